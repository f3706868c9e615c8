/* SPDX-License-Identifier: MIT */
/* Collects the strings of the tables and names them. */
#include "emit/tables/pool.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* The symbol of a long word, or of a word that is not an identifier, has only its beginning. */
enum { WORD_MAX = 48, WORD_SHOWN = 24 };

struct pool_string {
	const char *text;
	size_t length;
	const char *reference; /* "S(word)", "T(owner)" */
	uint64_t hash;
	unsigned parts;     /* that use a word: a bit for each enum optional */
	enum optional part; /* once the words are sorted */
	size_t place;       /* of its first byte; of a word once pool_word_bytes() has run */
};

static uint64_t hash(const char *text, size_t length)
{
	uint64_t h = length;

	while (length >= 8) {
		uint64_t word;

		memcpy(&word, text, 8);
		h = (h ^ word) * UINT64_C(0x9e3779b97f4a7c15);
		h ^= h >> 29;
		text += 8;
		length -= 8;
	}
	for (; length != 0; length--)
		h = (h ^ (unsigned char)*text++) * UINT64_C(0x100000001b3);
	return h ^ h >> 32;
}

static struct pool_string **slot(const struct string_set *set, const char *text, size_t length, uint64_t key)
{
	size_t at = key & (set->slot_count - 1);

	while (set->slots[at] != NULL &&
	       (set->slots[at]->length != length || memcmp(set->slots[at]->text, text, length) != 0))
		at = (at + 1) & (set->slot_count - 1);
	return &set->slots[at];
}

static void grow(struct arena *arena, struct string_set *set)
{
	set->slot_count = set->slot_count == 0 ? 1024 : set->slot_count * 2;
	set->slots = arena_array(arena, set->slot_count, sizeof *set->slots);
	for (size_t i = 0; i < set->count; i++) {
		const struct pool_string *string = set->at[i];

		*slot(set, string->text, string->length, string->hash) = set->at[i];
	}
}

/* Finds or adds the string. A new one has the reference NULL. */
static struct pool_string *find(struct arena *arena, struct string_set *set, const char *text)
{
	size_t length = strlen(text);
	uint64_t key = hash(text, length);
	struct pool_string **at, *string;

	if (set->count * 2 >= set->slot_count)
		grow(arena, set);
	at = slot(set, text, length, key);
	if (*at != NULL)
		return *at;
	string = arena_raw(arena, sizeof *string);
	*string = (struct pool_string){ .text = text, .length = length, .hash = key };
	*at = string;
	set->at = arena_grow(arena, set->at, set->count, &set->room, sizeof(struct pool_string *));
	set->at[set->count++] = string;
	return string;
}

bool pool_add(struct pool *pool, const char *text)
{
	size_t before = pool->words.count;

	find(pool->arena, &pool->words, text);
	return pool->words.count != before;
}

static bool is_plain(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/*
 * The text itself if it is an identifier; else its beginning and a digest. A digest depends on this text only, so other
 * changes do not rename the symbol.
 */
static const char *word_reference(struct pool *pool, const struct pool_string *string)
{
	char reference[2 + WORD_MAX + 1 + 8 + 1] = "S(", *symbol = reference + 2; /* S(word_0123abcd) */
	size_t length = 0, shown = string->length;

	for (size_t i = 0; i < shown; i++)
		if (string->length > WORD_MAX || !is_plain(string->text[i]))
			shown = string->length < WORD_SHOWN ? string->length : WORD_SHOWN;
	for (size_t i = 0; i < shown; i++)
		symbol[length++] = is_plain(string->text[i]) ? string->text[i] : '_';
	if (shown != string->length || memcmp(symbol, string->text, shown) != 0) {
		symbol[length++] = '_';
		for (unsigned shift = 32; shift != 0; shift -= 4)
			symbol[length++] = "0123456789abcdef"[string->hash >> (shift - 4) & 15];
	}
	symbol[length++] = ')';
	return arena_copy(pool->arena, reference, 2 + length);
}

const char *pool_word(struct pool *pool, const char *text, enum optional part)
{
	struct pool_string *string = find(pool->arena, &pool->words, text);

	string->parts |= 1u << part;
	if (string->reference == NULL)
		string->reference = word_reference(pool, string);
	return string->reference;
}

static void emit_string(struct text *out, const char *kind, const char *symbol, size_t symbol_length, const char *text)
{
	text_join(out, "\tX(", kind, "_");
	text_bytes(out, symbol, symbol_length);
	text_add(out, ", \"");
	while (*text != '\0') {
		size_t plain = strcspn(text, "\"\\\n?"); /* ?? may begin a trigraph */

		text_bytes(out, text, plain);
		text += plain;
		if (*text != '\0') {
			text_char(out, '\\');
			text_char(out, *text == '\n' ? 'n' : *text);
			text++;
		}
	}
	text_add(out, "\") \\\n");
}

/* A string that has "S(symbol)" or the like as its reference. */
static void emit_referenced(struct text *out, const char *kind, const struct pool_string *string)
{
	const char *symbol = string->reference + strlen("S(");

	emit_string(out, kind, symbol, strlen(symbol) - strlen(")"), string->text);
}

static const char *sentence_reference(struct arena *arena, const char *owner, size_t length)
{
	char *reference = arena_raw(arena, length + sizeof "T()");

	memcpy(reference, "T(", 2);
	memcpy(reference + 2, owner, length);
	memcpy(reference + 2 + length, ")", sizeof ")");
	return reference;
}

const char *pool_sentence(struct pool *pool, const char *text, const char *owner, size_t owner_length, size_t *place)
{
	struct pool_string *string = find(pool->arena, &pool->sentences, text);

	if (string->reference == NULL) {
		string->reference = sentence_reference(pool->arena, owner, owner_length);
		string->place = pool->sentence_bytes;
		pool->sentence_bytes += string->length + 1;
	}
	*place = string->place;
	return string->reference;
}

void pool_name(struct pool *pool, const char *text, const char *owner, size_t owner_length)
{
	emit_string(&pool->names, "n", owner, owner_length, text);
}

/* What several parts use is in every build. */
static enum optional part_of(const struct pool_string *string)
{
	for (unsigned part = 0; part < OPTIONAL_COUNT; part++)
		if (string->parts == 1u << part)
			return (enum optional)part;
	return OPTIONAL_NEVER;
}

static int compare_words(const void *left, const void *right)
{
	const struct pool_string *a = *(struct pool_string *const *)left, *b = *(struct pool_string *const *)right;

	if (a->part != b->part)
		return a->part < b->part ? -1 : 1;
	return strcmp(a->reference, b->reference);
}

/* No word is added after that. */
static void sort_words(struct pool *pool)
{
	struct string_set *words = &pool->words;

	if (pool->is_sorted || words->count == 0)
		return;
	for (size_t i = 0; i < words->count; i++)
		words->at[i]->part = part_of(words->at[i]);
	qsort(words->at, words->count, sizeof(struct pool_string *), compare_words);
	pool->is_sorted = true;
}

void pool_word_bytes(struct pool *pool, struct text *out)
{
	sort_words(pool);
	text_char(out, '\0');
	for (size_t i = 0; i < pool->words.count; i++) {
		struct pool_string *string = pool->words.at[i];

		string->place = out->length;
		text_bytes(out, string->text, string->length + 1);
	}
}

void pool_sentence_bytes(const struct pool *pool, struct text *out)
{
	for (size_t i = 0; i < pool->sentences.count; i++)
		text_bytes(out, pool->sentences.at[i]->text, pool->sentences.at[i]->length + 1);
}

size_t pool_place(const struct pool *pool, const char *word)
{
	size_t length = strlen(word);

	return (*slot(&pool->words, word, length, hash(word, length)))->place;
}

void pool_emit_words(struct pool *pool, enum optional part, struct text *out)
{
	sort_words(pool);
	for (size_t i = 0; i < pool->words.count; i++)
		if (pool->words.at[i]->part == part)
			emit_referenced(out, "s", pool->words.at[i]);
}

void pool_emit_names(struct pool *pool, struct text *out)
{
	text_bytes(out, pool->names.at, pool->names.length);
	text_free(&pool->names);
}

void pool_emit_sentences(const struct pool *pool, struct text *out)
{
	for (size_t i = 0; i < pool->sentences.count; i++)
		emit_referenced(out, "t", pool->sentences.at[i]);
}
