/* SPDX-License-Identifier: MIT */
/* Compares, matches and writes names of registers, without a locale. */
#include <string.h>

#include "core/internal.h"
#include "shared/register_name.h"

_Static_assert(NAME_NO_NUMBER == UNCORE_NO_INDEX, "a name without a number is a register without an index");

void uncore_priv_put(struct uncore_priv_text *text, const char *bytes, size_t count)
{
	if (text->length < text->room) {
		size_t left = text->room - 1 - text->length;
		size_t fits = count < left ? count : left;

		memcpy(text->at + text->length, bytes, fits);
		text->at[text->length + fits] = '\0';
	}
	text->length += count;
}

void uncore_priv_put_number(struct uncore_priv_text *text, uint64_t number, unsigned base)
{
	char digits[20];
	size_t at = sizeof(digits);

	do {
		digits[--at] = "0123456789abcdef"[number % base];
		number /= base;
	} while (number != 0);
	if (base == 16)
		uncore_priv_put(text, "0x", 2);
	uncore_priv_put(text, digits + at, sizeof(digits) - at);
}

char uncore_priv_lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

bool uncore_priv_same(const char *a, const char *b)
{
	while (*a != '\0' && uncore_priv_lower(*a) == uncore_priv_lower(*b)) {
		a++;
		b++;
	}
	return uncore_priv_lower(*a) == uncore_priv_lower(*b);
}

void uncore_priv_put_name(struct uncore_priv_text *text, const char *pattern, struct name_numbers numbers)
{
	const char *letter = name_letter(pattern);

	for (const char *at = pattern; *at != '\0'; at++) {
		if (at == letter && numbers.instance != UNCORE_NO_INDEX) {
			uncore_priv_put_number(text, numbers.instance, 10);
		} else if (strncmp(at, "{i}", 3) == 0 && numbers.index != UNCORE_NO_INDEX) {
			uncore_priv_put_number(text, numbers.index, 10);
			at += 2;
		} else {
			uncore_priv_put(text, at, 1);
		}
	}
}
