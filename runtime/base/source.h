/* SPDX-License-Identifier: MIT */
/* Holds a JSON file in memory, with the position of each of its JSON values. */
#ifndef BASE_SOURCE_H
#define BASE_SOURCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/node.h"
#include "base/text.h"

/* One JSON value, in document order. A value's children follow it. */
struct position {
	uint32_t key;   /* offset of the key's opening quote; of the value itself for elements and the root */
	uint32_t value; /* offset of the value's first byte */
	uint32_t next;  /* index of the first value behind this one and its children */
};

struct source {
	const char *path; /* as diagnostics print it */
	const char *text; /* terminated, though it may hold NUL bytes */
	size_t length;
	struct position *positions;
	size_t position_count;
	struct json_t *root;
	bool edited; /* the root is no longer what the text says: see edit.h */

	/* Of a value that was put together from several files: the file of each position; NULL for a file itself. */
	const struct source **origins;
	/* Of such a file, if another one inherits from it: whose it is, and where the other one says so. */
	const char *from; /* NULL: it is not inherited */
	struct loc inherited_at;
	const char *reason; /* of such a file, if it corrects another one: why; NULL: it does not */
};

struct line_column {
	unsigned line, column; /* both from 1; the column counts code points, not bytes */
};

/* What the key, or without one the index, names in a container; the container itself where that is nothing. No json. */
struct node node_child(struct node container, const char *key, size_t index);

struct line_column source_locate(const struct source *source, uint32_t offset);

/* The RFC 6901 pointer of the value that the byte is in, or that its key names, as it stands between quotes in JSON. */
void source_pointer(const struct source *source, uint32_t offset, struct text *out);

/*
 * For many places of a large file: those that come in the order of the text are found on the way. All zero to begin
 * with.
 */
struct locator {
	const struct source *source;
	uint32_t offset;
	struct line_column at;
};

struct line_column source_locate_next(struct locator *locator, const struct source *source, uint32_t offset);

#endif
