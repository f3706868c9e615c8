/* SPDX-License-Identifier: MIT */
/* Declares the files of a mounted machine and their contents. */
#ifndef UNCORE_FUSE_TREE_H
#define UNCORE_FUSE_TREE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/types.h>

#include "kernel/events.h"
#include "uncore/sim.h"

enum { MOUNT_CONFIG_BYTES = 4096, MOUNT_BOOT_ID_ROOM = 37 };

/* An entry of msr-safe's list: an MSR that may be read, and its bits that may be written. */
struct mount_allowed {
	uint64_t number, mask;
};

struct mount_machine {
	struct uncore_sim *sim;
	const struct uncore_tables *tables;
	struct mount_allowed *allowed; /* msr-safe's list, sorted by number */
	size_t allowed_count;
	char boot_id[MOUNT_BOOT_ID_ROOM]; /* new each time, as after a boot */
	struct kernel_events *events;     /* what of the kernel counts events */
	bool follows_host;                /* the machine's clock is the host's */
	uint64_t began;                   /* at which time of the host the machine's clock was 0 */
};

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
 * the random numbers for the boot ID. The simulator's clock must be MANUAL.
 */
int mount_tree_build(struct mount_tree *tree, struct uncore_sim *sim, const struct uncore_tables *tables,
		     bool msr_safe);
void mount_tree_free(struct mount_tree *tree);

/* NULL: it does not exist, or does not exist now. */
const struct mount_node *mount_tree_find(const struct mount_tree *tree, const char *path);
/* The next entry of the folder at *at or later. Moves *at. NULL: no more. */
const struct mount_node *mount_tree_next(const struct mount_tree *tree, const struct mount_node *folder, size_t *at);

/* ---- time (clock.c) ---- */

/* Lets the machine's clock follow the host's from now on. */
void mount_follow_host(struct mount_machine *machine);
/* Moves a clock that follows the host's to the present. Everything that can see time calls it first. */
void mount_time_passes(const struct mount_machine *machine);

/* ---- perf events (kernel_files.c, event.c) ---- */

/* The index of the node that shows one of the kernel's files. */
unsigned mount_pack_kernel(enum kernel_file kind, unsigned index);
ssize_t mount_write_kernel(const struct mount_machine *machine, unsigned index, const char *from, size_t size);

/* An open file of kind MOUNT_EVENT. */
struct mount_event;
struct mount_event *mount_event_new(const struct mount_node *node);
void mount_event_free(const struct mount_machine *machine, struct mount_event *event);
const struct mount_node *mount_event_node(const struct mount_event *event);
ssize_t mount_event_read(const struct mount_machine *machine, struct mount_event *event, void *to, size_t size);
int mount_event_ioctl(const struct mount_machine *machine, struct mount_event *event, unsigned request, uint64_t number,
		      void *argument);

/* ---- texts (cpu_text.c, cache_text.c, cpuinfo.c, node_text.c, device_text.c, safe.c) ---- */

mount_print mount_print_boot_id, mount_print_clock;
mount_print mount_print_cpuinfo, mount_print_possible, mount_print_kernel_max, mount_print_online, mount_print_offline,
	mount_print_smt;
mount_print mount_print_is_online, mount_print_package, mount_print_die, mount_print_core, mount_print_cache_level;
mount_print mount_print_threads, mount_print_thread_list, mount_print_package_mask, mount_print_package_list;
mount_print mount_print_local_cpus, mount_print_local_cpu_list, mount_print_mcfg;
mount_print mount_print_cache_type, mount_print_cache_size, mount_print_cache_ways, mount_print_cache_sets;
mount_print mount_print_cache_line, mount_print_cache_cpus, mount_print_cache_cpu_list, mount_print_one;
mount_print mount_print_nodes, mount_print_node_cpus, mount_print_node_cpu_list, mount_print_node_memory;
mount_print mount_print_node_distance, mount_print_node_cpu_link;
mount_print mount_print_device_link, mount_print_vendor, mount_print_device, mount_print_class, mount_print_revision;
mount_print mount_print_subsystem_vendor, mount_print_subsystem, mount_print_irq, mount_print_node;
mount_print mount_print_resources, mount_print_device_list;
mount_print mount_print_allowed, mount_print_safe_version;
mount_print mount_print_kernel;

/* Size of a cache in bytes, by its index in the tables. */
uint64_t mount_cache_size(const struct mount_machine *machine, unsigned cache);

/* The CPU or device; all zero if there is none. */
struct uncore_sim_cpu mount_cpu(const struct mount_machine *machine, unsigned cpu);
struct uncore_sim_device mount_device(const struct mount_machine *machine, unsigned index);

/* Prints a set of CPUs as a list, "0-7,16-23", or as a mask: groups of 32 bits, the highest CPU first. */
typedef bool mount_in_set(const struct uncore_sim_cpu *own, const struct uncore_sim_cpu *each);
mount_in_set mount_is_of_package, mount_is_of_core;
void mount_print_set(FILE *to, const struct mount_machine *machine, mount_in_set *set, const struct uncore_sim_cpu *own,
		     bool as_mask);
unsigned mount_count_set(const struct mount_machine *machine, mount_in_set *set, const struct uncore_sim_cpu *own);

/* The whole text, allocated, and its length. NULL: out of memory. */
char *mount_text(const struct mount_machine *machine, const struct mount_node *node, size_t *length);

/* ---- accesses (access.c): bytes done, or a negative errno ---- */

ssize_t mount_read_msr(const struct mount_machine *machine, unsigned cpu, uint8_t *to, size_t size, uint64_t offset);
ssize_t mount_write_msr(const struct mount_machine *machine, unsigned cpu, const uint8_t *from, size_t size,
			uint64_t offset);
ssize_t mount_read_cpuid(const struct mount_machine *machine, unsigned cpu, uint8_t *to, size_t size, uint64_t offset);
ssize_t mount_read_config(const struct mount_machine *machine, unsigned device, uint8_t *to, size_t size,
			  uint64_t offset);
ssize_t mount_write_config(const struct mount_machine *machine, unsigned device, const uint8_t *from, size_t size,
			   uint64_t offset);
/* Reads one decimal number, with or without a newline. */
bool mount_read_decimal(const char *from, size_t size, uint64_t *number);
ssize_t mount_write_online(const struct mount_machine *machine, unsigned cpu, const char *from, size_t size);
ssize_t mount_write_clock(const struct mount_machine *machine, const char *from, size_t size);

/* ---- the msr-safe module (safe.c, batch.c): bytes done, or a negative errno ---- */

/* NULL: the list does not have the MSR. */
const struct mount_allowed *mount_find_allowed(const struct mount_machine *machine, uint64_t number);
ssize_t mount_read_safe(const struct mount_machine *machine, unsigned cpu, uint8_t *to, size_t size, uint64_t offset);
ssize_t mount_write_safe(const struct mount_machine *machine, unsigned cpu, const uint8_t *from, size_t size,
			 uint64_t offset);
/* Replaces the whole list. */
ssize_t mount_write_allowed(struct mount_machine *machine, const char *from, size_t size);
/* Carries out a process's ioctl; argument is the kernel's copy of its argument. Returns 0 or a negative errno. */
int mount_batch(const struct mount_machine *machine, pid_t caller, unsigned request, const void *argument);

#endif
