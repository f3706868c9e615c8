/* SPDX-License-Identifier: MIT */
/* Writes JSON into a text. */
#include "base/json/write.h"

#include <math.h>

#include "base/utf8.h"

static void put_character(struct text *out, const char *at, size_t length)
{
	unsigned char c = (unsigned char)*at;

	if (length == 0) {
		text_add(out, "\\ufffd");
	} else if (c == '"' || c == '\\') {
		text_char(out, '\\');
		text_char(out, *at);
	} else if (c == '\n') {
		text_add(out, "\\n");
	} else if (c == '\t') {
		text_add(out, "\\t");
	} else if (c < 0x20 || c == 0x7f) {
		text_printf(out, "\\u%04x", c);
	} else {
		text_bytes(out, at, length);
	}
}

/* The bytes of ASCII that are written as they are. */
static size_t plain_length(const char *text)
{
	size_t length = 0;

	while (text[length] >= ' ' && text[length] < 0x7f && text[length] != '"' && text[length] != '\\')
		length++;
	return length;
}

void text_json(struct text *out, const char *text)
{
	size_t length;

	text_char(out, '"');
	for (; *text != '\0'; text += length != 0 ? length : 1) {
		length = plain_length(text);
		text_bytes(out, text, length);
		if (length != 0)
			continue;
		length = utf8_length(text);
		put_character(out, text, length);
	}
	text_char(out, '"');
}

static void newline(struct json *json)
{
	text_char(json->out, '\n');
	for (unsigned i = 0; i < json->depth; i++)
		text_add(json->out, "  ");
}

static void begin_member(struct json *json, const char *key, bool line)
{
	if (json->comma)
		text_add(json->out, line ? "," : ", ");
	if (line)
		newline(json);
	json->comma = true;
	if (key == NULL)
		return;
	text_json(json->out, key);
	text_add(json->out, ": ");
}

static void begin_container(struct json *json, const char *key, char bracket, bool line)
{
	begin_member(json, key, line);
	text_char(json->out, bracket);
	json->depth++;
	json->comma = false;
}

static void end_container(struct json *json, char bracket, bool line)
{
	json->depth--;
	if (line && json->comma)
		newline(json);
	text_char(json->out, bracket);
	json->comma = true;
}

/* Whether the next member begins a line only because all members do. */
static bool is_line(const struct json *json)
{
	return json->lines && json->depth > 0;
}

void json_key(struct json *json, const char *key)
{
	begin_member(json, key, is_line(json));
}

void json_open(struct json *json, const char *key, char bracket)
{
	begin_container(json, key, bracket, is_line(json));
}

void json_close(struct json *json, char bracket)
{
	end_container(json, bracket, json->lines);
}

void json_open_line(struct json *json, const char *key, char bracket)
{
	begin_container(json, key, bracket, true);
}

void json_close_line(struct json *json, char bracket)
{
	end_container(json, bracket, true);
}

void json_nothing(struct json *json, const char *key)
{
	if (json->sparse)
		return;
	json_key(json, key);
	text_add(json->out, "null");
}

void json_text(struct json *json, const char *key, const char *text)
{
	if (text == NULL) {
		json_nothing(json, key);
		return;
	}
	json_key(json, key);
	text_json(json->out, text);
}

void json_number(struct json *json, const char *key, uint64_t number)
{
	json_key(json, key);
	text_dec(json->out, number);
}

void json_hex(struct json *json, const char *key, uint64_t number)
{
	json_key(json, key);
	text_char(json->out, '"');
	text_hex(json->out, number, 1);
	text_char(json->out, '"');
}

void json_double(struct json *json, const char *key, double number)
{
	if (!isfinite(number)) {
		json_nothing(json, key);
		return;
	}
	json_key(json, key);
	text_double(json->out, number);
}

void json_bool(struct json *json, const char *key, bool value)
{
	if (json->sparse && !value)
		return;
	json_key(json, key);
	text_add(json->out, value ? "true" : "false");
}

static void put_numbers(struct text *out, const struct numbers *numbers)
{
	for (size_t i = 0; i < numbers->count; i++) {
		text_add(out, i == 0 ? "" : ", ");
		text_dec(out, numbers->at[i]);
	}
}

void json_numbers(struct json *json, const char *key, const struct numbers *numbers)
{
	if (json->sparse && numbers->count == 0)
		return;
	json_key(json, key);
	text_char(json->out, '[');
	put_numbers(json->out, numbers);
	text_char(json->out, ']');
}

void json_bits(struct json *json, const char *key, uint64_t bits)
{
	uint64_t at[64];
	struct numbers numbers = { .at = at };

	for (unsigned bit = 0; bit < 64; bit++)
		if (bits >> bit & 1)
			at[numbers.count++] = bit;
	json_numbers(json, key, &numbers);
}
