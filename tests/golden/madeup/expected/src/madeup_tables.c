/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/ by "make generate". Do not edit. */
#include <stddef.h>

#include "uncore/tables.h"

#if UNCORE_TABLE_ABI != 3
#error "these tables are stale: run make generate"
#endif

struct uncore_madeup_tables {
	struct uncore_tables head;
	struct uncore_cpuid_row cpuids[3];
	struct uncore_box_row boxes[7];
	struct uncore_place_row places[12];
	struct uncore_function_row functions[5];
	struct uncore_register_row registers[37];
	struct uncore_layout_row layouts[25];
	struct uncore_field_row fields[87];
	struct uncore_value_row values[23];
	struct uncore_counter_row counters[8];
	struct uncore_procedure_row procedure_rows[27];
	struct uncore_step_row steps[35];
	struct uncore_alias_row aliases[5];
	struct uncore_field_ref field_refs[6];
	uint32_t numbers[53];
	uncore_string strings[8];
	struct uncore_event_row events[11];
	struct uncore_umask_row umasks[13];
	struct uncore_filter_row filters[8];
	struct uncore_category_row categories[3];
	struct uncore_event_alias_row event_aliases[6];
	uint16_t name_index[64];
	struct uncore_code_row codes[1];
	char pool[1];
	char pool_0[2795];
};

extern const struct uncore_madeup_tables uncore_madeup_tables;

const struct uncore_madeup_tables uncore_madeup_tables = {
	.head = {
		.magic = UNCORE_TABLE_MAGIC,
		.abi = UNCORE_TABLE_ABI,
		.size = sizeof(struct uncore_madeup_tables),
		.id = 528, 
		.title = 358, 
		.source = 1415, 
		.sockets = { 1, 0, { 2, 20, 50, }, { 65535, 65535, 65535, }, },
		.procedures = { 24, 3 }, 
		.cpuids = { offsetof(struct uncore_madeup_tables, cpuids), 3 },
		.boxes = { offsetof(struct uncore_madeup_tables, boxes), 7 },
		.places = { offsetof(struct uncore_madeup_tables, places), 12 },
		.functions = { offsetof(struct uncore_madeup_tables, functions), 5 },
		.registers = { offsetof(struct uncore_madeup_tables, registers), 37 },
		.layouts = { offsetof(struct uncore_madeup_tables, layouts), 25 },
		.fields = { offsetof(struct uncore_madeup_tables, fields), 87 },
		.values = { offsetof(struct uncore_madeup_tables, values), 23 },
		.counters = { offsetof(struct uncore_madeup_tables, counters), 8 },
		.procedure_rows = { offsetof(struct uncore_madeup_tables, procedure_rows), 27 },
		.steps = { offsetof(struct uncore_madeup_tables, steps), 35 },
		.aliases = { offsetof(struct uncore_madeup_tables, aliases), 5 },
		.field_refs = { offsetof(struct uncore_madeup_tables, field_refs), 6 },
		.numbers = { offsetof(struct uncore_madeup_tables, numbers), 53 },
		.strings = { offsetof(struct uncore_madeup_tables, strings), 8 },
		.events = { offsetof(struct uncore_madeup_tables, events), 11 },
		.umasks = { offsetof(struct uncore_madeup_tables, umasks), 13 },
		.filters = { offsetof(struct uncore_madeup_tables, filters), 8 },
		.categories = { offsetof(struct uncore_madeup_tables, categories), 3 },
		.event_aliases = { offsetof(struct uncore_madeup_tables, event_aliases), 6 },
		.name_index = { offsetof(struct uncore_madeup_tables, name_index), 64 },
		.codes = { offsetof(struct uncore_madeup_tables, codes), 1 },
		.pool = { offsetof(struct uncore_madeup_tables, pool), 2796 },
	},
	.cpuids = {
		{ 6, 254, 0, 15, },
		{ 15, 4, 8, 8, },
		{ 15, 6, 2, 5, },
	},
	.boxes = {
		{ 874, 868, 2633, 1373, 3, 0, 0, 0, { 0 }, { 0, 3 }, { 0, 0 }, { 0, 7 }, { 0, 2 }, { 0, 7 }, },
		{ 843, 848, 0, 1321, 3, 0, 1, 2, { 0 }, { 0, 0 }, { 0, 0 }, { 7, 5 }, { 2, 2 }, { 7, 3 }, },
		{ 732, 543, 0, 1558, 3, 0, 0, 1, { 0 }, { 0, 0 }, { 0, 3 }, { 12, 9 }, { 4, 1 }, { 10, 3 }, },
		{ 790, 341, 1637, 1544, 1, 1, 0, 0, { 0 }, { 0, 0 }, { 0, 0 }, { 21, 2 }, { 5, 1 }, { 13, 5 }, },
		{ 291, 447, 0, 1530, 1, 0, 0, 0, { 0 }, { 0, 0 }, { 0, 0 }, { 23, 2 }, { 6, 1 }, { 18, 6 }, },
		{ 295, 314, 0, 1516, 1, 0, 3, 0, { 0 }, { 0, 0 }, { 3, 1 }, { 25, 2 }, { 0, 0 }, { 0, 0 }, },
		{ 436, 576, 2228, 1502, 2, 0, 0, 1, { 0 }, { 6, 2 }, { 4, 1 }, { 27, 10 }, { 7, 1 }, { 0, 0 }, },
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
		{ 571, 0, 0, },
		{ 745, 3, 1, },
		{ 233, 6, 0, },
		{ 751, 9, 0, },
		{ 720, 10, 1, },
	},
	.registers = {
		{ 686, 1105, 0, 1373, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x700, 0x1, 0x0, 0, 1, 65535, 0, 0, 0, { 0 } },
		{ 639, 102, 2169, 1394, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x720, 0xa, 0x1, 1, 4, 65535, 0, 0, 0, { 0 } },
		{ 428, 32, 0, 1373, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x724, 0xa, 0x1, 2, 4, 65535, 0, 0, 1, { 0 } },
		{ 284, 983, 0, 1373, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x728, 0xa, 0x0, 4, 1, 65535, 0, 0, 0, { 0 } },
		{ 710, 1131, 0, 1373, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x750, 0x1, 0x0, 3, 1, 65535, 0, 0, 2, { 0 } },
		{ 737, 1165, 0, 1373, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x729, 0xa, 0x0, 5, 1, 65535, 0, 1, 0, { 0 } },
		{ 803, 1199, 0, 1373, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x760, 0x1, 0x0, 5, 1, 65535, 0, 0, 0, { 0 } },
		{ 639, 0, 0, 1321, { 3, 3 }, { 8, 3 }, { 11, 3 }, 0x0, 0x0, 0x0, 6, 3, 65535, 0, 0, 1, { 0 } },
		{ 428, 42, 0, 1321, { 0, 0 }, { 14, 3 }, { 0, 0 }, 0x0, 0x0, 0x2, 7, 3, 65535, 0, 0, 1, { 0 } },
		{ 628, 1089, 0, 1321, { 0, 0 }, { 17, 3 }, { 0, 0 }, 0x0, 0x0, 0x0, 6, 1, 65535, 0, 0, 1, { 0 } },
		{ 425, 1040, 0, 1321, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0xe10, 0x40, 0x0, 7, 1, 65535, 0, 0, 1, { 0 } },
		{ 923, 166, 0, 1321, { 0, 0 }, { 0, 0 }, { 20, 2 }, 0xe20, 0x40, 0x0, 6, 2, 65535, 0, 0, 1, { 0 } },
		{ 639, 112, 0, 1558, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0xd8, 0x0, 0x4, 8, 2, 0, 1, 0, 0, { 0 } },
		{ 428, 51, 0, 1558, { 0, 0 }, { 0, 0 }, { 23, 2 }, 0x0, 0x0, 0x0, 9, 2, 0, 1, 0, 0, { 0 } },
		{ 284, 1002, 0, 1558, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0xf8, 0x0, 0x0, 11, 1, 0, 1, 0, 0, { 0 } },
		{ 745, 132, 0, 1558, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x40, 0x0, 0x8, 10, 2, 1, 1, 0, 0, { 0 } },
		{ 694, 1114, 0, 1558, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x50, 0x0, 0x0, 10, 1, 2, 1, 0, 0, { 0 } },
		{ 795, 1189, 2136, 1558, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x0, 0x0, 0x0, 10, 1, 65535, 2, 0, 0, { 0 } },
		{ 402, 153, 0, 1558, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x0, 0x0, 0x0, 10, 2, 65535, 2, 1, 0, { 0 } },
		{ 699, 1144, 0, 1558, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x80, 0x0, 0x0, 12, 1, 0, 1, 0, 0, { 0 } },
		{ 558, 1011, 0, 1558, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x84, 0x0, 0x0, 13, 1, 0, 1, 0, 0, { 0 } },
		{ 674, 121, 0, 1544, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x186, 0x0, 0x1, 14, 2, 65535, 0, 0, 0, { 0 } },
		{ 428, 60, 0, 1544, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0xc1, 0x0, 0x1, 15, 2, 65535, 0, 0, 0, { 0 } },
		{ 225, 11, 0, 1530, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x107cc, 0x0, 0x1, 16, 8, 65535, 0, 0, 0, { 0 } },
		{ 885, 1249, 0, 1530, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x107d8, 0x0, 0x0, 17, 1, 65535, 0, 0, 0, { 0 } },
		{ 880, 1242, 0, 1516, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0xffc, 0x0, 0x0, 18, 1, 3, 1, 0, 3, { 0 } },
		{ 389, 143, 0, 1516, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x10, 0x0, 0x0, 19, 1, 3, 1, 0, 3, { 0 } },
		{ 639, 92, 0, 1502, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0xd8, 0xc, 0x4, 20, 3, 4, 1, 0, 0, { 0 } },
		{ 428, 22, 0, 1502, { 0, 0 }, { 0, 0 }, { 28, 6 }, 0x0, 0x0, 0x0, 21, 3, 4, 1, 0, 0, { 0 } },
		{ 635, 1083, 0, 1502, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0xf4, 0x0, 0x0, 22, 1, 4, 1, 0, 0, { 0 } },
		{ 284, 993, 0, 1502, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0xf8, 0x0, 0x0, 23, 1, 4, 1, 0, 0, { 0 } },
		{ 759, 1176, 0, 1502, { 0, 0 }, { 0, 0 }, { 34, 2 }, 0x0, 0x0, 0x0, 24, 1, 4, 1, 0, 0, { 0 } },
		{ 553, 81, 0, 1502, { 0, 0 }, { 0, 0 }, { 36, 2 }, 0x0, 0x4, 0x0, 24, 2, 4, 1, 0, 0, { 0 } },
		{ 191, 1, 0, 1502, { 0, 0 }, { 38, 2 }, { 40, 4 }, 0x0, 0x0, 0x0, 24, 2, 65535, 0, 0, 0, { 0 } },
		{ 506, 71, 0, 1502, { 0, 0 }, { 0, 0 }, { 44, 4 }, 0xa00, 0x10, 0x0, 24, 2, 65535, 0, 0, 0, { 0 } },
		{ 923, 1272, 0, 1502, { 0, 0 }, { 0, 0 }, { 48, 2 }, 0xb00, 0x0, 0x0, 24, 1, 65535, 0, 0, 0, { 0 } },
		{ 815, 1208, 0, 1502, { 0, 0 }, { 0, 0 }, { 50, 1 }, 0xc00, 0x1, 0x0, 24, 1, 65535, 0, 0, 0, { 0 } },
	},
	.layouts = {
		{ 686, { 0, 3 }, UINT64_C(0x1), UINT64_C(0xffffffff), UINT64_C(0x1), UINT64_C(0x8000000f), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x8000000f), 32, { 0 } },
		{ 639, { 3, 15 }, UINT64_C(0xfc00000000100000), UINT64_C(0xffffffffffd6ffff), UINT64_C(0xfc00000000100000), UINT64_C(0x3ffffffffc6ffff), UINT64_C(0x0), UINT64_C(0x280000), UINT64_C(0xfc00000000000000), UINT64_C(0x3ffffffff84ffff), 64, { 0 } },
		{ 428, { 18, 2 }, UINT64_C(0x0), UINT64_C(0xffff000000000000), UINT64_C(0x0), UINT64_C(0xffffffffffff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffffffff), 64, { 0 } },
		{ 858, { 20, 2 }, UINT64_C(0x0), UINT64_C(0xfffffff000000000), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 64, { 0 } },
		{ 284, { 22, 8 }, UINT64_C(0xa0000000), UINT64_C(0xfffffc0f), UINT64_C(0x20000000), UINT64_C(0x700003f0), UINT64_C(0xf), UINT64_C(0xffffc00), UINT64_C(0x0), UINT64_C(0x700003f0), 32, { 0 } },
		{ 837, { 30, 1 }, UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffffffffffff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffffffffffff), 64, { 0 } },
		{ 639, { 31, 3 }, UINT64_C(0x0), UINT64_C(0xffffff00), UINT64_C(0x0), UINT64_C(0x800000ff), UINT64_C(0x0), UINT64_C(0x7fffff00), UINT64_C(0x0), UINT64_C(0xff), 32, { 0 } },
		{ 428, { 34, 2 }, UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffffffff), UINT64_C(0x0), UINT64_C(0xffff000000000000), UINT64_C(0x0), UINT64_C(0xffffffffffff), 64, { 0 } },
		{ 639, { 36, 4 }, UINT64_C(0x0), UINT64_C(0xffffffff), UINT64_C(0x3e0000), UINT64_C(0x41ffff), UINT64_C(0x0), UINT64_C(0xff800000), UINT64_C(0x3e0000), UINT64_C(0x1ffff), 32, { 0 } },
		{ 428, { 40, 2 }, UINT64_C(0x0), UINT64_C(0xffff000000000000), UINT64_C(0x0), UINT64_C(0xffffffffffff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffffffff), 64, { 0 } },
		{ 745, { 42, 1 }, UINT64_C(0xffffffff), UINT64_C(0xffffffff), UINT64_C(0xffffffff), UINT64_C(0xffffffff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffff), 32, { 0 } },
		{ 284, { 43, 3 }, UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x1f), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 32, { 0 } },
		{ 699, { 46, 3 }, UINT64_C(0x0), UINT64_C(0x40000000), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xc0000000), UINT64_C(0x80000000), UINT64_C(0x0), UINT64_C(0x0), 32, { 0 } },
		{ 558, { 49, 2 }, UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 32, { 0 } },
		{ 639, { 51, 10 }, UINT64_C(0x0), UINT64_C(0xffffffff), UINT64_C(0x0), UINT64_C(0xffdfffff), UINT64_C(0x0), UINT64_C(0x200000), UINT64_C(0x0), UINT64_C(0xff8fffff), 32, { 0 } },
		{ 428, { 61, 2 }, UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffffff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffffff), 64, { 0 } },
		{ 501, { 63, 6 }, UINT64_C(0x0), UINT64_C(0xffffffff), UINT64_C(0x0), UINT64_C(0xffffffff400000ff), UINT64_C(0x0), UINT64_C(0xbfffff00), UINT64_C(0x0), UINT64_C(0xffffffff000000ff), 64, { 0 } },
		{ 885, { 69, 4 }, UINT64_C(0x0), UINT64_C(0xffffffff), UINT64_C(0x0), UINT64_C(0xff03), UINT64_C(0x0), UINT64_C(0xffff00fc), UINT64_C(0x0), UINT64_C(0xff03), 32, { 0 } },
		{ 880, { 73, 2 }, UINT64_C(0x12), UINT64_C(0xffff), UINT64_C(0xff12), UINT64_C(0xff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xff00), UINT64_C(0xff), 16, { 0 } },
		{ 773, { 75, 2 }, UINT64_C(0x0), UINT64_C(0xff), UINT64_C(0x0), UINT64_C(0x7f), UINT64_C(0x80), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x7f), 8, { 0 } },
		{ 639, { 77, 3 }, UINT64_C(0x0), UINT64_C(0xffffffff), UINT64_C(0x0), UINT64_C(0x1ff), UINT64_C(0x0), UINT64_C(0xfffffe00), UINT64_C(0x0), UINT64_C(0xff), 32, { 0 } },
		{ 428, { 80, 2 }, UINT64_C(0x0), UINT64_C(0xfffff00000000000), UINT64_C(0x0), UINT64_C(0xfffffffffff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xfffffffffff), 64, { 0 } },
		{ 635, { 82, 2 }, UINT64_C(0x0), UINT64_C(0xffffffff), UINT64_C(0x0), UINT64_C(0x1), UINT64_C(0x0), UINT64_C(0xfffffffe), UINT64_C(0x0), UINT64_C(0x1), 32, { 0 } },
		{ 284, { 84, 2 }, UINT64_C(0x0), UINT64_C(0xffffffff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x3f), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 32, { 0 } },
		{ 880, { 86, 1 }, UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffff), 32, { 0 } },
	},
	.fields = {
		{ 175, 175, 0, 1373, { 0, 0 }, 65535, 65535, 31, 1, 5, 21, 0, 0, { 0 } }, /* global.frz */
		{ 0, 199, 0, 1373, { 0, 0 }, 65535, 65535, 4, 27, 7, 0, 0, 1, { 0 } }, /* global.reserved */
		{ 306, 306, 1725, 1373, { 0, 0 }, 65535, 65535, 0, 4, 2, 23, 0, 0, { 0 } }, /* global.targets */
		{ 0, 199, 0, 1373, { 0, 0 }, 65535, 65535, 58, 6, 7, 0, 0, 1, { 0 } }, /* ctl.reserved */
		{ 206, 216, 2008, 1373, { 0, 0 }, 65535, 65535, 32, 26, 1, 0, 0, 0, { 0 } }, /* ctl.umask_ext */
		{ 784, 784, 1960, 1373, { 0, 3 }, 65535, 65535, 32, 10, 1, 0, 0, 6, { 0 } }, /* ctl.state */
		{ 899, 899, 0, 1373, { 0, 0 }, 65535, 65535, 52, 6, 1, 29, 0, 2, { 0 } }, /* ctl.tid */
		{ 725, 725, 0, 1373, { 0, 0 }, 65535, 65535, 24, 8, 1, 4, 0, 0, { 0 } }, /* ctl.thresh */
		{ 249, 249, 0, 1373, { 0, 0 }, 7, 65535, 23, 1, 1, 5, 0, 0, { 0 } }, /* ctl.invert */
		{ 618, 618, 0, 1373, { 0, 0 }, 65535, 65535, 22, 1, 1, 7, 0, 0, { 0 } }, /* ctl.en */
		{ 755, 755, 0, 1342, { 0, 0 }, 65535, 65535, 21, 1, 0, 0, 1, 8, { 0 } }, /* ctl.dbg */
		{ 0, 838, 0, 1373, { 0, 0 }, 65535, 65535, 20, 1, 8, 0, 3, 1, { 0 } }, /* ctl.reserved */
		{ 179, 179, 0, 1373, { 0, 0 }, 65535, 65535, 19, 1, 8, 0, 0, 0, { 0 } }, /* ctl.mystery */
		{ 853, 853, 0, 1373, { 0, 0 }, 7, 65535, 18, 1, 1, 6, 0, 0, { 0 } }, /* ctl.edge */
		{ 229, 229, 0, 1373, { 0, 0 }, 65535, 65535, 17, 1, 5, 9, 0, 0, { 0 } }, /* ctl.rst */
		{ 0, 199, 0, 1373, { 0, 0 }, 65535, 65535, 16, 1, 7, 0, 0, 1, { 0 } }, /* ctl.reserved */
		{ 693, 693, 0, 1373, { 3, 3 }, 65535, 17, 8, 8, 1, 3, 0, 0, { 0 } }, /* ctl.umask */
		{ 671, 671, 0, 1373, { 6, 2 }, 65535, 65535, 0, 8, 1, 1, 0, 0, { 0 } }, /* ctl.ev_sel */
		{ 0, 199, 0, 1373, { 0, 0 }, 65535, 65535, 48, 16, 7, 0, 0, 1, { 0 } }, /* ctr.reserved */
		{ 256, 256, 0, 1373, { 0, 0 }, 65535, 65535, 0, 48, 1, 15, 0, 0, { 0 } }, /* ctr.count */
		{ 0, 199, 0, 1373, { 0, 0 }, 65535, 65535, 36, 28, 7, 0, 2, 1, { 0 } }, /* free.reserved */
		{ 256, 256, 0, 1373, { 0, 0 }, 65535, 65535, 0, 36, 4, 15, 2, 0, { 0 } }, /* free.count */
		{ 767, 767, 0, 1373, { 0, 0 }, 65535, 65535, 31, 1, 3, 0, 0, 0, { 0 } }, /* status.alive */
		{ 863, 863, 0, 1373, { 8, 2 }, 65535, 65535, 28, 3, 0, 0, 0, 0, { 0 } }, /* status.mode */
		{ 0, 199, 0, 1373, { 0, 0 }, 65535, 65535, 10, 18, 7, 0, 0, 1, { 0 } }, /* status.reserved */
		{ 1439, 1439, 0, 1373, { 10, 1 }, 27, 27, 9, 1, 0, 0, 0, 0, { 0 } }, /* status.lock1 */
		{ 1484, 1484, 0, 1373, { 11, 1 }, 28, 28, 8, 1, 0, 0, 0, 0, { 0 } }, /* status.lock0 */
		{ 1445, 1451, 2735, 1373, { 12, 1 }, 65535, 65535, 6, 2, 0, 0, 0, 0, { 0 } }, /* status.node1 */
		{ 1490, 1496, 2750, 1373, { 13, 1 }, 65535, 65535, 4, 2, 0, 0, 0, 0, { 0 } }, /* status.node0 */
		{ 203, 203, 0, 1373, { 0, 0 }, 65535, 65535, 0, 4, 6, 20, 0, 4, { 0 } }, /* status.ov */
		{ 657, 657, 0, 1373, { 14, 2 }, 65535, 65535, 0, 64, 0, 0, 0, 0, { 0 } }, /* whole.all */
		{ 618, 618, 0, 1321, { 0, 0 }, 65535, 65535, 31, 1, 0, 7, 1, 0, { 0 } }, /* ctl.en */
		{ 0, 199, 0, 1321, { 0, 0 }, 65535, 65535, 8, 23, 7, 0, 1, 1, { 0 } }, /* ctl.reserved */
		{ 674, 674, 0, 1321, { 0, 0 }, 65535, 65535, 0, 8, 0, 1, 1, 0, { 0 } }, /* ctl.sel */
		{ 0, 199, 0, 1321, { 0, 0 }, 65535, 65535, 48, 16, 7, 0, 1, 1, { 0 } }, /* ctr.reserved */
		{ 256, 256, 0, 1321, { 0, 0 }, 65535, 65535, 0, 48, 1, 15, 1, 0, { 0 } }, /* ctr.count */
		{ 0, 199, 0, 1558, { 0, 0 }, 65535, 65535, 23, 9, 7, 0, 0, 1, { 0 } }, /* ctl.reserved */
		{ 618, 618, 0, 1558, { 0, 0 }, 65535, 65535, 22, 1, 0, 7, 0, 0, { 0 } }, /* ctl.en */
		{ 0, 199, 0, 1558, { 0, 0 }, 65535, 65535, 17, 5, 7, 0, 0, 1, { 0 } }, /* ctl.reserved */
		{ 674, 674, 0, 1558, { 0, 0 }, 65535, 65535, 0, 17, 0, 1, 0, 0, { 0 } }, /* ctl.sel */
		{ 0, 199, 0, 1558, { 0, 0 }, 65535, 65535, 48, 16, 7, 0, 0, 1, { 0 } }, /* ctr.reserved */
		{ 256, 256, 0, 1558, { 0, 0 }, 65535, 65535, 0, 48, 1, 15, 0, 0, { 0 } }, /* ctr.count */
		{ 301, 301, 0, 1558, { 0, 0 }, 65535, 65535, 0, 32, 0, 35, 0, 0, { 0 } }, /* match.bits */
		{ 0, 199, 0, 1558, { 0, 0 }, 65535, 65535, 5, 27, 7, 0, 0, 1, { 0 } }, /* status.reserved */
		{ 418, 418, 0, 1558, { 0, 0 }, 65535, 65535, 2, 3, 6, 25, 0, 0, { 0 } }, /* status.slices */
		{ 203, 203, 0, 1558, { 0, 0 }, 65535, 65535, 0, 2, 6, 20, 0, 0, { 0 } }, /* status.ov */
		{ 909, 909, 0, 1359, { 0, 0 }, 65535, 65535, 31, 1, 6, 0, 0, 8, { 0 } }, /* peek.wrapped */
		{ 917, 917, 0, 1558, { 0, 0 }, 65535, 65535, 30, 1, 6, 0, 0, 0, { 0 } }, /* peek.owned */
		{ 665, 665, 0, 1558, { 0, 0 }, 65535, 65535, 0, 30, 4, 0, 0, 0, { 0 } }, /* peek.level */
		{ 0, 199, 0, 1558, { 0, 0 }, 65535, 65535, 8, 24, 7, 0, 0, 1, { 0 } }, /* busno.reserved */
		{ 291, 291, 0, 1558, { 0, 0 }, 65535, 65535, 0, 8, 3, 37, 0, 0, { 0 } }, /* busno.bus */
		{ 725, 725, 0, 1544, { 0, 0 }, 65535, 65535, 24, 8, 0, 4, 0, 0, { 0 } }, /* ctl.thresh */
		{ 249, 249, 0, 1544, { 0, 0 }, 65535, 65535, 23, 1, 0, 5, 0, 0, { 0 } }, /* ctl.invert */
		{ 618, 618, 1904, 1544, { 0, 0 }, 65535, 65535, 22, 1, 0, 7, 0, 0, { 0 } }, /* ctl.en */
		{ 0, 199, 0, 1544, { 0, 0 }, 65535, 65535, 21, 1, 7, 0, 0, 1, { 0 } }, /* ctl.reserved */
		{ 716, 716, 0, 1544, { 0, 0 }, 65535, 65535, 20, 1, 0, 8, 0, 0, { 0 } }, /* ctl.pmi */
		{ 610, 610, 0, 1544, { 0, 0 }, 65535, 65535, 19, 1, 0, 0, 0, 0, { 0 } }, /* ctl.pin */
		{ 853, 853, 0, 1544, { 0, 0 }, 65535, 65535, 18, 1, 0, 6, 0, 0, { 0 } }, /* ctl.edge */
		{ 863, 863, 0, 1544, { 16, 2 }, 65535, 65535, 16, 2, 0, 0, 0, 4, { 0 } }, /* ctl.mode */
		{ 693, 693, 0, 1544, { 0, 0 }, 65535, 65535, 8, 8, 0, 3, 0, 0, { 0 } }, /* ctl.umask */
		{ 671, 671, 0, 1544, { 0, 0 }, 65535, 65535, 0, 8, 0, 1, 0, 0, { 0 } }, /* ctl.ev_sel */
		{ 0, 199, 0, 1544, { 0, 0 }, 65535, 65535, 40, 24, 7, 0, 0, 1, { 0 } }, /* ctr.reserved */
		{ 256, 256, 0, 1544, { 0, 0 }, 65535, 65535, 0, 40, 1, 15, 0, 0, { 0 } }, /* ctr.count */
		{ 256, 256, 0, 1530, { 0, 0 }, 65535, 65535, 32, 32, 1, 15, 0, 0, { 0 } }, /* cccr.count */
		{ 0, 199, 0, 1530, { 0, 0 }, 65535, 65535, 31, 1, 7, 0, 0, 1, { 0 } }, /* cccr.reserved */
		{ 614, 614, 0, 1530, { 0, 0 }, 65535, 65535, 30, 1, 0, 8, 0, 0, { 0 } }, /* cccr.ovf_en */
		{ 0, 199, 0, 1530, { 0, 0 }, 65535, 65535, 8, 22, 7, 0, 0, 1, { 0 } }, /* cccr.reserved */
		{ 262, 262, 0, 1530, { 18, 2 }, 65535, 65535, 4, 4, 0, 0, 0, 0, { 0 } }, /* cccr.agent */
		{ 809, 809, 0, 1530, { 0, 0 }, 65535, 65535, 0, 4, 0, 1, 0, 0, { 0 } }, /* cccr.type */
		{ 0, 199, 0, 1530, { 0, 0 }, 65535, 65535, 16, 16, 7, 0, 0, 1, { 0 } }, /* cmd.reserved */
		{ 694, 694, 2098, 1530, { 0, 0 }, 65535, 65535, 8, 8, 5, 0, 0, 0, { 0 } }, /* cmd.mask */
		{ 0, 199, 0, 1530, { 0, 0 }, 65535, 65535, 2, 6, 7, 0, 0, 1, { 0 } }, /* cmd.reserved */
		{ 279, 279, 0, 1530, { 20, 3 }, 65535, 65535, 0, 2, 5, 0, 0, 0, { 0 } }, /* cmd.what */
		{ 0, 199, 0, 1516, { 0, 0 }, 65535, 65535, 8, 8, 7, 0, 3, 1, { 0 } }, /* word.reserved */
		{ 195, 195, 0, 1516, { 0, 0 }, 65535, 65535, 0, 8, 0, 0, 3, 0, { 0 } }, /* word.low */
		{ 549, 549, 0, 1516, { 0, 0 }, 65535, 65535, 7, 1, 6, 0, 3, 0, { 0 } }, /* byte.top */
		{ 244, 244, 0, 1516, { 0, 0 }, 65535, 65535, 0, 7, 0, 0, 3, 0, { 0 } }, /* byte.rest */
		{ 0, 199, 0, 1502, { 0, 0 }, 65535, 65535, 9, 23, 7, 0, 0, 1, { 0 } }, /* ctl.reserved */
		{ 618, 618, 0, 1502, { 0, 0 }, 65535, 65535, 8, 1, 0, 7, 0, 0, { 0 } }, /* ctl.en */
		{ 674, 674, 0, 1502, { 0, 0 }, 65535, 65535, 0, 8, 0, 1, 0, 0, { 0 } }, /* ctl.sel */
		{ 0, 199, 0, 1502, { 0, 0 }, 65535, 65535, 44, 20, 7, 0, 0, 1, { 0 } }, /* ctr.reserved */
		{ 256, 256, 0, 1502, { 0, 0 }, 65535, 65535, 0, 44, 1, 15, 0, 0, { 0 } }, /* ctr.count */
		{ 0, 199, 0, 1502, { 0, 0 }, 65535, 65535, 1, 31, 7, 0, 0, 1, { 0 } }, /* box_ctl.reserved */
		{ 175, 175, 0, 1502, { 0, 0 }, 65535, 65535, 0, 1, 0, 16, 0, 0, { 0 } }, /* box_ctl.frz */
		{ 0, 199, 0, 1502, { 0, 0 }, 65535, 65535, 6, 26, 7, 0, 0, 1, { 0 } }, /* status.reserved */
		{ 203, 203, 0, 1502, { 0, 0 }, 65535, 65535, 0, 6, 6, 20, 0, 0, { 0 } }, /* status.ov */
		{ 657, 657, 0, 1502, { 0, 0 }, 65535, 65535, 0, 32, 0, 0, 0, 0, { 0 } }, /* word.all */
	},
	.values = {
		{ UINT64_C(0x1), UINT64_C(0x3ff), 1163, 1163, 0, 65535, 0 },
		{ UINT64_C(0x2), UINT64_C(0x3ff), 1038, 1038, 2703, 65535, 0 },
		{ UINT64_C(0x3ff), UINT64_C(0x3ff), 661, 661, 0, 65535, 0 },
		{ UINT64_C(0x1), UINT64_C(0x3), 927, 927, 2765, 6, 0 },
		{ UINT64_C(0x2), UINT64_C(0xff), 778, 778, 0, 6, 0 },
		{ UINT64_C(0x4), UINT64_C(0xff), 927, 2782, 0, 7, 0 },
		{ UINT64_C(0x34), UINT64_C(0xff), 521, 521, 0, 65535, 0 },
		{ UINT64_C(0x37), UINT64_C(0xff), 621, 621, 0, 65535, 0 },
		{ UINT64_C(0x0), UINT64_C(0x7), 763, 763, 0, 65535, 0 },
		{ UINT64_C(0x2), UINT64_C(0x6), 607, 607, 0, 65535, 0 },
		{ UINT64_C(0x1), UINT64_C(0x1), 894, 894, 0, 12, 0 },
		{ UINT64_C(0x1), UINT64_C(0x1), 894, 894, 0, 13, 0 },
		{ UINT64_C(0x1), UINT64_C(0x3), 516, 516, 0, 65535, 0 },
		{ UINT64_C(0x1), UINT64_C(0x3), 516, 516, 0, 65535, 0 },
		{ UINT64_C(0x8000000000000000), UINT64_C(0xffffffffffffffff), 549, 549, 0, 65535, 0 },
		{ UINT64_C(0x0), UINT64_C(0xffffffffffffffff), 814, 814, 0, 65535, 0 },
		{ UINT64_C(0x1), UINT64_C(0x3), 432, 432, 0, 65535, 0 },
		{ UINT64_C(0x2), UINT64_C(0x3), 355, 355, 0, 65535, 0 },
		{ UINT64_C(0x8), UINT64_C(0x8), 187, 187, 0, 65535, 0 },
		{ UINT64_C(0x3), UINT64_C(0xf), 564, 564, 0, 65535, 0 },
		{ UINT64_C(0x0), UINT64_C(0x3), 567, 567, 0, 65535, 0 },
		{ UINT64_C(0x1), UINT64_C(0x3), 889, 889, 0, 65535, 0 },
		{ UINT64_C(0x2), UINT64_C(0x3), 510, 510, 0, 65535, 0 },
	},
	.counters = {
		{ 678, 0, 1, 2, 4, 48, 0, { 0, 4 }, { 0, 3, 29, }, { 4, 3 }, { 0, 3 }, 0, },
		{ 411, 2371, 65535, 4, 1, 36, 2, { 7, 1 }, { 65535, 65535, 65535, }, { 0, 0 }, { 0, 0 }, 0, },
		{ 678, 0, 7, 8, 3, 48, 0, { 22, 1 }, { 65535, 65535, 65535, }, { 0, 0 }, { 0, 0 }, 0, },
		{ 903, 1987, 9, 10, 1, 48, 1, { 0, 0 }, { 65535, 65535, 65535, }, { 0, 0 }, { 0, 0 }, 0, },
		{ 678, 0, 12, 13, 2, 48, 0, { 0, 0 }, { 2, 14, 45, }, { 25, 3 }, { 3, 3 }, 0, },
		{ 678, 0, 21, 22, 2, 40, 0, { 0, 0 }, { 65535, 65535, 65535, }, { 0, 0 }, { 0, 0 }, 0, },
		{ 678, 0, 23, 23, 8, 32, 0, { 0, 0 }, { 65535, 65535, 65535, }, { 0, 0 }, { 0, 0 }, 0, },
		{ 678, 0, 27, 28, 3, 44, 0, { 0, 0 }, { 6, 30, 85, }, { 51, 2 }, { 0, 0 }, 0, },
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
		{ 3, { 26, 1 }, },
		{ 4, { 27, 1 }, },
		{ 5, { 28, 1 }, },
		{ 6, { 29, 1 }, },
		{ 7, { 30, 1 }, },
		{ 1, { 31, 1 }, },
		{ 2, { 32, 1 }, },
		{ 7, { 33, 2 }, },
	},
	.steps = {
		{ UINT64_C(0x0), UINT64_C(0x70000000), 0, 0, 3, 0, 0, 0, },
		{ UINT64_C(0x0), UINT64_C(0xffffffffffffffff), 0, 0, 2, 0, 0, 4, },
		{ UINT64_C(0xfc50000000500000), UINT64_C(0x3f0000000400000), 0, 0, 1, 0, 0, 5, },
		{ UINT64_C(0x0), UINT64_C(0xffffffffffffffff), 0, 0, 2, 0, 0, 6, },
		{ UINT64_C(0x20000000), UINT64_C(0x70000000), 0, 0, 3, 0, 0, 0, },
		{ UINT64_C(0x0), UINT64_C(0x0), 0, 0, 2, 0, 1, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), 0, 0, 4, 0, 1, 4, },
		{ UINT64_C(0x2000000f), UINT64_C(0xf), 0, 0, 3, 0, 0, 0, },
		{ UINT64_C(0xfc00000000100000), UINT64_C(0x0), 0, 0, 1, 0, 0, 4, },
		{ UINT64_C(0x3), UINT64_C(0xff), 0, 1, 11, 1, 0, 0, },
		{ UINT64_C(0x80000000), UINT64_C(0x80000000), 0, 1, 7, 0, 0, 5, },
		{ UINT64_C(0x80000000), UINT64_C(0x80000000), 0, 1, 9, 0, 0, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), 0, 1, 8, 0, 1, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), 0, 1, 10, 0, 1, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), 0, 1, 11, 0, 1, 0, },
		{ UINT64_C(0xffffffff), UINT64_C(0x0), 0, 2, 15, 1, 0, 1, },
		{ UINT64_C(0x3e0000), UINT64_C(0x0), 0, 2, 12, 0, 0, 5, },
		{ UINT64_C(0x7e0000), UINT64_C(0x400000), 0, 2, 12, 0, 0, 5, },
		{ UINT64_C(0x1f), UINT64_C(0x1f), 0, 2, 14, 0, 0, 0, },
		{ UINT64_C(0x0), UINT64_C(0x0), 0, 3, 21, 0, 0, 0, },
		{ UINT64_C(0x0), UINT64_C(0x0), 0, 3, 21, 1, 0, 0, },
		{ UINT64_C(0x0), UINT64_C(0x0), 0, 3, 21, 0, 0, 5, },
		{ UINT64_C(0x400000), UINT64_C(0x400000), 1852, 3, 21, 0, 0, 1, },
		{ UINT64_C(0x0), UINT64_C(0x0), 0, 3, 21, 0, 0, 0, },
		{ UINT64_C(0x0), UINT64_C(0x0), 0, 3, 22, 0, 1, 4, },
		{ UINT64_C(0xff01), UINT64_C(0xff03), 0, 4, 24, 0, 0, 0, },
		{ UINT64_C(0xff02), UINT64_C(0xff03), 0, 4, 24, 0, 0, 0, },
		{ UINT64_C(0x0), UINT64_C(0x0), 0, 4, 23, 0, 0, 5, },
		{ UINT64_C(0xff00), UINT64_C(0xff03), 0, 4, 24, 0, 0, 0, },
		{ UINT64_C(0xff01), UINT64_C(0xff03), 0, 4, 24, 0, 0, 0, },
		{ UINT64_C(0x0), UINT64_C(0x0), 0, 4, 23, 0, 1, 4, },
		{ UINT64_C(0x8000000f), UINT64_C(0x8000000f), 1572, 0, 0, 0, 0, 0, },
		{ UINT64_C(0x1), UINT64_C(0x0), 0, 0, 0, 0, 0, 0, },
		{ UINT64_C(0x0), UINT64_C(0x0), 0, 2, 14, 0, 1, 0, },
		{ UINT64_C(0x0), UINT64_C(0x0), 0, 1, 8, 0, 1, 4, },
	},
	.aliases = {
		{ 602, 0, 65535, 65535, },
		{ 643, 0, 0, 65535, },
		{ 1257, 0, 1, 6, },
		{ 819, 0, 3, 27, },
		{ 828, 0, 3, 28, },
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
		274, 
		268, 
		803, 
		1313, 
		1305, 
		1297, 
		495, 
		441, 
	},
	.events = {
		{ UINT64_C(0x0), 1151, 2000, 1373, 0, 0, 0, 0, 0xf, 1, 0, 0, 0, 0, 0, 0, 16, },
		{ UINT64_C(0x34), 1052, 2034, 1502, 0, 1, 0, 0, 0x3, 20, 8, 0, 0, 0, 33, 1, 16, },
		{ UINT64_C(0x34), 1017, 2535, 1502, 0, 1, 8, 6, 0x3, 0, 1, 0, 0, 0, 1, 1, 16, },
		{ UINT64_C(0x2800037), 1070, 1599, 1502, 0, 1, 9, 6, 0xc, 0, 1, 1, 0, 0, 0, 1, 16, },
		{ UINT64_C(0x40), 1279, 2403, 1502, 0, 1, 10, 8, 0x1, 0, 2, 0, 0, 0, 0, 1, 6, },
		{ UINT64_C(0x11), 953, 2441, 1502, 0, 1, 12, 8, 0x1, 0, 0, 0, 0, 0, 2, 1, 16, },
		{ UINT64_C(0x1f), 938, 2333, 1502, 0, 1, 12, 8, 0xe, 0, 0, 0, 0, 0, 12, 1, 16, },
		{ UINT64_C(0x10000), 971, 2471, 1502, 0, 1, 12, 8, 0x1, 0, 1, 0, 255, 0, 80, 3, 65535, },
		{ UINT64_C(0x0), 1231, 1790, 1502, 0, 0, 13, 8, 0x1, 0, 0, 0, 1, 0, 0, 1, 65535, },
		{ UINT64_C(0xff), 1121, 2601, 1321, 1, 2, 13, 8, 0x5, 0, 0, 0, 0, 0, 0, 1, 65535, },
		{ UINT64_C(0x0), 1215, 2191, 1321, 1, 2, 13, 8, 0x1, 0, 0, 0, 1, 0, 0, 1, 65535, },
	},
	.umasks = {
		{ 1287, 2726, 1502, 0x1, 1, 0x3, 0, 20, 0, 1, 1, 0, },
		{ 1183, 2461, 1502, 0x2, 1, 0x2, 0, 2, 0, 1, 1, 0, },
		{ 949, 2220, 1502, 0x3, 1, 0x3, 0, 20, 0, 0, 1, 0, },
		{ 1101, 2563, 1460, 0x3, 1, 0x3, 0, 20, 0, 0, 2, 0, },
		{ 1386, 2588, 1502, 0x10, 1, 0x3, 0, 20, 1, 0, 1, 0, },
		{ 1334, 1820, 1502, 0x10, 1, 0x3, 1, 20, 1, 0, 1, 0, },
		{ 1266, 2045, 1502, 0x20, 1, 0x3, 2, 20, 3, 0, 1, 0, },
		{ 1292, 2507, 1502, 0x80, 1, 0x3, 5, 20, 1, 4, 1, 0, },
		{ 1287, 2726, 1502, 0x1, 2, 0x3, 6, 0, 0, 0, 1, 0, },
		{ 932, 1973, 1502, 0x4, 3, 0xc, 7, 0, 1, 2, 1, 0, },
		{ 1457, 1704, 1502, 0x1, 4, 0x1, 8, 0, 0, 0, 1, 0, },
		{ 1355, 1715, 1502, 0x3f, 4, 0x1, 8, 0, 0, 0, 1, 0, },
		{ 1065, 2697, 1502, 0x1, 7, 0x1, 8, 0, 0, 0, 3, 0, },
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
		{ 1157, 2529, 0, 0, },
		{ 1225, 1617, 0, 0, },
		{ 1101, 2391, 1, 0, },
	},
	.event_aliases = {
		{ 1031, 1474, 0, 65535, },
		{ 1138, 1474, 0, 65535, },
		{ 704, 535, 0, 65535, },
		{ 969, 1474, 1, 1, },
		{ 395, 535, 1, 1, },
		{ 246, 535, 1, 1, },
	},
	.name_index = {
		0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 4, 5, 0, 2, 0, 0,
		0, 0, 0, 0, 3, 8, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 10, 7, 0, 0, 13, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 11, 0, 0, 12, 0, 14, 0, 0, 1, 0, 0, 0,
	},
	.codes = {
		{ UINT64_C(0x1), 238, 0, 0, },
	},
	.pool = "",
	.pool_0 =
		"Un_MIX{i}\0"
		"BUS_EVT{i}\0"
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
		"rst\0"
		"lost\0"
		"ghost\0"
		"rest\0"
		"invert\0"
		"count\0"
		"agent\0"
		"right\0"
		"left\0"
		"what\0"
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
		"clear\0"
		"Near\0"
		"Lookup\0"
		"madeup\0"
		"made-up\0"
		"Mesh stop\0"
		"step\0"
		"busno\0"
		"io\0"
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
		"W\0"
		"UNC_S_GHOST\0"
		"Sn_STATUS\0"
		"U_STATUS\0"
		"M_STATUS\0"
		"M_BUS\0"
		"UNC_S_LOOKUPS\0"
		"S_CYCLES\0"
		"T_FIXED_CTR\0"
		"UNC_S_LOOKUP\0"
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
		"ThreadID\0"
		"HOMED\0"
		"Un_ODD\0"
		"UNC_S_THREAD\0"
		"DEAD\0"
		"T_CTL_C\0"
		"T_CTL_B\0"
		"T_CTL_A\0"
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
		"The first.\0"
		"The last.\0"
		"Cores that hear of a wrap; kept over a warm reset.\0"
		"Nobody knows.\0"
		"What the free counter counts.\0"
		"In another, with the same bits.\0"
		"The enable of the first control runs both counters.\0"
		"Works in the first control only, and for both counters.\0"
		"Line states.\0"
		"Changed ones.\0"
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
		"Work; the box gives the source.\0"
		"MSRs ten apart, a 64-bit control, and a name for each instance.\0"
		"Once.\0"
		"Shared */ and \?\?/ odd.\0"
		"To read.\0"
		"Home of way 1.\0"
		"Home of way 0.\0"
		"Bit 1 must be 0.\0"
		"Read (victim)",
};
