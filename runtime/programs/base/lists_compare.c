/* SPDX-License-Identifier: MIT */
/* Looks for texts in lists, and compares lists. */
#include <string.h>

#include "base/lists.h"

void list_once(struct arena *arena, struct strings *list, const char *text, size_t length)
{
	for (size_t i = 0; i < list->count; i++)
		if (strlen(list->at[i]) == length && memcmp(list->at[i], text, length) == 0)
			return;
	list_add(arena, list, arena_copy(arena, text, length));
}

bool list_has(const struct strings *list, const char *text)
{
	for (size_t i = 0; i < list->count; i++)
		if (strcmp(list->at[i], text) == 0)
			return true;
	return false;
}

bool lists_equal(const struct strings *a, const struct strings *b)
{
	if (a->count != b->count)
		return false;
	for (size_t i = 0; i < a->count; i++)
		if (strcmp(a->at[i], b->at[i]) != 0)
			return false;
	return true;
}

bool numbers_equal(const struct numbers *a, const struct numbers *b)
{
	return a->count == b->count && (a->count == 0 || memcmp(a->at, b->at, a->count * sizeof *a->at) == 0);
}

uint64_t numbers_bits(const struct numbers *numbers)
{
	uint64_t bits = 0;

	for (size_t i = 0; i < numbers->count; i++)
		bits |= UINT64_C(1) << numbers->at[i];
	return bits;
}
