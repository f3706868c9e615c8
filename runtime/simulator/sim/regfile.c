/* SPDX-License-Identifier: MIT */
/* Keeps registers in memory, with the rules of their layouts and the effects of their fields. */
#include "uncore/regfile.h"

#include <stdlib.h>

#include "sim/shape/cells.h"
#include "sim/shape/room.h"

struct uncore_regfile {
	const struct uncore_tables *tables;
	struct cells cells;
	uint64_t *values; /* cells.count for each unit */
	unsigned units;
	bool strict;
	struct uncore_fault fault;
};

static uint64_t *value_of(const struct uncore_regfile *regfile, unsigned unit, const struct cell *cell)
{
	return &regfile->values[(size_t)unit * regfile->cells.count + (size_t)(cell - regfile->cells.cells)];
}

/* ---- building ---- */

static int place(const void *context, const struct uncore_register *reg, struct uncore_address *address)
{
	return uncore_register_address((const struct uncore_tables *)context, reg, address);
}

static int build(struct uncore_regfile *regfile)
{
	int result = cells_build(&regfile->cells, regfile->tables, place, regfile->tables);

	if (result != 0)
		return result;
	regfile->values = (uint64_t *)zeroed_room(regfile->cells.count * regfile->units, sizeof(regfile->values[0]));
	if (regfile->values == NULL)
		return UNCORE_E_NOMEM;
	uncore_regfile_reset(regfile);
	return 0;
}

int uncore_regfile_create(const struct uncore_tables *tables, unsigned units, struct uncore_regfile **regfile)
{
	int result;

	*regfile = NULL;
	result = uncore_tables_check(tables);
	if (result != 0)
		return result;
	if (units == 0 || units > UNCORE_REGFILE_UNITS_MAX)
		return UNCORE_E_RANGE;
	*regfile = (struct uncore_regfile *)calloc(1, sizeof(**regfile));
	if (*regfile == NULL)
		return UNCORE_E_NOMEM;
	(*regfile)->tables = tables;
	(*regfile)->units = units;
	result = build(*regfile);
	if (result != 0) {
		uncore_regfile_free(*regfile);
		*regfile = NULL;
	}
	return result;
}

void uncore_regfile_free(struct uncore_regfile *regfile)
{
	if (regfile == NULL)
		return;
	free(regfile->values);
	cells_free(&regfile->cells);
	free(regfile);
}

void uncore_regfile_reset(struct uncore_regfile *regfile)
{
	for (unsigned unit = 0; unit < regfile->units; unit++) {
		for (size_t at = 0; at < regfile->cells.count; at++) {
			const struct cell *cell = &regfile->cells.cells[at];

			*value_of(regfile, unit, cell) = cell_layout(&regfile->cells, cell)->reset;
		}
	}
}

void uncore_regfile_set_strict(struct uncore_regfile *regfile, bool strict)
{
	regfile->strict = strict;
}

struct uncore_fault *uncore_regfile_fault(struct uncore_regfile *regfile)
{
	return &regfile->fault;
}

/* ---- looking inside ---- */

static uint64_t *find_value(const struct uncore_regfile *regfile, unsigned unit, const struct uncore_register *reg)
{
	struct uncore_address address;
	const struct cell *cell;

	if (unit >= regfile->units || uncore_register_address(regfile->tables, reg, &address) != 0)
		return NULL;
	cell = cell_find(&regfile->cells, cell_key(&address));
	return cell == NULL ? NULL : value_of(regfile, unit, cell);
}

int uncore_regfile_peek(const struct uncore_regfile *regfile, unsigned unit, const struct uncore_register *reg,
			uint64_t *value)
{
	const uint64_t *held = find_value(regfile, unit, reg);

	if (held == NULL)
		return UNCORE_E_NODEV;
	*value = *held;
	return 0;
}

int uncore_regfile_poke(struct uncore_regfile *regfile, unsigned unit, const struct uncore_register *reg,
			uint64_t value)
{
	uint64_t *held = find_value(regfile, unit, reg);

	if (held == NULL)
		return UNCORE_E_NODEV;
	*held = value;
	return 0;
}

int uncore_regfile_compare(const struct uncore_regfile *left, const struct uncore_regfile *right,
			   struct uncore_regfile_difference *difference)
{
	if (left->tables != right->tables || left->units != right->units)
		return UNCORE_E_ARGUMENT;
	for (unsigned unit = 0; unit < left->units; unit++) {
		for (size_t at = 0; at < left->cells.count; at++) {
			uint64_t a = *value_of(left, unit, &left->cells.cells[at]);
			uint64_t b = *value_of(right, unit, &right->cells.cells[at]);

			if (a == b)
				continue;
			*difference = (struct uncore_regfile_difference){ left->cells.cells[at].reg, unit, a, b };
			return 1;
		}
	}
	return 0;
}

/* ---- fields with effects ---- */

static void reset_value(struct uncore_regfile *regfile, unsigned unit, const struct uncore_register *reg)
{
	uint64_t *value = find_value(regfile, unit, reg);

	if (value != NULL)
		*value = uncore_layouts(regfile->tables)[uncore_registers(regfile->tables)[reg->reg].layout].reset;
}

/* Resets the data or control registers of an instance's counters: all of them, or those of one control register. */
static void reset_instance(struct uncore_regfile *regfile, unsigned unit, const struct uncore_register *origin,
			   bool controls, bool only_own)
{
	struct uncore_range groups = uncore_boxes(regfile->tables)[origin->box].counters;

	for (unsigned at = 0; at < groups.count; at++) {
		const struct uncore_counter_row *group = &uncore_counters(regfile->tables)[groups.first + at];
		struct uncore_register reg = { origin->box, origin->instance, controls ? group->control : group->data,
					       0 };

		if (reg.reg == UNCORE_NO_INDEX || (only_own && group->control != origin->reg))
			continue;
		for (reg.index = 0; reg.index < group->count; reg.index++) {
			if (!only_own || reg.index == origin->index)
				reset_value(regfile, unit, &reg);
		}
	}
}

/* Resets in every instance that has the register: instances in one PCI function may share it. */
static void reset_counters(struct uncore_regfile *regfile, unsigned unit, const struct uncore_register *origin,
			   bool controls, bool only_own)
{
	unsigned instances = uncore_boxes(regfile->tables)[origin->box].instances;
	const uint64_t *held = find_value(regfile, unit, origin);
	struct uncore_register each = *origin;

	for (unsigned instance = 0; instance < instances; instance++) {
		each.instance = (uint16_t)instance;
		if (instance == origin->instance || find_value(regfile, unit, &each) == held)
			reset_instance(regfile, unit, &each, controls, only_own);
	}
}

/* Does what a field with such a role triggers. False for fields that only hold a value. */
static bool act(struct uncore_regfile *regfile, unsigned unit, const struct uncore_register *origin, unsigned role)
{
	switch (role) {
	case UNCORE_ROLE_RESET_COUNTERS:
		reset_counters(regfile, unit, origin, false, false);
		return true;
	case UNCORE_ROLE_RESET_CONTROLS:
		reset_counters(regfile, unit, origin, true, false);
		return true;
	case UNCORE_ROLE_COUNTER_RESET:
		reset_counters(regfile, unit, origin, false, true);
		return true;
	default:
		return false;
	}
}

static void act_on_write(struct uncore_regfile *regfile, unsigned unit, const struct lane *lane, uint64_t written)
{
	struct uncore_range fields = cell_layout(&regfile->cells, lane->cell)->fields;
	uint64_t *value = value_of(regfile, unit, lane->cell);

	for (unsigned at = 0; at < fields.count; at++) {
		const struct uncore_field_row *field = &uncore_fields(regfile->tables)[fields.first + at];

		if ((written & uncore_field_mask(field)) && act(regfile, unit, &lane->cell->reg, field->role))
			*value &= ~uncore_field_mask(field);
	}
}

/* ---- the bus ---- */

static int refuse_access(struct uncore_regfile *regfile, const struct uncore_address *address, unsigned unit, int code)
{
	char place[UNCORE_ADDRESS_TEXT];

	return uncore_fault_set(&regfile->fault, code, "unit %u, %s: %s", unit,
				uncore_address_text(regfile->cells.tables, address, place), uncore_error_text(code));
}

static int find_lane(struct uncore_regfile *regfile, unsigned unit, const struct uncore_address *address,
		     struct lane *lane)
{
	int result = unit < regfile->units ? cell_lane(&regfile->cells, address, lane) : UNCORE_E_NODEV;

	return result == 0 ? 0 : refuse_access(regfile, address, unit, result);
}

static int regfile_read(void *context, unsigned unit, const struct uncore_address *address, uint64_t *value)
{
	struct uncore_regfile *regfile = (struct uncore_regfile *)context;
	struct lane lane = { .cell = NULL };
	int result = find_lane(regfile, unit, address, &lane);

	if (result == 0)
		*value = cell_read(&regfile->cells, &lane, *value_of(regfile, unit, lane.cell));
	return result;
}

static int regfile_write(void *context, unsigned unit, const struct uncore_address *address, uint64_t value)
{
	struct uncore_regfile *regfile = (struct uncore_regfile *)context;
	struct lane lane = { .cell = NULL };
	uint64_t written, *held;
	int result = find_lane(regfile, unit, address, &lane);

	if (result != 0)
		return result;
	written = value << lane.shift & lane.mask;
	if (regfile->strict && cell_forbids(&regfile->cells, &lane, written))
		return refuse_access(regfile, address, unit, UNCORE_E_RESERVED);
	held = value_of(regfile, unit, lane.cell);
	*held = cell_write(&regfile->cells, &lane, *held, written);
	act_on_write(regfile, unit, &lane, written);
	return 0;
}

struct uncore_io uncore_regfile_io(struct uncore_regfile *regfile)
{
	static const struct uncore_io_ops ops = { regfile_read, regfile_write, NULL };

	return (struct uncore_io){ &ops, regfile };
}
