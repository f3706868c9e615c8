/* SPDX-License-Identifier: MIT */
/*
 * Collects the strings of a platform's tables under names that the rows use. The compiler computes their offsets.
 *
 * A word (an id, a name, a citation) is named after its text, because many rows share it. A sentence is named after the
 * first row that has it, so most changes of a sentence change one line of the output.
 */
#ifndef GEN_EMIT_TABLES_POOL_H
#define GEN_EMIT_TABLES_POOL_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/text.h"
#include "emit/tables/optional.h"

struct pool_string;

/* Distinct strings, in the order of first use. */
struct string_set {
	struct pool_string **at;
	size_t count, room;
	struct pool_string **slots; /* hash table of them */
	size_t slot_count;
};

struct pool {
	struct arena *arena;
	struct string_set words, sentences;
	bool is_sorted;        /* the words are */
	size_t sentence_bytes; /* with their NULs */
	struct text names;
};

/* Gives "S(word)", the reference of a text that is not empty. The part is what it is used in. */
const char *pool_word(struct pool *pool, const char *text, enum optional part);
/* Adds a word; false if it is there already. */
bool pool_add(struct pool *pool, const char *text);
/*
 * Gives "T(owner)", the reference of a sentence, with the owner that had it first. An owner has only one sentence. The
 * text must stay. *place is that of its first byte among the sentences.
 */
const char *pool_sentence(struct pool *pool, const char *text, const char *owner, size_t owner_length, size_t *place);
/* The same of the name that N(owner) names, which no other row has. */
void pool_name(struct pool *pool, const char *text, const char *owner, size_t owner_length);

/* Writes the words that are used in no other part as lines "X(s_word, "text") \", sorted. */
void pool_emit_words(struct pool *pool, enum optional part, struct text *out);
/* Writes the names as lines "X(n_owner, "text") \" in the order of the rows. Frees what is not in the arena. */
void pool_emit_names(struct pool *pool, struct text *out);
/* Writes the sentences as lines "X(t_owner, "text") \" in the order of the rows. */
void pool_emit_sentences(const struct pool *pool, struct text *out);

/* The empty string and the words, each with its NUL, in the same order; then pool_place() knows where each is. */
void pool_word_bytes(struct pool *pool, struct text *out);
size_t pool_place(const struct pool *pool, const char *word);
void pool_sentence_bytes(const struct pool *pool, struct text *out);

#endif
