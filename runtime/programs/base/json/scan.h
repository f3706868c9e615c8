/* SPDX-License-Identifier: MIT */
/* Finds the position of each JSON value of a file. A Ragel machine: see scan.rl. */
#ifndef BASE_JSON_SCAN_H
#define BASE_JSON_SCAN_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/source.h"

enum { JSON_DEPTH_MAX = 32, JSON_MARK_LENGTH = 3 };

enum json_scan_error { JSON_SCAN_OK, JSON_SCAN_SYNTAX, JSON_SCAN_END, JSON_SCAN_DEPTH, JSON_SCAN_TRAILING };

struct json_scan_result {
	enum json_scan_error error;
	uint32_t offset; /* where scanning stopped */
	/*
	 * The text has fractions, integers of more than 18 characters, or characters by their numbers. Jansson refuses
	 * some of these.
	 */
	bool unusual;
	bool plain; /* all strings are printable ASCII without escapes */
};

/* Makes room for the strings, so that the scan decodes them. The caller may leave them out. */
void json_keep_strings(struct arena *arena, struct source *source);
/* Decodes the escapes of a terminated string in place. */
void json_unescape(char *string);
/* Fills source->positions, growing them in the arena. */
struct json_scan_result json_scan(struct arena *arena, struct source *source);
/* Whether the text begins with a byte order mark, which JSON does not allow. */
bool json_has_mark(const struct source *source);
/* What is wrong at the place where the scan stopped. */
const char *json_scan_message(const struct source *source, const struct json_scan_result *result);

/* Where two equal keys of one object begin. */
struct json_twice {
	uint32_t first, again;
};

/* The source must have its strings. */
bool json_find_twice(const struct source *source, struct json_twice *twice);
/* Whether there are such keys, found faster. */
bool json_has_twice(struct arena *arena, const struct source *source);

#endif
