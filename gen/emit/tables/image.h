/* SPDX-License-Identifier: MIT */
/*
 * Makes the bytes of a platform's tables, as a compiler makes them from the C file. Rows are at their places. Numbers
 * of rows replace symbols, and places in the pool replace strings.
 *
 * The functions that write the members of a row as C also note them here. Without an image that does nothing.
 */
#ifndef GEN_EMIT_TABLES_IMAGE_H
#define GEN_EMIT_TABLES_IMAGE_H

#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/text.h"
#include "emit/tables/pool.h"
#include "uncore/table_members.h"

enum { IMAGE_HEAD = UNCORE_TABLE_END }; /* the head, where an array is asked for */

/* A symbol, and the number of the row that it names. */
struct image_symbol {
	const char *symbol;
	size_t row;
};

struct image_symbols {
	struct image_symbol *at;
	size_t count, room;
};

/* A number that is known only when all rows are. */
struct image_late {
	size_t array, at;   /* which bytes are waiting */
	size_t of;          /* the array of the row; UNCORE_TABLE_END: a string */
	const char *symbol; /* NULL: a string */
	bool is_name;       /* a string among the names */
	const char *word;
	size_t more; /* added to the row's number; the place of a string in its list */
};

struct image {
	struct arena *arena;
	struct text rows[UNCORE_TABLE_END + 1]; /* of each array, and the head */
	struct image_symbols symbols[UNCORE_TABLE_END];
	struct image_late *late;
	size_t late_count, late_room;
	struct text names;
	const char *wide; /* a member that cannot hold its number; NULL: none */
};

/* All of these do nothing without an image. */
void image_row(struct image *image, size_t array);
void image_run(struct image *image, size_t array, const char *symbol);
/* Members are those of the last row of the array. A part is the bytes from there on, two of them. */
void image_number(struct image *image, size_t array, const char *member, uint64_t value);
void image_double(struct image *image, size_t array, const char *member, double value);
/* The number of a row, and more; UNCORE_NO_INDEX for no symbol. */
void image_reference(struct image *image, size_t array, const char *member, size_t of, const char *symbol, size_t more);
void image_range(struct image *image, size_t array, const char *member, size_t of, const char *symbol, size_t count);
void image_word(struct image *image, size_t array, const char *member, const char *word);
/* The place of its first byte among the pool's sentences. */
void image_sentence(struct image *image, size_t array, const char *member, size_t place);
void image_name(struct image *image, size_t array, const char *member, const char *text);

/* Appends the finished tables. Gives a member that is too small for its number, or NULL. */
const char *image_finish(struct image *image, struct pool *pool, struct text *out);
void image_free(struct image *image);

#endif
