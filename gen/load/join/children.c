/* SPDX-License-Identifier: MIT */
/* Walks the members of objects and the elements of lists in step with their positions. */
#include "load/join/children.h"

#include <jansson.h>
#include <string.h>

#include "base/source.h"

static void append_child(struct children *children, struct node *at, const char *name, const json_t *json)
{
	at->json = json;
	children->at[children->count++] = (struct child){ name, *at };
	at->position = at->source->positions[at->position].next;
}

struct children children_of(struct arena *arena, struct node container, struct shape shape)
{
	struct children children = { 0 };
	struct node at = { container.source, NULL, container.position + 1 };
	size_t length = json_array_size(container.json);
	const char *name;
	json_t *json;

	children.at = arena_array(arena, json_object_size(container.json) + length, sizeof *children.at);
	json_object_foreach((json_t *)container.json, name, json) {
		append_child(&children, &at, name, json);
	}
	for (size_t i = 0; i < length; i++) {
		json = json_array_get(container.json, i);
		append_child(&children, &at, shape.keys != NULL ? element_identity(arena, shape.keys, json) : NULL,
			     json);
	}
	return children;
}

const struct child *children_find(struct children *children, const char *name)
{
	for (size_t i = 0; name != NULL && i < children->count; i++) {
		size_t at = (children->next + i) % children->count;
		const struct child *child = &children->at[at];

		if (child->name == NULL || strcmp(child->name, name) != 0)
			continue;
		children->next = at + 1;
		return child;
	}
	return NULL;
}
