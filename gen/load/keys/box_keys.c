/* SPDX-License-Identifier: MIT */
/* Lists the keys of box files: layouts, fields, registers, counters, procedures, instances. */
#include "load/keys/spec_keys.h"

#include "load/keys/key_macros.h"

/* Tables are read by column, not by statement. */
/* clang-format off */

static const char *const enable_words[] = { UNCORE_COUNTER_ENABLE(WORD_) };
static const char *const match_words[] = { UNCORE_EVENT_MATCH(WORD_) };
/* A field without a role has no word. */
#define ROLE_WORDS .words = role_words + 1, .word_count = UNCORE_ROLE_END - 1, .word_base = 1

static const char *const write_words[] = { "ignored", "unknown" };
static const char *const all_words[] = { "all" };
static const char *const preload_words[] = { "preload" };
static const char *const unknown_words[] = { "unknown" };

#define ADDRESS_MAX UINT32_MAX

enum { INSTANCES_MAX = 1024, COUNT_MAX = 256, RDPMC_MAX = 0xfffe, WORTH_MAX = INT32_MAX };

static const struct key value_keys[] = {
	{ .name = "id", REQUIRED, VALUE_ID(value, id), .help = "the enumerator's C name" },
	{ .name = "name", BY_CODE, NAME(value, name),
	  .help = "the spelling in the manual, where the id differs" },
	{ .name = "alias", NAME(value, alias),
	  HEADER_FACT_WAYS("name in libpfm4", "alias-added", "alias-removed", "alias-removed", 1),
	  .help = "its name in libpfm4 after the field's, as \"PF_RFO\" of OPC_PF_RFO, where the id differs" },
	{ .name = "value", AS_HEX, REQUIRED, NUMBER(value, value), .max = UINT64_MAX,
	  HEADER_FACT("value", "value-changed", 8),
	  .help = "the field's value" },
	{ .name = "mask", BY_CODE, NUMBER(value, mask), .max = UINT64_MAX, .min = 1,
	  .help = "the bits of the field that matter; all where left out" },
	{ .name = "when", STRING(value, when_id),
	  .help = "the value of the field named by \"by\" for which this one has this meaning" },
	{ .name = "hertz", NUMBER(value, hertz), RANGE(1, UINT32_MAX),
	  FACT("cycles a second", "value-clock", 1),
	  .help = "cycles a second of the box's clock while the field holds this value" },
	{ .name = "text", STRING(value, text),
	  HEADER_FACT("text", "text-changed", 4),
	  .help = "one sentence of our own" },
};

const struct keys value_kind = {
	.kind = "value", .article = "an enumerated value", .help = "One value of a field that has a name.",
	KEYS(value_keys), .size = sizeof(struct value),
};

static const struct key part_keys[] = {
	{ .name = "id", REQUIRED, ID(field, id), .help = "C name of the part" },
	{ .name = "name", NAME(field, name),
	  .help = "the spelling in the manual, where the id differs" },
	{ .name = "bits", REQUIRED, BITS(field, bits), .help = "bits of the register, inside the field" },
	{ .name = "role", WORD(field, role), ROLE_WORDS,
	  .help = "what the part means to software" },
	{ .name = "flags", BOOL(field, flags), .help = "true: values may be OR-ed" },
	{ .name = "by", STRING(field, by_id),
	  .help = "the field or part that decides what the values mean" },
	ALIAS_KEYS(field),
	ABOUT_KEYS(field),
	{ .name = "values", LIST(field, values, value_count), .element = &value_kind,
	  .help = "the values that have names" },
};

static const struct keys part_kind = {
	.kind = "part", .article = "a part", .help = "A named piece of a field.",
	KEYS(part_keys), .size = sizeof(struct field),
};

static const struct key field_keys[] = {
	{ .name = "id", REPEATED_ID(field, id),
	  .help = "C name of the field; left out on reserved bits" },
	{ .name = "name", BY_CODE, NAME(field, name),
	  .help = "the spelling in the manual, where the id differs" },
	{ .name = "bits", BY_CODE, REQUIRED, BITS(field, bits),
	  HEADER_FACT_WAYS("bits", "field-widened", "field-narrowed", "field-moved", 8),
	  .help = "\"hi:lo\" or \"n\"; of a field in pieces all of them, the highest first: \"57:32,15:8\"" },
	{ .name = "count", BY_CODE, NUMBER(field, count), RANGE(1, 64), .fallback = 1,
	  .help = "how many equal fields there are; {i} in the id is 0, 1, 2 …" },
	{ .name = "step", BY_CODE, NUMBER(field, step), RANGE(1, 63), .help = "bits from one to the next" },
	{ .name = "access", BY_CODE, REQUIRED, WORD(field, access), WORDS(access_words),
	  .help = "what software may do" },
	{ .name = "reset", AS_HEX, NUMBER(field, reset), HAS_AT(field, has_reset), .max = UINT64_MAX,
	  HEADER_FACT("reset", "field-reset", 1),
	  .help = "value after reset; left out where no source gives it" },
	{ .name = "default", BY_CODE, NUMBER(field, by_default), HAS_AT(field, has_default), .max = UINT64_MAX, AS_HEX,
	  HEADER_FACT("unless given", "field-default", 1),
	  .help = "the value in an event's control value unless the user gives another; 0 where left out" },
	{ .name = "write", BY_CODE, WRITE_RULE(field, write), WORDS(write_words), .word_base = WRITE_IGNORED,
	  HEADER_FACT("written as", "write-rule", 1),
	  .help = "what is written to reserved and undocumented bits: 0, 1, \"ignored\" or \"unknown\"" },
	{ .name = "role", WORD(field, role), ROLE_WORDS, FACT("role", "field-role", 3),
	  .help = "what the field means to software" },
	{ .name = "needs", STRING(field, needs_id),
	  .help = "the field that must be non-zero for this to work" },
	{ .name = "flags", BOOL(field, flags),
	  HEADER_FACT("values may be OR-ed", "field-flags", 1),
	  .help = "true: values may be OR-ed" },
	{ .name = "unit", STRING(field, unit), FACT("unit", "field-unit", 1),
	  .help = "what a value of the field is a number of, as metrics name it: cycles/seconds; a plain number where "
		  "left out" },
	{ .name = "scale", NUMBER(field, scale), RANGE(1, UINT32_MAX), FACT("scale", "field-unit", 1),
	  .help = "how many of the unit 1 is" },
	{ .name = "by", STRING(field, by_id),
	  .help = "the field or part that decides what the values mean" },
	ALIAS_KEYS(field),
	ABOUT_KEYS(field),
	{ .name = "values", BY_CODE, LIST(field, values, value_count), .element = &value_kind,
	  .help = "the values that have names" },
	{ .name = "parts", BY_CODE, LIST(field, parts, part_count), .element = &part_kind,
	  .help = "named pieces of the field" },
};

const struct keys field_kind = {
	.order = ORDER_BY_BITS, .kind = "field", .article = "a field",
	.help = "A field, or a reserved range, of a layout.",
	KEYS(field_keys),
	.size = sizeof(struct field),
};

static const struct key layout_keys[] = {
	{ .name = "id", ID(layout, id),
	  HEADER_FACT("layout", "layout-renamed", 2),
	  .help = "the name that registers use" },
	{ .name = "width", REQUIRED, NUMBER(layout, width), RANGE(8, 64),
	  HEADER_FACT("width", "register-width", 1),
	  .help = "bits: 8, 16, 32 or 64" },
	ABOUT_KEYS(layout),
	{ .name = "fields", BY_CODE, REQUIRED, LIST(layout, fields, field_count),
	  .element = &field_kind, .help = "every bit, once, from the top" },
};

const struct keys layout_kind = {
	.block = true, .kind = "layout", .article = "a layout", .help = "The fields of a register.", KEYS(layout_keys),
	.size = sizeof(struct layout),
};

static const struct key register_keys[] = {
	{ .name = "id", REQUIRED, ID(reg, id), .help = "C name of the register" },
	{ .name = "name", BY_CODE, NAME(reg, name), .help = "the spelling in the manual; {i} is the index" },
	{ .name = "names", BY_CODE, DISTINCT_STRINGS(reg, names),
	  .help = "each element's name, where no pattern fits" },
	{ .name = "count", BY_CODE, NUMBER(reg, count), HAS_AT(reg, is_array), RANGE(1, COUNT_MAX),
	  .fallback = 1,
	  .help = "makes it an array with this many elements" },
	{ .name = "layout", REQUIRED, STRING(reg, layout_id),
	  .help = "its fields: one of the box's layouts" },
	{ .name = "msr", BY_CODE, NUMBER_OR_OBJECT(reg, msr), .element = &msr_place_kind, .help = "its MSR address" },
	{ .name = "pci", BY_CODE, OPTIONAL_OBJECT(reg, pci), .element = &pci_kind, .help = "its PCI address" },
	{ .name = "mmio", BY_CODE, OPTIONAL_OBJECT(reg, mmio), .element = &mmio_place_kind,
	  .help = "its address in memory" },
	{ .name = "found", BY_CODE, OPTIONAL_OBJECT(reg, found), .element = &found_register_kind,
	  .help = "its address in a unit that the machine's table of units has" },
	{ .name = "record", BY_CODE, OPTIONAL_OBJECT(reg, record), .element = &record_kind,
	  .help = "of a word of that table: its place there" },
	{ .name = "address", BY_CODE, WORD(reg, address_word), WORDS(unknown_words), .word_base = 1,
	  .help = "\"unknown\" where no source gives an address" },
	ALIAS_KEYS(reg),
	ABOUT_KEYS(reg),
};

const struct keys register_kind = {
	.kind = "register", .article = "a register", .help = "A register, or an array of equal registers, of a box.",
	KEYS(register_keys), .size = sizeof(struct reg),
};

static const struct key place_keys[] = {
	{ .name = "device", NUMBER(place, device), HAS_AT(place, known), RANGE(0, 31),
	  .help = "PCI device; left out with the function where no source gives them" },
	{ .name = "function", NUMBER(place, function), HAS_AT(place, has_function), RANGE(0, 7),
	  .help = "PCI function" },
	{ .name = "device_id", NUMBER(place, device_id), RANGE(1, 0xffff),
	  .help = "PCI device ID, which identifies the instance; left out where no source gives it" },
	{ .name = "inferred_id", NUMBER(place, inferred_id), RANGE(1, 0xffff),
	  .help = "a device ID that follows from a pattern, without a source: only the simulator uses it" },
	{ .name = "class", NUMBER(place, class_id), RANGE(1, 0xffff),
	  .fallback = CLASS_SYSTEM_PERIPHERAL,
	  .help = "PCI class and subclass; 0x0880, a system peripheral, where left out" },
};

static const struct keys place_kind = {
	.kind = "place", .article = "a place", .help = "The PCI address of one instance of a function.",
	KEYS(place_keys),
	.size = sizeof(struct place),
};

static const struct key function_keys[] = {
	{ .name = "id", REQUIRED, ID(function, id), .help = "the name that registers use" },
	{ .name = "shared", BOOL(function, shared),
	  HEADER_FACT("shared by instances", "function-shared", 0),
	  .help = "true: several instances may be at one place" },
	{ .name = "bus", NUMBER(function, bus), RANGE(0, 15),
	  FACT("bus", "function-moved", 0),
	  .help = "which of the platform's bus numbers it is on; 0, that of node, where left out" },
	{ .name = "at", REQUIRED, LIST(function, places, place_count),
	  .element = &place_kind, .help = "one place for each instance of the box" },
	{ .name = "source", REQUIRED, SOURCE(function, source),
	  HEADER_FACT("source", "source-changed", 0),
	  .help = "citations" },
};

const struct keys function_kind = {
	.kind = "function", .article = "a PCI function", .help = "A PCI function that holds registers of the box.",
	KEYS(function_keys), .size = sizeof(struct function),
};

static const struct key overflow_keys[] = {
	{ .name = "status", PATH(overflow_form, status),
	  .help = "field of this box: register.field; left out where only the global one is known" },
	{ .name = "bit", ONE_OR_NUMBERS(overflow_form, bit), .max = 63,
	  .help = "the first counter's bit inside that field; or a list with one for each instance; 0 where left out" },
	{ .name = "global", ONE_OR_STRINGS(overflow_form, global),
	  .help = "box.register.field that reports the box; {n} is the instance; or one for each instance, \"\" if "
		  "unknown" },
	{ .name = "freezes", PATH(overflow_form, freezes),
	  .help = "box.register.field that a reported wrap sets to 1; left out where no source says" },
};

static const struct keys overflow_kind = {
	.kind = "overflow", .article = "an overflow report",
	.help = "Which bits report a wrapped counter, and what the wrap freezes.",
	KEYS(overflow_keys),
	.size = sizeof(struct overflow_form),
};

static const struct key counters_keys[] = {
	{ .name = "id", REQUIRED, ID(counters, id), .help = "C name of the group" },
	{ .name = "kind", WORD(counters, kind), WORDS(counter_kind_words),
	  FACT("kind", "group-kind", 1),
	  .help = "general where left out" },
	{ .name = "control", STRING(counters, control_id), .help = "the control registers" },
	{ .name = "data", REQUIRED, STRING(counters, data_id), .help = "the data registers" },
	{ .name = "width", REQUIRED, NUMBER(counters, width), RANGE(1, 64),
	  HEADER_FACT_WAYS("counter width", "counter-widened", "counter-narrowed", "counter-widened", 1),
	  .help = "bits of a counter, after which it wraps" },
	{ .name = "write_width", NUMBER(counters, write_width), RANGE(1, 63),
	  FACT("width of writes", "counter-write-width", 0),
	  .help = "how many low bits of the count a write takes; those above become copies of the highest of them" },
	{ .name = "enabled_by", NUMBER(counters, enabled_by), HAS_AT(counters, has_enabled_by),
	  RANGE(0, 15),
	  FACT("enabled in", "group-enable", 0),
	  .help = "the counter whose control register enables all of the group; the others' have no enable, and 0 is "
		  "written there" },
	{ .name = "max_increment", ONE_OR_NUMBERS(counters, max_increment), .min = 1, .max = UINT32_MAX,
	  FACT("most in a cycle", "counter-increment", 1),
	  .help = "the most it adds in a cycle: one number, or one for each counter" },
	{ .name = "enable", WORD(counters, enable), WORDS(enable_words),
	  FACT("enabled by", "group-enable", 0),
	  .help = "what lets a counter count; bit where left out" },
	{ .name = "match", WORD(counters, match), WORDS(match_words),
	  FACT("chosen by", "group-match", 0),
	  .help = "how the fields of the control registers choose what is counted; code where left out" },
	{ .name = "select_bit", BY_CODE, NUMBER(counters, select_bit), HAS_AT(counters, has_select_bit),
	  RANGE(0, 63),
	  .help = "the first counter's bit in fields with role counter_select; after those of the earlier groups where "
		  "left out" },
	{ .name = "rdpmc", NUMBER(counters, rdpmc), HAS_AT(counters, has_rdpmc), RANGE(0, RDPMC_MAX),
	  HEADER_FACT("first RDPMC number", "group-rdpmc", 1),
	  .help = "by which index RDPMC reads the first counter; the others follow" },
	{ .name = "counts", STRING(counters, counts),
	  FACT("counts", "group-counts", 2),
	  .help = "what a fixed or free-running counter counts" },
	{ .name = "wraps_after", NUMBER(counters, wraps_after), RANGE(1, UINT16_MAX),
	  FACT("seconds to a wrap", "counter-increment", 0),
	  .help = "seconds that a free-running counter needs at least to wrap, if its rate depends on no clock" },
	{ .name = "worth", NUMBER(counters, worth), RANGE(1, WORTH_MAX),
	  FACT("worth of a count", "counter-worth", 1),
	  .help = "how many of the unit of its events a count of a free-running counter is, before it is halved" },
	{ .name = "halvings", NUMBER(counters, halvings), RANGE(1, (1 << HALVED_BY_BITS) - 1),
	  FACT("halvings of its worth", "counter-worth", 0),
	  .help = "how often worth is halved; not at all where left out" },
	{ .name = "halved_by", BY_CODE, PATH(counters, halved_by),
	  .help = "field of this box that says how often worth is halved: register.field" },
	{ .name = "overflow", BY_CODE, OPTIONAL_OBJECT(counters, overflow_form), .element = &overflow_kind,
	  .help = "where a wrap shows" },
	{ .name = "source", BY_CODE, SOURCE(counters, source), .help = "citations; the box's where left out" },
	{ .name = "text", STRING(counters, text),
	  HEADER_FACT("text", "text-changed", 4),
	  .help = "one sentence of our own" },
};

const struct keys counters_kind = {
	.kind = "counters", .article = "a counter group", .help = "Counters of one kind in a box.", KEYS(counters_keys),
	.size = sizeof(struct counters),
};

static const struct key setting_keys[] = {
	{ .name = "field", ID(setting, field_id), .help = "a field of the register" },
	{ .name = "to", NUMBER_OR_WORD(setting, value, all), WORDS(all_words),
	  .max = UINT64_MAX, .help = "its value, or \"all\" for all ones" },
};

static const struct keys setting_kind = {
	.kind = "setting", .article = "a setting", .help = "Field values, by field.", KEYS(setting_keys),
	.size = sizeof(struct setting), .single_value = true,
};

static const struct key step_keys[] = {
	{ .name = "box", BY_CODE, STRING(step, box_id), .help = "in platform.json: the box" },
	{ .name = "write", BY_CODE, STRING(step, write_id), .help = "the register to write" },
	{ .name = "read", BY_CODE, STRING(step, read_id), .help = "the register to read" },
	{ .name = "index", NUMBER(step, index), HAS_AT(step, has_index), RANGE(0, COUNT_MAX - 1),
	  .help = "the element of the array" },
	{ .name = "set", BY_CODE, MAP(step, settings, setting_count), .element = &setting_kind,
	  .help = "field values on top of the write base" },
	{ .name = "in_use", ID(step, in_use_id),
	  .help = "the field with role counter_select: it is set to the counters in use" },
	{ .name = "keep", DISTINCT_STRINGS(step, keep),
	  .help = "fields that are read first and written back unchanged" },
	{ .name = "event", BOOL(step, event),
	  .help = "true: add the values that the events in use need" },
	{ .name = "value", BY_CODE, NUMBER_OR_WORD(step, value, preload),
	  HAS_AT(step, has_value),
	  WORDS(preload_words), .max = UINT64_MAX, .help = "the whole value of a data register, or \"preload\"" },
	{ .name = "text", STRING(step, text), .help = "why" },
	{ .name = "source", BY_CODE, SOURCE(step, source), .help = "citations; the box's where left out" },
};

const struct keys step_kind = {
	.kind = "step", .article = "a step", .help = "One register access of a procedure.", KEYS(step_keys),
	.size = sizeof(struct step),
};

static const struct key procedure_keys[] = {
	{ .name = "procedure", WORD(procedure, name), WORDS(procedure_words),
	  .help = "the session's stage" },
	{ .name = "steps", LIST(procedure, steps, step_count),
	  .element = &step_kind,
	  .help = "in order" },
};

const struct keys procedure_kind = {
	.kind = "procedure", .article = "a procedure", .help = "Lists of steps, by stage.", KEYS(procedure_keys),
	.size = sizeof(struct procedure), .single_value = true,
};

static const struct key remark_keys[] = {
	{ .name = "id", REQUIRED, VALUE_ID(remark, id), .help = "the name that citations use" },
	{ .name = "text", REQUIRED, STRING(remark, text),
	  HEADER_FACT("text", "text-changed", 4),
	  .help = "the restriction, erratum or trap, in our words" },
	{ .name = "source", REQUIRED, SOURCE(remark, source),
	  HEADER_FACT("source", "source-changed", 0),
	  .help = "citations" },
};

const struct keys remark_kind = {
	.kind = "note", .article = "a note", .help = "Something a user must know.",
	KEYS(remark_keys), .size = sizeof(struct remark),
};

static const struct key present_number_keys[] = {
	{ .name = "value", AS_HEX, REQUIRED, NUMBER(present_number, value), .max = UINT32_MAX,
	  .help = "the number that the fields give" },
	{ .name = "instances", REQUIRED, NUMBER(present_number, instances), .max = INSTANCES_MAX,
	  .help = "how many instances the part then has" },
};

static const struct keys present_number_kind = {
	.kind = "present_number", .article = "an entry of the map",
	.help = "What a number means that a register holds.",
	KEYS(present_number_keys), .size = sizeof(struct present_number),
};

static const struct key present_keys[] = {
	{ .name = "fields", REQUIRED, DISTINCT_STRINGS(present, paths),
	  .help = "box.register.field of each field; they are read in instance 0 of their box" },
	{ .name = "count", REQUIRED, WORD(present, count), WORDS(number_rule_words),
	  FACT("present: count", "box-presence", 0),
	  .help = "how the fields give a number" },
	{ .name = "map", LIST(present, map, map_count), .element = &present_number_kind,
	  .help = "numbers that are not the number of instances themselves" },
	{ .name = "otherwise", NUMBER(present, otherwise), HAS_AT(present, has_otherwise), .max = INSTANCES_MAX,
	  FACT("present: otherwise", "box-presence", 0),
	  .help = "how many instances a number means that the map does not have; where left out, the number itself" },
	{ .name = "source", REQUIRED, SOURCE(present, source), .help = "citations" },
	{ .name = "text", STRING(present, text),
	  FACT("present: text", "text-changed", 0),
	  .help = "one sentence of our own" },
};

const struct keys present_kind = {
	.kind = "present", .article = "how many instances a part has",
	.help = "How a register says how many instances a part has.",
	KEYS(present_keys), .size = sizeof(struct present),
};

static const struct key root_buses_keys[] = {
	{ .name = "pmu", BOOL(root_buses, pmu), FACT("root buses: pmu", "bus-mapping-changed", 0),
	  .help = "true: the files die0, die1 and so on of the PMUs in Linux say it" },
	{ .name = "fields", DISTINCT_STRINGS(root_buses, paths),
	  .help = "box.register.field that holds the bus number, one for each instance; they are read in instance 0 of "
		  "their box" },
	{ .name = "valid", PATH(root_buses, valid_path),
	  .help = "field of the same register: the numbers only hold where it is 1" },
	{ .name = "chipset", NUMBER(root_buses, chipset), .max = INSTANCES_MAX - 1,
	  FACT("root buses: chipset", "bus-mapping-changed", 0),
	  .help = "the instance with the link to the chipset, which may serve bus 0: that number means none for the "
		  "others; 0 where left out" },
	{ .name = "source", REQUIRED, SOURCE(root_buses, source), .help = "citations" },
	{ .name = "text", STRING(root_buses, text),
	  FACT("root buses: text", "text-changed", 0),
	  .help = "one sentence of our own" },
};

const struct keys root_buses_kind = {
	.kind = "root_buses", .article = "which root buses instances serve",
	.help = "What says which PCI root bus each instance serves.",
	KEYS(root_buses_keys), .size = sizeof(struct root_buses),
};

static const struct key box_key_table[] = {
	FILE_KEYS,
	{ .name = "box", REQUIRED, ID(box, id),
	  .help = "C name of the box; the file is <box>.box.json" },
	LIKE_KEYS(box, "platform/box"),
	{ .name = "title", REQUIRED, STRING(box, title),
	  HEADER_FACT("title", "title-changed", 2),
	  .help = "the name for people" },
	{ .name = "was", DISTINCT_STRINGS(box, was), EACH,
	  FACT("predecessors", "lineage-changed", 0),
	  .help = "boxes of earlier platforms that had its job: a comparison of two platforms takes them for one" },
	{ .name = "scope", WORD(box, scope), WORDS(scope_words),
	  FACT("scope", "box-scope", 1),
	  .help = "package where left out" },
	{ .name = "instances", BY_CODE, REQUIRED, NUMBER_OR_NAMES(box, instance_names, instances),
	  .min = 1, .max = INSTANCES_MAX, .help = "how many on the largest part, or a list of their names" },
	{ .name = "presence", BY_CODE, WORD(box, presence), WORDS(instance_rule_words), .fallback = -1,
	  .help = "which of them a part has. Left out: device, if PCI functions hold the counters; found, if a table "
		  "of units is believed; else always" },
	{ .name = "present", ON_LINES, OPTIONAL_OBJECT(box, present), .element = &present_kind,
	  .help = "with presence \"register\": which register says how many" },
	{ .name = "root_buses", ON_LINES, OPTIONAL_OBJECT(box, root_buses), .element = &root_buses_kind,
	  .help = "of a box whose instances serve the devices of a PCI root bus each: what says which" },
	{ .name = "aliases", DISTINCT_STRINGS(box, about.aliases), .help = "the box's names in other tools" },
	ABOUT_KEYS(box),
	{ .name = "functions", BY_CODE, LIST(box, functions, function_count),
	  .element = &function_kind,
	  .help = "the PCI functions that hold its registers" },
	{ .name = "windows", BY_CODE, LIST(box, windows, window_count), .element = &window_kind,
	  .help = "the parts of memory that hold its registers" },
	{ .name = "found", BY_CODE, OPTIONAL_OBJECT(box, found), .element = &found_kind,
	  .help = "how the machine's table of units has it" },
	{ .name = "layouts", BY_CODE, REQUIRED, MAP(box, layouts, layout_count),
	  .element = &layout_kind,
	  .help = "the fields of its registers, by name" },
	{ .name = "registers", BY_CODE, REQUIRED, LIST(box, regs, reg_count),
	  .element = &register_kind,
	  .help = "its registers" },
	{ .name = "counters", BY_CODE, LIST(box, counters, counter_count),
	  .element = &counters_kind,
	  .help = "its groups of counters" },
	{ .name = "procedures", BY_CODE, MAP(box, procedures, procedure_count),
	  .element = &procedure_kind, .help = "the register accesses of each stage of a session" },
	{ .name = "perf", BY_CODE, OPTIONAL_OBJECT(box, perf), .element = &perf_kind,
	  .help = "how perf names its events; left out where Linux has no PMU for it" },
	{ .name = "likwid", BY_CODE, OPTIONAL_OBJECT(box, likwid), .element = &likwid_kind,
	  .help = "how LIKWID names its counters and filters; left out where LIKWID has none of it" },
	{ .name = "notes", ON_LINES, LIST(box, remarks, remark_count), .element = &remark_kind,
	  .help = "restrictions, traps" },
};

const struct keys box_keys = {
	.kind = "box", .article = "a box file",
	.help = "A PMON unit type: its instances, registers, counters and procedures.",
	KEYS(box_key_table), .size = sizeof(struct box),
};
