/* SPDX-License-Identifier: MIT */
/* uncore stat: declares the notes below a table. */
#ifndef RUNTIME_CLI_STAT_TABLE_NOTES_H
#define RUNTIME_CLI_STAT_TABLE_NOTES_H

#include "cli/stat/table/table.h"

/* Prints what is to be known of values: a line for each item and reason. */
void print_table_notes(const struct stat_table *table, const struct uncore_tables *tables);

#endif
