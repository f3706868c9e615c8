/* SPDX-License-Identifier: MIT */
/* In place of what only reports of simulated machines say (cli/sim/assumed.c). */
#include "cli/stat/report.h"

void print_assumed(const struct stat_report *report)
{
	(void)report;
}
