/* SPDX-License-Identifier: MIT */
/* uncore stat: declares how tables of items and places are printed. */
#ifndef RUNTIME_CLI_STAT_TABLE_TEXT_H
#define RUNTIME_CLI_STAT_TABLE_TEXT_H

#include "cli/stat/report.h"

/* The end of the lines from `first` on that a table shows better than a list; `first` if they are for a list. */
size_t table_end(const struct stat_report *report, size_t first);
/* Prints these lines as one table or more, with notes on values. */
void print_tables(const struct stat_report *report, size_t first, size_t end);

#endif
