/* SPDX-License-Identifier: MIT */
/* Writes files so that a reader never sees half of one. */
#include "output/files.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/files/whole_file.h"
#include "shared/named.h"

static const char temporary_tail[] = ".uncoregen-new", backup_tail[] = ".uncoregen-old";

static const char *full_path(const struct outputs *outputs, const char *path)
{
	return arena_printf(outputs->arena, "%s/%s", outputs->folder, path);
}

static bool fail(struct outputs *outputs, const char *what, const char *path)
{
	if (outputs->error == NULL)
		outputs->error = arena_printf(outputs->arena, "cannot %s %s: %s", what, path, strerror(errno));
	return false;
}

static bool read_all(int fd, char *bytes, size_t length)
{
	while (length > 0) {
		ssize_t got = read(fd, bytes, length);

		if (got < 0 && errno == EINTR)
			continue;
		if (got <= 0)
			return false;
		bytes += got;
		length -= (size_t)got;
	}
	return true;
}

char *read_whole_file(const char *path, size_t *length)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	struct stat status;
	char *bytes = NULL;

	if (fd < 0)
		return NULL;
	if (fstat(fd, &status) == 0 && S_ISREG(status.st_mode))
		bytes = malloc((size_t)status.st_size + 1);
	if (bytes != NULL && !read_all(fd, bytes, (size_t)status.st_size)) {
		free(bytes);
		bytes = NULL;
	}
	close(fd);
	if (bytes != NULL) {
		bytes[status.st_size] = '\0';
		*length = (size_t)status.st_size;
	}
	return bytes;
}

enum output_state output_state(const struct outputs *outputs, const struct output *file)
{
	size_t length = 0;
	char *old = read_whole_file(full_path(outputs, file->path), &length);
	enum output_state state = OUTPUT_DIFFERS;

	if (old == NULL)
		return OUTPUT_MISSING;
	if (length == file->out.length && (length == 0 || memcmp(old, file->out.at, length) == 0))
		state = OUTPUT_CURRENT;
	free(old);
	return state;
}

static bool make_folder(struct outputs *outputs, const char *path)
{
	if (mkdir(path, 0777) != 0)
		return errno == EEXIST || fail(outputs, "make the folder", path);
	outputs->made = arena_grow(outputs->arena, outputs->made, outputs->made_count, &outputs->made_room,
				   sizeof *outputs->made);
	outputs->made[outputs->made_count++] = arena_printf(outputs->arena, "%s", path);
	return true;
}

static void remove_made(struct outputs *outputs)
{
	while (outputs->made_count > 0)
		rmdir(outputs->made[--outputs->made_count]);
}

/* Makes every folder of the path. */
static bool make_folders(struct outputs *outputs, const char *path)
{
	char *copy = arena_copy(outputs->arena, path, strlen(path));

	for (char *slash = strchr(copy + 1, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
		*slash = '\0';
		if (!make_folder(outputs, copy))
			return false;
		*slash = '/';
	}
	return true;
}

static bool write_bytes(const char *path, const char *bytes, size_t length)
{
	FILE *file = fopen(path, "wb");
	bool good;

	if (file == NULL)
		return false;
	good = length == 0 || fwrite(bytes, 1, length, file) == length;
	good &= fflush(file) == 0 && ferror(file) == 0;
	good &= fclose(file) == 0;
	return good;
}

/* What is to be replaced: the file, or that to which it is a link. */
static const char *real_path(const struct outputs *outputs, const char *path)
{
	char *real = may_be_replaced(path) ? NULL : realpath(path, NULL);
	const char *found = real != NULL ? arena_printf(outputs->arena, "%s", real) : path;

	free(real);
	return found;
}

static bool write_temporary(struct outputs *outputs, const struct output *file, struct replacement *into)
{
	const char *path = real_path(outputs, full_path(outputs, file->path));

	*into = (struct replacement){ .path = path };
	into->temporary = arena_printf(outputs->arena, "%s%s", path, temporary_tail);
	into->backup = arena_printf(outputs->arena, "%s%s", path, backup_tail);
	if (!make_folders(outputs, path))
		return false;
	into->was_there = access(path, F_OK) == 0;
	if (into->was_there && faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) != 0)
		return fail(outputs, "replace", path); /* rename() would replace a file that is write-protected */
	if (write_bytes(into->temporary, file->out.at, file->out.length))
		return true;
	fail(outputs, "write", into->temporary);
	unlink(into->temporary);
	return false;
}

/* Whether it is a device, a pipe, an open file such as /dev/stdout, or a link to nothing. */
static bool is_written_through(const char *path)
{
	struct stat status;

	if (stat(path, &status) != 0)
		return !may_be_replaced(path);
	return !S_ISREG(status.st_mode) || strncmp(path, "/dev/", 5) == 0 || strncmp(path, "/proc/", 6) == 0;
}

/* Writes the file to its temporary name, unless it is current. */
static bool prepare(struct outputs *outputs, struct output *file)
{
	file->through = is_written_through(full_path(outputs, file->path));
	if (file->through)
		return true;
	if (output_state(outputs, file) == OUTPUT_CURRENT)
		return true;
	outputs->replaced = arena_grow(outputs->arena, outputs->replaced, outputs->replaced_count,
				       &outputs->replaced_room, sizeof *outputs->replaced);
	if (!write_temporary(outputs, file, &outputs->replaced[outputs->replaced_count]))
		return false;
	outputs->replaced_count++;
	return true;
}

static void prepare_output(struct outputs *outputs, struct output *file)
{
	file->digest = output_digest(file);
	file->settled = outputs->error == NULL && prepare(outputs, file) && !file->through;
	if (file->settled)
		text_free(&file->out);
}

struct text *outputs_add(struct outputs *outputs, const char *path)
{
	if (outputs->early && outputs->count != 0)
		prepare_output(outputs, &outputs->files[outputs->count - 1]);
	outputs->files =
		arena_grow(outputs->arena, outputs->files, outputs->count, &outputs->room, sizeof *outputs->files);
	outputs->files[outputs->count] = (struct output){ .path = path };
	return &outputs->files[outputs->count++].out;
}

struct hash output_digest(const struct output *file)
{
	struct hash digest = HASH_START;

	if (file->settled)
		return file->digest;
	hash_bytes(&digest, file->out.at, file->out.length);
	return digest;
}

static void remove_temporaries(struct outputs *outputs, size_t first)
{
	for (size_t i = first; i < outputs->replaced_count; i++)
		unlink(outputs->replaced[i].temporary);
	outputs->replaced_count = 0;
}

/* Keeps the old file as a backup by a second name. A file system without hard links has no backup. */
static void keep_old(struct replacement *file)
{
	unlink(file->backup);
	file->kept = file->was_there && link(file->path, file->backup) == 0;
}

/* Moves the backup back. If that fails, the backup stays: it is all that is left of the old file. */
static void undo(struct replacement *file)
{
	if (file->kept)
		file->kept = rename(file->backup, file->path) == 0;
	else if (!file->was_there)
		unlink(file->path);
}

static bool rename_all(struct outputs *outputs)
{
	struct replacement *all = outputs->replaced;
	size_t count = outputs->replaced_count, done = 0;
	bool good = true;

	for (size_t i = 0; i < count; i++)
		keep_old(&all[i]);
	while (done < count && rename(all[done].temporary, all[done].path) == 0)
		done++;
	if (done < count) {
		good = fail(outputs, "replace", all[done].path);
		remove_temporaries(outputs, done);
		while (done > 0)
			undo(&all[--done]);
	}
	for (size_t i = 0; i < count; i++)
		if (all[i].kept)
			unlink(all[i].backup);
	outputs->replaced_count = 0;
	return good;
}

/* Writes devices and pipes; returns how many. */
static size_t write_through(struct outputs *outputs)
{
	size_t count = 0;

	for (size_t i = 0; i < outputs->count && outputs->error == NULL; i++) {
		const struct output *file = &outputs->files[i];

		if (!file->through)
			continue;
		errno = write_whole_file(full_path(outputs, file->path), file->out.at, file->out.length);
		if (errno != 0)
			fail(outputs, "write", full_path(outputs, file->path));
		count++;
	}
	return count;
}

bool outputs_write(struct outputs *outputs, size_t *written_count)
{
	size_t count, through;

	*written_count = 0;
	for (size_t i = 0; i < outputs->count && outputs->error == NULL; i++)
		if (!outputs->files[i].settled)
			prepare(outputs, &outputs->files[i]);
	count = outputs->replaced_count;
	through = write_through(outputs);
	if (outputs->error != NULL) {
		remove_temporaries(outputs, 0);
		return false;
	}
	if (!rename_all(outputs))
		return false;
	outputs->made_count = 0;
	*written_count = count + through;
	return true;
}

static bool is_ours(const struct outputs *outputs, const char *path)
{
	return NAMED(outputs->files, outputs->count, path, path) != NULL;
}

/* Only a file with our banner near its top can be called stale. */
static bool has_banner(const char *path)
{
	size_t length = 0;
	char *bytes = read_whole_file(path, &length);
	bool found = false;

	if (bytes == NULL)
		return false;
	bytes[length < 400 ? length : 400] = '\0';
	found = strstr(bytes, "GENERATED from spec/") != NULL;
	free(bytes);
	return found;
}

struct stale {
	struct outputs *outputs;
	const char **paths;
	size_t count, room;
};

static void find_stale(struct stale *stale, const char *below)
{
	struct arena *arena = stale->outputs->arena;
	DIR *folder = opendir(full_path(stale->outputs, below));
	struct dirent *entry;

	if (folder == NULL)
		return;
	while ((entry = readdir(folder)) != NULL) {
		const char *path = *below == '\0' ? arena_printf(arena, "%s", entry->d_name) :
						    arena_printf(arena, "%s/%s", below, entry->d_name);
		const char *full = full_path(stale->outputs, path);
		struct stat status;

		if (entry->d_name[0] == '.' || lstat(full, &status) != 0)
			continue;
		if (S_ISDIR(status.st_mode)) {
			find_stale(stale, path);
		} else if (S_ISREG(status.st_mode) && !is_ours(stale->outputs, path) && has_banner(full)) {
			stale->paths =
				arena_grow(arena, stale->paths, stale->count, &stale->room, sizeof *stale->paths);
			stale->paths[stale->count++] = path;
		}
	}
	closedir(folder);
}

static int compare_paths(const void *left, const void *right)
{
	return strcmp(*(const char *const *)left, *(const char *const *)right);
}

size_t outputs_stale(struct outputs *outputs, const char ***paths)
{
	struct stale stale = { .outputs = outputs };

	find_stale(&stale, "");
	if (stale.count != 0)
		qsort(stale.paths, stale.count, sizeof *stale.paths, compare_paths);
	*paths = stale.paths;
	return stale.count;
}

bool outputs_remove(struct outputs *outputs, const char *path)
{
	const char *full = full_path(outputs, path);

	return unlink(full) == 0 || fail(outputs, "remove", full);
}

void outputs_free(struct outputs *outputs)
{
	remove_temporaries(outputs, 0);
	remove_made(outputs);
	for (size_t i = 0; i < outputs->count; i++)
		text_free(&outputs->files[i].out);
}
