/* SPDX-License-Identifier: MIT */
/*
 * Multiplies and divides with 128-bit intermediate results where the compiler has no such integers: on 32-bit machines.
 */
#include "sim/time/arith.h"

struct wide {
	uint64_t high, low;
};

/* Adds four products of 32 by 32 bits. */
static struct wide multiplied(uint64_t a, uint64_t b)
{
	uint64_t a_high = a >> 32, a_low = (uint32_t)a, b_high = b >> 32, b_low = (uint32_t)b;
	uint64_t low = a_low * b_low, across = a_high * b_low + (low >> 32);
	uint64_t middle = a_low * b_high + (uint32_t)across;

	return (struct wide){ a_high * b_high + (across >> 32) + (middle >> 32), middle << 32 | (uint32_t)low };
}

/* Divides bit by bit: shifts the upper part left, and subtracts m where it fits. */
uint64_t scaled_floor(uint64_t a, uint64_t b, uint64_t c, uint64_t m, uint64_t *rest)
{
	struct wide sum = multiplied(a, b);
	uint64_t quotient = 0, left;

	sum.low += c;
	sum.high += sum.low < c;
	left = sum.high % m;
	for (unsigned bit = 64; bit-- > 0;) {
		bool over = left >> 63 != 0;

		left = left << 1 | (sum.low >> bit & 1);
		quotient <<= 1;
		if (over || left >= m) {
			left -= m;
			quotient |= 1;
		}
	}
	*rest = left;
	return quotient;
}
