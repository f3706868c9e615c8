/* SPDX-License-Identifier: MIT */
/* Runs a session: sets up, counts, changes passes, stops, restores. */
#include "session/session.h"

#include <stdio.h>
#include <string.h>

#include "core/lookup.h"

/* If an access fails while passes change, the instance does not count in the next pass. The others do. */
static int run_target(struct uncore_session *session, unsigned index, enum uncore_procedure procedure)
{
	struct target *target = &session->targets[index];
	int result = is_at_work(target) ? run_on(session, index, procedure) : 0;

	if (session->stage != STAGE_COUNTING || !is_access_failure(result))
		return result;
	target->is_out = true;
	return 0;
}

/* Instances that were out of reach may be back. */
static void try_again(struct uncore_session *session)
{
	for (unsigned at = 0; at < session->target_count; at++)
		session->targets[at].is_out = false;
}

static int run_all(struct uncore_session *session, enum uncore_procedure procedure)
{
	int result = 0;

	for (unsigned at = 0; at < session->target_count && result == 0; at++)
		result = run_target(session, at, procedure);
	return result;
}

/* ---- start ---- */

static bool writes_registers(const struct uncore_session *session)
{
	for (unsigned at = 0; at < session->unit_count; at++) {
		if (session->units[at].has_registers)
			return true;
	}
	return false;
}

static int lock_boxes(struct uncore_session *session)
{
	int result = session->state == NULL || !writes_registers(session) ?
			     0 :
			     locks_open(&session->locks, session->state, &session->fault);
	uint16_t last_box = UNCORE_NO_INDEX;
	unsigned last_unit = 0;

	for (unsigned at = 0; at < session->target_count && result == 0 && session->state != NULL; at++) {
		const struct target *target = &session->targets[at];
		const struct unit *unit = &session->units[target->unit];

		/* The instances of a box follow each other. */
		if (!is_there(target) || !is_register(target) || (target->box == last_box && target->unit == last_unit))
			continue;
		last_box = target->box;
		last_unit = target->unit;
		result = lock_boxes_of(&session->locks, session->machine, unit->scope, unit->run.number, target->box,
				       &session->fault);
	}
	return result;
}

/* Taken after the locks of boxes, for which no session waits. */
static int join_packages(struct uncore_session *session)
{
	int result = 0;

	for (unsigned at = 0; at < session->unit_count && result == 0 && session->state != NULL; at++) {
		struct unit *unit = &session->units[at];

		if (unit->scope == UNCORE_SCOPE_PACKAGE && unit->has_registers && has_unfreeze(session->tables))
			result = join_package(&session->locks, session->machine, unit->run.number, &unit->package,
					      &session->fault);
	}
	return result;
}

static int register_failed(struct uncore_session *session, const struct saved *saved, const char *what, int result)
{
	const struct uncore_fault *machine = session->machine->fault;
	char name[80];

	if (uncore_register_name(session->tables, &saved->reg, name, sizeof(name)) < 0)
		name[0] = '\0';
	return uncore_fault_set(&session->fault, result, "%s %u: %s %s: %s%s%s",
				saved->scope == UNCORE_SCOPE_CPU ? "CPU" : "socket", saved->unit, what, name,
				uncore_error_text(result), machine->code != 0 ? "; " : "", machine->text);
}

/*
 * A running count of two dwords may be read torn, before and after a carry. 0 cannot be torn: the low dword would have
 * had to run through all its values between the two reads.
 */
static bool may_be_halves(const struct saved *saved)
{
	return saved->address.space == UNCORE_SPACE_PCI && saved->address.width == 64 && saved->prior != 0;
}

/* The second read has both halves of one moment, unless the high one changed since the first. */
static int take_saved(struct uncore_session *session, struct saved *saved, const struct uncore_io_item *item,
		      bool again)
{
	int result = item->result;

	if (result == 0 && again && item->value >> 32 != saved->prior >> 32)
		result = uncore_io_read(&session->io, saved->unit, &saved->address, &saved->prior);
	else
		saved->prior = item->value;
	return result == 0 ? 0 : register_failed(session, saved, "save", result);
}

/* Reads registers of one unit in as few accesses as the machine allows. */
static int save_unit(struct uncore_session *session, struct saved *saved, size_t count, bool again)
{
	struct uncore_io_item *items = session->checks, *item = items;
	size_t used = 0;
	int result;

	for (size_t at = 0; at < count; at++) {
		if (!again || may_be_halves(&saved[at]))
			items[used++].address = saved[at].address;
	}
	result = uncore_io_read_list(&session->io, saved->unit, items, used);
	if (result != 0)
		return uncore_fault_set(&session->fault, result, "save: %s", uncore_error_text(result));
	for (size_t at = 0; at < count && result == 0; at++) {
		if (!again || may_be_halves(&saved[at]))
			result = take_saved(session, &saved[at], item++, again);
	}
	return result;
}

static int save(struct uncore_session *session)
{
	size_t count;
	int result = 0;

	for (size_t at = 0; at < session->saved_count && result == 0; at += count) {
		for (count = 1;
		     at + count < session->saved_count && session->saved[at + count].unit == session->saved[at].unit;)
			count++;
		result = save_unit(session, &session->saved[at], count, false);
		if (result == 0)
			result = save_unit(session, &session->saved[at], count, true);
	}
	if (result == 0 && session->state != NULL && session->saved_count > 0)
		result = journal_write(&session->locks, session->machine, session->saved, session->saved_count,
				       &session->fault);
	return result;
}

/* A device whose registers do not keep what is written does not exist. */
static void note_phantom(struct uncore_session *session, struct target *target, const struct saved *saved)
{
	(void)session, (void)saved;
	target->presence = UNCORE_PRESENCE_PHANTOM;
}

/* Programs a pass while the counters are stopped, and reads their first counts. */
static int program(struct uncore_session *session, uint32_t pass)
{
	static const enum uncore_procedure order[] = { UNCORE_PROC_SETUP, UNCORE_PROC_RESET, UNCORE_PROC_PROGRAM };
	int result = session_plan_pass(session, pass);

	try_again(session);
	for (unsigned at = 0; at < sizeof(order) / sizeof(order[0]) && result == 0; at++)
		result = run_all(session, order[at]);
	if (result == 0)
		result = verify_all(session, note_phantom, NULL);
	if (result == 0)
		result = check_there(session);
	if (result == 0)
		read_baseline(session);
	return result;
}

/* Goes on after a failure; the first failure is the result. */
static int run_unit(struct uncore_session *session, const struct unit *unit, enum uncore_procedure procedure)
{
	int result = 0;

	for (unsigned at = unit->first_target; at < unit->first_target + unit->target_count; at++) {
		int failed = run_target(session, at, procedure);

		if (result == 0)
			result = failed;
	}
	return result;
}

/*
 * Unfreezes a package that another program left frozen: it would count nothing, and its freeze bit cannot be read. If
 * the register is out of reach, the boxes are measured nevertheless. If another session is on the package, it has
 * written the register already, and unfreezing might start boxes that it holds frozen.
 */
static void unfreeze_packages(struct uncore_session *session)
{
	for (unsigned at = 0; at < session->unit_count; at++) {
		struct unit *unit = &session->units[at];

		session->observed = unit->first_target;
		if (unit->scope == UNCORE_SCOPE_PACKAGE && unit->has_registers && unit->package.is_alone &&
		    uncore_run_platform(&unit->run, UNCORE_PROC_UNFREEZE) != 0) {
			uncore_fault_clear(&unit->run.fault);
			uncore_fault_clear(session->machine->fault);
		}
		admit_others(&unit->package);
	}
}

/* However long the writes take that start the boxes: each counts from the first read on. */
static int begin(struct uncore_session *session, bool is_first)
{
	int result = 0;

	if (is_first) {
		watch_begin(session);
		unfreeze_packages(session);
	}
	for (unsigned at = 0; at < session->unit_count && result == 0; at++) {
		struct unit *unit = &session->units[at];

		unit->before_ns = uncore_machine_now(session->machine);
		result = run_unit(session, unit, UNCORE_PROC_START);
		unit->is_stopped = false;
		if (result == 0)
			result = read_begin(session, unit);
		if (is_first)
			unit->begun_ns = unit->read_ns;
	}
	return result;
}

static int end(struct uncore_session *session)
{
	int result = 0;

	for (unsigned at = 0; at < session->unit_count; at++) {
		struct unit *unit = &session->units[at];
		uint64_t before = uncore_machine_now(session->machine);
		int failed = run_unit(session, unit, UNCORE_PROC_STOP);

		note_stop(session, unit, before);
		unit->is_stopped = failed == 0;
		if (result == 0)
			result = failed;
	}
	return result;
}

static int put_back(struct uncore_session *session);

/* Keeps the first failure, and adds to its text that there were more. */
static void note_left(struct uncore_session *session)
{
	char *text = session->fault.text;
	size_t length = strlen(text);

	if (session->state != NULL)
		snprintf(text + length, sizeof(session->fault.text) - length,
			 "; some registers could not be put back: run uncore restore");
}

int uncore_session_start(struct uncore_session *session)
{
	int result;

	if (session->stage != STAGE_NEW)
		return UNCORE_E_STATE;
	uncore_fault_clear(session->machine->fault);
	result = session_plan(session);
	if (result == 0)
		find_worths(session);
	if (result == 0)
		result = lock_boxes(session);
	if (result == 0)
		result = join_packages(session);
	if (result == 0)
		result = save(session);
	if (result == 0) {
		result = program(session, 0);
		if (result == 0)
			result = begin(session, true);
		if (result != 0 && put_back(session) != 0)
			note_left(session);
	}
	if (result == 0) {
		session->stage = STAGE_COUNTING;
		return 0;
	}
	locks_close(&session->locks);
	session_plan_free(session);
	uncore_machine_release(session->machine);
	return uncore_fault_set(&session->fault, result, "%s", uncore_error_text(result));
}

/* ---- next pass ---- */

/* Between two passes nothing counts, so if no pass can begin, no count can be trusted. */
static void lose_all(struct uncore_session *session)
{
	for (unsigned at = 0; at < session->cell_count; at++) {
		if (session->cells[at].state == UNCORE_VALUE_OK)
			session->cells[at].state = UNCORE_VALUE_LOST;
	}
}

int uncore_session_rotate(struct uncore_session *session)
{
	uint32_t passes = uncore_session_passes(session);
	int result;

	if (session->stage != STAGE_COUNTING)
		return UNCORE_E_STATE;
	if (passes <= 1)
		return 0;
	try_again(session);
	result = uncore_session_verify(session);
	/* Before the stop: read_last(). */
	if (result == 0)
		result = read_all(session);
	if (result == 0)
		result = end(session);
	if (result == 0)
		result = run_all(session, UNCORE_PROC_RESTORE);
	if (result == 0)
		result = program(session, (session->pass + 1) % passes);
	if (result == 0)
		result = begin(session, false);
	if (result != 0)
		lose_all(session);
	return result;
}

/* ---- stop ---- */

static bool is_counted_in(const struct uncore_session *session, const struct saved *saved)
{
	for (unsigned at = 0; at < session->slot_count; at++) {
		const struct slot_read *slot = &session->slots[at];
		const struct target *target = &session->targets[slot->target];

		if (uncore_counters(session->tables)[slot->group].data == saved->reg.reg &&
		    slot->index == saved->reg.index && target->instance == saved->reg.instance &&
		    session->units[target->unit].run.number == saved->unit)
			return true;
	}
	return false;
}

/* Whether a procedure zeroes every counter of the box at once, used or not. */
static bool zeroes_all(const struct uncore_tables *tables, uint16_t box)
{
	struct uncore_range procedures = uncore_boxes(tables)[box].procedures;

	for (unsigned at = 0; at < procedures.count; at++) {
		struct uncore_range steps = uncore_procedure_rows(tables)[procedures.first + at].steps;

		for (unsigned each = 0; each < steps.count; each++) {
			const struct uncore_step_row *step = &uncore_steps(tables)[steps.first + each];
			uint16_t field;

			if (step->op == UNCORE_STEP_WRITE &&
			    find_role(tables, step->reg, UNCORE_ROLE_RESET_COUNTERS, &field) == 0 &&
			    (step->value & uncore_field_mask(&uncore_fields(tables)[field])) != 0)
				return true;
		}
	}
	return false;
}

/* Whether the session, if it were no dry run, would have changed the register. */
static bool would_differ(const struct uncore_session *session, const struct saved *saved)
{
	if (saved->kind == SAVED_DATA)
		return is_counted_in(session, saved) ||
		       ((saved->prior & saved->stable) != 0 && zeroes_all(session->tables, saved->reg.box));
	return saved->is_written && ((saved->written ^ saved->prior) & saved->stable) != 0;
}

/*
 * A count in a control register changes only by a write of that register or by a command to it. Both are made only for
 * counters in use. The count of an unused one, which another program may use, goes on.
 */
static bool is_untouched(const struct uncore_session *session, const struct saved *saved)
{
	uint16_t field;

	return saved->kind == SAVED_CONTROL && !saved->is_written && !is_counted_in(session, saved) &&
	       find_role(session->tables, saved->reg.reg, UNCORE_ROLE_COUNT, &field) == 0;
}

static int put_register_back(struct uncore_session *session, const struct saved *saved)
{
	struct uncore_session_access access = { .unit = saved->unit };
	bool wrote;
	int result = 0;

	if (session->flags & UNCORE_SESSION_DRY_RUN) {
		access.step = write_back_step(session->tables, saved);
		wrote = would_differ(session, saved);
	} else {
		result = write_back(session->tables, &session->io, saved, &access.step, &wrote);
	}
	if (wrote && session->observe != NULL)
		session->observe(session->observe_context, &access);
	return result;
}

static int put_target_back(struct uncore_session *session, unsigned index)
{
	const struct target *target = &session->targets[index];
	int result = 0;

	for (size_t at = 0; at < target->saved_count; at++) {
		const struct saved *saved = &target->saved[at];
		int failed = is_untouched(session, saved) ? 0 : put_register_back(session, saved);

		if (failed != 0 && result == 0)
			result = register_failed(session, saved, "restore", failed);
	}
	return result;
}

/*
 * Goes on after a failure; the first failure is the result. A register that was never written need not be restored;
 * where writing was refused, restoring would be too.
 */
static int put_back(struct uncore_session *session)
{
	int result = 0;

	/* Also restores boxes that seemed not to exist: they have been written, and may exist after all. */
	for (unsigned at = 0; at < session->target_count; at++) {
		int failed = session->targets[at].is_touched ? run_on(session, at, UNCORE_PROC_RESTORE) : 0;

		if (result == 0)
			result = failed;
	}
	for (unsigned at = 0; at < session->target_count; at++) {
		int failed = session->targets[at].is_touched ? put_target_back(session, at) : 0;

		if (result == 0)
			result = failed;
	}
	if (result == 0)
		journal_remove(&session->locks);
	session->is_put_back = result == 0;
	return result;
}

bool uncore_session_is_put_back(const struct uncore_session *session)
{
	return session->is_put_back;
}

/*
 * Reads the counters a last time, and stops them. What boxes count while they are stopped one after the other is left
 * out: its time is not known. With frozen reads the stop is the freeze.
 */
static int read_last(struct uncore_session *session)
{
	bool hold = session->flags & UNCORE_SESSION_FROZEN;
	int result = hold ? 0 : read_all(session), ended;

	session->stage = STAGE_STOPPED;
	/* Also stops what a change of pass left running, because counts are restored while counters are stopped. */
	try_again(session);
	ended = end(session);
	if (result == 0)
		result = ended;
	ended = hold ? read_all(session) : 0;
	return result != 0 ? result : ended;
}

int uncore_session_stop(struct uncore_session *session)
{
	int result, restored;

	if (session->stage != STAGE_COUNTING)
		return UNCORE_E_STATE;
	/* Checked before stopping, because some boxes stop by writes of the control registers, and again after it. */
	result = check_theft(session);
	restored = read_last(session);
	if (result == 0)
		result = restored;
	restored = check_theft(session);
	if (result == 0)
		result = restored;
	restored = put_back(session);
	locks_close(&session->locks);
	uncore_machine_release(session->machine);
	return result == 0 ? restored : result;
}
