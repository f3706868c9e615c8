/* SPDX-License-Identifier: MIT */
/* --verify: how often the registers of a measurement are compared with what was written. */
#ifndef RUNTIME_CLI_STAT_REQUEST_VERIFY_H
#define RUNTIME_CLI_STAT_REQUEST_VERIFY_H

#include "cli/common/commands.h"

struct stat_verify {
	uint64_t every_ns; /* UINT64_MAX: not by the time */
	bool at_reports;   /* before each report */
};

/* What the command line says, or else every second. CLI_BAD after printing that it is none of the words. */
int read_verify(const struct cli_request *request, struct stat_verify *verify);

#endif
