/* SPDX-License-Identifier: MIT */
/* Declares the kinds of things that uncore list can list. */
#ifndef RUNTIME_CLI_LIST_LIST_H
#define RUNTIME_CLI_LIST_LIST_H

#include "cli/common/describe.h"
#include "cli/common/find.h"
#include "cli/common/output.h"

struct list_kind;

/* What to list; NULL: everything. */
struct lister {
	const struct list_kind *kind;
	const char *glob, *box;
	bool umasks;
	const struct cli_request *request;
};

/* A column of a table, which is a member of an object in JSON. */
struct list_column {
	struct column column;
	const char *help;
	bool nullable;            /* an empty cell is null */
	bool is_real;             /* the number may have a fraction */
	const char *const *words; /* possible values of the cell; NULL: any */
	size_t word_count;
};

enum { LIST_COLUMNS = 16 };

struct list_kind {
	const char *name, *one; /* the word on the command line and in JSON; the word for one of them */
	const struct list_column *columns;
	size_t column_count;
	bool is_grouped; /* one table for each platform, under its name */
	/* Adds the rows of a platform. */
	void (*add)(const struct lister *lister, struct grid *grid, const struct uncore_tables *tables);
};

extern const struct list_kind list_events, list_platforms, list_boxes, list_registers, list_metrics, list_stat_groups;

/* All of them. */
enum { LIST_KINDS = 6 };
extern const struct list_kind *const list_kinds[LIST_KINDS];

const char *lister_glob(const struct lister *lister);
bool is_box(const struct uncore_tables *tables, unsigned box, const char *name);

#endif
