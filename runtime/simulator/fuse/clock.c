/* SPDX-License-Identifier: MIT */
/*
 * Moves a mounted machine's clock. The simulator's own clock stands still and is moved here, so that the kernel's model
 * can let events count in turn between two moments.
 */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <inttypes.h>

#include "fuse/access.h"
#include "fuse/clock.h"
#include "fuse/machine.h"
#include "fuse/text.h"
#include "shared/monotonic.h"

void mount_follow_host(struct mount_machine *machine)
{
	machine->follows_host = true;
	machine->began = monotonic_ns() - uncore_sim_now(machine->sim);
}

void mount_time_passes(const struct mount_machine *machine)
{
	uint64_t now;

	if (!machine->follows_host)
		return;
	now = monotonic_ns() - machine->began;
	if (now > uncore_sim_now(machine->sim))
		kernel_events_advance(machine->events, now - uncore_sim_now(machine->sim));
}

void mount_print_clock(FILE *to, const struct mount_machine *machine, unsigned index)
{
	(void)index;
	fprintf(to, "%" PRIu64 "\n", uncore_sim_now(machine->sim));
}

ssize_t mount_write_clock(const struct mount_machine *machine, const char *from, size_t size)
{
	uint64_t nanoseconds;

	/* A clock that follows the host's cannot be moved. */
	if (!mount_read_decimal(from, size, &nanoseconds) || machine->follows_host)
		return -EINVAL;
	kernel_events_advance(machine->events, nanoseconds);
	return (ssize_t)size;
}
