/* SPDX-License-Identifier: MIT */
/* Checks events that may be counted in place of one another: they differ in the code and in one filter field only. */
#include <string.h>

#include "check/check.h"

static bool same_counters(const struct event *a, const struct event *b)
{
	uint64_t left = 0, right = 0;

	for (size_t i = 0; i < a->counters.count; i++)
		left |= UINT64_C(1) << a->counters.at[i];
	for (size_t i = 0; i < b->counters.count; i++)
		right |= UINT64_C(1) << b->counters.at[i];
	return a->is.group == b->is.group && left == right;
}

/* In what the two events differ although one set demands that they agree; NULL: in nothing. */
static const char *find_difference(const struct event *a, const struct event *b)
{
	if (!same_counters(a, b))
		return "the counters";
	if (a->is.control_mask != b->is.control_mask || a->is.default_mask != b->is.default_mask ||
	    ((a->is.control ^ b->is.control) & a->is.default_mask) != 0)
		return "the control fields that they set";
	if (a->max_increment != b->max_increment || a->subcounter != b->subcounter || a->clock != b->clock ||
	    a->needs_threshold != b->needs_threshold)
		return "what they add";
	if (a->has_companion != b->has_companion || a->companion != b->companion)
		return "the counter that they count through";
	return a->variants.is.mask != b->variants.is.mask ? "the variants" : NULL;
}

/*
 * The one filter of an event of a set. The user must give its value, because the library moves that value to the other
 * event's field.
 */
static const struct field *only_filter(const struct event *event)
{
	const struct filter *filter = event->filters;

	if (event->filter_count != 1 || filter->has_value || filter->nonzero || filter->optional)
		return NULL;
	return filter->is.ref.field;
}

static bool share_filter(const struct event *a, const struct event *b)
{
	return a->filters->is.ref.reg == b->filters->is.ref.reg &&
	       (field_mask(only_filter(a)) & field_mask(only_filter(b))) != 0;
}

static void check_form(struct checker *checker, const struct event *event, struct loc loc)
{
	if (event->unprogrammable != NULL || !event_is_placed(event) || event->umask_count != 0 ||
	    event->alias_of != NULL)
		diag_error(
			checker->diag, RULE_SAME_AS, loc,
			"%s cannot be counted in place of another: it has umasks, is an alias, or cannot be programmed",
			event->name);
	else if (only_filter(event) == NULL && (event->filter_count != 1 || event->filters->is.ref.field != NULL))
		diag_error(checker->diag, RULE_SAME_AS, loc,
			   "%s needs exactly one filter, whose value the user chooses", event->name);
}

/* Checks two events of one set: one names the other, or both name a third. */
static void check_pair(struct checker *checker, const struct event *event, const struct event *other)
{
	struct loc loc = node_member_loc(event->node, "same_as");
	const char *difference = find_difference(event, other);

	if (difference != NULL)
		diag_error(checker->diag, RULE_SAME_AS, loc, "%s and %s differ in %s", event->name, other->name,
			   difference);
	if (only_filter(event) == NULL || only_filter(other) == NULL)
		return;
	if (field_width(only_filter(event)) != field_width(only_filter(other)))
		diag_error(checker->diag, RULE_SAME_AS, loc, "the filters %s and %s have different widths",
			   event->filters->path, other->filters->path);
	else if (share_filter(event, other))
		diag_error(checker->diag, RULE_SAME_AS, loc,
			   "%s and %s share filter bits; each needs a field of its own", event->name, other->name);
}

static void check_member(struct checker *checker, const struct events *events, const struct event *event)
{
	struct loc loc = node_member_loc(event->node, "same_as");

	if (event->is.same == NULL || event->is.same == event) {
		diag_error(checker->diag, RULE_SAME_AS, loc, "\"%s\" is not another event of this box", event->same_as);
		return;
	}
	if (event->is.same->same_as != NULL) {
		diag_error(checker->diag, RULE_SAME_AS, loc, "\"%s\" is itself the same as %s; name that",
			   event->same_as, event->is.same->same_as);
		return;
	}
	check_form(checker, event, loc);
	check_form(checker, event->is.same, loc);
	check_pair(checker, event, event->is.same);
	for (const struct event *other = events->at; other < event; other++)
		if (other != event->is.same && other->is.same == event->is.same && only_filter(other) != NULL &&
		    only_filter(event) != NULL && share_filter(event, other))
			check_pair(checker, event, other);
}

void check_same_events(struct checker *checker, const struct events *events)
{
	for (size_t i = 0; i < events->count; i++)
		if (events->at[i].same_as != NULL)
			check_member(checker, events, &events->at[i]);
}
