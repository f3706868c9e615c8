/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/jkt/r3qpi.box.json by "make generate". Do not edit. */
/*
 * jkt r3qpi: Ring to QPI. Joins the ring to one QPI link; counts ring use, queues and credits.
 * Source: 327043-001 p121-122
 */
#ifndef UNCORE_JKT_R3QPI_H
#define UNCORE_JKT_R3QPI_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define JKT_R3QPI_INSTANCES 2

#define JKT_R3QPI_GENERAL_COUNTERS   3
#define JKT_R3QPI_GENERAL_WIDTH      44
#define JKT_R3QPI_GENERAL_COUNT_MASK UINT64_C(0xfffffffffff)

/* PCI function pmon: its device and function on the socket's uncore bus. */
#define JKT_R3QPI_PMON_DEVICE_ID_0 0x3c44u
#define JKT_R3QPI_PMON_DEVICE_ID_1 0x3c45u

/* The device and function of pmon. */
UNCORE_ACCESSOR uncore_pci jkt_r3qpi_pmon_place(unsigned instance)
{
	static const uncore_pci place[JKT_R3QPI_INSTANCES] = {
		{ 19, 5, 0 },
		{ 19, 6, 0 },
	};

	return place[instance];
}
#define jkt_r3qpi_pmon_place(instance) /* uncore_pci (instance below JKT_R3QPI_INSTANCES): the device and function of pmon. */ \
	jkt_r3qpi_pmon_place(UNCORE_INDEX_(instance, JKT_R3QPI_INSTANCES))

/*
 * box_ctl: R3_Ly_PCI_PMON_BOX_CTL, 32 bits; also R3QPI_PCI_PMON_BOX_CTL
 * Freezes and resets the counters of one link.
 * Source: 327043-001 p120 Table 2-119 (not seen); linux uncore_snbep.c SNBEP_PCI_PMON_BOX_CTL; likwid registers.h
 * (cross-source)
 */
typedef struct jkt_r3qpi_box_ctl {
	uint32_t raw;
} jkt_r3qpi_box_ctl;

UNCORE_ACCESSOR jkt_r3qpi_box_ctl jkt_r3qpi_box_ctl_value_(jkt_r3qpi_box_ctl r)
{
	return r;
}

#define JKT_R3QPI_BOX_CTL_RESET     0x00000000u
#define JKT_R3QPI_BOX_CTL_MUST_ZERO 0x00020000u
#define jkt_r3qpi_box_ctl_reset() /* jkt_r3qpi_box_ctl (): the value to begin from of R3_Ly_PCI_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(jkt_r3qpi_box_ctl, JKT_R3QPI_BOX_CTL_RESET)

#define JKT_R3QPI_BOX_CTL_OFFSET 0xf4u

#define jkt_r3qpi_box_ctl_addr(instance) /* uncore_pci (instance below JKT_R3QPI_INSTANCES): the address of R3_Ly_PCI_PMON_BOX_CTL. */ \
	uncore_pci_at_(jkt_r3qpi_pmon_place(instance), JKT_R3QPI_BOX_CTL_OFFSET)

/* frz_en [16] RW. */
#define JKT_R3QPI_BOX_CTL_FRZ_EN_MASK  0x00010000u
#define JKT_R3QPI_BOX_CTL_FRZ_EN_SHIFT 16
#define JKT_R3QPI_BOX_CTL_FRZ_EN_WIDTH 1
#define jkt_r3qpi_box_ctl_get_frz_en(r) /* uint32_t (jkt_r3qpi_box_ctl r) [16]: Lets the box obey a freeze; kept at 1 for the whole session, without it frz has no effect. */ \
	UNCORE_GET32_(jkt_r3qpi_box_ctl, r, JKT_R3QPI_BOX_CTL_FRZ_EN)
#define jkt_r3qpi_box_ctl_set_frz_en(r, v) /* jkt_r3qpi_box_ctl (jkt_r3qpi_box_ctl r, v up to 0x1u) [16]: Lets the box obey a freeze; kept at 1 for the whole session, without it frz has no effect. */ \
	UNCORE_PUT32_(jkt_r3qpi_box_ctl, jkt_r3qpi_box_ctl_value_(r).raw, JKT_R3QPI_BOX_CTL_FRZ_EN, v)

/* frz [8] RW. */
#define JKT_R3QPI_BOX_CTL_FRZ_MASK  0x00000100u
#define JKT_R3QPI_BOX_CTL_FRZ_SHIFT 8
#define JKT_R3QPI_BOX_CTL_FRZ_WIDTH 1
#define jkt_r3qpi_box_ctl_get_frz(r) /* uint32_t (jkt_r3qpi_box_ctl r) [8]: While it is 1, and frz_en too, no counter of this box counts. The whole register is written each time. */ \
	UNCORE_GET32_(jkt_r3qpi_box_ctl, r, JKT_R3QPI_BOX_CTL_FRZ)
#define jkt_r3qpi_box_ctl_set_frz(r, v) /* jkt_r3qpi_box_ctl (jkt_r3qpi_box_ctl r, v up to 0x1u) [8]: While it is 1, and frz_en too, no counter of this box counts. The whole register is written each time. */ \
	UNCORE_PUT32_(jkt_r3qpi_box_ctl, jkt_r3qpi_box_ctl_value_(r).raw, JKT_R3QPI_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define JKT_R3QPI_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define JKT_R3QPI_BOX_CTL_RST_CTRS_SHIFT 1
#define JKT_R3QPI_BOX_CTL_RST_CTRS_WIDTH 1
#define jkt_r3qpi_box_ctl_set_rst_ctrs(r, v) /* jkt_r3qpi_box_ctl (jkt_r3qpi_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(jkt_r3qpi_box_ctl, jkt_r3qpi_box_ctl_value_(r).raw, JKT_R3QPI_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define JKT_R3QPI_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define JKT_R3QPI_BOX_CTL_RST_CTRL_SHIFT 0
#define JKT_R3QPI_BOX_CTL_RST_CTRL_WIDTH 1
#define jkt_r3qpi_box_ctl_set_rst_ctrl(r, v) /* jkt_r3qpi_box_ctl (jkt_r3qpi_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(jkt_r3qpi_box_ctl, jkt_r3qpi_box_ctl_value_(r).raw, JKT_R3QPI_BOX_CTL_RST_CTRL, v)

/*
 * ctl: R3_Ly_PCI_PMON_CTL{0-2}, 32 bits
 * Chooses the event of counter {0-2}.
 * Source: 327043-001 p121 Table 2-120; linux uncore_snbep.c SNBEP_PCI_PMON_CTL0; likwid registers.h
 */
typedef struct jkt_r3qpi_ctl {
	uint32_t raw;
} jkt_r3qpi_ctl;

UNCORE_ACCESSOR jkt_r3qpi_ctl jkt_r3qpi_ctl_value_(jkt_r3qpi_ctl r)
{
	return r;
}

#define JKT_R3QPI_CTL_RESET     0x00000000u
#define JKT_R3QPI_CTL_MUST_ZERO 0x00310000u
#define jkt_r3qpi_ctl_reset() /* jkt_r3qpi_ctl (): the value to begin from of R3_Ly_PCI_PMON_CTL{0-2}. */ \
	UNCORE_VALUE_(jkt_r3qpi_ctl, JKT_R3QPI_CTL_RESET)

#define JKT_R3QPI_CTL_COUNT 3
#define JKT_R3QPI_CTL_OFFSET 0xd8u
#define JKT_R3QPI_CTL_INDEX_STRIDE 0x4u

#define jkt_r3qpi_ctl_addr(instance, index) /* uncore_pci (instance below JKT_R3QPI_INSTANCES, index below JKT_R3QPI_CTL_COUNT): the address of R3_Ly_PCI_PMON_CTL{0-2}. */ \
	uncore_pci_at_(jkt_r3qpi_pmon_place(instance), JKT_R3QPI_CTL_OFFSET + \
		UNCORE_INDEX_(index, JKT_R3QPI_CTL_COUNT) * JKT_R3QPI_CTL_INDEX_STRIDE)

/* thresh [31:24] RW-V. */
#define JKT_R3QPI_CTL_THRESH_MASK  0xff000000u
#define JKT_R3QPI_CTL_THRESH_SHIFT 24
#define JKT_R3QPI_CTL_THRESH_WIDTH 8
#define jkt_r3qpi_ctl_get_thresh(r) /* uint32_t (jkt_r3qpi_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(jkt_r3qpi_ctl, r, JKT_R3QPI_CTL_THRESH)
#define jkt_r3qpi_ctl_set_thresh(r, v) /* jkt_r3qpi_ctl (jkt_r3qpi_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(jkt_r3qpi_ctl, jkt_r3qpi_ctl_value_(r).raw, JKT_R3QPI_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define JKT_R3QPI_CTL_INVERT_MASK  0x00800000u
#define JKT_R3QPI_CTL_INVERT_SHIFT 23
#define JKT_R3QPI_CTL_INVERT_WIDTH 1

enum jkt_r3qpi_ctl_invert {
	JKT_R3QPI_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	JKT_R3QPI_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define jkt_r3qpi_ctl_get_invert(r) /* uint32_t (jkt_r3qpi_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(jkt_r3qpi_ctl, r, JKT_R3QPI_CTL_INVERT)
#define jkt_r3qpi_ctl_set_invert(r, v) /* jkt_r3qpi_ctl (jkt_r3qpi_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(jkt_r3qpi_ctl, jkt_r3qpi_ctl_value_(r).raw, JKT_R3QPI_CTL_INVERT, v)

/* en [22] RW-V. */
#define JKT_R3QPI_CTL_EN_MASK  0x00400000u
#define JKT_R3QPI_CTL_EN_SHIFT 22
#define JKT_R3QPI_CTL_EN_WIDTH 1
#define jkt_r3qpi_ctl_get_en(r) /* uint32_t (jkt_r3qpi_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(jkt_r3qpi_ctl, r, JKT_R3QPI_CTL_EN)
#define jkt_r3qpi_ctl_set_en(r, v) /* jkt_r3qpi_ctl (jkt_r3qpi_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(jkt_r3qpi_ctl, jkt_r3qpi_ctl_value_(r).raw, JKT_R3QPI_CTL_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define JKT_R3QPI_CTL_EDGE_DET_MASK  0x00040000u
#define JKT_R3QPI_CTL_EDGE_DET_SHIFT 18
#define JKT_R3QPI_CTL_EDGE_DET_WIDTH 1

enum jkt_r3qpi_ctl_edge_det {
	JKT_R3QPI_CTL_EDGE_DET_CYCLES = 0x0, /* Counts as long as the comparison holds. */
	JKT_R3QPI_CTL_EDGE_DET_EDGES = 0x1, /* Counts when it begins to hold. */
};
#define jkt_r3qpi_ctl_get_edge_det(r) /* uint32_t (jkt_r3qpi_ctl r) [18]: Counts rising edges of the threshold comparison (falling ones with invert), so thresh must be at least 1. */ \
	UNCORE_GET32_(jkt_r3qpi_ctl, r, JKT_R3QPI_CTL_EDGE_DET)
#define jkt_r3qpi_ctl_set_edge_det(r, v) /* jkt_r3qpi_ctl (jkt_r3qpi_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison (falling ones with invert), so thresh must be at least 1. */ \
	UNCORE_PUT32_(jkt_r3qpi_ctl, jkt_r3qpi_ctl_value_(r).raw, JKT_R3QPI_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define JKT_R3QPI_CTL_RST_MASK  0x00020000u
#define JKT_R3QPI_CTL_RST_SHIFT 17
#define JKT_R3QPI_CTL_RST_WIDTH 1
#define jkt_r3qpi_ctl_set_rst(r, v) /* jkt_r3qpi_ctl (jkt_r3qpi_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(jkt_r3qpi_ctl, jkt_r3qpi_ctl_value_(r).raw, JKT_R3QPI_CTL_RST, v)

/* umask [15:8] RW-V. */
#define JKT_R3QPI_CTL_UMASK_MASK  0x0000ff00u
#define JKT_R3QPI_CTL_UMASK_SHIFT 8
#define JKT_R3QPI_CTL_UMASK_WIDTH 8
#define jkt_r3qpi_ctl_get_umask(r) /* uint32_t (jkt_r3qpi_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(jkt_r3qpi_ctl, r, JKT_R3QPI_CTL_UMASK)
#define jkt_r3qpi_ctl_set_umask(r, v) /* jkt_r3qpi_ctl (jkt_r3qpi_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(jkt_r3qpi_ctl, jkt_r3qpi_ctl_value_(r).raw, JKT_R3QPI_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define JKT_R3QPI_CTL_EV_SEL_MASK  0x000000ffu
#define JKT_R3QPI_CTL_EV_SEL_SHIFT 0
#define JKT_R3QPI_CTL_EV_SEL_WIDTH 8
#define jkt_r3qpi_ctl_get_ev_sel(r) /* uint32_t (jkt_r3qpi_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(jkt_r3qpi_ctl, r, JKT_R3QPI_CTL_EV_SEL)
#define jkt_r3qpi_ctl_set_ev_sel(r, v) /* jkt_r3qpi_ctl (jkt_r3qpi_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(jkt_r3qpi_ctl, jkt_r3qpi_ctl_value_(r).raw, JKT_R3QPI_CTL_EV_SEL, v)

/*
 * ctr: R3_Ly_PCI_PMON_CTR{0-2}, 64 bits
 * Count of counter {0-2}; low dword first.
 * Source: 327043-001 p121 Table 2-121; linux uncore_snbep.c SNBEP_PCI_PMON_CTR0; likwid registers.h (cross-source)
 */
typedef struct jkt_r3qpi_ctr {
	uint64_t raw;
} jkt_r3qpi_ctr;

UNCORE_ACCESSOR jkt_r3qpi_ctr jkt_r3qpi_ctr_value_(jkt_r3qpi_ctr r)
{
	return r;
}

#define JKT_R3QPI_CTR_RESET UINT64_C(0x0000000000000000)
#define jkt_r3qpi_ctr_reset() /* jkt_r3qpi_ctr (): the value to begin from of R3_Ly_PCI_PMON_CTR{0-2}. */ \
	UNCORE_VALUE_(jkt_r3qpi_ctr, JKT_R3QPI_CTR_RESET)

#define JKT_R3QPI_CTR_COUNT 3
#define JKT_R3QPI_CTR_OFFSET 0xa0u
#define JKT_R3QPI_CTR_INDEX_STRIDE 0x8u

#define jkt_r3qpi_ctr_addr(instance, index) /* uncore_pci (instance below JKT_R3QPI_INSTANCES, index below JKT_R3QPI_CTR_COUNT): the address of R3_Ly_PCI_PMON_CTR{0-2}. */ \
	uncore_pci_at_(jkt_r3qpi_pmon_place(instance), JKT_R3QPI_CTR_OFFSET + \
		UNCORE_INDEX_(index, JKT_R3QPI_CTR_COUNT) * JKT_R3QPI_CTR_INDEX_STRIDE)
#define jkt_r3qpi_ctr_addr_high(instance, index) /* uncore_pci (instance below JKT_R3QPI_INSTANCES, index below JKT_R3QPI_CTR_COUNT): the address of the high half of R3_Ly_PCI_PMON_CTR{0-2}. */ \
	uncore_pci_high_(jkt_r3qpi_ctr_addr(instance, index))
#define jkt_r3qpi_ctr_read(read, context, instance, index) /* jkt_r3qpi_ctr (uint32_t read(void *context, uncore_pci at), context, instance below JKT_R3QPI_INSTANCES, index below JKT_R3QPI_CTR_COUNT): both halves of one moment of R3_Ly_PCI_PMON_CTR{0-2}. */ \
	UNCORE_VALUE_(jkt_r3qpi_ctr, uncore_pci_read64_(read, context, jkt_r3qpi_ctr_addr(instance, index)))

/* event_count [43:0] RW-V. */
#define JKT_R3QPI_CTR_EVENT_COUNT_MASK  UINT64_C(0x00000fffffffffff)
#define JKT_R3QPI_CTR_EVENT_COUNT_SHIFT 0
#define JKT_R3QPI_CTR_EVENT_COUNT_WIDTH 44
#define jkt_r3qpi_ctr_get_event_count(r) /* uint64_t (jkt_r3qpi_ctr r) [43:0]: What the counter has counted; it wraps silently at its own width. */ \
	UNCORE_GET64_(jkt_r3qpi_ctr, r, JKT_R3QPI_CTR_EVENT_COUNT)
#define jkt_r3qpi_ctr_set_event_count(r, v) /* jkt_r3qpi_ctr (jkt_r3qpi_ctr r, v up to 0xfffffffffffull) [43:0]: What the counter has counted; it wraps silently at its own width. */ \
	UNCORE_PUT64_(jkt_r3qpi_ctr, jkt_r3qpi_ctr_value_(r).raw, JKT_R3QPI_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
