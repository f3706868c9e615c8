/* SPDX-License-Identifier: MIT */
/* Decodes JSON objects by their key tables. */
#include "base/keys/keys.h"

#include <inttypes.h>
#include <jansson.h>
#include <string.h>

#include "base/source.h"
#include "base/keys/key_values.h"

enum { KEYS_MAX = 64 };

static bool read_slot(const struct slot *slot);

static bool read_element(const struct slot *slot, void *into)
{
	if (json_is_object(slot->node.json))
		return read_object(slot->reader, slot->node, slot->key->element, into);
	return slot_fault(slot, KEY_FAULT_TYPE, "%s must be an object, not %s", slot->key->element->article,
			  json_type_name(slot->node.json));
}

static bool read_optional_object(const struct slot *slot)
{
	void **pointer = slot_member(slot);

	*pointer = arena_alloc(slot->reader->arena, slot->key->element->size);
	return read_element(slot, *pointer);
}

static bool read_number_or_object(const struct slot *slot)
{
	void **pointer = slot_member(slot);
	struct slot bare = *slot;

	if (json_is_object(slot->node.json))
		return read_optional_object(slot);
	*pointer = arena_alloc(slot->reader->arena, slot->key->element->size);
	*(struct node *)*pointer = slot->node;
	bare.object = *pointer;
	bare.key = &slot->key->element->at[0];
	return slot_read_numbers(&bare);
}

static bool read_list(const struct slot *slot)
{
	size_t size = slot->key->element->size, count = json_array_size(slot->node.json), *stored = slot_member2(slot);
	struct slot element = *slot;
	bool whole = true;
	char *items;

	if (!json_is_array(slot->node.json))
		return slot_wrong_type(slot, "a list");
	items = arena_array(slot->reader->arena, count, size);
	*(void **)slot_member(slot) = items;
	slot_enter(&element);
	for (size_t i = 0; i < count; i++, slot_advance(&element)) {
		slot_put(&element, json_array_get(slot->node.json, i));
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
	name.at = node_name_loc(slot->node);
	name.object = into;
	if (name.key->type == KEY_WORD)
		return slot_store_word(&name, text);
	*(const char **)slot_member(&name) = text;
	return name.key->type != KEY_ID || slot_check_id(&name, text);
}

static bool read_map(const struct slot *slot)
{
	size_t size = slot->key->element->size, *stored = slot_member2(slot);
	struct slot element = *slot;
	bool whole = true;
	json_t *json = NULL;
	const char *text;
	char *item;

	if (!json_is_object(slot->node.json))
		return slot_wrong_type(slot, "an object");
	*stored = json_object_size(slot->node.json);
	item = arena_array(slot->reader->arena, *stored, size);
	*(void **)slot_member(slot) = item;
	slot_enter(&element);
	json_object_foreach((json_t *)slot->node.json, text, json) {
		slot_put(&element, json);
		whole &= read_map_key(&element, text, item);
		whole &= read_map_value(&element, item);
		slot_advance(&element);
		item += size;
	}
	return whole;
}

static bool read_version(const struct slot *slot)
{
	if (json_is_integer(slot->node.json) && json_integer_value(slot->node.json) == (json_int_t)slot->key->min)
		return true;
	return slot_fault(slot, KEY_FAULT_VERSION, "this tool reads schema version %" PRIu64 " only", slot->key->min);
}

static bool read_slot(const struct slot *slot)
{
	switch (slot->key->type) {
	case KEY_OBJECT:
		return read_element(slot, slot_member(slot));
	case KEY_OPTIONAL_OBJECT:
		return read_optional_object(slot);
	case KEY_NUMBER_OR_OBJECT:
		return read_number_or_object(slot);
	case KEY_LIST:
		return read_list(slot);
	case KEY_MAP:
		return read_map(slot);
	case KEY_VERSION:
		return read_version(slot);
	default:
		return slot_read_value(slot);
	}
}

static const struct key *find_key(const struct keys *keys, size_t first, const char *name)
{
	for (size_t i = first; i < keys->count; i++)
		if (strcmp(keys->at[i].name, name) == 0)
			return &keys->at[i];
	return NULL;
}

static void unknown_key(struct reader *reader, struct node node, const struct keys *keys, size_t first,
			const char *name)
{
	const char *names[KEYS_MAX];
	struct key_fault fault = { .kind = KEY_FAULT_UNKNOWN,
				   .at = node_name_loc(node),
				   .text = arena_printf(reader->arena, "%s has no key \"%s\"", keys->article, name),
				   .word = name,
				   .known = names,
				   .known_count = keys->count - first };

	for (size_t i = first; i < keys->count; i++)
		names[i - first] = keys->at[i].name;
	reader->report(reader->context, &fault);
}

static void store_fallbacks(const struct keys *keys, size_t first, void *into)
{
	for (size_t i = first; i < keys->count; i++) {
		const struct key *key = &keys->at[i];
		void *at = (char *)into + key->offset;

		if (key->fallback == 0)
			continue;
		if (key->type == KEY_NUMBER)
			key_store_number(key, at, (uint64_t)key->fallback);
		else
			*(int *)at = (int)key->fallback;
	}
}

static void missing_key(struct reader *reader, struct node node, const struct keys *keys, const struct key *key)
{
	struct key_fault fault = { .kind = KEY_FAULT_MISSING,
				   .at = node_loc(node),
				   .key = key->name,
				   .text = arena_printf(reader->arena, "%s needs the key \"%s\": %s", keys->article,
							key->name, key->help) };

	reader->report(reader->context, &fault);
}

static bool report_missing(struct reader *reader, struct node node, const struct keys *keys, size_t first,
			   uint64_t seen)
{
	bool whole = true;

	for (size_t i = first; i < keys->count; i++) {
		if (!keys->at[i].required || (seen >> i & 1) != 0)
			continue;
		missing_key(reader, node, keys, &keys->at[i]);
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
	slot_enter(&slot);
	json_object_foreach((json_t *)node.json, name, json) {
		slot_put(&slot, json);
		slot.key = find_key(keys, first, name);
		if (slot.key == NULL) {
			unknown_key(reader, slot.node, keys, first, name);
		} else {
			seen |= UINT64_C(1) << (slot.key - keys->at);
			whole &= read_slot(&slot);
			if (slot.key->has_offset != 0)
				*(bool *)(slot.object + slot.key->has_offset) = true;
		}
		slot_advance(&slot);
	}
	return report_missing(reader, node, keys, first, seen) && whole;
}

bool read_object(struct reader *reader, struct node node, const struct keys *keys, void *into)
{
	return read_members(reader, node, keys, 0, into);
}
