/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/cwf/ubox.box.json by "make generate". Do not edit. */
/*
 * cwf ubox: UBox. Messages between the parts of a package, such as interrupts.
 * Source: linux-6.12 uncore_snbep.c gnr_uncore_ubox; likwid perfmon_graniterapids_counters.h
 * graniterapids_uncore_discovery_map; pcm cpucounters.cpp (as on gnr/ubox)
 */
#ifndef UNCORE_CWF_UBOX_H
#define UNCORE_CWF_UBOX_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define CWF_UBOX_INSTANCES 1

#define CWF_UBOX_GENERAL_COUNTERS   2
#define CWF_UBOX_GENERAL_WIDTH      48
#define CWF_UBOX_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define CWF_UBOX_FIXED_COUNTERS   1
#define CWF_UBOX_FIXED_WIDTH      48
#define CWF_UBOX_FIXED_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * box_ctl: UBOX_PMON_BOX_CTL, 64 bits
 * Freezes and resets the counters.
 * Source: pcm types.h BHS_UBOX_MSR_PMON_* (as on gnr/ubox) (inferred)
 */
typedef struct cwf_ubox_box_ctl {
	uint64_t raw;
} cwf_ubox_box_ctl;

UNCORE_ACCESSOR cwf_ubox_box_ctl cwf_ubox_box_ctl_value_(cwf_ubox_box_ctl r)
{
	return r;
}

#define CWF_UBOX_BOX_CTL_RESET UINT64_C(0x0000000000000000)
#define cwf_ubox_box_ctl_reset() /* cwf_ubox_box_ctl (): the value to begin from of UBOX_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(cwf_ubox_box_ctl, CWF_UBOX_BOX_CTL_RESET)

#define CWF_UBOX_BOX_CTL_MSR 0x3ff0u

#define cwf_ubox_box_ctl_addr() /* uncore_msr (): the address of UBOX_PMON_BOX_CTL. */ \
	uncore_msr_at_(CWF_UBOX_BOX_CTL_MSR)

/* rst_ctrs [9] WO. */
#define CWF_UBOX_BOX_CTL_RST_CTRS_MASK  UINT64_C(0x0000000000000200)
#define CWF_UBOX_BOX_CTL_RST_CTRS_SHIFT 9
#define CWF_UBOX_BOX_CTL_RST_CTRS_WIDTH 1
#define cwf_ubox_box_ctl_set_rst_ctrs(r, v) /* cwf_ubox_box_ctl (cwf_ubox_box_ctl r, v up to 0x1u) [9]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT64_(cwf_ubox_box_ctl, cwf_ubox_box_ctl_value_(r).raw, CWF_UBOX_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [8] WO. */
#define CWF_UBOX_BOX_CTL_RST_CTRL_MASK  UINT64_C(0x0000000000000100)
#define CWF_UBOX_BOX_CTL_RST_CTRL_SHIFT 8
#define CWF_UBOX_BOX_CTL_RST_CTRL_WIDTH 1
#define cwf_ubox_box_ctl_set_rst_ctrl(r, v) /* cwf_ubox_box_ctl (cwf_ubox_box_ctl r, v up to 0x1u) [8]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT64_(cwf_ubox_box_ctl, cwf_ubox_box_ctl_value_(r).raw, CWF_UBOX_BOX_CTL_RST_CTRL, v)

/* frz [0] RW. */
#define CWF_UBOX_BOX_CTL_FRZ_MASK  UINT64_C(0x0000000000000001)
#define CWF_UBOX_BOX_CTL_FRZ_SHIFT 0
#define CWF_UBOX_BOX_CTL_FRZ_WIDTH 1
#define cwf_ubox_box_ctl_get_frz(r) /* uint64_t (cwf_ubox_box_ctl r) [0]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET64_(cwf_ubox_box_ctl, r, CWF_UBOX_BOX_CTL_FRZ)
#define cwf_ubox_box_ctl_set_frz(r, v) /* cwf_ubox_box_ctl (cwf_ubox_box_ctl r, v up to 0x1u) [0]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT64_(cwf_ubox_box_ctl, cwf_ubox_box_ctl_value_(r).raw, CWF_UBOX_BOX_CTL_FRZ, v)

/*
 * ctl: UBOX_PMON_CTL{0-1}, 64 bits
 * Chooses the event of counter {0-1}.
 * Source: pcm types.h BHS_UBOX_MSR_PMON_* (as on gnr/ubox) (inferred)
 */
typedef struct cwf_ubox_ctl {
	uint64_t raw;
} cwf_ubox_ctl;

UNCORE_ACCESSOR cwf_ubox_ctl cwf_ubox_ctl_value_(cwf_ubox_ctl r)
{
	return r;
}

#define CWF_UBOX_CTL_RESET     UINT64_C(0x0000000000000000)
#define CWF_UBOX_CTL_MUST_ZERO UINT64_C(0x0000000000600000)
#define cwf_ubox_ctl_reset() /* cwf_ubox_ctl (): the value to begin from of UBOX_PMON_CTL{0-1}. */ \
	UNCORE_VALUE_(cwf_ubox_ctl, CWF_UBOX_CTL_RESET)

#define CWF_UBOX_CTL_COUNT 2
#define CWF_UBOX_CTL_MSR 0x3ff2u
#define CWF_UBOX_CTL_INDEX_STRIDE 0x1u

#define cwf_ubox_ctl_addr(index) /* uncore_msr (index below CWF_UBOX_CTL_COUNT): the address of UBOX_PMON_CTL{0-1}. */ \
	uncore_msr_at_(CWF_UBOX_CTL_MSR + \
		UNCORE_INDEX_(index, CWF_UBOX_CTL_COUNT) * CWF_UBOX_CTL_INDEX_STRIDE)

/* thresh [31:24] RW-V. */
#define CWF_UBOX_CTL_THRESH_MASK  UINT64_C(0x00000000ff000000)
#define CWF_UBOX_CTL_THRESH_SHIFT 24
#define CWF_UBOX_CTL_THRESH_WIDTH 8
#define cwf_ubox_ctl_get_thresh(r) /* uint64_t (cwf_ubox_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET64_(cwf_ubox_ctl, r, CWF_UBOX_CTL_THRESH)
#define cwf_ubox_ctl_set_thresh(r, v) /* cwf_ubox_ctl (cwf_ubox_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT64_(cwf_ubox_ctl, cwf_ubox_ctl_value_(r).raw, CWF_UBOX_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define CWF_UBOX_CTL_INVERT_MASK  UINT64_C(0x0000000000800000)
#define CWF_UBOX_CTL_INVERT_SHIFT 23
#define CWF_UBOX_CTL_INVERT_WIDTH 1

enum cwf_ubox_ctl_invert {
	CWF_UBOX_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	CWF_UBOX_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define cwf_ubox_ctl_get_invert(r) /* uint64_t (cwf_ubox_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET64_(cwf_ubox_ctl, r, CWF_UBOX_CTL_INVERT)
#define cwf_ubox_ctl_set_invert(r, v) /* cwf_ubox_ctl (cwf_ubox_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT64_(cwf_ubox_ctl, cwf_ubox_ctl_value_(r).raw, CWF_UBOX_CTL_INVERT, v)

/* ov_en [20] RW-V. */
#define CWF_UBOX_CTL_OV_EN_MASK  UINT64_C(0x0000000000100000)
#define CWF_UBOX_CTL_OV_EN_SHIFT 20
#define CWF_UBOX_CTL_OV_EN_WIDTH 1
#define cwf_ubox_ctl_get_ov_en(r) /* uint64_t (cwf_ubox_ctl r) [20]: A wrap of the counter is reported. */ \
	UNCORE_GET64_(cwf_ubox_ctl, r, CWF_UBOX_CTL_OV_EN)
#define cwf_ubox_ctl_set_ov_en(r, v) /* cwf_ubox_ctl (cwf_ubox_ctl r, v up to 0x1u) [20]: A wrap of the counter is reported. */ \
	UNCORE_PUT64_(cwf_ubox_ctl, cwf_ubox_ctl_value_(r).raw, CWF_UBOX_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define CWF_UBOX_CTL_EDGE_DET_MASK  UINT64_C(0x0000000000040000)
#define CWF_UBOX_CTL_EDGE_DET_SHIFT 18
#define CWF_UBOX_CTL_EDGE_DET_WIDTH 1
#define cwf_ubox_ctl_get_edge_det(r) /* uint64_t (cwf_ubox_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET64_(cwf_ubox_ctl, r, CWF_UBOX_CTL_EDGE_DET)
#define cwf_ubox_ctl_set_edge_det(r, v) /* cwf_ubox_ctl (cwf_ubox_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT64_(cwf_ubox_ctl, cwf_ubox_ctl_value_(r).raw, CWF_UBOX_CTL_EDGE_DET, v)

/* umask [15:8] RW-V. */
#define CWF_UBOX_CTL_UMASK_MASK  UINT64_C(0x000000000000ff00)
#define CWF_UBOX_CTL_UMASK_SHIFT 8
#define CWF_UBOX_CTL_UMASK_WIDTH 8
#define cwf_ubox_ctl_get_umask(r) /* uint64_t (cwf_ubox_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET64_(cwf_ubox_ctl, r, CWF_UBOX_CTL_UMASK)
#define cwf_ubox_ctl_set_umask(r, v) /* cwf_ubox_ctl (cwf_ubox_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT64_(cwf_ubox_ctl, cwf_ubox_ctl_value_(r).raw, CWF_UBOX_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define CWF_UBOX_CTL_EV_SEL_MASK  UINT64_C(0x00000000000000ff)
#define CWF_UBOX_CTL_EV_SEL_SHIFT 0
#define CWF_UBOX_CTL_EV_SEL_WIDTH 8
#define cwf_ubox_ctl_get_ev_sel(r) /* uint64_t (cwf_ubox_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET64_(cwf_ubox_ctl, r, CWF_UBOX_CTL_EV_SEL)
#define cwf_ubox_ctl_set_ev_sel(r, v) /* cwf_ubox_ctl (cwf_ubox_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT64_(cwf_ubox_ctl, cwf_ubox_ctl_value_(r).raw, CWF_UBOX_CTL_EV_SEL, v)

/*
 * ctr: UBOX_PMON_CTR{0-1}, 64 bits
 * Count of counter {0-1}.
 * Source: pcm types.h BHS_UBOX_MSR_PMON_* (as on gnr/ubox) (inferred)
 */
typedef struct cwf_ubox_ctr {
	uint64_t raw;
} cwf_ubox_ctr;

UNCORE_ACCESSOR cwf_ubox_ctr cwf_ubox_ctr_value_(cwf_ubox_ctr r)
{
	return r;
}

#define CWF_UBOX_CTR_RESET UINT64_C(0x0000000000000000)
#define cwf_ubox_ctr_reset() /* cwf_ubox_ctr (): the value to begin from of UBOX_PMON_CTR{0-1}. */ \
	UNCORE_VALUE_(cwf_ubox_ctr, CWF_UBOX_CTR_RESET)

#define CWF_UBOX_CTR_COUNT 2
#define CWF_UBOX_CTR_MSR 0x3ff8u
#define CWF_UBOX_CTR_INDEX_STRIDE 0x1u

#define cwf_ubox_ctr_addr(index) /* uncore_msr (index below CWF_UBOX_CTR_COUNT): the address of UBOX_PMON_CTR{0-1}. */ \
	uncore_msr_at_(CWF_UBOX_CTR_MSR + \
		UNCORE_INDEX_(index, CWF_UBOX_CTR_COUNT) * CWF_UBOX_CTR_INDEX_STRIDE)

/* event_count [47:0] RW-V. */
#define CWF_UBOX_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define CWF_UBOX_CTR_EVENT_COUNT_SHIFT 0
#define CWF_UBOX_CTR_EVENT_COUNT_WIDTH 48
#define cwf_ubox_ctr_get_event_count(r) /* uint64_t (cwf_ubox_ctr r) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_GET64_(cwf_ubox_ctr, r, CWF_UBOX_CTR_EVENT_COUNT)
#define cwf_ubox_ctr_set_event_count(r, v) /* cwf_ubox_ctr (cwf_ubox_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_PUT64_(cwf_ubox_ctr, cwf_ubox_ctr_value_(r).raw, CWF_UBOX_CTR_EVENT_COUNT, v)

/*
 * fixed_ctl: UBOX_PMON_UCLK_FIXED_CTL, 64 bits
 * Enables the fixed counter.
 * Source: pcm types.h BHS_UCLK_FIXED_CTL_ADDR (as on gnr/ubox) (inferred)
 */
typedef struct cwf_ubox_fixed_ctl {
	uint64_t raw;
} cwf_ubox_fixed_ctl;

UNCORE_ACCESSOR cwf_ubox_fixed_ctl cwf_ubox_fixed_ctl_value_(cwf_ubox_fixed_ctl r)
{
	return r;
}

#define CWF_UBOX_FIXED_CTL_RESET UINT64_C(0x0000000000000000)
#define cwf_ubox_fixed_ctl_reset() /* cwf_ubox_fixed_ctl (): the value to begin from of UBOX_PMON_UCLK_FIXED_CTL. */ \
	UNCORE_VALUE_(cwf_ubox_fixed_ctl, CWF_UBOX_FIXED_CTL_RESET)

#define CWF_UBOX_FIXED_CTL_MSR 0x3ffeu

#define cwf_ubox_fixed_ctl_addr() /* uncore_msr (): the address of UBOX_PMON_UCLK_FIXED_CTL. */ \
	uncore_msr_at_(CWF_UBOX_FIXED_CTL_MSR)

/* en [22] RW-V. */
#define CWF_UBOX_FIXED_CTL_EN_MASK  UINT64_C(0x0000000000400000)
#define CWF_UBOX_FIXED_CTL_EN_SHIFT 22
#define CWF_UBOX_FIXED_CTL_EN_WIDTH 1
#define cwf_ubox_fixed_ctl_get_en(r) /* uint64_t (cwf_ubox_fixed_ctl r) [22]: Lets the fixed counter count uncore clocks. */ \
	UNCORE_GET64_(cwf_ubox_fixed_ctl, r, CWF_UBOX_FIXED_CTL_EN)
#define cwf_ubox_fixed_ctl_set_en(r, v) /* cwf_ubox_fixed_ctl (cwf_ubox_fixed_ctl r, v up to 0x1u) [22]: Lets the fixed counter count uncore clocks. */ \
	UNCORE_PUT64_(cwf_ubox_fixed_ctl, cwf_ubox_fixed_ctl_value_(r).raw, CWF_UBOX_FIXED_CTL_EN, v)

/*
 * fixed_ctr: UBOX_PMON_UCLK_FIXED_CTR, 64 bits
 * Counts uncore clocks.
 * Source: pcm types.h BHS_UCLK_FIXED_CTR_ADDR (as on gnr/ubox) (inferred)
 */
typedef struct cwf_ubox_fixed_ctr {
	uint64_t raw;
} cwf_ubox_fixed_ctr;

UNCORE_ACCESSOR cwf_ubox_fixed_ctr cwf_ubox_fixed_ctr_value_(cwf_ubox_fixed_ctr r)
{
	return r;
}

#define CWF_UBOX_FIXED_CTR_RESET UINT64_C(0x0000000000000000)
#define cwf_ubox_fixed_ctr_reset() /* cwf_ubox_fixed_ctr (): the value to begin from of UBOX_PMON_UCLK_FIXED_CTR. */ \
	UNCORE_VALUE_(cwf_ubox_fixed_ctr, CWF_UBOX_FIXED_CTR_RESET)

#define CWF_UBOX_FIXED_CTR_MSR 0x3ffdu

#define cwf_ubox_fixed_ctr_addr() /* uncore_msr (): the address of UBOX_PMON_UCLK_FIXED_CTR. */ \
	uncore_msr_at_(CWF_UBOX_FIXED_CTR_MSR)

/* event_count [47:0] RW-V. */
#define CWF_UBOX_FIXED_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define CWF_UBOX_FIXED_CTR_EVENT_COUNT_SHIFT 0
#define CWF_UBOX_FIXED_CTR_EVENT_COUNT_WIDTH 48
#define cwf_ubox_fixed_ctr_get_event_count(r) /* uint64_t (cwf_ubox_fixed_ctr r) [47:0]: the same bits as in cwf_ubox_ctr. */ \
	UNCORE_GET64_(cwf_ubox_fixed_ctr, r, CWF_UBOX_FIXED_CTR_EVENT_COUNT)
#define cwf_ubox_fixed_ctr_set_event_count(r, v) /* cwf_ubox_fixed_ctr (cwf_ubox_fixed_ctr r, v up to 0xffffffffffffull) [47:0]: the same bits as in cwf_ubox_ctr. */ \
	UNCORE_PUT64_(cwf_ubox_fixed_ctr, cwf_ubox_fixed_ctr_value_(r).raw, CWF_UBOX_FIXED_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
