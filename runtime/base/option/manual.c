/* SPDX-License-Identifier: MIT */
/* Writes the manuals of a program from its tables: for people, and as records for programs. */
#include <string.h>

#include "base/option/option.h"

/* Options up to this width have their sentence on the same line. */
enum { WIDEST = 36 };

const struct option *options_next(const struct program *program, const struct command *command,
				  const struct option *option)
{
	const struct option *end = program->options + program->option_count;

	for (option = option == NULL ? program->options : option + 1; option < end; option++)
		if (command == NULL || (option->commands >> (command - program->commands) & 1) != 0)
			return option;
	return NULL;
}

static void fill_in(const struct program *program, struct text *text, const char *lines)
{
	if (program->fill_in != NULL)
		program->fill_in(text, lines);
	else
		text_add(text, lines);
}

static const char *next_line(const char *line)
{
	line += strcspn(line, "\n");
	return *line != '\0' ? line + 1 : line;
}

/* ---- for people ---- */

static size_t wider(size_t width, size_t other)
{
	return other > width ? other : width;
}

/* Adds commands, with placeholders replaced, and what each does, in two columns. */
static void add_examples(const struct program *program, const char *lines, struct text *text)
{
	struct text filled = { 0 };
	size_t width = 0;

	if (lines == NULL)
		return;
	fill_in(program, &filled, lines);
	for (const char *line = text_string(&filled); *line != '\0'; line = next_line(line))
		width = wider(width, strcspn(line, "\t"));
	text_add(text, "examples:\n");
	for (const char *line = text_string(&filled); *line != '\0'; line = next_line(line)) {
		size_t end = strcspn(line, "\t");

		text_printf(text, "  %-*.*s  # %.*s\n", (int)width, (int)end, line, (int)strcspn(line + end + 1, "\n"),
			    line + end + 1);
	}
	text_char(text, '\n');
	text_free(&filled);
}

/* "-f, --format text|json"; returns its length. */
static size_t add_option(const struct option *option, struct text *text)
{
	const char letter[] = { '-', option->letter, ',', ' ', '\0' };
	size_t before = text->length;

	text_join(text, option->letter != '\0' ? letter : "    ", "--", option->name);
	if (option->argument != NULL)
		text_join(text, " ", option->argument, "");
	return text->length - before;
}

static void add_options(const struct program *program, const struct command *command, struct text *text)
{
	size_t width = 0, length, before = text->length;

	for (const struct option *option = NULL; (option = options_next(program, command, option)) != NULL;) {
		length = add_option(option, text);
		width = wider(width, length <= WIDEST ? length : 0);
		text_cut(text, before);
	}
	for (const struct option *option = NULL; (option = options_next(program, command, option)) != NULL;) {
		text_add(text, "  ");
		length = add_option(option, text);
		if (length > WIDEST) {
			text_add(text, "\n  ");
			length = 0;
		}
		text_printf(text, "%*s  %s\n", (int)(width - length), "", option->help);
	}
}

static const char *status_of(const struct program *program, const struct command *command)
{
	return command->status != NULL ? command->status : program->command_status;
}

static void add_command(const struct program *program, const struct command *command, struct text *text)
{
	text_printf(text, "%s %s: %s\n\nusage: %s %s [OPTIONS]%s%s\n\n", program->name, command->name, command->summary,
		    program->name, command->name, command->arguments[0] != '\0' ? " " : "", command->arguments);
	fill_in(program, text, command->help);
	text_add(text, "\noptions:\n");
	add_options(program, command, text);
	text_char(text, '\n');
	add_examples(program, command->examples, text);
	text_printf(text, "Exit status: %s.\n", status_of(program, command));
}

void options_manual(const struct program *program, const struct command *command, struct text *text)
{
	const struct command *end = program->commands + program->command_count;
	size_t width = 0;

	if (command != NULL) {
		add_command(program, command, text);
		return;
	}
	text_printf(text, "%s\n\nusage: %s COMMAND [OPTIONS] ...\n\n", program->summary, program->name);
	for (command = program->commands; command < end; command++)
		width = wider(width, strlen(command->name));
	for (command = program->commands; command < end; command++)
		text_printf(text, "  %-*s  %s\n", (int)width, command->name, command->summary);
	text_char(text, '\n');
	add_examples(program, program->examples, text);
	text_printf(text, "%sExit status: %s.\n", program->about, program->status);
}

/* ---- for programs ---- */

/* Adds each line of a text, with placeholders replaced, as a record of the kind. */
static void add_records(const struct program *program, const char *kind, const char *lines, struct text *text)
{
	struct text filled = { 0 };

	if (lines == NULL)
		return;
	fill_in(program, &filled, lines);
	for (const char *line = text_string(&filled); *line != '\0'; line = next_line(line))
		text_printf(text, "%s\t%.*s\n", kind, (int)strcspn(line, "\n"), line);
	text_free(&filled);
}

static void add_command_records(const struct program *program, const struct command *command, struct text *text)
{
	bool only_runs = command->runs_at != 0 && command->runs == NULL;

	text_printf(text, "command\t%s\t%s\t%s\t%s\n", command->name, command->arguments, command->summary,
		    only_runs ? "runs" : "");
	add_records(program, "about", command->help, text);
	for (const struct option *option = NULL; (option = options_next(program, command, option)) != NULL;) {
		const char letter[] = { option->letter, '\0' };

		text_printf(text, "option\t%s\t--%s\t%s\t%s\n", letter, option->name,
			    option->argument != NULL ? option->argument : "", option->help);
	}
	add_records(program, "example", command->examples, text);
	add_records(program, "status", status_of(program, command), text);
}

void options_records(const struct program *program, const struct command *command, struct text *text)
{
	if (command != NULL) {
		add_command_records(program, command, text);
		return;
	}
	text_printf(text, "program\t%s\t%s\n", program->name, program->summary);
	add_records(program, "about", program->about, text);
	add_records(program, "example", program->examples, text);
	add_records(program, "status", program->status, text);
	for (size_t at = 0; at < program->command_count; at++)
		add_command_records(program, &program->commands[at], text);
}
