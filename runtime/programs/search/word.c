/* SPDX-License-Identifier: MIT */
/* Takes words out of text, and says how alike two of them are. */
#include "search/word.h"

#include <string.h>

#define LETTER_(small, large, number) [small] = number, [large] = number
#define DIGIT_(digit, number) [digit] = number

enum { FIRST_DIGIT = 27, LEAST_STEM = 5 };

/* clang-format off */
const unsigned char search_letters[256] = {
	LETTER_('a', 'A', 1), LETTER_('b', 'B', 2), LETTER_('c', 'C', 3), LETTER_('d', 'D', 4),
	LETTER_('e', 'E', 5), LETTER_('f', 'F', 6), LETTER_('g', 'G', 7), LETTER_('h', 'H', 8),
	LETTER_('i', 'I', 9), LETTER_('j', 'J', 10), LETTER_('k', 'K', 11), LETTER_('l', 'L', 12),
	LETTER_('m', 'M', 13), LETTER_('n', 'N', 14), LETTER_('o', 'O', 15), LETTER_('p', 'P', 16),
	LETTER_('q', 'Q', 17), LETTER_('r', 'R', 18), LETTER_('s', 'S', 19), LETTER_('t', 'T', 20),
	LETTER_('u', 'U', 21), LETTER_('v', 'V', 22), LETTER_('w', 'W', 23), LETTER_('x', 'X', 24),
	LETTER_('y', 'Y', 25), LETTER_('z', 'Z', 26),
	DIGIT_('0', 27), DIGIT_('1', 28), DIGIT_('2', 29), DIGIT_('3', 30), DIGIT_('4', 31),
	DIGIT_('5', 32), DIGIT_('6', 33), DIGIT_('7', 34), DIGIT_('8', 35), DIGIT_('9', 36),
};
/* clang-format on */

struct search_span search_next_word(const char *at, const char *end)
{
	struct search_span word;

	while (at != end && *at != '\0' && search_letter(*at) == 0)
		at++;
	word = (struct search_span){ at, 0 };
	while (at + word.length != end && search_letter(at[word.length]) != 0)
		word.length++;
	return word;
}

static bool are_digits(const char *at, size_t length)
{
	for (size_t i = 0; i < length; i++)
		if (search_letter(at[i]) < FIRST_DIGIT)
			return false;
	return true;
}

static bool is_rest(struct search_span word, size_t from, const char *rest, size_t length)
{
	if (word.length - from != length)
		return false;
	for (size_t i = 0; i < length; i++)
		if (search_letter(word.at[from + i]) != search_letter(rest[i]))
			return false;
	return true;
}

/* Whether one of the two is a plural of the other: link, links; miss, misses; retry, retries. */
static bool is_plural(struct search_span one, struct search_span many, size_t same)
{
	if (one.length < 2 || same + 1 < one.length)
		return false;
	if (same == one.length)
		return is_rest(many, same, "s", 1) || is_rest(many, same, "es", 2);
	return one.length > 3 && is_rest(one, same, "y", 1) && is_rest(many, same, "ies", 3);
}

static bool is_ending(struct search_span word, size_t from)
{
	static const char *const endings[] = { "",    "e",   "d",    "r",   "s",    "ed",    "er",    "es",
					       "ers", "ing", "ings", "ion", "ions", "ation", "ations" };

	for (size_t i = 0; i < sizeof endings / sizeof endings[0]; i++)
		if (is_rest(word, from, endings[i], strlen(endings[i])))
			return true;
	return false;
}

/* After what they share, both have an ending: throttle, throttling; evict, evictions. */
static bool is_form(struct search_span a, struct search_span b, size_t same)
{
	return same >= LEAST_STEM && is_ending(a, same) && is_ending(b, same);
}

struct search_likeness search_compare(struct search_span wanted, struct search_span word, bool loose)
{
	size_t same = 0, most = wanted.length < word.length ? wanted.length : word.length;

	while (same < most && search_letter(wanted.at[same]) == search_letter(word.at[same]))
		same++;
	if (same == wanted.length && same == word.length)
		return (struct search_likeness){ 100, SEARCH_SAME };
	if (is_plural(wanted, word, same) || is_plural(word, wanted, same))
		return (struct search_likeness){ 100, SEARCH_FORM };
	if (same == wanted.length && same >= 2 && !are_digits(word.at + same - 1, 1) &&
	    are_digits(word.at + same, word.length - same))
		return (struct search_likeness){ 92, SEARCH_FORM };
	if (loose && is_form(wanted, word, same))
		return (struct search_likeness){ 80, SEARCH_FORM };
	if (loose && same == wanted.length && same >= 3)
		return (struct search_likeness){ 60, SEARCH_BEGINS };
	return (struct search_likeness){ 0, SEARCH_SAME };
}
