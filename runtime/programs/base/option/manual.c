/* SPDX-License-Identifier: MIT */
/* Writes the manuals of a program from its tables: for people, and as records for programs. */
#include <stdbool.h>
#include <string.h>

#include "base/option/fold.h"
#include "base/option/option.h"

/* Options up to this width have their sentence on the same line. */
enum { WIDEST = 36 };

static void fill_in(const struct program *program, struct text *text, const char *lines)
{
	if (program->manuals->fill_in != NULL)
		program->manuals->fill_in(text, lines);
	else
		text_add(text, lines);
}

static const struct manual *manual_of(const struct program *program, const struct command *command)
{
	return &program->manuals->commands[command - program->commands];
}

static const char *status_of(const struct program *program, const struct command *command)
{
	const char *status = manual_of(program, command)->status;

	return status != NULL ? status : program->manuals->command_status;
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

/* Adds a command that can be typed as it is printed: where it is folded, a line ends with a backslash. */
static void add_typed(const char *command, size_t length, struct text *text)
{
	enum { INDENT = 2, HANG = 6, END = 2 };
	size_t indent = INDENT;

	for (size_t end; indent + length > FOLD_WIDTH; indent = HANG) {
		for (end = FOLD_WIDTH - END - indent; end > 0 && command[end] != ' '; end--)
			;
		if (end == 0)
			break;
		text_printf(text, "%*s%.*s \\\n", (int)indent, "", (int)end, command);
		command += end + 1;
		length -= end + 1;
	}
	text_printf(text, "%*s%.*s", (int)indent, "", (int)length, command);
}

static void add_example(const char *line, size_t width, bool in_columns, struct text *text)
{
	size_t end = strcspn(line, "\t");
	int comment = (int)strcspn(line + end + 1, "\n");

	if (in_columns) {
		text_printf(text, "  %-*.*s  # %.*s\n", (int)width, (int)end, line, comment, line + end + 1);
		return;
	}
	text_printf(text, "  # %.*s\n", comment, line + end + 1);
	add_typed(line, end, text);
	text_char(text, '\n');
}

/* Adds commands, with placeholders replaced, and what each does: in two columns if they fit. */
static void add_examples(const struct program *program, const char *lines, struct text *text)
{
	struct text filled = { 0 };
	size_t width = 0, widest = 0;

	if (lines == NULL)
		return;
	fill_in(program, &filled, lines);
	for (const char *line = text_string(&filled); *line != '\0'; line = next_line(line)) {
		width = wider(width, strcspn(line, "\t"));
		widest = wider(widest, strcspn(line + strcspn(line, "\t"), "\n"));
	}
	text_add(text, "examples:\n");
	for (const char *line = text_string(&filled); *line != '\0'; line = next_line(line))
		add_example(line, width, 2 + width + 4 + widest <= FOLD_WIDTH + 1, text);
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

static void add_command(const struct program *program, const struct command *command, struct text *text)
{
	text_printf(text, "%s %s: %s\n\nusage: %s %s [OPTIONS]%s%s\n\n", program->name, command->name,
		    manual_of(program, command)->summary, program->name, command->name,
		    command->arguments[0] != '\0' ? " " : "", command->arguments);
	fill_in(program, text, manual_of(program, command)->help);
	text_add(text, "\noptions:\n");
	add_options(program, command, text);
	text_char(text, '\n');
	add_examples(program, manual_of(program, command)->examples, text);
	text_printf(text, "Exit status: %s.\n", status_of(program, command));
}

static void add_program(const struct program *program, struct text *text)
{
	const struct command *end = program->commands + program->command_count;
	size_t width = 0;

	text_printf(text, "%s\n\nusage: %s COMMAND [OPTIONS] ...\n\n", program->manuals->summary, program->name);
	for (const struct command *command = program->commands; command < end; command++)
		width = wider(width, strlen(command->name));
	for (const struct command *command = program->commands; command < end; command++)
		text_printf(text, "  %-*s  %s\n", (int)width, command->name, manual_of(program, command)->summary);
	text_char(text, '\n');
	add_examples(program, program->manuals->examples, text);
	text_printf(text, "%s%sExit status: %s.\n", program->manuals->about,
		    program->manuals->about[0] != '\0' ? "\n" : "", program->manuals->status);
}

static bool is_filled(const char *line)
{
	return *line != '\0' && *line != '\n' && *line != ' ';
}

/* Adds the lines of a text, each folded. Unindented lines that follow each other become one paragraph. */
static void fold_text(struct text *out, const char *text)
{
	struct text line = { 0 };

	while (*text != '\0') {
		size_t length = strcspn(text, "\n");
		bool joins = is_filled(text) && text[length] == '\n' && is_filled(text + length + 1);

		text_bytes(&line, text, length);
		text += length;
		if (joins)
			text_char(&line, ' ');
		else
			fold_line(out, text_string(&line), line.length, FOLD_WIDTH,
				  line.length > length ? 0 : FOLD_HANG);
		if (!joins) {
			text_cut(&line, 0);
			text_bytes(out, text, *text != '\0');
		}
		text += *text != '\0';
	}
	text_free(&line);
}

/* Lines of the tables may end anywhere: they are filled here, and nowhere else. */
void options_manual(const struct program *program, const struct command *command, struct text *text)
{
	struct text whole = { 0 };

	if (command != NULL)
		add_command(program, command, &whole);
	else
		add_program(program, &whole);
	fold_text(text, text_string(&whole));
	text_free(&whole);
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

	text_printf(text, "command\t%s\t%s\t%s\t%s\n", command->name, command->arguments,
		    manual_of(program, command)->summary, only_runs ? "runs" : "");
	add_records(program, "about", manual_of(program, command)->help, text);
	for (const struct option *option = NULL; (option = options_next(program, command, option)) != NULL;) {
		const char letter[] = { option->letter, '\0' };

		text_printf(text, "option\t%s\t--%s\t%s\t%s\n", letter, option->name,
			    option->argument != NULL ? option->argument : "", option->help);
	}
	add_records(program, "example", manual_of(program, command)->examples, text);
	add_records(program, "status", status_of(program, command), text);
}

void options_records(const struct program *program, const struct command *command, struct text *text)
{
	if (command != NULL) {
		add_command_records(program, command, text);
		return;
	}
	text_printf(text, "program\t%s\t%s\n", program->name, program->manuals->summary);
	add_records(program, "about", program->manuals->about, text);
	add_records(program, "example", program->manuals->examples, text);
	add_records(program, "status", program->manuals->status, text);
	for (size_t at = 0; at < program->command_count; at++)
		add_command_records(program, &program->commands[at], text);
}
