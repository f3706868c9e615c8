/* SPDX-License-Identifier: MIT */
/* uncore stat: declares the reader of all that the command line wants counted. */
#ifndef RUNTIME_CLI_STAT_REQUEST_WANTED_H
#define RUNTIME_CLI_STAT_REQUEST_WANTED_H

#include "cli/stat/items.h"

/*
 * Reads -e, -M and -g. CLI_GOOD, or CLI_BAD after printing what is wrong, or that there is nothing. A glob stands for
 * what the machine has.
 */
int read_items(const struct cli_request *request, const struct uncore_machine *machine, struct stat_items *items);

#endif
