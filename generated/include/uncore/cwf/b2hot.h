/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/cwf/b2hot.box.json by "make generate". Do not edit. */
/*
 * cwf b2hot: Mesh to hot. One more stop of the mesh, of which Intel publishes the clock alone.
 * Source: linux-6.12 uncore_snbep.c gnr_uncore_b2hot; perfmon-gnr V1.20 (as on gnr/b2hot)
 */
#ifndef UNCORE_CWF_B2HOT_H
#define UNCORE_CWF_B2HOT_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define CWF_B2HOT_INSTANCES 20

#define CWF_B2HOT_GENERAL_COUNTERS   4
#define CWF_B2HOT_GENERAL_WIDTH      48
#define CWF_B2HOT_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * ctl: B2HOT_PMON_CTL{0-3}, 64 bits
 * Chooses the event of counter {0-3}.
 * Source: linux-6.12 uncore_snbep.c gnr_uncore_b2hot; perfmon-gnr V1.20 (as on gnr/b2hot) (inferred)
 */
typedef struct cwf_b2hot_ctl {
	uint64_t raw;
} cwf_b2hot_ctl;

UNCORE_ACCESSOR cwf_b2hot_ctl cwf_b2hot_ctl_value_(cwf_b2hot_ctl r)
{
	return r;
}

#define CWF_B2HOT_CTL_RESET     UINT64_C(0x0000000000000000)
#define CWF_B2HOT_CTL_MUST_ZERO UINT64_C(0x0000000000600000)
#define cwf_b2hot_ctl_reset() /* cwf_b2hot_ctl (): the value to begin from of B2HOT_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(cwf_b2hot_ctl, CWF_B2HOT_CTL_RESET)

/* No source gives its address. */

/* thresh [31:24] RW-V. */
#define CWF_B2HOT_CTL_THRESH_MASK  UINT64_C(0x00000000ff000000)
#define CWF_B2HOT_CTL_THRESH_SHIFT 24
#define CWF_B2HOT_CTL_THRESH_WIDTH 8
#define cwf_b2hot_ctl_get_thresh(r) /* uint64_t (cwf_b2hot_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET64_(cwf_b2hot_ctl, r, CWF_B2HOT_CTL_THRESH)
#define cwf_b2hot_ctl_set_thresh(r, v) /* cwf_b2hot_ctl (cwf_b2hot_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT64_(cwf_b2hot_ctl, cwf_b2hot_ctl_value_(r).raw, CWF_B2HOT_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define CWF_B2HOT_CTL_INVERT_MASK  UINT64_C(0x0000000000800000)
#define CWF_B2HOT_CTL_INVERT_SHIFT 23
#define CWF_B2HOT_CTL_INVERT_WIDTH 1

enum cwf_b2hot_ctl_invert {
	CWF_B2HOT_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	CWF_B2HOT_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define cwf_b2hot_ctl_get_invert(r) /* uint64_t (cwf_b2hot_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET64_(cwf_b2hot_ctl, r, CWF_B2HOT_CTL_INVERT)
#define cwf_b2hot_ctl_set_invert(r, v) /* cwf_b2hot_ctl (cwf_b2hot_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT64_(cwf_b2hot_ctl, cwf_b2hot_ctl_value_(r).raw, CWF_B2HOT_CTL_INVERT, v)

/* ov_en [20] RW-V. */
#define CWF_B2HOT_CTL_OV_EN_MASK  UINT64_C(0x0000000000100000)
#define CWF_B2HOT_CTL_OV_EN_SHIFT 20
#define CWF_B2HOT_CTL_OV_EN_WIDTH 1
#define cwf_b2hot_ctl_get_ov_en(r) /* uint64_t (cwf_b2hot_ctl r) [20]: A wrap of the counter is reported. */ \
	UNCORE_GET64_(cwf_b2hot_ctl, r, CWF_B2HOT_CTL_OV_EN)
#define cwf_b2hot_ctl_set_ov_en(r, v) /* cwf_b2hot_ctl (cwf_b2hot_ctl r, v up to 0x1u) [20]: A wrap of the counter is reported. */ \
	UNCORE_PUT64_(cwf_b2hot_ctl, cwf_b2hot_ctl_value_(r).raw, CWF_B2HOT_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define CWF_B2HOT_CTL_EDGE_DET_MASK  UINT64_C(0x0000000000040000)
#define CWF_B2HOT_CTL_EDGE_DET_SHIFT 18
#define CWF_B2HOT_CTL_EDGE_DET_WIDTH 1
#define cwf_b2hot_ctl_get_edge_det(r) /* uint64_t (cwf_b2hot_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET64_(cwf_b2hot_ctl, r, CWF_B2HOT_CTL_EDGE_DET)
#define cwf_b2hot_ctl_set_edge_det(r, v) /* cwf_b2hot_ctl (cwf_b2hot_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT64_(cwf_b2hot_ctl, cwf_b2hot_ctl_value_(r).raw, CWF_B2HOT_CTL_EDGE_DET, v)

/* umask [15:8] RW-V. */
#define CWF_B2HOT_CTL_UMASK_MASK  UINT64_C(0x000000000000ff00)
#define CWF_B2HOT_CTL_UMASK_SHIFT 8
#define CWF_B2HOT_CTL_UMASK_WIDTH 8
#define cwf_b2hot_ctl_get_umask(r) /* uint64_t (cwf_b2hot_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET64_(cwf_b2hot_ctl, r, CWF_B2HOT_CTL_UMASK)
#define cwf_b2hot_ctl_set_umask(r, v) /* cwf_b2hot_ctl (cwf_b2hot_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT64_(cwf_b2hot_ctl, cwf_b2hot_ctl_value_(r).raw, CWF_B2HOT_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define CWF_B2HOT_CTL_EV_SEL_MASK  UINT64_C(0x00000000000000ff)
#define CWF_B2HOT_CTL_EV_SEL_SHIFT 0
#define CWF_B2HOT_CTL_EV_SEL_WIDTH 8
#define cwf_b2hot_ctl_get_ev_sel(r) /* uint64_t (cwf_b2hot_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET64_(cwf_b2hot_ctl, r, CWF_B2HOT_CTL_EV_SEL)
#define cwf_b2hot_ctl_set_ev_sel(r, v) /* cwf_b2hot_ctl (cwf_b2hot_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT64_(cwf_b2hot_ctl, cwf_b2hot_ctl_value_(r).raw, CWF_B2HOT_CTL_EV_SEL, v)

/*
 * ctr: B2HOT_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux-6.12 uncore_snbep.c gnr_uncore_b2hot; perfmon-gnr V1.20 (as on gnr/b2hot) (inferred)
 */
typedef struct cwf_b2hot_ctr {
	uint64_t raw;
} cwf_b2hot_ctr;

UNCORE_ACCESSOR cwf_b2hot_ctr cwf_b2hot_ctr_value_(cwf_b2hot_ctr r)
{
	return r;
}

#define CWF_B2HOT_CTR_RESET UINT64_C(0x0000000000000000)
#define cwf_b2hot_ctr_reset() /* cwf_b2hot_ctr (): the value to begin from of B2HOT_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(cwf_b2hot_ctr, CWF_B2HOT_CTR_RESET)

/* No source gives its address. */

/* event_count [47:0] RW-V. */
#define CWF_B2HOT_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define CWF_B2HOT_CTR_EVENT_COUNT_SHIFT 0
#define CWF_B2HOT_CTR_EVENT_COUNT_WIDTH 48
#define cwf_b2hot_ctr_get_event_count(r) /* uint64_t (cwf_b2hot_ctr r) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_GET64_(cwf_b2hot_ctr, r, CWF_B2HOT_CTR_EVENT_COUNT)
#define cwf_b2hot_ctr_set_event_count(r, v) /* cwf_b2hot_ctr (cwf_b2hot_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_PUT64_(cwf_b2hot_ctr, cwf_b2hot_ctr_value_(r).raw, CWF_B2HOT_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
