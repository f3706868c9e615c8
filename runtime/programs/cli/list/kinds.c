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

struct platform_row {
	const char *platform, *cpuid, *title, *tables;
	unsigned boxes, registers, events, umasks, metrics;
};

static void add_platform(const struct lister *lister, struct list_rows *rows, const struct uncore_tables *tables)
{
	struct text cpuids = { 0 };

	if (!match_glob(lister_glob(lister), platform_id(tables)))
		return;
	add_cpuids(&cpuids, tables);
	add_list_row(rows, &(struct platform_row){ .platform = platform_id(tables),
						   .boxes = tables->boxes.count,
						   .registers = tables->registers.count,
						   .events = tables->events.count,
						   .umasks = tables->umasks.count,
						   .metrics = tables->metrics.count,
						   .cpuid = keep_given(rows, &cpuids),
						   .title = uncore_text(tables, tables->title),
						   .tables = tables_file(lister->request, tables) });
}

struct box_row {
	const char *platform, *box, *scope, *presence, *title, *text;
	unsigned instances, counters, registers, events;
};

static unsigned events_of(const struct uncore_tables *tables, unsigned box)
{
	unsigned count = 0;

	for (unsigned at = 0; at < tables->events.count; at++)
		count += uncore_events(tables)[at].box == box;
	return count;
}

static void add_boxes(const struct lister *lister, struct list_rows *rows, const struct uncore_tables *tables)
{
	for (unsigned at = 0; at < tables->boxes.count; at++) {
		const struct uncore_box_row *box = &uncore_boxes(tables)[at];

		if (!match_glob(lister_glob(lister), box_id(tables, at)) ||
		    (lister->box != NULL && !is_box(tables, at, lister->box)))
			continue;
		add_list_row(rows, &(struct box_row){ .platform = platform_id(tables),
						      .box = box_id(tables, at),
						      .instances = box->instances,
						      .counters = uncore_counter_count(tables, (uint16_t)at),
						      .registers = box->registers.count,
						      .events = events_of(tables, at),
						      .scope = scope_word(box->scope),
						      .presence = presence_word(box->presence),
						      .title = given(uncore_text(tables, box->title)),
						      .text = given(uncore_text(tables, box->text)) });
	}
}

struct register_row {
	const char *platform, *reg, *name, *address, *evidence, *text;
	unsigned count, width;
};

static void add_register(const struct lister *lister, struct list_rows *rows, const struct uncore_tables *tables,
			 unsigned box, unsigned row)
{
	const struct uncore_register_row *reg = &uncore_registers(tables)[row];
	struct uncore_register first = { (uint16_t)box, 0, (uint16_t)row, 0 };
	struct uncore_register any = { (uint16_t)box, UNCORE_NO_INDEX, (uint16_t)row, UNCORE_NO_INDEX };
	struct text name = { 0 }, id = { 0 }, address = { 0 }, text = { 0 };

	add_register_range(&name, tables, &any);
	text_printf(&id, "%s.%s", box_id(tables, box), register_id(tables, row));
	if (match_glob(lister_glob(lister), text_string(&id)) || match_glob(lister_glob(lister), text_string(&name))) {
		add_address(&address, tables, &first);
		add_pattern(&text, uncore_text(tables, reg->text), UNCORE_NO_INDEX);
		add_list_row(rows, &(struct register_row){ .platform = platform_id(tables),
							   .reg = keep_given(rows, &id),
							   .name = keep_given(rows, &name),
							   .count = reg->count,
							   .width = layout_of(tables, row)->width,
							   .address = keep_given(rows, &address),
							   .evidence = evidence_word(reg->evidence),
							   .text = keep_given(rows, &text) });
	}
	text_free(&name);
	text_free(&id);
}

static void add_registers(const struct lister *lister, struct list_rows *rows, const struct uncore_tables *tables)
{
	for (unsigned box = 0; box < tables->boxes.count; box++) {
		struct uncore_range regs = uncore_boxes(tables)[box].registers;

		if (lister->box != NULL && !is_box(tables, box, lister->box))
			continue;
		for (unsigned reg = regs.first; reg - regs.first < regs.count; reg++)
			add_register(lister, rows, tables, box, reg);
	}
}

/* clang-format off */

static const struct key platform_keys[] = {
	{ .name = "platform", STRING(platform_row, platform), REQUIRED, .help = "id of the platform" },
	{ .name = "boxes", COUNT(platform_row, boxes), REQUIRED, .help = "how many" },
	{ .name = "registers", COUNT(platform_row, registers), REQUIRED, .help = "how many" },
	{ .name = "events", COUNT(platform_row, events), REQUIRED, .help = "how many" },
	{ .name = "umasks", COUNT(platform_row, umasks), REQUIRED, .help = "how many" },
	{ .name = "metrics", COUNT(platform_row, metrics), REQUIRED, .help = "how many" },
	{ .name = "cpuid", STRING(platform_row, cpuid), REQUIRED, .help = "family/model of its processors" },
	{ .name = "title", STRING(platform_row, title), REQUIRED, .help = "in full" },
	{ .name = "tables", STRING(platform_row, tables), NULLABLE, .help = TABLES_HELP },
};
static const struct keys platform_kind = LIST_ROW("platform", platform_row, platform_keys);

static const struct key box_keys[] = {
	{ .name = "platform", STRING(box_row, platform), REQUIRED, .help = "id of the platform" },
	{ .name = "box", STRING(box_row, box), REQUIRED, .help = "id of the box" },
	{ .name = "instances", COUNT(box_row, instances), REQUIRED, .help = "at most, of a socket or CPU" },
	{ .name = "counters", COUNT(box_row, counters), REQUIRED, .help = "of an instance" },
	{ .name = "registers", COUNT(box_row, registers), REQUIRED, .help = "of an instance" },
	{ .name = "events", COUNT(box_row, events), REQUIRED, .help = "how many" },
	{ .name = "scope", STRING(box_row, scope), REQUIRED, .help = "what each unit has one of" },
	{ .name = "presence", STRING(box_row, presence), REQUIRED, .help = "how its instances are found" },
	{ .name = "title", STRING(box_row, title), NULLABLE, .help = "in full" },
	{ .name = "text", STRING(box_row, text), NULLABLE, .help = "what it is" },
};
static const struct keys box_kind = LIST_ROW("box", box_row, box_keys);

static const struct key register_keys[] = {
	{ .name = "platform", STRING(register_row, platform), REQUIRED, .help = "id of the platform" },
	{ .name = "register", STRING(register_row, reg), REQUIRED, .help = "box.id" },
	{ .name = "name", STRING(register_row, name), REQUIRED, .help = "name in the manual; {0-3} for an array" },
	{ .name = "count", COUNT(register_row, count), REQUIRED, .help = "elements of the array; 1: no array" },
	{ .name = "width", COUNT(register_row, width), REQUIRED, .help = "bits" },
	{ .name = "address", STRING(register_row, address), NULLABLE, .help = "of the first" },
	{ .name = "evidence", STRING(register_row, evidence), REQUIRED, .help = "how well it is known" },
	{ .name = "text", STRING(register_row, text), NULLABLE, .help = "what it is for" },
};
static const struct keys register_kind = LIST_ROW("register", register_row, register_keys);

/* clang-format on */

static const struct row_column platform_columns[] = {
	COLUMN("platform", "platform"),  COLUMN("boxes", "boxes"),   COLUMN("registers", "registers"),
	COLUMN("events", "events"),      COLUMN("umasks", "umasks"), COLUMN("metrics", "metrics"),
	COLUMN("cpuid", "family/model"), COLUMN("title", "title"),   RARE_COLUMN("tables", "tables"),
};

static const struct row_column box_columns[] = {
	COLUMN("box", "box"),           COLUMN("instances", "instances"),
	COLUMN("counters", "counters"), COLUMN("registers", "registers"),
	COLUMN("events", "events"),     COLUMN("scope", "scope"),
	COLUMN("title", "title"),       COLUMN("text", "text"),
};

static const struct row_column register_columns[] = {
	COLUMN("register", "register"),     COLUMN("name", "name"), COLUMN("count", "count"), COLUMN("width", "bits"),
	COLUMN("address", "first address"), COLUMN("text", "text"),
};

const struct list_kind list_platforms = {
	.name = "platforms",
	.columns = ROW_COLUMNS(platform_kind, platform_columns),
	.add = add_platform,
};

const struct list_kind list_boxes = {
	.name = "boxes",
	.columns = ROW_COLUMNS(box_kind, box_columns),
	.is_grouped = true,
	.add = add_boxes,
};

const struct list_kind list_registers = {
	.name = "registers",
	.columns = ROW_COLUMNS(register_kind, register_columns),
	.is_grouped = true,
	.add = add_registers,
};
