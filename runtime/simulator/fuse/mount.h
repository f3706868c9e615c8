/* SPDX-License-Identifier: MIT */
/*
 * Shows a simulated machine as a file system: what Linux shows below /dev/cpu, /sys and /proc, for the Linux back end
 * and for other programs. Part of the command, never of the library.
 */
#ifndef UNCORE_FUSE_MOUNT_H
#define UNCORE_FUSE_MOUNT_H

#include <stdbool.h>
#include <stddef.h>

#include "uncore/sim.h"

struct mount_request {
	const char *folder;     /* an absolute path, because a program in the background changes its folder */
	struct uncore_sim *sim; /* not used by others meanwhile; its clock is MANUAL */
	const struct uncore_tables *tables;
	bool follows_host;    /* the host's clock moves the machine's */
	bool msr_safe;        /* the machine has the msr-safe module instead of Linux's own */
	char *const *folders; /* empty: the host's are bound there, where the machine has none */
	size_t folder_count;
	unsigned linux_version;       /* of the PMUs: uncore_linux_version(); 0: the newest */
	void (*ready)(void *context); /* called when the folder shows the machine; may be NULL */
	void *context;
};

/* False where the command was built without FUSE. */
bool mount_is_built_in(void);
/*
 * Shows the machine until a signal (SIGINT, SIGTERM, SIGHUP) or an unmount by another program, and unmounts it. Returns
 * 0, or a negative errno with the reason as text; libfuse may have printed more on standard error.
 */
int mount_serve(const struct mount_request *request, char *why, size_t room);

#endif
