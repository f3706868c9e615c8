/* SPDX-License-Identifier: MIT */
/*
 * Makes the registers of a simulated machine: their addresses, their first values, and which of them affect counters.
 */
#include <stdio.h>

#include "core/internal.h"
#include "sim/simulator.h"

/* ---- finding ---- */

/* On this machine's bus every function has a place. */
static int place_register(const void *sim, const struct uncore_register *reg, struct uncore_address *address)
{
	const struct uncore_sim *own = (const struct uncore_sim *)sim;
	int result = uncore_register_address(own->tables, reg, address);
	const struct uncore_register_row *row;
	const struct uncore_place_row *place;

	if (result != 0 && result != UNCORE_E_NOPLACE)
		return result;
	if (!uncore_is_by_id(address))
		return 0;
	row = &uncore_registers(own->tables)[reg->reg];
	place = &own->places[uncore_functions(own->tables)[row->function].first_place + reg->instance];
	address->device = place->device;
	address->function = place->function;
	return 0;
}

size_t uncore_priv_sim_cell(const struct uncore_sim *sim, const struct uncore_register *reg)
{
	const struct uncore_priv_cell *cell;
	struct uncore_address address;

	if (place_register(sim, reg, &address) != 0)
		return UNCORE_PRIV_NONE;
	cell = uncore_priv_cell_find(&sim->cells, uncore_priv_cell_key(&address));
	return cell == NULL ? UNCORE_PRIV_NONE : (size_t)(cell - sim->cells.cells);
}

/* A cell is of the first instance that has it, and the slots of a box's instances follow each other. */
struct uncore_priv_slots uncore_priv_slots_of(const struct uncore_sim *sim, const struct uncore_register *reg)
{
	size_t own = sim->first_instance[reg->box] + reg->instance;
	struct uncore_priv_slots slots = { sim->first_slot[own], sim->first_slot[own + 1] };
	uint16_t function = uncore_registers(sim->tables)[reg->reg].function;
	struct uncore_register next = *reg;

	if (function == UNCORE_NO_INDEX || uncore_functions(sim->tables)[function].shared == 0)
		return slots;
	while (++next.instance < uncore_boxes(sim->tables)[reg->box].instances &&
	       uncore_priv_sim_cell(sim, &next) == uncore_priv_sim_cell(sim, reg))
		slots.end = sim->first_slot[++own + 1];
	return slots;
}

uint64_t uncore_priv_reg_role(const struct uncore_tables *tables, unsigned reg, enum uncore_role role)
{
	uint16_t field;

	if (uncore_priv_find_role(tables, (uint16_t)reg, role, &field) != 0)
		return 0;
	return uncore_field_mask(&uncore_fields(tables)[field]);
}

bool uncore_priv_box_role(const struct uncore_tables *tables, unsigned box, enum uncore_role role, uint16_t *reg,
			  uint16_t *field)
{
	struct uncore_range regs = uncore_boxes(tables)[box].registers;

	for (unsigned at = regs.first; at < (unsigned)regs.first + regs.count; at++) {
		if (uncore_priv_find_role(tables, (uint16_t)at, role, field) == 0) {
			*reg = (uint16_t)at;
			return true;
		}
	}
	return false;
}

/* ---- counters ---- */

static void add_slot(struct uncore_sim *sim, const struct uncore_register *origin, uint16_t group_row)
{
	const struct uncore_counter_row *group = &uncore_counters(sim->tables)[group_row];
	struct uncore_register control = { origin->box, origin->instance, group->control, origin->index };
	struct uncore_register data = { origin->box, origin->instance, group->data, origin->index };
	struct uncore_priv_slot_place *slot = &sim->slots[sim->slot_count];
	uint16_t field;

	*slot = (struct uncore_priv_slot_place){ .group = group,
						 .control = UNCORE_PRIV_NONE,
						 .data = uncore_priv_sim_cell(sim, &data),
						 .box = origin->box,
						 .instance = origin->instance,
						 .group_row = group_row,
						 .index = origin->index };
	if (group->control != UNCORE_NO_INDEX) {
		slot->control = uncore_priv_sim_cell(sim, &control);
		slot->reports_by = uncore_priv_reg_role(sim->tables, group->control, UNCORE_ROLE_OVERFLOW_ENABLE);
	}
	uncore_priv_overflow_place(sim, slot);
	if (uncore_priv_find_role(sim->tables, group->data, UNCORE_ROLE_COUNT, &field) == 0)
		slot->low = uncore_fields(sim->tables)[field].lo;
	if (slot->data != UNCORE_PRIV_NONE) {
		sim->roles[slot->data].slot = sim->slot_count;
		sim->roles[slot->data].is_data = true;
	}
	if (slot->control != UNCORE_PRIV_NONE) {
		sim->roles[slot->control].slot = sim->slot_count;
		sim->roles[slot->control].steers = true;
	}
	sim->slot_count++;
}

static void add_slots(struct uncore_sim *sim, uint16_t box, uint16_t instance)
{
	struct uncore_range groups = uncore_boxes(sim->tables)[box].counters;

	sim->first_slot[sim->first_instance[box] + instance] = sim->slot_count;
	for (unsigned at = 0; at < groups.count; at++) {
		uint16_t group = (uint16_t)(groups.first + at);

		for (uint16_t index = 0; index < uncore_counters(sim->tables)[group].count; index++) {
			struct uncore_register origin = { box, instance, 0, index };

			add_slot(sim, &origin, group);
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

static int make_slots(struct uncore_sim *sim)
{
	size_t most = count_slots(sim->tables);

	sim->slots = (struct uncore_priv_slot_place *)uncore_priv_room(most, sizeof(sim->slots[0]));
	sim->first_slot = (size_t *)uncore_priv_room(sim->instance_count + 1, sizeof(sim->first_slot[0]));
	sim->counters = (struct uncore_priv_counter *)uncore_priv_room(most * sim->units, sizeof(sim->counters[0]));
	if (sim->slots == NULL || sim->first_slot == NULL || sim->counters == NULL)
		return UNCORE_E_NOMEM;
	for (uint16_t box = 0; box < sim->tables->boxes.count; box++) {
		for (uint16_t instance = 0; instance < uncore_boxes(sim->tables)[box].instances; instance++)
			add_slots(sim, box, instance);
	}
	sim->first_slot[sim->instance_count] = sim->slot_count;
	return 0;
}

/* ---- cells ---- */

static void note_role(struct uncore_priv_role *role, unsigned field_role)
{
	if (field_role == UNCORE_ROLE_OVERFLOW)
		role->is_status = true;
	if (field_role == UNCORE_ROLE_BOX_OVERFLOW)
		role->is_global = true;
	if (field_role != UNCORE_ROLE_NONE && field_role != UNCORE_ROLE_COUNT && field_role != UNCORE_ROLE_OVERFLOW &&
	    field_role != UNCORE_ROLE_BOX_OVERFLOW)
		role->steers = true;
}

static void note_roles(struct uncore_sim *sim)
{
	for (size_t at = 0; at < sim->cells.count; at++) {
		struct uncore_range fields = uncore_priv_cell_layout(&sim->cells, &sim->cells.cells[at])->fields;

		sim->roles[at].slot = UNCORE_PRIV_NONE;
		for (unsigned each = 0; each < fields.count; each++)
			note_role(&sim->roles[at], uncore_fields(sim->tables)[fields.first + each].role);
	}
}

static unsigned count_units(const struct uncore_sim *sim)
{
	for (unsigned box = 0; box < sim->tables->boxes.count; box++) {
		if (uncore_boxes(sim->tables)[box].scope == UNCORE_SCOPE_CPU)
			return sim->cpu_count;
	}
	return sim->socket_count;
}

int uncore_priv_registers(struct uncore_sim *sim)
{
	int result = uncore_priv_cells_build(&sim->cells, sim->tables, place_register, sim);

	if (result != 0)
		return result;
	sim->units = count_units(sim);
	sim->roles = (struct uncore_priv_role *)uncore_priv_room(sim->cells.count, sizeof(sim->roles[0]));
	sim->values = (uint64_t *)uncore_priv_room(sim->cells.count * sim->units, sizeof(sim->values[0]));
	if (sim->roles == NULL || sim->values == NULL)
		return UNCORE_E_NOMEM;
	note_roles(sim);
	for (unsigned unit = 0; unit < sim->units; unit++) {
		for (size_t at = 0; at < sim->cells.count; at++) {
			const struct uncore_layout_row *layout =
				uncore_priv_cell_layout(&sim->cells, &sim->cells.cells[at]);

			/* As after a driver's first write: a 0 there could never be put back. */
			*uncore_priv_sim_value(sim, unit, at) = layout->reset | layout->must_one;
		}
	}
	return make_slots(sim);
}

/* ---- what registers hold at first ---- */

static void set_field(struct uncore_sim *sim, unsigned unit, const struct uncore_field_ref *ref, uint16_t field,
		      uint64_t value)
{
	struct uncore_register reg = { ref->box, 0, ref->reg, 0 };
	const struct uncore_field_row *row = &uncore_fields(sim->tables)[field];
	size_t cell = uncore_priv_sim_cell(sim, &reg);
	uint64_t *held;

	if (cell == UNCORE_PRIV_NONE)
		return;
	held = uncore_priv_sim_value(sim, unit, cell);
	*held = (*held & ~uncore_field_mask(row)) | uncore_field_bits(row, value);
}

/* The entry of a package in the map: its fields in rising order of bits are the packages. */
static bool map_field(const struct uncore_sim *sim, unsigned package, uint16_t *field)
{
	const struct uncore_field_ref *map = &sim->tables->sockets.map;
	struct uncore_range fields = uncore_layouts(sim->tables)[uncore_registers(sim->tables)[map->reg].layout].fields;

	/* Fields stand in falling order. */
	for (unsigned at = fields.count; at-- != 0;) {
		if (uncore_fields(sim->tables)[fields.first + at].role != UNCORE_ROLE_NODE_MAP)
			continue;
		if (package-- == 0) {
			*field = (uint16_t)(fields.first + at);
			return true;
		}
	}
	return false;
}

static bool is_node(const struct uncore_sim *sim, unsigned node)
{
	for (unsigned socket = 0; socket < sim->socket_count; socket++) {
		if (sim->bus[socket].node == node)
			return true;
	}
	return false;
}

/* Every package that is there has its node in the map; the entries of holes have nodes that are no socket's. */
static void fill_map(struct uncore_sim *sim, unsigned unit)
{
	unsigned unused = 0, socket = 0;
	uint16_t field;

	for (unsigned package = 0; package < sim->tables->sockets.limit && map_field(sim, package, &field); package++) {
		if (socket < sim->socket_count && (unsigned)sim->sockets[socket].package == package) {
			set_field(sim, unit, &sim->tables->sockets.map, field, sim->bus[socket++].node);
			continue;
		}
		while (is_node(sim, unused))
			unused++;
		set_field(sim, unit, &sim->tables->sockets.map, field, unused++);
	}
}

static void fill_nodes(struct uncore_sim *sim)
{
	const struct uncore_socket_map *map = &sim->tables->sockets;

	if (map->method == UNCORE_NO_INDEX || map->node.field == UNCORE_NO_INDEX || map->node.reg == UNCORE_NO_INDEX)
		return;
	for (unsigned unit = 0; unit < sim->socket_count; unit++) {
		bool is_map = map->method == UNCORE_SOCKET_NODE_MAP;

		set_field(sim, unit, &map->node, map->node.field, is_map ? sim->bus[unit].node : sim->bus[unit].bus);
		if (is_map && map->map.reg != UNCORE_NO_INDEX)
			fill_map(sim, unit);
	}
}

/* The value of the field that stands for the clock, or for the nearest to it; NULL: none of them stands for one. */
static const struct uncore_value_row *clock_value(const struct uncore_sim *sim, const struct uncore_field_row *field,
						  uint64_t hertz)
{
	const struct uncore_value_row *rows = &uncore_values(sim->tables)[field->values.first], *best = NULL;
	uint64_t least = UINT64_MAX;

	for (unsigned at = 0; at < field->values.count; at++) {
		uint64_t away = rows[at].hertz > hertz ? rows[at].hertz - hertz : hertz - rows[at].hertz;

		if (rows[at].hertz == 0 || away >= least)
			continue;
		best = &rows[at];
		least = away;
	}
	return best;
}

/* Fields that tell a clock tell that of their box. */
static void show_clock(struct uncore_sim *sim, size_t cell)
{
	const struct uncore_register *reg = &sim->cells.cells[cell].reg;
	struct uncore_range fields = uncore_layouts(sim->tables)[uncore_registers(sim->tables)[reg->reg].layout].fields;
	const struct uncore_box_row *box = &uncore_boxes(sim->tables)[reg->box];

	for (unsigned at = fields.first; at < (unsigned)fields.first + fields.count && box->counters.count != 0; at++) {
		const struct uncore_field_row *field = &uncore_fields(sim->tables)[at];
		const struct uncore_value_row *value = clock_value(sim, field, sim->group_hertz[box->counters.first]);

		for (unsigned unit = 0; value != NULL && unit < uncore_priv_sim_units(sim, box->scope); unit++) {
			uint64_t *held = uncore_priv_sim_value(sim, unit, cell);

			*held = (*held & ~uncore_field_mask(field)) | uncore_field_bits(field, value->value);
		}
	}
}

static bool is_meant(const struct uncore_scenario_where *where, unsigned box, unsigned reg, unsigned index,
		     const struct uncore_register *each)
{
	return each->box == box && each->reg == reg && (index == UNCORE_SCENARIO_ALL || each->index == index) &&
	       (where->instance == UNCORE_SCENARIO_ALL || each->instance == where->instance);
}

static void put_everywhere(struct uncore_sim *sim, const struct uncore_scenario_register *rule, unsigned box,
			   unsigned reg, unsigned index)
{
	unsigned scope = uncore_boxes(sim->tables)[box].scope;

	for (size_t cell = 0; cell < sim->cells.count; cell++) {
		if (!is_meant(&rule->where, box, reg, index, &sim->cells.cells[cell].reg))
			continue;
		for (unsigned unit = 0; unit < uncore_priv_sim_units(sim, scope); unit++) {
			if (rule->where.socket == UNCORE_SCENARIO_ALL ||
			    rule->where.socket == uncore_priv_sim_socket(sim, unit, scope))
				*uncore_priv_sim_value(sim, unit, cell) = rule->value;
		}
	}
}

static int put_value(struct uncore_sim *sim, const struct uncore_scenario_register *rule, const char *place,
		     struct uncore_fault *fault)
{
	unsigned box, reg, index;
	int result = uncore_priv_scenario_where(sim, &rule->where, place, &box, &reg, &index, fault);

	if (result != 0)
		return result;
	if (reg == UNCORE_NO_INDEX)
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT, "%s: box and register are needed", place);
	if (uncore_layouts(sim->tables)[uncore_registers(sim->tables)[reg].layout].width < 64 &&
	    rule->value > UINT32_MAX)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "%s/value: %s has 32 bits", place, rule->where.reg);
	put_everywhere(sim, rule, box, reg, index);
	return 0;
}

int uncore_priv_first_values(struct uncore_sim *sim, const struct uncore_scenario *scenario, struct uncore_fault *fault)
{
	char place[40];
	int result = 0;

	for (size_t cell = 0; cell < sim->cells.count; cell++)
		show_clock(sim, cell);
	fill_nodes(sim);
	for (size_t at = 0; at < scenario->register_count && result == 0; at++) {
		snprintf(place, sizeof(place), "/registers/%zu", at);
		result = put_value(sim, &scenario->registers[at], place, fault);
	}
	uncore_priv_touch_all(sim);
	return result;
}
