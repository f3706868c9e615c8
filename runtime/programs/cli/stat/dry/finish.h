/* SPDX-License-Identifier: MIT */
/* uncore stat --dry-run: declares its end. */
#ifndef RUNTIME_CLI_STAT_DRY_FINISH_H
#define RUNTIME_CLI_STAT_DRY_FINISH_H

#include "cli/stat/measurement.h"

/*
 * Lists the writes of every pass, of a sample that freezes boxes, and of the end, and prints them. The session has been
 * started. Returns the exit status.
 */
int finish_dry_run(struct measurement *work, struct uncore_session *session);

#endif
