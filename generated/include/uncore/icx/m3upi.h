/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/icx/m3upi.box.json by "make generate". Do not edit. */
/*
 * icx m3upi: Mesh to UPI. Between the mesh and one UPI link: messages of the mesh become flits here, and those of the
 * link enter the mesh.
 * Source: linux uncore_snbep.c icx_uncore_m3upi; likwid perfmon_icelakeX_counters.h
 */
#ifndef UNCORE_ICX_M3UPI_H
#define UNCORE_ICX_M3UPI_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define ICX_M3UPI_INSTANCES 3

#define ICX_M3UPI_GENERAL_COUNTERS   4
#define ICX_M3UPI_GENERAL_WIDTH      48
#define ICX_M3UPI_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/* PCI function pmon: its device and function on the socket's uncore bus. */
#define ICX_M3UPI_PMON_DEVICE_ID_0 0x3446u
#define ICX_M3UPI_PMON_DEVICE_ID_1 0x3446u
#define ICX_M3UPI_PMON_DEVICE_ID_2 0x3446u

/* The device and function of pmon. */
UNCORE_ACCESSOR uncore_pci icx_m3upi_pmon_place(unsigned instance)
{
	static const uncore_pci place[ICX_M3UPI_INSTANCES] = {
		{ 5, 1, 0 },
		{ 6, 1, 0 },
		{ 7, 1, 0 },
	};

	return place[instance];
}
#define icx_m3upi_pmon_place(instance) /* uncore_pci (instance below ICX_M3UPI_INSTANCES): the device and function of pmon. */ \
	icx_m3upi_pmon_place(UNCORE_INDEX_(instance, ICX_M3UPI_INSTANCES))

/*
 * box_ctl: M3Ln_PCI_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux uncore_snbep.c ICX_M3UPI_PCI_PMON_BOX_CTL; likwid registers.h PCI_UNC_ICX_M3UPI_* (cross-source)
 */
typedef struct icx_m3upi_box_ctl {
	uint32_t raw;
} icx_m3upi_box_ctl;

UNCORE_ACCESSOR icx_m3upi_box_ctl icx_m3upi_box_ctl_value_(icx_m3upi_box_ctl r)
{
	return r;
}

#define ICX_M3UPI_BOX_CTL_RESET     0x00030000u
#define ICX_M3UPI_BOX_CTL_MUST_ONE  0x00030000u
#define icx_m3upi_box_ctl_reset() /* icx_m3upi_box_ctl (): the value to begin from of M3Ln_PCI_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(icx_m3upi_box_ctl, ICX_M3UPI_BOX_CTL_RESET)

#define ICX_M3UPI_BOX_CTL_OFFSET 0xa0u

#define icx_m3upi_box_ctl_addr(instance) /* uncore_pci (instance below ICX_M3UPI_INSTANCES): the address of M3Ln_PCI_PMON_BOX_CTL. */ \
	uncore_pci_at_(icx_m3upi_pmon_place(instance), ICX_M3UPI_BOX_CTL_OFFSET)

/* frz [8] RW. */
#define ICX_M3UPI_BOX_CTL_FRZ_MASK  0x00000100u
#define ICX_M3UPI_BOX_CTL_FRZ_SHIFT 8
#define ICX_M3UPI_BOX_CTL_FRZ_WIDTH 1
#define icx_m3upi_box_ctl_get_frz(r) /* uint32_t (icx_m3upi_box_ctl r) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(icx_m3upi_box_ctl, r, ICX_M3UPI_BOX_CTL_FRZ)
#define icx_m3upi_box_ctl_set_frz(r, v) /* icx_m3upi_box_ctl (icx_m3upi_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(icx_m3upi_box_ctl, icx_m3upi_box_ctl_value_(r).raw, ICX_M3UPI_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define ICX_M3UPI_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define ICX_M3UPI_BOX_CTL_RST_CTRS_SHIFT 1
#define ICX_M3UPI_BOX_CTL_RST_CTRS_WIDTH 1
#define icx_m3upi_box_ctl_set_rst_ctrs(r, v) /* icx_m3upi_box_ctl (icx_m3upi_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(icx_m3upi_box_ctl, icx_m3upi_box_ctl_value_(r).raw, ICX_M3UPI_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define ICX_M3UPI_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define ICX_M3UPI_BOX_CTL_RST_CTRL_SHIFT 0
#define ICX_M3UPI_BOX_CTL_RST_CTRL_WIDTH 1
#define icx_m3upi_box_ctl_set_rst_ctrl(r, v) /* icx_m3upi_box_ctl (icx_m3upi_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(icx_m3upi_box_ctl, icx_m3upi_box_ctl_value_(r).raw, ICX_M3UPI_BOX_CTL_RST_CTRL, v)

/*
 * box_status: M3Ln_PCI_PMON_BOX_STATUS, 32 bits
 * Which counters have wrapped; Linux does not use it.
 * Source: likwid registers.h PCI_UNC_ICX_M3UPI_PMON_STATUS (inferred)
 */
typedef struct icx_m3upi_box_status {
	uint32_t raw;
} icx_m3upi_box_status;

UNCORE_ACCESSOR icx_m3upi_box_status icx_m3upi_box_status_value_(icx_m3upi_box_status r)
{
	return r;
}

#define ICX_M3UPI_BOX_STATUS_RESET     0x00000000u
#define ICX_M3UPI_BOX_STATUS_RW1C      0x0000000fu
#define icx_m3upi_box_status_reset() /* icx_m3upi_box_status (): the value to begin from of M3Ln_PCI_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(icx_m3upi_box_status, ICX_M3UPI_BOX_STATUS_RESET)

#define icx_m3upi_box_status_clear(seen) /* icx_m3upi_box_status (icx_m3upi_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of M3Ln_PCI_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(icx_m3upi_box_status, ICX_M3UPI_BOX_STATUS_RESET & ~ICX_M3UPI_BOX_STATUS_RW1C, seen, ICX_M3UPI_BOX_STATUS_RW1C)

#define ICX_M3UPI_BOX_STATUS_OFFSET 0xf8u

#define icx_m3upi_box_status_addr(instance) /* uncore_pci (instance below ICX_M3UPI_INSTANCES): the address of M3Ln_PCI_PMON_BOX_STATUS. */ \
	uncore_pci_at_(icx_m3upi_pmon_place(instance), ICX_M3UPI_BOX_STATUS_OFFSET)

/* ov [3:0] RW1C. */
#define ICX_M3UPI_BOX_STATUS_OV_MASK  0x0000000fu
#define ICX_M3UPI_BOX_STATUS_OV_SHIFT 0
#define ICX_M3UPI_BOX_STATUS_OV_WIDTH 4
#define icx_m3upi_box_status_get_ov(r) /* uint32_t (icx_m3upi_box_status r) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(icx_m3upi_box_status, r, ICX_M3UPI_BOX_STATUS_OV)
#define icx_m3upi_box_status_clear_ov(bits) /* icx_m3upi_box_status (bits up to 0xfu) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(icx_m3upi_box_status, ICX_M3UPI_BOX_STATUS_RESET & ~ICX_M3UPI_BOX_STATUS_RW1C, ICX_M3UPI_BOX_STATUS_OV, bits)

/*
 * ctl: M3Ln_PCI_PMON_CTL{0-3}, 32 bits
 * Chooses the event of counter {0-3}.
 * Source: linux uncore_snbep.c ICX_M3UPI_PCI_PMON_CTL0; likwid registers.h PCI_UNC_ICX_M3UPI_* (cross-source)
 */
typedef struct icx_m3upi_ctl {
	uint32_t raw;
} icx_m3upi_ctl;

UNCORE_ACCESSOR icx_m3upi_ctl icx_m3upi_ctl_value_(icx_m3upi_ctl r)
{
	return r;
}

#define ICX_M3UPI_CTL_RESET     0x00000000u
#define ICX_M3UPI_CTL_MUST_ZERO 0x00210000u
#define icx_m3upi_ctl_reset() /* icx_m3upi_ctl (): the value to begin from of M3Ln_PCI_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(icx_m3upi_ctl, ICX_M3UPI_CTL_RESET)

#define ICX_M3UPI_CTL_COUNT 4
#define ICX_M3UPI_CTL_OFFSET 0xd8u
#define ICX_M3UPI_CTL_INDEX_STRIDE 0x4u

#define icx_m3upi_ctl_addr(instance, index) /* uncore_pci (instance below ICX_M3UPI_INSTANCES, index below ICX_M3UPI_CTL_COUNT): the address of M3Ln_PCI_PMON_CTL{0-3}. */ \
	uncore_pci_at_(icx_m3upi_pmon_place(instance), ICX_M3UPI_CTL_OFFSET + \
		UNCORE_INDEX_(index, ICX_M3UPI_CTL_COUNT) * ICX_M3UPI_CTL_INDEX_STRIDE)

/* thresh [31:24] RW-V. */
#define ICX_M3UPI_CTL_THRESH_MASK  0xff000000u
#define ICX_M3UPI_CTL_THRESH_SHIFT 24
#define ICX_M3UPI_CTL_THRESH_WIDTH 8
#define icx_m3upi_ctl_get_thresh(r) /* uint32_t (icx_m3upi_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(icx_m3upi_ctl, r, ICX_M3UPI_CTL_THRESH)
#define icx_m3upi_ctl_set_thresh(r, v) /* icx_m3upi_ctl (icx_m3upi_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(icx_m3upi_ctl, icx_m3upi_ctl_value_(r).raw, ICX_M3UPI_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define ICX_M3UPI_CTL_INVERT_MASK  0x00800000u
#define ICX_M3UPI_CTL_INVERT_SHIFT 23
#define ICX_M3UPI_CTL_INVERT_WIDTH 1

enum icx_m3upi_ctl_invert {
	ICX_M3UPI_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	ICX_M3UPI_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define icx_m3upi_ctl_get_invert(r) /* uint32_t (icx_m3upi_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(icx_m3upi_ctl, r, ICX_M3UPI_CTL_INVERT)
#define icx_m3upi_ctl_set_invert(r, v) /* icx_m3upi_ctl (icx_m3upi_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(icx_m3upi_ctl, icx_m3upi_ctl_value_(r).raw, ICX_M3UPI_CTL_INVERT, v)

/* en [22] RW-V. */
#define ICX_M3UPI_CTL_EN_MASK  0x00400000u
#define ICX_M3UPI_CTL_EN_SHIFT 22
#define ICX_M3UPI_CTL_EN_WIDTH 1
#define icx_m3upi_ctl_get_en(r) /* uint32_t (icx_m3upi_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(icx_m3upi_ctl, r, ICX_M3UPI_CTL_EN)
#define icx_m3upi_ctl_set_en(r, v) /* icx_m3upi_ctl (icx_m3upi_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(icx_m3upi_ctl, icx_m3upi_ctl_value_(r).raw, ICX_M3UPI_CTL_EN, v)

/* ov_en [20] RW-V. */
#define ICX_M3UPI_CTL_OV_EN_MASK  0x00100000u
#define ICX_M3UPI_CTL_OV_EN_SHIFT 20
#define ICX_M3UPI_CTL_OV_EN_WIDTH 1
#define icx_m3upi_ctl_get_ov_en(r) /* uint32_t (icx_m3upi_ctl r) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_GET32_(icx_m3upi_ctl, r, ICX_M3UPI_CTL_OV_EN)
#define icx_m3upi_ctl_set_ov_en(r, v) /* icx_m3upi_ctl (icx_m3upi_ctl r, v up to 0x1u) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_PUT32_(icx_m3upi_ctl, icx_m3upi_ctl_value_(r).raw, ICX_M3UPI_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define ICX_M3UPI_CTL_EDGE_DET_MASK  0x00040000u
#define ICX_M3UPI_CTL_EDGE_DET_SHIFT 18
#define ICX_M3UPI_CTL_EDGE_DET_WIDTH 1
#define icx_m3upi_ctl_get_edge_det(r) /* uint32_t (icx_m3upi_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(icx_m3upi_ctl, r, ICX_M3UPI_CTL_EDGE_DET)
#define icx_m3upi_ctl_set_edge_det(r, v) /* icx_m3upi_ctl (icx_m3upi_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(icx_m3upi_ctl, icx_m3upi_ctl_value_(r).raw, ICX_M3UPI_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define ICX_M3UPI_CTL_RST_MASK  0x00020000u
#define ICX_M3UPI_CTL_RST_SHIFT 17
#define ICX_M3UPI_CTL_RST_WIDTH 1
#define icx_m3upi_ctl_set_rst(r, v) /* icx_m3upi_ctl (icx_m3upi_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(icx_m3upi_ctl, icx_m3upi_ctl_value_(r).raw, ICX_M3UPI_CTL_RST, v)

/* umask [15:8] RW-V. */
#define ICX_M3UPI_CTL_UMASK_MASK  0x0000ff00u
#define ICX_M3UPI_CTL_UMASK_SHIFT 8
#define ICX_M3UPI_CTL_UMASK_WIDTH 8
#define icx_m3upi_ctl_get_umask(r) /* uint32_t (icx_m3upi_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(icx_m3upi_ctl, r, ICX_M3UPI_CTL_UMASK)
#define icx_m3upi_ctl_set_umask(r, v) /* icx_m3upi_ctl (icx_m3upi_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(icx_m3upi_ctl, icx_m3upi_ctl_value_(r).raw, ICX_M3UPI_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define ICX_M3UPI_CTL_EV_SEL_MASK  0x000000ffu
#define ICX_M3UPI_CTL_EV_SEL_SHIFT 0
#define ICX_M3UPI_CTL_EV_SEL_WIDTH 8
#define icx_m3upi_ctl_get_ev_sel(r) /* uint32_t (icx_m3upi_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(icx_m3upi_ctl, r, ICX_M3UPI_CTL_EV_SEL)
#define icx_m3upi_ctl_set_ev_sel(r, v) /* icx_m3upi_ctl (icx_m3upi_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(icx_m3upi_ctl, icx_m3upi_ctl_value_(r).raw, ICX_M3UPI_CTL_EV_SEL, v)

/*
 * ctr: M3Ln_PCI_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux uncore_snbep.c ICX_M3UPI_PCI_PMON_CTR0; likwid registers.h PCI_UNC_ICX_M3UPI_* (cross-source)
 */
typedef struct icx_m3upi_ctr {
	uint64_t raw;
} icx_m3upi_ctr;

UNCORE_ACCESSOR icx_m3upi_ctr icx_m3upi_ctr_value_(icx_m3upi_ctr r)
{
	return r;
}

#define ICX_M3UPI_CTR_RESET UINT64_C(0x0000000000000000)
#define icx_m3upi_ctr_reset() /* icx_m3upi_ctr (): the value to begin from of M3Ln_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(icx_m3upi_ctr, ICX_M3UPI_CTR_RESET)

#define ICX_M3UPI_CTR_COUNT 4
#define ICX_M3UPI_CTR_OFFSET 0xa8u
#define ICX_M3UPI_CTR_INDEX_STRIDE 0x8u

#define icx_m3upi_ctr_addr(instance, index) /* uncore_pci (instance below ICX_M3UPI_INSTANCES, index below ICX_M3UPI_CTR_COUNT): the address of M3Ln_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_at_(icx_m3upi_pmon_place(instance), ICX_M3UPI_CTR_OFFSET + \
		UNCORE_INDEX_(index, ICX_M3UPI_CTR_COUNT) * ICX_M3UPI_CTR_INDEX_STRIDE)
#define icx_m3upi_ctr_addr_high(instance, index) /* uncore_pci (instance below ICX_M3UPI_INSTANCES, index below ICX_M3UPI_CTR_COUNT): the address of the high half of M3Ln_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_high_(icx_m3upi_ctr_addr(instance, index))
#define icx_m3upi_ctr_read(read, context, instance, index) /* icx_m3upi_ctr (uint32_t read(void *context, uncore_pci at), context, instance below ICX_M3UPI_INSTANCES, index below ICX_M3UPI_CTR_COUNT): both halves of one moment of M3Ln_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(icx_m3upi_ctr, uncore_pci_read64_(read, context, icx_m3upi_ctr_addr(instance, index)))

/* event_count [47:0] RW-V. */
#define ICX_M3UPI_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define ICX_M3UPI_CTR_EVENT_COUNT_SHIFT 0
#define ICX_M3UPI_CTR_EVENT_COUNT_WIDTH 48
#define icx_m3upi_ctr_get_event_count(r) /* uint64_t (icx_m3upi_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(icx_m3upi_ctr, r, ICX_M3UPI_CTR_EVENT_COUNT)
#define icx_m3upi_ctr_set_event_count(r, v) /* icx_m3upi_ctr (icx_m3upi_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(icx_m3upi_ctr, icx_m3upi_ctr_value_(r).raw, ICX_M3UPI_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
