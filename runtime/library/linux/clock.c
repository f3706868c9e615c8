/* SPDX-License-Identifier: MIT */
/*
 * Reads the clock of the machine: the host's, or that of a simulated machine, which may stop while the host's goes on.
 * A file in sysfs that no kernel has marks a simulated machine and is its clock.
 */
#include <fcntl.h>
#include <stdlib.h>

#include "linux/file.h"
#include "linux/host.h"
#include "linux/identity.h"

#define CLOCK "/sys/kernel/uncore_sim/advance"

/* False if the file has no time. */
static bool read_clock(struct linux_host *host)
{
	char text[32], *end;
	int64_t got = host->sys.pread(host->sys.context, host->clock_fd, text, sizeof(text) - 1, 0);

	if (got <= 0)
		return false;
	text[got] = '\0';
	host->clock_ns = strtoull(text, &end, 10);
	return end != text && *end == '\n';
}

void find_clock(struct linux_host *host)
{
	char path[PATH_ROOM];

	host_path(host, path, CLOCK);
	host->clock_fd = host->sys.open(host->sys.context, path, O_RDONLY);
	if (host->clock_fd < 0 || read_clock(host))
		return;
	(void)host->sys.close(host->sys.context, host->clock_fd);
	host->clock_fd = -1;
}

/* If the simulator has died, its clock stops at the last time: time never goes back. */
uint64_t host_now(struct linux_host *host)
{
	if (host->clock_fd < 0)
		return host->sys.now(host->sys.context);
	(void)read_clock(host);
	return host->clock_ns;
}
