/* SPDX-License-Identifier: MIT */
/* Finds events, umasks and boxes by name, through the index of names. Compares eight bytes at a time. */
#include <string.h>

#include "core/text.h"
#include "event/fast.h"
#include "event/names.h"
#include "uncore/event.h"
#include "uncore/name_hash.h"

/*
 * Compares words that differ only in the bit 0x20 of some bytes: these must be letters. Most names are spelled as
 * printed.
 */
COLD static bool differs_in_case(uint64_t word, uint64_t differs)
{
	return (differs & ~(letter_bits(word) >> 2)) == 0;
}

INLINE static bool same_word(uint64_t a, uint64_t b)
{
	uint64_t differs = a ^ b;

	return differs == 0 || ((differs & EACH_BYTE(0xdf)) == 0 && differs_in_case(a, differs));
}

static inline bool same_letter(char a, char b)
{
	unsigned differs = (unsigned char)a ^ (unsigned char)b;

	return differs == 0 || (differs == 0x20 && small_letter(a) == small_letter(b));
}

static inline bool same_bytes(const char *a, const char *b, size_t length)
{
	for (; length != 0; length--, a++, b++) {
		if (*a == '\0' || !same_letter(*a, *b))
			return false;
	}
	return true;
}

/* Four to seven bytes: as two halves that overlap. */
static inline bool same_halves(const char *a, const char *b, size_t length)
{
	uint32_t head[2], tail[2];

	memcpy(&head[0], a, 4);
	memcpy(&head[1], b, 4);
	memcpy(&tail[0], a + length - 4, 4);
	memcpy(&tail[1], b + length - 4, 4);
	return same_word((uint64_t)head[0] << 32 | tail[0], (uint64_t)head[1] << 32 | tail[1]);
}

/*
 * Compares the name with as many bytes of the pool, which are known to exist. Both look-ups spend most of their time
 * here.
 */
INLINE static bool same_name(const char *text, struct span name)
{
	const char *from = name.at;
	size_t left = name.length;

	if (left < 8)
		return left < 4 ? same_bytes(from, text, left) : same_halves(from, text, left);
	for (; left > 8; left -= 8, from += 8, text += 8) {
		if (!same_word(uncore_name_word(from), uncore_name_word(text)))
			return false;
	}
	return same_word(uncore_name_word(from + left - 8), uncore_name_word(text + left - 8));
}

/* The name has no NUL, because strings of the pool end there. */
INLINE static bool is_name(const struct uncore_tables *tables, uncore_string at, struct span name)
{
	const char *text = uncore_text(tables, at);

	return name.length < tables->pool.count - at && text[name.length] == '\0' && same_name(text, name);
}

bool string_is(const struct uncore_tables *tables, uncore_string at, struct span name)
{
	return is_name(tables, at, name);
}

int find_event_row(const struct uncore_tables *tables, struct span name, uint16_t *event, uint16_t *alias)
{
	const uint16_t *index = uncore_name_index(tables);
	uint32_t slots = tables->name_index.count;
	uint32_t at = uncore_name_hash(name.at, name.length);

	for (uint32_t tries = 0; tries < slots; tries++, at++) {
		unsigned number = index[at & (slots - 1)];
		const struct uncore_event_alias_row *row;

		if (number-- == 0)
			break;
		if (number < tables->events.count) {
			if (!is_name(tables, uncore_events(tables)[number].name, name))
				continue;
			*event = (uint16_t)number;
			*alias = UNCORE_NO_INDEX;
			return 0;
		}
		number -= tables->events.count;
		if (number >= tables->event_aliases.count) /* it was left out: make ALIASES=0 */
			continue;
		row = &uncore_event_aliases(tables)[number];
		if (!is_name(tables, row->name, name))
			continue;
		*event = row->event;
		*alias = (uint16_t)number;
		return 0;
	}
	return UNCORE_E_NOENT;
}

int uncore_event_find(const struct uncore_tables *tables, const char *name, size_t length,
		      struct uncore_event_index *event, uint16_t *alias)
{
	uint16_t unused;

	if (memchr(name, '\0', length) != NULL)
		return UNCORE_E_NOENT;
	return find_event_row(tables, (struct span){ name, length }, &event->at, alias != NULL ? alias : &unused);
}

/* Another tool's name of a umask may be the whole name, or the part after the event's. */
static bool is_umask_alias(const struct uncore_tables *tables, uncore_string alias, struct span name)
{
	const char *text = uncore_text(tables, alias);
	size_t head = strcspn(text, ".:");

	return string_is(tables, alias, name) ||
	       (text[head] != '\0' && string_is(tables, alias + (uncore_string)head + 1, name));
}

COLD static bool find_umask_alias(const struct uncore_tables *tables, uint16_t event, struct span name, uint16_t *umask)
{
	for (unsigned at = 0; at < tables->event_aliases.count; at++) {
		const struct uncore_event_alias_row *alias = &uncore_event_aliases(tables)[at];

		if (alias->event == event && alias->umask != UNCORE_NO_INDEX &&
		    is_umask_alias(tables, alias->name, name)) {
			*umask = alias->umask;
			return true;
		}
	}
	return false;
}

bool find_umask_row(const struct uncore_tables *tables, uint16_t event, struct span name, uint16_t *umask)
{
	const struct uncore_event_row *row = &uncore_events(tables)[event];
	const struct uncore_umask_row *rows = &uncore_umasks(tables)[row->first_umask];
	const char *ends = uncore_text(tables, 0) + name.length;
	uncore_string limit = name.length < tables->pool.count ? tables->pool.count - (uncore_string)name.length : 0;

	/* The length excludes most of them. */
	for (unsigned at = 0; at < row->umask_count; at++) {
		if (rows[at].name < limit && ends[rows[at].name] == '\0' &&
		    same_name(uncore_text(tables, rows[at].name), name)) {
			*umask = (uint16_t)(row->first_umask + at);
			return true;
		}
	}
	return find_umask_alias(tables, event, name, umask);
}

int uncore_event_find_umask(const struct uncore_tables *tables, struct uncore_event_index event, const char *name,
			    size_t length, struct uncore_umask_index *umask)
{
	struct span span = { name, length };

	if (event.at >= tables->events.count)
		return UNCORE_E_RANGE;
	if (length == 0 || memchr(name, '\0', length) != NULL)
		return UNCORE_E_NOENT;
	return find_umask_row(tables, event.at, span, &umask->at) ? 0 : UNCORE_E_NOENT;
}

bool find_whole_umask(const struct uncore_tables *tables, uint16_t box, struct span name, uint16_t *event,
		      uint16_t *umask)
{
	unsigned found = 0;

	for (unsigned at = 0; at < tables->event_aliases.count && found < 2; at++) {
		const struct uncore_event_alias_row *alias = &uncore_event_aliases(tables)[at];

		if (box != UNCORE_ANY_BOX && uncore_events(tables)[alias->event].box != box)
			continue;
		if (alias->umask != UNCORE_NO_INDEX && string_is(tables, alias->name, name)) {
			*event = alias->event;
			*umask = alias->umask;
			found++;
		}
	}
	return found == 1; /* a name that several have identifies none */
}

/* Reads what follows the box's name: nothing, or the number of an instance with or without "_". */
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

static int match_box_name(const struct uncore_tables *tables, unsigned box, uncore_string id, struct span name,
			  uint16_t *instance)
{
	size_t length = strlen(uncore_text(tables, id));

	if (length == 0 || length > name.length || !same_bytes(name.at, uncore_text(tables, id), length))
		return UNCORE_E_NOENT;
	return take_instance(tables, box, name.at + length, name.length - length, instance);
}

static int match_box(const struct uncore_tables *tables, unsigned box, struct span name, uint16_t *instance)
{
	const struct uncore_box_row *row = &uncore_boxes(tables)[box];
	int result = match_box_name(tables, box, row->id, name, instance);

	for (unsigned at = 0; result == UNCORE_E_NOENT && at < tables->aliases.count; at++) {
		const struct uncore_alias_row *alias = &uncore_aliases(tables)[at];

		if (alias->box == box && alias->reg == UNCORE_NO_INDEX)
			result = match_box_name(tables, box, alias->name, name, instance);
	}
	for (unsigned at = 0; result == UNCORE_E_NOENT && at < tables->perf_pmus.count; at++) {
		if (uncore_perf_pmus(tables)[at].box == box)
			result = match_box_name(tables, box, uncore_perf_pmus(tables)[at].name, name, instance);
	}
	for (unsigned at = 0; result == UNCORE_E_NOENT && at < row->instance_names.count; at++) {
		if (string_is(tables, uncore_strings(tables)[row->instance_names.first + at], name)) {
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
	struct span span = { name, length };
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
