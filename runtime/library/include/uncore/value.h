/* SPDX-License-Identifier: MIT */
/*
 * The result of a measurement: a count, with how much of the machine it covers, for how long, and whether it is
 * valid.
 */
#ifndef UNCORE_VALUE_H
#define UNCORE_VALUE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

/* X(id, word, help). Later versions add states at the end; a number never gets another meaning. */
#define UNCORE_VALUE_STATES(X) \
	X(OK, "ok", "measured") \
	X(ABSENT, "absent", "the box or counter is not on this machine") \
	X(DENIED, "denied", "permission was refused") \
	X(LOST, "lost", "an access failed while it counted") \
	X(WRAPPED, "wrapped", "the counter may have wrapped more than once between two reads") \
	X(STOLEN, "stolen", "something else wrote the counter or its control") \
	X(NONE, "none", "there is no such number: a division by zero, or nothing was measured") \
	X(FROZEN, "frozen", "the box stood still for some time: an overflow or another program froze it")

#define UNCORE_X_VALUE_STATE_(id, word, help) UNCORE_VALUE_##id,
enum uncore_value_state { UNCORE_VALUE_STATES(UNCORE_X_VALUE_STATE_) UNCORE_VALUE_END };
#undef UNCORE_X_VALUE_STATE_

struct uncore_value {
	uint64_t count;          /* of an instance: what it counted; of several: see uncore_value_sum() */
	uint64_t enabled_ns;     /* nanoseconds for which the count was wanted */
	uint64_t running_ns;     /* nanoseconds for which it counted; of several instances the mean */
	uint16_t seen, expected; /* numbers of instances that counted, and that should have counted */
	uint8_t state;           /* enum uncore_value_state; only if it is ok, the count is valid */
	uint8_t is_interval;     /* 1: of the time between two samples; 0: since start */
	uint16_t unseen;   /* instances of the largest processor that no socket of this machine has; not expected */
	uint64_t least_ns; /* running_ns of the instance that counted for the smallest part of the time */
	uint64_t late_ns;  /* by how much enabled_ns may be wrong: the program was held up while it read counters */
};

/* The word for a state, such as "wrapped". Never NULL; the text is constant. */
const char *uncore_value_state_name(unsigned state);

/*
 * What was probably counted in the whole of enabled_ns: count * enabled_ns / running_ns. It is exact if the two times
 * are equal. The state must be ok.
 */
double uncore_value_estimate(const struct uncore_value *value);

/*
 * Gives what an instance counted between two samples: the difference of its values at both. last NULL: since start.
 * The state is none if it did not count in this time.
 *
 * Sums cannot be subtracted: each instance may have counted for another part of the time. Subtract the values of each
 * instance, and add up the differences.
 */
void uncore_value_since(const struct uncore_value *last, const struct uncore_value *now, struct uncore_value *value);

/*
 * Adds up values of several instances over the same time. Each is extrapolated by its own times first, because other
 * programs, or other events, may have had the counters of some instances only. The estimate of the sum is the sum of
 * the estimates. Therefore its count is what the instances would have counted if all had run for running_ns. If all
 * have run for the same part of the time, it is the plain sum of the counts. enabled_ns is the mean.
 *
 * If a program is held up, instances are read at different times, and enabled_ns of an interval differs. From 1 % on,
 * the count of an interval is the mean time at the rate of each instance. Counts since start are never changed so: they
 * have all that happened.
 *
 * An instance that never counted is left out: it is expected, not seen. If none counted, the state says why. If one
 * that counted has another state than ok, the sum has the first such state.
 */
void uncore_value_sum(const struct uncore_value *values, size_t count, struct uncore_value *sum);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
