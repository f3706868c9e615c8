/* SPDX-License-Identifier: MIT */
/* The clock of a simulated machine: the host's, or one that moves when it is told. Not installed, not for users. */
#ifndef UNCORE_SIM_CLOCK_H
#define UNCORE_SIM_CLOCK_H

#include <stdint.h>

#include "uncore/sim.h"

struct uncore_priv_clock {
	enum uncore_sim_clock kind;
	uint64_t start; /* of the host's clock */
	uint64_t now;   /* ns; everything has been brought up to it */
};

struct uncore_priv_clock uncore_priv_clock_begin(enum uncore_sim_clock kind);
/* What it shows, which may be after now. */
uint64_t uncore_priv_clock_shows(const struct uncore_priv_clock *clock);
/* Waits for the host's clock. 0; IO when a signal ended it. */
int uncore_priv_clock_wait(uint64_t nanoseconds);

#endif
