/* SPDX-License-Identifier: MIT */
/* uncore stat, uncore record: turns options into words of a command line. */
#ifndef RUNTIME_CLI_RUN_WORDS_H
#define RUNTIME_CLI_RUN_WORDS_H

#include "cli/common/commands.h"

struct stat_words {
	char **words; /* ends with NULL */
	size_t count;
	char **lent; /* the same pointers; reading arguments moves them */
};

void add_word(struct stat_words *words, const char *word);
/* Adds the options that were given; those that name files or the machine only if with_places. */
void add_option_words(struct stat_words *words, const struct cli_request *request, bool with_places);
void free_words(struct stat_words *words);

#endif
