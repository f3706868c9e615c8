/* SPDX-License-Identifier: MIT */
/* Checks a complete event expression: its umask, its filters, and fields that others need. */
#include "shared/bits.h"
#include "core/lookup.h"
#include "core/text.h"
#include "event/encoding.h"
#include "event/error.h"
#include "event/fast.h"
#include "event/field.h"
#include "event/filter_use.h"
#include "event/format.h"
#include "event/grammar.h"
#include "event/names.h"
#include "event/parse.h"
#include "event/tool_words/likwid_parse.h"
#include "event/tool_words/perf_parse.h"
#include "event/umask.h"
#include "event/variant.h"

static const char *event_name(const struct parse *parse)
{
	return uncore_text(parse->tables, uncore_events(parse->tables)[parse->out->event].name);
}

/* ---- the event ---- */

static bool is_select_taken(const struct parse *parse)
{
	uint64_t select = role_bits(parse->out, UNCORE_ROLE_EVENT_SELECT);

	return select == 0 || (parse->taken & select) != 0;
}

static bool finish_event(struct parse *parse)
{
	struct uncore_encoding *out = parse->out;

	if (parse->raw) {
		if (!is_select_taken(parse)) {
			parse_fail(parse, UNCORE_EVENT_E_UNKNOWN_EVENT, parse->event, "no event is chosen");
			return parse_hint(parse, "add event=CODE");
		}
		if (!finish_perf(parse))
			return false;
		if (parse->is_group)
			return true;
		name_encoding(out, false);
		if (parse->knows_choices)
			encoding_drop_unused(out);
	} else if (out->umask_count == 0 && encoding_has_umask(out)) {
		name_encoding(out, true);
	}
	return true;
}

/* The umask of an event that has no other, or that the words of the expression mean. */
static uint16_t default_umask(const struct parse *parse)
{
	const struct uncore_event_row *event = &uncore_events(parse->tables)[parse->out->event];

	if (event->umask_count == 1 && parse->out->umask_count == 0)
		return event->first_umask;
	return parse->is_libpfm ? libpfm4_umask(parse->out) : UNCORE_NO_INDEX;
}

/* Whether no umask was named that counts by itself, and none was given as a number. */
static bool lacks_umask(const struct parse *parse)
{
	const struct uncore_encoding *out = parse->out;
	uint16_t field = umask_field(out);

	if (!parse->is_libpfm)
		return out->umask_count == 0 && !encoding_has_umask(out);
	if (out->umask_count != 0)
		return umasks_only_narrow(out);
	/* Bits that the expression sets in the umask field narrow the umask. */
	return field == UNCORE_NO_INDEX ||
	       !(out->control.value & uncore_field_mask(&uncore_fields(parse->tables)[field]));
}

/* A number for the umask, even 0, is complete. */
static bool is_umask_given(const struct parse *parse)
{
	const struct uncore_event_row *event = &uncore_events(parse->tables)[parse->out->event];
	uint16_t field = umask_field(parse->out);
	uint64_t mask = umasks_mask(parse->tables, event);

	if (parse->is_libpfm && field != UNCORE_NO_INDEX)
		mask = uncore_field_mask(&uncore_fields(parse->tables)[field]);
	return parse->out->umask_count == 0 && (parse->taken & mask) != 0;
}

/* Sets a umask that the expression left out. *is_done: it was set; if not, the parse has failed. */
static bool assume_umask(struct parse *parse, bool *is_done)
{
	uint16_t umask;

	if (parse->out->event == UNCORE_NO_INDEX || parse->raw || parse->perf != NULL || has_likwid_counter(parse) ||
	    is_umask_given(parse))
		return false;
	umask = default_umask(parse);
	/* A umask that is a part of the default is meant as it is. */
	if (umask == UNCORE_NO_INDEX ||
	    (parse->out->umask_count != 0 && (uncore_umasks(parse->tables)[parse->out->umasks[0]].control &
					      uncore_umasks(parse->tables)[umask].control)))
		return false;
	*is_done = take_umask(parse, parse->event, umask);
	parse->out->assumed |= UNCORE_ASSUMED_UMASK;
	return true;
}

static bool check_umask(struct parse *parse)
{
	const struct uncore_encoding *out = parse->out;
	bool is_done;

	if (!(out->flags & UNCORE_EVENT_UMASK_REQUIRED) || !lacks_umask(parse))
		return true;
	/* Some variants may have no umask to choose. */
	if (parse->tables->variants.count != 0) {
		struct uncore_encoding alone = *out;

		fill_variants(&alone);
		if (alone.variants != 0)
			return true;
	}
	if (assume_umask(parse, &is_done))
		return is_done;
	if (out->umask_count != 0)
		return true;
	parse_fail(parse, UNCORE_EVENT_E_MISSING_UMASK, parse->event, "%s needs a umask", event_name(parse));
	hint_umask(parse, (struct span){ "", 0 });
	return false;
}

/* ---- filters ---- */

static const char *umask_name(const struct parse *parse, unsigned list)
{
	if (list == 0)
		return "";
	return uncore_text(parse->tables, uncore_umasks(parse->tables)[parse->out->umasks[list - 1]].name);
}

static bool fail_filter(struct parse *parse, const struct uncore_filter_row *row, unsigned list, const char *what)
{
	const struct uncore_field_row *field = &uncore_fields(parse->tables)[row->field];
	char id[64];
	struct text text = { id, sizeof(id), 0 };

	text_put_field(&text, parse->out, (struct settable){ row->reg, row->field });
	parse_fail(parse, UNCORE_EVENT_E_MISSING_FILTER, parse->event,
		   "%s%s%s needs %s%s in %s; without it nothing is counted", event_name(parse), list != 0 ? "." : "",
		   umask_name(parse, list), id, what,
		   uncore_text(parse->tables, uncore_registers(parse->tables)[row->reg].id));
	if (field->values.count != 0)
		return parse_hint(parse, "add %s=VALUE, as %s=%s; %u bits: 0..%x", id, id,
				  uncore_text(parse->tables, uncore_values(parse->tables)[field->values.first].id),
				  (unsigned)field->width, low_bits(field->width));
	return parse_hint(parse, "add %s=VALUE; %u bit%s: 0..%x", id, (unsigned)field->width,
			  field->width == 1 ? "" : "s", low_bits(field->width));
}

static bool apply_value(struct parse *parse, const struct uncore_filter_row *row, unsigned list)
{
	const struct uncore_field_row *field = &uncore_fields(parse->tables)[row->field];
	struct settable target = { row->reg, row->field };
	struct uncore_bits *bits = encoding_bits(parse->out, row->reg);
	uint64_t mask = uncore_field_mask(field);

	if (bits == NULL)
		return parse_fail(parse, UNCORE_EVENT_E_LIMIT, parse->event, "there are too many filters");
	if (((bits->value ^ uncore_field_bits(field, row->value)) & bits->mask & mask) == 0) {
		bits->value |= uncore_field_bits(field, row->value);
		bits->mask |= mask;
		return true;
	}
	parse_fail(parse, UNCORE_EVENT_E_CONFLICT, item_place(parse, target), "%s%s%s needs %s=%x", event_name(parse),
		   list != 0 ? "." : "", umask_name(parse, list), field_id(parse, row->field), row->value);
	return parse_hint(parse, "leave %s out: the event's name sets it", field_id(parse, row->field));
}

/* Adds bits to those that are set. */
static bool set_known(struct parse *parse, uint16_t reg, uint64_t mask, uint64_t value)
{
	struct uncore_bits *bits = encoding_bits(parse->out, reg);

	if (bits == NULL)
		return parse_fail(parse, UNCORE_EVENT_E_LIMIT, parse->event, "there are too many filters");
	bits->mask |= mask;
	bits->value |= value;
	return true;
}

/* Whether a field of the register has a choice of named values, which libpfm4 has as umasks. */
static bool has_choices(const struct uncore_tables *tables, uint16_t reg)
{
	struct uncore_range fields = layout_of(tables, reg)->fields;

	for (unsigned at = 0; at < fields.count; at++) {
		if (uncore_fields(tables)[fields.first + at].values.count > 1)
			return true;
	}
	return false;
}

/*
 * libpfm4 leaves a filter 0 if the expression names another one of its register, unless that is the thread: the event
 * then counts nothing. A register without names to choose from is none that libpfm4 writes (Knights Landing's filter).
 */
static bool is_left_zero(const struct parse *parse, uint16_t reg)
{
	const struct uncore_field_row *fields = uncore_fields(parse->tables);
	uint16_t thread = role_field(parse->tables, reg, UNCORE_ROLE_FILTER_THREAD);
	uint64_t others = thread != UNCORE_NO_INDEX ? ~uncore_field_mask(&fields[thread]) : UINT64_MAX;

	if (!(parse->flags & UNCORE_PARSE_AS_WRITTEN))
		return false;
	if (parse->is_libpfm && !has_choices(parse->tables, reg))
		return true;
	for (unsigned at = 0; at < parse->assignment_count; at++) {
		const struct settable *target = &parse->assignments[at].target;

		if (target->reg == reg && (uncore_field_mask(&fields[target->field]) & others))
			return true;
	}
	return false;
}

/*
 * The value of a filter that the expression does not name: 0 in perf's words, all states in libpfm4's, else what lets
 * everything pass. perf has no such value: without a word for the filter it counts nothing. If the expression names a
 * part, it leaves the others 0.
 */
static bool set_unsaid(struct parse *parse, const struct uncore_filter_row *row, uint64_t mask)
{
	const struct uncore_bits *bits = encoding_known_bits(parse->out, row->reg);
	bool is_in_part;

	if (bits != NULL && (bits->mask & mask) == mask)
		return true;
	if (perf_says(parse, row->reg, row->field) || is_left_zero(parse, row->reg))
		return set_known(parse, row->reg, mask, 0);
	/* STATE_MESIF is the default of its group of umasks (INTEL_X86_DFL in its event files). */
	if (parse->is_libpfm && row->kind == UNCORE_FILTER_NONZERO &&
	    (uncore_fields(parse->tables)[row->field].flags & UNCORE_FIELD_FLAGS))
		return set_known(parse, row->reg, mask, mask);
	is_in_part = bits != NULL && (bits->mask & mask) != 0;
	if (row->kind == UNCORE_FILTER_NONZERO && row->value != 0 && (is_in_part || parse->perf == NULL)) {
		parse->out->assumed |= is_in_part ? 0 : UNCORE_ASSUMED_FILTER;
		return set_known(parse, row->reg, mask,
				 is_in_part ? 0 :
					      uncore_field_bits(&uncore_fields(parse->tables)[row->field], row->value));
	}
	return true;
}

/* An expression that is encoded as it is written may count nothing. The error is then only a warning. */
static bool may_count_nothing(struct parse *parse)
{
	if (!(parse->flags & UNCORE_PARSE_AS_WRITTEN))
		return false;
	parse->result = 0;
	return true;
}

static bool apply_filter(struct parse *parse, const struct uncore_filter_row *row, unsigned list)
{
	uint64_t mask = uncore_field_mask(&uncore_fields(parse->tables)[row->field]);
	const struct uncore_bits *bits;

	if (row->kind == UNCORE_FILTER_VALUE)
		return apply_value(parse, row, list);
	if (row->kind == UNCORE_FILTER_OPTIONAL)
		return true;
	if (!set_unsaid(parse, row, mask))
		return false;
	bits = encoding_known_bits(parse->out, row->reg);
	if (bits == NULL || (bits->mask & mask) != mask)
		return fail_filter(parse, row, list, "=VALUE") || may_count_nothing(parse);
	if (row->kind == UNCORE_FILTER_NONZERO && (bits->value & mask) == 0)
		return fail_filter(parse, row, list, " to be other than 0") || may_count_nothing(parse);
	return true;
}

static bool apply_filters(struct parse *parse)
{
	unsigned first, count;

	for (unsigned list = 0; next_filter_list(parse->out, list, &first, &count); list++) {
		for (unsigned at = first; at < first + count; at++) {
			if (!apply_filter(parse, &uncore_filters(parse->tables)[at], list))
				return false;
		}
	}
	return true;
}

/* ---- fields that need others ---- */

static bool check_needs_of(struct parse *parse, uint16_t reg)
{
	const struct uncore_bits *bits = encoding_known_bits(parse->out, reg);
	const struct uncore_field_row *rows = uncore_fields(parse->tables);
	struct uncore_range fields = layout_of(parse->tables, reg)->fields;
	const struct uncore_field_row *row = &rows[fields.first], *end = row + fields.count;

	/* Later fields have no bit that is set. Parts, which are the same bits as the field before them, need none. */
	for (uint64_t left = bits->value; left != 0 && row != end; left &= ~uncore_field_mask(row++)) {
		struct span place;
		const char *needed;

		if (row->needs == UNCORE_NO_INDEX || !(bits->value & uncore_field_mask(row)) ||
		    (bits->value & uncore_field_mask(&rows[row->needs])))
			continue;
		place = item_place(parse, (struct settable){ reg, (uint16_t)(row - rows) });
		needed = field_id(parse, row->needs);
		parse_fail(parse, UNCORE_EVENT_E_NEEDS, place, "%s needs %s >= 1", uncore_text(parse->tables, row->id),
			   needed);
		if (reg == parse->out->reg && (uncore_field_mask(&rows[row->needs]) & select_mask(parse->out)))
			return hint_raw(parse, row->needs);
		return parse_hint(parse, "add %s=1", needed);
	}
	return true;
}

static bool check_threshold(struct parse *parse)
{
	const char *threshold;
	uint16_t field;

	if (!(parse->out->flags & UNCORE_EVENT_NEEDS_THRESHOLD))
		return true;
	field = role_field(parse->tables, parse->out->reg, UNCORE_ROLE_THRESHOLD);
	if (field == UNCORE_NO_INDEX ||
	    (parse->out->control.value & uncore_field_mask(&uncore_fields(parse->tables)[field])))
		return true;
	threshold = field_id(parse, field);
	parse_fail(parse, UNCORE_EVENT_E_NEEDS, parse->event, "%s needs %s >= 1", event_name(parse), threshold);
	return parse_hint(parse, "add %s=1", threshold);
}

/* The thread filter that the expression sets; false: it sets none. */
static bool find_thread(const struct parse *parse, struct settable *target)
{
	const struct uncore_encoding *out = parse->out;

	for (unsigned at = 0; at < out->filter_count; at++) {
		uint16_t reg = out->filters[at].reg;
		uint16_t field = role_field(parse->tables, reg, UNCORE_ROLE_FILTER_THREAD);

		if (field != UNCORE_NO_INDEX &&
		    (out->filters[at].bits.mask & uncore_field_mask(&uncore_fields(parse->tables)[field]))) {
			*target = (struct settable){ reg, field };
			return true;
		}
	}
	return false;
}

/* A thread filter acts only if the control register enables it, and may only be left out if it does not. */
static bool check_thread_filter(struct parse *parse)
{
	struct uncore_encoding *out = parse->out;
	uint16_t enable = role_field(parse->tables, out->reg, UNCORE_ROLE_THREAD_ENABLE);
	struct settable target;
	uint64_t mask;

	if (enable == UNCORE_NO_INDEX)
		return true;
	mask = uncore_field_mask(&uncore_fields(parse->tables)[enable]);
	if (!find_thread(parse, &target)) {
		if (!(out->control.value & mask))
			return true;
		parse_fail(parse, UNCORE_EVENT_E_NEEDS, item_place(parse, (struct settable){ out->reg, enable }),
			   "%s needs the number of the thread that it counts", field_id(parse, enable));
		return parse_hint(parse, "add tid=THREAD");
	}
	/* Linux drops a thread filter without its enable bit. In our own words, naming the thread sets it. */
	if (!(out->control.value & mask) && ((parse->taken & mask) || (parse->raw && parse->perf != NULL)))
		return parse_fail(parse, UNCORE_EVENT_E_CONFLICT, item_place(parse, target),
				  "%s does nothing while %s is 0", field_id(parse, target.field),
				  field_id(parse, enable));
	out->control.value |= mask;
	return true;
}

/*
 * Checks fields besides the event and its umasks. If the expression sets none, and the name no filter, none can be
 * wrong.
 */
static bool check_fields(struct parse *parse)
{
	struct uncore_encoding *out = parse->out;

	if (!check_thread_filter(parse) || !check_needs_of(parse, out->reg))
		return false;
	for (unsigned at = 0; at < out->filter_count; at++) {
		if (!check_needs_of(parse, out->filters[at].reg))
			return false;
	}
	/* The bits that the expression set and no event decides, for example overflow enable. */
	out->control.mask |= parse->taken;
	/* The filters that names alone have set are those that they list. */
	return parse->assignment_count == 0 || check_heeded(parse);
}

/* Counters that are enabled by their selection count nothing without one. */
static bool check_chosen(struct parse *parse)
{
	const struct uncore_counter_row *group = &uncore_counters(parse->tables)[parse->out->group];
	struct uncore_range fields = layout_of(parse->tables, parse->out->reg)->fields;

	if (group->enable != UNCORE_ENABLE_NONZERO || (parse->out->control.value & parse->base) != 0)
		return true;
	parse_fail(parse, UNCORE_EVENT_E_MISSING_FILTER, parse->event,
		   "%t needs a field other than 0; without one nothing is counted", &parse->event);
	for (unsigned at = fields.first; at < (unsigned)fields.first + fields.count; at++) {
		const struct uncore_field_row *row = &uncore_fields(parse->tables)[at];

		if ((uncore_field_mask(row) & parse->base) == uncore_field_mask(row) &&
		    !(row->flags & UNCORE_FIELD_RESERVED))
			return parse_hint(parse, "add one, as %s=%x", field_id(parse, (uint16_t)at),
					  low_bits(row->width));
	}
	return false;
}

static bool finish(struct parse *parse)
{
	if ((parse->raw || parse->assignment_count != 0) && !finish_event(parse))
		return false;
	if (parse->is_group)
		return true;
	if (!check_umask(parse) || !apply_filters(parse) || !check_threshold(parse) || !check_chosen(parse))
		return false;
	return (parse->assignment_count == 0 && parse->out->filter_count == 0) || check_fields(parse);
}

/* At least one processor of the platform must have everything that was chosen. */
static bool check_variants(struct parse *parse)
{
	/* A raw code is not checked. */
	if (parse->tables->variants.count == 0 || parse->raw)
		return true;
	fill_variants(parse->out);
	if (parse->out->variants != 0)
		return true;
	parse_fail(parse, UNCORE_EVENT_E_CONFLICT, parse->event, "no processor of %s has all of this at once",
		   uncore_text(parse->tables, parse->tables->title));
	return parse_hint(parse, "see: uncore show EVENT, which lists the variants that have it");
}

/* Whether nothing can be wrong with it: an event and umasks that need nothing. */
static bool is_complete(const struct parse *parse)
{
	return parse->plain && (parse->out->umask_count != 0 || !(parse->out->flags & UNCORE_EVENT_UMASK_REQUIRED));
}

/* A function of its own, so that the fast path below saves no registers for it. */
APART static bool finish_slowly(struct parse *parse)
{
	if (has_likwid_counter(parse) && !finish_options(parse))
		return false;
	if (!is_complete(parse) && !finish(parse))
		return false;
	return check_variants(parse) && (!has_likwid_counter(parse) || finish_counter(parse));
}

/* The fast path: most expressions are an event and umasks that need nothing, on a platform without variants. */
bool on_end(struct parse *parse)
{
	if (is_complete(parse) && parse->tables->variants.count == 0 && !has_likwid_counter(parse))
		return true;
	return finish_slowly(parse);
}
