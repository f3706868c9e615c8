/* SPDX-License-Identifier: MIT */
/* uncore show: prints a group: its question, what it counts, and how to read the values. */
#include "cli/show/show.h"
#include "uncore/group.h"

/* What the metric computes, or the event counts. */
static const char *text_of(const struct uncore_tables *tables, const struct uncore_group_item_row *item)
{
	if (item->metric != UNCORE_NO_INDEX)
		return uncore_text(tables, uncore_metrics(tables)[item->metric].text);
	if (item->umask != UNCORE_NO_INDEX)
		return uncore_text(tables, uncore_umasks(tables)[item->umask].text);
	return item->event != UNCORE_NO_INDEX ? uncore_text(tables, uncore_events(tables)[item->event].text) : "";
}

static void print_items(const struct uncore_tables *tables, uint16_t group)
{
	static const struct column columns[] = {
		{ "", "option", CELL_TEXT },
		{ "counts", "counts", CELL_TEXT },
		{ "what", "what", CELL_TEXT },
	};
	struct grid grid = { .columns = columns, .column_count = sizeof(columns) / sizeof(columns[0]) };
	const struct uncore_group_item_row *item;

	print_heading("counts");
	for (unsigned at = 0; (item = uncore_group_item(tables, uncore_group_at(group), at)) != NULL; at++) {
		grid_word(&grid, item->metric != UNCORE_NO_INDEX ? "-M" : "-e");
		grid_word(&grid, uncore_text(tables, item->expression));
		grid_word(&grid, text_of(tables, item));
	}
	grid_print(&grid, 4);
	grid_free(&grid);
}

/* Prints the fields that are shown beside the counts. */
static void print_settings(const struct uncore_tables *tables, uint16_t group)
{
	static const struct column columns[] = { { "", "field", CELL_TEXT }, { "what", "what", CELL_TEXT } };
	struct grid grid = { .columns = columns, .column_count = sizeof(columns) / sizeof(columns[0]) };
	const struct uncore_field_ref *ref;

	if (uncore_group_setting(tables, uncore_group_at(group), 0) == NULL)
		return;
	print_heading("shows beside the counts");
	for (unsigned at = 0; (ref = uncore_group_setting(tables, uncore_group_at(group), at)) != NULL; at++) {
		grid_cell(&grid, "%s.%s.%s", box_id(tables, ref->box),
			  uncore_text(tables, uncore_registers(tables)[ref->reg].id),
			  uncore_text(tables, uncore_fields(tables)[ref->field].id));
		grid_word(&grid, uncore_text(tables, uncore_fields(tables)[ref->field].text));
	}
	grid_print(&grid, 4);
	grid_free(&grid);
}

void show_group(const struct uncore_tables *tables, uint16_t row)
{
	const struct uncore_group_row *group = &uncore_groups(tables)[row];
	struct text text = { 0 };

	print_title(tables, uncore_text(tables, group->name), "group");
	print_item("question", uncore_text(tables, group->question));
	text_printf(&text, "a line for each %s", group_by_word(group->by));
	print_item_and_free("shown", &text);
	if (group->reading != group->question)
		print_item("reading", uncore_text(tables, group->reading));
	if (group->limit != UNCORE_NO_INDEX) {
		text_printf(&text, "by %s: near its limit from %u %%, about half used from %u %%",
			    uncore_text(tables, uncore_metrics(tables)[group->limit].name), group->near, group->half);
		print_item_and_free("verdict", &text);
	}
	print_item("evidence", evidence_text(group->evidence));
	print_item("sources", uncore_text(tables, group->source));
	text_printf(&text, "uncore stat -g %s --timeout 1000", uncore_text(tables, group->name));
	print_item_and_free("to count", &text);
	print_items(tables, row);
	print_settings(tables, row);
}
