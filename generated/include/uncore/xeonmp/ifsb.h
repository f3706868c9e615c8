/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/xeonmp/ifsb.box.json by "make generate". Do not edit. */
/*
 * xeonmp ifsb: Integrated front side bus and L3 controller. Two counters each for the bus queue, the snoop queue and
 * data-ready on the bus, and one 64-bit sum of latency.
 * Source: sdm-325384-059 18.20
 */
#ifndef UNCORE_XEONMP_IFSB_H
#define UNCORE_XEONMP_IFSB_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define XEONMP_IFSB_INSTANCES 1

#define XEONMP_IFSB_IBUSQ_COUNTERS   2
#define XEONMP_IFSB_IBUSQ_WIDTH      32
#define XEONMP_IFSB_IBUSQ_COUNT_MASK UINT64_C(0xffffffff)
#define XEONMP_IFSB_IBUSQ_RDPMC      18 /* index of the first; the others follow */

#define XEONMP_IFSB_ISNPQ_COUNTERS   2
#define XEONMP_IFSB_ISNPQ_WIDTH      32
#define XEONMP_IFSB_ISNPQ_COUNT_MASK UINT64_C(0xffffffff)
#define XEONMP_IFSB_ISNPQ_RDPMC      20 /* index of the first; the others follow */

#define XEONMP_IFSB_EFSB_COUNTERS   2
#define XEONMP_IFSB_EFSB_WIDTH      32
#define XEONMP_IFSB_EFSB_COUNT_MASK UINT64_C(0xffffffff)
#define XEONMP_IFSB_EFSB_RDPMC      22 /* index of the first; the others follow */

#define XEONMP_IFSB_LATENCY_COUNTERS   1
#define XEONMP_IFSB_LATENCY_WIDTH      64
#define XEONMP_IFSB_LATENCY_COUNT_MASK UINT64_C(0xffffffffffffffff)
#define XEONMP_IFSB_LATENCY_RDPMC      25 /* index of the first; the others follow */

/*
 * ibusq: MSR_IFSB_BUSQ{0-1}, 64 bits; also MSR_IFSB_IBUSQ{0-1}
 * Source: sdm-325384-059 Table 35-42
 */
typedef struct xeonmp_ifsb_ibusq {
	uint64_t raw;
} xeonmp_ifsb_ibusq;

UNCORE_ACCESSOR xeonmp_ifsb_ibusq xeonmp_ifsb_ibusq_value_(xeonmp_ifsb_ibusq r)
{
	return r;
}

#define XEONMP_IFSB_IBUSQ_RESET     UINT64_C(0x0000003000000000)
#define XEONMP_IFSB_IBUSQ_MUST_ONE  UINT64_C(0x0000003000000000)
#define xeonmp_ifsb_ibusq_reset() /* xeonmp_ifsb_ibusq (): the value to begin from of MSR_IFSB_BUSQ{0-1}. */ \
	UNCORE_VALUE_(xeonmp_ifsb_ibusq, XEONMP_IFSB_IBUSQ_RESET)

#define XEONMP_IFSB_IBUSQ_COUNT 2
#define XEONMP_IFSB_IBUSQ_MSR 0x107ccu
#define XEONMP_IFSB_IBUSQ_INDEX_STRIDE 0x1u

#define xeonmp_ifsb_ibusq_addr(index) /* uncore_msr (index below XEONMP_IFSB_IBUSQ_COUNT): the address of MSR_IFSB_BUSQ{0-1}. */ \
	uncore_msr_at_(XEONMP_IFSB_IBUSQ_MSR + \
		UNCORE_INDEX_(index, XEONMP_IFSB_IBUSQ_COUNT) * XEONMP_IFSB_IBUSQ_INDEX_STRIDE)

/* Saturate [59] RW. */
#define XEONMP_IFSB_IBUSQ_SATURATE_MASK  UINT64_C(0x0800000000000000)
#define XEONMP_IFSB_IBUSQ_SATURATE_SHIFT 59
#define XEONMP_IFSB_IBUSQ_SATURATE_WIDTH 1
#define xeonmp_ifsb_ibusq_get_saturate(r) /* uint64_t (xeonmp_ifsb_ibusq r) [59]: Makes the count ffffffff at an event instead of adding to it, so it tells only that one happened. */ \
	UNCORE_GET64_(xeonmp_ifsb_ibusq, r, XEONMP_IFSB_IBUSQ_SATURATE)
#define xeonmp_ifsb_ibusq_set_saturate(r, v) /* xeonmp_ifsb_ibusq (xeonmp_ifsb_ibusq r, v up to 0x1u) [59]: Makes the count ffffffff at an event instead of adding to it, so it tells only that one happened. */ \
	UNCORE_PUT64_(xeonmp_ifsb_ibusq, xeonmp_ifsb_ibusq_value_(r).raw, XEONMP_IFSB_IBUSQ_SATURATE, v)

/* Fill_match [57] RW. */
#define XEONMP_IFSB_IBUSQ_FILL_MATCH_MASK  UINT64_C(0x0200000000000000)
#define XEONMP_IFSB_IBUSQ_FILL_MATCH_SHIFT 57
#define XEONMP_IFSB_IBUSQ_FILL_MATCH_WIDTH 1
#define xeonmp_ifsb_ibusq_get_fill_match(r) /* uint64_t (xeonmp_ifsb_ibusq r) [57]: Chooses by fills; no encoding is published. */ \
	UNCORE_GET64_(xeonmp_ifsb_ibusq, r, XEONMP_IFSB_IBUSQ_FILL_MATCH)
#define xeonmp_ifsb_ibusq_set_fill_match(r, v) /* xeonmp_ifsb_ibusq (xeonmp_ifsb_ibusq r, v up to 0x1u) [57]: Chooses by fills; no encoding is published. */ \
	UNCORE_PUT64_(xeonmp_ifsb_ibusq, xeonmp_ifsb_ibusq_value_(r).raw, XEONMP_IFSB_IBUSQ_FILL_MATCH, v)

/* Eviction_match [56] RW. */
#define XEONMP_IFSB_IBUSQ_EVICTION_MATCH_MASK  UINT64_C(0x0100000000000000)
#define XEONMP_IFSB_IBUSQ_EVICTION_MATCH_SHIFT 56
#define XEONMP_IFSB_IBUSQ_EVICTION_MATCH_WIDTH 1
#define xeonmp_ifsb_ibusq_get_eviction_match(r) /* uint64_t (xeonmp_ifsb_ibusq r) [56]: Chooses by evictions; no encoding is published. */ \
	UNCORE_GET64_(xeonmp_ifsb_ibusq, r, XEONMP_IFSB_IBUSQ_EVICTION_MATCH)
#define xeonmp_ifsb_ibusq_set_eviction_match(r, v) /* xeonmp_ifsb_ibusq (xeonmp_ifsb_ibusq r, v up to 0x1u) [56]: Chooses by evictions; no encoding is published. */ \
	UNCORE_PUT64_(xeonmp_ifsb_ibusq, xeonmp_ifsb_ibusq_value_(r).raw, XEONMP_IFSB_IBUSQ_EVICTION_MATCH, v)

/* L3_state_match [55:49] RW. */
#define XEONMP_IFSB_IBUSQ_L3_STATE_MATCH_MASK  UINT64_C(0x00fe000000000000)
#define XEONMP_IFSB_IBUSQ_L3_STATE_MATCH_SHIFT 49
#define XEONMP_IFSB_IBUSQ_L3_STATE_MATCH_WIDTH 7
#define xeonmp_ifsb_ibusq_get_l3_state_match(r) /* uint64_t (xeonmp_ifsb_ibusq r) [55:49]: Chooses by the state of the line; which bit is which state is not published. */ \
	UNCORE_GET64_(xeonmp_ifsb_ibusq, r, XEONMP_IFSB_IBUSQ_L3_STATE_MATCH)
#define xeonmp_ifsb_ibusq_set_l3_state_match(r, v) /* xeonmp_ifsb_ibusq (xeonmp_ifsb_ibusq r, v up to 0x7fu) [55:49]: Chooses by the state of the line; which bit is which state is not published. */ \
	UNCORE_PUT64_(xeonmp_ifsb_ibusq, xeonmp_ifsb_ibusq_value_(r).raw, XEONMP_IFSB_IBUSQ_L3_STATE_MATCH, v)

/* Snoop_match [48:46] RW. */
#define XEONMP_IFSB_IBUSQ_SNOOP_MATCH_MASK  UINT64_C(0x0001c00000000000)
#define XEONMP_IFSB_IBUSQ_SNOOP_MATCH_SHIFT 46
#define XEONMP_IFSB_IBUSQ_SNOOP_MATCH_WIDTH 3
#define xeonmp_ifsb_ibusq_get_snoop_match(r) /* uint64_t (xeonmp_ifsb_ibusq r) [48:46]: Chooses by the snoop result; which bit is which result is not published. */ \
	UNCORE_GET64_(xeonmp_ifsb_ibusq, r, XEONMP_IFSB_IBUSQ_SNOOP_MATCH)
#define xeonmp_ifsb_ibusq_set_snoop_match(r, v) /* xeonmp_ifsb_ibusq (xeonmp_ifsb_ibusq r, v up to 0x7u) [48:46]: Chooses by the snoop result; which bit is which result is not published. */ \
	UNCORE_PUT64_(xeonmp_ifsb_ibusq, xeonmp_ifsb_ibusq_value_(r).raw, XEONMP_IFSB_IBUSQ_SNOOP_MATCH, v)

/* Type_match [45:38] RW. */
#define XEONMP_IFSB_IBUSQ_TYPE_MATCH_MASK  UINT64_C(0x00003fc000000000)
#define XEONMP_IFSB_IBUSQ_TYPE_MATCH_SHIFT 38
#define XEONMP_IFSB_IBUSQ_TYPE_MATCH_WIDTH 8
#define xeonmp_ifsb_ibusq_get_type_match(r) /* uint64_t (xeonmp_ifsb_ibusq r) [45:38]: Chooses by the type of transaction; which bit is which type is not published. */ \
	UNCORE_GET64_(xeonmp_ifsb_ibusq, r, XEONMP_IFSB_IBUSQ_TYPE_MATCH)
#define xeonmp_ifsb_ibusq_set_type_match(r, v) /* xeonmp_ifsb_ibusq (xeonmp_ifsb_ibusq r, v up to 0xffu) [45:38]: Chooses by the type of transaction; which bit is which type is not published. */ \
	UNCORE_PUT64_(xeonmp_ifsb_ibusq, xeonmp_ifsb_ibusq_value_(r).raw, XEONMP_IFSB_IBUSQ_TYPE_MATCH, v)

/* T1_match [33] RW. */
#define XEONMP_IFSB_IBUSQ_T1_MATCH_MASK  UINT64_C(0x0000000200000000)
#define XEONMP_IFSB_IBUSQ_T1_MATCH_SHIFT 33
#define XEONMP_IFSB_IBUSQ_T1_MATCH_WIDTH 1
#define xeonmp_ifsb_ibusq_get_t1_match(r) /* uint64_t (xeonmp_ifsb_ibusq r) [33]: Chooses logical processor 1, if T stands for thread. */ \
	UNCORE_GET64_(xeonmp_ifsb_ibusq, r, XEONMP_IFSB_IBUSQ_T1_MATCH)
#define xeonmp_ifsb_ibusq_set_t1_match(r, v) /* xeonmp_ifsb_ibusq (xeonmp_ifsb_ibusq r, v up to 0x1u) [33]: Chooses logical processor 1, if T stands for thread. */ \
	UNCORE_PUT64_(xeonmp_ifsb_ibusq, xeonmp_ifsb_ibusq_value_(r).raw, XEONMP_IFSB_IBUSQ_T1_MATCH, v)

/* T0_match [32] RW. */
#define XEONMP_IFSB_IBUSQ_T0_MATCH_MASK  UINT64_C(0x0000000100000000)
#define XEONMP_IFSB_IBUSQ_T0_MATCH_SHIFT 32
#define XEONMP_IFSB_IBUSQ_T0_MATCH_WIDTH 1
#define xeonmp_ifsb_ibusq_get_t0_match(r) /* uint64_t (xeonmp_ifsb_ibusq r) [32]: Chooses logical processor 0, if T stands for thread. */ \
	UNCORE_GET64_(xeonmp_ifsb_ibusq, r, XEONMP_IFSB_IBUSQ_T0_MATCH)
#define xeonmp_ifsb_ibusq_set_t0_match(r, v) /* xeonmp_ifsb_ibusq (xeonmp_ifsb_ibusq r, v up to 0x1u) [32]: Chooses logical processor 0, if T stands for thread. */ \
	UNCORE_PUT64_(xeonmp_ifsb_ibusq, xeonmp_ifsb_ibusq_value_(r).raw, XEONMP_IFSB_IBUSQ_T0_MATCH, v)

/* event_count [31:0] RW-V. */
#define XEONMP_IFSB_IBUSQ_EVENT_COUNT_MASK  UINT64_C(0x00000000ffffffff)
#define XEONMP_IFSB_IBUSQ_EVENT_COUNT_SHIFT 0
#define XEONMP_IFSB_IBUSQ_EVENT_COUNT_WIDTH 32
#define xeonmp_ifsb_ibusq_get_event_count(r) /* uint64_t (xeonmp_ifsb_ibusq r) [31:0]: The count; RDPMC gives it too. */ \
	UNCORE_GET64_(xeonmp_ifsb_ibusq, r, XEONMP_IFSB_IBUSQ_EVENT_COUNT)
#define xeonmp_ifsb_ibusq_set_event_count(r, v) /* xeonmp_ifsb_ibusq (xeonmp_ifsb_ibusq r, v up to 0xffffffffu) [31:0]: The count; RDPMC gives it too. */ \
	UNCORE_PUT64_(xeonmp_ifsb_ibusq, xeonmp_ifsb_ibusq_value_(r).raw, XEONMP_IFSB_IBUSQ_EVENT_COUNT, v)

/*
 * isnpq: MSR_IFSB_SNPQ{0-1}, 64 bits; also MSR_IFSB_ISNPQ{0-1}
 * Source: sdm-325384-059 Table 35-42
 */
typedef struct xeonmp_ifsb_isnpq {
	uint64_t raw;
} xeonmp_ifsb_isnpq;

UNCORE_ACCESSOR xeonmp_ifsb_isnpq xeonmp_ifsb_isnpq_value_(xeonmp_ifsb_isnpq r)
{
	return r;
}

#define XEONMP_IFSB_ISNPQ_RESET UINT64_C(0x0000000000000000)
#define xeonmp_ifsb_isnpq_reset() /* xeonmp_ifsb_isnpq (): the value to begin from of MSR_IFSB_SNPQ{0-1}. */ \
	UNCORE_VALUE_(xeonmp_ifsb_isnpq, XEONMP_IFSB_ISNPQ_RESET)

#define XEONMP_IFSB_ISNPQ_COUNT 2
#define XEONMP_IFSB_ISNPQ_MSR 0x107ceu
#define XEONMP_IFSB_ISNPQ_INDEX_STRIDE 0x1u

#define xeonmp_ifsb_isnpq_addr(index) /* uncore_msr (index below XEONMP_IFSB_ISNPQ_COUNT): the address of MSR_IFSB_SNPQ{0-1}. */ \
	uncore_msr_at_(XEONMP_IFSB_ISNPQ_MSR + \
		UNCORE_INDEX_(index, XEONMP_IFSB_ISNPQ_COUNT) * XEONMP_IFSB_ISNPQ_INDEX_STRIDE)

/* Saturate [59] RW. */
#define XEONMP_IFSB_ISNPQ_SATURATE_MASK  UINT64_C(0x0800000000000000)
#define XEONMP_IFSB_ISNPQ_SATURATE_SHIFT 59
#define XEONMP_IFSB_ISNPQ_SATURATE_WIDTH 1
#define xeonmp_ifsb_isnpq_get_saturate(r) /* uint64_t (xeonmp_ifsb_isnpq r) [59]: Makes the count ffffffff at an event instead of adding to it, so it tells only that one happened. */ \
	UNCORE_GET64_(xeonmp_ifsb_isnpq, r, XEONMP_IFSB_ISNPQ_SATURATE)
#define xeonmp_ifsb_isnpq_set_saturate(r, v) /* xeonmp_ifsb_isnpq (xeonmp_ifsb_isnpq r, v up to 0x1u) [59]: Makes the count ffffffff at an event instead of adding to it, so it tells only that one happened. */ \
	UNCORE_PUT64_(xeonmp_ifsb_isnpq, xeonmp_ifsb_isnpq_value_(r).raw, XEONMP_IFSB_ISNPQ_SATURATE, v)

/* L3_state_match [54:48] RW. */
#define XEONMP_IFSB_ISNPQ_L3_STATE_MATCH_MASK  UINT64_C(0x007f000000000000)
#define XEONMP_IFSB_ISNPQ_L3_STATE_MATCH_SHIFT 48
#define XEONMP_IFSB_ISNPQ_L3_STATE_MATCH_WIDTH 7
#define xeonmp_ifsb_isnpq_get_l3_state_match(r) /* uint64_t (xeonmp_ifsb_isnpq r) [54:48]: Chooses by the state of the line; which bit is which state is not published. */ \
	UNCORE_GET64_(xeonmp_ifsb_isnpq, r, XEONMP_IFSB_ISNPQ_L3_STATE_MATCH)
#define xeonmp_ifsb_isnpq_set_l3_state_match(r, v) /* xeonmp_ifsb_isnpq (xeonmp_ifsb_isnpq r, v up to 0x7fu) [54:48]: Chooses by the state of the line; which bit is which state is not published. */ \
	UNCORE_PUT64_(xeonmp_ifsb_isnpq, xeonmp_ifsb_isnpq_value_(r).raw, XEONMP_IFSB_ISNPQ_L3_STATE_MATCH, v)

/* Snoop_match [47:45] RW. */
#define XEONMP_IFSB_ISNPQ_SNOOP_MATCH_MASK  UINT64_C(0x0000e00000000000)
#define XEONMP_IFSB_ISNPQ_SNOOP_MATCH_SHIFT 45
#define XEONMP_IFSB_ISNPQ_SNOOP_MATCH_WIDTH 3
#define xeonmp_ifsb_isnpq_get_snoop_match(r) /* uint64_t (xeonmp_ifsb_isnpq r) [47:45]: Chooses by the snoop result; which bit is which result is not published. */ \
	UNCORE_GET64_(xeonmp_ifsb_isnpq, r, XEONMP_IFSB_ISNPQ_SNOOP_MATCH)
#define xeonmp_ifsb_isnpq_set_snoop_match(r, v) /* xeonmp_ifsb_isnpq (xeonmp_ifsb_isnpq r, v up to 0x7u) [47:45]: Chooses by the snoop result; which bit is which result is not published. */ \
	UNCORE_PUT64_(xeonmp_ifsb_isnpq, xeonmp_ifsb_isnpq_value_(r).raw, XEONMP_IFSB_ISNPQ_SNOOP_MATCH, v)

/* Type_match [44:39] RW. */
#define XEONMP_IFSB_ISNPQ_TYPE_MATCH_MASK  UINT64_C(0x00001f8000000000)
#define XEONMP_IFSB_ISNPQ_TYPE_MATCH_SHIFT 39
#define XEONMP_IFSB_ISNPQ_TYPE_MATCH_WIDTH 6
#define xeonmp_ifsb_isnpq_get_type_match(r) /* uint64_t (xeonmp_ifsb_isnpq r) [44:39]: Chooses by the type of transaction; which bit is which type is not published. */ \
	UNCORE_GET64_(xeonmp_ifsb_isnpq, r, XEONMP_IFSB_ISNPQ_TYPE_MATCH)
#define xeonmp_ifsb_isnpq_set_type_match(r, v) /* xeonmp_ifsb_isnpq (xeonmp_ifsb_isnpq r, v up to 0x3fu) [44:39]: Chooses by the type of transaction; which bit is which type is not published. */ \
	UNCORE_PUT64_(xeonmp_ifsb_isnpq, xeonmp_ifsb_isnpq_value_(r).raw, XEONMP_IFSB_ISNPQ_TYPE_MATCH, v)

/* Agent_match [37:36] RW. */
#define XEONMP_IFSB_ISNPQ_AGENT_MATCH_MASK  UINT64_C(0x0000003000000000)
#define XEONMP_IFSB_ISNPQ_AGENT_MATCH_SHIFT 36
#define XEONMP_IFSB_ISNPQ_AGENT_MATCH_WIDTH 2
#define xeonmp_ifsb_isnpq_get_agent_match(r) /* uint64_t (xeonmp_ifsb_isnpq r) [37:36]: Chooses by the agent; which bit is which agent is not published. */ \
	UNCORE_GET64_(xeonmp_ifsb_isnpq, r, XEONMP_IFSB_ISNPQ_AGENT_MATCH)
#define xeonmp_ifsb_isnpq_set_agent_match(r, v) /* xeonmp_ifsb_isnpq (xeonmp_ifsb_isnpq r, v up to 0x3u) [37:36]: Chooses by the agent; which bit is which agent is not published. */ \
	UNCORE_PUT64_(xeonmp_ifsb_isnpq, xeonmp_ifsb_isnpq_value_(r).raw, XEONMP_IFSB_ISNPQ_AGENT_MATCH, v)

/* T1_match [33] RW. */
#define XEONMP_IFSB_ISNPQ_T1_MATCH_MASK  UINT64_C(0x0000000200000000)
#define XEONMP_IFSB_ISNPQ_T1_MATCH_SHIFT 33
#define XEONMP_IFSB_ISNPQ_T1_MATCH_WIDTH 1
#define xeonmp_ifsb_isnpq_get_t1_match(r) /* uint64_t (xeonmp_ifsb_isnpq r) [33]: Chooses logical processor 1, if T stands for thread. */ \
	UNCORE_GET64_(xeonmp_ifsb_isnpq, r, XEONMP_IFSB_ISNPQ_T1_MATCH)
#define xeonmp_ifsb_isnpq_set_t1_match(r, v) /* xeonmp_ifsb_isnpq (xeonmp_ifsb_isnpq r, v up to 0x1u) [33]: Chooses logical processor 1, if T stands for thread. */ \
	UNCORE_PUT64_(xeonmp_ifsb_isnpq, xeonmp_ifsb_isnpq_value_(r).raw, XEONMP_IFSB_ISNPQ_T1_MATCH, v)

/* T0_match [32] RW. */
#define XEONMP_IFSB_ISNPQ_T0_MATCH_MASK  UINT64_C(0x0000000100000000)
#define XEONMP_IFSB_ISNPQ_T0_MATCH_SHIFT 32
#define XEONMP_IFSB_ISNPQ_T0_MATCH_WIDTH 1
#define xeonmp_ifsb_isnpq_get_t0_match(r) /* uint64_t (xeonmp_ifsb_isnpq r) [32]: Chooses logical processor 0, if T stands for thread. */ \
	UNCORE_GET64_(xeonmp_ifsb_isnpq, r, XEONMP_IFSB_ISNPQ_T0_MATCH)
#define xeonmp_ifsb_isnpq_set_t0_match(r, v) /* xeonmp_ifsb_isnpq (xeonmp_ifsb_isnpq r, v up to 0x1u) [32]: Chooses logical processor 0, if T stands for thread. */ \
	UNCORE_PUT64_(xeonmp_ifsb_isnpq, xeonmp_ifsb_isnpq_value_(r).raw, XEONMP_IFSB_ISNPQ_T0_MATCH, v)

/* event_count [31:0] RW-V. */
#define XEONMP_IFSB_ISNPQ_EVENT_COUNT_MASK  UINT64_C(0x00000000ffffffff)
#define XEONMP_IFSB_ISNPQ_EVENT_COUNT_SHIFT 0
#define XEONMP_IFSB_ISNPQ_EVENT_COUNT_WIDTH 32
#define xeonmp_ifsb_isnpq_get_event_count(r) /* uint64_t (xeonmp_ifsb_isnpq r) [31:0]: The count; RDPMC gives it too. */ \
	UNCORE_GET64_(xeonmp_ifsb_isnpq, r, XEONMP_IFSB_ISNPQ_EVENT_COUNT)
#define xeonmp_ifsb_isnpq_set_event_count(r, v) /* xeonmp_ifsb_isnpq (xeonmp_ifsb_isnpq r, v up to 0xffffffffu) [31:0]: The count; RDPMC gives it too. */ \
	UNCORE_PUT64_(xeonmp_ifsb_isnpq, xeonmp_ifsb_isnpq_value_(r).raw, XEONMP_IFSB_ISNPQ_EVENT_COUNT, v)

/*
 * efsb: MSR_EFSB_DRDY{0-1}, 64 bits; also MSR_IFSB_DRDY{0-1}
 * Source: sdm-325384-059 Table 35-42
 */
typedef struct xeonmp_ifsb_efsb {
	uint64_t raw;
} xeonmp_ifsb_efsb;

UNCORE_ACCESSOR xeonmp_ifsb_efsb xeonmp_ifsb_efsb_value_(xeonmp_ifsb_efsb r)
{
	return r;
}

#define XEONMP_IFSB_EFSB_RESET UINT64_C(0x0000000000000000)
#define xeonmp_ifsb_efsb_reset() /* xeonmp_ifsb_efsb (): the value to begin from of MSR_EFSB_DRDY{0-1}. */ \
	UNCORE_VALUE_(xeonmp_ifsb_efsb, XEONMP_IFSB_EFSB_RESET)

#define XEONMP_IFSB_EFSB_COUNT 2
#define XEONMP_IFSB_EFSB_MSR 0x107d0u
#define XEONMP_IFSB_EFSB_INDEX_STRIDE 0x1u

#define xeonmp_ifsb_efsb_addr(index) /* uncore_msr (index below XEONMP_IFSB_EFSB_COUNT): the address of MSR_EFSB_DRDY{0-1}. */ \
	uncore_msr_at_(XEONMP_IFSB_EFSB_MSR + \
		UNCORE_INDEX_(index, XEONMP_IFSB_EFSB_COUNT) * XEONMP_IFSB_EFSB_INDEX_STRIDE)

/* Saturate [59] RW. */
#define XEONMP_IFSB_EFSB_SATURATE_MASK  UINT64_C(0x0800000000000000)
#define XEONMP_IFSB_EFSB_SATURATE_SHIFT 59
#define XEONMP_IFSB_EFSB_SATURATE_WIDTH 1
#define xeonmp_ifsb_efsb_get_saturate(r) /* uint64_t (xeonmp_ifsb_efsb r) [59]: Makes the count ffffffff at an event instead of adding to it, so it tells only that one happened. */ \
	UNCORE_GET64_(xeonmp_ifsb_efsb, r, XEONMP_IFSB_EFSB_SATURATE)
#define xeonmp_ifsb_efsb_set_saturate(r, v) /* xeonmp_ifsb_efsb (xeonmp_ifsb_efsb r, v up to 0x1u) [59]: Makes the count ffffffff at an event instead of adding to it, so it tells only that one happened. */ \
	UNCORE_PUT64_(xeonmp_ifsb_efsb, xeonmp_ifsb_efsb_value_(r).raw, XEONMP_IFSB_EFSB_SATURATE, v)

/* Other [49] RW. */
#define XEONMP_IFSB_EFSB_OTHER_MASK  UINT64_C(0x0002000000000000)
#define XEONMP_IFSB_EFSB_OTHER_SHIFT 49
#define XEONMP_IFSB_EFSB_OTHER_WIDTH 1
#define xeonmp_ifsb_efsb_get_other(r) /* uint64_t (xeonmp_ifsb_efsb r) [49]: Data-ready of other agents. */ \
	UNCORE_GET64_(xeonmp_ifsb_efsb, r, XEONMP_IFSB_EFSB_OTHER)
#define xeonmp_ifsb_efsb_set_other(r, v) /* xeonmp_ifsb_efsb (xeonmp_ifsb_efsb r, v up to 0x1u) [49]: Data-ready of other agents. */ \
	UNCORE_PUT64_(xeonmp_ifsb_efsb, xeonmp_ifsb_efsb_value_(r).raw, XEONMP_IFSB_EFSB_OTHER, v)

/* Own [48] RW. */
#define XEONMP_IFSB_EFSB_OWN_MASK  UINT64_C(0x0001000000000000)
#define XEONMP_IFSB_EFSB_OWN_SHIFT 48
#define XEONMP_IFSB_EFSB_OWN_WIDTH 1
#define xeonmp_ifsb_efsb_get_own(r) /* uint64_t (xeonmp_ifsb_efsb r) [48]: Data-ready of this agent. */ \
	UNCORE_GET64_(xeonmp_ifsb_efsb, r, XEONMP_IFSB_EFSB_OWN)
#define xeonmp_ifsb_efsb_set_own(r, v) /* xeonmp_ifsb_efsb (xeonmp_ifsb_efsb r, v up to 0x1u) [48]: Data-ready of this agent. */ \
	UNCORE_PUT64_(xeonmp_ifsb_efsb, xeonmp_ifsb_efsb_value_(r).raw, XEONMP_IFSB_EFSB_OWN, v)

/* event_count [31:0] RW-V. */
#define XEONMP_IFSB_EFSB_EVENT_COUNT_MASK  UINT64_C(0x00000000ffffffff)
#define XEONMP_IFSB_EFSB_EVENT_COUNT_SHIFT 0
#define XEONMP_IFSB_EFSB_EVENT_COUNT_WIDTH 32
#define xeonmp_ifsb_efsb_get_event_count(r) /* uint64_t (xeonmp_ifsb_efsb r) [31:0]: The count; RDPMC gives it too. */ \
	UNCORE_GET64_(xeonmp_ifsb_efsb, r, XEONMP_IFSB_EFSB_EVENT_COUNT)
#define xeonmp_ifsb_efsb_set_event_count(r, v) /* xeonmp_ifsb_efsb (xeonmp_ifsb_efsb r, v up to 0xffffffffu) [31:0]: The count; RDPMC gives it too. */ \
	UNCORE_PUT64_(xeonmp_ifsb_efsb, xeonmp_ifsb_efsb_value_(r).raw, XEONMP_IFSB_EFSB_EVENT_COUNT, v)

/*
 * ctl6: MSR_IFSB_CTL6, 64 bits; also MSR_IFSB_CTRL6
 * Source: sdm-325384-059 Table 35-42
 */
typedef struct xeonmp_ifsb_ctl6 {
	uint64_t raw;
} xeonmp_ifsb_ctl6;

UNCORE_ACCESSOR xeonmp_ifsb_ctl6 xeonmp_ifsb_ctl6_value_(xeonmp_ifsb_ctl6 r)
{
	return r;
}

#define XEONMP_IFSB_CTL6_RESET UINT64_C(0x0000000000000000)
#define xeonmp_ifsb_ctl6_reset() /* xeonmp_ifsb_ctl6 (): the value to begin from of MSR_IFSB_CTL6. */ \
	UNCORE_VALUE_(xeonmp_ifsb_ctl6, XEONMP_IFSB_CTL6_RESET)

#define XEONMP_IFSB_CTL6_MSR 0x107d2u

#define xeonmp_ifsb_ctl6_addr() /* uncore_msr (): the address of MSR_IFSB_CTL6. */ \
	uncore_msr_at_(XEONMP_IFSB_CTL6_MSR)

/* Enable [58] RW. */
#define XEONMP_IFSB_CTL6_ENABLE_MASK  UINT64_C(0x0400000000000000)
#define XEONMP_IFSB_CTL6_ENABLE_SHIFT 58
#define XEONMP_IFSB_CTL6_ENABLE_WIDTH 1
#define xeonmp_ifsb_ctl6_get_enable(r) /* uint64_t (xeonmp_ifsb_ctl6 r) [58]: Lets the latency be added up; clearing it keeps the count. */ \
	UNCORE_GET64_(xeonmp_ifsb_ctl6, r, XEONMP_IFSB_CTL6_ENABLE)
#define xeonmp_ifsb_ctl6_set_enable(r, v) /* xeonmp_ifsb_ctl6 (xeonmp_ifsb_ctl6 r, v up to 0x1u) [58]: Lets the latency be added up; clearing it keeps the count. */ \
	UNCORE_PUT64_(xeonmp_ifsb_ctl6, xeonmp_ifsb_ctl6_value_(r).raw, XEONMP_IFSB_CTL6_ENABLE, v)

/*
 * cntr7: MSR_IFSB_CNTR7, 64 bits
 * Source: sdm-325384-059 Table 35-42
 */
typedef struct xeonmp_ifsb_cntr7 {
	uint64_t raw;
} xeonmp_ifsb_cntr7;

UNCORE_ACCESSOR xeonmp_ifsb_cntr7 xeonmp_ifsb_cntr7_value_(xeonmp_ifsb_cntr7 r)
{
	return r;
}

#define XEONMP_IFSB_CNTR7_RESET UINT64_C(0x0000000000000000)
#define xeonmp_ifsb_cntr7_reset() /* xeonmp_ifsb_cntr7 (): the value to begin from of MSR_IFSB_CNTR7. */ \
	UNCORE_VALUE_(xeonmp_ifsb_cntr7, XEONMP_IFSB_CNTR7_RESET)

#define XEONMP_IFSB_CNTR7_MSR 0x107d3u

#define xeonmp_ifsb_cntr7_addr() /* uncore_msr (): the address of MSR_IFSB_CNTR7. */ \
	uncore_msr_at_(XEONMP_IFSB_CNTR7_MSR)

/* event_count [63:0] RW-V. */
#define XEONMP_IFSB_CNTR7_EVENT_COUNT_MASK  UINT64_C(0xffffffffffffffff)
#define XEONMP_IFSB_CNTR7_EVENT_COUNT_SHIFT 0
#define XEONMP_IFSB_CNTR7_EVENT_COUNT_WIDTH 64
#define xeonmp_ifsb_cntr7_get_event_count(r) /* uint64_t (xeonmp_ifsb_cntr7 r) [63:0]: Weighted cycles of latency. */ \
	UNCORE_GET64_(xeonmp_ifsb_cntr7, r, XEONMP_IFSB_CNTR7_EVENT_COUNT)
#define xeonmp_ifsb_cntr7_set_event_count(r, v) /* xeonmp_ifsb_cntr7 (xeonmp_ifsb_cntr7 r, v up to 0xffffffffffffffffull) [63:0]: Weighted cycles of latency. */ \
	UNCORE_PUT64_(xeonmp_ifsb_cntr7, xeonmp_ifsb_cntr7_value_(r).raw, XEONMP_IFSB_CNTR7_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
