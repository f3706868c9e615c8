/* SPDX-License-Identifier: MIT */
/* Finds entries that the spec cannot take: alone, or together with others. */
#ifndef GEN_IMPORT_FIT_H
#define GEN_IMPORT_FIT_H

#include "import/match.h"

/* Leaves out a new entry that is not for general counters, or that the spec format cannot express. */
void leave_out_unsayable(struct comparison *comparison, struct match *match);
/* Finds the fields for the numbers of an entry. Returns why that fails; NULL: it does not. */
const char *place_encoding(const struct comparison *comparison, struct match *match);
/* Finds the fields for the numbers of a new entry, or leaves it out. */
void place_new(struct comparison *comparison, struct match *match);
/*
 * Why a filter of the entry cannot be expressed; without it, the event would look as if it needed none. NULL if each
 * filter can be expressed, and in a box that is not described yet, because it has no registers.
 */
const char *why_filter_is_lost(const struct comparison *comparison, const struct match *match);
/* Why the entry's FILTER_VALUE is not what the spec sets; NULL: it is, or there is none. */
const char *why_filter_value_differs(const struct comparison *comparison, const struct match *match);
/* Of new entries that break a rule together, or with the spec, leaves out all but one. */
void leave_out_unfit(struct comparison *comparison);

#endif
