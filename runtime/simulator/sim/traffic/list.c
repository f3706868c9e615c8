/* SPDX-License-Identifier: MIT */
/* Keeps the traffic of a simulated machine. */
#include <stdlib.h>

#include "sim/traffic/traffic.h"

struct traffic *traffic_add(struct traffic_list *list)
{
	if (list->count == list->room) {
		size_t room = list->room * 2 + 64;
		struct traffic *more = (struct traffic *)realloc(list->at, room * sizeof(more[0]));

		if (more == NULL)
			return NULL;
		list->at = more;
		list->room = room;
	}
	list->at[list->count] = (struct traffic){ .is_clock = false };
	return &list->at[list->count++];
}

struct traffic *traffic_everywhere(struct traffic_list *list, const struct uncore_encoding *code)
{
	struct traffic *traffic = traffic_add(list);

	if (traffic == NULL)
		return NULL;
	traffic->code = *code;
	traffic->socket = UNCORE_SCENARIO_ALL;
	traffic->instance = UNCORE_SCENARIO_ALL;
	traffic->hertz = list->shape->hertz[code->group];
	traffic->to_ns = UINT64_MAX;
	return traffic;
}

void traffic_list_free(struct traffic_list *list)
{
	for (size_t at = 0; list->at != NULL && at < list->count; at++) {
		free((void *)(uintptr_t)list->at[at].wave.increments);
		free(list->at[at].sums);
	}
	free(list->at);
}
