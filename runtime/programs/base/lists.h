/* SPDX-License-Identifier: MIT */
/* Declares lists of texts and of numbers, each with its count. */
#ifndef BASE_LISTS_H
#define BASE_LISTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"

struct strings {
	const char **at;
	size_t count;
	size_t room; /* of a list that list_add() grows; else 0 */
};

struct numbers {
	uint64_t *at;
	size_t count;
};

/* A list, or, if several is true, a list of lists. */
struct number_lists {
	struct numbers *at;
	size_t count;
	bool several;
};

/* Adds the text itself, not a copy. A copy of the struct must not grow any more: both would share the room. */
void list_add(struct arena *arena, struct strings *list, const char *text);
/* Adds a copy of the text unless the list already has it. */
void list_once(struct arena *arena, struct strings *list, const char *text, size_t length);
bool list_has(const struct strings *list, const char *text);
/* Whether both lists have the same texts in the same order. */
bool lists_equal(const struct strings *a, const struct strings *b);
bool numbers_equal(const struct numbers *a, const struct numbers *b);
/* A word with bit n set for each number n of the list; each is below 64. */
uint64_t numbers_bits(const struct numbers *numbers);

#endif
