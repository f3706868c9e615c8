/* SPDX-License-Identifier: MIT */
/* Compares two JSON values as the key tables understand them. */
#include "load/join/delta.h"

#include <jansson.h>
#include <string.h>

#include "load/join/json_arena.h"
#include "load/join/shape.h"
#include "load/join/value_tree.h"

struct delta {
	struct arena *arena;
	json_t *removed; /* paths */
};

static const char *text_in_tree(const void *object, const char *name)
{
	return json_string_value(json_object_get(object, name));
}

static const char *identity_in_tree(struct delta *delta, const struct keys *keys, const json_t *element)
{
	struct identity by = identity_by(keys);

	return element_identity(delta->arena, &by, text_in_tree, element);
}

static void note_removed(struct delta *delta, const char *path, const char *name)
{
	json_array_append_new(delta->removed, json_string(arena_printf(delta->arena, "%s%s", path, name)));
}

/* What must be laid over the base to get the whole; NULL: nothing. */
static json_t *differ(struct delta *delta, struct shape shape, const json_t *base, const json_t *whole,
		      const char *path);

/* A map's new member: it goes before the next one that the base has. */
static json_t *new_member(const struct shape *map, const json_t *base, const json_t *whole, const char *name)
{
	void *at = json_object_iter_at((json_t *)whole, name);
	json_t *member = json_copy(json_object_iter_value(at));

	while (at != NULL && json_object_get(base, json_object_iter_key(at)) == NULL)
		at = json_object_iter_next((json_t *)whole, at);
	if (at != NULL && json_is_object(member) && map->keys->at[0].type != KEY_WORD)
		json_object_set_new(member, "before", json_string(json_object_iter_key(at)));
	return member;
}

static json_t *differ_objects(struct delta *delta, struct shape shape, const json_t *base, const json_t *whole,
			      const char *path)
{
	json_t *into = json_object(), *value;
	const char *name;

	json_object_foreach((json_t *)base, name, value) {
		if (json_object_get(whole, name) == NULL)
			note_removed(delta, path, name);
	}
	json_object_foreach((json_t *)whole, name, value) {
		const json_t *theirs = json_object_get(base, name);
		const char *below = arena_printf(delta->arena, "%s%s/", path, name);

		if (theirs == NULL && shape.map)
			json_object_set_new(into, name, new_member(&shape, base, whole, name));
		else if (theirs == NULL)
			json_object_set(into, name, value);
		else
			json_object_set_new(into, name,
					    differ(delta, shape_below(shape, name, json_is_object(theirs)), theirs,
						   value, below));
	}
	return json_object_size(into) != 0 ? into : NULL;
}

/* ---- lists ---- */

static bool are_told_apart(struct delta *delta, const struct keys *keys, const json_t *list)
{
	for (size_t i = 0; i < json_array_size(list); i++)
		if (identity_in_tree(delta, keys, json_array_get(list, i)) == NULL)
			return false;
	return json_array_size(list) != 0;
}

/* The place of the element in the list; the list's length if it has none. */
static size_t find(struct delta *delta, const struct keys *keys, const json_t *list, const char *identity)
{
	size_t at = 0;

	while (at < json_array_size(list) &&
	       strcmp(identity_in_tree(delta, keys, json_array_get(list, at)), identity) != 0)
		at++;
	return at;
}

struct pairing {
	const struct keys *keys;
	const json_t *base, *whole;
	size_t *places; /* in the base, of each element of the whole; the base's length: new, or moved */
};

/*
 * Pairs the elements that both lists have, in one order. An element that comes earlier than in the base is removed and
 * inserted again.
 */
static struct pairing pair(struct delta *delta, const struct keys *keys, const json_t *base, const json_t *whole)
{
	struct pairing pairing = { keys, base, whole, NULL };
	size_t last = 0, count = json_array_size(whole);

	pairing.places = arena_array(delta->arena, count, sizeof *pairing.places);
	for (size_t i = 0; i < count; i++) {
		size_t at = find(delta, keys, base, identity_in_tree(delta, keys, json_array_get(whole, i)));

		if (at < last && order_key(keys) == NULL)
			at = json_array_size(base);
		pairing.places[i] = at;
		if (at != json_array_size(base))
			last = at;
	}
	return pairing;
}

static void note_missing(struct delta *delta, const struct pairing *pairing, const char *path)
{
	bool *kept = arena_array(delta->arena, json_array_size(pairing->base) + 1, sizeof *kept);

	for (size_t i = 0; i < json_array_size(pairing->whole); i++)
		kept[pairing->places[i]] = true;
	for (size_t i = 0; i < json_array_size(pairing->base); i++)
		if (!kept[i])
			note_removed(delta, path,
				     identity_in_tree(delta, pairing->keys, json_array_get(pairing->base, i)));
}

static json_t *new_element(struct delta *delta, const struct pairing *pairing, size_t index)
{
	json_t *element = json_copy(json_array_get(pairing->whole, index));
	size_t next = index + 1, count = json_array_size(pairing->whole), none = json_array_size(pairing->base);

	while (next < count && pairing->places[next] == none)
		next++;
	if (next < count && order_key(pairing->keys) == NULL)
		json_object_set_new(
			element, "before",
			json_string(identity_in_tree(delta, pairing->keys, json_array_get(pairing->whole, next))));
	return element;
}

static json_t *changed_element(struct delta *delta, const struct pairing *pairing, size_t index, const char *path)
{
	const json_t *whole = json_array_get(pairing->whole, index);
	const json_t *base = json_array_get(pairing->base, pairing->places[index]);
	const char *identity = identity_in_tree(delta, pairing->keys, whole), *name;
	struct identity by = identity_by(pairing->keys);
	struct shape shape = { pairing->keys, false };
	json_t *into = differ(delta, shape, base, whole, arena_printf(delta->arena, "%s%s/", path, identity)), *value;

	if (into == NULL)
		return NULL;
	json_object_foreach((json_t *)whole, name, value) {
		if (is_identity(&by, text_in_tree, whole, name))
			json_object_set(into, name, value);
	}
	return into;
}

static json_t *differ_lists(struct delta *delta, const struct keys *keys, const json_t *base, const json_t *whole,
			    const char *path)
{
	struct pairing pairing = pair(delta, keys, base, whole);
	json_t *into = json_array();

	note_missing(delta, &pairing, path);
	for (size_t i = 0; i < json_array_size(whole); i++)
		json_array_append_new(into, pairing.places[i] == json_array_size(base) ?
						    new_element(delta, &pairing, i) :
						    changed_element(delta, &pairing, i, path));
	return json_array_size(into) != 0 ? into : NULL;
}

static json_t *differ(struct delta *delta, struct shape shape, const json_t *base, const json_t *whole,
		      const char *path)
{
	if (json_equal(base, whole))
		return NULL;
	if (json_is_object(base) && json_is_object(whole))
		return differ_objects(delta, shape, base, whole, path);
	if (json_is_array(base) && json_is_array(whole) && shape.keys != NULL &&
	    are_told_apart(delta, shape.keys, base) && are_told_apart(delta, shape.keys, whole))
		return differ_lists(delta, shape.keys, base, whole, path);
	return json_incref((json_t *)whole);
}

/* "../schema/box.schema.json" requires what a delta omits. */
static void name_schema(struct delta *delta, json_t *root)
{
	static const char tail[] = ".schema.json", delta_tail[] = ".delta.schema.json";
	const char *schema = json_string_value(json_object_get(root, "$schema"));
	size_t length = schema != NULL ? strlen(schema) : 0;

	if (length < sizeof tail - 1 || strcmp(schema + length - (sizeof tail - 1), tail) != 0 ||
	    strstr(schema, delta_tail) != NULL)
		return;
	json_object_set_new(root, "$schema",
			    json_string(arena_printf(delta->arena, "%.*s%s", (int)(length - (sizeof tail - 1)), schema,
						     delta_tail)));
}

struct source *make_delta(struct arena *arena, const struct keys *keys, const struct source *base,
			  const struct source *whole, const char *like, const char *path)
{
	static const char *const names[] = { "$schema", "schema", "box", "platform" };
	struct delta delta = { .arena = arena };
	struct source *source = arena_alloc(arena, sizeof *source);
	json_t *theirs, *ours;

	json_in_arena(arena);
	delta.removed = json_array();
	theirs = json_copy(source_tree(base));
	ours = json_copy(source_tree(whole));
	json_object_del(theirs, "like");
	json_object_del(ours, "like");
	source->path = path;
	source->root = differ(&delta, (struct shape){ keys, false }, theirs, ours, "");
	if (source->root == NULL)
		source->root = json_object();
	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
		json_object_set(source->root, names[i], json_object_get(source_tree(whole), names[i]));
	name_schema(&delta, source->root);
	json_object_set_new(source->root, "like", json_string(like));
	if (json_array_size(delta.removed) != 0)
		json_object_set(source->root, "remove", delta.removed);
	source->edited = true;
	return source;
}
