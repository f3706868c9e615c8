/* SPDX-License-Identifier: MIT */
/* uncore stat: declares tables that are built column by column, and printed as wide as the terminal is. */
#ifndef RUNTIME_CLI_STAT_TABLE_SHEET_H
#define RUNTIME_CLI_STAT_TABLE_SHEET_H

#include "base/grid/grid.h"

/* A column with its cells from top to bottom: title, then one for each row. */
struct table_column {
	struct text *cells;
	enum cell_kind kind;
	size_t width;
	bool is_joined; /* stays in the same table as the column before */
};

struct sheet {
	struct table_column *columns;
	size_t count, rows; /* rows: without the title */
	size_t leads;       /* columns that are repeated when the rest does not fit */
};

/* The column's cells are empty. Valid until another one is added. */
struct table_column *add_column(struct sheet *sheet, enum cell_kind kind, const char *title);
/* Columns that do not fit beside the others begin another table. */
void print_sheet(struct sheet *sheet);
void free_sheet(struct sheet *sheet);

#endif
