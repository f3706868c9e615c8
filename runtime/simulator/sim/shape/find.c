/* SPDX-License-Identifier: MIT */
/* Finds registers by address and by role, and the counters that a register belongs to. */
#include "core/lookup.h"
#include "sim/shape/shape.h"

/*
 * A register that no bus reaches has a place of its own, which only the simulator uses: the row, instance and element.
 */
static int place_apart(const struct shape *shape, const struct uncore_register *reg, struct uncore_address *address)
{
	if (!only_perf_counts(shape->tables, reg->box))
		return UNCORE_E_NOADDR;
	*address = (struct uncore_address){ .space = UNCORE_SPACE_UNKNOWN,
					    .scope = (enum uncore_scope)uncore_boxes(shape->tables)[reg->box].scope,
					    .number = (uint32_t)reg->instance << 16 | reg->index,
					    .device_id = reg->reg,
					    .width = (uint8_t)layout_of(shape->tables, reg->reg)->width };
	return 0;
}

int sim_address(const void *context, const struct uncore_register *reg, struct uncore_address *address)
{
	const struct shape *shape = (const struct shape *)context;
	int result = uncore_register_address(shape->tables, reg, address);
	const struct uncore_register_row *row;
	const struct uncore_place_row *place;

	if (result == UNCORE_E_NOADDR)
		return place_apart(shape, reg, address);
	if (result != 0 && result != UNCORE_E_NOPLACE)
		return result;
	if (!uncore_is_by_id(address))
		return 0;
	row = &uncore_registers(shape->tables)[reg->reg];
	place = &shape->places[uncore_functions(shape->tables)[row->function].first_place + reg->instance];
	address->device = place->device;
	address->function = place->function;
	return 0;
}

size_t sim_cell(const struct shape *shape, const struct uncore_register *reg)
{
	const struct cell *cell;
	struct uncore_address address;

	if (sim_address(shape, reg, &address) != 0)
		return NO_CELL_OR_SLOT;
	cell = cell_find(&shape->cells, cell_key(&address));
	return cell == NULL ? NO_CELL_OR_SLOT : (size_t)(cell - shape->cells.cells);
}

/* A cell belongs to the first instance that has it. The slots of a box's instances follow each other. */
struct slots slots_of(const struct shape *shape, const struct uncore_register *reg)
{
	size_t own = shape->first_instance[reg->box] + reg->instance;
	struct slots slots = { shape->first_slot[own], shape->first_slot[own + 1] };
	uint16_t function = uncore_registers(shape->tables)[reg->reg].function;
	struct uncore_register next = *reg;

	if (function == UNCORE_NO_INDEX || uncore_functions(shape->tables)[function].shared == 0)
		return slots;
	while (++next.instance < uncore_boxes(shape->tables)[reg->box].instances &&
	       sim_cell(shape, &next) == sim_cell(shape, reg))
		slots.end = shape->first_slot[++own + 1];
	return slots;
}

uint64_t reg_role(const struct uncore_tables *tables, unsigned reg, enum uncore_role role)
{
	uint16_t field;

	if (find_role(tables, (uint16_t)reg, role, &field) != 0)
		return 0;
	return uncore_field_mask(&uncore_fields(tables)[field]);
}

bool box_role(const struct uncore_tables *tables, unsigned box, enum uncore_role role, uint16_t *reg, uint16_t *field)
{
	struct uncore_range regs = uncore_boxes(tables)[box].registers;

	for (unsigned at = regs.first; at < (unsigned)regs.first + regs.count; at++) {
		if (find_role(tables, (uint16_t)at, role, field) == 0) {
			*reg = (uint16_t)at;
			return true;
		}
	}
	return false;
}
