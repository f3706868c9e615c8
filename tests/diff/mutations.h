/* SPDX-License-Identifier: MIT */
/* Ways to give a value of a spec file another one that the checks may accept. */
#ifndef TESTS_DIFF_MUTATIONS_H
#define TESTS_DIFF_MUTATIONS_H

#include "base/source.h"
#include "load/load.h"

struct spot {
	const struct source *source;
	size_t position, parent; /* of the value and of what contains it: indexes into the source's positions */
	const char *path;        /* of keys; * is any key of a map. The same pointer for all values of one kind. */
};

struct spots {
	struct spot *at;
	size_t count, room;
};

/* What a file becomes. */
struct edit {
	const struct source *source;
	const char *text;
};

struct edits {
	struct edit *at;
	size_t count, room;
};

enum { MUTATIONS = 18 };

/*
 * Fills in, from the arena, what the files become by one of the MUTATIONS of a value that is no object and no list;
 * false where it has no such one, or would be left as it is. The files are those of the spec.
 */
bool mutate(struct arena *arena, const struct spec *spec, const struct spots *spots, size_t which, int try,
	    struct edits *edits);

/* Changes by chance that no user would make: see wild.c. False: this chance is none for the value. */
bool mutate_wildly(struct arena *arena, const struct spots *spots, size_t which, uint64_t random, struct edits *edits);

/* Bytes of the file. */
struct span {
	size_t from, to;
};

struct span span_of(const struct spot *spot);

/* The file without the value, its key and one comma; always true. */
bool take_away(struct arena *arena, const struct spot *spot, struct edits *edits);

#endif
