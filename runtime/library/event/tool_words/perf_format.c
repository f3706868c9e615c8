/* SPDX-License-Identifier: MIT */
/* Writes encodings as perf's event strings. */
#include <limits.h>
#include <string.h>

#include "shared/bits.h"
#include "core/lookup.h"
#include "event/field.h"
#include "event/tool_words/perf_writer.h"

/* Terms are written for what is set, for the code in any case, and for a filter that the user set to 0. */
static bool is_said(const struct perf_writer *writer, const struct uncore_perf_format_row *format, uint64_t own)
{
	const struct uncore_bits *word = &writer->words[format->config];
	/* A counter that runs freely has no control register. Its code begins at bit 0. */
	uint64_t code =
		writer->encoding->reg != UNCORE_NO_INDEX ? role_bits(writer->encoding, UNCORE_ROLE_EVENT_SELECT) : 1;

	if (format->config == 0)
		return ((word->value | code) & own) != 0;
	return (word->value & own) != 0 || ((own & ~word->mask) == 0 && own == format->mask);
}

static bool is_word_of_filter(const struct perf_writer *writer, uncore_string word)
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
static unsigned named_format(const struct perf_writer *writer, unsigned format)
{
	const struct uncore_perf_format_row *rows = uncore_perf_formats(writer->tables);
	struct uncore_range all = writer->pmu->formats;
	unsigned first = all.first;

	for (unsigned at = all.first; is_in_range(all, at); at++) {
		if (perf_same_bits(&rows[at], &rows[format]) && is_word_of_filter(writer, rows[at].word))
			return at;
	}
	while (!perf_same_bits(&rows[first], &rows[format]))
		first++;
	return first;
}

/* Whether the driver takes exactly the bits of the format into a register, for this event. */
static bool is_whole_take(const struct perf_writer *writer, const struct uncore_perf_format_row *format)
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
static uint64_t term_bits(const struct perf_writer *writer, unsigned format)
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

static bool put_terms(struct perf_writer *writer)
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
			return perf_refuse(writer, uncore_text(writer->tables, writer->pmu->name), " has no word for ",
					   perf_field_at(writer, at, left[at]));
	}
	return true;
}

/* Privilege levels are modifiers, not terms: k and u, or neither for both. */
static bool put_levels(struct perf_writer *writer)
{
	uint64_t chosen = writer->encoding->control.value & writer->levels;

	if (chosen == writer->levels)
		return true;
	if (chosen == 0)
		return perf_refuse(writer, "perf counts at least one privilege level", "", "");
	text_put_string(&writer->text, chosen == role_bits(writer->encoding, UNCORE_ROLE_PRIVILEGED) ? "k" : "u");
	return true;
}

static bool write_string(struct perf_writer *writer)
{
	text_put_string(&writer->text, uncore_text(writer->tables, writer->pmu->name));
	if (writer->pmu->units > 1 && writer->encoding->instance != UNCORE_ALL_INSTANCES) {
		text_put_string(&writer->text, "_");
		text_put_number(&writer->text, writer->encoding->instance, 10);
	}
	text_put_string(&writer->text, "/");
	if (!put_terms(writer))
		return false;
	text_put_string(&writer->text, "/");
	return put_levels(writer);
}

int uncore_event_format_perf_for(const struct uncore_encoding *encoding, unsigned linux_version, char *at, size_t room,
				 char *why, size_t why_room)
{
	struct perf_writer writer = {
		.encoding = encoding, .tables = encoding->tables, .text = { at, room, 0 }, .why = { why, why_room, 0 }
	};

	perf_begin(&writer);
	if (room != 0)
		*at = '\0';
	if (why_room != 0)
		*why = '\0';
	writer.pmu = perf_pmu_in(encoding->tables, writer.pmu, linux_version, &writer.why);
	if (writer.pmu == NULL) {
		perf_refuse_box(&writer);
		return UNCORE_E_NOENT;
	}
	if (perf_miscounts(writer.pmu)) {
		perf_refuse(&writer, uncore_text(writer.tables, writer.pmu->name), " of this Linux counts nothing", "");
		perf_put_reason(&writer);
		return UNCORE_E_NOENT;
	}
	if (!perf_make_words(&writer) || !write_string(&writer))
		return UNCORE_E_NOENT;
	return writer.text.length > INT_MAX ? UNCORE_E_RANGE : (int)writer.text.length;
}

int uncore_event_format_perf(const struct uncore_encoding *encoding, char *at, size_t room, char *why, size_t why_room)
{
	return uncore_event_format_perf_for(encoding, 0, at, room, why, why_room);
}
