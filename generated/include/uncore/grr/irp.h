/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/grr/irp.box.json by "make generate". Do not edit. */
/*
 * grr irp: I/O coherence. Keeps the traffic of a stack coherent with the caches.
 * Source: linux-6.12 uncore_snbep.c spr_uncore_irp; pcm types.h GRR_IRP_UNIT_CTL; perfmon-grr V1.13
 */
#ifndef UNCORE_GRR_IRP_H
#define UNCORE_GRR_IRP_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define GRR_IRP_INSTANCES 3

#define GRR_IRP_GENERAL_COUNTERS   4
#define GRR_IRP_GENERAL_WIDTH      48
#define GRR_IRP_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * box_ctl: IRPn_PMON_BOX_CTL, 64 bits
 * Freezes and resets the counters.
 * Source: pcm types.h GRR_IRP_* (inferred)
 */
typedef struct grr_irp_box_ctl {
	uint64_t raw;
} grr_irp_box_ctl;

UNCORE_ACCESSOR grr_irp_box_ctl grr_irp_box_ctl_value_(grr_irp_box_ctl r)
{
	return r;
}

#define GRR_IRP_BOX_CTL_RESET UINT64_C(0x0000000000000000)
#define grr_irp_box_ctl_reset() /* grr_irp_box_ctl (): the value to begin from of IRPn_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(grr_irp_box_ctl, GRR_IRP_BOX_CTL_RESET)

#define GRR_IRP_BOX_CTL_MSR 0x2a00u
#define GRR_IRP_BOX_CTL_INSTANCE_STRIDE 0x10u

#define grr_irp_box_ctl_addr(instance) /* uncore_msr (instance below GRR_IRP_INSTANCES): the address of IRPn_PMON_BOX_CTL. */ \
	uncore_msr_at_(GRR_IRP_BOX_CTL_MSR + \
		UNCORE_INDEX_(instance, GRR_IRP_INSTANCES) * GRR_IRP_BOX_CTL_INSTANCE_STRIDE)

/* rst_ctrs [9] WO. */
#define GRR_IRP_BOX_CTL_RST_CTRS_MASK  UINT64_C(0x0000000000000200)
#define GRR_IRP_BOX_CTL_RST_CTRS_SHIFT 9
#define GRR_IRP_BOX_CTL_RST_CTRS_WIDTH 1
#define grr_irp_box_ctl_set_rst_ctrs(r, v) /* grr_irp_box_ctl (grr_irp_box_ctl r, v up to 0x1u) [9]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT64_(grr_irp_box_ctl, grr_irp_box_ctl_value_(r).raw, GRR_IRP_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [8] WO. */
#define GRR_IRP_BOX_CTL_RST_CTRL_MASK  UINT64_C(0x0000000000000100)
#define GRR_IRP_BOX_CTL_RST_CTRL_SHIFT 8
#define GRR_IRP_BOX_CTL_RST_CTRL_WIDTH 1
#define grr_irp_box_ctl_set_rst_ctrl(r, v) /* grr_irp_box_ctl (grr_irp_box_ctl r, v up to 0x1u) [8]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT64_(grr_irp_box_ctl, grr_irp_box_ctl_value_(r).raw, GRR_IRP_BOX_CTL_RST_CTRL, v)

/* frz [0] RW. */
#define GRR_IRP_BOX_CTL_FRZ_MASK  UINT64_C(0x0000000000000001)
#define GRR_IRP_BOX_CTL_FRZ_SHIFT 0
#define GRR_IRP_BOX_CTL_FRZ_WIDTH 1
#define grr_irp_box_ctl_get_frz(r) /* uint64_t (grr_irp_box_ctl r) [0]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET64_(grr_irp_box_ctl, r, GRR_IRP_BOX_CTL_FRZ)
#define grr_irp_box_ctl_set_frz(r, v) /* grr_irp_box_ctl (grr_irp_box_ctl r, v up to 0x1u) [0]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT64_(grr_irp_box_ctl, grr_irp_box_ctl_value_(r).raw, GRR_IRP_BOX_CTL_FRZ, v)

/*
 * ctl: IRPn_PMON_CTL{0-3}, 64 bits
 * Chooses the event of counter {0-3}.
 * Source: pcm types.h GRR_IRP_* (inferred)
 */
typedef struct grr_irp_ctl {
	uint64_t raw;
} grr_irp_ctl;

UNCORE_ACCESSOR grr_irp_ctl grr_irp_ctl_value_(grr_irp_ctl r)
{
	return r;
}

#define GRR_IRP_CTL_RESET     UINT64_C(0x0000000000000000)
#define GRR_IRP_CTL_MUST_ZERO UINT64_C(0x0000000000600000)
#define grr_irp_ctl_reset() /* grr_irp_ctl (): the value to begin from of IRPn_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(grr_irp_ctl, GRR_IRP_CTL_RESET)

#define GRR_IRP_CTL_COUNT 4
#define GRR_IRP_CTL_MSR 0x2a02u
#define GRR_IRP_CTL_INSTANCE_STRIDE 0x10u
#define GRR_IRP_CTL_INDEX_STRIDE 0x1u

#define grr_irp_ctl_addr(instance, index) /* uncore_msr (instance below GRR_IRP_INSTANCES, index below GRR_IRP_CTL_COUNT): the address of IRPn_PMON_CTL{0-3}. */ \
	uncore_msr_at_(GRR_IRP_CTL_MSR + \
		UNCORE_INDEX_(instance, GRR_IRP_INSTANCES) * GRR_IRP_CTL_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, GRR_IRP_CTL_COUNT) * GRR_IRP_CTL_INDEX_STRIDE)

/* umask [55:32,15:8] RW-V, in pieces that have no shift in common. */
#define GRR_IRP_CTL_UMASK_MASK  UINT64_C(0x00ffffff0000ff00)
#define GRR_IRP_CTL_UMASK_WIDTH 32
UNCORE_PIECE_ uint64_t grr_irp_ctl_gather_umask_(uint64_t raw)
{
	return (raw >> 8 & UINT64_C(0xff)) << 0 |
	       (raw >> 32 & UINT64_C(0xffffff)) << 8;
}
UNCORE_PIECE_ uint64_t grr_irp_ctl_spread_umask_(uint64_t v)
{
	return (v >> 0 & UINT64_C(0xff)) << 8 |
	       (v >> 8 & UINT64_C(0xffffff)) << 32;
}
#define grr_irp_ctl_get_umask(r) /* uint64_t (grr_irp_ctl r) [55:32,15:8]: Selects sub-events of the event; the upper bits extend it. */ \
	UNCORE_CAST_(uint64_t, grr_irp_ctl_gather_umask_(grr_irp_ctl_value_(r).raw))
#define grr_irp_ctl_set_umask(r, v) /* grr_irp_ctl (grr_irp_ctl r, v up to 0xffffffffu) [55:32,15:8]: Selects sub-events of the event; the upper bits extend it. */ \
	UNCORE_SPREAD64_(grr_irp_ctl, grr_irp_ctl_value_(r).raw, GRR_IRP_CTL_UMASK, v, \
		grr_irp_ctl_spread_umask_)

/* thresh [31:24] RW-V. */
#define GRR_IRP_CTL_THRESH_MASK  UINT64_C(0x00000000ff000000)
#define GRR_IRP_CTL_THRESH_SHIFT 24
#define GRR_IRP_CTL_THRESH_WIDTH 8
#define grr_irp_ctl_get_thresh(r) /* uint64_t (grr_irp_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET64_(grr_irp_ctl, r, GRR_IRP_CTL_THRESH)
#define grr_irp_ctl_set_thresh(r, v) /* grr_irp_ctl (grr_irp_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT64_(grr_irp_ctl, grr_irp_ctl_value_(r).raw, GRR_IRP_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define GRR_IRP_CTL_INVERT_MASK  UINT64_C(0x0000000000800000)
#define GRR_IRP_CTL_INVERT_SHIFT 23
#define GRR_IRP_CTL_INVERT_WIDTH 1

enum grr_irp_ctl_invert {
	GRR_IRP_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	GRR_IRP_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define grr_irp_ctl_get_invert(r) /* uint64_t (grr_irp_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET64_(grr_irp_ctl, r, GRR_IRP_CTL_INVERT)
#define grr_irp_ctl_set_invert(r, v) /* grr_irp_ctl (grr_irp_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT64_(grr_irp_ctl, grr_irp_ctl_value_(r).raw, GRR_IRP_CTL_INVERT, v)

/* ov_en [20] RW-V. */
#define GRR_IRP_CTL_OV_EN_MASK  UINT64_C(0x0000000000100000)
#define GRR_IRP_CTL_OV_EN_SHIFT 20
#define GRR_IRP_CTL_OV_EN_WIDTH 1
#define grr_irp_ctl_get_ov_en(r) /* uint64_t (grr_irp_ctl r) [20]: A wrap of the counter is reported. */ \
	UNCORE_GET64_(grr_irp_ctl, r, GRR_IRP_CTL_OV_EN)
#define grr_irp_ctl_set_ov_en(r, v) /* grr_irp_ctl (grr_irp_ctl r, v up to 0x1u) [20]: A wrap of the counter is reported. */ \
	UNCORE_PUT64_(grr_irp_ctl, grr_irp_ctl_value_(r).raw, GRR_IRP_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define GRR_IRP_CTL_EDGE_DET_MASK  UINT64_C(0x0000000000040000)
#define GRR_IRP_CTL_EDGE_DET_SHIFT 18
#define GRR_IRP_CTL_EDGE_DET_WIDTH 1
#define grr_irp_ctl_get_edge_det(r) /* uint64_t (grr_irp_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET64_(grr_irp_ctl, r, GRR_IRP_CTL_EDGE_DET)
#define grr_irp_ctl_set_edge_det(r, v) /* grr_irp_ctl (grr_irp_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT64_(grr_irp_ctl, grr_irp_ctl_value_(r).raw, GRR_IRP_CTL_EDGE_DET, v)

/* ev_sel [7:0] RW-V. */
#define GRR_IRP_CTL_EV_SEL_MASK  UINT64_C(0x00000000000000ff)
#define GRR_IRP_CTL_EV_SEL_SHIFT 0
#define GRR_IRP_CTL_EV_SEL_WIDTH 8
#define grr_irp_ctl_get_ev_sel(r) /* uint64_t (grr_irp_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET64_(grr_irp_ctl, r, GRR_IRP_CTL_EV_SEL)
#define grr_irp_ctl_set_ev_sel(r, v) /* grr_irp_ctl (grr_irp_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT64_(grr_irp_ctl, grr_irp_ctl_value_(r).raw, GRR_IRP_CTL_EV_SEL, v)

/*
 * ctr: IRPn_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: pcm types.h GRR_IRP_* (inferred)
 */
typedef struct grr_irp_ctr {
	uint64_t raw;
} grr_irp_ctr;

UNCORE_ACCESSOR grr_irp_ctr grr_irp_ctr_value_(grr_irp_ctr r)
{
	return r;
}

#define GRR_IRP_CTR_RESET UINT64_C(0x0000000000000000)
#define grr_irp_ctr_reset() /* grr_irp_ctr (): the value to begin from of IRPn_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(grr_irp_ctr, GRR_IRP_CTR_RESET)

#define GRR_IRP_CTR_COUNT 4
#define GRR_IRP_CTR_MSR 0x2a08u
#define GRR_IRP_CTR_INSTANCE_STRIDE 0x10u
#define GRR_IRP_CTR_INDEX_STRIDE 0x1u

#define grr_irp_ctr_addr(instance, index) /* uncore_msr (instance below GRR_IRP_INSTANCES, index below GRR_IRP_CTR_COUNT): the address of IRPn_PMON_CTR{0-3}. */ \
	uncore_msr_at_(GRR_IRP_CTR_MSR + \
		UNCORE_INDEX_(instance, GRR_IRP_INSTANCES) * GRR_IRP_CTR_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, GRR_IRP_CTR_COUNT) * GRR_IRP_CTR_INDEX_STRIDE)

/* event_count [47:0] RW-V. */
#define GRR_IRP_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define GRR_IRP_CTR_EVENT_COUNT_SHIFT 0
#define GRR_IRP_CTR_EVENT_COUNT_WIDTH 48
#define grr_irp_ctr_get_event_count(r) /* uint64_t (grr_irp_ctr r) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_GET64_(grr_irp_ctr, r, GRR_IRP_CTR_EVENT_COUNT)
#define grr_irp_ctr_set_event_count(r, v) /* grr_irp_ctr (grr_irp_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_PUT64_(grr_irp_ctr, grr_irp_ctr_value_(r).raw, GRR_IRP_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
