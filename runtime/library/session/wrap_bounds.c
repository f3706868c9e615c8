/* SPDX-License-Identifier: MIT */
/* Computes how long a counter needs at least to wrap. wrap.h counts across a wrap and judges what was counted. */
#include "session/wrap.h"

#include <math.h>

#include "shared/bits.h"
#include "core/lookup.h"

/* The largest increment in a cycle that sources give for the counter. */
static uint64_t largest_increment(const struct uncore_session *session, const struct uncore_counter_row *group,
				  uint16_t index)
{
	const struct uncore_tables *tables = session->tables;
	uint16_t field;

	if (group->max_increment.count == 1)
		index = 0;
	if (group->max_increment.count > index)
		return uncore_numbers(tables)[group->max_increment.first + index];
	/* A larger increment could not be compared with a threshold. */
	if (group->control != UNCORE_NO_INDEX && find_role(tables, group->control, UNCORE_ROLE_THRESHOLD, &field) == 0)
		return low_bits(uncore_fields(tables)[field].width);
	/* If events can add more than one, the control register has a threshold for such cycles. */
	return 1;
}

/* Whether something says how much the counter can add in a cycle. */
static bool is_bounded(const struct uncore_session *session, const struct uncore_counter_row *group)
{
	uint16_t field;

	return group->max_increment.count != 0 || group->kind != UNCORE_COUNTER_GENERAL ||
	       find_role(session->tables, group->control, UNCORE_ROLE_THRESHOLD, &field) == 0;
}

static uint64_t safe_time(const struct uncore_session *session, const struct uncore_counter_row *group, uint16_t index)
{
	const uint64_t second = 1000000000;
	long double counts = (long double)low_bits(group->width);
	long double each_second = (long double)largest_increment(session, group, index) * UNCORE_SESSION_CLOCK_BOUND;
	long double ns = counts / each_second * 1e9L;

	if (group->wraps_after != 0)
		return group->wraps_after * second;
	return ns >= (long double)UINT64_MAX ? UINT64_MAX : (uint64_t)ns;
}

void set_wrap_bounds(const struct uncore_session *session, const struct uncore_counter_row *group,
		     struct slot_read *slot)
{
	slot->safe_ns = safe_time(session, group, slot->index);
	slot->ones = low_bits(group->width);
	slot->most_per_ns = is_bounded(session, group) ? (double)slot->ones / (double)slot->safe_ns : HUGE_VAL;
}
