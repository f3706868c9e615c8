/* SPDX-License-Identifier: MIT */
/* What the files that compare a platform's rows share. */
#ifndef RUNTIME_SEARCH_SCAN_PARTS_H
#define RUNTIME_SEARCH_SCAN_PARTS_H

#include "search/scan.h"

/* What is left of 100 for a row that nobody can count, that its maker gave up, or that sources differ on. */
enum { SCAN_UNUSABLE = 60, SCAN_GIVEN_UP = 80, SCAN_DOUBTFUL = 92 };

/* Metrics are computed from what people want to know: their events are worth more, and their sub-events more still. */
enum { SCAN_USED = 106 };

/* What metrics count of an event. */
struct use {
	bool is_used;
	uint64_t umasks; /* a bit each, in the order of the event's */
};

struct scan {
	const struct question *question;
	const struct uncore_tables *tables;
	unsigned platform;
	struct candidates *candidates;
	struct use *uses;                                  /* of events */
	struct matches *boxes, *events, *umasks, *metrics; /* one for each row */
};

struct candidate scan_candidate(const struct scan *scan, enum search_kind kind);
/* Counts the row, and keeps it if something was found in it. */
void scan_add(struct scan *scan, struct candidate *candidate, const struct matches *matches);
void scan_text(const struct scan *scan, uncore_string text, enum search_place place, struct matches *matches);

/* Registers, their fields and the values of these: scan_registers.c. */
void scan_registers(struct scan *scan);

#endif
