/* SPDX-License-Identifier: MIT */
/* Matches entries with the spec's events: first by name, then by encoding. */
#include "import/match.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "import/fit.h"
#include "import/units.h"

const struct numbers *effective_counters(const struct event *event, const struct umask *umask)
{
	return umask != NULL && umask->counters.count != 0 ? &umask->counters : &event->counters;
}

const struct relative *relative_of(const struct match *match)
{
	bool found = match->relative.event != NULL;

	if (found && match->intel->name[base_length(match->intel->name)] == '.')
		found = match->relative.umask != NULL;
	return found ? &match->relative : NULL;
}

static bool has_encoding(const struct spec_entry *item, const struct perfmon_event *intel)
{
	struct encoding ours, theirs = encoding_by_intel(intel);

	return encoding_of(item->event, item->umask, &ours) && encoding_equal(&ours, &theirs);
}

/* Whether the item has an encoding of its own. An event that needs a umask has none. */
static bool counts_alone(const struct spec_entry *item)
{
	return item->umask != NULL || !item->event->umask_required;
}

static bool same_counters(const struct spec_entry *item, const struct perfmon_event *intel)
{
	const struct numbers *ours = effective_counters(item->event, item->umask);
	uint64_t left = 0, right = 0;

	if (intel->counters.count == 0 || intel->counter_kind != UNCORE_COUNTER_GENERAL ||
	    (item->event->is.group != NULL && item->event->is.group->kind != UNCORE_COUNTER_GENERAL))
		return true; /* only general counters are chosen by their numbers */
	for (size_t i = 0; i < ours->count; i++)
		left |= UINT64_C(1) << (ours->at[i] & 63);
	for (size_t i = 0; i < intel->counters.count; i++)
		right |= UINT64_C(1) << intel->counters.at[i];
	return left == right;
}

static unsigned differences(const struct spec_entry *item, const struct perfmon_event *intel)
{
	struct encoding ours;
	unsigned differs = 0;

	if (encoding_of(item->event, item->umask, &ours) && !has_encoding(item, intel))
		differs |= DIFFERS_ENCODING;
	if (!same_counters(item, intel))
		differs |= DIFFERS_COUNTERS;
	if (!filters_equal(item->box, item->event, item->umask, intel))
		differs |= DIFFERS_FILTERS;
	return differs;
}

/* The first dispute that names the path and decides against the file. */
static const struct dispute *dispute_about(const struct comparison *comparison, const char *path)
{
	const struct disputes *disputes = &comparison->platform->disputes;

	for (size_t i = 0; i < disputes->count; i++)
		if (dispute_is_about(comparison, &disputes->at[i], path))
			return &disputes->at[i];
	return NULL;
}

/* Whether all of the encoding but the code is the same. */
static bool same_umask(const struct encoding *ours, const struct perfmon_event *intel)
{
	struct encoding theirs = encoding_by_intel(intel);

	theirs.code = ours->code;
	theirs.ext = ours->ext;
	return encoding_equal(ours, &theirs);
}

/*
 * The dispute that explains the difference. A dispute about a whole event explains its code, and filters that the file
 * leaves out. The value and counters of a umask, and filters that the file adds, need a dispute about the umask.
 */
static const struct dispute *dispute_of(const struct comparison *comparison, const struct match *match)
{
	const char *event = arena_printf(comparison->arena, "%s/%s", match->box->id, match->event->name), *path = event;
	const struct dispute *own;
	struct encoding ours;

	if (match->umask != NULL)
		path = arena_printf(comparison->arena, "%s.%s", event, match->umask->name);
	own = dispute_about(comparison, path);
	if (own != NULL || (encoding_of(match->event, match->umask, &ours) && !same_umask(&ours, match->intel)) ||
	    (match->differs & DIFFERS_COUNTERS) != 0 ||
	    ((match->differs & DIFFERS_FILTERS) != 0 && match->intel->filter_count != 0))
		return own;
	return dispute_about(comparison, event);
}

/*
 * Finds the fields for a changed encoding. The umask must belong in the field that the event's umasks set. Returns why
 * that fails.
 */
static const char *place_changed(struct comparison *comparison, struct match *match)
{
	const struct perfmon_event *intel = match->intel;
	struct encoding theirs = encoding_by_intel(intel);
	const char *why = place_encoding(comparison, match), *bits = umask_bits(comparison->arena, &theirs);
	const struct field *field = match->event->is.umask_field;

	if (why != NULL)
		return arena_printf(comparison->arena, "now has %s", why);
	if (match->umask == NULL && match->event->umask_count != 0 && bits != NULL)
		return arena_printf(comparison->arena, "now sets %s by itself, and its umasks set others", bits);
	if (match->umask != NULL && match->placing.umask.field_id != NULL && field != NULL &&
	    strcmp(match->placing.umask.field_id, field->id) != 0)
		return arena_printf(comparison->arena, "now has umask 0x%x, which %s does not hold",
				    (unsigned)intel->umask, field->id);
	return NULL;
}

/* Why a change of an entry that the spec has cannot be merged; NULL: it can. */
static const char *why_not_changed(struct comparison *comparison, struct match *match)
{
	if (match->intel->beyond != NULL)
		return arena_printf(comparison->arena, "has %s, which the spec cannot express", match->intel->beyond);
	if (match->intel->counter_kind != UNCORE_COUNTER_GENERAL)
		return arena_printf(comparison->arena, "is not counted by a general counter now; describe it by hand");
	return (match->differs & DIFFERS_ENCODING) != 0 ? place_changed(comparison, match) : NULL;
}

static bool is_unprogrammable(const struct spec_entry *item)
{
	return item->event->unprogrammable != NULL || (item->umask != NULL && item->umask->unprogrammable != NULL);
}

static void found(struct matcher *matcher, struct match *match, struct spec_entry *item)
{
	match->event = item->event;
	match->umask = item->umask;
	match->verdict = VERDICT_SAME;
	match->differs = differences(item, match->intel);
	if (match->differs != 0)
		match->dispute = dispute_of(matcher->comparison, match);
	if (match->dispute != NULL)
		match->verdict = VERDICT_DISPUTED;
	else if (match->differs != 0)
		match->why = why_not_changed(matcher->comparison, match);
	else if (!is_unprogrammable(item))
		match->why = why_filter_is_lost(matcher->comparison, match);
	if (match->differs == 0 && match->why == NULL && !is_unprogrammable(item))
		match->why = why_filter_value_differs(matcher->comparison, match);
	if (match->why != NULL)
		match->verdict = VERDICT_LEFT_OUT;
	else if (match->differs != 0 && match->dispute == NULL)
		match->verdict = VERDICT_CHANGED;
}

/* Whether the spec cites the file for it, in any version. */
static bool is_from_file(const struct matcher *matcher, const struct spec_entry *item)
{
	const char *source = item->umask != NULL ? item->umask->about.is.source : item->event->about.is.source;

	return source != NULL && strstr(source, matcher->comparison->document) != NULL;
}

/* Whether the file still has the event, alone or with any umask. */
static bool file_has_event(const struct comparison *comparison, const struct event *event)
{
	for (size_t i = 0; i < comparison->file->count; i++)
		if (is_base(event, comparison->file->at[i].name))
			return true;
	return false;
}

/*
 * Whether the name can be a new name of the item. It can be one for a umask, for a whole event, or for a umask whose
 * event is renamed.
 */
static bool can_rename(const struct comparison *comparison, const struct spec_entry *item, const char *name)
{
	size_t base = base_length(name);
	bool same_event = is_base(item->event, name);

	if (item->umask == NULL)
		return name[base] == '\0' && item->event->umask_count == 0;
	return name[base] == '.' &&
	       (same_event || (strcasecmp(name + base + 1, item->umask->name) == 0 &&
			       !file_has_event(comparison, item->event) && event_named(item->box, name) == NULL));
}

static void renamed(struct match *match, struct spec_entry *item)
{
	match->verdict = VERDICT_RENAMED;
	match->event = item->event;
	match->umask = item->umask;
	match->differs = differences(item, match->intel) & ~(unsigned)DIFFERS_ENCODING;
	item->seen = true;
}

static const char *clash(struct matcher *matcher, const struct spec_entry *item)
{
	return arena_printf(matcher->comparison->arena, "has the encoding of %s%s%s; rename or join them by hand",
			    item->event->name, item->umask != NULL ? "." : "",
			    item->umask != NULL ? item->umask->name : "");
}

/* Entries of one encoding may differ in what they filter. */
static bool filters_otherwise(const struct spec_entry *item, const struct perfmon_event *intel)
{
	uint64_t ours;

	return filter_value_of(item->box, item->event, item->umask, intel, &ours) && ours != intel->filter_value;
}

/*
 * Matches an entry by encoding that no name matches. If something with its encoding is gone from the file, it was
 * renamed; else it is new.
 */
static void match_by_encoding(struct matcher *matcher, struct match *match)
{
	const char *name = match->intel->name;

	for (size_t i = 0; i < matcher->count && match->verdict == VERDICT_NEW; i++) {
		struct spec_entry *item = &matcher->items[i];

		if (item->box != match->box || item->seen || !counts_alone(item) || !is_from_file(matcher, item) ||
		    !has_encoding(item, match->intel) || filters_otherwise(item, match->intel) ||
		    item->event->unprogrammable != NULL)
			continue;
		if (can_rename(matcher->comparison, item, name))
			renamed(match, item);
		else
			match->why = clash(matcher, item);
	}
	if (match->verdict == VERDICT_NEW && match->why != NULL)
		match->verdict = VERDICT_LEFT_OUT;
}

static int compare_names(const void *left, const void *right)
{
	const struct match *a = *(struct match *const *)left, *b = *(struct match *const *)right;
	int order = strcasecmp(a->intel->name, b->intel->name);

	if (order == 0)
		order = strcmp(a->unit->box_id, b->unit->box_id);
	if (order == 0)
		order = a->intel < b->intel ? -1 : a->intel > b->intel;
	return order;
}

static bool same_filters(const struct perfmon_event *a, const struct perfmon_event *b)
{
	if (a->filter_count != b->filter_count)
		return false;
	for (size_t i = 0; i < a->filter_count; i++)
		if (strcasecmp(a->filters[i].reg, b->filters[i].reg) != 0 || a->filters[i].hi != b->filters[i].hi ||
		    a->filters[i].lo != b->filters[i].lo)
			return false;
	return true;
}

/* In what two entries with one name differ; NULL: in nothing. */
static const char *otherwise(const struct perfmon_event *a, const struct perfmon_event *b)
{
	struct encoding one = encoding_by_intel(a), other = encoding_by_intel(b);

	if (!encoding_equal(&one, &other))
		return "is already in the file, with another encoding";
	if (a->counters.count != b->counters.count ||
	    (a->counters.count != 0 &&
	     memcmp(a->counters.at, b->counters.at, a->counters.count * sizeof *a->counters.at) != 0))
		return "is already in the file, with other counters";
	return same_filters(a, b) ? NULL : "is already in the file, with other filters";
}

static struct match **sorted_matches(struct comparison *comparison)
{
	struct match **sorted = arena_array(comparison->arena, comparison->count, sizeof *sorted);

	for (size_t i = 0; i < comparison->count; i++)
		sorted[i] = &comparison->at[i];
	if (comparison->count != 0)
		qsort(sorted, comparison->count, sizeof *sorted, compare_names);
	return sorted;
}

/* Finds entries that are listed twice. Equal ones count once. If they differ, a person must decide. */
static void find_repeated(struct comparison *comparison)
{
	struct match **sorted = sorted_matches(comparison);

	for (size_t i = 1; i < comparison->count; i++) {
		const struct match *before = sorted[i - 1];
		struct match *match = sorted[i];

		if (strcmp(before->unit->box_id, match->unit->box_id) != 0 ||
		    strcasecmp(before->intel->name, match->intel->name) != 0)
			continue;
		match->why = otherwise(before->intel, match->intel);
		match->verdict = match->why == NULL ? VERDICT_REPEATED : VERDICT_LEFT_OUT;
	}
}

static bool same_base(const struct match *a, const struct match *b)
{
	size_t length = base_length(a->intel->name);

	return base_length(b->intel->name) == length && strncasecmp(a->intel->name, b->intel->name, length) == 0;
}

/*
 * Of entries with one name in several boxes, the one that keeps it: that of the spec's box, else the first in the file.
 */
static const struct match *owner_of(struct match *const *sorted, size_t count)
{
	const struct match *owner = sorted[0];

	for (size_t i = 1; i < count; i++)
		if ((sorted[i]->event != NULL && owner->event == NULL) ||
		    ((sorted[i]->event != NULL) == (owner->event != NULL) && sorted[i] < owner))
			owner = sorted[i];
	return owner;
}

/* Another box of the spec that has an event with this name; NULL: none. */
static const char *box_with_name(const struct comparison *comparison, const struct match *match)
{
	const struct platform *platform = comparison->platform;

	for (size_t b = 0; platform != NULL && b < platform->box_count; b++)
		if (&platform->boxes[b] != match->box && event_named(&platform->boxes[b], match->intel->name) != NULL)
			return platform->boxes[b].id;
	return NULL;
}

/*
 * Leaves out an entry whose name another box has, because a name means one event of a platform. A person must give it
 * another name.
 */
static void leave_out_shared(struct comparison *comparison, struct match *match, const struct match *owner)
{
	const char *box = box_with_name(comparison, match);

	if (box == NULL && strcmp(match->unit->box_id, owner->unit->box_id) != 0)
		box = owner->unit->box_id;
	if (box == NULL)
		return;
	match->verdict = VERDICT_LEFT_OUT;
	match->why = arena_printf(comparison->arena, "names an event of box %s as well", box);
}

static void find_shared_names(struct comparison *comparison)
{
	struct match **sorted = sorted_matches(comparison);

	for (size_t first = 0, next; first < comparison->count; first = next) {
		const struct match *owner;

		for (next = first + 1; next < comparison->count && same_base(sorted[first], sorted[next]); next++)
			;
		owner = owner_of(&sorted[first], next - first);
		for (size_t i = first; i < next; i++)
			if (sorted[i]->verdict == VERDICT_NEW)
				leave_out_shared(comparison, sorted[i], owner);
	}
}

static void start_matches(struct comparison *comparison)
{
	comparison->count = comparison->room = comparison->file->count;
	comparison->at = arena_array(comparison->arena, comparison->count, sizeof *comparison->at);
	for (size_t i = 0; i < comparison->count; i++) {
		const struct perfmon_event *intel = &comparison->file->at[i];
		const struct unit *unit = find_unit(comparison, intel->unit);

		comparison->at[i] =
			(struct match){ .verdict = VERDICT_NEW, .intel = intel, .unit = unit, .box = unit->box };
	}
	find_repeated(comparison);
}

static void match_all(struct matcher *matcher)
{
	struct comparison *comparison = matcher->comparison;

	for (size_t i = 0; i < comparison->count; i++) {
		struct match *match = &comparison->at[i];
		struct spec_entry *item = find_by_name(matcher, match->box, match->intel->name);

		if (item != NULL)
			item->seen = true;
		if (item != NULL && match->verdict == VERDICT_NEW)
			found(matcher, match, item);
	}
	for (size_t i = 0; i < comparison->count; i++) {
		struct match *match = &comparison->at[i];

		if (match->verdict == VERDICT_NEW)
			leave_out_unsayable(comparison, match);
		if (match->verdict == VERDICT_NEW)
			match_by_encoding(matcher, match);
		if (match->verdict == VERDICT_NEW)
			place_new(comparison, match);
	}
}

/* All umasks of an event share its code, so the code changes for all umasks that the file has, or for none. */
static void check_codes(struct comparison *comparison)
{
	for (size_t i = 0; i < comparison->count; i++) {
		struct match *match = &comparison->at[i];

		if (match->verdict != VERDICT_CHANGED || match->umask == NULL)
			continue;
		for (size_t j = 0; j < comparison->count && match->verdict == VERDICT_CHANGED; j++) {
			const struct match *other = &comparison->at[j];

			if (other->event != match->event ||
			    (other->intel->code == match->intel->code && other->intel->ext == match->intel->ext))
				continue;
			match->verdict = VERDICT_LEFT_OUT;
			match->why = arena_printf(comparison->arena, "has another code than %s", other->intel->name);
		}
	}
}

/* An event is in the file if one of its umasks is. */
static bool any_seen(const struct matcher *matcher, const struct spec_entry *item)
{
	for (const struct spec_entry *other = item;
	     other < matcher->items + matcher->count && other->event == item->event; other++)
		if (other->seen)
			return true;
	return false;
}

static void find_gone(struct matcher *matcher)
{
	struct comparison *comparison = matcher->comparison;

	for (size_t i = 0; i < matcher->count; i++) {
		const struct spec_entry *item = &matcher->items[i];

		if (item->seen || !is_from_file(matcher, item) ||
		    (item->umask == NULL && (any_seen(matcher, item) || !counts_alone(item))))
			continue;
		comparison->at = arena_grow(comparison->arena, comparison->at, comparison->count, &comparison->room,
					    sizeof *comparison->at);
		comparison->at[comparison->count++] = (struct match){
			.verdict = VERDICT_GONE, .box = item->box, .event = item->event, .umask = item->umask
		};
	}
}

void compare_perfmon(struct comparison *comparison, const char *const *mapping, size_t mapping_count)
{
	struct matcher matcher = { .comparison = comparison };

	find_units(comparison, mapping, mapping_count);
	list_items(&matcher);
	start_matches(comparison);
	match_all(&matcher);
	follow_renamed(comparison);
	find_shared_names(comparison);
	leave_out_unfit(comparison);
	check_codes(comparison);
	find_gone(&matcher);
	for (size_t i = 0; i < comparison->count; i++)
		comparison->totals[comparison->at[i].verdict]++;
}
