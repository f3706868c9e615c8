/* SPDX-License-Identifier: MIT */
/* Computes a lower bound for the number of passes. With it the search can stop early, or need not begin. */
#include <string.h>

#include "schedule/schedule.h"

bool is_repeated(const struct problem *problem, unsigned site, const uint64_t *set, unsigned request)
{
	unsigned at = problem->kind[request];

	for (; at < request; at++) {
		if (problem->kind[at] == problem->kind[request] && set_has(set, at) &&
		    set_has(site_members(problem, site), at))
			return true;
	}
	return false;
}

void tally_set(struct problem *problem, unsigned site, const uint64_t *set, unsigned domain, const uint16_t *choices)
{
	unsigned masks = 1U << problem->tally_width, end = problem->count;

	memset(problem->tally, 0, masks * sizeof(*problem->tally));
	for (unsigned at = set_next(set, 0, end); at < end; at = set_next(set, at + 1, end)) {
		if (problem->domain[at] == domain && set_has(site_members(problem, site), at) &&
		    !is_repeated(problem, site, set, at))
			problem->tally[choices[at]]++;
	}
	/* For each counter in turn, adds what is counted for the sets without it to the sets with it. */
	for (unsigned bit = 1; bit < masks; bit <<= 1) {
		for (unsigned mask = 0; mask < masks; mask++) {
			if (mask & bit)
				problem->tally[mask] += problem->tally[mask ^ bit];
		}
	}
}

/* Requests that can only use some of the counters must take turns on these. */
static unsigned least_by_counters(struct problem *problem, unsigned site, const uint64_t *set)
{
	const uint16_t *choices = &problem->allowed[(size_t)site * problem->count];
	unsigned least = 0;

	for (unsigned domain = 0; domain < problem->party.domains; domain++) {
		tally_set(problem, site, set, domain, choices);
		for (unsigned mask = 1; mask < 1U << problem->tally_width; mask++) {
			unsigned width = (unsigned)__builtin_popcount(mask);
			unsigned passes = (problem->tally[mask] + width - 1) / width;

			if (passes > least)
				least = passes;
		}
	}
	return least;
}

static bool same_clashes(const struct problem *problem, unsigned one, unsigned two)
{
	return memcmp(&problem->clash[(size_t)one * problem->words], &problem->clash[(size_t)two * problem->words],
		      problem->words * sizeof(uint64_t)) == 0;
}

/* The requests of the set on the site that clash with the same requests as the first one. */
static void find_alike(const struct problem *problem, unsigned site, const uint64_t *set, unsigned first,
		       uint64_t *alike)
{
	memset(alike, 0, problem->words * sizeof(*alike));
	for (unsigned at = first; at < problem->count; at++) {
		if (set_has(set, at) && set_has(site_members(problem, site), at) && same_clashes(problem, first, at))
			set_add(alike, at);
	}
}

static bool clashes_with_all(const struct problem *problem, unsigned request, const unsigned *others, unsigned count)
{
	for (unsigned at = 0; at < count; at++) {
		if (!requests_clash(problem, request, others[at]))
			return false;
	}
	return true;
}

/*
 * Requests whose filters all clash never share a pass, so the passes that they need add up. Takes, from the first one
 * on, every request that clashes with all that were taken before. The party's memory is used for notes here.
 */
static unsigned least_by_filters(struct problem *problem, unsigned site, const uint64_t *set, unsigned first,
				 uint64_t *alike)
{
	const uint64_t *members = site_members(problem, site);
	unsigned *taken = problem->party.who;
	unsigned count = 0, least = 0;

	for (unsigned at = first; at < problem->count; at++) {
		if (!set_has(set, at) || !set_has(members, at) || !clashes_with_all(problem, at, taken, count))
			continue;
		taken[count++] = at;
		find_alike(problem, site, set, at, alike);
		least += least_by_counters(problem, site, alike);
	}
	return least;
}

/* Whether to begin with the request: it clashes, and no earlier request clashes with the same ones. */
static bool begins(const struct problem *problem, unsigned site, const uint64_t *set, unsigned first)
{
	const uint64_t *members = site_members(problem, site);
	const uint64_t *clash = &problem->clash[(size_t)first * problem->words];

	if (!set_has(set, first) || !set_has(members, first) || !set_meets(clash, set, problem->words))
		return false;
	for (unsigned at = 0; at < first; at++) {
		if (set_has(set, at) && set_has(members, at) && same_clashes(problem, first, at))
			return false;
	}
	return true;
}

unsigned least_passes(struct problem *problem, const uint64_t *set)
{
	uint64_t *alike = problem->spare;
	unsigned least = 1;

	for (unsigned site = 0; site < problem->site_count; site++) {
		const uint64_t *members = site_members(problem, site);
		unsigned here;

		if (!set_meets(members, set, problem->words))
			continue;
		here = least_by_counters(problem, site, set);
		least = here > least ? here : least;
		for (unsigned first = 0; first < problem->count; first++) {
			if (!begins(problem, site, set, first))
				continue;
			here = least_by_filters(problem, site, set, first, alike);
			least = here > least ? here : least;
		}
	}
	return least;
}
