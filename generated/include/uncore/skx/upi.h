/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/skx/upi.box.json by "make generate". Do not edit. */
/*
 * skx upi: UPI link layer. One link to another socket: what it sends and receives, its credits and its power states.
 * Source: linux uncore_snbep.c skx_uncore_upi; likwid perfmon_skylakeX_counters.h
 */
#ifndef UNCORE_SKX_UPI_H
#define UNCORE_SKX_UPI_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define SKX_UPI_INSTANCES 3

#define SKX_UPI_GENERAL_COUNTERS   4
#define SKX_UPI_GENERAL_WIDTH      48
#define SKX_UPI_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/* PCI function pmon: its device and function on the socket's uncore bus. */
#define SKX_UPI_PMON_DEVICE_ID_0 0x2058u
#define SKX_UPI_PMON_DEVICE_ID_1 0x2058u
#define SKX_UPI_PMON_DEVICE_ID_2 0x2058u

/* The device and function of pmon. */
UNCORE_ACCESSOR uncore_pci skx_upi_pmon_place(unsigned instance)
{
	static const uncore_pci place[SKX_UPI_INSTANCES] = {
		{ 14, 0, 0 },
		{ 15, 0, 0 },
		{ 16, 0, 0 },
	};

	return place[instance];
}
#define skx_upi_pmon_place(instance) /* uncore_pci (instance below SKX_UPI_INSTANCES): the device and function of pmon. */ \
	skx_upi_pmon_place(UNCORE_INDEX_(instance, SKX_UPI_INSTANCES))

/*
 * box_ctl: Uy_PCI_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux uncore_snbep.c SKX_UPI_PCI_PMON_*; likwid registers.h (cross-source)
 */
typedef struct skx_upi_box_ctl {
	uint32_t raw;
} skx_upi_box_ctl;

UNCORE_ACCESSOR skx_upi_box_ctl skx_upi_box_ctl_value_(skx_upi_box_ctl r)
{
	return r;
}

#define SKX_UPI_BOX_CTL_RESET     0x00030000u
#define SKX_UPI_BOX_CTL_MUST_ONE  0x00030000u
#define skx_upi_box_ctl_reset() /* skx_upi_box_ctl (): the value to begin from of Uy_PCI_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(skx_upi_box_ctl, SKX_UPI_BOX_CTL_RESET)

#define SKX_UPI_BOX_CTL_OFFSET 0x378u

#define skx_upi_box_ctl_addr(instance) /* uncore_pci (instance below SKX_UPI_INSTANCES): the address of Uy_PCI_PMON_BOX_CTL. */ \
	uncore_pci_at_(skx_upi_pmon_place(instance), SKX_UPI_BOX_CTL_OFFSET)

/* frz [8] RW. */
#define SKX_UPI_BOX_CTL_FRZ_MASK  0x00000100u
#define SKX_UPI_BOX_CTL_FRZ_SHIFT 8
#define SKX_UPI_BOX_CTL_FRZ_WIDTH 1
#define skx_upi_box_ctl_get_frz(r) /* uint32_t (skx_upi_box_ctl r) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(skx_upi_box_ctl, r, SKX_UPI_BOX_CTL_FRZ)
#define skx_upi_box_ctl_set_frz(r, v) /* skx_upi_box_ctl (skx_upi_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(skx_upi_box_ctl, skx_upi_box_ctl_value_(r).raw, SKX_UPI_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define SKX_UPI_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define SKX_UPI_BOX_CTL_RST_CTRS_SHIFT 1
#define SKX_UPI_BOX_CTL_RST_CTRS_WIDTH 1
#define skx_upi_box_ctl_set_rst_ctrs(r, v) /* skx_upi_box_ctl (skx_upi_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(skx_upi_box_ctl, skx_upi_box_ctl_value_(r).raw, SKX_UPI_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define SKX_UPI_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define SKX_UPI_BOX_CTL_RST_CTRL_SHIFT 0
#define SKX_UPI_BOX_CTL_RST_CTRL_WIDTH 1
#define skx_upi_box_ctl_set_rst_ctrl(r, v) /* skx_upi_box_ctl (skx_upi_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(skx_upi_box_ctl, skx_upi_box_ctl_value_(r).raw, SKX_UPI_BOX_CTL_RST_CTRL, v)

/*
 * box_status: Uy_PCI_PMON_BOX_STATUS, 32 bits
 * Which counters have wrapped; Linux does not use it.
 * Source: likwid registers.h (inferred)
 */
typedef struct skx_upi_box_status {
	uint32_t raw;
} skx_upi_box_status;

UNCORE_ACCESSOR skx_upi_box_status skx_upi_box_status_value_(skx_upi_box_status r)
{
	return r;
}

#define SKX_UPI_BOX_STATUS_RESET     0x00000000u
#define SKX_UPI_BOX_STATUS_RW1C      0x0000000fu
#define skx_upi_box_status_reset() /* skx_upi_box_status (): the value to begin from of Uy_PCI_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(skx_upi_box_status, SKX_UPI_BOX_STATUS_RESET)

#define skx_upi_box_status_clear(seen) /* skx_upi_box_status (skx_upi_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of Uy_PCI_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(skx_upi_box_status, SKX_UPI_BOX_STATUS_RESET & ~SKX_UPI_BOX_STATUS_RW1C, seen, SKX_UPI_BOX_STATUS_RW1C)

#define SKX_UPI_BOX_STATUS_OFFSET 0x37cu

#define skx_upi_box_status_addr(instance) /* uncore_pci (instance below SKX_UPI_INSTANCES): the address of Uy_PCI_PMON_BOX_STATUS. */ \
	uncore_pci_at_(skx_upi_pmon_place(instance), SKX_UPI_BOX_STATUS_OFFSET)

/* ov [3:0] RW1C. */
#define SKX_UPI_BOX_STATUS_OV_MASK  0x0000000fu
#define SKX_UPI_BOX_STATUS_OV_SHIFT 0
#define SKX_UPI_BOX_STATUS_OV_WIDTH 4
#define skx_upi_box_status_get_ov(r) /* uint32_t (skx_upi_box_status r) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(skx_upi_box_status, r, SKX_UPI_BOX_STATUS_OV)
#define skx_upi_box_status_clear_ov(bits) /* skx_upi_box_status (bits up to 0xfu) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(skx_upi_box_status, SKX_UPI_BOX_STATUS_RESET & ~SKX_UPI_BOX_STATUS_RW1C, SKX_UPI_BOX_STATUS_OV, bits)

/*
 * ctl: Uy_PCI_PMON_CTL{0-3}, 64 bits
 * Chooses the event of counter {0-3}.
 * A write goes to the high half first, then to the low one.
 * Source: linux uncore_snbep.c SKX_UPI_PCI_PMON_*; likwid registers.h (cross-source)
 */
typedef struct skx_upi_ctl {
	uint64_t raw;
} skx_upi_ctl;

UNCORE_ACCESSOR skx_upi_ctl skx_upi_ctl_value_(skx_upi_ctl r)
{
	return r;
}

#define SKX_UPI_CTL_RESET     UINT64_C(0x0000000000000000)
#define SKX_UPI_CTL_MUST_ZERO UINT64_C(0x0000000000210000)
#define skx_upi_ctl_reset() /* skx_upi_ctl (): the value to begin from of Uy_PCI_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(skx_upi_ctl, SKX_UPI_CTL_RESET)

#define SKX_UPI_CTL_COUNT 4
#define SKX_UPI_CTL_OFFSET 0x350u
#define SKX_UPI_CTL_INDEX_STRIDE 0x8u

#define skx_upi_ctl_addr(instance, index) /* uncore_pci (instance below SKX_UPI_INSTANCES, index below SKX_UPI_CTL_COUNT): the address of Uy_PCI_PMON_CTL{0-3}. */ \
	uncore_pci_at_(skx_upi_pmon_place(instance), SKX_UPI_CTL_OFFSET + \
		UNCORE_INDEX_(index, SKX_UPI_CTL_COUNT) * SKX_UPI_CTL_INDEX_STRIDE)
#define skx_upi_ctl_addr_high(instance, index) /* uncore_pci (instance below SKX_UPI_INSTANCES, index below SKX_UPI_CTL_COUNT): the address of the high half of Uy_PCI_PMON_CTL{0-3}. */ \
	uncore_pci_high_(skx_upi_ctl_addr(instance, index))
#define skx_upi_ctl_read(read, context, instance, index) /* skx_upi_ctl (uint32_t read(void *context, uncore_pci at), context, instance below SKX_UPI_INSTANCES, index below SKX_UPI_CTL_COUNT): both halves of one moment of Uy_PCI_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(skx_upi_ctl, uncore_pci_read64_(read, context, skx_upi_ctl_addr(instance, index)))

/* umask [55:45,43:32,15:8] RW-V, in pieces that have no shift in common. */
#define SKX_UPI_CTL_UMASK_MASK  UINT64_C(0x00ffefff0000ff00)
#define SKX_UPI_CTL_UMASK_WIDTH 31
UNCORE_PIECE_ uint64_t skx_upi_ctl_gather_umask_(uint64_t raw)
{
	return (raw >> 8 & UINT64_C(0xff)) << 0 |
	       (raw >> 32 & UINT64_C(0xfff)) << 8 |
	       (raw >> 45 & UINT64_C(0x7ff)) << 20;
}
UNCORE_PIECE_ uint64_t skx_upi_ctl_spread_umask_(uint64_t v)
{
	return (v >> 0 & UINT64_C(0xff)) << 8 |
	       (v >> 8 & UINT64_C(0xfff)) << 32 |
	       (v >> 20 & UINT64_C(0x7ff)) << 45;
}
#define skx_upi_ctl_get_umask(r) /* uint64_t (skx_upi_ctl r) [55:45,43:32,15:8]: Selects sub-events of the event; its upper bits narrow the header match events. */ \
	UNCORE_CAST_(uint64_t, skx_upi_ctl_gather_umask_(skx_upi_ctl_value_(r).raw))
#define skx_upi_ctl_set_umask(r, v) /* skx_upi_ctl (skx_upi_ctl r, v up to 0x7fffffffu) [55:45,43:32,15:8]: Selects sub-events of the event; its upper bits narrow the header match events. */ \
	UNCORE_SPREAD64_(skx_upi_ctl, skx_upi_ctl_value_(r).raw, SKX_UPI_CTL_UMASK, v, \
		skx_upi_ctl_spread_umask_)

/* thresh [31:24] RW-V. */
#define SKX_UPI_CTL_THRESH_MASK  UINT64_C(0x00000000ff000000)
#define SKX_UPI_CTL_THRESH_SHIFT 24
#define SKX_UPI_CTL_THRESH_WIDTH 8
#define skx_upi_ctl_get_thresh(r) /* uint64_t (skx_upi_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET64_(skx_upi_ctl, r, SKX_UPI_CTL_THRESH)
#define skx_upi_ctl_set_thresh(r, v) /* skx_upi_ctl (skx_upi_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT64_(skx_upi_ctl, skx_upi_ctl_value_(r).raw, SKX_UPI_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define SKX_UPI_CTL_INVERT_MASK  UINT64_C(0x0000000000800000)
#define SKX_UPI_CTL_INVERT_SHIFT 23
#define SKX_UPI_CTL_INVERT_WIDTH 1

enum skx_upi_ctl_invert {
	SKX_UPI_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	SKX_UPI_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define skx_upi_ctl_get_invert(r) /* uint64_t (skx_upi_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET64_(skx_upi_ctl, r, SKX_UPI_CTL_INVERT)
#define skx_upi_ctl_set_invert(r, v) /* skx_upi_ctl (skx_upi_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT64_(skx_upi_ctl, skx_upi_ctl_value_(r).raw, SKX_UPI_CTL_INVERT, v)

/* en [22] RW-V. */
#define SKX_UPI_CTL_EN_MASK  UINT64_C(0x0000000000400000)
#define SKX_UPI_CTL_EN_SHIFT 22
#define SKX_UPI_CTL_EN_WIDTH 1
#define skx_upi_ctl_get_en(r) /* uint64_t (skx_upi_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET64_(skx_upi_ctl, r, SKX_UPI_CTL_EN)
#define skx_upi_ctl_set_en(r, v) /* skx_upi_ctl (skx_upi_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT64_(skx_upi_ctl, skx_upi_ctl_value_(r).raw, SKX_UPI_CTL_EN, v)

/* ov_en [20] RW-V. */
#define SKX_UPI_CTL_OV_EN_MASK  UINT64_C(0x0000000000100000)
#define SKX_UPI_CTL_OV_EN_SHIFT 20
#define SKX_UPI_CTL_OV_EN_WIDTH 1
#define skx_upi_ctl_get_ov_en(r) /* uint64_t (skx_upi_ctl r) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_GET64_(skx_upi_ctl, r, SKX_UPI_CTL_OV_EN)
#define skx_upi_ctl_set_ov_en(r, v) /* skx_upi_ctl (skx_upi_ctl r, v up to 0x1u) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_PUT64_(skx_upi_ctl, skx_upi_ctl_value_(r).raw, SKX_UPI_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define SKX_UPI_CTL_EDGE_DET_MASK  UINT64_C(0x0000000000040000)
#define SKX_UPI_CTL_EDGE_DET_SHIFT 18
#define SKX_UPI_CTL_EDGE_DET_WIDTH 1
#define skx_upi_ctl_get_edge_det(r) /* uint64_t (skx_upi_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET64_(skx_upi_ctl, r, SKX_UPI_CTL_EDGE_DET)
#define skx_upi_ctl_set_edge_det(r, v) /* skx_upi_ctl (skx_upi_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT64_(skx_upi_ctl, skx_upi_ctl_value_(r).raw, SKX_UPI_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define SKX_UPI_CTL_RST_MASK  UINT64_C(0x0000000000020000)
#define SKX_UPI_CTL_RST_SHIFT 17
#define SKX_UPI_CTL_RST_WIDTH 1
#define skx_upi_ctl_set_rst(r, v) /* skx_upi_ctl (skx_upi_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT64_(skx_upi_ctl, skx_upi_ctl_value_(r).raw, SKX_UPI_CTL_RST, v)

/* ev_sel [7:0] RW-V. */
#define SKX_UPI_CTL_EV_SEL_MASK  UINT64_C(0x00000000000000ff)
#define SKX_UPI_CTL_EV_SEL_SHIFT 0
#define SKX_UPI_CTL_EV_SEL_WIDTH 8
#define skx_upi_ctl_get_ev_sel(r) /* uint64_t (skx_upi_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET64_(skx_upi_ctl, r, SKX_UPI_CTL_EV_SEL)
#define skx_upi_ctl_set_ev_sel(r, v) /* skx_upi_ctl (skx_upi_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT64_(skx_upi_ctl, skx_upi_ctl_value_(r).raw, SKX_UPI_CTL_EV_SEL, v)

/*
 * ctr: Uy_PCI_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux uncore_snbep.c SKX_UPI_PCI_PMON_*; likwid registers.h (cross-source)
 */
typedef struct skx_upi_ctr {
	uint64_t raw;
} skx_upi_ctr;

UNCORE_ACCESSOR skx_upi_ctr skx_upi_ctr_value_(skx_upi_ctr r)
{
	return r;
}

#define SKX_UPI_CTR_RESET UINT64_C(0x0000000000000000)
#define skx_upi_ctr_reset() /* skx_upi_ctr (): the value to begin from of Uy_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(skx_upi_ctr, SKX_UPI_CTR_RESET)

#define SKX_UPI_CTR_COUNT 4
#define SKX_UPI_CTR_OFFSET 0x318u
#define SKX_UPI_CTR_INDEX_STRIDE 0x8u

#define skx_upi_ctr_addr(instance, index) /* uncore_pci (instance below SKX_UPI_INSTANCES, index below SKX_UPI_CTR_COUNT): the address of Uy_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_at_(skx_upi_pmon_place(instance), SKX_UPI_CTR_OFFSET + \
		UNCORE_INDEX_(index, SKX_UPI_CTR_COUNT) * SKX_UPI_CTR_INDEX_STRIDE)
#define skx_upi_ctr_addr_high(instance, index) /* uncore_pci (instance below SKX_UPI_INSTANCES, index below SKX_UPI_CTR_COUNT): the address of the high half of Uy_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_high_(skx_upi_ctr_addr(instance, index))
#define skx_upi_ctr_read(read, context, instance, index) /* skx_upi_ctr (uint32_t read(void *context, uncore_pci at), context, instance below SKX_UPI_INSTANCES, index below SKX_UPI_CTR_COUNT): both halves of one moment of Uy_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(skx_upi_ctr, uncore_pci_read64_(read, context, skx_upi_ctr_addr(instance, index)))

/* event_count [47:0] RW-V. */
#define SKX_UPI_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SKX_UPI_CTR_EVENT_COUNT_SHIFT 0
#define SKX_UPI_CTR_EVENT_COUNT_WIDTH 48
#define skx_upi_ctr_get_event_count(r) /* uint64_t (skx_upi_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(skx_upi_ctr, r, SKX_UPI_CTR_EVENT_COUNT)
#define skx_upi_ctr_set_event_count(r, v) /* skx_upi_ctr (skx_upi_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(skx_upi_ctr, skx_upi_ctr_value_(r).raw, SKX_UPI_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
