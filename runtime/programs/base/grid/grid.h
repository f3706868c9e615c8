/* SPDX-License-Identifier: MIT */
/* Writes tables: aligned for people, as CSV (RFC 4180) for machines. */
#ifndef BASE_GRID_H
#define BASE_GRID_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

enum cell_kind {
	CELL_TEXT,
	CELL_NUMBER, /* right-aligned */
	CELL_RARE    /* text; a table omits the column if no row has one */
};

struct column {
	const char *title; /* above a table; NULL: only in CSV */
	const char *key;   /* in CSV */
	enum cell_kind kind;
};

/* Cells are added from left to right, row by row. */
struct grid {
	const struct column *columns;
	struct column *own_columns; /* NULL, or the same, which grid_free() frees */
	size_t column_count;
	struct text words; /* of all cells, each ended by a NUL; an empty cell is - in a table */
	size_t *begins;    /* where each cell begins in them */
	size_t count, room;
	size_t *least;  /* NULL, or the widths of an earlier table: columns get at least these, which are updated */
	bool no_titles; /* the table continues one that has titles */
	bool is_whole;  /* its last column is never cut: it says how far numbers can be trusted */
	bool is_folded; /* its last column is sentences: a terminal shows all of these, in several lines */
};

/* How the output looks. Where it is not a terminal, both texts are empty, and the width is 0: nothing is cut. */
struct grid_look {
	const char *bold, *plain;
	unsigned width; /* in columns */
};

/* Begins a cell, which ends with grid_end(): what is added to the text in between is in it. */
struct text *grid_begin(struct grid *grid);
void grid_end(struct grid *grid);
void grid_word(struct grid *grid, const char *cell);
void grid_number(struct grid *grid, uint64_t number);
/* Adds the text, and frees it. */
void grid_take(struct grid *grid, struct text *cell);
void grid_cell(struct grid *grid, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The cell number `at`. Valid until a cell is added. */
const char *grid_at(const struct grid *grid, size_t at);
/* Adds the table, aligned, with bold titles. indent blanks begin every line. */
void grid_text(const struct grid *grid, unsigned indent, const struct grid_look *look, struct text *text);
/* has_head: with the keys on the first line. */
void grid_csv(const struct grid *grid, bool has_head, struct text *text);
void grid_free(struct grid *grid);

#endif
