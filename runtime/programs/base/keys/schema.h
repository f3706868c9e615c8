/* SPDX-License-Identifier: MIT */
/* Prints the key tables for editors (JSON Schema 2020-12) and for people (the manual's tables). */
#ifndef BASE_KEYS_SCHEMA_H
#define BASE_KEYS_SCHEMA_H

#include "base/text.h"
#include "base/keys/keys.h"

void schema_emit(const struct keys *keys, struct text *out);
/* The same of a file that only says what differs: it needs no key, and every object may have the extra ones. */
void schema_emit_delta(const struct keys *keys, const struct keys *extra, struct text *out);
void schema_emit_format(const struct format *format, struct text *out);
/* A Markdown table of the keys of this kind and of every kind inside it. */
void manual_emit(const struct keys *keys, struct text *out);
void manual_emit_format(const struct format *format, struct text *out);

#endif
