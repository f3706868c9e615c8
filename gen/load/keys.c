/* SPDX-License-Identifier: MIT */
/* Decoding JSON objects by their key tables. */
#include "load/keys.h"

#include <inttypes.h>
#include <jansson.h>
#include <string.h>

#include "load/scalars.h"
#include "load/source.h"
#include "model/model.h"

enum { KEYS_MAX = 64 };

/* One value on its way into one member. */
struct slot {
	struct reader *reader;
	const struct key *key;
	struct node node;
	struct loc at; /* where complaints about it point */
	char *object;  /* the struct being filled */
};

static void *member(const struct slot *slot)
{
	return slot->object + slot->key->offset;
}

static void *member2(const struct slot *slot)
{
	return slot->object + slot->key->offset2;
}

static const char *type_name(const json_t *json)
{
	switch (json_typeof(json)) {
	case JSON_OBJECT:
		return "an object";
	case JSON_ARRAY:
		return "an array";
	case JSON_STRING:
		return "a string";
	case JSON_INTEGER:
		return "an integer";
	case JSON_REAL:
		return "a fraction";
	case JSON_TRUE:
	case JSON_FALSE:
		return "true or false";
	default:
		return "null";
	}
}

static bool wrong_type(const struct slot *slot, const char *wanted)
{
	diag_error(slot->reader->diag, RULE_WRONG_TYPE, slot->at, "\"%s\" must be %s, not %s", slot->key->name,
		   wanted, type_name(slot->node.json));
	return false;
}

/* The walk over the values inside a slot's value: enter, then put and advance for each. */
static void enter(struct slot *slot)
{
	slot->node.position++;
}

static void put(struct slot *slot, const json_t *json)
{
	slot->node.json = json;
	slot->at = node_loc(slot->node);
}

static void advance(struct slot *slot)
{
	slot->node.position = slot->node.source->positions[slot->node.position].next;
}

static bool read_text(const struct slot *slot, const char **text)
{
	if (!json_is_string(slot->node.json))
		return wrong_type(slot, "a string");
	*text = json_string_value(slot->node.json);
	if (**text != '\0')
		return true;
	diag_error(slot->reader->diag, RULE_WRONG_TYPE, slot->at, "\"%s\" is empty; leave it out or fill it",
		   slot->key->name);
	return false;
}

static bool read_string(const struct slot *slot)
{
	return read_text(slot, member(slot));
}

static bool bad_id(const struct slot *slot, const char *id, const char *form)
{
	diag_error(slot->reader->diag, RULE_IDENTIFIER, slot->at,
		   "\"%s\" makes no C name; an id here is %s", id, form);
	return false;
}

/* Checks the id in a map's key or a member's value, whichever the node's place shows. */
static bool check_id(const struct slot *slot, const char *id)
{
	size_t length = strlen(id);
	bool repeated = slot->key->type == KEY_REPEATED_ID && strchr(id, '{') != NULL;

	if (slot->key->type == KEY_VALUE_ID) {
		if (!scan_value_id(id, length))
			return bad_id(slot, id, "a letter, then letters, digits or _");
	} else if (!scan_id(id, length, repeated)) {
		return bad_id(slot, id, "a lower-case letter, then lower-case letters, digits or _");
	}
	if (!scan_keyword(id, length))
		return true;
	diag_error(slot->reader->diag, RULE_KEYWORD, slot->at,
		   "\"%s\" is a C or C++ keyword; choose another id and keep the manual's spelling in \"name\"", id);
	return false;
}

static bool read_id(const struct slot *slot)
{
	const char **text = member(slot);

	return read_text(slot, text) && check_id(slot, *text);
}

static bool number_out_of_range(const struct slot *slot)
{
	diag_error(slot->reader->diag, RULE_NUMBER_RANGE, slot->at,
		   "\"%s\" is out of range; it lies in 0x%" PRIx64 "..0x%" PRIx64 " (%" PRIu64 "..%" PRIu64 ")",
		   slot->key->name, slot->key->min, slot->key->max, slot->key->min, slot->key->max);
	return false;
}

static bool read_number_text(const struct slot *slot, uint64_t *value)
{
	const char *text = json_string_value(slot->node.json);

	switch (scan_number(text, json_string_length(slot->node.json), value)) {
	case SCAN_NUMBER_OK:
		return true;
	case SCAN_NUMBER_TOO_BIG:
		return number_out_of_range(slot);
	default:
		diag_error(slot->reader->diag, RULE_NUMBER, slot->at,
			   "\"%s\" is no number; write 26, \"0x1a\" or \"0b11010\"", text);
		return false;
	}
}

static bool read_number_value(const struct slot *slot, uint64_t *value)
{
	if (json_is_string(slot->node.json)) {
		if (!read_number_text(slot, value))
			return false;
	} else if (!json_is_integer(slot->node.json)) {
		return wrong_type(slot, "a number (26, \"0x1a\", \"0b11010\")");
	} else if (json_integer_value(slot->node.json) < 0) {
		return number_out_of_range(slot);
	} else {
		*value = (uint64_t)json_integer_value(slot->node.json);
	}
	if (*value < slot->key->min || *value > slot->key->max)
		return number_out_of_range(slot);
	return true;
}

static void store_number(const struct key *key, void *at, uint64_t value)
{
	if (key->fits_unsigned)
		*(unsigned *)at = (unsigned)value;
	else
		*(uint64_t *)at = value;
}

static bool read_number(const struct slot *slot)
{
	uint64_t value = 0;

	if (!read_number_value(slot, &value))
		return false;
	store_number(slot->key, member(slot), value);
	return true;
}

static bool read_bits(const struct slot *slot)
{
	unsigned *hi = member(slot), *lo = hi + 1;
	const char *text;

	if (!read_text(slot, &text))
		return false;
	if (scan_bits(text, strlen(text), hi, lo) && *hi >= *lo && *hi < 64)
		return true;
	diag_error(slot->reader->diag, RULE_BITS, slot->at,
		   "\"%s\" is no bit range; write \"hi:lo\" with 63 >= hi >= lo, or \"n\"", text);
	return false;
}

static bool read_bool(const struct slot *slot)
{
	if (!json_is_boolean(slot->node.json))
		return wrong_type(slot, "true or false");
	*(bool *)member(slot) = json_is_true(slot->node.json);
	return true;
}

static bool unknown_word(const struct slot *slot, const char *word)
{
	const struct key *key = slot->key;
	bool role = strcmp(key->name, "role") == 0;

	diag_error(slot->reader->diag, role ? RULE_UNKNOWN_ROLE : RULE_WORD, slot->at,
		   "\"%s\" is no %s", word, role ? "role" : key->name);
	diag_suggest(slot->reader->diag, word, key->words, key->word_count);
	return false;
}

static int find_word(const struct key *key, const char *text)
{
	for (size_t i = 0; i < key->word_count; i++)
		if (strcmp(key->words[i], text) == 0)
			return (int)i + key->word_base;
	return -1;
}

static bool store_word(const struct slot *slot, const char *text)
{
	int word = find_word(slot->key, text);

	if (word < 0)
		return unknown_word(slot, text);
	*(int *)member(slot) = word;
	return true;
}

static bool read_word(const struct slot *slot)
{
	const char *text;

	return read_text(slot, &text) && store_word(slot, text);
}

static bool read_string_ignored(const struct slot *slot)
{
	const char *text;

	return read_text(slot, &text);
}

static bool read_string_list(const struct slot *slot, struct strings *strings)
{
	struct slot element = *slot;
	size_t count = json_array_size(slot->node.json);

	strings->at = arena_array(slot->reader->arena, count, sizeof *strings->at);
	enter(&element);
	for (size_t i = 0; i < count; i++, advance(&element)) {
		put(&element, json_array_get(slot->node.json, i));
		if (!json_is_string(element.node.json))
			return wrong_type(&element, "a list of strings");
		strings->at[strings->count++] = json_string_value(element.node.json);
	}
	return true;
}

static bool read_strings(const struct slot *slot)
{
	struct strings *strings = member(slot);

	if (json_is_array(slot->node.json))
		return read_string_list(slot, strings);
	if (slot->key->type != KEY_ONE_OR_STRINGS)
		return wrong_type(slot, "a list of strings");
	strings->at = arena_alloc(slot->reader->arena, sizeof *strings->at);
	strings->count = 1;
	return read_text(slot, &strings->at[0]);
}

static bool read_number_list(const struct slot *slot, struct numbers *numbers)
{
	struct slot element = *slot;
	size_t count = json_array_size(slot->node.json);

	numbers->at = arena_array(slot->reader->arena, count, sizeof *numbers->at);
	enter(&element);
	for (size_t i = 0; i < count; i++, advance(&element)) {
		put(&element, json_array_get(slot->node.json, i));
		if (!read_number_value(&element, &numbers->at[numbers->count++]))
			return false;
	}
	return true;
}

static bool read_numbers(const struct slot *slot)
{
	struct numbers *numbers = member(slot);

	if (json_is_array(slot->node.json))
		return read_number_list(slot, numbers);
	if (slot->key->type != KEY_ONE_OR_NUMBERS)
		return wrong_type(slot, "a list of numbers");
	numbers->at = arena_alloc(slot->reader->arena, sizeof *numbers->at);
	numbers->count = 1;
	return read_number_value(slot, &numbers->at[0]);
}

static bool read_number_or_names(const struct slot *slot)
{
	struct strings *names = member(slot);
	uint64_t count = 0;

	if (json_is_array(slot->node.json)) {
		if (!read_string_list(slot, names))
			return false;
		count = names->count;
		if (count < slot->key->min || count > slot->key->max)
			return number_out_of_range(slot);
	} else if (!read_number_value(slot, &count)) {
		return false;
	}
	*(unsigned *)member2(slot) = (unsigned)count;
	return true;
}

static bool read_number_or_word(const struct slot *slot)
{
	if (json_is_string(slot->node.json) && strcmp(json_string_value(slot->node.json), slot->key->words[0]) == 0) {
		*(bool *)member2(slot) = true;
		return true;
	}
	return read_number(slot);
}

static bool read_write_rule(const struct slot *slot)
{
	int *rule = member(slot);

	if (json_is_string(slot->node.json))
		return read_word(slot);
	if (!json_is_integer(slot->node.json))
		return wrong_type(slot, "0, 1, \"ignored\" or \"unknown\"");
	if (json_integer_value(slot->node.json) < 0 || json_integer_value(slot->node.json) > 1)
		return number_out_of_range(slot);
	*rule = json_integer_value(slot->node.json) == 0 ? WRITE_ZERO : WRITE_ONE;
	return true;
}

static bool read_slot(const struct slot *slot);

static bool read_element(const struct slot *slot, void *into)
{
	if (json_is_object(slot->node.json))
		return read_object(slot->reader, slot->node, slot->key->element, into);
	diag_error(slot->reader->diag, RULE_WRONG_TYPE, slot->at, "%s must be an object, not %s",
		   slot->key->element->article, type_name(slot->node.json));
	return false;
}

static bool read_optional_object(const struct slot *slot)
{
	void **pointer = member(slot);

	*pointer = arena_alloc(slot->reader->arena, slot->key->element->size);
	return read_element(slot, *pointer);
}

static bool read_number_or_object(const struct slot *slot)
{
	void **pointer = member(slot);
	struct slot bare = *slot;

	if (json_is_object(slot->node.json))
		return read_optional_object(slot);
	*pointer = arena_alloc(slot->reader->arena, slot->key->element->size);
	*(struct node *)*pointer = slot->node;
	bare.object = *pointer;
	bare.key = &slot->key->element->at[0];
	return read_numbers(&bare);
}

static bool read_list(const struct slot *slot)
{
	size_t size = slot->key->element->size, count = json_array_size(slot->node.json), *stored = member2(slot);
	struct slot element = *slot;
	bool whole = true;
	char *items;

	if (!json_is_array(slot->node.json))
		return wrong_type(slot, "a list");
	items = arena_array(slot->reader->arena, count, size);
	*(void **)member(slot) = items;
	enter(&element);
	for (size_t i = 0; i < count; i++, advance(&element)) {
		put(&element, json_array_get(slot->node.json, i));
		whole &= read_element(&element, items + i * size);
	}
	*stored = count;
	return whole;
}

static bool read_members(struct reader *reader, struct node node, const struct keys *keys, size_t first, void *into);

/* What stands behind a map's key: an object with the element's other keys, or the one value it has. */
static bool read_map_value(const struct slot *slot, void *into)
{
	const struct keys *keys = slot->key->element;
	struct slot value = *slot;

	*(struct node *)into = slot->node;
	if (keys->single_value) {
		value.key = &keys->at[1];
		value.object = into;
		return read_slot(&value);
	}
	if (!json_is_object(slot->node.json))
		return read_element(slot, into);
	return read_members(slot->reader, slot->node, keys, 1, into);
}

static bool read_map_key(const struct slot *slot, const char *text, void *into)
{
	struct slot name = *slot;

	name.key = &slot->key->element->at[0];
	name.at.offset = slot->node.source->positions[slot->node.position].key;
	name.object = into;
	if (name.key->type == KEY_WORD)
		return store_word(&name, text);
	*(const char **)member(&name) = text;
	return check_id(&name, text);
}

static bool read_map(const struct slot *slot)
{
	size_t size = slot->key->element->size, *stored = member2(slot);
	struct slot element = *slot;
	bool whole = true;
	json_t *json = NULL;
	const char *text;
	char *item;

	if (!json_is_object(slot->node.json))
		return wrong_type(slot, "an object");
	*stored = json_object_size(slot->node.json);
	item = arena_array(slot->reader->arena, *stored, size);
	*(void **)member(slot) = item;
	enter(&element);
	json_object_foreach((json_t *)slot->node.json, text, json) {
		put(&element, json);
		whole &= read_map_key(&element, text, item);
		whole &= read_map_value(&element, item);
		advance(&element);
		item += size;
	}
	return whole;
}

static bool read_version(const struct slot *slot)
{
	if (json_is_integer(slot->node.json) && json_integer_value(slot->node.json) == SPEC_SCHEMA_VERSION)
		return true;
	diag_error(slot->reader->diag, RULE_SCHEMA_VERSION, slot->at, "this tool reads schema version %d only",
		   SPEC_SCHEMA_VERSION);
	return false;
}

static bool read_slot(const struct slot *slot)
{
	switch (slot->key->type) {
	case KEY_STRING:
	case KEY_PATH:
	case KEY_SOURCE:
		return read_string(slot);
	case KEY_ID:
	case KEY_REPEATED_ID:
	case KEY_VALUE_ID:
		return read_id(slot);
	case KEY_NUMBER:
		return read_number(slot);
	case KEY_BITS:
		return read_bits(slot);
	case KEY_BOOL:
		return read_bool(slot);
	case KEY_WORD:
		return read_word(slot);
	case KEY_STRINGS:
	case KEY_ONE_OR_STRINGS:
		return read_strings(slot);
	case KEY_NUMBERS:
	case KEY_ONE_OR_NUMBERS:
		return read_numbers(slot);
	case KEY_NUMBER_OR_NAMES:
		return read_number_or_names(slot);
	case KEY_NUMBER_OR_WORD:
		return read_number_or_word(slot);
	case KEY_WRITE_RULE:
		return read_write_rule(slot);
	case KEY_OBJECT:
		return read_element(slot, member(slot));
	case KEY_OPTIONAL_OBJECT:
		return read_optional_object(slot);
	case KEY_NUMBER_OR_OBJECT:
		return read_number_or_object(slot);
	case KEY_LIST:
		return read_list(slot);
	case KEY_MAP:
		return read_map(slot);
	case KEY_SCHEMA_NAME:
		return read_string_ignored(slot);
	case KEY_SCHEMA_VERSION:
		return read_version(slot);
	}
	return false;
}

static const struct key *find_key(const struct keys *keys, size_t first, const char *name)
{
	for (size_t i = first; i < keys->count; i++)
		if (strcmp(keys->at[i].name, name) == 0)
			return &keys->at[i];
	return NULL;
}

static void unknown_key(struct reader *reader, struct node node, const struct keys *keys, size_t first, const char *name)
{
	const char *names[KEYS_MAX];
	struct loc loc = { node.source, node.source->positions[node.position].key };

	for (size_t i = first; i < keys->count; i++)
		names[i - first] = keys->at[i].name;
	diag_error(reader->diag, RULE_UNKNOWN_KEY, loc, "%s has no key \"%s\"", keys->article, name);
	diag_suggest(reader->diag, name, names, keys->count - first);
}

static void store_fallbacks(const struct keys *keys, size_t first, void *into)
{
	for (size_t i = first; i < keys->count; i++) {
		const struct key *key = &keys->at[i];
		void *at = (char *)into + key->offset;

		if (key->fallback == 0)
			continue;
		if (key->type == KEY_NUMBER)
			store_number(key, at, (uint64_t)key->fallback);
		else
			*(int *)at = (int)key->fallback;
	}
}

static bool report_missing(struct reader *reader, struct node node, const struct keys *keys, size_t first, uint64_t seen)
{
	bool whole = true;

	for (size_t i = first; i < keys->count; i++) {
		if (!keys->at[i].required || (seen >> i & 1) != 0)
			continue;
		diag_error(reader->diag, strcmp(keys->at[i].name, "source") == 0 ? RULE_MISSING_SOURCE : RULE_MISSING_KEY,
			   node_loc(node), "%s needs the key \"%s\": %s", keys->article, keys->at[i].name,
			   keys->at[i].help);
		whole = false;
	}
	return whole;
}

static bool read_members(struct reader *reader, struct node node, const struct keys *keys, size_t first, void *into)
{
	struct slot slot = { .reader = reader, .node = node, .object = into };
	bool whole = true;
	uint64_t seen = 0;
	const char *name;
	json_t *json;

	*(struct node *)into = node;
	store_fallbacks(keys, first, into);
	enter(&slot);
	json_object_foreach((json_t *)node.json, name, json) {
		put(&slot, json);
		slot.key = find_key(keys, first, name);
		if (slot.key == NULL) {
			unknown_key(reader, slot.node, keys, first, name);
		} else {
			seen |= UINT64_C(1) << (slot.key - keys->at);
			whole &= read_slot(&slot);
			if (slot.key->has_offset != 0)
				*(bool *)(slot.object + slot.key->has_offset) = true;
		}
		advance(&slot);
	}
	return report_missing(reader, node, keys, first, seen) && whole;
}

bool read_object(struct reader *reader, struct node node, const struct keys *keys, void *into)
{
	return read_members(reader, node, keys, 0, into);
}
