/* SPDX-License-Identifier: MIT */
/* Decides which events of a box count now, and for how long each has: ctx_sched_in(), perf_rotate_context(). */
#include <string.h>

#include "kernel/kernel.h"

/* ---- time and counts ---- */

/* __perf_effective_state(): a sibling is only enabled while its leader is. */
static bool is_enabled(const struct kernel_event *event)
{
	return event->state >= KERNEL_INACTIVE && event->leader->state >= KERNEL_INACTIVE;
}

static void update_time(struct kernel_event *event, uint64_t now)
{
	if (is_enabled(event)) {
		event->enabled += now - event->since;
		if (event->state == KERNEL_ACTIVE)
			event->running += now - event->since;
	}
	event->since = now;
}

/* The group to which a counter of the box belongs; NULL: there is none. */
static const struct uncore_counter_row *group_of(const struct kernel_events *events, const struct kernel_box *box,
						 unsigned counter)
{
	struct uncore_range groups = uncore_boxes(events->tables)[box->pmu->row->box].counters;
	unsigned first = 0;

	for (unsigned at = groups.first; at < (unsigned)groups.first + groups.count; at++) {
		const struct uncore_counter_row *group = &uncore_counters(events->tables)[at];

		if (counter < first + group->count)
			return group;
		first += group->count;
	}
	return NULL;
}

/* How often a count's worth is halved. Linux makes no PMU if it cannot read that; here the table's number stands. */
static unsigned halvings_of(const struct kernel_events *events, const struct kernel_box *box,
			    const struct uncore_counter_row *group)
{
	const struct uncore_field_ref *by = &group->halved_by;
	struct uncore_register reg = { by->box, box->pmu->instance, by->reg, 0 };
	struct uncore_address address;
	uint64_t value;

	if (by->field == UNCORE_NO_INDEX || uncore_register_address(events->tables, &reg, &address) != 0 ||
	    uncore_io_read(&events->units[box->socket].io, box->socket, &address, &value) != 0)
		return group->halvings;
	return (unsigned)uncore_field_value(&uncore_fields(events->tables)[by->field], value);
}

/* rapl_event_update(): what a register has counted on, in the PMU's own unit. */
static uint64_t counted(const struct kernel_events *events, const struct kernel_box *box,
			const struct kernel_event *event, uint64_t count)
{
	const struct uncore_counter_row *group;
	uint64_t since = count - event->before;
	unsigned own, halvings;

	if (box->pmu->is_core)
		return kernel_core_counted(event->before, count);
	group = group_of(events, box, event->counter);
	own = box->pmu->row->halvings;
	if (group == NULL)
		return since;
	since &= group->width >= 64 ? UINT64_MAX : (UINT64_C(1) << group->width) - 1;
	if (own == 0)
		return since;
	halvings = halvings_of(events, box, group);
	return own >= halvings ? since << (own - halvings) : since >> (halvings - own);
}

static void update_counts(struct kernel_events *events, struct kernel_box *box)
{
	if (box->active_count == 0 || !kernel_box_read(events, box))
		return;
	for (unsigned at = 0; at < box->active_count; at++) {
		struct kernel_event *event = box->active[at];
		uint64_t count = box->counters[event->counter].count;

		event->count += counted(events, box, event, count);
		event->before = count;
	}
}

void kernel_box_update(struct kernel_events *events, struct kernel_box *box)
{
	uint64_t now = uncore_sim_now(events->sim);

	update_counts(events, box);
	for (size_t at = 0; at < box->group_count; at++) {
		for (struct kernel_event *event = box->groups[at]; event != NULL; event = event->next)
			update_time(event, now);
	}
}

/* ---- who counts ---- */

struct chosen {
	struct kernel_event *events[KERNEL_BOX_EVENTS];
	unsigned counters[KERNEL_BOX_EVENTS];
	unsigned count;
	bool is_closed; /* a group did not fit, or one wants the box alone: the rest waits */
};

/* group_sched_in(): all enabled events of a group, or none. */
static bool add_group(struct chosen *chosen, struct kernel_event *leader)
{
	unsigned before = chosen->count;

	for (struct kernel_event *event = leader; event != NULL; event = event->next) {
		if (event->state < KERNEL_INACTIVE)
			continue;
		if (chosen->count < KERNEL_BOX_EVENTS)
			chosen->events[chosen->count++] = event;
	}
	if (kernel_assign(chosen->events, chosen->count, chosen->counters))
		return true;
	chosen->count = before;
	return false;
}

/* group_can_go_on() and merge_sched_in() */
static void offer(struct kernel_box *box, struct chosen *chosen, struct kernel_event *leader)
{
	bool may = !chosen->is_closed && !(leader->attr.exclusive && chosen->count != 0);

	if (may && add_group(chosen, leader)) {
		chosen->is_closed = leader->attr.exclusive;
		return;
	}
	if (leader->attr.pinned) {
		leader->state = KERNEL_ERROR;
		return;
	}
	chosen->is_closed = true;
	box->rotates = true;
}

static void offer_all(struct kernel_box *box, struct chosen *chosen, bool pinned)
{
	for (size_t at = 0; at < box->group_count; at++) {
		struct kernel_event *leader = box->groups[at];

		if (leader->attr.pinned == pinned && leader->state >= KERNEL_INACTIVE)
			offer(box, chosen, leader);
	}
}

static bool is_as_before(const struct kernel_box *box, const struct chosen *chosen)
{
	if (box->active_count != chosen->count)
		return false;
	for (unsigned at = 0; at < chosen->count; at++) {
		if (box->active[at] != chosen->events[at] || box->active[at]->counter != chosen->counters[at] ||
		    box->active[at]->state != KERNEL_ACTIVE)
			return false;
	}
	return true;
}

static void take_over(struct kernel_box *box, const struct chosen *chosen)
{
	for (size_t at = 0; at < box->group_count; at++) {
		for (struct kernel_event *event = box->groups[at]; event != NULL; event = event->next) {
			if (event->state == KERNEL_ACTIVE)
				event->state = KERNEL_INACTIVE;
		}
	}
	for (unsigned at = 0; at < chosen->count; at++) {
		box->active[at] = chosen->events[at];
		box->active[at]->counter = chosen->counters[at];
		box->active[at]->state = KERNEL_ACTIVE;
	}
	box->active_count = chosen->count;
}

/* perf_mux_hrtimer_restart(): turns begin when a group first waits. */
static void set_turns(const struct kernel_events *events, struct kernel_box *box, bool rotated)
{
	if (box->rotates && !rotated)
		box->turn_ns = uncore_sim_now(events->sim) + UINT64_C(1000000) * box->pmu->mux_ms;
}

/* The caller has updated the box. */
void kernel_box_schedule(struct kernel_events *events, struct kernel_box *box)
{
	struct chosen chosen = { .count = 0 };
	bool rotated = box->rotates;

	box->rotates = false;
	if (events->cpus[box->socket] >= 0) {
		offer_all(box, &chosen, true);
		offer_all(box, &chosen, false);
	}
	set_turns(events, box, rotated);
	if (is_as_before(box, &chosen))
		return;
	take_over(box, &chosen);
	kernel_box_program(events, box);
}

void kernel_box_rotate(struct kernel_events *events, struct kernel_box *box)
{
	struct kernel_event *first;
	size_t at = 0;

	kernel_box_update(events, box);
	while (at < box->group_count && box->groups[at]->attr.pinned)
		at++;
	if (at + 1 < box->group_count) {
		first = box->groups[at];
		memmove(&box->groups[at], &box->groups[at + 1], (box->group_count - at - 1) * sizeof(box->groups[0]));
		box->groups[box->group_count - 1] = first;
	}
	kernel_box_schedule(events, box);
}
