/* SPDX-License-Identifier: MIT */
/*
 * Recognises the register files of a machine by device and inode. A program in another mount namespace, or with a bind
 * mount, opens the same files by other paths.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <linux/magic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

#include "base/memory.h"
#include "cli/machine/register_files.h"

#define PATH_ROOM 512
#define HAS_MSR "has an MSR file open"
#define HAS_CONFIG "has a PCI configuration file open"
#define HAS_MEMORY "has /dev/mem open"

/* ---- finding them ---- */

static struct register_file identity(const struct stat *found, const char *what)
{
	/* A device may have several nodes, in several file systems. */
	if (S_ISCHR(found->st_mode))
		return (struct register_file){ found->st_rdev, 0, what };
	return (struct register_file){ found->st_dev, found->st_ino, what };
}

static int by_identity(const void *left, const void *right)
{
	const struct register_file *a = (const struct register_file *)left, *b = (const struct register_file *)right;
	int order = (a->device > b->device) - (a->device < b->device);

	return order != 0 ? order : (a->inode > b->inode) - (a->inode < b->inode);
}

static void add_file(struct register_files *files, const char *path, const char *what)
{
	struct stat found;

	if (stat(path, &found) != 0 || S_ISDIR(found.st_mode))
		return;
	files->list = take_memory(files->list, (files->count + 1) * sizeof(files->list[0]));
	files->list[files->count++] = identity(&found, what);
}

/* Adds the named file of every folder in a folder, or all files (NULL). */
static void add_below(struct register_files *files, const char *above, const char *name, const char *what)
{
	char path[PATH_ROOM];
	const struct dirent *entry;
	DIR *folder;

	snprintf(path, sizeof(path), "%s%s", files->root, above);
	folder = opendir(path);
	if (folder == NULL)
		return;
	while ((entry = readdir(folder)) != NULL) {
		if (entry->d_name[0] == '.')
			continue;
		snprintf(path, sizeof(path), "%s%s/%s%s", files->root, above, entry->d_name, name != NULL ? name : "");
		if (name != NULL)
			add_file(files, path, what);
		else
			add_below(files, path + strlen(files->root), "", what);
	}
	closedir(folder);
}

void find_register_files(const char *root, struct register_files *files)
{
	char path[PATH_ROOM];

	*files = (struct register_files){ .root = root };
	add_below(files, "/dev/cpu", "/msr", HAS_MSR);
	add_below(files, "/dev/cpu", "/msr_safe", HAS_MSR);
	snprintf(path, sizeof(path), "%s/dev/cpu/msr_batch", root);
	add_file(files, path, HAS_MSR);
	snprintf(path, sizeof(path), "%s/dev/mem", root);
	add_file(files, path, HAS_MEMORY);
	add_below(files, "/sys/bus/pci/devices", "/config", HAS_CONFIG);
	add_below(files, "/proc/bus/pci", NULL, HAS_CONFIG);
	if (files->count > 0)
		qsort(files->list, files->count, sizeof(files->list[0]), by_identity);
}

void free_register_files(struct register_files *files)
{
	free(files->list);
	*files = (struct register_files){ 0 };
}

/* ---- recognising ---- */

/* "msr", "msr_safe", "msr_batch", "mem", "config", or "10.4" of /proc/bus/pci. */
static bool may_be_one(const char *path)
{
	const char *name = strrchr(path, '/');
	int end = 0;

	if (name == NULL)
		return false;
	name++;
	if (strncmp(name, "msr", 3) == 0 || strcmp(name, "mem") == 0 || strcmp(name, "config") == 0)
		return true;
	return sscanf(name, "%*2[0-9a-f].%*1[0-7]%n", &end) == 0 && end != 0 && name[end] == '\0';
}

/* sysfs has another superblock and other inodes in each network namespace, so there the path must decide. */
static bool is_same_of_kernel(const struct register_files *files, const char *link, const char *target)
{
	struct statfs own, theirs;

	return files->root[0] == '\0' && strncmp(target, "/sys/", 5) == 0 && statfs(target, &own) == 0 &&
	       statfs(link, &theirs) == 0 && own.f_type == SYSFS_MAGIC && theirs.f_type == SYSFS_MAGIC;
}

const char *register_file_meaning(const struct register_files *files, int folder, const char *link)
{
	struct register_file wanted;
	const struct register_file *found;
	char target[PATH_ROOM], path[64];
	ssize_t length = readlinkat(folder, link, target, sizeof(target) - 1);
	struct stat status;

	if (length <= 0)
		return NULL;
	target[length] = '\0';
	if (!may_be_one(target) || fstatat(folder, link, &status, 0) != 0 || files->count == 0)
		return NULL;
	wanted = identity(&status, NULL);
	found = (const struct register_file *)bsearch(&wanted, files->list, files->count, sizeof(wanted), by_identity);
	if (found != NULL)
		return found->what;
	snprintf(path, sizeof(path), "/proc/self/fd/%d/%s", folder, link);
	return strstr(target, "/pci") != NULL && is_same_of_kernel(files, path, target) ? HAS_CONFIG : NULL;
}
