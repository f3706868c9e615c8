/* SPDX-License-Identifier: MIT */
/* Counts bits and makes masks. */
#ifndef SHARED_BITS_H
#define SHARED_BITS_H

#include <stdint.h>

static inline uint64_t low_bits(unsigned width)
{
	return width == 0 ? 0 : UINT64_MAX >> (64 - width);
}

/* Adds the bits of pairs, then of halves of bytes, then all bytes by a product. */
static inline unsigned bit_count(uint64_t bits)
{
	bits -= bits >> 1 & UINT64_MAX / 3;
	bits = (bits & UINT64_MAX / 5) + (bits >> 2 & UINT64_MAX / 5);
	return (unsigned)(((bits + (bits >> 4)) & UINT64_MAX / 17) * (UINT64_MAX / 255) >> 56);
}

#endif
