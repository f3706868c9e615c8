/* SPDX-License-Identifier: MIT */
/*
 * Reads the measurements that uncore stat prints as JSON. There may be a hundred thousand of them, so the scan of
 * base/json is the only pass over the text. It decides whether the text is JSON, and gives the places of the values.
 * Texts and lists repeat from line to line, so each is decoded once.
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

/* No count and no time is as large; rates and sums of such numbers are still numbers. */
#define MOST 1e30
/* No shorter time is measured. */
#define LEAST_SECONDS 1e-9

/* A text, or a list of texts or objects, that was decoded before; found by its bytes and its type. */
struct measured_value {
	const char *bytes; /* in the arena; NULL: this place is free */
	size_t length;
	const struct key *key; /* with its type */
	const void *at;        /* the text, or the items of the list; NULL: it is of another type */
	size_t count;          /* of the items */
};

struct reading {
	struct measured_input *input;
	struct uncore_fault *fault;
	struct source source; /* of the document that is read: a part of the text */
	struct measured_line nothing;
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

/* The items of a list have texts. */
static bool keep_texts(struct reading *reading, const json_t *json, const struct keys *keys, char *into)
{
	for (size_t at = 0; at < keys->count; at++) {
		const char *text = keep(reading, json_object_get(json, keys->at[at].name));

		*(const char **)(void *)(into + keys->at[at].offset) = text;
		if (text == NULL)
			return false;
	}
	return true;
}

static bool keep_item(struct reading *reading, const json_t *json, const struct keys *keys, char *into)
{
	if (keys != NULL)
		return keep_texts(reading, json, keys, into);
	*(const char **)(void *)into = keep(reading, json);
	return *(const char **)(void *)into != NULL;
}

static void decode_list(struct reading *reading, const json_t *json, struct measured_value *value)
{
	const struct keys *keys = value->key->element;
	size_t size = keys != NULL ? keys->size : sizeof(const char *);
	char *items;

	if (!json_is_array(json))
		return;
	items = arena_array(reading->input->arena, json_array_size(json) + 1, size);
	for (; value->count < json_array_size(json); value->count++)
		if (!keep_item(reading, json_array_get(json, value->count), keys, items + value->count * size))
			return;
	value->at = items;
}

static void decode_new(struct reading *reading, struct measured_value *value)
{
	json_t *json = json_loadb(value->bytes, value->length, JSON_DECODE_ANY, NULL);

	if (value->key->type == KEY_STRING)
		value->at = keep(reading, json);
	else
		decode_list(reading, json, value);
	json_decref(json);
}

static struct measured_value *find_known(const struct measured_values *values, const struct measured_value *raw)
{
	struct hash hash = HASH_START;
	size_t at;

	hash_bytes(&hash, raw->bytes, raw->length);
	for (at = (size_t)(hash.a ^ hash.b) & (values->room - 1); values->at[at].bytes != NULL;
	     at = (at + 1) & (values->room - 1)) {
		const struct measured_value *known = &values->at[at];

		if (known->key->type == raw->key->type && known->length == raw->length &&
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
static const struct measured_value *decoded(struct reading *reading, const struct measured_value *raw)
{
	struct measured_values *values = reading->input->values;
	struct measured_value *found;

	grow_known(values);
	found = find_known(values, raw);
	if (found->bytes != NULL)
		return found;
	*found = *raw;
	found->bytes = arena_copy(reading->input->arena, raw->bytes, raw->length);
	decode_new(reading, found);
	values->count++;
	return found;
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

static int check_schema(struct reading *reading, uint32_t offset)
{
	double version = NAN;
	int result = read_number(reading, offset, &version);

	if (result == 0 && version != (double)MEASURED_SCHEMA)
		result = fail_at(reading, offset, UNCORE_E_STALE, "this is another version of the format",
				 "; this uncore reads version 1");
	return result;
}

static const char *expected_type(const struct key *key)
{
	return key->type == KEY_STRING  ? "a text must be here" :
	       key->type == KEY_STRINGS ? "a list of texts must be here" :
					  "a list of errata, as stat prints it, must be here";
}

static int read_text(struct reading *reading, const struct key *key, uint32_t index, char *line)
{
	const struct source *source = &reading->source;
	uint32_t offset = source->positions[index].value;
	struct measured_value raw = { .bytes = source->text + offset, .key = key };
	const struct measured_value *value;

	if (*raw.bytes == 'n')
		return 0;
	raw.length = value_length(source, index);
	value = decoded(reading, &raw);
	*(const void **)(void *)(line + key->offset) = value->at;
	if (key->type != KEY_STRING)
		*(size_t *)(void *)(line + key->offset2) = value->count;
	return value->at != NULL ? 0 : fail_at(reading, offset, UNCORE_E_ARGUMENT, expected_type(key), "");
}

static int read_member(struct reading *reading, const struct key *key, uint32_t index, char *line)
{
	uint32_t offset = reading->source.positions[index].value;

	switch (key->type) {
	case KEY_VERSION:
		return check_schema(reading, offset);
	case KEY_DOUBLE:
	case KEY_EXACT: /* which begins with its double */
		return read_number(reading, offset, (double *)(void *)(line + key->offset));
	default:
		return read_text(reading, key, index, line);
	}
}

/* ---- lines ---- */

static bool is_key(const char *quoted, const char *name)
{
	size_t length = strlen(name);

	return strncmp(quoted + 1, name, length) == 0 && quoted[1 + length] == '"';
}

/* Members mostly are in the order of the table, so the search continues where the last one ended. */
static const struct key *find_member(const char *quoted, size_t *next)
{
	for (size_t tried = 0; tried < measured_keys.count; tried++) {
		size_t at = (*next + tried) % measured_keys.count;

		if (is_key(quoted, measured_keys.at[at].name)) {
			*next = at + 1;
			return measured_keys.at[at].unread ? NULL : &measured_keys.at[at];
		}
	}
	return NULL;
}

/* Null is one too: the sum. */
static bool is_index(double number)
{
	return isnan(number) || (number >= 0 && number <= UINT16_MAX && number == floor(number));
}

/* The format has more that it always prints; older versions of it lack that. */
static bool lacks(const struct measured_line *line, const struct key *key)
{
	const void *place = (const char *)line + key->offset;

	if (!key->required || key->added || key->nullable || key->type == KEY_VERSION)
		return false;
	return key->type == KEY_STRING ? *(const char *const *)place == NULL : isnan(*(const double *)place);
}

static int check_line(struct reading *reading, uint32_t offset, const struct measured_line *line)
{
	for (size_t at = 0; at < measured_keys.count; at++)
		if (lacks(line, &measured_keys.at[at]))
			return fail_at(reading, offset, UNCORE_E_ARGUMENT, "a measurement needs the key ",
				       measured_keys.at[at].name);
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
	struct measured_line line = reading->nothing;
	size_t next = 0;
	int result = 0;

	if (source->text[positions[index].value] != '{')
		return fail_at(reading, positions[index].value, UNCORE_E_ARGUMENT,
			       "a measurement is an object, {...}, as uncore stat --format json prints it", "");
	for (uint32_t at = index + 1; at < positions[index].next && result == 0; at = positions[at].next) {
		const char *key = source->text + positions[at].key;
		const struct key *member = find_member(key, &next);

		if (member != NULL)
			result = read_member(reading, member, at, (char *)&line);
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

/* Reads the next document, and moves *at past it. */
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
	struct reading reading = { .input = input, .fault = fault, .nothing = no_measured_line() };
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
