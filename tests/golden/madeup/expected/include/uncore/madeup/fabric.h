/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/fabric.box.json by "make generate". Do not edit. */
/*
 * madeup fabric: Fabric port. An event is a code, a umask, the ports and the kinds of transactions, in one 64-bit
 * register.
 * Source: made-up-2 p70
 */
#ifndef UNCORE_MADEUP_FABRIC_H
#define UNCORE_MADEUP_FABRIC_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define MADEUP_FABRIC_INSTANCES 2

#define MADEUP_FABRIC_GENERAL_COUNTERS   4
#define MADEUP_FABRIC_GENERAL_WIDTH      48
#define MADEUP_FABRIC_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define MADEUP_FABRIC_CLOCK_COUNTERS   1
#define MADEUP_FABRIC_CLOCK_WIDTH      36
#define MADEUP_FABRIC_CLOCK_COUNT_MASK UINT64_C(0xfffffffff)

#define MADEUP_FABRIC_BANDWIDTH_COUNTERS   2
#define MADEUP_FABRIC_BANDWIDTH_WIDTH      36
#define MADEUP_FABRIC_BANDWIDTH_COUNT_MASK UINT64_C(0xfffffffff)

#define MADEUP_FABRIC_ENERGY_COUNTERS   1
#define MADEUP_FABRIC_ENERGY_WIDTH      32
#define MADEUP_FABRIC_ENERGY_COUNT_MASK UINT64_C(0xffffffff)

#define MADEUP_FABRIC_HEAT_COUNTERS   1
#define MADEUP_FABRIC_HEAT_WIDTH      32
#define MADEUP_FABRIC_HEAT_COUNT_MASK UINT64_C(0xffffffff)

/*
 * box_ctl: Fn_CTL, 32 bits
 * Source: made-up-2 p70
 */
typedef struct madeup_fabric_box_ctl {
	uint32_t raw;
} madeup_fabric_box_ctl;

UNCORE_ACCESSOR madeup_fabric_box_ctl madeup_fabric_box_ctl_value_(madeup_fabric_box_ctl r)
{
	return r;
}

#define MADEUP_FABRIC_BOX_CTL_RESET     0x00000000u
#define MADEUP_FABRIC_BOX_CTL_MUST_ZERO 0xfffffefcu
#define madeup_fabric_box_ctl_reset() /* madeup_fabric_box_ctl (): the value to begin from of Fn_CTL. */ \
	UNCORE_VALUE_(madeup_fabric_box_ctl, MADEUP_FABRIC_BOX_CTL_RESET)

#define MADEUP_FABRIC_BOX_CTL_MSR 0xa40u
#define MADEUP_FABRIC_BOX_CTL_INSTANCE_STRIDE 0x20u

#define madeup_fabric_box_ctl_addr(instance) /* uncore_msr (instance below MADEUP_FABRIC_INSTANCES): the address of Fn_CTL. */ \
	uncore_msr_at_(MADEUP_FABRIC_BOX_CTL_MSR + \
		UNCORE_INDEX_(instance, MADEUP_FABRIC_INSTANCES) * MADEUP_FABRIC_BOX_CTL_INSTANCE_STRIDE)

/* frz [8] RW. */
#define MADEUP_FABRIC_BOX_CTL_FRZ_MASK  0x00000100u
#define MADEUP_FABRIC_BOX_CTL_FRZ_SHIFT 8
#define MADEUP_FABRIC_BOX_CTL_FRZ_WIDTH 1
#define madeup_fabric_box_ctl_get_frz(r) /* uint32_t (madeup_fabric_box_ctl r) [8] */ \
	UNCORE_GET32_(madeup_fabric_box_ctl, r, MADEUP_FABRIC_BOX_CTL_FRZ)
#define madeup_fabric_box_ctl_set_frz(r, v) /* madeup_fabric_box_ctl (madeup_fabric_box_ctl r, v up to 0x1u) [8] */ \
	UNCORE_PUT32_(madeup_fabric_box_ctl, madeup_fabric_box_ctl_value_(r).raw, MADEUP_FABRIC_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define MADEUP_FABRIC_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define MADEUP_FABRIC_BOX_CTL_RST_CTRS_SHIFT 1
#define MADEUP_FABRIC_BOX_CTL_RST_CTRS_WIDTH 1
#define madeup_fabric_box_ctl_set_rst_ctrs(r, v) /* madeup_fabric_box_ctl (madeup_fabric_box_ctl r, v up to 0x1u) [1] */ \
	UNCORE_PUT32_(madeup_fabric_box_ctl, madeup_fabric_box_ctl_value_(r).raw, MADEUP_FABRIC_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define MADEUP_FABRIC_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define MADEUP_FABRIC_BOX_CTL_RST_CTRL_SHIFT 0
#define MADEUP_FABRIC_BOX_CTL_RST_CTRL_WIDTH 1
#define madeup_fabric_box_ctl_set_rst_ctrl(r, v) /* madeup_fabric_box_ctl (madeup_fabric_box_ctl r, v up to 0x1u) [0] */ \
	UNCORE_PUT32_(madeup_fabric_box_ctl, madeup_fabric_box_ctl_value_(r).raw, MADEUP_FABRIC_BOX_CTL_RST_CTRL, v)

/*
 * ctl: Fn_SEL{0-3}, 64 bits
 * Source: made-up-2 p70
 */
typedef struct madeup_fabric_ctl {
	uint64_t raw;
} madeup_fabric_ctl;

UNCORE_ACCESSOR madeup_fabric_ctl madeup_fabric_ctl_value_(madeup_fabric_ctl r)
{
	return r;
}

#define MADEUP_FABRIC_CTL_RESET     UINT64_C(0x0000000000000000)
#define MADEUP_FABRIC_CTL_MUST_ZERO UINT64_C(0xffff8000003b0000)
#define madeup_fabric_ctl_reset() /* madeup_fabric_ctl (): the value to begin from of Fn_SEL{0-3}. */ \
	UNCORE_VALUE_(madeup_fabric_ctl, MADEUP_FABRIC_CTL_RESET)

#define MADEUP_FABRIC_CTL_COUNT 4
#define MADEUP_FABRIC_CTL_MSR 0xa48u
#define MADEUP_FABRIC_CTL_INSTANCE_STRIDE 0x20u
#define MADEUP_FABRIC_CTL_INDEX_STRIDE 0x1u

#define madeup_fabric_ctl_addr(instance, index) /* uncore_msr (instance below MADEUP_FABRIC_INSTANCES, index below MADEUP_FABRIC_CTL_COUNT): the address of Fn_SEL{0-3}. */ \
	uncore_msr_at_(MADEUP_FABRIC_CTL_MSR + \
		UNCORE_INDEX_(instance, MADEUP_FABRIC_INSTANCES) * MADEUP_FABRIC_CTL_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, MADEUP_FABRIC_CTL_COUNT) * MADEUP_FABRIC_CTL_INDEX_STRIDE)

/* fc_mask [46:44] RW. */
#define MADEUP_FABRIC_CTL_FC_MASK_MASK  UINT64_C(0x0000700000000000)
#define MADEUP_FABRIC_CTL_FC_MASK_SHIFT 44
#define MADEUP_FABRIC_CTL_FC_MASK_WIDTH 3

/* Values may be OR-ed. */
enum madeup_fabric_ctl_fc_mask {
	MADEUP_FABRIC_CTL_FC_MASK_POSTED = 0x1,
	MADEUP_FABRIC_CTL_FC_MASK_NON_POSTED = 0x2,
	MADEUP_FABRIC_CTL_FC_MASK_COMPLETION = 0x4,
};
#define madeup_fabric_ctl_get_fc_mask(r) /* uint64_t (madeup_fabric_ctl r) [46:44] */ \
	UNCORE_GET64_(madeup_fabric_ctl, r, MADEUP_FABRIC_CTL_FC_MASK)
#define madeup_fabric_ctl_set_fc_mask(r, v) /* madeup_fabric_ctl (madeup_fabric_ctl r, v up to 0x7u) [46:44] */ \
	UNCORE_PUT64_(madeup_fabric_ctl, madeup_fabric_ctl_value_(r).raw, MADEUP_FABRIC_CTL_FC_MASK, v)

/* ch_mask [43:36] RW. */
#define MADEUP_FABRIC_CTL_CH_MASK_MASK  UINT64_C(0x00000ff000000000)
#define MADEUP_FABRIC_CTL_CH_MASK_SHIFT 36
#define MADEUP_FABRIC_CTL_CH_MASK_WIDTH 8
#define madeup_fabric_ctl_get_ch_mask(r) /* uint64_t (madeup_fabric_ctl r) [43:36] */ \
	UNCORE_GET64_(madeup_fabric_ctl, r, MADEUP_FABRIC_CTL_CH_MASK)
#define madeup_fabric_ctl_set_ch_mask(r, v) /* madeup_fabric_ctl (madeup_fabric_ctl r, v up to 0xffu) [43:36] */ \
	UNCORE_PUT64_(madeup_fabric_ctl, madeup_fabric_ctl_value_(r).raw, MADEUP_FABRIC_CTL_CH_MASK, v)

/* thresh [35:24] RW. */
#define MADEUP_FABRIC_CTL_THRESH_MASK  UINT64_C(0x0000000fff000000)
#define MADEUP_FABRIC_CTL_THRESH_SHIFT 24
#define MADEUP_FABRIC_CTL_THRESH_WIDTH 12
#define madeup_fabric_ctl_get_thresh(r) /* uint64_t (madeup_fabric_ctl r) [35:24] */ \
	UNCORE_GET64_(madeup_fabric_ctl, r, MADEUP_FABRIC_CTL_THRESH)
#define madeup_fabric_ctl_set_thresh(r, v) /* madeup_fabric_ctl (madeup_fabric_ctl r, v up to 0xfffu) [35:24] */ \
	UNCORE_PUT64_(madeup_fabric_ctl, madeup_fabric_ctl_value_(r).raw, MADEUP_FABRIC_CTL_THRESH, v)

/* invert [23] RW. */
#define MADEUP_FABRIC_CTL_INVERT_MASK  UINT64_C(0x0000000000800000)
#define MADEUP_FABRIC_CTL_INVERT_SHIFT 23
#define MADEUP_FABRIC_CTL_INVERT_WIDTH 1
#define madeup_fabric_ctl_get_invert(r) /* uint64_t (madeup_fabric_ctl r) [23] */ \
	UNCORE_GET64_(madeup_fabric_ctl, r, MADEUP_FABRIC_CTL_INVERT)
#define madeup_fabric_ctl_set_invert(r, v) /* madeup_fabric_ctl (madeup_fabric_ctl r, v up to 0x1u) [23] */ \
	UNCORE_PUT64_(madeup_fabric_ctl, madeup_fabric_ctl_value_(r).raw, MADEUP_FABRIC_CTL_INVERT, v)

/* en [22] RW. */
#define MADEUP_FABRIC_CTL_EN_MASK  UINT64_C(0x0000000000400000)
#define MADEUP_FABRIC_CTL_EN_SHIFT 22
#define MADEUP_FABRIC_CTL_EN_WIDTH 1
#define madeup_fabric_ctl_get_en(r) /* uint64_t (madeup_fabric_ctl r) [22] */ \
	UNCORE_GET64_(madeup_fabric_ctl, r, MADEUP_FABRIC_CTL_EN)
#define madeup_fabric_ctl_set_en(r, v) /* madeup_fabric_ctl (madeup_fabric_ctl r, v up to 0x1u) [22] */ \
	UNCORE_PUT64_(madeup_fabric_ctl, madeup_fabric_ctl_value_(r).raw, MADEUP_FABRIC_CTL_EN, v)

/* edge [18] RW. Works only where thresh is not 0. */
#define MADEUP_FABRIC_CTL_EDGE_MASK  UINT64_C(0x0000000000040000)
#define MADEUP_FABRIC_CTL_EDGE_SHIFT 18
#define MADEUP_FABRIC_CTL_EDGE_WIDTH 1
#define madeup_fabric_ctl_get_edge(r) /* uint64_t (madeup_fabric_ctl r) [18] */ \
	UNCORE_GET64_(madeup_fabric_ctl, r, MADEUP_FABRIC_CTL_EDGE)
#define madeup_fabric_ctl_set_edge(r, v) /* madeup_fabric_ctl (madeup_fabric_ctl r, v up to 0x1u) [18] */ \
	UNCORE_PUT64_(madeup_fabric_ctl, madeup_fabric_ctl_value_(r).raw, MADEUP_FABRIC_CTL_EDGE, v)

/* umask [15:8] RW. */
#define MADEUP_FABRIC_CTL_UMASK_MASK  UINT64_C(0x000000000000ff00)
#define MADEUP_FABRIC_CTL_UMASK_SHIFT 8
#define MADEUP_FABRIC_CTL_UMASK_WIDTH 8
#define madeup_fabric_ctl_get_umask(r) /* uint64_t (madeup_fabric_ctl r) [15:8] */ \
	UNCORE_GET64_(madeup_fabric_ctl, r, MADEUP_FABRIC_CTL_UMASK)
#define madeup_fabric_ctl_set_umask(r, v) /* madeup_fabric_ctl (madeup_fabric_ctl r, v up to 0xffu) [15:8] */ \
	UNCORE_PUT64_(madeup_fabric_ctl, madeup_fabric_ctl_value_(r).raw, MADEUP_FABRIC_CTL_UMASK, v)

/* sel [7:0] RW. */
#define MADEUP_FABRIC_CTL_SEL_MASK  UINT64_C(0x00000000000000ff)
#define MADEUP_FABRIC_CTL_SEL_SHIFT 0
#define MADEUP_FABRIC_CTL_SEL_WIDTH 8
#define madeup_fabric_ctl_get_sel(r) /* uint64_t (madeup_fabric_ctl r) [7:0] */ \
	UNCORE_GET64_(madeup_fabric_ctl, r, MADEUP_FABRIC_CTL_SEL)
#define madeup_fabric_ctl_set_sel(r, v) /* madeup_fabric_ctl (madeup_fabric_ctl r, v up to 0xffu) [7:0] */ \
	UNCORE_PUT64_(madeup_fabric_ctl, madeup_fabric_ctl_value_(r).raw, MADEUP_FABRIC_CTL_SEL, v)

/*
 * ctr: Fn_CNT{0-3}, 64 bits
 * Source: made-up-2 p70
 */
typedef struct madeup_fabric_ctr {
	uint64_t raw;
} madeup_fabric_ctr;

UNCORE_ACCESSOR madeup_fabric_ctr madeup_fabric_ctr_value_(madeup_fabric_ctr r)
{
	return r;
}

#define MADEUP_FABRIC_CTR_RESET     UINT64_C(0x0000000000000000)
#define MADEUP_FABRIC_CTR_MUST_ZERO UINT64_C(0xffff000000000000)
#define madeup_fabric_ctr_reset() /* madeup_fabric_ctr (): the value to begin from of Fn_CNT{0-3}. */ \
	UNCORE_VALUE_(madeup_fabric_ctr, MADEUP_FABRIC_CTR_RESET)

#define MADEUP_FABRIC_CTR_COUNT 4
#define MADEUP_FABRIC_CTR_MSR 0xa41u
#define MADEUP_FABRIC_CTR_INSTANCE_STRIDE 0x20u
#define MADEUP_FABRIC_CTR_INDEX_STRIDE 0x1u

#define madeup_fabric_ctr_addr(instance, index) /* uncore_msr (instance below MADEUP_FABRIC_INSTANCES, index below MADEUP_FABRIC_CTR_COUNT): the address of Fn_CNT{0-3}. */ \
	uncore_msr_at_(MADEUP_FABRIC_CTR_MSR + \
		UNCORE_INDEX_(instance, MADEUP_FABRIC_INSTANCES) * MADEUP_FABRIC_CTR_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, MADEUP_FABRIC_CTR_COUNT) * MADEUP_FABRIC_CTR_INDEX_STRIDE)

/* count [47:0] RW-V. */
#define MADEUP_FABRIC_CTR_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define MADEUP_FABRIC_CTR_COUNT_SHIFT 0
#define MADEUP_FABRIC_CTR_COUNT_WIDTH 48
#define madeup_fabric_ctr_get_count(r) /* uint64_t (madeup_fabric_ctr r) [47:0] */ \
	UNCORE_GET64_(madeup_fabric_ctr, r, MADEUP_FABRIC_CTR_COUNT)
#define madeup_fabric_ctr_set_count(r, v) /* madeup_fabric_ctr (madeup_fabric_ctr r, v up to 0xffffffffffffull) [47:0] */ \
	UNCORE_PUT64_(madeup_fabric_ctr, madeup_fabric_ctr_value_(r).raw, MADEUP_FABRIC_CTR_COUNT, v)

/*
 * clk: Fn_CLK, 64 bits
 * Source: made-up-2 p70
 */
typedef struct madeup_fabric_clk {
	uint64_t raw;
} madeup_fabric_clk;

UNCORE_ACCESSOR madeup_fabric_clk madeup_fabric_clk_value_(madeup_fabric_clk r)
{
	return r;
}

#define MADEUP_FABRIC_CLK_RESET UINT64_C(0x0000000000000000)
#define madeup_fabric_clk_reset() /* madeup_fabric_clk (): the value to begin from of Fn_CLK. */ \
	UNCORE_VALUE_(madeup_fabric_clk, MADEUP_FABRIC_CLK_RESET)

#define MADEUP_FABRIC_CLK_MSR 0xa45u
#define MADEUP_FABRIC_CLK_INSTANCE_STRIDE 0x20u

#define madeup_fabric_clk_addr(instance) /* uncore_msr (instance below MADEUP_FABRIC_INSTANCES): the address of Fn_CLK. */ \
	uncore_msr_at_(MADEUP_FABRIC_CLK_MSR + \
		UNCORE_INDEX_(instance, MADEUP_FABRIC_INSTANCES) * MADEUP_FABRIC_CLK_INSTANCE_STRIDE)

/* count [35:0] RO-V. */
#define MADEUP_FABRIC_CLK_COUNT_MASK  UINT64_C(0x0000000fffffffff)
#define MADEUP_FABRIC_CLK_COUNT_SHIFT 0
#define MADEUP_FABRIC_CLK_COUNT_WIDTH 36
#define madeup_fabric_clk_get_count(r) /* uint64_t (madeup_fabric_clk r) [35:0] */ \
	UNCORE_GET64_(madeup_fabric_clk, r, MADEUP_FABRIC_CLK_COUNT)

/*
 * bw: Fn_BW{0-1}, 64 bits
 * Source: made-up-2 p70
 */
typedef struct madeup_fabric_bw {
	uint64_t raw;
} madeup_fabric_bw;

UNCORE_ACCESSOR madeup_fabric_bw madeup_fabric_bw_value_(madeup_fabric_bw r)
{
	return r;
}

#define MADEUP_FABRIC_BW_RESET UINT64_C(0x0000000000000000)
#define madeup_fabric_bw_reset() /* madeup_fabric_bw (): the value to begin from of Fn_BW{0-1}. */ \
	UNCORE_VALUE_(madeup_fabric_bw, MADEUP_FABRIC_BW_RESET)

#define MADEUP_FABRIC_BW_COUNT 2
#define MADEUP_FABRIC_BW_MSR 0xb00u
#define MADEUP_FABRIC_BW_INSTANCE_STRIDE 0x10u
#define MADEUP_FABRIC_BW_INDEX_STRIDE 0x1u

#define madeup_fabric_bw_addr(instance, index) /* uncore_msr (instance below MADEUP_FABRIC_INSTANCES, index below MADEUP_FABRIC_BW_COUNT): the address of Fn_BW{0-1}. */ \
	uncore_msr_at_(MADEUP_FABRIC_BW_MSR + \
		UNCORE_INDEX_(instance, MADEUP_FABRIC_INSTANCES) * MADEUP_FABRIC_BW_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, MADEUP_FABRIC_BW_COUNT) * MADEUP_FABRIC_BW_INDEX_STRIDE)

/* count [35:0] RO-V. */
#define MADEUP_FABRIC_BW_COUNT_MASK  UINT64_C(0x0000000fffffffff)
#define MADEUP_FABRIC_BW_COUNT_SHIFT 0
#define MADEUP_FABRIC_BW_COUNT_WIDTH 36
#define madeup_fabric_bw_get_count(r) /* uint64_t (madeup_fabric_bw r) [35:0]: the same bits as in madeup_fabric_clk. */ \
	UNCORE_GET64_(madeup_fabric_bw, r, MADEUP_FABRIC_BW_COUNT)

/*
 * units: Fn_UNITS, 32 bits
 * Source: made-up-2 p70
 */
typedef struct madeup_fabric_units {
	uint32_t raw;
} madeup_fabric_units;

UNCORE_ACCESSOR madeup_fabric_units madeup_fabric_units_value_(madeup_fabric_units r)
{
	return r;
}

#define MADEUP_FABRIC_UNITS_RESET     0x00000000u
#define MADEUP_FABRIC_UNITS_MUST_ZERO 0xffffe0ffu
#define madeup_fabric_units_reset() /* madeup_fabric_units (): the value to begin from of Fn_UNITS. */ \
	UNCORE_VALUE_(madeup_fabric_units, MADEUP_FABRIC_UNITS_RESET)

#define MADEUP_FABRIC_UNITS_MSR 0xb02u
#define MADEUP_FABRIC_UNITS_INSTANCE_STRIDE 0x10u

#define madeup_fabric_units_addr(instance) /* uncore_msr (instance below MADEUP_FABRIC_INSTANCES): the address of Fn_UNITS. */ \
	uncore_msr_at_(MADEUP_FABRIC_UNITS_MSR + \
		UNCORE_INDEX_(instance, MADEUP_FABRIC_INSTANCES) * MADEUP_FABRIC_UNITS_INSTANCE_STRIDE)

/* energy [12:8] RO. */
#define MADEUP_FABRIC_UNITS_ENERGY_MASK  0x00001f00u
#define MADEUP_FABRIC_UNITS_ENERGY_SHIFT 8
#define MADEUP_FABRIC_UNITS_ENERGY_WIDTH 5
#define madeup_fabric_units_get_energy(r) /* uint32_t (madeup_fabric_units r) [12:8]: Halvings of a joule. */ \
	UNCORE_GET32_(madeup_fabric_units, r, MADEUP_FABRIC_UNITS_ENERGY)

/*
 * energy_ctr: Fn_ENERGY, 64 bits
 * Source: made-up-2 p70
 */
typedef struct madeup_fabric_energy_ctr {
	uint64_t raw;
} madeup_fabric_energy_ctr;

UNCORE_ACCESSOR madeup_fabric_energy_ctr madeup_fabric_energy_ctr_value_(madeup_fabric_energy_ctr r)
{
	return r;
}

#define MADEUP_FABRIC_ENERGY_CTR_RESET UINT64_C(0x0000000000000000)
#define madeup_fabric_energy_ctr_reset() /* madeup_fabric_energy_ctr (): the value to begin from of Fn_ENERGY. */ \
	UNCORE_VALUE_(madeup_fabric_energy_ctr, MADEUP_FABRIC_ENERGY_CTR_RESET)

#define MADEUP_FABRIC_ENERGY_CTR_MSR 0xb03u
#define MADEUP_FABRIC_ENERGY_CTR_INSTANCE_STRIDE 0x10u

#define madeup_fabric_energy_ctr_addr(instance) /* uncore_msr (instance below MADEUP_FABRIC_INSTANCES): the address of Fn_ENERGY. */ \
	uncore_msr_at_(MADEUP_FABRIC_ENERGY_CTR_MSR + \
		UNCORE_INDEX_(instance, MADEUP_FABRIC_INSTANCES) * MADEUP_FABRIC_ENERGY_CTR_INSTANCE_STRIDE)

/* count [35:0] RO-V. */
#define MADEUP_FABRIC_ENERGY_CTR_COUNT_MASK  UINT64_C(0x0000000fffffffff)
#define MADEUP_FABRIC_ENERGY_CTR_COUNT_SHIFT 0
#define MADEUP_FABRIC_ENERGY_CTR_COUNT_WIDTH 36
#define madeup_fabric_energy_ctr_get_count(r) /* uint64_t (madeup_fabric_energy_ctr r) [35:0]: the same bits as in madeup_fabric_clk. */ \
	UNCORE_GET64_(madeup_fabric_energy_ctr, r, MADEUP_FABRIC_ENERGY_CTR_COUNT)

/*
 * heat_ctr: Fn_HEAT, 64 bits
 * Source: made-up-2 p70
 */
typedef struct madeup_fabric_heat_ctr {
	uint64_t raw;
} madeup_fabric_heat_ctr;

UNCORE_ACCESSOR madeup_fabric_heat_ctr madeup_fabric_heat_ctr_value_(madeup_fabric_heat_ctr r)
{
	return r;
}

#define MADEUP_FABRIC_HEAT_CTR_RESET UINT64_C(0x0000000000000000)
#define madeup_fabric_heat_ctr_reset() /* madeup_fabric_heat_ctr (): the value to begin from of Fn_HEAT. */ \
	UNCORE_VALUE_(madeup_fabric_heat_ctr, MADEUP_FABRIC_HEAT_CTR_RESET)

#define MADEUP_FABRIC_HEAT_CTR_MSR 0xb0cu
#define MADEUP_FABRIC_HEAT_CTR_INSTANCE_STRIDE 0x10u

#define madeup_fabric_heat_ctr_addr(instance) /* uncore_msr (instance below MADEUP_FABRIC_INSTANCES): the address of Fn_HEAT. */ \
	uncore_msr_at_(MADEUP_FABRIC_HEAT_CTR_MSR + \
		UNCORE_INDEX_(instance, MADEUP_FABRIC_INSTANCES) * MADEUP_FABRIC_HEAT_CTR_INSTANCE_STRIDE)

/* count [35:0] RO-V. */
#define MADEUP_FABRIC_HEAT_CTR_COUNT_MASK  UINT64_C(0x0000000fffffffff)
#define MADEUP_FABRIC_HEAT_CTR_COUNT_SHIFT 0
#define MADEUP_FABRIC_HEAT_CTR_COUNT_WIDTH 36
#define madeup_fabric_heat_ctr_get_count(r) /* uint64_t (madeup_fabric_heat_ctr r) [35:0]: the same bits as in madeup_fabric_clk. */ \
	UNCORE_GET64_(madeup_fabric_heat_ctr, r, MADEUP_FABRIC_HEAT_CTR_COUNT)

#ifdef __cplusplus
}
#endif

#endif
