/* SPDX-License-Identifier: MIT */
/* A growing text. What is emitted is built in one of these and written only when no error stands. */
#ifndef GEN_BASE_OUT_H
#define GEN_BASE_OUT_H

#include <stddef.h>
#include <stdint.h>

struct out {
	char *text; /* not terminated; out_string() terminates it */
	size_t length, room;
};

/* What "$x" in a template stands for: one slot a character. */
struct out_vars {
	const char *slot[128];
};

void out_bytes(struct out *out, const char *bytes, size_t length);
void out_text(struct out *out, const char *text);
void out_char(struct out *out, char c);
void out_dec(struct out *out, uint64_t value);
/* "0x" and at least the given number of lower-case digits */
void out_hex(struct out *out, uint64_t value, unsigned digits);
void out_printf(struct out *out, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Copies the template; "$c" becomes vars->slot['c'], "$$" a dollar. An unset slot is a programming error and aborts. */
void out_fill(struct out *out, const char *template, const struct out_vars *vars);
const char *out_string(struct out *out);
void out_free(struct out *out);

#endif
