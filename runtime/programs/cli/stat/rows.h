/* SPDX-License-Identifier: MIT */
/* uncore stat: declares the lines of the output, and what the session has counted for each. */
#ifndef RUNTIME_CLI_STAT_ROWS_H
#define RUNTIME_CLI_STAT_ROWS_H

#include "cli/stat/items.h"

/* A line of the output: an item on one socket or all, on one instance or all. */
struct stat_row {
	const struct stat_item *item;
	unsigned unit;     /* UNCORE_ALL_UNITS: the sum */
	uint16_t instance; /* UNCORE_ALL_INSTANCES: the sum */
	size_t first;      /* the place of its values in a sample: one for each request of the item */
};

/* An instance that a request is counted on. Rows that show it have it in common. */
struct stat_part {
	unsigned request, index; /* as uncore_session_instance() takes them */
};

/* Const once built. */
struct stat_rows {
	struct stat_row *rows;
	size_t count, value_count;
	struct stat_part *parts;
	size_t part_count;
	/* the parts that each value is the sum of: its numbers in parts[], from sources[firsts[value]] on */
	size_t *sources, *firsts;
	size_t source_count, most_sources; /* of all values, and the most of one */
	const char *unit_word;             /* the kind of all lines' units, "socket" or "cpu"; NULL: they differ */
};

void make_rows(const struct cli_request *request, const struct uncore_session *session, const struct stat_items *items,
	       struct stat_rows *rows);
void free_rows(struct stat_rows *rows);
/* What hangs on the instance of a line; NULL: nothing is known, or it is a sum. */
const struct root_devices *row_devices(const struct stat_row *row);
/* The kind of its unit, "socket" or "cpu". */
const char *row_unit_word(const struct stat_row *row, const struct uncore_tables *tables);

/*
 * Counts since the session began, at two times: part_count of the rows each. The counters always run. What they count
 * while the gate is closed (--delay, disable of --control) is left out.
 */
struct stat_samples {
	struct uncore_value *last, *now;
	struct uncore_value *closed;   /* counts when the gate was closed last */
	struct uncore_value *left_out; /* sums over the times in which it was closed */
	bool is_closed, was_closed;
};

void make_samples(const struct stat_rows *rows, struct stat_samples *samples);
void free_samples(struct stat_samples *samples);
/* Sets all counts to 0 for a new session. */
void begin_samples(const struct stat_rows *rows, struct stat_samples *samples);
/* The same for a session that begins with the gate closed. */
void begin_closed(const struct stat_rows *rows, struct stat_samples *samples);
/* Close and open the gate, after a sample of the session. They do nothing if it is closed or open already. */
void close_gate(const struct uncore_session *session, const struct stat_rows *rows, struct stat_samples *samples);
void open_gate(const struct uncore_session *session, const struct stat_rows *rows, struct stat_samples *samples);
/* Reads what the session has counted in all, whatever the gate was: part_count values. */
void read_totals(const struct uncore_session *session, const struct stat_rows *rows, struct uncore_value *totals);
/* Moves now to last, and reads the session's counts into now. */
void take_totals(const struct uncore_session *session, const struct stat_rows *rows, struct stat_samples *samples);

#endif
