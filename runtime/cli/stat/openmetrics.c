/* SPDX-License-Identifier: MIT */
/*
 * uncore stat: prints OpenMetrics, or Prometheus's text format 0.0.4, as documented in docs/stat.md. The two differ in
 * the name of a counter's family and in the last line.
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/describe.h"
#include "cli/stat/report.h"

/* ---- units and families ---- */

/* The base unit in which these formats want a number. Units that are not listed are base units. */
struct base_unit {
	const char *unit, *base;
	double factor;
};

static struct base_unit base_unit(const struct stat_report *report, const struct stat_line *line)
{
	static const struct base_unit units[] = {
		{ "percent", "ratio", 0.01 },          { "megabytes", "bytes", 1e6 },
		{ "gigatransfers", "transfers", 1e9 }, { "gigatransfers/seconds", "transfers/seconds", 1e9 },
		{ "cycles/seconds", "hertz", 1 },
	};
	const char *unit = line_unit(line, report->machine->tables);

	for (unsigned at = 0; at < sizeof(units) / sizeof(units[0]); at++) {
		if (strcmp(units[at].unit, unit) == 0)
			return units[at];
	}
	return (struct base_unit){ unit, unit, 1 };
}

/* Levels, means and rates are gauges. What adds up over intervals is a counter. */
static bool is_amount(const char *base)
{
	return strcmp(base, "events") == 0 || strcmp(base, "bytes") == 0;
}

/* Each quantity has a family of its own, named after its unit: "uncore_bytes", "uncore_transfers_per_second". */
static void add_family_name(struct text *name, const char *base)
{
	text_printf(name, "uncore_%s", strcmp(base, "hertz") == 0 ? "frequency_" : "");
	for (; *base != '\0'; base++) {
		if (strcmp(base, "/seconds") == 0) {
			text_printf(name, "_per_second");
			return;
		}
		text_printf(name, "%c", isalnum((unsigned char)*base) ? *base : '_');
	}
}

static void put_head(const struct stat_report *report, const char *name, bool is_counter, const char *help)
{
	const char *end = is_counter && report->request->format == CLI_PROMETHEUS ? "_total" : "";

	printf("# TYPE %s%s %s\n# HELP %s%s %s\n", name, end, is_counter ? "counter" : "gauge", name, end, help);
}

/* ---- samples ---- */

/* A label value must escape backslash, quote and newline. */
static void put_label_value(const char *text)
{
	for (; *text != '\0'; text++) {
		if (*text == '\n')
			fputs("\\n", stdout);
		else if (*text == '\\' || *text == '"')
			printf("\\%c", *text);
		else
			putchar(*text);
	}
}

static void put_labels(const struct stat_report *report, const struct stat_row *row)
{
	const struct uncore_tables *tables = report->machine->tables;

	printf("{platform=\"%s\",box=\"%s\",%s=\"", platform_id(tables), box_id(tables, row->item->box),
	       row->item->is_metric ? "metric" : "event");
	put_label_value(row->item->name);
	putchar('"');
	if (row->unit != UNCORE_ALL_UNITS)
		printf(",%s=\"%u\"", row_unit_word(row, tables), row->unit);
	if (row->instance != UNCORE_ALL_INSTANCES)
		printf(",instance=\"%u\"", row->instance);
	putchar('}');
}

static void put_double(double number)
{
	struct text digits = { 0 };

	text_double(&digits, number);
	printf(" %s\n", text_string(&digits));
	text_free(&digits);
}

/* A counter only grows: it is the sum over all intervals or runs. */
static void put_total(const struct stat_sum *sum, bool is_metric, double factor)
{
	if (sum->was_scaled || is_metric || sum->counted >= 9007199254740992.0)
		put_double(sum->counted * factor);
	else
		printf(" %" PRIu64 "\n", (uint64_t)sum->counted);
}

/* An exposition has each series once: if an item was given twice, only the first is printed. */
static bool is_first_of_series(const struct stat_report *report, const struct stat_row *row)
{
	for (const struct stat_row *each = report->rows->rows; each < row; each++) {
		if (each->item->is_metric == row->item->is_metric && each->item->box == row->item->box &&
		    each->unit == row->unit && each->instance == row->instance &&
		    strcmp(each->item->name, row->item->name) == 0)
			return false;
	}
	return true;
}

/* A value that could not be measured gives no sample, never 0. */
static void put_sample(const struct stat_report *report, size_t which, const char *family)
{
	const struct stat_line *line = &report->view->lines[which];
	struct base_unit unit = base_unit(report, line);

	if (!line->is_good)
		return;
	printf("%s%s", family, is_amount(unit.base) ? "_total" : "");
	put_labels(report, line->row);
	if (is_amount(unit.base))
		put_total(&report->sums->sums[which], line->row->item->is_metric, unit.factor);
	else
		put_double(line->number * unit.factor);
}

static bool has_base(const struct stat_report *report, size_t which, const char *base)
{
	return strcmp(base_unit(report, &report->view->lines[which]).base, base) == 0;
}

/* Whether the line is the first of its unit. */
static bool is_first_of_unit(const struct stat_report *report, size_t which, const char *base)
{
	for (size_t each = 0; each < which; each++) {
		if (has_base(report, each, base))
			return false;
	}
	return true;
}

static void print_family(const struct stat_report *report, size_t first, const char *base)
{
	struct text name = { 0 }, help = { 0 };

	add_family_name(&name, base);
	text_printf(&help,
		    is_amount(base) ? "Number of %s since the measurement began, in all runs that could be measured." :
				      "Metrics in %s, of the last interval or of the whole.",
		    base);
	put_head(report, text_string(&name), is_amount(base), text_string(&help));
	for (size_t at = first; at < report->view->count; at++) {
		if (has_base(report, at, base) && is_first_of_series(report, report->view->lines[at].row))
			put_sample(report, at, text_string(&name));
	}
	text_free(&name);
	text_free(&help);
}

/* ---- about all lines ---- */

static void print_instances(const struct stat_report *report, const char *name, const char *help, bool is_seen)
{
	put_head(report, name, false, help);
	for (size_t at = 0; at < report->rows->count; at++) {
		const struct stat_line *line = &report->view->lines[at];

		if (!is_first_of_series(report, line->row))
			continue;
		fputs(name, stdout);
		put_labels(report, line->row);
		printf(" %u\n", is_seen ? line->seen : line->expected);
	}
}

static void print_number(const struct stat_report *report, const char *name, const char *help, double number)
{
	put_head(report, name, false, help);
	printf("%s{platform=\"%s\"}", name, platform_id(report->machine->tables));
	put_double(number);
}

/* Unix time in seconds, to the millisecond. An old recording does not say when it was made. */
static void print_moment(const struct stat_report *report)
{
	if (report->when_ns == 0)
		return;
	print_number(report, "uncore_sample_timestamp_seconds", "When the interval ended, in seconds since 1970.",
		     (double)(report->when_ns / 1000000) / 1000);
}

void print_stat_openmetrics(const struct stat_report *report)
{
	for (size_t at = 0; at < report->view->count; at++) {
		const char *base = base_unit(report, &report->view->lines[at]).base;

		if (is_first_of_unit(report, at, base))
			print_family(report, at, base);
	}
	print_instances(report, "uncore_instances_seen", "Instances of the box that were measured.", true);
	print_instances(report, "uncore_instances_expected", "Instances of the box that the part has.", false);
	print_number(report, "uncore_interval_seconds",
		     "Length of the last interval, or of the whole, that gauges describe.", report->seconds);
	print_moment(report);
	if (report->request->format == CLI_OPENMETRICS)
		fputs("# EOF\n", stdout);
	fflush(stdout);
}
