/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/skx/imc.box.json by "make generate". Do not edit. */
/*
 * skx imc: Memory controller channel. Counts the commands of one memory channel. Two controllers have three channels
 * each.
 * Instances: MC0_CH0, MC0_CH1, MC0_CH2, MC1_CH0, MC1_CH1, MC1_CH2
 * Source: linux uncore_snbep.c skx_uncore_imc; likwid perfmon_skylakeX_counters.h
 */
#ifndef UNCORE_SKX_IMC_H
#define UNCORE_SKX_IMC_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define SKX_IMC_INSTANCES 6

#define SKX_IMC_GENERAL_COUNTERS   4
#define SKX_IMC_GENERAL_WIDTH      48
#define SKX_IMC_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define SKX_IMC_FIXED_COUNTERS   1
#define SKX_IMC_FIXED_WIDTH      48
#define SKX_IMC_FIXED_COUNT_MASK UINT64_C(0xffffffffffff)

/* PCI function pmon: its device and function on the socket's uncore bus. */
#define SKX_IMC_PMON_DEVICE_ID_0 0x2042u
#define SKX_IMC_PMON_DEVICE_ID_1 0x2046u
#define SKX_IMC_PMON_DEVICE_ID_2 0x204au
#define SKX_IMC_PMON_DEVICE_ID_3 0x2042u
#define SKX_IMC_PMON_DEVICE_ID_4 0x2046u
#define SKX_IMC_PMON_DEVICE_ID_5 0x204au

/* The device and function of pmon. */
UNCORE_ACCESSOR uncore_pci skx_imc_pmon_place(unsigned instance)
{
	static const uncore_pci place[SKX_IMC_INSTANCES] = {
		{ 10, 2, 0 },
		{ 10, 6, 0 },
		{ 11, 2, 0 },
		{ 12, 2, 0 },
		{ 12, 6, 0 },
		{ 13, 2, 0 },
	};

	return place[instance];
}
#define skx_imc_pmon_place(instance) /* uncore_pci (instance below SKX_IMC_INSTANCES): the device and function of pmon. */ \
	skx_imc_pmon_place(UNCORE_INDEX_(instance, SKX_IMC_INSTANCES))

/*
 * box_ctl: MC_CHy_PCI_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux uncore_snbep.c skx_uncore_imc, SNBEP_PCI_PMON_*; likwid registers.h (cross-source)
 */
typedef struct skx_imc_box_ctl {
	uint32_t raw;
} skx_imc_box_ctl;

UNCORE_ACCESSOR skx_imc_box_ctl skx_imc_box_ctl_value_(skx_imc_box_ctl r)
{
	return r;
}

#define SKX_IMC_BOX_CTL_RESET     0x00030000u
#define SKX_IMC_BOX_CTL_MUST_ONE  0x00030000u
#define skx_imc_box_ctl_reset() /* skx_imc_box_ctl (): the value to begin from of MC_CHy_PCI_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(skx_imc_box_ctl, SKX_IMC_BOX_CTL_RESET)

#define SKX_IMC_BOX_CTL_OFFSET 0xf4u

#define skx_imc_box_ctl_addr(instance) /* uncore_pci (instance below SKX_IMC_INSTANCES): the address of MC_CHy_PCI_PMON_BOX_CTL. */ \
	uncore_pci_at_(skx_imc_pmon_place(instance), SKX_IMC_BOX_CTL_OFFSET)

/* frz [8] RW. */
#define SKX_IMC_BOX_CTL_FRZ_MASK  0x00000100u
#define SKX_IMC_BOX_CTL_FRZ_SHIFT 8
#define SKX_IMC_BOX_CTL_FRZ_WIDTH 1
#define skx_imc_box_ctl_get_frz(r) /* uint32_t (skx_imc_box_ctl r) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(skx_imc_box_ctl, r, SKX_IMC_BOX_CTL_FRZ)
#define skx_imc_box_ctl_set_frz(r, v) /* skx_imc_box_ctl (skx_imc_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(skx_imc_box_ctl, skx_imc_box_ctl_value_(r).raw, SKX_IMC_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define SKX_IMC_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define SKX_IMC_BOX_CTL_RST_CTRS_SHIFT 1
#define SKX_IMC_BOX_CTL_RST_CTRS_WIDTH 1
#define skx_imc_box_ctl_set_rst_ctrs(r, v) /* skx_imc_box_ctl (skx_imc_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(skx_imc_box_ctl, skx_imc_box_ctl_value_(r).raw, SKX_IMC_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define SKX_IMC_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define SKX_IMC_BOX_CTL_RST_CTRL_SHIFT 0
#define SKX_IMC_BOX_CTL_RST_CTRL_WIDTH 1
#define skx_imc_box_ctl_set_rst_ctrl(r, v) /* skx_imc_box_ctl (skx_imc_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(skx_imc_box_ctl, skx_imc_box_ctl_value_(r).raw, SKX_IMC_BOX_CTL_RST_CTRL, v)

/*
 * box_status: MC_CHy_PCI_PMON_BOX_STATUS, 32 bits
 * Which counters have wrapped.
 * Source: likwid registers.h (as on hsx/imc) (inferred)
 */
typedef struct skx_imc_box_status {
	uint32_t raw;
} skx_imc_box_status;

UNCORE_ACCESSOR skx_imc_box_status skx_imc_box_status_value_(skx_imc_box_status r)
{
	return r;
}

#define SKX_IMC_BOX_STATUS_RESET     0x00000000u
#define SKX_IMC_BOX_STATUS_RW1C      0x0000001fu
#define skx_imc_box_status_reset() /* skx_imc_box_status (): the value to begin from of MC_CHy_PCI_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(skx_imc_box_status, SKX_IMC_BOX_STATUS_RESET)

#define skx_imc_box_status_clear(seen) /* skx_imc_box_status (skx_imc_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of MC_CHy_PCI_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(skx_imc_box_status, SKX_IMC_BOX_STATUS_RESET & ~SKX_IMC_BOX_STATUS_RW1C, seen, SKX_IMC_BOX_STATUS_RW1C)

#define SKX_IMC_BOX_STATUS_OFFSET 0xf8u

#define skx_imc_box_status_addr(instance) /* uncore_pci (instance below SKX_IMC_INSTANCES): the address of MC_CHy_PCI_PMON_BOX_STATUS. */ \
	uncore_pci_at_(skx_imc_pmon_place(instance), SKX_IMC_BOX_STATUS_OFFSET)

/* ov [4:0] RW1C. */
#define SKX_IMC_BOX_STATUS_OV_MASK  0x0000001fu
#define SKX_IMC_BOX_STATUS_OV_SHIFT 0
#define SKX_IMC_BOX_STATUS_OV_WIDTH 5
#define skx_imc_box_status_get_ov(r) /* uint32_t (skx_imc_box_status r) [4:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(skx_imc_box_status, r, SKX_IMC_BOX_STATUS_OV)
#define skx_imc_box_status_clear_ov(bits) /* skx_imc_box_status (bits up to 0x1fu) [4:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(skx_imc_box_status, SKX_IMC_BOX_STATUS_RESET & ~SKX_IMC_BOX_STATUS_RW1C, SKX_IMC_BOX_STATUS_OV, bits)

/*
 * ctl: MC_CHy_PCI_PMON_CTL{0-3}, 32 bits
 * Chooses the event of counter {0-3}.
 * Source: linux uncore_snbep.c skx_uncore_imc, SNBEP_PCI_PMON_*; likwid registers.h (cross-source)
 */
typedef struct skx_imc_ctl {
	uint32_t raw;
} skx_imc_ctl;

UNCORE_ACCESSOR skx_imc_ctl skx_imc_ctl_value_(skx_imc_ctl r)
{
	return r;
}

#define SKX_IMC_CTL_RESET     0x00000000u
#define SKX_IMC_CTL_MUST_ZERO 0x00210000u
#define skx_imc_ctl_reset() /* skx_imc_ctl (): the value to begin from of MC_CHy_PCI_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(skx_imc_ctl, SKX_IMC_CTL_RESET)

#define SKX_IMC_CTL_COUNT 4
#define SKX_IMC_CTL_OFFSET 0xd8u
#define SKX_IMC_CTL_INDEX_STRIDE 0x4u

#define skx_imc_ctl_addr(instance, index) /* uncore_pci (instance below SKX_IMC_INSTANCES, index below SKX_IMC_CTL_COUNT): the address of MC_CHy_PCI_PMON_CTL{0-3}. */ \
	uncore_pci_at_(skx_imc_pmon_place(instance), SKX_IMC_CTL_OFFSET + \
		UNCORE_INDEX_(index, SKX_IMC_CTL_COUNT) * SKX_IMC_CTL_INDEX_STRIDE)

/* thresh [31:24] RW-V. */
#define SKX_IMC_CTL_THRESH_MASK  0xff000000u
#define SKX_IMC_CTL_THRESH_SHIFT 24
#define SKX_IMC_CTL_THRESH_WIDTH 8
#define skx_imc_ctl_get_thresh(r) /* uint32_t (skx_imc_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(skx_imc_ctl, r, SKX_IMC_CTL_THRESH)
#define skx_imc_ctl_set_thresh(r, v) /* skx_imc_ctl (skx_imc_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(skx_imc_ctl, skx_imc_ctl_value_(r).raw, SKX_IMC_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define SKX_IMC_CTL_INVERT_MASK  0x00800000u
#define SKX_IMC_CTL_INVERT_SHIFT 23
#define SKX_IMC_CTL_INVERT_WIDTH 1

enum skx_imc_ctl_invert {
	SKX_IMC_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	SKX_IMC_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define skx_imc_ctl_get_invert(r) /* uint32_t (skx_imc_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(skx_imc_ctl, r, SKX_IMC_CTL_INVERT)
#define skx_imc_ctl_set_invert(r, v) /* skx_imc_ctl (skx_imc_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(skx_imc_ctl, skx_imc_ctl_value_(r).raw, SKX_IMC_CTL_INVERT, v)

/* en [22] RW-V. */
#define SKX_IMC_CTL_EN_MASK  0x00400000u
#define SKX_IMC_CTL_EN_SHIFT 22
#define SKX_IMC_CTL_EN_WIDTH 1
#define skx_imc_ctl_get_en(r) /* uint32_t (skx_imc_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(skx_imc_ctl, r, SKX_IMC_CTL_EN)
#define skx_imc_ctl_set_en(r, v) /* skx_imc_ctl (skx_imc_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(skx_imc_ctl, skx_imc_ctl_value_(r).raw, SKX_IMC_CTL_EN, v)

/* ov_en [20] RW-V. */
#define SKX_IMC_CTL_OV_EN_MASK  0x00100000u
#define SKX_IMC_CTL_OV_EN_SHIFT 20
#define SKX_IMC_CTL_OV_EN_WIDTH 1
#define skx_imc_ctl_get_ov_en(r) /* uint32_t (skx_imc_ctl r) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_GET32_(skx_imc_ctl, r, SKX_IMC_CTL_OV_EN)
#define skx_imc_ctl_set_ov_en(r, v) /* skx_imc_ctl (skx_imc_ctl r, v up to 0x1u) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_PUT32_(skx_imc_ctl, skx_imc_ctl_value_(r).raw, SKX_IMC_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define SKX_IMC_CTL_EDGE_DET_MASK  0x00040000u
#define SKX_IMC_CTL_EDGE_DET_SHIFT 18
#define SKX_IMC_CTL_EDGE_DET_WIDTH 1
#define skx_imc_ctl_get_edge_det(r) /* uint32_t (skx_imc_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(skx_imc_ctl, r, SKX_IMC_CTL_EDGE_DET)
#define skx_imc_ctl_set_edge_det(r, v) /* skx_imc_ctl (skx_imc_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(skx_imc_ctl, skx_imc_ctl_value_(r).raw, SKX_IMC_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define SKX_IMC_CTL_RST_MASK  0x00020000u
#define SKX_IMC_CTL_RST_SHIFT 17
#define SKX_IMC_CTL_RST_WIDTH 1
#define skx_imc_ctl_set_rst(r, v) /* skx_imc_ctl (skx_imc_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(skx_imc_ctl, skx_imc_ctl_value_(r).raw, SKX_IMC_CTL_RST, v)

/* umask [15:8] RW-V. */
#define SKX_IMC_CTL_UMASK_MASK  0x0000ff00u
#define SKX_IMC_CTL_UMASK_SHIFT 8
#define SKX_IMC_CTL_UMASK_WIDTH 8
#define skx_imc_ctl_get_umask(r) /* uint32_t (skx_imc_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(skx_imc_ctl, r, SKX_IMC_CTL_UMASK)
#define skx_imc_ctl_set_umask(r, v) /* skx_imc_ctl (skx_imc_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(skx_imc_ctl, skx_imc_ctl_value_(r).raw, SKX_IMC_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define SKX_IMC_CTL_EV_SEL_MASK  0x000000ffu
#define SKX_IMC_CTL_EV_SEL_SHIFT 0
#define SKX_IMC_CTL_EV_SEL_WIDTH 8
#define skx_imc_ctl_get_ev_sel(r) /* uint32_t (skx_imc_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(skx_imc_ctl, r, SKX_IMC_CTL_EV_SEL)
#define skx_imc_ctl_set_ev_sel(r, v) /* skx_imc_ctl (skx_imc_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(skx_imc_ctl, skx_imc_ctl_value_(r).raw, SKX_IMC_CTL_EV_SEL, v)

/*
 * ctr: MC_CHy_PCI_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux uncore_snbep.c skx_uncore_imc, SNBEP_PCI_PMON_*; likwid registers.h (cross-source)
 */
typedef struct skx_imc_ctr {
	uint64_t raw;
} skx_imc_ctr;

UNCORE_ACCESSOR skx_imc_ctr skx_imc_ctr_value_(skx_imc_ctr r)
{
	return r;
}

#define SKX_IMC_CTR_RESET UINT64_C(0x0000000000000000)
#define skx_imc_ctr_reset() /* skx_imc_ctr (): the value to begin from of MC_CHy_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(skx_imc_ctr, SKX_IMC_CTR_RESET)

#define SKX_IMC_CTR_COUNT 4
#define SKX_IMC_CTR_OFFSET 0xa0u
#define SKX_IMC_CTR_INDEX_STRIDE 0x8u

#define skx_imc_ctr_addr(instance, index) /* uncore_pci (instance below SKX_IMC_INSTANCES, index below SKX_IMC_CTR_COUNT): the address of MC_CHy_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_at_(skx_imc_pmon_place(instance), SKX_IMC_CTR_OFFSET + \
		UNCORE_INDEX_(index, SKX_IMC_CTR_COUNT) * SKX_IMC_CTR_INDEX_STRIDE)
#define skx_imc_ctr_addr_high(instance, index) /* uncore_pci (instance below SKX_IMC_INSTANCES, index below SKX_IMC_CTR_COUNT): the address of the high half of MC_CHy_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_high_(skx_imc_ctr_addr(instance, index))
#define skx_imc_ctr_read(read, context, instance, index) /* skx_imc_ctr (uint32_t read(void *context, uncore_pci at), context, instance below SKX_IMC_INSTANCES, index below SKX_IMC_CTR_COUNT): both halves of one moment of MC_CHy_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(skx_imc_ctr, uncore_pci_read64_(read, context, skx_imc_ctr_addr(instance, index)))

/* event_count [47:0] RW-V. */
#define SKX_IMC_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SKX_IMC_CTR_EVENT_COUNT_SHIFT 0
#define SKX_IMC_CTR_EVENT_COUNT_WIDTH 48
#define skx_imc_ctr_get_event_count(r) /* uint64_t (skx_imc_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(skx_imc_ctr, r, SKX_IMC_CTR_EVENT_COUNT)
#define skx_imc_ctr_set_event_count(r, v) /* skx_imc_ctr (skx_imc_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(skx_imc_ctr, skx_imc_ctr_value_(r).raw, SKX_IMC_CTR_EVENT_COUNT, v)

/*
 * fixed_ctl: MC_CHy_PCI_PMON_FIXED_CTL, 32 bits
 * Enables the DRAM clock counter.
 * Source: linux uncore_snbep.c SNBEP_MC_CHy_PCI_PMON_FIXED_*; likwid registers.h (as on hsx/imc) (inferred)
 */
typedef struct skx_imc_fixed_ctl {
	uint32_t raw;
} skx_imc_fixed_ctl;

UNCORE_ACCESSOR skx_imc_fixed_ctl skx_imc_fixed_ctl_value_(skx_imc_fixed_ctl r)
{
	return r;
}

#define SKX_IMC_FIXED_CTL_RESET     0x00000000u
#define SKX_IMC_FIXED_CTL_MUST_ZERO 0x00200000u
#define skx_imc_fixed_ctl_reset() /* skx_imc_fixed_ctl (): the value to begin from of MC_CHy_PCI_PMON_FIXED_CTL. */ \
	UNCORE_VALUE_(skx_imc_fixed_ctl, SKX_IMC_FIXED_CTL_RESET)

#define SKX_IMC_FIXED_CTL_OFFSET 0xf0u

#define skx_imc_fixed_ctl_addr(instance) /* uncore_pci (instance below SKX_IMC_INSTANCES): the address of MC_CHy_PCI_PMON_FIXED_CTL. */ \
	uncore_pci_at_(skx_imc_pmon_place(instance), SKX_IMC_FIXED_CTL_OFFSET)

/* en [22] RW-V. */
#define SKX_IMC_FIXED_CTL_EN_MASK  0x00400000u
#define SKX_IMC_FIXED_CTL_EN_SHIFT 22
#define SKX_IMC_FIXED_CTL_EN_WIDTH 1
#define skx_imc_fixed_ctl_get_en(r) /* uint32_t (skx_imc_fixed_ctl r) [22]: Lets the DRAM clock counter count. */ \
	UNCORE_GET32_(skx_imc_fixed_ctl, r, SKX_IMC_FIXED_CTL_EN)
#define skx_imc_fixed_ctl_set_en(r, v) /* skx_imc_fixed_ctl (skx_imc_fixed_ctl r, v up to 0x1u) [22]: Lets the DRAM clock counter count. */ \
	UNCORE_PUT32_(skx_imc_fixed_ctl, skx_imc_fixed_ctl_value_(r).raw, SKX_IMC_FIXED_CTL_EN, v)

/* ov_en [20] RW-V. */
#define SKX_IMC_FIXED_CTL_OV_EN_MASK  0x00100000u
#define SKX_IMC_FIXED_CTL_OV_EN_SHIFT 20
#define SKX_IMC_FIXED_CTL_OV_EN_WIDTH 1
#define skx_imc_fixed_ctl_get_ov_en(r) /* uint32_t (skx_imc_fixed_ctl r) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_GET32_(skx_imc_fixed_ctl, r, SKX_IMC_FIXED_CTL_OV_EN)
#define skx_imc_fixed_ctl_set_ov_en(r, v) /* skx_imc_fixed_ctl (skx_imc_fixed_ctl r, v up to 0x1u) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_PUT32_(skx_imc_fixed_ctl, skx_imc_fixed_ctl_value_(r).raw, SKX_IMC_FIXED_CTL_OV_EN, v)

/* rst [19] WO. */
#define SKX_IMC_FIXED_CTL_RST_MASK  0x00080000u
#define SKX_IMC_FIXED_CTL_RST_SHIFT 19
#define SKX_IMC_FIXED_CTL_RST_WIDTH 1
#define skx_imc_fixed_ctl_set_rst(r, v) /* skx_imc_fixed_ctl (skx_imc_fixed_ctl r, v up to 0x1u) [19]: Writing 1 zeroes the fixed counter; not bit 17 as in the other controls. */ \
	UNCORE_PUT32_(skx_imc_fixed_ctl, skx_imc_fixed_ctl_value_(r).raw, SKX_IMC_FIXED_CTL_RST, v)

/*
 * fixed_ctr: MC_CHy_PCI_PMON_FIXED_CTR, 64 bits
 * Counts DRAM clocks.
 * Source: linux uncore_snbep.c SNBEP_MC_CHy_PCI_PMON_FIXED_*; likwid registers.h (as on hsx/imc) (cross-source)
 */
typedef struct skx_imc_fixed_ctr {
	uint64_t raw;
} skx_imc_fixed_ctr;

UNCORE_ACCESSOR skx_imc_fixed_ctr skx_imc_fixed_ctr_value_(skx_imc_fixed_ctr r)
{
	return r;
}

#define SKX_IMC_FIXED_CTR_RESET UINT64_C(0x0000000000000000)
#define skx_imc_fixed_ctr_reset() /* skx_imc_fixed_ctr (): the value to begin from of MC_CHy_PCI_PMON_FIXED_CTR. */ \
	UNCORE_VALUE_(skx_imc_fixed_ctr, SKX_IMC_FIXED_CTR_RESET)

#define SKX_IMC_FIXED_CTR_OFFSET 0xd0u

#define skx_imc_fixed_ctr_addr(instance) /* uncore_pci (instance below SKX_IMC_INSTANCES): the address of MC_CHy_PCI_PMON_FIXED_CTR. */ \
	uncore_pci_at_(skx_imc_pmon_place(instance), SKX_IMC_FIXED_CTR_OFFSET)
#define skx_imc_fixed_ctr_addr_high(instance) /* uncore_pci (instance below SKX_IMC_INSTANCES): the address of the high half of MC_CHy_PCI_PMON_FIXED_CTR. */ \
	uncore_pci_high_(skx_imc_fixed_ctr_addr(instance))
#define skx_imc_fixed_ctr_read(read, context, instance) /* skx_imc_fixed_ctr (uint32_t read(void *context, uncore_pci at), context, instance below SKX_IMC_INSTANCES): both halves of one moment of MC_CHy_PCI_PMON_FIXED_CTR. */ \
	UNCORE_VALUE_(skx_imc_fixed_ctr, uncore_pci_read64_(read, context, skx_imc_fixed_ctr_addr(instance)))

/* event_count [47:0] RW-V. */
#define SKX_IMC_FIXED_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SKX_IMC_FIXED_CTR_EVENT_COUNT_SHIFT 0
#define SKX_IMC_FIXED_CTR_EVENT_COUNT_WIDTH 48
#define skx_imc_fixed_ctr_get_event_count(r) /* uint64_t (skx_imc_fixed_ctr r) [47:0]: DRAM clocks, at half the data rate. */ \
	UNCORE_GET64_(skx_imc_fixed_ctr, r, SKX_IMC_FIXED_CTR_EVENT_COUNT)
#define skx_imc_fixed_ctr_set_event_count(r, v) /* skx_imc_fixed_ctr (skx_imc_fixed_ctr r, v up to 0xffffffffffffull) [47:0]: DRAM clocks, at half the data rate. */ \
	UNCORE_PUT64_(skx_imc_fixed_ctr, skx_imc_fixed_ctr_value_(r).raw, SKX_IMC_FIXED_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
