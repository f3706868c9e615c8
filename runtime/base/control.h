/* SPDX-License-Identifier: MIT */
/* Finds control characters in UTF-8: what a terminal would obey. A header alone, so that libuncore may use it. */
#ifndef BASE_CONTROL_H
#define BASE_CONTROL_H

#include <stddef.h>

/*
 * Bytes of the control character that the text begins with; 0: it begins with another one, or ends. These are U+0001 to
 * U+001F, U+007F, and U+0080 to U+009F.
 */
static inline size_t control_length(const char *text)
{
	unsigned char first = (unsigned char)text[0], second;

	if (first != 0xc2)
		return (first < ' ' && first != '\0') || first == 0x7f;
	second = (unsigned char)text[1];
	return second >= 0x80 && second < 0xa0 ? 2 : 0;
}

#endif
