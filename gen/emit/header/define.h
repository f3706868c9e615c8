/* SPDX-License-Identifier: MIT */
/*
 * Writes the definitions of the generated headers. Unless words->symbols is NULL, reports each to it: with the item
 * that the words are set for, and exactly the bytes that were written. Names, arguments and values are templates with
 * the words' slots.
 */
#ifndef GEN_EMIT_HEADER_DEFINE_H
#define GEN_EMIT_HEADER_DEFINE_H

#include "emit/header/words.h"

/* Writes the include guard. Everything that is defined after it is reported as the header's. */
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
/*
 * A macro of the function's own name, which checks the arguments and calls the function. Only the function is reported.
 */
void define_check(struct text *out, struct words *words, const char *function, const char *takes, const char *call);
/* "enum NAME {" */
void define_enum(struct text *out, struct words *words, const char *name);
/* "TAB NAME = VALUE,". The line is left open for a comment. */
void define_enumerator(struct text *out, struct words *words, const char *name, const char *value);
void define_big_enumerator(struct text *out, struct words *words, const char *name, const char *value);

#endif
