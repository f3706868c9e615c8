/* SPDX-License-Identifier: MIT */
/*
 * Freezes boxes on wraps. A counter whose group says what its wraps freeze, and whose wraps are reported, stops all or
 * its box in the nanosecond in which it wraps; the reports must be cleared before another wrap does so again.
 */
#include "sim/simulator.h"

struct wrap {
	unsigned unit;
	size_t slot;
	uint64_t when;
};

/* All bits of a register's fields with the role. */
static uint64_t role_bits(const struct uncore_tables *tables, unsigned reg, enum uncore_role role)
{
	struct uncore_range fields = uncore_layouts(tables)[uncore_registers(tables)[reg].layout].fields;
	uint64_t bits = 0;

	for (unsigned at = fields.first; at < (unsigned)fields.first + fields.count; at++) {
		if (uncore_fields(tables)[at].role == role)
			bits |= uncore_field_mask(&uncore_fields(tables)[at]);
	}
	return bits;
}

static size_t find_cell(const struct uncore_sim *sim, const struct uncore_field_ref *ref, unsigned instance)
{
	struct uncore_register reg = { ref->box, (uint16_t)instance, ref->reg, 0 };

	return uncore_priv_sim_cell(sim, &reg);
}

void uncore_priv_overflow_place(const struct uncore_sim *sim, struct uncore_priv_slot_place *slot)
{
	const struct uncore_field_ref *report = &slot->group->overflow, *freezes = &slot->group->freezes;
	struct uncore_field_ref any = { freezes->box, UNCORE_NO_INDEX, UNCORE_NO_INDEX };

	slot->box_report = slot->any_report = UNCORE_PRIV_NONE;
	if (freezes->reg == UNCORE_NO_INDEX)
		return;
	if (report->reg != UNCORE_NO_INDEX) {
		slot->box_report = find_cell(sim, report, slot->instance);
		slot->box_report_bits = role_bits(sim->tables, report->reg, UNCORE_ROLE_OVERFLOW);
	}
	if (uncore_fields(sim->tables)[freezes->field].role == UNCORE_ROLE_FREEZE_ALL &&
	    uncore_priv_box_role(sim->tables, any.box, UNCORE_ROLE_BOX_OVERFLOW, &any.reg, &any.field)) {
		slot->any_report = find_cell(sim, &any, 0);
		slot->any_report_bits = role_bits(sim->tables, any.reg, UNCORE_ROLE_BOX_OVERFLOW);
	}
}

static bool holds_bits(const struct uncore_sim *sim, unsigned unit, size_t cell, uint64_t bits)
{
	return cell != UNCORE_PRIV_NONE && (*uncore_priv_sim_value(sim, unit, cell) & bits) != 0;
}

/* Whether a report of the counter's box, or of any box to the one that freezes them all, has not been cleared. */
static bool is_pending(const struct uncore_sim *sim, unsigned unit, const struct uncore_priv_slot_place *place)
{
	unsigned socket = uncore_priv_sim_socket(sim, unit, uncore_boxes(sim->tables)[place->box].scope);

	return holds_bits(sim, unit, place->box_report, place->box_report_bits) ||
	       holds_bits(sim, socket, place->any_report, place->any_report_bits);
}

static bool find_first(struct uncore_sim *sim, uint64_t until, struct wrap *first)
{
	bool found = false;

	for (unsigned unit = 0; unit < sim->units; unit++) {
		for (size_t slot = 0; slot < sim->slot_count; slot++) {
			uint64_t when;

			if (!sim->counters[unit * sim->slot_count + slot].armed ||
			    is_pending(sim, unit, &sim->slots[slot]) ||
			    !uncore_priv_wraps(sim, unit, slot, until, &when) || (found && when >= first->when))
				continue;
			*first = (struct wrap){ unit, slot, when };
			found = true;
		}
	}
	return found;
}

/* As if a 1 had been written to the field. */
static void freeze(struct uncore_sim *sim, unsigned unit, const struct uncore_priv_slot_place *place)
{
	const struct uncore_field_ref *ref = &place->group->freezes;
	const struct uncore_field_row *field = &uncore_fields(sim->tables)[ref->field];
	struct uncore_register reg = { place->box, place->instance, ref->reg, 0 };
	size_t cell;

	if (field->role == UNCORE_ROLE_FREEZE_ALL) {
		sim->bus[uncore_priv_sim_socket(sim, unit, uncore_boxes(sim->tables)[place->box].scope)].frozen = true;
		uncore_priv_touch_all(sim);
		return;
	}
	cell = find_cell(sim, ref, place->instance);
	if (cell != UNCORE_PRIV_NONE)
		*uncore_priv_sim_value(sim, unit, cell) |= uncore_field_mask(field);
	uncore_priv_touch_box(sim, unit, &reg);
}

void uncore_priv_overflow_freezes(struct uncore_sim *sim, uint64_t until)
{
	struct wrap wrap;

	while (sim->armed != 0 && find_first(sim, until, &wrap)) {
		const struct uncore_priv_slot_place *place = &sim->slots[wrap.slot];
		bool freezes;

		/*
		 * What is reported before may hold the freeze back; those counters freeze nothing, or they had been
		 * first.
		 */
		uncore_priv_sync_all(sim, wrap.when - 1);
		freezes = !is_pending(sim, wrap.unit, place);
		uncore_priv_sync_all(sim, wrap.when);
		if (freezes)
			freeze(sim, wrap.unit, place);
	}
}
