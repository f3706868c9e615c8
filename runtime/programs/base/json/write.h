/* SPDX-License-Identifier: MIT */
/* Writes JSON into a text: strings, members, lists, with commas, lines and indentation. */
#ifndef BASE_JSON_WRITE_H
#define BASE_JSON_WRITE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/lists.h"
#include "base/text.h"

/* Adds a quoted JSON string. Invalid UTF-8 becomes U+FFFD. */
void text_json(struct text *out, const char *text);

/* A document that is being written. */
struct json {
	struct text *out;
	unsigned depth;
	bool comma;  /* the open container has a member */
	bool lines;  /* each member begins a line; otherwise only those of json_open_line() do */
	bool sparse; /* omits members without a value: NULL, false, and empty lists */
};

/* Each function writes a member of the open container. The key is NULL in a list, and for the document itself. */
void json_key(struct json *json, const char *key);
/* NULL is null. */
void json_text(struct json *json, const char *key, const char *text);
void json_nothing(struct json *json, const char *key);
void json_number(struct json *json, const char *key, uint64_t number);
/* As a string, "0x182": every reader gets the exact value, however it stores numbers. */
void json_hex(struct json *json, const char *key, uint64_t number);
/* With the fewest digits that read back as the same number; null unless it is finite. */
void json_double(struct json *json, const char *key, double number);
void json_bool(struct json *json, const char *key, bool value);
void json_texts(struct json *json, const char *key, const struct strings *texts);
void json_numbers(struct json *json, const char *key, const struct numbers *numbers);
/* Lists the numbers of the bits that are 1. */
void json_bits(struct json *json, const char *key, uint64_t bits);

/* Opens a container with this bracket; json_close() closes it. */
void json_open(struct json *json, const char *key, char bracket);
void json_close(struct json *json, char bracket);
/* The same on a line of its own; an empty container is closed on the line that opens it. */
void json_open_line(struct json *json, const char *key, char bracket);
void json_close_line(struct json *json, char bracket);

#endif
