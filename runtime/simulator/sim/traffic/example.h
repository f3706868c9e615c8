/* SPDX-License-Identifier: MIT */
/* Declares the making of example traffic: the kinds of an event, and how often the tables say that each happens. */
#ifndef UNCORE_SIM_EXAMPLE_H
#define UNCORE_SIM_EXAMPLE_H

#include "sim/traffic/traffic.h"

/* One kind of an event, before the cycles are shared among the kinds. */
struct kind {
	struct uncore_encoding code;
	unsigned share;                       /* it takes one of so many of the event's cycles */
	const struct uncore_traffic_row *row; /* what the tables say of it; NULL: nothing */
	unsigned among;                       /* so many kinds share what the row says */
};

struct kinds {
	struct kind *at;
	size_t count, room;
};

/* Adds a kind. NOMEM. */
int kind_add(struct kinds *kinds, const struct uncore_encoding *code, unsigned share);
/* Finds what the tables say of the kinds of an event, and adds the kinds that only the tables name. NOMEM. */
int flows_find(const struct traffic_list *list, unsigned event, struct kinds *kinds);
/* Adds the traffic of a kind that has a row; most is what a cycle may add. NOMEM. */
int flows_add(struct traffic_list *list, const struct kind *kind, unsigned most);

/* How many instances of a box a socket has. */
unsigned present_instances(const struct shape *shape, unsigned box);

#endif
