/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ratios/unit.box.json by "make generate". Do not edit. */
/*
 * ratios unit: Unit
 * Source: guide
 */
#ifndef UNCORE_RATIOS_UNIT_H
#define UNCORE_RATIOS_UNIT_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define RATIOS_UNIT_INSTANCES 1

#define RATIOS_UNIT_GENERAL_COUNTERS   4
#define RATIOS_UNIT_GENERAL_WIDTH      48
#define RATIOS_UNIT_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define RATIOS_UNIT_FIXED_COUNTERS   1
#define RATIOS_UNIT_FIXED_WIDTH      48
#define RATIOS_UNIT_FIXED_COUNT_MASK UINT64_C(0xffffffffffff)

#define RATIOS_UNIT_FREE_COUNTERS   2
#define RATIOS_UNIT_FREE_WIDTH      48
#define RATIOS_UNIT_FREE_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * ctl: CTL{0-3}, 32 bits
 * Erratum T1 (overcounts): Counts twice.
 * Source: guide
 */
typedef struct ratios_unit_ctl {
	uint32_t raw;
} ratios_unit_ctl;

UNCORE_ACCESSOR ratios_unit_ctl ratios_unit_ctl_value_(ratios_unit_ctl r)
{
	return r;
}

#define RATIOS_UNIT_CTL_RESET     0x00000000u
#define RATIOS_UNIT_CTL_MUST_ZERO 0x7e0f0000u
#define ratios_unit_ctl_reset() /* ratios_unit_ctl (): the value to begin from of CTL{0-3}. */ \
	UNCORE_VALUE_(ratios_unit_ctl, RATIOS_UNIT_CTL_RESET)

#define RATIOS_UNIT_CTL_COUNT 4
#define RATIOS_UNIT_CTL_MSR 0x10u
#define RATIOS_UNIT_CTL_INDEX_STRIDE 0x1u

#define ratios_unit_ctl_addr(index) /* uncore_msr (index below RATIOS_UNIT_CTL_COUNT): the address of CTL{0-3}. */ \
	uncore_msr_at_(RATIOS_UNIT_CTL_MSR + \
		UNCORE_INDEX_(index, RATIOS_UNIT_CTL_COUNT) * RATIOS_UNIT_CTL_INDEX_STRIDE)

/* en [31] RW. */
#define RATIOS_UNIT_CTL_EN_MASK  0x80000000u
#define RATIOS_UNIT_CTL_EN_SHIFT 31
#define RATIOS_UNIT_CTL_EN_WIDTH 1
#define ratios_unit_ctl_get_en(r) /* uint32_t (ratios_unit_ctl r) [31] */ \
	UNCORE_GET32_(ratios_unit_ctl, r, RATIOS_UNIT_CTL_EN)
#define ratios_unit_ctl_set_en(r, v) /* ratios_unit_ctl (ratios_unit_ctl r, v up to 0x1u) [31] */ \
	UNCORE_PUT32_(ratios_unit_ctl, ratios_unit_ctl_value_(r).raw, RATIOS_UNIT_CTL_EN, v)

/* busy [24] RO. */
#define RATIOS_UNIT_CTL_BUSY_MASK  0x01000000u
#define RATIOS_UNIT_CTL_BUSY_SHIFT 24
#define RATIOS_UNIT_CTL_BUSY_WIDTH 1
#define ratios_unit_ctl_get_busy(r) /* uint32_t (ratios_unit_ctl r) [24] */ \
	UNCORE_GET32_(ratios_unit_ctl, r, RATIOS_UNIT_CTL_BUSY)

/* ext [23:20] RW. */
#define RATIOS_UNIT_CTL_EXT_MASK  0x00f00000u
#define RATIOS_UNIT_CTL_EXT_SHIFT 20
#define RATIOS_UNIT_CTL_EXT_WIDTH 4
#define ratios_unit_ctl_get_ext(r) /* uint32_t (ratios_unit_ctl r) [23:20] */ \
	UNCORE_GET32_(ratios_unit_ctl, r, RATIOS_UNIT_CTL_EXT)
#define ratios_unit_ctl_set_ext(r, v) /* ratios_unit_ctl (ratios_unit_ctl r, v up to 0xfu) [23:20] */ \
	UNCORE_PUT32_(ratios_unit_ctl, ratios_unit_ctl_value_(r).raw, RATIOS_UNIT_CTL_EXT, v)

/* umask [15:8] RW. */
#define RATIOS_UNIT_CTL_UMASK_MASK  0x0000ff00u
#define RATIOS_UNIT_CTL_UMASK_SHIFT 8
#define RATIOS_UNIT_CTL_UMASK_WIDTH 8
#define ratios_unit_ctl_get_umask(r) /* uint32_t (ratios_unit_ctl r) [15:8] */ \
	UNCORE_GET32_(ratios_unit_ctl, r, RATIOS_UNIT_CTL_UMASK)
#define ratios_unit_ctl_set_umask(r, v) /* ratios_unit_ctl (ratios_unit_ctl r, v up to 0xffu) [15:8] */ \
	UNCORE_PUT32_(ratios_unit_ctl, ratios_unit_ctl_value_(r).raw, RATIOS_UNIT_CTL_UMASK, v)

/* ev_sel [7:0] RW. */
#define RATIOS_UNIT_CTL_EV_SEL_MASK  0x000000ffu
#define RATIOS_UNIT_CTL_EV_SEL_SHIFT 0
#define RATIOS_UNIT_CTL_EV_SEL_WIDTH 8
#define ratios_unit_ctl_get_ev_sel(r) /* uint32_t (ratios_unit_ctl r) [7:0] */ \
	UNCORE_GET32_(ratios_unit_ctl, r, RATIOS_UNIT_CTL_EV_SEL)
#define ratios_unit_ctl_set_ev_sel(r, v) /* ratios_unit_ctl (ratios_unit_ctl r, v up to 0xffu) [7:0] */ \
	UNCORE_PUT32_(ratios_unit_ctl, ratios_unit_ctl_value_(r).raw, RATIOS_UNIT_CTL_EV_SEL, v)

/*
 * ctr: CTR{0-3}, 64 bits
 * Source: guide
 */
typedef struct ratios_unit_ctr {
	uint64_t raw;
} ratios_unit_ctr;

UNCORE_ACCESSOR ratios_unit_ctr ratios_unit_ctr_value_(ratios_unit_ctr r)
{
	return r;
}

#define RATIOS_UNIT_CTR_RESET     UINT64_C(0x0000000000000000)
#define RATIOS_UNIT_CTR_MUST_ZERO UINT64_C(0xffff000000000000)
#define ratios_unit_ctr_reset() /* ratios_unit_ctr (): the value to begin from of CTR{0-3}. */ \
	UNCORE_VALUE_(ratios_unit_ctr, RATIOS_UNIT_CTR_RESET)

#define RATIOS_UNIT_CTR_COUNT 4
#define RATIOS_UNIT_CTR_MSR 0x20u
#define RATIOS_UNIT_CTR_INDEX_STRIDE 0x1u

#define ratios_unit_ctr_addr(index) /* uncore_msr (index below RATIOS_UNIT_CTR_COUNT): the address of CTR{0-3}. */ \
	uncore_msr_at_(RATIOS_UNIT_CTR_MSR + \
		UNCORE_INDEX_(index, RATIOS_UNIT_CTR_COUNT) * RATIOS_UNIT_CTR_INDEX_STRIDE)

/* count [47:0] RW-V. */
#define RATIOS_UNIT_CTR_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define RATIOS_UNIT_CTR_COUNT_SHIFT 0
#define RATIOS_UNIT_CTR_COUNT_WIDTH 48
#define ratios_unit_ctr_get_count(r) /* uint64_t (ratios_unit_ctr r) [47:0] */ \
	UNCORE_GET64_(ratios_unit_ctr, r, RATIOS_UNIT_CTR_COUNT)
#define ratios_unit_ctr_set_count(r, v) /* ratios_unit_ctr (ratios_unit_ctr r, v up to 0xffffffffffffull) [47:0] */ \
	UNCORE_PUT64_(ratios_unit_ctr, ratios_unit_ctr_value_(r).raw, RATIOS_UNIT_CTR_COUNT, v)

/*
 * fixctl: FIXCTL, 32 bits
 * Source: guide
 */
typedef struct ratios_unit_fixctl {
	uint32_t raw;
} ratios_unit_fixctl;

UNCORE_ACCESSOR ratios_unit_fixctl ratios_unit_fixctl_value_(ratios_unit_fixctl r)
{
	return r;
}

#define RATIOS_UNIT_FIXCTL_RESET     0x00000000u
#define RATIOS_UNIT_FIXCTL_MUST_ZERO 0x7fffffffu
#define ratios_unit_fixctl_reset() /* ratios_unit_fixctl (): the value to begin from of FIXCTL. */ \
	UNCORE_VALUE_(ratios_unit_fixctl, RATIOS_UNIT_FIXCTL_RESET)

#define RATIOS_UNIT_FIXCTL_MSR 0x30u

#define ratios_unit_fixctl_addr() /* uncore_msr (): the address of FIXCTL. */ \
	uncore_msr_at_(RATIOS_UNIT_FIXCTL_MSR)

/* en [31] RW. */
#define RATIOS_UNIT_FIXCTL_EN_MASK  0x80000000u
#define RATIOS_UNIT_FIXCTL_EN_SHIFT 31
#define RATIOS_UNIT_FIXCTL_EN_WIDTH 1
#define ratios_unit_fixctl_get_en(r) /* uint32_t (ratios_unit_fixctl r) [31] */ \
	UNCORE_GET32_(ratios_unit_fixctl, r, RATIOS_UNIT_FIXCTL_EN)
#define ratios_unit_fixctl_set_en(r, v) /* ratios_unit_fixctl (ratios_unit_fixctl r, v up to 0x1u) [31] */ \
	UNCORE_PUT32_(ratios_unit_fixctl, ratios_unit_fixctl_value_(r).raw, RATIOS_UNIT_FIXCTL_EN, v)

/*
 * fixctr: FIXCTR, 64 bits
 * Source: guide
 */
typedef struct ratios_unit_fixctr {
	uint64_t raw;
} ratios_unit_fixctr;

UNCORE_ACCESSOR ratios_unit_fixctr ratios_unit_fixctr_value_(ratios_unit_fixctr r)
{
	return r;
}

#define RATIOS_UNIT_FIXCTR_RESET     UINT64_C(0x0000000000000000)
#define RATIOS_UNIT_FIXCTR_MUST_ZERO UINT64_C(0xffff000000000000)
#define ratios_unit_fixctr_reset() /* ratios_unit_fixctr (): the value to begin from of FIXCTR. */ \
	UNCORE_VALUE_(ratios_unit_fixctr, RATIOS_UNIT_FIXCTR_RESET)

#define RATIOS_UNIT_FIXCTR_MSR 0x31u

#define ratios_unit_fixctr_addr() /* uncore_msr (): the address of FIXCTR. */ \
	uncore_msr_at_(RATIOS_UNIT_FIXCTR_MSR)

/* count [47:0] RW-V. */
#define RATIOS_UNIT_FIXCTR_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define RATIOS_UNIT_FIXCTR_COUNT_SHIFT 0
#define RATIOS_UNIT_FIXCTR_COUNT_WIDTH 48
#define ratios_unit_fixctr_get_count(r) /* uint64_t (ratios_unit_fixctr r) [47:0]: the same bits as in ratios_unit_ctr. */ \
	UNCORE_GET64_(ratios_unit_fixctr, r, RATIOS_UNIT_FIXCTR_COUNT)
#define ratios_unit_fixctr_set_count(r, v) /* ratios_unit_fixctr (ratios_unit_fixctr r, v up to 0xffffffffffffull) [47:0]: the same bits as in ratios_unit_ctr. */ \
	UNCORE_PUT64_(ratios_unit_fixctr, ratios_unit_fixctr_value_(r).raw, RATIOS_UNIT_FIXCTR_COUNT, v)

/*
 * freectr: FREE{0-1}, 64 bits
 * Source: guide
 */
typedef struct ratios_unit_freectr {
	uint64_t raw;
} ratios_unit_freectr;

UNCORE_ACCESSOR ratios_unit_freectr ratios_unit_freectr_value_(ratios_unit_freectr r)
{
	return r;
}

#define RATIOS_UNIT_FREECTR_RESET     UINT64_C(0x0000000000000000)
#define RATIOS_UNIT_FREECTR_MUST_ZERO UINT64_C(0xffff000000000000)
#define ratios_unit_freectr_reset() /* ratios_unit_freectr (): the value to begin from of FREE{0-1}. */ \
	UNCORE_VALUE_(ratios_unit_freectr, RATIOS_UNIT_FREECTR_RESET)

#define RATIOS_UNIT_FREECTR_COUNT 2
#define RATIOS_UNIT_FREECTR_MSR 0x32u
#define RATIOS_UNIT_FREECTR_INDEX_STRIDE 0x1u

#define ratios_unit_freectr_addr(index) /* uncore_msr (index below RATIOS_UNIT_FREECTR_COUNT): the address of FREE{0-1}. */ \
	uncore_msr_at_(RATIOS_UNIT_FREECTR_MSR + \
		UNCORE_INDEX_(index, RATIOS_UNIT_FREECTR_COUNT) * RATIOS_UNIT_FREECTR_INDEX_STRIDE)

/* count [47:0] RW-V. */
#define RATIOS_UNIT_FREECTR_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define RATIOS_UNIT_FREECTR_COUNT_SHIFT 0
#define RATIOS_UNIT_FREECTR_COUNT_WIDTH 48
#define ratios_unit_freectr_get_count(r) /* uint64_t (ratios_unit_freectr r) [47:0]: the same bits as in ratios_unit_ctr. */ \
	UNCORE_GET64_(ratios_unit_freectr, r, RATIOS_UNIT_FREECTR_COUNT)
#define ratios_unit_freectr_set_count(r, v) /* ratios_unit_freectr (ratios_unit_freectr r, v up to 0xffffffffffffull) [47:0]: the same bits as in ratios_unit_ctr. */ \
	UNCORE_PUT64_(ratios_unit_freectr, ratios_unit_freectr_value_(r).raw, RATIOS_UNIT_FREECTR_COUNT, v)

/*
 * flt: FLT, 32 bits
 * Erratum late (miscounts): Comes late.
 * Source: guide
 */
typedef struct ratios_unit_flt {
	uint32_t raw;
} ratios_unit_flt;

UNCORE_ACCESSOR ratios_unit_flt ratios_unit_flt_value_(ratios_unit_flt r)
{
	return r;
}

#define RATIOS_UNIT_FLT_RESET     0x00000000u
#define RATIOS_UNIT_FLT_MUST_ZERO 0xfffff000u
#define ratios_unit_flt_reset() /* ratios_unit_flt (): the value to begin from of FLT. */ \
	UNCORE_VALUE_(ratios_unit_flt, RATIOS_UNIT_FLT_RESET)

#define RATIOS_UNIT_FLT_MSR 0x34u

#define ratios_unit_flt_addr() /* uncore_msr (): the address of FLT. */ \
	uncore_msr_at_(RATIOS_UNIT_FLT_MSR)

/* seen [11] RO-V. */
#define RATIOS_UNIT_FLT_SEEN_MASK  0x00000800u
#define RATIOS_UNIT_FLT_SEEN_SHIFT 11
#define RATIOS_UNIT_FLT_SEEN_WIDTH 1
#define ratios_unit_flt_get_seen(r) /* uint32_t (ratios_unit_flt r) [11] */ \
	UNCORE_GET32_(ratios_unit_flt, r, RATIOS_UNIT_FLT_SEEN)

/* opc [10:4] RW. */
#define RATIOS_UNIT_FLT_OPC_MASK  0x000007f0u
#define RATIOS_UNIT_FLT_OPC_SHIFT 4
#define RATIOS_UNIT_FLT_OPC_WIDTH 7
#define ratios_unit_flt_get_opc(r) /* uint32_t (ratios_unit_flt r) [10:4] */ \
	UNCORE_GET32_(ratios_unit_flt, r, RATIOS_UNIT_FLT_OPC)
#define ratios_unit_flt_set_opc(r, v) /* ratios_unit_flt (ratios_unit_flt r, v up to 0x7fu) [10:4] */ \
	UNCORE_PUT32_(ratios_unit_flt, ratios_unit_flt_value_(r).raw, RATIOS_UNIT_FLT_OPC, v)

/* nid [3:0] RW. */
#define RATIOS_UNIT_FLT_NID_MASK  0x0000000fu
#define RATIOS_UNIT_FLT_NID_SHIFT 0
#define RATIOS_UNIT_FLT_NID_WIDTH 4
#define ratios_unit_flt_get_nid(r) /* uint32_t (ratios_unit_flt r) [3:0] */ \
	UNCORE_GET32_(ratios_unit_flt, r, RATIOS_UNIT_FLT_NID)
#define ratios_unit_flt_set_nid(r, v) /* ratios_unit_flt (ratios_unit_flt r, v up to 0xfu) [3:0] */ \
	UNCORE_PUT32_(ratios_unit_flt, ratios_unit_flt_value_(r).raw, RATIOS_UNIT_FLT_NID, v)

/*
 * lost: LOST, 32 bits
 * Source: guide
 */
typedef struct ratios_unit_lost {
	uint32_t raw;
} ratios_unit_lost;

UNCORE_ACCESSOR ratios_unit_lost ratios_unit_lost_value_(ratios_unit_lost r)
{
	return r;
}

#define RATIOS_UNIT_LOST_RESET     0x00000000u
#define RATIOS_UNIT_LOST_MUST_ZERO 0xfffff000u
#define ratios_unit_lost_reset() /* ratios_unit_lost (): the value to begin from of LOST. */ \
	UNCORE_VALUE_(ratios_unit_lost, RATIOS_UNIT_LOST_RESET)

/* No source gives its address. */

/* seen [11] RO-V. */
#define RATIOS_UNIT_LOST_SEEN_MASK  0x00000800u
#define RATIOS_UNIT_LOST_SEEN_SHIFT 11
#define RATIOS_UNIT_LOST_SEEN_WIDTH 1
#define ratios_unit_lost_get_seen(r) /* uint32_t (ratios_unit_lost r) [11]: the same bits as in ratios_unit_flt. */ \
	UNCORE_GET32_(ratios_unit_lost, r, RATIOS_UNIT_LOST_SEEN)

/* opc [10:4] RW. */
#define RATIOS_UNIT_LOST_OPC_MASK  0x000007f0u
#define RATIOS_UNIT_LOST_OPC_SHIFT 4
#define RATIOS_UNIT_LOST_OPC_WIDTH 7
#define ratios_unit_lost_get_opc(r) /* uint32_t (ratios_unit_lost r) [10:4]: the same bits as in ratios_unit_flt. */ \
	UNCORE_GET32_(ratios_unit_lost, r, RATIOS_UNIT_LOST_OPC)
#define ratios_unit_lost_set_opc(r, v) /* ratios_unit_lost (ratios_unit_lost r, v up to 0x7fu) [10:4]: the same bits as in ratios_unit_flt. */ \
	UNCORE_PUT32_(ratios_unit_lost, ratios_unit_lost_value_(r).raw, RATIOS_UNIT_LOST_OPC, v)

/* nid [3:0] RW. */
#define RATIOS_UNIT_LOST_NID_MASK  0x0000000fu
#define RATIOS_UNIT_LOST_NID_SHIFT 0
#define RATIOS_UNIT_LOST_NID_WIDTH 4
#define ratios_unit_lost_get_nid(r) /* uint32_t (ratios_unit_lost r) [3:0]: the same bits as in ratios_unit_flt. */ \
	UNCORE_GET32_(ratios_unit_lost, r, RATIOS_UNIT_LOST_NID)
#define ratios_unit_lost_set_nid(r, v) /* ratios_unit_lost (ratios_unit_lost r, v up to 0xfu) [3:0]: the same bits as in ratios_unit_flt. */ \
	UNCORE_PUT32_(ratios_unit_lost, ratios_unit_lost_value_(r).raw, RATIOS_UNIT_LOST_NID, v)

#ifdef __cplusplus
}
#endif

#endif
