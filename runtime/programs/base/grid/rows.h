/* SPDX-License-Identifier: MIT */
/*
 * Makes tables of rows that are structs with a key table (base/keys). One key gives a member its name and its type
 * everywhere: in JSON, in its schema, in CSV and in the table that people read.
 */
#ifndef BASE_ROWS_H
#define BASE_ROWS_H

#include "base/grid/grid.h"
#include "base/keys/keys.h"

struct row_column {
	const char *key;   /* of the member; the head of the CSV column */
	const char *title; /* above the table; NULL: only in CSV */
	/*
	 * What it shows instead of the member: text with keys in braces, as "{scope} {unit}". "{new|state}" is the
	 * second member where the first has no value. "{hi:lo}" is a range of bits, "7:4" or "7". "{holder.text}" is a
	 * member of an object.
	 */
	const char *show;
	/* Adds what no template can say. The text has the cells before. */
	void (*add)(struct text *text, const void *row);
	bool is_rare; /* a table omits the column if no row has a value */
};

#define COLUMN(name, above) \
	{ \
		.key = name, .title = above \
	}
#define RARE_COLUMN(name, above) \
	{ \
		.key = name, .title = above, .is_rare = true \
	}
#define SHOWN_COLUMN(name, above, template) \
	{ \
		.key = name, .title = above, .show = template \
	}

struct row_columns {
	const struct keys *keys;
	const struct row_column *at; /* NULL: one for each key */
	size_t count;
};

/* Of an array of columns, and of each key. */
#define ROW_COLUMNS(kind, array) (&(struct row_columns){ &(kind), array, sizeof(array) / sizeof(array)[0] })
#define ALL_COLUMNS(kind) (&(struct row_columns){ .keys = &(kind) })

/* Cells copy what they show. grid_free() frees all of it. */
struct grid grid_of_rows(const struct row_columns *columns, const void *rows, size_t count);

#endif
