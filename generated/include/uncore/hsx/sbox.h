/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/hsx/sbox.box.json by "make generate". Do not edit. */
/*
 * hsx sbox: Ring to ring interface. Passes messages between the rings of a large part; counts what waits and what
 * bounces.
 * Source: linux uncore_snbep.c hswep_uncore_sbox; likwid perfmon_haswellEP_counters.h
 */
#ifndef UNCORE_HSX_SBOX_H
#define UNCORE_HSX_SBOX_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define HSX_SBOX_INSTANCES 4

#define HSX_SBOX_GENERAL_COUNTERS   4
#define HSX_SBOX_GENERAL_WIDTH      44
#define HSX_SBOX_GENERAL_COUNT_MASK UINT64_C(0xfffffffffff)

/*
 * box_ctl: Sn_MSR_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters of one SBox.
 * Erratum sbox_bit_by_bit (faults): The box control faults when several bits are new.
 * Source: linux uncore_snbep.c HSWEP_S0_MSR_PMON_*, HSWEP_SBOX_MSR_OFFSET; likwid registers.h (cross-source)
 */
typedef struct hsx_sbox_box_ctl {
	uint32_t raw;
} hsx_sbox_box_ctl;

UNCORE_ACCESSOR hsx_sbox_box_ctl hsx_sbox_box_ctl_value_(hsx_sbox_box_ctl r)
{
	return r;
}

#define HSX_SBOX_BOX_CTL_RESET 0x00000000u
#define hsx_sbox_box_ctl_reset() /* hsx_sbox_box_ctl (): the value to begin from of Sn_MSR_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(hsx_sbox_box_ctl, HSX_SBOX_BOX_CTL_RESET)

#define HSX_SBOX_BOX_CTL_MSR 0x720u
#define HSX_SBOX_BOX_CTL_INSTANCE_STRIDE 0xau

#define hsx_sbox_box_ctl_addr(instance) /* uncore_msr (instance below HSX_SBOX_INSTANCES): the address of Sn_MSR_PMON_BOX_CTL. */ \
	uncore_msr_at_(HSX_SBOX_BOX_CTL_MSR + \
		UNCORE_INDEX_(instance, HSX_SBOX_INSTANCES) * HSX_SBOX_BOX_CTL_INSTANCE_STRIDE)

/* frz_en [16] RW. */
#define HSX_SBOX_BOX_CTL_FRZ_EN_MASK  0x00010000u
#define HSX_SBOX_BOX_CTL_FRZ_EN_SHIFT 16
#define HSX_SBOX_BOX_CTL_FRZ_EN_WIDTH 1
#define hsx_sbox_box_ctl_get_frz_en(r) /* uint32_t (hsx_sbox_box_ctl r) [16]: Lets the box obey a freeze; both drivers keep it at 1, so the session does. */ \
	UNCORE_GET32_(hsx_sbox_box_ctl, r, HSX_SBOX_BOX_CTL_FRZ_EN)
#define hsx_sbox_box_ctl_set_frz_en(r, v) /* hsx_sbox_box_ctl (hsx_sbox_box_ctl r, v up to 0x1u) [16]: Lets the box obey a freeze; both drivers keep it at 1, so the session does. */ \
	UNCORE_PUT32_(hsx_sbox_box_ctl, hsx_sbox_box_ctl_value_(r).raw, HSX_SBOX_BOX_CTL_FRZ_EN, v)

/* frz [8] RW. */
#define HSX_SBOX_BOX_CTL_FRZ_MASK  0x00000100u
#define HSX_SBOX_BOX_CTL_FRZ_SHIFT 8
#define HSX_SBOX_BOX_CTL_FRZ_WIDTH 1
#define hsx_sbox_box_ctl_get_frz(r) /* uint32_t (hsx_sbox_box_ctl r) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(hsx_sbox_box_ctl, r, HSX_SBOX_BOX_CTL_FRZ)
#define hsx_sbox_box_ctl_set_frz(r, v) /* hsx_sbox_box_ctl (hsx_sbox_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(hsx_sbox_box_ctl, hsx_sbox_box_ctl_value_(r).raw, HSX_SBOX_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define HSX_SBOX_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define HSX_SBOX_BOX_CTL_RST_CTRS_SHIFT 1
#define HSX_SBOX_BOX_CTL_RST_CTRS_WIDTH 1
#define hsx_sbox_box_ctl_set_rst_ctrs(r, v) /* hsx_sbox_box_ctl (hsx_sbox_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(hsx_sbox_box_ctl, hsx_sbox_box_ctl_value_(r).raw, HSX_SBOX_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define HSX_SBOX_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define HSX_SBOX_BOX_CTL_RST_CTRL_SHIFT 0
#define HSX_SBOX_BOX_CTL_RST_CTRL_WIDTH 1
#define hsx_sbox_box_ctl_set_rst_ctrl(r, v) /* hsx_sbox_box_ctl (hsx_sbox_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(hsx_sbox_box_ctl, hsx_sbox_box_ctl_value_(r).raw, HSX_SBOX_BOX_CTL_RST_CTRL, v)

/*
 * ctl: Sn_MSR_PMON_CTL{0-3}, 32 bits
 * Chooses the event of counter {0-3}.
 * Source: linux uncore_snbep.c HSWEP_S0_MSR_PMON_*, HSWEP_SBOX_MSR_OFFSET; likwid registers.h (cross-source)
 */
typedef struct hsx_sbox_ctl {
	uint32_t raw;
} hsx_sbox_ctl;

UNCORE_ACCESSOR hsx_sbox_ctl hsx_sbox_ctl_value_(hsx_sbox_ctl r)
{
	return r;
}

#define HSX_SBOX_CTL_RESET     0x00000000u
#define HSX_SBOX_CTL_MUST_ZERO 0x00310000u
#define hsx_sbox_ctl_reset() /* hsx_sbox_ctl (): the value to begin from of Sn_MSR_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(hsx_sbox_ctl, HSX_SBOX_CTL_RESET)

#define HSX_SBOX_CTL_COUNT 4
#define HSX_SBOX_CTL_MSR 0x721u
#define HSX_SBOX_CTL_INSTANCE_STRIDE 0xau
#define HSX_SBOX_CTL_INDEX_STRIDE 0x1u

#define hsx_sbox_ctl_addr(instance, index) /* uncore_msr (instance below HSX_SBOX_INSTANCES, index below HSX_SBOX_CTL_COUNT): the address of Sn_MSR_PMON_CTL{0-3}. */ \
	uncore_msr_at_(HSX_SBOX_CTL_MSR + \
		UNCORE_INDEX_(instance, HSX_SBOX_INSTANCES) * HSX_SBOX_CTL_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, HSX_SBOX_CTL_COUNT) * HSX_SBOX_CTL_INDEX_STRIDE)

/* thresh [31:24] RW-V. */
#define HSX_SBOX_CTL_THRESH_MASK  0xff000000u
#define HSX_SBOX_CTL_THRESH_SHIFT 24
#define HSX_SBOX_CTL_THRESH_WIDTH 8
#define hsx_sbox_ctl_get_thresh(r) /* uint32_t (hsx_sbox_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(hsx_sbox_ctl, r, HSX_SBOX_CTL_THRESH)
#define hsx_sbox_ctl_set_thresh(r, v) /* hsx_sbox_ctl (hsx_sbox_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(hsx_sbox_ctl, hsx_sbox_ctl_value_(r).raw, HSX_SBOX_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define HSX_SBOX_CTL_INVERT_MASK  0x00800000u
#define HSX_SBOX_CTL_INVERT_SHIFT 23
#define HSX_SBOX_CTL_INVERT_WIDTH 1

enum hsx_sbox_ctl_invert {
	HSX_SBOX_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	HSX_SBOX_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define hsx_sbox_ctl_get_invert(r) /* uint32_t (hsx_sbox_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(hsx_sbox_ctl, r, HSX_SBOX_CTL_INVERT)
#define hsx_sbox_ctl_set_invert(r, v) /* hsx_sbox_ctl (hsx_sbox_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(hsx_sbox_ctl, hsx_sbox_ctl_value_(r).raw, HSX_SBOX_CTL_INVERT, v)

/* en [22] RW-V. */
#define HSX_SBOX_CTL_EN_MASK  0x00400000u
#define HSX_SBOX_CTL_EN_SHIFT 22
#define HSX_SBOX_CTL_EN_WIDTH 1
#define hsx_sbox_ctl_get_en(r) /* uint32_t (hsx_sbox_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(hsx_sbox_ctl, r, HSX_SBOX_CTL_EN)
#define hsx_sbox_ctl_set_en(r, v) /* hsx_sbox_ctl (hsx_sbox_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(hsx_sbox_ctl, hsx_sbox_ctl_value_(r).raw, HSX_SBOX_CTL_EN, v)

/* tid_en [19] RW-V. */
#define HSX_SBOX_CTL_TID_EN_MASK  0x00080000u
#define HSX_SBOX_CTL_TID_EN_SHIFT 19
#define HSX_SBOX_CTL_TID_EN_WIDTH 1
#define hsx_sbox_ctl_get_tid_en(r) /* uint32_t (hsx_sbox_ctl r) [19]: Counts for one thread only; no source names the register that would choose it. */ \
	UNCORE_GET32_(hsx_sbox_ctl, r, HSX_SBOX_CTL_TID_EN)
#define hsx_sbox_ctl_set_tid_en(r, v) /* hsx_sbox_ctl (hsx_sbox_ctl r, v up to 0x1u) [19]: Counts for one thread only; no source names the register that would choose it. */ \
	UNCORE_PUT32_(hsx_sbox_ctl, hsx_sbox_ctl_value_(r).raw, HSX_SBOX_CTL_TID_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define HSX_SBOX_CTL_EDGE_DET_MASK  0x00040000u
#define HSX_SBOX_CTL_EDGE_DET_SHIFT 18
#define HSX_SBOX_CTL_EDGE_DET_WIDTH 1
#define hsx_sbox_ctl_get_edge_det(r) /* uint32_t (hsx_sbox_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(hsx_sbox_ctl, r, HSX_SBOX_CTL_EDGE_DET)
#define hsx_sbox_ctl_set_edge_det(r, v) /* hsx_sbox_ctl (hsx_sbox_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(hsx_sbox_ctl, hsx_sbox_ctl_value_(r).raw, HSX_SBOX_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define HSX_SBOX_CTL_RST_MASK  0x00020000u
#define HSX_SBOX_CTL_RST_SHIFT 17
#define HSX_SBOX_CTL_RST_WIDTH 1
#define hsx_sbox_ctl_set_rst(r, v) /* hsx_sbox_ctl (hsx_sbox_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(hsx_sbox_ctl, hsx_sbox_ctl_value_(r).raw, HSX_SBOX_CTL_RST, v)

/* umask [15:8] RW-V. */
#define HSX_SBOX_CTL_UMASK_MASK  0x0000ff00u
#define HSX_SBOX_CTL_UMASK_SHIFT 8
#define HSX_SBOX_CTL_UMASK_WIDTH 8
#define hsx_sbox_ctl_get_umask(r) /* uint32_t (hsx_sbox_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(hsx_sbox_ctl, r, HSX_SBOX_CTL_UMASK)
#define hsx_sbox_ctl_set_umask(r, v) /* hsx_sbox_ctl (hsx_sbox_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(hsx_sbox_ctl, hsx_sbox_ctl_value_(r).raw, HSX_SBOX_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define HSX_SBOX_CTL_EV_SEL_MASK  0x000000ffu
#define HSX_SBOX_CTL_EV_SEL_SHIFT 0
#define HSX_SBOX_CTL_EV_SEL_WIDTH 8
#define hsx_sbox_ctl_get_ev_sel(r) /* uint32_t (hsx_sbox_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(hsx_sbox_ctl, r, HSX_SBOX_CTL_EV_SEL)
#define hsx_sbox_ctl_set_ev_sel(r, v) /* hsx_sbox_ctl (hsx_sbox_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(hsx_sbox_ctl, hsx_sbox_ctl_value_(r).raw, HSX_SBOX_CTL_EV_SEL, v)

/*
 * box_status: Sn_MSR_PMON_BOX_STATUS, 32 bits
 * Which counters have wrapped, by one program; another source calls it a filter. Nothing here writes it.
 * Source: likwid registers.h; sdm-325384-059 Table 35-31 (names it a filter) (inferred)
 */
typedef struct hsx_sbox_box_status {
	uint32_t raw;
} hsx_sbox_box_status;

UNCORE_ACCESSOR hsx_sbox_box_status hsx_sbox_box_status_value_(hsx_sbox_box_status r)
{
	return r;
}

#define HSX_SBOX_BOX_STATUS_RESET     0x00000000u
#define HSX_SBOX_BOX_STATUS_RW1C      0x0000000fu
#define hsx_sbox_box_status_reset() /* hsx_sbox_box_status (): the value to begin from of Sn_MSR_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(hsx_sbox_box_status, HSX_SBOX_BOX_STATUS_RESET)

#define hsx_sbox_box_status_clear(seen) /* hsx_sbox_box_status (hsx_sbox_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of Sn_MSR_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(hsx_sbox_box_status, HSX_SBOX_BOX_STATUS_RESET & ~HSX_SBOX_BOX_STATUS_RW1C, seen, HSX_SBOX_BOX_STATUS_RW1C)

#define HSX_SBOX_BOX_STATUS_MSR 0x725u
#define HSX_SBOX_BOX_STATUS_INSTANCE_STRIDE 0xau

#define hsx_sbox_box_status_addr(instance) /* uncore_msr (instance below HSX_SBOX_INSTANCES): the address of Sn_MSR_PMON_BOX_STATUS. */ \
	uncore_msr_at_(HSX_SBOX_BOX_STATUS_MSR + \
		UNCORE_INDEX_(instance, HSX_SBOX_INSTANCES) * HSX_SBOX_BOX_STATUS_INSTANCE_STRIDE)

/* ov [3:0] RW1C. */
#define HSX_SBOX_BOX_STATUS_OV_MASK  0x0000000fu
#define HSX_SBOX_BOX_STATUS_OV_SHIFT 0
#define HSX_SBOX_BOX_STATUS_OV_WIDTH 4
#define hsx_sbox_box_status_get_ov(r) /* uint32_t (hsx_sbox_box_status r) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(hsx_sbox_box_status, r, HSX_SBOX_BOX_STATUS_OV)
#define hsx_sbox_box_status_clear_ov(bits) /* hsx_sbox_box_status (bits up to 0xfu) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(hsx_sbox_box_status, HSX_SBOX_BOX_STATUS_RESET & ~HSX_SBOX_BOX_STATUS_RW1C, HSX_SBOX_BOX_STATUS_OV, bits)

/*
 * ctr: Sn_MSR_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux uncore_snbep.c HSWEP_S0_MSR_PMON_*, HSWEP_SBOX_MSR_OFFSET; likwid registers.h (cross-source)
 */
typedef struct hsx_sbox_ctr {
	uint64_t raw;
} hsx_sbox_ctr;

UNCORE_ACCESSOR hsx_sbox_ctr hsx_sbox_ctr_value_(hsx_sbox_ctr r)
{
	return r;
}

#define HSX_SBOX_CTR_RESET UINT64_C(0x0000000000000000)
#define hsx_sbox_ctr_reset() /* hsx_sbox_ctr (): the value to begin from of Sn_MSR_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(hsx_sbox_ctr, HSX_SBOX_CTR_RESET)

#define HSX_SBOX_CTR_COUNT 4
#define HSX_SBOX_CTR_MSR 0x726u
#define HSX_SBOX_CTR_INSTANCE_STRIDE 0xau
#define HSX_SBOX_CTR_INDEX_STRIDE 0x1u

#define hsx_sbox_ctr_addr(instance, index) /* uncore_msr (instance below HSX_SBOX_INSTANCES, index below HSX_SBOX_CTR_COUNT): the address of Sn_MSR_PMON_CTR{0-3}. */ \
	uncore_msr_at_(HSX_SBOX_CTR_MSR + \
		UNCORE_INDEX_(instance, HSX_SBOX_INSTANCES) * HSX_SBOX_CTR_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, HSX_SBOX_CTR_COUNT) * HSX_SBOX_CTR_INDEX_STRIDE)

/* event_count [43:0] RW-V. */
#define HSX_SBOX_CTR_EVENT_COUNT_MASK  UINT64_C(0x00000fffffffffff)
#define HSX_SBOX_CTR_EVENT_COUNT_SHIFT 0
#define HSX_SBOX_CTR_EVENT_COUNT_WIDTH 44
#define hsx_sbox_ctr_get_event_count(r) /* uint64_t (hsx_sbox_ctr r) [43:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(hsx_sbox_ctr, r, HSX_SBOX_CTR_EVENT_COUNT)
#define hsx_sbox_ctr_set_event_count(r, v) /* hsx_sbox_ctr (hsx_sbox_ctr r, v up to 0xfffffffffffull) [43:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(hsx_sbox_ctr, hsx_sbox_ctr_value_(r).raw, HSX_SBOX_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
