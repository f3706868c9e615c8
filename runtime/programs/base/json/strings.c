/* SPDX-License-Identifier: MIT */
/* Decodes the strings of a JSON text. */
#include <stdlib.h>
#include <string.h>

#include "base/json/scan.h"

void json_keep_strings(struct arena *arena, struct source *source)
{
	source->strings = arena_copy(arena, source->text, source->length);
}

static unsigned hex4(const char *at)
{
	return (unsigned)strtoul((const char[]){ at[0], at[1], at[2], at[3], '\0' }, NULL, 16);
}

/* Reads a character that is written by its number, and the second half of a pair. */
static const char *read_code(const char *at, unsigned *code)
{
	*code = hex4(at);
	at += 4;
	if (*code < 0xd800 || *code > 0xdbff || at[0] != '\\' || at[1] != 'u')
		return at;
	*code = 0x10000 + ((*code - 0xd800) << 10) + (hex4(at + 2) - 0xdc00);
	return at + 6;
}

static char *put_utf8(char *to, unsigned code)
{
	if (code < 0x80) {
		*to++ = (char)code;
		return to;
	}
	if (code < 0x800) {
		*to++ = (char)(0xc0 | code >> 6);
	} else {
		if (code < 0x10000) {
			*to++ = (char)(0xe0 | code >> 12);
		} else {
			*to++ = (char)(0xf0 | code >> 18);
			*to++ = (char)(0x80 | (code >> 12 & 0x3f));
		}
		*to++ = (char)(0x80 | (code >> 6 & 0x3f));
	}
	*to++ = (char)(0x80 | (code & 0x3f));
	return to;
}

void json_unescape(char *string)
{
	static const char names[] = "bfnrt", meant[] = "\b\f\n\r\t";
	const char *at = string, *name;
	char *to = string;
	unsigned code;

	while (*at != '\0') {
		if (*at != '\\') {
			*to++ = *at++;
		} else if (at[1] == 'u') {
			at = read_code(at + 2, &code);
			to = put_utf8(to, code);
		} else {
			name = strchr(names, at[1]);
			*to++ = name != NULL ? meant[name - names] : at[1];
			at += 2;
		}
	}
	*to = '\0';
}
