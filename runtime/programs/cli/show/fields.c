/* SPDX-License-Identifier: MIT */
/* Prints the fields of a register: a diagram, a table, and the values that have names. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/show/show.h"

enum { DIAGRAM_WIDTH = 80, DIAGRAM_INDENT = 4 };

static const struct uncore_field_row *field_at(const struct uncore_tables *tables,
					       const struct uncore_layout_row *layout, unsigned at)
{
	return &uncore_fields(tables)[layout->fields.first + at];
}

static const char *label_of(const struct uncore_tables *tables, const struct uncore_field_row *field)
{
	return field->flags & UNCORE_FIELD_RESERVED ? "-" : uncore_text(tables, field->id);
}

/* A field is as wide as its name: names matter more than the number of bits. */
static size_t cell_width(const struct uncore_tables *tables, const struct uncore_field_row *field, struct text *bits)
{
	size_t name = strlen(label_of(tables, field));

	text_free(bits);
	add_bits(bits, field);
	return (name > bits->length ? name : bits->length) + 2;
}

enum diagram_line { LINE_BITS, LINE_BORDER, LINE_NAMES };

static void print_centred(const char *text, size_t width)
{
	size_t left = (width - strlen(text)) / 2;

	printf("%*s%s%*s", (int)left, "", text, (int)(width - left - strlen(text)), "");
}

static void print_diagram_line(const struct uncore_tables *tables, const struct uncore_layout_row *layout,
			       unsigned first, unsigned end, enum diagram_line line)
{
	const char *edge = line == LINE_BITS ? " " : line == LINE_BORDER ? "+" : "|";
	struct text bits = { 0 };

	printf("%*s%s", DIAGRAM_INDENT, "", edge);
	for (unsigned at = first; at < end; at++) {
		const struct uncore_field_row *field = field_at(tables, layout, at);
		size_t width;

		if (field->flags & UNCORE_FIELD_PART)
			continue;
		width = cell_width(tables, field, &bits);
		if (line == LINE_BORDER)
			for (size_t dash = 0; dash < width; dash++)
				putchar('-');
		else
			print_centred(line == LINE_BITS ? text_string(&bits) : label_of(tables, field), width);
		fputs(edge, stdout);
	}
	putchar('\n');
	text_free(&bits);
}

/* Returns the end of the fields, from first on, that fit on a line. */
static unsigned line_end(const struct uncore_tables *tables, const struct uncore_layout_row *layout, unsigned first,
			 unsigned width)
{
	size_t column = DIAGRAM_INDENT + 1;
	struct text bits = { 0 };
	unsigned at;

	for (at = first; at < layout->fields.count; at++) {
		const struct uncore_field_row *field = field_at(tables, layout, at);

		if (!(field->flags & UNCORE_FIELD_PART))
			column += cell_width(tables, field, &bits) + 1;
		if (column > width && at > first)
			break;
	}
	text_free(&bits);
	return at;
}

static unsigned line_count(const struct uncore_tables *tables, const struct uncore_layout_row *layout, unsigned width)
{
	unsigned count = 0;

	for (unsigned first = 0; first < layout->fields.count; first = line_end(tables, layout, first, width))
		count++;
	return count;
}

/* The least width that needs no further line: no field stands alone on the last one. */
static unsigned least_width(const struct uncore_tables *tables, const struct uncore_layout_row *layout)
{
	unsigned lines = line_count(tables, layout, DIAGRAM_WIDTH), width = DIAGRAM_WIDTH;

	while (width > DIAGRAM_INDENT && line_count(tables, layout, width - 1) == lines)
		width--;
	return width;
}

void print_diagram(const struct uncore_tables *tables, const struct uncore_layout_row *layout)
{
	unsigned width = least_width(tables, layout);

	for (unsigned first = 0, end; first < layout->fields.count; first = end) {
		end = line_end(tables, layout, first, width);
		print_diagram_line(tables, layout, first, end, LINE_BITS);
		print_diagram_line(tables, layout, first, end, LINE_BORDER);
		print_diagram_line(tables, layout, first, end, LINE_NAMES);
		print_diagram_line(tables, layout, first, end, LINE_BORDER);
	}
}

static const char *rule_of(const struct uncore_layout_row *layout, const struct uncore_field_row *field)
{
	uint64_t bits = uncore_field_mask(field);
	bool is_unknown = field->access == UNCORE_ACCESS_UNKNOWN;

	if (layout->must_zero & bits)
		return is_unknown ? "No source describes it: written as 0." : "Reserved: written as 0.";
	if (layout->must_one & bits)
		return is_unknown ? "No source describes it: written as 1." : "Reserved: written as 1.";
	return is_unknown ? "No source describes it, so the reset value is written." :
			    "Reserved; no source gives a rule, so the reset value is written.";
}

/* What it is, and what its lowest bit stands for. */
static void add_field_text(struct text *text, const struct uncore_tables *tables,
			   const struct uncore_layout_row *layout, const struct uncore_field_row *field)
{
	struct uncore_field_index index = uncore_field_at((unsigned)(field - uncore_fields(tables)));
	struct text amount = { 0 };

	text_add(text,
		 field->flags & UNCORE_FIELD_RESERVED ? rule_of(layout, field) : uncore_text(tables, field->text));
	if (add_field_amount(&amount, tables, index, uncore_field_bits(field, 1)))
		text_join(text, text->length != 0 ? " " : "", "In units of ", "");
	if (amount.length != 0)
		text_join(text, "", text_string(&amount), ".");
	text_free(&amount);
}

static void add_field_row(struct grid *grid, const struct uncore_tables *tables, const struct uncore_layout_row *layout,
			  const struct uncore_field_row *field)
{
	uint64_t mask = uncore_field_mask(field);
	bool is_reserved = (field->flags & UNCORE_FIELD_RESERVED) != 0,
	     is_part = (field->flags & UNCORE_FIELD_PART) != 0;
	struct text bits = { 0 }, reset = { 0 };

	add_bits(&bits, field);
	if ((layout->reset_known & mask) == mask && !is_part)
		add_value(&reset, uncore_field_value(field, layout->reset));
	grid_take(grid, &bits);
	grid_cell(grid, "%s%s", is_part ? "  " : "", is_reserved ? "" : uncore_text(tables, field->id));
	grid_word(grid, is_part ? "" : access_word(field->access));
	grid_take(grid, &reset);
	grid_word(grid, role_word(field->role));
	grid_word(grid, evidence_word(field->evidence));
	add_field_text(grid_begin(grid), tables, layout, field);
	grid_end(grid);
}

/* Whether to print it: the wanted field, and its parts, which follow it. */
static bool is_wanted(const struct uncore_tables *tables, const struct uncore_layout_row *layout, unsigned at,
		      uint16_t only)
{
	if (only == UNCORE_NO_INDEX || layout->fields.first + at == only)
		return true;
	if (uncore_fields(tables)[only].flags & UNCORE_FIELD_PART)
		return false;
	while (at > 0 && (field_at(tables, layout, at)->flags & UNCORE_FIELD_PART))
		at--;
	return layout->fields.first + at == only;
}

void print_fields(const struct uncore_tables *tables, const struct uncore_layout_row *layout, uint16_t only)
{
	static const struct column columns[] = {
		{ "bits", "bits", CELL_TEXT },   { "field", "field", CELL_TEXT }, { "access", "access", CELL_TEXT },
		{ "reset", "reset", CELL_TEXT }, { "role", "role", CELL_TEXT },   { "evidence", "evidence", CELL_TEXT },
		{ "text", "text", CELL_TEXT },
	};
	struct grid grid = { .columns = columns, .column_count = sizeof(columns) / sizeof(columns[0]) };

	for (unsigned at = 0; at < layout->fields.count; at++)
		if (is_wanted(tables, layout, at, only))
			add_field_row(&grid, tables, layout, field_at(tables, layout, at));
	grid_print(&grid, 4);
	grid_free(&grid);
}

static void add_value_row(struct grid *grid, const struct uncore_tables *tables, const struct uncore_field_row *field,
			  const struct uncore_value_row *value)
{
	uint64_t all = UINT64_MAX >> (64 - field->width);

	grid_cell(grid, "0x%" PRIx64, value->value);
	if ((value->mask & all) != all && !(field->flags & UNCORE_FIELD_FLAGS))
		grid_cell(grid, "0x%" PRIx64, value->mask & all);
	else
		grid_word(grid, "");
	grid_word(grid, uncore_text(tables, value->id));
	grid_word(grid,
		  value->when != UNCORE_NO_INDEX ? uncore_text(tables, uncore_values(tables)[value->when].id) : "");
	if (value->hertz != 0)
		grid_cell(grid, "%.6g MHz", value->hertz / 1e6);
	else
		grid_word(grid, "");
	grid_word(grid, uncore_text(tables, value->text));
}

static void print_field_values(const struct uncore_tables *tables, const struct uncore_field_row *field)
{
	struct column columns[] = {
		{ "value", "value", CELL_TEXT }, { NULL, "mask", CELL_TEXT },  { "name", "name", CELL_TEXT },
		{ NULL, "when", CELL_TEXT },     { NULL, "clock", CELL_TEXT }, { "text", "text", CELL_TEXT },
	};
	struct grid grid = { .columns = columns, .column_count = sizeof(columns) / sizeof(columns[0]) };
	struct text heading = { 0 };

	for (unsigned at = 0; at < field->values.count; at++) {
		const struct uncore_value_row *value = &uncore_values(tables)[field->values.first + at];

		add_value_row(&grid, tables, field, value);
		if (grid_at(&grid, grid.count - 5)[0] != '\0')
			columns[1].title = "bits that matter";
		if (value->hertz != 0)
			columns[4].title = "clock of the box";
	}
	text_printf(&heading, "values of %s%s", uncore_text(tables, field->id),
		    field->flags & UNCORE_FIELD_FLAGS ? " (may be OR-ed: A+B)" : "");
	if (field->by != UNCORE_NO_INDEX) {
		columns[3].title = "when";
		text_printf(&heading, ", by %s", field_id(tables, field->by));
	}
	print_heading(text_string(&heading));
	grid_print(&grid, 4);
	text_free(&heading);
	grid_free(&grid);
}

void print_values(const struct uncore_tables *tables, const struct uncore_layout_row *layout, uint16_t only)
{
	for (unsigned at = 0; at < layout->fields.count; at++)
		if (is_wanted(tables, layout, at, only) && field_at(tables, layout, at)->values.count > 0)
			print_field_values(tables, field_at(tables, layout, at));
}
