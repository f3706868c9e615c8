/* SPDX-License-Identifier: MIT */
/* Makes of a question what texts are compared with. */
#ifndef RUNTIME_SEARCH_QUESTION_H
#define RUNTIME_SEARCH_QUESTION_H

#include "search/word.h"

enum {
	QUESTION_PATTERNS_MAX = 127,
	QUESTION_WORDS_MAX = 4, /* of a pattern, as rule "synonym" of the spec has it */
	QUESTION_PAIRS = 64 * 64,
	QUESTION_IGNORED_MAX = 8,
	QUESTION_NO_IDEA = 0xff /* of a pattern: a name may have the word, but nothing is found by it */
};

/* Words that follow each other: one way to say an idea of the question. */
struct question_pattern {
	struct search_span words[QUESTION_WORDS_MAX];
	unsigned char count;
	unsigned char third; /* letter of the first word; 0: that is too short to have one in every form */
	unsigned char asked; /* the idea */
	bool is_synonym;
	unsigned char next; /* 1 + the next pattern that begins with the same two letters */
};

struct question {
	struct search_span asked[SEARCH_ASKED_MAX];
	bool is_quantity[SEARCH_ASKED_MAX];
	unsigned asked_count;
	struct search_span ignored[QUESTION_IGNORED_MAX]; /* words that say nothing by themselves */
	unsigned ignored_count;
	struct question_pattern patterns[QUESTION_PATTERNS_MAX];
	unsigned pattern_count;
	unsigned char heads[QUESTION_PAIRS]; /* 1 + the first pattern that begins with the two letters */
	/*
	 * A bit for each third letter that a pattern may have, from the one with this number on. The second half is
	 * for names, which are found by more patterns.
	 */
	uint64_t thirds[2][QUESTION_PATTERNS_MAX + 1];
};

/*
 * Splits the words into ideas: the longest run of words that is a synonym, else single words. Ignored words are
 * left out, unless there are no others.
 */
void question_read(struct question *question, const struct uncore_tables *tables, struct search_span words);

/* Makes the patterns of its ideas anew; instead: what an idea was corrected to, at NULL: nothing. */
void question_compile(struct question *question, const struct uncore_tables *tables, const struct search_span *instead);

static inline unsigned question_pair(const char *word)
{
	return (unsigned)search_letter(word[0]) << 6 | search_letter(word[1]);
}

#endif
