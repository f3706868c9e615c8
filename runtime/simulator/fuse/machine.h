/* SPDX-License-Identifier: MIT */
/* The machine whose files are mounted. */
#ifndef UNCORE_FUSE_MACHINE_H
#define UNCORE_FUSE_MACHINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kernel/events.h"
#include "uncore/sim.h"

enum { MOUNT_BOOT_ID_ROOM = 37 };

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

#endif
