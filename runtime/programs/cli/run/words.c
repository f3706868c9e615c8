/* SPDX-License-Identifier: MIT */
/* uncore record: turns options into words of a command line. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "cli/run/words.h"

void add_word(struct stat_words *words, const char *word)
{
	words->words = take_memory(words->words, (words->count + 2) * sizeof(words->words[0]));
	words->words[words->count++] = copy_text(word);
	words->words[words->count] = NULL;
}

/*
 * Options of stat that are about a file or a machine. They are those with one text, except the separator of -x and the
 * time of --verify; the files of tables; and --append.
 */
static bool names_place(const struct option *option)
{
	if (option->kind == OPTION_TEXT)
		return strcmp(option->name, "field-separator") != 0 && strcmp(option->name, "verify") != 0;
	return strcmp(option->name, "tables") == 0 || strcmp(option->name, "append") == 0;
}

void add_option_words(struct stat_words *words, const struct cli_request *request, bool with_places)
{
	struct text word = { 0 };

	for (size_t at = 0; at < request->line.given_count; at++) {
		const struct option_given *given = &request->line.given[at];

		if (names_place(given->option) && !with_places)
			continue;
		text_cut(&word, 0);
		text_join(&word, "--", given->option->name, given->value != NULL ? "=" : "");
		text_add(&word, given->value != NULL ? given->value : "");
		add_word(words, text_string(&word));
	}
	text_free(&word);
}

void free_words(struct stat_words *words)
{
	for (size_t at = 0; at < words->count; at++)
		free(words->words[at]);
	free(words->words);
	free(words->lent);
	*words = (struct stat_words){ .count = 0 };
}
