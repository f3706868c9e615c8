/* SPDX-License-Identifier: MIT */
/* uncore list: lists groups. */
#include "base/words.h"
#include "cli/list/list.h"
#include "uncore/group.h"

/* A group belongs to a box if it counts something there. */
static bool is_of_box(const struct uncore_tables *tables, unsigned group, const char *box)
{
	const struct uncore_group_item_row *item;

	for (unsigned at = 0; (item = uncore_group_item(tables, uncore_group_at(group), at)) != NULL; at++)
		if (is_box(tables, item->box, box))
			return true;
	return false;
}

static void add_row(struct grid *grid, const struct uncore_tables *tables, unsigned group)
{
	const struct uncore_group_row *row = &uncore_groups(tables)[group];
	const struct uncore_group_item_row *item;
	struct text items = { 0 };

	/* Commas are inside expressions, blanks are not. */
	for (unsigned at = 0; (item = uncore_group_item(tables, uncore_group_at(group), at)) != NULL; at++)
		text_printf(&items, "%s%s", at > 0 ? " " : "", uncore_text(tables, item->expression));
	grid_cell(grid, "%s", platform_id(tables));
	grid_cell(grid, "%s", uncore_text(tables, row->name));
	grid_cell(grid, "%s", group_by_word(row->by));
	grid_cell(grid, "%u", row->items.count);
	grid_cell(grid, "%s", uncore_text(tables, row->question));
	grid_cell(grid, "%s", uncore_text(tables, row->reading));
	grid_cell(grid, "%s", text_string(&items));
	text_free(&items);
}

static void add_groups(const struct lister *lister, struct grid *grid, const struct uncore_tables *tables)
{
	for (unsigned at = 0; at < tables->groups.count; at++)
		if (match_glob(lister_glob(lister), uncore_text(tables, uncore_groups(tables)[at].name)) &&
		    (lister->box == NULL || is_of_box(tables, at, lister->box)))
			add_row(grid, tables, at);
}

static const struct list_column group_columns[] = {
	{ .column = { NULL, "platform", CELL_TEXT }, .help = "id of the platform" },
	{ .column = { "group", "name", CELL_TEXT }, .help = "as `stat -g` takes it" },
	{ .column = { NULL, "by", CELL_TEXT }, .help = "what has a line of its own" },
	{ .column = { "counts", "counts", CELL_NUMBER }, .help = "how many metrics and events" },
	{ .column = { "question", "question", CELL_TEXT }, .help = "what it answers" },
	{ .column = { NULL, "reading", CELL_TEXT }, .help = "how to read the values" },
	{ .column = { NULL, "items", CELL_TEXT }, .help = "its metrics and events, separated by blanks" },
};

const struct list_kind list_stat_groups = {
	.name = "groups",
	.one = "group",
	.columns = group_columns,
	.column_count = sizeof(group_columns) / sizeof(group_columns[0]),
	.is_grouped = true,
	.add = add_groups,
};
