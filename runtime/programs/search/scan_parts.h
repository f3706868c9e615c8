/* SPDX-License-Identifier: MIT */
/* What the files that compare a platform's rows share. */
#ifndef RUNTIME_SEARCH_SCAN_PARTS_H
#define RUNTIME_SEARCH_SCAN_PARTS_H

#include "search/scan.h"

/* What is left of 100 for a row that cannot be counted, that its maker gave up, or that sources differ on. */
enum { SCAN_UNUSABLE = 60, SCAN_GIVEN_UP = 80, SCAN_DOUBTFUL = 92 };

/*
 * Metrics and groups count what people want to know: their events are worth more, and their sub-events more still. The
 * metric by which a group judges answers the group's question.
 */
enum { SCAN_USED = 106, SCAN_VERDICT = 114 };

struct scan {
	const struct question *question;
	const struct uncore_tables *tables;
	unsigned platform;
	struct candidates *candidates;
	const char *end;       /* of the tables' texts */
	bool *used;            /* whether a metric or group counts it: events, then umasks */
	struct matches *boxes; /* one for each */
	/* A bit for each byte of the pool: nothing was found in the text there. Rows share texts. */
	unsigned char *silent;
	/* What was found in other tools' names of events, umasks and metrics, in this order; few have any. */
	uint16_t *aliased; /* for each row: 1 + its place; 0: nothing */
	struct matches *aliases;
	size_t alias_count, alias_room;
};

struct candidate scan_candidate(const struct scan *scan, enum item_kind kind);
/* Counts the row, and keeps it if something was found in it. */
void scan_add(struct scan *scan, struct candidate *candidate, const struct matches *matches);
void scan_text(const struct scan *scan, uncore_string text, enum search_place place, struct matches *matches);

/* Registers, their fields and the values of these: scan_registers.c. */
void scan_registers(struct scan *scan);

#endif
