/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ivt/irp.box.json by "make generate". Do not edit. */
/*
 * ivt irp: IIO coherency unit. Keeps the traffic of devices coherent; two units of two counters each behind one PCI
 * function.
 * Instances: IRP0, IRP1
 * Source: 329468-002 p13 Table 1-3; linux uncore_snbep.c ivbep_uncore_irp; likwid perfmon_ivybridgeEP_counters.h
 */
#ifndef UNCORE_IVT_IRP_H
#define UNCORE_IVT_IRP_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define IVT_IRP_INSTANCES 2

#define IVT_IRP_GENERAL_COUNTERS   2
#define IVT_IRP_GENERAL_WIDTH      44
#define IVT_IRP_GENERAL_COUNT_MASK UINT64_C(0xfffffffffff)

/* PCI function pmon: its device and function on the socket's uncore bus. Several instances share one. */
#define IVT_IRP_PMON_DEVICE_ID_0 0x0e39u
#define IVT_IRP_PMON_DEVICE_ID_1 0x0e39u

/* The device and function of pmon. */
UNCORE_ACCESSOR uncore_pci ivt_irp_pmon_place(unsigned instance)
{
	static const uncore_pci place[IVT_IRP_INSTANCES] = {
		{ 5, 6, 0 },
		{ 5, 6, 0 },
	};

	return place[instance];
}
#define ivt_irp_pmon_place(instance) /* uncore_pci (instance below IVT_IRP_INSTANCES): the device and function of pmon. */ \
	ivt_irp_pmon_place(UNCORE_INDEX_(instance, IVT_IRP_INSTANCES))

/*
 * box_status: IRP_PCI_PMON_BOX_STATUS, 32 bits
 * Which counters of the two units have wrapped; the units have it together.
 * Source: 329468-002 p13 Table 1-3; likwid perfmon_ivybridgeEP_counters.h; e7v2-datasheet-v2 p129 (cross-source)
 */
typedef struct ivt_irp_box_status {
	uint32_t raw;
} ivt_irp_box_status;

UNCORE_ACCESSOR ivt_irp_box_status ivt_irp_box_status_value_(ivt_irp_box_status r)
{
	return r;
}

#define IVT_IRP_BOX_STATUS_RESET     0x00000000u
#define IVT_IRP_BOX_STATUS_RW1C      0x0000000fu
#define ivt_irp_box_status_reset() /* ivt_irp_box_status (): the value to begin from of IRP_PCI_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(ivt_irp_box_status, IVT_IRP_BOX_STATUS_RESET)

#define ivt_irp_box_status_clear(seen) /* ivt_irp_box_status (ivt_irp_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of IRP_PCI_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(ivt_irp_box_status, IVT_IRP_BOX_STATUS_RESET & ~IVT_IRP_BOX_STATUS_RW1C, seen, IVT_IRP_BOX_STATUS_RW1C)

#define IVT_IRP_BOX_STATUS_OFFSET 0xf8u

#define ivt_irp_box_status_addr(instance) /* uncore_pci (instance below IVT_IRP_INSTANCES): the address of IRP_PCI_PMON_BOX_STATUS. */ \
	uncore_pci_at_(ivt_irp_pmon_place(instance), IVT_IRP_BOX_STATUS_OFFSET)

/* ov [3:0] RW1C. */
#define IVT_IRP_BOX_STATUS_OV_MASK  0x0000000fu
#define IVT_IRP_BOX_STATUS_OV_SHIFT 0
#define IVT_IRP_BOX_STATUS_OV_WIDTH 4

/* Values may be OR-ed. */
enum ivt_irp_box_status_ov {
	IVT_IRP_BOX_STATUS_OV_IRP0_CTR0 = 0x1,
	IVT_IRP_BOX_STATUS_OV_IRP0_CTR1 = 0x2,
	IVT_IRP_BOX_STATUS_OV_IRP1_CTR0 = 0x4,
	IVT_IRP_BOX_STATUS_OV_IRP1_CTR1 = 0x8,
};
#define ivt_irp_box_status_get_ov(r) /* uint32_t (ivt_irp_box_status r) [3:0]: Which counters have wrapped; writing 1 clears. */ \
	UNCORE_GET32_(ivt_irp_box_status, r, IVT_IRP_BOX_STATUS_OV)
#define ivt_irp_box_status_clear_ov(bits) /* ivt_irp_box_status (bits up to 0xfu) [3:0]: Which counters have wrapped; writing 1 clears. */ \
	UNCORE_PUT32_(ivt_irp_box_status, IVT_IRP_BOX_STATUS_RESET & ~IVT_IRP_BOX_STATUS_RW1C, IVT_IRP_BOX_STATUS_OV, bits)

/*
 * box_ctl: IRP_PCI_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters of both units, which have it together.
 * Source: 329468-002 p13 Table 1-3; linux uncore_snbep.c; likwid perfmon_ivybridgeEP_counters.h (inferred)
 */
typedef struct ivt_irp_box_ctl {
	uint32_t raw;
} ivt_irp_box_ctl;

UNCORE_ACCESSOR ivt_irp_box_ctl ivt_irp_box_ctl_value_(ivt_irp_box_ctl r)
{
	return r;
}

#define IVT_IRP_BOX_CTL_RESET     0x00030000u
#define IVT_IRP_BOX_CTL_MUST_ONE  0x00030000u
#define ivt_irp_box_ctl_reset() /* ivt_irp_box_ctl (): the value to begin from of IRP_PCI_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(ivt_irp_box_ctl, IVT_IRP_BOX_CTL_RESET)

#define IVT_IRP_BOX_CTL_OFFSET 0xf4u

#define ivt_irp_box_ctl_addr(instance) /* uncore_pci (instance below IVT_IRP_INSTANCES): the address of IRP_PCI_PMON_BOX_CTL. */ \
	uncore_pci_at_(ivt_irp_pmon_place(instance), IVT_IRP_BOX_CTL_OFFSET)

/* frz [8] RW. */
#define IVT_IRP_BOX_CTL_FRZ_MASK  0x00000100u
#define IVT_IRP_BOX_CTL_FRZ_SHIFT 8
#define IVT_IRP_BOX_CTL_FRZ_WIDTH 1
#define ivt_irp_box_ctl_get_frz(r) /* uint32_t (ivt_irp_box_ctl r) [8]: While it is 1, no counter of this box counts. The whole register is written each time. */ \
	UNCORE_GET32_(ivt_irp_box_ctl, r, IVT_IRP_BOX_CTL_FRZ)
#define ivt_irp_box_ctl_set_frz(r, v) /* ivt_irp_box_ctl (ivt_irp_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. The whole register is written each time. */ \
	UNCORE_PUT32_(ivt_irp_box_ctl, ivt_irp_box_ctl_value_(r).raw, IVT_IRP_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define IVT_IRP_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define IVT_IRP_BOX_CTL_RST_CTRS_SHIFT 1
#define IVT_IRP_BOX_CTL_RST_CTRS_WIDTH 1
#define ivt_irp_box_ctl_set_rst_ctrs(r, v) /* ivt_irp_box_ctl (ivt_irp_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(ivt_irp_box_ctl, ivt_irp_box_ctl_value_(r).raw, IVT_IRP_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define IVT_IRP_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define IVT_IRP_BOX_CTL_RST_CTRL_SHIFT 0
#define IVT_IRP_BOX_CTL_RST_CTRL_WIDTH 1
#define ivt_irp_box_ctl_set_rst_ctrl(r, v) /* ivt_irp_box_ctl (ivt_irp_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(ivt_irp_box_ctl, ivt_irp_box_ctl_value_(r).raw, IVT_IRP_BOX_CTL_RST_CTRL, v)

/*
 * ctl: IRPn_PCI_PMON_CTL{0-1}, 32 bits
 * Chooses the event of a counter of the unit.
 * Source: 329468-002 p13 Table 1-3; linux uncore_snbep.c ivbep_uncore_irp_ctls; likwid perfmon_ivybridgeEP_counters.h
 * (cross-source)
 */
typedef struct ivt_irp_ctl {
	uint32_t raw;
} ivt_irp_ctl;

UNCORE_ACCESSOR ivt_irp_ctl ivt_irp_ctl_value_(ivt_irp_ctl r)
{
	return r;
}

#define IVT_IRP_CTL_RESET 0x00000000u
#define ivt_irp_ctl_reset() /* ivt_irp_ctl (): the value to begin from of IRPn_PCI_PMON_CTL{0-1}. */ \
	UNCORE_VALUE_(ivt_irp_ctl, IVT_IRP_CTL_RESET)

#define IVT_IRP_CTL_COUNT 2
#define IVT_IRP_CTL_OFFSET 0xd8u
#define IVT_IRP_CTL_INSTANCE_STRIDE 0x8u
#define IVT_IRP_CTL_INDEX_STRIDE 0x4u

UNCORE_ACCESSOR uncore_pci ivt_irp_ctl_addr(unsigned instance, unsigned index)
{
	return uncore_pci_at_((ivt_irp_pmon_place)(instance),
		IVT_IRP_CTL_OFFSET +
		instance * IVT_IRP_CTL_INSTANCE_STRIDE +
		index * IVT_IRP_CTL_INDEX_STRIDE);
}
#define ivt_irp_ctl_addr(instance, index) /* uncore_pci (instance below IVT_IRP_INSTANCES, index below IVT_IRP_CTL_COUNT): the address of IRPn_PCI_PMON_CTL{0-1}. */ \
	ivt_irp_ctl_addr(UNCORE_INDEX_(instance, IVT_IRP_INSTANCES), UNCORE_INDEX_(index, IVT_IRP_CTL_COUNT))

/* thresh [31:24] RW-V. */
#define IVT_IRP_CTL_THRESH_MASK  0xff000000u
#define IVT_IRP_CTL_THRESH_SHIFT 24
#define IVT_IRP_CTL_THRESH_WIDTH 8
#define ivt_irp_ctl_get_thresh(r) /* uint32_t (ivt_irp_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(ivt_irp_ctl, r, IVT_IRP_CTL_THRESH)
#define ivt_irp_ctl_set_thresh(r, v) /* ivt_irp_ctl (ivt_irp_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(ivt_irp_ctl, ivt_irp_ctl_value_(r).raw, IVT_IRP_CTL_THRESH, v)

/* en [22] RW-V. */
#define IVT_IRP_CTL_EN_MASK  0x00400000u
#define IVT_IRP_CTL_EN_SHIFT 22
#define IVT_IRP_CTL_EN_WIDTH 1
#define ivt_irp_ctl_get_en(r) /* uint32_t (ivt_irp_ctl r) [22]: Lets this counter count. */ \
	UNCORE_GET32_(ivt_irp_ctl, r, IVT_IRP_CTL_EN)
#define ivt_irp_ctl_set_en(r, v) /* ivt_irp_ctl (ivt_irp_ctl r, v up to 0x1u) [22]: Lets this counter count. */ \
	UNCORE_PUT32_(ivt_irp_ctl, ivt_irp_ctl_value_(r).raw, IVT_IRP_CTL_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define IVT_IRP_CTL_EDGE_DET_MASK  0x00040000u
#define IVT_IRP_CTL_EDGE_DET_SHIFT 18
#define IVT_IRP_CTL_EDGE_DET_WIDTH 1
#define ivt_irp_ctl_get_edge_det(r) /* uint32_t (ivt_irp_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(ivt_irp_ctl, r, IVT_IRP_CTL_EDGE_DET)
#define ivt_irp_ctl_set_edge_det(r, v) /* ivt_irp_ctl (ivt_irp_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(ivt_irp_ctl, ivt_irp_ctl_value_(r).raw, IVT_IRP_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define IVT_IRP_CTL_RST_MASK  0x00020000u
#define IVT_IRP_CTL_RST_SHIFT 17
#define IVT_IRP_CTL_RST_WIDTH 1
#define ivt_irp_ctl_set_rst(r, v) /* ivt_irp_ctl (ivt_irp_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(ivt_irp_ctl, ivt_irp_ctl_value_(r).raw, IVT_IRP_CTL_RST, v)

/* umask [15:8] RW-V. */
#define IVT_IRP_CTL_UMASK_MASK  0x0000ff00u
#define IVT_IRP_CTL_UMASK_SHIFT 8
#define IVT_IRP_CTL_UMASK_WIDTH 8
#define ivt_irp_ctl_get_umask(r) /* uint32_t (ivt_irp_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(ivt_irp_ctl, r, IVT_IRP_CTL_UMASK)
#define ivt_irp_ctl_set_umask(r, v) /* ivt_irp_ctl (ivt_irp_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(ivt_irp_ctl, ivt_irp_ctl_value_(r).raw, IVT_IRP_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define IVT_IRP_CTL_EV_SEL_MASK  0x000000ffu
#define IVT_IRP_CTL_EV_SEL_SHIFT 0
#define IVT_IRP_CTL_EV_SEL_WIDTH 8
#define ivt_irp_ctl_get_ev_sel(r) /* uint32_t (ivt_irp_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(ivt_irp_ctl, r, IVT_IRP_CTL_EV_SEL)
#define ivt_irp_ctl_set_ev_sel(r, v) /* ivt_irp_ctl (ivt_irp_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(ivt_irp_ctl, ivt_irp_ctl_value_(r).raw, IVT_IRP_CTL_EV_SEL, v)

/*
 * ctr: IRPn_PCI_PMON_CTR{0-1}, 64 bits
 * Count of a counter of the unit; the four offsets follow no stride.
 * Source: 329468-002 p13 Table 1-3; linux uncore_snbep.c ivbep_uncore_irp_ctrs; likwid perfmon_ivybridgeEP_counters.h
 * (cross-source)
 */
typedef struct ivt_irp_ctr {
	uint64_t raw;
} ivt_irp_ctr;

UNCORE_ACCESSOR ivt_irp_ctr ivt_irp_ctr_value_(ivt_irp_ctr r)
{
	return r;
}

#define IVT_IRP_CTR_RESET UINT64_C(0x0000000000000000)
#define ivt_irp_ctr_reset() /* ivt_irp_ctr (): the value to begin from of IRPn_PCI_PMON_CTR{0-1}. */ \
	UNCORE_VALUE_(ivt_irp_ctr, IVT_IRP_CTR_RESET)

#define IVT_IRP_CTR_COUNT 2
#define IVT_IRP_CTR_OFFSETS { 0xa0, 0xb0 }, { 0xb8, 0xc0 }

UNCORE_ACCESSOR uncore_pci ivt_irp_ctr_addr(unsigned instance, unsigned index)
{
	static const uint16_t element[IVT_IRP_INSTANCES][IVT_IRP_CTR_COUNT] = { IVT_IRP_CTR_OFFSETS };

	return uncore_pci_at_((ivt_irp_pmon_place)(instance),
		element[instance][index]);
}
#define ivt_irp_ctr_addr(instance, index) /* uncore_pci (instance below IVT_IRP_INSTANCES, index below IVT_IRP_CTR_COUNT): the address of IRPn_PCI_PMON_CTR{0-1}. */ \
	ivt_irp_ctr_addr(UNCORE_INDEX_(instance, IVT_IRP_INSTANCES), UNCORE_INDEX_(index, IVT_IRP_CTR_COUNT))
#define ivt_irp_ctr_addr_high(instance, index) /* uncore_pci (instance below IVT_IRP_INSTANCES, index below IVT_IRP_CTR_COUNT): the address of the high half of IRPn_PCI_PMON_CTR{0-1}. */ \
	uncore_pci_high_(ivt_irp_ctr_addr(instance, index))
#define ivt_irp_ctr_read(read, context, instance, index) /* ivt_irp_ctr (uint32_t read(void *context, uncore_pci at), context, instance below IVT_IRP_INSTANCES, index below IVT_IRP_CTR_COUNT): both halves of one moment of IRPn_PCI_PMON_CTR{0-1}. */ \
	UNCORE_VALUE_(ivt_irp_ctr, uncore_pci_read64_(read, context, ivt_irp_ctr_addr(instance, index)))

/* event_count [47:0] RW-V. */
#define IVT_IRP_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define IVT_IRP_CTR_EVENT_COUNT_SHIFT 0
#define IVT_IRP_CTR_EVENT_COUNT_WIDTH 48
#define ivt_irp_ctr_get_event_count(r) /* uint64_t (ivt_irp_ctr r) [47:0]: What the counter has counted; only the low 44 bits are sure to count. */ \
	UNCORE_GET64_(ivt_irp_ctr, r, IVT_IRP_CTR_EVENT_COUNT)
#define ivt_irp_ctr_set_event_count(r, v) /* ivt_irp_ctr (ivt_irp_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; only the low 44 bits are sure to count. */ \
	UNCORE_PUT64_(ivt_irp_ctr, ivt_irp_ctr_value_(r).raw, IVT_IRP_CTR_EVENT_COUNT, v)

/*
 * box_filter: IRP_PCI_PMON_BOX_FILTER, 32 bits; also IRPFilter, IRP_PmonFilter
 * Filter of the ordering queue; no source says where it stands.
 * No source says whether it can be read or written.
 * Source: 329468-002 p104; perfmon-ivt IRPFilter; pmu-tools ivt_uc.py (unknown)
 */
typedef struct ivt_irp_box_filter {
	uint32_t raw;
} ivt_irp_box_filter;

UNCORE_ACCESSOR ivt_irp_box_filter ivt_irp_box_filter_value_(ivt_irp_box_filter r)
{
	return r;
}

#define IVT_IRP_BOX_FILTER_RESET 0x00000000u
#define ivt_irp_box_filter_reset() /* ivt_irp_box_filter (): the value to begin from of IRP_PCI_PMON_BOX_FILTER. */ \
	UNCORE_VALUE_(ivt_irp_box_filter, IVT_IRP_BOX_FILTER_RESET)

/* No source gives its address. */

/*
 * orderingq [4:0] unknown. Ordering queue, which is the source of a request, to count. No source gives its access
 * rights: it has no accessors.
 */
#define IVT_IRP_BOX_FILTER_ORDERINGQ_MASK  0x0000001fu
#define IVT_IRP_BOX_FILTER_ORDERINGQ_SHIFT 0
#define IVT_IRP_BOX_FILTER_ORDERINGQ_WIDTH 5

#ifdef __cplusplus
}
#endif

#endif
