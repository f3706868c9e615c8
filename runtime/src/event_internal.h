/* SPDX-License-Identifier: MIT */
/* What the event files of the library share; not installed, not for users. */
#ifndef UNCORE_SRC_EVENT_INTERNAL_H
#define UNCORE_SRC_EVENT_INTERNAL_H

#include "internal.h"
#include "uncore/event.h"

/* A piece of the caller's text. */
struct uncore_priv_span {
	const char *at;
	size_t length;
};

/* A field that an expression may set, with the register that it stands in. */
struct uncore_priv_target {
	uint16_t reg, field;
};

enum { UNCORE_PRIV_ITEMS = 32 };

/* One "field=value" of an expression, remembered for errors that show only at the end. */
struct uncore_priv_item {
	struct uncore_priv_target target;
	struct uncore_priv_span name, value; /* value.at NULL: a flag */
};

/* One expression on its way to an encoding. */
struct uncore_priv_parse {
	const struct uncore_tables *tables;
	struct uncore_priv_span text;
	struct uncore_encoding *out;
	struct uncore_event_error *error; /* may be NULL */
	int result;                       /* of the first failure */
	struct uncore_priv_span event;    /* where the expression says its event, or the box of a raw one */
	struct uncore_priv_span box_name; /* where it says its box or instance; at NULL: nowhere */
	uint16_t box, instance;           /* what it says there; box UNCORE_ANY_BOX: only the instance */
	uint64_t base;                    /* control bits that every event decides */
	uint64_t taken;                   /* control bits that the expression, or the event's name, has set */
	bool raw;
	unsigned item_count;
	struct uncore_priv_item items[UNCORE_PRIV_ITEMS];
};

/* ---- names ---- */

/* The pool string is the name, but for case. */
bool uncore_priv_is(const struct uncore_tables *tables, uncore_string at, struct uncore_priv_span name);
/* The same for a word in small letters. */
bool uncore_priv_is_word(const char *word, struct uncore_priv_span name);
/* An event and a umask by another tool's name of the umask as a whole. */
bool uncore_priv_find_whole_umask(const struct uncore_tables *tables, struct uncore_priv_span name, uint16_t *event,
				  uint16_t *umask);
/* Decimal, 0x or 0b. NOENT when it is no number, RANGE when it is wider than 64 bits. */
int uncore_priv_parse_number(struct uncore_priv_span text, uint64_t *number);

/* ---- registers of a box ---- */

/* The field of a register row with the role, or UNCORE_NO_INDEX. */
uint16_t uncore_priv_role_field(const struct uncore_tables *tables, uint16_t reg, enum uncore_role role);
/* Bits of a control register that an event decides: all that software chooses but enables and resets. */
uint64_t uncore_priv_base_mask(const struct uncore_tables *tables, uint16_t reg);
/* Whether the register row holds filters. */
bool uncore_priv_is_filter(const struct uncore_tables *tables, uint16_t reg);
/* Whether software may choose every bit of the field, in that register. */
bool uncore_priv_is_writable(const struct uncore_tables *tables, struct uncore_priv_target target);
/* The control field that the umasks of an event set, or UNCORE_NO_INDEX. */
uint16_t uncore_priv_umask_field(const struct uncore_encoding *encoding);
/* Bits of the control register that hold the event's code, without its umask. */
uint64_t uncore_priv_select_mask(const struct uncore_encoding *encoding);

/*
 * A field of the control register or a filter register by its id, its name, an alias, "register.field", or the short word of
 * its role. NOENT; CONFLICT when several have the name: then found and second are two of them.
 */
int uncore_priv_find_target(const struct uncore_encoding *encoding, struct uncore_priv_span name,
			    struct uncore_priv_target *found, struct uncore_priv_target *second);

/* ---- encodings ---- */

/* An encoding of nothing yet, for a group of counters. */
void uncore_priv_begin(struct uncore_encoding *encoding, const struct uncore_tables *tables, uint16_t box,
		       uint16_t group);
/* Where a field's value stands: the control value or a filter's; NULL when there is no room for another filter. */
struct uncore_bits *uncore_priv_bits(struct uncore_encoding *encoding, uint16_t reg);
/* The same without making a filter; NULL when nothing is set there. */
const struct uncore_bits *uncore_priv_known_bits(const struct uncore_encoding *encoding, uint16_t reg);
/* Puts names to the control value: event (unless keep_event) and umasks, with their counters and increments. */
void uncore_priv_name_encoding(struct uncore_encoding *encoding, bool keep_event);
/* Takes the umask into the encoding's counters and increments. */
void uncore_priv_add_umask(struct uncore_encoding *encoding, uint16_t umask);

/* Filter rows of the event (list 0) and of its umasks (1...): calls end when a list is past the last. */
static inline bool uncore_priv_filter_list(const struct uncore_encoding *encoding, unsigned list, unsigned *first,
					   unsigned *count)
{
	const struct uncore_tables *tables = encoding->tables;

	if (encoding->event == UNCORE_NO_INDEX || list > encoding->umask_count)
		return false;
	if (list == 0) {
		*first = uncore_events(tables)[encoding->event].first_filter;
		*count = uncore_events(tables)[encoding->event].filter_count;
	} else {
		*first = uncore_umasks(tables)[encoding->umasks[list - 1]].first_filter;
		*count = uncore_umasks(tables)[encoding->umasks[list - 1]].filter_count;
	}
	return true;
}

/* ---- values ---- */

/* The value of a field from "0x182", "DRd" or "M+E". Fails the parse. */
bool uncore_priv_parse_value(struct uncore_priv_parse *parse, const struct uncore_priv_item *item, uint64_t *value);
/* Writes a value as the field's names or as a number. */
void uncore_priv_put_value(struct uncore_priv_text *text, const struct uncore_encoding *encoding,
			   struct uncore_priv_target target, uint64_t value);
/* Whether an enumerator holds under the value that its deciding field has in the encoding. */
bool uncore_priv_value_applies(const struct uncore_encoding *encoding, struct uncore_priv_target target,
			       unsigned value);

/* ---- the grammar's actions; false: failed, stop ---- */

bool uncore_priv_on_event(struct uncore_priv_parse *parse, struct uncore_priv_span name);
bool uncore_priv_on_prefix(struct uncore_priv_parse *parse, struct uncore_priv_span name);
bool uncore_priv_on_pmu(struct uncore_priv_parse *parse, struct uncore_priv_span name);
bool uncore_priv_on_raw(struct uncore_priv_parse *parse, struct uncore_priv_span name);
bool uncore_priv_on_umask(struct uncore_priv_parse *parse, struct uncore_priv_span name);
/* A word without a value, behind a comma or, where colon is true, behind a colon. */
bool uncore_priv_on_word(struct uncore_priv_parse *parse, struct uncore_priv_span name, bool colon);
bool uncore_priv_on_item(struct uncore_priv_parse *parse, struct uncore_priv_span name, struct uncore_priv_span value);
/* Is it a box or an instance of one? */
bool uncore_priv_is_box(const struct uncore_priv_parse *parse, struct uncore_priv_span name);
/* What can be said only when the expression has ended. */
bool uncore_priv_on_end(struct uncore_priv_parse *parse);

/* ---- errors ---- */

/*
 * Fails the parse: code, place and message. %s is a string, %t a pointer to a span, %u a number (unsigned), %x one in
 * hexadecimal (uint64_t). Returns false.
 */
bool uncore_priv_fail(struct uncore_priv_parse *parse, enum uncore_event_code code, struct uncore_priv_span at,
		      const char *format, ...);
/* The same for the hint of a failure. Returns false. */
bool uncore_priv_hint(struct uncore_priv_parse *parse, const char *format, ...);
void uncore_priv_hint_event(struct uncore_priv_parse *parse, struct uncore_priv_span name);
void uncore_priv_hint_umask(struct uncore_priv_parse *parse, struct uncore_priv_span name);
void uncore_priv_hint_field(struct uncore_priv_parse *parse, struct uncore_priv_span name);
void uncore_priv_hint_values(struct uncore_priv_parse *parse, struct uncore_priv_target target,
			     struct uncore_priv_span name);
void uncore_priv_hint_box(struct uncore_priv_parse *parse);

#endif
