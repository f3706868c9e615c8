/* SPDX-License-Identifier: MIT */
/* Sets registers to what firmware would have left in them, and to what the scenario gives. */
#include <stdio.h>

#include "sim/registers/registers.h"
#include "sim/shape/names.h"

/* The map's field for a package. The fields, by rising bits, are the packages. */
static bool map_field(const struct registers *registers, unsigned package, uint16_t *field)
{
	const struct uncore_field_ref *map = &registers->shape->tables->sockets.map;
	struct uncore_range fields =
		uncore_layouts(registers->shape->tables)[uncore_registers(registers->shape->tables)[map->reg].layout]
			.fields;

	/* Fields are in order of falling bits. */
	for (unsigned at = fields.count; at-- != 0;) {
		if (uncore_fields(registers->shape->tables)[fields.first + at].role != UNCORE_ROLE_NODE_MAP)
			continue;
		if (package-- == 0) {
			*field = (uint16_t)(fields.first + at);
			return true;
		}
	}
	return false;
}

static bool is_node(const struct registers *registers, unsigned node)
{
	for (unsigned socket = 0; socket < registers->shape->socket_count; socket++) {
		if (registers->shape->sockets[socket].node == node)
			return true;
	}
	return false;
}

/* Every package that exists has its node in the map. Entries of missing packages hold nodes of no socket. */
static void fill_map(struct registers *registers, unsigned unit)
{
	struct uncore_field_ref entry = registers->shape->tables->sockets.map;
	unsigned unused = 0, socket = 0;

	for (unsigned package = 0;
	     package < registers->shape->tables->sockets.limit && map_field(registers, package, &entry.field);
	     package++) {
		if (socket < registers->shape->socket_count &&
		    (unsigned)registers->shape->sockets[socket].package == package) {
			write_field(registers, unit, &entry, registers->shape->sockets[socket++].node);
			continue;
		}
		while (is_node(registers, unused))
			unused++;
		write_field(registers, unit, &entry, unused++);
	}
}

static void fill_buses(struct registers *registers, unsigned unit)
{
	const struct uncore_tables *tables = registers->shape->tables;
	struct uncore_range buses = tables->sockets.buses;

	for (unsigned at = 0; at < buses.count; at++)
		write_field(registers, unit, &uncore_field_refs(tables)[buses.first + at],
			    bus_number(registers->shape, unit, at + 1));
	if (tables->sockets.valid.field != UNCORE_NO_INDEX)
		write_field(registers, unit, &tables->sockets.valid, 1);
}

/* Registers that hold the numbers of root buses. An instance without one has 0. */
static void fill_root_buses(struct registers *registers)
{
	const struct shape *shape = registers->shape;

	for (size_t at = 0; at < shape->root_count; at++) {
		const struct root_bus *root = &shape->roots[at];
		const struct uncore_root_buses_row *row = uncore_root_buses_of(shape->tables, root->box);

		if (row->fields.count == 0)
			continue;
		if (root->is_known)
			write_field(registers, root->socket,
				    &uncore_field_refs(shape->tables)[row->fields.first + root->instance], root->bus);
		if (row->valid.field != UNCORE_NO_INDEX)
			write_field(registers, root->socket, &row->valid, 1);
	}
}

static void fill_nodes(struct registers *registers)
{
	const struct uncore_socket_map *map = &registers->shape->tables->sockets;

	if (map->method == UNCORE_NO_INDEX || map->node.field == UNCORE_NO_INDEX || map->node.reg == UNCORE_NO_INDEX)
		return;
	for (unsigned unit = 0; unit < registers->shape->socket_count; unit++) {
		bool is_map = map->method == UNCORE_SOCKET_NODE_MAP;

		write_field(registers, unit, &map->node,
			    is_map ? registers->shape->sockets[unit].node : registers->shape->sockets[unit].bus);
		fill_buses(registers, unit);
		if (is_map && map->map.reg != UNCORE_NO_INDEX)
			fill_map(registers, unit);
	}
}

/* The value of the field that means this clock, or the nearest one. NULL: no value means a clock. */
static const struct uncore_value_row *clock_value(const struct registers *registers,
						  const struct uncore_field_row *field, uint64_t hertz)
{
	const struct uncore_value_row *rows = &uncore_values(registers->shape->tables)[field->values.first],
				      *best = NULL;
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

/* Sets fields that show a clock to the clock of their box. */
static void show_clock(struct registers *registers, size_t cell)
{
	const struct uncore_register *reg = &registers->shape->cells.cells[cell].reg;
	struct uncore_range fields =
		uncore_layouts(registers->shape->tables)[uncore_registers(registers->shape->tables)[reg->reg].layout]
			.fields;
	const struct uncore_box_row *box = &uncore_boxes(registers->shape->tables)[reg->box];

	for (unsigned at = fields.first; at < (unsigned)fields.first + fields.count && box->counters.count != 0; at++) {
		const struct uncore_field_row *field = &uncore_fields(registers->shape->tables)[at];
		const struct uncore_value_row *value =
			clock_value(registers, field, registers->shape->hertz[box->counters.first]);

		for (unsigned unit = 0; value != NULL && unit < sim_units(registers->shape, box->scope); unit++) {
			uint64_t *held = sim_value(registers, unit, cell);

			*held = (*held & ~uncore_field_mask(field)) | uncore_field_bits(field, value->value);
		}
	}
}

/* What firmware and the hardware have set on the example machine. */
static void fill_settings(struct registers *registers)
{
	const struct shape *shape = registers->shape;

	for (unsigned at = 0; at < shape->tables->machine_settings.count; at++) {
		const struct uncore_machine_setting_row *row = &uncore_machine_settings(shape->tables)[at];
		unsigned scope = uncore_boxes(shape->tables)[row->field.box].scope;
		uint64_t value = row->value, one;
		const char *unit_name;

		/* The amount that the lowest bit stands for. */
		if (row->clock != UNCORE_NO_INDEX &&
		    uncore_field_amount(shape->tables, uncore_field_at(row->field.field),
					uncore_field_bits(&uncore_fields(shape->tables)[row->field.field], 1), &one,
					&unit_name) == 0)
			value = (shape->hertz[row->clock] + one / 2) / one;
		for (unsigned unit = 0; unit < sim_units(shape, scope); unit++)
			write_field(registers, unit, &row->field, value);
	}
}

static bool names_register(const struct uncore_scenario_where *where, unsigned box, unsigned reg, unsigned index,
			   const struct uncore_register *each)
{
	return each->box == box && each->reg == reg && (index == UNCORE_SCENARIO_ALL || each->index == index) &&
	       (where->instance == UNCORE_SCENARIO_ALL || each->instance == where->instance);
}

static void put_everywhere(struct registers *registers, const struct uncore_scenario_register *rule, unsigned box,
			   unsigned reg, unsigned index)
{
	unsigned scope = uncore_boxes(registers->shape->tables)[box].scope;

	for (size_t cell = 0; cell < registers->shape->cells.count; cell++) {
		if (!names_register(&rule->where, box, reg, index, &registers->shape->cells.cells[cell].reg))
			continue;
		for (unsigned unit = 0; unit < sim_units(registers->shape, scope); unit++) {
			if (rule->where.socket == UNCORE_SCENARIO_ALL ||
			    rule->where.socket == sim_socket(registers->shape, unit, scope))
				*sim_value(registers, unit, cell) = rule->value;
		}
	}
}

static int put_value(struct registers *registers, const struct uncore_scenario_register *rule, const char *place,
		     struct uncore_fault *fault)
{
	unsigned box, reg, index;
	int result = scenario_where(registers->shape, &rule->where, place, &box, &reg, &index, fault);

	if (result != 0)
		return result;
	if (reg == UNCORE_NO_INDEX)
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT, "%s: box and register are needed", place);
	if (uncore_layouts(registers->shape->tables)[uncore_registers(registers->shape->tables)[reg].layout].width <
		    64 &&
	    rule->value > UINT32_MAX)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "%s/value: %s has 32 bits", place, rule->where.reg);
	put_everywhere(registers, rule, box, reg, index);
	return 0;
}

int write_first_values(struct registers *registers, const struct uncore_scenario *scenario, struct uncore_fault *fault)
{
	char place[40];
	int result;

	for (size_t cell = 0; cell < registers->shape->cells.count; cell++)
		show_clock(registers, cell);
	fill_nodes(registers);
	fill_root_buses(registers);
	fill_settings(registers);
	result = fill_present_values(registers, fault);
	if (result == 0)
		result = fill_windows(registers, fault);
	for (size_t at = 0; at < scenario->register_count && result == 0; at++) {
		snprintf(place, sizeof(place), "/registers/%zu", at);
		result = put_value(registers, &scenario->registers[at], place, fault);
	}
	return result;
}
