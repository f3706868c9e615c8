/* SPDX-License-Identifier: MIT */
/*
 * Reads the measurements that uncore stat prints as JSON. There may be a hundred thousand of them, so the scan of
 * base/json is the only pass over the text: it is right JSON if the scan says so, and the places of the values are
 * known. Texts and lists repeat from line to line, so each is decoded once.
 */
#include "json/measured.h"

#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "base/json/scan.h"
#include "base/memory.h"
#include "base/source.h"
#include "base/utf8.h"

enum { MEASURED_SCHEMA = 1 };
/* No count and no time is as large; rates and sums of such numbers are still numbers. */
#define MOST 1e30
/* No shorter time is measured. */
#define LEAST_SECONDS 1e-9

enum member_type { MEMBER_NUMBER, MEMBER_TEXT, MEMBER_TEXTS, MEMBER_ERRATA };

struct member {
	const char *name;
	enum member_type type;
	bool needed;
	size_t place;
};

#define PLACE(member) offsetof(struct measured_line, member)
/* In the order in which stat prints them. Later versions may print more. */
static const struct member members[] = {
	{ "time", MEMBER_NUMBER, true, PLACE(time) },
	{ "when", MEMBER_TEXT, false, PLACE(when) },
	{ "started", MEMBER_TEXT, false, PLACE(started) },
	{ "seconds", MEMBER_NUMBER, true, PLACE(seconds) },
	{ "platform", MEMBER_TEXT, true, PLACE(platform) },
	{ "group", MEMBER_TEXT, false, PLACE(group) },
	{ "event", MEMBER_TEXT, false, PLACE(event) },
	{ "metric", MEMBER_TEXT, false, PLACE(metric) },
	{ "box", MEMBER_TEXT, true, PLACE(box) },
	{ "socket", MEMBER_NUMBER, false, PLACE(socket) },
	{ "cpu", MEMBER_NUMBER, false, PLACE(cpu) },
	{ "package", MEMBER_NUMBER, false, PLACE(package) },
	{ "instance", MEMBER_NUMBER, false, PLACE(instance) },
	{ "state", MEMBER_TEXT, true, PLACE(state) },
	{ "value", MEMBER_NUMBER, false, PLACE(value) },
	{ "unit", MEMBER_TEXT, true, PLACE(unit) },
	{ "instances_seen", MEMBER_NUMBER, false, PLACE(seen) },
	{ "instances_expected", MEMBER_NUMBER, false, PLACE(expected) },
	{ "instances_unseen", MEMBER_NUMBER, false, PLACE(unseen) },
	{ "enabled_ns", MEMBER_NUMBER, false, PLACE(enabled_ns) },
	{ "running_ns", MEMBER_NUMBER, false, PLACE(running_ns) },
	{ "least_ns", MEMBER_NUMBER, false, PLACE(least_ns) },
	{ "late_ns", MEMBER_NUMBER, false, PLACE(late_ns) },
	{ "runs", MEMBER_NUMBER, false, PLACE(runs) },
	{ "runs_made", MEMBER_NUMBER, false, PLACE(runs_made) },
	{ "deviation", MEMBER_NUMBER, false, PLACE(deviation) },
	{ "flags", MEMBER_TEXTS, false, PLACE(flags) },
	{ "samples", MEMBER_NUMBER, false, PLACE(samples) },
	{ "sampling_ns", MEMBER_NUMBER, false, PLACE(sampling_ns) },
	{ "tables", MEMBER_TEXT, false, PLACE(tables) },
	{ "machine", MEMBER_TEXT, false, PLACE(machine) },
	{ "options", MEMBER_TEXTS, false, PLACE(options) },
	{ "notes", MEMBER_TEXTS, false, PLACE(notes) },
	{ "errata", MEMBER_ERRATA, false, PLACE(errata) },
};
#undef PLACE
enum { MEMBER_COUNT = sizeof(members) / sizeof(members[0]) };

static const struct measured_line no_line = { NAN,  NAN,  NAN,  NAN,  NAN,  NAN,  NAN,  NAN,  NAN,  NAN,  NAN,  NAN,
					      NAN,  NAN,  NAN,  NAN,  NAN,  NAN,  NAN,  NULL, NULL, NULL, NULL, NULL,
					      NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL };

/* A value that was decoded before, found by the bytes that spell it and by its type. */
struct measured_value {
	const char *bytes; /* in the arena; NULL: this place is free */
	size_t length;
	enum member_type type;
	const void *decoded;
};

struct reading {
	struct measured_input *input;
	struct uncore_fault *fault;
	struct source source; /* of the document that is read: a part of the text */
};

/* ---- complaints ---- */

/* Offsets are those of the document. */
static int fail_at(struct reading *reading, uint32_t offset, int code, const char *what, const char *detail)
{
	struct source whole = { .text = reading->input->text, .length = reading->input->length };
	size_t before = (size_t)(reading->source.text - reading->input->text);
	struct line_column at = source_locate(&whole, (uint32_t)before + offset);

	return uncore_fault_set(reading->fault, code, "%s:%u:%u: %s%s", reading->input->name, at.line, at.column, what,
				detail);
}

/* ---- values ---- */

/* A file comes from anywhere: what its texts hold goes to a page and to a terminal. */
static const char *keep(struct reading *reading, const json_t *json)
{
	char *kept;

	if (!json_is_string(json))
		return NULL;
	kept = arena_copy(reading->input->arena, json_string_value(json), json_string_length(json));
	clean_text(kept);
	return kept;
}

static const struct strings *decode_texts(struct reading *reading, const json_t *json)
{
	struct strings *list = arena_alloc(reading->input->arena, sizeof *list);

	if (!json_is_array(json))
		return NULL;
	list->at = arena_array(reading->input->arena, json_array_size(json) + 1, sizeof *list->at);
	for (; list->count < json_array_size(json); list->count++) {
		list->at[list->count] = keep(reading, json_array_get(json, list->count));
		if (list->at[list->count] == NULL)
			return NULL;
	}
	return list;
}

static const struct measured_errata *decode_errata(struct reading *reading, const json_t *json)
{
	struct measured_errata *list = arena_alloc(reading->input->arena, sizeof *list);

	if (!json_is_array(json))
		return NULL;
	list->at = arena_array(reading->input->arena, json_array_size(json) + 1, sizeof *list->at);
	for (; list->count < json_array_size(json); list->count++) {
		const json_t *one = json_array_get(json, list->count);
		struct measured_erratum *erratum = &list->at[list->count];

		erratum->id = keep(reading, json_object_get(one, "id"));
		erratum->effect = keep(reading, json_object_get(one, "effect"));
		erratum->state = keep(reading, json_object_get(one, "state"));
		erratum->text = keep(reading, json_object_get(one, "text"));
		if (erratum->id == NULL || erratum->effect == NULL || erratum->state == NULL || erratum->text == NULL)
			return NULL;
	}
	return list;
}

static const void *decode_new(struct reading *reading, const struct measured_value *raw)
{
	json_t *json = json_loadb(raw->bytes, raw->length, JSON_DECODE_ANY, NULL);
	const void *decoded = raw->type == MEMBER_TEXT  ? (const void *)keep(reading, json) :
			      raw->type == MEMBER_TEXTS ? (const void *)decode_texts(reading, json) :
							  (const void *)decode_errata(reading, json);

	json_decref(json);
	return decoded;
}

static struct measured_value *find_known(const struct measured_values *values, const struct measured_value *raw)
{
	struct hash hash = HASH_START;
	size_t at;

	hash_bytes(&hash, raw->bytes, raw->length);
	for (at = (size_t)(hash.a ^ hash.b) & (values->room - 1); values->at[at].bytes != NULL;
	     at = (at + 1) & (values->room - 1)) {
		const struct measured_value *known = &values->at[at];

		if (known->type == raw->type && known->length == raw->length &&
		    memcmp(known->bytes, raw->bytes, raw->length) == 0)
			break;
	}
	return &values->at[at];
}

/* Keeps half of the places free. */
static void grow_known(struct measured_values *values)
{
	struct measured_values old = *values;

	if (old.room / 2 > old.count)
		return;
	values->room = old.room == 0 ? 64 : old.room * 2;
	values->at = take_memory(NULL, values->room * sizeof *old.at);
	memset(values->at, 0, values->room * sizeof *old.at);
	for (size_t at = 0; at < old.room; at++)
		if (old.at[at].bytes != NULL)
			*find_known(values, &old.at[at]) = old.at[at];
	free(old.at);
}

/* The input's bytes may be gone when the next input is read. */
static const void *decoded(struct reading *reading, const struct measured_value *raw)
{
	struct measured_values *values = reading->input->values;
	struct measured_value *found;

	grow_known(values);
	found = find_known(values, raw);
	if (found->bytes != NULL)
		return found->decoded;
	*found = *raw;
	found->bytes = arena_copy(reading->input->arena, raw->bytes, raw->length);
	found->decoded = decode_new(reading, raw);
	values->count++;
	return found->decoded;
}

/* The bytes of a value: up to the next value's key or the end of the document, without what separates them. */
static size_t value_length(const struct source *source, uint32_t index)
{
	const struct position *position = &source->positions[index];
	uint32_t next = position->next;
	size_t end = next < source->position_count ? source->positions[next].key : source->length;

	while (end > position->value && strchr(" \t\r\n,}", source->text[end - 1]) != NULL)
		end--;
	return end - position->value;
}

static int read_number(struct reading *reading, uint32_t offset, double *into)
{
	const char *text = reading->source.text + offset;

	if (*text == 'n')
		return 0;
	if (*text != '-' && (*text < '0' || *text > '9'))
		return fail_at(reading, offset, UNCORE_E_ARGUMENT, "a number or null must be here", "");
	*into = strtod(text, NULL);
	return fabs(*into) <= MOST ? 0 : fail_at(reading, offset, UNCORE_E_RANGE, "this number is too large", "");
}

static int read_member(struct reading *reading, const struct member *member, uint32_t index, struct measured_line *line)
{
	const struct source *source = &reading->source;
	uint32_t offset = source->positions[index].value;
	struct measured_value raw = { .bytes = source->text + offset, .type = member->type };
	void *into = (char *)line + member->place;

	if (member->type == MEMBER_NUMBER)
		return read_number(reading, offset, into);
	if (*raw.bytes == 'n')
		return 0;
	raw.length = value_length(source, index);
	*(const void **)into = decoded(reading, &raw);
	if (*(const void **)into != NULL)
		return 0;
	return fail_at(reading, offset, UNCORE_E_ARGUMENT,
		       member->type == MEMBER_TEXT  ? "a text must be here" :
		       member->type == MEMBER_TEXTS ? "a list of texts must be here" :
						      "a list of errata, as stat prints it, must be here",
		       "");
}

/* ---- lines ---- */

static bool is_key(const char *quoted, const char *name)
{
	size_t length = strlen(name);

	return strncmp(quoted + 1, name, length) == 0 && quoted[1 + length] == '"';
}

/* Members mostly are in the order of the table, so the search continues where the last one ended. */
static const struct member *find_member(const char *quoted, size_t *next)
{
	for (size_t tried = 0; tried < MEMBER_COUNT; tried++) {
		size_t at = (*next + tried) % MEMBER_COUNT;

		if (is_key(quoted, members[at].name)) {
			*next = at + 1;
			return &members[at];
		}
	}
	return NULL;
}

static int check_schema(struct reading *reading, uint32_t offset)
{
	double version = NAN;
	int result = read_number(reading, offset, &version);

	if (result == 0 && version != (double)MEASURED_SCHEMA)
		result = fail_at(reading, offset, UNCORE_E_STALE, "this is another version of the format",
				 "; this uncore reads version 1");
	return result;
}

/* Null is one too: the sum. */
static bool is_index(double number)
{
	return isnan(number) || (number >= 0 && number <= UINT16_MAX && number == floor(number));
}

static int check_line(struct reading *reading, uint32_t offset, const struct measured_line *line)
{
	for (size_t at = 0; at < MEMBER_COUNT; at++) {
		const void *place = (const char *)line + members[at].place;
		bool is_there = members[at].type == MEMBER_NUMBER ? !isnan(*(const double *)place) :
								    *(const void *const *)place != NULL;

		if (members[at].needed && !is_there)
			return fail_at(reading, offset, UNCORE_E_ARGUMENT, "a measurement needs the key ",
				       members[at].name);
	}
	if ((line->event == NULL) == (line->metric == NULL))
		return fail_at(reading, offset, UNCORE_E_ARGUMENT, "a measurement has either an event or a metric", "");
	if (line->time < 0 || line->seconds < 0 || (line->seconds > 0 && line->seconds < LEAST_SECONDS))
		return fail_at(reading, offset, UNCORE_E_RANGE, "time and seconds are 0, or at least a nanosecond", "");
	if (!is_index(line->socket) || !is_index(line->cpu) || !is_index(line->instance))
		return fail_at(reading, offset, UNCORE_E_RANGE,
			       "socket, cpu and instance are numbers from 0 on, or null", "");
	return 0;
}

/* Reads the object that is value number index of the document. */
static int read_line(struct reading *reading, uint32_t index)
{
	const struct source *source = &reading->source;
	const struct position *positions = source->positions;
	struct measured_line line = no_line;
	size_t next = 0;
	int result = 0;

	if (source->text[positions[index].value] != '{')
		return fail_at(reading, positions[index].value, UNCORE_E_ARGUMENT,
			       "a measurement is an object, {...}, as uncore stat --format json prints it", "");
	for (uint32_t at = index + 1; at < positions[index].next && result == 0; at = positions[at].next) {
		const char *key = source->text + positions[at].key;
		const struct member *member = find_member(key, &next);

		if (member != NULL)
			result = read_member(reading, member, at, &line);
		else if (is_key(key, "schema"))
			result = check_schema(reading, positions[at].value);
	}
	if (result == 0)
		result = check_line(reading, positions[index].value, &line);
	if (result == 0 && !reading->input->take(reading->input->context, &line, reading->fault))
		result = reading->fault->code;
	return result;
}

static int read_document(struct reading *reading)
{
	const struct position *positions = reading->source.positions;
	int result = 0;

	if (reading->source.text[positions[0].value] != '[')
		return read_line(reading, 0);
	for (uint32_t at = 1; at < positions[0].next && result == 0; at = positions[at].next)
		result = read_line(reading, at);
	return result;
}

/* Reads the next document, and moves *at behind it. */
static int read_next(struct reading *reading, size_t *at)
{
	struct arena places = { 0 };
	struct json_scan_result scan;
	int result;

	reading->source = (struct source){ .path = reading->input->name,
					   .text = reading->input->text + *at,
					   .length = reading->input->length - *at };
	scan = json_scan(&places, &reading->source);
	if (scan.error == JSON_SCAN_TRAILING)
		reading->source.length = scan.offset;
	if (scan.error == JSON_SCAN_OK || scan.error == JSON_SCAN_TRAILING) {
		*at += reading->source.length;
		result = read_document(reading);
	} else if (scan.error == JSON_SCAN_END && *at > 0) {
		*at = reading->input->length;
		reading->input->is_cut = true;
		result = 0;
	} else {
		result = fail_at(reading, scan.offset, UNCORE_E_ARGUMENT, json_scan_message(&reading->source, &scan),
				 "");
	}
	arena_free(&places);
	return result;
}

static size_t skip_blanks(const char *text, size_t length, size_t at)
{
	while (at < length && (text[at] == ' ' || text[at] == '\t' || text[at] == '\r' || text[at] == '\n'))
		at++;
	return at;
}

int measured_read(struct measured_input *input, struct uncore_fault *fault)
{
	struct reading reading = { .input = input, .fault = fault };
	int result = 0;

	if (input->length > UINT32_MAX)
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT, "%s: too large to be read", input->name);
	for (size_t at = skip_blanks(input->text, input->length, 0); at < input->length && result == 0;)
		result = read_next(&reading, &at);
	return result;
}

bool measured_begins(const char *text, size_t length)
{
	size_t at = skip_blanks(text, length, 0);

	return at < length && (text[at] == '{' || text[at] == '[');
}
