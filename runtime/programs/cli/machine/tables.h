/* SPDX-License-Identifier: MIT */
/* Loads the tables that --tables names. */
#ifndef RUNTIME_CLI_TABLES_H
#define RUNTIME_CLI_TABLES_H

#include "cli/common/commands.h"
#include "uncore/platforms.h"

/* Into request->platforms, which free_tables() frees. CLI_GOOD, or CLI_BAD after saying what is wrong. */
int load_tables(struct cli_request *request);
void free_tables(struct cli_request *request);

/* The file of --tables that a platform is from; NULL: it is built in. */
const char *tables_file(const struct cli_request *request, const struct uncore_tables *tables);

#endif
