/* SPDX-License-Identifier: MIT */
/* Resolves the names of a scenario's clocks and traffic, and checks their amounts. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sim/shape/names.h"
#include "sim/shape/room.h"
#include "sim/traffic/traffic.h"

enum { TRAFFIC_MAX = 4096 };

/* ---- traffic ---- */

bool counts_clock(const struct uncore_tables *tables, unsigned group, unsigned event)
{
	bool is_clock = event == UNCORE_NO_INDEX;

	for (unsigned at = 0; at < tables->clocks.count && !is_clock; at++)
		is_clock = uncore_clocks(tables)[at].event == event;
	return uncore_counters(tables)[group].kind != UNCORE_COUNTER_GENERAL && is_clock;
}

static int parse_event(const struct traffic_list *list, const struct uncore_scenario_traffic *from, const char *place,
		       struct uncore_encoding *code, struct uncore_fault *fault)
{
	static const enum uncore_role later[] = { UNCORE_ROLE_THRESHOLD, UNCORE_ROLE_INVERT, UNCORE_ROLE_EDGE,
						  UNCORE_ROLE_OCCUPANCY_INVERT, UNCORE_ROLE_OCCUPANCY_EDGE };
	struct uncore_event_error error;
	int result;

	if (from->event == NULL)
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT, "%s: an event is needed", place);
	result = uncore_event_parse(list->shape->tables, from->event, strlen(from->event), code, &error);
	if (result != 0)
		return uncore_fault_set(fault, result, "%s/event: column %u: %s%s%s", place, error.column,
					error.message, error.hint[0] == '\0' ? "" : "; ", error.hint);
	if (!variant_has_event(list->shape, code))
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT, "%s/event: it means nothing on %s", place,
					uncore_text(list->shape->tables,
						    uncore_variants(list->shape->tables)[list->shape->variant].title));
	if (counts_clock(list->shape->tables, code->group, code->event))
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT,
					"%s/event: these counters count their clock: give its rate in /clocks", place);
	for (size_t at = 0; at < sizeof(later) / sizeof(later[0]); at++) {
		if (code->control.value & reg_role(list->shape->tables, code->reg, later[at]))
			return uncore_fault_set(fault, UNCORE_E_ARGUMENT,
						"%s/event: traffic has no threshold, edge or inversion: counters do",
						place);
	}
	return 0;
}

static int resolve_place(const struct traffic_list *list, const struct uncore_scenario_traffic *from, const char *place,
			 struct traffic *traffic, struct uncore_fault *fault)
{
	traffic->socket = from->socket;
	traffic->instance = from->instance;
	if (traffic->code.instance != UNCORE_ALL_INSTANCES) {
		if (from->instance != UNCORE_SCENARIO_ALL && from->instance != traffic->code.instance)
			return uncore_fault_set(fault, UNCORE_E_CONFLICT, "%s/instance: %u, but the event says %u",
						place, from->instance, traffic->code.instance);
		traffic->instance = traffic->code.instance;
	}
	return scenario_numbers(list->shape, traffic->socket, traffic->code.box, traffic->instance, place, fault);
}

static int too_much(const struct traffic *traffic, const char *place, const char *what, uint64_t amount,
		    struct uncore_fault *fault)
{
	return uncore_fault_set(fault, UNCORE_E_RANGE,
				"%s/%s: %llu in a cycle, but the event adds at most %u (clock: %llu cycles a second)",
				place, what, (unsigned long long)amount, traffic->code.max_increment,
				(unsigned long long)traffic->hertz);
}

static int take_rate(const struct uncore_scenario_traffic *from, const char *place, struct traffic *traffic,
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

static int take_pattern(const struct uncore_scenario_traffic *from, const char *place, struct traffic *traffic,
			struct uncore_fault *fault)
{
	size_t count = from->increment_count;
	uint32_t *copy;

	if (from->rate != 0)
		return uncore_fault_set(fault, UNCORE_E_CONFLICT, "%s: give either rate or cycles, not both", place);
	if (count == 0 || count > UNCORE_SCENARIO_PATTERN)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "%s/cycles: 1 to %u of them, not %zu", place,
					UNCORE_SCENARIO_PATTERN, count);
	copy = (uint32_t *)zeroed_room(count, sizeof(copy[0]));
	traffic->wave.increments = copy;
	traffic->sums = (uint64_t *)zeroed_room(count + 1, sizeof(traffic->sums[0]));
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

static int take_phase(const struct uncore_scenario_traffic *from, const char *place, struct traffic *traffic,
		      struct uncore_fault *fault)
{
	traffic->from_ns = from->from_ns;
	traffic->to_ns = from->to_ns == 0 ? UINT64_MAX : from->to_ns;
	if (traffic->from_ns >= traffic->to_ns)
		return uncore_fault_set(fault, UNCORE_E_RANGE,
					"%s/to_ns: %llu is not after %llu, where the phase begins", place,
					(unsigned long long)from->to_ns, (unsigned long long)from->from_ns);
	traffic->wave.from = events_after(traffic->hertz, traffic->from_ns);
	traffic->wave.to = from->to_ns == 0 ? UINT64_MAX : events_after(traffic->hertz, traffic->to_ns);
	return 0;
}

static int resolve(struct traffic_list *list, const struct uncore_scenario_traffic *from, const char *place,
		   struct traffic *traffic, struct uncore_fault *fault)
{
	int result = parse_event(list, from, place, &traffic->code, fault);

	if (result == 0)
		result = resolve_place(list, from, place, traffic, fault);
	if (result != 0)
		return result;
	traffic->hertz = list->shape->hertz[traffic->code.group];
	result = take_phase(from, place, traffic, fault);
	if (result != 0)
		return result;
	return from->increments == NULL ? take_rate(from, place, traffic, fault) :
					  take_pattern(from, place, traffic, fault);
}

/* ---- patterns that are added up must repeat together ---- */

static bool is_one_event(const struct traffic *a, const struct traffic *b)
{
	const struct uncore_event_row *rows = uncore_events(a->code.tables);

	if (a->code.group != b->code.group)
		return false;
	/* Where no code chooses the event, the counter does. */
	if (uncore_counters(a->code.tables)[a->code.group].kind != UNCORE_COUNTER_GENERAL)
		return (a->code.counters & b->code.counters) != 0;
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

static int check_lengths(const struct traffic_list *list, size_t which, const char *place, struct uncore_fault *fault)
{
	const struct traffic *own = &list->at[which];
	uint64_t length = 1;

	for (size_t at = 0; at <= which; at++) {
		const struct traffic *each = &list->at[at];

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

/* ---- the clocks of boxes ---- */

static int add_clock(struct all_traffic *all, const struct uncore_encoding *code)
{
	struct traffic_list *list = &all->told;
	struct traffic *traffic = traffic_everywhere(list, code);
	uint32_t *each_cycle;

	if (traffic == NULL)
		return UNCORE_E_NOMEM;
	each_cycle = (uint32_t *)zeroed_room(1, sizeof(each_cycle[0]));
	traffic->is_clock = true;
	traffic->wave = (struct wave){ .increments = each_cycle, .length = 1, .to = UINT64_MAX };
	traffic->sums = (uint64_t *)zeroed_room(2, sizeof(traffic->sums[0]));
	if (each_cycle == NULL || traffic->sums == NULL)
		return UNCORE_E_NOMEM;
	each_cycle[0] = 1;
	traffic->sums[1] = 1;
	for (size_t at = 0; at < all->said; at++)
		if (same_code(&list->at[at], traffic))
			all->assumed[code->group] = false;
	return 0;
}

/* Adds the clocks that can be programmed and that the processor has. A fixed counter of a clock needs no event. */
static int add_clocks(struct all_traffic *all)
{
	const struct traffic_list *list = &all->told;
	int result = 0;

	for (unsigned at = 0; at < list->shape->tables->clocks.count && result == 0; at++) {
		struct uncore_encoding code;

		if (uncore_event_clock(list->shape->tables, at, &code) == 0 &&
		    uncore_counters(list->shape->tables)[code.group].kind == UNCORE_COUNTER_GENERAL &&
		    variant_has_event(list->shape, &code))
			result = add_clock(all, &code);
	}
	return result;
}

static int add_said(struct traffic_list *list, const struct uncore_scenario *scenario, struct uncore_fault *fault)
{
	char place[40];
	int result = 0;

	for (size_t at = 0; at < scenario->traffic_count && result == 0; at++) {
		snprintf(place, sizeof(place), "/traffic/%zu", at);
		if (traffic_add(list) == NULL)
			return UNCORE_E_NOMEM;
		result = resolve(list, &scenario->traffic[at], place, &list->at[at], fault);
		if (result == 0)
			result = check_lengths(list, at, place, fault);
	}
	return result;
}

/* ---- all of it ---- */

static bool make_arrays(struct all_traffic *all, const struct uncore_tables *tables, bool has_example)
{
	all->assumed = (bool *)zeroed_room(tables->counters.count, sizeof(all->assumed[0]));
	all->is_made = (bool *)zeroed_room(tables->boxes.count, sizeof(all->is_made[0]));
	if (has_example)
		all->boxes = (struct traffic_list *)zeroed_room(tables->boxes.count, sizeof(all->boxes[0]));
	return all->assumed != NULL && all->is_made != NULL && (all->boxes != NULL || !has_example);
}

int traffic_build(struct all_traffic *all, const struct shape *shape, const struct uncore_scenario *scenario,
		  struct uncore_fault *fault)
{
	int result;

	all->told.shape = shape;
	pace_slices(&all->slices);
	if (scenario->traffic_count > TRAFFIC_MAX)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "/traffic: at most %d entries, not %zu", TRAFFIC_MAX,
					scenario->traffic_count);
	if (!make_arrays(all, shape->tables, scenario->example))
		return UNCORE_E_NOMEM;
	for (unsigned group = 0; group < shape->tables->counters.count; group++)
		all->assumed[group] = !shape->hertz_known[group];
	result = add_said(&all->told, scenario, fault);
	all->said = all->told.count;
	return result == 0 ? add_clocks(all) : result;
}

int traffic_of_box(struct all_traffic *all, unsigned box)
{
	struct traffic_list said = all->told, made = { .shape = all->told.shape };
	int result;

	if (all->boxes == NULL || all->is_made[box])
		return 0;
	said.count = all->said;
	result = build_example(&made, &said, box);
	all->is_made[box] = result == 0;
	if (result == 0)
		all->boxes[box] = made;
	else
		traffic_list_free(&made);
	return result;
}

void traffic_free(struct all_traffic *all)
{
	for (unsigned box = 0; all->boxes != NULL && box < all->told.shape->tables->boxes.count; box++)
		traffic_list_free(&all->boxes[box]);
	free(all->boxes);
	free(all->is_made);
	traffic_list_free(&all->told);
	free(all->assumed);
}
