/* SPDX-License-Identifier: MIT */
/* Declares faults: accesses that fail, registers with flipped bits, and counters that stop. Not installed. */
#ifndef UNCORE_SIM_FAULTS_H
#define UNCORE_SIM_FAULTS_H

#include "sim/count/counting.h"

/* One access, from a session or from another program. */
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
	uint64_t accesses; /* up to now */
	uint64_t fail_at;  /* 0: none */
	enum uncore_scenario_error fail_with;
};

/* Freed by uncore_priv_faults_free(), also after a failure. */
int uncore_priv_faults_build(struct uncore_priv_faults *faults, struct uncore_priv_counting *counting,
			     const struct uncore_scenario *scenario, struct uncore_fault *fault);
void uncore_priv_faults_free(struct uncore_priv_faults *faults);

/* First counts up to now by the old rules. */
int uncore_priv_faults_add(struct uncore_priv_faults *faults, const struct uncore_scenario_fault *rule,
			   const char *place, struct uncore_fault *fault);
void uncore_priv_faults_clear(struct uncore_priv_faults *faults);

/* Reads the clock, and applies the flips and freezes that are due, in the order of their times. */
void uncore_priv_tick(struct uncore_priv_faults *faults);
/* Does the same, and counts every counter up to now. */
void uncore_priv_bring_up(struct uncore_priv_faults *faults);
/* Applies the rules to an access. Returns an error, or UNCORE_SCENARIO_ERROR_END. Flips are done; sets *tears. */
enum uncore_scenario_error uncore_priv_faults_meet(struct uncore_priv_faults *faults,
						   const struct uncore_priv_access *access, bool *tears);

#endif
