/* SPDX-License-Identifier: MIT */
/* Declares the processor that a log is from. */
#ifndef RUNTIME_CLI_DECODE_LOG_SOURCE_H
#define RUNTIME_CLI_DECODE_LOG_SOURCE_H

#include "cli/common/commands.h"

struct log_source {
	const struct uncore_tables *tables;
	uint16_t variant; /* UNCORE_NO_INDEX: not known */
};

/* By -p, --sim or --root, else this machine. CLI_GOOD, or another status after saying what is wrong. */
int choose_log_source(const struct cli_request *request, struct log_source *source);

#endif
