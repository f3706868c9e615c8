/* SPDX-License-Identifier: MIT */
/* Declares the platform that a search is about where none is named. */
#ifndef RUNTIME_CLI_SEARCH_MACHINE_H
#define RUNTIME_CLI_SEARCH_MACHINE_H

#include "cli/common/commands.h"
#include "uncore/tables.h"

/* The platform of this machine, or of the one below --root; NULL: it has none, or does not give its registers. */
const struct uncore_tables *platform_of_machine(const struct cli_request *request);

#endif
