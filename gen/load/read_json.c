/* SPDX-License-Identifier: MIT */
/* Reads one JSON file: size, nesting, syntax, UTF-8, repeated keys. */
#include "load/read_json.h"

#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "load/json_scan.h"

struct node source_root(const struct source *source)
{
	return (struct node){ .source = source, .json = source->root, .position = 0 };
}

/*
 * Jansson's values live as long as the run, so they come from its arena and are never freed one by one: that is a fifth
 * of what loading costs. Jansson takes its memory functions without a context, hence the variable.
 */
static struct arena *json_arena;

static void *json_arena_alloc(size_t size)
{
	return arena_raw(json_arena, size);
}

static void json_arena_free(void *memory)
{
	(void)memory;
}

void json_in_arena(struct arena *arena)
{
	json_arena = arena;
	json_set_alloc_funcs(json_arena_alloc, json_arena_free);
}

static const char byte_order_mark[] = "\xef\xbb\xbf";

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
	text = arena_alloc(arena, (size_t)status.st_size + 1);
	source->length = fread(text, 1, (size_t)status.st_size, file);
	if (ferror(file)) {
		diag_error(diag, RULE_FILE, (struct loc){ source, 0 }, "cannot read: %s", strerror(errno));
		return false;
	}
	source->text = text;
	return true;
}

static const char *scan_message(enum json_scan_error error)
{
	switch (error) {
	case JSON_SCAN_END:
		return "the file ends inside a value: it is truncated, or a bracket or quote is not closed";
	case JSON_SCAN_DEPTH:
		return "values are nested more than 32 deep";
	case JSON_SCAN_TRAILING:
		return "text follows the end of the value; a file holds one value";
	default:
		return "not JSON here; look for a missing comma or quote, or a comma before a closing bracket";
	}
}

static bool has_byte_order_mark(const struct source *source)
{
	return source->length >= strlen(byte_order_mark) &&
	       memcmp(source->text, byte_order_mark, strlen(byte_order_mark)) == 0;
}

/* The scanner stops at a byte that no character begins with, or behind the bytes of one that is cut short. */
static bool is_no_character(const struct source *source, size_t offset)
{
	const unsigned char *at = (const unsigned char *)source->text + offset;

	return offset < source->length && (*at >= 0x80 || (*at >= 0x20 && offset > 0 && at[-1] >= 0x80));
}

/*
 * A line that begins with seven of one of these characters; git writes four kinds of them around what it could not
 * merge.
 */
static bool is_conflict_marker(const struct source *source, size_t offset)
{
	static const char *const markers[] = { "<<<<<<<", "|||||||", "=======", ">>>>>>>" };
	size_t begin = offset;

	while (begin > 0 && source->text[begin - 1] != '\n')
		begin--;
	for (size_t i = 0; i < sizeof markers / sizeof markers[0]; i++)
		if (source->length - begin >= 7 && memcmp(source->text + begin, markers[i], 7) == 0)
			return true;
	return false;
}

static const char *syntax_message(const struct source *source, const struct json_scan_result *result)
{
	if (result->error == JSON_SCAN_SYNTAX && result->offset == 0 && has_byte_order_mark(source))
		return "the file begins with a byte order mark; save it as UTF-8 without one";
	if (result->error == JSON_SCAN_SYNTAX && is_no_character(source, result->offset))
		return "not UTF-8 here; the file is in another encoding";
	if ((result->error == JSON_SCAN_SYNTAX || result->error == JSON_SCAN_TRAILING) &&
	    is_conflict_marker(source, result->offset))
		return "a conflict marker of git: two versions of these lines stand here; keep the right one, and "
		       "delete the "
		       "lines that begin with <<<<<<<, |||||||, ======= and >>>>>>>";
	return scan_message(result->error);
}

static bool scan(struct arena *arena, struct diag *diag, struct source *source)
{
	struct json_scan_result result = json_scan(arena, source);
	struct loc loc = { source, result.offset };

	if (result.error == JSON_SCAN_OK)
		return true;
	diag_error(diag, result.error == JSON_SCAN_DEPTH ? RULE_NESTING : RULE_JSON, loc, "%s",
		   syntax_message(source, &result));
	return false;
}

static bool keys_equal(const struct source *source, uint32_t a, uint32_t b)
{
	const char *p = source->text + a + 1, *q = source->text + b + 1;

	while (*p == *q && *p != '"') {
		if (*p == '\\') {
			p++;
			q++;
		}
		p++;
		q++;
	}
	return *p == '"' && *q == '"';
}

/* Finds the first key that is listed twice in one object and reports both places. */
static bool report_duplicate_in(struct diag *diag, const struct source *source, uint32_t object)
{
	const struct position *positions = source->positions;

	for (uint32_t at = object + 1; at < positions[object].next; at = positions[at].next)
		for (uint32_t before = object + 1; before < at; before = positions[before].next) {
			if (positions[at].key == positions[at].value ||
			    !keys_equal(source, positions[before].key, positions[at].key))
				continue;
			diag_error(diag, RULE_DUPLICATE_KEY, (struct loc){ source, positions[at].key },
				   "this key is twice in one object");
			diag_note(diag, (struct loc){ source, positions[before].key }, "the first is here");
			return true;
		}
	return false;
}

/* The last value that begins before the place where Jansson gave up. */
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
		for (uint32_t i = 0; i < source->position_count; i++)
			if (source->text[source->positions[i].value] == '{' && report_duplicate_in(diag, source, i))
				return;
	diag_error(diag, RULE_JSON, (struct loc){ source, value_before(source, error->position) }, "%s", error->text);
}

static bool parse(struct arena *arena, struct diag *diag, struct source *source)
{
	json_error_t error;

	json_in_arena(arena);
	source->root = json_loadb(source->text, source->length, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, &error);
	if (source->root == NULL)
		report_parse_error(diag, source, &error);
	return source->root != NULL;
}

bool parse_source(struct arena *arena, struct diag *diag, struct source *source)
{
	return scan(arena, diag, source) && parse(arena, diag, source);
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

struct source *read_json_text(struct arena *arena, struct diag *diag, const char *shown, const char *text,
			      size_t length)
{
	struct source *source = read_source_text(arena, diag, shown, text, length);

	return source != NULL && parse_source(arena, diag, source) ? source : NULL;
}

/* The file's bytes; false after reporting why not. */
static bool open_source(struct arena *arena, struct diag *diag, const char *path, struct source *source)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK); /* a pipe is refused, not waited for */
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

	source->path = path;
	if (!open_source(arena, diag, path, source))
		return NULL;
	if (has_byte_order_mark(source)) {
		source->text += strlen(byte_order_mark);
		source->length -= strlen(byte_order_mark);
	}
	return parse_source(arena, diag, source) ? source : NULL;
}
