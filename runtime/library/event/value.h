/* SPDX-License-Identifier: MIT */
/* Reads and writes values of fields, and numbers. */
#ifndef RUNTIME_EVENT_VALUE_H
#define RUNTIME_EVENT_VALUE_H

#include <stdbool.h>
#include <stdint.h>

#include "core/text.h"
#include "event/parse.h"

/* Reads a number: decimal, 0x or 0b. NOENT if it is not a number, RANGE if it has more than 64 bits. */
int parse_number(struct span text, uint64_t *number);
/* Reads the value of a field from "0x182", "DRd" or "M+E". May fail the parse. */
bool parse_value(struct parse *parse, const struct assignment *item, uint64_t *value);
/* Writes a value as the field's names or as a number. */
void text_put_value(struct text *text, const struct uncore_encoding *encoding, struct settable target, uint64_t value);
/* Whether an enumerator is valid for the value of its deciding field in the encoding. */
bool value_applies(const struct uncore_encoding *encoding, struct settable target, unsigned value);

#endif
