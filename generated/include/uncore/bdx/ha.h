/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/bdx/ha.box.json by "make generate". Do not edit. */
/*
 * bdx ha: Home agent. Keeps memory coherent between caching agents and the memory controller.
 * Erratum BDF2 (beside): Home agents show wrong base addresses.
 * Source: linux uncore_snbep.c bdx_uncore_ha; likwid perfmon_broadwellEP_counters.h
 */
#ifndef UNCORE_BDX_HA_H
#define UNCORE_BDX_HA_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define BDX_HA_INSTANCES 2

#define BDX_HA_GENERAL_COUNTERS   4
#define BDX_HA_GENERAL_WIDTH      48
#define BDX_HA_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/* PCI function pmon: its device and function on the socket's uncore bus. */
#define BDX_HA_PMON_DEVICE_ID_0 0x6f30u
#define BDX_HA_PMON_DEVICE_ID_1 0x6f38u

/* The device and function of pmon. */
UNCORE_ACCESSOR uncore_pci bdx_ha_pmon_place(unsigned instance)
{
	static const uncore_pci place[BDX_HA_INSTANCES] = {
		{ 18, 1, 0 },
		{ 18, 5, 0 },
	};

	return place[instance];
}
#define bdx_ha_pmon_place(instance) /* uncore_pci (instance below BDX_HA_INSTANCES): the device and function of pmon. */ \
	bdx_ha_pmon_place(UNCORE_INDEX_(instance, BDX_HA_INSTANCES))

/*
 * box_ctl: HAn_PCI_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux uncore_snbep.c hswep_uncore_ha, SNBEP_PCI_PMON_*; likwid registers.h (as on hsx/ha) (cross-source)
 */
typedef struct bdx_ha_box_ctl {
	uint32_t raw;
} bdx_ha_box_ctl;

UNCORE_ACCESSOR bdx_ha_box_ctl bdx_ha_box_ctl_value_(bdx_ha_box_ctl r)
{
	return r;
}

#define BDX_HA_BOX_CTL_RESET 0x00000000u
#define bdx_ha_box_ctl_reset() /* bdx_ha_box_ctl (): the value to begin from of HAn_PCI_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(bdx_ha_box_ctl, BDX_HA_BOX_CTL_RESET)

#define BDX_HA_BOX_CTL_OFFSET 0xf4u

#define bdx_ha_box_ctl_addr(instance) /* uncore_pci (instance below BDX_HA_INSTANCES): the address of HAn_PCI_PMON_BOX_CTL. */ \
	uncore_pci_at_(bdx_ha_pmon_place(instance), BDX_HA_BOX_CTL_OFFSET)

/* frz_en [16] RW. */
#define BDX_HA_BOX_CTL_FRZ_EN_MASK  0x00010000u
#define BDX_HA_BOX_CTL_FRZ_EN_SHIFT 16
#define BDX_HA_BOX_CTL_FRZ_EN_WIDTH 1
#define bdx_ha_box_ctl_get_frz_en(r) /* uint32_t (bdx_ha_box_ctl r) [16]: Lets the box obey a freeze; both drivers keep it at 1, so the session does. */ \
	UNCORE_GET32_(bdx_ha_box_ctl, r, BDX_HA_BOX_CTL_FRZ_EN)
#define bdx_ha_box_ctl_set_frz_en(r, v) /* bdx_ha_box_ctl (bdx_ha_box_ctl r, v up to 0x1u) [16]: Lets the box obey a freeze; both drivers keep it at 1, so the session does. */ \
	UNCORE_PUT32_(bdx_ha_box_ctl, bdx_ha_box_ctl_value_(r).raw, BDX_HA_BOX_CTL_FRZ_EN, v)

/* frz [8] RW. */
#define BDX_HA_BOX_CTL_FRZ_MASK  0x00000100u
#define BDX_HA_BOX_CTL_FRZ_SHIFT 8
#define BDX_HA_BOX_CTL_FRZ_WIDTH 1
#define bdx_ha_box_ctl_get_frz(r) /* uint32_t (bdx_ha_box_ctl r) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(bdx_ha_box_ctl, r, BDX_HA_BOX_CTL_FRZ)
#define bdx_ha_box_ctl_set_frz(r, v) /* bdx_ha_box_ctl (bdx_ha_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(bdx_ha_box_ctl, bdx_ha_box_ctl_value_(r).raw, BDX_HA_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define BDX_HA_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define BDX_HA_BOX_CTL_RST_CTRS_SHIFT 1
#define BDX_HA_BOX_CTL_RST_CTRS_WIDTH 1
#define bdx_ha_box_ctl_set_rst_ctrs(r, v) /* bdx_ha_box_ctl (bdx_ha_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(bdx_ha_box_ctl, bdx_ha_box_ctl_value_(r).raw, BDX_HA_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define BDX_HA_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define BDX_HA_BOX_CTL_RST_CTRL_SHIFT 0
#define BDX_HA_BOX_CTL_RST_CTRL_WIDTH 1
#define bdx_ha_box_ctl_set_rst_ctrl(r, v) /* bdx_ha_box_ctl (bdx_ha_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(bdx_ha_box_ctl, bdx_ha_box_ctl_value_(r).raw, BDX_HA_BOX_CTL_RST_CTRL, v)

/*
 * box_status: HAn_PCI_PMON_BOX_STATUS, 32 bits
 * Which counters have wrapped.
 * Source: likwid registers.h (as on hsx/ha) (inferred)
 */
typedef struct bdx_ha_box_status {
	uint32_t raw;
} bdx_ha_box_status;

UNCORE_ACCESSOR bdx_ha_box_status bdx_ha_box_status_value_(bdx_ha_box_status r)
{
	return r;
}

#define BDX_HA_BOX_STATUS_RESET     0x00000000u
#define BDX_HA_BOX_STATUS_RW1C      0x0000000fu
#define bdx_ha_box_status_reset() /* bdx_ha_box_status (): the value to begin from of HAn_PCI_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(bdx_ha_box_status, BDX_HA_BOX_STATUS_RESET)

#define bdx_ha_box_status_clear(seen) /* bdx_ha_box_status (bdx_ha_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of HAn_PCI_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(bdx_ha_box_status, BDX_HA_BOX_STATUS_RESET & ~BDX_HA_BOX_STATUS_RW1C, seen, BDX_HA_BOX_STATUS_RW1C)

#define BDX_HA_BOX_STATUS_OFFSET 0xf8u

#define bdx_ha_box_status_addr(instance) /* uncore_pci (instance below BDX_HA_INSTANCES): the address of HAn_PCI_PMON_BOX_STATUS. */ \
	uncore_pci_at_(bdx_ha_pmon_place(instance), BDX_HA_BOX_STATUS_OFFSET)

/* ov [3:0] RW1C. */
#define BDX_HA_BOX_STATUS_OV_MASK  0x0000000fu
#define BDX_HA_BOX_STATUS_OV_SHIFT 0
#define BDX_HA_BOX_STATUS_OV_WIDTH 4
#define bdx_ha_box_status_get_ov(r) /* uint32_t (bdx_ha_box_status r) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(bdx_ha_box_status, r, BDX_HA_BOX_STATUS_OV)
#define bdx_ha_box_status_clear_ov(bits) /* bdx_ha_box_status (bits up to 0xfu) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(bdx_ha_box_status, BDX_HA_BOX_STATUS_RESET & ~BDX_HA_BOX_STATUS_RW1C, BDX_HA_BOX_STATUS_OV, bits)

/*
 * ctl: HAn_PCI_PMON_CTL{0-3}, 32 bits
 * Chooses the event of counter {0-3}.
 * Source: linux uncore_snbep.c hswep_uncore_ha, SNBEP_PCI_PMON_*; likwid registers.h (as on hsx/ha) (cross-source)
 */
typedef struct bdx_ha_ctl {
	uint32_t raw;
} bdx_ha_ctl;

UNCORE_ACCESSOR bdx_ha_ctl bdx_ha_ctl_value_(bdx_ha_ctl r)
{
	return r;
}

#define BDX_HA_CTL_RESET     0x00000000u
#define BDX_HA_CTL_MUST_ZERO 0x00210000u
#define bdx_ha_ctl_reset() /* bdx_ha_ctl (): the value to begin from of HAn_PCI_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(bdx_ha_ctl, BDX_HA_CTL_RESET)

#define BDX_HA_CTL_COUNT 4
#define BDX_HA_CTL_OFFSET 0xd8u
#define BDX_HA_CTL_INDEX_STRIDE 0x4u

#define bdx_ha_ctl_addr(instance, index) /* uncore_pci (instance below BDX_HA_INSTANCES, index below BDX_HA_CTL_COUNT): the address of HAn_PCI_PMON_CTL{0-3}. */ \
	uncore_pci_at_(bdx_ha_pmon_place(instance), BDX_HA_CTL_OFFSET + \
		UNCORE_INDEX_(index, BDX_HA_CTL_COUNT) * BDX_HA_CTL_INDEX_STRIDE)

/* thresh [31:24] RW-V. */
#define BDX_HA_CTL_THRESH_MASK  0xff000000u
#define BDX_HA_CTL_THRESH_SHIFT 24
#define BDX_HA_CTL_THRESH_WIDTH 8
#define bdx_ha_ctl_get_thresh(r) /* uint32_t (bdx_ha_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(bdx_ha_ctl, r, BDX_HA_CTL_THRESH)
#define bdx_ha_ctl_set_thresh(r, v) /* bdx_ha_ctl (bdx_ha_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(bdx_ha_ctl, bdx_ha_ctl_value_(r).raw, BDX_HA_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define BDX_HA_CTL_INVERT_MASK  0x00800000u
#define BDX_HA_CTL_INVERT_SHIFT 23
#define BDX_HA_CTL_INVERT_WIDTH 1

enum bdx_ha_ctl_invert {
	BDX_HA_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	BDX_HA_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define bdx_ha_ctl_get_invert(r) /* uint32_t (bdx_ha_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(bdx_ha_ctl, r, BDX_HA_CTL_INVERT)
#define bdx_ha_ctl_set_invert(r, v) /* bdx_ha_ctl (bdx_ha_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(bdx_ha_ctl, bdx_ha_ctl_value_(r).raw, BDX_HA_CTL_INVERT, v)

/* en [22] RW-V. */
#define BDX_HA_CTL_EN_MASK  0x00400000u
#define BDX_HA_CTL_EN_SHIFT 22
#define BDX_HA_CTL_EN_WIDTH 1
#define bdx_ha_ctl_get_en(r) /* uint32_t (bdx_ha_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(bdx_ha_ctl, r, BDX_HA_CTL_EN)
#define bdx_ha_ctl_set_en(r, v) /* bdx_ha_ctl (bdx_ha_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(bdx_ha_ctl, bdx_ha_ctl_value_(r).raw, BDX_HA_CTL_EN, v)

/* ov_en [20] RW-V. */
#define BDX_HA_CTL_OV_EN_MASK  0x00100000u
#define BDX_HA_CTL_OV_EN_SHIFT 20
#define BDX_HA_CTL_OV_EN_WIDTH 1
#define bdx_ha_ctl_get_ov_en(r) /* uint32_t (bdx_ha_ctl r) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_GET32_(bdx_ha_ctl, r, BDX_HA_CTL_OV_EN)
#define bdx_ha_ctl_set_ov_en(r, v) /* bdx_ha_ctl (bdx_ha_ctl r, v up to 0x1u) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_PUT32_(bdx_ha_ctl, bdx_ha_ctl_value_(r).raw, BDX_HA_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define BDX_HA_CTL_EDGE_DET_MASK  0x00040000u
#define BDX_HA_CTL_EDGE_DET_SHIFT 18
#define BDX_HA_CTL_EDGE_DET_WIDTH 1
#define bdx_ha_ctl_get_edge_det(r) /* uint32_t (bdx_ha_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(bdx_ha_ctl, r, BDX_HA_CTL_EDGE_DET)
#define bdx_ha_ctl_set_edge_det(r, v) /* bdx_ha_ctl (bdx_ha_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(bdx_ha_ctl, bdx_ha_ctl_value_(r).raw, BDX_HA_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define BDX_HA_CTL_RST_MASK  0x00020000u
#define BDX_HA_CTL_RST_SHIFT 17
#define BDX_HA_CTL_RST_WIDTH 1
#define bdx_ha_ctl_set_rst(r, v) /* bdx_ha_ctl (bdx_ha_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(bdx_ha_ctl, bdx_ha_ctl_value_(r).raw, BDX_HA_CTL_RST, v)

/* umask [15:8] RW-V. */
#define BDX_HA_CTL_UMASK_MASK  0x0000ff00u
#define BDX_HA_CTL_UMASK_SHIFT 8
#define BDX_HA_CTL_UMASK_WIDTH 8
#define bdx_ha_ctl_get_umask(r) /* uint32_t (bdx_ha_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(bdx_ha_ctl, r, BDX_HA_CTL_UMASK)
#define bdx_ha_ctl_set_umask(r, v) /* bdx_ha_ctl (bdx_ha_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(bdx_ha_ctl, bdx_ha_ctl_value_(r).raw, BDX_HA_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define BDX_HA_CTL_EV_SEL_MASK  0x000000ffu
#define BDX_HA_CTL_EV_SEL_SHIFT 0
#define BDX_HA_CTL_EV_SEL_WIDTH 8
#define bdx_ha_ctl_get_ev_sel(r) /* uint32_t (bdx_ha_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(bdx_ha_ctl, r, BDX_HA_CTL_EV_SEL)
#define bdx_ha_ctl_set_ev_sel(r, v) /* bdx_ha_ctl (bdx_ha_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(bdx_ha_ctl, bdx_ha_ctl_value_(r).raw, BDX_HA_CTL_EV_SEL, v)

/*
 * ctr: HAn_PCI_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux uncore_snbep.c hswep_uncore_ha, SNBEP_PCI_PMON_*; likwid registers.h (as on hsx/ha) (cross-source)
 */
typedef struct bdx_ha_ctr {
	uint64_t raw;
} bdx_ha_ctr;

UNCORE_ACCESSOR bdx_ha_ctr bdx_ha_ctr_value_(bdx_ha_ctr r)
{
	return r;
}

#define BDX_HA_CTR_RESET UINT64_C(0x0000000000000000)
#define bdx_ha_ctr_reset() /* bdx_ha_ctr (): the value to begin from of HAn_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(bdx_ha_ctr, BDX_HA_CTR_RESET)

#define BDX_HA_CTR_COUNT 4
#define BDX_HA_CTR_OFFSET 0xa0u
#define BDX_HA_CTR_INDEX_STRIDE 0x8u

#define bdx_ha_ctr_addr(instance, index) /* uncore_pci (instance below BDX_HA_INSTANCES, index below BDX_HA_CTR_COUNT): the address of HAn_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_at_(bdx_ha_pmon_place(instance), BDX_HA_CTR_OFFSET + \
		UNCORE_INDEX_(index, BDX_HA_CTR_COUNT) * BDX_HA_CTR_INDEX_STRIDE)
#define bdx_ha_ctr_addr_high(instance, index) /* uncore_pci (instance below BDX_HA_INSTANCES, index below BDX_HA_CTR_COUNT): the address of the high half of HAn_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_high_(bdx_ha_ctr_addr(instance, index))
#define bdx_ha_ctr_read(read, context, instance, index) /* bdx_ha_ctr (uint32_t read(void *context, uncore_pci at), context, instance below BDX_HA_INSTANCES, index below BDX_HA_CTR_COUNT): both halves of one moment of HAn_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(bdx_ha_ctr, uncore_pci_read64_(read, context, bdx_ha_ctr_addr(instance, index)))

/* event_count [47:0] RW-V. */
#define BDX_HA_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define BDX_HA_CTR_EVENT_COUNT_SHIFT 0
#define BDX_HA_CTR_EVENT_COUNT_WIDTH 48
#define bdx_ha_ctr_get_event_count(r) /* uint64_t (bdx_ha_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(bdx_ha_ctr, r, BDX_HA_CTR_EVENT_COUNT)
#define bdx_ha_ctr_set_event_count(r, v) /* bdx_ha_ctr (bdx_ha_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(bdx_ha_ctr, bdx_ha_ctr_value_(r).raw, BDX_HA_CTR_EVENT_COUNT, v)

/*
 * box_opcodematch: HAn_PCI_PMON_BOX_OPCODEMATCH, 32 bits; also HA_OpcodeMatch
 * Opcode that ADDR_OPC_MATCH counts.
 * Source: linux uncore_snbep.c SNBEP_HA_PCI_PMON_BOX_*; likwid registers.h; perfmon-hsx V29 (as on hsx/ha) (inferred)
 */
typedef struct bdx_ha_box_opcodematch {
	uint32_t raw;
} bdx_ha_box_opcodematch;

UNCORE_ACCESSOR bdx_ha_box_opcodematch bdx_ha_box_opcodematch_value_(bdx_ha_box_opcodematch r)
{
	return r;
}

#define BDX_HA_BOX_OPCODEMATCH_RESET 0x00000000u
#define bdx_ha_box_opcodematch_reset() /* bdx_ha_box_opcodematch (): the value to begin from of HAn_PCI_PMON_BOX_OPCODEMATCH. */ \
	UNCORE_VALUE_(bdx_ha_box_opcodematch, BDX_HA_BOX_OPCODEMATCH_RESET)

#define BDX_HA_BOX_OPCODEMATCH_OFFSET 0x48u

#define bdx_ha_box_opcodematch_addr(instance) /* uncore_pci (instance below BDX_HA_INSTANCES): the address of HAn_PCI_PMON_BOX_OPCODEMATCH. */ \
	uncore_pci_at_(bdx_ha_pmon_place(instance), BDX_HA_BOX_OPCODEMATCH_OFFSET)

/* opc [5:0] RWS. */
#define BDX_HA_BOX_OPCODEMATCH_OPC_MASK  0x0000003fu
#define BDX_HA_BOX_OPCODEMATCH_OPC_SHIFT 0
#define BDX_HA_BOX_OPCODEMATCH_OPC_WIDTH 6
#define bdx_ha_box_opcodematch_get_opc(r) /* uint32_t (bdx_ha_box_opcodematch r) [5:0]: Packet of the AD ring that ADDR_OPC_MATCH counts: a class and an opcode. */ \
	UNCORE_GET32_(bdx_ha_box_opcodematch, r, BDX_HA_BOX_OPCODEMATCH_OPC)
#define bdx_ha_box_opcodematch_set_opc(r, v) /* bdx_ha_box_opcodematch (bdx_ha_box_opcodematch r, v up to 0x3fu) [5:0]: Packet of the AD ring that ADDR_OPC_MATCH counts: a class and an opcode. */ \
	UNCORE_PUT32_(bdx_ha_box_opcodematch, bdx_ha_box_opcodematch_value_(r).raw, BDX_HA_BOX_OPCODEMATCH_OPC, v)

/* msg_class [5:4] RWS, part of opc. */
#define BDX_HA_BOX_OPCODEMATCH_MSG_CLASS_MASK  0x00000030u
#define BDX_HA_BOX_OPCODEMATCH_MSG_CLASS_SHIFT 4
#define BDX_HA_BOX_OPCODEMATCH_MSG_CLASS_WIDTH 2

enum bdx_ha_box_opcodematch_msg_class {
	BDX_HA_BOX_OPCODEMATCH_MSG_CLASS_HOM0 = 0x0, /* Home requests. */
	BDX_HA_BOX_OPCODEMATCH_MSG_CLASS_HOM1 = 0x1, /* Home responses. */
	BDX_HA_BOX_OPCODEMATCH_MSG_CLASS_NDR = 0x2, /* Responses without data. */
	BDX_HA_BOX_OPCODEMATCH_MSG_CLASS_SNP = 0x3, /* Snoops. */
};
#define bdx_ha_box_opcodematch_get_msg_class(r) /* uint32_t (bdx_ha_box_opcodematch r) [5:4]: Message class of the packet. */ \
	UNCORE_GET32_(bdx_ha_box_opcodematch, r, BDX_HA_BOX_OPCODEMATCH_MSG_CLASS)
#define bdx_ha_box_opcodematch_set_msg_class(r, v) /* bdx_ha_box_opcodematch (bdx_ha_box_opcodematch r, v up to 0x3u) [5:4]: Message class of the packet. */ \
	UNCORE_PUT32_(bdx_ha_box_opcodematch, bdx_ha_box_opcodematch_value_(r).raw, BDX_HA_BOX_OPCODEMATCH_MSG_CLASS, v)

/* opcode [3:0] RWS, part of opc. */
#define BDX_HA_BOX_OPCODEMATCH_OPCODE_MASK  0x0000000fu
#define BDX_HA_BOX_OPCODEMATCH_OPCODE_SHIFT 0
#define BDX_HA_BOX_OPCODEMATCH_OPCODE_WIDTH 4

/* What a value means depends on msg_class, whose value is in the name. */
enum bdx_ha_box_opcodematch_opcode {
	BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDCUR = 0x0, /* Uncached read of a snapshot. */
	BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDCODE = 0x1, /* Read, to be held in F or S. */
	BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDDATA = 0x2, /* Read, to be held in E, F or S. */
	BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM0_NONSNPRD = 0x3, /* Uncached read without snoop. */
	BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDINVOWN = 0x4, /* Read for ownership, in M or E. */
	BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM0_INVXTOI = 0x5,
	BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM0_EVCTCLN = 0x6,
	BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM0_NONSNPWR = 0x7, /* Uncached write without snoop. */
	BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM0_INVITOE = 0x8,
	BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM0_ACKCNFLTWBI = 0x9,
	BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDDATAMIGRATORY = 0xa, /* RdData that also takes a line forwarded in M. */
	BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM0_WBMTOI = 0xc,
	BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPI = 0x0, /* Peer holds the line in I. */
	BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPS = 0x1, /* Peer holds the line in S. */
	BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPCNFLT = 0x4, /* Peer has a request in conflict and the line in I or S. */
	BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPCNFLTOWN = 0x6, /* Conflict, and the peer has a buried copy in M. */
	BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPCNFLTWBI = 0x7, /* Conflict; the peer writes back and invalidates. */
	BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWD = 0x8, /* Data sent, state kept. */
	BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWDI = 0x9, /* Data sent, line left in I. */
	BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWDS = 0xa, /* Data sent, line left in S. */
	BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWDIWB = 0xb, /* Data sent and written back, line left in I. */
	BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWDSWB = 0xc, /* Data sent and written back, line left in S. */
	BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPIWB = 0xd, /* Line evicted, its write back under way. */
	BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPSWB = 0xe, /* Line written back, left in S. */
	BDX_HA_BOX_OPCODEMATCH_OPCODE_NDR_GNT_CMP = 0x0,
	BDX_HA_BOX_OPCODEMATCH_OPCODE_NDR_GNTE_FRCACKCNFLT = 0x1,
	BDX_HA_BOX_OPCODEMATCH_OPCODE_NDR_CMPD = 0x4,
	BDX_HA_BOX_OPCODEMATCH_OPCODE_NDR_CMP = 0x8,
	BDX_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPCUR = 0x0, /* Snoop for data, left in I. */
	BDX_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPCODE = 0x1, /* Snoop for code. */
	BDX_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPDATA = 0x2, /* Snoop for data. */
	BDX_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPINVOWN = 0x4,
	BDX_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPINVXTOI = 0x5,
	BDX_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPINVITOE = 0x8,
	BDX_HA_BOX_OPCODEMATCH_OPCODE_SNP_PREFETCHHINT = 0xf, /* Hint that the line will be wanted. */
};
#define bdx_ha_box_opcodematch_get_opcode(r) /* uint32_t (bdx_ha_box_opcodematch r) [3:0]: QPI opcode within that class. */ \
	UNCORE_GET32_(bdx_ha_box_opcodematch, r, BDX_HA_BOX_OPCODEMATCH_OPCODE)
#define bdx_ha_box_opcodematch_set_opcode(r, v) /* bdx_ha_box_opcodematch (bdx_ha_box_opcodematch r, v up to 0xfu) [3:0]: QPI opcode within that class. */ \
	UNCORE_PUT32_(bdx_ha_box_opcodematch, bdx_ha_box_opcodematch_value_(r).raw, BDX_HA_BOX_OPCODEMATCH_OPCODE, v)

/*
 * box_addrmatch1: HAn_PCI_PMON_BOX_ADDRMATCH1, 32 bits; also HA_AddrMatch1
 * Upper bits of the address to match.
 * Source: linux uncore_snbep.c SNBEP_HA_PCI_PMON_BOX_*; likwid registers.h; perfmon-hsx V29 (as on hsx/ha) (inferred)
 */
typedef struct bdx_ha_box_addrmatch1 {
	uint32_t raw;
} bdx_ha_box_addrmatch1;

UNCORE_ACCESSOR bdx_ha_box_addrmatch1 bdx_ha_box_addrmatch1_value_(bdx_ha_box_addrmatch1 r)
{
	return r;
}

#define BDX_HA_BOX_ADDRMATCH1_RESET 0x00000000u
#define bdx_ha_box_addrmatch1_reset() /* bdx_ha_box_addrmatch1 (): the value to begin from of HAn_PCI_PMON_BOX_ADDRMATCH1. */ \
	UNCORE_VALUE_(bdx_ha_box_addrmatch1, BDX_HA_BOX_ADDRMATCH1_RESET)

#define BDX_HA_BOX_ADDRMATCH1_OFFSET 0x44u

#define bdx_ha_box_addrmatch1_addr(instance) /* uncore_pci (instance below BDX_HA_INSTANCES): the address of HAn_PCI_PMON_BOX_ADDRMATCH1. */ \
	uncore_pci_at_(bdx_ha_pmon_place(instance), BDX_HA_BOX_ADDRMATCH1_OFFSET)

/* hi_addr [13:0] RWS. */
#define BDX_HA_BOX_ADDRMATCH1_HI_ADDR_MASK  0x00003fffu
#define BDX_HA_BOX_ADDRMATCH1_HI_ADDR_SHIFT 0
#define BDX_HA_BOX_ADDRMATCH1_HI_ADDR_WIDTH 14
#define bdx_ha_box_addrmatch1_get_hi_addr(r) /* uint32_t (bdx_ha_box_addrmatch1 r) [13:0]: Bits 45:32 of the system address to match. */ \
	UNCORE_GET32_(bdx_ha_box_addrmatch1, r, BDX_HA_BOX_ADDRMATCH1_HI_ADDR)
#define bdx_ha_box_addrmatch1_set_hi_addr(r, v) /* bdx_ha_box_addrmatch1 (bdx_ha_box_addrmatch1 r, v up to 0x3fffu) [13:0]: Bits 45:32 of the system address to match. */ \
	UNCORE_PUT32_(bdx_ha_box_addrmatch1, bdx_ha_box_addrmatch1_value_(r).raw, BDX_HA_BOX_ADDRMATCH1_HI_ADDR, v)

/*
 * box_addrmatch0: HAn_PCI_PMON_BOX_ADDRMATCH0, 32 bits; also HA_AddrMatch0
 * Lower bits of the address to match.
 * Source: linux uncore_snbep.c SNBEP_HA_PCI_PMON_BOX_*; likwid registers.h; perfmon-hsx V29 (as on hsx/ha) (inferred)
 */
typedef struct bdx_ha_box_addrmatch0 {
	uint32_t raw;
} bdx_ha_box_addrmatch0;

UNCORE_ACCESSOR bdx_ha_box_addrmatch0 bdx_ha_box_addrmatch0_value_(bdx_ha_box_addrmatch0 r)
{
	return r;
}

#define BDX_HA_BOX_ADDRMATCH0_RESET 0x00000000u
#define bdx_ha_box_addrmatch0_reset() /* bdx_ha_box_addrmatch0 (): the value to begin from of HAn_PCI_PMON_BOX_ADDRMATCH0. */ \
	UNCORE_VALUE_(bdx_ha_box_addrmatch0, BDX_HA_BOX_ADDRMATCH0_RESET)

#define BDX_HA_BOX_ADDRMATCH0_OFFSET 0x40u

#define bdx_ha_box_addrmatch0_addr(instance) /* uncore_pci (instance below BDX_HA_INSTANCES): the address of HAn_PCI_PMON_BOX_ADDRMATCH0. */ \
	uncore_pci_at_(bdx_ha_pmon_place(instance), BDX_HA_BOX_ADDRMATCH0_OFFSET)

/* lo_addr [31:6] RWS. */
#define BDX_HA_BOX_ADDRMATCH0_LO_ADDR_MASK  0xffffffc0u
#define BDX_HA_BOX_ADDRMATCH0_LO_ADDR_SHIFT 6
#define BDX_HA_BOX_ADDRMATCH0_LO_ADDR_WIDTH 26
#define bdx_ha_box_addrmatch0_get_lo_addr(r) /* uint32_t (bdx_ha_box_addrmatch0 r) [31:6]: Bits 31:6 of the system address to match. */ \
	UNCORE_GET32_(bdx_ha_box_addrmatch0, r, BDX_HA_BOX_ADDRMATCH0_LO_ADDR)
#define bdx_ha_box_addrmatch0_set_lo_addr(r, v) /* bdx_ha_box_addrmatch0 (bdx_ha_box_addrmatch0 r, v up to 0x3ffffffu) [31:6]: Bits 31:6 of the system address to match. */ \
	UNCORE_PUT32_(bdx_ha_box_addrmatch0, bdx_ha_box_addrmatch0_value_(r).raw, BDX_HA_BOX_ADDRMATCH0_LO_ADDR, v)

#ifdef __cplusplus
}
#endif

#endif
