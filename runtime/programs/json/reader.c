/* SPDX-License-Identifier: MIT */
/* Reads JSON texts by key tables. */
#include "json/reader.h"

#include <errno.h>
#include <jansson.h>
#include <stdarg.h>
#include <string.h>

#include "base/json/scan.h"
#include "base/json/value.h"
#include "shared/near.h"
#include "base/text.h"
#include "base/files/whole_file.h"

/* ---- complaints ---- */

/* "FILE:3:14: ", or "FILE:14: " for a text that is one line of a file */
static void put_place(const struct json_input *input, uint32_t offset, struct text *text)
{
	struct line_column at = source_locate(&input->source, offset);

	text_add(text, input->source.path);
	if (!input->is_line)
		text_printf(text, ":%u", at.line);
	text_printf(text, ":%u: ", at.column);
}

int json_fail(const struct json_input *input, struct loc at, int code, const char *format, ...)
{
	struct text text = { 0 };
	va_list arguments;
	size_t begin;
	int result;

	put_place(input, at.offset, &text);
	begin = text.length;
	source_pointer(&input->source, at.offset, &text);
	text_add(&text, text.length != begin ? ": " : "");
	va_start(arguments, format);
	text_add(&text, arena_vprintf(input->arena, format, arguments));
	va_end(arguments);
	result = uncore_fault_set(input->fault, code, "%s", text_string(&text));
	text_free(&text);
	return result;
}

/* ---- parsing ---- */

static const char *line_message(const struct json_input *input, const struct json_scan_result *scan, const char *what)
{
	if (input->source.length == 0)
		return "this one is empty";
	return scan->error == JSON_SCAN_END      ? "this one ends inside a value" :
	       scan->error == JSON_SCAN_TRAILING ? "text follows the end of this one" :
						   what;
}

/* Notes why a text is not JSON. Jansson may reject a text that the scan accepts. */
static int not_json(const struct json_input *input, const json_error_t *error, const struct json_scan_result *scan)
{
	uint32_t offset = scan->offset;
	const char *what = json_scan_message(&input->source, scan);
	struct text text = { 0 };
	struct json_twice twice;
	int result;

	if (scan->error == JSON_SCAN_OK && json_find_twice(&input->source, &twice)) {
		offset = twice.again;
		what = "this key is twice in one object";
	} else if (scan->error == JSON_SCAN_OK) {
		offset = (uint32_t)error->position;
		what = error->text;
	}
	put_place(input, offset, &text);
	if (input->is_line)
		text_add(&text, "each line is one whole JSON object: ");
	text_add(&text, input->is_line ? line_message(input, scan, what) : what);
	result = uncore_fault_set(input->fault, UNCORE_E_ARGUMENT, "%s", text_string(&text));
	text_free(&text);
	return result;
}

int json_parse(struct json_input *input)
{
	struct source *source = &input->source;
	struct json_scan_result scan;
	json_error_t error;

	if (source->length > UINT32_MAX)
		return uncore_fault_set(input->fault, UNCORE_E_ARGUMENT, "%s: too large to be read", source->path);
	json_keep_strings(input->arena, source);
	scan = json_scan(input->arena, source);
	if (scan.error == JSON_SCAN_OK)
		source->root =
			json_loadb(source->text, source->length, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, &error);
	return source->root != NULL ? 0 : not_json(input, &error, &scan);
}

void json_release(struct json_input *input)
{
	json_decref(input->source.root);
	input->source.root = NULL;
}

struct node json_top(const struct json_input *input)
{
	return (struct node){ .source = &input->source, .json = input->source.root };
}

/* ---- decoding ---- */

struct decoding {
	const struct json_input *input;
	int result; /* of the first error */
};

/* "; did you mean "x"?", or the list of possible values */
static const char *advice(const struct json_input *input, const struct key_fault *fault)
{
	struct nearest nearest = { .wanted = fault->word };
	const char *all = fault->kind == KEY_FAULT_UNKNOWN ? "; its keys are" : "; it is one of";

	for (size_t at = 0; at < fault->known_count; at++)
		nearest_offer(&nearest, fault->known[at]);
	if (nearest.best[0] != '\0')
		return arena_printf(input->arena, "; did you mean \"%s\"?", nearest.best);
	for (size_t at = 0; at < fault->known_count; at++)
		all = arena_printf(input->arena, "%s%s %s", all, at == 0 ? "" : ",", fault->known[at]);
	return all;
}

/* Only the first error is reported. */
static void report(void *context, const struct key_fault *fault)
{
	struct decoding *decoding = context;

	if (decoding->result == 0)
		decoding->result =
			json_fail(decoding->input, fault->at,
				  fault->kind == KEY_FAULT_RANGE ? UNCORE_E_RANGE : UNCORE_E_ARGUMENT, "%s%s",
				  fault->text, fault->word != NULL ? advice(decoding->input, fault) : "");
}

int json_decode(const struct json_input *input, const struct keys *keys, void *into)
{
	struct decoding decoding = { .input = input };
	struct reader reader = { .arena = input->arena, .report = report, .context = &decoding };
	struct node top = json_top(input);

	if (!value_is_object(top))
		return json_fail(input, node_loc(top), UNCORE_E_ARGUMENT, "%s is an object, {...}", keys->article);
	(void)read_object(&reader, top, keys, into);
	return decoding.result;
}

/* ---- files ---- */

int json_read_file(const char *path, char **text, size_t *length, struct uncore_fault *fault)
{
	*text = read_named_file(path, SETTINGS_BYTES_MAX, length);
	if (*text != NULL)
		return 0;
	if (errno == EFBIG)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "%s: has more than %zu MiB, and no more are read", path,
					SETTINGS_BYTES_MAX >> 20);
	return uncore_fault_set(fault,
				errno == ENOENT ? UNCORE_E_NOENT :
				errno == EACCES ? UNCORE_E_DENIED :
						  UNCORE_E_IO,
				"%s: %s", path, strerror(errno));
}
