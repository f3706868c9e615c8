/* SPDX-License-Identifier: MIT */
/* Makes of a question what texts are compared with. */
#include "search/question.h"

#include <string.h>

/* The words of a text, QUESTION_WORDS_MAX at most. */
static unsigned split(struct search_span text, struct search_span *words)
{
	const char *at = text.at, *end = text.at + text.length;
	unsigned count = 0;

	for (struct search_span word; count < QUESTION_WORDS_MAX; at = word.at + word.length) {
		word = search_next_word(at, end);
		if (word.length == 0)
			break;
		words[count++] = word;
	}
	return count;
}

static struct search_span text_of(const struct uncore_tables *tables, uncore_string at)
{
	const char *text = uncore_text(tables, at);

	return (struct search_span){ text, strlen(text) };
}

/* How many words of the question, from the first on, say the synonym; 0: another thing. */
static unsigned says(const struct search_span *asked, unsigned count, struct search_span synonym)
{
	struct search_span words[QUESTION_WORDS_MAX];
	unsigned length = split(synonym, words);

	if (length == 0 || length > count)
		return 0;
	for (unsigned i = 0; i < length; i++) {
		struct search_likeness like = search_compare(words[i], asked[i], false);

		if (like.share == 0)
			return 0;
	}
	return length;
}

/* The synonym that takes most of the words; NULL: none does. */
static const struct uncore_synonym_row *longest(const struct uncore_tables *tables, const struct search_span *asked,
						unsigned count, unsigned *length)
{
	const struct uncore_synonym_row *best = NULL;

	*length = 1;
	for (unsigned i = 0; i < tables->synonyms.count; i++) {
		const struct uncore_synonym_row *row = &uncore_synonyms(tables)[i];
		unsigned taken = says(asked, count, text_of(tables, row->word));

		if (taken > 0 && (best == NULL || taken > *length)) {
			best = row;
			*length = taken;
		}
	}
	return best;
}

static void add_idea(struct question *question, const struct search_span *words, unsigned count, bool is_quantity)
{
	const struct search_span *last = &words[count - 1];

	if (question->asked_count == SEARCH_ASKED_MAX)
		return;
	question->is_quantity[question->asked_count] = is_quantity;
	question->asked[question->asked_count++] =
		(struct search_span){ words->at, (size_t)(last->at - words->at) + last->length };
}

static void read_ideas(struct question *question, const struct uncore_tables *tables, struct search_span text,
		       bool keeps_ignored)
{
	const char *at = text.at, *end = text.at + text.length;

	for (;;) {
		struct search_span words[QUESTION_WORDS_MAX];
		unsigned count = split((struct search_span){ at, (size_t)(end - at) }, words), length;
		const struct uncore_synonym_row *row;

		if (count == 0)
			return;
		row = longest(tables, words, count, &length);
		if (!keeps_ignored && row != NULL && row->kind == UNCORE_SYNONYM_IGNORED)
			question->ignored[question->ignored_count < QUESTION_IGNORED_MAX ? question->ignored_count++ :
											   0] = words[0];
		else
			add_idea(question, words, length, row != NULL && row->kind == UNCORE_SYNONYM_QUANTITY);
		at = words[length - 1].at + words[length - 1].length;
	}
}

/* By a pattern without an idea only names are found. One that is short may have any third letter. */
static void note_third(struct question *question, unsigned number, const struct question_pattern *pattern)
{
	uint64_t own = pattern->third != 0 ? UINT64_C(1) << pattern->third : UINT64_MAX;

	question->thirds[true][number] = question->thirds[true][pattern->next] | own;
	question->thirds[false][number] =
		question->thirds[false][pattern->next] | (pattern->asked != QUESTION_NO_IDEA ? own : 0);
}

static void add_pattern(struct question *question, unsigned asked, struct search_span text, bool is_synonym)
{
	struct question_pattern *pattern = &question->patterns[question->pattern_count];
	unsigned char *head;

	if (question->pattern_count == QUESTION_PATTERNS_MAX)
		return;
	*pattern = (struct question_pattern){ .asked = (unsigned char)asked, .is_synonym = is_synonym };
	pattern->count = (unsigned char)split(text, pattern->words);
	if (pattern->count == 0)
		return;
	if (pattern->words[0].length > 3)
		pattern->third = search_letter(pattern->words[0].at[2]);
	/* A word of one letter ends where the text may not. */
	head = &question->heads[pattern->words[0].length > 1 ? question_pair(pattern->words[0].at) :
							       (unsigned)search_letter(pattern->words[0].at[0]) << 6];
	pattern->next = *head;
	*head = (unsigned char)++question->pattern_count;
	note_third(question, *head, pattern);
}

/* Adds the other words of the set that the idea belongs to. */
static void add_synonyms(struct question *question, const struct uncore_tables *tables, unsigned asked,
			 struct search_span idea)
{
	const struct uncore_synonym_row *rows = uncore_synonyms(tables), *row;
	struct search_span words[QUESTION_WORDS_MAX];
	unsigned count = split(idea, words), length;

	row = count == 0 ? NULL : longest(tables, words, count, &length);
	if (row == NULL || length != count || row->kind == UNCORE_SYNONYM_IGNORED)
		return;
	for (unsigned i = 0; i < tables->synonyms.count; i++)
		if (rows[i].set == row->set && &rows[i] != row)
			add_pattern(question, asked, text_of(tables, rows[i].word), true);
	question->is_quantity[asked] |= row->kind == UNCORE_SYNONYM_QUANTITY;
}

void question_compile(struct question *question, const struct uncore_tables *tables, const struct search_span *instead)
{
	memset(question->heads, 0, sizeof question->heads);
	question->pattern_count = 0;
	for (unsigned i = 0; i < question->asked_count; i++) {
		struct search_span idea = instead[i].at != NULL ? instead[i] : question->asked[i];

		add_pattern(question, i, idea, false);
		add_synonyms(question, tables, i, idea);
	}
	for (unsigned i = 0; i < question->ignored_count; i++)
		add_pattern(question, QUESTION_NO_IDEA, question->ignored[i], true);
}

void question_read(struct question *question, const struct uncore_tables *tables, struct search_span words)
{
	question->asked_count = question->ignored_count = 0;
	read_ideas(question, tables, words, false);
	if (question->asked_count == 0)
		read_ideas(question, tables, words, true);
}
