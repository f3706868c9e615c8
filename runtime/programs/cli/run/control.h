/* SPDX-License-Identifier: MIT */
/* uncore stat: reads the commands of --control, and acknowledges them, as perf does. */
#ifndef RUNTIME_CLI_RUN_CONTROL_H
#define RUNTIME_CLI_RUN_CONTROL_H

#include <stdbool.h>
#include <stddef.h>

#include "cli/common/commands.h"

enum run_order { ORDER_NONE, ORDER_ENABLE, ORDER_DISABLE, ORDER_PING, ORDER_STOP };

struct run_control {
	const struct cli_request *request;
	int file; /* commands come from it; -1: none */
	int ack;  /* -1: none */
	bool opened_file, opened_ack;
	bool is_unread; /* that acks could not be written was reported */
	char line[64];  /* what has come of the next command */
	size_t length;
	bool is_too_long;
};

#define RUN_CONTROL_NONE ((struct run_control){ .file = -1, .ack = -1 })

/* CLI_GOOD, or CLI_BAD after printing what is wrong. */
int open_control(const struct cli_request *request, struct run_control *control);
/* The next command that has come whole. Prints which words are no command. Does not wait. */
enum run_order next_order(struct run_control *control);
/* Tells the sender that the command has been carried out. */
void acknowledge(struct run_control *control);
void close_control(struct run_control *control);

#endif
