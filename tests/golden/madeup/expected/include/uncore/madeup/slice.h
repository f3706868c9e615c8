/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/slice.box.json by "make generate". Do not edit. */
/*
 * madeup slice: Cache slice. MSRs ten apart, a 64-bit control, and a name for each instance.
 * Instances: left, right, spare
 * Source: made-up-1 p2
 */
#ifndef UNCORE_MADEUP_SLICE_H
#define UNCORE_MADEUP_SLICE_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define MADEUP_SLICE_INSTANCES 3

#define MADEUP_SLICE_GENERAL_COUNTERS   4
#define MADEUP_SLICE_GENERAL_WIDTH      48
#define MADEUP_SLICE_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define MADEUP_SLICE_CYCLES_COUNTERS   1
#define MADEUP_SLICE_CYCLES_WIDTH      36
#define MADEUP_SLICE_CYCLES_COUNT_MASK UINT64_C(0xfffffffff)

/*
 * global: S_GLOBAL, 32 bits; also GlobalControl
 * Source: made-up-1 p2
 */
typedef struct madeup_slice_global {
	uint32_t raw;
} madeup_slice_global;

UNCORE_ACCESSOR madeup_slice_global madeup_slice_global_value_(madeup_slice_global r)
{
	return r;
}

#define MADEUP_SLICE_GLOBAL_RESET 0x00000001u
#define madeup_slice_global_reset() /* madeup_slice_global (): the value to begin from of S_GLOBAL. */ \
	UNCORE_VALUE_(madeup_slice_global, MADEUP_SLICE_GLOBAL_RESET)

#define MADEUP_SLICE_GLOBAL_MSR 0x700u
#define MADEUP_SLICE_GLOBAL_INSTANCE_STRIDE 0x1u

#define madeup_slice_global_addr(instance) /* uncore_msr (instance below MADEUP_SLICE_INSTANCES): the address of S_GLOBAL. */ \
	uncore_msr_at_(MADEUP_SLICE_GLOBAL_MSR + \
		UNCORE_INDEX_(instance, MADEUP_SLICE_INSTANCES) * MADEUP_SLICE_GLOBAL_INSTANCE_STRIDE)

/* frz [31] WO. */
#define MADEUP_SLICE_GLOBAL_FRZ_MASK  0x80000000u
#define MADEUP_SLICE_GLOBAL_FRZ_SHIFT 31
#define MADEUP_SLICE_GLOBAL_FRZ_WIDTH 1
#define madeup_slice_global_set_frz(r, v) /* madeup_slice_global (madeup_slice_global r, v up to 0x1u) [31] */ \
	UNCORE_PUT32_(madeup_slice_global, madeup_slice_global_value_(r).raw, MADEUP_SLICE_GLOBAL_FRZ, v)

/* targets [3:0] RWS. */
#define MADEUP_SLICE_GLOBAL_TARGETS_MASK  0x0000000fu
#define MADEUP_SLICE_GLOBAL_TARGETS_SHIFT 0
#define MADEUP_SLICE_GLOBAL_TARGETS_WIDTH 4
#define madeup_slice_global_get_targets(r) /* uint32_t (madeup_slice_global r) [3:0]: Cores that hear of a wrap; kept over a warm reset. */ \
	UNCORE_GET32_(madeup_slice_global, r, MADEUP_SLICE_GLOBAL_TARGETS)
#define madeup_slice_global_set_targets(r, v) /* madeup_slice_global (madeup_slice_global r, v up to 0xfu) [3:0]: Cores that hear of a wrap; kept over a warm reset. */ \
	UNCORE_PUT32_(madeup_slice_global, madeup_slice_global_value_(r).raw, MADEUP_SLICE_GLOBAL_TARGETS, v)

/*
 * ctl: Sn_CTL{0-3}, 64 bits
 * One for each counter.
 * Source: made-up-1 p2 Table 2
 */
typedef struct madeup_slice_ctl {
	uint64_t raw;
} madeup_slice_ctl;

UNCORE_ACCESSOR madeup_slice_ctl madeup_slice_ctl_value_(madeup_slice_ctl r)
{
	return r;
}

#define MADEUP_SLICE_CTL_RESET     UINT64_C(0xfc00000000100000)
#define MADEUP_SLICE_CTL_MUST_ZERO UINT64_C(0x0000000000280000)
#define MADEUP_SLICE_CTL_MUST_ONE  UINT64_C(0xfc00000000000000)
#define madeup_slice_ctl_reset() /* madeup_slice_ctl (): the value to begin from of Sn_CTL{0-3}. */ \
	UNCORE_VALUE_(madeup_slice_ctl, MADEUP_SLICE_CTL_RESET)

#define MADEUP_SLICE_CTL_COUNT 4
#define MADEUP_SLICE_CTL_MSR 0x720u
#define MADEUP_SLICE_CTL_INSTANCE_STRIDE 0xau
#define MADEUP_SLICE_CTL_INDEX_STRIDE 0x1u

#define madeup_slice_ctl_addr(instance, index) /* uncore_msr (instance below MADEUP_SLICE_INSTANCES, index below MADEUP_SLICE_CTL_COUNT): the address of Sn_CTL{0-3}. */ \
	uncore_msr_at_(MADEUP_SLICE_CTL_MSR + \
		UNCORE_INDEX_(instance, MADEUP_SLICE_INSTANCES) * MADEUP_SLICE_CTL_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, MADEUP_SLICE_CTL_COUNT) * MADEUP_SLICE_CTL_INDEX_STRIDE)

/* UMaskExt [57:32] RW-V. */
#define MADEUP_SLICE_CTL_UMASK_EXT_MASK  UINT64_C(0x03ffffff00000000)
#define MADEUP_SLICE_CTL_UMASK_EXT_SHIFT 32
#define MADEUP_SLICE_CTL_UMASK_EXT_WIDTH 26
#define madeup_slice_ctl_get_umask_ext(r) /* uint64_t (madeup_slice_ctl r) [57:32]: Goes on where umask ends. */ \
	UNCORE_GET64_(madeup_slice_ctl, r, MADEUP_SLICE_CTL_UMASK_EXT)
#define madeup_slice_ctl_set_umask_ext(r, v) /* madeup_slice_ctl (madeup_slice_ctl r, v up to 0x3ffffffu) [57:32]: Goes on where umask ends. */ \
	UNCORE_PUT64_(madeup_slice_ctl, madeup_slice_ctl_value_(r).raw, MADEUP_SLICE_CTL_UMASK_EXT, v)

/* state [41:32] RW-V, part of umask_ext. */
#define MADEUP_SLICE_CTL_STATE_MASK  UINT64_C(0x000003ff00000000)
#define MADEUP_SLICE_CTL_STATE_SHIFT 32
#define MADEUP_SLICE_CTL_STATE_WIDTH 10

/* Values may be OR-ed. */
enum madeup_slice_ctl_state {
	MADEUP_SLICE_CTL_STATE_I = 0x1,
	MADEUP_SLICE_CTL_STATE_S = 0x2, /* Shared * / and ? ?/ odd. */
	MADEUP_SLICE_CTL_STATE_ALL = 0x3ff,
};
#define madeup_slice_ctl_get_state(r) /* uint64_t (madeup_slice_ctl r) [41:32]: Line states. */ \
	UNCORE_GET64_(madeup_slice_ctl, r, MADEUP_SLICE_CTL_STATE)
#define madeup_slice_ctl_set_state(r, v) /* madeup_slice_ctl (madeup_slice_ctl r, v up to 0x3ffu) [41:32]: Line states. */ \
	UNCORE_PUT64_(madeup_slice_ctl, madeup_slice_ctl_value_(r).raw, MADEUP_SLICE_CTL_STATE, v)

/* tid [57:52] RW-V, part of umask_ext. */
#define MADEUP_SLICE_CTL_TID_MASK  UINT64_C(0x03f0000000000000)
#define MADEUP_SLICE_CTL_TID_SHIFT 52
#define MADEUP_SLICE_CTL_TID_WIDTH 6
#define madeup_slice_ctl_get_tid(r) /* uint64_t (madeup_slice_ctl r) [57:52] */ \
	UNCORE_GET64_(madeup_slice_ctl, r, MADEUP_SLICE_CTL_TID)
#define madeup_slice_ctl_set_tid(r, v) /* madeup_slice_ctl (madeup_slice_ctl r, v up to 0x3fu) [57:52] */ \
	UNCORE_PUT64_(madeup_slice_ctl, madeup_slice_ctl_value_(r).raw, MADEUP_SLICE_CTL_TID, v)

/* thresh [31:24] RW-V. */
#define MADEUP_SLICE_CTL_THRESH_MASK  UINT64_C(0x00000000ff000000)
#define MADEUP_SLICE_CTL_THRESH_SHIFT 24
#define MADEUP_SLICE_CTL_THRESH_WIDTH 8
#define madeup_slice_ctl_get_thresh(r) /* uint64_t (madeup_slice_ctl r) [31:24] */ \
	UNCORE_GET64_(madeup_slice_ctl, r, MADEUP_SLICE_CTL_THRESH)
#define madeup_slice_ctl_set_thresh(r, v) /* madeup_slice_ctl (madeup_slice_ctl r, v up to 0xffu) [31:24] */ \
	UNCORE_PUT64_(madeup_slice_ctl, madeup_slice_ctl_value_(r).raw, MADEUP_SLICE_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define MADEUP_SLICE_CTL_INVERT_MASK  UINT64_C(0x0000000000800000)
#define MADEUP_SLICE_CTL_INVERT_SHIFT 23
#define MADEUP_SLICE_CTL_INVERT_WIDTH 1
#define madeup_slice_ctl_get_invert(r) /* uint64_t (madeup_slice_ctl r) [23] */ \
	UNCORE_GET64_(madeup_slice_ctl, r, MADEUP_SLICE_CTL_INVERT)
#define madeup_slice_ctl_set_invert(r, v) /* madeup_slice_ctl (madeup_slice_ctl r, v up to 0x1u) [23] */ \
	UNCORE_PUT64_(madeup_slice_ctl, madeup_slice_ctl_value_(r).raw, MADEUP_SLICE_CTL_INVERT, v)

/* en [22] RW-V. */
#define MADEUP_SLICE_CTL_EN_MASK  UINT64_C(0x0000000000400000)
#define MADEUP_SLICE_CTL_EN_SHIFT 22
#define MADEUP_SLICE_CTL_EN_WIDTH 1
#define madeup_slice_ctl_get_en(r) /* uint64_t (madeup_slice_ctl r) [22] */ \
	UNCORE_GET64_(madeup_slice_ctl, r, MADEUP_SLICE_CTL_EN)
#define madeup_slice_ctl_set_en(r, v) /* madeup_slice_ctl (madeup_slice_ctl r, v up to 0x1u) [22] */ \
	UNCORE_PUT64_(madeup_slice_ctl, madeup_slice_ctl_value_(r).raw, MADEUP_SLICE_CTL_EN, v)

/* dbg [21] RW. Only another document describes it: it can be read, and has no setter. */
#define MADEUP_SLICE_CTL_DBG_MASK  UINT64_C(0x0000000000200000)
#define MADEUP_SLICE_CTL_DBG_SHIFT 21
#define MADEUP_SLICE_CTL_DBG_WIDTH 1
#define madeup_slice_ctl_get_dbg(r) /* uint64_t (madeup_slice_ctl r) [21] */ \
	UNCORE_GET64_(madeup_slice_ctl, r, MADEUP_SLICE_CTL_DBG)

/* mystery [19] unknown. No source gives its access rights: it has no accessors. */
#define MADEUP_SLICE_CTL_MYSTERY_MASK  UINT64_C(0x0000000000080000)
#define MADEUP_SLICE_CTL_MYSTERY_SHIFT 19
#define MADEUP_SLICE_CTL_MYSTERY_WIDTH 1

/* edge [18] RW-V. Works only where thresh is not 0. */
#define MADEUP_SLICE_CTL_EDGE_MASK  UINT64_C(0x0000000000040000)
#define MADEUP_SLICE_CTL_EDGE_SHIFT 18
#define MADEUP_SLICE_CTL_EDGE_WIDTH 1
#define madeup_slice_ctl_get_edge(r) /* uint64_t (madeup_slice_ctl r) [18] */ \
	UNCORE_GET64_(madeup_slice_ctl, r, MADEUP_SLICE_CTL_EDGE)
#define madeup_slice_ctl_set_edge(r, v) /* madeup_slice_ctl (madeup_slice_ctl r, v up to 0x1u) [18] */ \
	UNCORE_PUT64_(madeup_slice_ctl, madeup_slice_ctl_value_(r).raw, MADEUP_SLICE_CTL_EDGE, v)

/* rst [17] WO. */
#define MADEUP_SLICE_CTL_RST_MASK  UINT64_C(0x0000000000020000)
#define MADEUP_SLICE_CTL_RST_SHIFT 17
#define MADEUP_SLICE_CTL_RST_WIDTH 1
#define madeup_slice_ctl_set_rst(r, v) /* madeup_slice_ctl (madeup_slice_ctl r, v up to 0x1u) [17] */ \
	UNCORE_PUT64_(madeup_slice_ctl, madeup_slice_ctl_value_(r).raw, MADEUP_SLICE_CTL_RST, v)

/* umask [15:8] RW-V. */
#define MADEUP_SLICE_CTL_UMASK_MASK  UINT64_C(0x000000000000ff00)
#define MADEUP_SLICE_CTL_UMASK_SHIFT 8
#define MADEUP_SLICE_CTL_UMASK_WIDTH 8

/* Where a value has a _MASK, only these bits of the field decide. */
/* What a value means depends on ev_sel, whose value is in the name. */
enum madeup_slice_ctl_umask {
	MADEUP_SLICE_CTL_UMASK_LOOKUP_READ = 0x1, /* Bit 1 must be 0. */
	MADEUP_SLICE_CTL_UMASK_LOOKUP_READ_MASK = 0x3,
	MADEUP_SLICE_CTL_UMASK_LOOKUP_WRITE = 0x2,
	MADEUP_SLICE_CTL_UMASK_VICTIM_READ = 0x4,
};
#define madeup_slice_ctl_get_umask(r) /* uint64_t (madeup_slice_ctl r) [15:8] */ \
	UNCORE_GET64_(madeup_slice_ctl, r, MADEUP_SLICE_CTL_UMASK)
#define madeup_slice_ctl_set_umask(r, v) /* madeup_slice_ctl (madeup_slice_ctl r, v up to 0xffu) [15:8] */ \
	UNCORE_PUT64_(madeup_slice_ctl, madeup_slice_ctl_value_(r).raw, MADEUP_SLICE_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define MADEUP_SLICE_CTL_EV_SEL_MASK  UINT64_C(0x00000000000000ff)
#define MADEUP_SLICE_CTL_EV_SEL_SHIFT 0
#define MADEUP_SLICE_CTL_EV_SEL_WIDTH 8

enum madeup_slice_ctl_ev_sel {
	MADEUP_SLICE_CTL_EV_SEL_LOOKUP = 0x34,
	MADEUP_SLICE_CTL_EV_SEL_VICTIM = 0x37,
};
#define madeup_slice_ctl_get_ev_sel(r) /* uint64_t (madeup_slice_ctl r) [7:0] */ \
	UNCORE_GET64_(madeup_slice_ctl, r, MADEUP_SLICE_CTL_EV_SEL)
#define madeup_slice_ctl_set_ev_sel(r, v) /* madeup_slice_ctl (madeup_slice_ctl r, v up to 0xffu) [7:0] */ \
	UNCORE_PUT64_(madeup_slice_ctl, madeup_slice_ctl_value_(r).raw, MADEUP_SLICE_CTL_EV_SEL, v)

/*
 * ctr: Sn_CTR{0-3}, 64 bits
 * Source: made-up-1 p2 (cross-source)
 */
typedef struct madeup_slice_ctr {
	uint64_t raw;
} madeup_slice_ctr;

UNCORE_ACCESSOR madeup_slice_ctr madeup_slice_ctr_value_(madeup_slice_ctr r)
{
	return r;
}

#define MADEUP_SLICE_CTR_RESET UINT64_C(0x0000000000000000)
#define madeup_slice_ctr_reset() /* madeup_slice_ctr (): the value to begin from of Sn_CTR{0-3}. */ \
	UNCORE_VALUE_(madeup_slice_ctr, MADEUP_SLICE_CTR_RESET)

#define MADEUP_SLICE_CTR_COUNT 4
#define MADEUP_SLICE_CTR_MSR 0x724u
#define MADEUP_SLICE_CTR_INSTANCE_STRIDE 0xau
#define MADEUP_SLICE_CTR_INDEX_STRIDE 0x1u

#define madeup_slice_ctr_addr(instance, index) /* uncore_msr (instance below MADEUP_SLICE_INSTANCES, index below MADEUP_SLICE_CTR_COUNT): the address of Sn_CTR{0-3}. */ \
	uncore_msr_at_(MADEUP_SLICE_CTR_MSR + \
		UNCORE_INDEX_(instance, MADEUP_SLICE_INSTANCES) * MADEUP_SLICE_CTR_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, MADEUP_SLICE_CTR_COUNT) * MADEUP_SLICE_CTR_INDEX_STRIDE)

/* count [47:0] RW-V. */
#define MADEUP_SLICE_CTR_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define MADEUP_SLICE_CTR_COUNT_SHIFT 0
#define MADEUP_SLICE_CTR_COUNT_WIDTH 48
#define madeup_slice_ctr_get_count(r) /* uint64_t (madeup_slice_ctr r) [47:0] */ \
	UNCORE_GET64_(madeup_slice_ctr, r, MADEUP_SLICE_CTR_COUNT)
#define madeup_slice_ctr_set_count(r, v) /* madeup_slice_ctr (madeup_slice_ctr r, v up to 0xffffffffffffull) [47:0] */ \
	UNCORE_PUT64_(madeup_slice_ctr, madeup_slice_ctr_value_(r).raw, MADEUP_SLICE_CTR_COUNT, v)

/*
 * status: Sn_STATUS, 32 bits
 * Source: made-up-1 p2
 */
typedef struct madeup_slice_status {
	uint32_t raw;
} madeup_slice_status;

UNCORE_ACCESSOR madeup_slice_status madeup_slice_status_value_(madeup_slice_status r)
{
	return r;
}

#define MADEUP_SLICE_STATUS_RESET     0x20000000u
#define MADEUP_SLICE_STATUS_MUST_ZERO 0x0ffffc00u
#define MADEUP_SLICE_STATUS_RW1C      0x0000000fu
#define madeup_slice_status_reset() /* madeup_slice_status (): the value to begin from of Sn_STATUS. */ \
	UNCORE_VALUE_(madeup_slice_status, MADEUP_SLICE_STATUS_RESET)

#define madeup_slice_status_clear(seen) /* madeup_slice_status (madeup_slice_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of Sn_STATUS. */ \
	UNCORE_SEEN_(madeup_slice_status, MADEUP_SLICE_STATUS_RESET & ~MADEUP_SLICE_STATUS_RW1C, seen, MADEUP_SLICE_STATUS_RW1C)

#define MADEUP_SLICE_STATUS_MSR 0x728u
#define MADEUP_SLICE_STATUS_INSTANCE_STRIDE 0xau

#define madeup_slice_status_addr(instance) /* uncore_msr (instance below MADEUP_SLICE_INSTANCES): the address of Sn_STATUS. */ \
	uncore_msr_at_(MADEUP_SLICE_STATUS_MSR + \
		UNCORE_INDEX_(instance, MADEUP_SLICE_INSTANCES) * MADEUP_SLICE_STATUS_INSTANCE_STRIDE)

/* alive [31] RO. */
#define MADEUP_SLICE_STATUS_ALIVE_MASK  0x80000000u
#define MADEUP_SLICE_STATUS_ALIVE_SHIFT 31
#define MADEUP_SLICE_STATUS_ALIVE_WIDTH 1
#define madeup_slice_status_get_alive(r) /* uint32_t (madeup_slice_status r) [31] */ \
	UNCORE_GET32_(madeup_slice_status, r, MADEUP_SLICE_STATUS_ALIVE)

/* mode [30:28] RW. */
#define MADEUP_SLICE_STATUS_MODE_MASK  0x70000000u
#define MADEUP_SLICE_STATUS_MODE_SHIFT 28
#define MADEUP_SLICE_STATUS_MODE_WIDTH 3

/* Where a value has a _MASK, only these bits of the field decide. */
enum madeup_slice_status_mode {
	MADEUP_SLICE_STATUS_MODE_OFF = 0x0,
	MADEUP_SLICE_STATUS_MODE_ON = 0x2,
	MADEUP_SLICE_STATUS_MODE_ON_MASK = 0x6,
};
#define madeup_slice_status_get_mode(r) /* uint32_t (madeup_slice_status r) [30:28] */ \
	UNCORE_GET32_(madeup_slice_status, r, MADEUP_SLICE_STATUS_MODE)
#define madeup_slice_status_set_mode(r, v) /* madeup_slice_status (madeup_slice_status r, v up to 0x7u) [30:28] */ \
	UNCORE_PUT32_(madeup_slice_status, madeup_slice_status_value_(r).raw & ~MADEUP_SLICE_STATUS_RW1C, MADEUP_SLICE_STATUS_MODE, v)

/* lock1 [9] RW. Works only where node1 is not 0. */
#define MADEUP_SLICE_STATUS_LOCK1_MASK  0x00000200u
#define MADEUP_SLICE_STATUS_LOCK1_SHIFT 9
#define MADEUP_SLICE_STATUS_LOCK1_WIDTH 1

/* What a value means depends on node1, whose value is in the name. */
enum madeup_slice_status_lock1 {
	MADEUP_SLICE_STATUS_LOCK1_NEAR_HELD = 0x1,
};
#define madeup_slice_status_get_lock1(r) /* uint32_t (madeup_slice_status r) [9] */ \
	UNCORE_GET32_(madeup_slice_status, r, MADEUP_SLICE_STATUS_LOCK1)
#define madeup_slice_status_set_lock1(r, v) /* madeup_slice_status (madeup_slice_status r, v up to 0x1u) [9] */ \
	UNCORE_PUT32_(madeup_slice_status, madeup_slice_status_value_(r).raw & ~MADEUP_SLICE_STATUS_RW1C, MADEUP_SLICE_STATUS_LOCK1, v)

/* lock0 [8] RW. Works only where node0 is not 0. */
#define MADEUP_SLICE_STATUS_LOCK0_MASK  0x00000100u
#define MADEUP_SLICE_STATUS_LOCK0_SHIFT 8
#define MADEUP_SLICE_STATUS_LOCK0_WIDTH 1

/* What a value means depends on node0, whose value is in the name. */
enum madeup_slice_status_lock0 {
	MADEUP_SLICE_STATUS_LOCK0_NEAR_HELD = 0x1,
};
#define madeup_slice_status_get_lock0(r) /* uint32_t (madeup_slice_status r) [8] */ \
	UNCORE_GET32_(madeup_slice_status, r, MADEUP_SLICE_STATUS_LOCK0)
#define madeup_slice_status_set_lock0(r, v) /* madeup_slice_status (madeup_slice_status r, v up to 0x1u) [8] */ \
	UNCORE_PUT32_(madeup_slice_status, madeup_slice_status_value_(r).raw & ~MADEUP_SLICE_STATUS_RW1C, MADEUP_SLICE_STATUS_LOCK0, v)

/* Node1 [7:6] RW. */
#define MADEUP_SLICE_STATUS_NODE1_MASK  0x000000c0u
#define MADEUP_SLICE_STATUS_NODE1_SHIFT 6
#define MADEUP_SLICE_STATUS_NODE1_WIDTH 2

enum madeup_slice_status_node1 {
	MADEUP_SLICE_STATUS_NODE1_NEAR = 0x1,
};
#define madeup_slice_status_get_node1(r) /* uint32_t (madeup_slice_status r) [7:6]: Home of way 1. */ \
	UNCORE_GET32_(madeup_slice_status, r, MADEUP_SLICE_STATUS_NODE1)
#define madeup_slice_status_set_node1(r, v) /* madeup_slice_status (madeup_slice_status r, v up to 0x3u) [7:6]: Home of way 1. */ \
	UNCORE_PUT32_(madeup_slice_status, madeup_slice_status_value_(r).raw & ~MADEUP_SLICE_STATUS_RW1C, MADEUP_SLICE_STATUS_NODE1, v)

/* Node0 [5:4] RW. */
#define MADEUP_SLICE_STATUS_NODE0_MASK  0x00000030u
#define MADEUP_SLICE_STATUS_NODE0_SHIFT 4
#define MADEUP_SLICE_STATUS_NODE0_WIDTH 2

enum madeup_slice_status_node0 {
	MADEUP_SLICE_STATUS_NODE0_NEAR = 0x1,
};
#define madeup_slice_status_get_node0(r) /* uint32_t (madeup_slice_status r) [5:4]: Home of way 0. */ \
	UNCORE_GET32_(madeup_slice_status, r, MADEUP_SLICE_STATUS_NODE0)
#define madeup_slice_status_set_node0(r, v) /* madeup_slice_status (madeup_slice_status r, v up to 0x3u) [5:4]: Home of way 0. */ \
	UNCORE_PUT32_(madeup_slice_status, madeup_slice_status_value_(r).raw & ~MADEUP_SLICE_STATUS_RW1C, MADEUP_SLICE_STATUS_NODE0, v)

/* ov [3:0] RW1C. */
#define MADEUP_SLICE_STATUS_OV_MASK  0x0000000fu
#define MADEUP_SLICE_STATUS_OV_SHIFT 0
#define MADEUP_SLICE_STATUS_OV_WIDTH 4
#define madeup_slice_status_get_ov(r) /* uint32_t (madeup_slice_status r) [3:0] */ \
	UNCORE_GET32_(madeup_slice_status, r, MADEUP_SLICE_STATUS_OV)
#define madeup_slice_status_clear_ov(bits) /* madeup_slice_status (bits up to 0xfu) [3:0] */ \
	UNCORE_PUT32_(madeup_slice_status, MADEUP_SLICE_STATUS_RESET & ~MADEUP_SLICE_STATUS_RW1C, MADEUP_SLICE_STATUS_OV, bits)

/*
 * clock: Sn_CLK, 64 bits
 * Source: made-up-1 p2 (inferred)
 */
typedef struct madeup_slice_clock {
	uint64_t raw;
} madeup_slice_clock;

UNCORE_ACCESSOR madeup_slice_clock madeup_slice_clock_value_(madeup_slice_clock r)
{
	return r;
}

#define MADEUP_SLICE_CLOCK_RESET UINT64_C(0x0000000000000000)
#define madeup_slice_clock_reset() /* madeup_slice_clock (): the value to begin from of Sn_CLK. */ \
	UNCORE_VALUE_(madeup_slice_clock, MADEUP_SLICE_CLOCK_RESET)

#define MADEUP_SLICE_CLOCK_MSR 0x750u
#define MADEUP_SLICE_CLOCK_INSTANCE_STRIDE 0x1u

#define madeup_slice_clock_addr(instance) /* uncore_msr (instance below MADEUP_SLICE_INSTANCES): the address of Sn_CLK. */ \
	uncore_msr_at_(MADEUP_SLICE_CLOCK_MSR + \
		UNCORE_INDEX_(instance, MADEUP_SLICE_INSTANCES) * MADEUP_SLICE_CLOCK_INSTANCE_STRIDE)

/* count [35:0] RO-V. */
#define MADEUP_SLICE_CLOCK_COUNT_MASK  UINT64_C(0x0000000fffffffff)
#define MADEUP_SLICE_CLOCK_COUNT_SHIFT 0
#define MADEUP_SLICE_CLOCK_COUNT_WIDTH 36
#define madeup_slice_clock_get_count(r) /* uint64_t (madeup_slice_clock r) [35:0] */ \
	UNCORE_GET64_(madeup_slice_clock, r, MADEUP_SLICE_CLOCK_COUNT)

/*
 * scratch: Sn_SCRATCH, 64 bits
 * The platform's own guide does not describe it: it can be read, and has no setters.
 * Source: made-up-1 p2
 */
typedef struct madeup_slice_scratch {
	uint64_t raw;
} madeup_slice_scratch;

UNCORE_ACCESSOR madeup_slice_scratch madeup_slice_scratch_value_(madeup_slice_scratch r)
{
	return r;
}


#define MADEUP_SLICE_SCRATCH_MSR 0x729u
#define MADEUP_SLICE_SCRATCH_INSTANCE_STRIDE 0xau

#define madeup_slice_scratch_addr(instance) /* uncore_msr (instance below MADEUP_SLICE_INSTANCES): the address of Sn_SCRATCH. */ \
	uncore_msr_at_(MADEUP_SLICE_SCRATCH_MSR + \
		UNCORE_INDEX_(instance, MADEUP_SLICE_INSTANCES) * MADEUP_SLICE_SCRATCH_INSTANCE_STRIDE)

/* all [63:0] RW. */
#define MADEUP_SLICE_SCRATCH_ALL_MASK  UINT64_C(0xffffffffffffffff)
#define MADEUP_SLICE_SCRATCH_ALL_SHIFT 0
#define MADEUP_SLICE_SCRATCH_ALL_WIDTH 64

enum madeup_slice_scratch_all {
	MADEUP_SLICE_SCRATCH_ALL_NONE = 0x0,
};
#define MADEUP_SLICE_SCRATCH_ALL_TOP UINT64_C(0x8000000000000000)
#define madeup_slice_scratch_get_all(r) /* uint64_t (madeup_slice_scratch r) [63:0] */ \
	UNCORE_GET64_(madeup_slice_scratch, r, MADEUP_SLICE_SCRATCH_ALL)

/*
 * spare: Sn_SPARE, 64 bits
 * Source: made-up-1 p2
 */
typedef struct madeup_slice_spare {
	uint64_t raw;
} madeup_slice_spare;

UNCORE_ACCESSOR madeup_slice_spare madeup_slice_spare_value_(madeup_slice_spare r)
{
	return r;
}

#define MADEUP_SLICE_SPARE_RESET UINT64_C(0x0000000000000000)
#define madeup_slice_spare_reset() /* madeup_slice_spare (): the value to begin from of Sn_SPARE. */ \
	UNCORE_VALUE_(madeup_slice_spare, MADEUP_SLICE_SPARE_RESET)

#define MADEUP_SLICE_SPARE_MSR 0x760u
#define MADEUP_SLICE_SPARE_INSTANCE_STRIDE 0x1u

#define madeup_slice_spare_addr(instance) /* uncore_msr (instance below MADEUP_SLICE_INSTANCES): the address of Sn_SPARE. */ \
	uncore_msr_at_(MADEUP_SLICE_SPARE_MSR + \
		UNCORE_INDEX_(instance, MADEUP_SLICE_INSTANCES) * MADEUP_SLICE_SPARE_INSTANCE_STRIDE)

/* all [63:0] RW. */
#define MADEUP_SLICE_SPARE_ALL_MASK  UINT64_C(0xffffffffffffffff)
#define MADEUP_SLICE_SPARE_ALL_SHIFT 0
#define MADEUP_SLICE_SPARE_ALL_WIDTH 64

enum madeup_slice_spare_all {
	MADEUP_SLICE_SPARE_ALL_NONE = 0x0,
};
#define MADEUP_SLICE_SPARE_ALL_TOP UINT64_C(0x8000000000000000)
#define madeup_slice_spare_get_all(r) /* uint64_t (madeup_slice_spare r) [63:0]: the same bits as in madeup_slice_scratch. */ \
	UNCORE_GET64_(madeup_slice_spare, r, MADEUP_SLICE_SPARE_ALL)
#define madeup_slice_spare_set_all(r, v) /* madeup_slice_spare (madeup_slice_spare r, v up to 0xffffffffffffffffull) [63:0]: the same bits as in madeup_slice_scratch. */ \
	UNCORE_PUT64_(madeup_slice_spare, madeup_slice_spare_value_(r).raw, MADEUP_SLICE_SPARE_ALL, v)

#ifdef __cplusplus
}
#endif

#endif
