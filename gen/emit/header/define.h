/* SPDX-License-Identifier: MIT */
/*
 * Writes the definitions of the generated headers. Each also goes to words->symbols, where somebody listens: with the
 * item that the words are set for, and the very bytes that were written. Names, arguments and values are templates of
 * the words' slots.
 */
#ifndef GEN_EMIT_HEADER_DEFINE_H
#define GEN_EMIT_HEADER_DEFINE_H

#include "emit/header/words.h"

/* What keeps a header from being read twice; all that is defined from here on is the header's, which is included so. */
void define_guard(struct text *out, struct words *words, const char *guard, const char *header);
/* "#define NAME VALUE"; the value may begin with spaces, and end in a comment. */
void define_constant(struct text *out, struct words *words, const char *name, const char *value);
/* "#define NAME(TAKES) VALUE"; the value may have several lines. */
void define_macro(struct text *out, struct words *words, const char *name, const char *takes, const char *value);
/* "typedef struct NAME { MEMBERS } NAME;" */
void define_type(struct text *out, struct words *words, const char *name, const char *members);
/* An inline function. The qualifier is a macro of accessor.h and not part of the signature. */
void define_function(struct text *out, struct words *words, const char *qualifier, const char *returns,
		     const char *name, const char *takes, const char *body);
/* Of a function's own name: a macro that checks its arguments and calls it. The function is reported, this is not. */
void define_check(struct text *out, struct words *words, const char *function, const char *takes, const char *call);
/* "enum NAME {" */
void define_enum(struct text *out, struct words *words, const char *name);
/* "TAB NAME = VALUE,", or a constant of the value's own line; the line is left open for a comment. */
void define_enumerator(struct text *out, struct words *words, const char *name, const char *value);
void define_big_enumerator(struct text *out, struct words *words, const char *name, const char *value);

#endif
