/* SPDX-License-Identifier: MIT */
/* Finds the filters that an event uses, and refuses or reports those that it ignores. */
#include "core/lookup.h"
#include "core/text.h"
#include "event/encoding.h"
#include "event/error.h"
#include "event/field.h"
#include "event/filter_use.h"
#include "event/format.h"
#include "event/names.h"
#include "event/parse.h"

struct span item_place(const struct parse *parse, struct settable target)
{
	for (unsigned at = 0; at < parse->assignment_count; at++) {
		const struct assignment *item = &parse->assignments[at];

		if (item->target.reg == target.reg && item->target.field == target.field)
			return item->name;
	}
	return parse->event;
}

static bool is_match(unsigned role)
{
	return role == UNCORE_ROLE_MATCH || role == UNCORE_ROLE_MATCH_MASK;
}

/* Only the filter that compares opcodes distinguishes isochronous and non-coherent requests. */
static bool is_of_opcode(unsigned role)
{
	return role == UNCORE_ROLE_FILTER_ISOCHRONOUS || role == UNCORE_ROLE_FILTER_NONCOHERENT;
}

/* Whether an event that needs one of the fields also uses the other: a packet is compared as a whole. */
static bool goes_with(const struct uncore_field_row *fields, unsigned needed, unsigned field)
{
	return (is_match(fields[needed].role) && is_match(fields[field].role)) ||
	       (fields[needed].role == UNCORE_ROLE_FILTER_OPCODE && is_of_opcode(fields[field].role));
}

/* A part counts as its field, because both are the same bits. */
static bool is_listed(const struct uncore_tables *tables, unsigned first, unsigned count, uint16_t reg, unsigned field)
{
	const struct uncore_field_row *fields = uncore_fields(tables);

	for (unsigned at = first; at - first < count; at++) {
		const struct uncore_filter_row *row = &uncore_filters(tables)[at];

		if ((row->reg == reg && (uncore_field_mask(&fields[row->field]) & uncore_field_mask(&fields[field]))) ||
		    goes_with(fields, row->field, field))
			return true;
	}
	return false;
}

/* A thread filter acts on every counter whose enable bit is set. */
static bool is_enabled_thread(const struct uncore_encoding *encoding, unsigned field)
{
	return uncore_fields(encoding->tables)[field].role == UNCORE_ROLE_FILTER_THREAD &&
	       role_bits(encoding, UNCORE_ROLE_THREAD_ENABLE) != 0;
}

bool encoding_heeds(const struct uncore_encoding *encoding, uint16_t reg, unsigned field)
{
	unsigned first, count;

	if (encoding->event == UNCORE_NO_INDEX || is_enabled_thread(encoding, field))
		return true;
	for (unsigned list = 0; next_filter_list(encoding, list, &first, &count); list++) {
		if (is_listed(encoding->tables, first, count, reg, field))
			return true;
	}
	return false;
}

/* ---- the error ---- */

/* Names an event of the box that uses the field, if there is one. */
static void hint_heeding(struct parse *parse, uint16_t reg, unsigned field, const char *id)
{
	const struct uncore_tables *tables = parse->tables;

	for (unsigned at = 0; at < tables->events.count; at++) {
		const struct uncore_event_row *event = &uncore_events(tables)[at];
		const char *name = uncore_text(tables, event->name);

		if (event->box != parse->out->box)
			continue;
		if (is_listed(tables, event->first_filter, event->filter_count, reg, field)) {
			parse_hint(parse, "leave %s out; %s uses it, for example", id, name);
			return;
		}
		for (unsigned each = event->first_umask; each - event->first_umask < event->umask_count; each++) {
			const struct uncore_umask_row *umask = &uncore_umasks(tables)[each];

			if (!is_listed(tables, umask->first_filter, umask->filter_count, reg, field))
				continue;
			parse_hint(parse, "leave %s out; %s.%s uses it, for example", id, name,
				   uncore_text(tables, umask->name));
			return;
		}
	}
	parse_hint(parse, "leave %s out", id);
}

static bool fail_ignored(struct parse *parse, uint16_t reg, unsigned field)
{
	const struct uncore_encoding *out = parse->out;
	const char *event = uncore_text(parse->tables, uncore_events(parse->tables)[out->event].name);
	const char *umask = out->umask_count == 1 ?
				    uncore_text(parse->tables, uncore_umasks(parse->tables)[out->umasks[0]].name) :
				    "";
	char id[64];
	struct text text = { id, sizeof(id), 0 };
	struct settable target = { reg, (uint16_t)field };

	text_put_field(&text, out, target);
	parse_fail(parse, UNCORE_EVENT_E_IGNORED_FILTER, item_place(parse, target),
		   "%s%s%s ignores %s: no source says that it uses this filter", event, *umask != '\0' ? "." : "",
		   umask, id);
	hint_heeding(parse, reg, field, id);
	if (!(parse->flags & UNCORE_PARSE_ALLOW_IGNORED))
		return false;
	parse->result = 0;
	return true;
}

/* The first field in a register's value that is not 0 and that the event ignores. */
static bool find_ignored(const struct parse *parse, const struct uncore_filter_run *filter, unsigned *ignored)
{
	unsigned at = layout_of(parse->tables, filter->reg)->fields.first;
	const struct uncore_field_row *row = &uncore_fields(parse->tables)[at];

	/* Parts are the same bits as the field before them. */
	for (uint64_t left = filter->bits.mask & filter->bits.value; left != 0;
	     left &= ~uncore_field_mask(row++), at++) {
		if ((left & uncore_field_mask(row)) != 0 && !encoding_heeds(parse->out, filter->reg, at)) {
			*ignored = at;
			return true;
		}
	}
	return false;
}

bool check_heeded(struct parse *parse)
{
	const struct uncore_encoding *out = parse->out;
	unsigned field;

	for (unsigned at = 0; at < out->filter_count; at++) {
		if (find_ignored(parse, &out->filters[at], &field))
			return fail_ignored(parse, out->filters[at].reg, field);
	}
	return true;
}
