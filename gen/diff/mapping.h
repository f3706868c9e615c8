/* SPDX-License-Identifier: MIT */
/* Which item of the old side is which of the new one, by their addresses: all lists that the first walk has matched. */
#ifndef GEN_DIFF_MAPPING_H
#define GEN_DIFF_MAPPING_H

#include "diff/match.h"

/* Two lists of the same kind, in what is one item on both sides. */
struct list_pair {
	struct items old, new;
	struct matching matching;
};

struct mapping {
	const struct model *old, *new; /* whose documents citations name; NULL between two platforms of one spec */
	struct list_pair *at;          /* in the order of the walk */
	size_t count, room;
	const struct list_pair **by_old; /* sorted by where the old list is */
	bool renamed;                    /* some item has another id */
};

/* Adds a pair of lists, and matches their items. */
struct matching mapping_add(struct arena *arena, struct mapping *mapping, const struct items *old,
			    const struct items *new);
/* When all are there. */
void mapping_close(struct arena *arena, struct mapping *mapping);
/* Whether the matching takes the one for the other. A layout may be matched with several. */
bool mapped(const struct mapping *mapping, const void *old, const void *new);

#endif
