/* SPDX-License-Identifier: MIT */
/* Reads the terms of perf's event strings as Linux does: each sets bits of a config word, and these are OR-ed. */
#include "shared/bits.h"
#include "core/lookup.h"
#include "event/encoding.h"
#include "event/error.h"
#include "event/field.h"
#include "event/names.h"
#include "event/parse.h"
#include "event/tool_words/perf.h"
#include "event/tool_words/perf_parse.h"
#include "event/value.h"

/* One term: a word, the bits that it may fill, and those that it does. */
struct term {
	struct span name, value;
	unsigned config;
	uint64_t mask, bits;
	bool is_whole; /* a config word, or an event of the driver's: only what is set in it is said */
};

static bool fail_narrow(struct parse *parse, const struct term *term, unsigned width)
{
	parse_fail(parse, UNCORE_EVENT_E_TOO_WIDE, term->value, "%t is too wide for %t", &term->value, &term->name);
	return parse_hint(parse, "%t is %u bit%s: 0..%x", &term->name, width, width == 1 ? "" : "s", low_bits(width));
}

/* Reads a number; without one it is 1. perf has no names for values: *result is then NOENT. */
static uint64_t read_number(const struct term *term, int *result)
{
	uint64_t value = 1;

	*result = term->value.at == NULL ? 0 : parse_number(term->value, &value);
	return value;
}

static bool take_value(struct parse *parse, struct term *term, uint64_t value, int result)
{
	unsigned width = bit_count(term->mask);

	if (result == UNCORE_E_RANGE || value > low_bits(width))
		return fail_narrow(parse, term, width);
	term->bits = scatter_bits(value, term->mask);
	return true;
}

static bool find_format(const struct parse *parse, struct term *term)
{
	const struct uncore_perf_format_row *row = &uncore_perf_formats(parse->tables)[parse->perf->formats.first];

	for (const struct uncore_perf_format_row *end = row + parse->perf->formats.count; row != end; row++) {
		if (!string_may_be(parse->tables, row->word, term->name) ||
		    !string_is(parse->tables, row->word, term->name))
			continue;
		term->config = row->config;
		term->mask = row->mask;
		return true;
	}
	return false;
}

static bool find_word(struct term *term)
{
	static const char *const words[CONFIG_COUNT] = { "config", "config1", "config2" };

	for (unsigned at = 0; at < CONFIG_COUNT; at++) {
		if (!word_is(words[at], term->name))
			continue;
		term->config = at;
		term->mask = UINT64_MAX;
		term->is_whole = true;
		return term->value.at != NULL;
	}
	return false;
}

static bool find_event(const struct parse *parse, struct term *term)
{
	struct uncore_range all = parse->perf->events;

	for (unsigned at = all.first; term->value.at == NULL && is_in_range(all, at); at++) {
		const struct uncore_perf_event_row *row = &uncore_perf_events(parse->tables)[at];

		if (!string_is(parse->tables, row->name, term->name))
			continue;
		term->config = 0;
		term->mask = UINT64_MAX;
		term->bits = row->config;
		term->is_whole = true;
		return true;
	}
	return false;
}

/* ---- into fields ---- */

/*
 * Whether the term sets a field that it reaches. A 0 sets the event's code, which must be given, and the field that the
 * word is for.
 */
static bool says(const struct parse *parse, const struct term *term, uint16_t field, uint64_t own)
{
	bool is_code = uncore_fields(parse->tables)[field].role == UNCORE_ROLE_EVENT_SELECT;

	if ((term->bits & own) != 0 || (is_code && (own & ~term->mask) == 0))
		return true;
	return !term->is_whole && term->bits == 0 && (own & ~term->mask) == 0 && (own & term->mask & -term->mask) != 0;
}

/* Whether other words have set the field, and none the bits of this one: perf has several words for some fields. */
static bool adds_bits(const struct parse *parse, const struct term *term, uint64_t own)
{
	uint64_t said = parse->perf_said[term->config];

	return (said & own) != 0 && (said & own & term->mask) == 0;
}

static bool fill_field(struct parse *parse, const struct term *term, uint16_t reg, uint16_t field, uint64_t own)
{
	struct assignment item = { { reg, field }, term->name, term->value };

	return (adds_bits(parse, term, own) ? check_right(parse, &item) : check_assignment(parse, &item)) &&
	       set_assignment(parse, &item, gather_bits(term->bits, own));
}

/* Sets the fields of a register, and removes their bits from left. */
static bool fill_register(struct parse *parse, const struct term *term, uint16_t reg, unsigned shift, uint64_t *left)
{
	struct uncore_range fields = layout_of(parse->tables, reg)->fields;
	const struct uncore_field_row *row = &uncore_fields(parse->tables)[fields.first], *end = row + fields.count;
	uint64_t wanted = term->mask >> shift;

	for (; row != end; row++) {
		uint16_t at = (uint16_t)(row - uncore_fields(parse->tables));
		uint64_t own;

		if ((uncore_field_mask(row) & wanted) == 0 ||
		    (row->flags & (UNCORE_FIELD_PART | UNCORE_FIELD_RESERVED)) ||
		    !is_writable(parse->tables, (struct settable){ reg, at }))
			continue;
		own = uncore_field_mask(row) << shift;
		if (says(parse, term, at, own) && !fill_field(parse, term, reg, at, own))
			return false;
		*left &= ~own;
	}
	return true;
}

static bool fail_reserved(struct parse *parse, const struct term *term, uint64_t left)
{
	unsigned bit = 0;

	while (!(left >> bit & 1))
		bit++;
	parse_fail(parse, UNCORE_EVENT_E_NOT_WRITABLE, term->name, "%t sets bit %u of config%s, which no event uses",
		   &term->name, bit,
		   term->config == 0 ? "" :
		   term->config == 1 ? "1" :
				       "2");
	if (term->is_whole)
		return parse_hint(parse, "leave the bit 0");
	return parse_hint(
		parse,
		"leave it out: Linux accepts the word, but drops the bit, or the processor's guide has no such field");
}

/* The same of all registers that the config word fills for the event, as perf_place() finds them. */
static bool fill_registers(struct parse *parse, const struct term *term, uint64_t *left)
{
	const struct uncore_perf_pmu_row *pmu = parse->perf;
	const struct uncore_perf_take_row *take = &uncore_perf_takes(parse->tables)[pmu->takes.first];
	uint64_t control;

	if (term->config == 0 && !fill_register(parse, term, parse->out->reg, 0, left))
		return false;
	/* Most words of config are bits of the control register alone. */
	if (term->config == 0 && (term->mask & ~(uint64_t)pmu->control) == 0)
		return true;
	control = parse->out->control.value;
	for (const struct uncore_perf_take_row *end = take + pmu->takes.count; take != end; take++)
		if ((control & take->mask) == take->code && take->config == term->config &&
		    take->reg != UNCORE_NO_INDEX && !fill_register(parse, term, take->reg, perf_take_shift(take), left))
			return false;
	for (unsigned at = 0; term->config != 0 && at < 2; at++) {
		uint16_t reg = pmu->regs[2 * (term->config - 1) + at];

		if (reg != UNCORE_NO_INDEX && !fill_register(parse, term, reg, at * 32, left))
			return false;
	}
	return true;
}

/* Where each counter has a group and events of its own, some bits of config choose it. */
static bool choose_counter(struct parse *parse, const struct term *term)
{
	uint64_t number;
	struct uncore_range groups;

	if (term->config != 0 || (term->mask & parse->perf->counter) == 0)
		return true;
	number = gather_bits(term->bits, parse->perf->counter);
	groups = uncore_boxes(parse->tables)[parse->out->box].counters;
	for (unsigned at = groups.first; is_in_range(groups, at); at++) {
		const struct uncore_counter_row *row = &uncore_counters(parse->tables)[at];

		if (number < row->count && row->control != UNCORE_NO_INDEX) {
			parse->out->group = (uint16_t)at;
			parse->out->reg = row->control;
			parse->out->counters = (uint16_t)(1U << number);
			return true;
		}
		number -= row->count;
	}
	return fail_reserved(parse, term, term->bits & parse->perf->counter);
}

static bool set_term(struct parse *parse, const struct term *term)
{
	uint64_t left = term->bits & ~(term->config == 0 ? (uint64_t)parse->perf->counter : 0);

	if (!choose_counter(parse, term))
		return false;
	if (perf_is_free(parse->tables, parse->perf)) {
		parse->perf_free |= term->bits;
		parse->taken |= role_bits(parse->out, UNCORE_ROLE_EVENT_SELECT);
		return term->config == 0 || left == 0 || fail_reserved(parse, term, left);
	}
	if (term->config == 0 && (left & ~parse->perf->control & UINT32_MAX) != 0)
		return fail_reserved(parse, term, left & ~parse->perf->control);
	if (!fill_registers(parse, term, &left))
		return false;
	parse->perf_said[term->config] |= term->mask;
	return left == 0 || fail_reserved(parse, term, left);
}

bool on_perf(struct parse *parse, struct span name, struct span value, bool *is_term)
{
	struct term term = { .name = name, .value = value };
	uint64_t number;
	int result;

	*is_term = false;
	if (parse->perf == NULL)
		return false;
	number = read_number(&term, &result);
	if (result == UNCORE_E_NOENT)
		return false;
	if (find_format(parse, &term) || find_word(&term)) {
		*is_term = true;
		return take_value(parse, &term, number, result) && set_term(parse, &term);
	}
	*is_term = find_event(parse, &term);
	return *is_term && set_term(parse, &term);
}

/* ---- the end ---- */

/* Whether a term sets the whole field; to 0 if the encoding does not have it. */
bool perf_says(const struct parse *parse, uint16_t reg, uint16_t field)
{
	unsigned config, shift;

	return parse->perf != NULL && perf_place(parse->perf, parse->out, reg, &config, &shift) &&
	       !(uncore_field_mask(&uncore_fields(parse->tables)[field]) << shift & ~parse->perf_said[config]);
}

/* The event of a counter that nothing programs; UNCORE_NO_INDEX: it has no name. */
static uint16_t event_of_counter(const struct uncore_tables *tables, unsigned box, unsigned group, unsigned counters)
{
	for (unsigned at = 0; at < tables->events.count; at++) {
		const struct uncore_event_row *row = &uncore_events(tables)[at];

		if (row->box == box && row->control == 0 && row->counters == counters &&
		    uncore_boxes(tables)[box].counters.first + (unsigned)row->group == group)
			return (uint16_t)at;
	}
	return UNCORE_NO_INDEX;
}

/* Makes the encoding one of a counter of the box, by its number there, which nothing programs. */
static bool encode_counter(struct parse *parse, uint32_t number)
{
	struct uncore_encoding *out = parse->out;
	unsigned group = uncore_boxes(parse->tables)[out->box].counters.first;
	uint16_t instance = out->instance;

	for (; number >= uncore_counters(parse->tables)[group].count; group++)
		number -= uncore_counters(parse->tables)[group].count;
	encoding_begin(out, parse->tables, out->box, (uint16_t)group);
	out->instance = instance;
	out->counters = (uint16_t)(1U << number);
	out->event = event_of_counter(parse->tables, out->box, group, out->counters);
	if (out->event != UNCORE_NO_INDEX)
		out->max_increment = uncore_events(parse->tables)[out->event].max_increment;
	return true;
}

/* The config of a PMU whose counters run freely is the counter. */
static bool encode_free_running(struct parse *parse)
{
	const struct uncore_perf_event_row *rows = uncore_perf_events(parse->tables);
	struct uncore_range all = parse->perf->events;

	for (unsigned at = all.first; is_in_range(all, at); at++) {
		if (rows[at].config == parse->perf_free)
			return encode_counter(parse, rows[at].counter - 1U);
	}
	parse_fail(parse, UNCORE_EVENT_E_UNPROGRAMMABLE, parse->event, "%t has no counter with the config %x",
		   &parse->event, parse->perf_free);
	return parse_hint(parse, "its counters are %s to %s", uncore_text(parse->tables, rows[all.first].name),
			  uncore_text(parse->tables, rows[all.first + all.count - 1U].name));
}

/* The bits of a register in which even 0 is a choice of what is counted. */
static uint64_t choosing_bits(const struct uncore_tables *tables, uint16_t reg)
{
	struct uncore_range fields = layout_of(tables, reg)->fields;
	const struct uncore_field_row *row = &uncore_fields(tables)[fields.first], *end = row + fields.count;
	uint64_t bits = 0;

	for (; row != end; row++)
		if (row->role == UNCORE_ROLE_SUB_EVENT)
			bits |= uncore_field_mask(row);
	return bits;
}

/* The driver fills registers for the event whatever the words say, so what no word sets there is 0. */
static bool know_choices(struct parse *parse)
{
	const struct uncore_perf_take_row *row = &uncore_perf_takes(parse->tables)[parse->perf->takes.first];
	uint64_t control = parse->out->control.value;

	for (const struct uncore_perf_take_row *end = row + parse->perf->takes.count; row != end; row++) {
		struct uncore_bits *bits;
		uint64_t choosing;

		if ((control & row->mask) != row->code || row->reg == UNCORE_NO_INDEX)
			continue;
		choosing = choosing_bits(parse->tables, row->reg) & row->bits >> perf_take_shift(row);
		if (choosing == 0)
			continue;
		bits = encoding_bits(parse->out, row->reg);
		if (bits == NULL)
			return parse_fail(parse, UNCORE_EVENT_E_LIMIT, parse->event, "there are too many filters");
		bits->mask |= choosing;
		parse->knows_choices = true;
	}
	return true;
}

/* The config of the fixed counter, without other bits: these would make it an event again. */
bool finish_perf(struct parse *parse)
{
	struct uncore_encoding *out = parse->out;
	uint16_t group, instance = out->instance;

	if (parse->perf == NULL)
		return true;
	if (perf_is_free(parse->tables, parse->perf))
		return encode_free_running(parse);
	if (!know_choices(parse))
		return false;
	if (parse->perf->fixed == 0 || out->control.value != parse->perf->fixed)
		return true;
	group = perf_fixed(parse->tables, parse->perf);
	if (group == UNCORE_NO_INDEX) {
		parse_fail(parse, UNCORE_EVENT_E_UNPROGRAMMABLE, parse->event,
			   "perf takes this code for the fixed counter, and %t has none", &parse->event);
		return parse_hint(parse, "for the event with that code, write %s/ev_sel=%x/",
				  uncore_text(parse->tables, uncore_boxes(parse->tables)[out->box].id),
				  parse->perf->fixed);
	}
	encoding_begin(out, parse->tables, out->box, group);
	out->instance = instance;
	out->counters = (uint16_t)low_bits(uncore_counters(parse->tables)[group].count);
	parse->is_group = true;
	return true;
}
