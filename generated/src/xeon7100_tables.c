/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/xeon7100/ by "make generate". Do not edit. */
#include <stddef.h>

#include "uncore/tables.h"

#if UNCORE_TABLE_ABI != 7
#error "these tables are stale: run make generate"
#endif

struct uncore_xeon7100_tables {
	struct uncore_tables head;
	struct uncore_cpuid_row cpuids[1];
	struct uncore_box_row boxes[1];
	struct uncore_register_row registers[4];
	struct uncore_layout_row layouts[4];
	struct uncore_field_row fields[55];
	struct uncore_value_row values[34];
	struct uncore_counter_row counters[3];
	struct uncore_procedure_row procedure_rows[7];
	struct uncore_step_row steps[21];
	struct uncore_alias_row aliases[1];
	uint32_t numbers[3];
	uncore_string strings[8];
	struct uncore_event_row events[23];
	struct uncore_category_row categories[7];
	struct uncore_event_alias_row event_aliases[1];
	uint16_t name_index[128];
	struct uncore_default_row defaults[3];
	char pool[1];
	char pool_0[3935];
	char pool_1[2062];
};

extern const struct uncore_xeon7100_tables uncore_xeon7100_tables;

const struct uncore_xeon7100_tables uncore_xeon7100_tables = {
	.head = {
		.magic = UNCORE_TABLE_MAGIC,
		.abi = UNCORE_TABLE_ABI,
		.size = sizeof(struct uncore_xeon7100_tables),
		.id = 1916, 
		.title = 5963, 
		.source = 1315, 
		.sockets = { 65535, 0, { 65535, 65535, 65535 }, { 65535, 65535, 65535 } },
		.cores = 0, 
		.threads = 0, 
		.procedures = { 0, 0 }, 
		.cpuids = { offsetof(struct uncore_xeon7100_tables, cpuids), 1 },
		.boxes = { offsetof(struct uncore_xeon7100_tables, boxes), 1 },
		.registers = { offsetof(struct uncore_xeon7100_tables, registers), 4 },
		.layouts = { offsetof(struct uncore_xeon7100_tables, layouts), 4 },
		.fields = { offsetof(struct uncore_xeon7100_tables, fields), 55 },
		.values = { offsetof(struct uncore_xeon7100_tables, values), 34 },
		.counters = { offsetof(struct uncore_xeon7100_tables, counters), 3 },
		.procedure_rows = { offsetof(struct uncore_xeon7100_tables, procedure_rows), 7 },
		.steps = { offsetof(struct uncore_xeon7100_tables, steps), 21 },
		.aliases = { offsetof(struct uncore_xeon7100_tables, aliases), 1 },
		.numbers = { offsetof(struct uncore_xeon7100_tables, numbers), 3 },
		.strings = { offsetof(struct uncore_xeon7100_tables, strings), 8 },
		.events = { offsetof(struct uncore_xeon7100_tables, events), 23 },
		.categories = { offsetof(struct uncore_xeon7100_tables, categories), 7 },
		.event_aliases = { offsetof(struct uncore_xeon7100_tables, event_aliases), 1 },
		.name_index = { offsetof(struct uncore_xeon7100_tables, name_index), 128 },
		.defaults = { offsetof(struct uncore_xeon7100_tables, defaults), 3 },
		.pool = { offsetof(struct uncore_xeon7100_tables, pool), 5998 },
	},
	.cpuids = {
		{ 15, 6, 0, 15, 65535, 3, },
	},
	.boxes = {
		{ 1593, 331, 5889, 1776, 1, 0, 0, 0, { 0 }, { 0, 0 }, { 0, 0 }, { 0, 4 }, { 0, 3 }, { 0, 7 }, },
	},
	.registers = {
		{ 415, 0, 0, 1641, { 0, 2 }, { 0, 0 }, { 0, 0 }, 0x107cc, 0x0, 0x1, 0, 2, 65535, 0, 0, 0, { 0 } },
		{ 420, 0, 0, 1641, { 2, 2 }, { 0, 0 }, { 0, 0 }, 0x107ce, 0x0, 0x1, 1, 2, 65535, 0, 0, 0, { 0 } },
		{ 1073, 0, 0, 1641, { 4, 4 }, { 0, 0 }, { 0, 0 }, 0x107d0, 0x0, 0x1, 2, 4, 65535, 0, 0, 0, { 0 } },
		{ 552, 1253, 2802, 1617, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x0, 0x0, 0x0, 3, 1, 65535, 2, 0, 3, { 0 } },
	},
	.layouts = {
		{ 415, { 0, 11 }, UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xfffffffffffffff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x7ffffff00000000), UINT64_C(0x0), 64, { 0 } },
		{ 420, { 11, 11 }, UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xbffffffffffffff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x3ffffff00000000), UINT64_C(0x0), 64, { 0 } },
		{ 1073, { 22, 25 }, UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x400000000000000), UINT64_C(0xbffffffffffffff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x400000000000000), UINT64_C(0x3ffffff00000000), UINT64_C(0x0), 64, { 0 } },
		{ 552, { 47, 8 }, UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xff0007), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xff0007), UINT64_C(0x0), 64, { 0 } },
	},
	.fields = {
		{ 0, 125, 0, 1455, { 0, 0 }, 65535, 65535, 60, 4, 7, 0, 0, 1, { 0 } }, /* gbsq.reserved */
		{ 896, 905, 5031, 1455, { 0, 0 }, 65535, 65535, 59, 1, 0, 45, 0, 0, { 0 } }, /* gbsq.saturate */
		{ 426, 438, 3025, 1455, { 0, 0 }, 65535, 65535, 58, 1, 0, 0, 0, 0, { 0 } }, /* gbsq.cross_snoop */
		{ 474, 488, 5610, 1455, { 0, 4 }, 65535, 65535, 56, 2, 0, 0, 0, 0, { 0 } }, /* gbsq.fill_eviction */
		{ 233, 252, 3196, 1455, { 4, 4 }, 65535, 65535, 54, 2, 0, 0, 0, 0, { 0 } }, /* gbsq.core_module_select */
		{ 860, 869, 5129, 1455, { 0, 0 }, 65535, 65535, 47, 7, 0, 0, 0, 4, { 0 } }, /* gbsq.l3_state */
		{ 691, 703, 3881, 1455, { 8, 3 }, 65535, 65535, 44, 3, 0, 0, 0, 4, { 0 } }, /* gbsq.snoop_match */
		{ 715, 726, 5205, 1455, { 11, 1 }, 65535, 65535, 38, 6, 0, 0, 0, 4, { 0 } }, /* gbsq.type_match */
		{ 105, 115, 3800, 1455, { 12, 2 }, 65535, 65535, 36, 2, 0, 0, 0, 4, { 0 } }, /* gbsq.data_flow */
		{ 207, 220, 3378, 1455, { 14, 5 }, 65535, 65535, 32, 4, 0, 0, 2, 4, { 0 } }, /* gbsq.agent_select */
		{ 129, 129, 3490, 1455, { 0, 0 }, 65535, 65535, 0, 32, 1, 15, 0, 0, { 0 } }, /* gbsq.event_count */
		{ 0, 125, 0, 1382, { 0, 0 }, 65535, 65535, 60, 4, 7, 0, 0, 1, { 0 } }, /* gsnpq.reserved */
		{ 896, 905, 5031, 1382, { 0, 0 }, 65535, 65535, 59, 1, 0, 45, 0, 0, { 0 } }, /* gsnpq.saturate */
		{ 0, 125, 2269, 1382, { 0, 0 }, 65535, 65535, 58, 1, 7, 0, 0, 1, { 0 } }, /* gsnpq.reserved */
		{ 450, 462, 4560, 1382, { 0, 0 }, 65535, 65535, 57, 1, 0, 0, 0, 0, { 0 } }, /* gsnpq.block_snoop */
		{ 502, 1101, 4959, 1382, { 0, 0 }, 65535, 65535, 56, 1, 0, 0, 0, 0, { 0 } }, /* gsnpq.core_module_select_en */
		{ 233, 1123, 3842, 1382, { 19, 4 }, 15, 65535, 54, 2, 0, 0, 0, 0, { 0 } }, /* gsnpq.core_module_select */
		{ 878, 887, 5129, 1382, { 0, 0 }, 65535, 65535, 47, 7, 0, 0, 0, 4, { 0 } }, /* gsnpq.l2_state */
		{ 691, 703, 3881, 1382, { 23, 3 }, 65535, 65535, 44, 3, 0, 0, 0, 4, { 0 } }, /* gsnpq.snoop_match */
		{ 715, 726, 5205, 1382, { 26, 1 }, 65535, 65535, 38, 6, 0, 0, 0, 4, { 0 } }, /* gsnpq.type_match */
		{ 207, 220, 2335, 1382, { 27, 7 }, 65535, 65535, 32, 6, 0, 0, 2, 4, { 0 } }, /* gsnpq.agent_select */
		{ 129, 129, 3490, 1382, { 0, 0 }, 65535, 65535, 0, 32, 1, 15, 0, 0, { 0 } }, /* gsnpq.event_count */
		{ 0, 125, 0, 1797, { 0, 0 }, 65535, 65535, 60, 4, 7, 0, 0, 1, { 0 } }, /* fsb.reserved */
		{ 896, 905, 5031, 1797, { 0, 0 }, 65535, 65535, 59, 1, 0, 45, 0, 0, { 0 } }, /* fsb.saturate */
		{ 0, 125, 5762, 1797, { 0, 0 }, 65535, 65535, 58, 1, 7, 0, 0, 1, { 0 } }, /* fsb.reserved */
		{ 309, 1199, 2584, 1797, { 0, 0 }, 65535, 65535, 57, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_other_bnr */
		{ 585, 607, 2238, 1797, { 0, 0 }, 65535, 65535, 56, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_other_snoop_stall */
		{ 81, 1171, 2482, 1797, { 0, 0 }, 65535, 65535, 55, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_other_drdy */
		{ 29, 1147, 5458, 1797, { 0, 0 }, 65535, 65535, 54, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_other_dbsy */
		{ 795, 834, 5419, 1797, { 0, 0 }, 65535, 65535, 53, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_rw_issue */
		{ 808, 847, 4060, 1797, { 0, 0 }, 65535, 65535, 52, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_wr_issue */
		{ 782, 821, 4012, 1797, { 0, 0 }, 65535, 65535, 51, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_ww_issue */
		{ 1077, 1089, 3260, 1797, { 0, 0 }, 65535, 65535, 50, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_ww_data */
		{ 752, 767, 2041, 1797, { 0, 0 }, 65535, 65535, 49, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_ioq_active */
		{ 559, 572, 1925, 1797, { 0, 0 }, 65535, 65535, 48, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_ioq_full */
		{ 1, 15, 1988, 1797, { 0, 0 }, 65535, 65535, 47, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_ioq_empty */
		{ 323, 1213, 2649, 1797, { 0, 0 }, 65535, 65535, 46, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_bnr */
		{ 96, 1186, 2535, 1797, { 0, 0 }, 65535, 65535, 45, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_drdy */
		{ 44, 1162, 3936, 1797, { 0, 0 }, 65535, 65535, 44, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_dbsy */
		{ 629, 647, 3051, 1797, { 0, 0 }, 65535, 65535, 43, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_l_snoop_stall */
		{ 53, 65, 3521, 1797, { 0, 0 }, 65535, 65535, 42, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_l_retry */
		{ 367, 379, 5499, 1797, { 0, 0 }, 65535, 65535, 41, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_l_defer */
		{ 530, 541, 4443, 1797, { 0, 0 }, 65535, 65535, 40, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_l_hitm */
		{ 155, 165, 4367, 1797, { 0, 0 }, 65535, 65535, 39, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_l_hit */
		{ 391, 403, 4289, 1797, { 0, 0 }, 65535, 65535, 38, 1, 0, 0, 0, 0, { 0 } }, /* fsb.fsb_l_clear */
		{ 914, 923, 5266, 1797, { 0, 0 }, 65535, 65535, 32, 6, 0, 0, 0, 4, { 0 } }, /* fsb.fsb_type */
		{ 129, 129, 3490, 1797, { 0, 0 }, 65535, 65535, 0, 32, 1, 15, 0, 0, { 0 } }, /* fsb.event_count */
		{ 0, 125, 0, 1549, { 0, 0 }, 65535, 65535, 56, 8, 7, 0, 0, 1, { 0 } }, /* gl_ctl.reserved */
		{ 271, 287, 4878, 1549, { 0, 0 }, 65535, 65535, 48, 8, 4, 20, 2, 0, { 0 } }, /* gl_ctl.gl_event_status */
		{ 0, 125, 0, 1549, { 0, 0 }, 65535, 65535, 24, 24, 7, 0, 0, 1, { 0 } }, /* gl_ctl.reserved */
		{ 175, 191, 5542, 1549, { 0, 0 }, 65535, 65535, 16, 8, 0, 41, 0, 0, { 0 } }, /* gl_ctl.gl_event_select */
		{ 0, 125, 0, 1549, { 0, 0 }, 65535, 65535, 3, 13, 7, 0, 0, 1, { 0 } }, /* gl_ctl.reserved */
		{ 971, 984, 4626, 1549, { 0, 0 }, 65535, 65535, 2, 1, 5, 44, 2, 0, { 0 } }, /* gl_ctl.gl_reset_cmd */
		{ 997, 1013, 4735, 1549, { 0, 0 }, 65535, 65535, 1, 1, 5, 43, 2, 0, { 0 } }, /* gl_ctl.gl_unfreeze_cmd */
		{ 1029, 1043, 4806, 1549, { 0, 0 }, 65535, 65535, 0, 1, 5, 42, 2, 0, { 0 } }, /* gl_ctl.gl_freeze_cmd */
	},
	.values = {
		{ UINT64_C(0x0), UINT64_C(0x3), 77, 77, 0, 65535, 0 },
		{ UINT64_C(0x1), UINT64_C(0x3), 303, 303, 5647, 65535, 0 },
		{ UINT64_C(0x2), UINT64_C(0x3), 953, 953, 3910, 65535, 0 },
		{ UINT64_C(0x3), UINT64_C(0x3), 737, 737, 4264, 65535, 0 },
		{ UINT64_C(0x0), UINT64_C(0x3), 77, 77, 4142, 65535, 0 },
		{ UINT64_C(0x1), UINT64_C(0x3), 944, 944, 4214, 65535, 0 },
		{ UINT64_C(0x2), UINT64_C(0x3), 361, 361, 4158, 65535, 0 },
		{ UINT64_C(0x3), UINT64_C(0x3), 665, 665, 0, 65535, 0 },
		{ UINT64_C(0x1), UINT64_C(0x7), 524, 524, 0, 65535, 0 },
		{ UINT64_C(0x2), UINT64_C(0x7), 1195, 1195, 0, 65535, 0 },
		{ UINT64_C(0x4), UINT64_C(0x7), 1248, 1248, 0, 65535, 0 },
		{ UINT64_C(0x3f), UINT64_C(0x3f), 661, 661, 4174, 65535, 0 },
		{ UINT64_C(0x1), UINT64_C(0x3), 964, 964, 0, 65535, 0 },
		{ UINT64_C(0x2), UINT64_C(0x3), 670, 670, 0, 65535, 0 },
		{ UINT64_C(0x1), UINT64_C(0xf), 1885, 1885, 4099, 65535, 0 },
		{ UINT64_C(0x2), UINT64_C(0xf), 1745, 1745, 0, 65535, 0 },
		{ UINT64_C(0x4), UINT64_C(0xf), 1875, 1875, 0, 65535, 0 },
		{ UINT64_C(0x8), UINT64_C(0xf), 1735, 1735, 0, 65535, 0 },
		{ UINT64_C(0xf), UINT64_C(0xf), 77, 77, 4520, 65535, 0 },
		{ UINT64_C(0x0), UINT64_C(0x3), 932, 932, 3170, 65535, 0 },
		{ UINT64_C(0x1), UINT64_C(0x3), 944, 944, 3349, 65535, 0 },
		{ UINT64_C(0x2), UINT64_C(0x3), 361, 361, 4231, 65535, 0 },
		{ UINT64_C(0x3), UINT64_C(0x3), 665, 665, 0, 65535, 0 },
		{ UINT64_C(0x1), UINT64_C(0x7), 524, 524, 0, 65535, 0 },
		{ UINT64_C(0x2), UINT64_C(0x7), 1195, 1195, 0, 65535, 0 },
		{ UINT64_C(0x4), UINT64_C(0x7), 1248, 1248, 0, 65535, 0 },
		{ UINT64_C(0x3f), UINT64_C(0x3f), 661, 661, 4174, 65535, 0 },
		{ UINT64_C(0x1), UINT64_C(0x3f), 1885, 1885, 4099, 65535, 0 },
		{ UINT64_C(0x2), UINT64_C(0x3f), 1745, 1745, 0, 65535, 0 },
		{ UINT64_C(0x4), UINT64_C(0x3f), 1875, 1875, 0, 65535, 0 },
		{ UINT64_C(0x8), UINT64_C(0x3f), 1735, 1735, 0, 65535, 0 },
		{ UINT64_C(0x10), UINT64_C(0x3f), 1057, 1057, 2452, 65535, 0 },
		{ UINT64_C(0x20), UINT64_C(0x3f), 141, 141, 2439, 65535, 0 },
		{ UINT64_C(0x3f), UINT64_C(0x3f), 77, 77, 0, 65535, 0 },
	},
	.counters = {
		{ 415, 0, 0, 0, 2, 32, 0, { 0, 0 }, { 0, 3, 48, }, { 0, 1 }, { 0, 0 }, 255, 0, 18, { 65535, 65535, 65535, }, 1, 1, 0, { 0 } },
		{ 420, 0, 1, 1, 2, 32, 0, { 0, 0 }, { 0, 3, 48, }, { 1, 1 }, { 0, 0 }, 255, 0, 20, { 65535, 65535, 65535, }, 1, 1, 2, { 0 } },
		{ 1073, 0, 2, 2, 4, 32, 0, { 0, 0 }, { 0, 3, 48, }, { 2, 1 }, { 0, 0 }, 255, 0, 22, { 65535, 65535, 65535, }, 1, 2, 4, { 0 } },
	},
	.procedure_rows = {
		{ 1, { 0, 3 }, },
		{ 2, { 3, 3 }, },
		{ 3, { 6, 3 }, },
		{ 5, { 9, 3 }, },
		{ 6, { 12, 3 }, },
		{ 7, { 15, 3 }, },
		{ 9, { 18, 3 }, },
	},
	.steps = {
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffff), 5347, 0, 0, 0, 0, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffff), 5347, 0, 1, 0, 0, 4, },
		{ UINT64_C(0x400000000000000), UINT64_C(0x0), UINT64_C(0xffffffff), 5347, 0, 2, 0, 0, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffff), 2195, 0, 0, 0, 0, 5, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffff), 2195, 0, 1, 0, 0, 5, },
		{ UINT64_C(0x400000000000000), UINT64_C(0x0), UINT64_C(0xffffffff), 2195, 0, 2, 0, 0, 5, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 5835, 0, 0, 0, 0, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 5835, 0, 1, 0, 0, 4, },
		{ UINT64_C(0x400000000000000), UINT64_C(0x0), UINT64_C(0x0), 5835, 0, 2, 0, 0, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 5783, 0, 0, 0, 0, 5, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 5783, 0, 1, 0, 0, 5, },
		{ UINT64_C(0x400000000000000), UINT64_C(0x0), UINT64_C(0x0), 5783, 0, 2, 0, 0, 5, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffff), 5347, 0, 0, 0, 0, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffff), 5347, 0, 1, 0, 0, 4, },
		{ UINT64_C(0x400000000000000), UINT64_C(0x0), UINT64_C(0xffffffff), 5347, 0, 2, 0, 0, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 0, 0, 0, 0, 1, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 0, 0, 1, 0, 1, 4, },
		{ UINT64_C(0x400000000000000), UINT64_C(0x0), UINT64_C(0x0), 0, 0, 2, 0, 1, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 2171, 0, 0, 0, 0, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 2171, 0, 1, 0, 0, 4, },
		{ UINT64_C(0x400000000000000), UINT64_C(0x0), UINT64_C(0x0), 2171, 0, 2, 0, 0, 4, },
	},
	.aliases = {
		{ 679, 0, 1, 20, },
	},
	.numbers = {
		0, 
		2, 
		4, 
	},
	.strings = {
		1895, 
		1755, 
		1691, 
		1596, 
		1572, 
		1528, 
		1507, 
		1434, 
	},
	.events = {
		{ UINT64_C(0x3fffff00000000), 1227, 3647, 1712, 0, 0, 0, 0, 0x3, 0, 0, 0, 0, 0, 128, 0, 65535, },
		{ UINT64_C(0x3fffff00000000), 1232, 3726, 1668, 0, 1, 0, 0, 0x3, 0, 0, 0, 1, 0, 128, 0, 65535, },
		{ UINT64_C(0x4000000000), 403, 4289, 1850, 0, 2, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x8000000000), 165, 4367, 1850, 0, 2, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x10000000000), 541, 4443, 1850, 0, 2, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x20000000000), 379, 5499, 1850, 0, 2, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x40000000000), 65, 3521, 1850, 0, 2, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x80000000000), 647, 3051, 1850, 0, 2, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x100000000000), 1162, 3936, 1850, 0, 3, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x200000000000), 1186, 2535, 1850, 0, 3, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x400000000000), 1213, 2649, 1850, 0, 3, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x800000000000), 15, 1988, 1850, 0, 4, 0, 0, 0xf, 1, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x1000000000000), 572, 1925, 1850, 0, 4, 0, 0, 0xf, 1, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x2000000000000), 767, 2041, 1850, 0, 4, 0, 0, 0xf, 1, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x4000000000000), 1089, 3260, 1850, 0, 5, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x8000000000000), 821, 4012, 1850, 0, 5, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x10000000000000), 847, 4060, 1850, 0, 5, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x20000000000000), 834, 5419, 1850, 0, 5, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x40000000000000), 1147, 5458, 1850, 0, 3, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x80000000000000), 1171, 2482, 1850, 0, 3, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x100000000000000), 607, 2238, 1850, 0, 2, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x200000000000000), 1199, 2584, 1850, 0, 3, 0, 0, 0xf, 0, 0, 0, 2, 0, 0, 0, 65535, },
		{ UINT64_C(0x3f00000000), 923, 2094, 1330, 0, 6, 0, 0, 0xf, 0, 0, 0, 2, 0, 128, 0, 65535, },
	},
	.categories = {
		{ 1227, 5678, 0, 0, },
		{ 1232, 3085, 0, 0, },
		{ 1238, 2710, 0, 0, },
		{ 1272, 3595, 0, 0, },
		{ 1283, 2760, 0, 0, },
		{ 1302, 3307, 0, 0, },
		{ 1293, 4186, 0, 0, },
	},
	.event_aliases = {
		{ 1221, 1315, 0, 65535, },
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
		"both\0"
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
		"fsb_type\0"
		"FSB_type\0"
		"exactly_one\0"
		"this_one\0"
		"fills_free\0"
		"demand\0"
		"gl_reset_cmd\0"
		"GL_reset_cmd\0"
		"gl_unfreeze_cmd\0"
		"GL_unfreeze_cmd\0"
		"gl_freeze_cmd\0"
		"GL_freeze_cmd\0"
		"other_symmetric\0"
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
		"sdm-325384-059 18.21.5\0"
		"MSR_EMON_L3_CTR_CTL4\0"
		"l3\0"
		"MSR_EMON_L3_CTR_CTL3\0"
		"sdm-325384-059 18.21.5; sdm-325384-059 Table 35-43\0"
		"sdm-325384-059 18.21.3\0"
		"MSR_EMON_L3_CTR_CTL2\0"
		"sdm-325384-059 18.21.2\0"
		"core1_lp1\0"
		"core0_lp1\0"
		"MSR_EMON_L3_CTR_CTL1\0"
		"sdm-325384-059 18.21\0"
		"sdm-325384-059 18.21.4; sdm-325384-059 Figure 18-59; sdm-325384-059 18.21.4.1\0"
		"core1_lp0\0"
		"core0_lp0\0"
		"MSR_EMON_L3_CTR_CTL0\0"
		"xeon7100\0"
		"Bus clocks in which the in-order queue takes no further entry.\0"
		"Bus clocks in which the in-order queue has no entry.\0"
		"Bus clocks in which the in-order queue has an entry.\0"
		"Transactions of this package of the types in the mask; as it stands, of any.\0"
		"No attribute, no count.\0"
		"The attributes come back beside the count.\0"
		"Snoop stalls by another agent.\0"
		"The text speaks of attributes up to bit 58; the figure shades it.\0"
		"Who sent the snoop, one bit each: logical processors of the package, another processor, or the chipset.\0"
		"The chipset.\0"
		"Another processor on the bus.\0"
		"Another agent asserts DRDY: its data are on the bus.\0"
		"This side asserts DRDY: its data are on the bus.\0"
		"Another agent asserts BNR and so keeps new requests off the bus.\0"
		"This side asserts BNR and so keeps new requests off the bus.\0"
		"Snoop phases and responses on the front side bus.\0"
		"The in-order queue of the front side bus.\0"
		"The manual describes it for both series and prints its address for the 7400 alone; the table of the 7100 ends at 0x107d3. So nothing here writes it, and counters are stopped, resumed and zeroed through their own registers.\0"
		"Leaves only cross snoops.\0"
		"Snoop stalls of own transactions.\0"
		"Snoops in the GSNPQ, by its name and attributes the queue from the bus to the cores.\0"
		"Just one core, whichever.\0"
		"Where it came from, seen from the core that reads the register.\0"
		"Data phases of one write right behind another.\0"
		"Reads and writes right behind each other.\0"
		"This core and not the other.\0"
		"Originating logical processors, one bit each; which bit of a pair is which thread is inferred from their order.\0"
		"The count; RDPMC reads it too.\0"
		"Own transactions whose response was RETRY, so that they are issued again.\0"
		"Signals of the front side bus, by who asserts them.\0"
		"Transactions in the GBSQ that have every attribute; as it stands, all of them.\0"
		"Snoops in the GSNPQ that have every attribute; as it stands, all of them.\0"
		"Demand transactions, prefetches, or both.\0"
		"How many cores it concerned, or which.\0"
		"Snoop results, one bit each.\0"
		"Fills that evict nothing.",
	.pool_1 =
		"This side asserts DBSY and not DRDY: it holds the data bus without sending.\0"
		"Own write requests issued right behind a write.\0"
		"Own reads issued right behind a write.\0"
		"First logical processor of the first core.\0"
		"Whichever core.\0"
		"The other core.\0"
		"Every type.\0"
		"Transactions by their type.\0"
		"This core alone.\0"
		"The other core and not this one.\0"
		"Fills that evict a line.\0"
		"Clean snoop results, from whichever source, for transactions of this package.\0"
		"HIT snoop results, from whichever source, for transactions of this package.\0"
		"HITM snoop results, from whichever source, for transactions of this package.\0"
		"Every logical processor of the package.\0"
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
		"Without attributes nothing counts; the count is written as it was read.\0"
		"Own writes issued right behind a read.\0"
		"Another agent asserts DBSY and not DRDY.\0"
		"Own transactions whose response was DEFER.\0"
		"The counters that a command is for, MSR_EMON_L3_CTR_CTL0 at bit 16.\0"
		"What the transaction does to the L3.\0"
		"Transactions that fill the L3.\0"
		"Transactions in the GBSQ, by its attributes the queue between the cores and the L3.\0"
		"Has to be written 1.\0"
		"An upper half other than 0 begins counting, from 0.\0"
		"Attributes and count are one register: both become 0.\0"
		"Eight counters in three groups: GBSQ, GSNPQ and the front side bus (FSB).\0"
		"Dual-Core Xeon 7100 series (Tulsa)",
};
