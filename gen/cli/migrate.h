/* SPDX-License-Identifier: MIT */
/* Declares uncoregen migrate with other steps than its own, for tests that take a file through several versions. */
#ifndef GEN_CLI_MIGRATE_H
#define GEN_CLI_MIGRATE_H

#include "cli/cli.h"
#include "load/migrate.h"

/* Runs the steps on options->spec as the command does, and returns its exit status. */
int migrate_by(const struct options *options, const struct migration *steps, size_t count);

#endif
