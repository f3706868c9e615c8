/* SPDX-License-Identifier: MIT */
/* uncore stat: finds the events and metrics that a glob of -e or -M stands for. */
#ifndef RUNTIME_CLI_STAT_REQUEST_GLOBS_H
#define RUNTIME_CLI_STAT_REQUEST_GLOBS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cli/common/commands.h"
#include "uncore/machine.h"

/* What a glob stands for: words that -e or -M takes, in the order of the tables. */
struct stat_expansion {
	char **words;
	size_t count;
};

/* Whether these bytes have a * ? or [. */
bool is_glob(const char *text, size_t length);

/*
 * The end of the glob of -e that begins at `from`: it takes the settings that follow, NAME=VALUE, or all up to the / of
 * BOX/GLOB,NAME=VALUE/.
 */
size_t end_of_event_glob(const char *text, size_t from);

/*
 * Each prints how many events or metrics the glob stands for, and which it leaves out and why. CLI_BAD after printing
 * that it stands for none. free_expansion() frees what the expansion holds, whatever the result is.
 */
int expand_events(const struct cli_request *request, const struct uncore_machine *machine, const char *text,
		  size_t length, struct stat_expansion *expansion);
int expand_metrics(const struct cli_request *request, const struct uncore_machine *machine, const char *text,
		   size_t length, struct stat_expansion *expansion);
/* Whether a platform has names that a glob of -e ('e') or -M ('M') stands for, on some variant of it. */
bool glob_matches(const struct uncore_tables *tables, char option, const char *text, size_t length);
void free_expansion(struct stat_expansion *expansion);

#endif
