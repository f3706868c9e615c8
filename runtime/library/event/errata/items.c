/* SPDX-License-Identifier: MIT */
/* Finds the errata about an item of the description. */
#include "event/errata/next.h"

static const struct uncore_counter_row *group_of(const struct uncore_tables *tables,
						 const struct uncore_event_row *event)
{
	const struct uncore_box_row *box = &uncore_boxes(tables)[event->box];

	return event->group < box->counters.count ? &uncore_counters(tables)[box->counters.first + event->group] : NULL;
}

static bool needs_filter(const struct uncore_tables *tables, unsigned first, unsigned count,
			 const struct uncore_erratum_item_row *about)
{
	for (unsigned at = 0; at < count; at++) {
		const struct uncore_filter_row *filter = &uncore_filters(tables)[first + at];

		if (filter->reg == about->reg && (about->field == UNCORE_NO_INDEX || about->field == filter->field))
			return true;
	}
	return false;
}

/* Whether the event itself, or a umask that is meant, sets a field of its control register or needs a filter. */
static bool event_needs(const struct uncore_tables *tables, const struct uncore_erratum_item_row *item,
			const struct uncore_erratum_item_row *about, bool is_control)
{
	const struct uncore_event_row *event = &uncore_events(tables)[item->event];
	uint64_t set = event->flags & UNCORE_EVENT_UNPLACED ? 0 : event->control;

	if (!is_control && needs_filter(tables, event->first_filter, event->filter_count, about))
		return true;
	for (unsigned at = 0; at < event->umask_count; at++) {
		unsigned row = event->first_umask + at;
		const struct uncore_umask_row *umask = &uncore_umasks(tables)[row];

		if (item->umask != UNCORE_NO_INDEX && item->umask != row)
			continue;
		set |= umask->control;
		if (!is_control && needs_filter(tables, umask->first_filter, umask->filter_count, about))
			return true;
	}
	return is_control && (set & uncore_fields(tables)[about->field].bits) != 0;
}

static bool touches_event(const struct uncore_tables *tables, const struct uncore_erratum_item_row *about,
			  const struct uncore_erratum_item_row *item)
{
	const struct uncore_counter_row *group = group_of(tables, &uncore_events(tables)[item->event]);

	if (about->event != UNCORE_NO_INDEX)
		return about->event == item->event && (about->umask == UNCORE_NO_INDEX ||
						       item->umask == UNCORE_NO_INDEX || about->umask == item->umask);
	if (about->reg == UNCORE_NO_INDEX)
		return true;
	if (group != NULL && group->control == about->reg)
		return about->field == UNCORE_NO_INDEX || event_needs(tables, item, about, true);
	return (group != NULL && group->data == about->reg) || event_needs(tables, item, about, false);
}

static bool touches_register(const struct uncore_erratum_item_row *about, const struct uncore_erratum_item_row *item)
{
	if (about->event != UNCORE_NO_INDEX)
		return false;
	if (about->reg == UNCORE_NO_INDEX || item->reg == UNCORE_NO_INDEX)
		return about->reg == UNCORE_NO_INDEX;
	return about->reg == item->reg &&
	       (about->field == UNCORE_NO_INDEX || item->field == UNCORE_NO_INDEX || about->field == item->field);
}

static bool touches_item(const struct uncore_tables *tables, const struct uncore_erratum_item_row *about,
			 const void *what)
{
	const struct uncore_erratum_item_row *item = (const struct uncore_erratum_item_row *)what;

	if (about->box != item->box)
		return false;
	return item->event != UNCORE_NO_INDEX ? touches_event(tables, about, item) : touches_register(about, item);
}

const struct uncore_erratum_row *uncore_erratum_about(const struct uncore_tables *tables,
						      const struct uncore_erratum_item_row *item, unsigned *next)
{
	return next_erratum(tables, touches_item, item, next);
}
