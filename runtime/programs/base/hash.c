/* SPDX-License-Identifier: MIT */
/* Multiplies once for eight bytes, and adds the product to a second lane, which the next bytes cannot undo. */
#include "base/hash.h"

#include <string.h>

static void mix(struct hash *hash, uint64_t word)
{
	hash->a = (hash->a ^ word) * UINT64_C(0x9e3779b97f4a7c15);
	hash->b = (hash->b + hash->a) ^ hash->a >> 32;
}

void hash_bytes(struct hash *hash, const void *bytes, size_t length)
{
	const unsigned char *at = bytes;
	uint64_t word;

	mix(hash, length);
	for (; length >= sizeof word; length -= sizeof word, at += sizeof word) {
		memcpy(&word, at, sizeof word);
		mix(hash, word);
	}
	word = 0;
	if (length != 0)
		memcpy(&word, at, length);
	mix(hash, word);
}
