/* SPDX-License-Identifier: MIT */
/* Declares the values of a simulated machine's registers, and what a write does to them. Not installed. */
#ifndef UNCORE_SIM_REGISTERS_H
#define UNCORE_SIM_REGISTERS_H

#include "sim/shape/shape.h"

struct uncore_priv_registers {
	const struct uncore_priv_shape *shape;
	uint64_t *values; /* shape->cells.count for each unit */
	bool *frozen;     /* for each socket: all its boxes stand still until an unfreeze */
};

/* Sets the values after a reset. Freed by uncore_priv_registers_free(), also after a failure. */
int uncore_priv_registers_build(struct uncore_priv_registers *registers, const struct uncore_priv_shape *shape);
/* Sets node IDs, clocks, and what the scenario gives. */
int uncore_priv_first_values(struct uncore_priv_registers *registers, const struct uncore_scenario *scenario,
			     struct uncore_fault *fault);
/* Sets the registers that say how many instances of a box exist. */
int uncore_priv_fill_present(struct uncore_priv_registers *registers, struct uncore_fault *fault);
/* Sets a field of instance 0 of its box, on a unit. */
void uncore_priv_set_field(struct uncore_priv_registers *registers, unsigned unit, const struct uncore_field_ref *ref,
			   uint64_t value);
void uncore_priv_registers_free(struct uncore_priv_registers *registers);

static inline uint64_t *uncore_priv_sim_value(const struct uncore_priv_registers *registers, unsigned unit, size_t cell)
{
	return &registers->values[(size_t)unit * registers->shape->cells.count + cell];
}

/* The value of a register row for a counter's instance; 0 where there is no such register. */
uint64_t uncore_priv_held(const struct uncore_priv_registers *registers, unsigned unit,
			  const struct uncore_priv_slot_place *slot, unsigned reg);
/* The value of a counter's control register; 0 where it has none. */
static inline uint64_t uncore_priv_control(const struct uncore_priv_registers *registers, unsigned unit,
					   const struct uncore_priv_slot_place *slot)
{
	return slot->control == UNCORE_PRIV_NONE ? 0 : *uncore_priv_sim_value(registers, unit, slot->control);
}

/* Sets the count to 0, or the control register to its reset value. */
void uncore_priv_reset_count(struct uncore_priv_registers *registers, unsigned unit,
			     const struct uncore_priv_slot_place *slot);
void uncore_priv_reset_control(struct uncore_priv_registers *registers, unsigned unit,
			       const struct uncore_priv_slot_place *slot);

/* Whether a documented rule forbids the write: of a reserved bit, or of a bit that the register does not have. */
bool uncore_priv_register_forbids(const struct uncore_priv_shape *shape, const struct uncore_priv_lane *lane,
				  uint64_t written);
/* Stores the bits that the register takes; written is at its place in the register. */
void uncore_priv_register_write(struct uncore_priv_registers *registers, unsigned unit,
				const struct uncore_priv_lane *lane, uint64_t written);

#endif
