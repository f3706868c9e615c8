/* SPDX-License-Identifier: MIT */
/* Merges counters. The counters of a umask are among those of its event, and are listed only if they are fewer. */
#include <string.h>
#include <strings.h>

#include "import/merge_parts.h"
#include "load/edit.h"

bool same_numbers(const struct numbers *a, const struct numbers *b)
{
	return a->count == b->count && (a->count == 0 || memcmp(a->at, b->at, a->count * sizeof *a->at) == 0);
}

static bool has_number(const struct numbers *numbers, uint64_t number)
{
	for (size_t i = 0; i < numbers->count; i++)
		if (numbers->at[i] == number)
			return true;
	return false;
}

/* Merges two short lists: sorted, each number once. */
struct numbers united(struct arena *arena, struct numbers a, const struct numbers *b)
{
	struct numbers all = { arena_array(arena, a.count + b->count, sizeof *all.at), 0 };

	for (uint64_t n = 0; n < 64; n++)
		if (has_number(&a, n) || has_number(b, n))
			all.at[all.count++] = n;
	return all;
}

const struct event *event_to_join(const struct comparison *comparison, const struct match *match)
{
	size_t base = base_length(match->intel->name);

	for (size_t e = 0; match->box != NULL && match->box->events != NULL && e < match->box->events->count; e++) {
		const struct event *event = &match->box->events->at[e];

		if (strlen(event->name) == base && strncasecmp(event->name, match->intel->name, base) == 0)
			return event;
	}
	return event_renamed_to(comparison, match);
}

struct wanted {
	struct numbers all;   /* of the event alone, or of all its umasks */
	struct numbers *each; /* of each umask that the spec has */
};

static void want_changed(struct merge *merge, struct wanted *wanted, const struct event *event,
			 const struct match *match)
{
	const struct numbers *counters = &match->intel->counters;

	if (match->umask != NULL)
		wanted->each[match->umask - event->umasks] = united(merge->arena, *counters, counters);
	else
		wanted->all = united(merge->arena, wanted->all, counters);
}

static bool changes_counters(const struct match *match)
{
	return (match->differs & DIFFERS_COUNTERS) != 0 &&
	       (match->verdict == VERDICT_CHANGED || match->verdict == VERDICT_RENAMED);
}

static void put_counters(struct merge *merge, struct node node, const struct numbers *counters)
{
	struct text out = { 0 };

	numbers_json(counters, &out);
	edit_put(merge->arena, node, "counters", text_take(merge->arena, &out));
}

/* Whether the event alone keeps its counters. The file says so only for an event that counts without a umask. */
static bool alone_is_kept(const struct comparison *comparison, const struct event *event)
{
	for (size_t i = 0; i < comparison->count; i++)
		if (comparison->at[i].event == event && comparison->at[i].umask == NULL &&
		    (comparison->at[i].differs & DIFFERS_COUNTERS) != 0)
			return false;
	return event->umask_count == 0 || !event->umask_required;
}

static void merge_counters_of(struct merge *merge, const struct event *event, const struct match *added)
{
	const struct comparison *comparison = merge->comparison;
	struct wanted wanted = { .each = arena_array(merge->arena, event->umask_count, sizeof *wanted.each) };

	if (alone_is_kept(comparison, event))
		wanted.all = event->counters;
	for (size_t u = 0; u < event->umask_count; u++)
		wanted.each[u] = *effective_counters(event, &event->umasks[u]);
	for (size_t i = 0; i < comparison->count; i++)
		if (comparison->at[i].event == event && changes_counters(&comparison->at[i]))
			want_changed(merge, &wanted, event, &comparison->at[i]);
	for (; added != NULL; added = added->next)
		wanted.all = united(merge->arena, wanted.all, &added->intel->counters);
	for (size_t u = 0; u < event->umask_count; u++)
		wanted.all = united(merge->arena, wanted.all, &wanted.each[u]);
	put_counters(merge, event->node, &wanted.all);
	if (!same_numbers(&wanted.all, &event->counters))
		merge_citation(merge, event->node, &event->about);
	for (size_t u = 0; u < event->umask_count; u++) {
		if (same_numbers(&wanted.each[u], &wanted.all))
			edit_remove(event->umasks[u].node, "counters");
		else
			put_counters(merge, event->umasks[u].node, &wanted.each[u]);
	}
}

const struct match *joining(const struct comparison *comparison, const struct event *event)
{
	for (size_t i = 0; i < comparison->count; i++)
		if (comparison->at[i].first == &comparison->at[i] &&
		    event_to_join(comparison, &comparison->at[i]) == event)
			return &comparison->at[i];
	return NULL;
}

void merge_counters(struct merge *merge)
{
	const struct comparison *comparison = merge->comparison;

	for (size_t i = 0; i < comparison->count; i++) {
		const struct match *match = &comparison->at[i];
		const struct event *event =
			match->first == match && match->first != NULL ? event_to_join(comparison, match) : NULL;

		if (event != NULL)
			merge_counters_of(merge, event, match);
		else if (changes_counters(match))
			merge_counters_of(merge, match->event, joining(comparison, match->event));
	}
}
