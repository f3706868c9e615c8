/* SPDX-License-Identifier: MIT */
/* Wraps words to lines. */
#ifndef BASE_PARAGRAPH_H
#define BASE_PARAGRAPH_H

#include <stddef.h>

#include "base/text.h"

/*
 * Adds words in lines of at most 100 columns, or the terminal's (0: there is none), each indented by blanks. begun: so
 * many columns of the first line are there already; 0: none.
 */
void add_paragraph(struct text *text, const char *words, size_t indent, size_t begun, size_t terminal);

#endif
