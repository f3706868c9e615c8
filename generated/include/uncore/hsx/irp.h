/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/hsx/irp.box.json by "make generate". Do not edit. */
/*
 * hsx irp: IIO coherency unit. Keeps the traffic of devices coherent.
 * Source: linux uncore_snbep.c hswep_uncore_irp; likwid perfmon_haswellEP_counters.h
 */
#ifndef UNCORE_HSX_IRP_H
#define UNCORE_HSX_IRP_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define HSX_IRP_INSTANCES 1

#define HSX_IRP_GENERAL_COUNTERS   4
#define HSX_IRP_GENERAL_WIDTH      48
#define HSX_IRP_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/* PCI function pmon: its device and function on the socket's uncore bus. */
#define HSX_IRP_PMON_DEVICE_ID 0x2f39u

/* The device and function of pmon. */
UNCORE_ACCESSOR uncore_pci hsx_irp_pmon_place(void)
{
	uncore_pci place = { 5, 6, 0 };

	return place;
}

/*
 * box_ctl: IRP_PCI_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux uncore_snbep.c hswep_uncore_irp, SNBEP_PCI_PMON_*; likwid registers.h (cross-source)
 */
typedef struct hsx_irp_box_ctl {
	uint32_t raw;
} hsx_irp_box_ctl;

UNCORE_ACCESSOR hsx_irp_box_ctl hsx_irp_box_ctl_value_(hsx_irp_box_ctl r)
{
	return r;
}

#define HSX_IRP_BOX_CTL_RESET 0x00000000u
#define hsx_irp_box_ctl_reset() /* hsx_irp_box_ctl (): the value to begin from of IRP_PCI_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(hsx_irp_box_ctl, HSX_IRP_BOX_CTL_RESET)

#define HSX_IRP_BOX_CTL_OFFSET 0xf4u

#define hsx_irp_box_ctl_addr() /* uncore_pci (): the address of IRP_PCI_PMON_BOX_CTL. */ \
	uncore_pci_at_(hsx_irp_pmon_place(), HSX_IRP_BOX_CTL_OFFSET)

/* frz_en [16] RW. */
#define HSX_IRP_BOX_CTL_FRZ_EN_MASK  0x00010000u
#define HSX_IRP_BOX_CTL_FRZ_EN_SHIFT 16
#define HSX_IRP_BOX_CTL_FRZ_EN_WIDTH 1
#define hsx_irp_box_ctl_get_frz_en(r) /* uint32_t (hsx_irp_box_ctl r) [16]: Lets the box obey a freeze; both drivers keep it at 1, so the session does. */ \
	UNCORE_GET32_(hsx_irp_box_ctl, r, HSX_IRP_BOX_CTL_FRZ_EN)
#define hsx_irp_box_ctl_set_frz_en(r, v) /* hsx_irp_box_ctl (hsx_irp_box_ctl r, v up to 0x1u) [16]: Lets the box obey a freeze; both drivers keep it at 1, so the session does. */ \
	UNCORE_PUT32_(hsx_irp_box_ctl, hsx_irp_box_ctl_value_(r).raw, HSX_IRP_BOX_CTL_FRZ_EN, v)

/* frz [8] RW. */
#define HSX_IRP_BOX_CTL_FRZ_MASK  0x00000100u
#define HSX_IRP_BOX_CTL_FRZ_SHIFT 8
#define HSX_IRP_BOX_CTL_FRZ_WIDTH 1
#define hsx_irp_box_ctl_get_frz(r) /* uint32_t (hsx_irp_box_ctl r) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(hsx_irp_box_ctl, r, HSX_IRP_BOX_CTL_FRZ)
#define hsx_irp_box_ctl_set_frz(r, v) /* hsx_irp_box_ctl (hsx_irp_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(hsx_irp_box_ctl, hsx_irp_box_ctl_value_(r).raw, HSX_IRP_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define HSX_IRP_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define HSX_IRP_BOX_CTL_RST_CTRS_SHIFT 1
#define HSX_IRP_BOX_CTL_RST_CTRS_WIDTH 1
#define hsx_irp_box_ctl_set_rst_ctrs(r, v) /* hsx_irp_box_ctl (hsx_irp_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(hsx_irp_box_ctl, hsx_irp_box_ctl_value_(r).raw, HSX_IRP_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define HSX_IRP_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define HSX_IRP_BOX_CTL_RST_CTRL_SHIFT 0
#define HSX_IRP_BOX_CTL_RST_CTRL_WIDTH 1
#define hsx_irp_box_ctl_set_rst_ctrl(r, v) /* hsx_irp_box_ctl (hsx_irp_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(hsx_irp_box_ctl, hsx_irp_box_ctl_value_(r).raw, HSX_IRP_BOX_CTL_RST_CTRL, v)

/*
 * box_status: IRP_PCI_PMON_BOX_STATUS, 32 bits
 * Which counters have wrapped.
 * Source: likwid registers.h (inferred)
 */
typedef struct hsx_irp_box_status {
	uint32_t raw;
} hsx_irp_box_status;

UNCORE_ACCESSOR hsx_irp_box_status hsx_irp_box_status_value_(hsx_irp_box_status r)
{
	return r;
}

#define HSX_IRP_BOX_STATUS_RESET     0x00000000u
#define HSX_IRP_BOX_STATUS_RW1C      0x0000000fu
#define hsx_irp_box_status_reset() /* hsx_irp_box_status (): the value to begin from of IRP_PCI_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(hsx_irp_box_status, HSX_IRP_BOX_STATUS_RESET)

#define hsx_irp_box_status_clear(seen) /* hsx_irp_box_status (hsx_irp_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of IRP_PCI_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(hsx_irp_box_status, HSX_IRP_BOX_STATUS_RESET & ~HSX_IRP_BOX_STATUS_RW1C, seen, HSX_IRP_BOX_STATUS_RW1C)

#define HSX_IRP_BOX_STATUS_OFFSET 0xf8u

#define hsx_irp_box_status_addr() /* uncore_pci (): the address of IRP_PCI_PMON_BOX_STATUS. */ \
	uncore_pci_at_(hsx_irp_pmon_place(), HSX_IRP_BOX_STATUS_OFFSET)

/* ov [3:0] RW1C. */
#define HSX_IRP_BOX_STATUS_OV_MASK  0x0000000fu
#define HSX_IRP_BOX_STATUS_OV_SHIFT 0
#define HSX_IRP_BOX_STATUS_OV_WIDTH 4
#define hsx_irp_box_status_get_ov(r) /* uint32_t (hsx_irp_box_status r) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(hsx_irp_box_status, r, HSX_IRP_BOX_STATUS_OV)
#define hsx_irp_box_status_clear_ov(bits) /* hsx_irp_box_status (bits up to 0xfu) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(hsx_irp_box_status, HSX_IRP_BOX_STATUS_RESET & ~HSX_IRP_BOX_STATUS_RW1C, HSX_IRP_BOX_STATUS_OV, bits)

/*
 * ctl: IRP_PCI_PMON_CTL{0-3}, 32 bits
 * Chooses the event of counter {0-3}.
 * Source: linux uncore_snbep.c hswep_uncore_irp, SNBEP_PCI_PMON_*; likwid registers.h (cross-source)
 */
typedef struct hsx_irp_ctl {
	uint32_t raw;
} hsx_irp_ctl;

UNCORE_ACCESSOR hsx_irp_ctl hsx_irp_ctl_value_(hsx_irp_ctl r)
{
	return r;
}

#define HSX_IRP_CTL_RESET     0x00000000u
#define HSX_IRP_CTL_MUST_ZERO 0x00210000u
#define hsx_irp_ctl_reset() /* hsx_irp_ctl (): the value to begin from of IRP_PCI_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(hsx_irp_ctl, HSX_IRP_CTL_RESET)

#define HSX_IRP_CTL_COUNT 4
#define HSX_IRP_CTL_OFFSET 0xd8u
#define HSX_IRP_CTL_INDEX_STRIDE 0x4u

#define hsx_irp_ctl_addr(index) /* uncore_pci (index below HSX_IRP_CTL_COUNT): the address of IRP_PCI_PMON_CTL{0-3}. */ \
	uncore_pci_at_(hsx_irp_pmon_place(), HSX_IRP_CTL_OFFSET + \
		UNCORE_INDEX_(index, HSX_IRP_CTL_COUNT) * HSX_IRP_CTL_INDEX_STRIDE)

/* thresh [31:24] RW-V. */
#define HSX_IRP_CTL_THRESH_MASK  0xff000000u
#define HSX_IRP_CTL_THRESH_SHIFT 24
#define HSX_IRP_CTL_THRESH_WIDTH 8
#define hsx_irp_ctl_get_thresh(r) /* uint32_t (hsx_irp_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(hsx_irp_ctl, r, HSX_IRP_CTL_THRESH)
#define hsx_irp_ctl_set_thresh(r, v) /* hsx_irp_ctl (hsx_irp_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(hsx_irp_ctl, hsx_irp_ctl_value_(r).raw, HSX_IRP_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define HSX_IRP_CTL_INVERT_MASK  0x00800000u
#define HSX_IRP_CTL_INVERT_SHIFT 23
#define HSX_IRP_CTL_INVERT_WIDTH 1

enum hsx_irp_ctl_invert {
	HSX_IRP_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	HSX_IRP_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define hsx_irp_ctl_get_invert(r) /* uint32_t (hsx_irp_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(hsx_irp_ctl, r, HSX_IRP_CTL_INVERT)
#define hsx_irp_ctl_set_invert(r, v) /* hsx_irp_ctl (hsx_irp_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(hsx_irp_ctl, hsx_irp_ctl_value_(r).raw, HSX_IRP_CTL_INVERT, v)

/* en [22] RW-V. */
#define HSX_IRP_CTL_EN_MASK  0x00400000u
#define HSX_IRP_CTL_EN_SHIFT 22
#define HSX_IRP_CTL_EN_WIDTH 1
#define hsx_irp_ctl_get_en(r) /* uint32_t (hsx_irp_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(hsx_irp_ctl, r, HSX_IRP_CTL_EN)
#define hsx_irp_ctl_set_en(r, v) /* hsx_irp_ctl (hsx_irp_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(hsx_irp_ctl, hsx_irp_ctl_value_(r).raw, HSX_IRP_CTL_EN, v)

/* ov_en [20] RW-V. */
#define HSX_IRP_CTL_OV_EN_MASK  0x00100000u
#define HSX_IRP_CTL_OV_EN_SHIFT 20
#define HSX_IRP_CTL_OV_EN_WIDTH 1
#define hsx_irp_ctl_get_ov_en(r) /* uint32_t (hsx_irp_ctl r) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_GET32_(hsx_irp_ctl, r, HSX_IRP_CTL_OV_EN)
#define hsx_irp_ctl_set_ov_en(r, v) /* hsx_irp_ctl (hsx_irp_ctl r, v up to 0x1u) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_PUT32_(hsx_irp_ctl, hsx_irp_ctl_value_(r).raw, HSX_IRP_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define HSX_IRP_CTL_EDGE_DET_MASK  0x00040000u
#define HSX_IRP_CTL_EDGE_DET_SHIFT 18
#define HSX_IRP_CTL_EDGE_DET_WIDTH 1
#define hsx_irp_ctl_get_edge_det(r) /* uint32_t (hsx_irp_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(hsx_irp_ctl, r, HSX_IRP_CTL_EDGE_DET)
#define hsx_irp_ctl_set_edge_det(r, v) /* hsx_irp_ctl (hsx_irp_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(hsx_irp_ctl, hsx_irp_ctl_value_(r).raw, HSX_IRP_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define HSX_IRP_CTL_RST_MASK  0x00020000u
#define HSX_IRP_CTL_RST_SHIFT 17
#define HSX_IRP_CTL_RST_WIDTH 1
#define hsx_irp_ctl_set_rst(r, v) /* hsx_irp_ctl (hsx_irp_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(hsx_irp_ctl, hsx_irp_ctl_value_(r).raw, HSX_IRP_CTL_RST, v)

/* umask [15:8] RW-V. */
#define HSX_IRP_CTL_UMASK_MASK  0x0000ff00u
#define HSX_IRP_CTL_UMASK_SHIFT 8
#define HSX_IRP_CTL_UMASK_WIDTH 8
#define hsx_irp_ctl_get_umask(r) /* uint32_t (hsx_irp_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(hsx_irp_ctl, r, HSX_IRP_CTL_UMASK)
#define hsx_irp_ctl_set_umask(r, v) /* hsx_irp_ctl (hsx_irp_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(hsx_irp_ctl, hsx_irp_ctl_value_(r).raw, HSX_IRP_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define HSX_IRP_CTL_EV_SEL_MASK  0x000000ffu
#define HSX_IRP_CTL_EV_SEL_SHIFT 0
#define HSX_IRP_CTL_EV_SEL_WIDTH 8
#define hsx_irp_ctl_get_ev_sel(r) /* uint32_t (hsx_irp_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(hsx_irp_ctl, r, HSX_IRP_CTL_EV_SEL)
#define hsx_irp_ctl_set_ev_sel(r, v) /* hsx_irp_ctl (hsx_irp_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(hsx_irp_ctl, hsx_irp_ctl_value_(r).raw, HSX_IRP_CTL_EV_SEL, v)

/*
 * ctr: IRP_PCI_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux uncore_snbep.c hswep_uncore_irp, SNBEP_PCI_PMON_*; likwid registers.h (cross-source)
 */
typedef struct hsx_irp_ctr {
	uint64_t raw;
} hsx_irp_ctr;

UNCORE_ACCESSOR hsx_irp_ctr hsx_irp_ctr_value_(hsx_irp_ctr r)
{
	return r;
}

#define HSX_IRP_CTR_RESET UINT64_C(0x0000000000000000)
#define hsx_irp_ctr_reset() /* hsx_irp_ctr (): the value to begin from of IRP_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(hsx_irp_ctr, HSX_IRP_CTR_RESET)

#define HSX_IRP_CTR_COUNT 4
#define HSX_IRP_CTR_OFFSET 0xa0u
#define HSX_IRP_CTR_INDEX_STRIDE 0x8u

#define hsx_irp_ctr_addr(index) /* uncore_pci (index below HSX_IRP_CTR_COUNT): the address of IRP_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_at_(hsx_irp_pmon_place(), HSX_IRP_CTR_OFFSET + \
		UNCORE_INDEX_(index, HSX_IRP_CTR_COUNT) * HSX_IRP_CTR_INDEX_STRIDE)
#define hsx_irp_ctr_addr_high(index) /* uncore_pci (index below HSX_IRP_CTR_COUNT): the address of the high half of IRP_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_high_(hsx_irp_ctr_addr(index))
#define hsx_irp_ctr_read(read, context, index) /* hsx_irp_ctr (uint32_t read(void *context, uncore_pci at), context, index below HSX_IRP_CTR_COUNT): both halves of one moment of IRP_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(hsx_irp_ctr, uncore_pci_read64_(read, context, hsx_irp_ctr_addr(index)))

/* event_count [47:0] RW-V. */
#define HSX_IRP_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define HSX_IRP_CTR_EVENT_COUNT_SHIFT 0
#define HSX_IRP_CTR_EVENT_COUNT_WIDTH 48
#define hsx_irp_ctr_get_event_count(r) /* uint64_t (hsx_irp_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(hsx_irp_ctr, r, HSX_IRP_CTR_EVENT_COUNT)
#define hsx_irp_ctr_set_event_count(r, v) /* hsx_irp_ctr (hsx_irp_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(hsx_irp_ctr, hsx_irp_ctr_value_(r).raw, HSX_IRP_CTR_EVENT_COUNT, v)

/*
 * box_filter: IRP_PCI_PMON_BOX_FILTER, 32 bits; also IRPFilter
 * Named by one event; nobody says where it is.
 * No source says whether it can be read or written.
 * Source: perfmon-hsx V29 IRPFilter (unknown)
 */
typedef struct hsx_irp_box_filter {
	uint32_t raw;
} hsx_irp_box_filter;

UNCORE_ACCESSOR hsx_irp_box_filter hsx_irp_box_filter_value_(hsx_irp_box_filter r)
{
	return r;
}

#define HSX_IRP_BOX_FILTER_RESET 0x00000000u
#define hsx_irp_box_filter_reset() /* hsx_irp_box_filter (): the value to begin from of IRP_PCI_PMON_BOX_FILTER. */ \
	UNCORE_VALUE_(hsx_irp_box_filter, HSX_IRP_BOX_FILTER_RESET)

/* No source gives its address. */

/*
 * orderingq [4:0] unknown. Ordering queue, which is the source of a request, to count. No source gives its access
 * rights: it has no accessors.
 */
#define HSX_IRP_BOX_FILTER_ORDERINGQ_MASK  0x0000001fu
#define HSX_IRP_BOX_FILTER_ORDERINGQ_SHIFT 0
#define HSX_IRP_BOX_FILTER_ORDERINGQ_WIDTH 5

#ifdef __cplusplus
}
#endif

#endif
