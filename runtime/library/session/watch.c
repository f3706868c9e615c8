/* SPDX-License-Identifier: MIT */
/*
 * Checks whether an overflow has frozen a session's counters. Frozen counters read like idle ones, and the freeze
 * itself does not read back. The bits that report wraps do, on platforms that have them. They are read with the control
 * registers, never by a sample, and are not cleared, because the program whose counter froze the box needs them.
 */
#include <stdlib.h>

#include "session/session.h"

#define EVERY_TARGET UINT32_MAX

static bool reports_to_all(const struct uncore_session *session, const struct uncore_counter_row *group)
{
	return uncore_fields(session->tables)[group->freezes.field].role == UNCORE_ROLE_FREEZE_ALL;
}

static unsigned find_target(const struct uncore_session *session, const struct unit *unit, uint16_t box,
			    uint16_t instance)
{
	for (unsigned at = unit->first_target; at < unit->first_target + unit->target_count; at++) {
		const struct target *target = &session->targets[at];

		if (target->box == box && target->instance == instance && is_there(target))
			return at;
	}
	return EVERY_TARGET;
}

/* Bits of a register that several instances share are watched together. */
static void add_watch(struct uncore_session *session, const struct watch *watch)
{
	struct watch *added = &session->watches[session->watch_count];

	for (size_t at = 0; at < session->watch_count; at++) {
		struct watch *each = &session->watches[at];

		if (each->unit == watch->unit && each->target == watch->target && each->reg.box == watch->reg.box &&
		    each->reg.reg == watch->reg.reg && each->reg.instance == watch->reg.instance) {
			each->bits |= watch->bits;
			return;
		}
	}
	*added = *watch;
	if (uncore_register_address(session->tables, &added->reg, &added->address) == 0 &&
	    added->address.scope == session->units[watch->unit].scope)
		session->watch_count++;
}

static const struct uncore_field_ref *global_status(const struct uncore_session *session,
						    const struct uncore_counter_row *group, uint16_t instance)
{
	const struct uncore_field_ref *refs = uncore_field_refs(session->tables);

	if (instance >= group->overflow_global.count ||
	    refs[group->overflow_global.first + instance].field == UNCORE_NO_INDEX)
		return NULL;
	return &refs[group->overflow_global.first + instance];
}

/*
 * Watches wraps that freeze every box by the global status bits. If these are unknown, and for wraps that freeze their
 * own box, watches the status of the session's boxes.
 */
static void watch_instance(struct uncore_session *session, unsigned unit, uint16_t box,
			   const struct uncore_counter_row *group, uint16_t instance)
{
	const struct uncore_field_ref *ref = global_status(session, group, instance);
	unsigned target = find_target(session, &session->units[unit], box, instance);
	bool is_all = reports_to_all(session, group);
	struct watch watch = { .unit = unit, .target = is_all ? EVERY_TARGET : target };

	if (ref != NULL && is_all) {
		watch.reg = (struct uncore_register){ ref->box, 0, ref->reg, 0 };
		watch.bits = uncore_field_mask(&uncore_fields(session->tables)[ref->field]);
	} else if (group->overflow.field != UNCORE_NO_INDEX && target != EVERY_TARGET) {
		const struct uncore_field_row *field = &uncore_fields(session->tables)[group->overflow.field];

		watch.reg = (struct uncore_register){ group->overflow.box, instance, group->overflow.reg, 0 };
		watch.bits = ((UINT64_C(1) << group->count) - 1)
				     << (field->lo + uncore_overflow_bit(session->tables, group, instance)) &
			     uncore_field_mask(field);
	} else {
		return;
	}
	add_watch(session, &watch);
}

/* Calls watch_instance() for every group whose wraps freeze, or counts these. */
static size_t walk(struct uncore_session *session, bool counts)
{
	const struct uncore_tables *tables = session->tables;
	size_t count = 0;

	for (uint16_t box = 0; box < tables->boxes.count; box++) {
		const struct uncore_box_row *row = &uncore_boxes(tables)[box];

		for (unsigned at = row->counters.first; at < (unsigned)row->counters.first + row->counters.count;
		     at++) {
			const struct uncore_counter_row *group = &uncore_counters(tables)[at];

			if (group->freezes.field == UNCORE_NO_INDEX)
				continue;
			for (unsigned unit = 0; unit < session->unit_count; unit++)
				for (uint16_t instance = 0; instance < row->instances; instance++, count++)
					if (!counts && session->units[unit].scope == row->scope &&
					    session->units[unit].has_registers)
						watch_instance(session, unit, box, group, instance);
		}
	}
	return count;
}

int watch_plan(struct uncore_session *session)
{
	size_t room = walk(session, true);

	session->watches = (struct watch *)calloc(room + 1, sizeof(session->watches[0]));
	session->watch_items = (struct uncore_io_item *)calloc(room + 1, sizeof(session->watch_items[0]));
	if (session->watches == NULL || session->watch_items == NULL)
		return UNCORE_E_NOMEM;
	(void)walk(session, false);
	return 0;
}

/*
 * Reads the watched bits of a unit, in the order of its watches. If they cannot be read, the item has the error and
 * counting goes on.
 */
static const struct uncore_io_item *read_unit(struct uncore_session *session, unsigned unit)
{
	struct uncore_io_item *items = session->watch_items;
	size_t count = 0;
	int result;

	for (size_t at = 0; at < session->watch_count; at++) {
		if (session->watches[at].unit == unit)
			items[count++].address = session->watches[at].address;
	}
	result = uncore_io_read_list(&session->io, session->units[unit].run.number, items, count);
	for (size_t at = 0; at < count && result == 0; at++)
		result = items[at].result;
	if (result != 0)
		uncore_fault_clear(session->machine->fault);
	return items;
}

void watch_begin(struct uncore_session *session)
{
	for (unsigned unit = 0; unit < session->unit_count && !(session->flags & UNCORE_SESSION_DRY_RUN); unit++) {
		const struct uncore_io_item *item = read_unit(session, unit);

		for (size_t at = 0; at < session->watch_count; at++) {
			struct watch *watch = &session->watches[at];

			if (watch->unit != unit)
				continue;
			watch->seen = item->result == 0 ? item->value & watch->bits : watch->bits;
			item++;
		}
	}
}

/* Marks their counts of every pass, because it is unknown when the freeze began and how long it lasted. */
static void note_frozen(struct uncore_session *session, const struct watch *watch)
{
	for (unsigned at = 0; at < session->cell_count; at++) {
		struct request_cell *cell = &session->cells[at];

		if (cell->state == UNCORE_VALUE_OK && session->targets[cell->target].unit == watch->unit &&
		    (watch->target == EVERY_TARGET || watch->target == cell->target))
			cell->state = UNCORE_VALUE_FROZEN;
	}
}

static void compare(struct uncore_session *session, struct watch *watch, uint64_t now)
{
	uint64_t fresh = now & ~watch->seen;

	watch->seen = now;
	watch->found |= fresh;
	if (fresh != 0)
		note_frozen(session, watch);
}

void watch_check(struct uncore_session *session, unsigned unit)
{
	const struct uncore_io_item *item = read_unit(session, unit);

	for (size_t at = 0; at < session->watch_count; at++) {
		struct watch *watch = &session->watches[at];

		if (watch->unit != unit)
			continue;
		if (item->result == 0)
			compare(session, watch, item->value & watch->bits);
		item++;
	}
}

static bool names_field(const struct uncore_session *session, const struct watch *watch, uint16_t *field)
{
	const struct uncore_tables *tables = session->tables;
	struct uncore_range fields = uncore_layouts(tables)[uncore_registers(tables)[watch->reg.reg].layout].fields;

	for (unsigned at = fields.first; at < (unsigned)fields.first + fields.count; at++) {
		if (!(uncore_fields(tables)[at].flags & UNCORE_FIELD_PART) &&
		    (uncore_field_mask(&uncore_fields(tables)[at]) & watch->found) != 0) {
			*field = (uint16_t)at;
			return true;
		}
	}
	return false;
}

int uncore_session_frozen_by(const struct uncore_session *session, unsigned unit, uint16_t box,
			     struct uncore_register *reg, struct uncore_field_index *field)
{
	for (size_t at = 0; at < session->watch_count; at++) {
		const struct watch *watch = &session->watches[at];

		if (session->units[watch->unit].run.number == unit &&
		    session->units[watch->unit].scope == uncore_boxes(session->tables)[box].scope &&
		    (watch->target == EVERY_TARGET || session->targets[watch->target].box == box) &&
		    names_field(session, watch, &field->at)) {
			*reg = watch->reg;
			return 0;
		}
	}
	return UNCORE_E_NOENT;
}
