/* SPDX-License-Identifier: MIT */
/* Writes JSON into a text. */
#include "base/json_write.h"

void out_json_string(struct out *out, const char *text)
{
	out_char(out, '"');
	for (const char *p = text; *p != '\0'; p++) {
		unsigned char c = (unsigned char)*p;

		if (c == '"' || c == '\\') {
			out_char(out, '\\');
			out_char(out, *p);
		} else if (c == '\n') {
			out_text(out, "\\n");
		} else if (c == '\t') {
			out_text(out, "\\t");
		} else if (c < 0x20 || c == 0x7f) {
			out_printf(out, "\\u%04x", c);
		} else {
			out_char(out, *p);
		}
	}
	out_char(out, '"');
}

static void newline(struct json *json)
{
	out_char(json->out, '\n');
	for (unsigned i = 0; i < json->depth; i++)
		out_text(json->out, "  ");
}

void dump_key(struct json *json, const char *name)
{
	if (json->comma)
		out_text(json->out, ", ");
	json->comma = true;
	if (name == NULL)
		return;
	out_json_string(json->out, name);
	out_text(json->out, ": ");
}

void dump_open(struct json *json, const char *name, char bracket, bool line)
{
	if (line && json->comma)
		out_char(json->out, ',');
	if (line) {
		json->comma = false;
		newline(json);
	}
	dump_key(json, name);
	out_char(json->out, bracket);
	json->depth++;
	json->comma = false;
}

void dump_close(struct json *json, char bracket, bool line)
{
	json->depth--;
	if (line)
		newline(json);
	out_char(json->out, bracket);
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
	out_dec(json->out, value);
}

void dump_hex(struct json *json, const char *name, uint64_t value)
{
	dump_key(json, name);
	out_char(json->out, '"');
	out_hex(json->out, value, 1);
	out_char(json->out, '"');
}

void dump_bool(struct json *json, const char *name, bool value)
{
	if (!value)
		return;
	dump_key(json, name);
	out_text(json->out, "true");
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
