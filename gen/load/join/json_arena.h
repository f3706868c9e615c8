/* SPDX-License-Identifier: MIT */
/* Chooses the memory of JSON values. */
#ifndef GEN_LOAD_JOIN_JSON_ARENA_H
#define GEN_LOAD_JOIN_JSON_ARENA_H

#include "base/arena.h"

/* From now on, allocates all JSON values in the arena. */
void json_in_arena(struct arena *arena);

#endif
