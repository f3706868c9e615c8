/* SPDX-License-Identifier: MIT */
/* Allocates the simulator's memory. Not installed. */
#ifndef UNCORE_SIM_ROOM_H
#define UNCORE_SIM_ROOM_H

#include <stdlib.h>

/* Allocates at least one element, all 0: NULL always means out of memory. */
static inline void *zeroed_room(size_t count, size_t size)
{
	return calloc(count == 0 ? 1 : count, size);
}

#endif
