/* SPDX-License-Identifier: MIT */
/* Finds the platform of this machine. */
#ifndef RUNTIME_CLI_MACHINE_HERE_H
#define RUNTIME_CLI_MACHINE_HERE_H

#include "cli/common/commands.h"
#include "uncore/tables.h"

/* The platform of this machine, or of the one below --root; NULL: it has none, or does not give its registers. */
const struct uncore_tables *platform_of_machine(const struct cli_request *request);

#endif
