/* SPDX-License-Identifier: MIT */
/* Writes JSON into a text: strings, members, lists, with commas, lines and indentation. */
#ifndef BASE_JSON_WRITE_H
#define BASE_JSON_WRITE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/lists.h"
#include "base/text.h"

/* A quoted JSON string. What is no UTF-8 becomes U+FFFD. */
void text_json(struct text *out, const char *text);

/* A document while it is written. */
struct json {
	struct text *out;
	unsigned depth;
	bool comma;  /* the container that is open has a member */
	bool lines;  /* each member begins a line; else only what json_open_line() opens does */
	bool sparse; /* members without a value are left out: NULL, false, and empty lists */
};

/* Each writes a member of the container that is open; the key is NULL in a list, and for the document itself. */
void json_key(struct json *json, const char *key);
/* NULL is null. */
void json_text(struct json *json, const char *key, const char *text);
void json_nothing(struct json *json, const char *key);
void json_number(struct json *json, const char *key, uint64_t number);
/* As a text, "0x182": exact in every reader, whatever its numbers are. */
void json_hex(struct json *json, const char *key, uint64_t number);
/* With as few digits as read back as the same number; null unless it is finite. */
void json_double(struct json *json, const char *key, double number);
void json_bool(struct json *json, const char *key, bool value);
void json_texts(struct json *json, const char *key, const struct strings *texts);
void json_numbers(struct json *json, const char *key, const struct numbers *numbers);
/* The numbers of the bits that are 1. */
void json_bits(struct json *json, const char *key, uint64_t bits);

/* A container with the given bracket; json_close() ends it. */
void json_open(struct json *json, const char *key, char bracket);
void json_close(struct json *json, char bracket);
/* The same on a line of its own; one that is empty closes where it opened. */
void json_open_line(struct json *json, const char *key, char bracket);
void json_close_line(struct json *json, char bracket);

#endif
