/* SPDX-License-Identifier: MIT */
/* Sets the clock rate of each group of counters: from the scenario, else the tables, else a default. */
#include <stdio.h>

#include "sim/shape/names.h"
#include "sim/shape/room.h"

static int find_group(const struct uncore_tables *tables, uint16_t box, const char *name, const char *place,
		      unsigned *group, struct uncore_fault *fault)
{
	struct uncore_range groups = uncore_boxes(tables)[box].counters;

	for (unsigned at = groups.first; at < (unsigned)groups.first + groups.count; at++) {
		if (same_word(uncore_text(tables, uncore_counters(tables)[at].id), name)) {
			*group = at;
			return 0;
		}
	}
	return uncore_fault_set(fault, UNCORE_E_NOENT, "%s: %s has no group of counters %s", place,
				uncore_text(tables, uncore_boxes(tables)[box].id), name);
}

static void set_group(struct shape *shape, unsigned group, uint64_t hertz)
{
	shape->hertz[group] = hertz;
	shape->hertz_known[group] = true;
}

static int set_clock(struct shape *shape, const struct uncore_scenario_clock *clock, const char *place,
		     struct uncore_fault *fault)
{
	unsigned group = 0;
	uint16_t box;
	struct uncore_range groups;
	int result = scenario_box(shape->tables, clock->box, place, &box, fault);

	if (result == 0 && clock->group != NULL)
		result = find_group(shape->tables, box, clock->group, place, &group, fault);
	if (result != 0)
		return result;
	if (clock->hertz == 0 || clock->hertz > UNCORE_SCENARIO_HERTZ_MAX)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "%s: a clock has 1 to %llu cycles a second", place,
					(unsigned long long)UNCORE_SCENARIO_HERTZ_MAX);
	groups = uncore_boxes(shape->tables)[box].counters;
	for (unsigned at = groups.first; at < (unsigned)groups.first + groups.count; at++) {
		if (clock->group == NULL || at == group)
			set_group(shape, at, clock->hertz);
	}
	return 0;
}

/* Uses the rate in the tables, or a default where the rate varies or is unknown. */
static void set_usual_clocks(struct shape *shape)
{
	for (unsigned at = 0; at < shape->tables->counters.count; at++) {
		shape->hertz[at] = UNCORE_SCENARIO_HERTZ;
	}
	for (unsigned at = 0; at < shape->tables->clocks.count; at++) {
		const struct uncore_clock_row *clock = &uncore_clocks(shape->tables)[at];
		struct uncore_range groups =
			uncore_boxes(shape->tables)[uncore_events(shape->tables)[clock->event].box].counters;

		for (unsigned each = 0; each < groups.count && clock->hertz != 0; each++)
			set_group(shape, groups.first + each, clock->hertz);
	}
}

/* Where no source gives a rate, the example machine has one. */
static void set_example_clocks(struct shape *shape)
{
	for (unsigned at = 0; at < shape->tables->machine_clocks.count; at++) {
		const struct uncore_machine_clock_row *clock = &uncore_machine_clocks(shape->tables)[at];

		if (!shape->hertz_known[clock->group] && clock->hertz != 0)
			shape->hertz[clock->group] = clock->hertz;
	}
}

/* Sets the clocks of whole boxes first: a group's own clock overrides its box's. */
int build_clocks(struct shape *shape, const struct uncore_scenario *scenario, struct uncore_fault *fault)
{
	char place[120];
	int result = 0;

	shape->hertz = (uint64_t *)zeroed_room(shape->tables->counters.count, sizeof(shape->hertz[0]));
	shape->hertz_known = (bool *)zeroed_room(shape->tables->counters.count, sizeof(shape->hertz_known[0]));
	if (shape->hertz == NULL || shape->hertz_known == NULL)
		return UNCORE_E_NOMEM;
	set_usual_clocks(shape);
	if (scenario->example)
		set_example_clocks(shape);
	for (unsigned pass = 0; pass < 2; pass++) {
		for (size_t at = 0; at < scenario->clock_count && result == 0; at++) {
			const struct uncore_scenario_clock *clock = &scenario->clocks[at];

			snprintf(place, sizeof(place), "/clocks/%s%s%s", clock->box == NULL ? "" : clock->box,
				 clock->group == NULL ? "" : ".", clock->group == NULL ? "" : clock->group);
			if ((clock->group != NULL) == (pass == 1))
				result = set_clock(shape, clock, place, fault);
		}
	}
	return result;
}
