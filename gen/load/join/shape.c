/* SPDX-License-Identifier: MIT */
/* Finds key tables for JSON values, and the identities of the elements of lists. */
#include "load/join/shape.h"

#include <jansson.h>
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

struct shape shape_of(const struct key *key, const json_t *value)
{
	struct shape shape = { NULL, false };

	if (key == NULL)
		return shape;
	shape.keys = key->element;
	shape.map = key->type == KEY_MAP && json_is_object(value);
	return shape;
}

struct shape shape_of_member(struct shape map)
{
	struct shape shape = { map.keys, false };

	if (map.keys != NULL && map.keys->single_value)
		shape.keys = map.keys->at[1].element;
	return shape;
}

struct shape shape_below(struct shape object, const char *name, const json_t *value)
{
	size_t index;

	return object.map ? shape_of_member(object) : shape_of(keys_named(object.keys, name, &index), value);
}

/* The member's text, if the table has it as a key. A name identifies elements only if each must have one. */
static const char *member_text(const struct keys *keys, const json_t *element, const char *name, bool required)
{
	size_t index;
	const struct key *key = keys_named(keys, name, &index);

	if (key == NULL || (required && !key->required))
		return NULL;
	return json_string_value(json_object_get(element, name));
}

static const char *identity_key(const struct keys *keys, const json_t *element)
{
	size_t index;

	if (member_text(keys, element, "id", false) != NULL)
		return "id";
	if (member_text(keys, element, "name", true) != NULL)
		return "name";
	/* Reserved bits have no id, although other elements of their list do. */
	return keys_named(keys, "id", &index) != NULL && member_text(keys, element, "bits", false) != NULL ? "bits" :
													     NULL;
}

const char *element_identity(struct arena *arena, const struct keys *keys, const json_t *element)
{
	const char *key = identity_key(keys, element), *box = member_text(keys, element, "box", true), *text;

	if (key == NULL)
		return NULL;
	text = json_string_value(json_object_get(element, key));
	return box == NULL ? text : arena_printf(arena, "%s/%s", box, text);
}

bool is_identity(const struct keys *keys, const json_t *element, const char *key)
{
	const char *own = identity_key(keys, element);

	return own != NULL &&
	       (strcmp(own, key) == 0 || (strcmp(key, "box") == 0 && member_text(keys, element, key, true) != NULL));
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
