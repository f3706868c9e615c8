/* SPDX-License-Identifier: MIT */
/*
 * The loops of uncore bench. Each works on one line at a time. After each line the compiler must believe that memory
 * has changed. So it makes no call of memcpy() or memset() of a loop, whose way of storing differs.
 */
#include "cli/bench/bench.h"

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#define EVERYTHING_MAY_CHANGE() __asm__ volatile("" : : : "memory")

enum { WORDS = LINE_BYTES / sizeof(uint64_t) };

static void copy_pass(struct bench_part *part)
{
	for (size_t line = 0; line < part->lines; line++) {
		const uint64_t *from = &part->from[line * WORDS];
		uint64_t *to = &part->to[line * WORDS];

		for (unsigned word = 0; word < WORDS; word++)
			to[word] = from[word];
		EVERYTHING_MAY_CHANGE();
	}
}

static void read_pass(struct bench_part *part)
{
	uint64_t sum = 0;

	for (size_t line = 0; line < part->lines; line++) {
		const uint64_t *from = &part->from[line * WORDS];

		for (unsigned word = 0; word < WORDS; word++)
			sum += from[word];
		EVERYTHING_MAY_CHANGE();
	}
	part->sum += sum;
}

static void write_pass(struct bench_part *part)
{
	for (size_t line = 0; line < part->lines; line++) {
		uint64_t *to = &part->to[line * WORDS];

		for (unsigned word = 0; word < WORDS; word++)
			to[word] = line;
		EVERYTHING_MAY_CHANGE();
	}
}

/* Stores that leave the caches alone, so no line is read before it is written. */
#if defined(__SSE2__)
static void nontemporal_pass(struct bench_part *part)
{
	__m128i value = _mm_set1_epi32((int)part->state);

	for (size_t line = 0; line < part->lines; line++) {
		__m128i *to = (__m128i *)(void *)&part->to[line * WORDS];

		for (unsigned piece = 0; piece < LINE_BYTES / sizeof(__m128i); piece++)
			_mm_stream_si128(to + piece, value);
	}
	_mm_sfence();
}
#elif defined(__aarch64__)
static void nontemporal_pass(struct bench_part *part)
{
	for (size_t line = 0; line < part->lines; line++) {
		uint64_t *to = &part->to[line * WORDS];

		for (unsigned word = 0; word < WORDS; word += 2)
			__asm__ volatile("stnp %0, %0, [%1]" : : "r"(part->state), "r"(to + word) : "memory");
	}
}
#else
#define nontemporal_pass NULL
#endif

/* One word of a line anywhere. The numbers are those of xorshift64 (Marsaglia 2003, Xorshift RNGs, p4). */
static void random_pass(struct bench_part *part)
{
	uint64_t state = part->state, sum = 0;

	for (size_t line = 0; line < part->lines; line++) {
		state ^= state << 13;
		state ^= state >> 7;
		state ^= state << 17;
		sum += part->from[state % part->lines * WORDS];
		EVERYTHING_MAY_CHANGE();
	}
	part->state = state;
	part->sum += sum;
}

/* clang-format off */

const struct bench_kind bench_kinds[] = {
	{ "copy", "read one buffer, write another", copy_pass, LINE_BYTES, true, true, true },
	{ "read", "read a buffer", read_pass, LINE_BYTES, true, false, false },
	{ "write", "write a buffer", write_pass, 0, false, true, true },
	{ "nontemporal", "write a buffer past the caches", nontemporal_pass, 0, false, true, false },
	{ "random", "read 8 bytes of lines anywhere in a buffer", random_pass, sizeof(uint64_t), true, false, false },
	{ 0 },
};
