/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/spr/m3upi.box.json by "make generate". Do not edit. */
/*
 * spr m3upi: Mesh to UPI. Between the mesh and one UPI link: messages of the mesh become flits here, and those of the
 * link enter the mesh.
 * Source: linux-6.12 uncore_snbep.c spr_uncore_m3upi; pcm types.h SPR_M3UPI_PORT*_REGISTER_*; likwid
 * perfmon_sapphirerapids_counters.h sapphirerapids_uncore_discovery_map
 */
#ifndef UNCORE_SPR_M3UPI_H
#define UNCORE_SPR_M3UPI_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define SPR_M3UPI_INSTANCES 4

#define SPR_M3UPI_GENERAL_COUNTERS   4
#define SPR_M3UPI_GENERAL_WIDTH      48
#define SPR_M3UPI_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/* PCI function pmon: its device and function on the socket's uncore bus. */
#define SPR_M3UPI_PMON_DEVICE_ID_0 0x3246u
#define SPR_M3UPI_PMON_DEVICE_ID_1 0x3246u
#define SPR_M3UPI_PMON_DEVICE_ID_2 0x3246u
#define SPR_M3UPI_PMON_DEVICE_ID_3 0x3246u

/* The device and function of pmon. */
UNCORE_ACCESSOR uncore_pci spr_m3upi_pmon_place(unsigned instance)
{
	static const uncore_pci place[SPR_M3UPI_INSTANCES] = {
		{ 5, 1, 0 },
		{ 6, 1, 0 },
		{ 7, 1, 0 },
		{ 8, 1, 0 },
	};

	return place[instance];
}
#define spr_m3upi_pmon_place(instance) /* uncore_pci (instance below SPR_M3UPI_INSTANCES): the device and function of pmon. */ \
	spr_m3upi_pmon_place(UNCORE_INDEX_(instance, SPR_M3UPI_INSTANCES))

/*
 * box_ctl: M3UPIn_PCI_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux-6.12 uncore_snbep.c spr_uncore_m3upi; pcm types.h SPR_M3UPI_PORT*_REGISTER_* (cross-source)
 */
typedef struct spr_m3upi_box_ctl {
	uint32_t raw;
} spr_m3upi_box_ctl;

UNCORE_ACCESSOR spr_m3upi_box_ctl spr_m3upi_box_ctl_value_(spr_m3upi_box_ctl r)
{
	return r;
}

#define SPR_M3UPI_BOX_CTL_RESET 0x00000000u
#define spr_m3upi_box_ctl_reset() /* spr_m3upi_box_ctl (): the value to begin from of M3UPIn_PCI_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(spr_m3upi_box_ctl, SPR_M3UPI_BOX_CTL_RESET)

#define SPR_M3UPI_BOX_CTL_OFFSET 0xa0u

#define spr_m3upi_box_ctl_addr(instance) /* uncore_pci (instance below SPR_M3UPI_INSTANCES): the address of M3UPIn_PCI_PMON_BOX_CTL. */ \
	uncore_pci_at_(spr_m3upi_pmon_place(instance), SPR_M3UPI_BOX_CTL_OFFSET)

/* rst_ctrs [9] WO. */
#define SPR_M3UPI_BOX_CTL_RST_CTRS_MASK  0x00000200u
#define SPR_M3UPI_BOX_CTL_RST_CTRS_SHIFT 9
#define SPR_M3UPI_BOX_CTL_RST_CTRS_WIDTH 1
#define spr_m3upi_box_ctl_set_rst_ctrs(r, v) /* spr_m3upi_box_ctl (spr_m3upi_box_ctl r, v up to 0x1u) [9]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(spr_m3upi_box_ctl, spr_m3upi_box_ctl_value_(r).raw, SPR_M3UPI_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [8] WO. */
#define SPR_M3UPI_BOX_CTL_RST_CTRL_MASK  0x00000100u
#define SPR_M3UPI_BOX_CTL_RST_CTRL_SHIFT 8
#define SPR_M3UPI_BOX_CTL_RST_CTRL_WIDTH 1
#define spr_m3upi_box_ctl_set_rst_ctrl(r, v) /* spr_m3upi_box_ctl (spr_m3upi_box_ctl r, v up to 0x1u) [8]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(spr_m3upi_box_ctl, spr_m3upi_box_ctl_value_(r).raw, SPR_M3UPI_BOX_CTL_RST_CTRL, v)

/* frz [0] RW. */
#define SPR_M3UPI_BOX_CTL_FRZ_MASK  0x00000001u
#define SPR_M3UPI_BOX_CTL_FRZ_SHIFT 0
#define SPR_M3UPI_BOX_CTL_FRZ_WIDTH 1
#define spr_m3upi_box_ctl_get_frz(r) /* uint32_t (spr_m3upi_box_ctl r) [0]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(spr_m3upi_box_ctl, r, SPR_M3UPI_BOX_CTL_FRZ)
#define spr_m3upi_box_ctl_set_frz(r, v) /* spr_m3upi_box_ctl (spr_m3upi_box_ctl r, v up to 0x1u) [0]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(spr_m3upi_box_ctl, spr_m3upi_box_ctl_value_(r).raw, SPR_M3UPI_BOX_CTL_FRZ, v)

/*
 * ctl: M3UPIn_PCI_PMON_CTL{0-3}, 64 bits
 * Chooses the event of counter {0-3}.
 * A write goes to the high half first, then to the low one.
 * Source: linux-6.12 uncore_snbep.c spr_uncore_m3upi; pcm types.h SPR_M3UPI_PORT*_REGISTER_* (cross-source)
 */
typedef struct spr_m3upi_ctl {
	uint64_t raw;
} spr_m3upi_ctl;

UNCORE_ACCESSOR spr_m3upi_ctl spr_m3upi_ctl_value_(spr_m3upi_ctl r)
{
	return r;
}

#define SPR_M3UPI_CTL_RESET     UINT64_C(0x0000000000000000)
#define SPR_M3UPI_CTL_MUST_ZERO UINT64_C(0x0000000000600000)
#define spr_m3upi_ctl_reset() /* spr_m3upi_ctl (): the value to begin from of M3UPIn_PCI_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(spr_m3upi_ctl, SPR_M3UPI_CTL_RESET)

#define SPR_M3UPI_CTL_COUNT 4
#define SPR_M3UPI_CTL_OFFSET 0xd8u
#define SPR_M3UPI_CTL_INDEX_STRIDE 0x8u

#define spr_m3upi_ctl_addr(instance, index) /* uncore_pci (instance below SPR_M3UPI_INSTANCES, index below SPR_M3UPI_CTL_COUNT): the address of M3UPIn_PCI_PMON_CTL{0-3}. */ \
	uncore_pci_at_(spr_m3upi_pmon_place(instance), SPR_M3UPI_CTL_OFFSET + \
		UNCORE_INDEX_(index, SPR_M3UPI_CTL_COUNT) * SPR_M3UPI_CTL_INDEX_STRIDE)
#define spr_m3upi_ctl_addr_high(instance, index) /* uncore_pci (instance below SPR_M3UPI_INSTANCES, index below SPR_M3UPI_CTL_COUNT): the address of the high half of M3UPIn_PCI_PMON_CTL{0-3}. */ \
	uncore_pci_high_(spr_m3upi_ctl_addr(instance, index))
#define spr_m3upi_ctl_read(read, context, instance, index) /* spr_m3upi_ctl (uint32_t read(void *context, uncore_pci at), context, instance below SPR_M3UPI_INSTANCES, index below SPR_M3UPI_CTL_COUNT): both halves of one moment of M3UPIn_PCI_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(spr_m3upi_ctl, uncore_pci_read64_(read, context, spr_m3upi_ctl_addr(instance, index)))

/* umask [55:32,15:8] RW-V, in pieces that have no shift in common. */
#define SPR_M3UPI_CTL_UMASK_MASK  UINT64_C(0x00ffffff0000ff00)
#define SPR_M3UPI_CTL_UMASK_WIDTH 32
UNCORE_PIECE_ uint64_t spr_m3upi_ctl_gather_umask_(uint64_t raw)
{
	return (raw >> 8 & UINT64_C(0xff)) << 0 |
	       (raw >> 32 & UINT64_C(0xffffff)) << 8;
}
UNCORE_PIECE_ uint64_t spr_m3upi_ctl_spread_umask_(uint64_t v)
{
	return (v >> 0 & UINT64_C(0xff)) << 8 |
	       (v >> 8 & UINT64_C(0xffffff)) << 32;
}
#define spr_m3upi_ctl_get_umask(r) /* uint64_t (spr_m3upi_ctl r) [55:32,15:8]: Selects sub-events of the event; the upper bits extend it. */ \
	UNCORE_CAST_(uint64_t, spr_m3upi_ctl_gather_umask_(spr_m3upi_ctl_value_(r).raw))
#define spr_m3upi_ctl_set_umask(r, v) /* spr_m3upi_ctl (spr_m3upi_ctl r, v up to 0xffffffffu) [55:32,15:8]: Selects sub-events of the event; the upper bits extend it. */ \
	UNCORE_SPREAD64_(spr_m3upi_ctl, spr_m3upi_ctl_value_(r).raw, SPR_M3UPI_CTL_UMASK, v, \
		spr_m3upi_ctl_spread_umask_)

/* thresh [31:24] RW-V. */
#define SPR_M3UPI_CTL_THRESH_MASK  UINT64_C(0x00000000ff000000)
#define SPR_M3UPI_CTL_THRESH_SHIFT 24
#define SPR_M3UPI_CTL_THRESH_WIDTH 8
#define spr_m3upi_ctl_get_thresh(r) /* uint64_t (spr_m3upi_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET64_(spr_m3upi_ctl, r, SPR_M3UPI_CTL_THRESH)
#define spr_m3upi_ctl_set_thresh(r, v) /* spr_m3upi_ctl (spr_m3upi_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT64_(spr_m3upi_ctl, spr_m3upi_ctl_value_(r).raw, SPR_M3UPI_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define SPR_M3UPI_CTL_INVERT_MASK  UINT64_C(0x0000000000800000)
#define SPR_M3UPI_CTL_INVERT_SHIFT 23
#define SPR_M3UPI_CTL_INVERT_WIDTH 1

enum spr_m3upi_ctl_invert {
	SPR_M3UPI_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	SPR_M3UPI_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define spr_m3upi_ctl_get_invert(r) /* uint64_t (spr_m3upi_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET64_(spr_m3upi_ctl, r, SPR_M3UPI_CTL_INVERT)
#define spr_m3upi_ctl_set_invert(r, v) /* spr_m3upi_ctl (spr_m3upi_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT64_(spr_m3upi_ctl, spr_m3upi_ctl_value_(r).raw, SPR_M3UPI_CTL_INVERT, v)

/* ov_en [20] RW-V. */
#define SPR_M3UPI_CTL_OV_EN_MASK  UINT64_C(0x0000000000100000)
#define SPR_M3UPI_CTL_OV_EN_SHIFT 20
#define SPR_M3UPI_CTL_OV_EN_WIDTH 1
#define spr_m3upi_ctl_get_ov_en(r) /* uint64_t (spr_m3upi_ctl r) [20]: A wrap of the counter is reported. */ \
	UNCORE_GET64_(spr_m3upi_ctl, r, SPR_M3UPI_CTL_OV_EN)
#define spr_m3upi_ctl_set_ov_en(r, v) /* spr_m3upi_ctl (spr_m3upi_ctl r, v up to 0x1u) [20]: A wrap of the counter is reported. */ \
	UNCORE_PUT64_(spr_m3upi_ctl, spr_m3upi_ctl_value_(r).raw, SPR_M3UPI_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define SPR_M3UPI_CTL_EDGE_DET_MASK  UINT64_C(0x0000000000040000)
#define SPR_M3UPI_CTL_EDGE_DET_SHIFT 18
#define SPR_M3UPI_CTL_EDGE_DET_WIDTH 1
#define spr_m3upi_ctl_get_edge_det(r) /* uint64_t (spr_m3upi_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET64_(spr_m3upi_ctl, r, SPR_M3UPI_CTL_EDGE_DET)
#define spr_m3upi_ctl_set_edge_det(r, v) /* spr_m3upi_ctl (spr_m3upi_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT64_(spr_m3upi_ctl, spr_m3upi_ctl_value_(r).raw, SPR_M3UPI_CTL_EDGE_DET, v)

/* ev_sel [7:0] RW-V. */
#define SPR_M3UPI_CTL_EV_SEL_MASK  UINT64_C(0x00000000000000ff)
#define SPR_M3UPI_CTL_EV_SEL_SHIFT 0
#define SPR_M3UPI_CTL_EV_SEL_WIDTH 8
#define spr_m3upi_ctl_get_ev_sel(r) /* uint64_t (spr_m3upi_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET64_(spr_m3upi_ctl, r, SPR_M3UPI_CTL_EV_SEL)
#define spr_m3upi_ctl_set_ev_sel(r, v) /* spr_m3upi_ctl (spr_m3upi_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT64_(spr_m3upi_ctl, spr_m3upi_ctl_value_(r).raw, SPR_M3UPI_CTL_EV_SEL, v)

/*
 * ctr: M3UPIn_PCI_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux-6.12 uncore_snbep.c spr_uncore_m3upi; pcm types.h SPR_M3UPI_PORT*_REGISTER_* (inferred)
 */
typedef struct spr_m3upi_ctr {
	uint64_t raw;
} spr_m3upi_ctr;

UNCORE_ACCESSOR spr_m3upi_ctr spr_m3upi_ctr_value_(spr_m3upi_ctr r)
{
	return r;
}

#define SPR_M3UPI_CTR_RESET UINT64_C(0x0000000000000000)
#define spr_m3upi_ctr_reset() /* spr_m3upi_ctr (): the value to begin from of M3UPIn_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(spr_m3upi_ctr, SPR_M3UPI_CTR_RESET)

#define SPR_M3UPI_CTR_COUNT 4
#define SPR_M3UPI_CTR_OFFSET 0xa8u
#define SPR_M3UPI_CTR_INDEX_STRIDE 0x8u

#define spr_m3upi_ctr_addr(instance, index) /* uncore_pci (instance below SPR_M3UPI_INSTANCES, index below SPR_M3UPI_CTR_COUNT): the address of M3UPIn_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_at_(spr_m3upi_pmon_place(instance), SPR_M3UPI_CTR_OFFSET + \
		UNCORE_INDEX_(index, SPR_M3UPI_CTR_COUNT) * SPR_M3UPI_CTR_INDEX_STRIDE)
#define spr_m3upi_ctr_addr_high(instance, index) /* uncore_pci (instance below SPR_M3UPI_INSTANCES, index below SPR_M3UPI_CTR_COUNT): the address of the high half of M3UPIn_PCI_PMON_CTR{0-3}. */ \
	uncore_pci_high_(spr_m3upi_ctr_addr(instance, index))
#define spr_m3upi_ctr_read(read, context, instance, index) /* spr_m3upi_ctr (uint32_t read(void *context, uncore_pci at), context, instance below SPR_M3UPI_INSTANCES, index below SPR_M3UPI_CTR_COUNT): both halves of one moment of M3UPIn_PCI_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(spr_m3upi_ctr, uncore_pci_read64_(read, context, spr_m3upi_ctr_addr(instance, index)))

/* event_count [47:0] RW-V. */
#define SPR_M3UPI_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SPR_M3UPI_CTR_EVENT_COUNT_SHIFT 0
#define SPR_M3UPI_CTR_EVENT_COUNT_WIDTH 48
#define spr_m3upi_ctr_get_event_count(r) /* uint64_t (spr_m3upi_ctr r) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_GET64_(spr_m3upi_ctr, r, SPR_M3UPI_CTR_EVENT_COUNT)
#define spr_m3upi_ctr_set_event_count(r, v) /* spr_m3upi_ctr (spr_m3upi_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_PUT64_(spr_m3upi_ctr, spr_m3upi_ctr_value_(r).raw, SPR_M3UPI_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
