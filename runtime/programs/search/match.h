/* SPDX-License-Identifier: MIT */
/* Compares texts with a question. */
#ifndef RUNTIME_SEARCH_MATCH_H
#define RUNTIME_SEARCH_MATCH_H

#include "search/question.h"

/* The best that was found for an idea of the question. */
struct match {
	const char *found; /* NULL: nothing */
	uint16_t worth;    /* of 10000 */
	uint16_t places;   /* where it was found, a bit each */
	uint8_t length;    /* of what was found */
	uint8_t place, how;
};

/* What was found in a row, and how much of its names the question says. */
struct matches {
	struct match at[SEARCH_ASKED_MAX];
	uint8_t words, said; /* of its name */
	uint8_t named;       /* of another tool's name: how many of 100 words */
};

/* Of a name it also counts how much of it the question says. */
static inline bool is_named(enum search_place place)
{
	return place == SEARCH_NAME || place == SEARCH_ALIAS;
}

/*
 * Compares a text that ends with a NUL, before the end of what may be read. What is better than in matches takes
 * its place. Returns whether the question says any of its words.
 */
bool match_text(const struct question *question, const char *text, const char *end, enum search_place place,
		struct matches *matches);

/* How many words a text has. */
unsigned match_words(const char *text);

/* Takes over what was found in something that the row belongs to, as found in that place, where it is better. */
void match_inherit(const struct question *question, struct matches *matches, const struct matches *from,
		   enum search_place name, enum search_place other);

/* How much of its name, or of one that it has in another tool, the question says: of 100 words. */
unsigned match_named(const struct matches *matches);

/* Whether own has more for some idea than inherited has. */
bool match_adds(const struct question *question, const struct matches *own, const struct matches *inherited);

static inline unsigned match_count(const struct question *question, const struct matches *matches)
{
	unsigned count = 0;

	for (unsigned i = 0; i < question->asked_count; i++)
		count += matches->at[i].worth != 0;
	return count;
}

#endif
