/* SPDX-License-Identifier: MIT */
/*
 * uncore stat, uncore exporter: writes OpenMetrics, or Prometheus's text format 0.0.4, as docs/stat.md says.
 *
 * A family must mean one thing, so that its series can be added up. Each metric is therefore a family of its own. All
 * events of a unit are one family, because their number is large; the label tells them apart.
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "cli/common/describe.h"
#include "cli/stat/format/openmetrics.h"
#include "base/numbers.h"
#include "uncore/version.h"

/* ---- units and families ---- */

/* The base unit in which these formats want a number. Units that are not listed are base units. */
struct base_unit {
	const char *unit, *base;
	double factor;
};

static struct base_unit base_unit(const char *unit)
{
	static const struct base_unit units[] = {
		{ "percent", "ratio", 0.01 },          { "megabytes", "bytes", 1e6 },
		{ "gigatransfers", "transfers", 1e9 }, { "gigatransfers/seconds", "transfers_per_second", 1e9 },
		{ "cycles/seconds", "hertz", 1 },      { "nanojoules", "joules", 1e-9 },
	};

	for (unsigned at = 0; at < sizeof(units) / sizeof(units[0]); at++) {
		if (strcmp(units[at].unit, unit) == 0)
			return units[at];
	}
	return (struct base_unit){ unit, unit, 1 };
}

/* An item, and its lines. */
struct series {
	const struct stat_item *item;
	size_t first, count;
	struct base_unit unit;
	bool is_counter; /* levels, means and rates are gauges; what adds up over intervals is a counter */
	bool is_left;    /* an exposition has each series once: the item was given before */
	char *family;
};

struct series_list {
	struct series *at;
	size_t count;
};

static const struct uncore_metric_row *metric_of(const struct exposition *exposition, const struct stat_item *item)
{
	return &uncore_metrics(exposition->tables)[item->metric.at];
}

/* "uncore_mem_bw_reads_bytes" for a metric, "uncore_events" for events. */
static char *family_name(const struct exposition *exposition, const struct series *series)
{
	struct text name = { 0 };
	size_t from;

	text_add(&name, "uncore_");
	if (series->item->is_metric)
		text_printf(&name, "%s_", uncore_text(exposition->tables, metric_of(exposition, series->item)->name));
	text_add(&name, series->unit.base);
	for (from = 0; from < name.length; from++)
		name.at[from] =
			isalnum((unsigned char)name.at[from]) ? (char)tolower((unsigned char)name.at[from]) : '_';
	return name.at;
}

static bool is_same_item(const struct stat_item *a, const struct stat_item *b)
{
	return a->is_metric == b->is_metric && a->box == b->box && strcmp(a->name, b->name) == 0;
}

static void add_series(const struct exposition *exposition, const struct stat_report *report, size_t first,
		       struct series_list *list)
{
	const struct stat_line *line = &report->view->lines[first];
	struct series *series;

	list->at = take_memory(list->at, (list->count + 1) * sizeof(list->at[0]));
	series = &list->at[list->count];
	*series = (struct series){ .item = line->row->item, .first = first };
	series->unit = base_unit(line_unit(line, exposition->tables));
	series->is_counter = has_rate(series->unit.unit);
	series->family = family_name(exposition, series);
	for (size_t at = 0; at < list->count; at++)
		series->is_left = series->is_left || is_same_item(list->at[at].item, series->item);
	list->count++;
}

/* The lines of an item follow each other. */
static struct series_list list_series(const struct exposition *exposition, const struct stat_report *report)
{
	struct series_list list = { NULL, 0 };

	for (size_t at = 0; at < report->view->count; at++) {
		if (list.count == 0 || list.at[list.count - 1].item != report->view->lines[at].row->item)
			add_series(exposition, report, at, &list);
		list.at[list.count - 1].count++;
	}
	return list;
}

static void free_series(struct series_list *list)
{
	for (size_t at = 0; at < list->count; at++)
		free(list->at[at].family);
	free(list->at);
}

/* ---- parts of lines ---- */

static void add_escaped(struct text *text, const char *value, const char *special)
{
	for (; *value != '\0'; value++) {
		if (*value == '\n')
			text_add(text, "\\n");
		else if (strchr(special, *value) != NULL)
			text_printf(text, "\\%c", *value);
		else
			text_char(text, *value);
	}
}

void add_label_value(struct text *text, const char *value)
{
	add_escaped(text, value, "\\\"");
}

void add_family(const struct exposition *exposition, const char *name, const char *unit, bool is_counter,
		const char *help)
{
	const char *end = is_counter && exposition->is_prometheus ? "_total" : "";

	text_printf(exposition->text, "# TYPE %s%s %s\n", name, end, is_counter ? "counter" : "gauge");
	if (unit != NULL && !exposition->is_prometheus)
		text_printf(exposition->text, "# UNIT %s %s\n", name, unit);
	text_printf(exposition->text, "# HELP %s%s ", name, end);
	add_escaped(exposition->text, help, exposition->is_prometheus ? "\\" : "\\\"");
	text_char(exposition->text, '\n');
}

static void open_labels(const struct exposition *exposition)
{
	text_printf(exposition->text, "{platform=\"%s\"%s", platform_id(exposition->tables),
		    exposition->labels != NULL ? exposition->labels : "");
}

/* A parameter distinguishes several uses of one metric. */
static void add_parameters(const struct exposition *exposition, const struct stat_item *item)
{
	const struct uncore_metric_row *metric = metric_of(exposition, item);

	for (unsigned at = 0; at < item->parameter_count; at++) {
		const struct uncore_metric_parameter_row *row =
			&uncore_metric_parameters(exposition->tables)[metric->parameters.first + at];

		text_printf(exposition->text, ",%s=\"%" PRIu64 "\"", uncore_text(exposition->tables, row->id),
			    item->parameters[at]);
	}
}

static void add_place_labels(const struct exposition *exposition, const struct stat_row *row)
{
	if (row->unit != UNCORE_ALL_UNITS)
		text_printf(exposition->text, ",%s=\"%u\"", row_unit_word(row, exposition->tables), row->unit);
	if (row->instance != UNCORE_ALL_INSTANCES)
		text_printf(exposition->text, ",box_instance=\"%u\"", row->instance);
}

/* What and where, without the brace that ends it. is_named: also a metric, which its family does not name here. */
static void add_labels(const struct exposition *exposition, const struct stat_row *row, bool is_named)
{
	struct text *text = exposition->text;

	open_labels(exposition);
	text_printf(text, ",box=\"%s\"", box_id(exposition->tables, row->item->box));
	if (is_named || !row->item->is_metric) {
		text_printf(text, ",%s=\"", row->item->is_metric ? "metric" : "event");
		add_label_value(text, row->item->name);
		text_char(text, '"');
	} else {
		add_parameters(exposition, row->item);
	}
	add_place_labels(exposition, row);
}

void add_series_number(const struct exposition *exposition, double number)
{
	text_char(exposition->text, ' ');
	text_double(exposition->text, number);
	text_char(exposition->text, '\n');
}

void add_one_gauge(const struct exposition *exposition, const char *name, const char *help, double number)
{
	add_family(exposition, name, NULL, false, help);
	text_add(exposition->text, name);
	open_labels(exposition);
	text_char(exposition->text, '}');
	add_series_number(exposition, number);
}

void add_build_info(const struct exposition *exposition, const struct stat_report *report)
{
	add_family(exposition, "uncore_build_info", NULL, false,
		   "The labels say which version measures which machine.");
	text_add(exposition->text, "uncore_build_info");
	open_labels(exposition);
	text_printf(exposition->text, ",version=\"%s\",machine=\"%s\",sockets=\"%u\",via=\"%s\"} 1\n", UNCORE_VERSION,
		    report->machine->is_simulated ? "simulated" : "real", report->machine->socket_count,
		    text_string(&report->way_word));
}

/* ---- counts ---- */

/* A counter only grows: it is the sum over all intervals or runs. */
static void add_total(const struct exposition *exposition, const struct stat_sum *sum, const struct series *series)
{
	if (sum->was_scaled || series->item->is_metric || series->unit.factor < 1 || sum->counted >= 9007199254740992.0)
		add_series_number(exposition, sum->counted * series->unit.factor);
	else
		text_printf(exposition->text, " %" PRIu64 "\n", (uint64_t)sum->counted);
}

/* Two readings at the same time, as of a simulated machine whose clock stands: nothing is missing from the total. */
static bool has_no_time(const struct stat_line *line)
{
	return line->seconds <= 0 && strcmp(line->state, uncore_value_state_name(UNCORE_VALUE_NONE)) == 0;
}

/* A value that was not measured gives no sample: a total that stays the same would be read as a rate of 0. */
static void add_sample(const struct exposition *exposition, const struct stat_report *report,
		       const struct series *series, size_t which)
{
	const struct stat_line *line = &report->view->lines[which];

	if (!line->is_good && !(series->is_counter && has_no_time(line)))
		return;
	text_printf(exposition->text, "%s%s", series->family, series->is_counter ? "_total" : "");
	add_labels(exposition, line->row, false);
	text_char(exposition->text, '}');
	if (series->is_counter)
		add_total(exposition, &report->sums->sums[which], series);
	else
		add_series_number(exposition, line->number * series->unit.factor);
}

static void add_help(const struct exposition *exposition, const struct series *series)
{
	struct text help = { 0 };

	if (series->item->is_metric)
		text_add(&help, uncore_text(exposition->tables, metric_of(exposition, series->item)->text));
	else
		text_printf(&help, "Counts of the event that the label names, in %s, since the measurement began.",
			    series->unit.base);
	add_family(exposition, series->family, series->unit.base, series->is_counter, text_string(&help));
	text_free(&help);
}

static bool is_family(const struct series *a, const struct series *b)
{
	return strcmp(a->family, b->family) == 0;
}

static void add_counts_of_family(const struct exposition *exposition, const struct stat_report *report,
				 const struct series_list *list, size_t first)
{
	add_help(exposition, &list->at[first]);
	for (size_t at = first; at < list->count; at++) {
		const struct series *series = &list->at[at];

		if (series->is_left || !is_family(series, &list->at[first]))
			continue;
		for (size_t line = 0; line < series->count; line++)
			add_sample(exposition, report, series, series->first + line);
	}
}

void add_counts(const struct exposition *exposition, const struct stat_report *report)
{
	struct series_list list = list_series(exposition, report);

	for (size_t at = 0; at < list.count; at++) {
		size_t before = 0;

		while (before < at && !is_family(&list.at[before], &list.at[at]))
			before++;
		if (before == at)
			add_counts_of_family(exposition, report, &list, at);
	}
	free_series(&list);
}

/* ---- coverage ---- */

enum coverage { SEEN, EXPECTED, MEASURED, MEAN_PART, LEAST_PART };

/* What was counted all the time has no parts: most machines count everything so. */
static bool has_coverage(const struct stat_line *line, enum coverage coverage)
{
	return (coverage != MEAN_PART && coverage != LEAST_PART) || (line->is_good && line->share < 1);
}

static void add_coverage_of(const struct exposition *exposition, const char *name, const struct stat_line *line,
			    enum coverage coverage)
{
	text_add(exposition->text, name);
	add_labels(exposition, line->row, true);
	if (coverage == MEASURED)
		text_printf(exposition->text, ",state=\"%s\"} %d\n", line->state,
			    line->is_good || line_is_counted(line) ? 1 : 0);
	else if (coverage == SEEN || coverage == EXPECTED)
		text_printf(exposition->text, "} %u\n", coverage == SEEN ? line->seen : line->expected);
	else
		text_printf(exposition->text, "} %.4f\n", coverage == MEAN_PART ? line->share : line->least);
}

struct coverage_family {
	const char *name, *help;
	enum coverage coverage;
};

/* A family without samples is left out. */
static void add_coverage_family(const struct exposition *exposition, const struct stat_report *report,
				const struct series_list *list, const struct coverage_family *family)
{
	bool is_begun = false;

	for (size_t at = 0; at < list->count; at++) {
		for (size_t each = 0; each < list->at[at].count && !list->at[at].is_left; each++) {
			const struct stat_line *line = &report->view->lines[list->at[at].first + each];

			if (!has_coverage(line, family->coverage))
				continue;
			if (!is_begun)
				add_family(exposition, family->name, NULL, false, family->help);
			is_begun = true;
			add_coverage_of(exposition, family->name, line, family->coverage);
		}
	}
}

void add_coverage(const struct exposition *exposition, const struct stat_report *report)
{
	static const struct coverage_family families[] = {
		{ "uncore_measured", "1: it was counted in the last interval; 0: it was not, and state says why.",
		  MEASURED },
		{ "uncore_instances_seen", "Instances of the box that were measured.", SEEN },
		{ "uncore_instances_expected", "Instances of the box that the part has.", EXPECTED },
		{ "uncore_running_ratio",
		  "Part of the last interval in which it was counted, the mean of the instances; only if less than 1.",
		  MEAN_PART },
		{ "uncore_running_least_ratio", "The same of the instance that was counted least.", LEAST_PART },
	};
	struct series_list list = list_series(exposition, report);

	for (unsigned family = 0; family < sizeof(families) / sizeof(families[0]); family++)
		add_coverage_family(exposition, report, &list, &families[family]);
	free_series(&list);
}

/* ---- devices ---- */

static bool is_first_of_place(const struct stat_view *view, size_t at)
{
	const struct root_devices *devices = row_devices(view->lines[at].row);

	for (size_t before = 0; before < at; before++) {
		if (row_devices(view->lines[before].row) == devices)
			return false;
	}
	return true;
}

/* A bus without devices has a sample too, with an empty name. */
static void add_devices_of(const struct exposition *exposition, const struct stat_row *row,
			   const struct root_devices *devices)
{
	size_t count = devices->names.count;

	for (size_t at = 0; at < (count != 0 ? count : 1); at++) {
		text_add(exposition->text, "uncore_device_info");
		open_labels(exposition);
		text_printf(exposition->text, ",box=\"%s\"", box_id(exposition->tables, devices->box));
		add_place_labels(exposition, row);
		text_printf(exposition->text, ",root_bus=\"%s\",device=\"", devices->bus);
		if (count != 0)
			add_label_value(exposition->text, devices->names.at[at]);
		text_add(exposition->text, "\"} 1\n");
	}
}

void add_device_info(const struct exposition *exposition, const struct stat_report *report)
{
	bool is_begun = false;

	for (size_t at = 0; at < report->view->count; at++) {
		const struct stat_row *row = report->view->lines[at].row;

		if (row_devices(row) == NULL || !is_first_of_place(report->view, at))
			continue;
		if (!is_begun)
			add_family(exposition, "uncore_device_info", NULL, false,
				   "The labels say which devices a box instance serves, and their PCI root bus.");
		is_begun = true;
		add_devices_of(exposition, row, row_devices(row));
	}
}

/* ---- settings ---- */

static void open_setting(const struct exposition *exposition, const struct setting *setting, const char *family)
{
	text_add(exposition->text, family);
	open_labels(exposition);
	text_printf(exposition->text, ",box=\"%s\",setting=\"%s\",socket=\"%u\"",
		    box_id(exposition->tables, setting->ref->box), setting->name, setting->unit);
}

/* All settings with one unit are a family, as all events are. One that was not read gives no sample. */
static void add_amounts(const struct exposition *exposition, const struct setting_list *list, size_t first)
{
	struct base_unit unit = base_unit(list->at[first].unit_name);
	struct text family = { 0 };

	text_printf(&family, "uncore_setting_%s", unit.base);
	add_family(exposition, text_string(&family), unit.base, false,
		   "What the field that the label names is set to.");
	for (size_t at = first; at < list->count; at++) {
		const struct setting *setting = &list->at[at];

		if (!setting->is_read || strcmp(base_unit(setting->unit_name).base, unit.base) != 0)
			continue;
		open_setting(exposition, setting, text_string(&family));
		text_char(exposition->text, '}');
		add_series_number(exposition, setting->amount * unit.factor);
	}
	text_free(&family);
}

static bool is_first_of_unit(const struct setting_list *list, size_t at)
{
	for (size_t before = 0; before < at; before++) {
		if (strcmp(base_unit(list->at[before].unit_name).base, base_unit(list->at[at].unit_name).base) == 0)
			return false;
	}
	return true;
}

void add_settings_gauges(const struct exposition *exposition, const struct stat_report *report)
{
	const struct setting_list *list = report->settings;

	if (list == NULL || list->count == 0)
		return;
	for (size_t at = 0; at < list->count; at++) {
		if (is_first_of_unit(list, at))
			add_amounts(exposition, list, at);
	}
	add_family(exposition, "uncore_setting_read", NULL, false,
		   "1: the setting was read in the last interval; 0: it was not, and state says why.");
	for (size_t at = 0; at < list->count; at++) {
		open_setting(exposition, &list->at[at], "uncore_setting_read");
		text_printf(exposition->text, ",state=\"%s\"} %d\n", list->at[at].state, list->at[at].is_read);
	}
}

void end_exposition(const struct exposition *exposition)
{
	if (!exposition->is_prometheus)
		text_add(exposition->text, "# EOF\n");
}

/* ---- uncore stat ---- */

/* Unix time in seconds, to the millisecond. An old recording does not say when it was made. */
static void add_moment(const struct exposition *exposition, const struct stat_report *report)
{
	if (report->when_ns == 0)
		return;
	add_one_gauge(exposition, "uncore_sample_timestamp_seconds", "When the interval ended, in seconds since 1970.",
		      (double)(report->when_ns / 1000000) / 1000);
}

void print_stat_openmetrics(const struct stat_report *report)
{
	struct text text = { 0 };
	struct exposition exposition = { &text, report->machine->tables, report->request->format == CLI_PROMETHEUS,
					 NULL };

	add_counts(&exposition, report);
	add_coverage(&exposition, report);
	add_settings_gauges(&exposition, report);
	add_device_info(&exposition, report);
	add_build_info(&exposition, report);
	add_one_gauge(&exposition, "uncore_interval_seconds",
		      "Length of the last interval, or of the whole, that gauges describe.", report->seconds);
	add_moment(&exposition, report);
	end_exposition(&exposition);
	fputs(text_string(&text), stdout);
	fflush(stdout);
	text_free(&text);
}
