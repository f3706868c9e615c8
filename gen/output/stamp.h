/* SPDX-License-Identifier: MIT */
/*
 * The stamp: what the last run read and wrote, so that a run with nothing to do need not parse anything. It holds
 * digests of this program, of every input and of every output, and lies beside the outputs as ".stamp", which git
 * ignores.
 */
#ifndef GEN_OUTPUT_STAMP_H
#define GEN_OUTPUT_STAMP_H

#include <stdbool.h>

#include "base/hash.h"
#include "output/files.h"

/* Digest of this program and of every file below the spec folder. False if something cannot be read. */
bool stamp_inputs(struct arena *arena, const char *spec, struct hash *hash);
/* Whether the stamp is of these inputs and every output it names is still what it was. */
bool stamp_is_current(struct arena *arena, const char *folder, const struct hash *inputs);
/* Failure to write a stamp only costs time later, and is not reported. */
void stamp_write(const struct outputs *outputs, const struct hash *inputs);

#endif
