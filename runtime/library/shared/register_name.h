/* SPDX-License-Identifier: MIT */
/*
 * Matches names of registers with those of the manual. The manual's name has up to two placeholders: a letter for the
 * instance, and {i} for the index. The letter is a small one between a capital and an underscore (Cn_, MC_CHy_). A name
 * has numbers there, "C3_MSR_PMON_CTL0", or the placeholders themselves. What people read has the range of the index,
 * "CTL{0-3}", which is the placeholder too.
 */
#ifndef SHARED_REGISTER_NAME_H
#define SHARED_REGISTER_NAME_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "shared/near.h"

/* The numbers in a name. */
struct name_numbers {
	unsigned instance, index;
};

enum { NAME_NO_NUMBER = 0xffff };

/*
 * Reads a decimal number of at most four digits without leading zeros. Returns its end, or NULL if there is no number.
 */
static inline const char *name_number(const char *digits, unsigned *number)
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
static inline const char *name_letter(const char *pattern)
{
	for (const char *at = pattern; *at != '\0'; at++) {
		if (at[0] >= 'A' && at[0] <= 'Z' && at[1] >= 'a' && at[1] <= 'z' && at[2] == '_')
			return at + 1;
	}
	return NULL;
}

/* The end of a range of numbers in braces, which stands for all of them; NULL: there is none. */
static inline const char *name_range(const char *name)
{
	const char *at = name;
	unsigned number;

	if (*at != '{' || (at = name_number(at + 1, &number)) == NULL || *at != '-' ||
	    (at = name_number(at + 1, &number)) == NULL || *at != '}')
		return NULL;
	return at + 1;
}

/* Whether the name is the pattern's, in any case. A number that it does not have is NAME_NO_NUMBER. */
static inline bool name_matches(const char *pattern, const char *name, struct name_numbers *numbers)
{
	const char *letter = name_letter(pattern);
	const char *end;
	unsigned number;

	numbers->instance = NAME_NO_NUMBER;
	numbers->index = NAME_NO_NUMBER;
	for (; *pattern != '\0'; pattern++) {
		bool is_index = strncmp(pattern, "{i}", 3) == 0;

		end = is_index || pattern == letter ? name_number(name, &number) : NULL;
		if (end != NULL) {
			*(is_index ? &numbers->index : &numbers->instance) = number;
			pattern += is_index ? 2 : 0;
			name = end;
		} else if (is_index && (end = name_range(name)) != NULL) {
			pattern += 2;
			name = end;
		} else if (small_letter(*pattern) == small_letter(*name)) {
			name++;
		} else {
			return false;
		}
	}
	return *name == '\0';
}

#endif
