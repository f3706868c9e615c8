/* SPDX-License-Identifier: MIT */
/* Declares what the files of uncore sim share: serving a simulated machine as files. */
#ifndef RUNTIME_CLI_SIM_SIM_H
#define RUNTIME_CLI_SIM_SIM_H

#include <stdio.h>

#include "cli/machine/machine.h"
#include "cli/sim/host_sys.h"
#include "uncore/sim.h"

/* A machine that is mounted and served. */
struct sim_serving {
	const struct cli_request *request;
	enum uncore_sim_clock clock;
	char *folder;
	const struct host_sys *host; /* the host's folders to be shown there; NULL: none */
	int ready_fd;                /* to the process that waits until the mount is ready; -1: none */
	/* Called after the mount has ended, if the machine was served for one command. May be NULL. */
	void (*ended)(const struct cli_request *request, const struct cli_machine *opened);
};

/* Prints what is wrong and what to do. Returns status. */
int sim_refuse(int status, const char *what, const char *word, const char *remedy);
/* Reads the options, and checks that mounting is possible. CLI_GOOD, or the exit status after printing why not. */
int sim_prepare(const struct cli_request *request, struct sim_serving *serving);
/* Serves the machine until the mount ends. Returns the exit status. */
int sim_serve(struct sim_serving *serving);

/* uncore sim run (run.c) */
int sim_run(const struct cli_request *request);
/* report.c: prints what was counted while the machine ran, as --report and --output say. */
void sim_report(const struct cli_request *request, const struct cli_machine *opened);

/*
 * private.c: the private namespace of a run. The machine is mounted at SIM_FOLDER there; finally its own sys replaces
 * that. Returns 0, or an errno with what failed.
 */
#define SIM_FOLDER "/sys"
#define SIM_NOTHING SIM_FOLDER "/kernel/uncore_sim/nothing" /* an empty file, for what must not be there */
#define SIM_MAPPED_MEMORY SIM_FOLDER "/kernel/uncore_sim/mapped_memory"
int sim_enter_private(const char **what);
/*
 * is_traced: programs may map /dev/mem, because somebody answers for it. Then it is an empty file, if the machine has
 * registers in memory; sim_uncover_mapped() takes that back.
 */
int sim_cover(bool is_traced, const char **what);
bool sim_memory_is_mapped(void);
void sim_uncover_mapped(void);

/* Whether --sim has no scenario, so that the traffic is built in. */
bool has_example_traffic(const struct cli_request *request);
/* The scenario's file in --sim; NULL: none. */
const char *scenario_name(const struct cli_request *request);

#endif
