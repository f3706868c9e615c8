/* SPDX-License-Identifier: MIT */
/* Prints numbers of measurements for people, and chooses their units and prefixes. */
#ifndef RUNTIME_BASE_NUMBERS_H
#define RUNTIME_BASE_NUMBERS_H

#include <stdbool.h>

#include "base/text.h"

/* Whether a number of this unit adds up over time, so that its rate says more. */
bool has_rate(const char *unit);
/* "1.23 M": thousands per step. */
void add_scaled(struct text *text, double number);
/* "12,345,678", or with decimals "1,234.57". */
void add_grouped(struct text *text, double number, int decimals);

/* How a unit of stat is shown. */
struct shown_unit {
	const char *unit, *symbol;
	const char *base;  /* of a total: "B" where the symbol is "B/s" */
	const char *brief; /* where the name of an event is beside it: "/s" */
	double factor;     /* from the unit to the symbol */
	bool is_rate;      /* the values are amounts, and are shown per second */
	bool has_prefix;   /* k, M, G may precede the symbol */
};

/* A unit that is not known is shown as it is written. */
struct shown_unit shown_unit(const char *unit);

/* Divides numbers, so that the largest is written with few digits. */
struct scale {
	double divisor;
	char prefix[4]; /* "", "k", "M", ...; "µ" has two bytes */
};

struct scale scale_for(const struct shown_unit *unit, double largest);
/*
 * Columns of a table are compared, so those of one unit share the widest prefix. One whose largest number is below a
 * thousandth of that keeps its own.
 */
bool shares_scale(double largest, const struct scale *wider);
/* "1,234.57"; "0.021" and "0.0021" if the prefix is that of larger numbers, so that two decimals would say little. */
void add_table_number(struct text *text, double number, bool has_prefix);
/* "2.8 GHz", "3 GHz": four digits, as a setting needs. */
void add_amount(struct text *text, double number, const char *unit);
/* Adds "GB/s". The unit may be a file's own word. */
void add_shown_unit(struct text *text, const struct scale *scale, const char *symbol);

/* A time that may be wrong by a larger part of itself is noted. */
#define NOTED_LATE 0.02

#endif
