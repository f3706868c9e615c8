/* SPDX-License-Identifier: MIT */
/* Writes tables: aligned for people, as CSV (RFC 4180) for machines. */
#ifndef BASE_GRID_H
#define BASE_GRID_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

enum cell_kind {
	CELL_TEXT,
	CELL_NUMBER,     /* decimal: a number in JSON, on the right in a table */
	CELL_NUMBERS,    /* decimal numbers with commas between: a list in JSON */
	CELL_WORDS,      /* words with commas between: a list in JSON */
	CELL_RARE_WORDS, /* the same; a table where no row has any is without the column */
	CELL_RARE_TEXT   /* text that rows may have, likewise */
};

struct column {
	const char *title; /* above a table and a CSV file; NULL: only in JSON and CSV */
	const char *key;   /* in JSON and CSV */
	enum cell_kind kind;
};

/* Cells are added from left to right, row by row. */
struct grid {
	const struct column *columns;
	size_t column_count;
	char **cells; /* an empty one is - in a table, null in JSON */
	size_t count, room;
	size_t *least;  /* NULL, or the widths of a table before this one, to be no narrower; brought up to date */
	bool no_titles; /* the table goes on one that has them */
	bool is_whole; /* its last column is not cut where the terminal ends: it tells how far numbers can be trusted */
};

/* What the output is: where it is no terminal, the two texts are empty, and the width 0, so that nothing is cut. */
struct grid_look {
	const char *bold, *plain;
	unsigned width; /* in columns */
};

void grid_cell(struct grid *grid, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Adds the table, aligned, its titles bold, every line after so many blanks. */
void grid_text(const struct grid *grid, unsigned indent, const struct grid_look *look, struct text *text);
/* has_head: with the keys on a line before. */
void grid_csv(const struct grid *grid, bool has_head, struct text *text);
void grid_free(struct grid *grid);

#endif
