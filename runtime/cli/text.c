/* SPDX-License-Identifier: MIT */
/* Growing text, words compared and matched. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/text.h"

void *take_memory(void *old, size_t bytes)
{
	void *memory = realloc(old, bytes);

	if (memory == NULL) {
		fputs("uncore: out of memory\n", stderr);
		exit(CLI_BAD);
	}
	return memory;
}

char *copy_text(const char *text)
{
	size_t size = strlen(text) + 1;

	return memcpy(take_memory(NULL, size), text, size);
}

static void make_room(struct text *text, size_t more)
{
	size_t needed = text->length + more + 1;

	if (needed <= text->room)
		return;
	text->room = needed < 64 ? 64 : needed + needed / 2;
	text->at = take_memory(text->at, text->room);
}

void text_add_bytes(struct text *text, const char *bytes, size_t count)
{
	make_room(text, count);
	memcpy(text->at + text->length, bytes, count);
	text->length += count;
	text->at[text->length] = '\0';
}

void text_add(struct text *text, const char *format, ...)
{
	va_list arguments;
	int length;

	va_start(arguments, format);
	length = vsnprintf(NULL, 0, format, arguments);
	va_end(arguments);
	if (length < 0)
		return;
	make_room(text, (size_t)length);
	va_start(arguments, format);
	vsnprintf(text->at + text->length, (size_t)length + 1, format, arguments);
	va_end(arguments);
	text->length += (size_t)length;
}

void text_add_double(struct text *text, double number)
{
	char digits[32];

	for (int precision = 15; precision <= 17; precision++) {
		snprintf(digits, sizeof(digits), "%.*g", precision, number);
		if (strtod(digits, NULL) >= number && strtod(digits, NULL) <= number)
			break;
	}
	text_add(text, "%s", digits);
}

const char *text_string(const struct text *text)
{
	return text->at != NULL ? text->at : "";
}

void text_free(struct text *text)
{
	free(text->at);
	*text = (struct text){ 0 };
}

static char lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

bool same_word(const char *a, const char *b)
{
	while (*a != '\0' && lower(*a) == lower(*b)) {
		a++;
		b++;
	}
	return lower(*a) == lower(*b);
}

/* Reads a set behind "["; NULL when it has no end, and "[" is a character like any other. */
static const char *match_set(const char *set, char c, bool *is_in)
{
	bool is_not = *set == '!' || *set == '^';
	const char *first = set + is_not;

	*is_in = false;
	for (set = first; *set != '\0' && (*set != ']' || set == first); set++) {
		if (set[1] == '-' && set[2] != ']' && set[2] != '\0') {
			*is_in |= lower(c) >= lower(set[0]) && lower(c) <= lower(set[2]);
			set += 2;
		} else {
			*is_in |= lower(*set) == lower(c);
		}
	}
	*is_in ^= is_not;
	return *set == ']' ? set + 1 : NULL;
}

/* One character of the name against one item of the glob; NULL when they differ, else the rest of the glob. */
static const char *match_one(const char *glob, char c)
{
	const char *rest;
	bool is_in;

	if (*glob == '[' && (rest = match_set(glob + 1, c, &is_in)) != NULL)
		return is_in ? rest : NULL;
	return *glob == '?' || lower(*glob) == lower(c) ? glob + 1 : NULL;
}

/* Only the last star need be retried: an earlier one cannot match better. */
static bool match_whole(const char *glob, const char *name)
{
	const char *star = NULL, *retry = name;

	while (*name != '\0') {
		const char *rest;

		if (*glob == '*') {
			star = ++glob;
			retry = name;
		} else if (*glob != '\0' && (rest = match_one(glob, *name)) != NULL) {
			glob = rest;
			name++;
		} else if (star != NULL) {
			glob = star;
			name = ++retry;
		} else {
			return false;
		}
	}
	while (*glob == '*')
		glob++;
	return *glob == '\0';
}

bool match_glob(const char *glob, const char *name)
{
	size_t length = strlen(glob);

	if (strpbrk(glob, "*?[") != NULL)
		return match_whole(glob, name);
	for (; strlen(name) >= length; name++) {
		size_t at = 0;

		while (at < length && lower(name[at]) == lower(glob[at]))
			at++;
		if (at == length)
			return true;
	}
	return false;
}

bool read_number(const char *word, uint64_t *number)
{
	static const char digits[] = "0123456789abcdef";
	bool is_hex = word[0] == '0' && lower(word[1]) == 'x';
	unsigned base = is_hex ? 16 : 10;
	const char *at = is_hex ? word + 2 : word;

	*number = 0;
	if (*at == '\0')
		return false;
	for (; *at != '\0'; at++) {
		const char *digit = strchr(digits, lower(*at));
		uint64_t value = digit != NULL ? (uint64_t)(digit - digits) : base;

		if (value >= base || *number > (UINT64_MAX - value) / base)
			return false;
		*number = *number * base + value;
	}
	return true;
}

/* RFC 3629: neither longer than needed, nor a surrogate, nor past U+10FFFF. */
size_t utf8_length(const char *text)
{
	const unsigned char *at = (const unsigned char *)text;
	size_t length = at[0] == 0 ? 0 : at[0] < 0x80 ? 1 : at[0] < 0xc2 ? 0 : at[0] < 0xe0 ? 2 : at[0] < 0xf0 ? 3 : 4;

	if (at[0] > 0xf4)
		return 0;
	for (size_t each = 1; each < length; each++) {
		if ((at[each] & 0xc0) != 0x80)
			return 0;
	}
	if ((at[0] == 0xe0 && at[1] < 0xa0) || (at[0] == 0xed && at[1] > 0x9f) || (at[0] == 0xf0 && at[1] < 0x90) ||
	    (at[0] == 0xf4 && at[1] > 0x8f))
		return 0;
	return length;
}

/* Of more than one byte, U+0080 to U+009F are controls. */
static bool is_control(const char *text, size_t length)
{
	const unsigned char *at = (const unsigned char *)text;

	return length == 1 ? at[0] < 0x20 || at[0] == 0x7f : length == 2 && at[0] == 0xc2 && at[1] < 0xa0;
}

void clean_text(char *text)
{
	while (*text != '\0') {
		size_t length = utf8_length(text);
		bool is_bad = length == 0 || is_control(text, length);

		for (length = length != 0 ? length : 1; length > 0; length--, text++) {
			if (is_bad)
				*text = '?';
		}
	}
}

size_t text_width(const char *text)
{
	size_t width = 0;

	for (; *text != '\0'; text++)
		width += ((unsigned char)*text & 0xc0) != 0x80;
	return width;
}

/* Edits (insert, delete, replace) from one word to the other; words past the room count as far apart. */
static unsigned distance_of(const char *a, const char *b)
{
	enum { ROOM = 80 };
	unsigned row[ROOM];
	size_t width = strlen(b);

	if (width >= ROOM || strlen(a) >= ROOM)
		return ROOM;
	for (size_t at = 0; at <= width; at++)
		row[at] = (unsigned)at;
	for (unsigned line = 1; *a != '\0'; a++, line++) {
		unsigned corner = row[0];

		row[0] = line;
		for (size_t at = 0; at < width; at++) {
			unsigned change = corner + (lower(*a) != lower(b[at]));
			unsigned shift = 1 + (row[at] < row[at + 1] ? row[at] : row[at + 1]);

			corner = row[at + 1];
			row[at + 1] = change < shift ? change : shift;
		}
	}
	return row[width];
}

void nearest_offer(struct nearest *nearest, const char *word)
{
	size_t length = strlen(nearest->wanted);
	unsigned distance = distance_of(nearest->wanted, word);

	/* A third of the letters may be wrong: more would be another word. */
	if (distance > (length + 2) / 3 || strlen(word) >= sizeof(nearest->best) ||
	    (nearest->best[0] != '\0' && distance >= nearest->distance))
		return;
	strcpy(nearest->best, word);
	nearest->distance = distance;
}
