/* SPDX-License-Identifier: MIT */
/* Allocates memory in chunks for one run. */
#include "base/arena.h"

#include <stdalign.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"

/* With ASan a gap follows each allocation, so that what goes past its end is found. */
#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/asan_interface.h>
enum { GAP = 16 };
#else
#define ASAN_POISON_MEMORY_REGION(at, size) ((void)(at), (void)(size))
#define ASAN_UNPOISON_MEMORY_REGION(at, size) ((void)(at), (void)(size))
enum { GAP = 0 };
#endif

enum { CHUNK_SIZE = 256 * 1024 };

struct arena_chunk {
	struct arena_chunk *next;
	size_t used, size;
	alignas(max_align_t) char bytes[];
};

static struct arena_chunk *new_chunk(struct arena *arena, size_t least)
{
	size_t size = least > CHUNK_SIZE ? least : CHUNK_SIZE;
	struct arena_chunk *chunk = take_memory(NULL, sizeof *chunk + size);

	chunk->size = size;
	chunk->used = 0;
	chunk->next = arena->chunks;
	arena->chunks = chunk;
	ASAN_POISON_MEMORY_REGION(chunk->bytes, size);
	return chunk;
}

/* What an allocation takes. */
static size_t rounded_up(size_t size)
{
	size_t rounded = (size + GAP + alignof(max_align_t) - 1) & ~(alignof(max_align_t) - 1);

	if (rounded < size)
		out_of_memory();
	return rounded;
}

void *arena_raw(struct arena *arena, size_t size)
{
	struct arena_chunk *chunk = arena->chunks;
	size_t rounded = rounded_up(size);

	if (chunk == NULL || chunk->size - chunk->used < rounded)
		chunk = new_chunk(arena, rounded);
	chunk->used += rounded;
	ASAN_UNPOISON_MEMORY_REGION(chunk->bytes + chunk->used - rounded, size);
	return chunk->bytes + chunk->used - rounded;
}

void *arena_alloc(struct arena *arena, size_t size)
{
	return memset(arena_raw(arena, size), 0, size);
}

void *arena_array(struct arena *arena, size_t count, size_t size)
{
	if (size != 0 && count > SIZE_MAX / size)
		out_of_memory();
	return arena_alloc(arena, count * size);
}

char *arena_copy(struct arena *arena, const char *text, size_t length)
{
	char *copy = arena_raw(arena, length + 1);

	memcpy(copy, text, length);
	copy[length] = '\0';
	return copy;
}

char *arena_vprintf(struct arena *arena, const char *format, va_list arguments)
{
	struct text text = { 0 };
	char *copy;

	text_vprintf(&text, format, arguments);
	copy = arena_copy(arena, text_string(&text), text.length);
	text_free(&text);
	return copy;
}

char *arena_printf(struct arena *arena, const char *format, ...)
{
	va_list arguments;
	char *text;

	va_start(arguments, format);
	text = arena_vprintf(arena, format, arguments);
	va_end(arguments);
	return text;
}

/* Makes the latest allocation longer where it is. False: it is not the latest, or its chunk has no room. */
static bool extend(struct arena *arena, void *items, size_t old, size_t size)
{
	struct arena_chunk *chunk = arena->chunks;
	size_t before = rounded_up(old), more = rounded_up(size) - before;

	if (old == 0 || chunk == NULL || chunk->used < before || items != chunk->bytes + chunk->used - before ||
	    chunk->size - chunk->used < more)
		return false;
	ASAN_UNPOISON_MEMORY_REGION(items, size);
	memset((char *)items + old, 0, size - old);
	chunk->used += more;
	return true;
}

/* Most arrays stay short: small elements get room for eight, large ones for as many as take little memory. */
static size_t first_room(size_t size)
{
	enum { LITTLE = 128, MOST = 8 };

	return size * MOST <= LITTLE ? MOST : size >= LITTLE ? 1 : LITTLE / size;
}

void *arena_enlarge(struct arena *arena, void *items, size_t count, size_t *room, size_t size)
{
	size_t before = *room;
	void *bigger;

	*room = count == 0 ? first_room(size) : count * 2;
	if (*room <= SIZE_MAX / size && extend(arena, items, before * size, *room * size))
		return items;
	if (*room > SIZE_MAX / size)
		out_of_memory();
	bigger = arena_raw(arena, *room * size);
	if (count != 0)
		memcpy(bigger, items, count * size);
	memset((char *)bigger + count * size, 0, (*room - count) * size);
	return bigger;
}

void arena_free(struct arena *arena)
{
	while (arena->chunks != NULL) {
		struct arena_chunk *next = arena->chunks->next;

		free(arena->chunks);
		arena->chunks = next;
	}
}
