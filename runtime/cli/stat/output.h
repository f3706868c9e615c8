/* SPDX-License-Identifier: MIT */
/* uncore stat: where reports go. */
#ifndef RUNTIME_CLI_STAT_OUTPUT_H
#define RUNTIME_CLI_STAT_OUTPUT_H

#include "cli/stat/report.h"

struct stat_output {
	int standard; /* the standard output that the command was given */
	int file;     /* of --output; -1: none, or one that is replaced as a whole */
	bool is_replaced;
	bool has_failed; /* a report did not get there */
};

/* Whether each report is a whole of its own, which takes the place of the one before. */
bool is_exposition(const struct cli_request *request);
/* Opens what --output says, before anything is measured. CLI_GOOD, or CLI_BAD after saying why. */
int open_stat_output(const struct cli_request *request, struct stat_output *output);
/*
 * From here on standard output is where reports go: --output, or where a command runs, whose output is its own,
 * standard error as perf's. The file is emptied now, when there will be something to write. CLI_GOOD, or CLI_BAD after
 * saying why.
 */
int direct_stat_output(const struct cli_request *request, const struct stat_output *output);
void close_stat_output(struct stat_output *output);
/* In the format of the request. */
void print_report(struct stat_report *report);

#endif
