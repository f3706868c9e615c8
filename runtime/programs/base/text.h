/* SPDX-License-Identifier: MIT */
/* Builds growing texts. A text is always terminated, so it can be read at any time. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* All zero: empty. */
struct text {
	char *at; /* NULL, or length bytes and a NUL */
	size_t length, room;
};

/* What "$x" in a template means: one slot for each character. */
struct text_vars {
	const char *slot[128];
};

/* Makes room for this many more bytes and the NUL. */
void text_grow(struct text *text, size_t more);
/* The same, and no room for what may follow. */
void text_reserve_exactly(struct text *text, size_t more);

/* Inline: most emitted texts are short and known to the compiler. */
static inline char *text_reserve(struct text *text, size_t more)
{
	if (text->room - text->length <= more)
		text_grow(text, more);
	return text->at + text->length;
}

/* Adds this many bytes, which the caller wrote where text_reserve() pointed. */
static inline void text_written(struct text *text, size_t length)
{
	text->length += length;
	text->at[text->length] = '\0';
}

/* Removes what follows the first length bytes. */
static inline void text_cut(struct text *text, size_t length)
{
	text->length = length;
	if (text->at != NULL)
		text->at[length] = '\0';
}

static inline void text_bytes(struct text *text, const char *bytes, size_t length)
{
	if (length == 0)
		return;
	memcpy(text_reserve(text, length), bytes, length);
	text_written(text, length);
}

static inline void text_add(struct text *text, const char *more)
{
	text_bytes(text, more, strlen(more));
}

static inline void text_char(struct text *text, char c)
{
	*text_reserve(text, 1) = c;
	text_written(text, 1);
}

static inline void text_blanks(struct text *text, size_t count)
{
	memset(text_reserve(text, count), ' ', count);
	text_written(text, count);
}

/* Adds three texts. */
static inline void text_join(struct text *text, const char *first, const char *second, const char *third)
{
	size_t a = strlen(first), b = strlen(second), c = strlen(third);
	char *at = text_reserve(text, a + b + c);

	memcpy(at, first, a);
	memcpy(at + a, second, b);
	memcpy(at + a + b, third, c);
	text_written(text, a + b + c);
}

void text_dec(struct text *text, uint64_t value);
/* With zeros before it, if it has fewer digits than the least number. */
void text_digits(struct text *text, uint64_t value, unsigned least);
/* "0x" and at least the given number of lower-case digits */
void text_hex(struct text *text, uint64_t value, unsigned digits);
/* With the fewest digits that read back as the same number. */
void text_double(struct text *text, double number);
void text_printf(struct text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));
void text_vprintf(struct text *text, const char *format, va_list arguments) __attribute__((format(printf, 2, 0)));
/* Copies the template; "$c" becomes vars->slot['c'], "$$" a dollar. An unset slot is a programming error and aborts. */
void text_fill(struct text *text, const char *template, const struct text_vars *vars);
/* Never NULL. */
const char *text_string(const struct text *text);
void text_free(struct text *text);

#endif
