/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/tiny/ by "make generate". Do not edit. */
#include <stddef.h>

#include "uncore/tables.h"

#if UNCORE_TABLE_ABI != 7
#error "these tables are stale: run make generate"
#endif

struct uncore_tiny_tables {
	struct uncore_tables head;
	struct uncore_cpuid_row cpuids[1];
	struct uncore_box_row boxes[1];
	struct uncore_place_row places[2];
	struct uncore_function_row functions[1];
	struct uncore_register_row registers[3];
	struct uncore_layout_row layouts[2];
	struct uncore_field_row fields[4];
	struct uncore_value_row values[1];
	struct uncore_counter_row counters[1];
	struct uncore_procedure_row procedure_rows[2];
	struct uncore_step_row steps[2];
	uint32_t numbers[2];
	char pool[1];
	char pool_0[100];
};

extern const struct uncore_tiny_tables uncore_tiny_tables;

const struct uncore_tiny_tables uncore_tiny_tables = {
	.head = {
		.magic = UNCORE_TABLE_MAGIC,
		.abi = UNCORE_TABLE_ABI,
		.size = sizeof(struct uncore_tiny_tables),
		.id = 15, 
		.title = 20, 
		.source = 81, 
		.sockets = { 65535, 0, { 65535, 65535, 65535 }, { 65535, 65535, 65535 } },
		.cores = 0, 
		.threads = 0, 
		.procedures = { 0, 0 }, 
		.cpuids = { offsetof(struct uncore_tiny_tables, cpuids), 1 },
		.boxes = { offsetof(struct uncore_tiny_tables, boxes), 1 },
		.places = { offsetof(struct uncore_tiny_tables, places), 2 },
		.functions = { offsetof(struct uncore_tiny_tables, functions), 1 },
		.registers = { offsetof(struct uncore_tiny_tables, registers), 3 },
		.layouts = { offsetof(struct uncore_tiny_tables, layouts), 2 },
		.fields = { offsetof(struct uncore_tiny_tables, fields), 4 },
		.values = { offsetof(struct uncore_tiny_tables, values), 1 },
		.counters = { offsetof(struct uncore_tiny_tables, counters), 1 },
		.procedure_rows = { offsetof(struct uncore_tiny_tables, procedure_rows), 2 },
		.steps = { offsetof(struct uncore_tiny_tables, steps), 2 },
		.numbers = { offsetof(struct uncore_tiny_tables, numbers), 2 },
		.pool = { offsetof(struct uncore_tiny_tables, pool), 101 },
	},
	.cpuids = {
		{ 6, 1, 0, 15, 65535, 0, },
	},
	.boxes = {
		{ 40, 45, 0, 92, 2, 0, 0, 1, { 0 }, { 0, 0 }, { 0, 1 }, { 0, 3 }, { 0, 1 }, { 0, 2 }, },
	},
	.places = {
		{ 3, 1, 0x10, },
		{ 255, 255, 0x11, },
	},
	.functions = {
		{ 77, 0, 0, },
	},
	.registers = {
		{ 57, 8, 0, 92, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x10, 0x10, 0x3, 0, 2, 65535, 0, 0, 0, { 0 } },
		{ 50, 1, 0, 92, { 0, 0 }, { 0, 0 }, { 0, 2 }, 0x0, 0x0, 0x0, 1, 2, 0, 1, 0, 0, { 0 } },
		{ 29, 87, 0, 92, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x0, 0x0, 0x0, 0, 1, 65535, 2, 0, 0, { 0 } },
	},
	.layouts = {
		{ 57, { 0, 3 }, UINT64_C(0x80000000), UINT64_C(0xffffff00), UINT64_C(0x80000000), UINT64_C(0x800000ff), UINT64_C(0x0), UINT64_C(0x7fffff00), UINT64_C(0x0), UINT64_C(0xff), UINT64_C(0x0), 32, { 0 } },
		{ 50, { 3, 1 }, UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 64, { 0 } },
	},
	.fields = {
		{ 54, 54, 0, 92, { 0, 0 }, 65535, 65535, 31, 1, 0, 7, 0, 0, { 0 } }, /* ctl.en */
		{ 0, 25, 0, 92, { 0, 0 }, 65535, 65535, 8, 23, 7, 0, 0, 1, { 0 } }, /* ctl.reserved */
		{ 61, 61, 0, 92, { 0, 1 }, 65535, 65535, 0, 8, 0, 0, 0, 0, { 0 } }, /* ctl.sel */
		{ 34, 34, 0, 92, { 0, 0 }, 65535, 65535, 0, 64, 4, 15, 0, 0, { 0 } }, /* ctr.count */
	},
	.values = {
		{ UINT64_C(0x5), UINT64_C(0x7), 73, 73, 0, 65535, 0 },
	},
	.counters = {
		{ 65, 0, 0, 1, 2, 64, 0, { 0, 0 }, { 65535, 65535, 65535, }, { 0, 0 }, { 0, 0 }, 255, 0, 65535, { 65535, 65535, 65535, }, 0, 0, 0, { 0 } },
	},
	.procedure_rows = {
		{ 5, { 0, 1 }, },
		{ 7, { 1, 1 }, },
	},
	.steps = {
		{ UINT64_C(0x80000000), UINT64_C(0x80000000), UINT64_C(0x0), 0, 0, 0, 0, 0, 5, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 0, 0, 1, 0, 1, 4, },
	},
	.numbers = {
		0x40, 
		0x50, 
	},
	.pool = "",
	.pool_0 =
		"CTR{i}\0"
		"CTL{i}\0"
		"tiny\0"
		"Tiny\0"
		"rsv\0"
		"lost\0"
		"count\0"
		"unit\0"
		"Unit\0"
		"ctr\0"
		"en\0"
		"ctl\0"
		"sel\0"
		"general\0"
		"clk\0"
		"cfg\0"
		"guide\0"
		"LOST\0"
		"guide p1",
};
