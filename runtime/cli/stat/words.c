/* SPDX-License-Identifier: MIT */
/* uncore record: turns a request back into words of a command line. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "cli/arguments.h"
#include "cli/stat/stat.h"

void add_word(struct stat_words *words, const char *word)
{
	words->words = take_memory(words->words, (words->count + 2) * sizeof(words->words[0]));
	words->words[words->count++] = copy_text(word);
	words->words[words->count] = NULL;
}

/* NAME=VALUE, whatever the value begins with. */
static void add_pair(struct stat_words *words, const char *name, const char *value)
{
	struct text word = { 0 };

	text_printf(&word, "%s=%s", name, value);
	add_word(words, text_string(&word));
	text_free(&word);
}

static void add_option(struct stat_words *words, const struct cli_request *request, const struct cli_option *option)
{
	const void *place = (const char *)request + option->place;
	const struct cli_number *number = (const struct cli_number *)place;
	const struct cli_list *list = (const struct cli_list *)place;
	char digits[24];

	switch (option->kind) {
	case CLI_OPTION_HELP:
		break;
	case CLI_OPTION_FLAG:
		if (*(const bool *)place)
			add_word(words, option->name);
		break;
	case CLI_OPTION_TEXT:
		if (*(const char *const *)place != NULL)
			add_pair(words, option->name, *(const char *const *)place);
		break;
	case CLI_OPTION_LIST:
		for (size_t at = 0; at < list->count; at++)
			add_pair(words, option->name, list->texts[at]);
		break;
	case CLI_OPTION_NUMBER:
		snprintf(digits, sizeof(digits), "%" PRIu64, number->number);
		if (number->is_given)
			add_pair(words, option->name, digits);
		break;
	case CLI_OPTION_FORMAT:
		if (request->has_format)
			add_pair(words, option->name, format_word(request->format));
		break;
	}
}

/* Options of stat that name a file or a machine: all that have one text. */
static bool is_place(const struct cli_option *option)
{
	return option->kind == CLI_OPTION_TEXT;
}

void add_option_words(struct stat_words *words, const struct cli_request *request, bool with_places)
{
	for (size_t at = 0; at < request->command->option_count; at++) {
		const struct cli_option *option = &request->command->options[at];

		if (with_places || !is_place(option))
			add_option(words, request, option);
	}
}

int read_words(struct stat_words *words, const struct cli_command *command, struct cli_request *request)
{
	size_t bytes = (words->count + 1) * sizeof(words->words[0]);

	words->lent = take_memory(words->lent, bytes);
	if (words->count > 0)
		memcpy(words->lent, words->words, bytes);
	return read_arguments(command, (int)words->count, words->lent, request);
}

void free_words(struct stat_words *words)
{
	for (size_t at = 0; at < words->count; at++)
		free(words->words[at]);
	free(words->words);
	free(words->lent);
	*words = (struct stat_words){ .count = 0 };
}
