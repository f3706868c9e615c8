/* SPDX-License-Identifier: MIT */
/* Checks a new event as the driver does, and finds what it writes for it: uncore_pmu_event_init(). */
#include <errno.h>

#include "core/lookup.h"
#include "event/tool_words/perf.h"
#include "kernel/kernel.h"
#include "uncore/event.h"

#define FIXED_CONFIG 0xff /* UNCORE_FIXED_EVENT of the driver's uncore.h */

/* Bits for some counters of a group, as numbers in the box. */
static uint32_t counters_of(const struct uncore_tables *tables, uint16_t box, uint16_t group, uint32_t counters)
{
	unsigned first = 0;

	if (uncore_counter_first(tables, box, group, &first) != 0)
		return 0;
	return (counters & ((UINT32_C(1) << uncore_counters(tables)[group].count) - 1)) << first;
}

/* Counters that can count the event. A code that no event has counts on all of them. */
static void place(const struct kernel_events *events, struct kernel_event *event)
{
	const struct uncore_perf_pmu_row *row = event->box->pmu->row;
	struct uncore_range groups = uncore_boxes(events->tables)[row->box].counters;
	/* Each counter is a group of its own where config has its number. */
	uint64_t number = gather_bits(event->attr.config[0], row->counter);
	uint16_t group = (uint16_t)(groups.first + number);
	struct uncore_encoding found = { .event = UNCORE_NO_INDEX };

	event->counters = 0;
	if (number >= groups.count)
		return;
	if (uncore_event_decode_on(events->tables, events->machine->variant, group, event->control, NULL, 0, &found) !=
		    0 ||
	    found.event == UNCORE_NO_INDEX)
		found.counters = UINT16_MAX;
	event->counters = counters_of(events->tables, row->box, group, found.counters);
}

bool kernel_event_has(const struct kernel_event *event, const struct uncore_perf_take_row *take)
{
	const struct kernel_pmu *pmu = event->box->pmu;
	uint64_t counter = event->attr.config[0] & pmu->row->counter;

	return ((event->control | counter) & take->mask) == take->code && pmu->instance < take->units;
}

/* The driver drops bits of config1 and config2 that the event does not use, and on instances without that register. */
static void take_filters(const struct kernel_events *events, struct kernel_event *event)
{
	const struct kernel_pmu *pmu = event->box->pmu;

	for (unsigned at = pmu->row->takes.first; is_in_range(pmu->row->takes, at); at++) {
		const struct uncore_perf_take_row *take = &uncore_perf_takes(events->tables)[at];

		if (take->reg == UNCORE_NO_INDEX && kernel_event_has(event, take))
			event->taken[take->config] |= take->bits;
	}
}

static int init_fixed(const struct kernel_events *events, struct kernel_event *event)
{
	const struct uncore_perf_pmu_row *row = event->box->pmu->row;
	uint16_t group = perf_fixed(events->tables, row);

	if (row->fixed != FIXED_CONFIG || group == UNCORE_NO_INDEX)
		return -EINVAL;
	event->counters = counters_of(events->tables, row->box, group, 1);
	return 0;
}

/* check_valid_freerunning_event() */
static int init_free(const struct kernel_events *events, struct kernel_event *event)
{
	struct uncore_range named = event->box->pmu->row->events;

	for (unsigned at = named.first; is_in_range(named, at); at++) {
		const struct uncore_perf_event_row *row = &uncore_perf_events(events->tables)[at];

		if (row->config != event->attr.config[0])
			continue;
		event->counters = UINT32_C(1) << (row->counter - 1);
		return 0;
	}
	return -EINVAL;
}

int kernel_event_init(const struct kernel_events *events, struct kernel_pmu *pmu, struct kernel_event *event)
{
	struct uncore_sim_cpu cpu;

	if (pmu->is_core)
		return kernel_core_init(events, event);
	if (event->attr.sample_period != 0 || event->cpu < 0 ||
	    uncore_sim_cpu_at(events->sim, (unsigned)event->cpu, &cpu) != 0)
		return -EINVAL;
	event->box = &pmu->boxes[cpu.socket];
	if (!event->box->is_there || events->cpus[cpu.socket] < 0)
		return -EINVAL;
	event->cpu = events->cpus[cpu.socket];
	if (pmu->is_free)
		return init_free(events, event);
	if (event->attr.config[0] == FIXED_CONFIG)
		return init_fixed(events, event);
	event->control = event->attr.config[0] & pmu->row->control;
	take_filters(events, event);
	place(events, event);
	return 0;
}
