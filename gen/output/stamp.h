/* SPDX-License-Identifier: MIT */
/*
 * The stamp records what the last run read and wrote, so that a run with nothing to do parses nothing. It holds digests
 * of this program, of every input and of every output. It is the file ".stamp" in the output folder, which git ignores.
 */
#ifndef GEN_OUTPUT_STAMP_H
#define GEN_OUTPUT_STAMP_H

#include <stdbool.h>

#include "base/hash.h"
#include "output/files.h"

/* Digest of this program and of every file below the spec folder. False if something cannot be read. */
bool stamp_inputs(struct arena *arena, const char *spec, struct hash *hash);
/* Whether the stamp has this digest of the inputs, and no output that it names has changed. */
bool stamp_is_current(struct arena *arena, const char *folder, const struct hash *inputs);
/* Writes the stamp. A failure is not reported, because it only costs time later. */
void stamp_write(const struct outputs *outputs, const struct hash *inputs);

#endif
