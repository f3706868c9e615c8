/* SPDX-License-Identifier: MIT */
/*
 * Compares new entries with each other and with the spec. Leaves out and reports an entry that check would refuse.
 * Check refuses an event that sets the same bits as its umasks, and two names that are equal in C. It also refuses
 * equal encodings that "alias_of" cannot express.
 */
#include "import/fit.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* New entries of one event. */
struct group {
	struct match **at;
	size_t count;
	const struct event *event; /* the spec's; NULL: a new one */
};

struct fit {
	struct comparison *comparison;
	struct match **sorted; /* the new ones */
	size_t count;
};

static bool has_dot(const struct match *match)
{
	return match->intel->name[base_length(match->intel->name)] == '.';
}

static bool is_new(const struct match *match)
{
	return match->verdict == VERDICT_NEW;
}

static void leave_out(struct match *match, const char *why)
{
	match->verdict = VERDICT_LEFT_OUT;
	match->why = why;
}

/* Compares names as C sees them: "A.B" is A_B, in upper case. */
static int compare_letters(const char *a, const char *b)
{
	for (;; a++, b++) {
		int left = *a == '.' ? '_' : toupper((unsigned char)*a);
		int right = *b == '.' ? '_' : toupper((unsigned char)*b);

		if (left != right || left == '\0')
			return left - right;
	}
}

static int compare_in_c(const void *left, const void *right)
{
	const struct match *a = *(struct match *const *)left, *b = *(struct match *const *)right;
	int order = strcmp(a->unit->box_id, b->unit->box_id);

	if (order == 0)
		order = compare_letters(a->intel->name, b->intel->name);
	/* What Intel keeps only for old programs comes last. */
	if (order == 0)
		order = a->intel->deprecated - b->intel->deprecated;
	return order != 0 ? order : (a > b) - (a < b);
}

static int compare_events(const void *left, const void *right)
{
	const struct match *a = *(struct match *const *)left, *b = *(struct match *const *)right;
	size_t length_a = base_length(a->intel->name), length_b = base_length(b->intel->name);
	int order = strcmp(a->unit->box_id, b->unit->box_id);

	if (order == 0)
		order = strncasecmp(a->intel->name, b->intel->name, length_a < length_b ? length_a : length_b);
	if (order == 0)
		order = (length_a > length_b) - (length_a < length_b);
	return order != 0 ? order : (a > b) - (a < b);
}

static int compare_encodings(const void *left, const void *right)
{
	const struct match *a = *(struct match *const *)left, *b = *(struct match *const *)right;
	int order = strcmp(a->unit->box_id, b->unit->box_id);

	if (order == 0)
		order = (a->intel->code > b->intel->code) - (a->intel->code < b->intel->code);
	if (order == 0)
		order = a->intel->ext - b->intel->ext;
	if (order == 0)
		order = (a->intel->umask > b->intel->umask) - (a->intel->umask < b->intel->umask);
	if (order == 0)
		order = (a->intel->umask_ext > b->intel->umask_ext) - (a->intel->umask_ext < b->intel->umask_ext);
	if (order == 0)
		order = (a->intel->ports > b->intel->ports) - (a->intel->ports < b->intel->ports);
	if (order == 0)
		order = (a->intel->kinds > b->intel->kinds) - (a->intel->kinds < b->intel->kinds);
	if (order == 0)
		order = a->intel->deprecated - b->intel->deprecated;
	return order != 0 ? order : (a > b) - (a < b);
}

static void sort_new(struct fit *fit, int (*compare)(const void *, const void *))
{
	struct comparison *comparison = fit->comparison;

	fit->sorted = arena_array(comparison->arena, comparison->count, sizeof(struct match *));
	fit->count = 0;
	for (size_t i = 0; i < comparison->count; i++)
		if (is_new(&comparison->at[i]))
			fit->sorted[fit->count++] = &comparison->at[i];
	if (fit->count != 0)
		qsort(fit->sorted, fit->count, sizeof(struct match *), compare);
}

static const struct event *event_of(const struct match *match)
{
	return event_named(match->box, match->intel->name);
}

static bool same_event(const struct match *a, const struct match *b)
{
	size_t length = base_length(a->intel->name);

	return strcmp(a->unit->box_id, b->unit->box_id) == 0 && base_length(b->intel->name) == length &&
	       strncasecmp(a->intel->name, b->intel->name, length) == 0;
}

/* What the spec's event sets beside its code, if it has no umasks yet; NULL: nothing. */
static const char *bits_of_event(struct arena *arena, const struct event *event)
{
	struct encoding ours;

	if (event == NULL || event->umask_required || event->umask_count != 0 || !encoding_of(event, NULL, &ours))
		return NULL;
	return umask_bits(arena, &ours);
}

/* An event that sets bits of the umask's fields itself cannot have umasks in them. */
static void settle_umasks(struct comparison *comparison, const struct group *group)
{
	struct arena *arena = comparison->arena;
	const char *taken = bits_of_event(arena, group->event), *bits = NULL;
	struct match *alone = NULL;
	bool umasks = group->event != NULL && group->event->umask_count != 0;

	for (size_t i = 0; i < group->count; i++) {
		if (has_dot(group->at[i]))
			umasks = true;
		else
			alone = group->at[i];
		if (has_dot(group->at[i]) && taken != NULL)
			leave_out(group->at[i], arena_printf(arena, "%s sets %s by itself; make that a umask by hand",
							     group->event->name, taken));
	}
	if (alone != NULL && umasks) {
		struct encoding theirs = encoding_by_intel(alone->intel);

		bits = umask_bits(arena, &theirs);
	}
	if (bits != NULL)
		leave_out(alone,
			  arena_printf(arena, "sets %s by itself, and its umasks set others; add it as one by hand",
				       bits));
}

static void settle_all_umasks(struct fit *fit)
{
	sort_new(fit, compare_events);
	for (size_t first = 0, next; first < fit->count; first = next) {
		struct group group = { .at = &fit->sorted[first], .event = event_of(fit->sorted[first]) };

		for (next = first + 1; next < fit->count && same_event(fit->sorted[first], fit->sorted[next]); next++)
			;
		group.count = next - first;
		settle_umasks(fit->comparison, &group);
	}
}

/* The event or umask of the spec that has the same name in C; NULL: none. */
static const char *name_like(struct arena *arena, const struct match *match)
{
	const struct events *events = match->box != NULL ? match->box->events : NULL;

	for (size_t e = 0; events != NULL && e < events->count; e++) {
		const struct event *event = &events->at[e];
		size_t length = strlen(event->name);

		if (strncasecmp(event->name, match->intel->name, strcspn(event->name, "._")) != 0)
			continue;
		if (compare_letters(event->name, match->intel->name) == 0)
			return event->name;
		if (strlen(match->intel->name) <= length)
			continue;
		for (size_t u = 0; u < event->umask_count; u++) {
			const char *name = arena_printf(arena, "%s.%s", event->name, event->umasks[u].name);

			if (compare_letters(name, match->intel->name) == 0)
				return name;
		}
	}
	return NULL;
}

static void settle_names(struct fit *fit)
{
	struct arena *arena = fit->comparison->arena;
	const struct match *kept = NULL;

	sort_new(fit, compare_in_c);
	for (size_t i = 0; i < fit->count; i++) {
		struct match *match = fit->sorted[i];
		const char *like = name_like(arena, match);

		if (like == NULL && kept != NULL && strcmp(kept->unit->box_id, match->unit->box_id) == 0 &&
		    compare_letters(kept->intel->name, match->intel->name) == 0)
			like = kept->intel->name;
		if (like == NULL)
			kept = match;
		else
			leave_out(match, arena_printf(arena, "is %s in C, in upper case; name it by hand", like));
	}
}

/* Whether the event of a new entry counts without a umask, now or with the other new entries. */
static bool event_counts_alone(const struct comparison *comparison, const struct match *match)
{
	const struct event *event = event_of(match);

	if (event != NULL)
		return !event->umask_required;
	for (size_t i = 0; i < comparison->count; i++)
		if (is_new(&comparison->at[i]) && !has_dot(&comparison->at[i]) && same_event(&comparison->at[i], match))
			return true;
	return false;
}

/*
 * Whether "alias_of" can express that the two are the same. It can if both are events alone, or umasks of events that
 * count only by their umasks. It cannot for an event alone and another event's umask.
 */
static bool can_be_aliases(const struct comparison *comparison, const struct match *a, const struct match *b)
{
	if (same_event(a, b) || (!has_dot(a) && !has_dot(b)))
		return true;
	return has_dot(a) && has_dot(b) && !event_counts_alone(comparison, a) && !event_counts_alone(comparison, b);
}

static bool same_place(const struct match *a, const struct match *b)
{
	struct encoding one = encoding_by_intel(a->intel), other = encoding_by_intel(b->intel);

	return strcmp(a->unit->box_id, b->unit->box_id) == 0 && encoding_equal(&one, &other);
}

static bool has_encoding(const struct event *event, const struct umask *umask, const struct perfmon_event *intel)
{
	struct encoding ours, theirs = encoding_by_intel(intel);

	return encoding_of(event, umask, &ours) && encoding_equal(&ours, &theirs);
}

/* The spec's umask with the encoding; NULL: none. */
static const struct umask *umask_like(const struct event *event, const struct perfmon_event *intel)
{
	for (size_t u = 0; u < event->umask_count; u++)
		if (has_encoding(event, &event->umasks[u], intel))
			return &event->umasks[u];
	return NULL;
}

/* The event or umask of the spec that has the encoding and cannot be named as its alias; NULL: none. */
static const char *encoding_like(const struct comparison *comparison, const struct match *match)
{
	const struct events *events = match->box != NULL ? match->box->events : NULL;

	for (size_t e = 0; events != NULL && e < events->count; e++) {
		const struct event *event = &events->at[e];
		const struct umask *umask = umask_like(event, match->intel);

		if (event->unprogrammable != NULL || is_base(event, match->intel->name))
			continue;
		if (has_dot(match) && !event->umask_required && has_encoding(event, NULL, match->intel))
			return event->name;
		if (umask != NULL &&
		    (!has_dot(match) || !event->umask_required || event_counts_alone(comparison, match)))
			return arena_printf(comparison->arena, "%s.%s", event->name, umask->name);
	}
	return NULL;
}

static void settle_encodings(struct fit *fit)
{
	struct comparison *comparison = fit->comparison;

	sort_new(fit, compare_encodings);
	for (size_t i = 0; i < fit->count; i++) {
		struct match *match = fit->sorted[i];
		const char *like = encoding_like(comparison, match);

		for (size_t j = i; like == NULL && j-- > 0 && same_place(fit->sorted[j], match);)
			if (is_new(fit->sorted[j]) && !can_be_aliases(comparison, fit->sorted[j], match))
				like = fit->sorted[j]->intel->name;
		if (like != NULL)
			leave_out(match, arena_printf(comparison->arena,
						      "has the encoding of %s; rename or join them by hand", like));
	}
}

void leave_out_unfit(struct comparison *comparison)
{
	struct fit fit = { .comparison = comparison };

	settle_all_umasks(&fit);
	settle_names(&fit);
	settle_encodings(&fit);
}
