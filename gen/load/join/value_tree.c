/* SPDX-License-Identifier: MIT */
/* Makes Jansson's values from positions. */
#include "load/join/value_tree.h"

#include <jansson.h>

#include "base/json/value.h"
#include "load/join/json_arena.h"

static json_t *make(struct source *source, struct node node);

static json_t *make_container(struct source *source, struct node node, json_t *into)
{
	VALUE_EACH(child, node)
	{
		if (json_is_object(into))
			json_object_set_new_nocheck(into, value_name(child), make(source, child));
		else
			json_array_append_new(into, make(source, child));
	}
	return into;
}

static json_t *new_value(struct source *source, struct node node)
{
	switch (value_type(node)) {
	case VALUE_OBJECT:
		return make_container(source, node, json_object());
	case VALUE_ARRAY:
		return make_container(source, node, json_array());
	case VALUE_STRING:
		return json_string_nocheck(value_text(node));
	case VALUE_INTEGER:
		return json_integer(value_integer(node));
	case VALUE_REAL:
		return json_real(value_real(node));
	case VALUE_TRUE:
		return json_true();
	case VALUE_FALSE:
		return json_false();
	default:
		return json_null();
	}
}

static json_t *make(struct source *source, struct node node)
{
	return source->values[node.position] = new_value(source, node);
}

struct json_t *value_tree(struct node node)
{
	struct source *source = (struct source *)node.source; /* whose values only this function makes */
	struct arena *before;

	if (node.json != NULL)
		return (json_t *)node.json;
	if (source->values != NULL)
		return source->values[node.position];
	if (source->root != NULL)
		return source->root;
	before = json_in_arena(source->arena);
	source->values = arena_array(source->arena, source->position_count, sizeof(*source->values));
	source->root = make(source, (struct node){ .source = source });
	json_in_arena(before);
	return source->values[node.position];
}

struct json_t *source_tree(const struct source *source)
{
	return value_tree((struct node){ .source = source });
}
