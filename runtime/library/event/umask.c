/* SPDX-License-Identifier: MIT */
/* Finds which bits umasks decide, which umasks may be OR-ed, and whether sources say what a control value counts. */
#include <string.h>

#include "shared/bits.h"
#include "core/lookup.h"
#include "event/encoding.h"
#include "event/field.h"
#include "event/names.h"
#include "event/umask.h"

/* ---- the bits of umasks ---- */

/* The whole fields of the register that have any of the bits. */
static uint64_t whole_fields(const struct uncore_tables *tables, uint16_t reg, uint64_t bits)
{
	struct uncore_range fields = layout_of(tables, reg)->fields;
	uint64_t whole = 0;

	for (unsigned at = fields.first; bits != 0 && is_in_range(fields, at); at++) {
		uint64_t mask = uncore_field_mask(&uncore_fields(tables)[at]);

		if (!(uncore_fields(tables)[at].flags & UNCORE_FIELD_PART) && (mask & bits) != 0)
			whole |= mask;
	}
	return whole;
}

static uint16_t control_of(const struct uncore_tables *tables, const struct uncore_event_row *event)
{
	return uncore_counters(tables)[uncore_boxes(tables)[event->box].counters.first + event->group].control;
}

uint64_t umask_field_mask(const struct uncore_tables *tables, const struct uncore_event_row *event)
{
	return event->umask_field == UNCORE_NO_INDEX ? 0 :
						       uncore_field_mask(&uncore_fields(tables)[event->umask_field]);
}

uint64_t umask_set_mask(const struct uncore_tables *tables, uint16_t umask)
{
	const struct uncore_umask_row *row = &uncore_umasks(tables)[umask];
	const struct uncore_event_row *event = &uncore_events(tables)[row->event];
	uint64_t others = row->control & ~umask_field_mask(tables, event);

	if (others == 0 || event->umask_field == UNCORE_NO_INDEX)
		return 0;
	return whole_fields(tables, control_of(tables, event), others);
}

uint64_t umask_mask(const struct uncore_tables *tables, uint16_t umask)
{
	return umask_field_mask(tables, &uncore_events(tables)[uncore_umasks(tables)[umask].event]) |
	       umask_set_mask(tables, umask);
}

uint64_t umasks_mask(const struct uncore_tables *tables, const struct uncore_event_row *event)
{
	uint64_t mask = umask_field_mask(tables, event), others = 0;

	if (event->umask_field == UNCORE_NO_INDEX)
		return 0;
	for (unsigned at = 0; at < event->umask_count; at++)
		others |= uncore_umasks(tables)[event->first_umask + at].control & ~mask;
	return others == 0 ? mask : mask | whole_fields(tables, control_of(tables, event), others);
}

uint64_t umask_bits(const struct uncore_encoding *encoding, const struct uncore_event_row *event)
{
	return encoding->control.value & ~event->control & umasks_mask(encoding->tables, event);
}

bool encoding_has_umask(const struct uncore_encoding *encoding)
{
	return (encoding->control.value &
		umasks_mask(encoding->tables, &uncore_events(encoding->tables)[encoding->event])) != 0;
}

bool chooses_occupancy(const struct uncore_encoding *encoding)
{
	uint16_t field;

	if (encoding->event == UNCORE_NO_INDEX)
		return false;
	field = uncore_events(encoding->tables)[encoding->event].umask_field;
	return field != UNCORE_NO_INDEX && uncore_fields(encoding->tables)[field].role == UNCORE_ROLE_OCCUPANCY_SELECT;
}

bool encoding_lacks_umask(const struct uncore_encoding *encoding)
{
	return encoding->event != UNCORE_NO_INDEX && (encoding->flags & UNCORE_EVENT_UMASK_REQUIRED) &&
	       encoding->umask_count == 0 && !encoding_has_umask(encoding);
}

/*
 * A counter counts what matches every field. So if two umasks differ in two fields, a port and a kind, their OR counts
 * more than either. It also counts the port of one with the kind of the other. A umask that only narrows is meant to be
 * such a field.
 */
bool may_combine(const struct uncore_tables *tables, uint16_t a, uint16_t b)
{
	const struct uncore_umask_row *rows = uncore_umasks(tables);
	const struct uncore_event_row *event = &uncore_events(tables)[rows[a].event];
	uint64_t differ = rows[a].control ^ rows[b].control;

	if ((rows[a].flags | rows[b].flags) & UNCORE_UMASK_NARROWS)
		return true;
	if (!(rows[a].flags & rows[b].flags & UNCORE_UMASK_COMBINES))
		return false;
	if ((differ & ~umask_field_mask(tables, event)) == 0 || event->umask_field == UNCORE_NO_INDEX)
		return true;
	return (differ & ~whole_fields(tables, control_of(tables, event), differ & (0 - differ))) == 0;
}

/* ---- doubts ---- */

static bool is_named(const struct uncore_tables *tables, const struct uncore_event_row *event, uint64_t value)
{
	const struct uncore_umask_row *rows = &uncore_umasks(tables)[event->first_umask];

	for (unsigned at = 0; at < event->umask_count; at++) {
		if ((value & umask_mask(tables, (uint16_t)(event->first_umask + at))) == rows[at].control)
			return true;
	}
	return false;
}

/* Of the umasks whose bits are all in the value, the one with most of the remaining bits; or UNCORE_NO_INDEX. */
static uint16_t next_part(const struct uncore_tables *tables, const struct uncore_event_row *event, uint64_t value,
			  uint64_t left)
{
	const struct uncore_umask_row *rows = uncore_umasks(tables);
	uint16_t best = UNCORE_NO_INDEX;
	unsigned most = 0;

	for (unsigned at = event->first_umask; at < (unsigned)event->first_umask + event->umask_count; at++) {
		unsigned adds = bit_count(rows[at].control & left);

		if ((rows[at].control & ~value) == 0 && adds > most) {
			best = (uint16_t)at;
			most = adds;
		}
	}
	return best;
}

/* Finds the umasks in the value, and returns the bits that none of them has. */
static uint64_t find_parts(const struct uncore_tables *tables, const struct uncore_event_row *event, uint64_t value,
			   uint16_t parts[UNCORE_EVENT_UMASKS], unsigned *count)
{
	uint64_t left = value;

	for (*count = 0; left != 0 && *count < UNCORE_EVENT_UMASKS; (*count)++) {
		uint16_t part = next_part(tables, event, value, left);

		if (part == UNCORE_NO_INDEX)
			break;
		parts[*count] = part;
		left &= ~uncore_umasks(tables)[part].control;
	}
	return left;
}

bool umasks_only_narrow(const struct uncore_encoding *encoding)
{
	for (unsigned at = 0; at < encoding->umask_count; at++) {
		if (!(uncore_umasks(encoding->tables)[encoding->umasks[at]].flags & UNCORE_UMASK_NARROWS))
			return false;
	}
	return encoding->umask_count != 0;
}

uint16_t libpfm4_umask(const struct uncore_encoding *encoding)
{
	static const struct span words[] = { { "ALL", 3 }, { "ANY", 3 }, { "ALLBANKS", 8 } };
	const struct uncore_umask_row *rows = uncore_umasks(encoding->tables);
	const struct uncore_event_row *event = &uncore_events(encoding->tables)[encoding->event];
	uint16_t umask = UNCORE_NO_INDEX;

	for (unsigned at = event->first_umask; at < (unsigned)event->first_umask + event->umask_count; at++)
		if (rows[at].flags & UNCORE_UMASK_LIBPFM4_DEFAULT)
			umask = (uint16_t)at;
	for (unsigned at = 0; umask == UNCORE_NO_INDEX && at < sizeof(words) / sizeof(words[0]); at++)
		(void)find_umask_row(encoding->tables, encoding->event, words[at], &umask);
	if (umask == UNCORE_NO_INDEX || encoding->umask_count == 0)
		return umask;
	if (!umasks_only_narrow(encoding) || (rows[encoding->umasks[0]].control & rows[umask].control))
		return UNCORE_NO_INDEX;
	return umask;
}

enum uncore_umask_doubt uncore_event_umask_doubt(const struct uncore_encoding *encoding,
						 uint16_t parts[UNCORE_EVENT_UMASKS], unsigned *count)
{
	const struct uncore_tables *tables = encoding->tables;
	const struct uncore_event_row *event;
	uint64_t value;

	*count = 0;
	if (encoding->event == UNCORE_NO_INDEX || has_fixed_event(encoding))
		return UNCORE_UMASK_DOUBT_NONE;
	if (umasks_only_narrow(encoding)) {
		*count = encoding->umask_count;
		memcpy(parts, encoding->umasks, *count * sizeof(*parts));
		return UNCORE_UMASK_DOUBT_NARROWS;
	}
	if (encoding->umask_count != 0)
		return UNCORE_UMASK_DOUBT_NONE;
	event = &uncore_events(tables)[encoding->event];
	value = umask_bits(encoding, event);
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
