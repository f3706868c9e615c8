/* SPDX-License-Identifier: MIT */
/* Finds the key table that describes a JSON value, before the value is decoded. */
#ifndef GEN_LOAD_JOIN_SHAPE_H
#define GEN_LOAD_JOIN_SHAPE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/keys/keys.h"

struct shape {
	const struct keys *keys; /* of this object, or of the objects in this list or map; NULL: unknown */
	bool map;                /* an object whose keys are names */
};

/* The key of that name and its place in the table; NULL if the table, which may be NULL, has none. */
const struct key *keys_named(const struct keys *keys, const char *name, size_t *index);
/* The shape of a key's value; the key may be NULL. */
struct shape shape_of(const struct key *key, bool is_object);
/* The shape of a map's members: objects with the element's keys, or the map's single values. */
struct shape shape_of_member(struct shape map);
/* The shape of the value of any member of an object, which may be a map. */
struct shape shape_below(struct shape object, const char *name, bool is_object);

/* The text of an object's member; NULL: there is none. An object is a node, or what Jansson made. */
typedef const char *member_text(const void *object, const char *name);

/* Which members may identify the objects of a list. */
struct identity {
	bool has_id, has_name, has_bits, has_box;
};

struct identity identity_by(const struct keys *keys);
/*
 * What identifies an element in a list of such objects. It is the id; or the name, if each must have one; or the bits,
 * if other elements have an id. If each must have a box too, the name is box/name. NULL: nothing does.
 */
const char *element_identity(struct arena *arena, const struct identity *by, member_text *text, const void *element);
/* Whether the key is part of what element_identity() returns. */
bool is_identity(const struct identity *by, member_text *text, const void *element, const char *key);

/* The key that sorts lists of such objects; NULL: they keep their order. */
const char *order_key(const struct keys *keys);
/* Compares two values of that key; 0 if one of them is invalid. */
int compare_order(const struct keys *keys, const char *left, const char *right);

#endif
