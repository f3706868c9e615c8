/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/grr/ubox.box.json by "make generate". Do not edit. */
/*
 * grr ubox: UBox. Messages between the parts of a package, such as interrupts.
 * Source: linux-6.12 uncore_snbep.c gnr_uncore_ubox; pcm cpucounters.cpp (GRR)
 */
#ifndef UNCORE_GRR_UBOX_H
#define UNCORE_GRR_UBOX_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 24 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 24)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define GRR_UBOX_INSTANCES 1

#define GRR_UBOX_GENERAL_COUNTERS   2
#define GRR_UBOX_GENERAL_WIDTH      48
#define GRR_UBOX_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * ctl: UBOX_PMON_CTL{0-1}, 64 bits
 * Chooses the event of counter {0-1}.
 * Source: linux-6.12 uncore_snbep.c gnr_uncore_ubox; pcm cpucounters.cpp (GRR) (cross-source)
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

/* No source gives its address. */

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
 * Source: linux-6.12 uncore_snbep.c gnr_uncore_ubox; pcm cpucounters.cpp (GRR) (inferred)
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

/* No source gives its address. */

/* event_count [47:0] RW-V. */
#define GRR_UBOX_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define GRR_UBOX_CTR_EVENT_COUNT_SHIFT 0
#define GRR_UBOX_CTR_EVENT_COUNT_WIDTH 48
#define grr_ubox_ctr_get_event_count(r) /* uint64_t (grr_ubox_ctr r) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_GET64_(grr_ubox_ctr, r, GRR_UBOX_CTR_EVENT_COUNT)
#define grr_ubox_ctr_set_event_count(r, v) /* grr_ubox_ctr (grr_ubox_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_PUT64_(grr_ubox_ctr, grr_ubox_ctr_value_(r).raw, GRR_UBOX_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
