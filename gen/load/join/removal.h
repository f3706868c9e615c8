/* SPDX-License-Identifier: MIT */
/* Finds the parts of a base that "remove" removes. */
#ifndef GEN_LOAD_JOIN_REMOVAL_H
#define GEN_LOAD_JOIN_REMOVAL_H

#include "load/join/join.h"

/*
 * Marks the positions of the base that the paths of "remove" name; reports paths that name nothing. The arena may be
 * freed then.
 */
void mark_removed(const struct join *join, struct arena *scratch, bool *removed);

#endif
