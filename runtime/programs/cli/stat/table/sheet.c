/* SPDX-License-Identifier: MIT */
/* uncore stat: prints tables that are built column by column. */
#include "cli/stat/table/sheet.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/utf8.h"
#include "cli/common/output.h"

/* What fits the terminal; elsewhere what fits a mail. */
enum { WIDTH = 80, INDENT = 2, GAP = 2 };

struct table_column *add_column(struct sheet *sheet, enum cell_kind kind, const char *title)
{
	struct table_column *column;

	sheet->columns = take_memory(sheet->columns, (sheet->count + 1) * sizeof(sheet->columns[0]));
	column = &sheet->columns[sheet->count++];
	*column = (struct table_column){ take_memory(NULL, (sheet->rows + 1) * sizeof(struct text)), kind, 0, false };
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

void free_sheet(struct sheet *sheet)
{
	for (size_t at = 0; at < sheet->count; at++) {
		for (size_t row = 0; row <= sheet->rows; row++)
			text_free(&sheet->columns[at].cells[row]);
		free(sheet->columns[at].cells);
	}
	free(sheet->columns);
}

/* Lines of a heading are empty where no column of this table uses them. */
static bool is_empty_row(const struct sheet *sheet, size_t row, size_t first, size_t end)
{
	for (size_t at = 0; at < end; at = at + 1 == sheet->leads ? first : at + 1)
		if (strcmp(text_string(&sheet->columns[at].cells[row]), " ") != 0)
			return false;
	return true;
}

static void print_columns(const struct sheet *sheet, size_t first, size_t end)
{
	size_t count = sheet->leads + end - first;
	struct column *columns = take_memory(NULL, count * sizeof(columns[0]));
	struct grid grid = { .columns = columns, .column_count = count, .is_whole = true };

	for (size_t row = 0; row <= sheet->rows; row++) {
		for (size_t at = 0; at < count && !is_empty_row(sheet, row, first, end); at++) {
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

/* The first column from `at` on that may be in another table than the one before it. */
static size_t block_end(const struct sheet *sheet, size_t at)
{
	while (++at < sheet->count && sheet->columns[at].is_joined)
		;
	return at;
}

static size_t block_width(const struct sheet *sheet, size_t at)
{
	size_t width = 0;

	for (size_t end = block_end(sheet, at); at < end; at++)
		width += sheet->columns[at].width + GAP;
	return width;
}

void print_sheet(struct sheet *sheet)
{
	size_t room = output_width() > 0 ? output_width() : WIDTH, begin = INDENT, first = sheet->leads;

	measure_columns(sheet);
	for (size_t at = 0; at < sheet->leads; at++)
		begin += sheet->columns[at].width + GAP;
	for (size_t end = first; first < sheet->count; first = end) {
		size_t width = begin + block_width(sheet, end);

		end = block_end(sheet, end);
		/* The gap after the last column is none. */
		while (end < sheet->count && width + block_width(sheet, end) - GAP <= room) {
			width += block_width(sheet, end);
			end = block_end(sheet, end);
		}
		if (first > sheet->leads)
			putchar('\n');
		print_columns(sheet, first, end);
	}
}
