/* SPDX-License-Identifier: MIT */
/* uncore report: declares what makes one run of several. */
#ifndef RUNTIME_CLI_REPORT_JOIN_H
#define RUNTIME_CLI_REPORT_JOIN_H

#include "cli/report/run.h"

/*
 * Makes one run of those of a file that are too short or too many for sections of their own, such as those of cron. Its
 * times are those of the day, so it has gaps.
 */
void join_runs(struct runs *runs);

#endif
