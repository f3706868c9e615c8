/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/xeon7400/l3.box.json by "make generate". Do not edit. */
/*
 * xeon7400 l3: L3 and caching bus controller. Eight counters in three groups: GBSQ, GSNPQ and the front side bus (FSB).
 * Source: sdm-325384-059 18.21
 */
#ifndef UNCORE_XEON7400_L3_H
#define UNCORE_XEON7400_L3_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 10 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 10)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define XEON7400_L3_INSTANCES 1

#define XEON7400_L3_GBSQ_COUNTERS   2
#define XEON7400_L3_GBSQ_WIDTH      32
#define XEON7400_L3_GBSQ_COUNT_MASK UINT64_C(0xffffffff)
#define XEON7400_L3_GBSQ_RDPMC      2 /* index of the first; the others follow */

#define XEON7400_L3_GSNPQ_COUNTERS   2
#define XEON7400_L3_GSNPQ_WIDTH      32
#define XEON7400_L3_GSNPQ_COUNT_MASK UINT64_C(0xffffffff)
#define XEON7400_L3_GSNPQ_RDPMC      4 /* index of the first; the others follow */

#define XEON7400_L3_FSB_COUNTERS   4
#define XEON7400_L3_FSB_WIDTH      32
#define XEON7400_L3_FSB_COUNT_MASK UINT64_C(0xffffffff)
#define XEON7400_L3_FSB_RDPMC      6 /* index of the first; the others follow */

/*
 * gbsq: MSR_EMON_L3_CTR_CTL0, MSR_EMON_L3_CTR_CTL1, 64 bits
 * Source: sdm-325384-059 Table 35-3
 */
typedef struct xeon7400_l3_gbsq {
	uint64_t raw;
} xeon7400_l3_gbsq;

UNCORE_ACCESSOR xeon7400_l3_gbsq xeon7400_l3_gbsq_value_(xeon7400_l3_gbsq r)
{
	return r;
}

#define XEON7400_L3_GBSQ_RESET UINT64_C(0x0000000000000000)
#define xeon7400_l3_gbsq_reset() UNCORE_VALUE_(xeon7400_l3_gbsq, XEON7400_L3_GBSQ_RESET)

#define XEON7400_L3_GBSQ_COUNT 2
#define XEON7400_L3_GBSQ_MSR 0x107ccu
#define XEON7400_L3_GBSQ_INDEX_STRIDE 0x1u

#define xeon7400_l3_gbsq_addr(index) \
	uncore_msr_at_(XEON7400_L3_GBSQ_MSR + \
		UNCORE_INDEX_(index, XEON7400_L3_GBSQ_COUNT) * XEON7400_L3_GBSQ_INDEX_STRIDE)

/*
 * Saturate [59] RW. Makes the count ffffffff at an event instead of adding to it, so it tells only that one happened.
 */
#define XEON7400_L3_GBSQ_SATURATE_MASK  UINT64_C(0x0800000000000000)
#define XEON7400_L3_GBSQ_SATURATE_SHIFT 59
#define XEON7400_L3_GBSQ_SATURATE_WIDTH 1
#define xeon7400_l3_gbsq_get_saturate(r) \
	UNCORE_GET64_(xeon7400_l3_gbsq, r, XEON7400_L3_GBSQ_SATURATE)
#define xeon7400_l3_gbsq_set_saturate(r, v) \
	UNCORE_PUT64_(xeon7400_l3_gbsq, xeon7400_l3_gbsq_value_(r).raw, XEON7400_L3_GBSQ_SATURATE, v)

/* Cross_snoop [58] RW. Leaves only cross snoops. */
#define XEON7400_L3_GBSQ_CROSS_SNOOP_MASK  UINT64_C(0x0400000000000000)
#define XEON7400_L3_GBSQ_CROSS_SNOOP_SHIFT 58
#define XEON7400_L3_GBSQ_CROSS_SNOOP_WIDTH 1
#define xeon7400_l3_gbsq_get_cross_snoop(r) \
	UNCORE_GET64_(xeon7400_l3_gbsq, r, XEON7400_L3_GBSQ_CROSS_SNOOP)
#define xeon7400_l3_gbsq_set_cross_snoop(r, v) \
	UNCORE_PUT64_(xeon7400_l3_gbsq, xeon7400_l3_gbsq_value_(r).raw, XEON7400_L3_GBSQ_CROSS_SNOOP, v)

/* Fill_eviction [57:56] RW. What the transaction does to the L3. */
#define XEON7400_L3_GBSQ_FILL_EVICTION_MASK  UINT64_C(0x0300000000000000)
#define XEON7400_L3_GBSQ_FILL_EVICTION_SHIFT 56
#define XEON7400_L3_GBSQ_FILL_EVICTION_WIDTH 2

enum xeon7400_l3_gbsq_fill_eviction {
	XEON7400_L3_GBSQ_FILL_EVICTION_ANY = 0x0,
	XEON7400_L3_GBSQ_FILL_EVICTION_FILLS = 0x1, /* Transactions that fill the L3. */
	XEON7400_L3_GBSQ_FILL_EVICTION_FILLS_FREE = 0x2, /* Fills that evict nothing. */
	XEON7400_L3_GBSQ_FILL_EVICTION_FILLS_EVICTING = 0x3, /* Fills that evict a line. */
};
#define xeon7400_l3_gbsq_get_fill_eviction(r) \
	UNCORE_GET64_(xeon7400_l3_gbsq, r, XEON7400_L3_GBSQ_FILL_EVICTION)
#define xeon7400_l3_gbsq_set_fill_eviction(r, v) \
	UNCORE_PUT64_(xeon7400_l3_gbsq, xeon7400_l3_gbsq_value_(r).raw, XEON7400_L3_GBSQ_FILL_EVICTION, v)

/* Core_module_select [55:54] RW. Where it came from, seen from the module that reads the register. */
#define XEON7400_L3_GBSQ_CORE_MODULE_SELECT_MASK  UINT64_C(0x00c0000000000000)
#define XEON7400_L3_GBSQ_CORE_MODULE_SELECT_SHIFT 54
#define XEON7400_L3_GBSQ_CORE_MODULE_SELECT_WIDTH 2

enum xeon7400_l3_gbsq_core_module_select {
	XEON7400_L3_GBSQ_CORE_MODULE_SELECT_ANY = 0x0, /* Whichever dual-core module. */
	XEON7400_L3_GBSQ_CORE_MODULE_SELECT_THIS_ONE = 0x1, /* This module alone. */
	XEON7400_L3_GBSQ_CORE_MODULE_SELECT_OTHER = 0x2, /* Either of the two other modules. */
	XEON7400_L3_GBSQ_CORE_MODULE_SELECT_SEVERAL = 0x3, /* More than one module. */
};
#define xeon7400_l3_gbsq_get_core_module_select(r) \
	UNCORE_GET64_(xeon7400_l3_gbsq, r, XEON7400_L3_GBSQ_CORE_MODULE_SELECT)
#define xeon7400_l3_gbsq_set_core_module_select(r, v) \
	UNCORE_PUT64_(xeon7400_l3_gbsq, xeon7400_l3_gbsq_value_(r).raw, XEON7400_L3_GBSQ_CORE_MODULE_SELECT, v)

/* L3_state [53:47] RW. Cache line states, one bit each; which bit is which state is not published. */
#define XEON7400_L3_GBSQ_L3_STATE_MASK  UINT64_C(0x003f800000000000)
#define XEON7400_L3_GBSQ_L3_STATE_SHIFT 47
#define XEON7400_L3_GBSQ_L3_STATE_WIDTH 7
#define xeon7400_l3_gbsq_get_l3_state(r) \
	UNCORE_GET64_(xeon7400_l3_gbsq, r, XEON7400_L3_GBSQ_L3_STATE)
#define xeon7400_l3_gbsq_set_l3_state(r, v) \
	UNCORE_PUT64_(xeon7400_l3_gbsq, xeon7400_l3_gbsq_value_(r).raw, XEON7400_L3_GBSQ_L3_STATE, v)

/* Snoop_match [46:44] RW. Snoop results, one bit each. */
#define XEON7400_L3_GBSQ_SNOOP_MATCH_MASK  UINT64_C(0x0000700000000000)
#define XEON7400_L3_GBSQ_SNOOP_MATCH_SHIFT 44
#define XEON7400_L3_GBSQ_SNOOP_MATCH_WIDTH 3

/* Values may be OR-ed. */
enum xeon7400_l3_gbsq_snoop_match {
	XEON7400_L3_GBSQ_SNOOP_MATCH_CLEAN = 0x1,
	XEON7400_L3_GBSQ_SNOOP_MATCH_HIT = 0x2,
	XEON7400_L3_GBSQ_SNOOP_MATCH_HITM = 0x4,
};
#define xeon7400_l3_gbsq_get_snoop_match(r) \
	UNCORE_GET64_(xeon7400_l3_gbsq, r, XEON7400_L3_GBSQ_SNOOP_MATCH)
#define xeon7400_l3_gbsq_set_snoop_match(r, v) \
	UNCORE_PUT64_(xeon7400_l3_gbsq, xeon7400_l3_gbsq_value_(r).raw, XEON7400_L3_GBSQ_SNOOP_MATCH, v)

/* Type_match [43:38] RW. Transaction types; which bit is which type is not published. */
#define XEON7400_L3_GBSQ_TYPE_MATCH_MASK  UINT64_C(0x00000fc000000000)
#define XEON7400_L3_GBSQ_TYPE_MATCH_SHIFT 38
#define XEON7400_L3_GBSQ_TYPE_MATCH_WIDTH 6

/* Values may be OR-ed. */
enum xeon7400_l3_gbsq_type_match {
	XEON7400_L3_GBSQ_TYPE_MATCH_ALL = 0x3f, /* Every type. */
};
#define xeon7400_l3_gbsq_get_type_match(r) \
	UNCORE_GET64_(xeon7400_l3_gbsq, r, XEON7400_L3_GBSQ_TYPE_MATCH)
#define xeon7400_l3_gbsq_set_type_match(r, v) \
	UNCORE_PUT64_(xeon7400_l3_gbsq, xeon7400_l3_gbsq_value_(r).raw, XEON7400_L3_GBSQ_TYPE_MATCH, v)

/* Data_flow [37:36] RW. Demand transactions, prefetches, or both. */
#define XEON7400_L3_GBSQ_DATA_FLOW_MASK  UINT64_C(0x0000003000000000)
#define XEON7400_L3_GBSQ_DATA_FLOW_SHIFT 36
#define XEON7400_L3_GBSQ_DATA_FLOW_WIDTH 2

/* Values may be OR-ed. */
enum xeon7400_l3_gbsq_data_flow {
	XEON7400_L3_GBSQ_DATA_FLOW_DEMAND = 0x1,
	XEON7400_L3_GBSQ_DATA_FLOW_PREFETCH = 0x2,
};
#define xeon7400_l3_gbsq_get_data_flow(r) \
	UNCORE_GET64_(xeon7400_l3_gbsq, r, XEON7400_L3_GBSQ_DATA_FLOW)
#define xeon7400_l3_gbsq_set_data_flow(r, v) \
	UNCORE_PUT64_(xeon7400_l3_gbsq, xeon7400_l3_gbsq_value_(r).raw, XEON7400_L3_GBSQ_DATA_FLOW, v)

/*
 * Agent_select [35:32] RW. Originating dual-core modules, one bit each; the manual does not say what bit 35 selects
 * here.
 */
#define XEON7400_L3_GBSQ_AGENT_SELECT_MASK  UINT64_C(0x0000000f00000000)
#define XEON7400_L3_GBSQ_AGENT_SELECT_SHIFT 32
#define XEON7400_L3_GBSQ_AGENT_SELECT_WIDTH 4

/* Values may be OR-ed. */
enum xeon7400_l3_gbsq_agent_select {
	XEON7400_L3_GBSQ_AGENT_SELECT_MODULE0 = 0x1, /* The first dual-core module. */
	XEON7400_L3_GBSQ_AGENT_SELECT_MODULE1 = 0x2,
	XEON7400_L3_GBSQ_AGENT_SELECT_MODULE2 = 0x4,
	XEON7400_L3_GBSQ_AGENT_SELECT_ANY = 0x7, /* Every core of the package. */
};
#define xeon7400_l3_gbsq_get_agent_select(r) \
	UNCORE_GET64_(xeon7400_l3_gbsq, r, XEON7400_L3_GBSQ_AGENT_SELECT)
#define xeon7400_l3_gbsq_set_agent_select(r, v) \
	UNCORE_PUT64_(xeon7400_l3_gbsq, xeon7400_l3_gbsq_value_(r).raw, XEON7400_L3_GBSQ_AGENT_SELECT, v)

/* event_count [31:0] RW-V. The count; RDPMC reads it too. */
#define XEON7400_L3_GBSQ_EVENT_COUNT_MASK  UINT64_C(0x00000000ffffffff)
#define XEON7400_L3_GBSQ_EVENT_COUNT_SHIFT 0
#define XEON7400_L3_GBSQ_EVENT_COUNT_WIDTH 32
#define xeon7400_l3_gbsq_get_event_count(r) \
	UNCORE_GET64_(xeon7400_l3_gbsq, r, XEON7400_L3_GBSQ_EVENT_COUNT)
#define xeon7400_l3_gbsq_set_event_count(r, v) \
	UNCORE_PUT64_(xeon7400_l3_gbsq, xeon7400_l3_gbsq_value_(r).raw, XEON7400_L3_GBSQ_EVENT_COUNT, v)

/*
 * gsnpq: MSR_EMON_L3_CTR_CTL2, MSR_EMON_L3_CTR_CTL3, 64 bits
 * Source: sdm-325384-059 Table 35-3
 */
typedef struct xeon7400_l3_gsnpq {
	uint64_t raw;
} xeon7400_l3_gsnpq;

UNCORE_ACCESSOR xeon7400_l3_gsnpq xeon7400_l3_gsnpq_value_(xeon7400_l3_gsnpq r)
{
	return r;
}

#define XEON7400_L3_GSNPQ_RESET UINT64_C(0x0000000000000000)
#define xeon7400_l3_gsnpq_reset() UNCORE_VALUE_(xeon7400_l3_gsnpq, XEON7400_L3_GSNPQ_RESET)

#define XEON7400_L3_GSNPQ_COUNT 2
#define XEON7400_L3_GSNPQ_MSR 0x107ceu
#define XEON7400_L3_GSNPQ_INDEX_STRIDE 0x1u

#define xeon7400_l3_gsnpq_addr(index) \
	uncore_msr_at_(XEON7400_L3_GSNPQ_MSR + \
		UNCORE_INDEX_(index, XEON7400_L3_GSNPQ_COUNT) * XEON7400_L3_GSNPQ_INDEX_STRIDE)

/*
 * Saturate [59] RW. Makes the count ffffffff at an event instead of adding to it, so it tells only that one happened.
 */
#define XEON7400_L3_GSNPQ_SATURATE_MASK  UINT64_C(0x0800000000000000)
#define XEON7400_L3_GSNPQ_SATURATE_SHIFT 59
#define XEON7400_L3_GSNPQ_SATURATE_WIDTH 1
#define xeon7400_l3_gsnpq_get_saturate(r) \
	UNCORE_GET64_(xeon7400_l3_gsnpq, r, XEON7400_L3_GSNPQ_SATURATE)
#define xeon7400_l3_gsnpq_set_saturate(r, v) \
	UNCORE_PUT64_(xeon7400_l3_gsnpq, xeon7400_l3_gsnpq_value_(r).raw, XEON7400_L3_GSNPQ_SATURATE, v)

/* Block_snoop [57] RW. Leaves only snoops that were blocked; what 0 means is not stated. */
#define XEON7400_L3_GSNPQ_BLOCK_SNOOP_MASK  UINT64_C(0x0200000000000000)
#define XEON7400_L3_GSNPQ_BLOCK_SNOOP_SHIFT 57
#define XEON7400_L3_GSNPQ_BLOCK_SNOOP_WIDTH 1
#define xeon7400_l3_gsnpq_get_block_snoop(r) \
	UNCORE_GET64_(xeon7400_l3_gsnpq, r, XEON7400_L3_GSNPQ_BLOCK_SNOOP)
#define xeon7400_l3_gsnpq_set_block_snoop(r, v) \
	UNCORE_PUT64_(xeon7400_l3_gsnpq, xeon7400_l3_gsnpq_value_(r).raw, XEON7400_L3_GSNPQ_BLOCK_SNOOP, v)

/* Core_module_select[2] [56] RW. Lets core_module_select act; while it is 0, those two bits are ignored. */
#define XEON7400_L3_GSNPQ_CORE_MODULE_SELECT_EN_MASK  UINT64_C(0x0100000000000000)
#define XEON7400_L3_GSNPQ_CORE_MODULE_SELECT_EN_SHIFT 56
#define XEON7400_L3_GSNPQ_CORE_MODULE_SELECT_EN_WIDTH 1
#define xeon7400_l3_gsnpq_get_core_module_select_en(r) \
	UNCORE_GET64_(xeon7400_l3_gsnpq, r, XEON7400_L3_GSNPQ_CORE_MODULE_SELECT_EN)
#define xeon7400_l3_gsnpq_set_core_module_select_en(r, v) \
	UNCORE_PUT64_(xeon7400_l3_gsnpq, xeon7400_l3_gsnpq_value_(r).raw, XEON7400_L3_GSNPQ_CORE_MODULE_SELECT_EN, v)

/*
 * Core_module_select[1:0] [55:54] RW. How many modules it concerned, or which. Works only where core_module_select_en
 * is not 0.
 */
#define XEON7400_L3_GSNPQ_CORE_MODULE_SELECT_MASK  UINT64_C(0x00c0000000000000)
#define XEON7400_L3_GSNPQ_CORE_MODULE_SELECT_SHIFT 54
#define XEON7400_L3_GSNPQ_CORE_MODULE_SELECT_WIDTH 2

enum xeon7400_l3_gsnpq_core_module_select {
	XEON7400_L3_GSNPQ_CORE_MODULE_SELECT_EXACTLY_ONE = 0x0, /* Just one module, whichever. */
	XEON7400_L3_GSNPQ_CORE_MODULE_SELECT_ONE_OR_MORE = 0x1,
	XEON7400_L3_GSNPQ_CORE_MODULE_SELECT_TWO_OR_MORE = 0x2,
	XEON7400_L3_GSNPQ_CORE_MODULE_SELECT_ALL_THREE = 0x3,
};
#define xeon7400_l3_gsnpq_get_core_module_select(r) \
	UNCORE_GET64_(xeon7400_l3_gsnpq, r, XEON7400_L3_GSNPQ_CORE_MODULE_SELECT)
#define xeon7400_l3_gsnpq_set_core_module_select(r, v) \
	UNCORE_PUT64_(xeon7400_l3_gsnpq, xeon7400_l3_gsnpq_value_(r).raw, XEON7400_L3_GSNPQ_CORE_MODULE_SELECT, v)

/* L2_state [53:47] RW. Cache line states, one bit each; which bit is which state is not published. */
#define XEON7400_L3_GSNPQ_L2_STATE_MASK  UINT64_C(0x003f800000000000)
#define XEON7400_L3_GSNPQ_L2_STATE_SHIFT 47
#define XEON7400_L3_GSNPQ_L2_STATE_WIDTH 7
#define xeon7400_l3_gsnpq_get_l2_state(r) \
	UNCORE_GET64_(xeon7400_l3_gsnpq, r, XEON7400_L3_GSNPQ_L2_STATE)
#define xeon7400_l3_gsnpq_set_l2_state(r, v) \
	UNCORE_PUT64_(xeon7400_l3_gsnpq, xeon7400_l3_gsnpq_value_(r).raw, XEON7400_L3_GSNPQ_L2_STATE, v)

/* Snoop_match [46:44] RW. Snoop results, one bit each. */
#define XEON7400_L3_GSNPQ_SNOOP_MATCH_MASK  UINT64_C(0x0000700000000000)
#define XEON7400_L3_GSNPQ_SNOOP_MATCH_SHIFT 44
#define XEON7400_L3_GSNPQ_SNOOP_MATCH_WIDTH 3

/* Values may be OR-ed. */
enum xeon7400_l3_gsnpq_snoop_match {
	XEON7400_L3_GSNPQ_SNOOP_MATCH_CLEAN = 0x1,
	XEON7400_L3_GSNPQ_SNOOP_MATCH_HIT = 0x2,
	XEON7400_L3_GSNPQ_SNOOP_MATCH_HITM = 0x4,
};
#define xeon7400_l3_gsnpq_get_snoop_match(r) \
	UNCORE_GET64_(xeon7400_l3_gsnpq, r, XEON7400_L3_GSNPQ_SNOOP_MATCH)
#define xeon7400_l3_gsnpq_set_snoop_match(r, v) \
	UNCORE_PUT64_(xeon7400_l3_gsnpq, xeon7400_l3_gsnpq_value_(r).raw, XEON7400_L3_GSNPQ_SNOOP_MATCH, v)

/* Type_match [43:38] RW. Transaction types; which bit is which type is not published. */
#define XEON7400_L3_GSNPQ_TYPE_MATCH_MASK  UINT64_C(0x00000fc000000000)
#define XEON7400_L3_GSNPQ_TYPE_MATCH_SHIFT 38
#define XEON7400_L3_GSNPQ_TYPE_MATCH_WIDTH 6

/* Values may be OR-ed. */
enum xeon7400_l3_gsnpq_type_match {
	XEON7400_L3_GSNPQ_TYPE_MATCH_ALL = 0x3f, /* Every type. */
};
#define xeon7400_l3_gsnpq_get_type_match(r) \
	UNCORE_GET64_(xeon7400_l3_gsnpq, r, XEON7400_L3_GSNPQ_TYPE_MATCH)
#define xeon7400_l3_gsnpq_set_type_match(r, v) \
	UNCORE_PUT64_(xeon7400_l3_gsnpq, xeon7400_l3_gsnpq_value_(r).raw, XEON7400_L3_GSNPQ_TYPE_MATCH, v)

/*
 * Agent_select [37:32] RW. Who sent the snoop: modules, one bit each, or the chipset; bits 36:35 are not described for
 * these processors.
 */
#define XEON7400_L3_GSNPQ_AGENT_SELECT_MASK  UINT64_C(0x0000003f00000000)
#define XEON7400_L3_GSNPQ_AGENT_SELECT_SHIFT 32
#define XEON7400_L3_GSNPQ_AGENT_SELECT_WIDTH 6

/* Values may be OR-ed. */
enum xeon7400_l3_gsnpq_agent_select {
	XEON7400_L3_GSNPQ_AGENT_SELECT_MODULE0 = 0x1, /* The first dual-core module. */
	XEON7400_L3_GSNPQ_AGENT_SELECT_MODULE1 = 0x2,
	XEON7400_L3_GSNPQ_AGENT_SELECT_MODULE2 = 0x4,
	XEON7400_L3_GSNPQ_AGENT_SELECT_CENTRAL_AGENT = 0x20, /* The chipset. */
};
#define xeon7400_l3_gsnpq_get_agent_select(r) \
	UNCORE_GET64_(xeon7400_l3_gsnpq, r, XEON7400_L3_GSNPQ_AGENT_SELECT)
#define xeon7400_l3_gsnpq_set_agent_select(r, v) \
	UNCORE_PUT64_(xeon7400_l3_gsnpq, xeon7400_l3_gsnpq_value_(r).raw, XEON7400_L3_GSNPQ_AGENT_SELECT, v)

/* event_count [31:0] RW-V. The count; RDPMC reads it too. */
#define XEON7400_L3_GSNPQ_EVENT_COUNT_MASK  UINT64_C(0x00000000ffffffff)
#define XEON7400_L3_GSNPQ_EVENT_COUNT_SHIFT 0
#define XEON7400_L3_GSNPQ_EVENT_COUNT_WIDTH 32
#define xeon7400_l3_gsnpq_get_event_count(r) \
	UNCORE_GET64_(xeon7400_l3_gsnpq, r, XEON7400_L3_GSNPQ_EVENT_COUNT)
#define xeon7400_l3_gsnpq_set_event_count(r, v) \
	UNCORE_PUT64_(xeon7400_l3_gsnpq, xeon7400_l3_gsnpq_value_(r).raw, XEON7400_L3_GSNPQ_EVENT_COUNT, v)

/*
 * fsb: MSR_EMON_L3_CTR_CTL4, MSR_EMON_L3_CTR_CTL5, MSR_EMON_L3_CTR_CTL6, MSR_EMON_L3_CTR_CTL7, 64 bits
 * Source: sdm-325384-059 Table 35-3
 */
typedef struct xeon7400_l3_fsb {
	uint64_t raw;
} xeon7400_l3_fsb;

UNCORE_ACCESSOR xeon7400_l3_fsb xeon7400_l3_fsb_value_(xeon7400_l3_fsb r)
{
	return r;
}

#define XEON7400_L3_FSB_RESET     UINT64_C(0x0400000000000000)
#define XEON7400_L3_FSB_MUST_ONE  UINT64_C(0x0400000000000000)
#define xeon7400_l3_fsb_reset() UNCORE_VALUE_(xeon7400_l3_fsb, XEON7400_L3_FSB_RESET)

#define XEON7400_L3_FSB_COUNT 4
#define XEON7400_L3_FSB_MSR 0x107d0u
#define XEON7400_L3_FSB_INDEX_STRIDE 0x1u

#define xeon7400_l3_fsb_addr(index) \
	uncore_msr_at_(XEON7400_L3_FSB_MSR + \
		UNCORE_INDEX_(index, XEON7400_L3_FSB_COUNT) * XEON7400_L3_FSB_INDEX_STRIDE)

/*
 * Saturate [59] RW. Makes the count ffffffff at an event instead of adding to it, so it tells only that one happened.
 */
#define XEON7400_L3_FSB_SATURATE_MASK  UINT64_C(0x0800000000000000)
#define XEON7400_L3_FSB_SATURATE_SHIFT 59
#define XEON7400_L3_FSB_SATURATE_WIDTH 1
#define xeon7400_l3_fsb_get_saturate(r) \
	UNCORE_GET64_(xeon7400_l3_fsb, r, XEON7400_L3_FSB_SATURATE)
#define xeon7400_l3_fsb_set_saturate(r, v) \
	UNCORE_PUT64_(xeon7400_l3_fsb, xeon7400_l3_fsb_value_(r).raw, XEON7400_L3_FSB_SATURATE, v)

/* FSB_other_BNR [57] RW. Another agent asserts BNR and so keeps new requests off the bus. */
#define XEON7400_L3_FSB_FSB_OTHER_BNR_MASK  UINT64_C(0x0200000000000000)
#define XEON7400_L3_FSB_FSB_OTHER_BNR_SHIFT 57
#define XEON7400_L3_FSB_FSB_OTHER_BNR_WIDTH 1
#define xeon7400_l3_fsb_get_fsb_other_bnr(r) \
	UNCORE_GET64_(xeon7400_l3_fsb, r, XEON7400_L3_FSB_FSB_OTHER_BNR)
#define xeon7400_l3_fsb_set_fsb_other_bnr(r, v) \
	UNCORE_PUT64_(xeon7400_l3_fsb, xeon7400_l3_fsb_value_(r).raw, XEON7400_L3_FSB_FSB_OTHER_BNR, v)

/* FSB_other_snoop_stall [56] RW. Snoop stalls by another agent. */
#define XEON7400_L3_FSB_FSB_OTHER_SNOOP_STALL_MASK  UINT64_C(0x0100000000000000)
#define XEON7400_L3_FSB_FSB_OTHER_SNOOP_STALL_SHIFT 56
#define XEON7400_L3_FSB_FSB_OTHER_SNOOP_STALL_WIDTH 1
#define xeon7400_l3_fsb_get_fsb_other_snoop_stall(r) \
	UNCORE_GET64_(xeon7400_l3_fsb, r, XEON7400_L3_FSB_FSB_OTHER_SNOOP_STALL)
#define xeon7400_l3_fsb_set_fsb_other_snoop_stall(r, v) \
	UNCORE_PUT64_(xeon7400_l3_fsb, xeon7400_l3_fsb_value_(r).raw, XEON7400_L3_FSB_FSB_OTHER_SNOOP_STALL, v)

/* FSB_other_DRDY [55] RW. Another agent asserts DRDY: its data are on the bus. */
#define XEON7400_L3_FSB_FSB_OTHER_DRDY_MASK  UINT64_C(0x0080000000000000)
#define XEON7400_L3_FSB_FSB_OTHER_DRDY_SHIFT 55
#define XEON7400_L3_FSB_FSB_OTHER_DRDY_WIDTH 1
#define xeon7400_l3_fsb_get_fsb_other_drdy(r) \
	UNCORE_GET64_(xeon7400_l3_fsb, r, XEON7400_L3_FSB_FSB_OTHER_DRDY)
#define xeon7400_l3_fsb_set_fsb_other_drdy(r, v) \
	UNCORE_PUT64_(xeon7400_l3_fsb, xeon7400_l3_fsb_value_(r).raw, XEON7400_L3_FSB_FSB_OTHER_DRDY, v)

/* FSB_other_DBSY [54] RW. Another agent asserts DBSY and not DRDY. */
#define XEON7400_L3_FSB_FSB_OTHER_DBSY_MASK  UINT64_C(0x0040000000000000)
#define XEON7400_L3_FSB_FSB_OTHER_DBSY_SHIFT 54
#define XEON7400_L3_FSB_FSB_OTHER_DBSY_WIDTH 1
#define xeon7400_l3_fsb_get_fsb_other_dbsy(r) \
	UNCORE_GET64_(xeon7400_l3_fsb, r, XEON7400_L3_FSB_FSB_OTHER_DBSY)
#define xeon7400_l3_fsb_set_fsb_other_dbsy(r, v) \
	UNCORE_PUT64_(xeon7400_l3_fsb, xeon7400_l3_fsb_value_(r).raw, XEON7400_L3_FSB_FSB_OTHER_DBSY, v)

/* FSB_RW_issue [53] RW. Own writes issued right behind a read. */
#define XEON7400_L3_FSB_FSB_RW_ISSUE_MASK  UINT64_C(0x0020000000000000)
#define XEON7400_L3_FSB_FSB_RW_ISSUE_SHIFT 53
#define XEON7400_L3_FSB_FSB_RW_ISSUE_WIDTH 1
#define xeon7400_l3_fsb_get_fsb_rw_issue(r) \
	UNCORE_GET64_(xeon7400_l3_fsb, r, XEON7400_L3_FSB_FSB_RW_ISSUE)
#define xeon7400_l3_fsb_set_fsb_rw_issue(r, v) \
	UNCORE_PUT64_(xeon7400_l3_fsb, xeon7400_l3_fsb_value_(r).raw, XEON7400_L3_FSB_FSB_RW_ISSUE, v)

/* FSB_WR_issue [52] RW. Own reads issued right behind a write. */
#define XEON7400_L3_FSB_FSB_WR_ISSUE_MASK  UINT64_C(0x0010000000000000)
#define XEON7400_L3_FSB_FSB_WR_ISSUE_SHIFT 52
#define XEON7400_L3_FSB_FSB_WR_ISSUE_WIDTH 1
#define xeon7400_l3_fsb_get_fsb_wr_issue(r) \
	UNCORE_GET64_(xeon7400_l3_fsb, r, XEON7400_L3_FSB_FSB_WR_ISSUE)
#define xeon7400_l3_fsb_set_fsb_wr_issue(r, v) \
	UNCORE_PUT64_(xeon7400_l3_fsb, xeon7400_l3_fsb_value_(r).raw, XEON7400_L3_FSB_FSB_WR_ISSUE, v)

/* FSB_WW_issue [51] RW. Own write requests issued right behind a write. */
#define XEON7400_L3_FSB_FSB_WW_ISSUE_MASK  UINT64_C(0x0008000000000000)
#define XEON7400_L3_FSB_FSB_WW_ISSUE_SHIFT 51
#define XEON7400_L3_FSB_FSB_WW_ISSUE_WIDTH 1
#define xeon7400_l3_fsb_get_fsb_ww_issue(r) \
	UNCORE_GET64_(xeon7400_l3_fsb, r, XEON7400_L3_FSB_FSB_WW_ISSUE)
#define xeon7400_l3_fsb_set_fsb_ww_issue(r, v) \
	UNCORE_PUT64_(xeon7400_l3_fsb, xeon7400_l3_fsb_value_(r).raw, XEON7400_L3_FSB_FSB_WW_ISSUE, v)

/* FSB_WW_data [50] RW. Data phases of one write right behind another. */
#define XEON7400_L3_FSB_FSB_WW_DATA_MASK  UINT64_C(0x0004000000000000)
#define XEON7400_L3_FSB_FSB_WW_DATA_SHIFT 50
#define XEON7400_L3_FSB_FSB_WW_DATA_WIDTH 1
#define xeon7400_l3_fsb_get_fsb_ww_data(r) \
	UNCORE_GET64_(xeon7400_l3_fsb, r, XEON7400_L3_FSB_FSB_WW_DATA)
#define xeon7400_l3_fsb_set_fsb_ww_data(r, v) \
	UNCORE_PUT64_(xeon7400_l3_fsb, xeon7400_l3_fsb_value_(r).raw, XEON7400_L3_FSB_FSB_WW_DATA, v)

/* FSB_IOQ_active [49] RW. Bus clocks in which the in-order queue has an entry. */
#define XEON7400_L3_FSB_FSB_IOQ_ACTIVE_MASK  UINT64_C(0x0002000000000000)
#define XEON7400_L3_FSB_FSB_IOQ_ACTIVE_SHIFT 49
#define XEON7400_L3_FSB_FSB_IOQ_ACTIVE_WIDTH 1
#define xeon7400_l3_fsb_get_fsb_ioq_active(r) \
	UNCORE_GET64_(xeon7400_l3_fsb, r, XEON7400_L3_FSB_FSB_IOQ_ACTIVE)
#define xeon7400_l3_fsb_set_fsb_ioq_active(r, v) \
	UNCORE_PUT64_(xeon7400_l3_fsb, xeon7400_l3_fsb_value_(r).raw, XEON7400_L3_FSB_FSB_IOQ_ACTIVE, v)

/* FSB_IOQ_full [48] RW. Bus clocks in which the in-order queue takes no further entry. */
#define XEON7400_L3_FSB_FSB_IOQ_FULL_MASK  UINT64_C(0x0001000000000000)
#define XEON7400_L3_FSB_FSB_IOQ_FULL_SHIFT 48
#define XEON7400_L3_FSB_FSB_IOQ_FULL_WIDTH 1
#define xeon7400_l3_fsb_get_fsb_ioq_full(r) \
	UNCORE_GET64_(xeon7400_l3_fsb, r, XEON7400_L3_FSB_FSB_IOQ_FULL)
#define xeon7400_l3_fsb_set_fsb_ioq_full(r, v) \
	UNCORE_PUT64_(xeon7400_l3_fsb, xeon7400_l3_fsb_value_(r).raw, XEON7400_L3_FSB_FSB_IOQ_FULL, v)

/* FSB_IOQ_empty [47] RW. Bus clocks in which the in-order queue has no entry. */
#define XEON7400_L3_FSB_FSB_IOQ_EMPTY_MASK  UINT64_C(0x0000800000000000)
#define XEON7400_L3_FSB_FSB_IOQ_EMPTY_SHIFT 47
#define XEON7400_L3_FSB_FSB_IOQ_EMPTY_WIDTH 1
#define xeon7400_l3_fsb_get_fsb_ioq_empty(r) \
	UNCORE_GET64_(xeon7400_l3_fsb, r, XEON7400_L3_FSB_FSB_IOQ_EMPTY)
#define xeon7400_l3_fsb_set_fsb_ioq_empty(r, v) \
	UNCORE_PUT64_(xeon7400_l3_fsb, xeon7400_l3_fsb_value_(r).raw, XEON7400_L3_FSB_FSB_IOQ_EMPTY, v)

/* FSB_BNR [46] RW. This side asserts BNR and so keeps new requests off the bus. */
#define XEON7400_L3_FSB_FSB_BNR_MASK  UINT64_C(0x0000400000000000)
#define XEON7400_L3_FSB_FSB_BNR_SHIFT 46
#define XEON7400_L3_FSB_FSB_BNR_WIDTH 1
#define xeon7400_l3_fsb_get_fsb_bnr(r) \
	UNCORE_GET64_(xeon7400_l3_fsb, r, XEON7400_L3_FSB_FSB_BNR)
#define xeon7400_l3_fsb_set_fsb_bnr(r, v) \
	UNCORE_PUT64_(xeon7400_l3_fsb, xeon7400_l3_fsb_value_(r).raw, XEON7400_L3_FSB_FSB_BNR, v)

/* FSB_DRDY [45] RW. This side asserts DRDY: its data are on the bus. */
#define XEON7400_L3_FSB_FSB_DRDY_MASK  UINT64_C(0x0000200000000000)
#define XEON7400_L3_FSB_FSB_DRDY_SHIFT 45
#define XEON7400_L3_FSB_FSB_DRDY_WIDTH 1
#define xeon7400_l3_fsb_get_fsb_drdy(r) \
	UNCORE_GET64_(xeon7400_l3_fsb, r, XEON7400_L3_FSB_FSB_DRDY)
#define xeon7400_l3_fsb_set_fsb_drdy(r, v) \
	UNCORE_PUT64_(xeon7400_l3_fsb, xeon7400_l3_fsb_value_(r).raw, XEON7400_L3_FSB_FSB_DRDY, v)

/* FSB_DBSY [44] RW. This side asserts DBSY and not DRDY: it holds the data bus without sending. */
#define XEON7400_L3_FSB_FSB_DBSY_MASK  UINT64_C(0x0000100000000000)
#define XEON7400_L3_FSB_FSB_DBSY_SHIFT 44
#define XEON7400_L3_FSB_FSB_DBSY_WIDTH 1
#define xeon7400_l3_fsb_get_fsb_dbsy(r) \
	UNCORE_GET64_(xeon7400_l3_fsb, r, XEON7400_L3_FSB_FSB_DBSY)
#define xeon7400_l3_fsb_set_fsb_dbsy(r, v) \
	UNCORE_PUT64_(xeon7400_l3_fsb, xeon7400_l3_fsb_value_(r).raw, XEON7400_L3_FSB_FSB_DBSY, v)

/* FSB_L_snoop_stall [43] RW. Snoop stalls of own transactions. */
#define XEON7400_L3_FSB_FSB_L_SNOOP_STALL_MASK  UINT64_C(0x0000080000000000)
#define XEON7400_L3_FSB_FSB_L_SNOOP_STALL_SHIFT 43
#define XEON7400_L3_FSB_FSB_L_SNOOP_STALL_WIDTH 1
#define xeon7400_l3_fsb_get_fsb_l_snoop_stall(r) \
	UNCORE_GET64_(xeon7400_l3_fsb, r, XEON7400_L3_FSB_FSB_L_SNOOP_STALL)
#define xeon7400_l3_fsb_set_fsb_l_snoop_stall(r, v) \
	UNCORE_PUT64_(xeon7400_l3_fsb, xeon7400_l3_fsb_value_(r).raw, XEON7400_L3_FSB_FSB_L_SNOOP_STALL, v)

/* FSB_L_retry [42] RW. Own transactions whose response was RETRY, so that they are issued again. */
#define XEON7400_L3_FSB_FSB_L_RETRY_MASK  UINT64_C(0x0000040000000000)
#define XEON7400_L3_FSB_FSB_L_RETRY_SHIFT 42
#define XEON7400_L3_FSB_FSB_L_RETRY_WIDTH 1
#define xeon7400_l3_fsb_get_fsb_l_retry(r) \
	UNCORE_GET64_(xeon7400_l3_fsb, r, XEON7400_L3_FSB_FSB_L_RETRY)
#define xeon7400_l3_fsb_set_fsb_l_retry(r, v) \
	UNCORE_PUT64_(xeon7400_l3_fsb, xeon7400_l3_fsb_value_(r).raw, XEON7400_L3_FSB_FSB_L_RETRY, v)

/* FSB_L_defer [41] RW. Own transactions whose response was DEFER. */
#define XEON7400_L3_FSB_FSB_L_DEFER_MASK  UINT64_C(0x0000020000000000)
#define XEON7400_L3_FSB_FSB_L_DEFER_SHIFT 41
#define XEON7400_L3_FSB_FSB_L_DEFER_WIDTH 1
#define xeon7400_l3_fsb_get_fsb_l_defer(r) \
	UNCORE_GET64_(xeon7400_l3_fsb, r, XEON7400_L3_FSB_FSB_L_DEFER)
#define xeon7400_l3_fsb_set_fsb_l_defer(r, v) \
	UNCORE_PUT64_(xeon7400_l3_fsb, xeon7400_l3_fsb_value_(r).raw, XEON7400_L3_FSB_FSB_L_DEFER, v)

/* FSB_L_hitm [40] RW. HITM snoop results, from whichever source, for transactions of this package. */
#define XEON7400_L3_FSB_FSB_L_HITM_MASK  UINT64_C(0x0000010000000000)
#define XEON7400_L3_FSB_FSB_L_HITM_SHIFT 40
#define XEON7400_L3_FSB_FSB_L_HITM_WIDTH 1
#define xeon7400_l3_fsb_get_fsb_l_hitm(r) \
	UNCORE_GET64_(xeon7400_l3_fsb, r, XEON7400_L3_FSB_FSB_L_HITM)
#define xeon7400_l3_fsb_set_fsb_l_hitm(r, v) \
	UNCORE_PUT64_(xeon7400_l3_fsb, xeon7400_l3_fsb_value_(r).raw, XEON7400_L3_FSB_FSB_L_HITM, v)

/* FSB_L_hit [39] RW. HIT snoop results, from whichever source, for transactions of this package. */
#define XEON7400_L3_FSB_FSB_L_HIT_MASK  UINT64_C(0x0000008000000000)
#define XEON7400_L3_FSB_FSB_L_HIT_SHIFT 39
#define XEON7400_L3_FSB_FSB_L_HIT_WIDTH 1
#define xeon7400_l3_fsb_get_fsb_l_hit(r) \
	UNCORE_GET64_(xeon7400_l3_fsb, r, XEON7400_L3_FSB_FSB_L_HIT)
#define xeon7400_l3_fsb_set_fsb_l_hit(r, v) \
	UNCORE_PUT64_(xeon7400_l3_fsb, xeon7400_l3_fsb_value_(r).raw, XEON7400_L3_FSB_FSB_L_HIT, v)

/* FSB_L_clear [38] RW. Clean snoop results, from whichever source, for transactions of this package. */
#define XEON7400_L3_FSB_FSB_L_CLEAR_MASK  UINT64_C(0x0000004000000000)
#define XEON7400_L3_FSB_FSB_L_CLEAR_SHIFT 38
#define XEON7400_L3_FSB_FSB_L_CLEAR_WIDTH 1
#define xeon7400_l3_fsb_get_fsb_l_clear(r) \
	UNCORE_GET64_(xeon7400_l3_fsb, r, XEON7400_L3_FSB_FSB_L_CLEAR)
#define xeon7400_l3_fsb_set_fsb_l_clear(r, v) \
	UNCORE_PUT64_(xeon7400_l3_fsb, xeon7400_l3_fsb_value_(r).raw, XEON7400_L3_FSB_FSB_L_CLEAR, v)

/* FSB_type [37:32] RW. Types of transactions of this package; which bit is which type is not published. */
#define XEON7400_L3_FSB_FSB_TYPE_MASK  UINT64_C(0x0000003f00000000)
#define XEON7400_L3_FSB_FSB_TYPE_SHIFT 32
#define XEON7400_L3_FSB_FSB_TYPE_WIDTH 6
#define xeon7400_l3_fsb_get_fsb_type(r) \
	UNCORE_GET64_(xeon7400_l3_fsb, r, XEON7400_L3_FSB_FSB_TYPE)
#define xeon7400_l3_fsb_set_fsb_type(r, v) \
	UNCORE_PUT64_(xeon7400_l3_fsb, xeon7400_l3_fsb_value_(r).raw, XEON7400_L3_FSB_FSB_TYPE, v)

/* event_count [31:0] RW-V. The count; RDPMC reads it too. */
#define XEON7400_L3_FSB_EVENT_COUNT_MASK  UINT64_C(0x00000000ffffffff)
#define XEON7400_L3_FSB_EVENT_COUNT_SHIFT 0
#define XEON7400_L3_FSB_EVENT_COUNT_WIDTH 32
#define xeon7400_l3_fsb_get_event_count(r) \
	UNCORE_GET64_(xeon7400_l3_fsb, r, XEON7400_L3_FSB_EVENT_COUNT)
#define xeon7400_l3_fsb_set_event_count(r, v) \
	UNCORE_PUT64_(xeon7400_l3_fsb, xeon7400_l3_fsb_value_(r).raw, XEON7400_L3_FSB_EVENT_COUNT, v)

/*
 * gl_ctl: MSR_EMON_L3_GL_CTL, 64 bits
 * Commands to the counters that its mask selects, and who has overflowed.
 * Source: sdm-325384-059 Table 35-3; sdm-325384-059 18.21.5
 */
typedef struct xeon7400_l3_gl_ctl {
	uint64_t raw;
} xeon7400_l3_gl_ctl;

UNCORE_ACCESSOR xeon7400_l3_gl_ctl xeon7400_l3_gl_ctl_value_(xeon7400_l3_gl_ctl r)
{
	return r;
}

#define XEON7400_L3_GL_CTL_RESET UINT64_C(0x0000000000000000)
#define xeon7400_l3_gl_ctl_reset() UNCORE_VALUE_(xeon7400_l3_gl_ctl, XEON7400_L3_GL_CTL_RESET)

#define XEON7400_L3_GL_CTL_MSR 0x107d8u

#define xeon7400_l3_gl_ctl_addr() \
	uncore_msr_at_(XEON7400_L3_GL_CTL_MSR)

/* GL_event_status [55:48] RO-V. Counters that have overflowed, one bit each; how a bit is cleared is not stated. */
#define XEON7400_L3_GL_CTL_GL_EVENT_STATUS_MASK  UINT64_C(0x00ff000000000000)
#define XEON7400_L3_GL_CTL_GL_EVENT_STATUS_SHIFT 48
#define XEON7400_L3_GL_CTL_GL_EVENT_STATUS_WIDTH 8
#define xeon7400_l3_gl_ctl_get_gl_event_status(r) \
	UNCORE_GET64_(xeon7400_l3_gl_ctl, r, XEON7400_L3_GL_CTL_GL_EVENT_STATUS)

/* GL_event_select [23:16] RW. The counters that a command is for, MSR_EMON_L3_CTR_CTL0 at bit 16. */
#define XEON7400_L3_GL_CTL_GL_EVENT_SELECT_MASK  UINT64_C(0x0000000000ff0000)
#define XEON7400_L3_GL_CTL_GL_EVENT_SELECT_SHIFT 16
#define XEON7400_L3_GL_CTL_GL_EVENT_SELECT_WIDTH 8
#define xeon7400_l3_gl_ctl_get_gl_event_select(r) \
	UNCORE_GET64_(xeon7400_l3_gl_ctl, r, XEON7400_L3_GL_CTL_GL_EVENT_SELECT)
#define xeon7400_l3_gl_ctl_set_gl_event_select(r, v) \
	UNCORE_PUT64_(xeon7400_l3_gl_ctl, xeon7400_l3_gl_ctl_value_(r).raw, XEON7400_L3_GL_CTL_GL_EVENT_SELECT, v)

/*
 * GL_reset_cmd [2] WO. Zeroes the counts of the selected counters and leaves their attributes. Whether it reads back is
 * not stated.
 */
#define XEON7400_L3_GL_CTL_GL_RESET_CMD_MASK  UINT64_C(0x0000000000000004)
#define XEON7400_L3_GL_CTL_GL_RESET_CMD_SHIFT 2
#define XEON7400_L3_GL_CTL_GL_RESET_CMD_WIDTH 1
#define xeon7400_l3_gl_ctl_set_gl_reset_cmd(r, v) \
	UNCORE_PUT64_(xeon7400_l3_gl_ctl, xeon7400_l3_gl_ctl_value_(r).raw, XEON7400_L3_GL_CTL_GL_RESET_CMD, v)

/* GL_unfreeze_cmd [1] WO. Lets the selected counters go on. Whether it reads back is not stated. */
#define XEON7400_L3_GL_CTL_GL_UNFREEZE_CMD_MASK  UINT64_C(0x0000000000000002)
#define XEON7400_L3_GL_CTL_GL_UNFREEZE_CMD_SHIFT 1
#define XEON7400_L3_GL_CTL_GL_UNFREEZE_CMD_WIDTH 1
#define xeon7400_l3_gl_ctl_set_gl_unfreeze_cmd(r, v) \
	UNCORE_PUT64_(xeon7400_l3_gl_ctl, xeon7400_l3_gl_ctl_value_(r).raw, XEON7400_L3_GL_CTL_GL_UNFREEZE_CMD, v)

/* GL_freeze_cmd [0] WO. Holds the selected counters still. Whether it reads back is not stated. */
#define XEON7400_L3_GL_CTL_GL_FREEZE_CMD_MASK  UINT64_C(0x0000000000000001)
#define XEON7400_L3_GL_CTL_GL_FREEZE_CMD_SHIFT 0
#define XEON7400_L3_GL_CTL_GL_FREEZE_CMD_WIDTH 1
#define xeon7400_l3_gl_ctl_set_gl_freeze_cmd(r, v) \
	UNCORE_PUT64_(xeon7400_l3_gl_ctl, xeon7400_l3_gl_ctl_value_(r).raw, XEON7400_L3_GL_CTL_GL_FREEZE_CMD, v)

#ifdef __cplusplus
}
#endif

#endif
