/* SPDX-License-Identifier: MIT */
/* Writes encodings as perf's event strings, or explains why Linux's driver counts none of them. */
#include <limits.h>
#include <string.h>

#include "shared/bits.h"
#include "core/lookup.h"
#include "core/text.h"
#include "event/encoding.h"
#include "event/field.h"
#include "event/names.h"
#include "event/tool_words/perf.h"

/* ---- what the tables say ---- */

bool perf_is_free(const struct uncore_tables *tables, const struct uncore_perf_pmu_row *pmu)
{
	return pmu->events.count != 0 && uncore_perf_events(tables)[pmu->events.first].counter != 0;
}

/* 1 + the number in the box of the only counter of an encoding; 0: it has several. */
static uint32_t only_counter(const struct uncore_encoding *encoding)
{
	uint32_t number = 1;

	if (bit_count(encoding->counters) != 1)
		return 0;
	for (unsigned at = uncore_boxes(encoding->tables)[encoding->box].counters.first; at < encoding->group; at++)
		number += uncore_counters(encoding->tables)[at].count;
	for (unsigned counters = encoding->counters; counters > 1; counters >>= 1)
		number++;
	return number;
}

/* The event that is the counter of an encoding, and its PMU; NULL: no PMU has it among its freely running ones. */
static const struct uncore_perf_event_row *free_event(const struct uncore_encoding *encoding,
						      const struct uncore_perf_pmu_row **pmu)
{
	const struct uncore_tables *tables = encoding->tables;
	uint32_t counter = has_fixed_event(encoding) ? only_counter(encoding) : 0;

	for (unsigned at = 0; counter != 0 && at < tables->perf_pmus.count; at++) {
		*pmu = &uncore_perf_pmus(tables)[at];
		if ((*pmu)->box != encoding->box)
			continue;
		for (unsigned event = (*pmu)->events.first; is_in_range((*pmu)->events, event); event++) {
			if (uncore_perf_events(tables)[event].counter == counter)
				return &uncore_perf_events(tables)[event];
		}
	}
	*pmu = perf_pmu(tables, encoding->box);
	return NULL;
}

/* perf's names of uncore PMUs begin alike. Users guess them by writing that before an id. */
static bool begins(const char *head, struct span name)
{
	for (size_t at = 0; head[at] != '\0'; at++) {
		if (at == name.length || (name.at[at] != head[at] && small_letter(name.at[at]) != head[at]))
			return false;
	}
	return true;
}

const struct uncore_perf_pmu_row *perf_named(const struct uncore_tables *tables, unsigned box, struct span name)
{
	const struct uncore_perf_pmu_row *row = uncore_perf_pmus(tables), *end = row + tables->perf_pmus.count;
	const struct uncore_perf_pmu_row *pmu = NULL, *older;

	for (; row != end; row++) {
		if (row->box != box)
			continue;
		if (pmu == NULL)
			pmu = row;
		else if (begins(uncore_text(tables, row->name), name))
			return row;
	}
	older = pmu != NULL ? perf_older(tables, pmu) : NULL;
	if (older != NULL && !begins(uncore_text(tables, pmu->name), name) &&
	    begins(uncore_text(tables, older->name), name))
		return older;
	return pmu != NULL && (begins("uncore_", name) || begins(uncore_text(tables, pmu->name), name)) ? pmu : NULL;
}

uint16_t perf_fixed(const struct uncore_tables *tables, const struct uncore_perf_pmu_row *pmu)
{
	struct uncore_range groups = uncore_boxes(tables)[pmu->box].counters;

	for (unsigned at = groups.first; pmu->fixed != 0 && is_in_range(groups, at); at++) {
		if (uncore_counters(tables)[at].kind == UNCORE_COUNTER_FIXED)
			return (uint16_t)at;
	}
	return UNCORE_NO_INDEX;
}

bool perf_place(const struct uncore_perf_pmu_row *pmu, const struct uncore_encoding *encoding, uint16_t reg,
		unsigned *config, unsigned *shift)
{
	*config = *shift = 0;
	if (reg == encoding->reg)
		return true;
	for (unsigned at = pmu->takes.first; is_in_range(pmu->takes, at); at++) {
		const struct uncore_perf_take_row *row = &uncore_perf_takes(encoding->tables)[at];

		if (row->reg != reg || (encoding->control.value & row->mask) != row->code)
			continue;
		*config = row->config;
		*shift = perf_take_shift(row);
		return true;
	}
	for (unsigned at = 0; at < sizeof(pmu->regs) / sizeof(pmu->regs[0]); at++) {
		if (pmu->regs[at] == reg) {
			*config = 1 + at / 2;
			*shift = at % 2 * 32;
			return true;
		}
	}
	return false;
}

/* Takes runs of bits side by side, of which most masks have one: they are a few instructions each. */
static inline uint64_t lowest_run(uint64_t mask)
{
	return mask & ~(mask + (mask & -mask));
}

uint64_t gather_bits(uint64_t bits, uint64_t mask)
{
	uint64_t value = 0, unit = 1;

	while (mask != 0) {
		uint64_t run = lowest_run(mask), lowest = run & -run;

		value |= (bits & run) / lowest * unit;
		unit *= run / lowest + 1;
		mask &= ~run;
	}
	return value;
}

uint64_t scatter_bits(uint64_t value, uint64_t mask)
{
	uint64_t bits = 0;

	while (mask != 0) {
		uint64_t run = lowest_run(mask), lowest = run & -run;

		bits |= value * lowest & run;
		mask &= ~run;
		value = mask == 0 ? 0 : value / (run / lowest + 1);
	}
	return bits;
}

/* ---- one string ---- */

struct writer {
	const struct uncore_encoding *encoding;
	const struct uncore_tables *tables;
	const struct uncore_perf_pmu_row *pmu;
	const struct uncore_perf_event_row *free; /* that it is; NULL: none */
	struct text text, why;
	struct uncore_bits words[CONFIG_COUNT]; /* what the driver gets; mask: what the encoding decides */
	uint64_t levels;                        /* control bits that are no term: perf's modifiers k and u */
};

static const char *box_id(const struct writer *writer)
{
	return uncore_text(writer->tables, uncore_boxes(writer->tables)[writer->encoding->box].id);
}

/* Explains why there is no string, by the parts of a sentence. */
static bool refuse_event(struct writer *writer, const char *a, const char *b, const char *c)
{
	writer->why.length = 0;
	text_put_string(&writer->why, a);
	text_put_string(&writer->why, b);
	text_put_string(&writer->why, c);
	return false;
}

/* "irp0", "qpi0 to qpi1" */
static void put_units(struct writer *writer, unsigned count)
{
	text_put_string(&writer->why, box_id(writer));
	text_put_string(&writer->why, "0");
	if (count <= 1)
		return;
	text_put_string(&writer->why, " to ");
	text_put_string(&writer->why, box_id(writer));
	text_put_number(&writer->why, count - 1U, 10);
}

static void put_reason(struct writer *writer)
{
	const char *text = uncore_text(writer->tables, writer->pmu->text);
	size_t length = strlen(text);

	if (length == 0)
		return;
	text_put_string(&writer->why, ". ");
	text_put(&writer->why, text, text[length - 1] == '.' ? length - 1 : length);
}

/*
 * Every instance that is named must have a PMU. If all are meant and only some have one, the string is valid for these.
 */
static bool check_units(struct writer *writer)
{
	unsigned units = writer->pmu->units, instances = uncore_boxes(writer->tables)[writer->encoding->box].instances;

	if (units == instances ||
	    (writer->encoding->instance != UNCORE_ALL_INSTANCES && writer->encoding->instance < units))
		return true;
	refuse_event(writer, "Linux's driver counts ", "", "");
	put_units(writer, units);
	text_put_string(&writer->why, " alone");
	put_reason(writer);
	return writer->encoding->instance == UNCORE_ALL_INSTANCES;
}

/* ---- the words ---- */

static bool add_register(struct writer *writer, uint16_t reg, const struct uncore_bits *bits)
{
	struct uncore_range fields = layout_of(writer->tables, reg)->fields;
	unsigned config, shift;

	if (perf_place(writer->pmu, writer->encoding, reg, &config, &shift)) {
		writer->words[config].value |= bits->value << shift;
		writer->words[config].mask |= bits->mask << shift;
		return true;
	}
	for (unsigned at = fields.first; is_in_range(fields, at); at++) {
		const struct uncore_field_row *field = &uncore_fields(writer->tables)[at];

		if (bits->value & uncore_field_mask(field))
			return refuse_event(writer, uncore_text(writer->tables, writer->pmu->name), " has no word for ",
					    uncore_text(writer->tables, field->id));
	}
	return true;
}

/* The number in the box of the first counter that can count the encoding. */
static unsigned first_counter(const struct uncore_encoding *encoding)
{
	unsigned number = encoding->counters != 0 ? (unsigned)__builtin_ctz(encoding->counters) : 0;

	for (unsigned at = uncore_boxes(encoding->tables)[encoding->box].counters.first; at < encoding->group; at++)
		number += uncore_counters(encoding->tables)[at].count;
	return number;
}

static bool make_words(struct writer *writer)
{
	const struct uncore_encoding *encoding = writer->encoding;
	struct uncore_bits control = encoding->control;

	if (writer->free != NULL) {
		writer->words[0] = (struct uncore_bits){ writer->free->config, writer->free->config };
		return true;
	}
	if (has_fixed_event(encoding)) {
		if (perf_fixed(writer->tables, writer->pmu) != encoding->group)
			return refuse_event(writer, uncore_text(writer->tables, writer->pmu->name), " does not count ",
					    uncore_text(writer->tables,
							uncore_counters(writer->tables)[encoding->group].id));
		writer->words[0] = (struct uncore_bits){ writer->pmu->fixed, writer->pmu->fixed };
		return true;
	}
	writer->levels = role_bits(encoding, UNCORE_ROLE_PRIVILEGED) | role_bits(encoding, UNCORE_ROLE_UNPRIVILEGED);
	control.value &= ~writer->levels;
	if (!add_register(writer, encoding->reg, &control))
		return false;
	writer->words[0].value |= scatter_bits(first_counter(encoding), writer->pmu->counter);
	for (unsigned at = 0; at < encoding->filter_count; at++) {
		if (!add_register(writer, encoding->filters[at].reg, &encoding->filters[at].bits))
			return false;
	}
	if (writer->pmu->fixed != 0 && writer->words[0].value == writer->pmu->fixed)
		return refuse_event(writer, "", uncore_text(writer->tables, writer->pmu->name),
				    " takes this code for its fixed counter");
	return true;
}

/* The name of the field that holds the lowest of some bits of a config word. */
static const char *field_at(const struct writer *writer, unsigned config, uint64_t bits)
{
	struct uncore_range regs = uncore_boxes(writer->tables)[writer->encoding->box].registers;

	for (unsigned reg = regs.first; is_in_range(regs, reg); reg++) {
		struct uncore_range fields = layout_of(writer->tables, reg)->fields;
		unsigned own, shift;

		if (!perf_place(writer->pmu, writer->encoding, (uint16_t)reg, &own, &shift) || own != config)
			continue;
		for (unsigned at = fields.first; is_in_range(fields, at); at++) {
			const struct uncore_field_row *field = &uncore_fields(writer->tables)[at];

			if (uncore_field_mask(field) << shift & bits)
				return uncore_text(writer->tables, field->id);
		}
	}
	return "some bits";
}

/* If the driver dropped filter bits, it would count something else. */
static bool check_taken(struct writer *writer)
{
	uint64_t taken[CONFIG_COUNT] = { 0 }, everywhere[CONFIG_COUNT] = { 0 }, dropped;
	unsigned units = 0;
	uint16_t instance = writer->encoding->instance;

	for (unsigned at = writer->pmu->takes.first; is_in_range(writer->pmu->takes, at); at++) {
		const struct uncore_perf_take_row *row = &uncore_perf_takes(writer->tables)[at];

		if ((writer->words[0].value & row->mask) != row->code)
			continue;
		taken[row->config] |= row->bits;
		if (instance == UNCORE_ALL_INSTANCES ? row->units >= writer->pmu->units : instance < row->units)
			everywhere[row->config] |= row->bits;
		else
			units = row->units;
	}
	dropped = writer->words[0].value & ~(writer->pmu->control | taken[0] | writer->pmu->counter);
	if (dropped != 0)
		return refuse_event(writer, "Linux's driver drops ", field_at(writer, 0, dropped),
				    " of the control register");
	for (unsigned at = 1; at < CONFIG_COUNT; at++) {
		if (writer->words[at].value & ~taken[at])
			return refuse_event(writer, "Linux's driver writes no ",
					    field_at(writer, at, writer->words[at].value & ~taken[at]),
					    " for this event");
		if (writer->words[at].value & ~everywhere[at]) {
			refuse_event(writer, "Linux's driver writes ",
				     field_at(writer, at, writer->words[at].value & ~everywhere[at]), " for ");
			put_units(writer, units);
			text_put_string(&writer->why,
				       instance == UNCORE_ALL_INSTANCES ? " alone: ask for one of these" : " alone");
			return false;
		}
	}
	return true;
}

/* ---- the terms ---- */

static bool are_equal(const struct uncore_perf_format_row *a, const struct uncore_perf_format_row *b)
{
	return a->config == b->config && a->mask == b->mask;
}

/*
 * The narrowest format with a bit writes it; of equally narrow ones, the first. So wide formats, such as those for
 * whole registers, are only used for bits that no other format has. Formats for the same bits have them all.
 */
uint64_t perf_own(const struct uncore_tables *tables, const struct uncore_perf_pmu_row *pmu, unsigned format)
{
	const struct uncore_perf_format_row *rows = uncore_perf_formats(tables);
	struct uncore_range all = pmu->formats;
	uint64_t own = rows[format].mask;

	for (unsigned at = all.first; is_in_range(all, at); at++) {
		unsigned width = bit_count(rows[at].mask), mine = bit_count(rows[format].mask);

		if (at != format && rows[at].config == rows[format].config && !are_equal(&rows[at], &rows[format]) &&
		    (width < mine || (width == mine && at < format)))
			own &= ~rows[at].mask;
	}
	return own;
}

/* Terms are written for what is set, for the code in any case, and for a filter that the user set to 0. */
static bool is_said(const struct writer *writer, const struct uncore_perf_format_row *format, uint64_t own)
{
	const struct uncore_bits *word = &writer->words[format->config];
	/* A counter that runs freely has no control register. Its code begins at bit 0. */
	uint64_t code =
		writer->encoding->reg != UNCORE_NO_INDEX ? role_bits(writer->encoding, UNCORE_ROLE_EVENT_SELECT) : 1;

	if (format->config == 0)
		return ((word->value | code) & own) != 0;
	return (word->value & own) != 0 || ((own & ~word->mask) == 0 && own == format->mask);
}

static bool is_word_of_filter(const struct writer *writer, uncore_string word)
{
	for (unsigned at = 0; at < writer->encoding->filter_count; at++) {
		const struct uncore_register_row *row =
			&uncore_registers(writer->tables)[writer->encoding->filters[at].reg];

		if (strcmp(uncore_text(writer->tables, row->id), uncore_text(writer->tables, word)) == 0)
			return true;
	}
	return false;
}

/* Of formats for the same bits the one that is named as a register of the event; else the first. */
static unsigned named_format(const struct writer *writer, unsigned format)
{
	const struct uncore_perf_format_row *rows = uncore_perf_formats(writer->tables);
	struct uncore_range all = writer->pmu->formats;
	unsigned first = all.first;

	for (unsigned at = all.first; is_in_range(all, at); at++) {
		if (are_equal(&rows[at], &rows[format]) && is_word_of_filter(writer, rows[at].word))
			return at;
	}
	while (!are_equal(&rows[first], &rows[format]))
		first++;
	return first;
}

/* Whether the driver takes exactly the bits of the format into a register, for this event. */
static bool is_whole_take(const struct writer *writer, const struct uncore_perf_format_row *format)
{
	for (unsigned at = writer->pmu->takes.first; is_in_range(writer->pmu->takes, at); at++) {
		const struct uncore_perf_take_row *row = &uncore_perf_takes(writer->tables)[at];

		if (row->reg != UNCORE_NO_INDEX && row->config == format->config && row->bits == format->mask &&
		    (writer->words[0].value & row->mask) == row->code)
			return true;
	}
	return false;
}

/* The bits that a format writes. Those of a register that the event fills belong to the word for that register. */
static uint64_t term_bits(const struct writer *writer, unsigned format)
{
	const struct uncore_perf_format_row *rows = uncore_perf_formats(writer->tables);
	uint64_t own = perf_own(writer->tables, writer->pmu, format);

	if (is_whole_take(writer, &rows[format]))
		return rows[format].mask;
	for (unsigned at = writer->pmu->formats.first; is_in_range(writer->pmu->formats, at); at++) {
		if (rows[at].config == rows[format].config && is_whole_take(writer, &rows[at]))
			own &= ~rows[at].mask;
	}
	return own;
}

static bool put_terms(struct writer *writer)
{
	struct uncore_range formats = writer->pmu->formats;
	uint64_t left[CONFIG_COUNT];
	const char *between = "";

	for (unsigned at = 0; at < CONFIG_COUNT; at++)
		left[at] = writer->words[at].value;
	for (unsigned at = formats.first; is_in_range(formats, at); at++) {
		const struct uncore_perf_format_row *format = &uncore_perf_formats(writer->tables)[at];
		uint64_t own = term_bits(writer, at), value;

		if (named_format(writer, at) != at || !is_said(writer, format, own))
			continue;
		value = gather_bits(writer->words[format->config].value & own, format->mask);
		left[format->config] &= ~own;
		text_put_string(&writer->text, between);
		text_put_string(&writer->text, uncore_text(writer->tables, format->word));
		between = ",";
		if (bit_count(format->mask) == 1 && value == 1)
			continue;
		text_put_string(&writer->text, "=");
		text_put_number(&writer->text, value, 16);
	}
	for (unsigned at = 0; at < CONFIG_COUNT; at++) {
		if (left[at] != 0)
			return refuse_event(writer, uncore_text(writer->tables, writer->pmu->name), " has no word for ",
					    field_at(writer, at, left[at]));
	}
	return true;
}

/* Privilege levels are modifiers, not terms: k and u, or neither for both. */
static bool put_levels(struct writer *writer)
{
	uint64_t chosen = writer->encoding->control.value & writer->levels;

	if (chosen == writer->levels)
		return true;
	if (chosen == 0)
		return refuse_event(writer, "perf counts at least one privilege level", "", "");
	text_put_string(&writer->text, chosen == role_bits(writer->encoding, UNCORE_ROLE_PRIVILEGED) ? "k" : "u");
	return true;
}

static bool write_string(struct writer *writer)
{
	text_put_string(&writer->text, uncore_text(writer->tables, writer->pmu->name));
	if (writer->pmu->units > 1 && writer->encoding->instance != UNCORE_ALL_INSTANCES) {
		text_put_string(&writer->text, "_");
		text_put_number(&writer->text, writer->encoding->instance, 10);
	}
	text_put_string(&writer->text, "/");
	if (!make_words(writer) || !check_taken(writer) || !put_terms(writer))
		return false;
	text_put_string(&writer->text, "/");
	return put_levels(writer);
}

bool perf_words(const struct uncore_encoding *encoding, struct perf_words *words, char *why, size_t why_room)
{
	struct writer writer = { .encoding = encoding, .tables = encoding->tables, .why = { why, why_room, 0 } };
	uint64_t chosen;

	writer.free = free_event(encoding, &writer.pmu);
	if (writer.pmu == NULL)
		return refuse_event(&writer, "Linux's driver has no PMU for ", box_id(&writer), "");
	if (!check_units(&writer) || !make_words(&writer) || !check_taken(&writer))
		return false;
	chosen = encoding->control.value & writer.levels;
	if (writer.levels != 0 && chosen == 0)
		return refuse_event(&writer, "perf counts at least one privilege level", "", "");
	*words = (struct perf_words){ .pmu = writer.pmu };
	for (unsigned at = 0; at < CONFIG_COUNT; at++)
		words->configs[at] = writer.words[at].value;
	words->exclude_user = writer.levels != 0 && !(chosen & role_bits(encoding, UNCORE_ROLE_UNPRIVILEGED));
	words->exclude_kernel = writer.levels != 0 && !(chosen & role_bits(encoding, UNCORE_ROLE_PRIVILEGED));
	return true;
}

int uncore_event_format_perf_for(const struct uncore_encoding *encoding, unsigned linux_version, char *at, size_t room,
				 char *why, size_t why_room)
{
	struct writer writer = {
		.encoding = encoding, .tables = encoding->tables, .text = { at, room, 0 }, .why = { why, why_room, 0 }
	};

	writer.free = free_event(encoding, &writer.pmu);
	if (room != 0)
		*at = '\0';
	if (why_room != 0)
		*why = '\0';
	writer.pmu = perf_pmu_in(encoding->tables, writer.pmu, linux_version, &writer.why);
	if (writer.pmu == NULL) {
		refuse_event(&writer, "Linux's driver has no PMU for ", box_id(&writer), "");
		return UNCORE_E_NOENT;
	}
	if (perf_miscounts(writer.pmu)) {
		refuse_event(&writer, uncore_text(writer.tables, writer.pmu->name), " of this Linux counts nothing",
			     "");
		put_reason(&writer);
		return UNCORE_E_NOENT;
	}
	if (!check_units(&writer) || !write_string(&writer))
		return UNCORE_E_NOENT;
	return writer.text.length > INT_MAX ? UNCORE_E_RANGE : (int)writer.text.length;
}

int uncore_event_format_perf(const struct uncore_encoding *encoding, char *at, size_t room, char *why, size_t why_room)
{
	return uncore_event_format_perf_for(encoding, 0, at, room, why, why_room);
}
