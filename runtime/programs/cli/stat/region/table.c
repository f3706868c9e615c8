/* SPDX-License-Identifier: MIT */
/* uncore stat -r: prints a table of regions for people. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/memory.h"
#include "cli/common/describe.h"
#include "cli/stat/region/marking.h"
#include "cli/stat/region/regions.h"
#include "cli/stat/table/look.h"
#include "cli/stat/table/sheet.h"
#include "cli/stat/table/text.h"

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
	bool *is_later = (bool *)context;

	printf("%s  %s: %" PRIu64 " %s, %.6f s\n", *is_later ? "\n" : "", report->region->name, report->region->calls,
	       report->region->calls == 1 ? "call" : "calls", (double)report->region->ns / 1e9);
	*is_later = true;
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
	struct stat_report whole = *report;
	struct stat_view view;
	bool is_later = has_lines(report->view, false);

	/* The report may be about the last interval. */
	make_view(report->rows, &view);
	view_between(&view, NULL, *report->totals);
	whole.view = &view;
	if (report->request->interval.is_given)
		putchar('\n');
	if (has_lines(report->view, false)) {
		tables.at = take_memory(NULL, (report->regions->count + 1) * sizeof(tables.at[0]));
		for_each_region(report, add_region_table, &tables);
		add_region_table(&tables, &whole);
		print_region_table(&tables);
	}
	for (size_t at = 0; at < tables.count; at++)
		free_table(&tables.at[at]);
	free(tables.at);
	if (has_lines(report->view, true))
		for_each_region(report, print_instances, &is_later);
	print_unended(report->regions);
	free_view(&view);
}
