/* SPDX-License-Identifier: MIT */
/* Growing text, and the small things that are done with words. The command ends when there is no memory. */
#ifndef UNCORE_CLI_TEXT_H
#define UNCORE_CLI_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "uncore/error.h"

/* All zero: empty. */
struct text {
	char *at; /* NULL, or with a NUL behind length bytes */
	size_t length, room;
};

void text_add(struct text *text, const char *format, ...) UNCORE_PRINTF(2, 3);
void text_add_bytes(struct text *text, const char *bytes, size_t count);
/* With as few digits as bring the same number back. */
void text_add_double(struct text *text, double number);
/* Never NULL. */
const char *text_string(const struct text *text);
void text_free(struct text *text);

/* Never NULL, freed by the caller. */
void *take_memory(void *old, size_t bytes);
char *copy_text(const char *text);

/* ASCII, whatever the locale. */
bool same_word(const char *a, const char *b);
/* The whole name against * ? [ ]; without those characters any part of the name. Blind to case. */
bool match_glob(const char *glob, const char *name);
/* Decimal, or hexadecimal behind 0x, and nothing else; false if it is no such number or wider than 64 bits. */
bool read_number(const char *word, uint64_t *number);
/*
 * Control characters and what is no UTF-8 become question marks: names of files and processes are other users', and must
 * not speak to the terminal.
 */
void clean_text(char *text);
/* Bytes of the UTF-8 character at the beginning; 0: there is none, or no valid one. */
size_t utf8_length(const char *text);
/* How many columns a UTF-8 text takes, one a character. */
size_t text_width(const char *text);

/* Finds the nearest of the words that are offered one by one. */
struct nearest {
	const char *wanted;
	char best[80]; /* empty: none is near */
	unsigned distance;
};

void nearest_offer(struct nearest *nearest, const char *word);

#endif
