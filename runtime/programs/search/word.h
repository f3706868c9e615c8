/* SPDX-License-Identifier: MIT */
/* Takes words out of text, and says how alike two of them are. */
#ifndef RUNTIME_SEARCH_WORD_H
#define RUNTIME_SEARCH_WORD_H

#include "search/search.h"

/* Letters of both cases from 1 on, then digits; 0: it is not part of a word. */
extern const unsigned char search_letters[256];

static inline unsigned char search_letter(char c)
{
	return search_letters[(unsigned char)c];
}

/* The next word at or after a place of a text that ends at its end or a NUL; length 0: there is none. */
struct search_span search_next_word(const char *at, const char *end);

/* A share of 100, and how. */
struct search_likeness {
	unsigned share; /* 0: they are two words */
	enum search_how how;
};

/*
 * How well the word stands for the wanted one. loose: other endings and longer words count too, as for what a user
 * typed; without it only plurals and numbers do.
 */
struct search_likeness search_compare(struct search_span wanted, struct search_span word, bool loose);

#endif
