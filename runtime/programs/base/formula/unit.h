/* SPDX-License-Identifier: MIT */
/* Computes units of formulas: products of powers, compared exactly. */
#ifndef BASE_FORMULA_UNIT_H
#define BASE_FORMULA_UNIT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"

enum { FORMULA_CLOCKS_MAX = 8 };

/* Base units besides the cycles of each clock. */
#define FORMULA_UNITS(X) \
	X(events) \
	X(bytes) \
	X(megabytes) \
	X(transfers) \
	X(gigatransfers) \
	X(nanojoules) \
	X(seconds) \
	X(percent)

enum formula_base {
#define FORMULA_BASE_(name) FORMULA_BASE_##name,
	FORMULA_UNITS(FORMULA_BASE_)
#undef FORMULA_BASE_
		FORMULA_BASE_CLOCK, /* the first clock */
	FORMULA_BASE_COUNT = FORMULA_BASE_CLOCK + FORMULA_CLOCKS_MAX
};

/*
 * A product of powers of the base units; all zero is a ratio. A count grows with the time of measuring, and a mean of
 * counts does not, though both may be in events. growth is the power of that time. level says that the unit was written
 * as "entries", which are events that exist at one time.
 */
struct formula_unit {
	signed char power[FORMULA_BASE_COUNT], growth;
	bool level;
};

/* The names of the clocks that cycles belong to, in the order of the powers. */
struct formula_clocks {
	const char *at[FORMULA_CLOCKS_MAX];
	size_t count;
};

/*
 * Reads a unit: "bytes", "cycles", "events/cycles", "ratio". With a clock below 0 there are no cycles. False if it is
 * no unit.
 */
bool formula_unit_read(const char *text, size_t length, int clock, struct formula_unit *unit);
bool formula_unit_same(const struct formula_unit *a, const struct formula_unit *b);
/* a * b, or a / b if sign is -1 */
struct formula_unit formula_unit_combine(const struct formula_unit *a, const struct formula_unit *b, int sign);
/* Whether it is a number of things at one time: for example their count in each cycle, divided by the cycles. */
bool formula_unit_is_level(const struct formula_unit *unit);
const char *formula_unit_text(struct arena *arena, const struct formula_clocks *clocks,
			      const struct formula_unit *unit);

/* What decides the unit of a count. */
struct formula_count {
	const char *own;                 /* of the event, where it is not "events"; else NULL */
	bool only_cycles, is_subcounter; /* counts nothing but cycles; adds a level each cycle */
	bool has_edge, has_threshold;
};

/* The unit of a count, which grows with time. */
struct formula_unit formula_count_unit(const struct formula_count *count, int clock);

#endif
