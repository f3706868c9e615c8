/* SPDX-License-Identifier: MIT */
/* Writes text into a buffer that may be too small. Compares ASCII letters, whatever the locale. */
#ifndef RUNTIME_CORE_TEXT_H
#define RUNTIME_CORE_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct name_numbers; /* shared/register_name.h */

/* A position in a buffer that may be too small. length counts everything, even what did not fit. */
struct text {
	char *at;
	size_t room;
	size_t length;
};

void text_put(struct text *text, const char *bytes, size_t count);
void text_put_string(struct text *text, const char *string);
void text_put_number(struct text *text, uint64_t number, unsigned base);
/* These know ASCII only, and ignore the locale. */
char small_letter(char c);
bool same_text(const char *a, const char *b);
/* Puts the name of a register with the numbers for its placeholders; NAME_NO_NUMBER leaves a placeholder. */
void text_put_name(struct text *text, const char *pattern, struct name_numbers numbers);

#endif
