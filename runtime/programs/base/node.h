/* SPDX-License-Identifier: MIT */
/* Keeps a JSON value together with its place in the file. */
#ifndef BASE_NODE_H
#define BASE_NODE_H

#include <stddef.h>
#include <stdint.h>

struct json_t;
struct source;

/* A byte of a source file; line and column are counted when a diagnostic is printed. */
struct loc {
	const struct source *source;
	uint32_t offset;
};

struct node {
	const struct source *source;
	const struct json_t *json; /* of what was changed in memory; NULL: what the text has at the position */
	uint32_t position;         /* index in source->positions */
};

/* The file that the value was read from. */
const struct source *node_origin(struct node node);
/* The file of a member; NULL if the object has no such member. */
const struct source *member_origin(struct node object, const char *key);
/* Where the value itself begins. */
struct loc node_loc(struct node node);
/* Where a member's key, or its value, begins; the object's own place if it has no such member. */
struct loc node_key_loc(struct node object, const char *key);
struct loc node_member_loc(struct node object, const char *key);
/* Where element number index of the array member begins. */
struct loc node_element_loc(struct node object, const char *key, size_t index);
/* Where element number index of the array itself begins; the array's place if it has no such element. */
struct loc node_item_loc(struct node array, size_t index);
/* Where the key of a member begins, found from its value; the value's place if it is not a member. */
struct loc node_name_loc(struct node member);

#endif
