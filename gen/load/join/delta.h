/* SPDX-License-Identifier: MIT */
/* Writes down how a file differs from another: the reverse of join_sources(). */
#ifndef GEN_LOAD_JOIN_DELTA_H
#define GEN_LOAD_JOIN_DELTA_H

#include "base/arena.h"
#include "base/source.h"
#include "base/keys/keys.h"

/*
 * The file that, laid over the base, gives the whole. It keeps the whole's names, says that it is like the base, and
 * otherwise holds only what differs.
 */
struct source *make_delta(struct arena *arena, const struct keys *keys, const struct source *base,
			  const struct source *whole, const char *like, const char *path);

#endif
