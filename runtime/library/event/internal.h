/* SPDX-License-Identifier: MIT */
/* Declares what the event files of the library share. It is not installed. */
#ifndef RUNTIME_EVENT_INTERNAL_H
#define RUNTIME_EVENT_INTERNAL_H

#include <string.h>

#include "core/internal.h"
#include "uncore/event.h"
#include "uncore/name_hash.h"

/* Hints for the compiler, so that the fast path does not pay for failures. */
#if defined(__GNUC__)
#define COLD __attribute__((__cold__, __noinline__))
#define APART __attribute__((__noinline__))
#define INLINE __attribute__((__always_inline__)) inline
#else
#define INLINE inline
#define COLD
#define APART
#endif

#define EACH_BYTE(byte) (UINT64_C(0x0101010101010101) * (byte))

/* The high bit of each byte that is an ASCII letter. */
static inline uint64_t letter_bits(uint64_t word)
{
	uint64_t small = (word & EACH_BYTE(0x7f)) | EACH_BYTE(0x20);
	uint64_t from_a = small + EACH_BYTE(0x80 - 'a');
	uint64_t past_z = small + EACH_BYTE(0x7f - 'z');

	return from_a & ~past_z & ~word & EACH_BYTE(0x80);
}

/* A piece of the caller's text. */
struct span {
	const char *at;
	size_t length;
};

/* A field that an expression may set, and its register. */
struct settable {
	uint16_t reg, field;
};

enum { ITEM_LIMIT = 32 };

/* One "field=value" of an expression, remembered for errors that show only at the end. */
struct item {
	struct settable target;
	struct span name, value; /* value.at NULL: a flag */
};

enum { FILL_LIMIT = 4 };

/* Bits of a register that LIKWID's options set. */
struct fill {
	uint16_t reg;
	uint64_t mask, given, bits; /* that options reach; that have a value; that are 1 */
	struct span name, value;    /* the first option */
};

/* An expression that is being parsed into an encoding. */
struct parse {
	const struct uncore_tables *tables;
	struct span text;
	struct uncore_encoding *out;
	struct uncore_event_error *error; /* may be NULL */
	int result;                       /* of the first failure */
	struct span event;                /* the event in the expression, or the box of a raw event */
	struct span box_name;             /* its box or instance; at NULL: not given */
	uint16_t box, instance; /* the box and instance that are given; box UNCORE_ANY_BOX: only the instance */
	uint64_t base;          /* control bits that every event decides */
	uint64_t taken;         /* control bits that the expression, or the event's name, has set */
	uint64_t by_umask;      /* of these, what umasks set besides the umask field */
	uint64_t narrowed;      /* fields of these of which the expression chooses a part */
	bool raw;
	bool is_group;  /* counters that count one thing, without an event */
	bool is_libpfm; /* it is in libpfm4's words */
	bool plain;     /* an event and umasks that need nothing, and no field */
	unsigned item_count;
	unsigned flags;                                 /* UNCORE_PARSE_... */
	const struct uncore_perf_pmu_row *perf;         /* of a raw event in perf's words; else NULL */
	uint64_t perf_free;                             /* config of a counter that runs freely */
	uint64_t perf_said[3];                          /* bits of its config words that terms fill, be it with 0 */
	const struct uncore_likwid_counter_row *likwid; /* the counter, in LIKWID's words; else NULL */
	struct span likwid_event, likwid_name;          /* the event and the counter, as they are written */
	struct fill fills[FILL_LIMIT];
	unsigned fill_count;
	struct item items[ITEM_LIMIT];
};

/* In a build with ALIASES=0 nothing else refers to the code for LIKWID's words, so the linker can drop it. */
#ifdef UNCORE_WITHOUT_ALIASES
enum { KNOWS_LIKWID = 0 };
#else
enum { KNOWS_LIKWID = 1 };
#endif

static inline bool has_likwid_counter(const struct parse *parse)
{
	return KNOWS_LIKWID && parse->likwid != NULL;
}

/* Whether it is of counters that count one thing each, which no value of a register chooses. */
static inline bool has_fixed_event(const struct uncore_encoding *encoding)
{
	return encoding->control.mask == 0 &&
	       uncore_counters(encoding->tables)[encoding->group].kind != UNCORE_COUNTER_GENERAL;
}

/* ---- names ---- */

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
/* uncore_event_find() and uncore_event_find_umask() for names that are not empty and have no NUL. */
int find_event_row(const struct uncore_tables *tables, struct span name, uint16_t *event, uint16_t *alias);
bool find_umask_row(const struct uncore_tables *tables, uint16_t event, struct span name, uint16_t *umask);
/*
 * Finds an event and a umask, of the box or of any (UNCORE_ANY_BOX), by another tool's name for both. None if several
 * have it.
 */
bool find_whole_umask(const struct uncore_tables *tables, uint16_t box, struct span name, uint16_t *event,
		      uint16_t *umask);
/* Reads a number: decimal, 0x or 0b. NOENT if it is not a number, RANGE if it has more than 64 bits. */
int parse_number(struct span text, uint64_t *number);

/* uncore_event_variants() by numbers. */
uint32_t variants_of(const struct uncore_tables *tables, uint16_t event, uint16_t umask);

/* ---- registers of a box ---- */

/* The field of a register row with the role, or UNCORE_NO_INDEX. */
uint16_t role_field(const struct uncore_tables *tables, uint16_t reg, enum uncore_role role);
/* A bit for each variant of the platform; all bits if it has none. */
static inline uint32_t all_variants(const struct uncore_tables *tables)
{
	return tables->variants.count == 0 || tables->variants.count >= 32 ?
		       UINT32_MAX :
		       (UINT32_C(1) << tables->variants.count) - 1;
}

/* Leaves the variants on which the encoding's event and all its umasks have their meaning; 0: there is none. */
void fill_variants(struct uncore_encoding *encoding);
/* Bits of a control register that an event decides. */
static inline uint64_t base_mask(const struct uncore_tables *tables, unsigned reg)
{
	return layout_of(tables, reg)->event_bits;
}

/* The control bits of the event that an expression may change. */
static inline uint64_t changeable_defaults(const struct uncore_tables *tables, unsigned event)
{
	if (!(uncore_events(tables)[event].flags & UNCORE_EVENT_DEFAULTS))
		return 0;
	for (unsigned at = 0; at < tables->defaults.count; at++) {
		if (uncore_defaults(tables)[at].event == event)
			return uncore_defaults(tables)[at].bits;
	}
	return 0;
}

/* Whether the register row holds filters. */
bool is_filter_register(const struct uncore_tables *tables, uint16_t reg);
/* Whether software may choose every bit of the field, in that register. */
bool is_writable(const struct uncore_tables *tables, struct settable target);
/* The control field that the umasks of an event set, or UNCORE_NO_INDEX. */
uint16_t umask_field(const struct uncore_encoding *encoding);
/* Bits of the control register that a umask decides: the fields that it sets, with the umask field or without. */
uint64_t umask_mask(const struct uncore_tables *tables, uint16_t umask);
uint64_t umask_set_mask(const struct uncore_tables *tables, uint16_t umask);
/* The bits of the control value in fields that umasks of the event set, without the event's own bits. */
uint64_t umask_bits(const struct uncore_encoding *encoding, const struct uncore_event_row *event);
/* Whether the control value has any of the bits that umasks of its event decide. */
bool encoding_has_umask(const struct uncore_encoding *encoding);
/* Whether its event needs a umask, and it has none: an expression that names none would get the default. */
bool encoding_lacks_umask(const struct uncore_encoding *encoding);
/* Whether the OR of two umasks of one event counts what either counts. */
/* Whether the umasks of its event are in a field that chooses an occupancy. */
bool chooses_occupancy(const struct uncore_encoding *encoding);
/*
 * The umask that libpfm4 adds: to an event without one, or with such as only narrow and are no part of it. Its events
 * with umasks have a default (INTEL_X86_DFL in its event files). UNCORE_NO_INDEX: none.
 */
uint16_t libpfm4_umask(const struct uncore_encoding *encoding);
/* Whether all umasks that are named, if any, need another one. */
bool umasks_only_narrow(const struct uncore_encoding *encoding);
bool may_combine(const struct uncore_tables *tables, uint16_t a, uint16_t b);
/* Bits of the control register that hold the event's code, without its umask. */
uint64_t select_mask(const struct uncore_encoding *encoding);
/* Bits of the control field with the role; 0 where there is none. */
uint64_t role_bits(const struct uncore_encoding *encoding, enum uncore_role role);

/*
 * Finds a field of the control register or a filter register by its id, its name, an alias, "register.field", or the
 * short word of its role. NOENT; CONFLICT if several have the name: then found and second are two of them.
 */
int find_target(const struct uncore_encoding *encoding, struct span name, struct settable *found,
		struct settable *second);

/* ---- encodings ---- */

/* Makes an empty encoding for a group of counters. */
void encoding_begin(struct uncore_encoding *encoding, const struct uncore_tables *tables, uint16_t box, uint16_t group);
/*
 * The place of a field's value: the control value, or that of a filter. Filters are in the order of the tables. NULL:
 * there is no room for another filter. Valid until the next call.
 */
struct uncore_bits *encoding_bits(struct uncore_encoding *encoding, uint16_t reg);
/* The same without making a filter; NULL: nothing is set there. */
const struct uncore_bits *encoding_known_bits(const struct uncore_encoding *encoding, uint16_t reg);
/* Finds the names for a control value: the event (unless keep_event) and umasks, with their counters and increments. */
void name_encoding(struct uncore_encoding *encoding, bool keep_event);

/* Adds the umask to the encoding, in the order of the tables, with its counters and increments. There must be room. */
static inline void encoding_add_umask(struct uncore_encoding *encoding, uint16_t umask)
{
	const struct uncore_umask_row *row = &uncore_umasks(encoding->tables)[umask];

	unsigned at = encoding->umask_count++;

	if (at == 0 || row->max_increment > encoding->max_increment)
		encoding->max_increment = row->max_increment;
	for (; at != 0 && encoding->umasks[at - 1] > umask; at--)
		encoding->umasks[at] = encoding->umasks[at - 1];
	encoding->umasks[at] = umask;
	encoding->counters &= row->counters;
}

/* The filter rows of the event (list 0) and of its umasks (1...); false after the last list. */
static inline bool next_filter_list(const struct uncore_encoding *encoding, unsigned list, unsigned *first,
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

/* The shortest unique name of a field: its id, an alias, or "register.field". */
void text_put_field(struct text *text, const struct uncore_encoding *encoding, struct settable target);

/* Whether the name of the event or a umask sets the filter field to its present value. */
bool is_implied(const struct uncore_encoding *encoding, struct settable target, uint64_t value);
/* The bits of the control register that the names of event and umasks set. */
uint64_t said_bits(const struct uncore_encoding *encoding);
bool is_one_pmu(const struct uncore_tables *tables, uint16_t box);
/* Whether the encoding is for one of several instances that are one PMU for other tools, which cannot express that. */
static inline bool is_part_of_pmu(const struct uncore_encoding *encoding)
{
	return encoding->instance != UNCORE_ALL_INSTANCES &&
	       uncore_boxes(encoding->tables)[encoding->box].instances > 1 &&
	       is_one_pmu(encoding->tables, encoding->box);
}

/*
 * Whether a source says that the event or its umasks use the filter field. True also for an encoding without event, of
 * which nothing is known.
 */
bool encoding_heeds(const struct uncore_encoding *encoding, uint16_t reg, unsigned field);
/* Handles a filter that the event ignores: fails the parse, or, if it is allowed, only fills in the error. */
bool check_heeded(struct parse *parse);
/* The place where the expression sets the field, else that of its event. */
struct span item_place(const struct parse *parse, struct settable target);

/* ---- values ---- */

/* Reads the value of a field from "0x182", "DRd" or "M+E". May fail the parse. */
bool parse_value(struct parse *parse, const struct item *item, uint64_t *value);
/* Writes a value as the field's names or as a number. */
void text_put_value(struct text *text, const struct uncore_encoding *encoding, struct settable target, uint64_t value);
/* Whether an enumerator is valid for the value of its deciding field in the encoding. */
bool value_applies(const struct uncore_encoding *encoding, struct settable target, unsigned value);

/* ---- the grammar's actions; false: failed, stop ---- */

/* dot is the first one in the name, or NULL. */
bool on_event(struct parse *parse, struct span name, const char *dot);
bool on_prefix(struct parse *parse, struct span name);
bool on_pmu(struct parse *parse, struct span name);
/* The first group of the box whose control registers select events, or the one with this name; UNCORE_NO_INDEX. */
uint16_t raw_group(const struct uncore_tables *tables, uint16_t box, struct span name);
bool on_raw(struct parse *parse, struct span name);
bool on_umask(struct parse *parse, struct span name);
/* Sets a umask that the expression does not name. */
bool take_umask(struct parse *parse, uint16_t umask);
/* A word without a value, after a comma, or, if colon is true, after a colon. */
bool on_word(struct parse *parse, struct span name, bool colon);
bool on_item(struct parse *parse, struct span name, struct span value);
/* Whether it is a box or an instance of one. */
bool names_box(const struct parse *parse, struct span name);
/* Checks what can be checked only at the end of the expression. */
bool on_end(struct parse *parse);

/* item_set.c: set the field, if the expression may do so and it is not set yet; else fail the parse. */
bool check_right(struct parse *parse, const struct item *item);
bool check_free(struct parse *parse, const struct item *item);
bool check_item(struct parse *parse, const struct item *item);
bool set_item(struct parse *parse, const struct item *item, uint64_t value);
/*
 * Reads a term of perf's, if the expression is in perf's words. *is_term is false if it is none, which is not a
 * failure.
 */
bool on_perf(struct parse *parse, struct span name, struct span value, bool *is_term);
bool perf_says(const struct parse *parse, uint16_t reg, uint16_t field);
/* likwid_parse.c. Whether the word is a counter of LIKWID's; parse->likwid then is its row. */
bool is_likwid(struct parse *parse, struct span name);
/* An event and LIKWID's counter for it. */
bool on_likwid(struct parse *parse, struct span event, const char *dot, struct span name);
/* Reads an option after such a counter. *is_option is false if it is none, which is not a failure. */
bool on_option(struct parse *parse, struct span name, struct span value, bool *is_option);
/* Sets the fields that the options reach; leaves the one counter. */
bool finish_options(struct parse *parse);
bool finish_counter(struct parse *parse);
/* Bits of a word, as the mask picks them, side by side; and the way back. */
uint64_t gather_bits(uint64_t bits, uint64_t mask);
uint64_t scatter_bits(uint64_t value, uint64_t mask);
/* Handles what perf's terms mean only together, for example its fixed counter. */
bool finish_perf(struct parse *parse);

/* ---- errors ---- */

/*
 * Fails the parse: code, place and message. %s is a string, %t a pointer to a span, %u a number (unsigned), %x one in
 * hexadecimal (uint64_t). Returns false.
 */
COLD bool parse_fail(struct parse *parse, enum uncore_event_code code, struct span at, const char *format, ...);
/* The same for the hint of a failure. Returns false. */
COLD bool parse_hint(struct parse *parse, const char *format, ...);
COLD void hint_event(struct parse *parse, struct span name);
COLD void hint_umask(struct parse *parse, struct span name);
COLD void hint_field(struct parse *parse, struct span name);
COLD void hint_values(struct parse *parse, struct settable target, struct span name);
/* Suggests how a raw event sets the field, which has the event's code or a part of it. */
COLD bool hint_raw(struct parse *parse, uint16_t field);
COLD void hint_box(struct parse *parse, struct span name);

#endif
