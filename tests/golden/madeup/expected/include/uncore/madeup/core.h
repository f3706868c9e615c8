/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/core.box.json by "make generate". Do not edit. */
/*
 * madeup core: Core counters. Two counters, and one enable for both in the control of the first.
 * Source: made-up-1 p30
 */
#ifndef UNCORE_MADEUP_CORE_H
#define UNCORE_MADEUP_CORE_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 2 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 2)
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
 * sel: EVNTSEL{i}, 32 bits
 * Source: made-up-1 p30
 */
typedef struct madeup_core_sel {
	uint32_t raw;
} madeup_core_sel;

#define MADEUP_CORE_SEL_RESET     0x00000000u
#define MADEUP_CORE_SEL_MUST_ZERO 0x00200000u
#define madeup_core_sel_reset() UNCORE_VALUE_(madeup_core_sel, MADEUP_CORE_SEL_RESET)

#define MADEUP_CORE_SEL_COUNT 2
#define MADEUP_CORE_SEL_MSR 0x186u
#define MADEUP_CORE_SEL_INDEX_STRIDE 0x1u

UNCORE_ACCESSOR uncore_msr madeup_core_sel_addr(unsigned index)
{
	uncore_msr at = { MADEUP_CORE_SEL_MSR +
			  uncore_index_(index, MADEUP_CORE_SEL_COUNT) * MADEUP_CORE_SEL_INDEX_STRIDE };

	return at;
}

/* thresh [31:24] RW. */
#define MADEUP_CORE_SEL_THRESH_MASK  0xff000000u
#define MADEUP_CORE_SEL_THRESH_SHIFT 24
#define MADEUP_CORE_SEL_THRESH_WIDTH 8

UNCORE_ACCESSOR uint32_t madeup_core_sel_get_thresh(madeup_core_sel r)
{
	return (r.raw & MADEUP_CORE_SEL_THRESH_MASK) >> MADEUP_CORE_SEL_THRESH_SHIFT;
}

UNCORE_ACCESSOR madeup_core_sel madeup_core_sel_set_thresh(madeup_core_sel r, uint64_t v)
{
	r.raw = uncore_put32_(r.raw, MADEUP_CORE_SEL_THRESH_MASK, MADEUP_CORE_SEL_THRESH_SHIFT, v);
	return r;
}
#define madeup_core_sel_set_thresh(r, v) \
	madeup_core_sel_set_thresh(r, UNCORE_FIT_(v, MADEUP_CORE_SEL_THRESH))

/* invert [23] RW. */
#define MADEUP_CORE_SEL_INVERT_MASK  0x00800000u
#define MADEUP_CORE_SEL_INVERT_SHIFT 23
#define MADEUP_CORE_SEL_INVERT_WIDTH 1

UNCORE_ACCESSOR uint32_t madeup_core_sel_get_invert(madeup_core_sel r)
{
	return (r.raw & MADEUP_CORE_SEL_INVERT_MASK) >> MADEUP_CORE_SEL_INVERT_SHIFT;
}

UNCORE_ACCESSOR madeup_core_sel madeup_core_sel_set_invert(madeup_core_sel r, uint64_t v)
{
	r.raw = uncore_put32_(r.raw, MADEUP_CORE_SEL_INVERT_MASK, MADEUP_CORE_SEL_INVERT_SHIFT, v);
	return r;
}
#define madeup_core_sel_set_invert(r, v) \
	madeup_core_sel_set_invert(r, UNCORE_FIT_(v, MADEUP_CORE_SEL_INVERT))

/* en [22] RW. Works in the first control only, and for both counters. */
#define MADEUP_CORE_SEL_EN_MASK  0x00400000u
#define MADEUP_CORE_SEL_EN_SHIFT 22
#define MADEUP_CORE_SEL_EN_WIDTH 1

UNCORE_ACCESSOR uint32_t madeup_core_sel_get_en(madeup_core_sel r)
{
	return (r.raw & MADEUP_CORE_SEL_EN_MASK) >> MADEUP_CORE_SEL_EN_SHIFT;
}

UNCORE_ACCESSOR madeup_core_sel madeup_core_sel_set_en(madeup_core_sel r, uint64_t v)
{
	r.raw = uncore_put32_(r.raw, MADEUP_CORE_SEL_EN_MASK, MADEUP_CORE_SEL_EN_SHIFT, v);
	return r;
}
#define madeup_core_sel_set_en(r, v) \
	madeup_core_sel_set_en(r, UNCORE_FIT_(v, MADEUP_CORE_SEL_EN))

/* pmi [20] RW. */
#define MADEUP_CORE_SEL_PMI_MASK  0x00100000u
#define MADEUP_CORE_SEL_PMI_SHIFT 20
#define MADEUP_CORE_SEL_PMI_WIDTH 1

UNCORE_ACCESSOR uint32_t madeup_core_sel_get_pmi(madeup_core_sel r)
{
	return (r.raw & MADEUP_CORE_SEL_PMI_MASK) >> MADEUP_CORE_SEL_PMI_SHIFT;
}

UNCORE_ACCESSOR madeup_core_sel madeup_core_sel_set_pmi(madeup_core_sel r, uint64_t v)
{
	r.raw = uncore_put32_(r.raw, MADEUP_CORE_SEL_PMI_MASK, MADEUP_CORE_SEL_PMI_SHIFT, v);
	return r;
}
#define madeup_core_sel_set_pmi(r, v) \
	madeup_core_sel_set_pmi(r, UNCORE_FIT_(v, MADEUP_CORE_SEL_PMI))

/* pin [19] RW. */
#define MADEUP_CORE_SEL_PIN_MASK  0x00080000u
#define MADEUP_CORE_SEL_PIN_SHIFT 19
#define MADEUP_CORE_SEL_PIN_WIDTH 1

UNCORE_ACCESSOR uint32_t madeup_core_sel_get_pin(madeup_core_sel r)
{
	return (r.raw & MADEUP_CORE_SEL_PIN_MASK) >> MADEUP_CORE_SEL_PIN_SHIFT;
}

UNCORE_ACCESSOR madeup_core_sel madeup_core_sel_set_pin(madeup_core_sel r, uint64_t v)
{
	r.raw = uncore_put32_(r.raw, MADEUP_CORE_SEL_PIN_MASK, MADEUP_CORE_SEL_PIN_SHIFT, v);
	return r;
}
#define madeup_core_sel_set_pin(r, v) \
	madeup_core_sel_set_pin(r, UNCORE_FIT_(v, MADEUP_CORE_SEL_PIN))

/* edge [18] RW. */
#define MADEUP_CORE_SEL_EDGE_MASK  0x00040000u
#define MADEUP_CORE_SEL_EDGE_SHIFT 18
#define MADEUP_CORE_SEL_EDGE_WIDTH 1

UNCORE_ACCESSOR uint32_t madeup_core_sel_get_edge(madeup_core_sel r)
{
	return (r.raw & MADEUP_CORE_SEL_EDGE_MASK) >> MADEUP_CORE_SEL_EDGE_SHIFT;
}

UNCORE_ACCESSOR madeup_core_sel madeup_core_sel_set_edge(madeup_core_sel r, uint64_t v)
{
	r.raw = uncore_put32_(r.raw, MADEUP_CORE_SEL_EDGE_MASK, MADEUP_CORE_SEL_EDGE_SHIFT, v);
	return r;
}
#define madeup_core_sel_set_edge(r, v) \
	madeup_core_sel_set_edge(r, UNCORE_FIT_(v, MADEUP_CORE_SEL_EDGE))

/* mode [17:16] RW. */
#define MADEUP_CORE_SEL_MODE_MASK  0x00030000u
#define MADEUP_CORE_SEL_MODE_SHIFT 16
#define MADEUP_CORE_SEL_MODE_WIDTH 2

/* Values may be OR-ed. */
enum madeup_core_sel_mode {
	MADEUP_CORE_SEL_MODE_USR = 0x1,
	MADEUP_CORE_SEL_MODE_OS = 0x2,
};

UNCORE_ACCESSOR uint32_t madeup_core_sel_get_mode(madeup_core_sel r)
{
	return (r.raw & MADEUP_CORE_SEL_MODE_MASK) >> MADEUP_CORE_SEL_MODE_SHIFT;
}

UNCORE_ACCESSOR madeup_core_sel madeup_core_sel_set_mode(madeup_core_sel r, uint64_t v)
{
	r.raw = uncore_put32_(r.raw, MADEUP_CORE_SEL_MODE_MASK, MADEUP_CORE_SEL_MODE_SHIFT, v);
	return r;
}
#define madeup_core_sel_set_mode(r, v) \
	madeup_core_sel_set_mode(r, UNCORE_FIT_(v, MADEUP_CORE_SEL_MODE))

/* umask [15:8] RW. */
#define MADEUP_CORE_SEL_UMASK_MASK  0x0000ff00u
#define MADEUP_CORE_SEL_UMASK_SHIFT 8
#define MADEUP_CORE_SEL_UMASK_WIDTH 8

UNCORE_ACCESSOR uint32_t madeup_core_sel_get_umask(madeup_core_sel r)
{
	return (r.raw & MADEUP_CORE_SEL_UMASK_MASK) >> MADEUP_CORE_SEL_UMASK_SHIFT;
}

UNCORE_ACCESSOR madeup_core_sel madeup_core_sel_set_umask(madeup_core_sel r, uint64_t v)
{
	r.raw = uncore_put32_(r.raw, MADEUP_CORE_SEL_UMASK_MASK, MADEUP_CORE_SEL_UMASK_SHIFT, v);
	return r;
}
#define madeup_core_sel_set_umask(r, v) \
	madeup_core_sel_set_umask(r, UNCORE_FIT_(v, MADEUP_CORE_SEL_UMASK))

/* ev_sel [7:0] RW. */
#define MADEUP_CORE_SEL_EV_SEL_MASK  0x000000ffu
#define MADEUP_CORE_SEL_EV_SEL_SHIFT 0
#define MADEUP_CORE_SEL_EV_SEL_WIDTH 8

UNCORE_ACCESSOR uint32_t madeup_core_sel_get_ev_sel(madeup_core_sel r)
{
	return (r.raw & MADEUP_CORE_SEL_EV_SEL_MASK) >> MADEUP_CORE_SEL_EV_SEL_SHIFT;
}

UNCORE_ACCESSOR madeup_core_sel madeup_core_sel_set_ev_sel(madeup_core_sel r, uint64_t v)
{
	r.raw = uncore_put32_(r.raw, MADEUP_CORE_SEL_EV_SEL_MASK, MADEUP_CORE_SEL_EV_SEL_SHIFT, v);
	return r;
}
#define madeup_core_sel_set_ev_sel(r, v) \
	madeup_core_sel_set_ev_sel(r, UNCORE_FIT_(v, MADEUP_CORE_SEL_EV_SEL))

/*
 * ctr: PERFCTR{i}, 64 bits
 * Source: made-up-1 p30
 */
typedef struct madeup_core_ctr {
	uint64_t raw;
} madeup_core_ctr;

#define MADEUP_CORE_CTR_RESET UINT64_C(0x0000000000000000)
#define madeup_core_ctr_reset() UNCORE_VALUE_(madeup_core_ctr, MADEUP_CORE_CTR_RESET)

#define MADEUP_CORE_CTR_COUNT 2
#define MADEUP_CORE_CTR_MSR 0xc1u
#define MADEUP_CORE_CTR_INDEX_STRIDE 0x1u

UNCORE_ACCESSOR uncore_msr madeup_core_ctr_addr(unsigned index)
{
	uncore_msr at = { MADEUP_CORE_CTR_MSR +
			  uncore_index_(index, MADEUP_CORE_CTR_COUNT) * MADEUP_CORE_CTR_INDEX_STRIDE };

	return at;
}

/* count [39:0] RW-V. */
#define MADEUP_CORE_CTR_COUNT_MASK  UINT64_C(0x000000ffffffffff)
#define MADEUP_CORE_CTR_COUNT_SHIFT 0
#define MADEUP_CORE_CTR_COUNT_WIDTH 40

UNCORE_ACCESSOR uint64_t madeup_core_ctr_get_count(madeup_core_ctr r)
{
	return (r.raw & MADEUP_CORE_CTR_COUNT_MASK) >> MADEUP_CORE_CTR_COUNT_SHIFT;
}

UNCORE_ACCESSOR madeup_core_ctr madeup_core_ctr_set_count(madeup_core_ctr r, uint64_t v)
{
	r.raw = uncore_put64_(r.raw, MADEUP_CORE_CTR_COUNT_MASK, MADEUP_CORE_CTR_COUNT_SHIFT, v);
	return r;
}
#define madeup_core_ctr_set_count(r, v) \
	madeup_core_ctr_set_count(r, UNCORE_FIT_(v, MADEUP_CORE_CTR_COUNT))

#ifdef __cplusplus
}
#endif

#endif
