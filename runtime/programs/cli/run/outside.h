/* SPDX-License-Identifier: MIT */
/* uncore stat: what directs or ends a measurement from outside: --control, and the processes of --pid. */
#ifndef RUNTIME_CLI_RUN_OUTSIDE_H
#define RUNTIME_CLI_RUN_OUTSIDE_H

#include <stdint.h>

#include "cli/run/control.h"
#include "cli/run/processes.h"

struct run_outside {
	struct run_control control;
	struct run_processes processes;
	int files; /* can be read when a file of the two can; -1: there are none */
};

#define RUN_OUTSIDE_NONE ((struct run_outside){ .control = RUN_CONTROL_NONE, .files = -1 })

/* Also waits for another file, while that can be read; -1: none. CLI_GOOD, or CLI_BAD after printing what is wrong. */
int open_outside(const struct cli_request *request, int other, struct run_outside *outside);
/* Waits like await_signal(). True: something has come before the time was over. */
bool await_outside(const struct run_outside *outside, uint64_t nanoseconds, int *number);
void close_outside(struct run_outside *outside);

#endif
