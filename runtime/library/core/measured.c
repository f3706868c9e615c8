/* SPDX-License-Identifier: MIT */
/* Subtracts, adds up and extrapolates measured values. */
#include "core/measured.h"
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
 * The part of the time for which it counted. A count in no time is taken as it is. Some have counted in no time if the
 * clock of a simulated machine moves while its counters are read.
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
	value->is_interval = before.enabled_ns != 0;
	/* Another pass had the counters, or the count was not wanted. */
	if (value->running_ns == 0 && value->count == 0 && now->enabled_ns != 0) {
		value->state = UNCORE_VALUE_NONE;
		value->seen = 0;
	}
}

/* ---- sums ---- */

/* That an instance had no turn; or the first reason other than that something is absent. */
static void note_reason(struct sum *sum, uint8_t state)
{
	if (sum->reason == UNCORE_VALUE_OK || sum->reason == UNCORE_VALUE_ABSENT || state == UNCORE_VALUE_NONE)
		sum->reason = state;
}

static void add_counted(struct sum *sum, const struct uncore_value *value)
{
	unsigned weight = value->seen == 0 ? 1 : value->seen;
	long double enabled = (long double)value->enabled_ns;
	long double mean = part(value->running_ns, value->enabled_ns);
	long double least = part(value->least_ns == 0 ? value->running_ns : value->least_ns, value->enabled_ns);
	bool is_first = sum->weight == 0;

	sum->seen += value->seen;
	sum->count += value->count;
	if (value->enabled_ns == 0)
		sum->timeless += (long double)value->count;
	else
		sum->per_ns += (long double)value->count / mean / enabled;
	sum->parts += mean * weight;
	sum->times += enabled * weight;
	sum->weight += weight;
	sum->least_part = is_first || mean < sum->least_part ? mean : sum->least_part;
	sum->most_part = is_first || mean > sum->most_part ? mean : sum->most_part;
	sum->least = is_first || least < sum->least ? least : sum->least;
	sum->shortest_ns = is_first || value->enabled_ns < sum->shortest_ns ? value->enabled_ns : sum->shortest_ns;
	sum->longest_ns = is_first || value->enabled_ns > sum->longest_ns ? value->enabled_ns : sum->longest_ns;
	sum->is_interval = sum->is_interval || value->is_interval;
	sum->late_ns = value->late_ns > sum->late_ns ? value->late_ns : sum->late_ns;
}

void sum_add(struct sum *sum, const struct uncore_value *value)
{
	sum->expected += value->expected;
	sum->unseen += value->unseen;
	if (value->enabled_ns > sum->wanted_ns)
		sum->wanted_ns = value->enabled_ns;
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

/* Times that differ less are the same time, by clocks that were read one after the other. */
static const long double same_time = 0.99L;

/* Whether the counts may be added as they are. */
static bool is_plain(const struct sum *sum)
{
	bool is_same = (long double)sum->shortest_ns >= same_time * (long double)sum->longest_ns;

	return !(sum->least_part < sum->most_part) && (is_same || !sum->is_interval);
}

/*
 * The count is that of the mean running time, at the rate of each instance. If times differ but each counted all of
 * its own, the running time is a nanosecond less than the whole: the count is an estimate.
 */
static void set_counted(const struct sum *sum, struct uncore_value *value)
{
	bool is_even = !(sum->shortest_ns < sum->longest_ns), plain = is_plain(sum);
	long double mean = sum->parts / sum->weight, count;

	value->enabled_ns = is_even ? sum->longest_ns : (uint64_t)(sum->times / sum->weight + 0.5L);
	value->running_ns = time_of(sum->least_part < sum->most_part ? mean : sum->least_part, value->enabled_ns);
	value->least_ns = time_of(sum->least, value->enabled_ns);
	if (!plain && value->running_ns == value->enabled_ns && value->running_ns > 1)
		value->running_ns = value->least_ns = value->enabled_ns - 1;
	if (sum->state != UNCORE_VALUE_OK)
		return;
	count = sum->per_ns * (long double)value->running_ns + sum->timeless + 0.5L;
	value->count = plain ? sum->count : count >= (long double)UINT64_MAX ? UINT64_MAX : (uint64_t)count;
}

void sum_end(const struct sum *sum, struct uncore_value *value)
{
	*value = (struct uncore_value){ .enabled_ns = sum->wanted_ns,
					.late_ns = sum->late_ns,
					.is_interval = sum->is_interval,
					.seen = (uint16_t)sum->seen,
					.expected = (uint16_t)sum->expected,
					.unseen = (uint16_t)sum->unseen,
					.state = sum->state };
	if (sum->weight != 0)
		set_counted(sum, value);
	else if (sum->state == UNCORE_VALUE_OK)
		value->state = sum->reason == UNCORE_VALUE_OK ? (uint8_t)UNCORE_VALUE_ABSENT : sum->reason;
}

void uncore_value_sum(const struct uncore_value *values, size_t count, struct uncore_value *sum)
{
	struct sum adding = { .state = UNCORE_VALUE_OK };

	for (size_t at = 0; at < count; at++)
		sum_add(&adding, &values[at]);
	sum_end(&adding, sum);
}
