/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/xeon7400/ by "make generate". Do not edit. */
#include <stddef.h>

#include "uncore/tables.h"

#if UNCORE_TABLE_ABI != 7
#error "these tables are stale: run make generate"
#endif

struct uncore_xeon7400_tables {
	struct uncore_tables head;
	struct uncore_cpuid_row cpuids[1];
	struct uncore_box_row boxes[1];
	struct uncore_register_row registers[4];
	struct uncore_layout_row layouts[4];
	struct uncore_field_row fields[55];
	struct uncore_value_row values[30];
	struct uncore_counter_row counters[3];
	struct uncore_procedure_row procedure_rows[9];
	struct uncore_step_row steps[16];
	struct uncore_alias_row aliases[1];
	uint32_t numbers[3];
	uncore_string strings[8];
	struct uncore_event_row events[23];
	struct uncore_category_row categories[7];
	struct uncore_event_alias_row event_aliases[1];
	uint16_t name_index[128];
	struct uncore_default_row defaults[3];
	char pool[1];
	char pool_0[3967];
	char pool_1[1969];
};

extern const struct uncore_xeon7400_tables uncore_xeon7400_tables;

const struct uncore_xeon7400_tables uncore_xeon7400_tables = {
	.head = {
		.magic = UNCORE_TABLE_MAGIC,
		.abi = UNCORE_TABLE_ABI,
		.size = sizeof(struct uncore_xeon7400_tables),
		.id = 1923, 
		.title = 5907, 
		.source = 1336, 
		.sockets = { 65535, 0, { 65535, 65535, 65535 }, { 65535, 65535, 65535 } },
		.cores = 0, 
		.threads = 0, 
		.procedures = { 0, 0 }, 
		.cpuids = { offsetof(struct uncore_xeon7400_tables, cpuids), 1 },
		.boxes = { offsetof(struct uncore_xeon7400_tables, boxes), 1 },
		.registers = { offsetof(struct uncore_xeon7400_tables, registers), 4 },
		.layouts = { offsetof(struct uncore_xeon7400_tables, layouts), 4 },
		.fields = { offsetof(struct uncore_xeon7400_tables, fields), 55 },
		.values = { offsetof(struct uncore_xeon7400_tables, values), 30 },
		.counters = { offsetof(struct uncore_xeon7400_tables, counters), 3 },
		.procedure_rows = { offsetof(struct uncore_xeon7400_tables, procedure_rows), 9 },
		.steps = { offsetof(struct uncore_xeon7400_tables, steps), 16 },
		.aliases = { offsetof(struct uncore_xeon7400_tables, aliases), 1 },
		.numbers = { offsetof(struct uncore_xeon7400_tables, numbers), 3 },
		.strings = { offsetof(struct uncore_xeon7400_tables, strings), 8 },
		.events = { offsetof(struct uncore_xeon7400_tables, events), 23 },
		.categories = { offsetof(struct uncore_xeon7400_tables, categories), 7 },
		.event_aliases = { offsetof(struct uncore_xeon7400_tables, event_aliases), 1 },
		.name_index = { offsetof(struct uncore_xeon7400_tables, name_index), 128 },
		.defaults = { offsetof(struct uncore_xeon7400_tables, defaults), 3 },
		.pool = { offsetof(struct uncore_xeon7400_tables, pool), 5937 },
	},
	.cpuids = {
		{ 6, 29, 0, 15, 65535, 0, },
	},
	.boxes = {
		{ 1641, 331, 5833, 1795, 1, 0, 0, 0, { 0 }, { 0, 0 }, { 0, 0 }, { 0, 4 }, { 0, 3 }, { 0, 9 }, },
	},
	.registers = {
		{ 415, 0, 0, 1688, { 0, 2 }, { 0, 0 }, { 0, 0 }, 0x107cc, 0x0, 0x1, 0, 2, 65535, 0, 0, 0, { 0 } },
		{ 420, 0, 0, 1688, { 2, 2 }, { 0, 0 }, { 0, 0 }, 0x107ce, 0x0, 0x1, 1, 2, 65535, 0, 0, 0, { 0 } },
		{ 1094, 0, 0, 1688, { 4, 4 }, { 0, 0 }, { 0, 0 }, 0x107d0, 0x0, 0x1, 2, 4, 65535, 0, 0, 0, { 0 } },
		{ 552, 1274, 4610, 1570, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x107d8, 0x0, 0x0, 3, 1, 65535, 0, 0, 0, { 0 } },
	},
	.layouts = {
		{ 415, { 0, 11 }, UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xfffffffffffffff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x7ffffff00000000), UINT64_C(0x0), 64, { 0 } },
		{ 420, { 11, 11 }, UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xbffffffffffffff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x3ffffff00000000), UINT64_C(0x0), 64, { 0 } },
		{ 1094, { 22, 25 }, UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x400000000000000), UINT64_C(0xbffffffffffffff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x400000000000000), UINT64_C(0x3ffffff00000000), UINT64_C(0x0), 64, { 0 } },
		{ 552, { 47, 8 }, UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xff0007), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xff0007), UINT64_C(0x0), 64, { 0 } },
	},
	.fields = {
		{ 0, 125, 0, 1476, { 0, 0 }, 65535, 65535, 60, 4, 7, 0, 0, 1, { 0 } }, /* gbsq.reserved */
		{ 899, 908, 5153, 1476, { 0, 0 }, 65535, 65535, 59, 1, 0, 45, 0, 0, { 0 } }, /* gbsq.saturate */
		{ 426, 438, 2763, 1476, { 0, 0 }, 65535, 65535, 58, 1, 0, 0, 0, 0, { 0 } }, /* gbsq.cross_snoop */
		{ 474, 488, 5660, 1476, { 0, 4 }, 65535, 65535, 56, 2, 0, 0, 0, 0, { 0 } }, /* gbsq.fill_eviction */
		{ 233, 252, 3005, 1476, { 4, 4 }, 65535, 65535, 54, 2, 0, 0, 0, 0, { 0 } }, /* gbsq.core_module_select */
		{ 863, 872, 5251, 1476, { 0, 0 }, 65535, 65535, 47, 7, 0, 0, 0, 4, { 0 } }, /* gbsq.l3_state */
		{ 694, 706, 3496, 1476, { 8, 3 }, 65535, 65535, 44, 3, 0, 0, 0, 4, { 0 } }, /* gbsq.snoop_match */
		{ 718, 729, 5327, 1476, { 11, 1 }, 65535, 65535, 38, 6, 0, 0, 0, 4, { 0 } }, /* gbsq.type_match */
		{ 105, 115, 3413, 1476, { 12, 2 }, 65535, 65535, 36, 2, 0, 0, 0, 4, { 0 } }, /* gbsq.data_flow */
		{ 207, 220, 3833, 1476, { 14, 4 }, 65535, 65535, 32, 4, 0, 0, 0, 4, { 0 } }, /* gbsq.agent_select */
		{ 129, 129, 3160, 1476, { 0, 0 }, 65535, 65535, 0, 32, 1, 15, 0, 0, { 0 } }, /* gbsq.event_count */
		{ 0, 125, 0, 1403, { 0, 0 }, 65535, 65535, 60, 4, 7, 0, 0, 1, { 0 } }, /* gsnpq.reserved */
		{ 899, 908, 5153, 1403, { 0, 0 }, 65535, 65535, 59, 1, 0, 45, 0, 0, { 0 } }, /* gsnpq.saturate */
		{ 0, 125, 2254, 1403, { 0, 0 }, 65535, 65535, 58, 1, 7, 0, 0, 1, { 0 } }, /* gsnpq.reserved */
		{ 450, 462, 4682, 1403, { 0, 0 }, 65535, 65535, 57, 1, 0, 0, 0, 0, { 0 } }, /* gsnpq.block_snoop */
		{ 502, 1122, 5081, 1403, { 0, 0 }, 65535, 65535, 56, 1, 0, 0, 0, 0, { 0 } }, /* gsnpq.core_module_select_en */
		{ 233, 1144, 3455, 1403, { 18, 4 }, 15, 65535, 54, 2, 0, 0, 0, 0, { 0 } }, /* gsnpq.core_module_select */
		{ 881, 890, 5251, 1403, { 0, 0 }, 65535, 65535, 47, 7, 0, 0, 0, 4, { 0 } }, /* gsnpq.l2_state */
		{ 694, 706, 3496, 1403, { 22, 3 }, 65535, 65535, 44, 3, 0, 0, 0, 4, { 0 } }, /* gsnpq.snoop_match */
		{ 718, 729, 5327, 1403, { 25, 1 }, 65535, 65535, 38, 6, 0, 0, 0, 4, { 0 } }, /* gsnpq.type_match */
		{ 207, 220, 2653, 1403, { 26, 4 }, 65535, 65535, 32, 6, 0, 0, 0, 4, { 0 } }, /* gsnpq.agent_select */
		{ 129, 129, 3160, 1403, { 0, 0 }, 65535, 65535, 0, 32, 1, 15, 0, 0, { 0 } }, /* gsnpq.event_count */
		{ 0, 125, 0, 1816, { 0, 0 }, 65535, 65535, 60, 4, 7, 0, 0, 1, { 0 } }, /* fsb.reserved */
		{ 899, 908, 5153, 1816, { 0, 0 }, 65535, 65535, 59, 1, 0, 45, 0, 0, { 0 } }, /* fsb.saturate */
		{ 0, 125, 5812, 1816, { 0, 0 }, 65535, 65535, 58, 1, 7, 0, 0, 1, { 0 } }, /* fsb.reserved */
		{ 309, 1220, 2435, 1816, { 0, 0 }, 65535, 65535, 57, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_other_bnr */
		{ 585, 607, 2223, 1816, { 0, 0 }, 65535, 65535, 56, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_other_snoop_stall */
		{ 81, 1192, 2333, 1816, { 0, 0 }, 65535, 65535, 55, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_other_drdy */
		{ 29, 1168, 5508, 1816, { 0, 0 }, 65535, 65535, 54, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_other_dbsy */
		{ 798, 837, 5469, 1816, { 0, 0 }, 65535, 65535, 53, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_rw_issue */
		{ 811, 850, 3767, 1816, { 0, 0 }, 65535, 65535, 52, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_wr_issue */
		{ 785, 824, 3719, 1816, { 0, 0 }, 65535, 65535, 51, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_ww_issue */
		{ 1098, 1110, 3071, 1816, { 0, 0 }, 65535, 65535, 50, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_ww_data */
		{ 755, 770, 2048, 1816, { 0, 0 }, 65535, 65535, 49, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_ioq_active */
		{ 559, 572, 1932, 1816, { 0, 0 }, 65535, 65535, 48, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_ioq_full */
		{ 1, 15, 1995, 1816, { 0, 0 }, 65535, 65535, 47, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_ioq_empty */
		{ 323, 1234, 2500, 1816, { 0, 0 }, 65535, 65535, 46, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_bnr */
		{ 96, 1207, 2386, 1816, { 0, 0 }, 65535, 65535, 45, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_drdy */
		{ 44, 1183, 3551, 1816, { 0, 0 }, 65535, 65535, 44, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_dbsy */
		{ 629, 647, 2789, 1816, { 0, 0 }, 65535, 65535, 43, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_l_snoop_stall */
		{ 53, 65, 3208, 1816, { 0, 0 }, 65535, 65535, 42, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_l_retry */
		{ 367, 379, 5549, 1816, { 0, 0 }, 65535, 65535, 41, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_l_defer */
		{ 530, 541, 4506, 1816, { 0, 0 }, 65535, 65535, 40, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_l_hitm */
		{ 155, 165, 4430, 1816, { 0, 0 }, 65535, 65535, 39, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_l_hit */
		{ 391, 403, 4352, 1816, { 0, 0 }, 65535, 65535, 38, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_l_clear */
		{ 941, 950, 5388, 1816, { 0, 0 }, 65535, 65535, 32, 6, 0, 0, 0, 4, { 0 } }, /* fsb.fsb_type */
		{ 129, 129, 3160, 1816, { 0, 0 }, 65535, 65535, 0, 32, 1, 15, 0, 0, { 0 } }, /* fsb.event_count */
		{ 0, 125, 0, 1597, { 0, 0 }, 65535, 65535, 56, 8, 7, 0, 0, 1, { 0 } }, /* gl_ctl.reserved */
		{ 271, 287, 5000, 1597, { 0, 0 }, 65535, 65535, 48, 8, 4, 20, 2, 0, { 0 } }, /* gl_ctl.gl_event_status */
		{ 0, 125, 0, 1597, { 0, 0 }, 65535, 65535, 24, 24, 7, 0, 0, 1, { 0 } }, /* gl_ctl.reserved */
		{ 175, 191, 5592, 1597, { 0, 0 }, 65535, 65535, 16, 8, 0, 41, 0, 0, { 0 } }, /* gl_ctl.gl_event_select */
		{ 0, 125, 0, 1597, { 0, 0 }, 65535, 65535, 3, 13, 7, 0, 0, 1, { 0 } }, /* gl_ctl.reserved */
		{ 1008, 1021, 4748, 1597, { 0, 0 }, 65535, 65535, 2, 1, 5, 44, 2, 0, { 0 } }, /* gl_ctl.gl_reset_cmd */
		{ 1034, 1050, 4857, 1597, { 0, 0 }, 65535, 65535, 1, 1, 5, 43, 2, 0, { 0 } }, /* gl_ctl.gl_unfreeze_cmd */
		{ 1066, 1080, 4928, 1597, { 0, 0 }, 65535, 65535, 0, 1, 5, 42, 2, 0, { 0 } }, /* gl_ctl.gl_freeze_cmd */
	},
	.values = {
		{ UINT64_C(0x0), UINT64_C(0x3), 77, 77, 0, 65535, 0 },
		{ UINT64_C(0x1), UINT64_C(0x3), 303, 303, 5697, 65535, 0 },
		{ UINT64_C(0x2), UINT64_C(0x3), 990, 990, 3525, 65535, 0 },
		{ UINT64_C(0x3), UINT64_C(0x3), 740, 740, 4249, 65535, 0 },
		{ UINT64_C(0x0), UINT64_C(0x3), 77, 77, 4302, 65535, 0 },
		{ UINT64_C(0x1), UINT64_C(0x3), 971, 971, 4230, 65535, 0 },
		{ UINT64_C(0x2), UINT64_C(0x3), 361, 361, 2944, 65535, 0 },
		{ UINT64_C(0x3), UINT64_C(0x3), 665, 665, 4330, 65535, 0 },
		{ UINT64_C(0x1), UINT64_C(0x7), 524, 524, 0, 65535, 0 },
		{ UINT64_C(0x2), UINT64_C(0x7), 1216, 1216, 0, 65535, 0 },
		{ UINT64_C(0x4), UINT64_C(0x7), 1269, 1269, 0, 65535, 0 },
		{ UINT64_C(0x3f), UINT64_C(0x3f), 661, 661, 3928, 65535, 0 },
		{ UINT64_C(0x1), UINT64_C(0x3), 1001, 1001, 0, 65535, 0 },
		{ UINT64_C(0x2), UINT64_C(0x3), 673, 673, 0, 65535, 0 },
		{ UINT64_C(0x1), UINT64_C(0xf), 1894, 1894, 4274, 65535, 0 },
		{ UINT64_C(0x2), UINT64_C(0xf), 1766, 1766, 0, 65535, 0 },
		{ UINT64_C(0x4), UINT64_C(0xf), 1714, 1714, 0, 65535, 0 },
		{ UINT64_C(0x7), UINT64_C(0xf), 77, 77, 4583, 65535, 0 },
		{ UINT64_C(0x0), UINT64_C(0x3), 959, 959, 2977, 65535, 0 },
		{ UINT64_C(0x1), UINT64_C(0x3), 929, 929, 0, 65535, 0 },
		{ UINT64_C(0x2), UINT64_C(0x3), 917, 917, 0, 65535, 0 },
		{ UINT64_C(0x3), UINT64_C(0x3), 980, 980, 0, 65535, 0 },
		{ UINT64_C(0x1), UINT64_C(0x7), 524, 524, 0, 65535, 0 },
		{ UINT64_C(0x2), UINT64_C(0x7), 1216, 1216, 0, 65535, 0 },
		{ UINT64_C(0x4), UINT64_C(0x7), 1269, 1269, 0, 65535, 0 },
		{ UINT64_C(0x3f), UINT64_C(0x3f), 661, 661, 3928, 65535, 0 },
		{ UINT64_C(0x1), UINT64_C(0x3f), 1894, 1894, 4274, 65535, 0 },
		{ UINT64_C(0x2), UINT64_C(0x3f), 1766, 1766, 0, 65535, 0 },
		{ UINT64_C(0x4), UINT64_C(0x3f), 1714, 1714, 0, 65535, 0 },
		{ UINT64_C(0x20), UINT64_C(0x3f), 141, 141, 2320, 65535, 0 },
	},
	.counters = {
		{ 415, 0, 0, 0, 2, 32, 0, { 0, 0 }, { 0, 3, 48, }, { 0, 1 }, { 0, 0 }, 255, 0, 2, { 65535, 65535, 65535, }, 1, 1, 0, { 0 } },
		{ 420, 0, 1, 1, 2, 32, 0, { 0, 0 }, { 0, 3, 48, }, { 1, 1 }, { 0, 0 }, 255, 0, 4, { 65535, 65535, 65535, }, 1, 1, 2, { 0 } },
		{ 1094, 0, 2, 2, 4, 32, 0, { 0, 0 }, { 0, 3, 48, }, { 2, 1 }, { 0, 0 }, 255, 0, 6, { 65535, 65535, 65535, }, 1, 2, 4, { 0 } },
	},
	.procedure_rows = {
		{ 0, { 0, 1 }, },
		{ 1, { 1, 1 }, },
		{ 2, { 2, 1 }, },
		{ 3, { 3, 1 }, },
		{ 4, { 4, 3 }, },
		{ 5, { 7, 1 }, },
		{ 6, { 8, 1 }, },
		{ 7, { 9, 3 }, },
		{ 9, { 12, 4 }, },
	},
	.steps = {
		{ UINT64_C(0x1), UINT64_C(0xff0001), UINT64_C(0x0), 3968, 0, 3, 0, 0, 8, },
		{ UINT64_C(0x1), UINT64_C(0xff0001), UINT64_C(0x0), 3806, 0, 3, 0, 0, 8, },
		{ UINT64_C(0x2), UINT64_C(0xff0002), UINT64_C(0x0), 3191, 0, 3, 0, 0, 8, },
		{ UINT64_C(0x4), UINT64_C(0xff0004), UINT64_C(0x0), 2823, 0, 3, 0, 0, 8, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 3627, 0, 0, 0, 0, 5, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 3627, 0, 1, 0, 0, 5, },
		{ UINT64_C(0x400000000000000), UINT64_C(0x0), UINT64_C(0x0), 3627, 0, 2, 0, 0, 5, },
		{ UINT64_C(0x2), UINT64_C(0xff0002), UINT64_C(0x0), 3669, 0, 3, 0, 0, 8, },
		{ UINT64_C(0x1), UINT64_C(0xff0001), UINT64_C(0x0), 3695, 0, 3, 0, 0, 8, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 0, 0, 0, 0, 1, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 0, 0, 1, 0, 1, 4, },
		{ UINT64_C(0x400000000000000), UINT64_C(0x0), UINT64_C(0x0), 0, 0, 2, 0, 1, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 2199, 0, 0, 0, 0, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 2199, 0, 1, 0, 0, 4, },
		{ UINT64_C(0x400000000000000), UINT64_C(0x0), UINT64_C(0x0), 2199, 0, 2, 0, 0, 4, },
		{ UINT64_C(0x2), UINT64_C(0xff0002), UINT64_C(0x0), 2178, 0, 3, 0, 0, 8, },
	},
	.aliases = {
		{ 682, 0, 1, 20, },
	},
	.numbers = {
		0, 
		2, 
		4, 
	},
	.strings = {
		1902, 
		1774, 
		1722, 
		1644, 
		1620, 
		1549, 
		1528, 
		1455, 
	},
	.events = {
		{ UINT64_C(0x3ffff700000000), 1248, 3334, 1743, 0, 0, 0, 0, 0x3, 0, 0, 0, 0, 0, 128, 0, 65535, },
		{ UINT64_C(0x3fffe700000000), 1253, 4055, 1665, 0, 1, 0, 0, 0x3, 0, 0, 0, 1, 0, 128, 0, 65535, },
		{ UINT64_C(0x4000000000), 403, 4352, 1869, 0, 2, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x8000000000), 165, 4430, 1869, 0, 2, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x10000000000), 541, 4506, 1869, 0, 2, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x20000000000), 379, 5549, 1869, 0, 2, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x40000000000), 65, 3208, 1869, 0, 2, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x80000000000), 647, 2789, 1869, 0, 2, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x100000000000), 1183, 3551, 1869, 0, 3, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x200000000000), 1207, 2386, 1869, 0, 3, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x400000000000), 1234, 2500, 1869, 0, 3, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x800000000000), 15, 1995, 1869, 0, 4, 0, 0, 0xf, 1, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x1000000000000), 572, 1932, 1869, 0, 4, 0, 0, 0xf, 1, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x2000000000000), 770, 2048, 1869, 0, 4, 0, 0, 0xf, 1, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x4000000000000), 1110, 3071, 1869, 0, 5, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x8000000000000), 824, 3719, 1869, 0, 5, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x10000000000000), 850, 3767, 1869, 0, 5, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x20000000000000), 837, 5469, 1869, 0, 5, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x40000000000000), 1168, 5508, 1869, 0, 3, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x80000000000000), 1192, 2333, 1869, 0, 3, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x100000000000000), 607, 2223, 1869, 0, 2, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x200000000000000), 1220, 2435, 1869, 0, 3, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x3f00000000), 950, 2101, 1351, 0, 6, 0, 0, 0xf, 0, 0, 0, 2, 0, 128, 0, 65535, },
	},
	.categories = {
		{ 1248, 5728, 0, 0, },
		{ 1253, 2859, 0, 0, },
		{ 1259, 2561, 0, 0, },
		{ 1293, 3282, 0, 0, },
		{ 1304, 2611, 0, 0, },
		{ 1323, 3118, 0, 0, },
		{ 1314, 3940, 0, 0, },
	},
	.event_aliases = {
		{ 1242, 1336, 0, 65535, },
	},
	.name_index = {
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 6, 18, 0, 0, 0, 0, 0, 17, 0, 2, 0, 11,
		0, 0, 0, 22, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 16, 0, 9, 10, 1, 23, 0, 0, 0, 0, 0, 19,
		5, 0, 0, 24, 21, 0, 14, 15, 4, 8, 0, 0, 3, 0, 0, 0,
	},
	.defaults = {
		{ UINT64_C(0x3fffff00000000), 0, { 0 } },
		{ UINT64_C(0x3fffff00000000), 1, { 0 } },
		{ UINT64_C(0x3f00000000), 22, { 0 } },
	},
	.pool = "",
	.pool_0 =
		"fsb_ioq_empty\0"
		"FSB_IOQ_empty\0"
		"fsb_other_dbsy\0"
		"fsb_dbsy\0"
		"fsb_l_retry\0"
		"FSB_L_retry\0"
		"any\0"
		"fsb_other_drdy\0"
		"fsb_drdy\0"
		"data_flow\0"
		"Data_flow\0"
		"rsv\0"
		"event_count\0"
		"central_agent\0"
		"fsb_l_hit\0"
		"FSB_L_hit\0"
		"gl_event_select\0"
		"GL_event_select\0"
		"agent_select\0"
		"Agent_select\0"
		"core_module_select\0"
		"Core_module_select\0"
		"gl_event_status\0"
		"GL_event_status\0"
		"fills\0"
		"fsb_other_bnr\0"
		"fsb_bnr\0"
		"L3 and caching bus controller\0"
		"other\0"
		"fsb_l_defer\0"
		"FSB_L_defer\0"
		"fsb_l_clear\0"
		"FSB_L_clear\0"
		"gbsq\0"
		"gsnpq\0"
		"cross_snoop\0"
		"Cross_snoop\0"
		"block_snoop\0"
		"Block_snoop\0"
		"fill_eviction\0"
		"Fill_eviction\0"
		"core_module_select_en\0"
		"clean\0"
		"fsb_l_hitm\0"
		"FSB_L_hitm\0"
		"gl_ctl\0"
		"fsb_ioq_full\0"
		"FSB_IOQ_full\0"
		"fsb_other_snoop_stall\0"
		"FSB_other_snoop_stall\0"
		"fsb_l_snoop_stall\0"
		"FSB_L_snoop_stall\0"
		"several\0"
		"prefetch\0"
		"Agent_match\0"
		"snoop_match\0"
		"Snoop_match\0"
		"type_match\0"
		"Type_match\0"
		"fills_evicting\0"
		"fsb_ioq_active\0"
		"FSB_IOQ_active\0"
		"fsb_ww_issue\0"
		"fsb_rw_issue\0"
		"fsb_wr_issue\0"
		"FSB_WW_issue\0"
		"FSB_RW_issue\0"
		"FSB_WR_issue\0"
		"l3_state\0"
		"L3_state\0"
		"l2_state\0"
		"L2_state\0"
		"saturate\0"
		"Saturate\0"
		"two_or_more\0"
		"one_or_more\0"
		"fsb_type\0"
		"FSB_type\0"
		"exactly_one\0"
		"this_one\0"
		"all_three\0"
		"fills_free\0"
		"demand\0"
		"gl_reset_cmd\0"
		"GL_reset_cmd\0"
		"gl_unfreeze_cmd\0"
		"GL_unfreeze_cmd\0"
		"gl_freeze_cmd\0"
		"GL_freeze_cmd\0"
		"fsb\0"
		"fsb_ww_data\0"
		"FSB_WW_data\0"
		"Core_module_select[2]\0"
		"Core_module_select[1:0]\0"
		"FSB_other_DBSY\0"
		"FSB_DBSY\0"
		"FSB_other_DRDY\0"
		"FSB_DRDY\0"
		"HIT\0"
		"FSB_other_BNR\0"
		"FSB_BNR\0"
		"GBUSQ\0"
		"GBSQ\0"
		"GSNPQ\0"
		"FSB_SNOOP\0"
		"HITM\0"
		"MSR_EMON_L3_GL_CTL\0"
		"FSB_SIGNAL\0"
		"FSB_QUEUE\0"
		"FSB_TYPE\0"
		"FSB_SEQUENCE\0"
		"sdm-325384-059\0"
		"sdm-325384-059 18.21.4; sdm-325384-059 Figure 18-59\0"
		"sdm-325384-059 18.21.3; sdm-325384-059 Figure 18-58\0"
		"MSR_EMON_L3_CTR_CTL7\0"
		"sdm-325384-059 18.21.2; sdm-325384-059 Figure 18-57\0"
		"MSR_EMON_L3_CTR_CTL6\0"
		"MSR_EMON_L3_CTR_CTL5\0"
		"sdm-325384-059 Table 35-3; sdm-325384-059 18.21.5\0"
		"MSR_EMON_L3_CTR_CTL4\0"
		"l3\0"
		"MSR_EMON_L3_CTR_CTL3\0"
		"sdm-325384-059 18.21.3\0"
		"sdm-325384-059 Table 35-3\0"
		"module2\0"
		"MSR_EMON_L3_CTR_CTL2\0"
		"sdm-325384-059 18.21.2\0"
		"module1\0"
		"MSR_EMON_L3_CTR_CTL1\0"
		"sdm-325384-059 18.21\0"
		"sdm-325384-059 18.21.4; sdm-325384-059 Figure 18-59; sdm-325384-059 18.21.4.1\0"
		"module0\0"
		"MSR_EMON_L3_CTR_CTL0\0"
		"xeon7400\0"
		"Bus clocks in which the in-order queue takes no further entry.\0"
		"Bus clocks in which the in-order queue has no entry.\0"
		"Bus clocks in which the in-order queue has an entry.\0"
		"Transactions of this package of the types in the mask; as it stands, of any.\0"
		"Takes the hold away.\0"
		"No attribute, no count.\0"
		"Snoop stalls by another agent.\0"
		"The text speaks of attributes up to bit 58; the figure shades it.\0"
		"The chipset.\0"
		"Another agent asserts DRDY: its data are on the bus.\0"
		"This side asserts DRDY: its data are on the bus.\0"
		"Another agent asserts BNR and so keeps new requests off the bus.\0"
		"This side asserts BNR and so keeps new requests off the bus.\0"
		"Snoop phases and responses on the front side bus.\0"
		"The in-order queue of the front side bus.\0"
		"Who sent the snoop: modules, one bit each, or the chipset; bits 36:35 are not described for these processors.\0"
		"Leaves only cross snoops.\0"
		"Snoop stalls of own transactions.\0"
		"Clears counts and keeps attributes.\0"
		"Snoops in the GSNPQ, by its name and attributes the queue from the bus to the cores.\0"
		"Either of the two other modules.\0"
		"Just one module, whichever.\0"
		"Where it came from, seen from the module that reads the register.\0"
		"Data phases of one write right behind another.\0"
		"Reads and writes right behind each other.\0"
		"The count; RDPMC reads it too.\0"
		"Lets them go on.\0"
		"Own transactions whose response was RETRY, so that they are issued again.\0"
		"Signals of the front side bus, by who asserts them.\0"
		"Transactions in the GBSQ that have every attribute; as it stands, all of them.\0"
		"Demand transactions, prefetches, or both.\0"
		"How many modules it concerned, or which.\0"
		"Snoop results, one bit each.\0"
		"Fills that evict nothing.\0"
		"This side asserts DBSY and not DRDY: it holds the data bus without sending.\0"
		"Attributes and a count of 0 in one write.\0"
		"All begin with one write.\0"
		"All end with one write.\0"
		"Own write requests issued right behind a write.\0"
		"Own reads issued right behind a write.\0"
		"Holds the counters in use.\0"
		"Originating dual-core modules, one bit each; the manual does not say what bit 35 selects here.\0"
		"Every type.\0"
		"Transactions by their type.",
	.pool_1 =
		"Nothing counts while attributes are written; other counters of the box are left alone.\0"
		"Snoops in the GSNPQ that have every attribute; as it stands, those of every agent that is described. The manual gives a value for all agents, 0x3f, for the 7100 series alone.\0"
		"This module alone.\0"
		"Fills that evict a line.\0"
		"The first dual-core module.\0"
		"Whichever dual-core module.\0"
		"More than one module.\0"
		"Clean snoop results, from whichever source, for transactions of this package.\0"
		"HIT snoop results, from whichever source, for transactions of this package.\0"
		"HITM snoop results, from whichever source, for transactions of this package.\0"
		"Every core of the package.\0"
		"Commands to the counters that its mask selects, and who has overflowed.\0"
		"Leaves only snoops that were blocked; what 0 means is not stated.\0"
		"Zeroes the counts of the selected counters and leaves their attributes. Whether it reads back is not stated.\0"
		"Lets the selected counters go on. Whether it reads back is not stated.\0"
		"Holds the selected counters still. Whether it reads back is not stated.\0"
		"Counters that have overflowed, one bit each; how a bit is cleared is not stated.\0"
		"Lets core_module_select act; while it is 0, those two bits are ignored.\0"
		"Makes the count ffffffff at an event instead of adding to it, so it tells only that one happened.\0"
		"Cache line states, one bit each; which bit is which state is not published.\0"
		"Transaction types; which bit is which type is not published.\0"
		"Types of transactions of this package; which bit is which type is not published.\0"
		"Own writes issued right behind a read.\0"
		"Another agent asserts DBSY and not DRDY.\0"
		"Own transactions whose response was DEFER.\0"
		"The counters that a command is for, MSR_EMON_L3_CTR_CTL0 at bit 16.\0"
		"What the transaction does to the L3.\0"
		"Transactions that fill the L3.\0"
		"Transactions in the GBSQ, by its attributes the queue between the cores and the L3.\0"
		"Has to be written 1.\0"
		"Eight counters in three groups: GBSQ, GSNPQ and the front side bus (FSB).\0"
		"Xeon 7400 series (Dunnington)",
};
