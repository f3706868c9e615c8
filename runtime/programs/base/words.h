/* SPDX-License-Identifier: MIT */
/* Compares and parses ASCII words, whatever the locale; finds similar ones. */
#ifndef BASE_WORDS_H
#define BASE_WORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/lists.h"
#include "base/text.h"
#include "shared/letters.h" /* same_word() */

/* Matches the whole name with * ? [ ]. A glob without these matches any part of the name. Ignores case. */
bool match_glob(const char *glob, const char *name);
/* Adds "; did you mean one, two or three?" with the nearest names, three at most. False: none is near. */
bool add_near_names(struct text *text, const char *wanted, const struct strings *names);

enum scan_number { SCAN_NUMBER_OK, SCAN_NUMBER_SYNTAX, SCAN_NUMBER_TOO_BIG };

/* Decimal, hexadecimal after 0x, or binary after 0b, and nothing else. Too big: more than 64 bits. */
enum scan_number scan_number(const char *text, size_t length, uint64_t *number);
/* Only as a spec may write it: 0x and 0b in lower case, no leading zero in a decimal number. */
enum scan_number scan_plain_number(const char *text, size_t length, uint64_t *number);
/* The whole word must be a number. */
bool word_is_number(const char *word, uint64_t *number);
/*
 * The whole word must be a number of milliseconds, or a decimal number with a unit: ms, s, m, h or d. It must make
 * whole milliseconds: "500", "500ms", "1.5s", "2m".
 */
bool word_is_duration(const char *word, uint64_t *milliseconds);

#endif
