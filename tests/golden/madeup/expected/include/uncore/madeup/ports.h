/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/ports.box.json by "make generate". Do not edit. */
/*
 * madeup ports: Ports with small registers
 * Source: made-up-2 p50
 */
#ifndef UNCORE_MADEUP_PORTS_H
#define UNCORE_MADEUP_PORTS_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define MADEUP_PORTS_INSTANCES 1

/* PCI function cfg: its device and function on the socket's uncore bus. */

/* The device and function of cfg. */
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

UNCORE_ACCESSOR madeup_ports_word madeup_ports_word_value_(madeup_ports_word r)
{
	return r;
}

#define MADEUP_PORTS_WORD_RESET     0x0000ff12u
#define MADEUP_PORTS_WORD_MUST_ONE  0x0000ff00u
#define madeup_ports_word_reset() /* madeup_ports_word (): the value to begin from of P_WORD. */ \
	UNCORE_VALUE_(madeup_ports_word, MADEUP_PORTS_WORD_RESET)

#define MADEUP_PORTS_WORD_OFFSET 0xffcu

#define madeup_ports_word_addr() /* uncore_pci (): the address of P_WORD. */ \
	uncore_pci_at_(madeup_ports_cfg_place(), MADEUP_PORTS_WORD_OFFSET)

/* low [7:0] RW. */
#define MADEUP_PORTS_WORD_LOW_MASK  0x000000ffu
#define MADEUP_PORTS_WORD_LOW_SHIFT 0
#define MADEUP_PORTS_WORD_LOW_WIDTH 8
#define madeup_ports_word_get_low(r) /* uint32_t (madeup_ports_word r) [7:0] */ \
	UNCORE_GET32_(madeup_ports_word, r, MADEUP_PORTS_WORD_LOW)
#define madeup_ports_word_set_low(r, v) /* madeup_ports_word (madeup_ports_word r, v up to 0xffu) [7:0] */ \
	UNCORE_PUT32_(madeup_ports_word, madeup_ports_word_value_(r).raw, MADEUP_PORTS_WORD_LOW, v)

/*
 * bytes: P_BYTE0, 8 bits
 * Source: made-up-2 p50 (unknown)
 */
typedef struct madeup_ports_bytes {
	uint32_t raw;
} madeup_ports_bytes;

UNCORE_ACCESSOR madeup_ports_bytes madeup_ports_bytes_value_(madeup_ports_bytes r)
{
	return r;
}

#define MADEUP_PORTS_BYTES_RESET     0x00000000u
#define MADEUP_PORTS_BYTES_RW1C      0x00000080u
#define madeup_ports_bytes_reset() /* madeup_ports_bytes (): the value to begin from of P_BYTE0. */ \
	UNCORE_VALUE_(madeup_ports_bytes, MADEUP_PORTS_BYTES_RESET)

#define madeup_ports_bytes_clear(seen) /* madeup_ports_bytes (madeup_ports_bytes seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of P_BYTE0. */ \
	UNCORE_SEEN_(madeup_ports_bytes, MADEUP_PORTS_BYTES_RESET & ~MADEUP_PORTS_BYTES_RW1C, seen, MADEUP_PORTS_BYTES_RW1C)

#define MADEUP_PORTS_BYTES_COUNT 1
#define MADEUP_PORTS_BYTES_OFFSET 0x10u
#define MADEUP_PORTS_BYTES_INDEX_STRIDE 0x0u

#define madeup_ports_bytes_addr(index) /* uncore_pci (index below MADEUP_PORTS_BYTES_COUNT): the address of P_BYTE0. */ \
	uncore_pci_at_(madeup_ports_cfg_place(), MADEUP_PORTS_BYTES_OFFSET + \
		UNCORE_INDEX_(index, MADEUP_PORTS_BYTES_COUNT) * MADEUP_PORTS_BYTES_INDEX_STRIDE)

/* top [7] RW1C. */
#define MADEUP_PORTS_BYTES_TOP_MASK  0x00000080u
#define MADEUP_PORTS_BYTES_TOP_SHIFT 7
#define MADEUP_PORTS_BYTES_TOP_WIDTH 1
#define madeup_ports_bytes_get_top(r) /* uint32_t (madeup_ports_bytes r) [7] */ \
	UNCORE_GET32_(madeup_ports_bytes, r, MADEUP_PORTS_BYTES_TOP)
#define madeup_ports_bytes_clear_top(bits) /* madeup_ports_bytes (bits up to 0x1u) [7] */ \
	UNCORE_PUT32_(madeup_ports_bytes, MADEUP_PORTS_BYTES_RESET & ~MADEUP_PORTS_BYTES_RW1C, MADEUP_PORTS_BYTES_TOP, bits)

/* rest [6:0] RW. */
#define MADEUP_PORTS_BYTES_REST_MASK  0x0000007fu
#define MADEUP_PORTS_BYTES_REST_SHIFT 0
#define MADEUP_PORTS_BYTES_REST_WIDTH 7
#define madeup_ports_bytes_get_rest(r) /* uint32_t (madeup_ports_bytes r) [6:0] */ \
	UNCORE_GET32_(madeup_ports_bytes, r, MADEUP_PORTS_BYTES_REST)
#define madeup_ports_bytes_set_rest(r, v) /* madeup_ports_bytes (madeup_ports_bytes r, v up to 0x7fu) [6:0] */ \
	UNCORE_PUT32_(madeup_ports_bytes, madeup_ports_bytes_value_(r).raw & ~MADEUP_PORTS_BYTES_RW1C, MADEUP_PORTS_BYTES_REST, v)

#ifdef __cplusplus
}
#endif

#endif
