/* SPDX-License-Identifier: MIT */
/* Prints structs as JSON objects by their key tables. */
#include "base/keys/write.h"

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

static void write_list(struct json *json, const struct key *key, const char *items, size_t count)
{
	bool lines = json->lines;

	json_open(json, key->name, '[');
	for (size_t i = 0; i < count; i++) {
		json_open(json, NULL, '{');
		json->lines = lines && !key->one_line;
		write_members(json, key->element, items + i * key->element->size);
		json_close(json, '}');
		json->lines = lines;
	}
	json_close(json, ']');
}

static void write_texts(struct json *json, const char *key, const char *const *texts, size_t count)
{
	json_open(json, key, '[');
	for (size_t i = 0; i < count; i++)
		json_text(json, NULL, texts[i]);
	json_close(json, ']');
}

/* Whether the struct has a value for the key. */
static bool is_there(const struct key *key, const char *from)
{
	switch (key->type) {
	case KEY_STRING:
	case KEY_VALUE_ID:
	case KEY_OPTIONAL_OBJECT:
		return *(const void *const *)(from + key->offset) != NULL;
	case KEY_STRINGS:
		return key->required || *(const size_t *)(from + key->offset2) != 0;
	default:
		return key->has_offset == 0 || *(const bool *)(from + key->has_offset);
	}
}

static void write_value(struct json *json, const struct key *key, const char *from)
{
	const void *at = from + key->offset, *second = from + key->offset2;

	switch (key->type) {
	case KEY_VERSION:
		json_number(json, key->name, key->min);
		break;
	case KEY_COUNT:
		json_number(json, key->name, number_at(key, at));
		break;
	case KEY_HEX:
		json_hex(json, key->name, *(const uint64_t *)at);
		break;
	case KEY_DOUBLE:
		json_double(json, key->name, *(const double *)at);
		break;
	case KEY_BOOL:
		json_bool(json, key->name, *(const bool *)at);
		break;
	case KEY_BIT_NUMBERS:
		json_bits(json, key->name, *(const uint64_t *)at);
		break;
	case KEY_STRINGS:
		write_texts(json, key->name, *(const char *const *const *)at, *(const size_t *)second);
		break;
	case KEY_LIST:
		write_list(json, key, *(const char *const *)at, *(const size_t *)second);
		break;
	case KEY_OPTIONAL_OBJECT:
		write_object(json, key->name, key->element, *(const void *const *)at);
		break;
	default:
		json_text(json, key->name, *(const char *const *)at);
		break;
	}
}

void write_members(struct json *json, const struct keys *keys, const void *from)
{
	for (size_t i = 0; i < keys->count; i++) {
		const struct key *key = &keys->at[i];

		if (is_there(key, from))
			write_value(json, key, from);
		else if (key->nullable)
			json_nothing(json, key->name);
	}
}

void write_object(struct json *json, const char *key, const struct keys *keys, const void *from)
{
	json_open(json, key, '{');
	write_members(json, keys, from);
	json_close(json, '}');
}
