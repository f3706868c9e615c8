/* SPDX-License-Identifier: MIT */
/* Declares faults: accesses that fail, registers with flipped bits, and counters that stop. Not installed. */
#ifndef UNCORE_SIM_FAULTS_H
#define UNCORE_SIM_FAULTS_H

#include "sim/count/counting.h"

/* One access, from a session or from another program. */
struct access {
	unsigned unit;
	struct lane lane; /* lane.cell NULL: no register of the tables */
	const struct state *state;
	bool is_write, may_tear;
};

struct fault {
	struct uncore_scenario_fault rule; /* its names are NULL */
	unsigned box, reg;                 /* index; UNCORE_NO_INDEX: any */
	uint64_t seen;
};

struct faults {
	struct counting *counting;
	struct fault *rules;
	size_t count, room;
	uint64_t accesses; /* up to now */
	uint64_t fail_at;  /* 0: none */
	enum uncore_scenario_error fail_with;
};

/* Freed by faults_free(), also after a failure. */
int faults_build(struct faults *faults, struct counting *counting, const struct uncore_scenario *scenario,
		 struct uncore_fault *fault);
void faults_free(struct faults *faults);

/* First counts up to now by the old rules. */
int faults_add(struct faults *faults, const struct uncore_scenario_fault *rule, const char *place,
	       struct uncore_fault *fault);
void faults_clear(struct faults *faults);

/* Reads the clock, and applies the flips and freezes that are due, in the order of their times. */
void faults_tick(struct faults *faults);
/* Does the same, and counts every counter up to now. */
void faults_bring_up(struct faults *faults);
/* Applies the rules to an access. Returns an error, or UNCORE_SCENARIO_ERROR_END. Flips are done; sets *tears. */
enum uncore_scenario_error faults_meet(struct faults *faults, const struct access *access, bool *tears);

#endif
