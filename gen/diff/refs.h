/* SPDX-License-Identifier: MIT */
/*
 * Compares facts that name other items. Two such facts are equal if the items that they name are matched, whatever
 * their names. So the consequence of a rename is no change, and a name that now means another item is one. fact.h says
 * which facts name items.
 */
#ifndef GEN_DIFF_REFS_H
#define GEN_DIFF_REFS_H

#include "diff/mapping.h"

/* Replaces facts_equal() if something was renamed. */
bool refs_equal(const struct mapping *mapping, const struct fact *old, const struct fact *new);
/* The same for an element of each, in words. */
bool ref_elements_equal(const struct mapping *mapping, const struct fact *old, const struct fact *new, const char *a,
			const char *b);

#endif
