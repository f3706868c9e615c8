/* SPDX-License-Identifier: MIT */
/* uncore report: declares what makes one run of several. */
#ifndef RUNTIME_CLI_REPORT_JOIN_H
#define RUNTIME_CLI_REPORT_JOIN_H

#include "cli/report/run.h"

/*
 * Makes one run of those that show the same of one machine, one after the other, where they are too short or too many
 * for sections of their own, such as those of cron; and of the parts of one run that are in several files, as --rotate
 * leaves them. Times are those of the day then, so there are gaps.
 */
void join_runs(struct runs *runs);

#endif
