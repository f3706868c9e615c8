/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ivt/qpi.box.json by "make generate". Do not edit. */
/*
 * ivt qpi: QPI link layer. One port of the link between sockets; counts flits and packets.
 * Source: 329468-002 p131-139
 */
#ifndef UNCORE_IVT_QPI_H
#define UNCORE_IVT_QPI_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define IVT_QPI_INSTANCES 3

#define IVT_QPI_GENERAL_COUNTERS   4
#define IVT_QPI_GENERAL_WIDTH      48
#define IVT_QPI_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/* PCI function pmon: its device and function on the socket's uncore bus. */
#define IVT_QPI_PMON_DEVICE_ID_0 0x0e32u
#define IVT_QPI_PMON_DEVICE_ID_1 0x0e33u
#define IVT_QPI_PMON_DEVICE_ID_2 0x0e3au

/* The device and function of pmon. */
UNCORE_ACCESSOR uncore_pci ivt_qpi_pmon_place(unsigned instance)
{
	static const uncore_pci place[IVT_QPI_INSTANCES] = {
		{ 8, 2, 0 },
		{ 9, 2, 0 },
		{ 24, 2, 0 },
	};

	return place[instance];
}
#define ivt_qpi_pmon_place(instance) /* uncore_pci (instance below IVT_QPI_INSTANCES): the device and function of pmon. */ \
	ivt_qpi_pmon_place(UNCORE_INDEX_(instance, IVT_QPI_INSTANCES))

/* PCI function filter: its device and function on the socket's uncore bus. */
#define IVT_QPI_FILTER_DEVICE_ID_0 0x0e86u
#define IVT_QPI_FILTER_DEVICE_ID_1 0x0e96u

/* The device and function of filter. */
UNCORE_ACCESSOR uncore_pci ivt_qpi_filter_place(unsigned instance)
{
	static const uncore_pci place[IVT_QPI_INSTANCES] = {
		{ 8, 6, 0 },
		{ 9, 6, 0 },
		{ 24, 6, 0 },
	};

	return place[instance];
}
#define ivt_qpi_filter_place(instance) /* uncore_pci (instance below IVT_QPI_INSTANCES): the device and function of filter. */ \
	ivt_qpi_filter_place(UNCORE_INDEX_(instance, IVT_QPI_INSTANCES))

/* PCI function misc: its device and function on the socket's uncore bus. Several instances share one. */
#define IVT_QPI_MISC_DEVICE_ID_0 0x0e80u
#define IVT_QPI_MISC_DEVICE_ID_1 0x0e80u
#define IVT_QPI_MISC_DEVICE_ID_2 0x0e40u

/* The device and function of misc. */
UNCORE_ACCESSOR uncore_pci ivt_qpi_misc_place(unsigned instance)
{
	static const uncore_pci place[IVT_QPI_INSTANCES] = {
		{ 8, 0, 0 },
		{ 8, 0, 0 },
		{ 24, 0, 0 },
	};

	return place[instance];
}
#define ivt_qpi_misc_place(instance) /* uncore_pci (instance below IVT_QPI_INSTANCES): the device and function of misc. */ \
	ivt_qpi_misc_place(UNCORE_INDEX_(instance, IVT_QPI_INSTANCES))

/*
 * box_status: Q_Py_PCI_PMON_BOX_STATUS, 32 bits
 * Which counters of this port have wrapped.
 * Source: 329468-002 p13 Table 1-3, p133 Table 2-130
 */
typedef struct ivt_qpi_box_status {
	uint32_t raw;
} ivt_qpi_box_status;

UNCORE_ACCESSOR ivt_qpi_box_status ivt_qpi_box_status_value_(ivt_qpi_box_status r)
{
	return r;
}

#define IVT_QPI_BOX_STATUS_RESET     0x00000000u
#define IVT_QPI_BOX_STATUS_MUST_ZERO 0x00000010u
#define IVT_QPI_BOX_STATUS_RW1C      0x0000000fu
#define ivt_qpi_box_status_reset() /* ivt_qpi_box_status (): the value to begin from of Q_Py_PCI_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(ivt_qpi_box_status, IVT_QPI_BOX_STATUS_RESET)

#define ivt_qpi_box_status_clear(seen) /* ivt_qpi_box_status (ivt_qpi_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of Q_Py_PCI_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(ivt_qpi_box_status, IVT_QPI_BOX_STATUS_RESET & ~IVT_QPI_BOX_STATUS_RW1C, seen, IVT_QPI_BOX_STATUS_RW1C)

#define IVT_QPI_BOX_STATUS_OFFSET 0xf8u

#define ivt_qpi_box_status_addr(instance) /* uncore_pci (instance below IVT_QPI_INSTANCES): the address of Q_Py_PCI_PMON_BOX_STATUS. */ \
	uncore_pci_at_(ivt_qpi_pmon_place(instance), IVT_QPI_BOX_STATUS_OFFSET)

/* ov [3:0] RW1C. */
#define IVT_QPI_BOX_STATUS_OV_MASK  0x0000000fu
#define IVT_QPI_BOX_STATUS_OV_SHIFT 0
#define IVT_QPI_BOX_STATUS_OV_WIDTH 4
#define ivt_qpi_box_status_get_ov(r) /* uint32_t (ivt_qpi_box_status r) [3:0]: Bit n: counter n has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(ivt_qpi_box_status, r, IVT_QPI_BOX_STATUS_OV)
#define ivt_qpi_box_status_clear_ov(bits) /* ivt_qpi_box_status (bits up to 0xfu) [3:0]: Bit n: counter n has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(ivt_qpi_box_status, IVT_QPI_BOX_STATUS_RESET & ~IVT_QPI_BOX_STATUS_RW1C, IVT_QPI_BOX_STATUS_OV, bits)

/*
 * box_ctl: Q_Py_PCI_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters of one port.
 * Source: 329468-002 p13 Table 1-3, p133 Table 2-129
 */
typedef struct ivt_qpi_box_ctl {
	uint32_t raw;
} ivt_qpi_box_ctl;

UNCORE_ACCESSOR ivt_qpi_box_ctl ivt_qpi_box_ctl_value_(ivt_qpi_box_ctl r)
{
	return r;
}

#define IVT_QPI_BOX_CTL_RESET     0x00030000u
#define IVT_QPI_BOX_CTL_MUST_ONE  0x00030000u
#define ivt_qpi_box_ctl_reset() /* ivt_qpi_box_ctl (): the value to begin from of Q_Py_PCI_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(ivt_qpi_box_ctl, IVT_QPI_BOX_CTL_RESET)

#define IVT_QPI_BOX_CTL_OFFSET 0xf4u

#define ivt_qpi_box_ctl_addr(instance) /* uncore_pci (instance below IVT_QPI_INSTANCES): the address of Q_Py_PCI_PMON_BOX_CTL. */ \
	uncore_pci_at_(ivt_qpi_pmon_place(instance), IVT_QPI_BOX_CTL_OFFSET)

/* frz [8] RW. */
#define IVT_QPI_BOX_CTL_FRZ_MASK  0x00000100u
#define IVT_QPI_BOX_CTL_FRZ_SHIFT 8
#define IVT_QPI_BOX_CTL_FRZ_WIDTH 1
#define ivt_qpi_box_ctl_get_frz(r) /* uint32_t (ivt_qpi_box_ctl r) [8]: While it is 1, no counter of this box counts. The whole register is written each time. */ \
	UNCORE_GET32_(ivt_qpi_box_ctl, r, IVT_QPI_BOX_CTL_FRZ)
#define ivt_qpi_box_ctl_set_frz(r, v) /* ivt_qpi_box_ctl (ivt_qpi_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. The whole register is written each time. */ \
	UNCORE_PUT32_(ivt_qpi_box_ctl, ivt_qpi_box_ctl_value_(r).raw, IVT_QPI_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define IVT_QPI_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define IVT_QPI_BOX_CTL_RST_CTRS_SHIFT 1
#define IVT_QPI_BOX_CTL_RST_CTRS_WIDTH 1
#define ivt_qpi_box_ctl_set_rst_ctrs(r, v) /* ivt_qpi_box_ctl (ivt_qpi_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(ivt_qpi_box_ctl, ivt_qpi_box_ctl_value_(r).raw, IVT_QPI_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define IVT_QPI_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define IVT_QPI_BOX_CTL_RST_CTRL_SHIFT 0
#define IVT_QPI_BOX_CTL_RST_CTRL_WIDTH 1
#define ivt_qpi_box_ctl_set_rst_ctrl(r, v) /* ivt_qpi_box_ctl (ivt_qpi_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(ivt_qpi_box_ctl, ivt_qpi_box_ctl_value_(r).raw, IVT_QPI_BOX_CTL_RST_CTRL, v)

/*
 * ctl: Q_Py_PCI_PMON_CTL{0-3}, 32 bits
 * Chooses the event of counter {0-3}.
 * Source: 329468-002 p13 Table 1-3, p134 Table 2-131; linux uncore_snbep.c; likwid perfmon_ivybridgeEP_counters.h
 */
typedef struct ivt_qpi_ctl {
	uint32_t raw;
} ivt_qpi_ctl;

UNCORE_ACCESSOR ivt_qpi_ctl ivt_qpi_ctl_value_(ivt_qpi_ctl r)
{
	return r;
}

#define IVT_QPI_CTL_RESET     0x00000000u
#define IVT_QPI_CTL_MUST_ZERO 0x00810000u
#define ivt_qpi_ctl_reset() /* ivt_qpi_ctl (): the value to begin from of Q_Py_PCI_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(ivt_qpi_ctl, IVT_QPI_CTL_RESET)

#define IVT_QPI_CTL_COUNT 4
#define IVT_QPI_CTL_OFFSET 0xd8u
#define IVT_QPI_CTL_INDEX_STRIDE 0x4u

#define ivt_qpi_ctl_addr(instance, index) /* uncore_pci (instance below IVT_QPI_INSTANCES, index below IVT_QPI_CTL_COUNT): the address of Q_Py_PCI_PMON_CTL{0-3}. */ \
	uncore_pci_at_(ivt_qpi_pmon_place(instance), IVT_QPI_CTL_OFFSET + \
		UNCORE_INDEX_(index, IVT_QPI_CTL_COUNT) * IVT_QPI_CTL_INDEX_STRIDE)

/* thresh [31:24] RW-V. */
#define IVT_QPI_CTL_THRESH_MASK  0xff000000u
#define IVT_QPI_CTL_THRESH_SHIFT 24
#define IVT_QPI_CTL_THRESH_WIDTH 8
#define ivt_qpi_ctl_get_thresh(r) /* uint32_t (ivt_qpi_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(ivt_qpi_ctl, r, IVT_QPI_CTL_THRESH)
#define ivt_qpi_ctl_set_thresh(r, v) /* ivt_qpi_ctl (ivt_qpi_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(ivt_qpi_ctl, ivt_qpi_ctl_value_(r).raw, IVT_QPI_CTL_THRESH, v)

/* en [22] RW-V. */
#define IVT_QPI_CTL_EN_MASK  0x00400000u
#define IVT_QPI_CTL_EN_SHIFT 22
#define IVT_QPI_CTL_EN_WIDTH 1
#define ivt_qpi_ctl_get_en(r) /* uint32_t (ivt_qpi_ctl r) [22]: Lets this counter count. */ \
	UNCORE_GET32_(ivt_qpi_ctl, r, IVT_QPI_CTL_EN)
#define ivt_qpi_ctl_set_en(r, v) /* ivt_qpi_ctl (ivt_qpi_ctl r, v up to 0x1u) [22]: Lets this counter count. */ \
	UNCORE_PUT32_(ivt_qpi_ctl, ivt_qpi_ctl_value_(r).raw, IVT_QPI_CTL_EN, v)

/* ev_sel_ext [21] RW-V. */
#define IVT_QPI_CTL_EV_SEL_EXT_MASK  0x00200000u
#define IVT_QPI_CTL_EV_SEL_EXT_SHIFT 21
#define IVT_QPI_CTL_EV_SEL_EXT_WIDTH 1
#define ivt_qpi_ctl_get_ev_sel_ext(r) /* uint32_t (ivt_qpi_ctl r) [21]: One more bit of the event code: the same code with and without it is another event. */ \
	UNCORE_GET32_(ivt_qpi_ctl, r, IVT_QPI_CTL_EV_SEL_EXT)
#define ivt_qpi_ctl_set_ev_sel_ext(r, v) /* ivt_qpi_ctl (ivt_qpi_ctl r, v up to 0x1u) [21]: One more bit of the event code: the same code with and without it is another event. */ \
	UNCORE_PUT32_(ivt_qpi_ctl, ivt_qpi_ctl_value_(r).raw, IVT_QPI_CTL_EV_SEL_EXT, v)

/* ov_en [20] RW-V. */
#define IVT_QPI_CTL_OV_EN_MASK  0x00100000u
#define IVT_QPI_CTL_OV_EN_SHIFT 20
#define IVT_QPI_CTL_OV_EN_WIDTH 1
#define ivt_qpi_ctl_get_ov_en(r) /* uint32_t (ivt_qpi_ctl r) [20]: A wrap sets the counter's bit in the box status and is reported to the UBox. */ \
	UNCORE_GET32_(ivt_qpi_ctl, r, IVT_QPI_CTL_OV_EN)
#define ivt_qpi_ctl_set_ov_en(r, v) /* ivt_qpi_ctl (ivt_qpi_ctl r, v up to 0x1u) [20]: A wrap sets the counter's bit in the box status and is reported to the UBox. */ \
	UNCORE_PUT32_(ivt_qpi_ctl, ivt_qpi_ctl_value_(r).raw, IVT_QPI_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define IVT_QPI_CTL_EDGE_DET_MASK  0x00040000u
#define IVT_QPI_CTL_EDGE_DET_SHIFT 18
#define IVT_QPI_CTL_EDGE_DET_WIDTH 1
#define ivt_qpi_ctl_get_edge_det(r) /* uint32_t (ivt_qpi_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(ivt_qpi_ctl, r, IVT_QPI_CTL_EDGE_DET)
#define ivt_qpi_ctl_set_edge_det(r, v) /* ivt_qpi_ctl (ivt_qpi_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(ivt_qpi_ctl, ivt_qpi_ctl_value_(r).raw, IVT_QPI_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define IVT_QPI_CTL_RST_MASK  0x00020000u
#define IVT_QPI_CTL_RST_SHIFT 17
#define IVT_QPI_CTL_RST_WIDTH 1
#define ivt_qpi_ctl_set_rst(r, v) /* ivt_qpi_ctl (ivt_qpi_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(ivt_qpi_ctl, ivt_qpi_ctl_value_(r).raw, IVT_QPI_CTL_RST, v)

/* umask [15:8] RW-V. */
#define IVT_QPI_CTL_UMASK_MASK  0x0000ff00u
#define IVT_QPI_CTL_UMASK_SHIFT 8
#define IVT_QPI_CTL_UMASK_WIDTH 8
#define ivt_qpi_ctl_get_umask(r) /* uint32_t (ivt_qpi_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(ivt_qpi_ctl, r, IVT_QPI_CTL_UMASK)
#define ivt_qpi_ctl_set_umask(r, v) /* ivt_qpi_ctl (ivt_qpi_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(ivt_qpi_ctl, ivt_qpi_ctl_value_(r).raw, IVT_QPI_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define IVT_QPI_CTL_EV_SEL_MASK  0x000000ffu
#define IVT_QPI_CTL_EV_SEL_SHIFT 0
#define IVT_QPI_CTL_EV_SEL_WIDTH 8
#define ivt_qpi_ctl_get_ev_sel(r) /* uint32_t (ivt_qpi_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(ivt_qpi_ctl, r, IVT_QPI_CTL_EV_SEL)
#define ivt_qpi_ctl_set_ev_sel(r, v) /* ivt_qpi_ctl (ivt_qpi_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(ivt_qpi_ctl, ivt_qpi_ctl_value_(r).raw, IVT_QPI_CTL_EV_SEL, v)

/*
 * ctr: Q_Py_PCI_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}; low dword first.
 * Source: 329468-002 p13 Table 1-3, p131, p134; linux uncore_snbep.c; likwid perfmon_ivybridgeEP_counters.h
 */
typedef struct ivt_qpi_ctr {
	uint64_t raw;
} ivt_qpi_ctr;

UNCORE_ACCESSOR ivt_qpi_ctr ivt_qpi_ctr_value_(ivt_qpi_ctr r)
{
	return r;
}

#define IVT_QPI_CTR_RESET UINT64_C(0x0000000000000000)
#define ivt_qpi_ctr_reset() /* ivt_qpi_ctr (): the value to begin from of Q_Py_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(ivt_qpi_ctr, IVT_QPI_CTR_RESET)

#define IVT_QPI_CTR_COUNT 4
#define IVT_QPI_CTR_OFFSET 0xa0u
#define IVT_QPI_CTR_INDEX_STRIDE 0x8u

#define ivt_qpi_ctr_addr(instance, index) /* uncore_pci (instance below IVT_QPI_INSTANCES, index below IVT_QPI_CTR_COUNT): the address of Q_Py_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_at_(ivt_qpi_pmon_place(instance), IVT_QPI_CTR_OFFSET + \
		UNCORE_INDEX_(index, IVT_QPI_CTR_COUNT) * IVT_QPI_CTR_INDEX_STRIDE)
#define ivt_qpi_ctr_addr_high(instance, index) /* uncore_pci (instance below IVT_QPI_INSTANCES, index below IVT_QPI_CTR_COUNT): the address of the high half of Q_Py_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_high_(ivt_qpi_ctr_addr(instance, index))
#define ivt_qpi_ctr_read(read, context, instance, index) /* ivt_qpi_ctr (uint32_t read(void *context, uncore_pci at), context, instance below IVT_QPI_INSTANCES, index below IVT_QPI_CTR_COUNT): both halves of one moment of Q_Py_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(ivt_qpi_ctr, uncore_pci_read64_(read, context, ivt_qpi_ctr_addr(instance, index)))

/* event_count [47:0] RW-V. */
#define IVT_QPI_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define IVT_QPI_CTR_EVENT_COUNT_SHIFT 0
#define IVT_QPI_CTR_EVENT_COUNT_WIDTH 48
#define ivt_qpi_ctr_get_event_count(r) /* uint64_t (ivt_qpi_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(ivt_qpi_ctr, r, IVT_QPI_CTR_EVENT_COUNT)
#define ivt_qpi_ctr_set_event_count(r, v) /* ivt_qpi_ctr (ivt_qpi_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(ivt_qpi_ctr, ivt_qpi_ctr_value_(r).raw, IVT_QPI_CTR_EVENT_COUNT, v)

/*
 * pkt_match0: Q_Py_PCI_PMON_PKT_MATCH0, 32 bits; also QPIMatch0
 * Packet header to match, first half.
 * Source: 329468-002 p13 Table 1-3, p135-136 Table 2-134; linux uncore_snbep.c
 */
typedef struct ivt_qpi_pkt_match0 {
	uint32_t raw;
} ivt_qpi_pkt_match0;

UNCORE_ACCESSOR ivt_qpi_pkt_match0 ivt_qpi_pkt_match0_value_(ivt_qpi_pkt_match0 r)
{
	return r;
}

#define IVT_QPI_PKT_MATCH0_RESET     0x00000000u
#define IVT_QPI_PKT_MATCH0_MUST_ZERO 0x7ffc0007u
#define ivt_qpi_pkt_match0_reset() /* ivt_qpi_pkt_match0 (): the value to begin from of Q_Py_PCI_PMON_PKT_MATCH0. */ \
	UNCORE_VALUE_(ivt_qpi_pkt_match0, IVT_QPI_PKT_MATCH0_RESET)

#define IVT_QPI_PKT_MATCH0_OFFSET 0x228u

#define ivt_qpi_pkt_match0_addr(instance) /* uncore_pci (instance below IVT_QPI_INSTANCES): the address of Q_Py_PCI_PMON_PKT_MATCH0. */ \
	uncore_pci_at_(ivt_qpi_filter_place(instance), IVT_QPI_PKT_MATCH0_OFFSET)

/* RNID_4 [31] RW. */
#define IVT_QPI_PKT_MATCH0_RNID_4_MASK  0x80000000u
#define IVT_QPI_PKT_MATCH0_RNID_4_SHIFT 31
#define IVT_QPI_PKT_MATCH0_RNID_4_WIDTH 1
#define ivt_qpi_pkt_match0_get_rnid_4(r) /* uint32_t (ivt_qpi_pkt_match0 r) [31]: Bit 4 of the remote node ID to match. */ \
	UNCORE_GET32_(ivt_qpi_pkt_match0, r, IVT_QPI_PKT_MATCH0_RNID_4)
#define ivt_qpi_pkt_match0_set_rnid_4(r, v) /* ivt_qpi_pkt_match0 (ivt_qpi_pkt_match0 r, v up to 0x1u) [31]: Bit 4 of the remote node ID to match. */ \
	UNCORE_PUT32_(ivt_qpi_pkt_match0, ivt_qpi_pkt_match0_value_(r).raw, IVT_QPI_PKT_MATCH0_RNID_4, v)

/* DNID [17:13] RW. */
#define IVT_QPI_PKT_MATCH0_DNID_MASK  0x0003e000u
#define IVT_QPI_PKT_MATCH0_DNID_SHIFT 13
#define IVT_QPI_PKT_MATCH0_DNID_WIDTH 5
#define ivt_qpi_pkt_match0_get_dnid(r) /* uint32_t (ivt_qpi_pkt_match0 r) [17:13]: The destination node ID to match. */ \
	UNCORE_GET32_(ivt_qpi_pkt_match0, r, IVT_QPI_PKT_MATCH0_DNID)
#define ivt_qpi_pkt_match0_set_dnid(r, v) /* ivt_qpi_pkt_match0 (ivt_qpi_pkt_match0 r, v up to 0x1fu) [17:13]: The destination node ID to match. */ \
	UNCORE_PUT32_(ivt_qpi_pkt_match0, ivt_qpi_pkt_match0_value_(r).raw, IVT_QPI_PKT_MATCH0_DNID, v)

/* MC [12:9] RW. */
#define IVT_QPI_PKT_MATCH0_MC_MASK  0x00001e00u
#define IVT_QPI_PKT_MATCH0_MC_SHIFT 9
#define IVT_QPI_PKT_MATCH0_MC_WIDTH 4

enum ivt_qpi_pkt_match0_mc {
	IVT_QPI_PKT_MATCH0_MC_HOM0 = 0x0, /* Home requests. */
	IVT_QPI_PKT_MATCH0_MC_HOM1 = 0x1, /* Home responses. */
	IVT_QPI_PKT_MATCH0_MC_NDR = 0x2, /* Responses without data. */
	IVT_QPI_PKT_MATCH0_MC_SNP = 0x3, /* Snoops. */
	IVT_QPI_PKT_MATCH0_MC_NCS = 0x4, /* Non-coherent standard. */
	IVT_QPI_PKT_MATCH0_MC_NCB = 0xc, /* Non-coherent bypass. */
	IVT_QPI_PKT_MATCH0_MC_DRS = 0xe, /* Responses with data. */
};
#define ivt_qpi_pkt_match0_get_mc(r) /* uint32_t (ivt_qpi_pkt_match0 r) [12:9]: The message class to match. */ \
	UNCORE_GET32_(ivt_qpi_pkt_match0, r, IVT_QPI_PKT_MATCH0_MC)
#define ivt_qpi_pkt_match0_set_mc(r, v) /* ivt_qpi_pkt_match0 (ivt_qpi_pkt_match0 r, v up to 0xfu) [12:9]: The message class to match. */ \
	UNCORE_PUT32_(ivt_qpi_pkt_match0, ivt_qpi_pkt_match0_value_(r).raw, IVT_QPI_PKT_MATCH0_MC, v)

/* OPC [8:5] RW. */
#define IVT_QPI_PKT_MATCH0_OPC_MASK  0x000001e0u
#define IVT_QPI_PKT_MATCH0_OPC_SHIFT 5
#define IVT_QPI_PKT_MATCH0_OPC_WIDTH 4

/* What a value means depends on mc, whose value is in the name. */
enum ivt_qpi_pkt_match0_opc {
	IVT_QPI_PKT_MATCH0_OPC_HOM0_RDCUR = 0x0, /* Uncached read of a snapshot. */
	IVT_QPI_PKT_MATCH0_OPC_HOM0_RDCODE = 0x1, /* Read, to be held in F or S. */
	IVT_QPI_PKT_MATCH0_OPC_HOM0_RDDATA = 0x2, /* Read, to be held in E, F or S. */
	IVT_QPI_PKT_MATCH0_OPC_HOM0_NONSNPRD = 0x3, /* Uncached read without snoop. */
	IVT_QPI_PKT_MATCH0_OPC_HOM0_RDINVOWN = 0x4, /* Read for ownership, in M or E. */
	IVT_QPI_PKT_MATCH0_OPC_HOM0_INVXTOI = 0x5,
	IVT_QPI_PKT_MATCH0_OPC_HOM0_EVCTCLN = 0x6,
	IVT_QPI_PKT_MATCH0_OPC_HOM0_NONSNPWR = 0x7, /* Uncached write without snoop. */
	IVT_QPI_PKT_MATCH0_OPC_HOM0_INVITOE = 0x8,
	IVT_QPI_PKT_MATCH0_OPC_HOM0_ACKCNFLTWBI = 0x9,
	IVT_QPI_PKT_MATCH0_OPC_HOM0_RDDATAMIGRATORY = 0xa, /* RdData that also takes a line forwarded in M. */
	IVT_QPI_PKT_MATCH0_OPC_HOM0_WBMTOI = 0xc,
	IVT_QPI_PKT_MATCH0_OPC_HOM1_RSPI = 0x0, /* Peer holds the line in I. */
	IVT_QPI_PKT_MATCH0_OPC_HOM1_RSPS = 0x1, /* Peer holds the line in S. */
	IVT_QPI_PKT_MATCH0_OPC_HOM1_RSPCNFLT = 0x4, /* Peer has a request in conflict and the line in I or S. */
	IVT_QPI_PKT_MATCH0_OPC_HOM1_RSPCNFLTOWN = 0x6, /* Conflict, and the peer has a buried copy in M. */
	IVT_QPI_PKT_MATCH0_OPC_HOM1_RSPCNFLTWBI = 0x7, /* Conflict; the peer writes back and invalidates. */
	IVT_QPI_PKT_MATCH0_OPC_HOM1_RSPFWD = 0x8, /* Data sent, state kept. */
	IVT_QPI_PKT_MATCH0_OPC_HOM1_RSPFWDI = 0x9, /* Data sent, line left in I. */
	IVT_QPI_PKT_MATCH0_OPC_HOM1_RSPFWDS = 0xa, /* Data sent, line left in S. */
	IVT_QPI_PKT_MATCH0_OPC_HOM1_RSPFWDIWB = 0xb, /* Data sent and written back, line left in I. */
	IVT_QPI_PKT_MATCH0_OPC_HOM1_RSPFWDSWB = 0xc, /* Data sent and written back, line left in S. */
	IVT_QPI_PKT_MATCH0_OPC_HOM1_RSPIWB = 0xd, /* Line evicted, its write back under way. */
	IVT_QPI_PKT_MATCH0_OPC_HOM1_RSPSWB = 0xe, /* Line written back, left in S. */
	IVT_QPI_PKT_MATCH0_OPC_NDR_GNT_CMP = 0x0,
	IVT_QPI_PKT_MATCH0_OPC_NDR_GNTE_FRCACKCNFLT = 0x1,
	IVT_QPI_PKT_MATCH0_OPC_NDR_CMPD = 0x4,
	IVT_QPI_PKT_MATCH0_OPC_NDR_CMP = 0x8,
	IVT_QPI_PKT_MATCH0_OPC_SNP_SNPCUR = 0x0, /* Snoop for data, left in I. */
	IVT_QPI_PKT_MATCH0_OPC_SNP_SNPCODE = 0x1, /* Snoop for code. */
	IVT_QPI_PKT_MATCH0_OPC_SNP_SNPDATA = 0x2, /* Snoop for data. */
	IVT_QPI_PKT_MATCH0_OPC_SNP_SNPINVOWN = 0x4,
	IVT_QPI_PKT_MATCH0_OPC_SNP_SNPINVXTOI = 0x5,
	IVT_QPI_PKT_MATCH0_OPC_SNP_SNPINVITOE = 0x8,
	IVT_QPI_PKT_MATCH0_OPC_SNP_PREFETCHHINT = 0xf, /* Hint that the line will be wanted. */
	IVT_QPI_PKT_MATCH0_OPC_NCS_NCRD = 0x0, /* Memory-mapped read. */
	IVT_QPI_PKT_MATCH0_OPC_NCS_NCRDPTL = 0x4, /* Partial memory-mapped read. */
	IVT_QPI_PKT_MATCH0_OPC_NCS_NCP2PS = 0xd, /* Device to device, on the standard channel. */
	IVT_QPI_PKT_MATCH0_OPC_NCB_NCWR = 0x0, /* Memory-mapped write. */
	IVT_QPI_PKT_MATCH0_OPC_NCB_NCWRPTL = 0xc, /* Partial memory-mapped write. */
	IVT_QPI_PKT_MATCH0_OPC_NCB_NCP2PB = 0xe, /* Device to device, on the bypass channel. */
	IVT_QPI_PKT_MATCH0_OPC_DRS_DATAC_FEIMS = 0x0, /* Line with its state. */
	IVT_QPI_PKT_MATCH0_OPC_DRS_DATAC_FEIMS_FRCACKCNFLT = 0x1,
	IVT_QPI_PKT_MATCH0_OPC_DRS_DATAC_FEIMS_CMP = 0x2,
	IVT_QPI_PKT_MATCH0_OPC_DRS_DATANC = 0x3,
	IVT_QPI_PKT_MATCH0_OPC_DRS_WBIDATA = 0x4,
	IVT_QPI_PKT_MATCH0_OPC_DRS_WBSDATA = 0x5,
	IVT_QPI_PKT_MATCH0_OPC_DRS_WBEDATA = 0x6,
	IVT_QPI_PKT_MATCH0_OPC_DRS_NONSNPWRDATA = 0x7, /* Data of an uncached write without snoop. */
	IVT_QPI_PKT_MATCH0_OPC_DRS_WBIDATAPTL = 0x8,
	IVT_QPI_PKT_MATCH0_OPC_DRS_WBEDATAPTL = 0xa,
	IVT_QPI_PKT_MATCH0_OPC_DRS_NONSNPWRDATAPTL = 0xb, /* Masked data of an uncached write without snoop. */
};
#define ivt_qpi_pkt_match0_get_opc(r) /* uint32_t (ivt_qpi_pkt_match0 r) [8:5]: The opcode to match; what a code means depends on the message class. */ \
	UNCORE_GET32_(ivt_qpi_pkt_match0, r, IVT_QPI_PKT_MATCH0_OPC)
#define ivt_qpi_pkt_match0_set_opc(r, v) /* ivt_qpi_pkt_match0 (ivt_qpi_pkt_match0 r, v up to 0xfu) [8:5]: The opcode to match; what a code means depends on the message class. */ \
	UNCORE_PUT32_(ivt_qpi_pkt_match0, ivt_qpi_pkt_match0_value_(r).raw, IVT_QPI_PKT_MATCH0_OPC, v)

/* size [8] RW, part of opc. */
#define IVT_QPI_PKT_MATCH0_SIZE_MASK  0x00000100u
#define IVT_QPI_PKT_MATCH0_SIZE_SHIFT 8
#define IVT_QPI_PKT_MATCH0_SIZE_WIDTH 1

/* What a value means depends on mc, whose value is in the name. */
enum ivt_qpi_pkt_match0_size {
	IVT_QPI_PKT_MATCH0_SIZE_DRS_DRS_9_FLITS = 0x0,
	IVT_QPI_PKT_MATCH0_SIZE_DRS_DRS_11_FLITS = 0x1,
	IVT_QPI_PKT_MATCH0_SIZE_NCB_NCB_9_FLITS = 0x0,
	IVT_QPI_PKT_MATCH0_SIZE_NCB_NCB_11_FLITS = 0x1,
	IVT_QPI_PKT_MATCH0_SIZE_NCS_NCS_1_OR_2_FLITS = 0x0,
	IVT_QPI_PKT_MATCH0_SIZE_NCS_NCS_3_FLITS = 0x1,
};
#define ivt_qpi_pkt_match0_get_size(r) /* uint32_t (ivt_qpi_pkt_match0 r) [8]: Length of the packet, in classes where the top bit of the opcode tells it. */ \
	UNCORE_GET32_(ivt_qpi_pkt_match0, r, IVT_QPI_PKT_MATCH0_SIZE)
#define ivt_qpi_pkt_match0_set_size(r, v) /* ivt_qpi_pkt_match0 (ivt_qpi_pkt_match0 r, v up to 0x1u) [8]: Length of the packet, in classes where the top bit of the opcode tells it. */ \
	UNCORE_PUT32_(ivt_qpi_pkt_match0, ivt_qpi_pkt_match0_value_(r).raw, IVT_QPI_PKT_MATCH0_SIZE, v)

/* VNW [4:3] RW. */
#define IVT_QPI_PKT_MATCH0_VNW_MASK  0x00000018u
#define IVT_QPI_PKT_MATCH0_VNW_SHIFT 3
#define IVT_QPI_PKT_MATCH0_VNW_WIDTH 2

/* Where a value has a _MASK, only these bits of the field decide. */
enum ivt_qpi_pkt_match0_vnw {
	IVT_QPI_PKT_MATCH0_VNW_VN0 = 0x0,
	IVT_QPI_PKT_MATCH0_VNW_VN1 = 0x1,
	IVT_QPI_PKT_MATCH0_VNW_VNA = 0x2,
	IVT_QPI_PKT_MATCH0_VNW_VNA_MASK = 0x2,
};
#define ivt_qpi_pkt_match0_get_vnw(r) /* uint32_t (ivt_qpi_pkt_match0 r) [4:3]: The virtual network to match. */ \
	UNCORE_GET32_(ivt_qpi_pkt_match0, r, IVT_QPI_PKT_MATCH0_VNW)
#define ivt_qpi_pkt_match0_set_vnw(r, v) /* ivt_qpi_pkt_match0 (ivt_qpi_pkt_match0 r, v up to 0x3u) [4:3]: The virtual network to match. */ \
	UNCORE_PUT32_(ivt_qpi_pkt_match0, ivt_qpi_pkt_match0_value_(r).raw, IVT_QPI_PKT_MATCH0_VNW, v)

/*
 * pkt_match1: Q_Py_PCI_PMON_PKT_MATCH1, 32 bits; also QPIMatch1
 * Packet header to match, second half.
 * Source: 329468-002 p13 Table 1-3, p135 Table 2-133; linux uncore_snbep.c
 */
typedef struct ivt_qpi_pkt_match1 {
	uint32_t raw;
} ivt_qpi_pkt_match1;

UNCORE_ACCESSOR ivt_qpi_pkt_match1 ivt_qpi_pkt_match1_value_(ivt_qpi_pkt_match1 r)
{
	return r;
}

#define IVT_QPI_PKT_MATCH1_RESET     0x00000000u
#define IVT_QPI_PKT_MATCH1_MUST_ZERO 0xfff0fff0u
#define ivt_qpi_pkt_match1_reset() /* ivt_qpi_pkt_match1 (): the value to begin from of Q_Py_PCI_PMON_PKT_MATCH1. */ \
	UNCORE_VALUE_(ivt_qpi_pkt_match1, IVT_QPI_PKT_MATCH1_RESET)

#define IVT_QPI_PKT_MATCH1_OFFSET 0x22cu

#define ivt_qpi_pkt_match1_addr(instance) /* uncore_pci (instance below IVT_QPI_INSTANCES): the address of Q_Py_PCI_PMON_PKT_MATCH1. */ \
	uncore_pci_at_(ivt_qpi_filter_place(instance), IVT_QPI_PKT_MATCH1_OFFSET)

/* RDS [19:16] RW. */
#define IVT_QPI_PKT_MATCH1_RDS_MASK  0x000f0000u
#define IVT_QPI_PKT_MATCH1_RDS_SHIFT 16
#define IVT_QPI_PKT_MATCH1_RDS_WIDTH 4

enum ivt_qpi_pkt_match1_rds {
	IVT_QPI_PKT_MATCH1_RDS_M = 0x8, /* Modified. */
	IVT_QPI_PKT_MATCH1_RDS_E = 0x4, /* Exclusive. */
	IVT_QPI_PKT_MATCH1_RDS_S = 0x2, /* Shared. */
	IVT_QPI_PKT_MATCH1_RDS_F = 0x1, /* Forward. */
	IVT_QPI_PKT_MATCH1_RDS_I = 0x0, /* Invalid, or non-coherent. */
};
#define ivt_qpi_pkt_match1_get_rds(r) /* uint32_t (ivt_qpi_pkt_match1 r) [19:16]: The state that comes with the data; only data responses with opcodes 0 to 2 have one. */ \
	UNCORE_GET32_(ivt_qpi_pkt_match1, r, IVT_QPI_PKT_MATCH1_RDS)
#define ivt_qpi_pkt_match1_set_rds(r, v) /* ivt_qpi_pkt_match1 (ivt_qpi_pkt_match1 r, v up to 0xfu) [19:16]: The state that comes with the data; only data responses with opcodes 0 to 2 have one. */ \
	UNCORE_PUT32_(ivt_qpi_pkt_match1, ivt_qpi_pkt_match1_value_(r).raw, IVT_QPI_PKT_MATCH1_RDS, v)

/* RNID_3_0 [3:0] RW. */
#define IVT_QPI_PKT_MATCH1_RNID_3_0_MASK  0x0000000fu
#define IVT_QPI_PKT_MATCH1_RNID_3_0_SHIFT 0
#define IVT_QPI_PKT_MATCH1_RNID_3_0_WIDTH 4
#define ivt_qpi_pkt_match1_get_rnid_3_0(r) /* uint32_t (ivt_qpi_pkt_match1 r) [3:0]: Low bits of the remote node ID to match. */ \
	UNCORE_GET32_(ivt_qpi_pkt_match1, r, IVT_QPI_PKT_MATCH1_RNID_3_0)
#define ivt_qpi_pkt_match1_set_rnid_3_0(r, v) /* ivt_qpi_pkt_match1 (ivt_qpi_pkt_match1 r, v up to 0xfu) [3:0]: Low bits of the remote node ID to match. */ \
	UNCORE_PUT32_(ivt_qpi_pkt_match1, ivt_qpi_pkt_match1_value_(r).raw, IVT_QPI_PKT_MATCH1_RNID_3_0, v)

/*
 * pkt_mask0: Q_Py_PCI_PMON_PKT_MASK0, 32 bits; also QPIMask0
 * Which header bits of the first half are compared.
 * Source: 329468-002 p13 Table 1-3, p136-137 Table 2-136; linux uncore_snbep.c
 */
typedef struct ivt_qpi_pkt_mask0 {
	uint32_t raw;
} ivt_qpi_pkt_mask0;

UNCORE_ACCESSOR ivt_qpi_pkt_mask0 ivt_qpi_pkt_mask0_value_(ivt_qpi_pkt_mask0 r)
{
	return r;
}

#define IVT_QPI_PKT_MASK0_RESET     0x00000000u
#define IVT_QPI_PKT_MASK0_MUST_ZERO 0x7ffc0007u
#define ivt_qpi_pkt_mask0_reset() /* ivt_qpi_pkt_mask0 (): the value to begin from of Q_Py_PCI_PMON_PKT_MASK0. */ \
	UNCORE_VALUE_(ivt_qpi_pkt_mask0, IVT_QPI_PKT_MASK0_RESET)

#define IVT_QPI_PKT_MASK0_OFFSET 0x238u

#define ivt_qpi_pkt_mask0_addr(instance) /* uncore_pci (instance below IVT_QPI_INSTANCES): the address of Q_Py_PCI_PMON_PKT_MASK0. */ \
	uncore_pci_at_(ivt_qpi_filter_place(instance), IVT_QPI_PKT_MASK0_OFFSET)

/* RNID_4 [31] RW. */
#define IVT_QPI_PKT_MASK0_RNID_4_MASK  0x80000000u
#define IVT_QPI_PKT_MASK0_RNID_4_SHIFT 31
#define IVT_QPI_PKT_MASK0_RNID_4_WIDTH 1
#define ivt_qpi_pkt_mask0_get_rnid_4(r) /* uint32_t (ivt_qpi_pkt_mask0 r) [31]: Bit 4 of the remote node ID: 1 compares it. */ \
	UNCORE_GET32_(ivt_qpi_pkt_mask0, r, IVT_QPI_PKT_MASK0_RNID_4)
#define ivt_qpi_pkt_mask0_set_rnid_4(r, v) /* ivt_qpi_pkt_mask0 (ivt_qpi_pkt_mask0 r, v up to 0x1u) [31]: Bit 4 of the remote node ID: 1 compares it. */ \
	UNCORE_PUT32_(ivt_qpi_pkt_mask0, ivt_qpi_pkt_mask0_value_(r).raw, IVT_QPI_PKT_MASK0_RNID_4, v)

/* DNID [17:13] RW. */
#define IVT_QPI_PKT_MASK0_DNID_MASK  0x0003e000u
#define IVT_QPI_PKT_MASK0_DNID_SHIFT 13
#define IVT_QPI_PKT_MASK0_DNID_WIDTH 5
#define ivt_qpi_pkt_mask0_get_dnid(r) /* uint32_t (ivt_qpi_pkt_mask0 r) [17:13]: Bits of the destination node ID that are compared: 1 compares. */ \
	UNCORE_GET32_(ivt_qpi_pkt_mask0, r, IVT_QPI_PKT_MASK0_DNID)
#define ivt_qpi_pkt_mask0_set_dnid(r, v) /* ivt_qpi_pkt_mask0 (ivt_qpi_pkt_mask0 r, v up to 0x1fu) [17:13]: Bits of the destination node ID that are compared: 1 compares. */ \
	UNCORE_PUT32_(ivt_qpi_pkt_mask0, ivt_qpi_pkt_mask0_value_(r).raw, IVT_QPI_PKT_MASK0_DNID, v)

/* MC [12:9] RW. */
#define IVT_QPI_PKT_MASK0_MC_MASK  0x00001e00u
#define IVT_QPI_PKT_MASK0_MC_SHIFT 9
#define IVT_QPI_PKT_MASK0_MC_WIDTH 4
#define ivt_qpi_pkt_mask0_get_mc(r) /* uint32_t (ivt_qpi_pkt_mask0 r) [12:9]: Bits of the message class that are compared: 1 compares. */ \
	UNCORE_GET32_(ivt_qpi_pkt_mask0, r, IVT_QPI_PKT_MASK0_MC)
#define ivt_qpi_pkt_mask0_set_mc(r, v) /* ivt_qpi_pkt_mask0 (ivt_qpi_pkt_mask0 r, v up to 0xfu) [12:9]: Bits of the message class that are compared: 1 compares. */ \
	UNCORE_PUT32_(ivt_qpi_pkt_mask0, ivt_qpi_pkt_mask0_value_(r).raw, IVT_QPI_PKT_MASK0_MC, v)

/* OPC [8:5] RW. */
#define IVT_QPI_PKT_MASK0_OPC_MASK  0x000001e0u
#define IVT_QPI_PKT_MASK0_OPC_SHIFT 5
#define IVT_QPI_PKT_MASK0_OPC_WIDTH 4
#define ivt_qpi_pkt_mask0_get_opc(r) /* uint32_t (ivt_qpi_pkt_mask0 r) [8:5]: Bits of the opcode that are compared: 1 compares. */ \
	UNCORE_GET32_(ivt_qpi_pkt_mask0, r, IVT_QPI_PKT_MASK0_OPC)
#define ivt_qpi_pkt_mask0_set_opc(r, v) /* ivt_qpi_pkt_mask0 (ivt_qpi_pkt_mask0 r, v up to 0xfu) [8:5]: Bits of the opcode that are compared: 1 compares. */ \
	UNCORE_PUT32_(ivt_qpi_pkt_mask0, ivt_qpi_pkt_mask0_value_(r).raw, IVT_QPI_PKT_MASK0_OPC, v)

/* VNW [4:3] RW. */
#define IVT_QPI_PKT_MASK0_VNW_MASK  0x00000018u
#define IVT_QPI_PKT_MASK0_VNW_SHIFT 3
#define IVT_QPI_PKT_MASK0_VNW_WIDTH 2
#define ivt_qpi_pkt_mask0_get_vnw(r) /* uint32_t (ivt_qpi_pkt_mask0 r) [4:3]: Bits of the virtual network that are compared: 1 compares. */ \
	UNCORE_GET32_(ivt_qpi_pkt_mask0, r, IVT_QPI_PKT_MASK0_VNW)
#define ivt_qpi_pkt_mask0_set_vnw(r, v) /* ivt_qpi_pkt_mask0 (ivt_qpi_pkt_mask0 r, v up to 0x3u) [4:3]: Bits of the virtual network that are compared: 1 compares. */ \
	UNCORE_PUT32_(ivt_qpi_pkt_mask0, ivt_qpi_pkt_mask0_value_(r).raw, IVT_QPI_PKT_MASK0_VNW, v)

/*
 * pkt_mask1: Q_Py_PCI_PMON_PKT_MASK1, 32 bits; also QPIMask1
 * Which header bits of the second half are compared.
 * Source: 329468-002 p13 Table 1-3, p136 Table 2-135; linux uncore_snbep.c
 */
typedef struct ivt_qpi_pkt_mask1 {
	uint32_t raw;
} ivt_qpi_pkt_mask1;

UNCORE_ACCESSOR ivt_qpi_pkt_mask1 ivt_qpi_pkt_mask1_value_(ivt_qpi_pkt_mask1 r)
{
	return r;
}

#define IVT_QPI_PKT_MASK1_RESET     0x00000000u
#define IVT_QPI_PKT_MASK1_MUST_ZERO 0xfff0fff0u
#define ivt_qpi_pkt_mask1_reset() /* ivt_qpi_pkt_mask1 (): the value to begin from of Q_Py_PCI_PMON_PKT_MASK1. */ \
	UNCORE_VALUE_(ivt_qpi_pkt_mask1, IVT_QPI_PKT_MASK1_RESET)

#define IVT_QPI_PKT_MASK1_OFFSET 0x23cu

#define ivt_qpi_pkt_mask1_addr(instance) /* uncore_pci (instance below IVT_QPI_INSTANCES): the address of Q_Py_PCI_PMON_PKT_MASK1. */ \
	uncore_pci_at_(ivt_qpi_filter_place(instance), IVT_QPI_PKT_MASK1_OFFSET)

/* RDS [19:16] RW. */
#define IVT_QPI_PKT_MASK1_RDS_MASK  0x000f0000u
#define IVT_QPI_PKT_MASK1_RDS_SHIFT 16
#define IVT_QPI_PKT_MASK1_RDS_WIDTH 4
#define ivt_qpi_pkt_mask1_get_rds(r) /* uint32_t (ivt_qpi_pkt_mask1 r) [19:16]: Bits of the response data state that are compared: 1 compares. */ \
	UNCORE_GET32_(ivt_qpi_pkt_mask1, r, IVT_QPI_PKT_MASK1_RDS)
#define ivt_qpi_pkt_mask1_set_rds(r, v) /* ivt_qpi_pkt_mask1 (ivt_qpi_pkt_mask1 r, v up to 0xfu) [19:16]: Bits of the response data state that are compared: 1 compares. */ \
	UNCORE_PUT32_(ivt_qpi_pkt_mask1, ivt_qpi_pkt_mask1_value_(r).raw, IVT_QPI_PKT_MASK1_RDS, v)

/* RNID_3_0 [3:0] RW. */
#define IVT_QPI_PKT_MASK1_RNID_3_0_MASK  0x0000000fu
#define IVT_QPI_PKT_MASK1_RNID_3_0_SHIFT 0
#define IVT_QPI_PKT_MASK1_RNID_3_0_WIDTH 4
#define ivt_qpi_pkt_mask1_get_rnid_3_0(r) /* uint32_t (ivt_qpi_pkt_mask1 r) [3:0]: Low bits of the remote node ID that are compared: 1 compares. */ \
	UNCORE_GET32_(ivt_qpi_pkt_mask1, r, IVT_QPI_PKT_MASK1_RNID_3_0)
#define ivt_qpi_pkt_mask1_set_rnid_3_0(r, v) /* ivt_qpi_pkt_mask1 (ivt_qpi_pkt_mask1 r, v up to 0xfu) [3:0]: Low bits of the remote node ID that are compared: 1 compares. */ \
	UNCORE_PUT32_(ivt_qpi_pkt_mask1, ivt_qpi_pkt_mask1_value_(r).raw, IVT_QPI_PKT_MASK1_RNID_3_0, v)

/*
 * rate_status: QPI_RATE_STATUS, 32 bits
 * Speed of the links; ports 0 and 1 share one register.
 * Source: 329468-002 p13 Table 1-3, p138-139 Table 2-138; pcm cpucounters.cpp
 */
typedef struct ivt_qpi_rate_status {
	uint32_t raw;
} ivt_qpi_rate_status;

UNCORE_ACCESSOR ivt_qpi_rate_status ivt_qpi_rate_status_value_(ivt_qpi_rate_status r)
{
	return r;
}

#define IVT_QPI_RATE_STATUS_RESET     0x00000000u
#define IVT_QPI_RATE_STATUS_MUST_ZERO 0xffffffe0u
#define ivt_qpi_rate_status_reset() /* ivt_qpi_rate_status (): the value to begin from of QPI_RATE_STATUS. */ \
	UNCORE_VALUE_(ivt_qpi_rate_status, IVT_QPI_RATE_STATUS_RESET)

#define IVT_QPI_RATE_STATUS_OFFSET 0xd4u

#define ivt_qpi_rate_status_addr(instance) /* uncore_pci (instance below IVT_QPI_INSTANCES): the address of QPI_RATE_STATUS. */ \
	uncore_pci_at_(ivt_qpi_misc_place(instance), IVT_QPI_RATE_STATUS_OFFSET)

/* slow_mode [4] RO-V. */
#define IVT_QPI_RATE_STATUS_SLOW_MODE_MASK  0x00000010u
#define IVT_QPI_RATE_STATUS_SLOW_MODE_SHIFT 4
#define IVT_QPI_RATE_STATUS_SLOW_MODE_WIDTH 1
#define ivt_qpi_rate_status_get_slow_mode(r) /* uint32_t (ivt_qpi_rate_status r) [4]: The link is being driven at its slow start-up speed. */ \
	UNCORE_GET32_(ivt_qpi_rate_status, r, IVT_QPI_RATE_STATUS_SLOW_MODE)

/* qpi_rate [2:0] RO-V. */
#define IVT_QPI_RATE_STATUS_QPI_RATE_MASK  0x00000007u
#define IVT_QPI_RATE_STATUS_QPI_RATE_SHIFT 0
#define IVT_QPI_RATE_STATUS_QPI_RATE_WIDTH 3

enum ivt_qpi_rate_status_qpi_rate {
	IVT_QPI_RATE_STATUS_QPI_RATE_GT_5_6 = 0x2,
	IVT_QPI_RATE_STATUS_QPI_RATE_GT_6_4 = 0x3,
	IVT_QPI_RATE_STATUS_QPI_RATE_GT_7_2 = 0x4,
	IVT_QPI_RATE_STATUS_QPI_RATE_GT_8_0 = 0x5,
	IVT_QPI_RATE_STATUS_QPI_RATE_GT_8_8 = 0x6,
	IVT_QPI_RATE_STATUS_QPI_RATE_GT_9_6 = 0x7,
};
#define ivt_qpi_rate_status_get_qpi_rate(r) /* uint32_t (ivt_qpi_rate_status r) [2:0]: Speed of the link now; other codes are reserved. */ \
	UNCORE_GET32_(ivt_qpi_rate_status, r, IVT_QPI_RATE_STATUS_QPI_RATE)

#ifdef __cplusplus
}
#endif

#endif
