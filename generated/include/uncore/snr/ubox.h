/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/snr/ubox.box.json by "make generate". Do not edit. */
/*
 * snr ubox: System configuration controller. Interrupts, locks and messages of the processor, and the uncore clock.
 * Source: linux-6.12 uncore_snbep.c snr_uncore_ubox
 */
#ifndef UNCORE_SNR_UBOX_H
#define UNCORE_SNR_UBOX_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define SNR_UBOX_INSTANCES 1

#define SNR_UBOX_GENERAL_COUNTERS   2
#define SNR_UBOX_GENERAL_WIDTH      48
#define SNR_UBOX_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define SNR_UBOX_FIXED_COUNTERS   1
#define SNR_UBOX_FIXED_WIDTH      48
#define SNR_UBOX_FIXED_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * fixed_ctl: U_MSR_PMON_FIXED_CTL, 32 bits
 * Enables the fixed counter.
 * Source: linux-6.12 uncore_snbep.c SNR_U_MSR_PMON_UCLK_FIXED_CTL (inferred)
 */
typedef struct snr_ubox_fixed_ctl {
	uint32_t raw;
} snr_ubox_fixed_ctl;

UNCORE_ACCESSOR snr_ubox_fixed_ctl snr_ubox_fixed_ctl_value_(snr_ubox_fixed_ctl r)
{
	return r;
}

#define SNR_UBOX_FIXED_CTL_RESET 0x00000000u
#define snr_ubox_fixed_ctl_reset() /* snr_ubox_fixed_ctl (): the value to begin from of U_MSR_PMON_FIXED_CTL. */ \
	UNCORE_VALUE_(snr_ubox_fixed_ctl, SNR_UBOX_FIXED_CTL_RESET)

#define SNR_UBOX_FIXED_CTL_MSR 0x1f93u

#define snr_ubox_fixed_ctl_addr() /* uncore_msr (): the address of U_MSR_PMON_FIXED_CTL. */ \
	uncore_msr_at_(SNR_UBOX_FIXED_CTL_MSR)

/* en [22] RW-V. */
#define SNR_UBOX_FIXED_CTL_EN_MASK  0x00400000u
#define SNR_UBOX_FIXED_CTL_EN_SHIFT 22
#define SNR_UBOX_FIXED_CTL_EN_WIDTH 1
#define snr_ubox_fixed_ctl_get_en(r) /* uint32_t (snr_ubox_fixed_ctl r) [22]: Lets the fixed counter count uncore clocks. */ \
	UNCORE_GET32_(snr_ubox_fixed_ctl, r, SNR_UBOX_FIXED_CTL_EN)
#define snr_ubox_fixed_ctl_set_en(r, v) /* snr_ubox_fixed_ctl (snr_ubox_fixed_ctl r, v up to 0x1u) [22]: Lets the fixed counter count uncore clocks. */ \
	UNCORE_PUT32_(snr_ubox_fixed_ctl, snr_ubox_fixed_ctl_value_(r).raw, SNR_UBOX_FIXED_CTL_EN, v)

/*
 * fixed_ctr: U_MSR_PMON_FIXED_CTR, 64 bits
 * Counts uncore clocks.
 * Source: linux-6.12 uncore_snbep.c SNR_U_MSR_PMON_UCLK_FIXED_CTR (inferred)
 */
typedef struct snr_ubox_fixed_ctr {
	uint64_t raw;
} snr_ubox_fixed_ctr;

UNCORE_ACCESSOR snr_ubox_fixed_ctr snr_ubox_fixed_ctr_value_(snr_ubox_fixed_ctr r)
{
	return r;
}

#define SNR_UBOX_FIXED_CTR_RESET UINT64_C(0x0000000000000000)
#define snr_ubox_fixed_ctr_reset() /* snr_ubox_fixed_ctr (): the value to begin from of U_MSR_PMON_FIXED_CTR. */ \
	UNCORE_VALUE_(snr_ubox_fixed_ctr, SNR_UBOX_FIXED_CTR_RESET)

#define SNR_UBOX_FIXED_CTR_MSR 0x1f94u

#define snr_ubox_fixed_ctr_addr() /* uncore_msr (): the address of U_MSR_PMON_FIXED_CTR. */ \
	uncore_msr_at_(SNR_UBOX_FIXED_CTR_MSR)

/* event_count [47:0] RW-V. */
#define SNR_UBOX_FIXED_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SNR_UBOX_FIXED_CTR_EVENT_COUNT_SHIFT 0
#define SNR_UBOX_FIXED_CTR_EVENT_COUNT_WIDTH 48
#define snr_ubox_fixed_ctr_get_event_count(r) /* uint64_t (snr_ubox_fixed_ctr r) [47:0]: Uncore clocks. */ \
	UNCORE_GET64_(snr_ubox_fixed_ctr, r, SNR_UBOX_FIXED_CTR_EVENT_COUNT)
#define snr_ubox_fixed_ctr_set_event_count(r, v) /* snr_ubox_fixed_ctr (snr_ubox_fixed_ctr r, v up to 0xffffffffffffull) [47:0]: Uncore clocks. */ \
	UNCORE_PUT64_(snr_ubox_fixed_ctr, snr_ubox_fixed_ctr_value_(r).raw, SNR_UBOX_FIXED_CTR_EVENT_COUNT, v)

/*
 * ctl: U_MSR_PMON_CTL{0-1}, 32 bits
 * Chooses the event of counter {0-1}.
 * Source: linux-6.12 uncore_snbep.c SNR_U_MSR_PMON_CTL0 (inferred)
 */
typedef struct snr_ubox_ctl {
	uint32_t raw;
} snr_ubox_ctl;

UNCORE_ACCESSOR snr_ubox_ctl snr_ubox_ctl_value_(snr_ubox_ctl r)
{
	return r;
}

#define SNR_UBOX_CTL_RESET     0x00000000u
#define SNR_UBOX_CTL_MUST_ZERO 0x00010000u
#define snr_ubox_ctl_reset() /* snr_ubox_ctl (): the value to begin from of U_MSR_PMON_CTL{0-1}. */ \
	UNCORE_VALUE_(snr_ubox_ctl, SNR_UBOX_CTL_RESET)

#define SNR_UBOX_CTL_COUNT 2
#define SNR_UBOX_CTL_MSR 0x1f91u
#define SNR_UBOX_CTL_INDEX_STRIDE 0x1u

#define snr_ubox_ctl_addr(index) /* uncore_msr (index below SNR_UBOX_CTL_COUNT): the address of U_MSR_PMON_CTL{0-1}. */ \
	uncore_msr_at_(SNR_UBOX_CTL_MSR + \
		UNCORE_INDEX_(index, SNR_UBOX_CTL_COUNT) * SNR_UBOX_CTL_INDEX_STRIDE)

/* thresh [31:24] RW-V. */
#define SNR_UBOX_CTL_THRESH_MASK  0xff000000u
#define SNR_UBOX_CTL_THRESH_SHIFT 24
#define SNR_UBOX_CTL_THRESH_WIDTH 8
#define snr_ubox_ctl_get_thresh(r) /* uint32_t (snr_ubox_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(snr_ubox_ctl, r, SNR_UBOX_CTL_THRESH)
#define snr_ubox_ctl_set_thresh(r, v) /* snr_ubox_ctl (snr_ubox_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(snr_ubox_ctl, snr_ubox_ctl_value_(r).raw, SNR_UBOX_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define SNR_UBOX_CTL_INVERT_MASK  0x00800000u
#define SNR_UBOX_CTL_INVERT_SHIFT 23
#define SNR_UBOX_CTL_INVERT_WIDTH 1

enum snr_ubox_ctl_invert {
	SNR_UBOX_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	SNR_UBOX_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define snr_ubox_ctl_get_invert(r) /* uint32_t (snr_ubox_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(snr_ubox_ctl, r, SNR_UBOX_CTL_INVERT)
#define snr_ubox_ctl_set_invert(r, v) /* snr_ubox_ctl (snr_ubox_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(snr_ubox_ctl, snr_ubox_ctl_value_(r).raw, SNR_UBOX_CTL_INVERT, v)

/* en [22] RW-V. */
#define SNR_UBOX_CTL_EN_MASK  0x00400000u
#define SNR_UBOX_CTL_EN_SHIFT 22
#define SNR_UBOX_CTL_EN_WIDTH 1
#define snr_ubox_ctl_get_en(r) /* uint32_t (snr_ubox_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(snr_ubox_ctl, r, SNR_UBOX_CTL_EN)
#define snr_ubox_ctl_set_en(r, v) /* snr_ubox_ctl (snr_ubox_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(snr_ubox_ctl, snr_ubox_ctl_value_(r).raw, SNR_UBOX_CTL_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define SNR_UBOX_CTL_EDGE_DET_MASK  0x00040000u
#define SNR_UBOX_CTL_EDGE_DET_SHIFT 18
#define SNR_UBOX_CTL_EDGE_DET_WIDTH 1
#define snr_ubox_ctl_get_edge_det(r) /* uint32_t (snr_ubox_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(snr_ubox_ctl, r, SNR_UBOX_CTL_EDGE_DET)
#define snr_ubox_ctl_set_edge_det(r, v) /* snr_ubox_ctl (snr_ubox_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(snr_ubox_ctl, snr_ubox_ctl_value_(r).raw, SNR_UBOX_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define SNR_UBOX_CTL_RST_MASK  0x00020000u
#define SNR_UBOX_CTL_RST_SHIFT 17
#define SNR_UBOX_CTL_RST_WIDTH 1
#define snr_ubox_ctl_set_rst(r, v) /* snr_ubox_ctl (snr_ubox_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(snr_ubox_ctl, snr_ubox_ctl_value_(r).raw, SNR_UBOX_CTL_RST, v)

/* umask [15:8] RW-V. */
#define SNR_UBOX_CTL_UMASK_MASK  0x0000ff00u
#define SNR_UBOX_CTL_UMASK_SHIFT 8
#define SNR_UBOX_CTL_UMASK_WIDTH 8
#define snr_ubox_ctl_get_umask(r) /* uint32_t (snr_ubox_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(snr_ubox_ctl, r, SNR_UBOX_CTL_UMASK)
#define snr_ubox_ctl_set_umask(r, v) /* snr_ubox_ctl (snr_ubox_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(snr_ubox_ctl, snr_ubox_ctl_value_(r).raw, SNR_UBOX_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define SNR_UBOX_CTL_EV_SEL_MASK  0x000000ffu
#define SNR_UBOX_CTL_EV_SEL_SHIFT 0
#define SNR_UBOX_CTL_EV_SEL_WIDTH 8
#define snr_ubox_ctl_get_ev_sel(r) /* uint32_t (snr_ubox_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(snr_ubox_ctl, r, SNR_UBOX_CTL_EV_SEL)
#define snr_ubox_ctl_set_ev_sel(r, v) /* snr_ubox_ctl (snr_ubox_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(snr_ubox_ctl, snr_ubox_ctl_value_(r).raw, SNR_UBOX_CTL_EV_SEL, v)

/*
 * ctr: U_MSR_PMON_CTR{0-1}, 64 bits
 * Count of counter {0-1}.
 * Source: linux-6.12 uncore_snbep.c SNR_U_MSR_PMON_CTR0 (inferred)
 */
typedef struct snr_ubox_ctr {
	uint64_t raw;
} snr_ubox_ctr;

UNCORE_ACCESSOR snr_ubox_ctr snr_ubox_ctr_value_(snr_ubox_ctr r)
{
	return r;
}

#define SNR_UBOX_CTR_RESET UINT64_C(0x0000000000000000)
#define snr_ubox_ctr_reset() /* snr_ubox_ctr (): the value to begin from of U_MSR_PMON_CTR{0-1}. */ \
	UNCORE_VALUE_(snr_ubox_ctr, SNR_UBOX_CTR_RESET)

#define SNR_UBOX_CTR_COUNT 2
#define SNR_UBOX_CTR_MSR 0x1f98u
#define SNR_UBOX_CTR_INDEX_STRIDE 0x1u

#define snr_ubox_ctr_addr(index) /* uncore_msr (index below SNR_UBOX_CTR_COUNT): the address of U_MSR_PMON_CTR{0-1}. */ \
	uncore_msr_at_(SNR_UBOX_CTR_MSR + \
		UNCORE_INDEX_(index, SNR_UBOX_CTR_COUNT) * SNR_UBOX_CTR_INDEX_STRIDE)

/* event_count [47:0] RW-V. */
#define SNR_UBOX_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SNR_UBOX_CTR_EVENT_COUNT_SHIFT 0
#define SNR_UBOX_CTR_EVENT_COUNT_WIDTH 48
#define snr_ubox_ctr_get_event_count(r) /* uint64_t (snr_ubox_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(snr_ubox_ctr, r, SNR_UBOX_CTR_EVENT_COUNT)
#define snr_ubox_ctr_set_event_count(r, v) /* snr_ubox_ctr (snr_ubox_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(snr_ubox_ctr, snr_ubox_ctr_value_(r).raw, SNR_UBOX_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
