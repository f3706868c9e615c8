/* SPDX-License-Identifier: MIT */
/* What happens on a simulated machine: const once it is built. Not installed, not for users. */
#ifndef UNCORE_SIM_TRAFFIC_H
#define UNCORE_SIM_TRAFFIC_H

#include "sim/shape/shape.h"
#include "sim/time/arith.h"
#include "uncore/event.h"

/* Traffic of the scenario, its names resolved. */
struct uncore_priv_traffic {
	struct uncore_encoding code;
	unsigned socket, instance; /* or UNCORE_SCENARIO_ALL */
	bool is_clock;             /* the box's own clock, which a scenario's entry for the same event stands in for */
	uint64_t hertz;
	uint64_t from_ns, to_ns;
	struct uncore_priv_wave wave; /* its increments are the simulator's */
	uint64_t *sums;               /* of the increments before each cycle of the pattern, and of all */
};

struct uncore_priv_traffic_list {
	const struct uncore_priv_shape *shape;
	struct uncore_priv_traffic *at; /* the scenario's, the example's, then the clocks */
	size_t count, room;
	bool *assumed; /* one a row of counters[]: nobody says how fast its clock is */
};

/* Freed by uncore_priv_traffic_free(), also after a failure. */
int uncore_priv_traffic_build(struct uncore_priv_traffic_list *list, const struct uncore_priv_shape *shape,
			      const struct uncore_scenario *scenario, struct uncore_fault *fault);
void uncore_priv_traffic_free(struct uncore_priv_traffic_list *list);

/* A new entry, all zero; NULL: no memory. Moves the others. */
struct uncore_priv_traffic *uncore_priv_traffic_add(struct uncore_priv_traffic_list *list);
/*
 * A new entry for all sockets and instances, without amounts; NULL: no memory. It stays there until the next is added.
 */
struct uncore_priv_traffic *uncore_priv_traffic_everywhere(struct uncore_priv_traffic_list *list,
							   const struct uncore_encoding *code);
/* Traffic for every event of which there is none yet. */
int uncore_priv_example(struct uncore_priv_traffic_list *list);
/* How many times over a metric takes an event, or a umask of it by its number, for a part of something else. */
unsigned uncore_priv_example_depth(const struct uncore_tables *tables, unsigned event, unsigned umask);

/* Whether the processor has what the code counts. */
static inline bool uncore_priv_has_event(const struct uncore_priv_shape *shape, const struct uncore_encoding *code)
{
	return shape->variant >= shape->tables->variants.count || (code->variants >> shape->variant & 1);
}
/* Whether it is of counters that count one thing, and that is a clock: no event, or a clock's, names it. */
bool uncore_priv_counts_clock(const struct uncore_tables *tables, const struct uncore_encoding *code);
/* Whether a control register that counts the one counts the other, whatever their places. */
static inline bool uncore_priv_same_code(const struct uncore_priv_traffic *a, const struct uncore_priv_traffic *b)
{
	return a->code.group == b->code.group && a->code.control.value == b->code.control.value;
}

#endif
