/* SPDX-License-Identifier: MIT */
/*
 * Finds control characters in UTF-8: what a terminal would obey, and what makes a reader see another text than the
 * compiler. A header alone, so that libuncore may use it.
 */
#ifndef SHARED_CONTROL_H
#define SHARED_CONTROL_H

#include <stdbool.h>
#include <stddef.h>

/* U+2028 and U+2029 end lines; U+202A to U+202E and U+2066 to U+2069 change the direction of writing. */
static inline bool is_control_code(unsigned code)
{
	return code < 0x20 || (code >= 0x7f && code < 0xa0) || (code >= 0x2028 && code <= 0x202e) ||
	       (code >= 0x2066 && code <= 0x2069);
}

/* Bytes of the control character that the text begins with; 0: it begins with another one, or ends. Sets its code. */
static inline size_t control_at(const char *text, unsigned *code)
{
	unsigned char first = (unsigned char)text[0];
	size_t length = first < 0x80 ? first != '\0' : first == 0xc2 ? 2 : first == 0xe2 ? 3 : 0;

	*code = first < 0x80 ? first : 2; /* 0xc2 and 0xe2 both begin with these bits */
	for (size_t each = 1; each < length; each++) {
		if (((unsigned char)text[each] & 0xc0) != 0x80)
			return 0;
		*code = *code << 6 | ((unsigned char)text[each] & 0x3f);
	}
	return length != 0 && is_control_code(*code) ? length : 0;
}

static inline size_t control_length(const char *text)
{
	unsigned code;

	return control_at(text, &code);
}

#endif
