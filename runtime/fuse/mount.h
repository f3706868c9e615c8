/* SPDX-License-Identifier: MIT */
/*
 * A simulated machine as a file system: what Linux shows of a machine below /dev/cpu, /sys and /proc, for the Linux
 * back end and for other people's programs. Part of the command, never of the library.
 */
#ifndef UNCORE_FUSE_MOUNT_H
#define UNCORE_FUSE_MOUNT_H

#include <stdbool.h>
#include <stddef.h>

#include "uncore/sim.h"

struct mount_request {
	const char *folder;     /* where: an absolute path, since a program in the background changes its folder */
	struct uncore_sim *sim; /* used by nobody else in the meantime */
	const struct uncore_tables *tables;
	bool msr_safe;                /* the msr-safe module stands in the place of Linux's own */
	void (*ready)(void *context); /* called when the folder shows the machine; may be NULL */
	void *context;
};

/* False where the command was built without FUSE. */
bool mount_is_built_in(void);
/*
 * Shows the machine until a signal (SIGINT, SIGTERM, SIGHUP) or somebody else unmounts it, and unmounts it. 0, or a
 * negative errno with the reason in words; libfuse may have told more on standard error.
 */
int mount_serve(const struct mount_request *request, char *why, size_t room);

#endif
