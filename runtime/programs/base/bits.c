/* SPDX-License-Identifier: MIT */
/* Spells the bits of a mask, the highest first. */
#include "base/bits.h"

#include <stdio.h>

struct bits_text spell_mask(uint64_t mask)
{
	struct bits_text text = { "" };
	size_t length = 0;

	while (mask != 0) {
		unsigned hi = 63, lo;

		while (!(mask >> hi & 1))
			hi--;
		for (lo = hi; lo > 0 && mask >> (lo - 1) & 1;)
			lo--;
		length += (size_t)snprintf(text.at + length, sizeof text.at - length, hi == lo ? "%s%u" : "%s%u:%u",
					   length != 0 ? "," : "", hi, lo);
		mask &= (UINT64_C(1) << lo) - 1;
	}
	return text;
}
