/* SPDX-License-Identifier: MIT */
/* Compares and parses ASCII words, whatever the locale. */
#ifndef BASE_WORDS_H
#define BASE_WORDS_H

#include <stdbool.h>
#include <stdint.h>

/* Blind to case. */
bool same_word(const char *a, const char *b);
/* The whole name against * ? [ ]; without those characters any part of the name. Blind to case. */
bool match_glob(const char *glob, const char *name);
/* Decimal, or hexadecimal after 0x, and nothing else; false if it is no such number or wider than 64 bits. */
bool read_number(const char *word, uint64_t *number);

#endif
