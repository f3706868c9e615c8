/* SPDX-License-Identifier: MIT */
/* Checks that named values fit their field and are unique. */
#include <inttypes.h>
#include <string.h>
#include <strings.h>

#include "check/check.h"

static void check_width(struct checker *checker, const struct field *field, const struct value *value)
{
	if (value->value > field_max(field) || value->is.mask > field_max(field))
		diag_error(checker->diag, RULE_ENUM_WIDTH,
			   node_member_loc(value->node, value->value > field_max(field) ? "value" : "mask"),
			   "%s = 0x%" PRIx64 " does not fit the %u-bit field %s; the largest is 0x%" PRIx64, value->id,
			   value->value > field_max(field) ? value->value : value->is.mask, field_width(field),
			   field->id, field_max(field));
	else if ((value->value & ~value->is.mask) != 0)
		diag_error(checker->diag, RULE_ENUM_WIDTH, node_member_loc(value->node, "value"),
			   "%s has bits outside its mask 0x%" PRIx64, value->id, value->is.mask);
}

static void check_when(struct checker *checker, const struct field *field, const struct value *value)
{
	if (field->by_id == NULL && value->when_id != NULL)
		diag_error(checker->diag, RULE_ENUM_WHEN, node_key_loc(value->node, "when"),
			   "\"when\" needs \"by\" on field %s: the field that decides", field->id);
	if (field->by_id != NULL && value->when_id == NULL)
		diag_error(checker->diag, RULE_ENUM_WHEN, node_loc(value->node),
			   "values of %s depend on field %s; add \"when\"", field->id, field->by_id);
}

static void report_pair(struct checker *checker, enum rule rule, const struct value *a, const struct value *b,
			const char *key, const char *what)
{
	diag_error(checker->diag, rule, node_member_loc(b->node, key), "%s and %s have %s", a->id, b->id, what);
	diag_note(checker->diag, node_member_loc(a->node, key), "%s is here", a->id);
}

static void check_hertz(struct checker *checker, const struct field *field)
{
	bool can_write = field->is.access != UNCORE_ACCESS_RO && field->is.access != UNCORE_ACCESS_RO_V;

	for (size_t i = 0; i < field->value_count; i++) {
		const struct value *value = &field->values[i];

		if ((value->hertz != 0) != (field->values[0].hertz != 0))
			diag_error(checker->diag, RULE_ENUM_HERTZ, node_loc(value->node),
				   "give \"hertz\" for all values of %s, or for none", field->id);
		if (value->hertz != 0 && can_write)
			diag_error(checker->diag, RULE_ENUM_HERTZ, node_key_loc(value->node, "hertz"),
				   "software can write %s, so it does not show the clock", field->id);
		for (size_t j = 0; j < i && value->hertz != 0; j++)
			if (value->hertz == field->values[j].hertz)
				report_pair(checker, RULE_ENUM_HERTZ, &field->values[j], value, "hertz", "one clock");
	}
}

static bool same_when(const struct value *a, const struct value *b)
{
	if (a->when_id == NULL || b->when_id == NULL)
		return a->when_id == b->when_id;
	return strcmp(a->when_id, b->when_id) == 0;
}

static void check_pair(struct checker *checker, const struct value *a, const struct value *b)
{
	if (!same_when(a, b))
		return;
	if (strcmp(a->id, b->id) == 0)
		report_pair(checker, RULE_DUPLICATE_ENUM, a, b, "id", "one name");
	else if (strcasecmp(a->id, b->id) == 0)
		report_pair(checker, RULE_UPPERCASE, a, b, "id", "one name in upper case");
	if (a->value == b->value && a->is.mask == b->is.mask)
		report_pair(checker, RULE_DUPLICATE_ENUM, a, b, "value", "one value");
}

void check_values(struct checker *checker, const struct layout *layout, const struct field *field)
{
	if (field->value_count != 0 && field->id == NULL)
		diag_error(checker->diag, RULE_WRITE_RULE, node_key_loc(field->node, "values"),
			   "reserved bits of %s have no named values", layout->id);
	if (field->id == NULL)
		return;
	check_hertz(checker, field);
	for (size_t i = 0; i < field->value_count; i++) {
		check_width(checker, field, &field->values[i]);
		check_when(checker, field, &field->values[i]);
		for (size_t j = 0; j < i; j++)
			check_pair(checker, &field->values[j], &field->values[i]);
	}
}
