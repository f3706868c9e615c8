/* SPDX-License-Identifier: MIT */
/* Implements uncoregen diff --file: compares one spec file before and after a change, for git diff. */
#ifndef GEN_CLI_DIFF_FILE_H
#define GEN_CLI_DIFF_FILE_H

#include "cli/cli.h"

/*
 * Compares the spec with the file's contents OLD to the spec with its contents NEW. A file can only be understood
 * together with the others. If these do not fit, prints that instead. This is not an error, because git would stop at
 * one.
 */
int diff_file(const struct options *options, bool color);

#endif
