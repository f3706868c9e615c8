/* SPDX-License-Identifier: MIT */
/*
 * Writes to standard output: bold on a terminal, paragraphs, tables, JSON, and ends quietly when the reader has
 * left.
 */
#ifndef UNCORE_CLI_OUTPUT_H
#define UNCORE_CLI_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/json_write.h"
#include "base/keys/keys.h"
#include "uncore/error.h"

/* Once, before anything is printed or opened. */
void output_begin(void);
/* Signals do again what they did before output_begin(): for a command that is started. */
void output_give_back_signals(void);
/*
 * While registers are not as they are to be left, signals that would end the process wait. Nothing may be printed then.
 */
void output_hold_signals(void);
void output_let_signals(void);
/* Status, or CLI_BAD after saying that the output could not be written. A reader who has gone is no failure. */
int output_end(int status);

/* Empty where standard output is no terminal. */
const char *bold(void);
const char *plain(void);
/* Columns of the terminal; 0 where there is none, and nothing is cut. */
unsigned output_width(void);
/*
 * Words broken into lines of at most 100 columns, or the terminal's, each behind so many blanks. is_begun: what stands
 * before the text on its first line is printed already, and reaches as far as the indent.
 */
void print_wrapped(unsigned indent, bool is_begun, const char *text);

/* ---- tables ---- */

enum cell_kind {
	CELL_TEXT,
	CELL_NUMBER,    /* decimal: a number in JSON, on the right in a table */
	CELL_NUMBERS,   /* decimal numbers with commas between: a list in JSON */
	CELL_WORDS,     /* words with commas between: a list in JSON */
	CELL_RARE_WORDS /* the same; a table where no row has any is without the column */
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

void grid_cell(struct grid *grid, const char *format, ...) UNCORE_PRINTF(2, 3);
/* Aligned, the titles bold, every line behind so many blanks. */
void grid_print(const struct grid *grid, unsigned indent);
/* has_head: with the keys on a line before. */
void grid_print_csv(const struct grid *grid, bool has_head);
void grid_free(struct grid *grid);

/* ---- JSON ---- */

/* Version of what commands print as JSON (spec/schema): it rises when a member changes its meaning. */
#define OUTPUT_SCHEMA 1

/* clang-format off */
#define OUTPUT_SCHEMA_KEY \
	{ .name = "schema", VERSION(OUTPUT_SCHEMA), REQUIRED, \
	  .help = "version of the format: it rises when a member changes its meaning; " \
		  "members may be added without" }
/* clang-format on */

/* Prints the struct as its key table says; in_lines: each member on a line. */
void print_json_of(const struct keys *keys, const void *from, bool in_lines);
/* The text moves to the arena. */
const char *keep_text(struct arena *arena, struct text *text);

/* Opens the document's object, which begins with that version; json_print() closes and prints it. */
void json_document(struct json *json);
void json_print(struct json *json);
/* Each row of the grid as an object, into an open list. */
void json_grid(struct json *json, const struct grid *grid);

#endif
