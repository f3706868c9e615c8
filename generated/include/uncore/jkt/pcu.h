/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/jkt/pcu.box.json by "make generate". Do not edit. */
/*
 * jkt pcu: Power control unit. Counts cycles of the package: frequency, voltage and core states, at a fixed slow clock.
 * Source: 327043-001 p72-84
 */
#ifndef UNCORE_JKT_PCU_H
#define UNCORE_JKT_PCU_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define JKT_PCU_INSTANCES 1

#define JKT_PCU_GENERAL_COUNTERS   4
#define JKT_PCU_GENERAL_WIDTH      48
#define JKT_PCU_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define JKT_PCU_CORE_C6_COUNTERS   1
#define JKT_PCU_CORE_C6_WIDTH      64
#define JKT_PCU_CORE_C6_COUNT_MASK UINT64_C(0xffffffffffffffff)

#define JKT_PCU_CORE_C3_COUNTERS   1
#define JKT_PCU_CORE_C3_WIDTH      64
#define JKT_PCU_CORE_C3_COUNT_MASK UINT64_C(0xffffffffffffffff)

/*
 * box_ctl: PCU_MSR_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters of the PCU.
 * Source: 327043-001 p73 Table 2-74; linux uncore_snbep.c SNBEP_PCU_MSR_PMON_BOX_CTL
 */
typedef struct jkt_pcu_box_ctl {
	uint32_t raw;
} jkt_pcu_box_ctl;

UNCORE_ACCESSOR jkt_pcu_box_ctl jkt_pcu_box_ctl_value_(jkt_pcu_box_ctl r)
{
	return r;
}

#define JKT_PCU_BOX_CTL_RESET     0x00000000u
#define JKT_PCU_BOX_CTL_MUST_ZERO 0x00020000u
#define jkt_pcu_box_ctl_reset() /* jkt_pcu_box_ctl (): the value to begin from of PCU_MSR_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(jkt_pcu_box_ctl, JKT_PCU_BOX_CTL_RESET)

#define JKT_PCU_BOX_CTL_MSR 0xc24u

#define jkt_pcu_box_ctl_addr() /* uncore_msr (): the address of PCU_MSR_PMON_BOX_CTL. */ \
	uncore_msr_at_(JKT_PCU_BOX_CTL_MSR)

/* frz_en [16] RW. */
#define JKT_PCU_BOX_CTL_FRZ_EN_MASK  0x00010000u
#define JKT_PCU_BOX_CTL_FRZ_EN_SHIFT 16
#define JKT_PCU_BOX_CTL_FRZ_EN_WIDTH 1
#define jkt_pcu_box_ctl_get_frz_en(r) /* uint32_t (jkt_pcu_box_ctl r) [16]: Lets the box obey a freeze; kept at 1 for the whole session, without it frz has no effect. */ \
	UNCORE_GET32_(jkt_pcu_box_ctl, r, JKT_PCU_BOX_CTL_FRZ_EN)
#define jkt_pcu_box_ctl_set_frz_en(r, v) /* jkt_pcu_box_ctl (jkt_pcu_box_ctl r, v up to 0x1u) [16]: Lets the box obey a freeze; kept at 1 for the whole session, without it frz has no effect. */ \
	UNCORE_PUT32_(jkt_pcu_box_ctl, jkt_pcu_box_ctl_value_(r).raw, JKT_PCU_BOX_CTL_FRZ_EN, v)

/* frz [8] RW. */
#define JKT_PCU_BOX_CTL_FRZ_MASK  0x00000100u
#define JKT_PCU_BOX_CTL_FRZ_SHIFT 8
#define JKT_PCU_BOX_CTL_FRZ_WIDTH 1
#define jkt_pcu_box_ctl_get_frz(r) /* uint32_t (jkt_pcu_box_ctl r) [8]: While it is 1, and frz_en too, no counter of this box counts. The whole register is written each time. */ \
	UNCORE_GET32_(jkt_pcu_box_ctl, r, JKT_PCU_BOX_CTL_FRZ)
#define jkt_pcu_box_ctl_set_frz(r, v) /* jkt_pcu_box_ctl (jkt_pcu_box_ctl r, v up to 0x1u) [8]: While it is 1, and frz_en too, no counter of this box counts. The whole register is written each time. */ \
	UNCORE_PUT32_(jkt_pcu_box_ctl, jkt_pcu_box_ctl_value_(r).raw, JKT_PCU_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define JKT_PCU_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define JKT_PCU_BOX_CTL_RST_CTRS_SHIFT 1
#define JKT_PCU_BOX_CTL_RST_CTRS_WIDTH 1
#define jkt_pcu_box_ctl_set_rst_ctrs(r, v) /* jkt_pcu_box_ctl (jkt_pcu_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(jkt_pcu_box_ctl, jkt_pcu_box_ctl_value_(r).raw, JKT_PCU_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define JKT_PCU_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define JKT_PCU_BOX_CTL_RST_CTRL_SHIFT 0
#define JKT_PCU_BOX_CTL_RST_CTRL_WIDTH 1
#define jkt_pcu_box_ctl_set_rst_ctrl(r, v) /* jkt_pcu_box_ctl (jkt_pcu_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(jkt_pcu_box_ctl, jkt_pcu_box_ctl_value_(r).raw, JKT_PCU_BOX_CTL_RST_CTRL, v)

/*
 * ctl: PCU_MSR_PMON_CTL{0-3}, 32 bits
 * Chooses the event of counter {0-3}.
 * Erratum locked_bit_21 (faults): Bit 21 of a control may fault.
 * Source: 327043-001 p74-75 Table 2-75; linux uncore_snbep.c SNBEP_PCU_MSR_PMON_CTL0 (cross-source)
 */
typedef struct jkt_pcu_ctl {
	uint32_t raw;
} jkt_pcu_ctl;

UNCORE_ACCESSOR jkt_pcu_ctl jkt_pcu_ctl_value_(jkt_pcu_ctl r)
{
	return r;
}

#define JKT_PCU_CTL_RESET     0x00000000u
#define JKT_PCU_CTL_MUST_ZERO 0x00010000u
#define jkt_pcu_ctl_reset() /* jkt_pcu_ctl (): the value to begin from of PCU_MSR_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(jkt_pcu_ctl, JKT_PCU_CTL_RESET)

#define JKT_PCU_CTL_COUNT 4
#define JKT_PCU_CTL_MSR 0xc30u
#define JKT_PCU_CTL_INDEX_STRIDE 0x1u

#define jkt_pcu_ctl_addr(index) /* uncore_msr (index below JKT_PCU_CTL_COUNT): the address of PCU_MSR_PMON_CTL{0-3}. */ \
	uncore_msr_at_(JKT_PCU_CTL_MSR + \
		UNCORE_INDEX_(index, JKT_PCU_CTL_COUNT) * JKT_PCU_CTL_INDEX_STRIDE)

/* occ_edge_det [31] RW-V. Works only where thresh is not 0. */
#define JKT_PCU_CTL_OCC_EDGE_DET_MASK  0x80000000u
#define JKT_PCU_CTL_OCC_EDGE_DET_SHIFT 31
#define JKT_PCU_CTL_OCC_EDGE_DET_WIDTH 1

enum jkt_pcu_ctl_occ_edge_det {
	JKT_PCU_CTL_OCC_EDGE_DET_CYCLES = 0x0, /* Counts as long as the comparison holds. */
	JKT_PCU_CTL_OCC_EDGE_DET_EDGES = 0x1, /* Counts when it begins to hold. */
};
#define jkt_pcu_ctl_get_occ_edge_det(r) /* uint32_t (jkt_pcu_ctl r) [31]: Counts rising edges of an occupancy comparison (falling ones with occ_invert); for events with bit 7 of the code set. */ \
	UNCORE_GET32_(jkt_pcu_ctl, r, JKT_PCU_CTL_OCC_EDGE_DET)
#define jkt_pcu_ctl_set_occ_edge_det(r, v) /* jkt_pcu_ctl (jkt_pcu_ctl r, v up to 0x1u) [31]: Counts rising edges of an occupancy comparison (falling ones with occ_invert); for events with bit 7 of the code set. */ \
	UNCORE_PUT32_(jkt_pcu_ctl, jkt_pcu_ctl_value_(r).raw, JKT_PCU_CTL_OCC_EDGE_DET, v)

/* occ_invert [30] RW-V. Works only where thresh is not 0. */
#define JKT_PCU_CTL_OCC_INVERT_MASK  0x40000000u
#define JKT_PCU_CTL_OCC_INVERT_SHIFT 30
#define JKT_PCU_CTL_OCC_INVERT_WIDTH 1

enum jkt_pcu_ctl_occ_invert {
	JKT_PCU_CTL_OCC_INVERT_GE = 0x0, /* Steps while the occupancy is at least thresh. */
	JKT_PCU_CTL_OCC_INVERT_LT = 0x1, /* Steps while it is below thresh. */
};
#define jkt_pcu_ctl_get_occ_invert(r) /* uint32_t (jkt_pcu_ctl r) [30]: Turns the comparison of an occupancy event round. */ \
	UNCORE_GET32_(jkt_pcu_ctl, r, JKT_PCU_CTL_OCC_INVERT)
#define jkt_pcu_ctl_set_occ_invert(r, v) /* jkt_pcu_ctl (jkt_pcu_ctl r, v up to 0x1u) [30]: Turns the comparison of an occupancy event round. */ \
	UNCORE_PUT32_(jkt_pcu_ctl, jkt_pcu_ctl_value_(r).raw, JKT_PCU_CTL_OCC_INVERT, v)

/* thresh [28:24] RW-V. */
#define JKT_PCU_CTL_THRESH_MASK  0x1f000000u
#define JKT_PCU_CTL_THRESH_SHIFT 24
#define JKT_PCU_CTL_THRESH_WIDTH 5
#define jkt_pcu_ctl_get_thresh(r) /* uint32_t (jkt_pcu_ctl r) [28:24]: Compared with what the event or the occupancy adds in a cycle; five bits wide. */ \
	UNCORE_GET32_(jkt_pcu_ctl, r, JKT_PCU_CTL_THRESH)
#define jkt_pcu_ctl_set_thresh(r, v) /* jkt_pcu_ctl (jkt_pcu_ctl r, v up to 0x1fu) [28:24]: Compared with what the event or the occupancy adds in a cycle; five bits wide. */ \
	UNCORE_PUT32_(jkt_pcu_ctl, jkt_pcu_ctl_value_(r).raw, JKT_PCU_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define JKT_PCU_CTL_INVERT_MASK  0x00800000u
#define JKT_PCU_CTL_INVERT_SHIFT 23
#define JKT_PCU_CTL_INVERT_WIDTH 1

enum jkt_pcu_ctl_invert {
	JKT_PCU_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	JKT_PCU_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define jkt_pcu_ctl_get_invert(r) /* uint32_t (jkt_pcu_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(jkt_pcu_ctl, r, JKT_PCU_CTL_INVERT)
#define jkt_pcu_ctl_set_invert(r, v) /* jkt_pcu_ctl (jkt_pcu_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(jkt_pcu_ctl, jkt_pcu_ctl_value_(r).raw, JKT_PCU_CTL_INVERT, v)

/* en [22] RW-V. */
#define JKT_PCU_CTL_EN_MASK  0x00400000u
#define JKT_PCU_CTL_EN_SHIFT 22
#define JKT_PCU_CTL_EN_WIDTH 1
#define jkt_pcu_ctl_get_en(r) /* uint32_t (jkt_pcu_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(jkt_pcu_ctl, r, JKT_PCU_CTL_EN)
#define jkt_pcu_ctl_set_en(r, v) /* jkt_pcu_ctl (jkt_pcu_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(jkt_pcu_ctl, jkt_pcu_ctl_value_(r).raw, JKT_PCU_CTL_EN, v)

/* ev_sel_ext [21] RW-V. */
#define JKT_PCU_CTL_EV_SEL_EXT_MASK  0x00200000u
#define JKT_PCU_CTL_EV_SEL_EXT_SHIFT 21
#define JKT_PCU_CTL_EV_SEL_EXT_WIDTH 1

enum jkt_pcu_ctl_ev_sel_ext {
	JKT_PCU_CTL_EV_SEL_EXT_BASE = 0x0, /* Code of the first list of events. */
	JKT_PCU_CTL_EV_SEL_EXT_EXTENDED = 0x1, /* Code of the second list of events. */
};
#define jkt_pcu_ctl_get_ev_sel_ext(r) /* uint32_t (jkt_pcu_ctl r) [21]: One more bit of the event code: the same code with and without it is another event. Writing it may fault on locked parts. */ \
	UNCORE_GET32_(jkt_pcu_ctl, r, JKT_PCU_CTL_EV_SEL_EXT)
#define jkt_pcu_ctl_set_ev_sel_ext(r, v) /* jkt_pcu_ctl (jkt_pcu_ctl r, v up to 0x1u) [21]: One more bit of the event code: the same code with and without it is another event. Writing it may fault on locked parts. */ \
	UNCORE_PUT32_(jkt_pcu_ctl, jkt_pcu_ctl_value_(r).raw, JKT_PCU_CTL_EV_SEL_EXT, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define JKT_PCU_CTL_EDGE_DET_MASK  0x00040000u
#define JKT_PCU_CTL_EDGE_DET_SHIFT 18
#define JKT_PCU_CTL_EDGE_DET_WIDTH 1

enum jkt_pcu_ctl_edge_det {
	JKT_PCU_CTL_EDGE_DET_CYCLES = 0x0, /* Counts as long as the comparison holds. */
	JKT_PCU_CTL_EDGE_DET_EDGES = 0x1, /* Counts when it begins to hold. */
};
#define jkt_pcu_ctl_get_edge_det(r) /* uint32_t (jkt_pcu_ctl r) [18]: Counts rising edges of the threshold comparison (falling ones with invert), so thresh must be at least 1. */ \
	UNCORE_GET32_(jkt_pcu_ctl, r, JKT_PCU_CTL_EDGE_DET)
#define jkt_pcu_ctl_set_edge_det(r, v) /* jkt_pcu_ctl (jkt_pcu_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison (falling ones with invert), so thresh must be at least 1. */ \
	UNCORE_PUT32_(jkt_pcu_ctl, jkt_pcu_ctl_value_(r).raw, JKT_PCU_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define JKT_PCU_CTL_RST_MASK  0x00020000u
#define JKT_PCU_CTL_RST_SHIFT 17
#define JKT_PCU_CTL_RST_WIDTH 1
#define jkt_pcu_ctl_set_rst(r, v) /* jkt_pcu_ctl (jkt_pcu_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(jkt_pcu_ctl, jkt_pcu_ctl_value_(r).raw, JKT_PCU_CTL_RST, v)

/* occ_sel [15:14] RW-V. Works only where use_occ is not 0. */
#define JKT_PCU_CTL_OCC_SEL_MASK  0x0000c000u
#define JKT_PCU_CTL_OCC_SEL_SHIFT 14
#define JKT_PCU_CTL_OCC_SEL_WIDTH 2

enum jkt_pcu_ctl_occ_sel {
	JKT_PCU_CTL_OCC_SEL_C0 = 0x1, /* Cores in C0. */
	JKT_PCU_CTL_OCC_SEL_C3 = 0x2, /* Cores in C3. */
	JKT_PCU_CTL_OCC_SEL_C6 = 0x3, /* Cores in C6. */
};
#define jkt_pcu_ctl_get_occ_sel(r) /* uint32_t (jkt_pcu_ctl r) [15:14]: Which core state an occupancy event counts; what 0 does is not documented. */ \
	UNCORE_GET32_(jkt_pcu_ctl, r, JKT_PCU_CTL_OCC_SEL)
#define jkt_pcu_ctl_set_occ_sel(r, v) /* jkt_pcu_ctl (jkt_pcu_ctl r, v up to 0x3u) [15:14]: Which core state an occupancy event counts; what 0 does is not documented. */ \
	UNCORE_PUT32_(jkt_pcu_ctl, jkt_pcu_ctl_value_(r).raw, JKT_PCU_CTL_OCC_SEL, v)

/* ev_sel [7:0] RW-V. */
#define JKT_PCU_CTL_EV_SEL_MASK  0x000000ffu
#define JKT_PCU_CTL_EV_SEL_SHIFT 0
#define JKT_PCU_CTL_EV_SEL_WIDTH 8
#define jkt_pcu_ctl_get_ev_sel(r) /* uint32_t (jkt_pcu_ctl r) [7:0]: Code of the event. */ \
	UNCORE_GET32_(jkt_pcu_ctl, r, JKT_PCU_CTL_EV_SEL)
#define jkt_pcu_ctl_set_ev_sel(r, v) /* jkt_pcu_ctl (jkt_pcu_ctl r, v up to 0xffu) [7:0]: Code of the event. */ \
	UNCORE_PUT32_(jkt_pcu_ctl, jkt_pcu_ctl_value_(r).raw, JKT_PCU_CTL_EV_SEL, v)

/* ev_sel[7] [7] RW-V, part of ev_sel. */
#define JKT_PCU_CTL_USE_OCC_MASK  0x00000080u
#define JKT_PCU_CTL_USE_OCC_SHIFT 7
#define JKT_PCU_CTL_USE_OCC_WIDTH 1
#define jkt_pcu_ctl_get_use_occ(r) /* uint32_t (jkt_pcu_ctl r) [7]: 1 compares the occupancy that occ_sel chooses: alone it is counted, with another code it is that event's condition. */ \
	UNCORE_GET32_(jkt_pcu_ctl, r, JKT_PCU_CTL_USE_OCC)
#define jkt_pcu_ctl_set_use_occ(r, v) /* jkt_pcu_ctl (jkt_pcu_ctl r, v up to 0x1u) [7]: 1 compares the occupancy that occ_sel chooses: alone it is counted, with another code it is that event's condition. */ \
	UNCORE_PUT32_(jkt_pcu_ctl, jkt_pcu_ctl_value_(r).raw, JKT_PCU_CTL_USE_OCC, v)

/*
 * ctr: PCU_MSR_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: 327043-001 p72-73 Table 2-73 (counter 0); linux uncore_snbep.c SNBEP_PCU_MSR_PMON_CTR0; likwid registers.h;
 * pcm types.h (cross-source)
 */
typedef struct jkt_pcu_ctr {
	uint64_t raw;
} jkt_pcu_ctr;

UNCORE_ACCESSOR jkt_pcu_ctr jkt_pcu_ctr_value_(jkt_pcu_ctr r)
{
	return r;
}

#define JKT_PCU_CTR_RESET UINT64_C(0x0000000000000000)
#define jkt_pcu_ctr_reset() /* jkt_pcu_ctr (): the value to begin from of PCU_MSR_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(jkt_pcu_ctr, JKT_PCU_CTR_RESET)

#define JKT_PCU_CTR_COUNT 4
#define JKT_PCU_CTR_MSR 0xc36u
#define JKT_PCU_CTR_INDEX_STRIDE 0x1u

#define jkt_pcu_ctr_addr(index) /* uncore_msr (index below JKT_PCU_CTR_COUNT): the address of PCU_MSR_PMON_CTR{0-3}. */ \
	uncore_msr_at_(JKT_PCU_CTR_MSR + \
		UNCORE_INDEX_(index, JKT_PCU_CTR_COUNT) * JKT_PCU_CTR_INDEX_STRIDE)

/* event_count [47:0] RW-V. */
#define JKT_PCU_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define JKT_PCU_CTR_EVENT_COUNT_SHIFT 0
#define JKT_PCU_CTR_EVENT_COUNT_WIDTH 48
#define jkt_pcu_ctr_get_event_count(r) /* uint64_t (jkt_pcu_ctr r) [47:0]: What the counter has counted; it wraps silently at its own width. */ \
	UNCORE_GET64_(jkt_pcu_ctr, r, JKT_PCU_CTR_EVENT_COUNT)
#define jkt_pcu_ctr_set_event_count(r, v) /* jkt_pcu_ctr (jkt_pcu_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps silently at its own width. */ \
	UNCORE_PUT64_(jkt_pcu_ctr, jkt_pcu_ctr_value_(r).raw, JKT_PCU_CTR_EVENT_COUNT, v)

/*
 * box_filter: PCU_MSR_PMON_BOX_FILTER, 32 bits; also PCUFilter
 * Four frequencies that the band events compare with.
 * Source: 327043-001 p76 Table 2-77; linux uncore_snbep.c SNBEP_PCU_MSR_PMON_BOX_FILTER
 */
typedef struct jkt_pcu_box_filter {
	uint32_t raw;
} jkt_pcu_box_filter;

UNCORE_ACCESSOR jkt_pcu_box_filter jkt_pcu_box_filter_value_(jkt_pcu_box_filter r)
{
	return r;
}

#define JKT_PCU_BOX_FILTER_RESET 0x00000000u
#define jkt_pcu_box_filter_reset() /* jkt_pcu_box_filter (): the value to begin from of PCU_MSR_PMON_BOX_FILTER. */ \
	UNCORE_VALUE_(jkt_pcu_box_filter, JKT_PCU_BOX_FILTER_RESET)

#define JKT_PCU_BOX_FILTER_MSR 0xc34u

#define jkt_pcu_box_filter_addr() /* uncore_msr (): the address of PCU_MSR_PMON_BOX_FILTER. */ \
	uncore_msr_at_(JKT_PCU_BOX_FILTER_MSR)

/* filt31_24 [31:24] RW-V. */
#define JKT_PCU_BOX_FILTER_FILT31_24_MASK  0xff000000u
#define JKT_PCU_BOX_FILTER_FILT31_24_SHIFT 24
#define JKT_PCU_BOX_FILTER_FILT31_24_WIDTH 8
#define jkt_pcu_box_filter_get_filt31_24(r) /* uint32_t (jkt_pcu_box_filter r) [31:24]: Frequency of band 3, in units of 100 MHz. */ \
	UNCORE_GET32_(jkt_pcu_box_filter, r, JKT_PCU_BOX_FILTER_FILT31_24)
#define jkt_pcu_box_filter_set_filt31_24(r, v) /* jkt_pcu_box_filter (jkt_pcu_box_filter r, v up to 0xffu) [31:24]: Frequency of band 3, in units of 100 MHz. */ \
	UNCORE_PUT32_(jkt_pcu_box_filter, jkt_pcu_box_filter_value_(r).raw, JKT_PCU_BOX_FILTER_FILT31_24, v)

/* filt23_16 [23:16] RW-V. */
#define JKT_PCU_BOX_FILTER_FILT23_16_MASK  0x00ff0000u
#define JKT_PCU_BOX_FILTER_FILT23_16_SHIFT 16
#define JKT_PCU_BOX_FILTER_FILT23_16_WIDTH 8
#define jkt_pcu_box_filter_get_filt23_16(r) /* uint32_t (jkt_pcu_box_filter r) [23:16]: Frequency of band 2, in units of 100 MHz. */ \
	UNCORE_GET32_(jkt_pcu_box_filter, r, JKT_PCU_BOX_FILTER_FILT23_16)
#define jkt_pcu_box_filter_set_filt23_16(r, v) /* jkt_pcu_box_filter (jkt_pcu_box_filter r, v up to 0xffu) [23:16]: Frequency of band 2, in units of 100 MHz. */ \
	UNCORE_PUT32_(jkt_pcu_box_filter, jkt_pcu_box_filter_value_(r).raw, JKT_PCU_BOX_FILTER_FILT23_16, v)

/* filt15_8 [15:8] RW-V. */
#define JKT_PCU_BOX_FILTER_FILT15_8_MASK  0x0000ff00u
#define JKT_PCU_BOX_FILTER_FILT15_8_SHIFT 8
#define JKT_PCU_BOX_FILTER_FILT15_8_WIDTH 8
#define jkt_pcu_box_filter_get_filt15_8(r) /* uint32_t (jkt_pcu_box_filter r) [15:8]: Frequency of band 1, in units of 100 MHz. */ \
	UNCORE_GET32_(jkt_pcu_box_filter, r, JKT_PCU_BOX_FILTER_FILT15_8)
#define jkt_pcu_box_filter_set_filt15_8(r, v) /* jkt_pcu_box_filter (jkt_pcu_box_filter r, v up to 0xffu) [15:8]: Frequency of band 1, in units of 100 MHz. */ \
	UNCORE_PUT32_(jkt_pcu_box_filter, jkt_pcu_box_filter_value_(r).raw, JKT_PCU_BOX_FILTER_FILT15_8, v)

/* filt7_0 [7:0] RW-V. */
#define JKT_PCU_BOX_FILTER_FILT7_0_MASK  0x000000ffu
#define JKT_PCU_BOX_FILTER_FILT7_0_SHIFT 0
#define JKT_PCU_BOX_FILTER_FILT7_0_WIDTH 8
#define jkt_pcu_box_filter_get_filt7_0(r) /* uint32_t (jkt_pcu_box_filter r) [7:0]: Frequency of band 0, in units of 100 MHz; the demotion events use it too. */ \
	UNCORE_GET32_(jkt_pcu_box_filter, r, JKT_PCU_BOX_FILTER_FILT7_0)
#define jkt_pcu_box_filter_set_filt7_0(r, v) /* jkt_pcu_box_filter (jkt_pcu_box_filter r, v up to 0xffu) [7:0]: Frequency of band 0, in units of 100 MHz; the demotion events use it too. */ \
	UNCORE_PUT32_(jkt_pcu_box_filter, jkt_pcu_box_filter_value_(r).raw, JKT_PCU_BOX_FILTER_FILT7_0, v)

/*
 * core_c6_ctr: PCU_MSR_CORE_C6_CTR, 64 bits; also MSR_CORE_C6_RESIDENCY
 * C6 residency of the core that reads it; always counting and never reset.
 * Source: 327043-001 p73 Table 2-73, p76 Table 2-78; linux cstate.c MSR_CORE_C6_RESIDENCY
 */
typedef struct jkt_pcu_core_c6_ctr {
	uint64_t raw;
} jkt_pcu_core_c6_ctr;

UNCORE_ACCESSOR jkt_pcu_core_c6_ctr jkt_pcu_core_c6_ctr_value_(jkt_pcu_core_c6_ctr r)
{
	return r;
}

#define JKT_PCU_CORE_C6_CTR_RESET UINT64_C(0x0000000000000000)
#define jkt_pcu_core_c6_ctr_reset() /* jkt_pcu_core_c6_ctr (): the value to begin from of PCU_MSR_CORE_C6_CTR. */ \
	UNCORE_VALUE_(jkt_pcu_core_c6_ctr, JKT_PCU_CORE_C6_CTR_RESET)

#define JKT_PCU_CORE_C6_CTR_MSR 0x3fdu

#define jkt_pcu_core_c6_ctr_addr() /* uncore_msr (): the address of PCU_MSR_CORE_C6_CTR. */ \
	uncore_msr_at_(JKT_PCU_CORE_C6_CTR_MSR)

/* event_count [63:0] RW-V. */
#define JKT_PCU_CORE_C6_CTR_EVENT_COUNT_MASK  UINT64_C(0xffffffffffffffff)
#define JKT_PCU_CORE_C6_CTR_EVENT_COUNT_SHIFT 0
#define JKT_PCU_CORE_C6_CTR_EVENT_COUNT_WIDTH 64
#define jkt_pcu_core_c6_ctr_get_event_count(r) /* uint64_t (jkt_pcu_core_c6_ctr r) [63:0]: Cycles this core has been in C6; one read in a package is not the package's residency. */ \
	UNCORE_GET64_(jkt_pcu_core_c6_ctr, r, JKT_PCU_CORE_C6_CTR_EVENT_COUNT)
#define jkt_pcu_core_c6_ctr_set_event_count(r, v) /* jkt_pcu_core_c6_ctr (jkt_pcu_core_c6_ctr r, v up to 0xffffffffffffffffull) [63:0]: Cycles this core has been in C6; one read in a package is not the package's residency. */ \
	UNCORE_PUT64_(jkt_pcu_core_c6_ctr, jkt_pcu_core_c6_ctr_value_(r).raw, JKT_PCU_CORE_C6_CTR_EVENT_COUNT, v)

/*
 * core_c3_ctr: PCU_MSR_CORE_C3_CTR, 64 bits; also MSR_CORE_C3_RESIDENCY
 * C3 residency of the core that reads it; always counting and never reset.
 * Source: 327043-001 p73 Table 2-73, p76 Table 2-79; linux cstate.c MSR_CORE_C3_RESIDENCY
 */
typedef struct jkt_pcu_core_c3_ctr {
	uint64_t raw;
} jkt_pcu_core_c3_ctr;

UNCORE_ACCESSOR jkt_pcu_core_c3_ctr jkt_pcu_core_c3_ctr_value_(jkt_pcu_core_c3_ctr r)
{
	return r;
}

#define JKT_PCU_CORE_C3_CTR_RESET UINT64_C(0x0000000000000000)
#define jkt_pcu_core_c3_ctr_reset() /* jkt_pcu_core_c3_ctr (): the value to begin from of PCU_MSR_CORE_C3_CTR. */ \
	UNCORE_VALUE_(jkt_pcu_core_c3_ctr, JKT_PCU_CORE_C3_CTR_RESET)

#define JKT_PCU_CORE_C3_CTR_MSR 0x3fcu

#define jkt_pcu_core_c3_ctr_addr() /* uncore_msr (): the address of PCU_MSR_CORE_C3_CTR. */ \
	uncore_msr_at_(JKT_PCU_CORE_C3_CTR_MSR)

/* event_count [63:0] RW-V. */
#define JKT_PCU_CORE_C3_CTR_EVENT_COUNT_MASK  UINT64_C(0xffffffffffffffff)
#define JKT_PCU_CORE_C3_CTR_EVENT_COUNT_SHIFT 0
#define JKT_PCU_CORE_C3_CTR_EVENT_COUNT_WIDTH 64
#define jkt_pcu_core_c3_ctr_get_event_count(r) /* uint64_t (jkt_pcu_core_c3_ctr r) [63:0]: Cycles this core has been in C3; one read in a package is not the package's residency. */ \
	UNCORE_GET64_(jkt_pcu_core_c3_ctr, r, JKT_PCU_CORE_C3_CTR_EVENT_COUNT)
#define jkt_pcu_core_c3_ctr_set_event_count(r, v) /* jkt_pcu_core_c3_ctr (jkt_pcu_core_c3_ctr r, v up to 0xffffffffffffffffull) [63:0]: Cycles this core has been in C3; one read in a package is not the package's residency. */ \
	UNCORE_PUT64_(jkt_pcu_core_c3_ctr, jkt_pcu_core_c3_ctr_value_(r).raw, JKT_PCU_CORE_C3_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
