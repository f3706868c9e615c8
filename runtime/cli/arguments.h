/* SPDX-License-Identifier: MIT */
/* Reads a command line by the tables of commands.h, and prints the help from the same tables. */
#ifndef UNCORE_CLI_ARGUMENTS_H
#define UNCORE_CLI_ARGUMENTS_H

#include <stdio.h>

#include "base/text.h"
#include "cli/commands.h"

/* NULL: no command is called so. */
const struct cli_command *find_command(const char *name);
/* Says that no command is called so, and which might be meant. CLI_BAD. */
int unknown_command(const char *name);
/*
 * Fills the request from the words behind the command's name; its arguments are moved to the front of words. CLI_GOOD;
 * CLI_BAD after saying what is wrong; -1 when help was asked for.
 */
int read_arguments(const struct cli_command *command, int count, char **words, struct cli_request *request);

/* The word of --format. */
const char *format_word(enum cli_format format);

/* The lists of a request; the texts in them are the command line's. */
void free_arguments(struct cli_request *request);

void print_usage(FILE *file);
void print_help(const struct cli_command *command);
/* The same as records for programs (uncore help --help); NULL: of all commands. */
void print_records(const struct cli_command *command);

/* For print_usage(): paragraphs, examples, and what the exit status means. */
extern const char usage_summary[], usage_about[], usage_examples[], usage_status[];
/* Without a full stop. */
void add_exit_status(struct text *text, const struct cli_command *command);

#endif
