/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/jkt/ha.box.json by "make generate". Do not edit. */
/*
 * jkt ha: Home agent. Keeps memory coherent between caching agents and the memory controller.
 * Source: 327043-001 p46-49
 */
#ifndef UNCORE_JKT_HA_H
#define UNCORE_JKT_HA_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define JKT_HA_INSTANCES 1

#define JKT_HA_GENERAL_COUNTERS   4
#define JKT_HA_GENERAL_WIDTH      48
#define JKT_HA_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/* PCI function pmon: its device and function on the socket's uncore bus. */
#define JKT_HA_PMON_DEVICE_ID 0x3c46u

/* The device and function of pmon. */
UNCORE_ACCESSOR uncore_pci jkt_ha_pmon_place(void)
{
	uncore_pci place = { 14, 1, 0 };

	return place;
}

/*
 * box_ctl: HA_PCI_PMON_BOX_CTL, 32 bits; also PmonUnitCtrl, PmonUnitCtrll
 * Freezes the counters of the home agent; it has no reset bits.
 * Source: 327043-001 p46 Table 2-33, p47 Table 2-34; snb-datasheet-v2 p531-532
 */
typedef struct jkt_ha_box_ctl {
	uint32_t raw;
} jkt_ha_box_ctl;

UNCORE_ACCESSOR jkt_ha_box_ctl jkt_ha_box_ctl_value_(jkt_ha_box_ctl r)
{
	return r;
}

#define JKT_HA_BOX_CTL_RESET     0x00000000u
#define JKT_HA_BOX_CTL_MUST_ZERO 0x00020003u
#define jkt_ha_box_ctl_reset() /* jkt_ha_box_ctl (): the value to begin from of HA_PCI_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(jkt_ha_box_ctl, JKT_HA_BOX_CTL_RESET)

#define JKT_HA_BOX_CTL_OFFSET 0xf4u

#define jkt_ha_box_ctl_addr() /* uncore_pci (): the address of HA_PCI_PMON_BOX_CTL. */ \
	uncore_pci_at_(jkt_ha_pmon_place(), JKT_HA_BOX_CTL_OFFSET)

/* Overflow Enable [17] RW. Only another document describes it: it can be read, and has no setter. */
#define JKT_HA_BOX_CTL_OV_EN_MASK  0x00020000u
#define JKT_HA_BOX_CTL_OV_EN_SHIFT 17
#define JKT_HA_BOX_CTL_OV_EN_WIDTH 1
#define jkt_ha_box_ctl_get_ov_en(r) /* uint32_t (jkt_ha_box_ctl r) [17]: Would let an overflow freeze the uncore or interrupt; the guide reserves the bit, so it stays 0. */ \
	UNCORE_GET32_(jkt_ha_box_ctl, r, JKT_HA_BOX_CTL_OV_EN)

/* frz_en [16] RW. */
#define JKT_HA_BOX_CTL_FRZ_EN_MASK  0x00010000u
#define JKT_HA_BOX_CTL_FRZ_EN_SHIFT 16
#define JKT_HA_BOX_CTL_FRZ_EN_WIDTH 1
#define jkt_ha_box_ctl_get_frz_en(r) /* uint32_t (jkt_ha_box_ctl r) [16]: Lets the box obey a freeze; kept at 1 for the whole session, without it frz has no effect. */ \
	UNCORE_GET32_(jkt_ha_box_ctl, r, JKT_HA_BOX_CTL_FRZ_EN)
#define jkt_ha_box_ctl_set_frz_en(r, v) /* jkt_ha_box_ctl (jkt_ha_box_ctl r, v up to 0x1u) [16]: Lets the box obey a freeze; kept at 1 for the whole session, without it frz has no effect. */ \
	UNCORE_PUT32_(jkt_ha_box_ctl, jkt_ha_box_ctl_value_(r).raw, JKT_HA_BOX_CTL_FRZ_EN, v)

/* frz [8] RW. */
#define JKT_HA_BOX_CTL_FRZ_MASK  0x00000100u
#define JKT_HA_BOX_CTL_FRZ_SHIFT 8
#define JKT_HA_BOX_CTL_FRZ_WIDTH 1
#define jkt_ha_box_ctl_get_frz(r) /* uint32_t (jkt_ha_box_ctl r) [8]: While it is 1, and frz_en too, no counter of this box counts. The whole register is written each time. */ \
	UNCORE_GET32_(jkt_ha_box_ctl, r, JKT_HA_BOX_CTL_FRZ)
#define jkt_ha_box_ctl_set_frz(r, v) /* jkt_ha_box_ctl (jkt_ha_box_ctl r, v up to 0x1u) [8]: While it is 1, and frz_en too, no counter of this box counts. The whole register is written each time. */ \
	UNCORE_PUT32_(jkt_ha_box_ctl, jkt_ha_box_ctl_value_(r).raw, JKT_HA_BOX_CTL_FRZ, v)

/*
 * Reset Counter Configs [0] WO. Would zero the control registers; the guide reserves the bit in this box, so it stays
 * 0. Only another document describes it: it can be read, and has no setter.
 */
#define JKT_HA_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define JKT_HA_BOX_CTL_RST_CTRL_SHIFT 0
#define JKT_HA_BOX_CTL_RST_CTRL_WIDTH 1

/*
 * ctl: HA_PCI_PMON_CTL{0-3}, 32 bits; also PmonCntrCfg_{0-3}
 * Chooses the event of counter {0-3}.
 * Source: 327043-001 p46 Table 2-33, p47-48 Table 2-35; snb-datasheet-v2 p530-531
 */
typedef struct jkt_ha_ctl {
	uint32_t raw;
} jkt_ha_ctl;

UNCORE_ACCESSOR jkt_ha_ctl jkt_ha_ctl_value_(jkt_ha_ctl r)
{
	return r;
}

#define JKT_HA_CTL_RESET     0x00000000u
#define JKT_HA_CTL_MUST_ZERO 0x00330000u
#define jkt_ha_ctl_reset() /* jkt_ha_ctl (): the value to begin from of HA_PCI_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(jkt_ha_ctl, JKT_HA_CTL_RESET)

#define JKT_HA_CTL_COUNT 4
#define JKT_HA_CTL_OFFSET 0xd8u
#define JKT_HA_CTL_INDEX_STRIDE 0x4u

#define jkt_ha_ctl_addr(index) /* uncore_pci (index below JKT_HA_CTL_COUNT): the address of HA_PCI_PMON_CTL{0-3}. */ \
	uncore_pci_at_(jkt_ha_pmon_place(), JKT_HA_CTL_OFFSET + \
		UNCORE_INDEX_(index, JKT_HA_CTL_COUNT) * JKT_HA_CTL_INDEX_STRIDE)

/* thresh [31:24] RW-V. */
#define JKT_HA_CTL_THRESH_MASK  0xff000000u
#define JKT_HA_CTL_THRESH_SHIFT 24
#define JKT_HA_CTL_THRESH_WIDTH 8
#define jkt_ha_ctl_get_thresh(r) /* uint32_t (jkt_ha_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(jkt_ha_ctl, r, JKT_HA_CTL_THRESH)
#define jkt_ha_ctl_set_thresh(r, v) /* jkt_ha_ctl (jkt_ha_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(jkt_ha_ctl, jkt_ha_ctl_value_(r).raw, JKT_HA_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define JKT_HA_CTL_INVERT_MASK  0x00800000u
#define JKT_HA_CTL_INVERT_SHIFT 23
#define JKT_HA_CTL_INVERT_WIDTH 1

enum jkt_ha_ctl_invert {
	JKT_HA_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	JKT_HA_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define jkt_ha_ctl_get_invert(r) /* uint32_t (jkt_ha_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(jkt_ha_ctl, r, JKT_HA_CTL_INVERT)
#define jkt_ha_ctl_set_invert(r, v) /* jkt_ha_ctl (jkt_ha_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(jkt_ha_ctl, jkt_ha_ctl_value_(r).raw, JKT_HA_CTL_INVERT, v)

/* en [22] RW-V. */
#define JKT_HA_CTL_EN_MASK  0x00400000u
#define JKT_HA_CTL_EN_SHIFT 22
#define JKT_HA_CTL_EN_WIDTH 1
#define jkt_ha_ctl_get_en(r) /* uint32_t (jkt_ha_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(jkt_ha_ctl, r, JKT_HA_CTL_EN)
#define jkt_ha_ctl_set_en(r, v) /* jkt_ha_ctl (jkt_ha_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(jkt_ha_ctl, jkt_ha_ctl_value_(r).raw, JKT_HA_CTL_EN, v)

/* Internal [21] RW-V. Only another document describes it: it can be read, and has no setter. */
#define JKT_HA_CTL_INTERNAL_MASK  0x00200000u
#define JKT_HA_CTL_INTERNAL_SHIFT 21
#define JKT_HA_CTL_INTERNAL_WIDTH 1
#define jkt_ha_ctl_get_internal(r) /* uint32_t (jkt_ha_ctl r) [21]: Selects internal events, which locked parts may refuse; the guide reserves the bit, so it stays 0. */ \
	UNCORE_GET32_(jkt_ha_ctl, r, JKT_HA_CTL_INTERNAL)

/* Overflow Enable [20] RW-V. Only another document describes it: it can be read, and has no setter. */
#define JKT_HA_CTL_OV_EN_MASK  0x00100000u
#define JKT_HA_CTL_OV_EN_SHIFT 20
#define JKT_HA_CTL_OV_EN_WIDTH 1
#define jkt_ha_ctl_get_ov_en(r) /* uint32_t (jkt_ha_ctl r) [20]: A wrap would be reported to the UBox; the guide reserves the bit, so it stays 0. */ \
	UNCORE_GET32_(jkt_ha_ctl, r, JKT_HA_CTL_OV_EN)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define JKT_HA_CTL_EDGE_DET_MASK  0x00040000u
#define JKT_HA_CTL_EDGE_DET_SHIFT 18
#define JKT_HA_CTL_EDGE_DET_WIDTH 1

enum jkt_ha_ctl_edge_det {
	JKT_HA_CTL_EDGE_DET_CYCLES = 0x0, /* Counts as long as the comparison holds. */
	JKT_HA_CTL_EDGE_DET_EDGES = 0x1, /* Counts when it begins to hold. */
};
#define jkt_ha_ctl_get_edge_det(r) /* uint32_t (jkt_ha_ctl r) [18]: Counts rising edges of the threshold comparison (falling ones with invert), so thresh must be at least 1. */ \
	UNCORE_GET32_(jkt_ha_ctl, r, JKT_HA_CTL_EDGE_DET)
#define jkt_ha_ctl_set_edge_det(r, v) /* jkt_ha_ctl (jkt_ha_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison (falling ones with invert), so thresh must be at least 1. */ \
	UNCORE_PUT32_(jkt_ha_ctl, jkt_ha_ctl_value_(r).raw, JKT_HA_CTL_EDGE_DET, v)

/*
 * Counter Reset [17] WO. Would zero the counter; the guide reserves the bit here, so counters are cleared by writing
 * them. Only another document describes it: it can be read, and has no setter.
 */
#define JKT_HA_CTL_RST_MASK  0x00020000u
#define JKT_HA_CTL_RST_SHIFT 17
#define JKT_HA_CTL_RST_WIDTH 1

/*
 * Queue Occupancy Reset [16] WO. Would zero the occupancy tracker of a queue; the guide reserves the bit, so it stays
 * 0. Only another document describes it: it can be read, and has no setter.
 */
#define JKT_HA_CTL_Q_OCC_RST_MASK  0x00010000u
#define JKT_HA_CTL_Q_OCC_RST_SHIFT 16
#define JKT_HA_CTL_Q_OCC_RST_WIDTH 1

/* umask [15:8] RW-V. */
#define JKT_HA_CTL_UMASK_MASK  0x0000ff00u
#define JKT_HA_CTL_UMASK_SHIFT 8
#define JKT_HA_CTL_UMASK_WIDTH 8
#define jkt_ha_ctl_get_umask(r) /* uint32_t (jkt_ha_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(jkt_ha_ctl, r, JKT_HA_CTL_UMASK)
#define jkt_ha_ctl_set_umask(r, v) /* jkt_ha_ctl (jkt_ha_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(jkt_ha_ctl, jkt_ha_ctl_value_(r).raw, JKT_HA_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define JKT_HA_CTL_EV_SEL_MASK  0x000000ffu
#define JKT_HA_CTL_EV_SEL_SHIFT 0
#define JKT_HA_CTL_EV_SEL_WIDTH 8
#define jkt_ha_ctl_get_ev_sel(r) /* uint32_t (jkt_ha_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(jkt_ha_ctl, r, JKT_HA_CTL_EV_SEL)
#define jkt_ha_ctl_set_ev_sel(r, v) /* jkt_ha_ctl (jkt_ha_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(jkt_ha_ctl, jkt_ha_ctl_value_(r).raw, JKT_HA_CTL_EV_SEL, v)

/*
 * ctr: HA_PCI_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}; low dword first.
 * Source: 327043-001 p46 Table 2-33, p48 Table 2-36
 */
typedef struct jkt_ha_ctr {
	uint64_t raw;
} jkt_ha_ctr;

UNCORE_ACCESSOR jkt_ha_ctr jkt_ha_ctr_value_(jkt_ha_ctr r)
{
	return r;
}

#define JKT_HA_CTR_RESET UINT64_C(0x0000000000000000)
#define jkt_ha_ctr_reset() /* jkt_ha_ctr (): the value to begin from of HA_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(jkt_ha_ctr, JKT_HA_CTR_RESET)

#define JKT_HA_CTR_COUNT 4
#define JKT_HA_CTR_OFFSET 0xa0u
#define JKT_HA_CTR_INDEX_STRIDE 0x8u

#define jkt_ha_ctr_addr(index) /* uncore_pci (index below JKT_HA_CTR_COUNT): the address of HA_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_at_(jkt_ha_pmon_place(), JKT_HA_CTR_OFFSET + \
		UNCORE_INDEX_(index, JKT_HA_CTR_COUNT) * JKT_HA_CTR_INDEX_STRIDE)
#define jkt_ha_ctr_addr_high(index) /* uncore_pci (index below JKT_HA_CTR_COUNT): the address of the high half of HA_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_high_(jkt_ha_ctr_addr(index))
#define jkt_ha_ctr_read(read, context, index) /* jkt_ha_ctr (uint32_t read(void *context, uncore_pci at), context, index below JKT_HA_CTR_COUNT): both halves of one moment of HA_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(jkt_ha_ctr, uncore_pci_read64_(read, context, jkt_ha_ctr_addr(index)))

/* event_count [47:0] RW-V. */
#define JKT_HA_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define JKT_HA_CTR_EVENT_COUNT_SHIFT 0
#define JKT_HA_CTR_EVENT_COUNT_WIDTH 48
#define jkt_ha_ctr_get_event_count(r) /* uint64_t (jkt_ha_ctr r) [47:0]: What the counter has counted; it wraps silently at its own width. */ \
	UNCORE_GET64_(jkt_ha_ctr, r, JKT_HA_CTR_EVENT_COUNT)
#define jkt_ha_ctr_set_event_count(r, v) /* jkt_ha_ctr (jkt_ha_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps silently at its own width. */ \
	UNCORE_PUT64_(jkt_ha_ctr, jkt_ha_ctr_value_(r).raw, JKT_HA_CTR_EVENT_COUNT, v)

/*
 * box_opcodematch: HA_PCI_PMON_BOX_OPCODEMATCH, 32 bits; also HA_OpcodeMatch
 * Packet that ADDR_OPC_MATCH looks for.
 * Source: 327043-001 p14 Table 1-3, p48 Table 2-37; linux uncore_snbep.c SNBEP_HA_PCI_PMON_BOX_OPCODEMATCH; likwid
 * registers.h
 */
typedef struct jkt_ha_box_opcodematch {
	uint32_t raw;
} jkt_ha_box_opcodematch;

UNCORE_ACCESSOR jkt_ha_box_opcodematch jkt_ha_box_opcodematch_value_(jkt_ha_box_opcodematch r)
{
	return r;
}

#define JKT_HA_BOX_OPCODEMATCH_RESET 0x00000000u
#define jkt_ha_box_opcodematch_reset() /* jkt_ha_box_opcodematch (): the value to begin from of HA_PCI_PMON_BOX_OPCODEMATCH. */ \
	UNCORE_VALUE_(jkt_ha_box_opcodematch, JKT_HA_BOX_OPCODEMATCH_RESET)

#define JKT_HA_BOX_OPCODEMATCH_OFFSET 0x48u

#define jkt_ha_box_opcodematch_addr() /* uncore_pci (): the address of HA_PCI_PMON_BOX_OPCODEMATCH. */ \
	uncore_pci_at_(jkt_ha_pmon_place(), JKT_HA_BOX_OPCODEMATCH_OFFSET)

/* opc [5:0] RWS. */
#define JKT_HA_BOX_OPCODEMATCH_OPC_MASK  0x0000003fu
#define JKT_HA_BOX_OPCODEMATCH_OPC_SHIFT 0
#define JKT_HA_BOX_OPCODEMATCH_OPC_WIDTH 6
#define jkt_ha_box_opcodematch_get_opc(r) /* uint32_t (jkt_ha_box_opcodematch r) [5:0]: Packet that ADDR_OPC_MATCH counts; the guide itself is unsure of its polarity. */ \
	UNCORE_GET32_(jkt_ha_box_opcodematch, r, JKT_HA_BOX_OPCODEMATCH_OPC)
#define jkt_ha_box_opcodematch_set_opc(r, v) /* jkt_ha_box_opcodematch (jkt_ha_box_opcodematch r, v up to 0x3fu) [5:0]: Packet that ADDR_OPC_MATCH counts; the guide itself is unsure of its polarity. */ \
	UNCORE_PUT32_(jkt_ha_box_opcodematch, jkt_ha_box_opcodematch_value_(r).raw, JKT_HA_BOX_OPCODEMATCH_OPC, v)

/* msg_class [5:4] RWS, part of opc. */
#define JKT_HA_BOX_OPCODEMATCH_MSG_CLASS_MASK  0x00000030u
#define JKT_HA_BOX_OPCODEMATCH_MSG_CLASS_SHIFT 4
#define JKT_HA_BOX_OPCODEMATCH_MSG_CLASS_WIDTH 2

enum jkt_ha_box_opcodematch_msg_class {
	JKT_HA_BOX_OPCODEMATCH_MSG_CLASS_HOM0 = 0x0, /* Home requests. */
	JKT_HA_BOX_OPCODEMATCH_MSG_CLASS_HOM1 = 0x1, /* Home responses. */
	JKT_HA_BOX_OPCODEMATCH_MSG_CLASS_NDR = 0x2, /* Responses without data. */
	JKT_HA_BOX_OPCODEMATCH_MSG_CLASS_SNP = 0x3, /* Snoops. */
};
#define jkt_ha_box_opcodematch_get_msg_class(r) /* uint32_t (jkt_ha_box_opcodematch r) [5:4]: Message class of the packet, if the code is split as on Ivy Bridge-EP. */ \
	UNCORE_GET32_(jkt_ha_box_opcodematch, r, JKT_HA_BOX_OPCODEMATCH_MSG_CLASS)
#define jkt_ha_box_opcodematch_set_msg_class(r, v) /* jkt_ha_box_opcodematch (jkt_ha_box_opcodematch r, v up to 0x3u) [5:4]: Message class of the packet, if the code is split as on Ivy Bridge-EP. */ \
	UNCORE_PUT32_(jkt_ha_box_opcodematch, jkt_ha_box_opcodematch_value_(r).raw, JKT_HA_BOX_OPCODEMATCH_MSG_CLASS, v)

/* opcode [3:0] RWS, part of opc. */
#define JKT_HA_BOX_OPCODEMATCH_OPCODE_MASK  0x0000000fu
#define JKT_HA_BOX_OPCODEMATCH_OPCODE_SHIFT 0
#define JKT_HA_BOX_OPCODEMATCH_OPCODE_WIDTH 4

/* What a value means depends on msg_class, whose value is in the name. */
enum jkt_ha_box_opcodematch_opcode {
	JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDCUR = 0x0, /* Uncached read of a snapshot. */
	JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDCODE = 0x1, /* Read, to be held in F or S. */
	JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDDATA = 0x2, /* Read, to be held in E, F or S. */
	JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_NONSNPRD = 0x3, /* Uncached read without snoop. */
	JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDINVOWN = 0x4, /* Read for ownership, in M or E. */
	JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_INVXTOI = 0x5,
	JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_EVCTCLN = 0x6,
	JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_NONSNPWR = 0x7, /* Uncached write without snoop. */
	JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_INVITOE = 0x8,
	JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_ACKCNFLTWBI = 0x9,
	JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_WBMTOI = 0xc,
	JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPI = 0x0, /* Peer holds the line in I. */
	JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPS = 0x1, /* Peer holds the line in S. */
	JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPCNFLT = 0x4, /* Peer has a request in conflict and the line in I or S. */
	JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPCNFLTOWN = 0x6, /* Conflict, and the peer has a buried copy in M. */
	JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWD = 0x8, /* Data sent, state kept. */
	JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWDI = 0x9, /* Data sent, line left in I. */
	JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWDS = 0xa, /* Data sent, line left in S. */
	JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWDIWB = 0xb, /* Data sent and written back, line left in I. */
	JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWDSWB = 0xc, /* Data sent and written back, line left in S. */
	JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPIWB = 0xd, /* Line evicted, its write back under way. */
	JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPSWB = 0xe, /* Line written back, left in S. */
	JKT_HA_BOX_OPCODEMATCH_OPCODE_NDR_GNT_CMP = 0x0, /* Known from Ivy Bridge-EP only. */
	JKT_HA_BOX_OPCODEMATCH_OPCODE_NDR_GNTE_FRCACKCNFLT = 0x1, /* Known from Ivy Bridge-EP only. */
	JKT_HA_BOX_OPCODEMATCH_OPCODE_NDR_CMPD = 0x4, /* Known from Ivy Bridge-EP only. */
	JKT_HA_BOX_OPCODEMATCH_OPCODE_NDR_CMP = 0x8, /* Known from Ivy Bridge-EP only. */
	JKT_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPCUR = 0x0, /* Snoop for data, left in I. */
	JKT_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPCODE = 0x1, /* Snoop for code. */
	JKT_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPDATA = 0x2, /* Snoop for data. */
	JKT_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPINVOWN = 0x4,
	JKT_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPINVXTOI = 0x5,
	JKT_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPINVITOE = 0x8,
	JKT_HA_BOX_OPCODEMATCH_OPCODE_SNP_PREFETCHHINT = 0xf, /* Hint that the line will be wanted. */
};
#define jkt_ha_box_opcodematch_get_opcode(r) /* uint32_t (jkt_ha_box_opcodematch r) [3:0]: QPI opcode within that class. */ \
	UNCORE_GET32_(jkt_ha_box_opcodematch, r, JKT_HA_BOX_OPCODEMATCH_OPCODE)
#define jkt_ha_box_opcodematch_set_opcode(r, v) /* jkt_ha_box_opcodematch (jkt_ha_box_opcodematch r, v up to 0xfu) [3:0]: QPI opcode within that class. */ \
	UNCORE_PUT32_(jkt_ha_box_opcodematch, jkt_ha_box_opcodematch_value_(r).raw, JKT_HA_BOX_OPCODEMATCH_OPCODE, v)

/*
 * box_addrmatch1: HA_PCI_PMON_BOX_ADDRMATCH1, 32 bits; also HA_AddrMatch1
 * Upper half of the address that ADDR_OPC_MATCH looks for.
 * Source: 327043-001 p14 Table 1-3, p48 Table 2-38; linux uncore_snbep.c SNBEP_HA_PCI_PMON_BOX_ADDRMATCH1; likwid
 * registers.h
 */
typedef struct jkt_ha_box_addrmatch1 {
	uint32_t raw;
} jkt_ha_box_addrmatch1;

UNCORE_ACCESSOR jkt_ha_box_addrmatch1 jkt_ha_box_addrmatch1_value_(jkt_ha_box_addrmatch1 r)
{
	return r;
}

#define JKT_HA_BOX_ADDRMATCH1_RESET 0x00000000u
#define jkt_ha_box_addrmatch1_reset() /* jkt_ha_box_addrmatch1 (): the value to begin from of HA_PCI_PMON_BOX_ADDRMATCH1. */ \
	UNCORE_VALUE_(jkt_ha_box_addrmatch1, JKT_HA_BOX_ADDRMATCH1_RESET)

#define JKT_HA_BOX_ADDRMATCH1_OFFSET 0x44u

#define jkt_ha_box_addrmatch1_addr() /* uncore_pci (): the address of HA_PCI_PMON_BOX_ADDRMATCH1. */ \
	uncore_pci_at_(jkt_ha_pmon_place(), JKT_HA_BOX_ADDRMATCH1_OFFSET)

/* hi_addr [13:0] RWS. */
#define JKT_HA_BOX_ADDRMATCH1_HI_ADDR_MASK  0x00003fffu
#define JKT_HA_BOX_ADDRMATCH1_HI_ADDR_SHIFT 0
#define JKT_HA_BOX_ADDRMATCH1_HI_ADDR_WIDTH 14
#define jkt_ha_box_addrmatch1_get_hi_addr(r) /* uint32_t (jkt_ha_box_addrmatch1 r) [13:0]: Bits 45:32 of the system address to match. */ \
	UNCORE_GET32_(jkt_ha_box_addrmatch1, r, JKT_HA_BOX_ADDRMATCH1_HI_ADDR)
#define jkt_ha_box_addrmatch1_set_hi_addr(r, v) /* jkt_ha_box_addrmatch1 (jkt_ha_box_addrmatch1 r, v up to 0x3fffu) [13:0]: Bits 45:32 of the system address to match. */ \
	UNCORE_PUT32_(jkt_ha_box_addrmatch1, jkt_ha_box_addrmatch1_value_(r).raw, JKT_HA_BOX_ADDRMATCH1_HI_ADDR, v)

/*
 * box_addrmatch0: HA_PCI_PMON_BOX_ADDRMATCH0, 32 bits; also HA_AddrMatch0
 * Lower half of the address that ADDR_OPC_MATCH looks for.
 * Source: 327043-001 p14 Table 1-3, p49 Table 2-39; linux uncore_snbep.c SNBEP_HA_PCI_PMON_BOX_ADDRMATCH0; likwid
 * registers.h (cross-source)
 */
typedef struct jkt_ha_box_addrmatch0 {
	uint32_t raw;
} jkt_ha_box_addrmatch0;

UNCORE_ACCESSOR jkt_ha_box_addrmatch0 jkt_ha_box_addrmatch0_value_(jkt_ha_box_addrmatch0 r)
{
	return r;
}

#define JKT_HA_BOX_ADDRMATCH0_RESET 0x00000000u
#define jkt_ha_box_addrmatch0_reset() /* jkt_ha_box_addrmatch0 (): the value to begin from of HA_PCI_PMON_BOX_ADDRMATCH0. */ \
	UNCORE_VALUE_(jkt_ha_box_addrmatch0, JKT_HA_BOX_ADDRMATCH0_RESET)

#define JKT_HA_BOX_ADDRMATCH0_OFFSET 0x40u

#define jkt_ha_box_addrmatch0_addr() /* uncore_pci (): the address of HA_PCI_PMON_BOX_ADDRMATCH0. */ \
	uncore_pci_at_(jkt_ha_pmon_place(), JKT_HA_BOX_ADDRMATCH0_OFFSET)

/* lo_addr [31:6] RWS. */
#define JKT_HA_BOX_ADDRMATCH0_LO_ADDR_MASK  0xffffffc0u
#define JKT_HA_BOX_ADDRMATCH0_LO_ADDR_SHIFT 6
#define JKT_HA_BOX_ADDRMATCH0_LO_ADDR_WIDTH 26
#define jkt_ha_box_addrmatch0_get_lo_addr(r) /* uint32_t (jkt_ha_box_addrmatch0 r) [31:6]: Bits 31:6 of the system address to match; the lowest six of them are ignored. */ \
	UNCORE_GET32_(jkt_ha_box_addrmatch0, r, JKT_HA_BOX_ADDRMATCH0_LO_ADDR)
#define jkt_ha_box_addrmatch0_set_lo_addr(r, v) /* jkt_ha_box_addrmatch0 (jkt_ha_box_addrmatch0 r, v up to 0x3ffffffu) [31:6]: Bits 31:6 of the system address to match; the lowest six of them are ignored. */ \
	UNCORE_PUT32_(jkt_ha_box_addrmatch0, jkt_ha_box_addrmatch0_value_(r).raw, JKT_HA_BOX_ADDRMATCH0_LO_ADDR, v)

/*
 * cfg4: PmonCntrCfg_4, 32 bits
 * Control of a fifth counter, whose data register nobody names.
 * The platform's own guide does not describe it: it can be read, and has no setters.
 * Source: snb-datasheet-v2 p530
 */
typedef struct jkt_ha_cfg4 {
	uint32_t raw;
} jkt_ha_cfg4;

UNCORE_ACCESSOR jkt_ha_cfg4 jkt_ha_cfg4_value_(jkt_ha_cfg4 r)
{
	return r;
}

#define JKT_HA_CFG4_MUST_ZERO 0x00330000u

#define JKT_HA_CFG4_OFFSET 0xe8u

#define jkt_ha_cfg4_addr() /* uncore_pci (): the address of PmonCntrCfg_4. */ \
	uncore_pci_at_(jkt_ha_pmon_place(), JKT_HA_CFG4_OFFSET)

/* thresh [31:24] RW-V. */
#define JKT_HA_CFG4_THRESH_MASK  0xff000000u
#define JKT_HA_CFG4_THRESH_SHIFT 24
#define JKT_HA_CFG4_THRESH_WIDTH 8
#define jkt_ha_cfg4_get_thresh(r) /* uint32_t (jkt_ha_cfg4 r) [31:24]: the same bits as in jkt_ha_ctl. */ \
	UNCORE_GET32_(jkt_ha_cfg4, r, JKT_HA_CFG4_THRESH)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define JKT_HA_CFG4_INVERT_MASK  0x00800000u
#define JKT_HA_CFG4_INVERT_SHIFT 23
#define JKT_HA_CFG4_INVERT_WIDTH 1

enum jkt_ha_cfg4_invert {
	JKT_HA_CFG4_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	JKT_HA_CFG4_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define jkt_ha_cfg4_get_invert(r) /* uint32_t (jkt_ha_cfg4 r) [23]: the same bits as in jkt_ha_ctl. */ \
	UNCORE_GET32_(jkt_ha_cfg4, r, JKT_HA_CFG4_INVERT)

/* en [22] RW-V. */
#define JKT_HA_CFG4_EN_MASK  0x00400000u
#define JKT_HA_CFG4_EN_SHIFT 22
#define JKT_HA_CFG4_EN_WIDTH 1
#define jkt_ha_cfg4_get_en(r) /* uint32_t (jkt_ha_cfg4 r) [22]: the same bits as in jkt_ha_ctl. */ \
	UNCORE_GET32_(jkt_ha_cfg4, r, JKT_HA_CFG4_EN)

/* Internal [21] RW-V. */
#define JKT_HA_CFG4_INTERNAL_MASK  0x00200000u
#define JKT_HA_CFG4_INTERNAL_SHIFT 21
#define JKT_HA_CFG4_INTERNAL_WIDTH 1
#define jkt_ha_cfg4_get_internal(r) /* uint32_t (jkt_ha_cfg4 r) [21]: the same bits as in jkt_ha_ctl. */ \
	UNCORE_GET32_(jkt_ha_cfg4, r, JKT_HA_CFG4_INTERNAL)

/* Overflow Enable [20] RW-V. */
#define JKT_HA_CFG4_OV_EN_MASK  0x00100000u
#define JKT_HA_CFG4_OV_EN_SHIFT 20
#define JKT_HA_CFG4_OV_EN_WIDTH 1
#define jkt_ha_cfg4_get_ov_en(r) /* uint32_t (jkt_ha_cfg4 r) [20]: the same bits as in jkt_ha_ctl. */ \
	UNCORE_GET32_(jkt_ha_cfg4, r, JKT_HA_CFG4_OV_EN)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define JKT_HA_CFG4_EDGE_DET_MASK  0x00040000u
#define JKT_HA_CFG4_EDGE_DET_SHIFT 18
#define JKT_HA_CFG4_EDGE_DET_WIDTH 1

enum jkt_ha_cfg4_edge_det {
	JKT_HA_CFG4_EDGE_DET_CYCLES = 0x0, /* Counts as long as the comparison holds. */
	JKT_HA_CFG4_EDGE_DET_EDGES = 0x1, /* Counts when it begins to hold. */
};
#define jkt_ha_cfg4_get_edge_det(r) /* uint32_t (jkt_ha_cfg4 r) [18]: the same bits as in jkt_ha_ctl. */ \
	UNCORE_GET32_(jkt_ha_cfg4, r, JKT_HA_CFG4_EDGE_DET)

/*
 * Counter Reset [17] WO. Would zero the counter; the guide reserves the bit here, so counters are cleared by writing
 * them.
 */
#define JKT_HA_CFG4_RST_MASK  0x00020000u
#define JKT_HA_CFG4_RST_SHIFT 17
#define JKT_HA_CFG4_RST_WIDTH 1

/*
 * Queue Occupancy Reset [16] WO. Would zero the occupancy tracker of a queue; the guide reserves the bit, so it stays
 * 0.
 */
#define JKT_HA_CFG4_Q_OCC_RST_MASK  0x00010000u
#define JKT_HA_CFG4_Q_OCC_RST_SHIFT 16
#define JKT_HA_CFG4_Q_OCC_RST_WIDTH 1

/* umask [15:8] RW-V. */
#define JKT_HA_CFG4_UMASK_MASK  0x0000ff00u
#define JKT_HA_CFG4_UMASK_SHIFT 8
#define JKT_HA_CFG4_UMASK_WIDTH 8
#define jkt_ha_cfg4_get_umask(r) /* uint32_t (jkt_ha_cfg4 r) [15:8]: the same bits as in jkt_ha_ctl. */ \
	UNCORE_GET32_(jkt_ha_cfg4, r, JKT_HA_CFG4_UMASK)

/* ev_sel [7:0] RW-V. */
#define JKT_HA_CFG4_EV_SEL_MASK  0x000000ffu
#define JKT_HA_CFG4_EV_SEL_SHIFT 0
#define JKT_HA_CFG4_EV_SEL_WIDTH 8
#define jkt_ha_cfg4_get_ev_sel(r) /* uint32_t (jkt_ha_cfg4 r) [7:0]: the same bits as in jkt_ha_ctl. */ \
	UNCORE_GET32_(jkt_ha_cfg4, r, JKT_HA_CFG4_EV_SEL)

/*
 * box_status: PmonUnitStatus, 32 bits; also Unit Status
 * Which counters have wrapped, where overflows are enabled.
 * The platform's own guide does not describe it: it can be read, and has no setters.
 * Source: snb-datasheet-v2 p532
 */
typedef struct jkt_ha_box_status {
	uint32_t raw;
} jkt_ha_box_status;

UNCORE_ACCESSOR jkt_ha_box_status jkt_ha_box_status_value_(jkt_ha_box_status r)
{
	return r;
}

#define JKT_HA_BOX_STATUS_RW1C      0x0000007fu

#define JKT_HA_BOX_STATUS_OFFSET 0xf8u

#define jkt_ha_box_status_addr() /* uncore_pci (): the address of PmonUnitStatus. */ \
	uncore_pci_at_(jkt_ha_pmon_place(), JKT_HA_BOX_STATUS_OFFSET)

/* Counter Overflow Bitmask [6:0] RW1C. */
#define JKT_HA_BOX_STATUS_OV_MASK  0x0000007fu
#define JKT_HA_BOX_STATUS_OV_SHIFT 0
#define JKT_HA_BOX_STATUS_OV_WIDTH 7
#define jkt_ha_box_status_get_ov(r) /* uint32_t (jkt_ha_box_status r) [6:0]: Bit n: counter n has wrapped, for five counters; writing 1 clears it. */ \
	UNCORE_GET32_(jkt_ha_box_status, r, JKT_HA_BOX_STATUS_OV)

#ifdef __cplusplus
}
#endif

#endif
