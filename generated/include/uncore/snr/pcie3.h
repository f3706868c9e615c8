/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/snr/pcie3.box.json by "make generate". Do not edit. */
/*
 * snr pcie3: PCIe 3 port. Four counters in the port above the PCIe slots; no source that was read has an event of it.
 * Source: linux-6.12 uncore_snbep.c snr_uncore_pcie3
 */
#ifndef UNCORE_SNR_PCIE3_H
#define UNCORE_SNR_PCIE3_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define SNR_PCIE3_INSTANCES 1

#define SNR_PCIE3_GENERAL_COUNTERS   4
#define SNR_PCIE3_GENERAL_WIDTH      48
#define SNR_PCIE3_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/* PCI function pmon: its device and function on the socket's uncore bus. */
#define SNR_PCIE3_PMON_DEVICE_ID 0x334au

/* The device and function of pmon. */
UNCORE_ACCESSOR uncore_pci snr_pcie3_pmon_place(void)
{
	uncore_pci place = { 4, 0, 0 };

	return place;
}

/*
 * box_ctl: PCIE3_PCI_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux-6.12 uncore_snbep.c SNR_PCIE3_PCI_PMON_BOX_CTL (inferred)
 */
typedef struct snr_pcie3_box_ctl {
	uint32_t raw;
} snr_pcie3_box_ctl;

UNCORE_ACCESSOR snr_pcie3_box_ctl snr_pcie3_box_ctl_value_(snr_pcie3_box_ctl r)
{
	return r;
}

#define SNR_PCIE3_BOX_CTL_RESET 0x00000000u
#define snr_pcie3_box_ctl_reset() /* snr_pcie3_box_ctl (): the value to begin from of PCIE3_PCI_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(snr_pcie3_box_ctl, SNR_PCIE3_BOX_CTL_RESET)

#define SNR_PCIE3_BOX_CTL_OFFSET 0x4e0u

#define snr_pcie3_box_ctl_addr() /* uncore_pci (): the address of PCIE3_PCI_PMON_BOX_CTL. */ \
	uncore_pci_at_(snr_pcie3_pmon_place(), SNR_PCIE3_BOX_CTL_OFFSET)

/* frz [8] RW. */
#define SNR_PCIE3_BOX_CTL_FRZ_MASK  0x00000100u
#define SNR_PCIE3_BOX_CTL_FRZ_SHIFT 8
#define SNR_PCIE3_BOX_CTL_FRZ_WIDTH 1
#define snr_pcie3_box_ctl_get_frz(r) /* uint32_t (snr_pcie3_box_ctl r) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(snr_pcie3_box_ctl, r, SNR_PCIE3_BOX_CTL_FRZ)
#define snr_pcie3_box_ctl_set_frz(r, v) /* snr_pcie3_box_ctl (snr_pcie3_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(snr_pcie3_box_ctl, snr_pcie3_box_ctl_value_(r).raw, SNR_PCIE3_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define SNR_PCIE3_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define SNR_PCIE3_BOX_CTL_RST_CTRS_SHIFT 1
#define SNR_PCIE3_BOX_CTL_RST_CTRS_WIDTH 1
#define snr_pcie3_box_ctl_set_rst_ctrs(r, v) /* snr_pcie3_box_ctl (snr_pcie3_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(snr_pcie3_box_ctl, snr_pcie3_box_ctl_value_(r).raw, SNR_PCIE3_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define SNR_PCIE3_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define SNR_PCIE3_BOX_CTL_RST_CTRL_SHIFT 0
#define SNR_PCIE3_BOX_CTL_RST_CTRL_WIDTH 1
#define snr_pcie3_box_ctl_set_rst_ctrl(r, v) /* snr_pcie3_box_ctl (snr_pcie3_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(snr_pcie3_box_ctl, snr_pcie3_box_ctl_value_(r).raw, SNR_PCIE3_BOX_CTL_RST_CTRL, v)

/*
 * ctl: PCIE3_PCI_PMON_CTL{0-3}, 64 bits
 * Chooses the event of counter {0-3}.
 * A write goes to the high half first, then to the low one.
 * Source: linux-6.12 uncore_snbep.c SNR_PCIE3_PCI_PMON_CTL0 (inferred)
 */
typedef struct snr_pcie3_ctl {
	uint64_t raw;
} snr_pcie3_ctl;

UNCORE_ACCESSOR snr_pcie3_ctl snr_pcie3_ctl_value_(snr_pcie3_ctl r)
{
	return r;
}

#define SNR_PCIE3_CTL_RESET UINT64_C(0x0000000000000000)
#define snr_pcie3_ctl_reset() /* snr_pcie3_ctl (): the value to begin from of PCIE3_PCI_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(snr_pcie3_ctl, SNR_PCIE3_CTL_RESET)

#define SNR_PCIE3_CTL_COUNT 4
#define SNR_PCIE3_CTL_OFFSET 0x508u
#define SNR_PCIE3_CTL_INDEX_STRIDE 0x8u

#define snr_pcie3_ctl_addr(index) /* uncore_pci (index below SNR_PCIE3_CTL_COUNT): the address of PCIE3_PCI_PMON_CTL{0-3}. */ \
	uncore_pci_at_(snr_pcie3_pmon_place(), SNR_PCIE3_CTL_OFFSET + \
		UNCORE_INDEX_(index, SNR_PCIE3_CTL_COUNT) * SNR_PCIE3_CTL_INDEX_STRIDE)
#define snr_pcie3_ctl_addr_high(index) /* uncore_pci (index below SNR_PCIE3_CTL_COUNT): the address of the high half of PCIE3_PCI_PMON_CTL{0-3}. */ \
	uncore_pci_high_(snr_pcie3_ctl_addr(index))
#define snr_pcie3_ctl_read(read, context, index) /* snr_pcie3_ctl (uint32_t read(void *context, uncore_pci at), context, index below SNR_PCIE3_CTL_COUNT): both halves of one moment of PCIE3_PCI_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(snr_pcie3_ctl, uncore_pci_read64_(read, context, snr_pcie3_ctl_addr(index)))

/* fc_mask [46:44] RW-V. */
#define SNR_PCIE3_CTL_FC_MASK_MASK  UINT64_C(0x0000700000000000)
#define SNR_PCIE3_CTL_FC_MASK_SHIFT 44
#define SNR_PCIE3_CTL_FC_MASK_WIDTH 3
#define snr_pcie3_ctl_get_fc_mask(r) /* uint64_t (snr_pcie3_ctl r) [46:44]: The kinds of transactions that count, going by the name. */ \
	UNCORE_GET64_(snr_pcie3_ctl, r, SNR_PCIE3_CTL_FC_MASK)
#define snr_pcie3_ctl_set_fc_mask(r, v) /* snr_pcie3_ctl (snr_pcie3_ctl r, v up to 0x7u) [46:44]: The kinds of transactions that count, going by the name. */ \
	UNCORE_PUT64_(snr_pcie3_ctl, snr_pcie3_ctl_value_(r).raw, SNR_PCIE3_CTL_FC_MASK, v)

/* ch_mask [43:36] RW-V. */
#define SNR_PCIE3_CTL_CH_MASK_MASK  UINT64_C(0x00000ff000000000)
#define SNR_PCIE3_CTL_CH_MASK_SHIFT 36
#define SNR_PCIE3_CTL_CH_MASK_WIDTH 8
#define snr_pcie3_ctl_get_ch_mask(r) /* uint64_t (snr_pcie3_ctl r) [43:36]: The ports that count, going by the name. */ \
	UNCORE_GET64_(snr_pcie3_ctl, r, SNR_PCIE3_CTL_CH_MASK)
#define snr_pcie3_ctl_set_ch_mask(r, v) /* snr_pcie3_ctl (snr_pcie3_ctl r, v up to 0xffu) [43:36]: The ports that count, going by the name. */ \
	UNCORE_PUT64_(snr_pcie3_ctl, snr_pcie3_ctl_value_(r).raw, SNR_PCIE3_CTL_CH_MASK, v)

/* thresh [35:24] RW-V. */
#define SNR_PCIE3_CTL_THRESH_MASK  UINT64_C(0x0000000fff000000)
#define SNR_PCIE3_CTL_THRESH_SHIFT 24
#define SNR_PCIE3_CTL_THRESH_WIDTH 12
#define snr_pcie3_ctl_get_thresh(r) /* uint64_t (snr_pcie3_ctl r) [35:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET64_(snr_pcie3_ctl, r, SNR_PCIE3_CTL_THRESH)
#define snr_pcie3_ctl_set_thresh(r, v) /* snr_pcie3_ctl (snr_pcie3_ctl r, v up to 0xfffu) [35:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT64_(snr_pcie3_ctl, snr_pcie3_ctl_value_(r).raw, SNR_PCIE3_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define SNR_PCIE3_CTL_INVERT_MASK  UINT64_C(0x0000000000800000)
#define SNR_PCIE3_CTL_INVERT_SHIFT 23
#define SNR_PCIE3_CTL_INVERT_WIDTH 1
#define snr_pcie3_ctl_get_invert(r) /* uint64_t (snr_pcie3_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET64_(snr_pcie3_ctl, r, SNR_PCIE3_CTL_INVERT)
#define snr_pcie3_ctl_set_invert(r, v) /* snr_pcie3_ctl (snr_pcie3_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT64_(snr_pcie3_ctl, snr_pcie3_ctl_value_(r).raw, SNR_PCIE3_CTL_INVERT, v)

/* en [22] RW-V. */
#define SNR_PCIE3_CTL_EN_MASK  UINT64_C(0x0000000000400000)
#define SNR_PCIE3_CTL_EN_SHIFT 22
#define SNR_PCIE3_CTL_EN_WIDTH 1
#define snr_pcie3_ctl_get_en(r) /* uint64_t (snr_pcie3_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET64_(snr_pcie3_ctl, r, SNR_PCIE3_CTL_EN)
#define snr_pcie3_ctl_set_en(r, v) /* snr_pcie3_ctl (snr_pcie3_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT64_(snr_pcie3_ctl, snr_pcie3_ctl_value_(r).raw, SNR_PCIE3_CTL_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define SNR_PCIE3_CTL_EDGE_DET_MASK  UINT64_C(0x0000000000040000)
#define SNR_PCIE3_CTL_EDGE_DET_SHIFT 18
#define SNR_PCIE3_CTL_EDGE_DET_WIDTH 1
#define snr_pcie3_ctl_get_edge_det(r) /* uint64_t (snr_pcie3_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET64_(snr_pcie3_ctl, r, SNR_PCIE3_CTL_EDGE_DET)
#define snr_pcie3_ctl_set_edge_det(r, v) /* snr_pcie3_ctl (snr_pcie3_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT64_(snr_pcie3_ctl, snr_pcie3_ctl_value_(r).raw, SNR_PCIE3_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define SNR_PCIE3_CTL_RST_MASK  UINT64_C(0x0000000000020000)
#define SNR_PCIE3_CTL_RST_SHIFT 17
#define SNR_PCIE3_CTL_RST_WIDTH 1
#define snr_pcie3_ctl_set_rst(r, v) /* snr_pcie3_ctl (snr_pcie3_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT64_(snr_pcie3_ctl, snr_pcie3_ctl_value_(r).raw, SNR_PCIE3_CTL_RST, v)

/* umask [15:8] RW-V. */
#define SNR_PCIE3_CTL_UMASK_MASK  UINT64_C(0x000000000000ff00)
#define SNR_PCIE3_CTL_UMASK_SHIFT 8
#define SNR_PCIE3_CTL_UMASK_WIDTH 8
#define snr_pcie3_ctl_get_umask(r) /* uint64_t (snr_pcie3_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET64_(snr_pcie3_ctl, r, SNR_PCIE3_CTL_UMASK)
#define snr_pcie3_ctl_set_umask(r, v) /* snr_pcie3_ctl (snr_pcie3_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT64_(snr_pcie3_ctl, snr_pcie3_ctl_value_(r).raw, SNR_PCIE3_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define SNR_PCIE3_CTL_EV_SEL_MASK  UINT64_C(0x00000000000000ff)
#define SNR_PCIE3_CTL_EV_SEL_SHIFT 0
#define SNR_PCIE3_CTL_EV_SEL_WIDTH 8
#define snr_pcie3_ctl_get_ev_sel(r) /* uint64_t (snr_pcie3_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET64_(snr_pcie3_ctl, r, SNR_PCIE3_CTL_EV_SEL)
#define snr_pcie3_ctl_set_ev_sel(r, v) /* snr_pcie3_ctl (snr_pcie3_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT64_(snr_pcie3_ctl, snr_pcie3_ctl_value_(r).raw, SNR_PCIE3_CTL_EV_SEL, v)

/*
 * ctr: PCIE3_PCI_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux-6.12 uncore_snbep.c SNR_PCIE3_PCI_PMON_CTR0 (inferred)
 */
typedef struct snr_pcie3_ctr {
	uint64_t raw;
} snr_pcie3_ctr;

UNCORE_ACCESSOR snr_pcie3_ctr snr_pcie3_ctr_value_(snr_pcie3_ctr r)
{
	return r;
}

#define SNR_PCIE3_CTR_RESET UINT64_C(0x0000000000000000)
#define snr_pcie3_ctr_reset() /* snr_pcie3_ctr (): the value to begin from of PCIE3_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(snr_pcie3_ctr, SNR_PCIE3_CTR_RESET)

#define SNR_PCIE3_CTR_COUNT 4
#define SNR_PCIE3_CTR_OFFSET 0x4e8u
#define SNR_PCIE3_CTR_INDEX_STRIDE 0x8u

#define snr_pcie3_ctr_addr(index) /* uncore_pci (index below SNR_PCIE3_CTR_COUNT): the address of PCIE3_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_at_(snr_pcie3_pmon_place(), SNR_PCIE3_CTR_OFFSET + \
		UNCORE_INDEX_(index, SNR_PCIE3_CTR_COUNT) * SNR_PCIE3_CTR_INDEX_STRIDE)
#define snr_pcie3_ctr_addr_high(index) /* uncore_pci (index below SNR_PCIE3_CTR_COUNT): the address of the high half of PCIE3_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_high_(snr_pcie3_ctr_addr(index))
#define snr_pcie3_ctr_read(read, context, index) /* snr_pcie3_ctr (uint32_t read(void *context, uncore_pci at), context, index below SNR_PCIE3_CTR_COUNT): both halves of one moment of PCIE3_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(snr_pcie3_ctr, uncore_pci_read64_(read, context, snr_pcie3_ctr_addr(index)))

/* event_count [47:0] RW-V. */
#define SNR_PCIE3_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SNR_PCIE3_CTR_EVENT_COUNT_SHIFT 0
#define SNR_PCIE3_CTR_EVENT_COUNT_WIDTH 48
#define snr_pcie3_ctr_get_event_count(r) /* uint64_t (snr_pcie3_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(snr_pcie3_ctr, r, SNR_PCIE3_CTR_EVENT_COUNT)
#define snr_pcie3_ctr_set_event_count(r, v) /* snr_pcie3_ctr (snr_pcie3_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(snr_pcie3_ctr, snr_pcie3_ctr_value_(r).raw, SNR_PCIE3_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
