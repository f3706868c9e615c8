/* SPDX-License-Identifier: MIT */
/* uncore list: lists platforms, boxes and registers. */
#include <string.h>

#include "base/words.h"
#include "cli/list/list.h"
#include "cli/machine/tables.h"

static void add_cpuids(struct text *text, const struct uncore_tables *tables)
{
	for (unsigned at = 0; at < tables->cpuids.count; at++) {
		const struct uncore_cpuid_row *row = &uncore_cpuids(tables)[at];

		text_printf(text, "%s%u/0x%x", at > 0 ? ", " : "", row->family, row->model);
		if (row->cache_level != 0)
			text_printf(text, " with a level %u cache", row->cache_level);
	}
}

static void add_platform(const struct lister *lister, struct grid *grid, const struct uncore_tables *tables)
{
	const char *file = tables_file(lister->request, tables);
	struct text cpuids = { 0 };

	if (!match_glob(lister_glob(lister), platform_id(tables)))
		return;
	add_cpuids(&cpuids, tables);
	grid_cell(grid, "%s", platform_id(tables));
	grid_cell(grid, "%u", (unsigned)tables->boxes.count);
	grid_cell(grid, "%u", (unsigned)tables->registers.count);
	grid_cell(grid, "%u", (unsigned)tables->events.count);
	grid_cell(grid, "%u", (unsigned)tables->umasks.count);
	grid_cell(grid, "%u", (unsigned)tables->metrics.count);
	grid_cell(grid, "%s", text_string(&cpuids));
	grid_cell(grid, "%s", uncore_text(tables, tables->title));
	grid_cell(grid, "%s", file != NULL ? file : "");
	text_free(&cpuids);
}

static const struct list_column platform_columns[] = {
	{ .column = { "platform", "platform", CELL_TEXT }, .help = "id of the platform" },
	{ .column = { "boxes", "boxes", CELL_NUMBER }, .help = "how many" },
	{ .column = { "registers", "registers", CELL_NUMBER }, .help = "how many" },
	{ .column = { "events", "events", CELL_NUMBER }, .help = "how many" },
	{ .column = { "umasks", "umasks", CELL_NUMBER }, .help = "how many" },
	{ .column = { "metrics", "metrics", CELL_NUMBER }, .help = "how many" },
	{ .column = { "family/model", "cpuid", CELL_TEXT }, .help = "family/model of its processors" },
	{ .column = { "title", "title", CELL_TEXT }, .help = "in full" },
	{ .column = { "tables", "tables", CELL_RARE_TEXT }, .help = TABLES_HELP, .nullable = true },
};

const struct list_kind list_platforms = {
	.name = "platforms",
	.one = "platform",
	.columns = platform_columns,
	.column_count = sizeof(platform_columns) / sizeof(platform_columns[0]),
	.add = add_platform,
};

static unsigned events_of(const struct uncore_tables *tables, unsigned box)
{
	unsigned count = 0;

	for (unsigned at = 0; at < tables->events.count; at++)
		count += uncore_events(tables)[at].box == box;
	return count;
}

static void add_boxes(const struct lister *lister, struct grid *grid, const struct uncore_tables *tables)
{
	for (unsigned at = 0; at < tables->boxes.count; at++) {
		const struct uncore_box_row *box = &uncore_boxes(tables)[at];

		if (!match_glob(lister_glob(lister), box_id(tables, at)) ||
		    (lister->box != NULL && !is_box(tables, at, lister->box)))
			continue;
		grid_cell(grid, "%s", platform_id(tables));
		grid_cell(grid, "%s", box_id(tables, at));
		grid_cell(grid, "%u", box->instances);
		grid_cell(grid, "%u", uncore_counter_count(tables, (uint16_t)at));
		grid_cell(grid, "%u", box->registers.count);
		grid_cell(grid, "%u", events_of(tables, at));
		grid_cell(grid, "%s", scope_word(box->scope));
		grid_cell(grid, "%s", presence_word(box->presence));
		grid_cell(grid, "%s", uncore_text(tables, box->title));
		grid_cell(grid, "%s", uncore_text(tables, box->text));
	}
}

static const struct list_column box_columns[] = {
	{ .column = { NULL, "platform", CELL_TEXT }, .help = "id of the platform" },
	{ .column = { "box", "box", CELL_TEXT }, .help = "id of the box" },
	{ .column = { "instances", "instances", CELL_NUMBER }, .help = "at most, of a socket or CPU" },
	{ .column = { "counters", "counters", CELL_NUMBER }, .help = "of an instance" },
	{ .column = { "registers", "registers", CELL_NUMBER }, .help = "of an instance" },
	{ .column = { "events", "events", CELL_NUMBER }, .help = "how many" },
	{ .column = { "scope", "scope", CELL_TEXT }, .help = "what each unit has one of" },
	{ .column = { NULL, "presence", CELL_TEXT }, .help = "how its instances are found" },
	{ .column = { "title", "title", CELL_TEXT }, .help = "in full", .nullable = true },
	{ .column = { "text", "text", CELL_TEXT }, .help = "what it is", .nullable = true },
};

const struct list_kind list_boxes = {
	.name = "boxes",
	.one = "box",
	.columns = box_columns,
	.column_count = sizeof(box_columns) / sizeof(box_columns[0]),
	.is_grouped = true,
	.add = add_boxes,
};

static void add_register(const struct lister *lister, struct grid *grid, const struct uncore_tables *tables,
			 unsigned box, unsigned row)
{
	const struct uncore_register_row *reg = &uncore_registers(tables)[row];
	struct uncore_register first = { (uint16_t)box, 0, (uint16_t)row, 0 };
	struct uncore_register any = { (uint16_t)box, UNCORE_NO_INDEX, (uint16_t)row, UNCORE_NO_INDEX };
	struct text name = { 0 }, id = { 0 }, address = { 0 };

	add_register_name(&name, tables, &any);
	text_printf(&id, "%s.%s", box_id(tables, box), register_id(tables, row));
	if (match_glob(lister_glob(lister), text_string(&id)) || match_glob(lister_glob(lister), text_string(&name))) {
		add_address(&address, tables, &first);
		grid_cell(grid, "%s", platform_id(tables));
		grid_cell(grid, "%s", text_string(&id));
		grid_cell(grid, "%s", text_string(&name));
		grid_cell(grid, "%u", reg->count);
		grid_cell(grid, "%u", layout_of(tables, row)->width);
		grid_cell(grid, "%s", text_string(&address));
		grid_cell(grid, "%s", evidence_word(reg->evidence));
		text_free(&name);
		add_pattern(&name, uncore_text(tables, reg->text), UNCORE_NO_INDEX);
		grid_cell(grid, "%s", text_string(&name));
	}
	text_free(&name);
	text_free(&id);
	text_free(&address);
}

static void add_registers(const struct lister *lister, struct grid *grid, const struct uncore_tables *tables)
{
	for (unsigned box = 0; box < tables->boxes.count; box++) {
		struct uncore_range regs = uncore_boxes(tables)[box].registers;

		if (lister->box != NULL && !is_box(tables, box, lister->box))
			continue;
		for (unsigned reg = regs.first; reg - regs.first < regs.count; reg++)
			add_register(lister, grid, tables, box, reg);
	}
}

static const struct list_column register_columns[] = {
	{ .column = { NULL, "platform", CELL_TEXT }, .help = "id of the platform" },
	{ .column = { "register", "register", CELL_TEXT }, .help = "box.id" },
	{ .column = { "name", "name", CELL_TEXT }, .help = "name in the manual" },
	{ .column = { "count", "count", CELL_NUMBER }, .help = "elements of the array; 1: no array" },
	{ .column = { "bits", "width", CELL_NUMBER }, .help = "bits" },
	{ .column = { "first address", "address", CELL_TEXT }, .help = "of the first", .nullable = true },
	{ .column = { NULL, "evidence", CELL_TEXT }, .help = "how well it is known" },
	{ .column = { "text", "text", CELL_TEXT }, .help = "what it is for", .nullable = true },
};

const struct list_kind list_registers = {
	.name = "registers",
	.one = "register",
	.columns = register_columns,
	.column_count = sizeof(register_columns) / sizeof(register_columns[0]),
	.is_grouped = true,
	.add = add_registers,
};
