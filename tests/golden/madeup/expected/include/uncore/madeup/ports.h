/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/ports.box.json by "make generate". Do not edit. */
/*
 * madeup ports: Ports with small registers
 * Source: made-up-2 p50
 */
#ifndef UNCORE_MADEUP_PORTS_H
#define UNCORE_MADEUP_PORTS_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 2 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 2)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define MADEUP_PORTS_INSTANCES 1

/* PCI function cfg: its device and function on the socket's uncore bus. */

UNCORE_ACCESSOR uncore_pci madeup_ports_cfg_place(void)
{
	uncore_pci place = { 31, 7, 0 };

	return place;
}

/*
 * word: P_WORD, 16 bits
 * Source: made-up-2 p50 (unknown)
 */
typedef struct madeup_ports_word {
	uint32_t raw;
} madeup_ports_word;

#define MADEUP_PORTS_WORD_RESET     0x0000ff12u
#define MADEUP_PORTS_WORD_MUST_ONE  0x0000ff00u
#define madeup_ports_word_reset() UNCORE_VALUE_(madeup_ports_word, MADEUP_PORTS_WORD_RESET)

#define MADEUP_PORTS_WORD_OFFSET 0xffcu

UNCORE_ACCESSOR uncore_pci madeup_ports_word_addr(void)
{
	uncore_pci at = madeup_ports_cfg_place();

	at.offset = MADEUP_PORTS_WORD_OFFSET;
	return at;
}

/* low [7:0] RW. */
#define MADEUP_PORTS_WORD_LOW_MASK  0x000000ffu
#define MADEUP_PORTS_WORD_LOW_SHIFT 0
#define MADEUP_PORTS_WORD_LOW_WIDTH 8

UNCORE_ACCESSOR uint32_t madeup_ports_word_get_low(madeup_ports_word r)
{
	return (r.raw & MADEUP_PORTS_WORD_LOW_MASK) >> MADEUP_PORTS_WORD_LOW_SHIFT;
}

UNCORE_ACCESSOR madeup_ports_word madeup_ports_word_set_low(madeup_ports_word r, uint64_t v)
{
	r.raw = uncore_put32_(r.raw, MADEUP_PORTS_WORD_LOW_MASK, MADEUP_PORTS_WORD_LOW_SHIFT, v);
	return r;
}
#define madeup_ports_word_set_low(r, v) \
	madeup_ports_word_set_low(r, UNCORE_FIT_(v, MADEUP_PORTS_WORD_LOW))

/*
 * bytes: P_BYTE{i}, 8 bits
 * Source: made-up-2 p50 (unknown)
 */
typedef struct madeup_ports_bytes {
	uint32_t raw;
} madeup_ports_bytes;

#define MADEUP_PORTS_BYTES_RESET     0x00000000u
#define MADEUP_PORTS_BYTES_RW1C      0x00000080u
#define madeup_ports_bytes_reset() UNCORE_VALUE_(madeup_ports_bytes, MADEUP_PORTS_BYTES_RESET)

/* To write: clears what stands in seen, and leaves the rest at its MADEUP_PORTS_BYTES_RESET. */
UNCORE_ACCESSOR madeup_ports_bytes madeup_ports_bytes_clear(madeup_ports_bytes seen)
{
	madeup_ports_bytes r = { (MADEUP_PORTS_BYTES_RESET & ~MADEUP_PORTS_BYTES_RW1C) |
		(seen.raw & MADEUP_PORTS_BYTES_RW1C) };

	return r;
}

#define MADEUP_PORTS_BYTES_COUNT 1
#define MADEUP_PORTS_BYTES_OFFSET 0x10u
#define MADEUP_PORTS_BYTES_INDEX_STRIDE 0x0u

UNCORE_ACCESSOR uncore_pci madeup_ports_bytes_addr(unsigned index)
{
	uncore_pci at = madeup_ports_cfg_place();

	at.offset = (uint16_t)(MADEUP_PORTS_BYTES_OFFSET +
			       uncore_index_(index, MADEUP_PORTS_BYTES_COUNT) * MADEUP_PORTS_BYTES_INDEX_STRIDE);
	return at;
}

/* top [7] RW1C. */
#define MADEUP_PORTS_BYTES_TOP_MASK  0x00000080u
#define MADEUP_PORTS_BYTES_TOP_SHIFT 7
#define MADEUP_PORTS_BYTES_TOP_WIDTH 1

UNCORE_ACCESSOR uint32_t madeup_ports_bytes_get_top(madeup_ports_bytes r)
{
	return (r.raw & MADEUP_PORTS_BYTES_TOP_MASK) >> MADEUP_PORTS_BYTES_TOP_SHIFT;
}

UNCORE_ACCESSOR madeup_ports_bytes madeup_ports_bytes_clear_top(uint64_t bits)
{
	madeup_ports_bytes r = { MADEUP_PORTS_BYTES_RESET & ~MADEUP_PORTS_BYTES_RW1C };

	r.raw = uncore_put32_(r.raw, MADEUP_PORTS_BYTES_TOP_MASK, MADEUP_PORTS_BYTES_TOP_SHIFT, bits);
	return r;
}
#define madeup_ports_bytes_clear_top(bits) \
	madeup_ports_bytes_clear_top(UNCORE_FIT_(bits, MADEUP_PORTS_BYTES_TOP))

/* rest [6:0] RW. */
#define MADEUP_PORTS_BYTES_REST_MASK  0x0000007fu
#define MADEUP_PORTS_BYTES_REST_SHIFT 0
#define MADEUP_PORTS_BYTES_REST_WIDTH 7

UNCORE_ACCESSOR uint32_t madeup_ports_bytes_get_rest(madeup_ports_bytes r)
{
	return (r.raw & MADEUP_PORTS_BYTES_REST_MASK) >> MADEUP_PORTS_BYTES_REST_SHIFT;
}

UNCORE_ACCESSOR madeup_ports_bytes madeup_ports_bytes_set_rest(madeup_ports_bytes r, uint64_t v)
{
	r.raw = uncore_put32_(r.raw & ~MADEUP_PORTS_BYTES_RW1C, MADEUP_PORTS_BYTES_REST_MASK, MADEUP_PORTS_BYTES_REST_SHIFT, v);
	return r;
}
#define madeup_ports_bytes_set_rest(r, v) \
	madeup_ports_bytes_set_rest(r, UNCORE_FIT_(v, MADEUP_PORTS_BYTES_REST))

#ifdef __cplusplus
}
#endif

#endif
