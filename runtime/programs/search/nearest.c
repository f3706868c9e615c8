/* SPDX-License-Identifier: MIT */
/* Finds the word that a mistyped one probably means, among all words of platforms. */
#include "search/nearest.h"

#include "shared/near.h"
#include "search/word.h"

enum { LEAST_LENGTH = 4, LONG_WORD = 7 };

struct nearest_word {
	struct search_span wanted, best;
	unsigned most; /* letters that may differ */
};

/* Takes the next word of a pool of texts; length 0: there is no letter before the end. */
static struct search_span next_of_pool(const char *at, const char *end)
{
	struct search_span word;

	while (at < end && search_letter(*at) == 0)
		at++;
	word = (struct search_span){ at, 0 };
	while (at + word.length < end && search_letter(at[word.length]) != 0)
		word.length++;
	return word;
}

static bool has_word(const struct uncore_tables *tables, struct search_span wanted)
{
	const char *at = uncore_text(tables, 0), *end = at + tables->pool.count;

	for (struct search_span word; (word = next_of_pool(at, end)).length != 0; at = word.at + word.length)
		if (search_compare(wanted, word, false).share != 0)
			return true;
	return false;
}

bool search_knows(const struct uncore_tables *const *tables, unsigned count, struct search_span word)
{
	for (unsigned i = 0; i < count; i++)
		if (has_word(tables[i], word))
			return true;
	return false;
}

/* The first letter of a mistyped word is mostly right. Comparing no other words saves most of the time. */
static void offer(struct nearest_word *nearest, struct search_span word)
{
	size_t length = nearest->wanted.length;
	size_t apart = word.length > length ? word.length - length : length - word.length;
	unsigned distance;

	if (word.length < LEAST_LENGTH || word.length >= NEAR_ROOM || apart > nearest->most ||
	    search_letter(word.at[0]) != search_letter(nearest->wanted.at[0]))
		return;
	distance = near_distance(nearest->wanted.at, length, word.at, word.length, nearest->most);
	if (distance > nearest->most || (nearest->best.at != NULL && distance == nearest->most))
		return;
	nearest->best = word;
	nearest->most = distance;
}

struct search_span search_nearest(const struct uncore_tables *const *tables, unsigned count, struct search_span wanted)
{
	struct nearest_word nearest = { .wanted = wanted, .most = wanted.length >= LONG_WORD ? 2 : 1 };

	if (wanted.length < LEAST_LENGTH || wanted.length >= NEAR_ROOM)
		return nearest.best;
	for (unsigned i = 0; i < count; i++) {
		const char *at = uncore_text(tables[i], 0), *end = at + tables[i]->pool.count;

		for (struct search_span word; (word = next_of_pool(at, end)).length != 0; at = word.at + word.length)
			offer(&nearest, word);
	}
	return nearest.best;
}
