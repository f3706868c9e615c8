/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ivt/pcu.box.json by "make generate". Do not edit. */
/*
 * ivt pcu: Power control unit. Counts frequency, voltage and core state changes of the package.
 * Source: 329468-002 p110-114
 */
#ifndef UNCORE_IVT_PCU_H
#define UNCORE_IVT_PCU_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define IVT_PCU_INSTANCES 1

#define IVT_PCU_GENERAL_COUNTERS   4
#define IVT_PCU_GENERAL_WIDTH      48
#define IVT_PCU_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define IVT_PCU_CORE_C6_COUNTERS   1
#define IVT_PCU_CORE_C6_WIDTH      64
#define IVT_PCU_CORE_C6_COUNT_MASK UINT64_C(0xffffffffffffffff)

#define IVT_PCU_CORE_C3_COUNTERS   1
#define IVT_PCU_CORE_C3_WIDTH      64
#define IVT_PCU_CORE_C3_COUNT_MASK UINT64_C(0xffffffffffffffff)

/*
 * box_ctl: PCU_MSR_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters of the PCU.
 * Source: 329468-002 p110 Table 2-118; linux uncore_snbep.c SNBEP_PCU_MSR_PMON_BOX_CTL; sdm-325384-059 p35-170
 * (inferred)
 */
typedef struct ivt_pcu_box_ctl {
	uint32_t raw;
} ivt_pcu_box_ctl;

UNCORE_ACCESSOR ivt_pcu_box_ctl ivt_pcu_box_ctl_value_(ivt_pcu_box_ctl r)
{
	return r;
}

#define IVT_PCU_BOX_CTL_RESET     0x00030000u
#define IVT_PCU_BOX_CTL_MUST_ONE  0x00030000u
#define ivt_pcu_box_ctl_reset() /* ivt_pcu_box_ctl (): the value to begin from of PCU_MSR_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(ivt_pcu_box_ctl, IVT_PCU_BOX_CTL_RESET)

#define IVT_PCU_BOX_CTL_MSR 0xc24u

#define ivt_pcu_box_ctl_addr() /* uncore_msr (): the address of PCU_MSR_PMON_BOX_CTL. */ \
	uncore_msr_at_(IVT_PCU_BOX_CTL_MSR)

/* frz [8] RW. */
#define IVT_PCU_BOX_CTL_FRZ_MASK  0x00000100u
#define IVT_PCU_BOX_CTL_FRZ_SHIFT 8
#define IVT_PCU_BOX_CTL_FRZ_WIDTH 1
#define ivt_pcu_box_ctl_get_frz(r) /* uint32_t (ivt_pcu_box_ctl r) [8]: While it is 1, no counter of this box counts. The whole register is written each time. */ \
	UNCORE_GET32_(ivt_pcu_box_ctl, r, IVT_PCU_BOX_CTL_FRZ)
#define ivt_pcu_box_ctl_set_frz(r, v) /* ivt_pcu_box_ctl (ivt_pcu_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. The whole register is written each time. */ \
	UNCORE_PUT32_(ivt_pcu_box_ctl, ivt_pcu_box_ctl_value_(r).raw, IVT_PCU_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define IVT_PCU_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define IVT_PCU_BOX_CTL_RST_CTRS_SHIFT 1
#define IVT_PCU_BOX_CTL_RST_CTRS_WIDTH 1
#define ivt_pcu_box_ctl_set_rst_ctrs(r, v) /* ivt_pcu_box_ctl (ivt_pcu_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(ivt_pcu_box_ctl, ivt_pcu_box_ctl_value_(r).raw, IVT_PCU_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define IVT_PCU_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define IVT_PCU_BOX_CTL_RST_CTRL_SHIFT 0
#define IVT_PCU_BOX_CTL_RST_CTRL_WIDTH 1
#define ivt_pcu_box_ctl_set_rst_ctrl(r, v) /* ivt_pcu_box_ctl (ivt_pcu_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(ivt_pcu_box_ctl, ivt_pcu_box_ctl_value_(r).raw, IVT_PCU_BOX_CTL_RST_CTRL, v)

/*
 * box_status: PCU_MSR_PMON_BOX_STATUS, 32 bits
 * Which counters of the PCU have wrapped.
 * Source: 329468-002 p111 Table 2-120; sdm-325384-059 p35-186; likwid registers.h (cross-source)
 */
typedef struct ivt_pcu_box_status {
	uint32_t raw;
} ivt_pcu_box_status;

UNCORE_ACCESSOR ivt_pcu_box_status ivt_pcu_box_status_value_(ivt_pcu_box_status r)
{
	return r;
}

#define IVT_PCU_BOX_STATUS_RESET     0x00000000u
#define IVT_PCU_BOX_STATUS_RW1C      0x0000000fu
#define ivt_pcu_box_status_reset() /* ivt_pcu_box_status (): the value to begin from of PCU_MSR_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(ivt_pcu_box_status, IVT_PCU_BOX_STATUS_RESET)

#define ivt_pcu_box_status_clear(seen) /* ivt_pcu_box_status (ivt_pcu_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of PCU_MSR_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(ivt_pcu_box_status, IVT_PCU_BOX_STATUS_RESET & ~IVT_PCU_BOX_STATUS_RW1C, seen, IVT_PCU_BOX_STATUS_RW1C)

#define IVT_PCU_BOX_STATUS_MSR 0xc35u

#define ivt_pcu_box_status_addr() /* uncore_msr (): the address of PCU_MSR_PMON_BOX_STATUS. */ \
	uncore_msr_at_(IVT_PCU_BOX_STATUS_MSR)

/* ov [3:0] RW1C. */
#define IVT_PCU_BOX_STATUS_OV_MASK  0x0000000fu
#define IVT_PCU_BOX_STATUS_OV_SHIFT 0
#define IVT_PCU_BOX_STATUS_OV_WIDTH 4
#define ivt_pcu_box_status_get_ov(r) /* uint32_t (ivt_pcu_box_status r) [3:0]: Bit n: counter n has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(ivt_pcu_box_status, r, IVT_PCU_BOX_STATUS_OV)
#define ivt_pcu_box_status_clear_ov(bits) /* ivt_pcu_box_status (bits up to 0xfu) [3:0]: Bit n: counter n has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(ivt_pcu_box_status, IVT_PCU_BOX_STATUS_RESET & ~IVT_PCU_BOX_STATUS_RW1C, IVT_PCU_BOX_STATUS_OV, bits)

/*
 * ctl: PCU_MSR_PMON_CTL{0-3}, 32 bits
 * Chooses the event of counter {0-3}.
 * Erratum locked_bit_21 (faults): Bit 21 of a control may fault.
 * Source: 329468-002 p112-113 Table 2-121; linux uncore_snbep.c; sdm-325384-059 p35-170; pcm types.h
 */
typedef struct ivt_pcu_ctl {
	uint32_t raw;
} ivt_pcu_ctl;

UNCORE_ACCESSOR ivt_pcu_ctl ivt_pcu_ctl_value_(ivt_pcu_ctl r)
{
	return r;
}

#define IVT_PCU_CTL_RESET     0x00000000u
#define IVT_PCU_CTL_MUST_ZERO 0x20800000u
#define ivt_pcu_ctl_reset() /* ivt_pcu_ctl (): the value to begin from of PCU_MSR_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(ivt_pcu_ctl, IVT_PCU_CTL_RESET)

#define IVT_PCU_CTL_COUNT 4
#define IVT_PCU_CTL_MSR 0xc30u
#define IVT_PCU_CTL_INDEX_STRIDE 0x1u

#define ivt_pcu_ctl_addr(index) /* uncore_msr (index below IVT_PCU_CTL_COUNT): the address of PCU_MSR_PMON_CTL{0-3}. */ \
	uncore_msr_at_(IVT_PCU_CTL_MSR + \
		UNCORE_INDEX_(index, IVT_PCU_CTL_COUNT) * IVT_PCU_CTL_INDEX_STRIDE)

/* occ_edge_det [31] RW-V. Works only where thresh is not 0. */
#define IVT_PCU_CTL_OCC_EDGE_DET_MASK  0x80000000u
#define IVT_PCU_CTL_OCC_EDGE_DET_SHIFT 31
#define IVT_PCU_CTL_OCC_EDGE_DET_WIDTH 1
#define ivt_pcu_ctl_get_occ_edge_det(r) /* uint32_t (ivt_pcu_ctl r) [31]: Counts rising edges of an occupancy comparison; for events with bit 7 of the code set. */ \
	UNCORE_GET32_(ivt_pcu_ctl, r, IVT_PCU_CTL_OCC_EDGE_DET)
#define ivt_pcu_ctl_set_occ_edge_det(r, v) /* ivt_pcu_ctl (ivt_pcu_ctl r, v up to 0x1u) [31]: Counts rising edges of an occupancy comparison; for events with bit 7 of the code set. */ \
	UNCORE_PUT32_(ivt_pcu_ctl, ivt_pcu_ctl_value_(r).raw, IVT_PCU_CTL_OCC_EDGE_DET, v)

/* occ_invert [30] RW-V. Works only where thresh is not 0. */
#define IVT_PCU_CTL_OCC_INVERT_MASK  0x40000000u
#define IVT_PCU_CTL_OCC_INVERT_SHIFT 30
#define IVT_PCU_CTL_OCC_INVERT_WIDTH 1

enum ivt_pcu_ctl_occ_invert {
	IVT_PCU_CTL_OCC_INVERT_GE = 0x0, /* Counts while at least thresh. */
	IVT_PCU_CTL_OCC_INVERT_LT = 0x1, /* Counts while below thresh. */
};
#define ivt_pcu_ctl_get_occ_invert(r) /* uint32_t (ivt_pcu_ctl r) [30]: Turns the comparison of an occupancy event round. */ \
	UNCORE_GET32_(ivt_pcu_ctl, r, IVT_PCU_CTL_OCC_INVERT)
#define ivt_pcu_ctl_set_occ_invert(r, v) /* ivt_pcu_ctl (ivt_pcu_ctl r, v up to 0x1u) [30]: Turns the comparison of an occupancy event round. */ \
	UNCORE_PUT32_(ivt_pcu_ctl, ivt_pcu_ctl_value_(r).raw, IVT_PCU_CTL_OCC_INVERT, v)

/* thresh [28:24] RW-V. */
#define IVT_PCU_CTL_THRESH_MASK  0x1f000000u
#define IVT_PCU_CTL_THRESH_SHIFT 24
#define IVT_PCU_CTL_THRESH_WIDTH 5
#define ivt_pcu_ctl_get_thresh(r) /* uint32_t (ivt_pcu_ctl r) [28:24]: Compared with what the event or the occupancy adds in a cycle; five bits wide. */ \
	UNCORE_GET32_(ivt_pcu_ctl, r, IVT_PCU_CTL_THRESH)
#define ivt_pcu_ctl_set_thresh(r, v) /* ivt_pcu_ctl (ivt_pcu_ctl r, v up to 0x1fu) [28:24]: Compared with what the event or the occupancy adds in a cycle; five bits wide. */ \
	UNCORE_PUT32_(ivt_pcu_ctl, ivt_pcu_ctl_value_(r).raw, IVT_PCU_CTL_THRESH, v)

/* en [22] RW-V. */
#define IVT_PCU_CTL_EN_MASK  0x00400000u
#define IVT_PCU_CTL_EN_SHIFT 22
#define IVT_PCU_CTL_EN_WIDTH 1
#define ivt_pcu_ctl_get_en(r) /* uint32_t (ivt_pcu_ctl r) [22]: Lets this counter count. */ \
	UNCORE_GET32_(ivt_pcu_ctl, r, IVT_PCU_CTL_EN)
#define ivt_pcu_ctl_set_en(r, v) /* ivt_pcu_ctl (ivt_pcu_ctl r, v up to 0x1u) [22]: Lets this counter count. */ \
	UNCORE_PUT32_(ivt_pcu_ctl, ivt_pcu_ctl_value_(r).raw, IVT_PCU_CTL_EN, v)

/* ev_sel_ext [21] RW-V. */
#define IVT_PCU_CTL_EV_SEL_EXT_MASK  0x00200000u
#define IVT_PCU_CTL_EV_SEL_EXT_SHIFT 21
#define IVT_PCU_CTL_EV_SEL_EXT_WIDTH 1
#define ivt_pcu_ctl_get_ev_sel_ext(r) /* uint32_t (ivt_pcu_ctl r) [21]: One more bit of the event code: the same code with and without it is another event. */ \
	UNCORE_GET32_(ivt_pcu_ctl, r, IVT_PCU_CTL_EV_SEL_EXT)
#define ivt_pcu_ctl_set_ev_sel_ext(r, v) /* ivt_pcu_ctl (ivt_pcu_ctl r, v up to 0x1u) [21]: One more bit of the event code: the same code with and without it is another event. */ \
	UNCORE_PUT32_(ivt_pcu_ctl, ivt_pcu_ctl_value_(r).raw, IVT_PCU_CTL_EV_SEL_EXT, v)

/* ov_en [20] RW-V. */
#define IVT_PCU_CTL_OV_EN_MASK  0x00100000u
#define IVT_PCU_CTL_OV_EN_SHIFT 20
#define IVT_PCU_CTL_OV_EN_WIDTH 1
#define ivt_pcu_ctl_get_ov_en(r) /* uint32_t (ivt_pcu_ctl r) [20]: A wrap sets the counter's bit in the box status and is reported to the UBox. */ \
	UNCORE_GET32_(ivt_pcu_ctl, r, IVT_PCU_CTL_OV_EN)
#define ivt_pcu_ctl_set_ov_en(r, v) /* ivt_pcu_ctl (ivt_pcu_ctl r, v up to 0x1u) [20]: A wrap sets the counter's bit in the box status and is reported to the UBox. */ \
	UNCORE_PUT32_(ivt_pcu_ctl, ivt_pcu_ctl_value_(r).raw, IVT_PCU_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define IVT_PCU_CTL_EDGE_DET_MASK  0x00040000u
#define IVT_PCU_CTL_EDGE_DET_SHIFT 18
#define IVT_PCU_CTL_EDGE_DET_WIDTH 1
#define ivt_pcu_ctl_get_edge_det(r) /* uint32_t (ivt_pcu_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(ivt_pcu_ctl, r, IVT_PCU_CTL_EDGE_DET)
#define ivt_pcu_ctl_set_edge_det(r, v) /* ivt_pcu_ctl (ivt_pcu_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(ivt_pcu_ctl, ivt_pcu_ctl_value_(r).raw, IVT_PCU_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define IVT_PCU_CTL_RST_MASK  0x00020000u
#define IVT_PCU_CTL_RST_SHIFT 17
#define IVT_PCU_CTL_RST_WIDTH 1
#define ivt_pcu_ctl_set_rst(r, v) /* ivt_pcu_ctl (ivt_pcu_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(ivt_pcu_ctl, ivt_pcu_ctl_value_(r).raw, IVT_PCU_CTL_RST, v)

/* occ_sel [15:14] RW-V. Works only where use_occ is not 0. */
#define IVT_PCU_CTL_OCC_SEL_MASK  0x0000c000u
#define IVT_PCU_CTL_OCC_SEL_SHIFT 14
#define IVT_PCU_CTL_OCC_SEL_WIDTH 2

enum ivt_pcu_ctl_occ_sel {
	IVT_PCU_CTL_OCC_SEL_C0 = 0x1, /* Cores in C0. */
	IVT_PCU_CTL_OCC_SEL_C3 = 0x2, /* Cores in C3. */
	IVT_PCU_CTL_OCC_SEL_C6 = 0x3, /* Cores in C6. */
};
#define ivt_pcu_ctl_get_occ_sel(r) /* uint32_t (ivt_pcu_ctl r) [15:14]: Which core state an occupancy event counts; there is no umask here. */ \
	UNCORE_GET32_(ivt_pcu_ctl, r, IVT_PCU_CTL_OCC_SEL)
#define ivt_pcu_ctl_set_occ_sel(r, v) /* ivt_pcu_ctl (ivt_pcu_ctl r, v up to 0x3u) [15:14]: Which core state an occupancy event counts; there is no umask here. */ \
	UNCORE_PUT32_(ivt_pcu_ctl, ivt_pcu_ctl_value_(r).raw, IVT_PCU_CTL_OCC_SEL, v)

/* ev_sel [7:0] RW-V. */
#define IVT_PCU_CTL_EV_SEL_MASK  0x000000ffu
#define IVT_PCU_CTL_EV_SEL_SHIFT 0
#define IVT_PCU_CTL_EV_SEL_WIDTH 8
#define ivt_pcu_ctl_get_ev_sel(r) /* uint32_t (ivt_pcu_ctl r) [7:0]: Code of the event. */ \
	UNCORE_GET32_(ivt_pcu_ctl, r, IVT_PCU_CTL_EV_SEL)
#define ivt_pcu_ctl_set_ev_sel(r, v) /* ivt_pcu_ctl (ivt_pcu_ctl r, v up to 0xffu) [7:0]: Code of the event. */ \
	UNCORE_PUT32_(ivt_pcu_ctl, ivt_pcu_ctl_value_(r).raw, IVT_PCU_CTL_EV_SEL, v)

/* ev_sel[7] [7] RW-V, part of ev_sel. */
#define IVT_PCU_CTL_USE_OCC_MASK  0x00000080u
#define IVT_PCU_CTL_USE_OCC_SHIFT 7
#define IVT_PCU_CTL_USE_OCC_WIDTH 1
#define ivt_pcu_ctl_get_use_occ(r) /* uint32_t (ivt_pcu_ctl r) [7]: 1 compares the occupancy that occ_sel chooses: alone it is counted, with another code it is that event's condition. */ \
	UNCORE_GET32_(ivt_pcu_ctl, r, IVT_PCU_CTL_USE_OCC)
#define ivt_pcu_ctl_set_use_occ(r, v) /* ivt_pcu_ctl (ivt_pcu_ctl r, v up to 0x1u) [7]: 1 compares the occupancy that occ_sel chooses: alone it is counted, with another code it is that event's condition. */ \
	UNCORE_PUT32_(ivt_pcu_ctl, ivt_pcu_ctl_value_(r).raw, IVT_PCU_CTL_USE_OCC, v)

/*
 * ctr: PCU_MSR_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: 329468-002 p110 Table 2-118, p113 Table 2-122
 */
typedef struct ivt_pcu_ctr {
	uint64_t raw;
} ivt_pcu_ctr;

UNCORE_ACCESSOR ivt_pcu_ctr ivt_pcu_ctr_value_(ivt_pcu_ctr r)
{
	return r;
}

#define IVT_PCU_CTR_RESET UINT64_C(0x0000000000000000)
#define ivt_pcu_ctr_reset() /* ivt_pcu_ctr (): the value to begin from of PCU_MSR_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(ivt_pcu_ctr, IVT_PCU_CTR_RESET)

#define IVT_PCU_CTR_COUNT 4
#define IVT_PCU_CTR_MSR 0xc36u
#define IVT_PCU_CTR_INDEX_STRIDE 0x1u

#define ivt_pcu_ctr_addr(index) /* uncore_msr (index below IVT_PCU_CTR_COUNT): the address of PCU_MSR_PMON_CTR{0-3}. */ \
	uncore_msr_at_(IVT_PCU_CTR_MSR + \
		UNCORE_INDEX_(index, IVT_PCU_CTR_COUNT) * IVT_PCU_CTR_INDEX_STRIDE)

/* event_count [47:0] RW-V. */
#define IVT_PCU_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define IVT_PCU_CTR_EVENT_COUNT_SHIFT 0
#define IVT_PCU_CTR_EVENT_COUNT_WIDTH 48
#define ivt_pcu_ctr_get_event_count(r) /* uint64_t (ivt_pcu_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(ivt_pcu_ctr, r, IVT_PCU_CTR_EVENT_COUNT)
#define ivt_pcu_ctr_set_event_count(r, v) /* ivt_pcu_ctr (ivt_pcu_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(ivt_pcu_ctr, ivt_pcu_ctr_value_(r).raw, IVT_PCU_CTR_EVENT_COUNT, v)

/*
 * box_filter: PCU_MSR_PMON_BOX_FILTER, 32 bits; also PCUFilter
 * Four frequencies that the band events compare with.
 * Source: 329468-002 p113-114 Table 2-123; linux uncore_snbep.c; sdm-325384-059 p35-170; pcm types.h
 */
typedef struct ivt_pcu_box_filter {
	uint32_t raw;
} ivt_pcu_box_filter;

UNCORE_ACCESSOR ivt_pcu_box_filter ivt_pcu_box_filter_value_(ivt_pcu_box_filter r)
{
	return r;
}

#define IVT_PCU_BOX_FILTER_RESET 0x00000000u
#define ivt_pcu_box_filter_reset() /* ivt_pcu_box_filter (): the value to begin from of PCU_MSR_PMON_BOX_FILTER. */ \
	UNCORE_VALUE_(ivt_pcu_box_filter, IVT_PCU_BOX_FILTER_RESET)

#define IVT_PCU_BOX_FILTER_MSR 0xc34u

#define ivt_pcu_box_filter_addr() /* uncore_msr (): the address of PCU_MSR_PMON_BOX_FILTER. */ \
	uncore_msr_at_(IVT_PCU_BOX_FILTER_MSR)

/* filt31_24 [31:24] RW-V. */
#define IVT_PCU_BOX_FILTER_FILT31_24_MASK  0xff000000u
#define IVT_PCU_BOX_FILTER_FILT31_24_SHIFT 24
#define IVT_PCU_BOX_FILTER_FILT31_24_WIDTH 8
#define ivt_pcu_box_filter_get_filt31_24(r) /* uint32_t (ivt_pcu_box_filter r) [31:24]: Frequency of band 3, in units of 100 MHz. */ \
	UNCORE_GET32_(ivt_pcu_box_filter, r, IVT_PCU_BOX_FILTER_FILT31_24)
#define ivt_pcu_box_filter_set_filt31_24(r, v) /* ivt_pcu_box_filter (ivt_pcu_box_filter r, v up to 0xffu) [31:24]: Frequency of band 3, in units of 100 MHz. */ \
	UNCORE_PUT32_(ivt_pcu_box_filter, ivt_pcu_box_filter_value_(r).raw, IVT_PCU_BOX_FILTER_FILT31_24, v)

/* filt23_16 [23:16] RW-V. */
#define IVT_PCU_BOX_FILTER_FILT23_16_MASK  0x00ff0000u
#define IVT_PCU_BOX_FILTER_FILT23_16_SHIFT 16
#define IVT_PCU_BOX_FILTER_FILT23_16_WIDTH 8
#define ivt_pcu_box_filter_get_filt23_16(r) /* uint32_t (ivt_pcu_box_filter r) [23:16]: Frequency of band 2, in units of 100 MHz. */ \
	UNCORE_GET32_(ivt_pcu_box_filter, r, IVT_PCU_BOX_FILTER_FILT23_16)
#define ivt_pcu_box_filter_set_filt23_16(r, v) /* ivt_pcu_box_filter (ivt_pcu_box_filter r, v up to 0xffu) [23:16]: Frequency of band 2, in units of 100 MHz. */ \
	UNCORE_PUT32_(ivt_pcu_box_filter, ivt_pcu_box_filter_value_(r).raw, IVT_PCU_BOX_FILTER_FILT23_16, v)

/* filt15_8 [15:8] RW-V. */
#define IVT_PCU_BOX_FILTER_FILT15_8_MASK  0x0000ff00u
#define IVT_PCU_BOX_FILTER_FILT15_8_SHIFT 8
#define IVT_PCU_BOX_FILTER_FILT15_8_WIDTH 8
#define ivt_pcu_box_filter_get_filt15_8(r) /* uint32_t (ivt_pcu_box_filter r) [15:8]: Frequency of band 1, in units of 100 MHz. */ \
	UNCORE_GET32_(ivt_pcu_box_filter, r, IVT_PCU_BOX_FILTER_FILT15_8)
#define ivt_pcu_box_filter_set_filt15_8(r, v) /* ivt_pcu_box_filter (ivt_pcu_box_filter r, v up to 0xffu) [15:8]: Frequency of band 1, in units of 100 MHz. */ \
	UNCORE_PUT32_(ivt_pcu_box_filter, ivt_pcu_box_filter_value_(r).raw, IVT_PCU_BOX_FILTER_FILT15_8, v)

/* filt7_0 [7:0] RW-V. */
#define IVT_PCU_BOX_FILTER_FILT7_0_MASK  0x000000ffu
#define IVT_PCU_BOX_FILTER_FILT7_0_SHIFT 0
#define IVT_PCU_BOX_FILTER_FILT7_0_WIDTH 8
#define ivt_pcu_box_filter_get_filt7_0(r) /* uint32_t (ivt_pcu_box_filter r) [7:0]: Frequency of band 0, in units of 100 MHz. */ \
	UNCORE_GET32_(ivt_pcu_box_filter, r, IVT_PCU_BOX_FILTER_FILT7_0)
#define ivt_pcu_box_filter_set_filt7_0(r, v) /* ivt_pcu_box_filter (ivt_pcu_box_filter r, v up to 0xffu) [7:0]: Frequency of band 0, in units of 100 MHz. */ \
	UNCORE_PUT32_(ivt_pcu_box_filter, ivt_pcu_box_filter_value_(r).raw, IVT_PCU_BOX_FILTER_FILT7_0, v)

/*
 * core_c6_ctr: PCU_MSR_CORE_C6_CTR, 64 bits
 * C6 residency of the core that reads it; always counting and never reset.
 * Source: 329468-002 p114 Table 2-124; linux uncore_snbep.c SNBEP_PCU_MSR_CORE_C6_CTR; linux cstate.c
 * MSR_CORE_C6_RESIDENCY
 */
typedef struct ivt_pcu_core_c6_ctr {
	uint64_t raw;
} ivt_pcu_core_c6_ctr;

UNCORE_ACCESSOR ivt_pcu_core_c6_ctr ivt_pcu_core_c6_ctr_value_(ivt_pcu_core_c6_ctr r)
{
	return r;
}

#define IVT_PCU_CORE_C6_CTR_RESET UINT64_C(0x0000000000000000)
#define ivt_pcu_core_c6_ctr_reset() /* ivt_pcu_core_c6_ctr (): the value to begin from of PCU_MSR_CORE_C6_CTR. */ \
	UNCORE_VALUE_(ivt_pcu_core_c6_ctr, IVT_PCU_CORE_C6_CTR_RESET)

#define IVT_PCU_CORE_C6_CTR_MSR 0x3fdu

#define ivt_pcu_core_c6_ctr_addr() /* uncore_msr (): the address of PCU_MSR_CORE_C6_CTR. */ \
	uncore_msr_at_(IVT_PCU_CORE_C6_CTR_MSR)

/* event_count [63:0] RW-V. */
#define IVT_PCU_CORE_C6_CTR_EVENT_COUNT_MASK  UINT64_C(0xffffffffffffffff)
#define IVT_PCU_CORE_C6_CTR_EVENT_COUNT_SHIFT 0
#define IVT_PCU_CORE_C6_CTR_EVENT_COUNT_WIDTH 64
#define ivt_pcu_core_c6_ctr_get_event_count(r) /* uint64_t (ivt_pcu_core_c6_ctr r) [63:0]: Cycles this core has been in C6; one read in a package is not the package's residency. */ \
	UNCORE_GET64_(ivt_pcu_core_c6_ctr, r, IVT_PCU_CORE_C6_CTR_EVENT_COUNT)
#define ivt_pcu_core_c6_ctr_set_event_count(r, v) /* ivt_pcu_core_c6_ctr (ivt_pcu_core_c6_ctr r, v up to 0xffffffffffffffffull) [63:0]: Cycles this core has been in C6; one read in a package is not the package's residency. */ \
	UNCORE_PUT64_(ivt_pcu_core_c6_ctr, ivt_pcu_core_c6_ctr_value_(r).raw, IVT_PCU_CORE_C6_CTR_EVENT_COUNT, v)

/*
 * core_c3_ctr: PCU_MSR_CORE_C3_CTR, 64 bits
 * C3 residency of the core that reads it; always counting and never reset.
 * Source: 329468-002 p114 Table 2-125; linux uncore_snbep.c SNBEP_PCU_MSR_CORE_C3_CTR; linux cstate.c
 * MSR_CORE_C3_RESIDENCY
 */
typedef struct ivt_pcu_core_c3_ctr {
	uint64_t raw;
} ivt_pcu_core_c3_ctr;

UNCORE_ACCESSOR ivt_pcu_core_c3_ctr ivt_pcu_core_c3_ctr_value_(ivt_pcu_core_c3_ctr r)
{
	return r;
}

#define IVT_PCU_CORE_C3_CTR_RESET UINT64_C(0x0000000000000000)
#define ivt_pcu_core_c3_ctr_reset() /* ivt_pcu_core_c3_ctr (): the value to begin from of PCU_MSR_CORE_C3_CTR. */ \
	UNCORE_VALUE_(ivt_pcu_core_c3_ctr, IVT_PCU_CORE_C3_CTR_RESET)

#define IVT_PCU_CORE_C3_CTR_MSR 0x3fcu

#define ivt_pcu_core_c3_ctr_addr() /* uncore_msr (): the address of PCU_MSR_CORE_C3_CTR. */ \
	uncore_msr_at_(IVT_PCU_CORE_C3_CTR_MSR)

/* event_count [63:0] RW-V. */
#define IVT_PCU_CORE_C3_CTR_EVENT_COUNT_MASK  UINT64_C(0xffffffffffffffff)
#define IVT_PCU_CORE_C3_CTR_EVENT_COUNT_SHIFT 0
#define IVT_PCU_CORE_C3_CTR_EVENT_COUNT_WIDTH 64
#define ivt_pcu_core_c3_ctr_get_event_count(r) /* uint64_t (ivt_pcu_core_c3_ctr r) [63:0]: Cycles this core has been in C3; one read in a package is not the package's residency. */ \
	UNCORE_GET64_(ivt_pcu_core_c3_ctr, r, IVT_PCU_CORE_C3_CTR_EVENT_COUNT)
#define ivt_pcu_core_c3_ctr_set_event_count(r, v) /* ivt_pcu_core_c3_ctr (ivt_pcu_core_c3_ctr r, v up to 0xffffffffffffffffull) [63:0]: Cycles this core has been in C3; one read in a package is not the package's residency. */ \
	UNCORE_PUT64_(ivt_pcu_core_c3_ctr, ivt_pcu_core_c3_ctr_value_(r).raw, IVT_PCU_CORE_C3_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
