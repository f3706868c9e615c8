/* SPDX-License-Identifier: MIT */
/* Implements uncoregen diff --file: one spec file before and after, as git diff asks for it. */
#ifndef GEN_CLI_DIFF_FILE_H
#define GEN_CLI_DIFF_FILE_H

#include "cli/cli.h"

/*
 * Compares the spec with the one file as it stands in OLD to the spec with it as it stands in NEW. What the file says
 * is only understood beside the others: where they do not fit, that is said instead, and is no error, as git would stop
 * at one.
 */
int diff_file(const struct options *options, bool color);

#endif
