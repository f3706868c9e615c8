/* SPDX-License-Identifier: MIT */
/* uncore stat, uncore record: options as words of a command line again. */
#ifndef RUNTIME_CLI_STAT_WORDS_H
#define RUNTIME_CLI_STAT_WORDS_H

#include "cli/commands.h"

struct stat_words {
	char **words; /* with a NULL behind the last */
	size_t count;
	char **lent; /* the same pointers, which reading arguments moves about */
};

void add_word(struct stat_words *words, const char *word);
/* The options that were given; those that name files or the machine only with_places. */
void add_option_words(struct stat_words *words, const struct cli_request *request, bool with_places);
/* What read_request() makes of them. The request points to the words, until the next call. */
int read_words(struct stat_words *words, const struct command *command, struct cli_request *request);
void free_words(struct stat_words *words);

#endif
