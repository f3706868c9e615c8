/* SPDX-License-Identifier: MIT */
/* What --help prints. */
#include <string.h>

#include "arguments.h"
#include "examples.h"
#include "text.h"

void print_usage(FILE *file)
{
	fputs("uncore knows the performance counters outside the cores: their events, registers and bits.\n\n"
	      "usage: uncore COMMAND [OPTIONS] ...\n\n",
	      file);
	for (size_t at = 0; at < cli_command_count; at++)
		fprintf(file, "  %-8s %s\n", cli_commands[at].name, cli_commands[at].summary);
	fputs("\nexamples:\n", file);
	print_examples(
		file,
		"uncore list {part}\tevents by a part of their name\n"
		"uncore show {event}\twhat an event counts, and its traps\n"
		"uncore encode -p {platform} {event}.{umask},{field}={word}\tregister values\n"
		"uncore decode -p {platform} {box}.{control} {code}\tand back\n"
		"uncore stat --sim {platform}:2 -e {event}.{umask},{field}={word} --timeout 1000\tcount, on a simulated machine\n"
		"uncore doctor --sim {platform}:2\twhat can be measured there; without --sim: here\n");
	fputs("\nuncore COMMAND --help tells more of one; uncore --version prints the version.\n"
	      "UNCORE_PLATFORM in the environment is the platform where --platform is left out; uncore list platforms\n"
	      "lists them, and --platform all means each of them.\n"
	      "Exit status: 0 all is well, 1 nothing was found or something could not be measured, 2 the command line or an event\n"
	      "is wrong, 3 the machine refused.\n",
	      file);
}

static void print_options(const struct cli_command *command)
{
	for (size_t at = 0; at < command->option_count; at++) {
		const struct cli_option *option = &command->options[at];
		struct text left = { 0 };

		if (option->letter != 0)
			text_add(&left, "-%c, %s", option->letter, option->name);
		else
			text_add(&left, "    %s", option->name);
		if (option->argument != NULL)
			text_add(&left, " %s", option->argument);
		if (left.length > 36)
			printf("  %s\n  %36s %s\n", text_string(&left), "", option->help);
		else
			printf("  %-36s %s\n", text_string(&left), option->help);
		text_free(&left);
	}
}

void print_help(const struct cli_command *command)
{
	struct text help = { 0 };

	add_filled_in(&help, command->help);
	printf("uncore %s: %s\n\nusage: uncore %s [OPTIONS] %s\n\n%s\noptions:\n", command->name, command->summary,
	       command->name, command->arguments, text_string(&help));
	text_free(&help);
	print_options(command);
	printf("\nexamples:\n");
	print_examples(stdout, command->examples);
	if (command->exit_status != NULL)
		printf("\nExit status: %s.\n", command->exit_status);
	else
		printf("\nExit status: 0 all is well, 1 nothing was found, 2 the command line%s is wrong.\n",
		       command->run == cli_encode ? " or an event" : "");
}
