/* SPDX-License-Identifier: MIT */
/* Reads a JSON text by key tables; reports the first error with its line, column and JSON pointer. */
#ifndef UNCORE_JSON_READER_H
#define UNCORE_JSON_READER_H

#include <stdbool.h>
#include <stddef.h>

#include "base/keys/keys.h"
#include "base/source.h"
#include "uncore/error.h"

/* A text that is being read. */
struct json_input {
	struct source source; /* path is for messages */
	bool is_line;         /* the text is one line, whose number is at the end of the path */
	struct arena *arena;  /* for what is decoded; the source's root holds its texts */
	struct uncore_fault *fault;
};

/* Sets the source's places, and its root, which the caller releases with json_release() or json_decref(). */
int json_parse(struct json_input *input);
void json_release(struct json_input *input);
struct node json_top(const struct json_input *input);
/* Fills the struct, which must be all zero, from the text's object. */
int json_decode(const struct json_input *input, const struct keys *keys, void *into);
/* Reads a whole file into memory that the caller frees. 0; NOENT, DENIED or IO after setting the fault. */
int json_read_file(const char *path, char **text, size_t *length, struct uncore_fault *fault);
/* Notes what is wrong at a place. Returns code. */
int json_fail(const struct json_input *input, struct loc at, int code, const char *format, ...) UNCORE_PRINTF(4, 5);

#endif
