/* SPDX-License-Identifier: MIT */
/* Reads counters, keeps their sums, and detects what makes a count worthless. */
#include "core/internal.h"
#include "session/session.h"

/* A count of two dwords that are read one after the other may be torn if the high one changed. */
static bool may_be_torn(const struct uncore_io_item *item, const struct uncore_priv_slot_read *slot)
{
	return item->address.space == UNCORE_SPACE_PCI && item->address.width == 64 &&
	       item->value >> 32 != slot->raw >> 32;
}

/*
 * Judges a count. If a counter was set back, it seems to wrap, and has counted more since the last read than any clock
 * could. elapsed_ns is from before the last read until after this one, because a thread may be stopped between reading
 * the clock and a register.
 */
static uint8_t judge(const struct uncore_priv_slot_read *slot, uint64_t elapsed_ns)
{
	/* The clock of the machine and that of the counters differ a little. */
	const double slack_ns = 1e7;

	if (elapsed_ns > slot->safe_ns)
		return UNCORE_VALUE_WRAPPED;
	return (double)slot->delta > ((double)elapsed_ns + slack_ns) * slot->most_per_ns ? UNCORE_VALUE_STOLEN :
											   UNCORE_VALUE_OK;
}

static void lose_slot(struct uncore_session *session, struct uncore_priv_slot_read *slot, int result)
{
	slot->state = (uint8_t)uncore_priv_state_of_failure(result);
	uncore_priv_note_lost_read(session, slot, result);
}

static inline void settle(struct uncore_session *session, const struct uncore_priv_unit *unit,
			  struct uncore_priv_slot_read *slot, struct uncore_io_item *item)
{
	uint64_t after_ns = unit->after_ns;

	slot->delta = 0;
	if (item->result == 0 && may_be_torn(item, slot)) {
		item->result = uncore_io_read(&session->io, unit->run.number, &item->address, &item->value);
		after_ns = uncore_machine_now(session->machine);
	}
	if (item->result != 0) {
		lose_slot(session, slot, item->result);
		return;
	}
	slot->delta = ((item->value >> slot->shift) - (slot->raw >> slot->shift)) & slot->ones;
	slot->raw = item->value;
	if (slot->state == UNCORE_VALUE_OK)
		slot->state = judge(slot, after_ns - unit->before_ns);
}

/* The machine's fault is about this list. */
static int read_items(struct uncore_session *session, const struct uncore_priv_unit *unit)
{
	uncore_fault_clear(session->machine->fault);
	return uncore_io_read_list(&session->io, unit->run.number, &session->items[unit->first_slot], unit->slot_count);
}

/*
 * If no CPU serves a unit, that explains the failure of all its MSRs. Any other explanation of the machine is about the
 * first access that failed.
 */
static bool is_unserved(const struct uncore_session *session, const struct uncore_priv_unit *unit)
{
	for (unsigned at = unit->first_slot; at < unit->first_slot + unit->slot_count; at++) {
		const struct uncore_io_item *item = &session->items[at];

		if (item->address.space == UNCORE_SPACE_MSR && item->result != UNCORE_E_NODEV)
			return false;
	}
	return session->machine->fault->code == UNCORE_E_NODEV;
}

/*
 * Each once in the order of the list, which is that of the accesses: who fails first has the machine's words.
 * Inline, so that a sample calls nothing for each of its counters.
 */
static inline void each_item(struct uncore_session *session, const struct uncore_priv_unit *unit,
			     void (*take)(struct uncore_session *session, const struct uncore_priv_unit *unit,
					  struct uncore_priv_slot_read *slot, struct uncore_io_item *item))
{
	struct uncore_priv_slot_read *slots = &session->slots[unit->first_slot];
	struct uncore_io_item *items = &session->items[unit->first_slot];
	struct uncore_fault *words = session->machine->fault;
	bool unserved = words->code != 0 && is_unserved(session, unit);

	for (unsigned at = 0; at < unit->slot_count; at++) {
		bool shares = unserved && items[at].address.space == UNCORE_SPACE_MSR;

		if (unserved && !shares)
			uncore_fault_clear(words);
		take(session, unit, &slots[at], &items[at]);
		if (items[at].result != 0 && !shares)
			uncore_fault_clear(words);
	}
	uncore_fault_clear(words);
}

static int read_unit(struct uncore_session *session, struct uncore_priv_unit *unit)
{
	uint64_t now = unit->is_stopped ? unit->stopped_ns : uncore_machine_now(session->machine);
	int result;

	if (session->flags & UNCORE_SESSION_DRY_RUN)
		return 0;
	result = read_items(session, unit);
	if (result != 0)
		return result;
	unit->after_ns = uncore_machine_now(session->machine);
	unit->pass_ns = now - unit->read_ns;
	unit->read_ns = now;
	each_item(session, unit, settle);
	unit->before_ns = now;
	return 0;
}

static void add_up(struct uncore_session *session)
{
	struct uncore_priv_request_cell *end = session->cells + session->cell_count;

	for (struct uncore_priv_request_cell *cell = session->cells; cell < end; cell++) {
		const struct uncore_priv_slot_read *slot;

		if (cell->slot == UNCORE_PRIV_NO_SLOT)
			continue;
		slot = &session->slots[cell->slot];
		cell->total += slot->delta;
		cell->running_ns += session->units[cell->unit].pass_ns;
		if (cell->state == UNCORE_VALUE_OK)
			cell->state = slot->state;
	}
}

/*
 * Goes on whatever fails: a box that is not frozen is read at another moment, and one that stays frozen counts nothing.
 * A box that failed before its first write has nothing saved, so it is not written here.
 */
static int hold_boxes(struct uncore_session *session, const struct uncore_priv_unit *unit,
		      enum uncore_procedure procedure)
{
	int result = 0;

	for (unsigned at = unit->first_target; at < unit->first_target + unit->target_count; at++) {
		const struct uncore_priv_target *target = &session->targets[at];
		int failed = target->is_touched && uncore_priv_is_there(target) ?
				     uncore_priv_run_on(session, at, procedure) :
				     0;

		if (result == 0 && !uncore_priv_is_access_failure(failed))
			result = failed;
	}
	return result;
}

/* A counter that was not read adds nothing; the next read includes it. */
static void skip_unit(struct uncore_session *session, struct uncore_priv_unit *unit)
{
	unit->pass_ns = 0;
	for (unsigned at = unit->first_slot; at < unit->first_slot + unit->slot_count; at++)
		session->slots[at].delta = 0;
}

/*
 * Freezes only the session's boxes. Freezing the package would be one write, but would stop other programs' counters.
 * The time in which boxes are frozen is not counted.
 */
static int read_held(struct uncore_session *session, struct uncore_priv_unit *unit)
{
	struct uncore_machine *machine = session->machine;
	int result = hold_boxes(session, unit, UNCORE_PROC_FREEZE), after;

	unit->stopped_ns = uncore_machine_now(machine);
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

static int read_running(struct uncore_session *session, struct uncore_priv_unit *unit)
{
	int result = read_unit(session, unit);

	if (result != 0)
		skip_unit(session, unit);
	return result;
}

int uncore_priv_read_all(struct uncore_session *session)
{
	bool hold = session->flags & UNCORE_SESSION_FROZEN && session->stage == UNCORE_PRIV_COUNTING;
	int result = 0;

	for (unsigned at = 0; at < session->unit_count; at++) {
		struct uncore_priv_unit *unit = &session->units[at];
		int failed = hold ? read_held(session, unit) : read_running(session, unit);

		if (failed != 0 && result == 0)
			result = uncore_priv_session_failed(session, unit, failed);
	}
	add_up(session);
	return result;
}

/* The counters are frozen, so both halves of a value belong together. */
static void take_baseline(struct uncore_session *session, const struct uncore_priv_unit *unit,
			  struct uncore_priv_slot_read *slot, struct uncore_io_item *item)
{
	(void)unit;
	slot->raw = item->value;
	if (item->result != 0)
		lose_slot(session, slot, item->result);
}

void uncore_priv_baseline(struct uncore_session *session)
{
	for (unsigned at = 0; at < session->unit_count; at++) {
		struct uncore_priv_unit *unit = &session->units[at];

		if (!(session->flags & UNCORE_SESSION_DRY_RUN) && read_items(session, unit) == 0)
			each_item(session, unit, take_baseline);
	}
}

int uncore_session_sample(struct uncore_session *session)
{
	return session->stage == UNCORE_PRIV_COUNTING ? uncore_priv_read_all(session) : UNCORE_E_STATE;
}

/* ---- verification ---- */

static bool is_checked(const struct uncore_priv_saved *saved)
{
	return saved->is_written && (saved->kind == UNCORE_PRIV_CONTROL || saved->kind == UNCORE_PRIV_FILTER);
}

/*
 * Whether the register still has what was written, in the bits that events decide and that read back. Reset bits clear
 * themselves, and a count in the register changes.
 */
static bool is_as_written(const struct uncore_session *session, const struct uncore_priv_saved *saved, uint64_t now)
{
	uint64_t bits = uncore_priv_stable_bits(session->tables, saved->reg.reg);
	uint16_t count;

	if (uncore_priv_find_role(session->tables, saved->reg.reg, UNCORE_ROLE_COUNT, &count) == 0)
		bits &= ~uncore_field_mask(&uncore_fields(session->tables)[count]);

	return ((now ^ saved->written) & bits) == 0;
}

/* Fills in what to read. All registers of a saved list have addresses. */
static size_t list_checks(struct uncore_session *session, const struct uncore_priv_target *target,
			  struct uncore_io_item *checks)
{
	size_t count = 0;

	for (size_t at = 0; at < target->saved_count; at++) {
		const struct uncore_priv_saved *saved = &target->saved[at];

		if (is_checked(saved) &&
		    uncore_register_address(session->tables, &saved->reg, &checks[count].address) == 0)
			count++;
	}
	return count;
}

/* Returns the first check after those of the target. */
static const struct uncore_io_item *compare(struct uncore_session *session, struct uncore_priv_target *target,
					    const struct uncore_io_item *checks, uncore_priv_differs_call *differs)
{
	for (size_t at = 0; at < target->saved_count; at++) {
		const struct uncore_priv_saved *saved = &target->saved[at];
		const struct uncore_io_item *check;

		if (!is_checked(saved))
			continue;
		check = checks++;
		/*
		 * A failed read does not show that another program wrote to the register. Reading the counter itself
		 * shows what happened.
		 */
		if (check->result == 0 && !is_as_written(session, saved, check->value))
			differs(session, target, saved);
	}
	return checks;
}

static int verify_unit(struct uncore_session *session, struct uncore_priv_unit *unit, uncore_priv_differs_call *differs)
{
	const struct uncore_io_item *check = session->checks;
	size_t count = 0;
	int result;

	for (unsigned at = 0; at < unit->target_count; at++) {
		if (uncore_priv_is_at_work(&session->targets[unit->first_target + at]))
			count += list_checks(session, &session->targets[unit->first_target + at],
					     session->checks + count);
	}
	result = uncore_io_read_list(&session->io, unit->run.number, session->checks, count);
	uncore_fault_clear(session->machine->fault);
	for (unsigned at = 0; at < unit->target_count && result == 0; at++) {
		if (uncore_priv_is_at_work(&session->targets[unit->first_target + at]))
			check = compare(session, &session->targets[unit->first_target + at], check, differs);
	}
	return result;
}

int uncore_priv_verify_all(struct uncore_session *session, uncore_priv_differs_call *differs,
			   uncore_priv_unit_call *also)
{
	int result = 0;

	if (session->flags & UNCORE_SESSION_DRY_RUN)
		return 0;
	for (unsigned at = 0; at < session->unit_count && result == 0; at++) {
		result = verify_unit(session, &session->units[at], differs);
		if (result != 0)
			result = uncore_priv_session_failed(session, &session->units[at], result);
		else if (also != NULL)
			also(session, at);
	}
	return result;
}

/* Marks the counters that the control register selects for or enables; for a filter, every counter of the box. */
static void note_theft(struct uncore_session *session, struct uncore_priv_target *target,
		       const struct uncore_priv_saved *saved)
{
	for (unsigned at = 0; at < session->slot_count; at++) {
		struct uncore_priv_slot_read *slot = &session->slots[at];
		const struct uncore_counter_row *group = &uncore_counters(session->tables)[slot->group];
		bool is_own = group->control == saved->reg.reg &&
			      (slot->index == saved->reg.index || group->enabled_by == saved->reg.index);

		if (&session->targets[slot->target] == target && (saved->kind != UNCORE_PRIV_CONTROL || is_own) &&
		    slot->state == UNCORE_VALUE_OK)
			slot->state = UNCORE_VALUE_STOLEN;
	}
}

int uncore_priv_check_theft(struct uncore_session *session)
{
	int result = uncore_priv_verify_all(session, note_theft, uncore_priv_watch_check);

	for (unsigned at = 0; at < session->cell_count && result == 0; at++) {
		struct uncore_priv_request_cell *cell = &session->cells[at];

		if (cell->slot != UNCORE_PRIV_NO_SLOT && cell->state == UNCORE_VALUE_OK)
			cell->state = session->slots[cell->slot].state;
	}
	return result;
}

int uncore_session_verify(struct uncore_session *session)
{
	return session->stage == UNCORE_PRIV_COUNTING ? uncore_priv_check_theft(session) : UNCORE_E_STATE;
}
