/* SPDX-License-Identifier: MIT */
/* Composes what one step of a procedure writes: the table's value, and what the events in use add to it. */
#ifndef RUNTIME_CORE_STEP_H
#define RUNTIME_CORE_STEP_H

#include "uncore/run.h"

/* The counter for which a step is made; all NULL and 0 for a step that is made once for a box. */
struct slot {
	const struct uncore_counter_row *group;
	struct uncore_counter_run *counter;
	uint16_t index;
};

/* Sets *needed to whether there is anything to write, and *value to what. CONFLICT, RANGE. */
int step_value(const struct uncore_box_run *run, const struct uncore_step_row *step, const struct slot *slot,
	       bool *needed, uint64_t *value);

/* The lowest bit of the count in a data register, which may hold other fields too. */
unsigned count_shift(const struct uncore_tables *tables, const struct uncore_counter_row *group);
/* The count in a value that was read from a counter's data register. */
uint64_t count_in(const struct uncore_tables *tables, const struct uncore_counter_row *group, uint64_t raw);

#endif
