/* SPDX-License-Identifier: MIT */
/*
 * Writes encodings in the words of LIKWID: its name for event and umask, a counter, and options. The string is read
 * back before it is given, so that it never counts something else.
 */
#include <limits.h>
#include <string.h>

#include "core/lookup.h"
#include "core/text.h"
#include "event/encoding.h"
#include "event/field.h"
#include "event/format.h"
#include "event/tool_words/likwid.h"
#include "event/tool_words/perf.h"

enum { REGISTERS = 1 + UNCORE_EVENT_FILTERS, STRING_ROOM = 512 };

/* Bits of a register that options must set. */
struct need {
	uint16_t reg;
	uint64_t bits, left; /* all of them, and those that no option has set yet */
};

struct writer {
	const struct uncore_encoding *encoding;
	const struct uncore_tables *tables;
	const struct uncore_likwid_counter_row *row;
	struct text text, why;
	struct need needs[REGISTERS];
	unsigned need_count;
};

/* Explains why there is no string, by the parts of a sentence. */
static bool refuse_event(struct writer *writer, const char *a, const char *b, const char *c)
{
	writer->why.length = 0;
	text_put_string(&writer->why, a);
	text_put_string(&writer->why, b);
	text_put_string(&writer->why, c);
	return false;
}

/* ---- the counter ---- */

static const char *box_id(const struct writer *writer)
{
	return uncore_text(writer->tables, uncore_boxes(writer->tables)[writer->encoding->box].id);
}

static bool find_counter(struct writer *writer)
{
	const struct uncore_encoding *encoding = writer->encoding;
	const struct uncore_likwid_counter_row *rows = uncore_likwid_counters(writer->tables);

	for (unsigned at = 0; at < writer->tables->likwid_counters.count && writer->row == NULL; at++)
		if (rows[at].box == encoding->box && rows[at].group == encoding->group)
			writer->row = &rows[at];
	if (writer->row == NULL)
		return refuse_event(writer, "it has no such counters of ", box_id(writer), "");
	if (encoding->instance == UNCORE_ALL_INSTANCES || encoding->instance < writer->row->units)
		return true;
	refuse_event(writer, "it has only the first ", "", "");
	text_put_number(&writer->why, writer->row->units, 10);
	text_put_string(&writer->why, " of ");
	text_put_string(&writer->why, box_id(writer));
	return false;
}

static unsigned counter_of(const struct writer *writer)
{
	unsigned index = 0;

	while (index < 15 && !(writer->encoding->counters >> index & 1))
		index++;
	return index;
}

/* ---- the name ---- */

/* LIKWID's name of the event and its umask; NULL: it has none. */
static const char *name_of(const struct writer *writer)
{
	const struct uncore_encoding *encoding = writer->encoding;
	uint16_t umask = encoding->umask_count != 0 ? encoding->umasks[0] : UNCORE_NO_INDEX;

	for (unsigned at = 0; at < writer->tables->event_aliases.count && encoding->umask_count < 2; at++) {
		const struct uncore_event_alias_row *row = &uncore_event_aliases(writer->tables)[at];

		if (row->event == encoding->event && row->umask == umask &&
		    strcmp(uncore_text(writer->tables, row->tool), "likwid") == 0)
			return uncore_text(writer->tables, row->name);
	}
	return NULL;
}

static bool put_name(struct writer *writer)
{
	const char *own = uncore_text(writer->tables, writer->row->event), *name;

	if (*own != '\0') {
		text_put_pattern(&writer->text, own, 0, counter_of(writer));
		return true;
	}
	if (writer->encoding->event == UNCORE_NO_INDEX)
		return refuse_event(writer, "it takes events only by name, and this code has none", "", "");
	name = name_of(writer);
	if (name == NULL)
		return refuse_event(writer, "it has no event ",
				    uncore_text(writer->tables,
						uncore_events(writer->tables)[writer->encoding->event].name),
				    writer->encoding->umask_count != 0 ? " with this umask" : "");
	text_put_string(&writer->text, name);
	return true;
}

/* ---- options ---- */

static void add_need(struct writer *writer, uint16_t reg, uint64_t bits)
{
	if (bits != 0 && writer->need_count < REGISTERS)
		writer->needs[writer->need_count++] = (struct need){ reg, bits, bits };
}

/* The bits of a filter that the name does not set by itself. */
static uint64_t filter_bits(const struct writer *writer, const struct uncore_filter_run *filter)
{
	struct uncore_range fields = layout_of(writer->tables, filter->reg)->fields;
	uint64_t bits = filter->bits.value;

	for (unsigned at = fields.first; is_in_range(fields, at); at++) {
		const struct uncore_field_row *field = &uncore_fields(writer->tables)[at];
		struct settable target = { filter->reg, (uint16_t)at };

		if (!(field->flags & (UNCORE_FIELD_RESERVED | UNCORE_FIELD_PART)) &&
		    is_implied(writer->encoding, target, uncore_field_value(field, filter->bits.value)))
			bits &= ~uncore_field_mask(field);
	}
	return bits;
}

/* Bits of the control register that LIKWID takes from options, whatever the name of the event says. */
static uint64_t option_bits(const struct writer *writer)
{
	const struct uncore_likwid_option_row *rows = uncore_likwid_options(writer->tables);
	uint64_t bits = 0;

	for (unsigned at = 0; at < writer->tables->likwid_options.count; at++)
		bits |= rows[at].reg == writer->encoding->reg ? rows[at].mask : 0;
	return bits;
}

static void collect_needs(struct writer *writer)
{
	const struct uncore_encoding *encoding = writer->encoding;
	uint64_t by_name = said_bits(encoding) & ~option_bits(writer);

	add_need(writer, encoding->reg,
		 encoding->control.value & encoding->control.mask & ~by_name &
			 ~layout_of(writer->tables, encoding->reg)->event_defaults);
	for (unsigned at = 0; at < encoding->filter_count; at++)
		add_need(writer, encoding->filters[at].reg, filter_bits(writer, &encoding->filters[at]));
}

static struct need *need_of(struct writer *writer, uint16_t reg)
{
	for (unsigned at = 0; at < writer->need_count; at++)
		if (writer->needs[at].reg == reg)
			return &writer->needs[at];
	return NULL;
}

static bool is_same_option(const struct writer *writer, unsigned first, unsigned at)
{
	const struct uncore_likwid_option_row *rows = uncore_likwid_options(writer->tables);

	return at < writer->tables->likwid_options.count && rows[at].box == rows[first].box &&
	       same_text(uncore_text(writer->tables, rows[at].word), uncore_text(writer->tables, rows[first].word));
}

/* Writes the option that begins at this row, if it sets something that is needed and nothing else. */
static void try_option(struct writer *writer, unsigned first, bool flags)
{
	const struct uncore_likwid_option_row *rows = uncore_likwid_options(writer->tables);
	uint64_t value = 0, takes = 0;
	bool helps = false;

	for (unsigned at = first; is_same_option(writer, first, at); at++) {
		const struct need *need = need_of(writer, rows[at].reg);
		uint64_t bits = need != NULL ? need->bits & rows[at].mask : 0;

		if (rows[at].value == 0 && bits != rows[at].mask)
			return;
		takes |= rows[at].value;
		value |= scatter_bits(gather_bits(bits, rows[at].mask), rows[at].value);
		helps = helps || (need != NULL && (need->left & rows[at].mask) != 0);
	}
	if (!helps || flags != (takes == 0))
		return;
	text_put_string(&writer->text, ":");
	text_put_string(&writer->text, uncore_text(writer->tables, rows[first].word));
	if (takes != 0) {
		text_put_string(&writer->text, "=");
		text_put_number(&writer->text, value, 16);
	}
	for (unsigned at = first; is_same_option(writer, first, at); at++) {
		struct need *need = need_of(writer, rows[at].reg);

		if (need != NULL)
			need->left &= ~rows[at].mask;
	}
}

/* Options without a value come first: EDGEDETECT sets a part of the threshold. */
static void put_options(struct writer *writer, bool flags)
{
	const struct uncore_likwid_option_row *rows = uncore_likwid_options(writer->tables);

	for (unsigned at = 0; at < writer->tables->likwid_options.count; at++)
		if (rows[at].box == writer->encoding->box && (at == 0 || !is_same_option(writer, at - 1, at)))
			try_option(writer, at, flags);
}

static bool check_left(struct writer *writer)
{
	for (unsigned need = 0; need < writer->need_count; need++) {
		struct uncore_range fields = layout_of(writer->tables, writer->needs[need].reg)->fields;

		for (unsigned at = fields.first; is_in_range(fields, at); at++) {
			const struct uncore_field_row *field = &uncore_fields(writer->tables)[at];

			if (!(field->flags & UNCORE_FIELD_PART) &&
			    (uncore_field_mask(field) & writer->needs[need].left))
				return refuse_event(writer, "it has no option that gives ",
						    uncore_text(writer->tables, field->id), " this value");
		}
	}
	return true;
}

/* ---- whole strings ---- */

static bool same_bits(const struct uncore_encoding *a, const struct uncore_encoding *b)
{
	if (a->group != b->group || a->control.value != b->control.value)
		return false;
	for (unsigned at = 0; at < a->filter_count; at++) {
		const struct uncore_bits *other = encoding_known_bits(b, a->filters[at].reg);

		if ((other != NULL ? other->value : 0) != a->filters[at].bits.value)
			return false;
	}
	return true;
}

/* An option that LIKWID adds by itself, or a bit that another option sets too, would change what is counted. */
static bool check_string(struct writer *writer, const char *string)
{
	struct uncore_encoding read;
	struct uncore_event_error error;

	if (uncore_event_parse_with(writer->tables, string, strlen(string), UNCORE_PARSE_ALLOW_IGNORED, &read,
				    &error) != 0)
		return refuse_event(writer, error.message, "", "");
	return (same_bits(&read, writer->encoding) && same_bits(writer->encoding, &read)) ||
	       refuse_event(writer, string, " sets other bits in it", "");
}

static bool write_string(struct writer *writer)
{
	const struct uncore_encoding *encoding = writer->encoding;
	unsigned instance = encoding->instance != UNCORE_ALL_INSTANCES ? encoding->instance : 0;

	if (!find_counter(writer) || !put_name(writer))
		return false;
	text_put_string(&writer->text, ":");
	text_put_pattern(&writer->text, uncore_text(writer->tables, writer->row->name), instance, counter_of(writer));
	if (has_fixed_event(encoding))
		return true;
	collect_needs(writer);
	put_options(writer, true);
	put_options(writer, false);
	return check_left(writer);
}

int uncore_event_format_likwid(const struct uncore_encoding *encoding, char *at, size_t room, char *why,
			       size_t why_room)
{
	char string[STRING_ROOM];
	struct writer writer = { .encoding = encoding,
				 .tables = encoding->tables,
				 .text = { string, sizeof(string), 0 },
				 .why = { why, why_room, 0 } };
	struct text out = { at, room, 0 };

	string[0] = '\0';
	if (room != 0)
		*at = '\0';
	if (why_room != 0)
		*why = '\0';
	if (!write_string(&writer) || !check_string(&writer, string))
		return UNCORE_E_NOENT;
	text_put_string(&out, string);
	return (int)out.length;
}
