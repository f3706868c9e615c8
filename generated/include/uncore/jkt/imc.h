/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/jkt/imc.box.json by "make generate". Do not edit. */
/*
 * jkt imc: Memory controller channel. One memory channel; counts DRAM commands, queues and DRAM clocks.
 * Source: 327043-001 p60-62
 */
#ifndef UNCORE_JKT_IMC_H
#define UNCORE_JKT_IMC_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define JKT_IMC_INSTANCES 4

#define JKT_IMC_GENERAL_COUNTERS   4
#define JKT_IMC_GENERAL_WIDTH      48
#define JKT_IMC_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define JKT_IMC_FIXED_COUNTERS   1
#define JKT_IMC_FIXED_WIDTH      48
#define JKT_IMC_FIXED_COUNT_MASK UINT64_C(0xffffffffffff)

/* PCI function pmon: its device and function on the socket's uncore bus. */
#define JKT_IMC_PMON_DEVICE_ID_0 0x3cb0u
#define JKT_IMC_PMON_DEVICE_ID_1 0x3cb1u
#define JKT_IMC_PMON_DEVICE_ID_2 0x3cb4u
#define JKT_IMC_PMON_DEVICE_ID_3 0x3cb5u

/* The device and function of pmon. */
UNCORE_ACCESSOR uncore_pci jkt_imc_pmon_place(unsigned instance)
{
	static const uncore_pci place[JKT_IMC_INSTANCES] = {
		{ 16, 0, 0 },
		{ 16, 1, 0 },
		{ 16, 4, 0 },
		{ 16, 5, 0 },
	};

	return place[instance];
}
#define jkt_imc_pmon_place(instance) /* uncore_pci (instance below JKT_IMC_INSTANCES): the device and function of pmon. */ \
	jkt_imc_pmon_place(UNCORE_INDEX_(instance, JKT_IMC_INSTANCES))

/*
 * box_ctl: MC_CHy_PCI_PMON_BOX_CTL, 32 bits; also PmonUnitCtrl, PmonUnitCtrll
 * Freezes the counters of one channel; it has no reset bits.
 * Source: 327043-001 p60 Table 2-59, p60-61 Table 2-60; snb-datasheet-v2 p531-532
 */
typedef struct jkt_imc_box_ctl {
	uint32_t raw;
} jkt_imc_box_ctl;

UNCORE_ACCESSOR jkt_imc_box_ctl jkt_imc_box_ctl_value_(jkt_imc_box_ctl r)
{
	return r;
}

#define JKT_IMC_BOX_CTL_RESET     0x00000000u
#define JKT_IMC_BOX_CTL_MUST_ZERO 0x00020003u
#define jkt_imc_box_ctl_reset() /* jkt_imc_box_ctl (): the value to begin from of MC_CHy_PCI_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(jkt_imc_box_ctl, JKT_IMC_BOX_CTL_RESET)

#define JKT_IMC_BOX_CTL_OFFSET 0xf4u

#define jkt_imc_box_ctl_addr(instance) /* uncore_pci (instance below JKT_IMC_INSTANCES): the address of MC_CHy_PCI_PMON_BOX_CTL. */ \
	uncore_pci_at_(jkt_imc_pmon_place(instance), JKT_IMC_BOX_CTL_OFFSET)

/* Overflow Enable [17] RW. Only another document describes it: it can be read, and has no setter. */
#define JKT_IMC_BOX_CTL_OV_EN_MASK  0x00020000u
#define JKT_IMC_BOX_CTL_OV_EN_SHIFT 17
#define JKT_IMC_BOX_CTL_OV_EN_WIDTH 1
#define jkt_imc_box_ctl_get_ov_en(r) /* uint32_t (jkt_imc_box_ctl r) [17]: Would let an overflow freeze the uncore or interrupt; the guide reserves the bit, so it stays 0. */ \
	UNCORE_GET32_(jkt_imc_box_ctl, r, JKT_IMC_BOX_CTL_OV_EN)

/* frz_en [16] RW. */
#define JKT_IMC_BOX_CTL_FRZ_EN_MASK  0x00010000u
#define JKT_IMC_BOX_CTL_FRZ_EN_SHIFT 16
#define JKT_IMC_BOX_CTL_FRZ_EN_WIDTH 1
#define jkt_imc_box_ctl_get_frz_en(r) /* uint32_t (jkt_imc_box_ctl r) [16]: Lets the box obey a freeze; kept at 1 for the whole session, without it frz has no effect. */ \
	UNCORE_GET32_(jkt_imc_box_ctl, r, JKT_IMC_BOX_CTL_FRZ_EN)
#define jkt_imc_box_ctl_set_frz_en(r, v) /* jkt_imc_box_ctl (jkt_imc_box_ctl r, v up to 0x1u) [16]: Lets the box obey a freeze; kept at 1 for the whole session, without it frz has no effect. */ \
	UNCORE_PUT32_(jkt_imc_box_ctl, jkt_imc_box_ctl_value_(r).raw, JKT_IMC_BOX_CTL_FRZ_EN, v)

/* frz [8] RW. */
#define JKT_IMC_BOX_CTL_FRZ_MASK  0x00000100u
#define JKT_IMC_BOX_CTL_FRZ_SHIFT 8
#define JKT_IMC_BOX_CTL_FRZ_WIDTH 1
#define jkt_imc_box_ctl_get_frz(r) /* uint32_t (jkt_imc_box_ctl r) [8]: While it is 1, and frz_en too, no counter of this box counts. The whole register is written each time. */ \
	UNCORE_GET32_(jkt_imc_box_ctl, r, JKT_IMC_BOX_CTL_FRZ)
#define jkt_imc_box_ctl_set_frz(r, v) /* jkt_imc_box_ctl (jkt_imc_box_ctl r, v up to 0x1u) [8]: While it is 1, and frz_en too, no counter of this box counts. The whole register is written each time. */ \
	UNCORE_PUT32_(jkt_imc_box_ctl, jkt_imc_box_ctl_value_(r).raw, JKT_IMC_BOX_CTL_FRZ, v)

/*
 * Reset Counter Configs [0] WO. Would zero the control registers; the guide reserves the bit in this box, so it stays
 * 0. Only another document describes it: it can be read, and has no setter.
 */
#define JKT_IMC_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define JKT_IMC_BOX_CTL_RST_CTRL_SHIFT 0
#define JKT_IMC_BOX_CTL_RST_CTRL_WIDTH 1

/*
 * fixed_ctl: MC_CHy_PCI_PMON_FIXED_CTL, 32 bits
 * Switches and clears the DRAM clock counter.
 * Source: 327043-001 p60 Table 2-59, p62 Table 2-62
 */
typedef struct jkt_imc_fixed_ctl {
	uint32_t raw;
} jkt_imc_fixed_ctl;

UNCORE_ACCESSOR jkt_imc_fixed_ctl jkt_imc_fixed_ctl_value_(jkt_imc_fixed_ctl r)
{
	return r;
}

#define JKT_IMC_FIXED_CTL_RESET     0x00000000u
#define JKT_IMC_FIXED_CTL_MUST_ZERO 0x00b00000u
#define jkt_imc_fixed_ctl_reset() /* jkt_imc_fixed_ctl (): the value to begin from of MC_CHy_PCI_PMON_FIXED_CTL. */ \
	UNCORE_VALUE_(jkt_imc_fixed_ctl, JKT_IMC_FIXED_CTL_RESET)

#define JKT_IMC_FIXED_CTL_OFFSET 0xf0u

#define jkt_imc_fixed_ctl_addr(instance) /* uncore_pci (instance below JKT_IMC_INSTANCES): the address of MC_CHy_PCI_PMON_FIXED_CTL. */ \
	uncore_pci_at_(jkt_imc_pmon_place(instance), JKT_IMC_FIXED_CTL_OFFSET)

/* en [22] RW-V. */
#define JKT_IMC_FIXED_CTL_EN_MASK  0x00400000u
#define JKT_IMC_FIXED_CTL_EN_SHIFT 22
#define JKT_IMC_FIXED_CTL_EN_WIDTH 1
#define jkt_imc_fixed_ctl_get_en(r) /* uint32_t (jkt_imc_fixed_ctl r) [22]: Lets the fixed counter count DRAM clocks, unless the box is frozen. */ \
	UNCORE_GET32_(jkt_imc_fixed_ctl, r, JKT_IMC_FIXED_CTL_EN)
#define jkt_imc_fixed_ctl_set_en(r, v) /* jkt_imc_fixed_ctl (jkt_imc_fixed_ctl r, v up to 0x1u) [22]: Lets the fixed counter count DRAM clocks, unless the box is frozen. */ \
	UNCORE_PUT32_(jkt_imc_fixed_ctl, jkt_imc_fixed_ctl_value_(r).raw, JKT_IMC_FIXED_CTL_EN, v)

/* rst [19] WO. */
#define JKT_IMC_FIXED_CTL_RST_MASK  0x00080000u
#define JKT_IMC_FIXED_CTL_RST_SHIFT 19
#define JKT_IMC_FIXED_CTL_RST_WIDTH 1
#define jkt_imc_fixed_ctl_set_rst(r, v) /* jkt_imc_fixed_ctl (jkt_imc_fixed_ctl r, v up to 0x1u) [19]: Writing 1 zeroes the fixed counter; in other controls this bit is 17. */ \
	UNCORE_PUT32_(jkt_imc_fixed_ctl, jkt_imc_fixed_ctl_value_(r).raw, JKT_IMC_FIXED_CTL_RST, v)

/*
 * ctl: MC_CHy_PCI_PMON_CTL{0-3}, 32 bits; also PmonCntrCfg_{0-3}
 * Chooses the event of counter {0-3}.
 * Source: 327043-001 p60 Table 2-59, p61 Table 2-61; snb-datasheet-v2 p530-531
 */
typedef struct jkt_imc_ctl {
	uint32_t raw;
} jkt_imc_ctl;

UNCORE_ACCESSOR jkt_imc_ctl jkt_imc_ctl_value_(jkt_imc_ctl r)
{
	return r;
}

#define JKT_IMC_CTL_RESET     0x00000000u
#define JKT_IMC_CTL_MUST_ZERO 0x00330000u
#define jkt_imc_ctl_reset() /* jkt_imc_ctl (): the value to begin from of MC_CHy_PCI_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(jkt_imc_ctl, JKT_IMC_CTL_RESET)

#define JKT_IMC_CTL_COUNT 4
#define JKT_IMC_CTL_OFFSET 0xd8u
#define JKT_IMC_CTL_INDEX_STRIDE 0x4u

#define jkt_imc_ctl_addr(instance, index) /* uncore_pci (instance below JKT_IMC_INSTANCES, index below JKT_IMC_CTL_COUNT): the address of MC_CHy_PCI_PMON_CTL{0-3}. */ \
	uncore_pci_at_(jkt_imc_pmon_place(instance), JKT_IMC_CTL_OFFSET + \
		UNCORE_INDEX_(index, JKT_IMC_CTL_COUNT) * JKT_IMC_CTL_INDEX_STRIDE)

/* thresh [31:24] RW-V. */
#define JKT_IMC_CTL_THRESH_MASK  0xff000000u
#define JKT_IMC_CTL_THRESH_SHIFT 24
#define JKT_IMC_CTL_THRESH_WIDTH 8
#define jkt_imc_ctl_get_thresh(r) /* uint32_t (jkt_imc_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(jkt_imc_ctl, r, JKT_IMC_CTL_THRESH)
#define jkt_imc_ctl_set_thresh(r, v) /* jkt_imc_ctl (jkt_imc_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(jkt_imc_ctl, jkt_imc_ctl_value_(r).raw, JKT_IMC_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define JKT_IMC_CTL_INVERT_MASK  0x00800000u
#define JKT_IMC_CTL_INVERT_SHIFT 23
#define JKT_IMC_CTL_INVERT_WIDTH 1

enum jkt_imc_ctl_invert {
	JKT_IMC_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	JKT_IMC_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define jkt_imc_ctl_get_invert(r) /* uint32_t (jkt_imc_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(jkt_imc_ctl, r, JKT_IMC_CTL_INVERT)
#define jkt_imc_ctl_set_invert(r, v) /* jkt_imc_ctl (jkt_imc_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(jkt_imc_ctl, jkt_imc_ctl_value_(r).raw, JKT_IMC_CTL_INVERT, v)

/* en [22] RW-V. */
#define JKT_IMC_CTL_EN_MASK  0x00400000u
#define JKT_IMC_CTL_EN_SHIFT 22
#define JKT_IMC_CTL_EN_WIDTH 1
#define jkt_imc_ctl_get_en(r) /* uint32_t (jkt_imc_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(jkt_imc_ctl, r, JKT_IMC_CTL_EN)
#define jkt_imc_ctl_set_en(r, v) /* jkt_imc_ctl (jkt_imc_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(jkt_imc_ctl, jkt_imc_ctl_value_(r).raw, JKT_IMC_CTL_EN, v)

/* Internal [21] RW-V. Only another document describes it: it can be read, and has no setter. */
#define JKT_IMC_CTL_INTERNAL_MASK  0x00200000u
#define JKT_IMC_CTL_INTERNAL_SHIFT 21
#define JKT_IMC_CTL_INTERNAL_WIDTH 1
#define jkt_imc_ctl_get_internal(r) /* uint32_t (jkt_imc_ctl r) [21]: Selects internal events, which locked parts may refuse; the guide reserves the bit, so it stays 0. */ \
	UNCORE_GET32_(jkt_imc_ctl, r, JKT_IMC_CTL_INTERNAL)

/* Overflow Enable [20] RW-V. Only another document describes it: it can be read, and has no setter. */
#define JKT_IMC_CTL_OV_EN_MASK  0x00100000u
#define JKT_IMC_CTL_OV_EN_SHIFT 20
#define JKT_IMC_CTL_OV_EN_WIDTH 1
#define jkt_imc_ctl_get_ov_en(r) /* uint32_t (jkt_imc_ctl r) [20]: A wrap would be reported to the UBox; the guide reserves the bit, so it stays 0. */ \
	UNCORE_GET32_(jkt_imc_ctl, r, JKT_IMC_CTL_OV_EN)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define JKT_IMC_CTL_EDGE_DET_MASK  0x00040000u
#define JKT_IMC_CTL_EDGE_DET_SHIFT 18
#define JKT_IMC_CTL_EDGE_DET_WIDTH 1

enum jkt_imc_ctl_edge_det {
	JKT_IMC_CTL_EDGE_DET_CYCLES = 0x0, /* Counts as long as the comparison holds. */
	JKT_IMC_CTL_EDGE_DET_EDGES = 0x1, /* Counts when it begins to hold. */
};
#define jkt_imc_ctl_get_edge_det(r) /* uint32_t (jkt_imc_ctl r) [18]: Counts rising edges of the threshold comparison (falling ones with invert), so thresh must be at least 1. */ \
	UNCORE_GET32_(jkt_imc_ctl, r, JKT_IMC_CTL_EDGE_DET)
#define jkt_imc_ctl_set_edge_det(r, v) /* jkt_imc_ctl (jkt_imc_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison (falling ones with invert), so thresh must be at least 1. */ \
	UNCORE_PUT32_(jkt_imc_ctl, jkt_imc_ctl_value_(r).raw, JKT_IMC_CTL_EDGE_DET, v)

/*
 * Counter Reset [17] WO. Would zero the counter; the guide reserves the bit here, so counters are cleared by writing
 * them. Only another document describes it: it can be read, and has no setter.
 */
#define JKT_IMC_CTL_RST_MASK  0x00020000u
#define JKT_IMC_CTL_RST_SHIFT 17
#define JKT_IMC_CTL_RST_WIDTH 1

/*
 * Queue Occupancy Reset [16] WO. Would zero the occupancy tracker of a queue; the guide reserves the bit, so it stays
 * 0. Only another document describes it: it can be read, and has no setter.
 */
#define JKT_IMC_CTL_Q_OCC_RST_MASK  0x00010000u
#define JKT_IMC_CTL_Q_OCC_RST_SHIFT 16
#define JKT_IMC_CTL_Q_OCC_RST_WIDTH 1

/* umask [15:8] RW-V. */
#define JKT_IMC_CTL_UMASK_MASK  0x0000ff00u
#define JKT_IMC_CTL_UMASK_SHIFT 8
#define JKT_IMC_CTL_UMASK_WIDTH 8
#define jkt_imc_ctl_get_umask(r) /* uint32_t (jkt_imc_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(jkt_imc_ctl, r, JKT_IMC_CTL_UMASK)
#define jkt_imc_ctl_set_umask(r, v) /* jkt_imc_ctl (jkt_imc_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(jkt_imc_ctl, jkt_imc_ctl_value_(r).raw, JKT_IMC_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define JKT_IMC_CTL_EV_SEL_MASK  0x000000ffu
#define JKT_IMC_CTL_EV_SEL_SHIFT 0
#define JKT_IMC_CTL_EV_SEL_WIDTH 8
#define jkt_imc_ctl_get_ev_sel(r) /* uint32_t (jkt_imc_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(jkt_imc_ctl, r, JKT_IMC_CTL_EV_SEL)
#define jkt_imc_ctl_set_ev_sel(r, v) /* jkt_imc_ctl (jkt_imc_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(jkt_imc_ctl, jkt_imc_ctl_value_(r).raw, JKT_IMC_CTL_EV_SEL, v)

/*
 * fixed_ctr: MC_CHy_PCI_PMON_FIXED_CTR, 64 bits
 * DRAM clocks counted.
 * Source: 327043-001 p60 Table 2-59, p62 Table 2-63
 */
typedef struct jkt_imc_fixed_ctr {
	uint64_t raw;
} jkt_imc_fixed_ctr;

UNCORE_ACCESSOR jkt_imc_fixed_ctr jkt_imc_fixed_ctr_value_(jkt_imc_fixed_ctr r)
{
	return r;
}

#define JKT_IMC_FIXED_CTR_RESET UINT64_C(0x0000000000000000)
#define jkt_imc_fixed_ctr_reset() /* jkt_imc_fixed_ctr (): the value to begin from of MC_CHy_PCI_PMON_FIXED_CTR. */ \
	UNCORE_VALUE_(jkt_imc_fixed_ctr, JKT_IMC_FIXED_CTR_RESET)

#define JKT_IMC_FIXED_CTR_OFFSET 0xd0u

#define jkt_imc_fixed_ctr_addr(instance) /* uncore_pci (instance below JKT_IMC_INSTANCES): the address of MC_CHy_PCI_PMON_FIXED_CTR. */ \
	uncore_pci_at_(jkt_imc_pmon_place(instance), JKT_IMC_FIXED_CTR_OFFSET)
#define jkt_imc_fixed_ctr_addr_high(instance) /* uncore_pci (instance below JKT_IMC_INSTANCES): the address of the high half of MC_CHy_PCI_PMON_FIXED_CTR. */ \
	uncore_pci_high_(jkt_imc_fixed_ctr_addr(instance))
#define jkt_imc_fixed_ctr_read(read, context, instance) /* jkt_imc_fixed_ctr (uint32_t read(void *context, uncore_pci at), context, instance below JKT_IMC_INSTANCES): both halves of one moment of MC_CHy_PCI_PMON_FIXED_CTR. */ \
	UNCORE_VALUE_(jkt_imc_fixed_ctr, uncore_pci_read64_(read, context, jkt_imc_fixed_ctr_addr(instance)))

/* event_count [47:0] RW-V. */
#define JKT_IMC_FIXED_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define JKT_IMC_FIXED_CTR_EVENT_COUNT_SHIFT 0
#define JKT_IMC_FIXED_CTR_EVENT_COUNT_WIDTH 48
#define jkt_imc_fixed_ctr_get_event_count(r) /* uint64_t (jkt_imc_fixed_ctr r) [47:0]: DRAM clocks, at half the data rate. */ \
	UNCORE_GET64_(jkt_imc_fixed_ctr, r, JKT_IMC_FIXED_CTR_EVENT_COUNT)
#define jkt_imc_fixed_ctr_set_event_count(r, v) /* jkt_imc_fixed_ctr (jkt_imc_fixed_ctr r, v up to 0xffffffffffffull) [47:0]: DRAM clocks, at half the data rate. */ \
	UNCORE_PUT64_(jkt_imc_fixed_ctr, jkt_imc_fixed_ctr_value_(r).raw, JKT_IMC_FIXED_CTR_EVENT_COUNT, v)

/*
 * ctr: MC_CHy_PCI_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}; low dword first.
 * Source: 327043-001 p60 Table 2-59, p62 Table 2-63
 */
typedef struct jkt_imc_ctr {
	uint64_t raw;
} jkt_imc_ctr;

UNCORE_ACCESSOR jkt_imc_ctr jkt_imc_ctr_value_(jkt_imc_ctr r)
{
	return r;
}

#define JKT_IMC_CTR_RESET UINT64_C(0x0000000000000000)
#define jkt_imc_ctr_reset() /* jkt_imc_ctr (): the value to begin from of MC_CHy_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(jkt_imc_ctr, JKT_IMC_CTR_RESET)

#define JKT_IMC_CTR_COUNT 4
#define JKT_IMC_CTR_OFFSET 0xa0u
#define JKT_IMC_CTR_INDEX_STRIDE 0x8u

#define jkt_imc_ctr_addr(instance, index) /* uncore_pci (instance below JKT_IMC_INSTANCES, index below JKT_IMC_CTR_COUNT): the address of MC_CHy_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_at_(jkt_imc_pmon_place(instance), JKT_IMC_CTR_OFFSET + \
		UNCORE_INDEX_(index, JKT_IMC_CTR_COUNT) * JKT_IMC_CTR_INDEX_STRIDE)
#define jkt_imc_ctr_addr_high(instance, index) /* uncore_pci (instance below JKT_IMC_INSTANCES, index below JKT_IMC_CTR_COUNT): the address of the high half of MC_CHy_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_high_(jkt_imc_ctr_addr(instance, index))
#define jkt_imc_ctr_read(read, context, instance, index) /* jkt_imc_ctr (uint32_t read(void *context, uncore_pci at), context, instance below JKT_IMC_INSTANCES, index below JKT_IMC_CTR_COUNT): both halves of one moment of MC_CHy_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(jkt_imc_ctr, uncore_pci_read64_(read, context, jkt_imc_ctr_addr(instance, index)))

/* event_count [47:0] RW-V. */
#define JKT_IMC_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define JKT_IMC_CTR_EVENT_COUNT_SHIFT 0
#define JKT_IMC_CTR_EVENT_COUNT_WIDTH 48
#define jkt_imc_ctr_get_event_count(r) /* uint64_t (jkt_imc_ctr r) [47:0]: What the counter has counted; it wraps silently at its own width. */ \
	UNCORE_GET64_(jkt_imc_ctr, r, JKT_IMC_CTR_EVENT_COUNT)
#define jkt_imc_ctr_set_event_count(r, v) /* jkt_imc_ctr (jkt_imc_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps silently at its own width. */ \
	UNCORE_PUT64_(jkt_imc_ctr, jkt_imc_ctr_value_(r).raw, JKT_IMC_CTR_EVENT_COUNT, v)

/*
 * cfg4: PmonCntrCfg_4, 32 bits
 * Control of a fifth counter, whose data register nobody names.
 * The platform's own guide does not describe it: it can be read, and has no setters.
 * Source: snb-datasheet-v2 p530
 */
typedef struct jkt_imc_cfg4 {
	uint32_t raw;
} jkt_imc_cfg4;

UNCORE_ACCESSOR jkt_imc_cfg4 jkt_imc_cfg4_value_(jkt_imc_cfg4 r)
{
	return r;
}

#define JKT_IMC_CFG4_MUST_ZERO 0x00330000u

#define JKT_IMC_CFG4_OFFSET 0xe8u

#define jkt_imc_cfg4_addr(instance) /* uncore_pci (instance below JKT_IMC_INSTANCES): the address of PmonCntrCfg_4. */ \
	uncore_pci_at_(jkt_imc_pmon_place(instance), JKT_IMC_CFG4_OFFSET)

/* thresh [31:24] RW-V. */
#define JKT_IMC_CFG4_THRESH_MASK  0xff000000u
#define JKT_IMC_CFG4_THRESH_SHIFT 24
#define JKT_IMC_CFG4_THRESH_WIDTH 8
#define jkt_imc_cfg4_get_thresh(r) /* uint32_t (jkt_imc_cfg4 r) [31:24]: the same bits as in jkt_imc_ctl. */ \
	UNCORE_GET32_(jkt_imc_cfg4, r, JKT_IMC_CFG4_THRESH)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define JKT_IMC_CFG4_INVERT_MASK  0x00800000u
#define JKT_IMC_CFG4_INVERT_SHIFT 23
#define JKT_IMC_CFG4_INVERT_WIDTH 1

enum jkt_imc_cfg4_invert {
	JKT_IMC_CFG4_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	JKT_IMC_CFG4_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define jkt_imc_cfg4_get_invert(r) /* uint32_t (jkt_imc_cfg4 r) [23]: the same bits as in jkt_imc_ctl. */ \
	UNCORE_GET32_(jkt_imc_cfg4, r, JKT_IMC_CFG4_INVERT)

/* en [22] RW-V. */
#define JKT_IMC_CFG4_EN_MASK  0x00400000u
#define JKT_IMC_CFG4_EN_SHIFT 22
#define JKT_IMC_CFG4_EN_WIDTH 1
#define jkt_imc_cfg4_get_en(r) /* uint32_t (jkt_imc_cfg4 r) [22]: the same bits as in jkt_imc_ctl. */ \
	UNCORE_GET32_(jkt_imc_cfg4, r, JKT_IMC_CFG4_EN)

/* Internal [21] RW-V. */
#define JKT_IMC_CFG4_INTERNAL_MASK  0x00200000u
#define JKT_IMC_CFG4_INTERNAL_SHIFT 21
#define JKT_IMC_CFG4_INTERNAL_WIDTH 1
#define jkt_imc_cfg4_get_internal(r) /* uint32_t (jkt_imc_cfg4 r) [21]: the same bits as in jkt_imc_ctl. */ \
	UNCORE_GET32_(jkt_imc_cfg4, r, JKT_IMC_CFG4_INTERNAL)

/* Overflow Enable [20] RW-V. */
#define JKT_IMC_CFG4_OV_EN_MASK  0x00100000u
#define JKT_IMC_CFG4_OV_EN_SHIFT 20
#define JKT_IMC_CFG4_OV_EN_WIDTH 1
#define jkt_imc_cfg4_get_ov_en(r) /* uint32_t (jkt_imc_cfg4 r) [20]: the same bits as in jkt_imc_ctl. */ \
	UNCORE_GET32_(jkt_imc_cfg4, r, JKT_IMC_CFG4_OV_EN)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define JKT_IMC_CFG4_EDGE_DET_MASK  0x00040000u
#define JKT_IMC_CFG4_EDGE_DET_SHIFT 18
#define JKT_IMC_CFG4_EDGE_DET_WIDTH 1

enum jkt_imc_cfg4_edge_det {
	JKT_IMC_CFG4_EDGE_DET_CYCLES = 0x0, /* Counts as long as the comparison holds. */
	JKT_IMC_CFG4_EDGE_DET_EDGES = 0x1, /* Counts when it begins to hold. */
};
#define jkt_imc_cfg4_get_edge_det(r) /* uint32_t (jkt_imc_cfg4 r) [18]: the same bits as in jkt_imc_ctl. */ \
	UNCORE_GET32_(jkt_imc_cfg4, r, JKT_IMC_CFG4_EDGE_DET)

/*
 * Counter Reset [17] WO. Would zero the counter; the guide reserves the bit here, so counters are cleared by writing
 * them.
 */
#define JKT_IMC_CFG4_RST_MASK  0x00020000u
#define JKT_IMC_CFG4_RST_SHIFT 17
#define JKT_IMC_CFG4_RST_WIDTH 1

/*
 * Queue Occupancy Reset [16] WO. Would zero the occupancy tracker of a queue; the guide reserves the bit, so it stays
 * 0.
 */
#define JKT_IMC_CFG4_Q_OCC_RST_MASK  0x00010000u
#define JKT_IMC_CFG4_Q_OCC_RST_SHIFT 16
#define JKT_IMC_CFG4_Q_OCC_RST_WIDTH 1

/* umask [15:8] RW-V. */
#define JKT_IMC_CFG4_UMASK_MASK  0x0000ff00u
#define JKT_IMC_CFG4_UMASK_SHIFT 8
#define JKT_IMC_CFG4_UMASK_WIDTH 8
#define jkt_imc_cfg4_get_umask(r) /* uint32_t (jkt_imc_cfg4 r) [15:8]: the same bits as in jkt_imc_ctl. */ \
	UNCORE_GET32_(jkt_imc_cfg4, r, JKT_IMC_CFG4_UMASK)

/* ev_sel [7:0] RW-V. */
#define JKT_IMC_CFG4_EV_SEL_MASK  0x000000ffu
#define JKT_IMC_CFG4_EV_SEL_SHIFT 0
#define JKT_IMC_CFG4_EV_SEL_WIDTH 8
#define jkt_imc_cfg4_get_ev_sel(r) /* uint32_t (jkt_imc_cfg4 r) [7:0]: the same bits as in jkt_imc_ctl. */ \
	UNCORE_GET32_(jkt_imc_cfg4, r, JKT_IMC_CFG4_EV_SEL)

/*
 * box_status: PmonUnitStatus, 32 bits; also Unit Status
 * Which counters have wrapped, where overflows are enabled.
 * The platform's own guide does not describe it: it can be read, and has no setters.
 * Source: snb-datasheet-v2 p532
 */
typedef struct jkt_imc_box_status {
	uint32_t raw;
} jkt_imc_box_status;

UNCORE_ACCESSOR jkt_imc_box_status jkt_imc_box_status_value_(jkt_imc_box_status r)
{
	return r;
}

#define JKT_IMC_BOX_STATUS_RW1C      0x0000007fu

#define JKT_IMC_BOX_STATUS_OFFSET 0xf8u

#define jkt_imc_box_status_addr(instance) /* uncore_pci (instance below JKT_IMC_INSTANCES): the address of PmonUnitStatus. */ \
	uncore_pci_at_(jkt_imc_pmon_place(instance), JKT_IMC_BOX_STATUS_OFFSET)

/* Counter Overflow Bitmask [6:0] RW1C. */
#define JKT_IMC_BOX_STATUS_OV_MASK  0x0000007fu
#define JKT_IMC_BOX_STATUS_OV_SHIFT 0
#define JKT_IMC_BOX_STATUS_OV_WIDTH 7
#define jkt_imc_box_status_get_ov(r) /* uint32_t (jkt_imc_box_status r) [6:0]: Bit 0: the fixed counter has wrapped; bit n + 1: counter n has; writing 1 clears. */ \
	UNCORE_GET32_(jkt_imc_box_status, r, JKT_IMC_BOX_STATUS_OV)

#ifdef __cplusplus
}
#endif

#endif
