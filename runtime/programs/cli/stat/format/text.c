/* SPDX-License-Identifier: MIT */
/* uncore stat: prints a report for people: lists, and tables where many values belong together. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "cli/common/describe.h"
#include "cli/common/output.h"
#include "cli/stat/groups.h"
#include "cli/stat/table/line_note.h"
#include "base/numbers.h"
#include "cli/stat/region/marking.h"
#include "cli/stat/report.h"
#include "cli/stat/table/text.h"

/*
 * Amounts are printed whole, and their rates with a prefix. A level, such as a latency or a clock, has no rate, so it
 * has the prefix itself.
 */
static void add_number(struct text *text, const struct stat_line *line, const char *word, struct text *unit)
{
	struct shown_unit shown = shown_unit(word);
	struct scale scale = scale_for(&shown, line->number * shown.factor);

	text_add(unit, word);
	if (!line->is_good) {
		text_printf(text, "<%s>", line->state);
	} else if (shown.factor < 1 || (!shown.is_rate && shown.has_prefix && scale.prefix[0] != '\0')) {
		text_cut(unit, 0);
		add_shown_unit(unit, &scale, shown.is_rate ? shown.base : shown.symbol);
		add_table_number(text, line->number * shown.factor / scale.divisor, true);
	} else if (line->row->item->is_metric && fabs(line->number) < 1e6) {
		add_table_number(text, line->number, false);
	} else {
		add_grouped(text, line->number, 0);
	}
}

static void add_rate(struct text *text, const struct stat_line *line, const char *unit)
{
	if (line->is_good && line->seconds > 0 && has_rate(unit))
		add_scaled(text, line->number * shown_unit(unit).factor / line->seconds);
}

static void add_note(struct text *text, const struct stat_line *line)
{
	const struct root_devices *devices = row_devices(line->row);

	add_coverage_note(text, line);
	if (devices != NULL) {
		text_add(text, text->length != 0 ? ", " : "");
		add_devices(text, devices, DEVICES_SHOWN);
	}
	if (line->runs > 1)
		text_printf(text, "%s+- %.2f %%", text->length != 0 ? ", " : "", line->deviation * 100);
	add_line_note(text, line);
}

/* The lead is before the name: an input of a metric is indented. */
static void add_name_cell(struct text *cell, const struct stat_line *line, const struct uncore_tables *tables,
			  const char *lead)
{
	const struct stat_row *row = line->row;
	const char *name = row->item->name;
	bool has_instance = row->item->instance != UNCORE_ALL_INSTANCES; /* "cbo3:EVENT", or raw "cbo3/ev_sel=1/" */

	text_add(cell, lead);
	if (row->instance != UNCORE_ALL_INSTANCES && !has_instance) {
		text_add(cell, box_id(tables, row->item->box));
		text_dec(cell, row->instance);
		text_char(cell, ':');
	}
	text_add(cell, name);
}

static void add_seen_cell(struct text *cell, const struct stat_line *line, const struct uncore_tables *tables)
{
	text_dec(cell, line->seen);
	text_char(cell, '/');
	text_dec(cell, line->expected);
	text_join(cell, " ", box_id(tables, line->row->item->box), "");
}

static void add_cells(struct grid *grid, const struct stat_report *report, const struct stat_line *line,
		      const char *lead)
{
	const struct stat_row *row = line->row;
	const struct uncore_tables *tables = report->machine->tables;
	struct text number = { 0 }, rate = { 0 }, note = { 0 }, unit = { 0 };

	add_number(&number, line, line_unit(line, tables), &unit);
	add_rate(&rate, line, line_unit(line, tables));
	add_note(&note, line);
	if (report->request->interval.is_given)
		grid_cell(grid, "%.3f", report->at_seconds);
	if (row->unit == UNCORE_ALL_UNITS)
		grid_word(grid, "all");
	else if (report->rows->unit_word != NULL)
		grid_number(grid, row->unit);
	else
		grid_cell(grid, "%s %u", row_unit_word(row, tables), row->unit);
	grid_word(grid, text_string(&number));
	grid_word(grid, text_string(&unit));
	grid_word(grid, text_string(&rate));
	add_name_cell(grid_begin(grid), line, tables, lead);
	grid_end(grid);
	add_seen_cell(grid_begin(grid), line, tables);
	grid_end(grid);
	grid_word(grid, text_string(&note));
	text_free(&number);
	text_free(&rate);
	text_free(&note);
	text_free(&unit);
}

static void add_line(struct grid *grid, const struct stat_report *report, const struct stat_line *line)
{
	add_cells(grid, report, line, "");
	for (unsigned each = 0; each < input_count(report, line); each++) {
		struct stat_input input;

		make_input(line, each, &input);
		add_cells(grid, report, &input.line, "  ");
		free_input(&input);
	}
}

static void print_heading_line(const struct stat_report *report)
{
	struct text machine = { 0 };

	add_machine(&machine, report->request, report->machine);
	if (report->way.length > 0)
		text_printf(&machine, ", via %s", text_string(&report->way));
	if (report->request->interval.is_given) {
		if (report->is_first)
			printf("%s, every %llu ms\n\n", text_string(&machine),
			       (unsigned long long)report->request->interval.number);
	} else {
		printf("%s, %.6f s", text_string(&machine), report->seconds);
		if (report->closed_seconds > 0)
			printf(", counted for %.6f s of them", report->seconds - report->closed_seconds);
		if (report->repeats > 0)
			printf(", mean of %u %s", report->repeats, report->repeats == 1 ? "run" : "runs");
		if (report->passes > 1)
			printf(", %u passes in turn", (unsigned)report->passes);
		fputs("\n\n", stdout);
	}
	text_free(&machine);
}

static bool has_notes(const struct stat_report *report, size_t first, size_t end)
{
	struct text note = { 0 };
	bool any;

	for (size_t at = first; at < end; at++)
		add_note(&note, &report->view->lines[at]);
	any = note.length > 0;
	text_free(&note);
	return any;
}

/*
 * Prints one line for each box of which this machine shows fewer instances than the largest part has: it may still have
 * them all.
 */
static void print_unseen(const struct stat_report *report)
{
	const struct uncore_tables *tables = report->machine->tables;

	for (uint16_t box = 0; box < tables->boxes.count; box++) {
		unsigned unseen = 0;

		for (size_t at = 0; at < report->view->count; at++) {
			const struct stat_line *line = &report->view->lines[at];

			if (line->row->item->box == box && line->row->unit != UNCORE_ALL_UNITS && line->unseen > unseen)
				unseen = line->unseen;
		}
		if (unseen > 0)
			printf("  %u of the %u %s of the largest part are on no socket: this part lacks them, or "
			       "firmware hides them\n",
			       unseen, uncore_boxes(tables)[box].instances, box_id(tables, box));
	}
}

static void print_list(struct stat_report *report, size_t first, size_t end)
{
	const char *unit = report->rows->unit_word;
	struct column columns[] = {
		{ "time", "time", CELL_NUMBER },         { unit != NULL ? unit : "of", "unit", CELL_NUMBER },
		{ "count", "count", CELL_NUMBER },       { "unit", "unit", CELL_TEXT },
		{ "per second", "rate", CELL_NUMBER },   { "event", "event", CELL_TEXT },
		{ "instances", "instances", CELL_TEXT }, { "note", "note", CELL_TEXT },
	};
	size_t count = sizeof(columns) / sizeof(columns[0]);
	bool timed = report->request->interval.is_given;
	struct grid grid = { .columns = columns + (timed ? 0 : 1),
			     .column_count = count - (timed ? 0 : 1),
			     .least = report->widths,
			     .no_titles = timed && !report->is_first && end - first == report->view->count,
			     .is_whole = true };

	if (!has_notes(report, first, end) && !timed)
		columns[count - 1].title = NULL;
	for (size_t at = first; at < end; at++)
		add_line(&grid, report, &report->view->lines[at]);
	grid_print(&grid, 2);
	grid_free(&grid);
}

/* A line for each socket. */
static void print_settings_of(const struct stat_report *report, uint16_t group)
{
	struct text lines = { 0 };

	add_setting_lines(&lines, report->settings, group, report->machine->socket_count);
	for (const char *at = text_string(&lines); *at != '\0'; at += strcspn(at, "\n") + 1)
		printf("  %.*s\n", (int)strcspn(at, "\n"), at);
	text_free(&lines);
}

/* The settings of the groups of these lines, which are neighbours. */
static void print_settings(const struct stat_report *report, size_t first, size_t end)
{
	unsigned last = UNCORE_NO_INDEX;

	for (size_t at = first; at < end; at++) {
		uint16_t group = report->view->lines[at].row->item->group;

		if (group != last && group != UNCORE_NO_INDEX)
			print_settings_of(report, group);
		last = group;
	}
}

/* Lists and tables in the order of the command line, separated by an empty line. */
static void print_lines(struct stat_report *report)
{
	const struct stat_view *view = report->view;

	for (size_t first = 0, end; first < view->count; first = end) {
		bool is_table = (end = table_end(report, first)) > first;

		while (!is_table && end < view->count && table_end(report, end) == end)
			end++;
		if (first > 0)
			putchar('\n');
		if (is_table && report->request->interval.is_given)
			printf("  %.3f s\n", report->at_seconds);
		if (is_table)
			print_tables(report, first, end);
		else
			print_list(report, first, end);
		print_settings(report, first, end);
	}
}

void print_stat_text(struct stat_report *report)
{
	print_heading_line(report);
	/* An empty line between reports of intervals. */
	if (!report->is_first && report->rows->count > 1)
		putchar('\n');
	if (report->regions == NULL || report->request->interval.is_given)
		print_lines(report);
	if (report->regions != NULL && report->is_last)
		print_regions(report);
	if (report->is_last) {
		print_unseen(report);
		fputs(text_string(&report->causes), stdout);
		print_doubts(report);
		print_stat_errata(report);
		print_cost(report);
		print_assumed(report);
		print_stat_groups(report);
	}
	fflush(stdout);
}
