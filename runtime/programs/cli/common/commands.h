/* SPDX-License-Identifier: MIT */
/*
 * Declares the commands and a request, which is a command line as read. Arguments, --help, pages and shell completions
 * all come from the tables of cli_program.
 */
#ifndef UNCORE_CLI_COMMANDS_H
#define UNCORE_CLI_COMMANDS_H

#include "base/lists.h"
#include "base/option/option.h"

/* Exit status of every command. */
enum {
	CLI_GOOD = 0,
	CLI_NOTHING = 1, /* nothing was found; for a measurement: some value could not be measured */
	CLI_BAD = 2,     /* the command line or an event is wrong */
	CLI_MACHINE = 3, /* the machine cannot be used: no permission, a busy box */
	/* It never can: an unknown processor, or a virtual machine that does not get the registers. */
	CLI_NO_COUNTERS = 4,
	/* The same numbers as a shell's. Otherwise the measured command's own status is the result. */
	CLI_COMMAND_REFUSED = 126, /* the command exists, and could not be run */
	CLI_COMMAND = 127          /* the command does not exist */
};

enum cli_format {
	CLI_TEXT,
	CLI_JSON,
	CLI_CSV,
	CLI_PERF,
	CLI_LIBPFM,
	CLI_LIKWID,
	CLI_RDMSR,
	CLI_OPENMETRICS,
	CLI_PROMETHEUS
};

enum cli_clock { CLI_CLOCK_REAL, CLI_CLOCK_MANUAL };
/* Those after perf are registers. */
enum cli_via { CLI_VIA_ANY, CLI_VIA_PERF, CLI_VIA_MSR_SAFE, CLI_VIA_REGISTERS, CLI_VIA_MAPPED };
enum cli_numbering { CLI_NUMBERING_GIVEN, CLI_NUMBERING_BLOCKS, CLI_NUMBERING_ALTERNATE };

struct uncore_platforms;

/* A command line, as read. */
struct cli_request {
	struct command_line line; /* the command and its operands; what the rest was read from */
	const char *platform;     /* NULL: neither given nor in the environment */
	const char *box;
	struct strings tables;              /* files and folders with tables */
	const char *own_groups;             /* a file of groups of one's own; NULL: none */
	struct uncore_platforms *platforms; /* with those of these files; NULL: the built-in ones */
	enum cli_format format;
	bool umasks;
	struct option_number rows; /* of uncore search */

	/* where the registers are; machine.h */
	const char *sim, *root, *state, *replay, *record;
	bool dry_run;
	bool unfreeze; /* of restore */
	enum cli_via via;

	/* what is measured, and how it is shown */
	struct strings events, metrics, groups, sockets;
	struct option_number interval, interval_count, timeout, delay, repeat;
	bool allow_ignored, as_written;
	const char *linux_version; /* "6.1"; NULL: the newest that the tables know */
	const char *verify;
	bool all_sockets, per_socket, per_instance, multiplex, frozen, verbose, inputs;
	const char *output, *rotate;
	const char *separator; /* of perf's columns; NULL: the format says what is printed */
	bool append;
	bool regions, lazy;
	const char *serve; /* "fd:3": the socket of a program whose regions are counted */
	const char *pids, *control, *cpus;

	const char *against; /* of uncore dump */

	bool only_known; /* of uncore decode-log */

	/* of uncore top */
	bool no_color, ascii;

	/* of uncore exporter */
	const char *listen, *config;
	struct strings event_places, metric_places, group_places; /* as below; elements after the last have none */
	const char *place; /* "FILE:3:14" that wants what is being read; NULL: the command line does */

	/* of uncore doctor */
	bool self_check, container, read_only;

	/* of uncore bench */
	struct option_number size, node, threads;

	/* of uncore report */
	const char *title;

	/* for uncore sim */
	enum cli_clock clock;
	enum cli_numbering numbering;
	bool background, msr_safe, report, no_cpuid;
};

/* Places in the table of commands. */
enum {
	COMMAND_LIST,
	COMMAND_SEARCH,
	COMMAND_SHOW,
	COMMAND_ENCODE,
	COMMAND_DECODE,
	COMMAND_DECODE_LOG,
	COMMAND_STAT,
	COMMAND_RECORD,
	COMMAND_REPORT,
	COMMAND_TOP,
	COMMAND_EXPORTER,
	COMMAND_DUMP,
	COMMAND_DOCTOR,
	COMMAND_WHO,
	COMMAND_RESTORE,
	COMMAND_GROUPS,
	COMMAND_BENCH,
	COMMAND_SIM,
	COMMAND_COMPLETE,
	COMMAND_HELP,
	COMMAND_COUNT
};

extern const struct program cli_program;
extern const struct manuals cli_manuals;
/* manuals.c */
extern const struct command cli_commands[COMMAND_COUNT];
/* The word for each enum cli_format. */
extern const char *const format_words[];

int cli_list(const struct cli_request *request);
int cli_search(const struct cli_request *request);
int cli_show(const struct cli_request *request);
int cli_encode(const struct cli_request *request);
int cli_decode(const struct cli_request *request);
int cli_decode_log(const struct cli_request *request);
int cli_stat(const struct cli_request *request);
int cli_record(const struct cli_request *request);
int cli_report(const struct cli_request *request);
int cli_top(const struct cli_request *request);
int cli_exporter(const struct cli_request *request);
int cli_restore(const struct cli_request *request);
int cli_groups(const struct cli_request *request);
int cli_bench(const struct cli_request *request);
int cli_sim(const struct cli_request *request);
int cli_dump(const struct cli_request *request);
int cli_doctor(const struct cli_request *request);
/* Prints what a container needs. */
int cli_container(const struct cli_request *request);
int cli_who(const struct cli_request *request);
int cli_complete(const struct cli_request *request);

#endif
