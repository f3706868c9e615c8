/* SPDX-License-Identifier: MIT */
/* Declares the options shared by the subcommands, and their entry points. */
#ifndef GEN_CLI_CLI_H
#define GEN_CLI_CLI_H

#include <stdbool.h>
#include <stddef.h>

/* Exit status of every subcommand. */
enum { EXIT_GOOD = 0, EXIT_FOUND = 1, EXIT_BAD = 2 };

enum { OPTION_UNITS_MAX = 64, OPTION_FILES_MAX = 16 };

struct options {
	const char *spec;
	const char *out;
	const char *depfile, *depfile_target;
	const char *only; /* the positional argument, if any */
	const char *second;
	const char *files[OPTION_FILES_MAX]; /* import: those that it reads */
	size_t file_count;
	const char *platform;
	const char *events;                  /* "A,B" */
	const char *units[OPTION_UNITS_MAX]; /* "UNIT=BOX" */
	size_t unit_count;
	bool check, force, json, sarif, markdown, quiet, write, older, renamed;
	const char *report; /* diff: text, json, markdown or html */
	const char *fail_on, *color;
	const char *file; /* diff: OLD and NEW are this file's contents */
	bool between;
	bool spec_given;
};

struct command {
	const char *name;
	const char *arguments; /* for usage lines */
	const char *summary;
	const char *help;    /* paragraphs for --help */
	const char *options; /* the letters of option_table that it takes */
	int (*run)(const struct options *options);
};

extern const struct command commands[];
extern const size_t command_count;

int run_check(const struct options *options);
int run_generate(const struct options *options);
int run_dump(const struct options *options);
int run_diff(const struct options *options);
int run_changes(const struct options *options);
int run_fmt(const struct options *options);
int run_symbols(const struct options *options);
int run_why(const struct options *options);
int run_delta(const struct options *options);
int run_draw(const struct options *options);
int run_disputes(const struct options *options);
int run_rules(const struct options *options);
int run_schema(const struct options *options);
int run_keys(const struct options *options);
int run_import(const struct options *options);
int run_migrate(const struct options *options);
int run_export(const struct options *options);

#endif
