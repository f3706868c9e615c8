/* SPDX-License-Identifier: MIT */
/* uncore stat: declares the measured command. */
#ifndef RUNTIME_CLI_RUN_CHILD_H
#define RUNTIME_CLI_RUN_CHILD_H

#include <sys/types.h>
#include "cli/common/commands.h"

struct stat_child {
	pid_t pid; /* 0: none */
	int go;    /* a byte lets the command begin; closing it ends the child */
	int fail;  /* receives the errno of exec */
	int status;
	bool has_ended;
};

/*
 * Starts the child with this standard output, and holds it before the command's first instruction. CLI_GOOD, or
 * CLI_COMMAND after printing why.
 */
int hold_child(const struct cli_request *request, int standard_output, struct stat_child *child);
/* Lets the command begin. CLI_COMMAND after printing why it could not. */
int release_child(const struct cli_request *request, struct stat_child *child);
/*
 * Ends the child, whether the command has begun or not: asks it, then kills it after two seconds or when the user asks
 * again.
 */
void end_child(struct stat_child *child);
/* Notes whether it has ended, without waiting. */
void look_at_child(struct stat_child *child);
/* As in a shell: its exit status, or 128 plus the signal. */
int child_status(const struct stat_child *child);

#endif
