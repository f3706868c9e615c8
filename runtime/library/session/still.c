/* SPDX-License-Identifier: MIT */
/*
 * Detects boxes that stand still while they should count. A freeze of the whole package, which another program left,
 * reads back nowhere, and a frozen counter looks like one whose event did not happen. What shows it is a clock: an
 * event that happens in every cycle of the box, and has not happened at all.
 *
 * A processor that sleeps may stop the clock, but not for all of the time between two reads. A CPU of the socket makes
 * the reads through the box, which wakes it. So exactly 0 means that nothing counts there.
 */
#include "session/session.h"

enum {
	LEAST_NS = 1000000, /* a shorter time shows nothing */
	/* An idle instance is not probed again before that has passed. */
	PAUSE_NS = 1000000000
};

/* The event that counts the clock of a box on a counter that a freeze stops; false: none is known. */
static bool find_clock(const struct uncore_tables *tables, uint16_t box, struct uncore_encoding *clock)
{
	for (unsigned at = 0; at < tables->clocks.count; at++) {
		if (uncore_events(tables)[uncore_clocks(tables)[at].event].box == box &&
		    uncore_event_clock(tables, at, clock) == 0 &&
		    uncore_counters(tables)[clock->group].kind != UNCORE_COUNTER_FREE)
			return true;
	}
	return false;
}

/* Whether the request counts every cycle: a clock without edge detection, threshold or filter. */
static bool counts_clock(const struct uncore_session *session, unsigned request)
{
	const struct uncore_encoding *asked = &session->requests[request].encoding;
	struct uncore_encoding clock;

	return find_clock(session->tables, asked->box, &clock) && clock.group == asked->group &&
	       clock.control.value == asked->control.value && clock.filter_count == asked->filter_count;
}

void find_clocks(struct uncore_session *session)
{
	for (unsigned at = 0; at < session->request_count && has_unfreeze(session->tables); at++)
		session->requests[at].is_clock = counts_clock(session, at);
}

/* A freeze does not stop counters that run freely. */
static bool can_freeze(const struct uncore_session *session, const struct request_cell *cell)
{
	uint16_t group = session->requests[cell->request].encoding.group;

	return uncore_counters(session->tables)[group].kind != UNCORE_COUNTER_FREE;
}

/* A cell of the present pass. */
static bool is_watched(const struct uncore_session *session, const struct request_cell *cell)
{
	return cell->state == UNCORE_VALUE_OK && can_freeze(session, cell) &&
	       is_at_work(&session->targets[cell->target]);
}

/* Whether it ran for long enough since the move, if the count is from late_ns before the time of the read. */
static bool is_long_since(uint64_t running_ns, uint64_t late_ns, uint64_t moved_ns)
{
	return running_ns >= moved_ns + late_ns + LEAST_NS;
}

/* Adds what a cell has counted since the last check to what its instance has. */
static void check_cell(struct uncore_session *session, struct request_cell *cell)
{
	struct still *still = &session->targets[cell->target].still;

	if (!can_freeze(session, cell))
		return;
	still->running_ns += cell->running_ns - cell->checked_ns;
	cell->checked_ns = cell->running_ns;
	still->is_watched |= is_watched(session, cell);
	if (cell->total == cell->moved_total)
		return;
	/* The count may be from late_ns after the time of the read. */
	cell->moved_total = cell->total;
	cell->moved_ns = cell->running_ns + session->units[cell->unit].late_ns;
	still->has_moved = true;
}

/* Only cells of the present pass change. */
void note_movement(struct uncore_session *session)
{
	for (unsigned at = 0; at < session->target_count; at++)
		session->targets[at].still.is_watched = session->targets[at].still.has_moved = false;
	for (unsigned at = 0; at < session->live_count; at++)
		check_cell(session, &session->cells[session->live[at]]);
	for (unsigned at = 0; at < session->target_count; at++) {
		const struct target *target = &session->targets[at];
		struct still *still = &session->targets[at].still;

		if (still->has_moved)
			still->moved_ns = still->running_ns + session->units[target->unit].late_ns;
	}
}

/* Whether the instance has counted nothing since it last counted something, or since the session began. */
static bool stands_still(const struct uncore_session *session, const struct target *target)
{
	const struct still *still = &target->still;
	const struct unit *unit = &session->units[target->unit];

	return still->is_watched && is_long_since(still->running_ns, unit->late_ns, still->moved_ns) &&
	       unit->read_ns >= still->asked_ns;
}

static void mark_frozen(struct uncore_session *session, unsigned target)
{
	for (unsigned at = 0; at < session->cell_count; at++) {
		struct request_cell *cell = &session->cells[at];

		if (cell->target == target && cell->state == UNCORE_VALUE_OK && can_freeze(session, cell))
			cell->state = UNCORE_VALUE_FROZEN;
	}
	session->targets[target].still.is_frozen = true;
}

/* Whether the present pass counts the clock there, and has counted none of its cycles for long enough. */
static bool has_clock(const struct uncore_session *session, unsigned target)
{
	for (unsigned at = 0; at < session->live_count; at++) {
		const struct request_cell *cell = &session->cells[session->live[at]];

		if (cell->target == target && session->requests[cell->request].is_clock && is_watched(session, cell) &&
		    is_long_since(cell->running_ns, session->units[cell->unit].late_ns, cell->moved_ns))
			return true;
	}
	return false;
}

/* Begins to count the clock of an instance beside its events, if its way can. */
static bool begin_probe(struct uncore_session *session, unsigned target)
{
	const struct way_ops *ops = session->targets[target].way->ops;
	struct uncore_encoding clock;

	return ops->probe_begin != NULL && find_clock(session->tables, session->targets[target].box, &clock) &&
	       ops->probe_begin(session, target, &clock) == 0;
}

static void end_probe(struct uncore_session *session, unsigned target)
{
	struct target *at = &session->targets[target];
	uint64_t count, running_ns;

	at->still.is_probed = false;
	at->still.asked_ns = session->units[at->unit].read_ns + PAUSE_NS;
	/* With others on the counters it may not have had its turn. */
	if (at->way->ops->probe_end(session, target, &count, &running_ns) == 0 &&
	    running_ns >= at->way->ops->probe_ns / 4 && count == 0)
		mark_frozen(session, target);
}

void check_standstill(struct uncore_session *session)
{
	uint64_t probe_ns = 0; /* of the probes under way, the longest time; 0: there is none */
	int slept = 0;

	/* Nothing else can stop a box without a trace in the registers that are verified. */
	if ((session->flags & UNCORE_SESSION_DRY_RUN) || !has_unfreeze(session->tables))
		return;
	note_movement(session);
	for (unsigned at = 0; at < session->target_count; at++) {
		struct target *target = &session->targets[at];

		if (!stands_still(session, target))
			continue;
		if (has_clock(session, at)) {
			mark_frozen(session, at);
			continue;
		}
		target->still.is_probed = begin_probe(session, at);
		if (target->still.is_probed && target->way->ops->probe_ns > probe_ns)
			probe_ns = target->way->ops->probe_ns;
	}
	/* A wait that a signal has cut short is short of running time too. */
	if (probe_ns != 0)
		slept = uncore_machine_sleep(session->machine, probe_ns);
	(void)slept;
	for (unsigned at = 0; at < session->target_count && probe_ns != 0; at++) {
		if (session->targets[at].still.is_probed)
			end_probe(session, at);
	}
}

bool uncore_session_stood_still(const struct uncore_session *session, unsigned unit, uint16_t box, uint16_t instance)
{
	for (unsigned at = 0; at < session->target_count; at++) {
		const struct target *target = &session->targets[at];

		if (session->units[target->unit].run.number == unit && target->box == box &&
		    (instance == UNCORE_ALL_INSTANCES || target->instance == instance) && target->still.is_frozen)
			return true;
	}
	return false;
}
