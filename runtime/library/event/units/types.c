/* SPDX-License-Identifier: MIT */
/*
 * Copies tables, with a box more for each type of units that no box has. The new boxes are like the box that describes
 * such units, so only rows that name the box, its registers or its windows are added.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "event/names.h"
#include "uncore/machine.h"
#include "uncore/name_hash.h"

/* MOST_ROWS: that a box adds to an array. TYPE_ROOM: bytes that it adds to all of them. */
enum { ALIGNMENT = 8, NAME_ROOM = 32, MOST_ROWS = 32, TYPE_ROOM = 16384 };

/* Arrays that grow. */
#define GROWING(X) \
	X(boxes, struct uncore_box_row) \
	X(registers, struct uncore_register_row) \
	X(counters, struct uncore_counter_row) \
	X(procedure_rows, struct uncore_procedure_row) \
	X(steps, struct uncore_step_row) \
	X(windows, struct uncore_window_row) \
	X(aliases, struct uncore_alias_row) \
	X(found_boxes, struct uncore_found_box_row)

#define ROWS(tables, array, type) ((type *)(void *)((char *)(tables) + (tables)->array.offset))

static const struct uncore_found_box_row *find_others(const struct uncore_tables *tables)
{
	for (unsigned at = 0; at < tables->found_boxes.count; at++) {
		if (uncore_found_boxes(tables)[at].type == UNCORE_FOUND_OTHERS)
			return &uncore_found_boxes(tables)[at];
	}
	return NULL;
}

bool uncore_is_added_type(const struct uncore_tables *tables, const struct uncore_found_box_row *row)
{
	const struct uncore_found_box_row *others = find_others(tables);
	const struct uncore_box_row *boxes = uncore_boxes(tables);

	return others != NULL && row->type != UNCORE_FOUND_OTHERS && boxes[row->box].title == boxes[others->box].title;
}

/* The steps of the procedures, which follow each other. */
static struct uncore_range steps_of(const struct uncore_procedure_row *procedures, unsigned count)
{
	unsigned end = procedures[count - 1].steps.first + procedures[count - 1].steps.count;

	return (struct uncore_range){ procedures->steps.first, (uint16_t)(end - procedures->steps.first) };
}

/* ---- room ---- */

#define SIZE_(array, type) +sizeof(type)
_Static_assert(MOST_ROWS *(0 GROWING(SIZE_)) + NAME_ROOM <= TYPE_ROOM, "a type needs more room");

/* Tables from files may hold anything. uncoregen lets no other box describe units of other types. */
static bool is_plain(const struct uncore_tables *tables, const struct uncore_box_row *box)
{
	const struct uncore_procedure_row *procedures = &uncore_procedure_rows(tables)[box->procedures.first];

	for (unsigned at = 0; at < box->registers.count; at++) {
		if (uncore_registers(tables)[box->registers.first + at].window == UNCORE_NO_INDEX)
			return false;
	}
	for (unsigned at = 1; at < box->procedures.count; at++) {
		if (procedures[at].steps.first != procedures[at - 1].steps.first + procedures[at - 1].steps.count)
			return false;
	}
	return box->counters.count == 1 && box->registers.count <= MOST_ROWS && box->procedures.count > 0 &&
	       steps_of(procedures, box->procedures.count).count <= MOST_ROWS;
}

static void move_array(struct uncore_tables *made, struct uncore_array *array, size_t row, size_t more)
{
	memcpy((char *)made + made->size, (const char *)made + array->offset, array->count * row);
	array->offset = made->size;
	made->size += (uint32_t)((array->count + more) * row);
	made->size += -made->size % ALIGNMENT;
}

/* The arrays that grow are moved to the end: twice the bytes are enough for them, and for what is added. */
static struct uncore_tables *copy_tables(const struct uncore_tables *tables, size_t count)
{
	struct uncore_tables *made = (struct uncore_tables *)calloc(1, 2 * tables->size + 256 + count * TYPE_ROOM);

	if (made == NULL)
		return NULL;
	memcpy(made, tables, tables->size);
	made->size += -made->size % ALIGNMENT;
#define MOVE_(array, type) move_array(made, &made->array, sizeof(type), count *MOST_ROWS);
	GROWING(MOVE_)
#undef MOVE_
	move_array(made, &made->pool, 1, count * NAME_ROOM);
	return made;
}

/* ---- names ---- */

/* Boxes and aliases come, so later names have other numbers. Returns whether there is room for the new ones. */
static bool renumber_names(struct uncore_tables *made, size_t count)
{
	unsigned aliases = names_begin(made, UNCORE_NAMES_box_aliases),
		 others = names_begin(made, UNCORE_NAMES_instances);
	uint16_t *slots = ROWS(made, name_index, uint16_t);
	size_t empty = 0;

	if (names_begin(made, UNCORE_NAMES_END) + 2 * count >= UNCORE_NAME_LEFT_OUT)
		return false;
	for (unsigned at = 0; at < made->name_index.count; at++) {
		empty += slots[at] == 0;
		if (slots[at] >= aliases && slots[at] != UNCORE_NAME_LEFT_OUT)
			slots[at] = (uint16_t)(slots[at] + (slots[at] >= others ? 2 * count : count));
	}
	return empty > 2 * count;
}

static uncore_string add_name(struct uncore_tables *made, const char *format, unsigned type, unsigned number)
{
	uint32_t last = made->name_index.count - 1, slot, at = made->pool.count;
	uint16_t *slots = ROWS(made, name_index, uint16_t);
	char *name = (char *)made + made->pool.offset + at;
	int length = snprintf(name, NAME_ROOM, format, type);

	made->pool.count += (uint32_t)length + 1;
	for (slot = uncore_name_hash(name, (size_t)length); slots[slot & last] != 0;)
		slot++;
	slots[slot & last] = (uint16_t)number;
	return at;
}

/* "type17_", so that the number of an instance can follow; the name without the line below is an alias. */
static void add_names(struct uncore_tables *made, unsigned type, unsigned box, unsigned alias)
{
	ROWS(made, boxes, struct uncore_box_row)
	[box].id = add_name(made, "type%u_", type, names_begin(made, UNCORE_NAMES_boxes) + box);
	ROWS(made, aliases, struct uncore_alias_row)
	[alias] = (struct uncore_alias_row){
		.name = add_name(made, "type%u", type, names_begin(made, UNCORE_NAMES_box_aliases) + alias),
		.box = (uint16_t)box,
		.reg = UNCORE_NO_INDEX,
		.field = UNCORE_NO_INDEX,
	};
}

/* ---- rows ---- */

/* Copies a run of rows to the end of their array, and makes it the run. Returns the copies, and how far they moved. */
static void *copy_run(struct uncore_tables *made, struct uncore_array *array, size_t row, struct uncore_range *run,
		      uint16_t *moved)
{
	char *rows = (char *)made + array->offset, *end = rows + array->count * row;

	memcpy(end, rows + run->first * row, run->count * row);
	*moved = (uint16_t)(array->count - run->first);
	run->first = (uint16_t)array->count;
	array->count += run->count;
	return end;
}

#define COPY_RUN(array, rows, run, moved) rows = copy_run(made, &made->array, sizeof(*(rows)), run, moved)

static struct uncore_range windows_of(const struct uncore_tables *tables, unsigned box)
{
	struct uncore_range run = { 0, 0 };

	for (unsigned at = tables->windows.count; at-- > 0;) {
		if (uncore_windows(tables)[at].box == box)
			run = (struct uncore_range){ (uint16_t)at, (uint16_t)(run.count + 1) };
	}
	return run;
}

/* A box's rows of an array follow each other. */
static void add_type(struct uncore_tables *made, const struct uncore_unit_type *type)
{
	uint16_t from = find_others(made)->box, number = (uint16_t)made->boxes.count, by_box, by_window, by_reg,
		 by_step;
	struct uncore_range one = { from, 1 }, windows = windows_of(made, from), run;
	struct uncore_procedure_row *procedures;
	struct uncore_counter_row *counters;
	struct uncore_register_row *regs;
	struct uncore_window_row *window;
	struct uncore_step_row *steps;
	struct uncore_box_row *box;

	COPY_RUN(boxes, box, &one, &by_box);
	box->instances = (uint16_t)type->units;
	COPY_RUN(windows, window, &windows, &by_window);
	for (unsigned at = 0; at < windows.count; at++)
		window[at].box = number;
	COPY_RUN(registers, regs, &box->registers, &by_reg);
	for (unsigned at = 0; at < box->registers.count; at++)
		regs[at].window = (uint16_t)(regs[at].window + by_window);
	COPY_RUN(counters, counters, &box->counters, &by_box);
	counters->control = (uint16_t)(counters->control + by_reg);
	counters->data = (uint16_t)(counters->data + by_reg);
	COPY_RUN(procedure_rows, procedures, &box->procedures, &by_box);
	run = steps_of(procedures, box->procedures.count);
	COPY_RUN(steps, steps, &run, &by_step);
	for (unsigned at = 0; at < run.count; at++) {
		steps[at].box = number;
		steps[at].reg = (uint16_t)(steps[at].reg + by_reg);
	}
	for (unsigned at = 0; at < box->procedures.count; at++)
		procedures[at].steps.first = (uint16_t)(procedures[at].steps.first + by_step);
	ROWS(made, found_boxes, struct uncore_found_box_row)
	[made->found_boxes.count++] = (struct uncore_found_box_row){ number, (uint16_t)type->type, UNCORE_NO_INDEX,
								     UNCORE_TRUST_ALL, (uint8_t)type->space };
}

int uncore_tables_with_types(const struct uncore_tables *tables, const struct uncore_unit_type *types, size_t count,
			     struct uncore_tables **made)
{
	*made = NULL;
	if (find_others(tables) == NULL)
		return UNCORE_E_NOENT;
	if (!is_plain(tables, &uncore_boxes(tables)[find_others(tables)->box]))
		return UNCORE_E_RANGE;
	*made = copy_tables(tables, count);
	if (*made == NULL)
		return UNCORE_E_NOMEM;
	if (!renumber_names(*made, count)) {
		free(*made);
		*made = NULL;
		return UNCORE_E_RANGE;
	}
	for (size_t at = 0; at < count; at++)
		add_type(*made, &types[at]);
	(*made)->aliases.count += (uint32_t)count;
	for (size_t at = 0; at < count; at++)
		add_names(*made, types[at].type, tables->boxes.count + (unsigned)at,
			  tables->aliases.count + (unsigned)at);
	return 0;
}
