/* SPDX-License-Identifier: MIT */
/* uncore stat: prints tables of items and places. */
#include "cli/stat/table/text.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/utf8.h"
#include "cli/common/describe.h"
#include "cli/common/output.h"
#include "base/numbers.h"
#include "cli/stat/table/table.h"
#include "cli/stat/table/notes.h"

/* What fits the terminal; elsewhere what fits a mail. */
enum { WIDTH = 80, INDENT = 2, GAP = 2 };

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

/* ---- numbers ---- */

/* How an item's numbers are printed. */
struct look {
	bool is_count; /* no time has passed: counts, not rates */
	struct shown_unit unit;
	struct scale scale;
	double largest;
};

static double number_of(const struct stat_cell *cell, const struct uncore_tables *tables, const struct look *look)
{
	return look->is_count ? cell->line.number : line_shown(&cell->line, tables);
}

static bool is_good(const struct stat_cell *cell)
{
	return cell->is_there && cell->line.is_good;
}

/* The largest number chooses the prefix. Sums may have more digits. */
static double largest_of(const struct stat_table *table, const struct uncore_tables *tables, size_t item,
			 const struct look *look)
{
	double largest = 0;

	for (size_t place = 0; place < table->place_count; place++) {
		const struct stat_cell *cell = table_cell(table, item, place);

		if (is_good(cell) && !table->places[place].is_sum)
			largest = fmax(largest, fabs(number_of(cell, tables, look)));
	}
	return largest;
}

static bool has_no_time(const struct stat_table *table, const struct uncore_tables *tables, size_t item)
{
	for (size_t place = 0; place < table->place_count; place++) {
		const struct stat_cell *cell = table_cell(table, item, place);

		if (is_good(cell) && isnan(line_shown(&cell->line, tables)))
			return true;
	}
	return false;
}

static struct look own_look(const struct stat_table *table, const struct uncore_tables *tables, size_t item)
{
	const struct stat_line first = { .row = &table_cell(table, item, 0)->row };
	struct look look = { .is_count = has_no_time(table, tables, item),
			     .unit = shown_unit(line_unit(&first, tables)) };

	look.largest = largest_of(table, tables, item, &look);
	look.scale = scale_for(&look.unit, look.largest);
	return look;
}

static struct look look_of(const struct stat_table *table, const struct uncore_tables *tables, size_t item)
{
	struct look look = own_look(table, tables, item);

	for (size_t at = 0; at < table->item_count && table->items[item]->is_metric; at++) {
		struct look other = own_look(table, tables, at);

		if (table->items[at]->is_metric && strcmp(other.unit.unit, look.unit.unit) == 0 &&
		    other.is_count == look.is_count && other.scale.divisor > look.scale.divisor &&
		    shares_scale(look.largest, &other.scale))
			look.scale = other.scale;
	}
	return look;
}

/* A ratio has no unit. The word stands for it. */
static void add_look(struct text *text, const struct look *look)
{
	const char *unit = look->is_count ? look->unit.base : look->unit.brief;

	add_shown_unit(text, &look->scale, unit[0] != '\0' ? unit : look->unit.unit);
}

static void add_cell_value(struct text *text, const struct stat_cell *cell, const struct uncore_tables *tables,
			   const struct look *look)
{
	if (!cell->is_there)
		return;
	if (!cell->line.is_good) {
		text_printf(text, "<%s>", cell->line.state);
		return;
	}
	add_table_number(text, number_of(cell, tables, look) / look->scale.divisor, look->scale.prefix[0] != '\0');
}

/* ---- columns ---- */

/* A column with its cells from top to bottom: title, then one for each row. */
struct table_column {
	struct text *cells;
	enum cell_kind kind;
	size_t width;
};

struct sheet {
	struct table_column *columns;
	size_t count, rows; /* rows: without the title */
	size_t leads;       /* columns that are repeated when the rest does not fit */
};

static struct table_column *add_column(struct sheet *sheet, enum cell_kind kind, const char *title)
{
	struct table_column *column;

	sheet->columns = take_memory(sheet->columns, (sheet->count + 1) * sizeof(sheet->columns[0]));
	column = &sheet->columns[sheet->count++];
	*column = (struct table_column){ take_memory(NULL, (sheet->rows + 1) * sizeof(struct text)), kind, 0 };
	for (size_t at = 0; at <= sheet->rows; at++)
		column->cells[at] = (struct text){ 0 };
	text_add(&column->cells[0], title);
	return column;
}

static void measure_columns(struct sheet *sheet)
{
	for (size_t at = 0; at < sheet->count; at++) {
		struct table_column *column = &sheet->columns[at];

		for (size_t row = 0; row <= sheet->rows; row++) {
			size_t width = text_width(text_string(&column->cells[row]));

			column->width = width > column->width ? width : column->width;
		}
	}
}

static void free_sheet(struct sheet *sheet)
{
	for (size_t at = 0; at < sheet->count; at++) {
		for (size_t row = 0; row <= sheet->rows; row++)
			text_free(&sheet->columns[at].cells[row]);
		free(sheet->columns[at].cells);
	}
	free(sheet->columns);
}

static void print_columns(const struct sheet *sheet, size_t first, size_t end)
{
	size_t count = sheet->leads + end - first;
	struct column *columns = take_memory(NULL, count * sizeof(columns[0]));
	struct grid grid = { .columns = columns, .column_count = count, .is_whole = true };

	for (size_t row = 0; row <= sheet->rows; row++) {
		for (size_t at = 0; at < count; at++) {
			const struct table_column *from =
				&sheet->columns[at < sheet->leads ? at : first + at - sheet->leads];

			if (row == 0)
				columns[at] = (struct column){ text_string(&from->cells[0]), "", from->kind };
			else
				grid_word(&grid, text_string(&from->cells[row]));
		}
	}
	grid_print(&grid, INDENT);
	grid_free(&grid);
	free(columns);
}

/* Columns that do not fit beside the others begin another table. */
static void print_sheet(struct sheet *sheet)
{
	size_t room = output_width() > 0 ? output_width() : WIDTH, begin = INDENT, first = sheet->leads;

	measure_columns(sheet);
	for (size_t at = 0; at < sheet->leads; at++)
		begin += sheet->columns[at].width + GAP;
	for (size_t end = first; first < sheet->count; first = end) {
		size_t width = begin + sheet->columns[end++].width;

		while (end < sheet->count && width + GAP + sheet->columns[end].width <= room)
			width += GAP + sheet->columns[end++].width;
		if (first > sheet->leads)
			putchar('\n');
		print_columns(sheet, first, end);
	}
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
