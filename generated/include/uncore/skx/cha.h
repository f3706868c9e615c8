/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/skx/cha.box.json by "make generate". Do not edit. */
/*
 * skx cha: Caching and home agent. One slice of the last-level cache with its part of the home agent; the source of
 * cache lookup and TOR counts.
 * Source: linux uncore_snbep.c skx_uncore_chabox; likwid perfmon_skylakeX_counters.h
 */
#ifndef UNCORE_SKX_CHA_H
#define UNCORE_SKX_CHA_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define SKX_CHA_INSTANCES 28

#define SKX_CHA_GENERAL_COUNTERS   4
#define SKX_CHA_GENERAL_WIDTH      48
#define SKX_CHA_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * box_ctl: CHAn_MSR_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux uncore_snbep.c HSWEP_C0_MSR_PMON_*, SKX_CHA*; likwid registers.h (cross-source)
 */
typedef struct skx_cha_box_ctl {
	uint32_t raw;
} skx_cha_box_ctl;

UNCORE_ACCESSOR skx_cha_box_ctl skx_cha_box_ctl_value_(skx_cha_box_ctl r)
{
	return r;
}

#define SKX_CHA_BOX_CTL_RESET     0x00030000u
#define SKX_CHA_BOX_CTL_MUST_ONE  0x00030000u
#define skx_cha_box_ctl_reset() /* skx_cha_box_ctl (): the value to begin from of CHAn_MSR_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(skx_cha_box_ctl, SKX_CHA_BOX_CTL_RESET)

#define SKX_CHA_BOX_CTL_MSR 0xe00u
#define SKX_CHA_BOX_CTL_INSTANCE_STRIDE 0x10u

#define skx_cha_box_ctl_addr(instance) /* uncore_msr (instance below SKX_CHA_INSTANCES): the address of CHAn_MSR_PMON_BOX_CTL. */ \
	uncore_msr_at_(SKX_CHA_BOX_CTL_MSR + \
		UNCORE_INDEX_(instance, SKX_CHA_INSTANCES) * SKX_CHA_BOX_CTL_INSTANCE_STRIDE)

/* frz [8] RW. */
#define SKX_CHA_BOX_CTL_FRZ_MASK  0x00000100u
#define SKX_CHA_BOX_CTL_FRZ_SHIFT 8
#define SKX_CHA_BOX_CTL_FRZ_WIDTH 1
#define skx_cha_box_ctl_get_frz(r) /* uint32_t (skx_cha_box_ctl r) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(skx_cha_box_ctl, r, SKX_CHA_BOX_CTL_FRZ)
#define skx_cha_box_ctl_set_frz(r, v) /* skx_cha_box_ctl (skx_cha_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(skx_cha_box_ctl, skx_cha_box_ctl_value_(r).raw, SKX_CHA_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define SKX_CHA_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define SKX_CHA_BOX_CTL_RST_CTRS_SHIFT 1
#define SKX_CHA_BOX_CTL_RST_CTRS_WIDTH 1
#define skx_cha_box_ctl_set_rst_ctrs(r, v) /* skx_cha_box_ctl (skx_cha_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(skx_cha_box_ctl, skx_cha_box_ctl_value_(r).raw, SKX_CHA_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define SKX_CHA_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define SKX_CHA_BOX_CTL_RST_CTRL_SHIFT 0
#define SKX_CHA_BOX_CTL_RST_CTRL_WIDTH 1
#define skx_cha_box_ctl_set_rst_ctrl(r, v) /* skx_cha_box_ctl (skx_cha_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(skx_cha_box_ctl, skx_cha_box_ctl_value_(r).raw, SKX_CHA_BOX_CTL_RST_CTRL, v)

/*
 * box_status: CHAn_MSR_PMON_BOX_STATUS, 32 bits
 * Which counters have wrapped; Linux does not use it.
 * Source: likwid registers.h (inferred)
 */
typedef struct skx_cha_box_status {
	uint32_t raw;
} skx_cha_box_status;

UNCORE_ACCESSOR skx_cha_box_status skx_cha_box_status_value_(skx_cha_box_status r)
{
	return r;
}

#define SKX_CHA_BOX_STATUS_RESET     0x00000000u
#define SKX_CHA_BOX_STATUS_RW1C      0x0000000fu
#define skx_cha_box_status_reset() /* skx_cha_box_status (): the value to begin from of CHAn_MSR_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(skx_cha_box_status, SKX_CHA_BOX_STATUS_RESET)

#define skx_cha_box_status_clear(seen) /* skx_cha_box_status (skx_cha_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of CHAn_MSR_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(skx_cha_box_status, SKX_CHA_BOX_STATUS_RESET & ~SKX_CHA_BOX_STATUS_RW1C, seen, SKX_CHA_BOX_STATUS_RW1C)

#define SKX_CHA_BOX_STATUS_MSR 0xe07u
#define SKX_CHA_BOX_STATUS_INSTANCE_STRIDE 0x10u

#define skx_cha_box_status_addr(instance) /* uncore_msr (instance below SKX_CHA_INSTANCES): the address of CHAn_MSR_PMON_BOX_STATUS. */ \
	uncore_msr_at_(SKX_CHA_BOX_STATUS_MSR + \
		UNCORE_INDEX_(instance, SKX_CHA_INSTANCES) * SKX_CHA_BOX_STATUS_INSTANCE_STRIDE)

/* ov [3:0] RW1C. */
#define SKX_CHA_BOX_STATUS_OV_MASK  0x0000000fu
#define SKX_CHA_BOX_STATUS_OV_SHIFT 0
#define SKX_CHA_BOX_STATUS_OV_WIDTH 4
#define skx_cha_box_status_get_ov(r) /* uint32_t (skx_cha_box_status r) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(skx_cha_box_status, r, SKX_CHA_BOX_STATUS_OV)
#define skx_cha_box_status_clear_ov(bits) /* skx_cha_box_status (bits up to 0xfu) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(skx_cha_box_status, SKX_CHA_BOX_STATUS_RESET & ~SKX_CHA_BOX_STATUS_RW1C, SKX_CHA_BOX_STATUS_OV, bits)

/*
 * box_filter: CHAn_MSR_PMON_BOX_FILTER0, 32 bits; also CHAFilter0
 * Line state and thread filter, shared by the four counters.
 * Source: linux uncore_snbep.c HSWEP_C0_MSR_PMON_*; likwid registers.h (cross-source)
 */
typedef struct skx_cha_box_filter {
	uint32_t raw;
} skx_cha_box_filter;

UNCORE_ACCESSOR skx_cha_box_filter skx_cha_box_filter_value_(skx_cha_box_filter r)
{
	return r;
}

#define SKX_CHA_BOX_FILTER_RESET 0x00000000u
#define skx_cha_box_filter_reset() /* skx_cha_box_filter (): the value to begin from of CHAn_MSR_PMON_BOX_FILTER0. */ \
	UNCORE_VALUE_(skx_cha_box_filter, SKX_CHA_BOX_FILTER_RESET)

#define SKX_CHA_BOX_FILTER_MSR 0xe05u
#define SKX_CHA_BOX_FILTER_INSTANCE_STRIDE 0x10u

#define skx_cha_box_filter_addr(instance) /* uncore_msr (instance below SKX_CHA_INSTANCES): the address of CHAn_MSR_PMON_BOX_FILTER0. */ \
	uncore_msr_at_(SKX_CHA_BOX_FILTER_MSR + \
		UNCORE_INDEX_(instance, SKX_CHA_INSTANCES) * SKX_CHA_BOX_FILTER_INSTANCE_STRIDE)

/* state [26:17] RW. */
#define SKX_CHA_BOX_FILTER_STATE_MASK  0x07fe0000u
#define SKX_CHA_BOX_FILTER_STATE_SHIFT 17
#define SKX_CHA_BOX_FILTER_STATE_WIDTH 10

/* Values may be OR-ed. */
enum skx_cha_box_filter_state {
	SKX_CHA_BOX_FILTER_STATE_LLC_I = 0x1, /* Invalid in the cache: a miss. */
	SKX_CHA_BOX_FILTER_STATE_SF_S = 0x2, /* Shared in the snoop filter. */
	SKX_CHA_BOX_FILTER_STATE_SF_E = 0x4, /* Exclusive in the snoop filter. */
	SKX_CHA_BOX_FILTER_STATE_SF_H = 0x8, /* State H of the snoop filter, which nobody spells out. */
	SKX_CHA_BOX_FILTER_STATE_LLC_S = 0x10, /* Shared in the cache. */
	SKX_CHA_BOX_FILTER_STATE_LLC_E = 0x20, /* Exclusive in the cache. */
	SKX_CHA_BOX_FILTER_STATE_LLC_M = 0x40, /* Modified in the cache. */
	SKX_CHA_BOX_FILTER_STATE_LLC_F = 0x80, /* Forward in the cache. */
};
#define skx_cha_box_filter_get_state(r) /* uint32_t (skx_cha_box_filter r) [26:17]: States of lines that LLC_LOOKUP counts, in the cache (LLC) and in the snoop filter (SF); with none it counts nothing. */ \
	UNCORE_GET32_(skx_cha_box_filter, r, SKX_CHA_BOX_FILTER_STATE)
#define skx_cha_box_filter_set_state(r, v) /* skx_cha_box_filter (skx_cha_box_filter r, v up to 0x3ffu) [26:17]: States of lines that LLC_LOOKUP counts, in the cache (LLC) and in the snoop filter (SF); with none it counts nothing. */ \
	UNCORE_PUT32_(skx_cha_box_filter, skx_cha_box_filter_value_(r).raw, SKX_CHA_BOX_FILTER_STATE, v)

/* link [12:9] RW. */
#define SKX_CHA_BOX_FILTER_LINK_MASK  0x00001e00u
#define SKX_CHA_BOX_FILTER_LINK_SHIFT 9
#define SKX_CHA_BOX_FILTER_LINK_WIDTH 4
#define skx_cha_box_filter_get_link(r) /* uint32_t (skx_cha_box_filter r) [12:9]: A link; the driver lets it through, and has no word for it. */ \
	UNCORE_GET32_(skx_cha_box_filter, r, SKX_CHA_BOX_FILTER_LINK)
#define skx_cha_box_filter_set_link(r, v) /* skx_cha_box_filter (skx_cha_box_filter r, v up to 0xfu) [12:9]: A link; the driver lets it through, and has no word for it. */ \
	UNCORE_PUT32_(skx_cha_box_filter, skx_cha_box_filter_value_(r).raw, SKX_CHA_BOX_FILTER_LINK, v)

/* tid [8:0] RW. */
#define SKX_CHA_BOX_FILTER_TID_MASK  0x000001ffu
#define SKX_CHA_BOX_FILTER_TID_SHIFT 0
#define SKX_CHA_BOX_FILTER_TID_WIDTH 9
#define skx_cha_box_filter_get_tid(r) /* uint32_t (skx_cha_box_filter r) [8:0]: Thread that is counted where ctl.tid_en is 1. */ \
	UNCORE_GET32_(skx_cha_box_filter, r, SKX_CHA_BOX_FILTER_TID)
#define skx_cha_box_filter_set_tid(r, v) /* skx_cha_box_filter (skx_cha_box_filter r, v up to 0x1ffu) [8:0]: Thread that is counted where ctl.tid_en is 1. */ \
	UNCORE_PUT32_(skx_cha_box_filter, skx_cha_box_filter_value_(r).raw, SKX_CHA_BOX_FILTER_TID, v)

/*
 * box_filter1: CHAn_MSR_PMON_BOX_FILTER1, 32 bits; also CHAFilter1
 * Opcode and place filter, shared by the four counters.
 * Source: linux uncore_snbep.c HSWEP_C0_MSR_PMON_*; likwid registers.h (cross-source)
 */
typedef struct skx_cha_box_filter1 {
	uint32_t raw;
} skx_cha_box_filter1;

UNCORE_ACCESSOR skx_cha_box_filter1 skx_cha_box_filter1_value_(skx_cha_box_filter1 r)
{
	return r;
}

#define SKX_CHA_BOX_FILTER1_RESET 0x00000000u
#define skx_cha_box_filter1_reset() /* skx_cha_box_filter1 (): the value to begin from of CHAn_MSR_PMON_BOX_FILTER1. */ \
	UNCORE_VALUE_(skx_cha_box_filter1, SKX_CHA_BOX_FILTER1_RESET)

#define SKX_CHA_BOX_FILTER1_MSR 0xe06u
#define SKX_CHA_BOX_FILTER1_INSTANCE_STRIDE 0x10u

#define skx_cha_box_filter1_addr(instance) /* uncore_msr (instance below SKX_CHA_INSTANCES): the address of CHAn_MSR_PMON_BOX_FILTER1. */ \
	uncore_msr_at_(SKX_CHA_BOX_FILTER1_MSR + \
		UNCORE_INDEX_(instance, SKX_CHA_INSTANCES) * SKX_CHA_BOX_FILTER1_INSTANCE_STRIDE)

/* isoc [31] RW. */
#define SKX_CHA_BOX_FILTER1_ISOC_MASK  0x80000000u
#define SKX_CHA_BOX_FILTER1_ISOC_SHIFT 31
#define SKX_CHA_BOX_FILTER1_ISOC_WIDTH 1
#define skx_cha_box_filter1_get_isoc(r) /* uint32_t (skx_cha_box_filter1 r) [31]: Counts isochronous requests. */ \
	UNCORE_GET32_(skx_cha_box_filter1, r, SKX_CHA_BOX_FILTER1_ISOC)
#define skx_cha_box_filter1_set_isoc(r, v) /* skx_cha_box_filter1 (skx_cha_box_filter1 r, v up to 0x1u) [31]: Counts isochronous requests. */ \
	UNCORE_PUT32_(skx_cha_box_filter1, skx_cha_box_filter1_value_(r).raw, SKX_CHA_BOX_FILTER1_ISOC, v)

/* nc [30] RW. */
#define SKX_CHA_BOX_FILTER1_NC_MASK  0x40000000u
#define SKX_CHA_BOX_FILTER1_NC_SHIFT 30
#define SKX_CHA_BOX_FILTER1_NC_WIDTH 1
#define skx_cha_box_filter1_get_nc(r) /* uint32_t (skx_cha_box_filter1 r) [30]: Counts non-coherent requests. */ \
	UNCORE_GET32_(skx_cha_box_filter1, r, SKX_CHA_BOX_FILTER1_NC)
#define skx_cha_box_filter1_set_nc(r, v) /* skx_cha_box_filter1 (skx_cha_box_filter1 r, v up to 0x1u) [30]: Counts non-coherent requests. */ \
	UNCORE_PUT32_(skx_cha_box_filter1, skx_cha_box_filter1_value_(r).raw, SKX_CHA_BOX_FILTER1_NC, v)

/* c6 [29] RW. */
#define SKX_CHA_BOX_FILTER1_C6_MASK  0x20000000u
#define SKX_CHA_BOX_FILTER1_C6_SHIFT 29
#define SKX_CHA_BOX_FILTER1_C6_WIDTH 1
#define skx_cha_box_filter1_get_c6(r) /* uint32_t (skx_cha_box_filter1 r) [29]: Counts what a core does on its way to C6; Linux never writes it. */ \
	UNCORE_GET32_(skx_cha_box_filter1, r, SKX_CHA_BOX_FILTER1_C6)
#define skx_cha_box_filter1_set_c6(r, v) /* skx_cha_box_filter1 (skx_cha_box_filter1 r, v up to 0x1u) [29]: Counts what a core does on its way to C6; Linux never writes it. */ \
	UNCORE_PUT32_(skx_cha_box_filter1, skx_cha_box_filter1_value_(r).raw, SKX_CHA_BOX_FILTER1_C6, v)

/* opcodes [28:9,3] RW, in pieces that have no shift in common. */
#define SKX_CHA_BOX_FILTER1_OPCODES_MASK  0x1ffffe08u
#define SKX_CHA_BOX_FILTER1_OPCODES_WIDTH 21

enum skx_cha_box_filter1_opcodes {
	SKX_CHA_BOX_FILTER1_OPCODES_ALL = 0x1, /* Every opcode. */
	SKX_CHA_BOX_FILTER1_OPCODES_RFO = 0x400, /* Demand read for ownership. */
	SKX_CHA_BOX_FILTER1_OPCODES_CRD = 0x402, /* Demand code read. */
	SKX_CHA_BOX_FILTER1_OPCODES_DRD = 0x404, /* Demand data read. */
	SKX_CHA_BOX_FILTER1_OPCODES_PRD = 0x40e, /* Partial read of uncacheable memory. */
	SKX_CHA_BOX_FILTER1_OPCODES_WCILF = 0x418, /* Streaming store of a whole line. */
	SKX_CHA_BOX_FILTER1_OPCODES_WCIL = 0x41a, /* Streaming store of part of a line. */
	SKX_CHA_BOX_FILTER1_OPCODES_WIL = 0x41e, /* Write of part of a line that invalidates it. */
	SKX_CHA_BOX_FILTER1_OPCODES_RDCUR = 0x43c, /* Read by a device, of the current value. */
	SKX_CHA_BOX_FILTER1_OPCODES_WBPUSHHINT = 0x486, /* Hint that a line may be pushed; nobody explains it. */
	SKX_CHA_BOX_FILTER1_OPCODES_WBMTOI = 0x488, /* Write back of a modified line, left invalid. */
	SKX_CHA_BOX_FILTER1_OPCODES_WBMTOE = 0x48a, /* Write back of a modified line, left exclusive. */
	SKX_CHA_BOX_FILTER1_OPCODES_WBEFTOI = 0x48c, /* Write back of a clean line, left invalid. */
	SKX_CHA_BOX_FILTER1_OPCODES_WBEFTOE = 0x48e, /* Write back of a clean line that the core may keep. */
	SKX_CHA_BOX_FILTER1_OPCODES_ITOM = 0x490, /* Ownership asked without data, also for writes of whole lines by devices. */
	SKX_CHA_BOX_FILTER1_OPCODES_LLCPREFRFO = 0x4b0, /* Prefetch for ownership into the LLC. */
	SKX_CHA_BOX_FILTER1_OPCODES_LLCPREFCODE = 0x4b2, /* Prefetch of code into the LLC. */
	SKX_CHA_BOX_FILTER1_OPCODES_LLCPREFDATA = 0x4b4, /* Prefetch of data into the LLC. */
	SKX_CHA_BOX_FILTER1_OPCODES_INTLOG = 0x4f2, /* Interrupt with a logical address. */
	SKX_CHA_BOX_FILTER1_OPCODES_INTPHY = 0x4f4, /* Interrupt with a physical address. */
	SKX_CHA_BOX_FILTER1_OPCODES_PRIUP = 0x4f6, /* Change of an interrupt priority. */
	SKX_CHA_BOX_FILTER1_OPCODES_SPLITLOCK = 0x4fc, /* Start of a locked access to two lines. */
	SKX_CHA_BOX_FILTER1_OPCODES_LOCK = 0x4fe, /* Start of a locked access. */
};
UNCORE_PIECE_ uint64_t skx_cha_box_filter1_gather_opcodes_(uint64_t raw)
{
	return (raw >> 3 & UINT64_C(0x1)) << 0 |
	       (raw >> 9 & UINT64_C(0xfffff)) << 1;
}
UNCORE_PIECE_ uint64_t skx_cha_box_filter1_spread_opcodes_(uint64_t v)
{
	return (v >> 0 & UINT64_C(0x1)) << 3 |
	       (v >> 1 & UINT64_C(0xfffff)) << 9;
}
#define skx_cha_box_filter1_get_opcodes(r) /* uint32_t (skx_cha_box_filter1 r) [28:9,3]: Which opcodes the table counts: one or two by number, or all of them. */ \
	UNCORE_CAST_(uint32_t, skx_cha_box_filter1_gather_opcodes_(skx_cha_box_filter1_value_(r).raw))
#define skx_cha_box_filter1_set_opcodes(r, v) /* skx_cha_box_filter1 (skx_cha_box_filter1 r, v up to 0x1fffffu) [28:9,3]: Which opcodes the table counts: one or two by number, or all of them. */ \
	UNCORE_SPREAD32_(skx_cha_box_filter1, skx_cha_box_filter1_value_(r).raw, SKX_CHA_BOX_FILTER1_OPCODES, v, \
		skx_cha_box_filter1_spread_opcodes_)

/* opc1 [28:19] RW, part of opcodes. */
#define SKX_CHA_BOX_FILTER1_OPC1_MASK  0x1ff80000u
#define SKX_CHA_BOX_FILTER1_OPC1_SHIFT 19
#define SKX_CHA_BOX_FILTER1_OPC1_WIDTH 10

enum skx_cha_box_filter1_opc1 {
	SKX_CHA_BOX_FILTER1_OPC1_RFO = 0x200, /* Demand read for ownership. */
	SKX_CHA_BOX_FILTER1_OPC1_CRD = 0x201, /* Demand code read. */
	SKX_CHA_BOX_FILTER1_OPC1_DRD = 0x202, /* Demand data read. */
	SKX_CHA_BOX_FILTER1_OPC1_PRD = 0x207, /* Partial read of uncacheable memory. */
	SKX_CHA_BOX_FILTER1_OPC1_WCILF = 0x20c, /* Streaming store of a whole line. */
	SKX_CHA_BOX_FILTER1_OPC1_WCIL = 0x20d, /* Streaming store of part of a line. */
	SKX_CHA_BOX_FILTER1_OPC1_WIL = 0x20f, /* Write of part of a line that invalidates it. */
	SKX_CHA_BOX_FILTER1_OPC1_RDCUR = 0x21e, /* Read by a device, of the current value. */
	SKX_CHA_BOX_FILTER1_OPC1_WBPUSHHINT = 0x243, /* Hint that a line may be pushed; nobody explains it. */
	SKX_CHA_BOX_FILTER1_OPC1_WBMTOI = 0x244, /* Write back of a modified line, left invalid. */
	SKX_CHA_BOX_FILTER1_OPC1_WBMTOE = 0x245, /* Write back of a modified line, left exclusive. */
	SKX_CHA_BOX_FILTER1_OPC1_WBEFTOI = 0x246, /* Write back of a clean line, left invalid. */
	SKX_CHA_BOX_FILTER1_OPC1_WBEFTOE = 0x247, /* Write back of a clean line that the core may keep. */
	SKX_CHA_BOX_FILTER1_OPC1_ITOM = 0x248, /* Ownership asked without data, also for writes of whole lines by devices. */
	SKX_CHA_BOX_FILTER1_OPC1_LLCPREFRFO = 0x258, /* Prefetch for ownership into the LLC. */
	SKX_CHA_BOX_FILTER1_OPC1_LLCPREFCODE = 0x259, /* Prefetch of code into the LLC. */
	SKX_CHA_BOX_FILTER1_OPC1_LLCPREFDATA = 0x25a, /* Prefetch of data into the LLC. */
	SKX_CHA_BOX_FILTER1_OPC1_INTLOG = 0x279, /* Interrupt with a logical address. */
	SKX_CHA_BOX_FILTER1_OPC1_INTPHY = 0x27a, /* Interrupt with a physical address. */
	SKX_CHA_BOX_FILTER1_OPC1_PRIUP = 0x27b, /* Change of an interrupt priority. */
	SKX_CHA_BOX_FILTER1_OPC1_SPLITLOCK = 0x27e, /* Start of a locked access to two lines. */
	SKX_CHA_BOX_FILTER1_OPC1_LOCK = 0x27f, /* Start of a locked access. */
};
#define skx_cha_box_filter1_get_opc1(r) /* uint32_t (skx_cha_box_filter1 r) [28:19]: A second opcode that counts as well. */ \
	UNCORE_GET32_(skx_cha_box_filter1, r, SKX_CHA_BOX_FILTER1_OPC1)
#define skx_cha_box_filter1_set_opc1(r, v) /* skx_cha_box_filter1 (skx_cha_box_filter1 r, v up to 0x3ffu) [28:19]: A second opcode that counts as well. */ \
	UNCORE_PUT32_(skx_cha_box_filter1, skx_cha_box_filter1_value_(r).raw, SKX_CHA_BOX_FILTER1_OPC1, v)

/* opc0 [18:9] RW, part of opcodes. */
#define SKX_CHA_BOX_FILTER1_OPC0_MASK  0x0007fe00u
#define SKX_CHA_BOX_FILTER1_OPC0_SHIFT 9
#define SKX_CHA_BOX_FILTER1_OPC0_WIDTH 10

enum skx_cha_box_filter1_opc0 {
	SKX_CHA_BOX_FILTER1_OPC0_RFO = 0x200, /* Demand read for ownership. */
	SKX_CHA_BOX_FILTER1_OPC0_CRD = 0x201, /* Demand code read. */
	SKX_CHA_BOX_FILTER1_OPC0_DRD = 0x202, /* Demand data read. */
	SKX_CHA_BOX_FILTER1_OPC0_PRD = 0x207, /* Partial read of uncacheable memory. */
	SKX_CHA_BOX_FILTER1_OPC0_WCILF = 0x20c, /* Streaming store of a whole line. */
	SKX_CHA_BOX_FILTER1_OPC0_WCIL = 0x20d, /* Streaming store of part of a line. */
	SKX_CHA_BOX_FILTER1_OPC0_WIL = 0x20f, /* Write of part of a line that invalidates it. */
	SKX_CHA_BOX_FILTER1_OPC0_RDCUR = 0x21e, /* Read by a device, of the current value. */
	SKX_CHA_BOX_FILTER1_OPC0_WBPUSHHINT = 0x243, /* Hint that a line may be pushed; nobody explains it. */
	SKX_CHA_BOX_FILTER1_OPC0_WBMTOI = 0x244, /* Write back of a modified line, left invalid. */
	SKX_CHA_BOX_FILTER1_OPC0_WBMTOE = 0x245, /* Write back of a modified line, left exclusive. */
	SKX_CHA_BOX_FILTER1_OPC0_WBEFTOI = 0x246, /* Write back of a clean line, left invalid. */
	SKX_CHA_BOX_FILTER1_OPC0_WBEFTOE = 0x247, /* Write back of a clean line that the core may keep. */
	SKX_CHA_BOX_FILTER1_OPC0_ITOM = 0x248, /* Ownership asked without data, also for writes of whole lines by devices. */
	SKX_CHA_BOX_FILTER1_OPC0_LLCPREFRFO = 0x258, /* Prefetch for ownership into the LLC. */
	SKX_CHA_BOX_FILTER1_OPC0_LLCPREFCODE = 0x259, /* Prefetch of code into the LLC. */
	SKX_CHA_BOX_FILTER1_OPC0_LLCPREFDATA = 0x25a, /* Prefetch of data into the LLC. */
	SKX_CHA_BOX_FILTER1_OPC0_INTLOG = 0x279, /* Interrupt with a logical address. */
	SKX_CHA_BOX_FILTER1_OPC0_INTPHY = 0x27a, /* Interrupt with a physical address. */
	SKX_CHA_BOX_FILTER1_OPC0_PRIUP = 0x27b, /* Change of an interrupt priority. */
	SKX_CHA_BOX_FILTER1_OPC0_SPLITLOCK = 0x27e, /* Start of a locked access to two lines. */
	SKX_CHA_BOX_FILTER1_OPC0_LOCK = 0x27f, /* Start of a locked access. */
};
#define skx_cha_box_filter1_get_opc0(r) /* uint32_t (skx_cha_box_filter1 r) [18:9]: Opcode to count. */ \
	UNCORE_GET32_(skx_cha_box_filter1, r, SKX_CHA_BOX_FILTER1_OPC0)
#define skx_cha_box_filter1_set_opc0(r, v) /* skx_cha_box_filter1 (skx_cha_box_filter1 r, v up to 0x3ffu) [18:9]: Opcode to count. */ \
	UNCORE_PUT32_(skx_cha_box_filter1, skx_cha_box_filter1_value_(r).raw, SKX_CHA_BOX_FILTER1_OPC0, v)

/* all_opc [3] RW, part of opcodes. */
#define SKX_CHA_BOX_FILTER1_ALL_OPC_MASK  0x00000008u
#define SKX_CHA_BOX_FILTER1_ALL_OPC_SHIFT 3
#define SKX_CHA_BOX_FILTER1_ALL_OPC_WIDTH 1
#define skx_cha_box_filter1_get_all_opc(r) /* uint32_t (skx_cha_box_filter1 r) [3]: Every opcode counts. */ \
	UNCORE_GET32_(skx_cha_box_filter1, r, SKX_CHA_BOX_FILTER1_ALL_OPC)
#define skx_cha_box_filter1_set_all_opc(r, v) /* skx_cha_box_filter1 (skx_cha_box_filter1 r, v up to 0x1u) [3]: Every opcode counts. */ \
	UNCORE_PUT32_(skx_cha_box_filter1, skx_cha_box_filter1_value_(r).raw, SKX_CHA_BOX_FILTER1_ALL_OPC, v)

/* memory [5:4] RW. */
#define SKX_CHA_BOX_FILTER1_MEMORY_MASK  0x00000030u
#define SKX_CHA_BOX_FILTER1_MEMORY_SHIFT 4
#define SKX_CHA_BOX_FILTER1_MEMORY_WIDTH 2

/* Values may be OR-ed. */
enum skx_cha_box_filter1_memory {
	SKX_CHA_BOX_FILTER1_MEMORY_NM = 0x1, /* Near memory. */
	SKX_CHA_BOX_FILTER1_MEMORY_NOT_NM = 0x2, /* Other than near memory. */
};
#define skx_cha_box_filter1_get_memory(r) /* uint32_t (skx_cha_box_filter1 r) [5:4]: Kind of memory that requests are for; with neither nothing is counted. */ \
	UNCORE_GET32_(skx_cha_box_filter1, r, SKX_CHA_BOX_FILTER1_MEMORY)
#define skx_cha_box_filter1_set_memory(r, v) /* skx_cha_box_filter1 (skx_cha_box_filter1 r, v up to 0x3u) [5:4]: Kind of memory that requests are for; with neither nothing is counted. */ \
	UNCORE_PUT32_(skx_cha_box_filter1, skx_cha_box_filter1_value_(r).raw, SKX_CHA_BOX_FILTER1_MEMORY, v)

/* not_nm [5] RW, part of memory. */
#define SKX_CHA_BOX_FILTER1_NOT_NM_MASK  0x00000020u
#define SKX_CHA_BOX_FILTER1_NOT_NM_SHIFT 5
#define SKX_CHA_BOX_FILTER1_NOT_NM_WIDTH 1
#define skx_cha_box_filter1_get_not_nm(r) /* uint32_t (skx_cha_box_filter1 r) [5]: Other memory than near memory. */ \
	UNCORE_GET32_(skx_cha_box_filter1, r, SKX_CHA_BOX_FILTER1_NOT_NM)
#define skx_cha_box_filter1_set_not_nm(r, v) /* skx_cha_box_filter1 (skx_cha_box_filter1 r, v up to 0x1u) [5]: Other memory than near memory. */ \
	UNCORE_PUT32_(skx_cha_box_filter1, skx_cha_box_filter1_value_(r).raw, SKX_CHA_BOX_FILTER1_NOT_NM, v)

/* nm [4] RW, part of memory. */
#define SKX_CHA_BOX_FILTER1_NM_MASK  0x00000010u
#define SKX_CHA_BOX_FILTER1_NM_SHIFT 4
#define SKX_CHA_BOX_FILTER1_NM_WIDTH 1
#define skx_cha_box_filter1_get_nm(r) /* uint32_t (skx_cha_box_filter1 r) [4]: Near memory. */ \
	UNCORE_GET32_(skx_cha_box_filter1, r, SKX_CHA_BOX_FILTER1_NM)
#define skx_cha_box_filter1_set_nm(r, v) /* skx_cha_box_filter1 (skx_cha_box_filter1 r, v up to 0x1u) [4]: Near memory. */ \
	UNCORE_PUT32_(skx_cha_box_filter1, skx_cha_box_filter1_value_(r).raw, SKX_CHA_BOX_FILTER1_NM, v)

/* target [1:0] RW. */
#define SKX_CHA_BOX_FILTER1_TARGET_MASK  0x00000003u
#define SKX_CHA_BOX_FILTER1_TARGET_SHIFT 0
#define SKX_CHA_BOX_FILTER1_TARGET_WIDTH 2

/* Values may be OR-ed. */
enum skx_cha_box_filter1_target {
	SKX_CHA_BOX_FILTER1_TARGET_REM = 0x1, /* Memory of other sockets. */
	SKX_CHA_BOX_FILTER1_TARGET_LOC = 0x2, /* Memory of this socket. */
};
#define skx_cha_box_filter1_get_target(r) /* uint32_t (skx_cha_box_filter1 r) [1:0]: Where the memory is that requests are for; with neither nothing is counted. */ \
	UNCORE_GET32_(skx_cha_box_filter1, r, SKX_CHA_BOX_FILTER1_TARGET)
#define skx_cha_box_filter1_set_target(r, v) /* skx_cha_box_filter1 (skx_cha_box_filter1 r, v up to 0x3u) [1:0]: Where the memory is that requests are for; with neither nothing is counted. */ \
	UNCORE_PUT32_(skx_cha_box_filter1, skx_cha_box_filter1_value_(r).raw, SKX_CHA_BOX_FILTER1_TARGET, v)

/* loc [1] RW, part of target. */
#define SKX_CHA_BOX_FILTER1_LOC_MASK  0x00000002u
#define SKX_CHA_BOX_FILTER1_LOC_SHIFT 1
#define SKX_CHA_BOX_FILTER1_LOC_WIDTH 1
#define skx_cha_box_filter1_get_loc(r) /* uint32_t (skx_cha_box_filter1 r) [1]: Memory of this socket. */ \
	UNCORE_GET32_(skx_cha_box_filter1, r, SKX_CHA_BOX_FILTER1_LOC)
#define skx_cha_box_filter1_set_loc(r, v) /* skx_cha_box_filter1 (skx_cha_box_filter1 r, v up to 0x1u) [1]: Memory of this socket. */ \
	UNCORE_PUT32_(skx_cha_box_filter1, skx_cha_box_filter1_value_(r).raw, SKX_CHA_BOX_FILTER1_LOC, v)

/* rem [0] RW, part of target. */
#define SKX_CHA_BOX_FILTER1_REM_MASK  0x00000001u
#define SKX_CHA_BOX_FILTER1_REM_SHIFT 0
#define SKX_CHA_BOX_FILTER1_REM_WIDTH 1
#define skx_cha_box_filter1_get_rem(r) /* uint32_t (skx_cha_box_filter1 r) [0]: Memory of other sockets. */ \
	UNCORE_GET32_(skx_cha_box_filter1, r, SKX_CHA_BOX_FILTER1_REM)
#define skx_cha_box_filter1_set_rem(r, v) /* skx_cha_box_filter1 (skx_cha_box_filter1 r, v up to 0x1u) [0]: Memory of other sockets. */ \
	UNCORE_PUT32_(skx_cha_box_filter1, skx_cha_box_filter1_value_(r).raw, SKX_CHA_BOX_FILTER1_REM, v)

/*
 * ctl: CHAn_MSR_PMON_CTL{0-3}, 32 bits
 * Chooses the event of counter {0-3}.
 * Source: linux uncore_snbep.c HSWEP_C0_MSR_PMON_*, SKX_CHA*; likwid registers.h (cross-source)
 */
typedef struct skx_cha_ctl {
	uint32_t raw;
} skx_cha_ctl;

UNCORE_ACCESSOR skx_cha_ctl skx_cha_ctl_value_(skx_cha_ctl r)
{
	return r;
}

#define SKX_CHA_CTL_RESET     0x00000000u
#define SKX_CHA_CTL_MUST_ZERO 0x00210000u
#define skx_cha_ctl_reset() /* skx_cha_ctl (): the value to begin from of CHAn_MSR_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(skx_cha_ctl, SKX_CHA_CTL_RESET)

#define SKX_CHA_CTL_COUNT 4
#define SKX_CHA_CTL_MSR 0xe01u
#define SKX_CHA_CTL_INSTANCE_STRIDE 0x10u
#define SKX_CHA_CTL_INDEX_STRIDE 0x1u

#define skx_cha_ctl_addr(instance, index) /* uncore_msr (instance below SKX_CHA_INSTANCES, index below SKX_CHA_CTL_COUNT): the address of CHAn_MSR_PMON_CTL{0-3}. */ \
	uncore_msr_at_(SKX_CHA_CTL_MSR + \
		UNCORE_INDEX_(instance, SKX_CHA_INSTANCES) * SKX_CHA_CTL_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, SKX_CHA_CTL_COUNT) * SKX_CHA_CTL_INDEX_STRIDE)

/* thresh [31:24] RW-V. */
#define SKX_CHA_CTL_THRESH_MASK  0xff000000u
#define SKX_CHA_CTL_THRESH_SHIFT 24
#define SKX_CHA_CTL_THRESH_WIDTH 8
#define skx_cha_ctl_get_thresh(r) /* uint32_t (skx_cha_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(skx_cha_ctl, r, SKX_CHA_CTL_THRESH)
#define skx_cha_ctl_set_thresh(r, v) /* skx_cha_ctl (skx_cha_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(skx_cha_ctl, skx_cha_ctl_value_(r).raw, SKX_CHA_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define SKX_CHA_CTL_INVERT_MASK  0x00800000u
#define SKX_CHA_CTL_INVERT_SHIFT 23
#define SKX_CHA_CTL_INVERT_WIDTH 1

enum skx_cha_ctl_invert {
	SKX_CHA_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	SKX_CHA_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define skx_cha_ctl_get_invert(r) /* uint32_t (skx_cha_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(skx_cha_ctl, r, SKX_CHA_CTL_INVERT)
#define skx_cha_ctl_set_invert(r, v) /* skx_cha_ctl (skx_cha_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(skx_cha_ctl, skx_cha_ctl_value_(r).raw, SKX_CHA_CTL_INVERT, v)

/* en [22] RW-V. */
#define SKX_CHA_CTL_EN_MASK  0x00400000u
#define SKX_CHA_CTL_EN_SHIFT 22
#define SKX_CHA_CTL_EN_WIDTH 1
#define skx_cha_ctl_get_en(r) /* uint32_t (skx_cha_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(skx_cha_ctl, r, SKX_CHA_CTL_EN)
#define skx_cha_ctl_set_en(r, v) /* skx_cha_ctl (skx_cha_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(skx_cha_ctl, skx_cha_ctl_value_(r).raw, SKX_CHA_CTL_EN, v)

/* ov_en [20] RW-V. */
#define SKX_CHA_CTL_OV_EN_MASK  0x00100000u
#define SKX_CHA_CTL_OV_EN_SHIFT 20
#define SKX_CHA_CTL_OV_EN_WIDTH 1
#define skx_cha_ctl_get_ov_en(r) /* uint32_t (skx_cha_ctl r) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_GET32_(skx_cha_ctl, r, SKX_CHA_CTL_OV_EN)
#define skx_cha_ctl_set_ov_en(r, v) /* skx_cha_ctl (skx_cha_ctl r, v up to 0x1u) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_PUT32_(skx_cha_ctl, skx_cha_ctl_value_(r).raw, SKX_CHA_CTL_OV_EN, v)

/* tid_en [19] RW-V. */
#define SKX_CHA_CTL_TID_EN_MASK  0x00080000u
#define SKX_CHA_CTL_TID_EN_SHIFT 19
#define SKX_CHA_CTL_TID_EN_WIDTH 1
#define skx_cha_ctl_get_tid_en(r) /* uint32_t (skx_cha_ctl r) [19]: Counts only what the thread in box_filter.tid causes. */ \
	UNCORE_GET32_(skx_cha_ctl, r, SKX_CHA_CTL_TID_EN)
#define skx_cha_ctl_set_tid_en(r, v) /* skx_cha_ctl (skx_cha_ctl r, v up to 0x1u) [19]: Counts only what the thread in box_filter.tid causes. */ \
	UNCORE_PUT32_(skx_cha_ctl, skx_cha_ctl_value_(r).raw, SKX_CHA_CTL_TID_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define SKX_CHA_CTL_EDGE_DET_MASK  0x00040000u
#define SKX_CHA_CTL_EDGE_DET_SHIFT 18
#define SKX_CHA_CTL_EDGE_DET_WIDTH 1
#define skx_cha_ctl_get_edge_det(r) /* uint32_t (skx_cha_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(skx_cha_ctl, r, SKX_CHA_CTL_EDGE_DET)
#define skx_cha_ctl_set_edge_det(r, v) /* skx_cha_ctl (skx_cha_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(skx_cha_ctl, skx_cha_ctl_value_(r).raw, SKX_CHA_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define SKX_CHA_CTL_RST_MASK  0x00020000u
#define SKX_CHA_CTL_RST_SHIFT 17
#define SKX_CHA_CTL_RST_WIDTH 1
#define skx_cha_ctl_set_rst(r, v) /* skx_cha_ctl (skx_cha_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(skx_cha_ctl, skx_cha_ctl_value_(r).raw, SKX_CHA_CTL_RST, v)

/* umask [15:8] RW-V. */
#define SKX_CHA_CTL_UMASK_MASK  0x0000ff00u
#define SKX_CHA_CTL_UMASK_SHIFT 8
#define SKX_CHA_CTL_UMASK_WIDTH 8
#define skx_cha_ctl_get_umask(r) /* uint32_t (skx_cha_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(skx_cha_ctl, r, SKX_CHA_CTL_UMASK)
#define skx_cha_ctl_set_umask(r, v) /* skx_cha_ctl (skx_cha_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(skx_cha_ctl, skx_cha_ctl_value_(r).raw, SKX_CHA_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define SKX_CHA_CTL_EV_SEL_MASK  0x000000ffu
#define SKX_CHA_CTL_EV_SEL_SHIFT 0
#define SKX_CHA_CTL_EV_SEL_WIDTH 8
#define skx_cha_ctl_get_ev_sel(r) /* uint32_t (skx_cha_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(skx_cha_ctl, r, SKX_CHA_CTL_EV_SEL)
#define skx_cha_ctl_set_ev_sel(r, v) /* skx_cha_ctl (skx_cha_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(skx_cha_ctl, skx_cha_ctl_value_(r).raw, SKX_CHA_CTL_EV_SEL, v)

/*
 * ctr: CHAn_MSR_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux uncore_snbep.c HSWEP_C0_MSR_PMON_*, SKX_CHA*; likwid registers.h (cross-source)
 */
typedef struct skx_cha_ctr {
	uint64_t raw;
} skx_cha_ctr;

UNCORE_ACCESSOR skx_cha_ctr skx_cha_ctr_value_(skx_cha_ctr r)
{
	return r;
}

#define SKX_CHA_CTR_RESET UINT64_C(0x0000000000000000)
#define skx_cha_ctr_reset() /* skx_cha_ctr (): the value to begin from of CHAn_MSR_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(skx_cha_ctr, SKX_CHA_CTR_RESET)

#define SKX_CHA_CTR_COUNT 4
#define SKX_CHA_CTR_MSR 0xe08u
#define SKX_CHA_CTR_INSTANCE_STRIDE 0x10u
#define SKX_CHA_CTR_INDEX_STRIDE 0x1u

#define skx_cha_ctr_addr(instance, index) /* uncore_msr (instance below SKX_CHA_INSTANCES, index below SKX_CHA_CTR_COUNT): the address of CHAn_MSR_PMON_CTR{0-3}. */ \
	uncore_msr_at_(SKX_CHA_CTR_MSR + \
		UNCORE_INDEX_(instance, SKX_CHA_INSTANCES) * SKX_CHA_CTR_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, SKX_CHA_CTR_COUNT) * SKX_CHA_CTR_INDEX_STRIDE)

/* event_count [47:0] RW-V. */
#define SKX_CHA_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SKX_CHA_CTR_EVENT_COUNT_SHIFT 0
#define SKX_CHA_CTR_EVENT_COUNT_WIDTH 48
#define skx_cha_ctr_get_event_count(r) /* uint64_t (skx_cha_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(skx_cha_ctr, r, SKX_CHA_CTR_EVENT_COUNT)
#define skx_cha_ctr_set_event_count(r, v) /* skx_cha_ctr (skx_cha_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(skx_cha_ctr, skx_cha_ctr_value_(r).raw, SKX_CHA_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
