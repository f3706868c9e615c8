/* SPDX-License-Identifier: MIT */
/* Gives Jansson the memory of a run. */
#include "load/join/json_arena.h"

#include <jansson.h>

/*
 * Jansson's values live as long as a file's text, so an arena holds them, and they are never freed one by one.
 * Jansson's memory functions have no context argument, so this must be a variable.
 */
static struct arena *json_arena;

static void *json_arena_alloc(size_t size)
{
	return arena_raw(json_arena, size);
}

static void json_arena_free(void *memory)
{
	(void)memory;
}

struct arena *json_in_arena(struct arena *arena)
{
	struct arena *before = json_arena;

	json_arena = arena;
	json_set_alloc_funcs(json_arena_alloc, json_arena_free);
	return before;
}
