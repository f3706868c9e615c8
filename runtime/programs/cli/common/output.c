/* SPDX-License-Identifier: MIT */
/* Writes standard output: wraps paragraphs, and prints tables. */
#include "cli/common/output.h"

#include <stdio.h>
#include <string.h>

enum { LINE_WIDTH = 100, LEAST_WIDTH = 24 };

/* The terminal's width, but not more than is easy to read, and enough for a few words after the indent. */
static size_t line_width(size_t indent)
{
	size_t terminal = output_width();
	size_t width = terminal == 0 || terminal > LINE_WIDTH ? LINE_WIDTH : terminal;

	return width < indent + LEAST_WIDTH ? indent + LEAST_WIDTH : width;
}

void print_wrapped(unsigned indent, unsigned begun, const char *text)
{
	size_t column = 0, width = line_width(indent);

	if (begun == 0)
		printf("%*s", (int)indent, "");
	for (bool is_first = true; *text != '\0'; is_first = false) {
		size_t length = strcspn(text, " ");

		if (is_first) {
			column = begun == 0 ? indent : begun;
		} else if (column + 1 + length > width) {
			printf("\n%*s", (int)indent, "");
			column = indent;
		} else {
			putchar(' ');
			column++;
		}
		column += (size_t)printf("%.*s", (int)length, text);
		text += length;
		text += strspn(text, " ");
	}
	putchar('\n');
}

static void print_text(struct text *text)
{
	fwrite(text_string(text), 1, text->length, stdout);
	text_free(text);
}

void grid_print(const struct grid *grid, unsigned indent)
{
	const struct grid_look look = { bold(), plain(), output_width() };
	struct text text = { 0 };

	grid_text(grid, indent, &look, &text);
	print_text(&text);
}

void grid_print_csv(const struct grid *grid, bool has_head)
{
	struct text text = { 0 };

	grid_csv(grid, has_head, &text);
	print_text(&text);
}

void rows_print(const struct row_columns *columns, const void *rows, size_t count, unsigned indent)
{
	struct grid grid = grid_of_rows(columns, rows, count);

	grid_print(&grid, indent);
	grid_free(&grid);
}

void rows_print_csv(const struct row_columns *columns, const void *rows, size_t count, bool has_head)
{
	struct grid grid = grid_of_rows(columns, rows, count);

	grid_print_csv(&grid, has_head);
	grid_free(&grid);
}
