/* SPDX-License-Identifier: MIT */
/* Prints the manuals as records for programs: runtime/package makes pages and completions from them. */
#include <stdio.h>
#include <string.h>

#include "cli/arguments.h"
#include "cli/help/examples.h"

/* Each line of a text, names in braces filled in, as a record. */
static void print_lines(const char *kind, const char *pattern)
{
	struct text text = { 0 };

	add_filled_in(&text, pattern);
	for (const char *at = text_string(&text); *at != '\0';) {
		size_t length = strcspn(at, "\n");

		printf("%s\t%.*s\n", kind, (int)length, at);
		at += length + (at[length] == '\n');
	}
	text_free(&text);
}

static void print_option(const struct cli_option *option)
{
	const char letter[2] = { option->letter, '\0' };

	printf("option\t%s\t%s\t%s\t%s\n", letter, option->name, option->argument != NULL ? option->argument : "",
	       option->help);
}

static void print_command(const struct cli_command *command)
{
	struct text status = { 0 };

	printf("command\t%s\t%s\t%s\t%s\n", command->name, command->arguments, command->summary,
	       command->takes_command ? "runs" : "");
	print_lines("about", command->help);
	for (size_t at = 0; at < command->option_count; at++)
		print_option(&command->options[at]);
	print_lines("example", command->examples);
	add_exit_status(&status, command);
	print_lines("status", text_string(&status));
	text_free(&status);
}

void print_records(const struct cli_command *command)
{
	if (command != NULL) {
		print_command(command);
		return;
	}
	printf("program\tuncore\t%s\n", usage_summary);
	print_lines("about", usage_about);
	print_lines("example", usage_examples);
	print_lines("status", usage_status);
	for (size_t at = 0; at < cli_command_count; at++)
		print_command(&cli_commands[at]);
}
