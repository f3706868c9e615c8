/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/skx/pcu.box.json by "make generate". Do not edit. */
/*
 * skx pcu: Power control unit. Counts frequency, voltage and core state changes of the package.
 * Source: linux uncore_snbep.c skx_uncore_pcu; likwid perfmon_skylakeX_counters.h
 */
#ifndef UNCORE_SKX_PCU_H
#define UNCORE_SKX_PCU_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define SKX_PCU_INSTANCES 1

#define SKX_PCU_GENERAL_COUNTERS   4
#define SKX_PCU_GENERAL_WIDTH      48
#define SKX_PCU_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define SKX_PCU_CORE_C6_COUNTERS   1
#define SKX_PCU_CORE_C6_WIDTH      64
#define SKX_PCU_CORE_C6_COUNT_MASK UINT64_C(0xffffffffffffffff)

#define SKX_PCU_CORE_C3_COUNTERS   1
#define SKX_PCU_CORE_C3_WIDTH      64
#define SKX_PCU_CORE_C3_COUNT_MASK UINT64_C(0xffffffffffffffff)

/* PCI function caps: its device and function on the socket's uncore bus. */
#define SKX_PCU_CAPS_DEVICE_ID 0x2083u

/* The device and function of caps. */
UNCORE_ACCESSOR uncore_pci skx_pcu_caps_place(void)
{
	uncore_pci place = { 30, 3, 0 };

	return place;
}

/*
 * box_ctl: PCU_MSR_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux uncore_snbep.c HSWEP_PCU_MSR_PMON_*; likwid registers.h (as on hsx/pcu) (cross-source)
 */
typedef struct skx_pcu_box_ctl {
	uint32_t raw;
} skx_pcu_box_ctl;

UNCORE_ACCESSOR skx_pcu_box_ctl skx_pcu_box_ctl_value_(skx_pcu_box_ctl r)
{
	return r;
}

#define SKX_PCU_BOX_CTL_RESET     0x00030000u
#define SKX_PCU_BOX_CTL_MUST_ONE  0x00030000u
#define skx_pcu_box_ctl_reset() /* skx_pcu_box_ctl (): the value to begin from of PCU_MSR_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(skx_pcu_box_ctl, SKX_PCU_BOX_CTL_RESET)

#define SKX_PCU_BOX_CTL_MSR 0x710u

#define skx_pcu_box_ctl_addr() /* uncore_msr (): the address of PCU_MSR_PMON_BOX_CTL. */ \
	uncore_msr_at_(SKX_PCU_BOX_CTL_MSR)

/* frz [8] RW. */
#define SKX_PCU_BOX_CTL_FRZ_MASK  0x00000100u
#define SKX_PCU_BOX_CTL_FRZ_SHIFT 8
#define SKX_PCU_BOX_CTL_FRZ_WIDTH 1
#define skx_pcu_box_ctl_get_frz(r) /* uint32_t (skx_pcu_box_ctl r) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(skx_pcu_box_ctl, r, SKX_PCU_BOX_CTL_FRZ)
#define skx_pcu_box_ctl_set_frz(r, v) /* skx_pcu_box_ctl (skx_pcu_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(skx_pcu_box_ctl, skx_pcu_box_ctl_value_(r).raw, SKX_PCU_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define SKX_PCU_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define SKX_PCU_BOX_CTL_RST_CTRS_SHIFT 1
#define SKX_PCU_BOX_CTL_RST_CTRS_WIDTH 1
#define skx_pcu_box_ctl_set_rst_ctrs(r, v) /* skx_pcu_box_ctl (skx_pcu_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(skx_pcu_box_ctl, skx_pcu_box_ctl_value_(r).raw, SKX_PCU_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define SKX_PCU_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define SKX_PCU_BOX_CTL_RST_CTRL_SHIFT 0
#define SKX_PCU_BOX_CTL_RST_CTRL_WIDTH 1
#define skx_pcu_box_ctl_set_rst_ctrl(r, v) /* skx_pcu_box_ctl (skx_pcu_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(skx_pcu_box_ctl, skx_pcu_box_ctl_value_(r).raw, SKX_PCU_BOX_CTL_RST_CTRL, v)

/*
 * ctl: PCU_MSR_PMON_CTL{0-3}, 32 bits
 * Chooses the event of counter {0-3}.
 * Source: linux uncore_snbep.c HSWEP_PCU_MSR_PMON_*; likwid registers.h (as on hsx/pcu) (cross-source)
 */
typedef struct skx_pcu_ctl {
	uint32_t raw;
} skx_pcu_ctl;

UNCORE_ACCESSOR skx_pcu_ctl skx_pcu_ctl_value_(skx_pcu_ctl r)
{
	return r;
}

#define SKX_PCU_CTL_RESET     0x00000000u
#define SKX_PCU_CTL_MUST_ZERO 0x20210000u
#define skx_pcu_ctl_reset() /* skx_pcu_ctl (): the value to begin from of PCU_MSR_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(skx_pcu_ctl, SKX_PCU_CTL_RESET)

#define SKX_PCU_CTL_COUNT 4
#define SKX_PCU_CTL_MSR 0x711u
#define SKX_PCU_CTL_INDEX_STRIDE 0x1u

#define skx_pcu_ctl_addr(index) /* uncore_msr (index below SKX_PCU_CTL_COUNT): the address of PCU_MSR_PMON_CTL{0-3}. */ \
	uncore_msr_at_(SKX_PCU_CTL_MSR + \
		UNCORE_INDEX_(index, SKX_PCU_CTL_COUNT) * SKX_PCU_CTL_INDEX_STRIDE)

/* occ_edge_det [31] RW-V. */
#define SKX_PCU_CTL_OCC_EDGE_DET_MASK  0x80000000u
#define SKX_PCU_CTL_OCC_EDGE_DET_SHIFT 31
#define SKX_PCU_CTL_OCC_EDGE_DET_WIDTH 1
#define skx_pcu_ctl_get_occ_edge_det(r) /* uint32_t (skx_pcu_ctl r) [31]: Counts changes of the occupancy comparison. */ \
	UNCORE_GET32_(skx_pcu_ctl, r, SKX_PCU_CTL_OCC_EDGE_DET)
#define skx_pcu_ctl_set_occ_edge_det(r, v) /* skx_pcu_ctl (skx_pcu_ctl r, v up to 0x1u) [31]: Counts changes of the occupancy comparison. */ \
	UNCORE_PUT32_(skx_pcu_ctl, skx_pcu_ctl_value_(r).raw, SKX_PCU_CTL_OCC_EDGE_DET, v)

/* occ_invert [30] RW-V. */
#define SKX_PCU_CTL_OCC_INVERT_MASK  0x40000000u
#define SKX_PCU_CTL_OCC_INVERT_SHIFT 30
#define SKX_PCU_CTL_OCC_INVERT_WIDTH 1
#define skx_pcu_ctl_get_occ_invert(r) /* uint32_t (skx_pcu_ctl r) [30]: Turns the occupancy comparison round. */ \
	UNCORE_GET32_(skx_pcu_ctl, r, SKX_PCU_CTL_OCC_INVERT)
#define skx_pcu_ctl_set_occ_invert(r, v) /* skx_pcu_ctl (skx_pcu_ctl r, v up to 0x1u) [30]: Turns the occupancy comparison round. */ \
	UNCORE_PUT32_(skx_pcu_ctl, skx_pcu_ctl_value_(r).raw, SKX_PCU_CTL_OCC_INVERT, v)

/* thresh [28:24] RW-V. */
#define SKX_PCU_CTL_THRESH_MASK  0x1f000000u
#define SKX_PCU_CTL_THRESH_SHIFT 24
#define SKX_PCU_CTL_THRESH_WIDTH 5
#define skx_pcu_ctl_get_thresh(r) /* uint32_t (skx_pcu_ctl r) [28:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(skx_pcu_ctl, r, SKX_PCU_CTL_THRESH)
#define skx_pcu_ctl_set_thresh(r, v) /* skx_pcu_ctl (skx_pcu_ctl r, v up to 0x1fu) [28:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(skx_pcu_ctl, skx_pcu_ctl_value_(r).raw, SKX_PCU_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define SKX_PCU_CTL_INVERT_MASK  0x00800000u
#define SKX_PCU_CTL_INVERT_SHIFT 23
#define SKX_PCU_CTL_INVERT_WIDTH 1

enum skx_pcu_ctl_invert {
	SKX_PCU_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	SKX_PCU_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define skx_pcu_ctl_get_invert(r) /* uint32_t (skx_pcu_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(skx_pcu_ctl, r, SKX_PCU_CTL_INVERT)
#define skx_pcu_ctl_set_invert(r, v) /* skx_pcu_ctl (skx_pcu_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(skx_pcu_ctl, skx_pcu_ctl_value_(r).raw, SKX_PCU_CTL_INVERT, v)

/* en [22] RW-V. */
#define SKX_PCU_CTL_EN_MASK  0x00400000u
#define SKX_PCU_CTL_EN_SHIFT 22
#define SKX_PCU_CTL_EN_WIDTH 1
#define skx_pcu_ctl_get_en(r) /* uint32_t (skx_pcu_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(skx_pcu_ctl, r, SKX_PCU_CTL_EN)
#define skx_pcu_ctl_set_en(r, v) /* skx_pcu_ctl (skx_pcu_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(skx_pcu_ctl, skx_pcu_ctl_value_(r).raw, SKX_PCU_CTL_EN, v)

/* ov_en [20] RW-V. */
#define SKX_PCU_CTL_OV_EN_MASK  0x00100000u
#define SKX_PCU_CTL_OV_EN_SHIFT 20
#define SKX_PCU_CTL_OV_EN_WIDTH 1
#define skx_pcu_ctl_get_ov_en(r) /* uint32_t (skx_pcu_ctl r) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_GET32_(skx_pcu_ctl, r, SKX_PCU_CTL_OV_EN)
#define skx_pcu_ctl_set_ov_en(r, v) /* skx_pcu_ctl (skx_pcu_ctl r, v up to 0x1u) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_PUT32_(skx_pcu_ctl, skx_pcu_ctl_value_(r).raw, SKX_PCU_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define SKX_PCU_CTL_EDGE_DET_MASK  0x00040000u
#define SKX_PCU_CTL_EDGE_DET_SHIFT 18
#define SKX_PCU_CTL_EDGE_DET_WIDTH 1
#define skx_pcu_ctl_get_edge_det(r) /* uint32_t (skx_pcu_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(skx_pcu_ctl, r, SKX_PCU_CTL_EDGE_DET)
#define skx_pcu_ctl_set_edge_det(r, v) /* skx_pcu_ctl (skx_pcu_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(skx_pcu_ctl, skx_pcu_ctl_value_(r).raw, SKX_PCU_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define SKX_PCU_CTL_RST_MASK  0x00020000u
#define SKX_PCU_CTL_RST_SHIFT 17
#define SKX_PCU_CTL_RST_WIDTH 1
#define skx_pcu_ctl_set_rst(r, v) /* skx_pcu_ctl (skx_pcu_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(skx_pcu_ctl, skx_pcu_ctl_value_(r).raw, SKX_PCU_CTL_RST, v)

/* occ_sel [15:14] RW-V. */
#define SKX_PCU_CTL_OCC_SEL_MASK  0x0000c000u
#define SKX_PCU_CTL_OCC_SEL_SHIFT 14
#define SKX_PCU_CTL_OCC_SEL_WIDTH 2

enum skx_pcu_ctl_occ_sel {
	SKX_PCU_CTL_OCC_SEL_C0 = 0x1, /* Cores in C0. */
	SKX_PCU_CTL_OCC_SEL_C3 = 0x2, /* Cores in C3. */
	SKX_PCU_CTL_OCC_SEL_C6 = 0x3, /* Cores in C6. */
};
#define skx_pcu_ctl_get_occ_sel(r) /* uint32_t (skx_pcu_ctl r) [15:14]: Core state that occupancy events count. */ \
	UNCORE_GET32_(skx_pcu_ctl, r, SKX_PCU_CTL_OCC_SEL)
#define skx_pcu_ctl_set_occ_sel(r, v) /* skx_pcu_ctl (skx_pcu_ctl r, v up to 0x3u) [15:14]: Core state that occupancy events count. */ \
	UNCORE_PUT32_(skx_pcu_ctl, skx_pcu_ctl_value_(r).raw, SKX_PCU_CTL_OCC_SEL, v)

/* ev_sel [7:0] RW-V. */
#define SKX_PCU_CTL_EV_SEL_MASK  0x000000ffu
#define SKX_PCU_CTL_EV_SEL_SHIFT 0
#define SKX_PCU_CTL_EV_SEL_WIDTH 8
#define skx_pcu_ctl_get_ev_sel(r) /* uint32_t (skx_pcu_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(skx_pcu_ctl, r, SKX_PCU_CTL_EV_SEL)
#define skx_pcu_ctl_set_ev_sel(r, v) /* skx_pcu_ctl (skx_pcu_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(skx_pcu_ctl, skx_pcu_ctl_value_(r).raw, SKX_PCU_CTL_EV_SEL, v)

/*
 * box_filter: PCU_MSR_PMON_BOX_FILTER, 32 bits; also PCUFilter
 * Four frequency bands, one for each band event.
 * Source: linux uncore_snbep.c HSWEP_PCU_MSR_PMON_*; likwid registers.h (as on hsx/pcu) (cross-source)
 */
typedef struct skx_pcu_box_filter {
	uint32_t raw;
} skx_pcu_box_filter;

UNCORE_ACCESSOR skx_pcu_box_filter skx_pcu_box_filter_value_(skx_pcu_box_filter r)
{
	return r;
}

#define SKX_PCU_BOX_FILTER_RESET 0x00000000u
#define skx_pcu_box_filter_reset() /* skx_pcu_box_filter (): the value to begin from of PCU_MSR_PMON_BOX_FILTER. */ \
	UNCORE_VALUE_(skx_pcu_box_filter, SKX_PCU_BOX_FILTER_RESET)

#define SKX_PCU_BOX_FILTER_MSR 0x715u

#define skx_pcu_box_filter_addr() /* uncore_msr (): the address of PCU_MSR_PMON_BOX_FILTER. */ \
	uncore_msr_at_(SKX_PCU_BOX_FILTER_MSR)

/* filt31_24 [31:24] RW-V. */
#define SKX_PCU_BOX_FILTER_FILT31_24_MASK  0xff000000u
#define SKX_PCU_BOX_FILTER_FILT31_24_SHIFT 24
#define SKX_PCU_BOX_FILTER_FILT31_24_WIDTH 8
#define skx_pcu_box_filter_get_filt31_24(r) /* uint32_t (skx_pcu_box_filter r) [31:24]: Frequency of band 3, in units of 100 MHz. */ \
	UNCORE_GET32_(skx_pcu_box_filter, r, SKX_PCU_BOX_FILTER_FILT31_24)
#define skx_pcu_box_filter_set_filt31_24(r, v) /* skx_pcu_box_filter (skx_pcu_box_filter r, v up to 0xffu) [31:24]: Frequency of band 3, in units of 100 MHz. */ \
	UNCORE_PUT32_(skx_pcu_box_filter, skx_pcu_box_filter_value_(r).raw, SKX_PCU_BOX_FILTER_FILT31_24, v)

/* filt23_16 [23:16] RW-V. */
#define SKX_PCU_BOX_FILTER_FILT23_16_MASK  0x00ff0000u
#define SKX_PCU_BOX_FILTER_FILT23_16_SHIFT 16
#define SKX_PCU_BOX_FILTER_FILT23_16_WIDTH 8
#define skx_pcu_box_filter_get_filt23_16(r) /* uint32_t (skx_pcu_box_filter r) [23:16]: Frequency of band 2, in units of 100 MHz. */ \
	UNCORE_GET32_(skx_pcu_box_filter, r, SKX_PCU_BOX_FILTER_FILT23_16)
#define skx_pcu_box_filter_set_filt23_16(r, v) /* skx_pcu_box_filter (skx_pcu_box_filter r, v up to 0xffu) [23:16]: Frequency of band 2, in units of 100 MHz. */ \
	UNCORE_PUT32_(skx_pcu_box_filter, skx_pcu_box_filter_value_(r).raw, SKX_PCU_BOX_FILTER_FILT23_16, v)

/* filt15_8 [15:8] RW-V. */
#define SKX_PCU_BOX_FILTER_FILT15_8_MASK  0x0000ff00u
#define SKX_PCU_BOX_FILTER_FILT15_8_SHIFT 8
#define SKX_PCU_BOX_FILTER_FILT15_8_WIDTH 8
#define skx_pcu_box_filter_get_filt15_8(r) /* uint32_t (skx_pcu_box_filter r) [15:8]: Frequency of band 1, in units of 100 MHz. */ \
	UNCORE_GET32_(skx_pcu_box_filter, r, SKX_PCU_BOX_FILTER_FILT15_8)
#define skx_pcu_box_filter_set_filt15_8(r, v) /* skx_pcu_box_filter (skx_pcu_box_filter r, v up to 0xffu) [15:8]: Frequency of band 1, in units of 100 MHz. */ \
	UNCORE_PUT32_(skx_pcu_box_filter, skx_pcu_box_filter_value_(r).raw, SKX_PCU_BOX_FILTER_FILT15_8, v)

/* filt7_0 [7:0] RW-V. */
#define SKX_PCU_BOX_FILTER_FILT7_0_MASK  0x000000ffu
#define SKX_PCU_BOX_FILTER_FILT7_0_SHIFT 0
#define SKX_PCU_BOX_FILTER_FILT7_0_WIDTH 8
#define skx_pcu_box_filter_get_filt7_0(r) /* uint32_t (skx_pcu_box_filter r) [7:0]: Frequency of band 0, in units of 100 MHz. */ \
	UNCORE_GET32_(skx_pcu_box_filter, r, SKX_PCU_BOX_FILTER_FILT7_0)
#define skx_pcu_box_filter_set_filt7_0(r, v) /* skx_pcu_box_filter (skx_pcu_box_filter r, v up to 0xffu) [7:0]: Frequency of band 0, in units of 100 MHz. */ \
	UNCORE_PUT32_(skx_pcu_box_filter, skx_pcu_box_filter_value_(r).raw, SKX_PCU_BOX_FILTER_FILT7_0, v)

/*
 * box_status: PCU_MSR_PMON_BOX_STATUS, 32 bits
 * Which counters have wrapped.
 * Source: likwid registers.h; sdm-325384-059 Table 35-31 (Haswell) (inferred)
 */
typedef struct skx_pcu_box_status {
	uint32_t raw;
} skx_pcu_box_status;

UNCORE_ACCESSOR skx_pcu_box_status skx_pcu_box_status_value_(skx_pcu_box_status r)
{
	return r;
}

#define SKX_PCU_BOX_STATUS_RESET     0x00000000u
#define SKX_PCU_BOX_STATUS_RW1C      0x0000000fu
#define skx_pcu_box_status_reset() /* skx_pcu_box_status (): the value to begin from of PCU_MSR_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(skx_pcu_box_status, SKX_PCU_BOX_STATUS_RESET)

#define skx_pcu_box_status_clear(seen) /* skx_pcu_box_status (skx_pcu_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of PCU_MSR_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(skx_pcu_box_status, SKX_PCU_BOX_STATUS_RESET & ~SKX_PCU_BOX_STATUS_RW1C, seen, SKX_PCU_BOX_STATUS_RW1C)

#define SKX_PCU_BOX_STATUS_MSR 0x716u

#define skx_pcu_box_status_addr() /* uncore_msr (): the address of PCU_MSR_PMON_BOX_STATUS. */ \
	uncore_msr_at_(SKX_PCU_BOX_STATUS_MSR)

/* ov [3:0] RW1C. */
#define SKX_PCU_BOX_STATUS_OV_MASK  0x0000000fu
#define SKX_PCU_BOX_STATUS_OV_SHIFT 0
#define SKX_PCU_BOX_STATUS_OV_WIDTH 4
#define skx_pcu_box_status_get_ov(r) /* uint32_t (skx_pcu_box_status r) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(skx_pcu_box_status, r, SKX_PCU_BOX_STATUS_OV)
#define skx_pcu_box_status_clear_ov(bits) /* skx_pcu_box_status (bits up to 0xfu) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(skx_pcu_box_status, SKX_PCU_BOX_STATUS_RESET & ~SKX_PCU_BOX_STATUS_RW1C, SKX_PCU_BOX_STATUS_OV, bits)

/*
 * ctr: PCU_MSR_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux uncore_snbep.c HSWEP_PCU_MSR_PMON_*; likwid registers.h (as on hsx/pcu) (cross-source)
 */
typedef struct skx_pcu_ctr {
	uint64_t raw;
} skx_pcu_ctr;

UNCORE_ACCESSOR skx_pcu_ctr skx_pcu_ctr_value_(skx_pcu_ctr r)
{
	return r;
}

#define SKX_PCU_CTR_RESET UINT64_C(0x0000000000000000)
#define skx_pcu_ctr_reset() /* skx_pcu_ctr (): the value to begin from of PCU_MSR_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(skx_pcu_ctr, SKX_PCU_CTR_RESET)

#define SKX_PCU_CTR_COUNT 4
#define SKX_PCU_CTR_MSR 0x717u
#define SKX_PCU_CTR_INDEX_STRIDE 0x1u

#define skx_pcu_ctr_addr(index) /* uncore_msr (index below SKX_PCU_CTR_COUNT): the address of PCU_MSR_PMON_CTR{0-3}. */ \
	uncore_msr_at_(SKX_PCU_CTR_MSR + \
		UNCORE_INDEX_(index, SKX_PCU_CTR_COUNT) * SKX_PCU_CTR_INDEX_STRIDE)

/* event_count [47:0] RW-V. */
#define SKX_PCU_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SKX_PCU_CTR_EVENT_COUNT_SHIFT 0
#define SKX_PCU_CTR_EVENT_COUNT_WIDTH 48
#define skx_pcu_ctr_get_event_count(r) /* uint64_t (skx_pcu_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(skx_pcu_ctr, r, SKX_PCU_CTR_EVENT_COUNT)
#define skx_pcu_ctr_set_event_count(r, v) /* skx_pcu_ctr (skx_pcu_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(skx_pcu_ctr, skx_pcu_ctr_value_(r).raw, SKX_PCU_CTR_EVENT_COUNT, v)

/*
 * core_c6_ctr: PCU_MSR_CORE_C6_CTR, 64 bits
 * Residency of one core in C6.
 * Source: linux cstate.c MSR_CORE_C6_RESIDENCY; likwid registers.h (as on hsx/pcu) (cross-source)
 */
typedef struct skx_pcu_core_c6_ctr {
	uint64_t raw;
} skx_pcu_core_c6_ctr;

UNCORE_ACCESSOR skx_pcu_core_c6_ctr skx_pcu_core_c6_ctr_value_(skx_pcu_core_c6_ctr r)
{
	return r;
}

#define SKX_PCU_CORE_C6_CTR_RESET UINT64_C(0x0000000000000000)
#define skx_pcu_core_c6_ctr_reset() /* skx_pcu_core_c6_ctr (): the value to begin from of PCU_MSR_CORE_C6_CTR. */ \
	UNCORE_VALUE_(skx_pcu_core_c6_ctr, SKX_PCU_CORE_C6_CTR_RESET)

#define SKX_PCU_CORE_C6_CTR_MSR 0x3fdu

#define skx_pcu_core_c6_ctr_addr() /* uncore_msr (): the address of PCU_MSR_CORE_C6_CTR. */ \
	uncore_msr_at_(SKX_PCU_CORE_C6_CTR_MSR)

/* event_count [63:0] RW-V. */
#define SKX_PCU_CORE_C6_CTR_EVENT_COUNT_MASK  UINT64_C(0xffffffffffffffff)
#define SKX_PCU_CORE_C6_CTR_EVENT_COUNT_SHIFT 0
#define SKX_PCU_CORE_C6_CTR_EVENT_COUNT_WIDTH 64
#define skx_pcu_core_c6_ctr_get_event_count(r) /* uint64_t (skx_pcu_core_c6_ctr r) [63:0]: Cycles this core has been in C6; one read in a package is not the package's residency. */ \
	UNCORE_GET64_(skx_pcu_core_c6_ctr, r, SKX_PCU_CORE_C6_CTR_EVENT_COUNT)
#define skx_pcu_core_c6_ctr_set_event_count(r, v) /* skx_pcu_core_c6_ctr (skx_pcu_core_c6_ctr r, v up to 0xffffffffffffffffull) [63:0]: Cycles this core has been in C6; one read in a package is not the package's residency. */ \
	UNCORE_PUT64_(skx_pcu_core_c6_ctr, skx_pcu_core_c6_ctr_value_(r).raw, SKX_PCU_CORE_C6_CTR_EVENT_COUNT, v)

/*
 * core_c3_ctr: PCU_MSR_CORE_C3_CTR, 64 bits
 * Residency of one core in C3.
 * Source: linux cstate.c MSR_CORE_C3_RESIDENCY; likwid registers.h (as on hsx/pcu) (cross-source)
 */
typedef struct skx_pcu_core_c3_ctr {
	uint64_t raw;
} skx_pcu_core_c3_ctr;

UNCORE_ACCESSOR skx_pcu_core_c3_ctr skx_pcu_core_c3_ctr_value_(skx_pcu_core_c3_ctr r)
{
	return r;
}

#define SKX_PCU_CORE_C3_CTR_RESET UINT64_C(0x0000000000000000)
#define skx_pcu_core_c3_ctr_reset() /* skx_pcu_core_c3_ctr (): the value to begin from of PCU_MSR_CORE_C3_CTR. */ \
	UNCORE_VALUE_(skx_pcu_core_c3_ctr, SKX_PCU_CORE_C3_CTR_RESET)

#define SKX_PCU_CORE_C3_CTR_MSR 0x3fcu

#define skx_pcu_core_c3_ctr_addr() /* uncore_msr (): the address of PCU_MSR_CORE_C3_CTR. */ \
	uncore_msr_at_(SKX_PCU_CORE_C3_CTR_MSR)

/* event_count [63:0] RW-V. */
#define SKX_PCU_CORE_C3_CTR_EVENT_COUNT_MASK  UINT64_C(0xffffffffffffffff)
#define SKX_PCU_CORE_C3_CTR_EVENT_COUNT_SHIFT 0
#define SKX_PCU_CORE_C3_CTR_EVENT_COUNT_WIDTH 64
#define skx_pcu_core_c3_ctr_get_event_count(r) /* uint64_t (skx_pcu_core_c3_ctr r) [63:0]: Cycles this core has been in C3; one read in a package is not the package's residency. */ \
	UNCORE_GET64_(skx_pcu_core_c3_ctr, r, SKX_PCU_CORE_C3_CTR_EVENT_COUNT)
#define skx_pcu_core_c3_ctr_set_event_count(r, v) /* skx_pcu_core_c3_ctr (skx_pcu_core_c3_ctr r, v up to 0xffffffffffffffffull) [63:0]: Cycles this core has been in C3; one read in a package is not the package's residency. */ \
	UNCORE_PUT64_(skx_pcu_core_c3_ctr, skx_pcu_core_c3_ctr_value_(r).raw, SKX_PCU_CORE_C3_CTR_EVENT_COUNT, v)

/*
 * capid6: CAPID6, 32 bits
 * What fuses left of the part.
 * Source: linux uncore_snbep.c SKX_CAPID6 (inferred)
 */
typedef struct skx_pcu_capid6 {
	uint32_t raw;
} skx_pcu_capid6;

UNCORE_ACCESSOR skx_pcu_capid6 skx_pcu_capid6_value_(skx_pcu_capid6 r)
{
	return r;
}

#define SKX_PCU_CAPID6_RESET 0x00000000u
#define skx_pcu_capid6_reset() /* skx_pcu_capid6 (): the value to begin from of CAPID6. */ \
	UNCORE_VALUE_(skx_pcu_capid6, SKX_PCU_CAPID6_RESET)

#define SKX_PCU_CAPID6_OFFSET 0x9cu

#define skx_pcu_capid6_addr() /* uncore_pci (): the address of CAPID6. */ \
	uncore_pci_at_(skx_pcu_caps_place(), SKX_PCU_CAPID6_OFFSET)

/* cha_mask [27:0] RO. */
#define SKX_PCU_CAPID6_CHA_MASK_MASK  0x0fffffffu
#define SKX_PCU_CAPID6_CHA_MASK_SHIFT 0
#define SKX_PCU_CAPID6_CHA_MASK_WIDTH 28
#define skx_pcu_capid6_get_cha_mask(r) /* uint32_t (skx_pcu_capid6 r) [27:0]: A 1 for each CHA that fuses left; the CHAs that are there have no gaps in their numbers. */ \
	UNCORE_GET32_(skx_pcu_capid6, r, SKX_PCU_CAPID6_CHA_MASK)

#ifdef __cplusplus
}
#endif

#endif
