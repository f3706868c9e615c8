/* SPDX-License-Identifier: MIT */
/* Registers in memory: cells sorted by address, found by halving, with the rules of their layouts. */
#include "uncore/regfile.h"

#include <stdlib.h>

/* Bits of a layout by what a write does to them. */
struct rules {
	uint64_t storable;   /* take what is written */
	uint64_t write_only; /* read as 0 */
	uint64_t clear;      /* cleared by a written 1 */
};

/* One place on the bus. Registers of a function that instances share have one cell between them. */
struct cell {
	uint64_t key;
	struct uncore_register reg;
	uint16_t layout;
};

struct uncore_regfile {
	const struct uncore_tables *tables;
	struct rules *rules; /* one a layout */
	struct cell *cells;  /* sorted by key */
	size_t cell_count;
	uint64_t *values; /* cell_count a unit */
	unsigned units;
	bool strict;
	struct uncore_fault fault;
};

/* Part of a cell that an access touches. */
struct lane {
	const struct cell *cell;
	uint64_t *value;
	unsigned shift;
	uint64_t mask; /* of the register's bits */
};

/* Total order over addresses: space and scope, then place, then number. */
static uint64_t key_of(const struct uncore_address *address)
{
	uint64_t place = address->space == UNCORE_SPACE_PCI ? (uint64_t)address->device << 8 | address->function : 0;

	return (uint64_t)address->space << 56 | (uint64_t)address->scope << 48 | place << 32 | address->number;
}

/* Place in the tables, for a total order of cells. */
static uint64_t rank_of(const struct uncore_register *reg)
{
	return (uint64_t)reg->box << 48 | (uint64_t)reg->instance << 32 | (uint64_t)reg->reg << 16 | reg->index;
}

static int compare_cells(const void *left, const void *right)
{
	const struct cell *a = (const struct cell *)left;
	const struct cell *b = (const struct cell *)right;
	uint64_t first = a->key, second = b->key;

	/* One place under two names: the first in the tables keeps it. */
	if (first == second) {
		first = rank_of(&a->reg);
		second = rank_of(&b->reg);
	}
	return (first > second) - (first < second);
}

static const struct cell *find_cell(const struct uncore_regfile *regfile, uint64_t key)
{
	size_t low = 0, high = regfile->cell_count;

	while (low < high) {
		size_t middle = low + (high - low) / 2;

		if (regfile->cells[middle].key < key)
			low = middle + 1;
		else
			high = middle;
	}
	return low < regfile->cell_count && regfile->cells[low].key == key ? &regfile->cells[low] : NULL;
}

static const struct uncore_layout_row *layout_of(const struct uncore_regfile *regfile, const struct cell *cell)
{
	return &uncore_layouts(regfile->tables)[cell->layout];
}

static uint64_t *value_of(const struct uncore_regfile *regfile, unsigned unit, const struct cell *cell)
{
	return &regfile->values[(size_t)unit * regfile->cell_count + (size_t)(cell - regfile->cells)];
}

/* ---- building ---- */

static size_t count_addresses(const struct uncore_tables *tables)
{
	struct uncore_register reg;
	struct uncore_address address;
	size_t count = 0;

	for (bool more = uncore_first_register(tables, &reg); more; more = uncore_next_register(tables, &reg))
		count += uncore_register_address(tables, &reg, &address) == 0;
	return count;
}

static void fill_cells(struct uncore_regfile *regfile)
{
	const struct uncore_tables *tables = regfile->tables;
	struct uncore_register reg;
	struct uncore_address address;
	size_t count = 0, kept = 0;

	for (bool more = uncore_first_register(tables, &reg); more; more = uncore_next_register(tables, &reg)) {
		if (uncore_register_address(tables, &reg, &address) == 0)
			regfile->cells[count++] =
				(struct cell){ key_of(&address), reg, uncore_registers(tables)[reg.reg].layout };
	}
	qsort(regfile->cells, count, sizeof(regfile->cells[0]), compare_cells);
	for (size_t at = 0; at < count; at++) {
		if (kept == 0 || regfile->cells[kept - 1].key != regfile->cells[at].key)
			regfile->cells[kept++] = regfile->cells[at];
	}
	regfile->cell_count = kept;
}

static struct rules rules_of(const struct uncore_tables *tables, const struct uncore_layout_row *layout)
{
	struct rules rules = { 0, 0, 0 };

	for (unsigned at = 0; at < layout->fields.count; at++) {
		const struct uncore_field_row *field = &uncore_fields(tables)[layout->fields.first + at];

		if (field->flags & (UNCORE_FIELD_RESERVED | UNCORE_FIELD_PART))
			continue;
		switch ((enum uncore_access)field->access) {
		case UNCORE_ACCESS_WO:
			rules.write_only |= uncore_field_mask(field);
			rules.storable |= uncore_field_mask(field);
			break;
		case UNCORE_ACCESS_RW:
		case UNCORE_ACCESS_RW_V:
		case UNCORE_ACCESS_RWS:
			rules.storable |= uncore_field_mask(field);
			break;
		case UNCORE_ACCESS_RW1C:
			rules.clear |= uncore_field_mask(field);
			break;
		case UNCORE_ACCESS_RO:
		case UNCORE_ACCESS_RO_V:
		case UNCORE_ACCESS_RV:
		case UNCORE_ACCESS_UNKNOWN:
		case UNCORE_ACCESS_END:
			break;
		}
	}
	return rules;
}

/* Room for at least one, so that NULL always means that memory ran out. */
static void *allocate(size_t count, size_t size)
{
	return calloc(count == 0 ? 1 : count, size);
}

static int build(struct uncore_regfile *regfile)
{
	const struct uncore_tables *tables = regfile->tables;

	regfile->cells = (struct cell *)allocate(count_addresses(tables), sizeof(regfile->cells[0]));
	regfile->rules = (struct rules *)allocate(tables->layouts.count, sizeof(regfile->rules[0]));
	if (regfile->cells == NULL || regfile->rules == NULL)
		return UNCORE_E_NOMEM;
	fill_cells(regfile);
	for (unsigned layout = 0; layout < tables->layouts.count; layout++)
		regfile->rules[layout] = rules_of(tables, &uncore_layouts(tables)[layout]);
	regfile->values = (uint64_t *)allocate(regfile->cell_count * regfile->units, sizeof(regfile->values[0]));
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
	*regfile = (struct uncore_regfile *)allocate(1, sizeof(**regfile));
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
	free(regfile->rules);
	free(regfile->cells);
	free(regfile);
}

void uncore_regfile_reset(struct uncore_regfile *regfile)
{
	for (unsigned unit = 0; unit < regfile->units; unit++) {
		for (size_t at = 0; at < regfile->cell_count; at++) {
			const struct cell *cell = &regfile->cells[at];

			*value_of(regfile, unit, cell) = layout_of(regfile, cell)->reset;
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

/* ---- behind the bus ---- */

static uint64_t *find_value(const struct uncore_regfile *regfile, unsigned unit, const struct uncore_register *reg)
{
	struct uncore_address address;
	const struct cell *cell;

	if (unit >= regfile->units || uncore_register_address(regfile->tables, reg, &address) != 0)
		return NULL;
	cell = find_cell(regfile, key_of(&address));
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
		for (size_t at = 0; at < left->cell_count; at++) {
			uint64_t a = *value_of(left, unit, &left->cells[at]);
			uint64_t b = *value_of(right, unit, &right->cells[at]);

			if (a == b)
				continue;
			*difference = (struct uncore_regfile_difference){ left->cells[at].reg, unit, a, b };
			return 1;
		}
	}
	return 0;
}

/* ---- fields that act ---- */

static void reset_value(struct uncore_regfile *regfile, unsigned unit, const struct uncore_register *reg)
{
	uint64_t *value = find_value(regfile, unit, reg);

	if (value != NULL)
		*value = uncore_layouts(regfile->tables)[uncore_registers(regfile->tables)[reg->reg].layout].reset;
}

/* Resets the data or the control registers of a box's counters: all of them, or those of one control register. */
static void reset_counters(struct uncore_regfile *regfile, unsigned unit, const struct uncore_register *origin,
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

/* Does what a field with an acting role asks for. False for fields that only hold a value. */
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
	struct uncore_range fields = layout_of(regfile, lane->cell)->fields;

	for (unsigned at = 0; at < fields.count; at++) {
		const struct uncore_field_row *field = &uncore_fields(regfile->tables)[fields.first + at];

		if ((written & uncore_field_mask(field)) && act(regfile, unit, &lane->cell->reg, field->role))
			*lane->value &= ~uncore_field_mask(field);
	}
}

/* ---- the bus ---- */

static int refuse(struct uncore_regfile *regfile, const struct uncore_address *address, unsigned unit, int code)
{
	if (address->space == UNCORE_SPACE_PCI)
		return uncore_fault_set(&regfile->fault, code, "unit %u, PCI device %u function %u offset 0x%x: %s",
					unit, address->device, address->function, address->number,
					uncore_error_text(code));
	return uncore_fault_set(&regfile->fault, code, "unit %u, MSR 0x%x: %s", unit, address->number,
				uncore_error_text(code));
}

/* The upper dword of a 64-bit register in PCI space stands at an offset of its own. */
static const struct cell *find_upper(const struct uncore_regfile *regfile, const struct uncore_address *address)
{
	struct uncore_address lower = *address;
	const struct cell *cell;

	if (address->space != UNCORE_SPACE_PCI || address->width != 32 || address->number < 4)
		return NULL;
	lower.number -= 4;
	cell = find_cell(regfile, key_of(&lower));
	return cell != NULL && layout_of(regfile, cell)->width == 64 ? cell : NULL;
}

static int find_lane(struct uncore_regfile *regfile, unsigned unit, const struct uncore_address *address,
		     struct lane *lane)
{
	const struct cell *cell = find_cell(regfile, key_of(address));
	bool is_half;

	lane->shift = 0;
	if (cell == NULL) {
		cell = find_upper(regfile, address);
		lane->shift = 32;
	}
	if (unit >= regfile->units || cell == NULL)
		return refuse(regfile, address, unit, UNCORE_E_NODEV);
	is_half = address->space == UNCORE_SPACE_PCI && address->width == 32 && layout_of(regfile, cell)->width == 64;
	if (address->width != layout_of(regfile, cell)->width && !is_half)
		return refuse(regfile, address, unit, UNCORE_E_WIDTH);
	lane->cell = cell;
	lane->value = value_of(regfile, unit, cell);
	lane->mask = (address->width == 64 ? UINT64_MAX : UINT32_MAX) << lane->shift;
	return 0;
}

static int regfile_read(void *context, unsigned unit, const struct uncore_address *address, uint64_t *value)
{
	struct uncore_regfile *regfile = (struct uncore_regfile *)context;
	struct lane lane;
	int result = find_lane(regfile, unit, address, &lane);

	if (result != 0)
		return result;
	*value = (*lane.value & ~regfile->rules[lane.cell->layout].write_only & lane.mask) >> lane.shift;
	return 0;
}

static int regfile_write(void *context, unsigned unit, const struct uncore_address *address, uint64_t value)
{
	struct uncore_regfile *regfile = (struct uncore_regfile *)context;
	const struct uncore_layout_row *layout;
	const struct rules *rules;
	struct lane lane;
	uint64_t written;
	int result = find_lane(regfile, unit, address, &lane);

	if (result != 0)
		return result;
	layout = layout_of(regfile, lane.cell);
	rules = &regfile->rules[lane.cell->layout];
	written = value << lane.shift & lane.mask;
	if (regfile->strict && ((written & layout->must_zero) | (~written & layout->must_one & lane.mask)))
		return refuse(regfile, address, unit, UNCORE_E_RESERVED);
	*lane.value &= ~(rules->storable & lane.mask) & ~(rules->clear & written);
	*lane.value |= rules->storable & written;
	act_on_write(regfile, unit, &lane, written);
	return 0;
}

struct uncore_io uncore_regfile_io(struct uncore_regfile *regfile)
{
	static const struct uncore_io_ops ops = { regfile_read, regfile_write };

	return (struct uncore_io){ &ops, regfile };
}
