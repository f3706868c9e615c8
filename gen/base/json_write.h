/* SPDX-License-Identifier: MIT */
/* Writes JSON into a text: strings, members, lists, with commas, lines and indentation. */
#ifndef GEN_BASE_JSON_WRITE_H
#define GEN_BASE_JSON_WRITE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/lists.h"
#include "base/text.h"

/* A quoted JSON string. */
void out_json_string(struct text *out, const char *text);

/* Where in the JSON we are, and whether a comma is due. */
struct json {
	struct text *out;
	unsigned depth;
	bool comma;
};

/*
 * A member of the container that is open; the name is NULL in a list. Strings that are NULL, lists that are empty and
 * bools that are false are left out. Values that stand for bits are quoted hexadecimal.
 */
void dump_key(struct json *json, const char *name);
void dump_string(struct json *json, const char *name, const char *text);
void dump_number(struct json *json, const char *name, uint64_t value);
void dump_hex(struct json *json, const char *name, uint64_t value);
void dump_bool(struct json *json, const char *name, bool value);
void dump_strings(struct json *json, const char *name, const struct strings *strings);
void dump_numbers(struct json *json, const char *name, const struct numbers *numbers);
/* A container with the given bracket; line: it begins, or ends, on a line of its own. */
void dump_open(struct json *json, const char *name, char bracket, bool line);
void dump_close(struct json *json, char bracket, bool line);

#endif
