/* SPDX-License-Identifier: MIT */
/* Chooses the memory of JSON values. */
#ifndef GEN_LOAD_JOIN_JSON_ARENA_H
#define GEN_LOAD_JOIN_JSON_ARENA_H

#include "base/arena.h"

/* From now on, allocates all of Jansson's values in the arena. Returns the arena before. */
struct arena *json_in_arena(struct arena *arena);

#endif
