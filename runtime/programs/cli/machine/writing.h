/* SPDX-License-Identifier: MIT */
/* Declares what differs in a build that only reads: writing.c, or read_only.c in its place (make READ_ONLY=1). */
#ifndef RUNTIME_CLI_MACHINE_WRITING_H
#define RUNTIME_CLI_MACHINE_WRITING_H

#include <stdbool.h>

#include "cli/common/commands.h"
#include "uncore/table_abi.h"
#include "uncore/version.h"

#define WRITING_TEXT_(number) #number
#define WRITING_TEXT(number) WRITING_TEXT_(number)
#define PROGRAM_VERSION "uncore " UNCORE_VERSION " (table ABI " WRITING_TEXT(UNCORE_TABLE_ABI)

/* What --version prints. */
extern const char program_version[];
/* What --read-only asks: can_write() is false from now on. */
void forbid_writing(void);
/* Whether the program may write registers and open perf events: this build can, and the user did not forbid it. */
bool can_write(void);
/* Opens the file for reading and writing, without can_write() only for reading. Returns 0 or the errno. */
int try_writing(const char *path);
/*
 * CLI_GOOD; or, if the program may not write, prints what needs it, and returns CLI_MACHINE (the build) or CLI_BAD
 * (--read-only). Simulated machines and --dry-run need none.
 */
int need_writing(const struct cli_request *request, const char *what);

#endif
