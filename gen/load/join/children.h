/* SPDX-License-Identifier: MIT */
/* Lists the children of a JSON object or list, each with its name and its place. */
#ifndef GEN_LOAD_JOIN_CHILDREN_H
#define GEN_LOAD_JOIN_CHILDREN_H

#include "base/node.h"
#include "load/join/shape.h"

struct child {
	const char *name; /* a member's key; an element's identity, NULL if it has none */
	struct node node;
};

struct children {
	struct child *at;
	size_t count;
	size_t next; /* where the last search ended: joined lists mostly have the same order */
};

/* Reads members for element_identity(); the object is a struct node. */
const char *node_member_text(const void *object, const char *name);
struct children children_of(struct arena *arena, struct node container, struct shape shape);
/* The first child with the name; NULL if there is none. */
const struct child *children_find(struct children *children, const char *name);

#endif
