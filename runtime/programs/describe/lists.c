/* SPDX-License-Identifier: MIT */
/* Makes key tables of the columns of uncore list. */
#include "describe/lists.h"

#include "base/keys/macros.h"
#include "cli/list/list.h"

/* For each kind of list a document with one list, and the rows of that. Nothing is printed from these tables. */
static struct key rows[LIST_KINDS][LIST_COLUMNS], lists[LIST_KINDS][2];
static struct keys row_kinds[LIST_KINDS], list_of[LIST_KINDS];
static const struct keys *const kinds[LIST_KINDS] = { &list_of[0], &list_of[1], &list_of[2],
						      &list_of[3], &list_of[4], &list_of[5] };

const struct format list_format = { .name = "list",
				    .command = "uncore list",
				    .title = "the output of uncore list --format json",
				    .kinds = kinds,
				    .kind_count = LIST_KINDS };

static enum key_type type_of(const struct list_column *column)
{
	switch (column->column.kind) {
	case CELL_NUMBER:
		return column->is_real ? KEY_DOUBLE : KEY_COUNT;
	case CELL_NUMBERS:
		return KEY_BIT_NUMBERS;
	case CELL_WORDS:
	case CELL_RARE_WORDS:
		return KEY_STRINGS;
	default:
		return KEY_STRING;
	}
}

static void describe_rows(const struct list_kind *kind, struct key *keys)
{
	for (size_t at = 0; at < kind->column_count; at++) {
		const struct list_column *column = &kind->columns[at];

		keys[at] = (struct key){ .name = column->column.key,
					 .type = type_of(column),
					 .required = true,
					 .nullable = column->nullable,
					 .words = column->words,
					 .word_count = column->word_count,
					 .help = column->help };
	}
}

void describe_lists(void)
{
	static const struct key schema = OUTPUT_SCHEMA_KEY;

	for (size_t at = 0; at < LIST_KINDS; at++) {
		const struct list_kind *kind = list_kinds[at];

		describe_rows(kind, rows[at]);
		row_kinds[at] = (struct keys){ .kind = kind->one,
					       .article = kind->one,
					       .help = "A row of the list.",
					       .at = rows[at],
					       .count = kind->column_count };
		lists[at][0] = schema;
		lists[at][1] = (struct key){ .name = kind->name,
					     .type = KEY_LIST,
					     .required = true,
					     .element = &row_kinds[at],
					     .help = "the list" };
		list_of[at] = (struct keys){ .kind = kind->name,
					     .article = kind->name,
					     .help = "One document with one list, named like its kind.",
					     .at = lists[at],
					     .count = 2 };
	}
}
