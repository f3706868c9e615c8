/* SPDX-License-Identifier: MIT */
/* uncore top: lists what can be shown: what the command line names, and the groups of the platform. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/memory.h"
#include "shared/near.h"
#include "cli/common/describe.h"
#include "cli/common/find.h"
#include "cli/stat/groups.h"
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
	bool is_replay = top->work.tape.replay != NULL;
	struct top_group *group;

	/* A group of the command line is only the first one that is shown. */
	if (request->events.count + request->metrics.count + (is_replay ? request->groups.count : 0) == 0)
		return;
	group = add_group(top);
	group->name = is_replay ? "recorded" : "given";
	group->question = is_replay ? "What the recording counts" : "What the command line names";
	if (is_replay)
		group->groups = request->groups;
	group->events = request->events;
	group->metrics = request->metrics;
	group->per_instance = request->per_instance;
}

static void add_platform_groups(struct top *top)
{
	const struct uncore_tables *tables = top->work.machine->tables;

	for (unsigned at = 0; at < tables->groups.count && top->work.tape.replay == NULL; at++) {
		const struct uncore_group_row *row = &uncore_groups(tables)[at];
		struct top_group *group = add_group(top);

		group->name = uncore_text(tables, row->name);
		group->question = uncore_text(tables, row->question);
		group->reading = uncore_text(tables, row->reading);
		group->per_instance = row->by == UNCORE_GROUP_BY_INSTANCE || top->given->per_instance;
		group->is_listed = true;
	}
}

/* What a new user asks first. */
#define FIRST_GROUP "memory"

const char *first_group(const struct uncore_tables *tables)
{
	struct uncore_group_index group;

	if (uncore_group_find(tables, FIRST_GROUP, strlen(FIRST_GROUP), &group) == 0)
		return FIRST_GROUP;
	return tables->groups.count > 0 ? uncore_text(tables, uncore_groups(tables)[0].name) : NULL;
}

static bool is_named(const struct top_group *group, const char *name)
{
	return group->is_listed && strcasecmp(group->name, name) == 0;
}

/* What the command line names comes first; else the group of -g, or that of the memory if there is one. */
static int choose_first(struct top *top)
{
	const struct strings *wanted = &top->given->groups;
	const char *name = wanted->count > 0 ? wanted->at[wanted->count - 1] : first_group(top->work.machine->tables);

	if (wanted->count == 0 && !top->groups[0].is_listed)
		return CLI_GOOD;
	for (size_t at = 0; at < top->state.group_count; at++) {
		if (!is_named(&top->groups[at], name))
			continue;
		top->state.group = at;
		return CLI_GOOD;
	}
	return wanted->count > 0 ? unknown_group(top->given, top->work.machine->tables, name) : CLI_GOOD;
}

int list_groups(struct top *top)
{
	const char *platform = platform_id(top->work.machine->tables);

	add_given(top);
	add_platform_groups(top);
	if (top->state.group_count > 0)
		return choose_first(top);
	complain(top->given, "nothing to count, and %s has no groups: give events with -e or metrics with -M",
		 platform);
	fprintf(stderr, "  see: uncore list -p %s, uncore list metrics -p %s\n", platform, platform);
	return CLI_BAD;
}

void free_groups(struct top *top)
{
	free(top->groups);
}
