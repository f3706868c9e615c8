/* SPDX-License-Identifier: MIT */
/*
 * Declares counters that count the traffic as the registers say. Registers and traffic determine what a counter counts
 * between two times, so the simulator does nothing while time passes. Not installed.
 */
#ifndef UNCORE_SIM_COUNTING_H
#define UNCORE_SIM_COUNTING_H

#include "sim/registers/registers.h"
#include "sim/time/clock.h"
#include "sim/traffic/traffic.h"

/* A running counter: what was compiled from the registers. */
struct counter {
	uint64_t since;      /* ns: the time up to which it has counted */
	uint64_t stuck_from; /* ns: it counts nothing after this; UINT64_MAX: no fault stops it */
	bool dirty;          /* the registers have changed: compile again */
	bool running, clock, compares, reports;
	bool held;      /* a command stopped it; another one releases it */
	bool armed;     /* its wrap may freeze boxes */
	bool saturates; /* what it counts sets it to all ones */
	struct comparison comparison;
	enum pace pace; /* CLOCK: all that it counts happens by the clock's time */
	uint32_t speeds[PACE_END];
	uint64_t rate; /* of all that happens evenly in the example's time, on this place; not in matches[] */
	uint64_t sum;  /* what all that it counts has added up to since */
	/* A count is so many of the events' unit, halved so often; worth 0: it is one. */
	uint32_t worth;
	uint8_t halvings;
	const struct traffic **matches; /* what it counts; NULL: it has not counted yet */
	unsigned count;                 /* of them */
};

/* What each programming of the counters has counted. */
struct tallies {
	/*
	 * For each counter: 1 more than the index of what it counts now, 0 if that must be looked up. NULL: no tally is
	 * kept.
	 */
	size_t *of;
	struct uncore_sim_tally *at;
	size_t count, room;
};

/* How often a client read and wrote a register. */
struct use {
	uint64_t reads, writes;
};

/* Who accessed which register; kept together with tallies. */
struct uses {
	unsigned client; /* who makes the accesses now */
	struct use *at;  /* UNCORE_SIM_CLIENTS for each cell of each unit; NULL: not kept */
	uint8_t *who;    /* for each cell of each unit: 1 more than who wrote it last, else read it first; 0: nobody */
};

/* Traffic of a group, and what is looked at first when a counter is programmed: nearly all has another event code. */
struct grouped {
	uint64_t control; /* of its event */
	const struct traffic *traffic;
	bool has_code; /* only a counter with the same event code counts it */
};

/* All traffic of a group: of the scenario, of the example, then the clocks. */
struct group_traffic {
	struct grouped *at; /* NULL: it is not made yet */
	size_t count;
};

struct counting {
	const struct shape *shape;
	struct all_traffic *traffic;
	struct registers *registers;
	struct clock clock;
	struct counter *counters;     /* shape->slot_count for each unit */
	size_t armed;                 /* how many counters are armed */
	uint64_t frozen_to;           /* ns: the freezes of wraps up to then have been applied */
	struct group_traffic *groups; /* for each row of counters[] */
	struct wave *waves;           /* room for the waves of one counter */
	size_t wave_room;
	bool is_out_of_memory; /* some counter could not be compiled: every later access fails */
	struct tallies tallies;
	struct uses uses;
};

/* Freed by counting_free(), also after a failure. */
int counting_build(struct counting *counting, struct registers *registers, struct all_traffic *traffic);
void counting_free(struct counting *counting);

static inline size_t counter_at(const struct counting *counting, unsigned unit, size_t slot)
{
	return unit * counting->shape->slot_count + slot;
}

/* ---- up to a time ---- */

void sync_slot(struct counting *counting, unsigned unit, size_t slot, uint64_t now);
/* Counters of the instances that have the register, or of the whole unit. */
void sync_box(struct counting *counting, unsigned unit, const struct uncore_register *reg, uint64_t now);
void sync_unit(struct counting *counting, unsigned unit, uint64_t now);
void sync_all(struct counting *counting, uint64_t now);
/*
 * Finds the first nanosecond, up to until, after which the counter has wrapped, if that wrap is reported. Ignores what
 * happens to other counters before.
 */
bool slot_wraps(struct counting *counting, unsigned unit, size_t slot, uint64_t until, uint64_t *when);
/* Applies the freezes that wraps cause until then, each at its own time. */
void overflow_freezes(struct counting *counting, uint64_t until);

/* The counters must be compiled again before they count on. */
void touch_box(struct counting *counting, unsigned unit, const struct uncore_register *reg);
void touch_all(struct counting *counting);

/* ---- what an access to a cell does to the counters, at the clock's current time ---- */

/* Counts up to now whatever the access may see or change. */
void count_up(struct counting *counting, unsigned unit, size_t cell, bool is_write);
/* Writes the value and does what the written bits trigger. */
void count_write(struct counting *counting, unsigned unit, const struct lane *lane, uint64_t written);
/* Sets a whole value, as hardware would. */
void sim_put(struct counting *counting, unsigned unit, size_t cell, uint64_t value);

/* ---- what the registers say of a counter ---- */

static inline bool may_select(const struct grouped *grouped, const struct slot_place *slot, uint64_t control)
{
	return !grouped->has_code || ((control ^ grouped->control) & slot->code) == 0;
}

/* The traffic of a group, made when it is asked for first. NULL: out of memory. */
const struct group_traffic *group_traffic(struct counting *counting, const struct slot_place *slot);
void compile_slot(struct counting *counting, unsigned unit, size_t slot);
/* Whether a counter with this value in its control register counts the traffic on its unit. */
bool slot_selects(const struct counting *counting, unsigned unit, const struct slot_place *slot, uint64_t control,
		  const struct traffic *traffic);
/* The counter that counts the event in the control register: another one, or the counter itself. */
size_t companion_slot(const struct shape *shape, size_t slot, uint64_t control);
/* Whether a register row has a field that chooses what events count. */
bool sim_filters(const struct shape *shape, unsigned reg);

/* ---- tallies ---- */

/* Begins a new tally. The caller must touch the counters afterwards. NOMEM. */
int tallies_begin(struct counting *counting);
/* Adds what a counter has counted to the tally, if one is kept. */
void sim_tally(struct counting *counting, unsigned unit, size_t slot, uint64_t count, uint64_t ns);

/* ---- uses ---- */

/* Begins to keep them, from none. NOMEM. */
int uses_begin(struct counting *counting);
void uses_free(struct counting *counting);
/* Notes an access of the present client, if uses are kept. Before it has an effect: a tally may ask who it was. */
void sim_use(struct counting *counting, unsigned unit, size_t cell, bool is_write);
/* Who programs a counter, as tallies say it. */
unsigned client_of(const struct counting *counting, unsigned unit, const struct slot_place *place);

#endif
