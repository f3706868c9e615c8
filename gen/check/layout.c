/* SPDX-License-Identifier: MIT */
/*
 * Checks layouts: every bit is described once, values fit, write rules are where they are needed, and some roles occur
 * once.
 */
#include <inttypes.h>
#include <string.h>
#include <strings.h>

#include "check/check.h"
#include "model/metric.h"

static const char *label(const struct field *field)
{
	return field->id != NULL ? field->id : field->is.name;
}

/* "hi:lo" of a plain field. */
static struct bits_text bits_of(const struct field *field)
{
	return spell_mask(field->bits);
}

static void check_duplicate_fields(struct checker *checker, const struct layout *layout)
{
	for (size_t i = 0; i < layout->is.field_count; i++)
		for (size_t j = 0; j < i; j++) {
			const struct field *a = &layout->is.fields[j], *b = &layout->is.fields[i];

			if (a->id == NULL || b->id == NULL || strcmp(a->id, b->id) != 0)
				continue;
			report_twice(checker, RULE_DUPLICATE_FIELD, "field", b->id, node_loc(b->node),
				     node_loc(a->node));
			break;
		}
}

static void check_field_range(struct checker *checker, const struct layout *layout, const struct field *field)
{
	const struct field *whole = field->is.part_of;

	if (field_hi(field) >= layout->width)
		diag_error(checker->diag, RULE_FIELD_WIDTH, node_member_loc(field->node, "bits"),
			   "%s [%s] goes past bit %u of the %u-bit layout %s", label(field), bits_of(field).at,
			   layout->width - 1, layout->width, layout->id);
	if (whole == NULL || (field->bits & ~whole->bits) == 0)
		return;
	diag_error(checker->diag, RULE_PART_RANGE, node_member_loc(field->node, "bits"),
		   "%s [%s] is not inside %s [%s]", label(field), bits_of(field).at, label(whole), bits_of(whole).at);
}

/* Each of these has a bit, or a run of bits, for each counter, box or package. */
static bool counts_bits(int role)
{
	return role == UNCORE_ROLE_COUNT || role == UNCORE_ROLE_OVERFLOW || role == UNCORE_ROLE_BOX_OVERFLOW ||
	       role == UNCORE_ROLE_COUNTER_SELECT || role == UNCORE_ROLE_COUNTER_ENABLE ||
	       role == UNCORE_ROLE_OVERFLOW_CLEAR;
}

static void check_pieces(struct checker *checker, const struct field *field)
{
	if (field_is_in_pieces(field) && (counts_bits(field->role) || field_is_reserved(field)))
		diag_error(checker->diag, RULE_FIELD_PIECES, node_member_loc(field->node, "bits"),
			   field_is_reserved(field) ? "%s [%s] is in pieces: write a reserved range for each" :
						      "%s [%s] is in pieces, which its role does not allow",
			   label(field), bits_of(field).at);
}

/* The file describes a repeated field once, so an error in it is reported once. */
static bool is_copy(const struct layout *layout, size_t index)
{
	for (size_t i = 0; i < index; i++)
		if (layout->is.fields[i].node.position == layout->is.fields[index].node.position)
			return true;
	return false;
}

static void report_gap(struct checker *checker, const struct layout *layout, unsigned hi, unsigned lo)
{
	diag_error(checker->diag, RULE_FIELD_GAP, node_loc(layout->node),
		   "no field or reserved range of layout %s covers bits %u:%u", layout->id, hi, lo);
}

/* Reports the field that comes later in the file. */
static void report_overlap(struct checker *checker, const struct field *a, const struct field *b)
{
	const struct field *first = a->node.position < b->node.position ? a : b, *second = first == a ? b : a;

	diag_error(checker->diag, RULE_FIELD_OVERLAP, node_member_loc(second->node, "bits"), "%s [%s] overlaps %s [%s]",
		   label(second), bits_of(second).at, label(first), bits_of(first).at);
	diag_note(checker->diag, node_member_loc(first->node, "bits"), "%s is here", label(first));
}

/* The field before this one that has its highest common bit: the one that reaches lowest, of those that have one. */
static const struct field *find_overlapped(const struct layout *layout, size_t index)
{
	const struct field *field = &layout->is.fields[index], *found = NULL;

	for (size_t i = 0; i < index; i++) {
		const struct field *other = &layout->is.fields[i];

		if (other->is.part_of == NULL && (other->bits & field->bits) != 0 &&
		    (found == NULL || field_lo(other) < field_lo(found)))
			found = other;
	}
	return found;
}

static void report_gaps(struct checker *checker, const struct layout *layout, uint64_t missing)
{
	while (missing != 0) {
		unsigned hi = 63 - (unsigned)__builtin_clzll(missing), lo = hi;

		while (lo > 0 && missing >> (lo - 1) & 1)
			lo--;
		report_gap(checker, layout, hi, lo);
		missing &= (UINT64_C(1) << lo) - 1;
	}
}

static void check_cover(struct checker *checker, const struct layout *layout)
{
	uint64_t missing = UINT64_MAX >> (64 - layout->width), seen = 0;
	const struct field *reported = NULL;

	for (size_t i = 0; i < layout->is.field_count; i++) {
		const struct field *field = &layout->is.fields[i];

		if (field->is.part_of != NULL || field_lo(field) >= layout->width)
			continue;
		if ((field->bits & seen) != 0) {
			if (reported == NULL || reported->node.position != field->node.position)
				report_overlap(checker, find_overlapped(layout, i), field);
			reported = field;
		}
		seen |= field->bits;
	}
	report_gaps(checker, layout, missing & ~seen);
}

static void check_default(struct checker *checker, const struct field *field)
{
	struct loc loc = node_member_loc(field->node, "default");

	if (field->by_default == 0)
		return;
	if (field->by_default > field_max(field))
		diag_error(checker->diag, RULE_FIELD_DEFAULT, loc,
			   "0x%" PRIx64 " does not fit the %u-bit field %s; the largest is 0x%" PRIx64,
			   field->by_default, field_width(field), label(field), field_max(field));
	else if (!field_is_writable(field) || field->role == UNCORE_ROLE_ENABLE)
		diag_error(checker->diag, RULE_FIELD_DEFAULT, loc, "%s is not for events to set", label(field));
}

/* What is wrong with the unit of a field and its scale; NULL: nothing. */
static const char *wrong_unit(const struct field *field)
{
	struct formula_unit unit;

	if (field->unit == NULL || field->scale == 0)
		return "a unit and its scale belong together";
	if (!formula_unit_read(field->unit, strlen(field->unit), 0, &unit))
		return "metrics have no such unit; write for example \"cycles/seconds\" or \"ratio\"";
	if (field->value_count != 0)
		return "values with names are no amounts";
	return field_width(field) + 64 - (unsigned)__builtin_clzll(field->scale) > 64 ?
		       "the largest amount does not fit 64 bits" :
		       NULL;
}

static void check_unit(struct checker *checker, const struct field *field)
{
	const char *key = field->unit != NULL ? "unit" : "scale", *wrong;

	if (field->unit == NULL && field->scale == 0)
		return;
	wrong = wrong_unit(field);
	if (wrong != NULL)
		diag_error(checker->diag, RULE_FIELD_UNIT, node_member_loc(field->node, key), "%s of %s: %s", key,
			   label(field), wrong);
}

static void check_reset(struct checker *checker, const struct field *field)
{
	if (field->has_reset && field->reset > field_max(field))
		diag_error(checker->diag, RULE_RESET_WIDTH, node_member_loc(field->node, "reset"),
			   "reset 0x%" PRIx64 " does not fit the %u-bit %s; the largest is 0x%" PRIx64, field->reset,
			   field_width(field), label(field), field_max(field));
}

/*
 * Reserved bits, fields of unknown access and fields that only other documents name need a write rule. Other fields
 * must not have one.
 */
static void check_write_rule(struct checker *checker, const struct field *field)
{
	bool needs = field->id == NULL || field->about.is.elsewhere || field->is.access == UNCORE_ACCESS_UNKNOWN;

	if (field->is.part_of != NULL)
		return;
	if (needs && field->write == WRITE_FIELD)
		diag_error(checker->diag, RULE_WRITE_RULE, node_loc(field->node),
			   "bits %s need \"write\": 0, 1, \"ignored\" or \"unknown\"", bits_of(field).at);
	if (!needs && field->write != WRITE_FIELD)
		diag_error(checker->diag, RULE_WRITE_RULE, node_key_loc(field->node, "write"),
			   "%s is an ordinary field; leave \"write\" out", label(field));
	if ((field->id == NULL) != (field->is.access == UNCORE_ACCESS_RV) && field->is.access != UNCORE_ACCESS_UNKNOWN)
		diag_error(checker->diag, RULE_WRITE_RULE, node_member_loc(field->node, "access"),
			   "reserved bits have access RV and no id, fields have an id and another access");
}

static bool role_is_single(int role)
{
#define ROLE_ONE_(id, word, often, help) \
	case UNCORE_ROLE_##id: \
		return ROLE_IS_##often;
	enum { ROLE_IS_ONE = 1, ROLE_IS_MANY = 0 };

	switch (role) {
		UNCORE_ROLES(ROLE_ONE_)
	default:
		return false;
	}
#undef ROLE_ONE_
}

static void check_roles(struct checker *checker, const struct layout *layout)
{
	const struct field *seen[UNCORE_ROLE_END] = { NULL };

	for (size_t i = 0; i < layout->is.field_count; i++) {
		const struct field *field = &layout->is.fields[i], *first = seen[field->role];

		seen[field->role] = field;
		if (!role_is_single(field->role) || first == NULL)
			continue;
		diag_error(checker->diag, RULE_ROLE_SINGLE, node_member_loc(field->node, "role"),
			   "%s and %s both have a role that only one field may have", label(first), label(field));
		diag_note(checker->diag, node_member_loc(first->node, "role"), "%s is here", label(first));
	}
}

static bool is_repeated(const char *text)
{
	return text != NULL && strstr(text, "{i}") != NULL;
}

static bool lacks_step(const struct field *field)
{
	return field->count > 1 && field->step == 0;
}

/*
 * After unrolling, all copies of a repeated field share an alias without {i}. An alias that still has {i} belongs to a
 * field without "count".
 */
static void check_repeated_aliases(struct checker *checker, const struct field *field, const struct field *copy)
{
	for (size_t i = 0; i < field->about.aliases.count; i++) {
		const char *alias = field->about.aliases.at[i];

		if (is_repeated(alias))
			diag_error(checker->diag, RULE_NAME_LIST, node_element_loc(field->node, "aliases", i),
				   "only a field with \"count\" may contain {i}");
		else if (copy != NULL && strcasecmp(alias, copy->about.aliases.at[i]) == 0)
			diag_error(checker->diag, RULE_NAME_LIST, node_element_loc(field->node, "aliases", i),
				   "\"%s\" would name every one of the repeated fields; it needs {i}", alias);
	}
}

/* Another copy of the same repeated field; NULL if there is none. */
static const struct field *find_copy(const struct layout *layout, size_t index)
{
	for (size_t i = index + 1; i < layout->is.field_count; i++)
		if (layout->is.fields[i].node.position == layout->is.fields[index].node.position &&
		    layout->is.fields[i].is.part_of == NULL)
			return &layout->is.fields[i];
	return NULL;
}

/*
 * After unrolling, an id that still has {i} belongs to a field without "count". A repeated field without {i} is a
 * duplicate.
 */
static void check_repeat(struct checker *checker, const struct field *field)
{
	if (is_repeated(field->id) || is_repeated(field->is.name))
		diag_error(checker->diag, RULE_NAME_LIST, node_loc(field->node),
			   "only a field with \"count\" may contain {i}");
	if (lacks_step(field))
		diag_error(checker->diag, RULE_MISSING_KEY, node_loc(field->node),
			   "a repeated field needs the key \"step\": bits from one to the next");
}

static bool any_lacks_step(const struct layout *layout)
{
	for (size_t i = 0; i < layout->is.field_count; i++)
		if (lacks_step(&layout->is.fields[i]))
			return true;
	return false;
}

void check_layout(struct checker *checker, const struct layout *layout)
{
	if (layout->width % 8 != 0 || (layout->width & (layout->width - 1)) != 0)
		diag_error(checker->diag, RULE_NUMBER_RANGE, node_member_loc(layout->node, "width"),
			   "a register is 8, 16, 32 or 64 bits wide");
	check_duplicate_fields(checker, layout);
	if (!any_lacks_step(layout))
		check_cover(checker, layout);
	check_roles(checker, layout);
	if (layout->about.is.source != NULL)
		check_source(checker, layout->about.is.source, layout->node);
	for (size_t i = 0; i < layout->is.field_count; i++) {
		const struct field *field = &layout->is.fields[i];

		if (is_copy(layout, i))
			continue;
		check_field_range(checker, layout, field);
		check_pieces(checker, field);
		check_reset(checker, field);
		check_default(checker, field);
		check_unit(checker, field);
		check_write_rule(checker, field);
		check_repeat(checker, field);
		check_repeated_aliases(checker, field, find_copy(layout, i));
		check_values(checker, layout, field);
		check_field_words(checker, field);
		if (field->about.is.source != NULL)
			check_source(checker, field->about.is.source, field->node);
	}
}
