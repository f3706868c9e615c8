/* SPDX-License-Identifier: MIT */
/* uncore stat: the command that is measured. */
#ifndef RUNTIME_CLI_STAT_CHILD_H
#define RUNTIME_CLI_STAT_CHILD_H

#include <sys/types.h>
#include "cli/commands.h"

struct stat_child {
	pid_t pid; /* 0: none */
	int go;    /* a byte lets it begin; closing it ends it */
	int fail;  /* brings the errno of exec */
	int status;
	bool has_ended;
};

/* Starts it with that standard output, held before its first instruction. CLI_GOOD, or CLI_COMMAND after saying why. */
int hold_child(const struct cli_request *request, int standard_output, struct stat_child *child);
/* Lets it begin. CLI_COMMAND after saying why it could not. */
int release_child(const struct cli_request *request, struct stat_child *child);
/* It ends now, whether it began or not: when asked to, or two seconds later, or when the user asks once more. */
void end_child(struct stat_child *child);
/* Notes whether it has ended; does not wait. */
void look_at_child(struct stat_child *child);
/* As of a shell: its exit status, or 128 and the signal. */
int child_status(const struct stat_child *child);

#endif
