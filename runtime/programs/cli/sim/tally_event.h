/* SPDX-License-Identifier: MIT */
/* Declares the name of what a tally of the simulator has counted. */
#ifndef RUNTIME_CLI_SIM_TALLY_EVENT_H
#define RUNTIME_CLI_SIM_TALLY_EVENT_H

#include <stdbool.h>

#include "base/text.h"
#include "uncore/machine.h"
#include "uncore/sim.h"

/*
 * Adds the expression of a programmed counter and returns false, or adds what the tables say that the counter counts
 * and returns true.
 */
bool add_tally_event(struct text *text, const struct uncore_machine *machine, const struct uncore_sim_tally *tally);

#endif
