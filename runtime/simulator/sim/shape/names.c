/* SPDX-License-Identifier: MIT */
/* Looks up the names of a scenario in the tables, and reports a wrong one with a JSON pointer to its place. */
#include <stdio.h>

#include "sim/shape/names.h"

/* "cake, egg or tea": as many as fit. */
struct listing {
	char text[120];
	size_t length;
};

static void list_name(struct listing *listing, const char *name)
{
	size_t room = sizeof(listing->text) - listing->length;
	int wrote = snprintf(listing->text + listing->length, room, "%s%s", listing->length == 0 ? "" : ", ", name);

	if (wrote >= 0 && (size_t)wrote < room)
		listing->length += (size_t)wrote;
	else
		listing->text[listing->length] = '\0';
}

int scenario_box(const struct uncore_tables *tables, const char *name, const char *place, uint16_t *box,
		 struct uncore_fault *fault)
{
	struct listing listing = { "", 0 };

	if (name == NULL)
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT, "%s: a box is needed", place);
	if (uncore_find_box(tables, name, box) == 0)
		return 0;
	for (unsigned at = 0; at < tables->boxes.count; at++)
		list_name(&listing, uncore_text(tables, uncore_boxes(tables)[at].id));
	return uncore_fault_set(fault, UNCORE_E_NOENT, "%s/box: there is no box %s; %s has %s", place, name,
				uncore_text(tables, tables->id), listing.text);
}

int scenario_numbers(const struct shape *shape, unsigned socket, unsigned box, unsigned instance, const char *place,
		     struct uncore_fault *fault)
{
	const struct uncore_box_row *row = box == UNCORE_NO_INDEX ? NULL : &uncore_boxes(shape->tables)[box];

	if (socket != UNCORE_SCENARIO_ALL && socket >= shape->socket_count)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "%s/socket: the machine has sockets 0 to %u, not %u",
					place, shape->socket_count - 1, socket);
	if (instance == UNCORE_SCENARIO_ALL)
		return 0;
	if (row == NULL)
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT, "%s: an instance needs its box", place);
	if (instance >= row->instances)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "%s/instance: %s has instances 0 to %u, not %u", place,
					uncore_text(shape->tables, row->id), row->instances - 1U, instance);
	return 0;
}

static int find_register(const struct uncore_tables *tables, const struct uncore_scenario_where *where, uint16_t box,
			 const char *place, struct uncore_register *found, struct uncore_fault *fault)
{
	const struct uncore_box_row *row = &uncore_boxes(tables)[box];
	struct listing listing = { "", 0 };

	if (uncore_find_register(tables, box, where->reg, found) == 0)
		return 0;
	for (unsigned at = 0; at < row->registers.count; at++)
		list_name(&listing, uncore_text(tables, uncore_registers(tables)[row->registers.first + at].id));
	return uncore_fault_set(fault, UNCORE_E_NOENT, "%s/register: there is no register %s; %s has %s", place,
				where->reg, uncore_text(tables, row->id), listing.text);
}

int scenario_where(const struct shape *shape, const struct uncore_scenario_where *where, const char *place,
		   unsigned *box, unsigned *reg, unsigned *index, struct uncore_fault *fault)
{
	struct uncore_register found = { 0, 0, 0, UNCORE_NO_INDEX };
	uint16_t row = UNCORE_NO_INDEX;
	int result = 0;

	*reg = UNCORE_NO_INDEX;
	*index = where->index;
	if (where->box != NULL)
		result = scenario_box(shape->tables, where->box, place, &row, fault);
	if (result == 0)
		result = scenario_numbers(shape, where->socket, row, where->instance, place, fault);
	*box = row;
	if (result != 0 || where->reg == NULL)
		return result;
	if (where->box == NULL)
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT, "%s: a register needs its box", place);
	result = find_register(shape->tables, where, row, place, &found, fault);
	if (result != 0)
		return result;
	*reg = found.reg;
	/* A name may include the element, such as "ctl2". */
	if (*index == UNCORE_SCENARIO_ALL && found.index != UNCORE_NO_INDEX)
		*index = found.index;
	if (*index != UNCORE_SCENARIO_ALL && *index >= uncore_registers(shape->tables)[found.reg].count)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "%s/index: %s has elements 0 to %u, not %u", place,
					where->reg, uncore_registers(shape->tables)[found.reg].count - 1U, *index);
	return 0;
}
