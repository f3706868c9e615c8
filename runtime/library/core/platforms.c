/* SPDX-License-Identifier: MIT */
/* Keeps the platforms that were compiled in and those of files, and finds one of them. */
#define _GNU_SOURCE
#include "uncore/platforms.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "core/lookup.h"
#include "core/tables/file.h"
#include "core/text.h"

#define ENDING ".tables"
/* Each is compared with the others. */
enum { LOADED_MAX = 64 };

struct file {
	char *path;
	void *bytes;
	size_t size;
};

struct loaded {
	const struct uncore_tables *tables;
	const struct uncore_tables *replaced; /* NULL: none */
	size_t file;
};

struct uncore_platforms {
	struct file *files;
	size_t file_count;
	struct loaded *loaded;
	size_t loaded_count;
};

/* ---- finding ---- */

static const struct loaded *find_loaded(const struct uncore_platforms *platforms, const char *id)
{
	for (size_t at = 0; platforms != NULL && at < platforms->loaded_count; at++) {
		const struct uncore_tables *tables = platforms->loaded[at].tables;

		if (same_word(uncore_text(tables, tables->id), id))
			return &platforms->loaded[at];
	}
	return NULL;
}

const struct uncore_tables *uncore_platforms_at(const struct uncore_platforms *platforms, unsigned index)
{
	const struct uncore_tables *tables = uncore_platform_at(index);
	const struct loaded *loaded;
	unsigned linked = 0;

	if (tables != NULL) {
		loaded = find_loaded(platforms, uncore_text(tables, tables->id));
		return loaded != NULL ? loaded->tables : tables;
	}
	if (platforms == NULL)
		return NULL;
	while (uncore_platform_at(linked) != NULL)
		linked++;
	for (size_t at = 0; at < platforms->loaded_count; at++) {
		if (platforms->loaded[at].replaced == NULL && linked++ == index)
			return platforms->loaded[at].tables;
	}
	return NULL;
}

const struct uncore_tables *uncore_platforms_find(const struct uncore_platforms *platforms, const char *id)
{
	const struct loaded *loaded = id != NULL ? find_loaded(platforms, id) : NULL;

	return loaded != NULL ? loaded->tables : uncore_platform(id);
}

const struct uncore_tables *uncore_platforms_by_signature(const struct uncore_platforms *platforms,
							  const struct uncore_signature *signature)
{
	const struct uncore_tables *tables;

	/* A file for a processor was loaded to be used for it. */
	for (size_t at = 0; platforms != NULL && at < platforms->loaded_count; at++) {
		if (has_signature(platforms->loaded[at].tables, signature))
			return platforms->loaded[at].tables;
	}
	for (unsigned at = 0; (tables = uncore_platforms_at(platforms, at)) != NULL; at++) {
		if (has_signature(tables, signature))
			return tables;
	}
	return NULL;
}

const struct uncore_tables *uncore_platform_by_signature(const struct uncore_signature *signature)
{
	return uncore_platforms_by_signature(NULL, signature);
}

static const struct loaded *find_tables(const struct uncore_platforms *platforms, const struct uncore_tables *tables)
{
	for (size_t at = 0; platforms != NULL && at < platforms->loaded_count; at++) {
		if (platforms->loaded[at].tables == tables)
			return &platforms->loaded[at];
	}
	return NULL;
}

const char *uncore_platforms_file(const struct uncore_platforms *platforms, const struct uncore_tables *tables)
{
	const struct loaded *loaded = find_tables(platforms, tables);

	return loaded != NULL ? platforms->files[loaded->file].path : NULL;
}

const struct uncore_tables *uncore_platforms_replaced(const struct uncore_platforms *platforms,
						      const struct uncore_tables *tables)
{
	const struct loaded *loaded = find_tables(platforms, tables);

	return loaded != NULL ? loaded->replaced : NULL;
}

/* ---- loading ---- */

static int no_memory(struct uncore_fault *fault)
{
	return uncore_fault_set(fault, UNCORE_E_NOMEM, "%s", uncore_error_text(UNCORE_E_NOMEM));
}

/* Makes room for one more; NULL: there is none. */
static void *one_more(void *array, size_t count, size_t size)
{
	return count < SIZE_MAX / size - 1 ? realloc(array, (count + 1) * size) : NULL;
}

/* As the rule duplicate-cpuid of uncoregen. */
static bool is_same_processor(const struct uncore_cpuid_row *left, const struct uncore_cpuid_row *right)
{
	return left->family == right->family && left->model == right->model &&
	       left->stepping_lo <= right->stepping_hi && right->stepping_lo <= left->stepping_hi;
}

static bool is_claimed(const struct uncore_tables *tables, const struct uncore_cpuid_row *row)
{
	for (unsigned at = 0; at < tables->cpuids.count; at++)
		if (is_same_processor(&uncore_cpuids(tables)[at], row))
			return true;
	return false;
}

/* A platform that another file, or this one, has under another id for a processor of these tables; NULL: none. */
static const struct loaded *find_rival(const struct uncore_platforms *platforms, const struct uncore_tables *tables)
{
	for (size_t at = 0; at < platforms->loaded_count; at++)
		for (unsigned row = 0; row < tables->cpuids.count; row++)
			if (is_claimed(platforms->loaded[at].tables, &uncore_cpuids(tables)[row]))
				return &platforms->loaded[at];
	return NULL;
}

static int check_other(const struct uncore_platforms *platforms, const struct uncore_tables *tables, size_t file,
		       struct uncore_fault *fault)
{
	const char *id = uncore_text(tables, tables->id), *path = platforms->files[file].path;
	const struct loaded *other = find_loaded(platforms, id);

	if (other != NULL)
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT,
					"%.80s and %.80s both have the platform %.20s; leave out one of them",
					platforms->files[other->file].path, path, id);
	other = find_rival(platforms, tables);
	if (other != NULL)
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT,
					"%.60s and %.60s have platforms for the same processor, %.20s and %.20s; leave "
					"out one of them",
					platforms->files[other->file].path, path,
					uncore_text(other->tables, other->tables->id), id);
	return 0;
}

static int add_tables(struct uncore_platforms *platforms, const struct uncore_tables *tables, size_t file,
		      struct uncore_fault *fault)
{
	struct loaded *loaded;
	int result = check_other(platforms, tables, file, fault);

	if (result != 0)
		return result;
	if (platforms->loaded_count == LOADED_MAX)
		return uncore_fault_set(fault, UNCORE_E_RANGE,
					"%.140s: is platform number %d, and no more than %d of files are used",
					platforms->files[file].path, LOADED_MAX + 1, LOADED_MAX);
	loaded = (struct loaded *)one_more(platforms->loaded, platforms->loaded_count, sizeof(*loaded));
	if (loaded == NULL)
		return no_memory(fault);
	platforms->loaded = loaded;
	loaded[platforms->loaded_count++] =
		(struct loaded){ tables, uncore_platform(uncore_text(tables, tables->id)), file };
	return 0;
}

static int add_file(struct uncore_platforms *platforms, const char *path, struct uncore_fault *fault)
{
	struct file *files = (struct file *)one_more(platforms->files, platforms->file_count, sizeof(*files));
	size_t at = platforms->file_count;
	const struct uncore_tables *tables = NULL;
	int result;

	if (files == NULL)
		return no_memory(fault);
	platforms->files = files;
	files[at] = (struct file){ .path = strdup(path) };
	if (files[at].path == NULL)
		return no_memory(fault);
	platforms->file_count++;
	result = read_tables_file(path, &files[at].bytes, &files[at].size, fault);
	if (result == 0)
		result = tables_file_check(files[at].bytes, files[at].size, path, fault);
	while (result == 0 && (tables = tables_file_next(files[at].bytes, tables)) != NULL)
		result = add_tables(platforms, tables, at, fault);
	return result;
}

static int is_of_tables(const struct dirent *entry)
{
	size_t length = strlen(entry->d_name), ending = strlen(ENDING);

	return entry->d_name[0] != '.' && length > ending && strcmp(entry->d_name + length - ending, ENDING) == 0;
}

/* The order of bytes, whatever the locale. */
static int compare_names(const struct dirent **left, const struct dirent **right)
{
	return strcmp((*left)->d_name, (*right)->d_name);
}

static int add_entry(struct uncore_platforms *platforms, const char *folder, const char *name,
		     struct uncore_fault *fault)
{
	size_t first = strlen(folder), second = strlen(name);
	char *path = (char *)malloc(first + second + 2);
	int result;

	if (path == NULL)
		return no_memory(fault);
	memcpy(path, folder, first);
	path[first] = '/';
	memcpy(path + first + 1, name, second + 1);
	result = add_file(platforms, path, fault);
	free(path);
	return result;
}

static int add_folder(struct uncore_platforms *platforms, const char *folder, struct uncore_fault *fault)
{
	struct dirent **entries = NULL;
	int count = scandir(folder, &entries, is_of_tables, compare_names), result = 0;

	if (count < 0)
		return uncore_fault_set(fault, errno == EACCES ? UNCORE_E_DENIED : UNCORE_E_IO, "%.140s: %s", folder,
					strerror(errno));
	if (count == 0)
		result = uncore_fault_set(fault, UNCORE_E_ARGUMENT, "%.140s: has no file whose name ends in " ENDING,
					  folder);
	for (int at = 0; at < count; at++) {
		if (result == 0)
			result = add_entry(platforms, folder, entries[at]->d_name, fault);
		free(entries[at]);
	}
	free(entries);
	return result;
}

static int add_path(struct uncore_platforms *platforms, const char *path, struct uncore_fault *fault)
{
	struct stat status;

	return stat(path, &status) == 0 && S_ISDIR(status.st_mode) ? add_folder(platforms, path, fault) :
								     add_file(platforms, path, fault);
}

int uncore_platforms_load(const char *const *paths, size_t count, struct uncore_platforms **platforms,
			  struct uncore_fault *fault)
{
	struct uncore_platforms *made = (struct uncore_platforms *)calloc(1, sizeof(*made));
	int result = 0;

	*platforms = NULL;
	if (made == NULL)
		return no_memory(fault);
	for (size_t at = 0; result == 0 && at < count; at++)
		result = add_path(made, paths[at], fault);
	if (result == 0)
		*platforms = made;
	else
		uncore_platforms_free(made);
	return result;
}

void uncore_platforms_free(struct uncore_platforms *platforms)
{
	if (platforms == NULL)
		return;
	for (size_t at = 0; at < platforms->file_count; at++) {
		free(platforms->files[at].bytes);
		free(platforms->files[at].path);
	}
	free(platforms->files);
	free(platforms->loaded);
	free(platforms);
}
