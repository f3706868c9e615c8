/* SPDX-License-Identifier: MIT */
/* Does what a write to a register triggers: resets, freezes and releases counters, and changes what they count. */
#include "sim/count/counting.h"

/* ---- fields that act ---- */

static void reset_all(struct counting *counting, unsigned unit, const struct uncore_register *origin, bool controls)
{
	struct slots slots = slots_of(counting->shape, origin);

	for (size_t slot = slots.first; slot < slots.end; slot++) {
		if (controls)
			reset_control(counting->registers, unit, &counting->shape->slots[slot]);
		else
			reset_count(counting->registers, unit, &counting->shape->slots[slot]);
	}
}

/* Resets the counters that this register controls. */
static void reset_own(struct counting *counting, unsigned unit, size_t cell)
{
	const struct uncore_register *origin = &counting->shape->cells.cells[cell].reg;
	size_t own = counting->shape->first_instance[origin->box] + origin->instance;

	for (size_t slot = counting->shape->first_slot[own]; slot < counting->shape->first_slot[own + 1]; slot++) {
		if (counting->shape->slots[slot].control == cell)
			reset_count(counting->registers, unit, &counting->shape->slots[slot]);
	}
}

static void freeze_all(struct counting *counting, unsigned unit, const struct uncore_register *origin, bool frozen)
{
	unsigned socket = sim_socket(counting->shape, unit, uncore_boxes(counting->shape->tables)[origin->box].scope);

	sync_all(counting, counting->clock.now);
	counting->registers->frozen[socket] = frozen;
	touch_all(counting);
}

/* Applies a command to the counters that have bits in the same register. */
static void command(struct counting *counting, unsigned unit, size_t cell, unsigned role)
{
	const struct uncore_register *origin = &counting->shape->cells.cells[cell].reg;
	struct slots slots = slots_of(counting->shape, origin);
	uint64_t bits = reg_role(counting->shape->tables, origin->reg, UNCORE_ROLE_COUNTER_SELECT);
	uint64_t selected = bits == 0 ? 0 : (*sim_value(counting->registers, unit, cell) & bits) / (bits & (0 - bits));

	for (size_t slot = slots.first; slot < slots.end; slot++) {
		struct counter *counter = &counting->counters[counter_at(counting, unit, slot)];

		if (!(selected >>
			      (counting->shape->slots[slot].group->select_bit + counting->shape->slots[slot].index) &
		      1))
			continue;
		if (role == UNCORE_ROLE_RESET_SELECTED)
			reset_count(counting->registers, unit, &counting->shape->slots[slot]);
		else
			counter->held = role == UNCORE_ROLE_FREEZE_SELECTED;
		counter->dirty = true;
	}
}

/* Each written 1 clears the overflow bit at the same place, in the register of the box that has them. */
static void clear_overflow(struct counting *counting, unsigned unit, const struct uncore_register *origin,
			   uint64_t written)
{
	struct uncore_register status = *origin;
	uint16_t field;
	size_t cell;

	if (!box_role(counting->shape->tables, origin->box, UNCORE_ROLE_OVERFLOW, &status.reg, &field))
		return;
	cell = sim_cell(counting->shape, &status);
	if (cell != NO_CELL_OR_SLOT)
		*sim_value(counting->registers, unit, cell) &=
			~(written & role_bits_of(counting->shape->tables, origin->reg, UNCORE_ROLE_OVERFLOW_CLEAR));
}

/* Does what a written 1 triggers. False for fields that only hold a value. */
static bool act(struct counting *counting, unsigned unit, size_t cell, unsigned role, uint64_t written)
{
	const struct uncore_register *origin = &counting->shape->cells.cells[cell].reg;

	switch (role) {
	case UNCORE_ROLE_RESET_COUNTERS:
		reset_all(counting, unit, origin, false);
		return true;
	case UNCORE_ROLE_RESET_CONTROLS:
		reset_all(counting, unit, origin, true);
		return true;
	case UNCORE_ROLE_COUNTER_RESET:
		reset_own(counting, unit, cell);
		return true;
	case UNCORE_ROLE_QUEUE_RESET:
		return true;
	case UNCORE_ROLE_OVERFLOW_CLEAR:
		clear_overflow(counting, unit, origin, written);
		return true;
	case UNCORE_ROLE_FREEZE_SELECTED:
	case UNCORE_ROLE_UNFREEZE_SELECTED:
	case UNCORE_ROLE_RESET_SELECTED:
		command(counting, unit, cell, role);
		return true;
	case UNCORE_ROLE_UNFREEZE_ALL:
		freeze_all(counting, unit, origin, false);
		return true;
	case UNCORE_ROLE_FREEZE_ALL:
		freeze_all(counting, unit, origin, true);
		return true;
	default:
		return false;
	}
}

/* Acts on the lowest field first: if a freeze and an unfreeze are written at once, the higher bit wins. */
static void act_on_write(struct counting *counting, unsigned unit, size_t cell, uint64_t written)
{
	struct uncore_range fields = cell_layout(&counting->shape->cells, &counting->shape->cells.cells[cell])->fields;

	for (unsigned at = fields.count; at-- != 0;) {
		const struct uncore_field_row *field = &uncore_fields(counting->shape->tables)[fields.first + at];

		if ((written & uncore_field_mask(field)) && act(counting, unit, cell, field->role, written))
			*sim_value(counting->registers, unit, cell) &= ~uncore_field_mask(field);
	}
}

/* ---- reading and writing ---- */

void count_up(struct counting *counting, unsigned unit, size_t cell, bool is_write)
{
	const struct role *role = &counting->shape->roles[cell];

	if (is_write && cell == counting->shape->switch_cell)
		sync_all(counting, counting->clock.now);
	else if (role->is_global)
		sync_unit(counting, unit, counting->clock.now);
	else if (is_write || role->is_status)
		sync_box(counting, unit, &counting->shape->cells.cells[cell].reg, counting->clock.now);
	else if (role->is_data)
		sync_slot(counting, unit, role->slot, counting->clock.now);
}

void sim_put(struct counting *counting, unsigned unit, size_t cell, uint64_t value)
{
	count_up(counting, unit, cell, true);
	*sim_value(counting->registers, unit, cell) = value;
	if (cell == counting->shape->switch_cell)
		touch_all(counting);
	touch_box(counting, unit, &counting->shape->cells.cells[cell].reg);
}

void count_write(struct counting *counting, unsigned unit, const struct lane *lane, uint64_t written)
{
	size_t cell = (size_t)(lane->cell - counting->shape->cells.cells);

	count_up(counting, unit, cell, true);
	register_write(counting->registers, unit, lane, written);
	act_on_write(counting, unit, cell, written);
	if (cell == counting->shape->switch_cell)
		touch_all(counting);
	else if (counting->shape->roles[cell].steers)
		touch_box(counting, unit, &lane->cell->reg);
}
