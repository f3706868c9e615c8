/* SPDX-License-Identifier: MIT */
/* Grows lists of texts. */
#include "base/lists.h"

#include <string.h>

void list_add(struct arena *arena, struct strings *list, const char *text)
{
	if (list->room < list->count)
		list->room = list->count;
	list->at = arena_grow(arena, list->at, list->count, &list->room, sizeof *list->at);
	list->at[list->count++] = text;
}
