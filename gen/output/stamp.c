/* SPDX-License-Identifier: MIT */
/* Reads and writes the stamp. */
#include "output/stamp.h"

#include <dirent.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/files/whole_file.h"

enum { HASH_TEXT_SIZE = 33 };

static void hash_text(const struct hash *hash, char text[HASH_TEXT_SIZE])
{
	snprintf(text, HASH_TEXT_SIZE, "%016" PRIx64 "%016" PRIx64, hash->a, hash->b);
}

static bool hash_file(struct hash *hash, const char *path)
{
	size_t length = 0;
	char *bytes = read_whole_file(path, &length);

	if (bytes == NULL)
		return false;
	hash_bytes(hash, bytes, length);
	free(bytes);
	return true;
}

static int compare_entries(const void *left, const void *right)
{
	return strcmp(*(char *const *)left, *(char *const *)right);
}

static size_t list(struct arena *arena, const char *path, char ***names)
{
	DIR *folder = opendir(path);
	struct dirent *entry;
	size_t count = 0, room = 0;

	*names = NULL;
	if (folder == NULL)
		return 0;
	while ((entry = readdir(folder)) != NULL) {
		if (entry->d_name[0] == '.')
			continue;
		*names = arena_grow(arena, *names, count, &room, sizeof **names);
		(*names)[count++] = arena_copy(arena, entry->d_name, strlen(entry->d_name));
	}
	closedir(folder);
	if (count != 0)
		qsort(*names, count, sizeof **names, compare_entries);
	return count;
}

static bool hash_folder(struct arena *arena, struct hash *hash, const char *path)
{
	char **names;
	size_t count = list(arena, path, &names);

	hash_bytes(hash, &count, sizeof count);
	for (size_t i = 0; i < count; i++) {
		const char *child = arena_printf(arena, "%s/%s", path, names[i]);
		struct stat status;

		hash_bytes(hash, names[i], strlen(names[i]));
		if (stat(child, &status) != 0)
			return false;
		if (S_ISDIR(status.st_mode) ? !hash_folder(arena, hash, child) : !hash_file(hash, child))
			return false;
	}
	return true;
}

bool stamp_inputs(struct arena *arena, const char *spec, struct hash *hash)
{
	struct stat status;

	*hash = (struct hash)HASH_START;
	return stat(spec, &status) == 0 && S_ISDIR(status.st_mode) && hash_file(hash, "/proc/self/exe") &&
	       hash_folder(arena, hash, spec);
}

static bool output_is_current(struct arena *arena, const char *folder, const char *line)
{
	struct hash hash = HASH_START;
	char text[HASH_TEXT_SIZE];

	if (strlen(line) < HASH_TEXT_SIZE ||
	    !hash_file(&hash, arena_printf(arena, "%s/%s", folder, line + HASH_TEXT_SIZE)))
		return false;
	hash_text(&hash, text);
	return strncmp(text, line, HASH_TEXT_SIZE - 1) == 0;
}

bool stamp_is_current(struct arena *arena, const char *folder, const struct hash *inputs)
{
	size_t length = 0;
	char *stamp = read_whole_file(arena_printf(arena, "%s/.stamp", folder), &length);
	char text[HASH_TEXT_SIZE], *save = NULL, *line;
	bool current;

	if (stamp == NULL)
		return false;
	stamp[length] = '\0';
	hash_text(inputs, text);
	line = strtok_r(stamp, "\n", &save);
	current = line != NULL && strcmp(line, text) == 0;
	while (current && (line = strtok_r(NULL, "\n", &save)) != NULL)
		current = output_is_current(arena, folder, line);
	free(stamp);
	return current;
}

void stamp_write(const struct outputs *outputs, const struct hash *inputs)
{
	struct text out = { 0 };
	char text[HASH_TEXT_SIZE];

	hash_text(inputs, text);
	text_add(&out, text);
	text_char(&out, '\n');
	for (size_t i = 0; i < outputs->count; i++) {
		struct hash digest = output_digest(&outputs->files[i]);

		hash_text(&digest, text);
		text_add(&out, text);
		text_char(&out, ' ');
		text_add(&out, outputs->files[i].path);
		text_char(&out, '\n');
	}
	write_whole_file(arena_printf(outputs->arena, "%s/.stamp", outputs->folder), out.at, out.length);
	text_free(&out);
}
