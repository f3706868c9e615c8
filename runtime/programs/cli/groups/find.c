/* SPDX-License-Identifier: MIT */
/* Finds clocks and metrics, in a file of groups and in the tables. */
#include <string.h>
#include <strings.h>

#include "cli/groups/own.h"

int own_clock_of(const struct own *own, unsigned box)
{
	const struct uncore_metric_clock_row *rows = uncore_metric_clocks(own->tables);

	for (unsigned at = 0; at < own->tables->metric_clocks.count; at++)
		for (size_t clock = 0; rows[at].box == box && clock < own->clocks.count; clock++)
			if (own->clocks.at[clock] == uncore_text(own->tables, rows[at].clock))
				return (int)clock;
	return -1;
}

struct own_metric *own_metric_of(struct own *own, const char *box, const char *name)
{
	for (size_t at = 0; at < own->file.metric_count; at++) {
		struct own_metric *metric = &own->file.metrics[at];

		if (strcmp(metric->name, name) == 0 && strcmp(metric->box, box) == 0)
			return metric;
	}
	return NULL;
}

uint16_t table_metric_of(const struct uncore_tables *tables, unsigned box, const char *name)
{
	for (unsigned at = 0; at < tables->metrics.count; at++)
		if (uncore_metrics(tables)[at].box == box &&
		    strcasecmp(uncore_text(tables, uncore_metrics(tables)[at].name), name) == 0)
			return (uint16_t)at;
	return UNCORE_NO_INDEX;
}
