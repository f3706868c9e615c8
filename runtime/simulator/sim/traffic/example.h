/* SPDX-License-Identifier: MIT */
/* Declares the making of example traffic: the kinds of an event, and how often the tables say that each happens. */
#ifndef UNCORE_SIM_EXAMPLE_H
#define UNCORE_SIM_EXAMPLE_H

#include "sim/traffic/traffic.h"

/* One kind of an event, before the cycles are shared among the kinds. */
struct uncore_priv_kind {
	struct uncore_encoding code;
	unsigned share;                       /* it takes one of so many of the event's cycles */
	const struct uncore_traffic_row *row; /* what the tables say of it; NULL: nothing */
	unsigned among;                       /* so many kinds share what the row says */
};

struct uncore_priv_kinds {
	struct uncore_priv_kind *at;
	size_t count, room;
};

/* Adds a kind. NOMEM. */
int uncore_priv_kind_add(struct uncore_priv_kinds *kinds, const struct uncore_encoding *code, unsigned share);
/* Finds what the tables say of the kinds of an event, and adds the kinds that only the tables name. NOMEM. */
int uncore_priv_flows_find(const struct uncore_priv_traffic_list *list, unsigned event,
			   struct uncore_priv_kinds *kinds);
/* Adds the traffic of a kind that has a row; most is what a cycle may add. NOMEM. */
int uncore_priv_flows_add(struct uncore_priv_traffic_list *list, const struct uncore_priv_kind *kind, unsigned most);

/* How many instances of a box a socket has. */
unsigned uncore_priv_present_instances(const struct uncore_priv_shape *shape, unsigned box);

#endif
