/* SPDX-License-Identifier: MIT */
/* Finds the root bus of each instance of a box, and prints it with its devices. */
#include "cli/machine/devices.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/utf8.h"
#include "cli/common/describe.h"
#include "cli/machine/programs.h"
#include "cli/machine/sysfs.h"
#include "uncore/uncore.h"

enum { NAME_COLUMNS = 15 }; /* the longest names of interfaces in Linux: IFNAMSIZ, with its NUL */

/* ---- registers ---- */

static bool read_field(const struct uncore_machine *machine, unsigned unit, const struct uncore_field_ref *ref,
		       uint64_t *value)
{
	struct uncore_register reg = { ref->box, 0, ref->reg, 0 };
	struct uncore_address address;
	uint64_t whole;
	bool is_read = uncore_register_address(machine->tables, &reg, &address) == 0 &&
		       uncore_io_read(&machine->io, unit, &address, &whole) == 0;

	if (is_read)
		*value = uncore_field_value(&uncore_fields(machine->tables)[ref->field], whole);
	else
		uncore_fault_clear(machine->fault);
	return is_read;
}

/* Without the right to read registers there is no bus, and nothing is said: counting says it. */
static const char *register_bus(struct arena *arena, const char *root, const struct uncore_machine *machine,
				const struct root_devices *of)
{
	const struct uncore_root_buses_row *row = uncore_root_buses_of(machine->tables, of->box);
	uint64_t valid = 1, bus;

	if (row == NULL || row->fields.count == 0)
		return NULL;
	if (row->valid.field != UNCORE_NO_INDEX && !read_field(machine, of->unit, &row->valid, &valid))
		return NULL;
	if (valid == 0 ||
	    !read_field(machine, of->unit, &uncore_field_refs(machine->tables)[row->fields.first + of->instance], &bus))
		return NULL;
	return bus == 0 && of->instance != row->chipset ? NULL : only_root_bus(arena, root, (unsigned)bus);
}

/* ---- all of a box ---- */

/* A session that perf counts reads no register. */
static void read_one(const struct cli_request *request, const struct cli_machine *opened, struct root_devices *of,
		     struct device_list *list)
{
	const char *root = request->root != NULL ? request->root : "";

	if (opened->sim != NULL) {
		find_simulated_devices(opened->sim, &list->arena, of);
		return;
	}
	of->bus = pmu_root_bus(&list->arena, root, opened->machine, of->box, of->instance, of->unit);
	if (of->bus == NULL && opened->way == NULL)
		of->bus = register_bus(&list->arena, root, opened->machine, of);
	if (of->bus != NULL)
		read_names(&list->arena, root, of->bus, &of->names);
}

static bool was_read(struct device_list *list, const char *box)
{
	for (size_t at = 0; at < list->boxes.count; at++) {
		if (strcmp(list->boxes.at[at], box) == 0)
			return true;
	}
	list_add(&list->arena, &list->boxes, box);
	return false;
}

static void add_found(struct device_list *list, const struct root_devices *of)
{
	list->at = take_memory(list->at, (list->count + 1) * sizeof(list->at[0]));
	list->at[list->count++] = *of;
}

void read_devices(const struct cli_request *request, const struct cli_machine *opened, uint16_t box,
		  struct device_list *list)
{
	const struct uncore_tables *tables = opened->machine->tables;
	const struct uncore_box_row *row = &uncore_boxes(tables)[box];

	if (row->scope != UNCORE_SCOPE_PACKAGE || was_read(list, box_id(tables, box)))
		return;
	for (unsigned unit = 0; unit < opened->machine->socket_count; unit++) {
		for (uint16_t instance = 0; instance < row->instances; instance++) {
			struct root_devices of = { .box = box, .instance = instance, .unit = unit };

			read_one(request, opened, &of, list);
			if (of.bus == NULL)
				continue;
			add_found(list, &of);
		}
	}
}

void free_devices(struct device_list *list)
{
	free(list->at);
	arena_free(&list->arena);
	*list = (struct device_list){ .count = 0 };
}

const struct root_devices *devices_of(const struct device_list *list, uint16_t box, unsigned unit, uint16_t instance)
{
	for (size_t at = 0; list != NULL && at < list->count; at++) {
		const struct root_devices *each = &list->at[at];

		if (each->box == box && each->unit == unit && each->instance == instance)
			return each;
	}
	return NULL;
}

/* ---- recordings ---- */

struct uncore_recorded_devices *record_devices(const struct device_list *list, const struct uncore_tables *tables,
					       size_t *count)
{
	struct uncore_recorded_devices *recorded = NULL;

	*count = list != NULL ? list->count : 0;
	if (*count != 0)
		recorded = take_memory(NULL, *count * sizeof(recorded[0]));
	for (size_t at = 0; at < *count; at++) {
		const struct root_devices *each = &list->at[at];

		recorded[at] = (struct uncore_recorded_devices){ .box = box_id(tables, each->box),
								 .socket = each->unit,
								 .instance = each->instance,
								 .root_bus = each->bus,
								 .names = each->names.at,
								 .name_count = each->names.count };
	}
	return recorded;
}

/* The file is input as any other: its names may hold anything. */
static void take_recorded(struct device_list *list, uint16_t box, const struct uncore_recorded_devices *recorded)
{
	struct root_devices of = { .box = box,
				   .instance = (uint16_t)recorded->instance,
				   .unit = recorded->socket,
				   .bus = clean_copy(&list->arena, recorded->root_bus) };

	for (size_t at = 0; at < recorded->name_count; at++)
		list_add(&list->arena, &of.names, clean_copy(&list->arena, recorded->names[at]));
	add_found(list, &of);
}

void take_recorded_devices(struct device_list *list, const struct uncore_tables *tables,
			   const struct uncore_recording_head *head)
{
	for (size_t at = 0; at < head->device_count; at++) {
		for (uint16_t box = 0; box < tables->boxes.count; box++) {
			if (strcmp(box_id(tables, box), head->devices[at].box) == 0)
				take_recorded(list, box, &head->devices[at]);
		}
	}
}

/* ---- as text ---- */

/* A long name is cut, and shows that. */
static void add_name(struct text *text, const char *name)
{
	const char *end = name;

	if (text_width(name) <= NAME_COLUMNS) {
		text_add(text, name);
		return;
	}
	for (unsigned column = 0; column < NAME_COLUMNS - 2; column++)
		end += utf8_length(end);
	text_bytes(text, name, (size_t)(end - name));
	text_add(text, "..");
}

void add_devices(struct text *text, const struct root_devices *devices, size_t most)
{
	size_t count = devices->names.count, shown = count > most ? most : count;

	text_add(text, devices->bus);
	for (size_t at = 0; at < shown; at++) {
		text_add(text, ", ");
		add_name(text, devices->names.at[at]);
	}
	if (count > shown)
		text_printf(text, ", %zu more", count - shown);
}
