/* SPDX-License-Identifier: MIT */
/*
 * Counters that count the traffic as the registers say. What a counter counts between two times follows from the
 * registers and the traffic alone, so nothing is done while time passes. Not installed, not for users.
 */
#ifndef UNCORE_SIM_COUNTING_H
#define UNCORE_SIM_COUNTING_H

#include "sim/registers/registers.h"
#include "sim/time/clock.h"
#include "sim/traffic/traffic.h"

/* A counter as it runs: what was compiled from the registers. */
struct uncore_priv_counter {
	uint64_t since;      /* ns: counted up to here */
	uint64_t stuck_from; /* ns: counts nothing past it; UINT64_MAX: no fault lets it stand still */
	bool dirty;          /* the registers have changed: compile again */
	bool running, clock, compares, reports;
	bool held;      /* a command holds it still, until another lets it go */
	bool armed;     /* its wrap may freeze */
	bool saturates; /* what it counts makes it all ones */
	struct uncore_priv_comparison comparison;
	size_t first;   /* in matches[] */
	unsigned count; /* of traffic that it counts */
};

/* What was counted, by how the counters were programmed. */
struct uncore_priv_tallies {
	/*
	 * One a counter: 1 more than the index of what it counts now, 0 if that must be looked up; NULL: none is kept.
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
	struct uncore_priv_counter *counters; /* shape->slot_count a unit */
	size_t armed;                         /* how many of them are */
	uint16_t *matches;                    /* traffic->count a counter */
	struct uncore_priv_wave *waves;       /* room for those of one counter */
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
/* The counters of the instances that have the register, or of the whole unit. */
void uncore_priv_sync_box(struct uncore_priv_counting *counting, unsigned unit, const struct uncore_register *reg,
			  uint64_t now);
void uncore_priv_sync_unit(struct uncore_priv_counting *counting, unsigned unit, uint64_t now);
void uncore_priv_sync_all(struct uncore_priv_counting *counting, uint64_t now);
/*
 * When the counter wraps, if it does until then and the wrap is reported: the first nanosecond in which it has. Says
 * nothing of what happens to others in between.
 */
bool uncore_priv_wraps(struct uncore_priv_counting *counting, unsigned unit, size_t slot, uint64_t until,
		       uint64_t *when);
/* Does the freezes that wraps cause until then, each at its time. */
void uncore_priv_overflow_freezes(struct uncore_priv_counting *counting, uint64_t until);

/* Their programs are to be compiled again before they count on. */
void uncore_priv_touch_box(struct uncore_priv_counting *counting, unsigned unit, const struct uncore_register *reg);
void uncore_priv_touch_all(struct uncore_priv_counting *counting);

/* ---- what an access of a cell does to the counters, at the clock's now ---- */

/* Brings to now what the access may see or change. */
void uncore_priv_count_up(struct uncore_priv_counting *counting, unsigned unit, size_t cell, bool is_write);
/* Writes, and does what the written bits ask for. */
void uncore_priv_count_write(struct uncore_priv_counting *counting, unsigned unit, const struct uncore_priv_lane *lane,
			     uint64_t written);
/* Puts a whole value there, as hardware would. */
void uncore_priv_sim_put(struct uncore_priv_counting *counting, unsigned unit, size_t cell, uint64_t value);

/* ---- what the registers say of a counter ---- */

void uncore_priv_compile(struct uncore_priv_counting *counting, unsigned unit, size_t slot);
/* Whether a counter whose control register holds this counts the traffic on its unit. */
bool uncore_priv_selects(const struct uncore_priv_counting *counting, unsigned unit,
			 const struct uncore_priv_slot_place *slot, uint64_t control,
			 const struct uncore_priv_traffic *traffic);
/* A counter through which the event in the control register counts, or the counter itself. */
size_t uncore_priv_companion(const struct uncore_priv_shape *shape, size_t slot, uint64_t control);
/* Whether a register row has a field that chooses what events count. */
bool uncore_priv_sim_filters(const struct uncore_priv_shape *shape, unsigned reg);

/* ---- tallies ---- */

/* Begins, or begins anew; the counters are to be touched after. NOMEM. */
int uncore_priv_tallies_begin(struct uncore_priv_counting *counting);
/* Notes what a counter has counted; only where a tally is kept. */
void uncore_priv_sim_tally(struct uncore_priv_counting *counting, unsigned unit, size_t slot, uint64_t count,
			   uint64_t ns);

#endif
