/* SPDX-License-Identifier: MIT */
/* uncore stat -r: declares what was counted in one region, for the formats of a report. */
#ifndef RUNTIME_CLI_STAT_REGION_REGION_H
#define RUNTIME_CLI_STAT_REGION_REGION_H

#include <stddef.h>
#include <stdint.h>

/* The counters at one moment. */
struct region_reading {
	uint64_t machine_ns;         /* by the machine's clock */
	uint64_t mark_ns;            /* CLOCK_MONOTONIC, as in marks */
	struct uncore_value *values; /* one for each part of the rows */
};

/* A process that was in a region. */
struct region_rank {
	uint32_t pid, inside; /* inside: calls that have not ended */
};

/*
 * A region counts while at least one call is inside. sum gets what was counted when a call ends. So a call that never
 * ends adds nothing after the last end of another one.
 */
struct stat_region {
	char *name;
	uint64_t calls, unended; /* unended: whose end will not come */
	uint64_t inside;
	uint64_t ns, error_ns, begun_error_ns;
	struct region_rank *ranks;
	size_t rank_count, most; /* most: at the same time */
	struct region_reading begun;
	struct uncore_value *sum;
	double *spans; /* begin, end, in seconds since the start */
	size_t span_count;
};

#endif
