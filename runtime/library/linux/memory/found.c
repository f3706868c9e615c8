/* SPDX-License-Identifier: MIT */
/*
 * Finds the window of a unit that the machine's table of units lists, and doubts it: the table may be wrong. Nothing in
 * the window is accessed here.
 */
#include <stdio.h>

#include "linux/memory/units.h"
#include "linux/memory/window.h"

/*
 * No unit has MSRs of the architecture (Intel's manual, volume 4, table 2-2). These are below 0x400 or above 0xffff, or
 * of the local APIC (volume 3A, 11.12) and of quality of service.
 */
#define FIRST_MSR 0x400u
#define LAST_MSR 0xffffu
#define FIRST_OTHER_MSR 0x800u
#define LAST_OTHER_MSR 0xdffu

#define HEADER_BYTES 64u /* of configuration space: the command register, base addresses */
#define CONFIG_BYTES 4096u

static int refuse(struct linux_host *host, unsigned socket, const struct uncore_address *address,
		  const struct uncore_found_unit *unit, int code, const char *why)
{
	char text[UNCORE_ADDRESS_TEXT];

	return uncore_fault_set(&host->fault, code, "%s of package %d: the table of units has it at 0x%llx: %s",
				uncore_address_text(host->machine.tables, address, text), host->sockets[socket].package,
				(unsigned long long)unit->address, why);
}

/* Where in the unit the window begins. */
static unsigned part_offset(const struct uncore_found_unit *unit, unsigned part)
{
	return part == UNCORE_FOUND_CONTROLS ? unit->control_offset :
	       part == UNCORE_FOUND_COUNTERS ? unit->counter_offset :
					       0;
}

static const char *doubt_msrs(uint64_t begin, uint32_t size)
{
	uint64_t last = begin + size - 1;

	return begin < FIRST_MSR || begin > LAST_MSR || last > LAST_MSR ? "no unit has such MSRs" :
	       begin <= LAST_OTHER_MSR && last >= FIRST_OTHER_MSR ? "these MSRs are of other parts of the processor" :
								    NULL;
}

/* Sets where the window begins, in the unit's space. */
static int place_window(struct linux_host *host, unsigned socket, const struct uncore_address *address,
			const struct uncore_found_unit *unit, struct window *window)
{
	const struct uncore_window_row *row = &uncore_windows(host->machine.tables)[address->window];
	char memory[WHY_ROOM];
	const char *why = NULL;
	int result = UNCORE_E_IO;

	window->space = unit->space;
	window->begin =
		(unit->space == UNCORE_SPACE_PCI ? unit->offset : unit->address) + part_offset(unit, row->found);
	if (unit->space == UNCORE_SPACE_MSR)
		why = doubt_msrs(window->begin, row->size);
	else if (unit->space == UNCORE_SPACE_PCI)
		why = window->begin % 4 != 0 || unit->offset < HEADER_BYTES ||
				      window->begin + row->size > CONFIG_BYTES ?
			      "that is no place in PCI configuration space" :
			      NULL;
	else if (unit->space == UNCORE_SPACE_MMIO && is_of_others(host, window->begin, row->size))
		why = "registers of another box are there";
	else if (unit->space == UNCORE_SPACE_MMIO)
		why = (result = check_place(host, window->begin, row->size, memory)) != 0 ? memory : NULL;
	else
		why = "it says no way to reach it that is known";
	if (why != NULL)
		return refuse(host, socket, address, unit, result, why);
	if (unit->space != UNCORE_SPACE_PCI)
		return 0;
	window->function = function_of_unit(host, socket, unit);
	return window->function == NULL ? UNCORE_E_NODEV : 0;
}

/* The counters that the description has, and how wide they are, must be what the table says. */
static const char *doubt_counters(const struct uncore_tables *tables, unsigned box,
				  const struct uncore_found_unit *unit)
{
	struct uncore_range counters = uncore_boxes(tables)[box].counters;

	for (unsigned at = counters.first; at < counters.first + (unsigned)counters.count; at++) {
		const struct uncore_counter_row *group = &uncore_counters(tables)[at];

		if (group->kind != UNCORE_COUNTER_GENERAL)
			continue;
		if (group->count > unit->counters)
			return "it has fewer counters than are described";
		if (group->width != unit->width)
			return "its counters have another width than is described";
	}
	return NULL;
}

int find_found_window(struct linux_host *host, unsigned socket, const struct uncore_address *address,
		      struct window *window)
{
	const struct uncore_tables *tables = host->machine.tables;
	uint16_t box = uncore_windows(tables)[address->window].box;
	const struct uncore_found_unit *unit;
	uint8_t described;
	const char *why;
	int result = find_unit(host, socket, box, address->instance, &unit);

	if (result == UNCORE_E_NOENT)
		return UNCORE_E_NODEV;
	if (result != 0)
		return result;
	described = uncore_found_box_of(tables, box)->space;
	why = described != UNCORE_SPACE_UNKNOWN && unit->space != described ?
		      "its registers are reached otherwise than is described" :
		      doubt_counters(tables, box, unit);
	if (why != NULL)
		return refuse(host, socket, address, unit, UNCORE_E_IO, why);
	return place_window(host, socket, address, unit, window);
}
