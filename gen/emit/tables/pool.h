/* SPDX-License-Identifier: MIT */
/*
 * The strings of a platform's tables, under names that the rows refer to: the compiler works out where each lies.
 *
 * A word (an id, a name, a citation) is there once, named by what it says, for many rows share it. A sentence belongs
 * to its row and is named after it, so a changed sentence changes one line of the output, though a tenth of the bytes
 * could be saved by sharing.
 */
#ifndef GEN_EMIT_TABLES_POOL_H
#define GEN_EMIT_TABLES_POOL_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/text.h"

struct pool_string;

struct pool {
	struct arena *arena;
	struct pool_string **words; /* distinct, in the order of first use */
	size_t count, room;
	struct pool_string **slots; /* hash table over them */
	size_t slot_count;
	struct text sentences;
};

/* "S(word)": where a text that is not empty is. */
const char *pool_word(struct pool *pool, const char *text);
/* False where the text was there already. */
bool pool_add(struct pool *pool, const char *text);
/* What T(owner) shall name; no two sentences have one owner. */
void pool_sentence(struct pool *pool, const char *text, const char *owner, size_t owner_length);

/*
 * Lines "X(s_word, "text") \", sorted, then "X(t_owner, "text") \" in the order of the rows. Frees what is not in the
 * arena.
 */
void pool_emit(struct pool *pool, struct text *out);

#endif
