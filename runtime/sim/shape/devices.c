/* SPDX-License-Identifier: MIT */
/* Makes the PCI devices of a simulated machine, and leaves out those of missing boxes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/internal.h"
#include "sim/simulator.h"

enum { VENDOR_INTEL = 0x8086, SLOTS = 32, FUNCTIONS = 8, PLACES = SLOTS * FUNCTIONS };

/* ---- places that no source gives ---- */

static bool has_place(const struct uncore_place_row *place)
{
	return place->device != UNCORE_NO_PLACE && place->function != UNCORE_NO_PLACE;
}

static bool is_taken(const struct uncore_sim *sim, unsigned device)
{
	for (unsigned at = 0; at < sim->tables->places.count; at++) {
		if (sim->places[at].device == device)
			return true;
	}
	return false;
}

static bool has_id(const struct uncore_place_row *place, uint16_t device_id)
{
	return place->device_id == device_id && device_id != 0 && !has_place(place);
}

/* Puts the nth function with an ID there, whichever boxes have it. */
static void put_by_id(struct uncore_sim *sim, uint16_t device_id, unsigned nth, uint8_t device)
{
	for (unsigned at = 0; at < sim->tables->places.count; at++) {
		if (has_id(&uncore_places(sim->tables)[at], device_id) && uncore_places(sim->tables)[at].nth == nth) {
			sim->places[at].device = device;
			sim->places[at].function = 0;
		}
	}
}

/*
 * The highest device that nothing stands in. Functions with one ID, which alone names them, stand in the order of their
 * numbers.
 */
static int choose_place(struct uncore_sim *sim, unsigned at)
{
	struct uncore_place_row *place = &sim->places[at];
	unsigned left = place->device_id == 0 ? 1 : uncore_priv_count_by_id(sim->tables, place->device_id);

	for (uint8_t device = SLOTS; device-- != 0 && left != 0;) {
		if (is_taken(sim, device))
			continue;
		left--;
		if (place->device_id != 0) {
			put_by_id(sim, place->device_id, left, device);
		} else {
			place->device = device;
			place->function = 0;
		}
	}
	return left == 0 ? 0 : UNCORE_E_RANGE;
}

static int copy_places(struct uncore_sim *sim, struct uncore_fault *fault)
{
	unsigned count = sim->tables->places.count;

	sim->places = (struct uncore_place_row *)uncore_priv_room(count, sizeof(sim->places[0]));
	if (sim->places == NULL)
		return UNCORE_E_NOMEM;
	if (count != 0)
		memcpy(sim->places, uncore_places(sim->tables), count * sizeof(sim->places[0]));
	for (unsigned at = 0; at < count; at++) {
		if (!has_place(&sim->places[at]) && choose_place(sim, at) != 0)
			return uncore_fault_set(fault, UNCORE_E_RANGE,
						"no free place on the bus is left for device 0x%x",
						sim->places[at].device_id);
	}
	return 0;
}

/* ---- what is missing ---- */

static int number_instances(struct uncore_sim *sim)
{
	size_t boxes = sim->tables->boxes.count;

	sim->first_instance = (size_t *)uncore_priv_room(boxes, sizeof(sim->first_instance[0]));
	if (sim->first_instance == NULL)
		return UNCORE_E_NOMEM;
	for (size_t box = 0; box < boxes; box++) {
		sim->first_instance[box] = sim->instance_count;
		sim->instance_count += uncore_boxes(sim->tables)[box].instances;
	}
	return 0;
}

/* Sets an instance, or one function of it; function UNCORE_NO_INDEX: all, and its MSRs. */
static void set_state(struct uncore_sim *sim, unsigned socket, unsigned box, unsigned instance, unsigned function,
		      struct uncore_priv_state state)
{
	const struct uncore_box_row *row = &uncore_boxes(sim->tables)[box];

	if (function == UNCORE_NO_INDEX)
		sim->instance_states[socket * sim->instance_count + sim->first_instance[box] + instance] = state;
	for (unsigned at = row->functions.first; at < (unsigned)row->functions.first + row->functions.count; at++) {
		size_t place = uncore_functions(sim->tables)[at].first_place + instance;

		if (function == UNCORE_NO_INDEX || function == at)
			sim->place_states[socket * sim->tables->places.count + place] = state;
	}
}

static int begin_states(struct uncore_sim *sim)
{
	const struct uncore_priv_state there = { UNCORE_PRIV_THERE, 0 }, absent = { UNCORE_SCENARIO_ABSENT, 0 };
	size_t places = (size_t)sim->tables->places.count * sim->socket_count;
	size_t instances = sim->instance_count * sim->socket_count;

	sim->place_states = (struct uncore_priv_state *)uncore_priv_room(places, sizeof(there));
	sim->instance_states = (struct uncore_priv_state *)uncore_priv_room(instances, sizeof(there));
	if (sim->place_states == NULL || sim->instance_states == NULL)
		return UNCORE_E_NOMEM;
	for (size_t at = 0; at < places; at++)
		sim->place_states[at] = there;
	for (size_t at = 0; at < instances; at++)
		sim->instance_states[at] = there;
	for (unsigned box = 0; box < sim->tables->boxes.count; box++) {
		const struct uncore_box_row *row = &uncore_boxes(sim->tables)[box];

		for (unsigned socket = 0; socket < sim->socket_count && row->presence == UNCORE_INSTANCES_CORES;
		     socket++) {
			for (unsigned instance = sim->cores; instance < row->instances; instance++)
				set_state(sim, socket, box, instance, UNCORE_NO_INDEX, absent);
		}
	}
	return 0;
}

static int find_function(const struct uncore_tables *tables, unsigned box, const char *name, const char *place,
			 unsigned *function, struct uncore_fault *fault)
{
	const struct uncore_box_row *row = &uncore_boxes(tables)[box];

	for (unsigned at = row->functions.first; at < (unsigned)row->functions.first + row->functions.count; at++) {
		if (uncore_priv_scenario_same(uncore_text(tables, uncore_functions(tables)[at].id), name)) {
			*function = at;
			return 0;
		}
	}
	return uncore_fault_set(fault, UNCORE_E_NOENT, "%s: %s has no PCI function %s", place,
				uncore_text(tables, row->id), name);
}

static int check_rule(const struct uncore_sim *sim, const struct uncore_scenario_box *rule, const char *place,
		      uint16_t *box, unsigned *function, struct uncore_fault *fault)
{
	int result = uncore_priv_scenario_box(sim->tables, rule->box, place, box, fault);

	*function = UNCORE_NO_INDEX;
	if (result == 0)
		result = uncore_priv_scenario_numbers(sim, rule->socket, *box, rule->instance, place, fault);
	if (result == 0 && rule->function != NULL)
		result = find_function(sim->tables, *box, rule->function, place, function, fault);
	if (result != 0)
		return result;
	if (rule->state >= UNCORE_SCENARIO_STATE_END)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "%s/state: there is no state %u", place,
					(unsigned)rule->state);
	if (rule->state == UNCORE_SCENARIO_HIDDEN && uncore_boxes(sim->tables)[*box].functions.count == 0)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "%s/state: %s has no PCI device that could be hidden",
					place, rule->box);
	return 0;
}

static int apply_rule(struct uncore_sim *sim, const struct uncore_scenario_box *rule, const char *place,
		      struct uncore_fault *fault)
{
	struct uncore_priv_state state = { (uint8_t)rule->state, rule->value };
	unsigned function;
	uint16_t box;
	int result = check_rule(sim, rule, place, &box, &function, fault);

	if (result != 0)
		return result;
	for (unsigned socket = 0; socket < sim->socket_count; socket++) {
		for (unsigned instance = 0; instance < uncore_boxes(sim->tables)[box].instances; instance++) {
			if ((rule->socket == UNCORE_SCENARIO_ALL || rule->socket == socket) &&
			    (rule->instance == UNCORE_SCENARIO_ALL || rule->instance == instance))
				set_state(sim, socket, box, instance, function, state);
		}
	}
	return 0;
}

static int apply_rules(struct uncore_sim *sim, const struct uncore_scenario *scenario, struct uncore_fault *fault)
{
	char place[40];
	int result = 0;

	for (size_t at = 0; at < scenario->box_count && result == 0; at++) {
		snprintf(place, sizeof(place), "/boxes/%zu", at);
		result = apply_rule(sim, &scenario->boxes[at], place, fault);
	}
	return result;
}

/* ---- functions on the other bus ---- */

static int move_function(struct uncore_sim *sim, const char *name, const char *place, struct uncore_fault *fault)
{
	const char *dot = name == NULL ? NULL : strchr(name, '.');
	char id[64];
	unsigned function;
	uint16_t box;
	int result;

	if (dot == NULL || (size_t)(dot - name) >= sizeof(id))
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT, "%s: not \"box.function\"", place);
	memcpy(id, name, (size_t)(dot - name));
	id[dot - name] = '\0';
	result = uncore_priv_scenario_box(sim->tables, id, place, &box, fault);
	if (result == 0)
		result = find_function(sim->tables, box, dot + 1, place, &function, fault);
	if (result != 0)
		return result;
	if (sim->tables->sockets.node.reg != UNCORE_NO_INDEX &&
	    uncore_registers(sim->tables)[sim->tables->sockets.node.reg].function == function)
		return uncore_fault_set(fault, UNCORE_E_RANGE,
					"%s: %s must be on the bus, because it shows which socket the "
					"bus belongs to",
					place, name);
	sim->elsewhere[function] = true;
	return 0;
}

/* The other bus of a socket is told to be its own by the next higher one: nothing may stand in between. */
static int check_other_bus(const struct uncore_sim *sim, unsigned socket, struct uncore_fault *fault)
{
	const struct uncore_priv_socket *own = &sim->bus[socket];

	if (own->other_bus >= own->bus)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "/sockets/%u/other_bus: 0x%x is not below 0x%x, the bus",
					socket, own->other_bus, own->bus);
	for (unsigned each = 0; each < sim->socket_count; each++) {
		const struct uncore_priv_socket *other = &sim->bus[each];

		if (each != socket && other->domain == own->domain && other->bus >= own->other_bus &&
		    other->bus < own->bus)
			return uncore_fault_set(
				fault, UNCORE_E_RANGE,
				"/sockets/%u/other_bus: 0x%x would belong to socket %u, whose bus is 0x%x", socket,
				own->other_bus, each, other->bus);
	}
	return 0;
}

static int move_functions(struct uncore_sim *sim, const struct uncore_scenario *scenario, struct uncore_fault *fault)
{
	char place[40];
	int result = 0;

	sim->elsewhere = (bool *)uncore_priv_room(sim->tables->functions.count, sizeof(sim->elsewhere[0]));
	if (sim->elsewhere == NULL)
		return UNCORE_E_NOMEM;
	for (size_t at = 0; at < scenario->elsewhere_count && result == 0; at++) {
		snprintf(place, sizeof(place), "/elsewhere/%zu", at);
		result = move_function(sim, scenario->elsewhere[at], place, fault);
	}
	for (unsigned socket = 0; socket < sim->socket_count && scenario->elsewhere_count != 0 && result == 0; socket++)
		result = check_other_bus(sim, socket, fault);
	return result;
}

/* ---- devices ---- */

static bool is_shown(const struct uncore_priv_state *state)
{
	return state->state != UNCORE_SCENARIO_ABSENT && state->state != UNCORE_SCENARIO_HIDDEN;
}

/* The device of a place on a socket, new or already there; the best state of all that share it holds. */
static struct uncore_priv_device *add_device(struct uncore_sim *sim, unsigned socket, unsigned function,
					     const struct uncore_place_row *place,
					     const struct uncore_priv_state *state)
{
	const struct uncore_priv_socket *own = &sim->bus[socket];
	uint8_t bus = sim->elsewhere[function] ? own->other_bus : own->bus;
	struct uncore_priv_device *device;

	for (unsigned at = 0; at < sim->device_count; at++) {
		device = &sim->devices[at];
		if (device->root == NULL && device->socket == socket && device->bus.device == place->device &&
		    device->bus.function == place->function) {
			if (state->state == UNCORE_PRIV_THERE)
				device->state = *state;
			return device;
		}
	}
	device = &sim->devices[sim->device_count++];
	*device = (struct uncore_priv_device){
		.bus = { own->domain, bus, place->device, place->function, VENDOR_INTEL, place->shown_id,
			 (uint32_t)place->class_id << 8, (uint8_t)sim->tables->revision, socket },
		.socket = socket,
		.state = *state,
	};
	return device;
}

static void add_functions(struct uncore_sim *sim, unsigned socket, unsigned box)
{
	const struct uncore_box_row *row = &uncore_boxes(sim->tables)[box];

	for (unsigned at = row->functions.first; at < (unsigned)row->functions.first + row->functions.count; at++) {
		for (unsigned instance = 0; instance < row->instances; instance++) {
			size_t place = uncore_functions(sim->tables)[at].first_place + instance;
			const struct uncore_priv_state *state =
				&sim->place_states[socket * sim->tables->places.count + place];

			if (is_shown(state))
				add_device(sim, socket, at, &sim->places[place], state);
		}
	}
}

/* Those of the socket's first bus, if there is a number for that. */
static void add_root_functions(struct uncore_sim *sim, unsigned socket)
{
	const struct uncore_priv_socket *own = &sim->bus[socket];

	for (unsigned at = 0; at < sim->tables->root_functions.count && own->root_known; at++) {
		const struct uncore_root_function_row *row = &uncore_root_functions(sim->tables)[at];

		sim->devices[sim->device_count++] = (struct uncore_priv_device){
			.bus = { own->domain, own->root_bus, row->device, row->function, VENDOR_INTEL, row->device_id,
				 (uint32_t)row->class_id << 8, (uint8_t)sim->tables->revision, socket },
			.socket = socket,
			.state = { UNCORE_PRIV_THERE, 0 },
			.root = row,
		};
	}
}

static uint32_t rank_of(const struct uncore_sim_device *device)
{
	return (uint32_t)device->domain << 16 | (uint32_t)device->bus << 8 | (uint32_t)device->device << 3 |
	       device->function;
}

static int compare_devices(const void *left, const void *right)
{
	uint32_t a = rank_of(&((const struct uncore_priv_device *)left)->bus);
	uint32_t b = rank_of(&((const struct uncore_priv_device *)right)->bus);

	return (a > b) - (a < b);
}

static int make_devices(struct uncore_sim *sim)
{
	size_t most = ((size_t)sim->tables->places.count + sim->tables->root_functions.count) * sim->socket_count;

	sim->devices = (struct uncore_priv_device *)uncore_priv_room(most, sizeof(sim->devices[0]));
	sim->device_at = (unsigned *)uncore_priv_room((size_t)sim->socket_count * PLACES, sizeof(sim->device_at[0]));
	if (sim->devices == NULL || sim->device_at == NULL)
		return UNCORE_E_NOMEM;
	for (unsigned socket = 0; socket < sim->socket_count; socket++) {
		for (unsigned box = 0; box < sim->tables->boxes.count; box++)
			add_functions(sim, socket, box);
		add_root_functions(sim, socket);
	}
	qsort(sim->devices, sim->device_count, sizeof(sim->devices[0]), compare_devices);
	for (size_t at = 0; at < (size_t)sim->socket_count * PLACES; at++)
		sim->device_at[at] = sim->device_count;
	for (unsigned at = 0; at < sim->device_count; at++) {
		const struct uncore_priv_device *device = &sim->devices[at];

		if (device->root == NULL)
			sim->device_at[device->socket * PLACES + device->bus.device * FUNCTIONS +
				       device->bus.function] = at;
	}
	return 0;
}

int uncore_priv_devices(struct uncore_sim *sim, const struct uncore_scenario *scenario, struct uncore_fault *fault)
{
	int result = copy_places(sim, fault);

	if (result == 0)
		result = number_instances(sim);
	if (result == 0)
		result = begin_states(sim);
	if (result == 0)
		result = apply_rules(sim, scenario, fault);
	if (result == 0)
		result = move_functions(sim, scenario, fault);
	return result == 0 ? make_devices(sim) : result;
}

/* ---- asking ---- */

const struct uncore_priv_state *uncore_priv_state_of(const struct uncore_sim *sim, unsigned unit,
						     const struct uncore_priv_cell *cell)
{
	static const struct uncore_priv_state hidden = { UNCORE_SCENARIO_HIDDEN, 0 };
	const struct uncore_register *reg = &cell->reg;
	unsigned socket = uncore_priv_sim_socket(sim, unit, uncore_boxes(sim->tables)[reg->box].scope);
	const struct uncore_place_row *place;
	unsigned device;

	if (uncore_registers(sim->tables)[reg->reg].space != UNCORE_SPACE_PCI)
		return &sim->instance_states[socket * sim->instance_count + sim->first_instance[reg->box] +
					     reg->instance];
	place = &sim->places[uncore_functions(sim->tables)[uncore_registers(sim->tables)[reg->reg].function]
				     .first_place +
			     reg->instance];
	device = sim->device_at[socket * PLACES + place->device * FUNCTIONS + place->function];
	return device == sim->device_count ? &hidden : &sim->devices[device].state;
}

/* NULL: there is none. */
static const struct uncore_place_row *find_by_id(const struct uncore_sim *sim, uint16_t device_id, unsigned nth)
{
	for (unsigned at = 0; at < sim->tables->places.count; at++) {
		if (has_id(&uncore_places(sim->tables)[at], device_id) && uncore_places(sim->tables)[at].nth == nth)
			return &sim->places[at];
	}
	return NULL;
}

void uncore_priv_sim_place(const struct uncore_sim *sim, unsigned unit, struct uncore_address *address)
{
	unsigned socket = uncore_priv_sim_socket(sim, unit, address->scope), left = address->nth;
	const struct uncore_place_row *place;

	if (!uncore_is_by_id(address))
		return;
	for (unsigned nth = 0; (place = find_by_id(sim, address->device_id, nth)) != NULL; nth++) {
		unsigned at = socket * PLACES + (unsigned)place->device * FUNCTIONS + place->function;

		if (sim->device_at[at] == sim->device_count || left-- != 0)
			continue;
		address->device = place->device;
		address->function = place->function;
		return;
	}
}

unsigned uncore_sim_device_count(const struct uncore_sim *sim)
{
	return sim->device_count;
}

int uncore_sim_device_at(const struct uncore_sim *sim, unsigned index, struct uncore_sim_device *out)
{
	if (index >= sim->device_count)
		return UNCORE_E_RANGE;
	*out = sim->devices[index].bus;
	return 0;
}
