/* SPDX-License-Identifier: MIT */
/* Shows the host's folders below /sys that say nothing about processors and registers, beside the machine's. */
#ifndef RUNTIME_CLI_SIM_HOST_SYS_H
#define RUNTIME_CLI_SIM_HOST_SYS_H

#include <stdbool.h>
#include <stddef.h>

struct host_sys {
	int folder; /* the host's /sys; -1: it could not be opened */
	char **paths;
	size_t count;
};

/* Call it before the machine covers /sys. What cannot be read is not shown. */
void host_sys_find(struct host_sys *host);
/* Binds each folder over the machine's empty one of the same path, read-only. Returns 0, or an errno with the path. */
int host_sys_show(const struct host_sys *host, const char **what);
void host_sys_free(struct host_sys *host);

#endif
