/* SPDX-License-Identifier: MIT */
/* Checks tables that this program was not compiled with, so that nothing that reads them needs to check again. */
#ifndef RUNTIME_CORE_TABLES_CHECK_H
#define RUNTIME_CORE_TABLES_CHECK_H

#include <stdbool.h>

#include "uncore/table_members.h"

/* What is wrong, and in which row. */
struct wrong {
	const char *array, *member, *what;
	unsigned row;
};

/* Notes it; false. */
bool row_is_wrong(struct wrong *wrong, const char *array, unsigned row, const char *member, const char *what);

/* Whether every array is inside the tables, and the pool ends with its last string. */
bool arrays_fit(const struct uncore_tables *tables);
/* Whether every member of every row is in its bounds. The arrays must fit. */
bool members_fit(const struct uncore_tables *tables, struct wrong *wrong);
/* Whether boxes, registers, fields, counters and procedures agree with each other. The members must fit. */
bool rows_agree(const struct uncore_tables *tables, struct wrong *wrong);
/* Whether events and metrics agree with them and with each other. The rows must agree. */
bool events_agree(const struct uncore_tables *tables, struct wrong *wrong);

/* Whether the field, if it is not NONE, is of the register, and the register, if it is not NONE, of the box. */
bool field_belongs(const struct uncore_tables *tables, unsigned box, unsigned reg, unsigned field);

#endif
