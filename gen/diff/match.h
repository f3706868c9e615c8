/* SPDX-License-Identifier: MIT */
/* Matches items of an old and a new list: by id first, then by what they have in common. */
#ifndef GEN_DIFF_MATCH_H
#define GEN_DIFF_MATCH_H

#include "diff/kind.h"

/* For each old item the index of its partner, or SIZE_MAX; for each new one likewise. */
struct matching {
	size_t *of_old, *of_new;
};

/*
 * Both lists are of one kind. NULL members mean that item n is item n throughout, which is what a spec mostly says of
 * itself. Two items of different ids are the same, renamed, when more of what they say agrees than not; of several such
 * pairs the most alike are taken first.
 */
struct matching match_items(struct arena *arena, const struct items *old, const struct items *new);

#endif
