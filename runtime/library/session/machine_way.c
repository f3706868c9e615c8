/* SPDX-License-Identifier: MIT */
/*
 * Counts boxes whose registers have no address, on a machine that can do without: a simulated one runs the procedures
 * itself (struct uncore_machine_ops). Nothing is saved, locked or restored.
 */
#include "core/lookup.h"
#include "session/session.h"
#include "session/wrap.h"

static int find(const struct uncore_way *way, struct uncore_session *session, struct target *target, bool *takes)
{
	(void)way;
	*takes = session->machine->ops->run != NULL && only_perf_counts(session->tables, target->box);
	return !*takes ? 0 :
			 uncore_machine_presence(session->machine, session->units[target->unit].run.number, target->box,
						 target->instance, &target->presence);
}

static int ask(struct uncore_session *session, struct target *target, enum uncore_procedure procedure)
{
	struct uncore_box_run box = box_run(session, target);

	return session->machine->ops->run(session->machine->context, &box, procedure);
}

static int run_by_machine(struct uncore_session *session, unsigned index, enum uncore_procedure procedure)
{
	struct target *target = &session->targets[index];

	if (session->flags & UNCORE_SESSION_DRY_RUN)
		return 0;
	target->is_touched |= procedure == UNCORE_PROC_PROGRAM;
	return ask(session, target, procedure);
}

static void take_target(struct uncore_session *session, struct target *target, bool is_first)
{
	int result = ask(session, target, UNCORE_PROC_READ);

	for (unsigned at = target->first_slot; at < target->first_slot + target->slot_count; at++) {
		struct slot_read *slot = &session->slots[at];
		uint64_t raw = session->counters[slot->counter].count;

		slot->delta = result == 0 && !is_first ? count_across_wrap(slot, raw) : 0;
		if (result == 0) {
			slot->raw = raw;
			continue;
		}
		slot->state = (uint8_t)state_of_failure(result);
		note_lost_read(session, slot, result);
	}
}

static void take_unit(struct uncore_session *session, const struct unit *unit, bool is_first)
{
	for (unsigned at = unit->first_target; at < unit->first_target + unit->target_count; at++) {
		struct target *target = &session->targets[at];

		if (is_there(target) && target->way == &machine_way && target->slot_count != 0)
			take_target(session, target, is_first);
	}
}

static int read(struct uncore_session *session, struct unit *unit)
{
	take_unit(session, unit, false);
	return 0;
}

static void baseline(struct uncore_session *session, struct unit *unit)
{
	take_unit(session, unit, true);
}

static const struct way_ops ops = {
	.name = "machine", .wraps = true, .find = find, .run = run_by_machine, .read = read, .baseline = baseline
};

const struct uncore_way machine_way = { &ops };
