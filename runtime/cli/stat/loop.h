/* SPDX-License-Identifier: MIT */
/* uncore stat: samples, reports and changes passes while the counters count. */
#ifndef RUNTIME_CLI_STAT_LOOP_H
#define RUNTIME_CLI_STAT_LOOP_H

#include "cli/stat/report.h"
#include "cli/stat/tape.h"

/* What is measured, and what is shown of it. */
struct stat_measured {
	struct stat_rows rows;
	struct stat_samples samples;
	struct stat_view view;
	struct stat_sums sums;
};

struct stat_loop {
	const struct cli_request *request;
	struct uncore_machine *machine;
	struct uncore_session *session;
	struct stat_child *child;
	struct stat_tape *tape;
	struct stat_measured *measured;
	struct stat_report *report;
	bool is_manual; /* the simulator's clock stands still between waits */
	int signal;     /* that ended it; 0: none */
	uint64_t begun_ns, printed_ns, rotated_ns, verified_ns;
	/*
	 * A machine's clock may stand still while the loop waits: what was waited then counts for the loop, not in
	 * reports.
	 */
	uint64_t due_ns, stood_ns, printed_stood_ns;
	struct stat_cost cost, printed_cost; /* since it began; what of it is in reports */
};

/* What has been spent since the last report; from here on it is in one. */
struct stat_cost take_cost(struct stat_loop *loop);

/* The view becomes what was counted since the last report. */
void measure_report(struct stat_loop *loop);

/* The counters count from now on, and so do the times of the reports, whatever is done before the loop is run. */
void begin_loop(struct stat_loop *loop);
/* Samples, rotates and reports until the command, the time or the user ends it. What the session returns. */
int run_loop(struct stat_loop *loop);

#endif
