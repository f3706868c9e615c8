/* SPDX-License-Identifier: MIT */
/* uncore report: declares units, prefixes, round ticks, and how numbers are written. */
#ifndef RUNTIME_CLI_REPORT_SCALE_H
#define RUNTIME_CLI_REPORT_SCALE_H

#include <stdbool.h>

#include "base/text.h"

/* How a unit of stat is shown. */
struct shown_unit {
	const char *unit, *symbol, *base; /* base: of a total, "B" where the symbol is "B/s" */
	double factor;                    /* from the unit to the symbol */
	bool is_rate;                     /* the values are amounts, and are shown per second */
	bool has_prefix;                  /* k, M, G may precede the symbol */
};

/* A unit that is not known is shown as it is written. */
struct shown_unit shown_unit(const char *unit);

/* Divides numbers, so that the largest is written with few digits. */
struct scale {
	double divisor;
	char prefix[4]; /* "", "k", "M", ...; "µ" has two bytes */
};

struct scale scale_for(const struct shown_unit *unit, double largest);
/* Adds "GB/s". The unit may be a file's own word. */
void add_shown_unit(struct text *text, const struct scale *scale, const char *symbol);
/* The same between tags. */
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
/* Adds a time as an axis of this length shows it: "20", "1:30", "2:05:00". */
void add_shown_time(struct text *text, double seconds, double end);
/* What the numbers of such an axis are. */
const char *time_unit(double end);
/* Adds a length of time in words: "1.5 s", "2 min 5 s". */
void add_shown_length(struct text *text, double seconds);

#endif
