/* SPDX-License-Identifier: MIT */
/* Writing JSON as it comes. */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "base/utf8.h"
#include "cli/output.h"

/* What is no UTF-8 (names of files and processes need not be) is shown as U+FFFD, as other readers do. */
static void print_string(const char *text)
{
	size_t length;

	putchar('"');
	for (; *text != '\0'; text += length > 0 ? length : 1) {
		unsigned char c = (unsigned char)*text;

		length = utf8_length(text);
		if (length == 0)
			fputs("\\ufffd", stdout);
		else if (c == '"' || c == '\\')
			printf("\\%c", c);
		else if (c < 0x20 || c == 0x7f)
			printf("\\u%04x", c);
		else
			printf("%.*s", (int)length, text);
	}
	putchar('"');
}

static void next(struct json *json, const char *key)
{
	if (json->filled >> json->depth & 1)
		fputs(json->is_line ? ", " : ",", stdout);
	if (json->depth > 0 && !json->is_line)
		printf("\n%*s", (int)json->depth * 2, "");
	json->filled |= UINT64_C(1) << json->depth;
	if (key != NULL) {
		print_string(key);
		fputs(": ", stdout);
	}
}

void json_open(struct json *json, const char *key, char bracket)
{
	next(json, key);
	putchar(bracket);
	json->depth++;
	json->filled &= ~(UINT64_C(1) << json->depth);
}

void json_document(struct json *json)
{
	json_open(json, NULL, '{');
	json_number(json, "schema", OUTPUT_SCHEMA);
}

void json_close(struct json *json, char bracket)
{
	bool is_empty = (json->filled >> json->depth & 1) == 0;

	json->depth--;
	if (!is_empty && !json->is_line)
		printf("\n%*s", (int)json->depth * 2, "");
	putchar(bracket);
	if (json->depth == 0)
		putchar('\n');
}

void json_text(struct json *json, const char *key, const char *text)
{
	next(json, key);
	if (text != NULL)
		print_string(text);
	else
		fputs("null", stdout);
}

void json_null(struct json *json, const char *key)
{
	json_text(json, key, NULL);
}

void json_number(struct json *json, const char *key, uint64_t number)
{
	next(json, key);
	printf("%" PRIu64, number);
}

void json_double(struct json *json, const char *key, double number)
{
	struct text digits = { 0 };

	if (!isfinite(number)) {
		json_null(json, key);
		return;
	}
	next(json, key);
	/* Counts below 10^15 look like the whole numbers that they are. */
	text_double(&digits, number);
	fputs(text_string(&digits), stdout);
	text_free(&digits);
}

void json_hex(struct json *json, const char *key, uint64_t number)
{
	next(json, key);
	printf("\"0x%" PRIx64 "\"", number);
}

static void begin_short_list(struct json *json, const char *key)
{
	next(json, key);
	putchar('[');
}

void json_bits(struct json *json, const char *key, uint64_t bits)
{
	const char *between = "";

	begin_short_list(json, key);
	for (unsigned bit = 0; bits >> bit != 0; bit++) {
		if (bits >> bit & 1) {
			printf("%s%u", between, bit);
			between = ", ";
		}
		if (bit == 63)
			break;
	}
	putchar(']');
}

static void put_words(struct json *json, const char *key, const char *cell)
{
	const char *between = "";

	begin_short_list(json, key);
	while (*cell != '\0') {
		size_t length = strcspn(cell, ",");

		printf("%s\"%.*s\"", between, (int)length, cell);
		between = ", ";
		cell += length + (cell[length] == ',');
	}
	putchar(']');
}

static void put_cell(struct json *json, const struct column *column, const char *cell)
{
	if (column->kind == CELL_NUMBERS) {
		begin_short_list(json, column->key);
		for (; *cell != '\0'; cell++)
			fputs(*cell == ',' ? ", " : (char[]){ *cell, '\0' }, stdout);
		putchar(']');
	} else if (column->kind == CELL_WORDS || column->kind == CELL_RARE_WORDS) {
		put_words(json, column->key, cell);
	} else if (column->kind == CELL_NUMBER && cell[0] != '\0') {
		next(json, column->key);
		fputs(cell, stdout);
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
