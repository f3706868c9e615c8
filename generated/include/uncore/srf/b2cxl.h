/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/srf/b2cxl.box.json by "make generate". Do not edit. */
/*
 * srf b2cxl: Mesh to CXL. What stands between the mesh and a stack with CXL devices.
 * Source: linux-6.12 uncore_snbep.c gnr_uncore_b2cxl; likwid perfmon_graniterapids_counters.h
 * graniterapids_uncore_discovery_map (as on gnr/b2cxl)
 */
#ifndef UNCORE_SRF_B2CXL_H
#define UNCORE_SRF_B2CXL_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define SRF_B2CXL_INSTANCES 16

#define SRF_B2CXL_GENERAL_COUNTERS   4
#define SRF_B2CXL_GENERAL_WIDTH      48
#define SRF_B2CXL_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * Window unit: registers of an instance, in a unit that the machine's table places: at the unit's address, where its
 * own control register is.
 * Source: linux-6.12 uncore_discovery.c intel_generic_uncore_mmio_init_box
 */
#define SRF_B2CXL_UNIT_SIZE 0x4u

/*
 * Window controls: registers of an instance, in a unit that the machine's table places: at the first control register
 * of its counters.
 * Source: linux-6.12 uncore_discovery.c intel_generic_uncore_assign_hw_event
 */
#define SRF_B2CXL_CONTROLS_SIZE 0x20u

/*
 * Window counters: registers of an instance, in a unit that the machine's table places: at its first counter.
 * Source: linux-6.12 uncore_discovery.c intel_generic_uncore_assign_hw_event
 */
#define SRF_B2CXL_COUNTERS_SIZE 0x20u

/*
 * box_ctl: B2CXLn_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux-6.12 uncore_discovery.h GENERIC_PMON_BOX_CTL_*; pcm cpucounters.cpp UNC_PMON_UNIT_CTL_*_NEW (as on
 * gnr/b2cxl) (cross-source)
 */
typedef struct srf_b2cxl_box_ctl {
	uint32_t raw;
} srf_b2cxl_box_ctl;

UNCORE_ACCESSOR srf_b2cxl_box_ctl srf_b2cxl_box_ctl_value_(srf_b2cxl_box_ctl r)
{
	return r;
}

#define SRF_B2CXL_BOX_CTL_RESET 0x00000000u
#define srf_b2cxl_box_ctl_reset() /* srf_b2cxl_box_ctl (): the value to begin from of B2CXLn_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(srf_b2cxl_box_ctl, SRF_B2CXL_BOX_CTL_RESET)

#define SRF_B2CXL_BOX_CTL_OFFSET 0x0u
/* Where its window begins, the machine's table of units says. */

/* rst_ctrs [9] WO. */
#define SRF_B2CXL_BOX_CTL_RST_CTRS_MASK  0x00000200u
#define SRF_B2CXL_BOX_CTL_RST_CTRS_SHIFT 9
#define SRF_B2CXL_BOX_CTL_RST_CTRS_WIDTH 1
#define srf_b2cxl_box_ctl_set_rst_ctrs(r, v) /* srf_b2cxl_box_ctl (srf_b2cxl_box_ctl r, v up to 0x1u) [9]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(srf_b2cxl_box_ctl, srf_b2cxl_box_ctl_value_(r).raw, SRF_B2CXL_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [8] WO. */
#define SRF_B2CXL_BOX_CTL_RST_CTRL_MASK  0x00000100u
#define SRF_B2CXL_BOX_CTL_RST_CTRL_SHIFT 8
#define SRF_B2CXL_BOX_CTL_RST_CTRL_WIDTH 1
#define srf_b2cxl_box_ctl_set_rst_ctrl(r, v) /* srf_b2cxl_box_ctl (srf_b2cxl_box_ctl r, v up to 0x1u) [8]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(srf_b2cxl_box_ctl, srf_b2cxl_box_ctl_value_(r).raw, SRF_B2CXL_BOX_CTL_RST_CTRL, v)

/* frz [0] RW. */
#define SRF_B2CXL_BOX_CTL_FRZ_MASK  0x00000001u
#define SRF_B2CXL_BOX_CTL_FRZ_SHIFT 0
#define SRF_B2CXL_BOX_CTL_FRZ_WIDTH 1
#define srf_b2cxl_box_ctl_get_frz(r) /* uint32_t (srf_b2cxl_box_ctl r) [0]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(srf_b2cxl_box_ctl, r, SRF_B2CXL_BOX_CTL_FRZ)
#define srf_b2cxl_box_ctl_set_frz(r, v) /* srf_b2cxl_box_ctl (srf_b2cxl_box_ctl r, v up to 0x1u) [0]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(srf_b2cxl_box_ctl, srf_b2cxl_box_ctl_value_(r).raw, SRF_B2CXL_BOX_CTL_FRZ, v)

/*
 * ctl: B2CXLn_PMON_CTL{0-3}, 64 bits
 * Chooses the event of counter {0-3}.
 * Source: linux-6.12 uncore_snbep.c gnr_uncore_b2cxl; likwid perfmon_graniterapids_counters.h
 * graniterapids_uncore_discovery_map (as on gnr/b2cxl) (inferred)
 */
typedef struct srf_b2cxl_ctl {
	uint64_t raw;
} srf_b2cxl_ctl;

UNCORE_ACCESSOR srf_b2cxl_ctl srf_b2cxl_ctl_value_(srf_b2cxl_ctl r)
{
	return r;
}

#define SRF_B2CXL_CTL_RESET     UINT64_C(0x0000000000000000)
#define SRF_B2CXL_CTL_MUST_ZERO UINT64_C(0x0000000000600000)
#define srf_b2cxl_ctl_reset() /* srf_b2cxl_ctl (): the value to begin from of B2CXLn_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(srf_b2cxl_ctl, SRF_B2CXL_CTL_RESET)

#define SRF_B2CXL_CTL_COUNT 4
#define SRF_B2CXL_CTL_OFFSET 0x0u
#define SRF_B2CXL_CTL_INDEX_STRIDE 0x8u
/* Where its window begins, the machine's table of units says. */

/* thresh [31:24] RW-V. */
#define SRF_B2CXL_CTL_THRESH_MASK  UINT64_C(0x00000000ff000000)
#define SRF_B2CXL_CTL_THRESH_SHIFT 24
#define SRF_B2CXL_CTL_THRESH_WIDTH 8
#define srf_b2cxl_ctl_get_thresh(r) /* uint64_t (srf_b2cxl_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET64_(srf_b2cxl_ctl, r, SRF_B2CXL_CTL_THRESH)
#define srf_b2cxl_ctl_set_thresh(r, v) /* srf_b2cxl_ctl (srf_b2cxl_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT64_(srf_b2cxl_ctl, srf_b2cxl_ctl_value_(r).raw, SRF_B2CXL_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define SRF_B2CXL_CTL_INVERT_MASK  UINT64_C(0x0000000000800000)
#define SRF_B2CXL_CTL_INVERT_SHIFT 23
#define SRF_B2CXL_CTL_INVERT_WIDTH 1

enum srf_b2cxl_ctl_invert {
	SRF_B2CXL_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	SRF_B2CXL_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define srf_b2cxl_ctl_get_invert(r) /* uint64_t (srf_b2cxl_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET64_(srf_b2cxl_ctl, r, SRF_B2CXL_CTL_INVERT)
#define srf_b2cxl_ctl_set_invert(r, v) /* srf_b2cxl_ctl (srf_b2cxl_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT64_(srf_b2cxl_ctl, srf_b2cxl_ctl_value_(r).raw, SRF_B2CXL_CTL_INVERT, v)

/* ov_en [20] RW-V. */
#define SRF_B2CXL_CTL_OV_EN_MASK  UINT64_C(0x0000000000100000)
#define SRF_B2CXL_CTL_OV_EN_SHIFT 20
#define SRF_B2CXL_CTL_OV_EN_WIDTH 1
#define srf_b2cxl_ctl_get_ov_en(r) /* uint64_t (srf_b2cxl_ctl r) [20]: A wrap of the counter is reported. */ \
	UNCORE_GET64_(srf_b2cxl_ctl, r, SRF_B2CXL_CTL_OV_EN)
#define srf_b2cxl_ctl_set_ov_en(r, v) /* srf_b2cxl_ctl (srf_b2cxl_ctl r, v up to 0x1u) [20]: A wrap of the counter is reported. */ \
	UNCORE_PUT64_(srf_b2cxl_ctl, srf_b2cxl_ctl_value_(r).raw, SRF_B2CXL_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define SRF_B2CXL_CTL_EDGE_DET_MASK  UINT64_C(0x0000000000040000)
#define SRF_B2CXL_CTL_EDGE_DET_SHIFT 18
#define SRF_B2CXL_CTL_EDGE_DET_WIDTH 1
#define srf_b2cxl_ctl_get_edge_det(r) /* uint64_t (srf_b2cxl_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET64_(srf_b2cxl_ctl, r, SRF_B2CXL_CTL_EDGE_DET)
#define srf_b2cxl_ctl_set_edge_det(r, v) /* srf_b2cxl_ctl (srf_b2cxl_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT64_(srf_b2cxl_ctl, srf_b2cxl_ctl_value_(r).raw, SRF_B2CXL_CTL_EDGE_DET, v)

/* umask [15:8] RW-V. */
#define SRF_B2CXL_CTL_UMASK_MASK  UINT64_C(0x000000000000ff00)
#define SRF_B2CXL_CTL_UMASK_SHIFT 8
#define SRF_B2CXL_CTL_UMASK_WIDTH 8
#define srf_b2cxl_ctl_get_umask(r) /* uint64_t (srf_b2cxl_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET64_(srf_b2cxl_ctl, r, SRF_B2CXL_CTL_UMASK)
#define srf_b2cxl_ctl_set_umask(r, v) /* srf_b2cxl_ctl (srf_b2cxl_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT64_(srf_b2cxl_ctl, srf_b2cxl_ctl_value_(r).raw, SRF_B2CXL_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define SRF_B2CXL_CTL_EV_SEL_MASK  UINT64_C(0x00000000000000ff)
#define SRF_B2CXL_CTL_EV_SEL_SHIFT 0
#define SRF_B2CXL_CTL_EV_SEL_WIDTH 8
#define srf_b2cxl_ctl_get_ev_sel(r) /* uint64_t (srf_b2cxl_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET64_(srf_b2cxl_ctl, r, SRF_B2CXL_CTL_EV_SEL)
#define srf_b2cxl_ctl_set_ev_sel(r, v) /* srf_b2cxl_ctl (srf_b2cxl_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT64_(srf_b2cxl_ctl, srf_b2cxl_ctl_value_(r).raw, SRF_B2CXL_CTL_EV_SEL, v)

/*
 * ctr: B2CXLn_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux-6.12 uncore_snbep.c gnr_uncore_b2cxl; likwid perfmon_graniterapids_counters.h
 * graniterapids_uncore_discovery_map (as on gnr/b2cxl) (inferred)
 */
typedef struct srf_b2cxl_ctr {
	uint64_t raw;
} srf_b2cxl_ctr;

UNCORE_ACCESSOR srf_b2cxl_ctr srf_b2cxl_ctr_value_(srf_b2cxl_ctr r)
{
	return r;
}

#define SRF_B2CXL_CTR_RESET UINT64_C(0x0000000000000000)
#define srf_b2cxl_ctr_reset() /* srf_b2cxl_ctr (): the value to begin from of B2CXLn_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(srf_b2cxl_ctr, SRF_B2CXL_CTR_RESET)

#define SRF_B2CXL_CTR_COUNT 4
#define SRF_B2CXL_CTR_OFFSET 0x0u
#define SRF_B2CXL_CTR_INDEX_STRIDE 0x8u
/* Where its window begins, the machine's table of units says. */

/* event_count [47:0] RW-V. */
#define SRF_B2CXL_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SRF_B2CXL_CTR_EVENT_COUNT_SHIFT 0
#define SRF_B2CXL_CTR_EVENT_COUNT_WIDTH 48
#define srf_b2cxl_ctr_get_event_count(r) /* uint64_t (srf_b2cxl_ctr r) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_GET64_(srf_b2cxl_ctr, r, SRF_B2CXL_CTR_EVENT_COUNT)
#define srf_b2cxl_ctr_set_event_count(r, v) /* srf_b2cxl_ctr (srf_b2cxl_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_PUT64_(srf_b2cxl_ctr, srf_b2cxl_ctr_value_(r).raw, SRF_B2CXL_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
