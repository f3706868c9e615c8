/* SPDX-License-Identifier: MIT */
/* Opens the machine of a command: the host, one below --root, or a simulated one. */
#ifndef RUNTIME_CLI_MACHINE_MACHINE_H
#define RUNTIME_CLI_MACHINE_MACHINE_H

#include <stdio.h>

#include "base/text.h"
#include "cli/common/commands.h"
#include "uncore/machine.h"
#include "uncore/session.h"

struct uncore_sim; /* uncore/sim.h */

struct cli_machine {
	struct uncore_machine *machine;
	struct uncore_sim *sim; /* NULL: it is not simulated */
	bool only_clocks_count; /* the scenario's file describes the machine, and no traffic */
	struct uncore_way *way; /* what counts for stat, in place of registers; NULL: registers: choose_way() */
	const char *registers;  /* the word for counting by registers; NULL: not chosen */
	struct uncore_fault
		no_perf; /* why perf does not count, although --via would let it; code 0: it was not tried */
	char *state;     /* directory of locks and journals; NULL: none */
};

/*
 * Opens the machine of --sim, --root and --state. is_manual: the clock of a simulated machine stands until the caller
 * moves it; else it is real. Returns CLI_GOOD, or the exit status after printing why and what to do.
 */
int open_machine(const struct cli_request *request, bool is_manual, struct cli_machine *opened);
void close_machine(struct cli_machine *opened);

/* Says on standard error that the traffic of a simulated machine is built in, or that its scenario has none. */
void tell_traffic(const struct cli_request *request, const struct cli_machine *opened);

/* The exit status when the machine refuses: CLI_MACHINE, or CLI_NO_COUNTERS if that is the likely cause. */
int refused_status(const struct cli_request *request);
/* Prints what a failure of the library means, and a remedy if there is one. Returns refused_status(). */
int machine_failed(const struct cli_request *request, int code, const char *text);
/* The same on a machine of these tables: what it suggests to type names their platform. */
int machine_failed_on(const struct cli_request *request, const struct uncore_tables *tables, int code,
		      const char *text);

/*
 * Reads the numbers of every --socket: each may hold several, separated by commas, and ranges (0-3). Without --socket:
 * all sockets. The caller frees *sockets, also after a failure. CLI_GOOD, or CLI_BAD after printing which sockets
 * exist.
 */
int read_sockets(const struct cli_request *request, const struct uncore_machine *machine, unsigned **sockets,
		 size_t *count);

/* "PLATFORM, 2 sockets, the simulator": for headings. */
void add_machine(struct text *text, const struct cli_request *request, const struct uncore_machine *machine);

/* Prints a write of a session as a line: where, address, value, and its meaning. */
void print_session_write(FILE *file, const struct uncore_tables *tables, const struct uncore_session_access *access);

#endif
