/* SPDX-License-Identifier: MIT */
/* Reads the clock of a simulated machine; waits for the host's clock. */
#define _POSIX_C_SOURCE 200809L

#include "sim/time/clock.h"

#include <time.h>

#include "shared/monotonic.h"

#define NANOSECONDS UINT64_C(1000000000)

struct clock clock_begin(enum uncore_sim_clock kind)
{
	return (struct clock){ .kind = kind, .start = kind == UNCORE_SIM_REAL ? monotonic_ns() : 0 };
}

uint64_t clock_shows(const struct clock *clock)
{
	uint64_t now;

	if (clock->kind == UNCORE_SIM_MANUAL)
		return clock->now;
	now = monotonic_ns() - clock->start;
	return now > clock->now ? now : clock->now;
}

int clock_wait(uint64_t nanoseconds)
{
	struct timespec wanted = { (time_t)(nanoseconds / NANOSECONDS), (long)(nanoseconds % NANOSECONDS) };

	return nanosleep(&wanted, NULL) == 0 ? 0 : UNCORE_E_IO;
}
