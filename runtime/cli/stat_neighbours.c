/* SPDX-License-Identifier: MIT */
/* uncore stat: who else counts in the boxes that it is about to take. Locks only tell of sessions of this library. */
#include <stdio.h>

#include "describe.h"
#include "find.h"
#include "registers.h"
#include "stat.h"

static void look_at_instance(const struct uncore_machine *machine, unsigned unit, uint16_t box, uint16_t instance,
			     struct neighbours *found)
{
	struct box_reading reading;

	read_box(machine, unit, box, instance, &reading);
	for (unsigned at = 0; at < reading.count && reading.presence == UNCORE_PRESENCE_OK; at++) {
		const struct reading *each = &reading.readings[at];

		if (controlled_group(machine->tables, &each->reg) == UNCORE_NO_INDEX || !is_enabled(&reading, each))
			continue;
		if (found->count++ != 0)
			continue;
		add_unit(&found->first, machine->tables, box, unit);
		text_add(&found->first, ", ");
		add_place(&found->first, machine->tables, &each->reg);
		text_add(&found->first, " ");
		add_meaning(&found->first, &reading, each);
	}
	free_box(&reading);
}

static bool is_looked_at(const struct stat_items *items, uint16_t box)
{
	for (size_t at = 0; at < items->count; at++) {
		for (unsigned each = 0; each < items->items[at].request_count; each++) {
			if (items->items[at].encodings[each].box == box)
				return true;
		}
	}
	return false;
}

static void look_at_box(const struct uncore_machine *machine, uint16_t box, const unsigned *sockets, size_t count,
			struct neighbours *found)
{
	unsigned units = uncore_machine_units(machine, box);

	for (size_t at = 0; at < (count != 0 ? count : units); at++) {
		for (uint16_t instance = 0; instance < uncore_boxes(machine->tables)[box].instances; instance++)
			look_at_instance(machine, count != 0 ? sockets[at] : (unsigned)at, box, instance, found);
	}
}

void find_neighbours(const struct cli_request *request, const struct uncore_machine *machine,
		     const struct stat_items *items, const unsigned *sockets, size_t socket_count,
		     struct neighbours *found)
{
	for (uint16_t box = 0; box < machine->tables->boxes.count; box++) {
		if (is_looked_at(items, box))
			look_at_box(machine, box, sockets, socket_count, found);
	}
	/* Now, before this process has a child with the same files. */
	if (found->count > 0)
		find_suspects(request->root, &found->suspects);
}

void free_neighbours(struct neighbours *found)
{
	text_free(&found->first);
	free_suspects(&found->suspects);
}

static void name_suspects(const struct suspects *suspects)
{
	for (size_t at = 0; at < suspects->count; at++)
		fprintf(stderr, "  pid %ld (%s) %s\n", suspects->list[at].pid, suspects->list[at].name,
			suspects->list[at].what);
	if (suspects->count == 0 && suspects->kernel_pmus > 0)
		fputs("  the kernel's own uncore driver is loaded, through which perf counts\n", stderr);
}

void tell_neighbours(const struct cli_request *request, const struct neighbours *found)
{
	if (found->count == 0)
		return;
	complain(request, "in use before: %s%s", text_string(&found->first),
		 found->count > 1 ? ", and more registers do" : "");
	name_suspects(&found->suspects);
	fputs("  what counts there stands still meanwhile, and is put back at the end; uncore who lists all\n", stderr);
}
