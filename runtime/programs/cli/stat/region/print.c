/* SPDX-License-Identifier: MIT */
/* uncore stat -r: prints what was counted in each region. */
#include "cli/stat/region/print.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "cli/common/describe.h"
#include "cli/common/output.h"
#include "cli/stat/loop.h"
#include "cli/stat/table/look.h"
#include "cli/stat/table/sheet.h"
#include "cli/stat/table/text.h"

void for_each_region(const struct stat_report *report, void (*print)(void *context, const struct stat_report *report),
		     void *context)
{
	struct stat_report about = *report;
	struct stat_view view;

	if (report->regions == NULL || report->region != NULL || !report->is_last)
		return;
	make_view(report->rows, &view);
	about.view = &view;
	about.settings = NULL;
	about.is_first = false;
	for (size_t at = 0; at < report->regions->count; at++) {
		about.region = report->regions->at[at];
		view_between(&view, NULL, about.region->sum);
		print(context, &about);
	}
	free_view(&view);
}

/* ---- the table ---- */

/* The heading has three lines: an item, a place, a unit. The whole run is the last row. */
enum { HEADING = 2 };

/* The same table of each region, and last of the whole run. */
struct region_tables {
	const struct stat_report *report;
	struct stat_table *at;
	size_t count;
	bool is_split; /* some lines are of single instances, which these tables leave out */
};

static void add_region_table(void *context, const struct stat_report *report)
{
	struct region_tables *tables = (struct region_tables *)context;

	make_table(report->view, report->machine->tables, 0, report->view->count, false, 0,
		   &tables->at[tables->count++]);
}

static void set_heading(struct table_column *column, const char *place, const char *unit)
{
	text_add(&column->cells[1], place);
	text_add(&column->cells[HEADING], unit);
}

static size_t all_rows(const struct region_tables *tables)
{
	return HEADING + tables->count;
}

static double whole_seconds(const struct region_tables *tables)
{
	return tables->report->at_seconds > 0 ? tables->report->at_seconds : tables->report->seconds;
}

static void add_share(struct text *cell, double part, double whole)
{
	if (whole > 0)
		text_printf(cell, "%.1f", part / whole * 100);
}

/* Columns that say nothing here are left out. */
struct region_extras {
	bool has_ranks, has_unended;
};

static struct region_extras find_extras(const struct stat_regions *regions)
{
	struct region_extras extras = { false, false };

	for (size_t at = 0; at < regions->count; at++) {
		extras.has_ranks = extras.has_ranks || regions->at[at]->rank_count > 1;
		extras.has_unended = extras.has_unended || regions->at[at]->unended + regions->at[at]->inside > 0;
	}
	return extras;
}

static void add_name_column(struct sheet *sheet, const struct region_tables *tables)
{
	const struct stat_regions *regions = tables->report->regions;
	struct table_column *column = add_column(sheet, CELL_TEXT, "region");

	set_heading(column, " ", " ");
	for (size_t at = 0; at < regions->count; at++)
		text_add(&column->cells[HEADING + 1 + at], regions->at[at]->name);
	text_add(&column->cells[all_rows(tables)], "(whole run)");
}

static void add_calls_columns(struct sheet *sheet, const struct region_tables *tables)
{
	const struct stat_regions *regions = tables->report->regions;
	struct region_extras extras = find_extras(regions);
	struct table_column *column = add_column(sheet, CELL_NUMBER, "calls");

	set_heading(column, " ", " ");
	for (size_t at = 0; at < regions->count; at++)
		text_dec(&column->cells[HEADING + 1 + at], regions->at[at]->calls);
	text_add(&column->cells[all_rows(tables)], " ");
	if (extras.has_unended) {
		column = add_column(sheet, CELL_NUMBER, "unended");
		set_heading(column, " ", " ");
		for (size_t at = 0; at < regions->count; at++)
			text_dec(&column->cells[HEADING + 1 + at], regions->at[at]->unended + regions->at[at]->inside);
		text_add(&column->cells[all_rows(tables)], " ");
	}
	for (unsigned each = 0; each < 2 && extras.has_ranks; each++) {
		column = add_column(sheet, CELL_NUMBER, each == 0 ? "ranks" : "at once");
		set_heading(column, " ", " ");
		for (size_t at = 0; at < regions->count; at++)
			text_dec(&column->cells[HEADING + 1 + at],
				 each == 0 ? regions->at[at]->rank_count : regions->at[at]->most);
		text_add(&column->cells[all_rows(tables)], " ");
	}
}

static void add_time_columns(struct sheet *sheet, const struct region_tables *tables)
{
	const struct stat_regions *regions = tables->report->regions;
	struct table_column *column = add_column(sheet, CELL_NUMBER, "time");

	set_heading(column, " ", "s");
	for (size_t at = 0; at < regions->count; at++)
		text_printf(&column->cells[HEADING + 1 + at], "%.6f", (double)regions->at[at]->ns / 1e9);
	text_printf(&column->cells[all_rows(tables)], "%.6f", whole_seconds(tables));
	column = add_column(sheet, CELL_NUMBER, "share");
	set_heading(column, " ", "%");
	for (size_t at = 0; at < regions->count; at++)
		add_share(&column->cells[HEADING + 1 + at], (double)regions->at[at]->ns / 1e9, whole_seconds(tables));
	text_add(&column->cells[all_rows(tables)], " ");
	if (!regions->is_lazy)
		return;
	column = add_column(sheet, CELL_NUMBER, "error");
	set_heading(column, "up to", "s");
	for (size_t at = 0; at < regions->count; at++)
		text_printf(&column->cells[HEADING + 1 + at], "%.6f", (double)regions->at[at]->error_ns / 1e9);
	text_add(&column->cells[all_rows(tables)], " ");
}

/* The largest number of all rows chooses the prefix. */
static struct look common_look(const struct region_tables *tables, size_t item)
{
	const struct uncore_tables *platform = tables->report->machine->tables;
	struct look look = look_of(&tables->at[0], platform, item);

	for (size_t at = 1; at < tables->count; at++) {
		struct look other = look_of(&tables->at[at], platform, item);

		if (!other.is_count && (look.is_count || other.largest > look.largest))
			look = other;
	}
	return look;
}

static void add_place_column(struct sheet *sheet, const struct region_tables *tables, size_t item, size_t place,
			     const struct look *look, bool is_first)
{
	const struct stat_table *whole = &tables->at[tables->count - 1];
	const struct uncore_tables *platform = tables->report->machine->tables;
	struct table_column *column = add_column(sheet, CELL_NUMBER, is_first ? whole->items[item]->name : " ");
	struct text unit = { 0 };
	unsigned number = whole->places[place].unit;

	column->is_joined = !is_first;
	add_look(&unit, look);
	set_heading(column, number == UNCORE_ALL_UNITS ? "all" : unit_word(platform, whole->items[item]->box),
		    text_string(&unit));
	if (number != UNCORE_ALL_UNITS)
		text_printf(&column->cells[1], " %u", number);
	for (size_t at = 0; at < tables->count; at++)
		add_cell_value(&column->cells[HEADING + 1 + at], table_cell(&tables->at[at], item, place), platform,
			       look);
	text_free(&unit);
}

/* Of a quantity that adds up: how much of the whole run was in the region, at the last place, mostly a sum. */
static void add_share_column(struct sheet *sheet, const struct region_tables *tables, size_t item, size_t place)
{
	const struct stat_cell *whole = table_cell(&tables->at[tables->count - 1], item, place);
	struct table_column *column;

	if (!whole->line.is_good || !has_rate(line_unit(&whole->line, tables->report->machine->tables)))
		return;
	column = add_column(sheet, CELL_NUMBER, " ");
	column->is_joined = true;
	set_heading(column, "share", "%");
	for (size_t at = 0; at + 1 < tables->count; at++) {
		const struct stat_cell *cell = table_cell(&tables->at[at], item, place);

		if (cell->is_there && cell->line.is_good)
			add_share(&column->cells[HEADING + 1 + at], cell->line.number, whole->line.number);
	}
	text_add(&column->cells[all_rows(tables)], " ");
}

static void add_item_columns(struct sheet *sheet, const struct region_tables *tables, size_t item)
{
	const struct stat_table *whole = &tables->at[tables->count - 1];
	struct look look = common_look(tables, item);
	size_t last = SIZE_MAX;

	for (size_t place = 0; place < whole->place_count; place++) {
		if (!table_cell(whole, item, place)->is_there)
			continue;
		add_place_column(sheet, tables, item, place, &look, last == SIZE_MAX);
		last = place;
	}
	if (last != SIZE_MAX)
		add_share_column(sheet, tables, item, last);
}

static void print_region_table(const struct region_tables *tables)
{
	struct sheet sheet = { .rows = all_rows(tables), .leads = 1 };

	add_name_column(&sheet, tables);
	add_calls_columns(&sheet, tables);
	add_time_columns(&sheet, tables);
	for (size_t item = 0; item < tables->at[0].item_count; item++)
		add_item_columns(&sheet, tables, item);
	print_sheet(&sheet);
	free_sheet(&sheet);
}

/* ---- beside the table ---- */

static bool has_lines(const struct stat_view *view, bool is_split)
{
	for (size_t at = 0; at < view->count; at++)
		if (is_split_line(&view->lines[at]) == is_split)
			return true;
	return false;
}

/* Instances of a region have a table of their own. */
static void print_instances(void *context, const struct stat_report *report)
{
	(void)context;
	printf("\n  %s\n", report->region->name);
	print_tables(report, 0, report->view->count);
}

static void print_unended(const struct stat_regions *regions)
{
	for (size_t at = 0; at < regions->count; at++) {
		const struct stat_region *region = regions->at[at];

		if (region->unended + region->inside > 0)
			printf("  %s: %" PRIu64 " %s not ended, and not counted\n", region->name,
			       region->unended + region->inside,
			       region->unended + region->inside == 1 ? "call has" : "calls have");
	}
}

void print_regions(const struct stat_report *report)
{
	struct region_tables tables = { .report = report };

	if (report->request->interval.is_given)
		putchar('\n');
	if (has_lines(report->view, false)) {
		tables.at = take_memory(NULL, (report->regions->count + 1) * sizeof(tables.at[0]));
		for_each_region(report, add_region_table, &tables);
		add_region_table(&tables, report);
		print_region_table(&tables);
	}
	for (size_t at = 0; at < tables.count; at++)
		free_table(&tables.at[at]);
	free(tables.at);
	if (has_lines(report->view, true))
		for_each_region(report, print_instances, NULL);
	print_unended(report->regions);
}

/* ---- for programs that ask ---- */

/* Each field ends with a NUL. The library reads them (region/rows.c). */
static void put_text(const char *text)
{
	fwrite(text, 1, strlen(text) + 1, stdout);
}

static void put_number(uint64_t number)
{
	printf("%" PRIx64 "%c", number, '\0');
}

static void put_double(double number)
{
	uint64_t bits;

	memcpy(&bits, &number, sizeof(bits));
	put_number(bits);
}

static void put_row(const struct stat_report *report, const struct stat_line *line)
{
	const struct stat_region *region = report->region;

	put_text(region->name);
	put_number(region->calls);
	put_number(region->unended + region->inside);
	put_double((double)region->ns / 1e9);
	put_double((double)region->error_ns / 1e9);
	put_number(region->rank_count);
	put_number(region->most);
	put_text(line->row->item->name);
	put_number(line->row->unit == UNCORE_ALL_UNITS ? UINT32_MAX : line->row->unit);
	put_number(line->row->instance == UNCORE_ALL_INSTANCES ? UINT32_MAX : line->row->instance);
	put_double(line->number);
	put_text(line_unit(line, report->machine->tables));
	put_text(line->state);
}

/* The sums that the table has, besides the lines. */
static void put_rows(void *context, const struct stat_report *report)
{
	struct stat_table table = { .items = NULL };
	size_t *count = (size_t *)context;

	if (has_lines(report->view, false))
		make_table(report->view, report->machine->tables, 0, report->view->count, false, 0, &table);
	for (size_t at = 0; at < report->view->count; at++)
		put_row(report, &report->view->lines[at]);
	*count += report->view->count;
	for (size_t at = 0; at < table.item_count * table.place_count; at++) {
		if (!table.places[at % table.place_count].is_sum || !table.cells[at].is_there)
			continue;
		put_row(report, &table.cells[at].line);
		++*count;
	}
	free_table(&table);
}

/* The number of rows comes first. It is known last. */
static void print_rows(const struct stat_report *report)
{
	size_t most = (report->view->count * 2 + 1) * report->regions->count, count = 0;

	put_number(most);
	for_each_region(report, put_rows, &count);
}

void print_asked_regions(struct stat_loop *loop, enum region_format format)
{
	const struct stat_regions *regions = &loop->marking->regions;
	struct stat_report report = *loop->report;
	struct stat_view view;

	make_view(report.rows, &view);
	view_between(&view, NULL, regions->now.values);
	report.view = &view;
	report.regions = regions;
	report.is_first = report.is_last = true;
	report.at_seconds = report.seconds = (double)(regions->now.machine_ns - regions->begun_ns) / 1e9;
	memset(report.widths, 0, sizeof(report.widths));
	switch (format) {
	case REGION_TABLE:
		print_stat_text(&report);
		break;
	case REGION_CSV:
		print_stat_csv(&report);
		break;
	case REGION_JSON:
		print_stat_json(&report);
		break;
	case REGION_ROWS:
		print_rows(&report);
		break;
	}
	free_view(&view);
}
