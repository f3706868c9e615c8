/* SPDX-License-Identifier: MIT */
/* Fails a parse: where, what is wrong, and what is right. */
#ifndef RUNTIME_EVENT_ERROR_H
#define RUNTIME_EVENT_ERROR_H

#include <stdbool.h>
#include <stdint.h>

#include "event/fast.h"
#include "event/parse.h"

/*
 * Fails the parse: code, place and message. %s is a string, %t a pointer to a span, %u a number (unsigned), %x one in
 * hexadecimal (uint64_t). Returns false.
 */
COLD bool parse_fail(struct parse *parse, enum uncore_event_code code, struct span at, const char *format, ...);
/* The same for the hint of a failure. Returns false. */
COLD bool parse_hint(struct parse *parse, const char *format, ...);
/* A word that would set something of a group, which counts one thing. */
COLD bool fail_group(struct parse *parse, struct span name);
COLD void hint_event(struct parse *parse, struct span name);
COLD void hint_umask(struct parse *parse, struct span name);
COLD void hint_field(struct parse *parse, struct span name);
COLD void hint_values(struct parse *parse, struct settable target, struct span name);
/* Suggests how a raw event sets the field, which has the event's code or a part of it. */
COLD bool hint_raw(struct parse *parse, uint16_t field);
COLD void hint_box(struct parse *parse, struct span name);

#endif
