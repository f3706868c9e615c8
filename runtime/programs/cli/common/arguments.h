/* SPDX-License-Identifier: MIT */
/* Reads a command line into a request, and prints what it asks for or what is wrong with it. */
#ifndef UNCORE_CLI_ARGUMENTS_H
#define UNCORE_CLI_ARGUMENTS_H

#include "cli/common/commands.h"

/*
 * Fills the request from the words after the program's name, or after the command's name if there is a command; moves
 * them. Returns OPTIONS_READ, or another result after printing its text. free_request() frees what the request holds,
 * whatever the result is. The texts themselves are the words.
 */
enum options_result read_request(const struct command *command, int count, char **words, struct cli_request *request);
void free_request(struct cli_request *request);

#endif
