/* SPDX-License-Identifier: MIT */
/* Reads a command line into a request. */
#define _GNU_SOURCE
#include "cli/common/arguments.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/option/terminal.h"
#include "cli/common/result_words.h"

/* Every spelling of / means this machine. */
static const char *plain_root(const char *root)
{
	char *whole = root != NULL ? realpath(root, NULL) : NULL;

	if (whole != NULL && strcmp(whole, "/") == 0)
		root = "/";
	free(whole);
	return root;
}

/* Folds what people read. Not what programs read, and what passes through. A manual is folded already. */
static void filter_output(const struct cli_request *request, enum options_result result)
{
	const struct command *command = request->line.command;
	bool is_text = request->format == CLI_TEXT && request->separator == NULL;
	bool passes = result == OPTIONS_READ &&
		      (command == &cli_commands[COMMAND_DECODE_LOG] || command == &cli_commands[COMMAND_COMPLETE]);

	if (result == OPTIONS_READ && command == &cli_commands[COMMAND_TOP])
		return; /* it draws on the terminal itself */
	if (result == OPTIONS_ASKED || passes)
		terminal_filter(false, false);
	else
		terminal_filter(is_text && request->output == NULL, is_text || request->line.count == 0);
}

/* What is meant by an option of LIKWID. */
static void tell_habit(const char *wrong)
{
	if (strstr(wrong, "there is no option -S\n") != NULL)
		fputs("  LIKWID's -S 1s is -t 1s here\n", stderr);
	if (strstr(wrong, "uncore stat: there is no option -c\n") != NULL)
		fputs("  LIKWID's -c selects CPUs, but uncore counters belong to sockets: leave it out to count every "
		      "socket; --socket N selects one\n",
		      stderr);
}

/* If help on a word of stat's table is asked for, prints what the word means. */
static void tell_result_word(const char *wrong, const char *last)
{
	const struct result_word *word = find_result_word(last);

	if (word != NULL && strstr(wrong, "there is no command \"") != NULL)
		fprintf(stderr, "  %s is a word that uncore stat prints: %s\n  see: uncore show %s\n", word->word,
			word->meaning, word->word);
}

enum options_result read_request(const struct command *command, int count, char **words, struct cli_request *request)
{
	struct text text = { 0 };
	struct command_line *line = &request->line;
	/* Reading changes the order of the words. */
	const char *last = count > 0 ? words[count - 1] : "";
	enum options_result result;

	*request = (struct cli_request){ .line.command = command };
	if (command != NULL)
		result = options_read_command(&cli_program, count, words, request, line, &text);
	else
		result = options_read(&cli_program, count, words, request, line, &text);
	if (command == NULL)
		filter_output(request, result);
	if (result == OPTIONS_WRONG || command == NULL)
		fputs(text_string(&text), result == OPTIONS_WRONG ? stderr : stdout);
	if (result == OPTIONS_WRONG && line->command == &cli_commands[COMMAND_STAT])
		tell_habit(text_string(&text));
	if (result == OPTIONS_WRONG)
		tell_result_word(text_string(&text), last);
	text_free(&text);
	request->root = plain_root(request->root);
	return result;
}

void free_request(struct cli_request *request)
{
	options_free(&cli_program, request, &request->line);
}
