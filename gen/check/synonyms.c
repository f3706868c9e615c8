/* SPDX-License-Identifier: MIT */
/* Checks the words that searches take for each other. */
#include <string.h>
#include <strings.h>

#include "check/check.h"

/* Searches compare letters and digits only, and each word as a whole. */
static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/* How many words it is, with one blank between two; 0: it is anything else. */
static size_t count_words(const char *text)
{
	for (size_t count = 1;; count++) {
		size_t length = strspn(text, letters);

		text += length;
		if (length == 0 || (*text != ' ' && *text != '\0'))
			return 0;
		if (*text++ == '\0')
			return count;
	}
}

/* Reports a word that this set, or one before it, has as well. */
static void check_twice(struct checker *checker, size_t set, size_t word)
{
	const struct synonym *synonyms = checker->model->synonyms;
	const char *text = synonyms[set].words.at[word];

	for (size_t i = 0; i <= set; i++)
		for (size_t w = 0; w < (i == set ? word : synonyms[i].words.count); w++) {
			if (strcasecmp(synonyms[i].words.at[w], text) != 0)
				continue;
			diag_error(checker->diag, RULE_SYNONYM, node_element_loc(synonyms[set].node, "words", word),
				   "\"%s\" is a word of set \"%s\" already", text, synonyms[i].id);
			diag_note(checker->diag, node_element_loc(synonyms[i].node, "words", w), "the first is here");
			return;
		}
}

static void check_set(struct checker *checker, size_t set)
{
	const struct synonym *synonym = &checker->model->synonyms[set];
	size_t least = synonym->kind == UNCORE_SYNONYM_IGNORED ? 1 : 2;

	if (synonym->words.count < least)
		diag_error(checker->diag, RULE_SYNONYM, node_key_loc(synonym->node, "words"),
			   "set \"%s\" needs at least %zu words", synonym->id, least);
	for (size_t w = 0; w < synonym->words.count; w++) {
		size_t count = count_words(synonym->words.at[w]);

		if (count == 0 || count > SYNONYM_WORDS_MAX)
			diag_error(checker->diag, RULE_SYNONYM, node_element_loc(synonym->node, "words", w),
				   "\"%s\" is not one to %u words of letters and digits with a blank between two",
				   synonym->words.at[w], (unsigned)SYNONYM_WORDS_MAX);
		check_twice(checker, set, w);
	}
}

void check_synonyms(struct checker *checker)
{
	const struct model *model = checker->model;

	for (size_t i = 0; i < model->synonym_count; i++)
		check_set(checker, i);
	report_same_ids(checker, RULE_DUPLICATE_ID, "set of synonyms", IDS(model->synonyms, model->synonym_count, id));
}
