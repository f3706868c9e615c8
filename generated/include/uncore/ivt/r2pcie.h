/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ivt/r2pcie.box.json by "make generate". Do not edit. */
/*
 * ivt r2pcie: Ring to PCIe. Joins the ring to the I/O unit.
 * Source: 329468-002 p163, p165
 */
#ifndef UNCORE_IVT_R2PCIE_H
#define UNCORE_IVT_R2PCIE_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define IVT_R2PCIE_INSTANCES 1

#define IVT_R2PCIE_GENERAL_COUNTERS   4
#define IVT_R2PCIE_GENERAL_WIDTH      44
#define IVT_R2PCIE_GENERAL_COUNT_MASK UINT64_C(0xfffffffffff)

/* PCI function pmon: its device and function on the socket's uncore bus. */
#define IVT_R2PCIE_PMON_DEVICE_ID 0x0e34u

/* The device and function of pmon. */
UNCORE_ACCESSOR uncore_pci ivt_r2pcie_pmon_place(void)
{
	uncore_pci place = { 19, 1, 0 };

	return place;
}

/*
 * box_status: R2_PCI_PMON_BOX_STATUS, 32 bits
 * Which counters of this box have wrapped.
 * Source: 329468-002 p13 Table 1-3, p165 Table 2-174
 */
typedef struct ivt_r2pcie_box_status {
	uint32_t raw;
} ivt_r2pcie_box_status;

UNCORE_ACCESSOR ivt_r2pcie_box_status ivt_r2pcie_box_status_value_(ivt_r2pcie_box_status r)
{
	return r;
}

#define IVT_R2PCIE_BOX_STATUS_RESET     0x00000000u
#define IVT_R2PCIE_BOX_STATUS_RW1C      0x0000000fu
#define ivt_r2pcie_box_status_reset() /* ivt_r2pcie_box_status (): the value to begin from of R2_PCI_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(ivt_r2pcie_box_status, IVT_R2PCIE_BOX_STATUS_RESET)

#define ivt_r2pcie_box_status_clear(seen) /* ivt_r2pcie_box_status (ivt_r2pcie_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of R2_PCI_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(ivt_r2pcie_box_status, IVT_R2PCIE_BOX_STATUS_RESET & ~IVT_R2PCIE_BOX_STATUS_RW1C, seen, IVT_R2PCIE_BOX_STATUS_RW1C)

#define IVT_R2PCIE_BOX_STATUS_OFFSET 0xf8u

#define ivt_r2pcie_box_status_addr() /* uncore_pci (): the address of R2_PCI_PMON_BOX_STATUS. */ \
	uncore_pci_at_(ivt_r2pcie_pmon_place(), IVT_R2PCIE_BOX_STATUS_OFFSET)

/* ov [3:0] RW1C. */
#define IVT_R2PCIE_BOX_STATUS_OV_MASK  0x0000000fu
#define IVT_R2PCIE_BOX_STATUS_OV_SHIFT 0
#define IVT_R2PCIE_BOX_STATUS_OV_WIDTH 4
#define ivt_r2pcie_box_status_get_ov(r) /* uint32_t (ivt_r2pcie_box_status r) [3:0]: Bit n: counter n has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(ivt_r2pcie_box_status, r, IVT_R2PCIE_BOX_STATUS_OV)
#define ivt_r2pcie_box_status_clear_ov(bits) /* ivt_r2pcie_box_status (bits up to 0xfu) [3:0]: Bit n: counter n has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(ivt_r2pcie_box_status, IVT_R2PCIE_BOX_STATUS_RESET & ~IVT_R2PCIE_BOX_STATUS_RW1C, IVT_R2PCIE_BOX_STATUS_OV, bits)

/*
 * box_ctl: R2_PCI_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters of this box.
 * Source: 329468-002 p13 Table 1-3; linux uncore_snbep.c; likwid perfmon_ivybridgeEP_counters.h (inferred)
 */
typedef struct ivt_r2pcie_box_ctl {
	uint32_t raw;
} ivt_r2pcie_box_ctl;

UNCORE_ACCESSOR ivt_r2pcie_box_ctl ivt_r2pcie_box_ctl_value_(ivt_r2pcie_box_ctl r)
{
	return r;
}

#define IVT_R2PCIE_BOX_CTL_RESET     0x00030000u
#define IVT_R2PCIE_BOX_CTL_MUST_ONE  0x00030000u
#define ivt_r2pcie_box_ctl_reset() /* ivt_r2pcie_box_ctl (): the value to begin from of R2_PCI_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(ivt_r2pcie_box_ctl, IVT_R2PCIE_BOX_CTL_RESET)

#define IVT_R2PCIE_BOX_CTL_OFFSET 0xf4u

#define ivt_r2pcie_box_ctl_addr() /* uncore_pci (): the address of R2_PCI_PMON_BOX_CTL. */ \
	uncore_pci_at_(ivt_r2pcie_pmon_place(), IVT_R2PCIE_BOX_CTL_OFFSET)

/* frz [8] RW. */
#define IVT_R2PCIE_BOX_CTL_FRZ_MASK  0x00000100u
#define IVT_R2PCIE_BOX_CTL_FRZ_SHIFT 8
#define IVT_R2PCIE_BOX_CTL_FRZ_WIDTH 1
#define ivt_r2pcie_box_ctl_get_frz(r) /* uint32_t (ivt_r2pcie_box_ctl r) [8]: While it is 1, no counter of this box counts. The whole register is written each time. */ \
	UNCORE_GET32_(ivt_r2pcie_box_ctl, r, IVT_R2PCIE_BOX_CTL_FRZ)
#define ivt_r2pcie_box_ctl_set_frz(r, v) /* ivt_r2pcie_box_ctl (ivt_r2pcie_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. The whole register is written each time. */ \
	UNCORE_PUT32_(ivt_r2pcie_box_ctl, ivt_r2pcie_box_ctl_value_(r).raw, IVT_R2PCIE_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define IVT_R2PCIE_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define IVT_R2PCIE_BOX_CTL_RST_CTRS_SHIFT 1
#define IVT_R2PCIE_BOX_CTL_RST_CTRS_WIDTH 1
#define ivt_r2pcie_box_ctl_set_rst_ctrs(r, v) /* ivt_r2pcie_box_ctl (ivt_r2pcie_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(ivt_r2pcie_box_ctl, ivt_r2pcie_box_ctl_value_(r).raw, IVT_R2PCIE_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define IVT_R2PCIE_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define IVT_R2PCIE_BOX_CTL_RST_CTRL_SHIFT 0
#define IVT_R2PCIE_BOX_CTL_RST_CTRL_WIDTH 1
#define ivt_r2pcie_box_ctl_set_rst_ctrl(r, v) /* ivt_r2pcie_box_ctl (ivt_r2pcie_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(ivt_r2pcie_box_ctl, ivt_r2pcie_box_ctl_value_(r).raw, IVT_R2PCIE_BOX_CTL_RST_CTRL, v)

/*
 * ctl: R2_PCI_PMON_CTL{0-3}, 32 bits
 * Chooses the event of counter {0-3}.
 * Source: 329468-002 p13 Table 1-3, p165 Table 2-175; linux uncore_snbep.c; likwid perfmon_ivybridgeEP_counters.h
 */
typedef struct ivt_r2pcie_ctl {
	uint32_t raw;
} ivt_r2pcie_ctl;

UNCORE_ACCESSOR ivt_r2pcie_ctl ivt_r2pcie_ctl_value_(ivt_r2pcie_ctl r)
{
	return r;
}

#define IVT_R2PCIE_CTL_RESET     0x00000000u
#define IVT_R2PCIE_CTL_MUST_ZERO 0x00a10000u
#define ivt_r2pcie_ctl_reset() /* ivt_r2pcie_ctl (): the value to begin from of R2_PCI_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(ivt_r2pcie_ctl, IVT_R2PCIE_CTL_RESET)

#define IVT_R2PCIE_CTL_COUNT 4
#define IVT_R2PCIE_CTL_OFFSET 0xd8u
#define IVT_R2PCIE_CTL_INDEX_STRIDE 0x4u

#define ivt_r2pcie_ctl_addr(index) /* uncore_pci (index below IVT_R2PCIE_CTL_COUNT): the address of R2_PCI_PMON_CTL{0-3}. */ \
	uncore_pci_at_(ivt_r2pcie_pmon_place(), IVT_R2PCIE_CTL_OFFSET + \
		UNCORE_INDEX_(index, IVT_R2PCIE_CTL_COUNT) * IVT_R2PCIE_CTL_INDEX_STRIDE)

/* thresh [31:24] RW-V. */
#define IVT_R2PCIE_CTL_THRESH_MASK  0xff000000u
#define IVT_R2PCIE_CTL_THRESH_SHIFT 24
#define IVT_R2PCIE_CTL_THRESH_WIDTH 8
#define ivt_r2pcie_ctl_get_thresh(r) /* uint32_t (ivt_r2pcie_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(ivt_r2pcie_ctl, r, IVT_R2PCIE_CTL_THRESH)
#define ivt_r2pcie_ctl_set_thresh(r, v) /* ivt_r2pcie_ctl (ivt_r2pcie_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(ivt_r2pcie_ctl, ivt_r2pcie_ctl_value_(r).raw, IVT_R2PCIE_CTL_THRESH, v)

/* en [22] RW-V. */
#define IVT_R2PCIE_CTL_EN_MASK  0x00400000u
#define IVT_R2PCIE_CTL_EN_SHIFT 22
#define IVT_R2PCIE_CTL_EN_WIDTH 1
#define ivt_r2pcie_ctl_get_en(r) /* uint32_t (ivt_r2pcie_ctl r) [22]: Lets this counter count. */ \
	UNCORE_GET32_(ivt_r2pcie_ctl, r, IVT_R2PCIE_CTL_EN)
#define ivt_r2pcie_ctl_set_en(r, v) /* ivt_r2pcie_ctl (ivt_r2pcie_ctl r, v up to 0x1u) [22]: Lets this counter count. */ \
	UNCORE_PUT32_(ivt_r2pcie_ctl, ivt_r2pcie_ctl_value_(r).raw, IVT_R2PCIE_CTL_EN, v)

/* ov_en [20] RW-V. */
#define IVT_R2PCIE_CTL_OV_EN_MASK  0x00100000u
#define IVT_R2PCIE_CTL_OV_EN_SHIFT 20
#define IVT_R2PCIE_CTL_OV_EN_WIDTH 1
#define ivt_r2pcie_ctl_get_ov_en(r) /* uint32_t (ivt_r2pcie_ctl r) [20]: A wrap sets the counter's bit in the box status and is reported to the UBox. */ \
	UNCORE_GET32_(ivt_r2pcie_ctl, r, IVT_R2PCIE_CTL_OV_EN)
#define ivt_r2pcie_ctl_set_ov_en(r, v) /* ivt_r2pcie_ctl (ivt_r2pcie_ctl r, v up to 0x1u) [20]: A wrap sets the counter's bit in the box status and is reported to the UBox. */ \
	UNCORE_PUT32_(ivt_r2pcie_ctl, ivt_r2pcie_ctl_value_(r).raw, IVT_R2PCIE_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define IVT_R2PCIE_CTL_EDGE_DET_MASK  0x00040000u
#define IVT_R2PCIE_CTL_EDGE_DET_SHIFT 18
#define IVT_R2PCIE_CTL_EDGE_DET_WIDTH 1
#define ivt_r2pcie_ctl_get_edge_det(r) /* uint32_t (ivt_r2pcie_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(ivt_r2pcie_ctl, r, IVT_R2PCIE_CTL_EDGE_DET)
#define ivt_r2pcie_ctl_set_edge_det(r, v) /* ivt_r2pcie_ctl (ivt_r2pcie_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(ivt_r2pcie_ctl, ivt_r2pcie_ctl_value_(r).raw, IVT_R2PCIE_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define IVT_R2PCIE_CTL_RST_MASK  0x00020000u
#define IVT_R2PCIE_CTL_RST_SHIFT 17
#define IVT_R2PCIE_CTL_RST_WIDTH 1
#define ivt_r2pcie_ctl_set_rst(r, v) /* ivt_r2pcie_ctl (ivt_r2pcie_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(ivt_r2pcie_ctl, ivt_r2pcie_ctl_value_(r).raw, IVT_R2PCIE_CTL_RST, v)

/* umask [15:8] RW-V. */
#define IVT_R2PCIE_CTL_UMASK_MASK  0x0000ff00u
#define IVT_R2PCIE_CTL_UMASK_SHIFT 8
#define IVT_R2PCIE_CTL_UMASK_WIDTH 8
#define ivt_r2pcie_ctl_get_umask(r) /* uint32_t (ivt_r2pcie_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(ivt_r2pcie_ctl, r, IVT_R2PCIE_CTL_UMASK)
#define ivt_r2pcie_ctl_set_umask(r, v) /* ivt_r2pcie_ctl (ivt_r2pcie_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(ivt_r2pcie_ctl, ivt_r2pcie_ctl_value_(r).raw, IVT_R2PCIE_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define IVT_R2PCIE_CTL_EV_SEL_MASK  0x000000ffu
#define IVT_R2PCIE_CTL_EV_SEL_SHIFT 0
#define IVT_R2PCIE_CTL_EV_SEL_WIDTH 8
#define ivt_r2pcie_ctl_get_ev_sel(r) /* uint32_t (ivt_r2pcie_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(ivt_r2pcie_ctl, r, IVT_R2PCIE_CTL_EV_SEL)
#define ivt_r2pcie_ctl_set_ev_sel(r, v) /* ivt_r2pcie_ctl (ivt_r2pcie_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(ivt_r2pcie_ctl, ivt_r2pcie_ctl_value_(r).raw, IVT_R2PCIE_CTL_EV_SEL, v)

/*
 * ctr: R2_PCI_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}; low dword first.
 * Source: 329468-002 p13 Table 1-3, p163, p165; linux uncore_snbep.c; likwid perfmon_ivybridgeEP_counters.h
 */
typedef struct ivt_r2pcie_ctr {
	uint64_t raw;
} ivt_r2pcie_ctr;

UNCORE_ACCESSOR ivt_r2pcie_ctr ivt_r2pcie_ctr_value_(ivt_r2pcie_ctr r)
{
	return r;
}

#define IVT_R2PCIE_CTR_RESET UINT64_C(0x0000000000000000)
#define ivt_r2pcie_ctr_reset() /* ivt_r2pcie_ctr (): the value to begin from of R2_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(ivt_r2pcie_ctr, IVT_R2PCIE_CTR_RESET)

#define IVT_R2PCIE_CTR_COUNT 4
#define IVT_R2PCIE_CTR_OFFSET 0xa0u
#define IVT_R2PCIE_CTR_INDEX_STRIDE 0x8u

#define ivt_r2pcie_ctr_addr(index) /* uncore_pci (index below IVT_R2PCIE_CTR_COUNT): the address of R2_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_at_(ivt_r2pcie_pmon_place(), IVT_R2PCIE_CTR_OFFSET + \
		UNCORE_INDEX_(index, IVT_R2PCIE_CTR_COUNT) * IVT_R2PCIE_CTR_INDEX_STRIDE)
#define ivt_r2pcie_ctr_addr_high(index) /* uncore_pci (index below IVT_R2PCIE_CTR_COUNT): the address of the high half of R2_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_high_(ivt_r2pcie_ctr_addr(index))
#define ivt_r2pcie_ctr_read(read, context, index) /* ivt_r2pcie_ctr (uint32_t read(void *context, uncore_pci at), context, index below IVT_R2PCIE_CTR_COUNT): both halves of one moment of R2_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(ivt_r2pcie_ctr, uncore_pci_read64_(read, context, ivt_r2pcie_ctr_addr(index)))

/* event_count [43:0] RW-V. */
#define IVT_R2PCIE_CTR_EVENT_COUNT_MASK  UINT64_C(0x00000fffffffffff)
#define IVT_R2PCIE_CTR_EVENT_COUNT_SHIFT 0
#define IVT_R2PCIE_CTR_EVENT_COUNT_WIDTH 44
#define ivt_r2pcie_ctr_get_event_count(r) /* uint64_t (ivt_r2pcie_ctr r) [43:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(ivt_r2pcie_ctr, r, IVT_R2PCIE_CTR_EVENT_COUNT)
#define ivt_r2pcie_ctr_set_event_count(r, v) /* ivt_r2pcie_ctr (ivt_r2pcie_ctr r, v up to 0xfffffffffffull) [43:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(ivt_r2pcie_ctr, ivt_r2pcie_ctr_value_(r).raw, IVT_R2PCIE_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
