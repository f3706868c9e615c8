/* SPDX-License-Identifier: MIT */
/* Keeps registers by their place on the bus, and applies writes to their bits. Not installed. */
#ifndef UNCORE_SIM_CELLS_H
#define UNCORE_SIM_CELLS_H

#include <stddef.h>
#include <stdint.h>

#include "uncore/io.h"
#include "uncore/tables.h"
#include "uncore/uncore.h"

/* Bits of a layout by what a write does to them. */
struct rules {
	uint64_t storable;   /* hold what is written */
	uint64_t write_only; /* read as 0 */
	uint64_t clear;      /* cleared by a written 1 */
};

/* One place on the bus. Instances that share a function share the cells of its registers. */
struct cell {
	uint64_t key;
	struct uncore_register reg;
	uint16_t layout;
};

struct cells {
	const struct uncore_tables *tables;
	struct rules *rules; /* one for each layout */
	struct cell *cells;  /* sorted by key */
	size_t count;
};

/* Gives a register's place; other than 0 if it has none. */
typedef int cell_placer(const void *context, const struct uncore_register *reg, struct uncore_address *address);

/* The part of a cell that an access touches. */
struct lane {
	const struct cell *cell;
	unsigned shift;
	uint64_t mask; /* the touched bits of the register */
};

/* Allocates; NOMEM, and then there is nothing to free. */
int cells_build(struct cells *cells, const struct uncore_tables *tables, cell_placer *placer, const void *context);
void cells_free(struct cells *cells);

uint64_t cell_key(const struct uncore_address *address);
/* NULL: no cell has the key. */
const struct cell *cell_find(const struct cells *cells, uint64_t key);
/*
 * Finds what an access to the address touches: NODEV, WIDTH. An access may touch one half of a 64-bit register in PCI
 * space. lane->cell is the cell of the previous access or NULL. Lists are in the order of addresses, so the next cell
 * is tried first.
 */
int cell_lane(const struct cells *cells, const struct uncore_address *address, struct lane *lane);

static inline const struct uncore_layout_row *cell_layout(const struct cells *cells, const struct cell *cell)
{
	return &uncore_layouts(cells->tables)[cell->layout];
}

/* What a read returns. */
static inline uint64_t cell_read(const struct cells *cells, const struct lane *lane, uint64_t value)
{
	return (value & ~cells->rules[lane->cell->layout].write_only & lane->mask) >> lane->shift;
}

/* The value after a write; written is at its place in the register. */
static inline uint64_t cell_write(const struct cells *cells, const struct lane *lane, uint64_t held, uint64_t written)
{
	const struct rules *rules = &cells->rules[lane->cell->layout];

	held &= ~(rules->storable & lane->mask) & ~(rules->clear & written);
	return held | (rules->storable & written);
}

/* Whether the write breaks a documented rule of a reserved bit. */
static inline bool cell_forbids(const struct cells *cells, const struct lane *lane, uint64_t written)
{
	const struct uncore_layout_row *layout = cell_layout(cells, lane->cell);

	return ((written & layout->must_zero) | (~written & layout->must_one & lane->mask)) != 0;
}

#endif
