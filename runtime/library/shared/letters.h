/* SPDX-License-Identifier: MIT */
/* Compares words without regard to case. Knows ASCII only, and ignores the locale. */
#ifndef SHARED_LETTERS_H
#define SHARED_LETTERS_H

#include <stdbool.h>

static inline char small_letter(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static inline bool same_word(const char *a, const char *b)
{
	while (*a != '\0' && small_letter(*a) == small_letter(*b)) {
		a++;
		b++;
	}
	return small_letter(*a) == small_letter(*b);
}

#endif
