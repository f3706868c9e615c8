/* SPDX-License-Identifier: MIT */
/* Opens the machine that a command works on: the host, one below --root, or a simulated one. */
#ifndef RUNTIME_CLI_MACHINE_MACHINE_H
#define RUNTIME_CLI_MACHINE_MACHINE_H

#include <stdio.h>

#include "base/text.h"
#include "cli/commands.h"
#include "uncore/machine.h"
#include "uncore/session.h"
#include "uncore/sim.h"

struct cli_machine {
	struct uncore_machine *machine;
	struct uncore_sim *sim; /* NULL: no simulated one */
	bool only_clocks_count; /* the scenario's file describes the machine, and nothing that happens */
	char *state;            /* directory of locks and journals; NULL: none */
};

/*
 * Opens what the request's --sim, --root and --state say. The clock is that of a simulated machine. CLI_GOOD, or what
 * the command is to exit with, after saying why and what to do.
 */
int open_machine(const struct cli_request *request, enum uncore_sim_clock clock, struct cli_machine *opened);
void close_machine(struct cli_machine *opened);

/* Whether --sim names no scenario, so that what the machine does is built in. */
bool has_example_traffic(const struct cli_request *request);
/* Says so on standard error, or that a scenario's file gives no traffic. */
void tell_traffic(const struct cli_request *request, const struct cli_machine *opened);
/* What --sim has in the place of the scenario's file; NULL: nothing. */
const char *scenario_name(const struct cli_request *request);

/* What a command exits with when the machine refuses: CLI_MACHINE, or CLI_VIRTUAL where that is the likely cause. */
int refused_status(const struct cli_request *request);
/* Says what a failure of the library means, with a remedy where there is one. As refused_status(). */
int machine_failed(const struct cli_request *request, int code, const char *text);

/*
 * The numbers of every --socket, each of which may hold several with commas between, and ranges (0-3); none is all of
 * them. The caller frees *sockets, also after a failure. CLI_GOOD, or CLI_BAD after saying which sockets there are.
 */
int read_sockets(const struct cli_request *request, const struct uncore_machine *machine, unsigned **sockets,
		 size_t *count);

/* "PLATFORM, 2 sockets, the simulator": for headings. */
void add_machine(struct text *text, const struct cli_request *request, const struct uncore_machine *machine);

/* A write of a session as a line: where, address, value, and what it means. */
void print_session_write(FILE *file, const struct uncore_tables *tables, const struct uncore_session_access *access);

#endif
