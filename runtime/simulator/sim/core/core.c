/* SPDX-License-Identifier: MIT */
/*
 * Simulates the MSRs of the cores, which belong to no box. They are the architectural counters (SDM, volume 3, chapter
 * 18), the clocks, and MSRs that only keep a value. The tables list which MSRs exist.
 */
#include "sim/core/core.h"

#include <stdlib.h>

#include "sim/shape/room.h"
#include "sim/time/arith.h"

enum {
	COUNTER_WIDTH = 48,
	SELECT_USER = 16,
	SELECT_ENABLE = 22,
	FIXED_BITS = 4,    /* of a counter, in the fixed control register */
	FIXED_GLOBAL = 32, /* bit of the first fixed counter in the global registers */
	RATIO_BIT = 8
};

#define COUNTER_ONES ((UINT64_C(1) << COUNTER_WIDTH) - 1)

/* Event codes with umasks that every such processor has: SDM, volume 3, table 18-1. */
enum { EVENT_CYCLES = 0x003c, EVENT_REFERENCE = 0x013c, EVENT_INSTRUCTIONS = 0x00c0, EVENT_BITS = 0xffff };

/* ---- finding ---- */

static const struct uncore_core_msr_row *find_row(const struct core *core, uint32_t number)
{
	for (unsigned at = 0; at < core->shape->tables->core_msrs.count; at++) {
		const struct uncore_core_msr_row *row = &uncore_core_msrs(core->shape->tables)[at];

		if (number >= row->number && number - row->number < row->count)
			return row;
	}
	return NULL;
}

static const struct uncore_core_msr_row *find_kind(const struct core *core, enum uncore_core_msr kind)
{
	for (unsigned at = 0; at < core->shape->tables->core_msrs.count; at++) {
		if (uncore_core_msrs(core->shape->tables)[at].kind == kind)
			return &uncore_core_msrs(core->shape->tables)[at];
	}
	return NULL;
}

static uint64_t *value_of(const struct core *core, unsigned cpu, const struct uncore_core_msr_row *row, unsigned index)
{
	unsigned unit = row->scope == UNCORE_SCOPE_PACKAGE ? core->shape->cpus[cpu].socket : cpu;

	return &core->values[unit * core->count + core->first[row - uncore_core_msrs(core->shape->tables)] + index];
}

/* Returns the value of the only MSR of a kind; 0 where the processor has none. */
static uint64_t held(const struct core *core, unsigned cpu, enum uncore_core_msr kind, unsigned index)
{
	const struct uncore_core_msr_row *row = find_kind(core, kind);

	return row == NULL || index >= row->count ? 0 : *value_of(core, cpu, row, index);
}

/* ---- counting ---- */

/* The last one that the scenario lists holds. */
static uint64_t listed_rate(const struct core *core, unsigned cpu, uint64_t code)
{
	uint64_t rate = 0;

	for (size_t at = 0; at < core->event_count; at++) {
		const struct uncore_scenario_core_event *event = &core->events[at];

		if (event->code == code && (event->cpu == UNCORE_SCENARIO_ALL || event->cpu == cpu))
			rate = event->rate;
	}
	return rate;
}

/* Increments of a general counter per second. */
static uint64_t general_rate(const struct core *core, unsigned cpu, unsigned index)
{
	uint64_t select = held(core, cpu, UNCORE_CORE_MSR_SELECT, index);

	/* A counter needs at least one of the two privilege levels. The simulated cores run at no particular level. */
	if (!(select >> SELECT_ENABLE & 1) || (select >> SELECT_USER & 3) == 0 ||
	    !(held(core, cpu, UNCORE_CORE_MSR_GLOBAL_CONTROL, 0) >> index & 1))
		return 0;
	switch (select & EVENT_BITS) {
	case EVENT_CYCLES:
		return core->hertz;
	case EVENT_REFERENCE:
		return core->shape->tables->bus_hertz;
	case EVENT_INSTRUCTIONS:
		return core->instructions;
	default:
		return listed_rate(core, cpu, select & EVENT_BITS);
	}
}

static uint64_t fixed_rate(const struct core *core, unsigned cpu, unsigned index)
{
	const uint64_t rates[] = { core->instructions, core->hertz, core->nominal };
	uint64_t control = held(core, cpu, UNCORE_CORE_MSR_FIXED_CONTROL, 0) >> FIXED_BITS * index;

	if ((control & 3) == 0 || !(held(core, cpu, UNCORE_CORE_MSR_GLOBAL_CONTROL, 0) >> (FIXED_GLOBAL + index) & 1))
		return 0;
	return index < sizeof(rates) / sizeof(rates[0]) ? rates[index] : 0;
}

static void count(struct core *core, unsigned cpu, const struct uncore_core_msr_row *row, unsigned index, uint64_t rate,
		  uint64_t now)
{
	const struct uncore_core_msr_row *status = find_kind(core, UNCORE_CORE_MSR_GLOBAL_STATUS);
	unsigned bit = row->kind == UNCORE_CORE_MSR_FIXED ? FIXED_GLOBAL + index : index;
	uint64_t *counter = value_of(core, cpu, row, index);

	*counter += events_after(rate, now) - events_after(rate, core->since[cpu]);
	if (*counter > COUNTER_ONES && status != NULL)
		*value_of(core, cpu, status, 0) |= UINT64_C(1) << bit;
	*counter &= COUNTER_ONES;
}

/* Brings the counters of a CPU up to now. */
static void count_up(struct core *core, unsigned cpu, uint64_t now)
{
	const struct uncore_core_msr_row *general = find_kind(core, UNCORE_CORE_MSR_COUNTER);
	const struct uncore_core_msr_row *fixed = find_kind(core, UNCORE_CORE_MSR_FIXED);

	for (unsigned at = 0; general != NULL && at < general->count; at++)
		count(core, cpu, general, at, general_rate(core, cpu, at), now);
	for (unsigned at = 0; fixed != NULL && at < fixed->count; at++)
		count(core, cpu, fixed, at, fixed_rate(core, cpu, at), now);
	core->since[cpu] = now;
}

/* ---- accesses ---- */

static uint64_t read_msr(struct core *core, unsigned cpu, const struct uncore_core_msr_row *row, unsigned index,
			 uint64_t now)
{
	uint64_t value = *value_of(core, cpu, row, index);

	switch (row->kind) {
	case UNCORE_CORE_MSR_TSC:
	case UNCORE_CORE_MSR_MPERF:
		return value + events_after(core->nominal, now);
	case UNCORE_CORE_MSR_APERF:
		return value + events_after(core->hertz, now);
	case UNCORE_CORE_MSR_GLOBAL_CLEAR:
		return 0;
	default:
		return value;
	}
}

/* Keeps the written value in the form in which it reads back. */
static int write_msr(struct core *core, unsigned cpu, const struct uncore_core_msr_row *row, unsigned index,
		     uint64_t now, uint64_t value)
{
	const struct uncore_core_msr_row *status = find_kind(core, UNCORE_CORE_MSR_GLOBAL_STATUS);
	uint64_t *kept = value_of(core, cpu, row, index);

	switch (row->kind) {
	case UNCORE_CORE_MSR_CONSTANT:
	case UNCORE_CORE_MSR_RATIO:
	case UNCORE_CORE_MSR_GLOBAL_STATUS:
		return UNCORE_E_IO;
	case UNCORE_CORE_MSR_GLOBAL_CLEAR:
		if (status != NULL)
			*value_of(core, cpu, status, 0) &= ~value;
		return 0;
	case UNCORE_CORE_MSR_COUNTER:
		/* SDM, volume 3, 18.2.5: a write takes 32 bits and copies bit 31 into the bits above. */
		*kept = (uint64_t)(int64_t)(int32_t)(uint32_t)value & COUNTER_ONES;
		return 0;
	case UNCORE_CORE_MSR_FIXED:
		*kept = value & COUNTER_ONES;
		return 0;
	case UNCORE_CORE_MSR_TSC:
	case UNCORE_CORE_MSR_MPERF:
		*kept = value - events_after(core->nominal, now);
		return 0;
	case UNCORE_CORE_MSR_APERF:
		*kept = value - events_after(core->hertz, now);
		return 0;
	default:
		*kept = value;
		return 0;
	}
}

int core_access(struct core *core, unsigned cpu, uint32_t number, bool is_write, uint64_t now, uint64_t *value)
{
	const struct uncore_core_msr_row *row = find_row(core, number);

	if (row == NULL)
		return UNCORE_E_IO;
	count_up(core, cpu, now);
	if (is_write)
		return write_msr(core, cpu, row, number - row->number, now, *value);
	*value = read_msr(core, cpu, row, number - row->number, now);
	return 0;
}

/* ---- building ---- */

static int allocate(struct core *core)
{
	core->first = (size_t *)zeroed_room(core->shape->tables->core_msrs.count, sizeof(core->first[0]));
	if (core->first == NULL)
		return UNCORE_E_NOMEM;
	for (unsigned at = 0; at < core->shape->tables->core_msrs.count; at++) {
		core->first[at] = core->count;
		core->count += uncore_core_msrs(core->shape->tables)[at].count;
	}
	core->values = (uint64_t *)zeroed_room(core->count * core->shape->cpu_count, sizeof(core->values[0]));
	core->since = (uint64_t *)zeroed_room(core->shape->cpu_count, sizeof(core->since[0]));
	return core->values == NULL || core->since == NULL ? UNCORE_E_NOMEM : 0;
}

static void set_first_values(struct core *core)
{
	for (unsigned at = 0; at < core->shape->tables->core_msrs.count; at++) {
		const struct uncore_core_msr_row *row = &uncore_core_msrs(core->shape->tables)[at];
		uint64_t value = row->value;

		if (row->kind == UNCORE_CORE_MSR_RATIO && core->shape->tables->bus_hertz != 0)
			value |= core->nominal / core->shape->tables->bus_hertz << RATIO_BIT;
		for (unsigned cpu = 0; cpu < core->shape->cpu_count; cpu++)
			for (unsigned index = 0; index < row->count; index++)
				*value_of(core, cpu, row, index) = value;
	}
}

static int put_value(struct core *core, const struct uncore_scenario_msr *rule, size_t at, struct uncore_fault *fault)
{
	const struct uncore_core_msr_row *row = find_row(core, rule->number);

	if (row == NULL)
		return uncore_fault_set(fault, UNCORE_E_NOENT, "/core/msrs/%zu: the cores have no MSR 0x%x", at,
					(unsigned)rule->number);
	if (rule->cpu != UNCORE_SCENARIO_ALL && rule->cpu >= core->shape->cpu_count)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "/core/msrs/%zu: the machine has CPUs 0 to %u, not %u",
					at, core->shape->cpu_count - 1, rule->cpu);
	for (unsigned cpu = 0; cpu < core->shape->cpu_count; cpu++) {
		if (rule->cpu == UNCORE_SCENARIO_ALL || rule->cpu == cpu)
			*value_of(core, cpu, row, rule->number - row->number) = rule->value;
	}
	return 0;
}

static int take_events(struct core *core, const struct uncore_scenario_core *wanted, struct uncore_fault *fault)
{
	core->events = (struct uncore_scenario_core_event *)zeroed_room(wanted->event_count, sizeof(core->events[0]));
	if (core->events == NULL)
		return UNCORE_E_NOMEM;
	for (size_t at = 0; at < wanted->event_count; at++) {
		const struct uncore_scenario_core_event *event = &wanted->events[at];

		if (event->cpu != UNCORE_SCENARIO_ALL && event->cpu >= core->shape->cpu_count)
			return uncore_fault_set(fault, UNCORE_E_RANGE,
						"/core/events/%zu: the machine has CPUs 0 to %u, not %u", at,
						core->shape->cpu_count - 1, event->cpu);
		if (event->rate > UNCORE_SCENARIO_RATE_MAX)
			return uncore_fault_set(fault, UNCORE_E_RANGE, "/core/events/%zu: at most %llu a second", at,
						(unsigned long long)UNCORE_SCENARIO_RATE_MAX);
		core->events[at] = *event;
	}
	core->event_count = wanted->event_count;
	return 0;
}

int core_build(struct core *core, const struct shape *shape, const struct uncore_scenario *scenario,
	       struct uncore_fault *fault)
{
	const struct uncore_scenario_core *wanted = &scenario->core;
	int result;

	core->shape = shape;
	result = allocate(core);
	core->nominal = wanted->nominal_hertz != 0 ? wanted->nominal_hertz : UNCORE_SCENARIO_CORE_HERTZ;
	core->hertz = wanted->hertz != 0 ? wanted->hertz : core->nominal;
	core->instructions = wanted->instructions == 0 && scenario->example ? core->hertz : wanted->instructions;
	if (core->nominal > UNCORE_SCENARIO_HERTZ_MAX || core->hertz > UNCORE_SCENARIO_HERTZ_MAX ||
	    wanted->instructions > UNCORE_SCENARIO_RATE_MAX)
		return uncore_fault_set(fault, UNCORE_E_RANGE,
					"/core: at most %llu cycles and %llu instructions a second",
					(unsigned long long)UNCORE_SCENARIO_HERTZ_MAX,
					(unsigned long long)UNCORE_SCENARIO_RATE_MAX);
	if (result == 0)
		set_first_values(core);
	if (result == 0)
		result = take_events(core, wanted, fault);
	for (size_t at = 0; at < wanted->msr_count && result == 0; at++)
		result = put_value(core, &wanted->msrs[at], at, fault);
	return result;
}

void core_free(struct core *core)
{
	free(core->first);
	free(core->values);
	free(core->since);
	free(core->events);
}
