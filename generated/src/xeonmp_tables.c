/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/xeonmp/ by "make generate". Do not edit. */
#include <stddef.h>

#include "uncore/tables.h"

#if UNCORE_TABLE_ABI != 13
#error "these tables are stale: run make generate"
#endif

/* The strings. X(symbol, text) */
#define STRINGS(X) \
	X(s_64_bit_Xeon_MP_with_up_t_1a1324ed, "64-bit Xeon MP with up to 8 MB L3 (Potomac)") \
	X(s_Agent_match, "Agent_match") \
	X(s_BUS, "BUS") \
	X(s_Enable, "Enable") \
	X(s_Eviction_match, "Eviction_match") \
	X(s_Fill_match, "Fill_match") \
	X(s_Integrated_front_side_bu_8af0ddbd, "Integrated front side bus and L3 controller") \
	X(s_L3_state_match, "L3_state_match") \
	X(s_LATENCY, "LATENCY") \
	X(s_MSR_EFSB_DRDY_i__16d9703c, "MSR_EFSB_DRDY{i}") \
	X(s_MSR_IFSB_BUSQ_i__9f703d1f, "MSR_IFSB_BUSQ{i}") \
	X(s_MSR_IFSB_CNTR7, "MSR_IFSB_CNTR7") \
	X(s_MSR_IFSB_CTL6, "MSR_IFSB_CTL6") \
	X(s_MSR_IFSB_CTRL6, "MSR_IFSB_CTRL6") \
	X(s_MSR_IFSB_DRDY_i__9a967007, "MSR_IFSB_DRDY{i}") \
	X(s_MSR_IFSB_IBUSQ_i__eef0a96a, "MSR_IFSB_IBUSQ{i}") \
	X(s_MSR_IFSB_ISNPQ_i__916f58f6, "MSR_IFSB_ISNPQ{i}") \
	X(s_MSR_IFSB_SNPQ_i__54ea24d1, "MSR_IFSB_SNPQ{i}") \
	X(s_Other, "Other") \
	X(s_Own, "Own") \
	X(s_QUEUE, "QUEUE") \
	X(s_Saturate, "Saturate") \
	X(s_Snoop_match, "Snoop_match") \
	X(s_T0_match, "T0_match") \
	X(s_T1_match, "T1_match") \
	X(s_Type_match, "Type_match") \
	X(s_Weighted_cycles_of_iBUSQ_9eeb2760, "Weighted cycles of iBUSQ transaction latency.") \
	X(s_agent_match, "agent_match") \
	X(s_cntr7, "cntr7") \
	X(s_ctl6, "ctl6") \
	X(s_efsb, "efsb") \
	X(s_enable, "enable") \
	X(s_event_count, "event_count") \
	X(s_eviction_match, "eviction_match") \
	X(s_fill_match, "fill_match") \
	X(s_ibusq, "ibusq") \
	X(s_ifsb, "ifsb") \
	X(s_isnpq, "isnpq") \
	X(s_l3_state_match, "l3_state_match") \
	X(s_latency, "latency") \
	X(s_other, "other") \
	X(s_own, "own") \
	X(s_rsv, "rsv") \
	X(s_saturate, "saturate") \
	X(s_sdm_325384_059_18_20_00aae8db, "sdm-325384-059 18.20") \
	X(s_sdm_325384_059_2b08c8e4, "sdm-325384-059") \
	X(s_sdm_325384_059_Figure_18_f7458436, "sdm-325384-059 Figure 18-51") \
	X(s_sdm_325384_059_Figure_18_f7458e49, "sdm-325384-059 Figure 18-54") \
	X(s_sdm_325384_059_Figure_18_f745fac8, "sdm-325384-059 Figure 18-53") \
	X(s_sdm_325384_059_Figure_18_f745fe1f, "sdm-325384-059 Figure 18-52") \
	X(s_sdm_325384_059_Table_35__45a938c2, "sdm-325384-059 Table 35-42") \
	X(s_snoop_match, "snoop_match") \
	X(s_t0_match, "t0_match") \
	X(s_t1_match, "t1_match") \
	X(s_type_match, "type_match") \
	X(s_xeonmp, "xeonmp") \
	X(t_boxes_ifsb, "Two counters each for the bus queue, the snoop queue and data-ready on the bus, and one 64-bit sum of latency.") \
	X(t_fields_ifsb_ibusq_saturate, "Makes the count ffffffff at an event instead of adding to it, so it tells only that one happened.") \
	X(t_fields_ifsb_ibusq_fill_match, "Chooses by fills; no encoding is published.") \
	X(t_fields_ifsb_ibusq_eviction_match, "Chooses by evictions; no encoding is published.") \
	X(t_fields_ifsb_ibusq_l3_state_match, "Chooses by the state of the line; which bit is which state is not published.") \
	X(t_fields_ifsb_ibusq_snoop_match, "Chooses by the snoop result; which bit is which result is not published.") \
	X(t_fields_ifsb_ibusq_type_match, "Chooses by the type of transaction; which bit is which type is not published.") \
	X(t_fields_ifsb_ibusq_reserved_37_36, "The figure prints a 1 in both; what they mean is not said.") \
	X(t_fields_ifsb_ibusq_t1_match, "Chooses logical processor 1, if T stands for thread.") \
	X(t_fields_ifsb_ibusq_t0_match, "Chooses logical processor 0, if T stands for thread.") \
	X(t_fields_ifsb_ibusq_event_count, "The count; RDPMC reads it too.") \
	X(t_fields_ifsb_isnpq_saturate, "Makes the count ffffffff at an event instead of adding to it, so it tells only that one happened.") \
	X(t_fields_ifsb_isnpq_l3_state_match, "Chooses by the state of the line; which bit is which state is not published.") \
	X(t_fields_ifsb_isnpq_snoop_match, "Chooses by the snoop result; which bit is which result is not published.") \
	X(t_fields_ifsb_isnpq_type_match, "Chooses by the type of transaction; which bit is which type is not published.") \
	X(t_fields_ifsb_isnpq_agent_match, "Chooses by the agent; which bit is which agent is not published.") \
	X(t_fields_ifsb_isnpq_t1_match, "Chooses logical processor 1, if T stands for thread.") \
	X(t_fields_ifsb_isnpq_t0_match, "Chooses logical processor 0, if T stands for thread.") \
	X(t_fields_ifsb_isnpq_event_count, "The count; RDPMC reads it too.") \
	X(t_fields_ifsb_efsb_saturate, "Makes the count ffffffff at an event instead of adding to it, so it tells only that one happened.") \
	X(t_fields_ifsb_efsb_other, "Data-ready of other agents.") \
	X(t_fields_ifsb_efsb_own, "Data-ready of this agent.") \
	X(t_fields_ifsb_efsb_event_count, "The count; RDPMC reads it too.") \
	X(t_fields_ifsb_ctl6_enable, "Lets the latency be added up; clearing it keeps the count.") \
	X(t_fields_ifsb_cntr7_event_count, "Weighted cycles of latency.") \
	X(t_steps_ifsb_setup, "The latency stands still.") \
	X(t_steps_ifsb_freeze, "Without match bits nothing is chosen; the count is written as it was read.") \
	X(t_steps_ifsb_freeze2, "Without match bits nothing is chosen; the count is written as it was read.") \
	X(t_steps_ifsb_freeze3, "Without match bits nothing is chosen; the count is written as it was read.") \
	X(t_steps_ifsb_freeze4, "The latency keeps its count.") \
	X(t_steps_ifsb_unfreeze, "The match bits come back beside the count.") \
	X(t_steps_ifsb_unfreeze2, "The match bits come back beside the count.") \
	X(t_steps_ifsb_unfreeze3, "The match bits come back beside the count.") \
	X(t_steps_ifsb_reset, "Match bits and count are one register: both become 0.") \
	X(t_steps_ifsb_reset2, "Match bits and count are one register: both become 0.") \
	X(t_steps_ifsb_reset3, "Match bits and count are one register: both become 0.") \
	X(t_steps_ifsb_start, "An upper half with match bits begins counting, from 0.") \
	X(t_steps_ifsb_start2, "An upper half with match bits begins counting, from 0.") \
	X(t_steps_ifsb_start3, "An upper half with match bits begins counting, from 0.") \
	X(t_steps_ifsb_stop, "Without match bits nothing is chosen; the count is written as it was read.") \
	X(t_steps_ifsb_stop2, "Without match bits nothing is chosen; the count is written as it was read.") \
	X(t_steps_ifsb_stop3, "Without match bits nothing is chosen; the count is written as it was read.") \
	X(t_steps_ifsb_stop4, "The latency keeps its count.") \
	X(t_steps_ifsb_restore, "No match bit, no count.") \
	X(t_steps_ifsb_restore2, "No match bit, no count.") \
	X(t_steps_ifsb_restore3, "No match bit, no count.") \
	X(t_categories_ifsb_QUEUE, "Transactions and snoops in the queues between the processor and its L3.") \
	X(t_categories_ifsb_BUS, "Data on the system bus.") \
	X(t_categories_ifsb_LATENCY, "How long transactions take.") \
	X(t_events_IBUSQ_name, "IBUSQ") \
	X(t_events_IBUSQ, "What the bus queue sees and the match fields choose; give raw masks, as no encoding is published.") \
	X(t_events_ISNPQ_name, "ISNPQ") \
	X(t_events_ISNPQ, "What the snoop queue sees and the match fields choose; give raw masks, as no encoding is published.") \
	X(t_events_EFSB_DRDY_name, "EFSB_DRDY") \
	X(t_events_EFSB_DRDY, "Data-ready on the bus, of this agent and of others; own=0 or other=0 leaves one of them.") \
	X(t_events_IBUSQ_LATENCY_name, "IBUSQ_LATENCY") \
	X(t_events_IBUSQ_LATENCY, "Latency of bus queue transactions, added up in weighted cycles; by which weight is not said.") \

#define MEMBER(symbol, text) char symbol[sizeof(text)];
#define TEXT(symbol, text) text,
/* The offset of a string that rows may share, and of one that belongs to a row; 0 is the empty string. */
#define S(symbol) offsetof(struct uncore_xeonmp_strings, s_##symbol)
#define T(symbol) offsetof(struct uncore_xeonmp_strings, t_##symbol)
#define NONE UNCORE_NO_INDEX

struct uncore_xeonmp_strings {
	char empty[1];
	STRINGS(MEMBER)
};

enum {
	cpuids_15_3_0_15_3,
	cpuids_15_4_0_15_3,
	cpuids_COUNT
};

enum {
	boxes_ifsb,
	boxes_COUNT
};

enum {
	registers_ifsb_ibusq,
	registers_ifsb_isnpq,
	registers_ifsb_efsb,
	registers_ifsb_ctl6,
	registers_ifsb_cntr7,
	registers_COUNT
};

enum {
	layouts_ifsb_ibusq,
	layouts_ifsb_isnpq,
	layouts_ifsb_efsb,
	layouts_ifsb_ctl6,
	layouts_ifsb_cntr7,
	layouts_COUNT
};

enum {
	fields_ifsb_ibusq_reserved_63_60,
	fields_ifsb_ibusq_saturate,
	fields_ifsb_ibusq_reserved_58_58,
	fields_ifsb_ibusq_fill_match,
	fields_ifsb_ibusq_eviction_match,
	fields_ifsb_ibusq_l3_state_match,
	fields_ifsb_ibusq_snoop_match,
	fields_ifsb_ibusq_type_match,
	fields_ifsb_ibusq_reserved_37_36,
	fields_ifsb_ibusq_reserved_35_34,
	fields_ifsb_ibusq_t1_match,
	fields_ifsb_ibusq_t0_match,
	fields_ifsb_ibusq_event_count,
	fields_ifsb_isnpq_reserved_63_60,
	fields_ifsb_isnpq_saturate,
	fields_ifsb_isnpq_reserved_58_55,
	fields_ifsb_isnpq_l3_state_match,
	fields_ifsb_isnpq_snoop_match,
	fields_ifsb_isnpq_type_match,
	fields_ifsb_isnpq_reserved_38_38,
	fields_ifsb_isnpq_agent_match,
	fields_ifsb_isnpq_reserved_35_34,
	fields_ifsb_isnpq_t1_match,
	fields_ifsb_isnpq_t0_match,
	fields_ifsb_isnpq_event_count,
	fields_ifsb_efsb_reserved_63_60,
	fields_ifsb_efsb_saturate,
	fields_ifsb_efsb_reserved_58_50,
	fields_ifsb_efsb_other,
	fields_ifsb_efsb_own,
	fields_ifsb_efsb_reserved_47_32,
	fields_ifsb_efsb_event_count,
	fields_ifsb_ctl6_reserved_63_59,
	fields_ifsb_ctl6_enable,
	fields_ifsb_ctl6_reserved_57_0,
	fields_ifsb_cntr7_event_count,
	fields_COUNT
};

enum {
	counters_ifsb_ibusq,
	counters_ifsb_isnpq,
	counters_ifsb_efsb,
	counters_ifsb_latency,
	counters_COUNT
};

enum {
	procedure_rows_ifsb_setup,
	procedure_rows_ifsb_freeze,
	procedure_rows_ifsb_unfreeze,
	procedure_rows_ifsb_reset,
	procedure_rows_ifsb_start,
	procedure_rows_ifsb_stop,
	procedure_rows_ifsb_read,
	procedure_rows_ifsb_restore,
	procedure_rows_COUNT
};

enum {
	steps_ifsb_setup,
	steps_ifsb_freeze, steps_ifsb_freeze__last = steps_ifsb_freeze + 3,
	steps_ifsb_unfreeze, steps_ifsb_unfreeze__last = steps_ifsb_unfreeze + 3,
	steps_ifsb_reset, steps_ifsb_reset__last = steps_ifsb_reset + 3,
	steps_ifsb_start, steps_ifsb_start__last = steps_ifsb_start + 3,
	steps_ifsb_stop, steps_ifsb_stop__last = steps_ifsb_stop + 3,
	steps_ifsb_read, steps_ifsb_read__last = steps_ifsb_read + 3,
	steps_ifsb_restore, steps_ifsb_restore__last = steps_ifsb_restore + 3,
	steps_COUNT
};

enum {
	aliases_register_ifsb_ibusq,
	aliases_register_ifsb_isnpq,
	aliases_register_ifsb_efsb,
	aliases_register_ifsb_ctl6,
	aliases_COUNT
};

enum {
	events_IBUSQ,
	events_ISNPQ,
	events_EFSB_DRDY,
	events_IBUSQ_LATENCY,
	events_COUNT
};

enum {
	categories_ifsb_QUEUE,
	categories_ifsb_BUS,
	categories_ifsb_LATENCY,
	categories_COUNT
};

enum {
	name_index_last = 15,
	name_index_COUNT
};

enum {
	defaults_EFSB_DRDY,
	defaults_COUNT
};

enum {
	core_msrs_all,
	core_msrs_COUNT
};

struct uncore_xeonmp_tables {
	struct uncore_tables head;
	struct uncore_cpuid_row cpuids[cpuids_COUNT];
	struct uncore_box_row boxes[boxes_COUNT];
	struct uncore_register_row registers[registers_COUNT];
	struct uncore_layout_row layouts[layouts_COUNT];
	struct uncore_field_row fields[fields_COUNT];
	struct uncore_counter_row counters[counters_COUNT];
	struct uncore_procedure_row procedure_rows[procedure_rows_COUNT];
	struct uncore_step_row steps[steps_COUNT];
	struct uncore_alias_row aliases[aliases_COUNT];
	struct uncore_event_row events[events_COUNT];
	struct uncore_category_row categories[categories_COUNT];
	uint16_t name_index[name_index_COUNT];
	struct uncore_default_row defaults[defaults_COUNT];
	struct uncore_core_msr_row core_msrs[core_msrs_COUNT];
	struct uncore_xeonmp_strings pool;
};

extern const struct uncore_xeonmp_tables uncore_xeonmp_tables;

const struct uncore_xeonmp_tables uncore_xeonmp_tables = {
	.head = {
		.magic = UNCORE_TABLE_MAGIC,
		.abi = UNCORE_TABLE_ABI,
		.size = sizeof(struct uncore_xeonmp_tables),
		.id = S(xeonmp), 
		.title = S(64_bit_Xeon_MP_with_up_t_1a1324ed), 
		.source = S(sdm_325384_059_2b08c8e4), 
		.sockets = { .method = NONE, .node = { NONE, NONE, NONE }, .map = { NONE, NONE, NONE }, .valid = { NONE, NONE, NONE }, .others = UNCORE_OTHERS_NONE, },
		.cores = 0, .threads = 0, 
		
		.cpuids = { offsetof(struct uncore_xeonmp_tables, cpuids), cpuids_COUNT },
		.boxes = { offsetof(struct uncore_xeonmp_tables, boxes), boxes_COUNT },
		.registers = { offsetof(struct uncore_xeonmp_tables, registers), registers_COUNT },
		.layouts = { offsetof(struct uncore_xeonmp_tables, layouts), layouts_COUNT },
		.fields = { offsetof(struct uncore_xeonmp_tables, fields), fields_COUNT },
		.counters = { offsetof(struct uncore_xeonmp_tables, counters), counters_COUNT },
		.procedure_rows = { offsetof(struct uncore_xeonmp_tables, procedure_rows), procedure_rows_COUNT },
		.steps = { offsetof(struct uncore_xeonmp_tables, steps), steps_COUNT },
		.aliases = { offsetof(struct uncore_xeonmp_tables, aliases), aliases_COUNT },
		.events = { offsetof(struct uncore_xeonmp_tables, events), events_COUNT },
		.categories = { offsetof(struct uncore_xeonmp_tables, categories), categories_COUNT },
		.name_index = { offsetof(struct uncore_xeonmp_tables, name_index), name_index_COUNT },
		.defaults = { offsetof(struct uncore_xeonmp_tables, defaults), defaults_COUNT },
		.core_msrs = { offsetof(struct uncore_xeonmp_tables, core_msrs), core_msrs_COUNT },
		.pool = { offsetof(struct uncore_xeonmp_tables, pool), sizeof(struct uncore_xeonmp_strings) },
	},
	.cpuids = {
		[cpuids_15_3_0_15_3] = { .family = 15, .model = 3, .stepping_hi = 15, .variant = NONE, .cache_level = 3 },
		[cpuids_15_4_0_15_3] = { .family = 15, .model = 4, .stepping_hi = 15, .variant = NONE, .cache_level = 3 },
	},
	.boxes = {
		[boxes_ifsb] = { .id = S(ifsb), .title = S(Integrated_front_side_bu_8af0ddbd), .text = T(boxes_ifsb), .source = S(sdm_325384_059_18_20_00aae8db), .instances = 1, .scope = UNCORE_SCOPE_PACKAGE, .presence = UNCORE_INSTANCES_ALWAYS, .present = NONE, .registers = { registers_ifsb_ibusq, 5 }, .counters = { counters_ifsb_ibusq, 4 }, .procedures = { procedure_rows_ifsb_setup, 8 } },
	},
	.registers = {
		[registers_ifsb_ibusq] = { .id = S(ibusq), .name = S(MSR_IFSB_BUSQ_i__9f703d1f), .source = S(sdm_325384_059_Table_35__45a938c2), .base = 0x107cc, .index_stride = 0x1, .layout = layouts_ifsb_ibusq, .count = 2, .function = NONE, .space = UNCORE_SPACE_MSR },
		[registers_ifsb_isnpq] = { .id = S(isnpq), .name = S(MSR_IFSB_SNPQ_i__54ea24d1), .source = S(sdm_325384_059_Table_35__45a938c2), .base = 0x107ce, .index_stride = 0x1, .layout = layouts_ifsb_isnpq, .count = 2, .function = NONE, .space = UNCORE_SPACE_MSR },
		[registers_ifsb_efsb] = { .id = S(efsb), .name = S(MSR_EFSB_DRDY_i__16d9703c), .source = S(sdm_325384_059_Table_35__45a938c2), .base = 0x107d0, .index_stride = 0x1, .layout = layouts_ifsb_efsb, .count = 2, .function = NONE, .space = UNCORE_SPACE_MSR },
		[registers_ifsb_ctl6] = { .id = S(ctl6), .name = S(MSR_IFSB_CTL6), .source = S(sdm_325384_059_Table_35__45a938c2), .base = 0x107d2, .layout = layouts_ifsb_ctl6, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR },
		[registers_ifsb_cntr7] = { .id = S(cntr7), .name = S(MSR_IFSB_CNTR7), .source = S(sdm_325384_059_Table_35__45a938c2), .base = 0x107d3, .layout = layouts_ifsb_cntr7, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR },
	},
	.layouts = {
		[layouts_ifsb_ibusq] = { .id = S(ibusq), .fields = { fields_ifsb_ibusq_reserved_63_60, 13 }, .write_base = 0x3000000000, .writable = 0xbffffc3ffffffff, .must_one = 0x3000000000, .event_bits = 0x3ffffc300000000, .width = 64 },
		[layouts_ifsb_isnpq] = { .id = S(isnpq), .fields = { fields_ifsb_isnpq_reserved_63_60, 12 }, .writable = 0x87fffb3ffffffff, .event_bits = 0x7fffb300000000, .width = 64 },
		[layouts_ifsb_efsb] = { .id = S(efsb), .fields = { fields_ifsb_efsb_reserved_63_60, 7 }, .writable = 0x8030000ffffffff, .event_bits = 0x3000000000000, .width = 64 },
		[layouts_ifsb_ctl6] = { .id = S(ctl6), .fields = { fields_ifsb_ctl6_reserved_63_59, 3 }, .writable = 0x400000000000000, .width = 64 },
		[layouts_ifsb_cntr7] = { .id = S(cntr7), .fields = { fields_ifsb_cntr7_event_count, 1 }, .writable = 0xffffffffffffffff, .width = 64 },
	},
	.fields = {
		[fields_ifsb_ibusq_reserved_63_60] = { .name = S(rsv), .source = S(sdm_325384_059_Figure_18_f7458436), .needs = NONE, .by = NONE, .bits = 0xf000000000000000, .lo = 60, .width = 4, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_ifsb_ibusq_saturate] = { .id = S(saturate), .name = S(Saturate), .text = T(fields_ifsb_ibusq_saturate), .source = S(sdm_325384_059_Figure_18_f7458436), .needs = NONE, .by = NONE, .bits = 0x800000000000000, .lo = 59, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_SATURATE },
		[fields_ifsb_ibusq_reserved_58_58] = { .name = S(rsv), .source = S(sdm_325384_059_Figure_18_f7458436), .needs = NONE, .by = NONE, .bits = 0x400000000000000, .lo = 58, .width = 1, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_ifsb_ibusq_fill_match] = { .id = S(fill_match), .name = S(Fill_match), .text = T(fields_ifsb_ibusq_fill_match), .source = S(sdm_325384_059_Figure_18_f7458436), .needs = NONE, .by = NONE, .bits = 0x200000000000000, .lo = 57, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_ifsb_ibusq_eviction_match] = { .id = S(eviction_match), .name = S(Eviction_match), .text = T(fields_ifsb_ibusq_eviction_match), .source = S(sdm_325384_059_Figure_18_f7458436), .needs = NONE, .by = NONE, .bits = 0x100000000000000, .lo = 56, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_ifsb_ibusq_l3_state_match] = { .id = S(l3_state_match), .name = S(L3_state_match), .text = T(fields_ifsb_ibusq_l3_state_match), .source = S(sdm_325384_059_Figure_18_f7458436), .needs = NONE, .by = NONE, .bits = 0xfe000000000000, .lo = 49, .width = 7, .access = UNCORE_ACCESS_RW, .flags = UNCORE_FIELD_FLAGS },
		[fields_ifsb_ibusq_snoop_match] = { .id = S(snoop_match), .name = S(Snoop_match), .text = T(fields_ifsb_ibusq_snoop_match), .source = S(sdm_325384_059_Figure_18_f7458436), .needs = NONE, .by = NONE, .bits = 0x1c00000000000, .lo = 46, .width = 3, .access = UNCORE_ACCESS_RW, .flags = UNCORE_FIELD_FLAGS },
		[fields_ifsb_ibusq_type_match] = { .id = S(type_match), .name = S(Type_match), .text = T(fields_ifsb_ibusq_type_match), .source = S(sdm_325384_059_Figure_18_f7458436), .needs = NONE, .by = NONE, .bits = 0x3fc000000000, .lo = 38, .width = 8, .access = UNCORE_ACCESS_RW, .flags = UNCORE_FIELD_FLAGS },
		[fields_ifsb_ibusq_reserved_37_36] = { .name = S(rsv), .text = T(fields_ifsb_ibusq_reserved_37_36), .source = S(sdm_325384_059_Figure_18_f7458436), .needs = NONE, .by = NONE, .bits = 0x3000000000, .lo = 36, .width = 2, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_ifsb_ibusq_reserved_35_34] = { .name = S(rsv), .source = S(sdm_325384_059_Figure_18_f7458436), .needs = NONE, .by = NONE, .bits = 0xc00000000, .lo = 34, .width = 2, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_ifsb_ibusq_t1_match] = { .id = S(t1_match), .name = S(T1_match), .text = T(fields_ifsb_ibusq_t1_match), .source = S(sdm_325384_059_Figure_18_f7458436), .needs = NONE, .by = NONE, .bits = 0x200000000, .lo = 33, .width = 1, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ifsb_ibusq_t0_match] = { .id = S(t0_match), .name = S(T0_match), .text = T(fields_ifsb_ibusq_t0_match), .source = S(sdm_325384_059_Figure_18_f7458436), .needs = NONE, .by = NONE, .bits = 0x100000000, .lo = 32, .width = 1, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ifsb_ibusq_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ifsb_ibusq_event_count), .source = S(sdm_325384_059_Figure_18_f7458436), .needs = NONE, .by = NONE, .bits = 0xffffffff, .width = 32, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT },
		[fields_ifsb_isnpq_reserved_63_60] = { .name = S(rsv), .source = S(sdm_325384_059_Figure_18_f745fe1f), .needs = NONE, .by = NONE, .bits = 0xf000000000000000, .lo = 60, .width = 4, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_ifsb_isnpq_saturate] = { .id = S(saturate), .name = S(Saturate), .text = T(fields_ifsb_isnpq_saturate), .source = S(sdm_325384_059_Figure_18_f745fe1f), .needs = NONE, .by = NONE, .bits = 0x800000000000000, .lo = 59, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_SATURATE },
		[fields_ifsb_isnpq_reserved_58_55] = { .name = S(rsv), .source = S(sdm_325384_059_Figure_18_f745fe1f), .needs = NONE, .by = NONE, .bits = 0x780000000000000, .lo = 55, .width = 4, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_ifsb_isnpq_l3_state_match] = { .id = S(l3_state_match), .name = S(L3_state_match), .text = T(fields_ifsb_isnpq_l3_state_match), .source = S(sdm_325384_059_Figure_18_f745fe1f), .needs = NONE, .by = NONE, .bits = 0x7f000000000000, .lo = 48, .width = 7, .access = UNCORE_ACCESS_RW, .flags = UNCORE_FIELD_FLAGS },
		[fields_ifsb_isnpq_snoop_match] = { .id = S(snoop_match), .name = S(Snoop_match), .text = T(fields_ifsb_isnpq_snoop_match), .source = S(sdm_325384_059_Figure_18_f745fe1f), .needs = NONE, .by = NONE, .bits = 0xe00000000000, .lo = 45, .width = 3, .access = UNCORE_ACCESS_RW, .flags = UNCORE_FIELD_FLAGS },
		[fields_ifsb_isnpq_type_match] = { .id = S(type_match), .name = S(Type_match), .text = T(fields_ifsb_isnpq_type_match), .source = S(sdm_325384_059_Figure_18_f745fe1f), .needs = NONE, .by = NONE, .bits = 0x1f8000000000, .lo = 39, .width = 6, .access = UNCORE_ACCESS_RW, .flags = UNCORE_FIELD_FLAGS },
		[fields_ifsb_isnpq_reserved_38_38] = { .name = S(rsv), .source = S(sdm_325384_059_Figure_18_f745fe1f), .needs = NONE, .by = NONE, .bits = 0x4000000000, .lo = 38, .width = 1, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_ifsb_isnpq_agent_match] = { .id = S(agent_match), .name = S(Agent_match), .text = T(fields_ifsb_isnpq_agent_match), .source = S(sdm_325384_059_Figure_18_f745fe1f), .needs = NONE, .by = NONE, .bits = 0x3000000000, .lo = 36, .width = 2, .access = UNCORE_ACCESS_RW, .flags = UNCORE_FIELD_FLAGS },
		[fields_ifsb_isnpq_reserved_35_34] = { .name = S(rsv), .source = S(sdm_325384_059_Figure_18_f745fe1f), .needs = NONE, .by = NONE, .bits = 0xc00000000, .lo = 34, .width = 2, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_ifsb_isnpq_t1_match] = { .id = S(t1_match), .name = S(T1_match), .text = T(fields_ifsb_isnpq_t1_match), .source = S(sdm_325384_059_Figure_18_f745fe1f), .needs = NONE, .by = NONE, .bits = 0x200000000, .lo = 33, .width = 1, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ifsb_isnpq_t0_match] = { .id = S(t0_match), .name = S(T0_match), .text = T(fields_ifsb_isnpq_t0_match), .source = S(sdm_325384_059_Figure_18_f745fe1f), .needs = NONE, .by = NONE, .bits = 0x100000000, .lo = 32, .width = 1, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ifsb_isnpq_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ifsb_isnpq_event_count), .source = S(sdm_325384_059_Figure_18_f745fe1f), .needs = NONE, .by = NONE, .bits = 0xffffffff, .width = 32, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT },
		[fields_ifsb_efsb_reserved_63_60] = { .name = S(rsv), .source = S(sdm_325384_059_Figure_18_f745fac8), .needs = NONE, .by = NONE, .bits = 0xf000000000000000, .lo = 60, .width = 4, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_ifsb_efsb_saturate] = { .id = S(saturate), .name = S(Saturate), .text = T(fields_ifsb_efsb_saturate), .source = S(sdm_325384_059_Figure_18_f745fac8), .needs = NONE, .by = NONE, .bits = 0x800000000000000, .lo = 59, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_SATURATE },
		[fields_ifsb_efsb_reserved_58_50] = { .name = S(rsv), .source = S(sdm_325384_059_Figure_18_f745fac8), .needs = NONE, .by = NONE, .bits = 0x7fc000000000000, .lo = 50, .width = 9, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_ifsb_efsb_other] = { .id = S(other), .name = S(Other), .text = T(fields_ifsb_efsb_other), .source = S(sdm_325384_059_Figure_18_f745fac8), .needs = NONE, .by = NONE, .bits = 0x2000000000000, .lo = 49, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_ifsb_efsb_own] = { .id = S(own), .name = S(Own), .text = T(fields_ifsb_efsb_own), .source = S(sdm_325384_059_Figure_18_f745fac8), .needs = NONE, .by = NONE, .bits = 0x1000000000000, .lo = 48, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_ifsb_efsb_reserved_47_32] = { .name = S(rsv), .source = S(sdm_325384_059_Figure_18_f745fac8), .needs = NONE, .by = NONE, .bits = 0xffff00000000, .lo = 32, .width = 16, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_ifsb_efsb_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ifsb_efsb_event_count), .source = S(sdm_325384_059_Figure_18_f745fac8), .needs = NONE, .by = NONE, .bits = 0xffffffff, .width = 32, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT },
		[fields_ifsb_ctl6_reserved_63_59] = { .name = S(rsv), .source = S(sdm_325384_059_Figure_18_f7458e49), .needs = NONE, .by = NONE, .bits = 0xf800000000000000, .lo = 59, .width = 5, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_ifsb_ctl6_enable] = { .id = S(enable), .name = S(Enable), .text = T(fields_ifsb_ctl6_enable), .source = S(sdm_325384_059_Figure_18_f7458e49), .needs = NONE, .by = NONE, .bits = 0x400000000000000, .lo = 58, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_ENABLE },
		[fields_ifsb_ctl6_reserved_57_0] = { .name = S(rsv), .source = S(sdm_325384_059_Figure_18_f7458e49), .needs = NONE, .by = NONE, .bits = 0x3ffffffffffffff, .width = 58, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_ifsb_cntr7_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ifsb_cntr7_event_count), .source = S(sdm_325384_059_Figure_18_f7458e49), .needs = NONE, .by = NONE, .bits = 0xffffffffffffffff, .width = 64, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT },
	},
	.counters = {
		[counters_ifsb_ibusq] = { .id = S(ibusq), .control = registers_ifsb_ibusq, .data = registers_ifsb_ibusq, .count = 2, .width = 32, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 18, .freezes = { NONE, NONE, NONE }, .enable = 1, .match = 2 },
		[counters_ifsb_isnpq] = { .id = S(isnpq), .control = registers_ifsb_isnpq, .data = registers_ifsb_isnpq, .count = 2, .width = 32, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 20, .freezes = { NONE, NONE, NONE }, .enable = 1, .match = 2, .select_bit = 2 },
		[counters_ifsb_efsb] = { .id = S(efsb), .control = registers_ifsb_efsb, .data = registers_ifsb_efsb, .count = 2, .width = 32, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 22, .freezes = { NONE, NONE, NONE }, .enable = 1, .match = 2, .select_bit = 4 },
		[counters_ifsb_latency] = { .id = S(latency), .counts = S(Weighted_cycles_of_iBUSQ_9eeb2760), .control = registers_ifsb_ctl6, .data = registers_ifsb_cntr7, .count = 1, .width = 64, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 25, .freezes = { NONE, NONE, NONE }, .match = 1, .select_bit = 6 },
	},
	.procedure_rows = {
		[procedure_rows_ifsb_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_ifsb_setup, 1 } },
		[procedure_rows_ifsb_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_ifsb_freeze, 4 } },
		[procedure_rows_ifsb_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_ifsb_unfreeze, 4 } },
		[procedure_rows_ifsb_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_ifsb_reset, 4 } },
		[procedure_rows_ifsb_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_ifsb_start, 4 } },
		[procedure_rows_ifsb_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_ifsb_stop, 4 } },
		[procedure_rows_ifsb_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_ifsb_read, 4 } },
		[procedure_rows_ifsb_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_ifsb_restore, 4 } },
	},
	.steps = {
		[steps_ifsb_setup] = { .text = T(steps_ifsb_setup), .box = boxes_ifsb, .reg = registers_ifsb_ctl6, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_ifsb_freeze] = { .value = 0x3000000000, .keep = 0xffffffff, .text = T(steps_ifsb_freeze), .box = boxes_ifsb, .reg = registers_ifsb_ibusq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .keep = 0xffffffff, .text = T(steps_ifsb_freeze2), .box = boxes_ifsb, .reg = registers_ifsb_isnpq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .keep = 0xffffffff, .text = T(steps_ifsb_freeze3), .box = boxes_ifsb, .reg = registers_ifsb_efsb, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ifsb_freeze4), .box = boxes_ifsb, .reg = registers_ifsb_ctl6, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_ifsb_unfreeze] = { .value = 0x3000000000, .keep = 0xffffffff, .text = T(steps_ifsb_unfreeze), .box = boxes_ifsb, .reg = registers_ifsb_ibusq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .keep = 0xffffffff, .text = T(steps_ifsb_unfreeze2), .box = boxes_ifsb, .reg = registers_ifsb_isnpq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .keep = 0xffffffff, .text = T(steps_ifsb_unfreeze3), .box = boxes_ifsb, .reg = registers_ifsb_efsb, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .value = 0x400000000000000, .set = 0x400000000000000, .box = boxes_ifsb, .reg = registers_ifsb_ctl6, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_ifsb_reset] = { .value = 0x3000000000, .text = T(steps_ifsb_reset), .box = boxes_ifsb, .reg = registers_ifsb_ibusq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ifsb_reset2), .box = boxes_ifsb, .reg = registers_ifsb_isnpq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ifsb_reset3), .box = boxes_ifsb, .reg = registers_ifsb_efsb, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .set = 0xffffffffffffffff, .box = boxes_ifsb, .reg = registers_ifsb_cntr7, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_ifsb_start] = { .value = 0x3000000000, .text = T(steps_ifsb_start), .box = boxes_ifsb, .reg = registers_ifsb_ibusq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ifsb_start2), .box = boxes_ifsb, .reg = registers_ifsb_isnpq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ifsb_start3), .box = boxes_ifsb, .reg = registers_ifsb_efsb, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .value = 0x400000000000000, .set = 0x400000000000000, .box = boxes_ifsb, .reg = registers_ifsb_ctl6, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_ifsb_stop] = { .value = 0x3000000000, .keep = 0xffffffff, .text = T(steps_ifsb_stop), .box = boxes_ifsb, .reg = registers_ifsb_ibusq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .keep = 0xffffffff, .text = T(steps_ifsb_stop2), .box = boxes_ifsb, .reg = registers_ifsb_isnpq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .keep = 0xffffffff, .text = T(steps_ifsb_stop3), .box = boxes_ifsb, .reg = registers_ifsb_efsb, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ifsb_stop4), .box = boxes_ifsb, .reg = registers_ifsb_ctl6, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_ifsb_read] = { .value = 0x3000000000, .box = boxes_ifsb, .reg = registers_ifsb_ibusq, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_ifsb, .reg = registers_ifsb_isnpq, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_ifsb, .reg = registers_ifsb_efsb, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_ifsb, .reg = registers_ifsb_cntr7, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_ifsb_restore] = { .value = 0x3000000000, .text = T(steps_ifsb_restore), .box = boxes_ifsb, .reg = registers_ifsb_ibusq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ifsb_restore2), .box = boxes_ifsb, .reg = registers_ifsb_isnpq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ifsb_restore3), .box = boxes_ifsb, .reg = registers_ifsb_efsb, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_ifsb, .reg = registers_ifsb_ctl6, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
	},
	.aliases = {
		[aliases_register_ifsb_ibusq] = { .name = S(MSR_IFSB_IBUSQ_i__eef0a96a), .box = boxes_ifsb, .reg = registers_ifsb_ibusq, .field = NONE },
		[aliases_register_ifsb_isnpq] = { .name = S(MSR_IFSB_ISNPQ_i__916f58f6), .box = boxes_ifsb, .reg = registers_ifsb_isnpq, .field = NONE },
		[aliases_register_ifsb_efsb] = { .name = S(MSR_IFSB_DRDY_i__9a967007), .box = boxes_ifsb, .reg = registers_ifsb_efsb, .field = NONE },
		[aliases_register_ifsb_ctl6] = { .name = S(MSR_IFSB_CTRL6), .box = boxes_ifsb, .reg = registers_ifsb_ctl6, .field = NONE },
	},
	.events = {
		[events_IBUSQ] = { .name = T(events_IBUSQ_name), .text = T(events_IBUSQ), .source = S(sdm_325384_059_18_20_00aae8db), .box = boxes_ifsb, .category = categories_ifsb_QUEUE, .counters = 0x3, .group = 0, .umask_field = NONE },
		[events_ISNPQ] = { .name = T(events_ISNPQ_name), .text = T(events_ISNPQ), .source = S(sdm_325384_059_18_20_00aae8db), .box = boxes_ifsb, .category = categories_ifsb_QUEUE, .counters = 0x3, .group = 1, .umask_field = NONE },
		[events_EFSB_DRDY] = { .control = 0x3000000000000, .name = T(events_EFSB_DRDY_name), .text = T(events_EFSB_DRDY), .source = S(sdm_325384_059_18_20_00aae8db), .box = boxes_ifsb, .category = categories_ifsb_BUS, .counters = 0x3, .group = 2, .flags = UNCORE_EVENT_DEFAULTS, .umask_field = NONE },
		[events_IBUSQ_LATENCY] = { .name = T(events_IBUSQ_LATENCY_name), .text = T(events_IBUSQ_LATENCY), .source = S(sdm_325384_059_18_20_00aae8db), .box = boxes_ifsb, .category = categories_ifsb_LATENCY, .counters = 0x1, .group = 3, .umask_field = NONE },
	},
	.categories = {
		[categories_ifsb_QUEUE] = { .id = S(QUEUE), .text = T(categories_ifsb_QUEUE), .box = boxes_ifsb },
		[categories_ifsb_BUS] = { .id = S(BUS), .text = T(categories_ifsb_BUS), .box = boxes_ifsb },
		[categories_ifsb_LATENCY] = { .id = S(LATENCY), .text = T(categories_ifsb_LATENCY), .box = boxes_ifsb },
	},
	.name_index = {
		[0x4] = 1 + events_ISNPQ,
		[0x8] = 1 + events_IBUSQ,
		[0xc] = 1 + events_IBUSQ_LATENCY,
		[0xd] = 1 + events_EFSB_DRDY,
	},
	.defaults = {
		[defaults_EFSB_DRDY] = { .bits = 0x3000000000000, .event = events_EFSB_DRDY },
	},
	.core_msrs = {
		[core_msrs_all] = { .number = 0x10, .count = 1, .kind = UNCORE_CORE_MSR_TSC, .scope = UNCORE_SCOPE_CPU },
	},
	.pool = { "", STRINGS(TEXT) },
};
