/* SPDX-License-Identifier: MIT */
/* Finds the cells of a simulated machine's registers, its counters, and what each cell means to them. */
#include "core/lookup.h"
#include "sim/shape/room.h"
#include "sim/shape/shape.h"

/* ---- where wraps are reported ---- */

uint64_t role_bits_of(const struct uncore_tables *tables, unsigned reg, enum uncore_role role)
{
	struct uncore_range fields = uncore_layouts(tables)[uncore_registers(tables)[reg].layout].fields;
	uint64_t bits = 0;

	for (unsigned at = fields.first; at < (unsigned)fields.first + fields.count; at++) {
		if (uncore_fields(tables)[at].role == role)
			bits |= uncore_field_mask(&uncore_fields(tables)[at]);
	}
	return bits;
}

static size_t find_cell(const struct shape *shape, const struct uncore_field_ref *ref, unsigned instance)
{
	struct uncore_register reg = { ref->box, (uint16_t)instance, ref->reg, 0 };

	return sim_cell(shape, &reg);
}

static void place_reports(const struct shape *shape, struct slot_place *slot)
{
	const struct uncore_field_ref *report = &slot->group->overflow, *freezes = &slot->group->freezes;
	struct uncore_field_ref any = { freezes->box, UNCORE_NO_INDEX, UNCORE_NO_INDEX };

	slot->box_report = slot->any_report = NO_CELL_OR_SLOT;
	if (freezes->reg == UNCORE_NO_INDEX)
		return;
	if (report->reg != UNCORE_NO_INDEX) {
		slot->box_report = find_cell(shape, report, slot->instance);
		slot->box_report_bits = role_bits_of(shape->tables, report->reg, UNCORE_ROLE_OVERFLOW);
	}
	if (uncore_fields(shape->tables)[freezes->field].role == UNCORE_ROLE_FREEZE_ALL &&
	    box_role(shape->tables, any.box, UNCORE_ROLE_BOX_OVERFLOW, &any.reg, &any.field)) {
		slot->any_report = find_cell(shape, &any, 0);
		slot->any_report_bits = role_bits_of(shape->tables, any.reg, UNCORE_ROLE_BOX_OVERFLOW);
	}
}

/* ---- counters ---- */

/* Bits that choose what is counted. The others change how it is counted. */
static uint64_t choosing_bits(const struct uncore_tables *tables, uint16_t control)
{
	static const enum uncore_role later[] = {
		UNCORE_ROLE_THRESHOLD,        UNCORE_ROLE_INVERT,         UNCORE_ROLE_EDGE,
		UNCORE_ROLE_OCCUPANCY_INVERT, UNCORE_ROLE_OCCUPANCY_EDGE, UNCORE_ROLE_THREAD_ENABLE,
		UNCORE_ROLE_OVERFLOW_ENABLE,  UNCORE_ROLE_PRIVILEGED,     UNCORE_ROLE_UNPRIVILEGED
	};
	uint64_t bits = uncore_layouts(tables)[uncore_registers(tables)[control].layout].event_bits;

	for (size_t at = 0; at < sizeof(later) / sizeof(later[0]); at++)
		bits &= ~reg_role(tables, control, later[at]);
	return bits;
}

static void add_slot(struct shape *shape, const struct uncore_register *origin, uint16_t group_row)
{
	const struct uncore_counter_row *group = &uncore_counters(shape->tables)[group_row];
	struct uncore_register control = { origin->box, origin->instance, group->control, origin->index };
	struct uncore_register data = { origin->box, origin->instance, group->data, origin->index };
	struct slot_place *slot = &shape->slots[shape->slot_count];
	uint16_t field;

	*slot = (struct slot_place){ .group = group,
				     .control = NO_CELL_OR_SLOT,
				     .data = sim_cell(shape, &data),
				     .box = origin->box,
				     .instance = origin->instance,
				     .group_row = group_row,
				     .index = origin->index };
	if (group->control != UNCORE_NO_INDEX) {
		slot->control = sim_cell(shape, &control);
		slot->reports_by = reg_role(shape->tables, group->control, UNCORE_ROLE_OVERFLOW_ENABLE);
		slot->choosing = choosing_bits(shape->tables, group->control);
		slot->code = slot->choosing & reg_role(shape->tables, group->control, UNCORE_ROLE_EVENT_SELECT);
	}
	place_reports(shape, slot);
	if (find_role(shape->tables, group->data, UNCORE_ROLE_COUNT, &field) == 0)
		slot->low = uncore_fields(shape->tables)[field].lo;
	if (slot->data != NO_CELL_OR_SLOT) {
		shape->roles[slot->data].slot = shape->slot_count;
		shape->roles[slot->data].is_data = true;
	}
	if (slot->control != NO_CELL_OR_SLOT) {
		shape->roles[slot->control].slot = shape->slot_count;
		shape->roles[slot->control].steers = true;
	}
	shape->slot_count++;
}

static void add_slots(struct shape *shape, uint16_t box, uint16_t instance)
{
	struct uncore_range groups = uncore_boxes(shape->tables)[box].counters;

	shape->first_slot[shape->first_instance[box] + instance] = shape->slot_count;
	for (unsigned at = 0; at < groups.count; at++) {
		uint16_t group = (uint16_t)(groups.first + at);

		for (uint16_t index = 0; index < uncore_counters(shape->tables)[group].count; index++) {
			struct uncore_register origin = { box, instance, 0, index };

			add_slot(shape, &origin, group);
		}
	}
}

static size_t count_slots(const struct uncore_tables *tables)
{
	size_t count = 0;

	for (unsigned box = 0; box < tables->boxes.count; box++) {
		struct uncore_range groups = uncore_boxes(tables)[box].counters;

		for (unsigned at = 0; at < groups.count; at++)
			count += (size_t)uncore_counters(tables)[groups.first + at].count *
				 uncore_boxes(tables)[box].instances;
	}
	return count;
}

static int make_slots(struct shape *shape)
{
	size_t most = count_slots(shape->tables);

	shape->slots = (struct slot_place *)zeroed_room(most, sizeof(shape->slots[0]));
	shape->first_slot = (size_t *)zeroed_room(shape->instance_count + 1, sizeof(shape->first_slot[0]));
	if (shape->slots == NULL || shape->first_slot == NULL)
		return UNCORE_E_NOMEM;
	for (uint16_t box = 0; box < shape->tables->boxes.count; box++) {
		for (uint16_t instance = 0; instance < uncore_boxes(shape->tables)[box].instances; instance++)
			add_slots(shape, box, instance);
	}
	shape->first_slot[shape->instance_count] = shape->slot_count;
	return 0;
}

/* ---- cells ---- */

static void note_role(struct role *role, unsigned field_role)
{
	if (field_role == UNCORE_ROLE_OVERFLOW)
		role->is_status = true;
	if (field_role == UNCORE_ROLE_BOX_OVERFLOW)
		role->is_global = true;
	if (field_role != UNCORE_ROLE_NONE && field_role != UNCORE_ROLE_COUNT && field_role != UNCORE_ROLE_OVERFLOW &&
	    field_role != UNCORE_ROLE_BOX_OVERFLOW)
		role->steers = true;
}

/* A register of one box of the package lets all counters count. */
static void find_switch(struct shape *shape)
{
	struct uncore_register origin = { 0 };
	uint16_t field;

	shape->switch_cell = NO_CELL_OR_SLOT;
	for (; origin.box < shape->tables->boxes.count; origin.box++) {
		if (!box_role(shape->tables, origin.box, UNCORE_ROLE_ENABLE_ALL, &origin.reg, &field))
			continue;
		shape->switch_cell = sim_cell(shape, &origin);
		shape->switch_bits = uncore_field_mask(&uncore_fields(shape->tables)[field]);
		return;
	}
}

static void note_roles(struct shape *shape)
{
	for (size_t at = 0; at < shape->cells.count; at++) {
		struct uncore_range fields = cell_layout(&shape->cells, &shape->cells.cells[at])->fields;

		shape->roles[at].slot = NO_CELL_OR_SLOT;
		for (unsigned each = 0; each < fields.count; each++)
			note_role(&shape->roles[at], uncore_fields(shape->tables)[fields.first + each].role);
	}
}

static unsigned count_units(const struct shape *shape)
{
	for (unsigned box = 0; box < shape->tables->boxes.count; box++) {
		if (uncore_boxes(shape->tables)[box].scope == UNCORE_SCOPE_CPU)
			return shape->cpu_count;
	}
	return shape->socket_count;
}

int build_slots(struct shape *shape)
{
	int result = cells_build(&shape->cells, shape->tables, sim_address, shape);

	if (result != 0)
		return result;
	shape->units = count_units(shape);
	shape->roles = (struct role *)zeroed_room(shape->cells.count, sizeof(shape->roles[0]));
	if (shape->roles == NULL)
		return UNCORE_E_NOMEM;
	note_roles(shape);
	find_switch(shape);
	return make_slots(shape);
}
