/* SPDX-License-Identifier: MIT */
/*
 * Chooses the speeds at which the time of the example's traffic passes. They are below the clock's, so nothing happens
 * more often than the clock allows. Those of places lie symmetrically about their mean, so sums over all sockets and
 * instances are as if all had the mean.
 */
#include "sim/time/pace.h"

enum {
	LOWEST = 208,        /* speed of the slowest slice */
	RISE = 32,           /* slices up, and as many down */
	RIPPLE = 16,         /* below this what the slices differ in besides */
	BEGIN = 14,          /* the first slice is near the mean */
	ALL_SLICES = 14784,  /* sum of the speeds */
	MEAN = 960,          /* of the speeds of sockets and of instances, in 1024ths */
	SOCKETS_DIFFER = 48, /* the busiest from the mean */
	INSTANCES_DIFFER = 32
};

/* Up and down in a round, with a ripple on it. */
static unsigned speed_of(unsigned slice)
{
	unsigned at = (slice + BEGIN) % SLICE_COUNT;

	return LOWEST + (at < RISE ? at : SLICE_COUNT - 1 - at) + at * 11 % RIPPLE;
}

void pace_slices(struct pace_slices *slices)
{
	slices->before[0] = 0;
	for (unsigned at = 0; at < SLICE_COUNT; at++)
		slices->before[at + 1] = (uint16_t)(slices->before[at] + speed_of(at));
}

/* One of count, the first of which is the fastest. */
static int speed_among(unsigned at, unsigned count, int differ)
{
	return count < 2 ? MEAN : MEAN + differ * ((int)count - 1 - 2 * (int)at) / ((int)count - 1);
}

/* Neighbours differ most: 0, 7, 1, 6, ... of eight. */
static int speed_of_instance(unsigned instance, unsigned count)
{
	return speed_among(instance % 2 == 0 ? instance / 2 : count - 1 - instance / 2, count, INSTANCES_DIFFER);
}

static uint32_t speed_of_place(int socket, int instance)
{
	return (uint32_t)(socket * instance) >> (10 + 10 - PLACE_BITS);
}

uint32_t pace_own(unsigned socket, unsigned sockets, unsigned instance, unsigned count)
{
	return speed_of_place(speed_among(socket, sockets, SOCKETS_DIFFER), speed_of_instance(instance, count));
}

/* The mean of the other sockets; a single socket has links to sockets like it. */
uint32_t pace_others(unsigned socket, unsigned sockets, unsigned instance, unsigned count)
{
	int own = speed_among(socket, sockets, SOCKETS_DIFFER);
	int others = sockets < 2 ? MEAN : ((int)sockets * MEAN - own) / ((int)sockets - 1);

	return speed_of_place(others, speed_of_instance(instance, count));
}

uint64_t pace_rate(uint64_t rate)
{
	const uint64_t slices = SLICE_COUNT << SPEED_BITS, mean = MEAN * MEAN;

	/* A rate is at most some 10^14, so the first product fits. */
	return rate * slices / ALL_SLICES * (1 << 20) / mean;
}
