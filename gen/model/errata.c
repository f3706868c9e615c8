/* SPDX-License-Identifier: MIT */
/* Finds out whether an erratum is about an event, a register or a box. */
#include "model/errata.h"

/* The place is in the item or the item in the place: what is about a whole is about its parts. */
static bool covers_register(const struct erratum_item *item, const struct box *box, const struct reg *reg,
			    const struct field *field)
{
	if (item->box != box || item->event != NULL)
		return false;
	if (item->reg == NULL || reg == NULL)
		return item->reg == NULL;
	return item->reg == reg && (item->field == NULL || field == NULL || item->field == field);
}

bool erratum_is_about_register(const struct erratum *erratum, const struct box *box, const struct reg *reg,
			       const struct field *field)
{
	for (size_t i = 0; i < erratum->item_paths.count; i++)
		if (covers_register(&erratum->is.items[i], box, reg, field))
			return true;
	return erratum->item_paths.count == 0;
}

static bool is_filter(const struct erratum_item *item, const struct filter *filters, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (filters[i].is.ref.reg == item->reg &&
		    (item->field == NULL || item->field == filters[i].is.ref.field))
			return true;
	return false;
}

/* Whether the event or a umask of it sets the control field to something. */
static bool sets_field(const struct erratum_item *item, const struct event *event, const struct umask *umask)
{
	uint64_t bits = event->is.control;

	for (size_t i = 0; i < event->umask_count; i++)
		if (umask == NULL || umask == &event->umasks[i])
			bits |= event->umasks[i].is.control;
	return (bits & item->field->bits) != 0;
}

/* Whether the event needs the item's register: as its control, as its count, or for a filter. */
static bool needs_register(const struct erratum_item *item, const struct event *event, const struct umask *umask)
{
	const struct counters *group = event->is.group;

	if (item->reg == NULL)
		return true;
	if (group != NULL && group->is.control == item->reg)
		return item->field == NULL || sets_field(item, event, umask);
	if (group != NULL && group->is.data == item->reg)
		return true;
	if (is_filter(item, event->filters, event->filter_count))
		return true;
	for (size_t i = 0; i < event->umask_count; i++)
		if ((umask == NULL || umask == &event->umasks[i]) &&
		    is_filter(item, event->umasks[i].filters, event->umasks[i].filter_count))
			return true;
	return false;
}

bool erratum_is_about_event(const struct erratum *erratum, const struct box *box, const struct event *event,
			    const struct umask *umask)
{
	for (size_t i = 0; i < erratum->item_paths.count; i++) {
		const struct erratum_item *item = &erratum->is.items[i];

		if (item->box != box)
			continue;
		if (item->event == NULL ?
			    needs_register(item, event, umask) :
			    item->event == event && (item->umask == NULL || umask == NULL || item->umask == umask))
			return true;
	}
	return erratum->item_paths.count == 0;
}
