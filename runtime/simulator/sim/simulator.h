/* SPDX-License-Identifier: MIT */
/* Declares the whole simulator: one of each part. Each part knows only those before it. Not installed. */
#ifndef UNCORE_SIM_SIMULATOR_H
#define UNCORE_SIM_SIMULATOR_H

#include "sim/access/access.h"
#include "uncore/run.h"

struct uncore_sim {
	struct uncore_tables *made_tables; /* with boxes for the scenario's types of units; NULL: it has none */
	struct shape shape;
	struct registers registers;
	struct core core;
	struct all_traffic traffic;
	struct counting counting;
	struct faults faults;
	struct accesses accesses;
	struct uncore_machine machine;
};

/* apart.c: runs a procedure on an instance of a box whose registers no bus reaches (struct uncore_machine_ops). */
int sim_run_apart(void *context, const struct uncore_box_run *run, enum uncore_procedure procedure);

#endif
