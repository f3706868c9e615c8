/* SPDX-License-Identifier: MIT */
/*
 * The result of a measurement: a count, with how much of the machine it covers, for how long, and whether it is
 * valid.
 */
#ifndef UNCORE_VALUE_H
#define UNCORE_VALUE_H

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
	uint64_t count;          /* sum over the instances that counted; valid only if the state is ok */
	uint64_t enabled_ns;     /* nanoseconds for which the count was wanted */
	uint64_t running_ns;     /* nanoseconds for which it counted; fewer if events took turns on a counter */
	uint16_t seen, expected; /* numbers of instances that counted, and that should have counted */
	uint8_t state;           /* enum uncore_value_state */
	uint8_t reserved;
	uint16_t unseen; /* instances of the largest processor that no socket of this machine has; not expected */
};

/* The word for a state, such as "wrapped". Never NULL; the text is constant. */
const char *uncore_value_state_name(unsigned state);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
