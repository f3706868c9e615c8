/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/snr/cha.box.json by "make generate". Do not edit. */
/*
 * snr cha: Caching and home agent. One slice of the last-level cache with its part of the home agent; the source of
 * cache look-up and TOR counts.
 * Source: linux-6.12 uncore_snbep.c snr_uncore_chabox; pcm types.h SNR_CHA_MSR_PMON_BOX_CTL
 */
#ifndef UNCORE_SNR_CHA_H
#define UNCORE_SNR_CHA_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define SNR_CHA_INSTANCES 6

#define SNR_CHA_GENERAL_COUNTERS   4
#define SNR_CHA_GENERAL_WIDTH      48
#define SNR_CHA_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * box_ctl: CHAn_MSR_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux-6.12 uncore_snbep.c SNR_CHA_MSR_PMON_BOX_CTL; pcm types.h SNR_CHA_MSR_PMON_BOX_CTL (cross-source)
 */
typedef struct snr_cha_box_ctl {
	uint32_t raw;
} snr_cha_box_ctl;

UNCORE_ACCESSOR snr_cha_box_ctl snr_cha_box_ctl_value_(snr_cha_box_ctl r)
{
	return r;
}

#define SNR_CHA_BOX_CTL_RESET     0x00030000u
#define SNR_CHA_BOX_CTL_MUST_ONE  0x00030000u
#define snr_cha_box_ctl_reset() /* snr_cha_box_ctl (): the value to begin from of CHAn_MSR_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(snr_cha_box_ctl, SNR_CHA_BOX_CTL_RESET)

#define SNR_CHA_BOX_CTL_MSR 0x1c00u
#define SNR_CHA_BOX_CTL_INSTANCE_STRIDE 0x10u

#define snr_cha_box_ctl_addr(instance) /* uncore_msr (instance below SNR_CHA_INSTANCES): the address of CHAn_MSR_PMON_BOX_CTL. */ \
	uncore_msr_at_(SNR_CHA_BOX_CTL_MSR + \
		UNCORE_INDEX_(instance, SNR_CHA_INSTANCES) * SNR_CHA_BOX_CTL_INSTANCE_STRIDE)

/* frz [8] RW. */
#define SNR_CHA_BOX_CTL_FRZ_MASK  0x00000100u
#define SNR_CHA_BOX_CTL_FRZ_SHIFT 8
#define SNR_CHA_BOX_CTL_FRZ_WIDTH 1
#define snr_cha_box_ctl_get_frz(r) /* uint32_t (snr_cha_box_ctl r) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(snr_cha_box_ctl, r, SNR_CHA_BOX_CTL_FRZ)
#define snr_cha_box_ctl_set_frz(r, v) /* snr_cha_box_ctl (snr_cha_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(snr_cha_box_ctl, snr_cha_box_ctl_value_(r).raw, SNR_CHA_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define SNR_CHA_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define SNR_CHA_BOX_CTL_RST_CTRS_SHIFT 1
#define SNR_CHA_BOX_CTL_RST_CTRS_WIDTH 1
#define snr_cha_box_ctl_set_rst_ctrs(r, v) /* snr_cha_box_ctl (snr_cha_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(snr_cha_box_ctl, snr_cha_box_ctl_value_(r).raw, SNR_CHA_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define SNR_CHA_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define SNR_CHA_BOX_CTL_RST_CTRL_SHIFT 0
#define SNR_CHA_BOX_CTL_RST_CTRL_WIDTH 1
#define snr_cha_box_ctl_set_rst_ctrl(r, v) /* snr_cha_box_ctl (snr_cha_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(snr_cha_box_ctl, snr_cha_box_ctl_value_(r).raw, SNR_CHA_BOX_CTL_RST_CTRL, v)

/*
 * box_filter: CHAn_MSR_PMON_BOX_FILTER0, 32 bits
 * Thread filter, shared by the four counters.
 * Source: linux-6.12 uncore_snbep.c SNR_C0_MSR_PMON_BOX_FILTER0; pcm types.h SERVER_CHA_MSR_PMON_BOX_FILTER_OFFSET
 * (inferred)
 */
typedef struct snr_cha_box_filter {
	uint32_t raw;
} snr_cha_box_filter;

UNCORE_ACCESSOR snr_cha_box_filter snr_cha_box_filter_value_(snr_cha_box_filter r)
{
	return r;
}

#define SNR_CHA_BOX_FILTER_RESET 0x00000000u
#define snr_cha_box_filter_reset() /* snr_cha_box_filter (): the value to begin from of CHAn_MSR_PMON_BOX_FILTER0. */ \
	UNCORE_VALUE_(snr_cha_box_filter, SNR_CHA_BOX_FILTER_RESET)

#define SNR_CHA_BOX_FILTER_MSR 0x1c05u
#define SNR_CHA_BOX_FILTER_INSTANCE_STRIDE 0x10u

#define snr_cha_box_filter_addr(instance) /* uncore_msr (instance below SNR_CHA_INSTANCES): the address of CHAn_MSR_PMON_BOX_FILTER0. */ \
	uncore_msr_at_(SNR_CHA_BOX_FILTER_MSR + \
		UNCORE_INDEX_(instance, SNR_CHA_INSTANCES) * SNR_CHA_BOX_FILTER_INSTANCE_STRIDE)

/* tid [8:0] RW. */
#define SNR_CHA_BOX_FILTER_TID_MASK  0x000001ffu
#define SNR_CHA_BOX_FILTER_TID_SHIFT 0
#define SNR_CHA_BOX_FILTER_TID_WIDTH 9
#define snr_cha_box_filter_get_tid(r) /* uint32_t (snr_cha_box_filter r) [8:0]: Thread that is counted where ctl.tid_en is 1. */ \
	UNCORE_GET32_(snr_cha_box_filter, r, SNR_CHA_BOX_FILTER_TID)
#define snr_cha_box_filter_set_tid(r, v) /* snr_cha_box_filter (snr_cha_box_filter r, v up to 0x1ffu) [8:0]: Thread that is counted where ctl.tid_en is 1. */ \
	UNCORE_PUT32_(snr_cha_box_filter, snr_cha_box_filter_value_(r).raw, SNR_CHA_BOX_FILTER_TID, v)

/*
 * ctl: CHAn_MSR_PMON_CTL{0-3}, 64 bits
 * Chooses the event of counter {0-3}.
 * Source: linux-6.12 uncore_snbep.c SNR_CHA_MSR_PMON_CTL0; pcm types.h SERVER_CHA_MSR_PMON_CTL0_OFFSET (cross-source)
 */
typedef struct snr_cha_ctl {
	uint64_t raw;
} snr_cha_ctl;

UNCORE_ACCESSOR snr_cha_ctl snr_cha_ctl_value_(snr_cha_ctl r)
{
	return r;
}

#define SNR_CHA_CTL_RESET     UINT64_C(0x0000000000000000)
#define SNR_CHA_CTL_MUST_ZERO UINT64_C(0x0000000000010000)
#define snr_cha_ctl_reset() /* snr_cha_ctl (): the value to begin from of CHAn_MSR_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(snr_cha_ctl, SNR_CHA_CTL_RESET)

#define SNR_CHA_CTL_COUNT 4
#define SNR_CHA_CTL_MSR 0x1c01u
#define SNR_CHA_CTL_INSTANCE_STRIDE 0x10u
#define SNR_CHA_CTL_INDEX_STRIDE 0x1u

#define snr_cha_ctl_addr(instance, index) /* uncore_msr (instance below SNR_CHA_INSTANCES, index below SNR_CHA_CTL_COUNT): the address of CHAn_MSR_PMON_CTL{0-3}. */ \
	uncore_msr_at_(SNR_CHA_CTL_MSR + \
		UNCORE_INDEX_(instance, SNR_CHA_INSTANCES) * SNR_CHA_CTL_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, SNR_CHA_CTL_COUNT) * SNR_CHA_CTL_INDEX_STRIDE)

/* umask [57:32,15:8] RW-V, in pieces that have no shift in common. */
#define SNR_CHA_CTL_UMASK_MASK  UINT64_C(0x03ffffff0000ff00)
#define SNR_CHA_CTL_UMASK_WIDTH 34
UNCORE_PIECE_ uint64_t snr_cha_ctl_gather_umask_(uint64_t raw)
{
	return (raw >> 8 & UINT64_C(0xff)) << 0 |
	       (raw >> 32 & UINT64_C(0x3ffffff)) << 8;
}
UNCORE_PIECE_ uint64_t snr_cha_ctl_spread_umask_(uint64_t v)
{
	return (v >> 0 & UINT64_C(0xff)) << 8 |
	       (v >> 8 & UINT64_C(0x3ffffff)) << 32;
}
#define snr_cha_ctl_get_umask(r) /* uint64_t (snr_cha_ctl r) [57:32,15:8]: Selects sub-events of the event; the upper bits choose opcodes, states and places. */ \
	UNCORE_CAST_(uint64_t, snr_cha_ctl_gather_umask_(snr_cha_ctl_value_(r).raw))
#define snr_cha_ctl_set_umask(r, v) /* snr_cha_ctl (snr_cha_ctl r, v up to 0x3ffffffffull) [57:32,15:8]: Selects sub-events of the event; the upper bits choose opcodes, states and places. */ \
	UNCORE_SPREAD64_(snr_cha_ctl, snr_cha_ctl_value_(r).raw, SNR_CHA_CTL_UMASK, v, \
		snr_cha_ctl_spread_umask_)

/* thresh [31:24] RW-V. */
#define SNR_CHA_CTL_THRESH_MASK  UINT64_C(0x00000000ff000000)
#define SNR_CHA_CTL_THRESH_SHIFT 24
#define SNR_CHA_CTL_THRESH_WIDTH 8
#define snr_cha_ctl_get_thresh(r) /* uint64_t (snr_cha_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET64_(snr_cha_ctl, r, SNR_CHA_CTL_THRESH)
#define snr_cha_ctl_set_thresh(r, v) /* snr_cha_ctl (snr_cha_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT64_(snr_cha_ctl, snr_cha_ctl_value_(r).raw, SNR_CHA_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define SNR_CHA_CTL_INVERT_MASK  UINT64_C(0x0000000000800000)
#define SNR_CHA_CTL_INVERT_SHIFT 23
#define SNR_CHA_CTL_INVERT_WIDTH 1

enum snr_cha_ctl_invert {
	SNR_CHA_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	SNR_CHA_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define snr_cha_ctl_get_invert(r) /* uint64_t (snr_cha_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET64_(snr_cha_ctl, r, SNR_CHA_CTL_INVERT)
#define snr_cha_ctl_set_invert(r, v) /* snr_cha_ctl (snr_cha_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT64_(snr_cha_ctl, snr_cha_ctl_value_(r).raw, SNR_CHA_CTL_INVERT, v)

/* en [22] RW-V. */
#define SNR_CHA_CTL_EN_MASK  UINT64_C(0x0000000000400000)
#define SNR_CHA_CTL_EN_SHIFT 22
#define SNR_CHA_CTL_EN_WIDTH 1
#define snr_cha_ctl_get_en(r) /* uint64_t (snr_cha_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET64_(snr_cha_ctl, r, SNR_CHA_CTL_EN)
#define snr_cha_ctl_set_en(r, v) /* snr_cha_ctl (snr_cha_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT64_(snr_cha_ctl, snr_cha_ctl_value_(r).raw, SNR_CHA_CTL_EN, v)

/* tid_en [19] RW-V. */
#define SNR_CHA_CTL_TID_EN_MASK  UINT64_C(0x0000000000080000)
#define SNR_CHA_CTL_TID_EN_SHIFT 19
#define SNR_CHA_CTL_TID_EN_WIDTH 1
#define snr_cha_ctl_get_tid_en(r) /* uint64_t (snr_cha_ctl r) [19]: Counts only what the thread in box_filter.tid causes. */ \
	UNCORE_GET64_(snr_cha_ctl, r, SNR_CHA_CTL_TID_EN)
#define snr_cha_ctl_set_tid_en(r, v) /* snr_cha_ctl (snr_cha_ctl r, v up to 0x1u) [19]: Counts only what the thread in box_filter.tid causes. */ \
	UNCORE_PUT64_(snr_cha_ctl, snr_cha_ctl_value_(r).raw, SNR_CHA_CTL_TID_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define SNR_CHA_CTL_EDGE_DET_MASK  UINT64_C(0x0000000000040000)
#define SNR_CHA_CTL_EDGE_DET_SHIFT 18
#define SNR_CHA_CTL_EDGE_DET_WIDTH 1
#define snr_cha_ctl_get_edge_det(r) /* uint64_t (snr_cha_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET64_(snr_cha_ctl, r, SNR_CHA_CTL_EDGE_DET)
#define snr_cha_ctl_set_edge_det(r, v) /* snr_cha_ctl (snr_cha_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT64_(snr_cha_ctl, snr_cha_ctl_value_(r).raw, SNR_CHA_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define SNR_CHA_CTL_RST_MASK  UINT64_C(0x0000000000020000)
#define SNR_CHA_CTL_RST_SHIFT 17
#define SNR_CHA_CTL_RST_WIDTH 1
#define snr_cha_ctl_set_rst(r, v) /* snr_cha_ctl (snr_cha_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT64_(snr_cha_ctl, snr_cha_ctl_value_(r).raw, SNR_CHA_CTL_RST, v)

/* ev_sel [7:0] RW-V. */
#define SNR_CHA_CTL_EV_SEL_MASK  UINT64_C(0x00000000000000ff)
#define SNR_CHA_CTL_EV_SEL_SHIFT 0
#define SNR_CHA_CTL_EV_SEL_WIDTH 8
#define snr_cha_ctl_get_ev_sel(r) /* uint64_t (snr_cha_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET64_(snr_cha_ctl, r, SNR_CHA_CTL_EV_SEL)
#define snr_cha_ctl_set_ev_sel(r, v) /* snr_cha_ctl (snr_cha_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT64_(snr_cha_ctl, snr_cha_ctl_value_(r).raw, SNR_CHA_CTL_EV_SEL, v)

/*
 * ctr: CHAn_MSR_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux-6.12 uncore_snbep.c SNR_CHA_MSR_PMON_CTR0; pcm types.h SERVER_CHA_MSR_PMON_CTR0_OFFSET (cross-source)
 */
typedef struct snr_cha_ctr {
	uint64_t raw;
} snr_cha_ctr;

UNCORE_ACCESSOR snr_cha_ctr snr_cha_ctr_value_(snr_cha_ctr r)
{
	return r;
}

#define SNR_CHA_CTR_RESET UINT64_C(0x0000000000000000)
#define snr_cha_ctr_reset() /* snr_cha_ctr (): the value to begin from of CHAn_MSR_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(snr_cha_ctr, SNR_CHA_CTR_RESET)

#define SNR_CHA_CTR_COUNT 4
#define SNR_CHA_CTR_MSR 0x1c08u
#define SNR_CHA_CTR_INSTANCE_STRIDE 0x10u
#define SNR_CHA_CTR_INDEX_STRIDE 0x1u

#define snr_cha_ctr_addr(instance, index) /* uncore_msr (instance below SNR_CHA_INSTANCES, index below SNR_CHA_CTR_COUNT): the address of CHAn_MSR_PMON_CTR{0-3}. */ \
	uncore_msr_at_(SNR_CHA_CTR_MSR + \
		UNCORE_INDEX_(instance, SNR_CHA_INSTANCES) * SNR_CHA_CTR_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, SNR_CHA_CTR_COUNT) * SNR_CHA_CTR_INDEX_STRIDE)

/* event_count [47:0] RW-V. */
#define SNR_CHA_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SNR_CHA_CTR_EVENT_COUNT_SHIFT 0
#define SNR_CHA_CTR_EVENT_COUNT_WIDTH 48
#define snr_cha_ctr_get_event_count(r) /* uint64_t (snr_cha_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(snr_cha_ctr, r, SNR_CHA_CTR_EVENT_COUNT)
#define snr_cha_ctr_set_event_count(r, v) /* snr_cha_ctr (snr_cha_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(snr_cha_ctr, snr_cha_ctr_value_(r).raw, SNR_CHA_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
