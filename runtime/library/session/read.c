/* SPDX-License-Identifier: MIT */
/* Keeps the sums of counts, and detects what makes a count worthless. */
#include "session/session.h"

#define EVERY_UNIT UINT32_MAX
/* A time that may be wrong by a larger part of the time since the read before is measured again. */
enum { LATE_PART = 50 };
/* The same of a pass that begins, of which it is not known how long it will be. */
#define BEGIN_LATE_NS 100000

/* Adds the last read of a unit, or of all, to what the cells have counted. */
static void add_up(struct uncore_session *session, unsigned unit)
{
	for (unsigned at = 0; at < session->live_count; at++) {
		struct request_cell *cell = &session->cells[session->live[at]];
		const struct slot_read *slot;
		uint64_t pass_ns, time_ns;

		if (unit != EVERY_UNIT && cell->unit != unit)
			continue;
		slot = &session->slots[cell->slot];
		pass_ns = session->units[cell->unit].pass_ns;
		time_ns = slot->time_ns != 0 || slot->idle > 0 ? slot->time_ns : pass_ns;
		cell->total += slot->delta;
		cell->skew_ns += (int64_t)(time_ns - pass_ns);
		cell->stood_ns += time_ns == 0 ? pass_ns : 0;
		cell->running_ns += slot->idle > 0 ? time_ns - (uint64_t)(slot->idle * (double)time_ns) : time_ns;
		if (cell->state == UNCORE_VALUE_OK)
			cell->state = slot->state;
	}
}

/*
 * How much longer a read took than reads of as many counters take: the program was held up, before some counters or
 * after all.
 */
static uint64_t held_up(struct unit *unit, uint64_t time_ns)
{
	uint64_t usual = unit->each_ns * unit->slot_count;

	if (unit->slot_count == 0)
		return 0;
	if (unit->each_ns == 0 || time_ns < usual)
		unit->each_ns = time_ns / unit->slot_count + 1;
	return time_ns > 2 * usual ? time_ns - usual : 0;
}

/* Reads all counters of a unit. Their time is the middle of the time that reading took. */
static int read_once(struct uncore_session *session, struct unit *unit)
{
	uint64_t before = unit->is_stopped ? unit->stopped_ns : uncore_machine_now(session->machine), middle;
	int result = 0;

	unit->after_ns = before;
	for (unsigned at = 0; at < WAY_COUNT && result == 0; at++) {
		if (session->ways[at] != NULL)
			result = session->ways[at]->ops->read(session, unit);
	}
	if (result != 0)
		return result;
	middle = unit->is_stopped ? before : before + (unit->after_ns - before) / 2;
	unit->late_ns = unit->is_stopped ? unit->stop_late_ns : held_up(unit, unit->after_ns - before) / 2;
	unit->pass_ns = middle - unit->read_ns;
	unit->read_ns = middle;
	unit->before_ns = before;
	return 0;
}

void note_stop(struct uncore_session *session, struct unit *unit, uint64_t before)
{
	unit->stop_late_ns = (uncore_machine_now(session->machine) - before) / 2;
	unit->stopped_ns = before + unit->stop_late_ns;
}

/* If the time of a read is known badly, a second one follows. It has the processor for itself, most likely. */
static int read_unit(struct uncore_session *session, struct unit *unit)
{
	int result;

	if (session->flags & UNCORE_SESSION_DRY_RUN)
		return 0;
	result = read_once(session, unit);
	if (result != 0 || unit->is_stopped || unit->late_ns <= unit->pass_ns / LATE_PART)
		return result;
	add_up(session, (unsigned)(unit - session->units));
	return read_once(session, unit);
}

/* A counter that was not read adds nothing; the next read includes it. */
static void skip_unit(struct uncore_session *session, struct unit *unit)
{
	unit->pass_ns = 0;
	for (unsigned at = unit->first_slot; at < unit->first_slot + unit->slot_count + unit->other_count; at++)
		session->slots[at].delta = session->slots[at].time_ns = 0;
}

int read_begin(struct uncore_session *session, struct unit *unit)
{
	int result = session->flags & UNCORE_SESSION_DRY_RUN ? 0 : read_once(session, unit);

	if (result == 0 && unit->late_ns > BEGIN_LATE_NS)
		result = read_once(session, unit);
	skip_unit(session, unit);
	return result;
}

/*
 * Goes on whatever fails: a box that is not frozen is read at another moment, and one that stays frozen counts nothing.
 * A box that failed before its first write has nothing saved, so it is not written here.
 */
static int hold_boxes(struct uncore_session *session, const struct unit *unit, enum uncore_procedure procedure)
{
	int result = 0;

	for (unsigned at = unit->first_target; at < unit->first_target + unit->target_count; at++) {
		const struct target *target = &session->targets[at];
		int failed = target->is_touched && is_there(target) ? run_on(session, at, procedure) : 0;

		if (result == 0 && !is_access_failure(failed))
			result = failed;
	}
	return result;
}

/*
 * Freezes only the session's boxes. Freezing the package would be one write, but would stop other programs' counters.
 * The time in which boxes are frozen is not counted.
 */
static int read_held(struct uncore_session *session, struct unit *unit)
{
	struct uncore_machine *machine = session->machine;
	uint64_t before = uncore_machine_now(machine);
	int result = hold_boxes(session, unit, UNCORE_PROC_FREEZE), after;

	note_stop(session, unit, before);
	unit->is_stopped = true;
	if (result == 0)
		result = read_unit(session, unit);
	if (result != 0)
		skip_unit(session, unit);
	after = hold_boxes(session, unit, UNCORE_PROC_UNFREEZE);
	unit->is_stopped = false;
	unit->read_ns = uncore_machine_now(machine);
	/* before_ns does not change: the boxes were unfrozen after it, one by one. */
	return result != 0 ? result : after;
}

static int read_running(struct uncore_session *session, struct unit *unit)
{
	int result = read_unit(session, unit);

	if (result != 0)
		skip_unit(session, unit);
	return result;
}

int read_all(struct uncore_session *session)
{
	bool hold = session->flags & UNCORE_SESSION_FROZEN && session->stage == STAGE_COUNTING;
	int result = 0;

	for (unsigned at = 0; at < session->unit_count; at++) {
		struct unit *unit = &session->units[at];
		int failed = hold ? read_held(session, unit) : read_running(session, unit);

		if (failed != 0 && result == 0)
			result = unit_failed(session, unit, failed);
	}
	add_up(session, EVERY_UNIT);
	return result;
}

void read_baseline(struct uncore_session *session)
{
	if (session->flags & UNCORE_SESSION_DRY_RUN)
		return;
	for (unsigned at = 0; at < session->unit_count; at++) {
		for (unsigned way = 0; way < WAY_COUNT; way++) {
			if (session->ways[way] != NULL)
				session->ways[way]->ops->baseline(session, &session->units[at]);
		}
	}
}

int uncore_session_sample(struct uncore_session *session)
{
	return session->stage == STAGE_COUNTING ? read_all(session) : UNCORE_E_STATE;
}

/* ---- verification ---- */

static bool is_checked(const struct saved *saved)
{
	return saved->is_written && (saved->kind == SAVED_CONTROL || saved->kind == SAVED_FILTER);
}

/*
 * Whether the register still has what was written, in the bits that events decide and that read back. Reset bits clear
 * themselves, and a count in the register changes.
 */
static bool is_as_written(const struct saved *saved, uint64_t now)
{
	return ((now ^ saved->written) & saved->verified) == 0;
}

/* Fills in what to read. */
static size_t list_checks(const struct target *target, struct uncore_io_item *checks)
{
	size_t count = 0;

	for (size_t at = 0; at < target->saved_count; at++) {
		if (is_checked(&target->saved[at]))
			checks[count++].address = target->saved[at].address;
	}
	return count;
}

/* Returns the first check after those of the target. */
static const struct uncore_io_item *compare(struct uncore_session *session, struct target *target,
					    const struct uncore_io_item *checks, differs_call *differs)
{
	for (size_t at = 0; at < target->saved_count; at++) {
		const struct saved *saved = &target->saved[at];
		const struct uncore_io_item *check;

		if (!is_checked(saved))
			continue;
		check = checks++;
		/*
		 * A failed read does not show that another program wrote to the register. Reading the counter itself
		 * shows what happened.
		 */
		if (check->result == 0 && !is_as_written(saved, check->value))
			differs(session, target, saved);
	}
	return checks;
}

static int verify_unit(struct uncore_session *session, struct unit *unit, differs_call *differs)
{
	const struct uncore_io_item *check = session->checks;
	size_t count = 0;
	int result;

	for (unsigned at = 0; at < unit->target_count; at++) {
		if (is_at_work(&session->targets[unit->first_target + at]))
			count += list_checks(&session->targets[unit->first_target + at], session->checks + count);
	}
	result = uncore_io_read_list(&session->io, unit->run.number, session->checks, count);
	uncore_fault_clear(session->machine->fault);
	for (unsigned at = 0; at < unit->target_count && result == 0; at++) {
		if (is_at_work(&session->targets[unit->first_target + at]))
			check = compare(session, &session->targets[unit->first_target + at], check, differs);
	}
	return result;
}

int verify_all(struct uncore_session *session, differs_call *differs, unit_call *also)
{
	int result = 0;

	if (session->flags & UNCORE_SESSION_DRY_RUN)
		return 0;
	for (unsigned at = 0; at < session->unit_count && result == 0; at++) {
		result = verify_unit(session, &session->units[at], differs);
		if (result != 0)
			result = unit_failed(session, &session->units[at], result);
		else if (also != NULL)
			also(session, at);
	}
	return result;
}

/* Marks the counters that the control register selects for or enables; for a filter, every counter of the box. */
static void note_theft(struct uncore_session *session, struct target *target, const struct saved *saved)
{
	for (unsigned at = 0; at < session->slot_count; at++) {
		struct slot_read *slot = &session->slots[at];
		const struct uncore_counter_row *group = &uncore_counters(session->tables)[slot->group];
		bool is_own = group->control == saved->reg.reg &&
			      (slot->index == saved->reg.index || group->enabled_by == saved->reg.index);

		if (&session->targets[slot->target] == target && (saved->kind != SAVED_CONTROL || is_own) &&
		    slot->state == UNCORE_VALUE_OK)
			slot->state = UNCORE_VALUE_STOLEN;
	}
}

int check_theft(struct uncore_session *session)
{
	int result = verify_all(session, note_theft, watch_check);

	for (unsigned at = 0; at < session->live_count && result == 0; at++) {
		struct request_cell *cell = &session->cells[session->live[at]];

		if (cell->state == UNCORE_VALUE_OK)
			cell->state = session->slots[cell->slot].state;
	}
	if (result == 0)
		check_standstill(session);
	return result;
}

int uncore_session_verify(struct uncore_session *session)
{
	return session->stage == STAGE_COUNTING ? check_theft(session) : UNCORE_E_STATE;
}
