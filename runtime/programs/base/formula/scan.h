/* SPDX-License-Identifier: MIT */
/* Scans the words of formulas and of units. */
#ifndef BASE_FORMULA_SCAN_H
#define BASE_FORMULA_SCAN_H

#include <stddef.h>

enum formula_word {
	FORMULA_WORD_END,
	FORMULA_WORD_BAD,
	FORMULA_WORD_NUMBER,    /* 64, 0.5, 1e9, 0x182 */
	FORMULA_WORD_NAME,      /* letters, digits, _ and {i}; inside it also . | and : */
	FORMULA_WORD_PARAMETER, /* $name */
	FORMULA_WORD_SIGN       /* one of + - * / ( ) [ ] { } , = */
};

struct formula_token {
	enum formula_word word;
	const char *at;
	size_t length; /* 0 at the end */
};

/* Scans the word at or after a place in a NUL-terminated text. */
struct formula_token formula_scan(const char *text);

#endif
