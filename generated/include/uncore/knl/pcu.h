/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/knl/pcu.box.json by "make generate". Do not edit. */
/*
 * knl pcu: Power control unit. Has four counters; no source that was read has an event of it.
 * Source: linux uncore_snbep.c knl_uncore_pcu; likwid perfmon_knl_counters.h
 */
#ifndef UNCORE_KNL_PCU_H
#define UNCORE_KNL_PCU_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define KNL_PCU_INSTANCES 1

#define KNL_PCU_GENERAL_COUNTERS   4
#define KNL_PCU_GENERAL_WIDTH      48
#define KNL_PCU_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * box_ctl: PCU_MSR_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux uncore_snbep.c HSWEP_PCU_MSR_PMON_*, knl_uncore_pcu; likwid registers.h MSR_MIC2_PCU_* (cross-source)
 */
typedef struct knl_pcu_box_ctl {
	uint32_t raw;
} knl_pcu_box_ctl;

UNCORE_ACCESSOR knl_pcu_box_ctl knl_pcu_box_ctl_value_(knl_pcu_box_ctl r)
{
	return r;
}

#define KNL_PCU_BOX_CTL_RESET 0x00000000u
#define knl_pcu_box_ctl_reset() /* knl_pcu_box_ctl (): the value to begin from of PCU_MSR_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(knl_pcu_box_ctl, KNL_PCU_BOX_CTL_RESET)

#define KNL_PCU_BOX_CTL_MSR 0x710u

#define knl_pcu_box_ctl_addr() /* uncore_msr (): the address of PCU_MSR_PMON_BOX_CTL. */ \
	uncore_msr_at_(KNL_PCU_BOX_CTL_MSR)

/* frz_en [16] RW. */
#define KNL_PCU_BOX_CTL_FRZ_EN_MASK  0x00010000u
#define KNL_PCU_BOX_CTL_FRZ_EN_SHIFT 16
#define KNL_PCU_BOX_CTL_FRZ_EN_WIDTH 1
#define knl_pcu_box_ctl_get_frz_en(r) /* uint32_t (knl_pcu_box_ctl r) [16]: Lets the box obey a freeze; the session keeps it at 1. */ \
	UNCORE_GET32_(knl_pcu_box_ctl, r, KNL_PCU_BOX_CTL_FRZ_EN)
#define knl_pcu_box_ctl_set_frz_en(r, v) /* knl_pcu_box_ctl (knl_pcu_box_ctl r, v up to 0x1u) [16]: Lets the box obey a freeze; the session keeps it at 1. */ \
	UNCORE_PUT32_(knl_pcu_box_ctl, knl_pcu_box_ctl_value_(r).raw, KNL_PCU_BOX_CTL_FRZ_EN, v)

/* frz [8] RW. */
#define KNL_PCU_BOX_CTL_FRZ_MASK  0x00000100u
#define KNL_PCU_BOX_CTL_FRZ_SHIFT 8
#define KNL_PCU_BOX_CTL_FRZ_WIDTH 1
#define knl_pcu_box_ctl_get_frz(r) /* uint32_t (knl_pcu_box_ctl r) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(knl_pcu_box_ctl, r, KNL_PCU_BOX_CTL_FRZ)
#define knl_pcu_box_ctl_set_frz(r, v) /* knl_pcu_box_ctl (knl_pcu_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(knl_pcu_box_ctl, knl_pcu_box_ctl_value_(r).raw, KNL_PCU_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define KNL_PCU_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define KNL_PCU_BOX_CTL_RST_CTRS_SHIFT 1
#define KNL_PCU_BOX_CTL_RST_CTRS_WIDTH 1
#define knl_pcu_box_ctl_set_rst_ctrs(r, v) /* knl_pcu_box_ctl (knl_pcu_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(knl_pcu_box_ctl, knl_pcu_box_ctl_value_(r).raw, KNL_PCU_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define KNL_PCU_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define KNL_PCU_BOX_CTL_RST_CTRL_SHIFT 0
#define KNL_PCU_BOX_CTL_RST_CTRL_WIDTH 1
#define knl_pcu_box_ctl_set_rst_ctrl(r, v) /* knl_pcu_box_ctl (knl_pcu_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(knl_pcu_box_ctl, knl_pcu_box_ctl_value_(r).raw, KNL_PCU_BOX_CTL_RST_CTRL, v)

/*
 * ctl: PCU_MSR_PMON_CTL{0-3}, 32 bits
 * Chooses the event of counter {0-3}.
 * Source: linux uncore_snbep.c HSWEP_PCU_MSR_PMON_*, knl_uncore_pcu; likwid registers.h MSR_MIC2_PCU_* (cross-source)
 */
typedef struct knl_pcu_ctl {
	uint32_t raw;
} knl_pcu_ctl;

UNCORE_ACCESSOR knl_pcu_ctl knl_pcu_ctl_value_(knl_pcu_ctl r)
{
	return r;
}

#define KNL_PCU_CTL_RESET     0x00000000u
#define KNL_PCU_CTL_MUST_ZERO 0x00210000u
#define knl_pcu_ctl_reset() /* knl_pcu_ctl (): the value to begin from of PCU_MSR_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(knl_pcu_ctl, KNL_PCU_CTL_RESET)

#define KNL_PCU_CTL_COUNT 4
#define KNL_PCU_CTL_MSR 0x711u
#define KNL_PCU_CTL_INDEX_STRIDE 0x1u

#define knl_pcu_ctl_addr(index) /* uncore_msr (index below KNL_PCU_CTL_COUNT): the address of PCU_MSR_PMON_CTL{0-3}. */ \
	uncore_msr_at_(KNL_PCU_CTL_MSR + \
		UNCORE_INDEX_(index, KNL_PCU_CTL_COUNT) * KNL_PCU_CTL_INDEX_STRIDE)

/* occ_edge_det [31] RW-V. */
#define KNL_PCU_CTL_OCC_EDGE_DET_MASK  0x80000000u
#define KNL_PCU_CTL_OCC_EDGE_DET_SHIFT 31
#define KNL_PCU_CTL_OCC_EDGE_DET_WIDTH 1
#define knl_pcu_ctl_get_occ_edge_det(r) /* uint32_t (knl_pcu_ctl r) [31]: Counts changes of the occupancy comparison. */ \
	UNCORE_GET32_(knl_pcu_ctl, r, KNL_PCU_CTL_OCC_EDGE_DET)
#define knl_pcu_ctl_set_occ_edge_det(r, v) /* knl_pcu_ctl (knl_pcu_ctl r, v up to 0x1u) [31]: Counts changes of the occupancy comparison. */ \
	UNCORE_PUT32_(knl_pcu_ctl, knl_pcu_ctl_value_(r).raw, KNL_PCU_CTL_OCC_EDGE_DET, v)

/* occ_invert [30] RW-V. */
#define KNL_PCU_CTL_OCC_INVERT_MASK  0x40000000u
#define KNL_PCU_CTL_OCC_INVERT_SHIFT 30
#define KNL_PCU_CTL_OCC_INVERT_WIDTH 1
#define knl_pcu_ctl_get_occ_invert(r) /* uint32_t (knl_pcu_ctl r) [30]: Turns the occupancy comparison round. */ \
	UNCORE_GET32_(knl_pcu_ctl, r, KNL_PCU_CTL_OCC_INVERT)
#define knl_pcu_ctl_set_occ_invert(r, v) /* knl_pcu_ctl (knl_pcu_ctl r, v up to 0x1u) [30]: Turns the occupancy comparison round. */ \
	UNCORE_PUT32_(knl_pcu_ctl, knl_pcu_ctl_value_(r).raw, KNL_PCU_CTL_OCC_INVERT, v)

/* thresh [29:24] RW-V. */
#define KNL_PCU_CTL_THRESH_MASK  0x3f000000u
#define KNL_PCU_CTL_THRESH_SHIFT 24
#define KNL_PCU_CTL_THRESH_WIDTH 6
#define knl_pcu_ctl_get_thresh(r) /* uint32_t (knl_pcu_ctl r) [29:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(knl_pcu_ctl, r, KNL_PCU_CTL_THRESH)
#define knl_pcu_ctl_set_thresh(r, v) /* knl_pcu_ctl (knl_pcu_ctl r, v up to 0x3fu) [29:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(knl_pcu_ctl, knl_pcu_ctl_value_(r).raw, KNL_PCU_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define KNL_PCU_CTL_INVERT_MASK  0x00800000u
#define KNL_PCU_CTL_INVERT_SHIFT 23
#define KNL_PCU_CTL_INVERT_WIDTH 1

enum knl_pcu_ctl_invert {
	KNL_PCU_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	KNL_PCU_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define knl_pcu_ctl_get_invert(r) /* uint32_t (knl_pcu_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(knl_pcu_ctl, r, KNL_PCU_CTL_INVERT)
#define knl_pcu_ctl_set_invert(r, v) /* knl_pcu_ctl (knl_pcu_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(knl_pcu_ctl, knl_pcu_ctl_value_(r).raw, KNL_PCU_CTL_INVERT, v)

/* en [22] RW-V. */
#define KNL_PCU_CTL_EN_MASK  0x00400000u
#define KNL_PCU_CTL_EN_SHIFT 22
#define KNL_PCU_CTL_EN_WIDTH 1
#define knl_pcu_ctl_get_en(r) /* uint32_t (knl_pcu_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(knl_pcu_ctl, r, KNL_PCU_CTL_EN)
#define knl_pcu_ctl_set_en(r, v) /* knl_pcu_ctl (knl_pcu_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(knl_pcu_ctl, knl_pcu_ctl_value_(r).raw, KNL_PCU_CTL_EN, v)

/* ov_en [20] RW-V. */
#define KNL_PCU_CTL_OV_EN_MASK  0x00100000u
#define KNL_PCU_CTL_OV_EN_SHIFT 20
#define KNL_PCU_CTL_OV_EN_WIDTH 1
#define knl_pcu_ctl_get_ov_en(r) /* uint32_t (knl_pcu_ctl r) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_GET32_(knl_pcu_ctl, r, KNL_PCU_CTL_OV_EN)
#define knl_pcu_ctl_set_ov_en(r, v) /* knl_pcu_ctl (knl_pcu_ctl r, v up to 0x1u) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_PUT32_(knl_pcu_ctl, knl_pcu_ctl_value_(r).raw, KNL_PCU_CTL_OV_EN, v)

/* tid_en [19] RW-V. */
#define KNL_PCU_CTL_TID_EN_MASK  0x00080000u
#define KNL_PCU_CTL_TID_EN_SHIFT 19
#define KNL_PCU_CTL_TID_EN_WIDTH 1
#define knl_pcu_ctl_get_tid_en(r) /* uint32_t (knl_pcu_ctl r) [19]: Linux has a word for it; no source says what it does here. */ \
	UNCORE_GET32_(knl_pcu_ctl, r, KNL_PCU_CTL_TID_EN)
#define knl_pcu_ctl_set_tid_en(r, v) /* knl_pcu_ctl (knl_pcu_ctl r, v up to 0x1u) [19]: Linux has a word for it; no source says what it does here. */ \
	UNCORE_PUT32_(knl_pcu_ctl, knl_pcu_ctl_value_(r).raw, KNL_PCU_CTL_TID_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define KNL_PCU_CTL_EDGE_DET_MASK  0x00040000u
#define KNL_PCU_CTL_EDGE_DET_SHIFT 18
#define KNL_PCU_CTL_EDGE_DET_WIDTH 1
#define knl_pcu_ctl_get_edge_det(r) /* uint32_t (knl_pcu_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(knl_pcu_ctl, r, KNL_PCU_CTL_EDGE_DET)
#define knl_pcu_ctl_set_edge_det(r, v) /* knl_pcu_ctl (knl_pcu_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(knl_pcu_ctl, knl_pcu_ctl_value_(r).raw, KNL_PCU_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define KNL_PCU_CTL_RST_MASK  0x00020000u
#define KNL_PCU_CTL_RST_SHIFT 17
#define KNL_PCU_CTL_RST_WIDTH 1
#define knl_pcu_ctl_set_rst(r, v) /* knl_pcu_ctl (knl_pcu_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(knl_pcu_ctl, knl_pcu_ctl_value_(r).raw, KNL_PCU_CTL_RST, v)

/* occ_sel [15:14] RW-V. */
#define KNL_PCU_CTL_OCC_SEL_MASK  0x0000c000u
#define KNL_PCU_CTL_OCC_SEL_SHIFT 14
#define KNL_PCU_CTL_OCC_SEL_WIDTH 2
#define knl_pcu_ctl_get_occ_sel(r) /* uint32_t (knl_pcu_ctl r) [15:14]: Which occupancy is compared; no source says what the numbers mean here. */ \
	UNCORE_GET32_(knl_pcu_ctl, r, KNL_PCU_CTL_OCC_SEL)
#define knl_pcu_ctl_set_occ_sel(r, v) /* knl_pcu_ctl (knl_pcu_ctl r, v up to 0x3u) [15:14]: Which occupancy is compared; no source says what the numbers mean here. */ \
	UNCORE_PUT32_(knl_pcu_ctl, knl_pcu_ctl_value_(r).raw, KNL_PCU_CTL_OCC_SEL, v)

/* use_occ [7] RW-V. */
#define KNL_PCU_CTL_USE_OCC_MASK  0x00000080u
#define KNL_PCU_CTL_USE_OCC_SHIFT 7
#define KNL_PCU_CTL_USE_OCC_WIDTH 1
#define knl_pcu_ctl_get_use_occ(r) /* uint32_t (knl_pcu_ctl r) [7]: The event is taken of the occupancy counter that occ_sel chooses. */ \
	UNCORE_GET32_(knl_pcu_ctl, r, KNL_PCU_CTL_USE_OCC)
#define knl_pcu_ctl_set_use_occ(r, v) /* knl_pcu_ctl (knl_pcu_ctl r, v up to 0x1u) [7]: The event is taken of the occupancy counter that occ_sel chooses. */ \
	UNCORE_PUT32_(knl_pcu_ctl, knl_pcu_ctl_value_(r).raw, KNL_PCU_CTL_USE_OCC, v)

/* ev_sel [6:0] RW-V. */
#define KNL_PCU_CTL_EV_SEL_MASK  0x0000007fu
#define KNL_PCU_CTL_EV_SEL_SHIFT 0
#define KNL_PCU_CTL_EV_SEL_WIDTH 7
#define knl_pcu_ctl_get_ev_sel(r) /* uint32_t (knl_pcu_ctl r) [6:0]: Code of the event to count. */ \
	UNCORE_GET32_(knl_pcu_ctl, r, KNL_PCU_CTL_EV_SEL)
#define knl_pcu_ctl_set_ev_sel(r, v) /* knl_pcu_ctl (knl_pcu_ctl r, v up to 0x7fu) [6:0]: Code of the event to count. */ \
	UNCORE_PUT32_(knl_pcu_ctl, knl_pcu_ctl_value_(r).raw, KNL_PCU_CTL_EV_SEL, v)

/*
 * ctr: PCU_MSR_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux uncore_snbep.c HSWEP_PCU_MSR_PMON_*, knl_uncore_pcu; likwid registers.h MSR_MIC2_PCU_* (cross-source)
 */
typedef struct knl_pcu_ctr {
	uint64_t raw;
} knl_pcu_ctr;

UNCORE_ACCESSOR knl_pcu_ctr knl_pcu_ctr_value_(knl_pcu_ctr r)
{
	return r;
}

#define KNL_PCU_CTR_RESET UINT64_C(0x0000000000000000)
#define knl_pcu_ctr_reset() /* knl_pcu_ctr (): the value to begin from of PCU_MSR_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(knl_pcu_ctr, KNL_PCU_CTR_RESET)

#define KNL_PCU_CTR_COUNT 4
#define KNL_PCU_CTR_MSR 0x717u
#define KNL_PCU_CTR_INDEX_STRIDE 0x1u

#define knl_pcu_ctr_addr(index) /* uncore_msr (index below KNL_PCU_CTR_COUNT): the address of PCU_MSR_PMON_CTR{0-3}. */ \
	uncore_msr_at_(KNL_PCU_CTR_MSR + \
		UNCORE_INDEX_(index, KNL_PCU_CTR_COUNT) * KNL_PCU_CTR_INDEX_STRIDE)

/* event_count [47:0] RW-V. */
#define KNL_PCU_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define KNL_PCU_CTR_EVENT_COUNT_SHIFT 0
#define KNL_PCU_CTR_EVENT_COUNT_WIDTH 48
#define knl_pcu_ctr_get_event_count(r) /* uint64_t (knl_pcu_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(knl_pcu_ctr, r, KNL_PCU_CTR_EVENT_COUNT)
#define knl_pcu_ctr_set_event_count(r, v) /* knl_pcu_ctr (knl_pcu_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(knl_pcu_ctr, knl_pcu_ctr_value_(r).raw, KNL_PCU_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
