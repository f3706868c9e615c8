/* SPDX-License-Identifier: MIT */
/*
 * Checks that the name of an event means one event of its platform, and the name of a umask one umask of its event.
 * Names of other tools count too. Case makes no difference.
 */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "check/check.h"

struct event_name {
	const char *name;
	const void *thing; /* the event or umask */
	const char *thing_name;
	struct loc loc;
	bool own; /* its own name, not a tool's */
	size_t order;
};

struct event_names {
	struct checker *checker;
	struct arena arena; /* holds them; they are needed for one comparison only */
	struct event_name *at;
	size_t count, room;
};

static void add_event_name(struct event_names *names, const struct event_name *name)
{
	names->at = arena_grow(&names->arena, names->at, names->count, &names->room, sizeof *names->at);
	names->at[names->count] = *name;
	names->at[names->count].order = names->count;
	names->count++;
}

static void add_tool_names(struct event_names *names, struct event_name name, const struct tool_names *tools,
			   size_t count)
{
	name.own = false;
	for (size_t t = 0; t < count; t++)
		for (size_t n = 0; n < tools[t].names.count; n++) {
			name.name = tools[t].names.at[n];
			name.loc = node_item_loc(tools[t].node, n);
			add_event_name(names, &name);
		}
}

static void add_event(struct event_names *names, const struct event *event)
{
	struct event_name name = { event->name, event, event->name, node_loc(event->node), true, 0 };

	add_event_name(names, &name);
	add_tool_names(names, name, event->tool_names, event->tool_count);
}

static void add_umask(struct event_names *names, const struct umask *umask)
{
	struct event_name name = { umask->name, umask, umask->name, node_loc(umask->node), true, 0 };

	add_event_name(names, &name);
	add_tool_names(names, name, umask->tool_names, umask->tool_count);
}

static int compare(const void *left, const void *right)
{
	const struct event_name *a = left, *b = right;
	int names = strcasecmp(a->name, b->name);

	if (names != 0)
		return names;
	return a->order < b->order ? -1 : a->order > b->order;
}

/* If one of the two is another tool's name, reports that one: the other is Intel's. */
static void report(struct checker *checker, const struct event_name *first, const struct event_name *second)
{
	const struct event_name *told = second->own && !first->own ? first : second;
	const struct event_name *other = told == first ? second : first;

	diag_error(checker->diag, told->own ? RULE_DUPLICATE_EVENT : RULE_NAME_CLASH, told->loc,
		   "\"%s\" names both %s and %s", told->name, first->thing_name, second->thing_name);
	diag_note(checker->diag, other->loc, "%s is here", other->thing_name);
}

static void report_clashes(struct event_names *names)
{
	if (names->count != 0)
		qsort(names->at, names->count, sizeof *names->at, compare);
	for (size_t i = 1; i < names->count; i++)
		if (names->at[i - 1].thing != names->at[i].thing &&
		    strcasecmp(names->at[i - 1].name, names->at[i].name) == 0)
			report(names->checker, &names->at[i - 1], &names->at[i]);
}

static void check_umask_names(struct checker *checker, const struct event *event)
{
	struct event_names names = { .checker = checker };

	for (size_t i = 0; i < event->umask_count; i++)
		add_umask(&names, &event->umasks[i]);
	report_clashes(&names);
	arena_free(&names.arena);
}

void check_event_names(struct checker *checker, const struct platform *platform)
{
	struct event_names names = { .checker = checker };

	for (size_t b = 0; b < platform->box_count; b++) {
		const struct events *events = platform->boxes[b].events;

		for (size_t i = 0; events != NULL && events->whole && i < events->count; i++) {
			add_event(&names, &events->at[i]);
			check_umask_names(checker, &events->at[i]);
		}
	}
	report_clashes(&names);
	arena_free(&names.arena);
}
