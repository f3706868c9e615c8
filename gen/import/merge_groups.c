/* SPDX-License-Identifier: MIT */
/* Chains the new entries that make one event, in the order of the file. */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "import/merge_parts.h"

static int compare_base(const char *a, const char *b)
{
	size_t length_a = base_length(a), length_b = base_length(b);
	int order = strncasecmp(a, b, length_a < length_b ? length_a : length_b);

	return order != 0 ? order : (length_a > length_b) - (length_a < length_b);
}

static int compare_matches(const struct match *a, const struct match *b)
{
	int order = strcmp(a->unit->box_id, b->unit->box_id);

	return order != 0 ? order : compare_base(a->intel->name, b->intel->name);
}

static int compare_pointers(const void *left, const void *right)
{
	const struct match *a = *(struct match *const *)left, *b = *(struct match *const *)right;
	int order = compare_matches(a, b);

	return order != 0 ? order : (a > b) - (a < b);
}

void merge_group(struct merge *merge)
{
	const struct comparison *comparison = merge->comparison;
	struct match **sorted = arena_array(merge->arena, comparison->count, sizeof *sorted);
	size_t count = 0;

	for (size_t i = 0; i < comparison->count; i++)
		if (comparison->at[i].verdict == VERDICT_NEW)
			sorted[count++] = &comparison->at[i];
	if (count != 0)
		qsort(sorted, count, sizeof *sorted, compare_pointers);
	for (size_t i = 0; i < count; i++) {
		bool first = i == 0 || compare_matches(sorted[i - 1], sorted[i]) != 0;

		sorted[i]->first = first ? sorted[i] : sorted[i - 1]->first;
		if (!first)
			sorted[i - 1]->next = sorted[i];
	}
}
