/* SPDX-License-Identifier: MIT */
/* Prints structs as JSON objects by their key tables. */
#include "base/keys/write.h"

#include <math.h>

static uint64_t number_at(const struct key *key, const void *at)
{
	switch (key->number) {
	case NUMBER_64:
		return *(const uint64_t *)at;
	case NUMBER_16:
		return *(const uint16_t *)at;
	default:
		return *(const unsigned *)at;
	}
}

static void open_member(struct json *json, const struct key *key, const char *name, char bracket)
{
	if (key->on_lines)
		json_open_line(json, name, bracket);
	else
		json_open(json, name, bracket);
}

static void close_member(struct json *json, const struct key *key, char bracket)
{
	if (key->on_lines)
		json_close_line(json, bracket);
	else
		json_close(json, bracket);
}

static void write_list(struct json *json, const struct key *key, const char *items, size_t count)
{
	bool lines = json->lines;

	open_member(json, key, key->name, '[');
	for (size_t i = 0; i < count; i++) {
		open_member(json, key, NULL, '{');
		json->lines = lines && !key->one_line;
		write_members(json, key->element, items + i * key->element->size);
		json_close(json, '}');
		json->lines = lines;
	}
	close_member(json, key, ']');
}

static void write_texts(struct json *json, const char *key, const char *const *texts, size_t count)
{
	json_open(json, key, '[');
	for (size_t i = 0; i < count; i++)
		json_text(json, NULL, texts[i]);
	json_close(json, ']');
}

const char *key_word_of(const struct key *key, const void *from)
{
	static const char *const bits[] = { "0", "1" };
	int index = *(const int *)((const char *)from + key->offset) - key->word_base;

	if (key->type == KEY_BIT_OR_WORD && index < 0)
		return index >= -2 ? bits[index + 2] : NULL;
	return index >= 0 && (size_t)index < key->word_count ? key->words[index] : NULL;
}

/* Where zero is no valid value, it means that no number is given. */
bool key_number_of(const struct key *key, const void *from, uint64_t *number)
{
	const char *at = from;

	*number = number_at(key, at + key->offset);
	if (key->has_offset != 0)
		return *(const bool *)(at + key->has_offset);
	return key->required || key->min == 0 || *number != 0;
}

/*
 * An exact number begins with its double. NAN is printed as null if the key is required, or if its bool says that it is
 * there.
 */
static bool is_double_there(const struct key *key, const char *from)
{
	if (key->has_offset != 0)
		return *(const bool *)(from + key->has_offset);
	return key->required || !isnan(*(const double *)(from + key->offset));
}

/* Whether the struct has a value for the key. A sparse document has no empty list, nor has a list that needs items. */
static bool is_there(const struct json *json, const struct key *key, const char *from)
{
	uint64_t number;

	switch (key->type) {
	case KEY_IGNORED:
		return false;
	case KEY_STRING:
	case KEY_ID:
	case KEY_REPEATED_ID:
	case KEY_VALUE_ID:
	case KEY_PATH:
	case KEY_SOURCE:
	case KEY_OPTIONAL_OBJECT:
		return *(const void *const *)(from + key->offset) != NULL;
	case KEY_STRINGS:
	case KEY_ONE_OR_STRINGS:
		if (key->has_offset != 0)
			return *(const bool *)(from + key->has_offset);
		return (key->required && !json->sparse) || *(const size_t *)(from + key->offset2) != 0;
	case KEY_LIST:
	case KEY_MAP:
		return (!json->sparse && key->min == 0) || *(const size_t *)(from + key->offset2) != 0;
	case KEY_NUMBER:
		return key_number_of(key, from, &number);
	case KEY_WORD:
		return key_word_of(key, from) != NULL;
	case KEY_DOUBLE:
	case KEY_EXACT:
		return is_double_there(key, from);
	default:
		return key->has_offset == 0 || *(const bool *)(from + key->has_offset);
	}
}

static void write_value(struct json *json, const struct key *key, const char *from);

static void write_rows(struct json *json, const struct key *rows, size_t count, const char *from)
{
	for (size_t i = 0; i < count; i++) {
		const struct key *key = &rows[i];

		if (key->by_code)
			continue;
		if (is_there(json, key, from))
			write_value(json, key, from);
		else if (key->nullable && key->required)
			json_nothing(json, key->name);
	}
}

/* An element's first key names it. Its value is the second key, or an object of all the others. */
static void write_entry(struct json *json, const struct keys *keys, const char *from)
{
	const char *name = *(const char *const *)(from + keys->at[0].offset);
	struct key value = keys->at[1];

	if (keys->single_value) {
		value.name = name;
		write_value(json, &value, from);
		return;
	}
	json_open(json, name, '{');
	write_rows(json, keys->at + 1, keys->count - 1, from);
	json_close(json, '}');
}

static void write_map(struct json *json, const struct key *key, const char *items, size_t count)
{
	open_member(json, key, key->name, '{');
	for (size_t i = 0; i < count; i++)
		write_entry(json, key->element, items + i * key->element->size);
	close_member(json, key, '}');
}

static void write_number(struct json *json, const struct key *key, const void *at)
{
	if (key->as_hex)
		json_hex(json, key->name, number_at(key, at));
	else
		json_number(json, key->name, number_at(key, at));
}

static void write_exact(struct json *json, const struct key *key, const struct exact_number *number)
{
	if (number->exact != 0)
		json_number(json, key->name, number->exact);
	else
		json_double(json, key->name, number->number);
}

static void write_value(struct json *json, const struct key *key, const char *from)
{
	const void *at = from + key->offset, *second = from + key->offset2;

	switch (key->type) {
	case KEY_VERSION:
		json_number(json, key->name, key->min);
		break;
	case KEY_NUMBER:
	case KEY_COUNT:
		write_number(json, key, at);
		break;
	case KEY_HEX:
		json_hex(json, key->name, *(const uint64_t *)at);
		break;
	case KEY_DOUBLE:
		json_double(json, key->name, *(const double *)at);
		break;
	case KEY_EXACT:
		write_exact(json, key, at);
		break;
	case KEY_BOOL:
		json_bool(json, key->name, *(const bool *)at);
		break;
	case KEY_WORD:
		json_text(json, key->name, key_word_of(key, from));
		break;
	case KEY_BIT_NUMBERS:
	case KEY_BITS:
		json_bits(json, key->name, *(const uint64_t *)at);
		break;
	case KEY_NUMBERS:
	case KEY_ONE_OR_NUMBERS:
		json_numbers(json, key->name, at);
		break;
	case KEY_STRINGS:
	case KEY_ONE_OR_STRINGS:
		write_texts(json, key->name, *(const char *const *const *)at, *(const size_t *)second);
		break;
	case KEY_LIST:
		write_list(json, key, *(const char *const *)at, *(const size_t *)second);
		break;
	case KEY_MAP:
		write_map(json, key, *(const char *const *)at, *(const size_t *)second);
		break;
	case KEY_OPTIONAL_OBJECT:
		open_member(json, key, key->name, '{');
		write_members(json, key->element, *(const void *const *)at);
		close_member(json, key, '}');
		break;
	default:
		json_text(json, key->name, *(const char *const *)at);
		break;
	}
}

void write_members(struct json *json, const struct keys *keys, const void *from)
{
	write_rows(json, keys->at, keys->count, from);
}

void write_object(struct json *json, const char *key, const struct keys *keys, const void *from)
{
	json_open(json, key, '{');
	write_members(json, keys, from);
	json_close(json, '}');
}
