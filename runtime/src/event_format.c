/* SPDX-License-Identifier: MIT */
/* Encodings as expressions: our own canonical form, and perf's. */
#include <limits.h>
#include <string.h>

#include "event_internal.h"

static void put_string(struct uncore_priv_text *text, const char *string)
{
	uncore_priv_put(text, string, strlen(string));
}

static int finish(const struct uncore_priv_text *text)
{
	return text->length > INT_MAX ? UNCORE_E_RANGE : (int)text->length;
}

static void start(struct uncore_priv_text *text, char *at, size_t room)
{
	*text = (struct uncore_priv_text){ at, room, 0 };
	if (room != 0)
		*at = '\0';
}

static uint64_t default_bits(const struct uncore_encoding *encoding)
{
	return encoding->event == UNCORE_NO_INDEX ? 0 : uncore_priv_defaults(encoding->tables, encoding->event);
}

/* The fields that have the event's default, which its name says. */
static uint64_t unsaid_defaults(const struct uncore_encoding *encoding)
{
	struct uncore_range fields = uncore_priv_layout(encoding->tables, encoding->reg)->fields;
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

uint64_t uncore_priv_said_bits(const struct uncore_encoding *encoding)
{
	uint16_t field = uncore_priv_umask_field(encoding);
	uint64_t said = uncore_priv_select_mask(encoding);

	if (encoding->event == UNCORE_NO_INDEX)
		return 0;
	if (encoding->umask_count != 0 && field != UNCORE_NO_INDEX)
		said |= uncore_field_mask(&uncore_fields(encoding->tables)[field]);
	return said | (uncore_events(encoding->tables)[encoding->event].control & ~default_bits(encoding)) |
	       unsaid_defaults(encoding);
}

/* Whether the name of the event or a umask sets the filter field to what it has. */
static bool is_implied(const struct uncore_encoding *encoding, struct uncore_priv_target target, uint64_t value)
{
	unsigned first, count;

	for (unsigned list = 0; uncore_priv_filter_list(encoding, list, &first, &count); list++) {
		for (unsigned at = first; at < first + count; at++) {
			const struct uncore_filter_row *row = &uncore_filters(encoding->tables)[at];

			if (row->reg == target.reg && row->field == target.field && row->kind == UNCORE_FILTER_VALUE &&
			    row->value == value)
				return true;
		}
	}
	return false;
}

/* ---- fields ---- */

/* Writes a field, or fails. */
typedef int put_field(struct uncore_priv_text *text, const struct uncore_encoding *encoding,
		      struct uncore_priv_target target, uint64_t value);

static bool finds_it(const struct uncore_encoding *encoding, struct uncore_priv_span name,
		     struct uncore_priv_target target)
{
	struct uncore_priv_target found, second;

	return name.length != 0 && uncore_priv_find_target(encoding, name, &found, &second) == 0 &&
	       found.reg == target.reg && found.field == target.field;
}

/* Names of documents may hold blanks and brackets, which the grammar does not know. */
static bool is_word(const char *name)
{
	for (; *name != '\0'; name++) {
		if (!(*name >= 'a' && *name <= 'z') && !(*name >= '0' && *name <= '9') && *name != '_')
			return false;
	}
	return true;
}

static const char *find_alias(const struct uncore_encoding *encoding, struct uncore_priv_target target)
{
	const struct uncore_tables *tables = encoding->tables;

	for (unsigned at = 0; at < tables->aliases.count; at++) {
		const struct uncore_alias_row *row = &uncore_aliases(tables)[at];
		const char *name = uncore_text(tables, row->name);

		if (row->reg == target.reg && row->field == target.field && is_word(name) &&
		    finds_it(encoding, (struct uncore_priv_span){ name, strlen(name) }, target))
			return name;
	}
	return NULL;
}

void uncore_priv_put_field(struct uncore_priv_text *text, const struct uncore_encoding *encoding,
			   struct uncore_priv_target target)
{
	const struct uncore_tables *tables = encoding->tables;
	const char *id = uncore_text(tables, uncore_fields(tables)[target.field].id);
	const char *name = id;

	if (!finds_it(encoding, (struct uncore_priv_span){ id, strlen(id) }, target))
		name = find_alias(encoding, target);
	if (name == NULL) {
		put_string(text, uncore_text(tables, uncore_registers(tables)[target.reg].id));
		put_string(text, ".");
	}
	put_string(text, name != NULL ? name : id);
}

static int put_own(struct uncore_priv_text *text, const struct uncore_encoding *encoding,
		   struct uncore_priv_target target, uint64_t value)
{
	uncore_priv_put_field(text, encoding, target);
	if (uncore_fields(encoding->tables)[target.field].width == 1 && value == 1)
		return 0;
	put_string(text, "=");
	uncore_priv_put_value(text, encoding, target, value);
	return 0;
}

static bool is_of_cpus(const struct uncore_encoding *encoding)
{
	return uncore_boxes(encoding->tables)[encoding->box].scope == UNCORE_SCOPE_CPU;
}

/* perf's format terms for control fields (Linux, arch/x86/events/intel: uncore_snbep.c, and of CPUs core.c). */
static const char *perf_term(unsigned role, bool of_cpus)
{
	switch (role) {
	case UNCORE_ROLE_EVENT_SELECT:
		return "event";
	case UNCORE_ROLE_UMASK:
		return "umask";
	case UNCORE_ROLE_EDGE:
		return "edge";
	case UNCORE_ROLE_INVERT:
		return "inv";
	case UNCORE_ROLE_THRESHOLD:
		return of_cpus ? "cmask" : "thresh";
	case UNCORE_ROLE_THREAD_ENABLE:
		return "tid_en";
	case UNCORE_ROLE_OCCUPANCY_SELECT:
		return "occ_sel";
	case UNCORE_ROLE_OCCUPANCY_INVERT:
		return "occ_invert";
	case UNCORE_ROLE_OCCUPANCY_EDGE:
		return "occ_edge";
	default:
		return NULL;
	}
}

static bool begins(const char *text, const char *prefix)
{
	return strncmp(text, prefix, strlen(prefix)) == 0;
}

/* perf's names of filter fields stand in the tables as aliases. */
static const char *perf_alias(const struct uncore_tables *tables, struct uncore_priv_target target)
{
	for (unsigned at = 0; at < tables->aliases.count; at++) {
		const struct uncore_alias_row *row = &uncore_aliases(tables)[at];
		const char *name = uncore_text(tables, row->name);

		if (row->reg == target.reg && row->field == target.field &&
		    (begins(name, "filter_") || begins(name, "match_") || begins(name, "mask_")))
			return name;
	}
	return NULL;
}

static int put_perf(struct uncore_priv_text *text, const struct uncore_encoding *encoding,
		    struct uncore_priv_target target, uint64_t value)
{
	const struct uncore_tables *tables = encoding->tables;
	const char *name = target.reg == encoding->reg ?
				   perf_term(uncore_fields(tables)[target.field].role, is_of_cpus(encoding)) :
				   perf_alias(tables, target);

	if (name == NULL)
		return UNCORE_E_NOENT;
	put_string(text, name);
	if (uncore_fields(tables)[target.field].width == 1 && value == 1)
		return 0;
	put_string(text, "=");
	uncore_priv_put_number(text, value, 16);
	return 0;
}

/* ---- registers ---- */

struct writer {
	struct uncore_priv_text *text;
	const struct uncore_encoding *encoding;
	put_field *put;
	const char *between; /* before the next field */
	bool raw;            /* every field is written, as no name says any */
};

/* A field is written whole where it is set whole; else those of its parts that are. */
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
	struct uncore_range fields = uncore_priv_layout(tables, reg)->fields;

	for (unsigned at = fields.first; at < (unsigned)fields.first + fields.count; at++) {
		const struct uncore_field_row *row = &uncore_fields(tables)[at];
		struct uncore_priv_target target = { reg, (uint16_t)at };
		uint64_t mask = uncore_field_mask(row), value = (bits->value & mask) >> row->lo;
		bool is_control = reg == writer->encoding->reg;
		uint64_t unsaid = (uncore_priv_layout(tables, reg)->event_defaults & mask) >> row->lo;
		int result;

		if (!is_set(row, bits->mask, &said) ||
		    (is_control && value == unsaid && !(mask & default_bits(writer->encoding))) ||
		    (!is_control && !writer->raw && is_implied(writer->encoding, target, value)))
			continue;
		put_string(writer->text, writer->between);
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

static void put_box(struct uncore_priv_text *text, const struct uncore_encoding *encoding)
{
	put_string(text, uncore_text(encoding->tables, uncore_boxes(encoding->tables)[encoding->box].id));
	if (encoding->instance != UNCORE_ALL_INSTANCES)
		uncore_priv_put_number(text, encoding->instance, 10);
}

/* A raw event is one of the box's first group unless it names another. */
static void put_raw_group(struct uncore_priv_text *text, const struct uncore_encoding *encoding)
{
	struct uncore_priv_span any = { "", 0 };

	if (uncore_priv_raw_group(encoding->tables, encoding->box, any) == encoding->group)
		return;
	put_string(text, ".");
	put_string(text, uncore_text(encoding->tables, uncore_counters(encoding->tables)[encoding->group].id));
}

static void put_event(struct uncore_priv_text *text, const struct uncore_encoding *encoding)
{
	const struct uncore_tables *tables = encoding->tables;

	if (encoding->instance != UNCORE_ALL_INSTANCES) {
		put_box(text, encoding);
		put_string(text, ":");
	}
	put_string(text, uncore_text(tables, uncore_events(tables)[encoding->event].name));
	for (unsigned at = 0; at < encoding->umask_count; at++) {
		put_string(text, at == 0 ? "." : "+");
		put_string(text, uncore_text(tables, uncore_umasks(tables)[encoding->umasks[at]].name));
	}
}

/* The event's code may be 0, and must still be said. */
static void put_raw_select(struct writer *writer)
{
	const struct uncore_tables *tables = writer->encoding->tables;
	uint16_t field = uncore_priv_role_field(tables, writer->encoding->reg, UNCORE_ROLE_EVENT_SELECT);
	const struct uncore_field_row *row = &uncore_fields(tables)[field];

	if (field == UNCORE_NO_INDEX || (writer->encoding->control.value & uncore_field_mask(row)))
		return;
	uncore_priv_put_field(writer->text, writer->encoding,
			      (struct uncore_priv_target){ writer->encoding->reg, field });
	put_string(writer->text, "=0");
	writer->between = ",";
}

/* Counters that count one thing have a name and nothing else. */
static int format_group(const struct uncore_encoding *encoding, char *at, size_t room)
{
	struct uncore_priv_text text;

	start(&text, at, room);
	put_box(&text, encoding);
	put_string(&text, ":");
	put_string(&text, uncore_text(encoding->tables, uncore_counters(encoding->tables)[encoding->group].id));
	return finish(&text);
}

int uncore_event_format(const struct uncore_encoding *encoding, char *at, size_t room)
{
	bool raw = encoding->event == UNCORE_NO_INDEX;
	struct uncore_priv_text text;
	struct writer writer = { &text, encoding, put_own, raw ? "" : ",", raw };
	int result;

	if (uncore_priv_is_group(encoding))
		return format_group(encoding, at, room);
	start(&text, at, room);
	if (raw) {
		put_box(&text, encoding);
		put_raw_group(&text, encoding);
		put_string(&text, "/");
		put_raw_select(&writer);
	} else {
		put_event(&text, encoding);
	}
	result = put_register(&writer, encoding->reg, &encoding->control, uncore_priv_said_bits(encoding));
	if (result == 0)
		result = put_filters(&writer);
	if (raw)
		put_string(&text, "/");
	return result != 0 ? result : finish(&text);
}

/* Instances that count in one PCI function are one PMU to the tools that find a PMU by its function. */
bool uncore_priv_is_one_pmu(const struct uncore_tables *tables, uint16_t box)
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
		if (function->shared == 0 || places[at].device == UNCORE_NO_PLACE ||
		    places[at].device != places[0].device || places[at].function != places[0].function)
			return false;
	return true;
}

/* perf's name of the box is the alias that begins with "uncore_"; without one, "uncore_" and the id; of CPUs "cpu". */
static void put_pmu(struct uncore_priv_text *text, const struct uncore_encoding *encoding)
{
	const struct uncore_tables *tables = encoding->tables;
	const struct uncore_box_row *box = &uncore_boxes(tables)[encoding->box];
	const char *name = NULL;

	for (unsigned at = 0; at < tables->aliases.count; at++) {
		const struct uncore_alias_row *row = &uncore_aliases(tables)[at];

		if (row->box == encoding->box && row->reg == UNCORE_NO_INDEX &&
		    begins(uncore_text(tables, row->name), "uncore_"))
			name = uncore_text(tables, row->name);
	}
	if (is_of_cpus(encoding)) {
		put_string(text, "cpu");
		return;
	}
	if (name == NULL)
		put_string(text, "uncore_");
	put_string(text, name != NULL ? name : uncore_text(tables, box->id));
	if (encoding->instance != UNCORE_ALL_INSTANCES && !uncore_priv_is_one_pmu(tables, encoding->box)) {
		put_string(text, "_");
		uncore_priv_put_number(text, encoding->instance, 10);
	}
}

/* Code and extension are one number there, the extension above the code. */
static uint64_t put_perf_event(struct uncore_priv_text *text, const struct uncore_encoding *encoding)
{
	const struct uncore_tables *tables = encoding->tables;
	uint16_t low = uncore_priv_role_field(tables, encoding->reg, UNCORE_ROLE_EVENT_SELECT);
	uint16_t high = uncore_priv_role_field(tables, encoding->reg, UNCORE_ROLE_EVENT_SELECT_EXT);
	const struct uncore_field_row *rows = uncore_fields(tables);
	uint64_t code = 0, said = 0;

	if (low != UNCORE_NO_INDEX) {
		said = uncore_field_mask(&rows[low]);
		code = (encoding->control.value & said) >> rows[low].lo;
	}
	if (low != UNCORE_NO_INDEX && high != UNCORE_NO_INDEX) {
		uint64_t mask = uncore_field_mask(&rows[high]);

		code |= (encoding->control.value & mask) >> rows[high].lo << rows[low].width;
		said |= mask;
	}
	put_string(text, "event=");
	uncore_priv_put_number(text, code, 16);
	return said;
}

static uint64_t level_bits(const struct uncore_encoding *encoding)
{
	return uncore_priv_role_bits(encoding, UNCORE_ROLE_PRIVILEGED) |
	       uncore_priv_role_bits(encoding, UNCORE_ROLE_UNPRIVILEGED);
}

/* Levels of privilege are no terms but modifiers: k and u, neither where both are meant. */
static int put_perf_levels(struct uncore_priv_text *text, const struct uncore_encoding *encoding)
{
	uint64_t levels = level_bits(encoding), chosen = encoding->control.value & levels;

	if (levels == 0 || chosen == levels)
		return 0;
	if (chosen == 0)
		return UNCORE_E_NOENT;
	put_string(text, chosen == uncore_priv_role_bits(encoding, UNCORE_ROLE_PRIVILEGED) ? "k" : "u");
	return 0;
}

int uncore_event_format_perf(const struct uncore_encoding *encoding, char *at, size_t room)
{
	struct uncore_priv_text text;
	struct writer writer = { &text, encoding, put_perf, ",", true };
	uint64_t said;
	int result;

	start(&text, at, room);
	if (uncore_priv_role_field(encoding->tables, encoding->reg, UNCORE_ROLE_EVENT_SELECT) == UNCORE_NO_INDEX ||
	    uncore_priv_is_part_of_pmu(encoding))
		return UNCORE_E_NOENT;
	put_pmu(&text, encoding);
	put_string(&text, "/");
	said = put_perf_event(&text, encoding) | level_bits(encoding);
	result = put_register(&writer, encoding->reg, &encoding->control, said);
	if (result == 0)
		result = put_filters(&writer);
	put_string(&text, "/");
	if (result == 0)
		result = put_perf_levels(&text, encoding);
	return result != 0 ? result : finish(&text);
}
