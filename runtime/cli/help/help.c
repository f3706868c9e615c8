/* SPDX-License-Identifier: MIT */
/* Prints the text of --help. */
#include <string.h>

#include "base/text.h"
#include "cli/arguments.h"
#include "cli/help/examples.h"
#include "cli/output.h"

const char usage_summary[] =
	"uncore knows the performance counters outside the cores: their events, registers and bits.";
const char usage_about[] =
	"uncore COMMAND --help explains one command; uncore --version prints the version.\n"
	"Without --platform, UNCORE_PLATFORM in the environment gives the platform.\n"
	"uncore list platforms lists the platforms; --platform all means each of them.\n";
const char usage_examples[] =
	"uncore list {part}\tevents by a part of their name\n"
	"uncore show {event}\twhat an event counts, and its traps\n"
	"uncore encode -p {platform} {event}.{umask},{field}={word}\tregister values\n"
	"uncore decode -p {platform} {box}.{control} {code}\tand back\n"
	"uncore stat --sim {platform}:2 -e {event}.{umask},{field}={word} --timeout 1000\tcount, "
	"on a simulated machine\n"
	"uncore doctor --sim {platform}:2\twhat can be measured there; without --sim, on this machine\n";
const char usage_status[] =
	"0 all is well, 1 nothing was found or something could not be measured, 2 the command line or an event\n"
	"is wrong, 3 the machine cannot be measured, 4 the same in a virtual machine";

void print_usage(FILE *file)
{
	fprintf(file, "%s\n\nusage: uncore COMMAND [OPTIONS] ...\n\n", usage_summary);
	for (size_t at = 0; at < cli_command_count; at++)
		fprintf(file, "  %-8s %s\n", cli_commands[at].name, cli_commands[at].summary);
	fputs("\nexamples:\n", file);
	print_examples(file, usage_examples);
	fprintf(file, "\n%sExit status: %s.\n", usage_about, usage_status);
}

enum { OPTION_WIDTH = 36 };

static void print_options(const struct cli_command *command)
{
	for (size_t at = 0; at < command->option_count; at++) {
		const struct cli_option *option = &command->options[at];
		struct text left = { 0 };

		if (option->letter != 0)
			text_printf(&left, "-%c, %s", option->letter, option->name);
		else
			text_printf(&left, "    %s", option->name);
		if (option->argument != NULL)
			text_printf(&left, " %s", option->argument);
		if (left.length > OPTION_WIDTH)
			printf("  %s\n  %*s %s\n", text_string(&left), OPTION_WIDTH, "", option->help);
		else
			printf("  %-*s %s\n", OPTION_WIDTH, text_string(&left), option->help);
		text_free(&left);
	}
}

void add_exit_status(struct text *text, const struct cli_command *command)
{
	if (command->exit_status != NULL)
		text_printf(text, "%s", command->exit_status);
	else
		text_printf(text, "0 all is well, 1 nothing was found, 2 the command line%s is wrong",
			    command->run == cli_encode ? " or an event" : "");
}

void print_help(const struct cli_command *command)
{
	struct text help = { 0 }, status = { 0 };

	add_filled_in(&help, command->help);
	text_printf(&status, "Exit status: ");
	add_exit_status(&status, command);
	text_printf(&status, ".");
	for (char *at = status.at; (at = strchr(at, '\n')) != NULL;)
		*at = ' ';
	printf("uncore %s: %s\n\nusage: uncore %s [OPTIONS]%s%s\n\n%s\noptions:\n", command->name, command->summary,
	       command->name, command->arguments[0] != '\0' ? " " : "", command->arguments, text_string(&help));
	print_options(command);
	printf("\nexamples:\n");
	print_examples(stdout, command->examples);
	putchar('\n');
	print_wrapped(0, false, text_string(&status));
	text_free(&help);
	text_free(&status);
}

int cli_help(const struct cli_request *request)
{
	const struct cli_command *command = NULL;

	if (request->count > 0) {
		command = find_command(request->arguments[0]);
		if (command == NULL)
			return unknown_command(request->arguments[0]);
	}
	if (request->format == CLI_TSV)
		print_records(command);
	else if (command != NULL)
		print_help(command);
	else
		print_usage(stdout);
	return CLI_GOOD;
}
