/* SPDX-License-Identifier: MIT */
/*
 * Changing spec files in memory. What is put in is given as JSON text; the canonical printer (format.h) writes the
 * result, and the order of keys is its business. Places of nodes stay those of the file as it was read.
 */
#ifndef GEN_LOAD_EDIT_H
#define GEN_LOAD_EDIT_H

#include "base/arena.h"
#include "base/source.h"

/* Puts the member into the object, or replaces it, and marks the file as edited where that makes a difference. */
void edit_put(struct arena *arena, struct node object, const char *key, const char *json);
void edit_remove(struct node object, const char *key);
/* The same for an object that is a member of the object, and that is made where there is none. */
void edit_put_inside(struct arena *arena, struct node object, const char *outer, const char *key, const char *json);
void edit_remove_inside(struct node object, const char *outer, const char *key);
/* Adds to the end of the list that is a member of the object, which is made where there is none. */
void edit_append(struct arena *arena, struct node object, const char *key, const char *json);
/* The same, before an element that the list had when it was read. */
void edit_insert(struct arena *arena, struct node object, const char *key, struct node before, const char *json);
/* A file that is not there yet. */
struct source *edit_new(struct arena *arena, const char *path, const char *json);

#endif
