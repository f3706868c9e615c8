/* SPDX-License-Identifier: MIT */
/* Declares what uncore doctor found as JSON has it, and prints it. */
#include "base/keys/macros.h"
#include "cli/common/describe.h"
#include "cli/doctor/doctor.h"
#include "cli/machine/tables.h"
#include "uncore/linux.h"

struct box_record {
	const char *scope, *box, *state, *cause, *remedy, *not_checked, *root_bus;
	struct strings devices;
	unsigned unit;
	uint16_t instance;
	bool is_checked;
	double hertz;
};

struct unit_record {
	const char *box, *space;
	unsigned socket, die, node, type, id, counters, width, control_offset, counter_offset;
	uint64_t address;
	bool has_node;
};

struct doctor_record {
	const char *platform, *machine, *tables;
	bool simulated;
	const struct gate *gates;
	struct box_record *boxes;
	struct unit_record *units;
	size_t gate_count, box_count, unit_count;
	struct strings journals;
	unsigned status;
};

/* clang-format off */

static const char *const verdict_words[] = { [GATE_OPEN] = "open", [GATE_NOTE] = "note", [GATE_SHUT] = "shut" };
static const char *const unit_words[] = { "socket", "cpu" };
#define STATE_WORD_(id, word) word,
static const char *const state_words[] = { UNCORE_PRESENCES(WORD_) DOCTOR_STATES(STATE_WORD_) };

static const struct key gate_keys[] = {
	{ .name = "gate", STRING(gate, id), REQUIRED, .help = "which gate" },
	{ .name = "verdict", WORD(gate, verdict), WORDS(verdict_words), REQUIRED,
	  .help = "whether it is in the way" },
	{ .name = "found", STRING(gate, what), REQUIRED, .help = "what was found" },
	{ .name = "remedy", STRING(gate, remedy), NULLABLE,
	  .help = "what to do; null: nothing needs to be done, or nothing is known" },
};
const struct keys gate_kind = { "gate", "a gate", "What may keep a program from the registers.",
	KEYS(gate_keys), .size = sizeof(struct gate), .bare = true };

static const struct key box_keys[] = {
	{ .name = "scope", STRING(box_record, scope), WORDS(unit_words), REQUIRED, .help = "what the unit is" },
	{ .name = "unit", COUNT(box_record, unit), REQUIRED, .help = "number of the socket or the logical CPU" },
	{ .name = "box", STRING(box_record, box), REQUIRED, .help = "id of the box" },
	{ .name = "instance", COUNT(box_record, instance), REQUIRED, .help = "instance of the box" },
	{ .name = "state", STRING(box_record, state), WORDS(state_words), REQUIRED,
	  .help = "as `uncore doctor --help` lists them" },
	{ .name = "cause", STRING(box_record, cause), NULLABLE, .help = "what was seen" },
	{ .name = "remedy", STRING(box_record, remedy), NULLABLE, .help = "what to do" },
	{ .name = "clock_hertz", DOUBLE(box_record, hertz), HAS_AT(box_record, is_checked), NULLABLE,
	  .help = "with `--self-check`: the rate that was measured" },
	{ .name = "not_checked", STRING(box_record, not_checked), NULLABLE,
	  .help = "with `--self-check`: why there is no rate" },
	{ .name = "root_bus", STRING(box_record, root_bus),
	  .help = "of an instance that serves a PCI root bus: its domain and number, `0000:16`; left out if they are "
		  "not known" },
	{ .name = "devices", STRINGS(box_record, devices), .min = 1,
	  .help = "disks, network interfaces and others below that bus, as Linux calls them: `nvme0`, `eth1`; left out "
		  "if there are none" },
};
static const struct keys box_kind = { "box", "a box", "An instance of a box, and its state.", KEYS(box_keys),
	.size = sizeof(struct box_record), .bare = true };

static const struct key unit_keys[] = {
	{ .name = "socket", COUNT(unit_record, socket), REQUIRED, .help = "whose table it is" },
	{ .name = "die", COUNT(unit_record, die), REQUIRED,
	  .help = "number of the die whose table it is, of those of the socket" },
	{ .name = "node", COUNT(unit_record, node), HAS_AT(unit_record, has_node), NULLABLE,
	  .help = "NUMA node of the die, as the kernel has it; null: none" },
	{ .name = "type", COUNT(unit_record, type), REQUIRED, .help = "number of the unit's type" },
	{ .name = "id", COUNT(unit_record, id), REQUIRED, .help = "number of the unit in its type" },
	{ .name = "box", STRING(unit_record, box), NULLABLE, .help = "id of the box; null: none has this type" },
	{ .name = "space", STRING(unit_record, space), NULLABLE,
	  .help = "`msr`, `pci` or `mmio`; null: none that is known" },
	{ .name = "address", NUMBER(unit_record, address), AS_HEX, REQUIRED, .help = "as the table has it" },
	{ .name = "counters", COUNT(unit_record, counters), REQUIRED, .help = "that have control registers" },
	{ .name = "width", COUNT(unit_record, width), REQUIRED, .help = "of a counter, in bits" },
	{ .name = "control_offset", COUNT(unit_record, control_offset), REQUIRED,
	  .help = "from the address to the first control register" },
	{ .name = "counter_offset", COUNT(unit_record, counter_offset), REQUIRED,
	  .help = "from the address to the first counter" },
};
static const struct keys unit_kind = { "unit", "a unit", "What the machine's table of units says of one.",
	KEYS(unit_keys), .size = sizeof(struct unit_record), .bare = true };

static const struct key doctor_keys[] = {
	OUTPUT_SCHEMA_KEY,
	{ .name = "platform", STRING(doctor_record, platform), NULLABLE,
	  .help = "id of the platform; null: the machine could not be opened" },
	{ .name = "machine", STRING(doctor_record, machine), NULLABLE,
	  .help = "which machine it was, as headings say it; null: it could not be opened" },
	{ .name = "simulated", BOOL(doctor_record, simulated), REQUIRED,
	  .help = "whether the machine is a simulated one" },
	{ .name = "gates", LIST(doctor_record, gates, gate_count), .element = &gate_kind, REQUIRED,
	  .help = "the gates before the registers" },
	{ .name = "boxes", LIST(doctor_record, boxes, box_count), .element = &box_kind, REQUIRED,
	  .help = "the instances of boxes" },
	{ .name = "units", LIST(doctor_record, units, unit_count), .element = &unit_kind,
	  .help = "what the table of units of each socket lists; left out where the machine has none" },
	{ .name = "dead_journals", STRINGS(doctor_record, journals), REQUIRED,
	  .help = "files of sessions that ended without putting the registers back" },
	{ .name = "exit_status", COUNT(doctor_record, status), REQUIRED, .help = "of the command" },
	{ .name = "tables", STRING(doctor_record, tables), NULLABLE, .help = TABLES_HELP },
};
static const struct keys doctor_kind = { "doctor", "the output of uncore doctor --format json", "One document: the "
	"gates before the registers, and the state of each box.", KEYS(doctor_keys),
	.size = sizeof(struct doctor_record), .bare = true };

/* clang-format on */

static const struct keys *const kinds[] = { &doctor_kind };
const struct format doctor_format = { .name = "doctor", .command = "uncore doctor", .kinds = kinds, .kind_count = 1 };

static void record_boxes(struct doctor_record *record, struct arena *arena, const struct findings *findings)
{
	record->boxes = arena_array(arena, findings->count, sizeof(record->boxes[0]));
	record->box_count = findings->count;
	for (size_t at = 0; at < findings->count; at++) {
		const struct finding *finding = &findings->list[at];
		const struct uncore_tables *tables = findings->machine->tables;
		const struct root_devices *devices =
			devices_of(&findings->devices, finding->box, finding->unit, finding->instance);

		record->boxes[at] = (struct box_record){ .scope = unit_word(tables, finding->box),
							 .unit = finding->unit,
							 .box = box_id(tables, finding->box),
							 .instance = finding->instance,
							 .state = finding_word(finding->state),
							 .cause = finding->detail,
							 .remedy = finding_remedy(finding->state),
							 .is_checked = finding->is_checked,
							 .hertz = finding->hertz,
							 .not_checked = finding->check };
		if (devices == NULL)
			continue;
		record->boxes[at].root_bus = devices->bus;
		record->boxes[at].devices = devices->names;
	}
}

static void record_units(struct doctor_record *record, struct arena *arena, struct uncore_machine *machine)
{
	static const char *const spaces[] = { "msr", "pci", "mmio", NULL };
	struct uncore_found_unit unit;
	size_t room = 0;

	for (unsigned socket = 0; socket < machine->socket_count; socket++) {
		for (size_t at = 0; uncore_linux_unit_at(machine, socket, at, &unit, NULL) == 0; at++) {
			record->units =
				arena_grow(arena, record->units, record->unit_count, &room, sizeof(*record->units));
			record->units[record->unit_count++] = (struct unit_record){
				.box = unit.box == UNCORE_NO_INDEX ? NULL : box_id(machine->tables, unit.box),
				.space = spaces[unit.space],
				.socket = socket,
				.die = unit.die,
				.has_node = unit.node >= 0,
				.node = unit.node >= 0 ? (unsigned)unit.node : 0,
				.type = unit.type,
				.id = unit.id,
				.counters = unit.counters,
				.width = unit.width,
				.control_offset = unit.control_offset,
				.counter_offset = unit.counter_offset,
				.address = unit.address,
			};
		}
	}
}

void print_doctor_json(const struct cli_request *request, const struct gates *gates, const struct findings *findings,
		       int status)
{
	struct arena arena = { 0 };
	struct doctor_record record = { .gates = gates->list, .gate_count = gates->count, .status = (unsigned)status };

	if (findings->machine != NULL) {
		record.platform = platform_id(findings->machine->tables);
		record.machine = findings->machine->name;
		record.simulated = findings->machine->is_simulated;
		record_units(&record, &arena, findings->machine);
		record.tables = tables_file(request, findings->machine->tables);
	}
	record_boxes(&record, &arena, findings);
	for (size_t at = 0; at < findings->holders.journal_count; at++) {
		const struct journal *journal = &findings->holders.journals[at];

		if (!journal->is_alive && !journal->is_private)
			list_add(&arena, &record.journals, journal->name);
	}
	print_json_of(&doctor_kind, &record, true);
	arena_free(&arena);
}
