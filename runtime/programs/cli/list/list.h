/* SPDX-License-Identifier: MIT */
/* Declares the kinds of things that uncore list can list. */
#ifndef RUNTIME_CLI_LIST_LIST_H
#define RUNTIME_CLI_LIST_LIST_H

#include "base/keys/macros.h"
#include "cli/common/describe.h"
#include "cli/common/find.h"
#include "cli/common/output.h"
#include "cli/common/row_text.h"

struct list_kind;

/* What to list; NULL: everything. */
struct lister {
	const struct list_kind *kind;
	const char *glob, *box;
	bool umasks;
	const struct cli_request *request;
};

/* Rows of a kind, which are structs. */
struct list_rows {
	const struct list_kind *kind;
	struct arena arena; /* has them, and texts that they point to */
	void *at;
	size_t count, room;
};

struct list_kind {
	const char *name; /* on the command line and in JSON */
	/* Of the table. CSV and JSON have all keys of columns->keys, whose kind is the word for one row. */
	const struct row_columns *columns;
	bool is_grouped; /* one table for each platform, under its name */
	/* Adds the rows of a platform. */
	void (*add)(const struct lister *lister, struct list_rows *rows, const struct uncore_tables *tables);
};

/* clang-format off */
#define LIST_ROW(one, owner, array) \
	{ one, one, "A row of the list.", KEYS(array), .size = sizeof(struct owner), .bare = true }
/* clang-format on */

extern const struct list_kind list_events, list_platforms, list_boxes, list_registers, list_metrics, list_stat_groups;

/* All of them. */
enum { LIST_KINDS = 6 };
extern const struct list_kind *const list_kinds[LIST_KINDS];

/* Adds a copy of the struct. */
void add_list_row(struct list_rows *rows, const void *row);
/* Both are NULL if the text is empty. keep_given() moves the text to the rows. */
const char *given(const char *text);
const char *keep_given(struct list_rows *rows, struct text *text);

const char *lister_glob(const struct lister *lister);
bool is_box(const struct uncore_tables *tables, unsigned box, const char *name);

#endif
