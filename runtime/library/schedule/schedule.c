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

	while (item < problem->item_count &&
	       set_fits(problem, problem_item(problem, item), problem_item(problem, item)))
		item++;
	return item;
}

static void find_all(struct problem *problem, uint64_t *all)
{
	memset(all, 0, problem->words * sizeof(*all));
	for (unsigned request = 0; request < problem->count; request++)
		set_add(all, request);
}

/* Lets items count in the other passes too, where all of their requests fit. */
static void repeat(struct problem *problem, struct passes *passes)
{
	uint64_t *merged = problem->spare;
	size_t bytes = problem->words * sizeof(*merged);

	for (unsigned pass = 0; pass < passes->count; pass++) {
		uint64_t *set = &passes->sets[(size_t)pass * problem->words];

		for (unsigned item = 0; item < problem->item_count; item++) {
			const uint64_t *more = problem_item(problem, item);

			memcpy(merged, set, bytes);
			set_join(merged, more, problem->words);
			if (set_fits(problem, merged, more))
				memcpy(set, merged, bytes);
		}
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
