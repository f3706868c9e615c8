/* SPDX-License-Identifier: MIT */
/* Declares the options of the subcommands, and their entry points. */
#ifndef GEN_CLI_CLI_H
#define GEN_CLI_CLI_H

#include "base/lists.h"
#include "base/option/option.h"

/* Exit status of every subcommand. */
enum { EXIT_GOOD = 0, EXIT_FOUND = 1, EXIT_BAD = 2 };

enum output_format { FORMAT_TEXT, FORMAT_JSON, FORMAT_SARIF, FORMAT_MARKDOWN, FORMAT_HTML };
enum fail_on { FAIL_NEVER, FAIL_BREAKING, FAIL_BEHAVIOUR, FAIL_ANY };
enum color { COLOR_AUTO, COLOR_ALWAYS, COLOR_NEVER };

struct options {
	struct command_line line;
	const char *only, *second; /* the first two operands; NULL: there is none */
	const char *spec, *out;
	const char *tables; /* generate: only this file of tables */
	const char *depfile, *depfile_target;
	const char *platform;
	const char *like;         /* import: the platform that new events take texts from; new: the one to begin with */
	const char *source;       /* new: the document that the platform cites */
	const char *events;       /* "A,B" */
	const char *groups;       /* the same */
	const char *against;      /* export: the folder or file to compare with */
	struct strings units;     /* "UNIT=BOX" */
	const char *site;         /* diff: the root of the pages that it links; NULL: none */
	const char *pages, *docs; /* site: the folder to write, the folder of pages of the manual */
	struct strings platforms; /* site, disputes: only these; empty: all */
	const char *upstream;     /* disputes: the project whose values do not hold */
	const char *accept;       /* diff: the file that lists accepted changes */
	bool check, force, quiet, write, older, renamed, between;
	enum output_format format;
	enum fail_on fail_on;
	enum color color;
	const char *overlay;
	const char *file; /* diff: OLD and NEW are contents of this file */
};

extern const struct program uncoregen;

/* Whether the first operand is the spec folder. */
bool takes_folder(const struct command *command);
/* Whether the command only prints what is in the spec, so that the installed one does too. */
bool only_prints(const struct options *options);
/* Runs the command and returns its exit status. */
int run_command(const struct options *options);

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
int run_page(const struct options *options);
int run_site(const struct options *options);
int run_rules(const struct options *options);
int run_schema(const struct options *options);
int run_keys(const struct options *options);
int run_import(const struct options *options);
int run_migrate(const struct options *options);
int run_new(const struct options *options);
int run_export(const struct options *options);

#endif
