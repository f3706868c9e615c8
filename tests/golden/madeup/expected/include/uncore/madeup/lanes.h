/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/lanes.box.json by "make generate". Do not edit. */
/*
 * madeup lanes: Lanes of a link. The umask is in three pieces, and the control register is written in halves, the high
 * one first.
 * Source: made-up-2 p70
 */
#ifndef UNCORE_MADEUP_LANES_H
#define UNCORE_MADEUP_LANES_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define MADEUP_LANES_INSTANCES 2

#define MADEUP_LANES_GENERAL_COUNTERS   4
#define MADEUP_LANES_GENERAL_WIDTH      48
#define MADEUP_LANES_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/* PCI function pmon: its device and function on the socket's uncore bus. */
#define MADEUP_LANES_PMON_DEVICE_ID_0 0xabe8u
#define MADEUP_LANES_PMON_DEVICE_ID_1 0xabe8u

/* The device and function of pmon. */
UNCORE_ACCESSOR uncore_pci madeup_lanes_pmon_place(unsigned instance)
{
	static const uncore_pci place[MADEUP_LANES_INSTANCES] = {
		{ 14, 0, 0 },
		{ 15, 0, 0 },
	};

	return place[instance];
}
#define madeup_lanes_pmon_place(instance) /* uncore_pci (instance below MADEUP_LANES_INSTANCES): the device and function of pmon. */ \
	madeup_lanes_pmon_place(UNCORE_INDEX_(instance, MADEUP_LANES_INSTANCES))

/*
 * box_ctl: Ln_CTL, 32 bits
 * Source: made-up-2 p70
 */
typedef struct madeup_lanes_box_ctl {
	uint32_t raw;
} madeup_lanes_box_ctl;

UNCORE_ACCESSOR madeup_lanes_box_ctl madeup_lanes_box_ctl_value_(madeup_lanes_box_ctl r)
{
	return r;
}

#define MADEUP_LANES_BOX_CTL_RESET     0x00000000u
#define MADEUP_LANES_BOX_CTL_MUST_ZERO 0xfffffefcu
#define madeup_lanes_box_ctl_reset() /* madeup_lanes_box_ctl (): the value to begin from of Ln_CTL. */ \
	UNCORE_VALUE_(madeup_lanes_box_ctl, MADEUP_LANES_BOX_CTL_RESET)

#define MADEUP_LANES_BOX_CTL_OFFSET 0xf4u

#define madeup_lanes_box_ctl_addr(instance) /* uncore_pci (instance below MADEUP_LANES_INSTANCES): the address of Ln_CTL. */ \
	uncore_pci_at_(madeup_lanes_pmon_place(instance), MADEUP_LANES_BOX_CTL_OFFSET)

/* frz [8] RW. */
#define MADEUP_LANES_BOX_CTL_FRZ_MASK  0x00000100u
#define MADEUP_LANES_BOX_CTL_FRZ_SHIFT 8
#define MADEUP_LANES_BOX_CTL_FRZ_WIDTH 1
#define madeup_lanes_box_ctl_get_frz(r) /* uint32_t (madeup_lanes_box_ctl r) [8] */ \
	UNCORE_GET32_(madeup_lanes_box_ctl, r, MADEUP_LANES_BOX_CTL_FRZ)
#define madeup_lanes_box_ctl_set_frz(r, v) /* madeup_lanes_box_ctl (madeup_lanes_box_ctl r, v up to 0x1u) [8] */ \
	UNCORE_PUT32_(madeup_lanes_box_ctl, madeup_lanes_box_ctl_value_(r).raw, MADEUP_LANES_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define MADEUP_LANES_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define MADEUP_LANES_BOX_CTL_RST_CTRS_SHIFT 1
#define MADEUP_LANES_BOX_CTL_RST_CTRS_WIDTH 1
#define madeup_lanes_box_ctl_set_rst_ctrs(r, v) /* madeup_lanes_box_ctl (madeup_lanes_box_ctl r, v up to 0x1u) [1] */ \
	UNCORE_PUT32_(madeup_lanes_box_ctl, madeup_lanes_box_ctl_value_(r).raw, MADEUP_LANES_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define MADEUP_LANES_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define MADEUP_LANES_BOX_CTL_RST_CTRL_SHIFT 0
#define MADEUP_LANES_BOX_CTL_RST_CTRL_WIDTH 1
#define madeup_lanes_box_ctl_set_rst_ctrl(r, v) /* madeup_lanes_box_ctl (madeup_lanes_box_ctl r, v up to 0x1u) [0] */ \
	UNCORE_PUT32_(madeup_lanes_box_ctl, madeup_lanes_box_ctl_value_(r).raw, MADEUP_LANES_BOX_CTL_RST_CTRL, v)

/*
 * ctl: Ln_SEL{0-3}, 64 bits
 * A write goes to the high half first, then to the low one.
 * Source: made-up-2 p70
 */
typedef struct madeup_lanes_ctl {
	uint64_t raw;
} madeup_lanes_ctl;

UNCORE_ACCESSOR madeup_lanes_ctl madeup_lanes_ctl_value_(madeup_lanes_ctl r)
{
	return r;
}

#define MADEUP_LANES_CTL_RESET     UINT64_C(0x0000000000000000)
#define MADEUP_LANES_CTL_MUST_ZERO UINT64_C(0xff001000003f0000)
#define madeup_lanes_ctl_reset() /* madeup_lanes_ctl (): the value to begin from of Ln_SEL{0-3}. */ \
	UNCORE_VALUE_(madeup_lanes_ctl, MADEUP_LANES_CTL_RESET)

#define MADEUP_LANES_CTL_COUNT 4
#define MADEUP_LANES_CTL_OFFSET 0x50u
#define MADEUP_LANES_CTL_INDEX_STRIDE 0x8u

#define madeup_lanes_ctl_addr(instance, index) /* uncore_pci (instance below MADEUP_LANES_INSTANCES, index below MADEUP_LANES_CTL_COUNT): the address of Ln_SEL{0-3}. */ \
	uncore_pci_at_(madeup_lanes_pmon_place(instance), MADEUP_LANES_CTL_OFFSET + \
		UNCORE_INDEX_(index, MADEUP_LANES_CTL_COUNT) * MADEUP_LANES_CTL_INDEX_STRIDE)
#define madeup_lanes_ctl_addr_high(instance, index) /* uncore_pci (instance below MADEUP_LANES_INSTANCES, index below MADEUP_LANES_CTL_COUNT): the address of the high half of Ln_SEL{0-3}. */ \
	uncore_pci_high_(madeup_lanes_ctl_addr(instance, index))
#define madeup_lanes_ctl_read(read, context, instance, index) /* madeup_lanes_ctl (uint32_t read(void *context, uncore_pci at), context, instance below MADEUP_LANES_INSTANCES, index below MADEUP_LANES_CTL_COUNT): both halves of one moment of Ln_SEL{0-3}. */ \
	UNCORE_VALUE_(madeup_lanes_ctl, uncore_pci_read64_(read, context, madeup_lanes_ctl_addr(instance, index)))

/* umask [55:45,43:32,15:8] RW, in pieces that have no shift in common. */
#define MADEUP_LANES_CTL_UMASK_MASK  UINT64_C(0x00ffefff0000ff00)
#define MADEUP_LANES_CTL_UMASK_WIDTH 31

enum madeup_lanes_ctl_umask {
	MADEUP_LANES_CTL_UMASK_DATA = 0xf,
	MADEUP_LANES_CTL_UMASK_FAR = 0x40000003,
};
UNCORE_PIECE_ uint64_t madeup_lanes_ctl_gather_umask_(uint64_t raw)
{
	return (raw >> 8 & UINT64_C(0xff)) << 0 |
	       (raw >> 32 & UINT64_C(0xfff)) << 8 |
	       (raw >> 45 & UINT64_C(0x7ff)) << 20;
}
UNCORE_PIECE_ uint64_t madeup_lanes_ctl_spread_umask_(uint64_t v)
{
	return (v >> 0 & UINT64_C(0xff)) << 8 |
	       (v >> 8 & UINT64_C(0xfff)) << 32 |
	       (v >> 20 & UINT64_C(0x7ff)) << 45;
}
#define madeup_lanes_ctl_get_umask(r) /* uint64_t (madeup_lanes_ctl r) [55:45,43:32,15:8] */ \
	UNCORE_CAST_(uint64_t, madeup_lanes_ctl_gather_umask_(madeup_lanes_ctl_value_(r).raw))
#define madeup_lanes_ctl_set_umask(r, v) /* madeup_lanes_ctl (madeup_lanes_ctl r, v up to 0x7fffffffu) [55:45,43:32,15:8] */ \
	UNCORE_SPREAD64_(madeup_lanes_ctl, madeup_lanes_ctl_value_(r).raw, MADEUP_LANES_CTL_UMASK, v, \
		madeup_lanes_ctl_spread_umask_)

/* outer [55:45] RW, part of umask. */
#define MADEUP_LANES_CTL_OUTER_MASK  UINT64_C(0x00ffe00000000000)
#define MADEUP_LANES_CTL_OUTER_SHIFT 45
#define MADEUP_LANES_CTL_OUTER_WIDTH 11
#define madeup_lanes_ctl_get_outer(r) /* uint64_t (madeup_lanes_ctl r) [55:45] */ \
	UNCORE_GET64_(madeup_lanes_ctl, r, MADEUP_LANES_CTL_OUTER)
#define madeup_lanes_ctl_set_outer(r, v) /* madeup_lanes_ctl (madeup_lanes_ctl r, v up to 0x7ffu) [55:45] */ \
	UNCORE_PUT64_(madeup_lanes_ctl, madeup_lanes_ctl_value_(r).raw, MADEUP_LANES_CTL_OUTER, v)

/* inner [35:32,15:12] RW, part of umask, in pieces that have no shift in common. */
#define MADEUP_LANES_CTL_INNER_MASK  UINT64_C(0x0000000f0000f000)
#define MADEUP_LANES_CTL_INNER_WIDTH 8
UNCORE_PIECE_ uint64_t madeup_lanes_ctl_gather_inner_(uint64_t raw)
{
	return (raw >> 12 & UINT64_C(0xf)) << 0 |
	       (raw >> 32 & UINT64_C(0xf)) << 4;
}
UNCORE_PIECE_ uint64_t madeup_lanes_ctl_spread_inner_(uint64_t v)
{
	return (v >> 0 & UINT64_C(0xf)) << 12 |
	       (v >> 4 & UINT64_C(0xf)) << 32;
}
#define madeup_lanes_ctl_get_inner(r) /* uint64_t (madeup_lanes_ctl r) [35:32,15:12] */ \
	UNCORE_CAST_(uint64_t, madeup_lanes_ctl_gather_inner_(madeup_lanes_ctl_value_(r).raw))
#define madeup_lanes_ctl_set_inner(r, v) /* madeup_lanes_ctl (madeup_lanes_ctl r, v up to 0xffu) [35:32,15:12] */ \
	UNCORE_SPREAD64_(madeup_lanes_ctl, madeup_lanes_ctl_value_(r).raw, MADEUP_LANES_CTL_INNER, v, \
		madeup_lanes_ctl_spread_inner_)

/* thresh [31:24] RW. */
#define MADEUP_LANES_CTL_THRESH_MASK  UINT64_C(0x00000000ff000000)
#define MADEUP_LANES_CTL_THRESH_SHIFT 24
#define MADEUP_LANES_CTL_THRESH_WIDTH 8
#define madeup_lanes_ctl_get_thresh(r) /* uint64_t (madeup_lanes_ctl r) [31:24] */ \
	UNCORE_GET64_(madeup_lanes_ctl, r, MADEUP_LANES_CTL_THRESH)
#define madeup_lanes_ctl_set_thresh(r, v) /* madeup_lanes_ctl (madeup_lanes_ctl r, v up to 0xffu) [31:24] */ \
	UNCORE_PUT64_(madeup_lanes_ctl, madeup_lanes_ctl_value_(r).raw, MADEUP_LANES_CTL_THRESH, v)

/* invert [23] RW. */
#define MADEUP_LANES_CTL_INVERT_MASK  UINT64_C(0x0000000000800000)
#define MADEUP_LANES_CTL_INVERT_SHIFT 23
#define MADEUP_LANES_CTL_INVERT_WIDTH 1
#define madeup_lanes_ctl_get_invert(r) /* uint64_t (madeup_lanes_ctl r) [23] */ \
	UNCORE_GET64_(madeup_lanes_ctl, r, MADEUP_LANES_CTL_INVERT)
#define madeup_lanes_ctl_set_invert(r, v) /* madeup_lanes_ctl (madeup_lanes_ctl r, v up to 0x1u) [23] */ \
	UNCORE_PUT64_(madeup_lanes_ctl, madeup_lanes_ctl_value_(r).raw, MADEUP_LANES_CTL_INVERT, v)

/* en [22] RW. */
#define MADEUP_LANES_CTL_EN_MASK  UINT64_C(0x0000000000400000)
#define MADEUP_LANES_CTL_EN_SHIFT 22
#define MADEUP_LANES_CTL_EN_WIDTH 1
#define madeup_lanes_ctl_get_en(r) /* uint64_t (madeup_lanes_ctl r) [22] */ \
	UNCORE_GET64_(madeup_lanes_ctl, r, MADEUP_LANES_CTL_EN)
#define madeup_lanes_ctl_set_en(r, v) /* madeup_lanes_ctl (madeup_lanes_ctl r, v up to 0x1u) [22] */ \
	UNCORE_PUT64_(madeup_lanes_ctl, madeup_lanes_ctl_value_(r).raw, MADEUP_LANES_CTL_EN, v)

/* sel [7:0] RW. */
#define MADEUP_LANES_CTL_SEL_MASK  UINT64_C(0x00000000000000ff)
#define MADEUP_LANES_CTL_SEL_SHIFT 0
#define MADEUP_LANES_CTL_SEL_WIDTH 8
#define madeup_lanes_ctl_get_sel(r) /* uint64_t (madeup_lanes_ctl r) [7:0] */ \
	UNCORE_GET64_(madeup_lanes_ctl, r, MADEUP_LANES_CTL_SEL)
#define madeup_lanes_ctl_set_sel(r, v) /* madeup_lanes_ctl (madeup_lanes_ctl r, v up to 0xffu) [7:0] */ \
	UNCORE_PUT64_(madeup_lanes_ctl, madeup_lanes_ctl_value_(r).raw, MADEUP_LANES_CTL_SEL, v)

/*
 * ctr: Ln_CNT{0-3}, 64 bits
 * Source: made-up-2 p70
 */
typedef struct madeup_lanes_ctr {
	uint64_t raw;
} madeup_lanes_ctr;

UNCORE_ACCESSOR madeup_lanes_ctr madeup_lanes_ctr_value_(madeup_lanes_ctr r)
{
	return r;
}

#define MADEUP_LANES_CTR_RESET     UINT64_C(0x0000000000000000)
#define MADEUP_LANES_CTR_MUST_ZERO UINT64_C(0xffff000000000000)
#define madeup_lanes_ctr_reset() /* madeup_lanes_ctr (): the value to begin from of Ln_CNT{0-3}. */ \
	UNCORE_VALUE_(madeup_lanes_ctr, MADEUP_LANES_CTR_RESET)

#define MADEUP_LANES_CTR_COUNT 4
#define MADEUP_LANES_CTR_OFFSET 0xa0u
#define MADEUP_LANES_CTR_INDEX_STRIDE 0x8u

#define madeup_lanes_ctr_addr(instance, index) /* uncore_pci (instance below MADEUP_LANES_INSTANCES, index below MADEUP_LANES_CTR_COUNT): the address of Ln_CNT{0-3}. */ \
	uncore_pci_at_(madeup_lanes_pmon_place(instance), MADEUP_LANES_CTR_OFFSET + \
		UNCORE_INDEX_(index, MADEUP_LANES_CTR_COUNT) * MADEUP_LANES_CTR_INDEX_STRIDE)
#define madeup_lanes_ctr_addr_high(instance, index) /* uncore_pci (instance below MADEUP_LANES_INSTANCES, index below MADEUP_LANES_CTR_COUNT): the address of the high half of Ln_CNT{0-3}. */ \
	uncore_pci_high_(madeup_lanes_ctr_addr(instance, index))
#define madeup_lanes_ctr_read(read, context, instance, index) /* madeup_lanes_ctr (uint32_t read(void *context, uncore_pci at), context, instance below MADEUP_LANES_INSTANCES, index below MADEUP_LANES_CTR_COUNT): both halves of one moment of Ln_CNT{0-3}. */ \
	UNCORE_VALUE_(madeup_lanes_ctr, uncore_pci_read64_(read, context, madeup_lanes_ctr_addr(instance, index)))

/* count [47:0] RW-V. */
#define MADEUP_LANES_CTR_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define MADEUP_LANES_CTR_COUNT_SHIFT 0
#define MADEUP_LANES_CTR_COUNT_WIDTH 48
#define madeup_lanes_ctr_get_count(r) /* uint64_t (madeup_lanes_ctr r) [47:0] */ \
	UNCORE_GET64_(madeup_lanes_ctr, r, MADEUP_LANES_CTR_COUNT)
#define madeup_lanes_ctr_set_count(r, v) /* madeup_lanes_ctr (madeup_lanes_ctr r, v up to 0xffffffffffffull) [47:0] */ \
	UNCORE_PUT64_(madeup_lanes_ctr, madeup_lanes_ctr_value_(r).raw, MADEUP_LANES_CTR_COUNT, v)

/*
 * odd: Ln_ODD, 32 bits
 * Source: made-up-2 p70
 */
typedef struct madeup_lanes_odd {
	uint32_t raw;
} madeup_lanes_odd;

UNCORE_ACCESSOR madeup_lanes_odd madeup_lanes_odd_value_(madeup_lanes_odd r)
{
	return r;
}

#define MADEUP_LANES_ODD_RESET     0x00001000u
#define MADEUP_LANES_ODD_MUST_ZERO 0x0000c000u
#define MADEUP_LANES_ODD_MUST_ONE  0x00001000u
#define MADEUP_LANES_ODD_RW1C      0xf000000fu
#define madeup_lanes_odd_reset() /* madeup_lanes_odd (): the value to begin from of Ln_ODD. */ \
	UNCORE_VALUE_(madeup_lanes_odd, MADEUP_LANES_ODD_RESET)

#define madeup_lanes_odd_clear(seen) /* madeup_lanes_odd (madeup_lanes_odd seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of Ln_ODD. */ \
	UNCORE_SEEN_(madeup_lanes_odd, MADEUP_LANES_ODD_RESET & ~MADEUP_LANES_ODD_RW1C, seen, MADEUP_LANES_ODD_RW1C)

#define MADEUP_LANES_ODD_OFFSET 0x80u

#define madeup_lanes_odd_addr(instance) /* uncore_pci (instance below MADEUP_LANES_INSTANCES): the address of Ln_ODD. */ \
	uncore_pci_at_(madeup_lanes_pmon_place(instance), MADEUP_LANES_ODD_OFFSET)

/* split [31:28,3:0] RW1C, in pieces that have no shift in common. */
#define MADEUP_LANES_ODD_SPLIT_MASK  0xf000000fu
#define MADEUP_LANES_ODD_SPLIT_WIDTH 8
UNCORE_PIECE_ uint64_t madeup_lanes_odd_gather_split_(uint64_t raw)
{
	return (raw >> 0 & UINT64_C(0xf)) << 0 |
	       (raw >> 28 & UINT64_C(0xf)) << 4;
}
UNCORE_PIECE_ uint64_t madeup_lanes_odd_spread_split_(uint64_t v)
{
	return (v >> 0 & UINT64_C(0xf)) << 0 |
	       (v >> 4 & UINT64_C(0xf)) << 28;
}
#define madeup_lanes_odd_get_split(r) /* uint32_t (madeup_lanes_odd r) [31:28,3:0] */ \
	UNCORE_CAST_(uint32_t, madeup_lanes_odd_gather_split_(madeup_lanes_odd_value_(r).raw))
#define madeup_lanes_odd_clear_split(bits) /* madeup_lanes_odd (bits up to 0xffu) [31:28,3:0] */ \
	UNCORE_SPREAD32_(madeup_lanes_odd, MADEUP_LANES_ODD_RESET & ~MADEUP_LANES_ODD_RW1C, MADEUP_LANES_ODD_SPLIT, bits, \
		madeup_lanes_odd_spread_split_)

/* level [27:20,11:4] RO-V, in pieces that have no shift in common. */
#define MADEUP_LANES_ODD_LEVEL_MASK  0x0ff00ff0u
#define MADEUP_LANES_ODD_LEVEL_WIDTH 16
UNCORE_PIECE_ uint64_t madeup_lanes_odd_gather_level_(uint64_t raw)
{
	return (raw >> 4 & UINT64_C(0xff)) << 0 |
	       (raw >> 20 & UINT64_C(0xff)) << 8;
}
#define madeup_lanes_odd_get_level(r) /* uint32_t (madeup_lanes_odd r) [27:20,11:4] */ \
	UNCORE_CAST_(uint32_t, madeup_lanes_odd_gather_level_(madeup_lanes_odd_value_(r).raw))

/* key [19:16,13] WO, in pieces that have no shift in common. */
#define MADEUP_LANES_ODD_KEY_MASK  0x000f2000u
#define MADEUP_LANES_ODD_KEY_WIDTH 5
UNCORE_PIECE_ uint64_t madeup_lanes_odd_spread_key_(uint64_t v)
{
	return (v >> 0 & UINT64_C(0x1)) << 13 |
	       (v >> 1 & UINT64_C(0xf)) << 16;
}
#define madeup_lanes_odd_set_key(r, v) /* madeup_lanes_odd (madeup_lanes_odd r, v up to 0x1fu) [19:16,13] */ \
	UNCORE_SPREAD32_(madeup_lanes_odd, madeup_lanes_odd_value_(r).raw & ~MADEUP_LANES_ODD_RW1C, MADEUP_LANES_ODD_KEY, v, \
		madeup_lanes_odd_spread_key_)

#ifdef __cplusplus
}
#endif

#endif
