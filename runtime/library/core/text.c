/* SPDX-License-Identifier: MIT */
/* Compares, matches and writes names of registers, without a locale. */
#include <string.h>

#include "core/text.h"
#include "shared/register_name.h"
#include "uncore/tables.h"

_Static_assert(NAME_NO_NUMBER == UNCORE_NO_INDEX, "a name without a number is a register without an index");

void text_put(struct text *text, const char *bytes, size_t count)
{
	if (text->length < text->room) {
		size_t left = text->room - 1 - text->length;
		size_t fits = count < left ? count : left;

		memcpy(text->at + text->length, bytes, fits);
		text->at[text->length + fits] = '\0';
	}
	text->length += count;
}

void text_put_string(struct text *text, const char *string)
{
	text_put(text, string, strlen(string));
}

void text_put_number(struct text *text, uint64_t number, unsigned base)
{
	char digits[20];
	size_t at = sizeof(digits);

	do {
		digits[--at] = "0123456789abcdef"[number % base];
		number /= base;
	} while (number != 0);
	if (base == 16)
		text_put(text, "0x", 2);
	text_put(text, digits + at, sizeof(digits) - at);
}

char small_letter(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

bool same_text(const char *a, const char *b)
{
	while (*a != '\0' && small_letter(*a) == small_letter(*b)) {
		a++;
		b++;
	}
	return small_letter(*a) == small_letter(*b);
}

void text_put_name(struct text *text, const char *pattern, struct name_numbers numbers)
{
	const char *letter = name_letter(pattern);

	for (const char *at = pattern; *at != '\0'; at++) {
		if (at == letter && numbers.instance != UNCORE_NO_INDEX) {
			text_put_number(text, numbers.instance, 10);
		} else if (strncmp(at, "{i}", 3) == 0 && numbers.index != UNCORE_NO_INDEX) {
			text_put_number(text, numbers.index, 10);
			at += 2;
		} else {
			text_put(text, at, 1);
		}
	}
}
