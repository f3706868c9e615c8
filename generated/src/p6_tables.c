/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/p6/ by "make generate". Do not edit. */
#include <stddef.h>

#include "uncore/tables.h"

#if UNCORE_TABLE_ABI != 7
#error "these tables are stale: run make generate"
#endif

struct uncore_p6_tables {
	struct uncore_tables head;
	struct uncore_cpuid_row cpuids[10];
	struct uncore_box_row boxes[1];
	struct uncore_register_row registers[2];
	struct uncore_layout_row layouts[2];
	struct uncore_field_row fields[15];
	struct uncore_value_row values[6];
	struct uncore_counter_row counters[1];
	struct uncore_procedure_row procedure_rows[9];
	struct uncore_step_row steps[10];
	struct uncore_alias_row aliases[3];
	struct uncore_event_row events[107];
	struct uncore_umask_row umasks[111];
	struct uncore_category_row categories[15];
	struct uncore_event_alias_row event_aliases[16];
	uint16_t name_index[512];
	struct uncore_variant_row variants[4];
	struct uncore_event_variant_row event_variant_rows[54];
	struct uncore_difference_row differences[4];
	struct uncore_perf_pmu_row perf_pmus[1];
	struct uncore_perf_format_row perf_formats[6];
	char pool[1];
	char pool_0[3980];
	char pool_1[3985];
	char pool_2[3910];
	char pool_3[192];
};

extern const struct uncore_p6_tables uncore_p6_tables;

const struct uncore_p6_tables uncore_p6_tables = {
	.head = {
		.magic = UNCORE_TABLE_MAGIC,
		.abi = UNCORE_TABLE_ABI,
		.size = sizeof(struct uncore_p6_tables),
		.id = 2723, 
		.title = 12032, 
		.source = 473, 
		.sockets = { 65535, 0, { 65535, 65535, 65535 }, { 65535, 65535, 65535 } },
		.cores = 1, 
		.threads = 1, 
		.procedures = { 0, 0 }, 
		.cpuids = { offsetof(struct uncore_p6_tables, cpuids), 10 },
		.boxes = { offsetof(struct uncore_p6_tables, boxes), 1 },
		.registers = { offsetof(struct uncore_p6_tables, registers), 2 },
		.layouts = { offsetof(struct uncore_p6_tables, layouts), 2 },
		.fields = { offsetof(struct uncore_p6_tables, fields), 15 },
		.values = { offsetof(struct uncore_p6_tables, values), 6 },
		.counters = { offsetof(struct uncore_p6_tables, counters), 1 },
		.procedure_rows = { offsetof(struct uncore_p6_tables, procedure_rows), 9 },
		.steps = { offsetof(struct uncore_p6_tables, steps), 10 },
		.aliases = { offsetof(struct uncore_p6_tables, aliases), 3 },
		.events = { offsetof(struct uncore_p6_tables, events), 107 },
		.umasks = { offsetof(struct uncore_p6_tables, umasks), 111 },
		.categories = { offsetof(struct uncore_p6_tables, categories), 15 },
		.event_aliases = { offsetof(struct uncore_p6_tables, event_aliases), 16 },
		.name_index = { offsetof(struct uncore_p6_tables, name_index), 512 },
		.variants = { offsetof(struct uncore_p6_tables, variants), 4 },
		.event_variant_rows = { offsetof(struct uncore_p6_tables, event_variant_rows), 54 },
		.differences = { offsetof(struct uncore_p6_tables, differences), 4 },
		.perf_pmus = { offsetof(struct uncore_p6_tables, perf_pmus), 1 },
		.perf_formats = { offsetof(struct uncore_p6_tables, perf_formats), 6 },
		.pool = { offsetof(struct uncore_p6_tables, pool), 12068 },
	},
	.cpuids = {
		{ 6, 1, 0, 15, 0, 0, },
		{ 6, 3, 0, 15, 1, 0, },
		{ 6, 5, 0, 15, 1, 0, },
		{ 6, 6, 0, 15, 1, 0, },
		{ 6, 7, 0, 15, 2, 0, },
		{ 6, 8, 0, 15, 2, 0, },
		{ 6, 9, 0, 15, 3, 0, },
		{ 6, 10, 0, 15, 2, 0, },
		{ 6, 11, 0, 15, 2, 0, },
		{ 6, 13, 0, 15, 3, 0, },
	},
	.boxes = {
		{ 568, 279, 5991, 2762, 1, 1, 0, 0, { 0 }, { 0, 0 }, { 0, 0 }, { 0, 2 }, { 0, 1 }, { 0, 9 }, },
	},
	.registers = {
		{ 410, 12, 7785, 2762, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0x186, 0x0, 0x1, 0, 2, 65535, 0, 0, 0, { 0 } },
		{ 352, 1, 2882, 2726, { 0, 0 }, { 0, 0 }, { 0, 0 }, 0xc1, 0x0, 0x1, 1, 2, 65535, 0, 0, 0, { 0 } },
	},
	.layouts = {
		{ 410, { 0, 11 }, UINT64_C(0x0), UINT64_C(0xffffffff), UINT64_C(0x0), UINT64_C(0xffdfffff), UINT64_C(0x0), UINT64_C(0x200000), UINT64_C(0x0), UINT64_C(0xff8fffff), UINT64_C(0x30000), 32, { 0 } },
		{ 352, { 11, 4 }, UINT64_C(0x0), UINT64_C(0xffffffffffffffff), UINT64_C(0x0), UINT64_C(0xffffffffff), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 64, { 0 } },
	},
	.fields = {
		{ 435, 1668, 8038, 2762, { 0, 0 }, 65535, 65535, 24, 8, 0, 4, 0, 0, { 0 } }, /* ctl.cmask */
		{ 52, 675, 7966, 2762, { 0, 2 }, 0, 65535, 23, 1, 0, 5, 0, 0, { 0 } }, /* ctl.inv */
		{ 397, 1474, 3981, 2762, { 0, 0 }, 65535, 65535, 22, 1, 0, 7, 0, 0, { 0 } }, /* ctl.en */
		{ 0, 48, 0, 2762, { 0, 0 }, 65535, 65535, 21, 1, 7, 0, 0, 1, { 0 } }, /* ctl.reserved */
		{ 393, 818, 11734, 2762, { 0, 0 }, 65535, 65535, 20, 1, 0, 8, 0, 0, { 0 } }, /* ctl.int_en */
		{ 565, 2382, 4436, 2762, { 2, 2 }, 65535, 65535, 19, 1, 0, 0, 0, 0, { 0 } }, /* ctl.pc */
		{ 553, 2026, 4845, 2762, { 4, 2 }, 65535, 65535, 18, 1, 0, 6, 0, 0, { 0 } }, /* ctl.edge */
		{ 305, 1042, 11980, 2762, { 0, 0 }, 65535, 65535, 17, 1, 0, 46, 0, 0, { 0 } }, /* ctl.os */
		{ 356, 1276, 11816, 2762, { 0, 0 }, 65535, 65535, 16, 1, 0, 47, 0, 0, { 0 } }, /* ctl.usr */
		{ 429, 1662, 10091, 2762, { 0, 0 }, 65535, 65535, 8, 8, 0, 3, 0, 0, { 0 } }, /* ctl.umask */
		{ 414, 249, 3923, 2762, { 0, 0 }, 65535, 65535, 0, 8, 0, 1, 0, 0, { 0 } }, /* ctl.ev_sel */
		{ 0, 48, 0, 2726, { 0, 0 }, 65535, 65535, 40, 24, 7, 0, 0, 1, { 0 } }, /* ctr.reserved */
		{ 228, 228, 8201, 2726, { 0, 0 }, 65535, 65535, 0, 40, 0, 15, 0, 0, { 0 } }, /* ctr.event_count */
		{ 464, 464, 8291, 2726, { 0, 0 }, 65535, 65535, 32, 8, 0, 0, 0, 2, { 0 } }, /* ctr.count_hi */
		{ 384, 384, 5491, 2726, { 0, 0 }, 65535, 65535, 0, 32, 0, 0, 0, 2, { 0 } }, /* ctr.count_lo */
	},
	.values = {
		{ UINT64_C(0x0), UINT64_C(0x1), 555, 555, 7705, 65535, 0 },
		{ UINT64_C(0x1), UINT64_C(0x1), 246, 246, 7748, 65535, 0 },
		{ UINT64_C(0x0), UINT64_C(0x1), 262, 262, 4392, 65535, 0 },
		{ UINT64_C(0x1), UINT64_C(0x1), 272, 272, 10127, 65535, 0 },
		{ UINT64_C(0x0), UINT64_C(0x1), 308, 308, 4817, 65535, 0 },
		{ UINT64_C(0x1), UINT64_C(0x1), 315, 315, 5172, 65535, 0 },
	},
	.counters = {
		{ 421, 0, 0, 1, 2, 40, 0, { 0, 0 }, { 65535, 65535, 65535, }, { 0, 0 }, { 0, 0 }, 0, 32, 0, { 65535, 65535, 65535, }, 0, 0, 0, { 0 } },
	},
	.procedure_rows = {
		{ 0, { 0, 1 }, },
		{ 1, { 1, 1 }, },
		{ 2, { 2, 1 }, },
		{ 3, { 3, 1 }, },
		{ 4, { 4, 1 }, },
		{ 5, { 5, 1 }, },
		{ 6, { 6, 1 }, },
		{ 7, { 7, 1 }, },
		{ 9, { 8, 2 }, },
	},
	.steps = {
		{ UINT64_C(0x0), UINT64_C(0x400000), UINT64_C(0x0), 5088, 0, 0, 0, 0, 0, },
		{ UINT64_C(0x0), UINT64_C(0x400000), UINT64_C(0x0), 7405, 0, 0, 0, 0, 1, },
		{ UINT64_C(0x400000), UINT64_C(0x400000), UINT64_C(0x0), 0, 0, 0, 0, 0, 1, },
		{ UINT64_C(0x0), UINT64_C(0xffffffffffffffff), UINT64_C(0x0), 9433, 0, 1, 0, 0, 6, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 4269, 0, 0, 0, 0, 5, },
		{ UINT64_C(0x400000), UINT64_C(0x400000), UINT64_C(0x0), 3700, 0, 0, 0, 0, 1, },
		{ UINT64_C(0x0), UINT64_C(0x400000), UINT64_C(0x0), 8678, 0, 0, 0, 0, 1, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 0, 0, 1, 0, 1, 4, },
		{ UINT64_C(0x0), UINT64_C(0x400000), UINT64_C(0x0), 8562, 0, 0, 0, 0, 0, },
		{ UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), 6055, 0, 0, 0, 0, 4, },
	},
	.aliases = {
		{ 56, 0, 65535, 65535, },
		{ 37, 0, 0, 65535, },
		{ 26, 0, 1, 65535, },
	},
	.events = {
		{ UINT64_C(0x43), 1181, 5722, 2696, 0, 0, 0, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x45), 1420, 9353, 2696, 0, 0, 0, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x46), 1433, 8441, 2696, 0, 0, 0, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x47), 722, 7001, 2696, 0, 0, 0, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x48), 1816, 3464, 2696, 0, 0, 0, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x80), 1726, 3768, 2696, 0, 1, 0, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x81), 952, 2968, 2696, 0, 1, 0, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x85), 987, 11785, 2696, 0, 1, 0, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x86), 1615, 6806, 2696, 0, 1, 0, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x87), 1629, 4965, 2696, 0, 1, 0, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x28), 1753, 9117, 2696, 0, 2, 0, 0, 0x3, 0, 5, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0x29), 2071, 9254, 2696, 0, 2, 5, 0, 0x3, 0, 7, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0x2a), 766, 9182, 2696, 0, 2, 12, 0, 0x3, 0, 5, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0x24), 1462, 9031, 2696, 0, 2, 17, 0, 0x3, 0, 6, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0x26), 753, 6939, 2696, 0, 2, 23, 0, 0x3, 0, 6, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0x25), 1526, 8979, 2696, 0, 2, 29, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x27), 1496, 6868, 2696, 0, 2, 29, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x27), 738, 3344, 144, 0, 2, 29, 0, 0x3, 0, 6, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0x2e), 943, 9519, 2696, 0, 2, 35, 0, 0x3, 0, 5, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0x21), 1238, 9074, 2696, 0, 2, 40, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x22), 588, 2904, 2696, 0, 2, 40, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x23), 2028, 5635, 2696, 0, 2, 40, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x62), 1136, 4614, 2696, 0, 3, 40, 0, 0x3, 0, 2, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0x63), 1152, 11876, 2696, 0, 3, 42, 0, 0x3, 0, 2, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0x60), 1837, 4514, 2696, 0, 3, 44, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x65), 2058, 5622, 2696, 0, 3, 44, 0, 0x3, 0, 2, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0x66), 1393, 10556, 2696, 0, 3, 46, 0, 0x3, 0, 2, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0x67), 2659, 10413, 2696, 0, 3, 48, 0, 0x3, 0, 2, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0x68), 1737, 10515, 2696, 0, 3, 50, 0, 0x3, 0, 2, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0x69), 1639, 10482, 2696, 0, 3, 52, 0, 0x3, 0, 2, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0x6a), 1263, 10446, 2696, 0, 3, 54, 0, 0x3, 0, 2, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0x6b), 1305, 10290, 2696, 0, 3, 56, 0, 0x3, 0, 2, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0x6c), 1366, 10375, 2696, 0, 3, 58, 0, 0x3, 0, 2, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0x6d), 1893, 10332, 2696, 0, 3, 60, 0, 0x3, 0, 2, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0x6e), 772, 10221, 2696, 0, 3, 62, 0, 0x3, 0, 2, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0x70), 608, 7570, 2696, 0, 3, 64, 0, 0x3, 0, 2, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0x6f), 1554, 10249, 2696, 0, 3, 66, 0, 0x3, 0, 2, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0x64), 683, 11633, 2696, 0, 3, 68, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x61), 650, 4731, 2696, 0, 3, 68, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x7a), 638, 6533, 2696, 0, 3, 68, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x7b), 662, 6669, 2696, 0, 3, 68, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x7e), 1599, 4474, 2696, 0, 3, 68, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xc1), 1036, 11157, 2696, 0, 4, 68, 0, 0x1, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x10), 1906, 9873, 2696, 0, 4, 68, 0, 0x1, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x11), 798, 6407, 2696, 0, 4, 68, 0, 0x2, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x12), 1577, 6264, 2696, 0, 4, 68, 0, 0x2, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x13), 679, 6337, 2696, 0, 4, 68, 0, 0x2, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x14), 572, 11480, 2696, 0, 4, 68, 0, 0x1, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x3), 1168, 6099, 2696, 0, 5, 68, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x4), 1045, 11366, 2696, 0, 5, 68, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x5), 1862, 4312, 2696, 0, 5, 68, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x7), 2341, 8139, 60, 0, 5, 68, 0, 0x3, 0, 4, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0x4b), 968, 8912, 60, 0, 5, 72, 0, 0x3, 0, 4, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0xc0), 2205, 8730, 2696, 0, 6, 76, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xc2), 2218, 10944, 2696, 0, 6, 76, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xd0), 2369, 11554, 2696, 0, 6, 76, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xd8), 2169, 10989, 2696, 0, 6, 76, 0, 0x3, 0, 2, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0xd9), 836, 11068, 2696, 0, 6, 78, 0, 0x3, 0, 2, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0xc8), 621, 9595, 2696, 0, 7, 80, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xc6), 2293, 11325, 2696, 0, 7, 80, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xc7), 2311, 7870, 2696, 0, 7, 80, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xc4), 2094, 11050, 2696, 0, 8, 80, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xc5), 2272, 3014, 2696, 0, 8, 80, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xc9), 2255, 7429, 2696, 0, 8, 80, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xca), 907, 3060, 2696, 0, 8, 80, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xe0), 2366, 11576, 2696, 0, 8, 80, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xe2), 1195, 7152, 2696, 0, 8, 80, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xe4), 930, 7656, 2696, 0, 8, 80, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xe6), 997, 8814, 2696, 0, 8, 80, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xa2), 1120, 9959, 2696, 0, 9, 80, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xd2), 1083, 5532, 2696, 0, 9, 80, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x6), 1245, 5060, 2696, 0, 10, 80, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x79), 2077, 10176, 2696, 0, 11, 80, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xb0), 2424, 9678, 2696, 0, 12, 80, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xb1), 2439, 9667, 60, 0, 12, 80, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xfb2), 2410, 9625, 60, 0, 12, 80, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xb3), 2615, 9470, 60, 0, 12, 80, 0, 0x3, 0, 6, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0xcc), 1055, 9388, 60, 0, 12, 86, 0, 0x3, 0, 2, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0xcd), 787, 9705, 60, 0, 12, 88, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xce), 879, 10963, 2696, 0, 12, 88, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xd4), 1102, 11233, 60, 0, 10, 88, 0, 0x3, 0, 5, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0xd5), 1222, 11206, 60, 0, 10, 93, 0, 0x3, 0, 5, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0xd6), 1206, 10879, 60, 0, 10, 98, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x58), 1068, 6204, 2838, 0, 13, 98, 0, 0x3, 0, 2, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0x59), 1342, 5195, 2838, 0, 13, 100, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x88), 2385, 9854, 2838, 0, 8, 100, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x89), 2476, 7516, 2838, 0, 8, 100, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x8a), 2567, 10817, 2838, 0, 8, 100, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x8b), 2647, 9823, 2838, 0, 8, 100, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x8c), 2527, 10697, 2838, 0, 8, 100, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x8d), 2635, 9795, 2838, 0, 8, 100, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x8e), 2509, 10641, 2838, 0, 8, 100, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x8f), 2398, 9649, 2838, 0, 8, 100, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x90), 2458, 7463, 2838, 0, 8, 100, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x91), 2545, 10756, 2838, 0, 8, 100, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x92), 2585, 9779, 2838, 0, 8, 100, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x93), 2490, 10597, 2838, 0, 8, 100, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0x94), 2598, 9754, 2838, 0, 8, 100, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xce), 2231, 10963, 2838, 0, 12, 100, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xd3), 1020, 5109, 2838, 0, 6, 100, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xd7), 1006, 5914, 2838, 0, 6, 100, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xda), 859, 10919, 2838, 0, 6, 100, 0, 0x3, 0, 3, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0xdb), 1406, 4170, 2838, 0, 6, 103, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xf0), 1317, 5314, 2838, 0, 14, 103, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xf8), 1477, 5356, 2838, 0, 14, 103, 0, 0x3, 0, 0, 0, 0, 0, 0, 0, 9, },
		{ UINT64_C(0xd8), 2191, 11015, 2811, 0, 6, 103, 0, 0x3, 0, 4, 0, 0, 0, 1, 0, 9, },
		{ UINT64_C(0xd9), 2137, 11108, 2811, 0, 6, 107, 0, 0x3, 0, 4, 0, 0, 0, 1, 0, 9, },
	},
	.umasks = {
		{ 1718, 5274, 2696, 0x1, 10, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1261, 8393, 2696, 0x2, 10, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 2026, 8343, 2696, 0x4, 10, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1575, 8416, 2696, 0x8, 10, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1692, 8323, 2696, 0xf, 10, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1718, 5274, 2696, 0x1, 11, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1261, 8393, 2696, 0x2, 11, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 2026, 8343, 2696, 0x4, 11, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1575, 8416, 2696, 0x8, 11, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1692, 8323, 2696, 0xf, 11, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1763, 11411, 2811, 0x10, 11, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1796, 3621, 2811, 0x20, 11, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1718, 5274, 2696, 0x1, 12, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1261, 8393, 2696, 0x2, 12, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 2026, 8343, 2696, 0x4, 12, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1575, 8416, 2696, 0x8, 12, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1692, 8323, 2696, 0xf, 12, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1718, 8369, 2696, 0x1, 13, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1261, 8393, 2696, 0x2, 13, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 2026, 8343, 2696, 0x4, 13, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1575, 8416, 2696, 0x8, 13, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1763, 11411, 2811, 0x10, 13, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1796, 3621, 2811, 0x20, 13, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1718, 8369, 2696, 0x1, 14, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1261, 8393, 2696, 0x2, 14, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 2026, 8343, 2696, 0x4, 14, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1575, 8416, 2696, 0x8, 14, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1763, 11411, 2811, 0x10, 14, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1796, 3621, 2811, 0x20, 14, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1718, 8369, 144, 0x1, 17, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1261, 8393, 144, 0x2, 17, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 2026, 8343, 144, 0x4, 17, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1575, 8416, 144, 0x8, 17, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1763, 11411, 2811, 0x10, 17, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1796, 3621, 2811, 0x20, 17, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1718, 5274, 2696, 0x1, 18, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1261, 8393, 2696, 0x2, 18, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 2026, 8343, 2696, 0x4, 18, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1575, 8416, 2696, 0x8, 18, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1692, 8323, 2696, 0xf, 18, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1857, 4678, 2696, 0x0, 22, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 617, 8587, 2696, 0x20, 22, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1857, 5703, 2696, 0x0, 23, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 617, 3967, 2696, 0x20, 23, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1857, 8106, 2696, 0x0, 25, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 617, 5422, 2696, 0x20, 25, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1857, 8106, 2696, 0x0, 26, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 617, 5422, 2696, 0x20, 26, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1857, 8106, 2696, 0x0, 27, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 617, 5422, 2696, 0x20, 27, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1857, 8106, 2696, 0x0, 28, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 617, 5422, 2696, 0x20, 28, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1857, 8106, 2696, 0x0, 29, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 617, 5422, 2696, 0x20, 29, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1857, 8106, 2696, 0x0, 30, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 617, 5422, 2696, 0x20, 30, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1857, 8106, 2696, 0x0, 31, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 617, 5422, 2696, 0x20, 31, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1857, 8106, 2696, 0x0, 32, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 617, 5422, 2696, 0x20, 32, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1857, 8106, 2696, 0x0, 33, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 617, 5422, 2696, 0x20, 33, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1857, 8106, 2696, 0x0, 34, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 617, 5422, 2696, 0x20, 34, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1857, 8106, 2696, 0x0, 35, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 617, 5422, 2696, 0x20, 35, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1857, 8106, 2696, 0x0, 36, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 617, 5422, 2696, 0x20, 36, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 2692, 3835, 60, 0x0, 51, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 2879, 3894, 60, 0x1, 51, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 2873, 3865, 60, 0x2, 51, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1687, 5399, 60, 0x3, 51, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 2692, 3835, 60, 0x0, 52, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 2879, 3894, 60, 0x1, 52, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 2873, 3865, 60, 0x2, 52, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1687, 5399, 60, 0x3, 52, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1286, 5454, 2696, 0x0, 56, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1293, 5478, 2696, 0x1, 56, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1286, 5454, 2696, 0x0, 57, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1293, 5478, 2696, 0x1, 57, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1577, 5520, 60, 0x1, 76, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 830, 5019, 60, 0x2, 76, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1682, 5267, 60, 0x4, 76, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1680, 5258, 60, 0x8, 76, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1654, 5152, 60, 0x10, 76, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1720, 8874, 60, 0x20, 76, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1360, 3807, 60, 0x0, 77, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 631, 11690, 60, 0x1, 77, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1235, 11726, 60, 0x1, 80, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1260, 11730, 60, 0x2, 80, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1192, 11722, 60, 0x4, 80, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1178, 11718, 60, 0x8, 80, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1635, 5693, 60, 0xf, 80, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1235, 11726, 60, 0x1, 81, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1260, 11730, 60, 0x2, 81, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1192, 11722, 60, 0x4, 81, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1178, 11718, 60, 0x8, 81, 0x3, 0, 0, 0, 1, 0, 0, },
		{ 1635, 5693, 60, 0xf, 81, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1635, 7643, 2838, 0x0, 83, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1300, 3116, 2838, 0x2, 83, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1635, 7643, 2838, 0x0, 101, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1336, 7215, 2838, 0x1, 101, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 2684, 5027, 2838, 0x2, 101, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1947, 7242, 2811, 0x0, 105, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1929, 7283, 2811, 0x1, 105, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 2009, 7374, 2811, 0x2, 105, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1990, 7343, 2811, 0x3, 105, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1972, 7313, 2811, 0x0, 106, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1929, 7283, 2811, 0x1, 106, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 2009, 7374, 2811, 0x2, 106, 0x3, 0, 0, 0, 0, 0, 0, },
		{ 1990, 7343, 2811, 0x3, 106, 0x3, 0, 0, 0, 0, 0, 0, },
	},
	.categories = {
		{ 718, 9325, 0, 0, },
		{ 714, 7851, 0, 0, },
		{ 2876, 4049, 0, 0, },
		{ 939, 4092, 0, 0, },
		{ 710, 11594, 0, 0, },
		{ 601, 7064, 0, 0, },
		{ 1922, 3942, 0, 0, },
		{ 808, 4909, 0, 0, },
		{ 1809, 7121, 0, 0, },
		{ 1633, 7932, 0, 0, },
		{ 822, 11286, 0, 0, },
		{ 1674, 8631, 0, 0, },
		{ 634, 5134, 0, 0, },
		{ 1280, 4363, 0, 0, },
		{ 1800, 8654, 0, 0, },
	},
	.event_aliases = {
		{ 1780, 2865, 11, 11, },
		{ 1780, 2865, 13, 22, },
		{ 1780, 2865, 14, 28, },
		{ 1541, 558, 15, 65535, },
		{ 1448, 558, 15, 65535, },
		{ 1512, 558, 16, 65535, },
		{ 1780, 2865, 17, 34, },
		{ 2044, 2865, 25, 65535, },
		{ 1379, 2865, 26, 65535, },
		{ 2672, 558, 27, 65535, },
		{ 1879, 544, 33, 65535, },
		{ 696, 2865, 37, 65535, },
		{ 893, 544, 42, 65535, },
		{ 2110, 558, 57, 65535, },
		{ 1581, 558, 70, 65535, },
		{ 1947, 2865, 106, 107, },
	},
	.name_index = {
		0, 0, 0, 0, 0, 7, 50, 73, 81, 0, 0, 0, 116, 0, 0, 0,
		0, 0, 68, 0, 0, 0, 0, 53, 0, 0, 1, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 106, 104, 0, 22, 20, 92, 87, 78, 0, 0, 0,
		0, 0, 0, 6, 0, 0, 86, 0, 24, 0, 0, 0, 0, 0, 72, 58,
		107, 0, 26, 66, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 82, 0,
		0, 0, 0, 0, 0, 99, 0, 0, 0, 23, 59, 0, 42, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 27, 75, 98, 0, 0, 0, 0, 0, 90, 0, 0, 0, 0,
		52, 0, 0, 0, 0, 0, 120, 0, 0, 0, 0, 0, 115, 34, 36, 0,
		0, 0, 15, 0, 63, 0, 60, 0, 0, 0, 0, 0, 0, 0, 0, 28,
		0, 0, 0, 77, 0, 0, 0, 0, 0, 0, 0, 119, 11, 70, 0, 0,
		0, 0, 0, 0, 0, 0, 35, 0, 0, 0, 102, 0, 0, 0, 0, 0,
		0, 76, 0, 17, 39, 0, 0, 0, 80, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 55, 67,
		0, 65, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		96, 51, 0, 0, 0, 0, 0, 89, 0, 0, 0, 0, 2, 0, 0, 0,
		0, 0, 45, 0, 0, 0, 44, 0, 121, 0, 0, 57, 0, 0, 0, 100,
		0, 0, 69, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 4,
		0, 0, 0, 0, 83, 0, 0, 0, 0, 0, 0, 0, 88, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 41, 0, 0, 29, 0, 0, 0, 0, 37,
		0, 0, 0, 0, 0, 0, 0, 122, 0, 0, 97, 0, 0, 0, 0, 0,
		0, 0, 118, 0, 48, 0, 0, 47, 0, 0, 103, 0, 0, 0, 0, 0,
		0, 0, 0, 25, 30, 38, 94, 0, 0, 64, 0, 13, 0, 0, 0, 74,
		0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 61, 12, 0, 0, 0,
		0, 0, 0, 0, 117, 93, 0, 40, 0, 10, 0, 0, 0, 0, 0, 5,
		31, 0, 46, 0, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 56,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 85,
		0, 105, 0, 0, 0, 0, 0, 0, 0, 0, 0, 84, 0, 0, 95, 0,
		0, 0, 33, 0, 91, 0, 16, 0, 111, 79, 0, 0, 113, 0, 3, 0,
		0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 71, 0, 0,
		0, 49, 0, 0, 62, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 101,
		0, 43, 0, 0, 0, 0, 112, 0, 54, 0, 0, 0, 0, 0, 0, 0,
	},
	.variants = {
		{ 360, 372, 4921, },
		{ 453, 1709, 6477, },
		{ 441, 1697, 6239, },
		{ 400, 1567, 8494, },
	},
	.event_variant_rows = {
		{ 11, 10, 0x8, },
		{ 11, 11, 0x8, },
		{ 13, 17, 0x8, },
		{ 13, 18, 0x8, },
		{ 13, 19, 0x8, },
		{ 13, 20, 0x8, },
		{ 13, 21, 0x8, },
		{ 13, 22, 0x8, },
		{ 14, 23, 0x8, },
		{ 14, 24, 0x8, },
		{ 14, 25, 0x8, },
		{ 14, 26, 0x8, },
		{ 14, 27, 0x8, },
		{ 14, 28, 0x8, },
		{ 16, 65535, 0x7, },
		{ 17, 65535, 0x8, },
		{ 51, 65535, 0xc, },
		{ 52, 65535, 0xc, },
		{ 56, 65535, 0x4, },
		{ 57, 65535, 0x4, },
		{ 73, 65535, 0x2, },
		{ 74, 65535, 0xe, },
		{ 75, 65535, 0xe, },
		{ 76, 65535, 0xe, },
		{ 77, 65535, 0xe, },
		{ 78, 65535, 0xe, },
		{ 79, 65535, 0x2, },
		{ 80, 65535, 0xe, },
		{ 81, 65535, 0xe, },
		{ 82, 65535, 0xe, },
		{ 83, 65535, 0x8, },
		{ 84, 65535, 0x8, },
		{ 85, 65535, 0x8, },
		{ 86, 65535, 0x8, },
		{ 87, 65535, 0x8, },
		{ 88, 65535, 0x8, },
		{ 89, 65535, 0x8, },
		{ 90, 65535, 0x8, },
		{ 91, 65535, 0x8, },
		{ 92, 65535, 0x8, },
		{ 93, 65535, 0x8, },
		{ 94, 65535, 0x8, },
		{ 95, 65535, 0x8, },
		{ 96, 65535, 0x8, },
		{ 97, 65535, 0x8, },
		{ 98, 65535, 0x8, },
		{ 99, 65535, 0x8, },
		{ 100, 65535, 0x8, },
		{ 101, 65535, 0x8, },
		{ 102, 65535, 0x8, },
		{ 103, 65535, 0x8, },
		{ 104, 65535, 0x8, },
		{ 105, 65535, 0x8, },
		{ 106, 65535, 0x8, },
	},
	.differences = {
		{ 3259, 2811, 11, 0x8, },
		{ 3145, 144, 13, 0x8, },
		{ 3145, 144, 14, 0x8, },
		{ 6137, 2811, 72, 0x8, },
	},
	.perf_pmus = {
		{ UINT64_C(0xff84ffff), UINT64_C(0x0), 56, 0, 321, 0, 1, { 65535, 65535, 65535, 65535, }, { 0, 6 }, { 0, 0 }, { 0, 0 }, },
	},
	.perf_formats = {
		{ UINT64_C(0xff), 240, 0, },
		{ UINT64_C(0xff00), 429, 0, },
		{ UINT64_C(0x40000), 553, 0, },
		{ UINT64_C(0x80000), 565, 0, },
		{ UINT64_C(0x800000), 52, 0, },
		{ UINT64_C(0xff000000), 435, 0, },
	},
	.pool = "",
	.pool_0 =
		"PerfCtr{i}\0"
		"PerfEvtSel{i}\0"
		"PERFCTR{i}\0"
		"EVNTSEL{i}\0"
		"rsv\0"
		"inv\0"
		"cpu\0"
		"sdm-325384-059 Table 19-37; libpfm4 intel_p6_events.h; likwid perfmon_pm_events.txt\0"
		"sdm-325384-059 Table 19-36; libpfm4 intel_p6_events.h; likwid perfmon_pm_events.txt\0"
		"event_count\0"
		"event\0"
		"lt\0"
		"Event Select\0"
		"overflows\0"
		"counts\0"
		"Core performance counters\0"
		"os\0"
		"cycles\0"
		"edges\0"
		"linux-p6 intel_p6_formats_attr\0"
		"ctr\0"
		"usr\0"
		"pentium_pro\0"
		"Pentium Pro\0"
		"count_lo\0"
		"int_en\0"
		"pentium_m\0"
		"ctl\0"
		"ev_sel\0"
		"general\0"
		"umask\0"
		"cmask\0"
		"pentium_iii\0"
		"pentium_ii\0"
		"count_hi\0"
		"sdm-325384-059 18.22; linux-p6 P6_NOP_EVENT; libpfm4 intel_p6_events.h\0"
		"oprofile\0"
		"edge\0"
		"likwid\0"
		"pc\0"
		"pmc\0"
		"CYCLES_DIV_BUSY\0"
		"L2_DBUS_BUSY\0"
		"MEMORY\0"
		"BUS_TRAN_ANY\0"
		"HW_INT_RX\0"
		"TO_MMX\0"
		"BUS_HIT_DRV\0"
		"BUS_BNR_DRV\0"
		"BUS_HITM_DRV\0"
		"INV\0"
		"DIV\0"
		"BUS_DATA_RCV\0"
		"BUS_DATA_RECV\0"
		"FPU\0"
		"IFU\0"
		"DCU\0"
		"DCU_M_LINES_OUT\0"
		"L2_M_LINES_OUT\0"
		"L2_LINES_OUT\0"
		"L2_ST\0"
		"BUS_TRAN_BURST\0"
		"MMX_ASSIST\0"
		"FP_ASSIST\0"
		"INTERRUPT\0"
		"INT\0"
		"SEGMENT\0"
		"SHIFT\0"
		"EMON_KNI_COMP_INST_RET\0"
		"EMON_FUSED_UOPS_RET\0"
		"MMX_INSTR_RET\0"
		"COMP_FLOP_RET\0"
		"BR_MISS_PRED_TAKEN_RET\0"
		"BR_BOGUS\0"
		"BUS\0"
		"L2_RQSTS\0"
		"IFU_IFETCH_MISS\0"
		"EMON_KNI_PREF_MISS\0"
		"ITLB_MISS\0"
		"BACLEARS\0"
		"EMON_ESP_UOPS\0"
		"EMON_SYNCH_UOPS\0"
		"FLOPS\0"
		"OS\0"
		"SB_DRAINS\0"
		"FP_MMX_TRANS\0"
		"EMON_EST_TRANS\0"
		"PARTIAL_RAT_STALLS\0"
		"SEG_RENAME_STALLS\0"
		"RESOURCE_STALLS\0"
		"BUS_DRDY_CLOCKS\0"
		"BUS_LOCK_CLOCKS\0"
		"LD_BLOCKS\0"
		"GS\0"
		"DATA_MEM_REFS\0"
		"BTB_MISSES\0"
		"RET_SEG_RENAMES\0"
		"SEG_REG_RENAMES\0"
		"L2_ADS\0"
		"SEGMENT_REG_LOADS\0"
		"BUS_TRAN_PWR\0"
		"USR\0"
		"POWER\0"
		"PACKED_SCALAR\0"
		"FREQ\0"
		"BUS_TRANS_P\0"
		"EMON_PREF_RQSTS_UP\0"
		"LD_OP\0"
		"EMON_THERMAL_TRIP\0"
		"TO_FP\0"
		"BUS_TRANS_IO\0"
		"BUS_TRANS_RFO\0"
		"BUS_TRAN_RFO\0"
		"EMON_UNFUSION\0"
		"DCU_LINES_IN\0"
		"DCU_M_LINES_IN\0"
		"L2_M_LINES_IN\0"
		"L2_LINES_IN\0"
		"EN\0"
		"EMON_PREF_RQSTS_DN\0"
		"L2_M_LINES_OUTM\0"
		"L2_LINES_OUTM\0"
		"L2_M_LINES_INM\0"
		"L2_LINES_INM\0"
		"BUS_TRAN_MEM\0"
		"Pentium M\0"
		"MUL\0"
		"PARTIAL_RAT_STALL\0"
		"BUS_SNOOP_STALL\0"
		"IFU_MEM_STALL\0"
		"ILD_STALL\0"
		"BUS_TRAN_INVAL\0"
		"LOGICAL\0"
		"UMASK\0"
		"CMASK\0"
		"CLOCK\0"
		"UNPACK\0"
		"WEAK\0"
		"MESI\0"
		"Pentium III\0"
		"Pentium II\0"
		"ARITH\0"
		"IFU_IFETCH\0"
		"BUS_TRAN_IFETCH\0"
		"L2_IFETCH\0"
		"ONLY_HW_PREFETCH\0"
		"NON_HW_PREFETCH\0"
		"ALL_PREFETCH\0"
		"BRANCH\0"
		"DCU_MISS_OUTSTANDING\0"
		"BUS_REQ_OUTSTANDING\0"
		"SELF\0"
		"MISALIGN_MEM_REF\0"
		"BUS_TRANS_DEF\0"
		"BUS_TRAN_DEF\0"
		"FP_COMP_OPS_EXE\0"
		"RETIRE\0"
		"SSE_SCALAR_SINGLE\0"
		"SSE_PACKED_SCALAR_SINGLE\0"
		"SSE_PACKED_SINGLE\0"
		"SSE2_SCALAR_DOUBLE\0"
		"SSE2_PACKED_DOUBLE\0"
		"L2_DBUS_BUSY_RD\0"
		"BUS_TRANS_BRD\0"
		"BUS_TRAN_BRD\0"
		"L2_LD\0"
		"CPU_CLK_UNHALTED\0"
		"BR_INST_RETIRED\0"
		"EMON_KNI_COMP_INST_RETIRED\0"
		"EMON_SSE_SSE2_COMP_INST_RETIRED\0"
		"EMON_KNI_INST_RETIRED\0"
		"EMON_SSE_SSE2_INST_RETIRED\0"
		"UOPS_RETIRED\0"
		"EMON_SIMD_INSTR_RETIRED\0"
		"BR_TAKEN_RETIRED\0"
		"BR_MISS_PRED_RETIRED\0"
		"CYCLES_INT_MASKED\0"
		"CYCLES_INT_PENDING_AND_MASKED\0"
		"EMON_KNI_PREF_DISPATCHED\0"
		"BR_INST_DECODED\0"
		"PC\0"
		"BR_INST_EXEC\0"
		"BR_RET_EXEC\0"
		"MMX_UOPS_EXEC\0"
		"MMX_INSTR_EXEC\0"
		"MMX_SAT_INSTR_EXEC\0"
		"BR_RET_MISSP_EXEC\0"
		"BR_MISSP_EXEC\0"
		"BR_CALL_MISSP_EXEC\0"
		"BR_IND_MISSP_EXEC\0"
		"BR_CND_MISSP_EXEC\0"
		"BR_RET_BAC_MISSP_EXEC\0"
		"BR_BAC_MISSP_EXEC\0"
		"BR_CALL_EXEC\0"
		"BR_IND_CALL_EXEC\0"
		"MMX_INSTR_TYPE_EXEC\0"
		"BR_IND_EXEC\0"
		"BR_CND_EXEC\0"
		"BUS_TRANS_WB\0"
		"BUS_TRAN_WB\0"
		"STD_STA\0"
		"NTA\0"
		"sdm-325384-059 Table 19-37\0"
		"p6\0"
		"sdm-325384-059 18.22.2, Table 35-46\0"
		"sdm-325384-059 18.22.1 Figure 18-60, Table 35-46\0"
		"sdm-325384-059 Table 19-36\0"
		"sdm-325384-059 Table 19-35\0"
		"libpfm4\0"
		"T2\0"
		"L2\0"
		"T1\0"
		"Count of counter {i}.\0"
		"Cycles in which the data bus of the second-level cache is busy.\0"
		"Instruction fetches that miss and ask memory.\0"
		"Branches retired that were predicted wrongly.\0"
		"Branches retired that were taken and predicted wrongly.\0"
		"Only those of the frequency.\0"
		"The states of the lines must be chosen, and without a prefetch umask lines that hardware prefetched are left out.\0"
		"Without one of the two prefetch umasks, lines that hardware prefetched are left out.\0"
		"Modified lines that leave the second-level cache; without a prefetch umask those that hardware prefetched are left out.\0"
		"Each cycle adds the misses of the data cache that are under way, so that it is not exact; those that miss the second-level cache too count two cycles short.\0"
		"Of the states chosen beside it, lines whether hardware prefetched them or not.\0"
		"Both counters begin with this write, counter 0 being in use or not.\0"
		"Instruction fetches, cacheable or not.\0"
		"From MMX to floating point.\0"
		"Prefetches with the NTA hint.\0"
		"Prefetches with the T2 hint.\0"
		"Prefetches with the T1 hint.\0"
		"Code of the event.\0"
		"Decoding and retirement.\0"
		"By any agent.",
	.pool_1 =
		"Lets both counters count; only counter 0's control register has it.\0"
		"The second-level cache, and the bus to it.\0"
		"The bus outside the processor: what this processor, or any agent, does on it.\0"
		"Times that a fused micro-op came apart in the reorder buffer, on a floating-point exception in it.\0"
		"Without the enable, so nothing counts yet.\0"
		"Data accesses across a 64-bit boundary; not exact.\0"
		"Frequency, voltage and heat.\0"
		"The pin toggles when the counter overflows.\0"
		"What the PM pin of the counter shows.\0"
		"Clocks in which a snoop stalls the bus.\0"
		"Each cycle adds the cacheable reads of full lines for the data cache that are under way on the bus.\0"
		"Clocks in which DRDY# is asserted, that is data are on the bus.\0"
		"This processor drives the bus; in clocks of the bus.\0"
		"Clocks of the bus in which this processor drives BNR#, so that nobody makes requests.\0"
		"Counts as long as it lasts.\0"
		"Counts how often the event begins instead of how long it lasts.\0"
		"Interrupts.\0"
		"No MMX and no SSE, so none of their events.\0"
		"Cycles in which the instruction length decoder waits.\0"
		"Shifts.\0"
		"A store's data with its address.\0"
		"Loads of segment registers.\0"
		"Holds both counters.\0"
		"Synchronising micro-ops.\0"
		"MMX instructions.\0"
		"Logical operations.\0"
		"Counts when it begins.\0"
		"How long a thermal trip lasts; with edge how often one begins.\0"
		"Unpacks.\0"
		"Packs.\0"
		"Lines in invalid state, that is misses.\0"
		"Prefetches sent off for rising addresses.\0"
		"Prefetches sent off for falling addresses.\0"
		"Weakly ordered stores.\0"
		"What any agent on the bus does.\0"
		"Packed and scalar ones.\0"
		"Scalar ones.\0"
		"The bits that a write takes.\0"
		"Multiplies.\0"
		"Stalls for registers written in part, flags among them: cycles, or with edge occurrences.\0"
		"Burst reads.\0"
		"Cycles in which that bus brings data that the core reads.\0"
		"All four.\0"
		"By this processor.\0"
		"Loads and stores that are performed, of every memory type, so uncacheable ones too; the parts of a split access and internal retries count each, 80-bit floating point counts twice, I/O never.\0"
		"Total of micro-ops, says the manual; by its name those of the stack pointer.\0"
		"Two counters of 40 bits that one bit starts and stops together.\0"
		"What counter 1 counted is chosen no longer.\0"
		"Loads that wait for the store buffer.\0"
		"Cycles in which it is neither halted nor slowed by a thermal trip.\0"
		"Transitions of enhanced SpeedStep.\0"
		"With SSE; its Xeons too.\0"
		"Multiplies of integers and floating-point numbers, speculative ones too.\0"
		"Divides of integers and floating-point numbers, speculative ones too.\0"
		"Floating-point cases that microcode takes over, speculative ones too.\0"
		"With MMX; its Xeons, and the Celerons of its kind, too.\0"
		"Clocks of the bus in which this processor drives HIT#, those of snoop stalls too; what the pins show depends on pc and the clock ratio.\0"
		"Clocks of the bus in which this processor drives HITM#, those of snoop stalls too; what the pins show depends on pc and the clock ratio.\0"
		"Cycles in which instruction fetch waits, for whatever reason.\0"
		"Modified lines that leave the second-level cache, for whatever reason.\0"
		"Lines that leave the second-level cache, for whatever reason.\0"
		"Modified lines that leave the data cache, for whatever reason.\0"
		"Order of memory accesses, and prefetches by instruction.\0"
		"Branches and their prediction.\0"
		"Branches for which the branch target buffer had no prediction.\0"
		"A load with its operation.\0"
		"SSE, packed and scalar single precision.\0"
		"SSE, scalar single precision.\0"
		"SSE, packed single precision.\0"
		"SSE2, scalar double precision.\0"
		"SSE2, packed double precision.\0"
		"The events stay chosen.\0"
		"Branches retired that were taken.\0"
		"Returns executed that proved wrongly predicted then.\0"
		"Branches executed that proved wrongly predicted then.\0"
		"Transactions of any kind that were completed, special cycles among them.\0"
		"All of them.\0"
		"Bogus branches; the manual says no more of them.\0"
		"Steps while the event adds at least cmask.\0"
		"Steps while it adds less than cmask.\0"
		"Chooses the event of counter {i}; that of counter 0 enables both.\0"
		"Instruction fetch.\0"
		"Cycles in which interrupts are disabled while one is waiting.\0"
		"What keeps the processor waiting.",
	.pool_2 =
		"Turns the comparison with cmask round; without a cmask it does nothing.\0"
		"Compared with what the event adds in a cycle; 0 counts that itself.\0"
		"What this processor does itself.\0"
		"SSE prefetches, or weakly ordered stores, that were sent off.\0"
		"What the counter has counted; a write takes bits 31:0 and copies bit 31 into those above.\0"
		"Copies of bit 31 after a write.\0"
		"Lines in any state.\0"
		"Lines in exclusive state.\0"
		"Lines in invalid state.\0"
		"Lines in shared state.\0"
		"Lines in modified state.\0"
		"Lines brought into the data cache in modified state.\0"
		"Programmed as the others; 29 events are new or mean something else.\0"
		"Nothing counts any more.\0"
		"Any agent drives it; in clocks of the core.\0"
		"The clock of the core.\0"
		"Prefetches by hardware.\0"
		"Both end; nothing documented stops counter 0 alone.\0"
		"Instructions retired; some interrupts of REP STOS, and an SMI during HLT, lose one.\0"
		"Times that the branch decoder predicted by its static rule.\0"
		"Additions, subtractions and the like.\0"
		"SSE prefetches, or weakly ordered stores, that missed every cache.\0"
		"Modified lines brought into the second-level cache.\0"
		"Lines brought into the second-level cache.\0"
		"Address strobes to the second-level cache.\0"
		"Cacheable instruction fetches that reach the second-level cache.\0"
		"Cacheable data stores without a lock that reach the second-level cache.\0"
		"Cacheable data loads without a lock that reach the second-level cache.\0"
		"The first-level data cache.\0"
		"Lines brought into the data cache.\0"
		"Changes between MMX and floating-point code.\0"
		"0, or for sampling minus the period.\0"
		"Packed MMX instructions executed, by their kind.\0"
		"All requests to the second-level cache, by the state of the line they find.\0"
		"Hardware interrupts received.\0"
		"MMX micro-ops executed.\0"
		"Returns executed.\0"
		"Saturating MMX instructions executed.\0"
		"MMX assists, that is EMMS instructions executed.\0"
		"Indirect calls executed.\0"
		"Calls executed.\0"
		"Indirect branches executed.\0"
		"Conditional branches executed.\0"
		"Branches executed.\0"
		"Floating-point operations that compute, and integer multiplies and divides, executed.\0"
		"Cycles in which a resource is lacking, recovery from wrong predictions included; a full bus queue and cache misses are not counted.\0"
		"Which part of the event is counted.\0"
		"The pin toggles with each event that is counted.\0"
		"Cycles in which the processor is not halted.\0"
		"Bursts that were completed.\0"
		"Memory transactions that were completed.\0"
		"Partial transactions that were completed.\0"
		"Deferred transactions that were completed.\0"
		"I/O transactions that were completed.\0"
		"Write-backs that were completed.\0"
		"Partial writes that were completed.\0"
		"Invalidates that were completed.\0"
		"Instruction fetches that were completed.\0"
		"Reads for ownership that were completed.\0"
		"Calls executed that were wrongly predicted.\0"
		"Indirect branches executed that were wrongly predicted.\0"
		"Conditional branches executed that were wrongly predicted.\0"
		"Returns executed that the front end found wrongly predicted.\0"
		"Branches executed that the front end found wrongly predicted.\0"
		"Renamings of segment registers retired.\0"
		"Fused micro-ops retired.\0"
		"Micro-ops retired.\0"
		"MMX instructions retired.\0"
		"SSE instructions retired.\0"
		"SSE and SSE2 instructions retired.\0"
		"Branches retired.\0"
		"SSE instructions that compute, retired.\0"
		"SSE and SSE2 instructions that compute, retired.\0"
		"Floating-point operations that compute, retired.\0"
		"Segment registers renamed.\0"
		"Stalls because a segment register cannot be renamed.\0"
		"Segment registers, loaded and renamed.\0"
		"Cycles in which interrupts are disabled.\0"
		"Cycles in which the store buffer is emptied.\0"
		"Of the states chosen beside it, only lines that hardware prefetched.\0"
		"Cycles in which the divider takes no new work, speculative work included.\0"
		"Instructions decoded.\0"
		"Branches decoded.\0"
		"Floating-point and integer arithmetic.\0"
		"Clocks of the bus in which this processor receives data.\0"
		"From floating point to MMX.\0"
		"GS.\0"
		"FS.\0"
		"ES.\0"
		"DS.\0"
		"An overflow raises an interrupt by the local APIC.\0"
		"Misses of the instruction TLB.\0"
		"Counts while the processor is at privilege level 1, 2 or 3.",
	.pool_3 =
		"Clocks of the core in which LOCK# is asserted; where the second-level cache serves locks it may stay 0.\0"
		"Counts while the processor is at privilege level 0.\0"
		"P6 family (Pentium Pro, II, III, M)",
};
