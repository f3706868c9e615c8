/* SPDX-License-Identifier: MIT */
/*
 * Events: from a name or an expression to the register values that count it, and back.
 *
 * Reads const tables and the caller's text, writes the caller's structs: no allocation, no system call, no state, safe
 * from any thread. Names are compared without regard to case, in ASCII. The language is docs/event-expressions.md.
 * Pointers may not be NULL unless a function says so. Texts need no NUL at their end where a length is given.
 */
#ifndef UNCORE_EVENT_H
#define UNCORE_EVENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "uncore/error.h"
#include "uncore/index.h"
#include "uncore/run.h"
#include "uncore/tables.h"

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

#define UNCORE_EVENT_UMASKS 8  /* umasks of one event that may be OR-ed: one a bit */
#define UNCORE_EVENT_FILTERS 8 /* filter registers that one event may use */
#define UNCORE_ALL_INSTANCES UNCORE_NO_INDEX

/* ---- looking up ---- */

/*
 * The event with the name, an event's own or another tool's; alias is the index in event_aliases[] of the name that
 * matched, UNCORE_NO_INDEX for the event's own; alias may be NULL. The name is the event's alone, without a umask.
 * NOENT.
 */
UNCORE_MUST_CHECK int uncore_event_find(const struct uncore_tables *tables, const char *name, size_t length,
					struct uncore_event_index *event, uint16_t *alias);

/* The umask of an event by its name or another tool's. NOENT; RANGE for no such event. */
UNCORE_MUST_CHECK int uncore_event_find_umask(const struct uncore_tables *tables, struct uncore_event_index event,
					      const char *name, size_t length, struct uncore_umask_index *umask);

/*
 * A box by its id or an alias, with or without the number or the name of an instance after it ("unit", "unit3", the
 * perf PMU "uncore_unit_3"). instance is UNCORE_ALL_INSTANCES where the name gives none. NOENT; RANGE for an instance
 * past the last.
 */
UNCORE_MUST_CHECK int uncore_event_find_box(const struct uncore_tables *tables, const char *name, size_t length,
					    uint16_t *box, uint16_t *instance);

/*
 * The variants of the platform (bit n: variants[n]) that have an event or, where umask.at is not UNCORE_NO_INDEX, that
 * umask of it. All bits are set where the platform has no variants; 0 for no such event.
 */
uint32_t uncore_event_variants(const struct uncore_tables *tables, struct uncore_event_index event,
			       struct uncore_umask_index umask);

/* ---- encoding ---- */

/*
 * What counts an event. The control value is without the enable bit; its mask has the bits that the event decides,
 * which leaves out enable, overflow enable and resets unless the expression sets them. control and filters[] go into an
 * uncore_box_run as they are.
 */
struct uncore_encoding {
	const struct uncore_tables *tables;
	uint16_t box;           /* index in boxes[] */
	uint16_t instance;      /* UNCORE_ALL_INSTANCES: the expression names none */
	uint16_t event;         /* index in events[]; UNCORE_NO_INDEX: a raw encoding that no event has */
	uint16_t group;         /* index in counters[] */
	uint16_t reg;           /* index in registers[] of the group's control registers */
	uint16_t counters;      /* bit n: counter n of the group can count it */
	uint16_t max_increment; /* largest increment in a cycle; 0: no source gives it */
	uint16_t flags;         /* UNCORE_EVENT_... of the event; 0 for a raw encoding */
	uint32_t variants;      /* bit n: it means this on variants[n]; all bits where the platform has none */
	uint16_t companion;     /* counter that must count an occupancy, where flags has UNCORE_EVENT_COMPANION */
	uint8_t umask_count, filter_count;
	uint16_t umasks[UNCORE_EVENT_UMASKS]; /* index in umasks[]; none where no names make up the umask field */
	struct uncore_bits control;
	struct uncore_filter_run filters[UNCORE_EVENT_FILTERS]; /* one for each filter register that is used */
};

/* X(id, word): what is wrong with an expression. */
#define UNCORE_EVENT_CODES(X) \
	X(NONE, "none") \
	X(SYNTAX, "syntax") \
	X(EMPTY, "empty") \
	X(TRAILING, "trailing-text") \
	X(UNKNOWN_EVENT, "unknown-event") \
	X(UNKNOWN_UMASK, "unknown-umask") \
	X(MISSING_UMASK, "missing-umask") \
	X(NO_COMBINATION, "umasks-do-not-combine") \
	X(UNKNOWN_BOX, "unknown-box") \
	X(INSTANCE, "no-such-instance") \
	X(WRONG_BOX, "event-of-another-box") \
	X(UNKNOWN_FIELD, "unknown-field") \
	X(NOT_WRITABLE, "not-writable") \
	X(AMBIGUOUS, "ambiguous") \
	X(BAD_VALUE, "bad-value") \
	X(TOO_WIDE, "too-wide") \
	X(DUPLICATE, "duplicate") \
	X(CONFLICT, "conflict") \
	X(NEEDS, "needs-another-field") \
	X(MISSING_FILTER, "missing-filter") \
	X(UNPROGRAMMABLE, "unprogrammable") \
	X(LIMIT, "too-many") \
	X(IGNORED_FILTER, "ignored-filter")

#define UNCORE_X_EVENT_CODE_(id, word) UNCORE_EVENT_E_##id,
enum uncore_event_code { UNCORE_EVENT_CODES(UNCORE_X_EVENT_CODE_) UNCORE_EVENT_E_END };
#undef UNCORE_X_EVENT_CODE_

#define UNCORE_EVENT_ERROR_ROOM 200

/* Texts are single sentences without a full stop; what does not fit is cut. */
struct uncore_event_error {
	enum uncore_event_code code;
	unsigned column;                       /* from 1, in bytes */
	unsigned length;                       /* of the text that is wrong; 0 at the end of the expression */
	char message[UNCORE_EVENT_ERROR_ROOM]; /* what is wrong */
	char hint[UNCORE_EVENT_ERROR_ROOM];    /* what would be right; may be empty */
};

/* The code's word, "missing-filter"; never NULL. */
const char *uncore_event_code_name(enum uncore_event_code code);

/*
 * Parses one expression and encodes it. On failure *out is undefined and *error is filled in; error may be NULL. NOENT
 * for names that nothing has, RANGE for numbers, CONFLICT for what cannot be together, ACCESS for what software may not
 * choose, ARGUMENT for everything else.
 */
UNCORE_MUST_CHECK int uncore_event_parse(const struct uncore_tables *tables, const char *text, size_t length,
					 struct uncore_encoding *out, struct uncore_event_error *error);

enum {
	/*
	 * A filter that no source says the event heeds is no failure. *error, unless NULL, says which is the first one:
	 * its code is then UNCORE_EVENT_E_IGNORED_FILTER though 0 is returned.
	 */
	UNCORE_PARSE_ALLOW_IGNORED = 1
};

/* The same, with flags of UNCORE_PARSE_.... The code of *error is UNCORE_EVENT_E_NONE where there is nothing to say. */
UNCORE_MUST_CHECK int uncore_event_parse_with(const struct uncore_tables *tables, const char *text, size_t length,
					      unsigned flags, struct uncore_encoding *out,
					      struct uncore_event_error *error);

/*
 * Encodes what a row of clocks[] counts. RANGE past the last; else what parsing the event's name returns, also where it
 * cannot be programmed.
 */
UNCORE_MUST_CHECK int uncore_event_clock(const struct uncore_tables *tables, unsigned clock,
					 struct uncore_encoding *out);

/*
 * Makes *encoding that of another event (index in events[]) that counts the same by a filter field of its own: the code
 * and the place of the filter change, the rest stays. NOENT: the two do not count the same, or the encoding sets other
 * filters as well.
 */
UNCORE_MUST_CHECK int uncore_event_substitute(struct uncore_encoding *encoding, uint16_t event);

/* What sources do not say of a umask that was given as a number. */
enum uncore_umask_doubt {
	UNCORE_UMASK_DOUBT_NONE, /* nothing: the umask, or each of its parts, has a name; or no event is known */
	UNCORE_UMASK_DOUBT_SUM,  /* its parts have names, but no source says that they may be OR-ed */
	UNCORE_UMASK_DOUBT_BITS  /* some of its bits are in no umask of the event that it contains */
};

/*
 * Whether it is certain what an encoding's umask counts. An expression cannot name umasks that do not combine, but it
 * can give their sum as a number. parts are the umasks (indices in umasks[]) that the number contains, and *count says
 * how many; they mean nothing where there is no doubt.
 */
enum uncore_umask_doubt uncore_event_umask_doubt(const struct uncore_encoding *encoding,
						 uint16_t parts[UNCORE_EVENT_UMASKS], unsigned *count);

/* ---- decoding ---- */

/*
 * The event that a control value counts. group is an index in counters[] of a group with control registers; filters
 * hold the values of filter registers as far as known (mask: the known bits) and may be NULL when filter_count
 * is 0. Only those of the box that the event or its umasks need, or that differ from 0, go into *out. A value that no
 * event has gives event UNCORE_NO_INDEX; umasks are those that make up the umask field, none where nothing does. Bits
 * that no event decides (enable, overflow enable, resets) are dropped. RANGE for no such group, or a value wider than
 * the register; NOENT for a group without control; ARGUMENT for more than UNCORE_EVENT_FILTERS filters.
 */
UNCORE_MUST_CHECK int uncore_event_decode(const struct uncore_tables *tables, uint16_t group, uint64_t control,
					  const struct uncore_filter_run *filters, size_t filter_count,
					  struct uncore_encoding *out);

/*
 * The same on the processors of one variant (index in variants[]): what the others have is not looked at.
 * UNCORE_NO_INDEX: of several events with the value the first.
 */
UNCORE_MUST_CHECK int uncore_event_decode_on(const struct uncore_tables *tables, uint16_t variant, uint16_t group,
					     uint64_t control, const struct uncore_filter_run *filters,
					     size_t filter_count, struct uncore_encoding *out);

/* ---- writing ---- */

/*
 * The canonical expression of an encoding, which parses back to the same bits ("unit3:UNC_X_INSERTS.OPCODE,opc=DRd";
 * raw "unit/ev_sel=0x35/"). Like snprintf: returns the length that was wanted, writes at most room bytes with the NUL.
 */
UNCORE_MUST_CHECK int uncore_event_format(const struct uncore_encoding *encoding, char *text, size_t room);

/*
 * The same for the perf tool: "uncore_unit_3/event=0x35,umask=0x1,filter_opc=0x182/". Without an instance, and for a
 * box of which Linux has one PMU, the PMU's name has no number. NOENT when Linux's driver does not honour every bit;
 * why, of why_room bytes with the NUL (0: none), then gets a sentence that says the cause ("Linux's driver writes no
 * nid for this event"). Else it is empty, or says which of the instances the string is good for.
 */
UNCORE_MUST_CHECK int uncore_event_format_perf(const struct uncore_encoding *encoding, char *text, size_t room,
					       char *why, size_t why_room);

/*
 * The same for libpfm4: "abc_unc_unit3::UNC_X_INSERTS:OPCODE:OPC_DRD:e:t=1". Its PMUs are single instances: without
 * one, the first is written. NOENT when libpfm4 cannot say it, as a match register or an opcode without a name; *why,
 * which may be NULL, is then a constant sentence about libpfm4 ("it has no PMU for this box"), and else NULL.
 */
UNCORE_MUST_CHECK int uncore_event_format_libpfm(const struct uncore_encoding *encoding, char *text, size_t room,
						 const char **why);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
