/* SPDX-License-Identifier: MIT */
/*
 * Reads the root buses that PMUs serve, and the names of the devices below a root bus, from sysfs:
 * Documentation/ABI/testing/sysfs-devices-mapping of Linux.
 */
#define _GNU_SOURCE
#include <ctype.h>
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/utf8.h"
#include "cli/machine/sysfs.h"

#define PMUS "/sys/bus/event_source/devices"
#define BUS_LENGTH 7 /* of "0000:16" */

enum {
	PATH_LENGTH = 512,
	PMU_LENGTH = 256 /* NAME_MAX and a NUL */,
	LINE_LENGTH = 512,
	DEPTH_MOST = 32,
	NAMES_MOST = 1024
};

/* Reads the one line of a file, without its end; false: there is no such file, or it is longer. */
static bool read_line(const char *path, char *line)
{
	int file = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
	ssize_t length = file < 0 ? -1 : read(file, line, LINE_LENGTH);

	if (file >= 0)
		close(file);
	if (length <= 0 || length == LINE_LENGTH)
		return false;
	line[length] = '\0';
	line[strcspn(line, "\n")] = '\0';
	return true;
}

/* ---- the PMU of an instance ---- */

/* The PMU of a box that counts its events. One of counters that run freely has no such files. */
static bool name_pmu(const struct uncore_tables *tables, uint16_t box, uint16_t instance, char name[PMU_LENGTH])
{
	for (unsigned at = 0; at < tables->perf_pmus.count; at++) {
		const struct uncore_perf_pmu_row *row = &uncore_perf_pmus(tables)[at];

		if (row->box != box || instance >= row->units)
			continue;
		snprintf(name, PMU_LENGTH, row->units > 1 ? "%s_%u" : "%s", uncore_text(tables, row->name), instance);
		return true;
	}
	return false;
}

void add_pmu_beyond(struct text *text, const char *root, const struct uncore_tables *tables, uint16_t box)
{
	char path[PATH_LENGTH];

	for (unsigned at = 0; at < tables->perf_pmus.count; at++) {
		const struct uncore_perf_pmu_row *row = &uncore_perf_pmus(tables)[at];
		const char *name = uncore_text(tables, row->name);

		snprintf(path, sizeof(path), "%s" PMUS "/%s_%u", root == NULL ? "" : root, name, row->units);
		if (row->box != box || access(path, F_OK) != 0)
			continue;
		text_printf(text,
			    "  %s: the kernel has %s_%u as well; the tables do not describe it, so it is not counted\n",
			    uncore_text(tables, uncore_boxes(tables)[box].id), name, row->units);
	}
}

static bool has_alias(const char *root, const char *folder, const char *wanted)
{
	char path[PATH_LENGTH], alias[LINE_LENGTH];

	snprintf(path, sizeof(path), "%s" PMUS "/%s/alias", root, folder);
	return read_line(path, alias) && strcmp(alias, wanted) == 0;
}

/* Newer kernels may call a PMU uncore_type_T_I, and have the usual name in its file alias. */
static bool find_folder(const char *root, char name[PMU_LENGTH])
{
	char path[PATH_LENGTH], wanted[PMU_LENGTH];
	struct dirent *entry;
	DIR *folder;
	bool is_found = false;

	snprintf(path, sizeof(path), "%s" PMUS "/%s", root, name);
	if (access(path, F_OK) == 0)
		return true;
	memcpy(wanted, name, sizeof(wanted));
	snprintf(path, sizeof(path), "%s" PMUS, root);
	folder = opendir(path);
	while (folder != NULL && !is_found && (entry = readdir(folder)) != NULL) {
		is_found = has_alias(root, entry->d_name, wanted);
		if (is_found)
			snprintf(name, PMU_LENGTH, "%s", entry->d_name);
	}
	if (folder != NULL)
		closedir(folder);
	return is_found;
}

/* ---- the die of a socket ---- */

static bool is_of_package(const char *root, unsigned cpu, int package)
{
	char path[PATH_LENGTH], line[LINE_LENGTH];

	snprintf(path, sizeof(path), "%s/sys/devices/system/cpu/cpu%u/topology/physical_package_id", root, cpu);
	return read_line(path, line) && atoi(line) == package;
}

/*
 * The PMU's cpumask has a CPU for each die, in rising order as the kernel numbers dies. Gives the first die of a
 * package, and how many there are.
 */
static bool find_die(const char *root, const char *mask, int package, unsigned *die, unsigned *dies)
{
	bool is_found = false;

	*dies = 0;
	while (isdigit((unsigned char)*mask)) {
		char *end;
		unsigned long cpu = strtoul(mask, &end, 10), last = *end == '-' ? strtoul(end + 1, &end, 10) : cpu;

		for (; cpu <= last && *dies < LINE_LENGTH; cpu++, ++*dies) {
			if (is_found || !is_of_package(root, (unsigned)cpu, package))
				continue;
			*die = *dies;
			is_found = true;
		}
		mask = end + (*end == ',');
	}
	return is_found;
}

/* "0000:16". Other boxes have other things in these files: "upi_1,die_1". */
static bool is_bus(const char *line)
{
	size_t hex = strspn(line, "0123456789abcdef");

	return hex >= 4 && hex <= 8 && line[hex] == ':' && strspn(line + hex + 1, "0123456789abcdef") == 2 &&
	       line[hex + 3] == '\0';
}

static bool read_die(const char *root, const char *pmu, unsigned die, char *line)
{
	char path[PATH_LENGTH];

	snprintf(path, sizeof(path), "%s" PMUS "/%s/die%u", root, pmu, die);
	return read_line(path, line);
}

/* If all CPUs of a die are offline, the later ones have moved in the mask: then no die is known. */
const char *pmu_root_bus(struct arena *arena, const char *root, const struct uncore_machine *machine, uint16_t box,
			 uint16_t instance, unsigned socket)
{
	char name[PMU_LENGTH], path[PATH_LENGTH], line[LINE_LENGTH];
	unsigned die, dies;

	if (!name_pmu(machine->tables, box, instance, name) || !find_folder(root, name))
		return NULL;
	snprintf(path, sizeof(path), "%s" PMUS "/%s/cpumask", root, name);
	if (!read_line(path, line) || !find_die(root, line, machine->sockets[socket].package, &die, &dies) ||
	    read_die(root, name, dies, line))
		return NULL;
	return read_die(root, name, die, line) && is_bus(line) ? arena_copy(arena, line, strlen(line)) : NULL;
}

const char *only_root_bus(struct arena *arena, const char *root, unsigned number)
{
	char path[PATH_LENGTH], end[8];
	const char *bus = NULL;
	struct dirent *entry;
	unsigned found = 0;
	DIR *folder;

	snprintf(path, sizeof(path), "%s/sys/devices", root);
	snprintf(end, sizeof(end), ":%02x", number);
	folder = opendir(path);
	while (folder != NULL && (entry = readdir(folder)) != NULL) {
		const char *name = entry->d_name + 3;

		if (strncmp(entry->d_name, "pci", 3) != 0 || !is_bus(name) || strcmp(strchr(name, ':'), end) != 0)
			continue;
		bus = arena_copy(arena, name, strlen(name));
		found++;
	}
	if (folder != NULL)
		closedir(folder);
	return found == 1 ? bus : NULL;
}

/* ---- the devices of a root bus ---- */

/*
 * Folders whose folders are what users know by a name. A DRM device has several names, of which people use that of the
 * card.
 */
static const struct {
	const char *folder, *begins;
} classes[] = { { "nvme", "nvme" }, { "block", "" }, { "net", "" }, { "infiniband", "" }, { "drm", "card" } };
#define CLASSES (sizeof(classes) / sizeof(classes[0]))

struct name {
	unsigned kind;
	const char *text;
};

struct found_names {
	struct arena *arena; /* of the texts */
	struct name *at;
	size_t count;
};

/* Links lead out of the tree. */
static bool is_folder(int at, const struct dirent *entry)
{
	struct stat found;

	if (entry->d_name[0] == '.')
		return false;
	if (entry->d_type != DT_UNKNOWN)
		return entry->d_type == DT_DIR;
	return fstatat(at, entry->d_name, &found, AT_SYMLINK_NOFOLLOW) == 0 && S_ISDIR(found.st_mode);
}

const char *clean_copy(struct arena *arena, const char *name)
{
	char *text = arena_copy(arena, name, strlen(name));

	clean_text(text);
	for (char *at = text; (at = strpbrk(at, " ,")) != NULL;)
		*at = '?';
	return text;
}

static void take_names(struct found_names *names, DIR *folder, unsigned kind)
{
	const struct dirent *entry;

	while (names->count < NAMES_MOST && (entry = readdir(folder)) != NULL) {
		if (!is_folder(dirfd(folder), entry) ||
		    strncmp(entry->d_name, classes[kind].begins, strlen(classes[kind].begins)) != 0)
			continue;
		names->at = take_memory(names->at, (names->count + 1) * sizeof(names->at[0]));
		names->at[names->count++] = (struct name){ kind, clean_copy(names->arena, entry->d_name) };
	}
}

static unsigned kind_of(const char *folder)
{
	unsigned kind = 0;

	while (kind < CLASSES && strcmp(classes[kind].folder, folder) != 0)
		kind++;
	return kind;
}

/* Takes the names of a folder, or looks into the folders in it: devices below bridges are folders in these. */
static void walk(struct found_names *names, int file, unsigned kind, unsigned depth)
{
	DIR *folder = file < 0 ? NULL : fdopendir(file);
	const struct dirent *entry;

	if (folder == NULL && file >= 0)
		close(file);
	if (folder == NULL)
		return;
	if (kind < CLASSES) {
		take_names(names, folder, kind);
		closedir(folder);
		return;
	}
	while (depth < DEPTH_MOST && names->count < NAMES_MOST && (entry = readdir(folder)) != NULL) {
		if (is_folder(dirfd(folder), entry))
			walk(names,
			     openat(dirfd(folder), entry->d_name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW),
			     kind_of(entry->d_name), depth + 1);
	}
	closedir(folder);
}

/* "eth2" comes before "eth10". */
static int compare_names(const void *left, const void *right)
{
	const struct name *a = (const struct name *)left, *b = (const struct name *)right;

	if (a->kind != b->kind)
		return a->kind < b->kind ? -1 : 1;
	return strverscmp(a->text, b->text);
}

void read_names(struct arena *arena, const char *root, const char *bus, struct strings *names)
{
	struct found_names found = { arena, NULL, 0 };
	char path[PATH_LENGTH];

	snprintf(path, sizeof(path), "%s/sys/devices/pci%s", root, bus);
	walk(&found, open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW), CLASSES, 0);
	if (found.count != 0)
		qsort(found.at, found.count, sizeof(found.at[0]), compare_names);
	for (size_t at = 0; at < found.count; at++)
		list_add(arena, names, found.at[at].text);
	free(found.at);
}
