/* SPDX-License-Identifier: MIT */
/*
 * Finds schedules by trying all combinations: whether requests fit, the smallest set that does not fit, the fewest
 * passes.
 */
#ifndef TESTS_SCHEDULE_TRUTH_H
#define TESTS_SCHEDULE_TRUTH_H

#include <string.h>

#include "uncore/schedule.h"

enum { MOST = 7, BANDS = 4 };

/* One list of requests, and the options for scheduling it. */
struct list {
	const struct uncore_tables *tables;
	struct uncore_encoding requests[MOST];
	struct uncore_encoding forms[MOST]
				    [BANDS]; /* what counts the same, parsed from other names; the request first */
	unsigned form_count[MOST];
	uint32_t together[MOST];
	struct uncore_schedule_taken taken;
	struct uncore_schedule_options options;
	unsigned count;
};

/* ---- trying all combinations ---- */

static inline bool names(const struct uncore_encoding *request, unsigned box, unsigned instance)
{
	return request->box == box && (request->instance == UNCORE_ALL_INSTANCES || request->instance == instance);
}

static inline bool filters_agree(const struct uncore_encoding *one, const struct uncore_encoding *two)
{
	for (unsigned i = 0; i < one->filter_count; i++) {
		for (unsigned j = 0; j < two->filter_count; j++) {
			const struct uncore_filter_run *a = &one->filters[i], *b = &two->filters[j];

			if (a->reg == b->reg && a->index == b->index &&
			    (a->bits.value & b->bits.mask) != (b->bits.value & a->bits.mask))
				return false;
		}
	}
	return true;
}

static inline bool is_occupancy(const struct uncore_encoding *request)
{
	return (request->flags & UNCORE_EVENT_SUBCOUNTER) && !(request->flags & UNCORE_EVENT_COMPANION);
}

static inline unsigned number(const struct list *list, unsigned request, unsigned counter)
{
	unsigned first = 0;

	assert_int_equal(uncore_counter_first(list->tables, list->requests[request].box, list->requests[request].group,
					      &first),
			 0);
	return first + counter;
}

static inline bool may_use(const struct list *list, unsigned request, unsigned counter, unsigned instance)
{
	const struct uncore_encoding *encoding = &list->requests[request];
	const struct uncore_schedule_taken *taken = &list->taken;

	if (!(encoding->counters >> counter & 1) || counter >= uncore_counters(list->tables)[encoding->group].count)
		return false;
	return list->options.taken_count == 0 || taken->box != encoding->box ||
	       (taken->instance != UNCORE_ALL_INSTANCES && taken->instance != instance) ||
	       !(taken->counters >> number(list, request, counter) & 1);
}

static inline bool can_share(const struct list *list, unsigned one, unsigned two)
{
	const struct uncore_encoding *a = &list->requests[one], *b = &list->requests[two];

	if (!(list->options.flags & UNCORE_SCHEDULE_SHARE) || a->group != b->group || a->flags != b->flags ||
	    a->counters != b->counters || a->control.value != b->control.value || a->control.mask != b->control.mask ||
	    a->filter_count != b->filter_count)
		return false;
	for (unsigned at = 0; at < a->filter_count; at++) {
		if (a->filters[at].reg != b->filters[at].reg ||
		    a->filters[at].bits.value != b->filters[at].bits.value ||
		    a->filters[at].bits.mask != b->filters[at].bits.mask)
			return false;
	}
	return !(a->flags & UNCORE_EVENT_COMPANION) || list->options.together == NULL ||
	       list->together[one] == list->together[two];
}

/* Returns whether a companion request may use the occupancy that its counter counts. */
static inline bool serves(const struct list *list, unsigned request, unsigned occupancy, unsigned instance)
{
	const struct uncore_encoding *encoding = &list->requests[request];
	bool has_own = false;

	for (unsigned at = 0; at < list->count; at++)
		has_own |= list->options.together != NULL && list->together[request] != 0 &&
			   list->together[at] == list->together[request] && is_occupancy(&list->requests[at]) &&
			   names(&list->requests[at], encoding->box, instance) &&
			   list->requests[at].group == encoding->group &&
			   may_use(list, at, encoding->companion, instance);
	return is_occupancy(&list->requests[occupancy]) && list->requests[occupancy].group == encoding->group &&
	       (!has_own || list->together[request] == list->together[occupancy]);
}

static inline bool companions_served(const struct list *list, unsigned box, unsigned instance, unsigned set,
				     const unsigned *counter)
{
	for (unsigned at = 0; at < list->count; at++) {
		const struct uncore_encoding *request = &list->requests[at];
		bool served = false;

		if (!(set >> at & 1) || !names(request, box, instance) || !(request->flags & UNCORE_EVENT_COMPANION))
			continue;
		for (unsigned other = 0; other < list->count; other++)
			served |= (set >> other & 1) && names(&list->requests[other], box, instance) &&
				  counter[other] == request->companion && serves(list, at, other, instance);
		if (!served)
			return false;
	}
	return true;
}

/* Returns whether the filters of the set agree for some choice of equivalent encodings. */
static inline bool filters_meet(const struct list *list, unsigned box, unsigned instance, unsigned set, unsigned at,
				unsigned *form)
{
	if (at == list->count)
		return true;
	if (!(set >> at & 1) || !names(&list->requests[at], box, instance))
		return filters_meet(list, box, instance, set, at + 1, form);
	for (form[at] = 0; form[at] < list->form_count[at]; form[at]++) {
		bool agree = true;

		for (unsigned other = 0; other < at && agree; other++)
			agree = !(set >> other & 1) || !names(&list->requests[other], box, instance) ||
				filters_agree(&list->forms[at][form[at]], &list->forms[other][form[other]]);
		if (agree && filters_meet(list, box, instance, set, at + 1, form))
			return true;
	}
	return false;
}

/* Gives request `at` and those after it every combination of counters. */
static inline bool assign(const struct list *list, unsigned box, unsigned instance, unsigned set, unsigned at,
			  unsigned *counter)
{
	if (at == list->count)
		return companions_served(list, box, instance, set, counter);
	if (!(set >> at & 1) || !names(&list->requests[at], box, instance))
		return assign(list, box, instance, set, at + 1, counter);
	for (counter[at] = 0; counter[at] < 16; counter[at]++) {
		bool is_free = may_use(list, at, counter[at], instance);

		for (unsigned other = 0; other < at && is_free; other++) {
			if (!(set >> other & 1) || !names(&list->requests[other], box, instance))
				continue;
			is_free = list->requests[at].group != list->requests[other].group ||
				  counter[at] != counter[other] || can_share(list, at, other);
		}
		if (is_free && assign(list, box, instance, set, at + 1, counter))
			return true;
	}
	return false;
}

/* Occupancies outside the set may be added on one instance to make it fit. */
static inline bool fits_instance(const struct list *list, unsigned box, unsigned instance, unsigned set)
{
	unsigned counter[MOST], form[MOST];

	for (unsigned more = 0; more < 1U << list->count; more++) {
		bool helps = !(more & set);

		for (unsigned at = 0; at < list->count && helps; at++)
			helps = !(more >> at & 1) ||
				(is_occupancy(&list->requests[at]) && names(&list->requests[at], box, instance));
		if (helps && filters_meet(list, box, instance, set | more, 0, form) &&
		    assign(list, box, instance, set | more, 0, counter))
			return true;
	}
	return false;
}

/* Instances from 3 on are like instance 2: no list of these tests names one of them. */
static inline bool fits(const struct list *list, unsigned set)
{
	for (unsigned box = 0; box < list->tables->boxes.count; box++) {
		for (unsigned instance = 0; instance < uncore_boxes(list->tables)[box].instances && instance < 3;
		     instance++) {
			if (!fits_instance(list, box, instance, set))
				return false;
		}
	}
	return true;
}

static inline bool keeps_together(const struct list *list, unsigned set)
{
	for (unsigned one = 0; one < list->count && list->options.together != NULL; one++) {
		for (unsigned two = 0; two < list->count; two++) {
			if (list->together[one] != 0 && list->together[one] == list->together[two] &&
			    (set >> one & 1) != (set >> two & 1))
				return false;
		}
	}
	return true;
}

/* The result of an enumeration; 0 passes mean that no number of passes is enough. */
struct truth {
	bool fits[1U << MOST];
	unsigned passes, smallest;
};

static inline void find_truth(const struct list *list, struct truth *truth)
{
	unsigned least[1U << MOST] = { 0 }, all = (1U << list->count) - 1;

	truth->smallest = MOST + 1;
	for (unsigned set = 0; set <= all; set++) {
		unsigned size = (unsigned)__builtin_popcount(set);

		truth->fits[set] = fits(list, set);
		if (!truth->fits[set] && size < truth->smallest)
			truth->smallest = size;
	}
	for (unsigned set = 1; set <= all; set++) {
		least[set] = MOST + 1;
		for (unsigned part = set; part != 0; part = (part - 1) & set) {
			if (truth->fits[part] && keeps_together(list, part) && least[set ^ part] + 1 < least[set])
				least[set] = least[set ^ part] + 1;
		}
	}
	truth->passes = least[all] > MOST ? 0 : least[all];
}

#endif
