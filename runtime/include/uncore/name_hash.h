/* SPDX-License-Identifier: MIT */
/*
 * The hash of event names, shared by the generator, which builds the name index, and by the look-up in it: part of the table
 * ABI. Blind to the case of ASCII letters; takes eight bytes at a time.
 */
#ifndef UNCORE_NAME_HASH_H
#define UNCORE_NAME_HASH_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Clears the bit that tells small letters from capitals; other characters of names stay distinct from letters. */
#define UNCORE_NAME_FOLD UINT64_C(0xdfdfdfdfdfdfdfdf)

static inline uint32_t uncore_name_hash(const char *name, size_t length)
{
	uint64_t hash = length, word;

	for (; length >= sizeof word; length -= sizeof word, name += sizeof word) {
		memcpy(&word, name, sizeof word);
		hash = (hash ^ (word & UNCORE_NAME_FOLD)) * UINT64_C(0x9e3779b97f4a7c15);
		hash ^= hash >> 32;
	}
	for (; length != 0; length--, name++)
		hash = (hash ^ ((unsigned char)*name & 0xdfu)) * UINT64_C(0x100000001b3);
	return (uint32_t)(hash ^ hash >> 32);
}

#endif
