/* SPDX-License-Identifier: MIT */
/* Finds the word that a mistyped one probably means, among all words of platforms. */
#include "search/nearest.h"

#include "base/near.h"
#include "search/word.h"

enum { LEAST_LENGTH = 4, LONG_WORD = 7 };

struct nearest_word {
	struct search_span wanted, best;
	unsigned most; /* letters that may differ */
};

/* Whoever mistypes a word mostly gets its first letter right; comparing no others saves most of the time. */
static void offer(struct nearest_word *nearest, struct search_span word)
{
	size_t length = nearest->wanted.length;
	size_t apart = word.length > length ? word.length - length : length - word.length;
	unsigned distance;

	if (word.length < LEAST_LENGTH || word.length >= NEAR_ROOM || apart > nearest->most ||
	    search_letter(word.at[0]) != search_letter(nearest->wanted.at[0]))
		return;
	distance = near_distance(nearest->wanted.at, length, word.at, word.length, nearest->most);
	if (distance > nearest->most)
		return;
	nearest->best = word;
	nearest->most = distance - 1;
}

struct search_span search_nearest(const struct uncore_tables *const *tables, unsigned count, struct search_span wanted)
{
	struct nearest_word nearest = { .wanted = wanted, .most = wanted.length >= LONG_WORD ? 2 : 1 };

	if (wanted.length < LEAST_LENGTH || wanted.length >= NEAR_ROOM)
		return nearest.best;
	for (unsigned i = 0; i < count; i++) {
		const char *at = uncore_text(tables[i], 0), *end = at + tables[i]->pool.count;

		while (at < end) {
			struct search_span word = { at, 0 };

			while (at < end && search_letter(*at) != 0)
				at++;
			word.length = (size_t)(at - word.at);
			offer(&nearest, word);
			if (nearest.best.at != NULL && nearest.most == 0)
				return nearest.best;
			at++;
		}
	}
	return nearest.best;
}
