/* SPDX-License-Identifier: MIT */
/* Looks up the names of a scenario; place is the JSON pointer of the name. Not installed. */
#ifndef UNCORE_SIM_NAMES_H
#define UNCORE_SIM_NAMES_H

#include "shared/letters.h"
#include "sim/shape/shape.h"

int scenario_box(const struct uncore_tables *tables, const char *name, const char *place, uint16_t *box,
		 struct uncore_fault *fault);
/* Checks socket and instance; box may be UNCORE_NO_INDEX. */
int scenario_numbers(const struct shape *shape, unsigned socket, unsigned box, unsigned instance, const char *place,
		     struct uncore_fault *fault);
/* Finds box and register of a place; UNCORE_NO_INDEX where the scenario names none. */
int scenario_where(const struct shape *shape, const struct uncore_scenario_where *where, const char *place,
		   unsigned *box, unsigned *reg, unsigned *index, struct uncore_fault *fault);

#endif
