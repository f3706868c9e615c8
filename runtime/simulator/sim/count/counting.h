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
struct uncore_priv_counter {
	uint64_t since;      /* ns: the time up to which it has counted */
	uint64_t stuck_from; /* ns: it counts nothing after this; UINT64_MAX: no fault stops it */
	bool dirty;          /* the registers have changed: compile again */
	bool running, clock, compares, reports;
	bool held;      /* a command stopped it; another one releases it */
	bool armed;     /* its wrap may freeze boxes */
	bool saturates; /* what it counts sets it to all ones */
	struct uncore_priv_comparison comparison;
	enum uncore_priv_pace pace; /* CLOCK: all that it counts happens by the clock's time */
	uint32_t speeds[UNCORE_PRIV_PACE_END];
	uint64_t rate;  /* of all that happens evenly in the example's time, on this place; not in matches[] */
	uint64_t sum;   /* what all that it counts has added up to since */
	size_t first;   /* in matches[] */
	unsigned count; /* entries of traffic that it counts */
};

/* What each programming of the counters has counted. */
struct uncore_priv_tallies {
	/*
	 * For each counter: 1 more than the index of what it counts now, 0 if that must be looked up. NULL: no tally is
	 * kept.
	 */
	size_t *of;
	struct uncore_sim_tally *at;
	size_t count, room;
};

struct uncore_priv_counting {
	const struct uncore_priv_shape *shape;
	const struct uncore_priv_traffic_list *traffic;
	struct uncore_priv_registers *registers;
	struct uncore_priv_clock clock;
	struct uncore_priv_counter *counters; /* shape->slot_count for each unit */
	size_t armed;                         /* how many counters are armed */
	uint64_t frozen_to;                   /* ns: the freezes of wraps up to then have been applied */
	uint16_t *matches;                    /* traffic->count for each counter */
	uint16_t *by_group;                   /* numbers of traffic, in order, those of a row of counters[] together */
	size_t *group_first;                  /* in by_group, one for each row, and one past the last */
	struct uncore_priv_wave *waves;       /* room for the waves of one counter */
	struct uncore_priv_tallies tallies;
};

/* Freed by uncore_priv_counting_free(), also after a failure. */
int uncore_priv_counting_build(struct uncore_priv_counting *counting, struct uncore_priv_registers *registers,
			       const struct uncore_priv_traffic_list *traffic);
void uncore_priv_counting_free(struct uncore_priv_counting *counting);

static inline size_t uncore_priv_counter_at(const struct uncore_priv_counting *counting, unsigned unit, size_t slot)
{
	return unit * counting->shape->slot_count + slot;
}

/* ---- up to a time ---- */

void uncore_priv_sync_slot(struct uncore_priv_counting *counting, unsigned unit, size_t slot, uint64_t now);
/* Counters of the instances that have the register, or of the whole unit. */
void uncore_priv_sync_box(struct uncore_priv_counting *counting, unsigned unit, const struct uncore_register *reg,
			  uint64_t now);
void uncore_priv_sync_unit(struct uncore_priv_counting *counting, unsigned unit, uint64_t now);
void uncore_priv_sync_all(struct uncore_priv_counting *counting, uint64_t now);
/*
 * Finds the first nanosecond, up to until, after which the counter has wrapped, if that wrap is reported. Ignores what
 * happens to other counters before.
 */
bool uncore_priv_wraps(struct uncore_priv_counting *counting, unsigned unit, size_t slot, uint64_t until,
		       uint64_t *when);
/* Applies the freezes that wraps cause until then, each at its own time. */
void uncore_priv_overflow_freezes(struct uncore_priv_counting *counting, uint64_t until);

/* The counters must be compiled again before they count on. */
void uncore_priv_touch_box(struct uncore_priv_counting *counting, unsigned unit, const struct uncore_register *reg);
void uncore_priv_touch_all(struct uncore_priv_counting *counting);

/* ---- what an access to a cell does to the counters, at the clock's current time ---- */

/* Counts up to now whatever the access may see or change. */
void uncore_priv_count_up(struct uncore_priv_counting *counting, unsigned unit, size_t cell, bool is_write);
/* Writes the value and does what the written bits trigger. */
void uncore_priv_count_write(struct uncore_priv_counting *counting, unsigned unit, const struct uncore_priv_lane *lane,
			     uint64_t written);
/* Sets a whole value, as hardware would. */
void uncore_priv_sim_put(struct uncore_priv_counting *counting, unsigned unit, size_t cell, uint64_t value);

/* ---- what the registers say of a counter ---- */

void uncore_priv_compile(struct uncore_priv_counting *counting, unsigned unit, size_t slot);
/* Whether a counter with this value in its control register counts the traffic on its unit. */
bool uncore_priv_selects(const struct uncore_priv_counting *counting, unsigned unit,
			 const struct uncore_priv_slot_place *slot, uint64_t control,
			 const struct uncore_priv_traffic *traffic);
/* The counter that counts the event in the control register: another one, or the counter itself. */
size_t uncore_priv_companion(const struct uncore_priv_shape *shape, size_t slot, uint64_t control);
/* Whether a register row has a field that chooses what events count. */
bool uncore_priv_sim_filters(const struct uncore_priv_shape *shape, unsigned reg);

/* ---- tallies ---- */

/* Begins a new tally. The caller must touch the counters afterwards. NOMEM. */
int uncore_priv_tallies_begin(struct uncore_priv_counting *counting);
/* Adds what a counter has counted to the tally, if one is kept. */
void uncore_priv_sim_tally(struct uncore_priv_counting *counting, unsigned unit, size_t slot, uint64_t count,
			   uint64_t ns);

#endif
