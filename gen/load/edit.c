/* SPDX-License-Identifier: MIT */
/* Changes parsed JSON. */
#include "load/edit.h"

#include <assert.h>
#include <jansson.h>
#include <string.h>

#include "load/join/json_arena.h"
#include "load/join/value_tree.h"

static void mark(struct node node)
{
	((struct source *)node.source)->edited = true;
}

static json_t *parse(struct arena *arena, const char *text)
{
	json_t *json;

	json_in_arena(arena);
	json = json_loads(text, JSON_DECODE_ANY | JSON_REJECT_DUPLICATES, NULL);
	assert(json != NULL);
	return json;
}

void edit_put(struct arena *arena, struct node object, const char *key, const char *json)
{
	json_t *value = parse(arena, json);

	if (json_equal(json_object_get(value_tree(object), key), value))
		return;
	json_object_set_new(value_tree(object), key, value);
	mark(object);
}

const char *edit_member(struct arena *arena, struct node object, const char *key)
{
	const json_t *member = json_object_get(value_tree(object), key);

	json_in_arena(arena);
	return member != NULL ? json_dumps(member, JSON_COMPACT | JSON_ENCODE_ANY) : NULL;
}

void edit_remove(struct node object, const char *key)
{
	if (json_object_del(value_tree(object), key) == 0)
		mark(object);
}

void edit_put_inside(struct arena *arena, struct node object, const char *outer, const char *key, const char *json)
{
	struct node inner = object;

	if (json_object_get(value_tree(object), outer) == NULL)
		edit_put(arena, object, outer, "{}");
	inner.json = json_object_get(value_tree(object), outer);
	edit_put(arena, inner, key, json);
}

void edit_remove_inside(struct node object, const char *outer, const char *key)
{
	struct node inner = object;

	inner.json = json_object_get(value_tree(object), outer);
	if (inner.json != NULL)
		edit_remove(inner, key);
}

void edit_append(struct arena *arena, struct node object, const char *key, const char *json)
{
	json_t *list = json_object_get(value_tree(object), key);

	json_in_arena(arena);
	if (list == NULL) {
		list = json_array();
		json_object_set_new(value_tree(object), key, list);
	}
	json_array_append_new(list, parse(arena, json));
	mark(object);
}

void edit_insert(struct arena *arena, struct node object, const char *key, struct node before, const char *json)
{
	json_t *list = json_object_get(value_tree(object), key);
	size_t at = 0;

	while (at < json_array_size(list) && json_array_get(list, at) != value_tree(before))
		at++;
	json_in_arena(arena);
	json_array_insert_new(list, at, parse(arena, json));
	mark(object);
}

struct source *edit_new(struct arena *arena, const char *path, const char *json)
{
	struct source *source = arena_alloc(arena, sizeof *source);

	source->path = path;
	source->text = json;
	source->length = strlen(json);
	source->root = parse(arena, json);
	source->edited = true;
	return source;
}
