/* SPDX-License-Identifier: MIT */
/* Reads the words after a command's name. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/near.h"
#include "base/words.h"
#include "cli/arguments.h"

/* While words are read: what is left, and where arguments go. */
struct reading {
	struct cli_request *request;
	char **words;
	int count;
};

const struct cli_command *find_command(const char *name)
{
	for (size_t at = 0; at < cli_command_count; at++)
		if (strcmp(cli_commands[at].name, name) == 0)
			return &cli_commands[at];
	return NULL;
}

int unknown_command(const char *name)
{
	struct nearest nearest = { .wanted = name };

	for (size_t at = 0; at < cli_command_count; at++)
		nearest_offer(&nearest, cli_commands[at].name);
	fprintf(stderr, "uncore: there is no command \"%s\"", name);
	if (nearest.best[0] != '\0')
		fprintf(stderr, "; did you mean %s?", nearest.best);
	fputs("\n  see: uncore --help\n", stderr);
	return CLI_BAD;
}

static int usage_error(const struct cli_command *command, const char *what, const char *word, const char *nearest)
{
	fprintf(stderr, "uncore %s: %s%s", command->name, what, word);
	if (nearest != NULL && nearest[0] != '\0')
		fprintf(stderr, "; did you mean %s?", nearest);
	fprintf(stderr, "\n  see: uncore %s --help\n", command->name);
	return CLI_BAD;
}

static const struct cli_option *find_option(const struct cli_command *command, const char *word, size_t length)
{
	for (size_t at = 0; at < command->option_count; at++) {
		const struct cli_option *option = &command->options[at];

		if ((strncmp(option->name, word, length) == 0 && option->name[length] == '\0') ||
		    (length == 2 && word[0] == '-' && option->letter != 0 && word[1] == option->letter))
			return option;
	}
	return NULL;
}

static int unknown_option(const struct cli_command *command, const char *word)
{
	char name[40];
	struct nearest nearest = { .wanted = name };

	snprintf(name, sizeof(name), "%.*s", (int)strcspn(word, "="), word);
	for (size_t at = 0; at < command->option_count; at++)
		nearest_offer(&nearest, command->options[at].name);
	return usage_error(command, "there is no option ", name, nearest.best);
}

static const char *const format_words[] = { "text",  "json",        "csv",        "perf", "libpfm",
					    "rdmsr", "openmetrics", "prometheus", "tsv" };

const char *format_word(enum cli_format format)
{
	return format_words[format];
}

static bool set_format(const struct cli_option *option, const char *word, enum cli_format *format)
{
	const char *words = option->argument;

	for (unsigned at = 0; at < sizeof(format_words) / sizeof(format_words[0]); at++) {
		const char *found = strstr(words, format_words[at]);

		if (strcmp(word, format_words[at]) == 0 && found != NULL) {
			*format = (enum cli_format)at;
			return true;
		}
	}
	return false;
}

static int bad_value(const struct cli_request *request, const struct cli_option *option, const char *value)
{
	fprintf(stderr, "uncore %s: %s takes %s, not \"%s\"\n", request->command->name, option->name, option->argument,
		value);
	return CLI_BAD;
}

static void append(struct cli_list *list, const char *value)
{
	list->texts = (const char **)take_memory((void *)list->texts, (list->count + 1) * sizeof(list->texts[0]));
	list->texts[list->count++] = value;
}

static int apply(struct cli_request *request, const struct cli_option *option, const char *value)
{
	void *place = (char *)request + option->place;
	struct cli_number *number = (struct cli_number *)place;

	switch (option->kind) {
	case CLI_OPTION_HELP:
		return -1;
	case CLI_OPTION_FLAG:
		*(bool *)place = true;
		return CLI_GOOD;
	case CLI_OPTION_TEXT:
		*(const char **)place = value;
		return CLI_GOOD;
	case CLI_OPTION_LIST:
		append((struct cli_list *)place, value);
		return CLI_GOOD;
	case CLI_OPTION_NUMBER:
		number->is_given = true;
		return read_number(value, &number->number) ? CLI_GOOD : bad_value(request, option, value);
	case CLI_OPTION_FORMAT:
		request->has_format = true;
		return set_format(option, value, (enum cli_format *)place) ? CLI_GOOD :
									     bad_value(request, option, value);
	}
	return CLI_GOOD;
}

/* One option; its value stands behind "=", or is the next word. */
static int read_option(struct reading *reading, const char *word)
{
	const struct cli_command *command = reading->request->command;
	size_t length = strcspn(word, "=");
	const struct cli_option *option = find_option(command, word, length);
	const char *value = word[length] == '=' ? word + length + 1 : NULL;

	if (option == NULL)
		return unknown_option(command, word);
	if (option->argument == NULL && value != NULL)
		return usage_error(command, option->name, " takes no value", NULL);
	if (option->argument != NULL && value == NULL) {
		if (reading->count == 0)
			return usage_error(command, option->name, " needs a value", NULL);
		value = *reading->words++;
		reading->count--;
	}
	return apply(reading->request, option, value);
}

static int check_count(const struct cli_request *request)
{
	const struct cli_command *command = request->command;

	if (request->count < command->least)
		return usage_error(command, "an argument is missing: ", command->arguments, NULL);
	if (command->most >= 0 && request->count > command->most)
		return usage_error(command, "one argument too many: ", request->arguments[command->most], NULL);
	return CLI_GOOD;
}

void free_arguments(struct cli_request *request)
{
	free((void *)request->events.texts);
	free((void *)request->metrics.texts);
	free((void *)request->parameters.texts);
	free((void *)request->sockets.texts);
}

/* Whether what follows is another program's. */
static bool begins_command(const struct cli_request *request)
{
	const struct cli_command *command = request->command;

	if (command->runs != NULL && request->count > 1 && strcmp(request->arguments[0], command->runs) == 0)
		return true;
	return command->takes_command && request->count > 0;
}

/* However it is spelled: the machine of the root is this one. */
static const char *plain_root(const char *root)
{
	char *whole = root != NULL ? realpath(root, NULL) : NULL;

	if (whole != NULL && strcmp(whole, "/") == 0)
		root = "/";
	free(whole);
	return root;
}

int read_arguments(const struct cli_command *command, int count, char **words, struct cli_request *request)
{
	struct reading reading = { request, words, count };
	bool only_arguments = false;

	*request = (struct cli_request){ .command = command, .arguments = words };
	while (reading.count > 0) {
		char *word = *reading.words++;
		int result = CLI_GOOD;

		reading.count--;
		if (!only_arguments && strcmp(word, "--") == 0)
			only_arguments = true;
		else if (!only_arguments && word[0] == '-' && word[1] != '\0')
			result = read_option(&reading, word);
		else
			request->arguments[request->count++] = word;
		if (result != CLI_GOOD)
			return result;
		only_arguments = only_arguments || begins_command(request);
	}
	/* What was an argument may have moved forward: the list ends where it ends, for exec. */
	request->arguments[request->count] = NULL;
	request->root = plain_root(request->root);
	return check_count(request);
}
