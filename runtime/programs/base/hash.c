/* SPDX-License-Identifier: MIT */
/*
 * Multiplies once for eight bytes. Long texts are hashed in four lanes, which a processor computes at the same time. A
 * rotation brings the highest bits down, so that the next bytes cannot undo them.
 */
#include "base/hash.h"

#include <string.h>

enum { LANES = 4, BLOCK = LANES * 8 };

static uint64_t stir(uint64_t lane, const unsigned char *at)
{
	uint64_t word;

	memcpy(&word, at, sizeof word);
	lane ^= word;
	return (lane << 29 | lane >> 35) * UINT64_C(0x9e3779b97f4a7c15);
}

static void mix(struct hash *hash, uint64_t word)
{
	hash->a = (hash->a ^ word) * UINT64_C(0x9e3779b97f4a7c15);
	hash->b = (hash->b + hash->a) ^ hash->a >> 32;
}

/* Hashes whole blocks. Returns how many bytes these are. */
static size_t hash_blocks(struct hash *hash, const unsigned char *at, size_t length)
{
	uint64_t a = hash->a, b = hash->b, c = ~hash->a, d = ~hash->b;
	size_t blocks = length / BLOCK;

	if (blocks == 0)
		return 0;
	for (size_t left = blocks; left != 0; left--, at += BLOCK) {
		a = stir(a, at);
		b = stir(b, at + 8);
		c = stir(c, at + 16);
		d = stir(d, at + 24);
	}
	mix(hash, a);
	mix(hash, b);
	mix(hash, c);
	mix(hash, d);
	return blocks * BLOCK;
}

void hash_bytes(struct hash *hash, const void *bytes, size_t length)
{
	const unsigned char *at = bytes;
	uint64_t word;
	size_t done;

	mix(hash, length);
	done = hash_blocks(hash, at, length);
	for (at += done, length -= done; length >= sizeof word; length -= sizeof word, at += sizeof word) {
		memcpy(&word, at, sizeof word);
		mix(hash, word);
	}
	word = 0;
	if (length != 0)
		memcpy(&word, at, length);
	mix(hash, word);
}
