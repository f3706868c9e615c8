/* SPDX-License-Identifier: MIT */
/* Finds the filters that an event uses, and refuses or reports those that it ignores. */
#ifndef RUNTIME_EVENT_FILTER_USE_H
#define RUNTIME_EVENT_FILTER_USE_H

#include <stdbool.h>
#include <stdint.h>

#include "event/parse.h"

/*
 * Whether a source says that the event or its umasks use the filter field. True also for an encoding without event, of
 * which nothing is known.
 */
bool encoding_heeds(const struct uncore_encoding *encoding, uint16_t reg, unsigned field);
/* Handles a filter that the event ignores: fails the parse, or, if it is allowed, only fills in the error. */
bool check_heeded(struct parse *parse);
/* The place where the expression sets the field, else that of its event. */
struct span item_place(const struct parse *parse, struct settable target);

#endif
