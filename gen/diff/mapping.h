/* SPDX-License-Identifier: MIT */
/* Finds the new item for an old one, by address, in the lists that the first walk has matched. */
#ifndef GEN_DIFF_MAPPING_H
#define GEN_DIFF_MAPPING_H

#include "diff/match.h"

/* Two lists of one kind in matched items. */
struct list_pair {
	struct items old, new;
	struct matching matching;
};

struct mapping {
	const struct model *old,
		*new; /* the models whose documents citations name; NULL: two platforms of one spec are compared */
	struct list_pair *at; /* in the order of the walk */
	size_t count, room;
	const struct list_pair **by_old; /* sorted by address of the old list */
	bool renamed;                    /* some item was renamed */
};

/* Adds a pair of lists, and matches their items. */
struct matching mapping_add(struct arena *arena, struct mapping *mapping, const struct items *old,
			    const struct items *new);
/* Sorts the pairs when all have been added. */
void mapping_close(struct arena *arena, struct mapping *mapping);
/* Whether the two items are matched. A layout may be matched with several. */
bool mapped(const struct mapping *mapping, const void *old, const void *new);

#endif
