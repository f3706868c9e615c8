/* SPDX-License-Identifier: MIT */
/* Parses "field=value" and bare words of an event expression. */
#include <string.h>

#include "event/internal.h"

static const char *field_id(const struct uncore_priv_parse *parse, uint16_t field)
{
	return uncore_text(parse->tables, uncore_fields(parse->tables)[field].id);
}

static const char *reg_id(const struct uncore_priv_parse *parse, uint16_t reg)
{
	return uncore_text(parse->tables, uncore_registers(parse->tables)[reg].id);
}

/* NOENT sets no error, because a bare word may be something else. */
static int find_field(struct uncore_priv_parse *parse, struct uncore_priv_item *item)
{
	struct uncore_priv_settable second;
	int result = uncore_priv_find_target(parse->out, item->name, &item->target, &second);

	if (result == UNCORE_E_CONFLICT) {
		uncore_priv_fail(parse, UNCORE_EVENT_E_AMBIGUOUS, item->name, "%t is a field of several registers",
				 &item->name);
		uncore_priv_hint(parse, "%s.%s or %s.%s", reg_id(parse, item->target.reg),
				 field_id(parse, item->target.field), reg_id(parse, second.reg),
				 field_id(parse, second.field));
	}
	return result;
}

UNCORE_PRIV_COLD static bool fail_group(struct uncore_priv_parse *parse, struct uncore_priv_span name)
{
	uncore_priv_fail(parse, UNCORE_EVENT_E_UNKNOWN_FIELD, name, "%t counts one thing and has no settings",
			 &parse->event);
	return uncore_priv_hint(parse, "leave %t out", &name);
}

/* Reads what perf or LIKWID means by the word, if the expression is in its words. */
static bool read_term(struct uncore_priv_parse *parse, struct uncore_priv_span name, struct uncore_priv_span value,
		      bool *is_term)
{
	return parse->likwid != NULL ? uncore_priv_on_option(parse, name, value, is_term) :
				       uncore_priv_on_perf(parse, name, value, is_term);
}

bool uncore_priv_on_item(struct uncore_priv_parse *parse, struct uncore_priv_span name, struct uncore_priv_span value)
{
	struct uncore_priv_item item = { { 0, 0 }, name, value };
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
		uncore_priv_fail(parse, UNCORE_EVENT_E_UNKNOWN_FIELD, name, "%s has no field %t to set",
				 uncore_text(parse->tables, uncore_boxes(parse->tables)[parse->out->box].id), &name);
		uncore_priv_hint_field(parse, name);
		return false;
	}
	return uncore_priv_check_item(parse, &item) && uncore_priv_parse_value(parse, &item, &number) &&
	       uncore_priv_set_item(parse, &item, number);
}

/* ---- bare words ---- */

static bool set_flag(struct uncore_priv_parse *parse, struct uncore_priv_item *item)
{
	const struct uncore_field_row *row = &uncore_fields(parse->tables)[item->target.field];

	if (!uncore_priv_check_right(parse, item))
		return false;
	if (row->width != 1) {
		uncore_priv_fail(parse, UNCORE_EVENT_E_BAD_VALUE, item->name, "%t needs a value", &item->name);
		return uncore_priv_hint(parse, "%t is %u bits: 0..%x", &item->name, (unsigned)row->width,
					uncore_priv_ones(row->width));
	}
	return uncore_priv_check_free(parse, item) && uncore_priv_set_item(parse, item, 1);
}

/* libpfm4's words for filter values, FIELD_NAME. */
struct value_word {
	struct uncore_priv_settable target;
	uint64_t value;
	unsigned hits;
};

static bool find_name(const struct uncore_priv_parse *parse, struct uncore_priv_settable target,
		      struct uncore_priv_span name, uint64_t *value)
{
	const struct uncore_tables *tables = parse->tables;
	const struct uncore_field_row *row = &uncore_fields(tables)[target.field];

	for (unsigned at = row->values.first; uncore_priv_in(row->values, at); at++) {
		const struct uncore_value_row *each = &uncore_values(tables)[at];

		if ((uncore_priv_is(tables, each->id, name) || uncore_priv_is(tables, each->name, name) ||
		     uncore_priv_is(tables, each->alias, name)) &&
		    uncore_priv_value_applies(parse->out, target, at)) {
			*value = each->value;
			return true;
		}
	}
	return false;
}

/* A set of flags may be written as their letters: STATE_MESIF. */
static bool find_letters(const struct uncore_priv_parse *parse, struct uncore_priv_settable target,
			 struct uncore_priv_span name, uint64_t *value)
{
	uint64_t all = 0, bits;

	if (!(uncore_fields(parse->tables)[target.field].flags & UNCORE_FIELD_FLAGS))
		return false;
	for (size_t at = 0; at < name.length; at++) {
		struct uncore_priv_span letter = { name.at + at, 1 };

		if (!find_name(parse, target, letter, &bits) || (all & bits))
			return false;
		all |= bits;
	}
	*value = all;
	return true;
}

static void try_value_word(const struct uncore_priv_parse *parse, struct uncore_priv_span name,
			   struct uncore_priv_settable target, struct value_word *word)
{
	const struct uncore_field_row *row = &uncore_fields(parse->tables)[target.field];
	size_t length = strlen(field_id(parse, target.field));
	struct uncore_priv_span head = { name.at, length };
	struct uncore_priv_span rest = { name.at + length + 1, name.length - length - 1 };
	uint64_t value;

	if (row->values.count == 0 || name.length < length + 2 || name.at[length] != '_' ||
	    !uncore_priv_is(parse->tables, row->id, head) || !uncore_priv_is_writable(parse->tables, target))
		return;
	if (find_name(parse, target, rest, &value) || find_letters(parse, target, rest, &value)) {
		word->target = target;
		word->value = value;
		word->hits++;
	}
}

static void find_value_word(const struct uncore_priv_parse *parse, struct uncore_priv_span name,
			    struct value_word *word)
{
	const struct uncore_tables *tables = parse->tables;
	struct uncore_range regs = uncore_boxes(tables)[parse->out->box].registers;

	*word = (struct value_word){ .hits = 0 };
	for (unsigned reg = regs.first; uncore_priv_in(regs, reg); reg++) {
		struct uncore_range fields = uncore_priv_layout(tables, reg)->fields;

		if (reg != parse->out->reg && !uncore_priv_is_filter(tables, (uint16_t)reg))
			continue;
		for (unsigned at = 0; at < fields.count; at++)
			try_value_word(parse, name,
				       (struct uncore_priv_settable){ (uint16_t)reg, (uint16_t)(fields.first + at) },
				       word);
	}
}

/* STATE_M:STATE_E is one set of flags, given in pieces. */
static bool set_value_word(struct uncore_priv_parse *parse, struct uncore_priv_span name, const struct value_word *word)
{
	const struct uncore_field_row *row = &uncore_fields(parse->tables)[word->target.field];
	struct uncore_priv_item item = { word->target, name, { NULL, 0 } };
	const struct uncore_bits *bits = uncore_priv_known_bits(parse->out, word->target.reg);

	if (word->hits > 1)
		return uncore_priv_fail(parse, UNCORE_EVENT_E_AMBIGUOUS, name, "%t is a value of several fields",
					&name);
	if (!uncore_priv_check_right(parse, &item))
		return false;
	if (!(row->flags & UNCORE_FIELD_FLAGS) || bits == NULL || (bits->value & uncore_field_bits(row, word->value)))
		return uncore_priv_check_free(parse, &item) && uncore_priv_set_item(parse, &item, word->value);
	return uncore_priv_set_item(parse, &item, word->value);
}

static bool fail_word(struct uncore_priv_parse *parse, struct uncore_priv_span name, bool colon)
{
	uint16_t umask;
	bool is_umask = parse->out->event != UNCORE_NO_INDEX &&
			uncore_priv_find_umask(parse->tables, parse->out->event, name, &umask);

	uncore_priv_fail(parse, UNCORE_EVENT_E_UNKNOWN_FIELD, name,
			 colon ? "%s has no umask, field or value %t" : "%s has no field %t to set",
			 uncore_text(parse->tables, uncore_boxes(parse->tables)[parse->out->box].id), &name);
	if (is_umask)
		return uncore_priv_hint(
			parse, "umasks follow the event: %s.%t",
			uncore_text(parse->tables, uncore_events(parse->tables)[parse->out->event].name), &name);
	if (colon && parse->out->event != UNCORE_NO_INDEX && parse->out->umask_count == 0)
		uncore_priv_hint_umask(parse, name);
	else
		uncore_priv_hint_field(parse, name);
	return false;
}

/*
 * perf has the events of Intel's files as terms: "uncore_imc/unc_m_cas_count.rd,thresh=2/". The name comes first: other
 * terms change what it sets. A field of that name is meant before an event. *is_event is false if the word is none,
 * which is not a failure.
 */
static bool read_event(struct uncore_priv_parse *parse, struct uncore_priv_span name, bool *is_event)
{
	const char *dot = memchr(name.at, '.', name.length);
	struct uncore_priv_span head = { name.at, dot != NULL ? (size_t)(dot - name.at) : name.length };
	struct uncore_priv_item item = { { 0, 0 }, name, { NULL, 0 } };
	uint16_t event, umask;

	*is_event = parse->raw && parse->item_count == 0 && parse->taken == 0 &&
		    find_field(parse, &item) == UNCORE_E_NOENT &&
		    (uncore_priv_find_event(parse->tables, head, &event, &umask) == 0 ||
		     uncore_priv_find_whole_umask(parse->tables, parse->box, name, &event, &umask));
	if (!*is_event)
		return false;
	parse->raw = false;
	return uncore_priv_on_event(parse, name, dot);
}

bool uncore_priv_on_word(struct uncore_priv_parse *parse, struct uncore_priv_span name, bool colon)
{
	struct uncore_priv_item item = { { 0, 0 }, name, { NULL, 0 } };
	bool is_term, done = read_term(parse, name, item.value, &is_term);
	struct value_word word;
	uint16_t umask;
	int result;

	if (is_term)
		return done;
	done = read_event(parse, name, &is_term);
	if (is_term)
		return done;
	if (parse->is_group)
		return fail_group(parse, name);
	if (colon && parse->out->event != UNCORE_NO_INDEX &&
	    uncore_priv_find_umask(parse->tables, parse->out->event, name, &umask))
		return uncore_priv_on_umask(parse, name);
	result = find_field(parse, &item);
	if (result != UNCORE_E_NOENT)
		return result == 0 && set_flag(parse, &item);
	find_value_word(parse, name, &word);
	return word.hits != 0 ? set_value_word(parse, name, &word) : fail_word(parse, name, colon);
}
