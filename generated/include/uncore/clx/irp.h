/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/clx/irp.box.json by "make generate". Do not edit. */
/*
 * clx irp: I/O coherency unit. Keeps the traffic of one I/O stack coherent; there is one beside each IIO.
 * Source: linux uncore_snbep.c skx_uncore_irp; likwid perfmon_skylakeX_counters.h (as on skx/irp)
 */
#ifndef UNCORE_CLX_IRP_H
#define UNCORE_CLX_IRP_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define CLX_IRP_INSTANCES 6

#define CLX_IRP_GENERAL_COUNTERS   2
#define CLX_IRP_GENERAL_WIDTH      48
#define CLX_IRP_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * box_ctl: IRPn_MSR_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux uncore_snbep.c SKX_IRP0_MSR_PMON_*; likwid registers.h (as on skx/irp) (cross-source)
 */
typedef struct clx_irp_box_ctl {
	uint32_t raw;
} clx_irp_box_ctl;

UNCORE_ACCESSOR clx_irp_box_ctl clx_irp_box_ctl_value_(clx_irp_box_ctl r)
{
	return r;
}

#define CLX_IRP_BOX_CTL_RESET     0x00030000u
#define CLX_IRP_BOX_CTL_MUST_ONE  0x00030000u
#define clx_irp_box_ctl_reset() /* clx_irp_box_ctl (): the value to begin from of IRPn_MSR_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(clx_irp_box_ctl, CLX_IRP_BOX_CTL_RESET)

#define CLX_IRP_BOX_CTL_MSR 0xa58u
#define CLX_IRP_BOX_CTL_INSTANCE_STRIDE 0x20u

#define clx_irp_box_ctl_addr(instance) /* uncore_msr (instance below CLX_IRP_INSTANCES): the address of IRPn_MSR_PMON_BOX_CTL. */ \
	uncore_msr_at_(CLX_IRP_BOX_CTL_MSR + \
		UNCORE_INDEX_(instance, CLX_IRP_INSTANCES) * CLX_IRP_BOX_CTL_INSTANCE_STRIDE)

/* frz [8] RW. */
#define CLX_IRP_BOX_CTL_FRZ_MASK  0x00000100u
#define CLX_IRP_BOX_CTL_FRZ_SHIFT 8
#define CLX_IRP_BOX_CTL_FRZ_WIDTH 1
#define clx_irp_box_ctl_get_frz(r) /* uint32_t (clx_irp_box_ctl r) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(clx_irp_box_ctl, r, CLX_IRP_BOX_CTL_FRZ)
#define clx_irp_box_ctl_set_frz(r, v) /* clx_irp_box_ctl (clx_irp_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(clx_irp_box_ctl, clx_irp_box_ctl_value_(r).raw, CLX_IRP_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define CLX_IRP_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define CLX_IRP_BOX_CTL_RST_CTRS_SHIFT 1
#define CLX_IRP_BOX_CTL_RST_CTRS_WIDTH 1
#define clx_irp_box_ctl_set_rst_ctrs(r, v) /* clx_irp_box_ctl (clx_irp_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(clx_irp_box_ctl, clx_irp_box_ctl_value_(r).raw, CLX_IRP_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define CLX_IRP_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define CLX_IRP_BOX_CTL_RST_CTRL_SHIFT 0
#define CLX_IRP_BOX_CTL_RST_CTRL_WIDTH 1
#define clx_irp_box_ctl_set_rst_ctrl(r, v) /* clx_irp_box_ctl (clx_irp_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(clx_irp_box_ctl, clx_irp_box_ctl_value_(r).raw, CLX_IRP_BOX_CTL_RST_CTRL, v)

/*
 * box_status: IRPn_MSR_PMON_BOX_STATUS, 32 bits
 * Which counters have wrapped; Linux does not use it.
 * Source: likwid registers.h (as on skx/irp) (inferred)
 */
typedef struct clx_irp_box_status {
	uint32_t raw;
} clx_irp_box_status;

UNCORE_ACCESSOR clx_irp_box_status clx_irp_box_status_value_(clx_irp_box_status r)
{
	return r;
}

#define CLX_IRP_BOX_STATUS_RESET     0x00000000u
#define CLX_IRP_BOX_STATUS_RW1C      0x00000003u
#define clx_irp_box_status_reset() /* clx_irp_box_status (): the value to begin from of IRPn_MSR_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(clx_irp_box_status, CLX_IRP_BOX_STATUS_RESET)

#define clx_irp_box_status_clear(seen) /* clx_irp_box_status (clx_irp_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of IRPn_MSR_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(clx_irp_box_status, CLX_IRP_BOX_STATUS_RESET & ~CLX_IRP_BOX_STATUS_RW1C, seen, CLX_IRP_BOX_STATUS_RW1C)

#define CLX_IRP_BOX_STATUS_MSR 0xa5fu
#define CLX_IRP_BOX_STATUS_INSTANCE_STRIDE 0x20u

#define clx_irp_box_status_addr(instance) /* uncore_msr (instance below CLX_IRP_INSTANCES): the address of IRPn_MSR_PMON_BOX_STATUS. */ \
	uncore_msr_at_(CLX_IRP_BOX_STATUS_MSR + \
		UNCORE_INDEX_(instance, CLX_IRP_INSTANCES) * CLX_IRP_BOX_STATUS_INSTANCE_STRIDE)

/* ov [1:0] RW1C. */
#define CLX_IRP_BOX_STATUS_OV_MASK  0x00000003u
#define CLX_IRP_BOX_STATUS_OV_SHIFT 0
#define CLX_IRP_BOX_STATUS_OV_WIDTH 2
#define clx_irp_box_status_get_ov(r) /* uint32_t (clx_irp_box_status r) [1:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(clx_irp_box_status, r, CLX_IRP_BOX_STATUS_OV)
#define clx_irp_box_status_clear_ov(bits) /* clx_irp_box_status (bits up to 0x3u) [1:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(clx_irp_box_status, CLX_IRP_BOX_STATUS_RESET & ~CLX_IRP_BOX_STATUS_RW1C, CLX_IRP_BOX_STATUS_OV, bits)

/*
 * ctl: IRPn_MSR_PMON_CTL{0-1}, 32 bits
 * Chooses the event of counter {0-1}.
 * Source: linux uncore_snbep.c SKX_IRP0_MSR_PMON_*; likwid registers.h (as on skx/irp) (cross-source)
 */
typedef struct clx_irp_ctl {
	uint32_t raw;
} clx_irp_ctl;

UNCORE_ACCESSOR clx_irp_ctl clx_irp_ctl_value_(clx_irp_ctl r)
{
	return r;
}

#define CLX_IRP_CTL_RESET     0x00000000u
#define CLX_IRP_CTL_MUST_ZERO 0x00210000u
#define clx_irp_ctl_reset() /* clx_irp_ctl (): the value to begin from of IRPn_MSR_PMON_CTL{0-1}. */ \
	UNCORE_VALUE_(clx_irp_ctl, CLX_IRP_CTL_RESET)

#define CLX_IRP_CTL_COUNT 2
#define CLX_IRP_CTL_MSR 0xa5bu
#define CLX_IRP_CTL_INSTANCE_STRIDE 0x20u
#define CLX_IRP_CTL_INDEX_STRIDE 0x1u

#define clx_irp_ctl_addr(instance, index) /* uncore_msr (instance below CLX_IRP_INSTANCES, index below CLX_IRP_CTL_COUNT): the address of IRPn_MSR_PMON_CTL{0-1}. */ \
	uncore_msr_at_(CLX_IRP_CTL_MSR + \
		UNCORE_INDEX_(instance, CLX_IRP_INSTANCES) * CLX_IRP_CTL_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, CLX_IRP_CTL_COUNT) * CLX_IRP_CTL_INDEX_STRIDE)

/* thresh [31:24] RW-V. */
#define CLX_IRP_CTL_THRESH_MASK  0xff000000u
#define CLX_IRP_CTL_THRESH_SHIFT 24
#define CLX_IRP_CTL_THRESH_WIDTH 8
#define clx_irp_ctl_get_thresh(r) /* uint32_t (clx_irp_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(clx_irp_ctl, r, CLX_IRP_CTL_THRESH)
#define clx_irp_ctl_set_thresh(r, v) /* clx_irp_ctl (clx_irp_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(clx_irp_ctl, clx_irp_ctl_value_(r).raw, CLX_IRP_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define CLX_IRP_CTL_INVERT_MASK  0x00800000u
#define CLX_IRP_CTL_INVERT_SHIFT 23
#define CLX_IRP_CTL_INVERT_WIDTH 1

enum clx_irp_ctl_invert {
	CLX_IRP_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	CLX_IRP_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define clx_irp_ctl_get_invert(r) /* uint32_t (clx_irp_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(clx_irp_ctl, r, CLX_IRP_CTL_INVERT)
#define clx_irp_ctl_set_invert(r, v) /* clx_irp_ctl (clx_irp_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(clx_irp_ctl, clx_irp_ctl_value_(r).raw, CLX_IRP_CTL_INVERT, v)

/* en [22] RW-V. */
#define CLX_IRP_CTL_EN_MASK  0x00400000u
#define CLX_IRP_CTL_EN_SHIFT 22
#define CLX_IRP_CTL_EN_WIDTH 1
#define clx_irp_ctl_get_en(r) /* uint32_t (clx_irp_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(clx_irp_ctl, r, CLX_IRP_CTL_EN)
#define clx_irp_ctl_set_en(r, v) /* clx_irp_ctl (clx_irp_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(clx_irp_ctl, clx_irp_ctl_value_(r).raw, CLX_IRP_CTL_EN, v)

/* ov_en [20] RW-V. */
#define CLX_IRP_CTL_OV_EN_MASK  0x00100000u
#define CLX_IRP_CTL_OV_EN_SHIFT 20
#define CLX_IRP_CTL_OV_EN_WIDTH 1
#define clx_irp_ctl_get_ov_en(r) /* uint32_t (clx_irp_ctl r) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_GET32_(clx_irp_ctl, r, CLX_IRP_CTL_OV_EN)
#define clx_irp_ctl_set_ov_en(r, v) /* clx_irp_ctl (clx_irp_ctl r, v up to 0x1u) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_PUT32_(clx_irp_ctl, clx_irp_ctl_value_(r).raw, CLX_IRP_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define CLX_IRP_CTL_EDGE_DET_MASK  0x00040000u
#define CLX_IRP_CTL_EDGE_DET_SHIFT 18
#define CLX_IRP_CTL_EDGE_DET_WIDTH 1
#define clx_irp_ctl_get_edge_det(r) /* uint32_t (clx_irp_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(clx_irp_ctl, r, CLX_IRP_CTL_EDGE_DET)
#define clx_irp_ctl_set_edge_det(r, v) /* clx_irp_ctl (clx_irp_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(clx_irp_ctl, clx_irp_ctl_value_(r).raw, CLX_IRP_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define CLX_IRP_CTL_RST_MASK  0x00020000u
#define CLX_IRP_CTL_RST_SHIFT 17
#define CLX_IRP_CTL_RST_WIDTH 1
#define clx_irp_ctl_set_rst(r, v) /* clx_irp_ctl (clx_irp_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(clx_irp_ctl, clx_irp_ctl_value_(r).raw, CLX_IRP_CTL_RST, v)

/* umask [15:8] RW-V. */
#define CLX_IRP_CTL_UMASK_MASK  0x0000ff00u
#define CLX_IRP_CTL_UMASK_SHIFT 8
#define CLX_IRP_CTL_UMASK_WIDTH 8
#define clx_irp_ctl_get_umask(r) /* uint32_t (clx_irp_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(clx_irp_ctl, r, CLX_IRP_CTL_UMASK)
#define clx_irp_ctl_set_umask(r, v) /* clx_irp_ctl (clx_irp_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(clx_irp_ctl, clx_irp_ctl_value_(r).raw, CLX_IRP_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define CLX_IRP_CTL_EV_SEL_MASK  0x000000ffu
#define CLX_IRP_CTL_EV_SEL_SHIFT 0
#define CLX_IRP_CTL_EV_SEL_WIDTH 8
#define clx_irp_ctl_get_ev_sel(r) /* uint32_t (clx_irp_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(clx_irp_ctl, r, CLX_IRP_CTL_EV_SEL)
#define clx_irp_ctl_set_ev_sel(r, v) /* clx_irp_ctl (clx_irp_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(clx_irp_ctl, clx_irp_ctl_value_(r).raw, CLX_IRP_CTL_EV_SEL, v)

/*
 * ctr: IRPn_MSR_PMON_CTR{0-1}, 64 bits
 * Count of counter {0-1}.
 * Source: linux uncore_snbep.c SKX_IRP0_MSR_PMON_*; likwid registers.h (as on skx/irp) (cross-source)
 */
typedef struct clx_irp_ctr {
	uint64_t raw;
} clx_irp_ctr;

UNCORE_ACCESSOR clx_irp_ctr clx_irp_ctr_value_(clx_irp_ctr r)
{
	return r;
}

#define CLX_IRP_CTR_RESET UINT64_C(0x0000000000000000)
#define clx_irp_ctr_reset() /* clx_irp_ctr (): the value to begin from of IRPn_MSR_PMON_CTR{0-1}. */ \
	UNCORE_VALUE_(clx_irp_ctr, CLX_IRP_CTR_RESET)

#define CLX_IRP_CTR_COUNT 2
#define CLX_IRP_CTR_MSR 0xa59u
#define CLX_IRP_CTR_INSTANCE_STRIDE 0x20u
#define CLX_IRP_CTR_INDEX_STRIDE 0x1u

#define clx_irp_ctr_addr(instance, index) /* uncore_msr (instance below CLX_IRP_INSTANCES, index below CLX_IRP_CTR_COUNT): the address of IRPn_MSR_PMON_CTR{0-1}. */ \
	uncore_msr_at_(CLX_IRP_CTR_MSR + \
		UNCORE_INDEX_(instance, CLX_IRP_INSTANCES) * CLX_IRP_CTR_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, CLX_IRP_CTR_COUNT) * CLX_IRP_CTR_INDEX_STRIDE)

/* event_count [47:0] RW-V. */
#define CLX_IRP_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define CLX_IRP_CTR_EVENT_COUNT_SHIFT 0
#define CLX_IRP_CTR_EVENT_COUNT_WIDTH 48
#define clx_irp_ctr_get_event_count(r) /* uint64_t (clx_irp_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(clx_irp_ctr, r, CLX_IRP_CTR_EVENT_COUNT)
#define clx_irp_ctr_set_event_count(r, v) /* clx_irp_ctr (clx_irp_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(clx_irp_ctr, clx_irp_ctr_value_(r).raw, CLX_IRP_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
