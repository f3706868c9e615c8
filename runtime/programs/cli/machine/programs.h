/* SPDX-License-Identifier: MIT */
/*
 * Four programs are made of the same command line. uncore has the commands that use the machine: root runs it.
 * uncore-offline has those that read files and tables only, the manuals, dry runs, and what replays recordings.
 * uncore-regions has uncore stat --regions. uncore-sim has all of them, and the simulator (cli/sim). Each leaves to
 * another one what it lacks: in its place is an elsewhere.c.
 */
#ifndef RUNTIME_CLI_MACHINE_PROGRAMS_H
#define RUNTIME_CLI_MACHINE_PROGRAMS_H

#include "cli/machine/machine.h"

enum cli_program_file { CLI_MACHINE_PROGRAM, CLI_OFFLINE, CLI_REGIONS, CLI_SIMULATOR };

typedef int cli_run_call(const struct cli_request *request);

/*
 * Of this program: which it is, what runs each command, and what repeats it from a recording or tells what it would
 * do. NULL: another program has it. help is in none.
 */
extern const enum cli_program_file cli_this_program;
extern cli_run_call *const cli_runs[COMMAND_COUNT], *const cli_papers[COMMAND_COUNT];

/* What runs the command line in this program; NULL: another program has it. */
cli_run_call *find_run(const struct cli_request *request);

/*
 * Replaces this program by another one if only that has the command, or simulates the machine. words are the arguments
 * of main(), from the program's name on. Returns CLI_GOOD if this program can do it; otherwise the exit status, after
 * printing what is missing.
 */
int leave_to_other(const struct cli_request *request, char **words);
/* Replaces this program by the one with the manuals. Returns the exit status, after printing what is missing. */
int leave_to_manuals(struct cli_request *request, char **words);

/* Opens the machine of --sim. Returns CLI_GOOD, or the exit status after printing why not. */
int open_simulated(const struct cli_request *request, bool is_manual, struct cli_machine *opened);
void close_simulated(struct uncore_sim *sim);
struct root_devices; /* cli/machine/devices.h */
/* Finds the root bus of an instance and what is below it. */
void find_simulated_devices(const struct uncore_sim *sim, struct arena *arena, struct root_devices *of);

#endif
