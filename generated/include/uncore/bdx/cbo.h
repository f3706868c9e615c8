/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/bdx/cbo.box.json by "make generate". Do not edit. */
/*
 * bdx cbo: Caching agent. One slice of the last-level cache with its ring stop; the source of cache lookup and TOR
 * counts.
 * Source: linux uncore_snbep.c bdx_uncore_cbox; likwid perfmon_broadwellEP_counters.h
 */
#ifndef UNCORE_BDX_CBO_H
#define UNCORE_BDX_CBO_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define BDX_CBO_INSTANCES 24

#define BDX_CBO_GENERAL_COUNTERS   4
#define BDX_CBO_GENERAL_WIDTH      48
#define BDX_CBO_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * box_ctl: Cn_MSR_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters of one CBo.
 * Source: linux uncore_snbep.c HSWEP_C0_MSR_PMON_*; likwid registers.h (as on hsx/cbo) (cross-source)
 */
typedef struct bdx_cbo_box_ctl {
	uint32_t raw;
} bdx_cbo_box_ctl;

UNCORE_ACCESSOR bdx_cbo_box_ctl bdx_cbo_box_ctl_value_(bdx_cbo_box_ctl r)
{
	return r;
}

#define BDX_CBO_BOX_CTL_RESET 0x00000000u
#define bdx_cbo_box_ctl_reset() /* bdx_cbo_box_ctl (): the value to begin from of Cn_MSR_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(bdx_cbo_box_ctl, BDX_CBO_BOX_CTL_RESET)

#define BDX_CBO_BOX_CTL_MSR 0xe00u
#define BDX_CBO_BOX_CTL_INSTANCE_STRIDE 0x10u

#define bdx_cbo_box_ctl_addr(instance) /* uncore_msr (instance below BDX_CBO_INSTANCES): the address of Cn_MSR_PMON_BOX_CTL. */ \
	uncore_msr_at_(BDX_CBO_BOX_CTL_MSR + \
		UNCORE_INDEX_(instance, BDX_CBO_INSTANCES) * BDX_CBO_BOX_CTL_INSTANCE_STRIDE)

/* frz_en [16] RW. */
#define BDX_CBO_BOX_CTL_FRZ_EN_MASK  0x00010000u
#define BDX_CBO_BOX_CTL_FRZ_EN_SHIFT 16
#define BDX_CBO_BOX_CTL_FRZ_EN_WIDTH 1
#define bdx_cbo_box_ctl_get_frz_en(r) /* uint32_t (bdx_cbo_box_ctl r) [16]: Lets the box obey a freeze; both drivers keep it at 1, so the session does. */ \
	UNCORE_GET32_(bdx_cbo_box_ctl, r, BDX_CBO_BOX_CTL_FRZ_EN)
#define bdx_cbo_box_ctl_set_frz_en(r, v) /* bdx_cbo_box_ctl (bdx_cbo_box_ctl r, v up to 0x1u) [16]: Lets the box obey a freeze; both drivers keep it at 1, so the session does. */ \
	UNCORE_PUT32_(bdx_cbo_box_ctl, bdx_cbo_box_ctl_value_(r).raw, BDX_CBO_BOX_CTL_FRZ_EN, v)

/* frz [8] RW. */
#define BDX_CBO_BOX_CTL_FRZ_MASK  0x00000100u
#define BDX_CBO_BOX_CTL_FRZ_SHIFT 8
#define BDX_CBO_BOX_CTL_FRZ_WIDTH 1
#define bdx_cbo_box_ctl_get_frz(r) /* uint32_t (bdx_cbo_box_ctl r) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(bdx_cbo_box_ctl, r, BDX_CBO_BOX_CTL_FRZ)
#define bdx_cbo_box_ctl_set_frz(r, v) /* bdx_cbo_box_ctl (bdx_cbo_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(bdx_cbo_box_ctl, bdx_cbo_box_ctl_value_(r).raw, BDX_CBO_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define BDX_CBO_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define BDX_CBO_BOX_CTL_RST_CTRS_SHIFT 1
#define BDX_CBO_BOX_CTL_RST_CTRS_WIDTH 1
#define bdx_cbo_box_ctl_set_rst_ctrs(r, v) /* bdx_cbo_box_ctl (bdx_cbo_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(bdx_cbo_box_ctl, bdx_cbo_box_ctl_value_(r).raw, BDX_CBO_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define BDX_CBO_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define BDX_CBO_BOX_CTL_RST_CTRL_SHIFT 0
#define BDX_CBO_BOX_CTL_RST_CTRL_WIDTH 1
#define bdx_cbo_box_ctl_set_rst_ctrl(r, v) /* bdx_cbo_box_ctl (bdx_cbo_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(bdx_cbo_box_ctl, bdx_cbo_box_ctl_value_(r).raw, BDX_CBO_BOX_CTL_RST_CTRL, v)

/*
 * ctl: Cn_MSR_PMON_CTL{0-3}, 32 bits
 * Chooses the event of counter {0-3}.
 * Source: linux uncore_snbep.c HSWEP_C0_MSR_PMON_*; likwid registers.h (as on hsx/cbo) (cross-source)
 */
typedef struct bdx_cbo_ctl {
	uint32_t raw;
} bdx_cbo_ctl;

UNCORE_ACCESSOR bdx_cbo_ctl bdx_cbo_ctl_value_(bdx_cbo_ctl r)
{
	return r;
}

#define BDX_CBO_CTL_RESET     0x00000000u
#define BDX_CBO_CTL_MUST_ZERO 0x00310000u
#define bdx_cbo_ctl_reset() /* bdx_cbo_ctl (): the value to begin from of Cn_MSR_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(bdx_cbo_ctl, BDX_CBO_CTL_RESET)

#define BDX_CBO_CTL_COUNT 4
#define BDX_CBO_CTL_MSR 0xe01u
#define BDX_CBO_CTL_INSTANCE_STRIDE 0x10u
#define BDX_CBO_CTL_INDEX_STRIDE 0x1u

#define bdx_cbo_ctl_addr(instance, index) /* uncore_msr (instance below BDX_CBO_INSTANCES, index below BDX_CBO_CTL_COUNT): the address of Cn_MSR_PMON_CTL{0-3}. */ \
	uncore_msr_at_(BDX_CBO_CTL_MSR + \
		UNCORE_INDEX_(instance, BDX_CBO_INSTANCES) * BDX_CBO_CTL_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, BDX_CBO_CTL_COUNT) * BDX_CBO_CTL_INDEX_STRIDE)

/* thresh [31:24] RW-V. */
#define BDX_CBO_CTL_THRESH_MASK  0xff000000u
#define BDX_CBO_CTL_THRESH_SHIFT 24
#define BDX_CBO_CTL_THRESH_WIDTH 8
#define bdx_cbo_ctl_get_thresh(r) /* uint32_t (bdx_cbo_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(bdx_cbo_ctl, r, BDX_CBO_CTL_THRESH)
#define bdx_cbo_ctl_set_thresh(r, v) /* bdx_cbo_ctl (bdx_cbo_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(bdx_cbo_ctl, bdx_cbo_ctl_value_(r).raw, BDX_CBO_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define BDX_CBO_CTL_INVERT_MASK  0x00800000u
#define BDX_CBO_CTL_INVERT_SHIFT 23
#define BDX_CBO_CTL_INVERT_WIDTH 1
#define bdx_cbo_ctl_get_invert(r) /* uint32_t (bdx_cbo_ctl r) [23]: Turns the comparison with thresh round; the driver lets the bit through, and has no word for it here. */ \
	UNCORE_GET32_(bdx_cbo_ctl, r, BDX_CBO_CTL_INVERT)
#define bdx_cbo_ctl_set_invert(r, v) /* bdx_cbo_ctl (bdx_cbo_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; the driver lets the bit through, and has no word for it here. */ \
	UNCORE_PUT32_(bdx_cbo_ctl, bdx_cbo_ctl_value_(r).raw, BDX_CBO_CTL_INVERT, v)

/* en [22] RW-V. */
#define BDX_CBO_CTL_EN_MASK  0x00400000u
#define BDX_CBO_CTL_EN_SHIFT 22
#define BDX_CBO_CTL_EN_WIDTH 1
#define bdx_cbo_ctl_get_en(r) /* uint32_t (bdx_cbo_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(bdx_cbo_ctl, r, BDX_CBO_CTL_EN)
#define bdx_cbo_ctl_set_en(r, v) /* bdx_cbo_ctl (bdx_cbo_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(bdx_cbo_ctl, bdx_cbo_ctl_value_(r).raw, BDX_CBO_CTL_EN, v)

/* tid_en [19] RW-V. */
#define BDX_CBO_CTL_TID_EN_MASK  0x00080000u
#define BDX_CBO_CTL_TID_EN_SHIFT 19
#define BDX_CBO_CTL_TID_EN_WIDTH 1
#define bdx_cbo_ctl_get_tid_en(r) /* uint32_t (bdx_cbo_ctl r) [19]: Counts only what the thread in box_filter.tid causes. */ \
	UNCORE_GET32_(bdx_cbo_ctl, r, BDX_CBO_CTL_TID_EN)
#define bdx_cbo_ctl_set_tid_en(r, v) /* bdx_cbo_ctl (bdx_cbo_ctl r, v up to 0x1u) [19]: Counts only what the thread in box_filter.tid causes. */ \
	UNCORE_PUT32_(bdx_cbo_ctl, bdx_cbo_ctl_value_(r).raw, BDX_CBO_CTL_TID_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define BDX_CBO_CTL_EDGE_DET_MASK  0x00040000u
#define BDX_CBO_CTL_EDGE_DET_SHIFT 18
#define BDX_CBO_CTL_EDGE_DET_WIDTH 1
#define bdx_cbo_ctl_get_edge_det(r) /* uint32_t (bdx_cbo_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(bdx_cbo_ctl, r, BDX_CBO_CTL_EDGE_DET)
#define bdx_cbo_ctl_set_edge_det(r, v) /* bdx_cbo_ctl (bdx_cbo_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(bdx_cbo_ctl, bdx_cbo_ctl_value_(r).raw, BDX_CBO_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define BDX_CBO_CTL_RST_MASK  0x00020000u
#define BDX_CBO_CTL_RST_SHIFT 17
#define BDX_CBO_CTL_RST_WIDTH 1
#define bdx_cbo_ctl_set_rst(r, v) /* bdx_cbo_ctl (bdx_cbo_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(bdx_cbo_ctl, bdx_cbo_ctl_value_(r).raw, BDX_CBO_CTL_RST, v)

/* umask [15:8] RW-V. */
#define BDX_CBO_CTL_UMASK_MASK  0x0000ff00u
#define BDX_CBO_CTL_UMASK_SHIFT 8
#define BDX_CBO_CTL_UMASK_WIDTH 8
#define bdx_cbo_ctl_get_umask(r) /* uint32_t (bdx_cbo_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(bdx_cbo_ctl, r, BDX_CBO_CTL_UMASK)
#define bdx_cbo_ctl_set_umask(r, v) /* bdx_cbo_ctl (bdx_cbo_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(bdx_cbo_ctl, bdx_cbo_ctl_value_(r).raw, BDX_CBO_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define BDX_CBO_CTL_EV_SEL_MASK  0x000000ffu
#define BDX_CBO_CTL_EV_SEL_SHIFT 0
#define BDX_CBO_CTL_EV_SEL_WIDTH 8
#define bdx_cbo_ctl_get_ev_sel(r) /* uint32_t (bdx_cbo_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(bdx_cbo_ctl, r, BDX_CBO_CTL_EV_SEL)
#define bdx_cbo_ctl_set_ev_sel(r, v) /* bdx_cbo_ctl (bdx_cbo_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(bdx_cbo_ctl, bdx_cbo_ctl_value_(r).raw, BDX_CBO_CTL_EV_SEL, v)

/*
 * box_filter: Cn_MSR_PMON_BOX_FILTER0, 32 bits; also CBoFilter0
 * Line state and thread filter, shared by the four counters.
 * Source: linux uncore_snbep.c HSWEP_C0_MSR_PMON_*; likwid registers.h (as on hsx/cbo) (cross-source)
 */
typedef struct bdx_cbo_box_filter {
	uint32_t raw;
} bdx_cbo_box_filter;

UNCORE_ACCESSOR bdx_cbo_box_filter bdx_cbo_box_filter_value_(bdx_cbo_box_filter r)
{
	return r;
}

#define BDX_CBO_BOX_FILTER_RESET 0x00000000u
#define bdx_cbo_box_filter_reset() /* bdx_cbo_box_filter (): the value to begin from of Cn_MSR_PMON_BOX_FILTER0. */ \
	UNCORE_VALUE_(bdx_cbo_box_filter, BDX_CBO_BOX_FILTER_RESET)

#define BDX_CBO_BOX_FILTER_MSR 0xe05u
#define BDX_CBO_BOX_FILTER_INSTANCE_STRIDE 0x10u

#define bdx_cbo_box_filter_addr(instance) /* uncore_msr (instance below BDX_CBO_INSTANCES): the address of Cn_MSR_PMON_BOX_FILTER0. */ \
	uncore_msr_at_(BDX_CBO_BOX_FILTER_MSR + \
		UNCORE_INDEX_(instance, BDX_CBO_INSTANCES) * BDX_CBO_BOX_FILTER_INSTANCE_STRIDE)

/* state [23:17] RW. */
#define BDX_CBO_BOX_FILTER_STATE_MASK  0x00fe0000u
#define BDX_CBO_BOX_FILTER_STATE_SHIFT 17
#define BDX_CBO_BOX_FILTER_STATE_WIDTH 7

/* Values may be OR-ed. */
enum bdx_cbo_box_filter_state {
	BDX_CBO_BOX_FILTER_STATE_I = 0x1, /* Invalid: a miss. */
	BDX_CBO_BOX_FILTER_STATE_S = 0x2, /* Shared. */
	BDX_CBO_BOX_FILTER_STATE_E = 0x4, /* Exclusive. */
	BDX_CBO_BOX_FILTER_STATE_M = 0x8, /* Modified. */
	BDX_CBO_BOX_FILTER_STATE_F = 0x10, /* Forward. */
	BDX_CBO_BOX_FILTER_STATE_D = 0x20, /* Another dirty state, which one project names D. */
	BDX_CBO_BOX_FILTER_STATE_M_PRIME = 0x40, /* Another modified state, which one project names MP. */
	BDX_CBO_BOX_FILTER_STATE_ANY = 0x7f, /* Every lookup. */
};
#define bdx_cbo_box_filter_get_state(r) /* uint32_t (bdx_cbo_box_filter r) [23:17]: Line states that LLC_LOOKUP counts; with none chosen it counts nothing. */ \
	UNCORE_GET32_(bdx_cbo_box_filter, r, BDX_CBO_BOX_FILTER_STATE)
#define bdx_cbo_box_filter_set_state(r, v) /* bdx_cbo_box_filter (bdx_cbo_box_filter r, v up to 0x7fu) [23:17]: Line states that LLC_LOOKUP counts; with none chosen it counts nothing. */ \
	UNCORE_PUT32_(bdx_cbo_box_filter, bdx_cbo_box_filter_value_(r).raw, BDX_CBO_BOX_FILTER_STATE, v)

/* link [9:6] RW. */
#define BDX_CBO_BOX_FILTER_LINK_MASK  0x000003c0u
#define BDX_CBO_BOX_FILTER_LINK_SHIFT 6
#define BDX_CBO_BOX_FILTER_LINK_WIDTH 4
#define bdx_cbo_box_filter_get_link(r) /* uint32_t (bdx_cbo_box_filter r) [9:6]: A link; no event of the list says what it chooses. */ \
	UNCORE_GET32_(bdx_cbo_box_filter, r, BDX_CBO_BOX_FILTER_LINK)
#define bdx_cbo_box_filter_set_link(r, v) /* bdx_cbo_box_filter (bdx_cbo_box_filter r, v up to 0xfu) [9:6]: A link; no event of the list says what it chooses. */ \
	UNCORE_PUT32_(bdx_cbo_box_filter, bdx_cbo_box_filter_value_(r).raw, BDX_CBO_BOX_FILTER_LINK, v)

/* tid [5:0] RW. */
#define BDX_CBO_BOX_FILTER_TID_MASK  0x0000003fu
#define BDX_CBO_BOX_FILTER_TID_SHIFT 0
#define BDX_CBO_BOX_FILTER_TID_WIDTH 6
#define bdx_cbo_box_filter_get_tid(r) /* uint32_t (bdx_cbo_box_filter r) [5:0]: Thread that is counted where ctl.tid_en is 1. */ \
	UNCORE_GET32_(bdx_cbo_box_filter, r, BDX_CBO_BOX_FILTER_TID)
#define bdx_cbo_box_filter_set_tid(r, v) /* bdx_cbo_box_filter (bdx_cbo_box_filter r, v up to 0x3fu) [5:0]: Thread that is counted where ctl.tid_en is 1. */ \
	UNCORE_PUT32_(bdx_cbo_box_filter, bdx_cbo_box_filter_value_(r).raw, BDX_CBO_BOX_FILTER_TID, v)

/* core [5:1] RW, part of tid. */
#define BDX_CBO_BOX_FILTER_CORE_MASK  0x0000003eu
#define BDX_CBO_BOX_FILTER_CORE_SHIFT 1
#define BDX_CBO_BOX_FILTER_CORE_WIDTH 5
#define bdx_cbo_box_filter_get_core(r) /* uint32_t (bdx_cbo_box_filter r) [5:1]: Core ID. */ \
	UNCORE_GET32_(bdx_cbo_box_filter, r, BDX_CBO_BOX_FILTER_CORE)
#define bdx_cbo_box_filter_set_core(r, v) /* bdx_cbo_box_filter (bdx_cbo_box_filter r, v up to 0x1fu) [5:1]: Core ID. */ \
	UNCORE_PUT32_(bdx_cbo_box_filter, bdx_cbo_box_filter_value_(r).raw, BDX_CBO_BOX_FILTER_CORE, v)

/* thread [0] RW, part of tid. */
#define BDX_CBO_BOX_FILTER_THREAD_MASK  0x00000001u
#define BDX_CBO_BOX_FILTER_THREAD_SHIFT 0
#define BDX_CBO_BOX_FILTER_THREAD_WIDTH 1
#define bdx_cbo_box_filter_get_thread(r) /* uint32_t (bdx_cbo_box_filter r) [0]: Hyper-thread of that core. */ \
	UNCORE_GET32_(bdx_cbo_box_filter, r, BDX_CBO_BOX_FILTER_THREAD)
#define bdx_cbo_box_filter_set_thread(r, v) /* bdx_cbo_box_filter (bdx_cbo_box_filter r, v up to 0x1u) [0]: Hyper-thread of that core. */ \
	UNCORE_PUT32_(bdx_cbo_box_filter, bdx_cbo_box_filter_value_(r).raw, BDX_CBO_BOX_FILTER_THREAD, v)

/*
 * box_filter1: Cn_MSR_PMON_BOX_FILTER1, 32 bits; also CBoFilter1
 * Opcode and node filter, shared by the four counters.
 * Source: linux uncore_snbep.c HSWEP_C0_MSR_PMON_*; likwid registers.h (as on hsx/cbo) (cross-source)
 */
typedef struct bdx_cbo_box_filter1 {
	uint32_t raw;
} bdx_cbo_box_filter1;

UNCORE_ACCESSOR bdx_cbo_box_filter1 bdx_cbo_box_filter1_value_(bdx_cbo_box_filter1 r)
{
	return r;
}

#define BDX_CBO_BOX_FILTER1_RESET 0x00000000u
#define bdx_cbo_box_filter1_reset() /* bdx_cbo_box_filter1 (): the value to begin from of Cn_MSR_PMON_BOX_FILTER1. */ \
	UNCORE_VALUE_(bdx_cbo_box_filter1, BDX_CBO_BOX_FILTER1_RESET)

#define BDX_CBO_BOX_FILTER1_MSR 0xe06u
#define BDX_CBO_BOX_FILTER1_INSTANCE_STRIDE 0x10u

#define bdx_cbo_box_filter1_addr(instance) /* uncore_msr (instance below BDX_CBO_INSTANCES): the address of Cn_MSR_PMON_BOX_FILTER1. */ \
	uncore_msr_at_(BDX_CBO_BOX_FILTER1_MSR + \
		UNCORE_INDEX_(instance, BDX_CBO_INSTANCES) * BDX_CBO_BOX_FILTER1_INSTANCE_STRIDE)

/* isoc [31] RW. */
#define BDX_CBO_BOX_FILTER1_ISOC_MASK  0x80000000u
#define BDX_CBO_BOX_FILTER1_ISOC_SHIFT 31
#define BDX_CBO_BOX_FILTER1_ISOC_WIDTH 1
#define bdx_cbo_box_filter1_get_isoc(r) /* uint32_t (bdx_cbo_box_filter1 r) [31]: Counts isochronous requests. */ \
	UNCORE_GET32_(bdx_cbo_box_filter1, r, BDX_CBO_BOX_FILTER1_ISOC)
#define bdx_cbo_box_filter1_set_isoc(r, v) /* bdx_cbo_box_filter1 (bdx_cbo_box_filter1 r, v up to 0x1u) [31]: Counts isochronous requests. */ \
	UNCORE_PUT32_(bdx_cbo_box_filter1, bdx_cbo_box_filter1_value_(r).raw, BDX_CBO_BOX_FILTER1_ISOC, v)

/* nc [30] RW. */
#define BDX_CBO_BOX_FILTER1_NC_MASK  0x40000000u
#define BDX_CBO_BOX_FILTER1_NC_SHIFT 30
#define BDX_CBO_BOX_FILTER1_NC_WIDTH 1
#define bdx_cbo_box_filter1_get_nc(r) /* uint32_t (bdx_cbo_box_filter1 r) [30]: Counts non-coherent requests. */ \
	UNCORE_GET32_(bdx_cbo_box_filter1, r, BDX_CBO_BOX_FILTER1_NC)
#define bdx_cbo_box_filter1_set_nc(r, v) /* bdx_cbo_box_filter1 (bdx_cbo_box_filter1 r, v up to 0x1u) [30]: Counts non-coherent requests. */ \
	UNCORE_PUT32_(bdx_cbo_box_filter1, bdx_cbo_box_filter1_value_(r).raw, BDX_CBO_BOX_FILTER1_NC, v)

/* c6 [29] RW. */
#define BDX_CBO_BOX_FILTER1_C6_MASK  0x20000000u
#define BDX_CBO_BOX_FILTER1_C6_SHIFT 29
#define BDX_CBO_BOX_FILTER1_C6_WIDTH 1
#define bdx_cbo_box_filter1_get_c6(r) /* uint32_t (bdx_cbo_box_filter1 r) [29]: Counts what a core does on its way to C6. */ \
	UNCORE_GET32_(bdx_cbo_box_filter1, r, BDX_CBO_BOX_FILTER1_C6)
#define bdx_cbo_box_filter1_set_c6(r, v) /* bdx_cbo_box_filter1 (bdx_cbo_box_filter1 r, v up to 0x1u) [29]: Counts what a core does on its way to C6. */ \
	UNCORE_PUT32_(bdx_cbo_box_filter1, bdx_cbo_box_filter1_value_(r).raw, BDX_CBO_BOX_FILTER1_C6, v)

/* opc [28:20] RW. */
#define BDX_CBO_BOX_FILTER1_OPC_MASK  0x1ff00000u
#define BDX_CBO_BOX_FILTER1_OPC_SHIFT 20
#define BDX_CBO_BOX_FILTER1_OPC_WIDTH 9

enum bdx_cbo_box_filter1_opc {
	BDX_CBO_BOX_FILTER1_OPC_RFO = 0x180, /* Demand read for ownership. */
	BDX_CBO_BOX_FILTER1_OPC_CRD = 0x181, /* Demand code read. */
	BDX_CBO_BOX_FILTER1_OPC_DRD = 0x182, /* Demand data read. */
	BDX_CBO_BOX_FILTER1_OPC_PRD = 0x187, /* Partial read of uncacheable memory. */
	BDX_CBO_BOX_FILTER1_OPC_WCILF = 0x18c, /* Streaming store of a whole line. */
	BDX_CBO_BOX_FILTER1_OPC_WCIL = 0x18d, /* Streaming store of part of a line. */
	BDX_CBO_BOX_FILTER1_OPC_WIL = 0x18f, /* Write of part of a line that invalidates it. */
	BDX_CBO_BOX_FILTER1_OPC_PREFRFO = 0x190, /* Prefetch for ownership that fills the LLC only. */
	BDX_CBO_BOX_FILTER1_OPC_PREFCODE = 0x191, /* Code prefetch that fills the LLC only. */
	BDX_CBO_BOX_FILTER1_OPC_PREFDATA = 0x192, /* Data prefetch that fills the LLC only. */
	BDX_CBO_BOX_FILTER1_OPC_PCIWIL = 0x193, /* PCIe write of part of a line; the guide of Ivy Bridge swaps this title with the next. */
	BDX_CBO_BOX_FILTER1_OPC_PCIWILF = 0x194, /* PCIe write of a whole line, not allocated in the LLC. */
	BDX_CBO_BOX_FILTER1_OPC_PCIPRD = 0x195, /* PCIe partial read of uncacheable memory. */
	BDX_CBO_BOX_FILTER1_OPC_PCIITOM = 0x19c, /* PCIe write that allocates. */
	BDX_CBO_BOX_FILTER1_OPC_PCIRDCUR = 0x19e, /* PCIe read of the current value; of whole lines and of parts, as PCM says. */
	BDX_CBO_BOX_FILTER1_OPC_WBMTOI = 0x1c4, /* Write back of a modified line, left invalid. */
	BDX_CBO_BOX_FILTER1_OPC_WBMTOE = 0x1c5, /* Write back of a modified line, left exclusive. */
	BDX_CBO_BOX_FILTER1_OPC_ITOM = 0x1c8, /* Ownership asked without data. */
	BDX_CBO_BOX_FILTER1_OPC_PCINSRD = 0x1e4, /* PCIe read without snoop. */
	BDX_CBO_BOX_FILTER1_OPC_PCINSWR = 0x1e5, /* PCIe write of part of a line without snoop. */
	BDX_CBO_BOX_FILTER1_OPC_PCINSWRF = 0x1e6, /* PCIe write of a whole line without snoop. */
};
#define bdx_cbo_box_filter1_get_opc(r) /* uint32_t (bdx_cbo_box_filter1 r) [28:20]: Request opcode to count: 0b11 above a 7-bit code; only requests of the IRQ match. */ \
	UNCORE_GET32_(bdx_cbo_box_filter1, r, BDX_CBO_BOX_FILTER1_OPC)
#define bdx_cbo_box_filter1_set_opc(r, v) /* bdx_cbo_box_filter1 (bdx_cbo_box_filter1 r, v up to 0x1ffu) [28:20]: Request opcode to count: 0b11 above a 7-bit code; only requests of the IRQ match. */ \
	UNCORE_PUT32_(bdx_cbo_box_filter1, bdx_cbo_box_filter1_value_(r).raw, BDX_CBO_BOX_FILTER1_OPC, v)

/* nid [15:0] RW. */
#define BDX_CBO_BOX_FILTER1_NID_MASK  0x0000ffffu
#define BDX_CBO_BOX_FILTER1_NID_SHIFT 0
#define BDX_CBO_BOX_FILTER1_NID_WIDTH 16
#define bdx_cbo_box_filter1_get_nid(r) /* uint32_t (bdx_cbo_box_filter1 r) [15:0]: Target nodes to count, one bit for each. */ \
	UNCORE_GET32_(bdx_cbo_box_filter1, r, BDX_CBO_BOX_FILTER1_NID)
#define bdx_cbo_box_filter1_set_nid(r, v) /* bdx_cbo_box_filter1 (bdx_cbo_box_filter1 r, v up to 0xffffu) [15:0]: Target nodes to count, one bit for each. */ \
	UNCORE_PUT32_(bdx_cbo_box_filter1, bdx_cbo_box_filter1_value_(r).raw, BDX_CBO_BOX_FILTER1_NID, v)

/*
 * box_status: Cn_MSR_PMON_BOX_STATUS, 32 bits
 * Which counters have wrapped; the driver does not use it.
 * Source: likwid registers.h; sdm-325384-059 Table 35-31 (as on hsx/cbo) (inferred)
 */
typedef struct bdx_cbo_box_status {
	uint32_t raw;
} bdx_cbo_box_status;

UNCORE_ACCESSOR bdx_cbo_box_status bdx_cbo_box_status_value_(bdx_cbo_box_status r)
{
	return r;
}

#define BDX_CBO_BOX_STATUS_RESET     0x00000000u
#define BDX_CBO_BOX_STATUS_RW1C      0x0000000fu
#define bdx_cbo_box_status_reset() /* bdx_cbo_box_status (): the value to begin from of Cn_MSR_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(bdx_cbo_box_status, BDX_CBO_BOX_STATUS_RESET)

#define bdx_cbo_box_status_clear(seen) /* bdx_cbo_box_status (bdx_cbo_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of Cn_MSR_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(bdx_cbo_box_status, BDX_CBO_BOX_STATUS_RESET & ~BDX_CBO_BOX_STATUS_RW1C, seen, BDX_CBO_BOX_STATUS_RW1C)

#define BDX_CBO_BOX_STATUS_MSR 0xe07u
#define BDX_CBO_BOX_STATUS_INSTANCE_STRIDE 0x10u

#define bdx_cbo_box_status_addr(instance) /* uncore_msr (instance below BDX_CBO_INSTANCES): the address of Cn_MSR_PMON_BOX_STATUS. */ \
	uncore_msr_at_(BDX_CBO_BOX_STATUS_MSR + \
		UNCORE_INDEX_(instance, BDX_CBO_INSTANCES) * BDX_CBO_BOX_STATUS_INSTANCE_STRIDE)

/* ov [3:0] RW1C. */
#define BDX_CBO_BOX_STATUS_OV_MASK  0x0000000fu
#define BDX_CBO_BOX_STATUS_OV_SHIFT 0
#define BDX_CBO_BOX_STATUS_OV_WIDTH 4
#define bdx_cbo_box_status_get_ov(r) /* uint32_t (bdx_cbo_box_status r) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(bdx_cbo_box_status, r, BDX_CBO_BOX_STATUS_OV)
#define bdx_cbo_box_status_clear_ov(bits) /* bdx_cbo_box_status (bits up to 0xfu) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(bdx_cbo_box_status, BDX_CBO_BOX_STATUS_RESET & ~BDX_CBO_BOX_STATUS_RW1C, BDX_CBO_BOX_STATUS_OV, bits)

/*
 * ctr: Cn_MSR_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux uncore_snbep.c HSWEP_C0_MSR_PMON_*; likwid registers.h (as on hsx/cbo) (cross-source)
 */
typedef struct bdx_cbo_ctr {
	uint64_t raw;
} bdx_cbo_ctr;

UNCORE_ACCESSOR bdx_cbo_ctr bdx_cbo_ctr_value_(bdx_cbo_ctr r)
{
	return r;
}

#define BDX_CBO_CTR_RESET UINT64_C(0x0000000000000000)
#define bdx_cbo_ctr_reset() /* bdx_cbo_ctr (): the value to begin from of Cn_MSR_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(bdx_cbo_ctr, BDX_CBO_CTR_RESET)

#define BDX_CBO_CTR_COUNT 4
#define BDX_CBO_CTR_MSR 0xe08u
#define BDX_CBO_CTR_INSTANCE_STRIDE 0x10u
#define BDX_CBO_CTR_INDEX_STRIDE 0x1u

#define bdx_cbo_ctr_addr(instance, index) /* uncore_msr (instance below BDX_CBO_INSTANCES, index below BDX_CBO_CTR_COUNT): the address of Cn_MSR_PMON_CTR{0-3}. */ \
	uncore_msr_at_(BDX_CBO_CTR_MSR + \
		UNCORE_INDEX_(instance, BDX_CBO_INSTANCES) * BDX_CBO_CTR_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, BDX_CBO_CTR_COUNT) * BDX_CBO_CTR_INDEX_STRIDE)

/* event_count [47:0] RW-V. */
#define BDX_CBO_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define BDX_CBO_CTR_EVENT_COUNT_SHIFT 0
#define BDX_CBO_CTR_EVENT_COUNT_WIDTH 48
#define bdx_cbo_ctr_get_event_count(r) /* uint64_t (bdx_cbo_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(bdx_cbo_ctr, r, BDX_CBO_CTR_EVENT_COUNT)
#define bdx_cbo_ctr_set_event_count(r, v) /* bdx_cbo_ctr (bdx_cbo_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(bdx_cbo_ctr, bdx_cbo_ctr_value_(r).raw, BDX_CBO_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
