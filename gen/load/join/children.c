/* SPDX-License-Identifier: MIT */
/* Walks the members of objects and the elements of lists in step with their positions. */
#include "load/join/children.h"

#include <string.h>

#include "base/json/value.h"

const char *node_member_text(const void *object, const char *name)
{
	return value_member_text(*(const struct node *)object, name);
}

static const char *name_of(struct arena *arena, struct node child, const struct identity *by)
{
	if (value_is_member(child))
		return value_name(child);
	return by != NULL && value_is_object(child) ? element_identity(arena, by, node_member_text, &child) : NULL;
}

struct children children_of(struct arena *arena, struct node container, struct shape shape)
{
	struct identity by = identity_by(shape.keys);
	struct children children = { 0 };

	children.at = arena_array(arena, value_count(container), sizeof *children.at);
	VALUE_EACH(child, container)
	{
		children.at[children.count++] =
			(struct child){ name_of(arena, child, shape.keys != NULL ? &by : NULL), child };
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
