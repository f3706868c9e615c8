/* SPDX-License-Identifier: MIT */
/* Finds key tables for JSON values, and the identities of the elements of lists. */
#include "load/join/shape.h"

#include <string.h>

#include "base/scalars.h"

const struct key *keys_named(const struct keys *keys, const char *name, size_t *index)
{
	for (size_t i = 0; keys != NULL && i < keys->count; i++)
		if (strcmp(keys->at[i].name, name) == 0) {
			*index = i;
			return &keys->at[i];
		}
	return NULL;
}

struct shape shape_of(const struct key *key, bool is_object)
{
	struct shape shape = { NULL, false };

	if (key == NULL)
		return shape;
	shape.keys = key->element;
	shape.map = key->type == KEY_MAP && is_object;
	return shape;
}

struct shape shape_of_member(struct shape map)
{
	struct shape shape = { map.keys, false };

	if (map.keys != NULL && map.keys->single_value)
		shape.keys = map.keys->at[1].element;
	return shape;
}

struct shape shape_below(struct shape object, const char *name, bool is_object)
{
	size_t index;

	return object.map ? shape_of_member(object) : shape_of(keys_named(object.keys, name, &index), is_object);
}

/* A name identifies elements only if each must have one. Reserved bits have no id, although others in the list do. */
struct identity identity_by(const struct keys *keys)
{
	size_t index;
	const struct key *name = keys_named(keys, "name", &index), *box = keys_named(keys, "box", &index);
	bool has_id = keys_named(keys, "id", &index) != NULL;

	return (struct identity){ .has_id = has_id,
				  .has_name = name != NULL && name->required,
				  .has_bits = has_id && keys_named(keys, "bits", &index) != NULL,
				  .has_box = box != NULL && box->required };
}

/* The member that identifies the element, and its text. */
static const char *identity_key(const struct identity *by, member_text *text, const void *element, const char **key)
{
	const char *value = NULL;

	if (by->has_id && (value = text(element, *key = "id")) != NULL)
		return value;
	if (by->has_name && (value = text(element, *key = "name")) != NULL)
		return value;
	return by->has_bits ? text(element, *key = "bits") : NULL;
}

const char *element_identity(struct arena *arena, const struct identity *by, member_text *text, const void *element)
{
	const char *key, *own = identity_key(by, text, element, &key);
	const char *box = own != NULL && by->has_box ? text(element, "box") : NULL;

	return box == NULL ? own : arena_printf(arena, "%s/%s", box, own);
}

bool is_identity(const struct identity *by, member_text *text, const void *element, const char *key)
{
	const char *own = NULL;

	return identity_key(by, text, element, &own) != NULL &&
	       (strcmp(own, key) == 0 || (by->has_box && strcmp(key, "box") == 0 && text(element, key) != NULL));
}

static int compare_bits(const char *left, const char *right)
{
	const char *pair[] = { left, right };
	uint64_t mask[2];

	for (size_t i = 0; i < 2; i++)
		if (!scan_bits(pair[i], strlen(pair[i]), &mask[i]))
			return 0;
	return mask[0] == mask[1] ? 0 : mask[0] > mask[1] ? -1 : 1;
}

const char *order_key(const struct keys *keys)
{
	if (keys == NULL || keys->order == ORDER_AS_WRITTEN)
		return NULL;
	return keys->order == ORDER_BY_ID ? "id" : "bits";
}

int compare_order(const struct keys *keys, const char *left, const char *right)
{
	if (left == NULL || right == NULL)
		return 0;
	return keys->order == ORDER_BY_ID ? strcmp(left, right) : compare_bits(left, right);
}
