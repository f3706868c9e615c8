/* SPDX-License-Identifier: MIT */
/*
 * Tests every event of every platform: it is found by each of its names, encoded, decoded to itself, and encoded to the
 * same bits again.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "uncore/event.h"
#include "uncore/uncore.h"

enum { ROOM = 512 };

/* One event, with or without a umask, and the fields that its expression also needs. */
struct sample {
	const struct uncore_tables *tables;
	const struct uncore_event_row *event;
	const struct uncore_umask_row *umask; /* NULL: none */
	uint16_t event_index, umask_index;
	char text[ROOM];
};

typedef void visit(const struct sample *sample);

static const char *text_of(const struct uncore_tables *tables, uncore_string at)
{
	return uncore_text(tables, at);
}

/* Adds the filters that the user must give, with the value 1, which fits every field. */
static void add_filters(struct sample *sample, unsigned first, unsigned count)
{
	for (unsigned at = first; at < first + count; at++) {
		const struct uncore_filter_row *row = &uncore_filters(sample->tables)[at];
		size_t length = strlen(sample->text);
		char name[100];

		snprintf(name, sizeof(name), "%s.%s",
			 text_of(sample->tables, uncore_registers(sample->tables)[row->reg].id),
			 text_of(sample->tables, uncore_fields(sample->tables)[row->field].id));
		if (row->kind != UNCORE_FILTER_VALUE && strstr(sample->text, name) == NULL)
			snprintf(sample->text + length, ROOM - length, ",%s=1", name);
	}
}

/*
 * Adds a field of the control where 0 counts nothing and the event's name chooses none: the first that events decide.
 */
static void add_choice(struct sample *sample)
{
	const struct uncore_tables *tables = sample->tables;
	unsigned group = uncore_boxes(tables)[sample->event->box].counters.first + (unsigned)sample->event->group;
	const struct uncore_layout_row *layout;

	if (sample->event->group == UINT8_MAX || sample->event->control != 0 ||
	    uncore_counters(tables)[group].enable != UNCORE_ENABLE_NONZERO)
		return;
	layout = &uncore_layouts(tables)[uncore_registers(tables)[uncore_counters(tables)[group].control].layout];
	for (unsigned at = layout->fields.first; at < (unsigned)layout->fields.first + layout->fields.count; at++) {
		const struct uncore_field_row *field = &uncore_fields(tables)[at];

		if ((uncore_field_mask(field) & ~layout->event_bits) != 0)
			continue;
		snprintf(sample->text + strlen(sample->text), ROOM - strlen(sample->text), ",%s=1",
			 text_of(tables, field->id));
		return;
	}
}

static void make_text(struct sample *sample)
{
	const struct uncore_tables *tables = sample->tables;

	snprintf(sample->text, ROOM, "%s%s%s", text_of(tables, sample->event->name), sample->umask != NULL ? "." : "",
		 sample->umask != NULL ? text_of(tables, sample->umask->name) : "");
	if (sample->event->flags & UNCORE_EVENT_NEEDS_THRESHOLD)
		strcat(sample->text, ",t=1");
	add_choice(sample);
	add_filters(sample, sample->event->first_filter, sample->event->filter_count);
	if (sample->umask != NULL)
		add_filters(sample, sample->umask->first_filter, sample->umask->filter_count);
}

static bool can_be_programmed(const struct sample *sample)
{
	return !(sample->event->flags & UNCORE_EVENT_UNPROGRAMMABLE) &&
	       (sample->umask == NULL || !(sample->umask->flags & UNCORE_UMASK_UNPROGRAMMABLE));
}

static void visit_event(struct sample *sample, visit *see)
{
	sample->umask = NULL;
	if (!(sample->event->flags & UNCORE_EVENT_UMASK_REQUIRED)) {
		make_text(sample);
		see(sample);
	}
	for (unsigned at = 0; at < sample->event->umask_count; at++) {
		sample->umask_index = (uint16_t)(sample->event->first_umask + at);
		sample->umask = &uncore_umasks(sample->tables)[sample->umask_index];
		make_text(sample);
		/* Such a umask is no event alone: see test_runtime_umask.c. */
		if (!(sample->umask->flags & UNCORE_UMASK_NARROWS))
			see(sample);
	}
}

static void visit_all(visit *see)
{
	struct sample sample;

	for (unsigned at = 0; (sample.tables = uncore_platform_at(at)) != NULL; at++) {
		for (unsigned row = 0; row < sample.tables->events.count; row++) {
			sample.event_index = (uint16_t)row;
			sample.event = &uncore_events(sample.tables)[row];
			visit_event(&sample, see);
		}
	}
}

static void parse(const struct uncore_tables *tables, const char *text, struct uncore_encoding *encoding)
{
	struct uncore_event_error error;
	int result = uncore_event_parse(tables, text, strlen(text), encoding, &error);

	if (result != 0)
		print_error("%s: %s:%u: %s (%s)\n", text, uncore_event_code_name(error.code), error.column,
			    error.message, error.hint);
	assert_int_equal(result, 0);
}

static void assert_same_bits(const struct uncore_encoding *a, const struct uncore_encoding *b)
{
	assert_int_equal(a->box, b->box);
	assert_int_equal(a->group, b->group);
	assert_int_equal(a->control.value, b->control.value);
	assert_int_equal(a->control.mask, b->control.mask);
	assert_int_equal(a->filter_count, b->filter_count);
	for (unsigned at = 0; at < a->filter_count; at++) {
		assert_int_equal(a->filters[at].reg, b->filters[at].reg);
		assert_int_equal(a->filters[at].bits.value, b->filters[at].bits.value);
		assert_int_equal(a->filters[at].bits.mask, b->filters[at].bits.mask);
	}
}

static uint64_t umask_bits(const struct uncore_encoding *encoding)
{
	uint64_t bits = 0;

	for (unsigned at = 0; at < encoding->umask_count; at++)
		bits |= uncore_umasks(encoding->tables)[encoding->umasks[at]].control;
	return bits;
}

/* The event has the same name. If the tables have two names for one thing, it has the same code. A umask may be 0. */
static void assert_same_event(const struct uncore_encoding *a, const struct uncore_encoding *b)
{
	const struct uncore_event_row *events = uncore_events(a->tables);

	assert_true(b->event != UNCORE_NO_INDEX);
	assert_true(a->event == b->event || events[a->event].control == events[b->event].control);
	if (a->event == b->event)
		assert_int_equal(umask_bits(a), umask_bits(b));
}

/* The only event of its counters: no register says that they count it. */
static bool has_own_counter(const struct sample *sample)
{
	unsigned groups = uncore_boxes(sample->tables)[sample->event->box].counters.first;

	return sample->event->group != UINT8_MAX &&
	       uncore_counters(sample->tables)[groups + sample->event->group].kind != UNCORE_COUNTER_GENERAL;
}

/* Filters tell the umasks of the event apart. */
static bool has_filters_for_umasks(const struct sample *sample)
{
	return sample->umask != NULL && sample->event->umask_field == UNCORE_NO_INDEX;
}

static void see_round_trip(const struct sample *sample)
{
	struct uncore_encoding first, decoded, again;
	char text[ROOM];
	int length;

	if (!can_be_programmed(sample))
		return;
	parse(sample->tables, sample->text, &first);
	assert_int_equal(first.event, sample->event_index);
	assert_int_equal(first.umask_count, sample->umask != NULL);
	assert_true(first.counters != 0);
	assert_int_equal(first.control.value & ~first.control.mask, 0);
	if (has_own_counter(sample)) {
		assert_int_equal(first.control.mask, 0);
		return;
	}
	assert_int_equal(uncore_event_decode(sample->tables, first.group, first.control.value, first.filters,
					     first.filter_count, &decoded),
			 0);
	assert_same_event(&first, &decoded);
	assert_int_equal(decoded.control.value, first.control.value);
	length = uncore_event_format(&decoded, text, sizeof(text));
	assert_in_range(length, 1, ROOM - 1);
	assert_int_equal(strlen(text), length);
	parse(sample->tables, text, &again);
	assert_same_bits(&first, &again);
	assert_same_event(&first, &again);
}

static void every_event_round_trips(void **state)
{
	(void)state;
	visit_all(see_round_trip);
}

/* A word of perf for a whole register says 0 of the fields that the event leaves alone. */
static void allow_whole_words(const struct uncore_encoding *said, struct uncore_encoding *read)
{
	assert_int_equal(said->filter_count, read->filter_count);
	for (unsigned at = 0; at < said->filter_count; at++) {
		struct uncore_bits *bits = &read->filters[at].bits;

		assert_int_equal(said->filters[at].bits.mask & ~bits->mask, 0);
		bits->mask = said->filters[at].bits.mask;
	}
}

/* perf's form names every bit and no event. It must give the same bits and the same event. */
static void see_perf(const struct sample *sample)
{
	struct uncore_encoding first, again;
	char text[ROOM];
	int length;

	if (!can_be_programmed(sample))
		return;
	parse(sample->tables, sample->text, &first);
	length = uncore_event_format_perf(&first, text, sizeof(text), NULL, 0);
	if (length == UNCORE_E_NOENT || first.group != uncore_boxes(sample->tables)[first.box].counters.first)
		return;
	assert_in_range(length, 1, ROOM - 1);
	parse(sample->tables, text, &again);
	if (has_filters_for_umasks(sample))
		allow_whole_words(&first, &again);
	assert_same_bits(&first, &again);
	assert_same_event(&first, &again);
}

static void perf_form_comes_back(void **state)
{
	(void)state;
	visit_all(see_perf);
}

static void see_unprogrammable(const struct sample *sample)
{
	struct uncore_encoding encoding;
	struct uncore_event_error error;

	if (can_be_programmed(sample))
		return;
	assert_int_equal(uncore_event_parse(sample->tables, sample->text, strlen(sample->text), &encoding, &error),
			 UNCORE_E_ACCESS);
	assert_int_equal(error.code, UNCORE_EVENT_E_UNPROGRAMMABLE);
	assert_true(error.hint[0] != '\0');
}

static void unprogrammable_events_say_why(void **state)
{
	(void)state;
	visit_all(see_unprogrammable);
}

/* Counts the filters of a kind that the tables give a value, or none. */
static unsigned count_filters(const struct sample *sample, enum uncore_filter_kind kind, bool has_value)
{
	unsigned found = 0;

	for (unsigned part = 0; part < (sample->umask != NULL ? 2U : 1U); part++) {
		unsigned first = part == 0 ? sample->event->first_filter : sample->umask->first_filter;
		unsigned count = part == 0 ? sample->event->filter_count : sample->umask->filter_count;

		for (unsigned at = first; at < first + count; at++) {
			const struct uncore_filter_row *row = &uncore_filters(sample->tables)[at];

			found += row->kind == kind && (row->value != 0) == has_value;
		}
	}
	return found;
}

/* Whether the event counts what its name says without a value of the user's. */
static bool may_be_left_out(const struct sample *sample)
{
	return count_filters(sample, UNCORE_FILTER_ASKED, false) + count_filters(sample, UNCORE_FILTER_ASKED, true) +
		       count_filters(sample, UNCORE_FILTER_NONZERO, false) ==
	       0;
}

/*
 * An event that needs filters is refused without them. An event that only may need them, or for which the tables have a
 * value, encodes without.
 */
static void see_missing_filter(const struct sample *sample)
{
	char *comma = strchr(sample->text, '.') != NULL ? strstr(sample->text, ",") : NULL;
	struct uncore_encoding encoding;
	struct uncore_event_error error;

	if (!can_be_programmed(sample) || comma == NULL || (sample->event->flags & UNCORE_EVENT_NEEDS_THRESHOLD))
		return;
	if (may_be_left_out(sample)) {
		assert_int_equal(uncore_event_parse(sample->tables, sample->text, (size_t)(comma - sample->text),
						    &encoding, &error),
				 0);
		assert_int_equal(encoding.filter_count != 0,
				 count_filters(sample, UNCORE_FILTER_NONZERO, true) +
						 count_filters(sample, UNCORE_FILTER_VALUE, true) +
						 count_filters(sample, UNCORE_FILTER_VALUE, false) !=
					 0);
		return;
	}
	assert_true(uncore_event_parse(sample->tables, sample->text, (size_t)(comma - sample->text), &encoding,
				       &error) < 0);
	assert_int_equal(error.code, UNCORE_EVENT_E_MISSING_FILTER);
}

static void missing_filters_are_errors(void **state)
{
	(void)state;
	visit_all(see_missing_filter);
}

/* A filter that the event does not list has no effect. It is refused, or reported if the caller allows it. */
static void ignored_filters_are_errors(void **state)
{
	static const char *const texts[] = { "UNC_C_CLOCKTICKS,nid=1",
					     "UNC_C_TOR_INSERTS.OPCODE,opc=DRd,nid=1",
					     "UNC_C_CLOCKTICKS,nc",
					     "UNC_P_FREQ_BAND0_CYCLES,filt7_0=9,filt15_8=9",
					     "UNC_Q_CLOCKTICKS,pkt_match0.mc=1",
					     "UNC_H_CLOCKTICKS,opc=1",
					     "uncore_cbox/event=0,filter_nid=1/" };
	const struct uncore_tables *tables = uncore_platform("ivt");
	struct uncore_encoding encoding;
	struct uncore_event_error error;

	(void)state;
	assert_non_null(tables);
	for (size_t at = 0; at < sizeof(texts) / sizeof(texts[0]); at++) {
		size_t length = strlen(texts[at]);

		assert_int_equal(uncore_event_parse(tables, texts[at], length, &encoding, &error), UNCORE_E_ARGUMENT);
		assert_int_equal(error.code, UNCORE_EVENT_E_IGNORED_FILTER);
		assert_int_equal(uncore_event_parse_with(tables, texts[at], length, UNCORE_PARSE_ALLOW_IGNORED,
							 &encoding, &error),
				 0);
		assert_int_equal(error.code, UNCORE_EVENT_E_IGNORED_FILTER);
		assert_true(encoding.filter_count != 0);
	}
}

/*
 * Filters that act on every event, or together with those that the event needs, are used. So are filters of unknown
 * effect.
 */
static void heeded_filters_are_none(void **state)
{
	static const char *const texts[] = {
		"UNC_C_CLOCKTICKS,tid=1",         "UNC_C_TOR_INSERTS.OPCODE,opc=DRd,nc,isoc",
		"UNC_C_CLOCKTICKS,nid=0",         "UNC_Q_MESSAGE.DRS.WbSData,match_dnid=1",
		"cbo/ev_sel=0xff,umask=1,nid=1/",
	};
	const struct uncore_tables *tables = uncore_platform("ivt");
	struct uncore_encoding encoding;
	struct uncore_event_error error;

	(void)state;
	for (size_t at = 0; at < sizeof(texts) / sizeof(texts[0]); at++) {
		parse(tables, texts[at], &encoding);
		assert_int_equal(uncore_event_parse_with(tables, texts[at], strlen(texts[at]),
							 UNCORE_PARSE_ALLOW_IGNORED, &encoding, &error),
				 0);
		assert_int_equal(error.code, UNCORE_EVENT_E_NONE);
	}
}

/* Decoding leaves out the filter bits that the event ignores, so that the expression it writes can be parsed. */
static void decoding_drops_ignored_filters(void **state)
{
	const struct uncore_tables *tables = uncore_platform("ivt");
	struct uncore_encoding with, decoded;
	struct uncore_event_error error;
	const char *text = "UNC_C_TOR_INSERTS.OPCODE,opc=DRd,nid=1";

	(void)state;
	assert_int_equal(uncore_event_parse_with(tables, text, strlen(text), UNCORE_PARSE_ALLOW_IGNORED, &with, &error),
			 0);
	assert_int_equal(uncore_event_decode(tables, with.group, with.control.value, with.filters, with.filter_count,
					     &decoded),
			 0);
	assert_int_equal(decoded.filter_count, 1);
	assert_int_equal(decoded.filters[0].bits.value, UINT64_C(0x182) << 20);
}

static void assert_finds(const struct uncore_tables *tables, const char *name, unsigned event, unsigned alias)
{
	char other[ROOM];
	struct uncore_event_index found;
	uint16_t by;
	size_t length = strlen(name);

	assert_int_equal(uncore_event_find(tables, name, length, &found, &by), 0);
	assert_int_equal(found.at, event);
	assert_int_equal(by, alias);
	for (size_t at = 0; at <= length; at++)
		other[at] = (char)(isupper((unsigned char)name[at]) ? tolower((unsigned char)name[at]) :
								      toupper((unsigned char)name[at]));
	assert_int_equal(uncore_event_find(tables, other, length, &found, NULL), 0);
	assert_int_equal(found.at, event);
	other[length] = 'x';
	assert_int_equal(uncore_event_find(tables, other, length + 1, &found, NULL), UNCORE_E_NOENT);
	other[length - 1] ^= 0x40;
	assert_int_equal(uncore_event_find(tables, other, length, &found, NULL), UNCORE_E_NOENT);
	other[length - 1] = '\0';
	assert_int_equal(uncore_event_find(tables, other, length, &found, NULL), UNCORE_E_NOENT);
}

static void every_name_is_found(void **state)
{
	const struct uncore_tables *tables;

	(void)state;
	for (unsigned at = 0; (tables = uncore_platform_at(at)) != NULL; at++) {
		for (unsigned row = 0; row < tables->events.count; row++)
			assert_finds(tables, text_of(tables, uncore_events(tables)[row].name), row, UNCORE_NO_INDEX);
		for (unsigned row = 0; row < tables->event_aliases.count; row++) {
			const struct uncore_event_alias_row *alias = &uncore_event_aliases(tables)[row];
			const char *name = text_of(tables, alias->name);
			struct uncore_event_index event;
			struct uncore_umask_index umask;
			uint16_t by;

			if (alias->umask != UNCORE_NO_INDEX) {
				assert_int_equal(uncore_event_find_umask(tables, uncore_event_at(alias->event), name,
									 strlen(name), &umask),
						 0);
				continue;
			}
			/* Two sources may use the same name. */
			assert_int_equal(uncore_event_find(tables, name, strlen(name), &event, &by), 0);
			assert_int_equal(event.at, alias->event);
		}
	}
}

/* How many umasks other tools call so. */
static unsigned count_whole(const struct uncore_tables *tables, const char *name)
{
	unsigned count = 0;

	for (unsigned row = 0; row < tables->event_aliases.count; row++) {
		const struct uncore_event_alias_row *alias = &uncore_event_aliases(tables)[row];

		count += alias->umask != UNCORE_NO_INDEX && strcmp(text_of(tables, alias->name), name) == 0;
	}
	return count;
}

/*
 * Another tool's whole name of a umask chooses that umask, though its first part may be a third tool's name of the
 * event, and its second the name of another umask.
 */
static void whole_names_choose_their_umask(void **state)
{
	const struct uncore_tables *tables;
	unsigned tried = 0;

	(void)state;
	for (unsigned at = 0; (tables = uncore_platform_at(at)) != NULL; at++) {
		for (unsigned row = 0; row < tables->event_aliases.count; row++) {
			const struct uncore_event_alias_row *alias = &uncore_event_aliases(tables)[row];
			const char *name = text_of(tables, alias->name);
			struct uncore_encoding encoding;
			struct uncore_event_error error;

			if (alias->umask == UNCORE_NO_INDEX || strchr(name, '.') == NULL ||
			    count_whole(tables, name) != 1 ||
			    uncore_event_parse(tables, name, strlen(name), &encoding, &error) != 0)
				continue;
			assert_int_equal(encoding.event, alias->event);
			assert_int_equal(encoding.umask_count, 1);
			if (encoding.umasks[0] != alias->umask)
				fail_msg("%s of %s chooses another umask", name, text_of(tables, tables->id));
			tried++;
		}
	}
	assert_true(tried > 500);
}

/* Every value of the control register survives decoding, printing and parsing. */
static void every_code_round_trips(void **state)
{
	const struct uncore_tables *tables;

	(void)state;
	for (unsigned at = 0; (tables = uncore_platform_at(at)) != NULL; at++) {
		for (uint16_t group = 0; group < tables->counters.count; group++) {
			struct uncore_encoding decoded, again;
			struct uncore_event_error error;
			char text[ROOM];

			if (uncore_counters(tables)[group].kind != UNCORE_COUNTER_GENERAL)
				continue;
			for (unsigned code = 0; code < 0x10000; code += 7) {
				assert_int_equal(uncore_event_decode(tables, group, code, NULL, 0, &decoded), 0);
				assert_in_range(uncore_event_format(&decoded, text, sizeof(text)), 1, ROOM - 1);
				if (uncore_event_parse(tables, text, strlen(text), &again, &error) == 0)
					assert_int_equal(again.control.value, decoded.control.value);
				else
					assert_true(error.code == UNCORE_EVENT_E_MISSING_FILTER ||
						    error.code == UNCORE_EVENT_E_MISSING_UMASK ||
						    error.code == UNCORE_EVENT_E_NEEDS);
			}
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_name_is_found),           cmocka_unit_test(whole_names_choose_their_umask),
		cmocka_unit_test(every_event_round_trips),       cmocka_unit_test(perf_form_comes_back),
		cmocka_unit_test(unprogrammable_events_say_why), cmocka_unit_test(ignored_filters_are_errors),
		cmocka_unit_test(heeded_filters_are_none),       cmocka_unit_test(decoding_drops_ignored_filters),
		cmocka_unit_test(missing_filters_are_errors),    cmocka_unit_test(every_code_round_trips),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
