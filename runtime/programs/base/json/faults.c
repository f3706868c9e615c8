/* SPDX-License-Identifier: MIT */
/* Explains why a text is not JSON, and finds repeated keys. */
#include <stdbool.h>
#include <string.h>

#include "base/json/scan.h"

static const char byte_order_mark[] = "\xef\xbb\xbf";

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

bool json_has_mark(const struct source *source)
{
	return source->length >= JSON_MARK_LENGTH && memcmp(source->text, byte_order_mark, JSON_MARK_LENGTH) == 0;
}

/* The scanner stops at a byte that begins no character, or after the bytes of an incomplete one. */
static bool is_no_character(const struct source *source, size_t offset)
{
	const unsigned char *at = (const unsigned char *)source->text + offset;

	return offset < source->length && (*at >= 0x80 || (*at >= 0x20 && offset > 0 && at[-1] >= 0x80));
}

/* 0x1a without quotes: the scanner reads the 0 and stops at the x. */
static bool is_hexadecimal(const struct source *source, size_t offset)
{
	const char *text = source->text + offset;

	return offset > 0 && offset < source->length && (*text == 'x' || *text == 'X') && text[-1] == '0' &&
	       (offset == 1 || strchr(" \t\n\r:,[-", text[-2]) != NULL);
}

/* A line that begins with seven of one of these characters: git writes such lines around conflicts. */
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

const char *json_scan_message(const struct source *source, const struct json_scan_result *result)
{
	if (result->error == JSON_SCAN_SYNTAX && result->offset == 0 && json_has_mark(source))
		return "the file begins with a byte order mark; save it as UTF-8 without one";
	if (result->error == JSON_SCAN_SYNTAX && is_no_character(source, result->offset))
		return "not UTF-8 here; the file is in another encoding";
	if ((result->error == JSON_SCAN_SYNTAX || result->error == JSON_SCAN_TRAILING) &&
	    is_conflict_marker(source, result->offset))
		return "a conflict marker of git: the file has two versions of these lines; "
		       "keep the right one, and delete the lines that begin with <<<<<<<, |||||||, ======= and >>>>>>>";
	if (is_hexadecimal(source, result->offset))
		return "JSON has no hexadecimal numbers; write it as a string, in quotes: \"0x1a\"";
	return scan_message(result->error);
}

/* Keys are compared as they are read: "\/" is a slash. */
static bool keys_equal(const struct source *source, uint32_t a, uint32_t b)
{
	return strcmp(source->strings + a + 1, source->strings + b + 1) == 0;
}

static bool find_in(const struct source *source, uint32_t object, struct json_twice *twice)
{
	const struct position *positions = source->positions;

	for (uint32_t at = object + 1; at < positions[object].next; at = positions[at].next)
		for (uint32_t before = object + 1; before < at; before = positions[before].next)
			if (keys_equal(source, positions[before].key, positions[at].key)) {
				*twice = (struct json_twice){ positions[before].key, positions[at].key };
				return true;
			}
	return false;
}

bool json_find_twice(const struct source *source, struct json_twice *twice)
{
	for (uint32_t i = 0; i < source->position_count; i++)
		if (source->text[source->positions[i].value] == '{' && find_in(source, i, twice))
			return true;
	return false;
}
