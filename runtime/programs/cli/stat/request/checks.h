/* SPDX-License-Identifier: MIT */
/* uncore stat: checks its options. */
#ifndef RUNTIME_CLI_STAT_REQUEST_CHECKS_H
#define RUNTIME_CLI_STAT_REQUEST_CHECKS_H

#include "cli/common/commands.h"

/*
 * Rejects options that do not go together: CLI_GOOD, or CLI_BAD after printing which. has_command: one is run, or was
 * run when a recording was made.
 */
int check_options(const struct cli_request *request, bool has_command);
/* Prints a line for each option that means something else here than to perf. */
void tell_habits(const struct cli_request *request);

#endif
