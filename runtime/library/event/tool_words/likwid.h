/* SPDX-License-Identifier: MIT */
/* LIKWID's words: the counters and options that the tables have of it. */
#ifndef RUNTIME_EVENT_TOOLS_LIKWID_H
#define RUNTIME_EVENT_TOOLS_LIKWID_H

#include <stdbool.h>

#include "core/text.h"
#include "event/names.h"
#include "uncore/tables.h"

/* Finds the counter with LIKWID's name; it may be of an instance that LIKWID lacks. NULL: there is none. */
const struct uncore_likwid_counter_row *likwid_counter(const struct uncore_tables *tables, struct span name,
						       unsigned *instance, unsigned *index);
/* Whether the text is what the pattern says with this index, in any case. */
bool is_pattern(const char *pattern, struct span name, unsigned *instance, unsigned *index);
/* Writes a pattern with these numbers. */
void text_put_pattern(struct text *text, const char *pattern, unsigned instance, unsigned index);

#endif
