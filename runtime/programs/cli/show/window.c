/* SPDX-License-Identifier: MIT */
/* uncore show: prints where windows are: the sum of fields that gives the address of each instance, or its unit. */
#include <inttypes.h>

#include "cli/show/show.h"

/* The number for an instance, in a list with one for each instance, or one for all; 0 in an empty one. */
static uint32_t number_for(const struct uncore_tables *tables, struct uncore_range list, unsigned instance)
{
	const uint32_t *numbers = &uncore_numbers(tables)[list.first];

	return list.count == 0 ? 0 : numbers[list.count == 1 ? 0 : instance];
}

/* "(memmap.mem1.mem << 12)" */
static void add_part(struct text *text, const struct uncore_tables *tables, const struct uncore_window_part_row *part,
		     unsigned instance)
{
	const struct uncore_field_ref *field = &part->field;
	struct uncore_register reg = { field->box, 0, field->reg,
				       (uint16_t)number_for(tables, part->elements, instance) };

	text_add(text, part->shift > 0 ? "(" : "");
	text_add(text, box_id(tables, field->box));
	if (uncore_boxes(tables)[field->box].instances > 1)
		text_printf(text, "%u", instance);
	text_add(text, ".");
	add_register_id(text, tables, &reg);
	text_printf(text, ".%s", field_id(tables, field->field));
	if (part->shift > 0)
		text_printf(text, " << %u)", part->shift);
}

static void add_base(struct text *text, const struct uncore_tables *tables, unsigned window, unsigned instance)
{
	const struct uncore_window_row *row = &uncore_windows(tables)[window];
	uint32_t offset = number_for(tables, row->offsets, instance);

	for (unsigned at = 0; at < row->parts.count; at++) {
		text_add(text, at > 0 ? " + " : "");
		add_part(text, tables, &uncore_window_parts(tables)[row->parts.first + at], instance);
	}
	if (offset != 0)
		text_printf(text, " + 0x%" PRIx32, offset);
}

/* "unit 3 of type 11, at its first counter"; "unit n" of each instance (UNCORE_NO_INDEX) */
static void add_part_of_unit(struct text *text, const struct uncore_tables *tables, const struct uncore_window_row *row,
			     unsigned instance)
{
	const struct uncore_found_box_row *found = uncore_found_box_of(tables, row->box);

	if (instance == UNCORE_NO_INDEX)
		text_add(text, "unit n");
	else
		text_printf(text, "unit %u", instance);
	text_printf(text, " of type %u, %s", found == NULL ? 0 : found->type, found_part_help(row->found));
}

static void add_window_row(struct grid *grid, const struct uncore_tables *tables, unsigned window, unsigned instance)
{
	const struct uncore_window_row *row = &uncore_windows(tables)[window];
	struct text base = { 0 };

	if (row->found != UNCORE_FOUND_NOWHERE)
		add_part_of_unit(&base, tables, row, instance);
	else
		add_base(&base, tables, window, instance);
	grid_word(grid, uncore_text(tables, row->id));
	if (instance == UNCORE_NO_INDEX)
		grid_word(grid, "n");
	else
		grid_number(grid, instance);
	grid_cell(grid, "0x%" PRIx32, row->size);
	grid_take(grid, &base);
}

void print_windows(const struct uncore_tables *tables, uint16_t box, uint16_t instance, uint16_t only)
{
	static const struct column columns[] = {
		{ "window", "window", CELL_TEXT },
		{ "instance", "instance", CELL_NUMBER },
		{ "bytes", "bytes", CELL_TEXT },
		{ "begins at", "base", CELL_TEXT },
	};
	struct grid grid = { .columns = columns, .column_count = sizeof(columns) / sizeof(columns[0]) };
	bool any = false, is_found = false;

	for (unsigned window = 0; window < tables->windows.count; window++) {
		if (uncore_windows(tables)[window].box != box || (only != UNCORE_NO_INDEX && only != window))
			continue;
		any = true;
		is_found = uncore_windows(tables)[window].found != UNCORE_FOUND_NOWHERE;
		/* The table of units says where each of them is, so there is no more to say of one than of another. */
		if (is_found)
			add_window_row(&grid, tables, window, instance);
		for (unsigned at = 0; at < uncore_boxes(tables)[box].instances && !is_found; at++)
			if (instance == UNCORE_NO_INDEX || instance == at)
				add_window_row(&grid, tables, window, at);
	}
	if (any) {
		print_heading(is_found ? "windows; the table of units in the machine's memory says where they are" :
					 "windows of memory; fields of other registers give the physical address");
		grid_print(&grid, 4);
	}
	grid_free(&grid);
}
