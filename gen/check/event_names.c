/* SPDX-License-Identifier: MIT */
/* Names of events: each means one event of its platform, whichever tool uses it, whatever its case. */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "check/check.h"

struct event_name {
	const char *name;
	const struct event *event;
	struct node node;
	bool own; /* the event's own name, not a tool's */
	size_t order;
};

struct event_names {
	struct checker *checker;
	struct event_name *at;
	size_t count, room;
};

static void add(struct event_names *names, const char *name, const struct event *event, struct node node, bool own)
{
	names->at = arena_grow(names->checker->arena, names->at, names->count, &names->room, sizeof *names->at);
	names->at[names->count] = (struct event_name){ name, event, node, own, names->count };
	names->count++;
}

static void add_events(struct event_names *names, const struct events *events)
{
	for (size_t i = 0; i < events->count; i++) {
		const struct event *event = &events->at[i];

		add(names, event->name, event, event->node, true);
		for (size_t t = 0; t < event->tool_count; t++)
			for (size_t n = 0; n < event->tool_names[t].names.count; n++)
				add(names, event->tool_names[t].names.at[n], event, event->node, false);
	}
}

static int compare(const void *left, const void *right)
{
	const struct event_name *a = left, *b = right;
	int names = strcasecmp(a->name, b->name);

	if (names != 0)
		return names;
	return a->order < b->order ? -1 : a->order > b->order;
}

static void report(struct checker *checker, const struct event_name *a, const struct event_name *b)
{
	if (a->event == b->event)
		return;
	diag_error(checker->diag, a->own && b->own ? RULE_DUPLICATE_EVENT : RULE_NAME_CLASH, node_loc(b->node),
		   "\"%s\" names both %s and %s", b->name, a->event->name, b->event->name);
	diag_note(checker->diag, node_loc(a->node), "%s is here", a->event->name);
}

void check_event_names(struct checker *checker, const struct platform *platform)
{
	struct event_names names = { .checker = checker };

	for (size_t i = 0; i < platform->box_count; i++)
		if (platform->boxes[i].events != NULL && platform->boxes[i].events->whole)
			add_events(&names, platform->boxes[i].events);
	if (names.count != 0)
		qsort(names.at, names.count, sizeof *names.at, compare);
	for (size_t i = 1; i < names.count; i++)
		if (strcasecmp(names.at[i - 1].name, names.at[i].name) == 0)
			report(checker, &names.at[i - 1], &names.at[i]);
}
