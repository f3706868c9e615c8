/* SPDX-License-Identifier: MIT */
/* Reads the clock of a simulated machine; waits for the host's clock. */
#define _POSIX_C_SOURCE 200809L

#include "sim/time/clock.h"

#include <time.h>

#define NANOSECONDS UINT64_C(1000000000)

static uint64_t host_clock(void)
{
	struct timespec now;

	/* The monotonic clock never fails on supported systems. */
	if (clock_gettime(CLOCK_MONOTONIC, &now) != 0)
		return 0;
	return (uint64_t)now.tv_sec * NANOSECONDS + (uint64_t)now.tv_nsec;
}

struct clock clock_begin(enum uncore_sim_clock kind)
{
	return (struct clock){ .kind = kind, .start = kind == UNCORE_SIM_REAL ? host_clock() : 0 };
}

uint64_t clock_shows(const struct clock *clock)
{
	uint64_t now;

	if (clock->kind == UNCORE_SIM_MANUAL)
		return clock->now;
	now = host_clock() - clock->start;
	return now > clock->now ? now : clock->now;
}

int clock_wait(uint64_t nanoseconds)
{
	struct timespec wanted = { (time_t)(nanoseconds / NANOSECONDS), (long)(nanoseconds % NANOSECONDS) };

	return nanosleep(&wanted, NULL) == 0 ? 0 : UNCORE_E_IO;
}
