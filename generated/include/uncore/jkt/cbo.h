/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/jkt/cbo.box.json by "make generate". Do not edit. */
/*
 * jkt cbo: Caching agent. One slice of the last-level cache with its ring stop; the source of cache lookup and TOR
 * counts.
 * Source: 327043-001 p23-35
 */
#ifndef UNCORE_JKT_CBO_H
#define UNCORE_JKT_CBO_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define JKT_CBO_INSTANCES 8

#define JKT_CBO_GENERAL_COUNTERS   4
#define JKT_CBO_GENERAL_WIDTH      44
#define JKT_CBO_GENERAL_COUNT_MASK UINT64_C(0xfffffffffff)

/*
 * box_ctl: Cn_MSR_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters of one CBo.
 * Source: 327043-001 p27 Table 2-9; likwid registers.h; linux uncore_snbep.c SNBEP_C0_MSR_PMON_BOX_CTL (cross-source)
 */
typedef struct jkt_cbo_box_ctl {
	uint32_t raw;
} jkt_cbo_box_ctl;

UNCORE_ACCESSOR jkt_cbo_box_ctl jkt_cbo_box_ctl_value_(jkt_cbo_box_ctl r)
{
	return r;
}

#define JKT_CBO_BOX_CTL_RESET     0x00000000u
#define JKT_CBO_BOX_CTL_MUST_ZERO 0x00020000u
#define jkt_cbo_box_ctl_reset() /* jkt_cbo_box_ctl (): the value to begin from of Cn_MSR_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(jkt_cbo_box_ctl, JKT_CBO_BOX_CTL_RESET)

#define JKT_CBO_BOX_CTL_MSR 0xd04u
#define JKT_CBO_BOX_CTL_INSTANCE_STRIDE 0x20u

#define jkt_cbo_box_ctl_addr(instance) /* uncore_msr (instance below JKT_CBO_INSTANCES): the address of Cn_MSR_PMON_BOX_CTL. */ \
	uncore_msr_at_(JKT_CBO_BOX_CTL_MSR + \
		UNCORE_INDEX_(instance, JKT_CBO_INSTANCES) * JKT_CBO_BOX_CTL_INSTANCE_STRIDE)

/* frz_en [16] RW. */
#define JKT_CBO_BOX_CTL_FRZ_EN_MASK  0x00010000u
#define JKT_CBO_BOX_CTL_FRZ_EN_SHIFT 16
#define JKT_CBO_BOX_CTL_FRZ_EN_WIDTH 1
#define jkt_cbo_box_ctl_get_frz_en(r) /* uint32_t (jkt_cbo_box_ctl r) [16]: Lets the box obey a freeze; kept at 1 for the whole session, without it frz has no effect. */ \
	UNCORE_GET32_(jkt_cbo_box_ctl, r, JKT_CBO_BOX_CTL_FRZ_EN)
#define jkt_cbo_box_ctl_set_frz_en(r, v) /* jkt_cbo_box_ctl (jkt_cbo_box_ctl r, v up to 0x1u) [16]: Lets the box obey a freeze; kept at 1 for the whole session, without it frz has no effect. */ \
	UNCORE_PUT32_(jkt_cbo_box_ctl, jkt_cbo_box_ctl_value_(r).raw, JKT_CBO_BOX_CTL_FRZ_EN, v)

/* frz [8] RW. */
#define JKT_CBO_BOX_CTL_FRZ_MASK  0x00000100u
#define JKT_CBO_BOX_CTL_FRZ_SHIFT 8
#define JKT_CBO_BOX_CTL_FRZ_WIDTH 1
#define jkt_cbo_box_ctl_get_frz(r) /* uint32_t (jkt_cbo_box_ctl r) [8]: While it is 1, and frz_en too, no counter of this box counts. The whole register is written each time. */ \
	UNCORE_GET32_(jkt_cbo_box_ctl, r, JKT_CBO_BOX_CTL_FRZ)
#define jkt_cbo_box_ctl_set_frz(r, v) /* jkt_cbo_box_ctl (jkt_cbo_box_ctl r, v up to 0x1u) [8]: While it is 1, and frz_en too, no counter of this box counts. The whole register is written each time. */ \
	UNCORE_PUT32_(jkt_cbo_box_ctl, jkt_cbo_box_ctl_value_(r).raw, JKT_CBO_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define JKT_CBO_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define JKT_CBO_BOX_CTL_RST_CTRS_SHIFT 1
#define JKT_CBO_BOX_CTL_RST_CTRS_WIDTH 1
#define jkt_cbo_box_ctl_set_rst_ctrs(r, v) /* jkt_cbo_box_ctl (jkt_cbo_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(jkt_cbo_box_ctl, jkt_cbo_box_ctl_value_(r).raw, JKT_CBO_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define JKT_CBO_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define JKT_CBO_BOX_CTL_RST_CTRL_SHIFT 0
#define JKT_CBO_BOX_CTL_RST_CTRL_WIDTH 1
#define jkt_cbo_box_ctl_set_rst_ctrl(r, v) /* jkt_cbo_box_ctl (jkt_cbo_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(jkt_cbo_box_ctl, jkt_cbo_box_ctl_value_(r).raw, JKT_CBO_BOX_CTL_RST_CTRL, v)

/*
 * ctl: Cn_MSR_PMON_CTL{0-3}, 32 bits
 * Chooses the event of counter {0-3}.
 * Source: 327043-001 p27-28 Table 2-10; likwid registers.h; linux uncore_snbep.c SNBEP_C0_MSR_PMON_CTL0 (cross-source)
 */
typedef struct jkt_cbo_ctl {
	uint32_t raw;
} jkt_cbo_ctl;

UNCORE_ACCESSOR jkt_cbo_ctl jkt_cbo_ctl_value_(jkt_cbo_ctl r)
{
	return r;
}

#define JKT_CBO_CTL_RESET     0x00000000u
#define JKT_CBO_CTL_MUST_ZERO 0x00310000u
#define jkt_cbo_ctl_reset() /* jkt_cbo_ctl (): the value to begin from of Cn_MSR_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(jkt_cbo_ctl, JKT_CBO_CTL_RESET)

#define JKT_CBO_CTL_COUNT 4
#define JKT_CBO_CTL_MSR 0xd10u
#define JKT_CBO_CTL_INSTANCE_STRIDE 0x20u
#define JKT_CBO_CTL_INDEX_STRIDE 0x1u

#define jkt_cbo_ctl_addr(instance, index) /* uncore_msr (instance below JKT_CBO_INSTANCES, index below JKT_CBO_CTL_COUNT): the address of Cn_MSR_PMON_CTL{0-3}. */ \
	uncore_msr_at_(JKT_CBO_CTL_MSR + \
		UNCORE_INDEX_(instance, JKT_CBO_INSTANCES) * JKT_CBO_CTL_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, JKT_CBO_CTL_COUNT) * JKT_CBO_CTL_INDEX_STRIDE)

/* thresh [31:24] RW-V. */
#define JKT_CBO_CTL_THRESH_MASK  0xff000000u
#define JKT_CBO_CTL_THRESH_SHIFT 24
#define JKT_CBO_CTL_THRESH_WIDTH 8
#define jkt_cbo_ctl_get_thresh(r) /* uint32_t (jkt_cbo_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(jkt_cbo_ctl, r, JKT_CBO_CTL_THRESH)
#define jkt_cbo_ctl_set_thresh(r, v) /* jkt_cbo_ctl (jkt_cbo_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(jkt_cbo_ctl, jkt_cbo_ctl_value_(r).raw, JKT_CBO_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define JKT_CBO_CTL_INVERT_MASK  0x00800000u
#define JKT_CBO_CTL_INVERT_SHIFT 23
#define JKT_CBO_CTL_INVERT_WIDTH 1

enum jkt_cbo_ctl_invert {
	JKT_CBO_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	JKT_CBO_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define jkt_cbo_ctl_get_invert(r) /* uint32_t (jkt_cbo_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(jkt_cbo_ctl, r, JKT_CBO_CTL_INVERT)
#define jkt_cbo_ctl_set_invert(r, v) /* jkt_cbo_ctl (jkt_cbo_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(jkt_cbo_ctl, jkt_cbo_ctl_value_(r).raw, JKT_CBO_CTL_INVERT, v)

/* en [22] RW-V. */
#define JKT_CBO_CTL_EN_MASK  0x00400000u
#define JKT_CBO_CTL_EN_SHIFT 22
#define JKT_CBO_CTL_EN_WIDTH 1
#define jkt_cbo_ctl_get_en(r) /* uint32_t (jkt_cbo_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(jkt_cbo_ctl, r, JKT_CBO_CTL_EN)
#define jkt_cbo_ctl_set_en(r, v) /* jkt_cbo_ctl (jkt_cbo_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(jkt_cbo_ctl, jkt_cbo_ctl_value_(r).raw, JKT_CBO_CTL_EN, v)

/* tid_en [19] RW-V. */
#define JKT_CBO_CTL_TID_EN_MASK  0x00080000u
#define JKT_CBO_CTL_TID_EN_SHIFT 19
#define JKT_CBO_CTL_TID_EN_WIDTH 1
#define jkt_cbo_ctl_get_tid_en(r) /* uint32_t (jkt_cbo_ctl r) [19]: Counts only what the core and thread in box_filter.tid cause. */ \
	UNCORE_GET32_(jkt_cbo_ctl, r, JKT_CBO_CTL_TID_EN)
#define jkt_cbo_ctl_set_tid_en(r, v) /* jkt_cbo_ctl (jkt_cbo_ctl r, v up to 0x1u) [19]: Counts only what the core and thread in box_filter.tid cause. */ \
	UNCORE_PUT32_(jkt_cbo_ctl, jkt_cbo_ctl_value_(r).raw, JKT_CBO_CTL_TID_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define JKT_CBO_CTL_EDGE_DET_MASK  0x00040000u
#define JKT_CBO_CTL_EDGE_DET_SHIFT 18
#define JKT_CBO_CTL_EDGE_DET_WIDTH 1

enum jkt_cbo_ctl_edge_det {
	JKT_CBO_CTL_EDGE_DET_CYCLES = 0x0, /* Counts as long as the comparison holds. */
	JKT_CBO_CTL_EDGE_DET_EDGES = 0x1, /* Counts when it begins to hold. */
};
#define jkt_cbo_ctl_get_edge_det(r) /* uint32_t (jkt_cbo_ctl r) [18]: Counts rising edges of the threshold comparison (falling ones with invert), so thresh must be at least 1. */ \
	UNCORE_GET32_(jkt_cbo_ctl, r, JKT_CBO_CTL_EDGE_DET)
#define jkt_cbo_ctl_set_edge_det(r, v) /* jkt_cbo_ctl (jkt_cbo_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison (falling ones with invert), so thresh must be at least 1. */ \
	UNCORE_PUT32_(jkt_cbo_ctl, jkt_cbo_ctl_value_(r).raw, JKT_CBO_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define JKT_CBO_CTL_RST_MASK  0x00020000u
#define JKT_CBO_CTL_RST_SHIFT 17
#define JKT_CBO_CTL_RST_WIDTH 1
#define jkt_cbo_ctl_set_rst(r, v) /* jkt_cbo_ctl (jkt_cbo_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(jkt_cbo_ctl, jkt_cbo_ctl_value_(r).raw, JKT_CBO_CTL_RST, v)

/* umask [15:8] RW-V. */
#define JKT_CBO_CTL_UMASK_MASK  0x0000ff00u
#define JKT_CBO_CTL_UMASK_SHIFT 8
#define JKT_CBO_CTL_UMASK_WIDTH 8
#define jkt_cbo_ctl_get_umask(r) /* uint32_t (jkt_cbo_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(jkt_cbo_ctl, r, JKT_CBO_CTL_UMASK)
#define jkt_cbo_ctl_set_umask(r, v) /* jkt_cbo_ctl (jkt_cbo_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(jkt_cbo_ctl, jkt_cbo_ctl_value_(r).raw, JKT_CBO_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define JKT_CBO_CTL_EV_SEL_MASK  0x000000ffu
#define JKT_CBO_CTL_EV_SEL_SHIFT 0
#define JKT_CBO_CTL_EV_SEL_WIDTH 8
#define jkt_cbo_ctl_get_ev_sel(r) /* uint32_t (jkt_cbo_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(jkt_cbo_ctl, r, JKT_CBO_CTL_EV_SEL)
#define jkt_cbo_ctl_set_ev_sel(r, v) /* jkt_cbo_ctl (jkt_cbo_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(jkt_cbo_ctl, jkt_cbo_ctl_value_(r).raw, JKT_CBO_CTL_EV_SEL, v)

/*
 * ctr: Cn_MSR_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: 327043-001 p28 Table 2-11; likwid registers.h; linux uncore_snbep.c SNBEP_C0_MSR_PMON_CTR0 (cross-source)
 */
typedef struct jkt_cbo_ctr {
	uint64_t raw;
} jkt_cbo_ctr;

UNCORE_ACCESSOR jkt_cbo_ctr jkt_cbo_ctr_value_(jkt_cbo_ctr r)
{
	return r;
}

#define JKT_CBO_CTR_RESET UINT64_C(0x0000000000000000)
#define jkt_cbo_ctr_reset() /* jkt_cbo_ctr (): the value to begin from of Cn_MSR_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(jkt_cbo_ctr, JKT_CBO_CTR_RESET)

#define JKT_CBO_CTR_COUNT 4
#define JKT_CBO_CTR_MSR 0xd16u
#define JKT_CBO_CTR_INSTANCE_STRIDE 0x20u
#define JKT_CBO_CTR_INDEX_STRIDE 0x1u

#define jkt_cbo_ctr_addr(instance, index) /* uncore_msr (instance below JKT_CBO_INSTANCES, index below JKT_CBO_CTR_COUNT): the address of Cn_MSR_PMON_CTR{0-3}. */ \
	uncore_msr_at_(JKT_CBO_CTR_MSR + \
		UNCORE_INDEX_(instance, JKT_CBO_INSTANCES) * JKT_CBO_CTR_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, JKT_CBO_CTR_COUNT) * JKT_CBO_CTR_INDEX_STRIDE)

/* event_count [43:0] RW-V. */
#define JKT_CBO_CTR_EVENT_COUNT_MASK  UINT64_C(0x00000fffffffffff)
#define JKT_CBO_CTR_EVENT_COUNT_SHIFT 0
#define JKT_CBO_CTR_EVENT_COUNT_WIDTH 44
#define jkt_cbo_ctr_get_event_count(r) /* uint64_t (jkt_cbo_ctr r) [43:0]: What the counter has counted; it wraps silently at its own width. */ \
	UNCORE_GET64_(jkt_cbo_ctr, r, JKT_CBO_CTR_EVENT_COUNT)
#define jkt_cbo_ctr_set_event_count(r, v) /* jkt_cbo_ctr (jkt_cbo_ctr r, v up to 0xfffffffffffull) [43:0]: What the counter has counted; it wraps silently at its own width. */ \
	UNCORE_PUT64_(jkt_cbo_ctr, jkt_cbo_ctr_value_(r).raw, JKT_CBO_CTR_EVENT_COUNT, v)

/*
 * box_filter: Cn_MSR_PMON_BOX_FILTER, 32 bits; also CBoFilter
 * Opcode, state, node and thread that filtered events count; all counters of the CBo share it.
 * Source: 327043-001 p28; likwid registers.h; linux uncore_snbep.c SNBEP_C0_MSR_PMON_BOX_FILTER (cross-source)
 */
typedef struct jkt_cbo_box_filter {
	uint32_t raw;
} jkt_cbo_box_filter;

UNCORE_ACCESSOR jkt_cbo_box_filter jkt_cbo_box_filter_value_(jkt_cbo_box_filter r)
{
	return r;
}

#define JKT_CBO_BOX_FILTER_RESET     0x00000000u
#define JKT_CBO_BOX_FILTER_MUST_ZERO 0x000003e0u
#define jkt_cbo_box_filter_reset() /* jkt_cbo_box_filter (): the value to begin from of Cn_MSR_PMON_BOX_FILTER. */ \
	UNCORE_VALUE_(jkt_cbo_box_filter, JKT_CBO_BOX_FILTER_RESET)

#define JKT_CBO_BOX_FILTER_MSR 0xd14u
#define JKT_CBO_BOX_FILTER_INSTANCE_STRIDE 0x20u

#define jkt_cbo_box_filter_addr(instance) /* uncore_msr (instance below JKT_CBO_INSTANCES): the address of Cn_MSR_PMON_BOX_FILTER. */ \
	uncore_msr_at_(JKT_CBO_BOX_FILTER_MSR + \
		UNCORE_INDEX_(instance, JKT_CBO_INSTANCES) * JKT_CBO_BOX_FILTER_INSTANCE_STRIDE)

/* opc [31:23] RW. */
#define JKT_CBO_BOX_FILTER_OPC_MASK  0xff800000u
#define JKT_CBO_BOX_FILTER_OPC_SHIFT 23
#define JKT_CBO_BOX_FILTER_OPC_WIDTH 9

enum jkt_cbo_box_filter_opc {
	JKT_CBO_BOX_FILTER_OPC_RFO = 0x180, /* Data read for ownership, on demand. */
	JKT_CBO_BOX_FILTER_OPC_CRD = 0x181, /* Code read, on demand. */
	JKT_CBO_BOX_FILTER_OPC_DRD = 0x182, /* Data read, on demand. */
	JKT_CBO_BOX_FILTER_OPC_PRD = 0x187, /* Partial read of uncacheable memory. */
	JKT_CBO_BOX_FILTER_OPC_WCILF = 0x18c, /* Streaming store of a full line. */
	JKT_CBO_BOX_FILTER_OPC_WCIL = 0x18d, /* Streaming store of part of a line. */
	JKT_CBO_BOX_FILTER_OPC_PREFRFO = 0x190, /* Prefetch for ownership, no further than the last-level cache. */
	JKT_CBO_BOX_FILTER_OPC_PREFCODE = 0x191, /* Prefetch of code, no further than the last-level cache. */
	JKT_CBO_BOX_FILTER_OPC_PREFDATA = 0x192, /* Prefetch of data, no further than the last-level cache. */
	JKT_CBO_BOX_FILTER_OPC_PCIWILF = 0x194, /* Device write that allocates nothing. */
	JKT_CBO_BOX_FILTER_OPC_PCIPRD = 0x195, /* Device read, uncacheable. */
	JKT_CBO_BOX_FILTER_OPC_PCIITOM = 0x19c, /* Device write that allocates. */
	JKT_CBO_BOX_FILTER_OPC_PCIRDCUR = 0x19e, /* Device read of the current data. */
	JKT_CBO_BOX_FILTER_OPC_WBMTOI = 0x1c4, /* Write-back of a modified line that is dropped. */
	JKT_CBO_BOX_FILTER_OPC_WBMTOE = 0x1c5, /* Write-back of a modified line that is kept exclusive. */
	JKT_CBO_BOX_FILTER_OPC_ITOM = 0x1c8, /* Request to own a line without reading it. */
	JKT_CBO_BOX_FILTER_OPC_PCINSRD = 0x1e4, /* Device read without snoop. */
	JKT_CBO_BOX_FILTER_OPC_PCINSWR = 0x1e5, /* Device write of part of a line, without snoop. */
	JKT_CBO_BOX_FILTER_OPC_PCINSWRF = 0x1e6, /* Device write of a full line, without snoop. */
};
#define jkt_cbo_box_filter_get_opc(r) /* uint32_t (jkt_cbo_box_filter r) [31:23]: Opcode that TOR events count. */ \
	UNCORE_GET32_(jkt_cbo_box_filter, r, JKT_CBO_BOX_FILTER_OPC)
#define jkt_cbo_box_filter_set_opc(r, v) /* jkt_cbo_box_filter (jkt_cbo_box_filter r, v up to 0x1ffu) [31:23]: Opcode that TOR events count. */ \
	UNCORE_PUT32_(jkt_cbo_box_filter, jkt_cbo_box_filter_value_(r).raw, JKT_CBO_BOX_FILTER_OPC, v)

/* state [22:18] RW. */
#define JKT_CBO_BOX_FILTER_STATE_MASK  0x007c0000u
#define JKT_CBO_BOX_FILTER_STATE_SHIFT 18
#define JKT_CBO_BOX_FILTER_STATE_WIDTH 5

/* Values may be OR-ed. */
enum jkt_cbo_box_filter_state {
	JKT_CBO_BOX_FILTER_STATE_I = 0x1, /* Invalid: a miss. */
	JKT_CBO_BOX_FILTER_STATE_S = 0x2, /* Shared. */
	JKT_CBO_BOX_FILTER_STATE_E = 0x4, /* Exclusive. */
	JKT_CBO_BOX_FILTER_STATE_M = 0x8, /* Modified. */
	JKT_CBO_BOX_FILTER_STATE_F = 0x10, /* Forward. */
	JKT_CBO_BOX_FILTER_STATE_ANY = 0x1f, /* Every lookup. */
};
#define jkt_cbo_box_filter_get_state(r) /* uint32_t (jkt_cbo_box_filter r) [22:18]: Line states that LLC_LOOKUP counts; with none chosen it counts nothing. */ \
	UNCORE_GET32_(jkt_cbo_box_filter, r, JKT_CBO_BOX_FILTER_STATE)
#define jkt_cbo_box_filter_set_state(r, v) /* jkt_cbo_box_filter (jkt_cbo_box_filter r, v up to 0x1fu) [22:18]: Line states that LLC_LOOKUP counts; with none chosen it counts nothing. */ \
	UNCORE_PUT32_(jkt_cbo_box_filter, jkt_cbo_box_filter_value_(r).raw, JKT_CBO_BOX_FILTER_STATE, v)

/* nid [17:10] RW. */
#define JKT_CBO_BOX_FILTER_NID_MASK  0x0003fc00u
#define JKT_CBO_BOX_FILTER_NID_SHIFT 10
#define JKT_CBO_BOX_FILTER_NID_WIDTH 8
#define jkt_cbo_box_filter_get_nid(r) /* uint32_t (jkt_cbo_box_filter r) [17:10]: Target nodes to count, one bit for each. */ \
	UNCORE_GET32_(jkt_cbo_box_filter, r, JKT_CBO_BOX_FILTER_NID)
#define jkt_cbo_box_filter_set_nid(r, v) /* jkt_cbo_box_filter (jkt_cbo_box_filter r, v up to 0xffu) [17:10]: Target nodes to count, one bit for each. */ \
	UNCORE_PUT32_(jkt_cbo_box_filter, jkt_cbo_box_filter_value_(r).raw, JKT_CBO_BOX_FILTER_NID, v)

/* tid [4:0] RW. */
#define JKT_CBO_BOX_FILTER_TID_MASK  0x0000001fu
#define JKT_CBO_BOX_FILTER_TID_SHIFT 0
#define JKT_CBO_BOX_FILTER_TID_WIDTH 5
#define jkt_cbo_box_filter_get_tid(r) /* uint32_t (jkt_cbo_box_filter r) [4:0]: Core and thread that are counted where ctl.tid_en is 1; bit 4 is reserved, or marks requests of no thread on Ivy Bridge-EP. */ \
	UNCORE_GET32_(jkt_cbo_box_filter, r, JKT_CBO_BOX_FILTER_TID)
#define jkt_cbo_box_filter_set_tid(r, v) /* jkt_cbo_box_filter (jkt_cbo_box_filter r, v up to 0x1fu) [4:0]: Core and thread that are counted where ctl.tid_en is 1; bit 4 is reserved, or marks requests of no thread on Ivy Bridge-EP. */ \
	UNCORE_PUT32_(jkt_cbo_box_filter, jkt_cbo_box_filter_value_(r).raw, JKT_CBO_BOX_FILTER_TID, v)

/* core [3:1] RW, part of tid. */
#define JKT_CBO_BOX_FILTER_CORE_MASK  0x0000000eu
#define JKT_CBO_BOX_FILTER_CORE_SHIFT 1
#define JKT_CBO_BOX_FILTER_CORE_WIDTH 3
#define jkt_cbo_box_filter_get_core(r) /* uint32_t (jkt_cbo_box_filter r) [3:1]: Number of the core. */ \
	UNCORE_GET32_(jkt_cbo_box_filter, r, JKT_CBO_BOX_FILTER_CORE)
#define jkt_cbo_box_filter_set_core(r, v) /* jkt_cbo_box_filter (jkt_cbo_box_filter r, v up to 0x7u) [3:1]: Number of the core. */ \
	UNCORE_PUT32_(jkt_cbo_box_filter, jkt_cbo_box_filter_value_(r).raw, JKT_CBO_BOX_FILTER_CORE, v)

/* thread [0] RW, part of tid. */
#define JKT_CBO_BOX_FILTER_THREAD_MASK  0x00000001u
#define JKT_CBO_BOX_FILTER_THREAD_SHIFT 0
#define JKT_CBO_BOX_FILTER_THREAD_WIDTH 1
#define jkt_cbo_box_filter_get_thread(r) /* uint32_t (jkt_cbo_box_filter r) [0]: Thread of that core. */ \
	UNCORE_GET32_(jkt_cbo_box_filter, r, JKT_CBO_BOX_FILTER_THREAD)
#define jkt_cbo_box_filter_set_thread(r, v) /* jkt_cbo_box_filter (jkt_cbo_box_filter r, v up to 0x1u) [0]: Thread of that core. */ \
	UNCORE_PUT32_(jkt_cbo_box_filter, jkt_cbo_box_filter_value_(r).raw, JKT_CBO_BOX_FILTER_THREAD, v)

#ifdef __cplusplus
}
#endif

#endif
