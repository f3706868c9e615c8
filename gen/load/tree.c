/* SPDX-License-Identifier: MIT */
/* Lists and finds files, in memory or in a folder. */
#include "load/tree.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "shared/named.h"

static struct tree_file *find(const struct tree *tree, const char *path)
{
	return NAMED(tree->files, tree->count, path, path);
}

const struct tree_file *tree_find(const struct tree *tree, const char *path)
{
	return find(tree, path);
}

void tree_add(struct arena *arena, struct tree *tree, const char *path, const char *text, size_t length)
{
	struct tree_file *file = find(tree, path);

	if (file == NULL) {
		tree->files = arena_grow(arena, tree->files, tree->count, &tree->room, sizeof *tree->files);
		file = &tree->files[tree->count++];
	}
	*file = (struct tree_file){ path, text, length };
}

void tree_remove(struct tree *tree, const char *path)
{
	struct tree_file *file = find(tree, path);

	if (file != NULL)
		*file = tree->files[--tree->count];
}

/* The rest of a path below the folder; NULL if it is not below it. */
static const char *below(const char *folder, const char *path)
{
	size_t length = strlen(folder);

	return strncmp(folder, path, length) == 0 && path[length] == '/' ? path + length + 1 : NULL;
}

static void add_name(struct arena *arena, struct names *names, const char *name, size_t length)
{
	for (size_t i = 0; i < names->count; i++)
		if (strlen(names->at[i]) == length && memcmp(names->at[i], name, length) == 0)
			return;
	names->at = arena_grow(arena, names->at, names->count, &names->room, sizeof *names->at);
	names->at[names->count++] = arena_copy(arena, name, length);
}

static int compare_names(const void *left, const void *right)
{
	return strcmp(*(char *const *)left, *(char *const *)right);
}

static bool list_disk(struct arena *arena, const char *path, struct names *names)
{
	DIR *folder = opendir(path);
	struct dirent *entry;

	if (folder == NULL)
		return false;
	while ((entry = readdir(folder)) != NULL)
		if (entry->d_name[0] != '.')
			add_name(arena, names, entry->d_name, strlen(entry->d_name));
	closedir(folder);
	return true;
}

static bool list_memory(const struct tree *tree, struct arena *arena, const char *path, struct names *names)
{
	for (size_t i = 0; i < tree->count; i++) {
		const char *rest = below(path, tree->files[i].path);

		if (rest != NULL && *rest != '.')
			add_name(arena, names, rest, strcspn(rest, "/"));
	}
	errno = ENOENT;
	return names->count != 0;
}

bool tree_list(const struct tree *tree, struct arena *arena, const char *path, struct names *names)
{
	bool found = tree != NULL ? list_memory(tree, arena, path, names) : list_disk(arena, path, names);

	if (names->count != 0)
		qsort(names->at, names->count, sizeof *names->at, compare_names);
	return found;
}

bool tree_exists(const struct tree *tree, const char *path)
{
	struct stat status;

	return tree != NULL ? find(tree, path) != NULL : stat(path, &status) == 0;
}

bool tree_is_folder(const struct tree *tree, const char *path)
{
	struct stat status;

	if (tree == NULL)
		return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
	for (size_t i = 0; i < tree->count; i++)
		if (below(path, tree->files[i].path) != NULL)
			return true;
	return false;
}
