/* SPDX-License-Identifier: MIT */
/* What is checked of every text of a platform's files; those of notes, phrases, metrics, groups and errata are too. */
#ifndef GEN_CHECK_TEXT_TEXTS_H
#define GEN_CHECK_TEXT_TEXTS_H

#include "check/check.h"

/* A text. */
struct text_at {
	const struct platform *platform;
	const struct box *box; /* in whose file, or events file, it is; NULL: in none of a box */
	const char *text;
	struct node node; /* the string itself */
};

/* Whether the names and the numbers in the text are those of the platform. */
void check_text_names(struct checker *checker, const struct text_at *text);
void check_text_numbers(struct checker *checker, const struct text_at *text);

#endif
