/* SPDX-License-Identifier: MIT */
/* A count is never a bare number: it says whether it could be measured, on how much of the machine, for how long. */
#ifndef UNCORE_VALUE_H
#define UNCORE_VALUE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

/* X(id, word, help). Append only: a number once given is never reused. */
#define UNCORE_VALUE_STATES(X) \
	X(OK, "ok", "measured") \
	X(ABSENT, "absent", "the box or counter is not on this machine") \
	X(DENIED, "denied", "permission was refused") \
	X(LOST, "lost", "an access failed while it counted") \
	X(WRAPPED, "wrapped", "the counter may have wrapped more than once between two reads") \
	X(STOLEN, "stolen", "something else wrote the counter or its control") \
	X(NONE, "none", "there is no such number: a division by zero, or nothing was measured") \
	X(FROZEN, "frozen", "an overflow froze the box: for some time it counted nothing")

#define UNCORE_X_VALUE_STATE_(id, word, help) UNCORE_VALUE_##id,
enum uncore_value_state { UNCORE_VALUE_STATES(UNCORE_X_VALUE_STATE_) UNCORE_VALUE_END };
#undef UNCORE_X_VALUE_STATE_

struct uncore_value {
	uint64_t count;          /* summed over the instances seen; means something only when the state is ok */
	uint64_t enabled_ns;     /* how long the count was wanted */
	uint64_t running_ns;     /* how long it counted; less where counters were shared in turn */
	uint16_t seen, expected; /* instances */
	uint8_t state;           /* enum uncore_value_state */
	uint8_t reserved;
	uint16_t unseen; /* instances of the largest part that no socket of the machine shows; not expected */
};

/* The state's word, "wrapped"; never NULL. */
const char *uncore_value_state_name(unsigned state);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
