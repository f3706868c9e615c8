/* SPDX-License-Identifier: MIT */
/* uncore report: declares round ticks, and how numbers are written. */
#ifndef RUNTIME_CLI_REPORT_SCALE_H
#define RUNTIME_CLI_REPORT_SCALE_H

#include "base/text.h"
#include "base/numbers.h"

/* Adds what add_shown_unit() adds, between tags. */
void html_shown_unit(struct text *out, const struct scale *scale, const char *symbol);
/* Adds a number with four digits, or as many as its whole part has. */
void add_shown_number(struct text *text, double number);

/* Round numbers on an axis, from first in equal steps; the axis ends at the last one, or after it. */
struct ticks {
	double first, step;
	unsigned count;
};

/* From low to high, about so many. */
struct ticks round_ticks(double low, double high, unsigned about);
/* Round times on an axis from 0 on, in seconds. */
struct ticks time_ticks(double end, unsigned about);
/* Adds a time as an axis of this length shows it: "20", "1:30", "2:05". From an hour on ticks are whole minutes. */
void add_shown_time(struct text *text, double seconds, double end);
/* The same of an axis that begins at this time of day, in seconds since 1970. Ticks are round in UTC. */
struct ticks date_ticks(double begin, double end, unsigned about);
/* Adds the time of day at a tick: "18:05", "18:05:30"; the day at midnight. */
void add_shown_date(struct text *text, double seconds, double step);
/* Adds a time as a table of hours shows it: "2:05:00". */
void add_shown_moment(struct text *text, double seconds);
/* What the numbers of the first kind of axis are. */
const char *time_unit(double end);
/* Adds a length of time in words: "1.5 s", "2 min 5 s". */
void add_shown_length(struct text *text, double seconds);

#endif
