/* SPDX-License-Identifier: MIT */
/* Resolves layouts: lists all fields and parts, links enumerations, computes masks. */
#include "model/resolve.h"

#include <stdlib.h>
#include <string.h>

#include "model/lookup.h"

static void complete_values(struct field *field)
{
	for (size_t i = 0; i < field->value_count; i++) {
		struct value *value = &field->values[i];

		value->is.index = (unsigned)i;
		value->is.name = value->name != NULL ? value->name : value->id;
		value->is.mask = value->mask != 0 ? value->mask : field_max(field);
	}
}

/* Appends a field. The field of a part has been appended before. */
static struct field *add_field(struct layout *layout, const struct field *field, const struct field *whole)
{
	struct field *one = &layout->is.fields[layout->is.field_count];

	*one = *field;
	one->is.index = (unsigned)layout->is.field_count++;
	one->is.name = field->name != NULL ? field->name : field->id != NULL ? field->id : "rsv";
	one->is.access = whole != NULL ? whole->is.access : field->access;
	one->is.part_of = whole;
	inherit(&one->about, &one->node, whole != NULL ? &whole->about : &layout->about);
	one->about.is.elsewhere |= whole != NULL && whole->about.is.elsewhere;
	complete_values(one);
	return one;
}

/*
 * From the top bit down. Of two fields with one top bit the wider comes first, then the order of the file decides, so
 * that no two tie.
 */
static int compare_fields(const void *left, const void *right)
{
	const struct field *a = left, *b = right;

	if (field_hi(a) != field_hi(b))
		return field_hi(a) > field_hi(b) ? -1 : 1;
	if (field_lo(a) != field_lo(b))
		return field_lo(a) < field_lo(b) ? -1 : 1;
	return a->is.index < b->is.index ? -1 : a->is.index > b->is.index;
}

/* How many copies of a repeated field fit: those past bit 63 are reported and left out. */
static unsigned repeats(const struct field *field)
{
	unsigned last = field_hi(field) + (field->count - 1) * field->step;

	return last < 64 ? field->count : (63 - field_hi(field)) / field->step + 1;
}

static void check_repeat(struct resolver *resolver, const struct field *field)
{
	if (repeats(field) != field->count)
		diag_error(resolver->diag, RULE_FIELD_WIDTH, node_member_loc(field->node, "count"),
			   "%u fields, %u bits apart, from bit %u on, go past bit 63", field->count, field->step,
			   field_lo(field));
}

static struct field *unroll(struct resolver *resolver, const struct layout *layout, size_t *total)
{
	size_t count = 0, room = 0;
	struct field *fields;

	for (size_t i = 0; i < layout->field_count; i++) {
		check_repeat(resolver, &layout->fields[i]);
		room += repeats(&layout->fields[i]);
	}
	fields = arena_array(resolver->arena, room, sizeof *fields);
	for (size_t i = 0; i < layout->field_count; i++)
		for (unsigned n = 0; n < repeats(&layout->fields[i]); n++) {
			fields[count] = unroll_field(resolver->arena, &layout->fields[i], n);
			fields[count].is.index = (unsigned)count;
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

static void link_values(struct resolver *resolver, const struct field *field)
{
	for (size_t i = 0; field->is.by != NULL && i < field->value_count; i++) {
		struct value *value = &field->values[i];

		if (value->when_id == NULL)
			continue;
		value->is.when = find_value(field->is.by, value->when_id);
		if (value->is.when == NULL)
			diag_error(resolver->diag, RULE_ENUM_WHEN, node_member_loc(value->node, "when"),
				   "field %s has no value \"%s\"", field->is.by->id, value->when_id);
	}
}

static void add_write_rule(struct layout *layout, const struct field *field)
{
	uint64_t mask = field_mask(field), reset = field->has_reset ? field_put(field, field->reset) : 0;

	switch (field->write) {
	case WRITE_ZERO:
		layout->is.must_zero |= mask;
		break;
	case WRITE_ONE:
		layout->is.must_one |= mask;
		layout->is.write_base |= mask;
		break;
	case WRITE_UNKNOWN:
		layout->is.write_base |= reset;
		break;
	case WRITE_IGNORED:
		break;
	case WRITE_FIELD:
		if (field_is_writable(field))
			layout->is.write_base |= reset;
		break;
	}
}

static void add_masks(struct layout *layout, const struct field *field)
{
	uint64_t mask = field_mask(field);

	if (field->is.part_of != NULL)
		return; /* a check reports what runs past the register */
	if (field->has_reset) {
		layout->is.reset |= field_put(field, field->reset);
		layout->is.reset_known |= mask;
	}
	if (field_is_writable(field))
		layout->is.writable |= mask;
	layout->is.event_defaults |= field_put(field, field->by_default);
	if (field->is.access == UNCORE_ACCESS_RW1C)
		layout->is.clear_by_one |= mask;
	add_write_rule(layout, field);
}

/* Lists every field of the register: all copies of repeated fields, and parts after their field. */
static void line_up(struct resolver *resolver, struct layout *layout)
{
	size_t whole_count = 0, room = 0;
	struct field *wholes = unroll(resolver, layout, &whole_count);

	for (size_t i = 0; i < whole_count; i++)
		room += 1 + wholes[i].part_count;
	layout->is.fields = arena_array(resolver->arena, room, sizeof *layout->is.fields);
	for (size_t i = 0; i < whole_count; i++) {
		const struct field *whole = add_field(layout, &wholes[i], NULL);

		for (size_t n = 0; n < whole->part_count; n++)
			add_field(layout, &whole->parts[n], whole);
	}
}

void resolve_layout(struct resolver *resolver, const struct box *box, struct layout *layout)
{
	inherit(&layout->about, &layout->node, &box->about);
	line_up(resolver, layout);
	for (size_t i = 0; i < layout->is.field_count; i++) {
		struct field *field = &layout->is.fields[i];

		field->is.needs = link_field(resolver, layout, field, "needs", field->needs_id);
		field->is.by = link_field(resolver, layout, field, "by", field->by_id);
		link_values(resolver, field);
		add_masks(layout, field);
	}
}
