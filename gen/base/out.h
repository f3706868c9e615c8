/* SPDX-License-Identifier: MIT */
/* A growing text. What is emitted is built in one of these and written only when no error stands. */
#ifndef GEN_BASE_OUT_H
#define GEN_BASE_OUT_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct out {
	char *text; /* not terminated; out_string() terminates it */
	size_t length, room;
};

/* What "$x" in a template stands for: one slot a character. */
struct out_vars {
	const char *slot[128];
};

/* Makes room for so many bytes more. */
void out_grow(struct out *out, size_t more);

/* Inline, as most of what is emitted is short and known to the compiler. */
static inline char *out_reserve(struct out *out, size_t more)
{
	if (out->room - out->length < more)
		out_grow(out, more);
	return out->text + out->length;
}

static inline void out_bytes(struct out *out, const char *bytes, size_t length)
{
	if (length == 0)
		return;
	memcpy(out_reserve(out, length), bytes, length);
	out->length += length;
}

static inline void out_text(struct out *out, const char *text)
{
	out_bytes(out, text, strlen(text));
}

static inline void out_char(struct out *out, char c)
{
	*out_reserve(out, 1) = c;
	out->length++;
}

/* The three texts, one after the other. */
static inline void out_join(struct out *out, const char *first, const char *second, const char *third)
{
	size_t a = strlen(first), b = strlen(second), c = strlen(third);
	char *text = out_reserve(out, a + b + c);

	memcpy(text, first, a);
	memcpy(text + a, second, b);
	memcpy(text + a + b, third, c);
	out->length += a + b + c;
}

void out_dec(struct out *out, uint64_t value);
/* "0x" and at least the given number of lower-case digits */
void out_hex(struct out *out, uint64_t value, unsigned digits);
void out_printf(struct out *out, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Copies the template; "$c" becomes vars->slot['c'], "$$" a dollar. An unset slot is a programming error and aborts. */
void out_fill(struct out *out, const char *template, const struct out_vars *vars);
const char *out_string(struct out *out);
void out_free(struct out *out);

#endif
