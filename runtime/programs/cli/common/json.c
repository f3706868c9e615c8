/* SPDX-License-Identifier: MIT */
/* Prints JSON documents, and grids as JSON. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/keys/write.h"
#include "base/memory.h"
#include "cli/common/output.h"

void json_document(struct json *json)
{
	json->out = take_memory(NULL, sizeof(*json->out));
	*json->out = (struct text){ 0 };
	json_open(json, NULL, '{');
	json_number(json, "schema", OUTPUT_SCHEMA);
}

void json_print(struct json *json)
{
	json_close(json, '}');
	text_char(json->out, '\n');
	fwrite(json->out->at, 1, json->out->length, stdout);
	text_free(json->out);
	free(json->out);
	*json = (struct json){ 0 };
}

void print_json_of(const struct keys *keys, const void *from, bool in_lines)
{
	struct text out = { 0 };
	struct json json = { .out = &out, .lines = in_lines };

	write_object(&json, NULL, keys, from);
	text_char(&out, '\n');
	fwrite(out.at, 1, out.length, stdout);
	text_free(&out);
}

const char *keep_text(struct arena *arena, struct text *text)
{
	const char *kept = arena_copy(arena, text_string(text), text->length);

	text_free(text);
	return kept;
}

/* Writes a list of words or of numbers; the cell separates them by commas. */
static void put_list(struct json *json, const char *key, const char *cell, bool is_quoted)
{
	const char *quote = is_quoted ? "\"" : "";

	json_key(json, key);
	text_char(json->out, '[');
	while (*cell != '\0') {
		size_t length = strcspn(cell, ",");

		text_add(json->out, quote);
		text_bytes(json->out, cell, length);
		text_add(json->out, quote);
		cell += length;
		if (*cell == ',') {
			text_add(json->out, ", ");
			cell++;
		}
	}
	text_char(json->out, ']');
}

static void put_cell(struct json *json, const struct column *column, const char *cell)
{
	if (column->kind == CELL_NUMBERS) {
		put_list(json, column->key, cell, false);
	} else if (column->kind == CELL_WORDS || column->kind == CELL_RARE_WORDS) {
		put_list(json, column->key, cell, true);
	} else if (column->kind == CELL_NUMBER && cell[0] != '\0') {
		json_key(json, column->key);
		text_add(json->out, cell);
	} else {
		json_text(json, column->key, cell[0] != '\0' ? cell : NULL);
	}
}

void json_grid(struct json *json, const struct grid *grid)
{
	for (size_t at = 0; at < grid->count; at++) {
		size_t column = at % grid->column_count;

		if (column == 0)
			json_open(json, NULL, '{');
		put_cell(json, &grid->columns[column], grid->cells[at]);
		if (column + 1 == grid->column_count)
			json_close(json, '}');
	}
}
