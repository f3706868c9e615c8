/* SPDX-License-Identifier: MIT */
/* Counts bits and makes masks. */
#ifndef SHARED_BITS_H
#define SHARED_BITS_H

#include <stdint.h>

static inline uint64_t low_bits(unsigned width)
{
	return width == 0 ? 0 : UINT64_MAX >> (64 - width);
}

static inline unsigned bit_count(uint64_t bits)
{
	unsigned count = 0;

	for (; bits != 0; bits &= bits - 1)
		count++;
	return count;
}

#endif
