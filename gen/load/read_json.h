/* SPDX-License-Identifier: MIT */
/* Reads a file into a parsed JSON value with the places of all its parts. */
#ifndef GEN_LOAD_READ_JSON_H
#define GEN_LOAD_READ_JSON_H

#include "base/arena.h"
#include "diag/diag.h"
#include "base/source.h"

/*
 * A dump holds all files of a spec: 70 MB for 22 platforms, so some forty fit. Larger files are something else, and are
 * refused before they use memory.
 */
enum { SOURCE_SIZE_MAX = 128 * 1024 * 1024 };

/*
 * Reads and parses the file into the arena. NULL after reporting one error: the file cannot be read, is too large, is
 * not JSON, repeats a key or nests too deep. Diagnostics print the path shown.
 */
struct source *read_json(struct arena *arena, struct diag *diag, const char *path, const char *shown);
/*
 * The same in two steps, so that a caller can look at the bytes before they are parsed. The first gives a source
 * without JSON.
 */
struct source *read_source(struct arena *arena, struct diag *diag, const char *path, const char *shown);
bool parse_source(struct arena *arena, struct diag *diag, struct source *source);
/* The same for a file of another project. Unlike ours, it may begin with a byte order mark. */
struct source *read_others_json(struct arena *arena, struct diag *diag, const char *path);
/* A source without JSON of a terminated text in memory, which must live as long as the arena. */
struct source *read_source_text(struct arena *arena, struct diag *diag, const char *shown, const char *text,
				size_t length);
struct node source_root(const struct source *source);

#endif
