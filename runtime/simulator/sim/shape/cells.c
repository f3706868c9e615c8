/* SPDX-License-Identifier: MIT */
/* Sorts cells by address for binary search; derives the rules of layouts from the access kinds of their fields. */
#include "sim/shape/cells.h"

#include <stdlib.h>

#include "sim/shape/room.h"

/* Orders all addresses: space and scope, then function or window, then number. A place holds only one function. */
uint64_t cell_key(const struct uncore_address *address)
{
	bool by_id = uncore_is_by_id(address);
	/* A window has registers of one kind, so both kinds have cells in one order. */
	uint64_t space = uncore_is_in_window(address) ? UNCORE_SPACE_MMIO : address->space;
	uint64_t function = address->space == UNCORE_SPACE_UNKNOWN ? address->device_id :
			    by_id ? (uint64_t)1 << 29 | (uint64_t)address->nth << 18 | address->device_id :
			    address->space == UNCORE_SPACE_PCI ?
				    (uint64_t)address->bus << 16 | (uint64_t)address->device << 8 | address->function :
			    uncore_is_in_window(address) ? (uint64_t)address->window << 11 | address->instance :
							   0;

	return space << 62 | (uint64_t)address->scope << 58 | function << 32 | address->number;
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

	/* One place has two names: the first in the tables counts. */
	if (first == second) {
		first = rank_of(&a->reg);
		second = rank_of(&b->reg);
	}
	return (first > second) - (first < second);
}

const struct cell *cell_find(const struct cells *cells, uint64_t key)
{
	size_t low = 0, high = cells->count;

	while (low < high) {
		size_t middle = low + (high - low) / 2;

		if (cells->cells[middle].key < key)
			low = middle + 1;
		else
			high = middle;
	}
	return low < cells->count && cells->cells[low].key == key ? &cells->cells[low] : NULL;
}

/* ---- building ---- */

static size_t count_places(const struct uncore_tables *tables, cell_placer *placer, const void *context)
{
	struct uncore_register reg;
	struct uncore_address address;
	size_t count = 0;

	for (bool more = uncore_first_register(tables, &reg); more; more = uncore_next_register(tables, &reg))
		count += placer(context, &reg, &address) == 0;
	return count;
}

static void fill_cells(struct cells *cells, cell_placer *placer, const void *context)
{
	const struct uncore_tables *tables = cells->tables;
	struct uncore_register reg;
	struct uncore_address address;
	size_t count = 0;

	for (bool more = uncore_first_register(tables, &reg); more; more = uncore_next_register(tables, &reg)) {
		if (placer(context, &reg, &address) == 0)
			cells->cells[count++] =
				(struct cell){ cell_key(&address), reg, uncore_registers(tables)[reg.reg].layout };
	}
	qsort(cells->cells, count, sizeof(cells->cells[0]), compare_cells);
	for (size_t at = 0; at < count; at++) {
		if (cells->count == 0 || cells->cells[cells->count - 1].key != cells->cells[at].key)
			cells->cells[cells->count++] = cells->cells[at];
	}
}

static void add_rule(struct rules *rules, const struct uncore_field_row *field)
{
	uint64_t mask = uncore_field_mask(field);

	switch ((enum uncore_access)field->access) {
	case UNCORE_ACCESS_WO:
		rules->write_only |= mask;
		rules->storable |= mask;
		break;
	case UNCORE_ACCESS_RW:
	case UNCORE_ACCESS_RW_V:
	case UNCORE_ACCESS_RWS:
		rules->storable |= mask;
		break;
	case UNCORE_ACCESS_RW1C:
		rules->clear |= mask;
		break;
	case UNCORE_ACCESS_RO:
	case UNCORE_ACCESS_RO_V:
	case UNCORE_ACCESS_RV:
	case UNCORE_ACCESS_UNKNOWN:
	case UNCORE_ACCESS_END:
		break;
	}
}

static struct rules rules_of(const struct uncore_tables *tables, const struct uncore_layout_row *layout)
{
	/* Programs compare a reserved bit that must be written 1 with what they wrote, so it is stored. */
	struct rules rules = { .storable = layout->must_one };

	for (unsigned at = 0; at < layout->fields.count; at++) {
		const struct uncore_field_row *field = &uncore_fields(tables)[layout->fields.first + at];

		if (!(field->flags & (UNCORE_FIELD_RESERVED | UNCORE_FIELD_PART)))
			add_rule(&rules, field);
	}
	return rules;
}

int cells_build(struct cells *cells, const struct uncore_tables *tables, cell_placer *placer, const void *context)
{
	*cells = (struct cells){ .tables = tables };
	cells->cells = (struct cell *)zeroed_room(count_places(tables, placer, context), sizeof(cells->cells[0]));
	cells->rules = (struct rules *)zeroed_room(tables->layouts.count, sizeof(cells->rules[0]));
	if (cells->cells == NULL || cells->rules == NULL) {
		cells_free(cells);
		return UNCORE_E_NOMEM;
	}
	fill_cells(cells, placer, context);
	for (unsigned layout = 0; layout < tables->layouts.count; layout++)
		cells->rules[layout] = rules_of(tables, &uncore_layouts(tables)[layout]);
	return 0;
}

void cells_free(struct cells *cells)
{
	free(cells->cells);
	free(cells->rules);
	cells->cells = NULL;
	cells->rules = NULL;
	cells->count = 0;
}

/* ---- accesses ---- */

/* The upper dword of a 64-bit register has an offset of its own in PCI space and in memory. */
static const struct cell *find_upper(const struct cells *cells, const struct uncore_address *address)
{
	struct uncore_address lower = *address;
	const struct cell *cell;

	if (address->space == UNCORE_SPACE_MSR || address->width != 32 || address->number < 4)
		return NULL;
	lower.number -= 4;
	cell = cell_find(cells, cell_key(&lower));
	return cell != NULL && cell_layout(cells, cell)->width == 64 ? cell : NULL;
}

static const struct cell *find_after(const struct cells *cells, const struct cell *last, uint64_t key)
{
	return last != NULL && last + 1 < cells->cells + cells->count && last[1].key == key ? last + 1 :
											      cell_find(cells, key);
}

int cell_lane(const struct cells *cells, const struct uncore_address *address, struct lane *lane)
{
	const struct cell *cell = find_after(cells, lane->cell, cell_key(address));
	unsigned width;
	bool is_half;

	lane->shift = 0;
	if (cell == NULL) {
		cell = find_upper(cells, address);
		lane->shift = 32;
	}
	if (cell == NULL)
		return UNCORE_E_NODEV;
	width = cell_layout(cells, cell)->width;
	is_half = address->space != UNCORE_SPACE_MSR && address->width == 32 && width == 64;
	if (address->width != width && !is_half)
		return UNCORE_E_WIDTH;
	lane->cell = cell;
	lane->mask = (address->width == 64 ? UINT64_MAX : UINT32_MAX) << lane->shift;
	return 0;
}
