/* SPDX-License-Identifier: MIT */
/* Allocates memory that lives as long as one run: in chunks, freed at once. Allocation failure ends the program. */
#ifndef BASE_ARENA_H
#define BASE_ARENA_H

#include <stdarg.h>
#include <stddef.h>

struct arena {
	struct arena_chunk *chunks;
};

/* Aligned for any type. The contents are undefined. */
void *arena_raw(struct arena *arena, size_t size);
/* Does the same, and sets the memory to 0. */
void *arena_alloc(struct arena *arena, size_t size);
void *arena_array(struct arena *arena, size_t count, size_t size);
char *arena_copy(struct arena *arena, const char *text, size_t length);
char *arena_vprintf(struct arena *arena, const char *format, va_list arguments) __attribute__((format(printf, 2, 0)));
char *arena_printf(struct arena *arena, const char *format, ...) __attribute__((format(printf, 2, 3)));
void arena_free(struct arena *arena);

void *arena_enlarge(struct arena *arena, void *items, size_t count, size_t *room, size_t size);

/* Makes room for one more element after the first count ones. The old memory stays in the arena. */
static inline void *arena_grow(struct arena *arena, void *items, size_t count, size_t *room, size_t size)
{
	return count < *room ? items : arena_enlarge(arena, items, count, room, size);
}

#endif
