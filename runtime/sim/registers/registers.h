/* SPDX-License-Identifier: MIT */
/* What the registers of a simulated machine hold, and what becomes of it when they are written. Not installed. */
#ifndef UNCORE_SIM_REGISTERS_H
#define UNCORE_SIM_REGISTERS_H

#include "sim/shape/shape.h"

struct uncore_priv_registers {
	const struct uncore_priv_shape *shape;
	uint64_t *values; /* shape->cells.count a unit */
	bool *frozen;     /* one a socket: every box of it stands still until an unfreeze */
};

/* What registers hold after a reset. Freed by uncore_priv_registers_free(), also after a failure. */
int uncore_priv_registers_build(struct uncore_priv_registers *registers, const struct uncore_priv_shape *shape);
/* Node IDs, clocks, and what the scenario says that registers hold. */
int uncore_priv_first_values(struct uncore_priv_registers *registers, const struct uncore_scenario *scenario,
			     struct uncore_fault *fault);
/* The registers that say how many instances of a box there are say how many the scenario leaves. */
int uncore_priv_fill_present(struct uncore_priv_registers *registers, struct uncore_fault *fault);
/* Sets a field of instance 0 of its box, on a unit. */
void uncore_priv_set_field(struct uncore_priv_registers *registers, unsigned unit, const struct uncore_field_ref *ref,
			   uint64_t value);
void uncore_priv_registers_free(struct uncore_priv_registers *registers);

static inline uint64_t *uncore_priv_sim_value(const struct uncore_priv_registers *registers, unsigned unit, size_t cell)
{
	return &registers->values[(size_t)unit * registers->shape->cells.count + cell];
}

/* What a register row of a counter's instance holds; 0 where there is no such register. */
uint64_t uncore_priv_held(const struct uncore_priv_registers *registers, unsigned unit,
			  const struct uncore_priv_slot_place *slot, unsigned reg);
/* What the control register of a counter holds; 0 where it has none. */
static inline uint64_t uncore_priv_control(const struct uncore_priv_registers *registers, unsigned unit,
					   const struct uncore_priv_slot_place *slot)
{
	return slot->control == UNCORE_PRIV_NONE ? 0 : *uncore_priv_sim_value(registers, unit, slot->control);
}

/* Takes the count back to 0, or the control register to its reset. */
void uncore_priv_reset_count(struct uncore_priv_registers *registers, unsigned unit,
			     const struct uncore_priv_slot_place *slot);
void uncore_priv_reset_control(struct uncore_priv_registers *registers, unsigned unit,
			       const struct uncore_priv_slot_place *slot);

/* Whether a documented rule of a reserved bit, or of one that the register does not have, forbids the write. */
bool uncore_priv_register_forbids(const struct uncore_priv_shape *shape, const struct uncore_priv_lane *lane,
				  uint64_t written);
/* Stores what bits of the register take; written is at its place in the register. */
void uncore_priv_register_write(struct uncore_priv_registers *registers, unsigned unit,
				const struct uncore_priv_lane *lane, uint64_t written);

#endif
