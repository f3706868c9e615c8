/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/mesh.box.json by "make generate". Do not edit. */
/*
 * madeup mesh: Mesh stop
 * Source: made-up-2 p20
 */
#ifndef UNCORE_MADEUP_MESH_H
#define UNCORE_MADEUP_MESH_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define MADEUP_MESH_INSTANCES 3

#define MADEUP_MESH_GENERAL_COUNTERS   2
#define MADEUP_MESH_GENERAL_WIDTH      48
#define MADEUP_MESH_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/* PCI function pmon: its device and function on the socket's uncore bus. An instance that no source places has none. */
#define MADEUP_MESH_PMON_DEVICE_ID_0 0xabc0u
#define MADEUP_MESH_PMON_DEVICE_ID_1 0xabc1u
#define MADEUP_MESH_PMON_DEVICE_ID_2 0xabc2u

/* The device and function of pmon. */
UNCORE_ACCESSOR uncore_pci madeup_mesh_pmon_place(unsigned instance)
{
	static const uncore_pci place[MADEUP_MESH_INSTANCES] = {
		{ 8, 0, 0 },
		{ 8, 1, 0 },
		{ 255, 255, 0 },
	};

	if (place[instance].device > 31)
		UNCORE_REFUSE_(__FILE__, __LINE__, "madeup_mesh_pmon_place", instance, MADEUP_MESH_INSTANCES - 1);
	return place[instance];
}
#define madeup_mesh_pmon_place(instance) /* uncore_pci (instance below MADEUP_MESH_INSTANCES): the device and function of pmon. */ \
	madeup_mesh_pmon_place(UNCORE_INDEX_(instance, MADEUP_MESH_INSTANCES))

/* PCI function match: its device and function on the socket's uncore bus. Several instances share one. */
#define MADEUP_MESH_MATCH_DEVICE_ID_0 0xabd0u
#define MADEUP_MESH_MATCH_DEVICE_ID_1 0xabd0u

/* The device and function of match. */
UNCORE_ACCESSOR uncore_pci madeup_mesh_match_place(unsigned instance)
{
	static const uncore_pci place[MADEUP_MESH_INSTANCES] = {
		{ 9, 7, 0 },
		{ 9, 7, 0 },
		{ 10, 7, 0 },
	};

	return place[instance];
}
#define madeup_mesh_match_place(instance) /* uncore_pci (instance below MADEUP_MESH_INSTANCES): the device and function of match. */ \
	madeup_mesh_match_place(UNCORE_INDEX_(instance, MADEUP_MESH_INSTANCES))

/* PCI function lost: no source gives its device and function number. */
#define MADEUP_MESH_LOST_DEVICE_ID_0 0xabe0u
#define MADEUP_MESH_LOST_DEVICE_ID_1 0xabe1u
#define MADEUP_MESH_LOST_DEVICE_ID_2 0xabe2u

/*
 * ctl: M_CTL{0-1}, 32 bits
 * Source: made-up-2 p20
 */
typedef struct madeup_mesh_ctl {
	uint32_t raw;
} madeup_mesh_ctl;

UNCORE_ACCESSOR madeup_mesh_ctl madeup_mesh_ctl_value_(madeup_mesh_ctl r)
{
	return r;
}

#define MADEUP_MESH_CTL_RESET     0x003e0000u
#define MADEUP_MESH_CTL_MUST_ZERO 0xff800000u
#define MADEUP_MESH_CTL_MUST_ONE  0x003e0000u
#define madeup_mesh_ctl_reset() /* madeup_mesh_ctl (): the value to begin from of M_CTL{0-1}. */ \
	UNCORE_VALUE_(madeup_mesh_ctl, MADEUP_MESH_CTL_RESET)

#define MADEUP_MESH_CTL_COUNT 2
#define MADEUP_MESH_CTL_OFFSET 0xd8u
#define MADEUP_MESH_CTL_INDEX_STRIDE 0x4u

#define madeup_mesh_ctl_addr(instance, index) /* uncore_pci (instance below MADEUP_MESH_INSTANCES, index below MADEUP_MESH_CTL_COUNT): the address of M_CTL{0-1}. */ \
	uncore_pci_at_(madeup_mesh_pmon_place(instance), MADEUP_MESH_CTL_OFFSET + \
		UNCORE_INDEX_(index, MADEUP_MESH_CTL_COUNT) * MADEUP_MESH_CTL_INDEX_STRIDE)

/* en [22] RW. */
#define MADEUP_MESH_CTL_EN_MASK  0x00400000u
#define MADEUP_MESH_CTL_EN_SHIFT 22
#define MADEUP_MESH_CTL_EN_WIDTH 1
#define madeup_mesh_ctl_get_en(r) /* uint32_t (madeup_mesh_ctl r) [22] */ \
	UNCORE_GET32_(madeup_mesh_ctl, r, MADEUP_MESH_CTL_EN)
#define madeup_mesh_ctl_set_en(r, v) /* madeup_mesh_ctl (madeup_mesh_ctl r, v up to 0x1u) [22] */ \
	UNCORE_PUT32_(madeup_mesh_ctl, madeup_mesh_ctl_value_(r).raw, MADEUP_MESH_CTL_EN, v)

/* sel [16:0] RW. */
#define MADEUP_MESH_CTL_SEL_MASK  0x0001ffffu
#define MADEUP_MESH_CTL_SEL_SHIFT 0
#define MADEUP_MESH_CTL_SEL_WIDTH 17
#define madeup_mesh_ctl_get_sel(r) /* uint32_t (madeup_mesh_ctl r) [16:0] */ \
	UNCORE_GET32_(madeup_mesh_ctl, r, MADEUP_MESH_CTL_SEL)
#define madeup_mesh_ctl_set_sel(r, v) /* madeup_mesh_ctl (madeup_mesh_ctl r, v up to 0x1ffffu) [16:0] */ \
	UNCORE_PUT32_(madeup_mesh_ctl, madeup_mesh_ctl_value_(r).raw, MADEUP_MESH_CTL_SEL, v)

/*
 * ctr: M_CTR{0-1}, 64 bits
 * Source: made-up-2 p20
 */
typedef struct madeup_mesh_ctr {
	uint64_t raw;
} madeup_mesh_ctr;

UNCORE_ACCESSOR madeup_mesh_ctr madeup_mesh_ctr_value_(madeup_mesh_ctr r)
{
	return r;
}

#define MADEUP_MESH_CTR_RESET UINT64_C(0x0000000000000000)
#define madeup_mesh_ctr_reset() /* madeup_mesh_ctr (): the value to begin from of M_CTR{0-1}. */ \
	UNCORE_VALUE_(madeup_mesh_ctr, MADEUP_MESH_CTR_RESET)

#define MADEUP_MESH_CTR_COUNT 2
#define MADEUP_MESH_CTR_OFFSETS 0xa0, 0xb8

UNCORE_ACCESSOR uncore_pci madeup_mesh_ctr_addr(unsigned instance, unsigned index)
{
	static const uint16_t element[MADEUP_MESH_CTR_COUNT] = { MADEUP_MESH_CTR_OFFSETS };

	return uncore_pci_at_((madeup_mesh_pmon_place)(instance),
		element[index]);
}
#define madeup_mesh_ctr_addr(instance, index) /* uncore_pci (instance below MADEUP_MESH_INSTANCES, index below MADEUP_MESH_CTR_COUNT): the address of M_CTR{0-1}. */ \
	madeup_mesh_ctr_addr(UNCORE_INDEX_(instance, MADEUP_MESH_INSTANCES), UNCORE_INDEX_(index, MADEUP_MESH_CTR_COUNT))
#define madeup_mesh_ctr_addr_high(instance, index) /* uncore_pci (instance below MADEUP_MESH_INSTANCES, index below MADEUP_MESH_CTR_COUNT): the address of the high half of M_CTR{0-1}. */ \
	uncore_pci_high_(madeup_mesh_ctr_addr(instance, index))
#define madeup_mesh_ctr_read(read, context, instance, index) /* madeup_mesh_ctr (uint32_t read(void *context, uncore_pci at), context, instance below MADEUP_MESH_INSTANCES, index below MADEUP_MESH_CTR_COUNT): both halves of one moment of M_CTR{0-1}. */ \
	UNCORE_VALUE_(madeup_mesh_ctr, uncore_pci_read64_(read, context, madeup_mesh_ctr_addr(instance, index)))

/* count [47:0] RW-V. */
#define MADEUP_MESH_CTR_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define MADEUP_MESH_CTR_COUNT_SHIFT 0
#define MADEUP_MESH_CTR_COUNT_WIDTH 48
#define madeup_mesh_ctr_get_count(r) /* uint64_t (madeup_mesh_ctr r) [47:0] */ \
	UNCORE_GET64_(madeup_mesh_ctr, r, MADEUP_MESH_CTR_COUNT)
#define madeup_mesh_ctr_set_count(r, v) /* madeup_mesh_ctr (madeup_mesh_ctr r, v up to 0xffffffffffffull) [47:0] */ \
	UNCORE_PUT64_(madeup_mesh_ctr, madeup_mesh_ctr_value_(r).raw, MADEUP_MESH_CTR_COUNT, v)

/*
 * status: M_STATUS, 32 bits
 * Source: made-up-2 p20
 */
typedef struct madeup_mesh_status {
	uint32_t raw;
} madeup_mesh_status;

UNCORE_ACCESSOR madeup_mesh_status madeup_mesh_status_value_(madeup_mesh_status r)
{
	return r;
}

#define MADEUP_MESH_STATUS_RESET     0x00000000u
#define MADEUP_MESH_STATUS_RW1C      0x0000001fu
#define madeup_mesh_status_reset() /* madeup_mesh_status (): the value to begin from of M_STATUS. */ \
	UNCORE_VALUE_(madeup_mesh_status, MADEUP_MESH_STATUS_RESET)

#define madeup_mesh_status_clear(seen) /* madeup_mesh_status (madeup_mesh_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of M_STATUS. */ \
	UNCORE_SEEN_(madeup_mesh_status, MADEUP_MESH_STATUS_RESET & ~MADEUP_MESH_STATUS_RW1C, seen, MADEUP_MESH_STATUS_RW1C)

#define MADEUP_MESH_STATUS_OFFSET 0xf8u

#define madeup_mesh_status_addr(instance) /* uncore_pci (instance below MADEUP_MESH_INSTANCES): the address of M_STATUS. */ \
	uncore_pci_at_(madeup_mesh_pmon_place(instance), MADEUP_MESH_STATUS_OFFSET)

/* slices [4:2] RW1C. */
#define MADEUP_MESH_STATUS_SLICES_MASK  0x0000001cu
#define MADEUP_MESH_STATUS_SLICES_SHIFT 2
#define MADEUP_MESH_STATUS_SLICES_WIDTH 3
#define madeup_mesh_status_get_slices(r) /* uint32_t (madeup_mesh_status r) [4:2] */ \
	UNCORE_GET32_(madeup_mesh_status, r, MADEUP_MESH_STATUS_SLICES)
#define madeup_mesh_status_clear_slices(bits) /* madeup_mesh_status (bits up to 0x7u) [4:2] */ \
	UNCORE_PUT32_(madeup_mesh_status, MADEUP_MESH_STATUS_RESET & ~MADEUP_MESH_STATUS_RW1C, MADEUP_MESH_STATUS_SLICES, bits)

/* ov [1:0] RW1C. */
#define MADEUP_MESH_STATUS_OV_MASK  0x00000003u
#define MADEUP_MESH_STATUS_OV_SHIFT 0
#define MADEUP_MESH_STATUS_OV_WIDTH 2
#define madeup_mesh_status_get_ov(r) /* uint32_t (madeup_mesh_status r) [1:0] */ \
	UNCORE_GET32_(madeup_mesh_status, r, MADEUP_MESH_STATUS_OV)
#define madeup_mesh_status_clear_ov(bits) /* madeup_mesh_status (bits up to 0x3u) [1:0] */ \
	UNCORE_PUT32_(madeup_mesh_status, MADEUP_MESH_STATUS_RESET & ~MADEUP_MESH_STATUS_RW1C, MADEUP_MESH_STATUS_OV, bits)

/*
 * match: M_MATCH{0-1}, 32 bits
 * Source: made-up-2 p20
 */
typedef struct madeup_mesh_match {
	uint32_t raw;
} madeup_mesh_match;

UNCORE_ACCESSOR madeup_mesh_match madeup_mesh_match_value_(madeup_mesh_match r)
{
	return r;
}

#define MADEUP_MESH_MATCH_RESET 0xffffffffu
#define madeup_mesh_match_reset() /* madeup_mesh_match (): the value to begin from of M_MATCH{0-1}. */ \
	UNCORE_VALUE_(madeup_mesh_match, MADEUP_MESH_MATCH_RESET)

#define MADEUP_MESH_MATCH_COUNT 2
#define MADEUP_MESH_MATCH_OFFSET 0x40u
#define MADEUP_MESH_MATCH_INDEX_STRIDE 0x8u

#define madeup_mesh_match_addr(instance, index) /* uncore_pci (instance below MADEUP_MESH_INSTANCES, index below MADEUP_MESH_MATCH_COUNT): the address of M_MATCH{0-1}. */ \
	uncore_pci_at_(madeup_mesh_match_place(instance), MADEUP_MESH_MATCH_OFFSET + \
		UNCORE_INDEX_(index, MADEUP_MESH_MATCH_COUNT) * MADEUP_MESH_MATCH_INDEX_STRIDE)

/* bits [31:0] RW. */
#define MADEUP_MESH_MATCH_BITS_MASK  0xffffffffu
#define MADEUP_MESH_MATCH_BITS_SHIFT 0
#define MADEUP_MESH_MATCH_BITS_WIDTH 32
#define madeup_mesh_match_get_bits(r) /* uint32_t (madeup_mesh_match r) [31:0] */ \
	UNCORE_GET32_(madeup_mesh_match, r, MADEUP_MESH_MATCH_BITS)
#define madeup_mesh_match_set_bits(r, v) /* madeup_mesh_match (madeup_mesh_match r, v up to 0xffffffffu) [31:0] */ \
	UNCORE_PUT32_(madeup_mesh_match, madeup_mesh_match_value_(r).raw, MADEUP_MESH_MATCH_BITS, v)

/*
 * mask: M_MASK, 32 bits
 * Source: made-up-2 p20
 */
typedef struct madeup_mesh_mask {
	uint32_t raw;
} madeup_mesh_mask;

UNCORE_ACCESSOR madeup_mesh_mask madeup_mesh_mask_value_(madeup_mesh_mask r)
{
	return r;
}

#define MADEUP_MESH_MASK_RESET 0xffffffffu
#define madeup_mesh_mask_reset() /* madeup_mesh_mask (): the value to begin from of M_MASK. */ \
	UNCORE_VALUE_(madeup_mesh_mask, MADEUP_MESH_MASK_RESET)

#define MADEUP_MESH_MASK_OFFSET 0x50u
/* No source gives the place of its PCI function, so it has an offset, and no address. */

/* bits [31:0] RW. */
#define MADEUP_MESH_MASK_BITS_MASK  0xffffffffu
#define MADEUP_MESH_MASK_BITS_SHIFT 0
#define MADEUP_MESH_MASK_BITS_WIDTH 32
#define madeup_mesh_mask_get_bits(r) /* uint32_t (madeup_mesh_mask r) [31:0]: the same bits as in madeup_mesh_match. */ \
	UNCORE_GET32_(madeup_mesh_mask, r, MADEUP_MESH_MASK_BITS)
#define madeup_mesh_mask_set_bits(r, v) /* madeup_mesh_mask (madeup_mesh_mask r, v up to 0xffffffffu) [31:0]: the same bits as in madeup_mesh_match. */ \
	UNCORE_PUT32_(madeup_mesh_mask, madeup_mesh_mask_value_(r).raw, MADEUP_MESH_MASK_BITS, v)

/*
 * nowhere: M_NOWHERE, 32 bits
 * Named once, placed never.
 * Source: made-up-2 p20
 */
typedef struct madeup_mesh_nowhere {
	uint32_t raw;
} madeup_mesh_nowhere;

UNCORE_ACCESSOR madeup_mesh_nowhere madeup_mesh_nowhere_value_(madeup_mesh_nowhere r)
{
	return r;
}

#define MADEUP_MESH_NOWHERE_RESET 0xffffffffu
#define madeup_mesh_nowhere_reset() /* madeup_mesh_nowhere (): the value to begin from of M_NOWHERE. */ \
	UNCORE_VALUE_(madeup_mesh_nowhere, MADEUP_MESH_NOWHERE_RESET)

/* No source gives its address. */

/* bits [31:0] RW. */
#define MADEUP_MESH_NOWHERE_BITS_MASK  0xffffffffu
#define MADEUP_MESH_NOWHERE_BITS_SHIFT 0
#define MADEUP_MESH_NOWHERE_BITS_WIDTH 32
#define madeup_mesh_nowhere_get_bits(r) /* uint32_t (madeup_mesh_nowhere r) [31:0]: the same bits as in madeup_mesh_match. */ \
	UNCORE_GET32_(madeup_mesh_nowhere, r, MADEUP_MESH_NOWHERE_BITS)
#define madeup_mesh_nowhere_set_bits(r, v) /* madeup_mesh_nowhere (madeup_mesh_nowhere r, v up to 0xffffffffu) [31:0]: the same bits as in madeup_mesh_match. */ \
	UNCORE_PUT32_(madeup_mesh_nowhere, madeup_mesh_nowhere_value_(r).raw, MADEUP_MESH_NOWHERE_BITS, v)

/*
 * nowheres: M_NOWHERE{0-1}, 32 bits
 * The platform's own guide does not describe it: it can be read, and has no setters.
 * Source: made-up-2 p20
 */
typedef struct madeup_mesh_nowheres {
	uint32_t raw;
} madeup_mesh_nowheres;

UNCORE_ACCESSOR madeup_mesh_nowheres madeup_mesh_nowheres_value_(madeup_mesh_nowheres r)
{
	return r;
}


/* No source gives its address. */

/* bits [31:0] RW. */
#define MADEUP_MESH_NOWHERES_BITS_MASK  0xffffffffu
#define MADEUP_MESH_NOWHERES_BITS_SHIFT 0
#define MADEUP_MESH_NOWHERES_BITS_WIDTH 32
#define madeup_mesh_nowheres_get_bits(r) /* uint32_t (madeup_mesh_nowheres r) [31:0]: the same bits as in madeup_mesh_match. */ \
	UNCORE_GET32_(madeup_mesh_nowheres, r, MADEUP_MESH_NOWHERES_BITS)

/*
 * peek: M_PEEK, 32 bits
 * Source: made-up-2 p20
 */
typedef struct madeup_mesh_peek {
	uint32_t raw;
} madeup_mesh_peek;

UNCORE_ACCESSOR madeup_mesh_peek madeup_mesh_peek_value_(madeup_mesh_peek r)
{
	return r;
}

#define MADEUP_MESH_PEEK_RESET     0x00000000u
#define MADEUP_MESH_PEEK_MUST_ZERO 0x80000000u
#define MADEUP_MESH_PEEK_RW1C      0xc0000000u
#define madeup_mesh_peek_reset() /* madeup_mesh_peek (): the value to begin from of M_PEEK. */ \
	UNCORE_VALUE_(madeup_mesh_peek, MADEUP_MESH_PEEK_RESET)

#define madeup_mesh_peek_clear(seen) /* madeup_mesh_peek (madeup_mesh_peek seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of M_PEEK. */ \
	UNCORE_SEEN_(madeup_mesh_peek, MADEUP_MESH_PEEK_RESET & ~MADEUP_MESH_PEEK_RW1C, seen, 0x40000000u)

#define MADEUP_MESH_PEEK_OFFSET 0x80u

#define madeup_mesh_peek_addr(instance) /* uncore_pci (instance below MADEUP_MESH_INSTANCES): the address of M_PEEK. */ \
	uncore_pci_at_(madeup_mesh_pmon_place(instance), MADEUP_MESH_PEEK_OFFSET)

/* wrapped [31] RW1C. Only another document describes it: it can be read, and has no setter. */
#define MADEUP_MESH_PEEK_WRAPPED_MASK  0x80000000u
#define MADEUP_MESH_PEEK_WRAPPED_SHIFT 31
#define MADEUP_MESH_PEEK_WRAPPED_WIDTH 1
#define madeup_mesh_peek_get_wrapped(r) /* uint32_t (madeup_mesh_peek r) [31] */ \
	UNCORE_GET32_(madeup_mesh_peek, r, MADEUP_MESH_PEEK_WRAPPED)

/* owned [30] RW1C. */
#define MADEUP_MESH_PEEK_OWNED_MASK  0x40000000u
#define MADEUP_MESH_PEEK_OWNED_SHIFT 30
#define MADEUP_MESH_PEEK_OWNED_WIDTH 1
#define madeup_mesh_peek_get_owned(r) /* uint32_t (madeup_mesh_peek r) [30] */ \
	UNCORE_GET32_(madeup_mesh_peek, r, MADEUP_MESH_PEEK_OWNED)
#define madeup_mesh_peek_clear_owned(bits) /* madeup_mesh_peek (bits up to 0x1u) [30] */ \
	UNCORE_PUT32_(madeup_mesh_peek, MADEUP_MESH_PEEK_RESET & ~MADEUP_MESH_PEEK_RW1C, MADEUP_MESH_PEEK_OWNED, bits)

/* level [29:0] RO-V. */
#define MADEUP_MESH_PEEK_LEVEL_MASK  0x3fffffffu
#define MADEUP_MESH_PEEK_LEVEL_SHIFT 0
#define MADEUP_MESH_PEEK_LEVEL_WIDTH 30
#define madeup_mesh_peek_get_level(r) /* uint32_t (madeup_mesh_peek r) [29:0] */ \
	UNCORE_GET32_(madeup_mesh_peek, r, MADEUP_MESH_PEEK_LEVEL)

/*
 * busno: M_BUS, 32 bits
 * Source: made-up-2 p20
 */
typedef struct madeup_mesh_busno {
	uint32_t raw;
} madeup_mesh_busno;

UNCORE_ACCESSOR madeup_mesh_busno madeup_mesh_busno_value_(madeup_mesh_busno r)
{
	return r;
}

#define MADEUP_MESH_BUSNO_RESET 0x00000000u
#define madeup_mesh_busno_reset() /* madeup_mesh_busno (): the value to begin from of M_BUS. */ \
	UNCORE_VALUE_(madeup_mesh_busno, MADEUP_MESH_BUSNO_RESET)

#define MADEUP_MESH_BUSNO_OFFSET 0x84u

#define madeup_mesh_busno_addr(instance) /* uncore_pci (instance below MADEUP_MESH_INSTANCES): the address of M_BUS. */ \
	uncore_pci_at_(madeup_mesh_pmon_place(instance), MADEUP_MESH_BUSNO_OFFSET)

/* holds [31] RO. */
#define MADEUP_MESH_BUSNO_HOLDS_MASK  0x80000000u
#define MADEUP_MESH_BUSNO_HOLDS_SHIFT 31
#define MADEUP_MESH_BUSNO_HOLDS_WIDTH 1
#define madeup_mesh_busno_get_holds(r) /* uint32_t (madeup_mesh_busno r) [31] */ \
	UNCORE_GET32_(madeup_mesh_busno, r, MADEUP_MESH_BUSNO_HOLDS)

/* small [17:16] RO. */
#define MADEUP_MESH_BUSNO_SMALL_MASK  0x00030000u
#define MADEUP_MESH_BUSNO_SMALL_SHIFT 16
#define MADEUP_MESH_BUSNO_SMALL_WIDTH 2
#define madeup_mesh_busno_get_small(r) /* uint32_t (madeup_mesh_busno r) [17:16] */ \
	UNCORE_GET32_(madeup_mesh_busno, r, MADEUP_MESH_BUSNO_SMALL)

/* next [15:8] RO. */
#define MADEUP_MESH_BUSNO_NEXT_MASK  0x0000ff00u
#define MADEUP_MESH_BUSNO_NEXT_SHIFT 8
#define MADEUP_MESH_BUSNO_NEXT_WIDTH 8
#define madeup_mesh_busno_get_next(r) /* uint32_t (madeup_mesh_busno r) [15:8] */ \
	UNCORE_GET32_(madeup_mesh_busno, r, MADEUP_MESH_BUSNO_NEXT)

/* bus [7:0] RO. */
#define MADEUP_MESH_BUSNO_BUS_MASK  0x000000ffu
#define MADEUP_MESH_BUSNO_BUS_SHIFT 0
#define MADEUP_MESH_BUSNO_BUS_WIDTH 8
#define madeup_mesh_busno_get_bus(r) /* uint32_t (madeup_mesh_busno r) [7:0] */ \
	UNCORE_GET32_(madeup_mesh_busno, r, MADEUP_MESH_BUSNO_BUS)

#ifdef __cplusplus
}
#endif

#endif
