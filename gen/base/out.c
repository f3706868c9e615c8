/* SPDX-License-Identifier: MIT */
/* A growing text: appends are copies, and formatting is kept out of the way of what is emitted often. */
#include "base/out.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Many texts are a word, some are a file: small at first, then in leaps, so that little is copied on the way. */
enum { FIRST_ROOM = 256, LEAP = 16, LEAP_UNTIL = 1 << 16 };

static void out_of_memory(void)
{
	fputs("uncoregen: out of memory\n", stderr);
	exit(2);
}

void out_grow(struct out *out, size_t more)
{
	size_t room = out->room != 0 ? out->room : FIRST_ROOM;
	char *text;

	if (more > SIZE_MAX / (2 * LEAP) - out->length)
		out_of_memory();
	while (room - out->length < more)
		room *= room < LEAP_UNTIL ? LEAP : 2;
	text = realloc(out->text, room);
	if (text == NULL)
		out_of_memory();
	out->text = text;
	out->room = room;
}

void out_dec(struct out *out, uint64_t value)
{
	char digits[20];
	size_t at = sizeof(digits);

	do {
		digits[--at] = (char)('0' + value % 10);
		value /= 10;
	} while (value != 0);
	out_bytes(out, digits + at, sizeof(digits) - at);
}

void out_hex(struct out *out, uint64_t value, unsigned digits)
{
	char text[18];
	size_t at = sizeof(text);
	size_t least = sizeof(text) - (digits < 16 ? digits : 16);

	do {
		text[--at] = "0123456789abcdef"[value & 15];
		value >>= 4;
	} while (value != 0 || at > least);
	text[--at] = 'x';
	text[--at] = '0';
	out_bytes(out, text + at, sizeof(text) - at);
}

void out_printf(struct out *out, const char *format, ...)
{
	va_list arguments;
	int length;

	va_start(arguments, format);
	length = vsnprintf(NULL, 0, format, arguments);
	va_end(arguments);
	if (length < 0)
		abort();
	va_start(arguments, format);
	vsnprintf(out_reserve(out, (size_t)length + 1), (size_t)length + 1, format, arguments);
	va_end(arguments);
	out->length += (size_t)length;
}

/* What the slot stands for; template errors are found by the first run of any emitter. */
static const char *slot_text(const struct out_vars *vars, char slot)
{
	unsigned char at = (unsigned char)slot;

	if (slot == '$')
		return "$";
	if (at >= 128 || vars->slot[at] == NULL)
		abort();
	return vars->slot[at];
}

void out_fill(struct out *out, const char *template, const struct out_vars *vars)
{
	const char *dollar;

	while ((dollar = strchr(template, '$')) != NULL) {
		const char *value = slot_text(vars, dollar[1]);
		size_t before = (size_t)(dollar - template), length = strlen(value);
		char *at = out_reserve(out, before + length);

		memcpy(at, template, before);
		memcpy(at + before, value, length);
		out->length += before + length;
		template = dollar + 2;
	}
	out_text(out, template);
}

const char *out_string(struct out *out)
{
	*out_reserve(out, 1) = '\0';
	return out->text;
}

void out_free(struct out *out)
{
	free(out->text);
	*out = (struct out){ NULL, 0, 0 };
}
