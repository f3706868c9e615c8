/* SPDX-License-Identifier: MIT */
/* uncore list: lists groups. */
#include "base/words.h"
#include "cli/list/list.h"

/* A group belongs to a box if it counts something there. */
static bool is_of_box(const struct uncore_tables *tables, unsigned group, const char *box)
{
	const struct uncore_group_item_row *item;

	for (unsigned at = 0; (item = uncore_group_item(tables, uncore_group_at(group), at)) != NULL; at++)
		if (is_box(tables, item->box, box))
			return true;
	return false;
}

struct group_row {
	const char *platform, *name, *by, *question, *reading, *items;
	unsigned counts;
};

static void add_row(struct list_rows *rows, const struct uncore_tables *tables, unsigned group)
{
	const struct uncore_group_row *row = &uncore_groups(tables)[group];
	const struct uncore_group_item_row *item;
	struct text items = { 0 };

	/* Commas are inside expressions, blanks are not. */
	for (unsigned at = 0; (item = uncore_group_item(tables, uncore_group_at(group), at)) != NULL; at++)
		text_printf(&items, "%s%s", at > 0 ? " " : "", uncore_text(tables, item->expression));
	add_list_row(rows, &(struct group_row){ .platform = platform_id(tables),
						.name = uncore_text(tables, row->name),
						.by = group_by_word(row->by),
						.counts = row->items.count,
						.question = uncore_text(tables, row->question),
						.reading = uncore_text(tables, row->reading),
						.items = keep_given(rows, &items) });
}

static void add_groups(const struct lister *lister, struct list_rows *rows, const struct uncore_tables *tables)
{
	for (unsigned at = 0; at < tables->groups.count; at++)
		if (match_glob(lister_glob(lister), uncore_text(tables, uncore_groups(tables)[at].name)) &&
		    (lister->box == NULL || is_of_box(tables, at, lister->box)))
			add_row(rows, tables, at);
}

/* clang-format off */

static const struct key group_keys[] = {
	{ .name = "platform", STRING(group_row, platform), REQUIRED, .help = "id of the platform" },
	{ .name = "name", STRING(group_row, name), REQUIRED, .help = "as `stat -g` takes it" },
	{ .name = "by", STRING(group_row, by), REQUIRED, .help = "what has a line of its own" },
	{ .name = "counts", COUNT(group_row, counts), REQUIRED, .help = "how many metrics and events" },
	{ .name = "question", STRING(group_row, question), REQUIRED, .help = "what it answers" },
	{ .name = "reading", STRING(group_row, reading), REQUIRED, .help = "how to read the values" },
	{ .name = "items", STRING(group_row, items), REQUIRED, .help = "its metrics and events, separated by blanks" },
};
static const struct keys group_kind = LIST_ROW("group", group_row, group_keys);

/* clang-format on */

static const struct row_column group_columns[] = {
	COLUMN("name", "group"),
	COLUMN("counts", "counts"),
	COLUMN("question", "question"),
};

const struct list_kind list_stat_groups = {
	.name = "groups",
	.columns = ROW_COLUMNS(group_kind, group_columns),
	.is_grouped = true,
	.add = add_groups,
};
