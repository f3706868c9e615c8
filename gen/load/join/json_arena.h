/* SPDX-License-Identifier: MIT */
/* Says where JSON values live. */
#ifndef GEN_LOAD_JOIN_JSON_ARENA_H
#define GEN_LOAD_JOIN_JSON_ARENA_H

#include "base/arena.h"

/* Puts all JSON values that are made from now on into the arena. */
void json_in_arena(struct arena *arena);

#endif
