/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/hsx/qpi.box.json by "make generate". Do not edit. */
/*
 * hsx qpi: QPI link layer. One port of the link between sockets; counts flits and packets.
 * Source: linux uncore_snbep.c hswep_uncore_qpi; likwid perfmon_haswellEP_counters.h
 */
#ifndef UNCORE_HSX_QPI_H
#define UNCORE_HSX_QPI_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define HSX_QPI_INSTANCES 3

#define HSX_QPI_GENERAL_COUNTERS   4
#define HSX_QPI_GENERAL_WIDTH      48
#define HSX_QPI_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/* PCI function pmon: its device and function on the socket's uncore bus. An instance that no source places has none. */
#define HSX_QPI_PMON_DEVICE_ID_0 0x2f32u
#define HSX_QPI_PMON_DEVICE_ID_1 0x2f33u
#define HSX_QPI_PMON_DEVICE_ID_2 0x2f3au

/* The device and function of pmon. */
UNCORE_ACCESSOR uncore_pci hsx_qpi_pmon_place(unsigned instance)
{
	static const uncore_pci place[HSX_QPI_INSTANCES] = {
		{ 8, 2, 0 },
		{ 9, 2, 0 },
		{ 255, 255, 0 },
	};

	if (place[instance].device > 31)
		UNCORE_REFUSE_(__FILE__, __LINE__, "hsx_qpi_pmon_place", instance, HSX_QPI_INSTANCES - 1);
	return place[instance];
}
#define hsx_qpi_pmon_place(instance) /* uncore_pci (instance below HSX_QPI_INSTANCES): the device and function of pmon. */ \
	hsx_qpi_pmon_place(UNCORE_INDEX_(instance, HSX_QPI_INSTANCES))

/* PCI function filter: its device and function on the socket's uncore bus. */
#define HSX_QPI_FILTER_DEVICE_ID_0 0x2f86u
#define HSX_QPI_FILTER_DEVICE_ID_1 0x2f96u

/* The device and function of filter. */
UNCORE_ACCESSOR uncore_pci hsx_qpi_filter_place(unsigned instance)
{
	static const uncore_pci place[HSX_QPI_INSTANCES] = {
		{ 8, 6, 0 },
		{ 9, 6, 0 },
		{ 10, 6, 0 },
	};

	return place[instance];
}
#define hsx_qpi_filter_place(instance) /* uncore_pci (instance below HSX_QPI_INSTANCES): the device and function of filter. */ \
	hsx_qpi_filter_place(UNCORE_INDEX_(instance, HSX_QPI_INSTANCES))

/* PCI function misc: its device and function on the socket's uncore bus. */
#define HSX_QPI_MISC_DEVICE_ID_0 0x2f80u
#define HSX_QPI_MISC_DEVICE_ID_1 0x2f90u

/* The device and function of misc. */
UNCORE_ACCESSOR uncore_pci hsx_qpi_misc_place(unsigned instance)
{
	static const uncore_pci place[HSX_QPI_INSTANCES] = {
		{ 8, 0, 0 },
		{ 9, 0, 0 },
		{ 10, 0, 0 },
	};

	return place[instance];
}
#define hsx_qpi_misc_place(instance) /* uncore_pci (instance below HSX_QPI_INSTANCES): the device and function of misc. */ \
	hsx_qpi_misc_place(UNCORE_INDEX_(instance, HSX_QPI_INSTANCES))

/*
 * box_ctl: Q_Py_PCI_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux uncore_snbep.c hswep_uncore_qpi, SNBEP_PCI_PMON_*; likwid registers.h (cross-source)
 */
typedef struct hsx_qpi_box_ctl {
	uint32_t raw;
} hsx_qpi_box_ctl;

UNCORE_ACCESSOR hsx_qpi_box_ctl hsx_qpi_box_ctl_value_(hsx_qpi_box_ctl r)
{
	return r;
}

#define HSX_QPI_BOX_CTL_RESET 0x00000000u
#define hsx_qpi_box_ctl_reset() /* hsx_qpi_box_ctl (): the value to begin from of Q_Py_PCI_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(hsx_qpi_box_ctl, HSX_QPI_BOX_CTL_RESET)

#define HSX_QPI_BOX_CTL_OFFSET 0xf4u

#define hsx_qpi_box_ctl_addr(instance) /* uncore_pci (instance below HSX_QPI_INSTANCES): the address of Q_Py_PCI_PMON_BOX_CTL. */ \
	uncore_pci_at_(hsx_qpi_pmon_place(instance), HSX_QPI_BOX_CTL_OFFSET)

/* frz_en [16] RW. */
#define HSX_QPI_BOX_CTL_FRZ_EN_MASK  0x00010000u
#define HSX_QPI_BOX_CTL_FRZ_EN_SHIFT 16
#define HSX_QPI_BOX_CTL_FRZ_EN_WIDTH 1
#define hsx_qpi_box_ctl_get_frz_en(r) /* uint32_t (hsx_qpi_box_ctl r) [16]: Lets the box obey a freeze; both drivers keep it at 1, so the session does. */ \
	UNCORE_GET32_(hsx_qpi_box_ctl, r, HSX_QPI_BOX_CTL_FRZ_EN)
#define hsx_qpi_box_ctl_set_frz_en(r, v) /* hsx_qpi_box_ctl (hsx_qpi_box_ctl r, v up to 0x1u) [16]: Lets the box obey a freeze; both drivers keep it at 1, so the session does. */ \
	UNCORE_PUT32_(hsx_qpi_box_ctl, hsx_qpi_box_ctl_value_(r).raw, HSX_QPI_BOX_CTL_FRZ_EN, v)

/* frz [8] RW. */
#define HSX_QPI_BOX_CTL_FRZ_MASK  0x00000100u
#define HSX_QPI_BOX_CTL_FRZ_SHIFT 8
#define HSX_QPI_BOX_CTL_FRZ_WIDTH 1
#define hsx_qpi_box_ctl_get_frz(r) /* uint32_t (hsx_qpi_box_ctl r) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(hsx_qpi_box_ctl, r, HSX_QPI_BOX_CTL_FRZ)
#define hsx_qpi_box_ctl_set_frz(r, v) /* hsx_qpi_box_ctl (hsx_qpi_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(hsx_qpi_box_ctl, hsx_qpi_box_ctl_value_(r).raw, HSX_QPI_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define HSX_QPI_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define HSX_QPI_BOX_CTL_RST_CTRS_SHIFT 1
#define HSX_QPI_BOX_CTL_RST_CTRS_WIDTH 1
#define hsx_qpi_box_ctl_set_rst_ctrs(r, v) /* hsx_qpi_box_ctl (hsx_qpi_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(hsx_qpi_box_ctl, hsx_qpi_box_ctl_value_(r).raw, HSX_QPI_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define HSX_QPI_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define HSX_QPI_BOX_CTL_RST_CTRL_SHIFT 0
#define HSX_QPI_BOX_CTL_RST_CTRL_WIDTH 1
#define hsx_qpi_box_ctl_set_rst_ctrl(r, v) /* hsx_qpi_box_ctl (hsx_qpi_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(hsx_qpi_box_ctl, hsx_qpi_box_ctl_value_(r).raw, HSX_QPI_BOX_CTL_RST_CTRL, v)

/*
 * box_status: Q_Py_PCI_PMON_BOX_STATUS, 32 bits
 * Which counters have wrapped.
 * Source: likwid registers.h (inferred)
 */
typedef struct hsx_qpi_box_status {
	uint32_t raw;
} hsx_qpi_box_status;

UNCORE_ACCESSOR hsx_qpi_box_status hsx_qpi_box_status_value_(hsx_qpi_box_status r)
{
	return r;
}

#define HSX_QPI_BOX_STATUS_RESET     0x00000000u
#define HSX_QPI_BOX_STATUS_RW1C      0x0000000fu
#define hsx_qpi_box_status_reset() /* hsx_qpi_box_status (): the value to begin from of Q_Py_PCI_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(hsx_qpi_box_status, HSX_QPI_BOX_STATUS_RESET)

#define hsx_qpi_box_status_clear(seen) /* hsx_qpi_box_status (hsx_qpi_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of Q_Py_PCI_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(hsx_qpi_box_status, HSX_QPI_BOX_STATUS_RESET & ~HSX_QPI_BOX_STATUS_RW1C, seen, HSX_QPI_BOX_STATUS_RW1C)

#define HSX_QPI_BOX_STATUS_OFFSET 0xf8u

#define hsx_qpi_box_status_addr(instance) /* uncore_pci (instance below HSX_QPI_INSTANCES): the address of Q_Py_PCI_PMON_BOX_STATUS. */ \
	uncore_pci_at_(hsx_qpi_pmon_place(instance), HSX_QPI_BOX_STATUS_OFFSET)

/* ov [3:0] RW1C. */
#define HSX_QPI_BOX_STATUS_OV_MASK  0x0000000fu
#define HSX_QPI_BOX_STATUS_OV_SHIFT 0
#define HSX_QPI_BOX_STATUS_OV_WIDTH 4
#define hsx_qpi_box_status_get_ov(r) /* uint32_t (hsx_qpi_box_status r) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(hsx_qpi_box_status, r, HSX_QPI_BOX_STATUS_OV)
#define hsx_qpi_box_status_clear_ov(bits) /* hsx_qpi_box_status (bits up to 0xfu) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(hsx_qpi_box_status, HSX_QPI_BOX_STATUS_RESET & ~HSX_QPI_BOX_STATUS_RW1C, HSX_QPI_BOX_STATUS_OV, bits)

/*
 * ctl: Q_Py_PCI_PMON_CTL{0-3}, 32 bits
 * Chooses the event of counter {0-3}.
 * Source: linux uncore_snbep.c hswep_uncore_qpi, SNBEP_PCI_PMON_*; likwid registers.h (cross-source)
 */
typedef struct hsx_qpi_ctl {
	uint32_t raw;
} hsx_qpi_ctl;

UNCORE_ACCESSOR hsx_qpi_ctl hsx_qpi_ctl_value_(hsx_qpi_ctl r)
{
	return r;
}

#define HSX_QPI_CTL_RESET     0x00000000u
#define HSX_QPI_CTL_MUST_ZERO 0x00010000u
#define hsx_qpi_ctl_reset() /* hsx_qpi_ctl (): the value to begin from of Q_Py_PCI_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(hsx_qpi_ctl, HSX_QPI_CTL_RESET)

#define HSX_QPI_CTL_COUNT 4
#define HSX_QPI_CTL_OFFSET 0xd8u
#define HSX_QPI_CTL_INDEX_STRIDE 0x4u

#define hsx_qpi_ctl_addr(instance, index) /* uncore_pci (instance below HSX_QPI_INSTANCES, index below HSX_QPI_CTL_COUNT): the address of Q_Py_PCI_PMON_CTL{0-3}. */ \
	uncore_pci_at_(hsx_qpi_pmon_place(instance), HSX_QPI_CTL_OFFSET + \
		UNCORE_INDEX_(index, HSX_QPI_CTL_COUNT) * HSX_QPI_CTL_INDEX_STRIDE)

/* thresh [31:24] RW-V. */
#define HSX_QPI_CTL_THRESH_MASK  0xff000000u
#define HSX_QPI_CTL_THRESH_SHIFT 24
#define HSX_QPI_CTL_THRESH_WIDTH 8
#define hsx_qpi_ctl_get_thresh(r) /* uint32_t (hsx_qpi_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(hsx_qpi_ctl, r, HSX_QPI_CTL_THRESH)
#define hsx_qpi_ctl_set_thresh(r, v) /* hsx_qpi_ctl (hsx_qpi_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(hsx_qpi_ctl, hsx_qpi_ctl_value_(r).raw, HSX_QPI_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define HSX_QPI_CTL_INVERT_MASK  0x00800000u
#define HSX_QPI_CTL_INVERT_SHIFT 23
#define HSX_QPI_CTL_INVERT_WIDTH 1

enum hsx_qpi_ctl_invert {
	HSX_QPI_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	HSX_QPI_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define hsx_qpi_ctl_get_invert(r) /* uint32_t (hsx_qpi_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(hsx_qpi_ctl, r, HSX_QPI_CTL_INVERT)
#define hsx_qpi_ctl_set_invert(r, v) /* hsx_qpi_ctl (hsx_qpi_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(hsx_qpi_ctl, hsx_qpi_ctl_value_(r).raw, HSX_QPI_CTL_INVERT, v)

/* en [22] RW-V. */
#define HSX_QPI_CTL_EN_MASK  0x00400000u
#define HSX_QPI_CTL_EN_SHIFT 22
#define HSX_QPI_CTL_EN_WIDTH 1
#define hsx_qpi_ctl_get_en(r) /* uint32_t (hsx_qpi_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(hsx_qpi_ctl, r, HSX_QPI_CTL_EN)
#define hsx_qpi_ctl_set_en(r, v) /* hsx_qpi_ctl (hsx_qpi_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(hsx_qpi_ctl, hsx_qpi_ctl_value_(r).raw, HSX_QPI_CTL_EN, v)

/* ev_sel_ext [21] RW-V. */
#define HSX_QPI_CTL_EV_SEL_EXT_MASK  0x00200000u
#define HSX_QPI_CTL_EV_SEL_EXT_SHIFT 21
#define HSX_QPI_CTL_EV_SEL_EXT_WIDTH 1
#define hsx_qpi_ctl_get_ev_sel_ext(r) /* uint32_t (hsx_qpi_ctl r) [21]: Part of the event code: the same code with and without it is two events. */ \
	UNCORE_GET32_(hsx_qpi_ctl, r, HSX_QPI_CTL_EV_SEL_EXT)
#define hsx_qpi_ctl_set_ev_sel_ext(r, v) /* hsx_qpi_ctl (hsx_qpi_ctl r, v up to 0x1u) [21]: Part of the event code: the same code with and without it is two events. */ \
	UNCORE_PUT32_(hsx_qpi_ctl, hsx_qpi_ctl_value_(r).raw, HSX_QPI_CTL_EV_SEL_EXT, v)

/* ov_en [20] RW-V. */
#define HSX_QPI_CTL_OV_EN_MASK  0x00100000u
#define HSX_QPI_CTL_OV_EN_SHIFT 20
#define HSX_QPI_CTL_OV_EN_WIDTH 1
#define hsx_qpi_ctl_get_ov_en(r) /* uint32_t (hsx_qpi_ctl r) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_GET32_(hsx_qpi_ctl, r, HSX_QPI_CTL_OV_EN)
#define hsx_qpi_ctl_set_ov_en(r, v) /* hsx_qpi_ctl (hsx_qpi_ctl r, v up to 0x1u) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_PUT32_(hsx_qpi_ctl, hsx_qpi_ctl_value_(r).raw, HSX_QPI_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define HSX_QPI_CTL_EDGE_DET_MASK  0x00040000u
#define HSX_QPI_CTL_EDGE_DET_SHIFT 18
#define HSX_QPI_CTL_EDGE_DET_WIDTH 1
#define hsx_qpi_ctl_get_edge_det(r) /* uint32_t (hsx_qpi_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(hsx_qpi_ctl, r, HSX_QPI_CTL_EDGE_DET)
#define hsx_qpi_ctl_set_edge_det(r, v) /* hsx_qpi_ctl (hsx_qpi_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(hsx_qpi_ctl, hsx_qpi_ctl_value_(r).raw, HSX_QPI_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define HSX_QPI_CTL_RST_MASK  0x00020000u
#define HSX_QPI_CTL_RST_SHIFT 17
#define HSX_QPI_CTL_RST_WIDTH 1
#define hsx_qpi_ctl_set_rst(r, v) /* hsx_qpi_ctl (hsx_qpi_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(hsx_qpi_ctl, hsx_qpi_ctl_value_(r).raw, HSX_QPI_CTL_RST, v)

/* umask [15:8] RW-V. */
#define HSX_QPI_CTL_UMASK_MASK  0x0000ff00u
#define HSX_QPI_CTL_UMASK_SHIFT 8
#define HSX_QPI_CTL_UMASK_WIDTH 8
#define hsx_qpi_ctl_get_umask(r) /* uint32_t (hsx_qpi_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(hsx_qpi_ctl, r, HSX_QPI_CTL_UMASK)
#define hsx_qpi_ctl_set_umask(r, v) /* hsx_qpi_ctl (hsx_qpi_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(hsx_qpi_ctl, hsx_qpi_ctl_value_(r).raw, HSX_QPI_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define HSX_QPI_CTL_EV_SEL_MASK  0x000000ffu
#define HSX_QPI_CTL_EV_SEL_SHIFT 0
#define HSX_QPI_CTL_EV_SEL_WIDTH 8
#define hsx_qpi_ctl_get_ev_sel(r) /* uint32_t (hsx_qpi_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(hsx_qpi_ctl, r, HSX_QPI_CTL_EV_SEL)
#define hsx_qpi_ctl_set_ev_sel(r, v) /* hsx_qpi_ctl (hsx_qpi_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(hsx_qpi_ctl, hsx_qpi_ctl_value_(r).raw, HSX_QPI_CTL_EV_SEL, v)

/*
 * ctr: Q_Py_PCI_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux uncore_snbep.c hswep_uncore_qpi, SNBEP_PCI_PMON_*; likwid registers.h (cross-source)
 */
typedef struct hsx_qpi_ctr {
	uint64_t raw;
} hsx_qpi_ctr;

UNCORE_ACCESSOR hsx_qpi_ctr hsx_qpi_ctr_value_(hsx_qpi_ctr r)
{
	return r;
}

#define HSX_QPI_CTR_RESET UINT64_C(0x0000000000000000)
#define hsx_qpi_ctr_reset() /* hsx_qpi_ctr (): the value to begin from of Q_Py_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(hsx_qpi_ctr, HSX_QPI_CTR_RESET)

#define HSX_QPI_CTR_COUNT 4
#define HSX_QPI_CTR_OFFSET 0xa0u
#define HSX_QPI_CTR_INDEX_STRIDE 0x8u

#define hsx_qpi_ctr_addr(instance, index) /* uncore_pci (instance below HSX_QPI_INSTANCES, index below HSX_QPI_CTR_COUNT): the address of Q_Py_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_at_(hsx_qpi_pmon_place(instance), HSX_QPI_CTR_OFFSET + \
		UNCORE_INDEX_(index, HSX_QPI_CTR_COUNT) * HSX_QPI_CTR_INDEX_STRIDE)
#define hsx_qpi_ctr_addr_high(instance, index) /* uncore_pci (instance below HSX_QPI_INSTANCES, index below HSX_QPI_CTR_COUNT): the address of the high half of Q_Py_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_high_(hsx_qpi_ctr_addr(instance, index))
#define hsx_qpi_ctr_read(read, context, instance, index) /* hsx_qpi_ctr (uint32_t read(void *context, uncore_pci at), context, instance below HSX_QPI_INSTANCES, index below HSX_QPI_CTR_COUNT): both halves of one moment of Q_Py_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(hsx_qpi_ctr, uncore_pci_read64_(read, context, hsx_qpi_ctr_addr(instance, index)))

/* event_count [47:0] RW-V. */
#define HSX_QPI_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define HSX_QPI_CTR_EVENT_COUNT_SHIFT 0
#define HSX_QPI_CTR_EVENT_COUNT_WIDTH 48
#define hsx_qpi_ctr_get_event_count(r) /* uint64_t (hsx_qpi_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(hsx_qpi_ctr, r, HSX_QPI_CTR_EVENT_COUNT)
#define hsx_qpi_ctr_set_event_count(r, v) /* hsx_qpi_ctr (hsx_qpi_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(hsx_qpi_ctr, hsx_qpi_ctr_value_(r).raw, HSX_QPI_CTR_EVENT_COUNT, v)

/*
 * pkt_match0: Q_Py_PCI_PMON_PKT_MATCH0, 32 bits; also QPIMatch0
 * Packet header to match, low half.
 * Source: linux uncore_snbep.c SNBEP_Q_Py_PCI_PMON_PKT_*; likwid registers.h PCI_UNC_V3_QPI_PMON_RX_* (inferred)
 */
typedef struct hsx_qpi_pkt_match0 {
	uint32_t raw;
} hsx_qpi_pkt_match0;

UNCORE_ACCESSOR hsx_qpi_pkt_match0 hsx_qpi_pkt_match0_value_(hsx_qpi_pkt_match0 r)
{
	return r;
}

#define HSX_QPI_PKT_MATCH0_RESET     0x00000000u
#define HSX_QPI_PKT_MATCH0_MUST_ZERO 0x7ffc0007u
#define hsx_qpi_pkt_match0_reset() /* hsx_qpi_pkt_match0 (): the value to begin from of Q_Py_PCI_PMON_PKT_MATCH0. */ \
	UNCORE_VALUE_(hsx_qpi_pkt_match0, HSX_QPI_PKT_MATCH0_RESET)

#define HSX_QPI_PKT_MATCH0_OFFSET 0x228u

#define hsx_qpi_pkt_match0_addr(instance) /* uncore_pci (instance below HSX_QPI_INSTANCES): the address of Q_Py_PCI_PMON_PKT_MATCH0. */ \
	uncore_pci_at_(hsx_qpi_filter_place(instance), HSX_QPI_PKT_MATCH0_OFFSET)

/* RNID_4 [31] RW. */
#define HSX_QPI_PKT_MATCH0_RNID_4_MASK  0x80000000u
#define HSX_QPI_PKT_MATCH0_RNID_4_SHIFT 31
#define HSX_QPI_PKT_MATCH0_RNID_4_WIDTH 1
#define hsx_qpi_pkt_match0_get_rnid_4(r) /* uint32_t (hsx_qpi_pkt_match0 r) [31]: Bit 4 of the remote node ID to match. */ \
	UNCORE_GET32_(hsx_qpi_pkt_match0, r, HSX_QPI_PKT_MATCH0_RNID_4)
#define hsx_qpi_pkt_match0_set_rnid_4(r, v) /* hsx_qpi_pkt_match0 (hsx_qpi_pkt_match0 r, v up to 0x1u) [31]: Bit 4 of the remote node ID to match. */ \
	UNCORE_PUT32_(hsx_qpi_pkt_match0, hsx_qpi_pkt_match0_value_(r).raw, HSX_QPI_PKT_MATCH0_RNID_4, v)

/* DNID [17:13] RW. */
#define HSX_QPI_PKT_MATCH0_DNID_MASK  0x0003e000u
#define HSX_QPI_PKT_MATCH0_DNID_SHIFT 13
#define HSX_QPI_PKT_MATCH0_DNID_WIDTH 5
#define hsx_qpi_pkt_match0_get_dnid(r) /* uint32_t (hsx_qpi_pkt_match0 r) [17:13]: The destination node ID to match. */ \
	UNCORE_GET32_(hsx_qpi_pkt_match0, r, HSX_QPI_PKT_MATCH0_DNID)
#define hsx_qpi_pkt_match0_set_dnid(r, v) /* hsx_qpi_pkt_match0 (hsx_qpi_pkt_match0 r, v up to 0x1fu) [17:13]: The destination node ID to match. */ \
	UNCORE_PUT32_(hsx_qpi_pkt_match0, hsx_qpi_pkt_match0_value_(r).raw, HSX_QPI_PKT_MATCH0_DNID, v)

/* MC [12:9] RW. */
#define HSX_QPI_PKT_MATCH0_MC_MASK  0x00001e00u
#define HSX_QPI_PKT_MATCH0_MC_SHIFT 9
#define HSX_QPI_PKT_MATCH0_MC_WIDTH 4

enum hsx_qpi_pkt_match0_mc {
	HSX_QPI_PKT_MATCH0_MC_HOM0 = 0x0, /* Home requests. */
	HSX_QPI_PKT_MATCH0_MC_HOM1 = 0x1, /* Home responses. */
	HSX_QPI_PKT_MATCH0_MC_NDR = 0x2, /* Responses without data. */
	HSX_QPI_PKT_MATCH0_MC_SNP = 0x3, /* Snoops. */
	HSX_QPI_PKT_MATCH0_MC_NCS = 0x4, /* Non-coherent standard. */
	HSX_QPI_PKT_MATCH0_MC_NCB = 0xc, /* Non-coherent bypass. */
	HSX_QPI_PKT_MATCH0_MC_DRS = 0xe, /* Responses with data. */
};
#define hsx_qpi_pkt_match0_get_mc(r) /* uint32_t (hsx_qpi_pkt_match0 r) [12:9]: The message class to match. */ \
	UNCORE_GET32_(hsx_qpi_pkt_match0, r, HSX_QPI_PKT_MATCH0_MC)
#define hsx_qpi_pkt_match0_set_mc(r, v) /* hsx_qpi_pkt_match0 (hsx_qpi_pkt_match0 r, v up to 0xfu) [12:9]: The message class to match. */ \
	UNCORE_PUT32_(hsx_qpi_pkt_match0, hsx_qpi_pkt_match0_value_(r).raw, HSX_QPI_PKT_MATCH0_MC, v)

/* OPC [8:5] RW. */
#define HSX_QPI_PKT_MATCH0_OPC_MASK  0x000001e0u
#define HSX_QPI_PKT_MATCH0_OPC_SHIFT 5
#define HSX_QPI_PKT_MATCH0_OPC_WIDTH 4

/* What a value means depends on mc, whose value is in the name. */
enum hsx_qpi_pkt_match0_opc {
	HSX_QPI_PKT_MATCH0_OPC_HOM0_RDCUR = 0x0, /* Uncached read of a snapshot. */
	HSX_QPI_PKT_MATCH0_OPC_HOM0_RDCODE = 0x1, /* Read, to be held in F or S. */
	HSX_QPI_PKT_MATCH0_OPC_HOM0_RDDATA = 0x2, /* Read, to be held in E, F or S. */
	HSX_QPI_PKT_MATCH0_OPC_HOM0_NONSNPRD = 0x3, /* Uncached read without snoop. */
	HSX_QPI_PKT_MATCH0_OPC_HOM0_RDINVOWN = 0x4, /* Read for ownership, in M or E. */
	HSX_QPI_PKT_MATCH0_OPC_HOM0_INVXTOI = 0x5,
	HSX_QPI_PKT_MATCH0_OPC_HOM0_EVCTCLN = 0x6,
	HSX_QPI_PKT_MATCH0_OPC_HOM0_NONSNPWR = 0x7, /* Uncached write without snoop. */
	HSX_QPI_PKT_MATCH0_OPC_HOM0_INVITOE = 0x8,
	HSX_QPI_PKT_MATCH0_OPC_HOM0_ACKCNFLTWBI = 0x9,
	HSX_QPI_PKT_MATCH0_OPC_HOM0_RDDATAMIGRATORY = 0xa, /* RdData that also takes a line forwarded in M. */
	HSX_QPI_PKT_MATCH0_OPC_HOM0_WBMTOI = 0xc,
	HSX_QPI_PKT_MATCH0_OPC_HOM1_RSPI = 0x0, /* Peer holds the line in I. */
	HSX_QPI_PKT_MATCH0_OPC_HOM1_RSPS = 0x1, /* Peer holds the line in S. */
	HSX_QPI_PKT_MATCH0_OPC_HOM1_RSPCNFLT = 0x4, /* Peer has a request in conflict and the line in I or S. */
	HSX_QPI_PKT_MATCH0_OPC_HOM1_RSPCNFLTOWN = 0x6, /* Conflict, and the peer has a buried copy in M. */
	HSX_QPI_PKT_MATCH0_OPC_HOM1_RSPCNFLTWBI = 0x7, /* Conflict; the peer writes back and invalidates. */
	HSX_QPI_PKT_MATCH0_OPC_HOM1_RSPFWD = 0x8, /* Data sent, state kept. */
	HSX_QPI_PKT_MATCH0_OPC_HOM1_RSPFWDI = 0x9, /* Data sent, line left in I. */
	HSX_QPI_PKT_MATCH0_OPC_HOM1_RSPFWDS = 0xa, /* Data sent, line left in S. */
	HSX_QPI_PKT_MATCH0_OPC_HOM1_RSPFWDIWB = 0xb, /* Data sent and written back, line left in I. */
	HSX_QPI_PKT_MATCH0_OPC_HOM1_RSPFWDSWB = 0xc, /* Data sent and written back, line left in S. */
	HSX_QPI_PKT_MATCH0_OPC_HOM1_RSPIWB = 0xd, /* Line evicted, its write back under way. */
	HSX_QPI_PKT_MATCH0_OPC_HOM1_RSPSWB = 0xe, /* Line written back, left in S. */
	HSX_QPI_PKT_MATCH0_OPC_NDR_GNT_CMP = 0x0,
	HSX_QPI_PKT_MATCH0_OPC_NDR_GNTE_FRCACKCNFLT = 0x1,
	HSX_QPI_PKT_MATCH0_OPC_NDR_CMPD = 0x4,
	HSX_QPI_PKT_MATCH0_OPC_NDR_CMP = 0x8,
	HSX_QPI_PKT_MATCH0_OPC_SNP_SNPCUR = 0x0, /* Snoop for data, left in I. */
	HSX_QPI_PKT_MATCH0_OPC_SNP_SNPCODE = 0x1, /* Snoop for code. */
	HSX_QPI_PKT_MATCH0_OPC_SNP_SNPDATA = 0x2, /* Snoop for data. */
	HSX_QPI_PKT_MATCH0_OPC_SNP_SNPINVOWN = 0x4,
	HSX_QPI_PKT_MATCH0_OPC_SNP_SNPINVXTOI = 0x5,
	HSX_QPI_PKT_MATCH0_OPC_SNP_SNPINVITOE = 0x8,
	HSX_QPI_PKT_MATCH0_OPC_SNP_PREFETCHHINT = 0xf, /* Hint that the line will be wanted. */
	HSX_QPI_PKT_MATCH0_OPC_NCS_NCRD = 0x0, /* Memory-mapped read. */
	HSX_QPI_PKT_MATCH0_OPC_NCS_NCRDPTL = 0x4, /* Partial memory-mapped read. */
	HSX_QPI_PKT_MATCH0_OPC_NCS_NCP2PS = 0xd, /* Device to device, on the standard channel. */
	HSX_QPI_PKT_MATCH0_OPC_NCB_NCWR = 0x0, /* Memory-mapped write. */
	HSX_QPI_PKT_MATCH0_OPC_NCB_NCWRPTL = 0xc, /* Partial memory-mapped write. */
	HSX_QPI_PKT_MATCH0_OPC_NCB_NCP2PB = 0xe, /* Device to device, on the bypass channel. */
	HSX_QPI_PKT_MATCH0_OPC_DRS_DATAC_FEIMS = 0x0, /* Line with its state. */
	HSX_QPI_PKT_MATCH0_OPC_DRS_DATAC_FEIMS_FRCACKCNFLT = 0x1,
	HSX_QPI_PKT_MATCH0_OPC_DRS_DATAC_FEIMS_CMP = 0x2,
	HSX_QPI_PKT_MATCH0_OPC_DRS_DATANC = 0x3,
	HSX_QPI_PKT_MATCH0_OPC_DRS_WBIDATA = 0x4,
	HSX_QPI_PKT_MATCH0_OPC_DRS_WBSDATA = 0x5,
	HSX_QPI_PKT_MATCH0_OPC_DRS_WBEDATA = 0x6,
	HSX_QPI_PKT_MATCH0_OPC_DRS_NONSNPWRDATA = 0x7, /* Data of an uncached write without snoop. */
	HSX_QPI_PKT_MATCH0_OPC_DRS_WBIDATAPTL = 0x8,
	HSX_QPI_PKT_MATCH0_OPC_DRS_WBEDATAPTL = 0xa,
	HSX_QPI_PKT_MATCH0_OPC_DRS_NONSNPWRDATAPTL = 0xb, /* Masked data of an uncached write without snoop. */
};
#define hsx_qpi_pkt_match0_get_opc(r) /* uint32_t (hsx_qpi_pkt_match0 r) [8:5]: The opcode to match; what a code means depends on the message class. */ \
	UNCORE_GET32_(hsx_qpi_pkt_match0, r, HSX_QPI_PKT_MATCH0_OPC)
#define hsx_qpi_pkt_match0_set_opc(r, v) /* hsx_qpi_pkt_match0 (hsx_qpi_pkt_match0 r, v up to 0xfu) [8:5]: The opcode to match; what a code means depends on the message class. */ \
	UNCORE_PUT32_(hsx_qpi_pkt_match0, hsx_qpi_pkt_match0_value_(r).raw, HSX_QPI_PKT_MATCH0_OPC, v)

/* size [8] RW, part of opc. */
#define HSX_QPI_PKT_MATCH0_SIZE_MASK  0x00000100u
#define HSX_QPI_PKT_MATCH0_SIZE_SHIFT 8
#define HSX_QPI_PKT_MATCH0_SIZE_WIDTH 1

/* What a value means depends on mc, whose value is in the name. */
enum hsx_qpi_pkt_match0_size {
	HSX_QPI_PKT_MATCH0_SIZE_DRS_DRS_9_FLITS = 0x0,
	HSX_QPI_PKT_MATCH0_SIZE_DRS_DRS_11_FLITS = 0x1,
	HSX_QPI_PKT_MATCH0_SIZE_NCB_NCB_9_FLITS = 0x0,
	HSX_QPI_PKT_MATCH0_SIZE_NCB_NCB_11_FLITS = 0x1,
	HSX_QPI_PKT_MATCH0_SIZE_NCS_NCS_1_OR_2_FLITS = 0x0,
	HSX_QPI_PKT_MATCH0_SIZE_NCS_NCS_3_FLITS = 0x1,
};
#define hsx_qpi_pkt_match0_get_size(r) /* uint32_t (hsx_qpi_pkt_match0 r) [8]: Length of the packet, in classes where the top bit of the opcode tells it. */ \
	UNCORE_GET32_(hsx_qpi_pkt_match0, r, HSX_QPI_PKT_MATCH0_SIZE)
#define hsx_qpi_pkt_match0_set_size(r, v) /* hsx_qpi_pkt_match0 (hsx_qpi_pkt_match0 r, v up to 0x1u) [8]: Length of the packet, in classes where the top bit of the opcode tells it. */ \
	UNCORE_PUT32_(hsx_qpi_pkt_match0, hsx_qpi_pkt_match0_value_(r).raw, HSX_QPI_PKT_MATCH0_SIZE, v)

/* VNW [4:3] RW. */
#define HSX_QPI_PKT_MATCH0_VNW_MASK  0x00000018u
#define HSX_QPI_PKT_MATCH0_VNW_SHIFT 3
#define HSX_QPI_PKT_MATCH0_VNW_WIDTH 2

/* Where a value has a _MASK, only these bits of the field decide. */
enum hsx_qpi_pkt_match0_vnw {
	HSX_QPI_PKT_MATCH0_VNW_VN0 = 0x0,
	HSX_QPI_PKT_MATCH0_VNW_VN1 = 0x1,
	HSX_QPI_PKT_MATCH0_VNW_VNA = 0x2,
	HSX_QPI_PKT_MATCH0_VNW_VNA_MASK = 0x2,
};
#define hsx_qpi_pkt_match0_get_vnw(r) /* uint32_t (hsx_qpi_pkt_match0 r) [4:3]: The virtual network to match. */ \
	UNCORE_GET32_(hsx_qpi_pkt_match0, r, HSX_QPI_PKT_MATCH0_VNW)
#define hsx_qpi_pkt_match0_set_vnw(r, v) /* hsx_qpi_pkt_match0 (hsx_qpi_pkt_match0 r, v up to 0x3u) [4:3]: The virtual network to match. */ \
	UNCORE_PUT32_(hsx_qpi_pkt_match0, hsx_qpi_pkt_match0_value_(r).raw, HSX_QPI_PKT_MATCH0_VNW, v)

/*
 * pkt_match1: Q_Py_PCI_PMON_PKT_MATCH1, 32 bits; also QPIMatch1
 * Packet header to match, high half.
 * Source: linux uncore_snbep.c SNBEP_Q_Py_PCI_PMON_PKT_*; likwid registers.h PCI_UNC_V3_QPI_PMON_RX_* (inferred)
 */
typedef struct hsx_qpi_pkt_match1 {
	uint32_t raw;
} hsx_qpi_pkt_match1;

UNCORE_ACCESSOR hsx_qpi_pkt_match1 hsx_qpi_pkt_match1_value_(hsx_qpi_pkt_match1 r)
{
	return r;
}

#define HSX_QPI_PKT_MATCH1_RESET     0x00000000u
#define HSX_QPI_PKT_MATCH1_MUST_ZERO 0xfff0fff0u
#define hsx_qpi_pkt_match1_reset() /* hsx_qpi_pkt_match1 (): the value to begin from of Q_Py_PCI_PMON_PKT_MATCH1. */ \
	UNCORE_VALUE_(hsx_qpi_pkt_match1, HSX_QPI_PKT_MATCH1_RESET)

#define HSX_QPI_PKT_MATCH1_OFFSET 0x22cu

#define hsx_qpi_pkt_match1_addr(instance) /* uncore_pci (instance below HSX_QPI_INSTANCES): the address of Q_Py_PCI_PMON_PKT_MATCH1. */ \
	uncore_pci_at_(hsx_qpi_filter_place(instance), HSX_QPI_PKT_MATCH1_OFFSET)

/* RDS [19:16] RW. */
#define HSX_QPI_PKT_MATCH1_RDS_MASK  0x000f0000u
#define HSX_QPI_PKT_MATCH1_RDS_SHIFT 16
#define HSX_QPI_PKT_MATCH1_RDS_WIDTH 4

enum hsx_qpi_pkt_match1_rds {
	HSX_QPI_PKT_MATCH1_RDS_M = 0x8, /* Modified. */
	HSX_QPI_PKT_MATCH1_RDS_E = 0x4, /* Exclusive. */
	HSX_QPI_PKT_MATCH1_RDS_S = 0x2, /* Shared. */
	HSX_QPI_PKT_MATCH1_RDS_F = 0x1, /* Forward. */
	HSX_QPI_PKT_MATCH1_RDS_I = 0x0, /* Invalid, or non-coherent. */
};
#define hsx_qpi_pkt_match1_get_rds(r) /* uint32_t (hsx_qpi_pkt_match1 r) [19:16]: The state that comes with the data; only data responses with opcodes 0 to 2 have one. */ \
	UNCORE_GET32_(hsx_qpi_pkt_match1, r, HSX_QPI_PKT_MATCH1_RDS)
#define hsx_qpi_pkt_match1_set_rds(r, v) /* hsx_qpi_pkt_match1 (hsx_qpi_pkt_match1 r, v up to 0xfu) [19:16]: The state that comes with the data; only data responses with opcodes 0 to 2 have one. */ \
	UNCORE_PUT32_(hsx_qpi_pkt_match1, hsx_qpi_pkt_match1_value_(r).raw, HSX_QPI_PKT_MATCH1_RDS, v)

/* RNID_3_0 [3:0] RW. */
#define HSX_QPI_PKT_MATCH1_RNID_3_0_MASK  0x0000000fu
#define HSX_QPI_PKT_MATCH1_RNID_3_0_SHIFT 0
#define HSX_QPI_PKT_MATCH1_RNID_3_0_WIDTH 4
#define hsx_qpi_pkt_match1_get_rnid_3_0(r) /* uint32_t (hsx_qpi_pkt_match1 r) [3:0]: Low bits of the remote node ID to match. */ \
	UNCORE_GET32_(hsx_qpi_pkt_match1, r, HSX_QPI_PKT_MATCH1_RNID_3_0)
#define hsx_qpi_pkt_match1_set_rnid_3_0(r, v) /* hsx_qpi_pkt_match1 (hsx_qpi_pkt_match1 r, v up to 0xfu) [3:0]: Low bits of the remote node ID to match. */ \
	UNCORE_PUT32_(hsx_qpi_pkt_match1, hsx_qpi_pkt_match1_value_(r).raw, HSX_QPI_PKT_MATCH1_RNID_3_0, v)

/*
 * pkt_mask0: Q_Py_PCI_PMON_PKT_MASK0, 32 bits; also QPIMask0
 * Bits of the low half that must match.
 * Source: linux uncore_snbep.c SNBEP_Q_Py_PCI_PMON_PKT_*; likwid registers.h PCI_UNC_V3_QPI_PMON_RX_* (inferred)
 */
typedef struct hsx_qpi_pkt_mask0 {
	uint32_t raw;
} hsx_qpi_pkt_mask0;

UNCORE_ACCESSOR hsx_qpi_pkt_mask0 hsx_qpi_pkt_mask0_value_(hsx_qpi_pkt_mask0 r)
{
	return r;
}

#define HSX_QPI_PKT_MASK0_RESET     0x00000000u
#define HSX_QPI_PKT_MASK0_MUST_ZERO 0x7ffc0007u
#define hsx_qpi_pkt_mask0_reset() /* hsx_qpi_pkt_mask0 (): the value to begin from of Q_Py_PCI_PMON_PKT_MASK0. */ \
	UNCORE_VALUE_(hsx_qpi_pkt_mask0, HSX_QPI_PKT_MASK0_RESET)

#define HSX_QPI_PKT_MASK0_OFFSET 0x238u

#define hsx_qpi_pkt_mask0_addr(instance) /* uncore_pci (instance below HSX_QPI_INSTANCES): the address of Q_Py_PCI_PMON_PKT_MASK0. */ \
	uncore_pci_at_(hsx_qpi_filter_place(instance), HSX_QPI_PKT_MASK0_OFFSET)

/* RNID_4 [31] RW. */
#define HSX_QPI_PKT_MASK0_RNID_4_MASK  0x80000000u
#define HSX_QPI_PKT_MASK0_RNID_4_SHIFT 31
#define HSX_QPI_PKT_MASK0_RNID_4_WIDTH 1
#define hsx_qpi_pkt_mask0_get_rnid_4(r) /* uint32_t (hsx_qpi_pkt_mask0 r) [31]: Bit 4 of the remote node ID: 1 compares it. */ \
	UNCORE_GET32_(hsx_qpi_pkt_mask0, r, HSX_QPI_PKT_MASK0_RNID_4)
#define hsx_qpi_pkt_mask0_set_rnid_4(r, v) /* hsx_qpi_pkt_mask0 (hsx_qpi_pkt_mask0 r, v up to 0x1u) [31]: Bit 4 of the remote node ID: 1 compares it. */ \
	UNCORE_PUT32_(hsx_qpi_pkt_mask0, hsx_qpi_pkt_mask0_value_(r).raw, HSX_QPI_PKT_MASK0_RNID_4, v)

/* DNID [17:13] RW. */
#define HSX_QPI_PKT_MASK0_DNID_MASK  0x0003e000u
#define HSX_QPI_PKT_MASK0_DNID_SHIFT 13
#define HSX_QPI_PKT_MASK0_DNID_WIDTH 5
#define hsx_qpi_pkt_mask0_get_dnid(r) /* uint32_t (hsx_qpi_pkt_mask0 r) [17:13]: Bits of the destination node ID that are compared: 1 compares. */ \
	UNCORE_GET32_(hsx_qpi_pkt_mask0, r, HSX_QPI_PKT_MASK0_DNID)
#define hsx_qpi_pkt_mask0_set_dnid(r, v) /* hsx_qpi_pkt_mask0 (hsx_qpi_pkt_mask0 r, v up to 0x1fu) [17:13]: Bits of the destination node ID that are compared: 1 compares. */ \
	UNCORE_PUT32_(hsx_qpi_pkt_mask0, hsx_qpi_pkt_mask0_value_(r).raw, HSX_QPI_PKT_MASK0_DNID, v)

/* MC [12:9] RW. */
#define HSX_QPI_PKT_MASK0_MC_MASK  0x00001e00u
#define HSX_QPI_PKT_MASK0_MC_SHIFT 9
#define HSX_QPI_PKT_MASK0_MC_WIDTH 4
#define hsx_qpi_pkt_mask0_get_mc(r) /* uint32_t (hsx_qpi_pkt_mask0 r) [12:9]: Bits of the message class that are compared: 1 compares. */ \
	UNCORE_GET32_(hsx_qpi_pkt_mask0, r, HSX_QPI_PKT_MASK0_MC)
#define hsx_qpi_pkt_mask0_set_mc(r, v) /* hsx_qpi_pkt_mask0 (hsx_qpi_pkt_mask0 r, v up to 0xfu) [12:9]: Bits of the message class that are compared: 1 compares. */ \
	UNCORE_PUT32_(hsx_qpi_pkt_mask0, hsx_qpi_pkt_mask0_value_(r).raw, HSX_QPI_PKT_MASK0_MC, v)

/* OPC [8:5] RW. */
#define HSX_QPI_PKT_MASK0_OPC_MASK  0x000001e0u
#define HSX_QPI_PKT_MASK0_OPC_SHIFT 5
#define HSX_QPI_PKT_MASK0_OPC_WIDTH 4
#define hsx_qpi_pkt_mask0_get_opc(r) /* uint32_t (hsx_qpi_pkt_mask0 r) [8:5]: Bits of the opcode that are compared: 1 compares. */ \
	UNCORE_GET32_(hsx_qpi_pkt_mask0, r, HSX_QPI_PKT_MASK0_OPC)
#define hsx_qpi_pkt_mask0_set_opc(r, v) /* hsx_qpi_pkt_mask0 (hsx_qpi_pkt_mask0 r, v up to 0xfu) [8:5]: Bits of the opcode that are compared: 1 compares. */ \
	UNCORE_PUT32_(hsx_qpi_pkt_mask0, hsx_qpi_pkt_mask0_value_(r).raw, HSX_QPI_PKT_MASK0_OPC, v)

/* VNW [4:3] RW. */
#define HSX_QPI_PKT_MASK0_VNW_MASK  0x00000018u
#define HSX_QPI_PKT_MASK0_VNW_SHIFT 3
#define HSX_QPI_PKT_MASK0_VNW_WIDTH 2
#define hsx_qpi_pkt_mask0_get_vnw(r) /* uint32_t (hsx_qpi_pkt_mask0 r) [4:3]: Bits of the virtual network that are compared: 1 compares. */ \
	UNCORE_GET32_(hsx_qpi_pkt_mask0, r, HSX_QPI_PKT_MASK0_VNW)
#define hsx_qpi_pkt_mask0_set_vnw(r, v) /* hsx_qpi_pkt_mask0 (hsx_qpi_pkt_mask0 r, v up to 0x3u) [4:3]: Bits of the virtual network that are compared: 1 compares. */ \
	UNCORE_PUT32_(hsx_qpi_pkt_mask0, hsx_qpi_pkt_mask0_value_(r).raw, HSX_QPI_PKT_MASK0_VNW, v)

/*
 * pkt_mask1: Q_Py_PCI_PMON_PKT_MASK1, 32 bits; also QPIMask1
 * Bits of the high half that must match.
 * Source: linux uncore_snbep.c SNBEP_Q_Py_PCI_PMON_PKT_*; likwid registers.h PCI_UNC_V3_QPI_PMON_RX_* (inferred)
 */
typedef struct hsx_qpi_pkt_mask1 {
	uint32_t raw;
} hsx_qpi_pkt_mask1;

UNCORE_ACCESSOR hsx_qpi_pkt_mask1 hsx_qpi_pkt_mask1_value_(hsx_qpi_pkt_mask1 r)
{
	return r;
}

#define HSX_QPI_PKT_MASK1_RESET     0x00000000u
#define HSX_QPI_PKT_MASK1_MUST_ZERO 0xfff0fff0u
#define hsx_qpi_pkt_mask1_reset() /* hsx_qpi_pkt_mask1 (): the value to begin from of Q_Py_PCI_PMON_PKT_MASK1. */ \
	UNCORE_VALUE_(hsx_qpi_pkt_mask1, HSX_QPI_PKT_MASK1_RESET)

#define HSX_QPI_PKT_MASK1_OFFSET 0x23cu

#define hsx_qpi_pkt_mask1_addr(instance) /* uncore_pci (instance below HSX_QPI_INSTANCES): the address of Q_Py_PCI_PMON_PKT_MASK1. */ \
	uncore_pci_at_(hsx_qpi_filter_place(instance), HSX_QPI_PKT_MASK1_OFFSET)

/* RDS [19:16] RW. */
#define HSX_QPI_PKT_MASK1_RDS_MASK  0x000f0000u
#define HSX_QPI_PKT_MASK1_RDS_SHIFT 16
#define HSX_QPI_PKT_MASK1_RDS_WIDTH 4
#define hsx_qpi_pkt_mask1_get_rds(r) /* uint32_t (hsx_qpi_pkt_mask1 r) [19:16]: Bits of the response data state that are compared: 1 compares. */ \
	UNCORE_GET32_(hsx_qpi_pkt_mask1, r, HSX_QPI_PKT_MASK1_RDS)
#define hsx_qpi_pkt_mask1_set_rds(r, v) /* hsx_qpi_pkt_mask1 (hsx_qpi_pkt_mask1 r, v up to 0xfu) [19:16]: Bits of the response data state that are compared: 1 compares. */ \
	UNCORE_PUT32_(hsx_qpi_pkt_mask1, hsx_qpi_pkt_mask1_value_(r).raw, HSX_QPI_PKT_MASK1_RDS, v)

/* RNID_3_0 [3:0] RW. */
#define HSX_QPI_PKT_MASK1_RNID_3_0_MASK  0x0000000fu
#define HSX_QPI_PKT_MASK1_RNID_3_0_SHIFT 0
#define HSX_QPI_PKT_MASK1_RNID_3_0_WIDTH 4
#define hsx_qpi_pkt_mask1_get_rnid_3_0(r) /* uint32_t (hsx_qpi_pkt_mask1 r) [3:0]: Low bits of the remote node ID that are compared: 1 compares. */ \
	UNCORE_GET32_(hsx_qpi_pkt_mask1, r, HSX_QPI_PKT_MASK1_RNID_3_0)
#define hsx_qpi_pkt_mask1_set_rnid_3_0(r, v) /* hsx_qpi_pkt_mask1 (hsx_qpi_pkt_mask1 r, v up to 0xfu) [3:0]: Low bits of the remote node ID that are compared: 1 compares. */ \
	UNCORE_PUT32_(hsx_qpi_pkt_mask1, hsx_qpi_pkt_mask1_value_(r).raw, HSX_QPI_PKT_MASK1_RNID_3_0, v)

/*
 * rate_status: QPI_RATE_STATUS, 32 bits
 * Speed of the link.
 * Source: likwid registers.h; 329468-002 p138 (Ivy Bridge) (inferred)
 */
typedef struct hsx_qpi_rate_status {
	uint32_t raw;
} hsx_qpi_rate_status;

UNCORE_ACCESSOR hsx_qpi_rate_status hsx_qpi_rate_status_value_(hsx_qpi_rate_status r)
{
	return r;
}

#define HSX_QPI_RATE_STATUS_RESET     0x00000000u
#define HSX_QPI_RATE_STATUS_MUST_ZERO 0xffffffe0u
#define hsx_qpi_rate_status_reset() /* hsx_qpi_rate_status (): the value to begin from of QPI_RATE_STATUS. */ \
	UNCORE_VALUE_(hsx_qpi_rate_status, HSX_QPI_RATE_STATUS_RESET)

#define HSX_QPI_RATE_STATUS_OFFSET 0xd4u

#define hsx_qpi_rate_status_addr(instance) /* uncore_pci (instance below HSX_QPI_INSTANCES): the address of QPI_RATE_STATUS. */ \
	uncore_pci_at_(hsx_qpi_misc_place(instance), HSX_QPI_RATE_STATUS_OFFSET)

/* slow_mode [4] RO-V. */
#define HSX_QPI_RATE_STATUS_SLOW_MODE_MASK  0x00000010u
#define HSX_QPI_RATE_STATUS_SLOW_MODE_SHIFT 4
#define HSX_QPI_RATE_STATUS_SLOW_MODE_WIDTH 1
#define hsx_qpi_rate_status_get_slow_mode(r) /* uint32_t (hsx_qpi_rate_status r) [4]: The link is being driven at its slow start-up speed. */ \
	UNCORE_GET32_(hsx_qpi_rate_status, r, HSX_QPI_RATE_STATUS_SLOW_MODE)

/* qpi_rate [2:0] RO-V. */
#define HSX_QPI_RATE_STATUS_QPI_RATE_MASK  0x00000007u
#define HSX_QPI_RATE_STATUS_QPI_RATE_SHIFT 0
#define HSX_QPI_RATE_STATUS_QPI_RATE_WIDTH 3

enum hsx_qpi_rate_status_qpi_rate {
	HSX_QPI_RATE_STATUS_QPI_RATE_GT_5_6 = 0x2,
	HSX_QPI_RATE_STATUS_QPI_RATE_GT_6_4 = 0x3,
	HSX_QPI_RATE_STATUS_QPI_RATE_GT_7_2 = 0x4,
	HSX_QPI_RATE_STATUS_QPI_RATE_GT_8_0 = 0x5,
	HSX_QPI_RATE_STATUS_QPI_RATE_GT_8_8 = 0x6,
	HSX_QPI_RATE_STATUS_QPI_RATE_GT_9_6 = 0x7,
};
#define hsx_qpi_rate_status_get_qpi_rate(r) /* uint32_t (hsx_qpi_rate_status r) [2:0]: Speed of the link now; other codes are reserved. */ \
	UNCORE_GET32_(hsx_qpi_rate_status, r, HSX_QPI_RATE_STATUS_QPI_RATE)

#ifdef __cplusplus
}
#endif

#endif
