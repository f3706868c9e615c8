/* SPDX-License-Identifier: MIT */
/*
 * Metrics: numbers computed from counts, such as bytes read from memory or cycles that a miss takes.
 *
 * A metric names what must be counted, its inputs, and in how many passes. The program counts the inputs, for example
 * with uncore/session.h, and passes the counts to uncore_metric_evaluate(). The functions read const tables and the
 * caller's structs. They allocate nothing, make no system call, keep no state, and may be called from any thread.
 * Pointers may not be NULL unless a function says so. docs/metrics.md describes the formulas.
 */
#ifndef UNCORE_METRIC_H
#define UNCORE_METRIC_H

#include <stddef.h>
#include <stdint.h>

#include "uncore/error.h"
#include "uncore/event.h"
#include "uncore/index.h"
#include "uncore/tables.h"
#include "uncore/value.h"

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

#define UNCORE_METRIC_STACK 16 /* numbers that the evaluation of a metric keeps at once, at most */

/*
 * Finds a metric by its name or an alias: "NAME", or "box/NAME" if several boxes have a metric of that name. The case
 * of letters does not matter; name needs no NUL after length. Returns 0; NOENT; CONFLICT if the name needs the box.
 */
UNCORE_MUST_CHECK int uncore_metric_find(const struct uncore_tables *tables, const char *name, size_t length,
					 struct uncore_metric_index *metric);

/* Returns the number of inputs of a metric: 0 for no such metric, and for one that cannot be computed. */
unsigned uncore_metric_input_count(const struct uncore_tables *tables, struct uncore_metric_index metric);

/*
 * Encodes input number index (from 0) of a metric for every instance of its box. Sets *pass to the pass that it counts
 * in (from 0). parameters holds a value for each parameter of the metric, in their order; it may be NULL if there are
 * none. For a counter group that counts only one thing, encoding->event is UNCORE_NO_INDEX and control is empty.
 * Returns 0; RANGE for no such metric or input, or a parameter that does not fit its field; ARGUMENT for too few
 * parameters.
 */
UNCORE_MUST_CHECK int uncore_metric_input(const struct uncore_tables *tables, struct uncore_metric_index metric,
					  unsigned index, const uint64_t *parameters, size_t parameter_count,
					  struct uncore_encoding *encoding, unsigned *pass);

/* The counts of a metric's inputs. */
struct uncore_metric_measurement {
	const struct uncore_value *inputs; /* in the metric's order */
	size_t input_count;
	double seconds;     /* how long the inputs counted; 0: not known */
	unsigned instances; /* number of instances of the box that the inputs are sums over; 0: not known */
};

/* Flags of a result: reasons to doubt it. */
enum {
	UNCORE_METRIC_BELOW = 1,   /* below the smallest possible value: the counts do not belong together */
	UNCORE_METRIC_ABOVE = 2,   /* above the largest possible value */
	UNCORE_METRIC_PARTIAL = 4, /* an input was counted on fewer instances than expected */
	UNCORE_METRIC_SCALED = 8,  /* an input counted for a part of the time and was extrapolated */
	UNCORE_METRIC_PASSES = 16  /* the inputs were counted in several passes: exact only for steady work */
};

struct uncore_metric_value {
	double value;   /* in the unit of the metric's row; 0 unless the state is ok */
	uint16_t input; /* number of the first input that is not ok; UNCORE_NO_INDEX: all are */
	uint8_t state;  /* enum uncore_value_state; NONE: a division by zero, or seconds or instances is unknown */
	uint8_t flags;  /* UNCORE_METRIC_... */
};

/*
 * Computes a metric. If an input is not ok, the result has the state of the first such input. Returns 0 if *out is
 * filled in, whatever its state; RANGE for no such metric; NOENT for one that cannot be computed; ARGUMENT for a wrong
 * number of inputs or an unknown state.
 */
UNCORE_MUST_CHECK int uncore_metric_evaluate(const struct uncore_tables *tables, struct uncore_metric_index metric,
					     const struct uncore_metric_measurement *measurement,
					     struct uncore_metric_value *out);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
