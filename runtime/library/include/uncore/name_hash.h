/* SPDX-License-Identifier: MIT */
/*
 * The hash of names, shared by the generator, which builds the index of names, and by the look-up in it: part of the
 * table ABI. Ignores the case of ASCII letters; takes eight bytes at a time.
 */
#ifndef UNCORE_NAME_HASH_H
#define UNCORE_NAME_HASH_H

#include <stdbool.h>
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

/* Three bytes at most, or four to eight as two halves that overlap. */
static inline uint64_t uncore_name_short(const char *name, size_t length)
{
	uint64_t word = 0;
	uint32_t head, tail;

	if (length >= sizeof head) {
		memcpy(&head, name, sizeof head);
		memcpy(&tail, name + length - sizeof tail, sizeof tail);
#if defined(__BYTE_ORDER__) && defined(__ORDER_BIG_ENDIAN__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
		head = __builtin_bswap32(head);
		tail = __builtin_bswap32(tail);
#endif
		return (uint64_t)tail << 32 | head;
	}
	for (; length != 0; length--)
		word = word << 8 | (unsigned char)name[length - 1];
	return word;
}

/*
 * What a product gives to the hash, whose lowest bits choose a slot. Only its highest bits depend on all bits of what
 * was multiplied. Most names differ in their last letters, and equal codes are of different boxes.
 */
static inline uint32_t uncore_name_fold(uint64_t product)
{
	return (uint32_t)(product >> 32 ^ product >> 50);
}

/* The last word may overlap the one before it. */
static inline uint32_t uncore_name_hash(const char *name, size_t length)
{
	uint64_t hash = length;
	bool is_long = length > sizeof hash;

	for (; length > sizeof hash; length -= sizeof hash, name += sizeof hash) {
		hash = (hash ^ (uncore_name_word(name) & UNCORE_NAME_FOLD)) * UINT64_C(0x9e3779b97f4a7c15);
		hash ^= hash >> 32;
	}
	if (is_long)
		hash ^= uncore_name_word(name + length - sizeof hash) & UNCORE_NAME_FOLD;
	else
		hash ^= uncore_name_short(name, length) & UNCORE_NAME_FOLD;
	return uncore_name_fold(hash * UINT64_C(0x9e3779b97f4a7c15));
}

/* The hash of a name of a umask, after the hash of its event's own name. */
static inline uint32_t uncore_name_pair(uint32_t event, uint32_t umask)
{
	return uncore_name_fold(((uint64_t)event << 32 | umask) * UINT64_C(0x9e3779b97f4a7c15));
}

/* The hash of an event's code: the group of counters as its number in the box, and the bits that choose the event. */
static inline uint32_t uncore_name_code(unsigned box, unsigned group, uint64_t code)
{
	uint64_t all = code ^ (uint64_t)box << 56 ^ (uint64_t)group << 48;

	return uncore_name_fold(all * UINT64_C(0x9e3779b97f4a7c15));
}

#endif
