/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/gnr/cha.box.json by "make generate". Do not edit. */
/*
 * gnr cha: Caching and home agent. One slice of the last-level cache with its snoop filter, and the home agent of the
 * addresses that fall to it.
 * Source: linux-6.12 uncore_snbep.c spr_uncore_chabox; likwid perfmon_graniterapids_counters.h
 * graniterapids_uncore_discovery_map; pcm cpucounters.cpp
 */
#ifndef UNCORE_GNR_CHA_H
#define UNCORE_GNR_CHA_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define GNR_CHA_INSTANCES 126

#define GNR_CHA_GENERAL_COUNTERS   4
#define GNR_CHA_GENERAL_WIDTH      48
#define GNR_CHA_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * box_ctl: CHAn_PMON_BOX_CTL, 64 bits
 * Freezes and resets the counters.
 * Source: pcm types.h SPR_CHA0_MSR_PMON_*, SPR_CHA_MSR_STEP; likwid perfmon_graniterapids_counters.h (cross-source)
 */
typedef struct gnr_cha_box_ctl {
	uint64_t raw;
} gnr_cha_box_ctl;

UNCORE_ACCESSOR gnr_cha_box_ctl gnr_cha_box_ctl_value_(gnr_cha_box_ctl r)
{
	return r;
}

#define GNR_CHA_BOX_CTL_RESET UINT64_C(0x0000000000000000)
#define gnr_cha_box_ctl_reset() /* gnr_cha_box_ctl (): the value to begin from of CHAn_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(gnr_cha_box_ctl, GNR_CHA_BOX_CTL_RESET)

#define GNR_CHA_BOX_CTL_MSR 0x2000u
#define GNR_CHA_BOX_CTL_INSTANCE_STRIDE 0x10u

#define gnr_cha_box_ctl_addr(instance) /* uncore_msr (instance below GNR_CHA_INSTANCES): the address of CHAn_PMON_BOX_CTL. */ \
	uncore_msr_at_(GNR_CHA_BOX_CTL_MSR + \
		UNCORE_INDEX_(instance, GNR_CHA_INSTANCES) * GNR_CHA_BOX_CTL_INSTANCE_STRIDE)

/* rst_ctrs [9] WO. */
#define GNR_CHA_BOX_CTL_RST_CTRS_MASK  UINT64_C(0x0000000000000200)
#define GNR_CHA_BOX_CTL_RST_CTRS_SHIFT 9
#define GNR_CHA_BOX_CTL_RST_CTRS_WIDTH 1
#define gnr_cha_box_ctl_set_rst_ctrs(r, v) /* gnr_cha_box_ctl (gnr_cha_box_ctl r, v up to 0x1u) [9]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT64_(gnr_cha_box_ctl, gnr_cha_box_ctl_value_(r).raw, GNR_CHA_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [8] WO. */
#define GNR_CHA_BOX_CTL_RST_CTRL_MASK  UINT64_C(0x0000000000000100)
#define GNR_CHA_BOX_CTL_RST_CTRL_SHIFT 8
#define GNR_CHA_BOX_CTL_RST_CTRL_WIDTH 1
#define gnr_cha_box_ctl_set_rst_ctrl(r, v) /* gnr_cha_box_ctl (gnr_cha_box_ctl r, v up to 0x1u) [8]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT64_(gnr_cha_box_ctl, gnr_cha_box_ctl_value_(r).raw, GNR_CHA_BOX_CTL_RST_CTRL, v)

/* frz [0] RW. */
#define GNR_CHA_BOX_CTL_FRZ_MASK  UINT64_C(0x0000000000000001)
#define GNR_CHA_BOX_CTL_FRZ_SHIFT 0
#define GNR_CHA_BOX_CTL_FRZ_WIDTH 1
#define gnr_cha_box_ctl_get_frz(r) /* uint64_t (gnr_cha_box_ctl r) [0]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET64_(gnr_cha_box_ctl, r, GNR_CHA_BOX_CTL_FRZ)
#define gnr_cha_box_ctl_set_frz(r, v) /* gnr_cha_box_ctl (gnr_cha_box_ctl r, v up to 0x1u) [0]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT64_(gnr_cha_box_ctl, gnr_cha_box_ctl_value_(r).raw, GNR_CHA_BOX_CTL_FRZ, v)

/*
 * ctl: CHAn_PMON_CTL{0-3}, 64 bits
 * Chooses the event of counter {0-3}.
 * Source: pcm types.h SPR_CHA0_MSR_PMON_*, SPR_CHA_MSR_STEP; likwid perfmon_graniterapids_counters.h (inferred)
 */
typedef struct gnr_cha_ctl {
	uint64_t raw;
} gnr_cha_ctl;

UNCORE_ACCESSOR gnr_cha_ctl gnr_cha_ctl_value_(gnr_cha_ctl r)
{
	return r;
}

#define GNR_CHA_CTL_RESET     UINT64_C(0x0000000000000000)
#define GNR_CHA_CTL_MUST_ZERO UINT64_C(0x0000000000600000)
#define gnr_cha_ctl_reset() /* gnr_cha_ctl (): the value to begin from of CHAn_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(gnr_cha_ctl, GNR_CHA_CTL_RESET)

#define GNR_CHA_CTL_COUNT 4
#define GNR_CHA_CTL_MSR 0x2002u
#define GNR_CHA_CTL_INSTANCE_STRIDE 0x10u
#define GNR_CHA_CTL_INDEX_STRIDE 0x1u

#define gnr_cha_ctl_addr(instance, index) /* uncore_msr (instance below GNR_CHA_INSTANCES, index below GNR_CHA_CTL_COUNT): the address of CHAn_PMON_CTL{0-3}. */ \
	uncore_msr_at_(GNR_CHA_CTL_MSR + \
		UNCORE_INDEX_(instance, GNR_CHA_INSTANCES) * GNR_CHA_CTL_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, GNR_CHA_CTL_COUNT) * GNR_CHA_CTL_INDEX_STRIDE)

/* umask [63:32,15:8] RW-V, in pieces that have no shift in common. */
#define GNR_CHA_CTL_UMASK_MASK  UINT64_C(0xffffffff0000ff00)
#define GNR_CHA_CTL_UMASK_WIDTH 40
UNCORE_PIECE_ uint64_t gnr_cha_ctl_gather_umask_(uint64_t raw)
{
	return (raw >> 8 & UINT64_C(0xff)) << 0 |
	       (raw >> 32 & UINT64_C(0xffffffff)) << 8;
}
UNCORE_PIECE_ uint64_t gnr_cha_ctl_spread_umask_(uint64_t v)
{
	return (v >> 0 & UINT64_C(0xff)) << 8 |
	       (v >> 8 & UINT64_C(0xffffffff)) << 32;
}
#define gnr_cha_ctl_get_umask(r) /* uint64_t (gnr_cha_ctl r) [63:32,15:8]: Selects sub-events of the event; the upper bits extend it. */ \
	UNCORE_CAST_(uint64_t, gnr_cha_ctl_gather_umask_(gnr_cha_ctl_value_(r).raw))
#define gnr_cha_ctl_set_umask(r, v) /* gnr_cha_ctl (gnr_cha_ctl r, v up to 0xffffffffffull) [63:32,15:8]: Selects sub-events of the event; the upper bits extend it. */ \
	UNCORE_SPREAD64_(gnr_cha_ctl, gnr_cha_ctl_value_(r).raw, GNR_CHA_CTL_UMASK, v, \
		gnr_cha_ctl_spread_umask_)

/* thresh [31:24] RW-V. */
#define GNR_CHA_CTL_THRESH_MASK  UINT64_C(0x00000000ff000000)
#define GNR_CHA_CTL_THRESH_SHIFT 24
#define GNR_CHA_CTL_THRESH_WIDTH 8
#define gnr_cha_ctl_get_thresh(r) /* uint64_t (gnr_cha_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET64_(gnr_cha_ctl, r, GNR_CHA_CTL_THRESH)
#define gnr_cha_ctl_set_thresh(r, v) /* gnr_cha_ctl (gnr_cha_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT64_(gnr_cha_ctl, gnr_cha_ctl_value_(r).raw, GNR_CHA_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define GNR_CHA_CTL_INVERT_MASK  UINT64_C(0x0000000000800000)
#define GNR_CHA_CTL_INVERT_SHIFT 23
#define GNR_CHA_CTL_INVERT_WIDTH 1

enum gnr_cha_ctl_invert {
	GNR_CHA_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	GNR_CHA_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define gnr_cha_ctl_get_invert(r) /* uint64_t (gnr_cha_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET64_(gnr_cha_ctl, r, GNR_CHA_CTL_INVERT)
#define gnr_cha_ctl_set_invert(r, v) /* gnr_cha_ctl (gnr_cha_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT64_(gnr_cha_ctl, gnr_cha_ctl_value_(r).raw, GNR_CHA_CTL_INVERT, v)

/* ov_en [20] RW-V. */
#define GNR_CHA_CTL_OV_EN_MASK  UINT64_C(0x0000000000100000)
#define GNR_CHA_CTL_OV_EN_SHIFT 20
#define GNR_CHA_CTL_OV_EN_WIDTH 1
#define gnr_cha_ctl_get_ov_en(r) /* uint64_t (gnr_cha_ctl r) [20]: A wrap of the counter is reported. */ \
	UNCORE_GET64_(gnr_cha_ctl, r, GNR_CHA_CTL_OV_EN)
#define gnr_cha_ctl_set_ov_en(r, v) /* gnr_cha_ctl (gnr_cha_ctl r, v up to 0x1u) [20]: A wrap of the counter is reported. */ \
	UNCORE_PUT64_(gnr_cha_ctl, gnr_cha_ctl_value_(r).raw, GNR_CHA_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define GNR_CHA_CTL_EDGE_DET_MASK  UINT64_C(0x0000000000040000)
#define GNR_CHA_CTL_EDGE_DET_SHIFT 18
#define GNR_CHA_CTL_EDGE_DET_WIDTH 1
#define gnr_cha_ctl_get_edge_det(r) /* uint64_t (gnr_cha_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET64_(gnr_cha_ctl, r, GNR_CHA_CTL_EDGE_DET)
#define gnr_cha_ctl_set_edge_det(r, v) /* gnr_cha_ctl (gnr_cha_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT64_(gnr_cha_ctl, gnr_cha_ctl_value_(r).raw, GNR_CHA_CTL_EDGE_DET, v)

/* tid_en [16] RW-V. */
#define GNR_CHA_CTL_TID_EN_MASK  UINT64_C(0x0000000000010000)
#define GNR_CHA_CTL_TID_EN_SHIFT 16
#define GNR_CHA_CTL_TID_EN_WIDTH 1
#define gnr_cha_ctl_get_tid_en(r) /* uint64_t (gnr_cha_ctl r) [16]: Counts only what the thread in box_filter.tid causes. */ \
	UNCORE_GET64_(gnr_cha_ctl, r, GNR_CHA_CTL_TID_EN)
#define gnr_cha_ctl_set_tid_en(r, v) /* gnr_cha_ctl (gnr_cha_ctl r, v up to 0x1u) [16]: Counts only what the thread in box_filter.tid causes. */ \
	UNCORE_PUT64_(gnr_cha_ctl, gnr_cha_ctl_value_(r).raw, GNR_CHA_CTL_TID_EN, v)

/* ev_sel [7:0] RW-V. */
#define GNR_CHA_CTL_EV_SEL_MASK  UINT64_C(0x00000000000000ff)
#define GNR_CHA_CTL_EV_SEL_SHIFT 0
#define GNR_CHA_CTL_EV_SEL_WIDTH 8
#define gnr_cha_ctl_get_ev_sel(r) /* uint64_t (gnr_cha_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET64_(gnr_cha_ctl, r, GNR_CHA_CTL_EV_SEL)
#define gnr_cha_ctl_set_ev_sel(r, v) /* gnr_cha_ctl (gnr_cha_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT64_(gnr_cha_ctl, gnr_cha_ctl_value_(r).raw, GNR_CHA_CTL_EV_SEL, v)

/*
 * ctr: CHAn_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: pcm types.h SPR_CHA0_MSR_PMON_*, SPR_CHA_MSR_STEP; likwid perfmon_graniterapids_counters.h (inferred)
 */
typedef struct gnr_cha_ctr {
	uint64_t raw;
} gnr_cha_ctr;

UNCORE_ACCESSOR gnr_cha_ctr gnr_cha_ctr_value_(gnr_cha_ctr r)
{
	return r;
}

#define GNR_CHA_CTR_RESET UINT64_C(0x0000000000000000)
#define gnr_cha_ctr_reset() /* gnr_cha_ctr (): the value to begin from of CHAn_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(gnr_cha_ctr, GNR_CHA_CTR_RESET)

#define GNR_CHA_CTR_COUNT 4
#define GNR_CHA_CTR_MSR 0x2008u
#define GNR_CHA_CTR_INSTANCE_STRIDE 0x10u
#define GNR_CHA_CTR_INDEX_STRIDE 0x1u

#define gnr_cha_ctr_addr(instance, index) /* uncore_msr (instance below GNR_CHA_INSTANCES, index below GNR_CHA_CTR_COUNT): the address of CHAn_PMON_CTR{0-3}. */ \
	uncore_msr_at_(GNR_CHA_CTR_MSR + \
		UNCORE_INDEX_(instance, GNR_CHA_INSTANCES) * GNR_CHA_CTR_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, GNR_CHA_CTR_COUNT) * GNR_CHA_CTR_INDEX_STRIDE)

/* event_count [47:0] RW-V. */
#define GNR_CHA_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define GNR_CHA_CTR_EVENT_COUNT_SHIFT 0
#define GNR_CHA_CTR_EVENT_COUNT_WIDTH 48
#define gnr_cha_ctr_get_event_count(r) /* uint64_t (gnr_cha_ctr r) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_GET64_(gnr_cha_ctr, r, GNR_CHA_CTR_EVENT_COUNT)
#define gnr_cha_ctr_set_event_count(r, v) /* gnr_cha_ctr (gnr_cha_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_PUT64_(gnr_cha_ctr, gnr_cha_ctr_value_(r).raw, GNR_CHA_CTR_EVENT_COUNT, v)

/*
 * box_filter: CHAn_PMON_BOX_FILTER, 64 bits
 * Narrows what the counters of the box count to one thread.
 * Source: linux-6.12 uncore_snbep.c SPR_C0_MSR_PMON_BOX_FILTER0; pcm types.h SPR_CHA0_MSR_PMON_BOX_FILTER (inferred)
 */
typedef struct gnr_cha_box_filter {
	uint64_t raw;
} gnr_cha_box_filter;

UNCORE_ACCESSOR gnr_cha_box_filter gnr_cha_box_filter_value_(gnr_cha_box_filter r)
{
	return r;
}

#define GNR_CHA_BOX_FILTER_RESET UINT64_C(0x0000000000000000)
#define gnr_cha_box_filter_reset() /* gnr_cha_box_filter (): the value to begin from of CHAn_PMON_BOX_FILTER. */ \
	UNCORE_VALUE_(gnr_cha_box_filter, GNR_CHA_BOX_FILTER_RESET)

#define GNR_CHA_BOX_FILTER_MSR 0x200eu
#define GNR_CHA_BOX_FILTER_INSTANCE_STRIDE 0x10u

#define gnr_cha_box_filter_addr(instance) /* uncore_msr (instance below GNR_CHA_INSTANCES): the address of CHAn_PMON_BOX_FILTER. */ \
	uncore_msr_at_(GNR_CHA_BOX_FILTER_MSR + \
		UNCORE_INDEX_(instance, GNR_CHA_INSTANCES) * GNR_CHA_BOX_FILTER_INSTANCE_STRIDE)

/* tid [9:0] RW. */
#define GNR_CHA_BOX_FILTER_TID_MASK  UINT64_C(0x00000000000003ff)
#define GNR_CHA_BOX_FILTER_TID_SHIFT 0
#define GNR_CHA_BOX_FILTER_TID_WIDTH 10
#define gnr_cha_box_filter_get_tid(r) /* uint64_t (gnr_cha_box_filter r) [9:0]: Thread that is counted where ctl.tid_en is 1. */ \
	UNCORE_GET64_(gnr_cha_box_filter, r, GNR_CHA_BOX_FILTER_TID)
#define gnr_cha_box_filter_set_tid(r, v) /* gnr_cha_box_filter (gnr_cha_box_filter r, v up to 0x3ffu) [9:0]: Thread that is counted where ctl.tid_en is 1. */ \
	UNCORE_PUT64_(gnr_cha_box_filter, gnr_cha_box_filter_value_(r).raw, GNR_CHA_BOX_FILTER_TID, v)

#ifdef __cplusplus
}
#endif

#endif
