/* SPDX-License-Identifier: MIT */
/* uncore stat -r: declares a measurement that joins the one that counts on this node. */
#ifndef RUNTIME_CLI_STAT_REGION_RANK_H
#define RUNTIME_CLI_STAT_REGION_RANK_H

#include "cli/common/commands.h"

/* With this begins the text that says why a rank may not join. */
enum { RANK_REFUSED = '!' };

/* Sends a rank the two files: it may begin. False: it is gone. */
bool welcome_rank(int rank, int ring, int bell);
/*
 * Sends the words to the measurement at the socket, runs the command of the request with its ring, and closes the
 * socket. Returns the command's exit status, or another one after printing why it did not run.
 */
int run_rank(const struct cli_request *request, const char *words, int socket);

#endif
