/* SPDX-License-Identifier: MIT */
/*
 * Lists and binds folders of the host's /sys: classes, block devices, file systems, modules. A folder that the machine
 * has itself stays the machine's. Links into the host's PCI devices lead nowhere, because the machine lacks these.
 */
#define _GNU_SOURCE
#include "cli/sim/host_sys.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/memory.h"
#include "cli/sim/sim.h"

#define PATH_ROOM 512

/* Folders whose own folders are shown, below /sys, those above first. Of /devices the others are registers and PMUs. */
static const char *const levels[] = { "", "/kernel", "/class", "/fs", "/devices/virtual", "/devices/system" };

/*
 * The machine has its own buses and firmware. Debugfs and tracefs let root read the host's memory. The others are about
 * the host's processors and memory: hwloc shows no CPU that its cgroup may not use.
 */
static const char *const left_out[] = {
	"/bus",
	"/firmware",
	"/class",
	"/devices",
	"/fs",
	"/kernel",
	"/kernel/debug",
	"/kernel/tracing",
	"/fs/cgroup",
	"/fs/resctrl",
	"/class/cpuid",
	"/class/hwmon",
	"/class/msr",
	"/class/pci_bus",
	"/class/powercap",
	"/class/thermal",
	"/devices/virtual/cpuid",
	"/devices/virtual/msr",
	"/devices/virtual/powercap",
	"/devices/virtual/thermal",
	"/devices/system/machinecheck",
	"/devices/system/memory",
};

/* Linux 5.12 */
#ifndef SYS_mount_setattr
#define SYS_mount_setattr 442
#endif
#define ATTR_READ_ONLY 1

/* ---- finding ---- */

static bool is_left_out(const char *path)
{
	for (size_t at = 0; at < sizeof(left_out) / sizeof(left_out[0]); at++) {
		if (strcmp(path, left_out[at]) == 0)
			return true;
	}
	return false;
}

static void add(struct host_sys *host, const char *level, const char *name)
{
	char path[PATH_ROOM];

	snprintf(path, sizeof(path), "%s/%s", level, name);
	if (is_left_out(path))
		return;
	host->paths = (char **)take_memory(host->paths, (host->count + 1) * sizeof(*host->paths));
	snprintf(path, sizeof(path), SIM_FOLDER "%s/%s", level, name);
	host->paths[host->count++] = copy_text(path);
}

static void find_below(struct host_sys *host, const char *level)
{
	char path[PATH_ROOM];
	const struct dirent *entry;
	DIR *folder;

	snprintf(path, sizeof(path), SIM_FOLDER "%s", level);
	folder = opendir(path);
	while (folder != NULL && (entry = readdir(folder)) != NULL) {
		if (entry->d_type == DT_DIR && entry->d_name[0] != '.')
			add(host, level, entry->d_name);
	}
	if (folder != NULL)
		(void)closedir(folder);
}

void host_sys_find(struct host_sys *host)
{
	*host = (struct host_sys){ .folder = open(SIM_FOLDER, O_PATH | O_DIRECTORY | O_CLOEXEC) };
	for (size_t at = 0; at < sizeof(levels) / sizeof(levels[0]) && host->folder >= 0; at++)
		find_below(host, levels[at]);
}

void host_sys_free(struct host_sys *host)
{
	for (size_t at = 0; at < host->count; at++)
		free(host->paths[at]);
	free(host->paths);
	if (host->folder >= 0)
		(void)close(host->folder);
	*host = (struct host_sys){ .folder = -1 };
}

/* ---- showing ---- */

/* A folder without permissions was made to be covered; each other one is the machine's own. */
static bool is_empty_place(const char *path)
{
	struct stat found;

	return stat(path, &found) == 0 && S_ISDIR(found.st_mode) && (found.st_mode & 0777) == 0;
}

/*
 * Read-only, because switches of the host are below: its sleep, its modules. What is mounted in the folder, such as
 * cgroups, stays as it is.
 */
static bool show(const struct host_sys *host, const char *path)
{
	const struct {
		uint64_t set, clear, propagation, namespace;
	} attributes = { ATTR_READ_ONLY, 0, 0, 0 };
	char from[PATH_ROOM];

	snprintf(from, sizeof(from), "/proc/self/fd/%d%s", host->folder, path + strlen(SIM_FOLDER));
	if (mount(from, path, NULL, MS_BIND | MS_REC, NULL) != 0)
		return errno == ENOENT; /* gone since */
	if (syscall(SYS_mount_setattr, AT_FDCWD, path, 0, &attributes, sizeof(attributes)) == 0 ||
	    mount(NULL, path, NULL, MS_REMOUNT | MS_BIND | MS_RDONLY, NULL) == 0)
		return true;
	return umount2(path, MNT_DETACH) == 0;
}

int host_sys_show(const struct host_sys *host, const char **what)
{
	for (size_t at = 0; at < host->count; at++) {
		if (!is_empty_place(host->paths[at]) || show(host, host->paths[at]))
			continue;
		*what = host->paths[at];
		return errno;
	}
	return 0;
}
