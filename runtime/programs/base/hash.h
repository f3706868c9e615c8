/* SPDX-License-Identifier: MIT */
/* Computes a fast digest that shows whether bytes changed. It guards against accidents, not against an adversary. */
#ifndef BASE_HASH_H
#define BASE_HASH_H

#include <stddef.h>
#include <stdint.h>

struct hash {
	uint64_t a, b;
};

#define HASH_START \
	{ \
		UINT64_C(0x6a09e667f3bcc908), UINT64_C(0xbb67ae8584caa73b) \
	}

/* Adds bytes and their number, so that "ab","c" and "a","bc" differ. */
void hash_bytes(struct hash *hash, const void *bytes, size_t length);

#endif
