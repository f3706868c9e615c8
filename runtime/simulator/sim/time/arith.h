/* SPDX-License-Identifier: MIT */
/* Counts what happens evenly or in a pattern, exactly, without a loop over time. */
#ifndef UNCORE_SIM_ARITH_H
#define UNCORE_SIM_ARITH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* How often something has happened after so many nanoseconds, at a rate per second: the floor, modulo 2^64. */
uint64_t events_after(uint64_t per_second, uint64_t nanoseconds);

/*
 * The floor of (a b + c) / m, where m and c fit 64 bits; rest is the remainder. For machines without 128-bit integers;
 * others divide in one step.
 */
uint64_t scaled_floor(uint64_t a, uint64_t b, uint64_t c, uint64_t m, uint64_t *rest);

/* What some cycles add to a counter, from the cycle in which a phase begins to the one in which it ends. */
struct wave {
	uint64_t from, to;          /* cycles; to is not included */
	uint64_t rate;              /* increments per second; 0 with a pattern */
	const uint32_t *increments; /* NULL: rate applies */
	size_t length;
};

/* How increments are counted: each cycle's increment is compared, and cycles or rising edges are counted. */
struct comparison {
	uint64_t hertz;
	uint64_t threshold;
	bool invert, edge;
};

/*
 * How many of the cycles first..end-1 count. The patterns of all waves together repeat after UNCORE_SCENARIO_PATTERN
 * cycles at most.
 */
uint64_t compare_waves(const struct comparison *comparison, const struct wave *waves, size_t count, uint64_t first,
		       uint64_t end);

#endif
