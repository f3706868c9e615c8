/* SPDX-License-Identifier: MIT */
/* Declares the traffic of a simulated machine: const once it is built. Not installed. */
#ifndef UNCORE_SIM_TRAFFIC_H
#define UNCORE_SIM_TRAFFIC_H

#include "sim/shape/shape.h"
#include "sim/time/arith.h"
#include "sim/time/pace.h"
#include "uncore/event.h"

/* Traffic of the scenario, its names resolved. */
struct traffic {
	struct uncore_encoding code;
	unsigned socket, instance; /* or UNCORE_SCENARIO_ALL */
	enum pace pace;
	bool is_clock; /* the box's own clock; a scenario's entry for the same event replaces it */
	uint64_t hertz;
	uint64_t from_ns, to_ns;
	struct wave wave; /* the simulator owns its increments */
	uint64_t *sums;   /* sums of the increments before each cycle of the pattern, and of all */
};

/* Entries; their addresses are valid until one is added. */
struct traffic_list {
	const struct shape *shape;
	struct traffic *at;
	size_t count, room;
};

/* All traffic of the machine. The example's traffic of a box is made when one of its counters first counts. */
struct all_traffic {
	struct traffic_list told;   /* what the scenario says, then the clocks */
	size_t said;                /* how many of these are not clocks */
	struct traffic_list *boxes; /* for each box: the example's; NULL: there is no example */
	bool *is_made;              /* for each box */
	struct pace_slices slices;
	bool *assumed; /* for each row of counters[]: the rate of its clock is unknown */
};

/* Freed by traffic_free(), also after a failure. */
int traffic_build(struct all_traffic *all, const struct shape *shape, const struct uncore_scenario *scenario,
		  struct uncore_fault *fault);
void traffic_free(struct all_traffic *all);
/* Makes the example's traffic of the box, if there is an example. NOMEM. */
int traffic_of_box(struct all_traffic *all, unsigned box);

/* Adds an entry, all zero; NULL: no memory. Moves the other entries. */
struct traffic *traffic_add(struct traffic_list *list);
/* Adds an entry for all sockets and instances, without amounts; NULL: no memory. Valid until the next one is added. */
struct traffic *traffic_everywhere(struct traffic_list *list, const struct uncore_encoding *code);
void traffic_list_free(struct traffic_list *list);
/* Adds traffic for every event of the box that the scenario says nothing of. NOMEM. */
int build_example(struct traffic_list *list, const struct traffic_list *told, unsigned box);
/*
 * What a metric treats as part of something else happens a quarter as often, for each nested part: one of so many. The
 * umask is a number; UNCORE_NO_INDEX: the event.
 */
unsigned example_part(const struct uncore_tables *tables, unsigned event, unsigned umask);

/* Whether the processor has what the code counts. */
static inline bool variant_has_event(const struct shape *shape, const struct uncore_encoding *code)
{
	return shape->variant >= shape->tables->variants.count || (code->variants >> shape->variant & 1);
}
/* Whether its counters count one thing, which is a clock: no event names it, or a clock's event does. */
bool counts_clock(const struct uncore_tables *tables, unsigned group, unsigned event);
/* Whether a control register that counts the one also counts the other, wherever they are. */
static inline bool same_code(const struct traffic *a, const struct traffic *b)
{
	return a->code.group == b->code.group && a->code.control.value == b->code.control.value;
}

#endif
