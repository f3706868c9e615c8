/* SPDX-License-Identifier: MIT */
/* Reads texts in UTF-8, which may come from untrusted input. */
#ifndef BASE_UTF8_H
#define BASE_UTF8_H

#include <stddef.h>

/* Bytes of the UTF-8 character at the beginning; 0: there is none, or no valid one. */
size_t utf8_length(const char *text);
/* How many columns a text takes, one a character. */
size_t text_width(const char *text);
/*
 * Control characters and what is no UTF-8 become question marks: names of files and processes are other users', and
 * must not control the terminal.
 */
void clean_text(char *text);

#endif
