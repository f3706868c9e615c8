/* SPDX-License-Identifier: MIT */
/* What writers of expressions share: which bits names say, how fields are written. */
#ifndef RUNTIME_EVENT_FORMAT_H
#define RUNTIME_EVENT_FORMAT_H

#include <stdbool.h>
#include <stdint.h>

#include "core/text.h"
#include "event/field.h"
#include "uncore/event.h"

/* The shortest unique name of a field: its id, an alias, or "register.field". */
void text_put_field(struct text *text, const struct uncore_encoding *encoding, struct settable target);
/* Whether the name of the event or a umask sets the filter field to its present value. */
bool is_implied(const struct uncore_encoding *encoding, struct settable target, uint64_t value);
/* The bits of the control register that the names of event and umasks set. */
uint64_t said_bits(const struct uncore_encoding *encoding);

#endif
