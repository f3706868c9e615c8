/* SPDX-License-Identifier: MIT */
/* An expression that is being parsed, and how its pieces set fields and umasks. */
#ifndef RUNTIME_EVENT_PARSE_H
#define RUNTIME_EVENT_PARSE_H

#include <stdbool.h>
#include <stdint.h>

#include "event/field.h"
#include "event/names.h"
#include "uncore/event.h"
#include "uncore/tables.h"

enum { ASSIGNMENT_LIMIT = 32 };

/* One "field=value" of an expression, remembered for errors that show only at the end. */
struct assignment {
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
	bool is_reported;                 /* something was reported, perhaps only as a warning */
	struct span event;                /* the event in the expression, or the box of a raw event */
	struct span box_name;             /* its box or instance; at NULL: not given */
	uint16_t box, instance; /* the box and instance that are given; box UNCORE_ANY_BOX: only the instance */
	uint64_t base;          /* control bits that every event decides */
	uint64_t taken;         /* control bits that the expression, or the event's name, has set */
	uint64_t by_umask;      /* of these, what umasks set besides the umask field */
	uint64_t narrowed;      /* fields of these of which the expression chooses a part */
	bool raw;
	bool knows_choices; /* filters have registers that the event may not use */
	bool is_group;      /* counters that count one thing, without an event */
	bool is_libpfm;     /* it is in libpfm4's words */
	bool plain;         /* an event and umasks that need nothing, and no field */
	unsigned assignment_count;
	unsigned flags;                                 /* UNCORE_PARSE_... */
	const struct uncore_perf_pmu_row *perf;         /* of a raw event in perf's words; else NULL */
	uint64_t perf_free;                             /* config of a counter that runs freely */
	uint64_t perf_said[3];                          /* bits of its config words that terms fill, even with 0 */
	const struct uncore_likwid_counter_row *likwid; /* the counter, in LIKWID's words; else NULL */
	unsigned likwid_instance, likwid_index;         /* its numbers */
	struct span likwid_event, likwid_name;          /* the event and the counter, as they are written */
	struct fill fills[FILL_LIMIT];
	unsigned fill_count;
	struct assignment assignments[ASSIGNMENT_LIMIT];
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

static inline const char *field_id(const struct parse *parse, uint16_t field)
{
	return uncore_text(parse->tables, uncore_fields(parse->tables)[field].id);
}

/* Sets a umask: one that the name says, or, with the event's, one that the expression does not name. */
bool take_umask(struct parse *parse, struct span name, uint16_t umask);
/* Takes an event, and a umask of it or UNCORE_NO_INDEX, which the name says. */
bool take_names(struct parse *parse, uint16_t event, struct span name, uint16_t umask);
/* assignment_set.c: set the field, if the expression may do so and it is not set yet; else fail the parse. */
bool check_right(struct parse *parse, const struct assignment *item);
bool check_free(struct parse *parse, const struct assignment *item);
bool check_assignment(struct parse *parse, const struct assignment *item);
bool set_assignment(struct parse *parse, const struct assignment *item, uint64_t value);

#endif
