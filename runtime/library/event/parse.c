/* SPDX-License-Identifier: MIT */
/* Adds the pieces of an event expression to its encoding: the actions of the grammar in expr.rl. */
#include <string.h>

#include "shared/bits.h"
#include "core/lookup.h"
#include "event/encoding.h"
#include "event/error.h"
#include "event/fast.h"
#include "event/field.h"
#include "event/grammar.h"
#include "event/names.h"
#include "event/parse.h"
#include "event/tool_words/perf.h"
#include "event/umask.h"
#include "event/value.h"
#include "event/variant.h"

void encoding_begin(struct uncore_encoding *encoding, const struct uncore_tables *tables, uint16_t box, uint16_t group)
{
	memset(encoding, 0, offsetof(struct uncore_encoding, filters));
	encoding->tables = tables;
	encoding->box = box;
	encoding->instance = UNCORE_ALL_INSTANCES;
	encoding->event = UNCORE_NO_INDEX;
	encoding->variants = all_variants(tables);
	encoding->group = group;
	encoding->reg = uncore_counters(tables)[group].control;
}

const struct uncore_bits *encoding_known_bits(const struct uncore_encoding *encoding, uint16_t reg)
{
	if (reg == encoding->reg)
		return &encoding->control;
	for (unsigned at = 0; at < encoding->filter_count; at++) {
		if (encoding->filters[at].reg == reg)
			return &encoding->filters[at].bits;
	}
	return NULL;
}

struct uncore_bits *encoding_bits(struct uncore_encoding *encoding, uint16_t reg)
{
	struct uncore_filter_run *filters = encoding->filters;
	unsigned at = 0, end = encoding->filter_count;

	if (reg == encoding->reg)
		return &encoding->control;
	while (at < end && filters[at].reg < reg)
		at++;
	if (at < end && filters[at].reg == reg)
		return &filters[at].bits;
	if (end == UNCORE_EVENT_FILTERS)
		return NULL;
	for (; end > at; end--)
		filters[end] = filters[end - 1];
	filters[at] = (struct uncore_filter_run){ .reg = reg };
	encoding->filter_count++;
	return &filters[at].bits;
}

/* ---- boxes ---- */

bool names_box(const struct parse *parse, struct span name)
{
	uint16_t box, instance;

	return uncore_event_find_box(parse->tables, name.at, name.length, &box, &instance) != UNCORE_E_NOENT;
}

COLD static bool fail_instance(struct parse *parse, struct span at, uint16_t box)
{
	const struct uncore_box_row *row = &uncore_boxes(parse->tables)[box];
	const char *id = uncore_text(parse->tables, row->id);

	parse_fail(parse, UNCORE_EVENT_E_INSTANCE, at, "there is no %t", &at);
	if (row->instances == 1)
		return parse_hint(parse, "there is one %s: %s0", id, id);
	return parse_hint(parse, "%s has %u instances: %s0 to %s%u", id, (unsigned)row->instances, id, id,
			  row->instances - 1U);
}

/* Takes the box that was found, or fails with the result. */
static bool take_box(struct parse *parse, struct span name, int result)
{
	parse->box_name = name;
	if (result == UNCORE_E_RANGE)
		return fail_instance(parse, name, parse->box);
	if (result != 0) {
		parse_fail(parse, UNCORE_EVENT_E_UNKNOWN_BOX, name, "there is no box %t", &name);
		hint_box(parse, name);
	}
	return result == 0;
}

bool on_prefix(struct parse *parse, struct span name)
{
	return take_box(parse, name,
			uncore_event_find_box(parse->tables, name.at, name.length, &parse->box, &parse->instance));
}

/* libpfm4 writes the processor before the box: what follows the last "_" counts, unless only the whole is known. */
bool on_pmu(struct parse *parse, struct span name)
{
	struct span last = { name.at + name.length, 0 };

	parse->is_libpfm = true;
	for (; last.at > name.at && last.at[-1] != '_'; last.length++)
		last.at--;
	return on_prefix(parse, last.length == 0 || (!names_box(parse, last) && names_box(parse, name)) ? name : last);
}

/* The box that the expression names must be that of the event. */
COLD static bool take_instance(struct parse *parse, uint16_t box)
{
	const struct uncore_box_row *boxes = uncore_boxes(parse->tables);

	if (parse->box != UNCORE_ANY_BOX && parse->box != box) {
		parse_fail(parse, UNCORE_EVENT_E_WRONG_BOX, parse->event, "%t is no event of %s", &parse->event,
			   uncore_text(parse->tables, boxes[parse->box].id));
		return parse_hint(parse, "it is one of %s", uncore_text(parse->tables, boxes[box].id));
	}
	if (parse->instance != UNCORE_ALL_INSTANCES && parse->instance >= boxes[box].instances)
		return fail_instance(parse, parse->box_name, box);
	parse->out->instance = parse->instance;
	return true;
}

uint16_t raw_group(const struct uncore_tables *tables, uint16_t box, struct span name)
{
	struct uncore_range groups = uncore_boxes(tables)[box].counters;

	for (unsigned at = groups.first; is_in_range(groups, at); at++) {
		const struct uncore_counter_row *row = &uncore_counters(tables)[at];

		if (row->kind == UNCORE_COUNTER_GENERAL && row->control != UNCORE_NO_INDEX &&
		    (name.length == 0 || string_is(tables, row->id, name)))
			return (uint16_t)at;
	}
	return UNCORE_NO_INDEX;
}

bool on_raw(struct parse *parse, struct span name)
{
	struct uncore_encoding *out = parse->out;
	const char *dot = memchr(name.at, '.', name.length);
	struct span box = { name.at, dot != NULL ? (size_t)(dot - name.at) : name.length };
	struct span counters = { box.at + box.length + (dot != NULL), name.length - box.length - (dot != NULL) };
	uint16_t group;

	if (!on_prefix(parse, box))
		return false;
	parse->perf = perf_named(parse->tables, parse->box, name);
	parse->is_group = parse->perf != NULL && perf_is_free(parse->tables, parse->perf);
	group = raw_group(parse->tables, parse->box, counters);
	/* The PMU's words will choose one of the counters that run freely. */
	if (group == UNCORE_NO_INDEX && parse->is_group)
		group = uncore_boxes(parse->tables)[parse->box].counters.first;
	if (group == UNCORE_NO_INDEX)
		return parse_fail(parse, UNCORE_EVENT_E_UNPROGRAMMABLE, name, "%t has no counter to program", &name);
	encoding_begin(out, parse->tables, parse->box, group);
	out->instance = parse->instance;
	out->counters = (uint16_t)low_bits(uncore_counters(parse->tables)[group].count);
	parse->raw = true;
	memset(parse->perf_said, 0, sizeof(parse->perf_said));
	parse->perf_free = 0;
	parse->event = name;
	if (out->reg == UNCORE_NO_INDEX)
		return true;
	parse->base = base_mask(parse->tables, out->reg);
	out->control.value = layout_of(parse->tables, out->reg)->event_defaults;
	out->control.mask = parse->base;
	return true;
}

/* ---- events ---- */

COLD static bool fail_unprogrammable(struct parse *parse, struct span at, uncore_string name, uncore_string reason)
{
	parse_fail(parse, UNCORE_EVENT_E_UNPROGRAMMABLE, at, "%s cannot be programmed",
		   uncore_text(parse->tables, name));
	return parse_hint(parse, "%s", uncore_text(parse->tables, reason));
}

/* The name of what a fixed or free-running counter counts: nothing is written to choose it. */
APART static bool set_counter(struct parse *parse, uint16_t event, uint16_t group)
{
	const struct uncore_event_row *row = &uncore_events(parse->tables)[event];
	struct uncore_encoding *out = parse->out;

	encoding_begin(out, parse->tables, row->box, group);
	out->event = event;
	out->counters = row->counters;
	out->max_increment = row->max_increment;
	parse->is_group = parse->plain = true;
	return parse->box_name.at == NULL || take_instance(parse, row->box);
}

INLINE static bool set_event(struct parse *parse, uint16_t event)
{
	const struct uncore_tables *tables = parse->tables;
	const struct uncore_event_row *row = &uncore_events(tables)[event];
	struct uncore_encoding *out = parse->out;
	unsigned group = uncore_boxes(tables)[row->box].counters.first + (unsigned)row->group;

	if ((row->flags & UNCORE_EVENT_UNPROGRAMMABLE) || row->group == UINT8_MAX)
		return fail_unprogrammable(parse, parse->event, row->name, row->text);
	if (uncore_counters(tables)[group].kind != UNCORE_COUNTER_GENERAL && row->control == 0)
		return set_counter(parse, event, (uint16_t)group);
	if (uncore_counters(tables)[group].control == UNCORE_NO_INDEX)
		return fail_unprogrammable(parse, parse->event, row->name, row->text);
	encoding_begin(out, tables, row->box, (uint16_t)group);
	if (parse->box_name.at != NULL && !take_instance(parse, row->box))
		return false;
	out->event = event;
	out->counters = row->counters;
	out->max_increment = row->max_increment;
	out->flags = row->flags;
	out->companion = row->companion;
	parse->base = base_mask(tables, out->reg);
	parse->taken = row->control & ~changeable_defaults(tables, event);
	parse->plain = row->filter_count == 0 && !(row->flags & UNCORE_EVENT_NEEDS_THRESHOLD) && row->control != 0;
	/* The event's defaults replace those of the fields. */
	out->control.value =
		row->control | (layout_of(tables, out->reg)->event_defaults & ~changeable_defaults(tables, event));
	out->control.mask = parse->base;
	return true;
}

COLD static bool fail_umask(struct parse *parse, struct span name)
{
	const struct uncore_event_row *row = &uncore_events(parse->tables)[parse->out->event];

	parse_fail(parse, UNCORE_EVENT_E_UNKNOWN_UMASK, name, "%s has no umask %t",
		   uncore_text(parse->tables, row->name), &name);
	hint_umask(parse, name);
	return false;
}

COLD static bool fail_two_fields(struct parse *parse, struct span name, uint16_t a, uint16_t b)
{
	const struct uncore_umask_row *rows = uncore_umasks(parse->tables);

	parse_fail(parse, UNCORE_EVENT_E_NO_COMBINATION, name,
		   "%s and %s differ in several fields, so both together would count more",
		   uncore_text(parse->tables, rows[a].name), uncore_text(parse->tables, rows[b].name));
	return parse_hint(parse, "count them separately");
}

static bool check_combination(struct parse *parse, struct span name, uint16_t umask)
{
	const struct uncore_encoding *out = parse->out;
	const struct uncore_umask_row *rows = uncore_umasks(parse->tables);
	uint16_t alone = umask, other = umask;

	for (unsigned at = 0; at < out->umask_count; at++) {
		if (out->umasks[at] == umask)
			return parse_fail(parse, UNCORE_EVENT_E_DUPLICATE, name, "%t is given twice", &name);
		if (may_combine(parse->tables, out->umasks[at], umask))
			continue;
		other = out->umasks[at];
		if (!(rows[other].flags & UNCORE_UMASK_COMBINES))
			alone = other;
	}
	if (other == umask)
		return true;
	if ((rows[alone].flags & rows[umask].flags) & UNCORE_UMASK_COMBINES)
		return fail_two_fields(parse, name, other, umask);
	parse_fail(parse, UNCORE_EVENT_E_NO_COMBINATION, name, "%s may not be combined with other umasks",
		   uncore_text(parse->tables, rows[alone].name));
	return parse_hint(parse, "count them separately");
}

/* Flags of which the expression has chosen a part of those that the umask sets. */
static bool is_narrowed(struct parse *parse, uint16_t field, uint16_t umask)
{
	const struct uncore_field_row *row = &uncore_fields(parse->tables)[field];
	uint64_t mask = uncore_field_mask(row), given = parse->out->control.value & mask;

	if (!(row->flags & UNCORE_FIELD_FLAGS) || given == 0 || (given & ~uncore_umasks(parse->tables)[umask].control))
		return false;
	parse->narrowed |= mask;
	return true;
}

/* Takes the other fields that the umask sets. The expression must not have set any of them. */
APART static bool take_fields(struct parse *parse, struct span name, uint16_t umask)
{
	uint64_t mask = umask_set_mask(parse->tables, umask);

	for (unsigned at = 0; at < parse->assignment_count; at++) {
		struct settable target = parse->assignments[at].target;

		if (target.reg != parse->out->reg ||
		    !(uncore_field_mask(&uncore_fields(parse->tables)[target.field]) & mask) ||
		    is_narrowed(parse, target.field, umask))
			continue;
		parse_fail(parse, UNCORE_EVENT_E_DUPLICATE, name, "%t sets %t, which is already given", &name,
			   &parse->assignments[at].name);
		return parse_hint(parse, "leave one of the two out");
	}
	parse->taken |= mask;
	parse->by_umask |= mask;
	return true;
}

INLINE static bool set_umask(struct parse *parse, struct span name, uint16_t umask)
{
	const struct uncore_tables *tables = parse->tables;
	const struct uncore_umask_row *row = &uncore_umasks(tables)[umask];
	const struct uncore_event_row *event = &uncore_events(tables)[row->event];
	struct uncore_encoding *out = parse->out;
	uint16_t field = event->umask_field;
	bool first = out->umask_count == 0;
	uint64_t mask;

	if (row->flags & UNCORE_UMASK_UNPROGRAMMABLE)
		return fail_unprogrammable(parse, name, row->name, row->text);
	if (!first && !check_combination(parse, name, umask))
		return false;
	if ((field == UNCORE_NO_INDEX && row->control != 0) || out->umask_count == UNCORE_EVENT_UMASKS)
		return parse_fail(parse, UNCORE_EVENT_E_LIMIT, name, "there is no room for the umask %t", &name);
	/* Where there is no field for umasks, their filters tell them apart. */
	mask = field != UNCORE_NO_INDEX ? uncore_field_mask(&uncore_fields(tables)[field]) : 0;
	if (first && (parse->taken & mask & ~event->control))
		return parse_fail(parse, UNCORE_EVENT_E_DUPLICATE, name, "the umask is already given");
	if ((row->control & ~mask) != 0 && !take_fields(parse, name, umask))
		return false;
	parse->taken |= mask;
	parse->plain &= row->filter_count == 0 && !(row->flags & UNCORE_UMASK_NARROWS);
	out->control.value |= row->control & ~parse->narrowed;
	encoding_add_umask(out, umask);
	if (out->counters == 0)
		return parse_fail(parse, UNCORE_EVENT_E_CONFLICT, name, "no counter can count these umasks together");
	return true;
}

bool take_umask(struct parse *parse, struct span name, uint16_t umask)
{
	return set_umask(parse, name, umask);
}

bool on_umask(struct parse *parse, struct span name)
{
	uint16_t umask;

	if (parse->is_group)
		return fail_group(parse, name);
	if (!find_umask_row(parse->tables, parse->out->event, name, &umask))
		return fail_umask(parse, name);
	return set_umask(parse, name, umask);
}

APART bool take_names(struct parse *parse, uint16_t event, struct span name, uint16_t umask)
{
	return set_event(parse, event) && (umask == UNCORE_NO_INDEX || set_umask(parse, name, umask));
}

/* Finds names with dots that are not EVENT.UMASK but another tool's whole name. */
static bool set_whole(struct parse *parse, struct span name, bool *known)
{
	uint16_t event, umask;

	parse->event = name;
	*known = find_either(parse->tables, parse->box, name, &event, &umask);
	return *known && take_names(parse, event, name, umask);
}

/* "box:GROUP": counters of the box that count one thing, and have no event. */
static bool set_group(struct parse *parse, struct span name, bool *known)
{
	const struct uncore_tables *tables = parse->tables;
	struct uncore_range groups = { 0, 0 };

	*known = false;
	if (parse->box != UNCORE_ANY_BOX && parse->box_name.at != NULL)
		groups = uncore_boxes(tables)[parse->box].counters;
	for (uint16_t group = groups.first; is_in_range(groups, group); group++) {
		const struct uncore_counter_row *row = &uncore_counters(tables)[group];

		if (row->kind == UNCORE_COUNTER_GENERAL || !string_is(tables, row->id, name))
			continue;
		*known = true;
		encoding_begin(parse->out, tables, parse->box, group);
		parse->out->counters = (uint16_t)low_bits(row->count < 16 ? row->count : 16);
		parse->is_group = parse->plain = true;
		parse->event = name;
		return take_instance(parse, parse->box);
	}
	return false;
}

/* Reports what is neither EVENT nor EVENT.UMASK. event is that of the head, or UNCORE_NO_INDEX. */
APART static bool set_other(struct parse *parse, struct span name, struct span head, uint16_t event)
{
	struct span rest = { name.at + head.length + 1, name.length - head.length - 1 };
	bool known = false, done = false;

	if (head.length != name.length)
		done = set_whole(parse, name, &known);
	if (!known && event == UNCORE_NO_INDEX)
		done = set_group(parse, name, &known);
	if (known)
		return done;
	if (event != UNCORE_NO_INDEX) {
		parse->event = head;
		return take_names(parse, event, head, UNCORE_NO_INDEX) && fail_umask(parse, rest);
	}
	parse_fail(parse, UNCORE_EVENT_E_UNKNOWN_EVENT, name, "there is no event %t", &name);
	hint_event(parse, name);
	return false;
}

/*
 * One tool's whole name takes precedence over another tool's name of the event with a umask's name after it. Intel's
 * old UNC_C_TOR_INSERTS.IRQ is today's IA, while libpfm4's UNC_C_TOR_INSERTS has an IRQ as well, after a colon.
 */
COLD static bool is_whole(const struct parse *parse, struct span name, uint16_t *event, uint16_t *umask)
{
	return find_whole_umask(parse->tables, parse->box, name, event, umask);
}

/* A name with a dot that is not an event's and a umask's own. What follows a comma or a colon is no part of a name. */
APART static bool on_whole(struct parse *parse, struct span name, bool *known)
{
	*known = false;
	return memchr(name.at, ',', name.length) == NULL && memchr(name.at, ':', name.length) == NULL &&
	       set_whole(parse, name, known);
}

/*
 * Takes the box of an event if libpfm4's PMU ends with its id and perhaps a number. A look-up would find the same one,
 * as a platform has each id once.
 */
static bool take_pmu(struct parse *parse, struct span pmu, uint16_t box)
{
	const struct uncore_box_row *row = &uncore_boxes(parse->tables)[box];
	const char *id = uncore_text(parse->tables, row->id), *end = pmu.at + pmu.length, *at = end;
	unsigned number = 0;

	while (at > pmu.at && at[-1] != '_')
		at--;
	parse->box_name = (struct span){ at, (size_t)(end - at) };
	for (; *id != '\0'; id++, at++)
		if (at == end || *id != *at)
			return false;
	if (end - at > 2 || (end - at == 2 && *at == '0'))
		return false;
	parse->box = box;
	parse->instance = UNCORE_ALL_INSTANCES;
	if (at == end)
		return true;
	for (; at != end; at++) {
		if (*at < '0' || *at > '9')
			return false;
		number = number * 10 + (unsigned)(*at - '0');
	}
	parse->instance = (uint16_t)number;
	return number < row->instances;
}

bool on_pair(struct parse *parse, struct span pmu, struct span event, struct span name, bool *known)
{
	uint16_t row, umask;

	/* Most are our own names, which one look-up finds. */
	if (name.length != 0 && find_own_names(parse->tables, event, name, &umask)) {
		row = uncore_umasks(parse->tables)[umask].event;
		*known = true;
	} else {
		*known = name.length != 0 && find_names(parse->tables, UNCORE_ANY_BOX, event, name, &row, &umask);
	}
	if (!*known)
		return false;
	parse->event = event;
	parse->is_libpfm = true;
	return (take_pmu(parse, pmu, uncore_events(parse->tables)[row].box) || on_pmu(parse, pmu)) &&
	       take_names(parse, row, name, umask) && !parse->is_group;
}

bool on_names(struct parse *parse, struct span name, const char *dot, bool *known)
{
	struct span head = { name.at, dot != NULL ? (size_t)(dot - name.at) : name.length };
	struct span rest = { name.at + head.length + 1, name.length - head.length - 1 };
	uint16_t event, umask, alias;

	parse->event = head;
	if (dot == NULL) {
		*known = find_event_row(parse->tables, head, &event, &alias) == 0;
		return *known && take_names(parse, event, head, UNCORE_NO_INDEX);
	}
	*known = rest.length != 0 && find_own_names(parse->tables, head, rest, &umask);
	if (!*known)
		return on_whole(parse, name, known);
	return take_names(parse, uncore_umasks(parse->tables)[umask].event, rest, umask);
}

bool on_event(struct parse *parse, struct span name, const char *dot)
{
	struct span head = { name.at, dot != NULL ? (size_t)(dot - name.at) : name.length };
	struct span rest;
	uint16_t event, umask, alias;

	if (dot == NULL && find_either(parse->tables, parse->box, head, &event, &umask)) {
		parse->event = head;
		return take_names(parse, event, head, umask);
	}
	if (dot == NULL || find_event_row(parse->tables, head, &event, &alias) != 0)
		return set_other(parse, name, head, UNCORE_NO_INDEX);
	if (alias != UNCORE_NO_INDEX && *dot == '.' && is_whole(parse, name, &event, &umask)) {
		parse->event = name;
		return take_names(parse, event, name, umask);
	}
	rest = (struct span){ dot + 1, name.length - head.length - 1 };
	if (rest.length == 0 || !find_umask_row(parse->tables, event, rest, &umask))
		return set_other(parse, name, head, event);
	parse->event = head;
	return take_names(parse, event, rest, umask);
}
