/* SPDX-License-Identifier: MIT */
/* Accesses that fail, registers whose bits flip, and counters that stand still. Not installed, not for users. */
#ifndef UNCORE_SIM_FAULTS_H
#define UNCORE_SIM_FAULTS_H

#include "sim/count/counting.h"

/* One access, from either side. */
struct uncore_priv_access {
	unsigned unit;
	struct uncore_priv_lane lane; /* lane.cell NULL: no register of the tables */
	const struct uncore_priv_state *state;
	bool is_write, may_tear;
};

struct uncore_priv_fault {
	struct uncore_scenario_fault rule; /* its names are NULL */
	unsigned box, reg;                 /* index; UNCORE_NO_INDEX: any */
	uint64_t seen;
};

struct uncore_priv_faults {
	struct uncore_priv_counting *counting;
	struct uncore_priv_fault *rules;
	size_t count, room;
	uint64_t accesses; /* so far */
	uint64_t fail_at;  /* 0: none */
	enum uncore_scenario_error fail_with;
};

/* Freed by uncore_priv_faults_free(), also after a failure. */
int uncore_priv_faults_build(struct uncore_priv_faults *faults, struct uncore_priv_counting *counting,
			     const struct uncore_scenario *scenario, struct uncore_fault *fault);
void uncore_priv_faults_free(struct uncore_priv_faults *faults);

/* What counted so far must have been counted by the rules so far. */
int uncore_priv_faults_add(struct uncore_priv_faults *faults, const struct uncore_scenario_fault *rule,
			   const char *place, struct uncore_fault *fault);
void uncore_priv_faults_clear(struct uncore_priv_faults *faults);

/* Looks at the clock, and does what was to happen until now: flips and freezes, in the order of their times. */
void uncore_priv_tick(struct uncore_priv_faults *faults);
/* The same, and every counter counts up to now. */
void uncore_priv_bring_up(struct uncore_priv_faults *faults);
/* What an access meets: an error, or UNCORE_SCENARIO_ERROR_END; flips are done, *tears is set. */
enum uncore_scenario_error uncore_priv_faults_meet(struct uncore_priv_faults *faults,
						   const struct uncore_priv_access *access, bool *tears);

#endif
