/* SPDX-License-Identifier: MIT */
/* uncore: chooses the command. */
#include <stdio.h>
#include <string.h>

#include "cli/arguments.h"
#include "cli/output.h"
#include "uncore/table_abi.h"
#include "uncore/version.h"

static bool is_word(const char *word, const char *name, const char *letter)
{
	return strcmp(word, name) == 0 || strcmp(word, letter) == 0;
}

static int run(const struct cli_command *command, int count, char **words)
{
	struct cli_request request;
	int result = read_arguments(command, count, words, &request);

	if (result < 0)
		print_help(command);
	else if (result == CLI_GOOD)
		result = command->run(&request);
	free_arguments(&request);
	return result < 0 ? CLI_GOOD : result;
}

/* How many words at the front are options of the command that follows them, each with its value. */
static int count_leading(int count, char **words)
{
	static const char *const names[] = { "--sim", "--root", "--state" };
	int at = 0;

	while (at < count) {
		size_t length = strcspn(words[at], "=");
		bool is_known = false;

		for (unsigned each = 0; each < sizeof(names) / sizeof(names[0]); each++)
			is_known = is_known ||
				   (strlen(names[each]) == length && strncmp(words[at], names[each], length) == 0);
		if (!is_known)
			break;
		at += words[at][length] == '=' ? 1 : 2;
	}
	return at < count ? at : count;
}

static int choose(int count, char **words)
{
	int leading = count_leading(count, words);
	const struct cli_command *command;
	const char *name;

	if (leading == count) {
		fprintf(stderr,
			"uncore: a command must follow %s\n"
			"  see: uncore --help\n",
			words[0]);
		return CLI_BAD;
	}
	name = words[leading];
	if (is_word(name, "--help", "-h"))
		name = "help";
	if (is_word(name, "--version", "-V")) {
		printf("uncore %s (table ABI %d)\n", UNCORE_VERSION, UNCORE_TABLE_ABI);
		return CLI_GOOD;
	}
	command = find_command(name);
	if (command == NULL)
		return unknown_command(name);
	/* "uncore --root DIR stat ..." is "uncore stat --root DIR ...". */
	memmove(words + 1, words, (size_t)leading * sizeof(words[0]));
	return run(command, count - 1, words + 1);
}

int main(int argc, char **argv)
{
	output_begin();
	if (argc < 2) {
		print_usage(stderr);
		return CLI_BAD;
	}
	return output_end(choose(argc - 1, argv + 1));
}
