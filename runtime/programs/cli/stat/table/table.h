/* SPDX-License-Identifier: MIT */
/* uncore stat: declares tables of the values of several items at several places, with sums. */
#ifndef RUNTIME_CLI_STAT_TABLE_TABLE_H
#define RUNTIME_CLI_STAT_TABLE_TABLE_H

#include "cli/stat/view.h"

/* Where values are from: an instance of a socket, a socket (the sum of its instances), or all sockets. */
struct stat_place {
	unsigned unit;
	uint16_t instance;
	bool is_sum; /* over other places of the table: nothing counted it by itself */
};

/* A value of the table. Without a line there is none: nothing was asked for, or no sum is right. */
struct stat_cell {
	bool is_there;
	struct stat_row row;
	struct stat_line line;
	struct uncore_value *values; /* of a sum; the table owns them */
};

struct stat_table {
	const struct stat_item **items; /* in the order of the command line */
	struct stat_place *places;      /* instances, then their socket, then all */
	size_t item_count, place_count;
	struct stat_cell *cells; /* place_count for each item */
	bool by_instance;        /* has a place for each instance */
	uint16_t box;            /* then: the box of all items */
	const char *unit_word;   /* "socket"; NULL: not the same for all items */
};

/* The lines from `first` to before `end`, which are of one group and shape, as a table. */
void make_table(const struct stat_view *view, const struct uncore_tables *tables, size_t first, size_t end,
		bool by_instance, uint16_t box, struct stat_table *table);
void free_table(struct stat_table *table);
static inline const struct stat_cell *table_cell(const struct stat_table *table, size_t item, size_t place)
{
	return &table->cells[item * table->place_count + place];
}
/* Whether the line is about one of several instances. */
bool is_split_line(const struct stat_line *line);
/* Whether the sum of the counts of several instances gives a true value of the item. */
bool has_sum(const struct stat_item *item, const struct uncore_tables *tables);

#endif
