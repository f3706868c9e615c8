/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/spr/othertypes.box.json by "make generate". Do not edit. */
/*
 * spr othertypes: Units of other types. Units that the table lists and no box describes. A machine has a box like this
 * one for each such type, named type17 after its number. Their events are raw codes.
 * Source: linux-6.12 uncore_discovery.c generic_uncore_formats_attr
 */
#ifndef UNCORE_SPR_OTHERTYPES_H
#define UNCORE_SPR_OTHERTYPES_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define SPR_OTHERTYPES_INSTANCES 1

#define SPR_OTHERTYPES_GENERAL_COUNTERS   1
#define SPR_OTHERTYPES_GENERAL_WIDTH      48
#define SPR_OTHERTYPES_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * Window unit: registers of an instance, in a unit that the machine's table places: at the unit's address, where its
 * own control register is.
 * Source: linux-6.12 uncore_discovery.c intel_generic_uncore_mmio_init_box
 */
#define SPR_OTHERTYPES_UNIT_SIZE 0x8u

/*
 * Window controls: registers of an instance, in a unit that the machine's table places: at the first control register
 * of its counters.
 * Source: linux-6.12 uncore_discovery.c intel_generic_uncore_assign_hw_event
 */
#define SPR_OTHERTYPES_CONTROLS_SIZE 0x8u

/*
 * Window counters: registers of an instance, in a unit that the machine's table places: at its first counter.
 * Source: linux-6.12 uncore_discovery.c intel_generic_uncore_assign_hw_event
 */
#define SPR_OTHERTYPES_COUNTERS_SIZE 0x8u

/*
 * box_ctl: UNITn_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux-6.12 uncore_discovery.h GENERIC_PMON_BOX_CTL_*; pcm cpucounters.cpp UNC_PMON_UNIT_CTL_*_NEW
 * (cross-source)
 */
typedef struct spr_othertypes_box_ctl {
	uint32_t raw;
} spr_othertypes_box_ctl;

UNCORE_ACCESSOR spr_othertypes_box_ctl spr_othertypes_box_ctl_value_(spr_othertypes_box_ctl r)
{
	return r;
}

#define SPR_OTHERTYPES_BOX_CTL_RESET 0x00000000u
#define spr_othertypes_box_ctl_reset() /* spr_othertypes_box_ctl (): the value to begin from of UNITn_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(spr_othertypes_box_ctl, SPR_OTHERTYPES_BOX_CTL_RESET)

#define SPR_OTHERTYPES_BOX_CTL_OFFSET 0x0u
/* Where its window begins, the machine's table of units says. */

/* rst_ctrs [9] WO. */
#define SPR_OTHERTYPES_BOX_CTL_RST_CTRS_MASK  0x00000200u
#define SPR_OTHERTYPES_BOX_CTL_RST_CTRS_SHIFT 9
#define SPR_OTHERTYPES_BOX_CTL_RST_CTRS_WIDTH 1
#define spr_othertypes_box_ctl_set_rst_ctrs(r, v) /* spr_othertypes_box_ctl (spr_othertypes_box_ctl r, v up to 0x1u) [9]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(spr_othertypes_box_ctl, spr_othertypes_box_ctl_value_(r).raw, SPR_OTHERTYPES_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [8] WO. */
#define SPR_OTHERTYPES_BOX_CTL_RST_CTRL_MASK  0x00000100u
#define SPR_OTHERTYPES_BOX_CTL_RST_CTRL_SHIFT 8
#define SPR_OTHERTYPES_BOX_CTL_RST_CTRL_WIDTH 1
#define spr_othertypes_box_ctl_set_rst_ctrl(r, v) /* spr_othertypes_box_ctl (spr_othertypes_box_ctl r, v up to 0x1u) [8]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(spr_othertypes_box_ctl, spr_othertypes_box_ctl_value_(r).raw, SPR_OTHERTYPES_BOX_CTL_RST_CTRL, v)

/* frz [0] RW. */
#define SPR_OTHERTYPES_BOX_CTL_FRZ_MASK  0x00000001u
#define SPR_OTHERTYPES_BOX_CTL_FRZ_SHIFT 0
#define SPR_OTHERTYPES_BOX_CTL_FRZ_WIDTH 1
#define spr_othertypes_box_ctl_get_frz(r) /* uint32_t (spr_othertypes_box_ctl r) [0]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(spr_othertypes_box_ctl, r, SPR_OTHERTYPES_BOX_CTL_FRZ)
#define spr_othertypes_box_ctl_set_frz(r, v) /* spr_othertypes_box_ctl (spr_othertypes_box_ctl r, v up to 0x1u) [0]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(spr_othertypes_box_ctl, spr_othertypes_box_ctl_value_(r).raw, SPR_OTHERTYPES_BOX_CTL_FRZ, v)

/*
 * ctl: UNITn_PMON_CTL0, 32 bits
 * Chooses the event of counter 0.
 * Source: linux-6.12 uncore_discovery.c generic_uncore_formats_attr (inferred)
 */
typedef struct spr_othertypes_ctl {
	uint32_t raw;
} spr_othertypes_ctl;

UNCORE_ACCESSOR spr_othertypes_ctl spr_othertypes_ctl_value_(spr_othertypes_ctl r)
{
	return r;
}

#define SPR_OTHERTYPES_CTL_RESET 0x00000000u
#define spr_othertypes_ctl_reset() /* spr_othertypes_ctl (): the value to begin from of UNITn_PMON_CTL0. */ \
	UNCORE_VALUE_(spr_othertypes_ctl, SPR_OTHERTYPES_CTL_RESET)

#define SPR_OTHERTYPES_CTL_OFFSET 0x0u
/* Where its window begins, the machine's table of units says. */

/* thresh [31:24] RW-V. */
#define SPR_OTHERTYPES_CTL_THRESH_MASK  0xff000000u
#define SPR_OTHERTYPES_CTL_THRESH_SHIFT 24
#define SPR_OTHERTYPES_CTL_THRESH_WIDTH 8
#define spr_othertypes_ctl_get_thresh(r) /* uint32_t (spr_othertypes_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(spr_othertypes_ctl, r, SPR_OTHERTYPES_CTL_THRESH)
#define spr_othertypes_ctl_set_thresh(r, v) /* spr_othertypes_ctl (spr_othertypes_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(spr_othertypes_ctl, spr_othertypes_ctl_value_(r).raw, SPR_OTHERTYPES_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define SPR_OTHERTYPES_CTL_INVERT_MASK  0x00800000u
#define SPR_OTHERTYPES_CTL_INVERT_SHIFT 23
#define SPR_OTHERTYPES_CTL_INVERT_WIDTH 1

enum spr_othertypes_ctl_invert {
	SPR_OTHERTYPES_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	SPR_OTHERTYPES_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define spr_othertypes_ctl_get_invert(r) /* uint32_t (spr_othertypes_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(spr_othertypes_ctl, r, SPR_OTHERTYPES_CTL_INVERT)
#define spr_othertypes_ctl_set_invert(r, v) /* spr_othertypes_ctl (spr_othertypes_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(spr_othertypes_ctl, spr_othertypes_ctl_value_(r).raw, SPR_OTHERTYPES_CTL_INVERT, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define SPR_OTHERTYPES_CTL_EDGE_DET_MASK  0x00040000u
#define SPR_OTHERTYPES_CTL_EDGE_DET_SHIFT 18
#define SPR_OTHERTYPES_CTL_EDGE_DET_WIDTH 1
#define spr_othertypes_ctl_get_edge_det(r) /* uint32_t (spr_othertypes_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(spr_othertypes_ctl, r, SPR_OTHERTYPES_CTL_EDGE_DET)
#define spr_othertypes_ctl_set_edge_det(r, v) /* spr_othertypes_ctl (spr_othertypes_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(spr_othertypes_ctl, spr_othertypes_ctl_value_(r).raw, SPR_OTHERTYPES_CTL_EDGE_DET, v)

/* umask [15:8] RW-V. */
#define SPR_OTHERTYPES_CTL_UMASK_MASK  0x0000ff00u
#define SPR_OTHERTYPES_CTL_UMASK_SHIFT 8
#define SPR_OTHERTYPES_CTL_UMASK_WIDTH 8
#define spr_othertypes_ctl_get_umask(r) /* uint32_t (spr_othertypes_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(spr_othertypes_ctl, r, SPR_OTHERTYPES_CTL_UMASK)
#define spr_othertypes_ctl_set_umask(r, v) /* spr_othertypes_ctl (spr_othertypes_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(spr_othertypes_ctl, spr_othertypes_ctl_value_(r).raw, SPR_OTHERTYPES_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define SPR_OTHERTYPES_CTL_EV_SEL_MASK  0x000000ffu
#define SPR_OTHERTYPES_CTL_EV_SEL_SHIFT 0
#define SPR_OTHERTYPES_CTL_EV_SEL_WIDTH 8
#define spr_othertypes_ctl_get_ev_sel(r) /* uint32_t (spr_othertypes_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(spr_othertypes_ctl, r, SPR_OTHERTYPES_CTL_EV_SEL)
#define spr_othertypes_ctl_set_ev_sel(r, v) /* spr_othertypes_ctl (spr_othertypes_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(spr_othertypes_ctl, spr_othertypes_ctl_value_(r).raw, SPR_OTHERTYPES_CTL_EV_SEL, v)

/*
 * ctr: UNITn_PMON_CTR0, 64 bits
 * Count of counter 0.
 * Source: linux-6.12 uncore_snbep.c spr_uncores (48 bits in all units that it knows) (inferred)
 */
typedef struct spr_othertypes_ctr {
	uint64_t raw;
} spr_othertypes_ctr;

UNCORE_ACCESSOR spr_othertypes_ctr spr_othertypes_ctr_value_(spr_othertypes_ctr r)
{
	return r;
}

#define SPR_OTHERTYPES_CTR_RESET UINT64_C(0x0000000000000000)
#define spr_othertypes_ctr_reset() /* spr_othertypes_ctr (): the value to begin from of UNITn_PMON_CTR0. */ \
	UNCORE_VALUE_(spr_othertypes_ctr, SPR_OTHERTYPES_CTR_RESET)

#define SPR_OTHERTYPES_CTR_OFFSET 0x0u
/* Where its window begins, the machine's table of units says. */

/* event_count [47:0] RW-V. */
#define SPR_OTHERTYPES_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SPR_OTHERTYPES_CTR_EVENT_COUNT_SHIFT 0
#define SPR_OTHERTYPES_CTR_EVENT_COUNT_WIDTH 48
#define spr_othertypes_ctr_get_event_count(r) /* uint64_t (spr_othertypes_ctr r) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_GET64_(spr_othertypes_ctr, r, SPR_OTHERTYPES_CTR_EVENT_COUNT)
#define spr_othertypes_ctr_set_event_count(r, v) /* spr_othertypes_ctr (spr_othertypes_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_PUT64_(spr_othertypes_ctr, spr_othertypes_ctr_value_(r).raw, SPR_OTHERTYPES_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
