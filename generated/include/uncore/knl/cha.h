/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/knl/cha.box.json by "make generate". Do not edit. */
/*
 * knl cha: Caching and home agent. The home agent and snoop filter of one tile, and its mesh stop. There is no
 * last-level cache.
 * Source: linux uncore_snbep.c knl_uncore_cha; likwid perfmon_knl_counters.h
 */
#ifndef UNCORE_KNL_CHA_H
#define UNCORE_KNL_CHA_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define KNL_CHA_INSTANCES 38

#define KNL_CHA_GENERAL_COUNTERS   4
#define KNL_CHA_GENERAL_WIDTH      48
#define KNL_CHA_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * box_ctl: Cn_MSR_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux uncore_snbep.c HSWEP_C0_MSR_PMON_*, KNL_CHA_MSR_OFFSET; likwid registers.h MSR_MIC2_C*; pcm types.h
 * KNL_CHA* (cross-source)
 */
typedef struct knl_cha_box_ctl {
	uint32_t raw;
} knl_cha_box_ctl;

UNCORE_ACCESSOR knl_cha_box_ctl knl_cha_box_ctl_value_(knl_cha_box_ctl r)
{
	return r;
}

#define KNL_CHA_BOX_CTL_RESET 0x00000000u
#define knl_cha_box_ctl_reset() /* knl_cha_box_ctl (): the value to begin from of Cn_MSR_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(knl_cha_box_ctl, KNL_CHA_BOX_CTL_RESET)

#define KNL_CHA_BOX_CTL_MSR 0xe00u
#define KNL_CHA_BOX_CTL_INSTANCE_STRIDE 0xcu

#define knl_cha_box_ctl_addr(instance) /* uncore_msr (instance below KNL_CHA_INSTANCES): the address of Cn_MSR_PMON_BOX_CTL. */ \
	uncore_msr_at_(KNL_CHA_BOX_CTL_MSR + \
		UNCORE_INDEX_(instance, KNL_CHA_INSTANCES) * KNL_CHA_BOX_CTL_INSTANCE_STRIDE)

/* frz_en [16] RW. */
#define KNL_CHA_BOX_CTL_FRZ_EN_MASK  0x00010000u
#define KNL_CHA_BOX_CTL_FRZ_EN_SHIFT 16
#define KNL_CHA_BOX_CTL_FRZ_EN_WIDTH 1
#define knl_cha_box_ctl_get_frz_en(r) /* uint32_t (knl_cha_box_ctl r) [16]: Lets the box obey a freeze; the session keeps it at 1. */ \
	UNCORE_GET32_(knl_cha_box_ctl, r, KNL_CHA_BOX_CTL_FRZ_EN)
#define knl_cha_box_ctl_set_frz_en(r, v) /* knl_cha_box_ctl (knl_cha_box_ctl r, v up to 0x1u) [16]: Lets the box obey a freeze; the session keeps it at 1. */ \
	UNCORE_PUT32_(knl_cha_box_ctl, knl_cha_box_ctl_value_(r).raw, KNL_CHA_BOX_CTL_FRZ_EN, v)

/* frz [8] RW. */
#define KNL_CHA_BOX_CTL_FRZ_MASK  0x00000100u
#define KNL_CHA_BOX_CTL_FRZ_SHIFT 8
#define KNL_CHA_BOX_CTL_FRZ_WIDTH 1
#define knl_cha_box_ctl_get_frz(r) /* uint32_t (knl_cha_box_ctl r) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(knl_cha_box_ctl, r, KNL_CHA_BOX_CTL_FRZ)
#define knl_cha_box_ctl_set_frz(r, v) /* knl_cha_box_ctl (knl_cha_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(knl_cha_box_ctl, knl_cha_box_ctl_value_(r).raw, KNL_CHA_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define KNL_CHA_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define KNL_CHA_BOX_CTL_RST_CTRS_SHIFT 1
#define KNL_CHA_BOX_CTL_RST_CTRS_WIDTH 1
#define knl_cha_box_ctl_set_rst_ctrs(r, v) /* knl_cha_box_ctl (knl_cha_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(knl_cha_box_ctl, knl_cha_box_ctl_value_(r).raw, KNL_CHA_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define KNL_CHA_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define KNL_CHA_BOX_CTL_RST_CTRL_SHIFT 0
#define KNL_CHA_BOX_CTL_RST_CTRL_WIDTH 1
#define knl_cha_box_ctl_set_rst_ctrl(r, v) /* knl_cha_box_ctl (knl_cha_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(knl_cha_box_ctl, knl_cha_box_ctl_value_(r).raw, KNL_CHA_BOX_CTL_RST_CTRL, v)

/*
 * box_status: Cn_MSR_PMON_BOX_STATUS, 32 bits
 * Which counters have wrapped; Linux does not use it.
 * Source: likwid registers.h MSR_MIC2_C*_STATUS; pcm types.h KNL_CHA0_MSR_PMON_BOX_STATUS (inferred)
 */
typedef struct knl_cha_box_status {
	uint32_t raw;
} knl_cha_box_status;

UNCORE_ACCESSOR knl_cha_box_status knl_cha_box_status_value_(knl_cha_box_status r)
{
	return r;
}

#define KNL_CHA_BOX_STATUS_RESET     0x00000000u
#define KNL_CHA_BOX_STATUS_RW1C      0x0000000fu
#define knl_cha_box_status_reset() /* knl_cha_box_status (): the value to begin from of Cn_MSR_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(knl_cha_box_status, KNL_CHA_BOX_STATUS_RESET)

#define knl_cha_box_status_clear(seen) /* knl_cha_box_status (knl_cha_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of Cn_MSR_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(knl_cha_box_status, KNL_CHA_BOX_STATUS_RESET & ~KNL_CHA_BOX_STATUS_RW1C, seen, KNL_CHA_BOX_STATUS_RW1C)

#define KNL_CHA_BOX_STATUS_MSR 0xe07u
#define KNL_CHA_BOX_STATUS_INSTANCE_STRIDE 0xcu

#define knl_cha_box_status_addr(instance) /* uncore_msr (instance below KNL_CHA_INSTANCES): the address of Cn_MSR_PMON_BOX_STATUS. */ \
	uncore_msr_at_(KNL_CHA_BOX_STATUS_MSR + \
		UNCORE_INDEX_(instance, KNL_CHA_INSTANCES) * KNL_CHA_BOX_STATUS_INSTANCE_STRIDE)

/* ov [3:0] RW1C. */
#define KNL_CHA_BOX_STATUS_OV_MASK  0x0000000fu
#define KNL_CHA_BOX_STATUS_OV_SHIFT 0
#define KNL_CHA_BOX_STATUS_OV_WIDTH 4
#define knl_cha_box_status_get_ov(r) /* uint32_t (knl_cha_box_status r) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(knl_cha_box_status, r, KNL_CHA_BOX_STATUS_OV)
#define knl_cha_box_status_clear_ov(bits) /* knl_cha_box_status (bits up to 0xfu) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(knl_cha_box_status, KNL_CHA_BOX_STATUS_RESET & ~KNL_CHA_BOX_STATUS_RW1C, KNL_CHA_BOX_STATUS_OV, bits)

/*
 * box_filter: Cn_MSR_PMON_BOX_FILTER0, 32 bits; also CHAFilter0
 * State and thread filter, shared by the four counters.
 * Source: linux uncore_snbep.c HSWEP_C0_MSR_PMON_*, KNL_CHA_MSR_OFFSET; likwid registers.h MSR_MIC2_C*; pcm types.h
 * KNL_CHA* (cross-source)
 */
typedef struct knl_cha_box_filter {
	uint32_t raw;
} knl_cha_box_filter;

UNCORE_ACCESSOR knl_cha_box_filter knl_cha_box_filter_value_(knl_cha_box_filter r)
{
	return r;
}

#define KNL_CHA_BOX_FILTER_RESET 0x00000000u
#define knl_cha_box_filter_reset() /* knl_cha_box_filter (): the value to begin from of Cn_MSR_PMON_BOX_FILTER0. */ \
	UNCORE_VALUE_(knl_cha_box_filter, KNL_CHA_BOX_FILTER_RESET)

#define KNL_CHA_BOX_FILTER_MSR 0xe05u
#define KNL_CHA_BOX_FILTER_INSTANCE_STRIDE 0xcu

#define knl_cha_box_filter_addr(instance) /* uncore_msr (instance below KNL_CHA_INSTANCES): the address of Cn_MSR_PMON_BOX_FILTER0. */ \
	uncore_msr_at_(KNL_CHA_BOX_FILTER_MSR + \
		UNCORE_INDEX_(instance, KNL_CHA_INSTANCES) * KNL_CHA_BOX_FILTER_INSTANCE_STRIDE)

/* state [20:18] RW. */
#define KNL_CHA_BOX_FILTER_STATE_MASK  0x001c0000u
#define KNL_CHA_BOX_FILTER_STATE_SHIFT 18
#define KNL_CHA_BOX_FILTER_STATE_WIDTH 3
#define knl_cha_box_filter_get_state(r) /* uint32_t (knl_cha_box_filter r) [20:18]: States of lines; LIKWID sets all three bits for look-ups, and no source says which bit is which. */ \
	UNCORE_GET32_(knl_cha_box_filter, r, KNL_CHA_BOX_FILTER_STATE)
#define knl_cha_box_filter_set_state(r, v) /* knl_cha_box_filter (knl_cha_box_filter r, v up to 0x7u) [20:18]: States of lines; LIKWID sets all three bits for look-ups, and no source says which bit is which. */ \
	UNCORE_PUT32_(knl_cha_box_filter, knl_cha_box_filter_value_(r).raw, KNL_CHA_BOX_FILTER_STATE, v)

/* link [12] RW. */
#define KNL_CHA_BOX_FILTER_LINK_MASK  0x00001000u
#define KNL_CHA_BOX_FILTER_LINK_SHIFT 12
#define KNL_CHA_BOX_FILTER_LINK_WIDTH 1
#define knl_cha_box_filter_get_link(r) /* uint32_t (knl_cha_box_filter r) [12]: A link; Linux has a word for it, and writes it for no event. */ \
	UNCORE_GET32_(knl_cha_box_filter, r, KNL_CHA_BOX_FILTER_LINK)
#define knl_cha_box_filter_set_link(r, v) /* knl_cha_box_filter (knl_cha_box_filter r, v up to 0x1u) [12]: A link; Linux has a word for it, and writes it for no event. */ \
	UNCORE_PUT32_(knl_cha_box_filter, knl_cha_box_filter_value_(r).raw, KNL_CHA_BOX_FILTER_LINK, v)

/* tid [8:0] RW. */
#define KNL_CHA_BOX_FILTER_TID_MASK  0x000001ffu
#define KNL_CHA_BOX_FILTER_TID_SHIFT 0
#define KNL_CHA_BOX_FILTER_TID_WIDTH 9
#define knl_cha_box_filter_get_tid(r) /* uint32_t (knl_cha_box_filter r) [8:0]: Thread that is counted where ctl.tid_en is 1. */ \
	UNCORE_GET32_(knl_cha_box_filter, r, KNL_CHA_BOX_FILTER_TID)
#define knl_cha_box_filter_set_tid(r, v) /* knl_cha_box_filter (knl_cha_box_filter r, v up to 0x1ffu) [8:0]: Thread that is counted where ctl.tid_en is 1. */ \
	UNCORE_PUT32_(knl_cha_box_filter, knl_cha_box_filter_value_(r).raw, KNL_CHA_BOX_FILTER_TID, v)

/*
 * box_filter1: Cn_MSR_PMON_BOX_FILTER1, 32 bits; also CHAFilter1
 * Opcode and place filter, shared by the four counters.
 * Source: linux uncore_snbep.c HSWEP_C0_MSR_PMON_*, KNL_CHA_MSR_OFFSET; likwid registers.h MSR_MIC2_C*; pcm types.h
 * KNL_CHA* (cross-source)
 */
typedef struct knl_cha_box_filter1 {
	uint32_t raw;
} knl_cha_box_filter1;

UNCORE_ACCESSOR knl_cha_box_filter1 knl_cha_box_filter1_value_(knl_cha_box_filter1 r)
{
	return r;
}

#define KNL_CHA_BOX_FILTER1_RESET     0x00000001u
#define KNL_CHA_BOX_FILTER1_MUST_ONE  0x00000001u
#define knl_cha_box_filter1_reset() /* knl_cha_box_filter1 (): the value to begin from of Cn_MSR_PMON_BOX_FILTER1. */ \
	UNCORE_VALUE_(knl_cha_box_filter1, KNL_CHA_BOX_FILTER1_RESET)

#define KNL_CHA_BOX_FILTER1_MSR 0xe06u
#define KNL_CHA_BOX_FILTER1_INSTANCE_STRIDE 0xcu

#define knl_cha_box_filter1_addr(instance) /* uncore_msr (instance below KNL_CHA_INSTANCES): the address of Cn_MSR_PMON_BOX_FILTER1. */ \
	uncore_msr_at_(KNL_CHA_BOX_FILTER1_MSR + \
		UNCORE_INDEX_(instance, KNL_CHA_INSTANCES) * KNL_CHA_BOX_FILTER1_INSTANCE_STRIDE)

/* isoc [31] RW. */
#define KNL_CHA_BOX_FILTER1_ISOC_MASK  0x80000000u
#define KNL_CHA_BOX_FILTER1_ISOC_SHIFT 31
#define KNL_CHA_BOX_FILTER1_ISOC_WIDTH 1
#define knl_cha_box_filter1_get_isoc(r) /* uint32_t (knl_cha_box_filter1 r) [31]: Counts isochronous requests. */ \
	UNCORE_GET32_(knl_cha_box_filter1, r, KNL_CHA_BOX_FILTER1_ISOC)
#define knl_cha_box_filter1_set_isoc(r, v) /* knl_cha_box_filter1 (knl_cha_box_filter1 r, v up to 0x1u) [31]: Counts isochronous requests. */ \
	UNCORE_PUT32_(knl_cha_box_filter1, knl_cha_box_filter1_value_(r).raw, KNL_CHA_BOX_FILTER1_ISOC, v)

/* nc [30] RW. */
#define KNL_CHA_BOX_FILTER1_NC_MASK  0x40000000u
#define KNL_CHA_BOX_FILTER1_NC_SHIFT 30
#define KNL_CHA_BOX_FILTER1_NC_WIDTH 1
#define knl_cha_box_filter1_get_nc(r) /* uint32_t (knl_cha_box_filter1 r) [30]: Counts non-coherent requests. */ \
	UNCORE_GET32_(knl_cha_box_filter1, r, KNL_CHA_BOX_FILTER1_NC)
#define knl_cha_box_filter1_set_nc(r, v) /* knl_cha_box_filter1 (knl_cha_box_filter1 r, v up to 0x1u) [30]: Counts non-coherent requests. */ \
	UNCORE_PUT32_(knl_cha_box_filter1, knl_cha_box_filter1_value_(r).raw, KNL_CHA_BOX_FILTER1_NC, v)

/* opcodes [28:9,3] RW, in pieces that have no shift in common. */
#define KNL_CHA_BOX_FILTER1_OPCODES_MASK  0x1ffffe08u
#define KNL_CHA_BOX_FILTER1_OPCODES_WIDTH 21

enum knl_cha_box_filter1_opcodes {
	KNL_CHA_BOX_FILTER1_OPCODES_ALL = 0x1, /* Every opcode. */
};
UNCORE_PIECE_ uint64_t knl_cha_box_filter1_gather_opcodes_(uint64_t raw)
{
	return (raw >> 3 & UINT64_C(0x1)) << 0 |
	       (raw >> 9 & UINT64_C(0xfffff)) << 1;
}
UNCORE_PIECE_ uint64_t knl_cha_box_filter1_spread_opcodes_(uint64_t v)
{
	return (v >> 0 & UINT64_C(0x1)) << 3 |
	       (v >> 1 & UINT64_C(0xfffff)) << 9;
}
#define knl_cha_box_filter1_get_opcodes(r) /* uint32_t (knl_cha_box_filter1 r) [28:9,3]: Which opcodes the table counts: those that are given by number, or all of them. */ \
	UNCORE_CAST_(uint32_t, knl_cha_box_filter1_gather_opcodes_(knl_cha_box_filter1_value_(r).raw))
#define knl_cha_box_filter1_set_opcodes(r, v) /* knl_cha_box_filter1 (knl_cha_box_filter1 r, v up to 0x1fffffu) [28:9,3]: Which opcodes the table counts: those that are given by number, or all of them. */ \
	UNCORE_SPREAD32_(knl_cha_box_filter1, knl_cha_box_filter1_value_(r).raw, KNL_CHA_BOX_FILTER1_OPCODES, v, \
		knl_cha_box_filter1_spread_opcodes_)

/* opc [28:9] RW, part of opcodes. */
#define KNL_CHA_BOX_FILTER1_OPC_MASK  0x1ffffe00u
#define KNL_CHA_BOX_FILTER1_OPC_SHIFT 9
#define KNL_CHA_BOX_FILTER1_OPC_WIDTH 20
#define knl_cha_box_filter1_get_opc(r) /* uint32_t (knl_cha_box_filter1 r) [28:9]: Opcodes by number; on Skylake these are two of ten bits, and no source lists them for this processor. */ \
	UNCORE_GET32_(knl_cha_box_filter1, r, KNL_CHA_BOX_FILTER1_OPC)
#define knl_cha_box_filter1_set_opc(r, v) /* knl_cha_box_filter1 (knl_cha_box_filter1 r, v up to 0xfffffu) [28:9]: Opcodes by number; on Skylake these are two of ten bits, and no source lists them for this processor. */ \
	UNCORE_PUT32_(knl_cha_box_filter1, knl_cha_box_filter1_value_(r).raw, KNL_CHA_BOX_FILTER1_OPC, v)

/* all_opc [3] RW, part of opcodes. */
#define KNL_CHA_BOX_FILTER1_ALL_OPC_MASK  0x00000008u
#define KNL_CHA_BOX_FILTER1_ALL_OPC_SHIFT 3
#define KNL_CHA_BOX_FILTER1_ALL_OPC_WIDTH 1
#define knl_cha_box_filter1_get_all_opc(r) /* uint32_t (knl_cha_box_filter1 r) [3]: Every opcode counts. */ \
	UNCORE_GET32_(knl_cha_box_filter1, r, KNL_CHA_BOX_FILTER1_ALL_OPC)
#define knl_cha_box_filter1_set_all_opc(r, v) /* knl_cha_box_filter1 (knl_cha_box_filter1 r, v up to 0x1u) [3]: Every opcode counts. */ \
	UNCORE_PUT32_(knl_cha_box_filter1, knl_cha_box_filter1_value_(r).raw, KNL_CHA_BOX_FILTER1_ALL_OPC, v)

/* nnm [5] RW. */
#define KNL_CHA_BOX_FILTER1_NNM_MASK  0x00000020u
#define KNL_CHA_BOX_FILTER1_NNM_SHIFT 5
#define KNL_CHA_BOX_FILTER1_NNM_WIDTH 1
#define knl_cha_box_filter1_get_nnm(r) /* uint32_t (knl_cha_box_filter1 r) [5]: Counts requests to other memory than near memory; Linux sets it always. */ \
	UNCORE_GET32_(knl_cha_box_filter1, r, KNL_CHA_BOX_FILTER1_NNM)
#define knl_cha_box_filter1_set_nnm(r, v) /* knl_cha_box_filter1 (knl_cha_box_filter1 r, v up to 0x1u) [5]: Counts requests to other memory than near memory; Linux sets it always. */ \
	UNCORE_PUT32_(knl_cha_box_filter1, knl_cha_box_filter1_value_(r).raw, KNL_CHA_BOX_FILTER1_NNM, v)

/* nm [4] RW. */
#define KNL_CHA_BOX_FILTER1_NM_MASK  0x00000010u
#define KNL_CHA_BOX_FILTER1_NM_SHIFT 4
#define KNL_CHA_BOX_FILTER1_NM_WIDTH 1
#define knl_cha_box_filter1_get_nm(r) /* uint32_t (knl_cha_box_filter1 r) [4]: Counts requests to near memory, if the bit is that of Skylake; Linux cannot set it. */ \
	UNCORE_GET32_(knl_cha_box_filter1, r, KNL_CHA_BOX_FILTER1_NM)
#define knl_cha_box_filter1_set_nm(r, v) /* knl_cha_box_filter1 (knl_cha_box_filter1 r, v up to 0x1u) [4]: Counts requests to near memory, if the bit is that of Skylake; Linux cannot set it. */ \
	UNCORE_PUT32_(knl_cha_box_filter1, knl_cha_box_filter1_value_(r).raw, KNL_CHA_BOX_FILTER1_NM, v)

/* loc [1] RW. */
#define KNL_CHA_BOX_FILTER1_LOC_MASK  0x00000002u
#define KNL_CHA_BOX_FILTER1_LOC_SHIFT 1
#define KNL_CHA_BOX_FILTER1_LOC_WIDTH 1
#define knl_cha_box_filter1_get_loc(r) /* uint32_t (knl_cha_box_filter1 r) [1]: Requests to memory of this node; Linux sets it always. */ \
	UNCORE_GET32_(knl_cha_box_filter1, r, KNL_CHA_BOX_FILTER1_LOC)
#define knl_cha_box_filter1_set_loc(r, v) /* knl_cha_box_filter1 (knl_cha_box_filter1 r, v up to 0x1u) [1]: Requests to memory of this node; Linux sets it always. */ \
	UNCORE_PUT32_(knl_cha_box_filter1, knl_cha_box_filter1_value_(r).raw, KNL_CHA_BOX_FILTER1_LOC, v)

/*
 * ctl: Cn_MSR_PMON_CTL{0-3}, 32 bits
 * Chooses the event of counter {0-3}.
 * Source: linux uncore_snbep.c HSWEP_C0_MSR_PMON_*, KNL_CHA_MSR_OFFSET; likwid registers.h MSR_MIC2_C*; pcm types.h
 * KNL_CHA* (cross-source)
 */
typedef struct knl_cha_ctl {
	uint32_t raw;
} knl_cha_ctl;

UNCORE_ACCESSOR knl_cha_ctl knl_cha_ctl_value_(knl_cha_ctl r)
{
	return r;
}

#define KNL_CHA_CTL_RESET     0x00000000u
#define KNL_CHA_CTL_MUST_ZERO 0x00200000u
#define knl_cha_ctl_reset() /* knl_cha_ctl (): the value to begin from of Cn_MSR_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(knl_cha_ctl, KNL_CHA_CTL_RESET)

#define KNL_CHA_CTL_COUNT 4
#define KNL_CHA_CTL_MSR 0xe01u
#define KNL_CHA_CTL_INSTANCE_STRIDE 0xcu
#define KNL_CHA_CTL_INDEX_STRIDE 0x1u

#define knl_cha_ctl_addr(instance, index) /* uncore_msr (instance below KNL_CHA_INSTANCES, index below KNL_CHA_CTL_COUNT): the address of Cn_MSR_PMON_CTL{0-3}. */ \
	uncore_msr_at_(KNL_CHA_CTL_MSR + \
		UNCORE_INDEX_(instance, KNL_CHA_INSTANCES) * KNL_CHA_CTL_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, KNL_CHA_CTL_COUNT) * KNL_CHA_CTL_INDEX_STRIDE)

/* thresh [31:24] RW-V. */
#define KNL_CHA_CTL_THRESH_MASK  0xff000000u
#define KNL_CHA_CTL_THRESH_SHIFT 24
#define KNL_CHA_CTL_THRESH_WIDTH 8
#define knl_cha_ctl_get_thresh(r) /* uint32_t (knl_cha_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(knl_cha_ctl, r, KNL_CHA_CTL_THRESH)
#define knl_cha_ctl_set_thresh(r, v) /* knl_cha_ctl (knl_cha_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(knl_cha_ctl, knl_cha_ctl_value_(r).raw, KNL_CHA_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define KNL_CHA_CTL_INVERT_MASK  0x00800000u
#define KNL_CHA_CTL_INVERT_SHIFT 23
#define KNL_CHA_CTL_INVERT_WIDTH 1

enum knl_cha_ctl_invert {
	KNL_CHA_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	KNL_CHA_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define knl_cha_ctl_get_invert(r) /* uint32_t (knl_cha_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(knl_cha_ctl, r, KNL_CHA_CTL_INVERT)
#define knl_cha_ctl_set_invert(r, v) /* knl_cha_ctl (knl_cha_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(knl_cha_ctl, knl_cha_ctl_value_(r).raw, KNL_CHA_CTL_INVERT, v)

/* en [22] RW-V. */
#define KNL_CHA_CTL_EN_MASK  0x00400000u
#define KNL_CHA_CTL_EN_SHIFT 22
#define KNL_CHA_CTL_EN_WIDTH 1
#define knl_cha_ctl_get_en(r) /* uint32_t (knl_cha_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(knl_cha_ctl, r, KNL_CHA_CTL_EN)
#define knl_cha_ctl_set_en(r, v) /* knl_cha_ctl (knl_cha_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(knl_cha_ctl, knl_cha_ctl_value_(r).raw, KNL_CHA_CTL_EN, v)

/* ov_en [20] RW-V. */
#define KNL_CHA_CTL_OV_EN_MASK  0x00100000u
#define KNL_CHA_CTL_OV_EN_SHIFT 20
#define KNL_CHA_CTL_OV_EN_WIDTH 1
#define knl_cha_ctl_get_ov_en(r) /* uint32_t (knl_cha_ctl r) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_GET32_(knl_cha_ctl, r, KNL_CHA_CTL_OV_EN)
#define knl_cha_ctl_set_ov_en(r, v) /* knl_cha_ctl (knl_cha_ctl r, v up to 0x1u) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_PUT32_(knl_cha_ctl, knl_cha_ctl_value_(r).raw, KNL_CHA_CTL_OV_EN, v)

/* tid_en [19] RW-V. */
#define KNL_CHA_CTL_TID_EN_MASK  0x00080000u
#define KNL_CHA_CTL_TID_EN_SHIFT 19
#define KNL_CHA_CTL_TID_EN_WIDTH 1
#define knl_cha_ctl_get_tid_en(r) /* uint32_t (knl_cha_ctl r) [19]: Counts only what the thread in box_filter.tid causes. */ \
	UNCORE_GET32_(knl_cha_ctl, r, KNL_CHA_CTL_TID_EN)
#define knl_cha_ctl_set_tid_en(r, v) /* knl_cha_ctl (knl_cha_ctl r, v up to 0x1u) [19]: Counts only what the thread in box_filter.tid causes. */ \
	UNCORE_PUT32_(knl_cha_ctl, knl_cha_ctl_value_(r).raw, KNL_CHA_CTL_TID_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define KNL_CHA_CTL_EDGE_DET_MASK  0x00040000u
#define KNL_CHA_CTL_EDGE_DET_SHIFT 18
#define KNL_CHA_CTL_EDGE_DET_WIDTH 1
#define knl_cha_ctl_get_edge_det(r) /* uint32_t (knl_cha_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(knl_cha_ctl, r, KNL_CHA_CTL_EDGE_DET)
#define knl_cha_ctl_set_edge_det(r, v) /* knl_cha_ctl (knl_cha_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(knl_cha_ctl, knl_cha_ctl_value_(r).raw, KNL_CHA_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define KNL_CHA_CTL_RST_MASK  0x00020000u
#define KNL_CHA_CTL_RST_SHIFT 17
#define KNL_CHA_CTL_RST_WIDTH 1
#define knl_cha_ctl_set_rst(r, v) /* knl_cha_ctl (knl_cha_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(knl_cha_ctl, knl_cha_ctl_value_(r).raw, KNL_CHA_CTL_RST, v)

/* qor [16] RW-V. */
#define KNL_CHA_CTL_QOR_MASK  0x00010000u
#define KNL_CHA_CTL_QOR_SHIFT 16
#define KNL_CHA_CTL_QOR_WIDTH 1
#define knl_cha_ctl_get_qor(r) /* uint32_t (knl_cha_ctl r) [16]: Zeroes the level of the queue that an occupancy event adds up. */ \
	UNCORE_GET32_(knl_cha_ctl, r, KNL_CHA_CTL_QOR)
#define knl_cha_ctl_set_qor(r, v) /* knl_cha_ctl (knl_cha_ctl r, v up to 0x1u) [16]: Zeroes the level of the queue that an occupancy event adds up. */ \
	UNCORE_PUT32_(knl_cha_ctl, knl_cha_ctl_value_(r).raw, KNL_CHA_CTL_QOR, v)

/* umask [15:8] RW-V. */
#define KNL_CHA_CTL_UMASK_MASK  0x0000ff00u
#define KNL_CHA_CTL_UMASK_SHIFT 8
#define KNL_CHA_CTL_UMASK_WIDTH 8
#define knl_cha_ctl_get_umask(r) /* uint32_t (knl_cha_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(knl_cha_ctl, r, KNL_CHA_CTL_UMASK)
#define knl_cha_ctl_set_umask(r, v) /* knl_cha_ctl (knl_cha_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(knl_cha_ctl, knl_cha_ctl_value_(r).raw, KNL_CHA_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define KNL_CHA_CTL_EV_SEL_MASK  0x000000ffu
#define KNL_CHA_CTL_EV_SEL_SHIFT 0
#define KNL_CHA_CTL_EV_SEL_WIDTH 8
#define knl_cha_ctl_get_ev_sel(r) /* uint32_t (knl_cha_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(knl_cha_ctl, r, KNL_CHA_CTL_EV_SEL)
#define knl_cha_ctl_set_ev_sel(r, v) /* knl_cha_ctl (knl_cha_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(knl_cha_ctl, knl_cha_ctl_value_(r).raw, KNL_CHA_CTL_EV_SEL, v)

/*
 * ctr: Cn_MSR_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux uncore_snbep.c HSWEP_C0_MSR_PMON_*, KNL_CHA_MSR_OFFSET; likwid registers.h MSR_MIC2_C*; pcm types.h
 * KNL_CHA* (cross-source)
 */
typedef struct knl_cha_ctr {
	uint64_t raw;
} knl_cha_ctr;

UNCORE_ACCESSOR knl_cha_ctr knl_cha_ctr_value_(knl_cha_ctr r)
{
	return r;
}

#define KNL_CHA_CTR_RESET UINT64_C(0x0000000000000000)
#define knl_cha_ctr_reset() /* knl_cha_ctr (): the value to begin from of Cn_MSR_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(knl_cha_ctr, KNL_CHA_CTR_RESET)

#define KNL_CHA_CTR_COUNT 4
#define KNL_CHA_CTR_MSR 0xe08u
#define KNL_CHA_CTR_INSTANCE_STRIDE 0xcu
#define KNL_CHA_CTR_INDEX_STRIDE 0x1u

#define knl_cha_ctr_addr(instance, index) /* uncore_msr (instance below KNL_CHA_INSTANCES, index below KNL_CHA_CTR_COUNT): the address of Cn_MSR_PMON_CTR{0-3}. */ \
	uncore_msr_at_(KNL_CHA_CTR_MSR + \
		UNCORE_INDEX_(instance, KNL_CHA_INSTANCES) * KNL_CHA_CTR_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, KNL_CHA_CTR_COUNT) * KNL_CHA_CTR_INDEX_STRIDE)

/* event_count [47:0] RW-V. */
#define KNL_CHA_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define KNL_CHA_CTR_EVENT_COUNT_SHIFT 0
#define KNL_CHA_CTR_EVENT_COUNT_WIDTH 48
#define knl_cha_ctr_get_event_count(r) /* uint64_t (knl_cha_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(knl_cha_ctr, r, KNL_CHA_CTR_EVENT_COUNT)
#define knl_cha_ctr_set_event_count(r, v) /* knl_cha_ctr (knl_cha_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(knl_cha_ctr, knl_cha_ctr_value_(r).raw, KNL_CHA_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
