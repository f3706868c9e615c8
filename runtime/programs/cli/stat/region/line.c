/* SPDX-License-Identifier: MIT */
/* uncore stat -r: what lines of CSV and JSON say of their region. */
#include "base/arena.h"
#include "base/grid/grid.h"
#include "cli/stat/region/marking.h"
#include "cli/stat/region/region.h"
#include "json/measured.h"

static void add_seconds(struct grid *grid, uint64_t ns)
{
	struct text digits = { 0 };

	text_double(&digits, (double)ns / 1e9);
	grid_word(grid, text_string(&digits));
	text_free(&digits);
}

void add_region(struct grid *grid, const struct stat_region *region)
{
	grid_word(grid, region->name);
	grid_number(grid, region->calls);
	grid_number(grid, region->unended + region->inside);
	add_seconds(grid, region->ns);
	add_seconds(grid, region->error_ns);
	grid_number(grid, region->rank_count);
	grid_number(grid, region->most);
}

/* The times in which a region was open are long, and the same in all its lines. */
void say_region(struct arena *arena, const struct stat_region *region, bool is_first, struct measured_line *out)
{
	uint64_t unended = region->unended + region->inside;

	out->region = region->name;
	out->calls = (struct exact_number){ (double)region->calls, region->calls };
	out->unended = (struct exact_number){ (double)unended, unended };
	out->region_seconds = (double)region->ns / 1e9;
	out->region_error = (double)region->error_ns / 1e9;
	out->ranks = (double)region->rank_count;
	out->ranks_at_once = (double)region->most;
	if (!is_first)
		return;
	out->span_count = region->span_count;
	out->spans = arena_array(arena, region->span_count, sizeof(out->spans[0]));
	for (size_t at = 0; at < region->span_count; at++)
		out->spans[at] = (struct measured_span){ region->spans[at * 2], region->spans[at * 2 + 1] };
}
