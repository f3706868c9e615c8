/* SPDX-License-Identifier: MIT */
/*
 * Shares filter registers. A register holds one value, so requests share it if the bits that they need agree. If
 * several events count the same, each by its own filter field, a request for one of them may use any of these fields.
 */
#include "event/same.h"
#include "schedule/schedule.h"

bool filters_differ(const struct uncore_encoding *one, const struct uncore_encoding *two, unsigned *filter,
		    uint64_t *bits)
{
	for (unsigned at = 0; at < one->filter_count; at++) {
		const struct uncore_filter_run *mine = &one->filters[at];

		for (unsigned other = 0; other < two->filter_count; other++) {
			const struct uncore_filter_run *its = &two->filters[other];

			if (mine->reg != its->reg || mine->index != its->index)
				continue;
			*filter = at;
			*bits = (mine->bits.value ^ its->bits.value) & mine->bits.mask & its->bits.mask;
			if (*bits != 0)
				return true;
		}
	}
	return false;
}

bool same_filters(const struct uncore_encoding *one, const struct uncore_encoding *two)
{
	if (one->filter_count != two->filter_count)
		return false;
	for (unsigned at = 0; at < one->filter_count; at++) {
		const struct uncore_filter_run *mine = &one->filters[at], *its = &two->filters[at];

		if (mine->reg != its->reg || mine->index != its->index || mine->bits.mask != its->bits.mask ||
		    mine->bits.value != its->bits.value)
			return false;
	}
	return true;
}

/* ---- events that count the same ---- */

/* The events that may be counted for a request: its own, then the others of its set. False after the last. */
static bool next_event(const struct problem *problem, unsigned request, unsigned *step, uint16_t *as)
{
	const struct uncore_same_row *rows = uncore_same_events(problem->tables);
	uint16_t own = problem->requests[request].event, set = problem->set[request];

	for (; *step <= problem->tables->same_events.count; (*step)++) {
		*as = *step == 0 ? own : rows[*step - 1].event;
		if (*step == 0 || (set != UNCORE_NO_INDEX && rows[*step - 1].first == set && *as != own)) {
			(*step)++;
			return true;
		}
	}
	return false;
}

/* Whether the filters of two requests agree when these events count them. */
static bool agree(const struct problem *problem, unsigned one, uint16_t one_as, unsigned two, uint16_t two_as)
{
	const struct uncore_encoding *mine = &problem->requests[one], *its = &problem->requests[two];

	for (unsigned at = 0; at < mine->filter_count; at++) {
		struct uncore_filter_run a = moved_filter(mine, at, one_as);

		for (unsigned other = 0; other < its->filter_count; other++) {
			struct uncore_filter_run b = moved_filter(its, other, two_as);

			if (a.reg == b.reg && a.index == b.index &&
			    ((a.bits.value ^ b.bits.value) & a.bits.mask & b.bits.mask) != 0)
				return false;
		}
	}
	return true;
}

bool filters_clash(const struct problem *problem, unsigned one, unsigned two)
{
	uint16_t one_as, two_as;

	for (unsigned first = 0; next_event(problem, one, &first, &one_as);) {
		for (unsigned second = 0; next_event(problem, two, &second, &two_as);) {
			if (agree(problem, one, one_as, two, two_as))
				return false;
		}
	}
	return true;
}

/* ---- a party ---- */

static bool is_fixed(const struct problem *problem, unsigned member)
{
	return problem->set[problem->party.who[member]] == UNCORE_NO_INDEX;
}

/* Whether the member, counted as that event, agrees with the members that are decided or cannot be moved. */
static bool fits_here(const struct problem *problem, unsigned member, uint16_t as)
{
	const struct party *party = &problem->party;

	for (unsigned other = 0; other < party->size; other++) {
		if ((other < member || (other != member && is_fixed(problem, other))) &&
		    !agree(problem, party->who[member], as, party->who[other], party->as[other]))
			return false;
	}
	return true;
}

static bool decide(struct problem *problem, unsigned member)
{
	struct party *party = &problem->party;
	uint16_t as;

	if (member == party->size)
		return true;
	for (unsigned step = 0; next_event(problem, party->who[member], &step, &as);) {
		if (!fits_here(problem, member, as))
			continue;
		party->as[member] = as;
		if (decide(problem, member + 1))
			return true;
	}
	return false;
}

/* Whether the members of a set need more different values than the set has events. Then no search is needed. */
static bool is_crowded(const struct problem *problem, uint16_t set)
{
	const struct party *party = &problem->party;
	const struct uncore_same_row *rows = uncore_same_events(problem->tables);
	unsigned places = 0, values = 0;

	for (unsigned at = 0; at < problem->tables->same_events.count; at++)
		places += rows[at].first == set;
	for (unsigned at = 0; at < party->size; at++) {
		bool is_new = problem->set[party->who[at]] == set;

		for (unsigned before = 0; before < at && is_new; before++)
			is_new = problem->set[party->who[before]] != set ||
				 !agree(problem, party->who[before], set, party->who[at], set);
		values += is_new;
	}
	return values > places;
}

bool seat_filters(struct problem *problem)
{
	const struct party *party = &problem->party;

	for (unsigned at = 0; at < party->size; at++)
		party->as[at] = problem->requests[party->who[at]].event;
	if (!problem->moves)
		return true;
	for (unsigned at = 0; at < party->size; at++) {
		if (!is_fixed(problem, at) && is_crowded(problem, problem->set[party->who[at]]))
			return false;
	}
	return decide(problem, 0);
}

/* ---- the smallest conflict ---- */

enum { MOST_CROWD = 64, MOST_TRIES = 100000 };

/* The requests that may be part of a conflict of three or more. Of interchangeable requests only as many as needed. */
struct crowd {
	struct problem *problem;
	unsigned who[MOST_CROWD];
	unsigned count, tries;
	bool is_whole;
};

/* Whether a third request agrees with both requests by the same events of its set. */
static bool meet_alike(const struct problem *problem, unsigned one, unsigned two, unsigned third)
{
	uint16_t as;

	for (unsigned step = 0; next_event(problem, one, &step, &as);) {
		struct uncore_filter_run a = moved_filter(&problem->requests[one], 0, as);
		struct uncore_filter_run b = moved_filter(&problem->requests[two], 0, as);

		for (unsigned at = 0; at < problem->requests[third].filter_count; at++) {
			const struct uncore_filter_run *run = &problem->requests[third].filters[at];

			if (run->reg == a.reg && run->index == a.index &&
			    (((run->bits.value ^ a.bits.value) & run->bits.mask & a.bits.mask) == 0) !=
				    (((run->bits.value ^ b.bits.value) & run->bits.mask & b.bits.mask) == 0))
				return false;
		}
	}
	return true;
}

/* Whether two requests of one set with different values are interchangeable for all other requests of the set. */
static bool are_alike(const struct problem *problem, const uint64_t *set, unsigned one, unsigned two)
{
	for (unsigned at = set_next(set, 0, problem->count); at < problem->count;
	     at = set_next(set, at + 1, problem->count)) {
		if (problem->set[at] == UNCORE_NO_INDEX ? !meet_alike(problem, one, two, at) :
							  problem->set[at] != problem->set[one])
			return false;
	}
	return true;
}

static bool is_needed(const struct crowd *crowd, const uint64_t *set, unsigned request)
{
	const struct problem *problem = crowd->problem;
	unsigned places = 0, alike = 0;

	if (problem->requests[request].filter_count == 0)
		return false;
	for (unsigned at = 0; at < problem->tables->same_events.count; at++)
		places += uncore_same_events(problem->tables)[at].first == problem->set[request];
	for (unsigned at = 0; at < crowd->count; at++) {
		unsigned other = crowd->who[at];

		if (problem->set[other] != problem->set[request])
			continue;
		if (agree(problem, other, problem->requests[other].event, request, problem->requests[other].event) &&
		    problem->set[request] != UNCORE_NO_INDEX)
			return false;
		if (same_filters(&problem->requests[other], &problem->requests[request]))
			return false;
		alike += problem->set[request] != UNCORE_NO_INDEX && are_alike(problem, set, other, request);
	}
	return problem->set[request] == UNCORE_NO_INDEX || alike <= places;
}

/* Tries every choice of `left` more requests, from `from` on. */
static bool try_crowd(struct crowd *crowd, unsigned from, unsigned left)
{
	struct party *party = &crowd->problem->party;

	if (left == 0) {
		crowd->tries++;
		return !seat_filters(crowd->problem);
	}
	for (unsigned at = from; at + left <= crowd->count && crowd->tries < MOST_TRIES; at++) {
		party->who[party->size++] = crowd->who[at];
		if (try_crowd(crowd, at + 1, left - 1))
			return true;
		party->size--;
	}
	return false;
}

bool crowded_set(struct problem *problem, const uint64_t *set, uint64_t *part, bool *is_smallest)
{
	struct crowd crowd = { .problem = problem, .is_whole = true };

	for (unsigned at = set_next(set, 0, problem->count); problem->moves && at < problem->count;
	     at = set_next(set, at + 1, problem->count)) {
		if (crowd.is_whole && is_needed(&crowd, set, at)) {
			crowd.is_whole = crowd.count < MOST_CROWD;
			if (crowd.is_whole)
				crowd.who[crowd.count++] = at;
		}
	}
	for (unsigned size = 3; size <= crowd.count; size++) {
		problem->party.size = 0;
		if (!try_crowd(&crowd, 0, size))
			continue;
		for (unsigned at = 0; at < size; at++)
			set_add(part, problem->party.who[at]);
		*is_smallest = *is_smallest && crowd.is_whole && crowd.tries < MOST_TRIES;
		return true;
	}
	*is_smallest = *is_smallest && crowd.is_whole && crowd.tries < MOST_TRIES;
	return false;
}
