/* SPDX-License-Identifier: MIT */
/*
 * Answers perf_event_open() and what follows it as Linux 6.1 does with its uncore driver, for a simulated machine:
 * kernel/events/core.c and arch/x86/events/intel/uncore.c. Counters count because the model programs the simulator's
 * registers. Part of the command and of tests, never of the library.
 *
 * Inheritance, cgroups and sampling are left out, because uncore PMUs do not have them.
 */
#ifndef RUNTIME_KERNEL_EVENTS_H
#define RUNTIME_KERNEL_EVENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/types.h>

#include "uncore/sim.h"

struct kernel_events;

enum { KERNEL_CLIENT = 1 }; /* uncore_sim_set_client() while the model accesses registers; it was and is 0 else */

/*
 * The simulator's clock must be MANUAL, and only kernel_events_advance() may move it. The PMUs are those of a version
 * of Linux, uncore_linux_version(); 0: of the newest. Returns 0 or -ENOMEM.
 */
int kernel_events_create(struct uncore_sim *sim, unsigned linux_version, struct kernel_events **events);
/* Stops all counters. events may be NULL. */
void kernel_events_free(struct kernel_events *events);

/* Moves the clock, and lets groups that do not fit together count in turn. */
void kernel_events_advance(struct kernel_events *events, uint64_t nanoseconds);

/* Whether PERF_TYPE numbers of this driver contain the type: all other events are not this model's. */
bool kernel_events_has_type(struct kernel_events *events, uint32_t type);

#define KERNEL_ATTR_BYTES 128 /* of struct perf_event_attr in Linux 6.1: an error E2BIG reports it */

struct kernel_open {
	const void *attr;  /* struct perf_event_attr */
	size_t attr_bytes; /* what of it can be read; its own member says how much must be */
	int pid, cpu;
	int group; /* handle of the group's leader; -1: none */
	unsigned long flags;
	bool may_monitor; /* the caller has CAP_PERFMON or CAP_SYS_ADMIN */
};

/*
 * The calls return what the system calls return, with a handle in place of a descriptor, or a negative errno. An ioctl
 * that reads or writes memory does so at argument, as the kernel's _IOR and _IOW have it; for others argument is the
 * number. SET_OUTPUT takes a handle, or -1.
 */
int kernel_event_open(struct kernel_events *events, const struct kernel_open *open);
ssize_t kernel_event_read(struct kernel_events *events, int handle, void *to, size_t size);
int kernel_event_ioctl(struct kernel_events *events, int handle, unsigned request, uint64_t number, void *argument);
int kernel_event_close(struct kernel_events *events, int handle);

/* ---- files ---- */

/*
 * What of the kernel's files a reader or a writer gets. index: a PMU, and in the upper half a format, an event or a die
 * of it.
 */
enum kernel_file {
	KERNEL_FOLDER,
	KERNEL_LINK,
	KERNEL_TYPE,
	KERNEL_CPUMASK,
	KERNEL_MUX, /* perf_event_mux_interval_ms, which can be written */
	KERNEL_FORMAT,
	KERNEL_EVENT,
	KERNEL_SCALE,
	KERNEL_UNIT,
	KERNEL_RDPMC,   /* no program may read counters of cores by itself */
	KERNEL_CORE,    /* a format or an event of the cores' PMU */
	KERNEL_DIE,     /* the root bus that it serves on a die */
	KERNEL_PARANOID /* can be written */
};

#define KERNEL_PART_SHIFT 16

/* Returns 0 to go on; another result ends the listing. */
typedef int kernel_file_found(void *to, const char *path, enum kernel_file kind, unsigned index);
/* Lists the files below /sys/devices, /sys/bus/event_source and /proc/sys/kernel. Returns 0, or what found returned. */
int kernel_files_list(const struct kernel_events *events, kernel_file_found *found, void *to);
/* Prints the content of a file, or the target of a link. */
void kernel_file_print(FILE *to, struct kernel_events *events, enum kernel_file kind, unsigned index);
/* Returns size or a negative errno. */
ssize_t kernel_file_write(struct kernel_events *events, enum kernel_file kind, unsigned index, const char *from,
			  size_t size);

#endif
