/* SPDX-License-Identifier: MIT */
/*
 * Declares the time of the example's traffic, which passes more slowly than the clock. Its speed differs in each slice,
 * and on each socket and instance. So counts differ from place to place and from moment to moment, and still follow
 * from the clock alone.
 */
#ifndef UNCORE_SIM_PACE_H
#define UNCORE_SIM_PACE_H

#include <stdint.h>

enum {
	SLICE_COUNT = 64, /* after so many the speeds repeat */
	SLICE_BITS = 28,  /* a slice is 2^28 ns long */
	SPEED_BITS = 8,   /* speeds of slices are in 256ths of the clock's */
	PLACE_BITS = 16   /* those of places in 65536ths */
};

/* By whose time something happens. */
enum pace {
	PACE_CLOCK,  /* the clock's */
	PACE_OWN,    /* the socket's own, at the speed of the slice */
	PACE_OTHERS, /* as far as the other sockets cause it */
	PACE_END
};

/* Sums of the speeds of the slices before each, and of all. */
struct pace_slices {
	uint16_t before[SLICE_COUNT + 1];
};

void pace_slices(struct pace_slices *slices);

/* The speed of an instance among count, of a socket's own traffic and of what the others cause there. */
uint32_t pace_own(unsigned socket, unsigned sockets, unsigned instance, unsigned count);
uint32_t pace_others(unsigned socket, unsigned sockets, unsigned instance, unsigned count);

/* What a rate must be in the example's time, for a mean of rate over all times and over the places of a machine. */
uint64_t pace_rate(uint64_t rate);

/* Nanoseconds that have passed by the speeds of the slices: exact, and never more than of the clock. */
static inline uint64_t pace_time(const struct pace_slices *slices, uint64_t clock)
{
	uint64_t slice = clock >> SLICE_BITS;
	uint64_t rest = clock & ((UINT64_C(1) << SLICE_BITS) - 1);
	unsigned at = slice % SLICE_COUNT;
	uint64_t whole = slice / SLICE_COUNT * slices->before[SLICE_COUNT] + slices->before[at];
	uint64_t speed = (uint64_t)slices->before[at + 1] - slices->before[at];

	return (whole << (SLICE_BITS - SPEED_BITS)) + (speed * rest >> SPEED_BITS);
}

/* The floor of time * speed / 65536. */
static inline uint64_t pace_place(uint64_t time, uint32_t speed)
{
	uint64_t low = time & ((UINT64_C(1) << PLACE_BITS) - 1);

	return (time >> PLACE_BITS) * speed + (low * speed >> PLACE_BITS);
}

#endif
