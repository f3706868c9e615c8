/* SPDX-License-Identifier: MIT */
/* Gives every PCI function a place on the simulated bus, and finds functions and registers there. */
#include <string.h>

#include "core/lookup.h"
#include "sim/shape/room.h"
#include "sim/shape/shape.h"

enum { DEVICES = 32 };

/* ---- places that no source gives ---- */

static bool has_place(const struct uncore_place_row *place)
{
	return place->device != UNCORE_NO_PLACE && place->function != UNCORE_NO_PLACE;
}

static bool is_taken(const struct shape *shape, unsigned device)
{
	for (unsigned at = 0; at < shape->tables->places.count; at++) {
		if (shape->places[at].device == device)
			return true;
	}
	return false;
}

static bool has_id(const struct uncore_place_row *place, uint16_t device_id)
{
	return place->device_id == device_id && device_id != 0 && !has_place(place);
}

/* Gives the place to the nth function with an ID, in every box that has it. */
static void put_by_id(struct shape *shape, uint16_t device_id, unsigned nth, uint8_t device)
{
	for (unsigned at = 0; at < shape->tables->places.count; at++) {
		if (has_id(&uncore_places(shape->tables)[at], device_id) &&
		    uncore_places(shape->tables)[at].nth == nth) {
			shape->places[at].device = device;
			shape->places[at].function = 0;
		}
	}
}

/* The highest free device. Functions that are found by ID alone are placed in the order of their numbers. */
static int choose_place(struct shape *shape, unsigned at)
{
	struct uncore_place_row *place = &shape->places[at];
	unsigned left = place->device_id == 0 ? 1 : functions_with_id(shape->tables, place->device_id);

	for (uint8_t device = DEVICES; device-- != 0 && left != 0;) {
		if (is_taken(shape, device))
			continue;
		left--;
		if (place->device_id != 0) {
			put_by_id(shape, place->device_id, left, device);
		} else {
			place->device = device;
			place->function = 0;
		}
	}
	return left == 0 ? 0 : UNCORE_E_RANGE;
}

int place_devices(struct shape *shape, struct uncore_fault *fault)
{
	unsigned count = shape->tables->places.count;

	shape->places = (struct uncore_place_row *)zeroed_room(count, sizeof(shape->places[0]));
	if (shape->places == NULL)
		return UNCORE_E_NOMEM;
	if (count != 0)
		memcpy(shape->places, uncore_places(shape->tables), count * sizeof(shape->places[0]));
	for (unsigned at = 0; at < count; at++) {
		if (!has_place(&shape->places[at]) && choose_place(shape, at) != 0)
			return uncore_fault_set(fault, UNCORE_E_RANGE,
						"no free place on the bus is left for device 0x%x",
						shape->places[at].device_id);
	}
	return 0;
}

/* ---- looking up ---- */

const struct state *state_of(const struct shape *shape, unsigned unit, const struct cell *cell)
{
	static const struct state hidden = { UNCORE_SCENARIO_HIDDEN, 0 };
	const struct uncore_register *reg = &cell->reg;
	unsigned socket = sim_socket(shape, unit, uncore_boxes(shape->tables)[reg->box].scope);
	const struct uncore_function_row *function;
	const struct uncore_place_row *place;
	unsigned device;

	if (uncore_registers(shape->tables)[reg->reg].space != UNCORE_SPACE_PCI)
		return &shape->instance_states[socket * shape->instance_count + shape->first_instance[reg->box] +
					       reg->instance];
	function = &uncore_functions(shape->tables)[uncore_registers(shape->tables)[reg->reg].function];
	place = &shape->places[function->first_place + reg->instance];
	device = shape->device_at[function_index(shape, socket, function->bus, place)];
	return device == shape->device_count ? &hidden : &shape->devices[device].state;
}

/* NULL: none. */
static const struct uncore_place_row *find_by_id(const struct shape *shape, uint16_t device_id, unsigned nth)
{
	for (unsigned at = 0; at < shape->tables->places.count; at++) {
		if (has_id(&uncore_places(shape->tables)[at], device_id) && uncore_places(shape->tables)[at].nth == nth)
			return &shape->places[at];
	}
	return NULL;
}

void sim_place(const struct shape *shape, unsigned unit, struct uncore_address *address)
{
	unsigned socket = sim_socket(shape, unit, address->scope), left = address->nth;
	const struct uncore_place_row *place;

	if (!uncore_is_by_id(address))
		return;
	for (unsigned nth = 0; (place = find_by_id(shape, address->device_id, nth)) != NULL; nth++) {
		size_t at = function_index(shape, socket, address->bus, place);

		if (shape->device_at[at] == shape->device_count || left-- != 0)
			continue;
		address->device = place->device;
		address->function = place->function;
		return;
	}
}
