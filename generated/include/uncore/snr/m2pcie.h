/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/snr/m2pcie.box.json by "make generate". Do not edit. */
/*
 * snr m2pcie: Mesh to PCIe. Between the mesh and one I/O stack: its messages, credits and queues.
 * Source: linux-6.12 uncore_snbep.c snr_uncore_m2pcie
 */
#ifndef UNCORE_SNR_M2PCIE_H
#define UNCORE_SNR_M2PCIE_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define SNR_M2PCIE_INSTANCES 5

#define SNR_M2PCIE_GENERAL_COUNTERS   4
#define SNR_M2PCIE_GENERAL_WIDTH      48
#define SNR_M2PCIE_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * box_ctl: M2Pn_MSR_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux-6.12 uncore_snbep.c SNR_M2PCIE_MSR_PMON_BOX_CTL, SNR_M2PCIE_MSR_OFFSET (inferred)
 */
typedef struct snr_m2pcie_box_ctl {
	uint32_t raw;
} snr_m2pcie_box_ctl;

UNCORE_ACCESSOR snr_m2pcie_box_ctl snr_m2pcie_box_ctl_value_(snr_m2pcie_box_ctl r)
{
	return r;
}

#define SNR_M2PCIE_BOX_CTL_RESET     0x00030000u
#define SNR_M2PCIE_BOX_CTL_MUST_ONE  0x00030000u
#define snr_m2pcie_box_ctl_reset() /* snr_m2pcie_box_ctl (): the value to begin from of M2Pn_MSR_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(snr_m2pcie_box_ctl, SNR_M2PCIE_BOX_CTL_RESET)

#define SNR_M2PCIE_BOX_CTL_MSR 0x1e50u
#define SNR_M2PCIE_BOX_CTL_INSTANCE_STRIDE 0x10u

#define snr_m2pcie_box_ctl_addr(instance) /* uncore_msr (instance below SNR_M2PCIE_INSTANCES): the address of M2Pn_MSR_PMON_BOX_CTL. */ \
	uncore_msr_at_(SNR_M2PCIE_BOX_CTL_MSR + \
		UNCORE_INDEX_(instance, SNR_M2PCIE_INSTANCES) * SNR_M2PCIE_BOX_CTL_INSTANCE_STRIDE)

/* frz [8] RW. */
#define SNR_M2PCIE_BOX_CTL_FRZ_MASK  0x00000100u
#define SNR_M2PCIE_BOX_CTL_FRZ_SHIFT 8
#define SNR_M2PCIE_BOX_CTL_FRZ_WIDTH 1
#define snr_m2pcie_box_ctl_get_frz(r) /* uint32_t (snr_m2pcie_box_ctl r) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(snr_m2pcie_box_ctl, r, SNR_M2PCIE_BOX_CTL_FRZ)
#define snr_m2pcie_box_ctl_set_frz(r, v) /* snr_m2pcie_box_ctl (snr_m2pcie_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(snr_m2pcie_box_ctl, snr_m2pcie_box_ctl_value_(r).raw, SNR_M2PCIE_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define SNR_M2PCIE_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define SNR_M2PCIE_BOX_CTL_RST_CTRS_SHIFT 1
#define SNR_M2PCIE_BOX_CTL_RST_CTRS_WIDTH 1
#define snr_m2pcie_box_ctl_set_rst_ctrs(r, v) /* snr_m2pcie_box_ctl (snr_m2pcie_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(snr_m2pcie_box_ctl, snr_m2pcie_box_ctl_value_(r).raw, SNR_M2PCIE_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define SNR_M2PCIE_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define SNR_M2PCIE_BOX_CTL_RST_CTRL_SHIFT 0
#define SNR_M2PCIE_BOX_CTL_RST_CTRL_WIDTH 1
#define snr_m2pcie_box_ctl_set_rst_ctrl(r, v) /* snr_m2pcie_box_ctl (snr_m2pcie_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(snr_m2pcie_box_ctl, snr_m2pcie_box_ctl_value_(r).raw, SNR_M2PCIE_BOX_CTL_RST_CTRL, v)

/*
 * ctl: M2Pn_MSR_PMON_CTL{0-3}, 32 bits
 * Chooses the event of counter {0-3}.
 * Source: linux-6.12 uncore_snbep.c SNR_M2PCIE_MSR_PMON_CTL0, SNR_M2PCIE_MSR_OFFSET (inferred)
 */
typedef struct snr_m2pcie_ctl {
	uint32_t raw;
} snr_m2pcie_ctl;

UNCORE_ACCESSOR snr_m2pcie_ctl snr_m2pcie_ctl_value_(snr_m2pcie_ctl r)
{
	return r;
}

#define SNR_M2PCIE_CTL_RESET     0x00000000u
#define SNR_M2PCIE_CTL_MUST_ZERO 0x00010000u
#define snr_m2pcie_ctl_reset() /* snr_m2pcie_ctl (): the value to begin from of M2Pn_MSR_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(snr_m2pcie_ctl, SNR_M2PCIE_CTL_RESET)

#define SNR_M2PCIE_CTL_COUNT 4
#define SNR_M2PCIE_CTL_MSR 0x1e58u
#define SNR_M2PCIE_CTL_INSTANCE_STRIDE 0x10u
#define SNR_M2PCIE_CTL_INDEX_STRIDE 0x1u

#define snr_m2pcie_ctl_addr(instance, index) /* uncore_msr (instance below SNR_M2PCIE_INSTANCES, index below SNR_M2PCIE_CTL_COUNT): the address of M2Pn_MSR_PMON_CTL{0-3}. */ \
	uncore_msr_at_(SNR_M2PCIE_CTL_MSR + \
		UNCORE_INDEX_(instance, SNR_M2PCIE_INSTANCES) * SNR_M2PCIE_CTL_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, SNR_M2PCIE_CTL_COUNT) * SNR_M2PCIE_CTL_INDEX_STRIDE)

/* thresh [31:24] RW-V. */
#define SNR_M2PCIE_CTL_THRESH_MASK  0xff000000u
#define SNR_M2PCIE_CTL_THRESH_SHIFT 24
#define SNR_M2PCIE_CTL_THRESH_WIDTH 8
#define snr_m2pcie_ctl_get_thresh(r) /* uint32_t (snr_m2pcie_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(snr_m2pcie_ctl, r, SNR_M2PCIE_CTL_THRESH)
#define snr_m2pcie_ctl_set_thresh(r, v) /* snr_m2pcie_ctl (snr_m2pcie_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(snr_m2pcie_ctl, snr_m2pcie_ctl_value_(r).raw, SNR_M2PCIE_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define SNR_M2PCIE_CTL_INVERT_MASK  0x00800000u
#define SNR_M2PCIE_CTL_INVERT_SHIFT 23
#define SNR_M2PCIE_CTL_INVERT_WIDTH 1

enum snr_m2pcie_ctl_invert {
	SNR_M2PCIE_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	SNR_M2PCIE_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define snr_m2pcie_ctl_get_invert(r) /* uint32_t (snr_m2pcie_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(snr_m2pcie_ctl, r, SNR_M2PCIE_CTL_INVERT)
#define snr_m2pcie_ctl_set_invert(r, v) /* snr_m2pcie_ctl (snr_m2pcie_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(snr_m2pcie_ctl, snr_m2pcie_ctl_value_(r).raw, SNR_M2PCIE_CTL_INVERT, v)

/* en [22] RW-V. */
#define SNR_M2PCIE_CTL_EN_MASK  0x00400000u
#define SNR_M2PCIE_CTL_EN_SHIFT 22
#define SNR_M2PCIE_CTL_EN_WIDTH 1
#define snr_m2pcie_ctl_get_en(r) /* uint32_t (snr_m2pcie_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(snr_m2pcie_ctl, r, SNR_M2PCIE_CTL_EN)
#define snr_m2pcie_ctl_set_en(r, v) /* snr_m2pcie_ctl (snr_m2pcie_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(snr_m2pcie_ctl, snr_m2pcie_ctl_value_(r).raw, SNR_M2PCIE_CTL_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define SNR_M2PCIE_CTL_EDGE_DET_MASK  0x00040000u
#define SNR_M2PCIE_CTL_EDGE_DET_SHIFT 18
#define SNR_M2PCIE_CTL_EDGE_DET_WIDTH 1
#define snr_m2pcie_ctl_get_edge_det(r) /* uint32_t (snr_m2pcie_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(snr_m2pcie_ctl, r, SNR_M2PCIE_CTL_EDGE_DET)
#define snr_m2pcie_ctl_set_edge_det(r, v) /* snr_m2pcie_ctl (snr_m2pcie_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(snr_m2pcie_ctl, snr_m2pcie_ctl_value_(r).raw, SNR_M2PCIE_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define SNR_M2PCIE_CTL_RST_MASK  0x00020000u
#define SNR_M2PCIE_CTL_RST_SHIFT 17
#define SNR_M2PCIE_CTL_RST_WIDTH 1
#define snr_m2pcie_ctl_set_rst(r, v) /* snr_m2pcie_ctl (snr_m2pcie_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(snr_m2pcie_ctl, snr_m2pcie_ctl_value_(r).raw, SNR_M2PCIE_CTL_RST, v)

/* umask [15:8] RW-V. */
#define SNR_M2PCIE_CTL_UMASK_MASK  0x0000ff00u
#define SNR_M2PCIE_CTL_UMASK_SHIFT 8
#define SNR_M2PCIE_CTL_UMASK_WIDTH 8
#define snr_m2pcie_ctl_get_umask(r) /* uint32_t (snr_m2pcie_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(snr_m2pcie_ctl, r, SNR_M2PCIE_CTL_UMASK)
#define snr_m2pcie_ctl_set_umask(r, v) /* snr_m2pcie_ctl (snr_m2pcie_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(snr_m2pcie_ctl, snr_m2pcie_ctl_value_(r).raw, SNR_M2PCIE_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define SNR_M2PCIE_CTL_EV_SEL_MASK  0x000000ffu
#define SNR_M2PCIE_CTL_EV_SEL_SHIFT 0
#define SNR_M2PCIE_CTL_EV_SEL_WIDTH 8
#define snr_m2pcie_ctl_get_ev_sel(r) /* uint32_t (snr_m2pcie_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(snr_m2pcie_ctl, r, SNR_M2PCIE_CTL_EV_SEL)
#define snr_m2pcie_ctl_set_ev_sel(r, v) /* snr_m2pcie_ctl (snr_m2pcie_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(snr_m2pcie_ctl, snr_m2pcie_ctl_value_(r).raw, SNR_M2PCIE_CTL_EV_SEL, v)

/*
 * ctr: M2Pn_MSR_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux-6.12 uncore_snbep.c SNR_M2PCIE_MSR_PMON_CTR0, SNR_M2PCIE_MSR_OFFSET (inferred)
 */
typedef struct snr_m2pcie_ctr {
	uint64_t raw;
} snr_m2pcie_ctr;

UNCORE_ACCESSOR snr_m2pcie_ctr snr_m2pcie_ctr_value_(snr_m2pcie_ctr r)
{
	return r;
}

#define SNR_M2PCIE_CTR_RESET UINT64_C(0x0000000000000000)
#define snr_m2pcie_ctr_reset() /* snr_m2pcie_ctr (): the value to begin from of M2Pn_MSR_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(snr_m2pcie_ctr, SNR_M2PCIE_CTR_RESET)

#define SNR_M2PCIE_CTR_COUNT 4
#define SNR_M2PCIE_CTR_MSR 0x1e51u
#define SNR_M2PCIE_CTR_INSTANCE_STRIDE 0x10u
#define SNR_M2PCIE_CTR_INDEX_STRIDE 0x1u

#define snr_m2pcie_ctr_addr(instance, index) /* uncore_msr (instance below SNR_M2PCIE_INSTANCES, index below SNR_M2PCIE_CTR_COUNT): the address of M2Pn_MSR_PMON_CTR{0-3}. */ \
	uncore_msr_at_(SNR_M2PCIE_CTR_MSR + \
		UNCORE_INDEX_(instance, SNR_M2PCIE_INSTANCES) * SNR_M2PCIE_CTR_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, SNR_M2PCIE_CTR_COUNT) * SNR_M2PCIE_CTR_INDEX_STRIDE)

/* event_count [47:0] RW-V. */
#define SNR_M2PCIE_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SNR_M2PCIE_CTR_EVENT_COUNT_SHIFT 0
#define SNR_M2PCIE_CTR_EVENT_COUNT_WIDTH 48
#define snr_m2pcie_ctr_get_event_count(r) /* uint64_t (snr_m2pcie_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(snr_m2pcie_ctr, r, SNR_M2PCIE_CTR_EVENT_COUNT)
#define snr_m2pcie_ctr_set_event_count(r, v) /* snr_m2pcie_ctr (snr_m2pcie_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(snr_m2pcie_ctr, snr_m2pcie_ctr_value_(r).raw, SNR_M2PCIE_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
