/* SPDX-License-Identifier: MIT */
/* uncore stat: chooses the unit and the prefix in which a table prints an item's numbers. */
#include "cli/stat/table/look.h"

#include <math.h>
#include <string.h>

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

struct look look_of(const struct stat_table *table, const struct uncore_tables *tables, size_t item)
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

void add_look(struct text *text, const struct look *look)
{
	const char *unit = look->is_count ? look->unit.base : look->unit.brief;

	add_shown_unit(text, &look->scale, unit[0] != '\0' ? unit : look->unit.unit);
}

void add_cell_value(struct text *text, const struct stat_cell *cell, const struct uncore_tables *tables,
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
