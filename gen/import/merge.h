/* SPDX-License-Identifier: MIT */
/* Merges the result of a comparison into the spec files, in memory. */
#ifndef GEN_IMPORT_MERGE_H
#define GEN_IMPORT_MERGE_H

#include "import/match.h"
#include "load/load.h"
#include "output/files.h"

/*
 * Adds to outputs every file that changes, in canonical form. Texts, sources, aliases and verdicts stay; a fact that is
 * taken over cites the new version. The model no longer says what the files do.
 */
void merge_comparison(struct spec *spec, const struct comparison *comparison, struct outputs *outputs);

#endif
