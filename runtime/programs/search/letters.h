/* SPDX-License-Identifier: MIT */
/*
 * Finds where words begin in eight bytes at once: a search passes over every text, and most words are none that it
 * wants.
 */
#ifndef RUNTIME_SEARCH_LETTERS_H
#define RUNTIME_SEARCH_LETTERS_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define LETTERS_EACH(byte) (UINT64_C(0x0101010101010101) * (byte))
#define LETTERS_HIGH LETTERS_EACH(0x80u)

/* The bytes from here to the end, eight at most, the first one lowest; zeros where there are fewer. */
static inline uint64_t letters_load(const char *at, const char *end)
{
	uint64_t bytes = 0;

	if (end - at >= 8)
		memcpy(&bytes, at, 8);
	else
		memcpy(&bytes, at, (size_t)(end - at));
#if defined(__BYTE_ORDER__) && defined(__ORDER_BIG_ENDIAN__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	bytes = __builtin_bswap64(bytes);
#endif
	return bytes;
}

/* The high bit of each byte, all below 0x80, that is at least low and less than above. */
static inline uint64_t letters_between(uint64_t bytes, unsigned low, unsigned above)
{
	return (bytes + LETTERS_EACH(0x80u - low)) & ~(bytes + LETTERS_EACH(0x80u - above)) & LETTERS_HIGH;
}

/* The high bit of each byte that is a letter or a digit, a small letter, a large one. */
static inline uint64_t letters_of(uint64_t bytes)
{
	uint64_t low = bytes & ~LETTERS_HIGH;

	return (letters_between(low | LETTERS_EACH(0x20u), 'a', 'z' + 1u) | letters_between(low, '0', '9' + 1u)) &
	       ~bytes;
}

static inline uint64_t letters_small(uint64_t bytes)
{
	return letters_between(bytes & ~LETTERS_HIGH, 'a', 'z' + 1u) & ~bytes;
}

static inline uint64_t letters_large(uint64_t bytes)
{
	return letters_between(bytes & ~LETTERS_HIGH, 'A', 'Z' + 1u) & ~bytes;
}

/* The high bit of each byte that is 0. */
static inline uint64_t letters_ends(uint64_t bytes)
{
	return ~(((bytes & ~LETTERS_HIGH) + LETTERS_EACH(0x7fu)) | bytes) & LETTERS_HIGH;
}

/* The place of the lowest byte whose high bit is set, from 0. */
static inline unsigned letters_first(uint64_t high_bits)
{
	return (unsigned)__builtin_ctzll(high_bits) / 8;
}

#endif
