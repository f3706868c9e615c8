/* SPDX-License-Identifier: MIT */
/*
 * What a simulated machine consists of: const once it is built. Not installed, not for users.
 */
#ifndef UNCORE_SIM_SHAPE_H
#define UNCORE_SIM_SHAPE_H

#include "sim/shape/cells.h"
#include "uncore/scenario.h"
#include "uncore/sim.h"
#include "uncore/tables.h"
#include "uncore/uncore.h"

#define UNCORE_PRIV_NONE SIZE_MAX

/* Functions that fit on a bus. */
enum { UNCORE_PRIV_FUNCTIONS = 256 };

/* A socket as the bus sees it. */
struct uncore_priv_socket {
	uint8_t bus, other_bus;
	uint16_t domain;
	uint8_t root_bus; /* the first of its buses; not root_known: there is no number left for it */
	bool root_known;
	int package; /* the number shown to the operating system */
	unsigned node;
};

/* State of a device or of an instance: OK, or what the scenario says. */
enum { UNCORE_PRIV_THERE = UNCORE_SCENARIO_STATE_END };

struct uncore_priv_state {
	uint8_t state; /* enum uncore_scenario_state, or UNCORE_PRIV_THERE */
	uint32_t value;
};

struct uncore_priv_device {
	struct uncore_sim_device bus;
	unsigned socket;
	uint8_t number; /* which of the socket's buses it is on, as the tables number them */
	struct uncore_priv_state state;
	const struct uncore_root_function_row
		*root; /* it stands on the socket's first bus, and is no box's; NULL: it is */
};

/* One counter of one instance: where its registers are, the same for every unit. */
struct uncore_priv_slot_place {
	const struct uncore_counter_row *group;
	size_t control, data; /* cells; UNCORE_PRIV_NONE: none */
	uint64_t reports_by;  /* bits of the control register without which no wrap is reported */
	/*
	 * Bits that say that a wrap of the box, or of any box, was reported and is not cleared yet, each with its cell.
	 */
	size_t box_report, any_report;
	uint64_t box_report_bits, any_report_bits;
	uint16_t box, instance, group_row, index;
	uint8_t low; /* lowest bit of the count in the data register */
};

/* The bits of its count, from bit 0. */
static inline uint64_t uncore_priv_count_ones(const struct uncore_priv_slot_place *slot)
{
	unsigned width = slot->group->width;

	return width == 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
}

/* What a cell is to the counters. */
struct uncore_priv_role {
	size_t slot;    /* whose control or data it is; UNCORE_PRIV_NONE */
	bool is_data;   /* a count stands in it */
	bool is_status; /* shows wraps of its box */
	bool is_global; /* shows wraps of the unit */
	bool steers;    /* what is written may change what counts */
};

struct uncore_priv_shape {
	const struct uncore_tables *tables;
	uint16_t variant; /* in variants[]; UNCORE_NO_INDEX */

	/* sockets.c */
	struct uncore_priv_socket *sockets;
	unsigned socket_count;
	unsigned bus_count;          /* of a socket, as the tables number them */
	struct uncore_sim_cpu *cpus; /* all of them online: which are not may change, and is known where they serve */
	unsigned cpu_count, cores, threads;
	uint64_t memory; /* of a socket */

	/* devices.c */
	struct uncore_place_row *places;           /* the tables', the unknown ones chosen */
	struct uncore_priv_state *instance_states; /* instance_count a socket */
	size_t *first_instance;                    /* one a box */
	size_t instance_count;
	struct uncore_priv_device *devices; /* in rising order of address */
	unsigned device_count;
	unsigned *device_at; /* UNCORE_PRIV_FUNCTIONS a bus of a socket; device_count: none */

	/* slots.c */
	struct uncore_priv_cells cells;
	struct uncore_priv_role *roles; /* one a cell */
	unsigned units;                 /* each of which has a value for every cell */
	struct uncore_priv_slot_place *slots;
	size_t slot_count;
	size_t *first_slot; /* one an instance, and one past the last */

	/* clocks.c, one a row of counters[] */
	uint64_t *hertz;
	bool *hertz_known; /* the tables or the scenario say it */
};

/* ---- building: what it allocated is freed by uncore_priv_shape_free(). NULL fault notes nothing. ---- */

int uncore_priv_shape_build(struct uncore_priv_shape *shape, const struct uncore_tables *tables,
			    const struct uncore_scenario *scenario, struct uncore_fault *fault);
void uncore_priv_shape_free(struct uncore_priv_shape *shape);

/* Its parts, in this order. */
int uncore_priv_sockets(struct uncore_priv_shape *shape, const struct uncore_scenario *scenario,
			struct uncore_fault *fault);
int uncore_priv_devices(struct uncore_priv_shape *shape, const struct uncore_scenario *scenario,
			struct uncore_fault *fault);
/* Cells, what they are to the counters, and where the counters are. */
int uncore_priv_slots(struct uncore_priv_shape *shape);
int uncore_priv_clocks(struct uncore_priv_shape *shape, const struct uncore_scenario *scenario,
		       struct uncore_fault *fault);

/* Gives each function whose place no source knows one of its own; a part of uncore_priv_devices(). */
int uncore_priv_places(struct uncore_priv_shape *shape, struct uncore_fault *fault);

/* ---- asking ---- */

/* The number of a function of a socket's bus, in device_at[]; buses are numbered as in the tables. */
static inline size_t uncore_priv_function_at(const struct uncore_priv_shape *shape, unsigned socket, unsigned bus,
					     const struct uncore_place_row *place)
{
	return ((size_t)socket * shape->bus_count + bus) * UNCORE_PRIV_FUNCTIONS + place->device * 8u + place->function;
}
/* The number on the machine of a socket's bus, as the tables number it. */
uint8_t uncore_priv_bus_number(const struct uncore_priv_shape *shape, unsigned socket, unsigned number);

/* Bits that numbers below count need: those that tell threads, or cores, apart in the identifier of a CPU. */
static inline unsigned uncore_priv_bits_of(unsigned count)
{
	unsigned bits = 0;

	while (1U << bits < count)
		bits++;
	return bits;
}

/* The socket of a unit of a scope. */
static inline unsigned uncore_priv_sim_socket(const struct uncore_priv_shape *shape, unsigned unit, unsigned scope)
{
	return scope == UNCORE_SCOPE_CPU ? shape->cpus[unit].socket : unit;
}
static inline unsigned uncore_priv_sim_units(const struct uncore_priv_shape *shape, unsigned scope)
{
	return scope == UNCORE_SCOPE_CPU ? shape->cpu_count : shape->socket_count;
}

/* Where a register stands on this machine's bus, on which every function has a place; context is the shape. */
int uncore_priv_sim_address(const void *context, const struct uncore_register *reg, struct uncore_address *address);
/* The cell of a register, or UNCORE_PRIV_NONE. */
size_t uncore_priv_sim_cell(const struct uncore_priv_shape *shape, const struct uncore_register *reg);
/*
 * Completes an address that names a function by its ID alone, as a real bus would: among the functions that it shows.
 */
void uncore_priv_sim_place(const struct uncore_priv_shape *shape, unsigned unit, struct uncore_address *address);
/* The state that an access of a cell meets. */
const struct uncore_priv_state *uncore_priv_state_of(const struct uncore_priv_shape *shape, unsigned unit,
						     const struct uncore_priv_cell *cell);

/* The first register and field of a box with the role; false: none. */
bool uncore_priv_box_role(const struct uncore_tables *tables, unsigned box, enum uncore_role role, uint16_t *reg,
			  uint16_t *field);
/* The bits of the field with the role in a register row; 0: it has none. */
uint64_t uncore_priv_reg_role(const struct uncore_tables *tables, unsigned reg, enum uncore_role role);

/* The slots of the instances that have a register: one, or those that stand in one PCI function and share it. */
struct uncore_priv_slots {
	size_t first, end;
};

struct uncore_priv_slots uncore_priv_slots_of(const struct uncore_priv_shape *shape, const struct uncore_register *reg);

#endif
