/* SPDX-License-Identifier: MIT */
/* uncore stat: writes reports to their destination. */
#ifndef RUNTIME_CLI_STAT_OUTPUT_H
#define RUNTIME_CLI_STAT_OUTPUT_H

#include "cli/stat/report.h"
#include "cli/stat/long/rotation.h"

struct stat_output {
	int standard; /* the standard output with which the command started */
	int file;     /* of --output; -1: none, or a file that is replaced as a whole */
	bool is_replaced;
	bool is_continued; /* --append, and the file had something before */
	bool has_failed;   /* a report could not be written */
	struct stat_rotation rotation;
	/* of the file: whether it has reports of this run, since when, and the last whole one */
	bool has_reports;
	double begun_seconds, last_seconds;
	uint64_t last_when_ns, whole_bytes;
	bool has_told_rotation; /* that a file cannot be rotated */
	uint64_t left_out;      /* reports since the disk is full */
	bool has_left_out;      /* some report of the run */
};

/* Whether each report is complete by itself, and replaces the one before. */
bool is_exposition(const struct cli_request *request);
/* Opens --output before the measurement. CLI_GOOD, or CLI_BAD after printing why. */
int open_stat_output(const struct cli_request *request, struct stat_output *output);
/*
 * Directs standard output to where reports go: --output; or, because a measured command uses standard output itself,
 * standard error, as perf does. Truncates the file now, when there is something to write. CLI_GOOD, or CLI_BAD after
 * printing why.
 */
int direct_stat_output(const struct cli_request *request, struct stat_output *output);
void close_stat_output(struct stat_output *output);
/* Prints in the format of the request. */
void print_report(struct stat_report *report);

#endif
