/* SPDX-License-Identifier: MIT */
/* Grows texts, and formats into them. */
#include "base/text.h"

#include <math.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

/* Many texts are a word, some are a file. Room grows slowly at first, then fast, so that little is copied. */
enum { FIRST_ROOM = 256, LEAP = 16, LEAP_UNTIL = 1 << 20 };

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

void text_digits(struct text *text, uint64_t value, unsigned least)
{
	char digits[20];
	size_t at = sizeof(digits), first = sizeof(digits) - (least < sizeof(digits) ? least : sizeof(digits));

	do {
		digits[--at] = (char)('0' + value % 10);
		value /= 10;
	} while (value != 0 || at > first);
	text_bytes(text, digits + at, sizeof(digits) - at);
}

void text_dec(struct text *text, uint64_t value)
{
	text_digits(text, value, 1);
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

static bool is_same(double a, double b)
{
	return a >= b && a <= b;
}

/*
 * A decimal of at most 15 digits is the only one of so many digits that reads back as its double (DBL_DIG). A whole
 * number below 10^15, divided by a power of ten up to 10^9, is rounded once, as reading the decimal rounds it. printf
 * writes no exponent from 10^-4 on.
 */
static bool add_decimal(struct text *text, double number)
{
	double size = fabs(number), power = 1;
	unsigned places = 0;
	uint64_t digits;

	if (!(size >= 1e-4 && size < 1e15) && (size > 0 || signbit(number)))
		return false;
	while (!is_same((double)(digits = (uint64_t)(size * power + 0.5)) / power, size)) {
		power *= 10;
		if (++places > 9 || size * power >= 1e15)
			return false;
	}
	if (number < 0)
		text_char(text, '-');
	text_dec(text, digits / (uint64_t)power);
	if (places > 0) {
		text_char(text, '.');
		text_digits(text, digits % (uint64_t)power, places);
	}
	return true;
}

void text_double(struct text *text, double number)
{
	char digits[32];

	if (add_decimal(text, number))
		return;
	for (int precision = 15; precision <= 17; precision++) {
		snprintf(digits, sizeof(digits), "%.*g", precision, number);
		if (is_same(strtod(digits, NULL), number))
			break;
	}
	text_add(text, digits);
}

/* Most texts are formatted once: only one that has no room here is formatted again. */
enum { FORMATTED_ROOM = 256 };

void text_vprintf(struct text *text, const char *format, va_list arguments)
{
	char few[FORMATTED_ROOM];
	va_list again;
	int length;

	va_copy(again, arguments);
	length = vsnprintf(few, sizeof(few), format, arguments);
	if (length < 0)
		abort();
	if ((size_t)length < sizeof(few)) {
		text_bytes(text, few, (size_t)length);
	} else {
		vsnprintf(text_reserve(text, (size_t)length), (size_t)length + 1, format, again);
		text_written(text, (size_t)length);
	}
	va_end(again);
}

void text_printf(struct text *text, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	text_vprintf(text, format, arguments);
	va_end(arguments);
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
