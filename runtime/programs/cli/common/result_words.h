/* SPDX-License-Identifier: MIT */
/* Explains the words that stat prints in place of a number or beside it: "<frozen>", "multiplexed". */
#ifndef UNCORE_CLI_RESULT_WORDS_H
#define UNCORE_CLI_RESULT_WORDS_H

struct result_word {
	const char *word, *meaning;
	const char *worth; /* what the count is worth */
	const char *next;  /* what to type; "": nothing */
};

/* The word, also as the table prints it, "<frozen>"; NULL: stat prints no such word. */
const struct result_word *find_result_word(const char *word);

#endif
