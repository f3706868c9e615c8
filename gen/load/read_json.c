/* SPDX-License-Identifier: MIT */
/* Reads one JSON file, and checks size, nesting, syntax, UTF-8 and repeated keys. */
#include "load/read_json.h"

#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "shared/control.h"
#include "base/json/scan.h"
#include "load/join/json_arena.h"

struct node source_root(const struct source *source)
{
	return (struct node){ .source = source, .json = source->root, .position = 0 };
}

static bool read_bytes(struct arena *arena, struct diag *diag, struct source *source, FILE *file)
{
	struct stat status;
	char *text;

	if (fstat(fileno(file), &status) != 0 || !S_ISREG(status.st_mode)) {
		diag_error(diag, RULE_FILE, (struct loc){ source, 0 }, "not a regular file");
		return false;
	}
	if (status.st_size > SOURCE_SIZE_MAX) {
		diag_error(diag, RULE_FILE_SIZE, (struct loc){ source, 0 },
			   "the file has %lld bytes; at most %d are read", (long long)status.st_size, SOURCE_SIZE_MAX);
		return false;
	}
	text = arena_raw(arena, (size_t)status.st_size + 1);
	source->length = fread(text, 1, (size_t)status.st_size, file);
	text[source->length] = '\0';
	if (ferror(file)) {
		diag_error(diag, RULE_FILE, (struct loc){ source, 0 }, "cannot read: %s", strerror(errno));
		return false;
	}
	source->text = text;
	return true;
}

static void report_scan(struct diag *diag, const struct source *source, const struct json_scan_result *scan)
{
	diag_error(diag, scan->error == JSON_SCAN_DEPTH ? RULE_NESTING : RULE_JSON,
		   (struct loc){ source, scan->offset }, "%s", json_scan_message(source, scan));
}

static void report_duplicate(struct diag *diag, const struct source *source)
{
	struct json_twice twice = { 0 };

	(void)json_find_twice(source, &twice);
	diag_error(diag, RULE_DUPLICATE_KEY, (struct loc){ source, twice.again }, "this key is twice in one object");
	diag_note(diag, (struct loc){ source, twice.first }, "the first is here");
}

/* The last value that begins before the place where Jansson stopped. */
static uint32_t value_before(const struct source *source, int position)
{
	uint32_t at = 0;

	for (size_t i = 0; i < source->position_count && (int64_t)source->positions[i].value < position; i++)
		at = source->positions[i].value;
	return at;
}

static void report_parse_error(struct diag *diag, const struct source *source, const json_error_t *error)
{
	if (json_error_code(error) == json_error_duplicate_key)
		report_duplicate(diag, source);
	else
		diag_error(diag, RULE_JSON, (struct loc){ source, value_before(source, error->position) }, "%s",
			   error->text);
}

/* Jansson knows which numbers are too large, and which characters written by number there are. */
static bool jansson_reads(struct diag *diag, const struct source *source)
{
	struct arena scratch = { 0 }, *before = json_in_arena(&scratch);
	json_error_t error;
	bool good = json_loadb(source->text, source->length, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, &error) != NULL;

	if (!good)
		report_parse_error(diag, source, &error);
	json_in_arena(before);
	arena_free(&scratch);
	return good;
}

static bool is_good(struct arena *arena, struct diag *diag, const struct source *source,
		    const struct json_scan_result *scan)
{
	if (scan->error != JSON_SCAN_OK)
		report_scan(diag, source, scan);
	else if (scan->unusual)
		return jansson_reads(diag, source);
	else if (json_has_twice(arena, source))
		report_duplicate(diag, source);
	else
		return true;
	return false;
}

/*
 * The positions are all that is kept: see base/json/value.h. A file that is not good has none. plain: no string needs a
 * look at its characters.
 */
static bool parse(struct arena *arena, struct diag *diag, struct source *source, bool *plain)
{
	struct json_scan_result scan;
	bool good;

	source->arena = arena;
	json_keep_strings(arena, source);
	scan = json_scan(arena, source);
	*plain = scan.plain;
	good = is_good(arena, diag, source, &scan);
	if (!good)
		source->positions = NULL;
	return good;
}

/* The control character that the text has there, as itself or escaped; 0: none. Sets the bytes of what it has there. */
static unsigned read_control(const char *text, size_t *length)
{
	unsigned code;

	*length = control_at(text, &code);
	if (*length != 0)
		return code;
	*length = text[0] == '\\' ? 2 : 1;
	if (*length == 1)
		return 0;
	switch (text[1]) {
	case 'b':
		return '\b';
	case 'f':
		return '\f';
	case 'n':
		return '\n';
	case 'r':
		return '\r';
	case 't':
		return '\t';
	case 'u':
		code = (unsigned)strtoul((const char[]){ text[2], text[3], text[4], text[5], '\0' }, NULL, 16);
		return is_control_code(code) ? code : 0;
	default:
		return 0;
	}
}

/* Reports the first control character of each string, which begins at its quote. Returns the string's end. */
static size_t report_controls_of(struct diag *diag, const struct source *source, size_t at)
{
	bool is_reported = false;

	for (at++; source->text[at] != '"';) {
		size_t length;
		unsigned code = read_control(source->text + at, &length);

		if (code != 0 && !is_reported)
			diag_error(diag, RULE_CONTROL, (struct loc){ source, (uint32_t)at },
				   "this is the control character U+%04X; a text is one line without any: leave it out",
				   code);
		is_reported |= code != 0;
		at += length;
	}
	return at + 1;
}

/* Between strings, JSON has no control characters but blanks and ends of lines. */
static void report_controls(struct diag *diag, const struct source *source)
{
	for (size_t at = 0; at < source->length;)
		at = source->text[at] == '"' ? report_controls_of(diag, source, at) : at + 1;
}

bool parse_source(struct arena *arena, struct diag *diag, struct source *source)
{
	bool plain;

	if (!parse(arena, diag, source, &plain))
		return false;
	if (!plain)
		report_controls(diag, source);
	return true;
}

struct source *read_source_text(struct arena *arena, struct diag *diag, const char *shown, const char *text,
				size_t length)
{
	struct source *source = arena_alloc(arena, sizeof *source);

	*source = (struct source){ .path = shown, .text = text, .length = length };
	if (length <= SOURCE_SIZE_MAX)
		return source;
	diag_error(diag, RULE_FILE_SIZE, (struct loc){ source, 0 }, "the file has %zu bytes; at most %d are read",
		   length, SOURCE_SIZE_MAX);
	return NULL;
}

/* Reads the file's bytes. False after reporting why that fails. */
static bool open_source(struct arena *arena, struct diag *diag, const char *path, struct source *source)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK); /* without this, opening a pipe would wait */
	FILE *file = fd >= 0 ? fdopen(fd, "rb") : NULL;
	bool whole;

	if (file == NULL) {
		diag_error(diag, RULE_FILE, (struct loc){ source, 0 }, "cannot open: %s", strerror(errno));
		return false;
	}
	whole = read_bytes(arena, diag, source, file);
	fclose(file);
	return whole;
}

struct source *read_source(struct arena *arena, struct diag *diag, const char *path, const char *shown)
{
	struct source *source = arena_alloc(arena, sizeof *source);

	source->path = shown;
	return open_source(arena, diag, path, source) ? source : NULL;
}

struct source *read_json(struct arena *arena, struct diag *diag, const char *path, const char *shown)
{
	struct source *source = read_source(arena, diag, path, shown);

	return source != NULL && parse_source(arena, diag, source) ? source : NULL;
}

struct source *read_others_json(struct arena *arena, struct diag *diag, const char *path)
{
	struct source *source = arena_alloc(arena, sizeof *source);
	bool plain;

	source->path = path;
	if (!open_source(arena, diag, path, source))
		return NULL;
	if (json_has_mark(source)) {
		source->text += JSON_MARK_LENGTH;
		source->length -= JSON_MARK_LENGTH;
	}
	return parse(arena, diag, source, &plain) ? source : NULL;
}
