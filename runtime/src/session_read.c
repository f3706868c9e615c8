/* SPDX-License-Identifier: MIT */
/* Reads counters, keeps their sums, and notices what makes a count worthless. */
#include "internal.h"
#include "session.h"
#include "step.h"

static enum uncore_value_state state_of_failure(int result)
{
	return result == UNCORE_E_DENIED ? UNCORE_VALUE_DENIED : UNCORE_VALUE_LOST;
}

/* A count of two dwords that were read one after the other may be torn when the high one has moved. */
static bool may_be_torn(const struct uncore_io_item *item, const struct uncore_priv_slot_read *slot)
{
	return item->address.space == UNCORE_SPACE_PCI && item->address.width == 64 &&
	       item->value >> 32 != slot->raw >> 32;
}

static void settle(struct uncore_session *session, const struct uncore_priv_unit *unit,
		   struct uncore_priv_slot_read *slot, struct uncore_io_item *item, uint64_t elapsed_ns)
{
	const struct uncore_counter_row *group = &uncore_counters(session->tables)[slot->group];

	slot->delta = 0;
	if (item->result == 0 && may_be_torn(item, slot))
		item->result = uncore_io_read(&session->io, unit->run.number, &item->address, &item->value);
	if (item->result != 0) {
		slot->state = (uint8_t)state_of_failure(item->result);
		return;
	}
	if (elapsed_ns > slot->safe_ns && slot->state == UNCORE_VALUE_OK)
		slot->state = UNCORE_VALUE_WRAPPED;
	slot->delta = (uncore_priv_count(session->tables, group, item->value) -
		       uncore_priv_count(session->tables, group, slot->raw)) &
		      uncore_priv_ones(group->width);
	slot->raw = item->value;
}

static int read_unit(struct uncore_session *session, struct uncore_priv_unit *unit)
{
	uint64_t now = session->machine->ops->now(session->machine->context);
	int result = uncore_io_read_list(&session->io, unit->run.number, &session->items[unit->first_slot],
					 unit->slot_count);

	if (result != 0)
		return result;
	unit->pass_ns = now - unit->read_ns;
	unit->read_ns = now;
	for (unsigned at = unit->first_slot; at < unit->first_slot + unit->slot_count; at++)
		settle(session, unit, &session->slots[at], &session->items[at], unit->pass_ns);
	return 0;
}

static void add_up(struct uncore_session *session)
{
	for (unsigned at = 0; at < session->cell_count; at++) {
		struct uncore_priv_cell *cell = &session->cells[at];
		const struct uncore_priv_slot_read *slot;

		if (cell->slot == UNCORE_PRIV_NO_SLOT)
			continue;
		slot = &session->slots[cell->slot];
		cell->total += slot->delta;
		cell->running_ns += session->units[session->targets[cell->target].unit].pass_ns;
		if (cell->state == UNCORE_VALUE_OK)
			cell->state = slot->state;
	}
}

/* A machine whose package cannot be frozen as a whole holds its boxes one by one. */
static int hold_unit(struct uncore_session *session, struct uncore_priv_unit *unit, enum uncore_procedure procedure)
{
	int result = unit->scope == UNCORE_SCOPE_PACKAGE ? uncore_run_platform(&unit->run, procedure) : UNCORE_E_NOENT;

	for (unsigned at = 0; result == UNCORE_E_NOENT && at < unit->target_count; at++) {
		struct uncore_priv_target *target = &session->targets[unit->first_target + at];
		struct uncore_box_run run = uncore_priv_box_run(session, target);

		session->observed = unit->first_target + at;
		if (uncore_priv_is_there(target))
			result = uncore_run(&run, procedure);
		if (result == 0)
			result = UNCORE_E_NOENT;
	}
	return result == UNCORE_E_NOENT ? 0 : result;
}

static int read_held(struct uncore_session *session, struct uncore_priv_unit *unit)
{
	bool hold = session->flags & UNCORE_SESSION_FROZEN && session->stage == UNCORE_PRIV_COUNTING;
	int result = hold ? hold_unit(session, unit, UNCORE_PROC_FREEZE) : 0;
	int after;

	if (result == 0)
		result = read_unit(session, unit);
	after = hold ? hold_unit(session, unit, UNCORE_PROC_UNFREEZE) : 0;
	return result != 0 ? result : after;
}

int uncore_priv_read_all(struct uncore_session *session)
{
	int result = 0;

	if (session->flags & UNCORE_SESSION_DRY_RUN)
		return 0;
	for (unsigned at = 0; at < session->unit_count; at++) {
		struct uncore_priv_unit *unit = &session->units[at];
		int failed = read_held(session, unit);

		if (failed != 0 && result == 0)
			result = uncore_priv_session_failed(session, unit, failed);
	}
	add_up(session);
	return result;
}

void uncore_priv_baseline(struct uncore_session *session)
{
	for (unsigned at = 0; at < session->unit_count; at++) {
		struct uncore_priv_unit *unit = &session->units[at];

		if (session->flags & UNCORE_SESSION_DRY_RUN ||
		    uncore_io_read_list(&session->io, unit->run.number, &session->items[unit->first_slot],
					unit->slot_count) != 0)
			continue;
		/* The counters are held: both halves of what was read belong together. */
		for (unsigned each = unit->first_slot; each < unit->first_slot + unit->slot_count; each++) {
			session->slots[each].raw = session->items[each].value;
			if (session->items[each].result != 0)
				session->slots[each].state = (uint8_t)state_of_failure(session->items[each].result);
		}
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

/* What was written to it, of the bits that events decide and that read back; resets fall back by themselves. */
static bool is_as_written(const struct uncore_session *session, const struct uncore_priv_saved *saved, uint64_t now)
{
	uint64_t bits = uncore_priv_stable_bits(session->tables, saved->reg.reg);

	return ((now ^ saved->written) & bits) == 0;
}

/* Fills in what to read; registers of a saved list all have addresses. */
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

/* Returns the first check behind those of the target. */
static const struct uncore_io_item *compare(struct uncore_session *session, struct uncore_priv_target *target,
					    const struct uncore_io_item *checks, uncore_priv_differs_call *differs)
{
	for (size_t at = 0; at < target->saved_count; at++) {
		const struct uncore_priv_saved *saved = &target->saved[at];
		const struct uncore_io_item *check;

		if (!is_checked(saved))
			continue;
		check = checks++;
		/* A read that fails is no theft: the counter's own reads tell what became of it. */
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
		if (uncore_priv_is_there(&session->targets[unit->first_target + at]))
			count += list_checks(session, &session->targets[unit->first_target + at],
					     session->checks + count);
	}
	result = uncore_io_read_list(&session->io, unit->run.number, session->checks, count);
	for (unsigned at = 0; at < unit->target_count && result == 0; at++) {
		if (uncore_priv_is_there(&session->targets[unit->first_target + at]))
			check = compare(session, &session->targets[unit->first_target + at], check, differs);
	}
	return result;
}

int uncore_priv_verify_all(struct uncore_session *session, uncore_priv_differs_call *differs)
{
	int result = 0;

	if (session->flags & UNCORE_SESSION_DRY_RUN)
		return 0;
	for (unsigned at = 0; at < session->unit_count && result == 0; at++) {
		result = verify_unit(session, &session->units[at], differs);
		if (result != 0)
			result = uncore_priv_session_failed(session, &session->units[at], result);
	}
	return result;
}

/* The counters that the control chooses for or enables; every counter of the box where a filter differs. */
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

int uncore_session_verify(struct uncore_session *session)
{
	int result =
		session->stage == UNCORE_PRIV_COUNTING ? uncore_priv_verify_all(session, note_theft) : UNCORE_E_STATE;

	for (unsigned at = 0; at < session->cell_count && result == 0; at++) {
		struct uncore_priv_cell *cell = &session->cells[at];

		if (cell->slot != UNCORE_PRIV_NO_SLOT && cell->state == UNCORE_VALUE_OK)
			cell->state = session->slots[cell->slot].state;
	}
	return result;
}
