/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/tiny/ by "make generate". Do not edit. */
#include <stddef.h>

#include "uncore/tables.h"

#if UNCORE_TABLE_ABI != 26
#error "these tables are stale: run make generate"
#endif

/* Words, names of events, and what explains them. X(symbol, text) */
#define WORDS(X) \
	X(s_CTL_i__32ce35db, "CTL{i}") \
	X(s_CTR_i__9338b0de, "CTR{i}") \
	X(s_LOST, "LOST") \
	X(s_Tiny, "Tiny") \
	X(s_Unit, "Unit") \
	X(s_cfg, "cfg") \
	X(s_clk, "clk") \
	X(s_count, "count") \
	X(s_ctl, "ctl") \
	X(s_ctr, "ctr") \
	X(s_en, "en") \
	X(s_general, "general") \
	X(s_lost, "lost") \
	X(s_rsv, "rsv") \
	X(s_sel, "sel") \
	X(s_tiny, "tiny") \
	X(s_unit, "unit") \

#ifdef UNCORE_WITHOUT_TEXTS
#define WORDS_OF_TEXTS(X)
#else
#define WORDS_OF_TEXTS(X) \
	X(s_guide, "guide") \
	X(s_guide_p1_159691b9, "guide p1") \

#endif

#ifdef UNCORE_WITHOUT_ALIASES
#define WORDS_OF_ALIASES(X)
#else
#define WORDS_OF_ALIASES(X) \

#endif

#ifdef UNCORE_WITHOUT_SIM
#define WORDS_OF_SIM(X)
#else
#define WORDS_OF_SIM(X) \

#endif

#define NAMES(X) \

#ifdef UNCORE_WITHOUT_TEXTS
#define SENTENCES(X)
#else
#define SENTENCES(X) \

#endif

#define STRINGS(X) \
	WORDS(X) WORDS_OF_TEXTS(X) WORDS_OF_ALIASES(X) WORDS_OF_SIM(X) NAMES(X) SENTENCES(X)
#define MEMBER(symbol, text) char symbol[sizeof(text)];
#define TEXT(symbol, text) text,
/*
 * The offset of a string that rows may share, and of one that belongs to a row; 0 is the empty string.
 * C is a citation, T a sentence.
 */
#define S(symbol) offsetof(struct uncore_tiny_strings, s_##symbol)
#define N(symbol) offsetof(struct uncore_tiny_strings, n_##symbol)
#ifdef UNCORE_WITHOUT_TEXTS
#define C(symbol) 0
#define T(symbol) 0
#else
#define C(symbol) S(symbol)
#define T(symbol) offsetof(struct uncore_tiny_strings, t_##symbol)
#endif
#define NONE UNCORE_NO_INDEX
/* The slot of a name that only other tools use. */
#ifdef UNCORE_WITHOUT_ALIASES
#define A(slot) UNCORE_NAME_LEFT_OUT
#else
#define A(slot) slot
#endif

struct uncore_tiny_strings {
	char empty[1];
	STRINGS(MEMBER)
};

enum {
	cpuids_6_1_0_15_0,
	cpuids_COUNT
};

enum {
	boxes_unit,
	boxes_COUNT
};

enum {
	places_unit_cfg, places_unit_cfg__last = places_unit_cfg + 1,
	places_COUNT
};

enum {
	functions_unit_cfg,
	functions_COUNT
};

enum {
	registers_unit_ctl,
	registers_unit_ctr,
	registers_unit_lost,
	registers_COUNT
};

enum {
	layouts_unit_ctl,
	layouts_unit_ctr,
	layouts_COUNT
};

enum {
	fields_unit_ctl_en,
	fields_unit_ctl_reserved_30_8,
	fields_unit_ctl_sel,
	fields_unit_ctr_count,
	fields_COUNT
};

enum {
	values_unit_ctl_sel_clk,
	values_COUNT
};

enum {
	counters_unit_general,
	counters_COUNT
};

enum {
	procedure_rows_unit_start,
	procedure_rows_unit_read,
	procedure_rows_COUNT
};

enum {
	steps_unit_start,
	steps_unit_read,
	steps_COUNT
};

enum {
	numbers_registers_unit_ctr_offsets, numbers_registers_unit_ctr_offsets__last = numbers_registers_unit_ctr_offsets + 1,
	numbers_COUNT
};

enum {
	names_events = 1,
	names_umasks = names_events,
	names_codes = names_umasks,
	names_boxes = names_codes,
	names_box_aliases = names_boxes + boxes_COUNT,
	names_instances = names_box_aliases,
	names_perf_pmus = names_instances,
	names_perf_older = names_perf_pmus,
	names_wholes = names_perf_older,
	names_tails = names_wholes,
	names_likwid = names_tails,
	name_index_last = 15,
	name_index_COUNT
};

struct uncore_tiny_tables {
	struct uncore_tables head;
	struct uncore_cpuid_row cpuids[cpuids_COUNT];
	struct uncore_box_row boxes[boxes_COUNT];
	struct uncore_place_row places[places_COUNT];
	struct uncore_function_row functions[functions_COUNT];
	struct uncore_register_row registers[registers_COUNT];
	struct uncore_layout_row layouts[layouts_COUNT];
	struct uncore_field_row fields[fields_COUNT];
	struct uncore_value_row values[values_COUNT];
	struct uncore_counter_row counters[counters_COUNT];
	struct uncore_procedure_row procedure_rows[procedure_rows_COUNT];
	struct uncore_step_row steps[steps_COUNT];
	uint32_t numbers[numbers_COUNT];
	uint16_t name_index[name_index_COUNT];
	struct uncore_tiny_strings pool;
};

extern const struct uncore_tiny_tables uncore_tiny_tables;

const struct uncore_tiny_tables uncore_tiny_tables = {
	.head = {
		.magic = UNCORE_TABLE_MAGIC,
		.abi = UNCORE_TABLE_ABI,
		.size = sizeof(struct uncore_tiny_tables),
		.id = S(tiny), 
		.title = S(Tiny), 
		.source = C(guide), 
		.sockets = { .method = NONE, .node = { NONE, NONE, NONE }, .map = { NONE, NONE, NONE }, .valid = { NONE, NONE, NONE }, .others = UNCORE_OTHERS_NONE, },
		.cores = 0, .threads = 0, 
		.cpuids = { offsetof(struct uncore_tiny_tables, cpuids), cpuids_COUNT },
		.boxes = { offsetof(struct uncore_tiny_tables, boxes), boxes_COUNT },
		.places = { offsetof(struct uncore_tiny_tables, places), places_COUNT },
		.functions = { offsetof(struct uncore_tiny_tables, functions), functions_COUNT },
		.registers = { offsetof(struct uncore_tiny_tables, registers), registers_COUNT },
		.layouts = { offsetof(struct uncore_tiny_tables, layouts), layouts_COUNT },
		.fields = { offsetof(struct uncore_tiny_tables, fields), fields_COUNT },
		.values = { offsetof(struct uncore_tiny_tables, values), values_COUNT },
		.counters = { offsetof(struct uncore_tiny_tables, counters), counters_COUNT },
		.procedure_rows = { offsetof(struct uncore_tiny_tables, procedure_rows), procedure_rows_COUNT },
		.steps = { offsetof(struct uncore_tiny_tables, steps), steps_COUNT },
		.numbers = { offsetof(struct uncore_tiny_tables, numbers), numbers_COUNT },
		.name_index = { offsetof(struct uncore_tiny_tables, name_index), name_index_COUNT },
		.pool = { offsetof(struct uncore_tiny_tables, pool), sizeof(struct uncore_tiny_strings) },
	},
	.cpuids = {
		[cpuids_6_1_0_15_0] = { .family = 6, .model = 1, .stepping_hi = 15, .variant = NONE },
	},
	.boxes = {
		[boxes_unit] = { .id = S(unit), .title = S(Unit), .source = C(guide_p1_159691b9), .instances = 2, .scope = UNCORE_SCOPE_PACKAGE, .presence = UNCORE_INSTANCES_DEVICE, .present = NONE, .functions = { functions_unit_cfg, 1 }, .registers = { registers_unit_ctl, 3 }, .counters = { counters_unit_general, 1 }, .procedures = { procedure_rows_unit_start, 2 } },
	},
	.places = {
		[places_unit_cfg] = { .device = 0x3, .function = 0x1, .device_id = 0x10, .class_id = 0x880, .shown_id = 0x10 },
		{ .device = 0xff, .function = 0xff, .device_id = 0x11, .class_id = 0x880, .shown_id = 0x11 },
	},
	.functions = {
		[functions_unit_cfg] = { .id = S(cfg), .first_place = places_unit_cfg },
	},
	.registers = {
		[registers_unit_ctl] = { .id = S(ctl), .name = S(CTL_i__32ce35db), .source = C(guide_p1_159691b9), .base = 0x10, .instance_stride = 0x10, .index_stride = 0x3, .layout = layouts_unit_ctl, .count = 2, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_unit_ctr] = { .id = S(ctr), .name = S(CTR_i__9338b0de), .source = C(guide_p1_159691b9), .offsets = { numbers_registers_unit_ctr_offsets, 2 }, .layout = layouts_unit_ctr, .count = 2, .function = functions_unit_cfg, .space = UNCORE_SPACE_PCI, .window = NONE },
		[registers_unit_lost] = { .id = S(lost), .name = S(LOST), .source = C(guide_p1_159691b9), .layout = layouts_unit_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_UNKNOWN, .window = NONE },
	},
	.layouts = {
		[layouts_unit_ctl] = { .id = S(ctl), .fields = { fields_unit_ctl_en, 3 }, .reset = 0x80000000, .reset_known = 0xffffff00, .write_base = 0x80000000, .writable = 0x800000ff, .must_zero = 0x7fffff00, .event_bits = 0xff, .width = 32 },
		[layouts_unit_ctr] = { .id = S(ctr), .fields = { fields_unit_ctr_count, 1 }, .width = 64 },
	},
	.fields = {
		[fields_unit_ctl_en] = { .id = S(en), .name = S(en), .source = C(guide_p1_159691b9), .needs = NONE, .by = NONE, .bits = 0x80000000, .lo = 31, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_ENABLE },
		[fields_unit_ctl_reserved_30_8] = { .name = S(rsv), .source = C(guide_p1_159691b9), .needs = NONE, .by = NONE, .bits = 0x7fffff00, .lo = 8, .width = 23, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_unit_ctl_sel] = { .id = S(sel), .name = S(sel), .source = C(guide_p1_159691b9), .values = { values_unit_ctl_sel_clk, 1 }, .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW },
		[fields_unit_ctr_count] = { .id = S(count), .name = S(count), .source = C(guide_p1_159691b9), .needs = NONE, .by = NONE, .bits = 0xffffffffffffffff, .width = 64, .access = UNCORE_ACCESS_RO_V, .role = UNCORE_ROLE_COUNT },
	},
	.values = {
		[values_unit_ctl_sel_clk] = { .value = 0x5, .mask = 0x7, .id = S(clk), .name = S(clk), .when = NONE },
	},
	.counters = {
		[counters_unit_general] = { .id = S(general), .control = registers_unit_ctl, .data = registers_unit_ctr, .count = 2, .width = 64, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .halved_by = { NONE, NONE, NONE } },
	},
	.procedure_rows = {
		[procedure_rows_unit_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_unit_start, 1 } },
		[procedure_rows_unit_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_unit_read, 1 } },
	},
	.steps = {
		[steps_unit_start] = { .value = 0x80000000, .set = 0x80000000, .box = boxes_unit, .reg = registers_unit_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_unit_read] = { .box = boxes_unit, .reg = registers_unit_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
	},
	.numbers = {
		[numbers_registers_unit_ctr_offsets] = 0x40, 0x50,
	},
	.name_index = {
		[0x2] = names_boxes + boxes_unit,
	},
	.pool = { "", STRINGS(TEXT) },
};
