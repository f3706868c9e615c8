/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/srf/irp.box.json by "make generate". Do not edit. */
/*
 * srf irp: I/O coherence. Keeps the traffic of a stack coherent with the caches.
 * Source: linux-6.12 uncore_snbep.c spr_uncore_irp; likwid perfmon_graniterapids_counters.h
 * graniterapids_uncore_discovery_map; perfmon-gnr V1.20 (as on gnr/irp)
 */
#ifndef UNCORE_SRF_IRP_H
#define UNCORE_SRF_IRP_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define SRF_IRP_INSTANCES 16

#define SRF_IRP_GENERAL_COUNTERS   4
#define SRF_IRP_GENERAL_WIDTH      48
#define SRF_IRP_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * box_ctl: IRPn_PMON_BOX_CTL, 64 bits
 * Freezes and resets the counters.
 * Source: pcm types.h BHS_IRP_*; likwid perfmon_graniterapids_counters.h (as on gnr/irp) (cross-source)
 */
typedef struct srf_irp_box_ctl {
	uint64_t raw;
} srf_irp_box_ctl;

UNCORE_ACCESSOR srf_irp_box_ctl srf_irp_box_ctl_value_(srf_irp_box_ctl r)
{
	return r;
}

#define SRF_IRP_BOX_CTL_RESET UINT64_C(0x0000000000000000)
#define srf_irp_box_ctl_reset() /* srf_irp_box_ctl (): the value to begin from of IRPn_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(srf_irp_box_ctl, SRF_IRP_BOX_CTL_RESET)

#define SRF_IRP_BOX_CTL_MSR 0x2a00u
#define SRF_IRP_BOX_CTL_INSTANCE_STRIDE 0x10u

#define srf_irp_box_ctl_addr(instance) /* uncore_msr (instance below SRF_IRP_INSTANCES): the address of IRPn_PMON_BOX_CTL. */ \
	uncore_msr_at_(SRF_IRP_BOX_CTL_MSR + \
		UNCORE_INDEX_(instance, SRF_IRP_INSTANCES) * SRF_IRP_BOX_CTL_INSTANCE_STRIDE)

/* rst_ctrs [9] WO. */
#define SRF_IRP_BOX_CTL_RST_CTRS_MASK  UINT64_C(0x0000000000000200)
#define SRF_IRP_BOX_CTL_RST_CTRS_SHIFT 9
#define SRF_IRP_BOX_CTL_RST_CTRS_WIDTH 1
#define srf_irp_box_ctl_set_rst_ctrs(r, v) /* srf_irp_box_ctl (srf_irp_box_ctl r, v up to 0x1u) [9]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT64_(srf_irp_box_ctl, srf_irp_box_ctl_value_(r).raw, SRF_IRP_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [8] WO. */
#define SRF_IRP_BOX_CTL_RST_CTRL_MASK  UINT64_C(0x0000000000000100)
#define SRF_IRP_BOX_CTL_RST_CTRL_SHIFT 8
#define SRF_IRP_BOX_CTL_RST_CTRL_WIDTH 1
#define srf_irp_box_ctl_set_rst_ctrl(r, v) /* srf_irp_box_ctl (srf_irp_box_ctl r, v up to 0x1u) [8]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT64_(srf_irp_box_ctl, srf_irp_box_ctl_value_(r).raw, SRF_IRP_BOX_CTL_RST_CTRL, v)

/* frz [0] RW. */
#define SRF_IRP_BOX_CTL_FRZ_MASK  UINT64_C(0x0000000000000001)
#define SRF_IRP_BOX_CTL_FRZ_SHIFT 0
#define SRF_IRP_BOX_CTL_FRZ_WIDTH 1
#define srf_irp_box_ctl_get_frz(r) /* uint64_t (srf_irp_box_ctl r) [0]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET64_(srf_irp_box_ctl, r, SRF_IRP_BOX_CTL_FRZ)
#define srf_irp_box_ctl_set_frz(r, v) /* srf_irp_box_ctl (srf_irp_box_ctl r, v up to 0x1u) [0]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT64_(srf_irp_box_ctl, srf_irp_box_ctl_value_(r).raw, SRF_IRP_BOX_CTL_FRZ, v)

/*
 * ctl: IRPn_PMON_CTL{0-3}, 64 bits
 * Chooses the event of counter {0-3}.
 * Source: pcm types.h BHS_IRP_*; likwid perfmon_graniterapids_counters.h (as on gnr/irp) (inferred)
 */
typedef struct srf_irp_ctl {
	uint64_t raw;
} srf_irp_ctl;

UNCORE_ACCESSOR srf_irp_ctl srf_irp_ctl_value_(srf_irp_ctl r)
{
	return r;
}

#define SRF_IRP_CTL_RESET     UINT64_C(0x0000000000000000)
#define SRF_IRP_CTL_MUST_ZERO UINT64_C(0x0000000000600000)
#define srf_irp_ctl_reset() /* srf_irp_ctl (): the value to begin from of IRPn_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(srf_irp_ctl, SRF_IRP_CTL_RESET)

#define SRF_IRP_CTL_COUNT 4
#define SRF_IRP_CTL_MSR 0x2a02u
#define SRF_IRP_CTL_INSTANCE_STRIDE 0x10u
#define SRF_IRP_CTL_INDEX_STRIDE 0x1u

#define srf_irp_ctl_addr(instance, index) /* uncore_msr (instance below SRF_IRP_INSTANCES, index below SRF_IRP_CTL_COUNT): the address of IRPn_PMON_CTL{0-3}. */ \
	uncore_msr_at_(SRF_IRP_CTL_MSR + \
		UNCORE_INDEX_(instance, SRF_IRP_INSTANCES) * SRF_IRP_CTL_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, SRF_IRP_CTL_COUNT) * SRF_IRP_CTL_INDEX_STRIDE)

/* umask [55:32,15:8] RW-V, in pieces that have no shift in common. */
#define SRF_IRP_CTL_UMASK_MASK  UINT64_C(0x00ffffff0000ff00)
#define SRF_IRP_CTL_UMASK_WIDTH 32
UNCORE_PIECE_ uint64_t srf_irp_ctl_gather_umask_(uint64_t raw)
{
	return (raw >> 8 & UINT64_C(0xff)) << 0 |
	       (raw >> 32 & UINT64_C(0xffffff)) << 8;
}
UNCORE_PIECE_ uint64_t srf_irp_ctl_spread_umask_(uint64_t v)
{
	return (v >> 0 & UINT64_C(0xff)) << 8 |
	       (v >> 8 & UINT64_C(0xffffff)) << 32;
}
#define srf_irp_ctl_get_umask(r) /* uint64_t (srf_irp_ctl r) [55:32,15:8]: Selects sub-events of the event; the upper bits extend it. */ \
	UNCORE_CAST_(uint64_t, srf_irp_ctl_gather_umask_(srf_irp_ctl_value_(r).raw))
#define srf_irp_ctl_set_umask(r, v) /* srf_irp_ctl (srf_irp_ctl r, v up to 0xffffffffu) [55:32,15:8]: Selects sub-events of the event; the upper bits extend it. */ \
	UNCORE_SPREAD64_(srf_irp_ctl, srf_irp_ctl_value_(r).raw, SRF_IRP_CTL_UMASK, v, \
		srf_irp_ctl_spread_umask_)

/* thresh [31:24] RW-V. */
#define SRF_IRP_CTL_THRESH_MASK  UINT64_C(0x00000000ff000000)
#define SRF_IRP_CTL_THRESH_SHIFT 24
#define SRF_IRP_CTL_THRESH_WIDTH 8
#define srf_irp_ctl_get_thresh(r) /* uint64_t (srf_irp_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET64_(srf_irp_ctl, r, SRF_IRP_CTL_THRESH)
#define srf_irp_ctl_set_thresh(r, v) /* srf_irp_ctl (srf_irp_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT64_(srf_irp_ctl, srf_irp_ctl_value_(r).raw, SRF_IRP_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define SRF_IRP_CTL_INVERT_MASK  UINT64_C(0x0000000000800000)
#define SRF_IRP_CTL_INVERT_SHIFT 23
#define SRF_IRP_CTL_INVERT_WIDTH 1

enum srf_irp_ctl_invert {
	SRF_IRP_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	SRF_IRP_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define srf_irp_ctl_get_invert(r) /* uint64_t (srf_irp_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET64_(srf_irp_ctl, r, SRF_IRP_CTL_INVERT)
#define srf_irp_ctl_set_invert(r, v) /* srf_irp_ctl (srf_irp_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT64_(srf_irp_ctl, srf_irp_ctl_value_(r).raw, SRF_IRP_CTL_INVERT, v)

/* ov_en [20] RW-V. */
#define SRF_IRP_CTL_OV_EN_MASK  UINT64_C(0x0000000000100000)
#define SRF_IRP_CTL_OV_EN_SHIFT 20
#define SRF_IRP_CTL_OV_EN_WIDTH 1
#define srf_irp_ctl_get_ov_en(r) /* uint64_t (srf_irp_ctl r) [20]: A wrap of the counter is reported. */ \
	UNCORE_GET64_(srf_irp_ctl, r, SRF_IRP_CTL_OV_EN)
#define srf_irp_ctl_set_ov_en(r, v) /* srf_irp_ctl (srf_irp_ctl r, v up to 0x1u) [20]: A wrap of the counter is reported. */ \
	UNCORE_PUT64_(srf_irp_ctl, srf_irp_ctl_value_(r).raw, SRF_IRP_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define SRF_IRP_CTL_EDGE_DET_MASK  UINT64_C(0x0000000000040000)
#define SRF_IRP_CTL_EDGE_DET_SHIFT 18
#define SRF_IRP_CTL_EDGE_DET_WIDTH 1
#define srf_irp_ctl_get_edge_det(r) /* uint64_t (srf_irp_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET64_(srf_irp_ctl, r, SRF_IRP_CTL_EDGE_DET)
#define srf_irp_ctl_set_edge_det(r, v) /* srf_irp_ctl (srf_irp_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT64_(srf_irp_ctl, srf_irp_ctl_value_(r).raw, SRF_IRP_CTL_EDGE_DET, v)

/* ev_sel [7:0] RW-V. */
#define SRF_IRP_CTL_EV_SEL_MASK  UINT64_C(0x00000000000000ff)
#define SRF_IRP_CTL_EV_SEL_SHIFT 0
#define SRF_IRP_CTL_EV_SEL_WIDTH 8
#define srf_irp_ctl_get_ev_sel(r) /* uint64_t (srf_irp_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET64_(srf_irp_ctl, r, SRF_IRP_CTL_EV_SEL)
#define srf_irp_ctl_set_ev_sel(r, v) /* srf_irp_ctl (srf_irp_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT64_(srf_irp_ctl, srf_irp_ctl_value_(r).raw, SRF_IRP_CTL_EV_SEL, v)

/*
 * ctr: IRPn_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: pcm types.h BHS_IRP_*; likwid perfmon_graniterapids_counters.h (as on gnr/irp) (inferred)
 */
typedef struct srf_irp_ctr {
	uint64_t raw;
} srf_irp_ctr;

UNCORE_ACCESSOR srf_irp_ctr srf_irp_ctr_value_(srf_irp_ctr r)
{
	return r;
}

#define SRF_IRP_CTR_RESET UINT64_C(0x0000000000000000)
#define srf_irp_ctr_reset() /* srf_irp_ctr (): the value to begin from of IRPn_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(srf_irp_ctr, SRF_IRP_CTR_RESET)

#define SRF_IRP_CTR_COUNT 4
#define SRF_IRP_CTR_MSR 0x2a08u
#define SRF_IRP_CTR_INSTANCE_STRIDE 0x10u
#define SRF_IRP_CTR_INDEX_STRIDE 0x1u

#define srf_irp_ctr_addr(instance, index) /* uncore_msr (instance below SRF_IRP_INSTANCES, index below SRF_IRP_CTR_COUNT): the address of IRPn_PMON_CTR{0-3}. */ \
	uncore_msr_at_(SRF_IRP_CTR_MSR + \
		UNCORE_INDEX_(instance, SRF_IRP_INSTANCES) * SRF_IRP_CTR_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, SRF_IRP_CTR_COUNT) * SRF_IRP_CTR_INDEX_STRIDE)

/* event_count [47:0] RW-V. */
#define SRF_IRP_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SRF_IRP_CTR_EVENT_COUNT_SHIFT 0
#define SRF_IRP_CTR_EVENT_COUNT_WIDTH 48
#define srf_irp_ctr_get_event_count(r) /* uint64_t (srf_irp_ctr r) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_GET64_(srf_irp_ctr, r, SRF_IRP_CTR_EVENT_COUNT)
#define srf_irp_ctr_set_event_count(r, v) /* srf_irp_ctr (srf_irp_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_PUT64_(srf_irp_ctr, srf_irp_ctr_value_(r).raw, SRF_IRP_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
