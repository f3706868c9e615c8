/* SPDX-License-Identifier: MIT */
/* Finds boxes, registers and fields by their names. */
#include "core/lookup.h"
#include "core/text.h"
#include "shared/register_name.h"

int uncore_find_box(const struct uncore_tables *tables, const char *id, uint16_t *box)
{
	for (uint16_t row = 0; row < tables->boxes.count; row++) {
		if (same_word(uncore_text(tables, uncore_boxes(tables)[row].id), id)) {
			*box = row;
			return 0;
		}
	}
	for (unsigned at = 0; at < tables->aliases.count; at++) {
		const struct uncore_alias_row *alias = &uncore_aliases(tables)[at];

		if (alias->reg == UNCORE_NO_INDEX && same_word(uncore_text(tables, alias->name), id)) {
			*box = alias->box;
			return 0;
		}
	}
	return UNCORE_E_NOENT;
}

/* Finds the register for the numbers in a name. A single instance or element needs no number. */
static int take_numbers(const struct uncore_tables *tables, unsigned box, unsigned reg, struct name_numbers numbers,
			struct uncore_register *found)
{
	unsigned instances = uncore_boxes(tables)[box].instances;
	unsigned count = uncore_registers(tables)[reg].count;

	if (numbers.instance == UNCORE_NO_INDEX && instances == 1)
		numbers.instance = 0;
	if (numbers.index == UNCORE_NO_INDEX && count == 1)
		numbers.index = 0;
	if ((numbers.instance != UNCORE_NO_INDEX && numbers.instance >= instances) ||
	    (numbers.index != UNCORE_NO_INDEX && numbers.index >= count))
		return UNCORE_E_RANGE;
	found->box = (uint16_t)box;
	found->reg = (uint16_t)reg;
	found->instance = (uint16_t)numbers.instance;
	found->index = (uint16_t)numbers.index;
	return 0;
}

/* "ctl", or "ctl2" for one element of an array. */
static int match_id(const struct uncore_tables *tables, unsigned box, unsigned reg, const char *name,
		    struct uncore_register *found)
{
	const struct uncore_register_row *row = &uncore_registers(tables)[reg];
	const char *id = uncore_text(tables, row->id);
	struct name_numbers numbers = { UNCORE_NO_INDEX, UNCORE_NO_INDEX };
	const char *end;

	while (*id != '\0' && small_letter(*id) == small_letter(*name)) {
		id++;
		name++;
	}
	if (*id != '\0')
		return UNCORE_E_NOENT;
	if (*name != '\0') {
		end = row->count > 1 ? name_number(name, &numbers.index) : NULL;
		if (end == NULL || *end != '\0')
			return UNCORE_E_NOENT;
	}
	return take_numbers(tables, box, reg, numbers, found);
}

static int match_pattern(const struct uncore_tables *tables, unsigned box, unsigned reg, uncore_string pattern,
			 const char *name, struct uncore_register *found)
{
	struct name_numbers numbers;

	if (!name_matches(uncore_text(tables, pattern), name, &numbers))
		return UNCORE_E_NOENT;
	return take_numbers(tables, box, reg, numbers, found);
}

/* The manual's names: one pattern, or one for each element. */
static int match_names(const struct uncore_tables *tables, unsigned box, unsigned reg, const char *name,
		       struct uncore_register *found)
{
	const struct uncore_register_row *row = &uncore_registers(tables)[reg];
	struct name_numbers numbers;

	if (row->names.count == 0)
		return match_pattern(tables, box, reg, row->name, name, found);
	for (unsigned index = 0; index < row->names.count; index++) {
		uncore_string each = uncore_strings(tables)[row->names.first + index];

		if (name_matches(uncore_text(tables, each), name, &numbers)) {
			numbers.index = index;
			return take_numbers(tables, box, reg, numbers, found);
		}
	}
	return UNCORE_E_NOENT;
}

static int match_aliases(const struct uncore_tables *tables, unsigned box, unsigned reg, const char *name,
			 struct uncore_register *found)
{
	int first = UNCORE_E_NOENT;

	for (unsigned at = 0; at < tables->aliases.count && first != 0; at++) {
		const struct uncore_alias_row *alias = &uncore_aliases(tables)[at];
		int result;

		if (alias->field != UNCORE_NO_INDEX || alias->reg != reg)
			continue;
		result = match_pattern(tables, box, reg, alias->name, name, found);
		if (result == 0 || first == UNCORE_E_NOENT)
			first = result;
	}
	return first;
}

static int match_whole_id(const struct uncore_tables *tables, unsigned box, unsigned reg, const char *name,
			  struct uncore_register *found)
{
	if (!same_word(uncore_text(tables, uncore_registers(tables)[reg].id), name))
		return UNCORE_E_NOENT;
	return match_id(tables, box, reg, name, found);
}

typedef int matcher(const struct uncore_tables *tables, unsigned box, unsigned reg, const char *name,
		    struct uncore_register *found);

/* The first register that matches; RANGE if only the number of a name is too large. */
static int match_registers(const struct uncore_tables *tables, uint16_t box, const char *name, matcher *match,
			   struct uncore_register *found)
{
	unsigned first = box == UNCORE_ANY_BOX ? 0 : box;
	unsigned end = box == UNCORE_ANY_BOX ? tables->boxes.count : box + 1U;
	int worst = UNCORE_E_NOENT;

	for (unsigned each = first; each < end; each++) {
		struct uncore_range regs = uncore_boxes(tables)[each].registers;

		for (unsigned reg = regs.first; reg - regs.first < regs.count; reg++) {
			int result = match(tables, each, reg, name, found);

			if (result == 0)
				return 0;
			if (result != UNCORE_E_NOENT)
				worst = result;
		}
	}
	return worst;
}

int uncore_find_register(const struct uncore_tables *tables, uint16_t box, const char *name,
			 struct uncore_register *found)
{
	/* A whole id before an id with a number: "filter1" may be a register beside an array "filter". */
	static const struct {
		matcher *match;
		bool is_id;
	} passes[] = { { match_whole_id, true }, { match_names, false }, { match_aliases, false }, { match_id, true } };
	int worst = UNCORE_E_NOENT;

	if (box != UNCORE_ANY_BOX && box >= tables->boxes.count)
		return UNCORE_E_RANGE;
	for (size_t pass = 0; pass < sizeof(passes) / sizeof(passes[0]); pass++) {
		int result;

		if (passes[pass].is_id && box == UNCORE_ANY_BOX)
			continue;
		result = match_registers(tables, box, name, passes[pass].match, found);
		if (result == 0)
			return 0;
		if (worst == UNCORE_E_NOENT)
			worst = result;
	}
	return worst;
}

static bool is_field(const struct uncore_tables *tables, uint16_t field, const char *name)
{
	const struct uncore_field_row *row = &uncore_fields(tables)[field];

	return same_word(uncore_text(tables, row->id), name) || same_word(uncore_text(tables, row->name), name);
}

static bool has_alias(const struct uncore_tables *tables, uint16_t field, const char *name)
{
	for (unsigned at = 0; at < tables->aliases.count; at++) {
		const struct uncore_alias_row *alias = &uncore_aliases(tables)[at];

		if (alias->field == field && same_word(uncore_text(tables, alias->name), name))
			return true;
	}
	return false;
}

int uncore_find_field(const struct uncore_tables *tables, uint16_t reg, const char *name,
		      struct uncore_field_index *field)
{
	struct uncore_range fields;

	if (reg >= tables->registers.count)
		return UNCORE_E_RANGE;
	fields = layout_of(tables, reg)->fields;
	for (unsigned pass = 0; pass < 2; pass++) {
		for (unsigned at = 0; at < fields.count; at++) {
			uint16_t row = (uint16_t)(fields.first + at);

			if (uncore_fields(tables)[row].flags & UNCORE_FIELD_RESERVED)
				continue;
			if (pass == 0 ? is_field(tables, row, name) : has_alias(tables, row, name)) {
				field->at = row;
				return 0;
			}
		}
	}
	return UNCORE_E_NOENT;
}

int find_role(const struct uncore_tables *tables, uint16_t reg, enum uncore_role role, uint16_t *field)
{
	struct uncore_range fields;

	if (reg >= tables->registers.count || role <= UNCORE_ROLE_NONE || role >= UNCORE_ROLE_END)
		return UNCORE_E_RANGE;
	fields = layout_of(tables, reg)->fields;
	for (unsigned at = 0; at < fields.count; at++) {
		if (uncore_fields(tables)[fields.first + at].role == role) {
			*field = (uint16_t)(fields.first + at);
			return 0;
		}
	}
	return UNCORE_E_NOENT;
}

int uncore_find_role(const struct uncore_tables *tables, uint16_t reg, enum uncore_role role,
		     struct uncore_field_index *field)
{
	return find_role(tables, reg, role, &field->at);
}

bool only_perf_counts(const struct uncore_tables *tables, unsigned box)
{
	const struct uncore_box_row *row = &uncore_boxes(tables)[box];
	uint16_t data;

	if (row->counters.count == 0)
		return false;
	data = uncore_counters(tables)[row->counters.first].data;
	if (data == UNCORE_NO_INDEX || uncore_registers(tables)[data].space != UNCORE_SPACE_UNKNOWN)
		return false;
	for (unsigned at = 0; at < tables->perf_pmus.count; at++) {
		if (uncore_perf_pmus(tables)[at].box == box)
			return true;
	}
	return false;
}

const struct uncore_field_unit_row *field_unit_of(const struct uncore_tables *tables, unsigned field)
{
	for (unsigned at = 0; at < tables->field_units.count; at++) {
		const struct uncore_field_unit_row *row = &uncore_field_units(tables)[at];

		if (row->field == field)
			return row;
	}
	return NULL;
}
