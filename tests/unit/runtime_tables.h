/* SPDX-License-Identifier: MIT */
/*
 * Defines a small platform by hand for the runtime's tests, without the generator. It has every kind of address, field,
 * counter and step that the tables can express. It has three boxes: alpha (MSRs, 3 instances), beta (PCI, 2 instances,
 * counters without a stride, places that are shared or unknown) and gamma (per CPU, control and count in one register).
 */
#ifndef TESTS_RUNTIME_TABLES_H
#define TESTS_RUNTIME_TABLES_H

#include <stddef.h>

#include "uncore/tables.h"

/* X(identifier, text) */
#define TOY_STRINGS(X) \
	X(toy, "toy") \
	X(alpha, "alpha") \
	X(beta, "beta") \
	X(gamma, "gamma") \
	X(box_ctl, "box_ctl") \
	X(ctl, "ctl") \
	X(ctr, "ctr") \
	X(filter, "filter") \
	X(filter1, "filter1") \
	X(status, "status") \
	X(listed, "listed") \
	X(nowhere, "nowhere") \
	X(other, "other") \
	X(match, "match") \
	X(hidden, "hidden") \
	X(rate, "rate") \
	X(both, "both") \
	X(pmon, "pmon") \
	X(misc, "misc") \
	X(general, "general") \
	X(combined, "combined") \
	X(n_box_ctl, "An_MSR_PMON_BOX_CTL") \
	X(n_ctl, "An_MSR_PMON_CTL{i}") \
	X(n_ctr, "An_MSR_PMON_CTR{i}") \
	X(n_filter, "An_MSR_FILTER{i}") \
	X(n_filter1, "An_MSR_SECOND") \
	X(n_status, "An_MSR_STATUS") \
	X(n_listed, "An_LISTED") \
	X(n_nowhere, "An_NOWHERE") \
	X(n_other, "An_OTHER") \
	X(n_match, "Q_By_MATCH0") \
	X(n_hidden, "Q_By_HIDDEN") \
	X(n_rate, "RATE") \
	X(b0_ctl0, "B0_CTL0") \
	X(b0_ctl1, "B0_CTL1") \
	X(b1_ctl0, "B1_CTL0") \
	X(b1_ctl1, "B1_CTL1") \
	X(n_bctr, "Q_By_CTR{i}") \
	X(n_both, "GAMMA{i}") \
	X(a_ctl, "PmonCntrCfg_{i}") \
	X(a_en, "CounterEnable") \
	X(rsv, "rsv") \
	X(frz, "frz") \
	X(rst_ctrs, "rst_ctrs") \
	X(rst_ctrl, "rst_ctrl") \
	X(thresh, "thresh") \
	X(en, "en") \
	X(edge, "edge_det") \
	X(rst, "rst") \
	X(umask, "umask") \
	X(ev_sel, "ev_sel") \
	X(count, "event_count") \
	X(state, "state") \
	X(class, "class") \
	X(code, "code") \
	X(low, "low") \
	X(ov, "ov") \
	X(seen, "seen") \
	X(later, "later") \
	X(dark, "dark") \
	X(f, "F") \
	X(m, "M") \
	X(e, "E") \
	X(s, "S") \
	X(fm, "FM") \
	X(home, "home") \
	X(snoop, "snoop") \
	X(h_rd, "RdHome") \
	X(s_rd, "RdSnoop") \
	X(any, "AnyHigh") \
	X(group, "group")

struct toy_pool {
	char empty[1];
#define TOY_MEMBER(name, text) char name[sizeof(text)];
	TOY_STRINGS(TOY_MEMBER)
#undef TOY_MEMBER
};
#define T(name) ((uncore_string)offsetof(struct toy_pool, name))

enum toy_box { ALPHA, BETA, GAMMA, TOY_BOXES };
enum toy_layout { L_BOX_CTL, L_CTL, L_CTR, L_FILTER, L_STATUS, L_WORD, L_BOTH, TOY_LAYOUTS };
enum toy_reg {
	A_BOX_CTL,
	A_CTL,
	A_CTR,
	A_FILTER,
	A_FILTER1,
	A_STATUS,
	A_LISTED,
	A_NOWHERE,
	A_OTHER, /* alpha */
	B_CTL,
	B_CTR,
	B_MATCH,
	B_HIDDEN,
	B_RATE, /* beta */
	G_BOTH, /* gamma */
	TOY_REGS
};
enum toy_function { FN_PMON, FN_HIDDEN, FN_MISC, TOY_FUNCTIONS };
enum toy_field {
	F_BC_HIGH,
	F_BC_ONES,
	F_BC_MID,
	F_FRZ,
	F_BC_LOW,
	F_RST_CTRS,
	F_RST_CTRL,
	F_THRESH,
	F_C23,
	F_EN,
	F_C21,
	F_C19,
	F_EDGE,
	F_RST,
	F_C16,
	F_UMASK,
	F_EV_SEL,
	F_CT_HIGH,
	F_COUNT,
	F_FI_HIGH,
	F_CLASS,
	F_CODE,
	F_CODE_LOW,
	F_STATE,
	F_FI_LOW,
	F_ST_HIGH,
	F_LATER,
	F_DARK,
	F_SEEN,
	F_OV,
	F_WORD,
	F_G_HIGH,
	F_G_SEL,
	F_G_COUNT,
	TOY_FIELDS
};
enum toy_value { V_F, V_M, V_FM, V_S, V_HOME, V_SNOOP, V_H_RD, V_S_RD, V_ANY, TOY_VALUES };
enum toy_group { C_ALPHA, C_BETA, C_GAMMA, TOY_COUNTERS };
enum toy_procedure {
	P_SETUP,
	P_RESET,
	P_PROGRAM,
	P_START,
	P_READ,
	P_ACK,
	P_B_PROGRAM,
	P_G_PROGRAM,
	P_G_READ,
	P_FREEZE,
	TOY_PROCEDURES
};
enum toy_step {
	S_SETUP,
	S_RESET,
	S_CLEAR,
	S_FILTER,
	S_CTL,
	S_START,
	S_READ,
	S_ACK,
	S_B_CTL,
	S_B_HIDDEN,
	S_G_BOTH,
	S_G_READ,
	S_FREEZE,
	TOY_STEPS
};

struct toy {
	struct uncore_tables head;
	struct uncore_box_row boxes[TOY_BOXES];
	struct uncore_place_row places[6];
	struct uncore_function_row functions[TOY_FUNCTIONS];
	struct uncore_register_row registers[TOY_REGS];
	struct uncore_layout_row layouts[TOY_LAYOUTS];
	struct uncore_field_row fields[TOY_FIELDS];
	struct uncore_value_row values[TOY_VALUES];
	struct uncore_counter_row counters[TOY_COUNTERS];
	struct uncore_procedure_row procedures[TOY_PROCEDURES];
	struct uncore_step_row steps[TOY_STEPS];
	struct uncore_alias_row aliases[2];
	uint32_t numbers[7];
	uncore_string strings[4];
	struct toy_pool pool;
};

#define TOY_ARRAY(name, member) \
	.name = { offsetof(struct toy, member), \
		  sizeof(((struct toy *)0)->member) / sizeof(((struct toy *)0)->member[0]) }
#define AT(low, size) .bits = UINT64_MAX >> (64 - (size)) << (low), .lo = (low), .width = (size)
#define TOY_FIELD(text, kind, low, size, ...) \
	{ \
		.id = T(text), .name = T(text), .access = UNCORE_ACCESS_##kind, AT(low, size), \
		.needs = UNCORE_NO_INDEX, .by = UNCORE_NO_INDEX, __VA_ARGS__ \
	}
/* The variable part may hold any member except needs and by. */
#define TOY_RSV(low, bits) TOY_FIELD(rsv, RV, low, bits, .flags = UNCORE_FIELD_RESERVED)
#define TOY_MSR(text, address, form, elements, ...) \
	{ \
		.id = T(text), .name = T(n_##text), .base = (address), .layout = (form), .count = (elements), \
		.space = UNCORE_SPACE_MSR, .function = UNCORE_NO_INDEX, .instance_stride = 0x20, __VA_ARGS__ \
	}
#define TOY_PCI(text, title, offset, form, place, elements, ...) \
	{ \
		.id = T(text), .name = T(title), .base = (offset), .layout = (form), .count = (elements), \
		.space = UNCORE_SPACE_PCI, .function = (place), __VA_ARGS__ \
	}
#define TOY_VALUE(text, number, bits, ...) \
	{ \
		.id = T(text), .name = T(text), .value = (number), .mask = (bits), __VA_ARGS__ \
	}
#define TOY_STEP(where, register, kind, bits, ...) \
	{ \
		.box = (where), .reg = (register), .op = UNCORE_STEP_##kind, .flags = (bits), __VA_ARGS__ \
	}

static const struct toy toy = {
	.head = {
		.magic = UNCORE_TABLE_MAGIC, .abi = UNCORE_TABLE_ABI, .size = sizeof(struct toy), .id = T(toy), .title = T(toy),
		.procedures = { P_FREEZE, 1 },
		TOY_ARRAY(boxes, boxes), TOY_ARRAY(places, places),
		TOY_ARRAY(functions, functions), TOY_ARRAY(registers, registers), TOY_ARRAY(layouts, layouts),
		TOY_ARRAY(fields, fields), TOY_ARRAY(values, values), TOY_ARRAY(counters, counters),
		TOY_ARRAY(procedure_rows, procedures), TOY_ARRAY(steps, steps), TOY_ARRAY(aliases, aliases),
		TOY_ARRAY(numbers, numbers), TOY_ARRAY(strings, strings),
		.pool = { offsetof(struct toy, pool), sizeof(struct toy_pool) },
	},
	.boxes = {
		[ALPHA] = { .id = T(alpha), .present = UNCORE_NO_INDEX, .instances = 3,
			    .registers = { A_BOX_CTL, 9 }, .counters = { C_ALPHA, 1 },
			    .procedures = { P_SETUP, 6 } },
		[BETA] = { .id = T(beta), .present = UNCORE_NO_INDEX, .instances = 2, .functions = { 0, 3 },
			   .registers = { B_CTL, 5 },
			   .counters = { C_BETA, 1 }, .procedures = { P_B_PROGRAM, 1 } },
		[GAMMA] = { .id = T(gamma), .present = UNCORE_NO_INDEX, .instances = 1, .scope = UNCORE_SCOPE_CPU,
			    .registers = { G_BOTH, 1 },
			    .counters = { C_GAMMA, 1 }, .procedures = { P_G_PROGRAM, 2 } },
	},
	.places = {
		{ 8, 2, 0x3c41 }, { 9, 2, 0x3c42 },     /* pmon */
		{ 8, 6, 0x3c86 }, { 0xff, 0xff, 0x3c96 }, /* hidden */
		{ 8, 0, 0x3c80 }, { 8, 0, 0x3c80 },     /* misc */
	},
	.functions = { { T(pmon), 0, 0 }, { T(hidden), 2, 0 }, { T(misc), 4, 1 } },
	.registers = {
		[A_BOX_CTL] = TOY_MSR(box_ctl, 0xd04, L_BOX_CTL, 1, .text = T(empty)),
		[A_CTL] = TOY_MSR(ctl, 0xd10, L_CTL, 4, .index_stride = 1),
		[A_CTR] = TOY_MSR(ctr, 0xd16, L_CTR, 4, .index_stride = 1),
		[A_FILTER] = TOY_MSR(filter, 0xd14, L_FILTER, 2, .index_stride = 6),
		[A_FILTER1] = TOY_MSR(filter1, 0xd1b, L_FILTER, 1, .text = T(empty)),
		[A_STATUS] = TOY_MSR(status, 0xd15, L_STATUS, 1, .text = T(empty)),
		[A_LISTED] = TOY_MSR(listed, 0, L_WORD, 1, .bases = { 0, 3 }),
		[A_NOWHERE] = { .id = T(nowhere), .name = T(n_nowhere), .layout = L_WORD, .count = 1, .space = UNCORE_SPACE_UNKNOWN,
				.function = UNCORE_NO_INDEX },
		[A_OTHER] = TOY_MSR(other, 0xd1c, L_WORD, 1, .flags = UNCORE_REGISTER_ELSEWHERE),
		[B_CTL] = TOY_PCI(ctl, empty, 0xd8, L_CTL, FN_PMON, 4, .index_stride = 4, .names = { 0, 4 }),
		[B_CTR] = TOY_PCI(ctr, n_bctr, 0xa0, L_CTR, FN_PMON, 4, .offsets = { 3, 4 }),
		[B_MATCH] = TOY_PCI(match, n_match, 0x228, L_WORD, FN_PMON, 1, .text = T(empty)),
		[B_HIDDEN] = TOY_PCI(hidden, n_hidden, 0x238, L_WORD, FN_HIDDEN, 1, .text = T(empty)),
		[B_RATE] = TOY_PCI(rate, n_rate, 0xd4, L_WORD, FN_MISC, 1, .text = T(empty)),
		[G_BOTH] = TOY_MSR(both, 0x107cc, L_BOTH, 2, .index_stride = 1),
	},
	.layouts = {
		[L_BOX_CTL] = { .fields = { F_BC_HIGH, 7 }, .width = 32, .reset_known = 0xffffffff, .write_base = 0x30000,
				.writable = 0x103, .must_one = 0x30000 },
		[L_CTL] = { .fields = { F_THRESH, 10 }, .width = 32, .reset_known = 0xffffffff, .writable = 0xff46ffff,
			    .must_zero = 0x00b10000 },
		[L_CTR] = { .fields = { F_CT_HIGH, 2 }, .width = 64, .reset_known = UINT64_MAX,
			    .writable = UINT64_C(0xfffffffffff) },
		[L_FILTER] = { .fields = { F_FI_HIGH, 6 }, .width = 32, .writable = 0x1ffe0000, .must_zero = 0xe0000000 },
		[L_STATUS] = { .fields = { F_ST_HIGH, 5 }, .width = 32, .reset = 0x50, .reset_known = 0xff, .write_base = 0x50,
			       .clear_by_one = 0xf },
		[L_WORD] = { .fields = { F_WORD, 1 }, .width = 32, .writable = 0xffffffff },
		[L_BOTH] = { .fields = { F_G_HIGH, 3 }, .width = 64, .writable = UINT64_C(0xffffffffffff) },
	},
	.fields = {
		[F_BC_HIGH] = TOY_RSV(18, 14), [F_BC_ONES] = TOY_RSV(16, 2), [F_BC_MID] = TOY_RSV(9, 7),
		[F_FRZ] = TOY_FIELD(frz, WO, 8, 1, .role = UNCORE_ROLE_FREEZE), [F_BC_LOW] = TOY_RSV(2, 6),
		[F_RST_CTRS] = TOY_FIELD(rst_ctrs, WO, 1, 1, .role = UNCORE_ROLE_RESET_COUNTERS),
		[F_RST_CTRL] = TOY_FIELD(rst_ctrl, WO, 0, 1, .role = UNCORE_ROLE_RESET_CONTROLS),
		[F_THRESH] = TOY_FIELD(thresh, RW_V, 24, 8, .role = UNCORE_ROLE_THRESHOLD), [F_C23] = TOY_RSV(23, 1),
		[F_EN] = TOY_FIELD(en, RW_V, 22, 1, .role = UNCORE_ROLE_ENABLE), [F_C21] = TOY_RSV(20, 2),
		[F_C19] = TOY_RSV(19, 1),
		[F_EDGE] = { .id = T(edge), .name = T(edge), .access = UNCORE_ACCESS_RW_V, AT(18, 1),
			     .role = UNCORE_ROLE_EDGE, .needs = F_THRESH, .by = UNCORE_NO_INDEX },
		[F_RST] = TOY_FIELD(rst, WO, 17, 1, .role = UNCORE_ROLE_COUNTER_RESET), [F_C16] = TOY_RSV(16, 1),
		[F_UMASK] = TOY_FIELD(umask, RW_V, 8, 8, .role = UNCORE_ROLE_UMASK),
		[F_EV_SEL] = TOY_FIELD(ev_sel, RW_V, 0, 8, .role = UNCORE_ROLE_EVENT_SELECT),
		[F_CT_HIGH] = TOY_RSV(44, 20), [F_COUNT] = TOY_FIELD(count, RW_V, 0, 44, .role = UNCORE_ROLE_COUNT),
		[F_FI_HIGH] = TOY_RSV(29, 3), [F_CLASS] = TOY_FIELD(class, RW, 27, 2, .values = { V_HOME, 2 }),
		[F_CODE] = { .id = T(code), .name = T(code), .access = UNCORE_ACCESS_RW, AT(23, 4),
			     .needs = UNCORE_NO_INDEX, .by = F_CLASS, .values = { V_H_RD, 3 } },
		[F_CODE_LOW] = TOY_FIELD(low, RW, 23, 2, .flags = UNCORE_FIELD_PART),
		[F_STATE] = TOY_FIELD(state, RW, 17, 6, .values = { V_F, 4 }, .flags = UNCORE_FIELD_FLAGS,
				      .role = UNCORE_ROLE_FILTER_STATE),
		[F_FI_LOW] = TOY_RSV(0, 17), [F_ST_HIGH] = TOY_RSV(10, 22),
		[F_LATER] = TOY_FIELD(later, RW, 9, 1, .flags = UNCORE_FIELD_ELSEWHERE),
		[F_DARK] = TOY_FIELD(dark, UNKNOWN, 8, 1, .text = T(empty)), [F_SEEN] = TOY_FIELD(seen, RO, 4, 4, .text = T(empty)),
		[F_OV] = TOY_FIELD(ov, RW1C, 0, 4, .role = UNCORE_ROLE_OVERFLOW),
		[F_WORD] = TOY_FIELD(group, RWS, 0, 32, .text = T(empty)), [F_G_HIGH] = TOY_RSV(48, 16),
		[F_G_SEL] = TOY_FIELD(ev_sel, RW, 40, 8, .role = UNCORE_ROLE_EVENT_SELECT),
		[F_G_COUNT] = TOY_FIELD(count, RW_V, 0, 40, .role = UNCORE_ROLE_COUNT),
	},
	.values = {
		[V_F] = TOY_VALUE(f, 1, 0x3f, .when = UNCORE_NO_INDEX), [V_M] = TOY_VALUE(m, 2, 0x3f, .when = UNCORE_NO_INDEX),
		[V_FM] = TOY_VALUE(fm, 3, 0x3f, .when = UNCORE_NO_INDEX), [V_S] = TOY_VALUE(s, 4, 0x3f, .when = UNCORE_NO_INDEX),
		[V_HOME] = TOY_VALUE(home, 0, 3, .when = UNCORE_NO_INDEX),
		[V_SNOOP] = TOY_VALUE(snoop, 1, 3, .when = UNCORE_NO_INDEX),
		[V_H_RD] = TOY_VALUE(h_rd, 4, 0xf, .when = V_HOME), [V_S_RD] = TOY_VALUE(s_rd, 4, 0xf, .when = V_SNOOP),
		[V_ANY] = TOY_VALUE(any, 8, 8, .when = UNCORE_NO_INDEX),
	},
	.counters = {
		[C_ALPHA] = { .id = T(general), .control = A_CTL, .data = A_CTR, .count = 4, .width = 44 },
		[C_BETA] = { .id = T(general), .control = B_CTL, .data = B_CTR, .count = 4, .width = 44 },
		[C_GAMMA] = { .id = T(combined), .control = G_BOTH, .data = G_BOTH, .count = 2, .width = 40 },
	},
	.procedures = {
		[P_SETUP] = { UNCORE_PROC_SETUP, { S_SETUP, 1 } }, [P_RESET] = { UNCORE_PROC_RESET, { S_RESET, 2 } },
		[P_PROGRAM] = { UNCORE_PROC_PROGRAM, { S_FILTER, 2 } }, [P_START] = { UNCORE_PROC_START, { S_START, 1 } },
		[P_READ] = { UNCORE_PROC_READ, { S_READ, 1 } }, [P_ACK] = { UNCORE_PROC_ACKNOWLEDGE, { S_ACK, 1 } },
		[P_B_PROGRAM] = { UNCORE_PROC_PROGRAM, { S_B_CTL, 2 } },
		[P_G_PROGRAM] = { UNCORE_PROC_PROGRAM, { S_G_BOTH, 1 } }, [P_G_READ] = { UNCORE_PROC_READ, { S_G_READ, 1 } },
		[P_FREEZE] = { UNCORE_PROC_FREEZE, { S_FREEZE, 1 } },
	},
	.steps = {
		[S_SETUP] = TOY_STEP(ALPHA, A_BOX_CTL, WRITE, 0, .value = 0x30100, .set = 0x100),
		[S_RESET] = TOY_STEP(ALPHA, A_BOX_CTL, WRITE, 0, .value = 0x30102, .set = 0x102),
		[S_CLEAR] = TOY_STEP(ALPHA, A_CTR, WRITE, UNCORE_STEP_PRELOAD | UNCORE_STEP_COUNTERS, .value = 0),
		[S_FILTER] = TOY_STEP(ALPHA, A_FILTER, WRITE, UNCORE_STEP_EVENT, .value = 0),
		[S_CTL] = TOY_STEP(ALPHA, A_CTL, WRITE, UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS, .value = 0x400000,
				   .set = 0x400000),
		[S_START] = TOY_STEP(ALPHA, A_BOX_CTL, WRITE, 0, .value = 0x30000, .set = 0x100),
		[S_READ] = TOY_STEP(ALPHA, A_CTR, READ, UNCORE_STEP_COUNTERS, .value = 0),
		[S_ACK] = TOY_STEP(ALPHA, A_STATUS, WRITE, 0, .value = 0x5f, .set = 0xf),
		[S_B_CTL] = TOY_STEP(BETA, B_CTL, WRITE, UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS, .value = 0),
		[S_B_HIDDEN] = TOY_STEP(BETA, B_HIDDEN, WRITE, UNCORE_STEP_EVENT, .value = 0),
		[S_G_BOTH] = TOY_STEP(GAMMA, G_BOTH, WRITE, UNCORE_STEP_EVENT | UNCORE_STEP_PRELOAD | UNCORE_STEP_COUNTERS,
				      .value = 0),
		[S_G_READ] = TOY_STEP(GAMMA, G_BOTH, READ, UNCORE_STEP_COUNTERS, .value = 0),
		[S_FREEZE] = TOY_STEP(ALPHA, A_BOX_CTL, WRITE, 0, .value = 0x30100, .set = 0x100),
	},
	.aliases = { { T(a_ctl), ALPHA, A_CTL, UNCORE_NO_INDEX }, { T(a_en), ALPHA, A_CTL, F_EN } },
	.numbers = { 0x700, 0x750, 0x733, 0, 0x10, 0x18, 0x20 },
	.strings = { T(b0_ctl0), T(b0_ctl1), T(b1_ctl0), T(b1_ctl1) },
	.pool = {
		"",
#define TOY_TEXT(name, text) text,
		TOY_STRINGS(TOY_TEXT)
#undef TOY_TEXT
	},
};

#endif
