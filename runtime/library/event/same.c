/* SPDX-License-Identifier: MIT */
/* Counts one event in place of another that counts the same, by a filter field of its own. */
#include "event/same.h"
#include "uncore/event.h"

static const struct uncore_filter_row *only_filter(const struct uncore_tables *tables, uint16_t event)
{
	return &uncore_filters(tables)[uncore_events(tables)[event].first_filter];
}

static const struct uncore_field_row *only_field(const struct uncore_tables *tables, uint16_t event)
{
	return &uncore_fields(tables)[only_filter(tables, event)->field];
}

/*
 * A request that sets filter bits outside the event's own field is not moved, because they would stay in their place.
 */
static bool sets_own_field_alone(const struct uncore_encoding *encoding)
{
	return encoding->filter_count == 1 &&
	       encoding->filters[0].reg == only_filter(encoding->tables, encoding->event)->reg &&
	       encoding->filters[0].bits.mask == uncore_field_mask(only_field(encoding->tables, encoding->event));
}

uint16_t first_same_event(const struct uncore_encoding *encoding)
{
	const struct uncore_same_row *rows = uncore_same_events(encoding->tables);

	for (unsigned at = 0; encoding->event != UNCORE_NO_INDEX && at < encoding->tables->same_events.count; at++) {
		if (rows[at].event == encoding->event)
			return sets_own_field_alone(encoding) ? rows[at].first : UNCORE_NO_INDEX;
	}
	return UNCORE_NO_INDEX;
}

uint64_t moved_control(const struct uncore_tables *tables, uint64_t control, uint16_t event, uint16_t as)
{
	const struct uncore_event_row *rows = uncore_events(tables);

	return event == as ? control : control ^ rows[event].control ^ rows[as].control;
}

struct uncore_filter_run moved_filter(const struct uncore_encoding *encoding, unsigned at, uint16_t as)
{
	const struct uncore_field_row *from, *to;
	struct uncore_filter_run run = encoding->filters[at];

	if (encoding->event == as)
		return run;
	from = only_field(encoding->tables, encoding->event);
	to = only_field(encoding->tables, as);
	if (run.reg != only_filter(encoding->tables, as)->reg)
		run.index = 0;
	run.reg = only_filter(encoding->tables, as)->reg;
	run.bits.value = uncore_field_bits(to, uncore_field_value(from, run.bits.value));
	run.bits.mask = uncore_field_mask(to);
	return run;
}
