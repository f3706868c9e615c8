/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/core.box.json by "make generate". Do not edit. */
/*
 * madeup core: Core counters. Two counters, and one enable for both in the control of the first.
 * Source: made-up-1 p30
 */
#ifndef UNCORE_MADEUP_CORE_H
#define UNCORE_MADEUP_CORE_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define MADEUP_CORE_INSTANCES 1

#define MADEUP_CORE_GENERAL_COUNTERS   2
#define MADEUP_CORE_GENERAL_WIDTH      40
#define MADEUP_CORE_GENERAL_COUNT_MASK UINT64_C(0xffffffffff)

/*
 * sel: EVNTSEL{0-1}, 32 bits; also SELECT{0-1}
 * Chooses what counter {0-1} counts.
 * Source: made-up-1 p30
 */
typedef struct madeup_core_sel {
	uint32_t raw;
} madeup_core_sel;

UNCORE_ACCESSOR madeup_core_sel madeup_core_sel_value_(madeup_core_sel r)
{
	return r;
}

#define MADEUP_CORE_SEL_RESET     0x00000000u
#define MADEUP_CORE_SEL_MUST_ZERO 0x00200000u
#define madeup_core_sel_reset() /* madeup_core_sel (): the value to begin from of EVNTSEL{0-1}. */ \
	UNCORE_VALUE_(madeup_core_sel, MADEUP_CORE_SEL_RESET)

#define MADEUP_CORE_SEL_COUNT 2
#define MADEUP_CORE_SEL_MSR 0x186u
#define MADEUP_CORE_SEL_INDEX_STRIDE 0x1u

#define madeup_core_sel_addr(index) /* uncore_msr (index below MADEUP_CORE_SEL_COUNT): the address of EVNTSEL{0-1}. */ \
	uncore_msr_at_(MADEUP_CORE_SEL_MSR + \
		UNCORE_INDEX_(index, MADEUP_CORE_SEL_COUNT) * MADEUP_CORE_SEL_INDEX_STRIDE)

/* thresh [31:24] RW. */
#define MADEUP_CORE_SEL_THRESH_MASK  0xff000000u
#define MADEUP_CORE_SEL_THRESH_SHIFT 24
#define MADEUP_CORE_SEL_THRESH_WIDTH 8
#define madeup_core_sel_get_thresh(r) /* uint32_t (madeup_core_sel r) [31:24] */ \
	UNCORE_GET32_(madeup_core_sel, r, MADEUP_CORE_SEL_THRESH)
#define madeup_core_sel_set_thresh(r, v) /* madeup_core_sel (madeup_core_sel r, v up to 0xffu) [31:24] */ \
	UNCORE_PUT32_(madeup_core_sel, madeup_core_sel_value_(r).raw, MADEUP_CORE_SEL_THRESH, v)

/* invert [23] RW. */
#define MADEUP_CORE_SEL_INVERT_MASK  0x00800000u
#define MADEUP_CORE_SEL_INVERT_SHIFT 23
#define MADEUP_CORE_SEL_INVERT_WIDTH 1
#define madeup_core_sel_get_invert(r) /* uint32_t (madeup_core_sel r) [23] */ \
	UNCORE_GET32_(madeup_core_sel, r, MADEUP_CORE_SEL_INVERT)
#define madeup_core_sel_set_invert(r, v) /* madeup_core_sel (madeup_core_sel r, v up to 0x1u) [23] */ \
	UNCORE_PUT32_(madeup_core_sel, madeup_core_sel_value_(r).raw, MADEUP_CORE_SEL_INVERT, v)

/* en [22] RW. */
#define MADEUP_CORE_SEL_EN_MASK  0x00400000u
#define MADEUP_CORE_SEL_EN_SHIFT 22
#define MADEUP_CORE_SEL_EN_WIDTH 1
#define madeup_core_sel_get_en(r) /* uint32_t (madeup_core_sel r) [22]: Works in the first control only, and for both counters. */ \
	UNCORE_GET32_(madeup_core_sel, r, MADEUP_CORE_SEL_EN)
#define madeup_core_sel_set_en(r, v) /* madeup_core_sel (madeup_core_sel r, v up to 0x1u) [22]: Works in the first control only, and for both counters. */ \
	UNCORE_PUT32_(madeup_core_sel, madeup_core_sel_value_(r).raw, MADEUP_CORE_SEL_EN, v)

/* pmi [20] RW. */
#define MADEUP_CORE_SEL_PMI_MASK  0x00100000u
#define MADEUP_CORE_SEL_PMI_SHIFT 20
#define MADEUP_CORE_SEL_PMI_WIDTH 1
#define madeup_core_sel_get_pmi(r) /* uint32_t (madeup_core_sel r) [20] */ \
	UNCORE_GET32_(madeup_core_sel, r, MADEUP_CORE_SEL_PMI)
#define madeup_core_sel_set_pmi(r, v) /* madeup_core_sel (madeup_core_sel r, v up to 0x1u) [20] */ \
	UNCORE_PUT32_(madeup_core_sel, madeup_core_sel_value_(r).raw, MADEUP_CORE_SEL_PMI, v)

/* pin [19] RW. */
#define MADEUP_CORE_SEL_PIN_MASK  0x00080000u
#define MADEUP_CORE_SEL_PIN_SHIFT 19
#define MADEUP_CORE_SEL_PIN_WIDTH 1
#define madeup_core_sel_get_pin(r) /* uint32_t (madeup_core_sel r) [19] */ \
	UNCORE_GET32_(madeup_core_sel, r, MADEUP_CORE_SEL_PIN)
#define madeup_core_sel_set_pin(r, v) /* madeup_core_sel (madeup_core_sel r, v up to 0x1u) [19] */ \
	UNCORE_PUT32_(madeup_core_sel, madeup_core_sel_value_(r).raw, MADEUP_CORE_SEL_PIN, v)

/* edge [18] RW. */
#define MADEUP_CORE_SEL_EDGE_MASK  0x00040000u
#define MADEUP_CORE_SEL_EDGE_SHIFT 18
#define MADEUP_CORE_SEL_EDGE_WIDTH 1
#define madeup_core_sel_get_edge(r) /* uint32_t (madeup_core_sel r) [18] */ \
	UNCORE_GET32_(madeup_core_sel, r, MADEUP_CORE_SEL_EDGE)
#define madeup_core_sel_set_edge(r, v) /* madeup_core_sel (madeup_core_sel r, v up to 0x1u) [18] */ \
	UNCORE_PUT32_(madeup_core_sel, madeup_core_sel_value_(r).raw, MADEUP_CORE_SEL_EDGE, v)

/* mode [17:16] RW. */
#define MADEUP_CORE_SEL_MODE_MASK  0x00030000u
#define MADEUP_CORE_SEL_MODE_SHIFT 16
#define MADEUP_CORE_SEL_MODE_WIDTH 2

/* Values may be OR-ed. */
enum madeup_core_sel_mode {
	MADEUP_CORE_SEL_MODE_USR = 0x1,
	MADEUP_CORE_SEL_MODE_OS = 0x2,
};
#define madeup_core_sel_get_mode(r) /* uint32_t (madeup_core_sel r) [17:16] */ \
	UNCORE_GET32_(madeup_core_sel, r, MADEUP_CORE_SEL_MODE)
#define madeup_core_sel_set_mode(r, v) /* madeup_core_sel (madeup_core_sel r, v up to 0x3u) [17:16] */ \
	UNCORE_PUT32_(madeup_core_sel, madeup_core_sel_value_(r).raw, MADEUP_CORE_SEL_MODE, v)

/* umask [15:8] RW. */
#define MADEUP_CORE_SEL_UMASK_MASK  0x0000ff00u
#define MADEUP_CORE_SEL_UMASK_SHIFT 8
#define MADEUP_CORE_SEL_UMASK_WIDTH 8
#define madeup_core_sel_get_umask(r) /* uint32_t (madeup_core_sel r) [15:8] */ \
	UNCORE_GET32_(madeup_core_sel, r, MADEUP_CORE_SEL_UMASK)
#define madeup_core_sel_set_umask(r, v) /* madeup_core_sel (madeup_core_sel r, v up to 0xffu) [15:8] */ \
	UNCORE_PUT32_(madeup_core_sel, madeup_core_sel_value_(r).raw, MADEUP_CORE_SEL_UMASK, v)

/* ev_sel [7:0] RW. */
#define MADEUP_CORE_SEL_EV_SEL_MASK  0x000000ffu
#define MADEUP_CORE_SEL_EV_SEL_SHIFT 0
#define MADEUP_CORE_SEL_EV_SEL_WIDTH 8
#define madeup_core_sel_get_ev_sel(r) /* uint32_t (madeup_core_sel r) [7:0] */ \
	UNCORE_GET32_(madeup_core_sel, r, MADEUP_CORE_SEL_EV_SEL)
#define madeup_core_sel_set_ev_sel(r, v) /* madeup_core_sel (madeup_core_sel r, v up to 0xffu) [7:0] */ \
	UNCORE_PUT32_(madeup_core_sel, madeup_core_sel_value_(r).raw, MADEUP_CORE_SEL_EV_SEL, v)

/*
 * ctr: PERFCTR{0-1}, 64 bits
 * Source: made-up-1 p30
 */
typedef struct madeup_core_ctr {
	uint64_t raw;
} madeup_core_ctr;

UNCORE_ACCESSOR madeup_core_ctr madeup_core_ctr_value_(madeup_core_ctr r)
{
	return r;
}

#define MADEUP_CORE_CTR_RESET UINT64_C(0x0000000000000000)
#define madeup_core_ctr_reset() /* madeup_core_ctr (): the value to begin from of PERFCTR{0-1}. */ \
	UNCORE_VALUE_(madeup_core_ctr, MADEUP_CORE_CTR_RESET)

#define MADEUP_CORE_CTR_COUNT 2
#define MADEUP_CORE_CTR_MSR 0xc1u
#define MADEUP_CORE_CTR_INDEX_STRIDE 0x1u

#define madeup_core_ctr_addr(index) /* uncore_msr (index below MADEUP_CORE_CTR_COUNT): the address of PERFCTR{0-1}. */ \
	uncore_msr_at_(MADEUP_CORE_CTR_MSR + \
		UNCORE_INDEX_(index, MADEUP_CORE_CTR_COUNT) * MADEUP_CORE_CTR_INDEX_STRIDE)

/* count [39:0] RW-V. */
#define MADEUP_CORE_CTR_COUNT_MASK  UINT64_C(0x000000ffffffffff)
#define MADEUP_CORE_CTR_COUNT_SHIFT 0
#define MADEUP_CORE_CTR_COUNT_WIDTH 40
#define madeup_core_ctr_get_count(r) /* uint64_t (madeup_core_ctr r) [39:0] */ \
	UNCORE_GET64_(madeup_core_ctr, r, MADEUP_CORE_CTR_COUNT)
#define madeup_core_ctr_set_count(r, v) /* madeup_core_ctr (madeup_core_ctr r, v up to 0xffffffffffull) [39:0] */ \
	UNCORE_PUT64_(madeup_core_ctr, madeup_core_ctr_value_(r).raw, MADEUP_CORE_CTR_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
