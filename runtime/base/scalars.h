/* SPDX-License-Identifier: MIT */
/* Scans the small languages inside JSON strings: bit ranges, ids, name patterns (see scalars.rl). */
#ifndef BASE_SCALARS_H
#define BASE_SCALARS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * "hi:lo" or "n", or several of these from the highest down with a bit or more between them, as a mask. False when it
 * is none of that, or goes past bit 63.
 */
bool scan_bits(const char *text, size_t length, uint64_t *mask);

/*
 * "config1:0-7,21", as Linux prints the bits of a format: the word (0 for "config"), and its bits as a mask. False when
 * it is none, or has a bit twice or past 63, or not in rising order, in which perf fills them.
 */
bool scan_perf_bits(const char *text, size_t length, unsigned *word, uint64_t *mask);

/* [a-z][a-z0-9_]*, and for a repeated thing with one {i} in it. */
bool scan_id(const char *text, size_t length, bool repeated);
/* [A-Za-z][A-Za-z0-9_]* */
bool scan_value_id(const char *text, size_t length);
/* A keyword of C11 or C++20, which no id may be. */
bool scan_keyword(const char *text, size_t length);

/* How many {i} and {n} stand in a name, and whether any other brace does. */
struct pattern {
	unsigned indices, instances;
	bool stray_brace;
};

struct pattern scan_pattern(const char *text, size_t length);

#endif
