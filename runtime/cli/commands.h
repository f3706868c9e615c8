/* SPDX-License-Identifier: MIT */
/*
 * Declares what the command line may hold: one table of options a command. The reader of arguments, --help and whatever
 * from them (pages, shell completions) use these tables and nothing beside them.
 */
#ifndef UNCORE_CLI_COMMANDS_H
#define UNCORE_CLI_COMMANDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Exit status of every command. */
enum {
	CLI_GOOD = 0,
	CLI_NOTHING = 1, /* nothing was found; of a measurement: some number could not be measured */
	CLI_BAD = 2,     /* the command line or an event is wrong */
	CLI_MACHINE = 3, /* the machine cannot be used: unknown processor, no permission, a busy box */
	CLI_VIRTUAL = 4, /* it refused, and is a virtual machine */
	/* As of a shell; the own status of the command to measure is passed on else. */
	CLI_COMMAND_REFUSED = 126, /* it is there, and could not be run */
	CLI_COMMAND = 127          /* it is not there */
};

enum cli_format {
	CLI_TEXT,
	CLI_JSON,
	CLI_CSV,
	CLI_PERF,
	CLI_LIBPFM,
	CLI_RDMSR,
	CLI_OPENMETRICS,
	CLI_PROMETHEUS,
	CLI_TSV
};

/* What an option fills in, at its place in the request. */
enum cli_option_kind {
	CLI_OPTION_HELP,
	CLI_OPTION_FLAG,   /* bool */
	CLI_OPTION_TEXT,   /* const char *; said twice, the last one holds */
	CLI_OPTION_LIST,   /* struct cli_list: one text each time */
	CLI_OPTION_NUMBER, /* struct cli_number */
	CLI_OPTION_FORMAT  /* enum cli_format, one of the words of argument */
};

struct cli_option {
	enum cli_option_kind kind;
	size_t place;         /* of what it fills in, in struct cli_request */
	char letter;          /* for -p; 0: none */
	const char *name;     /* "--platform" */
	const char *argument; /* what completes it: PLATFORM, BOX, or words joined by |; NULL: it takes none */
	const char *help;
};

/* Texts in the order in which they were given. */
struct cli_list {
	const char **texts;
	size_t count;
};

struct cli_number {
	uint64_t number;
	bool is_given;
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
	int least, most;         /* how many arguments; most -1: any number */
	const char *exit_status; /* NULL: as of the commands that look things up */
	bool takes_command;      /* what stands behind its first argument is another program's */
	const char *runs;        /* the first argument with which it takes one, behind its second; NULL: none */
	int (*run)(const struct cli_request *request);
};

/* A command line, read. */
struct cli_request {
	const struct cli_command *command;
	const char *platform; /* NULL: not said, nor in the environment */
	const char *box;
	enum cli_format format;
	bool has_format; /* it was said */
	bool umasks;
	char **arguments; /* what is no option */
	int count;

	/* where the registers are; machine.h */
	const char *sim, *root, *state, *replay, *record;
	bool dry_run;

	/* what is measured, and how it is shown */
	struct cli_list events, metrics, parameters, sockets;
	struct cli_number interval, timeout, repeat;
	bool allow_ignored;
	bool all_sockets, per_instance, multiplex, frozen, verbose;
	const char *output;

	/* of uncore doctor */
	bool self_check, container;

	/* of uncore sim */
	const char *clock, *numbering;
	bool background, msr_safe, report, no_cpuid;
};

extern const struct cli_command cli_commands[];
extern const size_t cli_command_count;

int cli_list(const struct cli_request *request);
int cli_show(const struct cli_request *request);
int cli_encode(const struct cli_request *request);
int cli_decode(const struct cli_request *request);
int cli_stat(const struct cli_request *request);
int cli_record(const struct cli_request *request);
int cli_restore(const struct cli_request *request);
int cli_sim(const struct cli_request *request);
int cli_dump(const struct cli_request *request);
int cli_doctor(const struct cli_request *request);
int cli_who(const struct cli_request *request);
int cli_help(const struct cli_request *request);

#endif
