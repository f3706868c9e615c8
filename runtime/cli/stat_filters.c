/* SPDX-License-Identifier: MIT */
/* uncore stat: filters that an event was given and does not heed, as far as the tables know. */
#include <stdio.h>
#include <string.h>

#include "describe.h"
#include "find.h"
#include "stat.h"

static bool is_listed(const struct uncore_tables *tables, unsigned first, unsigned count, uint16_t reg, uint16_t field)
{
	for (unsigned at = first; at - first < count; at++) {
		const struct uncore_filter_row *row = &uncore_filters(tables)[at];

		if (row->reg == reg && row->field == field)
			return true;
	}
	return false;
}

static bool is_heeded(const struct uncore_encoding *encoding, uint16_t reg, uint16_t field)
{
	const struct uncore_tables *tables = encoding->tables;
	const struct uncore_event_row *event = &uncore_events(tables)[encoding->event];

	if (is_listed(tables, event->first_filter, event->filter_count, reg, field))
		return true;
	for (unsigned at = 0; at < encoding->umask_count; at++) {
		const struct uncore_umask_row *umask = &uncore_umasks(tables)[encoding->umasks[at]];

		if (is_listed(tables, umask->first_filter, umask->filter_count, reg, field))
			return true;
	}
	return false;
}

/* An event or a sub-event of the box that needs the field: then it is known which do, and the others do not. NULL: none. */
static const char *who_heeds(const struct uncore_tables *tables, uint16_t box, uint16_t reg, uint16_t field,
			     const char **umask_name)
{
	for (unsigned at = 0; at < tables->events.count; at++) {
		const struct uncore_event_row *event = &uncore_events(tables)[at];

		*umask_name = NULL;
		if (event->box == box && is_listed(tables, event->first_filter, event->filter_count, reg, field))
			return uncore_text(tables, event->name);
		for (unsigned each = 0; each < event->umask_count && event->box == box; each++) {
			const struct uncore_umask_row *umask = &uncore_umasks(tables)[event->first_umask + each];

			*umask_name = uncore_text(tables, umask->name);
			if (is_listed(tables, umask->first_filter, umask->filter_count, reg, field))
				return uncore_text(tables, event->name);
		}
	}
	return NULL;
}

static void tell_field(const struct cli_request *request, const struct uncore_encoding *encoding, const char *name,
		       uint16_t reg, uint16_t field)
{
	const struct uncore_tables *tables = encoding->tables;
	const char *umask = NULL, *event = who_heeds(tables, encoding->box, reg, field, &umask);
	const char *id = uncore_text(tables, uncore_fields(tables)[field].id);

	if (event == NULL || is_heeded(encoding, reg, field))
		return;
	complain(request, "-e %s: %s is set, but no source says that this event heeds it: it counts as if without",
		 name, id);
	fprintf(stderr, "  it narrows %s%s%s, for one\n", event, umask != NULL ? "." : "", umask != NULL ? umask : "");
}

/* Without a name nothing is known of what the event heeds. */
void tell_unheeded(const struct cli_request *request, const struct stat_item *item)
{
	const struct uncore_encoding *encoding = &item->encodings[0];
	const struct uncore_tables *tables = encoding->tables;

	for (unsigned at = 0; at < encoding->filter_count && encoding->event != UNCORE_NO_INDEX; at++) {
		const struct uncore_filter_run *filter = &encoding->filters[at];
		struct uncore_range fields = layout_of(tables, filter->reg)->fields;

		for (unsigned field = fields.first; field - fields.first < fields.count; field++) {
			if (filter->bits.mask & filter->bits.value & uncore_field_mask(&uncore_fields(tables)[field]))
				tell_field(request, encoding, item->name, filter->reg, (uint16_t)field);
		}
	}
}
