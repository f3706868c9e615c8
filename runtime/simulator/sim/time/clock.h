/* SPDX-License-Identifier: MIT */
/* Declares the clock of a simulated machine: the host's, or one that moves only when it is set. Not installed. */
#ifndef UNCORE_SIM_CLOCK_H
#define UNCORE_SIM_CLOCK_H

#include <stdint.h>

#include "uncore/sim.h"

struct clock {
	enum uncore_sim_clock kind;
	uint64_t start; /* in the host's clock */
	uint64_t now;   /* ns; everything is counted up to it */
};

struct clock clock_begin(enum uncore_sim_clock kind);
/* The time that the clock shows, which may be after now. */
uint64_t clock_shows(const struct clock *clock);
/* Waits for the host's clock. Returns 0, or IO when a signal interrupted it. */
int clock_wait(uint64_t nanoseconds);

#endif
