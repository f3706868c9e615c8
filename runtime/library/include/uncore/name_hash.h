/* SPDX-License-Identifier: MIT */
/*
 * The hash of event names, shared by the generator, which builds the name index, and by the look-up in it: part of the
 * table ABI. Ignores the case of ASCII letters; takes eight bytes at a time.
 */
#ifndef UNCORE_NAME_HASH_H
#define UNCORE_NAME_HASH_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/*
 * Clears the bit that distinguishes small letters from capitals; other characters of names stay distinct from letters.
 */
#define UNCORE_NAME_FOLD UINT64_C(0xdfdfdfdfdfdfdfdf)

/* Eight bytes, the first one lowest on every machine: the tables are the same wherever they are made or used. */
static inline uint64_t uncore_name_word(const char *at)
{
	uint64_t word;

	memcpy(&word, at, sizeof word);
#if defined(__BYTE_ORDER__) && defined(__ORDER_BIG_ENDIAN__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	word = __builtin_bswap64(word);
#endif
	return word;
}

static inline uint32_t uncore_name_hash(const char *name, size_t length)
{
	uint64_t hash = length;

	for (; length >= sizeof hash; length -= sizeof hash, name += sizeof hash) {
		hash = (hash ^ (uncore_name_word(name) & UNCORE_NAME_FOLD)) * UINT64_C(0x9e3779b97f4a7c15);
		hash ^= hash >> 32;
	}
	for (; length != 0; length--, name++)
		hash = (hash ^ ((unsigned char)*name & 0xdfu)) * UINT64_C(0x100000001b3);
	return (uint32_t)(hash ^ hash >> 32);
}

#endif
