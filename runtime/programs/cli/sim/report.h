/* SPDX-License-Identifier: MIT */
/* Declares what the report of uncore sim run prints as JSON. */
#ifndef RUNTIME_CLI_SIM_REPORT_H
#define RUNTIME_CLI_SIM_REPORT_H

#include "cli/machine/machine.h"

/* What a counter counted while it was programmed in one way. */
struct counted_record {
	const char *scope, *box, *counter, *event, *counts, *by;
	unsigned unit;
	uint16_t instance;
	uint64_t control, count, ns;
	bool has_control;
};

/* How often one client accessed a register. */
struct used_record {
	const char *scope, *box, *reg, *name, *by;
	unsigned unit;
	uint16_t instance;
	uint64_t value, reads, writes;
};

struct sim_report_record {
	const char *platform, *machine, *tables;
	bool simulated;
	unsigned sockets;
	uint64_t ns, accesses;
	struct counted_record *counted;
	struct used_record *registers;
	size_t counted_count, counted_room, register_count, register_room;
};

/* report_json.c: prints one document to standard output. */
void sim_report_json(const struct cli_request *request, const struct cli_machine *opened);

#endif
