/* SPDX-License-Identifier: MIT */
/* Rows that are added to the tables of a platform, and the whole as a file of tables. */
#ifndef RUNTIME_CLI_GROUPS_ADDITION_H
#define RUNTIME_CLI_GROUPS_ADDITION_H

#include <stdbool.h>

#include "base/text.h"
#include "uncore/table_members.h"
#include "uncore/tables.h"

struct addition {
	const struct uncore_tables *base;
	struct text rows[UNCORE_TABLE_END];
	struct text pool;
};

/* Adds a string. */
uncore_string addition_text(struct addition *addition, const char *text);
/* Adds rows to an array; the number of the first. */
uint16_t addition_rows(struct addition *addition, enum uncore_table_array array, const void *rows, size_t count);
/* Whether every row has a number. */
bool addition_fits(const struct addition *addition);
/* Appends the tables with what was added, at a multiple of eight bytes. */
void addition_write(const struct addition *addition, struct text *out);
/* Appends tables as they are. */
void tables_write(const struct uncore_tables *tables, struct text *out);
/* The head of the file, which is at the beginning of the text. */
void tables_file_begin(struct text *out);
void tables_file_end(struct text *out, uint32_t platforms);
void addition_free(struct addition *addition);

#endif
