/* SPDX-License-Identifier: MIT */
/* Finds the name before the first dot, what was renamed to a name, and the disputes that decide against the file. */
#include <string.h>
#include <strings.h>

#include "import/match.h"

size_t base_length(const char *name)
{
	return strcspn(name, ".");
}

bool is_base(const struct event *event, const char *name)
{
	return strlen(event->name) == base_length(name) && strncasecmp(event->name, name, strlen(event->name)) == 0;
}

const struct event *event_named(const struct box *box, const char *name)
{
	const struct events *events = box != NULL ? box->events : NULL;

	for (size_t e = 0; events != NULL && e < events->count; e++)
		if (is_base(&events->at[e], name))
			return &events->at[e];
	return NULL;
}

const struct perfmon_filter *filter_to_judge(const struct match *match)
{
	bool written = match->verdict == VERDICT_NEW ||
		       ((match->verdict == VERDICT_CHANGED || match->verdict == VERDICT_RENAMED) &&
			(match->differs & DIFFERS_FILTERS) != 0);

	return written ? whole_filter(match->box, match->intel) : NULL;
}

/* Whether the file's value is a claim that does not hold. */
static bool decides_against(const struct comparison *comparison, const struct dispute *dispute)
{
	for (size_t i = 0; i < dispute->claim_count; i++)
		if (strstr(dispute->claims[i].source, comparison->document) != NULL && !dispute->claims[i].holds)
			return true;
	return false;
}

bool dispute_is_about(const struct comparison *comparison, const struct dispute *dispute, const char *path)
{
	return decides_against(comparison, dispute) && list_has(&dispute->items, path);
}

const struct event *event_renamed_to(const struct comparison *comparison, const struct match *match)
{
	size_t base = base_length(match->intel->name);

	for (size_t i = 0; i < comparison->count; i++) {
		const struct match *other = &comparison->at[i];

		if (other->verdict == VERDICT_RENAMED && other->box == match->box &&
		    base_length(other->intel->name) == base &&
		    strncasecmp(other->intel->name, match->intel->name, base) == 0)
			return other->event;
	}
	return NULL;
}

/* The umask that the new entry is by the event's new name. Another name of it in the file kept it from being found. */
static void follow(struct comparison *comparison, struct match *match)
{
	const char *name = match->intel->name + base_length(match->intel->name);
	const struct event *event = *name == '.' ? event_renamed_to(comparison, match) : NULL;
	struct encoding ours, theirs = encoding_by_intel(match->intel);

	for (size_t u = 0; event != NULL && u < event->umask_count; u++) {
		if (strcasecmp(event->umasks[u].name, name + 1) != 0)
			continue;
		match->event = event;
		match->umask = &event->umasks[u];
		if (encoding_of(event, match->umask, &ours) && encoding_equal(&ours, &theirs)) {
			match->verdict = VERDICT_RENAMED;
			return;
		}
		match->verdict = VERDICT_LEFT_OUT;
		match->why = arena_printf(comparison->arena, "is %s.%s by its new name, with another encoding",
					  event->name, match->umask->name);
	}
}

static bool any_renamed(const struct comparison *comparison)
{
	for (size_t i = 0; i < comparison->count; i++)
		if (comparison->at[i].verdict == VERDICT_RENAMED)
			return true;
	return false;
}

void follow_renamed(struct comparison *comparison)
{
	if (!any_renamed(comparison))
		return;
	for (size_t i = 0; i < comparison->count; i++)
		if (comparison->at[i].verdict == VERDICT_NEW)
			follow(comparison, &comparison->at[i]);
}
