/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ratios/ by "make generate". Do not edit. */
#include <stddef.h>

#include "uncore/tables.h"

#if UNCORE_TABLE_ABI != 7
#error "these tables are stale: run make generate"
#endif

struct uncore_ratios_tables {
	struct uncore_tables head;
	struct uncore_cpuid_row cpuids[1];
	struct uncore_box_row boxes[1];
	struct uncore_register_row registers[7];
	struct uncore_layout_row layouts[4];
	struct uncore_field_row fields[15];
	struct uncore_counter_row counters[3];
	struct uncore_event_row events[6];
	struct uncore_umask_row umasks[4];
	struct uncore_filter_row filters[2];
	struct uncore_category_row categories[1];
	uint16_t name_index[32];
	struct uncore_metric_row metrics[8];
	struct uncore_metric_op_row metric_ops[31];
	double metric_numbers[5];
	struct uncore_metric_input_row metric_inputs[11];
	struct uncore_metric_setting_row metric_settings[11];
	struct uncore_metric_parameter_row metric_parameters[3];
	struct uncore_metric_alias_row metric_aliases[4];
	struct uncore_code_row codes[2];
	struct uncore_clock_row clocks[1];
	char pool[1];
	char pool_0[879];
};

extern const struct uncore_ratios_tables uncore_ratios_tables;

const struct uncore_ratios_tables uncore_ratios_tables = {
	.head = {
		.magic = UNCORE_TABLE_MAGIC,
		.abi = UNCORE_TABLE_ABI,
		.size = sizeof(struct uncore_ratios_tables),
		.id = 116, 
		.title = 64, 
		.source = 254, 
		.sockets = { 65535, 0, { 65535, 65535, 65535 }, { 65535, 65535, 65535 } },
		.cores = 0, 
		.threads = 0, 
		.procedures = { 0, 0 }, 
		.cpuids = { offsetof(struct uncore_ratios_tables, cpuids), 1 },
		.boxes = { offsetof(struct uncore_ratios_tables, boxes), 1 },
		.registers = { offsetof(struct uncore_ratios_tables, registers), 7 },
		.layouts = { offsetof(struct uncore_ratios_tables, layouts), 4 },
		.fields = { offsetof(struct uncore_ratios_tables, fields), 15 },
		.counters = { offsetof(struct uncore_ratios_tables, counters), 3 },
		.events = { offsetof(struct uncore_ratios_tables, events), 6 },
		.umasks = { offsetof(struct uncore_ratios_tables, umasks), 4 },
		.filters = { offsetof(struct uncore_ratios_tables, filters), 2 },
		.categories = { offsetof(struct uncore_ratios_tables, categories), 1 },
		.name_index = { offsetof(struct uncore_ratios_tables, name_index), 32 },
		.metrics = { offsetof(struct uncore_ratios_tables, metrics), 8 },
		.metric_ops = { offsetof(struct uncore_ratios_tables, metric_ops), 31 },
		.metric_numbers = { offsetof(struct uncore_ratios_tables, metric_numbers), 5 },
		.metric_inputs = { offsetof(struct uncore_ratios_tables, metric_inputs), 11 },
		.metric_settings = { offsetof(struct uncore_ratios_tables, metric_settings), 11 },
		.metric_parameters = { offsetof(struct uncore_ratios_tables, metric_parameters), 3 },
		.metric_aliases = { offsetof(struct uncore_ratios_tables, metric_aliases), 4 },
		.codes = { offsetof(struct uncore_ratios_tables, codes), 2 },
		.clocks = { offsetof(struct uncore_ratios_tables, clocks), 1 },
		.pool = { offsetof(struct uncore_ratios_tables, pool), 880 },
	},
	.cpuids = {
		{ 6, 1, 0, 15, 65535, 0, },
	},
	.boxes = {
		{ 99, 104, 0, 254, 1, 0, 0, 0, { 0 }, { 0, 0 }, { 0, 0 }, { 0, 7 }, { 0, 3 }, { 0, 0 }, },
	},
	.registers = {
		{ 180, 8, 0, 254, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x10, 0x0, 0x1, 0, 4, 65535, 0, 0, 0, { 0 } },
		{ 162, 1, 0, 254, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x20, 0x0, 0x1, 2, 4, 65535, 0, 0, 0, { 0 } },
		{ 177, 492, 0, 254, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x30, 0x0, 0x0, 1, 1, 65535, 0, 0, 0, { 0 } },
		{ 151, 468, 0, 254, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x31, 0x0, 0x0, 2, 1, 65535, 0, 0, 0, { 0 } },
		{ 158, 15, 0, 254, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x32, 0x0, 0x1, 2, 2, 65535, 0, 0, 0, { 0 } },
		{ 95, 428, 0, 254, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x34, 0x0, 0x0, 3, 1, 65535, 0, 0, 0, { 0 } },
		{ 76, 418, 0, 254, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x0, 0x0, 0x0, 3, 1, 65535, 2, 0, 0, { 0 } },
	},
	.layouts = {
		{ 180, { 0, 7 }, UINT64_C(0x0), UINT64_C(0xffffffff), UINT64_C(0x0), UINT64_C(0x80f0ffff), UINT64_C(0x0), UINT64_C(0x7e0f0000), UINT64_C(0x0), UINT64_C(0xf0ffff), UINT64_C(0x0), 32, { 0 } },
		{ 177, { 7, 2 }, UINT64_C(0x0), UINT64_C(0xffffffff), UINT64_C(0x0), UINT64_C(0x80000000), UINT64_C(0x0), UINT64_C(0x7fffffff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 32, { 0 } },
		{ 162, { 9, 2 }, UINT64_C(0x0), UINT64_C(0xffff000000000000), UINT64_C(0x0), UINT64_C(0xffffffffffff), UINT64_C(0x0), UINT64_C(0xffff000000000000), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 64, { 0 } },
		{ 95, { 11, 4 }, UINT64_C(0x0), UINT64_C(0xfffff7ff), UINT64_C(0x0), UINT64_C(0x7ff), UINT64_C(0x0), UINT64_C(0xfffff000), UINT64_C(0x0), UINT64_C(0x7ff), UINT64_C(0x0), 32, { 0 } },
	},
	.fields = {
		{ 174, 174, 0, 254, { 0, 0 }, 65535, 65535, 31, 1, 0, 7, 0, 0, { 0 } }, /* ctl.en */
		{ 0, 68, 0, 254, { 0, 0 }, 65535, 65535, 25, 6, 7, 0, 0, 1, { 0 } }, /* ctl.reserved */
		{ 59, 59, 0, 254, { 0, 0 }, 65535, 65535, 24, 1, 3, 0, 0, 0, { 0 } }, /* ctl.busy */
		{ 72, 72, 0, 254, { 0, 0 }, 65535, 65535, 20, 4, 0, 0, 0, 0, { 0 } }, /* ctl.ext */
		{ 0, 68, 0, 254, { 0, 0 }, 65535, 65535, 16, 4, 7, 0, 0, 1, { 0 } }, /* ctl.reserved */
		{ 199, 199, 0, 254, { 0, 0 }, 65535, 65535, 8, 8, 0, 3, 0, 0, { 0 } }, /* ctl.umask */
		{ 184, 184, 0, 254, { 0, 0 }, 65535, 65535, 0, 8, 0, 1, 0, 0, { 0 } }, /* ctl.ev_sel */
		{ 174, 174, 0, 254, { 0, 0 }, 65535, 65535, 31, 1, 0, 7, 0, 0, { 0 } }, /* fixctl.en */
		{ 0, 68, 0, 254, { 0, 0 }, 65535, 65535, 0, 31, 7, 0, 0, 1, { 0 } }, /* fixctl.reserved */
		{ 0, 68, 0, 254, { 0, 0 }, 65535, 65535, 48, 16, 7, 0, 0, 1, { 0 } }, /* ctr.reserved */
		{ 81, 81, 0, 254, { 0, 0 }, 65535, 65535, 0, 48, 1, 15, 0, 0, { 0 } }, /* ctr.count */
		{ 0, 68, 0, 254, { 0, 0 }, 65535, 65535, 12, 20, 7, 0, 0, 1, { 0 } }, /* flt.reserved */
		{ 172, 172, 0, 254, { 0, 0 }, 65535, 65535, 11, 1, 4, 0, 0, 0, { 0 } }, /* flt.seen */
		{ 270, 270, 0, 254, { 0, 0 }, 65535, 65535, 4, 7, 0, 0, 0, 0, { 0 } }, /* flt.opc */
		{ 260, 260, 0, 254, { 0, 0 }, 65535, 65535, 0, 4, 0, 0, 0, 0, { 0 } }, /* flt.nid */
	},
	.counters = {
		{ 191, 0, 0, 1, 4, 48, 0, { 0, 0 }, { 65535, 65535, 65535, }, { 0, 0 }, { 0, 0 }, 255, 0, 65535, { 65535, 65535, 65535, }, 0, 0, 0, { 0 } },
		{ 264, 0, 2, 3, 1, 48, 1, { 0, 0 }, { 65535, 65535, 65535, }, { 0, 0 }, { 0, 0 }, 255, 0, 65535, { 65535, 65535, 65535, }, 0, 0, 4, { 0 } },
		{ 244, 0, 65535, 4, 2, 48, 2, { 0, 0 }, { 65535, 65535, 65535, }, { 0, 0 }, { 0, 0 }, 255, 0, 65535, { 65535, 65535, 65535, }, 0, 0, 5, { 0 } },
	},
	.events = {
		{ UINT64_C(0x1), 499, 701, 254, 0, 0, 0, 0, 0xf, 0, 0, 0, 0, 0, 0, 0, 5, },
		{ UINT64_C(0x2), 483, 709, 254, 0, 0, 0, 0, 0x3, 0, 3, 0, 0, 0, 1, 0, 5, },
		{ UINT64_C(0x3), 541, 810, 254, 0, 0, 3, 0, 0x3, 0, 0, 2, 0, 0, 0, 0, 5, },
		{ UINT64_C(0x4), 551, 723, 254, 0, 0, 3, 2, 0x1, 0, 0, 0, 0, 0, 2, 0, 5, },
		{ UINT64_C(0x5), 530, 679, 254, 0, 0, 3, 2, 0x1, 0, 0, 0, 0, 0, 16, 0, 5, },
		{ UINT64_C(0x20000), 405, 770, 254, 0, 0, 3, 2, 0x1, 0, 1, 0, 255, 0, 81, 0, 65535, },
	},
	.umasks = {
		{ 416, 852, 254, 0x1, 1, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 414, 849, 254, 0x2, 1, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 362, 846, 254, 0x4, 1, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 561, 855, 254, 0x4, 5, 0x1, 2, 0, 0, 0, 0, 0, },
	},
	.filters = {
		{ UINT64_C(0x0), 5, 13, 0, 0, },
		{ UINT64_C(0x0), 5, 14, 2, 0, },
	},
	.categories = {
		{ 561, 693, 0, 0, },
	},
	.name_index = {
		0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 6, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 5, 0, 4, 0, 0, 0,
	},
	.metrics = {
		{ 0.0, 100.0, 524, 220, 671, 254, 364, 87, 561, 0, { 0, 5 }, { 0, 2 }, { 0, 0 }, 0, 1, 2, 6, 0, { 0 } },
		{ 0.0, 0.0, 515, 211, 661, 254, 438, 137, 561, 0, { 5, 5 }, { 2, 1 }, { 0, 0 }, 0, 1, 2, 0, 0, { 0 } },
		{ 1.0, 0.0, 509, 205, 713, 254, 274, 123, 561, 0, { 10, 11 }, { 3, 2 }, { 0, 0 }, 0, 1, 4, 2, 0, { 0 } },
		{ 0.0, 1.0, 520, 216, 797, 563, 226, 166, 561, 0, { 21, 3 }, { 5, 2 }, { 0, 0 }, 0, 1, 2, 4, 2, { 0 } },
		{ 0.0, 0.0, 632, 644, 869, 254, 23, 109, 561, 0, { 24, 1 }, { 7, 1 }, { 0, 1 }, 0, 1, 1, 0, 0, { 0 } },
		{ 0.0, 0.0, 613, 625, 858, 254, 23, 109, 561, 0, { 25, 1 }, { 8, 1 }, { 1, 1 }, 0, 1, 1, 0, 0, { 0 } },
		{ 0.0, 0.0, 432, 131, 730, 254, 572, 109, 561, 0, { 26, 5 }, { 9, 2 }, { 2, 1 }, 0, 2, 2, 0, 0, { 0 } },
		{ 0.0, 100.0, 418, 76, 679, 254, 0, 87, 561, 819, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0, 1, 0, 7, 0, { 0 } },
	},
	.metric_ops = {
		{ 0, 0, },
		{ 1, 0, },
		{ 5, 0, },
		{ 1, 1, },
		{ 6, 0, },
		{ 1, 0, },
		{ 2, 0, },
		{ 6, 0, },
		{ 2, 1, },
		{ 6, 0, },
		{ 0, 1, },
		{ 0, 2, },
		{ 1, 0, },
		{ 1, 1, },
		{ 6, 0, },
		{ 7, 0, },
		{ 8, 0, },
		{ 0, 3, },
		{ 4, 0, },
		{ 0, 4, },
		{ 3, 0, },
		{ 1, 0, },
		{ 1, 1, },
		{ 6, 0, },
		{ 1, 0, },
		{ 1, 0, },
		{ 1, 0, },
		{ 1, 1, },
		{ 3, 0, },
		{ 1, 0, },
		{ 3, 0, },
	},
	.metric_numbers = {
		100.0, 
		0.5, 
		2e3, 
		1.0, 
		1.0, 
	},
	.metric_inputs = {
		{ UINT64_C(0x1), 1, 0, 0, 0, 0, 0, { 0 } },
		{ UINT64_C(0x3), 1, 0, 0, 0, 0, 0, { 0 } },
		{ UINT64_C(0x1), 1, 0, 0, 0, 0, 0, { 0 } },
		{ UINT64_C(0x0), 3, 0, 0, 0, 0, 0, { 0 } },
		{ UINT64_C(0x0), 0, 0, 0, 0, 0, 0, { 0 } },
		{ UINT64_C(0x0), 65535, 1, 0, 0, 0, 0, { 0 } },
		{ UINT64_C(0x0), 65535, 2, 0, 0, 0, 0, { 0 } },
		{ UINT64_C(0x0), 2, 0, 0, 0, 3, 0, { 0 } },
		{ UINT64_C(0x0), 2, 0, 0, 3, 3, 0, { 0 } },
		{ UINT64_C(0x0), 2, 0, 0, 6, 3, 0, { 0 } },
		{ UINT64_C(0x0), 2, 0, 0, 9, 2, 1, { 0 } },
	},
	.metric_settings = {
		{ UINT64_C(0x1f), 5, 13, 65535, 0, },
		{ UINT64_C(0x1), 5, 14, 0, 0, },
		{ UINT64_C(0x1), 0, 3, 65535, 0, },
		{ UINT64_C(0x1f), 5, 13, 65535, 0, },
		{ UINT64_C(0x1), 5, 14, 0, 0, },
		{ UINT64_C(0x1), 0, 3, 65535, 0, },
		{ UINT64_C(0x1f), 5, 13, 65535, 0, },
		{ UINT64_C(0x1), 5, 14, 0, 0, },
		{ UINT64_C(0x1), 0, 3, 65535, 0, },
		{ UINT64_C(0x2), 5, 13, 65535, 0, },
		{ UINT64_C(0x1), 5, 14, 0, 0, },
	},
	.metric_parameters = {
		{ 249, 763, },
		{ 249, 763, },
		{ 249, 763, },
	},
	.metric_aliases = {
		{ 423, 254, 0, },
		{ 475, 254, 0, },
		{ 638, 254, 4, },
		{ 619, 254, 5, },
	},
	.codes = {
		{ UINT64_C(0x1), 72, 0, 0, },
		{ UINT64_C(0x21), 184, 1, 0, },
	},
	.clocks = {
		{ 0, 0, 65535, },
	},
	.pool = "",
	.pool_0 =
		"CTR{i}\0"
		"CTL{i}\0"
		"FREE{i}\0"
		"UNC_T_OPC{opc=0x1f,nid=$node,ext=1}\0"
		"busy\0"
		"Toy\0"
		"rsv\0"
		"ext\0"
		"lost\0"
		"count\0"
		"percent\0"
		"flt\0"
		"unit\0"
		"Unit\0"
		"events\0"
		"ratios\0"
		"entries\0"
		"codes\0"
		"bytes/seconds\0"
		"fixctr\0"
		"freectr\0"
		"ratio\0"
		"seen\0"
		"fixctl\0"
		"ev_sel\0"
		"general\0"
		"umask\0"
		"depth\0"
		"rate\0"
		"use\0"
		"share\0"
		"unit:fixed / unit:free\0"
		"node\0"
		"guide\0"
		"nid\0"
		"fixed\0"
		"opc\0"
		"max(0.5[events], min(2e3[events], UNC_T_OCC / SAMPLE_INTERVAL)) - 1[events] + 1[events]\0"
		"Z\0"
		"100[percent] * UNC_T_IN.X / UNC_T_IN.X|Y\0"
		"UNC_T_AWAY\0"
		"X\0"
		"LOST\0"
		"PART\0"
		"FLT\0"
		"CODES\0"
		"UNC_T_IN.X / TIME / INSTANCES\0"
		"FIXCTR\0"
		"PORTION\0"
		"UNC_T_IN\0"
		"FIXCTL\0"
		"UNC_T_CLK\0"
		"DEPTH\0"
		"RATE\0"
		"USE\0"
		"SHARE\0"
		"UNC_T_DEAD\0"
		"UNC_T_OPC\0"
		"UNC_T_OCC\0"
		"A\0"
		"guide p2\0"
		"CODE0 + UNC_T_OPC{flt.opc=2,nid=$node} + CODE1\0"
		"KIND1\0"
		"code 1\0"
		"CODE0\0"
		"KIND0\0"
		"code 0\0"
		"Far away.\0"
		"How fast.\0"
		"A part.\0"
		"Nobody knows.\0"
		"Things.\0"
		"Cycles.\0"
		"In.\0"
		"How full.\0"
		"Level.\0"
		"Two filters that clash.\0"
		"Nothing.\0"
		"Whose.\0"
		"Its registers are nowhere.\0"
		"Of its time.\0"
		"By code.\0"
		"Its event is in no source.\0"
		"Z.\0"
		"Y.\0"
		"X.\0"
		"A.\0"
		"Of kind 1.\0"
		"Of kind 0.",
};
