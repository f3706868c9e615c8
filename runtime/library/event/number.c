/* SPDX-License-Identifier: MIT */
/* Parses numbers: decimal, 0x, 0b. */
#include "core/text.h"
#include "event/names.h"
#include "event/value.h"

static int digit_of(char c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	c = small_letter(c);
	return c >= 'a' && c <= 'f' ? c - 'a' + 10 : 16;
}

int parse_number(struct span text, uint64_t *number)
{
	unsigned base = 10;
	uint64_t value = 0;

	if (text.length > 2 && text.at[0] == '0' && (text.at[1] | 0x20) == 'x')
		base = 16;
	else if (text.length > 2 && text.at[0] == '0' && (text.at[1] | 0x20) == 'b')
		base = 2;
	if (base != 10) {
		text.at += 2;
		text.length -= 2;
	}
	if (text.length == 0)
		return UNCORE_E_NOENT;
	for (size_t at = 0; at < text.length; at++) {
		if ((unsigned)digit_of(text.at[at]) >= base)
			return UNCORE_E_NOENT;
	}
	for (size_t at = 0; at < text.length; at++) {
		unsigned digit = (unsigned)digit_of(text.at[at]);

		if (value > (UINT64_MAX - digit) / base)
			return UNCORE_E_RANGE;
		value = value * base + digit;
	}
	*number = value;
	return 0;
}
