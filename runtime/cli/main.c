/* SPDX-License-Identifier: MIT */
/* uncore: chooses the command. */
#include <stdio.h>
#include <string.h>

#include "arguments.h"
#include "output.h"
#include "uncore/table_abi.h"

static bool is_word(const char *word, const char *name, const char *letter)
{
	return strcmp(word, name) == 0 || strcmp(word, letter) == 0;
}

/* "uncore help COMMAND" is "uncore COMMAND --help". */
static int help(int count, char **words)
{
	const struct cli_command *command;

	if (count == 0) {
		print_usage(stdout);
		return CLI_GOOD;
	}
	command = find_command(words[0]);
	if (command == NULL)
		return unknown_command(words[0]);
	print_help(command);
	return CLI_GOOD;
}

static int run(const struct cli_command *command, int count, char **words)
{
	struct cli_request request;
	int result = read_arguments(command, count, words, &request);

	if (result < 0) {
		print_help(command);
		return CLI_GOOD;
	}
	return result == CLI_GOOD ? command->run(&request) : result;
}

static int choose(int count, char **words)
{
	const struct cli_command *command;

	if (is_word(words[0], "--help", "-h") || strcmp(words[0], "help") == 0)
		return help(count - 1, words + 1);
	if (is_word(words[0], "--version", "-V")) {
		printf("uncore %s (table ABI %d)\n", CLI_VERSION, UNCORE_TABLE_ABI);
		return CLI_GOOD;
	}
	command = find_command(words[0]);
	return command != NULL ? run(command, count - 1, words + 1) : unknown_command(words[0]);
}

int main(int argc, char **argv)
{
	if (argc < 2) {
		print_usage(stderr);
		return CLI_BAD;
	}
	output_begin();
	return output_end(choose(argc - 1, argv + 1));
}
