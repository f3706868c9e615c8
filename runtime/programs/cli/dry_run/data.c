/* SPDX-License-Identifier: MIT */
/* uncore stat --dry-run: prints the writes that a session would make as JSON and as CSV. */
#include "base/keys/macros.h"
#include "cli/common/describe.h"
#include "cli/dry_run/print.h"
#include "cli/machine/machine.h"
#include "cli/common/output.h"
#include "cli/machine/tables.h"

struct write_record {
	const char *procedure, *scope, *box, *reg, *name, *address, *fields;
	unsigned unit;
	uint16_t instance;
	uint64_t value;
};

struct plan_record {
	const char *platform, *machine, *tables;
	bool simulated;
	struct write_record *writes;
	size_t write_count;
	uint64_t registers, counters, instances, passes, change_writes;
};

/* clang-format off */

static const char *const unit_words[] = { "socket", "cpu" };

static const struct key write_keys[] = {
	{ .name = "procedure", STRING(write_record, procedure), REQUIRED,
	  .help = "what the write is for: setup, program …" },
	{ .name = "scope", STRING(write_record, scope), WORDS(unit_words), REQUIRED, .help = "what the unit is" },
	{ .name = "unit", COUNT(write_record, unit), REQUIRED, .help = "number of the socket or the logical CPU" },
	{ .name = "box", STRING(write_record, box), REQUIRED, .help = "id of the box" },
	{ .name = "instance", COUNT(write_record, instance), REQUIRED, .help = "instance of the box" },
	{ .name = "register", STRING(write_record, reg), REQUIRED, .help = "id, with its number in an array" },
	{ .name = "name", STRING(write_record, name), REQUIRED, .help = "name in the manual" },
	{ .name = "address", STRING(write_record, address), REQUIRED,
	  .help = "number of the MSR, or the place in PCI configuration space; ?? is the socket's bus" },
	{ .name = "value", HEX(write_record, value), REQUIRED, .help = "that would be written" },
	{ .name = "fields", STRING(write_record, fields), NULLABLE,
	  .help = "of the value that say something; null: none does" },
};
static const struct keys write_kind = { "write", "a write", "A write to a register.",
	KEYS(write_keys), .size = sizeof(struct write_record), .bare = true };

static const struct key plan_keys[] = {
	OUTPUT_SCHEMA_KEY,
	{ .name = "platform", STRING(plan_record, platform), REQUIRED, .help = "id of the platform" },
	{ .name = "machine", STRING(plan_record, machine), REQUIRED,
	  .help = "which machine it was, as headings say it" },
	{ .name = "simulated", BOOL(plan_record, simulated), REQUIRED,
	  .help = "whether nothing of it was measured on hardware" },
	{ .name = "writes", LIST(plan_record, writes, write_count), .element = &write_kind, REQUIRED,
	  .help = "in the order in which they would be made" },
	{ .name = "registers", COUNT(plan_record, registers), REQUIRED, .help = "different ones that are written" },
	{ .name = "instances", COUNT(plan_record, instances), REQUIRED, .help = "of boxes, to which these belong" },
	{ .name = "counters", COUNT(plan_record, counters), REQUIRED,
	  .help = "registers among them that each sample reads" },
	{ .name = "passes", COUNT(plan_record, passes), REQUIRED,
	  .help = "that take turns; the writes are of one round" },
	{ .name = "change_writes", COUNT(plan_record, change_writes), REQUIRED,
	  .help = "of each change from a pass to the next one" },
	{ .name = "tables", STRING(plan_record, tables), NULLABLE, .help = TABLES_HELP },
};
static const struct keys plan_kind = { "dry_run", "the output of uncore stat --dry-run --format json", "One document: "
	"the writes to registers that a measurement would make.", KEYS(plan_keys),
	.size = sizeof(struct plan_record), .bare = true };

/* clang-format on */

static const struct keys *const kinds[] = { &plan_kind };
const struct format dry_run_format = {
	.name = "dry-run", .command = "uncore stat --dry-run", .kinds = kinds, .kind_count = 1
};

static struct write_record record_write(const struct uncore_tables *tables, struct arena *arena,
					const struct uncore_session_access *access)
{
	const struct uncore_register *reg = &access->step.reg;
	struct text id = { 0 }, name = { 0 }, address = { 0 }, fields = { 0 };

	add_register_id(&id, tables, reg);
	add_register_name(&name, tables, reg);
	add_address(&address, tables, reg);
	add_fields(&fields, tables, reg->reg, access->step.value, telling_bits(tables, reg->reg, access->step.value));
	return (struct write_record){ .procedure = procedure_word(access->step.procedure),
				      .scope = unit_word(tables, reg->box),
				      .unit = access->unit,
				      .box = box_id(tables, reg->box),
				      .instance = reg->instance,
				      .reg = keep_text(arena, &id),
				      .name = keep_text(arena, &name),
				      .address = keep_text(arena, &address),
				      .value = access->step.value,
				      .fields = fields.length > 0 ? keep_text(arena, &fields) : NULL };
}

void print_plan_data(const struct cli_request *request, const struct uncore_machine *machine,
		     const struct dry_plan *plan)
{
	struct arena arena = { 0 };
	struct dry_reach reach = reach_of(machine->tables, plan);
	struct text name = { 0 };
	struct plan_record record = { .platform = platform_id(machine->tables),
				      .tables = tables_file(request, machine->tables),
				      .write_count = plan->count,
				      .registers = reach.registers,
				      .instances = reach.instances,
				      .counters = reach.counters,
				      .passes = plan->passes,
				      .change_writes = change_writes(plan) };

	add_machine(&name, request, machine);
	record.machine = keep_text(&arena, &name);
	record.simulated = machine->is_simulated;
	record.writes = arena_array(&arena, plan->count, sizeof record.writes[0]);
	for (size_t at = 0; at < plan->count; at++)
		record.writes[at] = record_write(machine->tables, &arena, &plan->accesses[at]);
	if (request->format == CLI_CSV)
		rows_print_csv(ALL_COLUMNS(write_kind), record.writes, plan->count, true);
	else
		print_json_of(&plan_kind, &record, true);
	arena_free(&arena);
}
