/* SPDX-License-Identifier: MIT */
/* Keeps the matchings of all lists, and finds the one that an item belongs to. */
#include "diff/mapping.h"

#include <stdlib.h>

struct matching mapping_add(struct arena *arena, struct mapping *mapping, const struct items *old,
			    const struct items *new)
{
	struct list_pair *pair;

	mapping->at = arena_grow(arena, mapping->at, mapping->count, &mapping->room, sizeof *mapping->at);
	pair = &mapping->at[mapping->count++];
	*pair = (struct list_pair){ *old, *new, match_items(arena, old, new) };
	return pair->matching;
}

static uintptr_t begin_of(const struct list_pair *pair)
{
	return (uintptr_t)pair->old.at;
}

static int compare_begins(const void *left, const void *right)
{
	const struct list_pair *a = *(const struct list_pair *const *)left,
			       *b = *(const struct list_pair *const *)right;

	if (begin_of(a) != begin_of(b))
		return begin_of(a) < begin_of(b) ? -1 : 1;
	return a < b ? -1 : a > b;
}

void mapping_close(struct arena *arena, struct mapping *mapping)
{
	size_t count = 0;

	if (!mapping->renamed)
		return;
	mapping->by_old = arena_array(arena, mapping->count + 1, sizeof *mapping->by_old);
	for (size_t i = 0; i < mapping->count; i++)
		if (mapping->at[i].old.count != 0)
			mapping->by_old[count++] = &mapping->at[i];
	mapping->count = count;
	qsort(mapping->by_old, count, sizeof *mapping->by_old, compare_begins);
}

static bool pair_maps(const struct list_pair *pair, size_t index, const void *new)
{
	size_t k = pair->matching.of_old != NULL ? pair->matching.of_old[index] : index;

	return k < pair->new.count &&item_at(&pair->new, k) == new;
}

bool mapped(const struct mapping *mapping, const void *old, const void *new)
{
	size_t lo = 0, hi = mapping->count;

	/* the first list that begins after the item */
	while (lo < hi) {
		size_t middle = lo + (hi - lo) / 2;

		if (begin_of(mapping->by_old[middle]) <= (uintptr_t)old)
			lo = middle + 1;
		else
			hi = middle;
	}
	for (size_t i = lo; i-- > 0 && begin_of(mapping->by_old[i]) == begin_of(mapping->by_old[lo - 1]);) {
		const struct list_pair *pair = mapping->by_old[i];
		size_t index = ((uintptr_t)old - begin_of(pair)) / kind_of(pair->old.of)->size;

		if (index < pair->old.count && pair_maps(pair, index, new))
			return true;
	}
	return false;
}
