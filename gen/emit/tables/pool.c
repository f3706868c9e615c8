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
	const char *reference; /* "S(word)" */
	uint64_t hash;
	unsigned parts;     /* that use it: a bit for each enum optional */
	enum optional part; /* once the words are sorted */
	size_t place;       /* of its first byte, once pool_bytes() has run */
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

static struct pool_string **slot(const struct pool *pool, const char *text, size_t length, uint64_t key)
{
	size_t at = key & (pool->slot_count - 1);

	while (pool->slots[at] != NULL &&
	       (pool->slots[at]->length != length || memcmp(pool->slots[at]->text, text, length) != 0))
		at = (at + 1) & (pool->slot_count - 1);
	return &pool->slots[at];
}

static void grow(struct pool *pool)
{
	pool->slot_count = pool->slot_count == 0 ? 1024 : pool->slot_count * 2;
	pool->slots = arena_array(pool->arena, pool->slot_count, sizeof *pool->slots);
	for (size_t i = 0; i < pool->count; i++) {
		const struct pool_string *string = pool->words[i];

		*slot(pool, string->text, string->length, string->hash) = pool->words[i];
	}
}

/* Finds or adds the string. A new one has the reference NULL. */
static struct pool_string *find(struct pool *pool, const char *text)
{
	size_t length = strlen(text);
	uint64_t key = hash(text, length);
	struct pool_string **at, *string;

	if (pool->count * 2 >= pool->slot_count)
		grow(pool);
	at = slot(pool, text, length, key);
	if (*at != NULL)
		return *at;
	string = arena_alloc(pool->arena, sizeof *string);
	*string = (struct pool_string){ .text = text, .length = length, .hash = key };
	*at = string;
	pool->words = arena_grow(pool->arena, pool->words, pool->count, &pool->room, sizeof(struct pool_string *));
	pool->words[pool->count++] = string;
	return string;
}

bool pool_add(struct pool *pool, const char *text)
{
	size_t before = pool->count;

	find(pool, text);
	return pool->count != before;
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
	struct pool_string *string = find(pool, text);

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

void pool_sentence(struct pool *pool, const char *text, const char *owner, size_t owner_length)
{
	emit_string(&pool->sentences, "t", owner, owner_length, text);
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
	if (pool->is_sorted || pool->count == 0)
		return;
	for (size_t i = 0; i < pool->count; i++)
		pool->words[i]->part = part_of(pool->words[i]);
	qsort(pool->words, pool->count, sizeof(struct pool_string *), compare_words);
	pool->is_sorted = true;
}

void pool_bytes(struct pool *pool, struct text *out)
{
	sort_words(pool);
	text_char(out, '\0');
	for (size_t i = 0; i < pool->count; i++) {
		pool->words[i]->place = out->length;
		text_bytes(out, pool->words[i]->text, pool->words[i]->length + 1);
	}
}

size_t pool_place(const struct pool *pool, const char *word)
{
	size_t length = strlen(word);

	return (*slot(pool, word, length, hash(word, length)))->place;
}

void pool_emit_words(struct pool *pool, enum optional part, struct text *out)
{
	sort_words(pool);
	for (size_t i = 0; i < pool->count; i++) {
		const char *symbol = pool->words[i]->reference + strlen("S(");

		if (pool->words[i]->part != part)
			continue;
		emit_string(out, "s", symbol, strlen(symbol) - strlen(")"), pool->words[i]->text);
	}
}

void pool_emit_names(struct pool *pool, struct text *out)
{
	text_bytes(out, pool->names.at, pool->names.length);
	text_free(&pool->names);
}

void pool_emit_sentences(struct pool *pool, struct text *out)
{
	text_bytes(out, pool->sentences.at, pool->sentences.length);
	text_free(&pool->sentences);
}
