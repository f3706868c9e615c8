/* SPDX-License-Identifier: MIT */
/* Finds counters for events that are to count together: uncore_assign_events(). */
#include "kernel/kernel.h"

/* Filters belong to the box: events share a filter's bits only if they want the same in them. */
static bool agree(const struct kernel_event *a, const struct kernel_event *b)
{
	for (unsigned word = 1; word < KERNEL_WORDS; word++) {
		if ((a->taken[word] & b->taken[word] & (a->attr.config[word] ^ b->attr.config[word])) != 0)
			return false;
	}
	return true;
}

static bool all_agree(struct kernel_event *const *events, unsigned count)
{
	for (unsigned a = 1; a < count; a++) {
		for (unsigned b = 0; b < a; b++) {
			if (!agree(events[a], events[b]))
				return false;
		}
	}
	return true;
}

/* Gives an event a counter; one that has it already moves to another, if that helps (augmenting paths). */
static bool find_counter(struct kernel_event *const *events, unsigned event, int owner[32], uint32_t *seen)
{
	for (unsigned counter = 0; counter < 32; counter++) {
		uint32_t bit = UINT32_C(1) << counter;

		if ((events[event]->counters & bit) == 0 || (*seen & bit) != 0)
			continue;
		*seen |= bit;
		if (owner[counter] < 0 || find_counter(events, (unsigned)owner[counter], owner, seen)) {
			owner[counter] = (int)event;
			return true;
		}
	}
	return false;
}

/* Any number of events may read a counter that runs freely: uncore_validate_group(). */
static void assign_free(struct kernel_event *const *events, unsigned count, unsigned *chosen)
{
	for (unsigned at = 0; at < count; at++) {
		for (chosen[at] = 0; (events[at]->counters >> chosen[at] & 1) == 0;)
			chosen[at]++;
	}
}

bool kernel_assign(struct kernel_event *const *events, unsigned count, unsigned *chosen)
{
	int owner[32];

	if (count != 0 && events[0]->box->pmu->is_free) {
		assign_free(events, count, chosen);
		return true;
	}
	if (!all_agree(events, count))
		return false;
	for (unsigned counter = 0; counter < 32; counter++)
		owner[counter] = -1;
	for (unsigned event = 0; event < count; event++) {
		uint32_t seen = 0;

		if (!find_counter(events, event, owner, &seen))
			return false;
	}
	for (unsigned counter = 0; counter < 32; counter++) {
		if (owner[counter] >= 0)
			chosen[owner[counter]] = counter;
	}
	return true;
}
