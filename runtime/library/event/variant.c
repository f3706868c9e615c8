/* SPDX-License-Identifier: MIT */
/* Finds which variants of a platform have an event, a umask, an encoding. */
#include "event/umask.h"
#include "event/variant.h"

/* The rows are in the order of their events. */
static unsigned first_row(const struct uncore_tables *tables, uint16_t event)
{
	const struct uncore_event_variant_row *rows = uncore_event_variant_rows(tables);
	unsigned from = 0, to = tables->event_variant_rows.count;

	while (from < to) {
		unsigned middle = (from + to) / 2;

		if (rows[middle].event < event)
			from = middle + 1;
		else
			to = middle;
	}
	return from;
}

uint32_t variants_of(const struct uncore_tables *tables, uint16_t event, uint16_t umask)
{
	const struct uncore_event_variant_row *rows = uncore_event_variant_rows(tables);
	unsigned count = tables->event_variant_rows.count;
	uint32_t variants = all_variants(tables);

	if (event >= tables->events.count)
		return 0;
	for (unsigned at = first_row(tables, event); at < count && rows[at].event == event; at++) {
		if (rows[at].umask == UNCORE_NO_INDEX || rows[at].umask == umask)
			variants &= rows[at].variants;
	}
	return variants;
}

uint32_t uncore_event_variants(const struct uncore_tables *tables, struct uncore_event_index event,
			       struct uncore_umask_index umask)
{
	return variants_of(tables, event.at, umask.at);
}

/* If a required umask is missing, only variants without any umask remain. */
static uint32_t alone_variants(const struct uncore_encoding *encoding)
{
	const struct uncore_event_row *row = &uncore_events(encoding->tables)[encoding->event];
	uint32_t with = 0;

	for (unsigned at = 0; at < row->umask_count; at++)
		with |= variants_of(encoding->tables, encoding->event, (uint16_t)(row->first_umask + at));
	return encoding->variants & ~with;
}

void fill_variants(struct uncore_encoding *encoding)
{
	if (encoding->tables->variants.count == 0 || encoding->event == UNCORE_NO_INDEX)
		return;
	encoding->variants &= variants_of(encoding->tables, encoding->event, UNCORE_NO_INDEX);
	for (unsigned at = 0; at < encoding->umask_count; at++)
		encoding->variants &= variants_of(encoding->tables, encoding->event, encoding->umasks[at]);
	/* A value without a name is the user's own. */
	if ((encoding->flags & UNCORE_EVENT_UMASK_REQUIRED) && encoding->umask_count == 0 &&
	    !encoding_has_umask(encoding))
		encoding->variants = alone_variants(encoding);
}
