/* SPDX-License-Identifier: MIT */
/* Reads the version of Linux that --linux names. */
#ifndef UNCORE_CLI_LINUX_VERSION_H
#define UNCORE_CLI_LINUX_VERSION_H

#include "cli/common/commands.h"

/* *version: uncore_linux_version(); 0 if the option is not given. CLI_GOOD, or CLI_BAD after printing why. */
int read_linux_version(const struct cli_request *request, unsigned *version);

#endif
