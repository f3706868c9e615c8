/* SPDX-License-Identifier: MIT */
/* Keeps the values of a simulated machine's registers, and applies writes to them. */
#include "sim/registers/registers.h"

#include <stdlib.h>

#include "sim/shape/room.h"

/* ---- building ---- */

int registers_build(struct registers *registers, const struct shape *shape)
{
	size_t count = shape->cells.count;

	registers->shape = shape;
	registers->values = (uint64_t *)zeroed_room(count * shape->units, sizeof(registers->values[0]));
	registers->frozen = (bool *)zeroed_room(shape->socket_count, sizeof(registers->frozen[0]));
	if (registers->values == NULL || registers->frozen == NULL)
		return UNCORE_E_NOMEM;
	for (unsigned unit = 0; unit < shape->units; unit++) {
		for (size_t at = 0; at < count; at++) {
			const struct uncore_layout_row *layout = cell_layout(&shape->cells, &shape->cells.cells[at]);

			/* Set as after a driver's first write: a driver cannot restore a 0 here. */
			*sim_value(registers, unit, at) = layout->reset | layout->must_one;
		}
	}
	return 0;
}

void registers_free(struct registers *registers)
{
	free(registers->values);
	free(registers->frozen);
}

/* ---- fields ---- */

void write_field(struct registers *registers, unsigned unit, const struct uncore_field_ref *ref, uint64_t value)
{
	struct uncore_register reg = { ref->box, 0, ref->reg, 0 };
	const struct uncore_field_row *row = &uncore_fields(registers->shape->tables)[ref->field];
	size_t cell = sim_cell(registers->shape, &reg);
	uint64_t *held;

	if (cell == NO_CELL_OR_SLOT)
		return;
	held = sim_value(registers, unit, cell);
	*held = (*held & ~uncore_field_mask(row)) | uncore_field_bits(row, value);
}

/* ---- registers of a counter ---- */

uint64_t held_value(const struct registers *registers, unsigned unit, const struct slot_place *slot, unsigned reg)
{
	struct uncore_register at = { slot->box, slot->instance, (uint16_t)reg, 0 };
	size_t cell = sim_cell(registers->shape, &at);

	return cell == NO_CELL_OR_SLOT ? 0 : *sim_value(registers, unit, cell);
}

void reset_count(struct registers *registers, unsigned unit, const struct slot_place *slot)
{
	/* A free-running counter can be neither stopped nor set. */
	if (slot->data != NO_CELL_OR_SLOT && slot->group->kind != UNCORE_COUNTER_FREE)
		*sim_value(registers, unit, slot->data) &= ~(count_mask(slot) << slot->low);
}

void reset_control(struct registers *registers, unsigned unit, const struct slot_place *slot)
{
	if (slot->control == NO_CELL_OR_SLOT)
		return;
	*sim_value(registers, unit, slot->control) =
		cell_layout(&registers->shape->cells, &registers->shape->cells.cells[slot->control])->reset;
}

/* ---- writing ---- */

/* Counters that take fewer bits than they have copy the highest bit taken into the rest. */
static void extend_sign(const struct shape *shape, size_t cell, uint64_t *held)
{
	const struct slot_place *slot;
	uint64_t ones, taken;

	if (!shape->roles[cell].is_data)
		return;
	slot = &shape->slots[shape->roles[cell].slot];
	if (slot->group->write_width == 0)
		return;
	ones = UINT64_MAX >> (64 - slot->group->width);
	taken = UINT64_MAX >> (64 - slot->group->write_width);
	if (*held >> (slot->low + slot->group->write_width - 1) & 1)
		*held |= (ones & ~taken) << slot->low;
	else
		*held &= ~((ones & ~taken) << slot->low);
}

/* Where one control register enables a whole group, the other ones do not have the bit. */
static bool sets_missing_enable(const struct shape *shape, size_t cell, uint64_t written)
{
	const struct slot_place *slot;

	if (shape->roles[cell].slot == NO_CELL_OR_SLOT || shape->roles[cell].is_data)
		return false;
	slot = &shape->slots[shape->roles[cell].slot];
	return slot->group->enabled_by != UNCORE_ENABLED_EACH && slot->index != slot->group->enabled_by &&
	       (written & reg_role(shape->tables, slot->group->control, UNCORE_ROLE_ENABLE)) != 0;
}

bool register_forbids(const struct shape *shape, const struct lane *lane, uint64_t written)
{
	return cell_forbids(&shape->cells, lane, written) ||
	       sets_missing_enable(shape, (size_t)(lane->cell - shape->cells.cells), written);
}

void register_write(struct registers *registers, unsigned unit, const struct lane *lane, uint64_t written)
{
	const struct cells *cells = &registers->shape->cells;
	size_t cell = (size_t)(lane->cell - cells->cells);
	uint64_t *held = sim_value(registers, unit, cell);

	*held = cell_write(cells, lane, *held, written);
	extend_sign(registers->shape, cell, held);
}
