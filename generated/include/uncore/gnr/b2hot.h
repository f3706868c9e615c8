/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/gnr/b2hot.box.json by "make generate". Do not edit. */
/*
 * gnr b2hot: Mesh to hot. One more stop of the mesh, of which Intel publishes the clock alone.
 * Source: linux-6.12 uncore_snbep.c gnr_uncore_b2hot; perfmon-gnr V1.20; velinux-81
 */
#ifndef UNCORE_GNR_B2HOT_H
#define UNCORE_GNR_B2HOT_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define GNR_B2HOT_INSTANCES 20

#define GNR_B2HOT_GENERAL_COUNTERS   1
#define GNR_B2HOT_GENERAL_WIDTH      48
#define GNR_B2HOT_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * Window unit: registers of an instance, in a unit that the machine's table places: at the unit's address, where its
 * own control register is.
 * Source: linux-6.12 uncore_discovery.c intel_generic_uncore_mmio_init_box
 */
#define GNR_B2HOT_UNIT_SIZE 0x8u

/*
 * Window controls: registers of an instance, in a unit that the machine's table places: at the first control register
 * of its counters.
 * Source: linux-6.12 uncore_discovery.c intel_generic_uncore_assign_hw_event
 */
#define GNR_B2HOT_CONTROLS_SIZE 0x8u

/*
 * Window counters: registers of an instance, in a unit that the machine's table places: at its first counter.
 * Source: linux-6.12 uncore_discovery.c intel_generic_uncore_assign_hw_event
 */
#define GNR_B2HOT_COUNTERS_SIZE 0x8u

/*
 * box_ctl: B2HOTn_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux-6.12 uncore_discovery.h GENERIC_PMON_BOX_CTL_*; pcm cpucounters.cpp UNC_PMON_UNIT_CTL_*_NEW
 * (cross-source)
 */
typedef struct gnr_b2hot_box_ctl {
	uint32_t raw;
} gnr_b2hot_box_ctl;

UNCORE_ACCESSOR gnr_b2hot_box_ctl gnr_b2hot_box_ctl_value_(gnr_b2hot_box_ctl r)
{
	return r;
}

#define GNR_B2HOT_BOX_CTL_RESET 0x00000000u
#define gnr_b2hot_box_ctl_reset() /* gnr_b2hot_box_ctl (): the value to begin from of B2HOTn_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(gnr_b2hot_box_ctl, GNR_B2HOT_BOX_CTL_RESET)

#define GNR_B2HOT_BOX_CTL_OFFSET 0x0u
/* Where its window begins, the machine's table of units says. */

/* rst_ctrs [9] WO. */
#define GNR_B2HOT_BOX_CTL_RST_CTRS_MASK  0x00000200u
#define GNR_B2HOT_BOX_CTL_RST_CTRS_SHIFT 9
#define GNR_B2HOT_BOX_CTL_RST_CTRS_WIDTH 1
#define gnr_b2hot_box_ctl_set_rst_ctrs(r, v) /* gnr_b2hot_box_ctl (gnr_b2hot_box_ctl r, v up to 0x1u) [9]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(gnr_b2hot_box_ctl, gnr_b2hot_box_ctl_value_(r).raw, GNR_B2HOT_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [8] WO. */
#define GNR_B2HOT_BOX_CTL_RST_CTRL_MASK  0x00000100u
#define GNR_B2HOT_BOX_CTL_RST_CTRL_SHIFT 8
#define GNR_B2HOT_BOX_CTL_RST_CTRL_WIDTH 1
#define gnr_b2hot_box_ctl_set_rst_ctrl(r, v) /* gnr_b2hot_box_ctl (gnr_b2hot_box_ctl r, v up to 0x1u) [8]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(gnr_b2hot_box_ctl, gnr_b2hot_box_ctl_value_(r).raw, GNR_B2HOT_BOX_CTL_RST_CTRL, v)

/* frz [0] RW. */
#define GNR_B2HOT_BOX_CTL_FRZ_MASK  0x00000001u
#define GNR_B2HOT_BOX_CTL_FRZ_SHIFT 0
#define GNR_B2HOT_BOX_CTL_FRZ_WIDTH 1
#define gnr_b2hot_box_ctl_get_frz(r) /* uint32_t (gnr_b2hot_box_ctl r) [0]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(gnr_b2hot_box_ctl, r, GNR_B2HOT_BOX_CTL_FRZ)
#define gnr_b2hot_box_ctl_set_frz(r, v) /* gnr_b2hot_box_ctl (gnr_b2hot_box_ctl r, v up to 0x1u) [0]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(gnr_b2hot_box_ctl, gnr_b2hot_box_ctl_value_(r).raw, GNR_B2HOT_BOX_CTL_FRZ, v)

/*
 * ctl: B2HOTn_PMON_CTL0, 32 bits
 * Chooses the event of counter 0.
 * Source: linux-6.12 uncore_discovery.c generic_uncore_formats_attr (inferred)
 */
typedef struct gnr_b2hot_ctl {
	uint32_t raw;
} gnr_b2hot_ctl;

UNCORE_ACCESSOR gnr_b2hot_ctl gnr_b2hot_ctl_value_(gnr_b2hot_ctl r)
{
	return r;
}

#define GNR_B2HOT_CTL_RESET 0x00000000u
#define gnr_b2hot_ctl_reset() /* gnr_b2hot_ctl (): the value to begin from of B2HOTn_PMON_CTL0. */ \
	UNCORE_VALUE_(gnr_b2hot_ctl, GNR_B2HOT_CTL_RESET)

#define GNR_B2HOT_CTL_OFFSET 0x0u
/* Where its window begins, the machine's table of units says. */

/* thresh [31:24] RW-V. */
#define GNR_B2HOT_CTL_THRESH_MASK  0xff000000u
#define GNR_B2HOT_CTL_THRESH_SHIFT 24
#define GNR_B2HOT_CTL_THRESH_WIDTH 8
#define gnr_b2hot_ctl_get_thresh(r) /* uint32_t (gnr_b2hot_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(gnr_b2hot_ctl, r, GNR_B2HOT_CTL_THRESH)
#define gnr_b2hot_ctl_set_thresh(r, v) /* gnr_b2hot_ctl (gnr_b2hot_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(gnr_b2hot_ctl, gnr_b2hot_ctl_value_(r).raw, GNR_B2HOT_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define GNR_B2HOT_CTL_INVERT_MASK  0x00800000u
#define GNR_B2HOT_CTL_INVERT_SHIFT 23
#define GNR_B2HOT_CTL_INVERT_WIDTH 1

enum gnr_b2hot_ctl_invert {
	GNR_B2HOT_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	GNR_B2HOT_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define gnr_b2hot_ctl_get_invert(r) /* uint32_t (gnr_b2hot_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(gnr_b2hot_ctl, r, GNR_B2HOT_CTL_INVERT)
#define gnr_b2hot_ctl_set_invert(r, v) /* gnr_b2hot_ctl (gnr_b2hot_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(gnr_b2hot_ctl, gnr_b2hot_ctl_value_(r).raw, GNR_B2HOT_CTL_INVERT, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define GNR_B2HOT_CTL_EDGE_DET_MASK  0x00040000u
#define GNR_B2HOT_CTL_EDGE_DET_SHIFT 18
#define GNR_B2HOT_CTL_EDGE_DET_WIDTH 1
#define gnr_b2hot_ctl_get_edge_det(r) /* uint32_t (gnr_b2hot_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(gnr_b2hot_ctl, r, GNR_B2HOT_CTL_EDGE_DET)
#define gnr_b2hot_ctl_set_edge_det(r, v) /* gnr_b2hot_ctl (gnr_b2hot_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(gnr_b2hot_ctl, gnr_b2hot_ctl_value_(r).raw, GNR_B2HOT_CTL_EDGE_DET, v)

/* umask [15:8] RW-V. */
#define GNR_B2HOT_CTL_UMASK_MASK  0x0000ff00u
#define GNR_B2HOT_CTL_UMASK_SHIFT 8
#define GNR_B2HOT_CTL_UMASK_WIDTH 8
#define gnr_b2hot_ctl_get_umask(r) /* uint32_t (gnr_b2hot_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(gnr_b2hot_ctl, r, GNR_B2HOT_CTL_UMASK)
#define gnr_b2hot_ctl_set_umask(r, v) /* gnr_b2hot_ctl (gnr_b2hot_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(gnr_b2hot_ctl, gnr_b2hot_ctl_value_(r).raw, GNR_B2HOT_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define GNR_B2HOT_CTL_EV_SEL_MASK  0x000000ffu
#define GNR_B2HOT_CTL_EV_SEL_SHIFT 0
#define GNR_B2HOT_CTL_EV_SEL_WIDTH 8
#define gnr_b2hot_ctl_get_ev_sel(r) /* uint32_t (gnr_b2hot_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(gnr_b2hot_ctl, r, GNR_B2HOT_CTL_EV_SEL)
#define gnr_b2hot_ctl_set_ev_sel(r, v) /* gnr_b2hot_ctl (gnr_b2hot_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(gnr_b2hot_ctl, gnr_b2hot_ctl_value_(r).raw, GNR_B2HOT_CTL_EV_SEL, v)

/*
 * ctr: B2HOTn_PMON_CTR0, 64 bits
 * Count of counter 0.
 * Source: linux-6.12 uncore_snbep.c gnr_uncores (48 bits in all units that it knows) (inferred)
 */
typedef struct gnr_b2hot_ctr {
	uint64_t raw;
} gnr_b2hot_ctr;

UNCORE_ACCESSOR gnr_b2hot_ctr gnr_b2hot_ctr_value_(gnr_b2hot_ctr r)
{
	return r;
}

#define GNR_B2HOT_CTR_RESET UINT64_C(0x0000000000000000)
#define gnr_b2hot_ctr_reset() /* gnr_b2hot_ctr (): the value to begin from of B2HOTn_PMON_CTR0. */ \
	UNCORE_VALUE_(gnr_b2hot_ctr, GNR_B2HOT_CTR_RESET)

#define GNR_B2HOT_CTR_OFFSET 0x0u
/* Where its window begins, the machine's table of units says. */

/* event_count [47:0] RW-V. */
#define GNR_B2HOT_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define GNR_B2HOT_CTR_EVENT_COUNT_SHIFT 0
#define GNR_B2HOT_CTR_EVENT_COUNT_WIDTH 48
#define gnr_b2hot_ctr_get_event_count(r) /* uint64_t (gnr_b2hot_ctr r) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_GET64_(gnr_b2hot_ctr, r, GNR_B2HOT_CTR_EVENT_COUNT)
#define gnr_b2hot_ctr_set_event_count(r, v) /* gnr_b2hot_ctr (gnr_b2hot_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_PUT64_(gnr_b2hot_ctr, gnr_b2hot_ctr_value_(r).raw, GNR_B2HOT_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
