/* SPDX-License-Identifier: MIT */
/* Scans the words of metric formulas and of units. */
#ifndef GEN_MODEL_METRIC_SCAN_H
#define GEN_MODEL_METRIC_SCAN_H

#include <stddef.h>

enum metric_word {
	METRIC_WORD_END,
	METRIC_WORD_BAD,
	METRIC_WORD_NUMBER,    /* 64, 0.5, 1e9, 0x182 */
	METRIC_WORD_NAME,      /* letters, digits, _ and {i}; inside it also . | and : */
	METRIC_WORD_PARAMETER, /* $name */
	METRIC_WORD_SIGN       /* one of + - * / ( ) [ ] { } , = */
};

struct metric_token {
	enum metric_word word;
	const char *at;
	size_t length; /* 0 at the end */
};

/* Scans the word at or after a place in a NUL-terminated text. */
struct metric_token metric_scan(const char *text);

#endif
