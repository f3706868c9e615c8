/* SPDX-License-Identifier: MIT */
/* The string pool. */
#include "emit/pool.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { LITERAL_MAX = 4000 };

struct pool_string {
	const char *text;
	size_t length;
	uint32_t offset;
	bool tail; /* its bytes are the end of another string's */
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

static struct pool_string **slot(const struct pool *pool, const char *text, size_t length)
{
	size_t at = hash(text, length) & (pool->slot_count - 1);

	while (pool->slots[at] != NULL &&
	       (pool->slots[at]->length != length || memcmp(pool->slots[at]->text, text, length) != 0))
		at = (at + 1) & (pool->slot_count - 1);
	return &pool->slots[at];
}

static void grow(struct pool *pool)
{
	pool->slot_count = pool->slot_count == 0 ? 1024 : pool->slot_count * 2;
	pool->slots = arena_array(pool->arena, pool->slot_count, sizeof *pool->slots);
	for (size_t i = 0; i < pool->count; i++)
		*slot(pool, pool->strings[i]->text, pool->strings[i]->length) = pool->strings[i];
}

void pool_add(struct pool *pool, const char *text)
{
	struct pool_string **at, *string;
	size_t length;

	if (text == NULL || *text == '\0')
		return;
	if (pool->count * 2 >= pool->slot_count)
		grow(pool);
	length = strlen(text);
	at = slot(pool, text, length);
	if (*at != NULL)
		return;
	string = arena_alloc(pool->arena, sizeof *string);
	string->text = text;
	string->length = length;
	*at = string;
	pool->strings = arena_grow(pool->arena, pool->strings, pool->count, &pool->room, sizeof(struct pool_string *));
	pool->strings[pool->count++] = string;
}

/* By the reversed text, so that a string stands next to those it ends; longer ones later. Distinct texts never tie. */
static int compare_reversed(const void *left, const void *right)
{
	const struct pool_string *a = *(struct pool_string *const *)left, *b = *(struct pool_string *const *)right;
	size_t i = a->length, j = b->length;

	while (i > 0 && j > 0) {
		unsigned char c = (unsigned char)a->text[--i], d = (unsigned char)b->text[--j];

		if (c != d)
			return c < d ? -1 : 1;
	}
	assert(a == b || i != j);
	return i < j ? -1 : i > j;
}

static bool is_tail_of(const struct pool_string *tail, const struct pool_string *string)
{
	return tail->length < string->length &&
	       memcmp(string->text + string->length - tail->length, tail->text, tail->length) == 0;
}

void pool_place(struct pool *pool)
{
	size_t next = 1; /* offset 0 is the empty string */

	if (pool->count != 0)
		qsort(pool->strings, pool->count, sizeof(struct pool_string *), compare_reversed);
	for (size_t i = pool->count; i-- > 0;) {
		struct pool_string *string = pool->strings[i],
				   *above = i + 1 < pool->count ? pool->strings[i + 1] : NULL;

		string->tail = above != NULL && is_tail_of(string, above);
		if (string->tail) {
			string->offset = above->offset + (uint32_t)(above->length - string->length);
			continue;
		}
		string->offset = (uint32_t)next;
		next += string->length + 1;
	}
	pool->size = next;
}

uint32_t pool_offset(const struct pool *pool, const char *text)
{
	const struct pool_string *string;

	if (text == NULL || *text == '\0')
		return 0;
	string = *slot(pool, text, strlen(text));
	if (string == NULL)
		abort(); /* a string is used that was never collected */
	return string->offset;
}

/* One literal's worth of strings, from index downward: the order of the offsets. */
struct chunk {
	size_t first, end; /* indices, first > end: strings[first - 1] down to strings[end] */
	size_t size;
};

static bool next_chunk(const struct pool *pool, struct chunk *chunk)
{
	if (chunk->end == 0)
		return false;
	chunk->first = chunk->end;
	chunk->size = 0;
	while (chunk->end > 0) {
		const struct pool_string *string = pool->strings[chunk->end - 1];

		if (!string->tail && chunk->size != 0 && chunk->size + string->length + 1 > LITERAL_MAX)
			break;
		if (!string->tail)
			chunk->size += string->length + 1;
		chunk->end--;
	}
	return true;
}

void pool_emit_members(const struct pool *pool, struct out *out)
{
	struct chunk chunk = { .end = pool->count };

	out_text(out, "\tchar pool[1];\n");
	for (unsigned n = 0; next_chunk(pool, &chunk); n++) {
		out_text(out, "\tchar pool_");
		out_dec(out, n);
		out_char(out, '[');
		out_dec(out, chunk.size);
		out_text(out, "];\n");
	}
}

static void emit_literal(struct out *out, const struct pool_string *string, bool last)
{
	const char *text = string->text, *end = text + string->length;

	out_text(out, "\t\t\"");
	while (text < end) {
		size_t plain = strcspn(text, "\"\\\n?"); /* ?? may begin a trigraph */

		out_bytes(out, text, plain);
		text += plain;
		if (text < end) {
			out_char(out, '\\');
			out_char(out, *text == '\n' ? 'n' : *text);
			text++;
		}
	}
	out_text(out, last ? "\"" : "\\0\"\n");
}

void pool_emit_literals(const struct pool *pool, struct out *out)
{
	struct chunk chunk = { .end = pool->count };

	out_text(out, "\t.pool = \"\",\n");
	for (unsigned n = 0; next_chunk(pool, &chunk); n++) {
		size_t left = chunk.size;

		out_text(out, "\t.pool_");
		out_dec(out, n);
		out_text(out, " =\n");
		for (size_t i = chunk.first; i-- > chunk.end;) {
			if (pool->strings[i]->tail)
				continue;
			left -= pool->strings[i]->length + 1;
			emit_literal(out, pool->strings[i], left == 0);
		}
		out_text(out, ",\n");
	}
}
