/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/jkt/r2pcie.box.json by "make generate". Do not edit. */
/*
 * jkt r2pcie: Ring to PCIe. Joins the ring to the PCIe ports; counts ring use and credits.
 * Source: 327043-001 p113
 */
#ifndef UNCORE_JKT_R2PCIE_H
#define UNCORE_JKT_R2PCIE_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define JKT_R2PCIE_INSTANCES 1

#define JKT_R2PCIE_GENERAL_COUNTERS   4
#define JKT_R2PCIE_GENERAL_WIDTH      44
#define JKT_R2PCIE_GENERAL_COUNT_MASK UINT64_C(0xfffffffffff)

/* PCI function pmon: its device and function on the socket's uncore bus. */
#define JKT_R2PCIE_PMON_DEVICE_ID 0x3c43u

/* The device and function of pmon. */
UNCORE_ACCESSOR uncore_pci jkt_r2pcie_pmon_place(void)
{
	uncore_pci place = { 19, 1, 0 };

	return place;
}

/*
 * box_ctl: R2_PCI_PMON_BOX_CTL, 32 bits; also R2PCIE_PCI_PMON_BOX_CTL, PmonUnitCtrl, PmonUnitCtrll
 * Freezes and resets the counters of R2PCIe.
 * Source: 327043-001 p112 Table 2-105 (not seen); linux uncore_snbep.c SNBEP_PCI_PMON_BOX_CTL; likwid registers.h;
 * snb-datasheet-v2 p531-532 (cross-source)
 */
typedef struct jkt_r2pcie_box_ctl {
	uint32_t raw;
} jkt_r2pcie_box_ctl;

UNCORE_ACCESSOR jkt_r2pcie_box_ctl jkt_r2pcie_box_ctl_value_(jkt_r2pcie_box_ctl r)
{
	return r;
}

#define JKT_R2PCIE_BOX_CTL_RESET     0x00000000u
#define JKT_R2PCIE_BOX_CTL_MUST_ZERO 0x00020000u
#define jkt_r2pcie_box_ctl_reset() /* jkt_r2pcie_box_ctl (): the value to begin from of R2_PCI_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(jkt_r2pcie_box_ctl, JKT_R2PCIE_BOX_CTL_RESET)

#define JKT_R2PCIE_BOX_CTL_OFFSET 0xf4u

#define jkt_r2pcie_box_ctl_addr() /* uncore_pci (): the address of R2_PCI_PMON_BOX_CTL. */ \
	uncore_pci_at_(jkt_r2pcie_pmon_place(), JKT_R2PCIE_BOX_CTL_OFFSET)

/* Overflow Enable [17] RW. Only another document describes it: it can be read, and has no setter. */
#define JKT_R2PCIE_BOX_CTL_OV_EN_MASK  0x00020000u
#define JKT_R2PCIE_BOX_CTL_OV_EN_SHIFT 17
#define JKT_R2PCIE_BOX_CTL_OV_EN_WIDTH 1
#define jkt_r2pcie_box_ctl_get_ov_en(r) /* uint32_t (jkt_r2pcie_box_ctl r) [17]: Would let an overflow freeze the uncore or interrupt; the bit is taken as reserved, as the row of the guide was not seen, and stays 0. */ \
	UNCORE_GET32_(jkt_r2pcie_box_ctl, r, JKT_R2PCIE_BOX_CTL_OV_EN)

/* frz_en [16] RW. */
#define JKT_R2PCIE_BOX_CTL_FRZ_EN_MASK  0x00010000u
#define JKT_R2PCIE_BOX_CTL_FRZ_EN_SHIFT 16
#define JKT_R2PCIE_BOX_CTL_FRZ_EN_WIDTH 1
#define jkt_r2pcie_box_ctl_get_frz_en(r) /* uint32_t (jkt_r2pcie_box_ctl r) [16]: Lets the box obey a freeze; kept at 1 for the whole session, without it frz has no effect. */ \
	UNCORE_GET32_(jkt_r2pcie_box_ctl, r, JKT_R2PCIE_BOX_CTL_FRZ_EN)
#define jkt_r2pcie_box_ctl_set_frz_en(r, v) /* jkt_r2pcie_box_ctl (jkt_r2pcie_box_ctl r, v up to 0x1u) [16]: Lets the box obey a freeze; kept at 1 for the whole session, without it frz has no effect. */ \
	UNCORE_PUT32_(jkt_r2pcie_box_ctl, jkt_r2pcie_box_ctl_value_(r).raw, JKT_R2PCIE_BOX_CTL_FRZ_EN, v)

/* frz [8] RW. */
#define JKT_R2PCIE_BOX_CTL_FRZ_MASK  0x00000100u
#define JKT_R2PCIE_BOX_CTL_FRZ_SHIFT 8
#define JKT_R2PCIE_BOX_CTL_FRZ_WIDTH 1
#define jkt_r2pcie_box_ctl_get_frz(r) /* uint32_t (jkt_r2pcie_box_ctl r) [8]: While it is 1, and frz_en too, no counter of this box counts. The whole register is written each time. */ \
	UNCORE_GET32_(jkt_r2pcie_box_ctl, r, JKT_R2PCIE_BOX_CTL_FRZ)
#define jkt_r2pcie_box_ctl_set_frz(r, v) /* jkt_r2pcie_box_ctl (jkt_r2pcie_box_ctl r, v up to 0x1u) [8]: While it is 1, and frz_en too, no counter of this box counts. The whole register is written each time. */ \
	UNCORE_PUT32_(jkt_r2pcie_box_ctl, jkt_r2pcie_box_ctl_value_(r).raw, JKT_R2PCIE_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define JKT_R2PCIE_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define JKT_R2PCIE_BOX_CTL_RST_CTRS_SHIFT 1
#define JKT_R2PCIE_BOX_CTL_RST_CTRS_WIDTH 1
#define jkt_r2pcie_box_ctl_set_rst_ctrs(r, v) /* jkt_r2pcie_box_ctl (jkt_r2pcie_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(jkt_r2pcie_box_ctl, jkt_r2pcie_box_ctl_value_(r).raw, JKT_R2PCIE_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define JKT_R2PCIE_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define JKT_R2PCIE_BOX_CTL_RST_CTRL_SHIFT 0
#define JKT_R2PCIE_BOX_CTL_RST_CTRL_WIDTH 1
#define jkt_r2pcie_box_ctl_set_rst_ctrl(r, v) /* jkt_r2pcie_box_ctl (jkt_r2pcie_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(jkt_r2pcie_box_ctl, jkt_r2pcie_box_ctl_value_(r).raw, JKT_R2PCIE_BOX_CTL_RST_CTRL, v)

/*
 * ctl: R2_PCI_PMON_CTL{0-3}, 32 bits; also PmonCntrCfg_{0-3}
 * Chooses the event of counter {0-3}.
 * Source: 327043-001 p113 Table 2-106; linux uncore_snbep.c SNBEP_PCI_PMON_CTL0; likwid registers.h; snb-datasheet-v2
 * p530-531
 */
typedef struct jkt_r2pcie_ctl {
	uint32_t raw;
} jkt_r2pcie_ctl;

UNCORE_ACCESSOR jkt_r2pcie_ctl jkt_r2pcie_ctl_value_(jkt_r2pcie_ctl r)
{
	return r;
}

#define JKT_R2PCIE_CTL_RESET     0x00000000u
#define JKT_R2PCIE_CTL_MUST_ZERO 0x00310000u
#define jkt_r2pcie_ctl_reset() /* jkt_r2pcie_ctl (): the value to begin from of R2_PCI_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(jkt_r2pcie_ctl, JKT_R2PCIE_CTL_RESET)

#define JKT_R2PCIE_CTL_COUNT 4
#define JKT_R2PCIE_CTL_OFFSET 0xd8u
#define JKT_R2PCIE_CTL_INDEX_STRIDE 0x4u

#define jkt_r2pcie_ctl_addr(index) /* uncore_pci (index below JKT_R2PCIE_CTL_COUNT): the address of R2_PCI_PMON_CTL{0-3}. */ \
	uncore_pci_at_(jkt_r2pcie_pmon_place(), JKT_R2PCIE_CTL_OFFSET + \
		UNCORE_INDEX_(index, JKT_R2PCIE_CTL_COUNT) * JKT_R2PCIE_CTL_INDEX_STRIDE)

/* thresh [31:24] RW-V. */
#define JKT_R2PCIE_CTL_THRESH_MASK  0xff000000u
#define JKT_R2PCIE_CTL_THRESH_SHIFT 24
#define JKT_R2PCIE_CTL_THRESH_WIDTH 8
#define jkt_r2pcie_ctl_get_thresh(r) /* uint32_t (jkt_r2pcie_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(jkt_r2pcie_ctl, r, JKT_R2PCIE_CTL_THRESH)
#define jkt_r2pcie_ctl_set_thresh(r, v) /* jkt_r2pcie_ctl (jkt_r2pcie_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(jkt_r2pcie_ctl, jkt_r2pcie_ctl_value_(r).raw, JKT_R2PCIE_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define JKT_R2PCIE_CTL_INVERT_MASK  0x00800000u
#define JKT_R2PCIE_CTL_INVERT_SHIFT 23
#define JKT_R2PCIE_CTL_INVERT_WIDTH 1

enum jkt_r2pcie_ctl_invert {
	JKT_R2PCIE_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	JKT_R2PCIE_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define jkt_r2pcie_ctl_get_invert(r) /* uint32_t (jkt_r2pcie_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(jkt_r2pcie_ctl, r, JKT_R2PCIE_CTL_INVERT)
#define jkt_r2pcie_ctl_set_invert(r, v) /* jkt_r2pcie_ctl (jkt_r2pcie_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(jkt_r2pcie_ctl, jkt_r2pcie_ctl_value_(r).raw, JKT_R2PCIE_CTL_INVERT, v)

/* en [22] RW-V. */
#define JKT_R2PCIE_CTL_EN_MASK  0x00400000u
#define JKT_R2PCIE_CTL_EN_SHIFT 22
#define JKT_R2PCIE_CTL_EN_WIDTH 1
#define jkt_r2pcie_ctl_get_en(r) /* uint32_t (jkt_r2pcie_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(jkt_r2pcie_ctl, r, JKT_R2PCIE_CTL_EN)
#define jkt_r2pcie_ctl_set_en(r, v) /* jkt_r2pcie_ctl (jkt_r2pcie_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(jkt_r2pcie_ctl, jkt_r2pcie_ctl_value_(r).raw, JKT_R2PCIE_CTL_EN, v)

/* Internal [21] RW-V. Only another document describes it: it can be read, and has no setter. */
#define JKT_R2PCIE_CTL_INTERNAL_MASK  0x00200000u
#define JKT_R2PCIE_CTL_INTERNAL_SHIFT 21
#define JKT_R2PCIE_CTL_INTERNAL_WIDTH 1
#define jkt_r2pcie_ctl_get_internal(r) /* uint32_t (jkt_r2pcie_ctl r) [21]: Selects internal events, which locked parts may refuse; the guide reserves the bit, so it stays 0. */ \
	UNCORE_GET32_(jkt_r2pcie_ctl, r, JKT_R2PCIE_CTL_INTERNAL)

/* Overflow Enable [20] RW-V. Only another document describes it: it can be read, and has no setter. */
#define JKT_R2PCIE_CTL_OV_EN_MASK  0x00100000u
#define JKT_R2PCIE_CTL_OV_EN_SHIFT 20
#define JKT_R2PCIE_CTL_OV_EN_WIDTH 1
#define jkt_r2pcie_ctl_get_ov_en(r) /* uint32_t (jkt_r2pcie_ctl r) [20]: A wrap would be reported to the UBox; the guide reserves the bit, so it stays 0. */ \
	UNCORE_GET32_(jkt_r2pcie_ctl, r, JKT_R2PCIE_CTL_OV_EN)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define JKT_R2PCIE_CTL_EDGE_DET_MASK  0x00040000u
#define JKT_R2PCIE_CTL_EDGE_DET_SHIFT 18
#define JKT_R2PCIE_CTL_EDGE_DET_WIDTH 1

enum jkt_r2pcie_ctl_edge_det {
	JKT_R2PCIE_CTL_EDGE_DET_CYCLES = 0x0, /* Counts as long as the comparison holds. */
	JKT_R2PCIE_CTL_EDGE_DET_EDGES = 0x1, /* Counts when it begins to hold. */
};
#define jkt_r2pcie_ctl_get_edge_det(r) /* uint32_t (jkt_r2pcie_ctl r) [18]: Counts rising edges of the threshold comparison (falling ones with invert), so thresh must be at least 1. */ \
	UNCORE_GET32_(jkt_r2pcie_ctl, r, JKT_R2PCIE_CTL_EDGE_DET)
#define jkt_r2pcie_ctl_set_edge_det(r, v) /* jkt_r2pcie_ctl (jkt_r2pcie_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison (falling ones with invert), so thresh must be at least 1. */ \
	UNCORE_PUT32_(jkt_r2pcie_ctl, jkt_r2pcie_ctl_value_(r).raw, JKT_R2PCIE_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define JKT_R2PCIE_CTL_RST_MASK  0x00020000u
#define JKT_R2PCIE_CTL_RST_SHIFT 17
#define JKT_R2PCIE_CTL_RST_WIDTH 1
#define jkt_r2pcie_ctl_set_rst(r, v) /* jkt_r2pcie_ctl (jkt_r2pcie_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(jkt_r2pcie_ctl, jkt_r2pcie_ctl_value_(r).raw, JKT_R2PCIE_CTL_RST, v)

/*
 * Queue Occupancy Reset [16] WO. Would zero the occupancy tracker of a queue; the bit is taken as reserved, as the row
 * of the guide was not seen, and stays 0. Only another document describes it: it can be read, and has no setter.
 */
#define JKT_R2PCIE_CTL_Q_OCC_RST_MASK  0x00010000u
#define JKT_R2PCIE_CTL_Q_OCC_RST_SHIFT 16
#define JKT_R2PCIE_CTL_Q_OCC_RST_WIDTH 1

/* umask [15:8] RW-V. */
#define JKT_R2PCIE_CTL_UMASK_MASK  0x0000ff00u
#define JKT_R2PCIE_CTL_UMASK_SHIFT 8
#define JKT_R2PCIE_CTL_UMASK_WIDTH 8
#define jkt_r2pcie_ctl_get_umask(r) /* uint32_t (jkt_r2pcie_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(jkt_r2pcie_ctl, r, JKT_R2PCIE_CTL_UMASK)
#define jkt_r2pcie_ctl_set_umask(r, v) /* jkt_r2pcie_ctl (jkt_r2pcie_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(jkt_r2pcie_ctl, jkt_r2pcie_ctl_value_(r).raw, JKT_R2PCIE_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define JKT_R2PCIE_CTL_EV_SEL_MASK  0x000000ffu
#define JKT_R2PCIE_CTL_EV_SEL_SHIFT 0
#define JKT_R2PCIE_CTL_EV_SEL_WIDTH 8
#define jkt_r2pcie_ctl_get_ev_sel(r) /* uint32_t (jkt_r2pcie_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(jkt_r2pcie_ctl, r, JKT_R2PCIE_CTL_EV_SEL)
#define jkt_r2pcie_ctl_set_ev_sel(r, v) /* jkt_r2pcie_ctl (jkt_r2pcie_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(jkt_r2pcie_ctl, jkt_r2pcie_ctl_value_(r).raw, JKT_R2PCIE_CTL_EV_SEL, v)

/*
 * ctr: R2_PCI_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}; low dword first.
 * Source: 327043-001 p113 Table 2-107; linux uncore_snbep.c SNBEP_PCI_PMON_CTR0; likwid registers.h (cross-source)
 */
typedef struct jkt_r2pcie_ctr {
	uint64_t raw;
} jkt_r2pcie_ctr;

UNCORE_ACCESSOR jkt_r2pcie_ctr jkt_r2pcie_ctr_value_(jkt_r2pcie_ctr r)
{
	return r;
}

#define JKT_R2PCIE_CTR_RESET UINT64_C(0x0000000000000000)
#define jkt_r2pcie_ctr_reset() /* jkt_r2pcie_ctr (): the value to begin from of R2_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(jkt_r2pcie_ctr, JKT_R2PCIE_CTR_RESET)

#define JKT_R2PCIE_CTR_COUNT 4
#define JKT_R2PCIE_CTR_OFFSET 0xa0u
#define JKT_R2PCIE_CTR_INDEX_STRIDE 0x8u

#define jkt_r2pcie_ctr_addr(index) /* uncore_pci (index below JKT_R2PCIE_CTR_COUNT): the address of R2_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_at_(jkt_r2pcie_pmon_place(), JKT_R2PCIE_CTR_OFFSET + \
		UNCORE_INDEX_(index, JKT_R2PCIE_CTR_COUNT) * JKT_R2PCIE_CTR_INDEX_STRIDE)
#define jkt_r2pcie_ctr_addr_high(index) /* uncore_pci (index below JKT_R2PCIE_CTR_COUNT): the address of the high half of R2_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_high_(jkt_r2pcie_ctr_addr(index))
#define jkt_r2pcie_ctr_read(read, context, index) /* jkt_r2pcie_ctr (uint32_t read(void *context, uncore_pci at), context, index below JKT_R2PCIE_CTR_COUNT): both halves of one moment of R2_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(jkt_r2pcie_ctr, uncore_pci_read64_(read, context, jkt_r2pcie_ctr_addr(index)))

/* event_count [43:0] RW-V. */
#define JKT_R2PCIE_CTR_EVENT_COUNT_MASK  UINT64_C(0x00000fffffffffff)
#define JKT_R2PCIE_CTR_EVENT_COUNT_SHIFT 0
#define JKT_R2PCIE_CTR_EVENT_COUNT_WIDTH 44
#define jkt_r2pcie_ctr_get_event_count(r) /* uint64_t (jkt_r2pcie_ctr r) [43:0]: What the counter has counted; it wraps silently at its own width. */ \
	UNCORE_GET64_(jkt_r2pcie_ctr, r, JKT_R2PCIE_CTR_EVENT_COUNT)
#define jkt_r2pcie_ctr_set_event_count(r, v) /* jkt_r2pcie_ctr (jkt_r2pcie_ctr r, v up to 0xfffffffffffull) [43:0]: What the counter has counted; it wraps silently at its own width. */ \
	UNCORE_PUT64_(jkt_r2pcie_ctr, jkt_r2pcie_ctr_value_(r).raw, JKT_R2PCIE_CTR_EVENT_COUNT, v)

/*
 * cfg4: PmonCntrCfg_4, 32 bits
 * Control of a fifth counter, whose data register nobody names.
 * The platform's own guide does not describe it: it can be read, and has no setters.
 * Source: snb-datasheet-v2 p530
 */
typedef struct jkt_r2pcie_cfg4 {
	uint32_t raw;
} jkt_r2pcie_cfg4;

UNCORE_ACCESSOR jkt_r2pcie_cfg4 jkt_r2pcie_cfg4_value_(jkt_r2pcie_cfg4 r)
{
	return r;
}

#define JKT_R2PCIE_CFG4_MUST_ZERO 0x00310000u

#define JKT_R2PCIE_CFG4_OFFSET 0xe8u

#define jkt_r2pcie_cfg4_addr() /* uncore_pci (): the address of PmonCntrCfg_4. */ \
	uncore_pci_at_(jkt_r2pcie_pmon_place(), JKT_R2PCIE_CFG4_OFFSET)

/* thresh [31:24] RW-V. */
#define JKT_R2PCIE_CFG4_THRESH_MASK  0xff000000u
#define JKT_R2PCIE_CFG4_THRESH_SHIFT 24
#define JKT_R2PCIE_CFG4_THRESH_WIDTH 8
#define jkt_r2pcie_cfg4_get_thresh(r) /* uint32_t (jkt_r2pcie_cfg4 r) [31:24]: the same bits as in jkt_r2pcie_ctl. */ \
	UNCORE_GET32_(jkt_r2pcie_cfg4, r, JKT_R2PCIE_CFG4_THRESH)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define JKT_R2PCIE_CFG4_INVERT_MASK  0x00800000u
#define JKT_R2PCIE_CFG4_INVERT_SHIFT 23
#define JKT_R2PCIE_CFG4_INVERT_WIDTH 1

enum jkt_r2pcie_cfg4_invert {
	JKT_R2PCIE_CFG4_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	JKT_R2PCIE_CFG4_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define jkt_r2pcie_cfg4_get_invert(r) /* uint32_t (jkt_r2pcie_cfg4 r) [23]: the same bits as in jkt_r2pcie_ctl. */ \
	UNCORE_GET32_(jkt_r2pcie_cfg4, r, JKT_R2PCIE_CFG4_INVERT)

/* en [22] RW-V. */
#define JKT_R2PCIE_CFG4_EN_MASK  0x00400000u
#define JKT_R2PCIE_CFG4_EN_SHIFT 22
#define JKT_R2PCIE_CFG4_EN_WIDTH 1
#define jkt_r2pcie_cfg4_get_en(r) /* uint32_t (jkt_r2pcie_cfg4 r) [22]: the same bits as in jkt_r2pcie_ctl. */ \
	UNCORE_GET32_(jkt_r2pcie_cfg4, r, JKT_R2PCIE_CFG4_EN)

/* Internal [21] RW-V. */
#define JKT_R2PCIE_CFG4_INTERNAL_MASK  0x00200000u
#define JKT_R2PCIE_CFG4_INTERNAL_SHIFT 21
#define JKT_R2PCIE_CFG4_INTERNAL_WIDTH 1
#define jkt_r2pcie_cfg4_get_internal(r) /* uint32_t (jkt_r2pcie_cfg4 r) [21]: the same bits as in jkt_r2pcie_ctl. */ \
	UNCORE_GET32_(jkt_r2pcie_cfg4, r, JKT_R2PCIE_CFG4_INTERNAL)

/* Overflow Enable [20] RW-V. */
#define JKT_R2PCIE_CFG4_OV_EN_MASK  0x00100000u
#define JKT_R2PCIE_CFG4_OV_EN_SHIFT 20
#define JKT_R2PCIE_CFG4_OV_EN_WIDTH 1
#define jkt_r2pcie_cfg4_get_ov_en(r) /* uint32_t (jkt_r2pcie_cfg4 r) [20]: the same bits as in jkt_r2pcie_ctl. */ \
	UNCORE_GET32_(jkt_r2pcie_cfg4, r, JKT_R2PCIE_CFG4_OV_EN)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define JKT_R2PCIE_CFG4_EDGE_DET_MASK  0x00040000u
#define JKT_R2PCIE_CFG4_EDGE_DET_SHIFT 18
#define JKT_R2PCIE_CFG4_EDGE_DET_WIDTH 1

enum jkt_r2pcie_cfg4_edge_det {
	JKT_R2PCIE_CFG4_EDGE_DET_CYCLES = 0x0, /* Counts as long as the comparison holds. */
	JKT_R2PCIE_CFG4_EDGE_DET_EDGES = 0x1, /* Counts when it begins to hold. */
};
#define jkt_r2pcie_cfg4_get_edge_det(r) /* uint32_t (jkt_r2pcie_cfg4 r) [18]: the same bits as in jkt_r2pcie_ctl. */ \
	UNCORE_GET32_(jkt_r2pcie_cfg4, r, JKT_R2PCIE_CFG4_EDGE_DET)

/* rst [17] WO. Writing 1 zeroes the data register paired with this control. */
#define JKT_R2PCIE_CFG4_RST_MASK  0x00020000u
#define JKT_R2PCIE_CFG4_RST_SHIFT 17
#define JKT_R2PCIE_CFG4_RST_WIDTH 1

/*
 * Queue Occupancy Reset [16] WO. Would zero the occupancy tracker of a queue; the bit is taken as reserved, as the row
 * of the guide was not seen, and stays 0.
 */
#define JKT_R2PCIE_CFG4_Q_OCC_RST_MASK  0x00010000u
#define JKT_R2PCIE_CFG4_Q_OCC_RST_SHIFT 16
#define JKT_R2PCIE_CFG4_Q_OCC_RST_WIDTH 1

/* umask [15:8] RW-V. */
#define JKT_R2PCIE_CFG4_UMASK_MASK  0x0000ff00u
#define JKT_R2PCIE_CFG4_UMASK_SHIFT 8
#define JKT_R2PCIE_CFG4_UMASK_WIDTH 8
#define jkt_r2pcie_cfg4_get_umask(r) /* uint32_t (jkt_r2pcie_cfg4 r) [15:8]: the same bits as in jkt_r2pcie_ctl. */ \
	UNCORE_GET32_(jkt_r2pcie_cfg4, r, JKT_R2PCIE_CFG4_UMASK)

/* ev_sel [7:0] RW-V. */
#define JKT_R2PCIE_CFG4_EV_SEL_MASK  0x000000ffu
#define JKT_R2PCIE_CFG4_EV_SEL_SHIFT 0
#define JKT_R2PCIE_CFG4_EV_SEL_WIDTH 8
#define jkt_r2pcie_cfg4_get_ev_sel(r) /* uint32_t (jkt_r2pcie_cfg4 r) [7:0]: the same bits as in jkt_r2pcie_ctl. */ \
	UNCORE_GET32_(jkt_r2pcie_cfg4, r, JKT_R2PCIE_CFG4_EV_SEL)

/*
 * box_status: PmonUnitStatus, 32 bits; also Unit Status
 * Which counters have wrapped, where overflows are enabled.
 * The platform's own guide does not describe it: it can be read, and has no setters.
 * Source: snb-datasheet-v2 p532
 */
typedef struct jkt_r2pcie_box_status {
	uint32_t raw;
} jkt_r2pcie_box_status;

UNCORE_ACCESSOR jkt_r2pcie_box_status jkt_r2pcie_box_status_value_(jkt_r2pcie_box_status r)
{
	return r;
}

#define JKT_R2PCIE_BOX_STATUS_RW1C      0x0000007fu

#define JKT_R2PCIE_BOX_STATUS_OFFSET 0xf8u

#define jkt_r2pcie_box_status_addr() /* uncore_pci (): the address of PmonUnitStatus. */ \
	uncore_pci_at_(jkt_r2pcie_pmon_place(), JKT_R2PCIE_BOX_STATUS_OFFSET)

/* Counter Overflow Bitmask [6:0] RW1C. */
#define JKT_R2PCIE_BOX_STATUS_OV_MASK  0x0000007fu
#define JKT_R2PCIE_BOX_STATUS_OV_SHIFT 0
#define JKT_R2PCIE_BOX_STATUS_OV_WIDTH 7
#define jkt_r2pcie_box_status_get_ov(r) /* uint32_t (jkt_r2pcie_box_status r) [6:0]: Which counters have wrapped, by writing 1 cleared; which bit is whose is not printed for this box. */ \
	UNCORE_GET32_(jkt_r2pcie_box_status, r, JKT_R2PCIE_BOX_STATUS_OV)

#ifdef __cplusplus
}
#endif

#endif
