/* SPDX-License-Identifier: MIT */
/* Lists the keys of addresses in box files: of MSRs, in PCI space, in windows, in the table of units. */
#include "load/keys/spec_keys.h"

#include "load/keys/key_macros.h"

/* Tables are read by column, not by statement. */
/* clang-format off */

/* In the order of enum reg_space. */
static const char *const access_words_of_units[] = { "msr", "pci", "mmio" };

#define ADDRESS_MAX UINT32_MAX

enum { WINDOW_MAX = 1 << 24, ELEMENTS_MAX = 256 };

static const struct key msr_keys[] = {
	{ .name = "base", REQUIRED, ONE_OR_NUMBERS(msr_form, base), .max = ADDRESS_MAX,
	  .help = "MSR number of the first element, or a list with one for each instance" },
	{ .name = "instance", NUMBER(msr_form, instance), HAS_AT(msr_form, has_instance),
	  .max = ADDRESS_MAX,
	  .help = "distance from one instance to the next" },
	{ .name = "index", NUMBER(msr_form, index), HAS_AT(msr_form, has_index), .max = ADDRESS_MAX,
	  .help = "distance from one element to the next" },
	{ .name = "offsets", NUMBER_LISTS(msr_form, offsets), .max = ADDRESS_MAX,
	  .help = "each element's distance from the base, where no stride fits; or one such list for each instance" },
};

const struct keys msr_place_kind = {
	.kind = "msr", .article = "an MSR address", .help = "The address of a register among the MSRs.", KEYS(msr_keys),
	.size = sizeof(struct msr_form),
};

static const struct key pci_keys[] = {
	{ .name = "function", REQUIRED, STRING(pci_form, function_id),
	  .help = "one of the box's functions" },
	{ .name = "offset", REQUIRED, ONE_OR_NUMBER_LISTS(pci_form, offset), .max = ADDRESS_MAX,
	  .help = "offset in configuration space; or a list with one for each element; or one such list for each "
		  "instance" },
	{ .name = "instance", NUMBER(pci_form, instance), HAS_AT(pci_form, has_instance),
	  .max = ADDRESS_MAX,
	  .help = "distance from one instance to the next, where several are in one function" },
	{ .name = "index", NUMBER(pci_form, index), HAS_AT(pci_form, has_index), .max = ADDRESS_MAX,
	  .help = "distance from one element to the next" },
	{ .name = "high_first", BOOL(pci_form, high_first),
	  HEADER_FACT("high half first", "register-halves", 0),
	  .help = "true: a write goes to the high 32 bits first; else to the low ones" },
};

const struct keys pci_kind = {
	.kind = "pci", .article = "a PCI address", .help = "The address of a register in PCI configuration space.",
	KEYS(pci_keys), .size = sizeof(struct pci_form),
};

#define WINDOW_ADDRESS_KEYS \
	{ .name = "window", REQUIRED, STRING(window_form, window_id), .help = "one of the box's windows" }, \
	{ .name = "offset", REQUIRED, ONE_OR_NUMBERS(window_form, offset), .max = ADDRESS_MAX, \
	  .help = "byte in the window of the first element, or a list with one for each" }, \
	{ .name = "index", NUMBER(window_form, index), HAS_AT(window_form, has_index), .max = ADDRESS_MAX, \
	  .help = "distance from one element to the next" }

static const struct key mmio_keys[] = {
	WINDOW_ADDRESS_KEYS,
};

const struct keys mmio_place_kind = {
	.kind = "mmio", .article = "an address in memory", .help = "The address of a register in a window of memory.",
	KEYS(mmio_keys), .size = sizeof(struct window_form),
};

static const struct key found_register_keys[] = {
	WINDOW_ADDRESS_KEYS,
	{ .name = "high_first", BOOL(window_form, high_first),
	  HEADER_FACT("high half first", "register-halves", 0),
	  .help = "true: where it is in PCI space, a write goes to the high 32 bits first; else to the low ones" },
};

const struct keys found_register_kind = {
	.kind = "found_register", .article = "an address in a unit",
	.help = "The address of a register in a window of a unit, whose place the machine's table of units gives.",
	KEYS(found_register_keys), .size = sizeof(struct window_form),
};

static const struct key record_keys[] = {
	{ .name = "of", REQUIRED, WORD(record_place, of), .words = record_words + 1,
	  .word_count = UNCORE_RECORD_END - 1, .word_base = 1, FACT("record", "register-address", 2),
	  .help = "which part of the table of units" },
	{ .name = "offset", AS_HEX, NUMBER(record_place, offset), RANGE(0, 255),
	  FACT("byte of the record", "register-address", 2),
	  .help = "byte in it; 0 where left out" },
};

const struct keys record_kind = {
	.kind = "record", .article = "a place in the table of units",
	.help = "Where a word of the machine's table of units is, or of the capability that leads to the table.",
	KEYS(record_keys), .size = sizeof(struct record_place),
};

static const struct key window_part_keys[] = {
	{ .name = "field", REQUIRED, PATH(window_part, field_path),
	  .help = "box.register.field: some bits of the address. The box has one instance, or as many as this one" },
	{ .name = "shift", NUMBER(window_part, shift), RANGE(0, 63),
	  .help = "which bit of the address the field's lowest bit is; 0 where left out" },
	{ .name = "element", ONE_OR_NUMBERS(window_part, element), .max = ELEMENTS_MAX - 1,
	  .help = "which element of an array of registers it is; or a list with one for each instance" },
};

static const struct keys window_part_kind = {
	.kind = "window_part", .article = "a part of a base",
	.help = "A field that holds some bits of the address of a window.",
	KEYS(window_part_keys), .size = sizeof(struct window_part),
};

static const struct key window_keys[] = {
	{ .name = "id", REQUIRED, ID(window, id), .help = "the name that registers use" },
	{ .name = "size", AS_HEX, REQUIRED, NUMBER(window, size), RANGE(1, WINDOW_MAX),
	  .help = "bytes; where the registers are MSRs, how many numbers" },
	{ .name = "found", WORD(window, found), .words = found_part_words + 1, .word_count = UNCORE_FOUND_END - 1,
	  .word_base = 1, .help = "where in the unit that a table of units places it begins; instead of base" },
	{ .name = "base", LIST(window, parts, part_count), .element = &window_part_kind,
	  .help = "the fields of which the address is made" },
	{ .name = "offset", ONE_OR_NUMBERS(window, offset), .max = ADDRESS_MAX,
	  .help = "bytes from that address to the window, or a list with one for each instance; 0 where left out" },
	{ .name = "source", REQUIRED, SOURCE(window, source), .help = "citations" },
};

const struct keys window_kind = {
	.kind = "window", .article = "a window",
	.help = "A part of memory that holds registers of each instance, and how registers say where it is.",
	KEYS(window_keys), .size = sizeof(struct window),
};

static const struct key found_keys[] = {
	{ .name = "type", NUMBER(found_units, type), RANGE(0, UNCORE_FOUND_OTHERS),
	  .fallback = UNCORE_FOUND_OTHERS, FACT("type of unit", "found-changed", 2),
	  .help = "the number that the table has for units of this kind; 65535, which is the default: each type that "
		  "no other box has" },
	{ .name = "trust", REQUIRED, WORD(found_units, trust), WORDS(found_trust_words),
	  FACT("believed of the table", "found-changed", 0),
	  .help = "what is believed of the table" },
	{ .name = "access", WORD(found_units, access), WORDS(access_words_of_units), .fallback = -1,
	  FACT("how its registers are reached", "found-changed", 0),
	  .help = "how its registers are reached, which the table must say as well; left out: the table alone "
		  "says it" },
	{ .name = "register", STRING(found_units, register_id), FACT("register at its address", "found-changed", 0),
	  .help = "the register at the address that the table gives" },
	{ .name = "source", REQUIRED, SOURCE(found_units, source), FACT("source", "source-changed", 0),
	  .help = "citations" },
};

const struct keys found_kind = {
	.kind = "found", .article = "a unit that is found",
	.help = "How the table of units that a machine has in its memory lists the instances of the box.",
	KEYS(found_keys), .size = sizeof(struct found_units),
};
