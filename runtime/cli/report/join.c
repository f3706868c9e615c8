/* SPDX-License-Identifier: MIT */
/* uncore report: shows short runs, and many runs, as one along the time of day. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "cli/report/join.h"

/* More runs of a file than this have no section each. */
enum { MOST_SECTIONS = 8 };

static double distance(const struct run *from, const struct run *to)
{
	return ((double)to->started_ns - (double)from->started_ns) / 1e9;
}

/* Whether the second run follows the first one, on the same machine. */
static bool follows(const struct run *run, const struct run *next)
{
	return run->file == next->file && run->platform == next->platform && run->started_ns != 0 &&
	       next->started_ns != 0 && strcmp(text_string(&run->machine), text_string(&next->machine)) == 0 &&
	       run->fault.length == 0 && run->series_count + next->series_count <= MOST_SERIES &&
	       distance(run, next) + next->times[0] > run->times[run->step_count - 1];
}

/* The number of runs from this one on that follow each other. */
static size_t count_following(const struct runs *runs, size_t first)
{
	size_t end = first + 1;

	while (end < runs->count && follows(&runs->at[end - 1], &runs->at[end]))
		end++;
	return end - first;
}

static bool have_one_sample(const struct run *first, size_t count)
{
	for (size_t at = 0; at < count; at++)
		if (first[at].step_count > 1)
			return false;
	return true;
}

static void join_series(struct run *run, const struct series *from, uint32_t before)
{
	struct series *into = series_for(run, &from->line);

	if (into->room - into->count < from->count) {
		into->room = (into->room + from->count) * 2;
		into->points = take_memory(into->points, into->room * sizeof into->points[0]);
	}
	for (size_t at = 0; at < from->count; at++) {
		struct point *point = &into->points[into->count++];

		*point = from->points[at];
		point->step += before;
		point->begins = at == 0;
	}
	into->below = into->below || from->below;
	into->above = into->above || from->above;
	if (from->line.errata != NULL)
		into->line.errata = from->line.errata;
	if (from->line.notes != NULL)
		into->line.notes = from->line.notes;
}

static void join(struct run *run, const struct run *next)
{
	uint32_t before = (uint32_t)run->step_count;
	double later = distance(run, next);

	for (size_t at = 0; at < next->step_count; at++)
		add_run_step(run, later + next->times[at]);
	for (size_t at = 0; at < next->series_count; at++)
		join_series(run, &next->series[at], before);
	run->parts++;
	run->samples += next->samples;
	run->sampling_ns += next->sampling_ns;
	if (strcmp(text_string(&run->options), text_string(&next->options)) != 0)
		run->has_other_options = true;
	text_add(&run->fault, text_string(&next->fault));
}

void join_runs(struct runs *runs)
{
	size_t kept = 0;

	for (size_t first = 0, count; first < runs->count; first += count) {
		count = count_following(runs, first);
		if (count == 1 || (count <= MOST_SECTIONS && !have_one_sample(&runs->at[first], count))) {
			runs->at[kept++] = runs->at[first];
			count = 1;
			continue;
		}
		for (size_t at = 1; at < count && follows(&runs->at[first], &runs->at[first + at]); at++) {
			join(&runs->at[first], &runs->at[first + at]);
			free_run(&runs->at[first + at]);
			runs->at[first].parts = at + 1;
		}
		count = runs->at[first].parts;
		runs->at[kept++] = runs->at[first];
	}
	runs->count = kept;
}
