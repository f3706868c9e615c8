/* SPDX-License-Identifier: MIT */
/* Resolves layouts: unrolls repeated fields, links enumerations, computes masks. */
#include "model/resolve.h"

#include <stdlib.h>
#include <string.h>

#include "model/lookup.h"

const char *substitute(struct arena *arena, const char *text, const char *placeholder, unsigned number)
{
	const char *at = text != NULL ? strstr(text, placeholder) : NULL;

	while (at != NULL) {
		text = arena_printf(arena, "%.*s%u%s", (int)(at - text), text, number, at + strlen(placeholder));
		at = strstr(text, placeholder);
	}
	return text;
}

static void complete_values(struct field *field)
{
	for (size_t i = 0; i < field->value_count; i++) {
		struct value *value = &field->values[i];

		value->index = (unsigned)i;
		if (value->name == NULL)
			value->name = value->id;
		if (value->mask == 0)
			value->mask = field_max(field);
	}
}

static void add_field(struct layout *layout, const struct field *field)
{
	struct field *copy = &layout->fields[layout->field_count];

	*copy = *field;
	copy->index = (unsigned)layout->field_count++;
	if (copy->name == NULL)
		copy->name = copy->id != NULL ? copy->id : "rsv";
	inherit(&copy->about, layout->about.source, layout->about.evidence);
	complete_values(copy);
}

static void add_parts(struct layout *layout, const struct field *whole)
{
	for (size_t i = 0; i < whole->part_count; i++) {
		struct field part = whole->parts[i];

		part.access = whole->access;
		part.part_of = whole;
		part.about.elsewhere |= whole->about.elsewhere;
		inherit(&part.about, whole->about.source, whole->about.evidence);
		add_field(layout, &part);
	}
}

static struct strings substitute_each(struct arena *arena, const struct strings *texts, unsigned number)
{
	struct strings copy = { arena_array(arena, texts->count, sizeof *copy.at), texts->count };

	for (size_t i = 0; i < texts->count; i++)
		copy.at[i] = substitute(arena, texts->at[i], "{i}", number);
	return copy;
}

static struct field unrolled(struct arena *arena, const struct field *field, unsigned i)
{
	struct field one = *field;

	if (field->count == 1)
		return one;
	one.values = arena_array(arena, field->value_count, sizeof *one.values);
	if (field->value_count != 0)
		memcpy(one.values, field->values, field->value_count * sizeof *one.values);
	one.id = substitute(arena, field->id, "{i}", i);
	one.name = substitute(arena, field->name, "{i}", i);
	one.needs_id = substitute(arena, field->needs_id, "{i}", i);
	one.by_id = substitute(arena, field->by_id, "{i}", i);
	one.about.text = substitute(arena, field->about.text, "{i}", i);
	one.about.aliases = substitute_each(arena, &field->about.aliases, i);
	one.bits <<= i * field->step;
	return one;
}

/* From the top; of two that begin at one bit the wider first, then as written, so that no two tie. */
static int compare_fields(const void *left, const void *right)
{
	const struct field *a = left, *b = right;

	if (field_hi(a) != field_hi(b))
		return field_hi(a) > field_hi(b) ? -1 : 1;
	if (field_lo(a) != field_lo(b))
		return field_lo(a) < field_lo(b) ? -1 : 1;
	return a->index < b->index ? -1 : a->index > b->index;
}

/* Fields past bit 63 would be no fields at all: report them, and keep those that fit. */
static void bound_repeat(struct resolver *resolver, struct field *field)
{
	if (field_hi(field) + (field->count - 1) * field->step < 64)
		return;
	diag_error(resolver->diag, RULE_FIELD_WIDTH, node_member_loc(field->node, "count"),
		   "%u fields, %u bits apart, from bit %u on, go past bit 63", field->count, field->step,
		   field_lo(field));
	field->count = (63 - field_hi(field)) / field->step + 1;
}

static struct field *unroll(struct resolver *resolver, const struct layout *layout, size_t *total)
{
	size_t count = 0, room = 0;
	struct field *fields;

	for (size_t i = 0; i < layout->field_count; i++) {
		bound_repeat(resolver, &layout->fields[i]);
		room += layout->fields[i].count;
	}
	fields = arena_array(resolver->arena, room, sizeof *fields);
	for (size_t i = 0; i < layout->field_count; i++)
		for (unsigned n = 0; n < layout->fields[i].count; n++) {
			fields[count] = unrolled(resolver->arena, &layout->fields[i], n);
			fields[count].index = (unsigned)count;
			count++;
		}
	if (count != 0)
		qsort(fields, count, sizeof *fields, compare_fields);
	*total = count;
	return fields;
}

static const struct field *link_field(struct resolver *resolver, const struct layout *layout, const struct field *field,
				      const char *key, const char *id)
{
	const struct field *found;

	if (id == NULL)
		return NULL;
	found = find_field(layout, id, strlen(id));
	if (found == NULL) {
		diag_error(resolver->diag, RULE_UNKNOWN_FIELD, node_member_loc(field->node, key),
			   "layout %s has no field \"%s\"", layout->id, id);
		suggest_field(resolver->diag, layout, id);
	}
	return found;
}

static const struct value *find_value(const struct field *field, const char *id)
{
	for (size_t i = 0; i < field->value_count; i++)
		if (strcmp(field->values[i].id, id) == 0)
			return &field->values[i];
	return NULL;
}

static void link_values(struct resolver *resolver, const struct field *field)
{
	for (size_t i = 0; field->by != NULL && i < field->value_count; i++) {
		struct value *value = &field->values[i];

		if (value->when_id == NULL)
			continue;
		value->when = find_value(field->by, value->when_id);
		if (value->when == NULL)
			diag_error(resolver->diag, RULE_ENUM_WHEN, node_member_loc(value->node, "when"),
				   "field %s has no value \"%s\"", field->by->id, value->when_id);
	}
}

static void add_write_rule(struct layout *layout, const struct field *field)
{
	uint64_t mask = field_mask(field), reset = field->has_reset ? field_put(field, field->reset) : 0;

	switch (field->write) {
	case WRITE_ZERO:
		layout->must_zero |= mask;
		break;
	case WRITE_ONE:
		layout->must_one |= mask;
		layout->write_base |= mask;
		break;
	case WRITE_UNKNOWN:
		layout->write_base |= reset;
		break;
	case WRITE_IGNORED:
		break;
	case WRITE_FIELD:
		if (field_is_writable(field))
			layout->write_base |= reset;
		break;
	}
}

static void add_masks(struct layout *layout, const struct field *field)
{
	uint64_t mask = field_mask(field);

	if (field->part_of != NULL)
		return;
	if (field->has_reset) {
		layout->reset |= field_put(field, field->reset);
		layout->reset_known |= mask;
	}
	if (field_is_writable(field))
		layout->writable |= mask;
	layout->event_defaults |= field_put(field, field->by_default);
	if (field->access == UNCORE_ACCESS_RW1C)
		layout->clear_by_one |= mask;
	add_write_rule(layout, field);
}

void resolve_layout(struct resolver *resolver, const struct box *box, struct layout *layout)
{
	size_t whole_count = 0, part_count = 0;
	struct field *wholes = unroll(resolver, layout, &whole_count);

	for (size_t i = 0; i < whole_count; i++)
		part_count += wholes[i].part_count;
	inherit(&layout->about, box->about.source, box->about.evidence);
	layout->fields = arena_array(resolver->arena, whole_count + part_count, sizeof *layout->fields);
	layout->field_count = 0;
	for (size_t i = 0; i < whole_count; i++) {
		add_field(layout, &wholes[i]);
		add_parts(layout, &layout->fields[layout->field_count - 1]);
	}
	for (size_t i = 0; i < layout->field_count; i++) {
		struct field *field = &layout->fields[i];

		field->needs = link_field(resolver, layout, field, "needs", field->needs_id);
		field->by = link_field(resolver, layout, field, "by", field->by_id);
		link_values(resolver, field);
		add_masks(layout, field);
	}
}
