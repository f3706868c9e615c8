/* SPDX-License-Identifier: MIT */
/* Compares, matches and writes names of registers, without a locale. */
#include <string.h>

#include "core/internal.h"

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

const char *uncore_priv_number(const char *digits, unsigned *number)
{
	const char *at = digits;

	*number = 0;
	while (at < digits + 4 && *at >= '0' && *at <= '9')
		*number = *number * 10 + (unsigned)(*at++ - '0');
	if (at == digits || (*digits == '0' && at != digits + 1))
		return NULL;
	return at;
}

/* The instance letter of a pattern, or NULL. */
static const char *find_letter(const char *pattern)
{
	for (const char *at = pattern; *at != '\0'; at++) {
		if (at[0] >= 'A' && at[0] <= 'Z' && at[1] >= 'a' && at[1] <= 'z' && at[2] == '_')
			return at + 1;
	}
	return NULL;
}

void uncore_priv_put_name(struct uncore_priv_text *text, const char *pattern, struct uncore_priv_numbers numbers)
{
	const char *letter = find_letter(pattern);

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

bool uncore_priv_match_name(const char *pattern, const char *name, struct uncore_priv_numbers *numbers)
{
	const char *letter = find_letter(pattern);
	const char *end;
	unsigned number;

	numbers->instance = UNCORE_NO_INDEX;
	numbers->index = UNCORE_NO_INDEX;
	for (; *pattern != '\0'; pattern++) {
		bool is_index = strncmp(pattern, "{i}", 3) == 0;

		end = is_index || pattern == letter ? uncore_priv_number(name, &number) : NULL;
		if (end != NULL) {
			*(is_index ? &numbers->index : &numbers->instance) = number;
			pattern += is_index ? 2 : 0;
			name = end;
		} else if (uncore_priv_lower(*pattern) == uncore_priv_lower(*name)) {
			name++;
		} else {
			return false;
		}
	}
	return *name == '\0';
}
