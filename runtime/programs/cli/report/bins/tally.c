/* SPDX-License-Identifier: MIT */
/* uncore report: adds up the samples of a series. */
#include "cli/report/bins/tally.h"

#include <math.h>
#include <stdlib.h>

#include "base/memory.h"
#include "base/numbers.h"

/* Neumaier's sum: what a sum loses by rounding is added up beside it. */
void exact_add(struct exact_sum *sum, double number)
{
	double next = sum->sum + number;

	sum->rest += fabs(sum->sum) >= fabs(number) ? sum->sum - next + number : number - next + sum->sum;
	sum->sum = next;
}

double exact_value(const struct exact_sum *sum)
{
	return sum->sum + sum->rest;
}

static void exact_join(struct exact_sum *into, const struct exact_sum *from)
{
	exact_add(into, from->sum);
	exact_add(into, from->rest);
}

/* Both are 0 before the first line. */
static void cover(struct tally *tally, const struct coverage *coverage)
{
	bool is_first = tally->lines == 0;

	tally->share = is_first || coverage->share < tally->share ? coverage->share : tally->share;
	tally->least = is_first || coverage->least < tally->least ? coverage->least : tally->least;
	if (tally->expected == 0 || coverage->expected - coverage->seen > tally->expected - tally->seen) {
		tally->seen = coverage->seen;
		tally->expected = coverage->expected;
	}
}

void tally_line(struct tally *tally, const struct coverage *coverage)
{
	cover(tally, coverage);
	tally->late += coverage->late > NOTED_LATE;
	tally->lines++;
}

void tally_value(struct tally *tally, double value, double seconds, double amount)
{
	tally->low = tally->measured == 0 || value < tally->low ? value : tally->low;
	tally->high = tally->measured == 0 || value > tally->high ? value : tally->high;
	tally->last = value;
	tally->measured++;
	exact_add(&tally->seconds, seconds);
	exact_add(&tally->weighted, value * seconds);
	exact_add(&tally->plain, value);
	exact_add(&tally->total, amount);
}

static void add_absence(struct tally *tally, const struct absence *absence)
{
	size_t at = 0;

	tally->absent += absence->count;
	while (at < tally->absence_count && tally->absences[at].state != absence->state)
		at++;
	if (at < tally->absence_count) {
		tally->absences[at].count += absence->count;
		return;
	}
	if (at == TOLD_STATES)
		return;
	tally->absences = take_memory(tally->absences, (at + 1) * sizeof tally->absences[0]);
	tally->absences[tally->absence_count++] = *absence;
}

void tally_absence(struct tally *tally, const char *state, double end)
{
	add_absence(tally, &(struct absence){ state, 1, end });
}

void tally_join(struct tally *into, const struct tally *from, double later)
{
	if (from->lines > 0)
		cover(into, &(struct coverage){ .share = from->share,
						.least = from->least,
						.seen = from->seen,
						.expected = from->expected });
	if (from->measured > 0) {
		into->low = into->measured == 0 || from->low < into->low ? from->low : into->low;
		into->high = into->measured == 0 || from->high > into->high ? from->high : into->high;
		into->last = from->last;
	}
	into->lines += from->lines;
	into->measured += from->measured;
	into->late += from->late;
	exact_join(&into->seconds, &from->seconds);
	exact_join(&into->weighted, &from->weighted);
	exact_join(&into->plain, &from->plain);
	exact_join(&into->total, &from->total);
	for (size_t at = 0; at < from->absence_count; at++)
		add_absence(into, &(struct absence){ from->absences[at].state, from->absences[at].count,
						     later + from->absences[at].first });
}

void tally_shift(struct tally *tally, double by)
{
	for (size_t at = 0; at < tally->absence_count; at++)
		tally->absences[at].first += by;
}

void tally_free(struct tally *tally)
{
	free(tally->absences);
}
