/* SPDX-License-Identifier: MIT */
/* Writes to standard output: bold text, paragraphs, tables and JSON. Ends silently when the reader has gone. */
#ifndef UNCORE_CLI_OUTPUT_H
#define UNCORE_CLI_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/grid/grid.h"
#include "base/json/write.h"
#include "base/keys/keys.h"
#include "base/grid/rows.h"
#include "uncore/error.h"

/* Call once, before anything is printed or opened. */
void output_begin(void);
/* Restores the signals as before output_begin(), for a command that is started. */
void output_give_back_signals(void);
/* Holds signals that would end the process while registers are changed. Nothing may be printed meanwhile. */
void output_hold_signals(void);
void output_let_signals(void);
/*
 * Returns status, or CLI_BAD after printing that the output could not be written. A reader that has gone is no failure.
 */
int output_end(int status);

/* Empty if standard output is not a terminal. */
const char *bold(void);
const char *plain(void);
/* Columns of the terminal; 0 if it is none: nothing is cut. */
unsigned output_width(void);
/* Prints the text, and frees it. */
void print_and_free(struct text *text);
/* Prints add_paragraph() (base/grid/paragraph.h) in the width of this output. */
void print_wrapped(unsigned indent, unsigned begun, const char *words);

/* ---- tables ---- */

/* Prints a table (base/grid/grid.h) in the look and width of this output. */
void grid_print(const struct grid *grid, unsigned indent);
void grid_print_csv(const struct grid *grid, bool has_head);
/* The same with rows that have a key table (base/grid/rows.h). */
void rows_print(const struct row_columns *columns, const void *rows, size_t count, unsigned indent);
void rows_print_csv(const struct row_columns *columns, const void *rows, size_t count, bool has_head);

/* ---- JSON ---- */

/* Version of the JSON that commands print (spec/schema). It rises when a member changes its meaning. */
#define OUTPUT_SCHEMA 1

/* clang-format off */
#define OUTPUT_SCHEMA_KEY \
	{ .name = "schema", VERSION(OUTPUT_SCHEMA), REQUIRED, \
	  .help = "version of the format: it rises when a member changes its meaning; " \
		  "members may be added without" }
#define TABLES_HELP "the file of `--tables` that the platform is from; null: it is built in"
/* clang-format on */

/* Prints the struct by its key table; in_lines: each member on its own line. */
void print_json_of(const struct keys *keys, const void *from, bool in_lines);
/* Moves the text to the arena. */
const char *keep_text(struct arena *arena, struct text *text);

#endif
