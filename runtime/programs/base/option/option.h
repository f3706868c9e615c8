/* SPDX-License-Identifier: MIT */
/*
 * Reads a command line by two tables: a program's commands and their options. The same tables give the manuals: --help,
 * and the records from which pages and completions are made.
 *
 * Every program takes --name value, --name=value, -xVALUE, -x VALUE, and letters of flags in one word (-ai). A long
 * name may be shortened if no other begins with the same letters, or all others continue it after a dash. --inter is
 * --interval beside --interval-count. Options may be after operands and before the command. "--" ends them.
 */
#ifndef BASE_OPTION_H
#define BASE_OPTION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/memory.h"
#include "base/text.h"

enum option_kind {
	OPTION_HELP,   /* stores nothing: prints the manual */
	OPTION_FORM,   /* of the command help; stores nothing */
	OPTION_FLAG,   /* bool, which becomes true */
	OPTION_TEXT,   /* const char *; if given twice, the last one counts */
	OPTION_LIST,   /* struct strings: one text each time */
	OPTION_NUMBER, /* struct option_number, from least to most */
	OPTION_TIME,   /* the same in milliseconds, which may be given with a unit; base/words.h */
	OPTION_WORD,   /* an enum: the index in words; the argument lists the words that the command takes */
	OPTION_SET     /* an enum, which is set to least; it takes no value */
};

/* Of a time that may be -1, which becomes this: no end. Its other values are at most a year. */
#define OPTION_NEVER UINT64_MAX
#define OPTION_YEAR_MS (365 * 24 * 3600 * UINT64_C(1000))

struct option_number {
	uint64_t number;
	bool is_given;
};

/* What an option stores, and in which member of the program's own struct. A member of another type does not compile. */
#define OPTION_AT_(owner, member, type) MEMBER_AT(owner, member, type: 1)
#define FILLS_FLAG(owner, member) OPTION_FLAG, OPTION_AT_(owner, member, bool), NULL, NULL, 0, 0
#define FILLS_TEXT(owner, member) FILLS_TEXT_OR(owner, member, NULL)
#define FILLS_LIST(owner, member) OPTION_LIST, OPTION_AT_(owner, member, struct strings), NULL, NULL, 0, 0
#define FILLS_NUMBER(owner, member, least, most) \
	OPTION_NUMBER, OPTION_AT_(owner, member, struct option_number), NULL, NULL, least, most
#define FILLS_TIME(owner, member, least, most) \
	OPTION_TIME, OPTION_AT_(owner, member, struct option_number), NULL, NULL, least, most
#define FILLS_WORD(owner, member, type, words) OPTION_WORD, OPTION_AT_(owner, member, type), words, NULL, 0, 0
#define FILLS_SET(owner, member, type, value) OPTION_SET, OPTION_AT_(owner, member, type), NULL, NULL, value, 0
/* A text that an environment variable may give instead of the option. */
#define FILLS_TEXT_OR(owner, member, variable) \
	OPTION_TEXT, OPTION_AT_(owner, member, const char *), NULL, variable, 0, 0
/* The same for a text that the command needs. NULL variable: only the option gives it. */
#define FILLS_NEEDED(owner, member, variable) OPTION_TEXT, OPTION_AT_(owner, member, const char *), NULL, variable, 1, 1

struct option {
	enum option_kind kind;
	size_t place;
	const char *const *words; /* ends with NULL */
	const char *variable;     /* of the environment, which gives a text that is not given; NULL: none */
	uint64_t least, most;     /* of a text: how often it must be given, 0 or 1 */
	char letter;              /* 'p' for -p; 0: none */
	const char *name;         /* "platform" */
	const char *argument;     /* PLATFORM, or words separated by |; NULL: it takes no value */
	uint64_t commands;        /* a bit for each command that takes it, numbered as in the table */
	const char *help;
};

/* clang-format off */

/* --help, which every command takes, and --format of the command help, of which the bit is given. */
#define OPTIONS_FOR_HELP(help) \
	{ OPTION_FORM, 0, NULL, NULL, 0, 0, 'f', "format", "text|tsv", help, \
	  "what --help prints (default), or records for programs" }, \
	{ OPTION_HELP, 0, NULL, NULL, 0, 0, 'h', "help", NULL, UINT64_MAX, "print this" }

/* clang-format on */

struct command {
	const char *name;
	const char *arguments; /* its operands, for usage lines */
	int least, most;       /* how many operands; most -1: any number */
	int runs_at;      /* the number, from 1, of the operand that begins another program's command line; 0: none */
	const char *runs; /* that is so only if this is the first operand; NULL: always */
};

/* What the manual of a command says besides. */
struct manual {
	const char *summary;
	const char *help;     /* lines */
	const char *examples; /* per line a command, a tab, and what it does; NULL: none */
	const char *status;   /* what the exit status means, without a full stop; NULL: command_status below */
};

struct program;

/* The manuals of a program. add and add_records are NULL where another program prints them. */
struct manuals {
	const char *summary, *about, *examples, *status, *command_status;
	const struct manual *commands; /* in the order of the program's */
	/* Adds the lines, and replaces names in braces. NULL: there are no such names. */
	void (*fill_in)(struct text *text, const char *lines);
	/* options_manual() and options_records(): a program without manuals does not link them. */
	void (*add)(const struct program *program, const struct command *command, struct text *text);
	void (*add_records)(const struct program *program, const struct command *command, struct text *text);
};

/* clang-format off */

/* The command help, which options_read() runs. */
#define COMMAND_FOR_HELP { .name = "help", .arguments = "[COMMAND]", .most = 1 }

/* Its manual. The examples name another command of the program. */
#define MANUAL_FOR_HELP(program, command) { \
	.summary = "print the manual of a command", \
	.help = \
		"Prints what COMMAND --help prints; without COMMAND, what " program " --help prints.\n" \
		"\n" \
		"--format tsv prints all that the manuals hold, one record a line, its columns separated by tabs;\n" \
		"without COMMAND, of every command. Pages and shell completions are made from it.\n" \
		"The first column says what the others are:\n" \
		"\n" \
		"  program  name, summary\n" \
		"  command  name, arguments, summary, and runs where they are another program's\n" \
		"  about    a line of the manual\n" \
		"  option   letter, name, argument, help\n" \
		"  example  command, what it does\n" \
		"  status   what the exit status means\n" \
		"\n" \
		"The others belong to the program or the command before them.\n", \
	.examples = \
		program " help " command "\t" program " " command " --help\n" \
		program " help --format tsv " command "\tthe same for programs\n", \
	.status = "0 all is well, 2 there is no such command" \
}

/* clang-format on */

struct program {
	const char *name, *version; /* version: a whole line */
	const struct command *commands;
	size_t command_count;
	const struct option *options;
	size_t option_count;
	const struct manuals *manuals;
};

/* What was read, besides the values that options stored. */
struct command_line {
	const struct command *command;
	char **arguments; /* operands and a NULL, at the front of the words */
	int count;
	struct option_given {
		const struct option *option;
		const char *value; /* NULL: the option takes none */
		bool is_letter;    /* it was typed as its letter */
	} * given;                 /* every option that was given, in order */
	size_t given_count;
	bool uses_environment; /* a variable gave a text that no option gave */
};

enum options_result {
	OPTIONS_READ,
	OPTIONS_ASKED,     /* the text is a manual or the version; nothing remains to be done */
	OPTIONS_ELSEWHERE, /* a manual is wanted, which another program prints: there is no text */
	OPTIONS_WRONG      /* the text says what is wrong and what to type, in whole lines */
};

/*
 * Reads the words after the program's name, and moves them. The request is a struct of the owner that the options name;
 * the caller has set the defaults. options_free() frees what the line and the lists of the request hold, whatever the
 * result is. The texts themselves are the words.
 */
enum options_result options_read(const struct program *program, int count, char **words, void *request,
				 struct command_line *line, struct text *text);
/* Does the same with the words after the command's name, for line->command. */
enum options_result options_read_command(const struct program *program, int count, char **words, void *request,
					 struct command_line *line, struct text *text);
void options_free(const struct program *program, void *request, struct command_line *line);

/* The command's next option; NULL is before the first and after the last. A NULL command: options of all commands. */
const struct option *options_next(const struct program *program, const struct command *command,
				  const struct option *option);

/* Adds a manual for people. */
void options_manual(const struct program *program, const struct command *command, struct text *text);
/*
 * Adds the manual as records, one a line, with columns separated by tabs. For the program: those of every command too.
 */
void options_records(const struct program *program, const struct command *command, struct text *text);

#endif
