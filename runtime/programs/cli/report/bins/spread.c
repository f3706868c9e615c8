/* SPDX-License-Identifier: MIT */
/* uncore report: counts values in classes, which grow with the number of different values. */
#include "cli/report/bins/spread.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

static const uint64_t sign = UINT64_C(1) << 63;

/* Numbers in the order of the values. So a class is as wide as a small part of its values: their leading bits. */
static uint64_t number_of(double value)
{
	uint64_t bits;

	memcpy(&bits, &value, sizeof bits);
	return bits & sign ? ~bits : bits | sign;
}

static double value_of(uint64_t number)
{
	uint64_t bits = number & sign ? number & ~sign : ~number;
	double value;

	memcpy(&value, &bits, sizeof value);
	return value;
}

static int by_value(const void *a, const void *b)
{
	const struct class *first = a, *second = b;

	return (first->high > second->high) - (first->high < second->high);
}

static void join_equal(struct spread *spread)
{
	size_t kept = 0;

	for (size_t at = 0; at < spread->count; at++) {
		const struct class *class = &spread->at[at];
		struct class *last = &spread->at[kept > 0 ? kept - 1 : 0];

		if (kept > 0 && number_of(last->high) >> spread->shift == number_of(class->high) >> spread->shift)
			*last = (struct class){ class->high, last->count + class->count };
		else
			spread->at[kept++] = *class;
	}
	spread->count = kept;
}

/* Sorts, with one entry for each class. */
void spread_tidy(struct spread *spread)
{
	if (spread->count > 0)
		qsort(spread->at, spread->count, sizeof spread->at[0], by_value);
	join_equal(spread);
	while (spread->count > spread->most) {
		spread->shift++;
		join_equal(spread);
	}
}

/* Entries are only sorted when the room is full, so that a value costs little. */
static void add_class(struct spread *spread, struct class class)
{
	if (spread->count == 2 * spread->most)
		spread_tidy(spread);
	if (spread->count == spread->room) {
		spread->room = spread->room == 0 ? 16 : 2 * spread->room;
		spread->at = take_memory(spread->at, spread->room * sizeof spread->at[0]);
	}
	spread->at[spread->count++] = class;
}

void spread_add(struct spread *spread, double value)
{
	add_class(spread, (struct class){ value, 1 });
}

void spread_join(struct spread *into, const struct spread *from)
{
	if (from->shift > into->shift)
		into->shift = from->shift;
	for (size_t at = 0; at < from->count; at++)
		add_class(into, from->at[at]);
}

/* The lowest value that the class may have: no value of the class before is as high. */
static double lowest(const struct spread *spread, size_t at)
{
	double low = value_of(number_of(spread->at[at].high) >> spread->shift << spread->shift);

	return spread->at[at].count == 1 ? spread->at[at].high : low;
}

struct percentile spread_percentile(const struct spread *spread, double percent)
{
	size_t all = 0, before = 0, at = 0;
	double rank;

	for (size_t each = 0; each < spread->count; each++)
		all += spread->at[each].count;
	rank = ceil(percent / 100 * (double)all);
	while (at + 1 < spread->count && (double)(before + spread->at[at].count) < rank)
		before += spread->at[at++].count;
	return (struct percentile){ spread->at[at].high, lowest(spread, at) };
}

void spread_free(struct spread *spread)
{
	free(spread->at);
}
