/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/ by "make generate". Do not edit. */
#include <stddef.h>

#include "uncore/tables.h"

#if UNCORE_TABLE_ABI != 7
#error "these tables are stale: run make generate"
#endif

struct uncore_madeup_tables {
	struct uncore_tables head;
	struct uncore_cpuid_row cpuids[3];
	struct uncore_box_row boxes[7];
	struct uncore_place_row places[12];
	struct uncore_function_row functions[5];
	struct uncore_register_row registers[38];
	struct uncore_layout_row layouts[25];
	struct uncore_field_row fields[90];
	struct uncore_value_row values[20];
	struct uncore_counter_row counters[9];
	struct uncore_procedure_row procedure_rows[29];
	struct uncore_step_row steps[39];
	struct uncore_alias_row aliases[6];
	struct uncore_field_ref field_refs[6];
	uint32_t numbers[53];
	uncore_string strings[8];
	struct uncore_event_row events[17];
	struct uncore_umask_row umasks[15];
	struct uncore_filter_row filters[8];
	struct uncore_category_row categories[5];
	struct uncore_event_alias_row event_aliases[6];
	uint16_t name_index[128];
	struct uncore_code_row codes[1];
	struct uncore_variant_row variants[2];
	struct uncore_event_variant_row event_variant_rows[4];
	struct uncore_difference_row differences[1];
	struct uncore_default_row defaults[2];
	struct uncore_clock_row clocks[2];
	char pool[1];
	char pool_0[3290];
};

extern const struct uncore_madeup_tables uncore_madeup_tables;

const struct uncore_madeup_tables uncore_madeup_tables = {
	.head = {
		.magic = UNCORE_TABLE_MAGIC,
		.abi = UNCORE_TABLE_ABI,
		.size = sizeof(struct uncore_madeup_tables),
		.id = 541, 
		.title = 377, 
		.source = 1552, 
		.sockets = { 1, 0, { 2, 20, 50, }, { 65535, 65535, 65535, }, },
		.cores = 4, 
		.threads = 2, 
		.procedures = { 26, 3 }, 
		.cpuids = { offsetof(struct uncore_madeup_tables, cpuids), 3 },
		.boxes = { offsetof(struct uncore_madeup_tables, boxes), 7 },
		.places = { offsetof(struct uncore_madeup_tables, places), 12 },
		.functions = { offsetof(struct uncore_madeup_tables, functions), 5 },
		.registers = { offsetof(struct uncore_madeup_tables, registers), 38 },
		.layouts = { offsetof(struct uncore_madeup_tables, layouts), 25 },
		.fields = { offsetof(struct uncore_madeup_tables, fields), 90 },
		.values = { offsetof(struct uncore_madeup_tables, values), 20 },
		.counters = { offsetof(struct uncore_madeup_tables, counters), 9 },
		.procedure_rows = { offsetof(struct uncore_madeup_tables, procedure_rows), 29 },
		.steps = { offsetof(struct uncore_madeup_tables, steps), 39 },
		.aliases = { offsetof(struct uncore_madeup_tables, aliases), 6 },
		.field_refs = { offsetof(struct uncore_madeup_tables, field_refs), 6 },
		.numbers = { offsetof(struct uncore_madeup_tables, numbers), 53 },
		.strings = { offsetof(struct uncore_madeup_tables, strings), 8 },
		.events = { offsetof(struct uncore_madeup_tables, events), 17 },
		.umasks = { offsetof(struct uncore_madeup_tables, umasks), 15 },
		.filters = { offsetof(struct uncore_madeup_tables, filters), 8 },
		.categories = { offsetof(struct uncore_madeup_tables, categories), 5 },
		.event_aliases = { offsetof(struct uncore_madeup_tables, event_aliases), 6 },
		.name_index = { offsetof(struct uncore_madeup_tables, name_index), 128 },
		.codes = { offsetof(struct uncore_madeup_tables, codes), 1 },
		.variants = { offsetof(struct uncore_madeup_tables, variants), 2 },
		.event_variant_rows = { offsetof(struct uncore_madeup_tables, event_variant_rows), 4 },
		.differences = { offsetof(struct uncore_madeup_tables, differences), 1 },
		.defaults = { offsetof(struct uncore_madeup_tables, defaults), 2 },
		.clocks = { offsetof(struct uncore_madeup_tables, clocks), 2 },
		.pool = { offsetof(struct uncore_madeup_tables, pool), 3291 },
	},
	.cpuids = {
		{ 6, 254, 0, 15, 0, 0, },
		{ 15, 4, 8, 8, 0, 0, },
		{ 15, 6, 2, 5, 1, 3, },
	},
	.boxes = {
		{ 910, 904, 3093, 1510, 3, 0, 0, 0, { 0 }, { 0, 3 }, { 0, 0 }, { 0, 7 }, { 0, 2 }, { 0, 7 }, },
		{ 879, 884, 0, 1458, 3, 0, 1, 2, { 0 }, { 0, 0 }, { 0, 0 }, { 7, 5 }, { 2, 2 }, { 7, 3 }, },
		{ 754, 556, 0, 1695, 3, 0, 0, 1, { 0 }, { 0, 0 }, { 0, 3 }, { 12, 9 }, { 4, 1 }, { 10, 3 }, },
		{ 826, 360, 1774, 1681, 1, 1, 0, 0, { 0 }, { 0, 0 }, { 0, 0 }, { 21, 2 }, { 5, 1 }, { 13, 5 }, },
		{ 310, 466, 0, 1667, 1, 0, 0, 0, { 0 }, { 0, 0 }, { 0, 0 }, { 23, 3 }, { 6, 2 }, { 18, 8 }, },
		{ 314, 333, 0, 1653, 1, 0, 3, 0, { 0 }, { 0, 0 }, { 3, 1 }, { 26, 2 }, { 0, 0 }, { 0, 0 }, },
		{ 455, 598, 2581, 1639, 2, 0, 0, 1, { 0 }, { 6, 2 }, { 4, 1 }, { 28, 10 }, { 8, 1 }, { 0, 0 }, },
	},
	.places = {
		{ 8, 0, 0xabc0, },
		{ 8, 1, 0xabc1, },
		{ 255, 255, 0xabc2, },
		{ 9, 7, 0xabd0, },
		{ 9, 7, 0xabd0, },
		{ 10, 7, 0x0, },
		{ 255, 255, 0xabe0, },
		{ 255, 255, 0xabe1, },
		{ 255, 255, 0xabe2, },
		{ 31, 7, 0x0, },
		{ 12, 3, 0xabf0, },
		{ 12, 3, 0xabf0, },
	},
	.functions = {
		{ 593, 0, 0, },
		{ 767, 3, 1, },
		{ 257, 6, 0, },
		{ 773, 9, 0, },
		{ 742, 10, 1, },
	},
	.registers = {
		{ 708, 1208, 0, 1510, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x700, 0x1, 0x0, 0, 1, 65535, 0, 0, 0, { 0 } },
		{ 661, 124, 2522, 1531, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x720, 0xa, 0x1, 1, 4, 65535, 0, 0, 0, { 0 } },
		{ 447, 54, 0, 1510, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x724, 0xa, 0x1, 2, 4, 65535, 0, 0, 1, { 0 } },
		{ 303, 1056, 0, 1510, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x728, 0xa, 0x0, 4, 1, 65535, 0, 0, 0, { 0 } },
		{ 732, 1234, 0, 1510, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x750, 0x1, 0x0, 3, 1, 65535, 0, 0, 2, { 0 } },
		{ 759, 1268, 0, 1510, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x729, 0xa, 0x0, 5, 1, 65535, 0, 1, 0, { 0 } },
		{ 839, 1302, 0, 1510, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x760, 0x1, 0x0, 5, 1, 65535, 0, 0, 0, { 0 } },
		{ 661, 0, 0, 1458, { 3, 3 }, { 8, 3 }, { 11, 3 }, 0x0, 0x0, 0x0, 6, 3, 65535, 0, 0, 1, { 0 } },
		{ 447, 64, 0, 1458, { 0, 0 }, { 14, 3 }, { 0, 0 }, 0x0, 0x0, 0x2, 7, 3, 65535, 0, 0, 1, { 0 } },
		{ 650, 1192, 0, 1458, { 0, 0 }, { 17, 3 }, { 0, 0 }, 0x0, 0x0, 0x0, 6, 1, 65535, 0, 0, 1, { 0 } },
		{ 444, 1136, 0, 1458, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0xe10, 0x40, 0x0, 7, 1, 65535, 0, 0, 1, { 0 } },
		{ 989, 188, 0, 1458, { 0, 0 }, { 0, 0 }, { 20, 2 }, 0xe20, 0x40, 0x0, 6, 2, 65535, 0, 0, 1, { 0 } },
		{ 661, 134, 0, 1695, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0xd8, 0x0, 0x4, 8, 2, 0, 1, 0, 0, { 0 } },
		{ 447, 73, 0, 1695, { 0, 0 }, { 0, 0 }, { 23, 2 }, 0x0, 0x0, 0x0, 9, 2, 0, 1, 0, 0, { 0 } },
		{ 303, 1075, 0, 1695, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0xf8, 0x0, 0x0, 11, 1, 0, 1, 0, 0, { 0 } },
		{ 767, 154, 0, 1695, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x40, 0x0, 0x8, 10, 2, 1, 1, 0, 0, { 0 } },
		{ 716, 1217, 0, 1695, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x50, 0x0, 0x0, 10, 1, 2, 1, 0, 0, { 0 } },
		{ 831, 1292, 2489, 1695, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x0, 0x0, 0x0, 10, 1, 65535, 2, 0, 0, { 0 } },
		{ 421, 175, 0, 1695, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x0, 0x0, 0x0, 10, 2, 65535, 2, 1, 0, { 0 } },
		{ 721, 1247, 0, 1695, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x80, 0x0, 0x0, 12, 1, 0, 1, 0, 0, { 0 } },
		{ 576, 1084, 0, 1695, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x84, 0x0, 0x0, 13, 1, 0, 1, 0, 0, { 0 } },
		{ 696, 143, 2026, 1681, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x186, 0x0, 0x1, 14, 2, 65535, 0, 0, 0, { 0 } },
		{ 447, 82, 0, 1681, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0xc1, 0x0, 0x1, 15, 2, 65535, 0, 0, 0, { 0 } },
		{ 247, 11, 0, 1667, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x107cc, 0x0, 0x1, 16, 5, 65535, 0, 0, 0, { 0 } },
		{ 268, 22, 0, 1667, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x107d2, 0x0, 0x1, 16, 2, 65535, 0, 0, 0, { 0 } },
		{ 951, 1352, 0, 1667, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x107d8, 0x0, 0x0, 17, 1, 65535, 0, 0, 0, { 0 } },
		{ 916, 1345, 0, 1653, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0xffc, 0x0, 0x0, 18, 1, 3, 1, 0, 3, { 0 } },
		{ 408, 165, 0, 1653, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x10, 0x0, 0x0, 19, 1, 3, 1, 0, 3, { 0 } },
		{ 661, 114, 0, 1639, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0xd8, 0xc, 0x4, 20, 3, 4, 1, 0, 0, { 0 } },
		{ 447, 44, 0, 1639, { 0, 0 }, { 0, 0 }, { 28, 6 }, 0x0, 0x0, 0x0, 21, 3, 4, 1, 0, 0, { 0 } },
		{ 657, 1186, 0, 1639, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0xf4, 0x0, 0x0, 22, 1, 4, 1, 0, 0, { 0 } },
		{ 303, 1066, 0, 1639, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0xf8, 0x0, 0x0, 23, 1, 4, 1, 0, 0, { 0 } },
		{ 781, 1279, 0, 1639, { 0, 0 }, { 0, 0 }, { 34, 2 }, 0x0, 0x0, 0x0, 24, 1, 4, 1, 0, 0, { 0 } },
		{ 566, 103, 0, 1639, { 0, 0 }, { 0, 0 }, { 36, 2 }, 0x0, 0x4, 0x0, 24, 2, 4, 1, 0, 0, { 0 } },
		{ 213, 1, 0, 1639, { 0, 0 }, { 38, 2 }, { 40, 4 }, 0x0, 0x0, 0x0, 24, 2, 65535, 0, 0, 0, { 0 } },
		{ 525, 93, 0, 1639, { 0, 0 }, { 0, 0 }, { 44, 4 }, 0xa00, 0x10, 0x0, 24, 2, 65535, 0, 0, 0, { 0 } },
		{ 989, 1384, 0, 1639, { 0, 0 }, { 0, 0 }, { 48, 2 }, 0xb00, 0x0, 0x0, 24, 1, 65535, 0, 0, 0, { 0 } },
		{ 851, 1311, 0, 1639, { 0, 0 }, { 0, 0 }, { 50, 1 }, 0xc00, 0x1, 0x0, 24, 1, 65535, 0, 0, 0, { 0 } },
	},
	.layouts = {
		{ 708, { 0, 3 }, UINT64_C(0x1), UINT64_C(0xffffffff), UINT64_C(0x1), UINT64_C(0x8000000f), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x8000000f), UINT64_C(0x0), 32, { 0 } },
		{ 661, { 3, 15 }, UINT64_C(0xfc00000000100000), UINT64_C(0xffffffffffd6ffff), UINT64_C(0xfc00000000100000), UINT64_C(0x3ffffffffc6ffff), UINT64_C(0x0), UINT64_C(0x280000), UINT64_C(0xfc00000000000000), UINT64_C(0x3ffffffff84ffff), UINT64_C(0x0), 64, { 0 } },
		{ 447, { 18, 2 }, UINT64_C(0x0), UINT64_C(0xffff000000000000), UINT64_C(0x0), UINT64_C(0xffffffffffff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 64, { 0 } },
		{ 894, { 20, 2 }, UINT64_C(0x0), UINT64_C(0xfffffff000000000), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 64, { 0 } },
		{ 303, { 22, 8 }, UINT64_C(0xa0000000), UINT64_C(0xfffffc0f), UINT64_C(0x20000000), UINT64_C(0x700003f0), UINT64_C(0xf), UINT64_C(0xffffc00), UINT64_C(0x0), UINT64_C(0x700003f0), UINT64_C(0x0), 32, { 0 } },
		{ 873, { 30, 1 }, UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffffffffffff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffffffffffff), UINT64_C(0x0), 64, { 0 } },
		{ 661, { 31, 3 }, UINT64_C(0x0), UINT64_C(0xffffff00), UINT64_C(0x0), UINT64_C(0x800000ff), UINT64_C(0x0), UINT64_C(0x7fffff00), UINT64_C(0x0), UINT64_C(0xff), UINT64_C(0x0), 32, { 0 } },
		{ 447, { 34, 2 }, UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffffffff), UINT64_C(0x0), UINT64_C(0xffff000000000000), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 64, { 0 } },
		{ 661, { 36, 4 }, UINT64_C(0x0), UINT64_C(0xffffffff), UINT64_C(0x3e0000), UINT64_C(0x41ffff), UINT64_C(0x0), UINT64_C(0xff800000), UINT64_C(0x3e0000), UINT64_C(0x1ffff), UINT64_C(0x0), 32, { 0 } },
		{ 447, { 40, 2 }, UINT64_C(0x0), UINT64_C(0xffff000000000000), UINT64_C(0x0), UINT64_C(0xffffffffffff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 64, { 0 } },
		{ 767, { 42, 1 }, UINT64_C(0xffffffff), UINT64_C(0xffffffff), UINT64_C(0xffffffff), UINT64_C(0xffffffff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffff), UINT64_C(0x0), 32, { 0 } },
		{ 303, { 43, 3 }, UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x1f), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 32, { 0 } },
		{ 721, { 46, 3 }, UINT64_C(0x0), UINT64_C(0x40000000), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xc0000000), UINT64_C(0x80000000), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 32, { 0 } },
		{ 576, { 49, 2 }, UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 32, { 0 } },
		{ 661, { 51, 10 }, UINT64_C(0x0), UINT64_C(0xffffffff), UINT64_C(0x0), UINT64_C(0xffdfffff), UINT64_C(0x0), UINT64_C(0x200000), UINT64_C(0x0), UINT64_C(0xff8fffff), UINT64_C(0x30000), 32, { 0 } },
		{ 447, { 61, 2 }, UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffffff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 64, { 0 } },
		{ 520, { 63, 6 }, UINT64_C(0x0), UINT64_C(0xffffffff), UINT64_C(0x0), UINT64_C(0xffffffffc00000ff), UINT64_C(0x0), UINT64_C(0x3fffff00), UINT64_C(0x0), UINT64_C(0xff), UINT64_C(0x0), 64, { 0 } },
		{ 951, { 69, 7 }, UINT64_C(0x0), UINT64_C(0xffff00f0), UINT64_C(0x0), UINT64_C(0xff07), UINT64_C(0x0), UINT64_C(0xffff00f0), UINT64_C(0x0), UINT64_C(0xff07), UINT64_C(0x0), 32, { 0 } },
		{ 916, { 76, 2 }, UINT64_C(0x12), UINT64_C(0xffff), UINT64_C(0xff12), UINT64_C(0xff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xff00), UINT64_C(0xff), UINT64_C(0x0), 16, { 0 } },
		{ 809, { 78, 2 }, UINT64_C(0x0), UINT64_C(0xff), UINT64_C(0x0), UINT64_C(0x7f), UINT64_C(0x80), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x7f), UINT64_C(0x0), 8, { 0 } },
		{ 661, { 80, 3 }, UINT64_C(0x0), UINT64_C(0xffffffff), UINT64_C(0x0), UINT64_C(0x1ff), UINT64_C(0x0), UINT64_C(0xfffffe00), UINT64_C(0x0), UINT64_C(0xff), UINT64_C(0x0), 32, { 0 } },
		{ 447, { 83, 2 }, UINT64_C(0x0), UINT64_C(0xfffff00000000000), UINT64_C(0x0), UINT64_C(0xfffffffffff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 64, { 0 } },
		{ 657, { 85, 2 }, UINT64_C(0x0), UINT64_C(0xffffffff), UINT64_C(0x0), UINT64_C(0x1), UINT64_C(0x0), UINT64_C(0xfffffffe), UINT64_C(0x0), UINT64_C(0x1), UINT64_C(0x0), 32, { 0 } },
		{ 303, { 87, 2 }, UINT64_C(0x0), UINT64_C(0xffffffff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x3f), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 32, { 0 } },
		{ 916, { 89, 1 }, UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffff), UINT64_C(0x0), 32, { 0 } },
	},
	.fields = {
		{ 197, 197, 0, 1510, { 0, 0 }, 65535, 65535, 31, 1, 5, 21, 0, 0, { 0 } }, /* global.frz */
		{ 0, 221, 0, 1510, { 0, 0 }, 65535, 65535, 4, 27, 7, 0, 0, 1, { 0 } }, /* global.reserved */
		{ 325, 325, 1937, 1510, { 0, 0 }, 65535, 65535, 0, 4, 2, 23, 0, 0, { 0 } }, /* global.targets */
		{ 0, 221, 0, 1510, { 0, 0 }, 65535, 65535, 58, 6, 7, 0, 0, 1, { 0 } }, /* ctl.reserved */
		{ 228, 238, 2361, 1510, { 0, 0 }, 65535, 65535, 32, 26, 1, 0, 0, 0, { 0 } }, /* ctl.umask_ext */
		{ 820, 820, 2252, 1510, { 0, 3 }, 65535, 65535, 32, 10, 1, 0, 0, 6, { 0 } }, /* ctl.state */
		{ 965, 965, 0, 1510, { 0, 0 }, 65535, 65535, 52, 6, 1, 29, 0, 2, { 0 } }, /* ctl.tid */
		{ 747, 747, 0, 1510, { 0, 0 }, 65535, 65535, 24, 8, 1, 4, 0, 0, { 0 } }, /* ctl.thresh */
		{ 273, 273, 0, 1510, { 0, 0 }, 7, 65535, 23, 1, 1, 5, 0, 0, { 0 } }, /* ctl.invert */
		{ 640, 640, 0, 1510, { 0, 0 }, 65535, 65535, 22, 1, 1, 7, 0, 0, { 0 } }, /* ctl.en */
		{ 777, 777, 0, 1479, { 0, 0 }, 65535, 65535, 21, 1, 0, 0, 1, 8, { 0 } }, /* ctl.dbg */
		{ 0, 874, 0, 1510, { 0, 0 }, 65535, 65535, 20, 1, 8, 0, 3, 1, { 0 } }, /* ctl.reserved */
		{ 201, 201, 0, 1510, { 0, 0 }, 65535, 65535, 19, 1, 8, 0, 0, 0, { 0 } }, /* ctl.mystery */
		{ 889, 889, 0, 1510, { 0, 0 }, 7, 65535, 18, 1, 1, 6, 0, 0, { 0 } }, /* ctl.edge */
		{ 253, 253, 0, 1510, { 0, 0 }, 65535, 65535, 17, 1, 5, 9, 0, 0, { 0 } }, /* ctl.rst */
		{ 0, 221, 0, 1510, { 0, 0 }, 65535, 65535, 16, 1, 7, 0, 0, 1, { 0 } }, /* ctl.reserved */
		{ 715, 715, 0, 1510, { 3, 3 }, 65535, 17, 8, 8, 1, 3, 0, 0, { 0 } }, /* ctl.umask */
		{ 693, 693, 0, 1510, { 6, 2 }, 65535, 65535, 0, 8, 1, 1, 0, 0, { 0 } }, /* ctl.ev_sel */
		{ 0, 221, 0, 1510, { 0, 0 }, 65535, 65535, 48, 16, 7, 0, 0, 1, { 0 } }, /* ctr.reserved */
		{ 280, 280, 0, 1510, { 0, 0 }, 65535, 65535, 0, 48, 1, 15, 0, 0, { 0 } }, /* ctr.count */
		{ 0, 221, 0, 1510, { 0, 0 }, 65535, 65535, 36, 28, 7, 0, 2, 1, { 0 } }, /* free.reserved */
		{ 280, 280, 0, 1510, { 0, 0 }, 65535, 65535, 0, 36, 4, 15, 2, 0, { 0 } }, /* free.count */
		{ 803, 803, 0, 1510, { 0, 0 }, 65535, 65535, 31, 1, 3, 0, 0, 0, { 0 } }, /* status.alive */
		{ 899, 899, 0, 1510, { 8, 2 }, 65535, 65535, 28, 3, 0, 0, 0, 0, { 0 } }, /* status.mode */
		{ 0, 221, 0, 1510, { 0, 0 }, 65535, 65535, 10, 18, 7, 0, 0, 1, { 0 } }, /* status.reserved */
		{ 1576, 1576, 0, 1510, { 10, 1 }, 27, 27, 9, 1, 0, 0, 0, 0, { 0 } }, /* status.lock1 */
		{ 1621, 1621, 0, 1510, { 11, 1 }, 28, 28, 8, 1, 0, 0, 0, 0, { 0 } }, /* status.lock0 */
		{ 1582, 1588, 3230, 1510, { 12, 1 }, 65535, 65535, 6, 2, 0, 0, 0, 0, { 0 } }, /* status.node1 */
		{ 1627, 1633, 3245, 1510, { 13, 1 }, 65535, 65535, 4, 2, 0, 0, 0, 0, { 0 } }, /* status.node0 */
		{ 225, 225, 0, 1510, { 0, 0 }, 65535, 65535, 0, 4, 6, 20, 0, 4, { 0 } }, /* status.ov */
		{ 679, 679, 0, 1510, { 14, 2 }, 65535, 65535, 0, 64, 0, 0, 0, 0, { 0 } }, /* whole.all */
		{ 640, 640, 0, 1458, { 0, 0 }, 65535, 65535, 31, 1, 0, 7, 1, 0, { 0 } }, /* ctl.en */
		{ 0, 221, 0, 1458, { 0, 0 }, 65535, 65535, 8, 23, 7, 0, 1, 1, { 0 } }, /* ctl.reserved */
		{ 696, 696, 0, 1458, { 0, 0 }, 65535, 65535, 0, 8, 0, 1, 1, 0, { 0 } }, /* ctl.sel */
		{ 0, 221, 0, 1458, { 0, 0 }, 65535, 65535, 48, 16, 7, 0, 1, 1, { 0 } }, /* ctr.reserved */
		{ 280, 280, 0, 1458, { 0, 0 }, 65535, 65535, 0, 48, 1, 15, 1, 0, { 0 } }, /* ctr.count */
		{ 0, 221, 0, 1695, { 0, 0 }, 65535, 65535, 23, 9, 7, 0, 0, 1, { 0 } }, /* ctl.reserved */
		{ 640, 640, 0, 1695, { 0, 0 }, 65535, 65535, 22, 1, 0, 7, 0, 0, { 0 } }, /* ctl.en */
		{ 0, 221, 0, 1695, { 0, 0 }, 65535, 65535, 17, 5, 7, 0, 0, 1, { 0 } }, /* ctl.reserved */
		{ 696, 696, 0, 1695, { 0, 0 }, 65535, 65535, 0, 17, 0, 1, 0, 0, { 0 } }, /* ctl.sel */
		{ 0, 221, 0, 1695, { 0, 0 }, 65535, 65535, 48, 16, 7, 0, 0, 1, { 0 } }, /* ctr.reserved */
		{ 280, 280, 0, 1695, { 0, 0 }, 65535, 65535, 0, 48, 1, 15, 0, 0, { 0 } }, /* ctr.count */
		{ 320, 320, 0, 1695, { 0, 0 }, 65535, 65535, 0, 32, 0, 35, 0, 0, { 0 } }, /* match.bits */
		{ 0, 221, 0, 1695, { 0, 0 }, 65535, 65535, 5, 27, 7, 0, 0, 1, { 0 } }, /* status.reserved */
		{ 437, 437, 0, 1695, { 0, 0 }, 65535, 65535, 2, 3, 6, 25, 0, 0, { 0 } }, /* status.slices */
		{ 225, 225, 0, 1695, { 0, 0 }, 65535, 65535, 0, 2, 6, 20, 0, 0, { 0 } }, /* status.ov */
		{ 975, 975, 0, 1496, { 0, 0 }, 65535, 65535, 31, 1, 6, 0, 0, 8, { 0 } }, /* peek.wrapped */
		{ 983, 983, 0, 1695, { 0, 0 }, 65535, 65535, 30, 1, 6, 0, 0, 0, { 0 } }, /* peek.owned */
		{ 687, 687, 0, 1695, { 0, 0 }, 65535, 65535, 0, 30, 4, 0, 0, 0, { 0 } }, /* peek.level */
		{ 0, 221, 0, 1695, { 0, 0 }, 65535, 65535, 8, 24, 7, 0, 0, 1, { 0 } }, /* busno.reserved */
		{ 310, 310, 0, 1695, { 0, 0 }, 65535, 65535, 0, 8, 3, 37, 0, 0, { 0 } }, /* busno.bus */
		{ 747, 747, 0, 1681, { 0, 0 }, 65535, 65535, 24, 8, 0, 4, 0, 0, { 0 } }, /* ctl.thresh */
		{ 273, 273, 0, 1681, { 0, 0 }, 65535, 65535, 23, 1, 0, 5, 0, 0, { 0 } }, /* ctl.invert */
		{ 640, 640, 2196, 1681, { 0, 0 }, 65535, 65535, 22, 1, 0, 7, 0, 0, { 0 } }, /* ctl.en */
		{ 0, 221, 0, 1681, { 0, 0 }, 65535, 65535, 21, 1, 7, 0, 0, 1, { 0 } }, /* ctl.reserved */
		{ 738, 738, 0, 1681, { 0, 0 }, 65535, 65535, 20, 1, 0, 8, 0, 0, { 0 } }, /* ctl.pmi */
		{ 632, 632, 0, 1681, { 0, 0 }, 65535, 65535, 19, 1, 0, 0, 0, 0, { 0 } }, /* ctl.pin */
		{ 889, 889, 0, 1681, { 0, 0 }, 65535, 65535, 18, 1, 0, 6, 0, 0, { 0 } }, /* ctl.edge */
		{ 899, 899, 0, 1681, { 16, 2 }, 65535, 65535, 16, 2, 0, 0, 0, 4, { 0 } }, /* ctl.mode */
		{ 715, 715, 0, 1681, { 0, 0 }, 65535, 65535, 8, 8, 0, 3, 0, 0, { 0 } }, /* ctl.umask */
		{ 693, 693, 0, 1681, { 0, 0 }, 65535, 65535, 0, 8, 0, 1, 0, 0, { 0 } }, /* ctl.ev_sel */
		{ 0, 221, 0, 1681, { 0, 0 }, 65535, 65535, 40, 24, 7, 0, 0, 1, { 0 } }, /* ctr.reserved */
		{ 280, 280, 0, 1681, { 0, 0 }, 65535, 65535, 0, 40, 1, 15, 0, 0, { 0 } }, /* ctr.count */
		{ 280, 280, 0, 1667, { 0, 0 }, 65535, 65535, 32, 32, 1, 15, 0, 0, { 0 } }, /* cccr.count */
		{ 632, 632, 0, 1667, { 0, 0 }, 65535, 65535, 31, 1, 0, 45, 0, 0, { 0 } }, /* cccr.pin */
		{ 636, 636, 0, 1667, { 0, 0 }, 65535, 65535, 30, 1, 0, 8, 0, 0, { 0 } }, /* cccr.ovf_en */
		{ 0, 221, 0, 1667, { 0, 0 }, 65535, 65535, 8, 22, 7, 0, 0, 1, { 0 } }, /* cccr.reserved */
		{ 286, 286, 0, 1667, { 18, 2 }, 65535, 65535, 4, 4, 0, 0, 0, 0, { 0 } }, /* cccr.agent */
		{ 845, 845, 0, 1667, { 0, 0 }, 65535, 65535, 0, 4, 0, 1, 0, 0, { 0 } }, /* cccr.type */
		{ 0, 221, 0, 1667, { 0, 0 }, 65535, 65535, 16, 16, 7, 0, 0, 1, { 0 } }, /* cmd.reserved */
		{ 585, 585, 2451, 1667, { 0, 0 }, 65535, 65535, 8, 8, 0, 41, 0, 0, { 0 } }, /* cmd.who */
		{ 0, 221, 0, 1667, { 0, 0 }, 65535, 65535, 4, 4, 7, 0, 0, 1, { 0 } }, /* cmd.reserved */
		{ 225, 225, 0, 1667, { 0, 0 }, 65535, 65535, 3, 1, 4, 20, 0, 0, { 0 } }, /* cmd.ov */
		{ 571, 571, 0, 1667, { 0, 0 }, 65535, 65535, 2, 1, 5, 44, 0, 0, { 0 } }, /* cmd.zero */
		{ 589, 589, 0, 1667, { 0, 0 }, 65535, 65535, 1, 1, 5, 43, 0, 0, { 0 } }, /* cmd.run */
		{ 955, 955, 0, 1667, { 0, 0 }, 65535, 65535, 0, 1, 5, 42, 0, 0, { 0 } }, /* cmd.hold */
		{ 0, 221, 0, 1653, { 0, 0 }, 65535, 65535, 8, 8, 7, 0, 3, 1, { 0 } }, /* word.reserved */
		{ 217, 217, 0, 1653, { 0, 0 }, 65535, 65535, 0, 8, 0, 0, 3, 0, { 0 } }, /* word.low */
		{ 562, 562, 0, 1653, { 0, 0 }, 65535, 65535, 7, 1, 6, 0, 3, 0, { 0 } }, /* byte.top */
		{ 268, 268, 0, 1653, { 0, 0 }, 65535, 65535, 0, 7, 0, 0, 3, 0, { 0 } }, /* byte.rest */
		{ 0, 221, 0, 1639, { 0, 0 }, 65535, 65535, 9, 23, 7, 0, 0, 1, { 0 } }, /* ctl.reserved */
		{ 640, 640, 0, 1639, { 0, 0 }, 65535, 65535, 8, 1, 0, 7, 0, 0, { 0 } }, /* ctl.en */
		{ 696, 696, 0, 1639, { 0, 0 }, 65535, 65535, 0, 8, 0, 1, 0, 0, { 0 } }, /* ctl.sel */
		{ 0, 221, 0, 1639, { 0, 0 }, 65535, 65535, 44, 20, 7, 0, 0, 1, { 0 } }, /* ctr.reserved */
		{ 280, 280, 0, 1639, { 0, 0 }, 65535, 65535, 0, 44, 1, 15, 0, 0, { 0 } }, /* ctr.count */
		{ 0, 221, 0, 1639, { 0, 0 }, 65535, 65535, 1, 31, 7, 0, 0, 1, { 0 } }, /* box_ctl.reserved */
		{ 197, 197, 0, 1639, { 0, 0 }, 65535, 65535, 0, 1, 0, 16, 0, 0, { 0 } }, /* box_ctl.frz */
		{ 0, 221, 0, 1639, { 0, 0 }, 65535, 65535, 6, 26, 7, 0, 0, 1, { 0 } }, /* status.reserved */
		{ 225, 225, 0, 1639, { 0, 0 }, 65535, 65535, 0, 6, 6, 20, 0, 0, { 0 } }, /* status.ov */
		{ 679, 679, 0, 1639, { 0, 0 }, 65535, 65535, 0, 32, 0, 0, 0, 0, { 0 } }, /* word.all */
	},
	.values = {
		{ UINT64_C(0x1), UINT64_C(0x3ff), 1266, 1266, 0, 65535, 0 },
		{ UINT64_C(0x2), UINT64_C(0x3ff), 1134, 1134, 3198, 65535, 0 },
		{ UINT64_C(0x3ff), UINT64_C(0x3ff), 683, 683, 0, 65535, 0 },
		{ UINT64_C(0x1), UINT64_C(0x3), 993, 993, 3260, 6, 0 },
		{ UINT64_C(0x2), UINT64_C(0xff), 814, 814, 0, 6, 0 },
		{ UINT64_C(0x4), UINT64_C(0xff), 993, 3277, 0, 7, 0 },
		{ UINT64_C(0x34), UINT64_C(0xff), 534, 534, 0, 65535, 0 },
		{ UINT64_C(0x37), UINT64_C(0xff), 643, 643, 0, 65535, 0 },
		{ UINT64_C(0x0), UINT64_C(0x7), 799, 799, 0, 65535, 0 },
		{ UINT64_C(0x2), UINT64_C(0x6), 629, 629, 0, 65535, 0 },
		{ UINT64_C(0x1), UINT64_C(0x1), 960, 960, 0, 12, 0 },
		{ UINT64_C(0x1), UINT64_C(0x1), 960, 960, 0, 13, 0 },
		{ UINT64_C(0x1), UINT64_C(0x3), 529, 529, 0, 65535, 0 },
		{ UINT64_C(0x1), UINT64_C(0x3), 529, 529, 0, 65535, 0 },
		{ UINT64_C(0x8000000000000000), UINT64_C(0xffffffffffffffff), 562, 562, 0, 65535, 0 },
		{ UINT64_C(0x0), UINT64_C(0xffffffffffffffff), 850, 850, 0, 65535, 0 },
		{ UINT64_C(0x1), UINT64_C(0x3), 451, 451, 0, 65535, 0 },
		{ UINT64_C(0x2), UINT64_C(0x3), 374, 374, 0, 65535, 0 },
		{ UINT64_C(0x8), UINT64_C(0x8), 209, 209, 0, 65535, 0 },
		{ UINT64_C(0x3), UINT64_C(0xf), 582, 582, 0, 65535, 0 },
	},
	.counters = {
		{ 700, 0, 1, 2, 4, 48, 0, { 0, 4 }, { 0, 3, 29, }, { 4, 3 }, { 0, 3 }, 255, 0, 65535, { 0, 0, 0, }, 0, 0, 0, { 0 } },
		{ 430, 2788, 65535, 4, 1, 36, 2, { 7, 1 }, { 65535, 65535, 65535, }, { 0, 0 }, { 0, 0 }, 255, 0, 65535, { 65535, 65535, 65535, }, 0, 0, 4, { 0 } },
		{ 700, 0, 7, 8, 3, 48, 0, { 22, 1 }, { 65535, 65535, 65535, }, { 0, 0 }, { 0, 0 }, 255, 0, 65535, { 65535, 65535, 65535, }, 0, 0, 0, { 0 } },
		{ 969, 2340, 9, 10, 1, 48, 1, { 0, 0 }, { 65535, 65535, 65535, }, { 0, 0 }, { 0, 0 }, 255, 0, 65535, { 65535, 65535, 65535, }, 0, 0, 3, { 0 } },
		{ 700, 0, 12, 13, 2, 48, 0, { 0, 0 }, { 2, 14, 45, }, { 25, 3 }, { 3, 3 }, 255, 0, 65535, { 65535, 65535, 65535, }, 0, 0, 0, { 0 } },
		{ 700, 0, 21, 22, 2, 40, 0, { 0, 0 }, { 65535, 65535, 65535, }, { 0, 0 }, { 0, 0 }, 0, 32, 65535, { 65535, 65535, 65535, }, 0, 0, 0, { 0 } },
		{ 792, 0, 23, 23, 5, 32, 0, { 0, 0 }, { 65535, 65535, 65535, }, { 0, 0 }, { 0, 0 }, 255, 0, 18, { 65535, 65535, 65535, }, 1, 1, 0, { 0 } },
		{ 785, 0, 24, 24, 2, 32, 0, { 0, 0 }, { 65535, 65535, 65535, }, { 0, 0 }, { 0, 0 }, 255, 0, 24, { 65535, 65535, 65535, }, 1, 2, 6, { 0 } },
		{ 700, 0, 28, 29, 3, 44, 0, { 0, 0 }, { 6, 31, 88, }, { 51, 2 }, { 0, 0 }, 255, 0, 65535, { 6, 30, 86, }, 0, 0, 0, { 0 } },
	},
	.procedure_rows = {
		{ 0, { 0, 1 }, },
		{ 3, { 1, 1 }, },
		{ 4, { 2, 2 }, },
		{ 5, { 4, 1 }, },
		{ 7, { 5, 2 }, },
		{ 8, { 7, 1 }, },
		{ 9, { 8, 1 }, },
		{ 0, { 9, 1 }, },
		{ 5, { 10, 2 }, },
		{ 7, { 12, 3 }, },
		{ 4, { 15, 2 }, },
		{ 5, { 17, 1 }, },
		{ 8, { 18, 1 }, },
		{ 0, { 19, 2 }, },
		{ 4, { 21, 1 }, },
		{ 5, { 22, 1 }, },
		{ 6, { 23, 1 }, },
		{ 7, { 24, 1 }, },
		{ 0, { 25, 1 }, },
		{ 1, { 26, 1 }, },
		{ 2, { 27, 1 }, },
		{ 3, { 28, 1 }, },
		{ 4, { 29, 2 }, },
		{ 5, { 31, 1 }, },
		{ 6, { 32, 1 }, },
		{ 7, { 33, 2 }, },
		{ 1, { 35, 1 }, },
		{ 2, { 36, 1 }, },
		{ 7, { 37, 2 }, },
	},
	.steps = {
		{ UINT64_C(0x0), UINT64_C(0x70000000), UINT64_C(0x0), 0, 0, 3, 0, 0, 0, },
		{ UINT64_C(0x0), UINT64_C(0xffffffffffffffff), UINT64_C(0x0), 0, 0, 2, 0, 0, 4, },
		{ UINT64_C(0xfc50000000500000), UINT64_C(0x3f0000000400000), UINT64_C(0x0), 0, 0, 1, 0, 0, 5, },
		{ UINT64_C(0x0), UINT64_C(0xffffffffffffffff), UINT64_C(0x0), 0, 0, 2, 0, 0, 6, },
		{ UINT64_C(0x20000000), UINT64_C(0x70000000), UINT64_C(0x0), 0, 0, 3, 0, 0, 0, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 0, 0, 2, 0, 1, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 0, 0, 4, 0, 1, 4, },
		{ UINT64_C(0x2000000f), UINT64_C(0xf), UINT64_C(0x0), 0, 0, 3, 0, 0, 0, },
		{ UINT64_C(0xfc00000000100000), UINT64_C(0x0), UINT64_C(0x0), 0, 0, 1, 0, 0, 4, },
		{ UINT64_C(0x3), UINT64_C(0xff), UINT64_C(0x0), 0, 1, 11, 1, 0, 0, },
		{ UINT64_C(0x80000000), UINT64_C(0x80000000), UINT64_C(0x0), 0, 1, 7, 0, 0, 5, },
		{ UINT64_C(0x80000000), UINT64_C(0x80000000), UINT64_C(0x0), 0, 1, 9, 0, 0, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 0, 1, 8, 0, 1, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 0, 1, 10, 0, 1, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 0, 1, 11, 0, 1, 0, },
		{ UINT64_C(0xffffffff), UINT64_C(0x0), UINT64_C(0x0), 0, 2, 15, 1, 0, 1, },
		{ UINT64_C(0x3e0000), UINT64_C(0x0), UINT64_C(0x0), 0, 2, 12, 0, 0, 5, },
		{ UINT64_C(0x7e0000), UINT64_C(0x400000), UINT64_C(0x0), 0, 2, 12, 0, 0, 5, },
		{ UINT64_C(0x1f), UINT64_C(0x1f), UINT64_C(0x0), 0, 2, 14, 0, 0, 0, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 0, 3, 21, 0, 0, 0, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 0, 3, 21, 1, 0, 0, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 0, 3, 21, 0, 0, 5, },
		{ UINT64_C(0x400000), UINT64_C(0x400000), UINT64_C(0x0), 2144, 3, 21, 0, 0, 1, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 0, 3, 21, 0, 0, 0, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 0, 3, 22, 0, 1, 4, },
		{ UINT64_C(0x1), UINT64_C(0xff01), UINT64_C(0x0), 0, 4, 25, 0, 0, 8, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffff00000000), 0, 4, 24, 0, 0, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffff00000000), 0, 4, 24, 0, 0, 5, },
		{ UINT64_C(0x4), UINT64_C(0xff04), UINT64_C(0x0), 0, 4, 25, 0, 0, 8, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 0, 4, 23, 0, 0, 5, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 0, 4, 24, 0, 0, 5, },
		{ UINT64_C(0x2), UINT64_C(0xff02), UINT64_C(0x0), 0, 4, 25, 0, 0, 8, },
		{ UINT64_C(0xff01), UINT64_C(0xff01), UINT64_C(0x0), 0, 4, 25, 0, 0, 0, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 0, 4, 23, 0, 1, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 0, 4, 24, 0, 1, 4, },
		{ UINT64_C(0x8000000f), UINT64_C(0x8000000f), UINT64_C(0x0), 1709, 0, 0, 0, 0, 0, },
		{ UINT64_C(0x1), UINT64_C(0x0), UINT64_C(0x0), 0, 0, 0, 0, 0, 0, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 0, 2, 14, 0, 1, 0, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 0, 1, 8, 0, 1, 4, },
	},
	.aliases = {
		{ 624, 0, 65535, 65535, },
		{ 665, 0, 0, 65535, },
		{ 1369, 0, 1, 6, },
		{ 855, 0, 3, 27, },
		{ 864, 0, 3, 28, },
		{ 34, 3, 21, 65535, },
	},
	.field_refs = {
		{ 2, 14, 44, }, 
		{ 65535, 65535, 65535, }, 
		{ 2, 14, 44, }, 
		{ 2, 14, 44, }, 
		{ 2, 14, 44, }, 
		{ 2, 14, 44, }, 
	},
	.numbers = {
		0x14, 
		0x14, 
		0x1, 
		0x1, 
		0, 
		0, 
		0, 
		0x1, 
		0xe00, 
		0xe40, 
		0xf10, 
		0x0, 
		0x3, 
		0x4, 
		0xe08, 
		0xe48, 
		0xf18, 
		0xe0f, 
		0xe4f, 
		0xf1f, 
		0x0, 
		0x11, 
		0x4, 
		0xa0, 
		0xb8, 
		0, 
		0, 
		0, 
		0xa0, 
		0xb0, 
		0x98, 
		0xb8, 
		0xc0, 
		0xd0, 
		0x40, 
		0x5c, 
		0x60, 
		0x6c, 
		0x800, 
		0x900, 
		0x0, 
		0x7, 
		0x1, 
		0x3, 
		0x0, 
		0x5, 
		0x2, 
		0x9, 
		0x4, 
		0x6, 
		0x3, 
		0, 
		3, 
	},
	.strings = {
		298, 
		292, 
		839, 
		1437, 
		1429, 
		1409, 
		514, 
		460, 
	},
	.events = {
		{ UINT64_C(0x0), 1254, 2353, 1510, 0, 0, 0, 0, 0xf, 1, 0, 0, 0, 0, 0, 0, 16, },
		{ UINT64_C(0x34), 1148, 2387, 1639, 0, 1, 0, 0, 0x3, 20, 8, 0, 0, 0, 33, 1, 16, },
		{ UINT64_C(0x34), 1090, 2952, 1639, 0, 1, 8, 6, 0x3, 0, 1, 0, 0, 0, 1, 1, 16, },
		{ UINT64_C(0x2800037), 1173, 1736, 1639, 0, 1, 9, 6, 0xc, 0, 1, 1, 0, 0, 0, 1, 16, },
		{ UINT64_C(0x40), 1391, 2820, 1639, 0, 1, 10, 8, 0x1, 0, 2, 0, 0, 0, 0, 1, 6, },
		{ UINT64_C(0x11), 1019, 2858, 1639, 0, 1, 12, 8, 0x1, 0, 0, 0, 0, 0, 2, 1, 16, },
		{ UINT64_C(0x1f), 1004, 2750, 1639, 0, 1, 12, 8, 0xe, 0, 0, 0, 0, 0, 12, 1, 16, },
		{ UINT64_C(0x10000), 1044, 2888, 1639, 0, 1, 12, 8, 0x1, 0, 1, 0, 255, 0, 80, 3, 65535, },
		{ UINT64_C(0x0), 1334, 2059, 1639, 0, 0, 13, 8, 0x1, 0, 0, 0, 1, 0, 0, 1, 65535, },
		{ UINT64_C(0xff), 1224, 3061, 1458, 1, 2, 13, 8, 0x5, 0, 0, 0, 0, 0, 0, 1, 65535, },
		{ UINT64_C(0x0), 1318, 2544, 1458, 1, 2, 13, 8, 0x1, 0, 0, 0, 1, 0, 0, 1, 65535, },
		{ UINT64_C(0x79), 1124, 2353, 1681, 3, 3, 13, 8, 0x3, 0, 0, 0, 0, 0, 0, 0, 59, },
		{ UINT64_C(0x24), 1104, 1851, 1681, 3, 3, 13, 8, 0x3, 0, 2, 0, 0, 0, 1, 0, 59, },
		{ UINT64_C(0xd8), 1360, 3018, 1681, 3, 3, 15, 8, 0x1, 0, 0, 0, 0, 0, 0, 0, 59, },
		{ UINT64_C(0xd8), 1035, 1900, 1681, 3, 3, 15, 8, 0x2, 0, 0, 0, 0, 0, 0, 0, 59, },
		{ UINT64_C(0x81), 1417, 2703, 1667, 4, 4, 15, 8, 0x1f, 0, 0, 0, 0, 0, 128, 0, 65535, },
		{ UINT64_C(0x32), 1161, 2686, 1667, 4, 4, 15, 8, 0x3, 0, 0, 0, 1, 0, 128, 0, 65535, },
	},
	.umasks = {
		{ 1399, 3221, 1639, 0x1, 1, 0x3, 0, 20, 0, 1, 1, 0, },
		{ 1286, 2878, 1639, 0x2, 1, 0x2, 0, 2, 0, 1, 1, 0, },
		{ 1015, 2573, 1639, 0x3, 1, 0x3, 0, 20, 0, 0, 1, 0, },
		{ 1204, 2980, 1597, 0x3, 1, 0x3, 0, 20, 0, 0, 2, 0, },
		{ 1523, 3005, 1639, 0x10, 1, 0x3, 0, 20, 1, 0, 1, 0, },
		{ 1471, 2112, 1639, 0x10, 1, 0x3, 1, 20, 1, 0, 1, 0, },
		{ 1378, 2398, 1639, 0x20, 1, 0x3, 2, 20, 3, 0, 1, 0, },
		{ 1404, 2924, 1639, 0x80, 1, 0x3, 5, 20, 1, 4, 1, 0, },
		{ 1399, 3221, 1639, 0x1, 2, 0x3, 6, 0, 0, 0, 1, 0, },
		{ 998, 2296, 1639, 0x4, 3, 0xc, 7, 0, 1, 2, 1, 0, },
		{ 1594, 2310, 1639, 0x1, 4, 0x1, 8, 0, 0, 0, 1, 0, },
		{ 1492, 1841, 1639, 0x3f, 4, 0x1, 8, 0, 0, 0, 1, 0, },
		{ 1168, 3157, 1639, 0x1, 7, 0x1, 8, 0, 0, 0, 3, 0, },
		{ 1184, 2281, 1681, 0x8, 12, 0x3, 8, 0, 0, 1, 0, 0, },
		{ 1343, 2265, 1681, 0x4, 12, 0x3, 8, 0, 0, 1, 0, 0, },
	},
	.filters = {
		{ UINT64_C(0x2), 3, 23, 1, 0, },
		{ UINT64_C(0x6), 3, 23, 1, 0, },
		{ UINT64_C(0x0), 3, 27, 2, 0, },
		{ UINT64_C(0x1), 3, 23, 1, 0, },
		{ UINT64_C(0x0), 6, 30, 0, 0, },
		{ UINT64_C(0x0), 5, 30, 0, 0, },
		{ UINT64_C(0x1), 3, 28, 1, 0, },
		{ UINT64_C(0x3), 3, 27, 1, 0, },
	},
	.categories = {
		{ 1260, 2946, 0, 0, },
		{ 1328, 1754, 0, 0, },
		{ 1204, 2808, 1, 0, },
		{ 1204, 2808, 3, 0, },
		{ 1086, 2002, 4, 0, },
	},
	.event_aliases = {
		{ 1115, 1611, 0, 65535, },
		{ 1241, 1611, 0, 65535, },
		{ 726, 548, 0, 65535, },
		{ 1042, 1611, 1, 1, },
		{ 414, 548, 1, 1, },
		{ 270, 548, 1, 1, },
	},
	.name_index = {
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 5, 0, 2, 0, 0,
		0, 0, 0, 0, 0, 8, 0, 17, 9, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 10, 14, 15, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 13, 0, 0,
		0, 0, 0, 16, 3, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 19, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 11, 0, 0, 18, 0, 20, 0, 0, 1, 0, 0, 0,
	},
	.codes = {
		{ UINT64_C(0x1), 262, 0, 0, },
	},
	.variants = {
		{ 251, 928, 2089, },
		{ 921, 939, 0, },
	},
	.event_variant_rows = {
		{ 12, 13, 0x2, },
		{ 12, 14, 0x2, },
		{ 13, 65535, 0x1, },
		{ 14, 65535, 0x2, },
	},
	.differences = {
		{ 3163, 1445, 11, 0x2, },
	},
	.defaults = {
		{ UINT64_C(0xff), 15, { 0 } },
		{ UINT64_C(0xf), 16, { 0 } },
	},
	.clocks = {
		{ 100000000, 0, 65535, },
		{ 0, 4, 10, },
	},
	.pool = "",
	.pool_0 =
		"Un_MIX{i}\0"
		"BUS_EVT{i}\0"
		"BUS_REST{i}\0"
		"SELECT{i}\0"
		"Un_CTR{i}\0"
		"Sn_CTR{i}\0"
		"T_CTR{i}\0"
		"M_CTR{i}\0"
		"PERFCTR{i}\0"
		"Un_FAR{i}\0"
		"Un_STEP{i}\0"
		"Un_CTL{i}\0"
		"Sn_CTL{i}\0"
		"M_CTL{i}\0"
		"EVNTSEL{i}\0"
		"M_MATCH{i}\0"
		"P_BYTE{i}\0"
		"M_NOWHERE{i}\0"
		"T_ODD{i}\0"
		"frz\0"
		"mystery\0"
		"any\0"
		"mix\0"
		"low\0"
		"rsv\0"
		"ov\0"
		"umask_ext\0"
		"UMaskExt\0"
		"evt\0"
		"first\0"
		"lost\0"
		"ghost\0"
		"rest\0"
		"invert\0"
		"count\0"
		"agent\0"
		"right\0"
		"left\0"
		"status\0"
		"bus\0"
		"ports\0"
		"bits\0"
		"targets\0"
		"Ports with small registers\0"
		"Core counters\0"
		"os\0"
		"A platform that \"never\" was\\is\0"
		"bytes\0"
		"stores\0"
		"nowheres\0"
		"cycles\0"
		"slices\0"
		"fixctr\0"
		"usr\0"
		"pair\0"
		"lower\0"
		"Bus unit with control and count in one register\0"
		"upper\0"
		"cccr\0"
		"far\0"
		"Near\0"
		"Lookup\0"
		"madeup\0"
		"made-up\0"
		"Mesh stop\0"
		"step\0"
		"zero\0"
		"busno\0"
		"io\0"
		"who\0"
		"run\0"
		"pmon\0"
		"Two units in one function\0"
		"section\0"
		"pin\0"
		"ovf_en\0"
		"Victim\0"
		"fixctl\0"
		"box_ctl\0"
		"GlobalControl\0"
		"all\0"
		"All\0"
		"level\0"
		"ev_sel\0"
		"general\0"
		"global\0"
		"umask\0"
		"peek\0"
		"slice-clock\0"
		"pmi\0"
		"both\0"
		"thresh\0"
		"mesh\0"
		"scratch\0"
		"match\0"
		"cfg\0"
		"dbg\0"
		"tag\0"
		"any_of\0"
		"all_of\0"
		"off\0"
		"alive\0"
		"byte\0"
		"Write\0"
		"state\0"
		"core\0"
		"nowhere\0"
		"spare\0"
		"type\0"
		"none\0"
		"Way1Home\0"
		"Way0Home\0"
		"whole\0"
		"tile\0"
		"Tile\0"
		"edge\0"
		"free\0"
		"mode\0"
		"Cache slice\0"
		"word\0"
		"second\0"
		"First kind\0"
		"Second kind\0"
		"cmd\0"
		"hold\0"
		"Held\0"
		"tid\0"
		"fixed\0"
		"wrapped\0"
		"owned\0"
		"odd\0"
		"Read\0"
		"DIRTY\0"
		"UNC_S_BUSY\0"
		"ANY\0"
		"UNC_S_OCCUPANCY\0"
		"CORE_NEW\0"
		"UNC_S_GHOST\0"
		"Sn_STATUS\0"
		"U_STATUS\0"
		"M_STATUS\0"
		"M_BUS\0"
		"UNC_S_LOOKUPS\0"
		"CORE_LINES\0"
		"S_CYCLES\0"
		"CORE_CYCLES\0"
		"T_FIXED_CTR\0"
		"UNC_S_LOOKUP\0"
		"BUS_IO\0"
		"SEEN\0"
		"UNC_S_VICTIM\0"
		"U_CTL\0"
		"T_FIXED_CTL\0"
		"ALL\0"
		"S_GLOBAL\0"
		"M_MASK\0"
		"TILE_WORK\0"
		"Sn_CLK\0"
		"S_CLK\0"
		"M_PEEK\0"
		"UNC_S_CLOCK\0"
		"I\0"
		"Sn_SCRATCH\0"
		"Un_TAG\0"
		"WRITE\0"
		"M_NOWHERE\0"
		"Sn_SPARE\0"
		"Un_ONE\0"
		"TILE_TIME\0"
		"CACHE\0"
		"UNC_S_FREE\0"
		"P_WORD\0"
		"BUS_CMD\0"
		"CORE_OLD\0"
		"ThreadID\0"
		"HOMED\0"
		"Un_ODD\0"
		"UNC_S_THREAD\0"
		"DEAD\0"
		"T_CTL_C\0"
		"BUS_TRAFFIC\0"
		"T_CTL_B\0"
		"T_CTL_A\0"
		"made-up-2 p9\0"
		"made-up-1 p7\0"
		"STATE.6\0"
		"made-up-2 p5\0"
		"T63\0"
		"made-up-2 p23\0"
		"made-up-1 p2\0"
		"STATE.2\0"
		"made-up-1 p2 Table 2\0"
		"made-up-1; made-up-2 p1\0"
		"lock1\0"
		"node1\0"
		"Node1\0"
		"T1\0"
		"made-up-2 p61\0"
		"made-up-1\0"
		"lock0\0"
		"node0\0"
		"Node0\0"
		"made-up-2 p60\0"
		"made-up-2 p50\0"
		"made-up-1 p40\0"
		"made-up-1 p30\0"
		"made-up-2 p20\0"
		"One write stops every box.\0"
		"Lines thrown out.\0"
		"Lines \"in\" and out.\0"
		"Two counters, and one enable for both in the control of the first.\0"
		"The last.\0"
		"Lines; the second kind tells their states apart.\0"
		"What the second kind counts with it.\0"
		"Cores that hear of a wrap; kept over a warm reset.\0"
		"Nobody knows.\0"
		"What goes over the bus.\0"
		"Chooses what counter {i} counts.\0"
		"What the free counter counts.\0"
		"With the older events.\0"
		"In another, with the same bits.\0"
		"The enable of the first control runs both counters.\0"
		"Works in the first control only, and for both counters.\0"
		"Line states.\0"
		"Exclusive ones.\0"
		"Modified ones.\0"
		"Changed ones.\0"
		"The first, in all its cycles.\0"
		"Tile cycles.\0"
		"Cycles.\0"
		"Goes on where umask ends.\0"
		"Tag reads.\0"
		"For some home, in a mode, of what the user asks for.\0"
		"The counters that the command is for.\0"
		"Named once, placed never.\0"
		"Never.\0"
		"One for each counter.\0"
		"Cycles of the fixed counter.\0"
		"Either.\0"
		"Elements stand differently in each instance, and the instances have one control and one status together.\0"
		"What devices do.\0"
		"All of it, unless an agent or a type is given.\0"
		"Cycles in which the queue is so full.\0"
		"Cycles of the mesh.\0"
		"Everything.\0"
		"By thread, in bits of the upper half.\0"
		"Level of the queue.\0"
		"To write.\0"
		"Its counters are named and nowhere.\0"
		"It hangs the machine.\0"
		"Time.\0"
		"Tag reads, by another name.\0"
		"Either, by another name.\0"
		"In one mode.\0"
		"What the first kind counts with this code.\0"
		"Work; the box gives the source.\0"
		"MSRs ten apart, a 64-bit control, and a name for each instance.\0"
		"Once.\0"
		"Only those that are not throttled.\0"
		"Shared */ and \?\?/ odd.\0"
		"To read.\0"
		"Home of way 1.\0"
		"Home of way 0.\0"
		"Bit 1 must be 0.\0"
		"Read (victim)",
};
