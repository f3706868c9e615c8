/* SPDX-License-Identifier: MIT */
/* Writes tables. */
#include "base/grid/grid.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/grid/paragraph.h"
#include "base/utf8.h"

/* A last column that has less room than this is below the others, and indented by so much more. */
enum { GAP = 2, NARROWEST = 28, BELOW = 4 };

struct text *grid_begin(struct grid *grid)
{
	if (grid->count == grid->room) {
		grid->room = grid->room * 2 + 64;
		grid->begins = take_memory(grid->begins, grid->room * sizeof(*grid->begins));
	}
	grid->begins[grid->count] = grid->words.length;
	return &grid->words;
}

void grid_end(struct grid *grid)
{
	text_char(&grid->words, '\0');
	grid->count++;
}

void grid_word(struct grid *grid, const char *cell)
{
	text_add(grid_begin(grid), cell);
	grid_end(grid);
}

void grid_number(struct grid *grid, uint64_t number)
{
	text_dec(grid_begin(grid), number);
	grid_end(grid);
}

void grid_take(struct grid *grid, struct text *cell)
{
	text_bytes(grid_begin(grid), text_string(cell), cell->length);
	grid_end(grid);
	text_free(cell);
}

void grid_cell(struct grid *grid, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	text_vprintf(grid_begin(grid), format, arguments);
	va_end(arguments);
	grid_end(grid);
}

void grid_free(struct grid *grid)
{
	text_free(&grid->words);
	free(grid->begins);
	free(grid->own_columns);
	grid->own_columns = NULL;
	grid->begins = NULL;
	grid->count = 0;
	grid->room = 0;
}

const char *grid_at(const struct grid *grid, size_t at)
{
	return grid->words.at + grid->begins[at];
}

static const char *shown(const char *cell)
{
	return cell[0] != '\0' ? cell : "-";
}

static bool is_empty(const struct grid *grid, size_t column)
{
	for (size_t at = column; at < grid->count; at += grid->column_count) {
		if (grid_at(grid, at)[0] != '\0')
			return false;
	}
	return true;
}

/* A column without a title is not shown. Nor is an optional column without any value. */
static bool is_shown(const struct grid *grid, size_t column)
{
	return grid->columns[column].title != NULL &&
	       !(grid->columns[column].kind == CELL_RARE && is_empty(grid, column));
}

static size_t width_of(const struct grid *grid, size_t column)
{
	size_t widest = text_width(grid->columns[column].title);

	for (size_t at = column; at < grid->count; at += grid->column_count) {
		size_t width = text_width(shown(grid_at(grid, at)));

		widest = width > widest ? width : widest;
	}
	return widest;
}

/* The bytes of whole characters that fit these columns. */
static size_t bytes_in(const char *text, size_t columns)
{
	const char *at = text;

	for (size_t column = 0; *at != '\0'; at++) {
		if (((unsigned char)*at & 0xc0) == 0x80)
			continue;
		if (column++ == columns)
			break;
	}
	return (size_t)(at - text);
}

/* How the table is written. Which columns are shown depends on all rows, so it is found once. */
struct plan {
	size_t *widths;
	bool *is_shown;
	size_t last; /* column that is shown */
};

static struct plan make_plan(const struct grid *grid)
{
	struct plan plan = { .widths = take_memory(NULL, grid->column_count * sizeof(*plan.widths)),
			     .is_shown = take_memory(NULL, grid->column_count * sizeof(*plan.is_shown)) };

	for (size_t at = 0; at < grid->column_count; at++) {
		plan.is_shown[at] = is_shown(grid, at);
		plan.widths[at] = plan.is_shown[at] ? width_of(grid, at) : 0;
		plan.last = plan.is_shown[at] ? at : plan.last;
		if (grid->least != NULL && grid->least[at] > plan.widths[at])
			plan.widths[at] = grid->least[at];
		if (grid->least != NULL)
			grid->least[at] = plan.widths[at];
	}
	return plan;
}

/* Where the last column begins. */
static size_t last_begin(const struct plan *plan, unsigned indent)
{
	size_t begin = indent;

	for (size_t at = 0; at < plan->last; at++)
		begin += plan->is_shown[at] ? plan->widths[at] + GAP : 0;
	return begin;
}

static bool is_below(size_t begin, size_t width, unsigned indent, size_t terminal)
{
	return terminal > 0 && begin > indent && begin + width > terminal && begin + NARROWEST > terminal;
}

/* A cell below its row needs no title. */
static void add_below(const char *cell, unsigned indent, struct text *text)
{
	while (text->at[text->length - 1] == ' ')
		text_cut(text, text->length - 1);
	if (cell[0] == '\0')
		return;
	text_char(text, '\n');
	text_blanks(text, indent + BELOW);
	text_add(text, cell);
}

#define TITLES SIZE_MAX

/* The cell of the row that begins with the first, or the column's title. */
static const char *line_cell(const struct grid *grid, size_t first, size_t column)
{
	return first != TITLES ? shown(grid_at(grid, first + column)) : grid->columns[column].title;
}

/*
 * Adds the row that begins with the first cell as one line, or the titles. The last cell is not padded; it is cut at
 * the edge of the terminal.
 */
static void add_line(const struct grid *grid, size_t first, const struct plan *plan, unsigned indent, size_t terminal,
		     struct text *text)
{
	const size_t *widths = plan->widths;
	size_t last = plan->last, begin = last_begin(plan, indent);
	bool is_folded = grid->is_folded && terminal > 0;
	bool has_below = !grid->is_whole && !is_folded && is_below(begin, widths[last], indent, terminal);

	text_blanks(text, indent);
	for (size_t at = 0; at <= last; at++) {
		bool is_number = grid->columns[at].kind == CELL_NUMBER, is_cut = at == last && !grid->is_whole;
		const char *cell;
		size_t pad;

		if (!plan->is_shown[at] || (at == last && (has_below || is_folded)))
			continue;
		cell = line_cell(grid, first, at);
		pad = widths[at] - text_width(cell);
		text_blanks(text, is_number ? pad : 0);
		text_bytes(text, cell, is_cut && terminal > begin ? bytes_in(cell, terminal - begin) : strlen(cell));
		if (at < last)
			text_blanks(text, is_number ? GAP : pad + GAP);
	}
	if (is_folded) {
		add_paragraph(text, line_cell(grid, first, last), begin, begin, terminal);
		return;
	}
	if (has_below)
		add_below(first != TITLES ? grid_at(grid, first + last) : "", indent, text);
	text_char(text, '\n');
}

void grid_text(const struct grid *grid, unsigned indent, const struct grid_look *look, struct text *text)
{
	struct plan plan = make_plan(grid);

	if (!grid->no_titles) {
		text_add(text, look->bold);
		add_line(grid, TITLES, &plan, indent, look->width, text);
		text_add(text, look->plain);
	}
	for (size_t at = 0; at < grid->count; at += grid->column_count)
		add_line(grid, at, &plan, indent, look->width, text);
	free(plan.widths);
	free(plan.is_shown);
}

static void add_quoted(struct text *text, const char *cell)
{
	text_char(text, '"');
	for (; *cell != '\0'; cell++) {
		if (*cell == '"')
			text_char(text, '"');
		text_char(text, *cell);
	}
	text_char(text, '"');
}

/* The bytes before the first one that makes quotes necessary. strcspn() would prepare longer than most cells take. */
static size_t plain_length(const char *cell)
{
	size_t length = 0;

	while (cell[length] > ',' || (cell[length] != '\0' && strchr(",\"\r\n", cell[length]) == NULL))
		length++;
	return length;
}

static void add_csv_cell(struct text *text, const char *cell, bool is_last)
{
	size_t plain = plain_length(cell);

	if (cell[plain] == '\0')
		text_bytes(text, cell, plain);
	else
		add_quoted(text, cell);
	text_char(text, is_last ? '\n' : ',');
}

void grid_csv(const struct grid *grid, bool has_head, struct text *text)
{
	for (size_t at = 0; has_head && at < grid->column_count; at++)
		add_csv_cell(text, grid->columns[at].key, at + 1 == grid->column_count);
	for (size_t at = 0; at < grid->count; at++)
		add_csv_cell(text, grid_at(grid, at), (at + 1) % grid->column_count == 0);
}
