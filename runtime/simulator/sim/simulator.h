/* SPDX-License-Identifier: MIT */
/* Declares the whole simulator: one of each part. Each part knows only those before it. Not installed. */
#ifndef UNCORE_SIM_SIMULATOR_H
#define UNCORE_SIM_SIMULATOR_H

#include "sim/access/access.h"

struct uncore_sim {
	struct uncore_priv_shape shape;
	struct uncore_priv_registers registers;
	struct uncore_priv_core core;
	struct uncore_priv_traffic_list traffic;
	struct uncore_priv_counting counting;
	struct uncore_priv_faults faults;
	struct uncore_priv_accesses accesses;
	struct uncore_machine machine;
};

#endif
