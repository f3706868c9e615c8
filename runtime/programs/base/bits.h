/* SPDX-License-Identifier: MIT */
/* Moves values into and out of the bits of a mask, and prints such bits as the spec writes them. */
#ifndef BASE_BITS_H
#define BASE_BITS_H

#include <stdint.h>

#include "shared/bits.h"

/* "57:32,15:8"; a mask has at most 32 pieces. */
struct bits_text {
	char at[32 * sizeof "63:62,"];
};

struct bits_text spell_mask(uint64_t mask);

/* Spreads the value's bits over the bits of the mask, both from the lowest on. */
static inline uint64_t spread_bits(uint64_t value, uint64_t mask)
{
	uint64_t bits = 0;

	for (; mask != 0; mask &= mask - 1, value >>= 1)
		if (value & 1)
			bits |= mask & (0 - mask);
	return bits;
}

/* The reverse: the bits of the mask, moved together. */
static inline uint64_t gather_bits(uint64_t bits, uint64_t mask)
{
	uint64_t value = 0;

	for (unsigned at = 0; mask != 0; mask &= mask - 1, at++)
		if (bits & mask & (0 - mask))
			value |= UINT64_C(1) << at;
	return value;
}

#endif
