/* SPDX-License-Identifier: MIT */
/* Events, umasks and boxes by their names: through the index of names, eight bytes at a time. */
#include <string.h>

#include "event_internal.h"
#include "uncore/name_hash.h"

#define EACH_BYTE(byte) (UINT64_C(0x0101010101010101) * (byte))

/* 0x20 in each byte that is an ASCII letter: the bit that its case may change. */
static inline uint64_t case_bits(uint64_t word)
{
	uint64_t small = (word & EACH_BYTE(0x7f)) | EACH_BYTE(0x20);
	uint64_t from_a = small + EACH_BYTE(0x80 - 'a');
	uint64_t past_z = small + EACH_BYTE(0x7f - 'z');

	return (from_a & ~past_z & ~word & EACH_BYTE(0x80)) >> 2;
}

static inline bool has_nul(uint64_t word)
{
	return ((word - EACH_BYTE(1)) & ~word & EACH_BYTE(0x80)) != 0;
}

/* A NUL in the name never matches, as strings of the pool end there. */
static inline bool same_word(const char *a, const char *b)
{
	uint64_t left, right, differs;

	memcpy(&left, a, sizeof(left));
	memcpy(&right, b, sizeof(right));
	differs = left ^ right;
	return (differs == 0 || (differs & ~case_bits(left)) == 0) && !has_nul(left);
}

static bool same_bytes(const char *a, const char *b, size_t length)
{
	for (; length != 0; length--, a++, b++) {
		if (*a == '\0' || uncore_priv_lower(*a) != uncore_priv_lower(*b))
			return false;
	}
	return true;
}

bool uncore_priv_is(const struct uncore_tables *tables, uncore_string at, struct uncore_priv_span name)
{
	const char *text = uncore_text(tables, at);
	const char *from = name.at;
	size_t left = name.length;

	if (left >= tables->pool.count - at || text[left] != '\0')
		return false;
	if (left < 8)
		return same_bytes(from, text, left);
	for (; left > 8; left -= 8, from += 8, text += 8) {
		if (!same_word(from, text))
			return false;
	}
	return same_word(from + left - 8, text + left - 8);
}

int uncore_event_find(const struct uncore_tables *tables, const char *name, size_t length, uint16_t *event,
		      uint16_t *alias)
{
	const uint16_t *index = uncore_name_index(tables);
	uint32_t slots = tables->name_index.count;
	uint32_t at = uncore_name_hash(name, length);
	struct uncore_priv_span span = { name, length };

	for (uint32_t tries = 0; tries < slots; tries++, at++) {
		unsigned number = index[at & (slots - 1)];
		const struct uncore_event_alias_row *row;

		if (number-- == 0)
			break;
		if (number < tables->events.count) {
			if (!uncore_priv_is(tables, uncore_events(tables)[number].name, span))
				continue;
			*event = (uint16_t)number;
			if (alias != NULL)
				*alias = UNCORE_NO_INDEX;
			return 0;
		}
		number -= tables->events.count;
		row = &uncore_event_aliases(tables)[number];
		if (number >= tables->event_aliases.count || !uncore_priv_is(tables, row->name, span))
			continue;
		*event = row->event;
		if (alias != NULL)
			*alias = (uint16_t)number;
		return 0;
	}
	return UNCORE_E_NOENT;
}

/* Another tool's name of a umask may be the whole one, or what stands behind the event's in it. */
static bool is_umask_alias(const struct uncore_tables *tables, uncore_string alias, struct uncore_priv_span name)
{
	const char *text = uncore_text(tables, alias);
	size_t head = strcspn(text, ".:");

	return uncore_priv_is(tables, alias, name) ||
	       (text[head] != '\0' && uncore_priv_is(tables, alias + (uncore_string)head + 1, name));
}

int uncore_event_find_umask(const struct uncore_tables *tables, uint16_t event, const char *name, size_t length,
			    uint16_t *umask)
{
	struct uncore_priv_span span = { name, length };
	const struct uncore_event_row *row;

	if (event >= tables->events.count)
		return UNCORE_E_RANGE;
	row = &uncore_events(tables)[event];
	for (unsigned at = row->first_umask; at < (unsigned)row->first_umask + row->umask_count; at++) {
		if (uncore_priv_is(tables, uncore_umasks(tables)[at].name, span)) {
			*umask = (uint16_t)at;
			return 0;
		}
	}
	for (unsigned at = 0; at < tables->event_aliases.count; at++) {
		const struct uncore_event_alias_row *alias = &uncore_event_aliases(tables)[at];

		if (alias->event == event && alias->umask != UNCORE_NO_INDEX &&
		    is_umask_alias(tables, alias->name, span)) {
			*umask = alias->umask;
			return 0;
		}
	}
	return UNCORE_E_NOENT;
}

bool uncore_priv_find_whole_umask(const struct uncore_tables *tables, struct uncore_priv_span name, uint16_t *event,
				  uint16_t *umask)
{
	for (unsigned at = 0; at < tables->event_aliases.count; at++) {
		const struct uncore_event_alias_row *alias = &uncore_event_aliases(tables)[at];

		if (alias->umask != UNCORE_NO_INDEX && uncore_priv_is(tables, alias->name, name)) {
			*event = alias->event;
			*umask = alias->umask;
			return true;
		}
	}
	return false;
}

/* What stands behind the box's name: nothing, or the number of an instance with or without "_". */
static int take_instance(const struct uncore_tables *tables, unsigned box, const char *at, size_t length,
			 uint16_t *instance)
{
	unsigned number = 0;

	*instance = UNCORE_ALL_INSTANCES;
	if (length == 0)
		return 0;
	if (*at == '_' && length > 1) {
		at++;
		length--;
	}
	if (length > 4 || (*at == '0' && length > 1))
		return UNCORE_E_NOENT;
	for (; length != 0; length--, at++) {
		if (*at < '0' || *at > '9')
			return UNCORE_E_NOENT;
		number = number * 10 + (unsigned)(*at - '0');
	}
	if (number >= uncore_boxes(tables)[box].instances)
		return UNCORE_E_RANGE;
	*instance = (uint16_t)number;
	return 0;
}

static int match_box_name(const struct uncore_tables *tables, unsigned box, uncore_string id,
			  struct uncore_priv_span name, uint16_t *instance)
{
	size_t length = strlen(uncore_text(tables, id));

	if (length == 0 || length > name.length || !same_bytes(name.at, uncore_text(tables, id), length))
		return UNCORE_E_NOENT;
	return take_instance(tables, box, name.at + length, name.length - length, instance);
}

static int match_box(const struct uncore_tables *tables, unsigned box, struct uncore_priv_span name, uint16_t *instance)
{
	const struct uncore_box_row *row = &uncore_boxes(tables)[box];
	int result = match_box_name(tables, box, row->id, name, instance);

	for (unsigned at = 0; result == UNCORE_E_NOENT && at < tables->aliases.count; at++) {
		const struct uncore_alias_row *alias = &uncore_aliases(tables)[at];

		if (alias->box == box && alias->reg == UNCORE_NO_INDEX)
			result = match_box_name(tables, box, alias->name, name, instance);
	}
	for (unsigned at = 0; result == UNCORE_E_NOENT && at < row->instance_names.count; at++) {
		if (uncore_priv_is(tables, uncore_strings(tables)[row->instance_names.first + at], name)) {
			*instance = (uint16_t)at;
			result = 0;
		}
	}
	return result;
}

int uncore_event_find_box(const struct uncore_tables *tables, const char *name, size_t length, uint16_t *box,
			  uint16_t *instance)
{
	static const char perf[] = "uncore_";
	size_t prefix = sizeof(perf) - 1;
	struct uncore_priv_span span = { name, length };
	int worst = UNCORE_E_NOENT;

	for (unsigned pass = 0; pass < 2; pass++) {
		for (unsigned at = 0; at < tables->boxes.count; at++) {
			int result = match_box(tables, at, span, instance);

			if (result == 0 || (result == UNCORE_E_RANGE && worst == UNCORE_E_NOENT))
				*box = (uint16_t)at;
			if (result == 0)
				return 0;
			worst = result == UNCORE_E_RANGE ? result : worst;
		}
		if (worst != UNCORE_E_NOENT || length <= prefix || !same_bytes(name, perf, prefix))
			break;
		span.at = name + prefix;
		span.length = length - prefix;
	}
	return worst;
}
