/* SPDX-License-Identifier: MIT */
/* Parses numbers: decimal, 0x, 0b. */
#include "core/text.h"
#include "event/names.h"
#include "event/value.h"

static inline unsigned digit_of(char c)
{
	unsigned digit = (unsigned)(unsigned char)c - '0', letter = ((unsigned char)c | 0x20U) - 'a';

	return digit < 10 ? digit : letter < 6 ? letter + 10 : 16;
}

int parse_number(struct span text, uint64_t *number)
{
	unsigned base = 10;
	uint64_t value = 0;
	bool is_wide = false;

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
		unsigned digit = digit_of(text.at[at]);

		if (digit >= base)
			return UNCORE_E_NOENT;
		is_wide |= value > UINT64_MAX / 16 && value > (UINT64_MAX - digit) / base;
		value = value * base + digit;
	}
	if (is_wide)
		return UNCORE_E_RANGE;
	*number = value;
	return 0;
}
