/* SPDX-License-Identifier: MIT */
/*
 * Simulated machines. Two programs are made of the same commands: uncore-sim has the simulator (cli/sim), and uncore,
 * which runs on production machines as root, has elsewhere.c in its place and runs uncore-sim.
 */
#ifndef RUNTIME_CLI_MACHINE_SIMULATED_H
#define RUNTIME_CLI_MACHINE_SIMULATED_H

#include "cli/machine/machine.h"

/*
 * Replaces this program by uncore-sim if the request needs a simulated machine. words are the arguments of main(), from
 * the program's name on. Returns CLI_GOOD if this program can do it; otherwise the exit status, after printing what is
 * missing.
 */
int leave_to_simulator(const struct cli_request *request, char **words);

/* Opens the machine of --sim. Returns CLI_GOOD, or the exit status after printing why not. */
int open_simulated(const struct cli_request *request, enum uncore_sim_clock clock, struct cli_machine *opened);
void close_simulated(struct uncore_sim *sim);
/* Whether the clock of a group of counters, in hertz, comes neither from the scenario nor from the tables. */
bool assumes_clock(const struct uncore_sim *sim, uint16_t group, uint64_t *hertz);

#endif
