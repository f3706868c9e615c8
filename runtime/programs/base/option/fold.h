/* SPDX-License-Identifier: MIT */
/* Folds lines that are too long for a terminal. */
#ifndef BASE_OPTION_FOLD_H
#define BASE_OPTION_FOLD_H

#include <stddef.h>

#include "base/text.h"

/* What a text without a terminal of its own is folded to, such as --help. */
enum { FOLD_WIDTH = 80 };
/* By how much the second line of a long one is indented. */
enum { FOLD_HANG = 2 };

/*
 * Adds a line, without its end, as lines of at most so many columns. It breaks where there are blanks, best where a
 * column of a table begins. What follows is indented: to that column, or by hang. A longer word stays whole.
 */
void fold_line(struct text *out, const char *line, size_t length, size_t width, size_t hang);
/* Bytes of the sequence that changes the colour, which takes no room; 0: the text begins with something else. */
size_t colour_length(const char *at, size_t left);

#endif
