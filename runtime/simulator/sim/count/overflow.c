/* SPDX-License-Identifier: MIT */
/*
 * Freezes boxes when counters wrap. The counter's group says what a wrap freezes. If the wrap is reported, the box or
 * all boxes stop in the same nanosecond. The reports must be cleared before another wrap can freeze again.
 */
#include "sim/count/counting.h"

struct wrap {
	unsigned unit;
	size_t slot;
	uint64_t when;
};

static bool holds_bits(const struct registers *registers, unsigned unit, size_t cell, uint64_t bits)
{
	return cell != NO_CELL_OR_SLOT && (*sim_value(registers, unit, cell) & bits) != 0;
}

/*
 * Whether an earlier report has not been cleared: one of the counter's box, or of any box to the box that freezes all.
 */
static bool is_pending(const struct registers *registers, unsigned unit, const struct slot_place *place)
{
	unsigned socket = sim_socket(registers->shape, unit, uncore_boxes(registers->shape->tables)[place->box].scope);

	return holds_bits(registers, unit, place->box_report, place->box_report_bits) ||
	       holds_bits(registers, socket, place->any_report, place->any_report_bits);
}

static bool find_first(struct counting *counting, uint64_t until, struct wrap *first)
{
	bool found = false;

	for (unsigned unit = 0; unit < counting->shape->units; unit++) {
		for (size_t slot = 0; slot < counting->shape->slot_count; slot++) {
			uint64_t when;

			if (!counting->counters[counter_at(counting, unit, slot)].armed ||
			    is_pending(counting->registers, unit, &counting->shape->slots[slot]) ||
			    !slot_wraps(counting, unit, slot, until, &when) || (found && when >= first->when))
				continue;
			*first = (struct wrap){ unit, slot, when };
			found = true;
		}
	}
	return found;
}

/* Acts as if a 1 had been written to the field. */
static void freeze(struct counting *counting, unsigned unit, const struct slot_place *place)
{
	const struct uncore_field_ref *ref = &place->group->freezes;
	const struct uncore_field_row *field = &uncore_fields(counting->shape->tables)[ref->field];
	struct uncore_register own = { place->box, place->instance, ref->reg, 0 };
	struct uncore_register frozen = { ref->box, place->instance, ref->reg, 0 };
	unsigned scope = uncore_boxes(counting->shape->tables)[place->box].scope;
	size_t cell;

	if (field->role == UNCORE_ROLE_FREEZE_ALL) {
		counting->registers->frozen[sim_socket(counting->shape, unit, scope)] = true;
		touch_all(counting);
		return;
	}
	cell = sim_cell(counting->shape, &frozen);
	if (cell != NO_CELL_OR_SLOT)
		*sim_value(counting->registers, unit, cell) |= uncore_field_mask(field);
	touch_box(counting, unit, &own);
}

void overflow_freezes(struct counting *counting, uint64_t until)
{
	struct wrap wrap;

	/* Nothing wraps while no time passes, and a session makes many accesses at one time. */
	if (until == counting->frozen_to)
		return;
	while (counting->armed != 0 && find_first(counting, until, &wrap)) {
		const struct slot_place *place = &counting->shape->slots[wrap.slot];
		bool freezes;

		/*
		 * An earlier report may prevent the freeze. Then these counters freeze nothing: otherwise they would
		 * have been first.
		 */
		sync_all(counting, wrap.when - 1);
		freezes = !is_pending(counting->registers, wrap.unit, place);
		sync_all(counting, wrap.when);
		if (freezes)
			freeze(counting, wrap.unit, place);
	}
	counting->frozen_to = until;
}
