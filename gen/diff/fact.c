/* SPDX-License-Identifier: MIT */
/* Builds facts, and tests whether two are equal. */
#include "diff/kind.h"

#include <assert.h>
#include <string.h>

#include "base/keys/write.h"

static const struct fact_row fact_rows[] = {
#define FACT_ROW_(id, label, weight, how, names, gained, lost, changed) \
	{ label, weight, HOW_##how, NAMES_##names, CHANGE_##gained, CHANGE_##lost, CHANGE_##changed },
	FACTS(FACT_ROW_)
#undef FACT_ROW_
};

void fact_add(struct facts *facts, enum fact_kind kind, enum fact_type type, const void *at, uint64_t number)
{
	assert(facts->count < FACTS_MAX);
	facts->at[facts->count++] = (struct fact){ .kind = kind, .type = type, .at = at, .number = number };
}

void fact_text(struct facts *facts, enum fact_kind kind, const char *text)
{
	fact_add(facts, kind, text != NULL ? FACT_IS_TEXT : FACT_ABSENT, text, 0);
}

void fact_item(struct facts *facts, enum fact_kind kind, const char *id, const void *item)
{
	fact_add(facts, kind, id != NULL ? FACT_IS_ITEM : FACT_ABSENT, id, 0);
	fact_inside(facts, item);
}

void fact_path(struct facts *facts, enum fact_kind kind, const char *path, const struct field_ref *ref)
{
	fact_add(facts, kind, path != NULL ? FACT_IS_PATH : FACT_ABSENT, path, 0);
	fact_inside(facts, ref);
}

void fact_inside(struct facts *facts, const void *item)
{
	facts->at[facts->count - 1].item = item;
}

static bool same_text(const char *a, const char *b)
{
	return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

void fact_text_within(struct facts *facts, enum fact_kind kind, const char *text, const char *parent)
{
	fact_text(facts, kind, text);
	facts->at[facts->count - 1].inherited = same_text(text, parent);
}

void fact_number(struct facts *facts, enum fact_kind kind, bool has, uint64_t number)
{
	fact_add(facts, kind, has ? FACT_IS_NUMBER : FACT_ABSENT, NULL, has ? number : 0);
}

void fact_hex(struct facts *facts, enum fact_kind kind, bool has, uint64_t number)
{
	fact_add(facts, kind, has ? FACT_IS_HEX : FACT_ABSENT, NULL, has ? number : 0);
}

void fact_true(struct facts *facts, enum fact_kind kind, bool value)
{
	fact_add(facts, kind, value ? FACT_IS_TRUE : FACT_ABSENT, NULL, 0);
}

void fact_strings(struct facts *facts, enum fact_kind kind, const struct strings *strings)
{
	fact_add(facts, kind, strings->count != 0 ? FACT_IS_STRINGS : FACT_ABSENT, strings, 0);
}

void fact_numbers(struct facts *facts, enum fact_kind kind, const struct numbers *numbers)
{
	fact_add(facts, kind, numbers->count != 0 ? FACT_IS_NUMBERS : FACT_ABSENT, numbers, 0);
}

static void add_number(struct facts *facts, const struct key *key, const void *item)
{
	uint64_t number;
	bool has = key_number_of(key, item, &number);

	if (key->as_hex)
		fact_hex(facts, FACT_KEY, has, number);
	else
		fact_number(facts, FACT_KEY, has, number);
}

static void add_key(struct facts *facts, const struct key *key, const void *item)
{
	const void *at = (const char *)item + key->offset;

	switch (key->type) {
	case KEY_NUMBER:
		add_number(facts, key, item);
		break;
	case KEY_BITS:
		fact_add(facts, FACT_KEY, FACT_IS_BITS, NULL, *(const uint64_t *)at);
		break;
	case KEY_BOOL:
		fact_true(facts, FACT_KEY, *(const bool *)at);
		break;
	case KEY_WORD:
	case KEY_BIT_OR_WORD:
		fact_text(facts, FACT_KEY, key_word_of(key, item));
		break;
	case KEY_STRINGS:
	case KEY_ONE_OR_STRINGS:
		fact_strings(facts, FACT_KEY, at);
		break;
	case KEY_NUMBERS:
	case KEY_ONE_OR_NUMBERS:
		fact_numbers(facts, FACT_KEY, at);
		break;
	default:
		fact_text(facts, FACT_KEY, *(const char *const *)at);
		break;
	}
}

static bool has_key(const struct facts *facts, const struct key *key)
{
	size_t i = 0;

	while (i < facts->count && facts->at[i].key != key)
		i++;
	return i < facts->count;
}

static void add_keys(struct facts *facts, const struct keys *keys, const void *item, size_t first, size_t last)
{
	for (size_t i = first; i <= last; i++) {
		if (keys->at[i].fact.label == NULL || has_key(facts, &keys->at[i]))
			continue;
		if (item != NULL)
			add_key(facts, &keys->at[i], item);
		else
			fact_add(facts, FACT_KEY, FACT_ABSENT, NULL, 0);
		facts->at[facts->count - 1].key = &keys->at[i];
	}
}

void key_facts(struct facts *facts, const struct keys *keys, const void *item)
{
	add_keys(facts, keys, item, 0, keys->count - 1);
}

static size_t key_called(const struct keys *keys, const char *name)
{
	size_t i = 0;

	while (i < keys->count && strcmp(keys->at[i].name, name) != 0)
		i++;
	assert(i < keys->count);
	return i;
}

void key_facts_in(struct facts *facts, const struct keys *keys, const void *item, const char *from, const char *to)
{
	add_keys(facts, keys, item, from != NULL ? key_called(keys, from) : 0,
		 to != NULL ? key_called(keys, to) : keys->count - 1);
}

unsigned fact_weight(const struct fact *fact)
{
	return fact->key != NULL ? fact->key->fact.weight : fact_rows[fact->kind].weight;
}

const char *fact_label(enum fact_kind kind, const struct key *key)
{
	return key != NULL ? key->fact.label : fact_rows[kind].label;
}

bool fact_is_set(enum fact_kind kind, const struct key *key)
{
	return key != NULL ? key->each : fact_rows[kind].how == HOW_SET;
}

enum fact_names fact_names(const struct fact *fact)
{
	if (fact->key == NULL)
		return fact_rows[fact->kind].names;
	return fact->key->type == KEY_SOURCE ? NAMES_DOCUMENTS : NAMES_NOTHING;
}

enum change_id fact_change(const struct fact *fact, int way)
{
	const struct fact_row *row = &fact_rows[fact->kind];

	if (fact->key == NULL)
		return way > 0 ? row->gained : way < 0 ? row->lost : row->changed;
	return change_named(way > 0 ? fact->key->fact.gained :
			    way < 0 ? fact->key->fact.lost :
				      fact->key->fact.changed);
}

static bool equal_access(const struct fact *x, const struct fact *y)
{
	const struct field *a = x->at, *b = y->at;

	return a->is.access == b->is.access;
}

static bool equal_addresses(const struct fact *x, const struct fact *y)
{
	const struct reg *a = x->at, *b = y->at;
	unsigned instances = (unsigned)(x->number < y->number ? x->number : y->number);
	unsigned count = a->count < b->count ? a->count : b->count;

	for (unsigned instance = 0; instance < instances; instance++)
		for (unsigned index = 0; index < count; index++)
			if (reg_address(a, instance, index) != reg_address(b, instance, index))
				return false;
	return true;
}

/* Two selections are equal if they give the same fields the same values, in any order. */
static bool equal_settings(const struct fact *x, const struct fact *y)
{
	const struct setting *a = x->at, *b = y->at;

	if (x->number != y->number)
		return false;
	for (size_t i = 0; i < x->number; i++) {
		size_t k = 0;

		while (k < y->number && strcmp(a[i].field_id, b[k].field_id) != 0)
			k++;
		if (k == y->number || a[i].is.value != b[k].is.value)
			return false;
	}
	return true;
}

static bool same_filter(const struct filter *a, const struct filter *b)
{
	return strcmp(a->path, b->path) == 0 && a->has_value == b->has_value && a->nonzero == b->nonzero &&
	       a->optional == b->optional && a->value == b->value && a->all == b->all;
}

static bool equal_filters(const struct fact *x, const struct fact *y)
{
	const struct filter *a = x->at, *b = y->at;

	if (x->number != y->number)
		return false;
	for (size_t i = 0; i < x->number; i++) {
		size_t k = 0;

		while (k < y->number && !same_filter(&a[i], &b[k]))
			k++;
		if (k == y->number)
			return false;
	}
	return true;
}

/* Other orders of the names are found later, where the sets are compared. */
static bool equal_tools(const struct fact *x, const struct fact *y)
{
	const struct tool_names *a = x->at, *b = y->at;

	if (x->number != y->number)
		return false;
	for (size_t i = 0; i < x->number; i++)
		if (strcmp(a[i].tool, b[i].tool) != 0 || !lists_equal(&a[i].names, &b[i].names))
			return false;
	return true;
}

static bool equal_lists(const struct fact *a, const struct fact *b)
{
	return lists_equal(a->at, b->at);
}

static bool equal_number_lists(const struct fact *a, const struct fact *b)
{
	return numbers_equal(a->at, b->at);
}

static bool equal_text(const struct fact *a, const struct fact *b)
{
	return same_text(a->at, b->at);
}

/* Rare and small facts are compared by their words. */
static bool equal_spelling(const struct fact *a, const struct fact *b)
{
	struct arena arena = { 0 };
	struct strings left = fact_spell(&arena, a), right = fact_spell(&arena, b);
	bool equal = lists_equal(&left, &right);

	arena_free(&arena);
	return equal;
}

static bool (*const equals[FACT_TYPE_COUNT])(const struct fact *, const struct fact *) = {
	[FACT_IS_TEXT] = equal_text,
	[FACT_IS_ITEM] = equal_text,
	[FACT_IS_PATH] = equal_text,
	[FACT_IS_FORMULA] = equal_text,
	[FACT_IS_ACCESS] = equal_access,
	[FACT_IS_STRINGS] = equal_lists,
	[FACT_IS_NUMBERS] = equal_number_lists,
	[FACT_IS_TOOLS] = equal_tools,
	[FACT_IS_FILTERS] = equal_filters,
	[FACT_IS_SETTINGS] = equal_settings,
	[FACT_IS_ADDRESS] = equal_addresses,
};

bool facts_equal(const struct fact *a, const struct fact *b)
{
	if (a->type != b->type)
		return false;
	if (a->type == FACT_ABSENT || a->type == FACT_IS_TRUE)
		return true;
	if (a->type == FACT_IS_NUMBER || a->type == FACT_IS_HEX || a->type == FACT_IS_BITS)
		return a->number == b->number;
	return equals[a->type] != NULL ? equals[a->type](a, b) : equal_spelling(a, b);
}
