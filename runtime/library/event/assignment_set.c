/* SPDX-License-Identifier: MIT */
/* Sets the fields that an event expression names, if it may. */
#include "core/lookup.h"
#include "event/encoding.h"
#include "event/error.h"
#include "event/field.h"
#include "event/parse.h"

/* The bits of the field that the expression or the event's name has already set. */
static uint64_t taken_bits(const struct parse *parse, const struct assignment *item)
{
	const struct uncore_bits *bits = encoding_known_bits(parse->out, item->target.reg);
	uint64_t taken = bits != NULL ? bits->mask : 0;

	if (item->target.reg == parse->out->reg)
		taken = parse->taken | (parse->raw ? 0 : select_mask(parse->out));
	return taken & uncore_field_mask(&uncore_fields(parse->tables)[item->target.field]);
}

/* The bits that have the event's default and that the expression has not set yet. */
static uint64_t default_bits(const struct parse *parse)
{
	if (parse->out->event == UNCORE_NO_INDEX)
		return 0;
	return changeable_defaults(parse->tables, parse->out->event) & ~parse->taken;
}

/* Flags that a umask sets, all of them: a part may be chosen. */
static bool is_set_by_umask(const struct parse *parse, const struct assignment *item)
{
	const struct uncore_field_row *row = &uncore_fields(parse->tables)[item->target.field];

	return item->target.reg == parse->out->reg && (row->flags & UNCORE_FIELD_FLAGS) &&
	       (uncore_field_mask(row) & parse->by_umask);
}

/* Takes from the control what the umasks set in the field, if the value is a part of it. */
static bool narrow_field(struct parse *parse, const struct assignment *item, uint64_t value)
{
	const struct uncore_encoding *out = parse->out;
	const struct uncore_field_row *row = &uncore_fields(parse->tables)[item->target.field];
	uint64_t set = 0;

	for (unsigned at = 0; at < out->umask_count; at++)
		set |= uncore_umasks(parse->tables)[out->umasks[at]].control;
	set = uncore_field_value(row, set);
	if (value == 0 || (value & ~set)) {
		parse_fail(parse, UNCORE_EVENT_E_CONFLICT, item->name,
			   "the umask sets %s to %x; only a part of these bits may be chosen",
			   field_id(parse, item->target.field), set);
		return parse_hint(parse, "leave %s out", field_id(parse, item->target.field));
	}
	if (!(parse->narrowed & uncore_field_mask(row)))
		parse->out->control.value &= ~uncore_field_mask(row);
	parse->narrowed |= uncore_field_mask(row);
	return true;
}

bool set_assignment(struct parse *parse, const struct assignment *item, uint64_t value)
{
	const struct uncore_field_row *row = &uncore_fields(parse->tables)[item->target.field];
	struct uncore_bits *bits = encoding_bits(parse->out, item->target.reg);

	if (bits == NULL || parse->assignment_count == ASSIGNMENT_LIMIT)
		return parse_fail(parse, UNCORE_EVENT_E_LIMIT, item->name, "there are too many fields");
	if (is_set_by_umask(parse, item) && !narrow_field(parse, item, value))
		return false;
	parse->assignments[parse->assignment_count++] = *item;
	parse->plain = false;
	/* The value of the field if the expression does not set it. */
	if (item->target.reg == parse->out->reg)
		bits->value &= ~((default_bits(parse) |
				  (layout_of(parse->tables, parse->out->reg)->event_defaults & ~parse->taken)) &
				 uncore_field_mask(row));
	bits->value |= uncore_field_bits(row, value);
	bits->mask |= uncore_field_mask(row);
	if (item->target.reg == parse->out->reg)
		parse->taken |= uncore_field_mask(row);
	return true;
}

bool check_free(struct parse *parse, const struct assignment *item)
{
	const struct uncore_field_row *row = &uncore_fields(parse->tables)[item->target.field];

	if (taken_bits(parse, item) == 0)
		return true;
	if (is_set_by_umask(parse, item) && !(uncore_field_mask(row) & parse->narrowed))
		return true;
	if (item->target.reg == parse->out->reg && (uncore_field_mask(row) & select_mask(parse->out))) {
		parse_fail(parse, UNCORE_EVENT_E_DUPLICATE, item->name,
			   parse->raw ? "%s is set twice" : "the event has set %s already",
			   field_id(parse, item->target.field));
		return hint_raw(parse, item->target.field);
	}
	parse_fail(parse, UNCORE_EVENT_E_DUPLICATE, item->name, "%s is set twice", field_id(parse, item->target.field));
	return parse_hint(parse, "leave one of the two out");
}

bool check_right(struct parse *parse, const struct assignment *item)
{
	const struct uncore_field_row *row = &uncore_fields(parse->tables)[item->target.field];
	const char *id = field_id(parse, item->target.field);

	if (row->role == UNCORE_ROLE_ENABLE || row->role == UNCORE_ROLE_COUNTER_RESET ||
	    row->role == UNCORE_ROLE_QUEUE_RESET || row->role == UNCORE_ROLE_COUNT ||
	    row->role == UNCORE_ROLE_SATURATE) {
		parse_fail(parse, UNCORE_EVENT_E_NOT_WRITABLE, item->name, "%s does not belong to an event", id);
		return parse_hint(parse, "leave it out: it is written when a counter is started or cleared");
	}
	if (is_writable(parse->tables, item->target))
		return true;
	return parse_fail(parse, UNCORE_EVENT_E_NOT_WRITABLE, item->name, "software may not write %s", id);
}

bool check_assignment(struct parse *parse, const struct assignment *item)
{
	return check_right(parse, item) && check_free(parse, item);
}
