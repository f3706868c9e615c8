/* SPDX-License-Identifier: MIT */
/* Reads dumps. Members and columns that are not needed may be there or not: a later version may add some. */
#include "json/dumped.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"
#include "base/words.h"
#include "json/reader.h"

/* A dump that is being read. */
struct dump_input {
	const char *path;
	struct arena *arena;
	struct dumped *out;
	struct uncore_fault *fault;
};

static int no_dump(const struct dump_input *input)
{
	return uncore_fault_set(input->fault, UNCORE_E_ARGUMENT,
				"%s: this is no dump; uncore dump --format csv (or json) writes one", input->path);
}

static struct dumped_value *add_value(const struct dump_input *input)
{
	struct dumped *out = input->out;

	out->at = arena_grow(input->arena, out->at, out->count, &out->room, sizeof(out->at[0]));
	return memset(&out->at[out->count++], 0, sizeof(out->at[0]));
}

/* A file comes from anywhere: what it holds may go to a terminal. */
static const char *keep_text(const struct dump_input *input, const char *text)
{
	char *kept = arena_copy(input->arena, text, strlen(text));

	clean_text(kept);
	return kept;
}

/* ---- JSON ---- */

/* "" if it is no text. */
static const char *text_of(const struct dump_input *input, const json_t *object, const char *key)
{
	const json_t *text = json_object_get(object, key);

	return json_is_string(text) ? keep_text(input, json_string_value(text)) : "";
}

static bool number_of(const json_t *object, const char *key, uint64_t *number)
{
	const json_t *found = json_object_get(object, key);

	*number = json_is_integer(found) && json_integer_value(found) >= 0 ? (uint64_t)json_integer_value(found) : 0;
	return json_is_integer(found);
}

static bool take_value(const char *text, struct dumped_value *into)
{
	into->has_value = text[0] != '\0';
	return !into->has_value || scan_number(text, strlen(text), &into->value) == SCAN_NUMBER_OK;
}

static bool take_box(const struct dump_input *input, const json_t *box)
{
	const json_t *registers = json_object_get(box, "registers");
	struct dumped_value first = { .scope = text_of(input, box, "scope"),
				      .box = text_of(input, box, "box"),
				      .state = text_of(input, box, "state"),
				      .id = "",
				      .address = "" };

	if (!number_of(box, "unit", &first.unit) || !number_of(box, "instance", &first.instance) ||
	    !json_is_array(registers) || first.scope[0] == '\0' || first.box[0] == '\0')
		return false;
	if (json_array_size(registers) == 0)
		*add_value(input) = first;
	for (size_t at = 0; at < json_array_size(registers); at++) {
		const json_t *each = json_array_get(registers, at);
		struct dumped_value *value = add_value(input);

		*value = first;
		value->id = text_of(input, each, "register");
		value->state = text_of(input, each, "state");
		if (value->id[0] == '\0' || !take_value(text_of(input, each, "value"), value))
			return false;
	}
	return true;
}

static int take_json(const struct dump_input *input, const json_t *top)
{
	const json_t *boxes = json_object_get(top, "boxes");
	const char *platform = text_of(input, top, "platform");

	if (platform[0] == '\0' || !json_is_array(boxes))
		return no_dump(input);
	input->out->platform = platform;
	for (size_t at = 0; at < json_array_size(boxes); at++)
		if (!take_box(input, json_array_get(boxes, at)))
			return no_dump(input);
	return 0;
}

static int read_json(const struct dump_input *input, const char *text, size_t length)
{
	struct json_input json = { .source = { .path = input->path, .text = text, .length = length },
				   .arena = input->arena,
				   .fault = input->fault };
	int result = json_parse(&json);

	if (result == 0)
		result = take_json(input, json.source.root);
	json_decref(json.source.root);
	return result;
}

/* ---- CSV ---- */

enum csv_column { CSV_SCOPE, CSV_UNIT, CSV_BOX, CSV_INSTANCE, CSV_REGISTER, CSV_ADDRESS, CSV_VALUE, CSV_STATE, CSVS };
static const char *const csv_names[CSVS] = {
	"scope", "unit", "box", "instance", "register", "address", "value", "state"
};

enum { CELLS_MAX = 32 };

/* The cells of a line. */
struct csv_line {
	const char *cells[CELLS_MAX];
	size_t count;
};

/* Takes a cell off the text, which it changes: quotes are removed. The cell ends with a NUL. *end: what ended it. */
static char *take_cell(char **text, char *end)
{
	char *cell = *text, *to = cell, *from = cell;
	bool is_quoted = *from == '"';

	from += is_quoted;
	while (*from != '\0' && (is_quoted || (*from != ',' && *from != '\n' && *from != '\r'))) {
		if (is_quoted && *from == '"') {
			is_quoted = from[1] == '"';
			from += !is_quoted;
			if (!is_quoted)
				continue;
			from++;
		}
		*to++ = *from++;
	}
	from += from[0] == '\r' && from[1] == '\n';
	*end = *from;
	*text = from + (*from != '\0');
	*to = '\0';
	return cell;
}

/* False at the end of the text. */
static bool take_line(char **text, struct csv_line *line)
{
	char end = ',';

	line->count = 0;
	if (**text == '\0')
		return false;
	while (end == ',') {
		char *cell = take_cell(text, &end);

		if (line->count < CELLS_MAX)
			line->cells[line->count++] = cell;
	}
	return true;
}

static bool find_columns(const struct csv_line *head, size_t places[CSVS])
{
	for (size_t at = 0; at < CSVS; at++) {
		places[at] = 0;
		while (places[at] < head->count && strcmp(head->cells[places[at]], csv_names[at]) != 0)
			places[at]++;
		if (places[at] == head->count)
			return false;
	}
	return true;
}

static bool take_number(const char *text, uint64_t *number)
{
	return scan_plain_number(text, strlen(text), number) == SCAN_NUMBER_OK;
}

static bool take_row(const struct dump_input *input, const struct csv_line *line, const size_t places[CSVS])
{
	struct dumped_value *value = add_value(input);
	const char *cells[CSVS];
	const char *dot;

	for (size_t at = 0; at < CSVS; at++) {
		if (places[at] >= line->count)
			return false;
		cells[at] = keep_text(input, line->cells[places[at]]);
	}
	dot = strchr(cells[CSV_REGISTER], '.');
	*value = (struct dumped_value){ .scope = cells[CSV_SCOPE],
					.box = cells[CSV_BOX],
					.state = cells[CSV_STATE],
					.id = dot != NULL ? dot + 1 : "",
					.address = cells[CSV_ADDRESS] };
	return take_number(cells[CSV_UNIT], &value->unit) && take_number(cells[CSV_INSTANCE], &value->instance) &&
	       take_value(cells[CSV_VALUE], value);
}

static int read_csv(const struct dump_input *input, char *text, size_t length)
{
	struct csv_line line;
	size_t places[CSVS];

	if (strlen(text) != length || !take_line(&text, &line) || !find_columns(&line, places))
		return no_dump(input);
	for (unsigned row = 2; take_line(&text, &line); row++)
		if (!take_row(input, &line, places))
			return uncore_fault_set(input->fault, UNCORE_E_ARGUMENT,
						"%s: row %u is no row of a dump: it is cut off, or was changed",
						input->path, row);
	return 0;
}

/* ---- files ---- */

int dumped_read(const char *path, struct arena *arena, struct dumped *out, struct uncore_fault *fault)
{
	struct dump_input input = { .path = path, .arena = arena, .out = out, .fault = fault };
	char *text = NULL;
	size_t length;
	int result = json_read_file(path, &text, &length, fault);

	*out = (struct dumped){ 0 };
	if (result == 0)
		result = text[strspn(text, " \t\r\n")] == '{' ? read_json(&input, text, length) :
								read_csv(&input, text, length);
	free(text);
	return result;
}
