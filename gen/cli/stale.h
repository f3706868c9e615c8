/* SPDX-License-Identifier: MIT */
/* Finds the item of the spec that makes a generated file stale. */
#ifndef GEN_CLI_STALE_H
#define GEN_CLI_STALE_H

#include "cli/cli.h"
#include "load/load.h"
#include "output/files.h"

/*
 * Prints a line for each output that is not what is on disk, and where git knows with which spec the folder was last
 * generated, a line for each item of the spec that has changed since. False where all are current.
 */
bool report_stale(struct outputs *outputs, const struct options *options, const struct spec *spec);

#endif
