/* SPDX-License-Identifier: MIT */
/*
 * Counts increments, cycles and edges without a loop over time.
 *
 * A rate of R increments a second in a box of f cycles a second adds floor((c+1)R/f) - floor(cR/f) in cycle c. This is
 * floor(R/f), or one more if (cR mod f) is in the last (R mod f) numbers below f. So every question about a cycle and
 * the one before asks whether cR mod f lies in one interval. The cycles for which it does are counted by sums of
 * floors, in as many steps as Euclid's algorithm takes.
 */
#include "sim/time/arith.h"

#define NANOSECONDS UINT64_C(1000000000)

/* The floor of (a b + c) / m, where m and c fit 64 bits; rest is the remainder. */
static uint64_t scaled(uint64_t a, uint64_t b, uint64_t c, uint64_t m, uint64_t *rest)
{
#if defined(__SIZEOF_INT128__)
	__extension__ typedef unsigned __int128 wide;
	wide sum = (wide)a * b + c;

	*rest = (uint64_t)(sum % m);
	return (uint64_t)(sum / m);
#else
	return scaled_floor(a, b, c, m, rest);
#endif
}

uint64_t events_after(uint64_t per_second, uint64_t nanoseconds)
{
	uint64_t seconds = nanoseconds / NANOSECONDS, rest = nanoseconds % NANOSECONDS;

	/* Most rates fit in 64 bits: a division of 128 bits takes several times as long. */
	if (per_second <= UINT64_MAX / NANOSECONDS)
		return per_second * seconds + per_second * rest / NANOSECONDS;
	return per_second * seconds + scaled(per_second, rest, 0, NANOSECONDS, &rest);
}

/* Sum over i < n of floor((a i + b) / m), modulo 2^64. */
static uint64_t floor_sum(uint64_t n, uint64_t m, uint64_t a, uint64_t b)
{
	uint64_t sum = 0;

	while (n != 0) {
		uint64_t top, rest;

		sum += (n % 2 == 0 ? n / 2 * (n - 1) : n * ((n - 1) / 2)) * (a / m);
		sum += n * (b / m);
		a %= m;
		b %= m;
		top = scaled(a, n, b, m, &rest);
		if (top == 0)
			break;
		/* Counts the points below the line from the other axis. */
		n = top;
		b = rest;
		top = m;
		m = a;
		a = top;
	}
	return sum;
}

/* Numbers x with low <= x < high. */
struct interval {
	uint64_t low, high;
};

/* The increments of cycles in which the same waves run. */
struct mix {
	const struct comparison *comparison;
	uint64_t whole, part; /* of R/f */
};

/* Sum over i < n of floor((a i + b + m - low) / m), where b < m and low <= m: the numerator may not fit 64 bits. */
static uint64_t floor_sum_above(uint64_t n, uint64_t m, uint64_t a, uint64_t b, uint64_t low)
{
	return b >= low ? n + floor_sum(n, m, a, b - low) : floor_sum(n, m, a, m - (low - b));
}

/* Cycles first + k*step, k < n, with (cycle * part) mod hertz in the interval. */
static uint64_t count_in(const struct mix *mix, struct interval in, uint64_t first, uint64_t step, uint64_t n)
{
	uint64_t m = mix->comparison->hertz, a, b;

	(void)scaled(step, mix->part, 0, m, &a);
	(void)scaled(first, mix->part, 0, m, &b);
	if (in.low >= in.high)
		return 0;
	return floor_sum_above(n, m, a, b, in.low) - floor_sum_above(n, m, a, b, in.high);
}

/* Where the comparison of a cycle holds, given the increments of its patterns. */
static struct interval holds(const struct mix *mix, uint64_t base)
{
	const struct comparison *comparison = mix->comparison;
	uint64_t all = comparison->hertz, sure = base + mix->whole;

	if (sure >= comparison->threshold)
		return comparison->invert ? (struct interval){ 0, 0 } : (struct interval){ 0, all };
	if (sure + 1 == comparison->threshold)
		return comparison->invert ? (struct interval){ 0, all - mix->part } :
					    (struct interval){ all - mix->part, all };
	return comparison->invert ? (struct interval){ 0, all } : (struct interval){ 0, 0 };
}

/* Where the comparison of the cycle before did not hold. */
static struct interval did_not_hold(const struct mix *mix, uint64_t base)
{
	const struct comparison *comparison = mix->comparison;
	uint64_t all = comparison->hertz, sure = base + mix->whole;

	if (sure >= comparison->threshold)
		return comparison->invert ? (struct interval){ 0, all } : (struct interval){ 0, 0 };
	if (sure + 1 == comparison->threshold)
		return comparison->invert ? (struct interval){ 0, mix->part } : (struct interval){ mix->part, all };
	return comparison->invert ? (struct interval){ 0, 0 } : (struct interval){ 0, all };
}

static bool runs(const struct wave *wave, uint64_t cycle)
{
	return cycle >= wave->from && cycle < wave->to;
}

/* What the patterns that run in a cycle add. No wave may begin or end between from and cycle. */
static uint64_t pattern_sum(const struct wave *waves, size_t count, uint64_t cycle)
{
	uint64_t sum = 0;

	for (size_t at = 0; at < count; at++) {
		if (waves[at].increments != NULL && runs(&waves[at], cycle))
			sum += waves[at].increments[(cycle - waves[at].from) % waves[at].length];
	}
	return sum;
}

static uint64_t rate_sum(const struct wave *waves, size_t count, uint64_t cycle)
{
	uint64_t sum = 0;

	for (size_t at = 0; at < count; at++)
		sum += runs(&waves[at], cycle) ? waves[at].rate : 0;
	return sum;
}

static uint64_t common_length(const struct wave *waves, size_t count, uint64_t cycle)
{
	uint64_t length = 1;

	for (size_t at = 0; at < count; at++) {
		uint64_t a = length, b = waves[at].length;

		if (waves[at].increments == NULL || !runs(&waves[at], cycle))
			continue;
		while (b != 0) {
			uint64_t rest = a % b;

			a = b;
			b = rest;
		}
		length = length / a * waves[at].length;
	}
	return length;
}

/* Whether the comparison of one cycle holds. */
static bool level(const struct comparison *comparison, const struct wave *waves, size_t count, uint64_t cycle)
{
	uint64_t rate = rate_sum(waves, count, cycle), f = comparison->hertz, part = rate % f, rest;
	uint64_t sum = pattern_sum(waves, count, cycle);

	sum += rate / f + scaled(cycle, part, part, f, &rest) - scaled(cycle, part, 0, f, &rest);
	return (sum >= comparison->threshold) != comparison->invert;
}

/* Before the first cycle nothing adds. */
static bool level_before(const struct comparison *comparison, const struct wave *waves, size_t count, uint64_t cycle)
{
	if (cycle == 0)
		return (comparison->threshold == 0) != comparison->invert;
	return level(comparison, waves, count, cycle - 1);
}

/* Compares cycles first..end-1, in which the same waves run as in the cycle before. */
static uint64_t compare_alike(const struct comparison *comparison, const struct wave *waves, size_t count,
			      uint64_t first, uint64_t end)
{
	uint64_t rate = rate_sum(waves, count, first), length = common_length(waves, count, first);
	struct mix mix = { comparison, rate / comparison->hertz, rate % comparison->hertz };
	uint64_t result = 0;

	for (uint64_t at = first; at < end && at - first < length; at++) {
		struct interval in = holds(&mix, pattern_sum(waves, count, at));

		if (comparison->edge) {
			/* The pattern repeats, so the cycle before is also the one that is one length later. */
			struct interval before = did_not_hold(&mix, pattern_sum(waves, count, at - 1));

			in.low = in.low > before.low ? in.low : before.low;
			in.high = in.high < before.high ? in.high : before.high;
		}
		result += count_in(&mix, in, at, length, (end - at - 1) / length + 1);
	}
	return result;
}

/* The first cycle after this one in which another set of waves runs, or end. */
static uint64_t next_change(const struct wave *waves, size_t count, uint64_t cycle, uint64_t end)
{
	for (size_t at = 0; at < count; at++) {
		if (waves[at].from > cycle && waves[at].from < end)
			end = waves[at].from;
		if (waves[at].to > cycle && waves[at].to < end)
			end = waves[at].to;
	}
	return end;
}

uint64_t compare_waves(const struct comparison *comparison, const struct wave *waves, size_t count, uint64_t first,
		       uint64_t end)
{
	uint64_t result = 0;

	while (first < end) {
		uint64_t change = next_change(waves, count, first, end);

		/* The cycle before may have other waves, so the first cycle is compared separately. */
		if (level(comparison, waves, count, first) &&
		    !(comparison->edge && level_before(comparison, waves, count, first)))
			result++;
		result += compare_alike(comparison, waves, count, first + 1, change);
		first = change;
	}
	return result;
}
