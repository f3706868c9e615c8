/* SPDX-License-Identifier: MIT */
/*
 * Collects the strings of a platform's tables under names that the rows use. The compiler computes their offsets.
 *
 * A word (an id, a name, a citation) is stored once and named after its text, because many rows share it. A sentence
 * belongs to its row and is named after the row, so a changed sentence changes one line of the output. Sharing
 * sentences would save a tenth of the bytes.
 */
#ifndef GEN_EMIT_TABLES_POOL_H
#define GEN_EMIT_TABLES_POOL_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/text.h"
#include "emit/tables/optional.h"

struct pool_string;

struct pool {
	struct arena *arena;
	struct pool_string **words; /* distinct, in the order of first use */
	size_t count, room;
	bool is_sorted;
	struct pool_string **slots; /* hash table of the words */
	size_t slot_count;
	struct text names, sentences;
};

/* Gives "S(word)", the reference of a text that is not empty. The part is what it is used in. */
const char *pool_word(struct pool *pool, const char *text, enum optional part);
/* Adds a word; false if it is there already. */
bool pool_add(struct pool *pool, const char *text);
/* Adds the sentence that T(owner) names. An owner has only one sentence. */
void pool_sentence(struct pool *pool, const char *text, const char *owner, size_t owner_length);
/* The same of the name that N(owner) names, which no other row has. */
void pool_name(struct pool *pool, const char *text, const char *owner, size_t owner_length);

/* Writes the words that are used in no other part as lines "X(s_word, "text") \", sorted. */
void pool_emit_words(struct pool *pool, enum optional part, struct text *out);
/* Writes the names as lines "X(n_owner, "text") \" in the order of the rows. Frees what is not in the arena. */
void pool_emit_names(struct pool *pool, struct text *out);
/* Writes the sentences as lines "X(t_owner, "text") \" in the order of the rows. Frees what is not in the arena. */
void pool_emit_sentences(struct pool *pool, struct text *out);

/* The empty string and the words, each with its NUL, in the same order; then pool_place() knows where each is. */
void pool_bytes(struct pool *pool, struct text *out);
size_t pool_place(const struct pool *pool, const char *word);

#endif
