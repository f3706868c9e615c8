/* SPDX-License-Identifier: MIT */
/* Counters of events and umasks: a umask's are among its event's, and are only said where they are fewer. */
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

/* Sorted, each once; both are short. */
struct numbers united(struct arena *arena, struct numbers a, const struct numbers *b)
{
	struct numbers all = { arena_array(arena, a.count + b->count, sizeof *all.at), 0 };

	for (uint64_t n = 0; n < 64; n++)
		if (has_number(&a, n) || has_number(b, n))
			all.at[all.count++] = n;
	return all;
}

bool adds_umask_to(const struct match *match, const struct event *event)
{
	size_t base = base_length(match->intel != NULL ? match->intel->name : "");

	return match->verdict == VERDICT_NEW && match->intel->name[base] == '.' && strlen(event->name) == base &&
	       strncasecmp(event->name, match->intel->name, base) == 0;
}

struct wanted {
	bool touched;
	struct numbers all;   /* of the event itself, or of all its umasks */
	struct numbers *each; /* of each umask that is there */
};

static void want(struct merge *merge, struct wanted *wanted, const struct event *event, const struct match *match)
{
	const struct numbers *counters = match->intel != NULL ? &match->intel->counters : NULL;

	if (adds_umask_to(match, event)) {
		wanted->touched = true;
		wanted->all = united(merge->arena, wanted->all, counters);
	} else if (match->event == event && (match->differs & DIFFERS_COUNTERS) != 0 &&
		   (match->verdict == VERDICT_CHANGED || match->verdict == VERDICT_RENAMED)) {
		wanted->touched = true;
		if (match->umask != NULL)
			wanted->each[match->umask - event->umasks] = united(merge->arena, *counters, counters);
		else
			wanted->all = united(merge->arena, wanted->all, counters);
	}
}

static void put_counters(struct merge *merge, struct node node, const struct numbers *counters)
{
	struct out out = { 0 };

	numbers_json(counters, &out);
	edit_put(merge->arena, node, "counters", out_take(merge->arena, &out));
}

/* What the event alone can use is only known of one that counts without a umask. */
static bool alone_is_kept(const struct comparison *comparison, const struct event *event)
{
	for (size_t i = 0; i < comparison->count; i++)
		if (comparison->at[i].event == event && comparison->at[i].umask == NULL &&
		    (comparison->at[i].differs & DIFFERS_COUNTERS) != 0)
			return false;
	return event->umask_count == 0 || !event->umask_required;
}

void merge_counters(struct merge *merge, const struct event *event)
{
	const struct comparison *comparison = merge->comparison;
	struct wanted wanted = { .each = arena_array(merge->arena, event->umask_count, sizeof *wanted.each) };

	if (alone_is_kept(comparison, event))
		wanted.all = event->counters;
	for (size_t u = 0; u < event->umask_count; u++)
		wanted.each[u] = *effective_counters(event, &event->umasks[u]);
	for (size_t i = 0; i < comparison->count; i++)
		want(merge, &wanted, event, &comparison->at[i]);
	if (!wanted.touched)
		return;
	for (size_t u = 0; u < event->umask_count; u++)
		wanted.all = united(merge->arena, wanted.all, &wanted.each[u]);
	put_counters(merge, event->node, &wanted.all);
	for (size_t u = 0; u < event->umask_count; u++) {
		if (same_numbers(&wanted.each[u], &wanted.all))
			edit_remove(event->umasks[u].node, "counters");
		else
			put_counters(merge, event->umasks[u].node, &wanted.each[u]);
	}
}
