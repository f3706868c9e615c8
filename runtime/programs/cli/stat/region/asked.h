/* SPDX-License-Identifier: MIT */
/* uncore stat -r: declares reports for programs that ask for them. */
#ifndef RUNTIME_CLI_STAT_REGION_ASKED_H
#define RUNTIME_CLI_STAT_REGION_ASKED_H

#include "cli/stat/region/regions.h"
#include "cli/stat/report.h"
#include "shared/region_ring.h"

/* Prints what the last reading shows. The report is one of the run, for all that does not change. */
void print_asked_regions(const struct stat_report *last, const struct stat_regions *regions, enum region_format format);

#endif
