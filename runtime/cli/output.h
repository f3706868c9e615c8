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

#include "base/grid.h"
#include "base/json/write.h"
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

/* Prints a table (base/grid.h) with the bold, the plain and the width of this output. */
void grid_print(const struct grid *grid, unsigned indent);
void grid_print_csv(const struct grid *grid, bool has_head);

/* ---- JSON ---- */

/* Version of what commands print as JSON (spec/schema): it rises when a member changes its meaning. */
#define OUTPUT_SCHEMA 1

/* clang-format off */
#define OUTPUT_SCHEMA_KEY \
	{ .name = "schema", VERSION(OUTPUT_SCHEMA), REQUIRED, \
	  .help = "version of the format: it rises when a member changes its meaning; " \
		  "members may be added without" }
#define TABLES_HELP "the file of `--tables` that the platform is from; null: it is built in"
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
