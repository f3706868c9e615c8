/* SPDX-License-Identifier: MIT */
/* uncore report: keeps the lines about regions of programs. */
#include <math.h>
#include <string.h>

#include "base/memory.h"
#include "cli/report/run.h"

/* A program has at most 1000 in a run; with more values than this the page would be no page. */
enum { MOST_RUN_REGIONS = 2000, MOST_VALUES = 5000 };

static struct run_region *region_of(struct run *run, const struct measured_line *line)
{
	struct run_region *region;

	for (size_t at = run->region_count; at-- > 0;)
		if (strcmp(run->regions[at].name, line->region) == 0)
			return &run->regions[at];
	if (run->region_count == MOST_RUN_REGIONS)
		return NULL;
	if (run->region_count == run->region_room) {
		run->region_room = run->region_room * 2 + 8;
		run->regions = take_memory(run->regions, run->region_room * sizeof run->regions[0]);
	}
	region = &run->regions[run->region_count++];
	*region = (struct run_region){ .name = line->region,
				       .calls = line->calls.number,
				       .unended = line->unended.number,
				       .seconds = line->region_seconds,
				       .error = line->region_error,
				       .ranks = line->ranks,
				       .most = line->ranks_at_once,
				       .spans = line->spans,
				       .span_count = line->span_count };
	return region;
}

bool add_to_region(struct run *run, struct arena *arena, const struct series_line *of, const struct measured_line *line)
{
	struct run_region *region = region_of(run, line);
	struct region_value *larger;

	if (region == NULL || region->value_count == MOST_VALUES)
		return false;
	if (region->value_count == region->value_room) {
		region->value_room = region->value_room * 2 + 8;
		larger = arena_array(arena, region->value_room, sizeof larger[0]);
		if (region->value_count > 0)
			memcpy(larger, region->values, region->value_count * sizeof larger[0]);
		region->values = larger;
	}
	region->values[region->value_count++] =
		(struct region_value){ *of, strcmp(line->state, "ok") == 0 ? line->value.number : NAN, line->seconds,
				       line->state };
	return true;
}
