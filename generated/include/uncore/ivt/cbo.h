/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ivt/cbo.box.json by "make generate". Do not edit. */
/*
 * ivt cbo: Caching agent. One slice of the last-level cache with its ring stop; the source of cache lookup and TOR
 * counts.
 * Source: 329468-002 p26-35
 */
#ifndef UNCORE_IVT_CBO_H
#define UNCORE_IVT_CBO_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define IVT_CBO_INSTANCES 15

#define IVT_CBO_GENERAL_COUNTERS   4
#define IVT_CBO_GENERAL_WIDTH      44
#define IVT_CBO_GENERAL_COUNT_MASK UINT64_C(0xfffffffffff)

/*
 * box_ctl: Cn_MSR_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters of one CBo.
 * Source: 329468-002 p33 Table 2-13; linux uncore_snbep.c SNBEP_C0_MSR_PMON_*; sdm-325384-059 p35-186 to p35-187
 */
typedef struct ivt_cbo_box_ctl {
	uint32_t raw;
} ivt_cbo_box_ctl;

UNCORE_ACCESSOR ivt_cbo_box_ctl ivt_cbo_box_ctl_value_(ivt_cbo_box_ctl r)
{
	return r;
}

#define IVT_CBO_BOX_CTL_RESET     0x00030000u
#define IVT_CBO_BOX_CTL_MUST_ONE  0x00030000u
#define ivt_cbo_box_ctl_reset() /* ivt_cbo_box_ctl (): the value to begin from of Cn_MSR_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(ivt_cbo_box_ctl, IVT_CBO_BOX_CTL_RESET)

#define IVT_CBO_BOX_CTL_MSR 0xd04u
#define IVT_CBO_BOX_CTL_INSTANCE_STRIDE 0x20u

#define ivt_cbo_box_ctl_addr(instance) /* uncore_msr (instance below IVT_CBO_INSTANCES): the address of Cn_MSR_PMON_BOX_CTL. */ \
	uncore_msr_at_(IVT_CBO_BOX_CTL_MSR + \
		UNCORE_INDEX_(instance, IVT_CBO_INSTANCES) * IVT_CBO_BOX_CTL_INSTANCE_STRIDE)

/* frz [8] RW. */
#define IVT_CBO_BOX_CTL_FRZ_MASK  0x00000100u
#define IVT_CBO_BOX_CTL_FRZ_SHIFT 8
#define IVT_CBO_BOX_CTL_FRZ_WIDTH 1
#define ivt_cbo_box_ctl_get_frz(r) /* uint32_t (ivt_cbo_box_ctl r) [8]: While it is 1, no counter of this box counts. The whole register is written each time. */ \
	UNCORE_GET32_(ivt_cbo_box_ctl, r, IVT_CBO_BOX_CTL_FRZ)
#define ivt_cbo_box_ctl_set_frz(r, v) /* ivt_cbo_box_ctl (ivt_cbo_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. The whole register is written each time. */ \
	UNCORE_PUT32_(ivt_cbo_box_ctl, ivt_cbo_box_ctl_value_(r).raw, IVT_CBO_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define IVT_CBO_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define IVT_CBO_BOX_CTL_RST_CTRS_SHIFT 1
#define IVT_CBO_BOX_CTL_RST_CTRS_WIDTH 1
#define ivt_cbo_box_ctl_set_rst_ctrs(r, v) /* ivt_cbo_box_ctl (ivt_cbo_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(ivt_cbo_box_ctl, ivt_cbo_box_ctl_value_(r).raw, IVT_CBO_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define IVT_CBO_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define IVT_CBO_BOX_CTL_RST_CTRL_SHIFT 0
#define IVT_CBO_BOX_CTL_RST_CTRL_WIDTH 1
#define ivt_cbo_box_ctl_set_rst_ctrl(r, v) /* ivt_cbo_box_ctl (ivt_cbo_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(ivt_cbo_box_ctl, ivt_cbo_box_ctl_value_(r).raw, IVT_CBO_BOX_CTL_RST_CTRL, v)

/*
 * ctl: Cn_MSR_PMON_CTL{0-3}, 32 bits
 * Chooses the event of counter {0-3}.
 * Source: 329468-002 p26 Table 2-12, p33 Table 2-14; linux uncore_snbep.c SNBEP_C0_MSR_PMON_*; sdm-325384-059 p35-186
 * to p35-187
 */
typedef struct ivt_cbo_ctl {
	uint32_t raw;
} ivt_cbo_ctl;

UNCORE_ACCESSOR ivt_cbo_ctl ivt_cbo_ctl_value_(ivt_cbo_ctl r)
{
	return r;
}

#define IVT_CBO_CTL_RESET     0x00000000u
#define IVT_CBO_CTL_MUST_ZERO 0x00b10000u
#define ivt_cbo_ctl_reset() /* ivt_cbo_ctl (): the value to begin from of Cn_MSR_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(ivt_cbo_ctl, IVT_CBO_CTL_RESET)

#define IVT_CBO_CTL_COUNT 4
#define IVT_CBO_CTL_MSR 0xd10u
#define IVT_CBO_CTL_INSTANCE_STRIDE 0x20u
#define IVT_CBO_CTL_INDEX_STRIDE 0x1u

#define ivt_cbo_ctl_addr(instance, index) /* uncore_msr (instance below IVT_CBO_INSTANCES, index below IVT_CBO_CTL_COUNT): the address of Cn_MSR_PMON_CTL{0-3}. */ \
	uncore_msr_at_(IVT_CBO_CTL_MSR + \
		UNCORE_INDEX_(instance, IVT_CBO_INSTANCES) * IVT_CBO_CTL_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, IVT_CBO_CTL_COUNT) * IVT_CBO_CTL_INDEX_STRIDE)

/* thresh [31:24] RW-V. */
#define IVT_CBO_CTL_THRESH_MASK  0xff000000u
#define IVT_CBO_CTL_THRESH_SHIFT 24
#define IVT_CBO_CTL_THRESH_WIDTH 8
#define ivt_cbo_ctl_get_thresh(r) /* uint32_t (ivt_cbo_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(ivt_cbo_ctl, r, IVT_CBO_CTL_THRESH)
#define ivt_cbo_ctl_set_thresh(r, v) /* ivt_cbo_ctl (ivt_cbo_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(ivt_cbo_ctl, ivt_cbo_ctl_value_(r).raw, IVT_CBO_CTL_THRESH, v)

/* en [22] RW-V. */
#define IVT_CBO_CTL_EN_MASK  0x00400000u
#define IVT_CBO_CTL_EN_SHIFT 22
#define IVT_CBO_CTL_EN_WIDTH 1
#define ivt_cbo_ctl_get_en(r) /* uint32_t (ivt_cbo_ctl r) [22]: Lets this counter count. */ \
	UNCORE_GET32_(ivt_cbo_ctl, r, IVT_CBO_CTL_EN)
#define ivt_cbo_ctl_set_en(r, v) /* ivt_cbo_ctl (ivt_cbo_ctl r, v up to 0x1u) [22]: Lets this counter count. */ \
	UNCORE_PUT32_(ivt_cbo_ctl, ivt_cbo_ctl_value_(r).raw, IVT_CBO_CTL_EN, v)

/* tid_en [19] RW-V. */
#define IVT_CBO_CTL_TID_EN_MASK  0x00080000u
#define IVT_CBO_CTL_TID_EN_SHIFT 19
#define IVT_CBO_CTL_TID_EN_WIDTH 1
#define ivt_cbo_ctl_get_tid_en(r) /* uint32_t (ivt_cbo_ctl r) [19]: Counts only what the thread in box_filter.tid causes. */ \
	UNCORE_GET32_(ivt_cbo_ctl, r, IVT_CBO_CTL_TID_EN)
#define ivt_cbo_ctl_set_tid_en(r, v) /* ivt_cbo_ctl (ivt_cbo_ctl r, v up to 0x1u) [19]: Counts only what the thread in box_filter.tid causes. */ \
	UNCORE_PUT32_(ivt_cbo_ctl, ivt_cbo_ctl_value_(r).raw, IVT_CBO_CTL_TID_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define IVT_CBO_CTL_EDGE_DET_MASK  0x00040000u
#define IVT_CBO_CTL_EDGE_DET_SHIFT 18
#define IVT_CBO_CTL_EDGE_DET_WIDTH 1
#define ivt_cbo_ctl_get_edge_det(r) /* uint32_t (ivt_cbo_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(ivt_cbo_ctl, r, IVT_CBO_CTL_EDGE_DET)
#define ivt_cbo_ctl_set_edge_det(r, v) /* ivt_cbo_ctl (ivt_cbo_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(ivt_cbo_ctl, ivt_cbo_ctl_value_(r).raw, IVT_CBO_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define IVT_CBO_CTL_RST_MASK  0x00020000u
#define IVT_CBO_CTL_RST_SHIFT 17
#define IVT_CBO_CTL_RST_WIDTH 1
#define ivt_cbo_ctl_set_rst(r, v) /* ivt_cbo_ctl (ivt_cbo_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(ivt_cbo_ctl, ivt_cbo_ctl_value_(r).raw, IVT_CBO_CTL_RST, v)

/* umask [15:8] RW-V. */
#define IVT_CBO_CTL_UMASK_MASK  0x0000ff00u
#define IVT_CBO_CTL_UMASK_SHIFT 8
#define IVT_CBO_CTL_UMASK_WIDTH 8
#define ivt_cbo_ctl_get_umask(r) /* uint32_t (ivt_cbo_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(ivt_cbo_ctl, r, IVT_CBO_CTL_UMASK)
#define ivt_cbo_ctl_set_umask(r, v) /* ivt_cbo_ctl (ivt_cbo_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(ivt_cbo_ctl, ivt_cbo_ctl_value_(r).raw, IVT_CBO_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define IVT_CBO_CTL_EV_SEL_MASK  0x000000ffu
#define IVT_CBO_CTL_EV_SEL_SHIFT 0
#define IVT_CBO_CTL_EV_SEL_WIDTH 8
#define ivt_cbo_ctl_get_ev_sel(r) /* uint32_t (ivt_cbo_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(ivt_cbo_ctl, r, IVT_CBO_CTL_EV_SEL)
#define ivt_cbo_ctl_set_ev_sel(r, v) /* ivt_cbo_ctl (ivt_cbo_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(ivt_cbo_ctl, ivt_cbo_ctl_value_(r).raw, IVT_CBO_CTL_EV_SEL, v)

/*
 * ctr: Cn_MSR_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: 329468-002 p26 Table 2-12, p34 Table 2-15; linux uncore_snbep.c SNBEP_C0_MSR_PMON_*; sdm-325384-059 p35-186
 * to p35-187
 */
typedef struct ivt_cbo_ctr {
	uint64_t raw;
} ivt_cbo_ctr;

UNCORE_ACCESSOR ivt_cbo_ctr ivt_cbo_ctr_value_(ivt_cbo_ctr r)
{
	return r;
}

#define IVT_CBO_CTR_RESET UINT64_C(0x0000000000000000)
#define ivt_cbo_ctr_reset() /* ivt_cbo_ctr (): the value to begin from of Cn_MSR_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(ivt_cbo_ctr, IVT_CBO_CTR_RESET)

#define IVT_CBO_CTR_COUNT 4
#define IVT_CBO_CTR_MSR 0xd16u
#define IVT_CBO_CTR_INSTANCE_STRIDE 0x20u
#define IVT_CBO_CTR_INDEX_STRIDE 0x1u

#define ivt_cbo_ctr_addr(instance, index) /* uncore_msr (instance below IVT_CBO_INSTANCES, index below IVT_CBO_CTR_COUNT): the address of Cn_MSR_PMON_CTR{0-3}. */ \
	uncore_msr_at_(IVT_CBO_CTR_MSR + \
		UNCORE_INDEX_(instance, IVT_CBO_INSTANCES) * IVT_CBO_CTR_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, IVT_CBO_CTR_COUNT) * IVT_CBO_CTR_INDEX_STRIDE)

/* event_count [43:0] RW-V. */
#define IVT_CBO_CTR_EVENT_COUNT_MASK  UINT64_C(0x00000fffffffffff)
#define IVT_CBO_CTR_EVENT_COUNT_SHIFT 0
#define IVT_CBO_CTR_EVENT_COUNT_WIDTH 44
#define ivt_cbo_ctr_get_event_count(r) /* uint64_t (ivt_cbo_ctr r) [43:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(ivt_cbo_ctr, r, IVT_CBO_CTR_EVENT_COUNT)
#define ivt_cbo_ctr_set_event_count(r, v) /* ivt_cbo_ctr (ivt_cbo_ctr r, v up to 0xfffffffffffull) [43:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(ivt_cbo_ctr, ivt_cbo_ctr_value_(r).raw, IVT_CBO_CTR_EVENT_COUNT, v)

/*
 * box_filter: Cn_MSR_PMON_BOX_FILTER, 32 bits; also Cn_MSR_PMON_BOX_FILTER0, CBoFilter0
 * Line state and thread filter, shared by the four counters.
 * Source: 329468-002 p26 Table 2-12, p34 Table 2-16; linux uncore_snbep.c SNBEP_C0_MSR_PMON_*; sdm-325384-059 p35-186
 * to p35-187
 */
typedef struct ivt_cbo_box_filter {
	uint32_t raw;
} ivt_cbo_box_filter;

UNCORE_ACCESSOR ivt_cbo_box_filter ivt_cbo_box_filter_value_(ivt_cbo_box_filter r)
{
	return r;
}

#define IVT_CBO_BOX_FILTER_RESET     0x00000000u
#define IVT_CBO_BOX_FILTER_MUST_ZERO 0xff81ffe0u
#define ivt_cbo_box_filter_reset() /* ivt_cbo_box_filter (): the value to begin from of Cn_MSR_PMON_BOX_FILTER. */ \
	UNCORE_VALUE_(ivt_cbo_box_filter, IVT_CBO_BOX_FILTER_RESET)

#define IVT_CBO_BOX_FILTER_MSR 0xd14u
#define IVT_CBO_BOX_FILTER_INSTANCE_STRIDE 0x20u

#define ivt_cbo_box_filter_addr(instance) /* uncore_msr (instance below IVT_CBO_INSTANCES): the address of Cn_MSR_PMON_BOX_FILTER. */ \
	uncore_msr_at_(IVT_CBO_BOX_FILTER_MSR + \
		UNCORE_INDEX_(instance, IVT_CBO_INSTANCES) * IVT_CBO_BOX_FILTER_INSTANCE_STRIDE)

/* state [22:17] RW. */
#define IVT_CBO_BOX_FILTER_STATE_MASK  0x007e0000u
#define IVT_CBO_BOX_FILTER_STATE_SHIFT 17
#define IVT_CBO_BOX_FILTER_STATE_WIDTH 6

/* Values may be OR-ed. */
enum ivt_cbo_box_filter_state {
	IVT_CBO_BOX_FILTER_STATE_I = 0x1, /* Invalid: a miss. */
	IVT_CBO_BOX_FILTER_STATE_S = 0x2, /* Shared. */
	IVT_CBO_BOX_FILTER_STATE_E = 0x4, /* Exclusive. */
	IVT_CBO_BOX_FILTER_STATE_M = 0x8, /* Modified. */
	IVT_CBO_BOX_FILTER_STATE_F = 0x10, /* Forward. */
	IVT_CBO_BOX_FILTER_STATE_M_PRIME = 0x28, /* The other modified state, printed together with M. */
	IVT_CBO_BOX_FILTER_STATE_ANY = 0x3f, /* Every lookup. */
};
#define ivt_cbo_box_filter_get_state(r) /* uint32_t (ivt_cbo_box_filter r) [22:17]: Line states that LLC_LOOKUP counts; with none chosen it counts nothing. */ \
	UNCORE_GET32_(ivt_cbo_box_filter, r, IVT_CBO_BOX_FILTER_STATE)
#define ivt_cbo_box_filter_set_state(r, v) /* ivt_cbo_box_filter (ivt_cbo_box_filter r, v up to 0x3fu) [22:17]: Line states that LLC_LOOKUP counts; with none chosen it counts nothing. */ \
	UNCORE_PUT32_(ivt_cbo_box_filter, ivt_cbo_box_filter_value_(r).raw, IVT_CBO_BOX_FILTER_STATE, v)

/* tid [4:0] RW. */
#define IVT_CBO_BOX_FILTER_TID_MASK  0x0000001fu
#define IVT_CBO_BOX_FILTER_TID_SHIFT 0
#define IVT_CBO_BOX_FILTER_TID_WIDTH 5

enum ivt_cbo_box_filter_tid {
	IVT_CBO_BOX_FILTER_TID_UNASSOCIATED = 0x1f, /* Requests that no thread caused. */
};
#define ivt_cbo_box_filter_get_tid(r) /* uint32_t (ivt_cbo_box_filter r) [4:0]: Thread that is counted where ctl.tid_en is 1. */ \
	UNCORE_GET32_(ivt_cbo_box_filter, r, IVT_CBO_BOX_FILTER_TID)
#define ivt_cbo_box_filter_set_tid(r, v) /* ivt_cbo_box_filter (ivt_cbo_box_filter r, v up to 0x1fu) [4:0]: Thread that is counted where ctl.tid_en is 1. */ \
	UNCORE_PUT32_(ivt_cbo_box_filter, ivt_cbo_box_filter_value_(r).raw, IVT_CBO_BOX_FILTER_TID, v)

/* non_thread [4] RW, part of tid. */
#define IVT_CBO_BOX_FILTER_NON_THREAD_MASK  0x00000010u
#define IVT_CBO_BOX_FILTER_NON_THREAD_SHIFT 4
#define IVT_CBO_BOX_FILTER_NON_THREAD_WIDTH 1
#define ivt_cbo_box_filter_get_non_thread(r) /* uint32_t (ivt_cbo_box_filter r) [4]: Traffic that is tied to no thread. */ \
	UNCORE_GET32_(ivt_cbo_box_filter, r, IVT_CBO_BOX_FILTER_NON_THREAD)
#define ivt_cbo_box_filter_set_non_thread(r, v) /* ivt_cbo_box_filter (ivt_cbo_box_filter r, v up to 0x1u) [4]: Traffic that is tied to no thread. */ \
	UNCORE_PUT32_(ivt_cbo_box_filter, ivt_cbo_box_filter_value_(r).raw, IVT_CBO_BOX_FILTER_NON_THREAD, v)

/* core [3:1] RW, part of tid. */
#define IVT_CBO_BOX_FILTER_CORE_MASK  0x0000000eu
#define IVT_CBO_BOX_FILTER_CORE_SHIFT 1
#define IVT_CBO_BOX_FILTER_CORE_WIDTH 3
#define ivt_cbo_box_filter_get_core(r) /* uint32_t (ivt_cbo_box_filter r) [3:1]: Core ID. */ \
	UNCORE_GET32_(ivt_cbo_box_filter, r, IVT_CBO_BOX_FILTER_CORE)
#define ivt_cbo_box_filter_set_core(r, v) /* ivt_cbo_box_filter (ivt_cbo_box_filter r, v up to 0x7u) [3:1]: Core ID. */ \
	UNCORE_PUT32_(ivt_cbo_box_filter, ivt_cbo_box_filter_value_(r).raw, IVT_CBO_BOX_FILTER_CORE, v)

/* thread [0] RW, part of tid. */
#define IVT_CBO_BOX_FILTER_THREAD_MASK  0x00000001u
#define IVT_CBO_BOX_FILTER_THREAD_SHIFT 0
#define IVT_CBO_BOX_FILTER_THREAD_WIDTH 1
#define ivt_cbo_box_filter_get_thread(r) /* uint32_t (ivt_cbo_box_filter r) [0]: Hyper-thread of that core. */ \
	UNCORE_GET32_(ivt_cbo_box_filter, r, IVT_CBO_BOX_FILTER_THREAD)
#define ivt_cbo_box_filter_set_thread(r, v) /* ivt_cbo_box_filter (ivt_cbo_box_filter r, v up to 0x1u) [0]: Hyper-thread of that core. */ \
	UNCORE_PUT32_(ivt_cbo_box_filter, ivt_cbo_box_filter_value_(r).raw, IVT_CBO_BOX_FILTER_THREAD, v)

/*
 * box_filter1: Cn_MSR_PMON_BOX_FILTER1, 32 bits; also CBoFilter1
 * Opcode and node filter, shared by the four counters.
 * Source: 329468-002 p26 Table 2-12, p35 Table 2-17; sdm-325384-059 p35-186 to p35-187; pcm types.h
 * IVT_C0_MSR_PMON_BOX_FILTER1
 */
typedef struct ivt_cbo_box_filter1 {
	uint32_t raw;
} ivt_cbo_box_filter1;

UNCORE_ACCESSOR ivt_cbo_box_filter1 ivt_cbo_box_filter1_value_(ivt_cbo_box_filter1 r)
{
	return r;
}

#define IVT_CBO_BOX_FILTER1_RESET     0x00000000u
#define IVT_CBO_BOX_FILTER1_MUST_ZERO 0x20000000u
#define ivt_cbo_box_filter1_reset() /* ivt_cbo_box_filter1 (): the value to begin from of Cn_MSR_PMON_BOX_FILTER1. */ \
	UNCORE_VALUE_(ivt_cbo_box_filter1, IVT_CBO_BOX_FILTER1_RESET)

#define IVT_CBO_BOX_FILTER1_MSR 0xd1au
#define IVT_CBO_BOX_FILTER1_INSTANCE_STRIDE 0x20u

#define ivt_cbo_box_filter1_addr(instance) /* uncore_msr (instance below IVT_CBO_INSTANCES): the address of Cn_MSR_PMON_BOX_FILTER1. */ \
	uncore_msr_at_(IVT_CBO_BOX_FILTER1_MSR + \
		UNCORE_INDEX_(instance, IVT_CBO_INSTANCES) * IVT_CBO_BOX_FILTER1_INSTANCE_STRIDE)

/* isoc [31] RW. */
#define IVT_CBO_BOX_FILTER1_ISOC_MASK  0x80000000u
#define IVT_CBO_BOX_FILTER1_ISOC_SHIFT 31
#define IVT_CBO_BOX_FILTER1_ISOC_WIDTH 1
#define ivt_cbo_box_filter1_get_isoc(r) /* uint32_t (ivt_cbo_box_filter1 r) [31]: Counts isochronous requests. */ \
	UNCORE_GET32_(ivt_cbo_box_filter1, r, IVT_CBO_BOX_FILTER1_ISOC)
#define ivt_cbo_box_filter1_set_isoc(r, v) /* ivt_cbo_box_filter1 (ivt_cbo_box_filter1 r, v up to 0x1u) [31]: Counts isochronous requests. */ \
	UNCORE_PUT32_(ivt_cbo_box_filter1, ivt_cbo_box_filter1_value_(r).raw, IVT_CBO_BOX_FILTER1_ISOC, v)

/* nc [30] RW. */
#define IVT_CBO_BOX_FILTER1_NC_MASK  0x40000000u
#define IVT_CBO_BOX_FILTER1_NC_SHIFT 30
#define IVT_CBO_BOX_FILTER1_NC_WIDTH 1
#define ivt_cbo_box_filter1_get_nc(r) /* uint32_t (ivt_cbo_box_filter1 r) [30]: Counts non-coherent requests. */ \
	UNCORE_GET32_(ivt_cbo_box_filter1, r, IVT_CBO_BOX_FILTER1_NC)
#define ivt_cbo_box_filter1_set_nc(r, v) /* ivt_cbo_box_filter1 (ivt_cbo_box_filter1 r, v up to 0x1u) [30]: Counts non-coherent requests. */ \
	UNCORE_PUT32_(ivt_cbo_box_filter1, ivt_cbo_box_filter1_value_(r).raw, IVT_CBO_BOX_FILTER1_NC, v)

/* opc [28:20] RW. */
#define IVT_CBO_BOX_FILTER1_OPC_MASK  0x1ff00000u
#define IVT_CBO_BOX_FILTER1_OPC_SHIFT 20
#define IVT_CBO_BOX_FILTER1_OPC_WIDTH 9

enum ivt_cbo_box_filter1_opc {
	IVT_CBO_BOX_FILTER1_OPC_RFO = 0x180, /* Demand read for ownership. */
	IVT_CBO_BOX_FILTER1_OPC_CRD = 0x181, /* Demand code read. */
	IVT_CBO_BOX_FILTER1_OPC_DRD = 0x182, /* Demand data read. */
	IVT_CBO_BOX_FILTER1_OPC_PRD = 0x187, /* Partial read of uncacheable memory. */
	IVT_CBO_BOX_FILTER1_OPC_WCILF = 0x18c, /* Streaming store of a whole line. */
	IVT_CBO_BOX_FILTER1_OPC_WCIL = 0x18d, /* Streaming store of part of a line. */
	IVT_CBO_BOX_FILTER1_OPC_PREFRFO = 0x190, /* Prefetch for ownership that fills the LLC only. */
	IVT_CBO_BOX_FILTER1_OPC_PREFCODE = 0x191, /* Code prefetch that fills the LLC only. */
	IVT_CBO_BOX_FILTER1_OPC_PREFDATA = 0x192, /* Data prefetch that fills the LLC only. */
	IVT_CBO_BOX_FILTER1_OPC_PCIWIL = 0x193, /* PCIe write of part of a line; the guide swaps this title with the next. */
	IVT_CBO_BOX_FILTER1_OPC_PCIWILF = 0x194, /* PCIe write of a whole line, not allocated in the LLC. */
	IVT_CBO_BOX_FILTER1_OPC_PCIPRD = 0x195, /* PCIe partial read of uncacheable memory. */
	IVT_CBO_BOX_FILTER1_OPC_PCIITOM = 0x19c, /* PCIe write that allocates. */
	IVT_CBO_BOX_FILTER1_OPC_PCIRDCUR = 0x19e, /* PCIe read of the current value. */
	IVT_CBO_BOX_FILTER1_OPC_WBMTOI = 0x1c4, /* Write back of a modified line, left invalid. */
	IVT_CBO_BOX_FILTER1_OPC_WBMTOE = 0x1c5, /* Write back of a modified line, left exclusive. */
	IVT_CBO_BOX_FILTER1_OPC_ITOM = 0x1c8, /* Ownership asked without data. */
	IVT_CBO_BOX_FILTER1_OPC_PCINSRD = 0x1e4, /* PCIe read without snoop. */
	IVT_CBO_BOX_FILTER1_OPC_PCINSWR = 0x1e5, /* PCIe write of part of a line without snoop. */
	IVT_CBO_BOX_FILTER1_OPC_PCINSWRF = 0x1e6, /* PCIe write of a whole line without snoop. */
};
#define ivt_cbo_box_filter1_get_opc(r) /* uint32_t (ivt_cbo_box_filter1 r) [28:20]: Request opcode to count: 0b11 above a 7-bit code; only requests of the IRQ match. */ \
	UNCORE_GET32_(ivt_cbo_box_filter1, r, IVT_CBO_BOX_FILTER1_OPC)
#define ivt_cbo_box_filter1_set_opc(r, v) /* ivt_cbo_box_filter1 (ivt_cbo_box_filter1 r, v up to 0x1ffu) [28:20]: Request opcode to count: 0b11 above a 7-bit code; only requests of the IRQ match. */ \
	UNCORE_PUT32_(ivt_cbo_box_filter1, ivt_cbo_box_filter1_value_(r).raw, IVT_CBO_BOX_FILTER1_OPC, v)

/* nid [15:0] RW. */
#define IVT_CBO_BOX_FILTER1_NID_MASK  0x0000ffffu
#define IVT_CBO_BOX_FILTER1_NID_SHIFT 0
#define IVT_CBO_BOX_FILTER1_NID_WIDTH 16
#define ivt_cbo_box_filter1_get_nid(r) /* uint32_t (ivt_cbo_box_filter1 r) [15:0]: Target nodes to count, one bit for each. */ \
	UNCORE_GET32_(ivt_cbo_box_filter1, r, IVT_CBO_BOX_FILTER1_NID)
#define ivt_cbo_box_filter1_set_nid(r, v) /* ivt_cbo_box_filter1 (ivt_cbo_box_filter1 r, v up to 0xffffu) [15:0]: Target nodes to count, one bit for each. */ \
	UNCORE_PUT32_(ivt_cbo_box_filter1, ivt_cbo_box_filter1_value_(r).raw, IVT_CBO_BOX_FILTER1_NID, v)

#ifdef __cplusplus
}
#endif

#endif
