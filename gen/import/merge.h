/* SPDX-License-Identifier: MIT */
/* Merges the result of a comparison into spec files in memory. */
#ifndef GEN_IMPORT_MERGE_H
#define GEN_IMPORT_MERGE_H

#include "import/match.h"
#include "load/load.h"
#include "output/files.h"

/*
 * Adds to outputs every file that changes, in canonical form. Texts, sources, aliases and verdicts stay. A merged fact
 * cites the new version. After this, the model differs from the files.
 */
void merge_comparison(struct spec *spec, const struct comparison *comparison, struct outputs *outputs);

#endif
