/* SPDX-License-Identifier: MIT */
/* Finds what one count of an event means. */
#include "uncore/event.h"

/* The row of the umask, or of the event alone; NULL: it has none. */
static const struct uncore_event_unit_row *find_unit(const struct uncore_encoding *encoding, uint16_t umask)
{
	const struct uncore_event_unit_row *rows = uncore_event_units(encoding->tables);

	for (unsigned at = 0; at < encoding->tables->event_units.count; at++) {
		if (rows[at].event == encoding->event && rows[at].umask == umask)
			return &rows[at];
	}
	return NULL;
}

static const struct uncore_event_unit_row *unit_of(const struct uncore_encoding *encoding, unsigned at)
{
	const struct uncore_event_unit_row *own = NULL;

	if (at < encoding->umask_count)
		own = find_unit(encoding, encoding->umasks[at]);
	return own != NULL ? own : find_unit(encoding, UNCORE_NO_INDEX);
}

static bool agree(const struct uncore_event_unit_row *a, const struct uncore_event_unit_row *b)
{
	return a == b || (a != NULL && b != NULL && a->unit == b->unit && a->scale == b->scale);
}

const char *uncore_event_unit(const struct uncore_encoding *encoding, uint32_t *scale)
{
	const struct uncore_event_unit_row *unit = unit_of(encoding, 0);

	for (unsigned at = 1; at < encoding->umask_count; at++) {
		if (!agree(unit, unit_of(encoding, at)))
			unit = NULL;
	}
	*scale = unit != NULL ? unit->scale : 1;
	return unit != NULL ? uncore_text(encoding->tables, unit->unit) : "events";
}
