/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/tile.box.json by "make generate". Do not edit. */
/*
 * madeup tile: Tile
 * Source: made-up-1 p7
 */
#ifndef UNCORE_MADEUP_TILE_H
#define UNCORE_MADEUP_TILE_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define MADEUP_TILE_INSTANCES 3

#define MADEUP_TILE_GENERAL_COUNTERS   3
#define MADEUP_TILE_GENERAL_WIDTH      48
#define MADEUP_TILE_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define MADEUP_TILE_FIXED_COUNTERS   1
#define MADEUP_TILE_FIXED_WIDTH      48
#define MADEUP_TILE_FIXED_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * ctl: T_CTL_A, T_CTL_B, T_CTL_C, 32 bits
 * Source: made-up-1 p7 (cross-source)
 */
typedef struct madeup_tile_ctl {
	uint32_t raw;
} madeup_tile_ctl;

UNCORE_ACCESSOR madeup_tile_ctl madeup_tile_ctl_value_(madeup_tile_ctl r)
{
	return r;
}

#define MADEUP_TILE_CTL_RESET     0x00000000u
#define MADEUP_TILE_CTL_MUST_ZERO 0x7fffff00u
#define madeup_tile_ctl_reset() /* madeup_tile_ctl (): the value to begin from of T_CTL_A, T_CTL_B, T_CTL_C. */ \
	UNCORE_VALUE_(madeup_tile_ctl, MADEUP_TILE_CTL_RESET)

#define MADEUP_TILE_CTL_COUNT 3
#define MADEUP_TILE_CTL_MSRS 0xe00, 0xe40, 0xf10
#define MADEUP_TILE_CTL_DISTANCES 0x0, 0x3, 0x4

UNCORE_ACCESSOR uncore_msr madeup_tile_ctl_addr(unsigned instance, unsigned index)
{
	static const uint32_t base[MADEUP_TILE_INSTANCES] = { MADEUP_TILE_CTL_MSRS };
	static const uint32_t element[MADEUP_TILE_CTL_COUNT] = { MADEUP_TILE_CTL_DISTANCES };

	return uncore_msr_at_(base[instance] +
		element[index]);
}
#define madeup_tile_ctl_addr(instance, index) /* uncore_msr (instance below MADEUP_TILE_INSTANCES, index below MADEUP_TILE_CTL_COUNT): the address of T_CTL_A, T_CTL_B, T_CTL_C. */ \
	madeup_tile_ctl_addr(UNCORE_INDEX_(instance, MADEUP_TILE_INSTANCES), UNCORE_INDEX_(index, MADEUP_TILE_CTL_COUNT))

/* en [31] RW. */
#define MADEUP_TILE_CTL_EN_MASK  0x80000000u
#define MADEUP_TILE_CTL_EN_SHIFT 31
#define MADEUP_TILE_CTL_EN_WIDTH 1
#define madeup_tile_ctl_get_en(r) /* uint32_t (madeup_tile_ctl r) [31] */ \
	UNCORE_GET32_(madeup_tile_ctl, r, MADEUP_TILE_CTL_EN)
#define madeup_tile_ctl_set_en(r, v) /* madeup_tile_ctl (madeup_tile_ctl r, v up to 0x1u) [31] */ \
	UNCORE_PUT32_(madeup_tile_ctl, madeup_tile_ctl_value_(r).raw, MADEUP_TILE_CTL_EN, v)

/* sel [7:0] RW. */
#define MADEUP_TILE_CTL_SEL_MASK  0x000000ffu
#define MADEUP_TILE_CTL_SEL_SHIFT 0
#define MADEUP_TILE_CTL_SEL_WIDTH 8
#define madeup_tile_ctl_get_sel(r) /* uint32_t (madeup_tile_ctl r) [7:0] */ \
	UNCORE_GET32_(madeup_tile_ctl, r, MADEUP_TILE_CTL_SEL)
#define madeup_tile_ctl_set_sel(r, v) /* madeup_tile_ctl (madeup_tile_ctl r, v up to 0xffu) [7:0] */ \
	UNCORE_PUT32_(madeup_tile_ctl, madeup_tile_ctl_value_(r).raw, MADEUP_TILE_CTL_SEL, v)

/*
 * ctr: T_CTR{0-2}, 64 bits
 * Erratum E7 (overcounts): Counts twice.
 * Source: made-up-1 p7 (cross-source)
 */
typedef struct madeup_tile_ctr {
	uint64_t raw;
} madeup_tile_ctr;

UNCORE_ACCESSOR madeup_tile_ctr madeup_tile_ctr_value_(madeup_tile_ctr r)
{
	return r;
}

#define MADEUP_TILE_CTR_RESET     UINT64_C(0x0000000000000000)
#define MADEUP_TILE_CTR_MUST_ZERO UINT64_C(0xffff000000000000)
#define madeup_tile_ctr_reset() /* madeup_tile_ctr (): the value to begin from of T_CTR{0-2}. */ \
	UNCORE_VALUE_(madeup_tile_ctr, MADEUP_TILE_CTR_RESET)

#define MADEUP_TILE_CTR_COUNT 3
#define MADEUP_TILE_CTR_MSRS 0xe08, 0xe48, 0xf18
#define MADEUP_TILE_CTR_INDEX_STRIDE 0x2u

UNCORE_ACCESSOR uncore_msr madeup_tile_ctr_addr(unsigned instance, unsigned index)
{
	static const uint32_t base[MADEUP_TILE_INSTANCES] = { MADEUP_TILE_CTR_MSRS };

	return uncore_msr_at_(base[instance] +
		index * MADEUP_TILE_CTR_INDEX_STRIDE);
}
#define madeup_tile_ctr_addr(instance, index) /* uncore_msr (instance below MADEUP_TILE_INSTANCES, index below MADEUP_TILE_CTR_COUNT): the address of T_CTR{0-2}. */ \
	madeup_tile_ctr_addr(UNCORE_INDEX_(instance, MADEUP_TILE_INSTANCES), UNCORE_INDEX_(index, MADEUP_TILE_CTR_COUNT))

/* count [47:0] RW-V. */
#define MADEUP_TILE_CTR_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define MADEUP_TILE_CTR_COUNT_SHIFT 0
#define MADEUP_TILE_CTR_COUNT_WIDTH 48
#define madeup_tile_ctr_get_count(r) /* uint64_t (madeup_tile_ctr r) [47:0] */ \
	UNCORE_GET64_(madeup_tile_ctr, r, MADEUP_TILE_CTR_COUNT)
#define madeup_tile_ctr_set_count(r, v) /* madeup_tile_ctr (madeup_tile_ctr r, v up to 0xffffffffffffull) [47:0] */ \
	UNCORE_PUT64_(madeup_tile_ctr, madeup_tile_ctr_value_(r).raw, MADEUP_TILE_CTR_COUNT, v)

/*
 * fixctl: T_FIXED_CTL, 32 bits
 * Source: made-up-1 p7 (cross-source)
 */
typedef struct madeup_tile_fixctl {
	uint32_t raw;
} madeup_tile_fixctl;

UNCORE_ACCESSOR madeup_tile_fixctl madeup_tile_fixctl_value_(madeup_tile_fixctl r)
{
	return r;
}

#define MADEUP_TILE_FIXCTL_RESET     0x00000000u
#define MADEUP_TILE_FIXCTL_MUST_ZERO 0x7fffff00u
#define madeup_tile_fixctl_reset() /* madeup_tile_fixctl (): the value to begin from of T_FIXED_CTL. */ \
	UNCORE_VALUE_(madeup_tile_fixctl, MADEUP_TILE_FIXCTL_RESET)

#define MADEUP_TILE_FIXCTL_MSRS 0xe0f, 0xe4f, 0xf1f

UNCORE_ACCESSOR uncore_msr madeup_tile_fixctl_addr(unsigned instance)
{
	static const uint32_t base[MADEUP_TILE_INSTANCES] = { MADEUP_TILE_FIXCTL_MSRS };

	return uncore_msr_at_(base[instance]);
}
#define madeup_tile_fixctl_addr(instance) /* uncore_msr (instance below MADEUP_TILE_INSTANCES): the address of T_FIXED_CTL. */ \
	madeup_tile_fixctl_addr(UNCORE_INDEX_(instance, MADEUP_TILE_INSTANCES))

/* en [31] RW. */
#define MADEUP_TILE_FIXCTL_EN_MASK  0x80000000u
#define MADEUP_TILE_FIXCTL_EN_SHIFT 31
#define MADEUP_TILE_FIXCTL_EN_WIDTH 1
#define madeup_tile_fixctl_get_en(r) /* uint32_t (madeup_tile_fixctl r) [31]: the same bits as in madeup_tile_ctl. */ \
	UNCORE_GET32_(madeup_tile_fixctl, r, MADEUP_TILE_FIXCTL_EN)
#define madeup_tile_fixctl_set_en(r, v) /* madeup_tile_fixctl (madeup_tile_fixctl r, v up to 0x1u) [31]: the same bits as in madeup_tile_ctl. */ \
	UNCORE_PUT32_(madeup_tile_fixctl, madeup_tile_fixctl_value_(r).raw, MADEUP_TILE_FIXCTL_EN, v)

/* sel [7:0] RW. */
#define MADEUP_TILE_FIXCTL_SEL_MASK  0x000000ffu
#define MADEUP_TILE_FIXCTL_SEL_SHIFT 0
#define MADEUP_TILE_FIXCTL_SEL_WIDTH 8
#define madeup_tile_fixctl_get_sel(r) /* uint32_t (madeup_tile_fixctl r) [7:0]: the same bits as in madeup_tile_ctl. */ \
	UNCORE_GET32_(madeup_tile_fixctl, r, MADEUP_TILE_FIXCTL_SEL)
#define madeup_tile_fixctl_set_sel(r, v) /* madeup_tile_fixctl (madeup_tile_fixctl r, v up to 0xffu) [7:0]: the same bits as in madeup_tile_ctl. */ \
	UNCORE_PUT32_(madeup_tile_fixctl, madeup_tile_fixctl_value_(r).raw, MADEUP_TILE_FIXCTL_SEL, v)

/*
 * fixctr: T_FIXED_CTR, 64 bits
 * Source: made-up-1 p7 (cross-source)
 */
typedef struct madeup_tile_fixctr {
	uint64_t raw;
} madeup_tile_fixctr;

UNCORE_ACCESSOR madeup_tile_fixctr madeup_tile_fixctr_value_(madeup_tile_fixctr r)
{
	return r;
}

#define MADEUP_TILE_FIXCTR_RESET     UINT64_C(0x0000000000000000)
#define MADEUP_TILE_FIXCTR_MUST_ZERO UINT64_C(0xffff000000000000)
#define madeup_tile_fixctr_reset() /* madeup_tile_fixctr (): the value to begin from of T_FIXED_CTR. */ \
	UNCORE_VALUE_(madeup_tile_fixctr, MADEUP_TILE_FIXCTR_RESET)

#define MADEUP_TILE_FIXCTR_MSR 0xe10u
#define MADEUP_TILE_FIXCTR_INSTANCE_STRIDE 0x40u

#define madeup_tile_fixctr_addr(instance) /* uncore_msr (instance below MADEUP_TILE_INSTANCES): the address of T_FIXED_CTR. */ \
	uncore_msr_at_(MADEUP_TILE_FIXCTR_MSR + \
		UNCORE_INDEX_(instance, MADEUP_TILE_INSTANCES) * MADEUP_TILE_FIXCTR_INSTANCE_STRIDE)

/* count [47:0] RW-V. */
#define MADEUP_TILE_FIXCTR_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define MADEUP_TILE_FIXCTR_COUNT_SHIFT 0
#define MADEUP_TILE_FIXCTR_COUNT_WIDTH 48
#define madeup_tile_fixctr_get_count(r) /* uint64_t (madeup_tile_fixctr r) [47:0]: the same bits as in madeup_tile_ctr. */ \
	UNCORE_GET64_(madeup_tile_fixctr, r, MADEUP_TILE_FIXCTR_COUNT)
#define madeup_tile_fixctr_set_count(r, v) /* madeup_tile_fixctr (madeup_tile_fixctr r, v up to 0xffffffffffffull) [47:0]: the same bits as in madeup_tile_ctr. */ \
	UNCORE_PUT64_(madeup_tile_fixctr, madeup_tile_fixctr_value_(r).raw, MADEUP_TILE_FIXCTR_COUNT, v)

/*
 * odd: T_ODD{0-1}, 32 bits
 * Source: made-up-1 p7 (cross-source)
 */
typedef struct madeup_tile_odd {
	uint32_t raw;
} madeup_tile_odd;

UNCORE_ACCESSOR madeup_tile_odd madeup_tile_odd_value_(madeup_tile_odd r)
{
	return r;
}

#define MADEUP_TILE_ODD_RESET     0x00000000u
#define MADEUP_TILE_ODD_MUST_ZERO 0x7fffff00u
#define madeup_tile_odd_reset() /* madeup_tile_odd (): the value to begin from of T_ODD{0-1}. */ \
	UNCORE_VALUE_(madeup_tile_odd, MADEUP_TILE_ODD_RESET)

#define MADEUP_TILE_ODD_COUNT 2
#define MADEUP_TILE_ODD_MSRS 0xe20, 0xe31
#define MADEUP_TILE_ODD_INSTANCE_STRIDE 0x40u

UNCORE_ACCESSOR uncore_msr madeup_tile_odd_addr(unsigned instance, unsigned index)
{
	static const uint32_t element[MADEUP_TILE_ODD_COUNT] = { MADEUP_TILE_ODD_MSRS };

	return uncore_msr_at_(element[index] +
		instance * MADEUP_TILE_ODD_INSTANCE_STRIDE);
}
#define madeup_tile_odd_addr(instance, index) /* uncore_msr (instance below MADEUP_TILE_INSTANCES, index below MADEUP_TILE_ODD_COUNT): the address of T_ODD{0-1}. */ \
	madeup_tile_odd_addr(UNCORE_INDEX_(instance, MADEUP_TILE_INSTANCES), UNCORE_INDEX_(index, MADEUP_TILE_ODD_COUNT))

/* en [31] RW. */
#define MADEUP_TILE_ODD_EN_MASK  0x80000000u
#define MADEUP_TILE_ODD_EN_SHIFT 31
#define MADEUP_TILE_ODD_EN_WIDTH 1
#define madeup_tile_odd_get_en(r) /* uint32_t (madeup_tile_odd r) [31]: the same bits as in madeup_tile_ctl. */ \
	UNCORE_GET32_(madeup_tile_odd, r, MADEUP_TILE_ODD_EN)
#define madeup_tile_odd_set_en(r, v) /* madeup_tile_odd (madeup_tile_odd r, v up to 0x1u) [31]: the same bits as in madeup_tile_ctl. */ \
	UNCORE_PUT32_(madeup_tile_odd, madeup_tile_odd_value_(r).raw, MADEUP_TILE_ODD_EN, v)

/* sel [7:0] RW. */
#define MADEUP_TILE_ODD_SEL_MASK  0x000000ffu
#define MADEUP_TILE_ODD_SEL_SHIFT 0
#define MADEUP_TILE_ODD_SEL_WIDTH 8
#define madeup_tile_odd_get_sel(r) /* uint32_t (madeup_tile_odd r) [7:0]: the same bits as in madeup_tile_ctl. */ \
	UNCORE_GET32_(madeup_tile_odd, r, MADEUP_TILE_ODD_SEL)
#define madeup_tile_odd_set_sel(r, v) /* madeup_tile_odd (madeup_tile_odd r, v up to 0xffu) [7:0]: the same bits as in madeup_tile_ctl. */ \
	UNCORE_PUT32_(madeup_tile_odd, madeup_tile_odd_value_(r).raw, MADEUP_TILE_ODD_SEL, v)

#ifdef __cplusplus
}
#endif

#endif
