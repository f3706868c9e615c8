/* SPDX-License-Identifier: MIT */
/* Grows texts, and formats into them. */
#include "base/text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

/* Many texts are a word, some are a file. Room grows slowly at first, then fast, so that little is copied. */
enum { FIRST_ROOM = 256, LEAP = 16, LEAP_UNTIL = 1 << 16 };

void text_grow(struct text *text, size_t more)
{
	size_t room = text->room != 0 ? text->room : FIRST_ROOM;

	if (more >= SIZE_MAX / (2 * LEAP) - text->length)
		out_of_memory();
	while (room - text->length <= more)
		room *= room < LEAP_UNTIL ? LEAP : 2;
	text->at = take_memory(text->at, room);
	text->room = room;
}

void text_dec(struct text *text, uint64_t value)
{
	char digits[20];
	size_t at = sizeof(digits);

	do {
		digits[--at] = (char)('0' + value % 10);
		value /= 10;
	} while (value != 0);
	text_bytes(text, digits + at, sizeof(digits) - at);
}

void text_hex(struct text *text, uint64_t value, unsigned digits)
{
	char digit[18];
	size_t at = sizeof(digit);
	size_t least = sizeof(digit) - (digits < 16 ? digits : 16);

	do {
		digit[--at] = "0123456789abcdef"[value & 15];
		value >>= 4;
	} while (value != 0 || at > least);
	digit[--at] = 'x';
	digit[--at] = '0';
	text_bytes(text, digit + at, sizeof(digit) - at);
}

void text_double(struct text *text, double number)
{
	char digits[32];

	for (int precision = 15; precision <= 17; precision++) {
		snprintf(digits, sizeof(digits), "%.*g", precision, number);
		if (strtod(digits, NULL) >= number && strtod(digits, NULL) <= number)
			break;
	}
	text_add(text, digits);
}

void text_printf(struct text *text, const char *format, ...)
{
	va_list arguments;
	int length;

	va_start(arguments, format);
	length = vsnprintf(NULL, 0, format, arguments);
	va_end(arguments);
	if (length < 0)
		abort();
	va_start(arguments, format);
	vsnprintf(text_reserve(text, (size_t)length), (size_t)length + 1, format, arguments);
	va_end(arguments);
	text_written(text, (size_t)length);
}

/* The text of a slot. The first run of an emitter finds errors in its template. */
static const char *slot_text(const struct text_vars *vars, char slot)
{
	unsigned char at = (unsigned char)slot;

	if (slot == '$')
		return "$";
	if (at >= 128 || vars->slot[at] == NULL)
		abort();
	return vars->slot[at];
}

void text_fill(struct text *text, const char *template, const struct text_vars *vars)
{
	const char *dollar;

	while ((dollar = strchr(template, '$')) != NULL) {
		const char *value = slot_text(vars, dollar[1]);
		size_t before = (size_t)(dollar - template), length = strlen(value);
		char *at = text_reserve(text, before + length);

		memcpy(at, template, before);
		memcpy(at + before, value, length);
		text_written(text, before + length);
		template = dollar + 2;
	}
	text_add(text, template);
}

const char *text_string(const struct text *text)
{
	return text->at != NULL ? text->at : "";
}

void text_free(struct text *text)
{
	free(text->at);
	*text = (struct text){ 0 };
}
