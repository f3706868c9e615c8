/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ivt/imc.box.json by "make generate". Do not edit. */
/*
 * ivt imc: Memory controller channel. Counts the commands of one memory channel.
 * Instances: MC0_CH0, MC0_CH1, MC0_CH2, MC0_CH3, MC1_CH0, MC1_CH1, MC1_CH2, MC1_CH3
 * Source: 329468-002 p77-80
 */
#ifndef UNCORE_IVT_IMC_H
#define UNCORE_IVT_IMC_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define IVT_IMC_INSTANCES 8

#define IVT_IMC_GENERAL_COUNTERS   4
#define IVT_IMC_GENERAL_WIDTH      48
#define IVT_IMC_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define IVT_IMC_FIXED_COUNTERS   1
#define IVT_IMC_FIXED_WIDTH      48
#define IVT_IMC_FIXED_COUNT_MASK UINT64_C(0xffffffffffff)

/* PCI function pmon: its device and function on the socket's uncore bus. */
#define IVT_IMC_PMON_DEVICE_ID_0 0x0eb4u
#define IVT_IMC_PMON_DEVICE_ID_1 0x0eb5u
#define IVT_IMC_PMON_DEVICE_ID_2 0x0eb0u
#define IVT_IMC_PMON_DEVICE_ID_3 0x0eb1u
#define IVT_IMC_PMON_DEVICE_ID_4 0x0ef4u
#define IVT_IMC_PMON_DEVICE_ID_5 0x0ef5u
#define IVT_IMC_PMON_DEVICE_ID_6 0x0ef0u
#define IVT_IMC_PMON_DEVICE_ID_7 0x0ef1u

/* The device and function of pmon. */
UNCORE_ACCESSOR uncore_pci ivt_imc_pmon_place(unsigned instance)
{
	static const uncore_pci place[IVT_IMC_INSTANCES] = {
		{ 16, 4, 0 },
		{ 16, 5, 0 },
		{ 16, 0, 0 },
		{ 16, 1, 0 },
		{ 30, 4, 0 },
		{ 30, 5, 0 },
		{ 30, 0, 0 },
		{ 30, 1, 0 },
	};

	return place[instance];
}
#define ivt_imc_pmon_place(instance) /* uncore_pci (instance below IVT_IMC_INSTANCES): the device and function of pmon. */ \
	ivt_imc_pmon_place(UNCORE_INDEX_(instance, IVT_IMC_INSTANCES))

/*
 * box_status: MC_CHy_PCI_PMON_BOX_STATUS, 32 bits
 * Which counters of this channel have wrapped.
 * Source: 329468-002 p79 Table 2-73; likwid perfmon_ivybridgeEP_counters.h; e7v2-datasheet-v2 p129
 */
typedef struct ivt_imc_box_status {
	uint32_t raw;
} ivt_imc_box_status;

UNCORE_ACCESSOR ivt_imc_box_status ivt_imc_box_status_value_(ivt_imc_box_status r)
{
	return r;
}

#define IVT_IMC_BOX_STATUS_RESET     0x00000000u
#define IVT_IMC_BOX_STATUS_MUST_ZERO 0x00000020u
#define IVT_IMC_BOX_STATUS_RW1C      0x0000001fu
#define ivt_imc_box_status_reset() /* ivt_imc_box_status (): the value to begin from of MC_CHy_PCI_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(ivt_imc_box_status, IVT_IMC_BOX_STATUS_RESET)

#define ivt_imc_box_status_clear(seen) /* ivt_imc_box_status (ivt_imc_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of MC_CHy_PCI_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(ivt_imc_box_status, IVT_IMC_BOX_STATUS_RESET & ~IVT_IMC_BOX_STATUS_RW1C, seen, IVT_IMC_BOX_STATUS_RW1C)

#define IVT_IMC_BOX_STATUS_OFFSET 0xf8u

#define ivt_imc_box_status_addr(instance) /* uncore_pci (instance below IVT_IMC_INSTANCES): the address of MC_CHy_PCI_PMON_BOX_STATUS. */ \
	uncore_pci_at_(ivt_imc_pmon_place(instance), IVT_IMC_BOX_STATUS_OFFSET)

/* ov [4:0] RW1C. */
#define IVT_IMC_BOX_STATUS_OV_MASK  0x0000001fu
#define IVT_IMC_BOX_STATUS_OV_SHIFT 0
#define IVT_IMC_BOX_STATUS_OV_WIDTH 5

/* Values may be OR-ed. */
enum ivt_imc_box_status_ov {
	IVT_IMC_BOX_STATUS_OV_FIXED = 0x1, /* The fixed counter. */
	IVT_IMC_BOX_STATUS_OV_CTR0 = 0x2, /* Counter 0. */
	IVT_IMC_BOX_STATUS_OV_CTR1 = 0x4, /* Counter 1. */
	IVT_IMC_BOX_STATUS_OV_CTR2 = 0x8, /* Counter 2. */
	IVT_IMC_BOX_STATUS_OV_CTR3 = 0x10, /* Counter 3. */
};
#define ivt_imc_box_status_get_ov(r) /* uint32_t (ivt_imc_box_status r) [4:0]: Bit 0: the fixed counter has wrapped; bit n + 1: counter n. Writing 1 clears. */ \
	UNCORE_GET32_(ivt_imc_box_status, r, IVT_IMC_BOX_STATUS_OV)
#define ivt_imc_box_status_clear_ov(bits) /* ivt_imc_box_status (bits up to 0x1fu) [4:0]: Bit 0: the fixed counter has wrapped; bit n + 1: counter n. Writing 1 clears. */ \
	UNCORE_PUT32_(ivt_imc_box_status, IVT_IMC_BOX_STATUS_RESET & ~IVT_IMC_BOX_STATUS_RW1C, IVT_IMC_BOX_STATUS_OV, bits)

/*
 * box_ctl: MC_CHy_PCI_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters of one channel.
 * Source: 329468-002 p79 Table 2-72; linux uncore_snbep.c; e7v2-datasheet-v2 p129
 */
typedef struct ivt_imc_box_ctl {
	uint32_t raw;
} ivt_imc_box_ctl;

UNCORE_ACCESSOR ivt_imc_box_ctl ivt_imc_box_ctl_value_(ivt_imc_box_ctl r)
{
	return r;
}

#define IVT_IMC_BOX_CTL_RESET     0x00030000u
#define IVT_IMC_BOX_CTL_MUST_ONE  0x00030000u
#define ivt_imc_box_ctl_reset() /* ivt_imc_box_ctl (): the value to begin from of MC_CHy_PCI_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(ivt_imc_box_ctl, IVT_IMC_BOX_CTL_RESET)

#define IVT_IMC_BOX_CTL_OFFSET 0xf4u

#define ivt_imc_box_ctl_addr(instance) /* uncore_pci (instance below IVT_IMC_INSTANCES): the address of MC_CHy_PCI_PMON_BOX_CTL. */ \
	uncore_pci_at_(ivt_imc_pmon_place(instance), IVT_IMC_BOX_CTL_OFFSET)

/* frz [8] RW. */
#define IVT_IMC_BOX_CTL_FRZ_MASK  0x00000100u
#define IVT_IMC_BOX_CTL_FRZ_SHIFT 8
#define IVT_IMC_BOX_CTL_FRZ_WIDTH 1
#define ivt_imc_box_ctl_get_frz(r) /* uint32_t (ivt_imc_box_ctl r) [8]: While it is 1, no counter of this box counts. The whole register is written each time. */ \
	UNCORE_GET32_(ivt_imc_box_ctl, r, IVT_IMC_BOX_CTL_FRZ)
#define ivt_imc_box_ctl_set_frz(r, v) /* ivt_imc_box_ctl (ivt_imc_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. The whole register is written each time. */ \
	UNCORE_PUT32_(ivt_imc_box_ctl, ivt_imc_box_ctl_value_(r).raw, IVT_IMC_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define IVT_IMC_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define IVT_IMC_BOX_CTL_RST_CTRS_SHIFT 1
#define IVT_IMC_BOX_CTL_RST_CTRS_WIDTH 1
#define ivt_imc_box_ctl_set_rst_ctrs(r, v) /* ivt_imc_box_ctl (ivt_imc_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(ivt_imc_box_ctl, ivt_imc_box_ctl_value_(r).raw, IVT_IMC_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define IVT_IMC_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define IVT_IMC_BOX_CTL_RST_CTRL_SHIFT 0
#define IVT_IMC_BOX_CTL_RST_CTRL_WIDTH 1
#define ivt_imc_box_ctl_set_rst_ctrl(r, v) /* ivt_imc_box_ctl (ivt_imc_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(ivt_imc_box_ctl, ivt_imc_box_ctl_value_(r).raw, IVT_IMC_BOX_CTL_RST_CTRL, v)

/*
 * fixed_ctl: MC_CHy_PCI_PMON_FIXED_CTL, 32 bits
 * Switches the DRAM clock counter.
 * Source: linux uncore_snbep.c SNBEP_MC_CHy_PCI_PMON_FIXED_CTL; likwid perfmon_ivybridgeEP_counters.h (inferred)
 */
typedef struct ivt_imc_fixed_ctl {
	uint32_t raw;
} ivt_imc_fixed_ctl;

UNCORE_ACCESSOR ivt_imc_fixed_ctl ivt_imc_fixed_ctl_value_(ivt_imc_fixed_ctl r)
{
	return r;
}

#define IVT_IMC_FIXED_CTL_RESET     0x00000000u
#define IVT_IMC_FIXED_CTL_MUST_ZERO 0x00800000u
#define ivt_imc_fixed_ctl_reset() /* ivt_imc_fixed_ctl (): the value to begin from of MC_CHy_PCI_PMON_FIXED_CTL. */ \
	UNCORE_VALUE_(ivt_imc_fixed_ctl, IVT_IMC_FIXED_CTL_RESET)

#define IVT_IMC_FIXED_CTL_OFFSET 0xf0u

#define ivt_imc_fixed_ctl_addr(instance) /* uncore_pci (instance below IVT_IMC_INSTANCES): the address of MC_CHy_PCI_PMON_FIXED_CTL. */ \
	uncore_pci_at_(ivt_imc_pmon_place(instance), IVT_IMC_FIXED_CTL_OFFSET)

/* en [22] RW-V. */
#define IVT_IMC_FIXED_CTL_EN_MASK  0x00400000u
#define IVT_IMC_FIXED_CTL_EN_SHIFT 22
#define IVT_IMC_FIXED_CTL_EN_WIDTH 1
#define ivt_imc_fixed_ctl_get_en(r) /* uint32_t (ivt_imc_fixed_ctl r) [22]: Lets the DRAM clock counter count. */ \
	UNCORE_GET32_(ivt_imc_fixed_ctl, r, IVT_IMC_FIXED_CTL_EN)
#define ivt_imc_fixed_ctl_set_en(r, v) /* ivt_imc_fixed_ctl (ivt_imc_fixed_ctl r, v up to 0x1u) [22]: Lets the DRAM clock counter count. */ \
	UNCORE_PUT32_(ivt_imc_fixed_ctl, ivt_imc_fixed_ctl_value_(r).raw, IVT_IMC_FIXED_CTL_EN, v)

/* rst [19] WO. */
#define IVT_IMC_FIXED_CTL_RST_MASK  0x00080000u
#define IVT_IMC_FIXED_CTL_RST_SHIFT 19
#define IVT_IMC_FIXED_CTL_RST_WIDTH 1
#define ivt_imc_fixed_ctl_set_rst(r, v) /* ivt_imc_fixed_ctl (ivt_imc_fixed_ctl r, v up to 0x1u) [19]: Writing 1 zeroes the fixed counter; not bit 17 as in the other controls. */ \
	UNCORE_PUT32_(ivt_imc_fixed_ctl, ivt_imc_fixed_ctl_value_(r).raw, IVT_IMC_FIXED_CTL_RST, v)

/*
 * ctl: MC_CHy_PCI_PMON_CTL{0-3}, 32 bits
 * Chooses the event of counter {0-3}.
 * Source: 329468-002 p80 Table 2-74; linux uncore_snbep.c; e7v2-datasheet-v2 p127
 */
typedef struct ivt_imc_ctl {
	uint32_t raw;
} ivt_imc_ctl;

UNCORE_ACCESSOR ivt_imc_ctl ivt_imc_ctl_value_(ivt_imc_ctl r)
{
	return r;
}

#define IVT_IMC_CTL_RESET     0x00000000u
#define IVT_IMC_CTL_MUST_ZERO 0x00a10000u
#define ivt_imc_ctl_reset() /* ivt_imc_ctl (): the value to begin from of MC_CHy_PCI_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(ivt_imc_ctl, IVT_IMC_CTL_RESET)

#define IVT_IMC_CTL_COUNT 4
#define IVT_IMC_CTL_OFFSET 0xd8u
#define IVT_IMC_CTL_INDEX_STRIDE 0x4u

#define ivt_imc_ctl_addr(instance, index) /* uncore_pci (instance below IVT_IMC_INSTANCES, index below IVT_IMC_CTL_COUNT): the address of MC_CHy_PCI_PMON_CTL{0-3}. */ \
	uncore_pci_at_(ivt_imc_pmon_place(instance), IVT_IMC_CTL_OFFSET + \
		UNCORE_INDEX_(index, IVT_IMC_CTL_COUNT) * IVT_IMC_CTL_INDEX_STRIDE)

/* thresh [31:24] RW-V. */
#define IVT_IMC_CTL_THRESH_MASK  0xff000000u
#define IVT_IMC_CTL_THRESH_SHIFT 24
#define IVT_IMC_CTL_THRESH_WIDTH 8
#define ivt_imc_ctl_get_thresh(r) /* uint32_t (ivt_imc_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(ivt_imc_ctl, r, IVT_IMC_CTL_THRESH)
#define ivt_imc_ctl_set_thresh(r, v) /* ivt_imc_ctl (ivt_imc_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(ivt_imc_ctl, ivt_imc_ctl_value_(r).raw, IVT_IMC_CTL_THRESH, v)

/* en [22] RW-V. */
#define IVT_IMC_CTL_EN_MASK  0x00400000u
#define IVT_IMC_CTL_EN_SHIFT 22
#define IVT_IMC_CTL_EN_WIDTH 1
#define ivt_imc_ctl_get_en(r) /* uint32_t (ivt_imc_ctl r) [22]: Lets this counter count. */ \
	UNCORE_GET32_(ivt_imc_ctl, r, IVT_IMC_CTL_EN)
#define ivt_imc_ctl_set_en(r, v) /* ivt_imc_ctl (ivt_imc_ctl r, v up to 0x1u) [22]: Lets this counter count. */ \
	UNCORE_PUT32_(ivt_imc_ctl, ivt_imc_ctl_value_(r).raw, IVT_IMC_CTL_EN, v)

/* ov_en [20] RW-V. */
#define IVT_IMC_CTL_OV_EN_MASK  0x00100000u
#define IVT_IMC_CTL_OV_EN_SHIFT 20
#define IVT_IMC_CTL_OV_EN_WIDTH 1
#define ivt_imc_ctl_get_ov_en(r) /* uint32_t (ivt_imc_ctl r) [20]: A wrap sets the counter's bit in the box status and is reported to the UBox. */ \
	UNCORE_GET32_(ivt_imc_ctl, r, IVT_IMC_CTL_OV_EN)
#define ivt_imc_ctl_set_ov_en(r, v) /* ivt_imc_ctl (ivt_imc_ctl r, v up to 0x1u) [20]: A wrap sets the counter's bit in the box status and is reported to the UBox. */ \
	UNCORE_PUT32_(ivt_imc_ctl, ivt_imc_ctl_value_(r).raw, IVT_IMC_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define IVT_IMC_CTL_EDGE_DET_MASK  0x00040000u
#define IVT_IMC_CTL_EDGE_DET_SHIFT 18
#define IVT_IMC_CTL_EDGE_DET_WIDTH 1
#define ivt_imc_ctl_get_edge_det(r) /* uint32_t (ivt_imc_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(ivt_imc_ctl, r, IVT_IMC_CTL_EDGE_DET)
#define ivt_imc_ctl_set_edge_det(r, v) /* ivt_imc_ctl (ivt_imc_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(ivt_imc_ctl, ivt_imc_ctl_value_(r).raw, IVT_IMC_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define IVT_IMC_CTL_RST_MASK  0x00020000u
#define IVT_IMC_CTL_RST_SHIFT 17
#define IVT_IMC_CTL_RST_WIDTH 1
#define ivt_imc_ctl_set_rst(r, v) /* ivt_imc_ctl (ivt_imc_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(ivt_imc_ctl, ivt_imc_ctl_value_(r).raw, IVT_IMC_CTL_RST, v)

/* umask [15:8] RW-V. */
#define IVT_IMC_CTL_UMASK_MASK  0x0000ff00u
#define IVT_IMC_CTL_UMASK_SHIFT 8
#define IVT_IMC_CTL_UMASK_WIDTH 8
#define ivt_imc_ctl_get_umask(r) /* uint32_t (ivt_imc_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(ivt_imc_ctl, r, IVT_IMC_CTL_UMASK)
#define ivt_imc_ctl_set_umask(r, v) /* ivt_imc_ctl (ivt_imc_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(ivt_imc_ctl, ivt_imc_ctl_value_(r).raw, IVT_IMC_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define IVT_IMC_CTL_EV_SEL_MASK  0x000000ffu
#define IVT_IMC_CTL_EV_SEL_SHIFT 0
#define IVT_IMC_CTL_EV_SEL_WIDTH 8
#define ivt_imc_ctl_get_ev_sel(r) /* uint32_t (ivt_imc_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(ivt_imc_ctl, r, IVT_IMC_CTL_EV_SEL)
#define ivt_imc_ctl_set_ev_sel(r, v) /* ivt_imc_ctl (ivt_imc_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(ivt_imc_ctl, ivt_imc_ctl_value_(r).raw, IVT_IMC_CTL_EV_SEL, v)

/*
 * ctr: MC_CHy_PCI_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}; low dword first.
 * Source: 329468-002 p77, p80; linux uncore_snbep.c; likwid perfmon_ivybridgeEP_counters.h (cross-source)
 */
typedef struct ivt_imc_ctr {
	uint64_t raw;
} ivt_imc_ctr;

UNCORE_ACCESSOR ivt_imc_ctr ivt_imc_ctr_value_(ivt_imc_ctr r)
{
	return r;
}

#define IVT_IMC_CTR_RESET UINT64_C(0x0000000000000000)
#define ivt_imc_ctr_reset() /* ivt_imc_ctr (): the value to begin from of MC_CHy_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(ivt_imc_ctr, IVT_IMC_CTR_RESET)

#define IVT_IMC_CTR_COUNT 4
#define IVT_IMC_CTR_OFFSET 0xa0u
#define IVT_IMC_CTR_INDEX_STRIDE 0x8u

#define ivt_imc_ctr_addr(instance, index) /* uncore_pci (instance below IVT_IMC_INSTANCES, index below IVT_IMC_CTR_COUNT): the address of MC_CHy_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_at_(ivt_imc_pmon_place(instance), IVT_IMC_CTR_OFFSET + \
		UNCORE_INDEX_(index, IVT_IMC_CTR_COUNT) * IVT_IMC_CTR_INDEX_STRIDE)
#define ivt_imc_ctr_addr_high(instance, index) /* uncore_pci (instance below IVT_IMC_INSTANCES, index below IVT_IMC_CTR_COUNT): the address of the high half of MC_CHy_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_high_(ivt_imc_ctr_addr(instance, index))
#define ivt_imc_ctr_read(read, context, instance, index) /* ivt_imc_ctr (uint32_t read(void *context, uncore_pci at), context, instance below IVT_IMC_INSTANCES, index below IVT_IMC_CTR_COUNT): both halves of one moment of MC_CHy_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(ivt_imc_ctr, uncore_pci_read64_(read, context, ivt_imc_ctr_addr(instance, index)))

/* event_count [47:0] RW-V. */
#define IVT_IMC_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define IVT_IMC_CTR_EVENT_COUNT_SHIFT 0
#define IVT_IMC_CTR_EVENT_COUNT_WIDTH 48
#define ivt_imc_ctr_get_event_count(r) /* uint64_t (ivt_imc_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(ivt_imc_ctr, r, IVT_IMC_CTR_EVENT_COUNT)
#define ivt_imc_ctr_set_event_count(r, v) /* ivt_imc_ctr (ivt_imc_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(ivt_imc_ctr, ivt_imc_ctr_value_(r).raw, IVT_IMC_CTR_EVENT_COUNT, v)

/*
 * fixed_ctr: MC_CHy_PCI_PMON_FIXED_CTR, 64 bits
 * DRAM clocks counted.
 * Source: linux uncore_snbep.c SNBEP_MC_CHy_PCI_PMON_FIXED_CTR; likwid perfmon_ivybridgeEP_counters.h (cross-source)
 */
typedef struct ivt_imc_fixed_ctr {
	uint64_t raw;
} ivt_imc_fixed_ctr;

UNCORE_ACCESSOR ivt_imc_fixed_ctr ivt_imc_fixed_ctr_value_(ivt_imc_fixed_ctr r)
{
	return r;
}

#define IVT_IMC_FIXED_CTR_RESET UINT64_C(0x0000000000000000)
#define ivt_imc_fixed_ctr_reset() /* ivt_imc_fixed_ctr (): the value to begin from of MC_CHy_PCI_PMON_FIXED_CTR. */ \
	UNCORE_VALUE_(ivt_imc_fixed_ctr, IVT_IMC_FIXED_CTR_RESET)

#define IVT_IMC_FIXED_CTR_OFFSET 0xd0u

#define ivt_imc_fixed_ctr_addr(instance) /* uncore_pci (instance below IVT_IMC_INSTANCES): the address of MC_CHy_PCI_PMON_FIXED_CTR. */ \
	uncore_pci_at_(ivt_imc_pmon_place(instance), IVT_IMC_FIXED_CTR_OFFSET)
#define ivt_imc_fixed_ctr_addr_high(instance) /* uncore_pci (instance below IVT_IMC_INSTANCES): the address of the high half of MC_CHy_PCI_PMON_FIXED_CTR. */ \
	uncore_pci_high_(ivt_imc_fixed_ctr_addr(instance))
#define ivt_imc_fixed_ctr_read(read, context, instance) /* ivt_imc_fixed_ctr (uint32_t read(void *context, uncore_pci at), context, instance below IVT_IMC_INSTANCES): both halves of one moment of MC_CHy_PCI_PMON_FIXED_CTR. */ \
	UNCORE_VALUE_(ivt_imc_fixed_ctr, uncore_pci_read64_(read, context, ivt_imc_fixed_ctr_addr(instance)))

/* event_count [47:0] RW-V. */
#define IVT_IMC_FIXED_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define IVT_IMC_FIXED_CTR_EVENT_COUNT_SHIFT 0
#define IVT_IMC_FIXED_CTR_EVENT_COUNT_WIDTH 48
#define ivt_imc_fixed_ctr_get_event_count(r) /* uint64_t (ivt_imc_fixed_ctr r) [47:0]: DRAM clocks: half the data rate of the memory. */ \
	UNCORE_GET64_(ivt_imc_fixed_ctr, r, IVT_IMC_FIXED_CTR_EVENT_COUNT)
#define ivt_imc_fixed_ctr_set_event_count(r, v) /* ivt_imc_fixed_ctr (ivt_imc_fixed_ctr r, v up to 0xffffffffffffull) [47:0]: DRAM clocks: half the data rate of the memory. */ \
	UNCORE_PUT64_(ivt_imc_fixed_ctr, ivt_imc_fixed_ctr_value_(r).raw, IVT_IMC_FIXED_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
