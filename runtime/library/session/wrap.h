/* SPDX-License-Identifier: MIT */
/* Counter wrap: counts across one, bounds how soon it can come, and judges whether a count can be right. */
#ifndef RUNTIME_SESSION_WRAP_H
#define RUNTIME_SESSION_WRAP_H

#include "session/session.h"

/* Fills in the bounds of a counter that is a register: ones, safe_ns, most_per_ns. */
void set_wrap_bounds(const struct uncore_session *session, const struct uncore_counter_row *group,
		     struct slot_read *slot);

/* What a counter has counted since its last read. It may have wrapped, so this is the difference modulo its width. */
static inline uint64_t count_across_wrap(const struct slot_read *slot, uint64_t raw)
{
	return ((raw >> slot->shift) - (slot->raw >> slot->shift)) & slot->ones;
}

/*
 * Judges a count. If a counter was set back, it seems to wrap, and has counted more since the last read than any clock
 * could. elapsed_ns is from before the last read until after this one, because a thread may be stopped between reading
 * the clock and a register.
 */
static inline uint8_t judge_count(const struct slot_read *slot, uint64_t elapsed_ns)
{
	/* The clock of the machine and that of the counters differ a little. */
	const double slack_ns = 1e7;

	if (elapsed_ns > slot->safe_ns)
		return UNCORE_VALUE_WRAPPED;
	return (double)slot->delta > ((double)elapsed_ns + slack_ns) * slot->most_per_ns ? UNCORE_VALUE_STOLEN :
											   UNCORE_VALUE_OK;
}

#endif
