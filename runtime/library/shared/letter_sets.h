/* SPDX-License-Identifier: MIT */
/*
 * Finds where words begin in several bytes at once, for what passes over every text and wants few of its words. Every
 * x86-64 processor has SSE2, which takes 16 bytes at a time, and so has WebAssembly. Others take eight, or all with
 * LETTERS_PLAIN. A set of bytes is a number: bit n * LETTERS_BITS is byte n, from some bit on.
 */
#ifndef SHARED_LETTER_SETS_H
#define SHARED_LETTER_SETS_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if (defined(__SSE2__) || defined(__wasm_simd128__)) && !defined(LETTERS_PLAIN)

#ifdef __SSE2__
#include <emmintrin.h>
#endif

enum { LETTERS_BYTES = 16, LETTERS_BITS = 1 };
typedef signed char letters_block __attribute__((vector_size(16)));
typedef unsigned letters_set;
#define LETTERS_EACH(byte) (byte)

static inline letters_block letters_whole(const char *at)
{
	letters_block bytes;

	memcpy(&bytes, at, sizeof bytes);
	return bytes;
}

/* The bytes whose high bit is set. */
static inline letters_set letters_high(letters_block bytes)
{
#ifdef __SSE2__
	return (unsigned)_mm_movemask_epi8((__m128i)bytes);
#else
	return (unsigned)__builtin_wasm_bitmask_i8x16(bytes);
#endif
}

/* The high bit of each byte that is at least low and at most high, which are below 0x80. */
static inline letters_block letters_between(letters_block bytes, signed char low, signed char high)
{
	return (bytes >= low) & (bytes <= high);
}

/* The place of the first byte of the set, from 0. */
static inline unsigned letters_first(letters_set set)
{
	return (unsigned)__builtin_ctz(set);
}

#else

enum { LETTERS_BYTES = 8, LETTERS_BITS = 8 };
typedef uint64_t letters_block; /* the first byte lowest */
typedef uint64_t letters_set;   /* the high bit of each byte */
#define LETTERS_EACH(byte) (UINT64_C(0x0101010101010101) * (byte))

static inline letters_block letters_whole(const char *at)
{
	uint64_t bytes;

	memcpy(&bytes, at, sizeof bytes);
#if defined(__BYTE_ORDER__) && defined(__ORDER_BIG_ENDIAN__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	bytes = __builtin_bswap64(bytes);
#endif
	return bytes;
}

static inline letters_set letters_high(letters_block bytes)
{
	return bytes & LETTERS_EACH(0x80u);
}

static inline letters_block letters_between(letters_block bytes, unsigned low, unsigned high)
{
	uint64_t rest = bytes & LETTERS_EACH(0x7fu);

	return (rest + LETTERS_EACH(0x80u - low)) & ~(rest + LETTERS_EACH(0x7fu - high)) & ~bytes;
}

static inline unsigned letters_first(letters_set set)
{
	return (unsigned)__builtin_ctzll(set) / 8;
}

#endif

/* Letters and digits. */
static inline letters_set letters_of(letters_block bytes)
{
	return letters_high(letters_between(bytes | LETTERS_EACH(0x20), 'a', 'z') | letters_between(bytes, '0', '9'));
}

static inline letters_set letters_small(letters_block bytes)
{
	return letters_high(letters_between(bytes, 'a', 'z'));
}

static inline letters_set letters_large(letters_block bytes)
{
	return letters_high(letters_between(bytes, 'A', 'Z'));
}

static inline letters_set letters_ends(letters_block bytes)
{
	return letters_high(letters_between(bytes, 0, 0));
}

/* The bytes from here to the end, LETTERS_BYTES at most; zeros where there are fewer. */
static inline letters_block letters_load(const char *at, const char *end)
{
	char rest[LETTERS_BYTES] = { 0 };

	if (end - at >= LETTERS_BYTES)
		return letters_whole(at);
	memcpy(rest, at, (size_t)(end - at));
	return letters_whole(rest);
}

/* The bytes that follow one of the set. The last byte of the block has none that follows; see letters_last(). */
static inline letters_set letters_after(letters_set set)
{
	return set << LETTERS_BITS;
}

/* The first byte of the next block, if the last one of this is in the set. */
static inline letters_set letters_last(letters_set set)
{
	return set >> (LETTERS_BYTES - 1) * LETTERS_BITS;
}

#endif
