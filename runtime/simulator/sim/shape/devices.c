/* SPDX-License-Identifier: MIT */
/* Makes the PCI devices of a simulated machine, and leaves out those of missing boxes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sim/shape/names.h"
#include "sim/shape/room.h"
#include "sim/shape/units.h"

/* ---- what is missing ---- */

/* What is needed until the devices exist. */
struct plan {
	struct shape *shape;
	struct state *place_states; /* places.count for each socket */
	bool *elsewhere;            /* for each row of functions */
};

static int number_instances(struct shape *shape)
{
	size_t boxes = shape->tables->boxes.count;

	shape->first_instance = (size_t *)zeroed_room(boxes, sizeof(shape->first_instance[0]));
	if (shape->first_instance == NULL)
		return UNCORE_E_NOMEM;
	for (size_t box = 0; box < boxes; box++) {
		shape->first_instance[box] = shape->instance_count;
		shape->instance_count += uncore_boxes(shape->tables)[box].instances;
	}
	return 0;
}

/* Sets the state of an instance, or of one function of it; function UNCORE_NO_INDEX: of all functions and the MSRs. */
static void set_state(struct plan *plan, unsigned socket, unsigned box, unsigned instance, unsigned function,
		      struct state state)
{
	struct shape *shape = plan->shape;
	const struct uncore_box_row *row = &uncore_boxes(shape->tables)[box];

	if (function == UNCORE_NO_INDEX)
		shape->instance_states[socket * shape->instance_count + shape->first_instance[box] + instance] = state;
	for (unsigned at = row->functions.first; at < (unsigned)row->functions.first + row->functions.count; at++) {
		size_t place = uncore_functions(shape->tables)[at].first_place + instance;

		if (function == UNCORE_NO_INDEX || function == at)
			plan->place_states[socket * shape->tables->places.count + place] = state;
	}
}

static int begin_states(struct plan *plan)
{
	struct shape *shape = plan->shape;
	const struct state there = { STATE_THERE, 0 }, absent = { UNCORE_SCENARIO_ABSENT, 0 };
	size_t places = (size_t)shape->tables->places.count * shape->socket_count;
	size_t instances = shape->instance_count * shape->socket_count;

	plan->place_states = (struct state *)zeroed_room(places, sizeof(there));
	shape->instance_states = (struct state *)zeroed_room(instances, sizeof(there));
	if (plan->place_states == NULL || shape->instance_states == NULL)
		return UNCORE_E_NOMEM;
	for (size_t at = 0; at < places; at++)
		plan->place_states[at] = there;
	for (size_t at = 0; at < instances; at++)
		shape->instance_states[at] = there;
	for (unsigned box = 0; box < shape->tables->boxes.count; box++) {
		const struct uncore_box_row *row = &uncore_boxes(shape->tables)[box];

		for (unsigned socket = 0; socket < shape->socket_count && row->presence == UNCORE_INSTANCES_CORES;
		     socket++) {
			for (unsigned instance = shape->cores; instance < row->instances; instance++)
				set_state(plan, socket, box, instance, UNCORE_NO_INDEX, absent);
		}
	}
	return 0;
}

static int find_function(const struct uncore_tables *tables, unsigned box, const char *name, const char *place,
			 unsigned *function, struct uncore_fault *fault)
{
	const struct uncore_box_row *row = &uncore_boxes(tables)[box];

	for (unsigned at = row->functions.first; at < (unsigned)row->functions.first + row->functions.count; at++) {
		if (same_word(uncore_text(tables, uncore_functions(tables)[at].id), name)) {
			*function = at;
			return 0;
		}
	}
	return uncore_fault_set(fault, UNCORE_E_NOENT, "%s: %s has no PCI function %s", place,
				uncore_text(tables, row->id), name);
}

static int check_rule(const struct shape *shape, const struct uncore_scenario_box *rule, const char *place,
		      uint16_t *box, unsigned *function, struct uncore_fault *fault)
{
	int result = scenario_box(shape->tables, rule->box, place, box, fault);

	*function = UNCORE_NO_INDEX;
	if (result == 0)
		result = scenario_numbers(shape, rule->socket, *box, rule->instance, place, fault);
	if (result == 0 && rule->function != NULL)
		result = find_function(shape->tables, *box, rule->function, place, function, fault);
	if (result != 0)
		return result;
	if (rule->state >= UNCORE_SCENARIO_STATE_END)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "%s/state: there is no state %u", place,
					(unsigned)rule->state);
	if (rule->state == UNCORE_SCENARIO_HIDDEN && uncore_boxes(shape->tables)[*box].functions.count == 0)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "%s/state: %s has no PCI device that could be hidden",
					place, rule->box);
	return 0;
}

static int apply_rule(struct plan *plan, const struct uncore_scenario_box *rule, const char *place,
		      struct uncore_fault *fault)
{
	const struct shape *shape = plan->shape;
	struct state state = { (uint8_t)rule->state, rule->value };
	unsigned function;
	uint16_t box;
	int result = check_rule(shape, rule, place, &box, &function, fault);

	if (result != 0)
		return result;
	for (unsigned socket = 0; socket < shape->socket_count; socket++) {
		for (unsigned instance = 0; instance < uncore_boxes(shape->tables)[box].instances; instance++) {
			if ((rule->socket == UNCORE_SCENARIO_ALL || rule->socket == socket) &&
			    (rule->instance == UNCORE_SCENARIO_ALL || rule->instance == instance))
				set_state(plan, socket, box, instance, function, state);
		}
	}
	return 0;
}

static int apply_rules(struct plan *plan, const struct uncore_scenario *scenario, struct uncore_fault *fault)
{
	char place[40];
	int result = 0;

	for (size_t at = 0; at < scenario->box_count && result == 0; at++) {
		snprintf(place, sizeof(place), "/boxes/%zu", at);
		result = apply_rule(plan, &scenario->boxes[at], place, fault);
	}
	return result;
}

/* ---- functions on the other bus ---- */

static int move_function(struct plan *plan, const char *name, const char *place, struct uncore_fault *fault)
{
	const struct shape *shape = plan->shape;
	const char *dot = name == NULL ? NULL : strchr(name, '.');
	char id[64];
	unsigned function;
	uint16_t box;
	int result;

	if (dot == NULL || (size_t)(dot - name) >= sizeof(id))
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT, "%s: not \"box.function\"", place);
	memcpy(id, name, (size_t)(dot - name));
	id[dot - name] = '\0';
	result = scenario_box(shape->tables, id, place, &box, fault);
	if (result == 0)
		result = find_function(shape->tables, box, dot + 1, place, &function, fault);
	if (result != 0)
		return result;
	if (shape->tables->sockets.node.reg != UNCORE_NO_INDEX &&
	    uncore_registers(shape->tables)[shape->tables->sockets.node.reg].function == function)
		return uncore_fault_set(fault, UNCORE_E_RANGE,
					"%s: %s must be on the bus, because it shows which socket the "
					"bus belongs to",
					place, name);
	plan->elsewhere[function] = true;
	return 0;
}

/* Whether a bus is between the two buses of a socket, or is its other bus. */
static bool is_between(const struct socket *own, uint8_t bus)
{
	return own->other_bus < own->bus ? bus >= own->other_bus && bus < own->bus :
					   bus <= own->other_bus && bus > own->bus;
}

/* A bus number between a socket's two buses must not belong to another socket. */
static int check_other_bus(const struct shape *shape, unsigned socket, struct uncore_fault *fault)
{
	const struct socket *own = &shape->sockets[socket];
	bool is_above = shape->tables->sockets.others == UNCORE_OTHERS_NEXT_LOWER;

	if (is_above ? own->other_bus <= own->bus : own->other_bus >= own->bus)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "/sockets/%u/other_bus: 0x%x is not %s 0x%x, the bus",
					socket, own->other_bus, is_above ? "above" : "below", own->bus);
	for (unsigned each = 0; each < shape->socket_count; each++) {
		const struct socket *other = &shape->sockets[each];

		if (each != socket && other->domain == own->domain && is_between(own, other->bus))
			return uncore_fault_set(
				fault, UNCORE_E_RANGE,
				"/sockets/%u/other_bus: 0x%x would belong to socket %u, whose bus is 0x%x", socket,
				own->other_bus, each, other->bus);
	}
	return 0;
}

static int move_functions(struct plan *plan, const struct uncore_scenario *scenario, struct uncore_fault *fault)
{
	const struct shape *shape = plan->shape;
	char place[40];
	int result = 0;

	plan->elsewhere = (bool *)zeroed_room(shape->tables->functions.count, sizeof(plan->elsewhere[0]));
	if (plan->elsewhere == NULL)
		return UNCORE_E_NOMEM;
	for (size_t at = 0; at < scenario->elsewhere_count && result == 0; at++) {
		snprintf(place, sizeof(place), "/elsewhere/%zu", at);
		result = move_function(plan, scenario->elsewhere[at], place, fault);
	}
	for (unsigned socket = 0; socket < shape->socket_count && scenario->elsewhere_count != 0 && result == 0;
	     socket++)
		result = check_other_bus(shape, socket, fault);
	return result;
}

/* ---- devices ---- */

static bool is_shown(const struct state *state)
{
	return state->state != UNCORE_SCENARIO_ABSENT && state->state != UNCORE_SCENARIO_HIDDEN;
}

/*
 * Returns the device of a place on a socket, and adds it if it is new. It gets the best state of all functions that
 * share it.
 */
static struct device *add_device(struct plan *plan, unsigned socket, unsigned function,
				 const struct uncore_place_row *place, const struct state *state)
{
	struct shape *shape = plan->shape;
	const struct socket *own = &shape->sockets[socket];
	uint8_t number = uncore_functions(shape->tables)[function].bus;
	uint8_t bus = plan->elsewhere[function] ? own->other_bus : bus_number(shape, socket, number);
	struct device *device;

	for (unsigned at = 0; at < shape->device_count; at++) {
		device = &shape->devices[at];
		if (device->socket == socket && device->bus.own_bus == number && device->bus.device == place->device &&
		    device->bus.function == place->function) {
			if (state->state == STATE_THERE)
				device->state = *state;
			return device;
		}
	}
	device = &shape->devices[shape->device_count++];
	*device = (struct device){
		.bus = { own->domain, bus, place->device, place->function, number, VENDOR_INTEL, place->shown_id,
			 (uint32_t)place->class_id << 8, (uint8_t)shape->tables->revision, socket },
		.socket = socket,
		.state = *state,
	};
	return device;
}

static void add_functions(struct plan *plan, unsigned socket, unsigned box)
{
	const struct shape *shape = plan->shape;
	const struct uncore_box_row *row = &uncore_boxes(shape->tables)[box];

	for (unsigned at = row->functions.first; at < (unsigned)row->functions.first + row->functions.count; at++) {
		for (unsigned instance = 0; instance < row->instances; instance++) {
			size_t place = uncore_functions(shape->tables)[at].first_place + instance;
			const struct state *state = &plan->place_states[socket * shape->tables->places.count + place];

			if (is_shown(state))
				add_device(plan, socket, at, &shape->places[place], state);
		}
	}
}

/* Adds the functions of the socket's first bus, if there is a bus number for it. */
static void add_root_functions(struct shape *shape, unsigned socket)
{
	const struct socket *own = &shape->sockets[socket];

	for (unsigned at = 0; at < shape->tables->root_functions.count && own->root_known; at++) {
		const struct uncore_root_function_row *row = &uncore_root_functions(shape->tables)[at];

		shape->devices[shape->device_count++] = (struct device){
			.bus = { own->domain, own->root_bus, row->device, row->function, UNCORE_NO_PLACE, VENDOR_INTEL,
				 row->device_id, (uint32_t)row->class_id << 8, (uint8_t)shape->tables->revision,
				 socket },
			.socket = socket,
			.state = { STATE_THERE, 0 },
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
	uint32_t a = rank_of(&((const struct device *)left)->bus);
	uint32_t b = rank_of(&((const struct device *)right)->bus);

	return (a > b) - (a < b);
}

static int make_devices(struct plan *plan)
{
	struct shape *shape = plan->shape;
	size_t most =
		((size_t)shape->tables->places.count + shape->tables->root_functions.count) * shape->socket_count +
		2 * shape->io_count + shape->unit_count;
	size_t places = (size_t)shape->socket_count * shape->bus_count * FUNCTION_LIMIT;

	shape->devices = (struct device *)zeroed_room(most, sizeof(shape->devices[0]));
	shape->device_at = (unsigned *)zeroed_room(places, sizeof(shape->device_at[0]));
	if (shape->devices == NULL || shape->device_at == NULL)
		return UNCORE_E_NOMEM;
	for (unsigned socket = 0; socket < shape->socket_count; socket++) {
		for (unsigned box = 0; box < shape->tables->boxes.count; box++)
			add_functions(plan, socket, box);
		add_root_functions(shape, socket);
	}
	add_unit_functions(shape);
	add_io_devices(shape);
	qsort(shape->devices, shape->device_count, sizeof(shape->devices[0]), compare_devices);
	for (size_t at = 0; at < places; at++)
		shape->device_at[at] = shape->device_count;
	for (unsigned at = 0; at < shape->device_count; at++) {
		const struct device *device = &shape->devices[at];
		struct uncore_place_row place = { .device = device->bus.device, .function = device->bus.function };

		if (device->bus.own_bus != UNCORE_NO_PLACE)
			shape->device_at[function_index(shape, device->socket, device->bus.own_bus, &place)] = at;
	}
	find_io_devices(shape);
	return 0;
}

int build_devices(struct shape *shape, const struct uncore_scenario *scenario, struct uncore_fault *fault)
{
	struct plan plan = { .shape = shape };
	int result = place_devices(shape, fault);

	if (result == 0)
		result = number_instances(shape);
	if (result == 0)
		result = begin_states(&plan);
	if (result == 0)
		result = apply_rules(&plan, scenario, fault);
	if (result == 0)
		result = move_functions(&plan, scenario, fault);
	if (result == 0)
		result = build_units(shape, scenario, fault);
	if (result == 0)
		result = number_root_buses(shape);
	if (result == 0)
		result = plan_io_devices(shape, scenario, fault);
	if (result == 0)
		result = make_devices(&plan);
	if (result == 0)
		result = build_unit_tables(shape);
	free(plan.place_states);
	free(plan.elsewhere);
	return result;
}
