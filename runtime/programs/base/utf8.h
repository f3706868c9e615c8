/* SPDX-License-Identifier: MIT */
/* Reads UTF-8 texts, which may be untrusted input. */
#ifndef BASE_UTF8_H
#define BASE_UTF8_H

#include <stddef.h>

/* Length in bytes of the first UTF-8 character; 0: the end, or invalid. */
size_t utf8_length(const char *text);
/* Columns of a text, one for each character. */
size_t text_width(const char *text);
/*
 * Replaces control characters and invalid UTF-8 by question marks. Other users choose names of files and processes, and
 * must not control the terminal.
 */
void clean_text(char *text);

#endif
