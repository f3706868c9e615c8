/* SPDX-License-Identifier: MIT */
/* Declares the values of a simulated machine's registers, and what a write does to them. Not installed. */
#ifndef UNCORE_SIM_REGISTERS_H
#define UNCORE_SIM_REGISTERS_H

#include "sim/shape/shape.h"

struct registers {
	const struct shape *shape;
	uint64_t *values; /* shape->cells.count for each unit */
	bool *frozen;     /* for each socket: all its boxes stand still until an unfreeze */
};

/* Sets the values after a reset. Freed by registers_free(), also after a failure. */
int registers_build(struct registers *registers, const struct shape *shape);
/* Sets node IDs, clocks, and what the scenario gives. */
int write_first_values(struct registers *registers, const struct uncore_scenario *scenario, struct uncore_fault *fault);
/* Sets the registers that say how many instances of a box exist. */
int fill_present_values(struct registers *registers, struct uncore_fault *fault);
/* Chooses where windows of memory are, and sets the registers that say so. */
int fill_windows(struct registers *registers, struct uncore_fault *fault);
/* The address in memory of an instance's window. */
uint64_t window_begin(const struct registers *registers, unsigned unit, unsigned window, unsigned instance);
/* Finds what is at an address in memory; the width of the access is the caller's. False: no window is there. */
bool find_window(const struct registers *registers, uint64_t address, unsigned *unit, struct uncore_address *place);
/* Sets a field of instance 0 of its box, on a unit. */
void write_field(struct registers *registers, unsigned unit, const struct uncore_field_ref *ref, uint64_t value);
void registers_free(struct registers *registers);

static inline uint64_t *sim_value(const struct registers *registers, unsigned unit, size_t cell)
{
	return &registers->values[(size_t)unit * registers->shape->cells.count + cell];
}

/* The value of a register row for a counter's instance; 0 where there is no such register. */
uint64_t held_value(const struct registers *registers, unsigned unit, const struct slot_place *slot, unsigned reg);
/* The value of a counter's control register; 0 where it has none. */
static inline uint64_t control_value(const struct registers *registers, unsigned unit, const struct slot_place *slot)
{
	return slot->control == NO_CELL_OR_SLOT ? 0 : *sim_value(registers, unit, slot->control);
}

/* Sets the count to 0, or the control register to its reset value. */
void reset_count(struct registers *registers, unsigned unit, const struct slot_place *slot);
void reset_control(struct registers *registers, unsigned unit, const struct slot_place *slot);

/* Whether a documented rule forbids the write: of a reserved bit, or of a bit that the register does not have. */
bool register_forbids(const struct shape *shape, const struct lane *lane, uint64_t written);
/* Stores the bits that the register takes; written is at its place in the register. */
void register_write(struct registers *registers, unsigned unit, const struct lane *lane, uint64_t written);

#endif
