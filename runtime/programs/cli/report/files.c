/* SPDX-License-Identifier: MIT */
/* uncore report: lists its files. */
#define _GNU_SOURCE
#include "cli/report/files.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/common/find.h"

static void add_file(struct report_files *files, struct arena *arena, const char *name, bool is_found)
{
	files->at = arena_grow(arena, files->at, files->count, &files->room, sizeof files->at[0]);
	files->at[files->count++] = (struct report_file){ .name = name, .is_found = is_found };
}

static bool is_kind(const char *path, mode_t kind)
{
	struct stat file;

	return stat(path, &file) == 0 && (file.st_mode & S_IFMT) == kind;
}

/* Names of files have the date, so this is the order in which they were written. */
static int by_name(const void *a, const void *b)
{
	const struct report_file *first = a, *second = b;

	return strcmp(first->name, second->name);
}

static int add_folder(const struct cli_request *request, struct arena *arena, const char *path,
		      struct report_files *files)
{
	size_t before = files->count, length = strlen(path);
	DIR *folder = opendir(path);
	struct dirent *entry;

	if (folder == NULL) {
		complain(request, "%s: %s", path, strerror(errno));
		return CLI_BAD;
	}
	while ((entry = readdir(folder)) != NULL) {
		char *name;

		if (entry->d_name[0] == '.')
			continue;
		name = arena_printf(arena, "%s%s%s", path, path[length - 1] == '/' ? "" : "/", entry->d_name);
		if (is_kind(name, S_IFREG))
			add_file(files, arena, name, true);
	}
	(void)closedir(folder);
	if (files->count > before)
		qsort(files->at + before, files->count - before, sizeof files->at[0], by_name);
	return CLI_GOOD;
}

int list_files(const struct cli_request *request, struct arena *arena, struct report_files *files)
{
	int result = CLI_GOOD;

	for (int at = 0; at < request->line.count && result == CLI_GOOD; at++) {
		const char *path = request->line.arguments[at];

		if (is_kind(path, S_IFDIR))
			result = add_folder(request, arena, path, files);
		else
			add_file(files, arena, path, false);
	}
	return result;
}
