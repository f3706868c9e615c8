/* SPDX-License-Identifier: MIT */
/*
 * Declares the time of the example's traffic, which passes more slowly than the clock: at another speed in each slice,
 * and on each socket and instance. So counts differ from place to place and from moment to moment, and still follow
 * from the clock alone.
 */
#ifndef UNCORE_SIM_PACE_H
#define UNCORE_SIM_PACE_H

#include <stdint.h>

enum {
	UNCORE_PRIV_SLICES = 64,     /* after so many the speeds repeat */
	UNCORE_PRIV_SLICE_BITS = 28, /* a slice is 2^28 ns long */
	UNCORE_PRIV_SPEED_BITS = 8,  /* speeds of slices are in 256ths of the clock's */
	UNCORE_PRIV_PLACE_BITS = 16  /* those of places in 65536ths */
};

/* By whose time something happens. */
enum uncore_priv_pace {
	UNCORE_PRIV_PACE_CLOCK,  /* the clock's */
	UNCORE_PRIV_PACE_OWN,    /* the socket's own, at the speed of the slice */
	UNCORE_PRIV_PACE_OTHERS, /* as far as the other sockets cause it */
	UNCORE_PRIV_PACE_END
};

/* Sums of the speeds of the slices before each, and of all. */
struct uncore_priv_pace_slices {
	uint16_t before[UNCORE_PRIV_SLICES + 1];
};

void uncore_priv_pace_slices(struct uncore_priv_pace_slices *slices);

/* The speed of an instance among count, of a socket's own traffic and of what the others cause there. */
uint32_t uncore_priv_pace_own(unsigned socket, unsigned sockets, unsigned instance, unsigned count);
uint32_t uncore_priv_pace_others(unsigned socket, unsigned sockets, unsigned instance, unsigned count);

/* What a rate must be in the example's time, for a mean of rate over all times and over the places of a machine. */
uint64_t uncore_priv_pace_rate(uint64_t rate);

/* Nanoseconds that have passed by the speeds of the slices: exact, and never more than of the clock. */
static inline uint64_t uncore_priv_pace_time(const struct uncore_priv_pace_slices *slices, uint64_t clock)
{
	uint64_t slice = clock >> UNCORE_PRIV_SLICE_BITS;
	uint64_t rest = clock & ((UINT64_C(1) << UNCORE_PRIV_SLICE_BITS) - 1);
	unsigned at = slice % UNCORE_PRIV_SLICES;
	uint64_t whole = slice / UNCORE_PRIV_SLICES * slices->before[UNCORE_PRIV_SLICES] + slices->before[at];
	uint64_t speed = (uint64_t)slices->before[at + 1] - slices->before[at];

	return (whole << (UNCORE_PRIV_SLICE_BITS - UNCORE_PRIV_SPEED_BITS)) + (speed * rest >> UNCORE_PRIV_SPEED_BITS);
}

/* The floor of time * speed / 65536. */
static inline uint64_t uncore_priv_pace_place(uint64_t time, uint32_t speed)
{
	uint64_t low = time & ((UINT64_C(1) << UNCORE_PRIV_PLACE_BITS) - 1);

	return (time >> UNCORE_PRIV_PLACE_BITS) * speed + (low * speed >> UNCORE_PRIV_PLACE_BITS);
}

#endif
