/* SPDX-License-Identifier: MIT */
/*
 * Facts that name other items hold pointers to them: two are equal when the matching takes the items of the one for
 * those of the other, whatever they are called. So what merely follows from a rename is no change, and a name that has
 * come to mean another thing is one. fact.h says of which facts this is asked.
 */
#ifndef GEN_DIFF_REFS_H
#define GEN_DIFF_REFS_H

#include "diff/mapping.h"

/* In place of facts_equal(), where something has another id. */
bool refs_equal(const struct mapping *mapping, const struct fact *old, const struct fact *new);
/* The same of an element of each, in words. */
bool ref_elements_equal(const struct mapping *mapping, const struct fact *old, const struct fact *new, const char *a,
			const char *b);

#endif
