/* SPDX-License-Identifier: MIT */
/* uncore stat: declares what it does with groups. */
#ifndef RUNTIME_CLI_STAT_GROUPS_H
#define RUNTIME_CLI_STAT_GROUPS_H

#include <stdio.h>

#include "cli/stat/items.h"
#include "cli/stat/report.h"

/* Adds the items of the groups, "memory,llc". CLI_GOOD, or CLI_BAD after printing what is wrong. */
int read_groups(const struct cli_request *request, const struct uncore_machine *machine, const char *words,
		struct stat_items *items);
/* Says that the platform has no such group, what may be meant, and which there are. CLI_BAD. */
int unknown_group(const struct cli_request *request, const struct uncore_tables *tables, const char *name);
/* Whether -g list was given. */
bool wants_group_list(const struct cli_request *request);
/* Prints a line for each group, as it can be typed. */
void print_groups(FILE *file, const struct uncore_tables *tables);
/* The same for -g list. Returns the exit status. */
int answer_group_list(const struct cli_request *request, const struct uncore_tables *tables);
/* Whether the groups of a platform are to be listed, whatever the machine is. */
bool names_listed_platform(const struct cli_request *request);
/* Lists them. Returns the exit status. */
int answer_named_group_list(const struct cli_request *request);
/* Says that nothing is to be counted, and what could be. Returns the exit status. */
int nothing_to_count(const struct cli_request *request, const struct uncore_tables *tables);
/* Prints how to read the values of each group of the report. */
void print_stat_groups(const struct stat_report *report);

#endif
