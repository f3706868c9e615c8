/* SPDX-License-Identifier: MIT */
/* uncore stat: declares the units and prefixes of a table's numbers. */
#ifndef RUNTIME_CLI_STAT_TABLE_LOOK_H
#define RUNTIME_CLI_STAT_TABLE_LOOK_H

#include "base/numbers.h"
#include "base/text.h"
#include "cli/stat/table/table.h"

/* How an item's numbers are printed. */
struct look {
	bool is_count; /* no time has passed: counts, not rates */
	struct shown_unit unit;
	struct scale scale;
	double largest;
};

struct look look_of(const struct stat_table *table, const struct uncore_tables *tables, size_t item);
/* Adds the unit. A ratio has none; the word stands for it. */
void add_look(struct text *text, const struct look *look);
void add_cell_value(struct text *text, const struct stat_cell *cell, const struct uncore_tables *tables,
		    const struct look *look);

#endif
