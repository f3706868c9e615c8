/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/grr/ubox.box.json by "make generate". Do not edit. */
/*
 * grr ubox: UBox. Messages between the parts of a package, such as interrupts.
 * Source: linux-6.12 uncore_snbep.c gnr_uncore_ubox; pcm cpucounters.cpp (GRR)
 */
#ifndef UNCORE_GRR_UBOX_H
#define UNCORE_GRR_UBOX_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define GRR_UBOX_INSTANCES 1

#define GRR_UBOX_GENERAL_COUNTERS   2
#define GRR_UBOX_GENERAL_WIDTH      48
#define GRR_UBOX_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define GRR_UBOX_FIXED_COUNTERS   1
#define GRR_UBOX_FIXED_WIDTH      48
#define GRR_UBOX_FIXED_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * box_ctl: UBOX_PMON_BOX_CTL, 64 bits
 * Freezes and resets the counters.
 * Source: pcm types.h GRR_UBOX_MSR_PMON_* (inferred)
 */
typedef struct grr_ubox_box_ctl {
	uint64_t raw;
} grr_ubox_box_ctl;

UNCORE_ACCESSOR grr_ubox_box_ctl grr_ubox_box_ctl_value_(grr_ubox_box_ctl r)
{
	return r;
}

#define GRR_UBOX_BOX_CTL_RESET UINT64_C(0x0000000000000000)
#define grr_ubox_box_ctl_reset() /* grr_ubox_box_ctl (): the value to begin from of UBOX_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(grr_ubox_box_ctl, GRR_UBOX_BOX_CTL_RESET)

#define GRR_UBOX_BOX_CTL_MSR 0x3f50u

#define grr_ubox_box_ctl_addr() /* uncore_msr (): the address of UBOX_PMON_BOX_CTL. */ \
	uncore_msr_at_(GRR_UBOX_BOX_CTL_MSR)

/* rst_ctrs [9] WO. */
#define GRR_UBOX_BOX_CTL_RST_CTRS_MASK  UINT64_C(0x0000000000000200)
#define GRR_UBOX_BOX_CTL_RST_CTRS_SHIFT 9
#define GRR_UBOX_BOX_CTL_RST_CTRS_WIDTH 1
#define grr_ubox_box_ctl_set_rst_ctrs(r, v) /* grr_ubox_box_ctl (grr_ubox_box_ctl r, v up to 0x1u) [9]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT64_(grr_ubox_box_ctl, grr_ubox_box_ctl_value_(r).raw, GRR_UBOX_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [8] WO. */
#define GRR_UBOX_BOX_CTL_RST_CTRL_MASK  UINT64_C(0x0000000000000100)
#define GRR_UBOX_BOX_CTL_RST_CTRL_SHIFT 8
#define GRR_UBOX_BOX_CTL_RST_CTRL_WIDTH 1
#define grr_ubox_box_ctl_set_rst_ctrl(r, v) /* grr_ubox_box_ctl (grr_ubox_box_ctl r, v up to 0x1u) [8]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT64_(grr_ubox_box_ctl, grr_ubox_box_ctl_value_(r).raw, GRR_UBOX_BOX_CTL_RST_CTRL, v)

/* frz [0] RW. */
#define GRR_UBOX_BOX_CTL_FRZ_MASK  UINT64_C(0x0000000000000001)
#define GRR_UBOX_BOX_CTL_FRZ_SHIFT 0
#define GRR_UBOX_BOX_CTL_FRZ_WIDTH 1
#define grr_ubox_box_ctl_get_frz(r) /* uint64_t (grr_ubox_box_ctl r) [0]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET64_(grr_ubox_box_ctl, r, GRR_UBOX_BOX_CTL_FRZ)
#define grr_ubox_box_ctl_set_frz(r, v) /* grr_ubox_box_ctl (grr_ubox_box_ctl r, v up to 0x1u) [0]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT64_(grr_ubox_box_ctl, grr_ubox_box_ctl_value_(r).raw, GRR_UBOX_BOX_CTL_FRZ, v)

/*
 * ctl: UBOX_PMON_CTL{0-1}, 64 bits
 * Chooses the event of counter {0-1}.
 * Source: pcm types.h GRR_UBOX_MSR_PMON_* (inferred)
 */
typedef struct grr_ubox_ctl {
	uint64_t raw;
} grr_ubox_ctl;

UNCORE_ACCESSOR grr_ubox_ctl grr_ubox_ctl_value_(grr_ubox_ctl r)
{
	return r;
}

#define GRR_UBOX_CTL_RESET     UINT64_C(0x0000000000000000)
#define GRR_UBOX_CTL_MUST_ZERO UINT64_C(0x0000000000600000)
#define grr_ubox_ctl_reset() /* grr_ubox_ctl (): the value to begin from of UBOX_PMON_CTL{0-1}. */ \
	UNCORE_VALUE_(grr_ubox_ctl, GRR_UBOX_CTL_RESET)

#define GRR_UBOX_CTL_COUNT 2
#define GRR_UBOX_CTL_MSR 0x3f52u
#define GRR_UBOX_CTL_INDEX_STRIDE 0x1u

#define grr_ubox_ctl_addr(index) /* uncore_msr (index below GRR_UBOX_CTL_COUNT): the address of UBOX_PMON_CTL{0-1}. */ \
	uncore_msr_at_(GRR_UBOX_CTL_MSR + \
		UNCORE_INDEX_(index, GRR_UBOX_CTL_COUNT) * GRR_UBOX_CTL_INDEX_STRIDE)

/* thresh [31:24] RW-V. */
#define GRR_UBOX_CTL_THRESH_MASK  UINT64_C(0x00000000ff000000)
#define GRR_UBOX_CTL_THRESH_SHIFT 24
#define GRR_UBOX_CTL_THRESH_WIDTH 8
#define grr_ubox_ctl_get_thresh(r) /* uint64_t (grr_ubox_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET64_(grr_ubox_ctl, r, GRR_UBOX_CTL_THRESH)
#define grr_ubox_ctl_set_thresh(r, v) /* grr_ubox_ctl (grr_ubox_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT64_(grr_ubox_ctl, grr_ubox_ctl_value_(r).raw, GRR_UBOX_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define GRR_UBOX_CTL_INVERT_MASK  UINT64_C(0x0000000000800000)
#define GRR_UBOX_CTL_INVERT_SHIFT 23
#define GRR_UBOX_CTL_INVERT_WIDTH 1

enum grr_ubox_ctl_invert {
	GRR_UBOX_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	GRR_UBOX_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define grr_ubox_ctl_get_invert(r) /* uint64_t (grr_ubox_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET64_(grr_ubox_ctl, r, GRR_UBOX_CTL_INVERT)
#define grr_ubox_ctl_set_invert(r, v) /* grr_ubox_ctl (grr_ubox_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT64_(grr_ubox_ctl, grr_ubox_ctl_value_(r).raw, GRR_UBOX_CTL_INVERT, v)

/* ov_en [20] RW-V. */
#define GRR_UBOX_CTL_OV_EN_MASK  UINT64_C(0x0000000000100000)
#define GRR_UBOX_CTL_OV_EN_SHIFT 20
#define GRR_UBOX_CTL_OV_EN_WIDTH 1
#define grr_ubox_ctl_get_ov_en(r) /* uint64_t (grr_ubox_ctl r) [20]: A wrap of the counter is reported. */ \
	UNCORE_GET64_(grr_ubox_ctl, r, GRR_UBOX_CTL_OV_EN)
#define grr_ubox_ctl_set_ov_en(r, v) /* grr_ubox_ctl (grr_ubox_ctl r, v up to 0x1u) [20]: A wrap of the counter is reported. */ \
	UNCORE_PUT64_(grr_ubox_ctl, grr_ubox_ctl_value_(r).raw, GRR_UBOX_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define GRR_UBOX_CTL_EDGE_DET_MASK  UINT64_C(0x0000000000040000)
#define GRR_UBOX_CTL_EDGE_DET_SHIFT 18
#define GRR_UBOX_CTL_EDGE_DET_WIDTH 1
#define grr_ubox_ctl_get_edge_det(r) /* uint64_t (grr_ubox_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET64_(grr_ubox_ctl, r, GRR_UBOX_CTL_EDGE_DET)
#define grr_ubox_ctl_set_edge_det(r, v) /* grr_ubox_ctl (grr_ubox_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT64_(grr_ubox_ctl, grr_ubox_ctl_value_(r).raw, GRR_UBOX_CTL_EDGE_DET, v)

/* umask [15:8] RW-V. */
#define GRR_UBOX_CTL_UMASK_MASK  UINT64_C(0x000000000000ff00)
#define GRR_UBOX_CTL_UMASK_SHIFT 8
#define GRR_UBOX_CTL_UMASK_WIDTH 8
#define grr_ubox_ctl_get_umask(r) /* uint64_t (grr_ubox_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET64_(grr_ubox_ctl, r, GRR_UBOX_CTL_UMASK)
#define grr_ubox_ctl_set_umask(r, v) /* grr_ubox_ctl (grr_ubox_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT64_(grr_ubox_ctl, grr_ubox_ctl_value_(r).raw, GRR_UBOX_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define GRR_UBOX_CTL_EV_SEL_MASK  UINT64_C(0x00000000000000ff)
#define GRR_UBOX_CTL_EV_SEL_SHIFT 0
#define GRR_UBOX_CTL_EV_SEL_WIDTH 8
#define grr_ubox_ctl_get_ev_sel(r) /* uint64_t (grr_ubox_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET64_(grr_ubox_ctl, r, GRR_UBOX_CTL_EV_SEL)
#define grr_ubox_ctl_set_ev_sel(r, v) /* grr_ubox_ctl (grr_ubox_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT64_(grr_ubox_ctl, grr_ubox_ctl_value_(r).raw, GRR_UBOX_CTL_EV_SEL, v)

/*
 * ctr: UBOX_PMON_CTR{0-1}, 64 bits
 * Count of counter {0-1}.
 * Source: pcm types.h GRR_UBOX_MSR_PMON_* (inferred)
 */
typedef struct grr_ubox_ctr {
	uint64_t raw;
} grr_ubox_ctr;

UNCORE_ACCESSOR grr_ubox_ctr grr_ubox_ctr_value_(grr_ubox_ctr r)
{
	return r;
}

#define GRR_UBOX_CTR_RESET UINT64_C(0x0000000000000000)
#define grr_ubox_ctr_reset() /* grr_ubox_ctr (): the value to begin from of UBOX_PMON_CTR{0-1}. */ \
	UNCORE_VALUE_(grr_ubox_ctr, GRR_UBOX_CTR_RESET)

#define GRR_UBOX_CTR_COUNT 2
#define GRR_UBOX_CTR_MSR 0x3f58u
#define GRR_UBOX_CTR_INDEX_STRIDE 0x1u

#define grr_ubox_ctr_addr(index) /* uncore_msr (index below GRR_UBOX_CTR_COUNT): the address of UBOX_PMON_CTR{0-1}. */ \
	uncore_msr_at_(GRR_UBOX_CTR_MSR + \
		UNCORE_INDEX_(index, GRR_UBOX_CTR_COUNT) * GRR_UBOX_CTR_INDEX_STRIDE)

/* event_count [47:0] RW-V. */
#define GRR_UBOX_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define GRR_UBOX_CTR_EVENT_COUNT_SHIFT 0
#define GRR_UBOX_CTR_EVENT_COUNT_WIDTH 48
#define grr_ubox_ctr_get_event_count(r) /* uint64_t (grr_ubox_ctr r) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_GET64_(grr_ubox_ctr, r, GRR_UBOX_CTR_EVENT_COUNT)
#define grr_ubox_ctr_set_event_count(r, v) /* grr_ubox_ctr (grr_ubox_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_PUT64_(grr_ubox_ctr, grr_ubox_ctr_value_(r).raw, GRR_UBOX_CTR_EVENT_COUNT, v)

/*
 * fixed_ctl: UBOX_PMON_UCLK_FIXED_CTL, 64 bits
 * Enables the fixed counter.
 * Source: pcm types.h GRR_UCLK_FIXED_CTL_ADDR (inferred)
 */
typedef struct grr_ubox_fixed_ctl {
	uint64_t raw;
} grr_ubox_fixed_ctl;

UNCORE_ACCESSOR grr_ubox_fixed_ctl grr_ubox_fixed_ctl_value_(grr_ubox_fixed_ctl r)
{
	return r;
}

#define GRR_UBOX_FIXED_CTL_RESET UINT64_C(0x0000000000000000)
#define grr_ubox_fixed_ctl_reset() /* grr_ubox_fixed_ctl (): the value to begin from of UBOX_PMON_UCLK_FIXED_CTL. */ \
	UNCORE_VALUE_(grr_ubox_fixed_ctl, GRR_UBOX_FIXED_CTL_RESET)

#define GRR_UBOX_FIXED_CTL_MSR 0x3f5eu

#define grr_ubox_fixed_ctl_addr() /* uncore_msr (): the address of UBOX_PMON_UCLK_FIXED_CTL. */ \
	uncore_msr_at_(GRR_UBOX_FIXED_CTL_MSR)

/* en [22] RW-V. */
#define GRR_UBOX_FIXED_CTL_EN_MASK  UINT64_C(0x0000000000400000)
#define GRR_UBOX_FIXED_CTL_EN_SHIFT 22
#define GRR_UBOX_FIXED_CTL_EN_WIDTH 1
#define grr_ubox_fixed_ctl_get_en(r) /* uint64_t (grr_ubox_fixed_ctl r) [22]: Lets the fixed counter count uncore clocks. */ \
	UNCORE_GET64_(grr_ubox_fixed_ctl, r, GRR_UBOX_FIXED_CTL_EN)
#define grr_ubox_fixed_ctl_set_en(r, v) /* grr_ubox_fixed_ctl (grr_ubox_fixed_ctl r, v up to 0x1u) [22]: Lets the fixed counter count uncore clocks. */ \
	UNCORE_PUT64_(grr_ubox_fixed_ctl, grr_ubox_fixed_ctl_value_(r).raw, GRR_UBOX_FIXED_CTL_EN, v)

/*
 * fixed_ctr: UBOX_PMON_UCLK_FIXED_CTR, 64 bits
 * Counts uncore clocks.
 * Source: pcm types.h GRR_UCLK_FIXED_CTR_ADDR (inferred)
 */
typedef struct grr_ubox_fixed_ctr {
	uint64_t raw;
} grr_ubox_fixed_ctr;

UNCORE_ACCESSOR grr_ubox_fixed_ctr grr_ubox_fixed_ctr_value_(grr_ubox_fixed_ctr r)
{
	return r;
}

#define GRR_UBOX_FIXED_CTR_RESET UINT64_C(0x0000000000000000)
#define grr_ubox_fixed_ctr_reset() /* grr_ubox_fixed_ctr (): the value to begin from of UBOX_PMON_UCLK_FIXED_CTR. */ \
	UNCORE_VALUE_(grr_ubox_fixed_ctr, GRR_UBOX_FIXED_CTR_RESET)

#define GRR_UBOX_FIXED_CTR_MSR 0x3f5fu

#define grr_ubox_fixed_ctr_addr() /* uncore_msr (): the address of UBOX_PMON_UCLK_FIXED_CTR. */ \
	uncore_msr_at_(GRR_UBOX_FIXED_CTR_MSR)

/* event_count [47:0] RW-V. */
#define GRR_UBOX_FIXED_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define GRR_UBOX_FIXED_CTR_EVENT_COUNT_SHIFT 0
#define GRR_UBOX_FIXED_CTR_EVENT_COUNT_WIDTH 48
#define grr_ubox_fixed_ctr_get_event_count(r) /* uint64_t (grr_ubox_fixed_ctr r) [47:0]: the same bits as in grr_ubox_ctr. */ \
	UNCORE_GET64_(grr_ubox_fixed_ctr, r, GRR_UBOX_FIXED_CTR_EVENT_COUNT)
#define grr_ubox_fixed_ctr_set_event_count(r, v) /* grr_ubox_fixed_ctr (grr_ubox_fixed_ctr r, v up to 0xffffffffffffull) [47:0]: the same bits as in grr_ubox_ctr. */ \
	UNCORE_PUT64_(grr_ubox_fixed_ctr, grr_ubox_fixed_ctr_value_(r).raw, GRR_UBOX_FIXED_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
