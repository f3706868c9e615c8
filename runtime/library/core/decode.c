/* SPDX-License-Identifier: MIT */
/* Decodes a register value: its fields, the names of their values, and bits that break a write rule. */
#include "shared/bits.h"
#include "core/lookup.h"
#include "core/text.h"

static uint64_t value_in(const struct uncore_field_row *field, uint64_t raw)
{
	return uncore_field_value(field, raw);
}

/* Whether the enumerator is valid under the present value of the deciding field. */
static bool applies(const struct uncore_tables *tables, const struct uncore_field_row *field,
		    const struct uncore_value_row *value, uint64_t raw)
{
	const struct uncore_value_row *when;

	if (value->when == UNCORE_NO_INDEX || field->by == UNCORE_NO_INDEX)
		return true;
	when = &uncore_values(tables)[value->when];
	return (value_in(&uncore_fields(tables)[field->by], raw) & when->mask) == when->value;
}

static bool is_named(const struct uncore_field_row *field, const struct uncore_value_row *value, uint64_t raw)
{
	/* Of values that may be OR-ed, one alone names only itself. */
	uint64_t mask = field->flags & UNCORE_FIELD_FLAGS ? UINT64_MAX : value->mask;

	return (value_in(field, raw) & mask) == value->value;
}

static uint16_t find_enumerator(const struct uncore_tables *tables, const struct uncore_field_row *field, uint64_t raw)
{
	for (unsigned at = 0; at < field->values.count; at++) {
		uint16_t row = (uint16_t)(field->values.first + at);
		const struct uncore_value_row *value = &uncore_values(tables)[row];

		if (is_named(field, value, raw) && applies(tables, field, value, raw))
			return row;
	}
	return UNCORE_NO_INDEX;
}

/* The next enumerator, from *at on, whose bits are all in value and that names a bit of rest; NULL at the end. */
static const struct uncore_value_row *next_flag(const struct uncore_tables *tables,
						const struct uncore_field_row *field, uint64_t raw, uint64_t rest,
						unsigned *at)
{
	while (*at < field->values.count) {
		const struct uncore_value_row *value = &uncore_values(tables)[field->values.first + (*at)++];

		if ((value->value & ~value_in(field, raw)) == 0 && (value->value & rest) != 0 &&
		    applies(tables, field, value, raw))
			return value;
	}
	return NULL;
}

/* The bits that no enumerator has. */
static uint64_t unnamed_flags(const struct uncore_tables *tables, const struct uncore_field_row *field, uint64_t raw)
{
	uint64_t rest = value_in(field, raw);
	const struct uncore_value_row *value;
	unsigned at = 0;

	while ((value = next_flag(tables, field, raw, rest, &at)) != NULL)
		rest &= ~value->value;
	return rest;
}

static unsigned problems_of(const struct uncore_tables *tables, const struct uncore_layout_row *layout,
			    const struct uncore_field_row *field, uint64_t raw, uint16_t enumerator)
{
	uint64_t ruled = (layout->must_zero | layout->must_one) & uncore_field_mask(field);
	unsigned problems = 0;

	if ((field->flags & UNCORE_FIELD_RESERVED) && ((raw ^ layout->must_one) & ruled))
		problems |= UNCORE_PROBLEM_RESERVED;
	if (field->needs != UNCORE_NO_INDEX && value_in(field, raw) != 0 &&
	    value_in(&uncore_fields(tables)[field->needs], raw) == 0)
		problems |= UNCORE_PROBLEM_NEEDS;
	if (field->values.count == 0 || enumerator != UNCORE_NO_INDEX)
		return problems;
	/* A value without any flag may have a name too. */
	if (!(field->flags & UNCORE_FIELD_FLAGS) || unnamed_flags(tables, field, raw) != 0)
		problems |= UNCORE_PROBLEM_UNNAMED;
	return problems;
}

int uncore_decode_register(const struct uncore_tables *tables, uint16_t reg, uint64_t raw, struct uncore_decoded *items,
			   size_t room)
{
	const struct uncore_layout_row *layout;

	if (reg >= tables->registers.count)
		return UNCORE_E_RANGE;
	layout = layout_of(tables, reg);
	if (raw > low_bits(layout->width))
		return UNCORE_E_RANGE;
	for (unsigned at = 0; at < layout->fields.count && at < room; at++) {
		struct uncore_decoded *item = &items[at];
		const struct uncore_field_row *field;

		item->field = uncore_field_at(layout->fields.first + at);
		field = &uncore_fields(tables)[item->field.at];
		item->value = value_in(field, raw);
		item->enumerator = find_enumerator(tables, field, raw);
		item->problems = problems_of(tables, layout, field, raw, item->enumerator);
	}
	return layout->fields.count;
}

static void put_flags(struct text *text, const struct uncore_tables *tables, const struct uncore_field_row *field,
		      uint64_t raw)
{
	uint64_t rest = value_in(field, raw);
	const struct uncore_value_row *value;
	unsigned at = 0;

	while ((value = next_flag(tables, field, raw, rest, &at)) != NULL) {
		const char *name = uncore_text(tables, value->name);
		size_t length = 0;

		while (name[length] != '\0')
			length++;
		text_put(text, "|", text->length > 0);
		text_put(text, name, length);
		rest &= ~value->value;
	}
	if (text->length > 0 && rest != 0) {
		text_put(text, "|", 1);
		text_put_number(text, rest, 16);
	}
}

int uncore_value_name(const struct uncore_tables *tables, struct uncore_field_index field, uint64_t raw, char *name,
		      size_t room)
{
	struct text text = { name, room, 0 };
	const struct uncore_field_row *row;
	uint16_t enumerator;

	if (field.at >= tables->fields.count)
		return UNCORE_E_RANGE;
	row = &uncore_fields(tables)[field.at];
	if (room > 0)
		name[0] = '\0';
	enumerator = find_enumerator(tables, row, raw);
	if (enumerator != UNCORE_NO_INDEX) {
		const char *only = uncore_text(tables, uncore_values(tables)[enumerator].name);

		while (*only != '\0')
			text_put(&text, only++, 1);
	} else if (row->flags & UNCORE_FIELD_FLAGS) {
		put_flags(&text, tables, row, raw);
	}
	return (int)text.length;
}

int uncore_field_amount(const struct uncore_tables *tables, struct uncore_field_index field, uint64_t raw,
			uint64_t *amount, const char **unit)
{
	const struct uncore_field_unit_row *row;

	if (field.at >= tables->fields.count)
		return UNCORE_E_RANGE;
	row = field_unit_of(tables, field.at);
	if (row == NULL)
		return UNCORE_E_NOENT;
	*amount = uncore_field_value(&uncore_fields(tables)[field.at], raw) * row->scale;
	*unit = uncore_text(tables, row->unit);
	return 0;
}
