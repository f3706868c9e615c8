/* SPDX-License-Identifier: MIT */
/* uncore report: declares what makes one run of several. */
#ifndef RUNTIME_CLI_REPORT_JOIN_H
#define RUNTIME_CLI_REPORT_JOIN_H

#include "cli/report/run.h"

/*
 * Makes one run of short runs, or of too many runs for a section each, such as those of cron. They follow each other,
 * and show the same of one machine. Also joins the parts of one run that --rotate left in several files. Times are then
 * those of the day, so there are gaps.
 */
void join_runs(struct runs *runs);

#endif
