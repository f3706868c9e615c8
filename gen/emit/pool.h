/* SPDX-License-Identifier: MIT */
/* The strings of a platform's tables: each once, and a string that ends another shares its bytes. */
#ifndef GEN_EMIT_POOL_H
#define GEN_EMIT_POOL_H

#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/out.h"

struct pool_string;

struct pool {
	struct arena *arena;
	struct pool_string **strings; /* distinct, in the order of first use until pool_place() */
	size_t count, room;
	struct pool_string **slots; /* hash table over them */
	size_t slot_count;
	size_t size; /* bytes, after pool_place() */
};

/* NULL and "" need no place: they are offset 0. */
void pool_add(struct pool *pool, const char *text);
/* Gives every string its offset. No more strings may be added. */
void pool_place(struct pool *pool);
/* Offset of a string that was added. */
uint32_t pool_offset(const struct pool *pool, const char *text);

/*
 * A string literal longer than 4095 bytes is beyond what C11 promises, so the pool is a run of char arrays without padding:
 * the members of the struct, and their initialisers.
 */
void pool_emit_members(const struct pool *pool, struct out *out);
void pool_emit_literals(const struct pool *pool, struct out *out);

#endif
