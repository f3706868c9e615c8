/* SPDX-License-Identifier: MIT */
/* Decodes the values of single members. */
#include "base/keys/key_values.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "base/lists.h"
#include "base/json/value.h"
#include "base/scalars.h"
#include "base/words.h"

void *slot_member(const struct slot *slot)
{
	return slot->object + slot->key->offset;
}

void *slot_member2(const struct slot *slot)
{
	return slot->object + slot->key->offset2;
}

bool slot_fault(const struct slot *slot, enum key_fault_kind kind, const char *format, ...)
{
	struct key_fault fault = { .kind = kind, .at = slot->at, .key = slot->key->name };
	va_list arguments;

	va_start(arguments, format);
	fault.text = arena_vprintf(slot->reader->arena, format, arguments);
	va_end(arguments);
	slot->reader->report(slot->reader->context, &fault);
	return false;
}

bool slot_wrong_type(const struct slot *slot, const char *wanted)
{
	return slot_fault(slot, KEY_FAULT_TYPE, "\"%s\" must be %s, not %s", slot->key->name, wanted,
			  value_type_name(slot->node));
}

void slot_put(struct slot *slot, struct node node)
{
	slot->node = node;
	slot->at = node_loc(node);
}

static bool is_empty(const struct slot *slot)
{
	return slot_fault(slot, KEY_FAULT_TYPE, "\"%s\" is empty; leave it out or fill it", slot->key->name);
	return false;
}

static bool is_short(const struct slot *slot, size_t length, size_t most)
{
	return length <= most || slot_fault(slot, KEY_FAULT_RANGE, "\"%s\" has %zu bytes; at most %zu are allowed",
					    slot->key->name, length, most);
}

static bool read_text(const struct slot *slot, const char **text)
{
	if (!value_is_string(slot->node))
		return slot_wrong_type(slot, "a string");
	*text = value_text(slot->node);
	if (slot->key->type == KEY_STRING && slot->key->max != 0 && !is_short(slot, strlen(*text), slot->key->max))
		return false;
	return **text != '\0' || is_empty(slot);
}

static bool read_string(const struct slot *slot)
{
	return read_text(slot, slot_member(slot));
}

static bool bad_id(const struct slot *slot, const char *id, const char *form)
{
	return slot_fault(slot, KEY_FAULT_ID,
			  "\"%s\" cannot be a C name; an id here is "
			  "%s",
			  id, form);
	return false;
}

/* Checks the id in a map's key or in a member's value, wherever the node is. */
bool slot_check_id(const struct slot *slot, const char *id)
{
	size_t length = strlen(id);
	bool repeated = slot->key->type == KEY_REPEATED_ID && strchr(id, '{') != NULL;

	if (!is_short(slot, length, NAME_LENGTH_MAX))
		return false;
	if (slot->key->type == KEY_VALUE_ID) {
		if (!scan_value_id(id, length))
			return bad_id(slot, id, "a letter, then letters, digits or _");
	} else if (!scan_id(id, length, repeated)) {
		return bad_id(slot, id, "a lower-case letter, then lower-case letters, digits or _");
	}
	if (!scan_keyword(id, length))
		return true;
	return slot_fault(slot, KEY_FAULT_KEYWORD,
			  "\"%s\" is a C or C++ keyword; choose another id and keep the manual's spelling in \"name\"",
			  id);
	return false;
}

static bool read_id(const struct slot *slot)
{
	const char **text = slot_member(slot);

	return read_text(slot, text) && slot_check_id(slot, *text);
}

static bool number_out_of_range(const struct slot *slot)
{
	const struct key *key = slot->key;

	if (key->number == NUMBER_SIGNED)
		return slot_fault(slot, KEY_FAULT_RANGE, "\"%s\" is out of range; allowed is %" PRId64 "..%" PRId64,
				  key->name, (int64_t)key->min, (int64_t)key->max);
	return slot_fault(slot, KEY_FAULT_RANGE,
			  "\"%s\" is out of range; allowed is 0x%" PRIx64 "..0x%" PRIx64 " (%" PRIu64 "..%" PRIu64 ")",
			  key->name, key->min, key->max, key->min, key->max);
}

static bool read_number_text(const struct slot *slot, uint64_t *value)
{
	const char *text = value_text(slot->node);

	switch (scan_plain_number(text, strlen(text), value)) {
	case SCAN_NUMBER_OK:
		return true;
	case SCAN_NUMBER_TOO_BIG:
		return number_out_of_range(slot);
	default:
		return slot_fault(slot, KEY_FAULT_NUMBER, "\"%s\" is not a number; write 26, \"0x1a\" or \"0b11010\"",
				  text);
		return false;
	}
}

/* 1.6e9 may be written for 1600000000, if it is a whole number and exact. */
static bool read_exponent(const struct slot *slot, uint64_t *value)
{
	double number = value_real(slot->node);

	if (number < 0 || number > 9007199254740992.0)
		return number_out_of_range(slot);
	*value = (uint64_t)number;
	if ((double)*value < number)
		return slot_wrong_type(slot, "a whole number");
	return true;
}

static bool is_in_range(const struct key *key, uint64_t value)
{
	if (key->number == NUMBER_SIGNED)
		return (int64_t)value >= (int64_t)key->min && (int64_t)value <= (int64_t)key->max;
	return value >= key->min && value <= key->max;
}

bool slot_number(const struct slot *slot, uint64_t *value)
{
	const struct key *key = slot->key;

	if (value_is_string(slot->node)) {
		if (!read_number_text(slot, value))
			return false;
	} else if (value_type(slot->node) == VALUE_REAL && key->exponent) {
		if (!read_exponent(slot, value))
			return false;
	} else if (value_type(slot->node) != VALUE_INTEGER) {
		return slot_wrong_type(slot, "a number (26, \"0x1a\", \"0b11010\")");
	} else if (value_integer(slot->node) < 0 && key->number != NUMBER_SIGNED) {
		return number_out_of_range(slot);
	} else {
		*value = (uint64_t)value_integer(slot->node);
	}
	return is_in_range(key, *value) || number_out_of_range(slot);
}

void key_store_number(const struct key *key, void *at, uint64_t value)
{
	switch (key->number) {
	case NUMBER_64:
		*(uint64_t *)at = value;
		break;
	case NUMBER_32:
		*(unsigned *)at = (unsigned)value;
		break;
	case NUMBER_16:
		*(uint16_t *)at = (uint16_t)value;
		break;
	case NUMBER_SIGNED:
		*(int *)at = (int)(int64_t)value;
		break;
	}
}

static bool read_number(const struct slot *slot)
{
	uint64_t value = 0;

	if (!slot_number(slot, &value))
		return false;
	key_store_number(slot->key, slot_member(slot), value);
	return true;
}

static bool read_bits(const struct slot *slot)
{
	const char *text;

	if (!read_text(slot, &text))
		return false;
	if (scan_bits(text, strlen(text), slot_member(slot)))
		return true;
	return slot_fault(
		slot, KEY_FAULT_BITS,
		"\"%s\" is not a bit range; write \"hi:lo\" with 63 >= hi >= lo, or \"n\", or such pieces with "
		"bits between them, the highest first: \"57:32,15:8\"",
		text);
}

static bool read_bool(const struct slot *slot)
{
	enum value_type type = value_type(slot->node);

	if (type != VALUE_TRUE && type != VALUE_FALSE)
		return slot_wrong_type(slot, "true or false");
	*(bool *)slot_member(slot) = type == VALUE_TRUE;
	return true;
}

static bool unknown_word(const struct slot *slot, const char *word)
{
	const struct key *key = slot->key;
	struct key_fault fault = { .kind = KEY_FAULT_WORD,
				   .at = slot->at,
				   .key = key->name,
				   .text = arena_printf(slot->reader->arena, "\"%s\" is no %s", word, key->name),
				   .word = word,
				   .known = key->words,
				   .known_count = key->word_count };

	slot->reader->report(slot->reader->context, &fault);
	return false;
}

static int find_word(const struct key *key, const char *text)
{
	for (size_t i = 0; i < key->word_count; i++)
		if (strcmp(key->words[i], text) == 0)
			return (int)i + key->word_base;
	return -1;
}

bool slot_store_word(const struct slot *slot, const char *text)
{
	int word = find_word(slot->key, text);

	if (word < 0)
		return unknown_word(slot, text);
	*(int *)slot_member(slot) = word;
	return true;
}

static bool read_word(const struct slot *slot)
{
	const char *text;

	return read_text(slot, &text) && slot_store_word(slot, text);
}

static bool read_ignored(const struct slot *slot)
{
	return value_is_string(slot->node) || slot_wrong_type(slot, "a string");
}

static int by_text_and_place(const void *left, const void *right)
{
	const char *const *a = *(const char *const *const *)left, *const *b = *(const char *const *const *)right;
	int order = strcmp(*a, *b);

	return order != 0 ? order : (a > b) - (a < b);
}

/* Reports the second of two equal strings. */
static bool are_distinct(const struct slot *slot, const struct strings *strings)
{
	const char ***sorted = arena_array(slot->reader->arena, strings->count, sizeof *sorted);
	struct slot second = *slot;

	for (size_t i = 0; i < strings->count; i++)
		sorted[i] = &strings->at[i];
	qsort(sorted, strings->count, sizeof *sorted, by_text_and_place);
	for (size_t i = 1; i < strings->count; i++) {
		if (strcmp(*sorted[i - 1], *sorted[i]) != 0)
			continue;
		second.at = node_item_loc(slot->node, (size_t)(sorted[i] - strings->at));
		return slot_fault(&second, KEY_FAULT_TWICE, "\"%s\" has \"%s\" twice", slot->key->name, *sorted[i]);
	}
	return true;
}

bool slot_check_count(const struct slot *slot, size_t count)
{
	return slot->key->max == 0 || (count >= slot->key->min && count <= slot->key->max) ||
	       slot_fault(slot, KEY_FAULT_RANGE, "\"%s\" has %zu entries; allowed is %" PRIu64 "..%" PRIu64,
			  slot->key->name, count, slot->key->min, slot->key->max);
}

static bool read_string_list(const struct slot *slot, struct strings *strings)
{
	struct slot element = *slot;
	size_t count = value_count(slot->node);

	if (slot->key->type == KEY_STRINGS && !slot_check_count(slot, count))
		return false;
	strings->at = arena_array(slot->reader->arena, count, sizeof *strings->at);
	VALUE_EACH(child, slot->node)
	{
		slot_put(&element, child);
		if (!value_is_string(element.node))
			return slot_wrong_type(&element, "a list of strings");
		strings->at[strings->count++] = value_text(element.node);
	}
	return !slot->key->distinct || are_distinct(slot, strings);
}

static bool read_strings(const struct slot *slot)
{
	struct strings strings = { .count = 1 };
	bool whole;

	if (value_is_array(slot->node)) {
		strings.count = 0;
		whole = read_string_list(slot, &strings);
	} else if (slot->key->type != KEY_ONE_OR_STRINGS) {
		return slot_wrong_type(slot, "a list of strings");
	} else {
		strings.at = arena_alloc(slot->reader->arena, sizeof *strings.at);
		whole = read_text(slot, &strings.at[0]);
	}
	*(const char ***)slot_member(slot) = strings.at;
	*(size_t *)slot_member2(slot) = strings.count;
	return whole;
}

static bool read_number_list(const struct slot *slot, struct numbers *numbers)
{
	struct slot element = *slot;
	size_t count = value_count(slot->node);

	if (count == 0)
		return is_empty(slot);
	numbers->at = arena_array(slot->reader->arena, count, sizeof *numbers->at);
	VALUE_EACH(child, slot->node)
	{
		slot_put(&element, child);
		if (!slot_number(&element, &numbers->at[numbers->count++]))
			return false;
	}
	return true;
}

static bool read_numbers(const struct slot *slot, struct numbers *numbers)
{
	if (value_is_array(slot->node))
		return read_number_list(slot, numbers);
	if (slot->key->type != KEY_ONE_OR_NUMBERS && slot->key->type != KEY_ONE_OR_NUMBER_LISTS)
		return slot_wrong_type(slot, "a list of numbers");
	numbers->at = arena_alloc(slot->reader->arena, sizeof *numbers->at);
	numbers->count = 1;
	return slot_number(slot, &numbers->at[0]);
}

static bool read_unsigneds(const struct slot *slot)
{
	struct slot element = *slot;
	size_t count = value_count(slot->node);
	unsigned *at;

	if (!value_is_array(slot->node))
		return slot_wrong_type(slot, "a list of numbers");
	at = arena_array(slot->reader->arena, count, sizeof *at);
	*(unsigned **)slot_member(slot) = at;
	*(size_t *)slot_member2(slot) = count;
	VALUE_EACH(child, slot->node)
	{
		uint64_t number = 0;

		slot_put(&element, child);
		if (!slot_number(&element, &number))
			return false;
		*at++ = (unsigned)number;
	}
	return true;
}

bool slot_read_numbers(const struct slot *slot)
{
	return read_numbers(slot, slot_member(slot));
}

static bool read_number_lists(const struct slot *slot)
{
	struct number_lists *lists = slot_member(slot);
	struct slot each = *slot;

	lists->several =
		value_is_array(slot->node) && value_count(slot->node) != 0 && value_is_array(value_first(slot->node));
	lists->count = lists->several ? value_count(slot->node) : 1;
	lists->at = arena_array(slot->reader->arena, lists->count, sizeof *lists->at);
	if (!lists->several)
		return read_numbers(slot, &lists->at[0]);
	lists->count = 0;
	VALUE_EACH(child, slot->node)
	{
		slot_put(&each, child);
		if (!value_is_array(each.node))
			return slot_wrong_type(&each, "a list of lists of numbers");
		if (!read_number_list(&each, &lists->at[lists->count++]))
			return false;
	}
	return true;
}

static bool read_number_or_names(const struct slot *slot)
{
	struct strings *names = slot_member(slot);
	uint64_t count = 0;

	if (value_is_array(slot->node)) {
		if (!read_string_list(slot, names))
			return false;
		count = names->count;
		if (count < slot->key->min || count > slot->key->max)
			return number_out_of_range(slot);
	} else if (!slot_number(slot, &count)) {
		return false;
	}
	*(unsigned *)slot_member2(slot) = (unsigned)count;
	return true;
}

static bool read_number_or_word(const struct slot *slot)
{
	if (value_is_string(slot->node) && strcmp(value_text(slot->node), slot->key->words[0]) == 0) {
		*(bool *)slot_member2(slot) = true;
		return true;
	}
	return read_number(slot);
}

/* "0, 1, "a" or "b"" */
static const char *bit_or_words(const struct slot *slot)
{
	const char *all = "0, 1";

	for (size_t i = 0; i < slot->key->word_count; i++)
		all = arena_printf(slot->reader->arena, "%s%s\"%s\"", all,
				   i + 1 < slot->key->word_count ? ", " : " or ", slot->key->words[i]);
	return all;
}

static bool read_bit_or_word(const struct slot *slot)
{
	if (value_is_string(slot->node))
		return read_word(slot);
	if (value_type(slot->node) != VALUE_INTEGER)
		return slot_wrong_type(slot, bit_or_words(slot));
	if (value_integer(slot->node) < 0 || value_integer(slot->node) > 1)
		return number_out_of_range(slot);
	*(int *)slot_member(slot) = slot->key->word_base - 2 + (int)value_integer(slot->node);
	return true;
}

bool slot_read_value(const struct slot *slot)
{
	switch (slot->key->type) {
	case KEY_STRING:
	case KEY_PATH:
	case KEY_SOURCE:
		return read_string(slot);
	case KEY_IGNORED:
		return read_ignored(slot);
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
		return slot_read_numbers(slot);
	case KEY_UNSIGNEDS:
		return read_unsigneds(slot);
	case KEY_NUMBER_LISTS:
	case KEY_ONE_OR_NUMBER_LISTS:
		return read_number_lists(slot);
	case KEY_NUMBER_OR_NAMES:
		return read_number_or_names(slot);
	case KEY_NUMBER_OR_WORD:
		return read_number_or_word(slot);
	case KEY_BIT_OR_WORD:
		return read_bit_or_word(slot);
	default:
		return false;
	}
}
