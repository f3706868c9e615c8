/* SPDX-License-Identifier: MIT */
/* Declares what the parts of uncore sim share: serving a simulated machine as files. */
#ifndef RUNTIME_CLI_SIM_SIM_H
#define RUNTIME_CLI_SIM_SIM_H

#include <stdio.h>

#include "cli/machine/machine.h"

/* A machine that is mounted and served. */
struct sim_serving {
	const struct cli_request *request;
	enum uncore_sim_clock clock;
	char *folder;
	int ready_fd; /* of the process that waits until the mount is ready; -1: none does */
	/* Called after the end of the mount, for a machine that was served for one command; NULL: it was not. */
	void (*ended)(const struct cli_request *request, const struct cli_machine *opened);
};

/* Prints what is wrong and what to do; status. */
int sim_refuse(int status, const char *what, const char *word, const char *remedy);
/* Reads the options, and looks whether mounting is possible: CLI_GOOD, or what to exit with after saying why not. */
int sim_prepare(const struct cli_request *request, struct sim_serving *serving);
/* Shows the machine until the mount ends: what to exit with. */
int sim_serve(struct sim_serving *serving);

/* uncore sim run (run.c) */
int sim_run(const struct cli_request *request);
/* What was counted while the machine ran, where --report and --output want it (report.c). */
void sim_report(const struct cli_request *request, const struct cli_machine *opened);

/*
 * The private namespace of a run (private.c). The machine is mounted at SIM_FOLDER there, whose place its own sys
 * takes in the end. 0, or an errno with what failed.
 */
#define SIM_FOLDER "/sys"
int sim_enter_private(const char **what);
int sim_cover(const char **what);

#endif
