/* SPDX-License-Identifier: MIT */
/* Says what the table of units lists that newer machines have in their memory: how many units of which box. */
#include "cli/common/describe.h"
#include "cli/machine/gates.h"
#include "uncore/linux.h"

/* Adds "60 cha, 12 iio, 4 of type 19", and returns whether units of a type have no box. */
static bool add_types(struct text *what, struct uncore_machine *machine, unsigned socket)
{
	struct uncore_linux_unit unit, other;
	bool is_strange = false;

	for (size_t at = 0; uncore_linux_unit_at(machine, socket, at, &unit, NULL) == 0; at++) {
		bool is_first = true;
		size_t count = 0;

		for (size_t each = 0; uncore_linux_unit_at(machine, socket, each, &other, NULL) == 0; each++) {
			count += other.type == unit.type;
			is_first = is_first && (each >= at || other.type != unit.type);
		}
		if (!is_first)
			continue;
		text_printf(what, "%s %zu ", at == 0 ? "" : ",", count);
		if (unit.box == UNCORE_NO_INDEX)
			text_printf(what, "of type %u", unit.type);
		else
			text_add(what, box_id(machine->tables, unit.box));
		is_strange = is_strange || unit.box == UNCORE_NO_INDEX;
	}
	return is_strange;
}

void look_at_units(struct gates *gates, struct uncore_machine *machine)
{
	for (unsigned socket = 0; socket < machine->socket_count; socket++) {
		struct uncore_linux_unit unit;
		struct uncore_fault fault = { 0, "" };
		int result = uncore_linux_unit_at(machine, socket, 0, &unit, &fault);
		struct text what = { 0 };
		bool is_strange = false;

		if (result == UNCORE_E_NOENT)
			continue;
		text_printf(&what, "socket %u: its table of units ", socket);
		if (result == 0)
			text_add(&what, "lists");
		else
			text_printf(&what, "cannot be read: %s", result == UNCORE_E_RANGE ? "it is empty" : fault.text);
		is_strange = result == 0 && add_types(&what, machine, socket);
		add_gate(gates, "units", result != 0 || is_strange ? GATE_NOTE : GATE_OPEN, &what,
			 result != 0 ? "boxes that only the table places are counted by perf events alone" : NULL);
	}
}
