/* SPDX-License-Identifier: MIT */
/* Reads UTF-8 characters. */
#include "base/utf8.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "shared/control.h"

/* RFC 3629: not longer than needed, no surrogate, not above U+10FFFF. */
size_t utf8_length(const char *text)
{
	const unsigned char *at = (const unsigned char *)text;
	size_t length = at[0] == 0 ? 0 : at[0] < 0x80 ? 1 : at[0] < 0xc2 ? 0 : at[0] < 0xe0 ? 2 : at[0] < 0xf0 ? 3 : 4;

	if (at[0] > 0xf4)
		return 0;
	for (size_t each = 1; each < length; each++) {
		if ((at[each] & 0xc0) != 0x80)
			return 0;
	}
	if ((at[0] == 0xe0 && at[1] < 0xa0) || (at[0] == 0xed && at[1] > 0x9f) || (at[0] == 0xf0 && at[1] < 0x90) ||
	    (at[0] == 0xf4 && at[1] > 0x8f))
		return 0;
	return length;
}

void clean_text(char *text)
{
	while (*text != '\0') {
		size_t length = utf8_length(text);
		bool is_bad = length == 0 || control_length(text) != 0;

		for (length = length != 0 ? length : 1; length > 0; length--, text++) {
			if (is_bad)
				*text = '?';
		}
	}
}

#define EACH_BYTE UINT64_C(0x0101010101010101)

/* Bytes after the first of a character begin with the bits 10. The product's top byte is the sum of all bytes. */
size_t text_width(const char *text)
{
	size_t length = strlen(text), at = 0, width = length;
	uint64_t eight;

	for (; at + sizeof(eight) <= length; at += sizeof(eight)) {
		memcpy(&eight, text + at, sizeof(eight));
		width -= (size_t)((eight >> 7 & ~eight >> 6 & EACH_BYTE) * EACH_BYTE >> 56);
	}
	for (; at < length; at++)
		width -= ((unsigned char)text[at] & 0xc0) == 0x80;
	return width;
}
