/* SPDX-License-Identifier: MIT */
/* Finds events and umasks by name, and compares names in any case. */
#ifndef RUNTIME_EVENT_NAMES_H
#define RUNTIME_EVENT_NAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "uncore/tables.h"

/* A piece of the caller's text. */
struct span {
	const char *at;
	size_t length;
};

/* Whether the pool string is the name, in any case. */
bool string_is(const struct uncore_tables *tables, uncore_string at, struct span name);

/* A quick test before comparing: the string has the name's length and first letter. The name is not empty. */
static inline bool string_may_be(const struct uncore_tables *tables, uncore_string at, struct span name)
{
	const char *text = uncore_text(tables, at);

	return !((*text ^ *name.at) & ~0x20) && name.length < tables->pool.count - at && text[name.length] == '\0';
}

/* The same for a word in small letters. */
bool word_is(const char *word, struct span name);
/* A walk over the slots of the index of names that may hold a name with the hash. */
struct probe {
	const uint16_t *slots;
	uint32_t last, at;
};

/* Some slot is empty (core/tables/events.c checks it), or there are none at all. */
static inline struct probe probe_begin(const struct uncore_tables *tables, uint32_t hash)
{
	static const uint16_t none = 0;
	uint32_t count = tables->name_index.count;

	return count != 0 ? (struct probe){ uncore_name_index(tables), count - 1, hash } :
			    (struct probe){ &none, 0, 0 };
}

/* The next number, from 1; 0: there is none. */
static inline unsigned probe_next(struct probe *probe)
{
	return probe->slots[probe->at++ & probe->last];
}

/* The first number of each kind of name. Whoever asks for one alone pays for that one. */
static inline unsigned names_begin(const struct uncore_tables *tables, enum uncore_name_space space)
{
	unsigned begin = 1;

#define SPACE_(what, array) begin += UNCORE_NAMES_##what < space ? tables->array.count : 0;
	UNCORE_NAME_SPACES(SPACE_)
#undef SPACE_
	return begin;
}

/* uncore_event_find() and uncore_event_find_umask() for names that are not empty and have no NUL. */
int find_event_row(const struct uncore_tables *tables, struct span name, uint16_t *event, uint16_t *alias);
bool find_umask_row(const struct uncore_tables *tables, uint16_t event, struct span name, uint16_t *umask);
/*
 * Finds what a name alone means: an event, or, if none has it, an event and a umask as find_whole_umask() does.
 * UNCORE_NO_INDEX for what is not meant.
 */
bool find_either(const struct uncore_tables *tables, uint16_t box, struct span name, uint16_t *event, uint16_t *umask);
/* The same for a name that is not empty, unless it is the name of a box as well, with a number or without. */
bool find_no_box(const struct uncore_tables *tables, uint16_t box, struct span name, uint16_t *event, uint16_t *umask);
/* Finds an event and its umask by their own names; both or none. */
bool find_own_names(const struct uncore_tables *tables, struct span event, struct span name, uint16_t *umask);
/* Finds an event as find_either() does, and its umask as find_umask_row() does; both or none. */
bool find_names(const struct uncore_tables *tables, uint16_t box, struct span name, struct span part, uint16_t *event,
		uint16_t *umask);
/*
 * Finds an event and a umask, of the box or of any (UNCORE_ANY_BOX), by another tool's name for both. None if several
 * have it.
 */
bool find_whole_umask(const struct uncore_tables *tables, uint16_t box, struct span name, uint16_t *event,
		      uint16_t *umask);

#endif
