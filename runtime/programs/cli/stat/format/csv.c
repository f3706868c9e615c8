/* SPDX-License-Identifier: MIT */
/* uncore stat: prints CSV for programs, as documented in docs/stat.md. */
#include <inttypes.h>
#include <stdio.h>

#include "json/date.h"
#include "cli/common/describe.h"
#include "cli/common/output.h"
#include "cli/stat/output.h"
#include "cli/stat/region/marking.h"
#include "cli/stat/report.h"
#include "json/measured.h"

/* Empty if there is no number. */
static void add_line_value(struct text *text, const struct stat_line *line)
{
	if (line->is_good && line->is_exact)
		text_printf(text, "%" PRIu64, line_count(line));
	else if (line->is_good)
		text_double(text, line->number);
}

/* Empty for a sum. */
static void add_number_cell(struct grid *grid, bool is_sum, unsigned number)
{
	if (is_sum)
		grid_word(grid, "");
	else
		grid_number(grid, number);
}

static void add_double_cell(struct grid *grid, double number)
{
	struct text digits = { 0 };

	text_double(&digits, number);
	grid_word(grid, text_string(&digits));
	text_free(&digits);
}

/*
 * Empty without --repeat; a metric's flags are separated by blanks. A simulated machine is a flag of every row, as rows
 * have no heading.
 */
static void add_last_cells(struct grid *grid, const struct stat_line *line, bool is_simulated)
{
	struct text words = { 0 };

	grid_number(grid, line->unseen);
	if (line->is_mean) {
		grid_cell(grid, "%.0f", line->runs);
		grid_number(grid, line->tries);
	}
	for (unsigned at = 0; at < 2 && !line->is_mean; at++)
		grid_word(grid, "");
	if (line->runs > 1)
		add_double_cell(grid, line->deviation);
	else
		grid_word(grid, "");
	for (unsigned at = 0; at < METRIC_FLAGS && line->row->item->is_metric; at++) {
		if (line->result.flags >> at & 1)
			text_printf(&words, "%s%s", words.length > 0 ? " " : "", metric_flag_words[at]);
	}
	if (is_simulated)
		text_printf(&words, "%ssimulated", words.length > 0 ? " " : "");
	grid_word(grid, text_string(&words));
	text_free(&words);
}

static void add_group_cell(struct grid *grid, const struct stat_report *report, const struct stat_line *line)
{
	const struct uncore_tables *tables = report->machine->tables;
	uint16_t group = line->row->item->group;

	grid_word(grid, group != UNCORE_NO_INDEX ? uncore_text(tables, uncore_groups(tables)[group].name) : "");
}

/* Empty if it is not known. */
static void add_date_cell(struct grid *grid, uint64_t ns)
{
	struct text date = { 0 };

	if (ns != 0)
		text_date(&date, ns);
	grid_word(grid, text_string(&date));
	text_free(&date);
}

/* Empty if nothing is known. Names have no blanks. */
static void add_device_cells(struct grid *grid, const struct root_devices *devices)
{
	struct text names = { 0 };

	for (size_t at = 0; devices != NULL && at < devices->names.count; at++)
		text_join(&names, at > 0 ? " " : "", devices->names.at[at], "");
	grid_word(grid, devices != NULL ? devices->bus : "");
	grid_word(grid, text_string(&names));
	text_free(&names);
}

/* Empty for the whole run. */
static void add_region_cells(struct grid *grid, const struct stat_region *region)
{
	for (unsigned empty = 0; region == NULL && empty < 7; empty++)
		grid_word(grid, "");
	if (region != NULL)
		add_region(grid, region);
}

/* The kind is event, metric, or input: a count that the metric above it is computed from. */
static void add_csv_row(struct grid *grid, const struct stat_report *report, const struct stat_line *line,
			const char *kind)
{
	const struct stat_row *row = line->row;
	struct text value = { 0 }, errata = { 0 };

	add_line_value(&value, line);
	add_double_cell(grid, report->at_seconds);
	add_double_cell(grid, line->seconds);
	grid_word(grid, platform_id(report->machine->tables));
	grid_word(grid, kind);
	grid_word(grid, row->item->name);
	grid_word(grid, box_id(report->machine->tables, row->item->box));
	add_number_cell(grid, row->unit == UNCORE_ALL_UNITS, row->unit);
	add_number_cell(grid, row->instance == UNCORE_ALL_INSTANCES, row->instance);
	grid_word(grid, line->state);
	grid_word(grid, text_string(&value));
	grid_word(grid, line_unit(line, report->machine->tables));
	grid_number(grid, line->seen);
	grid_number(grid, line->expected);
	grid_number(grid, line->values[0].enabled_ns);
	grid_number(grid, line->values[0].running_ns);
	add_last_cells(grid, line, report->machine->is_simulated);
	grid_number(grid, report->cost.samples);
	grid_number(grid, report->cost.ns);
	if (is_of_package(report, row) && row->unit != UNCORE_ALL_UNITS)
		grid_number(grid, package_of(report, row));
	else
		grid_word(grid, "");
	add_stat_errata(&errata, report, row->item);
	grid_word(grid, text_string(&errata));
	add_group_cell(grid, report, line);
	add_date_cell(grid, report->when_ns);
	add_date_cell(grid, report->started_ns);
	grid_number(grid, line->values[0].least_ns);
	grid_number(grid, line->values[0].late_ns);
	add_device_cells(grid, row_devices(row));
	add_region_cells(grid, report->region);
	text_free(&errata);
	text_free(&value);
}

static void add_csv_rows(struct grid *grid, const struct stat_report *report, const struct stat_line *line)
{
	add_csv_row(grid, report, line, line->row->item->is_metric ? "metric" : "event");
	for (unsigned each = 0; each < input_count(report, line); each++) {
		struct stat_input input;

		make_input(line, each, &input);
		add_csv_row(grid, report, &input.line, "input");
		free_input(&input);
	}
}

/* A row of kind setting. It counts nothing, so the cells of counts are empty. */
static void add_setting_row(struct grid *grid, const struct stat_report *report, const struct setting *setting)
{
	const struct uncore_tables *tables = report->machine->tables;
	const struct stat_row place = { .unit = setting->unit };
	struct text value = { 0 };

	add_double_cell(grid, report->at_seconds);
	add_double_cell(grid, report->seconds);
	grid_word(grid, platform_id(tables));
	grid_word(grid, "setting");
	grid_word(grid, setting->name);
	grid_word(grid, box_id(tables, setting->ref->box));
	grid_number(grid, setting->unit);
	grid_number(grid, 0);
	grid_word(grid, setting->state);
	if (setting->is_read)
		text_double(&value, setting->amount);
	grid_word(grid, text_string(&value));
	grid_word(grid, setting->unit_name);
	for (unsigned empty = 0; empty < 8; empty++)
		grid_word(grid, "");
	grid_word(grid, report->machine->is_simulated ? "simulated" : "");
	grid_number(grid, report->cost.samples);
	grid_number(grid, report->cost.ns);
	grid_number(grid, package_of(report, &place));
	grid_word(grid, "");
	grid_word(grid, uncore_text(tables, uncore_groups(tables)[setting->group].name));
	add_date_cell(grid, report->when_ns);
	add_date_cell(grid, report->started_ns);
	for (unsigned empty = 0; empty < 4; empty++)
		grid_word(grid, "");
	add_region_cells(grid, NULL);
	text_free(&value);
}

static void add_csv_report(void *grid, const struct stat_report *report)
{
	for (size_t at = 0; at < report->view->count; at++)
		add_csv_rows((struct grid *)grid, report, &report->view->lines[at]);
}

void print_stat_csv(const struct stat_report *report)
{
	const char *unit = report->rows->unit_word;
	const struct column columns[] = {
		{ NULL, "time", CELL_NUMBER },
		{ NULL, "seconds", CELL_NUMBER },
		{ NULL, "platform", CELL_TEXT },
		{ NULL, "kind", CELL_TEXT },
		{ NULL, "name", CELL_TEXT },
		{ NULL, "box", CELL_TEXT },
		{ NULL, unit != NULL ? unit : "of", CELL_NUMBER },
		{ NULL, "instance", CELL_NUMBER },
		{ NULL, "state", CELL_TEXT },
		{ NULL, "value", CELL_NUMBER },
		{ NULL, "unit", CELL_TEXT },
		{ NULL, "instances_seen", CELL_NUMBER },
		{ NULL, "instances_expected", CELL_NUMBER },
		{ NULL, "enabled_ns", CELL_NUMBER },
		{ NULL, "running_ns", CELL_NUMBER },
		{ NULL, "instances_unseen", CELL_NUMBER },
		{ NULL, "runs", CELL_NUMBER },
		{ NULL, "runs_made", CELL_NUMBER },
		{ NULL, "deviation", CELL_NUMBER },
		{ NULL, "flags", CELL_TEXT },
		{ NULL, "samples", CELL_NUMBER },
		{ NULL, "sampling_ns", CELL_NUMBER },
		{ NULL, "package", CELL_NUMBER },
		{ NULL, "errata", CELL_TEXT },
		{ NULL, "group", CELL_TEXT },
		{ NULL, "when", CELL_TEXT },
		{ NULL, "started", CELL_TEXT },
		{ NULL, "least_ns", CELL_NUMBER },
		{ NULL, "late_ns", CELL_NUMBER },
		{ NULL, "root_bus", CELL_TEXT },
		{ NULL, "devices", CELL_TEXT },
		{ NULL, "region", CELL_TEXT },
		{ NULL, "calls", CELL_NUMBER },
		{ NULL, "unended", CELL_NUMBER },
		{ NULL, "region_seconds", CELL_NUMBER },
		{ NULL, "region_error", CELL_NUMBER },
		{ NULL, "ranks", CELL_NUMBER },
		{ NULL, "ranks_at_once", CELL_NUMBER },
	};
	struct grid grid = { .columns = columns, .column_count = sizeof(columns) / sizeof(columns[0]) };

	add_csv_report(&grid, report);
	for_each_region(report, add_csv_report, &grid);
	for (size_t at = 0; report->settings != NULL && at < report->settings->count; at++)
		add_setting_row(&grid, report, &report->settings->at[at]);
	/* A file that reports are added to has the names of the columns already. */
	grid_print_csv(&grid, report->is_first && !report->output->is_continued);
	fflush(stdout);
	grid_free(&grid);
}
