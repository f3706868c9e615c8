/* SPDX-License-Identifier: MIT */
/* Finds what keeps entries out of the spec: one by itself, or together with others. */
#ifndef GEN_IMPORT_FIT_H
#define GEN_IMPORT_FIT_H

#include "import/match.h"

/* Of a new entry that is no general counter's, or has what the language has no word for. */
void leave_out_unsayable(struct comparison *comparison, struct match *match);
/* Where the numbers of a new entry go, unless there is no place for them. */
void place_new(struct comparison *comparison, struct match *match);
/*
 * An event whose filter cannot be said would look as if it needed none. NULL where each can be said, and in a box that
 * is not described yet: there are no registers to look for.
 */
const char *why_filter_is_lost(const struct comparison *comparison, const struct match *match);
/* Of new entries that together, or with what is there, break a rule of the spec, all but one. */
void leave_out_unfit(struct comparison *comparison);

#endif
