/* SPDX-License-Identifier: MIT */
/* Two multiply-and-fold lanes over eight bytes at a time. */
#include "base/hash.h"

#include <string.h>

static void mix(struct hash *hash, uint64_t word)
{
	hash->a = (hash->a ^ word) * UINT64_C(0x9e3779b97f4a7c15);
	hash->a ^= hash->a >> 32;
	hash->b = (hash->b + word) * UINT64_C(0xd6e8feb86659fd93);
	hash->b ^= hash->b >> 29;
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
