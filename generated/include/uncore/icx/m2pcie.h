/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/icx/m2pcie.box.json by "make generate". Do not edit. */
/*
 * icx m2pcie: Mesh to PCIe. Between the mesh and one I/O stack: its messages, credits and queues.
 * Source: linux uncore_snbep.c icx_uncore_m2pcie; likwid perfmon_icelakeX_counters.h
 */
#ifndef UNCORE_ICX_M2PCIE_H
#define UNCORE_ICX_M2PCIE_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define ICX_M2PCIE_INSTANCES 6

#define ICX_M2PCIE_GENERAL_COUNTERS   4
#define ICX_M2PCIE_GENERAL_WIDTH      48
#define ICX_M2PCIE_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * box_ctl: M2Pn_MSR_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux uncore_snbep.c ICX_M2PCIE_MSR_PMON_BOX_CTL, icx_msr_offsets; likwid registers.h MSR_UNC_M2IOSF_M2PCIE*
 * (cross-source)
 */
typedef struct icx_m2pcie_box_ctl {
	uint32_t raw;
} icx_m2pcie_box_ctl;

UNCORE_ACCESSOR icx_m2pcie_box_ctl icx_m2pcie_box_ctl_value_(icx_m2pcie_box_ctl r)
{
	return r;
}

#define ICX_M2PCIE_BOX_CTL_RESET     0x00030000u
#define ICX_M2PCIE_BOX_CTL_MUST_ONE  0x00030000u
#define icx_m2pcie_box_ctl_reset() /* icx_m2pcie_box_ctl (): the value to begin from of M2Pn_MSR_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(icx_m2pcie_box_ctl, ICX_M2PCIE_BOX_CTL_RESET)

#define ICX_M2PCIE_BOX_CTL_MSRS 0xa40, 0xa60, 0xa80, 0xad0, 0xaf0, 0xb10

UNCORE_ACCESSOR uncore_msr icx_m2pcie_box_ctl_addr(unsigned instance)
{
	static const uint32_t base[ICX_M2PCIE_INSTANCES] = { ICX_M2PCIE_BOX_CTL_MSRS };

	return uncore_msr_at_(base[instance]);
}
#define icx_m2pcie_box_ctl_addr(instance) /* uncore_msr (instance below ICX_M2PCIE_INSTANCES): the address of M2Pn_MSR_PMON_BOX_CTL. */ \
	icx_m2pcie_box_ctl_addr(UNCORE_INDEX_(instance, ICX_M2PCIE_INSTANCES))

/* frz [8] RW. */
#define ICX_M2PCIE_BOX_CTL_FRZ_MASK  0x00000100u
#define ICX_M2PCIE_BOX_CTL_FRZ_SHIFT 8
#define ICX_M2PCIE_BOX_CTL_FRZ_WIDTH 1
#define icx_m2pcie_box_ctl_get_frz(r) /* uint32_t (icx_m2pcie_box_ctl r) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(icx_m2pcie_box_ctl, r, ICX_M2PCIE_BOX_CTL_FRZ)
#define icx_m2pcie_box_ctl_set_frz(r, v) /* icx_m2pcie_box_ctl (icx_m2pcie_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(icx_m2pcie_box_ctl, icx_m2pcie_box_ctl_value_(r).raw, ICX_M2PCIE_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define ICX_M2PCIE_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define ICX_M2PCIE_BOX_CTL_RST_CTRS_SHIFT 1
#define ICX_M2PCIE_BOX_CTL_RST_CTRS_WIDTH 1
#define icx_m2pcie_box_ctl_set_rst_ctrs(r, v) /* icx_m2pcie_box_ctl (icx_m2pcie_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(icx_m2pcie_box_ctl, icx_m2pcie_box_ctl_value_(r).raw, ICX_M2PCIE_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define ICX_M2PCIE_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define ICX_M2PCIE_BOX_CTL_RST_CTRL_SHIFT 0
#define ICX_M2PCIE_BOX_CTL_RST_CTRL_WIDTH 1
#define icx_m2pcie_box_ctl_set_rst_ctrl(r, v) /* icx_m2pcie_box_ctl (icx_m2pcie_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(icx_m2pcie_box_ctl, icx_m2pcie_box_ctl_value_(r).raw, ICX_M2PCIE_BOX_CTL_RST_CTRL, v)

/*
 * box_status: M2Pn_MSR_PMON_BOX_STATUS, 32 bits
 * Which counters have wrapped; Linux does not use it.
 * Source: likwid registers.h MSR_UNC_M2IOSF_M2PCIE*_PMON_STATUS (inferred)
 */
typedef struct icx_m2pcie_box_status {
	uint32_t raw;
} icx_m2pcie_box_status;

UNCORE_ACCESSOR icx_m2pcie_box_status icx_m2pcie_box_status_value_(icx_m2pcie_box_status r)
{
	return r;
}

#define ICX_M2PCIE_BOX_STATUS_RESET     0x00000000u
#define ICX_M2PCIE_BOX_STATUS_RW1C      0x0000000fu
#define icx_m2pcie_box_status_reset() /* icx_m2pcie_box_status (): the value to begin from of M2Pn_MSR_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(icx_m2pcie_box_status, ICX_M2PCIE_BOX_STATUS_RESET)

#define icx_m2pcie_box_status_clear(seen) /* icx_m2pcie_box_status (icx_m2pcie_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of M2Pn_MSR_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(icx_m2pcie_box_status, ICX_M2PCIE_BOX_STATUS_RESET & ~ICX_M2PCIE_BOX_STATUS_RW1C, seen, ICX_M2PCIE_BOX_STATUS_RW1C)

#define ICX_M2PCIE_BOX_STATUS_MSRS 0xa45, 0xa65, 0xa85, 0xad5, 0xaf5, 0xb15

UNCORE_ACCESSOR uncore_msr icx_m2pcie_box_status_addr(unsigned instance)
{
	static const uint32_t base[ICX_M2PCIE_INSTANCES] = { ICX_M2PCIE_BOX_STATUS_MSRS };

	return uncore_msr_at_(base[instance]);
}
#define icx_m2pcie_box_status_addr(instance) /* uncore_msr (instance below ICX_M2PCIE_INSTANCES): the address of M2Pn_MSR_PMON_BOX_STATUS. */ \
	icx_m2pcie_box_status_addr(UNCORE_INDEX_(instance, ICX_M2PCIE_INSTANCES))

/* ov [3:0] RW1C. */
#define ICX_M2PCIE_BOX_STATUS_OV_MASK  0x0000000fu
#define ICX_M2PCIE_BOX_STATUS_OV_SHIFT 0
#define ICX_M2PCIE_BOX_STATUS_OV_WIDTH 4
#define icx_m2pcie_box_status_get_ov(r) /* uint32_t (icx_m2pcie_box_status r) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(icx_m2pcie_box_status, r, ICX_M2PCIE_BOX_STATUS_OV)
#define icx_m2pcie_box_status_clear_ov(bits) /* icx_m2pcie_box_status (bits up to 0xfu) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(icx_m2pcie_box_status, ICX_M2PCIE_BOX_STATUS_RESET & ~ICX_M2PCIE_BOX_STATUS_RW1C, ICX_M2PCIE_BOX_STATUS_OV, bits)

/*
 * ctl: M2Pn_MSR_PMON_CTL{0-3}, 32 bits
 * Chooses the event of counter {0-3}.
 * Source: linux uncore_snbep.c ICX_M2PCIE_MSR_PMON_CTL0, icx_msr_offsets; likwid registers.h MSR_UNC_M2IOSF_M2PCIE*
 * (cross-source)
 */
typedef struct icx_m2pcie_ctl {
	uint32_t raw;
} icx_m2pcie_ctl;

UNCORE_ACCESSOR icx_m2pcie_ctl icx_m2pcie_ctl_value_(icx_m2pcie_ctl r)
{
	return r;
}

#define ICX_M2PCIE_CTL_RESET     0x00000000u
#define ICX_M2PCIE_CTL_MUST_ZERO 0x00210000u
#define icx_m2pcie_ctl_reset() /* icx_m2pcie_ctl (): the value to begin from of M2Pn_MSR_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(icx_m2pcie_ctl, ICX_M2PCIE_CTL_RESET)

#define ICX_M2PCIE_CTL_COUNT 4
#define ICX_M2PCIE_CTL_MSRS 0xa46, 0xa66, 0xa86, 0xad6, 0xaf6, 0xb16
#define ICX_M2PCIE_CTL_INDEX_STRIDE 0x1u

UNCORE_ACCESSOR uncore_msr icx_m2pcie_ctl_addr(unsigned instance, unsigned index)
{
	static const uint32_t base[ICX_M2PCIE_INSTANCES] = { ICX_M2PCIE_CTL_MSRS };

	return uncore_msr_at_(base[instance] +
		index * ICX_M2PCIE_CTL_INDEX_STRIDE);
}
#define icx_m2pcie_ctl_addr(instance, index) /* uncore_msr (instance below ICX_M2PCIE_INSTANCES, index below ICX_M2PCIE_CTL_COUNT): the address of M2Pn_MSR_PMON_CTL{0-3}. */ \
	icx_m2pcie_ctl_addr(UNCORE_INDEX_(instance, ICX_M2PCIE_INSTANCES), UNCORE_INDEX_(index, ICX_M2PCIE_CTL_COUNT))

/* thresh [31:24] RW-V. */
#define ICX_M2PCIE_CTL_THRESH_MASK  0xff000000u
#define ICX_M2PCIE_CTL_THRESH_SHIFT 24
#define ICX_M2PCIE_CTL_THRESH_WIDTH 8
#define icx_m2pcie_ctl_get_thresh(r) /* uint32_t (icx_m2pcie_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(icx_m2pcie_ctl, r, ICX_M2PCIE_CTL_THRESH)
#define icx_m2pcie_ctl_set_thresh(r, v) /* icx_m2pcie_ctl (icx_m2pcie_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(icx_m2pcie_ctl, icx_m2pcie_ctl_value_(r).raw, ICX_M2PCIE_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define ICX_M2PCIE_CTL_INVERT_MASK  0x00800000u
#define ICX_M2PCIE_CTL_INVERT_SHIFT 23
#define ICX_M2PCIE_CTL_INVERT_WIDTH 1

enum icx_m2pcie_ctl_invert {
	ICX_M2PCIE_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	ICX_M2PCIE_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define icx_m2pcie_ctl_get_invert(r) /* uint32_t (icx_m2pcie_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(icx_m2pcie_ctl, r, ICX_M2PCIE_CTL_INVERT)
#define icx_m2pcie_ctl_set_invert(r, v) /* icx_m2pcie_ctl (icx_m2pcie_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(icx_m2pcie_ctl, icx_m2pcie_ctl_value_(r).raw, ICX_M2PCIE_CTL_INVERT, v)

/* en [22] RW-V. */
#define ICX_M2PCIE_CTL_EN_MASK  0x00400000u
#define ICX_M2PCIE_CTL_EN_SHIFT 22
#define ICX_M2PCIE_CTL_EN_WIDTH 1
#define icx_m2pcie_ctl_get_en(r) /* uint32_t (icx_m2pcie_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(icx_m2pcie_ctl, r, ICX_M2PCIE_CTL_EN)
#define icx_m2pcie_ctl_set_en(r, v) /* icx_m2pcie_ctl (icx_m2pcie_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(icx_m2pcie_ctl, icx_m2pcie_ctl_value_(r).raw, ICX_M2PCIE_CTL_EN, v)

/* ov_en [20] RW-V. */
#define ICX_M2PCIE_CTL_OV_EN_MASK  0x00100000u
#define ICX_M2PCIE_CTL_OV_EN_SHIFT 20
#define ICX_M2PCIE_CTL_OV_EN_WIDTH 1
#define icx_m2pcie_ctl_get_ov_en(r) /* uint32_t (icx_m2pcie_ctl r) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_GET32_(icx_m2pcie_ctl, r, ICX_M2PCIE_CTL_OV_EN)
#define icx_m2pcie_ctl_set_ov_en(r, v) /* icx_m2pcie_ctl (icx_m2pcie_ctl r, v up to 0x1u) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_PUT32_(icx_m2pcie_ctl, icx_m2pcie_ctl_value_(r).raw, ICX_M2PCIE_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define ICX_M2PCIE_CTL_EDGE_DET_MASK  0x00040000u
#define ICX_M2PCIE_CTL_EDGE_DET_SHIFT 18
#define ICX_M2PCIE_CTL_EDGE_DET_WIDTH 1
#define icx_m2pcie_ctl_get_edge_det(r) /* uint32_t (icx_m2pcie_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(icx_m2pcie_ctl, r, ICX_M2PCIE_CTL_EDGE_DET)
#define icx_m2pcie_ctl_set_edge_det(r, v) /* icx_m2pcie_ctl (icx_m2pcie_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(icx_m2pcie_ctl, icx_m2pcie_ctl_value_(r).raw, ICX_M2PCIE_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define ICX_M2PCIE_CTL_RST_MASK  0x00020000u
#define ICX_M2PCIE_CTL_RST_SHIFT 17
#define ICX_M2PCIE_CTL_RST_WIDTH 1
#define icx_m2pcie_ctl_set_rst(r, v) /* icx_m2pcie_ctl (icx_m2pcie_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(icx_m2pcie_ctl, icx_m2pcie_ctl_value_(r).raw, ICX_M2PCIE_CTL_RST, v)

/* umask [15:8] RW-V. */
#define ICX_M2PCIE_CTL_UMASK_MASK  0x0000ff00u
#define ICX_M2PCIE_CTL_UMASK_SHIFT 8
#define ICX_M2PCIE_CTL_UMASK_WIDTH 8
#define icx_m2pcie_ctl_get_umask(r) /* uint32_t (icx_m2pcie_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(icx_m2pcie_ctl, r, ICX_M2PCIE_CTL_UMASK)
#define icx_m2pcie_ctl_set_umask(r, v) /* icx_m2pcie_ctl (icx_m2pcie_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(icx_m2pcie_ctl, icx_m2pcie_ctl_value_(r).raw, ICX_M2PCIE_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define ICX_M2PCIE_CTL_EV_SEL_MASK  0x000000ffu
#define ICX_M2PCIE_CTL_EV_SEL_SHIFT 0
#define ICX_M2PCIE_CTL_EV_SEL_WIDTH 8
#define icx_m2pcie_ctl_get_ev_sel(r) /* uint32_t (icx_m2pcie_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(icx_m2pcie_ctl, r, ICX_M2PCIE_CTL_EV_SEL)
#define icx_m2pcie_ctl_set_ev_sel(r, v) /* icx_m2pcie_ctl (icx_m2pcie_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(icx_m2pcie_ctl, icx_m2pcie_ctl_value_(r).raw, ICX_M2PCIE_CTL_EV_SEL, v)

/*
 * ctr: M2Pn_MSR_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux uncore_snbep.c ICX_M2PCIE_MSR_PMON_CTR0, icx_msr_offsets; likwid registers.h MSR_UNC_M2IOSF_M2PCIE*
 * (cross-source)
 */
typedef struct icx_m2pcie_ctr {
	uint64_t raw;
} icx_m2pcie_ctr;

UNCORE_ACCESSOR icx_m2pcie_ctr icx_m2pcie_ctr_value_(icx_m2pcie_ctr r)
{
	return r;
}

#define ICX_M2PCIE_CTR_RESET UINT64_C(0x0000000000000000)
#define icx_m2pcie_ctr_reset() /* icx_m2pcie_ctr (): the value to begin from of M2Pn_MSR_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(icx_m2pcie_ctr, ICX_M2PCIE_CTR_RESET)

#define ICX_M2PCIE_CTR_COUNT 4
#define ICX_M2PCIE_CTR_MSRS 0xa41, 0xa61, 0xa81, 0xad1, 0xaf1, 0xb11
#define ICX_M2PCIE_CTR_INDEX_STRIDE 0x1u

UNCORE_ACCESSOR uncore_msr icx_m2pcie_ctr_addr(unsigned instance, unsigned index)
{
	static const uint32_t base[ICX_M2PCIE_INSTANCES] = { ICX_M2PCIE_CTR_MSRS };

	return uncore_msr_at_(base[instance] +
		index * ICX_M2PCIE_CTR_INDEX_STRIDE);
}
#define icx_m2pcie_ctr_addr(instance, index) /* uncore_msr (instance below ICX_M2PCIE_INSTANCES, index below ICX_M2PCIE_CTR_COUNT): the address of M2Pn_MSR_PMON_CTR{0-3}. */ \
	icx_m2pcie_ctr_addr(UNCORE_INDEX_(instance, ICX_M2PCIE_INSTANCES), UNCORE_INDEX_(index, ICX_M2PCIE_CTR_COUNT))

/* event_count [47:0] RW-V. */
#define ICX_M2PCIE_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define ICX_M2PCIE_CTR_EVENT_COUNT_SHIFT 0
#define ICX_M2PCIE_CTR_EVENT_COUNT_WIDTH 48
#define icx_m2pcie_ctr_get_event_count(r) /* uint64_t (icx_m2pcie_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(icx_m2pcie_ctr, r, ICX_M2PCIE_CTR_EVENT_COUNT)
#define icx_m2pcie_ctr_set_event_count(r, v) /* icx_m2pcie_ctr (icx_m2pcie_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(icx_m2pcie_ctr, icx_m2pcie_ctr_value_(r).raw, ICX_M2PCIE_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
