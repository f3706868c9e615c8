/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/xeon7100/l3.box.json by "make generate". Do not edit. */
/*
 * xeon7100 l3: L3 and caching bus controller. Eight counters in three groups: GBSQ, GSNPQ and the front side bus (FSB).
 * Source: sdm-325384-059 18.21
 */
#ifndef UNCORE_XEON7100_L3_H
#define UNCORE_XEON7100_L3_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define XEON7100_L3_INSTANCES 1

#define XEON7100_L3_GBSQ_COUNTERS   2
#define XEON7100_L3_GBSQ_WIDTH      32
#define XEON7100_L3_GBSQ_COUNT_MASK UINT64_C(0xffffffff)
#define XEON7100_L3_GBSQ_RDPMC      18 /* index of the first; the others follow */

#define XEON7100_L3_GSNPQ_COUNTERS   2
#define XEON7100_L3_GSNPQ_WIDTH      32
#define XEON7100_L3_GSNPQ_COUNT_MASK UINT64_C(0xffffffff)
#define XEON7100_L3_GSNPQ_RDPMC      20 /* index of the first; the others follow */

#define XEON7100_L3_FSB_COUNTERS   4
#define XEON7100_L3_FSB_WIDTH      32
#define XEON7100_L3_FSB_COUNT_MASK UINT64_C(0xffffffff)
#define XEON7100_L3_FSB_RDPMC      22 /* index of the first; the others follow */

/*
 * gbsq: MSR_EMON_L3_CTR_CTL0, MSR_EMON_L3_CTR_CTL1, 64 bits
 * Source: sdm-325384-059 Table 35-43
 */
typedef struct xeon7100_l3_gbsq {
	uint64_t raw;
} xeon7100_l3_gbsq;

UNCORE_ACCESSOR xeon7100_l3_gbsq xeon7100_l3_gbsq_value_(xeon7100_l3_gbsq r)
{
	return r;
}

#define XEON7100_L3_GBSQ_RESET UINT64_C(0x0000000000000000)
#define xeon7100_l3_gbsq_reset() /* xeon7100_l3_gbsq (): the value to begin from of MSR_EMON_L3_CTR_CTL0, MSR_EMON_L3_CTR_CTL1. */ \
	UNCORE_VALUE_(xeon7100_l3_gbsq, XEON7100_L3_GBSQ_RESET)

#define XEON7100_L3_GBSQ_COUNT 2
#define XEON7100_L3_GBSQ_MSR 0x107ccu
#define XEON7100_L3_GBSQ_INDEX_STRIDE 0x1u

#define xeon7100_l3_gbsq_addr(index) /* uncore_msr (index below XEON7100_L3_GBSQ_COUNT): the address of MSR_EMON_L3_CTR_CTL0, MSR_EMON_L3_CTR_CTL1. */ \
	uncore_msr_at_(XEON7100_L3_GBSQ_MSR + \
		UNCORE_INDEX_(index, XEON7100_L3_GBSQ_COUNT) * XEON7100_L3_GBSQ_INDEX_STRIDE)

/* Saturate [59] RW. */
#define XEON7100_L3_GBSQ_SATURATE_MASK  UINT64_C(0x0800000000000000)
#define XEON7100_L3_GBSQ_SATURATE_SHIFT 59
#define XEON7100_L3_GBSQ_SATURATE_WIDTH 1
#define xeon7100_l3_gbsq_get_saturate(r) /* uint64_t (xeon7100_l3_gbsq r) [59]: Makes the count ffffffff at an event instead of adding to it, so it tells only that one happened. */ \
	UNCORE_GET64_(xeon7100_l3_gbsq, r, XEON7100_L3_GBSQ_SATURATE)
#define xeon7100_l3_gbsq_set_saturate(r, v) /* xeon7100_l3_gbsq (xeon7100_l3_gbsq r, v up to 0x1u) [59]: Makes the count ffffffff at an event instead of adding to it, so it tells only that one happened. */ \
	UNCORE_PUT64_(xeon7100_l3_gbsq, xeon7100_l3_gbsq_value_(r).raw, XEON7100_L3_GBSQ_SATURATE, v)

/* Cross_snoop [58] RW. */
#define XEON7100_L3_GBSQ_CROSS_SNOOP_MASK  UINT64_C(0x0400000000000000)
#define XEON7100_L3_GBSQ_CROSS_SNOOP_SHIFT 58
#define XEON7100_L3_GBSQ_CROSS_SNOOP_WIDTH 1
#define xeon7100_l3_gbsq_get_cross_snoop(r) /* uint64_t (xeon7100_l3_gbsq r) [58]: Leaves only cross snoops. */ \
	UNCORE_GET64_(xeon7100_l3_gbsq, r, XEON7100_L3_GBSQ_CROSS_SNOOP)
#define xeon7100_l3_gbsq_set_cross_snoop(r, v) /* xeon7100_l3_gbsq (xeon7100_l3_gbsq r, v up to 0x1u) [58]: Leaves only cross snoops. */ \
	UNCORE_PUT64_(xeon7100_l3_gbsq, xeon7100_l3_gbsq_value_(r).raw, XEON7100_L3_GBSQ_CROSS_SNOOP, v)

/* Fill_eviction [57:56] RW. */
#define XEON7100_L3_GBSQ_FILL_EVICTION_MASK  UINT64_C(0x0300000000000000)
#define XEON7100_L3_GBSQ_FILL_EVICTION_SHIFT 56
#define XEON7100_L3_GBSQ_FILL_EVICTION_WIDTH 2

enum xeon7100_l3_gbsq_fill_eviction {
	XEON7100_L3_GBSQ_FILL_EVICTION_ANY = 0x0,
	XEON7100_L3_GBSQ_FILL_EVICTION_FILLS = 0x1, /* Transactions that fill the L3. */
	XEON7100_L3_GBSQ_FILL_EVICTION_FILLS_FREE = 0x2, /* Fills that evict nothing. */
	XEON7100_L3_GBSQ_FILL_EVICTION_FILLS_EVICTING = 0x3, /* Fills that evict a line. */
};
#define xeon7100_l3_gbsq_get_fill_eviction(r) /* uint64_t (xeon7100_l3_gbsq r) [57:56]: What the transaction does to the L3. */ \
	UNCORE_GET64_(xeon7100_l3_gbsq, r, XEON7100_L3_GBSQ_FILL_EVICTION)
#define xeon7100_l3_gbsq_set_fill_eviction(r, v) /* xeon7100_l3_gbsq (xeon7100_l3_gbsq r, v up to 0x3u) [57:56]: What the transaction does to the L3. */ \
	UNCORE_PUT64_(xeon7100_l3_gbsq, xeon7100_l3_gbsq_value_(r).raw, XEON7100_L3_GBSQ_FILL_EVICTION, v)

/* Core_module_select [55:54] RW. */
#define XEON7100_L3_GBSQ_CORE_MODULE_SELECT_MASK  UINT64_C(0x00c0000000000000)
#define XEON7100_L3_GBSQ_CORE_MODULE_SELECT_SHIFT 54
#define XEON7100_L3_GBSQ_CORE_MODULE_SELECT_WIDTH 2

enum xeon7100_l3_gbsq_core_module_select {
	XEON7100_L3_GBSQ_CORE_MODULE_SELECT_ANY = 0x0, /* Whichever core. */
	XEON7100_L3_GBSQ_CORE_MODULE_SELECT_THIS_ONE = 0x1, /* This core alone. */
	XEON7100_L3_GBSQ_CORE_MODULE_SELECT_OTHER = 0x2, /* The other core. */
	XEON7100_L3_GBSQ_CORE_MODULE_SELECT_BOTH = 0x3,
};
#define xeon7100_l3_gbsq_get_core_module_select(r) /* uint64_t (xeon7100_l3_gbsq r) [55:54]: Where it came from, seen from the core that reads the register. */ \
	UNCORE_GET64_(xeon7100_l3_gbsq, r, XEON7100_L3_GBSQ_CORE_MODULE_SELECT)
#define xeon7100_l3_gbsq_set_core_module_select(r, v) /* xeon7100_l3_gbsq (xeon7100_l3_gbsq r, v up to 0x3u) [55:54]: Where it came from, seen from the core that reads the register. */ \
	UNCORE_PUT64_(xeon7100_l3_gbsq, xeon7100_l3_gbsq_value_(r).raw, XEON7100_L3_GBSQ_CORE_MODULE_SELECT, v)

/* L3_state [53:47] RW. */
#define XEON7100_L3_GBSQ_L3_STATE_MASK  UINT64_C(0x003f800000000000)
#define XEON7100_L3_GBSQ_L3_STATE_SHIFT 47
#define XEON7100_L3_GBSQ_L3_STATE_WIDTH 7
#define xeon7100_l3_gbsq_get_l3_state(r) /* uint64_t (xeon7100_l3_gbsq r) [53:47]: Cache line states, one bit each; which bit is which state is not published. */ \
	UNCORE_GET64_(xeon7100_l3_gbsq, r, XEON7100_L3_GBSQ_L3_STATE)
#define xeon7100_l3_gbsq_set_l3_state(r, v) /* xeon7100_l3_gbsq (xeon7100_l3_gbsq r, v up to 0x7fu) [53:47]: Cache line states, one bit each; which bit is which state is not published. */ \
	UNCORE_PUT64_(xeon7100_l3_gbsq, xeon7100_l3_gbsq_value_(r).raw, XEON7100_L3_GBSQ_L3_STATE, v)

/* Snoop_match [46:44] RW. */
#define XEON7100_L3_GBSQ_SNOOP_MATCH_MASK  UINT64_C(0x0000700000000000)
#define XEON7100_L3_GBSQ_SNOOP_MATCH_SHIFT 44
#define XEON7100_L3_GBSQ_SNOOP_MATCH_WIDTH 3

/* Values may be OR-ed. */
enum xeon7100_l3_gbsq_snoop_match {
	XEON7100_L3_GBSQ_SNOOP_MATCH_CLEAN = 0x1,
	XEON7100_L3_GBSQ_SNOOP_MATCH_HIT = 0x2,
	XEON7100_L3_GBSQ_SNOOP_MATCH_HITM = 0x4,
};
#define xeon7100_l3_gbsq_get_snoop_match(r) /* uint64_t (xeon7100_l3_gbsq r) [46:44]: Snoop results, one bit each. */ \
	UNCORE_GET64_(xeon7100_l3_gbsq, r, XEON7100_L3_GBSQ_SNOOP_MATCH)
#define xeon7100_l3_gbsq_set_snoop_match(r, v) /* xeon7100_l3_gbsq (xeon7100_l3_gbsq r, v up to 0x7u) [46:44]: Snoop results, one bit each. */ \
	UNCORE_PUT64_(xeon7100_l3_gbsq, xeon7100_l3_gbsq_value_(r).raw, XEON7100_L3_GBSQ_SNOOP_MATCH, v)

/* Type_match [43:38] RW. */
#define XEON7100_L3_GBSQ_TYPE_MATCH_MASK  UINT64_C(0x00000fc000000000)
#define XEON7100_L3_GBSQ_TYPE_MATCH_SHIFT 38
#define XEON7100_L3_GBSQ_TYPE_MATCH_WIDTH 6

/* Values may be OR-ed. */
enum xeon7100_l3_gbsq_type_match {
	XEON7100_L3_GBSQ_TYPE_MATCH_ALL = 0x3f, /* Every type. */
};
#define xeon7100_l3_gbsq_get_type_match(r) /* uint64_t (xeon7100_l3_gbsq r) [43:38]: Transaction types; which bit is which type is not published. */ \
	UNCORE_GET64_(xeon7100_l3_gbsq, r, XEON7100_L3_GBSQ_TYPE_MATCH)
#define xeon7100_l3_gbsq_set_type_match(r, v) /* xeon7100_l3_gbsq (xeon7100_l3_gbsq r, v up to 0x3fu) [43:38]: Transaction types; which bit is which type is not published. */ \
	UNCORE_PUT64_(xeon7100_l3_gbsq, xeon7100_l3_gbsq_value_(r).raw, XEON7100_L3_GBSQ_TYPE_MATCH, v)

/* Data_flow [37:36] RW. */
#define XEON7100_L3_GBSQ_DATA_FLOW_MASK  UINT64_C(0x0000003000000000)
#define XEON7100_L3_GBSQ_DATA_FLOW_SHIFT 36
#define XEON7100_L3_GBSQ_DATA_FLOW_WIDTH 2

/* Values may be OR-ed. */
enum xeon7100_l3_gbsq_data_flow {
	XEON7100_L3_GBSQ_DATA_FLOW_DEMAND = 0x1,
	XEON7100_L3_GBSQ_DATA_FLOW_PREFETCH = 0x2,
};
#define xeon7100_l3_gbsq_get_data_flow(r) /* uint64_t (xeon7100_l3_gbsq r) [37:36]: Demand transactions, prefetches, or both. */ \
	UNCORE_GET64_(xeon7100_l3_gbsq, r, XEON7100_L3_GBSQ_DATA_FLOW)
#define xeon7100_l3_gbsq_set_data_flow(r, v) /* xeon7100_l3_gbsq (xeon7100_l3_gbsq r, v up to 0x3u) [37:36]: Demand transactions, prefetches, or both. */ \
	UNCORE_PUT64_(xeon7100_l3_gbsq, xeon7100_l3_gbsq_value_(r).raw, XEON7100_L3_GBSQ_DATA_FLOW, v)

/* Agent_select [35:32] RW. */
#define XEON7100_L3_GBSQ_AGENT_SELECT_MASK  UINT64_C(0x0000000f00000000)
#define XEON7100_L3_GBSQ_AGENT_SELECT_SHIFT 32
#define XEON7100_L3_GBSQ_AGENT_SELECT_WIDTH 4

/* Values may be OR-ed. */
enum xeon7100_l3_gbsq_agent_select {
	XEON7100_L3_GBSQ_AGENT_SELECT_CORE0_LP0 = 0x1, /* First logical processor of the first core. */
	XEON7100_L3_GBSQ_AGENT_SELECT_CORE0_LP1 = 0x2,
	XEON7100_L3_GBSQ_AGENT_SELECT_CORE1_LP0 = 0x4,
	XEON7100_L3_GBSQ_AGENT_SELECT_CORE1_LP1 = 0x8,
	XEON7100_L3_GBSQ_AGENT_SELECT_ANY = 0xf, /* Every logical processor of the package. */
};
#define xeon7100_l3_gbsq_get_agent_select(r) /* uint64_t (xeon7100_l3_gbsq r) [35:32]: Originating logical processors, one bit each; which bit of a pair is which thread is inferred from their order. */ \
	UNCORE_GET64_(xeon7100_l3_gbsq, r, XEON7100_L3_GBSQ_AGENT_SELECT)
#define xeon7100_l3_gbsq_set_agent_select(r, v) /* xeon7100_l3_gbsq (xeon7100_l3_gbsq r, v up to 0xfu) [35:32]: Originating logical processors, one bit each; which bit of a pair is which thread is inferred from their order. */ \
	UNCORE_PUT64_(xeon7100_l3_gbsq, xeon7100_l3_gbsq_value_(r).raw, XEON7100_L3_GBSQ_AGENT_SELECT, v)

/* event_count [31:0] RW-V. */
#define XEON7100_L3_GBSQ_EVENT_COUNT_MASK  UINT64_C(0x00000000ffffffff)
#define XEON7100_L3_GBSQ_EVENT_COUNT_SHIFT 0
#define XEON7100_L3_GBSQ_EVENT_COUNT_WIDTH 32
#define xeon7100_l3_gbsq_get_event_count(r) /* uint64_t (xeon7100_l3_gbsq r) [31:0]: The count; RDPMC gives it too. */ \
	UNCORE_GET64_(xeon7100_l3_gbsq, r, XEON7100_L3_GBSQ_EVENT_COUNT)
#define xeon7100_l3_gbsq_set_event_count(r, v) /* xeon7100_l3_gbsq (xeon7100_l3_gbsq r, v up to 0xffffffffu) [31:0]: The count; RDPMC gives it too. */ \
	UNCORE_PUT64_(xeon7100_l3_gbsq, xeon7100_l3_gbsq_value_(r).raw, XEON7100_L3_GBSQ_EVENT_COUNT, v)

/*
 * gsnpq: MSR_EMON_L3_CTR_CTL2, MSR_EMON_L3_CTR_CTL3, 64 bits
 * Source: sdm-325384-059 Table 35-43
 */
typedef struct xeon7100_l3_gsnpq {
	uint64_t raw;
} xeon7100_l3_gsnpq;

UNCORE_ACCESSOR xeon7100_l3_gsnpq xeon7100_l3_gsnpq_value_(xeon7100_l3_gsnpq r)
{
	return r;
}

#define XEON7100_L3_GSNPQ_RESET UINT64_C(0x0000000000000000)
#define xeon7100_l3_gsnpq_reset() /* xeon7100_l3_gsnpq (): the value to begin from of MSR_EMON_L3_CTR_CTL2, MSR_EMON_L3_CTR_CTL3. */ \
	UNCORE_VALUE_(xeon7100_l3_gsnpq, XEON7100_L3_GSNPQ_RESET)

#define XEON7100_L3_GSNPQ_COUNT 2
#define XEON7100_L3_GSNPQ_MSR 0x107ceu
#define XEON7100_L3_GSNPQ_INDEX_STRIDE 0x1u

#define xeon7100_l3_gsnpq_addr(index) /* uncore_msr (index below XEON7100_L3_GSNPQ_COUNT): the address of MSR_EMON_L3_CTR_CTL2, MSR_EMON_L3_CTR_CTL3. */ \
	uncore_msr_at_(XEON7100_L3_GSNPQ_MSR + \
		UNCORE_INDEX_(index, XEON7100_L3_GSNPQ_COUNT) * XEON7100_L3_GSNPQ_INDEX_STRIDE)

/* Saturate [59] RW. */
#define XEON7100_L3_GSNPQ_SATURATE_MASK  UINT64_C(0x0800000000000000)
#define XEON7100_L3_GSNPQ_SATURATE_SHIFT 59
#define XEON7100_L3_GSNPQ_SATURATE_WIDTH 1
#define xeon7100_l3_gsnpq_get_saturate(r) /* uint64_t (xeon7100_l3_gsnpq r) [59]: Makes the count ffffffff at an event instead of adding to it, so it tells only that one happened. */ \
	UNCORE_GET64_(xeon7100_l3_gsnpq, r, XEON7100_L3_GSNPQ_SATURATE)
#define xeon7100_l3_gsnpq_set_saturate(r, v) /* xeon7100_l3_gsnpq (xeon7100_l3_gsnpq r, v up to 0x1u) [59]: Makes the count ffffffff at an event instead of adding to it, so it tells only that one happened. */ \
	UNCORE_PUT64_(xeon7100_l3_gsnpq, xeon7100_l3_gsnpq_value_(r).raw, XEON7100_L3_GSNPQ_SATURATE, v)

/* Block_snoop [57] RW. */
#define XEON7100_L3_GSNPQ_BLOCK_SNOOP_MASK  UINT64_C(0x0200000000000000)
#define XEON7100_L3_GSNPQ_BLOCK_SNOOP_SHIFT 57
#define XEON7100_L3_GSNPQ_BLOCK_SNOOP_WIDTH 1
#define xeon7100_l3_gsnpq_get_block_snoop(r) /* uint64_t (xeon7100_l3_gsnpq r) [57]: Leaves only snoops that were blocked; what 0 means is not stated. */ \
	UNCORE_GET64_(xeon7100_l3_gsnpq, r, XEON7100_L3_GSNPQ_BLOCK_SNOOP)
#define xeon7100_l3_gsnpq_set_block_snoop(r, v) /* xeon7100_l3_gsnpq (xeon7100_l3_gsnpq r, v up to 0x1u) [57]: Leaves only snoops that were blocked; what 0 means is not stated. */ \
	UNCORE_PUT64_(xeon7100_l3_gsnpq, xeon7100_l3_gsnpq_value_(r).raw, XEON7100_L3_GSNPQ_BLOCK_SNOOP, v)

/* Core_module_select[2] [56] RW. */
#define XEON7100_L3_GSNPQ_CORE_MODULE_SELECT_EN_MASK  UINT64_C(0x0100000000000000)
#define XEON7100_L3_GSNPQ_CORE_MODULE_SELECT_EN_SHIFT 56
#define XEON7100_L3_GSNPQ_CORE_MODULE_SELECT_EN_WIDTH 1
#define xeon7100_l3_gsnpq_get_core_module_select_en(r) /* uint64_t (xeon7100_l3_gsnpq r) [56]: Lets core_module_select act; while it is 0, those two bits are ignored. */ \
	UNCORE_GET64_(xeon7100_l3_gsnpq, r, XEON7100_L3_GSNPQ_CORE_MODULE_SELECT_EN)
#define xeon7100_l3_gsnpq_set_core_module_select_en(r, v) /* xeon7100_l3_gsnpq (xeon7100_l3_gsnpq r, v up to 0x1u) [56]: Lets core_module_select act; while it is 0, those two bits are ignored. */ \
	UNCORE_PUT64_(xeon7100_l3_gsnpq, xeon7100_l3_gsnpq_value_(r).raw, XEON7100_L3_GSNPQ_CORE_MODULE_SELECT_EN, v)

/* Core_module_select[1:0] [55:54] RW. Works only where core_module_select_en is not 0. */
#define XEON7100_L3_GSNPQ_CORE_MODULE_SELECT_MASK  UINT64_C(0x00c0000000000000)
#define XEON7100_L3_GSNPQ_CORE_MODULE_SELECT_SHIFT 54
#define XEON7100_L3_GSNPQ_CORE_MODULE_SELECT_WIDTH 2

enum xeon7100_l3_gsnpq_core_module_select {
	XEON7100_L3_GSNPQ_CORE_MODULE_SELECT_EXACTLY_ONE = 0x0, /* Just one core, whichever. */
	XEON7100_L3_GSNPQ_CORE_MODULE_SELECT_THIS_ONE = 0x1, /* This core and not the other. */
	XEON7100_L3_GSNPQ_CORE_MODULE_SELECT_OTHER = 0x2, /* The other core and not this one. */
	XEON7100_L3_GSNPQ_CORE_MODULE_SELECT_BOTH = 0x3,
};
#define xeon7100_l3_gsnpq_get_core_module_select(r) /* uint64_t (xeon7100_l3_gsnpq r) [55:54]: How many cores it concerned, or which. */ \
	UNCORE_GET64_(xeon7100_l3_gsnpq, r, XEON7100_L3_GSNPQ_CORE_MODULE_SELECT)
#define xeon7100_l3_gsnpq_set_core_module_select(r, v) /* xeon7100_l3_gsnpq (xeon7100_l3_gsnpq r, v up to 0x3u) [55:54]: How many cores it concerned, or which. */ \
	UNCORE_PUT64_(xeon7100_l3_gsnpq, xeon7100_l3_gsnpq_value_(r).raw, XEON7100_L3_GSNPQ_CORE_MODULE_SELECT, v)

/* L2_state [53:47] RW. */
#define XEON7100_L3_GSNPQ_L2_STATE_MASK  UINT64_C(0x003f800000000000)
#define XEON7100_L3_GSNPQ_L2_STATE_SHIFT 47
#define XEON7100_L3_GSNPQ_L2_STATE_WIDTH 7
#define xeon7100_l3_gsnpq_get_l2_state(r) /* uint64_t (xeon7100_l3_gsnpq r) [53:47]: Cache line states, one bit each; which bit is which state is not published. */ \
	UNCORE_GET64_(xeon7100_l3_gsnpq, r, XEON7100_L3_GSNPQ_L2_STATE)
#define xeon7100_l3_gsnpq_set_l2_state(r, v) /* xeon7100_l3_gsnpq (xeon7100_l3_gsnpq r, v up to 0x7fu) [53:47]: Cache line states, one bit each; which bit is which state is not published. */ \
	UNCORE_PUT64_(xeon7100_l3_gsnpq, xeon7100_l3_gsnpq_value_(r).raw, XEON7100_L3_GSNPQ_L2_STATE, v)

/* Snoop_match [46:44] RW. */
#define XEON7100_L3_GSNPQ_SNOOP_MATCH_MASK  UINT64_C(0x0000700000000000)
#define XEON7100_L3_GSNPQ_SNOOP_MATCH_SHIFT 44
#define XEON7100_L3_GSNPQ_SNOOP_MATCH_WIDTH 3

/* Values may be OR-ed. */
enum xeon7100_l3_gsnpq_snoop_match {
	XEON7100_L3_GSNPQ_SNOOP_MATCH_CLEAN = 0x1,
	XEON7100_L3_GSNPQ_SNOOP_MATCH_HIT = 0x2,
	XEON7100_L3_GSNPQ_SNOOP_MATCH_HITM = 0x4,
};
#define xeon7100_l3_gsnpq_get_snoop_match(r) /* uint64_t (xeon7100_l3_gsnpq r) [46:44]: Snoop results, one bit each. */ \
	UNCORE_GET64_(xeon7100_l3_gsnpq, r, XEON7100_L3_GSNPQ_SNOOP_MATCH)
#define xeon7100_l3_gsnpq_set_snoop_match(r, v) /* xeon7100_l3_gsnpq (xeon7100_l3_gsnpq r, v up to 0x7u) [46:44]: Snoop results, one bit each. */ \
	UNCORE_PUT64_(xeon7100_l3_gsnpq, xeon7100_l3_gsnpq_value_(r).raw, XEON7100_L3_GSNPQ_SNOOP_MATCH, v)

/* Type_match [43:38] RW. */
#define XEON7100_L3_GSNPQ_TYPE_MATCH_MASK  UINT64_C(0x00000fc000000000)
#define XEON7100_L3_GSNPQ_TYPE_MATCH_SHIFT 38
#define XEON7100_L3_GSNPQ_TYPE_MATCH_WIDTH 6

/* Values may be OR-ed. */
enum xeon7100_l3_gsnpq_type_match {
	XEON7100_L3_GSNPQ_TYPE_MATCH_ALL = 0x3f, /* Every type. */
};
#define xeon7100_l3_gsnpq_get_type_match(r) /* uint64_t (xeon7100_l3_gsnpq r) [43:38]: Transaction types; which bit is which type is not published. */ \
	UNCORE_GET64_(xeon7100_l3_gsnpq, r, XEON7100_L3_GSNPQ_TYPE_MATCH)
#define xeon7100_l3_gsnpq_set_type_match(r, v) /* xeon7100_l3_gsnpq (xeon7100_l3_gsnpq r, v up to 0x3fu) [43:38]: Transaction types; which bit is which type is not published. */ \
	UNCORE_PUT64_(xeon7100_l3_gsnpq, xeon7100_l3_gsnpq_value_(r).raw, XEON7100_L3_GSNPQ_TYPE_MATCH, v)

/* Agent_select [37:32] RW. */
#define XEON7100_L3_GSNPQ_AGENT_SELECT_MASK  UINT64_C(0x0000003f00000000)
#define XEON7100_L3_GSNPQ_AGENT_SELECT_SHIFT 32
#define XEON7100_L3_GSNPQ_AGENT_SELECT_WIDTH 6

/* Values may be OR-ed. */
enum xeon7100_l3_gsnpq_agent_select {
	XEON7100_L3_GSNPQ_AGENT_SELECT_CORE0_LP0 = 0x1, /* First logical processor of the first core. */
	XEON7100_L3_GSNPQ_AGENT_SELECT_CORE0_LP1 = 0x2,
	XEON7100_L3_GSNPQ_AGENT_SELECT_CORE1_LP0 = 0x4,
	XEON7100_L3_GSNPQ_AGENT_SELECT_CORE1_LP1 = 0x8,
	XEON7100_L3_GSNPQ_AGENT_SELECT_OTHER_SYMMETRIC = 0x10, /* Another processor on the bus. */
	XEON7100_L3_GSNPQ_AGENT_SELECT_CENTRAL_AGENT = 0x20, /* The chipset. */
	XEON7100_L3_GSNPQ_AGENT_SELECT_ANY = 0x3f,
};
#define xeon7100_l3_gsnpq_get_agent_select(r) /* uint64_t (xeon7100_l3_gsnpq r) [37:32]: Who sent the snoop, one bit each: logical processors of the package, another processor, or the chipset. */ \
	UNCORE_GET64_(xeon7100_l3_gsnpq, r, XEON7100_L3_GSNPQ_AGENT_SELECT)
#define xeon7100_l3_gsnpq_set_agent_select(r, v) /* xeon7100_l3_gsnpq (xeon7100_l3_gsnpq r, v up to 0x3fu) [37:32]: Who sent the snoop, one bit each: logical processors of the package, another processor, or the chipset. */ \
	UNCORE_PUT64_(xeon7100_l3_gsnpq, xeon7100_l3_gsnpq_value_(r).raw, XEON7100_L3_GSNPQ_AGENT_SELECT, v)

/* event_count [31:0] RW-V. */
#define XEON7100_L3_GSNPQ_EVENT_COUNT_MASK  UINT64_C(0x00000000ffffffff)
#define XEON7100_L3_GSNPQ_EVENT_COUNT_SHIFT 0
#define XEON7100_L3_GSNPQ_EVENT_COUNT_WIDTH 32
#define xeon7100_l3_gsnpq_get_event_count(r) /* uint64_t (xeon7100_l3_gsnpq r) [31:0]: The count; RDPMC gives it too. */ \
	UNCORE_GET64_(xeon7100_l3_gsnpq, r, XEON7100_L3_GSNPQ_EVENT_COUNT)
#define xeon7100_l3_gsnpq_set_event_count(r, v) /* xeon7100_l3_gsnpq (xeon7100_l3_gsnpq r, v up to 0xffffffffu) [31:0]: The count; RDPMC gives it too. */ \
	UNCORE_PUT64_(xeon7100_l3_gsnpq, xeon7100_l3_gsnpq_value_(r).raw, XEON7100_L3_GSNPQ_EVENT_COUNT, v)

/*
 * fsb: MSR_EMON_L3_CTR_CTL4, MSR_EMON_L3_CTR_CTL5, MSR_EMON_L3_CTR_CTL6, MSR_EMON_L3_CTR_CTL7, 64 bits
 * Source: sdm-325384-059 Table 35-43
 */
typedef struct xeon7100_l3_fsb {
	uint64_t raw;
} xeon7100_l3_fsb;

UNCORE_ACCESSOR xeon7100_l3_fsb xeon7100_l3_fsb_value_(xeon7100_l3_fsb r)
{
	return r;
}

#define XEON7100_L3_FSB_RESET     UINT64_C(0x0400000000000000)
#define XEON7100_L3_FSB_MUST_ONE  UINT64_C(0x0400000000000000)
#define xeon7100_l3_fsb_reset() /* xeon7100_l3_fsb (): the value to begin from of MSR_EMON_L3_CTR_CTL4, MSR_EMON_L3_CTR_CTL5, MSR_EMON_L3_CTR_CTL6, MSR_EMON_L3_CTR_CTL7. */ \
	UNCORE_VALUE_(xeon7100_l3_fsb, XEON7100_L3_FSB_RESET)

#define XEON7100_L3_FSB_COUNT 4
#define XEON7100_L3_FSB_MSR 0x107d0u
#define XEON7100_L3_FSB_INDEX_STRIDE 0x1u

#define xeon7100_l3_fsb_addr(index) /* uncore_msr (index below XEON7100_L3_FSB_COUNT): the address of MSR_EMON_L3_CTR_CTL4, MSR_EMON_L3_CTR_CTL5, MSR_EMON_L3_CTR_CTL6, MSR_EMON_L3_CTR_CTL7. */ \
	uncore_msr_at_(XEON7100_L3_FSB_MSR + \
		UNCORE_INDEX_(index, XEON7100_L3_FSB_COUNT) * XEON7100_L3_FSB_INDEX_STRIDE)

/* Saturate [59] RW. */
#define XEON7100_L3_FSB_SATURATE_MASK  UINT64_C(0x0800000000000000)
#define XEON7100_L3_FSB_SATURATE_SHIFT 59
#define XEON7100_L3_FSB_SATURATE_WIDTH 1
#define xeon7100_l3_fsb_get_saturate(r) /* uint64_t (xeon7100_l3_fsb r) [59]: Makes the count ffffffff at an event instead of adding to it, so it tells only that one happened. */ \
	UNCORE_GET64_(xeon7100_l3_fsb, r, XEON7100_L3_FSB_SATURATE)
#define xeon7100_l3_fsb_set_saturate(r, v) /* xeon7100_l3_fsb (xeon7100_l3_fsb r, v up to 0x1u) [59]: Makes the count ffffffff at an event instead of adding to it, so it tells only that one happened. */ \
	UNCORE_PUT64_(xeon7100_l3_fsb, xeon7100_l3_fsb_value_(r).raw, XEON7100_L3_FSB_SATURATE, v)

/* FSB_other_BNR [57] RW. */
#define XEON7100_L3_FSB_FSB_OTHER_BNR_MASK  UINT64_C(0x0200000000000000)
#define XEON7100_L3_FSB_FSB_OTHER_BNR_SHIFT 57
#define XEON7100_L3_FSB_FSB_OTHER_BNR_WIDTH 1
#define xeon7100_l3_fsb_get_fsb_other_bnr(r) /* uint64_t (xeon7100_l3_fsb r) [57]: Another agent asserts BNR and so keeps new requests off the bus. */ \
	UNCORE_GET64_(xeon7100_l3_fsb, r, XEON7100_L3_FSB_FSB_OTHER_BNR)
#define xeon7100_l3_fsb_set_fsb_other_bnr(r, v) /* xeon7100_l3_fsb (xeon7100_l3_fsb r, v up to 0x1u) [57]: Another agent asserts BNR and so keeps new requests off the bus. */ \
	UNCORE_PUT64_(xeon7100_l3_fsb, xeon7100_l3_fsb_value_(r).raw, XEON7100_L3_FSB_FSB_OTHER_BNR, v)

/* FSB_other_snoop_stall [56] RW. */
#define XEON7100_L3_FSB_FSB_OTHER_SNOOP_STALL_MASK  UINT64_C(0x0100000000000000)
#define XEON7100_L3_FSB_FSB_OTHER_SNOOP_STALL_SHIFT 56
#define XEON7100_L3_FSB_FSB_OTHER_SNOOP_STALL_WIDTH 1
#define xeon7100_l3_fsb_get_fsb_other_snoop_stall(r) /* uint64_t (xeon7100_l3_fsb r) [56]: Snoop stalls by another agent. */ \
	UNCORE_GET64_(xeon7100_l3_fsb, r, XEON7100_L3_FSB_FSB_OTHER_SNOOP_STALL)
#define xeon7100_l3_fsb_set_fsb_other_snoop_stall(r, v) /* xeon7100_l3_fsb (xeon7100_l3_fsb r, v up to 0x1u) [56]: Snoop stalls by another agent. */ \
	UNCORE_PUT64_(xeon7100_l3_fsb, xeon7100_l3_fsb_value_(r).raw, XEON7100_L3_FSB_FSB_OTHER_SNOOP_STALL, v)

/* FSB_other_DRDY [55] RW. */
#define XEON7100_L3_FSB_FSB_OTHER_DRDY_MASK  UINT64_C(0x0080000000000000)
#define XEON7100_L3_FSB_FSB_OTHER_DRDY_SHIFT 55
#define XEON7100_L3_FSB_FSB_OTHER_DRDY_WIDTH 1
#define xeon7100_l3_fsb_get_fsb_other_drdy(r) /* uint64_t (xeon7100_l3_fsb r) [55]: Another agent asserts DRDY: its data are on the bus. */ \
	UNCORE_GET64_(xeon7100_l3_fsb, r, XEON7100_L3_FSB_FSB_OTHER_DRDY)
#define xeon7100_l3_fsb_set_fsb_other_drdy(r, v) /* xeon7100_l3_fsb (xeon7100_l3_fsb r, v up to 0x1u) [55]: Another agent asserts DRDY: its data are on the bus. */ \
	UNCORE_PUT64_(xeon7100_l3_fsb, xeon7100_l3_fsb_value_(r).raw, XEON7100_L3_FSB_FSB_OTHER_DRDY, v)

/* FSB_other_DBSY [54] RW. */
#define XEON7100_L3_FSB_FSB_OTHER_DBSY_MASK  UINT64_C(0x0040000000000000)
#define XEON7100_L3_FSB_FSB_OTHER_DBSY_SHIFT 54
#define XEON7100_L3_FSB_FSB_OTHER_DBSY_WIDTH 1
#define xeon7100_l3_fsb_get_fsb_other_dbsy(r) /* uint64_t (xeon7100_l3_fsb r) [54]: Another agent asserts DBSY and not DRDY. */ \
	UNCORE_GET64_(xeon7100_l3_fsb, r, XEON7100_L3_FSB_FSB_OTHER_DBSY)
#define xeon7100_l3_fsb_set_fsb_other_dbsy(r, v) /* xeon7100_l3_fsb (xeon7100_l3_fsb r, v up to 0x1u) [54]: Another agent asserts DBSY and not DRDY. */ \
	UNCORE_PUT64_(xeon7100_l3_fsb, xeon7100_l3_fsb_value_(r).raw, XEON7100_L3_FSB_FSB_OTHER_DBSY, v)

/* FSB_RW_issue [53] RW. */
#define XEON7100_L3_FSB_FSB_RW_ISSUE_MASK  UINT64_C(0x0020000000000000)
#define XEON7100_L3_FSB_FSB_RW_ISSUE_SHIFT 53
#define XEON7100_L3_FSB_FSB_RW_ISSUE_WIDTH 1
#define xeon7100_l3_fsb_get_fsb_rw_issue(r) /* uint64_t (xeon7100_l3_fsb r) [53]: Own writes issued right behind a read. */ \
	UNCORE_GET64_(xeon7100_l3_fsb, r, XEON7100_L3_FSB_FSB_RW_ISSUE)
#define xeon7100_l3_fsb_set_fsb_rw_issue(r, v) /* xeon7100_l3_fsb (xeon7100_l3_fsb r, v up to 0x1u) [53]: Own writes issued right behind a read. */ \
	UNCORE_PUT64_(xeon7100_l3_fsb, xeon7100_l3_fsb_value_(r).raw, XEON7100_L3_FSB_FSB_RW_ISSUE, v)

/* FSB_WR_issue [52] RW. */
#define XEON7100_L3_FSB_FSB_WR_ISSUE_MASK  UINT64_C(0x0010000000000000)
#define XEON7100_L3_FSB_FSB_WR_ISSUE_SHIFT 52
#define XEON7100_L3_FSB_FSB_WR_ISSUE_WIDTH 1
#define xeon7100_l3_fsb_get_fsb_wr_issue(r) /* uint64_t (xeon7100_l3_fsb r) [52]: Own reads issued right behind a write. */ \
	UNCORE_GET64_(xeon7100_l3_fsb, r, XEON7100_L3_FSB_FSB_WR_ISSUE)
#define xeon7100_l3_fsb_set_fsb_wr_issue(r, v) /* xeon7100_l3_fsb (xeon7100_l3_fsb r, v up to 0x1u) [52]: Own reads issued right behind a write. */ \
	UNCORE_PUT64_(xeon7100_l3_fsb, xeon7100_l3_fsb_value_(r).raw, XEON7100_L3_FSB_FSB_WR_ISSUE, v)

/* FSB_WW_issue [51] RW. */
#define XEON7100_L3_FSB_FSB_WW_ISSUE_MASK  UINT64_C(0x0008000000000000)
#define XEON7100_L3_FSB_FSB_WW_ISSUE_SHIFT 51
#define XEON7100_L3_FSB_FSB_WW_ISSUE_WIDTH 1
#define xeon7100_l3_fsb_get_fsb_ww_issue(r) /* uint64_t (xeon7100_l3_fsb r) [51]: Own write requests issued right behind a write. */ \
	UNCORE_GET64_(xeon7100_l3_fsb, r, XEON7100_L3_FSB_FSB_WW_ISSUE)
#define xeon7100_l3_fsb_set_fsb_ww_issue(r, v) /* xeon7100_l3_fsb (xeon7100_l3_fsb r, v up to 0x1u) [51]: Own write requests issued right behind a write. */ \
	UNCORE_PUT64_(xeon7100_l3_fsb, xeon7100_l3_fsb_value_(r).raw, XEON7100_L3_FSB_FSB_WW_ISSUE, v)

/* FSB_WW_data [50] RW. */
#define XEON7100_L3_FSB_FSB_WW_DATA_MASK  UINT64_C(0x0004000000000000)
#define XEON7100_L3_FSB_FSB_WW_DATA_SHIFT 50
#define XEON7100_L3_FSB_FSB_WW_DATA_WIDTH 1
#define xeon7100_l3_fsb_get_fsb_ww_data(r) /* uint64_t (xeon7100_l3_fsb r) [50]: Data phases of one write right behind another. */ \
	UNCORE_GET64_(xeon7100_l3_fsb, r, XEON7100_L3_FSB_FSB_WW_DATA)
#define xeon7100_l3_fsb_set_fsb_ww_data(r, v) /* xeon7100_l3_fsb (xeon7100_l3_fsb r, v up to 0x1u) [50]: Data phases of one write right behind another. */ \
	UNCORE_PUT64_(xeon7100_l3_fsb, xeon7100_l3_fsb_value_(r).raw, XEON7100_L3_FSB_FSB_WW_DATA, v)

/* FSB_IOQ_active [49] RW. */
#define XEON7100_L3_FSB_FSB_IOQ_ACTIVE_MASK  UINT64_C(0x0002000000000000)
#define XEON7100_L3_FSB_FSB_IOQ_ACTIVE_SHIFT 49
#define XEON7100_L3_FSB_FSB_IOQ_ACTIVE_WIDTH 1
#define xeon7100_l3_fsb_get_fsb_ioq_active(r) /* uint64_t (xeon7100_l3_fsb r) [49]: Bus clocks in which the in-order queue has an entry. */ \
	UNCORE_GET64_(xeon7100_l3_fsb, r, XEON7100_L3_FSB_FSB_IOQ_ACTIVE)
#define xeon7100_l3_fsb_set_fsb_ioq_active(r, v) /* xeon7100_l3_fsb (xeon7100_l3_fsb r, v up to 0x1u) [49]: Bus clocks in which the in-order queue has an entry. */ \
	UNCORE_PUT64_(xeon7100_l3_fsb, xeon7100_l3_fsb_value_(r).raw, XEON7100_L3_FSB_FSB_IOQ_ACTIVE, v)

/* FSB_IOQ_full [48] RW. */
#define XEON7100_L3_FSB_FSB_IOQ_FULL_MASK  UINT64_C(0x0001000000000000)
#define XEON7100_L3_FSB_FSB_IOQ_FULL_SHIFT 48
#define XEON7100_L3_FSB_FSB_IOQ_FULL_WIDTH 1
#define xeon7100_l3_fsb_get_fsb_ioq_full(r) /* uint64_t (xeon7100_l3_fsb r) [48]: Bus clocks in which the in-order queue takes no further entry. */ \
	UNCORE_GET64_(xeon7100_l3_fsb, r, XEON7100_L3_FSB_FSB_IOQ_FULL)
#define xeon7100_l3_fsb_set_fsb_ioq_full(r, v) /* xeon7100_l3_fsb (xeon7100_l3_fsb r, v up to 0x1u) [48]: Bus clocks in which the in-order queue takes no further entry. */ \
	UNCORE_PUT64_(xeon7100_l3_fsb, xeon7100_l3_fsb_value_(r).raw, XEON7100_L3_FSB_FSB_IOQ_FULL, v)

/* FSB_IOQ_empty [47] RW. */
#define XEON7100_L3_FSB_FSB_IOQ_EMPTY_MASK  UINT64_C(0x0000800000000000)
#define XEON7100_L3_FSB_FSB_IOQ_EMPTY_SHIFT 47
#define XEON7100_L3_FSB_FSB_IOQ_EMPTY_WIDTH 1
#define xeon7100_l3_fsb_get_fsb_ioq_empty(r) /* uint64_t (xeon7100_l3_fsb r) [47]: Bus clocks in which the in-order queue has no entry. */ \
	UNCORE_GET64_(xeon7100_l3_fsb, r, XEON7100_L3_FSB_FSB_IOQ_EMPTY)
#define xeon7100_l3_fsb_set_fsb_ioq_empty(r, v) /* xeon7100_l3_fsb (xeon7100_l3_fsb r, v up to 0x1u) [47]: Bus clocks in which the in-order queue has no entry. */ \
	UNCORE_PUT64_(xeon7100_l3_fsb, xeon7100_l3_fsb_value_(r).raw, XEON7100_L3_FSB_FSB_IOQ_EMPTY, v)

/* FSB_BNR [46] RW. */
#define XEON7100_L3_FSB_FSB_BNR_MASK  UINT64_C(0x0000400000000000)
#define XEON7100_L3_FSB_FSB_BNR_SHIFT 46
#define XEON7100_L3_FSB_FSB_BNR_WIDTH 1
#define xeon7100_l3_fsb_get_fsb_bnr(r) /* uint64_t (xeon7100_l3_fsb r) [46]: This side asserts BNR and so keeps new requests off the bus. */ \
	UNCORE_GET64_(xeon7100_l3_fsb, r, XEON7100_L3_FSB_FSB_BNR)
#define xeon7100_l3_fsb_set_fsb_bnr(r, v) /* xeon7100_l3_fsb (xeon7100_l3_fsb r, v up to 0x1u) [46]: This side asserts BNR and so keeps new requests off the bus. */ \
	UNCORE_PUT64_(xeon7100_l3_fsb, xeon7100_l3_fsb_value_(r).raw, XEON7100_L3_FSB_FSB_BNR, v)

/* FSB_DRDY [45] RW. */
#define XEON7100_L3_FSB_FSB_DRDY_MASK  UINT64_C(0x0000200000000000)
#define XEON7100_L3_FSB_FSB_DRDY_SHIFT 45
#define XEON7100_L3_FSB_FSB_DRDY_WIDTH 1
#define xeon7100_l3_fsb_get_fsb_drdy(r) /* uint64_t (xeon7100_l3_fsb r) [45]: This side asserts DRDY: its data are on the bus. */ \
	UNCORE_GET64_(xeon7100_l3_fsb, r, XEON7100_L3_FSB_FSB_DRDY)
#define xeon7100_l3_fsb_set_fsb_drdy(r, v) /* xeon7100_l3_fsb (xeon7100_l3_fsb r, v up to 0x1u) [45]: This side asserts DRDY: its data are on the bus. */ \
	UNCORE_PUT64_(xeon7100_l3_fsb, xeon7100_l3_fsb_value_(r).raw, XEON7100_L3_FSB_FSB_DRDY, v)

/* FSB_DBSY [44] RW. */
#define XEON7100_L3_FSB_FSB_DBSY_MASK  UINT64_C(0x0000100000000000)
#define XEON7100_L3_FSB_FSB_DBSY_SHIFT 44
#define XEON7100_L3_FSB_FSB_DBSY_WIDTH 1
#define xeon7100_l3_fsb_get_fsb_dbsy(r) /* uint64_t (xeon7100_l3_fsb r) [44]: This side asserts DBSY and not DRDY: it holds the data bus without sending. */ \
	UNCORE_GET64_(xeon7100_l3_fsb, r, XEON7100_L3_FSB_FSB_DBSY)
#define xeon7100_l3_fsb_set_fsb_dbsy(r, v) /* xeon7100_l3_fsb (xeon7100_l3_fsb r, v up to 0x1u) [44]: This side asserts DBSY and not DRDY: it holds the data bus without sending. */ \
	UNCORE_PUT64_(xeon7100_l3_fsb, xeon7100_l3_fsb_value_(r).raw, XEON7100_L3_FSB_FSB_DBSY, v)

/* FSB_L_snoop_stall [43] RW. */
#define XEON7100_L3_FSB_FSB_L_SNOOP_STALL_MASK  UINT64_C(0x0000080000000000)
#define XEON7100_L3_FSB_FSB_L_SNOOP_STALL_SHIFT 43
#define XEON7100_L3_FSB_FSB_L_SNOOP_STALL_WIDTH 1
#define xeon7100_l3_fsb_get_fsb_l_snoop_stall(r) /* uint64_t (xeon7100_l3_fsb r) [43]: Snoop stalls of own transactions. */ \
	UNCORE_GET64_(xeon7100_l3_fsb, r, XEON7100_L3_FSB_FSB_L_SNOOP_STALL)
#define xeon7100_l3_fsb_set_fsb_l_snoop_stall(r, v) /* xeon7100_l3_fsb (xeon7100_l3_fsb r, v up to 0x1u) [43]: Snoop stalls of own transactions. */ \
	UNCORE_PUT64_(xeon7100_l3_fsb, xeon7100_l3_fsb_value_(r).raw, XEON7100_L3_FSB_FSB_L_SNOOP_STALL, v)

/* FSB_L_retry [42] RW. */
#define XEON7100_L3_FSB_FSB_L_RETRY_MASK  UINT64_C(0x0000040000000000)
#define XEON7100_L3_FSB_FSB_L_RETRY_SHIFT 42
#define XEON7100_L3_FSB_FSB_L_RETRY_WIDTH 1
#define xeon7100_l3_fsb_get_fsb_l_retry(r) /* uint64_t (xeon7100_l3_fsb r) [42]: Own transactions whose response was RETRY, so that they are issued again. */ \
	UNCORE_GET64_(xeon7100_l3_fsb, r, XEON7100_L3_FSB_FSB_L_RETRY)
#define xeon7100_l3_fsb_set_fsb_l_retry(r, v) /* xeon7100_l3_fsb (xeon7100_l3_fsb r, v up to 0x1u) [42]: Own transactions whose response was RETRY, so that they are issued again. */ \
	UNCORE_PUT64_(xeon7100_l3_fsb, xeon7100_l3_fsb_value_(r).raw, XEON7100_L3_FSB_FSB_L_RETRY, v)

/* FSB_L_defer [41] RW. */
#define XEON7100_L3_FSB_FSB_L_DEFER_MASK  UINT64_C(0x0000020000000000)
#define XEON7100_L3_FSB_FSB_L_DEFER_SHIFT 41
#define XEON7100_L3_FSB_FSB_L_DEFER_WIDTH 1
#define xeon7100_l3_fsb_get_fsb_l_defer(r) /* uint64_t (xeon7100_l3_fsb r) [41]: Own transactions whose response was DEFER. */ \
	UNCORE_GET64_(xeon7100_l3_fsb, r, XEON7100_L3_FSB_FSB_L_DEFER)
#define xeon7100_l3_fsb_set_fsb_l_defer(r, v) /* xeon7100_l3_fsb (xeon7100_l3_fsb r, v up to 0x1u) [41]: Own transactions whose response was DEFER. */ \
	UNCORE_PUT64_(xeon7100_l3_fsb, xeon7100_l3_fsb_value_(r).raw, XEON7100_L3_FSB_FSB_L_DEFER, v)

/* FSB_L_hitm [40] RW. */
#define XEON7100_L3_FSB_FSB_L_HITM_MASK  UINT64_C(0x0000010000000000)
#define XEON7100_L3_FSB_FSB_L_HITM_SHIFT 40
#define XEON7100_L3_FSB_FSB_L_HITM_WIDTH 1
#define xeon7100_l3_fsb_get_fsb_l_hitm(r) /* uint64_t (xeon7100_l3_fsb r) [40]: HITM snoop results, from whichever source, for transactions of this package. */ \
	UNCORE_GET64_(xeon7100_l3_fsb, r, XEON7100_L3_FSB_FSB_L_HITM)
#define xeon7100_l3_fsb_set_fsb_l_hitm(r, v) /* xeon7100_l3_fsb (xeon7100_l3_fsb r, v up to 0x1u) [40]: HITM snoop results, from whichever source, for transactions of this package. */ \
	UNCORE_PUT64_(xeon7100_l3_fsb, xeon7100_l3_fsb_value_(r).raw, XEON7100_L3_FSB_FSB_L_HITM, v)

/* FSB_L_hit [39] RW. */
#define XEON7100_L3_FSB_FSB_L_HIT_MASK  UINT64_C(0x0000008000000000)
#define XEON7100_L3_FSB_FSB_L_HIT_SHIFT 39
#define XEON7100_L3_FSB_FSB_L_HIT_WIDTH 1
#define xeon7100_l3_fsb_get_fsb_l_hit(r) /* uint64_t (xeon7100_l3_fsb r) [39]: HIT snoop results, from whichever source, for transactions of this package. */ \
	UNCORE_GET64_(xeon7100_l3_fsb, r, XEON7100_L3_FSB_FSB_L_HIT)
#define xeon7100_l3_fsb_set_fsb_l_hit(r, v) /* xeon7100_l3_fsb (xeon7100_l3_fsb r, v up to 0x1u) [39]: HIT snoop results, from whichever source, for transactions of this package. */ \
	UNCORE_PUT64_(xeon7100_l3_fsb, xeon7100_l3_fsb_value_(r).raw, XEON7100_L3_FSB_FSB_L_HIT, v)

/* FSB_L_clear [38] RW. */
#define XEON7100_L3_FSB_FSB_L_CLEAR_MASK  UINT64_C(0x0000004000000000)
#define XEON7100_L3_FSB_FSB_L_CLEAR_SHIFT 38
#define XEON7100_L3_FSB_FSB_L_CLEAR_WIDTH 1
#define xeon7100_l3_fsb_get_fsb_l_clear(r) /* uint64_t (xeon7100_l3_fsb r) [38]: Clean snoop results, from whichever source, for transactions of this package. */ \
	UNCORE_GET64_(xeon7100_l3_fsb, r, XEON7100_L3_FSB_FSB_L_CLEAR)
#define xeon7100_l3_fsb_set_fsb_l_clear(r, v) /* xeon7100_l3_fsb (xeon7100_l3_fsb r, v up to 0x1u) [38]: Clean snoop results, from whichever source, for transactions of this package. */ \
	UNCORE_PUT64_(xeon7100_l3_fsb, xeon7100_l3_fsb_value_(r).raw, XEON7100_L3_FSB_FSB_L_CLEAR, v)

/* FSB_type [37:32] RW. */
#define XEON7100_L3_FSB_FSB_TYPE_MASK  UINT64_C(0x0000003f00000000)
#define XEON7100_L3_FSB_FSB_TYPE_SHIFT 32
#define XEON7100_L3_FSB_FSB_TYPE_WIDTH 6
#define xeon7100_l3_fsb_get_fsb_type(r) /* uint64_t (xeon7100_l3_fsb r) [37:32]: Types of transactions of this package; which bit is which type is not published. */ \
	UNCORE_GET64_(xeon7100_l3_fsb, r, XEON7100_L3_FSB_FSB_TYPE)
#define xeon7100_l3_fsb_set_fsb_type(r, v) /* xeon7100_l3_fsb (xeon7100_l3_fsb r, v up to 0x3fu) [37:32]: Types of transactions of this package; which bit is which type is not published. */ \
	UNCORE_PUT64_(xeon7100_l3_fsb, xeon7100_l3_fsb_value_(r).raw, XEON7100_L3_FSB_FSB_TYPE, v)

/* event_count [31:0] RW-V. */
#define XEON7100_L3_FSB_EVENT_COUNT_MASK  UINT64_C(0x00000000ffffffff)
#define XEON7100_L3_FSB_EVENT_COUNT_SHIFT 0
#define XEON7100_L3_FSB_EVENT_COUNT_WIDTH 32
#define xeon7100_l3_fsb_get_event_count(r) /* uint64_t (xeon7100_l3_fsb r) [31:0]: The count; RDPMC gives it too. */ \
	UNCORE_GET64_(xeon7100_l3_fsb, r, XEON7100_L3_FSB_EVENT_COUNT)
#define xeon7100_l3_fsb_set_event_count(r, v) /* xeon7100_l3_fsb (xeon7100_l3_fsb r, v up to 0xffffffffu) [31:0]: The count; RDPMC gives it too. */ \
	UNCORE_PUT64_(xeon7100_l3_fsb, xeon7100_l3_fsb_value_(r).raw, XEON7100_L3_FSB_EVENT_COUNT, v)

/*
 * gl_ctl: MSR_EMON_L3_GL_CTL, 64 bits
 * The manual describes it for both series and prints its address for the 7400 alone; the table of the 7100 ends at
 * 0x107d3. So nothing here writes it, and counters are stopped, resumed and zeroed through their own registers.
 * Source: sdm-325384-059 18.21.5; sdm-325384-059 Table 35-43 (unknown)
 */
typedef struct xeon7100_l3_gl_ctl {
	uint64_t raw;
} xeon7100_l3_gl_ctl;

UNCORE_ACCESSOR xeon7100_l3_gl_ctl xeon7100_l3_gl_ctl_value_(xeon7100_l3_gl_ctl r)
{
	return r;
}

#define XEON7100_L3_GL_CTL_RESET UINT64_C(0x0000000000000000)
#define xeon7100_l3_gl_ctl_reset() /* xeon7100_l3_gl_ctl (): the value to begin from of MSR_EMON_L3_GL_CTL. */ \
	UNCORE_VALUE_(xeon7100_l3_gl_ctl, XEON7100_L3_GL_CTL_RESET)

/* No source gives its address. */

/* GL_event_status [55:48] RO-V. */
#define XEON7100_L3_GL_CTL_GL_EVENT_STATUS_MASK  UINT64_C(0x00ff000000000000)
#define XEON7100_L3_GL_CTL_GL_EVENT_STATUS_SHIFT 48
#define XEON7100_L3_GL_CTL_GL_EVENT_STATUS_WIDTH 8
#define xeon7100_l3_gl_ctl_get_gl_event_status(r) /* uint64_t (xeon7100_l3_gl_ctl r) [55:48]: Counters that have overflowed, one bit each; how a bit is cleared is not stated. */ \
	UNCORE_GET64_(xeon7100_l3_gl_ctl, r, XEON7100_L3_GL_CTL_GL_EVENT_STATUS)

/* GL_event_select [23:16] RW. */
#define XEON7100_L3_GL_CTL_GL_EVENT_SELECT_MASK  UINT64_C(0x0000000000ff0000)
#define XEON7100_L3_GL_CTL_GL_EVENT_SELECT_SHIFT 16
#define XEON7100_L3_GL_CTL_GL_EVENT_SELECT_WIDTH 8
#define xeon7100_l3_gl_ctl_get_gl_event_select(r) /* uint64_t (xeon7100_l3_gl_ctl r) [23:16]: The counters that a command is for, MSR_EMON_L3_CTR_CTL0 at bit 16. */ \
	UNCORE_GET64_(xeon7100_l3_gl_ctl, r, XEON7100_L3_GL_CTL_GL_EVENT_SELECT)
#define xeon7100_l3_gl_ctl_set_gl_event_select(r, v) /* xeon7100_l3_gl_ctl (xeon7100_l3_gl_ctl r, v up to 0xffu) [23:16]: The counters that a command is for, MSR_EMON_L3_CTR_CTL0 at bit 16. */ \
	UNCORE_PUT64_(xeon7100_l3_gl_ctl, xeon7100_l3_gl_ctl_value_(r).raw, XEON7100_L3_GL_CTL_GL_EVENT_SELECT, v)

/* GL_reset_cmd [2] WO. */
#define XEON7100_L3_GL_CTL_GL_RESET_CMD_MASK  UINT64_C(0x0000000000000004)
#define XEON7100_L3_GL_CTL_GL_RESET_CMD_SHIFT 2
#define XEON7100_L3_GL_CTL_GL_RESET_CMD_WIDTH 1
#define xeon7100_l3_gl_ctl_set_gl_reset_cmd(r, v) /* xeon7100_l3_gl_ctl (xeon7100_l3_gl_ctl r, v up to 0x1u) [2]: Zeroes the counts of the selected counters and leaves their attributes. Taken as write-only: the manual does not say whether it reads back. */ \
	UNCORE_PUT64_(xeon7100_l3_gl_ctl, xeon7100_l3_gl_ctl_value_(r).raw, XEON7100_L3_GL_CTL_GL_RESET_CMD, v)

/* GL_unfreeze_cmd [1] WO. */
#define XEON7100_L3_GL_CTL_GL_UNFREEZE_CMD_MASK  UINT64_C(0x0000000000000002)
#define XEON7100_L3_GL_CTL_GL_UNFREEZE_CMD_SHIFT 1
#define XEON7100_L3_GL_CTL_GL_UNFREEZE_CMD_WIDTH 1
#define xeon7100_l3_gl_ctl_set_gl_unfreeze_cmd(r, v) /* xeon7100_l3_gl_ctl (xeon7100_l3_gl_ctl r, v up to 0x1u) [1]: Lets the selected counters go on. Taken as write-only: the manual does not say whether it reads back. */ \
	UNCORE_PUT64_(xeon7100_l3_gl_ctl, xeon7100_l3_gl_ctl_value_(r).raw, XEON7100_L3_GL_CTL_GL_UNFREEZE_CMD, v)

/* GL_freeze_cmd [0] WO. */
#define XEON7100_L3_GL_CTL_GL_FREEZE_CMD_MASK  UINT64_C(0x0000000000000001)
#define XEON7100_L3_GL_CTL_GL_FREEZE_CMD_SHIFT 0
#define XEON7100_L3_GL_CTL_GL_FREEZE_CMD_WIDTH 1
#define xeon7100_l3_gl_ctl_set_gl_freeze_cmd(r, v) /* xeon7100_l3_gl_ctl (xeon7100_l3_gl_ctl r, v up to 0x1u) [0]: Holds the selected counters still. Taken as write-only: the manual does not say whether it reads back. */ \
	UNCORE_PUT64_(xeon7100_l3_gl_ctl, xeon7100_l3_gl_ctl_value_(r).raw, XEON7100_L3_GL_CTL_GL_FREEZE_CMD, v)

#ifdef __cplusplus
}
#endif

#endif
