/* SPDX-License-Identifier: MIT */
/* Visits every text of a platform's files. */
#ifndef GEN_CHECK_TEXT_TEXTS_H
#define GEN_CHECK_TEXT_TEXTS_H

#include "check/check.h"

/* One of them. */
struct text_at {
	const struct platform *platform;
	const struct box *box; /* in whose file, or events file, it is; NULL: in none of a box */
	const char *text;
	struct node node; /* the string itself */
};

typedef void text_visitor(struct checker *checker, const struct text_at *text);

/* Those of notes, phrases, metrics, groups and errata are among them. */
void each_text(struct checker *checker, const struct platform *platform, text_visitor *visit);

#endif
