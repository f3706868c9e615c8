/* SPDX-License-Identifier: MIT */
/*
 * Metrics: numbers computed from counts, such as bytes read from memory or cycles that a miss takes.
 *
 * A metric names what must be counted (its inputs), in how many passes; another layer programs and reads those;
 * evaluate then works the number out. Reads const tables and the caller's structs: no allocation, no system call, no
 * state. Pointers may not be NULL unless a function says so. The language of formulas is docs/metrics.md.
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

#define UNCORE_METRIC_STACK 16

/*
 * The metric by its name or another document's, without regard to case: "NAME", or "box/NAME" where several boxes have
 * one of that name. NOENT; CONFLICT when the box must be said.
 */
UNCORE_MUST_CHECK int uncore_metric_find(const struct uncore_tables *tables, const char *name, size_t length,
					 struct uncore_metric_index *metric);

/* How many inputs a metric has; 0 for no such metric, and for one that cannot be computed. */
unsigned uncore_metric_input_count(const struct uncore_tables *tables, struct uncore_metric_index metric);

/*
 * What input number index counts, as an encoding for every instance of its box, and in which pass (from 0). parameters
 * are the values of the metric's parameters, in their order, for the fields that take them; may be NULL when it has
 * none. For a counter group that counts one thing event is UNCORE_NO_INDEX and control is empty. RANGE for no such
 * metric or input and for a parameter that does not fit its field; ARGUMENT for too few parameters.
 */
UNCORE_MUST_CHECK int uncore_metric_input(const struct uncore_tables *tables, struct uncore_metric_index metric,
					  unsigned index, const uint64_t *parameters, size_t parameter_count,
					  struct uncore_encoding *encoding, unsigned *pass);

struct uncore_metric_measurement {
	const struct uncore_value *inputs; /* in the metric's order */
	size_t input_count;
	double seconds;     /* how long the inputs counted; 0: not known */
	unsigned instances; /* of the box, that the inputs were summed over; 0: not known */
};

enum {
	UNCORE_METRIC_BELOW = 1,   /* smaller than any true result: counts disagree */
	UNCORE_METRIC_ABOVE = 2,   /* larger than any true result */
	UNCORE_METRIC_PARTIAL = 4, /* an input was seen on fewer instances than expected */
	UNCORE_METRIC_SCALED = 8,  /* an input counted for a part of the time, and was extrapolated */
	UNCORE_METRIC_PASSES = 16  /* inputs come from several passes: only steady work gives a true result */
};

struct uncore_metric_value {
	double value;   /* 0 unless the state is ok */
	uint16_t input; /* the first input that is not ok; UNCORE_NO_INDEX: none */
	uint8_t state;  /* enum uncore_value_state; NONE for a division by zero and what is not known */
	uint8_t flags;
};

/*
 * Works the metric out. An input that is not ok makes the result not ok, with the state of the first such input.
 * Returns 0 whenever *out says what is known; RANGE for no such metric, NOENT for one that cannot be computed, ARGUMENT
 * for a wrong number of inputs or an unknown state.
 */
UNCORE_MUST_CHECK int uncore_metric_evaluate(const struct uncore_tables *tables, struct uncore_metric_index metric,
					     const struct uncore_metric_measurement *measurement,
					     struct uncore_metric_value *out);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
