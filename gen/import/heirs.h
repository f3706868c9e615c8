/* SPDX-License-Identifier: MIT */
/*
 * Finds the platforms whose files are like those of the platform that a file is imported for. An import never changes
 * what they say: their own lists do.
 */
#ifndef GEN_IMPORT_HEIRS_H
#define GEN_IMPORT_HEIRS_H

#include "import/match.h"

/* Fills in comparison->heirs. */
void find_heirs(struct comparison *comparison);
/* Whether the platform has the entry's old fact from there, or would get the new entry: it keeps what it has. */
bool heir_keeps(const struct comparison *comparison, const struct heir *heir, const struct match *match);

#endif
