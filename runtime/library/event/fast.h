/* SPDX-License-Identifier: MIT */
/* What the fast path of parsing needs: hints for the compiler, letters eight bytes at a time. */
#ifndef RUNTIME_EVENT_FAST_H
#define RUNTIME_EVENT_FAST_H

#include <stdint.h>

/* Hints for the compiler, so that the fast path does not pay for failures; with -Os small code matters more. */
#if defined(__GNUC__) && !defined(__OPTIMIZE_SIZE__)
#define COLD __attribute__((__cold__, __noinline__))
#define APART __attribute__((__noinline__))
#define INLINE __attribute__((__always_inline__)) inline
#else
#define INLINE inline
#define COLD
#define APART
#endif

#define EACH_BYTE(byte) (UINT64_C(0x0101010101010101) * (byte))

/* The high bit of each byte that is an ASCII letter. */
static inline uint64_t letter_bits(uint64_t word)
{
	uint64_t small = (word & EACH_BYTE(0x7f)) | EACH_BYTE(0x20);
	uint64_t from_a = small + EACH_BYTE(0x80 - 'a');
	uint64_t past_z = small + EACH_BYTE(0x7f - 'z');

	return from_a & ~past_z & ~word & EACH_BYTE(0x80);
}

#endif
