/* SPDX-License-Identifier: MIT */
/* Lists the keys of scenarios. */
#include <limits.h>

#include "base/keys/macros.h"
#include "json/formats.h"
#include "uncore/machine.h"
#include "uncore/scenario.h"

/* clang-format off */

enum { ENTRIES_MAX = 1 << 16, TYPES_MAX = 64, UNITS_MAX = 64 }; /* of a list */
#define ALL_MOST (UNCORE_SCENARIO_ALL - 1)
#define ANY RANGE(0, UINT64_MAX)
#define ONE_OR_ALL RANGE(0, ALL_MOST), .fallback = UNCORE_SCENARIO_ALL

static const char *const state_words[] = { UNCORE_SCENARIO_STATES(WORD_) };
static const char *const order_words[] = { UNCORE_SCENARIO_ORDERS(WORD_) };
static const char *const numbering_words[] = { UNCORE_SCENARIO_NUMBERINGS(WORD_) };
static const char *const device_kind_words[] = { UNCORE_SCENARIO_DEVICE_KINDS(WORD_) };
static const char *const error_words[] = { UNCORE_SCENARIO_ERRORS(WORD_) };
static const char *const unit_space_words[] = { "msr", "pci", "mmio" };
static const char *const access_words[] = { "any", "read", "write" };

#define FOR_PEOPLE { .name = "text", .type = KEY_IGNORED, .help = "for people" }
#define SOCKET_AND_INSTANCE(socket_, instance_) \
	{ .name = "socket", socket_, ONE_OR_ALL, .help = "only on this socket, from 0; on all where left out" }, \
	{ .name = "instance", instance_, ONE_OR_ALL, .help = "only on this instance of the box; on all where left out" }

static const struct key socket_keys[] = {
	{ .name = "package", NUMBER(uncore_scenario_socket, package), SIGNED_RANGE(0, INT_MAX), REQUIRED,
	  .help = "the operating system's number; rises from socket to socket" },
	{ .name = "bus", NUMBER(uncore_scenario_socket, bus), SIGNED_RANGE(0, 255), .fallback = -1,
	  .help = "PCI bus of its uncore devices; chosen where left out" },
	{ .name = "other_bus", NUMBER(uncore_scenario_socket, other_bus), SIGNED_RANGE(0, 255), .fallback = -1,
	  .help = "PCI bus of what `elsewhere` lists; the next bus that belongs to the socket where left out" },
	{ .name = "node", NUMBER(uncore_scenario_socket, node), SIGNED_RANGE(0, INT_MAX), .fallback = -1,
	  .help = "node ID; the number of the package where left out" },
	{ .name = "domain", NUMBER(uncore_scenario_socket, domain), RANGE(0, UINT16_MAX), .help = "PCI domain" },
};
static const struct keys socket_kind = { "socket", "a socket", "A socket.", KEYS(socket_keys),
	.size = sizeof(struct uncore_scenario_socket), .bare = true };

static const struct key clock_keys[] = {
	{ .name = "box", STRING(uncore_scenario_clock, box), .help = "id of a box, or `box.group`" },
	{ .name = "hertz", AMOUNT(uncore_scenario_clock, hertz), RANGE(0, UNCORE_SCENARIO_HERTZ_MAX),
	  .help = "cycles a second" },
};
static const struct keys clock_kind = { "clock", "a clock", "The name of a box, or `box.group` for a group of its "
	"counters, with its cycles a second.", KEYS(clock_keys),
	.size = sizeof(struct uncore_scenario_clock), .bare = true, .single_value = true };

static const struct key traffic_keys[] = {
	{ .name = "event", STRING(uncore_scenario_traffic, event), REQUIRED,
	  .help = "event expression; its filters say what the traffic is: `X_INSERTS.OPCODE,opc=0x182`" },
	SOCKET_AND_INSTANCE(NUMBER(uncore_scenario_traffic, socket), NUMBER(uncore_scenario_traffic, instance)),
	{ .name = "rate", AMOUNT(uncore_scenario_traffic, rate), RANGE(0, UNCORE_SCENARIO_RATE_MAX),
	  .help = "increments a second, evenly spread" },
	{ .name = "cycles", UNSIGNEDS(uncore_scenario_traffic, increments, increment_count), RANGE(0, UINT32_MAX),
	  .help = "increments of the cycles of the box's clock, repeated" },
	{ .name = "from_ns", AMOUNT(uncore_scenario_traffic, from_ns), ANY, .help = "when it begins" },
	{ .name = "to_ns", AMOUNT(uncore_scenario_traffic, to_ns), ANY, .help = "when it ends; never where left out" },
	FOR_PEOPLE,
};
static const struct keys traffic_kind = { "traffic", "traffic",
	"Something that happens, either at a rate or in a pattern of cycles.", KEYS(traffic_keys),
	.size = sizeof(struct uncore_scenario_traffic), .bare = true };

static const struct key box_keys[] = {
	{ .name = "box", STRING(uncore_scenario_box, box), REQUIRED, .help = "id or alias of a box" },
	SOCKET_AND_INSTANCE(NUMBER(uncore_scenario_box, socket), NUMBER(uncore_scenario_box, instance)),
	{ .name = "function", STRING(uncore_scenario_box, function),
	  .help = "id of a PCI function of the box; the whole instance where left out" },
	{ .name = "state", WORD(uncore_scenario_box, state), WORDS(state_words), REQUIRED,
	  .help = "what is the matter" },
	{ .name = "value", NUMBER(uncore_scenario_box, value), RANGE(0, UINT32_MAX),
	  .help = "phantom: what every dword reads as" },
	FOR_PEOPLE,
};
static const struct keys box_kind = { "box", "a box", "Instances of a box, or one PCI function of them.",
	KEYS(box_keys), .size = sizeof(struct uncore_scenario_box), .bare = true };

#define WHERE_KEYS(owner, needed) \
	{ .name = "box", STRING(owner, where.box), .required = needed, .help = "id or alias of a box" }, \
	SOCKET_AND_INSTANCE(NUMBER(owner, where.socket), NUMBER(owner, where.instance)), \
	{ .name = "register", STRING(owner, where.reg), .required = needed, \
	  .help = "id or name of a register of the box" }, \
	{ .name = "index", NUMBER(owner, where.index), ONE_OR_ALL, \
	  .help = "element of the register; all where left out" }

static const struct key register_keys[] = {
	WHERE_KEYS(uncore_scenario_register, true),
	{ .name = "value", NUMBER(uncore_scenario_register, value), ANY, REQUIRED, .help = "of the whole register" },
	FOR_PEOPLE,
};
static const struct keys register_kind = { "register", "a register", "What a register holds at the start.",
	KEYS(register_keys), .size = sizeof(struct uncore_scenario_register), .bare = true };

static const struct key fault_keys[] = {
	WHERE_KEYS(uncore_scenario_fault, false),
	{ .name = "access", WORD(uncore_scenario_fault, access), WORDS(access_words),
	  .help = "which accesses; any where left out" },
	{ .name = "error", WORD(uncore_scenario_fault, error), WORDS(error_words), REQUIRED, .help = "what happens" },
	{ .name = "after", AMOUNT(uncore_scenario_fault, after), ANY, .help = "accesses that are let through first" },
	{ .name = "times", AMOUNT(uncore_scenario_fault, times), ANY,
	  .help = "how often; from then on where left out" },
	{ .name = "from_ns", AMOUNT(uncore_scenario_fault, from_ns), ANY, .help = "not before this time" },
	{ .name = "bits", NUMBER(uncore_scenario_fault, bits), ANY, .help = "flip: which bits change" },
	FOR_PEOPLE,
};
static const struct keys fault_kind = { "fault", "a fault", "Accesses that go wrong: of every box and register "
	"where none is named.", KEYS(fault_keys), .size = sizeof(struct uncore_scenario_fault), .bare = true };

static const struct key msr_keys[] = {
	{ .name = "msr", NUMBER(uncore_scenario_msr, number), RANGE(0, UINT32_MAX), REQUIRED, .help = "its number" },
	{ .name = "cpu", NUMBER(uncore_scenario_msr, cpu), ONE_OR_ALL,
	  .help = "only on this logical CPU; on all where left out" },
	{ .name = "value", NUMBER(uncore_scenario_msr, value), ANY, REQUIRED, .help = "what it holds" },
	FOR_PEOPLE,
};
static const struct keys msr_kind = { "msr", "an MSR", "What an MSR that belongs to no box holds at the start.",
	KEYS(msr_keys), .size = sizeof(struct uncore_scenario_msr), .bare = true };

static const struct key core_event_keys[] = {
	{ .name = "code", NUMBER(uncore_scenario_core_event, code), RANGE(0, UINT16_MAX), REQUIRED,
	  .help = "event in bits 7:0 and umask in bits 15:8" },
	{ .name = "cpu", NUMBER(uncore_scenario_core_event, cpu), ONE_OR_ALL,
	  .help = "only on this logical CPU; on all where left out" },
	{ .name = "rate", AMOUNT(uncore_scenario_core_event, rate), RANGE(0, UNCORE_SCENARIO_RATE_MAX), REQUIRED,
	  .help = "how often it happens in a second, on each logical CPU" },
	FOR_PEOPLE,
};
static const struct keys core_event_kind = { "core_event", "an event of the cores",
	"What a general counter of the cores counts. An event that is not listed does not happen.",
	KEYS(core_event_keys), .size = sizeof(struct uncore_scenario_core_event), .bare = true };

static const struct key device_keys[] = {
	{ .name = "name", STRING(uncore_scenario_device, name), REQUIRED,
	  .help = "as Linux calls it: `nvme0`, `eth1`" },
	{ .name = "kind", WORD(uncore_scenario_device, kind), WORDS(device_kind_words), REQUIRED,
	  .help = "what it is" },
	{ .name = "box", STRING(uncore_scenario_device, box), REQUIRED,
	  .help = "id or alias of a box whose instances serve PCI root buses" },
	{ .name = "socket", NUMBER(uncore_scenario_device, socket), RANGE(0, ALL_MOST),
	  .help = "its number, from 0; 0 where left out" },
	{ .name = "instance", NUMBER(uncore_scenario_device, instance), RANGE(0, ALL_MOST), REQUIRED,
	  .help = "of the box, from 0" },
	FOR_PEOPLE,
};
static const struct keys device_kind = { "device", "a device",
	"A PCI device below a root port of the root bus that an instance serves.", KEYS(device_keys),
	.size = sizeof(struct uncore_scenario_device), .bare = true };

static const struct key unit_keys[] = {
	{ .name = "box", STRING(uncore_scenario_unit, box), REQUIRED,
	  .help = "id or alias of a box that the table lists" },
	SOCKET_AND_INSTANCE(NUMBER(uncore_scenario_unit, socket), NUMBER(uncore_scenario_unit, instance)),
	{ .name = "address", NUMBER(uncore_scenario_unit, address), ANY, REQUIRED,
	  .help = "that the table has for it; in PCI space the byte" },
	FOR_PEOPLE,
};
static const struct keys unit_kind = { "unit", "a unit", "What the table of units says wrongly.", KEYS(unit_keys),
	.size = sizeof(struct uncore_scenario_unit), .bare = true };

static const struct key unit_type_keys[] = {
	{ .name = "type", NUMBER(uncore_unit_type, type), RANGE(0, UNCORE_FOUND_OTHERS - 1), REQUIRED,
	  .help = "number of the type" },
	{ .name = "units", NUMBER(uncore_unit_type, units), RANGE(1, UNITS_MAX), REQUIRED,
	  .help = "how many there are on each socket" },
	{ .name = "access", WORD(uncore_unit_type, space), WORDS(unit_space_words), REQUIRED,
	  .help = "how their registers are reached" },
	FOR_PEOPLE,
};
static const struct keys unit_type_kind = { "unit_type", "a type of units", "Units that no box of the platform has.",
	KEYS(unit_type_keys), .size = sizeof(struct uncore_unit_type), .bare = true };

static const struct key core_keys[] = {
	{ .name = "nominal_hertz", AMOUNT(uncore_scenario_core, nominal_hertz), RANGE(0, UNCORE_SCENARIO_HERTZ_MAX),
	  .help = "cycles a second of the time stamp counter; 2.5 GHz where left out" },
	{ .name = "hertz", AMOUNT(uncore_scenario_core, hertz), RANGE(0, UNCORE_SCENARIO_HERTZ_MAX),
	  .help = "cycles a second of the cores; the nominal ones where left out" },
	{ .name = "instructions", AMOUNT(uncore_scenario_core, instructions), RANGE(0, UNCORE_SCENARIO_RATE_MAX),
	  .help = "that each logical CPU retires in a second; none where left out" },
	{ .name = "msrs", LIST(uncore_scenario_core, msrs, msr_count), RANGE(0, ENTRIES_MAX), .element = &msr_kind,
	  .help = "what MSRs that belong to no box hold at the start" },
	{ .name = "events", LIST(uncore_scenario_core, events, event_count), RANGE(0, ENTRIES_MAX),
	  .element = &core_event_kind, .help = "what general counters count beside cycles and instructions" },
	FOR_PEOPLE,
};
static const struct keys core_kind = { "core", "the cores", "The cores of every socket, all alike.", KEYS(core_keys),
	.size = sizeof(struct uncore_scenario_core), .bare = true };

static const struct key file_keys[] = {
	{ .name = "$schema", .type = KEY_IGNORED, .help = "path of the JSON Schema, for editors" },
	{ .name = "schema", VERSION(1), .help = "version of the format: 1" },
	{ .name = "title", .type = KEY_IGNORED, .help = "for people" },
	FOR_PEOPLE,
	{ .name = "platform", STRING(uncore_scenario, platform),
	  .help = "id of the platform that it is for; any where left out" },
	{ .name = "variant", STRING(uncore_scenario, variant),
	  .help = "which processors of the platform; those of its first signature where left out" },
	{ .name = "stepping", NUMBER(uncore_scenario, stepping), HAS_AT(uncore_scenario, has_stepping), RANGE(0, 15),
	  .help = "of the processors; that of one that was seen where left out, else their signature's first" },
	{ .name = "sockets", NUMBER_OR_LIST(uncore_scenario, sockets, socket_count), RANGE(1, UNCORE_SCENARIO_SOCKETS),
	  .element = &socket_kind, .help = "how many, or each of them, in rising order of their packages" },
	{ .name = "cores", NUMBER(uncore_scenario, cores), RANGE(0, UNCORE_SCENARIO_CORES),
	  .help = "of each socket; limits the boxes of which a part has one a core" },
	{ .name = "threads", NUMBER(uncore_scenario, threads), RANGE(0, UNCORE_SCENARIO_THREADS),
	  .help = "of each core; as the platform says where left out, else 2" },
	{ .name = "numbering", WORD(uncore_scenario, numbering), WORDS(numbering_words),
	  .help = "how logical CPUs are numbered: socket by socket, or the sockets in turn" },
	{ .name = "offline", UNSIGNEDS(uncore_scenario, offline, offline_count), RANGE(0, UINT_MAX),
	  .help = "numbers of logical CPUs" },
	{ .name = "elsewhere", TEXTS(uncore_scenario, elsewhere, elsewhere_count),
	  .help = "PCI functions, `box.function`, that are on the other bus of their socket" },
	{ .name = "strict", BOOL(uncore_scenario, strict),
	  .help = "whether writes that break a documented rule of a reserved bit fail" },
	{ .name = "example", BOOL(uncore_scenario, example),
	  .help = "whether every event that traffic does not name happens too, in amounts derived from the tables" },
	{ .name = "clocks", MAP(uncore_scenario, clocks, clock_count), RANGE(0, ENTRIES_MAX), .element = &clock_kind,
	  .help = "cycles a second by box, or by group of counters of a box; 1 000 000 000 where left out" },
	{ .name = "traffic", LIST(uncore_scenario, traffic, traffic_count), .element = &traffic_kind,
	  .help = "what happens" },
	{ .name = "boxes", LIST(uncore_scenario, boxes, box_count), RANGE(0, ENTRIES_MAX), .element = &box_kind,
	  .help = "what is not as the platform says" },
	{ .name = "registers", LIST(uncore_scenario, registers, register_count), RANGE(0, ENTRIES_MAX),
	  .element = &register_kind, .help = "what registers hold at the start" },
	{ .name = "core", OBJECT(uncore_scenario, core), .element = &core_kind,
	  .help = "the clocks of the cores, and what their own counters count" },
	{ .name = "memory", AMOUNT(uncore_scenario, memory), ANY,
	  .help = "bytes of memory of a socket, as a mounted machine shows them; 16 GiB where left out" },
	{ .name = "devices", LIST(uncore_scenario, devices, device_count), HAS_AT(uncore_scenario, has_devices),
	  RANGE(0, ENTRIES_MAX), .element = &device_kind,
	  .help = "what is on the PCI root buses; an example where left out" },
	{ .name = "unit_order", WORD(uncore_scenario, unit_order), WORDS(order_words),
	  .help = "of the records of the table of units that newer machines have; rising where left out" },
	{ .name = "units", LIST(uncore_scenario, units, unit_count), RANGE(0, ENTRIES_MAX), .element = &unit_kind,
	  .help = "what that table says wrongly" },
	{ .name = "unit_types", LIST(uncore_scenario, unit_types, unit_type_count), RANGE(0, TYPES_MAX),
	  .element = &unit_type_kind,
	  .help = "types of units that the table lists besides, and that no box of the platform has" },
	{ .name = "faults", LIST(uncore_scenario, faults, fault_count), RANGE(0, ENTRIES_MAX), .element = &fault_kind,
	  .help = "accesses that go wrong" },
};
const struct keys scenario_keys = { "scenario", "a scenario", "What a simulated machine is and does.", KEYS(file_keys),
	.size = sizeof(struct uncore_scenario), .bare = true };

static const struct keys *const kinds[] = { &scenario_keys };
const struct format scenario_format = { .name = "scenario", .kinds = kinds, .kind_count = 1 };
