/* SPDX-License-Identifier: MIT */
/*
 * Counts the clock of an instance on a free counter, for a moment, beside the events of the pass. The session has saved
 * its registers at the start, so the journal restores them if the process dies meanwhile.
 */
#include <stdlib.h>

#include "core/lookup.h"
#include "core/step.h"
#include "session/session.h"

/* What a target keeps while it is probed. */
struct clock_probe {
	const struct uncore_counter_row *group;
	struct saved *control, *data;
	uint64_t before, begun_ns;
};

static struct saved *find_saved(const struct target *target, uint16_t reg, uint16_t index)
{
	for (size_t at = 0; at < target->saved_count; at++) {
		struct saved *saved = &target->saved[at];

		if (saved->reg.reg == reg && saved->reg.index == index && saved->reg.instance == target->instance)
			return saved;
	}
	return NULL;
}

static int read_register(const struct uncore_session *session, const struct saved *saved, uint64_t *value)
{
	return uncore_io_read(&session->io, saved->unit, &saved->address, value);
}

/* Another program may use a counter that the session leaves alone: then it is enabled. */
static bool is_unused(const struct uncore_session *session, const struct saved *control)
{
	uint64_t value;
	uint16_t field;

	return find_role(session->tables, control->reg.reg, UNCORE_ROLE_ENABLE, &field) == 0 &&
	       read_register(session, control, &value) == 0 &&
	       (value & uncore_field_mask(&uncore_fields(session->tables)[field])) == 0;
}

/* A counter that can count the clock, and that neither the pass nor another program uses; false: there is none. */
static bool find_counter(const struct uncore_session *session, const struct target *target,
			 const struct uncore_encoding *event, struct clock_probe *probe, unsigned *number)
{
	unsigned first;

	probe->group = &uncore_counters(session->tables)[event->group];
	if (probe->group->control == UNCORE_NO_INDEX || probe->group->control == probe->group->data ||
	    uncore_counter_first(session->tables, event->box, event->group, &first) != 0)
		return false;
	for (uint16_t index = 0; index < probe->group->count; index++) {
		*number = first + index;
		if (!(event->counters >> index & 1) || target->counters[*number].in_use)
			continue;
		probe->control = find_saved(target, probe->group->control, index);
		probe->data = find_saved(target, probe->group->data, index);
		if (probe->control != NULL && probe->data != NULL && is_unused(session, probe->control))
			return true;
	}
	return false;
}

/* Programs the one counter. It is not observed: what the session wrote, and verifies, stays as it was. */
static int program(struct uncore_session *session, const struct target *target, unsigned number,
		   const struct uncore_encoding *event)
{
	struct uncore_unit unit = session->units[target->unit].run;
	struct uncore_counter_run *counters = calloc(target->counter_count, sizeof(*counters));
	struct uncore_box_run run = { .unit = &unit,
				      .box = target->box,
				      .instance = target->instance,
				      .counters = counters,
				      .counter_count = target->counter_count };
	int result;

	if (counters == NULL)
		return UNCORE_E_NOMEM;
	unit.observe = NULL;
	counters[number] = (struct uncore_counter_run){ .in_use = true, .control = event->control };
	result = uncore_run(&run, UNCORE_PROC_PROGRAM);
	free(counters);
	return result;
}

static int restore(struct uncore_session *session, const struct clock_probe *probe)
{
	struct uncore_step_access access;
	bool wrote;
	int result = write_back(session->tables, &session->io, probe->control, &access, &wrote);
	int data = write_back(session->tables, &session->io, probe->data, &access, &wrote);

	return result != 0 ? result : data;
}

/* Counting in a filter would change what the events of the pass count. Boxes that are stopped cannot show a clock. */
static bool may_probe(const struct uncore_session *session, const struct uncore_encoding *event)
{
	return session->stage == STAGE_COUNTING && event->filter_count == 0;
}

int clock_probe_begin(struct uncore_session *session, unsigned target, const struct uncore_encoding *event)
{
	struct target *at = &session->targets[target];
	struct clock_probe *probe = calloc(1, sizeof(*probe));
	unsigned number;
	int result = UNCORE_E_UNMEASURED;

	if (probe == NULL)
		return UNCORE_E_NOMEM;
	if (may_probe(session, event) && find_counter(session, at, event, probe, &number)) {
		result = program(session, at, number, event);
		if (result == 0)
			result = read_register(session, probe->data, &probe->before);
		if (result != 0)
			(void)restore(session, probe);
	}
	probe->begun_ns = uncore_machine_now(session->machine);
	at->own = result == 0 ? probe : NULL;
	if (result != 0)
		free(probe);
	return result;
}

int clock_probe_end(struct uncore_session *session, unsigned target, uint64_t *count, uint64_t *running_ns)
{
	struct target *at = &session->targets[target];
	struct clock_probe *probe = (struct clock_probe *)at->own;
	uint64_t now = 0;
	int result = read_register(session, probe->data, &now), restored;

	*count = count_in(session->tables, probe->group, now) - count_in(session->tables, probe->group, probe->before);
	*running_ns = uncore_machine_now(session->machine) - probe->begun_ns;
	restored = restore(session, probe);
	at->own = NULL;
	free(probe);
	return result != 0 ? result : restored;
}
