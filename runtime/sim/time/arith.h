/* SPDX-License-Identifier: MIT */
/* Counts exactly what happens evenly, or in a pattern, without walking through the time. */
#ifndef UNCORE_SIM_ARITH_H
#define UNCORE_SIM_ARITH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* How often something of so many a second has happened after so many nanoseconds: the floor, modulo 2^64. */
uint64_t uncore_priv_happened(uint64_t per_second, uint64_t nanoseconds);

/*
 * The floor of (a b + c) / m, where that and c fit 64 bits; rest is what remains. For machines without integers of 128
 * bits; others divide in one step.
 */
uint64_t uncore_priv_scaled(uint64_t a, uint64_t b, uint64_t c, uint64_t m, uint64_t *rest);

/* What some cycles add to a counter, from the cycle where a phase begins to the one where it ends. */
struct uncore_priv_wave {
	uint64_t from, to;          /* cycles; without to */
	uint64_t rate;              /* increments a second; 0 with a pattern */
	const uint32_t *increments; /* NULL: rate tells */
	size_t length;
};

/* What becomes of the increment of a cycle: it is compared, and cycles or rising edges are counted. */
struct uncore_priv_comparison {
	uint64_t hertz;
	uint64_t threshold;
	bool invert, edge;
};

/*
 * How many of the cycles first..end-1 count. The waves' patterns repeat together after UNCORE_SCENARIO_PATTERN at most.
 */
uint64_t uncore_priv_compare(const struct uncore_priv_comparison *comparison, const struct uncore_priv_wave *waves,
			     size_t count, uint64_t first, uint64_t end);

#endif
