/* SPDX-License-Identifier: MIT */
/* Matches words with globs, finds similar ones, and reads the numbers that they spell. */
#include "base/words.h"

#include <stddef.h>
#include <string.h>

#include "shared/near.h"

/* Reads a set after "[". NULL if it has no end; then "[" is an ordinary character. */
static const char *match_set(const char *set, char c, bool *is_in)
{
	bool is_not = *set == '!' || *set == '^';
	const char *first = set + is_not;

	*is_in = false;
	for (set = first; *set != '\0' && (*set != ']' || set == first); set++) {
		if (set[1] == '-' && set[2] != ']' && set[2] != '\0') {
			*is_in |= small_letter(c) >= small_letter(set[0]) && small_letter(c) <= small_letter(set[2]);
			set += 2;
		} else {
			*is_in |= small_letter(*set) == small_letter(c);
		}
	}
	*is_in ^= is_not;
	return *set == ']' ? set + 1 : NULL;
}

/* Compares one character of the name with one item of the glob. NULL if they differ, else the rest of the glob. */
static const char *match_one(const char *glob, char c)
{
	const char *rest;
	bool is_in;

	if (*glob == '[' && (rest = match_set(glob + 1, c, &is_in)) != NULL)
		return is_in ? rest : NULL;
	return *glob == '?' || small_letter(*glob) == small_letter(c) ? glob + 1 : NULL;
}

/* Only the last star need be retried: an earlier one cannot match better. */
static bool match_whole(const char *glob, const char *name)
{
	const char *star = NULL, *retry = name;

	while (*name != '\0') {
		const char *rest;

		if (*glob == '*') {
			star = ++glob;
			retry = name;
		} else if (*glob != '\0' && (rest = match_one(glob, *name)) != NULL) {
			glob = rest;
			name++;
		} else if (star != NULL) {
			glob = star;
			name = ++retry;
		} else {
			return false;
		}
	}
	while (*glob == '*')
		glob++;
	return *glob == '\0';
}

bool match_glob(const char *glob, const char *name)
{
	size_t length = strlen(glob);

	if (strpbrk(glob, "*?[") != NULL)
		return match_whole(glob, name);
	for (; strlen(name) >= length; name++) {
		size_t at = 0;

		while (at < length && small_letter(name[at]) == small_letter(glob[at]))
			at++;
		if (at == length)
			return true;
	}
	return false;
}

enum scan_number scan_number(const char *text, size_t length, uint64_t *number)
{
	static const char digits[] = "0123456789abcdef";
	char mark = length > 1 && text[0] == '0' ? small_letter(text[1]) : '0';
	unsigned base = mark == 'x' ? 16 : mark == 'b' ? 2 : 10;
	size_t at = base == 10 ? 0 : 2;
	bool is_too_big = false;

	*number = 0;
	if (at == length)
		return SCAN_NUMBER_SYNTAX;
	for (; at < length; at++) {
		const char *digit = memchr(digits, small_letter(text[at]), base);
		uint64_t value = digit != NULL ? (uint64_t)(digit - digits) : 0;

		if (digit == NULL)
			return SCAN_NUMBER_SYNTAX;
		is_too_big |= *number > (UINT64_MAX - value) / base;
		*number = *number * base + value;
	}
	return is_too_big ? SCAN_NUMBER_TOO_BIG : SCAN_NUMBER_OK;
}

enum scan_number scan_plain_number(const char *text, size_t length, uint64_t *number)
{
	if (length > 1 && text[0] == '0' && text[1] != 'x' && text[1] != 'b')
		return SCAN_NUMBER_SYNTAX;
	return scan_number(text, length, number);
}

bool word_is_number(const char *word, uint64_t *number)
{
	return scan_number(word, strlen(word), number) == SCAN_NUMBER_OK;
}

/* The milliseconds of a unit; 0: there is no such unit. */
static uint64_t unit_of(const char *word)
{
	static const struct {
		const char *word;
		uint64_t milliseconds;
	} units[] = { { "ms", 1 }, { "s", 1000 }, { "m", 60 * 1000 }, { "h", 3600 * 1000 }, { "d", 24 * 3600 * 1000 } };

	for (size_t at = 0; at < sizeof(units) / sizeof(units[0]); at++) {
		if (same_word(units[at].word, word))
			return units[at].milliseconds;
	}
	return 0;
}

/* Adds the digits after the point, if they make whole milliseconds. */
static bool add_fraction(const char *digits, size_t count, uint64_t unit, uint64_t *milliseconds)
{
	uint64_t number, parts = 1;

	/* More digits than a day has milliseconds make none. */
	if (count == 0 || count > 8 || scan_number(digits, count, &number) != SCAN_NUMBER_OK)
		return false;
	for (size_t at = 0; at < count; at++)
		parts *= 10;
	if (number * unit % parts != 0 || *milliseconds > UINT64_MAX - number * unit / parts)
		return false;
	*milliseconds += number * unit / parts;
	return true;
}

bool word_is_duration(const char *word, uint64_t *milliseconds)
{
	size_t whole = strspn(word, "0123456789");
	size_t fraction = word[whole] == '.' ? strspn(word + whole + 1, "0123456789") : 0;
	uint64_t unit = unit_of(word + whole + (word[whole] == '.' ? 1 + fraction : 0)), number;

	if (unit == 0)
		return word_is_number(word, milliseconds);
	if (whole == 0 || scan_plain_number(word, whole, &number) != SCAN_NUMBER_OK || number > UINT64_MAX / unit)
		return false;
	*milliseconds = number * unit;
	return word[whole] != '.' || add_fraction(word + whole + 1, fraction, unit, milliseconds);
}

/* ---- similar words ---- */

enum { NEAR_NAMES = 3 };

/* The nearest of the names that are not found yet; NULL: no other is near. */
static const char *next_near(const char *wanted, const struct strings *names, const char *const *found, size_t count)
{
	struct nearest nearest = { .wanted = wanted };

	for (size_t at = 0; at < names->count; at++) {
		bool is_found = false;

		for (size_t other = 0; other < count; other++)
			is_found = is_found || found[other] == names->at[at];
		if (!is_found)
			nearest_offer(&nearest, names->at[at]);
	}
	for (size_t at = 0; at < names->count && nearest.best[0] != '\0'; at++)
		if (strcmp(names->at[at], nearest.best) == 0)
			return names->at[at];
	return NULL;
}

bool add_near_names(struct text *text, const char *wanted, const struct strings *names)
{
	const char *found[NEAR_NAMES];
	size_t count = 0;

	while (count < NEAR_NAMES && (found[count] = next_near(wanted, names, found, count)) != NULL)
		count++;
	for (size_t at = 0; at < count; at++)
		text_join(text,
			  at == 0        ? "; did you mean " :
			  at + 1 < count ? ", " :
					   " or ",
			  found[at], at + 1 < count ? "" : "?");
	return count > 0;
}
