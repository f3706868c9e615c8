/* SPDX-License-Identifier: MIT */
/*
 * Changes spec files in memory. Values are given as JSON text. format.h prints the result and sorts the keys. Nodes
 * keep the places that they had in the file as it was read.
 */
#ifndef GEN_LOAD_EDIT_H
#define GEN_LOAD_EDIT_H

#include "base/arena.h"
#include "base/source.h"

/* Adds the member to the object, or replaces it. Marks the file as edited if that changes something. */
void edit_put(struct arena *arena, struct node object, const char *key, const char *json);
void edit_remove(struct node object, const char *key);
/* The same for an object that is a member of this one. It is made if it is missing. */
void edit_put_inside(struct arena *arena, struct node object, const char *outer, const char *key, const char *json);
void edit_remove_inside(struct node object, const char *outer, const char *key);
/* Adds to the end of a list that is a member of the object. The list is made if it is missing. */
void edit_append(struct arena *arena, struct node object, const char *key, const char *json);
/* Inserts before an element that the list had when it was read. */
void edit_insert(struct arena *arena, struct node object, const char *key, struct node before, const char *json);
/* The member as JSON, in the arena; NULL: the object has none. */
const char *edit_member(struct arena *arena, struct node object, const char *key);
/* Makes a file that does not exist yet. */
struct source *edit_new(struct arena *arena, const char *path, const char *json);

#endif
