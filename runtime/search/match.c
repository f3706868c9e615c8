/* SPDX-License-Identifier: MIT */
/*
 * Compares texts with a question. Every text of every platform passes here: a word costs a look into a table of pairs of
 * letters unless a pattern begins with its first two.
 */
#include "search/match.h"

/* How much it says of a row that a word stands in a place, of 100. */
static const unsigned char weights[] = {
	[SEARCH_NAME] = 100,    [SEARCH_ALIAS] = 90,    [SEARCH_TITLE] = 85,      [SEARCH_CATEGORY] = 45,
	[SEARCH_TEXT] = 70,     [SEARCH_UNIT] = 50,     [SEARCH_EVENT_NAME] = 90, [SEARCH_EVENT_TEXT] = 45,
	[SEARCH_BOX_NAME] = 45, [SEARCH_BOX_TEXT] = 30,
};

/* A synonym is worth a little less than the word that was asked for. */
enum { SYNONYM_SHARE = 88, LONGEST_FOUND = 255 };

/* How well the pattern is said by the words from here on; *length: what they take. */
static struct search_likeness compare(const struct question_pattern *pattern, struct search_span word, size_t *length)
{
	struct search_likeness whole = search_compare(pattern->words[0], word, !pattern->is_synonym), one;
	const char *begin = word.at;

	for (unsigned i = 1; i < pattern->count && whole.share != 0; i++) {
		word = search_next_word(word.at + word.length, NULL);
		one = word.length == 0 ? (struct search_likeness){ 0, SEARCH_SAME } :
					 search_compare(pattern->words[i], word, !pattern->is_synonym);
		if (one.share < whole.share)
			whole = one;
	}
	*length = (size_t)(word.at - begin) + word.length;
	if (pattern->is_synonym)
		whole = (struct search_likeness){ whole.share * SYNONYM_SHARE / 100, SEARCH_SYNONYM };
	return whole;
}

/* Compares the patterns that begin as the word does. Returns how many words the best one takes; 0: none fits. */
static unsigned match_word(const struct question *question, unsigned first, struct search_span word,
			   enum search_place place, struct matches *matches)
{
	unsigned taken = 0;

	for (unsigned at = first; at != 0; at = question->patterns[at - 1].next) {
		const struct question_pattern *pattern = &question->patterns[at - 1];
		struct match *best = &matches->at[pattern->asked];
		size_t length;
		struct search_likeness like = compare(pattern, word, &length);
		unsigned worth = like.share * weights[place];

		if (worth == 0)
			continue;
		if (pattern->count > taken)
			taken = pattern->count;
		best->places |= (uint16_t)(1U << place);
		if (worth > best->worth)
			*best = (struct match){
				word.at,        (uint16_t)worth,
				best->places,   (uint8_t)(length < LONGEST_FOUND ? length : LONGEST_FOUND),
				(uint8_t)place, (uint8_t)like.how
			};
	}
	return taken;
}

static bool is_named(enum search_place place)
{
	return place == SEARCH_NAME || place == SEARCH_ALIAS;
}

static bool is_large(char c)
{
	return c >= 'A' && c <= 'Z';
}

/* Compares the pieces of a word of a name that begin with a large letter behind a small one: PrefRFO is Pref, RFO. */
static unsigned match_pieces(const struct question *question, struct search_span word, enum search_place place,
			     struct matches *matches)
{
	const char *end = word.at + word.length, *begin = word.at;
	unsigned taken = 0;

	for (const char *at = begin + 1; at <= end; at++) {
		if (at != end && (!is_large(*at) || is_large(at[-1])))
			continue;
		if (at == end && begin == word.at)
			break;
		taken |= match_word(question, question->heads[question_pair(begin)],
				    (struct search_span){ begin, (size_t)(at - begin) }, place, matches);
		begin = at;
	}
	return taken != 0;
}

/* How much of a name the question says. Of several names in other tools the best one counts. */
static void note_name(struct matches *matches, enum search_place place, unsigned words, unsigned said)
{
	unsigned named = words == 0 ? 0 : said >= words ? 100 : said * 100 / words;

	if (place == SEARCH_NAME) {
		matches->words = (uint8_t)words;
		matches->said = (uint8_t)said;
	} else if (named > matches->named) {
		matches->named = (uint8_t)named;
	}
}

void match_text(const struct question *question, const char *text, enum search_place place, struct matches *matches)
{
	unsigned words = 0, said = 0, taken;
	bool is_name = is_named(place);
	const char *at = text;

	while (*at != '\0') {
		const char *begin;
		unsigned first;

		if (search_letter(*at) == 0) {
			at++;
			continue;
		}
		begin = at;
		first = question->heads[question_pair(at)];
		while (search_letter(*++at) != 0)
			continue;
		words++;
		taken = first == 0 ? 0 :
				     match_word(question, first, (struct search_span){ begin, (size_t)(at - begin) },
						place, matches);
		if (taken == 0 && is_name)
			taken = match_pieces(question, (struct search_span){ begin, (size_t)(at - begin) }, place,
					     matches);
		said += taken;
	}
	if (is_name)
		note_name(matches, place, words, said);
}

unsigned match_named(const struct matches *matches)
{
	unsigned said = matches->said < matches->words ? matches->said : matches->words;
	unsigned named = matches->words == 0 ? 0 : said * 100 / matches->words;

	return named > matches->named ? named : matches->named;
}

void match_inherit(const struct question *question, struct matches *matches, const struct matches *from,
		   enum search_place name, enum search_place other)
{
	for (unsigned i = 0; i < question->asked_count; i++) {
		const struct match *match = &from->at[i];
		enum search_place place = is_named((enum search_place)match->place) ? name : other;
		unsigned worth;

		if (match->worth == 0)
			continue;
		worth = (unsigned)match->worth * weights[place] / weights[match->place];
		matches->at[i].places |= (uint16_t)(1U << place);
		if (worth <= matches->at[i].worth)
			continue;
		matches->at[i] = (struct match){ match->found,  (uint16_t)worth, matches->at[i].places,
						 match->length, (uint8_t)place,  match->how };
	}
}

bool match_adds(const struct question *question, const struct matches *own, const struct matches *inherited)
{
	for (unsigned i = 0; i < question->asked_count; i++)
		if (own->at[i].worth > inherited->at[i].worth)
			return true;
	return false;
}
