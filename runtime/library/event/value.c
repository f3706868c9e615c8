/* SPDX-License-Identifier: MIT */
/* Parses values of fields in event expressions: numbers, names, names that are OR-ed. */
#include "shared/bits.h"
#include "core/lookup.h"
#include "core/text.h"
#include "event/encoding.h"
#include "event/error.h"
#include "event/field.h"
#include "event/names.h"
#include "event/parse.h"
#include "event/value.h"

/* What a field has: set by the expression, or by the name of the event or a umask. */
static bool known_value(const struct uncore_encoding *encoding, struct settable target, uint64_t *value)
{
	const struct uncore_field_row *row = &uncore_fields(encoding->tables)[target.field];
	const struct uncore_bits *bits = encoding_known_bits(encoding, target.reg);
	uint64_t mask = uncore_field_mask(row);
	unsigned first, count;

	if (bits != NULL && (bits->mask & mask) == mask) {
		*value = uncore_field_value(row, bits->value);
		return true;
	}
	for (unsigned list = 0; next_filter_list(encoding, list, &first, &count); list++) {
		for (unsigned at = first; at < first + count; at++) {
			const struct uncore_filter_row *filter = &uncore_filters(encoding->tables)[at];

			*value = filter->value;
			if (filter->reg == target.reg && filter->field == target.field &&
			    filter->kind == UNCORE_FILTER_VALUE)
				return true;
		}
	}
	return false;
}

bool value_applies(const struct uncore_encoding *encoding, struct settable target, unsigned value)
{
	const struct uncore_value_row *values = uncore_values(encoding->tables);
	uint16_t by = uncore_fields(encoding->tables)[target.field].by, when = values[value].when;
	uint64_t decides;

	if (when == UNCORE_NO_INDEX || by == UNCORE_NO_INDEX)
		return true;
	return known_value(encoding, (struct settable){ target.reg, by }, &decides) &&
	       ((decides ^ values[when].value) & values[when].mask) == 0;
}

static bool is_value(const struct uncore_tables *tables, const struct uncore_value_row *row, struct span name)
{
	return string_is(tables, row->id, name) || string_is(tables, row->name, name);
}

static bool parse_name(struct parse *parse, struct settable target, struct span name, uint64_t *value)
{
	const struct uncore_tables *tables = parse->tables;
	const struct uncore_field_row *row = &uncore_fields(tables)[target.field];
	const struct uncore_value_row *values = uncore_values(tables);
	unsigned elsewhere = UNCORE_NO_INDEX;

	for (unsigned at = row->values.first; is_in_range(row->values, at); at++) {
		if (!is_value(tables, &values[at], name))
			continue;
		if (value_applies(parse->out, target, at)) {
			*value = values[at].value;
			return true;
		}
		elsewhere = at;
	}
	if (elsewhere != UNCORE_NO_INDEX) {
		parse_fail(parse, UNCORE_EVENT_E_BAD_VALUE, name, "%t means %s only with another value of %s", &name,
			   uncore_text(tables, row->id), uncore_text(tables, uncore_fields(tables)[row->by].id));
		return parse_hint(parse, "write %s=%s before it",
				  uncore_text(tables, uncore_fields(tables)[row->by].id),
				  uncore_text(tables, values[values[elsewhere].when].id));
	}
	parse_fail(parse, UNCORE_EVENT_E_BAD_VALUE, name, "%s has no value \"%t\"", uncore_text(tables, row->id),
		   &name);
	hint_values(parse, target, name);
	return false;
}

static bool parse_part(struct parse *parse, struct settable target, struct span part, uint64_t *value)
{
	const struct uncore_field_row *row = &uncore_fields(parse->tables)[target.field];
	const char *id = uncore_text(parse->tables, row->id);
	int result = parse_number(part, value);

	if (result == UNCORE_E_NOENT)
		return parse_name(parse, target, part, value);
	if (result == 0 && *value <= low_bits(row->width))
		return true;
	parse_fail(parse, UNCORE_EVENT_E_TOO_WIDE, part, "%t is too wide for %s", &part, id);
	return parse_hint(parse, "%s is %u bit%s: 0..%x", id, (unsigned)row->width, row->width == 1 ? "" : "s",
			  low_bits(row->width));
}

bool parse_value(struct parse *parse, const struct assignment *item, uint64_t *value)
{
	const struct uncore_field_row *row = &uncore_fields(parse->tables)[item->target.field];
	const char *end = item->value.at + item->value.length;
	struct span part = { item->value.at, 0 };

	for (*value = 0;; part.at += part.length + 1) {
		uint64_t bits;

		part.length = 0;
		while (part.at + part.length < end && part.at[part.length] != '+' && part.at[part.length] != '|')
			part.length++;
		if (!parse_part(parse, item->target, part, &bits))
			return false;
		*value |= bits;
		if (part.at + part.length == end)
			return true;
		if (!(row->flags & UNCORE_FIELD_FLAGS)) {
			parse_fail(parse, UNCORE_EVENT_E_NO_COMBINATION, item->value, "%s takes one value",
				   uncore_text(parse->tables, row->id));
			return parse_hint(parse, "only flags may be joined by +");
		}
	}
}

/* ---- writing ---- */

/* Finds the enumerator for the whole value, or, for flags, the one that names most of the remaining bits. */
static unsigned find_value(const struct uncore_encoding *encoding, struct settable target, uint64_t value,
			   uint64_t left, bool flags)
{
	const struct uncore_tables *tables = encoding->tables;
	const struct uncore_field_row *row = &uncore_fields(tables)[target.field];
	unsigned best = UNCORE_NO_INDEX, most = 0;

	for (unsigned at = row->values.first; is_in_range(row->values, at); at++) {
		const struct uncore_value_row *each = &uncore_values(tables)[at];
		unsigned named = bit_count(each->value & left);

		if (!value_applies(encoding, target, at))
			continue;
		if (each->value == value)
			return at;
		if (flags && !(each->value & ~value) && named > most) {
			best = at;
			most = named;
		}
	}
	return best;
}

/* The deciding field must be written before this one, because the text is read in order. */
static bool is_readable(const struct uncore_tables *tables, struct settable target)
{
	const struct uncore_field_row *row = &uncore_fields(tables)[target.field];

	return row->by == UNCORE_NO_INDEX ||
	       (row->by < target.field && !(uncore_fields(tables)[row->by].flags & UNCORE_FIELD_PART));
}

void text_put_value(struct text *text, const struct uncore_encoding *encoding, struct settable target, uint64_t value)
{
	const struct uncore_tables *tables = encoding->tables;
	bool flags = uncore_fields(tables)[target.field].flags & UNCORE_FIELD_FLAGS;
	size_t start = text->length;
	uint64_t left = value;

	if (is_readable(tables, target)) {
		text_put(text, "", 0);
		do {
			unsigned best = find_value(encoding, target, value, left, flags && value != 0);

			if (best == UNCORE_NO_INDEX)
				break;
			if (text->length != start)
				text_put_string(text, "+");
			text_put_string(text, uncore_text(tables, uncore_values(tables)[best].id));
			left &= ~uncore_values(tables)[best].value;
			if (left == 0)
				return;
		} while (true);
		text->length = start;
		if (start < text->room)
			text->at[start] = '\0';
	}
	text_put_number(text, value, value < 10 ? 10 : 16);
}
