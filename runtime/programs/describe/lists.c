/* SPDX-License-Identifier: MIT */
/* Makes key tables of the documents of uncore list. */
#include "describe/lists.h"

#include "base/keys/macros.h"
#include "cli/list/list.h"

/* For each kind of list a document with one list. Nothing is printed from these tables. */
static struct key lists[LIST_KINDS][2];
static struct keys list_of[LIST_KINDS];
static const struct keys *const kinds[LIST_KINDS] = { &list_of[0], &list_of[1], &list_of[2],
						      &list_of[3], &list_of[4], &list_of[5] };

const struct format list_format = { .name = "list",
				    .command = "uncore list",
				    .title = "the output of uncore list --format json",
				    .kinds = kinds,
				    .kind_count = LIST_KINDS };

void describe_lists(void)
{
	static const struct key schema = OUTPUT_SCHEMA_KEY;

	for (size_t at = 0; at < LIST_KINDS; at++) {
		const struct list_kind *kind = list_kinds[at];

		lists[at][0] = schema;
		lists[at][1] = (struct key){ .name = kind->name,
					     .type = KEY_LIST,
					     .required = true,
					     .element = kind->columns->keys,
					     .help = "the list" };
		list_of[at] = (struct keys){ .kind = kind->name,
					     .article = kind->name,
					     .help = "One document with one list, named like its kind.",
					     .at = lists[at],
					     .count = 2 };
	}
}
