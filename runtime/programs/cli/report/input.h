/* SPDX-License-Identifier: MIT */
/* uncore report: declares the reading of its files. */
#ifndef RUNTIME_CLI_REPORT_INPUT_H
#define RUNTIME_CLI_REPORT_INPUT_H

#include "cli/common/commands.h"
#include "cli/report/files.h"
#include "cli/report/run.h"

/*
 * Adds the runs of a recording, or of what uncore stat printed as JSON, also packed by gzip; "-" is standard input.
 * CLI_GOOD; CLI_NOTHING if the file is cut off, and what is whole was read; CLI_BAD after printing what is wrong. A
 * file that was found in a folder and is of another kind is only counted.
 */
int read_runs(const struct cli_request *request, const struct report_file *file, struct runs *runs);

#endif
