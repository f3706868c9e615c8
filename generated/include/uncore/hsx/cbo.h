/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/hsx/cbo.box.json by "make generate". Do not edit. */
/*
 * hsx cbo: Caching agent. One slice of the last-level cache with its ring stop; the source of cache lookup and TOR
 * counts.
 * Source: linux uncore_snbep.c hswep_uncore_cbox; likwid perfmon_haswellEP_counters.h
 */
#ifndef UNCORE_HSX_CBO_H
#define UNCORE_HSX_CBO_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define HSX_CBO_INSTANCES 18

#define HSX_CBO_GENERAL_COUNTERS   4
#define HSX_CBO_GENERAL_WIDTH      48
#define HSX_CBO_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * box_ctl: Cn_MSR_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters of one CBo.
 * Source: linux uncore_snbep.c HSWEP_C0_MSR_PMON_*; likwid registers.h (cross-source)
 */
typedef struct hsx_cbo_box_ctl {
	uint32_t raw;
} hsx_cbo_box_ctl;

UNCORE_ACCESSOR hsx_cbo_box_ctl hsx_cbo_box_ctl_value_(hsx_cbo_box_ctl r)
{
	return r;
}

#define HSX_CBO_BOX_CTL_RESET 0x00000000u
#define hsx_cbo_box_ctl_reset() /* hsx_cbo_box_ctl (): the value to begin from of Cn_MSR_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(hsx_cbo_box_ctl, HSX_CBO_BOX_CTL_RESET)

#define HSX_CBO_BOX_CTL_MSR 0xe00u
#define HSX_CBO_BOX_CTL_INSTANCE_STRIDE 0x10u

#define hsx_cbo_box_ctl_addr(instance) /* uncore_msr (instance below HSX_CBO_INSTANCES): the address of Cn_MSR_PMON_BOX_CTL. */ \
	uncore_msr_at_(HSX_CBO_BOX_CTL_MSR + \
		UNCORE_INDEX_(instance, HSX_CBO_INSTANCES) * HSX_CBO_BOX_CTL_INSTANCE_STRIDE)

/* frz_en [16] RW. */
#define HSX_CBO_BOX_CTL_FRZ_EN_MASK  0x00010000u
#define HSX_CBO_BOX_CTL_FRZ_EN_SHIFT 16
#define HSX_CBO_BOX_CTL_FRZ_EN_WIDTH 1
#define hsx_cbo_box_ctl_get_frz_en(r) /* uint32_t (hsx_cbo_box_ctl r) [16]: Lets the box obey a freeze; both drivers keep it at 1, so the session does. */ \
	UNCORE_GET32_(hsx_cbo_box_ctl, r, HSX_CBO_BOX_CTL_FRZ_EN)
#define hsx_cbo_box_ctl_set_frz_en(r, v) /* hsx_cbo_box_ctl (hsx_cbo_box_ctl r, v up to 0x1u) [16]: Lets the box obey a freeze; both drivers keep it at 1, so the session does. */ \
	UNCORE_PUT32_(hsx_cbo_box_ctl, hsx_cbo_box_ctl_value_(r).raw, HSX_CBO_BOX_CTL_FRZ_EN, v)

/* frz [8] RW. */
#define HSX_CBO_BOX_CTL_FRZ_MASK  0x00000100u
#define HSX_CBO_BOX_CTL_FRZ_SHIFT 8
#define HSX_CBO_BOX_CTL_FRZ_WIDTH 1
#define hsx_cbo_box_ctl_get_frz(r) /* uint32_t (hsx_cbo_box_ctl r) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(hsx_cbo_box_ctl, r, HSX_CBO_BOX_CTL_FRZ)
#define hsx_cbo_box_ctl_set_frz(r, v) /* hsx_cbo_box_ctl (hsx_cbo_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(hsx_cbo_box_ctl, hsx_cbo_box_ctl_value_(r).raw, HSX_CBO_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define HSX_CBO_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define HSX_CBO_BOX_CTL_RST_CTRS_SHIFT 1
#define HSX_CBO_BOX_CTL_RST_CTRS_WIDTH 1
#define hsx_cbo_box_ctl_set_rst_ctrs(r, v) /* hsx_cbo_box_ctl (hsx_cbo_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(hsx_cbo_box_ctl, hsx_cbo_box_ctl_value_(r).raw, HSX_CBO_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define HSX_CBO_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define HSX_CBO_BOX_CTL_RST_CTRL_SHIFT 0
#define HSX_CBO_BOX_CTL_RST_CTRL_WIDTH 1
#define hsx_cbo_box_ctl_set_rst_ctrl(r, v) /* hsx_cbo_box_ctl (hsx_cbo_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(hsx_cbo_box_ctl, hsx_cbo_box_ctl_value_(r).raw, HSX_CBO_BOX_CTL_RST_CTRL, v)

/*
 * ctl: Cn_MSR_PMON_CTL{0-3}, 32 bits
 * Chooses the event of counter {0-3}.
 * Source: linux uncore_snbep.c HSWEP_C0_MSR_PMON_*; likwid registers.h (cross-source)
 */
typedef struct hsx_cbo_ctl {
	uint32_t raw;
} hsx_cbo_ctl;

UNCORE_ACCESSOR hsx_cbo_ctl hsx_cbo_ctl_value_(hsx_cbo_ctl r)
{
	return r;
}

#define HSX_CBO_CTL_RESET     0x00000000u
#define HSX_CBO_CTL_MUST_ZERO 0x00310000u
#define hsx_cbo_ctl_reset() /* hsx_cbo_ctl (): the value to begin from of Cn_MSR_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(hsx_cbo_ctl, HSX_CBO_CTL_RESET)

#define HSX_CBO_CTL_COUNT 4
#define HSX_CBO_CTL_MSR 0xe01u
#define HSX_CBO_CTL_INSTANCE_STRIDE 0x10u
#define HSX_CBO_CTL_INDEX_STRIDE 0x1u

#define hsx_cbo_ctl_addr(instance, index) /* uncore_msr (instance below HSX_CBO_INSTANCES, index below HSX_CBO_CTL_COUNT): the address of Cn_MSR_PMON_CTL{0-3}. */ \
	uncore_msr_at_(HSX_CBO_CTL_MSR + \
		UNCORE_INDEX_(instance, HSX_CBO_INSTANCES) * HSX_CBO_CTL_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, HSX_CBO_CTL_COUNT) * HSX_CBO_CTL_INDEX_STRIDE)

/* thresh [31:24] RW-V. */
#define HSX_CBO_CTL_THRESH_MASK  0xff000000u
#define HSX_CBO_CTL_THRESH_SHIFT 24
#define HSX_CBO_CTL_THRESH_WIDTH 8
#define hsx_cbo_ctl_get_thresh(r) /* uint32_t (hsx_cbo_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(hsx_cbo_ctl, r, HSX_CBO_CTL_THRESH)
#define hsx_cbo_ctl_set_thresh(r, v) /* hsx_cbo_ctl (hsx_cbo_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(hsx_cbo_ctl, hsx_cbo_ctl_value_(r).raw, HSX_CBO_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define HSX_CBO_CTL_INVERT_MASK  0x00800000u
#define HSX_CBO_CTL_INVERT_SHIFT 23
#define HSX_CBO_CTL_INVERT_WIDTH 1
#define hsx_cbo_ctl_get_invert(r) /* uint32_t (hsx_cbo_ctl r) [23]: Turns the comparison with thresh round; the driver lets the bit through, and has no word for it here. */ \
	UNCORE_GET32_(hsx_cbo_ctl, r, HSX_CBO_CTL_INVERT)
#define hsx_cbo_ctl_set_invert(r, v) /* hsx_cbo_ctl (hsx_cbo_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; the driver lets the bit through, and has no word for it here. */ \
	UNCORE_PUT32_(hsx_cbo_ctl, hsx_cbo_ctl_value_(r).raw, HSX_CBO_CTL_INVERT, v)

/* en [22] RW-V. */
#define HSX_CBO_CTL_EN_MASK  0x00400000u
#define HSX_CBO_CTL_EN_SHIFT 22
#define HSX_CBO_CTL_EN_WIDTH 1
#define hsx_cbo_ctl_get_en(r) /* uint32_t (hsx_cbo_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(hsx_cbo_ctl, r, HSX_CBO_CTL_EN)
#define hsx_cbo_ctl_set_en(r, v) /* hsx_cbo_ctl (hsx_cbo_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(hsx_cbo_ctl, hsx_cbo_ctl_value_(r).raw, HSX_CBO_CTL_EN, v)

/* tid_en [19] RW-V. */
#define HSX_CBO_CTL_TID_EN_MASK  0x00080000u
#define HSX_CBO_CTL_TID_EN_SHIFT 19
#define HSX_CBO_CTL_TID_EN_WIDTH 1
#define hsx_cbo_ctl_get_tid_en(r) /* uint32_t (hsx_cbo_ctl r) [19]: Counts only what the thread in box_filter.tid causes. */ \
	UNCORE_GET32_(hsx_cbo_ctl, r, HSX_CBO_CTL_TID_EN)
#define hsx_cbo_ctl_set_tid_en(r, v) /* hsx_cbo_ctl (hsx_cbo_ctl r, v up to 0x1u) [19]: Counts only what the thread in box_filter.tid causes. */ \
	UNCORE_PUT32_(hsx_cbo_ctl, hsx_cbo_ctl_value_(r).raw, HSX_CBO_CTL_TID_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define HSX_CBO_CTL_EDGE_DET_MASK  0x00040000u
#define HSX_CBO_CTL_EDGE_DET_SHIFT 18
#define HSX_CBO_CTL_EDGE_DET_WIDTH 1
#define hsx_cbo_ctl_get_edge_det(r) /* uint32_t (hsx_cbo_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(hsx_cbo_ctl, r, HSX_CBO_CTL_EDGE_DET)
#define hsx_cbo_ctl_set_edge_det(r, v) /* hsx_cbo_ctl (hsx_cbo_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(hsx_cbo_ctl, hsx_cbo_ctl_value_(r).raw, HSX_CBO_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define HSX_CBO_CTL_RST_MASK  0x00020000u
#define HSX_CBO_CTL_RST_SHIFT 17
#define HSX_CBO_CTL_RST_WIDTH 1
#define hsx_cbo_ctl_set_rst(r, v) /* hsx_cbo_ctl (hsx_cbo_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(hsx_cbo_ctl, hsx_cbo_ctl_value_(r).raw, HSX_CBO_CTL_RST, v)

/* umask [15:8] RW-V. */
#define HSX_CBO_CTL_UMASK_MASK  0x0000ff00u
#define HSX_CBO_CTL_UMASK_SHIFT 8
#define HSX_CBO_CTL_UMASK_WIDTH 8
#define hsx_cbo_ctl_get_umask(r) /* uint32_t (hsx_cbo_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(hsx_cbo_ctl, r, HSX_CBO_CTL_UMASK)
#define hsx_cbo_ctl_set_umask(r, v) /* hsx_cbo_ctl (hsx_cbo_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(hsx_cbo_ctl, hsx_cbo_ctl_value_(r).raw, HSX_CBO_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define HSX_CBO_CTL_EV_SEL_MASK  0x000000ffu
#define HSX_CBO_CTL_EV_SEL_SHIFT 0
#define HSX_CBO_CTL_EV_SEL_WIDTH 8
#define hsx_cbo_ctl_get_ev_sel(r) /* uint32_t (hsx_cbo_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(hsx_cbo_ctl, r, HSX_CBO_CTL_EV_SEL)
#define hsx_cbo_ctl_set_ev_sel(r, v) /* hsx_cbo_ctl (hsx_cbo_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(hsx_cbo_ctl, hsx_cbo_ctl_value_(r).raw, HSX_CBO_CTL_EV_SEL, v)

/*
 * box_filter: Cn_MSR_PMON_BOX_FILTER0, 32 bits; also CBoFilter0
 * Line state and thread filter, shared by the four counters.
 * Source: linux uncore_snbep.c HSWEP_C0_MSR_PMON_*; likwid registers.h (cross-source)
 */
typedef struct hsx_cbo_box_filter {
	uint32_t raw;
} hsx_cbo_box_filter;

UNCORE_ACCESSOR hsx_cbo_box_filter hsx_cbo_box_filter_value_(hsx_cbo_box_filter r)
{
	return r;
}

#define HSX_CBO_BOX_FILTER_RESET 0x00000000u
#define hsx_cbo_box_filter_reset() /* hsx_cbo_box_filter (): the value to begin from of Cn_MSR_PMON_BOX_FILTER0. */ \
	UNCORE_VALUE_(hsx_cbo_box_filter, HSX_CBO_BOX_FILTER_RESET)

#define HSX_CBO_BOX_FILTER_MSR 0xe05u
#define HSX_CBO_BOX_FILTER_INSTANCE_STRIDE 0x10u

#define hsx_cbo_box_filter_addr(instance) /* uncore_msr (instance below HSX_CBO_INSTANCES): the address of Cn_MSR_PMON_BOX_FILTER0. */ \
	uncore_msr_at_(HSX_CBO_BOX_FILTER_MSR + \
		UNCORE_INDEX_(instance, HSX_CBO_INSTANCES) * HSX_CBO_BOX_FILTER_INSTANCE_STRIDE)

/* state [23:17] RW. */
#define HSX_CBO_BOX_FILTER_STATE_MASK  0x00fe0000u
#define HSX_CBO_BOX_FILTER_STATE_SHIFT 17
#define HSX_CBO_BOX_FILTER_STATE_WIDTH 7

/* Values may be OR-ed. */
enum hsx_cbo_box_filter_state {
	HSX_CBO_BOX_FILTER_STATE_I = 0x1, /* Invalid: a miss. */
	HSX_CBO_BOX_FILTER_STATE_S = 0x2, /* Shared. */
	HSX_CBO_BOX_FILTER_STATE_E = 0x4, /* Exclusive. */
	HSX_CBO_BOX_FILTER_STATE_M = 0x8, /* Modified. */
	HSX_CBO_BOX_FILTER_STATE_F = 0x10, /* Forward. */
	HSX_CBO_BOX_FILTER_STATE_D = 0x20, /* Another dirty state, which one project names D. */
	HSX_CBO_BOX_FILTER_STATE_M_PRIME = 0x40, /* Another modified state, which one project names MP. */
	HSX_CBO_BOX_FILTER_STATE_ANY = 0x7f, /* Every lookup. */
};
#define hsx_cbo_box_filter_get_state(r) /* uint32_t (hsx_cbo_box_filter r) [23:17]: Line states that LLC_LOOKUP counts; with none chosen it counts nothing. */ \
	UNCORE_GET32_(hsx_cbo_box_filter, r, HSX_CBO_BOX_FILTER_STATE)
#define hsx_cbo_box_filter_set_state(r, v) /* hsx_cbo_box_filter (hsx_cbo_box_filter r, v up to 0x7fu) [23:17]: Line states that LLC_LOOKUP counts; with none chosen it counts nothing. */ \
	UNCORE_PUT32_(hsx_cbo_box_filter, hsx_cbo_box_filter_value_(r).raw, HSX_CBO_BOX_FILTER_STATE, v)

/* link [9:6] RW. */
#define HSX_CBO_BOX_FILTER_LINK_MASK  0x000003c0u
#define HSX_CBO_BOX_FILTER_LINK_SHIFT 6
#define HSX_CBO_BOX_FILTER_LINK_WIDTH 4
#define hsx_cbo_box_filter_get_link(r) /* uint32_t (hsx_cbo_box_filter r) [9:6]: A link; no event of the list says what it chooses. */ \
	UNCORE_GET32_(hsx_cbo_box_filter, r, HSX_CBO_BOX_FILTER_LINK)
#define hsx_cbo_box_filter_set_link(r, v) /* hsx_cbo_box_filter (hsx_cbo_box_filter r, v up to 0xfu) [9:6]: A link; no event of the list says what it chooses. */ \
	UNCORE_PUT32_(hsx_cbo_box_filter, hsx_cbo_box_filter_value_(r).raw, HSX_CBO_BOX_FILTER_LINK, v)

/* tid [5:0] RW. */
#define HSX_CBO_BOX_FILTER_TID_MASK  0x0000003fu
#define HSX_CBO_BOX_FILTER_TID_SHIFT 0
#define HSX_CBO_BOX_FILTER_TID_WIDTH 6
#define hsx_cbo_box_filter_get_tid(r) /* uint32_t (hsx_cbo_box_filter r) [5:0]: Thread that is counted where ctl.tid_en is 1. */ \
	UNCORE_GET32_(hsx_cbo_box_filter, r, HSX_CBO_BOX_FILTER_TID)
#define hsx_cbo_box_filter_set_tid(r, v) /* hsx_cbo_box_filter (hsx_cbo_box_filter r, v up to 0x3fu) [5:0]: Thread that is counted where ctl.tid_en is 1. */ \
	UNCORE_PUT32_(hsx_cbo_box_filter, hsx_cbo_box_filter_value_(r).raw, HSX_CBO_BOX_FILTER_TID, v)

/* core [5:1] RW, part of tid. */
#define HSX_CBO_BOX_FILTER_CORE_MASK  0x0000003eu
#define HSX_CBO_BOX_FILTER_CORE_SHIFT 1
#define HSX_CBO_BOX_FILTER_CORE_WIDTH 5
#define hsx_cbo_box_filter_get_core(r) /* uint32_t (hsx_cbo_box_filter r) [5:1]: Core ID. */ \
	UNCORE_GET32_(hsx_cbo_box_filter, r, HSX_CBO_BOX_FILTER_CORE)
#define hsx_cbo_box_filter_set_core(r, v) /* hsx_cbo_box_filter (hsx_cbo_box_filter r, v up to 0x1fu) [5:1]: Core ID. */ \
	UNCORE_PUT32_(hsx_cbo_box_filter, hsx_cbo_box_filter_value_(r).raw, HSX_CBO_BOX_FILTER_CORE, v)

/* thread [0] RW, part of tid. */
#define HSX_CBO_BOX_FILTER_THREAD_MASK  0x00000001u
#define HSX_CBO_BOX_FILTER_THREAD_SHIFT 0
#define HSX_CBO_BOX_FILTER_THREAD_WIDTH 1
#define hsx_cbo_box_filter_get_thread(r) /* uint32_t (hsx_cbo_box_filter r) [0]: Hyper-thread of that core. */ \
	UNCORE_GET32_(hsx_cbo_box_filter, r, HSX_CBO_BOX_FILTER_THREAD)
#define hsx_cbo_box_filter_set_thread(r, v) /* hsx_cbo_box_filter (hsx_cbo_box_filter r, v up to 0x1u) [0]: Hyper-thread of that core. */ \
	UNCORE_PUT32_(hsx_cbo_box_filter, hsx_cbo_box_filter_value_(r).raw, HSX_CBO_BOX_FILTER_THREAD, v)

/*
 * box_filter1: Cn_MSR_PMON_BOX_FILTER1, 32 bits; also CBoFilter1
 * Opcode and node filter, shared by the four counters.
 * Source: linux uncore_snbep.c HSWEP_C0_MSR_PMON_*; likwid registers.h (cross-source)
 */
typedef struct hsx_cbo_box_filter1 {
	uint32_t raw;
} hsx_cbo_box_filter1;

UNCORE_ACCESSOR hsx_cbo_box_filter1 hsx_cbo_box_filter1_value_(hsx_cbo_box_filter1 r)
{
	return r;
}

#define HSX_CBO_BOX_FILTER1_RESET 0x00000000u
#define hsx_cbo_box_filter1_reset() /* hsx_cbo_box_filter1 (): the value to begin from of Cn_MSR_PMON_BOX_FILTER1. */ \
	UNCORE_VALUE_(hsx_cbo_box_filter1, HSX_CBO_BOX_FILTER1_RESET)

#define HSX_CBO_BOX_FILTER1_MSR 0xe06u
#define HSX_CBO_BOX_FILTER1_INSTANCE_STRIDE 0x10u

#define hsx_cbo_box_filter1_addr(instance) /* uncore_msr (instance below HSX_CBO_INSTANCES): the address of Cn_MSR_PMON_BOX_FILTER1. */ \
	uncore_msr_at_(HSX_CBO_BOX_FILTER1_MSR + \
		UNCORE_INDEX_(instance, HSX_CBO_INSTANCES) * HSX_CBO_BOX_FILTER1_INSTANCE_STRIDE)

/* isoc [31] RW. */
#define HSX_CBO_BOX_FILTER1_ISOC_MASK  0x80000000u
#define HSX_CBO_BOX_FILTER1_ISOC_SHIFT 31
#define HSX_CBO_BOX_FILTER1_ISOC_WIDTH 1
#define hsx_cbo_box_filter1_get_isoc(r) /* uint32_t (hsx_cbo_box_filter1 r) [31]: Counts isochronous requests. */ \
	UNCORE_GET32_(hsx_cbo_box_filter1, r, HSX_CBO_BOX_FILTER1_ISOC)
#define hsx_cbo_box_filter1_set_isoc(r, v) /* hsx_cbo_box_filter1 (hsx_cbo_box_filter1 r, v up to 0x1u) [31]: Counts isochronous requests. */ \
	UNCORE_PUT32_(hsx_cbo_box_filter1, hsx_cbo_box_filter1_value_(r).raw, HSX_CBO_BOX_FILTER1_ISOC, v)

/* nc [30] RW. */
#define HSX_CBO_BOX_FILTER1_NC_MASK  0x40000000u
#define HSX_CBO_BOX_FILTER1_NC_SHIFT 30
#define HSX_CBO_BOX_FILTER1_NC_WIDTH 1
#define hsx_cbo_box_filter1_get_nc(r) /* uint32_t (hsx_cbo_box_filter1 r) [30]: Counts non-coherent requests. */ \
	UNCORE_GET32_(hsx_cbo_box_filter1, r, HSX_CBO_BOX_FILTER1_NC)
#define hsx_cbo_box_filter1_set_nc(r, v) /* hsx_cbo_box_filter1 (hsx_cbo_box_filter1 r, v up to 0x1u) [30]: Counts non-coherent requests. */ \
	UNCORE_PUT32_(hsx_cbo_box_filter1, hsx_cbo_box_filter1_value_(r).raw, HSX_CBO_BOX_FILTER1_NC, v)

/* c6 [29] RW. */
#define HSX_CBO_BOX_FILTER1_C6_MASK  0x20000000u
#define HSX_CBO_BOX_FILTER1_C6_SHIFT 29
#define HSX_CBO_BOX_FILTER1_C6_WIDTH 1
#define hsx_cbo_box_filter1_get_c6(r) /* uint32_t (hsx_cbo_box_filter1 r) [29]: Counts what a core does on its way to C6. */ \
	UNCORE_GET32_(hsx_cbo_box_filter1, r, HSX_CBO_BOX_FILTER1_C6)
#define hsx_cbo_box_filter1_set_c6(r, v) /* hsx_cbo_box_filter1 (hsx_cbo_box_filter1 r, v up to 0x1u) [29]: Counts what a core does on its way to C6. */ \
	UNCORE_PUT32_(hsx_cbo_box_filter1, hsx_cbo_box_filter1_value_(r).raw, HSX_CBO_BOX_FILTER1_C6, v)

/* opc [28:20] RW. */
#define HSX_CBO_BOX_FILTER1_OPC_MASK  0x1ff00000u
#define HSX_CBO_BOX_FILTER1_OPC_SHIFT 20
#define HSX_CBO_BOX_FILTER1_OPC_WIDTH 9

enum hsx_cbo_box_filter1_opc {
	HSX_CBO_BOX_FILTER1_OPC_RFO = 0x180, /* Demand read for ownership. */
	HSX_CBO_BOX_FILTER1_OPC_CRD = 0x181, /* Demand code read. */
	HSX_CBO_BOX_FILTER1_OPC_DRD = 0x182, /* Demand data read. */
	HSX_CBO_BOX_FILTER1_OPC_PRD = 0x187, /* Partial read of uncacheable memory. */
	HSX_CBO_BOX_FILTER1_OPC_WCILF = 0x18c, /* Streaming store of a whole line. */
	HSX_CBO_BOX_FILTER1_OPC_WCIL = 0x18d, /* Streaming store of part of a line. */
	HSX_CBO_BOX_FILTER1_OPC_WIL = 0x18f, /* Write of part of a line that invalidates it. */
	HSX_CBO_BOX_FILTER1_OPC_PREFRFO = 0x190, /* Prefetch for ownership that fills the LLC only. */
	HSX_CBO_BOX_FILTER1_OPC_PREFCODE = 0x191, /* Code prefetch that fills the LLC only. */
	HSX_CBO_BOX_FILTER1_OPC_PREFDATA = 0x192, /* Data prefetch that fills the LLC only. */
	HSX_CBO_BOX_FILTER1_OPC_PCIWIL = 0x193, /* PCIe write of part of a line; the guide of Ivy Bridge swaps this title with the next. */
	HSX_CBO_BOX_FILTER1_OPC_PCIWILF = 0x194, /* PCIe write of a whole line, not allocated in the LLC. */
	HSX_CBO_BOX_FILTER1_OPC_PCIPRD = 0x195, /* PCIe partial read of uncacheable memory. */
	HSX_CBO_BOX_FILTER1_OPC_PCIITOM = 0x19c, /* PCIe write that allocates. */
	HSX_CBO_BOX_FILTER1_OPC_PCIRDCUR = 0x19e, /* PCIe read of the current value; of whole lines and of parts, as PCM says. */
	HSX_CBO_BOX_FILTER1_OPC_WBMTOI = 0x1c4, /* Write back of a modified line, left invalid. */
	HSX_CBO_BOX_FILTER1_OPC_WBMTOE = 0x1c5, /* Write back of a modified line, left exclusive. */
	HSX_CBO_BOX_FILTER1_OPC_ITOM = 0x1c8, /* Ownership asked without data. */
	HSX_CBO_BOX_FILTER1_OPC_PCINSRD = 0x1e4, /* PCIe read without snoop. */
	HSX_CBO_BOX_FILTER1_OPC_PCINSWR = 0x1e5, /* PCIe write of part of a line without snoop. */
	HSX_CBO_BOX_FILTER1_OPC_PCINSWRF = 0x1e6, /* PCIe write of a whole line without snoop. */
};
#define hsx_cbo_box_filter1_get_opc(r) /* uint32_t (hsx_cbo_box_filter1 r) [28:20]: Request opcode to count: 0b11 above a 7-bit code; only requests of the IRQ match. */ \
	UNCORE_GET32_(hsx_cbo_box_filter1, r, HSX_CBO_BOX_FILTER1_OPC)
#define hsx_cbo_box_filter1_set_opc(r, v) /* hsx_cbo_box_filter1 (hsx_cbo_box_filter1 r, v up to 0x1ffu) [28:20]: Request opcode to count: 0b11 above a 7-bit code; only requests of the IRQ match. */ \
	UNCORE_PUT32_(hsx_cbo_box_filter1, hsx_cbo_box_filter1_value_(r).raw, HSX_CBO_BOX_FILTER1_OPC, v)

/* nid [15:0] RW. */
#define HSX_CBO_BOX_FILTER1_NID_MASK  0x0000ffffu
#define HSX_CBO_BOX_FILTER1_NID_SHIFT 0
#define HSX_CBO_BOX_FILTER1_NID_WIDTH 16
#define hsx_cbo_box_filter1_get_nid(r) /* uint32_t (hsx_cbo_box_filter1 r) [15:0]: Target nodes to count, one bit for each. */ \
	UNCORE_GET32_(hsx_cbo_box_filter1, r, HSX_CBO_BOX_FILTER1_NID)
#define hsx_cbo_box_filter1_set_nid(r, v) /* hsx_cbo_box_filter1 (hsx_cbo_box_filter1 r, v up to 0xffffu) [15:0]: Target nodes to count, one bit for each. */ \
	UNCORE_PUT32_(hsx_cbo_box_filter1, hsx_cbo_box_filter1_value_(r).raw, HSX_CBO_BOX_FILTER1_NID, v)

/*
 * box_status: Cn_MSR_PMON_BOX_STATUS, 32 bits
 * Which counters have wrapped; the driver does not use it.
 * Source: likwid registers.h; sdm-325384-059 Table 35-31 (inferred)
 */
typedef struct hsx_cbo_box_status {
	uint32_t raw;
} hsx_cbo_box_status;

UNCORE_ACCESSOR hsx_cbo_box_status hsx_cbo_box_status_value_(hsx_cbo_box_status r)
{
	return r;
}

#define HSX_CBO_BOX_STATUS_RESET     0x00000000u
#define HSX_CBO_BOX_STATUS_RW1C      0x0000000fu
#define hsx_cbo_box_status_reset() /* hsx_cbo_box_status (): the value to begin from of Cn_MSR_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(hsx_cbo_box_status, HSX_CBO_BOX_STATUS_RESET)

#define hsx_cbo_box_status_clear(seen) /* hsx_cbo_box_status (hsx_cbo_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of Cn_MSR_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(hsx_cbo_box_status, HSX_CBO_BOX_STATUS_RESET & ~HSX_CBO_BOX_STATUS_RW1C, seen, HSX_CBO_BOX_STATUS_RW1C)

#define HSX_CBO_BOX_STATUS_MSR 0xe07u
#define HSX_CBO_BOX_STATUS_INSTANCE_STRIDE 0x10u

#define hsx_cbo_box_status_addr(instance) /* uncore_msr (instance below HSX_CBO_INSTANCES): the address of Cn_MSR_PMON_BOX_STATUS. */ \
	uncore_msr_at_(HSX_CBO_BOX_STATUS_MSR + \
		UNCORE_INDEX_(instance, HSX_CBO_INSTANCES) * HSX_CBO_BOX_STATUS_INSTANCE_STRIDE)

/* ov [3:0] RW1C. */
#define HSX_CBO_BOX_STATUS_OV_MASK  0x0000000fu
#define HSX_CBO_BOX_STATUS_OV_SHIFT 0
#define HSX_CBO_BOX_STATUS_OV_WIDTH 4
#define hsx_cbo_box_status_get_ov(r) /* uint32_t (hsx_cbo_box_status r) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(hsx_cbo_box_status, r, HSX_CBO_BOX_STATUS_OV)
#define hsx_cbo_box_status_clear_ov(bits) /* hsx_cbo_box_status (bits up to 0xfu) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(hsx_cbo_box_status, HSX_CBO_BOX_STATUS_RESET & ~HSX_CBO_BOX_STATUS_RW1C, HSX_CBO_BOX_STATUS_OV, bits)

/*
 * ctr: Cn_MSR_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux uncore_snbep.c HSWEP_C0_MSR_PMON_*; likwid registers.h (cross-source)
 */
typedef struct hsx_cbo_ctr {
	uint64_t raw;
} hsx_cbo_ctr;

UNCORE_ACCESSOR hsx_cbo_ctr hsx_cbo_ctr_value_(hsx_cbo_ctr r)
{
	return r;
}

#define HSX_CBO_CTR_RESET UINT64_C(0x0000000000000000)
#define hsx_cbo_ctr_reset() /* hsx_cbo_ctr (): the value to begin from of Cn_MSR_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(hsx_cbo_ctr, HSX_CBO_CTR_RESET)

#define HSX_CBO_CTR_COUNT 4
#define HSX_CBO_CTR_MSR 0xe08u
#define HSX_CBO_CTR_INSTANCE_STRIDE 0x10u
#define HSX_CBO_CTR_INDEX_STRIDE 0x1u

#define hsx_cbo_ctr_addr(instance, index) /* uncore_msr (instance below HSX_CBO_INSTANCES, index below HSX_CBO_CTR_COUNT): the address of Cn_MSR_PMON_CTR{0-3}. */ \
	uncore_msr_at_(HSX_CBO_CTR_MSR + \
		UNCORE_INDEX_(instance, HSX_CBO_INSTANCES) * HSX_CBO_CTR_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, HSX_CBO_CTR_COUNT) * HSX_CBO_CTR_INDEX_STRIDE)

/* event_count [47:0] RW-V. */
#define HSX_CBO_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define HSX_CBO_CTR_EVENT_COUNT_SHIFT 0
#define HSX_CBO_CTR_EVENT_COUNT_WIDTH 48
#define hsx_cbo_ctr_get_event_count(r) /* uint64_t (hsx_cbo_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(hsx_cbo_ctr, r, HSX_CBO_CTR_EVENT_COUNT)
#define hsx_cbo_ctr_set_event_count(r, v) /* hsx_cbo_ctr (hsx_cbo_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(hsx_cbo_ctr, hsx_cbo_ctr_value_(r).raw, HSX_CBO_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
