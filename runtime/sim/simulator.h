/* SPDX-License-Identifier: MIT */
/* Declares what the files of the simulator share; not installed, not for users. */
#ifndef UNCORE_SIM_SIMULATOR_H
#define UNCORE_SIM_SIMULATOR_H

#include "sim/time/arith.h"
#include "sim/shape/cells.h"
#include "uncore/event.h"
#include "uncore/scenario.h"
#include "uncore/sim.h"
#include "uncore/tables.h"
#include "uncore/uncore.h"

#define UNCORE_PRIV_NONE SIZE_MAX

/* A socket as the bus sees it. */
struct uncore_priv_socket {
	uint8_t bus, other_bus;
	uint16_t domain;
	uint8_t root_bus; /* the first of its buses; not root_known: there is no number left for it */
	bool root_known;
	unsigned node;
	bool frozen; /* every box of it, until an unfreeze */
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
	struct uncore_priv_state state;
	const struct uncore_root_function_row
		*root; /* it stands on the socket's first bus, and is no box's; NULL: it is */
};

/* The MSRs of the cores. */
struct uncore_priv_core {
	uint64_t nominal, hertz, instructions; /* a second */
	size_t *first;                         /* one a row of core_msrs[]: where its values begin */
	size_t count;                          /* of MSRs */
	uint64_t *values;                      /* count a CPU; those of a package stand with the number of its socket */
	uint64_t *since;                       /* one a CPU: counted up to here */
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

/* Traffic of the scenario, its names resolved. */
struct uncore_priv_traffic {
	struct uncore_encoding code;
	unsigned socket, instance; /* or UNCORE_SCENARIO_ALL */
	bool is_clock;             /* the box's own clock, which a scenario's entry for the same event stands in for */
	uint64_t hertz;
	uint64_t from_ns, to_ns;
	struct uncore_priv_wave wave; /* its increments are the simulator's */
	uint64_t *sums;               /* of the increments before each cycle of the pattern, and of all */
};

/* A counter as it runs: what was compiled from the registers. */
struct uncore_priv_counter {
	uint64_t since; /* ns: counted up to here */
	bool dirty;     /* the registers have changed: compile again */
	bool running, clock, compares, reports;
	bool held;      /* a command holds it still, until another lets it go */
	bool armed;     /* its wrap may freeze */
	bool saturates; /* what it counts makes it all ones */
	struct uncore_priv_comparison comparison;
	size_t first;   /* in the simulator's matches[] */
	unsigned count; /* of traffic that it counts */
};

struct uncore_priv_fault {
	struct uncore_scenario_fault rule; /* its names are NULL */
	unsigned box, reg;                 /* index; UNCORE_NO_INDEX: any */
	uint64_t seen;
};

/* What a cell is to the counters. */
struct uncore_priv_role {
	size_t slot;    /* whose control or data it is; UNCORE_PRIV_NONE */
	bool is_data;   /* a count stands in it */
	bool is_status; /* shows wraps of its box */
	bool is_global; /* shows wraps of the unit */
	bool steers;    /* what is written may change what counts */
};

struct uncore_sim {
	const struct uncore_tables *tables;
	struct uncore_machine machine;
	struct uncore_fault fault;
	enum uncore_sim_clock clock;
	uint64_t start, now;
	bool strict;

	struct uncore_socket *sockets;
	struct uncore_priv_socket *bus;
	unsigned socket_count;
	struct uncore_sim_cpu *cpus;
	unsigned cpu_count, cores, threads;
	struct uncore_priv_core core;
	uint64_t memory; /* of a socket */

	struct uncore_place_row *places;           /* the tables', the unknown ones chosen */
	struct uncore_priv_state *place_states;    /* places.count a socket */
	struct uncore_priv_state *instance_states; /* instance_count a socket */
	bool *elsewhere;                           /* one a function row */
	size_t *first_instance;                    /* one a box */
	size_t instance_count;
	struct uncore_priv_device *devices; /* in rising order of address */
	unsigned device_count;
	unsigned *device_at; /* 256 a socket, by device and function; device_count: none */

	struct uncore_priv_cells cells;
	struct uncore_priv_role *roles; /* one a cell */
	uint64_t *values;               /* cells.count a unit */
	unsigned units;

	struct uncore_priv_slot_place *slots;
	size_t slot_count;
	size_t *first_slot;                   /* one an instance, and one past the last */
	struct uncore_priv_counter *counters; /* slot_count a unit */
	size_t armed;                         /* how many of them are */
	uint16_t *matches;                    /* traffic_count a counter */
	struct uncore_priv_wave *waves;       /* room for those of one counter */
	uint64_t *group_hertz;                /* one a row of counters[] */
	bool *group_assumed;                  /* the same: nobody says how fast its clock is */
	struct uncore_priv_traffic *traffic;  /* the scenario's, the example's, then the clocks */
	size_t traffic_count, traffic_room;

	/*
	 * one a counter: 1 more than the index of what it counts now, 0 if that must be looked up; NULL: none is kept
	 */
	size_t *tally_of;
	struct uncore_sim_tally *tallies;
	size_t tally_count, tally_room;

	struct uncore_priv_fault *faults;
	size_t fault_count, fault_room;
	uint64_t accesses;
	uint64_t fail_at; /* 0: none */
	enum uncore_scenario_error fail_with;
};

/*
 * ---- building: each fills in its part; what it allocated is freed by uncore_sim_free(). NULL fault notes nothing.
 * ----
 */

/* Room for at least one, all 0, so that NULL always means that memory ran out. */
void *uncore_priv_room(size_t count, size_t size);
int uncore_priv_shape(struct uncore_sim *sim, const struct uncore_scenario *scenario, struct uncore_fault *fault);
int uncore_priv_devices(struct uncore_sim *sim, const struct uncore_scenario *scenario, struct uncore_fault *fault);
/* Cells, their values after a reset, and what they are to the counters. */
int uncore_priv_registers(struct uncore_sim *sim);
/* Node IDs, and what the scenario says that registers hold. */
int uncore_priv_first_values(struct uncore_sim *sim, const struct uncore_scenario *scenario,
			     struct uncore_fault *fault);
int uncore_priv_core(struct uncore_sim *sim, const struct uncore_scenario *scenario, struct uncore_fault *fault);
int uncore_priv_traffic_load(struct uncore_sim *sim, const struct uncore_scenario *scenario,
			     struct uncore_fault *fault);
/*
 * A new entry for all sockets and instances, without amounts; NULL: no memory. It stays there until the next is added.
 */
struct uncore_priv_traffic *uncore_priv_traffic_everywhere(struct uncore_sim *sim, const struct uncore_encoding *code);
/* How many times over a metric takes an event, or a umask of it by its number, for a part of something else. */
unsigned uncore_priv_example_depth(const struct uncore_tables *tables, unsigned event, unsigned umask);
/* Traffic for every event of which there is none yet. */
int uncore_priv_example(struct uncore_sim *sim);
int uncore_priv_faults_load(struct uncore_sim *sim, const struct uncore_scenario *scenario, struct uncore_fault *fault);

/* ---- names of a scenario; place is a JSON pointer of what is looked at ---- */

/* Without regard to case, in ASCII. */
bool uncore_priv_scenario_same(const char *a, const char *b);
int uncore_priv_scenario_box(const struct uncore_tables *tables, const char *name, const char *place, uint16_t *box,
			     struct uncore_fault *fault);
/* Checks socket and instance; box may be UNCORE_NO_INDEX. */
int uncore_priv_scenario_numbers(const struct uncore_sim *sim, unsigned socket, unsigned box, unsigned instance,
				 const char *place, struct uncore_fault *fault);
/* Box and register of a place; UNCORE_NO_INDEX where it names none. */
int uncore_priv_scenario_where(const struct uncore_sim *sim, const struct uncore_scenario_where *where,
			       const char *place, unsigned *box, unsigned *reg, unsigned *index,
			       struct uncore_fault *fault);

/* ---- registers ---- */

/* The cell of a register, or UNCORE_PRIV_NONE. */
size_t uncore_priv_sim_cell(const struct uncore_sim *sim, const struct uncore_register *reg);
static inline uint64_t *uncore_priv_sim_value(const struct uncore_sim *sim, unsigned unit, size_t cell)
{
	return &sim->values[(size_t)unit * sim->cells.count + cell];
}
/* The socket of a unit of a scope. */
static inline unsigned uncore_priv_sim_socket(const struct uncore_sim *sim, unsigned unit, unsigned scope)
{
	return scope == UNCORE_SCOPE_CPU ? sim->cpus[unit].socket : unit;
}
static inline unsigned uncore_priv_sim_units(const struct uncore_sim *sim, unsigned scope)
{
	return scope == UNCORE_SCOPE_CPU ? sim->cpu_count : sim->socket_count;
}
/* The first register and field of a box with the role; false: none. */
bool uncore_priv_box_role(const struct uncore_tables *tables, unsigned box, enum uncore_role role, uint16_t *reg,
			  uint16_t *field);
/* The bits of the field with the role in a register row; 0: it has none. */
uint64_t uncore_priv_reg_role(const struct uncore_tables *tables, unsigned reg, enum uncore_role role);

/* ---- one access, from either side ---- */

struct uncore_priv_access {
	unsigned unit;
	struct uncore_priv_lane lane; /* lane.cell NULL: no register of the tables */
	const struct uncore_priv_state *state;
	bool is_write, may_tear;
};

/* Looks at the clock, and does what was to happen until now. */
void uncore_priv_tick(struct uncore_sim *sim);
/* NODEV, IO, DENIED, RESERVED, and WIDTH for a short access. */
int uncore_priv_access(struct uncore_sim *sim, const struct uncore_priv_access *access, uint64_t *value);
/*
 * Completes an address that names a function by its ID alone, as a real bus would: among the functions that it shows.
 */
void uncore_priv_sim_place(const struct uncore_sim *sim, unsigned unit, struct uncore_address *address);
/* The state that an access of a cell meets. */
const struct uncore_priv_state *uncore_priv_state_of(const struct uncore_sim *sim, unsigned unit,
						     const struct uncore_priv_cell *cell);
/* Puts a whole value there, as hardware would, with the counters counted up to now. */
void uncore_priv_sim_put(struct uncore_sim *sim, unsigned unit, size_t cell, uint64_t value);

/* An MSR that belongs to no box: IO where the cores have none of that number, or it cannot be written so. */
int uncore_priv_core_access(struct uncore_sim *sim, unsigned cpu, uint32_t number, bool is_write, uint64_t *value);

/* ---- counting ---- */

/* The slots of the instances that have a register: one, or those that stand in one PCI function and share it. */
struct uncore_priv_slots {
	size_t first, end;
};

struct uncore_priv_slots uncore_priv_slots_of(const struct uncore_sim *sim, const struct uncore_register *reg);

void uncore_priv_sync_slot(struct uncore_sim *sim, unsigned unit, size_t slot, uint64_t now);
/* The counters of the instances that have the register, or of the whole unit. */
void uncore_priv_sync_box(struct uncore_sim *sim, unsigned unit, const struct uncore_register *reg, uint64_t now);
void uncore_priv_sync_unit(struct uncore_sim *sim, unsigned unit, uint64_t now);
void uncore_priv_sync_all(struct uncore_sim *sim, uint64_t now);
/*
 * When the counter wraps, if it does until then and the wrap is reported: the first nanosecond in which it has. Says
 * nothing of what happens to others in between.
 */
bool uncore_priv_wraps(struct uncore_sim *sim, unsigned unit, size_t slot, uint64_t until, uint64_t *when);
/* Notes what a counter has counted; only where a tally is kept. */
void uncore_priv_sim_tally(struct uncore_sim *sim, unsigned unit, size_t slot, uint64_t count, uint64_t ns);
/* Whether a register row has a field that chooses what events count. */
bool uncore_priv_sim_filters(const struct uncore_sim *sim, unsigned reg);
/* Finds the registers that report a counter's wraps. */
void uncore_priv_overflow_place(const struct uncore_sim *sim, struct uncore_priv_slot_place *slot);
/* Does the freezes that wraps cause until then, each at its time. */
void uncore_priv_overflow_freezes(struct uncore_sim *sim, uint64_t until);
/* Their programs are to be compiled again before they count on. */
void uncore_priv_touch_box(struct uncore_sim *sim, unsigned unit, const struct uncore_register *reg);
void uncore_priv_touch_all(struct uncore_sim *sim);
/* Whether a counter whose control register holds this counts the traffic on its unit. */
bool uncore_priv_selects(const struct uncore_sim *sim, unsigned unit, const struct uncore_priv_slot_place *slot,
			 uint64_t control, const struct uncore_priv_traffic *traffic);
/* Whether a control register that counts the one counts the other, whatever their places. */
static inline bool uncore_priv_same_code(const struct uncore_priv_traffic *a, const struct uncore_priv_traffic *b)
{
	return a->code.group == b->code.group && a->code.control.value == b->code.control.value;
}
/* A counter through which the event in the control register counts, or the counter itself. */
size_t uncore_priv_companion(const struct uncore_sim *sim, size_t slot, uint64_t control);

/* ---- faults ---- */

/* What an access meets: an error, or UNCORE_SCENARIO_ERROR_END; flips are done, *tears is set. */
enum uncore_scenario_error uncore_priv_faults_meet(struct uncore_sim *sim, const struct uncore_priv_access *access,
						   bool *tears);
bool uncore_priv_faults_stuck(const struct uncore_sim *sim, unsigned unit, const struct uncore_priv_slot_place *slot,
			      uint64_t now);
/* Does the flips whose time has come, in the order of their times. */
void uncore_priv_faults_flip(struct uncore_sim *sim, uint64_t now);

#endif
