/* SPDX-License-Identifier: MIT */
/* uncore stat: watches the processes of --pid, which other programs have started. */
#ifndef RUNTIME_CLI_RUN_PROCESSES_H
#define RUNTIME_CLI_RUN_PROCESSES_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#include "cli/common/commands.h"

/* All zero: none. */
struct run_processes {
	struct run_process {
		pid_t pid;
		int file; /* can be read once the process has ended; -1: the kernel has no such files */
		bool has_ended;
	} * at;
	size_t count;
};

/* CLI_GOOD, or CLI_BAD after printing what is wrong. */
int open_processes(const struct cli_request *request, struct run_processes *processes);
/* Whether there are some, and all have ended. */
bool processes_have_ended(struct run_processes *processes);
void close_processes(struct run_processes *processes);

#endif
