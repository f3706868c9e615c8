/* SPDX-License-Identifier: MIT */
/* Makes encodings: the control value, the filters, the umasks and the counters. */
#ifndef RUNTIME_EVENT_ENCODING_H
#define RUNTIME_EVENT_ENCODING_H

#include <stdbool.h>
#include <stdint.h>

#include "event/names.h"
#include "uncore/event.h"
#include "uncore/tables.h"

/* Whether its counters count one thing each, which no register chooses. */
static inline bool has_fixed_event(const struct uncore_encoding *encoding)
{
	return encoding->control.mask == 0 &&
	       uncore_counters(encoding->tables)[encoding->group].kind != UNCORE_COUNTER_GENERAL;
}

/* Makes an empty encoding for a group of counters. */
void encoding_begin(struct uncore_encoding *encoding, const struct uncore_tables *tables, uint16_t box, uint16_t group);
/*
 * The place of a field's value: the control value, or that of a filter. Filters are in the order of the tables. NULL:
 * there is no room for another filter. Valid until the next call.
 */
struct uncore_bits *encoding_bits(struct uncore_encoding *encoding, uint16_t reg);
/* The same without making a filter; NULL: nothing is set there. */
const struct uncore_bits *encoding_known_bits(const struct uncore_encoding *encoding, uint16_t reg);
/* Finds the names for a control value: the event (unless keep_event) and umasks, with their counters and increments. */
void name_encoding(struct uncore_encoding *encoding, bool keep_event);
/* Removes the filter registers that are 0 and that the event and its umasks do not use. */
void encoding_drop_unused(struct uncore_encoding *encoding);

/* Adds the umask to the encoding, in the order of the tables, with its counters and increments. There must be room. */
static inline void encoding_add_umask(struct uncore_encoding *encoding, uint16_t umask)
{
	const struct uncore_umask_row *row = &uncore_umasks(encoding->tables)[umask];

	unsigned at = encoding->umask_count++;

	if (at == 0 || row->max_increment > encoding->max_increment)
		encoding->max_increment = row->max_increment;
	for (; at != 0 && encoding->umasks[at - 1] > umask; at--)
		encoding->umasks[at] = encoding->umasks[at - 1];
	encoding->umasks[at] = umask;
	encoding->counters &= row->counters;
}

/* The filter rows of the event (list 0) and of its umasks (1...); false after the last list. */
static inline bool next_filter_list(const struct uncore_encoding *encoding, unsigned list, unsigned *first,
				    unsigned *count)
{
	const struct uncore_tables *tables = encoding->tables;

	if (encoding->event == UNCORE_NO_INDEX || list > encoding->umask_count)
		return false;
	if (list == 0) {
		*first = uncore_events(tables)[encoding->event].first_filter;
		*count = uncore_events(tables)[encoding->event].filter_count;
	} else {
		*first = uncore_umasks(tables)[encoding->umasks[list - 1]].first_filter;
		*count = uncore_umasks(tables)[encoding->umasks[list - 1]].filter_count;
	}
	return true;
}

/* The first group of the box whose control registers select events, or the one with this name; UNCORE_NO_INDEX. */
uint16_t raw_group(const struct uncore_tables *tables, uint16_t box, struct span name);

#endif
