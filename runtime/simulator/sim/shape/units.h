/* SPDX-License-Identifier: MIT */
/*
 * Declares the table of units that a simulated machine has in its memory, as far as its platform has one. Units that
 * the description places are listed there; for the others the simulator chooses a place. Not installed.
 */
#ifndef UNCORE_SIM_UNITS_H
#define UNCORE_SIM_UNITS_H

#include "core/units/table.h"
#include "sim/shape/shape.h"

/* A unit as the table lists it, and where it is. They differ where the scenario lets the table lie. */
struct sim_unit {
	struct uncore_found_unit listed;
	uint64_t address; /* in its space: MSR, byte of memory, byte of configuration space */
	uint16_t box, instance;
	unsigned socket;
	bool is_placed; /* the simulator chose the place: registers of space FOUND are here */
};

/* Part of build_devices(): lists the units, and adds PCI functions for those that need one. */
int build_units(struct shape *shape, const struct uncore_scenario *scenario, struct uncore_fault *fault);
void add_unit_functions(struct shape *shape);
/* Writes the table of each socket. */
int build_unit_tables(struct shape *shape);

/* Where the table of a socket is in memory, and how many bytes it has; 0: the platform has none. */
uint64_t unit_table_begin(const struct shape *shape, unsigned socket, size_t *bytes);
/* A dword of the table, and one of the configuration space of the function that leads to it. */
uint32_t unit_table_dword(const struct shape *shape, unsigned socket, size_t offset);
uint32_t portal_dword(const struct shape *shape, unsigned socket, uint32_t offset);
/* Whether the PCI function leads to the table of its socket. */
bool is_portal(const struct shape *shape, const struct device *device);

/* Finds the register of a unit at a number in a space: of MSRs and memory on a socket, or of a PCI function. */
bool find_in_units(const struct shape *shape, enum uncore_space space, unsigned socket, const struct device *device,
		   uint64_t number, struct uncore_address *place);

#endif
