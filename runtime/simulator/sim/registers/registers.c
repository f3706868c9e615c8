/* SPDX-License-Identifier: MIT */
/* Keeps the values of a simulated machine's registers, and applies writes to them. */
#include "sim/registers/registers.h"

#include <stdlib.h>

#include "sim/shape/room.h"

/* ---- building ---- */

int uncore_priv_registers_build(struct uncore_priv_registers *registers, const struct uncore_priv_shape *shape)
{
	size_t count = shape->cells.count;

	registers->shape = shape;
	registers->values = (uint64_t *)uncore_priv_room(count * shape->units, sizeof(registers->values[0]));
	registers->frozen = (bool *)uncore_priv_room(shape->socket_count, sizeof(registers->frozen[0]));
	if (registers->values == NULL || registers->frozen == NULL)
		return UNCORE_E_NOMEM;
	for (unsigned unit = 0; unit < shape->units; unit++) {
		for (size_t at = 0; at < count; at++) {
			const struct uncore_layout_row *layout =
				uncore_priv_cell_layout(&shape->cells, &shape->cells.cells[at]);

			/* Set as after a driver's first write: a driver cannot restore a 0 here. */
			*uncore_priv_sim_value(registers, unit, at) = layout->reset | layout->must_one;
		}
	}
	return 0;
}

void uncore_priv_registers_free(struct uncore_priv_registers *registers)
{
	free(registers->values);
	free(registers->frozen);
}

/* ---- fields ---- */

void uncore_priv_set_field(struct uncore_priv_registers *registers, unsigned unit, const struct uncore_field_ref *ref,
			   uint64_t value)
{
	struct uncore_register reg = { ref->box, 0, ref->reg, 0 };
	const struct uncore_field_row *row = &uncore_fields(registers->shape->tables)[ref->field];
	size_t cell = uncore_priv_sim_cell(registers->shape, &reg);
	uint64_t *held;

	if (cell == UNCORE_PRIV_NONE)
		return;
	held = uncore_priv_sim_value(registers, unit, cell);
	*held = (*held & ~uncore_field_mask(row)) | uncore_field_bits(row, value);
}

/* ---- registers of a counter ---- */

uint64_t uncore_priv_held(const struct uncore_priv_registers *registers, unsigned unit,
			  const struct uncore_priv_slot_place *slot, unsigned reg)
{
	struct uncore_register at = { slot->box, slot->instance, (uint16_t)reg, 0 };
	size_t cell = uncore_priv_sim_cell(registers->shape, &at);

	return cell == UNCORE_PRIV_NONE ? 0 : *uncore_priv_sim_value(registers, unit, cell);
}

void uncore_priv_reset_count(struct uncore_priv_registers *registers, unsigned unit,
			     const struct uncore_priv_slot_place *slot)
{
	/* A free-running counter can be neither stopped nor set. */
	if (slot->data != UNCORE_PRIV_NONE && slot->group->kind != UNCORE_COUNTER_FREE)
		*uncore_priv_sim_value(registers, unit, slot->data) &= ~(uncore_priv_count_ones(slot) << slot->low);
}

void uncore_priv_reset_control(struct uncore_priv_registers *registers, unsigned unit,
			       const struct uncore_priv_slot_place *slot)
{
	if (slot->control == UNCORE_PRIV_NONE)
		return;
	*uncore_priv_sim_value(registers, unit, slot->control) =
		uncore_priv_cell_layout(&registers->shape->cells, &registers->shape->cells.cells[slot->control])->reset;
}

/* ---- writing ---- */

/* Counters that take fewer bits than they have copy the highest bit taken into the rest. */
static void extend_sign(const struct uncore_priv_shape *shape, size_t cell, uint64_t *held)
{
	const struct uncore_priv_slot_place *slot;
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
static bool sets_missing_enable(const struct uncore_priv_shape *shape, size_t cell, uint64_t written)
{
	const struct uncore_priv_slot_place *slot;

	if (shape->roles[cell].slot == UNCORE_PRIV_NONE || shape->roles[cell].is_data)
		return false;
	slot = &shape->slots[shape->roles[cell].slot];
	return slot->group->enabled_by != UNCORE_ENABLED_EACH && slot->index != slot->group->enabled_by &&
	       (written & uncore_priv_reg_role(shape->tables, slot->group->control, UNCORE_ROLE_ENABLE)) != 0;
}

bool uncore_priv_register_forbids(const struct uncore_priv_shape *shape, const struct uncore_priv_lane *lane,
				  uint64_t written)
{
	return uncore_priv_cell_forbids(&shape->cells, lane, written) ||
	       sets_missing_enable(shape, (size_t)(lane->cell - shape->cells.cells), written);
}

void uncore_priv_register_write(struct uncore_priv_registers *registers, unsigned unit,
				const struct uncore_priv_lane *lane, uint64_t written)
{
	const struct uncore_priv_cells *cells = &registers->shape->cells;
	size_t cell = (size_t)(lane->cell - cells->cells);
	uint64_t *held = uncore_priv_sim_value(registers, unit, cell);

	*held = uncore_priv_cell_write(cells, lane, *held, written);
	extend_sign(registers->shape, cell, held);
}
