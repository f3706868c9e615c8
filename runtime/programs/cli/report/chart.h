/* SPDX-License-Identifier: MIT */
/* uncore report: declares the charts of a quantity. */
#ifndef RUNTIME_CLI_REPORT_CHART_H
#define RUNTIME_CLI_REPORT_CHART_H

#include "cli/report/summary.h"

/*
 * Writes a chart with a line for each socket; or, if the quantity has instances, one for each socket with a line for
 * each instance. id begins the ids of its elements; columns: see struct frame.
 */
void page_charts(struct text *out, const struct shown *shown, const char *id, unsigned columns);

#endif
