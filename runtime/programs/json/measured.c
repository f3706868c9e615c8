/* SPDX-License-Identifier: MIT */
/*
 * Reads the measurements that uncore stat prints as JSON. There may be millions of them, so the scan of base/json is
 * the only pass over the text. It decides whether the text is JSON, and gives the places of the values. Texts and lists
 * repeat from line to line, so each is decoded once. Of a file only a piece is in memory, with one whole measurement at
 * least.
 */
#include "json/measured.h"

#include <errno.h>
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
	struct source piece;       /* of the input: what is in memory */
	struct line_column begins; /* place of the piece in the input */
	char *own;                 /* the piece, if the input has more than its text; NULL: it is the input's text */
	size_t room;               /* of these bytes */
	bool is_all;               /* the input ends with the piece */
	struct source source;      /* of the measurement that is read: a part of the piece */
	enum { OUTSIDE, AFTER_BRACKET, AFTER_ONE, AFTER_COMMA } place; /* in a list */
	bool has_read;                                                 /* a measurement */
	struct arena places;                                           /* in the source */
	struct measured_line nothing;
};

/* ---- complaints ---- */

/* The place in the input of an offset in the piece. */
static struct line_column place_of(const struct reading *reading, size_t offset)
{
	struct line_column at = source_locate(&reading->piece, (uint32_t)offset);

	at.column += at.line == 1 ? reading->begins.column - 1 : 0;
	at.line += reading->begins.line - 1;
	return at;
}

/* Offsets are those of the measurement. */
static int fail_at(struct reading *reading, uint32_t offset, int code, const char *what, const char *detail)
{
	size_t before = (size_t)(reading->source.text - reading->piece.text);
	struct line_column at = place_of(reading, before + offset);

	return uncore_fault_set(reading->fault, code, "%s:%u:%u: %s%s", reading->input->name, at.line, at.column, what,
				detail);
}

/* ---- values ---- */

/* A file comes from anywhere: what its texts hold goes to a page and to a terminal. */
static const char *keep_string(struct reading *reading, const json_t *json)
{
	char *kept;

	if (!json_is_string(json))
		return NULL;
	kept = arena_copy(reading->input->arena, json_string_value(json), json_string_length(json));
	clean_text(kept);
	return kept;
}

/* The items of a list have texts and numbers. */
static bool keep_members(struct reading *reading, const json_t *json, const struct keys *keys, char *into)
{
	for (size_t at = 0; at < keys->count; at++) {
		const json_t *member = json_object_get(json, keys->at[at].name);
		const char *text = keep_string(reading, member);

		if (keys->at[at].type == KEY_DOUBLE) {
			*(double *)(void *)(into + keys->at[at].offset) = json_number_value(member);
			if (!json_is_number(member))
				return false;
			continue;
		}
		*(const char **)(void *)(into + keys->at[at].offset) = text;
		if (text == NULL)
			return false;
	}
	return true;
}

static bool keep_item(struct reading *reading, const json_t *json, const struct keys *keys, char *into)
{
	if (keys != NULL)
		return keep_members(reading, json, keys, into);
	*(const char **)(void *)into = keep_string(reading, json);
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
		value->at = keep_string(reading, json);
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
	values->bytes += raw->length;
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
					  "a list of errata or spans, as stat prints it, must be here";
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
	if (reading->input->values->bytes > MEASURED_TEXTS_MAX)
		return fail_at(reading, offset, UNCORE_E_RANGE, "the texts of these measurements differ too much",
			       ": so many are of no run of stat");
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
	if ((line->event != NULL) + (line->metric != NULL) + (line->setting != NULL) != 1)
		return fail_at(reading, offset, UNCORE_E_ARGUMENT,
			       "a measurement has either an event, a metric or a setting", "");
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

/* ---- the piece in memory ---- */

enum { FIRST_ROOM = 1 << 16 };

static size_t skip_blanks(const char *text, size_t length, size_t at)
{
	while (at < length && (text[at] == ' ' || text[at] == '\t' || text[at] == '\r' || text[at] == '\n'))
		at++;
	return at;
}

/* Removes what was read from the piece. */
static void drop(struct reading *reading, size_t length)
{
	struct source *piece = &reading->piece, rest;
	const char *text = piece->text, *end = text + length;

	for (const char *line; (line = memchr(text, '\n', (size_t)(end - text))) != NULL; text = line + 1)
		reading->begins = (struct line_column){ reading->begins.line + 1, 1 };
	rest = (struct source){ .text = text, .length = (size_t)(end - text) };
	reading->begins.column += source_locate(&rest, (uint32_t)rest.length).column - 1;
	piece->length -= length;
	memmove(reading->own, reading->own + length, piece->length + 1);
}

/* Adds more of the input after the part of the piece that begins there, and moves *at to where that is then. */
static int add_more(struct reading *reading, size_t *at)
{
	struct source *piece = &reading->piece;
	ptrdiff_t got;

	drop(reading, *at);
	*at = 0;
	if (reading->room - piece->length <= FIRST_ROOM / 2) {
		reading->room *= 2;
		piece->text = reading->own = take_memory(reading->own, reading->room);
	}
	do
		got = reading->input->more(reading->input->source, reading->own + piece->length,
					   reading->room - 1 - piece->length);
	while (got < 0 && errno == EINTR);
	if (got < 0)
		return uncore_fault_set(reading->fault, UNCORE_E_IO, "%s: %s", reading->input->name, strerror(errno));
	reading->is_all = got == 0;
	piece->length += (size_t)got;
	reading->own[piece->length] = '\0';
	return 0;
}

static void begin_pieces(struct reading *reading)
{
	const struct measured_input *input = reading->input;

	reading->piece = (struct source){ .path = input->name, .text = input->text, .length = input->length };
	reading->begins = (struct line_column){ 1, 1 };
	reading->is_all = input->more == NULL;
	if (reading->is_all)
		return;
	reading->room = input->length + FIRST_ROOM;
	reading->own = take_memory(NULL, reading->room);
	memcpy(reading->own, input->text, input->length + 1);
	reading->piece.text = reading->own;
}

/* ---- one measurement after the other ---- */

static int refuse_long(struct reading *reading)
{
	return fail_at(reading, 0, UNCORE_E_RANGE, "this measurement has more than 1 MiB", "");
}

static bool is_too_long(const struct reading *reading)
{
	size_t end = MEASURED_BYTES_MAX;

	return reading->source.length > end &&
	       skip_blanks(reading->source.text, reading->source.length, end) < reading->source.length;
}

static int fail_scan(struct reading *reading, const struct json_scan_result *scan)
{
	return fail_at(reading, scan->offset, UNCORE_E_ARGUMENT, json_scan_message(&reading->source, scan), "");
}

/* The input ends inside a measurement or a list. */
static int end_early(struct reading *reading)
{
	struct json_scan_result scan = { .error = JSON_SCAN_END, .offset = (uint32_t)reading->source.length };

	reading->input->is_cut = true;
	return reading->has_read ? 0 : fail_scan(reading, &scan);
}

static int read_scanned(struct reading *reading, size_t *at, const struct json_scan_result *scan)
{
	if (scan->error == JSON_SCAN_TRAILING)
		reading->source.length = scan->offset;
	switch (scan->error) {
	case JSON_SCAN_TRAILING:
	case JSON_SCAN_OK:
		*at += reading->source.length;
		reading->place = reading->place == OUTSIDE ? OUTSIDE : AFTER_ONE;
		reading->has_read = true;
		return is_too_long(reading) ? refuse_long(reading) : read_line(reading, 0);
	case JSON_SCAN_END:
		if (!reading->is_all)
			return reading->source.length < MEASURED_BYTES_MAX ? add_more(reading, at) :
									     refuse_long(reading);
		*at = reading->piece.length;
		reading->place = OUTSIDE;
		return end_early(reading);
	default:
		return fail_scan(reading, scan);
	}
}

/* Reads the measurement there, and moves *at past it; or makes more of it known. */
static int read_next(struct reading *reading, size_t *at)
{
	struct json_scan_result scan = json_scan(&reading->places, &reading->source);
	int result = read_scanned(reading, at, &scan);

	arena_free(&reading->places);
	return result;
}

/* Whether a list begins, continues or ends there. */
static bool is_sign(struct reading *reading, char sign)
{
	switch (reading->place) {
	case OUTSIDE:
		reading->place = sign == '[' ? AFTER_BRACKET : OUTSIDE;
		return sign == '[';
	case AFTER_BRACKET:
		reading->place = sign == ']' ? OUTSIDE : AFTER_BRACKET;
		return sign == ']';
	case AFTER_ONE:
		reading->place = sign == ',' ? AFTER_COMMA : sign == ']' ? OUTSIDE : AFTER_ONE;
		return sign == ',' || sign == ']';
	default:
		return false;
	}
}

static int read_part(struct reading *reading, size_t *at)
{
	const struct source *piece = &reading->piece;

	*at = skip_blanks(piece->text, piece->length, *at);
	if (*at == piece->length)
		return add_more(reading, at);
	reading->source =
		(struct source){ .path = piece->path, .text = piece->text + *at, .length = piece->length - *at };
	if (is_sign(reading, piece->text[*at])) {
		++*at;
		return 0;
	}
	return reading->place == AFTER_ONE ?
		       fail_scan(reading, &(struct json_scan_result){ .error = JSON_SCAN_SYNTAX }) :
		       read_next(reading, at);
}

static bool is_at_end(const struct reading *reading, size_t at)
{
	return reading->is_all && skip_blanks(reading->piece.text, reading->piece.length, at) == reading->piece.length;
}

int measured_read(struct measured_input *input, struct uncore_fault *fault)
{
	struct reading reading = { .input = input, .fault = fault, .nothing = no_measured_line() };
	int result = 0;

	if (input->length > UINT32_MAX)
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT, "%s: too large to be read", input->name);
	begin_pieces(&reading);
	for (size_t at = 0; result == 0 && !is_at_end(&reading, at);)
		result = read_part(&reading, &at);
	if (result == 0 && reading.place != OUTSIDE)
		result = end_early(&reading);
	arena_free(&reading.places);
	free(reading.own);
	return result;
}

bool measured_begins(const char *text, size_t length)
{
	size_t at = skip_blanks(text, length, 0);

	return at < length && (text[at] == '{' || text[at] == '[');
}
