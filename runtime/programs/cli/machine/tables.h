/* SPDX-License-Identifier: MIT */
/* Loads the tables that --tables names, and those that --groups adds to. */
#ifndef RUNTIME_CLI_TABLES_H
#define RUNTIME_CLI_TABLES_H

#include "cli/common/commands.h"
#include "uncore/platforms.h"

/* Into request->platforms, which free_tables() frees. CLI_GOOD, or CLI_BAD after saying what is wrong. */
int load_tables(struct cli_request *request);
void free_tables(struct cli_request *request);

/*
 * Makes tables with the groups of one's own, and the platforms of --tables, in memory: *made is a file descriptor.
 * Other results than CLI_GOOD after saying what is wrong.
 */
int make_own_tables(const struct cli_request *request, int *made);

/* The file of --tables or --groups that a platform is from; NULL: it is built in. */
const char *tables_file(const struct cli_request *request, const struct uncore_tables *tables);

#endif
