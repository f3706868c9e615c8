/* SPDX-License-Identifier: MIT */
/* uncore stat: prints tables of items and places. */
#include "cli/stat/table/text.h"

#include <stdio.h>
#include <string.h>

#include "cli/common/describe.h"
#include "cli/stat/table/look.h"
#include "cli/stat/table/sheet.h"
#include "cli/stat/table/table.h"
#include "cli/stat/table/notes.h"

/* ---- what makes a table ---- */

/* Metrics of -M are lines, unless several are of the same instances; then names would be repeated for each instance. */
static bool is_alone(const struct stat_report *report, size_t first, size_t end)
{
	const struct stat_item *item = report->view->lines[first].row->item;

	for (size_t at = first; at < end; at++) {
		if (report->view->lines[at].row->item != item)
			return false;
	}
	return true;
}

static bool is_alike(const struct stat_line *line, const struct stat_line *first)
{
	const struct stat_item *item = line->row->item, *other = first->row->item;

	if (other->group != UNCORE_NO_INDEX)
		return item->group == other->group;
	return item->group == UNCORE_NO_INDEX && item->is_metric && item->box == other->box && is_split_line(line);
}

size_t table_end(const struct stat_report *report, size_t first)
{
	const struct stat_view *view = report->view;
	size_t end = first;

	if (report->request->inputs)
		return first;
	while (end < view->count && is_alike(&view->lines[end], &view->lines[first]))
		end++;
	if (end > first && view->lines[first].row->item->group == UNCORE_NO_INDEX && is_alone(report, first, end))
		return first;
	return end;
}

/* ---- the two shapes ---- */

static void add_unit_name(struct text *text, const struct stat_table *table, const struct uncore_tables *tables,
			  unsigned unit)
{
	if (unit == UNCORE_ALL_UNITS)
		text_add(text, "all");
	else if (table->unit_word != NULL)
		text_printf(text, "%u", unit);
	else
		text_printf(text, "%s %u", unit_word(tables, table->items[0]->box), unit);
}

/* "imc3", "iio1 (0000:16, nvme0)" */
static void add_place_name(struct text *text, const struct stat_table *table, const struct uncore_tables *tables,
			   const struct stat_place *place)
{
	const struct root_devices *devices =
		devices_of(table->items[0]->devices, table->box, place->unit, place->instance);

	if (place->instance == UNCORE_ALL_INSTANCES) {
		text_add(text, "all");
		return;
	}
	text_printf(text, "%s%u", box_id(tables, table->box), place->instance);
	if (devices == NULL)
		return;
	text_add(text, " (");
	add_devices(text, devices, DEVICES_SHOWN);
	text_char(text, ')');
}

/* A row for each instance, a column for each item, with its unit below the name. */
static void print_by_place(const struct stat_table *table, const struct uncore_tables *tables)
{
	struct sheet sheet = { .rows = table->place_count + 1, .leads = 2 };
	struct table_column *unit = add_column(&sheet, CELL_NUMBER, table->unit_word != NULL ? table->unit_word : "of");

	text_add(&unit->cells[1], " ");
	for (size_t at = 0; at < table->place_count; at++)
		add_unit_name(&unit->cells[at + 2], table, tables, table->places[at].unit);
	unit = add_column(&sheet, CELL_TEXT, "box");
	text_add(&unit->cells[1], " ");
	for (size_t at = 0; at < table->place_count; at++)
		add_place_name(&unit->cells[at + 2], table, tables, &table->places[at]);
	for (size_t item = 0; item < table->item_count; item++) {
		struct table_column *column = add_column(&sheet, CELL_NUMBER, table->items[item]->name);
		struct look look = look_of(table, tables, item);

		add_look(&column->cells[1], &look);
		for (size_t at = 0; at < table->place_count; at++)
			add_cell_value(&column->cells[at + 2], table_cell(table, item, at), tables, &look);
	}
	print_sheet(&sheet);
	free_sheet(&sheet);
}

/* A row for each item, a column for each socket: names of items are long. */
static void print_by_item(const struct stat_table *table, const struct uncore_tables *tables)
{
	struct sheet sheet = { .rows = table->item_count, .leads = 2 };

	add_column(&sheet, CELL_TEXT, "");
	add_column(&sheet, CELL_TEXT, "unit");
	for (size_t item = 0; item < table->item_count; item++)
		text_add(&sheet.columns[0].cells[item + 1], table->items[item]->name);
	for (size_t at = 0; at < table->place_count; at++) {
		struct table_column *column = add_column(&sheet, CELL_NUMBER, "");

		if (table->places[at].unit != UNCORE_ALL_UNITS && table->unit_word != NULL)
			text_printf(&column->cells[0], "%s ", table->unit_word);
		add_unit_name(&column->cells[0], table, tables, table->places[at].unit);
	}
	for (size_t item = 0; item < table->item_count; item++) {
		struct look look = look_of(table, tables, item);

		add_look(&sheet.columns[1].cells[item + 1], &look);
		for (size_t at = 0; at < table->place_count; at++)
			add_cell_value(&sheet.columns[at + 2].cells[item + 1], table_cell(table, item, at), tables,
				       &look);
	}
	print_sheet(&sheet);
	free_sheet(&sheet);
}

static void print_table(const struct stat_report *report, size_t first, size_t end, const struct stat_line *line)
{
	const struct uncore_tables *tables = report->machine->tables;
	struct stat_table table;

	make_table(report->view, tables, first, end, is_split_line(line), line->row->item->box, &table);
	if (table.by_instance)
		print_by_place(&table, tables);
	else
		print_by_item(&table, tables);
	print_table_notes(&table, tables);
	free_table(&table);
}

/* Whether a line before it is in the same table. */
static bool is_printed(const struct stat_view *view, size_t first, size_t at)
{
	const struct stat_line *line = &view->lines[at];

	for (size_t before = first; before < at; before++) {
		const struct stat_line *other = &view->lines[before];

		if (is_split_line(other) == is_split_line(line) &&
		    (!is_split_line(line) || other->row->item->box == line->row->item->box))
			return true;
	}
	return false;
}

/* Instances of another box are other places, and make another table. */
void print_tables(const struct stat_report *report, size_t first, size_t end)
{
	for (size_t at = first; at < end; at++) {
		if (is_printed(report->view, first, at))
			continue;
		if (at > first)
			putchar('\n');
		print_table(report, first, end, &report->view->lines[at]);
	}
}
