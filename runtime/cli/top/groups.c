/* SPDX-License-Identifier: MIT */
/* uncore top: lists what can be shown: what the command line names, and the groups of the platform. */
#include <stdlib.h>

#include "base/memory.h"
#include "cli/find.h"
#include "cli/top/top.h"

static struct top_group *add_group(struct top *top)
{
	top->groups = take_memory(top->groups, (top->state.group_count + 1) * sizeof(top->groups[0]));
	top->groups[top->state.group_count] = (struct top_group){ .name = "", .question = "", .reading = "" };
	return &top->groups[top->state.group_count++];
}

static void add_given(struct top *top)
{
	const struct cli_request *request = top->work.request;
	struct top_group *group;

	if (request->events.count + request->metrics.count == 0)
		return;
	group = add_group(top);
	group->question = top->work.tape.replay != NULL ? "what was recorded" : "as given";
	group->events = request->events;
	group->metrics = request->metrics;
	group->per_instance = request->per_instance;
}

int list_groups(struct top *top)
{
	add_given(top);
	if (top->state.group_count > 0)
		return CLI_GOOD;
	complain(top->given, "nothing to count: give events with -e or metrics with -M");
	return CLI_BAD;
}

void free_groups(struct top *top)
{
	free(top->groups);
}
