/* SPDX-License-Identifier: MIT */
/* Writes encodings as expressions in the canonical form. */
#include <limits.h>
#include <string.h>

#include "core/lookup.h"
#include "core/text.h"
#include "event/encoding.h"
#include "event/field.h"
#include "event/format.h"
#include "event/names.h"
#include "event/umask.h"
#include "event/value.h"

static int finish(const struct text *text)
{
	return text->length > INT_MAX ? UNCORE_E_RANGE : (int)text->length;
}

static void start(struct text *text, char *at, size_t room)
{
	*text = (struct text){ at, room, 0 };
	if (room != 0)
		*at = '\0';
}

static uint64_t default_bits(const struct uncore_encoding *encoding)
{
	return encoding->event == UNCORE_NO_INDEX ? 0 : changeable_defaults(encoding->tables, encoding->event);
}

/* The fields with the event's default, which its name includes. */
static uint64_t unsaid_defaults(const struct uncore_encoding *encoding)
{
	struct uncore_range fields = layout_of(encoding->tables, encoding->reg)->fields;
	uint64_t differs = encoding->control.value ^ uncore_events(encoding->tables)[encoding->event].control;
	uint64_t defaults = default_bits(encoding), said = 0;

	for (unsigned at = fields.first; defaults != 0 && at < (unsigned)fields.first + fields.count; at++) {
		const struct uncore_field_row *row = &uncore_fields(encoding->tables)[at];
		uint64_t mask = uncore_field_mask(row);

		if (!(row->flags & UNCORE_FIELD_PART) && (mask & ~defaults) == 0 && (differs & mask) == 0)
			said |= mask;
	}
	return said;
}

/* Fields in which the expression chose only some of the bits that the umasks set. They must be written. */
static uint64_t narrowed_fields(const struct uncore_encoding *encoding, uint64_t set_mask)
{
	struct uncore_range fields = layout_of(encoding->tables, encoding->reg)->fields;
	uint64_t set = 0, narrowed = 0;

	for (unsigned at = 0; at < encoding->umask_count; at++)
		set |= uncore_umasks(encoding->tables)[encoding->umasks[at]].control;
	set = (set ^ encoding->control.value) & set_mask;
	for (unsigned at = fields.first; set != 0 && is_in_range(fields, at); at++) {
		const struct uncore_field_row *row = &uncore_fields(encoding->tables)[at];

		if ((row->flags & UNCORE_FIELD_FLAGS) && (uncore_field_mask(row) & set))
			narrowed |= uncore_field_mask(row);
	}
	return narrowed;
}

uint64_t said_bits(const struct uncore_encoding *encoding)
{
	uint16_t field = umask_field(encoding);
	uint64_t said = select_mask(encoding), set_mask = 0;

	if (encoding->event == UNCORE_NO_INDEX)
		return 0;
	if (encoding->umask_count != 0 && field != UNCORE_NO_INDEX)
		said |= uncore_field_mask(&uncore_fields(encoding->tables)[field]);
	for (unsigned at = 0; at < encoding->umask_count; at++)
		set_mask |= umask_set_mask(encoding->tables, encoding->umasks[at]);
	said |= set_mask & ~narrowed_fields(encoding, set_mask);
	return said | (uncore_events(encoding->tables)[encoding->event].control & ~default_bits(encoding)) |
	       unsaid_defaults(encoding);
}

bool is_implied(const struct uncore_encoding *encoding, struct settable target, uint64_t value)
{
	unsigned first, count;

	for (unsigned list = 0; next_filter_list(encoding, list, &first, &count); list++) {
		for (unsigned at = first; at < first + count; at++) {
			const struct uncore_filter_row *row = &uncore_filters(encoding->tables)[at];

			if (row->reg == target.reg && row->field == target.field && row->value == value &&
			    (row->kind == UNCORE_FILTER_VALUE || (row->kind == UNCORE_FILTER_NONZERO && value != 0)))
				return true;
		}
	}
	return false;
}

/* ---- fields ---- */

/* Writes a field, or fails. */
typedef int put_field(struct text *text, const struct uncore_encoding *encoding, struct settable target,
		      uint64_t value);

static bool finds_it(const struct uncore_encoding *encoding, struct span name, struct settable target)
{
	struct settable found, second;

	return name.length != 0 && find_target(encoding, name, &found, &second) == 0 && found.reg == target.reg &&
	       found.field == target.field;
}

/* Names in documents may have blanks and brackets, which the grammar does not allow. */
static bool is_word(const char *name)
{
	for (; *name != '\0'; name++) {
		if (!(*name >= 'a' && *name <= 'z') && !(*name >= '0' && *name <= '9') && *name != '_')
			return false;
	}
	return true;
}

static const char *find_alias(const struct uncore_encoding *encoding, struct settable target)
{
	const struct uncore_tables *tables = encoding->tables;

	for (unsigned at = 0; at < tables->aliases.count; at++) {
		const struct uncore_alias_row *row = &uncore_aliases(tables)[at];
		const char *name = uncore_text(tables, row->name);

		if (row->reg == target.reg && row->field == target.field && is_word(name) &&
		    finds_it(encoding, (struct span){ name, strlen(name) }, target))
			return name;
	}
	return NULL;
}

void text_put_field(struct text *text, const struct uncore_encoding *encoding, struct settable target)
{
	const struct uncore_tables *tables = encoding->tables;
	const char *id = uncore_text(tables, uncore_fields(tables)[target.field].id);
	const char *name = id;

	if (!finds_it(encoding, (struct span){ id, strlen(id) }, target))
		name = find_alias(encoding, target);
	if (name == NULL) {
		text_put_string(text, uncore_text(tables, uncore_registers(tables)[target.reg].id));
		text_put_string(text, ".");
	}
	text_put_string(text, name != NULL ? name : id);
}

static int put_own(struct text *text, const struct uncore_encoding *encoding, struct settable target, uint64_t value)
{
	text_put_field(text, encoding, target);
	if (uncore_fields(encoding->tables)[target.field].width == 1 && value == 1)
		return 0;
	text_put_string(text, "=");
	text_put_value(text, encoding, target, value);
	return 0;
}

/* ---- registers ---- */

struct writer {
	struct text *text;
	const struct uncore_encoding *encoding;
	put_field *put;
	const char *between; /* before the next field */
	bool raw;            /* every field is written, because no name includes one */
};

/* Writes a whole field if all of it is set; else those of its parts that are set. */
static bool is_set(const struct uncore_field_row *row, uint64_t mask, uint64_t *done)
{
	uint64_t own = uncore_field_mask(row);

	if ((row->flags & UNCORE_FIELD_RESERVED) || (own & ~mask) || (own & *done))
		return false;
	*done |= own;
	return true;
}

static int put_register(struct writer *writer, uint16_t reg, const struct uncore_bits *bits, uint64_t said)
{
	const struct uncore_tables *tables = writer->encoding->tables;
	struct uncore_range fields = layout_of(tables, reg)->fields;

	for (unsigned at = fields.first; at < (unsigned)fields.first + fields.count; at++) {
		const struct uncore_field_row *row = &uncore_fields(tables)[at];
		struct settable target = { reg, (uint16_t)at };
		uint64_t mask = uncore_field_mask(row), value = uncore_field_value(row, bits->value);
		bool is_control = reg == writer->encoding->reg;
		uint64_t unsaid = uncore_field_value(row, layout_of(tables, reg)->event_defaults);
		int result;

		if (!is_set(row, bits->mask, &said) ||
		    (is_control && value == unsaid && !(mask & default_bits(writer->encoding))) ||
		    (!is_control && !writer->raw && is_implied(writer->encoding, target, value)))
			continue;
		text_put_string(writer->text, writer->between);
		writer->between = ",";
		result = writer->put(writer->text, writer->encoding, target, value);
		if (result != 0)
			return result;
	}
	return 0;
}

static int put_filters(struct writer *writer)
{
	const struct uncore_encoding *encoding = writer->encoding;
	int result = 0;

	for (unsigned at = 0; result == 0 && at < encoding->filter_count; at++)
		result = put_register(writer, encoding->filters[at].reg, &encoding->filters[at].bits, 0);
	return result;
}

/* ---- whole expressions ---- */

static void put_box(struct text *text, const struct uncore_encoding *encoding)
{
	text_put_string(text, uncore_text(encoding->tables, uncore_boxes(encoding->tables)[encoding->box].id));
	if (encoding->instance != UNCORE_ALL_INSTANCES)
		text_put_number(text, encoding->instance, 10);
}

/* A raw event is for the box's first group unless it names another. */
static void put_raw_group(struct text *text, const struct uncore_encoding *encoding)
{
	struct span any = { "", 0 };

	if (raw_group(encoding->tables, encoding->box, any) == encoding->group)
		return;
	text_put_string(text, ".");
	text_put_string(text, uncore_text(encoding->tables, uncore_counters(encoding->tables)[encoding->group].id));
}

static void put_event(struct text *text, const struct uncore_encoding *encoding)
{
	const struct uncore_tables *tables = encoding->tables;

	if (encoding->instance != UNCORE_ALL_INSTANCES) {
		put_box(text, encoding);
		text_put_string(text, ":");
	}
	text_put_string(text, uncore_text(tables, uncore_events(tables)[encoding->event].name));
	for (unsigned at = 0; at < encoding->umask_count; at++) {
		text_put_string(text, at == 0 ? "." : "+");
		text_put_string(text, uncore_text(tables, uncore_umasks(tables)[encoding->umasks[at]].name));
	}
	if (encoding_lacks_umask(encoding) && umask_field(encoding) != UNCORE_NO_INDEX) {
		text_put_string(text, ",");
		text_put_field(text, encoding, (struct settable){ encoding->reg, umask_field(encoding) });
		text_put_string(text, "=0");
	}
}

/* The event's code may be 0, and must be written nevertheless. */
static void put_raw_select(struct writer *writer)
{
	const struct uncore_tables *tables = writer->encoding->tables;
	uint16_t field = role_field(tables, writer->encoding->reg, UNCORE_ROLE_EVENT_SELECT);
	const struct uncore_field_row *row = &uncore_fields(tables)[field];

	if (field == UNCORE_NO_INDEX || (writer->encoding->control.value & uncore_field_mask(row)))
		return;
	text_put_field(writer->text, writer->encoding, (struct settable){ writer->encoding->reg, field });
	text_put_string(writer->text, "=0");
	writer->between = ",";
}

/* Counters that count one thing have a name, or an event is their name, and nothing else. */
static int format_group(const struct uncore_encoding *encoding, char *at, size_t room)
{
	struct text text;

	start(&text, at, room);
	if (encoding->event != UNCORE_NO_INDEX) {
		put_event(&text, encoding);
		return finish(&text);
	}
	put_box(&text, encoding);
	text_put_string(&text, ":");
	text_put_string(&text, uncore_text(encoding->tables, uncore_counters(encoding->tables)[encoding->group].id));
	return finish(&text);
}

int uncore_event_format(const struct uncore_encoding *encoding, char *at, size_t room)
{
	bool raw = encoding->event == UNCORE_NO_INDEX;
	struct text text;
	struct writer writer = { &text, encoding, put_own, raw ? "" : ",", raw };
	int result;

	if (has_fixed_event(encoding))
		return format_group(encoding, at, room);
	start(&text, at, room);
	if (raw) {
		put_box(&text, encoding);
		put_raw_group(&text, encoding);
		text_put_string(&text, "/");
		put_raw_select(&writer);
	} else {
		put_event(&text, encoding);
	}
	result = put_register(&writer, encoding->reg, &encoding->control, said_bits(encoding));
	if (result == 0)
		result = put_filters(&writer);
	if (raw)
		text_put_string(&text, "/");
	return result != 0 ? result : finish(&text);
}

/* Instances in one PCI function are one PMU for tools that find PMUs by function. */
bool is_one_pmu(const struct uncore_tables *tables, uint16_t box)
{
	const struct uncore_box_row *row = &uncore_boxes(tables)[box];
	const struct uncore_function_row *function;
	const struct uncore_place_row *places;
	uint16_t index = UNCORE_NO_INDEX;

	if (row->counters.count > 0)
		index = uncore_registers(tables)[uncore_counters(tables)[row->counters.first].data].function;
	if (index == UNCORE_NO_INDEX || row->instances == 1)
		return row->instances == 1;
	function = &uncore_functions(tables)[index];
	places = &uncore_places(tables)[function->first_place];
	for (unsigned at = 0; at < row->instances; at++)
		if (function->shared == 0 || places[at].device != places[0].device ||
		    places[at].function != places[0].function || places[at].device_id != places[0].device_id ||
		    (places[at].device == UNCORE_NO_PLACE && places[at].device_id == 0))
			return false;
	return true;
}
