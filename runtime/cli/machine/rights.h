/* SPDX-License-Identifier: MIT */
/*
 * Limits rights: capabilities of the program's file (setcap), or of another user that it runs as (setuid), are for
 * registers of this machine and for nothing else: files that the user names are opened with the user's own rights.
 */
#ifndef RUNTIME_CLI_MACHINE_RIGHTS_H
#define RUNTIME_CLI_MACHINE_RIGHTS_H

#include <stdbool.h>

#include "cli/commands.h"

/*
 * Whether the program has more rights than the user who started it. Where it has not, the functions below do nothing.
 */
bool has_more_rights(void);
/*
 * From the first to the second the program has only the rights of the user who started it. They keep errno; calls do
 * not nest. Both are for the main thread: capabilities are those of one thread.
 */
void use_own_rights(void);
void use_all_rights(void);
/* Gives up for good what the user who started the program does not have. */
void drop_rights(void);
/*
 * The same, where the request is about another machine than this one: links below the user's folder may lead anywhere.
 */
void drop_rights_elsewhere(const struct cli_request *request);

#endif
