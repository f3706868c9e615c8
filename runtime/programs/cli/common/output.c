/* SPDX-License-Identifier: MIT */
/* Writes standard output: paragraphs, tables and JSON. */
#include "cli/common/output.h"

#include <stdio.h>

#include "base/keys/write.h"
#include "base/grid/paragraph.h"

void print_and_free(struct text *text)
{
	fwrite(text_string(text), 1, text->length, stdout);
	text_free(text);
}

void print_wrapped(unsigned indent, unsigned begun, const char *words)
{
	struct text text = { 0 };

	add_paragraph(&text, words, indent, begun, output_width());
	print_and_free(&text);
}

void grid_print(const struct grid *grid, unsigned indent)
{
	const struct grid_look look = { bold(), plain(), output_width() };
	struct text text = { 0 };

	grid_text(grid, indent, &look, &text);
	print_and_free(&text);
}

void grid_print_csv(const struct grid *grid, bool has_head)
{
	struct text text = { 0 };

	grid_csv(grid, has_head, &text);
	print_and_free(&text);
}

void rows_print(const struct row_columns *columns, const void *rows, size_t count, unsigned indent)
{
	struct grid grid = grid_of_rows(columns, rows, count);

	grid_print(&grid, indent);
	grid_free(&grid);
}

void print_json_of(const struct keys *keys, const void *from, bool in_lines)
{
	struct text out = { 0 };
	struct json json = { .out = &out, .lines = in_lines };

	write_object(&json, NULL, keys, from);
	text_char(&out, '\n');
	print_and_free(&out);
}

const char *keep_text(struct arena *arena, struct text *text)
{
	const char *kept = arena_copy(arena, text_string(text), text->length);

	text_free(text);
	return kept;
}
