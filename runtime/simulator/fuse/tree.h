/* SPDX-License-Identifier: MIT */
/* The tree of files of a mounted machine. */
#ifndef UNCORE_FUSE_TREE_H
#define UNCORE_FUSE_TREE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/types.h>

#include "fuse/machine.h"

enum { MOUNT_PART_SHIFT = 16 };

enum mount_kind {
	MOUNT_FOLDER,
	MOUNT_LINK,
	MOUNT_TEXT,   /* read-only */
	MOUNT_ONLINE, /* the switch of a CPU */
	MOUNT_CLOCK,  /* the simulator's clock */
	MOUNT_MSR,
	MOUNT_CPUID,
	MOUNT_SAFE,    /* msr-safe's file of a CPU */
	MOUNT_ALLOWED, /* msr-safe's list */
	MOUNT_BATCH,   /* takes msr-safe's batch request */
	MOUNT_CONFIG,
	MOUNT_MEMORY, /* physical memory, of which only registers are there */
	MOUNT_MAPPED, /* the same to be mapped: it is empty, so that each access is a SIGBUS */
	MOUNT_KERNEL, /* a text about the kernel's PMUs; some can be written */
	MOUNT_EVENT   /* each time it is opened, it is another perf event */
};

/*
 * Prints the contents of a file, or the target of a link; index is of the CPU, the device or the memory node. For a
 * file of a CPU's cache, the bits above MOUNT_PART_SHIFT are the cache's number, for a node's link to a CPU the CPU's.
 */
typedef void mount_print(FILE *to, const struct mount_machine *machine, unsigned index);

struct mount_node {
	char *path;         /* "/dev/cpu/0/msr" */
	mount_print *print; /* NULL: it has no text */
	enum mount_kind kind;
	mode_t mode; /* permissions */
	unsigned index;
	bool while_online; /* exists only while CPU index is online */
};

/* Sorted by path, so the contents of a folder directly follow it. */
struct mount_tree {
	struct mount_machine machine;
	struct mount_node *nodes;
	size_t count, room;
};

/*
 * With msr_safe the machine has that module instead of Linux's own. Allocates. Returns 0 or -ENOMEM, or the errno of
 * the random numbers for the boot ID. linux_version: as kernel_events_create() has it. The simulator's clock must be
 * MANUAL.
 */
int mount_tree_build(struct mount_tree *tree, struct uncore_sim *sim, const struct uncore_tables *tables, bool msr_safe,
		     unsigned linux_version);
/* Adds folders without permissions where the machine has nothing. Returns 0 or -ENOMEM. */
int mount_tree_add_folders(struct mount_tree *tree, char *const *paths, size_t count);
void mount_tree_free(struct mount_tree *tree);
/* NULL: it does not exist, or does not exist now. */
const struct mount_node *mount_tree_find(const struct mount_tree *tree, const char *path);
/* The next entry of the folder at *at or later. Moves *at. NULL: no more. */
const struct mount_node *mount_tree_next(const struct mount_tree *tree, const struct mount_node *folder, size_t *at);

#endif
