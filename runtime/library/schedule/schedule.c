/* SPDX-License-Identifier: MIT */
/* Turns a list of requests into a schedule, or explains why none exists. */
#include "uncore/schedule.h"

#include <stdlib.h>
#include <string.h>

#include "schedule/schedule.h"

/* The first item whose requests cannot count in one pass; item_count: none. */
static unsigned find_bad_item(struct problem *problem)
{
	unsigned item = 0;

	while (item < problem->item_count && set_fits(problem, problem_item(problem, item), item))
		item++;
	return item;
}

static void find_all(struct problem *problem, uint64_t *all)
{
	memset(all, 0, problem->words * sizeof(*all));
	for (unsigned request = 0; request < problem->count; request++)
		set_add(all, request);
}

/* Adds to a pass the items that fit. A class of which one does not fit is in the set of those that are refused. */
static void repeat_in(struct problem *problem, uint64_t *set, uint64_t *refused)
{
	for (unsigned item = 0; item < problem->item_count; item++) {
		unsigned class = item_class(problem, item);

		if (set_has(set, problem->spans[item].first) || (class != NO_CLASS && set_has(refused, class)))
			continue;
		add_item(problem, set, item);
		if (set_fits(problem, set, item))
			continue;
		drop_item(problem, set, item);
		if (class != NO_CLASS)
			set_add(refused, class);
	}
}

/* Lets items count in the other passes too, where all of their requests fit. */
static void repeat(struct problem *problem, struct passes *passes)
{
	for (unsigned pass = 0; pass < passes->count; pass++) {
		memset(problem->spare, 0, problem->words * sizeof(*problem->spare));
		repeat_in(problem, &passes->sets[(size_t)pass * problem->words], problem->spare);
	}
}

/* Explains why the whole list does not fit into one pass, and how many passes it needs. */
static int explain_conflict(struct problem *problem, const struct passes *passes,
			    struct uncore_schedule_conflict *conflict)
{
	uint64_t *all = calloc(problem->words, sizeof(*all));
	int result;

	if (all == NULL)
		return UNCORE_E_NOMEM;
	find_all(problem, all);
	result = find_conflict(problem, all, conflict);
	free(all);
	conflict->passes = passes->count;
	conflict->passes_minimal = passes->is_minimal;
	conflict->work = passes->work;
	return result != 0 ? result : UNCORE_E_CONFLICT;
}

static int schedule_passes(struct problem *problem, struct uncore_schedule **out,
			   struct uncore_schedule_conflict *conflict)
{
	struct passes passes;
	int result = find_passes(problem, &passes);

	if (result == 0 && passes.count > problem->options.max_passes)
		result = explain_conflict(problem, &passes, conflict);
	if (result == 0 && (problem->options.flags & UNCORE_SCHEDULE_REPEAT))
		repeat(problem, &passes);
	if (result == 0)
		result = schedule_make(problem, &passes, out);
	free(passes.sets);
	return result;
}

static int schedule_problem(struct problem *problem, struct uncore_schedule **out,
			    struct uncore_schedule_conflict *conflict)
{
	struct passes none = { .is_minimal = true };
	unsigned item;
	int result;

	if (problem->count == 0)
		return schedule_make(problem, &none, out);
	if (find_impossible(problem, conflict))
		return UNCORE_E_CONFLICT;
	item = find_bad_item(problem);
	if (item == problem->item_count)
		return schedule_passes(problem, out, conflict);
	result = find_conflict(problem, problem_item(problem, item), conflict);
	return result != 0 ? result : UNCORE_E_CONFLICT;
}

int uncore_schedule_create(const struct uncore_tables *tables, const struct uncore_encoding *requests, size_t count,
			   const struct uncore_schedule_options *options, struct uncore_schedule **out,
			   struct uncore_schedule_conflict *conflict)
{
	struct uncore_schedule_conflict unwanted;
	struct problem problem;
	int result;

	*out = NULL;
	conflict = conflict == NULL ? &unwanted : conflict;
	memset(conflict, 0, sizeof(*conflict));
	result = problem_begin(&problem, tables, requests, count, options);
	if (result == 0)
		result = schedule_problem(&problem, out, conflict);
	if (result == UNCORE_E_CONFLICT)
		word_conflict(&problem, conflict);
	problem_end(&problem);
	return result;
}
