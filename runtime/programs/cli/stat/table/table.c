/* SPDX-License-Identifier: MIT */
/* uncore stat: arranges values as a table of items and places, and adds up instances and sockets. */
#include "cli/stat/table/table.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "cli/common/describe.h"
#include "base/numbers.h"

bool is_split_line(const struct stat_line *line)
{
	return line->row->instance != line->row->item->instance;
}

/* The smaller of two sums is not the sum of the smaller ones. Every other formula is of counts, time and instances. */
bool has_sum(const struct stat_item *item, const struct uncore_tables *tables)
{
	const struct uncore_metric_row *metric;

	if (!item->is_metric)
		return true;
	metric = &uncore_metrics(tables)[item->metric.at];
	for (unsigned at = 0; at < metric->ops.count; at++) {
		unsigned op = uncore_metric_ops(tables)[metric->ops.first + at].op;

		if (op == UNCORE_METRIC_MINIMUM || op == UNCORE_METRIC_MAXIMUM)
			return false;
	}
	return true;
}

/* ---- items and places ---- */

static bool belongs(const struct stat_table *table, const struct stat_line *line)
{
	return is_split_line(line) == table->by_instance && (!table->by_instance || line->row->item->box == table->box);
}

static void add_item(struct stat_table *table, const struct stat_item *item)
{
	for (size_t at = 0; at < table->item_count; at++) {
		if (table->items[at] == item)
			return;
	}
	table->items = take_memory(table->items, (table->item_count + 1) * sizeof(table->items[0]));
	table->items[table->item_count++] = item;
}

static void add_place(struct stat_table *table, unsigned unit, uint16_t instance, bool is_sum)
{
	for (size_t at = 0; at < table->place_count; at++) {
		if (table->places[at].unit == unit && table->places[at].instance == instance)
			return;
	}
	table->places = take_memory(table->places, (table->place_count + 1) * sizeof(table->places[0]));
	table->places[table->place_count++] = (struct stat_place){ unit, instance, is_sum };
}

/* Sums follow what they are of. */
static int compare_places(const void *a, const void *b)
{
	const struct stat_place *left = (const struct stat_place *)a, *right = (const struct stat_place *)b;

	if (left->unit != right->unit)
		return left->unit < right->unit ? -1 : 1;
	return left->instance < right->instance ? -1 : left->instance > right->instance;
}

/* How many places of a unit, or of all, are not sums. */
static size_t parts_of(const struct stat_table *table, unsigned unit)
{
	size_t count = 0;

	for (size_t at = 0; at < table->place_count; at++)
		count += !table->places[at].is_sum && (unit == UNCORE_ALL_UNITS || table->places[at].unit == unit);
	return count;
}

/* A sum over one place would repeat it. */
static void add_sums(struct stat_table *table)
{
	size_t units = 0, parts = table->place_count;

	for (size_t at = 0; at < parts; at++) {
		unsigned unit = table->places[at].unit;

		if (at > 0 && unit == table->places[at - 1].unit)
			continue;
		units += unit != UNCORE_ALL_UNITS;
		if (table->by_instance && parts_of(table, unit) > 1)
			add_place(table, unit, UNCORE_ALL_INSTANCES, true);
	}
	if (units > 1)
		add_place(table, UNCORE_ALL_UNITS, UNCORE_ALL_INSTANCES, true);
	qsort(table->places, table->place_count, sizeof(table->places[0]), compare_places);
}

/* ---- values ---- */

static bool is_part(const struct stat_place *sum, const struct stat_row *row)
{
	return sum->unit == UNCORE_ALL_UNITS || sum->unit == row->unit;
}

static bool is_summed(const struct stat_place *place, const struct stat_item *item, const struct stat_line *line)
{
	return line->row->item == item && is_part(place, line->row);
}

static void sum_value(const struct stat_view *view, const struct stat_place *place, const struct stat_item *item,
		      unsigned each, struct uncore_value *sum)
{
	struct uncore_value *parts = take_memory(NULL, view->count * sizeof(parts[0]));
	size_t count = 0;

	for (size_t at = 0; at < view->count; at++) {
		if (is_summed(place, item, &view->lines[at]))
			parts[count++] = view->lines[at].values[each];
	}
	uncore_value_sum(parts, count, sum);
	free(parts);
}

/* Of repetitions, the sum of means is the mean of sums; the mean of a quotient is not known. */
static void add_mean(struct stat_line *sum, const struct stat_line *line, bool is_first)
{
	const struct stat_line before = *sum;

	if (is_first) {
		*sum = *line;
		sum->row = before.row;
		sum->values = before.values;
		return;
	}
	sum->number += line->is_good ? line->number : 0;
	sum->seen += line->seen;
	sum->expected += line->expected;
	sum->seconds = line->seconds > sum->seconds ? line->seconds : sum->seconds;
	sum->runs = line->runs < sum->runs ? line->runs : sum->runs;
	if (!sum->is_good && line->is_good) {
		sum->is_good = true;
		sum->state = line->state;
	}
}

static void add_up(const struct stat_view *view, const struct uncore_tables *tables, const struct stat_place *place,
		   struct stat_cell *cell)
{
	const struct stat_item *item = cell->row.item;
	struct stat_line *sum = &cell->line;
	bool is_mean = false;

	cell->values = take_memory(NULL, item->request_count * sizeof(cell->values[0]));
	for (unsigned each = 0; each < item->request_count; each++)
		sum_value(view, place, item, each, &cell->values[each]);
	*sum = (struct stat_line){ .row = &cell->row, .values = cell->values };
	for (size_t at = 0; at < view->count; at++) {
		const struct stat_line *line = &view->lines[at];

		if (!is_summed(place, item, line))
			continue;
		if (line->is_mean)
			add_mean(sum, line, !is_mean);
		is_mean = line->is_mean;
		cell->is_there = true;
	}
	if (!is_mean)
		view_line(sum);
	else if (!has_rate(line_unit(sum, tables)))
		cell->is_there = false;
}

static void set_cell(const struct stat_view *view, const struct uncore_tables *tables, const struct stat_place *place,
		     const struct stat_item *item, struct stat_cell *cell)
{
	cell->row = (struct stat_row){ .item = item, .unit = place->unit, .instance = place->instance };
	for (size_t at = 0; at < view->count; at++) {
		const struct stat_row *row = view->lines[at].row;

		if (row->item != item || row->unit != place->unit ||
		    (row->instance != place->instance && row->instance != item->instance))
			continue;
		cell->is_there = true;
		cell->line = view->lines[at];
		return;
	}
	if (place->is_sum && has_sum(item, tables))
		add_up(view, tables, place, cell);
}

static void set_unit_word(const struct uncore_tables *tables, struct stat_table *table)
{
	table->unit_word = unit_word(tables, table->items[0]->box);
	for (size_t at = 0; at < table->item_count; at++) {
		const char *word = unit_word(tables, table->items[at]->box);

		if (table->unit_word != NULL && strcmp(word, table->unit_word) != 0)
			table->unit_word = NULL;
	}
}

void make_table(const struct stat_view *view, const struct uncore_tables *tables, size_t first, size_t end,
		bool by_instance, uint16_t box, struct stat_table *table)
{
	*table = (struct stat_table){ .by_instance = by_instance, .box = box };
	for (size_t at = first; at < end; at++) {
		const struct stat_row *row = view->lines[at].row;

		if (!belongs(table, &view->lines[at]))
			continue;
		add_item(table, row->item);
		add_place(table, row->unit, by_instance ? row->instance : UNCORE_ALL_INSTANCES, false);
	}
	add_sums(table);
	set_unit_word(tables, table);
	table->cells = take_memory(NULL, table->item_count * table->place_count * sizeof(table->cells[0]));
	for (size_t item = 0; item < table->item_count; item++) {
		for (size_t place = 0; place < table->place_count; place++) {
			struct stat_cell *cell = &table->cells[item * table->place_count + place];

			*cell = (struct stat_cell){ .is_there = false };
			set_cell(view, tables, &table->places[place], table->items[item], cell);
		}
	}
}

void free_table(struct stat_table *table)
{
	for (size_t at = 0; at < table->item_count * table->place_count; at++)
		free(table->cells[at].values);
	free(table->cells);
	free(table->places);
	free(table->items);
}
