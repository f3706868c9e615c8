/* SPDX-License-Identifier: MIT */
/* uncore stat: prints JSON lines and CSV for programs, as documented in docs/stat.md. */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "json/date.h"
#include "cli/common/describe.h"
#include "cli/common/output.h"
#include "cli/run/words.h"
#include "cli/stat/output.h"
#include "cli/stat/report.h"
#include "cli/stat/table/verdict.h"
#include "cli/machine/tables.h"

/* ---- both formats ---- */

static const struct {
	unsigned flag;
	const char *word;
} flags[] = {
	{ UNCORE_METRIC_BELOW, "below-bounds" }, { UNCORE_METRIC_ABOVE, "above-bounds" },
	{ UNCORE_METRIC_PARTIAL, "partial" },    { UNCORE_METRIC_SCALED, "scaled" },
	{ UNCORE_METRIC_PASSES, "passes" },
};
enum { FLAG_COUNT = sizeof(flags) / sizeof(flags[0]) };

/* Empty if there is no number. */
static void add_line_value(struct text *text, const struct stat_line *line)
{
	if (line->is_good && line->is_exact)
		text_printf(text, "%" PRIu64, line_count(line));
	else if (line->is_good)
		text_double(text, line->number);
}

/* Socket numbers change when a package goes offline, so long-lived data uses the package's number. */
static bool is_of_package(const struct stat_report *report, const struct stat_line *line)
{
	return strcmp(row_unit_word(line->row, report->machine->tables), "socket") == 0;
}

static unsigned package_of(const struct stat_report *report, const struct stat_line *line)
{
	int package = report->machine->sockets[line->row->unit].package;

	return package < 0 ? line->row->unit : (unsigned)package;
}

/* Empty if it is not known. */
static void add_date(struct text *text, uint64_t ns)
{
	if (ns != 0)
		text_date(text, ns);
}

/* ---- JSON ---- */

static void json_date(struct json *json, const char *key, uint64_t ns)
{
	struct text date = { 0 };

	add_date(&date, ns);
	if (date.length > 0)
		json_text(json, key, text_string(&date));
	text_free(&date);
}

/* What the first line of a run says of it. The measured command may hold secrets: only the options are printed. */
static void json_run(struct json *json, const struct stat_report *report)
{
	struct stat_words words = { .count = 0 };
	struct text machine = { 0 };

	add_machine(&machine, report->request, report->machine);
	json_text(json, "machine", text_string(&machine));
	add_option_words(&words, report->request, false);
	json_open(json, "options", '[');
	for (size_t at = 0; at < words.count; at++)
		json_text(json, NULL, words.words[at]);
	json_close(json, ']');
	free_words(&words);
	text_free(&machine);
}

static void json_place(struct json *json, const struct stat_report *report, const struct stat_line *line)
{
	json_text(json, "box", box_id(report->machine->tables, line->row->item->box));
	if (line->row->unit == UNCORE_ALL_UNITS)
		json_nothing(json, row_unit_word(line->row, report->machine->tables));
	else
		json_number(json, row_unit_word(line->row, report->machine->tables), line->row->unit);
	if (is_of_package(report, line) && line->row->unit != UNCORE_ALL_UNITS)
		json_number(json, "package", package_of(report, line));
	else if (is_of_package(report, line))
		json_nothing(json, "package");
	if (line->row->instance == UNCORE_ALL_INSTANCES)
		json_nothing(json, "instance");
	else
		json_number(json, "instance", line->row->instance);
}

/* Adds the member only to what was counted for a group. */
static void json_group(struct json *json, const struct stat_report *report, const struct stat_line *line)
{
	const struct uncore_tables *tables = report->machine->tables;

	if (line->row->item->group != UNCORE_NO_INDEX)
		json_text(json, "group", uncore_text(tables, uncore_groups(tables)[line->row->item->group].name));
}

static void json_value(struct json *json, const struct stat_line *line, const struct uncore_tables *tables)
{
	json_text(json, "state", line->state);
	if (!line->is_good)
		json_nothing(json, "value");
	else if (line->is_exact)
		json_number(json, "value", line_count(line));
	else
		json_double(json, "value", line->number);
	json_text(json, "unit", line_unit(line, tables));
}

static void json_flags(struct json *json, const struct stat_line *line)
{
	json_open(json, "flags", '[');
	for (unsigned at = 0; at < FLAG_COUNT; at++) {
		if (line->result.flags & flags[at].flag)
			json_text(json, NULL, flags[at].word);
	}
	json_close(json, ']');
}

/* Adds a member only if there is something to say. */
static void json_notes(struct json *json, const struct stat_item *item)
{
	struct text doubt = { 0 };
	bool is_open = false;

	for (unsigned each = 0; each < item->request_count; each++) {
		if (add_item_doubt(&doubt, item, each)) {
			if (!is_open)
				json_open(json, "notes", '[');
			is_open = true;
			json_text(json, NULL, text_string(&doubt));
		}
		text_free(&doubt);
	}
	if (is_open)
		json_close(json, ']');
}

/* The counts that a metric is computed from. */
static void json_inputs(struct json *json, const struct stat_report *report, const struct stat_line *line)
{
	const struct uncore_tables *tables = report->machine->tables;

	json_open(json, "inputs", '[');
	for (unsigned each = 0; each < input_count(report, line); each++) {
		struct stat_input input;

		make_input(line, each, &input);
		json_open(json, NULL, '{');
		json_text(json, "event", input.item.name);
		json_text(json, "box", box_id(tables, input.item.box));
		json_value(json, &input.line, tables);
		json_number(json, "instances_seen", input.line.seen);
		json_number(json, "instances_expected", input.line.expected);
		json_number(json, "enabled_ns", input.line.values[0].enabled_ns);
		json_number(json, "running_ns", input.line.values[0].running_ns);
		json_number(json, "least_ns", input.line.values[0].least_ns);
		json_close(json, '}');
		free_input(&input);
	}
	json_close(json, ']');
}

static void add_json_line(struct text *text, const struct stat_report *report, const struct stat_line *line)
{
	struct json json = { .out = text };
	const struct stat_row *row = line->row;
	bool is_first = report->is_first && line == report->view->lines;

	json_open(&json, NULL, '{');
	json_number(&json, "schema", OUTPUT_SCHEMA);
	json_double(&json, "time", report->at_seconds);
	json_date(&json, "when", report->when_ns);
	json_date(&json, "started", report->started_ns);
	json_double(&json, "seconds", line->seconds);
	json_text(&json, "platform", platform_id(report->machine->tables));
	json_text(&json, row->item->is_metric ? "metric" : "event", row->item->name);
	json_group(&json, report, line);
	json_place(&json, report, line);
	json_value(&json, line, report->machine->tables);
	json_verdict(&json, report->view, line, report->machine->tables);
	json_number(&json, "instances_seen", line->seen);
	json_number(&json, "instances_expected", line->expected);
	json_number(&json, "instances_unseen", line->unseen);
	json_number(&json, "enabled_ns", line->values[0].enabled_ns);
	json_number(&json, "running_ns", line->values[0].running_ns);
	json_number(&json, "least_ns", line->values[0].least_ns);
	json_number(&json, "late_ns", line->values[0].late_ns);
	json_text(&json, "via", text_string(&report->way_word));
	json_bool(&json, "simulated", report->machine->is_simulated);
	if (line->is_mean) {
		json_double(&json, "runs", line->runs);
		json_number(&json, "runs_made", line->tries);
		if (line->runs > 1)
			json_double(&json, "deviation", line->deviation);
		else
			json_nothing(&json, "deviation");
	}
	if (row->item->is_metric)
		json_flags(&json, line);
	if (input_count(report, line) > 0)
		json_inputs(&json, report, line);
	json_number(&json, "samples", report->cost.samples);
	json_number(&json, "sampling_ns", report->cost.ns);
	if (tables_file(report->request, report->machine->tables) != NULL)
		json_text(&json, "tables", tables_file(report->request, report->machine->tables));
	if (is_first)
		json_run(&json, report);
	json_notes(&json, row->item);
	json_stat_errata(&json, report, row->item);
	json_close(&json, '}');
	text_char(text, '\n');
}

void add_stat_json(struct text *text, const struct stat_report *report)
{
	for (size_t at = 0; at < report->view->count; at++)
		add_json_line(text, report, &report->view->lines[at]);
}

void print_stat_json(const struct stat_report *report)
{
	struct text text = { 0 };

	add_stat_json(&text, report);
	fwrite(text_string(&text), 1, text.length, stdout);
	fflush(stdout);
	text_free(&text);
}

/* ---- CSV ---- */

/* Empty for a sum. */
static void add_number_cell(struct grid *grid, bool is_sum, unsigned number)
{
	if (is_sum)
		grid_cell(grid, "%s", "");
	else
		grid_cell(grid, "%u", number);
}

static void add_double_cell(struct grid *grid, double number)
{
	struct text digits = { 0 };

	text_double(&digits, number);
	grid_cell(grid, "%s", text_string(&digits));
	text_free(&digits);
}

/*
 * Empty without --repeat; a metric's flags are separated by blanks. A simulated machine is a flag of every row, as rows
 * have no heading.
 */
static void add_last_cells(struct grid *grid, const struct stat_line *line, bool is_simulated)
{
	struct text words = { 0 };

	grid_cell(grid, "%u", line->unseen);
	if (line->is_mean) {
		grid_cell(grid, "%.0f", line->runs);
		grid_cell(grid, "%u", line->tries);
	}
	for (unsigned at = 0; at < 2 && !line->is_mean; at++)
		grid_cell(grid, "%s", "");
	if (line->runs > 1)
		add_double_cell(grid, line->deviation);
	else
		grid_cell(grid, "%s", "");
	for (unsigned at = 0; at < FLAG_COUNT && line->row->item->is_metric; at++) {
		if (line->result.flags & flags[at].flag)
			text_printf(&words, "%s%s", words.length > 0 ? " " : "", flags[at].word);
	}
	if (is_simulated)
		text_printf(&words, "%ssimulated", words.length > 0 ? " " : "");
	grid_cell(grid, "%s", text_string(&words));
	text_free(&words);
}

static void add_group_cell(struct grid *grid, const struct stat_report *report, const struct stat_line *line)
{
	const struct uncore_tables *tables = report->machine->tables;
	uint16_t group = line->row->item->group;

	grid_cell(grid, "%s", group != UNCORE_NO_INDEX ? uncore_text(tables, uncore_groups(tables)[group].name) : "");
}

static void add_date_cell(struct grid *grid, uint64_t ns)
{
	struct text date = { 0 };

	add_date(&date, ns);
	grid_cell(grid, "%s", text_string(&date));
	text_free(&date);
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
	grid_cell(grid, "%s", platform_id(report->machine->tables));
	grid_cell(grid, "%s", kind);
	grid_cell(grid, "%s", row->item->name);
	grid_cell(grid, "%s", box_id(report->machine->tables, row->item->box));
	add_number_cell(grid, row->unit == UNCORE_ALL_UNITS, row->unit);
	add_number_cell(grid, row->instance == UNCORE_ALL_INSTANCES, row->instance);
	grid_cell(grid, "%s", line->state);
	grid_cell(grid, "%s", text_string(&value));
	grid_cell(grid, "%s", line_unit(line, report->machine->tables));
	grid_cell(grid, "%u", line->seen);
	grid_cell(grid, "%u", line->expected);
	grid_cell(grid, "%" PRIu64, line->values[0].enabled_ns);
	grid_cell(grid, "%" PRIu64, line->values[0].running_ns);
	add_last_cells(grid, line, report->machine->is_simulated);
	grid_cell(grid, "%" PRIu64, report->cost.samples);
	grid_cell(grid, "%" PRIu64, report->cost.ns);
	if (is_of_package(report, line) && row->unit != UNCORE_ALL_UNITS)
		grid_cell(grid, "%u", package_of(report, line));
	else
		grid_cell(grid, "%s", "");
	add_stat_errata(&errata, report, row->item);
	grid_cell(grid, "%s", text_string(&errata));
	add_group_cell(grid, report, line);
	add_date_cell(grid, report->when_ns);
	add_date_cell(grid, report->started_ns);
	grid_cell(grid, "%" PRIu64, line->values[0].least_ns);
	grid_cell(grid, "%" PRIu64, line->values[0].late_ns);
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

void print_stat_csv(const struct stat_report *report)
{
	const char *unit = rows_unit_word(report->rows, report->machine->tables);
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
	};
	struct grid grid = { .columns = columns, .column_count = sizeof(columns) / sizeof(columns[0]) };

	for (size_t at = 0; at < report->view->count; at++)
		add_csv_rows(&grid, report, &report->view->lines[at]);
	/* A file that reports are added to has the names of the columns already. */
	grid_print_csv(&grid, report->is_first && !report->output->is_continued);
	fflush(stdout);
	grid_free(&grid);
}
