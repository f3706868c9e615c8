/* SPDX-License-Identifier: MIT */
/* Checks whether sources say what the umask of an encoding counts. */
#include "event/internal.h"

static bool is_named(const struct uncore_tables *tables, const struct uncore_event_row *event, uint64_t value)
{
	const struct uncore_umask_row *rows = &uncore_umasks(tables)[event->first_umask];

	for (unsigned at = 0; at < event->umask_count; at++) {
		if (rows[at].value == value)
			return true;
	}
	return false;
}

/*
 * Of the umasks that have no bit beside those of the value the one that has most of what is left; or UNCORE_NO_INDEX.
 */
static uint16_t next_part(const struct uncore_tables *tables, const struct uncore_event_row *event, uint64_t value,
			  uint64_t left)
{
	const struct uncore_umask_row *rows = uncore_umasks(tables);
	uint16_t best = UNCORE_NO_INDEX;
	unsigned most = 0;

	for (unsigned at = event->first_umask; at < (unsigned)event->first_umask + event->umask_count; at++) {
		unsigned adds = uncore_priv_count_bits(rows[at].value & left);

		if ((rows[at].value & ~value) == 0 && adds > most) {
			best = (uint16_t)at;
			most = adds;
		}
	}
	return best;
}

/* Finds the umasks that the value contains; returns the bits that none of them has. */
static uint64_t find_parts(const struct uncore_tables *tables, const struct uncore_event_row *event, uint64_t value,
			   uint16_t parts[UNCORE_EVENT_UMASKS], unsigned *count)
{
	uint64_t left = value;

	for (*count = 0; left != 0 && *count < UNCORE_EVENT_UMASKS; (*count)++) {
		uint16_t part = next_part(tables, event, value, left);

		if (part == UNCORE_NO_INDEX)
			break;
		parts[*count] = part;
		left &= ~(uint64_t)uncore_umasks(tables)[part].value;
	}
	return left;
}

enum uncore_umask_doubt uncore_event_umask_doubt(const struct uncore_encoding *encoding,
						 uint16_t parts[UNCORE_EVENT_UMASKS], unsigned *count)
{
	const struct uncore_tables *tables = encoding->tables;
	const struct uncore_event_row *event;
	uint64_t value;

	*count = 0;
	if (encoding->event == UNCORE_NO_INDEX || encoding->umask_count != 0)
		return UNCORE_UMASK_DOUBT_NONE;
	event = &uncore_events(tables)[encoding->event];
	value = uncore_priv_umask_value(encoding, event);
	if (value == 0 || is_named(tables, event, value))
		return UNCORE_UMASK_DOUBT_NONE;
	if (find_parts(tables, event, value, parts, count) != 0)
		return UNCORE_UMASK_DOUBT_BITS;
	for (unsigned at = 0; at < *count; at++) {
		if (!(uncore_umasks(tables)[parts[at]].flags & UNCORE_UMASK_COMBINES))
			return UNCORE_UMASK_DOUBT_SUM;
	}
	return UNCORE_UMASK_DOUBT_NONE;
}
