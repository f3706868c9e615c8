/* SPDX-License-Identifier: MIT */
/* Holds spec files in memory: those of a git revision, or those of a folder with some replaced. */
#ifndef GEN_LOAD_TREE_H
#define GEN_LOAD_TREE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"

struct tree_file {
	const char *path; /* the whole path, as diagnostics print it */
	const char *text; /* terminated */
	size_t length;
};

struct tree {
	struct tree_file *files;
	size_t count, room;
};

struct names {
	char **at;
	size_t count, room;
};

/* Adds a file without copying its text. It replaces a file with the same path. */
void tree_add(struct arena *arena, struct tree *tree, const char *path, const char *text, size_t length);
void tree_remove(struct tree *tree, const char *path);
const struct tree_file *tree_find(const struct tree *tree, const char *path);

/*
 * These look into the tree, or on the disk if it is NULL. Names are the sorted entries of a folder without hidden ones.
 */
bool tree_list(const struct tree *tree, struct arena *arena, const char *path, struct names *names);
bool tree_exists(const struct tree *tree, const char *path);
bool tree_is_folder(const struct tree *tree, const char *path);

#endif
