/* SPDX-License-Identifier: MIT */
/*
 * What the command line may hold: one table of options a command. Reading arguments, --help and whatever else is made
 * from them (pages, shell completions) use these tables and nothing beside them.
 */
#ifndef UNCORE_CLI_COMMANDS_H
#define UNCORE_CLI_COMMANDS_H

#include <stdbool.h>
#include <stddef.h>

#define CLI_VERSION "0.1.0"

/* Exit status of every command. */
enum { CLI_GOOD = 0, CLI_NOTHING = 1, CLI_BAD = 2 };

enum cli_format { CLI_TEXT, CLI_JSON, CLI_CSV, CLI_PERF, CLI_LIBPFM, CLI_RDMSR };

enum cli_option_id { CLI_OPTION_HELP, CLI_OPTION_PLATFORM, CLI_OPTION_BOX, CLI_OPTION_UMASKS, CLI_OPTION_FORMAT };

struct cli_option {
	enum cli_option_id id;
	char letter;          /* for -p; 0: none */
	const char *name;     /* "--platform" */
	const char *argument; /* what completes it: PLATFORM, BOX, or words joined by |; NULL: it takes none */
	const char *help;
};

struct cli_request;

struct cli_command {
	const char *name;
	const char *arguments; /* for usage lines */
	const char *summary;
	const char *help;     /* paragraphs */
	const char *examples; /* lines of a command and what it does */
	const struct cli_option *options;
	size_t option_count;
	int least, most; /* how many arguments; most -1: any number */
	int (*run)(const struct cli_request *request);
};

/* A command line, read. */
struct cli_request {
	const struct cli_command *command;
	const char *platform; /* NULL: not said, nor in the environment */
	const char *box;
	enum cli_format format;
	bool umasks;
	char **arguments; /* what is no option */
	int count;
};

extern const struct cli_command cli_commands[];
extern const size_t cli_command_count;

int cli_list(const struct cli_request *request);
int cli_show(const struct cli_request *request);
int cli_encode(const struct cli_request *request);
int cli_decode(const struct cli_request *request);

#endif
