/* SPDX-License-Identifier: MIT */
/* uncore report: makes one bin of two. */
#include "cli/report/bins/bins.h"

static void merge_values(struct bin *into, const struct bin *from)
{
	double seconds = into->seconds + from->seconds;
	double part = seconds > 0 ? from->seconds / seconds :
				    (double)from->measured / ((double)into->measured + (double)from->measured);

	into->value += (from->value - into->value) * part;
	into->low = from->low < into->low ? from->low : into->low;
	into->high = from->high > into->high ? from->high : into->high;
	into->seconds = seconds;
}

static void take_values(struct bin *into, const struct bin *from)
{
	into->value = from->value;
	into->low = from->low;
	into->high = from->high;
	into->seconds = from->seconds;
}

void merge_bin(struct bin *into, const struct bin *from)
{
	if (into->measured == 0)
		take_values(into, from);
	else if (from->measured > 0)
		merge_values(into, from);
	into->measured += from->measured;
	into->state = from->state != NULL ? from->state : into->state;
}

size_t halve_slots(struct slot *slots, size_t count)
{
	for (size_t at = 0; at < count; at += 2) {
		slots[at / 2] = slots[at];
		if (at + 1 == count)
			continue;
		slots[at / 2].end = slots[at + 1].end;
		slots[at / 2].samples += slots[at + 1].samples;
	}
	return (count + 1) / 2;
}

size_t halve_bins(struct bin *bins, size_t count)
{
	size_t kept = 0;

	for (size_t at = 0; at < count; at++) {
		struct bin bin = bins[at];

		bin.slot /= 2;
		if (kept > 0 && bins[kept - 1].slot == bin.slot)
			merge_bin(&bins[kept - 1], &bin);
		else
			bins[kept++] = bin;
	}
	return kept;
}
