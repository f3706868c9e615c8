/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/xeonmp/ by "make generate". Do not edit. */
#include <stddef.h>

#include "uncore/tables.h"

#if UNCORE_TABLE_ABI != 7
#error "these tables are stale: run make generate"
#endif

struct uncore_xeonmp_tables {
	struct uncore_tables head;
	struct uncore_cpuid_row cpuids[2];
	struct uncore_box_row boxes[1];
	struct uncore_register_row registers[5];
	struct uncore_layout_row layouts[5];
	struct uncore_field_row fields[36];
	struct uncore_counter_row counters[4];
	struct uncore_procedure_row procedure_rows[8];
	struct uncore_step_row steps[29];
	struct uncore_alias_row aliases[4];
	struct uncore_event_row events[4];
	struct uncore_category_row categories[3];
	uint16_t name_index[16];
	struct uncore_default_row defaults[1];
	char pool[1];
	char pool_0[2548];
};

extern const struct uncore_xeonmp_tables uncore_xeonmp_tables;

const struct uncore_xeonmp_tables uncore_xeonmp_tables = {
	.head = {
		.magic = UNCORE_TABLE_MAGIC,
		.abi = UNCORE_TABLE_ABI,
		.size = sizeof(struct uncore_xeonmp_tables),
		.id = 197, 
		.title = 2505, 
		.source = 488, 
		.sockets = { 65535, 0, { 65535, 65535, 65535 }, { 65535, 65535, 65535 } },
		.cores = 0, 
		.threads = 0, 
		.procedures = { 0, 0 }, 
		.cpuids = { offsetof(struct uncore_xeonmp_tables, cpuids), 2 },
		.boxes = { offsetof(struct uncore_xeonmp_tables, boxes), 1 },
		.registers = { offsetof(struct uncore_xeonmp_tables, registers), 5 },
		.layouts = { offsetof(struct uncore_xeonmp_tables, layouts), 5 },
		.fields = { offsetof(struct uncore_xeonmp_tables, fields), 36 },
		.counters = { offsetof(struct uncore_xeonmp_tables, counters), 4 },
		.procedure_rows = { offsetof(struct uncore_xeonmp_tables, procedure_rows), 8 },
		.steps = { offsetof(struct uncore_xeonmp_tables, steps), 29 },
		.aliases = { offsetof(struct uncore_xeonmp_tables, aliases), 4 },
		.events = { offsetof(struct uncore_xeonmp_tables, events), 4 },
		.categories = { offsetof(struct uncore_xeonmp_tables, categories), 3 },
		.name_index = { offsetof(struct uncore_xeonmp_tables, name_index), 16 },
		.defaults = { offsetof(struct uncore_xeonmp_tables, defaults), 1 },
		.pool = { offsetof(struct uncore_xeonmp_tables, pool), 2549 },
	},
	.cpuids = {
		{ 15, 3, 0, 15, 65535, 3, },
		{ 15, 4, 0, 15, 65535, 3, },
	},
	.boxes = {
		{ 432, 129, 792, 697, 1, 0, 0, 0, { 0 }, { 0, 0 }, { 0, 0 }, { 0, 5 }, { 0, 4 }, { 0, 8 }, },
	},
	.registers = {
		{ 185, 35, 0, 642, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x107cc, 0x0, 0x1, 0, 2, 65535, 0, 0, 0, { 0 } },
		{ 191, 70, 0, 642, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x107ce, 0x0, 0x1, 1, 2, 65535, 0, 0, 0, { 0 } },
		{ 437, 18, 0, 642, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x107d0, 0x0, 0x1, 2, 2, 65535, 0, 0, 0, { 0 } },
		{ 524, 529, 0, 642, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x107d2, 0x0, 0x0, 3, 1, 65535, 0, 0, 0, { 0 } },
		{ 503, 509, 0, 642, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x107d3, 0x0, 0x0, 4, 1, 65535, 0, 0, 0, { 0 } },
	},
	.layouts = {
		{ 185, { 0, 13 }, UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x3000000000), UINT64_C(0xbffffc3ffffffff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x3000000000), UINT64_C(0x3ffffc300000000), UINT64_C(0x0), 64, { 0 } },
		{ 191, { 13, 12 }, UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x87fffb3ffffffff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x7fffb300000000), UINT64_C(0x0), 64, { 0 } },
		{ 437, { 25, 7 }, UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x8030000ffffffff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x3000000000000), UINT64_C(0x0), 64, { 0 } },
		{ 524, { 32, 3 }, UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x400000000000000), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 64, { 0 } },
		{ 503, { 35, 1 }, UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffffffffffff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 64, { 0 } },
	},
	.fields = {
		{ 0, 113, 0, 669, { 0, 0 }, 65535, 65535, 60, 4, 7, 0, 0, 1, { 0 } }, /* ibusq.reserved */
		{ 400, 409, 1462, 669, { 0, 0 }, 65535, 65535, 59, 1, 0, 45, 0, 0, { 0 } }, /* ibusq.saturate */
		{ 0, 113, 0, 669, { 0, 0 }, 65535, 65535, 58, 1, 7, 0, 0, 1, { 0 } }, /* ibusq.reserved */
		{ 290, 301, 2099, 669, { 0, 0 }, 65535, 65535, 57, 1, 0, 0, 0, 0, { 0 } }, /* ibusq.fill_match */
		{ 260, 275, 2051, 669, { 0, 0 }, 65535, 65535, 56, 1, 0, 0, 0, 0, { 0 } }, /* ibusq.eviction_match */
		{ 312, 327, 1698, 669, { 0, 0 }, 65535, 65535, 49, 7, 0, 0, 0, 4, { 0 } }, /* ibusq.l3_state_match */
		{ 236, 248, 1625, 669, { 0, 0 }, 65535, 65535, 46, 3, 0, 0, 0, 4, { 0 } }, /* ibusq.snoop_match */
		{ 342, 353, 1775, 669, { 0, 0 }, 65535, 65535, 38, 8, 0, 0, 0, 4, { 0 } }, /* ibusq.type_match */
		{ 0, 113, 1403, 669, { 0, 0 }, 65535, 65535, 36, 2, 7, 0, 0, 1, { 0 } }, /* ibusq.reserved */
		{ 0, 113, 0, 669, { 0, 0 }, 65535, 65535, 34, 2, 7, 0, 0, 1, { 0 } }, /* ibusq.reserved */
		{ 364, 373, 2143, 669, { 0, 0 }, 65535, 65535, 33, 1, 0, 0, 2, 0, { 0 } }, /* ibusq.t1_match */
		{ 382, 391, 2196, 669, { 0, 0 }, 65535, 65535, 32, 1, 0, 0, 2, 0, { 0 } }, /* ibusq.t0_match */
		{ 117, 117, 1136, 669, { 0, 0 }, 65535, 65535, 0, 32, 1, 15, 0, 0, { 0 } }, /* ibusq.event_count */
		{ 0, 113, 0, 614, { 0, 0 }, 65535, 65535, 60, 4, 7, 0, 0, 1, { 0 } }, /* isnpq.reserved */
		{ 400, 409, 1462, 614, { 0, 0 }, 65535, 65535, 59, 1, 0, 45, 0, 0, { 0 } }, /* isnpq.saturate */
		{ 0, 113, 0, 614, { 0, 0 }, 65535, 65535, 55, 4, 7, 0, 0, 1, { 0 } }, /* isnpq.reserved */
		{ 312, 327, 1698, 614, { 0, 0 }, 65535, 65535, 48, 7, 0, 0, 0, 4, { 0 } }, /* isnpq.l3_state_match */
		{ 236, 248, 1625, 614, { 0, 0 }, 65535, 65535, 45, 3, 0, 0, 0, 4, { 0 } }, /* isnpq.snoop_match */
		{ 342, 353, 1775, 614, { 0, 0 }, 65535, 65535, 39, 6, 0, 0, 0, 4, { 0 } }, /* isnpq.type_match */
		{ 0, 113, 0, 614, { 0, 0 }, 65535, 65535, 38, 1, 7, 0, 0, 1, { 0 } }, /* isnpq.reserved */
		{ 212, 224, 1560, 614, { 0, 0 }, 65535, 65535, 36, 2, 0, 0, 0, 4, { 0 } }, /* isnpq.agent_match */
		{ 0, 113, 0, 614, { 0, 0 }, 65535, 65535, 34, 2, 7, 0, 0, 1, { 0 } }, /* isnpq.reserved */
		{ 364, 373, 2143, 614, { 0, 0 }, 65535, 65535, 33, 1, 0, 0, 2, 0, { 0 } }, /* isnpq.t1_match */
		{ 382, 391, 2196, 614, { 0, 0 }, 65535, 65535, 32, 1, 0, 0, 2, 0, { 0 } }, /* isnpq.t0_match */
		{ 117, 117, 1136, 614, { 0, 0 }, 65535, 65535, 0, 32, 1, 15, 0, 0, { 0 } }, /* isnpq.event_count */
		{ 0, 113, 0, 586, { 0, 0 }, 65535, 65535, 60, 4, 7, 0, 0, 1, { 0 } }, /* efsb.reserved */
		{ 400, 409, 1462, 586, { 0, 0 }, 65535, 65535, 59, 1, 0, 45, 0, 0, { 0 } }, /* efsb.saturate */
		{ 0, 113, 0, 586, { 0, 0 }, 65535, 65535, 50, 9, 7, 0, 0, 1, { 0 } }, /* efsb.reserved */
		{ 173, 179, 1108, 586, { 0, 0 }, 65535, 65535, 49, 1, 0, 0, 0, 0, { 0 } }, /* efsb.other */
		{ 204, 208, 1058, 586, { 0, 0 }, 65535, 65535, 48, 1, 0, 0, 0, 0, { 0 } }, /* efsb.own */
		{ 0, 113, 0, 586, { 0, 0 }, 65535, 65535, 32, 16, 7, 0, 0, 1, { 0 } }, /* efsb.reserved */
		{ 117, 117, 1136, 586, { 0, 0 }, 65535, 65535, 0, 32, 1, 15, 0, 0, { 0 } }, /* efsb.event_count */
		{ 0, 113, 0, 558, { 0, 0 }, 65535, 65535, 59, 5, 7, 0, 0, 1, { 0 } }, /* ctl6.reserved */
		{ 418, 425, 956, 558, { 0, 0 }, 65535, 65535, 58, 1, 0, 7, 0, 0, { 0 } }, /* ctl6.enable */
		{ 0, 113, 0, 558, { 0, 0 }, 65535, 65535, 0, 58, 7, 0, 0, 1, { 0 } }, /* ctl6.reserved */
		{ 117, 117, 764, 558, { 0, 0 }, 65535, 65535, 0, 64, 1, 15, 0, 0, { 0 } }, /* cntr7.event_count */
	},
	.counters = {
		{ 185, 0, 0, 0, 2, 32, 0, { 0, 0 }, { 65535, 65535, 65535, }, { 0, 0 }, { 0, 0 }, 255, 0, 18, { 65535, 65535, 65535, }, 1, 2, 0, { 0 } },
		{ 191, 0, 1, 1, 2, 32, 0, { 0, 0 }, { 65535, 65535, 65535, }, { 0, 0 }, { 0, 0 }, 255, 0, 20, { 65535, 65535, 65535, }, 1, 2, 2, { 0 } },
		{ 437, 0, 2, 2, 2, 32, 0, { 0, 0 }, { 65535, 65535, 65535, }, { 0, 0 }, { 0, 0 }, 255, 0, 22, { 65535, 65535, 65535, }, 1, 2, 4, { 0 } },
		{ 105, 718, 3, 4, 1, 64, 0, { 0, 0 }, { 65535, 65535, 65535, }, { 0, 0 }, { 0, 0 }, 255, 0, 25, { 65535, 65535, 65535, }, 0, 1, 6, { 0 } },
	},
	.procedure_rows = {
		{ 0, { 0, 1 }, },
		{ 1, { 1, 4 }, },
		{ 2, { 5, 4 }, },
		{ 3, { 9, 4 }, },
		{ 5, { 13, 4 }, },
		{ 6, { 17, 4 }, },
		{ 7, { 21, 4 }, },
		{ 9, { 25, 4 }, },
	},
	.steps = {
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 1256, 0, 3, 0, 0, 4, },
		{ UINT64_C(0x3000000000), UINT64_C(0x0), UINT64_C(0xffffffff), 2249, 0, 0, 0, 0, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffff), 2249, 0, 1, 0, 0, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffff), 2249, 0, 2, 0, 0, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 903, 0, 3, 0, 0, 4, },
		{ UINT64_C(0x3000000000), UINT64_C(0x0), UINT64_C(0xffffffff), 1015, 0, 0, 0, 0, 5, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffff), 1015, 0, 1, 0, 0, 5, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffff), 1015, 0, 2, 0, 0, 5, },
		{ UINT64_C(0x400000000000000), UINT64_C(0x400000000000000), UINT64_C(0x0), 0, 0, 3, 0, 0, 4, },
		{ UINT64_C(0x3000000000), UINT64_C(0x0), UINT64_C(0x0), 2451, 0, 0, 0, 0, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 2451, 0, 1, 0, 0, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 2451, 0, 2, 0, 0, 4, },
		{ UINT64_C(0x0), UINT64_C(0xffffffffffffffff), UINT64_C(0x0), 0, 0, 4, 0, 0, 4, },
		{ UINT64_C(0x3000000000), UINT64_C(0x0), UINT64_C(0x0), 2396, 0, 0, 0, 0, 5, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 2396, 0, 1, 0, 0, 5, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 2396, 0, 2, 0, 0, 5, },
		{ UINT64_C(0x400000000000000), UINT64_C(0x400000000000000), UINT64_C(0x0), 0, 0, 3, 0, 0, 4, },
		{ UINT64_C(0x3000000000), UINT64_C(0x0), UINT64_C(0xffffffff), 2249, 0, 0, 0, 0, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffff), 2249, 0, 1, 0, 0, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xffffffff), 2249, 0, 2, 0, 0, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 903, 0, 3, 0, 0, 4, },
		{ UINT64_C(0x3000000000), UINT64_C(0x0), UINT64_C(0x0), 0, 0, 0, 0, 1, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 0, 0, 1, 0, 1, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 0, 0, 2, 0, 1, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 0, 0, 4, 0, 1, 4, },
		{ UINT64_C(0x3000000000), UINT64_C(0x0), UINT64_C(0x0), 932, 0, 0, 0, 0, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 932, 0, 1, 0, 0, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 932, 0, 2, 0, 0, 4, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 0, 0, 3, 0, 0, 4, },
	},
	.aliases = {
		{ 52, 0, 0, 65535, },
		{ 87, 0, 1, 65535, },
		{ 1, 0, 2, 65535, },
		{ 543, 0, 3, 65535, },
	},
	.events = {
		{ UINT64_C(0x0), 470, 1853, 697, 0, 0, 0, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 65535, },
		{ UINT64_C(0x0), 476, 1951, 697, 0, 0, 0, 0, 0x3, 0, 0, 0, 1, 0, 0, 0, 65535, },
		{ UINT64_C(0x3000000000000), 442, 1167, 697, 0, 1, 0, 0, 0x3, 0, 0, 0, 2, 0, 128, 0, 65535, },
		{ UINT64_C(0x0), 452, 1310, 697, 0, 2, 0, 0, 0x1, 0, 0, 0, 3, 0, 0, 0, 65535, },
	},
	.categories = {
		{ 482, 2324, 0, 0, },
		{ 466, 1084, 0, 0, },
		{ 458, 1282, 0, 0, },
	},
	.name_index = {
		0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 4, 3, 0, 0,
	},
	.defaults = {
		{ UINT64_C(0x3000000000000), 2, { 0 } },
	},
	.pool = "",
	.pool_0 =
		"MSR_IFSB_DRDY{i}\0"
		"MSR_EFSB_DRDY{i}\0"
		"MSR_IFSB_BUSQ{i}\0"
		"MSR_IFSB_IBUSQ{i}\0"
		"MSR_IFSB_SNPQ{i}\0"
		"MSR_IFSB_ISNPQ{i}\0"
		"latency\0"
		"rsv\0"
		"event_count\0"
		"Integrated front side bus and L3 controller\0"
		"other\0"
		"Other\0"
		"ibusq\0"
		"isnpq\0"
		"xeonmp\0"
		"own\0"
		"Own\0"
		"agent_match\0"
		"Agent_match\0"
		"snoop_match\0"
		"Snoop_match\0"
		"eviction_match\0"
		"Eviction_match\0"
		"fill_match\0"
		"Fill_match\0"
		"l3_state_match\0"
		"L3_state_match\0"
		"type_match\0"
		"Type_match\0"
		"t1_match\0"
		"T1_match\0"
		"t0_match\0"
		"T0_match\0"
		"saturate\0"
		"Saturate\0"
		"enable\0"
		"Enable\0"
		"ifsb\0"
		"efsb\0"
		"EFSB_DRDY\0"
		"IBUSQ_LATENCY\0"
		"BUS\0"
		"IBUSQ\0"
		"ISNPQ\0"
		"QUEUE\0"
		"sdm-325384-059\0"
		"cntr7\0"
		"MSR_IFSB_CNTR7\0"
		"ctl6\0"
		"MSR_IFSB_CTL6\0"
		"MSR_IFSB_CTRL6\0"
		"sdm-325384-059 Figure 18-54\0"
		"sdm-325384-059 Figure 18-53\0"
		"sdm-325384-059 Figure 18-52\0"
		"sdm-325384-059 Table 35-42\0"
		"sdm-325384-059 Figure 18-51\0"
		"sdm-325384-059 18.20\0"
		"Weighted cycles of iBUSQ transaction latency.\0"
		"Weighted cycles of latency.\0"
		"Two counters each for the bus queue, the snoop queue and data-ready on the bus, and one 64-bit sum of latency.\0"
		"The latency keeps its count.\0"
		"No match bit, no count.\0"
		"Lets the latency be added up; clearing it keeps the count.\0"
		"The match bits come back beside the count.\0"
		"Data-ready of this agent.\0"
		"Data on the system bus.\0"
		"Data-ready of other agents.\0"
		"The count; RDPMC reads it too.\0"
		"Data-ready on the bus, of this agent and of others; own=0 or other=0 leaves one of them.\0"
		"The latency stands still.\0"
		"How long transactions take.\0"
		"Latency of bus queue transactions, added up in weighted cycles; by which weight is not said.\0"
		"The figure prints a 1 in both; what they mean is not said.\0"
		"Makes the count ffffffff at an event instead of adding to it, so it tells only that one happened.\0"
		"Chooses by the agent; which bit is which agent is not published.\0"
		"Chooses by the snoop result; which bit is which result is not published.\0"
		"Chooses by the state of the line; which bit is which state is not published.\0"
		"Chooses by the type of transaction; which bit is which type is not published.\0"
		"What the bus queue sees and the match fields choose; give raw masks, as no encoding is published.\0"
		"What the snoop queue sees and the match fields choose; give raw masks, as no encoding is published.\0"
		"Chooses by evictions; no encoding is published.\0"
		"Chooses by fills; no encoding is published.\0"
		"Chooses logical processor 1, if T stands for thread.\0"
		"Chooses logical processor 0, if T stands for thread.\0"
		"Without match bits nothing is chosen; the count is written as it was read.\0"
		"Transactions and snoops in the queues between the processor and its L3.\0"
		"An upper half with match bits begins counting, from 0.\0"
		"Match bits and count are one register: both become 0.\0"
		"64-bit Xeon MP with up to 8 MB L3 (Potomac)",
};
