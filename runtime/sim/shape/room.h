/* SPDX-License-Identifier: MIT */
/* Allocates what the simulator keeps. Not installed, not for users. */
#ifndef UNCORE_SIM_ROOM_H
#define UNCORE_SIM_ROOM_H

#include <stdlib.h>

/* Room for at least one, all 0, so that NULL always means that memory ran out. */
static inline void *uncore_priv_room(size_t count, size_t size)
{
	return calloc(count == 0 ? 1 : count, size);
}

#endif
