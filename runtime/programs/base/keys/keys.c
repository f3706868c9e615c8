/* SPDX-License-Identifier: MIT */
/* Decodes JSON objects by their key tables. */
#include "base/keys/keys.h"

#include <inttypes.h>
#include <string.h>

#include "base/json/value.h"
#include "base/keys/key_values.h"

enum { KEYS_MAX = 64 };

static bool read_slot(const struct slot *slot);

static bool read_element(const struct slot *slot, void *into)
{
	if (value_is_object(slot->node))
		return read_object(slot->reader, slot->node, slot->key->element, into);
	return slot_fault(slot, KEY_FAULT_TYPE, "%s must be an object, not %s", slot->key->element->article,
			  value_type_name(slot->node));
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

	if (value_is_object(slot->node))
		return read_optional_object(slot);
	*pointer = arena_alloc(slot->reader->arena, slot->key->element->size);
	if (!slot->key->element->bare)
		*(struct node *)*pointer = slot->node;
	bare.object = *pointer;
	bare.key = &slot->key->element->at[0];
	return slot_read_numbers(&bare);
}

static bool read_items(const struct slot *slot, size_t count)
{
	size_t size = slot->key->element->size;
	struct slot element = *slot;
	bool whole = true;
	char *item;

	if (!slot_check_count(slot, count))
		return false;
	item = arena_array(slot->reader->arena, count, size);
	*(void **)slot_member(slot) = item;
	VALUE_EACH(child, slot->node)
	{
		slot_put(&element, child);
		whole &= read_element(&element, item);
		item += size;
	}
	return whole;
}

static bool read_list(const struct slot *slot)
{
	size_t *count = slot_member2(slot);

	if (!value_is_array(slot->node))
		return slot_wrong_type(slot, "a list");
	*count = value_count(slot->node);
	return read_items(slot, *count);
}

static bool read_number_or_list(const struct slot *slot)
{
	unsigned *count = slot_member2(slot);
	uint64_t number = value_count(slot->node);
	bool whole = value_is_array(slot->node) ? read_items(slot, number) : slot_number(slot, &number);

	if (whole)
		*count = (unsigned)number;
	return whole;
}

static bool read_members(struct reader *reader, struct node node, const struct keys *keys, size_t first, void *into);

/* Reads a map's value: an object with the element's other keys, or its only value. */
static bool read_map_value(const struct slot *slot, void *into)
{
	const struct keys *keys = slot->key->element;
	struct slot value = *slot;

	if (!keys->bare)
		*(struct node *)into = slot->node;
	if (keys->single_value) {
		value.key = &keys->at[1];
		value.object = into;
		return read_slot(&value);
	}
	if (!value_is_object(slot->node))
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
	char *item;

	if (!value_is_object(slot->node))
		return slot_wrong_type(slot, "an object");
	*stored = value_count(slot->node);
	if (!slot_check_count(slot, *stored))
		return false;
	item = arena_array(slot->reader->arena, *stored, size);
	*(void **)slot_member(slot) = item;
	VALUE_EACH(child, slot->node)
	{
		slot_put(&element, child);
		whole &= read_map_key(&element, value_name(child), item);
		whole &= read_map_value(&element, item);
		item += size;
	}
	return whole;
}

static bool read_version(const struct slot *slot)
{
	if (value_type(slot->node) == VALUE_INTEGER && value_integer(slot->node) == (int64_t)slot->key->min)
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
	case KEY_NUMBER_OR_LIST:
		return read_number_or_list(slot);
	case KEY_MAP:
		return read_map(slot);
	case KEY_VERSION:
		return read_version(slot);
	default:
		return slot_read_value(slot);
	}
}

/* Files mostly have keys in the order of the table, so the search continues where the last one ended. */
static const struct key *find_key(const struct keys *keys, size_t first, size_t next, const char *name)
{
	for (size_t i = next; i < keys->count; i++)
		if (*keys->at[i].name == *name && strcmp(keys->at[i].name, name) == 0)
			return &keys->at[i];
	for (size_t i = first; i < next; i++)
		if (*keys->at[i].name == *name && strcmp(keys->at[i].name, name) == 0)
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
		if (!keys->at[i].required || keys->at[i].added || (seen >> i & 1) != 0)
			continue;
		missing_key(reader, node, keys, &keys->at[i]);
		whole = false;
	}
	return whole;
}

static bool has_key(struct node node, const char *key)
{
	struct node member;

	return value_member(node, key, &member);
}

static bool holds_for(const struct key_rule *rule, struct node node)
{
	struct node value;

	if (!value_member(node, rule->key, &value) || rule->word == NULL)
		return value.position != node.position;
	return value_is_string(value) && strcmp(value_text(value), rule->word) == 0;
}

static bool breaks_rule(struct reader *reader, struct loc at, enum key_fault_kind kind, const char *key,
			const char *text)
{
	reader->report(reader->context, &(struct key_fault){ .kind = kind, .at = at, .key = key, .text = text });
	return false;
}

/* Whether the object has one of the keys, and no second one. */
static bool has_one(struct node node, const char *const *names)
{
	size_t count = 0;

	for (size_t i = 0; names[i] != NULL; i++)
		count += has_key(node, names[i]);
	return count == 1;
}

static const char *spell_either(struct arena *arena, const char *const *names)
{
	const char *text = arena_printf(arena, "either \"%s\"", names[0]);

	for (size_t i = 1; names[i] != NULL; i++)
		text = arena_printf(arena, "%s%s\"%s\"", text, names[i + 1] != NULL ? ", " : " or ", names[i]);
	return text;
}

static bool keep_rule(struct reader *reader, struct node node, const struct key_rule *rule)
{
	for (size_t i = 0; rule->needs[i] != NULL; i++)
		if (!has_key(node, rule->needs[i]))
			return breaks_rule(reader, node_loc(node), KEY_FAULT_MISSING, rule->needs[i],
					   arena_printf(reader->arena, "%s needs the key \"%s\"", rule->article,
							rule->needs[i]));
	for (size_t i = 0; rule->excludes[i] != NULL; i++)
		if (has_key(node, rule->excludes[i]))
			return breaks_rule(
				reader, node_key_loc(node, rule->excludes[i]), KEY_FAULT_STRAY, rule->excludes[i],
				arena_printf(reader->arena, "%s has no key \"%s\"", rule->article, rule->excludes[i]));
	if (rule->either[0] != NULL && !has_one(node, rule->either))
		return breaks_rule(reader, node_loc(node), KEY_FAULT_MISSING, rule->either[0],
				   arena_printf(reader->arena, "%s has %s", rule->article,
						spell_either(reader->arena, rule->either)));
	return true;
}

static bool keep_rules(struct reader *reader, struct node node, const struct keys *keys)
{
	for (size_t i = 0; i < keys->rule_count; i++)
		if (holds_for(&keys->rules[i], node) && !keep_rule(reader, node, &keys->rules[i]))
			return false;
	return true;
}

static bool read_members(struct reader *reader, struct node node, const struct keys *keys, size_t first, void *into)
{
	struct slot slot = { .reader = reader, .node = node, .object = into };
	bool whole = true;
	size_t next = first;
	uint64_t seen = 0;

	if (!keys->bare)
		*(struct node *)into = node;
	store_fallbacks(keys, first, into);
	VALUE_EACH(child, node)
	{
		const char *name = value_name(child);

		slot_put(&slot, child);
		slot.key = find_key(keys, first, next, name);
		if (slot.key == NULL) {
			unknown_key(reader, slot.node, keys, first, name);
		} else {
			next = (size_t)(slot.key - keys->at) + 1;
			seen |= UINT64_C(1) << (next - 1);
			whole &= read_slot(&slot);
			if (slot.key->has_offset != 0)
				*(bool *)(slot.object + slot.key->has_offset) = true;
		}
	}
	whole &= report_missing(reader, node, keys, first, seen);
	return whole && (keys->rule_count == 0 || keep_rules(reader, node, keys));
}

bool read_object(struct reader *reader, struct node node, const struct keys *keys, void *into)
{
	return read_members(reader, node, keys, 0, into);
}
