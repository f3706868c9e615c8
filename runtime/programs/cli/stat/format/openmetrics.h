/* SPDX-License-Identifier: MIT */
/* uncore stat, uncore exporter: write a report as OpenMetrics 1.0.0, or as Prometheus's text format 0.0.4. */
#ifndef RUNTIME_CLI_STAT_OPENMETRICS_H
#define RUNTIME_CLI_STAT_OPENMETRICS_H

#include "cli/stat/report.h"

/*
 * The two formats differ in the name of a counter's family, in units and in the last line. The caller owns what is
 * pointed to.
 */
struct exposition {
	struct text *text;
	const struct uncore_tables *tables;
	bool is_prometheus;
	const char *labels; /* of every series, each with a comma before it: ",rack=\"r12\""; NULL: none */
};

/* Adds TYPE, UNIT and HELP of a family; unit NULL: it has none. The name has no "_total". */
void add_family(const struct exposition *exposition, const char *name, const char *unit, bool is_counter,
		const char *help);
/* Adds a family without unit of one number for the whole machine. */
void add_one_gauge(const struct exposition *exposition, const char *name, const char *help, double number);
/* Adds a number as the value of a series, and ends the line. */
void add_series_number(const struct exposition *exposition, double number);
/* Adds a label's value with backslashes before what would end it. */
void add_label_value(struct text *text, const char *value);

/* Adds a family for each metric, and one for all events of a unit: totals since the measurement began, or levels. */
void add_counts(const struct exposition *exposition, const struct stat_report *report);
/* Adds the series whose labels say which version measures which machine, and whether it is simulated. */
void add_build_info(const struct exposition *exposition, const struct stat_report *report);
/* Adds what was measured of them, and why the rest was not. */
void add_coverage(const struct exposition *exposition, const struct stat_report *report);
/* The settings of the groups, and whether they were read; nothing if there are none. */
void add_settings_gauges(const struct exposition *exposition, const struct stat_report *report);
/* Which devices the instances with lines serve; nothing if none is known. */
void add_device_info(const struct exposition *exposition, const struct stat_report *report);
/* Adds the last line, which only OpenMetrics has. */
void end_exposition(const struct exposition *exposition);

#endif
