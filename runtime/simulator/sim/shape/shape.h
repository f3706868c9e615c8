/* SPDX-License-Identifier: MIT */
/*
 * Declares the shape of a simulated machine: sockets, devices, cells, counters. Const once it is built. Not installed.
 */
#ifndef UNCORE_SIM_SHAPE_H
#define UNCORE_SIM_SHAPE_H

#include "sim/shape/cells.h"
#include "uncore/scenario.h"
#include "uncore/sim.h"
#include "uncore/tables.h"
#include "uncore/uncore.h"

#define NO_CELL_OR_SLOT SIZE_MAX

/* Functions that fit on a bus. */
enum { FUNCTION_LIMIT = 256 };

/* A socket, as seen from the bus. */
struct socket {
	uint8_t bus, other_bus;
	uint16_t domain;
	uint8_t root_bus; /* its first bus; not root_known: no bus number is left for it */
	bool root_known;
	int package; /* the number that the operating system sees */
	unsigned node;
};

/* The state of a device or an instance: OK, or as the scenario says. */
enum { STATE_THERE = UNCORE_SCENARIO_STATE_END };

struct state {
	uint8_t state; /* enum uncore_scenario_state, or STATE_THERE */
	uint32_t value;
};

/* A function that belongs to no box has no own_bus. */
struct device {
	struct uncore_sim_device bus;
	unsigned socket;
	struct state state;
	const struct uncore_root_function_row *root; /* on the socket's first bus; NULL: another one */
	uint8_t secondary;                           /* the bus below a root port; 0: it is none */
};

/* The root bus that an instance of a box serves on a socket, and the buses of root ports, which follow it. */
struct root_bus {
	uint16_t box, instance;
	unsigned socket;
	uint8_t bus, ports, room; /* ports: root ports on it; room: buses for those */
	bool is_known;            /* a bus number is left for it */
};

/* A device that users know by a name. */
struct io_device {
	char name[UNCORE_SCENARIO_DEVICE_NAME + 1];
	enum uncore_scenario_device_kind kind;
	const struct root_bus *root;
	uint8_t secondary;     /* the bus that it is on, below a root port */
	unsigned device, port; /* in devices[] */
};

/* A counter of an instance: where its registers are, the same for every unit. */
struct slot_place {
	const struct uncore_counter_row *group;
	size_t control, data; /* cells; NO_CELL_OR_SLOT: none */
	uint64_t reports_by;  /* bits of the control register that enable the report of a wrap */
	uint64_t choosing;    /* bits of the control register that choose what is counted, of which events differ */
	uint64_t code;        /* of these, the event code, which no umask sets */
	/* Bits that show a wrap of the box, or of any box, that is reported and not yet cleared. Each with its cell. */
	size_t box_report, any_report;
	uint64_t box_report_bits, any_report_bits;
	uint16_t box, instance, group_row, index;
	uint8_t low; /* lowest bit of the count in the data register */
};

/* The bits of its count, from bit 0. */
static inline uint64_t count_mask(const struct slot_place *slot)
{
	unsigned width = slot->group->width;

	return width == 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
}

/* What a cell means to the counters. */
struct role {
	size_t slot;    /* the counter that the control or data register belongs to; NO_CELL_OR_SLOT */
	bool is_data;   /* it holds a count */
	bool is_status; /* shows wraps of its box */
	bool is_global; /* shows wraps of the unit */
	bool steers;    /* a write may change what is counted */
};

struct sim_unit; /* sim/shape/units.h */

enum { VENDOR_INTEL = 0x8086, PORTAL_BYTES = 128 };

struct shape {
	const struct uncore_tables *tables;
	uint16_t variant; /* in variants[]; UNCORE_NO_INDEX */
	uint16_t stepping;

	/* sockets.c */
	struct socket *sockets;
	unsigned socket_count;
	unsigned bus_count;          /* for each socket, as the tables number them */
	struct uncore_sim_cpu *cpus; /* all CPUs, as if online; set_online() changes that at run time */
	unsigned cpu_count, cores, threads;
	uint64_t memory; /* of one socket */

	/* devices.c */
	struct uncore_place_row *places; /* the tables' places; unknown ones are chosen */
	struct state *instance_states;   /* instance_count for each socket */
	size_t *first_instance;          /* one for each box */
	size_t instance_count;
	struct device *devices; /* by rising address */
	unsigned device_count;
	unsigned *device_at; /* FUNCTION_LIMIT for each bus of a socket; device_count: none */

	/* root_buses.c, io_devices.c */
	struct root_bus *roots;
	size_t root_count;
	struct io_device *io_devices;
	size_t io_count;

	/* units.c, unit_table.c */
	struct sim_unit *units_listed;
	size_t unit_count;
	enum uncore_scenario_order unit_order;
	uint8_t *unit_tables; /* of unit_table_bytes for each socket; NULL: the platform has none */
	size_t unit_table_bytes;
	uint8_t portal[PORTAL_BYTES]; /* the capabilities of the function that leads to the table */
	uint16_t portal_box;

	/* slots.c */
	struct cells cells;
	struct role *roles; /* one for each cell */
	unsigned units;     /* each has a value for every cell */
	struct slot_place *slots;
	size_t slot_count;
	size_t *first_slot; /* one for each instance, and one past the last */
	size_t switch_cell; /* the register whose switch_bits let the counters of the package count; NO_CELL_OR_SLOT */
	uint64_t switch_bits;

	/* clocks.c, one for each row of counters[] */
	uint64_t *hertz;
	bool *hertz_known; /* the tables or the scenario give it */
};

/* The first signature of the variant. */
const struct uncore_cpuid_row *signature_row(const struct shape *shape);

/* ---- building: shape_free() frees it, also after a failure. A NULL fault notes nothing. ---- */

int shape_build(struct shape *shape, const struct uncore_tables *tables, const struct uncore_scenario *scenario,
		struct uncore_fault *fault);
void shape_free(struct shape *shape);

/* The parts, built in this order. */
int build_sockets(struct shape *shape, const struct uncore_scenario *scenario, struct uncore_fault *fault);
int build_devices(struct shape *shape, const struct uncore_scenario *scenario, struct uncore_fault *fault);
/* Makes the cells, the counters, and what each cell means to the counters. */
int build_slots(struct shape *shape);
int build_clocks(struct shape *shape, const struct uncore_scenario *scenario, struct uncore_fault *fault);

/* Parts of build_devices(): choose a place for each function that no source places; number the root buses. */
int place_devices(struct shape *shape, struct uncore_fault *fault);
int number_root_buses(struct shape *shape);
/* Finds the devices that the scenario names, or makes some up. */
int plan_io_devices(struct shape *shape, const struct uncore_scenario *scenario, struct uncore_fault *fault);
/* Adds their functions and root ports to devices[], and finds them there when it is sorted. */
void add_io_devices(struct shape *shape);
void find_io_devices(struct shape *shape);
/* NULL: it serves none. */
struct root_bus *root_bus_of(const struct shape *shape, unsigned socket, unsigned box, unsigned instance);

/* ---- looking up ---- */

/* The index of a function in device_at[]; buses are numbered as in the tables. */
static inline size_t function_index(const struct shape *shape, unsigned socket, unsigned bus,
				    const struct uncore_place_row *place)
{
	return ((size_t)socket * shape->bus_count + bus) * FUNCTION_LIMIT + place->device * 8u + place->function;
}
/* The machine's number for a socket's bus, which the tables number otherwise. */
uint8_t bus_number(const struct shape *shape, unsigned socket, unsigned number);
/* Whether a socket's other buses have higher numbers than its first one; its first and last bus. */
bool rises(const struct shape *shape);
unsigned lowest_bus(const struct shape *shape, const struct socket *socket);
unsigned highest_bus(const struct shape *shape, const struct socket *socket);

/* Bits needed for numbers below count, which distinguish threads or cores in a CPU's identifier. */
static inline unsigned id_bits(unsigned count)
{
	unsigned bits = 0;

	while (1U << bits < count)
		bits++;
	return bits;
}

/* The socket of a unit of a scope. */
static inline unsigned sim_socket(const struct shape *shape, unsigned unit, unsigned scope)
{
	return scope == UNCORE_SCOPE_CPU ? shape->cpus[unit].socket : unit;
}
static inline unsigned sim_units(const struct shape *shape, unsigned scope)
{
	return scope == UNCORE_SCOPE_CPU ? shape->cpu_count : shape->socket_count;
}

/* Gives a register's place on this machine's bus, where every function has a place; context is the shape. */
int sim_address(const void *context, const struct uncore_register *reg, struct uncore_address *address);
/* The cell of a register, or NO_CELL_OR_SLOT. */
size_t sim_cell(const struct shape *shape, const struct uncore_register *reg);
/* Completes an address that has only a function's ID, as the real bus would: from the functions that are visible. */
void sim_place(const struct shape *shape, unsigned unit, struct uncore_address *address);
/* The state of the instance that an access to a cell reaches. */
const struct state *state_of(const struct shape *shape, unsigned unit, const struct cell *cell);

/* Finds the first register and field of a box with the role; false: none. */
bool box_role(const struct uncore_tables *tables, unsigned box, enum uncore_role role, uint16_t *reg, uint16_t *field);
/* The bits of the field with the role in a register row; 0: it has none. */
uint64_t reg_role(const struct uncore_tables *tables, unsigned reg, enum uncore_role role);
/* The same of all fields with the role. */
uint64_t role_bits_of(const struct uncore_tables *tables, unsigned reg, enum uncore_role role);

/* The slots of the instances that have a register: one, or all that share it in one PCI function. */
struct slots {
	size_t first, end;
};

struct slots slots_of(const struct shape *shape, const struct uncore_register *reg);

#endif
