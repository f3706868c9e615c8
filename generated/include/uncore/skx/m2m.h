/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/skx/m2m.box.json by "make generate". Do not edit. */
/*
 * skx m2m: Mesh to memory. Stands between the mesh and one memory controller, whose channels it shares out. Keeps the
 * directory of other sockets' copies.
 * Source: linux uncore_snbep.c skx_uncore_m2m; likwid perfmon_skylakeX_counters.h
 */
#ifndef UNCORE_SKX_M2M_H
#define UNCORE_SKX_M2M_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define SKX_M2M_INSTANCES 2

#define SKX_M2M_GENERAL_COUNTERS   4
#define SKX_M2M_GENERAL_WIDTH      48
#define SKX_M2M_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/* PCI function pmon: its device and function on the socket's uncore bus. */
#define SKX_M2M_PMON_DEVICE_ID_0 0x2066u
#define SKX_M2M_PMON_DEVICE_ID_1 0x2066u

/* The device and function of pmon. */
UNCORE_ACCESSOR uncore_pci skx_m2m_pmon_place(unsigned instance)
{
	static const uncore_pci place[SKX_M2M_INSTANCES] = {
		{ 8, 0, 0 },
		{ 9, 0, 0 },
	};

	return place[instance];
}
#define skx_m2m_pmon_place(instance) /* uncore_pci (instance below SKX_M2M_INSTANCES): the device and function of pmon. */ \
	skx_m2m_pmon_place(UNCORE_INDEX_(instance, SKX_M2M_INSTANCES))

/*
 * box_ctl: M2Mn_PCI_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux uncore_snbep.c SKX_M2M_PCI_PMON_*; likwid registers.h (cross-source)
 */
typedef struct skx_m2m_box_ctl {
	uint32_t raw;
} skx_m2m_box_ctl;

UNCORE_ACCESSOR skx_m2m_box_ctl skx_m2m_box_ctl_value_(skx_m2m_box_ctl r)
{
	return r;
}

#define SKX_M2M_BOX_CTL_RESET     0x00030000u
#define SKX_M2M_BOX_CTL_MUST_ONE  0x00030000u
#define skx_m2m_box_ctl_reset() /* skx_m2m_box_ctl (): the value to begin from of M2Mn_PCI_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(skx_m2m_box_ctl, SKX_M2M_BOX_CTL_RESET)

#define SKX_M2M_BOX_CTL_OFFSET 0x258u

#define skx_m2m_box_ctl_addr(instance) /* uncore_pci (instance below SKX_M2M_INSTANCES): the address of M2Mn_PCI_PMON_BOX_CTL. */ \
	uncore_pci_at_(skx_m2m_pmon_place(instance), SKX_M2M_BOX_CTL_OFFSET)

/* frz [8] RW. */
#define SKX_M2M_BOX_CTL_FRZ_MASK  0x00000100u
#define SKX_M2M_BOX_CTL_FRZ_SHIFT 8
#define SKX_M2M_BOX_CTL_FRZ_WIDTH 1
#define skx_m2m_box_ctl_get_frz(r) /* uint32_t (skx_m2m_box_ctl r) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(skx_m2m_box_ctl, r, SKX_M2M_BOX_CTL_FRZ)
#define skx_m2m_box_ctl_set_frz(r, v) /* skx_m2m_box_ctl (skx_m2m_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(skx_m2m_box_ctl, skx_m2m_box_ctl_value_(r).raw, SKX_M2M_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define SKX_M2M_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define SKX_M2M_BOX_CTL_RST_CTRS_SHIFT 1
#define SKX_M2M_BOX_CTL_RST_CTRS_WIDTH 1
#define skx_m2m_box_ctl_set_rst_ctrs(r, v) /* skx_m2m_box_ctl (skx_m2m_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(skx_m2m_box_ctl, skx_m2m_box_ctl_value_(r).raw, SKX_M2M_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define SKX_M2M_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define SKX_M2M_BOX_CTL_RST_CTRL_SHIFT 0
#define SKX_M2M_BOX_CTL_RST_CTRL_WIDTH 1
#define skx_m2m_box_ctl_set_rst_ctrl(r, v) /* skx_m2m_box_ctl (skx_m2m_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(skx_m2m_box_ctl, skx_m2m_box_ctl_value_(r).raw, SKX_M2M_BOX_CTL_RST_CTRL, v)

/*
 * box_status: M2Mn_PCI_PMON_BOX_STATUS, 32 bits
 * Which counters have wrapped; Linux does not use it.
 * Source: likwid registers.h (inferred)
 */
typedef struct skx_m2m_box_status {
	uint32_t raw;
} skx_m2m_box_status;

UNCORE_ACCESSOR skx_m2m_box_status skx_m2m_box_status_value_(skx_m2m_box_status r)
{
	return r;
}

#define SKX_M2M_BOX_STATUS_RESET     0x00000000u
#define SKX_M2M_BOX_STATUS_RW1C      0x0000000fu
#define skx_m2m_box_status_reset() /* skx_m2m_box_status (): the value to begin from of M2Mn_PCI_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(skx_m2m_box_status, SKX_M2M_BOX_STATUS_RESET)

#define skx_m2m_box_status_clear(seen) /* skx_m2m_box_status (skx_m2m_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of M2Mn_PCI_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(skx_m2m_box_status, SKX_M2M_BOX_STATUS_RESET & ~SKX_M2M_BOX_STATUS_RW1C, seen, SKX_M2M_BOX_STATUS_RW1C)

#define SKX_M2M_BOX_STATUS_OFFSET 0x260u

#define skx_m2m_box_status_addr(instance) /* uncore_pci (instance below SKX_M2M_INSTANCES): the address of M2Mn_PCI_PMON_BOX_STATUS. */ \
	uncore_pci_at_(skx_m2m_pmon_place(instance), SKX_M2M_BOX_STATUS_OFFSET)

/* ov [3:0] RW1C. */
#define SKX_M2M_BOX_STATUS_OV_MASK  0x0000000fu
#define SKX_M2M_BOX_STATUS_OV_SHIFT 0
#define SKX_M2M_BOX_STATUS_OV_WIDTH 4
#define skx_m2m_box_status_get_ov(r) /* uint32_t (skx_m2m_box_status r) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(skx_m2m_box_status, r, SKX_M2M_BOX_STATUS_OV)
#define skx_m2m_box_status_clear_ov(bits) /* skx_m2m_box_status (bits up to 0xfu) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(skx_m2m_box_status, SKX_M2M_BOX_STATUS_RESET & ~SKX_M2M_BOX_STATUS_RW1C, SKX_M2M_BOX_STATUS_OV, bits)

/*
 * ctl: M2Mn_PCI_PMON_CTL{0-3}, 32 bits
 * Chooses the event of counter {0-3}.
 * Source: linux uncore_snbep.c SKX_M2M_PCI_PMON_*; likwid registers.h (cross-source)
 */
typedef struct skx_m2m_ctl {
	uint32_t raw;
} skx_m2m_ctl;

UNCORE_ACCESSOR skx_m2m_ctl skx_m2m_ctl_value_(skx_m2m_ctl r)
{
	return r;
}

#define SKX_M2M_CTL_RESET     0x00000000u
#define SKX_M2M_CTL_MUST_ZERO 0x00210000u
#define skx_m2m_ctl_reset() /* skx_m2m_ctl (): the value to begin from of M2Mn_PCI_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(skx_m2m_ctl, SKX_M2M_CTL_RESET)

#define SKX_M2M_CTL_COUNT 4
#define SKX_M2M_CTL_OFFSET 0x228u
#define SKX_M2M_CTL_INDEX_STRIDE 0x8u

#define skx_m2m_ctl_addr(instance, index) /* uncore_pci (instance below SKX_M2M_INSTANCES, index below SKX_M2M_CTL_COUNT): the address of M2Mn_PCI_PMON_CTL{0-3}. */ \
	uncore_pci_at_(skx_m2m_pmon_place(instance), SKX_M2M_CTL_OFFSET + \
		UNCORE_INDEX_(index, SKX_M2M_CTL_COUNT) * SKX_M2M_CTL_INDEX_STRIDE)

/* thresh [31:24] RW-V. */
#define SKX_M2M_CTL_THRESH_MASK  0xff000000u
#define SKX_M2M_CTL_THRESH_SHIFT 24
#define SKX_M2M_CTL_THRESH_WIDTH 8
#define skx_m2m_ctl_get_thresh(r) /* uint32_t (skx_m2m_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(skx_m2m_ctl, r, SKX_M2M_CTL_THRESH)
#define skx_m2m_ctl_set_thresh(r, v) /* skx_m2m_ctl (skx_m2m_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(skx_m2m_ctl, skx_m2m_ctl_value_(r).raw, SKX_M2M_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define SKX_M2M_CTL_INVERT_MASK  0x00800000u
#define SKX_M2M_CTL_INVERT_SHIFT 23
#define SKX_M2M_CTL_INVERT_WIDTH 1

enum skx_m2m_ctl_invert {
	SKX_M2M_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	SKX_M2M_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define skx_m2m_ctl_get_invert(r) /* uint32_t (skx_m2m_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(skx_m2m_ctl, r, SKX_M2M_CTL_INVERT)
#define skx_m2m_ctl_set_invert(r, v) /* skx_m2m_ctl (skx_m2m_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(skx_m2m_ctl, skx_m2m_ctl_value_(r).raw, SKX_M2M_CTL_INVERT, v)

/* en [22] RW-V. */
#define SKX_M2M_CTL_EN_MASK  0x00400000u
#define SKX_M2M_CTL_EN_SHIFT 22
#define SKX_M2M_CTL_EN_WIDTH 1
#define skx_m2m_ctl_get_en(r) /* uint32_t (skx_m2m_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(skx_m2m_ctl, r, SKX_M2M_CTL_EN)
#define skx_m2m_ctl_set_en(r, v) /* skx_m2m_ctl (skx_m2m_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(skx_m2m_ctl, skx_m2m_ctl_value_(r).raw, SKX_M2M_CTL_EN, v)

/* ov_en [20] RW-V. */
#define SKX_M2M_CTL_OV_EN_MASK  0x00100000u
#define SKX_M2M_CTL_OV_EN_SHIFT 20
#define SKX_M2M_CTL_OV_EN_WIDTH 1
#define skx_m2m_ctl_get_ov_en(r) /* uint32_t (skx_m2m_ctl r) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_GET32_(skx_m2m_ctl, r, SKX_M2M_CTL_OV_EN)
#define skx_m2m_ctl_set_ov_en(r, v) /* skx_m2m_ctl (skx_m2m_ctl r, v up to 0x1u) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_PUT32_(skx_m2m_ctl, skx_m2m_ctl_value_(r).raw, SKX_M2M_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define SKX_M2M_CTL_EDGE_DET_MASK  0x00040000u
#define SKX_M2M_CTL_EDGE_DET_SHIFT 18
#define SKX_M2M_CTL_EDGE_DET_WIDTH 1
#define skx_m2m_ctl_get_edge_det(r) /* uint32_t (skx_m2m_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(skx_m2m_ctl, r, SKX_M2M_CTL_EDGE_DET)
#define skx_m2m_ctl_set_edge_det(r, v) /* skx_m2m_ctl (skx_m2m_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(skx_m2m_ctl, skx_m2m_ctl_value_(r).raw, SKX_M2M_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define SKX_M2M_CTL_RST_MASK  0x00020000u
#define SKX_M2M_CTL_RST_SHIFT 17
#define SKX_M2M_CTL_RST_WIDTH 1
#define skx_m2m_ctl_set_rst(r, v) /* skx_m2m_ctl (skx_m2m_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(skx_m2m_ctl, skx_m2m_ctl_value_(r).raw, SKX_M2M_CTL_RST, v)

/* umask [15:8] RW-V. */
#define SKX_M2M_CTL_UMASK_MASK  0x0000ff00u
#define SKX_M2M_CTL_UMASK_SHIFT 8
#define SKX_M2M_CTL_UMASK_WIDTH 8
#define skx_m2m_ctl_get_umask(r) /* uint32_t (skx_m2m_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(skx_m2m_ctl, r, SKX_M2M_CTL_UMASK)
#define skx_m2m_ctl_set_umask(r, v) /* skx_m2m_ctl (skx_m2m_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(skx_m2m_ctl, skx_m2m_ctl_value_(r).raw, SKX_M2M_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define SKX_M2M_CTL_EV_SEL_MASK  0x000000ffu
#define SKX_M2M_CTL_EV_SEL_SHIFT 0
#define SKX_M2M_CTL_EV_SEL_WIDTH 8
#define skx_m2m_ctl_get_ev_sel(r) /* uint32_t (skx_m2m_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(skx_m2m_ctl, r, SKX_M2M_CTL_EV_SEL)
#define skx_m2m_ctl_set_ev_sel(r, v) /* skx_m2m_ctl (skx_m2m_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(skx_m2m_ctl, skx_m2m_ctl_value_(r).raw, SKX_M2M_CTL_EV_SEL, v)

/*
 * ctr: M2Mn_PCI_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux uncore_snbep.c SKX_M2M_PCI_PMON_*; likwid registers.h (cross-source)
 */
typedef struct skx_m2m_ctr {
	uint64_t raw;
} skx_m2m_ctr;

UNCORE_ACCESSOR skx_m2m_ctr skx_m2m_ctr_value_(skx_m2m_ctr r)
{
	return r;
}

#define SKX_M2M_CTR_RESET UINT64_C(0x0000000000000000)
#define skx_m2m_ctr_reset() /* skx_m2m_ctr (): the value to begin from of M2Mn_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(skx_m2m_ctr, SKX_M2M_CTR_RESET)

#define SKX_M2M_CTR_COUNT 4
#define SKX_M2M_CTR_OFFSET 0x200u
#define SKX_M2M_CTR_INDEX_STRIDE 0x8u

#define skx_m2m_ctr_addr(instance, index) /* uncore_pci (instance below SKX_M2M_INSTANCES, index below SKX_M2M_CTR_COUNT): the address of M2Mn_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_at_(skx_m2m_pmon_place(instance), SKX_M2M_CTR_OFFSET + \
		UNCORE_INDEX_(index, SKX_M2M_CTR_COUNT) * SKX_M2M_CTR_INDEX_STRIDE)
#define skx_m2m_ctr_addr_high(instance, index) /* uncore_pci (instance below SKX_M2M_INSTANCES, index below SKX_M2M_CTR_COUNT): the address of the high half of M2Mn_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_high_(skx_m2m_ctr_addr(instance, index))
#define skx_m2m_ctr_read(read, context, instance, index) /* skx_m2m_ctr (uint32_t read(void *context, uncore_pci at), context, instance below SKX_M2M_INSTANCES, index below SKX_M2M_CTR_COUNT): both halves of one moment of M2Mn_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(skx_m2m_ctr, uncore_pci_read64_(read, context, skx_m2m_ctr_addr(instance, index)))

/* event_count [47:0] RW-V. */
#define SKX_M2M_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SKX_M2M_CTR_EVENT_COUNT_SHIFT 0
#define SKX_M2M_CTR_EVENT_COUNT_WIDTH 48
#define skx_m2m_ctr_get_event_count(r) /* uint64_t (skx_m2m_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(skx_m2m_ctr, r, SKX_M2M_CTR_EVENT_COUNT)
#define skx_m2m_ctr_set_event_count(r, v) /* skx_m2m_ctr (skx_m2m_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(skx_m2m_ctr, skx_m2m_ctr_value_(r).raw, SKX_M2M_CTR_EVENT_COUNT, v)

/*
 * addrmatch0: M2Mn_PCI_PMON_ADDRMATCH0, 32 bits
 * Lower half of the address that PKT_MATCH compares with, by its name.
 * No source says whether it can be read or written.
 * Source: likwid registers.h MSR_UNC_SKX_M2M_PMON_ADDRMATCH0_FILTER (inferred)
 */
typedef struct skx_m2m_addrmatch0 {
	uint32_t raw;
} skx_m2m_addrmatch0;

UNCORE_ACCESSOR skx_m2m_addrmatch0 skx_m2m_addrmatch0_value_(skx_m2m_addrmatch0 r)
{
	return r;
}

#define SKX_M2M_ADDRMATCH0_RESET 0x00000000u
#define skx_m2m_addrmatch0_reset() /* skx_m2m_addrmatch0 (): the value to begin from of M2Mn_PCI_PMON_ADDRMATCH0. */ \
	UNCORE_VALUE_(skx_m2m_addrmatch0, SKX_M2M_ADDRMATCH0_RESET)

#define SKX_M2M_ADDRMATCH0_OFFSET 0x268u

#define skx_m2m_addrmatch0_addr(instance) /* uncore_pci (instance below SKX_M2M_INSTANCES): the address of M2Mn_PCI_PMON_ADDRMATCH0. */ \
	uncore_pci_at_(skx_m2m_pmon_place(instance), SKX_M2M_ADDRMATCH0_OFFSET)

/*
 * addrmatch1: M2Mn_PCI_PMON_ADDRMATCH1, 32 bits
 * Upper half of the address that PKT_MATCH compares with, by its name.
 * No source says whether it can be read or written.
 * Source: likwid registers.h MSR_UNC_SKX_M2M_PMON_ADDRMATCH1_FILTER (inferred)
 */
typedef struct skx_m2m_addrmatch1 {
	uint32_t raw;
} skx_m2m_addrmatch1;

UNCORE_ACCESSOR skx_m2m_addrmatch1 skx_m2m_addrmatch1_value_(skx_m2m_addrmatch1 r)
{
	return r;
}

#define SKX_M2M_ADDRMATCH1_RESET 0x00000000u
#define skx_m2m_addrmatch1_reset() /* skx_m2m_addrmatch1 (): the value to begin from of M2Mn_PCI_PMON_ADDRMATCH1. */ \
	UNCORE_VALUE_(skx_m2m_addrmatch1, SKX_M2M_ADDRMATCH1_RESET)

#define SKX_M2M_ADDRMATCH1_OFFSET 0x26cu

#define skx_m2m_addrmatch1_addr(instance) /* uncore_pci (instance below SKX_M2M_INSTANCES): the address of M2Mn_PCI_PMON_ADDRMATCH1. */ \
	uncore_pci_at_(skx_m2m_pmon_place(instance), SKX_M2M_ADDRMATCH1_OFFSET)

/*
 * addrmask0: M2Mn_PCI_PMON_ADDRMASK0, 32 bits
 * Lower half of the mask of that address, by its name.
 * No source says whether it can be read or written.
 * Source: likwid registers.h MSR_UNC_SKX_M2M_PMON_ADDRMASK0_FILTER (inferred)
 */
typedef struct skx_m2m_addrmask0 {
	uint32_t raw;
} skx_m2m_addrmask0;

UNCORE_ACCESSOR skx_m2m_addrmask0 skx_m2m_addrmask0_value_(skx_m2m_addrmask0 r)
{
	return r;
}

#define SKX_M2M_ADDRMASK0_RESET 0x00000000u
#define skx_m2m_addrmask0_reset() /* skx_m2m_addrmask0 (): the value to begin from of M2Mn_PCI_PMON_ADDRMASK0. */ \
	UNCORE_VALUE_(skx_m2m_addrmask0, SKX_M2M_ADDRMASK0_RESET)

#define SKX_M2M_ADDRMASK0_OFFSET 0x270u

#define skx_m2m_addrmask0_addr(instance) /* uncore_pci (instance below SKX_M2M_INSTANCES): the address of M2Mn_PCI_PMON_ADDRMASK0. */ \
	uncore_pci_at_(skx_m2m_pmon_place(instance), SKX_M2M_ADDRMASK0_OFFSET)

/*
 * addrmask1: M2Mn_PCI_PMON_ADDRMASK1, 32 bits
 * Upper half of the mask of that address, by its name.
 * No source says whether it can be read or written.
 * Source: likwid registers.h MSR_UNC_SKX_M2M_PMON_ADDRMASK1_FILTER (inferred)
 */
typedef struct skx_m2m_addrmask1 {
	uint32_t raw;
} skx_m2m_addrmask1;

UNCORE_ACCESSOR skx_m2m_addrmask1 skx_m2m_addrmask1_value_(skx_m2m_addrmask1 r)
{
	return r;
}

#define SKX_M2M_ADDRMASK1_RESET 0x00000000u
#define skx_m2m_addrmask1_reset() /* skx_m2m_addrmask1 (): the value to begin from of M2Mn_PCI_PMON_ADDRMASK1. */ \
	UNCORE_VALUE_(skx_m2m_addrmask1, SKX_M2M_ADDRMASK1_RESET)

#define SKX_M2M_ADDRMASK1_OFFSET 0x274u

#define skx_m2m_addrmask1_addr(instance) /* uncore_pci (instance below SKX_M2M_INSTANCES): the address of M2Mn_PCI_PMON_ADDRMASK1. */ \
	uncore_pci_at_(skx_m2m_pmon_place(instance), SKX_M2M_ADDRMASK1_OFFSET)

/*
 * opcode_filter: M2Mn_PCI_PMON_OPCODE_FILTER, 32 bits
 * Opcodes that PKT_MATCH compares with, by its name.
 * No source says whether it can be read or written.
 * Source: likwid registers.h MSR_UNC_SKX_M2M_PMON_OPCODE_FILTER (inferred)
 */
typedef struct skx_m2m_opcode_filter {
	uint32_t raw;
} skx_m2m_opcode_filter;

UNCORE_ACCESSOR skx_m2m_opcode_filter skx_m2m_opcode_filter_value_(skx_m2m_opcode_filter r)
{
	return r;
}

#define SKX_M2M_OPCODE_FILTER_RESET 0x00000000u
#define skx_m2m_opcode_filter_reset() /* skx_m2m_opcode_filter (): the value to begin from of M2Mn_PCI_PMON_OPCODE_FILTER. */ \
	UNCORE_VALUE_(skx_m2m_opcode_filter, SKX_M2M_OPCODE_FILTER_RESET)

#define SKX_M2M_OPCODE_FILTER_OFFSET 0x278u

#define skx_m2m_opcode_filter_addr(instance) /* uncore_pci (instance below SKX_M2M_INSTANCES): the address of M2Mn_PCI_PMON_OPCODE_FILTER. */ \
	uncore_pci_at_(skx_m2m_pmon_place(instance), SKX_M2M_OPCODE_FILTER_OFFSET)

#ifdef __cplusplus
}
#endif

#endif
