/* SPDX-License-Identifier: MIT */
/* Finds the errata about an item or an encoding, and says whether a machine has them. */
#include "uncore/errata.h"

#include "event/variant.h"

/* Whether `about`, an item that an erratum names, is (or has to do with) `what`: an item or an encoding. */
typedef bool touches_call(const struct uncore_tables *tables, const struct uncore_erratum_item_row *about,
			  const void *what);

static const struct uncore_erratum_row *next_erratum(const struct uncore_tables *tables, touches_call *touches,
						     const void *what, unsigned *next)
{
	while (*next < tables->errata.count) {
		const struct uncore_erratum_row *erratum = &uncore_errata(tables)[(*next)++];

		if (erratum->items.count == 0)
			return erratum;
		for (unsigned at = 0; at < erratum->items.count; at++) {
			if (touches(tables, &uncore_erratum_items(tables)[erratum->items.first + at], what))
				return erratum;
		}
	}
	return NULL;
}

/* ---- of items ---- */

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

/* ---- of encodings ---- */

static bool has_umask(const struct uncore_encoding *encoding, uint16_t umask)
{
	for (unsigned at = 0; at < encoding->umask_count; at++) {
		if (encoding->umasks[at] == umask)
			return true;
	}
	return false;
}

static bool sets_filter(const struct uncore_encoding *encoding, const struct uncore_erratum_item_row *about,
			uint64_t bits)
{
	for (unsigned at = 0; at < encoding->filter_count; at++) {
		if (encoding->filters[at].reg == about->reg && (encoding->filters[at].bits.mask & bits) != 0)
			return true;
	}
	return false;
}

static bool touches_encoding(const struct uncore_tables *tables, const struct uncore_erratum_item_row *about,
			     const void *what)
{
	const struct uncore_encoding *encoding = (const struct uncore_encoding *)what;
	uint64_t bits = about->field != UNCORE_NO_INDEX ? uncore_fields(tables)[about->field].bits : UINT64_MAX;

	if (about->box != encoding->box)
		return false;
	if (about->event != UNCORE_NO_INDEX)
		return about->event == encoding->event &&
		       (about->umask == UNCORE_NO_INDEX || has_umask(encoding, about->umask));
	if (about->reg == UNCORE_NO_INDEX || about->reg == uncore_counters(tables)[encoding->group].data)
		return true;
	if (about->reg == encoding->reg)
		return about->field == UNCORE_NO_INDEX || (encoding->control.value & bits) != 0;
	return sets_filter(encoding, about, bits);
}

const struct uncore_erratum_row *uncore_erratum_of(const struct uncore_encoding *encoding, unsigned *next)
{
	return next_erratum(encoding->tables, touches_encoding, encoding, next);
}

/* ---- of machines ---- */

enum uncore_erratum_state uncore_erratum_on(const struct uncore_machine *machine,
					    const struct uncore_erratum_row *erratum)
{
	bool is_unsure = false;

	if (machine->variant < machine->tables->variants.count) {
		if (!(erratum->variants >> machine->variant & 1))
			return UNCORE_ERRATUM_ABSENT;
	} else {
		is_unsure = (erratum->variants & all_variants(machine->tables)) != all_variants(machine->tables);
	}
	if (erratum->named && machine->stepping != UNCORE_NO_INDEX) {
		if (machine->stepping < erratum->stepping_lo || machine->stepping > erratum->stepping_hi)
			return UNCORE_ERRATUM_ABSENT;
	} else {
		is_unsure = is_unsure || erratum->named != 0;
	}
	return is_unsure ? UNCORE_ERRATUM_POSSIBLE : UNCORE_ERRATUM_PRESENT;
}

const char *uncore_erratum_state_name(enum uncore_erratum_state state)
{
#define NAME(id, word, help) word,
	static const char *const names[] = { UNCORE_ERRATUM_STATES(NAME) };
#undef NAME
	return (unsigned)state < UNCORE_ERRATUM_STATE_END ? names[state] : "?";
}

bool uncore_erratum_spoils(const struct uncore_erratum_row *erratum)
{
	return !erratum->avoided && erratum->effect != UNCORE_ERRATUM_FAULTS &&
	       erratum->effect != UNCORE_ERRATUM_SILENT && erratum->effect != UNCORE_ERRATUM_BESIDE;
}
