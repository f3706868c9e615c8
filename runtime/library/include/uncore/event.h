/* SPDX-License-Identifier: MIT */
/*
 * Encodes event expressions as register values, and decodes register values as events.
 *
 * The functions read const tables and the caller's text and write the caller's structs. They allocate nothing, make no
 * system call, keep no state, and may be called from any thread. The case of ASCII letters in names does not matter.
 * docs/event-expressions.md describes the language. Pointers may not be NULL unless a function says so. A text with a
 * length needs no NUL at its end.
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

#define UNCORE_EVENT_UMASKS 8                /* umasks of an encoding, at most */
#define UNCORE_EVENT_FILTERS 8               /* filter registers of an encoding, at most */
#define UNCORE_ALL_INSTANCES UNCORE_NO_INDEX /* as an instance: every instance of the box */

/* ---- finding events ---- */

/*
 * Finds an event by its own name or by another tool's name for it, without a umask. *alias receives the index in
 * event_aliases[] of that other name, or UNCORE_NO_INDEX if the name is the event's own; alias may be NULL. Returns 0
 * or NOENT.
 */
UNCORE_MUST_CHECK int uncore_event_find(const struct uncore_tables *tables, const char *name, size_t length,
					struct uncore_event_index *event, uint16_t *alias);

/* Finds a umask of an event by its own name or another tool's. Returns 0; NOENT; RANGE for no such event. */
UNCORE_MUST_CHECK int uncore_event_find_umask(const struct uncore_tables *tables, struct uncore_event_index event,
					      const char *name, size_t length, struct uncore_umask_index *umask);

/*
 * Finds a box by its id or an alias. The number or name of an instance may follow ("unit", "unit3"), and the name may
 * be that of perf's PMU ("uncore_unit_3"). *instance is UNCORE_ALL_INSTANCES if the name gives none. Returns 0; NOENT;
 * RANGE for an instance past the last.
 */
UNCORE_MUST_CHECK int uncore_event_find_box(const struct uncore_tables *tables, const char *name, size_t length,
					    uint16_t *box, uint16_t *instance);

/*
 * Returns which variants of the platform have an event or, unless umask.at is UNCORE_NO_INDEX, a umask of it. Bit n
 * stands for variants[n]. All bits are set if the platform has no variants; 0 for no such event.
 */
uint32_t uncore_event_variants(const struct uncore_tables *tables, struct uncore_event_index event,
			       struct uncore_umask_index umask);

/* ---- encoding ---- */

/*
 * The register values that count an event. control.mask has the bits that the event decides. Enable, overflow enable
 * and resets are not among them unless the expression sets them. control and filters[] fit into an uncore_box_run as
 * they are.
 */
struct uncore_encoding {
	const struct uncore_tables *tables; /* that all indices are of */
	uint16_t box;                       /* index in boxes[] */
	uint16_t instance;                  /* its number; UNCORE_ALL_INSTANCES: the expression names none */
	uint16_t event;                     /* index in events[]; UNCORE_NO_INDEX: a raw encoding that no event has */
	uint16_t group;                     /* index in counters[] */
	uint16_t reg;                       /* index in registers[] of the group's control registers */
	uint16_t counters;                  /* bit n: counter n of the group can count it */
	uint16_t max_increment;             /* largest increment in a clock cycle; 0: no source gives it */
	uint16_t flags;                     /* flags of the event's row, UNCORE_EVENT_...; 0 for a raw encoding */
	uint32_t variants;                  /* bit n: it means this on variants[n]; all bits if the platform has none */
	uint16_t companion; /* counter that must count an occupancy, if flags has UNCORE_EVENT_COMPANION */
	uint8_t umask_count, filter_count;
	uint8_t assumed;                      /* UNCORE_ASSUMED_...: what the expression leaves out and has a default */
	uint16_t umasks[UNCORE_EVENT_UMASKS]; /* indices in umasks[]; none if the umask field has no name */
	struct uncore_bits control;
	struct uncore_filter_run filters[UNCORE_EVENT_FILTERS]; /* one for each filter register that is used */
};

enum {
	UNCORE_ASSUMED_UMASK = 1, /* the only umask of its event; in libpfm4's words also ALL or ANY */
	UNCORE_ASSUMED_FILTER = 2 /* a filter that nothing passes at 0: it lets everything pass */
};

/* X(id, word). What is wrong with an expression. */
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

/* Why an expression is wrong. Each text is one sentence without a full stop, cut if too long. */
struct uncore_event_error {
	enum uncore_event_code code;
	unsigned column;                       /* of the wrong text, in bytes, from 1 */
	unsigned length;                       /* of the wrong text, in bytes; 0 at the end of the expression */
	char message[UNCORE_EVENT_ERROR_ROOM]; /* what is wrong */
	char hint[UNCORE_EVENT_ERROR_ROOM];    /* what to write instead; may be empty */
};

/* The word for a code, such as "missing-filter". Never NULL; the text is constant. */
const char *uncore_event_code_name(enum uncore_event_code code);

/*
 * Parses one expression and encodes it. On failure *out is undefined and *error says what is wrong; error may be NULL.
 * Returns 0; NOENT for an unknown name; RANGE for a number that does not fit; CONFLICT for parts that exclude each
 * other; ACCESS for a field that software may not write; ARGUMENT for any other mistake.
 */
UNCORE_MUST_CHECK int uncore_event_parse(const struct uncore_tables *tables, const char *text, size_t length,
					 struct uncore_encoding *out, struct uncore_event_error *error);

/* Flags of uncore_event_parse_with(). */
enum {
	/*
	 * accept a filter that, as far as the sources say, the event ignores. The call then returns 0, and *error names
	 * the first such filter with the code UNCORE_EVENT_E_IGNORED_FILTER
	 */
	UNCORE_PARSE_ALLOW_IGNORED = 1,
	/*
	 * give the values that perf and libpfm4 write, even if they count nothing. No filter value is added to a
	 * register that the expression names. If a filter is missing, the call returns 0. *error then names the last
	 * one with the code UNCORE_EVENT_E_MISSING_FILTER
	 */
	UNCORE_PARSE_AS_WRITTEN = 2
};

/* Does the same with flags. error->code is UNCORE_EVENT_E_NONE if there is nothing to report. */
UNCORE_MUST_CHECK int uncore_event_parse_with(const struct uncore_tables *tables, const char *text, size_t length,
					      unsigned flags, struct uncore_encoding *out,
					      struct uncore_event_error *error);

/*
 * What a count of the encoding stands for: *scale times the unit that is returned, such as 4 and "bytes". "events" and
 * 1 where the description says nothing else. The text belongs to the tables.
 */
const char *uncore_event_unit(const struct uncore_encoding *encoding, uint32_t *scale);

/*
 * Encodes the event of row number clock of clocks[], which counts the cycles of a box's clock. Returns 0; RANGE past
 * the last row; else the errors of uncore_event_parse() for the event's name.
 */
UNCORE_MUST_CHECK int uncore_event_clock(const struct uncore_tables *tables, unsigned clock,
					 struct uncore_encoding *out);

/*
 * Changes *encoding to another event (index in events[]) that counts the same through another filter field
 * (same_events[]). Only the event code and the place of the filter change. Returns 0; NOENT if the two events do not
 * count the same, or the encoding sets other filters too.
 */
UNCORE_MUST_CHECK int uncore_event_substitute(struct uncore_encoding *encoding, uint16_t event);

/* How certain it is what a umask counts. */
enum uncore_umask_doubt {
	UNCORE_UMASK_DOUBT_NONE,   /* no doubt: the umask, or each of its parts, has a name; or the event is unknown */
	UNCORE_UMASK_DOUBT_SUM,    /* its parts have names, but no source says that they may be OR-ed */
	UNCORE_UMASK_DOUBT_BITS,   /* some of its bits belong to no umask of the event */
	UNCORE_UMASK_DOUBT_NARROWS /* it only narrows what another one counts; alone it counts nothing */
};

/*
 * Returns how certain it is what the umask of an encoding counts. An expression cannot name umasks that do not combine,
 * but it can give their sum as a number. It can also name one that needs another. parts receives the *count umasks
 * (indices in umasks[]) that the number contains, or that are named; both are unspecified if there is no doubt.
 */
enum uncore_umask_doubt uncore_event_umask_doubt(const struct uncore_encoding *encoding,
						 uint16_t parts[UNCORE_EVENT_UMASKS], unsigned *count);

/* ---- decoding ---- */

/*
 * Decodes the value of a control register. group is the index in counters[] of its counter group. filters gives the
 * values of filter registers as far as they are known (mask: the known bits) and may be NULL if filter_count is 0. *out
 * contains those that the event or its umasks need and those that are not 0. out->event is UNCORE_NO_INDEX if no event
 * has the value. out->umasks make up the umask field; there are none if no names do. Bits that no event decides
 * (enable, overflow enable, resets) are dropped. Returns 0; RANGE for no such group or a value wider than the register;
 * NOENT for a group without control registers; ARGUMENT for more than UNCORE_EVENT_FILTERS filters.
 */
UNCORE_MUST_CHECK int uncore_event_decode(const struct uncore_tables *tables, uint16_t group, uint64_t control,
					  const struct uncore_filter_run *filters, size_t filter_count,
					  struct uncore_encoding *out);

/*
 * Does the same for the processors of one variant (index in variants[]) and ignores the events of the others. With
 * UNCORE_NO_INDEX it takes the first of several events that have the value, as uncore_event_decode() does.
 */
UNCORE_MUST_CHECK int uncore_event_decode_on(const struct uncore_tables *tables, uint16_t variant, uint16_t group,
					     uint64_t control, const struct uncore_filter_run *filters,
					     size_t filter_count, struct uncore_encoding *out);

/* ---- writing expressions ---- */

/*
 * Writes the canonical expression of an encoding, which parses back to the same bits:
 * "unit3:UNC_X_INSERTS.OPCODE,opc=DRd", or raw "unit/ev_sel=0x35/". It writes at most room bytes, NUL included, and
 * like snprintf() returns the length of the whole expression without the NUL.
 */
UNCORE_MUST_CHECK int uncore_event_format(const struct uncore_encoding *encoding, char *text, size_t room);

/*
 * Writes the encoding for the perf tool: "uncore_unit_3/event=0x35,umask=0x1,filter_opc=0x182/". The PMU's name has no
 * number if the encoding names no instance, or if Linux has only one PMU for the box. Returns the length as
 * uncore_event_format() does; or NOENT if Linux's driver does not write every bit. why receives at most why_room bytes,
 * NUL included. After NOENT it is the reason ("Linux's driver writes no nid for this event"), else nothing or the
 * instances that the string is valid for. why may be NULL if why_room is 0.
 */
UNCORE_MUST_CHECK int uncore_event_format_perf(const struct uncore_encoding *encoding, char *text, size_t room,
					       char *why, size_t why_room);

/*
 * The same for a version of Linux, uncore_linux_version(6, 1); 0: that of today. Names, words and events of PMUs differ
 * between versions. If no source says what the version has, the string is that of today, and why says so.
 */
UNCORE_MUST_CHECK int uncore_event_format_perf_for(const struct uncore_encoding *encoding, unsigned linux_version,
						   char *text, size_t room, char *why, size_t why_room);

/*
 * Writes the encoding for libpfm4: "abc_unc_unit3::UNC_X_INSERTS:OPCODE:OPC_DRD:e:t=1". A PMU of libpfm4 is one
 * instance; if the encoding names none, the string names the first. Returns the length as uncore_event_format() does;
 * or NOENT if libpfm4 cannot express the encoding, for example a match register or an opcode without a name. *why is
 * then a constant sentence about libpfm4 ("it has no PMU for this box"), and else NULL; why may be NULL.
 */
UNCORE_MUST_CHECK int uncore_event_format_libpfm(const struct uncore_encoding *encoding, char *text, size_t room,
						 const char **why);

/*
 * Writes the encoding for LIKWID: "X_INSERTS_OPCODE:XBOX0C1:OPCODE=0x182". The counter is the first that can count it;
 * if the encoding names no instance, the string names the first. Returns the length as uncore_event_format() does; or
 * NOENT if LIKWID cannot express the encoding, for example an event that it has no name for. why then receives at most
 * why_room bytes, NUL included: a sentence about LIKWID ("it has no such counters of unit"). why may be NULL if
 * why_room is 0.
 */
UNCORE_MUST_CHECK int uncore_event_format_likwid(const struct uncore_encoding *encoding, char *text, size_t room,
						 char *why, size_t why_room);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
