/* SPDX-License-Identifier: MIT */
/* uncore sim run --format json: prints what was counted, by whom, and which registers were accessed. */
#include <stdlib.h>

#include "base/keys/macros.h"
#include "cli/common/describe.h"
#include "cli/common/output.h"
#include "cli/machine/tables.h"
#include "cli/sim/report.h"
#include "cli/sim/tally_event.h"
#include "kernel/events.h"

/* clang-format off */

static const char *const unit_words[] = { "socket", "cpu" };
/* By the numbers of clients. */
static const char *const client_words[] = { "registers", [KERNEL_CLIENT] = "perf" };

#define BY_HELP "registers: a program accessed them itself; perf: the kernel did, for a perf event"

static const struct key counted_keys[] = {
	{ .name = "scope", STRING(counted_record, scope), WORDS(unit_words), REQUIRED, .help = "what the unit is" },
	{ .name = "unit", COUNT(counted_record, unit), REQUIRED, .help = "number of the socket or the logical CPU" },
	{ .name = "box", STRING(counted_record, box), REQUIRED, .help = "id of the box" },
	{ .name = "instance", COUNT(counted_record, instance), REQUIRED, .help = "instance of the box" },
	{ .name = "counter", STRING(counted_record, counter), REQUIRED,
	  .help = "id of the register that holds its count, with its number in an array" },
	{ .name = "by", STRING(counted_record, by), WORDS(client_words), REQUIRED,
	  .help = "who programmed it; of a counter without a control register, who accessed it first. " BY_HELP },
	{ .name = "event", STRING(counted_record, event), NULLABLE,
	  .help = "an expression for uncore encode; null: the counter counts one thing, or no known event" },
	{ .name = "counts", STRING(counted_record, counts), NULLABLE,
	  .help = "in words, what the counter counts if event is null" },
	{ .name = "control", HEX(counted_record, control), HAS_AT(counted_record, has_control), NULLABLE,
	  .help = "what its control register held; null: it has none" },
	{ .name = "count", COUNT(counted_record, count), REQUIRED,
	  .help = "what it counted, whatever was written to it since" },
	{ .name = "ns", COUNT(counted_record, ns), REQUIRED, .help = "nanoseconds for which it counted" },
};
static const struct keys counted_kind = { "count", "a count", "What a counter counted while it was programmed in one "
	"way.", KEYS(counted_keys), .size = sizeof(struct counted_record), .bare = true };

static const struct key used_keys[] = {
	{ .name = "scope", STRING(used_record, scope), WORDS(unit_words), REQUIRED, .help = "what the unit is" },
	{ .name = "unit", COUNT(used_record, unit), REQUIRED, .help = "number of the socket or the logical CPU" },
	{ .name = "box", STRING(used_record, box), REQUIRED, .help = "id of the box" },
	{ .name = "instance", COUNT(used_record, instance), REQUIRED, .help = "instance of the box" },
	{ .name = "register", STRING(used_record, reg), REQUIRED, .help = "id, with its number in an array" },
	{ .name = "name", STRING(used_record, name), REQUIRED, .help = "name in the manual" },
	{ .name = "by", STRING(used_record, by), WORDS(client_words), REQUIRED, .help = BY_HELP },
	{ .name = "reads", COUNT(used_record, reads), REQUIRED,
	  .help = "how often it was read; a program reads each half of a 64-bit register in PCI space" },
	{ .name = "writes", COUNT(used_record, writes), REQUIRED, .help = "how often it was written" },
	{ .name = "value", HEX(used_record, value), REQUIRED, .help = "what it holds at the end" },
};
static const struct keys used_kind = { "access", "an access", "A register that was accessed, and how often.",
	KEYS(used_keys), .size = sizeof(struct used_record), .bare = true };

static const struct key report_keys[] = {
	OUTPUT_SCHEMA_KEY,
	{ .name = "platform", STRING(sim_report_record, platform), REQUIRED, .help = "id of the platform" },
	{ .name = "machine", STRING(sim_report_record, machine), REQUIRED,
	  .help = "which machine it was, as headings say it" },
	{ .name = "simulated", BOOL(sim_report_record, simulated), REQUIRED, .help = "true" },
	{ .name = "sockets", COUNT(sim_report_record, sockets), REQUIRED, .help = "how many it has" },
	{ .name = "ns", COUNT(sim_report_record, ns), REQUIRED, .help = "nanoseconds that passed on the machine" },
	{ .name = "accesses", COUNT(sim_report_record, accesses), REQUIRED,
	  .help = "to registers, also to those that no table describes, and failed ones" },
	{ .name = "counted", LIST(sim_report_record, counted, counted_count), .element = &counted_kind, REQUIRED,
	  .help = "what counters counted; of counters that always run, those that were accessed" },
	{ .name = "registers", LIST(sim_report_record, registers, register_count), .element = &used_kind, REQUIRED,
	  .help = "that were accessed" },
	{ .name = "tables", STRING(sim_report_record, tables), NULLABLE, .help = TABLES_HELP },
};
static const struct keys report_kind = { "sim_report", "the report of uncore sim run --format json", "One document: "
	"what the counters of the simulated machine counted, and by whom its registers were accessed.",
	KEYS(report_keys), .size = sizeof(struct sim_report_record), .bare = true };

/* clang-format on */

static const struct keys *const kinds[] = { &report_kind };
const struct format sim_report_format = {
	.name = "sim-report", .command = "uncore sim run", .kinds = kinds, .kind_count = 1
};

/* ---- registers ---- */

static void add_use(struct sim_report_record *record, struct arena *arena, const struct cli_machine *opened,
		    const struct uncore_sim_use *use)
{
	const struct uncore_tables *tables = opened->machine->tables;
	struct text id = { 0 }, name = { 0 };
	uint64_t value = 0;

	add_register_id(&id, tables, &use->reg);
	add_register_name(&name, tables, &use->reg);
	/* It was accessed, so it is there. */
	(void)!uncore_sim_peek(opened->sim, use->unit, &use->reg, &value);
	record->registers = arena_grow(arena, record->registers, record->register_count, &record->register_room,
				       sizeof(record->registers[0]));
	record->registers[record->register_count++] = (struct used_record){ .scope = unit_word(tables, use->reg.box),
									    .unit = use->unit,
									    .box = box_id(tables, use->reg.box),
									    .instance = use->reg.instance,
									    .reg = keep_text(arena, &id),
									    .name = keep_text(arena, &name),
									    .by = client_words[use->client],
									    .reads = use->reads,
									    .writes = use->writes,
									    .value = value };
}

static void add_uses(struct sim_report_record *record, struct arena *arena, const struct cli_machine *opened)
{
	struct uncore_sim_use use;

	for (size_t at = 0; uncore_sim_use_next(opened->sim, &at, &use);)
		add_use(record, arena, opened, &use);
}

/* ---- counts ---- */

static bool is_used(const struct cli_machine *opened, unsigned unit, const struct uncore_register *reg)
{
	struct uncore_sim_use use;

	for (size_t at = 0; uncore_sim_use_next(opened->sim, &at, &use);) {
		if (use.unit == unit && use.reg.box == reg->box && use.reg.instance == reg->instance &&
		    use.reg.reg == reg->reg && use.reg.index == reg->index)
			return true;
	}
	return false;
}

static void add_count(struct sim_report_record *record, struct arena *arena, const struct cli_machine *opened,
		      const struct uncore_sim_tally *tally)
{
	const struct uncore_tables *tables = opened->machine->tables;
	const struct uncore_counter_row *group = &uncore_counters(tables)[tally->group];
	struct uncore_register reg = { tally->box, tally->instance, group->data, tally->index };
	struct text counter = { 0 }, event = { 0 };
	const char *text;
	bool in_words;

	if (group->kind == UNCORE_COUNTER_FREE && !is_used(opened, tally->unit, &reg))
		return;
	add_register_id(&counter, tables, &reg);
	in_words = add_tally_event(&event, opened->machine, tally);
	text = keep_text(arena, &event);
	record->counted = arena_grow(arena, record->counted, record->counted_count, &record->counted_room,
				     sizeof(record->counted[0]));
	record->counted[record->counted_count++] =
		(struct counted_record){ .scope = unit_word(tables, tally->box),
					 .unit = tally->unit,
					 .box = box_id(tables, tally->box),
					 .instance = tally->instance,
					 .counter = keep_text(arena, &counter),
					 .by = client_words[tally->client],
					 .event = in_words ? NULL : text,
					 .counts = in_words ? text : NULL,
					 .control = tally->control,
					 .has_control = group->control != UNCORE_NO_INDEX,
					 .count = tally->count,
					 .ns = tally->ns };
}

static int by_place(const void *left, const void *right)
{
	const struct uncore_sim_tally *a = (const struct uncore_sim_tally *)left;
	const struct uncore_sim_tally *b = (const struct uncore_sim_tally *)right;
	int order = (a->unit > b->unit) - (a->unit < b->unit);

	order = order != 0 ? order : (a->box > b->box) - (a->box < b->box);
	order = order != 0 ? order : (a->instance > b->instance) - (a->instance < b->instance);
	order = order != 0 ? order : (a->group > b->group) - (a->group < b->group);
	order = order != 0 ? order : (a->index > b->index) - (a->index < b->index);
	order = order != 0 ? order : (a->control > b->control) - (a->control < b->control);
	order = order != 0 ? order : (a->client > b->client) - (a->client < b->client);
	for (unsigned at = 0; order == 0 && at < a->filter_count; at++)
		order = (a->filters[at].bits.value > b->filters[at].bits.value) -
			(a->filters[at].bits.value < b->filters[at].bits.value);
	return order;
}

/* No two tallies are of the same counter, programming and client, so the order is total. */
static void add_counts(struct sim_report_record *record, struct arena *arena, const struct cli_machine *opened)
{
	size_t count = uncore_sim_tally_count(opened->sim), got = 0;
	struct uncore_sim_tally *all = arena_array(arena, count, sizeof(all[0]));

	for (size_t at = 0; at < count; at++)
		got += uncore_sim_tally_at(opened->sim, at, &all[got]) == 0;
	if (got > 0)
		qsort(all, got, sizeof(all[0]), by_place);
	for (size_t at = 0; at < got; at++)
		add_count(record, arena, opened, &all[at]);
}

void sim_report_json(const struct cli_request *request, const struct cli_machine *opened)
{
	struct sim_report_record record = { .platform = platform_id(opened->machine->tables),
					    .simulated = true,
					    .sockets = opened->machine->socket_count,
					    .tables = tables_file(request, opened->machine->tables),
					    .ns = uncore_sim_now(opened->sim),
					    .accesses = uncore_sim_accesses(opened->sim) };
	struct arena arena = { NULL };
	struct text machine = { 0 };

	add_machine(&machine, request, opened->machine);
	record.machine = keep_text(&arena, &machine);
	add_counts(&record, &arena, opened);
	add_uses(&record, &arena, opened);
	print_json_of(&report_kind, &record, true);
	arena_free(&arena);
}
