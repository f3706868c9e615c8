/* SPDX-License-Identifier: MIT */
/* Finds the item of the spec that makes a generated file stale. */
#ifndef GEN_CLI_STALE_H
#define GEN_CLI_STALE_H

#include "cli/cli.h"
#include "load/load.h"
#include "output/files.h"

/*
 * Prints a line for each output that differs from the disk. If git knows from which spec the folder was generated last,
 * also prints each item that has changed since then, one a line. False if all outputs are current.
 */
bool report_stale(struct outputs *outputs, const struct options *options, const struct spec *spec);

#endif
