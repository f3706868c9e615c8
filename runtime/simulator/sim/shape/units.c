/* SPDX-License-Identifier: MIT */
/* Lists the units of a simulated machine, and chooses places for those that no source places. */
#include "sim/shape/units.h"

#include <stdio.h>
#include <stdlib.h>

#include "core/lookup.h"
#include "sim/shape/names.h"
#include "sim/shape/room.h"

/*
 * Places that sources leave open: MSRs after those of all descriptions; memory after what windows.c takes. Each socket
 * has a MiB, with its table in front of the registers.
 */
#define FIRST_MSR 0x6000u
#define MSR_STEP 0x20u
#define LAST_MSR 0xffffu
#define FIRST_BYTE UINT64_C(0x78000000)
#define SOCKET_BYTES UINT64_C(0x00100000)
#define TABLE_BYTES UINT64_C(0x00020000)
#define UNIT_BYTES UINT64_C(0x00001000)
#define CONFIG_OFFSET 0x400u /* of a unit in the configuration space of a function that only it has */
#define UNIT_DEVICE_ID 0x7f00u

/* ---- how a unit lies ---- */

/* The size of the box's window that begins at a part of its unit; 0: it has none. */
static unsigned part_size(const struct uncore_tables *tables, unsigned box, unsigned part)
{
	for (unsigned at = 0; at < tables->windows.count; at++) {
		const struct uncore_window_row *window = &uncore_windows(tables)[at];

		if (window->box == box && window->found == part)
			return window->size;
	}
	return 0;
}

static unsigned round_up(unsigned number, unsigned step)
{
	return (number + step - 1) / step * step;
}

/* One part behind the other. */
static void lay_out(const struct uncore_tables *tables, struct sim_unit *unit, unsigned step)
{
	unsigned own = part_size(tables, unit->box, UNCORE_FOUND_UNIT);
	unsigned controls = part_size(tables, unit->box, UNCORE_FOUND_CONTROLS);

	unit->listed.control_offset = (uint8_t)round_up(own + 1, step);
	unit->listed.counter_offset = (uint8_t)round_up(unit->listed.control_offset + controls, step);
}

/* Whatever comes first of the group's registers. */
static uint32_t number_of(const struct uncore_tables *tables, const struct sim_unit *unit, uint16_t reg)
{
	struct uncore_register first = { unit->box, unit->instance, reg, 0 };
	struct uncore_address address;
	int result = uncore_register_address(tables, &first, &address);

	return result == 0 || result == UNCORE_E_NOPLACE ? address.number : 0;
}

static const struct uncore_counter_row *general_group(const struct uncore_tables *tables, unsigned box)
{
	struct uncore_range groups = uncore_boxes(tables)[box].counters;

	for (unsigned at = groups.first; is_in_range(groups, at); at++) {
		if (uncore_counters(tables)[at].kind == UNCORE_COUNTER_GENERAL)
			return &uncore_counters(tables)[at];
	}
	return NULL;
}

/* ---- the list ---- */

/* Where the description has the unit. */
static void take_described(const struct shape *shape, struct sim_unit *unit, const struct uncore_found_box_row *row,
			   const struct uncore_counter_row *group)
{
	struct uncore_register reg = { unit->box, unit->instance, row->reg, 0 };
	struct uncore_address address = { 0 };

	(void)sim_address(shape, &reg, &address);
	unit->address = address.number;
	unit->listed.space = (uint8_t)address.space;
	unit->listed.control_offset = (uint8_t)(number_of(shape->tables, unit, group->control) - address.number);
	unit->listed.counter_offset = (uint8_t)(number_of(shape->tables, unit, group->data) - address.number);
	if (address.space != UNCORE_SPACE_PCI)
		return;
	unit->listed.domain = shape->sockets[unit->socket].domain;
	unit->listed.bus = bus_number(shape, unit->socket, address.bus);
	unit->listed.device = address.device;
	unit->listed.function = address.function;
	unit->listed.offset = (uint16_t)address.number;
}

/* The highest MSR that a description has, rounded up: a unit's must be others. */
static unsigned first_free_msr(const struct uncore_tables *tables)
{
	unsigned highest = FIRST_MSR;
	struct uncore_register reg;
	struct uncore_address address;

	for (bool more = uncore_first_register(tables, &reg); more; more = uncore_next_register(tables, &reg)) {
		if (uncore_register_address(tables, &reg, &address) == 0 && address.space == UNCORE_SPACE_MSR &&
		    address.number >= highest && address.number <= LAST_MSR)
			highest = address.number + 1;
	}
	return round_up(highest, MSR_STEP);
}

struct places {
	unsigned msr;  /* the next one */
	uint64_t byte; /* the next one of the socket */
};

static bool choose_place(const struct shape *shape, struct sim_unit *unit, const struct uncore_found_box_row *row,
			 struct places *places)
{
	unit->is_placed = true;
	/* If it may be reached in any way, memory has the most room. */
	unit->listed.space = row->space == UNCORE_SPACE_UNKNOWN ? UNCORE_SPACE_MMIO : row->space;
	lay_out(shape->tables, unit, row->space == UNCORE_SPACE_MSR ? 1 : 8);
	if (row->space == UNCORE_SPACE_MSR) {
		unit->address = places->msr;
		places->msr += MSR_STEP;
		return places->msr <= LAST_MSR;
	}
	if (row->space == UNCORE_SPACE_PCI) {
		unit->address = CONFIG_OFFSET;
		return true;
	}
	unit->address = places->byte;
	places->byte += UNIT_BYTES;
	return places->byte <= FIRST_BYTE + (unit->socket + 1) * SOCKET_BYTES;
}

static bool add_unit(struct shape *shape, const struct uncore_found_box_row *row, unsigned socket, unsigned instance,
		     struct places *places)
{
	const struct uncore_counter_row *group = general_group(shape->tables, row->box);
	struct sim_unit *unit = &shape->units_listed[shape->unit_count];
	size_t state = socket * shape->instance_count + shape->first_instance[row->box] + instance;
	bool is_absent = shape->instance_states[state].state == UNCORE_SCENARIO_ABSENT;

	if (group == NULL || row->type == UNCORE_FOUND_OTHERS ||
	    (row->trust != UNCORE_TRUST_ALL && row->reg == UNCORE_NO_INDEX))
		return true;
	*unit = (struct sim_unit){ .box = row->box, .instance = (uint16_t)instance, .socket = socket };
	unit->listed = (struct uncore_found_unit){
		.type = row->type, .id = (uint16_t)instance, .counters = (uint8_t)group->count, .width = group->width
	};
	if (row->trust != UNCORE_TRUST_ALL)
		take_described(shape, unit, row, group);
	else if (!choose_place(shape, unit, row, places))
		return false;
	unit->listed.address = unit->address;
	shape->unit_count += !is_absent;
	return true;
}

static size_t most_units(const struct shape *shape)
{
	size_t count = 0;

	for (unsigned at = 0; at < shape->tables->found_boxes.count; at++)
		count += uncore_boxes(shape->tables)[uncore_found_boxes(shape->tables)[at].box].instances;
	return count * shape->socket_count;
}

static int list_units(struct shape *shape, struct uncore_fault *fault)
{
	unsigned msr = first_free_msr(shape->tables);

	for (unsigned socket = 0; socket < shape->socket_count; socket++) {
		struct places places = { msr, FIRST_BYTE + socket * SOCKET_BYTES + TABLE_BYTES };

		for (unsigned at = 0; at < shape->tables->found_boxes.count; at++) {
			const struct uncore_found_box_row *row = &uncore_found_boxes(shape->tables)[at];

			for (unsigned instance = 0; instance < uncore_boxes(shape->tables)[row->box].instances;
			     instance++) {
				if (!add_unit(shape, row, socket, instance, &places))
					return uncore_fault_set(
						fault, UNCORE_E_RANGE, "socket %u: no place is left for %s %u", socket,
						uncore_text(shape->tables, uncore_boxes(shape->tables)[row->box].id),
						instance);
			}
		}
	}
	return 0;
}

/* ---- what the scenario says ---- */

static int tell_lie(struct shape *shape, const struct uncore_scenario_unit *rule, const char *place,
		    struct uncore_fault *fault)
{
	uint16_t box;
	bool found = false;
	int result = scenario_box(shape->tables, rule->box, place, &box, fault);

	if (result == 0)
		result = scenario_numbers(shape, rule->socket, box, rule->instance, place, fault);
	for (size_t at = 0; at < shape->unit_count && result == 0; at++) {
		struct sim_unit *unit = &shape->units_listed[at];

		if (unit->box != box || (rule->socket != UNCORE_SCENARIO_ALL && rule->socket != unit->socket) ||
		    (rule->instance != UNCORE_SCENARIO_ALL && rule->instance != unit->instance))
			continue;
		unit->listed.address = rule->address;
		unit->listed.offset = (uint16_t)(rule->address & 0xfffu);
		found = true;
	}
	return result != 0 || found ?
		       result :
		       uncore_fault_set(fault, UNCORE_E_NOENT, "%s: no table of units lists %s", place, rule->box);
}

int build_units(struct shape *shape, const struct uncore_scenario *scenario, struct uncore_fault *fault)
{
	size_t most = most_units(shape);
	char place[40];
	int result;

	shape->unit_order = scenario->unit_order;
	shape->units_listed = (struct sim_unit *)zeroed_room(most + 1, sizeof(shape->units_listed[0]));
	if (shape->units_listed == NULL)
		return UNCORE_E_NOMEM;
	result = list_units(shape, fault);
	for (size_t at = 0; at < scenario->unit_count && result == 0; at++) {
		snprintf(place, sizeof(place), "/units/%zu", at);
		result = tell_lie(shape, &scenario->units[at], place, fault);
	}
	return result;
}

/* ---- functions ---- */

static bool is_taken(const struct shape *shape, unsigned socket, unsigned device, unsigned function)
{
	for (unsigned at = 0; at < shape->device_count; at++) {
		const struct device *each = &shape->devices[at];

		if (each->socket == socket && each->bus.own_bus == 0 && each->bus.device == device &&
		    each->bus.function == function)
			return true;
	}
	return false;
}

/* From the last place of the bus down: devices that sources place are rather in front. */
static bool find_free(const struct shape *shape, unsigned socket, struct uncore_found_unit *place)
{
	for (unsigned at = FUNCTION_LIMIT; at-- > 0;) {
		if (is_taken(shape, socket, at / 8, at % 8))
			continue;
		place->device = (uint8_t)(at / 8);
		place->function = (uint8_t)(at % 8);
		return true;
	}
	return false;
}

void add_unit_functions(struct shape *shape)
{
	for (size_t at = 0; at < shape->unit_count; at++) {
		struct sim_unit *unit = &shape->units_listed[at];
		struct uncore_found_unit *place = &unit->listed;
		const struct socket *own = &shape->sockets[unit->socket];

		if (!unit->is_placed || unit->listed.space != UNCORE_SPACE_PCI ||
		    !find_free(shape, unit->socket, place))
			continue;
		place->domain = own->domain;
		place->bus = own->bus;
		place->offset = (uint16_t)unit->listed.address;
		shape->devices[shape->device_count++] = (struct device){
			.bus = { own->domain, own->bus, place->device, place->function, 0, VENDOR_INTEL, UNIT_DEVICE_ID,
				 0x088000 /* a system peripheral */, (uint8_t)shape->tables->revision, unit->socket },
			.socket = unit->socket,
			.state = { STATE_THERE, 0 },
		};
	}
}

/* ---- by address ---- */

uint64_t unit_table_begin(const struct shape *shape, unsigned socket, size_t *bytes)
{
	*bytes = shape->unit_table_bytes;
	return FIRST_BYTE + socket * SOCKET_BYTES;
}

/* Finds the window of a unit that has the number, counted from the unit's address. */
static bool find_part(const struct shape *shape, const struct sim_unit *unit, uint64_t number,
		      struct uncore_address *place)
{
	const unsigned begins[] = { 0, 0, unit->listed.control_offset, unit->listed.counter_offset };

	for (uint16_t at = 0; at < shape->tables->windows.count; at++) {
		const struct uncore_window_row *window = &uncore_windows(shape->tables)[at];

		if (window->box != unit->box || window->found == UNCORE_FOUND_NOWHERE ||
		    number < begins[window->found] || number - begins[window->found] >= window->size)
			continue;
		*place = (struct uncore_address){ .space = UNCORE_SPACE_FOUND,
						  .scope = UNCORE_SCOPE_PACKAGE,
						  .number = (uint32_t)(number - begins[window->found]),
						  .window = at,
						  .instance = unit->instance };
		return true;
	}
	return false;
}

static bool is_in_function(const struct uncore_found_unit *place, const struct device *device)
{
	return place->domain == device->bus.domain && place->bus == device->bus.bus &&
	       place->device == device->bus.device && place->function == device->bus.function;
}

bool find_in_units(const struct shape *shape, enum uncore_space space, unsigned socket, const struct device *device,
		   uint64_t number, struct uncore_address *place)
{
	for (size_t at = 0; at < shape->unit_count; at++) {
		const struct sim_unit *unit = &shape->units_listed[at];

		if (!unit->is_placed || unit->socket != socket || unit->listed.space != (uint8_t)space ||
		    number < unit->address || number - unit->address >= UNIT_BYTES ||
		    (device != NULL && !is_in_function(&unit->listed, device)))
			continue;
		if (find_part(shape, unit, number - unit->address, place))
			return true;
	}
	return false;
}
