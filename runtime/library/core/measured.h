/* SPDX-License-Identifier: MIT */
/* Adds up the values of instances. */
#ifndef RUNTIME_CORE_MEASURED_H
#define RUNTIME_CORE_MEASURED_H

#include <stdbool.h>
#include <stdint.h>

struct uncore_value;

/* A sum of values of instances that is being made; all 0 at first. */
struct sum {
	uint64_t count;                              /* as it was counted */
	long double per_ns, timeless;                /* counts in a nanosecond; counts in no time */
	long double parts, times;                    /* parts of the time, and times: added up */
	long double least_part, most_part, least;    /* of a value, and of an instance in it */
	uint64_t wanted_ns, shortest_ns, longest_ns; /* enabled_ns of any; of what counted */
	uint64_t late_ns;                            /* the longest */
	unsigned weight, seen, expected, unseen;
	bool is_interval;
	uint8_t state, reason; /* enum uncore_value_state; the reason is that of instances that never counted */
};

void sum_add(struct sum *sum, const struct uncore_value *value);
void sum_end(const struct sum *sum, struct uncore_value *value);

#endif
