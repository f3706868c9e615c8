/* SPDX-License-Identifier: MIT */
/* Reads the clock that nobody sets. A file that includes it needs clock_gettime(): _POSIX_C_SOURCE 200809L. */
#ifndef SHARED_MONOTONIC_H
#define SHARED_MONOTONIC_H

#include <stdint.h>
#include <time.h>

/* Nanoseconds since some moment in the past, without the time that the machine was suspended: CLOCK_MONOTONIC. */
static inline uint64_t monotonic_ns(void)
{
	struct timespec now = { 0, 0 };

	/* It never fails on Linux. */
	(void)clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * UINT64_C(1000000000) + (uint64_t)now.tv_nsec;
}

#endif
