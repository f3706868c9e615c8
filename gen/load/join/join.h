/* SPDX-License-Identifier: MIT */
/* Joins a base and a delta into one JSON value in which every part knows its file. */
#ifndef GEN_LOAD_JOIN_JOIN_H
#define GEN_LOAD_JOIN_JOIN_H

#include "base/arena.h"
#include "base/node.h"
#include "base/source.h"
#include "diag/diag.h"
#include "base/keys/keys.h"

struct join {
	struct arena *arena;
	struct diag *diag,
		*stale;          /* stale: if over corrects the base, receives corrections without effect; else NULL */
	const struct keys *keys; /* of the file */
	const char *path;        /* of the result, as diagnostics print it */
	struct node base;
	struct node over;   /* the delta; source NULL: there is none */
	const char *from;   /* name of the base: "jkt/cbo" */
	struct loc because; /* the place that names the base */
};

/*
 * Objects are joined key by key, maps name by name, lists element by element where their elements can be distinguished.
 * Anything else in over replaces what the base has. The result is positions, each with the file that has its value.
 */
struct source *join_sources(const struct join *join);

#endif
