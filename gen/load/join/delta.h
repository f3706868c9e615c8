/* SPDX-License-Identifier: MIT */
/* Writes the difference between two files as a file: the reverse of join_sources(). */
#ifndef GEN_LOAD_JOIN_DELTA_H
#define GEN_LOAD_JOIN_DELTA_H

#include "base/arena.h"
#include "base/source.h"
#include "base/keys/keys.h"

/*
 * The file that gives the whole when laid over the base. It has the whole's names, says that it is like the base, and
 * otherwise holds only what differs.
 */
struct source *make_delta(struct arena *arena, const struct keys *keys, const struct source *base,
			  const struct source *whole, const char *like, const char *path);

#endif
