/* SPDX-License-Identifier: MIT */
/*
 * Limits rights. The program may have capabilities (setcap) or run as another user (setuid) in order to access this
 * machine's registers, and for nothing else. It opens files that the user names with the user's own rights.
 */
#ifndef RUNTIME_CLI_MACHINE_RIGHTS_H
#define RUNTIME_CLI_MACHINE_RIGHTS_H

#include <stdbool.h>

#include "cli/common/commands.h"

/* Whether the program has more rights than the user who started it. Otherwise the functions below do nothing. */
bool has_more_rights(void);
/*
 * Between these two calls the program has only the rights of the user who started it. They keep errno, do not nest, and
 * are for the main thread: capabilities belong to a thread.
 */
void use_own_rights(void);
void use_all_rights(void);
/* Gives up for good the rights that the user does not have. */
void drop_rights(void);
/* The same, if the request is about another machine: links below the user's folder may lead anywhere. */
void drop_rights_elsewhere(const struct cli_request *request);

#endif
