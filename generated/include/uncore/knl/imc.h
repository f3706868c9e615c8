/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/knl/imc.box.json by "make generate". Do not edit. */
/*
 * knl imc: Memory controller channel. Counts the commands of one channel of DDR4 memory. Two controllers have three
 * channels each.
 * Instances: MC0_CH0, MC0_CH1, MC0_CH2, MC1_CH0, MC1_CH1, MC1_CH2
 * Source: linux uncore_snbep.c knl_uncore_imc_dclk; likwid perfmon_knl_counters.h; pcm types.h KNX_MC_CH_PCI_PMON_*
 */
#ifndef UNCORE_KNL_IMC_H
#define UNCORE_KNL_IMC_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define KNL_IMC_INSTANCES 6

#define KNL_IMC_GENERAL_COUNTERS   4
#define KNL_IMC_GENERAL_WIDTH      48
#define KNL_IMC_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define KNL_IMC_FIXED_COUNTERS   1
#define KNL_IMC_FIXED_WIDTH      48
#define KNL_IMC_FIXED_COUNT_MASK UINT64_C(0xffffffffffff)

/* PCI function pmon: its device and function on the socket's uncore bus. */
#define KNL_IMC_PMON_DEVICE_ID_0 0x7843u
#define KNL_IMC_PMON_DEVICE_ID_1 0x7843u
#define KNL_IMC_PMON_DEVICE_ID_2 0x7843u
#define KNL_IMC_PMON_DEVICE_ID_3 0x7843u
#define KNL_IMC_PMON_DEVICE_ID_4 0x7843u
#define KNL_IMC_PMON_DEVICE_ID_5 0x7843u

/* The device and function of pmon. */
UNCORE_ACCESSOR uncore_pci knl_imc_pmon_place(unsigned instance)
{
	static const uncore_pci place[KNL_IMC_INSTANCES] = {
		{ 8, 2, 0 },
		{ 8, 3, 0 },
		{ 8, 4, 0 },
		{ 9, 2, 0 },
		{ 9, 3, 0 },
		{ 9, 4, 0 },
	};

	return place[instance];
}
#define knl_imc_pmon_place(instance) /* uncore_pci (instance below KNL_IMC_INSTANCES): the device and function of pmon. */ \
	knl_imc_pmon_place(UNCORE_INDEX_(instance, KNL_IMC_INSTANCES))

/*
 * box_ctl: MC_CHy_DCLK_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux uncore_snbep.c KNL_MC0_CH0_MSR_PMON_*; likwid registers.h PCI_MIC2_MC_D_*; pcm types.h
 * KNX_MC_CH_PCI_PMON_* (cross-source)
 */
typedef struct knl_imc_box_ctl {
	uint32_t raw;
} knl_imc_box_ctl;

UNCORE_ACCESSOR knl_imc_box_ctl knl_imc_box_ctl_value_(knl_imc_box_ctl r)
{
	return r;
}

#define KNL_IMC_BOX_CTL_RESET 0x00000000u
#define knl_imc_box_ctl_reset() /* knl_imc_box_ctl (): the value to begin from of MC_CHy_DCLK_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(knl_imc_box_ctl, KNL_IMC_BOX_CTL_RESET)

#define KNL_IMC_BOX_CTL_OFFSET 0xb30u

#define knl_imc_box_ctl_addr(instance) /* uncore_pci (instance below KNL_IMC_INSTANCES): the address of MC_CHy_DCLK_PMON_BOX_CTL. */ \
	uncore_pci_at_(knl_imc_pmon_place(instance), KNL_IMC_BOX_CTL_OFFSET)

/* frz_en [16] RW. */
#define KNL_IMC_BOX_CTL_FRZ_EN_MASK  0x00010000u
#define KNL_IMC_BOX_CTL_FRZ_EN_SHIFT 16
#define KNL_IMC_BOX_CTL_FRZ_EN_WIDTH 1
#define knl_imc_box_ctl_get_frz_en(r) /* uint32_t (knl_imc_box_ctl r) [16]: Lets the box obey a freeze; the session keeps it at 1. */ \
	UNCORE_GET32_(knl_imc_box_ctl, r, KNL_IMC_BOX_CTL_FRZ_EN)
#define knl_imc_box_ctl_set_frz_en(r, v) /* knl_imc_box_ctl (knl_imc_box_ctl r, v up to 0x1u) [16]: Lets the box obey a freeze; the session keeps it at 1. */ \
	UNCORE_PUT32_(knl_imc_box_ctl, knl_imc_box_ctl_value_(r).raw, KNL_IMC_BOX_CTL_FRZ_EN, v)

/* frz [8] RW. */
#define KNL_IMC_BOX_CTL_FRZ_MASK  0x00000100u
#define KNL_IMC_BOX_CTL_FRZ_SHIFT 8
#define KNL_IMC_BOX_CTL_FRZ_WIDTH 1
#define knl_imc_box_ctl_get_frz(r) /* uint32_t (knl_imc_box_ctl r) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(knl_imc_box_ctl, r, KNL_IMC_BOX_CTL_FRZ)
#define knl_imc_box_ctl_set_frz(r, v) /* knl_imc_box_ctl (knl_imc_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(knl_imc_box_ctl, knl_imc_box_ctl_value_(r).raw, KNL_IMC_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define KNL_IMC_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define KNL_IMC_BOX_CTL_RST_CTRS_SHIFT 1
#define KNL_IMC_BOX_CTL_RST_CTRS_WIDTH 1
#define knl_imc_box_ctl_set_rst_ctrs(r, v) /* knl_imc_box_ctl (knl_imc_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(knl_imc_box_ctl, knl_imc_box_ctl_value_(r).raw, KNL_IMC_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define KNL_IMC_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define KNL_IMC_BOX_CTL_RST_CTRL_SHIFT 0
#define KNL_IMC_BOX_CTL_RST_CTRL_WIDTH 1
#define knl_imc_box_ctl_set_rst_ctrl(r, v) /* knl_imc_box_ctl (knl_imc_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(knl_imc_box_ctl, knl_imc_box_ctl_value_(r).raw, KNL_IMC_BOX_CTL_RST_CTRL, v)

/*
 * box_status: MC_CHy_DCLK_PMON_BOX_STATUS, 32 bits
 * Which counters have wrapped; Linux does not use it.
 * Source: likwid registers.h PCI_MIC2_MC_D_BOX_STATUS (inferred)
 */
typedef struct knl_imc_box_status {
	uint32_t raw;
} knl_imc_box_status;

UNCORE_ACCESSOR knl_imc_box_status knl_imc_box_status_value_(knl_imc_box_status r)
{
	return r;
}

#define KNL_IMC_BOX_STATUS_RESET     0x00000000u
#define KNL_IMC_BOX_STATUS_RW1C      0x0000000fu
#define knl_imc_box_status_reset() /* knl_imc_box_status (): the value to begin from of MC_CHy_DCLK_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(knl_imc_box_status, KNL_IMC_BOX_STATUS_RESET)

#define knl_imc_box_status_clear(seen) /* knl_imc_box_status (knl_imc_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of MC_CHy_DCLK_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(knl_imc_box_status, KNL_IMC_BOX_STATUS_RESET & ~KNL_IMC_BOX_STATUS_RW1C, seen, KNL_IMC_BOX_STATUS_RW1C)

#define KNL_IMC_BOX_STATUS_OFFSET 0xb34u

#define knl_imc_box_status_addr(instance) /* uncore_pci (instance below KNL_IMC_INSTANCES): the address of MC_CHy_DCLK_PMON_BOX_STATUS. */ \
	uncore_pci_at_(knl_imc_pmon_place(instance), KNL_IMC_BOX_STATUS_OFFSET)

/* ov [3:0] RW1C. */
#define KNL_IMC_BOX_STATUS_OV_MASK  0x0000000fu
#define KNL_IMC_BOX_STATUS_OV_SHIFT 0
#define KNL_IMC_BOX_STATUS_OV_WIDTH 4
#define knl_imc_box_status_get_ov(r) /* uint32_t (knl_imc_box_status r) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(knl_imc_box_status, r, KNL_IMC_BOX_STATUS_OV)
#define knl_imc_box_status_clear_ov(bits) /* knl_imc_box_status (bits up to 0xfu) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(knl_imc_box_status, KNL_IMC_BOX_STATUS_RESET & ~KNL_IMC_BOX_STATUS_RW1C, KNL_IMC_BOX_STATUS_OV, bits)

/*
 * ctl: MC_CHy_DCLK_PMON_CTL{0-3}, 32 bits
 * Chooses the event of counter {0-3}.
 * Source: linux uncore_snbep.c KNL_MC0_CH0_MSR_PMON_*; likwid registers.h PCI_MIC2_MC_D_*; pcm types.h
 * KNX_MC_CH_PCI_PMON_* (cross-source)
 */
typedef struct knl_imc_ctl {
	uint32_t raw;
} knl_imc_ctl;

UNCORE_ACCESSOR knl_imc_ctl knl_imc_ctl_value_(knl_imc_ctl r)
{
	return r;
}

#define KNL_IMC_CTL_RESET     0x00000000u
#define KNL_IMC_CTL_MUST_ZERO 0x00210000u
#define knl_imc_ctl_reset() /* knl_imc_ctl (): the value to begin from of MC_CHy_DCLK_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(knl_imc_ctl, KNL_IMC_CTL_RESET)

#define KNL_IMC_CTL_COUNT 4
#define KNL_IMC_CTL_OFFSET 0xb20u
#define KNL_IMC_CTL_INDEX_STRIDE 0x4u

#define knl_imc_ctl_addr(instance, index) /* uncore_pci (instance below KNL_IMC_INSTANCES, index below KNL_IMC_CTL_COUNT): the address of MC_CHy_DCLK_PMON_CTL{0-3}. */ \
	uncore_pci_at_(knl_imc_pmon_place(instance), KNL_IMC_CTL_OFFSET + \
		UNCORE_INDEX_(index, KNL_IMC_CTL_COUNT) * KNL_IMC_CTL_INDEX_STRIDE)

/* thresh [31:24] RW-V. */
#define KNL_IMC_CTL_THRESH_MASK  0xff000000u
#define KNL_IMC_CTL_THRESH_SHIFT 24
#define KNL_IMC_CTL_THRESH_WIDTH 8
#define knl_imc_ctl_get_thresh(r) /* uint32_t (knl_imc_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(knl_imc_ctl, r, KNL_IMC_CTL_THRESH)
#define knl_imc_ctl_set_thresh(r, v) /* knl_imc_ctl (knl_imc_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(knl_imc_ctl, knl_imc_ctl_value_(r).raw, KNL_IMC_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define KNL_IMC_CTL_INVERT_MASK  0x00800000u
#define KNL_IMC_CTL_INVERT_SHIFT 23
#define KNL_IMC_CTL_INVERT_WIDTH 1

enum knl_imc_ctl_invert {
	KNL_IMC_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	KNL_IMC_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define knl_imc_ctl_get_invert(r) /* uint32_t (knl_imc_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(knl_imc_ctl, r, KNL_IMC_CTL_INVERT)
#define knl_imc_ctl_set_invert(r, v) /* knl_imc_ctl (knl_imc_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(knl_imc_ctl, knl_imc_ctl_value_(r).raw, KNL_IMC_CTL_INVERT, v)

/* en [22] RW-V. */
#define KNL_IMC_CTL_EN_MASK  0x00400000u
#define KNL_IMC_CTL_EN_SHIFT 22
#define KNL_IMC_CTL_EN_WIDTH 1
#define knl_imc_ctl_get_en(r) /* uint32_t (knl_imc_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(knl_imc_ctl, r, KNL_IMC_CTL_EN)
#define knl_imc_ctl_set_en(r, v) /* knl_imc_ctl (knl_imc_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(knl_imc_ctl, knl_imc_ctl_value_(r).raw, KNL_IMC_CTL_EN, v)

/* ov_en [20] RW-V. */
#define KNL_IMC_CTL_OV_EN_MASK  0x00100000u
#define KNL_IMC_CTL_OV_EN_SHIFT 20
#define KNL_IMC_CTL_OV_EN_WIDTH 1
#define knl_imc_ctl_get_ov_en(r) /* uint32_t (knl_imc_ctl r) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_GET32_(knl_imc_ctl, r, KNL_IMC_CTL_OV_EN)
#define knl_imc_ctl_set_ov_en(r, v) /* knl_imc_ctl (knl_imc_ctl r, v up to 0x1u) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_PUT32_(knl_imc_ctl, knl_imc_ctl_value_(r).raw, KNL_IMC_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define KNL_IMC_CTL_EDGE_DET_MASK  0x00040000u
#define KNL_IMC_CTL_EDGE_DET_SHIFT 18
#define KNL_IMC_CTL_EDGE_DET_WIDTH 1
#define knl_imc_ctl_get_edge_det(r) /* uint32_t (knl_imc_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(knl_imc_ctl, r, KNL_IMC_CTL_EDGE_DET)
#define knl_imc_ctl_set_edge_det(r, v) /* knl_imc_ctl (knl_imc_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(knl_imc_ctl, knl_imc_ctl_value_(r).raw, KNL_IMC_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define KNL_IMC_CTL_RST_MASK  0x00020000u
#define KNL_IMC_CTL_RST_SHIFT 17
#define KNL_IMC_CTL_RST_WIDTH 1
#define knl_imc_ctl_set_rst(r, v) /* knl_imc_ctl (knl_imc_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(knl_imc_ctl, knl_imc_ctl_value_(r).raw, KNL_IMC_CTL_RST, v)

/* umask [15:8] RW-V. */
#define KNL_IMC_CTL_UMASK_MASK  0x0000ff00u
#define KNL_IMC_CTL_UMASK_SHIFT 8
#define KNL_IMC_CTL_UMASK_WIDTH 8
#define knl_imc_ctl_get_umask(r) /* uint32_t (knl_imc_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(knl_imc_ctl, r, KNL_IMC_CTL_UMASK)
#define knl_imc_ctl_set_umask(r, v) /* knl_imc_ctl (knl_imc_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(knl_imc_ctl, knl_imc_ctl_value_(r).raw, KNL_IMC_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define KNL_IMC_CTL_EV_SEL_MASK  0x000000ffu
#define KNL_IMC_CTL_EV_SEL_SHIFT 0
#define KNL_IMC_CTL_EV_SEL_WIDTH 8
#define knl_imc_ctl_get_ev_sel(r) /* uint32_t (knl_imc_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(knl_imc_ctl, r, KNL_IMC_CTL_EV_SEL)
#define knl_imc_ctl_set_ev_sel(r, v) /* knl_imc_ctl (knl_imc_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(knl_imc_ctl, knl_imc_ctl_value_(r).raw, KNL_IMC_CTL_EV_SEL, v)

/*
 * ctr: MC_CHy_DCLK_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux uncore_snbep.c KNL_MC0_CH0_MSR_PMON_*; likwid registers.h PCI_MIC2_MC_D_*; pcm types.h
 * KNX_MC_CH_PCI_PMON_* (cross-source)
 */
typedef struct knl_imc_ctr {
	uint64_t raw;
} knl_imc_ctr;

UNCORE_ACCESSOR knl_imc_ctr knl_imc_ctr_value_(knl_imc_ctr r)
{
	return r;
}

#define KNL_IMC_CTR_RESET UINT64_C(0x0000000000000000)
#define knl_imc_ctr_reset() /* knl_imc_ctr (): the value to begin from of MC_CHy_DCLK_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(knl_imc_ctr, KNL_IMC_CTR_RESET)

#define KNL_IMC_CTR_COUNT 4
#define KNL_IMC_CTR_OFFSET 0xb00u
#define KNL_IMC_CTR_INDEX_STRIDE 0x8u

#define knl_imc_ctr_addr(instance, index) /* uncore_pci (instance below KNL_IMC_INSTANCES, index below KNL_IMC_CTR_COUNT): the address of MC_CHy_DCLK_PMON_CTR{0-3}. */ \
	uncore_pci_at_(knl_imc_pmon_place(instance), KNL_IMC_CTR_OFFSET + \
		UNCORE_INDEX_(index, KNL_IMC_CTR_COUNT) * KNL_IMC_CTR_INDEX_STRIDE)
#define knl_imc_ctr_addr_high(instance, index) /* uncore_pci (instance below KNL_IMC_INSTANCES, index below KNL_IMC_CTR_COUNT): the address of the high half of MC_CHy_DCLK_PMON_CTR{0-3}. */ \
	uncore_pci_high_(knl_imc_ctr_addr(instance, index))
#define knl_imc_ctr_read(read, context, instance, index) /* knl_imc_ctr (uint32_t read(void *context, uncore_pci at), context, instance below KNL_IMC_INSTANCES, index below KNL_IMC_CTR_COUNT): both halves of one moment of MC_CHy_DCLK_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(knl_imc_ctr, uncore_pci_read64_(read, context, knl_imc_ctr_addr(instance, index)))

/* event_count [47:0] RW-V. */
#define KNL_IMC_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define KNL_IMC_CTR_EVENT_COUNT_SHIFT 0
#define KNL_IMC_CTR_EVENT_COUNT_WIDTH 48
#define knl_imc_ctr_get_event_count(r) /* uint64_t (knl_imc_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(knl_imc_ctr, r, KNL_IMC_CTR_EVENT_COUNT)
#define knl_imc_ctr_set_event_count(r, v) /* knl_imc_ctr (knl_imc_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(knl_imc_ctr, knl_imc_ctr_value_(r).raw, KNL_IMC_CTR_EVENT_COUNT, v)

/*
 * fixed_ctl: MC_CHy_DCLK_PMON_FIXED_CTL, 32 bits
 * Enables the fixed counter.
 * Source: linux uncore_snbep.c KNL_MC0_CH0_MSR_PMON_*; likwid registers.h PCI_MIC2_MC_D_*; pcm types.h
 * KNX_MC_CH_PCI_PMON_* (cross-source)
 */
typedef struct knl_imc_fixed_ctl {
	uint32_t raw;
} knl_imc_fixed_ctl;

UNCORE_ACCESSOR knl_imc_fixed_ctl knl_imc_fixed_ctl_value_(knl_imc_fixed_ctl r)
{
	return r;
}

#define KNL_IMC_FIXED_CTL_RESET 0x00000000u
#define knl_imc_fixed_ctl_reset() /* knl_imc_fixed_ctl (): the value to begin from of MC_CHy_DCLK_PMON_FIXED_CTL. */ \
	UNCORE_VALUE_(knl_imc_fixed_ctl, KNL_IMC_FIXED_CTL_RESET)

#define KNL_IMC_FIXED_CTL_OFFSET 0xb44u

#define knl_imc_fixed_ctl_addr(instance) /* uncore_pci (instance below KNL_IMC_INSTANCES): the address of MC_CHy_DCLK_PMON_FIXED_CTL. */ \
	uncore_pci_at_(knl_imc_pmon_place(instance), KNL_IMC_FIXED_CTL_OFFSET)

/* en [0] RW-V. */
#define KNL_IMC_FIXED_CTL_EN_MASK  0x00000001u
#define KNL_IMC_FIXED_CTL_EN_SHIFT 0
#define KNL_IMC_FIXED_CTL_EN_WIDTH 1
#define knl_imc_fixed_ctl_get_en(r) /* uint32_t (knl_imc_fixed_ctl r) [0]: Lets the fixed counter count. */ \
	UNCORE_GET32_(knl_imc_fixed_ctl, r, KNL_IMC_FIXED_CTL_EN)
#define knl_imc_fixed_ctl_set_en(r, v) /* knl_imc_fixed_ctl (knl_imc_fixed_ctl r, v up to 0x1u) [0]: Lets the fixed counter count. */ \
	UNCORE_PUT32_(knl_imc_fixed_ctl, knl_imc_fixed_ctl_value_(r).raw, KNL_IMC_FIXED_CTL_EN, v)

/*
 * fixed_ctr: MC_CHy_DCLK_PMON_FIXED_CTR, 64 bits
 * Counts clocks.
 * Source: linux uncore_snbep.c KNL_MC0_CH0_MSR_PMON_*; likwid registers.h PCI_MIC2_MC_D_*; pcm types.h
 * KNX_MC_CH_PCI_PMON_* (cross-source)
 */
typedef struct knl_imc_fixed_ctr {
	uint64_t raw;
} knl_imc_fixed_ctr;

UNCORE_ACCESSOR knl_imc_fixed_ctr knl_imc_fixed_ctr_value_(knl_imc_fixed_ctr r)
{
	return r;
}

#define KNL_IMC_FIXED_CTR_RESET UINT64_C(0x0000000000000000)
#define knl_imc_fixed_ctr_reset() /* knl_imc_fixed_ctr (): the value to begin from of MC_CHy_DCLK_PMON_FIXED_CTR. */ \
	UNCORE_VALUE_(knl_imc_fixed_ctr, KNL_IMC_FIXED_CTR_RESET)

#define KNL_IMC_FIXED_CTR_OFFSET 0xb3cu

#define knl_imc_fixed_ctr_addr(instance) /* uncore_pci (instance below KNL_IMC_INSTANCES): the address of MC_CHy_DCLK_PMON_FIXED_CTR. */ \
	uncore_pci_at_(knl_imc_pmon_place(instance), KNL_IMC_FIXED_CTR_OFFSET)
#define knl_imc_fixed_ctr_addr_high(instance) /* uncore_pci (instance below KNL_IMC_INSTANCES): the address of the high half of MC_CHy_DCLK_PMON_FIXED_CTR. */ \
	uncore_pci_high_(knl_imc_fixed_ctr_addr(instance))
#define knl_imc_fixed_ctr_read(read, context, instance) /* knl_imc_fixed_ctr (uint32_t read(void *context, uncore_pci at), context, instance below KNL_IMC_INSTANCES): both halves of one moment of MC_CHy_DCLK_PMON_FIXED_CTR. */ \
	UNCORE_VALUE_(knl_imc_fixed_ctr, uncore_pci_read64_(read, context, knl_imc_fixed_ctr_addr(instance)))

/* event_count [47:0] RW-V. */
#define KNL_IMC_FIXED_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define KNL_IMC_FIXED_CTR_EVENT_COUNT_SHIFT 0
#define KNL_IMC_FIXED_CTR_EVENT_COUNT_WIDTH 48
#define knl_imc_fixed_ctr_get_event_count(r) /* uint64_t (knl_imc_fixed_ctr r) [47:0]: DRAM clocks, at half the data rate. */ \
	UNCORE_GET64_(knl_imc_fixed_ctr, r, KNL_IMC_FIXED_CTR_EVENT_COUNT)
#define knl_imc_fixed_ctr_set_event_count(r, v) /* knl_imc_fixed_ctr (knl_imc_fixed_ctr r, v up to 0xffffffffffffull) [47:0]: DRAM clocks, at half the data rate. */ \
	UNCORE_PUT64_(knl_imc_fixed_ctr, knl_imc_fixed_ctr_value_(r).raw, KNL_IMC_FIXED_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
