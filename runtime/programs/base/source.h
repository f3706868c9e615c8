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
	uint32_t next;  /* index of the first value after this one and its children */
};

struct source {
	const char *path; /* as printed in diagnostics */
	const char *text; /* terminated; may contain NUL bytes */
	size_t length;
	char *strings; /* the text again, with each string decoded and terminated where it begins: see json/value.h */
	struct position *positions;
	size_t position_count;
	struct json_t *root;    /* NULL: only the positions are known */
	struct json_t **values; /* gen/load/join/value_tree.h: of each position; NULL: not made yet */
	struct arena *arena;    /* for them */
	bool edited;            /* the root differs from the text: see edit.h */

	/* For a value that was joined from several files: the file of each position. NULL for a file. */
	const struct source **origins;
	/* For a file of such a value that is inherited: the file's owner, and the place that says "like". */
	const char *from; /* NULL: it is not inherited */
	struct loc inherited_at;
	const char *reason; /* for a file that corrects another one: the reason; NULL: it does not */
};

struct line_column {
	unsigned line, column; /* both from 1; the column counts code points, not bytes */
};

/*
 * The child that the key names, or the index if there is no key. The container itself if there is none. Sets no json.
 */
struct node node_child(struct node container, const char *key, size_t index);

struct line_column source_locate(const struct source *source, uint32_t offset);

/* The RFC 6901 pointer of the value that contains the byte, or to which the key there belongs; escaped for JSON. */
void source_pointer(const struct source *source, uint32_t offset, struct text *out);

/* Finds many places of a large file: fast if they are in the order of the text. Starts all zero. */
struct locator {
	const struct source *source;
	uint32_t offset;
	struct line_column at;
};

struct line_column source_locate_next(struct locator *locator, const struct source *source, uint32_t offset);

#endif
