/* SPDX-License-Identifier: MIT */
/* Reads a command line by the tables of a program. */
#include "base/option/option.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/lists.h"
#include "base/memory.h"
#include "shared/near.h"
#include "base/words.h"

/* A command line that is being read: the words that are left, and where values are stored. */
struct reading {
	const struct program *program;
	char **words;
	int left;
	char *request;
	struct command_line *line;
	struct text *text;
};

const struct option *options_next(const struct program *program, const struct command *command,
				  const struct option *option)
{
	const struct option *end = program->options + program->option_count;

	for (option = option == NULL ? program->options : option + 1; option < end; option++)
		if (command == NULL || (option->commands >> (command - program->commands) & 1) != 0)
			return option;
	return NULL;
}

static const struct option *next_option(const struct reading *reading, const struct option *option)
{
	return options_next(reading->program, reading->line->command, option);
}

/* Adds the manual of a command; NULL: of the program. */
static enum options_result add_manual(const struct reading *reading, const struct command *command)
{
	const struct manuals *manuals = reading->program->manuals;

	if (manuals->add == NULL)
		return OPTIONS_ELSEWHERE;
	manuals->add(reading->program, command, reading->text);
	return OPTIONS_ASKED;
}

/* ---- errors ---- */

/* Adds "uncore list", or "uncore" before the command is known. */
static void add_names(const struct reading *reading)
{
	const struct command *command = reading->line->command;

	text_join(reading->text, reading->program->name, command != NULL ? " " : "",
		  command != NULL ? command->name : "");
}

/* Begins a message. */
static struct text *begin_complaint(const struct reading *reading)
{
	add_names(reading);
	text_add(reading->text, ": ");
	return reading->text;
}

/* Ends the message. */
static enum options_result refuse_option(const struct reading *reading, const char *dashes,
					 const struct nearest *nearest)
{
	if (nearest != NULL && nearest->best[0] != '\0')
		text_printf(reading->text, "; did you mean %s%s?", dashes, nearest->best);
	text_add(reading->text, "\n  see: ");
	add_names(reading);
	text_add(reading->text, " --help\n");
	return OPTIONS_WRONG;
}

static enum options_result unknown_option(const struct reading *reading, const char *name, size_t length)
{
	struct nearest nearest = { .wanted = name, .length = length };
	const struct option *option = NULL;

	while (length != 0 && (option = next_option(reading, option)) != NULL)
		nearest_offer(&nearest, option->name);
	text_printf(begin_complaint(reading), "there is no option --%.*s", (int)length, name);
	return refuse_option(reading, "--", &nearest);
}

static bool begins(const struct option *option, const char *name, size_t length)
{
	return strncmp(option->name, name, length) == 0;
}

static enum options_result ambiguous_option(const struct reading *reading, const char *name, size_t length)
{
	const char *between = " can mean --";

	text_printf(begin_complaint(reading), "--%.*s", (int)length, name);
	for (const struct option *option = NULL; (option = next_option(reading, option)) != NULL;) {
		if (begins(option, name, length)) {
			text_join(reading->text, between, option->name, "");
			between = " or --";
		}
	}
	text_add(reading->text, "; type more of it");
	return refuse_option(reading, "", NULL);
}

/* Whether the word is one of those separated by |. */
static bool is_one_of(const char *words, const char *word)
{
	size_t length = strlen(word);

	while (*words != '\0') {
		size_t end = strcspn(words, "|");

		if (end == length && strncmp(words, word, length) == 0)
			return true;
		words += end + (words[end] == '|');
	}
	return false;
}

static uint64_t longest_time(const struct option *option)
{
	return option->most == OPTION_NEVER ? OPTION_YEAR_MS : option->most;
}

static enum options_result bad_value(const struct reading *reading, const struct option *option, const char *value)
{
	struct nearest nearest = { .wanted = value };

	text_printf(begin_complaint(reading), "--%s takes %s, ", option->name, option->argument);
	if (option->kind == OPTION_NUMBER)
		text_printf(reading->text, "a number from %" PRIu64 " to %" PRIu64 ", ", option->least, option->most);
	if (option->kind == OPTION_TIME)
		text_printf(reading->text,
			    "%" PRIu64 " to %" PRIu64 " milliseconds, or with a unit as 500ms, 1s or 2m%s, ",
			    option->least, longest_time(option), option->most == OPTION_NEVER ? ", or -1" : "");
	text_printf(reading->text, "not \"%s\"", value);
	for (const char *const *word = option->words; word != NULL && *word != NULL; word++)
		if (is_one_of(option->argument, *word))
			nearest_offer(&nearest, *word);
	return refuse_option(reading, "", &nearest);
}

/* ---- options ---- */

static bool store_number(const struct option *option, struct option_number *number, const char *value)
{
	number->is_given = true;
	return word_is_number(value, &number->number) && number->number >= option->least &&
	       number->number <= option->most;
}

static bool store_time(const struct option *option, struct option_number *number, const char *value)
{
	number->is_given = true;
	if (option->most == OPTION_NEVER && strcmp(value, "-1") == 0) {
		number->number = OPTION_NEVER;
		return true;
	}
	return word_is_duration(value, &number->number) && number->number >= option->least &&
	       number->number <= longest_time(option);
}

static bool store_word(const struct option *option, unsigned *place, const char *value)
{
	for (unsigned at = 0; is_one_of(option->argument, value) && option->words[at] != NULL; at++) {
		if (strcmp(option->words[at], value) == 0) {
			*place = at;
			return true;
		}
	}
	return false;
}

static void store_text(struct strings *list, const char *value)
{
	list->at = (const char **)take_memory((void *)list->at, (list->count + 1) * sizeof(list->at[0]));
	list->at[list->count++] = value;
}

/* False if the option does not take such a value. */
static bool store(const struct option *option, void *place, const char *value)
{
	switch (option->kind) {
	case OPTION_HELP:
		break;
	case OPTION_FORM:
		return is_one_of(option->argument, value);
	case OPTION_FLAG:
		*(bool *)place = true;
		break;
	case OPTION_TEXT:
		*(const char **)place = value;
		break;
	case OPTION_LIST:
		store_text((struct strings *)place, value);
		break;
	case OPTION_NUMBER:
		return store_number(option, (struct option_number *)place, value);
	case OPTION_TIME:
		return store_time(option, (struct option_number *)place, value);
	case OPTION_WORD:
		return store_word(option, (unsigned *)place, value);
	case OPTION_SET:
		*(unsigned *)place = (unsigned)option->least;
		break;
	}
	return true;
}

static enum options_result take_option(const struct reading *reading, const struct option *option, const char *value,
				       bool is_letter)
{
	struct command_line *line = reading->line;

	if (option->kind == OPTION_HELP)
		return add_manual(reading, line->command);
	line->given = take_memory(line->given, (line->given_count + 1) * sizeof(line->given[0]));
	line->given[line->given_count++] = (struct option_given){ option, value, is_letter };
	return store(option, reading->request + option->place, value) ? OPTIONS_READ :
									bad_value(reading, option, value);
}

/* The value is the rest of the word, or the next word. */
static enum options_result take_value(struct reading *reading, const struct option *option, const char *value,
				      bool is_letter)
{
	if (option->argument == NULL && value != NULL) {
		text_printf(begin_complaint(reading), "--%s takes no value", option->name);
		return refuse_option(reading, "", NULL);
	}
	if (option->argument != NULL && value == NULL) {
		if (reading->left == 0) {
			text_printf(begin_complaint(reading), "--%s needs a value: --%s %s", option->name, option->name,
				    option->argument);
			return refuse_option(reading, "", NULL);
		}
		value = *reading->words++;
		reading->left--;
	}
	return take_option(reading, option, value, is_letter);
}

/* Whether the name is the option's, or its beginning up to a dash. */
static bool ends_word(const struct option *option, const char *name)
{
	size_t length = strlen(name);

	return begins(option, name, length) && (option->name[length] == '\0' || option->name[length] == '-');
}

/*
 * Finds an option by its name or by a beginning of it. If all other candidates continue the name of one (--state,
 * --state-dir), that one is meant. *count is how many may be meant: above 1, the first of them is returned.
 */
static const struct option *find_name(const struct reading *reading, const char *name, size_t length, unsigned *count)
{
	const struct option *found = NULL;
	unsigned others = 0;

	*count = 0;
	for (const struct option *option = NULL; (option = next_option(reading, option)) != NULL;) {
		if (!begins(option, name, length))
			continue;
		++*count;
		if (found == NULL || option->name[length] == '\0' ||
		    (found->name[length] != '\0' && ends_word(found, option->name)))
			found = option;
	}
	for (const struct option *option = NULL; found != NULL && (option = next_option(reading, option)) != NULL;)
		others += begins(option, name, length) && !ends_word(option, found->name);
	*count = found != NULL && (found->name[length] == '\0' || others == 0) ? 1 : *count;
	return found;
}

/* Two options may have the same letter: one takes a number, if a number follows, and the other one no value. */
static bool fits_letter(const struct reading *reading, const struct option *option, const char *rest)
{
	bool is_number = option->kind == OPTION_NUMBER;

	rest = rest[0] == '=' ? rest + 1 : rest[0] == '\0' && reading->left > 0 ? *reading->words : rest;
	return is_number == (rest[0] >= '0' && rest[0] <= '9');
}

/* rest: what follows in the word. */
static const struct option *find_letter(const struct reading *reading, char letter, const char *rest)
{
	const struct option *option = NULL, *found = NULL;

	while (letter != '\0' && (option = next_option(reading, option)) != NULL) {
		if (option->letter == letter && (found == NULL || fits_letter(reading, option, rest)))
			found = option;
	}
	return found;
}

static enum options_result read_name(struct reading *reading, const char *name)
{
	size_t length = strcspn(name, "=");
	unsigned count;
	const struct option *option = find_name(reading, name, length, &count);

	if (option == NULL || length == 0)
		return unknown_option(reading, name, length);
	if (count > 1)
		return ambiguous_option(reading, name, length);
	return take_value(reading, option, name[length] == '=' ? name + length + 1 : NULL, false);
}

/* Reads letters of flags, of which the last option may have a value. */
static enum options_result read_letters(struct reading *reading, const char *letters)
{
	enum options_result result = OPTIONS_READ;

	while (result == OPTIONS_READ && *letters != '\0') {
		const struct option *option = find_letter(reading, letters[0], letters + 1);
		const char *value = *++letters == '=' ? letters + 1 : letters;

		if (option == NULL) {
			text_printf(begin_complaint(reading), "there is no option -%c", letters[-1]);
			return refuse_option(reading, "", NULL);
		}
		if (option->argument != NULL || *letters == '=')
			return take_value(reading, option, *letters != '\0' ? value : NULL, true);
		result = take_option(reading, option, NULL, true);
	}
	return result;
}

/* ---- a command's words ---- */

static enum options_result check_count(const struct reading *reading)
{
	const struct command_line *line = reading->line;
	const struct command *command = line->command;

	if (line->count < command->least)
		text_printf(begin_complaint(reading), "an argument is missing: %s", command->arguments);
	else if (command->most >= 0 && line->count > command->most)
		text_printf(begin_complaint(reading), "one argument too many: %s", line->arguments[command->most]);
	else
		return OPTIONS_READ;
	return refuse_option(reading, "", NULL);
}

static const char *value_of(const char *variable)
{
	const char *value = variable != NULL ? getenv(variable) : NULL;

	return value != NULL && value[0] != '\0' ? value : NULL;
}

/* Takes texts that were not given from the environment. Reports the first one that the command needs. */
static enum options_result complete(const struct reading *reading)
{
	for (const struct option *option = NULL; (option = next_option(reading, option)) != NULL;) {
		const char **place = (const char **)(void *)(reading->request + option->place);

		if (option->kind != OPTION_TEXT || *place != NULL)
			continue;
		*place = value_of(option->variable);
		reading->line->uses_environment |= *place != NULL;
		if (*place != NULL || option->least == 0)
			continue;
		text_printf(begin_complaint(reading), "--%s is missing; add --%s %s", option->name, option->name,
			    option->argument);
		if (option->variable != NULL)
			text_join(reading->text, ", or set ", option->variable, "");
		return refuse_option(reading, "", NULL);
	}
	return OPTIONS_READ;
}

/* Whether the rest of the words are another program's. */
static bool begins_command(const struct command_line *line)
{
	const struct command *command = line->command;

	return command->runs_at != 0 && line->count >= command->runs_at &&
	       (command->runs == NULL || strcmp(line->arguments[0], command->runs) == 0);
}

enum options_result options_read_command(const struct program *program, int count, char **words, void *request,
					 struct command_line *line, struct text *text)
{
	struct reading reading = { program, words, count, request, line, text };
	enum options_result result = OPTIONS_READ;
	bool only_operands = false;

	*line = (struct command_line){ .command = line->command, .arguments = words };
	while (reading.left > 0 && result == OPTIONS_READ) {
		char *word = *reading.words++;

		reading.left--;
		if (!only_operands && strcmp(word, "--") == 0)
			only_operands = true;
		else if (only_operands || word[0] != '-' || word[1] == '\0')
			line->arguments[line->count++] = word;
		else
			result = word[1] == '-' ? read_name(&reading, word + 2) : read_letters(&reading, word + 1);
		only_operands = only_operands || begins_command(line);
	}
	/* The argument list of a program ends with NULL. */
	line->arguments[line->count] = NULL;
	result = result == OPTIONS_READ ? check_count(&reading) : result;
	return result == OPTIONS_READ ? complete(&reading) : result;
}

void options_free(const struct program *program, void *request, struct command_line *line)
{
	for (size_t at = 0; at < program->option_count; at++) {
		struct strings *list = (struct strings *)((char *)request + program->options[at].place);

		if (program->options[at].kind != OPTION_LIST)
			continue;
		free((void *)list->at);
		*list = (struct strings){ .at = NULL };
	}
	free(line->given);
	*line = (struct command_line){ .command = NULL };
}

/* ---- the command ---- */

/* NULL if the program has no such command; then the text has a message. */
static const struct command *find_command(const struct program *program, const char *name, struct text *text)
{
	struct command_line line = { .command = NULL };
	const struct reading reading = { .program = program, .line = &line, .text = text };
	struct nearest nearest = { .wanted = name };

	for (size_t at = 0; at < program->command_count; at++) {
		if (strcmp(program->commands[at].name, name) == 0)
			return &program->commands[at];
		nearest_offer(&nearest, program->commands[at].name);
	}
	if (name[0] == '-' && name[1] == '-') {
		unknown_option(&reading, name + 2, strcspn(name + 2, "="));
	} else if (name[0] == '-' && name[1] != '\0') {
		text_printf(begin_complaint(&reading), "there is no option %s", name);
		refuse_option(&reading, "", NULL);
	} else {
		text_printf(begin_complaint(&reading), "there is no command \"%s\"", name);
		refuse_option(&reading, "", &nearest);
	}
	return NULL;
}

/*
 * The option that the word is: of several letters the last. *is_whole: the option takes no value, or the word has it.
 */
static const struct option *leading_option(const struct reading *reading, const char *word, bool *is_whole)
{
	const struct option *option;
	unsigned any;

	if (word[0] != '-')
		return NULL;
	if (word[1] == '-') {
		size_t length = strcspn(word + 2, "=");

		*is_whole = word[length + 2] == '=';
		return length != 0 ? find_name(reading, word + 2, length, &any) : NULL;
	}
	do {
		option = find_letter(reading, word[1], word + 2);
		word++;
	} while (option != NULL && option->argument == NULL && option->kind != OPTION_HELP && word[1] != '\0');
	*is_whole = option != NULL && word[1] != '\0';
	return option;
}

/* How many words at the front are options and their values. */
static int count_leading(const struct reading *reading)
{
	const struct option *option;
	bool is_whole;
	int at = 0;

	while (at < reading->left && (option = leading_option(reading, reading->words[at], &is_whole)) != NULL &&
	       option->kind != OPTION_HELP)
		at += option->argument != NULL && !is_whole ? 2 : 1;
	return at < reading->left ? at : reading->left;
}

static bool is_word(const char *word, const char *name, const char *letter)
{
	return strcmp(word, name) == 0 || strcmp(word, letter) == 0;
}

/* Runs the command help, for another command or for the program. */
static enum options_result help(const struct reading *reading)
{
	const struct command_line *line = reading->line;
	const struct command *command = NULL;
	const char *form = "text";

	if (line->count > 0 && (command = find_command(reading->program, line->arguments[0], reading->text)) == NULL)
		return OPTIONS_WRONG;
	for (size_t at = 0; at < line->given_count; at++)
		form = line->given[at].value;
	if (strcmp(form, "tsv") != 0)
		return add_manual(reading, command);
	if (reading->program->manuals->add_records == NULL)
		return OPTIONS_ELSEWHERE;
	reading->program->manuals->add_records(reading->program, command, reading->text);
	return OPTIONS_ASKED;
}

enum options_result options_read(const struct program *program, int count, char **words, void *request,
				 struct command_line *line, struct text *text)
{
	struct reading reading = { program, words, count, request, line, text };
	enum options_result result;
	int leading;

	*line = (struct command_line){ .command = NULL };
	if (count == 0)
		return add_manual(&reading, NULL) == OPTIONS_ASKED ? OPTIONS_WRONG : OPTIONS_ELSEWHERE;
	leading = count_leading(&reading);
	if (leading == count) {
		text_printf(begin_complaint(&reading), "a command must follow %s", words[0]);
		return refuse_option(&reading, "", NULL);
	}
	if (is_word(words[leading], "--version", "-V")) {
		text_add(text, program->version);
		return OPTIONS_ASKED;
	}
	line->command = find_command(program, is_word(words[leading], "--help", "-h") ? "help" : words[leading], text);
	if (line->command == NULL)
		return OPTIONS_WRONG;
	/* "uncore --root DIR stat ..." is "uncore stat --root DIR ...". */
	memmove(words + 1, words, (size_t)leading * sizeof(words[0]));
	result = options_read_command(program, count - 1, words + 1, request, line, text);
	return result == OPTIONS_READ && strcmp(line->command->name, "help") == 0 ? help(&reading) : result;
}
