/* SPDX-License-Identifier: MIT */
/* Resolves the names and checks the amounts of a scenario's clocks and traffic. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sim/simulator.h"

enum { TRAFFIC_MAX = 4096 };

/* ---- clocks ---- */

static int find_group(const struct uncore_tables *tables, uint16_t box, const char *name, const char *place,
		      unsigned *group, struct uncore_fault *fault)
{
	struct uncore_range groups = uncore_boxes(tables)[box].counters;

	for (unsigned at = groups.first; at < (unsigned)groups.first + groups.count; at++) {
		if (uncore_priv_scenario_same(uncore_text(tables, uncore_counters(tables)[at].id), name)) {
			*group = at;
			return 0;
		}
	}
	return uncore_fault_set(fault, UNCORE_E_NOENT, "%s: %s has no group of counters %s", place,
				uncore_text(tables, uncore_boxes(tables)[box].id), name);
}

static void set_group(struct uncore_sim *sim, unsigned group, uint64_t hertz)
{
	sim->group_hertz[group] = hertz;
	sim->group_assumed[group] = false;
}

static int set_clock(struct uncore_sim *sim, const struct uncore_scenario_clock *clock, const char *place,
		     struct uncore_fault *fault)
{
	unsigned group = 0;
	uint16_t box;
	struct uncore_range groups;
	int result = uncore_priv_scenario_box(sim->tables, clock->box, place, &box, fault);

	if (result == 0 && clock->group != NULL)
		result = find_group(sim->tables, box, clock->group, place, &group, fault);
	if (result != 0)
		return result;
	if (clock->hertz == 0 || clock->hertz > UNCORE_SCENARIO_HERTZ_MAX)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "%s: a clock has 1 to %llu cycles a second", place,
					(unsigned long long)UNCORE_SCENARIO_HERTZ_MAX);
	groups = uncore_boxes(sim->tables)[box].counters;
	for (unsigned at = groups.first; at < (unsigned)groups.first + groups.count; at++) {
		if (clock->group == NULL || at == group)
			set_group(sim, at, clock->hertz);
	}
	return 0;
}

/* What the tables know, and a default where the clock changes or nobody knows it. */
static void set_usual_clocks(struct uncore_sim *sim)
{
	for (unsigned at = 0; at < sim->tables->counters.count; at++) {
		sim->group_hertz[at] = UNCORE_SCENARIO_HERTZ;
		sim->group_assumed[at] = true;
	}
	for (unsigned at = 0; at < sim->tables->clocks.count; at++) {
		const struct uncore_clock_row *clock = &uncore_clocks(sim->tables)[at];
		struct uncore_range groups =
			uncore_boxes(sim->tables)[uncore_events(sim->tables)[clock->event].box].counters;

		for (unsigned each = 0; each < groups.count && clock->hertz != 0; each++)
			set_group(sim, groups.first + each, clock->hertz);
	}
}

/* Those of whole boxes first, as a group's own clock goes before. */
static int set_clocks(struct uncore_sim *sim, const struct uncore_scenario *scenario, struct uncore_fault *fault)
{
	char place[120];
	int result = 0;

	set_usual_clocks(sim);
	for (unsigned pass = 0; pass < 2; pass++) {
		for (size_t at = 0; at < scenario->clock_count && result == 0; at++) {
			const struct uncore_scenario_clock *clock = &scenario->clocks[at];

			snprintf(place, sizeof(place), "/clocks/%s%s%s", clock->box == NULL ? "" : clock->box,
				 clock->group == NULL ? "" : ".", clock->group == NULL ? "" : clock->group);
			if ((clock->group != NULL) == (pass == 1))
				result = set_clock(sim, clock, place, fault);
		}
	}
	return result;
}

/* ---- what happens ---- */

/* One entry more, all zero; NULL: no memory. Moves the others. */
static struct uncore_priv_traffic *add_traffic(struct uncore_sim *sim)
{
	if (sim->traffic_count == sim->traffic_room) {
		size_t room = sim->traffic_room * 2 + 64;
		struct uncore_priv_traffic *more =
			(struct uncore_priv_traffic *)realloc(sim->traffic, room * sizeof(more[0]));

		if (more == NULL)
			return NULL;
		sim->traffic = more;
		sim->traffic_room = room;
	}
	sim->traffic[sim->traffic_count] = (struct uncore_priv_traffic){ .is_clock = false };
	return &sim->traffic[sim->traffic_count++];
}

struct uncore_priv_traffic *uncore_priv_traffic_everywhere(struct uncore_sim *sim, const struct uncore_encoding *code)
{
	struct uncore_priv_traffic *traffic = add_traffic(sim);

	if (traffic == NULL)
		return NULL;
	traffic->code = *code;
	traffic->socket = UNCORE_SCENARIO_ALL;
	traffic->instance = UNCORE_SCENARIO_ALL;
	traffic->hertz = sim->group_hertz[code->group];
	traffic->to_ns = UINT64_MAX;
	return traffic;
}

static int parse_event(const struct uncore_sim *sim, const struct uncore_scenario_traffic *from, const char *place,
		       struct uncore_encoding *code, struct uncore_fault *fault)
{
	static const enum uncore_role later[] = { UNCORE_ROLE_THRESHOLD, UNCORE_ROLE_INVERT, UNCORE_ROLE_EDGE,
						  UNCORE_ROLE_OCCUPANCY_INVERT, UNCORE_ROLE_OCCUPANCY_EDGE };
	struct uncore_event_error error;
	int result;

	if (from->event == NULL)
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT, "%s: an event is needed", place);
	result = uncore_event_parse(sim->tables, from->event, strlen(from->event), code, &error);
	if (result != 0)
		return uncore_fault_set(fault, result, "%s/event: column %u: %s%s%s", place, error.column,
					error.message, error.hint[0] == '\0' ? "" : "; ", error.hint);
	if (sim->machine.variant < sim->tables->variants.count && !(code->variants >> sim->machine.variant & 1))
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT, "%s/event: it means nothing on %s", place,
					uncore_text(sim->tables,
						    uncore_variants(sim->tables)[sim->machine.variant].title));
	if (uncore_counters(sim->tables)[code->group].kind != UNCORE_COUNTER_GENERAL)
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT,
					"%s/event: these counters count their clock: give its rate in /clocks", place);
	for (size_t at = 0; at < sizeof(later) / sizeof(later[0]); at++) {
		if (code->control.value & uncore_priv_reg_role(sim->tables, code->reg, later[at]))
			return uncore_fault_set(fault, UNCORE_E_ARGUMENT,
						"%s/event: traffic has no threshold, edge or inversion: counters do",
						place);
	}
	return 0;
}

static int resolve_place(const struct uncore_sim *sim, const struct uncore_scenario_traffic *from, const char *place,
			 struct uncore_priv_traffic *traffic, struct uncore_fault *fault)
{
	traffic->socket = from->socket;
	traffic->instance = from->instance;
	if (traffic->code.instance != UNCORE_ALL_INSTANCES) {
		if (from->instance != UNCORE_SCENARIO_ALL && from->instance != traffic->code.instance)
			return uncore_fault_set(fault, UNCORE_E_CONFLICT, "%s/instance: %u, but the event says %u",
						place, from->instance, traffic->code.instance);
		traffic->instance = traffic->code.instance;
	}
	return uncore_priv_scenario_numbers(sim, traffic->socket, traffic->code.box, traffic->instance, place, fault);
}

static int too_much(const struct uncore_priv_traffic *traffic, const char *place, const char *what, uint64_t amount,
		    struct uncore_fault *fault)
{
	return uncore_fault_set(fault, UNCORE_E_RANGE,
				"%s/%s: %llu in a cycle, but the event adds at most %u (clock: %llu cycles a second)",
				place, what, (unsigned long long)amount, traffic->code.max_increment,
				(unsigned long long)traffic->hertz);
}

static int take_rate(const struct uncore_scenario_traffic *from, const char *place, struct uncore_priv_traffic *traffic,
		     struct uncore_fault *fault)
{
	uint64_t most = (from->rate + traffic->hertz - 1) / traffic->hertz;

	if (from->rate > UNCORE_SCENARIO_RATE_MAX)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "%s/rate: at most %llu a second", place,
					(unsigned long long)UNCORE_SCENARIO_RATE_MAX);
	if (traffic->code.max_increment != 0 && most > traffic->code.max_increment)
		return too_much(traffic, place, "rate", most, fault);
	traffic->wave.rate = from->rate;
	return 0;
}

static int take_pattern(const struct uncore_scenario_traffic *from, const char *place,
			struct uncore_priv_traffic *traffic, struct uncore_fault *fault)
{
	size_t count = from->increment_count;
	uint32_t *copy;

	if (from->rate != 0)
		return uncore_fault_set(fault, UNCORE_E_CONFLICT, "%s: give either rate or cycles, not both", place);
	if (count == 0 || count > UNCORE_SCENARIO_PATTERN)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "%s/cycles: 1 to %u of them, not %zu", place,
					UNCORE_SCENARIO_PATTERN, count);
	copy = (uint32_t *)uncore_priv_room(count, sizeof(copy[0]));
	traffic->wave.increments = copy;
	traffic->sums = (uint64_t *)uncore_priv_room(count + 1, sizeof(traffic->sums[0]));
	if (copy == NULL || traffic->sums == NULL)
		return UNCORE_E_NOMEM;
	traffic->wave.length = count;
	for (size_t at = 0; at < count; at++) {
		if (traffic->code.max_increment != 0 && from->increments[at] > traffic->code.max_increment)
			return too_much(traffic, place, "cycles", from->increments[at], fault);
		copy[at] = from->increments[at];
		traffic->sums[at + 1] = traffic->sums[at] + copy[at];
	}
	return 0;
}

static int take_phase(const struct uncore_scenario_traffic *from, const char *place,
		      struct uncore_priv_traffic *traffic, struct uncore_fault *fault)
{
	traffic->from_ns = from->from_ns;
	traffic->to_ns = from->to_ns == 0 ? UINT64_MAX : from->to_ns;
	if (traffic->from_ns >= traffic->to_ns)
		return uncore_fault_set(fault, UNCORE_E_RANGE,
					"%s/to_ns: %llu is not after %llu, where the phase begins", place,
					(unsigned long long)from->to_ns, (unsigned long long)from->from_ns);
	traffic->wave.from = uncore_priv_happened(traffic->hertz, traffic->from_ns);
	traffic->wave.to = from->to_ns == 0 ? UINT64_MAX : uncore_priv_happened(traffic->hertz, traffic->to_ns);
	return 0;
}

static int resolve(struct uncore_sim *sim, const struct uncore_scenario_traffic *from, const char *place,
		   struct uncore_priv_traffic *traffic, struct uncore_fault *fault)
{
	int result = parse_event(sim, from, place, &traffic->code, fault);

	if (result == 0)
		result = resolve_place(sim, from, place, traffic, fault);
	if (result != 0)
		return result;
	traffic->hertz = sim->group_hertz[traffic->code.group];
	result = take_phase(from, place, traffic, fault);
	if (result != 0)
		return result;
	return from->increments == NULL ? take_rate(from, place, traffic, fault) :
					  take_pattern(from, place, traffic, fault);
}

/* ---- patterns that are added up must repeat together ---- */

static bool is_one_event(const struct uncore_priv_traffic *a, const struct uncore_priv_traffic *b)
{
	const struct uncore_event_row *rows = uncore_events(a->code.tables);

	if (a->code.group != b->code.group)
		return false;
	return (a->code.event == UNCORE_NO_INDEX ? a->code.control.value : rows[a->code.event].control) ==
	       (b->code.event == UNCORE_NO_INDEX ? b->code.control.value : rows[b->code.event].control);
}

static uint64_t common_multiple(uint64_t a, uint64_t b)
{
	uint64_t x = a, y = b;

	while (y != 0) {
		uint64_t rest = x % y;

		x = y;
		y = rest;
	}
	return a / x * b;
}

static int check_lengths(const struct uncore_sim *sim, size_t which, const char *place, struct uncore_fault *fault)
{
	const struct uncore_priv_traffic *own = &sim->traffic[which];
	uint64_t length = 1;

	for (size_t at = 0; at <= which; at++) {
		const struct uncore_priv_traffic *each = &sim->traffic[at];

		if (each->wave.increments == NULL || !is_one_event(own, each))
			continue;
		length = common_multiple(length, each->wave.length);
		if (length > UNCORE_SCENARIO_PATTERN)
			return uncore_fault_set(
				fault, UNCORE_E_RANGE,
				"%s/cycles: with the event's patterns before they repeat after more than %u "
				"cycles; choose lengths that divide each other",
				place, UNCORE_SCENARIO_PATTERN);
	}
	return 0;
}

/* ---- the boxes' own clocks ---- */

static int add_clock(struct uncore_sim *sim, const struct uncore_encoding *code, size_t said)
{
	struct uncore_priv_traffic *traffic = uncore_priv_traffic_everywhere(sim, code);
	uint32_t *each_cycle;

	if (traffic == NULL)
		return UNCORE_E_NOMEM;
	each_cycle = (uint32_t *)uncore_priv_room(1, sizeof(each_cycle[0]));
	traffic->is_clock = true;
	traffic->wave = (struct uncore_priv_wave){ .increments = each_cycle, .length = 1, .to = UINT64_MAX };
	traffic->sums = (uint64_t *)uncore_priv_room(2, sizeof(traffic->sums[0]));
	if (each_cycle == NULL || traffic->sums == NULL)
		return UNCORE_E_NOMEM;
	each_cycle[0] = 1;
	traffic->sums[1] = 1;
	for (size_t at = 0; at < said; at++)
		if (uncore_priv_same_code(&sim->traffic[at], traffic))
			sim->group_assumed[code->group] = false;
	return 0;
}

/* Those that can be programmed, and that the processor has. A fixed counter needs no event to count its clock. */
static int add_clocks(struct uncore_sim *sim)
{
	size_t said = sim->traffic_count;
	int result = 0;

	for (unsigned at = 0; at < sim->tables->clocks.count && result == 0; at++) {
		struct uncore_encoding code;

		if (uncore_event_clock(sim->tables, at, &code) == 0 &&
		    uncore_counters(sim->tables)[code.group].kind == UNCORE_COUNTER_GENERAL &&
		    (sim->machine.variant >= sim->tables->variants.count ||
		     (code.variants >> sim->machine.variant & 1)))
			result = add_clock(sim, &code, said);
	}
	return result;
}

static int allocate_clocks(struct uncore_sim *sim)
{
	sim->group_hertz = (uint64_t *)uncore_priv_room(sim->tables->counters.count, sizeof(sim->group_hertz[0]));
	sim->group_assumed = (bool *)uncore_priv_room(sim->tables->counters.count, sizeof(sim->group_assumed[0]));
	return sim->group_hertz == NULL || sim->group_assumed == NULL ? UNCORE_E_NOMEM : 0;
}

/* What each counter counts of the traffic, once it is known how much there is. */
static int allocate_matches(struct uncore_sim *sim)
{
	size_t counters = sim->slot_count * sim->units;

	sim->waves = (struct uncore_priv_wave *)uncore_priv_room(sim->traffic_count, sizeof(sim->waves[0]));
	sim->matches = (uint16_t *)uncore_priv_room(counters * sim->traffic_count, sizeof(sim->matches[0]));
	return sim->waves == NULL || sim->matches == NULL ? UNCORE_E_NOMEM : 0;
}

int uncore_sim_hertz(const struct uncore_sim *sim, uint16_t group, uint64_t *hertz, bool *is_assumed)
{
	if (group >= sim->tables->counters.count)
		return UNCORE_E_RANGE;
	*hertz = sim->group_hertz[group];
	*is_assumed = sim->group_assumed[group];
	return 0;
}

int uncore_priv_traffic_load(struct uncore_sim *sim, const struct uncore_scenario *scenario, struct uncore_fault *fault)
{
	char place[40];
	int result;

	if (scenario->traffic_count > TRAFFIC_MAX)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "/traffic: at most %d entries, not %zu", TRAFFIC_MAX,
					scenario->traffic_count);
	result = allocate_clocks(sim);
	if (result == 0)
		result = set_clocks(sim, scenario, fault);
	for (size_t at = 0; at < scenario->traffic_count && result == 0; at++) {
		snprintf(place, sizeof(place), "/traffic/%zu", at);
		if (add_traffic(sim) == NULL)
			return UNCORE_E_NOMEM;
		result = resolve(sim, &scenario->traffic[at], place, &sim->traffic[at], fault);
		if (result == 0)
			result = check_lengths(sim, at, place, fault);
	}
	if (result == 0 && scenario->example)
		result = uncore_priv_example(sim);
	if (result == 0)
		result = add_clocks(sim);
	return result == 0 ? allocate_matches(sim) : result;
}
