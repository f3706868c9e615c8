/* SPDX-License-Identifier: MIT */
/* Turns register values back into the event and the umasks that they count. */
#include <stddef.h>
#include <string.h>

#include "shared/bits.h"
#include "core/lookup.h"
#include "event/encoding.h"
#include "event/field.h"
#include "event/filter_use.h"
#include "event/umask.h"
#include "event/variant.h"
#include "uncore/name_hash.h"

/* ---- the event ---- */

static uint64_t default_bits(const struct uncore_encoding *encoding, const struct uncore_event_row *row)
{
	return changeable_defaults(encoding->tables, (unsigned)(row - uncore_events(encoding->tables)));
}

/* The bits that identify this event: its code, and what else its name sets. */
static bool event_fits(const struct uncore_encoding *encoding, const struct uncore_event_row *row, uint64_t select)
{
	uint64_t bits = select | row->control;

	/* An event without umasks that sets some bits of the umask field decides the whole field. */
	if (row->umask_count == 0 && (row->control & ~select) &&
	    (row->control & role_bits(encoding, UNCORE_ROLE_UMASK)))
		bits |= role_bits(encoding, UNCORE_ROLE_UMASK);
	return ((encoding->control.value ^ row->control) & bits & ~default_bits(encoding, row)) == 0;
}

static bool is_candidate(const struct uncore_encoding *encoding, const struct uncore_event_row *row)
{
	unsigned first = uncore_boxes(encoding->tables)[encoding->box].counters.first;

	if (encoding->tables->variants.count != 0 &&
	    !(encoding->variants &
	      variants_of(encoding->tables, (uint16_t)(row - uncore_events(encoding->tables)), UNCORE_NO_INDEX)))
		return false;
	return row->box == encoding->box && !(row->flags & UNCORE_EVENT_UNPROGRAMMABLE) && row->group != UINT8_MAX &&
	       first + row->group == encoding->group;
}

/* Compares the filters in a list of rows that must have a value, and counts those that have it. */
static bool filters_fit(const struct uncore_encoding *encoding, unsigned first, unsigned count, unsigned *fitting)
{
	const struct uncore_tables *tables = encoding->tables;

	*fitting = 0;
	for (unsigned at = first; at < first + count; at++) {
		const struct uncore_filter_row *row = &uncore_filters(tables)[at];
		const struct uncore_field_row *field = &uncore_fields(tables)[row->field];
		const struct uncore_bits *bits = encoding_known_bits(encoding, row->reg);

		if (row->kind != UNCORE_FILTER_VALUE || bits == NULL)
			continue;
		if (((bits->value ^ uncore_field_bits(field, row->value)) & bits->mask & uncore_field_mask(field)) != 0)
			return false;
		*fitting += (bits->mask & uncore_field_mask(field)) != 0;
	}
	return true;
}

/* What a field holds that filters need a value of. The umasks of an event mostly need one of the same field. */
struct held {
	uint64_t filter; /* the register, the field and the kind of the filters, as in their rows */
	uint64_t value;
};

_Static_assert(sizeof(struct uncore_filter_row) - offsetof(struct uncore_filter_row, reg) == sizeof(uint64_t),
	       "register, field and kind of a filter, and 0, are one word");

/* Whether the filter needs another value. Most umasks of an event that filters tell apart end here. */
static inline bool is_for_other(const struct uncore_filter_row *row, struct held held)
{
	uint64_t filter;

	memcpy(&filter, &row->reg, sizeof filter);
	return filter == held.filter && row->value != held.value;
}

static struct held hold(const struct uncore_encoding *encoding, const struct uncore_filter_row *row)
{
	const struct uncore_field_row *field = &uncore_fields(encoding->tables)[row->field];
	const struct uncore_bits *bits = encoding_known_bits(encoding, row->reg);
	struct held held = { UINT64_MAX, 0 };

	if (row->kind != UNCORE_FILTER_VALUE || bits == NULL || (uncore_field_mask(field) & ~bits->mask) != 0)
		return held;
	memcpy(&held.filter, &row->reg, sizeof held.filter);
	held.value = uncore_field_value(field, bits->value);
	return held;
}

/* Whether one of the variants in question has the umask. */
static bool has_umask(const struct uncore_encoding *encoding, unsigned umask)
{
	return encoding->tables->variants.count == 0 ||
	       (encoding->variants &
		variants_of(encoding->tables, uncore_umasks(encoding->tables)[umask].event, (uint16_t)umask)) != 0;
}

/*
 * How well a umask fits a control value that contains it. Each bit that it sets outside the umask field is a point, and
 * so is each filter.
 */
static unsigned weigh_umask(const struct uncore_encoding *encoding, unsigned umask, unsigned filters)
{
	return bit_count(umask_set_mask(encoding->tables, (uint16_t)umask)) + filters;
}

/* Whether the value, which has all bits of the umask, has no other bits of what the umask decides. */
static bool is_exact(const struct uncore_tables *tables, unsigned umask, uint64_t value)
{
	return (value & umask_mask(tables, (uint16_t)umask)) == uncore_umasks(tables)[umask].control;
}

/* Finds the umask whose bits are set; of several, the one that fits best. */
static bool find_exact(const struct uncore_encoding *encoding, const struct uncore_event_row *event, uint16_t *umask,
		       unsigned *most)
{
	const struct uncore_umask_row *rows = uncore_umasks(encoding->tables);
	const struct uncore_umask_row *row = &rows[event->first_umask], *end = row + event->umask_count;
	uint64_t value = encoding->control.value & ~event->control;
	/* A umask sets none of the other bits, and all of those in the umask field. Most umasks end here. */
	uint64_t decided = ~value | umask_field_mask(encoding->tables, event);
	struct held held = { UINT64_MAX, 0 };
	const struct uncore_filter_row *filters = uncore_filters(encoding->tables);
	bool found = false;

	for (; row != end; row++) {
		unsigned at, fitting;

		if ((row->filter_count != 0 && is_for_other(&filters[row->first_filter], held)) ||
		    ((row->control ^ value) & decided) != 0)
			continue;
		if (row->filter_count != 0)
			held = hold(encoding, &filters[row->first_filter]);
		if (row->filter_count != 0 && is_for_other(&filters[row->first_filter], held))
			continue;
		at = (unsigned)(row - rows);
		if (!is_exact(encoding->tables, at, value) || !has_umask(encoding, at) ||
		    (row->flags & UNCORE_UMASK_UNPROGRAMMABLE) ||
		    !filters_fit(encoding, row->first_filter, row->filter_count, &fitting))
			continue;
		fitting = weigh_umask(encoding, at, fitting);
		if (found && fitting <= *most)
			continue;
		found = true;
		*most = fitting;
		*umask = (uint16_t)at;
	}
	return found;
}

/* How well an event fits: first by the bits of its code, then by its filters and a umask with this value. */
static unsigned weigh(const struct uncore_encoding *encoding, const struct uncore_event_row *event, unsigned fitting)
{
	unsigned umask_fitting = 0;
	uint16_t umask;

	if (find_exact(encoding, event, &umask, &umask_fitting))
		fitting += 1 + umask_fitting;
	return 1 + bit_count(event->control & ~default_bits(encoding, event)) * 1024 + fitting;
}

/* Of events with one code, the one that fits best; of equals, the first. */
static uint16_t find_event(const struct uncore_encoding *encoding)
{
	const struct uncore_tables *tables = encoding->tables;
	unsigned codes = names_begin(tables, UNCORE_NAMES_codes), most = 0, best_fitting = 0, number;
	uint64_t select = select_mask(encoding);
	unsigned group = encoding->group - uncore_boxes(tables)[encoding->box].counters.first;
	struct probe probe =
		probe_begin(tables, uncore_name_code(encoding->box, group, encoding->control.value & select));
	uint16_t best = UNCORE_NO_INDEX;

	if (uncore_counters(encoding->tables)[encoding->group].enable == UNCORE_ENABLE_NONZERO &&
	    (encoding->control.value & base_mask(encoding->tables, encoding->reg)) == 0)
		return best; /* nothing is chosen */
	while ((number = probe_next(&probe)) != 0) {
		const struct uncore_event_row *row;
		unsigned fitting, weight;

		if (number - codes >= tables->events.count)
			continue;
		row = &uncore_events(tables)[number - codes];
		if (!is_candidate(encoding, row) || !event_fits(encoding, row, select) ||
		    !filters_fit(encoding, row->first_filter, row->filter_count, &fitting))
			continue;
		/* Most codes have one event, which needs no weight. */
		if (best == UNCORE_NO_INDEX) {
			best = (uint16_t)(number - codes);
			best_fitting = fitting;
			continue;
		}
		if (most == 0)
			most = weigh(encoding, &uncore_events(tables)[best], best_fitting);
		weight = weigh(encoding, row, fitting);
		if (weight > most) {
			best = (uint16_t)(number - codes);
			most = weight;
		}
	}
	return best;
}

/* ---- its umasks ---- */

static bool fits_others(const struct uncore_encoding *encoding, unsigned umask)
{
	for (unsigned at = 0; at < encoding->umask_count; at++) {
		if (!may_combine(encoding->tables, encoding->umasks[at], (uint16_t)umask))
			return false;
	}
	return true;
}

/* Finds umasks that may be OR-ed and have no bit that is not set, each time the one that adds most bits. */
static bool next_part(const struct uncore_encoding *encoding, const struct uncore_event_row *event, uint64_t value,
		      uint64_t left, uint16_t *part)
{
	const struct uncore_umask_row *rows = uncore_umasks(encoding->tables);
	unsigned most = 0, fitting;

	for (unsigned at = event->first_umask; at < (unsigned)event->first_umask + event->umask_count; at++) {
		unsigned adds = bit_count(rows[at].control & left);

		if (!(rows[at].flags & UNCORE_UMASK_COMBINES) || (rows[at].flags & UNCORE_UMASK_UNPROGRAMMABLE) ||
		    (rows[at].control & ~value) != 0 || adds <= most || !has_umask(encoding, at) ||
		    !fits_others(encoding, at) ||
		    !filters_fit(encoding, rows[at].first_filter, rows[at].filter_count, &fitting))
			continue;
		*part = (uint16_t)at;
		most = adds;
	}
	return most != 0;
}

static bool add_parts(struct uncore_encoding *encoding, const struct uncore_event_row *event, uint64_t value)
{
	uint64_t left = value;
	uint16_t part;

	while (left != 0) {
		if (encoding->umask_count == UNCORE_EVENT_UMASKS || !next_part(encoding, event, value, left, &part))
			return false;
		encoding_add_umask(encoding, part);
		left &= ~uncore_umasks(encoding->tables)[part].control;
	}
	return encoding->umask_count != 0 && encoding->counters != 0;
}

void name_encoding(struct uncore_encoding *encoding, bool keep_event)
{
	const struct uncore_event_row *row;
	uint16_t umask;
	unsigned fitting = 0;

	if (!keep_event)
		encoding->event = find_event(encoding);
	if (encoding->event == UNCORE_NO_INDEX)
		return;
	row = &uncore_events(encoding->tables)[encoding->event];
	encoding->counters = row->counters;
	encoding->max_increment = row->max_increment;
	encoding->flags = row->flags;
	encoding->companion = row->companion;
	encoding->umask_count = 0;
	if (find_exact(encoding, row, &umask, &fitting)) {
		encoding_add_umask(encoding, umask);
	} else if (!add_parts(encoding, row, umask_bits(encoding, row))) {
		encoding->umask_count = 0;
		encoding->counters = row->counters;
		encoding->max_increment = row->max_increment;
	}
}

/* ---- decoding ---- */

static uint16_t box_of(const struct uncore_tables *tables, uint16_t group)
{
	for (unsigned box = 0; box < tables->boxes.count; box++) {
		if (is_in_range(uncore_boxes(tables)[box].counters, group))
			return (uint16_t)box;
	}
	return UNCORE_NO_INDEX;
}

/* Whether even a 0 in the field has a meaning. */
static bool is_needed(const struct uncore_encoding *encoding, uint16_t reg, unsigned field)
{
	unsigned first, count;

	for (unsigned list = 0; next_filter_list(encoding, list, &first, &count); list++) {
		for (unsigned at = first; at < first + count; at++) {
			const struct uncore_filter_row *row = &uncore_filters(encoding->tables)[at];

			if (row->reg == reg && row->field == field && row->kind != UNCORE_FILTER_OPTIONAL)
				return true;
		}
	}
	return false;
}

/*
 * Leaves only the fields with a meaning in the mask: those that are needed, and those that are not 0 and that the event
 * uses.
 */
static void trim_filter(const struct uncore_encoding *encoding, struct uncore_filter_run *filter)
{
	const struct uncore_tables *tables = encoding->tables;
	struct uncore_range fields = layout_of(tables, filter->reg)->fields;
	uint64_t keep = 0;

	for (unsigned at = fields.first; at < (unsigned)fields.first + fields.count; at++) {
		const struct uncore_field_row *row = &uncore_fields(tables)[at];
		uint64_t mask = uncore_field_mask(row);

		if ((row->flags & UNCORE_FIELD_PART) ?
			    !is_needed(encoding, filter->reg, at) :
			    !is_writable(tables, (struct settable){ filter->reg, (uint16_t)at }))
			continue;
		if ((filter->bits.mask & mask) == mask &&
		    (((filter->bits.value & mask) != 0 && encoding_heeds(encoding, filter->reg, at)) ||
		     is_needed(encoding, filter->reg, at)))
			keep |= mask;
	}
	filter->bits.mask = keep;
	filter->bits.value &= keep;
}

static bool uses(const struct uncore_encoding *encoding, uint16_t reg)
{
	unsigned first, count;

	for (unsigned list = 0; next_filter_list(encoding, list, &first, &count); list++) {
		for (unsigned at = first; at < first + count; at++) {
			if (uncore_filters(encoding->tables)[at].reg == reg)
				return true;
		}
	}
	return false;
}

void encoding_drop_unused(struct uncore_encoding *encoding)
{
	unsigned kept = 0;

	for (unsigned at = 0; at < encoding->filter_count; at++) {
		if (encoding->filters[at].bits.value != 0 || uses(encoding, encoding->filters[at].reg))
			encoding->filters[kept++] = encoding->filters[at];
	}
	encoding->filter_count = (uint8_t)kept;
}

static void take_filters(struct uncore_encoding *encoding, const struct uncore_filter_run *filters, size_t count)
{
	struct uncore_range regs = uncore_boxes(encoding->tables)[encoding->box].registers;

	for (size_t at = 0; at < count; at++) {
		struct uncore_bits *bits;

		if (!is_in_range(regs, filters[at].reg) || filters[at].index != 0 || filters[at].reg == encoding->reg ||
		    !is_filter_register(encoding->tables, filters[at].reg))
			continue;
		bits = encoding_bits(encoding, filters[at].reg);
		if (bits == NULL)
			continue;
		bits->mask |= filters[at].bits.mask;
		bits->value |= filters[at].bits.value & filters[at].bits.mask;
	}
}

static void trim_filters(struct uncore_encoding *encoding)
{
	unsigned kept = 0;

	for (unsigned at = 0; at < encoding->filter_count; at++) {
		trim_filter(encoding, &encoding->filters[at]);
		if (encoding->filters[at].bits.mask != 0)
			encoding->filters[kept++] = encoding->filters[at];
	}
	encoding->filter_count = (uint8_t)kept;
}

int uncore_event_decode(const struct uncore_tables *tables, uint16_t group, uint64_t control,
			const struct uncore_filter_run *filters, size_t filter_count, struct uncore_encoding *out)
{
	return uncore_event_decode_on(tables, UNCORE_NO_INDEX, group, control, filters, filter_count, out);
}

int uncore_event_decode_on(const struct uncore_tables *tables, uint16_t variant, uint16_t group, uint64_t control,
			   const struct uncore_filter_run *filters, size_t filter_count, struct uncore_encoding *out)
{
	uint16_t box;

	if (tables->variants.count == 0)
		variant = UNCORE_NO_INDEX;
	if (variant != UNCORE_NO_INDEX && variant >= tables->variants.count)
		return UNCORE_E_RANGE;
	if (group >= tables->counters.count || (box = box_of(tables, group)) == UNCORE_NO_INDEX)
		return UNCORE_E_RANGE;
	if (uncore_counters(tables)[group].control == UNCORE_NO_INDEX)
		return UNCORE_E_NOENT;
	if (filter_count > UNCORE_EVENT_FILTERS)
		return UNCORE_E_ARGUMENT;
	encoding_begin(out, tables, box, group);
	if (variant != UNCORE_NO_INDEX)
		out->variants = UINT32_C(1) << variant;
	if (control > low_bits(layout_of(tables, out->reg)->width))
		return UNCORE_E_RANGE;
	out->control.mask = base_mask(tables, out->reg);
	out->control.value = control & out->control.mask;
	out->counters = (uint16_t)low_bits(uncore_counters(tables)[group].count);
	take_filters(out, filters, filter_count);
	name_encoding(out, false);
	fill_variants(out);
	trim_filters(out);
	return 0;
}
