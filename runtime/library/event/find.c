/* SPDX-License-Identifier: MIT */
/* Finds events, umasks and boxes by name, through the index of names. Compares eight bytes at a time. */
#include <string.h>

#include "core/lookup.h"
#include "core/text.h"
#include "event/fast.h"
#include "event/names.h"
#include "uncore/event.h"
#include "uncore/name_hash.h"

/*
 * Compares words that differ only in the bit 0x20 of some bytes: these must be letters. Most names are spelled as
 * printed.
 */
INLINE static bool differs_in_case(uint64_t word, uint64_t differs)
{
	return (differs & ~(letter_bits(word) >> 2)) == 0;
}

/* Of eight letters each. */
INLINE static bool same_eight(uint64_t a, uint64_t b)
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
	return same_eight((uint64_t)head[0] << 32 | tail[0], (uint64_t)head[1] << 32 | tail[1]);
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
		if (!same_eight(uncore_name_word(from), uncore_name_word(text)))
			return false;
	}
	return same_eight(uncore_name_word(from + left - 8), uncore_name_word(text + left - 8));
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
	struct probe probe = probe_begin(tables, uncore_name_hash(name.at, name.length));
	unsigned wholes = names_begin(tables, UNCORE_NAMES_wholes), number;

	while ((number = probe_next(&probe)) != 0) {
		const struct uncore_event_alias_row *row;

		if (number - 1 < tables->events.count) {
			if (!is_name(tables, uncore_events(tables)[number - 1].name, name))
				continue;
			*event = (uint16_t)(number - 1);
			*alias = UNCORE_NO_INDEX;
			return 0;
		}
		if (number - wholes >= tables->event_aliases.count)
			continue;
		row = &uncore_event_aliases(tables)[number - wholes];
		if (row->umask != UNCORE_NO_INDEX || !is_name(tables, row->name, name))
			continue;
		*event = row->event;
		*alias = (uint16_t)(number - wholes);
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

/* The hash of the event's own name. */
static uint32_t hash_of(const struct uncore_tables *tables, uint16_t event)
{
	const char *name = uncore_text(tables, uncore_events(tables)[event].name);

	return uncore_name_hash(name, strlen(name));
}

/* Whether the alias is a name of a umask of the event, from that byte on. */
INLINE static bool is_alias(const struct uncore_tables *tables, unsigned alias, uint16_t event, struct span name,
			    size_t from)
{
	const struct uncore_event_alias_row *row = &uncore_event_aliases(tables)[alias];

	return row->event == event && row->umask != UNCORE_NO_INDEX &&
	       is_name(tables, row->name + (uncore_string)from, name);
}

/* The same from the byte after the first . or : on. */
static bool is_tail(const struct uncore_tables *tables, unsigned alias, uint16_t event, struct span name)
{
	const struct uncore_event_alias_row *row = &uncore_event_aliases(tables)[alias];
	const char *text = uncore_text(tables, row->name);
	size_t head = 0;

	if (row->event != event)
		return false;
	while (text[head] != '\0' && text[head] != '.' && text[head] != ':')
		head++;
	return text[head] != '\0' && is_alias(tables, alias, event, name, head + 1);
}

/* By another tool's whole name. */
COLD static bool find_whole(const struct uncore_tables *tables, uint16_t event, struct span name, uint16_t *umask)
{
	struct probe probe = probe_begin(tables, uncore_name_hash(name.at, name.length));
	unsigned wholes = names_begin(tables, UNCORE_NAMES_wholes), number;

	while ((number = probe_next(&probe)) != 0) {
		unsigned row = number - wholes;

		if (row < tables->event_aliases.count && is_alias(tables, row, event, name, 0)) {
			*umask = uncore_event_aliases(tables)[row].umask;
			return true;
		}
	}
	return false;
}

/* By the umask's own name, or by what follows the event's in another tool's whole name. */
static bool find_umask_of(const struct uncore_tables *tables, uint16_t event, uint32_t hash, struct span name,
			  uint16_t *umask)
{
	struct probe probe = probe_begin(tables, uncore_name_pair(hash, uncore_name_hash(name.at, name.length)));
	unsigned umasks = names_begin(tables, UNCORE_NAMES_umasks), tails = names_begin(tables, UNCORE_NAMES_tails);
	unsigned number;

	while ((number = probe_next(&probe)) != 0) {
		if (number - umasks < tables->umasks.count) {
			const struct uncore_umask_row *row = &uncore_umasks(tables)[number - umasks];

			if (row->event != event || !is_name(tables, row->name, name))
				continue;
			*umask = (uint16_t)(number - umasks);
			return true;
		}
		if (number - tails < tables->event_aliases.count && is_tail(tables, number - tails, event, name)) {
			*umask = uncore_event_aliases(tables)[number - tails].umask;
			return true;
		}
	}
	return find_whole(tables, event, name, umask);
}

bool find_umask_row(const struct uncore_tables *tables, uint16_t event, struct span name, uint16_t *umask)
{
	return find_umask_of(tables, event, hash_of(tables, event), name, umask);
}

bool find_own_names(const struct uncore_tables *tables, struct span event, struct span name, uint16_t *umask)
{
	struct probe probe = probe_begin(tables, uncore_name_pair(uncore_name_hash(event.at, event.length),
								  uncore_name_hash(name.at, name.length)));
	unsigned umasks = names_begin(tables, UNCORE_NAMES_umasks), number;

	while ((number = probe_next(&probe)) != 0) {
		const struct uncore_umask_row *row;

		if (number - umasks >= tables->umasks.count)
			continue;
		row = &uncore_umasks(tables)[number - umasks];
		if (is_name(tables, row->name, name) &&
		    is_name(tables, uncore_events(tables)[row->event].name, event)) {
			*umask = (uint16_t)(number - umasks);
			return true;
		}
	}
	return false;
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

/* Whether the row is a name of a umask of the box. */
INLINE static bool is_whole_umask(const struct uncore_tables *tables, const struct uncore_event_alias_row *alias,
				  uint16_t box, struct span name)
{
	return alias->umask != UNCORE_NO_INDEX &&
	       (box == UNCORE_ANY_BOX || uncore_events(tables)[alias->event].box == box) &&
	       is_name(tables, alias->name, name);
}

/* Whether the number, counted from the first one of boxes, is of a box or an instance with this name. */
static bool is_box_number(const struct uncore_tables *tables, unsigned number, struct span name);

/* By a name with this hash. With no_box it must not be that of a box or an instance as well. */
INLINE static bool find_hashed(const struct uncore_tables *tables, uint16_t box, struct span name, uint32_t hash,
			       bool no_box, uint16_t *event, uint16_t *umask)
{
	struct probe probe = probe_begin(tables, hash);
	unsigned boxes = no_box ? names_begin(tables, UNCORE_NAMES_boxes) : 0;
	unsigned wholes = names_begin(tables, UNCORE_NAMES_wholes), found = 0, number;
	bool is_event = false;

	while ((number = probe_next(&probe)) != 0) {
		const struct uncore_event_alias_row *alias;

		if (no_box && number - boxes < wholes - boxes && is_box_number(tables, number - boxes, name))
			return false;
		if (is_event)
			continue;
		if (number - 1 < tables->events.count &&
		    is_name(tables, uncore_events(tables)[number - 1].name, name)) {
			*event = (uint16_t)(number - 1);
			*umask = UNCORE_NO_INDEX;
			is_event = true;
		} else if (number - wholes < tables->event_aliases.count) {
			alias = &uncore_event_aliases(tables)[number - wholes];
			if (alias->umask == UNCORE_NO_INDEX ? !is_name(tables, alias->name, name) :
							      !is_whole_umask(tables, alias, box, name))
				continue;
			*event = alias->event;
			*umask = alias->umask;
			is_event = *umask == UNCORE_NO_INDEX;
			found++;
		}
		if (is_event && !no_box)
			return true;
	}
	return is_event || found == 1; /* a name that several have identifies none */
}

bool find_either(const struct uncore_tables *tables, uint16_t box, struct span name, uint16_t *event, uint16_t *umask)
{
	return find_hashed(tables, box, name, uncore_name_hash(name.at, name.length), false, event, umask);
}

bool find_names(const struct uncore_tables *tables, uint16_t box, struct span name, struct span part, uint16_t *event,
		uint16_t *umask)
{
	uint32_t hash = uncore_name_hash(name.at, name.length);

	if (!find_hashed(tables, box, name, hash, false, event, umask) || *umask != UNCORE_NO_INDEX)
		return false;
	if (!is_name(tables, uncore_events(tables)[*event].name, name))
		hash = hash_of(tables, *event);
	return find_umask_of(tables, *event, hash, part, umask);
}

bool find_whole_umask(const struct uncore_tables *tables, uint16_t box, struct span name, uint16_t *event,
		      uint16_t *umask)
{
	struct probe probe = probe_begin(tables, uncore_name_hash(name.at, name.length));
	unsigned wholes = names_begin(tables, UNCORE_NAMES_wholes), found = 0, number;

	while ((number = probe_next(&probe)) != 0 && found < 2) {
		const struct uncore_event_alias_row *alias;

		if (number - wholes >= tables->event_aliases.count)
			continue;
		alias = &uncore_event_aliases(tables)[number - wholes];
		if (!is_whole_umask(tables, alias, box, name))
			continue;
		*event = alias->event;
		*umask = alias->umask;
		found++;
	}
	return found == 1;
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

/* A box that a name may mean, and whether it has the instance. */
struct box_match {
	unsigned box;
	uint16_t instance;
	int result;
};

/* The box that a number in the index is of, counted from the first of boxes; UNCORE_NO_INDEX: not that name. */
static unsigned box_named(const struct uncore_tables *tables, unsigned number, struct span head)
{
	const struct uncore_alias_row *alias;

	if (number < tables->boxes.count)
		return is_name(tables, uncore_boxes(tables)[number].id, head) ? number : UNCORE_NO_INDEX;
	number -= tables->boxes.count;
	if (number < tables->aliases.count) {
		alias = &uncore_aliases(tables)[number];
		return alias->reg == UNCORE_NO_INDEX && is_name(tables, alias->name, head) ? alias->box :
											     UNCORE_NO_INDEX;
	}
	number -= tables->aliases.count + tables->strings.count;
	if (number < tables->perf_pmus.count && is_name(tables, uncore_perf_pmus(tables)[number].name, head))
		return uncore_perf_pmus(tables)[number].box;
	number -= tables->perf_pmus.count;
	if (number < tables->perf_older.count && is_name(tables, uncore_perf_older(tables)[number].name, head))
		return uncore_perf_older(tables)[number].box;
	return UNCORE_NO_INDEX;
}

/* The same for a name of an instance. */
static unsigned box_of_instance(const struct uncore_tables *tables, unsigned number, struct span name,
				uint16_t *instance)
{
	unsigned string = number - tables->boxes.count - tables->aliases.count;

	if (string >= tables->strings.count || !is_name(tables, uncore_strings(tables)[string], name))
		return UNCORE_NO_INDEX;
	for (unsigned box = 0; box < tables->boxes.count; box++) {
		struct uncore_range names = uncore_boxes(tables)[box].instance_names;

		if (is_in_range(names, string)) {
			*instance = (uint16_t)(string - names.first);
			return box;
		}
	}
	return UNCORE_NO_INDEX;
}

static void take_match(struct box_match *best, struct box_match match)
{
	bool is_better = match.result != best->result ? match.result == 0 : match.box < best->box;

	if (match.result != UNCORE_E_NOENT && (best->result == UNCORE_E_NOENT || is_better))
		*best = match;
}

/* The numbers of the index that are of boxes. */
struct box_numbers {
	unsigned first, count;
};

static bool is_digit(char letter)
{
	return letter >= '0' && letter <= '9';
}

/* uncore_type_12 is not instance 2 of uncore_type_1. */
static bool splits_number(struct span name, size_t length)
{
	return length > 0 && length < name.length && is_digit(name.at[length - 1]) && is_digit(name.at[length]);
}

/* Tries the name without the rest, which says the instance. */
INLINE static void try_head(const struct uncore_tables *tables, struct box_numbers boxes, struct span name, size_t rest,
			    struct box_match *best)
{
	struct span head = { name.at, name.length - rest };
	struct probe probe = probe_begin(tables, uncore_name_hash(head.at, head.length));
	unsigned number;

	while ((number = probe_next(&probe)) != 0) {
		struct box_match match = { .result = 0 };

		number -= boxes.first;
		if (number >= boxes.count)
			continue;
		match.box = box_named(tables, number, head);
		if (match.box != UNCORE_NO_INDEX && splits_number(name, head.length))
			continue;
		if (match.box != UNCORE_NO_INDEX)
			match.result = take_instance(tables, match.box, name.at + head.length, rest, &match.instance);
		else if (rest == 0)
			match.box = box_of_instance(tables, number, name, &match.instance);
		if (match.box != UNCORE_NO_INDEX)
			take_match(best, match);
	}
}

/* The number of an instance has four digits at most, and may follow a "_". */
static int find_box(const struct uncore_tables *tables, struct span name, uint16_t *box, uint16_t *instance)
{
	struct box_match best = { .result = UNCORE_E_NOENT };
	struct box_numbers boxes = { names_begin(tables, UNCORE_NAMES_boxes), 0 };

	boxes.count = names_begin(tables, UNCORE_NAMES_wholes) - boxes.first;
	for (size_t rest = 0, digits = 0; rest < name.length && digits <= 4; rest++) {
		char last = name.at[name.length - rest - 1];

		try_head(tables, boxes, name, rest, &best);
		if (rest > digits)
			break; /* the "_" before the number */
		if (last >= '0' && last <= '9')
			digits++;
		else if (last != '_' || rest == 0)
			break;
	}
	if (best.result != UNCORE_E_NOENT) {
		*box = (uint16_t)best.box;
		*instance = best.instance;
	}
	return best.result;
}

static const char perf_prefix[] = "uncore_";

enum { PERF_PREFIX = sizeof(perf_prefix) - 1 };

static bool has_perf_prefix(struct span name)
{
	return name.length > PERF_PREFIX && same_bytes(name.at, perf_prefix, PERF_PREFIX);
}

int uncore_event_find_box(const struct uncore_tables *tables, const char *name, size_t length, uint16_t *box,
			  uint16_t *instance)
{
	struct span whole = { name, length };
	int result = find_box(tables, whole, box, instance);

	if (result != UNCORE_E_NOENT || !has_perf_prefix(whole))
		return result;
	return find_box(tables, (struct span){ name + PERF_PREFIX, length - PERF_PREFIX }, box, instance);
}

static bool is_box_number(const struct uncore_tables *tables, unsigned number, struct span name)
{
	uint16_t instance;

	return box_named(tables, number, name) != UNCORE_NO_INDEX ||
	       box_of_instance(tables, number, name, &instance) != UNCORE_NO_INDEX;
}

bool find_no_box(const struct uncore_tables *tables, uint16_t box, struct span name, uint16_t *event, uint16_t *umask)
{
	uint16_t other, instance;

	/* Without the number or the prefix it may be another name. */
	if ((is_digit(name.at[name.length - 1]) || has_perf_prefix(name)) &&
	    uncore_event_find_box(tables, name.at, name.length, &other, &instance) != UNCORE_E_NOENT)
		return false;
	return find_hashed(tables, box, name, uncore_name_hash(name.at, name.length), true, event, umask);
}
