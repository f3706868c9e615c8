/* SPDX-License-Identifier: MIT */
/* Chooses what counts a measurement: the kernel's perf events, or registers, and by which files. */
#ifndef RUNTIME_CLI_MACHINE_WAY_H
#define RUNTIME_CLI_MACHINE_WAY_H

#include <stdbool.h>

#include "cli/machine/machine.h"

/*
 * Chooses by --via, or the first way that works. Sets opened->way: NULL for registers. is_recorded: a recording is of
 * registers. Returns CLI_GOOD, or the exit status after printing why that way does not work.
 */
int choose_way(const struct cli_request *request, bool is_recorded, struct cli_machine *opened);
/*
 * Prints what the failure of a session means, as machine_failed(). If neither perf nor registers may be used, prints a
 * remedy for each. Returns refused_status().
 */
int session_denied(const struct cli_request *request, const struct cli_machine *opened, int code, const char *text);
/* Whether the PMUs below the root are those of the running kernel, so that perf events are too. NULL: no other root. */
bool is_this_kernel(const char *root);
/*
 * Adds what counts a session that has started: "perf", "registers", "msr-safe", "mapped"; both, if some boxes have no
 * PMU: "perf+registers". The second says which these are: "perf, and registers for ha".
 */
void add_way_word(struct text *text, const struct cli_machine *opened, const struct uncore_session *session);
void add_way(struct text *text, const struct cli_machine *opened, const struct uncore_session *session);
/* Adds "ha, imc": the boxes of which the way counts some instance, after the words that come first. None: nothing. */
void add_boxes_of_way(struct text *text, const struct cli_machine *opened, const struct uncore_session *session,
		      const char *way, const char *first);

#endif
