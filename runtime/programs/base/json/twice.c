/* SPDX-License-Identifier: MIT */
/* Finds out whether an object of a JSON text has a key twice. */
#include <string.h>

#include "base/json/scan.h"
#include "base/json/value.h"

enum { FEW = 12 };

static bool few_have_twice(struct node object)
{
	VALUE_EACH(later, object)
	{
		const char *name = value_name(later);

		for (struct node before = value_first(object); before.position < later.position;
		     before.position = value_end(before))
			if (*value_name(before) == *name && strcmp(value_name(before), name) == 0)
				return true;
	}
	return false;
}

static uint32_t hash_of(const char *name)
{
	uint32_t hash = 2166136261u;

	for (; *name != '\0'; name++)
		hash = (hash ^ (unsigned char)*name) * 16777619u;
	return hash;
}

static bool many_have_twice(struct arena *arena, struct node object, size_t count)
{
	const char **table;
	size_t room = 16;

	while (room < 2 * count)
		room *= 2;
	table = arena_array(arena, room, sizeof *table);
	VALUE_EACH(member, object)
	{
		const char *name = value_name(member);
		size_t at = hash_of(name) & (room - 1);

		for (; table[at] != NULL; at = (at + 1) & (room - 1))
			if (strcmp(table[at], name) == 0)
				return true;
		table[at] = name;
	}
	return false;
}

bool json_has_twice(struct arena *arena, const struct source *source)
{
	for (uint32_t at = 0; at < source->position_count; at++) {
		struct node node = { .source = source, .position = at };
		size_t count;

		if (!value_is_object(node))
			continue;
		count = value_count(node);
		if (count <= FEW ? few_have_twice(node) : many_have_twice(arena, node, count))
			return true;
	}
	return false;
}
