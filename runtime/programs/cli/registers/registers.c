/* SPDX-License-Identifier: MIT */
/* Reads the registers of boxes, and finds which of them are in use. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "shared/near.h"
#include "cli/common/describe.h"
#include "cli/common/find.h"
#include "cli/machine/machine.h"
#include "cli/registers/registers.h"
#include "uncore/event.h"

/* ---- reading ---- */

/* Takes the machine's message for a failure, so that the next one is noted again. */
static char *take_reason(const struct uncore_machine *machine)
{
	char *reason = machine->fault->code != 0 ? copy_text(machine->fault->text) : NULL;

	uncore_fault_clear(machine->fault);
	return reason;
}

static void read_register(const struct box_reading *box, struct reading *reading)
{
	const struct uncore_machine *machine = box->machine;
	struct uncore_address address;
	int result;

	reading->is_untold = is_untold(machine->tables, reading->reg.reg);
	reading->is_write_only = !reading->is_untold && readable_bits(machine->tables, reading->reg.reg) == 0;
	reading->state = UNCORE_PRESENCE_UNKNOWN;
	if (reading->is_write_only || reading->is_untold)
		return;
	result = uncore_register_address(machine->tables, &reading->reg, &address);
	if (result == 0 || result == UNCORE_E_NOPLACE)
		result = uncore_io_read(&machine->io, box->unit, &address, &reading->value);
	reading->state = uncore_presence_of(result);
	/* A bus returns all ones where nothing answers, be it in PCI space or in memory. */
	if (result == 0 && (box->presence == UNCORE_PRESENCE_HIDDEN || box->presence == UNCORE_PRESENCE_UNSEEN) &&
	    address.space != UNCORE_SPACE_MSR && reading->value == UINT64_MAX >> (64 - address.width))
		reading->state = UNCORE_PRESENCE_HIDDEN;
	reading->reason = take_reason(machine);
	if (reading->reason == NULL && result != 0 && reading->state != UNCORE_PRESENCE_HIDDEN)
		reading->reason = copy_text(uncore_error_text(result));
	if (reading->state == UNCORE_PRESENCE_HIDDEN && box->presence == UNCORE_PRESENCE_UNSEEN)
		reading->state = UNCORE_PRESENCE_UNSEEN;
}

static void list_registers(struct box_reading *out)
{
	const struct uncore_tables *tables = out->machine->tables;
	struct uncore_range regs = uncore_boxes(tables)[out->box].registers;

	for (unsigned row = regs.first; row - regs.first < regs.count; row++)
		out->count += uncore_registers(tables)[row].count;
	out->readings = take_memory(NULL, (out->count + 1) * sizeof(out->readings[0]));
	out->count = 0;
	for (unsigned row = regs.first; row - regs.first < regs.count; row++) {
		for (uint16_t at = 0; at < uncore_registers(tables)[row].count; at++)
			out->readings[out->count++] = (struct reading){
				.reg = { out->box, out->instance, (uint16_t)row, at },
			};
	}
}

/* The PCI function (index in functions[]) that holds the counters; UNCORE_NO_INDEX: none. */
static uint16_t function_of_counters(const struct uncore_tables *tables, uint16_t box)
{
	struct uncore_range groups = uncore_boxes(tables)[box].counters;

	return groups.count == 0 ? UNCORE_NO_INDEX :
				   uncore_registers(tables)[uncore_counters(tables)[groups.first].data].function;
}

/*
 * Whether reads suggest that a device has no registers: counts, controls and status all are the same number other than
 * 0. A device that reads as 0 can only be recognised by a write.
 */
static bool looks_phantom(const struct box_reading *box)
{
	const struct uncore_tables *tables = box->machine->tables;
	uint16_t function = function_of_counters(tables, box->box);
	const struct reading *first = NULL;
	unsigned same = 0, layouts = 0;

	for (unsigned at = 0; at < box->count; at++) {
		const struct reading *each = &box->readings[at];

		if (each->state != UNCORE_PRESENCE_OK || uncore_registers(tables)[each->reg.reg].function != function)
			continue;
		if (first == NULL)
			first = each;
		if ((uint32_t)each->value != (uint32_t)first->value)
			return false;
		same++;
		layouts += layout_of(tables, each->reg.reg) != layout_of(tables, first->reg.reg);
	}
	return same >= 4 && layouts > 0 && (uint32_t)first->value != 0;
}

void read_box(const struct uncore_machine *machine, unsigned unit, uint16_t box, uint16_t instance,
	      struct box_reading *out)
{
	*out = (struct box_reading){ .machine = machine, .unit = unit, .box = box, .instance = instance };
	uncore_fault_clear(machine->fault);
	if (uncore_machine_presence(machine, unit, box, instance, &out->presence) != 0)
		out->presence = UNCORE_PRESENCE_UNKNOWN;
	out->reason = take_reason(machine);
	/* Where the part lacks an instance, the place may belong to something else. */
	if (!uncore_presence_is_expected(out->presence)) {
		free(out->reason);
		out->reason = NULL;
		return;
	}
	list_registers(out);
	for (unsigned at = 0; at < out->count; at++)
		read_register(out, &out->readings[at]);
	if (out->presence == UNCORE_PRESENCE_OK && looks_phantom(out)) {
		struct text text = { 0 };

		out->presence = UNCORE_PRESENCE_PHANTOM;
		text_printf(&text, "counts, controls and status all read as the same number");
		out->reason = text.at;
	}
}

void free_box(struct box_reading *box)
{
	for (unsigned at = 0; at < box->count; at++)
		free(box->readings[at].reason);
	free(box->readings);
	free(box->reason);
	*box = (struct box_reading){ 0 };
}

/* ---- what a value says ---- */

uint64_t changed_bits(const struct uncore_tables *tables, const struct reading *reading)
{
	const struct uncore_layout_row *layout = layout_of(tables, reading->reg.reg);
	uint64_t bits = layout->writable & readable_bits(tables, reading->reg.reg) & ~layout->clear_by_one;

	return (reading->value ^ (layout->reset & layout->reset_known)) & bits;
}

/* Whether what the counters choose enables them: they have no enable bit. */
static bool counts_by_choice(const struct uncore_tables *tables, const struct reading *reading)
{
	struct uncore_range groups = uncore_boxes(tables)[reading->reg.box].counters;

	for (unsigned at = groups.first; at < (unsigned)groups.first + groups.count; at++)
		if (uncore_counters(tables)[at].control == reading->reg.reg)
			return uncore_counters(tables)[at].enable == UNCORE_ENABLE_NONZERO;
	return false;
}

/* The control register that enables a whole group, if one does; else the register itself. NULL: it was not read. */
static const struct reading *enabling_reading(const struct box_reading *box, const struct reading *reading)
{
	const struct uncore_tables *tables = box->machine->tables;
	uint16_t group = controlled_group(tables, &reading->reg);
	uint8_t by = group == UNCORE_NO_INDEX ? UNCORE_ENABLED_EACH : uncore_counters(tables)[group].enabled_by;

	if (by == UNCORE_ENABLED_EACH)
		return reading;
	for (unsigned at = 0; at < box->count; at++) {
		const struct reading *each = &box->readings[at];

		if (each->reg.reg == reading->reg.reg && each->reg.index == by)
			return each->state == UNCORE_PRESENCE_OK ? each : NULL;
	}
	return NULL;
}

static uint64_t role_bits(const struct uncore_tables *tables, uint16_t reg, enum uncore_role role)
{
	struct uncore_field_index field;

	return uncore_find_role(tables, reg, role, &field) == 0 ? uncore_field_mask(&uncore_fields(tables)[field.at]) :
								  0;
}

bool is_enabled(const struct box_reading *box, const struct reading *reading)
{
	const struct uncore_tables *tables = box->machine->tables;
	const struct reading *enabling;
	uint64_t bit = role_bits(tables, reading->reg.reg, UNCORE_ROLE_ENABLE), levels;

	if (reading->state != UNCORE_PRESENCE_OK)
		return false;
	if (counts_by_choice(tables, reading))
		return (reading->value & layout_of(tables, reading->reg.reg)->event_bits) != 0;
	if (bit == 0)
		return changed_bits(tables, reading) != 0;
	levels = role_bits(tables, reading->reg.reg, UNCORE_ROLE_PRIVILEGED) |
		 role_bits(tables, reading->reg.reg, UNCORE_ROLE_UNPRIVILEGED);
	if (levels != 0 && !(reading->value & levels))
		return false;
	enabling = enabling_reading(box, reading);
	return enabling != NULL && (enabling->value & bit) != 0;
}

/* ---- which boxes ---- */

static int bad_box(const struct cli_request *request, const struct uncore_tables *tables, const char *word, int result)
{
	struct nearest nearest = { .wanted = word };

	if (result == UNCORE_E_RANGE) {
		complain(request, "%s has no instance of that number; see: uncore show -p %s BOX", word,
			 platform_id(tables));
		return CLI_BAD;
	}
	for (unsigned at = 0; at < tables->boxes.count; at++)
		nearest_offer(&nearest, box_id(tables, at));
	complain(request, "%s has no box \"%s\"; see: uncore list boxes -p %s", platform_id(tables), word,
		 platform_id(tables));
	complain_nearest(&nearest);
	return CLI_BAD;
}

int read_selection(const struct cli_request *request, const struct uncore_machine *machine, struct selection *selection)
{
	int result = CLI_GOOD;

	*selection = (struct selection){ 0 };
	selection->boxes = take_memory(NULL, ((size_t)request->line.count + 1) * sizeof(selection->boxes[0]));
	for (int at = 0; at < request->line.count && result == CLI_GOOD; at++) {
		struct wanted_box *wanted = &selection->boxes[selection->box_count++];
		const char *word = request->line.arguments[at];
		int found = uncore_event_find_box(machine->tables, word, strlen(word), &wanted->box, &wanted->instance);

		if (found != 0)
			result = bad_box(request, machine->tables, word, found);
	}
	if (result == CLI_GOOD)
		result = read_sockets(request, machine, &selection->sockets, &selection->socket_count);
	return result;
}

void free_selection(struct selection *selection)
{
	free(selection->boxes);
	free(selection->sockets);
	*selection = (struct selection){ 0 };
}

static bool wants(const struct selection *selection, uint16_t box, uint16_t instance)
{
	for (size_t at = 0; at < selection->box_count; at++) {
		const struct wanted_box *wanted = &selection->boxes[at];

		if (wanted->box == box && (wanted->instance == UNCORE_ALL_INSTANCES || wanted->instance == instance))
			return true;
	}
	return selection->box_count == 0;
}

static bool wants_socket(const struct selection *selection, unsigned socket)
{
	for (size_t at = 0; at < selection->socket_count; at++)
		if (selection->sockets[at] == socket)
			return true;
	return selection->socket_count == 0;
}

static void each_of_unit(const struct uncore_machine *machine, const struct selection *selection,
			 enum uncore_scope scope, unsigned unit, instance_call *call, void *context)
{
	const struct uncore_tables *tables = machine->tables;

	for (uint16_t box = 0; box < tables->boxes.count; box++) {
		const struct uncore_box_row *row = &uncore_boxes(tables)[box];

		for (uint16_t instance = 0; row->scope == scope && instance < row->instances; instance++)
			if (wants(selection, box, instance))
				call(context, unit, box, instance);
	}
}

void each_instance(const struct uncore_machine *machine, const struct selection *selection, instance_call *call,
		   void *context)
{
	for (unsigned socket = 0; socket < machine->socket_count; socket++)
		if (wants_socket(selection, socket))
			each_of_unit(machine, selection, UNCORE_SCOPE_PACKAGE, socket, call, context);
	for (unsigned cpu = 0; cpu < machine->cpu_count; cpu++)
		each_of_unit(machine, selection, UNCORE_SCOPE_CPU, cpu, call, context);
	uncore_machine_release(machine);
}
