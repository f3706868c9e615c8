/* SPDX-License-Identifier: MIT */
/*
 * Reads LIKWID's words: the counter after an event, and options after the counter. Each option sets bits of registers,
 * and all of them are OR-ed, as in LIKWID.
 */
#include <string.h>

#include "shared/bits.h"
#include "core/lookup.h"
#include "core/text.h"
#include "event/encoding.h"
#include "event/error.h"
#include "event/field.h"
#include "event/grammar.h"
#include "event/names.h"
#include "event/parse.h"
#include "event/tool_words/likwid.h"
#include "event/tool_words/likwid_parse.h"
#include "event/tool_words/perf.h"
#include "uncore/name_hash.h"

/* ---- names of counters ---- */

static bool take_number(struct span name, size_t *at, unsigned *number)
{
	size_t first = *at;

	*number = 0;
	while (*at < name.length && *at < first + 4 && name.at[*at] >= '0' && name.at[*at] <= '9')
		*number = *number * 10 + (unsigned)(name.at[(*at)++] - '0');
	return *at != first && (name.at[first] != '0' || *at == first + 1);
}

bool is_pattern(const char *pattern, struct span name, unsigned *instance, unsigned *index)
{
	size_t at = 0;

	*instance = *index = 0;
	for (; *pattern != '\0'; pattern++) {
		if (*pattern == '{') {
			if (!take_number(name, &at, pattern[1] == 'n' ? instance : index))
				return false;
			pattern += 2;
		} else if (at == name.length ||
			   (name.at[at] != *pattern && small_letter(name.at[at]) != small_letter(*pattern))) {
			return false;
		} else {
			at++;
		}
	}
	return at == name.length;
}

void text_put_pattern(struct text *text, const char *pattern, unsigned instance, unsigned index)
{
	for (; *pattern != '\0'; pattern++) {
		if (*pattern != '{') {
			text_put(text, pattern, 1);
			continue;
		}
		text_put_number(text, pattern[1] == 'n' ? instance : index, 10);
		pattern += 2;
	}
}

const struct uncore_likwid_counter_row *likwid_counter(const struct uncore_tables *tables, struct span name,
						       unsigned *instance, unsigned *index)
{
	unsigned counters = names_begin(tables, UNCORE_NAMES_likwid), number;
	struct probe probe;
	size_t letters = 0;

	while (letters < name.length && !(name.at[letters] >= '0' && name.at[letters] <= '9'))
		letters++;
	probe = probe_begin(tables, uncore_name_hash(name.at, letters));
	while ((number = probe_next(&probe)) != 0) {
		const struct uncore_likwid_counter_row *row;

		if (number - counters >= tables->likwid_counters.count)
			continue;
		row = &uncore_likwid_counters(tables)[number - counters];
		if (is_pattern(uncore_text(tables, row->name), name, instance, index) &&
		    *index < uncore_counters(tables)[row->group].count)
			return row;
	}
	return NULL;
}

/* ---- the counter ---- */

/* Names the counters that can count the event: "MBOX0C0, MBOX0C1". */
static bool hint_counters(struct parse *parse, unsigned group, unsigned counters)
{
	char names[UNCORE_EVENT_ERROR_ROOM];
	struct text text = { names, sizeof(names), 0 };

	names[0] = '\0';
	for (unsigned at = 0; at < parse->tables->likwid_counters.count; at++) {
		const struct uncore_likwid_counter_row *row = &uncore_likwid_counters(parse->tables)[at];

		for (unsigned index = 0; index < 16 && row->group == group; index++) {
			if (!(counters >> index & 1))
				continue;
			text_put(&text, ", ", text.length != 0 ? 2 : 0);
			text_put_pattern(&text, uncore_text(parse->tables, row->name),
					 parse->instance < row->units ? parse->instance : 0, index);
		}
	}
	return parse_hint(parse, "counters that can: %s", text.length != 0 ? names : "none that LIKWID has");
}

/* An event of another box, or none at all: names the counters that can count it. */
static bool fail_event(struct parse *parse, struct span name, const char *dot)
{
	struct span head = { name.at, dot != NULL ? (size_t)(dot - name.at) : name.length };
	const struct uncore_event_row *row;
	uint16_t event, umask, alias;

	if (parse->error == NULL ||
	    (parse->error->code != UNCORE_EVENT_E_WRONG_BOX && parse->error->code != UNCORE_EVENT_E_UNKNOWN_EVENT))
		return false;
	if (find_event_row(parse->tables, head, &event, &alias) != 0 &&
	    !find_whole_umask(parse->tables, UNCORE_ANY_BOX, name, &event, &umask))
		return false;
	row = &uncore_events(parse->tables)[event];
	parse_fail(parse, UNCORE_EVENT_E_WRONG_BOX, parse->likwid_name, "%t cannot count %t, an event of %s",
		   &parse->likwid_name, &name, uncore_text(parse->tables, uncore_boxes(parse->tables)[row->box].id));
	return hint_counters(parse, uncore_boxes(parse->tables)[row->box].counters.first + (unsigned)row->group,
			     row->counters);
}

static bool fail_unit(struct parse *parse, struct span name, const struct uncore_likwid_counter_row *row,
		      unsigned index)
{
	char first[32], last[32];
	struct text a = { first, sizeof(first), 0 }, b = { last, sizeof(last), 0 };
	const char *pattern = uncore_text(parse->tables, row->name);

	text_put_pattern(&a, pattern, 0, index);
	text_put_pattern(&b, pattern, row->units - 1U, index);
	parse_fail(parse, UNCORE_EVENT_E_INSTANCE, name, "LIKWID has no %t", &name);
	return row->units > 1 ? parse_hint(parse, "it has %s to %s", first, last) :
				parse_hint(parse, "it has %s", first);
}

bool is_likwid(struct parse *parse, struct span name)
{
	parse->likwid = likwid_counter(parse->tables, name, &parse->likwid_instance, &parse->likwid_index);
	return parse->likwid != NULL;
}

/* LIKWID's name of what the counter counts, or ours: the id of its group. */
static bool is_own_name(const struct parse *parse, struct span event, unsigned index)
{
	const struct uncore_likwid_counter_row *row = parse->likwid;
	unsigned instance, number;

	if (*uncore_text(parse->tables, row->event) == '\0')
		return false;
	if (string_is(parse->tables, uncore_counters(parse->tables)[row->group].id, event))
		return true;
	return is_pattern(uncore_text(parse->tables, row->event), event, &instance, &number) &&
	       (strchr(uncore_text(parse->tables, row->event), '{') == NULL || number == index);
}

static void take_counter(struct parse *parse, struct span event, struct span name)
{
	parse->likwid_event = event;
	parse->likwid_name = name;
	parse->box = parse->likwid->box;
	parse->box_name = name;
	parse->instance = (uint16_t)parse->likwid_instance;
	parse->fill_count = 0;
}

bool on_likwid_event(struct parse *parse, struct span event, struct span name)
{
	uint16_t row, umask;

	if (parse->likwid_instance >= parse->likwid->units)
		return false;
	if (is_own_name(parse, event, parse->likwid_index))
		return !names_box(parse, event) && on_likwid(parse, event, NULL, name);
	take_counter(parse, event, name);
	parse->event = event;
	return find_no_box(parse->tables, parse->box, event, &row, &umask) && take_names(parse, row, event, umask);
}

bool on_likwid(struct parse *parse, struct span event, const char *dot, struct span name)
{
	const struct uncore_likwid_counter_row *row = parse->likwid;

	if (parse->likwid_instance >= row->units)
		return fail_unit(parse, name, row, parse->likwid_index);
	take_counter(parse, event, name);
	if (!is_own_name(parse, event, parse->likwid_index))
		return on_event(parse, event, dot) || fail_event(parse, event, dot);
	encoding_begin(parse->out, parse->tables, row->box, row->group);
	parse->out->instance = parse->instance;
	parse->out->counters = (uint16_t)low_bits(uncore_counters(parse->tables)[row->group].count);
	parse->is_group = true;
	parse->plain = false;
	parse->event = event;
	return true;
}

/* ---- options ---- */

/* LIKWID reads every number as a hexadecimal one, with 0x or without. */
static bool read_value(struct parse *parse, struct span name, struct span value, uint64_t *number)
{
	size_t at = value.length > 2 && value.at[0] == '0' && (value.at[1] | 0x20) == 'x' ? 2 : 0;

	*number = 0;
	for (; at < value.length; at++) {
		char c = small_letter(value.at[at]);

		if (!((c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'))) {
			parse_fail(parse, UNCORE_EVENT_E_BAD_VALUE, value, "%t is no number of LIKWID's", &value);
			return parse_hint(parse, "write a hexadecimal number, as %t=0x1", &name);
		}
		if (*number >> 60 != 0)
			return parse_fail(parse, UNCORE_EVENT_E_TOO_WIDE, value, "%t is wider than 64 bits", &value);
		*number = *number << 4 | (uint64_t)(c <= '9' ? c - '0' : c - 'a' + 10);
	}
	return true;
}

static struct fill *fill_of(struct parse *parse, uint16_t reg)
{
	for (unsigned at = 0; at < parse->fill_count; at++)
		if (parse->fills[at].reg == reg)
			return &parse->fills[at];
	if (parse->fill_count == FILL_LIMIT)
		return NULL;
	parse->fills[parse->fill_count] = (struct fill){ .reg = reg };
	return &parse->fills[parse->fill_count++];
}

static bool add_row(struct parse *parse, const struct uncore_likwid_option_row *row, struct span name,
		    struct span value, uint64_t number)
{
	struct fill *fill = fill_of(parse, row->reg);

	if (fill == NULL)
		return parse_fail(parse, UNCORE_EVENT_E_LIMIT, name, "there are too many options");
	if (row->value != 0 && (fill->given & row->mask) != 0) {
		parse_fail(parse, UNCORE_EVENT_E_DUPLICATE, name, "%t is given twice", &name);
		return parse_hint(parse, "leave one of the two out");
	}
	if (fill->mask == 0) {
		bool is_written = name.at >= parse->text.at && name.at < parse->text.at + parse->text.length;

		/* A default option is not written anywhere. */
		fill->name = is_written ? name : parse->likwid_name;
		fill->value = is_written ? value : (struct span){ NULL, 0 };
	}
	fill->mask |= row->mask;
	fill->given |= row->value != 0 ? row->mask : 0;
	fill->bits |= row->value != 0 ? scatter_bits(gather_bits(number, row->value), row->mask) : row->mask;
	return true;
}

/*
 * The bits of the value that the option takes; false: the box has no such option. A platform has at most 31 rows, and
 * an option several, so a walk costs about 1000 instructions. The index of names would grow for words that few write.
 */
static bool find_option(const struct parse *parse, struct span name, uint64_t *takes)
{
	bool found = false;

	*takes = 0;
	for (unsigned at = 0; at < parse->tables->likwid_options.count; at++) {
		const struct uncore_likwid_option_row *row = &uncore_likwid_options(parse->tables)[at];

		if (row->box != parse->likwid->box || !string_is(parse->tables, row->word, name))
			continue;
		found = true;
		*takes |= row->value;
	}
	return found;
}

static bool check_value(struct parse *parse, struct span name, struct span value, uint64_t takes, uint64_t *number)
{
	*number = 0;
	if (takes == 0 && value.at != NULL) {
		parse_fail(parse, UNCORE_EVENT_E_BAD_VALUE, value, "%t has no value in LIKWID", &name);
		return parse_hint(parse, "leave =%t out", &value);
	}
	if (takes == 0)
		return true;
	if (value.at == NULL) {
		parse_fail(parse, UNCORE_EVENT_E_BAD_VALUE, name, "%t needs a value", &name);
		return parse_hint(parse, "write %t=VALUE; it takes the bits %x", &name, takes);
	}
	if (!read_value(parse, name, value, number))
		return false;
	if ((*number & ~takes) == 0)
		return true;
	parse_fail(parse, UNCORE_EVENT_E_TOO_WIDE, value, "LIKWID does not write the bits %x of %t", *number & ~takes,
		   &name);
	return parse_hint(parse, "%t takes the bits %x here", &name, takes);
}

bool on_option(struct parse *parse, struct span name, struct span value, bool *is_option)
{
	uint64_t takes, number;

	*is_option = !parse->is_group && find_option(parse, name, &takes);
	if (!*is_option || !check_value(parse, name, value, takes, &number))
		return false;
	parse->plain = false;
	for (unsigned at = 0; at < parse->tables->likwid_options.count; at++) {
		const struct uncore_likwid_option_row *row = &uncore_likwid_options(parse->tables)[at];

		if (row->box == parse->likwid->box && string_is(parse->tables, row->word, name) &&
		    !add_row(parse, row, name, value, number))
			return false;
	}
	return true;
}

/* ---- the end ---- */

static bool is_given(struct parse *parse, struct span name)
{
	for (unsigned at = 0; at < parse->tables->likwid_options.count; at++) {
		const struct uncore_likwid_option_row *row = &uncore_likwid_options(parse->tables)[at];

		for (unsigned each = 0; each < parse->fill_count; each++)
			if (row->box == parse->likwid->box && row->value != 0 && row->reg == parse->fills[each].reg &&
			    string_is(parse->tables, row->word, name) && (parse->fills[each].given & row->mask))
				return true;
	}
	return false;
}

/* Adds the options that LIKWID adds to the event: "STATE=0x1f:INVERT". */
static bool add_defaults(struct parse *parse, const char *text)
{
	bool is_option, added = true;

	while (*text != '\0' && added) {
		size_t length = strcspn(text, ":"), head = strcspn(text, ":=");
		struct span name = { text, head }, value = { NULL, 0 };

		if (head < length)
			value = (struct span){ text + head + 1, length - head - 1 };
		if (!is_given(parse, name))
			added = on_option(parse, name, value, &is_option);
		text += length + (text[length] == ':');
	}
	return added;
}

/* Whether the name of the event gives the field this value already. LIKWID needs the option all the same. */
static bool is_said(const struct parse *parse, const struct fill *fill, uint64_t own)
{
	return fill->reg == parse->out->reg && (parse->taken & own) == own &&
	       ((parse->out->control.value ^ fill->bits) & own) == 0;
}

static bool set_fields(struct parse *parse, const struct fill *fill)
{
	struct uncore_range fields = layout_of(parse->tables, fill->reg)->fields;
	uint64_t left = fill->bits;

	for (unsigned at = fields.first; is_in_range(fields, at); at++) {
		const struct uncore_field_row *row = &uncore_fields(parse->tables)[at];
		struct assignment item = { { fill->reg, (uint16_t)at }, fill->name, fill->value };
		uint64_t own = uncore_field_mask(row);

		if ((row->flags & (UNCORE_FIELD_PART | UNCORE_FIELD_RESERVED)) || (fill->bits & own) == 0 ||
		    !is_writable(parse->tables, item.target))
			continue;
		if (!is_said(parse, fill, own) && (!check_assignment(parse, &item) ||
						   !set_assignment(parse, &item, uncore_field_value(row, fill->bits))))
			return false;
		left &= ~own;
	}
	if (left == 0)
		return true;
	parse_fail(parse, UNCORE_EVENT_E_NOT_WRITABLE, fill->name, "the options set bits %x of %s, which it lacks",
		   left, uncore_text(parse->tables, uncore_registers(parse->tables)[fill->reg].id));
	return parse_hint(parse, "leave these bits 0");
}

bool finish_options(struct parse *parse)
{
	const struct uncore_likwid_default_row *rows = uncore_likwid_defaults(parse->tables);

	if (parse->is_group)
		return true;
	for (unsigned at = 0; at < parse->tables->likwid_defaults.count; at++)
		if (rows[at].box == parse->likwid->box &&
		    string_may_be(parse->tables, rows[at].event, parse->likwid_event) &&
		    string_is(parse->tables, rows[at].event, parse->likwid_event) &&
		    !add_defaults(parse, uncore_text(parse->tables, rows[at].options)))
			return false;
	for (unsigned at = 0; at < parse->fill_count; at++)
		if (!set_fields(parse, &parse->fills[at]))
			return false;
	return true;
}

bool finish_counter(struct parse *parse)
{
	struct uncore_encoding *out = parse->out;
	unsigned index = parse->likwid_index;

	if (out->group == parse->likwid->group && (out->counters >> index & 1)) {
		out->counters = (uint16_t)(1U << index);
		return true;
	}
	parse_fail(parse, UNCORE_EVENT_E_CONFLICT, parse->likwid_name, "%t cannot count %t", &parse->likwid_name,
		   &parse->event);
	return hint_counters(parse, out->group, out->counters);
}
