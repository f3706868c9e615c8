/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/cove.box.json by "make generate". Do not edit. */
/*
 * madeup cove: Reached as the table says. Only the table says whether its registers are MSRs or in memory.
 * Source: made-up-2 p91
 */
#ifndef UNCORE_MADEUP_COVE_H
#define UNCORE_MADEUP_COVE_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define MADEUP_COVE_INSTANCES 2

#define MADEUP_COVE_GENERAL_COUNTERS   1
#define MADEUP_COVE_GENERAL_WIDTH      40
#define MADEUP_COVE_GENERAL_COUNT_MASK UINT64_C(0xffffffffff)

/*
 * Window unit: registers of an instance, in a unit that the machine's table places: at the unit's address, where its
 * own control register is.
 * Source: made-up-2 p91
 */
#define MADEUP_COVE_UNIT_SIZE 0x8u

/*
 * Window controls: registers of an instance, in a unit that the machine's table places: at the first control register
 * of its counters.
 * Source: made-up-2 p91
 */
#define MADEUP_COVE_CONTROLS_SIZE 0x8u

/*
 * Window counters: registers of an instance, in a unit that the machine's table places: at its first counter.
 * Source: made-up-2 p91
 */
#define MADEUP_COVE_COUNTERS_SIZE 0x8u

/*
 * box_ctl: COVEn_BOX_CTL, 32 bits
 * Source: made-up-2 p91
 */
typedef struct madeup_cove_box_ctl {
	uint32_t raw;
} madeup_cove_box_ctl;

UNCORE_ACCESSOR madeup_cove_box_ctl madeup_cove_box_ctl_value_(madeup_cove_box_ctl r)
{
	return r;
}

#define MADEUP_COVE_BOX_CTL_RESET     0x00000000u
#define MADEUP_COVE_BOX_CTL_MUST_ZERO 0xfffffffcu
#define madeup_cove_box_ctl_reset() /* madeup_cove_box_ctl (): the value to begin from of COVEn_BOX_CTL. */ \
	UNCORE_VALUE_(madeup_cove_box_ctl, MADEUP_COVE_BOX_CTL_RESET)

#define MADEUP_COVE_BOX_CTL_OFFSET 0x0u
/* Where its window begins, the machine's table of units says. */

/* rst [1] WO. */
#define MADEUP_COVE_BOX_CTL_RST_MASK  0x00000002u
#define MADEUP_COVE_BOX_CTL_RST_SHIFT 1
#define MADEUP_COVE_BOX_CTL_RST_WIDTH 1
#define madeup_cove_box_ctl_set_rst(r, v) /* madeup_cove_box_ctl (madeup_cove_box_ctl r, v up to 0x1u) [1] */ \
	UNCORE_PUT32_(madeup_cove_box_ctl, madeup_cove_box_ctl_value_(r).raw, MADEUP_COVE_BOX_CTL_RST, v)

/* frz [0] RW. */
#define MADEUP_COVE_BOX_CTL_FRZ_MASK  0x00000001u
#define MADEUP_COVE_BOX_CTL_FRZ_SHIFT 0
#define MADEUP_COVE_BOX_CTL_FRZ_WIDTH 1
#define madeup_cove_box_ctl_get_frz(r) /* uint32_t (madeup_cove_box_ctl r) [0] */ \
	UNCORE_GET32_(madeup_cove_box_ctl, r, MADEUP_COVE_BOX_CTL_FRZ)
#define madeup_cove_box_ctl_set_frz(r, v) /* madeup_cove_box_ctl (madeup_cove_box_ctl r, v up to 0x1u) [0] */ \
	UNCORE_PUT32_(madeup_cove_box_ctl, madeup_cove_box_ctl_value_(r).raw, MADEUP_COVE_BOX_CTL_FRZ, v)

/*
 * ctl: COVEn_CTL0, 32 bits
 * Source: made-up-2 p91
 */
typedef struct madeup_cove_ctl {
	uint32_t raw;
} madeup_cove_ctl;

UNCORE_ACCESSOR madeup_cove_ctl madeup_cove_ctl_value_(madeup_cove_ctl r)
{
	return r;
}

#define MADEUP_COVE_CTL_RESET     0x00000000u
#define MADEUP_COVE_CTL_MUST_ZERO 0xffffff00u
#define madeup_cove_ctl_reset() /* madeup_cove_ctl (): the value to begin from of COVEn_CTL0. */ \
	UNCORE_VALUE_(madeup_cove_ctl, MADEUP_COVE_CTL_RESET)

#define MADEUP_COVE_CTL_OFFSET 0x0u
/* Where its window begins, the machine's table of units says. */

/* ev_sel [7:0] RW. */
#define MADEUP_COVE_CTL_EV_SEL_MASK  0x000000ffu
#define MADEUP_COVE_CTL_EV_SEL_SHIFT 0
#define MADEUP_COVE_CTL_EV_SEL_WIDTH 8
#define madeup_cove_ctl_get_ev_sel(r) /* uint32_t (madeup_cove_ctl r) [7:0] */ \
	UNCORE_GET32_(madeup_cove_ctl, r, MADEUP_COVE_CTL_EV_SEL)
#define madeup_cove_ctl_set_ev_sel(r, v) /* madeup_cove_ctl (madeup_cove_ctl r, v up to 0xffu) [7:0] */ \
	UNCORE_PUT32_(madeup_cove_ctl, madeup_cove_ctl_value_(r).raw, MADEUP_COVE_CTL_EV_SEL, v)

/*
 * ctr: COVEn_CTR0, 64 bits
 * Source: made-up-2 p91
 */
typedef struct madeup_cove_ctr {
	uint64_t raw;
} madeup_cove_ctr;

UNCORE_ACCESSOR madeup_cove_ctr madeup_cove_ctr_value_(madeup_cove_ctr r)
{
	return r;
}

#define MADEUP_COVE_CTR_RESET     UINT64_C(0x0000000000000000)
#define MADEUP_COVE_CTR_MUST_ZERO UINT64_C(0xffffff0000000000)
#define madeup_cove_ctr_reset() /* madeup_cove_ctr (): the value to begin from of COVEn_CTR0. */ \
	UNCORE_VALUE_(madeup_cove_ctr, MADEUP_COVE_CTR_RESET)

#define MADEUP_COVE_CTR_OFFSET 0x0u
/* Where its window begins, the machine's table of units says. */

/* count [39:0] RW-V. */
#define MADEUP_COVE_CTR_COUNT_MASK  UINT64_C(0x000000ffffffffff)
#define MADEUP_COVE_CTR_COUNT_SHIFT 0
#define MADEUP_COVE_CTR_COUNT_WIDTH 40
#define madeup_cove_ctr_get_count(r) /* uint64_t (madeup_cove_ctr r) [39:0] */ \
	UNCORE_GET64_(madeup_cove_ctr, r, MADEUP_COVE_CTR_COUNT)
#define madeup_cove_ctr_set_count(r, v) /* madeup_cove_ctr (madeup_cove_ctr r, v up to 0xffffffffffull) [39:0] */ \
	UNCORE_PUT64_(madeup_cove_ctr, madeup_cove_ctr_value_(r).raw, MADEUP_COVE_CTR_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
