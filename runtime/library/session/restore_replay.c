/* SPDX-License-Identifier: MIT */
/* Replays a journal, or, in a dry run, reports what that would write. */
#include "session/restore.h"

#include <stdlib.h>

/* ---- a dry run's registers ---- */

static struct shadow *find_shadow(const struct restoring *work, unsigned unit, const struct uncore_address *address)
{
	for (size_t at = 0; at < work->shadow_count; at++) {
		struct shadow *each = &work->shadows[at];

		if (each->unit == unit && uncore_compare_addresses(&each->address, address) == 0)
			return each;
	}
	return NULL;
}

static int add_shadow(struct restoring *work, const struct shadow *shadow)
{
	size_t room = work->shadow_room == 0 ? 64 : work->shadow_room * 2;
	struct shadow *rows;

	if (work->shadow_count == work->shadow_room) {
		rows = (struct shadow *)realloc(work->shadows, room * sizeof(rows[0]));
		if (rows == NULL)
			return UNCORE_E_NOMEM;
		work->shadows = rows;
		work->shadow_room = room;
	}
	work->shadows[work->shadow_count++] = *shadow;
	return 0;
}

/*
 * Remembers what would have been written, and reads it back, so that a dry run writes what a real one would. Bits that
 * do not read back are not needed.
 */
static int dry_write(void *context, unsigned unit, const struct uncore_address *address, uint64_t value)
{
	struct restoring *work = (struct restoring *)context;
	struct shadow *known = find_shadow(work, unit, address);

	if (known == NULL)
		return add_shadow(work, &(struct shadow){ *address, unit, value });
	known->value = value;
	return 0;
}

static int dry_read(void *context, unsigned unit, const struct uncore_address *address, uint64_t *value)
{
	const struct restoring *work = (const struct restoring *)context;
	const struct shadow *known = find_shadow(work, unit, address);

	if (known == NULL)
		return uncore_io_read(&work->machine->io, unit, address, value);
	*value = known->value;
	return 0;
}

static struct uncore_io io_of(struct restoring *work)
{
	static const struct uncore_io_ops dry = { dry_read, dry_write, NULL };

	return work->dry_run ? (struct uncore_io){ &dry, work } : work->machine->io;
}

/* ---- putting back ---- */

static void tell_observer(void *context, const struct uncore_step_access *step)
{
	struct restoring *work = (struct restoring *)context;
	struct uncore_session_access access = { work->number, *step };

	if (work->observe != NULL)
		work->observe(work->context, &access);
}

static int failed(struct restoring *work, const char *what, int result)
{
	const struct uncore_fault *machine = work->machine->fault;

	return uncore_fault_set(work->fault, result, "journal %s, unit %u: %s%s%s", work->name, work->number, what,
				machine->code != 0 ? "; " : "", machine->text);
}

/* It is unknown which counters the dead session used, so all counters of the box are stopped. */
static int quieten(struct restoring *work, const struct saved *saved)
{
	const struct uncore_tables *tables = work->machine->tables;
	struct uncore_counter_run counters[64] = { { false, { 0, 0 }, 0, 0 } };
	struct uncore_unit unit = { .tables = tables,
				    .io = io_of(work),
				    .number = saved->unit,
				    .observe = tell_observer,
				    .observe_context = work };
	struct uncore_box_run run = { .unit = &unit,
				      .box = saved->reg.box,
				      .instance = saved->reg.instance,
				      .counters = counters,
				      .counter_count = uncore_counter_count(tables, saved->reg.box) };
	int result;

	if (run.counter_count > sizeof(counters) / sizeof(counters[0]))
		return UNCORE_E_RANGE;
	for (unsigned at = 0; at < run.counter_count; at++)
		counters[at].in_use = true;
	work->number = saved->unit;
	result = uncore_run(&run, UNCORE_PROC_RESTORE);
	if (result == UNCORE_E_NOENT && unit.fault.code == 0)
		return 0;
	return result == 0 ? 0 : failed(work, unit.fault.text, result);
}

static bool is_same_box(const struct saved *a, const struct saved *b)
{
	return a->unit == b->unit && a->reg.box == b->reg.box && a->reg.instance == b->reg.instance;
}

static int put_back(struct restoring *work, const struct saved *saved)
{
	struct uncore_io io = io_of(work);
	struct uncore_step_access access;
	bool wrote;
	int result = write_back(work->machine->tables, &io, saved, &access, &wrote);

	work->number = saved->unit;
	if (result != 0)
		return failed(work, uncore_error_text(result), result);
	if (wrote)
		tell_observer(work, &access);
	return 0;
}

/* Whether this is the first control register of an instance, at which its counters are stopped. */
static bool begins_controls(const struct restoring *work, size_t at)
{
	const struct saved *saved = &work->journal.saved[at];

	return saved->kind == SAVED_CONTROL &&
	       (at == 0 || saved[-1].kind != SAVED_CONTROL || !is_same_box(saved, &saved[-1]));
}

/*
 * Counts a register that differs. This is done before anything is written, because stopping the counters may already
 * restore it.
 */
static void count_changed(struct restoring *work, const struct saved *saved)
{
	struct uncore_io io = io_of(work);
	uint64_t now;

	if (uncore_io_read(&io, saved->unit, &saved->address, &now) == 0 && ((now ^ saved->prior) & saved->stable) != 0)
		work->restored->registers++;
}

int replay_journal(struct restoring *work)
{
	int result = 0;

	for (size_t at = 0; at < work->journal.count; at++)
		count_changed(work, &work->journal.saved[at]);
	for (size_t at = 0; at < work->journal.count; at++) {
		int bad = begins_controls(work, at) ? quieten(work, &work->journal.saved[at]) : 0;

		result = result == 0 ? bad : result;
	}
	for (size_t at = 0; at < work->journal.count; at++) {
		int bad = put_back(work, &work->journal.saved[at]);

		result = result == 0 ? bad : result;
	}
	return result;
}

/* ---- locks ---- */

static bool is_same_lock(const struct saved *a, const struct saved *b)
{
	return a->unit == b->unit && a->reg.box == b->reg.box;
}

/* A live session may use the boxes of a dead one. It must not be disturbed. */
int lock_boxes(struct restoring *work, struct locks *locks)
{
	int result = locks_open(locks, work->state, work->fault);

	for (size_t at = 0; at < work->journal.count && result == 0; at++) {
		const struct saved *saved = &work->journal.saved[at];
		size_t known = 0;

		while (!is_same_lock(&work->journal.saved[known], saved))
			known++;
		if (known == at)
			result = lock_boxes_of(locks, work->machine, saved->scope, saved->unit, saved->reg.box,
					       work->fault);
	}
	return result;
}
