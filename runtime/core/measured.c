/* SPDX-License-Identifier: MIT */
/* Subtracts, adds up and extrapolates measured values. */
#include "core/internal.h"
#include "uncore/value.h"

const char *uncore_value_state_name(unsigned state)
{
	static const char *const words[] = {
#define WORD_(id, word, help) word,
		UNCORE_VALUE_STATES(WORD_)
#undef WORD_
	};

	return state < UNCORE_VALUE_END ? words[state] : "unknown";
}

/*
 * The part of the time for which it counted. A count in no time is taken as it is: if the clock of a simulated machine
 * moves while its counters are read, some have counted in no time.
 */
static long double part(uint64_t running_ns, uint64_t enabled_ns)
{
	return running_ns == 0 || running_ns >= enabled_ns ? 1 : (long double)running_ns / (long double)enabled_ns;
}

double uncore_value_estimate(const struct uncore_value *value)
{
	return (double)((long double)value->count / part(value->running_ns, value->enabled_ns));
}

void uncore_value_since(const struct uncore_value *last, const struct uncore_value *now, struct uncore_value *value)
{
	static const struct uncore_value start = { .state = UNCORE_VALUE_OK };
	struct uncore_value before = last == NULL ? start : *last;

	*value = *now;
	if (now->state != UNCORE_VALUE_OK)
		return;
	value->count -= before.count;
	value->enabled_ns -= before.enabled_ns;
	value->running_ns -= before.running_ns;
	value->least_ns = value->running_ns;
	value->late_ns += before.late_ns;
	/* Another pass had the counters, or nobody wanted the count. */
	if (value->running_ns == 0 && value->count == 0 && now->enabled_ns != 0) {
		value->state = UNCORE_VALUE_NONE;
		value->seen = 0;
	}
}

/* ---- sums ---- */

/* That an instance had no turn; or the first reason other than that something is absent. */
static void note_reason(struct uncore_priv_sum *sum, uint8_t state)
{
	if (sum->reason == UNCORE_VALUE_OK || sum->reason == UNCORE_VALUE_ABSENT || state == UNCORE_VALUE_NONE)
		sum->reason = state;
}

static void add_counted(struct uncore_priv_sum *sum, const struct uncore_value *value)
{
	unsigned weight = value->seen == 0 ? 1 : value->seen;
	long double mean = part(value->running_ns, value->enabled_ns);
	long double least = part(value->least_ns == 0 ? value->running_ns : value->least_ns, value->enabled_ns);
	bool is_first = sum->weight == 0;

	sum->seen += value->seen;
	sum->is_even = (is_first || sum->is_even) && (is_first || !(mean < sum->part || mean > sum->part));
	sum->part = mean;
	sum->count += value->count;
	sum->estimate += (long double)value->count / mean;
	sum->parts += mean * weight;
	sum->weight += weight;
	sum->least = is_first || least < sum->least ? least : sum->least;
	if (value->running_ns > sum->running_ns)
		sum->running_ns = value->running_ns;
	if (value->late_ns > sum->late_ns)
		sum->late_ns = value->late_ns;
}

void uncore_priv_sum_add(struct uncore_priv_sum *sum, const struct uncore_value *value)
{
	sum->expected += value->expected;
	sum->unseen += value->unseen;
	if (value->enabled_ns > sum->enabled_ns)
		sum->enabled_ns = value->enabled_ns;
	if (value->state == UNCORE_VALUE_OK)
		add_counted(sum, value);
	else if (value->state == UNCORE_VALUE_NONE || value->enabled_ns == 0)
		note_reason(sum, value->state);
	else if (sum->state == UNCORE_VALUE_OK)
		sum->state = value->state;
}

/* Part of a time, less than the whole unless the part is 1. */
static uint64_t time_of(long double share, uint64_t whole)
{
	uint64_t time = (uint64_t)(share * (long double)whole + 0.5L);

	if (share >= 1 || whole == 0)
		return whole;
	return time >= whole ? whole - 1 : time == 0 ? 1 : time;
}

/* Instances and units counted at the same time, so their times are not added. */
void uncore_priv_sum_end(const struct uncore_priv_sum *sum, struct uncore_value *value)
{
	long double count = (long double)sum->count;

	*value = (struct uncore_value){ .enabled_ns = sum->enabled_ns,
					.running_ns = sum->running_ns,
					.late_ns = sum->late_ns,
					.seen = (uint16_t)sum->seen,
					.expected = (uint16_t)sum->expected,
					.unseen = (uint16_t)sum->unseen,
					.state = sum->state };
	if (sum->state == UNCORE_VALUE_OK && sum->weight == 0)
		value->state = sum->reason == UNCORE_VALUE_OK ? (uint8_t)UNCORE_VALUE_ABSENT : sum->reason;
	if (sum->weight == 0)
		return;
	if (!sum->is_even || sum->part < 1) {
		value->running_ns = time_of(sum->parts / sum->weight, sum->enabled_ns);
		if (!sum->is_even)
			count = sum->estimate * part(value->running_ns, value->enabled_ns) + 0.5L;
	}
	value->least_ns = time_of(sum->least, sum->enabled_ns);
	if (value->state == UNCORE_VALUE_OK)
		value->count = sum->is_even			? sum->count :
			       count >= (long double)UINT64_MAX ? UINT64_MAX :
								  (uint64_t)count;
}

void uncore_value_sum(const struct uncore_value *values, size_t count, struct uncore_value *sum)
{
	struct uncore_priv_sum adding = { .state = UNCORE_VALUE_OK };

	for (size_t at = 0; at < count; at++)
		uncore_priv_sum_add(&adding, &values[at]);
	uncore_priv_sum_end(&adding, sum);
}
