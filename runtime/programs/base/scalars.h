/* SPDX-License-Identifier: MIT */
/* Scans the small languages inside JSON strings: bit ranges, ids (scalars.rl), and name patterns (keys/patterns.rl). */
#ifndef BASE_SCALARS_H
#define BASE_SCALARS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Reads "hi:lo" or "n", or several of these from the highest down with at least one bit between them, as a mask. False
 * for anything else, and past bit 63.
 */
bool scan_bits(const char *text, size_t length, uint64_t *mask);

/*
 * Reads "config1:0-7,21", as Linux prints the bits of a format: the word (0 for "config"), and its bits as a mask.
 * False for anything else, and if a bit is repeated, is past 63, or not in rising order, in which perf fills them.
 */
bool scan_perf_bits(const char *text, size_t length, unsigned *word, uint64_t *mask);

/* [a-z][a-z0-9_]*; a repeated thing has one {i} in it. */
bool scan_id(const char *text, size_t length, bool repeated);
/* [A-Za-z][A-Za-z0-9_]* */
bool scan_value_id(const char *text, size_t length);
/* A keyword of C11 or C++20, which cannot be an id. */
bool scan_keyword(const char *text, size_t length);

/* How many {i} and {n} a name has, and whether it has any other brace. */
struct pattern {
	unsigned indices, instances;
	bool stray_brace;
};

struct pattern scan_pattern(const char *text, size_t length);

#endif
