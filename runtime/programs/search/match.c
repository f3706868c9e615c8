/* SPDX-License-Identifier: MIT */
/*
 * Compares texts with a question. Every text of every platform passes here. A word costs a look into a table of pairs
 * of letters, unless a pattern begins with its first two.
 */
#include "search/match.h"

#include "shared/letter_sets.h"

/* How much of 100 it is worth that a word is in this place of a row. */
static const unsigned char weights[] = {
	[SEARCH_NAME] = 100,    [SEARCH_ALIAS] = 90,    [SEARCH_TITLE] = 85,      [SEARCH_CATEGORY] = 45,
	[SEARCH_TEXT] = 70,     [SEARCH_UNIT] = 50,     [SEARCH_EVENT_NAME] = 90, [SEARCH_EVENT_TEXT] = 45,
	[SEARCH_BOX_NAME] = 45, [SEARCH_BOX_TEXT] = 30,
};

/* Shares of 100: of a synonym of what was asked for, of a piece of a word. */
enum { SYNONYM_SHARE = 88, PIECE_SHARE = 93, LONGEST_FOUND = 255 }; /* LONGEST_FOUND: letters */

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

/* Whether the pattern has the third letter, or is too short to have one in every form. By some only names are found. */
static inline bool may_match(const struct question_pattern *pattern, unsigned third, enum search_place place)
{
	return (pattern->third == 0 || pattern->third == third) &&
	       (pattern->asked != QUESTION_NO_IDEA || is_named(place));
}

/* Whether a pattern begins with the same letters as the word, three where it is long enough. */
static inline bool may_begin(const struct question *question, const uint64_t *thirds, const char *word)
{
	unsigned first = question->heads[question_pair(word)];

	return first != 0 && (thirds[first] >> (search_letter(word[1]) != 0 ? search_letter(word[2]) : 0) & 1) != 0;
}

/* Compares the patterns that begin as the word does. Returns how many words the best one takes; 0: none fits. */
static unsigned match_word(const struct question *question, unsigned first, struct search_span word,
			   enum search_place place, unsigned share, struct matches *matches)
{
	unsigned taken = 0, third = word.length > 2 ? search_letter(word.at[2]) : 0;

	for (unsigned at = first; at != 0; at = question->patterns[at - 1].next) {
		const struct question_pattern *pattern = &question->patterns[at - 1];
		struct search_likeness like;
		struct match *best;
		size_t length;
		unsigned worth;

		if (!may_match(pattern, third, place))
			continue;
		like = compare(pattern, word, &length);
		worth = like.share * weights[place] * share / 100;
		if (worth == 0)
			continue;
		if (pattern->count > taken)
			taken = pattern->count;
		if (pattern->asked == QUESTION_NO_IDEA)
			continue;
		best = &matches->at[pattern->asked];
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

static bool is_large(char c)
{
	return c >= 'A' && c <= 'Z';
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

/* How far a word goes; in pieces, to the next large letter after a small one: PrefRFO is Pref, RFO. */
static struct search_span word_at(const char *at, bool in_pieces)
{
	struct search_span word = { at, 1 };

	while (search_letter(at[word.length]) != 0 &&
	       !(in_pieces && is_large(at[word.length]) && !is_large(at[word.length - 1])))
		word.length++;
	return word;
}

/* Compares the word that begins there; of a name also its pieces. Returns how many words are said by the question. */
static unsigned match_begin(const struct question *question, const char *at, enum search_place place, bool is_piece,
			    struct matches *matches)
{
	unsigned first = question->heads[question_pair(at)], taken = 0;

	if (!is_piece)
		taken = match_word(question, first, word_at(at, false), place, 100, matches);
	if (taken == 0 && place == SEARCH_NAME)
		taken = match_word(question, first, word_at(at, true), place, PIECE_SHARE, matches);
	return taken;
}

/* What the block before passes on to the first byte. */
struct before {
	letters_set letter, small;
};

/* Where words begin in the block. */
static inline letters_set begins_of(letters_block bytes, letters_set valid, struct before *before)
{
	letters_set letters = letters_of(bytes) & valid, begins = letters & ~(letters_after(letters) | before->letter);

	before->letter = letters_last(letters);
	return begins;
}

/* Where pieces of words begin. */
static inline letters_set pieces_of(letters_block bytes, letters_set valid, struct before *before)
{
	letters_set small = letters_small(bytes) & valid;
	letters_set pieces = letters_large(bytes) & valid & (letters_after(small) | before->small);

	before->small = letters_last(small);
	return pieces;
}

bool match_text(const struct question *question, const char *text, const char *end, enum search_place place,
		struct matches *matches)
{
	const uint64_t *thirds = question->thirds[is_named(place)];
	struct before before = { 0, 0 };
	unsigned words = 0, said = 0;
	letters_set ends = 0;

	for (const char *at = text; ends == 0 && at < end; at += LETTERS_BYTES) {
		letters_block bytes = letters_load(at, end);
		letters_set valid, pieces;

		ends = letters_ends(bytes);
		valid = (ends & (~ends + 1)) - 1;
		for (letters_set begins = begins_of(bytes, valid, &before); begins != 0; begins &= begins - 1) {
			const char *word = at + letters_first(begins);

			words++;
			if (may_begin(question, thirds, word))
				said += match_begin(question, word, place, false, matches);
		}
		for (pieces = place == SEARCH_NAME ? pieces_of(bytes, valid, &before) : 0; pieces != 0;
		     pieces &= pieces - 1) {
			const char *piece = at + letters_first(pieces);

			if (may_begin(question, thirds, piece))
				said += match_begin(question, piece, place, true, matches);
		}
	}
	if (is_named(place))
		note_name(matches, place, words, said < words ? said : words);
	return said != 0;
}

unsigned match_words(const char *text)
{
	unsigned count = 0;

	for (struct search_span word = search_next_word(text, NULL); word.length != 0; count++)
		word = search_next_word(word.at + word.length, NULL);
	return count;
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
