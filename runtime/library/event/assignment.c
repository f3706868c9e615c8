/* SPDX-License-Identifier: MIT */
/* Parses "field=value" and bare words of an event expression. */
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
#include "event/tool_words/likwid_parse.h"
#include "event/tool_words/perf_parse.h"
#include "event/umask.h"
#include "event/value.h"

static const char *reg_id(const struct parse *parse, uint16_t reg)
{
	return uncore_text(parse->tables, uncore_registers(parse->tables)[reg].id);
}

/* In libpfm4's words e and i of an event that chooses an occupancy are those of the occupancy (is_occ_event()). */
static struct span occupancy_word(const struct parse *parse, struct span name)
{
	if (!parse->is_libpfm || name.length != 1 || !chooses_occupancy(parse->out))
		return name;
	if (word_is("e", name))
		return (struct span){ "oe", 2 };
	return word_is("i", name) ? (struct span){ "oi", 2 } : name;
}

/* NOENT sets no error, because a bare word may be something else. */
static int find_field(struct parse *parse, struct assignment *item)
{
	struct settable second;
	int result = find_target(parse->out, occupancy_word(parse, item->name), &item->target, &second);

	if (result == UNCORE_E_CONFLICT) {
		parse_fail(parse, UNCORE_EVENT_E_AMBIGUOUS, item->name, "%t is a field of several registers",
			   &item->name);
		parse_hint(parse, "%s.%s or %s.%s", reg_id(parse, item->target.reg),
			   field_id(parse, item->target.field), reg_id(parse, second.reg),
			   field_id(parse, second.field));
	}
	return result;
}

/* Reads what perf or LIKWID means by the word, if the expression is in its words. */
static bool read_term(struct parse *parse, struct span name, struct span value, bool *is_term)
{
	return has_likwid_counter(parse) ? on_option(parse, name, value, is_term) :
					   on_perf(parse, name, value, is_term);
}

bool on_item(struct parse *parse, struct span name, struct span value)
{
	struct assignment item = { { 0, 0 }, name, value };
	bool is_term, done = read_term(parse, name, value, &is_term);
	uint64_t number;
	int result;

	if (is_term)
		return done;
	if (parse->is_group)
		return fail_group(parse, name);
	result = find_field(parse, &item);
	if (result == UNCORE_E_CONFLICT)
		return false;
	if (result != 0) {
		parse_fail(parse, UNCORE_EVENT_E_UNKNOWN_FIELD, name, "%s has no field %t to set",
			   uncore_text(parse->tables, uncore_boxes(parse->tables)[parse->out->box].id), &name);
		hint_field(parse, name);
		return false;
	}
	return check_assignment(parse, &item) && parse_value(parse, &item, &number) &&
	       set_assignment(parse, &item, number);
}

/* ---- bare words ---- */

static bool set_flag(struct parse *parse, struct assignment *item)
{
	const struct uncore_field_row *row = &uncore_fields(parse->tables)[item->target.field];

	if (!check_right(parse, item))
		return false;
	if (row->width != 1) {
		parse_fail(parse, UNCORE_EVENT_E_BAD_VALUE, item->name, "%t needs a value", &item->name);
		return parse_hint(parse, "%t is %u bits: 0..%x", &item->name, (unsigned)row->width,
				  low_bits(row->width));
	}
	return check_free(parse, item) && set_assignment(parse, item, 1);
}

/* libpfm4's words for filter values, FIELD_NAME. */
struct value_word {
	struct settable target;
	uint64_t value;
	unsigned hits;
};

static inline bool is_name(const struct uncore_tables *tables, uncore_string at, struct span name)
{
	return string_may_be(tables, at, name) && string_is(tables, at, name);
}

static bool find_name(const struct parse *parse, struct settable target, struct span name, uint64_t *value)
{
	const struct uncore_tables *tables = parse->tables;
	const struct uncore_field_row *row = &uncore_fields(tables)[target.field];

	for (unsigned at = row->values.first; is_in_range(row->values, at); at++) {
		const struct uncore_value_row *each = &uncore_values(tables)[at];

		if ((is_name(tables, each->id, name) || is_name(tables, each->name, name) ||
		     is_name(tables, each->alias, name)) &&
		    value_applies(parse->out, target, at)) {
			*value = each->value;
			return true;
		}
	}
	return false;
}

/* A set of flags may be written as their letters: STATE_MESIF. */
static bool find_letters(const struct parse *parse, struct settable target, struct span name, uint64_t *value)
{
	uint64_t all = 0, bits;

	if (!(uncore_fields(parse->tables)[target.field].flags & UNCORE_FIELD_FLAGS))
		return false;
	for (size_t at = 0; at < name.length; at++) {
		struct span letter = { name.at + at, 1 };

		if (!find_name(parse, target, letter, &bits) || (all & bits))
			return false;
		all |= bits;
	}
	*value = all;
	return true;
}

static void try_value_word(const struct parse *parse, struct span name, struct settable target, uncore_string field,
			   struct value_word *word)
{
	size_t length = strlen(uncore_text(parse->tables, field));
	struct span head = { name.at, length };
	struct span rest = { name.at + length + 1, name.length - length - 1 };
	uint64_t value;

	if (name.length < length + 2 || name.at[length] != '_' || !string_is(parse->tables, field, head) ||
	    !is_writable(parse->tables, target))
		return;
	if (find_name(parse, target, rest, &value) || find_letters(parse, target, rest, &value)) {
		word->target = target;
		word->value = value;
		word->hits++;
	}
}

/* Whether the word may begin with the name of the field, which has named values. */
static inline bool may_begin(const struct parse *parse, struct span word, uncore_string name, unsigned field)
{
	return ((*uncore_text(parse->tables, name) ^ *word.at) & ~0x20) == 0 &&
	       uncore_fields(parse->tables)[field].values.count != 0;
}

static inline bool may_set(const struct parse *parse, unsigned reg)
{
	return reg == parse->out->reg || is_filter_register(parse->tables, reg);
}

/* A word that begins with a second name that a field has in documents. */
static void try_aliases(const struct parse *parse, struct span name, struct uncore_range regs, struct value_word *word)
{
	const struct uncore_tables *tables = parse->tables;

	for (unsigned at = 0; at < tables->aliases.count; at++) {
		const struct uncore_alias_row *row = &uncore_aliases(tables)[at];

		if (row->field != UNCORE_NO_INDEX && is_in_range(regs, row->reg) && may_set(parse, row->reg) &&
		    may_begin(parse, name, row->name, row->field))
			try_value_word(parse, name, (struct settable){ row->reg, row->field }, row->name, word);
	}
}

/*
 * Tries each field that the event may set. The index of names cannot find such a word. It does not show where the name
 * of the field ends, and letters of flags are no name at all. On skx the walk costs about 1100 instructions, and only
 * for a word that is no umask and no field.
 */
static void find_value_word(const struct parse *parse, struct span name, struct value_word *word)
{
	const struct uncore_tables *tables = parse->tables;
	struct uncore_range regs = uncore_boxes(tables)[parse->out->box].registers;

	*word = (struct value_word){ .hits = 0 };
	for (unsigned reg = regs.first; is_in_range(regs, reg); reg++) {
		struct uncore_range fields = layout_of(tables, reg)->fields;

		if (!may_set(parse, reg))
			continue;
		for (unsigned at = fields.first; is_in_range(fields, at); at++) {
			uncore_string id = uncore_fields(tables)[at].id;

			if (may_begin(parse, name, id, at))
				try_value_word(parse, name, (struct settable){ (uint16_t)reg, (uint16_t)at }, id, word);
		}
	}
	try_aliases(parse, name, regs, word);
}

/* STATE_M:STATE_E is one set of flags, given in pieces. */
static bool set_value_word(struct parse *parse, struct span name, const struct value_word *word)
{
	const struct uncore_field_row *row = &uncore_fields(parse->tables)[word->target.field];
	struct assignment item = { word->target, name, { NULL, 0 } };
	const struct uncore_bits *bits = encoding_known_bits(parse->out, word->target.reg);

	if (word->hits > 1)
		return parse_fail(parse, UNCORE_EVENT_E_AMBIGUOUS, name, "%t is a value of several fields", &name);
	if (!check_right(parse, &item))
		return false;
	if (!(row->flags & UNCORE_FIELD_FLAGS) || bits == NULL || (bits->value & uncore_field_bits(row, word->value)))
		return check_free(parse, &item) && set_assignment(parse, &item, word->value);
	return set_assignment(parse, &item, word->value);
}

static bool fail_word(struct parse *parse, struct span name, bool colon)
{
	uint16_t umask;
	bool is_umask =
		parse->out->event != UNCORE_NO_INDEX && find_umask_row(parse->tables, parse->out->event, name, &umask);

	parse_fail(parse, UNCORE_EVENT_E_UNKNOWN_FIELD, name,
		   colon ? "%s has no umask, field or value %t" : "%s has no field %t to set",
		   uncore_text(parse->tables, uncore_boxes(parse->tables)[parse->out->box].id), &name);
	if (is_umask)
		return parse_hint(parse, "umasks follow the event: %s.%t",
				  uncore_text(parse->tables, uncore_events(parse->tables)[parse->out->event].name),
				  &name);
	if (colon && parse->out->event != UNCORE_NO_INDEX && parse->out->umask_count == 0)
		hint_umask(parse, name);
	else
		hint_field(parse, name);
	return false;
}

/*
 * perf has the events of Intel's files as terms: "uncore_imc/unc_m_cas_count.rd,thresh=2/". The name comes first: other
 * terms change what it sets. A field of that name takes precedence over an event. *is_event is false if the word is
 * none, which is not a failure.
 */
static bool read_event(struct parse *parse, struct span name, bool *is_event)
{
	const char *dot = memchr(name.at, '.', name.length);
	struct span head = { name.at, dot != NULL ? (size_t)(dot - name.at) : name.length };
	struct assignment item = { { 0, 0 }, name, { NULL, 0 } };
	uint16_t event, umask;

	*is_event = parse->raw && parse->assignment_count == 0 && parse->taken == 0 &&
		    find_field(parse, &item) == UNCORE_E_NOENT &&
		    (find_event_row(parse->tables, head, &event, &umask) == 0 ||
		     find_whole_umask(parse->tables, parse->box, name, &event, &umask));
	if (!*is_event)
		return false;
	parse->raw = false;
	return on_event(parse, name, dot);
}

/* A number alone is the code of the whole control register, as a unit without a description needs it: cbo/0x401/. */
static bool set_code(struct parse *parse, struct span name, uint64_t code)
{
	const struct uncore_layout_row *layout = layout_of(parse->tables, parse->out->reg);
	uint64_t left = code & ~role_bits(parse->out, UNCORE_ROLE_ENABLE); /* sessions write it */

	for (unsigned at = layout->fields.first; is_in_range(layout->fields, at); at++) {
		struct assignment item = { { parse->out->reg, (uint16_t)at }, name, { NULL, 0 } };
		const struct uncore_field_row *row = &uncore_fields(parse->tables)[at];
		uint64_t value = uncore_field_value(row, left);

		if ((value == 0 && row->role != UNCORE_ROLE_EVENT_SELECT) || !is_writable(parse->tables, item.target))
			continue;
		if (!check_assignment(parse, &item) || !set_assignment(parse, &item, value))
			return false;
		left &= ~uncore_field_mask(row);
	}
	return left == 0 || parse_fail(parse, UNCORE_EVENT_E_TOO_WIDE, name,
				       "%x are bits of %t that an event does not set", left, &name);
}

bool on_word(struct parse *parse, struct span name, bool colon)
{
	struct assignment item = { { 0, 0 }, name, { NULL, 0 } };
	bool is_term, done = read_term(parse, name, item.value, &is_term);
	struct value_word word;
	uint16_t umask;
	uint64_t code;
	int result;

	if (is_term)
		return done;
	if (parse->raw && parse->out->reg != UNCORE_NO_INDEX && parse_number(name, &code) == 0)
		return set_code(parse, name, code);
	done = read_event(parse, name, &is_term);
	if (is_term)
		return done;
	if (parse->is_group)
		return fail_group(parse, name);
	if (colon && parse->out->event != UNCORE_NO_INDEX &&
	    find_umask_row(parse->tables, parse->out->event, name, &umask))
		return take_umask(parse, name, umask);
	result = find_field(parse, &item);
	if (result != UNCORE_E_NOENT)
		return result == 0 && set_flag(parse, &item);
	find_value_word(parse, name, &word);
	return word.hits != 0 ? set_value_word(parse, name, &word) : fail_word(parse, name, colon);
}
