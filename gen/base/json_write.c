/* SPDX-License-Identifier: MIT */
/* Writes JSON into a text. */
#include "base/json_write.h"

void out_json_string(struct text *out, const char *text)
{
	text_char(out, '"');
	for (const char *p = text; *p != '\0'; p++) {
		unsigned char c = (unsigned char)*p;

		if (c == '"' || c == '\\') {
			text_char(out, '\\');
			text_char(out, *p);
		} else if (c == '\n') {
			text_add(out, "\\n");
		} else if (c == '\t') {
			text_add(out, "\\t");
		} else if (c < 0x20 || c == 0x7f) {
			text_printf(out, "\\u%04x", c);
		} else {
			text_char(out, *p);
		}
	}
	text_char(out, '"');
}

static void newline(struct json *json)
{
	text_char(json->out, '\n');
	for (unsigned i = 0; i < json->depth; i++)
		text_add(json->out, "  ");
}

void dump_key(struct json *json, const char *name)
{
	if (json->comma)
		text_add(json->out, ", ");
	json->comma = true;
	if (name == NULL)
		return;
	out_json_string(json->out, name);
	text_add(json->out, ": ");
}

void dump_open(struct json *json, const char *name, char bracket, bool line)
{
	if (line && json->comma)
		text_char(json->out, ',');
	if (line) {
		json->comma = false;
		newline(json);
	}
	dump_key(json, name);
	text_char(json->out, bracket);
	json->depth++;
	json->comma = false;
}

void dump_close(struct json *json, char bracket, bool line)
{
	json->depth--;
	if (line)
		newline(json);
	text_char(json->out, bracket);
	json->comma = true;
}

void dump_string(struct json *json, const char *name, const char *text)
{
	if (text == NULL)
		return;
	dump_key(json, name);
	out_json_string(json->out, text);
}

void dump_number(struct json *json, const char *name, uint64_t value)
{
	dump_key(json, name);
	text_dec(json->out, value);
}

void dump_hex(struct json *json, const char *name, uint64_t value)
{
	dump_key(json, name);
	text_char(json->out, '"');
	text_hex(json->out, value, 1);
	text_char(json->out, '"');
}

void dump_bool(struct json *json, const char *name, bool value)
{
	if (!value)
		return;
	dump_key(json, name);
	text_add(json->out, "true");
}

void dump_strings(struct json *json, const char *name, const struct strings *strings)
{
	if (strings->count == 0)
		return;
	dump_open(json, name, '[', false);
	for (size_t i = 0; i < strings->count; i++)
		dump_string(json, NULL, strings->at[i]);
	dump_close(json, ']', false);
}

void dump_numbers(struct json *json, const char *name, const struct numbers *numbers)
{
	if (numbers->count == 0)
		return;
	dump_open(json, name, '[', false);
	for (size_t i = 0; i < numbers->count; i++)
		dump_number(json, NULL, numbers->at[i]);
	dump_close(json, ']', false);
}
