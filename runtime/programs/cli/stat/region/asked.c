/* SPDX-License-Identifier: MIT */
/* uncore stat -r: prints a report for a program that asks for it. */
#include "cli/stat/region/asked.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/stat/region/marking.h"
#include "cli/stat/table/table.h"

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

/* Lines of single instances have none. */
static bool has_sums(const struct stat_view *view)
{
	for (size_t at = 0; at < view->count; at++)
		if (!is_split_line(&view->lines[at]))
			return true;
	return false;
}

/* The sums that the table has, besides the lines. */
static void put_rows(void *context, const struct stat_report *report)
{
	struct stat_table table = { .items = NULL };
	size_t *count = (size_t *)context;

	if (has_sums(report->view))
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

/* The most that the number of rows can be comes first. */
static void print_rows(const struct stat_report *report)
{
	size_t most = (report->view->count * 2 + 1) * report->regions->count, count = 0;

	put_number(most);
	for_each_region(report, put_rows, &count);
}

void print_asked_regions(const struct stat_report *last, const struct stat_regions *regions, enum region_format format)
{
	struct stat_report report = *last;
	struct stat_view view;

	make_view(report.rows, &view);
	view_between(&view, NULL, regions->now.values);
	report.view = &view;
	report.totals = (const struct uncore_value *const *)&regions->now.values;
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
