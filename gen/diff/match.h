/* SPDX-License-Identifier: MIT */
/* Matches items of an old and a new list: by id first, then by what they have in common. */
#ifndef GEN_DIFF_MATCH_H
#define GEN_DIFF_MATCH_H

#include "diff/kind.h"

/* For each old item, and for each new one, the index of its partner, or SIZE_MAX. */
struct matching {
	size_t *of_old, *of_new;
};

/*
 * Matches two lists of one kind. NULL members mean the identity mapping, the common case. Two items with different ids
 * are one renamed item if most of their facts agree. Of several such pairs the most similar are taken first.
 */
struct matching match_items(struct arena *arena, const struct items *old, const struct items *new);

#endif
