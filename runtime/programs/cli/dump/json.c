/* SPDX-License-Identifier: MIT */
/* Prints what the registers hold as JSON. */
#include <string.h>

#include "base/keys/macros.h"
#include "cli/common/describe.h"
#include "cli/dump/against.h"
#include "cli/dump/report.h"
#include "cli/registers/field_record.h"
#include "cli/common/output.h"

struct dumped_register {
	const char *id, *name, *window, *state, *reason, *event;
	uint64_t number, device_id, value;
	unsigned device, function, nth;
	bool is_msr, is_placed, is_by_id, is_offset, has_value;
	struct field_record *fields;
	size_t field_count;
};

struct dumped_box {
	const char *scope, *box, *state, *reason;
	unsigned unit;
	uint16_t instance;
	struct dumped_register *registers;
	size_t register_count;
};

/* clang-format off */

static const char *const unit_words[] = { "socket", "cpu" };
static const char *const presence_words[] = { UNCORE_PRESENCES(WORD_) };
static const char *const state_words[] = { "write-only", UNCORE_PRESENCES(WORD_) };

static const struct key register_keys[] = {
	{ .name = "register", STRING(dumped_register, id), REQUIRED, .help = "id, with its number in an array" },
	{ .name = "name", STRING(dumped_register, name), REQUIRED, .help = "name in the manual" },
	{ .name = "msr", HEX(dumped_register, number), HAS_AT(dumped_register, is_msr), .help = "number of the MSR" },
	{ .name = "device_id", HEX(dumped_register, device_id), HAS_AT(dumped_register, is_by_id),
	  .help = "of a PCI function that is found by its ID alone" },
	{ .name = "nth", COUNT(dumped_register, nth), HAS_AT(dumped_register, is_by_id),
	  .help = "which of the socket's functions with that ID, from 0" },
	{ .name = "device", COUNT(dumped_register, device), HAS_AT(dumped_register, is_placed), .help = "PCI device" },
	{ .name = "function", COUNT(dumped_register, function), HAS_AT(dumped_register, is_placed),
	  .help = "PCI function" },
	{ .name = "window", STRING(dumped_register, window),
	  .help = "of memory, where the register is in one: `box.window`, of this instance" },
	{ .name = "offset", HEX(dumped_register, number), HAS_AT(dumped_register, is_offset),
	  .help = "in the PCI configuration space or, with window, in memory" },
	{ .name = "state", STRING(dumped_register, state), WORDS(state_words), REQUIRED,
	  .help = "why there is no value, where it is not ok" },
	{ .name = "reason", STRING(dumped_register, reason), NULLABLE, .help = "what the machine said" },
	{ .name = "value", HEX(dumped_register, value), HAS_AT(dumped_register, has_value), NULLABLE,
	  .help = "null where it could not be read" },
	{ .name = "event", STRING(dumped_register, event), NULLABLE,
	  .help = "of a control register that is enabled: as `uncore encode` takes it" },
	{ .name = "fields", LIST(dumped_register, fields, field_count), .element = &field_kind, REQUIRED,
	  .one_line = true, .help = "all but the reserved ones" },
};
static const struct keys register_kind = { "register", "a register", "A register of the instance.",
	KEYS(register_keys), .size = sizeof(struct dumped_register), .bare = true };

static const struct key box_keys[] = {
	{ .name = "scope", STRING(dumped_box, scope), WORDS(unit_words), REQUIRED, .help = "what the unit is" },
	{ .name = "unit", COUNT(dumped_box, unit), REQUIRED, .help = "number of the socket or the logical CPU" },
	{ .name = "box", STRING(dumped_box, box), REQUIRED, .help = "id of the box" },
	{ .name = "instance", COUNT(dumped_box, instance), REQUIRED, .help = "instance of the box" },
	{ .name = "state", STRING(dumped_box, state), WORDS(presence_words), REQUIRED,
	  .help = "of the instance as a whole" },
	{ .name = "reason", STRING(dumped_box, reason), NULLABLE, .help = "what the machine said" },
	{ .name = "registers", LIST(dumped_box, registers, register_count), .element = &register_kind, REQUIRED,
	  .help = "none where the instance is absent" },
};
static const struct keys box_kind = { "box", "a box", "An instance of a box.", KEYS(box_keys),
	.size = sizeof(struct dumped_box), .bare = true };

static const struct key dump_keys[] = {
	OUTPUT_SCHEMA_KEY,
	{ .name = "platform", STRING(dump_record, platform), REQUIRED, .help = "id of the platform" },
	{ .name = "machine", STRING(dump_record, machine), REQUIRED,
	  .help = "which machine it was, as headings say it" },
	{ .name = "simulated", BOOL(dump_record, simulated), REQUIRED,
	  .help = "whether nothing of it was measured on hardware" },
	{ .name = "boxes", LIST(dump_record, boxes, count), .element = &box_kind, REQUIRED,
	  .help = "the instances of boxes" },
	{ .name = "tables", STRING(dump_record, tables), NULLABLE, .help = TABLES_HELP },
};
static const struct keys dump_kind = { "dump", "the output of uncore dump --format json", "One document: what the "
	"registers of the boxes hold.", KEYS(dump_keys), .size = sizeof(struct dump_record), .bare = true };

/* clang-format on */

static const struct keys *const kinds[] = { &dump_kind, &against_kind };
const struct format dump_format = { .name = "dump",
				    .command = "uncore dump",
				    .kinds = kinds,
				    .kind_count = 2,
				    .title = "the output of uncore dump --format json" };

static const char *kept(struct arena *arena, const char *text)
{
	return text != NULL ? arena_copy(arena, text, strlen(text)) : NULL;
}

static void record_address(struct dumped_register *record, struct arena *arena, const struct uncore_tables *tables,
			   const struct uncore_register *reg)
{
	struct text window = { 0 };
	struct uncore_address address;
	int result = uncore_register_address(tables, reg, &address);
	bool is_pci;

	if (result != 0 && result != UNCORE_E_NOPLACE)
		return;
	record->number = address.number;
	record->is_msr = address.space == UNCORE_SPACE_MSR;
	record->is_offset = !record->is_msr;
	is_pci = address.space == UNCORE_SPACE_PCI && result == 0;
	record->is_by_id = is_pci && uncore_is_by_id(&address);
	record->is_placed = is_pci && !record->is_by_id;
	record->device_id = address.device_id;
	record->nth = address.nth;
	record->device = address.device;
	record->function = address.function;
	if (uncore_is_in_window(&address)) {
		add_window(&window, tables, address.window);
		record->window = keep_text(arena, &window);
	}
}

static void record_fields(struct dumped_register *record, struct arena *arena, const struct uncore_tables *tables,
			  const struct reading *reading)
{
	enum { ROOM = 64 };
	struct uncore_decoded items[ROOM];
	int count = reading->state != UNCORE_PRESENCE_OK ?
			    0 :
			    uncore_decode_register(tables, reading->reg.reg, reading->value, items, ROOM);

	if (count <= 0)
		return;
	record->fields = arena_array(arena, (size_t)count, sizeof(record->fields[0]));
	for (int at = 0; at < count && at < ROOM; at++) {
		const struct uncore_field_row *field = &uncore_fields(tables)[items[at].field.at];

		if (!(field->flags & UNCORE_FIELD_RESERVED))
			record->fields[record->field_count++] = record_field(arena, tables, &items[at], reading->value,
									     field->access != UNCORE_ACCESS_WO);
	}
}

static void record_register(struct dumped_register *record, struct arena *arena, const struct box_reading *box,
			    const struct reading *reading)
{
	const struct uncore_tables *tables = box->machine->tables;
	struct text id = { 0 }, name = { 0 }, event = { 0 };

	add_register_id(&id, tables, &reading->reg);
	add_register_name(&name, tables, &reading->reg);
	if (is_enabled(box, reading))
		add_reading_event(&event, box, reading);
	*record = (struct dumped_register){ .state = reading_state(reading),
					    .reason = kept(arena, reading->reason),
					    .has_value = reading->state == UNCORE_PRESENCE_OK,
					    .value = reading->value };
	record->event = event.length > 0 ? kept(arena, text_string(&event)) : NULL;
	record->id = keep_text(arena, &id);
	record->name = keep_text(arena, &name);
	text_free(&event);
	record_address(record, arena, tables, &reading->reg);
	record_fields(record, arena, tables, reading);
}

void record_box(struct dump_record *dump, struct arena *arena, const struct box_reading *box)
{
	struct dumped_box *record;

	dump->boxes = arena_grow(arena, dump->boxes, dump->count, &dump->room, sizeof(dump->boxes[0]));
	record = &dump->boxes[dump->count++];
	*record = (struct dumped_box){ .scope = unit_word(box->machine->tables, box->box),
				       .unit = box->unit,
				       .box = box_id(box->machine->tables, box->box),
				       .instance = box->instance,
				       .state = uncore_presence_name(box->presence),
				       .reason = kept(arena, box->reason),
				       .registers = arena_array(arena, box->count, sizeof(record->registers[0])),
				       .register_count = box->count };
	for (unsigned at = 0; at < box->count; at++)
		record_register(&record->registers[at], arena, box, &box->readings[at]);
}

void print_dump_json(const struct dump_record *dump)
{
	print_json_of(&dump_kind, dump, true);
}
