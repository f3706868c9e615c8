/* SPDX-License-Identifier: MIT */
/*
 * Finds the smallest set of requests that cannot count at the same time. Filters clash by pairs. Otherwise too many
 * requests have too few counters. By Hall's theorem, a smallest such set is limited to some counters and has one
 * request more than these. A counter that an occupancy event must have, because another event counts through it, is
 * lost to all others.
 */
#include <stdlib.h>
#include <string.h>

#include "shared/bits.h"
#include "schedule/schedule.h"

/* Different needs of events that count through another counter, on one site. Every set of needs is tried. */
enum { MOST_NEEDS = 6 };

struct hunt {
	struct problem *problem;
	struct uncore_schedule_conflict *conflict;
	uint64_t *set;     /* where to look, on the present site */
	uint64_t *part;    /* being looked at */
	uint64_t *best;    /* the smallest found */
	uint16_t *choices; /* counters left to each request */
	unsigned needs[MOST_NEEDS];
	unsigned need_count, best_size;
	unsigned site;
	bool has_needs;
};

static unsigned count_bits(const uint64_t *set, unsigned words)
{
	unsigned count = 0;

	for (unsigned at = 0; at < words; at++)
		count += (unsigned)__builtin_popcountll(set[at]);
	return count;
}

static void clear(const struct hunt *hunt)
{
	memset(hunt->part, 0, hunt->problem->words * sizeof(*hunt->part));
}

/* Takes the part if it is the smallest so far. */
static void offer(struct hunt *hunt, enum uncore_schedule_reason reason)
{
	unsigned size = count_bits(hunt->part, hunt->problem->words);

	if (size >= hunt->best_size)
		return;
	hunt->best_size = size;
	memcpy(hunt->best, hunt->part, hunt->problem->words * sizeof(*hunt->best));
	hunt->conflict->reason = reason;
	hunt->conflict->box = hunt->problem->sites[hunt->site].box;
}

/* The next member of the set, from `from` on. */
static unsigned next(const struct hunt *hunt, unsigned from)
{
	return set_next(hunt->set, from, hunt->problem->count);
}

/* ---- filters ---- */

static bool find_clash(struct hunt *hunt)
{
	unsigned end = hunt->problem->count;

	for (unsigned one = next(hunt, 0); one < end; one = next(hunt, one + 1)) {
		for (unsigned two = next(hunt, one + 1); two < end; two = next(hunt, two + 1)) {
			if (!requests_clash(hunt->problem, one, two))
				continue;
			clear(hunt);
			set_add(hunt->part, one);
			set_add(hunt->part, two);
			offer(hunt, UNCORE_SCHEDULE_E_FILTER);
			return true;
		}
	}
	return false;
}

/* Finds three or more requests whose events have too few filter fields together. */
static void find_crowd(struct hunt *hunt)
{
	clear(hunt);
	if (crowded_set(hunt->problem, hunt->set, hunt->part, &hunt->conflict->is_smallest))
		offer(hunt, UNCORE_SCHEDULE_E_FILTER);
}

/* ---- counters ---- */

/* Whether two requests that count through another counter need the same there. */
static bool same_need(const struct hunt *hunt, unsigned one, unsigned two)
{
	const struct problem *problem = hunt->problem;

	if (problem->domain[one] != problem->domain[two] ||
	    problem->requests[one].companion != problem->requests[two].companion)
		return false;
	for (unsigned at = 0; at < problem->count; at++) {
		if (is_candidate(problem, hunt->site, one, at) != is_candidate(problem, hunt->site, two, at))
			return false;
	}
	return true;
}

static void find_needs(struct hunt *hunt)
{
	hunt->need_count = 0;
	for (unsigned at = next(hunt, 0); at < hunt->problem->count; at = next(hunt, at + 1)) {
		unsigned need = 0;

		if (!request_has_companion(hunt->problem, at))
			continue;
		while (need < hunt->need_count && !same_need(hunt, hunt->needs[need], at))
			need++;
		if (need == MOST_NEEDS)
			hunt->conflict->is_smallest = false;
		else if (need == hunt->need_count)
			hunt->needs[hunt->need_count++] = at;
	}
}

/* Computes the counters that the chosen needs leave to each request. */
static void reduce_choices(struct hunt *hunt, unsigned chosen)
{
	const struct problem *problem = hunt->problem;

	for (unsigned at = next(hunt, 0); at < problem->count; at = next(hunt, at + 1)) {
		hunt->choices[at] = allowed_counters(problem, hunt->site, at);
		for (unsigned need = 0; need < hunt->need_count; need++) {
			unsigned request = hunt->needs[need];

			if ((chosen >> need & 1) && problem->domain[at] == problem->domain[request] &&
			    !is_candidate(problem, hunt->site, request, at))
				hunt->choices[at] &= (uint16_t) ~(1U << problem->requests[request].companion);
		}
	}
}

/* Whether the request can use only counters of the mask. */
static bool is_bound(const struct hunt *hunt, unsigned domain, unsigned mask, unsigned request)
{
	return hunt->problem->domain[request] == domain && !(hunt->choices[request] & ~mask) &&
	       !is_repeated(hunt->problem, hunt->site, hunt->set, request);
}

/* Finds a request with the need, if possible one that is limited to these counters anyway. */
static unsigned find_needy(const struct hunt *hunt, unsigned need, unsigned domain, unsigned mask)
{
	for (unsigned at = next(hunt, 0); at < hunt->problem->count; at = next(hunt, at + 1)) {
		if (request_has_companion(hunt->problem, at) && is_bound(hunt, domain, mask, at) &&
		    same_need(hunt, hunt->needs[need], at))
			return at;
	}
	return hunt->needs[need];
}

/* Collects one request more than the mask has counters, and the requests whose needs leave so few. */
static void offer_bound(struct hunt *hunt, unsigned chosen, unsigned domain, unsigned mask)
{
	unsigned bound = (unsigned)__builtin_popcount(mask) + 1;

	clear(hunt);
	for (unsigned need = 0; need < hunt->need_count; need++) {
		unsigned request;

		if (!(chosen >> need & 1))
			continue;
		request = find_needy(hunt, need, domain, mask);
		set_add(hunt->part, request);
		bound -= bound != 0 && is_bound(hunt, domain, mask, request);
	}
	for (unsigned at = next(hunt, 0); at < hunt->problem->count && bound != 0; at = next(hunt, at + 1)) {
		if (!is_bound(hunt, domain, mask, at) || set_has(hunt->part, at))
			continue;
		set_add(hunt->part, at);
		bound--;
	}
	offer(hunt, chosen == 0 ? UNCORE_SCHEDULE_E_COUNTERS : UNCORE_SCHEDULE_E_COMPANION);
}

/* The chosen needs may be impossible by themselves: two different occupancies on one counter. */
static void try_needs_alone(struct hunt *hunt, unsigned chosen)
{
	clear(hunt);
	for (unsigned need = 0; need < hunt->need_count; need++) {
		if (chosen >> need & 1)
			set_add(hunt->part, hunt->needs[need]);
	}
	if (!set_fits_site(hunt->problem, hunt->site, hunt->part))
		offer(hunt, UNCORE_SCHEDULE_E_COMPANION);
}

static void find_bound(struct hunt *hunt)
{
	for (unsigned chosen = 0; chosen < 1U << hunt->need_count; chosen++) {
		try_needs_alone(hunt, chosen);
		reduce_choices(hunt, chosen);
		for (unsigned domain = 0; domain < hunt->problem->party.domains; domain++) {
			tally_set(hunt->problem, hunt->site, hunt->set, domain, hunt->choices);
			for (unsigned mask = 0; mask < 1U << hunt->problem->tally_width; mask++) {
				unsigned width = (unsigned)__builtin_popcount(mask);

				if (hunt->problem->tally[mask] > width && width + 1 < hunt->best_size)
					offer_bound(hunt, chosen, domain, mask);
			}
		}
	}
}

/*
 * Finds a request that counts through another counter, and one whose filters exclude every occupancy that it could use.
 */
static void find_pairs(struct hunt *hunt)
{
	for (unsigned need = 0; need < hunt->need_count && hunt->best_size > 2; need++) {
		for (unsigned at = next(hunt, 0); at < hunt->problem->count; at = next(hunt, at + 1)) {
			clear(hunt);
			set_add(hunt->part, hunt->needs[need]);
			set_add(hunt->part, at);
			if (!set_fits_site(hunt->problem, hunt->site, hunt->part))
				offer(hunt, UNCORE_SCHEDULE_E_COMPANION);
		}
	}
}

/* Removes every request that the conflict does not need. */
static void find_by_removing(struct hunt *hunt)
{
	memcpy(hunt->part, hunt->set, hunt->problem->words * sizeof(*hunt->part));
	for (unsigned at = next(hunt, 0); at < hunt->problem->count; at = next(hunt, at + 1)) {
		hunt->part[at / 64] &= ~(UINT64_C(1) << at % 64);
		if (set_fits_site(hunt->problem, hunt->site, hunt->part))
			set_add(hunt->part, at);
	}
	hunt->conflict->is_smallest = false;
	offer(hunt, UNCORE_SCHEDULE_E_COMPANION);
}

static void search_site(struct hunt *hunt, const uint64_t *set)
{
	const uint64_t *members = site_members(hunt->problem, hunt->site);
	unsigned before = hunt->best_size;

	for (unsigned word = 0; word < hunt->problem->words; word++)
		hunt->set[word] = set[word] & members[word];
	if (set_fits_site(hunt->problem, hunt->site, hunt->set) || find_clash(hunt))
		return;
	find_crowd(hunt);
	find_needs(hunt);
	hunt->has_needs |= hunt->need_count != 0;
	find_bound(hunt);
	find_pairs(hunt);
	if (hunt->best_size == before && before == UINT32_MAX)
		find_by_removing(hunt);
}

/* ---- what was found ---- */

static void note_filter(const struct problem *problem, struct uncore_schedule_conflict *conflict)
{
	const struct uncore_encoding *one = &problem->requests[conflict->requests[0]];
	unsigned filter = 0;

	for (unsigned at = 0; at < conflict->request_count && conflict->request_count > 2; at++) {
		conflict->reg = problem->requests[conflict->requests[at]].filters[0].reg;
		conflict->index = problem->requests[conflict->requests[at]].filters[0].index;
		conflict->bits |= problem->requests[conflict->requests[at]].filters[0].bits.mask;
	}
	if (conflict->request_count == 2 &&
	    filters_differ(one, &problem->requests[conflict->requests[1]], &filter, &conflict->bits)) {
		conflict->reg = one->filters[filter].reg;
		conflict->index = one->filters[filter].index;
	}
}

/* Finds the instances on which the requests conflict: all, or the lowest one. */
static void note_instance(struct problem *problem, const uint64_t *set, struct uncore_schedule_conflict *conflict)
{
	unsigned instances = 0;

	conflict->instance = UNCORE_ALL_INSTANCES;
	for (unsigned site = 0; site < problem->site_count; site++) {
		const struct site *row = &problem->sites[site];

		if (row->box != conflict->box || set_fits_site(problem, site, set))
			continue;
		instances += row->instances;
		if (row->instance < conflict->instance)
			conflict->instance = row->instance;
	}
	if (instances == uncore_boxes(problem->tables)[conflict->box].instances)
		conflict->instance = UNCORE_ALL_INSTANCES;
}

static void note(struct problem *problem, const uint64_t *set, struct uncore_schedule_conflict *conflict)
{
	unsigned end = problem->count;

	conflict->request_count = 0;
	for (unsigned at = set_next(set, 0, end);
	     at < end && conflict->request_count < UNCORE_SCHEDULE_CONFLICT_REQUESTS; at = set_next(set, at + 1, end))
		conflict->requests[conflict->request_count++] = at;
	note_instance(problem, set, conflict);
	if (conflict->reason == UNCORE_SCHEDULE_E_FILTER)
		note_filter(problem, conflict);
}

static void begin(struct uncore_schedule_conflict *conflict)
{
	*conflict = (struct uncore_schedule_conflict){ .reg = UNCORE_NO_INDEX,
						       .index = UNCORE_NO_INDEX,
						       .is_smallest = true };
}

/*
 * Notes whether the found set is sure to be the smallest. Occupancies outside it may help, and Hall's theorem ignores
 * filters.
 */
static void judge_smallness(const struct hunt *hunt, const uint64_t *set)
{
	if (hunt->best_size <= 2)
		hunt->conflict->is_smallest = true;
	else if (hunt->has_needs && count_bits(set, hunt->problem->words) != hunt->problem->count)
		hunt->conflict->is_smallest = false;
}

int find_conflict(struct problem *problem, const uint64_t *set, struct uncore_schedule_conflict *conflict)
{
	struct hunt hunt = { .problem = problem, .conflict = conflict, .best_size = UINT32_MAX };
	int result = UNCORE_E_NOMEM;

	begin(conflict);
	hunt.set = calloc(problem->words, sizeof(*hunt.set));
	hunt.part = calloc(problem->words, sizeof(*hunt.part));
	hunt.best = calloc(problem->words, sizeof(*hunt.best));
	hunt.choices = calloc(problem->count, sizeof(*hunt.choices));
	if (hunt.set != NULL && hunt.part != NULL && hunt.best != NULL && hunt.choices != NULL) {
		for (; hunt.site < problem->site_count && hunt.best_size > 2; hunt.site++)
			search_site(&hunt, set);
		judge_smallness(&hunt, set);
		note(problem, hunt.best, conflict);
		result = 0;
	}
	free(hunt.set);
	free(hunt.part);
	free(hunt.best);
	free(hunt.choices);
	return result;
}

/* ---- requests that are impossible ---- */

static enum uncore_schedule_reason judge_alone(const struct problem *problem, unsigned site, unsigned request)
{
	const struct uncore_encoding *encoding = &problem->requests[request];
	uint64_t counters = low_bits(uncore_counters(problem->tables)[encoding->group].count);

	if (problem->usable[request] == 0 && (encoding->counters & counters) != 0)
		return UNCORE_SCHEDULE_E_CONTROL;
	if (allowed_counters(problem, site, request) == 0)
		return UNCORE_SCHEDULE_E_NO_COUNTER;
	return UNCORE_SCHEDULE_E_NO_COMPANION;
}

bool find_impossible(struct problem *problem, struct uncore_schedule_conflict *conflict)
{
	uint64_t *alone = problem->spare;

	for (unsigned request = 0; request < problem->count; request++) {
		memset(alone, 0, problem->words * sizeof(*alone));
		set_add(alone, request);
		for (unsigned site = 0; site < problem->site_count; site++) {
			if (set_fits_site(problem, site, alone))
				continue;
			begin(conflict);
			conflict->reason = judge_alone(problem, site, request);
			conflict->box = problem->sites[site].box;
			note(problem, alone, conflict);
			return true;
		}
	}
	return false;
}
