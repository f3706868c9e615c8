/* SPDX-License-Identifier: MIT */
/* Reads the file of a path into a parsed JSON value whose places are known. */
#ifndef GEN_LOAD_READ_JSON_H
#define GEN_LOAD_READ_JSON_H

#include "base/arena.h"
#include "diag/diag.h"
#include "base/source.h"

enum { SOURCE_SIZE_MAX = 8 * 1024 * 1024 };

/*
 * Reads and parses the file; the source and its JSON live in the arena. NULL after reporting one error: the file cannot
 * be read, is too large, is no JSON, repeats a key or nests too deep. shown is the path that diagnostics print.
 */
struct source *read_json(struct arena *arena, struct diag *diag, const char *path, const char *shown);
/* The same in two steps, to look at the bytes before they are parsed. The first gives a source without JSON. */
struct source *read_source(struct arena *arena, struct diag *diag, const char *path, const char *shown);
bool parse_source(struct arena *arena, struct diag *diag, struct source *source);
/* The same of a file that is not ours: it may begin with a byte order mark, as ours may not. */
struct source *read_others_json(struct arena *arena, struct diag *diag, const char *path);
/* Makes the JSON values that are built from now on live in the arena. */
void json_in_arena(struct arena *arena);
/* The same of a text in memory, terminated, which must live as long as the arena. */
struct source *read_json_text(struct arena *arena, struct diag *diag, const char *shown, const char *text,
			      size_t length);
struct source *read_source_text(struct arena *arena, struct diag *diag, const char *shown, const char *text,
				size_t length);
struct node source_root(const struct source *source);

#endif
