/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ivt/ha.box.json by "make generate". Do not edit. */
/*
 * ivt ha: Home agent. Keeps memory coherent between caching agents and the memory controller.
 * Source: 329468-002 p55-58
 */
#ifndef UNCORE_IVT_HA_H
#define UNCORE_IVT_HA_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define IVT_HA_INSTANCES 2

#define IVT_HA_GENERAL_COUNTERS   4
#define IVT_HA_GENERAL_WIDTH      48
#define IVT_HA_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/* PCI function pmon: its device and function on the socket's uncore bus. */
#define IVT_HA_PMON_DEVICE_ID_0 0x0e30u
#define IVT_HA_PMON_DEVICE_ID_1 0x0e38u

/* The device and function of pmon. */
UNCORE_ACCESSOR uncore_pci ivt_ha_pmon_place(unsigned instance)
{
	static const uncore_pci place[IVT_HA_INSTANCES] = {
		{ 14, 1, 0 },
		{ 28, 1, 0 },
	};

	return place[instance];
}
#define ivt_ha_pmon_place(instance) /* uncore_pci (instance below IVT_HA_INSTANCES): the device and function of pmon. */ \
	ivt_ha_pmon_place(UNCORE_INDEX_(instance, IVT_HA_INSTANCES))

/*
 * box_status: HAn_PCI_PMON_BOX_STATUS, 32 bits
 * Which counters of this home agent have wrapped.
 * Source: 329468-002 p55 Table 2-37, p56 Table 2-39
 */
typedef struct ivt_ha_box_status {
	uint32_t raw;
} ivt_ha_box_status;

UNCORE_ACCESSOR ivt_ha_box_status ivt_ha_box_status_value_(ivt_ha_box_status r)
{
	return r;
}

#define IVT_HA_BOX_STATUS_RESET     0x00000000u
#define IVT_HA_BOX_STATUS_MUST_ZERO 0x00000010u
#define IVT_HA_BOX_STATUS_RW1C      0x0000000fu
#define ivt_ha_box_status_reset() /* ivt_ha_box_status (): the value to begin from of HAn_PCI_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(ivt_ha_box_status, IVT_HA_BOX_STATUS_RESET)

#define ivt_ha_box_status_clear(seen) /* ivt_ha_box_status (ivt_ha_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of HAn_PCI_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(ivt_ha_box_status, IVT_HA_BOX_STATUS_RESET & ~IVT_HA_BOX_STATUS_RW1C, seen, IVT_HA_BOX_STATUS_RW1C)

#define IVT_HA_BOX_STATUS_OFFSET 0xf8u

#define ivt_ha_box_status_addr(instance) /* uncore_pci (instance below IVT_HA_INSTANCES): the address of HAn_PCI_PMON_BOX_STATUS. */ \
	uncore_pci_at_(ivt_ha_pmon_place(instance), IVT_HA_BOX_STATUS_OFFSET)

/* ov [3:0] RW1C. */
#define IVT_HA_BOX_STATUS_OV_MASK  0x0000000fu
#define IVT_HA_BOX_STATUS_OV_SHIFT 0
#define IVT_HA_BOX_STATUS_OV_WIDTH 4
#define ivt_ha_box_status_get_ov(r) /* uint32_t (ivt_ha_box_status r) [3:0]: Bit n: counter n has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(ivt_ha_box_status, r, IVT_HA_BOX_STATUS_OV)
#define ivt_ha_box_status_clear_ov(bits) /* ivt_ha_box_status (bits up to 0xfu) [3:0]: Bit n: counter n has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(ivt_ha_box_status, IVT_HA_BOX_STATUS_RESET & ~IVT_HA_BOX_STATUS_RW1C, IVT_HA_BOX_STATUS_OV, bits)

/*
 * box_ctl: HAn_PCI_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters of one home agent.
 * Source: 329468-002 p55 Table 2-37, p56 Table 2-38
 */
typedef struct ivt_ha_box_ctl {
	uint32_t raw;
} ivt_ha_box_ctl;

UNCORE_ACCESSOR ivt_ha_box_ctl ivt_ha_box_ctl_value_(ivt_ha_box_ctl r)
{
	return r;
}

#define IVT_HA_BOX_CTL_RESET     0x00030000u
#define IVT_HA_BOX_CTL_MUST_ONE  0x00030000u
#define ivt_ha_box_ctl_reset() /* ivt_ha_box_ctl (): the value to begin from of HAn_PCI_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(ivt_ha_box_ctl, IVT_HA_BOX_CTL_RESET)

#define IVT_HA_BOX_CTL_OFFSET 0xf4u

#define ivt_ha_box_ctl_addr(instance) /* uncore_pci (instance below IVT_HA_INSTANCES): the address of HAn_PCI_PMON_BOX_CTL. */ \
	uncore_pci_at_(ivt_ha_pmon_place(instance), IVT_HA_BOX_CTL_OFFSET)

/* frz [8] RW. */
#define IVT_HA_BOX_CTL_FRZ_MASK  0x00000100u
#define IVT_HA_BOX_CTL_FRZ_SHIFT 8
#define IVT_HA_BOX_CTL_FRZ_WIDTH 1
#define ivt_ha_box_ctl_get_frz(r) /* uint32_t (ivt_ha_box_ctl r) [8]: While it is 1, no counter of this box counts. The whole register is written each time. */ \
	UNCORE_GET32_(ivt_ha_box_ctl, r, IVT_HA_BOX_CTL_FRZ)
#define ivt_ha_box_ctl_set_frz(r, v) /* ivt_ha_box_ctl (ivt_ha_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. The whole register is written each time. */ \
	UNCORE_PUT32_(ivt_ha_box_ctl, ivt_ha_box_ctl_value_(r).raw, IVT_HA_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define IVT_HA_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define IVT_HA_BOX_CTL_RST_CTRS_SHIFT 1
#define IVT_HA_BOX_CTL_RST_CTRS_WIDTH 1
#define ivt_ha_box_ctl_set_rst_ctrs(r, v) /* ivt_ha_box_ctl (ivt_ha_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(ivt_ha_box_ctl, ivt_ha_box_ctl_value_(r).raw, IVT_HA_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define IVT_HA_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define IVT_HA_BOX_CTL_RST_CTRL_SHIFT 0
#define IVT_HA_BOX_CTL_RST_CTRL_WIDTH 1
#define ivt_ha_box_ctl_set_rst_ctrl(r, v) /* ivt_ha_box_ctl (ivt_ha_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(ivt_ha_box_ctl, ivt_ha_box_ctl_value_(r).raw, IVT_HA_BOX_CTL_RST_CTRL, v)

/*
 * ctl: HAn_PCI_PMON_CTL{0-3}, 32 bits
 * Chooses the event of counter {0-3}.
 * Source: 329468-002 p55 Table 2-37, p57 Table 2-40; linux uncore_snbep.c; likwid perfmon_ivybridgeEP_counters.h
 */
typedef struct ivt_ha_ctl {
	uint32_t raw;
} ivt_ha_ctl;

UNCORE_ACCESSOR ivt_ha_ctl ivt_ha_ctl_value_(ivt_ha_ctl r)
{
	return r;
}

#define IVT_HA_CTL_RESET     0x00000000u
#define IVT_HA_CTL_MUST_ZERO 0x00a00000u
#define ivt_ha_ctl_reset() /* ivt_ha_ctl (): the value to begin from of HAn_PCI_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(ivt_ha_ctl, IVT_HA_CTL_RESET)

#define IVT_HA_CTL_COUNT 4
#define IVT_HA_CTL_OFFSET 0xd8u
#define IVT_HA_CTL_INDEX_STRIDE 0x4u

#define ivt_ha_ctl_addr(instance, index) /* uncore_pci (instance below IVT_HA_INSTANCES, index below IVT_HA_CTL_COUNT): the address of HAn_PCI_PMON_CTL{0-3}. */ \
	uncore_pci_at_(ivt_ha_pmon_place(instance), IVT_HA_CTL_OFFSET + \
		UNCORE_INDEX_(index, IVT_HA_CTL_COUNT) * IVT_HA_CTL_INDEX_STRIDE)

/* thresh [31:24] RW-V. */
#define IVT_HA_CTL_THRESH_MASK  0xff000000u
#define IVT_HA_CTL_THRESH_SHIFT 24
#define IVT_HA_CTL_THRESH_WIDTH 8
#define ivt_ha_ctl_get_thresh(r) /* uint32_t (ivt_ha_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(ivt_ha_ctl, r, IVT_HA_CTL_THRESH)
#define ivt_ha_ctl_set_thresh(r, v) /* ivt_ha_ctl (ivt_ha_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(ivt_ha_ctl, ivt_ha_ctl_value_(r).raw, IVT_HA_CTL_THRESH, v)

/* en [22] RW-V. */
#define IVT_HA_CTL_EN_MASK  0x00400000u
#define IVT_HA_CTL_EN_SHIFT 22
#define IVT_HA_CTL_EN_WIDTH 1
#define ivt_ha_ctl_get_en(r) /* uint32_t (ivt_ha_ctl r) [22]: Lets this counter count. */ \
	UNCORE_GET32_(ivt_ha_ctl, r, IVT_HA_CTL_EN)
#define ivt_ha_ctl_set_en(r, v) /* ivt_ha_ctl (ivt_ha_ctl r, v up to 0x1u) [22]: Lets this counter count. */ \
	UNCORE_PUT32_(ivt_ha_ctl, ivt_ha_ctl_value_(r).raw, IVT_HA_CTL_EN, v)

/* ov_en [20] RW-V. */
#define IVT_HA_CTL_OV_EN_MASK  0x00100000u
#define IVT_HA_CTL_OV_EN_SHIFT 20
#define IVT_HA_CTL_OV_EN_WIDTH 1
#define ivt_ha_ctl_get_ov_en(r) /* uint32_t (ivt_ha_ctl r) [20]: A wrap sets the counter's bit in the box status and is reported to the UBox. */ \
	UNCORE_GET32_(ivt_ha_ctl, r, IVT_HA_CTL_OV_EN)
#define ivt_ha_ctl_set_ov_en(r, v) /* ivt_ha_ctl (ivt_ha_ctl r, v up to 0x1u) [20]: A wrap sets the counter's bit in the box status and is reported to the UBox. */ \
	UNCORE_PUT32_(ivt_ha_ctl, ivt_ha_ctl_value_(r).raw, IVT_HA_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define IVT_HA_CTL_EDGE_DET_MASK  0x00040000u
#define IVT_HA_CTL_EDGE_DET_SHIFT 18
#define IVT_HA_CTL_EDGE_DET_WIDTH 1
#define ivt_ha_ctl_get_edge_det(r) /* uint32_t (ivt_ha_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(ivt_ha_ctl, r, IVT_HA_CTL_EDGE_DET)
#define ivt_ha_ctl_set_edge_det(r, v) /* ivt_ha_ctl (ivt_ha_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(ivt_ha_ctl, ivt_ha_ctl_value_(r).raw, IVT_HA_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define IVT_HA_CTL_RST_MASK  0x00020000u
#define IVT_HA_CTL_RST_SHIFT 17
#define IVT_HA_CTL_RST_WIDTH 1
#define ivt_ha_ctl_set_rst(r, v) /* ivt_ha_ctl (ivt_ha_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(ivt_ha_ctl, ivt_ha_ctl_value_(r).raw, IVT_HA_CTL_RST, v)

/* q_occ_rst [16] WO. */
#define IVT_HA_CTL_Q_OCC_RST_MASK  0x00010000u
#define IVT_HA_CTL_Q_OCC_RST_SHIFT 16
#define IVT_HA_CTL_Q_OCC_RST_WIDTH 1
#define ivt_ha_ctl_set_q_occ_rst(r, v) /* ivt_ha_ctl (ivt_ha_ctl r, v up to 0x1u) [16]: Writing 1 zeroes the occupancy tracker of the queue; on other boxes this bit is reserved. */ \
	UNCORE_PUT32_(ivt_ha_ctl, ivt_ha_ctl_value_(r).raw, IVT_HA_CTL_Q_OCC_RST, v)

/* umask [15:8] RW-V. */
#define IVT_HA_CTL_UMASK_MASK  0x0000ff00u
#define IVT_HA_CTL_UMASK_SHIFT 8
#define IVT_HA_CTL_UMASK_WIDTH 8
#define ivt_ha_ctl_get_umask(r) /* uint32_t (ivt_ha_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(ivt_ha_ctl, r, IVT_HA_CTL_UMASK)
#define ivt_ha_ctl_set_umask(r, v) /* ivt_ha_ctl (ivt_ha_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(ivt_ha_ctl, ivt_ha_ctl_value_(r).raw, IVT_HA_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define IVT_HA_CTL_EV_SEL_MASK  0x000000ffu
#define IVT_HA_CTL_EV_SEL_SHIFT 0
#define IVT_HA_CTL_EV_SEL_WIDTH 8
#define ivt_ha_ctl_get_ev_sel(r) /* uint32_t (ivt_ha_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(ivt_ha_ctl, r, IVT_HA_CTL_EV_SEL)
#define ivt_ha_ctl_set_ev_sel(r, v) /* ivt_ha_ctl (ivt_ha_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(ivt_ha_ctl, ivt_ha_ctl_value_(r).raw, IVT_HA_CTL_EV_SEL, v)

/*
 * ctr: HAn_PCI_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}; low dword first.
 * Source: 329468-002 p57; linux uncore_snbep.c SNBEP_PCI_PMON_CTR0; likwid perfmon_ivybridgeEP_counters.h
 * (cross-source)
 */
typedef struct ivt_ha_ctr {
	uint64_t raw;
} ivt_ha_ctr;

UNCORE_ACCESSOR ivt_ha_ctr ivt_ha_ctr_value_(ivt_ha_ctr r)
{
	return r;
}

#define IVT_HA_CTR_RESET UINT64_C(0x0000000000000000)
#define ivt_ha_ctr_reset() /* ivt_ha_ctr (): the value to begin from of HAn_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(ivt_ha_ctr, IVT_HA_CTR_RESET)

#define IVT_HA_CTR_COUNT 4
#define IVT_HA_CTR_OFFSET 0xa0u
#define IVT_HA_CTR_INDEX_STRIDE 0x8u

#define ivt_ha_ctr_addr(instance, index) /* uncore_pci (instance below IVT_HA_INSTANCES, index below IVT_HA_CTR_COUNT): the address of HAn_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_at_(ivt_ha_pmon_place(instance), IVT_HA_CTR_OFFSET + \
		UNCORE_INDEX_(index, IVT_HA_CTR_COUNT) * IVT_HA_CTR_INDEX_STRIDE)
#define ivt_ha_ctr_addr_high(instance, index) /* uncore_pci (instance below IVT_HA_INSTANCES, index below IVT_HA_CTR_COUNT): the address of the high half of HAn_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_high_(ivt_ha_ctr_addr(instance, index))
#define ivt_ha_ctr_read(read, context, instance, index) /* ivt_ha_ctr (uint32_t read(void *context, uncore_pci at), context, instance below IVT_HA_INSTANCES, index below IVT_HA_CTR_COUNT): both halves of one moment of HAn_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(ivt_ha_ctr, uncore_pci_read64_(read, context, ivt_ha_ctr_addr(instance, index)))

/* event_count [47:0] RW-V. */
#define IVT_HA_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define IVT_HA_CTR_EVENT_COUNT_SHIFT 0
#define IVT_HA_CTR_EVENT_COUNT_WIDTH 48
#define ivt_ha_ctr_get_event_count(r) /* uint64_t (ivt_ha_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(ivt_ha_ctr, r, IVT_HA_CTR_EVENT_COUNT)
#define ivt_ha_ctr_set_event_count(r, v) /* ivt_ha_ctr (ivt_ha_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(ivt_ha_ctr, ivt_ha_ctr_value_(r).raw, IVT_HA_CTR_EVENT_COUNT, v)

/*
 * box_opcodematch: HAn_PCI_PMON_BOX_OPCODEMATCH, 32 bits; also HA_OpcodeMatch
 * Packet that ADDR_OPC_MATCH looks for.
 * Source: 329468-002 p58 Table 2-42; linux uncore_snbep.c SNBEP_HA_PCI_PMON_BOX_OPCODEMATCH; likwid
 * perfmon_ivybridgeEP_counters.h
 */
typedef struct ivt_ha_box_opcodematch {
	uint32_t raw;
} ivt_ha_box_opcodematch;

UNCORE_ACCESSOR ivt_ha_box_opcodematch ivt_ha_box_opcodematch_value_(ivt_ha_box_opcodematch r)
{
	return r;
}

#define IVT_HA_BOX_OPCODEMATCH_RESET 0x00000000u
#define ivt_ha_box_opcodematch_reset() /* ivt_ha_box_opcodematch (): the value to begin from of HAn_PCI_PMON_BOX_OPCODEMATCH. */ \
	UNCORE_VALUE_(ivt_ha_box_opcodematch, IVT_HA_BOX_OPCODEMATCH_RESET)

#define IVT_HA_BOX_OPCODEMATCH_OFFSET 0x48u

#define ivt_ha_box_opcodematch_addr(instance) /* uncore_pci (instance below IVT_HA_INSTANCES): the address of HAn_PCI_PMON_BOX_OPCODEMATCH. */ \
	uncore_pci_at_(ivt_ha_pmon_place(instance), IVT_HA_BOX_OPCODEMATCH_OFFSET)

/* opc [5:0] RWS. */
#define IVT_HA_BOX_OPCODEMATCH_OPC_MASK  0x0000003fu
#define IVT_HA_BOX_OPCODEMATCH_OPC_SHIFT 0
#define IVT_HA_BOX_OPCODEMATCH_OPC_WIDTH 6
#define ivt_ha_box_opcodematch_get_opc(r) /* uint32_t (ivt_ha_box_opcodematch r) [5:0]: Packet of the AD ring that ADDR_OPC_MATCH counts: a class and an opcode. */ \
	UNCORE_GET32_(ivt_ha_box_opcodematch, r, IVT_HA_BOX_OPCODEMATCH_OPC)
#define ivt_ha_box_opcodematch_set_opc(r, v) /* ivt_ha_box_opcodematch (ivt_ha_box_opcodematch r, v up to 0x3fu) [5:0]: Packet of the AD ring that ADDR_OPC_MATCH counts: a class and an opcode. */ \
	UNCORE_PUT32_(ivt_ha_box_opcodematch, ivt_ha_box_opcodematch_value_(r).raw, IVT_HA_BOX_OPCODEMATCH_OPC, v)

/* msg_class [5:4] RWS, part of opc. */
#define IVT_HA_BOX_OPCODEMATCH_MSG_CLASS_MASK  0x00000030u
#define IVT_HA_BOX_OPCODEMATCH_MSG_CLASS_SHIFT 4
#define IVT_HA_BOX_OPCODEMATCH_MSG_CLASS_WIDTH 2

enum ivt_ha_box_opcodematch_msg_class {
	IVT_HA_BOX_OPCODEMATCH_MSG_CLASS_HOM0 = 0x0, /* Home requests. */
	IVT_HA_BOX_OPCODEMATCH_MSG_CLASS_HOM1 = 0x1, /* Home responses. */
	IVT_HA_BOX_OPCODEMATCH_MSG_CLASS_NDR = 0x2, /* Responses without data. */
	IVT_HA_BOX_OPCODEMATCH_MSG_CLASS_SNP = 0x3, /* Snoops. */
};
#define ivt_ha_box_opcodematch_get_msg_class(r) /* uint32_t (ivt_ha_box_opcodematch r) [5:4]: Message class of the packet. */ \
	UNCORE_GET32_(ivt_ha_box_opcodematch, r, IVT_HA_BOX_OPCODEMATCH_MSG_CLASS)
#define ivt_ha_box_opcodematch_set_msg_class(r, v) /* ivt_ha_box_opcodematch (ivt_ha_box_opcodematch r, v up to 0x3u) [5:4]: Message class of the packet. */ \
	UNCORE_PUT32_(ivt_ha_box_opcodematch, ivt_ha_box_opcodematch_value_(r).raw, IVT_HA_BOX_OPCODEMATCH_MSG_CLASS, v)

/* opcode [3:0] RWS, part of opc. */
#define IVT_HA_BOX_OPCODEMATCH_OPCODE_MASK  0x0000000fu
#define IVT_HA_BOX_OPCODEMATCH_OPCODE_SHIFT 0
#define IVT_HA_BOX_OPCODEMATCH_OPCODE_WIDTH 4

/* What a value means depends on msg_class, whose value is in the name. */
enum ivt_ha_box_opcodematch_opcode {
	IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDCUR = 0x0, /* Uncached read of a snapshot. */
	IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDCODE = 0x1, /* Read, to be held in F or S. */
	IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDDATA = 0x2, /* Read, to be held in E, F or S. */
	IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_NONSNPRD = 0x3, /* Uncached read without snoop. */
	IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDINVOWN = 0x4, /* Read for ownership, in M or E. */
	IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_INVXTOI = 0x5,
	IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_EVCTCLN = 0x6,
	IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_NONSNPWR = 0x7, /* Uncached write without snoop. */
	IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_INVITOE = 0x8,
	IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_ACKCNFLTWBI = 0x9,
	IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDDATAMIGRATORY = 0xa, /* RdData that also takes a line forwarded in M. */
	IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_WBMTOI = 0xc,
	IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPI = 0x0, /* Peer holds the line in I. */
	IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPS = 0x1, /* Peer holds the line in S. */
	IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPCNFLT = 0x4, /* Peer has a request in conflict and the line in I or S. */
	IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPCNFLTOWN = 0x6, /* Conflict, and the peer has a buried copy in M. */
	IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPCNFLTWBI = 0x7, /* Conflict; the peer writes back and invalidates. */
	IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWD = 0x8, /* Data sent, state kept. */
	IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWDI = 0x9, /* Data sent, line left in I. */
	IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWDS = 0xa, /* Data sent, line left in S. */
	IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWDIWB = 0xb, /* Data sent and written back, line left in I. */
	IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWDSWB = 0xc, /* Data sent and written back, line left in S. */
	IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPIWB = 0xd, /* Line evicted, its write back under way. */
	IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPSWB = 0xe, /* Line written back, left in S. */
	IVT_HA_BOX_OPCODEMATCH_OPCODE_NDR_GNT_CMP = 0x0,
	IVT_HA_BOX_OPCODEMATCH_OPCODE_NDR_GNTE_FRCACKCNFLT = 0x1,
	IVT_HA_BOX_OPCODEMATCH_OPCODE_NDR_CMPD = 0x4,
	IVT_HA_BOX_OPCODEMATCH_OPCODE_NDR_CMP = 0x8,
	IVT_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPCUR = 0x0, /* Snoop for data, left in I. */
	IVT_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPCODE = 0x1, /* Snoop for code. */
	IVT_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPDATA = 0x2, /* Snoop for data. */
	IVT_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPINVOWN = 0x4,
	IVT_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPINVXTOI = 0x5,
	IVT_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPINVITOE = 0x8,
	IVT_HA_BOX_OPCODEMATCH_OPCODE_SNP_PREFETCHHINT = 0xf, /* Hint that the line will be wanted. */
};
#define ivt_ha_box_opcodematch_get_opcode(r) /* uint32_t (ivt_ha_box_opcodematch r) [3:0]: QPI opcode within that class. */ \
	UNCORE_GET32_(ivt_ha_box_opcodematch, r, IVT_HA_BOX_OPCODEMATCH_OPCODE)
#define ivt_ha_box_opcodematch_set_opcode(r, v) /* ivt_ha_box_opcodematch (ivt_ha_box_opcodematch r, v up to 0xfu) [3:0]: QPI opcode within that class. */ \
	UNCORE_PUT32_(ivt_ha_box_opcodematch, ivt_ha_box_opcodematch_value_(r).raw, IVT_HA_BOX_OPCODEMATCH_OPCODE, v)

/*
 * box_addrmatch1: HAn_PCI_PMON_BOX_ADDRMATCH1, 32 bits; also HA_AddrMatch1
 * Upper half of the address that ADDR_OPC_MATCH looks for.
 * Source: 329468-002 p58 Table 2-43; linux uncore_snbep.c; likwid perfmon_ivybridgeEP_counters.h
 */
typedef struct ivt_ha_box_addrmatch1 {
	uint32_t raw;
} ivt_ha_box_addrmatch1;

UNCORE_ACCESSOR ivt_ha_box_addrmatch1 ivt_ha_box_addrmatch1_value_(ivt_ha_box_addrmatch1 r)
{
	return r;
}

#define IVT_HA_BOX_ADDRMATCH1_RESET 0x00000000u
#define ivt_ha_box_addrmatch1_reset() /* ivt_ha_box_addrmatch1 (): the value to begin from of HAn_PCI_PMON_BOX_ADDRMATCH1. */ \
	UNCORE_VALUE_(ivt_ha_box_addrmatch1, IVT_HA_BOX_ADDRMATCH1_RESET)

#define IVT_HA_BOX_ADDRMATCH1_OFFSET 0x44u

#define ivt_ha_box_addrmatch1_addr(instance) /* uncore_pci (instance below IVT_HA_INSTANCES): the address of HAn_PCI_PMON_BOX_ADDRMATCH1. */ \
	uncore_pci_at_(ivt_ha_pmon_place(instance), IVT_HA_BOX_ADDRMATCH1_OFFSET)

/* hi_addr [13:0] RWS. */
#define IVT_HA_BOX_ADDRMATCH1_HI_ADDR_MASK  0x00003fffu
#define IVT_HA_BOX_ADDRMATCH1_HI_ADDR_SHIFT 0
#define IVT_HA_BOX_ADDRMATCH1_HI_ADDR_WIDTH 14
#define ivt_ha_box_addrmatch1_get_hi_addr(r) /* uint32_t (ivt_ha_box_addrmatch1 r) [13:0]: Bits 45:32 of the system address to match. */ \
	UNCORE_GET32_(ivt_ha_box_addrmatch1, r, IVT_HA_BOX_ADDRMATCH1_HI_ADDR)
#define ivt_ha_box_addrmatch1_set_hi_addr(r, v) /* ivt_ha_box_addrmatch1 (ivt_ha_box_addrmatch1 r, v up to 0x3fffu) [13:0]: Bits 45:32 of the system address to match. */ \
	UNCORE_PUT32_(ivt_ha_box_addrmatch1, ivt_ha_box_addrmatch1_value_(r).raw, IVT_HA_BOX_ADDRMATCH1_HI_ADDR, v)

/*
 * box_addrmatch0: HAn_PCI_PMON_BOX_ADDRMATCH0, 32 bits; also HA_AddrMatch0
 * Lower half of the address that ADDR_OPC_MATCH looks for.
 * Source: 329468-002 p58 (its caption is misprinted); linux uncore_snbep.c; likwid perfmon_ivybridgeEP_counters.h
 */
typedef struct ivt_ha_box_addrmatch0 {
	uint32_t raw;
} ivt_ha_box_addrmatch0;

UNCORE_ACCESSOR ivt_ha_box_addrmatch0 ivt_ha_box_addrmatch0_value_(ivt_ha_box_addrmatch0 r)
{
	return r;
}

#define IVT_HA_BOX_ADDRMATCH0_RESET 0x00000000u
#define ivt_ha_box_addrmatch0_reset() /* ivt_ha_box_addrmatch0 (): the value to begin from of HAn_PCI_PMON_BOX_ADDRMATCH0. */ \
	UNCORE_VALUE_(ivt_ha_box_addrmatch0, IVT_HA_BOX_ADDRMATCH0_RESET)

#define IVT_HA_BOX_ADDRMATCH0_OFFSET 0x40u

#define ivt_ha_box_addrmatch0_addr(instance) /* uncore_pci (instance below IVT_HA_INSTANCES): the address of HAn_PCI_PMON_BOX_ADDRMATCH0. */ \
	uncore_pci_at_(ivt_ha_pmon_place(instance), IVT_HA_BOX_ADDRMATCH0_OFFSET)

/* lo_addr [31:6] RWS. */
#define IVT_HA_BOX_ADDRMATCH0_LO_ADDR_MASK  0xffffffc0u
#define IVT_HA_BOX_ADDRMATCH0_LO_ADDR_SHIFT 6
#define IVT_HA_BOX_ADDRMATCH0_LO_ADDR_WIDTH 26
#define ivt_ha_box_addrmatch0_get_lo_addr(r) /* uint32_t (ivt_ha_box_addrmatch0 r) [31:6]: Bits 31:6 of the system address to match. */ \
	UNCORE_GET32_(ivt_ha_box_addrmatch0, r, IVT_HA_BOX_ADDRMATCH0_LO_ADDR)
#define ivt_ha_box_addrmatch0_set_lo_addr(r, v) /* ivt_ha_box_addrmatch0 (ivt_ha_box_addrmatch0 r, v up to 0x3ffffffu) [31:6]: Bits 31:6 of the system address to match. */ \
	UNCORE_PUT32_(ivt_ha_box_addrmatch0, ivt_ha_box_addrmatch0_value_(r).raw, IVT_HA_BOX_ADDRMATCH0_LO_ADDR, v)

#ifdef __cplusplus
}
#endif

#endif
