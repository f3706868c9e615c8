/* SPDX-License-Identifier: MIT */
/* uncore report: declares the list of its files. */
#ifndef RUNTIME_CLI_REPORT_FILES_H
#define RUNTIME_CLI_REPORT_FILES_H

#include "cli/common/commands.h"

struct report_file {
	const char *name;
	bool is_found; /* in a folder: it need not be one of ours */
};

struct report_files {
	struct report_file *at; /* in the arena */
	size_t count, room;
};

/*
 * Lists the files that the operands name, and for a folder those in it, by name: neither hidden ones nor those of its
 * own folders. CLI_BAD after printing why a folder cannot be read.
 */
int list_files(const struct cli_request *request, struct arena *arena, struct report_files *files);

#endif
