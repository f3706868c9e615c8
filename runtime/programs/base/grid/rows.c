/* SPDX-License-Identifier: MIT */
/* Makes tables of rows that have a key table. */
#include "base/grid/rows.h"

#include <stdlib.h>
#include <string.h>

#include "base/keys/write.h"
#include "base/memory.h"

/* A name that no key has is a programming error. */
static const struct key *find_key(const struct keys *keys, const char *name, size_t length)
{
	for (size_t at = 0; at < keys->count; at++)
		if (strncmp(keys->at[at].name, name, length) == 0 && keys->at[at].name[length] == '\0')
			return &keys->at[at];
	abort();
}

static bool is_number(const struct key *key)
{
	return key->type == KEY_NUMBER || key->type == KEY_COUNT || key->type == KEY_DOUBLE;
}

/* Without a title: it is only in CSV. */
static struct row_column named(const struct key *key)
{
	return (struct row_column){ .key = key->name };
}

/* ---- cells ---- */

static void add_list(struct text *text, const char *const *items, size_t count)
{
	for (size_t at = 0; at < count; at++) {
		text_add(text, at > 0 ? "," : "");
		text_add(text, items[at]);
	}
}

static void add_bits(struct text *text, uint64_t bits)
{
	for (unsigned bit = 0, count = 0; bit < 64; bit++) {
		if (!(bits >> bit & 1))
			continue;
		text_add(text, count++ > 0 ? "," : "");
		text_dec(text, bit);
	}
}

/* Adds a member as JSON has it, without quotation marks and brackets; nothing for null. */
static void add_member(struct text *text, const struct key *key, const char *row)
{
	const void *at = row + key->offset;
	uint64_t number;

	if (key->has_offset != 0 && !*(const bool *)(row + key->has_offset))
		return;
	switch (key->type) {
	case KEY_NUMBER:
	case KEY_COUNT:
		if (key_number_of(key, row, &number))
			text_dec(text, number);
		break;
	case KEY_HEX:
		text_hex(text, *(const uint64_t *)at, 1);
		break;
	case KEY_DOUBLE:
		text_double(text, *(const double *)at);
		break;
	case KEY_WORD:
		text_add(text, key_word_of(key, row));
		break;
	case KEY_BIT_NUMBERS:
		add_bits(text, *(const uint64_t *)at);
		break;
	case KEY_STRINGS:
		add_list(text, *(const char *const *const *)at, *(const size_t *)(row + key->offset2));
		break;
	default:
		add_list(text, at, *(const char *const *)at != NULL);
		break;
	}
}

/* A dot leads into an object, of which nothing is added if it is missing. */
static void add_named(struct text *text, const struct keys *keys, const char *name, size_t length, const char *row)
{
	const char *dot = memchr(name, '.', length);
	size_t first = dot != NULL ? (size_t)(dot - name) : length;
	const struct key *key = find_key(keys, name, first);

	if (dot == NULL)
		add_member(text, key, row);
	else if (*(const char *const *)(row + key->offset) != NULL)
		add_named(text, key->element, dot + 1, length - first - 1, *(const char *const *)(row + key->offset));
}

/* Adds the member that is named in braces. */
static void add_slot(struct text *text, const struct keys *keys, const char *slot, size_t length, const char *row)
{
	size_t first = strcspn(slot, "|:}"), begun = text->length;
	struct text second = { 0 };

	add_named(text, keys, slot, first, row);
	if (first == length)
		return;
	add_named(&second, keys, slot + first + 1, length - first - 1, row);
	if (slot[first] == '|' && text->length == begun) {
		text_add(text, text_string(&second));
	} else if (slot[first] == ':' && strcmp(text_string(text) + begun, text_string(&second)) != 0) {
		text_char(text, ':');
		text_add(text, text_string(&second));
	}
	text_free(&second);
}

static void add_shown(struct text *text, const struct keys *keys, const char *show, const char *row)
{
	while (*show != '\0') {
		size_t length = strcspn(show, "{");

		text_bytes(text, show, length);
		show += length;
		if (*show == '\0')
			break;
		length = strcspn(++show, "}");
		add_slot(text, keys, show, length, row);
		show += length + 1;
	}
}

/* ---- the table ---- */

static enum cell_kind kind_of(const struct row_column *column, const struct key *key)
{
	if (column->is_rare)
		return CELL_RARE;
	return key != NULL && is_number(key) ? CELL_NUMBER : CELL_TEXT;
}

static void add_row(struct grid *grid, const struct row_columns *columns, const struct key *const *keys,
		    const char *row)
{
	for (size_t at = 0; at < grid->column_count; at++) {
		struct text *cell = grid_begin(grid);

		if (keys[at] != NULL)
			add_member(cell, keys[at], row);
		else if (columns->at[at].show != NULL)
			add_shown(cell, columns->keys, columns->at[at].show, row);
		else
			columns->at[at].add(cell, row);
		grid_end(grid);
	}
}

struct grid grid_of_rows(const struct row_columns *columns, const void *rows, size_t count)
{
	size_t width = columns->at != NULL ? columns->count : columns->keys->count;
	const struct key **keys = take_memory(NULL, width * sizeof(const struct key *));
	struct grid grid = { .column_count = width, .own_columns = take_memory(NULL, width * sizeof(struct column)) };

	grid.columns = grid.own_columns;
	for (size_t at = 0; at < width; at++) {
		struct row_column column = columns->at != NULL ? columns->at[at] : named(&columns->keys->at[at]);

		if (column.add == NULL && column.show == NULL)
			keys[at] = find_key(columns->keys, column.key, strlen(column.key));
		else
			keys[at] = NULL;
		grid.own_columns[at] = (struct column){ column.title, column.key, kind_of(&column, keys[at]) };
	}
	for (size_t at = 0; at < count; at++)
		add_row(&grid, columns, keys, (const char *)rows + at * columns->keys->size);
	free(keys);
	return grid;
}
