/* SPDX-License-Identifier: MIT */
/*
 * Pages of text are the process's own copies as soon as they are changed: the files and other processes keep theirs.
 * Children inherit them. sites.c finds the instructions once for each file.
 */
#define _GNU_SOURCE
#include "cli/sim/trace/patch.h"

#if defined(__x86_64__)
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/memory.h"
#include "cli/sim/trace/ptrace.h"
#include "cli/sim/trace/sites.h"
#include "cli/sim/trace/vdso.h"

#define LINE_ROOM 4352 /* a path of PATH_MAX, and what is before it */

/* A file that was changed has another time. */
struct known_file {
	dev_t device;
	ino_t inode;
	off_t size;
	struct timespec changed;
	struct sites sites;
};

struct patches {
	bool with_cpuid;
	struct known_file *files;
	size_t count;
};

struct mapping {
	uint64_t from, to, offset;
	char path[LINE_ROOM];
};

/* ---- files ---- */

/* CPUID that faults by itself is left alone. The linker only times its own work. */
static bool is_wanted(const struct patches *patches, const struct sites *sites, const struct site *site)
{
	if (site->kind == SITE_CPUID)
		return patches->with_cpuid;
	return site->kind == SITE_LOADED || sites->at[sites->count - 1].kind != SITE_LOADED;
}

static void keep_wanted(const struct patches *patches, struct sites *sites)
{
	size_t kept = 0;

	for (size_t at = 0; at < sites->count; at++) {
		if (is_wanted(patches, sites, &sites->at[at]))
			sites->at[kept++] = sites->at[at];
		if (at + 1 == sites->count)
			sites->count = kept;
	}
}

static bool is_same(const struct known_file *known, const struct stat *found)
{
	return known->device == found->st_dev && known->inode == found->st_ino && known->size == found->st_size &&
	       known->changed.tv_sec == found->st_mtim.tv_sec && known->changed.tv_nsec == found->st_mtim.tv_nsec;
}

static const struct sites *sites_of(struct patches *patches, int file)
{
	struct known_file *new;
	struct stat found;

	if (fstat(file, &found) != 0)
		return NULL;
	for (size_t at = 0; at < patches->count; at++) {
		if (is_same(&patches->files[at], &found))
			return &patches->files[at].sites;
	}
	patches->files =
		(struct known_file *)take_memory(patches->files, (patches->count + 1) * sizeof(*patches->files));
	new = &patches->files[patches->count++];
	*new = (struct known_file){ found.st_dev, found.st_ino, found.st_size, found.st_mtim, { NULL, 0 } };
	if (sites_find(file, &new->sites))
		keep_wanted(patches, &new->sites);
	return &new->sites;
}

struct patches *patches_create(bool with_cpuid)
{
	struct patches *patches = (struct patches *)take_memory(NULL, sizeof(*patches));

	*patches = (struct patches){ .with_cpuid = with_cpuid };
	return patches;
}

void patches_free(struct patches *patches)
{
	for (size_t at = 0; patches != NULL && at < patches->count; at++)
		free(patches->files[at].sites.at);
	if (patches != NULL)
		free(patches->files);
	free(patches);
}

/* ---- text ---- */

static void make_marker(const struct site *site, uint8_t marker[2])
{
	marker[0] = PATCH_INT;
	marker[1] = site->kind == SITE_LOADED ? PATCH_LOADED : site->first[1];
}

/*
 * A debugger's request writes where the program itself must not. Changes the bytes only if they are as expected. Of two
 * in different words the second one stays the same.
 */
static void exchange(pid_t thread, uint64_t address, const uint8_t before[2], const uint8_t after[2])
{
	const unsigned within = (unsigned)(address % 8), bytes = within < 7 ? 2 : 1;
	const uint64_t begin = address - within;
	uint8_t word[8];
	uint64_t number;

	if (!trace(PTRACE_PEEKTEXT, thread, begin, &number))
		return;
	memcpy(word, &number, sizeof(word));
	if (memcmp(word + within, before, bytes) != 0)
		return;
	memcpy(word + within, after, bytes);
	memcpy(&number, word, sizeof(number));
	(void)trace(PTRACE_POKETEXT, thread, begin, (void *)(uintptr_t)number);
}

static void change_mapping(pid_t thread, const struct mapping *mapping, const struct sites *sites, bool is_back)
{
	uint8_t marker[2];

	for (size_t at = 0; at < sites->count; at++) {
		const struct site *site = &sites->at[at];
		uint64_t address = mapping->from + (site->offset - mapping->offset);

		if (site->offset < mapping->offset || address >= mapping->to)
			continue;
		make_marker(site, marker);
		exchange(thread, address, is_back ? marker : site->first, is_back ? site->first : marker);
	}
}

/* ---- processes ---- */

/* A line of /proc/PID/maps, if it is of a file that can be executed, or of the kernel's own page of functions. */
static bool take_line(char *line, struct mapping *mapping)
{
	char access[5] = "";
	int path = 0;

	line[strcspn(line, "\n")] = '\0';
	if (sscanf(line, "%" SCNx64 "-%" SCNx64 " %4s %" SCNx64 " %*s %*u %n", &mapping->from, &mapping->to, access,
		   &mapping->offset, &path) != 4 ||
	    access[2] != 'x' || path == 0)
		return false;
	snprintf(mapping->path, sizeof(mapping->path), "%s", line + path);
	return mapping->path[0] == '/' || strcmp(mapping->path, "[vdso]") == 0;
}

/* The path is one of the process's root. */
static int open_mapping(pid_t thread, const struct mapping *mapping)
{
	char path[LINE_ROOM + 32];

	snprintf(path, sizeof(path), "/proc/%ld/root%s", (long)thread, mapping->path);
	return open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
}

static void change(struct patches *patches, pid_t thread, const struct mapping *mapping, bool is_back)
{
	const struct sites *sites;
	int file;

	if (mapping->path[0] == '[') {
		vdso_change(thread, mapping->from, mapping->to, is_back);
		return;
	}
	file = open_mapping(thread, mapping);
	sites = file < 0 ? NULL : sites_of(patches, file);
	if (sites != NULL)
		change_mapping(thread, mapping, sites, is_back);
	if (file >= 0)
		(void)close(file);
}

static void change_all(struct patches *patches, pid_t thread, bool is_back)
{
	struct mapping *mapping = (struct mapping *)take_memory(NULL, sizeof(*mapping));
	char path[64], line[LINE_ROOM];
	FILE *maps;

	snprintf(path, sizeof(path), "/proc/%ld/maps", (long)thread);
	maps = fopen(path, "re");
	while (maps != NULL && fgets(line, sizeof(line), maps) != NULL) {
		if (take_line(line, mapping))
			change(patches, thread, mapping, is_back);
	}
	if (maps != NULL)
		(void)fclose(maps);
	free(mapping);
}

void patch_process(struct patches *patches, pid_t thread)
{
	change_all(patches, thread, false);
}

void unpatch_process(struct patches *patches, pid_t thread)
{
	change_all(patches, thread, true);
}

#endif
