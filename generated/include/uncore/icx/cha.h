/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/icx/cha.box.json by "make generate". Do not edit. */
/*
 * icx cha: Caching and home agent. One slice of the last-level cache with its part of the home agent; the source of
 * cache look-up and TOR counts.
 * Source: linux uncore_snbep.c icx_uncore_chabox; likwid perfmon_icelakeX_counters.h
 */
#ifndef UNCORE_ICX_CHA_H
#define UNCORE_ICX_CHA_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define ICX_CHA_INSTANCES 40

#define ICX_CHA_GENERAL_COUNTERS   4
#define ICX_CHA_GENERAL_WIDTH      48
#define ICX_CHA_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * box_ctl: CHAn_MSR_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux uncore_snbep.c ICX_C34_MSR_PMON_BOX_CTL, icx_cha_msr_offsets; likwid registers.h MSR_UNC_ICX_C*
 * (cross-source)
 */
typedef struct icx_cha_box_ctl {
	uint32_t raw;
} icx_cha_box_ctl;

UNCORE_ACCESSOR icx_cha_box_ctl icx_cha_box_ctl_value_(icx_cha_box_ctl r)
{
	return r;
}

#define ICX_CHA_BOX_CTL_RESET     0x00030000u
#define ICX_CHA_BOX_CTL_MUST_ONE  0x00030000u
#define icx_cha_box_ctl_reset() /* icx_cha_box_ctl (): the value to begin from of CHAn_MSR_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(icx_cha_box_ctl, ICX_CHA_BOX_CTL_RESET)

#define ICX_CHA_BOX_CTL_MSRS 0xe00, 0xe0e, 0xe1c, 0xe2a, 0xe38, 0xe46, 0xe54, 0xe62, 0xe70, 0xe7e, 0xe8c, 0xe9a, 0xea8, 0xeb6, 0xec4, 0xed2, 0xee0, 0xeee, 0xf0a, 0xf18, 0xf26, 0xf34, 0xf42, 0xf50, 0xf5e, 0xf6c, 0xf7a, 0xf88, 0xf96, 0xfa4, 0xfb2, 0xfc0, 0xfce, 0xfdc, 0xb60, 0xb6e, 0xb7c, 0xb8a, 0xb98, 0xba6

UNCORE_ACCESSOR uncore_msr icx_cha_box_ctl_addr(unsigned instance)
{
	static const uint32_t base[ICX_CHA_INSTANCES] = { ICX_CHA_BOX_CTL_MSRS };

	return uncore_msr_at_(base[instance]);
}
#define icx_cha_box_ctl_addr(instance) /* uncore_msr (instance below ICX_CHA_INSTANCES): the address of CHAn_MSR_PMON_BOX_CTL. */ \
	icx_cha_box_ctl_addr(UNCORE_INDEX_(instance, ICX_CHA_INSTANCES))

/* frz [8] RW. */
#define ICX_CHA_BOX_CTL_FRZ_MASK  0x00000100u
#define ICX_CHA_BOX_CTL_FRZ_SHIFT 8
#define ICX_CHA_BOX_CTL_FRZ_WIDTH 1
#define icx_cha_box_ctl_get_frz(r) /* uint32_t (icx_cha_box_ctl r) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(icx_cha_box_ctl, r, ICX_CHA_BOX_CTL_FRZ)
#define icx_cha_box_ctl_set_frz(r, v) /* icx_cha_box_ctl (icx_cha_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(icx_cha_box_ctl, icx_cha_box_ctl_value_(r).raw, ICX_CHA_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define ICX_CHA_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define ICX_CHA_BOX_CTL_RST_CTRS_SHIFT 1
#define ICX_CHA_BOX_CTL_RST_CTRS_WIDTH 1
#define icx_cha_box_ctl_set_rst_ctrs(r, v) /* icx_cha_box_ctl (icx_cha_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(icx_cha_box_ctl, icx_cha_box_ctl_value_(r).raw, ICX_CHA_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define ICX_CHA_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define ICX_CHA_BOX_CTL_RST_CTRL_SHIFT 0
#define ICX_CHA_BOX_CTL_RST_CTRL_WIDTH 1
#define icx_cha_box_ctl_set_rst_ctrl(r, v) /* icx_cha_box_ctl (icx_cha_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(icx_cha_box_ctl, icx_cha_box_ctl_value_(r).raw, ICX_CHA_BOX_CTL_RST_CTRL, v)

/*
 * box_status: CHAn_MSR_PMON_BOX_STATUS, 32 bits
 * Which counters have wrapped; Linux does not use it.
 * Source: likwid registers.h MSR_UNC_ICX_C*_PMON_STATUS (inferred)
 */
typedef struct icx_cha_box_status {
	uint32_t raw;
} icx_cha_box_status;

UNCORE_ACCESSOR icx_cha_box_status icx_cha_box_status_value_(icx_cha_box_status r)
{
	return r;
}

#define ICX_CHA_BOX_STATUS_RESET     0x00000000u
#define ICX_CHA_BOX_STATUS_RW1C      0x0000000fu
#define icx_cha_box_status_reset() /* icx_cha_box_status (): the value to begin from of CHAn_MSR_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(icx_cha_box_status, ICX_CHA_BOX_STATUS_RESET)

#define icx_cha_box_status_clear(seen) /* icx_cha_box_status (icx_cha_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of CHAn_MSR_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(icx_cha_box_status, ICX_CHA_BOX_STATUS_RESET & ~ICX_CHA_BOX_STATUS_RW1C, seen, ICX_CHA_BOX_STATUS_RW1C)

#define ICX_CHA_BOX_STATUS_MSRS 0xe07, 0xe15, 0xe23, 0xe31, 0xe3f, 0xe4d, 0xe5b, 0xe69, 0xe77, 0xe85, 0xe93, 0xea1, 0xeaf, 0xebd, 0xecb, 0xed9, 0xee7, 0xef5, 0xf11, 0xf1f, 0xf2d, 0xf3b, 0xf49, 0xf57, 0xf65, 0xf73, 0xf81, 0xf8f, 0xf9d, 0xfab, 0xfb9, 0xfc7, 0xfd5, 0xfe3, 0xb67, 0xb75, 0xb83, 0xb91, 0xb9f, 0xbad

UNCORE_ACCESSOR uncore_msr icx_cha_box_status_addr(unsigned instance)
{
	static const uint32_t base[ICX_CHA_INSTANCES] = { ICX_CHA_BOX_STATUS_MSRS };

	return uncore_msr_at_(base[instance]);
}
#define icx_cha_box_status_addr(instance) /* uncore_msr (instance below ICX_CHA_INSTANCES): the address of CHAn_MSR_PMON_BOX_STATUS. */ \
	icx_cha_box_status_addr(UNCORE_INDEX_(instance, ICX_CHA_INSTANCES))

/* ov [3:0] RW1C. */
#define ICX_CHA_BOX_STATUS_OV_MASK  0x0000000fu
#define ICX_CHA_BOX_STATUS_OV_SHIFT 0
#define ICX_CHA_BOX_STATUS_OV_WIDTH 4
#define icx_cha_box_status_get_ov(r) /* uint32_t (icx_cha_box_status r) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(icx_cha_box_status, r, ICX_CHA_BOX_STATUS_OV)
#define icx_cha_box_status_clear_ov(bits) /* icx_cha_box_status (bits up to 0xfu) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(icx_cha_box_status, ICX_CHA_BOX_STATUS_RESET & ~ICX_CHA_BOX_STATUS_RW1C, ICX_CHA_BOX_STATUS_OV, bits)

/*
 * box_filter: CHAn_MSR_PMON_BOX_FILTER0, 32 bits
 * Thread filter, shared by the four counters.
 * Source: linux uncore_snbep.c ICX_C34_MSR_PMON_BOX_FILTER0, icx_cha_msr_offsets; likwid registers.h MSR_UNC_ICX_C*
 * (cross-source)
 */
typedef struct icx_cha_box_filter {
	uint32_t raw;
} icx_cha_box_filter;

UNCORE_ACCESSOR icx_cha_box_filter icx_cha_box_filter_value_(icx_cha_box_filter r)
{
	return r;
}

#define ICX_CHA_BOX_FILTER_RESET 0x00000000u
#define icx_cha_box_filter_reset() /* icx_cha_box_filter (): the value to begin from of CHAn_MSR_PMON_BOX_FILTER0. */ \
	UNCORE_VALUE_(icx_cha_box_filter, ICX_CHA_BOX_FILTER_RESET)

#define ICX_CHA_BOX_FILTER_MSRS 0xe05, 0xe13, 0xe21, 0xe2f, 0xe3d, 0xe4b, 0xe59, 0xe67, 0xe75, 0xe83, 0xe91, 0xe9f, 0xead, 0xebb, 0xec9, 0xed7, 0xee5, 0xef3, 0xf0f, 0xf1d, 0xf2b, 0xf39, 0xf47, 0xf55, 0xf63, 0xf71, 0xf7f, 0xf8d, 0xf9b, 0xfa9, 0xfb7, 0xfc5, 0xfd3, 0xfe1, 0xb65, 0xb73, 0xb81, 0xb8f, 0xb9d, 0xbab

UNCORE_ACCESSOR uncore_msr icx_cha_box_filter_addr(unsigned instance)
{
	static const uint32_t base[ICX_CHA_INSTANCES] = { ICX_CHA_BOX_FILTER_MSRS };

	return uncore_msr_at_(base[instance]);
}
#define icx_cha_box_filter_addr(instance) /* uncore_msr (instance below ICX_CHA_INSTANCES): the address of CHAn_MSR_PMON_BOX_FILTER0. */ \
	icx_cha_box_filter_addr(UNCORE_INDEX_(instance, ICX_CHA_INSTANCES))

/* tid [8:0] RW. */
#define ICX_CHA_BOX_FILTER_TID_MASK  0x000001ffu
#define ICX_CHA_BOX_FILTER_TID_SHIFT 0
#define ICX_CHA_BOX_FILTER_TID_WIDTH 9
#define icx_cha_box_filter_get_tid(r) /* uint32_t (icx_cha_box_filter r) [8:0]: Thread that is counted where ctl.tid_en is 1. */ \
	UNCORE_GET32_(icx_cha_box_filter, r, ICX_CHA_BOX_FILTER_TID)
#define icx_cha_box_filter_set_tid(r, v) /* icx_cha_box_filter (icx_cha_box_filter r, v up to 0x1ffu) [8:0]: Thread that is counted where ctl.tid_en is 1. */ \
	UNCORE_PUT32_(icx_cha_box_filter, icx_cha_box_filter_value_(r).raw, ICX_CHA_BOX_FILTER_TID, v)

/*
 * ctl: CHAn_MSR_PMON_CTL{0-3}, 64 bits
 * Chooses the event of counter {0-3}.
 * Source: linux uncore_snbep.c ICX_C34_MSR_PMON_CTL0, icx_cha_msr_offsets; likwid registers.h MSR_UNC_ICX_C*
 * (cross-source)
 */
typedef struct icx_cha_ctl {
	uint64_t raw;
} icx_cha_ctl;

UNCORE_ACCESSOR icx_cha_ctl icx_cha_ctl_value_(icx_cha_ctl r)
{
	return r;
}

#define ICX_CHA_CTL_RESET     UINT64_C(0x0000000000000000)
#define ICX_CHA_CTL_MUST_ZERO UINT64_C(0x0000000000210000)
#define icx_cha_ctl_reset() /* icx_cha_ctl (): the value to begin from of CHAn_MSR_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(icx_cha_ctl, ICX_CHA_CTL_RESET)

#define ICX_CHA_CTL_COUNT 4
#define ICX_CHA_CTL_MSRS 0xe01, 0xe0f, 0xe1d, 0xe2b, 0xe39, 0xe47, 0xe55, 0xe63, 0xe71, 0xe7f, 0xe8d, 0xe9b, 0xea9, 0xeb7, 0xec5, 0xed3, 0xee1, 0xeef, 0xf0b, 0xf19, 0xf27, 0xf35, 0xf43, 0xf51, 0xf5f, 0xf6d, 0xf7b, 0xf89, 0xf97, 0xfa5, 0xfb3, 0xfc1, 0xfcf, 0xfdd, 0xb61, 0xb6f, 0xb7d, 0xb8b, 0xb99, 0xba7
#define ICX_CHA_CTL_INDEX_STRIDE 0x1u

UNCORE_ACCESSOR uncore_msr icx_cha_ctl_addr(unsigned instance, unsigned index)
{
	static const uint32_t base[ICX_CHA_INSTANCES] = { ICX_CHA_CTL_MSRS };

	return uncore_msr_at_(base[instance] +
		index * ICX_CHA_CTL_INDEX_STRIDE);
}
#define icx_cha_ctl_addr(instance, index) /* uncore_msr (instance below ICX_CHA_INSTANCES, index below ICX_CHA_CTL_COUNT): the address of CHAn_MSR_PMON_CTL{0-3}. */ \
	icx_cha_ctl_addr(UNCORE_INDEX_(instance, ICX_CHA_INSTANCES), UNCORE_INDEX_(index, ICX_CHA_CTL_COUNT))

/* umask [57:32,15:8] RW-V, in pieces that have no shift in common. */
#define ICX_CHA_CTL_UMASK_MASK  UINT64_C(0x03ffffff0000ff00)
#define ICX_CHA_CTL_UMASK_WIDTH 34
UNCORE_PIECE_ uint64_t icx_cha_ctl_gather_umask_(uint64_t raw)
{
	return (raw >> 8 & UINT64_C(0xff)) << 0 |
	       (raw >> 32 & UINT64_C(0x3ffffff)) << 8;
}
UNCORE_PIECE_ uint64_t icx_cha_ctl_spread_umask_(uint64_t v)
{
	return (v >> 0 & UINT64_C(0xff)) << 8 |
	       (v >> 8 & UINT64_C(0x3ffffff)) << 32;
}
#define icx_cha_ctl_get_umask(r) /* uint64_t (icx_cha_ctl r) [57:32,15:8]: Selects sub-events of the event; the upper bits choose opcodes, states and places. */ \
	UNCORE_CAST_(uint64_t, icx_cha_ctl_gather_umask_(icx_cha_ctl_value_(r).raw))
#define icx_cha_ctl_set_umask(r, v) /* icx_cha_ctl (icx_cha_ctl r, v up to 0x3ffffffffull) [57:32,15:8]: Selects sub-events of the event; the upper bits choose opcodes, states and places. */ \
	UNCORE_SPREAD64_(icx_cha_ctl, icx_cha_ctl_value_(r).raw, ICX_CHA_CTL_UMASK, v, \
		icx_cha_ctl_spread_umask_)

/* thresh [31:24] RW-V. */
#define ICX_CHA_CTL_THRESH_MASK  UINT64_C(0x00000000ff000000)
#define ICX_CHA_CTL_THRESH_SHIFT 24
#define ICX_CHA_CTL_THRESH_WIDTH 8
#define icx_cha_ctl_get_thresh(r) /* uint64_t (icx_cha_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET64_(icx_cha_ctl, r, ICX_CHA_CTL_THRESH)
#define icx_cha_ctl_set_thresh(r, v) /* icx_cha_ctl (icx_cha_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT64_(icx_cha_ctl, icx_cha_ctl_value_(r).raw, ICX_CHA_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define ICX_CHA_CTL_INVERT_MASK  UINT64_C(0x0000000000800000)
#define ICX_CHA_CTL_INVERT_SHIFT 23
#define ICX_CHA_CTL_INVERT_WIDTH 1

enum icx_cha_ctl_invert {
	ICX_CHA_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	ICX_CHA_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define icx_cha_ctl_get_invert(r) /* uint64_t (icx_cha_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET64_(icx_cha_ctl, r, ICX_CHA_CTL_INVERT)
#define icx_cha_ctl_set_invert(r, v) /* icx_cha_ctl (icx_cha_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT64_(icx_cha_ctl, icx_cha_ctl_value_(r).raw, ICX_CHA_CTL_INVERT, v)

/* en [22] RW-V. */
#define ICX_CHA_CTL_EN_MASK  UINT64_C(0x0000000000400000)
#define ICX_CHA_CTL_EN_SHIFT 22
#define ICX_CHA_CTL_EN_WIDTH 1
#define icx_cha_ctl_get_en(r) /* uint64_t (icx_cha_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET64_(icx_cha_ctl, r, ICX_CHA_CTL_EN)
#define icx_cha_ctl_set_en(r, v) /* icx_cha_ctl (icx_cha_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT64_(icx_cha_ctl, icx_cha_ctl_value_(r).raw, ICX_CHA_CTL_EN, v)

/* ov_en [20] RW-V. */
#define ICX_CHA_CTL_OV_EN_MASK  UINT64_C(0x0000000000100000)
#define ICX_CHA_CTL_OV_EN_SHIFT 20
#define ICX_CHA_CTL_OV_EN_WIDTH 1
#define icx_cha_ctl_get_ov_en(r) /* uint64_t (icx_cha_ctl r) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_GET64_(icx_cha_ctl, r, ICX_CHA_CTL_OV_EN)
#define icx_cha_ctl_set_ov_en(r, v) /* icx_cha_ctl (icx_cha_ctl r, v up to 0x1u) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_PUT64_(icx_cha_ctl, icx_cha_ctl_value_(r).raw, ICX_CHA_CTL_OV_EN, v)

/* tid_en [19] RW-V. */
#define ICX_CHA_CTL_TID_EN_MASK  UINT64_C(0x0000000000080000)
#define ICX_CHA_CTL_TID_EN_SHIFT 19
#define ICX_CHA_CTL_TID_EN_WIDTH 1
#define icx_cha_ctl_get_tid_en(r) /* uint64_t (icx_cha_ctl r) [19]: Counts only what the thread in box_filter.tid causes. */ \
	UNCORE_GET64_(icx_cha_ctl, r, ICX_CHA_CTL_TID_EN)
#define icx_cha_ctl_set_tid_en(r, v) /* icx_cha_ctl (icx_cha_ctl r, v up to 0x1u) [19]: Counts only what the thread in box_filter.tid causes. */ \
	UNCORE_PUT64_(icx_cha_ctl, icx_cha_ctl_value_(r).raw, ICX_CHA_CTL_TID_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define ICX_CHA_CTL_EDGE_DET_MASK  UINT64_C(0x0000000000040000)
#define ICX_CHA_CTL_EDGE_DET_SHIFT 18
#define ICX_CHA_CTL_EDGE_DET_WIDTH 1
#define icx_cha_ctl_get_edge_det(r) /* uint64_t (icx_cha_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET64_(icx_cha_ctl, r, ICX_CHA_CTL_EDGE_DET)
#define icx_cha_ctl_set_edge_det(r, v) /* icx_cha_ctl (icx_cha_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT64_(icx_cha_ctl, icx_cha_ctl_value_(r).raw, ICX_CHA_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define ICX_CHA_CTL_RST_MASK  UINT64_C(0x0000000000020000)
#define ICX_CHA_CTL_RST_SHIFT 17
#define ICX_CHA_CTL_RST_WIDTH 1
#define icx_cha_ctl_set_rst(r, v) /* icx_cha_ctl (icx_cha_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT64_(icx_cha_ctl, icx_cha_ctl_value_(r).raw, ICX_CHA_CTL_RST, v)

/* ev_sel [7:0] RW-V. */
#define ICX_CHA_CTL_EV_SEL_MASK  UINT64_C(0x00000000000000ff)
#define ICX_CHA_CTL_EV_SEL_SHIFT 0
#define ICX_CHA_CTL_EV_SEL_WIDTH 8
#define icx_cha_ctl_get_ev_sel(r) /* uint64_t (icx_cha_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET64_(icx_cha_ctl, r, ICX_CHA_CTL_EV_SEL)
#define icx_cha_ctl_set_ev_sel(r, v) /* icx_cha_ctl (icx_cha_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT64_(icx_cha_ctl, icx_cha_ctl_value_(r).raw, ICX_CHA_CTL_EV_SEL, v)

/*
 * ctr: CHAn_MSR_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux uncore_snbep.c ICX_C34_MSR_PMON_CTR0, icx_cha_msr_offsets; likwid registers.h MSR_UNC_ICX_C*
 * (cross-source)
 */
typedef struct icx_cha_ctr {
	uint64_t raw;
} icx_cha_ctr;

UNCORE_ACCESSOR icx_cha_ctr icx_cha_ctr_value_(icx_cha_ctr r)
{
	return r;
}

#define ICX_CHA_CTR_RESET UINT64_C(0x0000000000000000)
#define icx_cha_ctr_reset() /* icx_cha_ctr (): the value to begin from of CHAn_MSR_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(icx_cha_ctr, ICX_CHA_CTR_RESET)

#define ICX_CHA_CTR_COUNT 4
#define ICX_CHA_CTR_MSRS 0xe08, 0xe16, 0xe24, 0xe32, 0xe40, 0xe4e, 0xe5c, 0xe6a, 0xe78, 0xe86, 0xe94, 0xea2, 0xeb0, 0xebe, 0xecc, 0xeda, 0xee8, 0xef6, 0xf12, 0xf20, 0xf2e, 0xf3c, 0xf4a, 0xf58, 0xf66, 0xf74, 0xf82, 0xf90, 0xf9e, 0xfac, 0xfba, 0xfc8, 0xfd6, 0xfe4, 0xb68, 0xb76, 0xb84, 0xb92, 0xba0, 0xbae
#define ICX_CHA_CTR_INDEX_STRIDE 0x1u

UNCORE_ACCESSOR uncore_msr icx_cha_ctr_addr(unsigned instance, unsigned index)
{
	static const uint32_t base[ICX_CHA_INSTANCES] = { ICX_CHA_CTR_MSRS };

	return uncore_msr_at_(base[instance] +
		index * ICX_CHA_CTR_INDEX_STRIDE);
}
#define icx_cha_ctr_addr(instance, index) /* uncore_msr (instance below ICX_CHA_INSTANCES, index below ICX_CHA_CTR_COUNT): the address of CHAn_MSR_PMON_CTR{0-3}. */ \
	icx_cha_ctr_addr(UNCORE_INDEX_(instance, ICX_CHA_INSTANCES), UNCORE_INDEX_(index, ICX_CHA_CTR_COUNT))

/* event_count [47:0] RW-V. */
#define ICX_CHA_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define ICX_CHA_CTR_EVENT_COUNT_SHIFT 0
#define ICX_CHA_CTR_EVENT_COUNT_WIDTH 48
#define icx_cha_ctr_get_event_count(r) /* uint64_t (icx_cha_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(icx_cha_ctr, r, ICX_CHA_CTR_EVENT_COUNT)
#define icx_cha_ctr_set_event_count(r, v) /* icx_cha_ctr (icx_cha_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(icx_cha_ctr, icx_cha_ctr_value_(r).raw, ICX_CHA_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
