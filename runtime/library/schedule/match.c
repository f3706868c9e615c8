/* SPDX-License-Identifier: MIT */
/*
 * Finds whether requests can have counters of one instance at the same time, and which. First puts the occupancies that
 * others count through on their counters; then makes a bipartite matching by augmenting paths.
 */
#include <string.h>

#include "schedule/schedule.h"

/* ---- matching ---- */

/* Finds a counter for a member; others may move to make room. No member that has a counter loses it. */
static bool augment(const struct problem *problem, struct party *party, unsigned at)
{
	unsigned domain = problem->domain[party->who[at]];

	for (unsigned counter = 0; counter < GROUP_COUNTER_LIMIT; counter++) {
		uint16_t bit = (uint16_t)(1U << counter);
		unsigned *owner = &party->owner[domain * GROUP_COUNTER_LIMIT + counter];

		if (!(party->choices[at] & bit) || (party->seen[domain] & bit))
			continue;
		party->seen[domain] |= bit;
		if (*owner == 0 || augment(problem, party, *owner - 1)) {
			*owner = at + 1;
			party->slot[at] = (uint8_t)counter;
			return true;
		}
	}
	return false;
}

static bool match(const struct problem *problem, struct party *party)
{
	memset(party->owner, 0, sizeof(*party->owner) * GROUP_COUNTER_LIMIT * party->domains);
	for (unsigned at = 0; at < party->size; at++) {
		memset(party->seen, 0, sizeof(*party->seen) * party->domains);
		if (!augment(problem, party, at))
			return false;
	}
	return true;
}

/* ---- the party ---- */

static unsigned find_kind(const struct problem *problem, unsigned request)
{
	const struct party *party = &problem->party;
	unsigned at = 0;

	while (at < party->size && problem->kind[party->who[at]] != problem->kind[request])
		at++;
	return at;
}

static bool clashes(const struct problem *problem, unsigned request)
{
	for (unsigned at = 0; at < problem->party.size; at++) {
		if (requests_clash(problem, request, problem->party.who[at]))
			return true;
	}
	return false;
}

static void join(struct problem *problem, unsigned request, uint16_t choices)
{
	struct party *party = &problem->party;

	party->who[party->size] = request;
	party->choices[party->size] = choices;
	party->is_pinned[party->size] = false;
	party->size++;
}

/* Makes one member for each kind in the set. False if filters clash, or if there are more members than counters. */
static bool gather(struct problem *problem, unsigned site, const uint64_t *set)
{
	const uint64_t *members = site_members(problem, site);
	unsigned first = problem->sites[site].first, end = problem->sites[site].end;

	problem->party.size = 0;
	for (unsigned at = set_next_both(set, members, first, end); at < end;
	     at = set_next_both(set, members, at + 1, end)) {
		if (problem->kind[at] != at && find_kind(problem, at) < problem->party.size)
			continue;
		if (problem->party.size == problem->sites[site].capacity || clashes(problem, at))
			return false;
		join(problem, at, allowed_counters(problem, site, at));
	}
	return seat_filters(problem);
}

/* ---- companions ---- */

/* Whether the requests that this one must be with include an occupancy for it on the site. */
static bool has_own(const struct problem *problem, unsigned site, unsigned request)
{
	const uint32_t *together = problem->options.together;

	for (unsigned at = 0; together != NULL && together[request] != 0 && at < problem->count; at++) {
		const struct uncore_encoding *other = &problem->requests[at];

		if (together[at] == together[request] && set_has(site_members(problem, site), at) &&
		    (other->flags & UNCORE_EVENT_SUBCOUNTER) && !(other->flags & UNCORE_EVENT_COMPANION) &&
		    other->group == problem->requests[request].group &&
		    (allowed_counters(problem, site, at) >> problem->requests[request].companion & 1))
			return true;
	}
	return false;
}

bool is_candidate(const struct problem *problem, unsigned site, unsigned request, unsigned occupancy)
{
	const struct uncore_encoding *one = &problem->requests[request], *two = &problem->requests[occupancy];

	if (!set_has(site_members(problem, site), occupancy) || one->group != two->group ||
	    one->companion >= GROUP_COUNTER_LIMIT || !(two->flags & UNCORE_EVENT_SUBCOUNTER) ||
	    (two->flags & UNCORE_EVENT_COMPANION) ||
	    !(allowed_counters(problem, site, occupancy) >> one->companion & 1))
		return false;
	return !has_own(problem, site, request) ||
	       problem->options.together[request] == problem->options.together[occupancy];
}

/* Whether the member on the companion's counter is right for the request. */
static bool is_served(const struct problem *problem, unsigned site, unsigned request, unsigned pinned)
{
	for (unsigned at = 0; at < problem->count; at++) {
		if (problem->kind[at] == problem->kind[problem->party.who[pinned]] &&
		    is_candidate(problem, site, request, at))
			return true;
	}
	return false;
}

static unsigned find_pinned(const struct problem *problem, unsigned request)
{
	const struct party *party = &problem->party;
	unsigned counter = problem->requests[request].companion, at;

	for (at = 0; at < party->size; at++) {
		if (party->is_pinned[at] && problem->domain[party->who[at]] == problem->domain[request] &&
		    party->choices[at] == 1U << counter)
			break;
	}
	return at;
}

static bool cover(struct problem *problem, unsigned site, unsigned from);

/* Puts an occupancy on the counter and goes on with the member after `from`. */
static bool pin(struct problem *problem, unsigned site, unsigned from, unsigned at)
{
	struct party *party = &problem->party;
	uint16_t before = party->choices[at];

	party->choices[at] = (uint16_t)(1U << problem->requests[party->who[from]].companion);
	party->is_pinned[at] = true;
	if (cover(problem, site, from + 1))
		return true;
	party->choices[at] = before;
	party->is_pinned[at] = false;
	return false;
}

/*
 * Tries the occupancies for one member: first those of the party, then others, which would be counted only for this
 * member.
 */
static bool pin_any(struct problem *problem, unsigned site, unsigned from, bool helpers)
{
	struct party *party = &problem->party;
	unsigned request = party->who[from];

	for (unsigned other = 0; other < problem->count; other++) {
		unsigned at;

		if (!is_candidate(problem, site, request, other))
			continue;
		at = find_kind(problem, other);
		if ((at == party->size) != helpers || (at < party->size && party->is_pinned[at]))
			continue;
		if (helpers && clashes(problem, other))
			continue;
		if (helpers)
			join(problem, other, 0);
		if ((!helpers || seat_filters(problem)) && pin(problem, site, from, at))
			return true;
		if (helpers)
			party->size--;
	}
	return false;
}

/* Serves the members, from `from` on, that count through another counter; then gives every member a counter. */
static bool cover(struct problem *problem, unsigned site, unsigned from)
{
	struct party *party = &problem->party;
	unsigned pinned;

	while (from < party->size && !request_has_companion(problem, party->who[from]))
		from++;
	if (from == party->size)
		return match(problem, party);
	pinned = find_pinned(problem, party->who[from]);
	if (pinned < party->size)
		return is_served(problem, site, party->who[from], pinned) && cover(problem, site, from + 1);
	return pin_any(problem, site, from, false) || pin_any(problem, site, from, true);
}

/* ---- for other files ---- */

bool set_fits_site(struct problem *problem, unsigned site, const uint64_t *set)
{
	return gather(problem, site, set) && cover(problem, site, 0);
}

bool set_fits(struct problem *problem, const uint64_t *set, unsigned item)
{
	const struct extent *span = &problem->spans[item];
	const uint64_t *touched = problem_item(problem, item);

	for (unsigned site = span->first_site; site < span->end_site; site++) {
		if (set_next_both(site_members(problem, site), touched, span->first, span->end) < span->end &&
		    !set_fits_site(problem, site, set))
			return false;
	}
	return true;
}

bool seat_set(struct problem *problem, unsigned site, const uint64_t *set)
{
	struct party *party = &problem->party;

	if (!set_fits_site(problem, site, set) || !seat_filters(problem))
		return false;
	for (unsigned at = 0; at < party->size; at++) {
		uint16_t choices = party->choices[at];
		unsigned counter = 0;

		/* One of them is left to match, as the whole matches. */
		do {
			while (!(choices >> counter & 1))
				counter++;
			party->choices[at] = (uint16_t)(1U << counter++);
		} while (!match(problem, party));
	}
	return true;
}
